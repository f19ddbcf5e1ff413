/* R5.4: Build, Exalt and Raze. */
#include "row_position.h"

static void test_r5_4_build(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    play_for(&game, fortify(REALM_VALLEY, 0), 3, 0, 0);
    assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_MINOR);
    assert_int_equal(game.fortresses[REALM_VALLEY].team, TEAM_BLISS);
    assert_int_equal(game.teams[TEAM_BLISS].stock.minor, 4);
    assert_int_equal(game.sums.realm[REALM_VALLEY][TEAM_BLISS], 1);
    refused(&game, fortify(REALM_VALLEY, 0), WHY_FORTRESS_TAKEN);
}

static void test_r5_4_at_an_adjacent_location(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    assert_true(is_listed(&game, fortify(REALM_VALLEY, 0)));
    assert_true(is_listed(&game, fortify(REALM_CRADLE, 0)));
    refused(&game, fortify(REALM_NETWORK, 0), WHY_REALM_FAR);
    stand(&game, SEAT_BLISS_1, realm_space(REALM_VALLEY));
    assert_true(is_listed(&game, fortify(REALM_VALLEY, 0)));
    refused(&game, fortify(REALM_CRADLE, 0), WHY_REALM_FAR);
}

static void test_r5_4_not_where_the_opponent_controls(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    put(&game, 14, CARD_BLEAKNESS, 1);
    ready(&game);
    refused(&game, fortify(REALM_VALLEY, 0), WHY_REALM_CONTROLLED);
    put(&game, 0, CARD_BRIGHTNESS, 1); /* nobody controls */
    ready(&game);
    assert_true(is_listed(&game, fortify(REALM_VALLEY, 0)));
}

static void test_r5_4_not_where_the_opponents_fortress_stands(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    fortress_on(&game, REALM_VALLEY, TEAM_GLOOM, SIZE_MINOR);
    put(&game, 0, CARD_BRIGHTNESS, 2);
    ready(&game);
    assert_int_equal(game.sums.realm_control[REALM_VALLEY], TEAM_BLISS);
    refused(&game, fortify(REALM_VALLEY, 0), WHY_FORTRESS_TAKEN);
}

static void test_r5_4_build_needs_a_minor(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    identity_of(&game, TEAM_BLISS, 5, 0);
    ready(&game);
    const struct refusal refusal = refused(&game, fortify(REALM_VALLEY, 0), WHY_STOCK);
    assert_int_equal(refusal.what, SIZE_MINOR);
}

static void test_r5_4_exalt(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    fortress_on(&game, REALM_VALLEY, TEAM_BLISS, SIZE_MINOR);
    ready(&game);
    play_for(&game, fortify(REALM_VALLEY, UPGRADE_EXALT), 3, 1, 0);
    assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_MAJOR);
    assert_int_equal(game.sums.realm[REALM_VALLEY][TEAM_BLISS], 2);
    assert_int_equal(game.teams[TEAM_BLISS].stock.minor, 5);
    assert_int_equal(game.teams[TEAM_BLISS].stock.major, 2);
    refused(&game, fortify(REALM_VALLEY, UPGRADE_EXALT), WHY_FORTRESS_NOT_OWN_MINOR);
}

static void test_r5_4_exalt_what_an_earlier_action_built(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    refused(&game, fortify(REALM_VALLEY, UPGRADE_EXALT), WHY_FORTRESS_NOT_OWN_MINOR);
    play(&game, fortify(REALM_VALLEY, 0));
    play(&game, fortify(REALM_VALLEY, UPGRADE_EXALT));
    assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_MAJOR);
}

static void test_r5_4_exalt_asks_the_same_control(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    fortress_on(&game, REALM_VALLEY, TEAM_BLISS, SIZE_MINOR);
    put(&game, 14, CARD_BLEAKNESS, 2);
    ready(&game);
    refused(&game, fortify(REALM_VALLEY, UPGRADE_EXALT), WHY_REALM_CONTROLLED);
}

static void test_r5_4_exalt_needs_a_major(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    fortress_on(&game, REALM_VALLEY, TEAM_BLISS, SIZE_MINOR);
    identity_of(&game, TEAM_BLISS, 0, 3);
    ready(&game);
    const struct refusal refusal = refused(&game, fortify(REALM_VALLEY, UPGRADE_EXALT), WHY_STOCK);
    assert_int_equal(refusal.what, SIZE_MAJOR);
}

static void test_r5_4_raze_a_minor(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    fortress_on(&game, REALM_VALLEY, TEAM_GLOOM, SIZE_MINOR);
    ready(&game);
    assert_int_equal(game.sums.realm_control[REALM_VALLEY], TEAM_GLOOM); /* whoever controls */
    play_for(&game, fortify(REALM_VALLEY, UPGRADE_RAZE), 4, 1, 0);
    assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_NONE);
    assert_int_equal(game.teams[TEAM_GLOOM].stock.minor, 5);
    assert_int_equal(game.actions, 3); /* one spent, one gained */
    assert_int_equal(game.sums.realm_control[REALM_VALLEY], TEAM_NONE);
}

static void test_r5_4_raze_a_major(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    fortress_on(&game, REALM_VALLEY, TEAM_GLOOM, SIZE_MAJOR);
    ready(&game);
    play_for(&game, fortify(REALM_VALLEY, UPGRADE_RAZE | UPGRADE_DETERMINATION), 3, 1, 0);
    assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_MINOR);
    assert_int_equal(game.fortresses[REALM_VALLEY].team, TEAM_GLOOM);
    assert_int_equal(game.teams[TEAM_GLOOM].stock.minor, 4);
    assert_int_equal(game.teams[TEAM_GLOOM].stock.major, 3);
}

static void test_r5_4_raze_a_major_without_minors(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    fortress_on(&game, REALM_VALLEY, TEAM_GLOOM, SIZE_MAJOR);
    identity_of(&game, TEAM_GLOOM, 5, 0);
    ready(&game);
    play(&game, fortify(REALM_VALLEY, UPGRADE_RAZE));
    assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_NONE);
    assert_int_equal(game.teams[TEAM_GLOOM].stock.major, 3);
}

static void test_r5_4_raze_only_opposing(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    refused(&game, fortify(REALM_VALLEY, UPGRADE_RAZE), WHY_FORTRESS_NOT_OPPOSING);
    fortress_on(&game, REALM_VALLEY, TEAM_BLISS, SIZE_MINOR);
    ready(&game);
    refused(&game, fortify(REALM_VALLEY, UPGRADE_RAZE), WHY_FORTRESS_NOT_OPPOSING);
    refused(&game, fortify(REALM_VALLEY, UPGRADE_RAZE | UPGRADE_EXALT), WHY_FORTRESS_NOT_OPPOSING);
}

static void test_r5_4_exalt_and_raze_are_one_of_three(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_FORTIFY);
    fortress_on(&game, REALM_VALLEY, TEAM_GLOOM, SIZE_MINOR);
    ready(&game);
    refused(&game, fortify(REALM_VALLEY, UPGRADE_RAZE | UPGRADE_EXALT), WHY_UPGRADE_USELESS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r5_4_build),
        cmocka_unit_test(test_r5_4_at_an_adjacent_location),
        cmocka_unit_test(test_r5_4_not_where_the_opponent_controls),
        cmocka_unit_test(test_r5_4_not_where_the_opponents_fortress_stands),
        cmocka_unit_test(test_r5_4_build_needs_a_minor),
        cmocka_unit_test(test_r5_4_exalt),
        cmocka_unit_test(test_r5_4_exalt_what_an_earlier_action_built),
        cmocka_unit_test(test_r5_4_exalt_asks_the_same_control),
        cmocka_unit_test(test_r5_4_exalt_needs_a_major),
        cmocka_unit_test(test_r5_4_raze_a_minor),
        cmocka_unit_test(test_r5_4_raze_a_major),
        cmocka_unit_test(test_r5_4_raze_a_major_without_minors),
        cmocka_unit_test(test_r5_4_raze_only_opposing),
        cmocka_unit_test(test_r5_4_exalt_and_raze_are_one_of_three),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
