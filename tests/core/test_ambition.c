/* R8: the three Ambition Abilities. */
#include "position.h"

static struct game with_ambition(unsigned tokens)
{
    struct game game = position_new(PLAYERS_DUEL);
    game.teams[TEAM_BLISS].ambition = (uint8_t)tokens;
    return game;
}

static void test_r8_1_extra_action(void **state)
{
    (void)state;
    struct game game = with_ambition(2);
    play(&game, ability(ABILITY_ACTION));
    assert_int_equal(game.actions, 4);
    assert_int_equal(game.teams[TEAM_BLISS].ambition, 1);
}

static void test_r8_1_after_the_last_action(void **state)
{
    (void)state;
    struct game game = with_ambition(1);
    game.actions = 0;
    refused(&game, valley(), WHY_NO_ACTIONS);
    play(&game, ability(ABILITY_ACTION));
    play(&game, valley());
    assert_int_equal(game.actions, 0);
}

static void test_r8_2_token_of_any_colour(void **state)
{
    (void)state;
    struct game game = with_ambition(1);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    play(&game, ability_token(ACTION_QUELL, COLUMN_2, VIBE_BLUE));
    assert_int_equal(game.seats[SEAT_BLISS_1].board[ACTION_QUELL][COLUMN_2], VIBE_BLUE);
    assert_int_equal(game.seats[SEAT_BLISS_1].hand_count, 1); /* no card discarded */
    assert_int_equal(game.teams[TEAM_BLISS].ambition, 0);
    assert_int_equal(game.actions, 3);
    asked(&game, ASK_NONE, 0);
}

static void test_r8_2_limits_of_a_row(void **state)
{
    (void)state;
    struct game game = with_ambition(1);
    vibe_on(&game, SEAT_BLISS_1, ACTION_QUELL, COLUMN_UNLOCK, VIBE_NONE);
    vibe_on(&game, SEAT_BLISS_1, ACTION_MOVE, COLUMN_1, VIBE_RED);
    refused(&game, ability_token(ACTION_QUELL, COLUMN_2, VIBE_BLUE), WHY_TOKEN_PLACE);
    refused(&game, ability_token(ACTION_MOVE, COLUMN_2, VIBE_RED), WHY_TOKEN_COLOUR);
    refused(&game, ability_token(ACTION_MOVE, COLUMN_1, VIBE_BLUE), WHY_TOKEN_PLACE);
    refused(&game, ability_token(ACTION_EMPOWER, COLUMN_UNLOCK, VIBE_BLUE), WHY_FULL_ONLY);
    assert_true(is_listed(&game, ability_token(ACTION_QUELL, COLUMN_UNLOCK, VIBE_BLUE)));
    /* A token by Ability needs no Action that is possible now, unlike one by discarding. */
    resources(&game, SEAT_BLISS_1, 0, 0);
    assert_true(is_listed(&game, ability_token(ACTION_FORTIFY, COLUMN_1, VIBE_BLUE)));
}

static void test_r8_3_turn_the_origin(void **state)
{
    (void)state;
    struct game game = with_ambition(1);
    game.origin = 4;
    play(&game, ability(ABILITY_ROTATE));
    assert_int_equal(game.origin, 0);
    assert_int_equal(game.teams[TEAM_BLISS].ambition, 0);
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++)
        assert_int_equal(game.spheres[sphere], 7);
}

static void test_r8_each_once_a_turn(void **state)
{
    (void)state;
    struct game game = with_ambition(3);
    play(&game, ability(ABILITY_ACTION));
    refused(&game, ability(ABILITY_ACTION), WHY_ABILITY_USED);
    play(&game, ability_token(ACTION_MOVE, COLUMN_1, VIBE_RED));
    refused(&game, ability_token(ACTION_MOVE, COLUMN_2, VIBE_BLUE), WHY_ABILITY_USED);
    play(&game, ability(ABILITY_ROTATE));
    game.teams[TEAM_BLISS].ambition = 3;
    refused(&game, ability(ABILITY_ROTATE), WHY_ABILITY_USED);
    play(&game, end_draw());
    play(&game, end_draw());
    assert_true(is_listed(&game, ability(ABILITY_ROTATE))); /* the next turn */
}

static void test_r8_costs_one_ambition(void **state)
{
    (void)state;
    struct game game = with_ambition(0);
    for (unsigned which = 0; which < ABILITY_COUNT; which++) {
        const struct move move =
            which == ABILITY_VIBE ? ability_token(ACTION_MOVE, COLUMN_1, VIBE_RED) : ability(which);
        const struct refusal refusal = refused(&game, move, WHY_AMBITION);
        assert_int_equal(refusal.need, 1);
        assert_int_equal(refusal.have, 0);
    }
}

/* R2.1: the tokens are the team's, not the Spirit's. */
static void test_r2_1_ambition_is_shared(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_TEAMS);
    game.teams[TEAM_BLISS].ambition = 1;
    turn_of(&game, SEAT_BLISS_2);
    play(&game, ability(ABILITY_ACTION));
    assert_int_equal(game.teams[TEAM_BLISS].ambition, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r8_1_extra_action),
        cmocka_unit_test(test_r8_1_after_the_last_action),
        cmocka_unit_test(test_r8_2_token_of_any_colour),
        cmocka_unit_test(test_r8_2_limits_of_a_row),
        cmocka_unit_test(test_r8_3_turn_the_origin),
        cmocka_unit_test(test_r8_each_once_a_turn),
        cmocka_unit_test(test_r8_costs_one_ambition),
        cmocka_unit_test(test_r2_1_ambition_is_shared),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
