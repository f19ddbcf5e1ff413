/* R9.1 to R9.3: a Revelation from the counting to the Fragments. */
#include "revelation_position.h"

/* ---- R9.1 ---- */

static void test_r9_1_the_board_of_these_tests(void **state)
{
    (void)state;
    static const int expected[ASPIRATION_BASIC_COUNT][TEAM_COUNT] = {
        [ASPIRATION_ATTITUDE] = {1, 2},   [ASPIRATION_OPENNESS] = {2, 1},
        [ASPIRATION_UNITY] = {2, 1},      [ASPIRATION_AWARENESS] = {2, 1},
        [ASPIRATION_FORTITUDE] = {0, 0},  [ASPIRATION_LIVELINESS] = {2, 1},
        [ASPIRATION_VERSATILITY] = {0, 1}};
    const struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_ATTITUDE);
    for (unsigned goal = 0; goal < ASPIRATION_BASIC_COUNT; goal++)
        for (unsigned team = 0; team < TEAM_COUNT; team++)
            assert_int_equal(aspiration_count(&game, goal, team), expected[goal][team]);
}

static void test_r9_1_both_are_revealed(void **state)
{
    (void)state;
    const struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_ATTITUDE);
    struct event event;
    assert_int_equal(
        count_events(&game, absorb(SPHERE_COMMITMENT, false), EVENT_HIDDEN_REVEALED, &event), 2);
    assert_int_equal(event.a, TEAM_GLOOM);
    assert_int_equal(event.b, ASPIRATION_ATTITUDE);
    assert_int_equal(count_events(&game, absorb(SPHERE_COMMITMENT, false), EVENT_COUNTED, NULL), 3);
}

/* What was revealed is known while questions are open, to both sides. */
static void test_r9_1_revealed_goals_are_seen(void **state)
{
    (void)state;
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_ATTITUDE);
    struct view view;
    game_view(&game, SEAT_GLOOM_1, &view);
    assert_int_equal(view.shown.teams[TEAM_BLISS].hidden[0], ASPIRATION_HIDDEN);
    reveal(&game);
    asked(&game, ASK_FRAGMENT, SEAT_BLISS_1);
    game_view(&game, SEAT_GLOOM_1, &view);
    assert_int_equal(view.shown.teams[TEAM_BLISS].hidden[0], ASPIRATION_UNITY);
    assert_int_equal(view.shown.teams[TEAM_BLISS].hidden[1], ASPIRATION_HIDDEN);
    game_view(&game, SEAT_BLISS_1, &view);
    assert_int_equal(view.shown.teams[TEAM_GLOOM].hidden[0], ASPIRATION_ATTITUDE);
    settle(&game);
    game_view(&game, SEAT_GLOOM_1, &view);
    assert_int_equal(view.shown.teams[TEAM_BLISS].hidden[0], ASPIRATION_HIDDEN); /* the next one */
}

/* Common Awareness 3 : 3, Bliss's Unity 4 : 3, Gloom's Attitude 2 : 2. */
static struct game chains_and_triads(void)
{
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 14, CARD_KINDNESS, 1);
    put(&game, 0, CARD_COURAGE, 1);
    put(&game, 1, CARD_KINDNESS, 1);
    put(&game, 2, CARD_COURAGE, 1);
    put(&game, 10, CARD_DESIRE, 1);
    put(&game, 5, CARD_ANGER, 1);
    put(&game, 6, CARD_JEALOUSY, 1);
    put(&game, 7, CARD_DISLIKE, 2);
    put(&game, 12, CARD_MISTRUST, 1);
    fortress_on(&game, REALM_VALLEY, TEAM_BLISS, SIZE_MINOR);
    game.spheres[SPHERE_COMMITMENT] = 2;
    goals(&game, ASPIRATION_AWARENESS, ASPIRATION_UNITY, ASPIRATION_ATTITUDE);
    ready(&game);
    return game;
}

static void test_r9_1_a_tie_is_nobodys(void **state)
{
    (void)state;
    struct game game = chains_and_triads();
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        assert_int_equal(aspiration_count(&game, ASPIRATION_AWARENESS, team), 3);
        assert_int_equal(aspiration_count(&game, ASPIRATION_ATTITUDE, team), 2);
    }
    assert_int_equal(aspiration_count(&game, ASPIRATION_UNITY, TEAM_BLISS), 4);
    assert_int_equal(aspiration_count(&game, ASPIRATION_UNITY, TEAM_GLOOM), 3);
    reveal(&game);
    asked(&game, ASK_FRAGMENT, SEAT_BLISS_1);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    asked(&game, ASK_FORTRESS, SEAT_BLISS_1);
    play(&game, choose(ASK_FORTRESS, 1));
    assert_int_equal(game.teams[TEAM_BLISS].identity.minor, 2);
    assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_NONE);
    assert_int_equal(game.common_count, 6); /* the current one turned down, none removed */
    asked(&game, ASK_HIDDEN, SEAT_GLOOM_1);
    settle(&game);
    assert_int_equal(game.teams[TEAM_GLOOM].identity.minor, 0);
}

/* ---- R9.2 ---- */

static void test_r9_2_nothing_accomplished(void **state)
{
    (void)state;
    struct game game = about_to_reveal(TIE, ASPIRATION_ATTITUDE, ASPIRATION_UNITY);
    reveal(&game);
    asked(&game, ASK_HIDDEN, SEAT_BLISS_1);
    settle(&game);
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        assert_int_equal(game_score(&game, team), 0);
    assert_int_equal(game.common_count, 6);
}

static void test_r9_2_one_is_a_minor(void **state)
{
    (void)state;
    /* By the Hidden goal, and by the Common one. */
    static const uint8_t both_ways[2][2] = {{ASPIRATION_FORTITUDE, ASPIRATION_UNITY},
                                            {ASPIRATION_UNITY, ASPIRATION_FORTITUDE}};
    for (unsigned i = 0; i < 2; i++) {
        struct game game = about_to_reveal(both_ways[i][0], both_ways[i][1], ASPIRATION_LIVELINESS);
        reveal(&game);
        asked(&game, ASK_FRAGMENT, SEAT_BLISS_1);
        assert_int_equal(count_listed(&game, MOVE_CHOOSE), 2);
        refused(&game, choose(ASK_FRAGMENT, SIZE_MAJOR), WHY_NOT_AN_ANSWER);
        play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
        assert_int_equal(game.teams[TEAM_BLISS].identity.minor, 1);
        assert_int_equal(game.teams[TEAM_BLISS].stock.minor, 4);
        assert_int_equal(game_score(&game, TEAM_BLISS), 3);
    }
}

static void test_r9_2_both_are_one_major(void **state)
{
    (void)state;
    struct game game =
        about_to_reveal(ASPIRATION_OPENNESS, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    reveal(&game);
    asked(&game, ASK_FRAGMENT, SEAT_BLISS_1);
    refused(&game, choose(ASK_FRAGMENT, SIZE_MINOR), WHY_NOT_AN_ANSWER);
    play(&game, choose(ASK_FRAGMENT, SIZE_MAJOR));
    assert_int_equal(game.teams[TEAM_BLISS].identity.major, 1);
    assert_int_equal(game.teams[TEAM_BLISS].identity.minor, 0);
    assert_int_equal(game.teams[TEAM_BLISS].stock.major, 2);
}

static void test_r9_2_may_decline(void **state)
{
    (void)state;
    struct game game =
        about_to_reveal(ASPIRATION_OPENNESS, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, ANSWER_NONE));
    settle(&game);
    assert_int_equal(game_score(&game, TEAM_BLISS), 0);
    assert_int_equal(game.common_count, 6); /* no Major was added, so nothing is removed */
}

static void test_r9_2_the_absorbing_team_decides_first(void **state)
{
    (void)state;
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_ATTITUDE);
    reveal(&game);
    asked(&game, ASK_FRAGMENT, SEAT_BLISS_1);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    asked(&game, ASK_FRAGMENT, SEAT_GLOOM_1);
    game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_ATTITUDE);
    stand(&game, SEAT_GLOOM_1, realm_space(REALM_VALLEY));
    turn_of(&game, SEAT_GLOOM_1);
    reveal(&game);
    asked(&game, ASK_FRAGMENT, SEAT_GLOOM_1);
    play(&game, choose(ASK_FRAGMENT, ANSWER_NONE));
    asked(&game, ASK_FRAGMENT, SEAT_BLISS_1);
}

static void test_r9_2_cap_when_minors_are_out(void **state)
{
    (void)state;
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    identity_of(&game, TEAM_BLISS, 5, 0);
    ready(&game);
    reveal(&game);
    refused(&game, choose(ASK_FRAGMENT, SIZE_MINOR), WHY_NOT_AN_ANSWER);
    play(&game, choose(ASK_FRAGMENT, SIZE_CAP));
    /* After everything else: Gloom still chooses its next goal. */
    asked(&game, ASK_HIDDEN, SEAT_GLOOM_1);
    assert_int_equal(game.teams[TEAM_BLISS].identity.cap, 0);
    assert_false(game.ending);
    settle(&game);
    assert_int_equal(game.teams[TEAM_BLISS].identity.cap, 1);
    assert_int_equal(game_score(&game, TEAM_BLISS), 19);
    assert_true(game.ending);
    assert_false(game_is_over(&game));
    play(&game, end_draw());
    assert_int_equal(game.winner, WINNER_BLISS);
}

/* Minors left don't stand in for a Major. */
static void test_r9_2_cap_when_majors_are_out(void **state)
{
    (void)state;
    struct game game =
        about_to_reveal(ASPIRATION_OPENNESS, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    identity_of(&game, TEAM_BLISS, 0, 3);
    ready(&game);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_CAP));
    settle(&game);
    assert_int_equal(game.teams[TEAM_BLISS].identity.cap, 1);
    assert_int_equal(game.common_count, 6); /* R9.4: a Cap removes no Common */
    assert_true(game.ending);
}

/* "Unused" is what counts: Minors standing as Fortresses are used. */
static void test_r9_2_fortresses_are_not_stock(void **state)
{
    (void)state;
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    identity_of(&game, TEAM_BLISS, 4, 0);
    fortress_on(&game, REALM_CRADLE, TEAM_BLISS, SIZE_MINOR);
    goals(&game, ASPIRATION_VERSATILITY, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    ready(&game);
    assert_int_equal(game.teams[TEAM_BLISS].stock.minor, 0);
    reveal(&game);
    assert_true(is_listed(&game, choose(ASK_FRAGMENT, SIZE_CAP)));
}

static void test_r9_2_declining_the_cap_triggers_nothing(void **state)
{
    (void)state;
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    identity_of(&game, TEAM_BLISS, 5, 0);
    ready(&game);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, ANSWER_NONE));
    settle(&game);
    assert_int_equal(game.teams[TEAM_BLISS].identity.cap, 0);
    assert_int_equal(game.teams[TEAM_BLISS].stock.cap, 1);
    assert_false(game.ending);
}

static void both_would_cap(unsigned absorber)
{
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_ATTITUDE);
    identity_of(&game, TEAM_BLISS, 5, 0);
    identity_of(&game, TEAM_GLOOM, 5, 0);
    stand(&game, absorber, realm_space(REALM_VALLEY));
    turn_of(&game, absorber);
    ready(&game);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_CAP));
    play(&game, choose(ASK_FRAGMENT, SIZE_CAP));
    settle(&game);
    const unsigned first = seat_team(absorber), second = other_team(first);
    assert_int_equal(game.teams[first].identity.cap, 1);
    assert_int_equal(game.teams[second].identity.cap, 0);
    assert_int_equal(game.teams[first].wheel, 0);
    assert_int_equal(game.teams[second].wheel, 4);
    assert_true(game.ending);
    play(&game, end_draw());
    assert_int_equal(game_score(&game, first), game_score(&game, second));
    assert_int_equal(game.winner, first == TEAM_BLISS ? WINNER_BLISS : WINNER_GLOOM);
}

static void test_r9_2_both_would_cap(void **state)
{
    (void)state;
    both_would_cap(SEAT_BLISS_1);
    both_would_cap(SEAT_GLOOM_1);
}

/* ---- R9.3 ---- */

/* Bliss accomplishes Unity; a Fortress stands in Valley, the Realm facing the Sphere. */
static struct game with_fortress(unsigned team, unsigned size)
{
    struct game game =
        about_to_reveal(ASPIRATION_VERSATILITY, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    fortress_on(&game, REALM_VALLEY, team, size);
    ready(&game);
    return game; /* Gloom accomplishes Versatility */
}

static void test_r9_3_fortress_enters_as_what_it_is(void **state)
{
    (void)state;
    static const uint8_t sizes[] = {SIZE_MINOR, SIZE_MAJOR};
    for (unsigned i = 0; i < 2; i++) {
        struct game game = with_fortress(TEAM_BLISS, sizes[i]);
        reveal(&game);
        play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
        play(&game, choose(ASK_FRAGMENT, ANSWER_NONE));
        asked(&game, ASK_FORTRESS, SEAT_BLISS_1);
        play(&game, choose(ASK_FORTRESS, 1));
        assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_NONE);
        assert_int_equal(game.teams[TEAM_BLISS].identity.minor, sizes[i] == SIZE_MINOR ? 2 : 1);
        assert_int_equal(game.teams[TEAM_BLISS].identity.major, sizes[i] == SIZE_MAJOR ? 1 : 0);
        assert_int_equal(game.sums.realm_control[REALM_VALLEY], TEAM_NONE);
        assert_int_equal(game.common_count, 6); /* R9.4: no Major by 9.2 */
    }
}

static void test_r9_3_owner_may_decline(void **state)
{
    (void)state;
    struct game game = with_fortress(TEAM_BLISS, SIZE_MINOR);
    reveal(&game);
    play(&game,
         choose(ASK_FRAGMENT, ANSWER_NONE)); /* declining the Fragment changes nothing here */
    play(&game, choose(ASK_FRAGMENT, ANSWER_NONE));
    asked(&game, ASK_FORTRESS, SEAT_BLISS_1);
    play(&game, choose(ASK_FORTRESS, ANSWER_NONE));
    assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_MINOR);
    assert_int_equal(game.teams[TEAM_BLISS].identity.minor, 0);
}

static void test_r9_3_the_other_teams_fortress(void **state)
{
    (void)state;
    struct game game = with_fortress(TEAM_GLOOM, SIZE_MINOR);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    asked(&game, ASK_FORTRESS, SEAT_GLOOM_1);
    play(&game, choose(ASK_FORTRESS, 1));
    assert_int_equal(game.teams[TEAM_GLOOM].identity.minor, 2);
}

static void test_r9_3_only_of_an_owner_with_success(void **state)
{
    (void)state;
    struct game game = with_fortress(TEAM_GLOOM, SIZE_MINOR);
    goals(&game, ASPIRATION_AWARENESS, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MAJOR));
    settle(&game);
    assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_MINOR);
}

static void test_r9_3_only_facing_the_sphere(void **state)
{
    (void)state;
    struct game game = with_fortress(TEAM_BLISS, SIZE_MINOR);
    game.origin = 1; /* Commitment faces Cradle */
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    settle(&game);
    assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_MINOR);
}

static void test_r9_3_not_built_or_raised_this_turn(void **state)
{
    (void)state;
    struct game game =
        about_to_reveal(ASPIRATION_VERSATILITY, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    play(&game, fortify(REALM_VALLEY, 0));
    struct game later = game;
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    assert_true(game.pending.ask != ASK_FORTRESS);
    assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_MINOR);
    /* Two turns later it is one like any other. */
    play(&later, end_draw());
    play(&later, end_draw());
    reveal(&later);
    play(&later, choose(ASK_FRAGMENT, SIZE_MINOR));
    play(&later, choose(ASK_FRAGMENT, SIZE_MINOR));
    asked(&later, ASK_FORTRESS, SEAT_BLISS_1);
}

static void test_r9_3_exalted_this_turn(void **state)
{
    (void)state;
    struct game game = with_fortress(TEAM_BLISS, SIZE_MINOR);
    upgrade_row(&game, SEAT_BLISS_1, ACTION_FORTIFY);
    game.teams[TEAM_BLISS].ambition = 1;
    play(&game, fortify(REALM_VALLEY, UPGRADE_EXALT));
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    settle(&game);
    assert_int_equal(game.fortresses[REALM_VALLEY].size, SIZE_MAJOR);
}

/* A Fortress that also enters goes in before the Capping Fragment. */
static void test_r9_3_fortress_before_the_cap(void **state)
{
    (void)state;
    struct game game = with_fortress(TEAM_BLISS, SIZE_MINOR);
    identity_of(&game, TEAM_BLISS, 4, 0);
    ready(&game);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_CAP));
    play(&game, choose(ASK_FRAGMENT, ANSWER_NONE));
    play(&game, choose(ASK_FORTRESS, 1));
    settle(&game);
    assert_int_equal(game.teams[TEAM_BLISS].identity.minor, 5);
    assert_int_equal(game.teams[TEAM_BLISS].identity.cap, 1);
    assert_int_equal(game_score(&game, TEAM_BLISS), 19);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r9_1_the_board_of_these_tests),
        cmocka_unit_test(test_r9_1_both_are_revealed),
        cmocka_unit_test(test_r9_1_revealed_goals_are_seen),
        cmocka_unit_test(test_r9_1_a_tie_is_nobodys),
        cmocka_unit_test(test_r9_2_nothing_accomplished),
        cmocka_unit_test(test_r9_2_one_is_a_minor),
        cmocka_unit_test(test_r9_2_both_are_one_major),
        cmocka_unit_test(test_r9_2_may_decline),
        cmocka_unit_test(test_r9_2_the_absorbing_team_decides_first),
        cmocka_unit_test(test_r9_2_cap_when_minors_are_out),
        cmocka_unit_test(test_r9_2_cap_when_majors_are_out),
        cmocka_unit_test(test_r9_2_fortresses_are_not_stock),
        cmocka_unit_test(test_r9_2_declining_the_cap_triggers_nothing),
        cmocka_unit_test(test_r9_2_both_would_cap),
        cmocka_unit_test(test_r9_3_fortress_enters_as_what_it_is),
        cmocka_unit_test(test_r9_3_owner_may_decline),
        cmocka_unit_test(test_r9_3_the_other_teams_fortress),
        cmocka_unit_test(test_r9_3_only_of_an_owner_with_success),
        cmocka_unit_test(test_r9_3_only_facing_the_sphere),
        cmocka_unit_test(test_r9_3_not_built_or_raised_this_turn),
        cmocka_unit_test(test_r9_3_exalted_this_turn),
        cmocka_unit_test(test_r9_3_fortress_before_the_cap),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
