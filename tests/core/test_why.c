/* game_why_not: the reason, its number of a rule and its numbers, for every reason there is. */
#include "position.h"

/* Which reasons the tests below have met; the last test asks for all. */
static bool told[WHY_COUNT];

static void expect(const struct game *game, struct move wish, unsigned why, unsigned what, int need,
                   int have)
{
    const struct refusal refusal = game_why_not(game, &wish);
    assert_int_equal(refusal.why, why);
    assert_int_equal(refusal.what, what);
    assert_int_equal(refusal.need, need);
    assert_int_equal(refusal.have, have);
    assert_non_null(why_rule(why));
    told[why] = true;
}

static unsigned space_of(unsigned action, unsigned column)
{
    return action * COLUMN_COUNT + column;
}

static void test_why_nothing(void **state)
{
    (void)state;
    const struct game game = position_new(PLAYERS_DUEL);
    expect(&game, valley(), WHY_NONE, 0, 0, 0);
    expect(&game, move_wish(MOVE_MOVE), WHY_NONE, 0, 0, 0);
    expect(&game, move_wish(MOVE_ABSORB), WHY_NONE, 0, 0, 0);
}

static void test_why_the_moment(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    struct move odd = valley();
    odd.d = 1;
    expect(&game, odd, WHY_MALFORMED, 0, 0, 0);
    expect(&game, move_to(SPACE_COUNT, 0), WHY_MALFORMED, 0, 0, 0);
    expect(&game, (struct move){.kind = MOVE_KIND_COUNT}, WHY_MALFORMED, 0, 0, 0);
    expect(&game, choose(ASK_FRAGMENT, SIZE_MINOR), WHY_NO_QUESTION, 0, 0, 0);
    expect(&game, place(0, 2, 0), WHY_NO_QUESTION, 0, 0, 0);
    expect(&game, (struct move){.kind = MOVE_EMPOWER, .a = 1}, WHY_FULL_ONLY, 0, 0, 0);
    expect(&game, move_wish(MOVE_EMPOWER), WHY_FULL_ONLY, 0, 0, 0);
    struct game declared = game, spent = game, over = game;
    play(&declared, vibe(ACTION_MOVE, COLUMN_1, CARD_COURAGE));
    expect(&declared, valley(), WHY_QUESTION, ASK_MOVE, 0, 0);
    expect(&declared, move_wish(MOVE_END), WHY_QUESTION, ASK_MOVE, 0, 0);
    spent.actions = 0;
    expect(&spent, valley(), WHY_NO_ACTIONS, 0, 0, 0);
    expect(&spent, move_wish(MOVE_INVOKE), WHY_NO_ACTIONS, 0, 0, 0);
    play(&over, resign(TEAM_BLISS));
    expect(&over, valley(), WHY_GAME_OVER, 0, 0, 0);
    struct view view;
    const struct move move = valley();
    game_view(&game, SEAT_GLOOM_1, &view);
    assert_int_equal(view_why_not(&view, &move).why, WHY_NOT_YOUR_TURN);
    told[WHY_NOT_YOUR_TURN] = true;
    game_view(&over, SEAT_GLOOM_1, &view);
    assert_int_equal(view_why_not(&view, &move).why, WHY_GAME_OVER);
}

static void test_why_tokens(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    vibe_on(&game, SEAT_BLISS_1, ACTION_FORTIFY, COLUMN_UNLOCK, VIBE_NONE);
    vibe_on(&game, SEAT_BLISS_1, ACTION_MOVE, COLUMN_1, VIBE_RED);
    ready(&game);
    expect(&game, fortify(REALM_VALLEY, 0), WHY_LOCKED, ACTION_FORTIFY, 0, 0);
    expect(&game, move_wish(MOVE_FORTIFY), WHY_LOCKED, ACTION_FORTIFY, 0, 0);
    expect(&game, move_to(0, UPGRADE_SURMOUNT), WHY_UPGRADE_LOCKED, space_of(ACTION_MOVE, COLUMN_2),
           0, 0);
    expect(&game, vibe(ACTION_MOVE, COLUMN_2, CARD_KINDNESS), WHY_NO_CARD, 0, 0, 0);
    expect(&game, vibe(ACTION_FORTIFY, COLUMN_1, CARD_COURAGE), WHY_TOKEN_PLACE,
           space_of(ACTION_FORTIFY, COLUMN_1), 0, 0);
    expect(&game, vibe(ACTION_MOVE, COLUMN_2, CARD_COURAGE), WHY_TOKEN_COLOUR, VIBE_RED, 0, 0);
    expect(&game, vibe(ACTION_QUELL, COLUMN_2, CARD_COURAGE), WHY_TOKEN_USELESS, ACTION_QUELL, 0,
           0);
    expect(&game, move_to(0, UPGRADE_HASTE), WHY_UPGRADE_USELESS, space_of(ACTION_MOVE, COLUMN_1),
           0, 0);
}

static void test_why_move(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    stand(&game, SEAT_GLOOM_1, 2);
    expect(&game, move_to(6, 0), WHY_TOO_FAR, 0, 5, 2);
    expect(&game, move_to(3, 0), WHY_TOO_FAR, 0, 2, 1);
    expect(&game, move_to(2, 0), WHY_OPPOSING_SPIRIT, 0, 0, 0);
    resources(&game, SEAT_BLISS_1, 0, 0);
    expect(&game, move_to(0, 0), WHY_WILLPOWER, 0, 1, 0);
    expect(&game, move_wish(MOVE_MOVE), WHY_WILLPOWER, 0, 1, 0); /* the furthest reason */
}

static void test_why_invoke(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    struct move wish = move_wish(MOVE_INVOKE);
    wish.a = CARD_KINDNESS;
    expect(&game, invoke(CARD_KINDNESS, 1, 0), WHY_NO_CARD, 0, 0, 0);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    expect(&game, invoke(CARD_KINDNESS, 2, 0), WHY_SLOT_FAR, 2, 0, 0);
    expect(&game, wish, WHY_NONE, 0, 0, 0);
    resources(&game, SEAT_BLISS_1, 1, 2);
    expect(&game, invoke(CARD_KINDNESS, 1, 0), WHY_WILLPOWER, 0, 2, 1);
    expect(&game, wish, WHY_WILLPOWER, 0, 2, 1);
    resources(&game, SEAT_BLISS_1, 9, 0);
    expect(&game, wish, WHY_ESSENCE, 0, 1, 0);
    put(&game, 2, CARD_FEAR, 1);
    resources(&game, SEAT_BLISS_1, 9, 1);
    ready(&game);
    expect(&game, wish, WHY_ESSENCE_FEAR, 0, 2, 1);
    put(&game, 1, CARD_BRIGHTNESS, 1);
    ready(&game);
    expect(&game, wish, WHY_SLOT_TAKEN, 1, 0, 0);
    upgrade_row(&game, SEAT_BLISS_1, ACTION_INVOKE);
    resources(&game, SEAT_BLISS_1, 9, 9);
    stand(&game, SEAT_BLISS_1, realm_space(REALM_NETWORK));
    expect(&game, invoke(CARD_KINDNESS, 5, UPGRADE_BOLSTER), WHY_AMBITION, 0, 1, 0);
}

static void test_why_quell(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    struct move wish = move_wish(MOVE_QUELL);
    wish.a = 1;
    expect(&game, wish, WHY_SLOT_EMPTY, 1, 0, 0);
    put(&game, 1, CARD_COURAGE, 1);
    ready(&game);
    expect(&game, wish, WHY_EMOTION_OWN, 1, 0, 0);
    game.slots[1] = (struct emotion){0};
    put(&game, 1, CARD_DISLIKE, 1);
    put(&game, 2, CARD_DISLIKE, 1);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    expect(&game, quell(2, CARD_NONE, 0), WHY_SLOT_FAR, 2, 0, 0);
    expect(&game, quell(1, CARD_COURAGE, 0), WHY_NO_MATCH, VIBE_GREEN, 0, 0);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    expect(&game, wish, WHY_AMBITION, 0, 1, 0);
    game.teams[TEAM_BLISS].ambition = 1;
    resources(&game, SEAT_BLISS_1, 1, 0);
    expect(&game, wish, WHY_WILLPOWER, 0, 2, 1);
    /* Gloom against Empathy. */
    struct game other = position_new(PLAYERS_DUEL);
    other.seats[SEAT_BLISS_1].spirit = SPIRIT_EMPATHY;
    put(&other, 1, CARD_COURAGE, 1);
    stand(&other, SEAT_GLOOM_1, 1);
    turn_of(&other, SEAT_GLOOM_1);
    ready(&other);
    expect(&other, wish, WHY_SHIELDED, 1, 0, 0);
}

static void test_why_anxiety(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    game.seats[SEAT_GLOOM_1].spirit = SPIRIT_ANXIETY;
    for (unsigned slot = 0; slot < 6; slot++)
        put(&game, slot, CARD_BLEAKNESS, 1);
    turn_of(&game, SEAT_GLOOM_1);
    ready(&game);
    expect(&game, invoke(CARD_BLEAKNESS, 7, 0), WHY_SUPPLY, CARD_BLEAKNESS, 0, 0);
}

static void test_why_fortify(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    upgrade_row(&game, SEAT_BLISS_1, ACTION_FORTIFY);
    resources(&game, SEAT_BLISS_1, 9, 0);
    game.teams[TEAM_BLISS].ambition = 3;
    put(&game, 14, CARD_BLEAKNESS, 1);
    ready(&game);
    expect(&game, fortify(REALM_LAND, 0), WHY_REALM_FAR, REALM_LAND, 0, 0);
    expect(&game, fortify(REALM_VALLEY, 0), WHY_REALM_CONTROLLED, REALM_VALLEY, 0, 0);
    expect(&game, fortify(REALM_CRADLE, UPGRADE_EXALT), WHY_FORTRESS_NOT_OWN_MINOR, REALM_CRADLE, 0,
           0);
    expect(&game, fortify(REALM_CRADLE, UPGRADE_RAZE), WHY_FORTRESS_NOT_OPPOSING, REALM_CRADLE, 0,
           0);
    identity_of(&game, TEAM_BLISS, 5, 0);
    ready(&game);
    expect(&game, fortify(REALM_CRADLE, 0), WHY_STOCK, SIZE_MINOR, 0, 0);
    identity_of(&game, TEAM_BLISS, 0, 0);
    game.teams[TEAM_BLISS].stock.minor = 5;
    fortress_on(&game, REALM_CRADLE, TEAM_BLISS, SIZE_MINOR);
    ready(&game);
    expect(&game, fortify(REALM_CRADLE, 0), WHY_FORTRESS_TAKEN, REALM_CRADLE, 0, 0);
    resources(&game, SEAT_BLISS_1, 2, 0);
    expect(&game, fortify(REALM_CRADLE, UPGRADE_EXALT), WHY_WILLPOWER, 0, 3, 2);
}

static void test_why_realms(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 1, CARD_COURAGE, 2);
    put(&game, 9, CARD_BLEAKNESS, 1);
    resources(&game, SEAT_BLISS_1, 9, 5);
    ready(&game);
    expect(&game, land(1, 2), WHY_CARD_FULL, 0, 2, 1);
    expect(&game, land(9, 1), WHY_EMOTION_OPPOSING, 9, 0, 0);
    expect(&game, network(4, 1), WHY_SLOT_EMPTY, 4, 0, 0);
    expect(&game, willow(9), WHY_WILLPOWER, 0, 10, 9);
    resources(&game, SEAT_BLISS_1, 9, 0);
    expect(&game, land(1, 1), WHY_ESSENCE, 0, 1, 0);
}

static void test_why_absorb(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    game.teams[TEAM_BLISS].ambition = 3;
    expect(&game, absorb(SPHERE_HUMILITY, false), WHY_SPHERE_FAR, SPHERE_HUMILITY, 0, 0);
    expect(&game, absorb(SPHERE_COMMITMENT, true), WHY_BONUS_NOTHING, SPHERE_COMMITMENT, 0, 0);
    expect(&game, end_ambition(), WHY_AMBITION_ALL, 0, 0, 0);
    struct game first = game;
    first.first_turn = 1;
    expect(&first, move_wish(MOVE_ABSORB), WHY_FIRST_TURN, 0, 0, 0);
    play(&game, absorb(SPHERE_CREATIVITY, false));
    expect(&game, move_wish(MOVE_ABSORB), WHY_ABSORB_USED, 0, 0, 0);
}

static void test_why_abilities_and_powers(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    expect(&game, ability(ABILITY_ACTION), WHY_AMBITION, 0, 1, 0);
    game.teams[TEAM_BLISS].ambition = 2;
    play(&game, ability(ABILITY_ROTATE));
    expect(&game, ability(ABILITY_ROTATE), WHY_ABILITY_USED, ABILITY_ROTATE, 0, 0);
    put(&game, 9, CARD_GENEROSITY, 1);
    put(&game, 10, CARD_COURAGE, 1);
    put(&game, 12, CARD_COURAGE, 1);
    ready(&game);
    expect(&game, power(10, 9), WHY_POWER_NONE, 10, 0, 0);
    expect(&game, power(9, 10), WHY_ESSENCE_LAST, 9, 0, 0);
    game.slots[9].essence = 3;
    expect(&game, power(9, 12), WHY_SLOTS_APART, 0, 0, 0);
    play(&game, power(9, 10));
    expect(&game, power(9, 10), WHY_POWER_USED, 9, 0, 0);
}

static void test_why_places_and_answers(void **state)
{
    (void)state;
    struct setup setup;
    struct game game;
    setup_default(&setup, PLAYERS_DUEL);
    assert_int_equal(game_new(&game, &setup), SETUP_FINE);
    expect(&game, place(1, 2, 5), WHY_PLACE_SLOT, 2, 0, 0);
    play(&game, place(0, 2, 5));
    expect(&game, place(0, 0, 9), WHY_FRONTIER_TAKEN, frontier_space(0), 0, 0);
    struct game asking = position_new(PLAYERS_DUEL);
    give(&asking, SEAT_BLISS_1, CARD_EXCITEMENT);
    ready(&asking);
    play(&asking, invoke(CARD_EXCITEMENT, 1, 0));
    expect(&asking, choose(ASK_EXCITEMENT, 5), WHY_NOT_AN_ANSWER, ASK_EXCITEMENT, 0, 0);
    expect(&asking, valley(), WHY_QUESTION, ASK_EXCITEMENT, 0, 0);
}

static void test_reasons_name_their_rules(void **state)
{
    (void)state;
    assert_string_equal(why_rule(WHY_LOCKED), "R5.0");
    assert_string_equal(why_rule(WHY_TOO_FAR), "R5.1");
    assert_string_equal(why_rule(WHY_NO_MATCH), "R5.3");
    assert_string_equal(why_rule(WHY_REALM_CONTROLLED), "R5.4");
    assert_string_equal(why_rule(WHY_SPHERE_FAR), "R7.1");
    assert_string_equal(why_rule(WHY_FIRST_TURN), "R3.5");
    assert_string_equal(why_rule(WHY_AMBITION_ALL), "R4.3");
    assert_string_equal(why_rule(WHY_WILLPOWER), "R4.5");
    assert_string_equal(why_rule(WHY_NONE), "");
}

/* Last: no reason was left out above. */
static void test_every_reason_was_told(void **state)
{
    (void)state;
    for (unsigned why = 0; why < WHY_COUNT; why++)
        if (!told[why])
            fail_msg("reason %u occurs in none of these tests", why);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_why_nothing),
        cmocka_unit_test(test_why_the_moment),
        cmocka_unit_test(test_why_tokens),
        cmocka_unit_test(test_why_move),
        cmocka_unit_test(test_why_invoke),
        cmocka_unit_test(test_why_quell),
        cmocka_unit_test(test_why_anxiety),
        cmocka_unit_test(test_why_fortify),
        cmocka_unit_test(test_why_realms),
        cmocka_unit_test(test_why_absorb),
        cmocka_unit_test(test_why_abilities_and_powers),
        cmocka_unit_test(test_why_places_and_answers),
        cmocka_unit_test(test_reasons_name_their_rules),
        cmocka_unit_test(test_every_reason_was_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
