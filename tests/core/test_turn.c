/* R4 and R10: the turn, the end of the game, the score. */
#include "position.h"

static struct spirit_seat *bliss(struct game *game)
{
    return &game->seats[SEAT_BLISS_1];
}

/* ---- R4 ---- */

static void test_r4_1_three_actions(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    resources(&game, SEAT_BLISS_1, 9, 2);
    assert_int_equal(game.actions, 3);
    play(&game, cradle());
    play(&game, cradle()); /* repeats allowed */
    play(&game, move_to(0, 0));
    assert_int_equal(game.actions, 0);
    refused(&game, cradle(), WHY_NO_ACTIONS);
    refused(&game, move_to(1, 0), WHY_NO_ACTIONS);
    assert_int_equal(count_listed(&game, MOVE_VIBE), 0);
}

static void test_r4_1_fewer_is_allowed(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    play(&game, end_draw());
    assert_int_equal(game_turn_seat(&game), SEAT_GLOOM_1);
    assert_int_equal(game.actions, 3);
}

static void test_r4_2_absorb_once_and_free(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    play(&game, valley());
    play(&game, absorb(SPHERE_COMMITMENT, false));
    assert_int_equal(game.actions, 2);
    refused(&game, absorb(SPHERE_CREATIVITY, false), WHY_ABSORB_USED);
    play(&game, end_draw());
    play(&game, end_draw());
    assert_true(is_listed(&game, absorb(SPHERE_CREATIVITY, false)));
}

static void test_r4_2_absorb_after_the_last_action(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    game.actions = 0;
    play(&game, absorb(SPHERE_COMMITMENT, false));
    assert_int_equal(bliss(&game)->willpower, 6);
}

static void test_r4_3_draw_two(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put_on_top(&game, SEAT_BLISS_1, CARD_KINDNESS);
    put_on_top(&game, SEAT_BLISS_1, CARD_DESIRE);
    play(&game, end_draw());
    assert_int_equal(bliss(&game)->hand_count, 2);
    assert_int_equal(bliss(&game)->hand[0], CARD_DESIRE);
    assert_int_equal(bliss(&game)->hand[1], CARD_KINDNESS);
    assert_int_equal(game.teams[TEAM_BLISS].ambition, 0);
}

static void test_r4_3_or_one_ambition(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    game.teams[TEAM_BLISS].ambition = 2;
    play(&game, end_ambition());
    assert_int_equal(game.teams[TEAM_BLISS].ambition, 3);
    assert_int_equal(bliss(&game)->hand_count, 0);
}

static void test_r4_3_only_the_draw_if_all_are_available(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    game.teams[TEAM_BLISS].ambition = 3;
    refused(&game, end_ambition(), WHY_AMBITION_ALL);
    assert_int_equal(count_listed(&game, MOVE_END), 1);
    play(&game, end_draw());
}

static void test_r4_3_without_willpower_gains_one(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    resources(&game, SEAT_BLISS_1, 0, 0);
    resources(&game, SEAT_GLOOM_1, 1, 0);
    play(&game, end_draw());
    assert_int_equal(bliss(&game)->willpower, 1);
    play(&game, end_ambition());
    assert_int_equal(game.seats[SEAT_GLOOM_1].willpower, 1); /* had one */
}

static void test_r4_4_drawing_from_an_empty_deck(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    for (unsigned i = 0; i < DECK_KINDS; i++) {
        give(&game, SEAT_BLISS_1, deck_info(DECK_BLISS_BASIC)->kinds[i]);
        give(&game, SEAT_BLISS_1, deck_info(DECK_BLISS_BASIC)->kinds[i]);
    }
    ready(&game);
    assert_int_equal(bliss(&game)->deck_count, 0);
    refused(&game, absorb(SPHERE_CREATIVITY, true), WHY_BONUS_NOTHING);
    play(&game, cradle());
    assert_int_equal(bliss(&game)->hand_count, 16);
    assert_int_equal(bliss(&game)->willpower, 3); /* still an Action, and paid */
    play(&game, end_draw());
    assert_int_equal(bliss(&game)->hand_count, 16);
}

static void test_r4_4_the_last_card(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    for (unsigned i = 0; i < 15; i++)
        give(&game, SEAT_BLISS_1, deck_info(DECK_BLISS_BASIC)->kinds[i / 2]);
    ready(&game);
    play(&game, cradle()); /* one of two */
    assert_int_equal(bliss(&game)->hand_count, 16);
    /* A discarded card is top and bottom of a deck that was empty. */
    play(&game, vibe(ACTION_MOVE, COLUMN_1, CARD_KINDNESS));
    assert_int_equal(bliss(&game)->deck_count, 1);
    assert_int_equal(bliss(&game)->deck[0], CARD_KINDNESS);
}

static void test_r4_4_a_card_goes_to_the_deck_it_came_from(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_TEAMS);
    upgrade_row(&game, SEAT_BLISS_1, ACTION_QUELL);
    game.teams[TEAM_BLISS].ambition = 1;
    put_of(&game, SEAT_GLOOM_2, 1, CARD_DISLIKE, 1);
    ready(&game);
    const struct spirit_seat *one = &game.seats[SEAT_GLOOM_1], *two = &game.seats[SEAT_GLOOM_2];
    const unsigned first = one->deck_count, second = two->deck_count;
    play(&game, quell(1, CARD_NONE, UPGRADE_EXTINGUISH));
    assert_int_equal(one->deck_count, first);
    assert_int_equal(two->deck_count, second + 1);
    assert_int_equal(two->deck[second], CARD_DISLIKE);
}

static void test_r4_4_starting_emotions_go_to_the_supply(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    upgrade_row(&game, SEAT_BLISS_1, ACTION_QUELL);
    game.teams[TEAM_BLISS].ambition = 1;
    put(&game, 1, CARD_BLEAKNESS, 1);
    ready(&game);
    const unsigned deck = game.seats[SEAT_GLOOM_1].deck_count;
    play(&game, quell(1, CARD_NONE, UPGRADE_EXTINGUISH));
    assert_int_equal(game.slots[1].card, CARD_NONE);
    assert_int_equal(game.seats[SEAT_GLOOM_1].deck_count, deck);
}

/* ---- The order of turns (R3.5, R3.1) ---- */

static void order(unsigned players, const uint8_t *expected, unsigned count)
{
    struct game game = position_new(players);
    for (unsigned i = 0; i < 2 * count; i++) {
        assert_int_equal(game_turn_seat(&game), expected[i % count]);
        assert_int_equal(game_decider(&game), expected[i % count]);
        assert_int_equal(game.round, 1 + i / count);
        play(&game, end_draw());
    }
}

static void test_r3_5_teams_alternate(void **state)
{
    (void)state;
    static const uint8_t duel[] = {SEAT_BLISS_1, SEAT_GLOOM_1};
    static const uint8_t teams[] = {SEAT_BLISS_1, SEAT_GLOOM_1, SEAT_BLISS_2, SEAT_GLOOM_2};
    order(PLAYERS_DUEL, duel, 2);
    order(PLAYERS_TEAMS, teams, 4);
}

static void test_r3_1_lone_spirit_acts_second_and_fourth(void **state)
{
    (void)state;
    static const uint8_t trio[] = {SEAT_BLISS_1, SEAT_GLOOM_1, SEAT_BLISS_2, SEAT_GLOOM_1};
    order(PLAYERS_TRIO, trio, 4);
}

/* ---- R10 ---- */

static void test_r10_1_the_turn_is_finished_first(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    game.ending = 1;
    play(&game, valley());
    assert_false(game_is_over(&game));
    play(&game, end_draw());
    assert_true(game_is_over(&game));
    assert_int_equal(bliss(&game)->hand_count, 2); /* its end was a whole one */
    struct move list[MOVES_MAX];
    assert_int_equal(game_moves(&game, list), 0);
    assert_int_equal(game_decider(&game), SEAT_NONE);
    refused(&game, valley(), WHY_GAME_OVER);
    refused(&game, resign(TEAM_BLISS), WHY_GAME_OVER);
}

static void test_r10_1_twelve_turns_without_an_absorb(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    for (unsigned turn = 1; turn <= 11; turn++)
        play(&game, end_draw());
    assert_false(game_is_over(&game));
    struct event event;
    assert_int_equal(count_events(&game, end_draw(), EVENT_ENDING, &event), 1);
    assert_int_equal(event.a, ENDING_QUIET);
    play(&game, end_draw());
    assert_true(game_is_over(&game));
}

static void test_r10_1_an_absorb_starts_the_count_anew(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    for (unsigned turn = 1; turn <= 10; turn++)
        play(&game, end_draw());
    assert_int_equal(game.quiet, 10);
    play(&game, absorb(SPHERE_COMMITMENT, false));
    play(&game, end_draw());
    assert_int_equal(game.quiet, 0);
    for (unsigned turn = 1; turn <= 11; turn++)
        play(&game, end_draw());
    assert_false(game_is_over(&game));
    play(&game, end_draw());
    assert_true(game_is_over(&game));
}

static void test_r10_2_score(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    identity_of(&game, TEAM_BLISS, 3, 2);
    game.teams[TEAM_BLISS].stock.cap = 0;
    game.teams[TEAM_BLISS].identity.cap = 1;
    game.teams[TEAM_BLISS].wheel = 7;
    ready(&game);
    assert_int_equal(game_score(&game, TEAM_BLISS), 7 + 3 * 3 + 2 * 5 + 4);
    assert_int_equal(game_score(&game, TEAM_GLOOM), 0);
    fortress_on(&game, REALM_VALLEY, TEAM_GLOOM, SIZE_MAJOR);
    ready(&game);
    assert_int_equal(game_score(&game, TEAM_GLOOM), 0); /* only what is in the Identity */
}

static unsigned winner_of(struct game game)
{
    game.ending = 1;
    play(&game, end_draw());
    return game.winner;
}

static void test_r10_2_more_wins(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    identity_of(&game, TEAM_BLISS, 1, 0);
    assert_int_equal(winner_of(game), WINNER_BLISS);
    identity_of(&game, TEAM_GLOOM, 0, 1);
    assert_int_equal(winner_of(game), WINNER_GLOOM);
}

static void test_r10_2_tied(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    assert_int_equal(winner_of(game), WINNER_DRAW);
    /* 24 : 24, once without and once with a Capping Fragment. */
    identity_of(&game, TEAM_BLISS, 3, 3);
    identity_of(&game, TEAM_GLOOM, 3, 3);
    ready(&game);
    assert_int_equal(game_score(&game, TEAM_BLISS), 24);
    assert_int_equal(winner_of(game), WINNER_DRAW);
    game.teams[TEAM_GLOOM].stock.cap = 0;
    game.teams[TEAM_GLOOM].identity.cap = 1;
    game.teams[TEAM_BLISS].wheel = 4;
    ready(&game);
    assert_int_equal(winner_of(game), WINNER_GLOOM);
}

static void test_resigning(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    assert_false(is_listed(&game, resign(TEAM_BLISS))); /* possible, but not offered as a move */
    struct game other = game;
    play(&game, resign(TEAM_BLISS));
    assert_true(game_is_over(&game));
    assert_int_equal(game.winner, WINNER_GLOOM);
    play(&other, resign(TEAM_GLOOM)); /* the team that isn't to move may, too */
    assert_int_equal(other.winner, WINNER_BLISS);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r4_1_three_actions),
        cmocka_unit_test(test_r4_1_fewer_is_allowed),
        cmocka_unit_test(test_r4_2_absorb_once_and_free),
        cmocka_unit_test(test_r4_2_absorb_after_the_last_action),
        cmocka_unit_test(test_r4_3_draw_two),
        cmocka_unit_test(test_r4_3_or_one_ambition),
        cmocka_unit_test(test_r4_3_only_the_draw_if_all_are_available),
        cmocka_unit_test(test_r4_3_without_willpower_gains_one),
        cmocka_unit_test(test_r4_4_drawing_from_an_empty_deck),
        cmocka_unit_test(test_r4_4_the_last_card),
        cmocka_unit_test(test_r4_4_a_card_goes_to_the_deck_it_came_from),
        cmocka_unit_test(test_r4_4_starting_emotions_go_to_the_supply),
        cmocka_unit_test(test_r3_5_teams_alternate),
        cmocka_unit_test(test_r3_1_lone_spirit_acts_second_and_fourth),
        cmocka_unit_test(test_r10_1_the_turn_is_finished_first),
        cmocka_unit_test(test_r10_1_twelve_turns_without_an_absorb),
        cmocka_unit_test(test_r10_1_an_absorb_starts_the_count_anew),
        cmocka_unit_test(test_r10_2_score),
        cmocka_unit_test(test_r10_2_more_wins),
        cmocka_unit_test(test_r10_2_tied),
        cmocka_unit_test(test_resigning),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
