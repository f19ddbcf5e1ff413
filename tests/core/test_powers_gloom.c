/* R14: the powers of the sixteen Mild Gloom Emotions, at work and with their condition failing. */
#include "position.h"

static struct spirit_seat *gloom(struct game *game)
{
    return &game->seats[SEAT_GLOOM_1];
}

/* Gloom 1 on Frontier 2 (slot 7), to move, with this card in hand. */
static struct game holding(unsigned card)
{
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_GLOOM_1, card);
    turn_of(&game, SEAT_GLOOM_1);
    ready(&game);
    return game;
}

/* Bliss 1 on Frontier 0, able to quell `card` on slot 1 without showing anything. */
static struct game bliss_facing(unsigned card, unsigned essence)
{
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 1, card, essence);
    upgrade_row(&game, SEAT_BLISS_1, ACTION_QUELL);
    resources(&game, SEAT_BLISS_1, 10, 2);
    game.teams[TEAM_BLISS].ambition = 3;
    ready(&game);
    return game;
}

static unsigned token_after_invoking(struct game game, unsigned card)
{
    play(&game, invoke(card, 7, 0));
    asked(&game, ASK_NONE, 0);
    assert_int_equal(game.slots[7].card, card);
    return game.slots[7].token;
}

/* ---- Red ---- */

static void test_anger_removes_an_essence(void **state)
{
    (void)state;
    struct game game = holding(CARD_ANGER);
    put(&game, 6, CARD_COURAGE, 2);
    put(&game, 8, CARD_KINDNESS, 1);
    put(&game, 9, CARD_COURAGE, 3); /* not adjacent */
    ready(&game);
    play(&game, invoke(CARD_ANGER, 7, 0));
    asked(&game, ASK_ANGER, SEAT_GLOOM_1);
    refused(&game, choose(ASK_ANGER, 8), WHY_NOT_AN_ANSWER); /* never its last one */
    refused(&game, choose(ASK_ANGER, 9), WHY_NOT_AN_ANSWER);
    struct game none = game;
    play(&game, choose(ASK_ANGER, 6));
    assert_int_equal(game.slots[6].essence, 1);
    assert_int_equal(gloom(&game)->essence, 1); /* to the supply, not to Gloom */
    play(&none, choose(ASK_ANGER, ANSWER_NONE));
    assert_int_equal(none.slots[6].essence, 2);
}

static void test_anger_without_a_target(void **state)
{
    (void)state;
    struct game game = holding(CARD_ANGER);
    put(&game, 6, CARD_DISLIKE, 2);
    put(&game, 8, CARD_KINDNESS, 1);
    ready(&game);
    play(&game, invoke(CARD_ANGER, 7, 0));
    asked(&game, ASK_NONE, 0);
}

static void test_craving_without_ambition(void **state)
{
    (void)state;
    struct game game = holding(CARD_CRAVING);
    upgrade_row(&game, SEAT_GLOOM_1, ACTION_INVOKE);
    struct game paid = game, left = game;
    play(&game, invoke(CARD_CRAVING, 7, 0));
    assert_int_equal(game.actions, 3);
    paid.teams[TEAM_GLOOM].ambition = 1; /* judged after the Invoke was paid */
    play(&paid, invoke(CARD_CRAVING, 7, UPGRADE_BOLSTER));
    assert_int_equal(paid.actions, 3);
    left.teams[TEAM_GLOOM].ambition = 1;
    play(&left, invoke(CARD_CRAVING, 7, 0));
    assert_int_equal(left.actions, 2);
}

static int invoking_costs(const struct game *game, unsigned card, unsigned slot)
{
    const struct move move = invoke(card, slot, 0);
    return game_cost(game, &move).willpower;
}

static void test_hostility_makes_invoking_dearer(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    put(&game, 3, CARD_HOSTILITY, 1); /* not adjacent to slot 1 */
    ready(&game);
    assert_int_equal(invoking_costs(&game, CARD_COURAGE, 1), 2);
    put(&game, 2, CARD_HOSTILITY, 1);
    ready(&game);
    assert_int_equal(invoking_costs(&game, CARD_COURAGE, 1), 3);
    game.slots[3] = (struct emotion){0};
    put(&game, 0, CARD_HOSTILITY, 1);
    ready(&game);
    assert_int_equal(invoking_costs(&game, CARD_COURAGE, 1), 3); /* R14.2: two copies once */
    resources(&game, SEAT_BLISS_1, 2, 2);
    refused(&game, invoke(CARD_COURAGE, 1, 0), WHY_WILLPOWER);
}

static void test_hostility_not_against_gloom(void **state)
{
    (void)state;
    struct game game = holding(CARD_DISLIKE);
    put(&game, 6, CARD_HOSTILITY, 1);
    ready(&game);
    assert_int_equal(invoking_costs(&game, CARD_DISLIKE, 7), 2);
}

static void test_jealousy_takes_one_from_the_richer(void **state)
{
    (void)state;
    struct game game = holding(CARD_JEALOUSY);
    resources(&game, SEAT_BLISS_1, 3, 2);
    play(&game, invoke(CARD_JEALOUSY, 7, 0)); /* 4 - 2 = 2 against 3 */
    assert_int_equal(game.seats[SEAT_BLISS_1].willpower, 2);
    assert_int_equal(gloom(&game)->willpower, 3);
    game = holding(CARD_JEALOUSY);
    resources(&game, SEAT_BLISS_1, 2, 2);
    play(&game, invoke(CARD_JEALOUSY, 7, 0)); /* as much is not more */
    assert_int_equal(game.seats[SEAT_BLISS_1].willpower, 2);
    assert_int_equal(gloom(&game)->willpower, 2);
}

static void test_jealousy_chooses_among_the_richer(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_TEAMS);
    give(&game, SEAT_GLOOM_1, CARD_JEALOUSY);
    turn_of(&game, SEAT_GLOOM_1);
    ready(&game);
    struct game one = game;
    play(&game, invoke(CARD_JEALOUSY, 7, 0));
    asked(&game, ASK_JEALOUSY, SEAT_GLOOM_1);
    refused(&game, choose(ASK_JEALOUSY, ANSWER_NONE), WHY_NOT_AN_ANSWER);
    play(&game, choose(ASK_JEALOUSY, SEAT_BLISS_2));
    assert_int_equal(game.seats[SEAT_BLISS_2].willpower, 3);
    resources(&one, SEAT_BLISS_1, 0, 2);
    play(&one, invoke(CARD_JEALOUSY, 7, 0)); /* the only richer one isn't asked about */
    assert_int_equal(one.seats[SEAT_BLISS_2].willpower, 3);
}

/* ---- Yellow ---- */

static void test_bitterness_at_a_bliss_fortress(void **state)
{
    (void)state;
    struct game game = holding(CARD_BITTERNESS);
    fortress_on(&game, REALM_VALLEY, TEAM_BLISS, SIZE_MINOR); /* far away */
    fortress_on(&game, REALM_LAND, TEAM_GLOOM, SIZE_MINOR);   /* its own team's */
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_BITTERNESS), 0);
    fortress_on(&game, REALM_NETWORK, TEAM_BLISS, SIZE_MINOR);
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_BITTERNESS), 1);
    put(&game, 6, CARD_COURAGE, 1); /* blocks it from Network */
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_BITTERNESS), 0);
}

static void test_boredom_at_an_upgraded_move(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 9, CARD_BOREDOM, 1);
    upgrade_row(&game, SEAT_BLISS_1, ACTION_MOVE);
    ready(&game);
    play(&game, move_to(0, 0));
    assert_int_equal(gloom(&game)->willpower, 4); /* no upgrade */
    play(&game, move_to(1, UPGRADE_DETERMINATION));
    assert_int_equal(gloom(&game)->willpower, 5);
    play(&game, move_to(3, UPGRADE_HASTE | UPGRADE_DETERMINATION));
    assert_int_equal(gloom(&game)->willpower, 6); /* once a Move, however many */
}

static void test_boredom_per_copy(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 9, CARD_BOREDOM, 1);
    put(&game, 12, CARD_BOREDOM, 1);
    upgrade_row(&game, SEAT_BLISS_1, ACTION_MOVE);
    ready(&game);
    play(&game, move_to(0, UPGRADE_DETERMINATION));
    assert_int_equal(gloom(&game)->willpower, 6);
    /* Gloom's own Moves don't bore it. */
    upgrade_row(&game, SEAT_GLOOM_1, ACTION_MOVE);
    turn_of(&game, SEAT_GLOOM_1);
    play(&game, move_to(4, UPGRADE_DETERMINATION));
    assert_int_equal(gloom(&game)->willpower, 6);
}

/* R14.3: asked in the opponent's turn, of the team's next in turn order. */
static void test_boredom_chooses_with_two_spirits(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_TEAMS);
    put(&game, 9, CARD_BOREDOM, 1);
    upgrade_row(&game, SEAT_BLISS_2, ACTION_MOVE);
    turn_of(&game, SEAT_BLISS_2);
    ready(&game);
    play(&game, move_to(2, UPGRADE_DETERMINATION));
    asked(&game, ASK_BOREDOM, SEAT_GLOOM_2);
    struct game none = game;
    play(&game, choose(ASK_BOREDOM, SEAT_GLOOM_1));
    assert_int_equal(gloom(&game)->willpower, 5);
    assert_int_equal(game_decider(&game), SEAT_BLISS_2);
    play(&none, choose(ASK_BOREDOM, ANSWER_NONE)); /* it says "may" */
    assert_int_equal(gloom(&none)->willpower, 4);
}

static void test_guilt_when_quelled(void **state)
{
    (void)state;
    struct game game = bliss_facing(CARD_GUILT, 1);
    play(&game, quell(1, CARD_NONE, UPGRADE_EXTINGUISH));
    assert_int_equal(game.seats[SEAT_BLISS_1].willpower, 10 - 3 - 2);
    game = bliss_facing(CARD_GUILT, 1);
    resources(&game, SEAT_BLISS_1, 4, 2);
    play(&game, quell(1, CARD_NONE, UPGRADE_EXTINGUISH)); /* all it has: 1 */
    assert_int_equal(game.seats[SEAT_BLISS_1].willpower, 0);
}

static void test_guilt_that_stays(void **state)
{
    (void)state;
    struct game game = bliss_facing(CARD_GUILT, 2);
    play(&game, quell(1, CARD_NONE, UPGRADE_EXTINGUISH));
    assert_int_equal(game.seats[SEAT_BLISS_1].willpower, 7);
    assert_int_equal(game.slots[1].essence, 1);
}

static void test_pessimism_with_less_essence(void **state)
{
    (void)state;
    struct game game = holding(CARD_PESSIMISM);
    put(&game, 0, CARD_COURAGE, 1);
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_PESSIMISM), 0); /* 1 : 1 by its own */
    put(&game, 0, CARD_COURAGE, 2);
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_PESSIMISM), 1);
}

/* ---- Green ---- */

static void test_disgust_moves_a_neighbour(void **state)
{
    (void)state;
    struct game game = holding(CARD_DISGUST);
    put(&game, 8, CARD_COURAGE, 2);
    put(&game, 6, CARD_BRIGHTNESS, 1); /* a starting Emotion is not Mild */
    ready(&game);
    game.slots[8].token = 1;
    ready(&game);
    const struct emotion courage = game.slots[8];
    play(&game, invoke(CARD_DISGUST, 7, 0));
    asked(&game, ASK_DISGUST, SEAT_GLOOM_1);
    assert_int_equal(count_listed(&game, MOVE_CHOOSE), 2);
    refused(&game, choose_two(ASK_DISGUST, 6, 5), WHY_NOT_AN_ANSWER);
    refused(&game, choose_two(ASK_DISGUST, 8, 10), WHY_NOT_AN_ANSWER);
    struct game none = game;
    play(&game, choose_two(ASK_DISGUST, 8, 9));
    assert_memory_equal(&game.slots[9], &courage, sizeof courage);
    assert_int_equal(game.slots[8].card, CARD_NONE);
    play(&none, choose(ASK_DISGUST, ANSWER_NONE));
    assert_int_equal(none.slots[8].card, CARD_COURAGE);
}

static void test_disgust_without_room(void **state)
{
    (void)state;
    struct game game = holding(CARD_DISGUST);
    put(&game, 8, CARD_COURAGE, 2);
    put(&game, 9, CARD_BLEAKNESS, 1);
    ready(&game);
    play(&game, invoke(CARD_DISGUST, 7, 0));
    asked(&game, ASK_NONE, 0);
}

static void test_dislike_beside_bliss(void **state)
{
    (void)state;
    struct game game = holding(CARD_DISLIKE);
    put(&game, 6, CARD_BLEAKNESS, 1);
    put(&game, 9, CARD_COURAGE, 1); /* not adjacent */
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_DISLIKE), 0);
    put(&game, 8, CARD_BRIGHTNESS, 1);
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_DISLIKE), 1);
}

static void test_selfishness_takes_from_a_friend(void **state)
{
    (void)state;
    struct game game = holding(CARD_SELFISHNESS);
    put(&game, 1, CARD_DISLIKE, 2); /* anywhere on the board */
    put(&game, 4, CARD_ANGER, 1);
    put(&game, 6, CARD_COURAGE, 2);
    ready(&game);
    play(&game, invoke(CARD_SELFISHNESS, 7, 0));
    asked(&game, ASK_SELFISHNESS, SEAT_GLOOM_1);
    refused(&game, choose(ASK_SELFISHNESS, 4), WHY_NOT_AN_ANSWER);
    refused(&game, choose(ASK_SELFISHNESS, 6), WHY_NOT_AN_ANSWER);
    refused(&game, choose(ASK_SELFISHNESS, 7), WHY_NOT_AN_ANSWER);
    struct game none = game;
    play(&game, choose(ASK_SELFISHNESS, 1));
    assert_int_equal(game.slots[1].essence, 1);
    assert_int_equal(game.slots[7].essence, 2);
    play(&none, choose(ASK_SELFISHNESS, ANSWER_NONE));
    assert_int_equal(none.slots[7].essence, 1);
}

static void test_selfishness_without_a_friend(void **state)
{
    (void)state;
    struct game game = holding(CARD_SELFISHNESS);
    put(&game, 4, CARD_ANGER, 1);
    ready(&game);
    play(&game, invoke(CARD_SELFISHNESS, 7, 0));
    asked(&game, ASK_NONE, 0);
}

static void test_mistrust_discards_of_two(void **state)
{
    (void)state;
    struct game game = holding(CARD_MISTRUST);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    struct game one = game;
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    const unsigned deck = game.seats[SEAT_BLISS_1].deck_count;
    play(&game, invoke(CARD_MISTRUST, 7, 0));
    asked(&game, ASK_DISCARD, SEAT_BLISS_1); /* its own player chooses which */
    play(&game, choose(ASK_DISCARD, CARD_KINDNESS));
    assert_int_equal(game.seats[SEAT_BLISS_1].hand_count, 1);
    assert_int_equal(game.seats[SEAT_BLISS_1].hand[0], CARD_COURAGE);
    assert_int_equal(game.seats[SEAT_BLISS_1].deck[deck], CARD_KINDNESS);
    assert_int_equal(game_decider(&game), SEAT_GLOOM_1);
    play(&one, invoke(CARD_MISTRUST, 7, 0)); /* one card is too few */
    asked(&one, ASK_NONE, 0);
    assert_int_equal(one.seats[SEAT_BLISS_1].hand_count, 1);
}

static void test_mistrust_chooses_a_spirit(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_TEAMS);
    give(&game, SEAT_GLOOM_1, CARD_MISTRUST);
    for (unsigned seat = SEAT_BLISS_1; seat <= SEAT_BLISS_2; seat += 2) {
        give(&game, seat, CARD_COURAGE);
        give(&game, seat, CARD_COURAGE);
    }
    turn_of(&game, SEAT_GLOOM_1);
    ready(&game);
    play(&game, invoke(CARD_MISTRUST, 7, 0));
    asked(&game, ASK_MISTRUST, SEAT_GLOOM_1);
    play(&game, choose(ASK_MISTRUST, SEAT_BLISS_2));
    asked(&game, ASK_NONE, 0); /* two of a kind: one answer */
    assert_int_equal(game.seats[SEAT_BLISS_2].hand_count, 1);
    assert_int_equal(game.seats[SEAT_BLISS_1].hand_count, 2);
}

/* ---- Blue ---- */

static void test_embarrassment_when_it_leaves(void **state)
{
    (void)state;
    struct game game = bliss_facing(CARD_EMBARRASSMENT, 2);
    play(&game, quell(1, CARD_NONE, UPGRADE_EXTINGUISH));
    assert_int_equal(gloom(&game)->willpower, 4); /* still there */
    play(&game, quell(1, CARD_NONE, UPGRADE_EXTINGUISH));
    assert_int_equal(gloom(&game)->willpower, 6);
}

static void test_embarrassment_chooses_with_two_spirits(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_TEAMS);
    put(&game, 1, CARD_EMBARRASSMENT, 1);
    upgrade_row(&game, SEAT_BLISS_1, ACTION_QUELL);
    game.teams[TEAM_BLISS].ambition = 1;
    ready(&game);
    play(&game, quell(1, CARD_NONE, UPGRADE_EXTINGUISH));
    asked(&game, ASK_EMBARRASSMENT, SEAT_GLOOM_1); /* the next of Gloom in turn order */
    refused(&game, choose(ASK_EMBARRASSMENT, ANSWER_NONE), WHY_NOT_AN_ANSWER);
    play(&game, choose(ASK_EMBARRASSMENT, SEAT_GLOOM_2));
    assert_int_equal(game.seats[SEAT_GLOOM_2].willpower, 6);
}

static void test_fear_asks_an_essence_more(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    put(&game, 2, CARD_FEAR, 1);
    ready(&game);
    struct game two = game, poor = game;
    play(&game, invoke(CARD_COURAGE, 1, 0));
    assert_int_equal(game.seats[SEAT_BLISS_1].essence, 0);
    assert_int_equal(game.slots[1].essence, 1);
    assert_int_equal(game.slots[2].essence, 1); /* to the supply, not to Fear */
    put(&two, 0, CARD_FEAR, 1);
    ready(&two);
    play(&two, invoke(CARD_COURAGE, 1, 0)); /* R14.2: two copies once */
    assert_int_equal(two.seats[SEAT_BLISS_1].essence, 0);
    resources(&poor, SEAT_BLISS_1, 4, 1);
    const struct refusal refusal = refused(&poor, invoke(CARD_COURAGE, 1, 0), WHY_ESSENCE_FEAR);
    assert_int_equal(refusal.need, 2);
    assert_int_equal(refusal.have, 1);
}

static void test_fear_only_beside_it(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    put(&game, 3, CARD_FEAR, 1);
    ready(&game);
    play(&game, invoke(CARD_COURAGE, 1, 0));
    assert_int_equal(game.seats[SEAT_BLISS_1].essence, 1);
    /* Nor against Gloom itself. */
    struct game own = holding(CARD_DISLIKE);
    put(&own, 6, CARD_FEAR, 1);
    ready(&own);
    play(&own, invoke(CARD_DISLIKE, 7, 0));
    assert_int_equal(gloom(&own)->essence, 1);
}

static int valley_costs(const struct game *game)
{
    const struct move move = valley();
    return game_cost(game, &move).willpower;
}

static void test_insecurity_denies_the_discount(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    fortress_on(&game, REALM_VALLEY, TEAM_BLISS, SIZE_MAJOR);
    ready(&game);
    assert_int_equal(valley_costs(&game), 0);
    put(&game, 2, CARD_INSECURITY, 1); /* its Triad, but not adjacent to the space */
    ready(&game);
    assert_int_equal(valley_costs(&game), 0);
    put(&game, 1, CARD_INSECURITY, 1);
    ready(&game);
    assert_int_equal(game.sums.realm_control[REALM_VALLEY], TEAM_BLISS);
    assert_int_equal(valley_costs(&game), 1);
    stand(&game, SEAT_BLISS_1, realm_space(REALM_VALLEY));
    assert_int_equal(valley_costs(&game), 0);
}

static void test_insecurity_not_against_gloom(void **state)
{
    (void)state;
    struct game game = holding(CARD_DISLIKE);
    put(&game, 7, CARD_INSECURITY, 1);
    fortress_on(&game, REALM_VALLEY, TEAM_GLOOM, SIZE_MINOR);
    ready(&game);
    assert_int_equal(valley_costs(&game), 0);
}

static void test_loneliness_between_empty_slots(void **state)
{
    (void)state;
    struct game game = holding(CARD_LONELINESS);
    put(&game, 9, CARD_BLEAKNESS, 1);
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_LONELINESS), 1);
    struct game friend = game;
    put(&game, 8, CARD_BRIGHTNESS, 1);
    ready(&game);
    assert_int_equal(token_after_invoking(game, CARD_LONELINESS), 0);
    put(&friend, 6, CARD_BLEAKNESS, 1); /* a friend is company, too */
    ready(&friend);
    assert_int_equal(token_after_invoking(friend, CARD_LONELINESS), 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_anger_removes_an_essence),
        cmocka_unit_test(test_anger_without_a_target),
        cmocka_unit_test(test_craving_without_ambition),
        cmocka_unit_test(test_hostility_makes_invoking_dearer),
        cmocka_unit_test(test_hostility_not_against_gloom),
        cmocka_unit_test(test_jealousy_takes_one_from_the_richer),
        cmocka_unit_test(test_jealousy_chooses_among_the_richer),
        cmocka_unit_test(test_bitterness_at_a_bliss_fortress),
        cmocka_unit_test(test_boredom_at_an_upgraded_move),
        cmocka_unit_test(test_boredom_per_copy),
        cmocka_unit_test(test_boredom_chooses_with_two_spirits),
        cmocka_unit_test(test_guilt_when_quelled),
        cmocka_unit_test(test_guilt_that_stays),
        cmocka_unit_test(test_pessimism_with_less_essence),
        cmocka_unit_test(test_disgust_moves_a_neighbour),
        cmocka_unit_test(test_disgust_without_room),
        cmocka_unit_test(test_dislike_beside_bliss),
        cmocka_unit_test(test_selfishness_takes_from_a_friend),
        cmocka_unit_test(test_selfishness_without_a_friend),
        cmocka_unit_test(test_mistrust_discards_of_two),
        cmocka_unit_test(test_mistrust_chooses_a_spirit),
        cmocka_unit_test(test_embarrassment_when_it_leaves),
        cmocka_unit_test(test_embarrassment_chooses_with_two_spirits),
        cmocka_unit_test(test_fear_asks_an_essence_more),
        cmocka_unit_test(test_fear_only_beside_it),
        cmocka_unit_test(test_insecurity_denies_the_discount),
        cmocka_unit_test(test_insecurity_not_against_gloom),
        cmocka_unit_test(test_loneliness_between_empty_slots),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
