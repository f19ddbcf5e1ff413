/* R6: the five Realm Actions. */
#include "position.h"

static struct spirit_seat *bliss(struct game *game)
{
    return &game->seats[SEAT_BLISS_1];
}

/* Bliss controls a Realm by a Fortress there, which changes nothing else. */
static struct game controlling(unsigned realm)
{
    struct game game = position_new(PLAYERS_DUEL);
    fortress_on(&game, realm, TEAM_BLISS, SIZE_MINOR);
    ready(&game);
    return game;
}

static void costs(const struct game *game, struct move move, int willpower, int essence)
{
    const struct cost cost = game_cost(game, &move);
    assert_int_equal(cost.willpower, willpower);
    assert_int_equal(cost.essence, essence);
    assert_int_equal(cost.ambition, 0);
}

static void test_r6_0_from_anywhere(void **state)
{
    (void)state;
    for (unsigned space = 0; space < SPACE_COUNT; space++) {
        struct game game = position_new(PLAYERS_DUEL);
        stand(&game, SEAT_BLISS_1, space);
        stand(&game, SEAT_GLOOM_1, space_step(space, 5));
        ready(&game);
        assert_true(is_listed(&game, valley()));
        assert_true(is_listed(&game, cradle()));
        assert_true(is_listed(&game, willow(1)));
    }
}

static void test_r6_0_control_saves_one(void **state)
{
    (void)state;
    const struct game nobody = position_new(PLAYERS_DUEL);
    struct game game = controlling(REALM_VALLEY);
    costs(&nobody, valley(), 1, 0);
    costs(&game, valley(), 0, 0);
    costs(&game, cradle(), 1, 0); /* of that Realm only */
    game = controlling(REALM_CRADLE);
    costs(&nobody, cradle(), 1, 0);
    costs(&game, cradle(), 0, 0);
    game = controlling(REALM_NETWORK);
    costs(&nobody, network(0, 1), 2, 0);
    costs(&game, network(0, 1), 1, 0);
    game = controlling(REALM_WILLOW);
    costs(&nobody, willow(3), 4, 0);
    costs(&game, willow(3), 3, 0);
}

static void test_r6_0_opposing_control_costs_nothing_more(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    fortress_on(&game, REALM_VALLEY, TEAM_GLOOM, SIZE_MINOR);
    ready(&game);
    costs(&game, valley(), 1, 0);
}

static void test_r6_0_never_upgraded(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    struct move move = valley();
    move.upgrades = UPGRADE_DETERMINATION;
    refused(&game, move, WHY_MALFORMED);
}

static void test_r6_0_uses_an_action(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    play(&game, valley());
    assert_int_equal(game.actions, 2);
    play(&game, valley());
    play(&game, cradle());
    assert_int_equal(game.actions, 0);
    refused(&game, valley(), WHY_NO_ACTIONS);
}

static void test_r6_1_valley_gains_four(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    resources(&game, SEAT_BLISS_1, 1, 0);
    play(&game, valley());
    assert_int_equal(bliss(&game)->willpower, 4);
    resources(&game, SEAT_BLISS_1, 0, 0);
    refused(&game, valley(), WHY_WILLPOWER);
}

static void test_r6_1_valley_with_control_from_nothing(void **state)
{
    (void)state;
    struct game game = controlling(REALM_VALLEY);
    resources(&game, SEAT_BLISS_1, 0, 0);
    play(&game, valley());
    assert_int_equal(bliss(&game)->willpower, 4);
}

static void test_r6_2_cradle_draws_two(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put_on_top(&game, SEAT_BLISS_1, CARD_KINDNESS);
    put_on_top(&game, SEAT_BLISS_1, CARD_DESIRE);
    play(&game, cradle());
    assert_int_equal(bliss(&game)->willpower, 3);
    assert_int_equal(bliss(&game)->hand_count, 2);
    assert_int_equal(bliss(&game)->hand[0], CARD_DESIRE);
    assert_int_equal(bliss(&game)->hand[1], CARD_KINDNESS);
    assert_int_equal(bliss(&game)->deck_count, 14);
}

static void test_r6_3_network_moves_an_emotion(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 9, CARD_COURAGE, 2);
    game.slots[9].token = 1;
    ready(&game);
    const struct emotion courage = game.slots[9];
    assert_int_equal(count_events(&game, network(9, 1), EVENT_ENTERED, NULL), 0);
    assert_int_equal(count_events(&game, network(9, 1), EVENT_LEFT_PLAY, NULL), 0);
    play(&game, network(9, 1));
    assert_memory_equal(&game.slots[1], &courage, sizeof courage);
    assert_int_equal(game.slots[9].card, CARD_NONE);
    assert_int_equal(bliss(&game)->willpower, 2);
}

static void test_r6_3_network_only_to_an_empty_adjacent_slot(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 9, CARD_COURAGE, 1);
    put(&game, 5, CARD_BLEAKNESS, 1);
    ready(&game);
    refused(&game, network(9, 2), WHY_SLOT_FAR);
    refused(&game, network(9, 10), WHY_SLOT_FAR);
    refused(&game, network(5, 1), WHY_EMOTION_OPPOSING);
    refused(&game, network(4, 1), WHY_SLOT_EMPTY);
    put(&game, 1, CARD_KINDNESS, 1);
    ready(&game);
    refused(&game, network(9, 1), WHY_SLOT_TAKEN);
}

static void test_r6_3_network_wakes_no_power(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 9, CARD_CHEERFULNESS, 1); /* entering it would give 2 Willpower */
    ready(&game);
    play(&game, network(9, 1));
    assert_int_equal(bliss(&game)->willpower, 2);
}

static void test_r6_4_land_costs_one_for_each(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 1, CARD_CONFIDENCE, 1); /* four spaces */
    resources(&game, SEAT_BLISS_1, 5, 5);
    ready(&game);
    costs(&game, land(1, 1), 1, 1);
    costs(&game, land(1, 2), 2, 2);
    costs(&game, land(1, 3), 3, 3);
    play(&game, land(1, 3));
    assert_int_equal(game.slots[1].essence, 4);
    assert_int_equal(bliss(&game)->willpower, 2);
    assert_int_equal(bliss(&game)->essence, 2);
    assert_int_equal(game.sums.intensity[1], 3);
}

static void test_r6_4_land_with_control(void **state)
{
    (void)state;
    struct game game = controlling(REALM_LAND);
    put(&game, 1, CARD_CONFIDENCE, 1);
    resources(&game, SEAT_BLISS_1, 2, 3);
    ready(&game);
    costs(&game, land(1, 1), 0, 1);
    costs(&game, land(1, 3), 2, 3);
    play(&game, land(1, 3));
    assert_int_equal(bliss(&game)->willpower, 0);
    assert_int_equal(bliss(&game)->essence, 0);
}

static void test_r6_4_land_never_more_than_spaces(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 1, CARD_COURAGE, 2); /* of three */
    resources(&game, SEAT_BLISS_1, 9, 9);
    ready(&game);
    assert_true(is_listed(&game, land(1, 1)));
    const struct refusal full = refused(&game, land(1, 2), WHY_CARD_FULL);
    assert_int_equal(full.need, 2);
    assert_int_equal(full.have, 1);
}

static void test_r6_4_land_needs_essence_and_willpower(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 1, CARD_COURAGE, 1);
    resources(&game, SEAT_BLISS_1, 9, 1);
    ready(&game);
    assert_true(is_listed(&game, land(1, 1)));
    refused(&game, land(1, 2), WHY_ESSENCE);
    resources(&game, SEAT_BLISS_1, 1, 9);
    assert_true(is_listed(&game, land(1, 1)));
    refused(&game, land(1, 2), WHY_WILLPOWER);
}

static void test_r6_4_land_only_own_and_adjacent(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 1, CARD_BLEAKNESS, 1);
    put(&game, 2, CARD_KINDNESS, 1);
    put(&game, 3, CARD_COURAGE, 1);
    put(&game, 4, CARD_COURAGE, 1);
    game.seats[SEAT_BLISS_1].spirit = SPIRIT_DELIGHT; /* Love reaches further */
    ready(&game);
    refused(&game, land(1, 1), WHY_EMOTION_OPPOSING);
    refused(&game, land(2, 1), WHY_SLOT_FAR);
    refused(&game, land(4, 1), WHY_SLOT_FAR);
    refused(&game, land(0, 1), WHY_SLOT_EMPTY);
    stand(&game, SEAT_BLISS_1, realm_space(REALM_CRADLE));
    assert_true(is_listed(&game, land(3, 1)));
}

static void test_r6_5_willow_exchanges_any_number(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    resources(&game, SEAT_BLISS_1, 5, 0);
    assert_true(is_listed(&game, willow(1)));
    assert_true(is_listed(&game, willow(4)));
    refused(&game, willow(5), WHY_WILLPOWER);
    play(&game, willow(3));
    assert_int_equal(bliss(&game)->willpower, 1);
    assert_int_equal(bliss(&game)->essence, 3);
}

static void test_r6_5_willow_at_least_one(void **state)
{
    (void)state;
    struct game game = controlling(REALM_WILLOW);
    resources(&game, SEAT_BLISS_1, 1, 0);
    refused(&game, willow(0), WHY_MALFORMED);
    play(&game, willow(1)); /* control makes the Action itself free */
    assert_int_equal(bliss(&game)->willpower, 0);
    assert_int_equal(bliss(&game)->essence, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r6_0_from_anywhere),
        cmocka_unit_test(test_r6_0_control_saves_one),
        cmocka_unit_test(test_r6_0_opposing_control_costs_nothing_more),
        cmocka_unit_test(test_r6_0_never_upgraded),
        cmocka_unit_test(test_r6_0_uses_an_action),
        cmocka_unit_test(test_r6_1_valley_gains_four),
        cmocka_unit_test(test_r6_1_valley_with_control_from_nothing),
        cmocka_unit_test(test_r6_2_cradle_draws_two),
        cmocka_unit_test(test_r6_3_network_moves_an_emotion),
        cmocka_unit_test(test_r6_3_network_only_to_an_empty_adjacent_slot),
        cmocka_unit_test(test_r6_3_network_wakes_no_power),
        cmocka_unit_test(test_r6_4_land_costs_one_for_each),
        cmocka_unit_test(test_r6_4_land_with_control),
        cmocka_unit_test(test_r6_4_land_never_more_than_spaces),
        cmocka_unit_test(test_r6_4_land_needs_essence_and_willpower),
        cmocka_unit_test(test_r6_4_land_only_own_and_adjacent),
        cmocka_unit_test(test_r6_5_willow_exchanges_any_number),
        cmocka_unit_test(test_r6_5_willow_at_least_one),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
