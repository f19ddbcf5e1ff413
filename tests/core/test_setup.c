/* R2 and R3: what a game begins with. */
#include "position.h"

#include <string.h>

static struct game fresh(unsigned players, uint64_t seed)
{
    struct setup setup;
    struct game game;
    setup_default(&setup, players);
    setup.seed = seed;
    assert_int_equal(game_new(&game, &setup), SETUP_FINE);
    assert_null(game_check(&game));
    return game;
}

/* ---- R2 ---- */

static void test_r2_1_a_teams_pieces(void **state)
{
    (void)state;
    const struct game game = fresh(PLAYERS_TEAMS, 1);
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        assert_int_equal(game.teams[team].ambition, 0); /* all spent */
        assert_int_equal(game.teams[team].stock.minor, 5);
        assert_int_equal(game.teams[team].stock.major, 3);
        assert_int_equal(game.teams[team].stock.cap, 1);
        assert_int_equal(game_score(&game, team), 0);
    }
}

/* Eight kinds twice, two kinds of each Vibe, all of the deck's team. */
static void test_r2_2_decks(void **state)
{
    (void)state;
    for (unsigned deck = 0; deck < DECK_COUNT; deck++) {
        unsigned vibes[VIBE_COUNT] = {0};
        for (unsigned i = 0; i < DECK_KINDS; i++) {
            const struct card_info *info = card_info(deck_info(deck)->kinds[i]);
            assert_int_equal(info->tier, TIER_MILD);
            assert_int_equal(info->team, deck_info(deck)->team);
            vibes[info->vibe]++;
            for (unsigned j = 0; j < i; j++)
                assert_true(deck_info(deck)->kinds[i] != deck_info(deck)->kinds[j]);
        }
        for (unsigned vibe = 0; vibe < VIBE_COUNT; vibe++)
            assert_int_equal(vibes[vibe], 2);
    }
}

static void test_r2_2_a_dealt_deck(void **state)
{
    (void)state;
    const struct game game = fresh(PLAYERS_TEAMS, 3);
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        const struct spirit_seat *spirit = &game.seats[seat];
        const struct deck_info *deck =
            deck_info(seat_team(seat) == TEAM_BLISS ? DECK_BLISS_BASIC : DECK_GLOOM_BASIC);
        unsigned copies[CARD_COUNT] = {0};
        for (unsigned i = 0; i < spirit->hand_count; i++)
            copies[spirit->hand[i]]++;
        for (unsigned i = 0; i < spirit->deck_count; i++)
            copies[spirit->deck[i]]++;
        for (unsigned i = 0; i < DECK_KINDS; i++)
            assert_int_equal(copies[deck->kinds[i]], 2);
    }
}

/* ---- R3.1, R3.2 ---- */

static void test_r3_1_who_takes_part(void **state)
{
    (void)state;
    static const uint8_t expected[3][SEAT_COUNT] = {{1, 1, 0, 0}, {1, 1, 1, 1}, {1, 1, 1, 0}};
    for (unsigned players = 0; players < 3; players++) {
        const struct game game = fresh(players, 1);
        for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
            assert_int_equal(game.seats[seat].in_play, expected[players][seat]);
    }
}

static void test_r3_1_a_gloomy_pair(void **state)
{
    (void)state;
    static const uint8_t order[] = {SEAT_GLOOM_1, SEAT_BLISS_1, SEAT_GLOOM_2, SEAT_BLISS_1};
    struct setup setup;
    struct game game;
    setup_default(&setup, PLAYERS_TRIO);
    setup.pair = TEAM_GLOOM;
    setup.first = TEAM_BLISS; /* the pair starts all the same */
    assert_int_equal(game_new(&game, &setup), SETUP_FINE);
    assert_int_equal(game.seats[SEAT_BLISS_2].in_play, 0);
    assert_memory_equal(game.order, order, sizeof order);
}

static void faulty(const struct setup *setup, enum setup_fault fault)
{
    struct game game = fresh(PLAYERS_DUEL, 5);
    const struct game before = game;
    assert_int_equal(game_new(&game, setup), fault);
    assert_true(game_equal(&game, &before));
}

static void test_faulty_setups(void **state)
{
    (void)state;
    struct setup setup;
    setup_default(&setup, PLAYERS_TEAMS);
    setup.mode = MODE_FULL;
    faulty(&setup, SETUP_FULL_MODE);
    setup_default(&setup, PLAYERS_TEAMS);
    setup.spirits[SEAT_BLISS_2] = SPIRIT_EMPATHY; /* R3.1: two different ones */
    faulty(&setup, SETUP_SPIRIT_TWICE);
    setup_default(&setup, PLAYERS_DUEL);
    setup.spirits[SEAT_BLISS_1] = SPIRIT_HATRED;
    faulty(&setup, SETUP_SPIRIT_TEAM);
    setup_default(&setup, PLAYERS_DUEL);
    setup.decks[SEAT_GLOOM_1] = DECK_LOVE;
    faulty(&setup, SETUP_DECK_TEAM);
}

static void test_r3_2_defaults(void **state)
{
    (void)state;
    const struct game game = fresh(PLAYERS_TEAMS, 1);
    assert_int_equal(game.mode, MODE_BASIC);
    assert_int_equal(game.seats[SEAT_BLISS_1].spirit, SPIRIT_EMPATHY);
    assert_int_equal(game.seats[SEAT_GLOOM_1].spirit, SPIRIT_MISERY);
    assert_int_equal(game.seats[SEAT_BLISS_2].spirit, SPIRIT_DELIGHT);
    assert_int_equal(game.seats[SEAT_GLOOM_2].spirit, SPIRIT_MALICE);
}

static void test_r3_2_wild_tokens_unlock_four_actions(void **state)
{
    (void)state;
    const struct game game = fresh(PLAYERS_TEAMS, 1);
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        for (unsigned action = 0; action < ACTION_COUNT; action++)
            for (unsigned column = 0; column < COLUMN_COUNT; column++)
                assert_int_equal(game.seats[seat].board[action][column],
                                 column == COLUMN_UNLOCK && action != ACTION_EMPOWER ? VIBE_WILD
                                                                                     : VIBE_NONE);
}

/* ---- R3.3, R3.4 ---- */

static void test_r3_3_resources(void **state)
{
    (void)state;
    const struct game game = fresh(PLAYERS_TEAMS, 1);
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++)
        assert_int_equal(game.spheres[sphere], 7);
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        assert_int_equal(game.seats[seat].willpower, 4);
        assert_int_equal(game.seats[seat].essence, 2);
        assert_int_equal(game.seats[seat].hand_count, 2);
        assert_int_equal(game.seats[seat].deck_count, 14);
    }
}

static unsigned goals_in(const uint8_t *row, unsigned count)
{
    unsigned set = 0;
    for (unsigned i = 0; i < count; i++)
        set |= 1u << row[i];
    return set;
}

static void test_r3_4_aspirations(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 300; seed++) {
        const struct game game = fresh(PLAYERS_DUEL, seed);
        assert_int_equal(game.common_count, 7);
        assert_int_equal(goals_in(game.common, 7), 127); /* the seven of Basic, each once */
        for (unsigned team = 0; team < TEAM_COUNT; team++) {
            assert_int_equal(game.teams[team].hidden_count, 7);
            assert_int_equal(goals_in(game.teams[team].hidden, 7), 127);
            assert_true(game.teams[team].hidden[0] != game.common[0]);
        }
    }
}

/* ---- R3.5, R1.7: chance ---- */

static void test_r3_5_either_team_starts(void **state)
{
    (void)state;
    unsigned first[TEAM_COUNT] = {0}, origins[REALM_COUNT] = {0};
    for (uint64_t seed = 0; seed < 300; seed++) {
        const struct game game = fresh(PLAYERS_DUEL, seed);
        first[game.first]++;
        origins[game.origin]++;
        assert_int_equal(game.order[0], game.first);
    }
    assert_in_range(first[TEAM_BLISS], 100, 200);
    for (unsigned origin = 0; origin < REALM_COUNT; origin++)
        assert_in_range(origins[origin], 30, 95);
}

static void test_r3_5_no_absorb_in_the_very_first_turn(void **state)
{
    (void)state;
    struct setup setup;
    struct game game;
    setup_default(&setup, PLAYERS_DUEL);
    setup.first = TEAM_BLISS;
    setup.recommended = 1;
    assert_int_equal(game_new(&game, &setup), SETUP_FINE);
    const unsigned sphere = realm_sphere(&game, REALM_VALLEY);
    refused(&game, absorb(sphere, false), WHY_FIRST_TURN);
    assert_int_equal(count_listed(&game, MOVE_ABSORB), 0);
    play(&game, end_draw());
    assert_true(count_listed(&game, MOVE_ABSORB) > 0);
}

static void test_same_seed_same_game(void **state)
{
    (void)state;
    const struct game one = fresh(PLAYERS_TEAMS, 77), again = fresh(PLAYERS_TEAMS, 77),
                      other = fresh(PLAYERS_TEAMS, 78);
    assert_true(game_equal(&one, &again));
    assert_false(game_equal(&one, &other));
}

/* One stream a purpose: another deck for Gloom 1 shifts nothing of Bliss 1. */
static void test_streams_do_not_disturb_each_other(void **state)
{
    (void)state;
    struct setup setup;
    struct game game;
    const struct game plain = fresh(PLAYERS_DUEL, 9);
    setup_default(&setup, PLAYERS_DUEL);
    setup.seed = 9;
    setup.decks[SEAT_GLOOM_1] = DECK_MALICE;
    assert_int_equal(game_new(&game, &setup), SETUP_FINE);
    assert_memory_equal(&game.seats[SEAT_BLISS_1], &plain.seats[SEAT_BLISS_1],
                        sizeof plain.seats[SEAT_BLISS_1]);
    assert_memory_equal(game.common, plain.common, sizeof plain.common);
    assert_int_equal(game.origin, plain.origin);
}

/* ---- R3.7: placing ---- */

static struct game placing(unsigned players)
{
    struct setup setup;
    struct game game;
    setup_default(&setup, players);
    setup.first = TEAM_BLISS;
    assert_int_equal(game_new(&game, &setup), SETUP_FINE);
    return game;
}

static void test_r3_7_a_duel_places_two_each(void **state)
{
    (void)state;
    struct game game = placing(PLAYERS_DUEL);
    assert_int_equal(game.phase, PHASE_SETUP);
    asked(&game, ASK_PLACE, SEAT_BLISS_1);
    /* Five Frontiers, two sides, any of the nine other Realm slots. */
    assert_int_equal(count_listed(&game, MOVE_PLACE), 5 * 2 * 9);
    play(&game, place(0, 2, 0));
    assert_int_equal(game.seats[SEAT_BLISS_1].space, frontier_space(0));
    assert_int_equal(game.slots[2].card, CARD_BRIGHTNESS);
    assert_int_equal(game.slots[0].card, CARD_BRIGHTNESS);
    assert_int_equal(game.slots[2].essence, 1);
    assert_int_equal(game.seats[SEAT_BLISS_1].essence, 2); /* from the supply */
    asked(&game, ASK_PLACE, SEAT_GLOOM_1);
    assert_int_equal(count_listed(&game, MOVE_PLACE), 4 * 2 * 7);
    play(&game, place(1, 5, 14));
    assert_int_equal(game.slots[14].card, CARD_BLEAKNESS);
    assert_int_equal(game.phase, PHASE_PLAY);
    assert_int_equal(game_turn_seat(&game), SEAT_BLISS_1);
}

static void test_r3_7_refused_places(void **state)
{
    (void)state;
    struct game game = placing(PLAYERS_DUEL);
    play(&game, place(0, 2, 9));
    refused(&game, place(0, 0, 5), WHY_FRONTIER_TAKEN);
    refused(&game, place(1, 2, 5), WHY_PLACE_SLOT); /* of another Triad */
    refused(&game, place(1, 4, 5), WHY_PLACE_SLOT); /* the Frontier's own slot */
    refused(&game, place(1, 3, 4), WHY_PLACE_SLOT);
    refused(&game, place(1, 3, 3), WHY_PLACE_SLOT);
    refused(&game, place(1, 3, 9), WHY_SLOT_TAKEN);
    refused(&game, place(3, 9, 5), WHY_SLOT_TAKEN);
    refused(&game, place(1, 3, SLOT_NONE), WHY_PLACE_SLOT);
    refused(&game, valley(), WHY_QUESTION);
    play(&game, place(1, 3, 5));
    refused(&game, place(3, 11, 12), WHY_NO_QUESTION);
}

static void test_r3_7_teams_place_one_each(void **state)
{
    (void)state;
    struct game game = placing(PLAYERS_TEAMS);
    assert_int_equal(count_listed(&game, MOVE_PLACE), 10);
    play(&game, place(4, 14, SLOT_NONE));
    asked(&game, ASK_PLACE, SEAT_GLOOM_1);
    play(&game, place(0, 0, SLOT_NONE));
    asked(&game, ASK_PLACE, SEAT_BLISS_2);
    refused(&game, place(1, 3, 5), WHY_MALFORMED);
    play(&game, place(1, 3, SLOT_NONE));
    asked(&game, ASK_PLACE, SEAT_GLOOM_2);
    play(&game, place(2, 6, SLOT_NONE));
    assert_int_equal(game.phase, PHASE_PLAY);
}

/* R3.1: the lone Spirit is set up once, second, with two. */
static void test_r3_7_a_trio(void **state)
{
    (void)state;
    struct game game = placing(PLAYERS_TRIO);
    play(&game, place(0, 0, SLOT_NONE));
    asked(&game, ASK_PLACE, SEAT_GLOOM_1);
    play(&game, place(2, 8, 14));
    asked(&game, ASK_PLACE, SEAT_BLISS_2);
    play(&game, place(1, 3, SLOT_NONE));
    assert_int_equal(game.phase, PHASE_PLAY);
    assert_int_equal(game_turn_seat(&game), SEAT_BLISS_1);
}

static void recommended(unsigned players, unsigned count, const struct move *expected)
{
    struct game game = placing(players);
    for (unsigned i = 0; i < count; i++) {
        const struct move move = game_recommended_place(&game);
        assert_true(move_equal(&move, &expected[i]));
        play(&game, move);
    }
    assert_int_equal(game.phase, PHASE_PLAY);
}

static void test_r3_7_recommended_places(void **state)
{
    (void)state;
    const struct move duel[] = {place(0, 2, 0), place(2, 8, 6)};
    const struct move teams[] = {place(0, 2, SLOT_NONE), place(2, 8, SLOT_NONE),
                                 place(1, 5, SLOT_NONE), place(3, 11, SLOT_NONE)};
    const struct move trio[] = {place(0, 2, SLOT_NONE), place(2, 8, 6), place(1, 5, SLOT_NONE)};
    recommended(PLAYERS_DUEL, 2, duel);
    recommended(PLAYERS_TEAMS, 4, teams);
    recommended(PLAYERS_TRIO, 3, trio);
}

/* Whatever the others have taken, the recommendation is a legal one. */
static void test_r3_7_recommendation_after_any_place(void **state)
{
    (void)state;
    const struct game game = placing(PLAYERS_DUEL);
    struct move list[MOVES_MAX];
    const size_t count = game_moves(&game, list);
    for (size_t i = 0; i < count; i++) {
        struct game after = game;
        play(&after, list[i]);
        play(&after, game_recommended_place(&after));
    }
}

static void test_scenario_spirits_stand_on_recommended_places(void **state)
{
    (void)state;
    static const uint8_t expected[SEAT_COUNT] = {1, 5, 3, 7};
    struct game game = placing(PLAYERS_TEAMS);
    game_place_spirits(&game);
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        assert_int_equal(game.seats[seat].space, expected[seat]);
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        assert_int_equal(game.slots[slot].card, CARD_NONE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r2_1_a_teams_pieces),
        cmocka_unit_test(test_r2_2_decks),
        cmocka_unit_test(test_r2_2_a_dealt_deck),
        cmocka_unit_test(test_r3_1_who_takes_part),
        cmocka_unit_test(test_r3_1_a_gloomy_pair),
        cmocka_unit_test(test_faulty_setups),
        cmocka_unit_test(test_r3_2_defaults),
        cmocka_unit_test(test_r3_2_wild_tokens_unlock_four_actions),
        cmocka_unit_test(test_r3_3_resources),
        cmocka_unit_test(test_r3_4_aspirations),
        cmocka_unit_test(test_r3_5_either_team_starts),
        cmocka_unit_test(test_r3_5_no_absorb_in_the_very_first_turn),
        cmocka_unit_test(test_same_seed_same_game),
        cmocka_unit_test(test_streams_do_not_disturb_each_other),
        cmocka_unit_test(test_r3_7_a_duel_places_two_each),
        cmocka_unit_test(test_r3_7_refused_places),
        cmocka_unit_test(test_r3_7_teams_place_one_each),
        cmocka_unit_test(test_r3_7_a_trio),
        cmocka_unit_test(test_r3_7_recommended_places),
        cmocka_unit_test(test_r3_7_recommendation_after_any_place),
        cmocka_unit_test(test_scenario_spirits_stand_on_recommended_places),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
