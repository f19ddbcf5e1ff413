/* R7: Absorb, its amount, its bonuses, and when the Origin turns. */
#include "position.h"

static struct spirit_seat *bliss(struct game *game)
{
    return &game->seats[SEAT_BLISS_1];
}

/* Bliss 1 in Valley, which a Sphere of choice faces. */
static struct game facing(unsigned sphere)
{
    struct game game = position_new(PLAYERS_DUEL);
    stand(&game, SEAT_BLISS_1, realm_space(REALM_VALLEY));
    game.origin = (uint8_t)((REALM_COUNT - sphere) % REALM_COUNT);
    return game;
}

/* ---- R7.1 ---- */

static void test_r7_1_in_a_realm_the_sphere_facing_it(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_HUMILITY);
    assert_true(is_listed(&game, absorb(SPHERE_HUMILITY, false)));
    refused(&game, absorb(SPHERE_CREATIVITY, false), WHY_SPHERE_FAR);
    refused(&game, absorb(SPHERE_DILIGENCE, false), WHY_SPHERE_FAR);
}

static void test_r7_1_on_a_frontier_either_neighbour(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    assert_true(is_listed(&game, absorb(SPHERE_COMMITMENT, false)));
    assert_true(is_listed(&game, absorb(SPHERE_CREATIVITY, false)));
    refused(&game, absorb(SPHERE_HUMILITY, false), WHY_SPHERE_FAR);
    refused(&game, absorb(SPHERE_KNOWLEDGE, false), WHY_SPHERE_FAR);
    game.origin = 1; /* Knowledge now faces Valley, Commitment Cradle */
    assert_true(is_listed(&game, absorb(SPHERE_KNOWLEDGE, false)));
    assert_true(is_listed(&game, absorb(SPHERE_COMMITMENT, false)));
    refused(&game, absorb(SPHERE_CREATIVITY, false), WHY_SPHERE_FAR);
}

/* ---- R7.2 ---- */

/* Absorbs without bonus and checks what it takes. */
static void takes(struct game game, unsigned sphere, int amount)
{
    const int before = game.spheres[sphere];
    const struct absorb_forecast forecast =
        game_absorb_forecast(&game, SEAT_BLISS_1, sphere, false);
    assert_int_equal(forecast.from_sphere, amount);
    assert_int_equal(forecast.revelation, before == amount);
    play(&game, absorb(sphere, false));
    assert_int_equal(bliss(&game)->willpower, 4 + amount);
    assert_int_equal(game.spheres[sphere], before - amount);
}

static void test_r7_2_absorb_amount(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_HUMILITY);
    takes(game, SPHERE_HUMILITY, 2);
    put(&game, 2, CARD_BRIGHTNESS, 1); /* Frontier 0 */
    ready(&game);
    takes(game, SPHERE_HUMILITY, 3);
    put(&game, 13, CARD_BRIGHTNESS, 1); /* Frontier 4 */
    ready(&game);
    takes(game, SPHERE_HUMILITY, 4);
}

/* On a Frontier only that one is adjacent, whichever Sphere is chosen. */
static void test_r7_2_absorb_on_a_frontier(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 4, CARD_BRIGHTNESS, 1);  /* Frontier 1 */
    put(&game, 13, CARD_BRIGHTNESS, 1); /* Frontier 4 */
    ready(&game);
    takes(game, SPHERE_COMMITMENT, 2);
    takes(game, SPHERE_CREATIVITY, 2);
    put(&game, 1, CARD_COURAGE, 1);
    ready(&game);
    takes(game, SPHERE_COMMITMENT, 3);
    takes(game, SPHERE_CREATIVITY, 3);
}

static void test_r7_2_opposing_control_adds_nothing(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_HUMILITY);
    put(&game, 1, CARD_BLEAKNESS, 1);
    put(&game, 13, CARD_BLEAKNESS, 1);
    ready(&game);
    takes(game, SPHERE_HUMILITY, 2);
}

static void test_r7_2_no_more_than_it_holds(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_DILIGENCE);
    put(&game, 1, CARD_BRIGHTNESS, 1);
    put(&game, 13, CARD_BRIGHTNESS, 1);
    game.spheres[SPHERE_DILIGENCE] = 3;
    ready(&game);
    const struct absorb_forecast forecast =
        game_absorb_forecast(&game, SEAT_BLISS_1, SPHERE_DILIGENCE, true);
    assert_int_equal(forecast.from_sphere, 3);
    assert_int_equal(forecast.bonus, 2);
    assert_int_equal(forecast.powers, 0);
    assert_true(forecast.revelation);
}

/* ---- R7.3 ---- */

static void test_r7_3_commitment_buys_ambition(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_COMMITMENT);
    play(&game, absorb(SPHERE_COMMITMENT, true));
    assert_int_equal(bliss(&game)->willpower, 4 + 2 - 1);
    assert_int_equal(game.teams[TEAM_BLISS].ambition, 1);
}

/* The Willpower just taken pays for it. */
static void test_r7_3_commitment_from_nothing(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_COMMITMENT);
    resources(&game, SEAT_BLISS_1, 0, 0);
    play(&game, absorb(SPHERE_COMMITMENT, true));
    assert_int_equal(bliss(&game)->willpower, 1);
}

static void test_r7_3_commitment_with_all_available(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_COMMITMENT);
    game.teams[TEAM_BLISS].ambition = 3;
    refused(&game, absorb(SPHERE_COMMITMENT, true), WHY_BONUS_NOTHING);
    assert_true(is_listed(&game, absorb(SPHERE_COMMITMENT, false)));
}

static void test_r7_3_creativity_draws_one(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_CREATIVITY);
    const unsigned top = bliss(&game)->deck[0];
    play(&game, absorb(SPHERE_CREATIVITY, true));
    assert_int_equal(bliss(&game)->hand_count, 1);
    assert_int_equal(bliss(&game)->hand[0], top);
}

static void test_r7_3_humility_gives_one_essence(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_HUMILITY);
    play(&game, absorb(SPHERE_HUMILITY, true));
    assert_int_equal(bliss(&game)->essence, 3);
    assert_int_equal(bliss(&game)->willpower, 6);
}

static void test_r7_3_diligence_gives_two_from_the_supply(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_DILIGENCE);
    play(&game, absorb(SPHERE_DILIGENCE, true));
    assert_int_equal(bliss(&game)->willpower, 8);
    assert_int_equal(game.spheres[SPHERE_DILIGENCE], 5);
}

static void test_r7_3_knowledge_places_a_token(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_KNOWLEDGE);
    vibe_on(&game, SEAT_BLISS_1, ACTION_QUELL, COLUMN_UNLOCK, VIBE_NONE);
    vibe_on(&game, SEAT_BLISS_1, ACTION_MOVE, COLUMN_1, VIBE_RED);
    refused(&game, absorb_token(ACTION_MOVE, COLUMN_2, VIBE_RED), WHY_TOKEN_COLOUR);
    refused(&game, absorb_token(ACTION_MOVE, COLUMN_1, VIBE_BLUE), WHY_TOKEN_PLACE);
    refused(&game, absorb_token(ACTION_QUELL, COLUMN_1, VIBE_BLUE), WHY_TOKEN_PLACE); /* locked */
    refused(&game, absorb_token(ACTION_EMPOWER, COLUMN_UNLOCK, VIBE_BLUE), WHY_FULL_ONLY);
    refused(&game, absorb_token(ACTION_MOVE, COLUMN_2, VIBE_WILD), WHY_MALFORMED);
    assert_true(is_listed(&game, absorb_token(ACTION_QUELL, COLUMN_UNLOCK, VIBE_BLUE)));
    play(&game, absorb_token(ACTION_MOVE, COLUMN_2, VIBE_BLUE));
    assert_int_equal(bliss(&game)->board[ACTION_MOVE][COLUMN_2], VIBE_BLUE);
    assert_int_equal(bliss(&game)->willpower, 6);
    asked(&game, ASK_NONE, 0); /* no Action was declared by it */
}

static void test_r7_3_bonus_is_optional(void **state)
{
    (void)state;
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++) {
        struct game game = facing(sphere);
        play(&game, absorb(sphere, false));
        assert_int_equal(bliss(&game)->willpower, 6);
        assert_int_equal(bliss(&game)->essence, 2);
        assert_int_equal(bliss(&game)->hand_count, 0);
        assert_int_equal(game.teams[TEAM_BLISS].ambition, 0);
    }
}

/* ---- R7.4 ---- */

static void test_r7_4_powers_add_from_the_supply(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_HUMILITY);
    put(&game, 1, CARD_KINDNESS, 1);
    put(&game, 2, CARD_KINDNESS, 1);
    ready(&game);
    const struct absorb_forecast forecast =
        game_absorb_forecast(&game, SEAT_BLISS_1, SPHERE_HUMILITY, false);
    assert_int_equal(forecast.from_sphere, 3);
    assert_int_equal(forecast.powers, 2);
    play(&game, absorb(SPHERE_HUMILITY, false));
    assert_int_equal(bliss(&game)->willpower, 4 + 3 + 2);
    assert_int_equal(game.spheres[SPHERE_HUMILITY], 4);
}

static void test_r7_4_not_emptied_turns_nothing(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_HUMILITY);
    game.spheres[SPHERE_HUMILITY] = 3;
    const unsigned origin = game.origin;
    play(&game, absorb(SPHERE_HUMILITY, true));
    assert_int_equal(game.spheres[SPHERE_HUMILITY], 1);
    assert_int_equal(game.origin, origin);
    assert_int_equal(game.common_count, 7);
    asked(&game, ASK_NONE, 0);
}

/* Nobody accomplishes anything here, so both teams choose from three. */
static void test_r7_4_emptied_refills_and_turns(void **state)
{
    (void)state;
    struct game game = facing(SPHERE_HUMILITY);
    game.spheres[SPHERE_HUMILITY] = 2;
    const unsigned origin = game.origin;
    play(&game, absorb(SPHERE_HUMILITY, true));
    assert_int_equal(game.common_count, 6);
    asked(&game, ASK_HIDDEN, SEAT_BLISS_1);
    play(&game, choose(ASK_HIDDEN, game.teams[TEAM_BLISS].hidden[0]));
    asked(&game, ASK_HIDDEN, SEAT_GLOOM_1);
    assert_int_equal(game.spheres[SPHERE_HUMILITY], 0); /* refilled when all else is done */
    play(&game, choose(ASK_HIDDEN, game.teams[TEAM_GLOOM].hidden[0]));
    assert_int_equal(game.spheres[SPHERE_HUMILITY], 7);
    assert_int_equal(game.origin, (origin + 1) % 5);
    asked(&game, ASK_NONE, 0);
    assert_int_equal(game_turn_seat(&game), SEAT_BLISS_1); /* the turn goes on */
    assert_int_equal(game.actions, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r7_1_in_a_realm_the_sphere_facing_it),
        cmocka_unit_test(test_r7_1_on_a_frontier_either_neighbour),
        cmocka_unit_test(test_r7_2_absorb_amount),
        cmocka_unit_test(test_r7_2_absorb_on_a_frontier),
        cmocka_unit_test(test_r7_2_opposing_control_adds_nothing),
        cmocka_unit_test(test_r7_2_no_more_than_it_holds),
        cmocka_unit_test(test_r7_3_commitment_buys_ambition),
        cmocka_unit_test(test_r7_3_commitment_from_nothing),
        cmocka_unit_test(test_r7_3_commitment_with_all_available),
        cmocka_unit_test(test_r7_3_creativity_draws_one),
        cmocka_unit_test(test_r7_3_humility_gives_one_essence),
        cmocka_unit_test(test_r7_3_diligence_gives_two_from_the_supply),
        cmocka_unit_test(test_r7_3_knowledge_places_a_token),
        cmocka_unit_test(test_r7_3_bonus_is_optional),
        cmocka_unit_test(test_r7_4_powers_add_from_the_supply),
        cmocka_unit_test(test_r7_4_not_emptied_turns_nothing),
        cmocka_unit_test(test_r7_4_emptied_refills_and_turns),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
