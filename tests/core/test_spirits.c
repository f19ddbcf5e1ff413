/* The powers of the eight Spirits, and what R14 says of all powers. */
#include "position.h"

/* Bliss 1 is `spirit`, Gloom 1 without a power that matters, or the other way round. */
static struct game as(unsigned seat, unsigned spirit)
{
    struct game game = position_new(PLAYERS_DUEL);
    game.seats[seat].spirit = (uint8_t)spirit;
    turn_of(&game, seat);
    ready(&game);
    return game;
}

/* A duel in which the seat to move can quell without showing a card. */
static void arm(struct game *game, unsigned seat)
{
    upgrade_row(game, seat, ACTION_QUELL);
    resources(game, seat, 10, 5);
    game->teams[seat_team(seat)].ambition = 3;
}

/* ---- Bliss ---- */

static bool gloom_may_quell(unsigned bliss_space, unsigned spirit, unsigned slot)
{
    struct game game = as(SEAT_BLISS_1, spirit);
    arm(&game, SEAT_GLOOM_1);
    stand(&game, SEAT_BLISS_1, bliss_space);
    stand(&game, SEAT_GLOOM_1,
          slot_is_frontier(slot) ? frontier_space(slot_triad(slot))
                                 : realm_space(slot_realm(slot)));
    put(&game, slot, CARD_COURAGE, 1);
    turn_of(&game, SEAT_GLOOM_1);
    ready(&game);
    const struct move move = quell(slot, CARD_NONE, UPGRADE_EXTINGUISH);
    if (!is_listed(&game, move))
        refused(&game, move, WHY_SHIELDED);
    return is_listed(&game, move);
}

static void test_empathy_shields(void **state)
{
    (void)state;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        /* On Frontier 0: slot 1 and its neighbours. In Valley: 14, 0 and theirs. */
        const bool frontier = slot <= 2, realm = slot <= 1 || slot >= 13;
        assert_int_equal(gloom_may_quell(1, SPIRIT_EMPATHY, slot), !frontier);
        assert_int_equal(gloom_may_quell(0, SPIRIT_EMPATHY, slot), !realm);
        assert_true(gloom_may_quell(1, SPIRIT_LOVE, slot));
    }
}

/* Empathy shields its own team only, and hinders Bliss in nothing. */
static void test_empathy_may_quell_herself(void **state)
{
    (void)state;
    struct game game = as(SEAT_BLISS_1, SPIRIT_EMPATHY);
    arm(&game, SEAT_BLISS_1);
    put(&game, 1, CARD_BLEAKNESS, 1);
    ready(&game);
    play(&game, quell(1, CARD_NONE, UPGRADE_EXTINGUISH));
    assert_int_equal(game.slots[1].card, CARD_NONE);
}

static void test_delight_draws_at_four(void **state)
{
    (void)state;
    struct game game = as(SEAT_BLISS_1, SPIRIT_DELIGHT);
    stand(&game, SEAT_BLISS_1, realm_space(REALM_VALLEY));
    put(&game, 1, CARD_COURAGE, 1);
    ready(&game);
    struct game three = game;
    put(&game, 13, CARD_COURAGE, 1);
    ready(&game);
    play(&three, absorb(SPHERE_COMMITMENT, false)); /* 3 from the Sphere */
    asked(&three, ASK_NONE, 0);
    play(&game, absorb(SPHERE_COMMITMENT, false)); /* 4 */
    asked(&game, ASK_DELIGHT, SEAT_BLISS_1);
    struct game none = game;
    play(&game, choose(ASK_DELIGHT, 1));
    assert_int_equal(game.seats[SEAT_BLISS_1].hand_count, 1);
    play(&none, choose(ASK_DELIGHT, ANSWER_NONE));
    assert_int_equal(none.seats[SEAT_BLISS_1].hand_count, 0);
}

/* All this Absorb gives counts: the Sphere, Diligence's bonus, Emotion powers. */
static void test_delight_counts_everything(void **state)
{
    (void)state;
    struct game game = as(SEAT_BLISS_1, SPIRIT_DELIGHT);
    game.origin = (uint8_t)(REALM_COUNT - SPHERE_DILIGENCE); /* faces Valley */
    ready(&game);
    struct game plain = game, kind = game;
    play(&plain, absorb(SPHERE_DILIGENCE, false)); /* 2 */
    asked(&plain, ASK_NONE, 0);
    play(&game, absorb(SPHERE_DILIGENCE, true)); /* 2 + 2 */
    asked(&game, ASK_DELIGHT, SEAT_BLISS_1);
    put(&kind, 1, CARD_KINDNESS, 1);
    ready(&kind);
    play(&kind, absorb(SPHERE_DILIGENCE, false)); /* 3 + 1 */
    asked(&kind, ASK_DELIGHT, SEAT_BLISS_1);
}

static void test_delight_before_the_revelation(void **state)
{
    (void)state;
    struct game game = as(SEAT_BLISS_1, SPIRIT_DELIGHT);
    stand(&game, SEAT_BLISS_1, realm_space(REALM_VALLEY));
    put(&game, 1, CARD_COURAGE, 1);
    put(&game, 13, CARD_COURAGE, 1);
    game.spheres[SPHERE_COMMITMENT] = 4;
    ready(&game);
    play(&game, absorb(SPHERE_COMMITMENT, false));
    asked(&game, ASK_DELIGHT, SEAT_BLISS_1);
    assert_int_equal(game.common_count, 7);
    play(&game, choose(ASK_DELIGHT, ANSWER_NONE));
    assert_true(game.pending.ask >= ASK_FRAGMENT && game.pending.ask <= ASK_HIDDEN);
}

/* Love on Frontier 0: the whole Triad; in Valley: also the two Frontier slots beside it. */
static void test_love_intensifies_further(void **state)
{
    (void)state;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        struct game game = as(SEAT_BLISS_1, SPIRIT_LOVE);
        put(&game, slot, CARD_COURAGE, 1);
        ready(&game);
        assert_int_equal(is_listed(&game, land(slot, 1)), slot <= 2);
        stand(&game, SEAT_BLISS_1, realm_space(REALM_VALLEY));
        assert_int_equal(is_listed(&game, land(slot, 1)), slot <= 1 || slot >= 13);
        game.seats[SEAT_BLISS_1].spirit = SPIRIT_EMPATHY;
        assert_int_equal(is_listed(&game, land(slot, 1)), slot == 14 || slot == 0);
    }
}

static void test_love_invokes_no_further(void **state)
{
    (void)state;
    struct game game = as(SEAT_BLISS_1, SPIRIT_LOVE);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    refused(&game, invoke(CARD_COURAGE, 0, 0), WHY_SLOT_FAR);
    put(&game, 9, CARD_COURAGE, 1);
    ready(&game);
    refused(&game, network(9, 0), WHY_SLOT_FAR);
}

static int cost_of(const struct game *game, struct move move)
{
    return game_cost(game, &move).willpower;
}

static void test_harmony_saves_in_its_realm(void **state)
{
    (void)state;
    struct game game = as(SEAT_BLISS_1, SPIRIT_HARMONY);
    put(&game, 6, CARD_CONFIDENCE, 1);
    resources(&game, SEAT_BLISS_1, 9, 9);
    stand(&game, SEAT_BLISS_1, realm_space(REALM_NETWORK));
    ready(&game);
    assert_int_equal(game.sums.realm_control[REALM_NETWORK], TEAM_BLISS);
    assert_int_equal(cost_of(&game, network(6, 5)), 0); /* 2, control, Harmony */
    assert_int_equal(cost_of(&game, valley()), 1);      /* another Realm's */
    stand(&game, SEAT_BLISS_1, realm_space(REALM_CRADLE));
    assert_int_equal(cost_of(&game, cradle()), 0);
    stand(&game, SEAT_BLISS_1, realm_space(REALM_WILLOW));
    assert_int_equal(cost_of(&game, willow(2)), 2);
    stand(&game, SEAT_BLISS_1, frontier_space(0));
    assert_int_equal(cost_of(&game, valley()), 1); /* on a Frontier it is in no Realm */
}

static void test_harmony_with_control_in_land(void **state)
{
    (void)state;
    struct game game = as(SEAT_BLISS_1, SPIRIT_HARMONY);
    put(&game, 8, CARD_CONFIDENCE, 1);
    resources(&game, SEAT_BLISS_1, 9, 9);
    stand(&game, SEAT_BLISS_1, realm_space(REALM_LAND));
    ready(&game);
    assert_int_equal(cost_of(&game, land(8, 1)), 0);
    assert_int_equal(cost_of(&game, land(8, 2)), 0);
    assert_int_equal(cost_of(&game, land(8, 3)), 1);
}

/* Insecurity takes away the discount of control, not Harmony's own. */
static void test_harmony_beside_insecurity(void **state)
{
    (void)state;
    struct game game = as(SEAT_BLISS_1, SPIRIT_HARMONY);
    stand(&game, SEAT_BLISS_1, realm_space(REALM_NETWORK));
    put(&game, 6, CARD_INSECURITY, 1);
    put(&game, 9, CARD_COURAGE, 1);
    fortress_on(&game, REALM_NETWORK, TEAM_BLISS, SIZE_MAJOR);
    ready(&game);
    assert_int_equal(game.sums.realm_control[REALM_NETWORK], TEAM_BLISS);
    assert_int_equal(cost_of(&game, network(9, 5)), 1);
}

/* ---- Gloom ---- */

static void test_misery_reaches_a_sphere_further(void **state)
{
    (void)state;
    struct game game = as(SEAT_GLOOM_1, SPIRIT_MISERY);
    stand(&game, SEAT_GLOOM_1, realm_space(REALM_VALLEY));
    assert_true(is_listed(&game, absorb(SPHERE_COMMITMENT, false)));
    assert_true(is_listed(&game, absorb(SPHERE_CREATIVITY, false)));
    assert_false(is_listed(&game, absorb(SPHERE_HUMILITY, false)));
    assert_false(is_listed(&game, absorb(SPHERE_DILIGENCE, false)));
    refused(&game, absorb(SPHERE_HUMILITY, false), WHY_SPHERE_FAR);
    stand(&game, SEAT_GLOOM_1, frontier_space(2)); /* Network and Land, so Cradle and Willow */
    refused(&game, absorb(SPHERE_COMMITMENT, false), WHY_SPHERE_FAR);
    assert_true(is_listed(&game, absorb(SPHERE_CREATIVITY, false)));
    play(&game, absorb(SPHERE_CREATIVITY, true)); /* with that Sphere's bonus */
    assert_int_equal(game.spheres[SPHERE_CREATIVITY], 5);
    assert_int_equal(game.seats[SEAT_GLOOM_1].willpower, 6);
    assert_int_equal(game.seats[SEAT_GLOOM_1].hand_count, 1);
}

static void test_misery_knowledge_is_next_to_commitment(void **state)
{
    (void)state;
    struct game game = as(SEAT_GLOOM_1, SPIRIT_MISERY);
    stand(&game, SEAT_GLOOM_1, realm_space(REALM_VALLEY));
    play(&game, absorb_token(ACTION_MOVE, COLUMN_1, VIBE_RED));
    assert_int_equal(game.spheres[SPHERE_KNOWLEDGE], 5);
}

/* Gloom accomplishes Versatility; its Fortress stands where the emptied Sphere faces. */
static unsigned misery_at(unsigned space)
{
    struct game game = as(SEAT_GLOOM_1, SPIRIT_MISERY);
    stand(&game, SEAT_GLOOM_1, space);
    put(&game, 9, CARD_DISLIKE, 1);
    fortress_on(&game, REALM_VALLEY, TEAM_GLOOM, SIZE_MINOR);
    game.spheres[SPHERE_COMMITMENT] = 1;
    goals(&game, ASPIRATION_ATTITUDE, ASPIRATION_UNITY, ASPIRATION_VERSATILITY);
    ready(&game);
    play(&game, absorb(SPHERE_COMMITMENT, false));
    asked(&game, ASK_FRAGMENT, SEAT_GLOOM_1);
    play(&game, choose(ASK_FRAGMENT, ANSWER_NONE));
    return game.pending.ask;
}

static void test_misery_brings_no_fortress(void **state)
{
    (void)state;
    assert_int_equal(misery_at(realm_space(REALM_VALLEY)), ASK_FORTRESS);
    assert_int_equal(misery_at(frontier_space(4)), ASK_FORTRESS);
    assert_true(misery_at(realm_space(REALM_CRADLE)) != ASK_FORTRESS);
    assert_true(misery_at(frontier_space(3)) != ASK_FORTRESS);
}

static void test_malice_quells_further(void **state)
{
    (void)state;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        struct game game = as(SEAT_GLOOM_1, SPIRIT_MALICE);
        const struct move move = quell(slot, CARD_NONE, UPGRADE_EXTINGUISH);
        arm(&game, SEAT_GLOOM_1);
        put(&game, slot, CARD_COURAGE, 1);
        stand(&game, SEAT_GLOOM_1, frontier_space(0));
        ready(&game);
        assert_int_equal(is_listed(&game, move), slot <= 2);
        stand(&game, SEAT_GLOOM_1, realm_space(REALM_VALLEY));
        assert_int_equal(is_listed(&game, move), slot <= 1 || slot >= 13);
        game.seats[SEAT_GLOOM_1].spirit = SPIRIT_HATRED;
        assert_int_equal(is_listed(&game, move), slot == 14 || slot == 0);
    }
}

static void test_anxiety_invokes_from_the_supply(void **state)
{
    (void)state;
    struct game game = as(SEAT_GLOOM_1, SPIRIT_ANXIETY);
    struct game other = as(SEAT_GLOOM_1, SPIRIT_HATRED);
    refused(&other, invoke(CARD_BLEAKNESS, 7, 0), WHY_NO_CARD);
    const struct move move = invoke(CARD_BLEAKNESS, 7, 0);
    assert_int_equal(cost_of(&game, move), 2);
    play(&game, move);
    assert_int_equal(game.slots[7].card, CARD_BLEAKNESS);
    assert_int_equal(game.slots[7].essence, 1);
    assert_int_equal(game.seats[SEAT_GLOOM_1].essence, 1);
    assert_int_equal(game.seats[SEAT_GLOOM_1].hand_count, 0);
}

static void test_anxiety_at_most_six(void **state)
{
    (void)state;
    struct game game = as(SEAT_GLOOM_1, SPIRIT_ANXIETY);
    for (unsigned slot = 0; slot < 5; slot++)
        put(&game, slot, CARD_BLEAKNESS, 1);
    ready(&game);
    assert_true(is_listed(&game, invoke(CARD_BLEAKNESS, 7, 0)));
    put(&game, 5, CARD_BLEAKNESS, 1);
    ready(&game);
    refused(&game, invoke(CARD_BLEAKNESS, 7, 0), WHY_SUPPLY);
}

static void test_hatred_gains_two(void **state)
{
    (void)state;
    struct game game = as(SEAT_GLOOM_1, SPIRIT_HATRED);
    arm(&game, SEAT_GLOOM_1);
    put(&game, 7, CARD_COURAGE, 2);
    ready(&game);
    const struct move move = quell(7, CARD_NONE, UPGRADE_EXTINGUISH);
    play(&game, move);
    assert_int_equal(game.seats[SEAT_GLOOM_1].willpower, 7); /* it is still there */
    play(&game, move);
    assert_int_equal(game.slots[7].card, CARD_NONE);
    assert_int_equal(game.seats[SEAT_GLOOM_1].willpower, 7 - 3 + 2);
    game = as(SEAT_GLOOM_1, SPIRIT_MALICE);
    arm(&game, SEAT_GLOOM_1);
    put(&game, 7, CARD_COURAGE, 1);
    ready(&game);
    play(&game, move);
    assert_int_equal(game.seats[SEAT_GLOOM_1].willpower, 7);
}

/* ---- R14 ---- */

/* Moving is neither entering nor leaving: Embarrassment taken elsewhere gives nothing. */
static void test_r14_1_moving_is_not_leaving(void **state)
{
    (void)state;
    struct game game = as(SEAT_GLOOM_1, SPIRIT_HATRED);
    put(&game, 1, CARD_EMBARRASSMENT, 1);
    ready(&game);
    play(&game, network(1, 7));
    assert_int_equal(game.seats[SEAT_GLOOM_1].willpower, 2);
}

/* Simultaneous triggers go clockwise from the acting Spirit: from slot 3r in Realm r, from 3f + 1
 * on Frontier f. */
static void test_r14_2_order_of_triggers(void **state)
{
    (void)state;
    struct game game = as(SEAT_BLISS_1, SPIRIT_EMPATHY);
    struct event last;
    put(&game, 0, CARD_KINDNESS, 1);
    put(&game, 2, CARD_KINDNESS, 1);
    ready(&game);
    const struct move move = absorb(SPHERE_COMMITMENT, false);
    assert_int_equal(count_events(&game, move, EVENT_POWER, &last), 2);
    assert_int_equal(last.a, 0); /* from slot 1: 2 first, 0 last */
    stand(&game, SEAT_BLISS_1, realm_space(REALM_VALLEY));
    assert_int_equal(count_events(&game, move, EVENT_POWER, &last), 2);
    assert_int_equal(last.a, 2); /* from slot 0: 0 first */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_empathy_shields),
        cmocka_unit_test(test_empathy_may_quell_herself),
        cmocka_unit_test(test_delight_draws_at_four),
        cmocka_unit_test(test_delight_counts_everything),
        cmocka_unit_test(test_delight_before_the_revelation),
        cmocka_unit_test(test_love_intensifies_further),
        cmocka_unit_test(test_love_invokes_no_further),
        cmocka_unit_test(test_harmony_saves_in_its_realm),
        cmocka_unit_test(test_harmony_with_control_in_land),
        cmocka_unit_test(test_harmony_beside_insecurity),
        cmocka_unit_test(test_misery_reaches_a_sphere_further),
        cmocka_unit_test(test_misery_knowledge_is_next_to_commitment),
        cmocka_unit_test(test_misery_brings_no_fortress),
        cmocka_unit_test(test_malice_quells_further),
        cmocka_unit_test(test_anxiety_invokes_from_the_supply),
        cmocka_unit_test(test_anxiety_at_most_six),
        cmocka_unit_test(test_hatred_gains_two),
        cmocka_unit_test(test_r14_1_moving_is_not_leaving),
        cmocka_unit_test(test_r14_2_order_of_triggers),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
