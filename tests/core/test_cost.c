/* R4.5: costs must be payable in full, judged after a Vibe token; and what cards in play add. */
#include "position.h"

static struct cost cost_of(const struct game *game, struct move move)
{
    return game_cost(game, &move);
}

static void test_r4_5_payable_in_full(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    resources(&game, SEAT_BLISS_1, 2, 1);
    refused(&game, fortify(REALM_VALLEY, 0), WHY_WILLPOWER);
    const struct refusal refusal = refused(&game, fortify(REALM_CRADLE, 0), WHY_WILLPOWER);
    assert_int_equal(refusal.need, 3);
    assert_int_equal(refusal.have, 2);
    resources(&game, SEAT_BLISS_1, 3, 1);
    assert_true(is_listed(&game, fortify(REALM_VALLEY, 0)));
}

/* What an Action gives can't pay for it. */
static void test_r4_5_gains_do_not_pay(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    resources(&game, SEAT_BLISS_1, 0, 0);
    refused(&game, valley(), WHY_WILLPOWER);
    resources(&game, SEAT_BLISS_1, 1, 2);
    give(&game, SEAT_BLISS_1, CARD_CHEERFULNESS); /* entering it gives 2 */
    ready(&game);
    refused(&game, invoke(CARD_CHEERFULNESS, 1, 0), WHY_WILLPOWER);
}

static void test_r4_5_judged_after_the_token(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    resources(&game, SEAT_BLISS_1, 0, 2);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    refused(&game, move_to(0, 0), WHY_WILLPOWER);
    refused(&game, vibe(ACTION_MOVE, COLUMN_1, CARD_COURAGE), WHY_TOKEN_USELESS);
    play(&game, vibe(ACTION_MOVE, COLUMN_3, CARD_COURAGE));
    refused(&game, move_to(0, 0), WHY_WILLPOWER);
    play(&game, move_to(0, UPGRADE_DETERMINATION));
    assert_int_equal(game.seats[SEAT_BLISS_1].space, 0);
    assert_int_equal(game.seats[SEAT_BLISS_1].willpower, 0);
}

/* The last card can't be both discarded for the token and invoked. */
static void test_r4_5_token_of_the_last_card(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    refused(&game, vibe(ACTION_INVOKE, COLUMN_1, CARD_COURAGE), WHY_TOKEN_USELESS);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    assert_true(is_listed(&game, vibe(ACTION_INVOKE, COLUMN_1, CARD_COURAGE)));
}

/* Nor the only card of the right Vibe for a Quell, unless Extinguish is what the token buys. */
static void test_r4_5_token_of_the_matching_card(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    game.teams[TEAM_BLISS].ambition = 1;
    put(&game, 1, CARD_DISLIKE, 1);           /* green */
    give(&game, SEAT_BLISS_1, CARD_KINDNESS); /* green */
    give(&game, SEAT_BLISS_1, CARD_COURAGE);  /* red */
    ready(&game);
    refused(&game, vibe(ACTION_QUELL, COLUMN_1, CARD_KINDNESS), WHY_TOKEN_USELESS);
    assert_true(is_listed(&game, vibe(ACTION_QUELL, COLUMN_2, CARD_KINDNESS)));
    assert_true(is_listed(&game, vibe(ACTION_QUELL, COLUMN_1, CARD_COURAGE)));
}

static void test_r4_5_no_target_no_token(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    game.teams[TEAM_BLISS].ambition = 3;
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    refused(&game, vibe(ACTION_QUELL, COLUMN_2, CARD_COURAGE), WHY_TOKEN_USELESS);
}

/* Raze becomes possible only with the token itself. */
static void test_r4_5_token_makes_a_form_possible(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    resources(&game, SEAT_BLISS_1, 4, 0);
    game.teams[TEAM_BLISS].ambition = 1;
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    fortress_on(&game, REALM_VALLEY, TEAM_GLOOM, SIZE_MINOR);
    fortress_on(&game, REALM_CRADLE, TEAM_GLOOM, SIZE_MINOR);
    ready(&game);
    refused(&game, vibe(ACTION_FORTIFY, COLUMN_1, CARD_COURAGE), WHY_TOKEN_USELESS);
    refused(&game, vibe(ACTION_FORTIFY, COLUMN_3, CARD_COURAGE), WHY_TOKEN_USELESS);
    play(&game, vibe(ACTION_FORTIFY, COLUMN_2, CARD_COURAGE));
    assert_int_equal(count_listed(&game, MOVE_FORTIFY), 2);
}

static void test_r4_5_discounts_never_below_zero(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    game.seats[SEAT_BLISS_1].spirit = SPIRIT_HARMONY; /* saves 1 in its own Realm */
    stand(&game, SEAT_BLISS_1, realm_space(REALM_VALLEY));
    fortress_on(&game, REALM_VALLEY, TEAM_BLISS, SIZE_MINOR);
    resources(&game, SEAT_BLISS_1, 0, 0);
    ready(&game);
    assert_int_equal(cost_of(&game, valley()).willpower, 0);
    play(&game, valley());
    assert_int_equal(game.seats[SEAT_BLISS_1].willpower, 4);
}

/* A question with one answer isn't asked: the only Bliss Spirit gets what Comfort gives. */
static void test_r4_5_one_answer_is_not_asked(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_COMFORT);
    ready(&game);
    play(&game, invoke(CARD_COMFORT, 1, 0));
    asked(&game, ASK_NONE, 0);
    assert_int_equal(game.seats[SEAT_BLISS_1].willpower, 4);
}

/* Fear's Essence comes from the board even with Inner Force (R5.2). */
static void test_r5_2_fears_essence_is_the_invokers(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    upgrade_row(&game, SEAT_BLISS_1, ACTION_INVOKE);
    put(&game, 2, CARD_FEAR, 1);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    assert_int_equal(cost_of(&game, invoke(CARD_KINDNESS, 1, 0)).essence, 2);
    const struct cost forced = cost_of(&game, invoke(CARD_KINDNESS, 1, UPGRADE_INNER_FORCE));
    assert_int_equal(forced.essence, 1);
    assert_int_equal(forced.willpower, 4);
    resources(&game, SEAT_BLISS_1, 9, 0);
    refused(&game, invoke(CARD_KINDNESS, 1, UPGRADE_INNER_FORCE), WHY_ESSENCE_FEAR);
    resources(&game, SEAT_BLISS_1, 9, 1);
    refused(&game, invoke(CARD_KINDNESS, 1, 0), WHY_ESSENCE_FEAR);
    play(&game, invoke(CARD_KINDNESS, 1, UPGRADE_INNER_FORCE));
    assert_int_equal(game.seats[SEAT_BLISS_1].essence, 0);
    assert_int_equal(game.slots[1].essence, 1);
}

/* Quelling between two Safeties: 6 Willpower and 1 Ambition. */
static void test_r5_3_between_two_safeties(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 6, CARD_SAFETY, 1);
    put(&game, 7, CARD_KINDNESS, 2);
    put(&game, 8, CARD_SAFETY, 1);
    give(&game, SEAT_GLOOM_1, CARD_DISLIKE);
    turn_of(&game, SEAT_GLOOM_1);
    game.teams[TEAM_GLOOM].ambition = 1;
    resources(&game, SEAT_GLOOM_1, 5, 0);
    ready(&game);
    const struct refusal refusal = refused(&game, quell(7, CARD_DISLIKE, 0), WHY_WILLPOWER);
    assert_int_equal(refusal.need, 6);
    resources(&game, SEAT_GLOOM_1, 6, 0);
    play(&game, quell(7, CARD_DISLIKE, 0));
    assert_int_equal(game.seats[SEAT_GLOOM_1].willpower, 0);
    assert_int_equal(game.teams[TEAM_GLOOM].ambition, 0);
}

static void test_free_moves_cost_nothing(void **state)
{
    (void)state;
    const struct game game = position_new(PLAYERS_DUEL);
    const struct move free[] = {absorb(SPHERE_HUMILITY, true), absorb(SPHERE_COMMITMENT, false),
                                end_draw(), end_ambition()};
    for (unsigned i = 0; i < sizeof free / sizeof *free; i++) {
        const struct cost cost = cost_of(&game, free[i]);
        assert_int_equal(cost.willpower, 0);
        assert_int_equal(cost.ambition, 0);
        assert_int_equal(cost.essence, 0);
    }
    assert_int_equal(cost_of(&game, absorb(SPHERE_COMMITMENT, true)).willpower, 1);
    assert_int_equal(cost_of(&game, ability(ABILITY_ROTATE)).ambition, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r4_5_payable_in_full),
        cmocka_unit_test(test_r4_5_gains_do_not_pay),
        cmocka_unit_test(test_r4_5_judged_after_the_token),
        cmocka_unit_test(test_r4_5_token_of_the_last_card),
        cmocka_unit_test(test_r4_5_token_of_the_matching_card),
        cmocka_unit_test(test_r4_5_no_target_no_token),
        cmocka_unit_test(test_r4_5_token_makes_a_form_possible),
        cmocka_unit_test(test_r4_5_discounts_never_below_zero),
        cmocka_unit_test(test_r4_5_one_answer_is_not_asked),
        cmocka_unit_test(test_r5_2_fears_essence_is_the_invokers),
        cmocka_unit_test(test_r5_3_between_two_safeties),
        cmocka_unit_test(test_free_moves_cost_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
