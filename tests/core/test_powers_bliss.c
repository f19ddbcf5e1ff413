/* R14: the powers of the sixteen Mild Bliss Emotions, at work and with their condition failing. */
#include "position.h"

static struct spirit_seat *bliss(struct game *game)
{
    return &game->seats[SEAT_BLISS_1];
}

/* Bliss 1 on Frontier 0 (slot 1) with this card in hand. */
static struct game holding(unsigned card)
{
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, card);
    ready(&game);
    return game;
}

/* Gloom 1 on Frontier 0, about to quell `card` on slot 1 without showing anything. */
static struct game gloom_facing(unsigned card, unsigned essence)
{
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 1, card, essence);
    stand(&game, SEAT_BLISS_1, frontier_space(2));
    stand(&game, SEAT_GLOOM_1, frontier_space(0));
    upgrade_row(&game, SEAT_GLOOM_1, ACTION_QUELL);
    resources(&game, SEAT_GLOOM_1, 10, 2);
    game.teams[TEAM_GLOOM].ambition = 3;
    turn_of(&game, SEAT_GLOOM_1);
    ready(&game);
    return game;
}

static const unsigned EXTINGUISH = UPGRADE_EXTINGUISH; /* 3 Willpower in all */

static int cost_of(const struct game *game, struct move move)
{
    return game_cost(game, &move).willpower;
}

static unsigned token_after_invoking(struct game game, unsigned card, unsigned slot)
{
    play(&game, invoke(card, slot, 0));
    asked(&game, ASK_NONE, 0);
    assert_int_equal(game.slots[slot].card, card);
    return game.slots[slot].token;
}

/* ---- Red ---- */

static void test_affection_first_essence_is_free(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    resources(&game, SEAT_BLISS_1, 5, 5);
    put(&game, 1, CARD_AFFECTION, 1);
    ready(&game);
    assert_int_equal(cost_of(&game, land(1, 1)), 0); /* on itself */
    assert_int_equal(cost_of(&game, land(1, 2)), 1);
    put(&game, 1, CARD_COURAGE, 1);
    put(&game, 2, CARD_AFFECTION, 1);
    ready(&game);
    assert_int_equal(cost_of(&game, land(1, 1)), 0); /* on its neighbour */
    put(&game, 0, CARD_AFFECTION, 1);
    ready(&game);
    assert_int_equal(cost_of(&game, land(1, 2)), 1); /* two of them save no more */
    fortress_on(&game, REALM_LAND, TEAM_BLISS, SIZE_MAJOR);
    ready(&game);
    assert_int_equal(cost_of(&game, land(1, 2)), 1); /* nor does control */
}

static void test_affection_not_further_away(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 1, CARD_COURAGE, 1);
    put(&game, 3, CARD_AFFECTION, 1);
    ready(&game);
    assert_int_equal(cost_of(&game, land(1, 1)), 1);
}

static void test_comfort_gives_two(void **state)
{
    (void)state;
    struct game game = holding(CARD_COMFORT);
    play(&game, invoke(CARD_COMFORT, 1, 0));
    assert_int_equal(bliss(&game)->willpower, 4 - 2 + 2);
}

static void test_comfort_chooses_a_teammate(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_TEAMS);
    give(&game, SEAT_BLISS_1, CARD_COMFORT);
    ready(&game);
    play(&game, invoke(CARD_COMFORT, 1, 0));
    asked(&game, ASK_COMFORT, SEAT_BLISS_1);
    refused(&game, choose(ASK_COMFORT, SEAT_GLOOM_1), WHY_NOT_AN_ANSWER);
    refused(&game, choose(ASK_COMFORT, ANSWER_NONE), WHY_NOT_AN_ANSWER);
    play(&game, choose(ASK_COMFORT, SEAT_BLISS_2));
    assert_int_equal(bliss(&game)->willpower, 2);
    assert_int_equal(game.seats[SEAT_BLISS_2].willpower, 6);
}

static void test_courage_beside_gloom(void **state)
{
    (void)state;
    struct game game = holding(CARD_COURAGE);
    assert_int_equal(token_after_invoking(game, CARD_COURAGE, 1), 0);
    put(&game, 0, CARD_BRIGHTNESS, 1);
    put(&game, 3, CARD_BLEAKNESS, 1); /* not adjacent */
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_COURAGE, 1), 0);
    put(&game, 2, CARD_BLEAKNESS, 1);
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_COURAGE, 1), 1);
    put(&game, 0, CARD_BLEAKNESS, 1); /* two are no more */
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_COURAGE, 1), 1);
}

static void test_sociability_draws_one(void **state)
{
    (void)state;
    struct game game = holding(CARD_SOCIABILITY);
    const unsigned top = bliss(&game)->deck[0];
    play(&game, invoke(CARD_SOCIABILITY, 1, 0));
    assert_int_equal(bliss(&game)->hand_count, 1);
    assert_int_equal(bliss(&game)->hand[0], top);
}

/* ---- Yellow ---- */

static void test_cheerfulness_gains_two(void **state)
{
    (void)state;
    struct game game = holding(CARD_CHEERFULNESS);
    play(&game, invoke(CARD_CHEERFULNESS, 1, 0));
    assert_int_equal(bliss(&game)->willpower, 4 - 2 + 2);
}

static void test_excitement_moves_for_free(void **state)
{
    (void)state;
    struct game game = holding(CARD_EXCITEMENT);
    play(&game, invoke(CARD_EXCITEMENT, 1, 0));
    asked(&game, ASK_EXCITEMENT, SEAT_BLISS_1);
    assert_int_equal(count_listed(&game, MOVE_CHOOSE), 3); /* two spaces, or none */
    struct game stay = game;
    play(&game, choose(ASK_EXCITEMENT, 0));
    assert_int_equal(bliss(&game)->space, 0);
    assert_int_equal(bliss(&game)->willpower, 2);
    assert_int_equal(game.actions, 2);
    play(&stay, choose(ASK_EXCITEMENT, ANSWER_NONE));
    assert_int_equal(bliss(&stay)->space, 1);
}

static void test_excitement_shares_with_no_opponent(void **state)
{
    (void)state;
    struct game game = holding(CARD_EXCITEMENT);
    stand(&game, SEAT_GLOOM_1, 2);
    play(&game, invoke(CARD_EXCITEMENT, 1, 0));
    refused(&game, choose(ASK_EXCITEMENT, 2), WHY_NOT_AN_ANSWER);
    refused(&game, choose(ASK_EXCITEMENT, 3), WHY_NOT_AN_ANSWER);
    assert_true(is_listed(&game, choose(ASK_EXCITEMENT, 0)));
}

static void test_safety_makes_quelling_dearer(void **state)
{
    (void)state;
    struct game game = gloom_facing(CARD_COURAGE, 2);
    assert_int_equal(cost_of(&game, quell(1, CARD_NONE, EXTINGUISH)), 3);
    put(&game, 0, CARD_SAFETY, 1);
    ready(&game);
    assert_int_equal(cost_of(&game, quell(1, CARD_NONE, EXTINGUISH)), 5);
    put(&game, 2, CARD_SAFETY, 1);
    ready(&game);
    assert_int_equal(cost_of(&game, quell(1, CARD_NONE, EXTINGUISH)), 7);
}

static void test_safety_not_itself_nor_further_away(void **state)
{
    (void)state;
    struct game game = gloom_facing(CARD_SAFETY, 2);
    assert_int_equal(cost_of(&game, quell(1, CARD_NONE, EXTINGUISH)), 3);
    game = gloom_facing(CARD_COURAGE, 2);
    put(&game, 3, CARD_SAFETY, 1);
    ready(&game);
    assert_int_equal(cost_of(&game, quell(1, CARD_NONE, EXTINGUISH)), 3);
}

static void test_trust_moves_an_essence(void **state)
{
    (void)state;
    struct game game = holding(CARD_TRUST);
    put(&game, 9, CARD_COURAGE, 2);
    put(&game, 6, CARD_BRIGHTNESS, 2); /* full */
    put(&game, 4, CARD_BLEAKNESS, 1);  /* Gloom's */
    ready(&game);
    play(&game, invoke(CARD_TRUST, 1, 0));
    asked(&game, ASK_TRUST, SEAT_BLISS_1);
    refused(&game, choose(ASK_TRUST, 6), WHY_NOT_AN_ANSWER);
    refused(&game, choose(ASK_TRUST, 4), WHY_NOT_AN_ANSWER);
    struct game self = game, none = game;
    play(&game, choose(ASK_TRUST, 9));
    assert_int_equal(game.slots[9].essence, 3);
    assert_int_equal(bliss(&game)->essence, 0);
    play(&self, choose(ASK_TRUST, 1));
    assert_int_equal(self.slots[1].essence, 2);
    play(&none, choose(ASK_TRUST, ANSWER_NONE));
    assert_int_equal(bliss(&none)->essence, 1);
}

static void test_trust_without_essence(void **state)
{
    (void)state;
    struct game game = holding(CARD_TRUST);
    resources(&game, SEAT_BLISS_1, 4, 1); /* the one Essence is needed to invoke */
    play(&game, invoke(CARD_TRUST, 1, 0));
    asked(&game, ASK_NONE, 0);
}

/* ---- Green ---- */

static void test_desire_with_an_empty_hand(void **state)
{
    (void)state;
    struct game game = holding(CARD_DESIRE);
    struct game other = game;
    play(&game, invoke(CARD_DESIRE, 1, 0));
    assert_int_equal(bliss(&game)->hand_count, 2);
    give(&other, SEAT_BLISS_1, CARD_COURAGE);
    play(&other, invoke(CARD_DESIRE, 1, 0));
    assert_int_equal(bliss(&other)->hand_count, 1);
}

static void test_generosity_gives_to_a_neighbour(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 9, CARD_GENEROSITY, 3);
    put(&game, 10, CARD_COURAGE, 1);
    ready(&game);
    play(&game, power(9, 10)); /* from anywhere, for free */
    assert_int_equal(game.slots[9].essence, 2);
    assert_int_equal(game.slots[10].essence, 2);
    assert_int_equal(game.actions, 3);
    assert_int_equal(bliss(&game)->willpower, 4);
    refused(&game, power(9, 10), WHY_POWER_USED);
    play(&game, end_draw());
    assert_false(is_listed(&game, power(9, 10))); /* R14.1: its own team's turns only */
    play(&game, end_draw());
    play(&game, power(9, 10));
    assert_int_equal(game.slots[9].essence, 1);
}

static void test_generosity_conditions(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 9, CARD_GENEROSITY, 1);
    put(&game, 10, CARD_COURAGE, 1);
    ready(&game);
    refused(&game, power(9, 10), WHY_ESSENCE_LAST);
    refused(&game, power(10, 9), WHY_POWER_NONE);
    put(&game, 9, CARD_GENEROSITY, 2);
    put(&game, 10, CARD_COURAGE, 3);
    put(&game, 8, CARD_BLEAKNESS, 1);
    put(&game, 12, CARD_COURAGE, 1);
    ready(&game);
    refused(&game, power(9, 10), WHY_CARD_FULL);
    refused(&game, power(9, 8), WHY_EMOTION_OPPOSING);
    refused(&game, power(9, 12), WHY_SLOTS_APART);
    refused(&game, power(9, 11), WHY_SLOT_EMPTY);
}

static void test_innocence_costs_an_ambition_more(void **state)
{
    (void)state;
    struct game game = gloom_facing(CARD_INNOCENCE, 2);
    const struct move move = quell(1, CARD_NONE, EXTINGUISH);
    assert_int_equal(game_cost(&game, &move).ambition, 2);
    game.teams[TEAM_GLOOM].ambition = 1;
    refused(&game, move, WHY_AMBITION);
    game.teams[TEAM_GLOOM].ambition = 2;
    play(&game, move);
    assert_int_equal(game.teams[TEAM_GLOOM].ambition, 0);
    game = gloom_facing(CARD_COURAGE, 2);
    put(&game, 2, CARD_INNOCENCE, 1); /* a neighbour is not shielded */
    ready(&game);
    assert_int_equal(game_cost(&game, &move).ambition, 1);
}

/* R14.4: in a Realm the Triads of both its Frontiers, on a Frontier that one. */
static void test_kindness_in_an_adjacent_triad(void **state)
{
    (void)state;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        struct game game = position_new(PLAYERS_DUEL);
        put(&game, slot, CARD_KINDNESS, 1);
        ready(&game);
        const bool near = slot <= 2; /* Triad 0 */
        play(&game, absorb(SPHERE_COMMITMENT, false));
        assert_int_equal(bliss(&game)->willpower, 4 + 2 + (near ? 2 : 0)); /* 1 for control */
        struct game realm = position_new(PLAYERS_DUEL);
        put(&realm, slot, CARD_KINDNESS, 1);
        stand(&realm, SEAT_BLISS_1, realm_space(REALM_VALLEY));
        ready(&realm);
        const bool beside = slot <= 2 || slot >= 12; /* Triads 0 and 4 */
        play(&realm, absorb(SPHERE_COMMITMENT, false));
        assert_int_equal(bliss(&realm)->willpower, 4 + 2 + (beside ? 2 : 0));
    }
}

/* R14.2: an event triggers once per copy. */
static void test_kindness_twice(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 0, CARD_KINDNESS, 1);
    put(&game, 2, CARD_KINDNESS, 1);
    ready(&game);
    play(&game, absorb(SPHERE_COMMITMENT, false));
    assert_int_equal(bliss(&game)->willpower, 4 + 3 + 2);
    assert_int_equal(game.spheres[SPHERE_COMMITMENT], 4);
    /* Not when Gloom absorbs. */
    stand(&game, SEAT_BLISS_1, 9);
    stand(&game, SEAT_GLOOM_1, 1);
    play(&game, end_draw());
    play(&game, absorb(SPHERE_COMMITMENT, false));
    assert_int_equal(game.seats[SEAT_GLOOM_1].willpower, 6);
}

/* ---- Blue ---- */

static void test_confidence_with_more_realms(void **state)
{
    (void)state;
    struct game game = holding(CARD_CONFIDENCE);
    /* Judged after control is decided anew: it brings Valley and Cradle itself. */
    fortress_on(&game, REALM_LAND, TEAM_GLOOM, SIZE_MINOR);
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_CONFIDENCE, 1), 1);
    fortress_on(&game, REALM_WILLOW, TEAM_GLOOM, SIZE_MINOR);
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_CONFIDENCE, 1), 0); /* 2 : 2 */
}

static void test_optimism_with_less_essence(void **state)
{
    (void)state;
    struct game game = holding(CARD_OPTIMISM);
    put(&game, 9, CARD_BLEAKNESS, 1);
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_OPTIMISM, 1), 0); /* 1 : 1 by its own */
    put(&game, 9, CARD_BLEAKNESS, 2);
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_OPTIMISM, 1), 1);
}

static void test_self_esteem_with_a_fortress(void **state)
{
    (void)state;
    struct game game = holding(CARD_SELF_ESTEEM);
    assert_int_equal(token_after_invoking(game, CARD_SELF_ESTEEM, 1), 0);
    struct game far = game, opposing = game;
    fortress_on(&far, REALM_NETWORK, TEAM_BLISS, SIZE_MINOR);
    ready(&far);
    assert_int_equal(token_after_invoking(far, CARD_SELF_ESTEEM, 1), 0);
    fortress_on(&opposing, REALM_CRADLE, TEAM_GLOOM, SIZE_MINOR);
    ready(&opposing);
    assert_int_equal(token_after_invoking(opposing, CARD_SELF_ESTEEM, 1), 0);
    fortress_on(&game, REALM_CRADLE, TEAM_BLISS, SIZE_MINOR);
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_SELF_ESTEEM, 1), 1);
    put(&game, 2, CARD_BLEAKNESS, 1); /* blocked from Cradle: no influence there */
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_SELF_ESTEEM, 1), 0);
}

static void test_tranquility_weakens_gloom(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 7, CARD_DISLIKE, 3);
    put(&game, 6, CARD_TRANQUILITY, 1);
    put(&game, 5, CARD_COURAGE, 1);
    put(&game, 9, CARD_DISLIKE, 2);
    ready(&game);
    assert_int_equal(game.sums.intensity[7], 2);
    assert_int_equal(game.sums.intensity[5], 1); /* its own team's is not */
    assert_int_equal(game.sums.intensity[9], 2); /* further away neither */
    put(&game, 8, CARD_TRANQUILITY, 1);
    ready(&game);
    assert_int_equal(game.sums.intensity[7], 2); /* R14.2: two copies weaken once */
    assert_int_equal(game.sums.intensity[9], 1);
}

static void test_tranquility_not_below_zero(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 7, CARD_BLEAKNESS, 1);
    put(&game, 6, CARD_TRANQUILITY, 1);
    ready(&game);
    assert_int_equal(game.sums.intensity[7], 0);
    assert_int_equal(game.sums.frontier[2][TEAM_BLISS], 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_affection_first_essence_is_free),
        cmocka_unit_test(test_affection_not_further_away),
        cmocka_unit_test(test_comfort_gives_two),
        cmocka_unit_test(test_comfort_chooses_a_teammate),
        cmocka_unit_test(test_courage_beside_gloom),
        cmocka_unit_test(test_sociability_draws_one),
        cmocka_unit_test(test_cheerfulness_gains_two),
        cmocka_unit_test(test_excitement_moves_for_free),
        cmocka_unit_test(test_excitement_shares_with_no_opponent),
        cmocka_unit_test(test_safety_makes_quelling_dearer),
        cmocka_unit_test(test_safety_not_itself_nor_further_away),
        cmocka_unit_test(test_trust_moves_an_essence),
        cmocka_unit_test(test_trust_without_essence),
        cmocka_unit_test(test_desire_with_an_empty_hand),
        cmocka_unit_test(test_generosity_gives_to_a_neighbour),
        cmocka_unit_test(test_generosity_conditions),
        cmocka_unit_test(test_innocence_costs_an_ambition_more),
        cmocka_unit_test(test_kindness_in_an_adjacent_triad),
        cmocka_unit_test(test_kindness_twice),
        cmocka_unit_test(test_confidence_with_more_realms),
        cmocka_unit_test(test_optimism_with_less_essence),
        cmocka_unit_test(test_self_esteem_with_a_fortress),
        cmocka_unit_test(test_tranquility_weakens_gloom),
        cmocka_unit_test(test_tranquility_not_below_zero),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
