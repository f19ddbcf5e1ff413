/* R11: control of Realms and Frontiers, and the explanation of its sums. */
#include "position.h"

static void test_r11_1_intensity_by_essence(void **state)
{
    (void)state;
    /* Confidence is printed 1 1 2 3, Anger 1 2, Excitement 1 2 3. */
    static const unsigned confidence[] = {1, 1, 2, 3}, excitement[] = {1, 2, 3}, anger[] = {1, 2};
    struct game game = position_new(PLAYERS_DUEL);
    for (unsigned n = 1; n <= 4; n++) {
        put(&game, 0, CARD_CONFIDENCE, n);
        game_refresh(&game);
        assert_int_equal(game.sums.intensity[0], confidence[n - 1]);
    }
    for (unsigned n = 1; n <= 3; n++) {
        put(&game, 0, CARD_EXCITEMENT, n);
        game_refresh(&game);
        assert_int_equal(game.sums.intensity[0], excitement[n - 1]);
    }
    for (unsigned n = 1; n <= 2; n++) {
        put(&game, 0, CARD_ANGER, n);
        game_refresh(&game);
        assert_int_equal(game.sums.intensity[0], anger[n - 1]);
    }
    assert_int_equal(game.sums.intensity[1], 0); /* an empty slot */
}

static void test_r11_1_intensity_with_token(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 0, CARD_COURAGE, 2);
    game.slots[0].token = 1;
    ready(&game);
    assert_int_equal(game.sums.intensity[0], 3);
}

static void test_r11_2_frontier_by_sum(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 3, CARD_AFFECTION, 2); /* 2 */
    put(&game, 5, CARD_DISLIKE, 1);   /* 1 */
    ready(&game);
    assert_int_equal(game.sums.frontier[1][TEAM_BLISS], 2);
    assert_int_equal(game.sums.frontier[1][TEAM_GLOOM], 1);
    assert_int_equal(game.sums.frontier_control[1], TEAM_BLISS);
    put(&game, 4, CARD_DISLIKE, 2); /* 2 more for Gloom */
    ready(&game);
    assert_int_equal(game.sums.frontier_control[1], TEAM_GLOOM);
}

static void test_r11_2_equal_or_empty_is_nobody(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    assert_int_equal(game.sums.frontier_control[1], TEAM_NONE);
    put(&game, 3, CARD_AFFECTION, 1);
    put(&game, 5, CARD_DISLIKE, 1);
    ready(&game);
    assert_int_equal(game.sums.frontier_control[1], TEAM_NONE);
}

/* Only one team's Emotions: it controls whatever their Intensity, even 0. */
static void test_r11_2_lone_emotion_of_intensity_0(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 12, CARD_DISLIKE, 1); /* Triad 4, weakened to 0 from Triad 3 */
    put(&game, 11, CARD_TRANQUILITY, 1);
    ready(&game);
    assert_int_equal(game.sums.intensity[12], 0);
    assert_int_equal(game.sums.frontier[4][TEAM_GLOOM], 0);
    assert_int_equal(game.sums.frontier_control[4], TEAM_GLOOM);
}

static void test_r11_2_fortress_counts_for_no_frontier(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 3, CARD_AFFECTION, 1);
    put(&game, 5, CARD_DISLIKE, 1);
    fortress_on(&game, REALM_CRADLE, TEAM_BLISS, SIZE_MAJOR);
    ready(&game);
    assert_int_equal(game.sums.frontier_control[1], TEAM_NONE);
    assert_int_equal(game.sums.frontier_control[0], TEAM_NONE);
}

static void test_r11_3_realm_by_four_slots_and_fortress(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 1, CARD_AFFECTION, 2); /* before Cradle: 2 */
    put(&game, 2, CARD_COURAGE, 1);   /* 1 */
    put(&game, 3, CARD_DISLIKE, 3);   /* 3 */
    put(&game, 4, CARD_CRAVING, 1);   /* after Cradle: 1 */
    ready(&game);
    assert_int_equal(game.sums.realm[REALM_CRADLE][TEAM_BLISS], 3);
    assert_int_equal(game.sums.realm[REALM_CRADLE][TEAM_GLOOM], 4);
    assert_int_equal(game.sums.realm_control[REALM_CRADLE], TEAM_GLOOM);
    fortress_on(&game, REALM_CRADLE, TEAM_BLISS, SIZE_MINOR);
    ready(&game);
    assert_int_equal(game.sums.realm[REALM_CRADLE][TEAM_BLISS], 4);
    assert_int_equal(game.sums.realm_control[REALM_CRADLE], TEAM_NONE);
    game.fortresses[REALM_CRADLE] = (struct fortress){0};
    game.teams[TEAM_BLISS].stock.minor++;
    fortress_on(&game, REALM_CRADLE, TEAM_BLISS, SIZE_MAJOR);
    ready(&game);
    assert_int_equal(game.sums.realm[REALM_CRADLE][TEAM_BLISS], 5);
    assert_int_equal(game.sums.realm_control[REALM_CRADLE], TEAM_BLISS);
}

static void test_r11_3_fortress_alone_controls(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    fortress_on(&game, REALM_LAND, TEAM_GLOOM, SIZE_MINOR);
    ready(&game);
    assert_int_equal(game.sums.realm_control[REALM_LAND], TEAM_GLOOM);
    assert_int_equal(game.sums.realm_control[REALM_NETWORK], TEAM_NONE);
    assert_int_equal(game.sums.realm_control[REALM_WILLOW], TEAM_NONE);
}

/* The worked case of the rules: fear is blocked from Valley, not from Willow nor on its Frontier.
 */
static struct game blocked_fear(void)
{
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 14, CARD_AFFECTION, 2);
    put(&game, 13, CARD_FEAR, 2);
    put(&game, 0, CARD_DISLIKE, 1);
    put(&game, 1, CARD_CRAVING, 1);
    fortress_on(&game, REALM_VALLEY, TEAM_BLISS, SIZE_MINOR);
    ready(&game);
    return game;
}

static void test_r11_4_blocked_from_one_realm(void **state)
{
    (void)state;
    const struct game game = blocked_fear();
    assert_int_equal(game.sums.realm[REALM_VALLEY][TEAM_BLISS], 3);
    assert_int_equal(game.sums.realm[REALM_VALLEY][TEAM_GLOOM], 2);
    assert_int_equal(game.sums.realm_control[REALM_VALLEY], TEAM_BLISS);
    assert_int_equal(game.sums.realm[REALM_WILLOW][TEAM_GLOOM], 2);
    assert_int_equal(game.sums.realm_control[REALM_WILLOW], TEAM_GLOOM);
    assert_int_equal(game.sums.frontier[4][TEAM_GLOOM], 2);
    assert_int_equal(game.sums.frontier[4][TEAM_BLISS], 2);
    assert_int_equal(game.sums.frontier_control[4], TEAM_NONE);
    assert_int_equal(game.sums.blocked_after, 1u << 4);
    assert_int_equal(game.sums.blocked_before, 0);
}

static void test_r11_4_both_sides(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 6, CARD_AFFECTION, 1);
    put(&game, 7, CARD_FEAR, 2);
    put(&game, 8, CARD_COURAGE, 1);
    ready(&game);
    assert_int_equal(game.sums.blocked_before, 1u << 2);
    assert_int_equal(game.sums.blocked_after, 1u << 2);
    assert_int_equal(game.sums.realm[REALM_NETWORK][TEAM_GLOOM], 0);
    assert_int_equal(game.sums.realm[REALM_LAND][TEAM_GLOOM], 0);
    assert_int_equal(game.sums.frontier[2][TEAM_GLOOM], 2);
}

/* A Realm's far slot doesn't block, nor does an Emotion of the same team. */
static void test_r11_4_not_blocked(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 4, CARD_FEAR, 1);
    put(&game, 6, CARD_AFFECTION, 1); /* Network's other slot */
    put(&game, 3, CARD_DISLIKE, 1);
    ready(&game);
    assert_int_equal(game.sums.blocked_before, 0);
    assert_int_equal(game.sums.blocked_after, 0);
    assert_int_equal(game.sums.realm[REALM_NETWORK][TEAM_GLOOM], 1);
    assert_int_equal(game.sums.realm[REALM_CRADLE][TEAM_GLOOM], 2);
}

static void test_r11_5_token_goes_with_the_card(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 8, CARD_COURAGE, 1);
    game.slots[8].token = 1;
    ready(&game);
    play(&game, network(8, 1));
    assert_int_equal(game.slots[1].card, CARD_COURAGE);
    assert_int_equal(game.slots[1].token, 1);
    assert_int_equal(game.slots[8].token, 0);
    assert_int_equal(game.sums.intensity[1], 2);
}

static void test_r11_5_seven_is_too_much(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 8, CARD_COURAGE, 1);
    game.slots[8].token = 6;
    ready(&game);
    game.slots[8].token = 7;
    game_refresh(&game);
    assert_non_null(game_check(&game));
}

/* Control is decided anew after every change, not only at the end of a turn. */
static void test_r11_control_follows_at_once(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    struct event event;
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    const struct move move = invoke(CARD_KINDNESS, 1, 0);
    assert_int_equal(count_events(&game, move, EVENT_REALM_CONTROL, NULL), 2);
    assert_int_equal(count_events(&game, move, EVENT_FRONTIER_CONTROL, &event), 1);
    assert_int_equal(event.a, 0);
    assert_int_equal(event.b, TEAM_NONE);
    assert_int_equal(event.c, TEAM_BLISS);
    play(&game, move);
    assert_int_equal(game.sums.realm_control[REALM_VALLEY], TEAM_BLISS);
    assert_int_equal(game.sums.realm_control[REALM_CRADLE], TEAM_BLISS);
}

/* ---- The explanation ---- */

static void test_contributions_to_a_realm(void **state)
{
    (void)state;
    static const struct contribution expected[] = {
        {13, TEAM_GLOOM, 0, 14},
        {14, TEAM_BLISS, 2, SLOT_NONE},
        {0, TEAM_GLOOM, 1, SLOT_NONE},
        {1, TEAM_GLOOM, 1, SLOT_NONE},
        {SLOT_NONE, TEAM_BLISS, 1, SLOT_NONE},
    };
    const struct game game = blocked_fear();
    struct contribution parts[CONTRIBUTIONS_MAX];
    assert_int_equal(realm_contributions(&game, REALM_VALLEY, parts), 5);
    for (unsigned i = 0; i < 5; i++) {
        assert_int_equal(parts[i].slot, expected[i].slot);
        assert_int_equal(parts[i].team, expected[i].team);
        assert_int_equal(parts[i].amount, expected[i].amount);
        assert_int_equal(parts[i].blocked_by, expected[i].blocked_by);
    }
    assert_int_equal(realm_contributions(&game, REALM_NETWORK, parts), 0);
}

static void test_contributions_to_a_frontier(void **state)
{
    (void)state;
    const struct game game = blocked_fear();
    struct contribution parts[CONTRIBUTIONS_MAX];
    assert_int_equal(frontier_contributions(&game, 4, parts), 2);
    assert_int_equal(parts[0].slot, 13);
    assert_int_equal(parts[0].amount, 2); /* blocked from Valley, but not here */
    assert_int_equal(parts[0].blocked_by, SLOT_NONE);
    assert_int_equal(parts[1].slot, 14);
    assert_int_equal(parts[1].amount, 2);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r11_1_intensity_by_essence),
        cmocka_unit_test(test_r11_1_intensity_with_token),
        cmocka_unit_test(test_r11_2_frontier_by_sum),
        cmocka_unit_test(test_r11_2_equal_or_empty_is_nobody),
        cmocka_unit_test(test_r11_2_lone_emotion_of_intensity_0),
        cmocka_unit_test(test_r11_2_fortress_counts_for_no_frontier),
        cmocka_unit_test(test_r11_3_realm_by_four_slots_and_fortress),
        cmocka_unit_test(test_r11_3_fortress_alone_controls),
        cmocka_unit_test(test_r11_4_blocked_from_one_realm),
        cmocka_unit_test(test_r11_4_both_sides),
        cmocka_unit_test(test_r11_4_not_blocked),
        cmocka_unit_test(test_r11_5_token_goes_with_the_card),
        cmocka_unit_test(test_r11_5_seven_is_too_much),
        cmocka_unit_test(test_r11_control_follows_at_once),
        cmocka_unit_test(test_contributions_to_a_realm),
        cmocka_unit_test(test_contributions_to_a_frontier),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
