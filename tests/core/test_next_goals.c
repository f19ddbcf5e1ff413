/* R9.4 and R9.5: the next Common and the next Hidden Aspirations. */
#include "revelation_position.h"

static void test_r9_4_common_turns_down(void **state)
{
    (void)state;
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    const unsigned next = game.common[1];
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    settle(&game);
    assert_int_equal(game.common_count, 6);
    assert_int_equal(game.common[0], next);
    for (unsigned i = 0; i < game.common_count; i++)
        assert_true(game.common[i] != TIE); /* for good */
}

static void test_r9_4_a_major_removes_one_of_the_others_choice(void **state)
{
    (void)state;
    struct game game =
        about_to_reveal(ASPIRATION_OPENNESS, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MAJOR));
    asked(&game, ASK_REMOVE, SEAT_GLOOM_1);
    assert_int_equal(count_listed(&game, MOVE_CHOOSE), 6); /* a must: no declining */
    refused(&game, choose(ASK_REMOVE, ASPIRATION_OPENNESS), WHY_NOT_AN_ANSWER);
    play(&game, choose(ASK_REMOVE, ASPIRATION_ATTITUDE)); /* it would have been the next */
    settle(&game);
    assert_int_equal(game.common_count, 5);
    assert_int_equal(game.common[0], ASPIRATION_UNITY); /* the leftmost left */
}

static void test_r9_4_a_major_leaves_the_last_to_be_removed(void **state)
{
    (void)state;
    static const uint8_t row[] = {ASPIRATION_OPENNESS, ASPIRATION_VERSATILITY};
    struct game game =
        about_to_reveal(ASPIRATION_OPENNESS, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    set_common(&game, row, 2);
    ready(&game);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MAJOR));
    asked(&game, ASK_NONE, 0); /* one answer, and no next goals to choose */
    assert_int_equal(game.common_count, 0);
    assert_true(game.ending);
}

static void test_r9_4_no_next_common_ends_the_game(void **state)
{
    (void)state;
    static const uint8_t row[] = {ASPIRATION_FORTITUDE};
    struct game game = about_to_reveal(TIE, ASPIRATION_ATTITUDE, ASPIRATION_LIVELINESS);
    set_common(&game, row, 1);
    ready(&game);
    reveal(&game);
    asked(&game, ASK_NONE, 0); /* R9.5: without a next Common that step is skipped */
    assert_true(game.ending);
    assert_int_equal(game.spheres[SPHERE_COMMITMENT], 7);
    play(&game, valley()); /* the turn is finished first */
    play(&game, end_draw());
    assert_true(game_is_over(&game));
    assert_int_equal(game.winner, WINNER_DRAW);
}

/* In a game of teams the next in turn order removes, keeps and decides (R14.3). */
static void test_r9_4_asked_of_the_next_in_turn_order(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_TEAMS);
    put(&game, 8, CARD_BRIGHTNESS, 1);
    put(&game, 9, CARD_BRIGHTNESS, 1);
    game.spheres[SPHERE_COMMITMENT] = 2;
    stand(&game, SEAT_BLISS_2, realm_space(REALM_VALLEY));
    turn_of(&game, SEAT_BLISS_2); /* Gloom 2 acts next */
    goals(&game, ASPIRATION_OPENNESS, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    ready(&game);
    reveal(&game);
    asked(&game, ASK_FRAGMENT, SEAT_BLISS_2);
    play(&game, choose(ASK_FRAGMENT, SIZE_MAJOR));
    asked(&game, ASK_REMOVE, SEAT_GLOOM_2);
    play(&game, choose(ASK_REMOVE, ASPIRATION_FORTITUDE));
    asked(&game, ASK_HIDDEN, SEAT_GLOOM_2);
}

/* ---- R9.5 ---- */

static void test_r9_5_used_goals_leave(void **state)
{
    (void)state;
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    reveal(&game);
    settle(&game);
    assert_int_equal(game.teams[TEAM_BLISS].hidden_count, 6);
    assert_int_equal(game.teams[TEAM_GLOOM].hidden_count, 6);
    for (unsigned i = 0; i < 6; i++) {
        assert_true(game.teams[TEAM_BLISS].hidden[i] != ASPIRATION_UNITY);
        assert_true(game.teams[TEAM_GLOOM].hidden[i] != ASPIRATION_LIVELINESS);
    }
}

static void test_r9_5_without_success_one_of_three(void **state)
{
    (void)state;
    static const uint8_t deck[] = {ASPIRATION_LIVELINESS, ASPIRATION_OPENNESS,
                                   ASPIRATION_VERSATILITY, ASPIRATION_ATTITUDE, ASPIRATION_UNITY};
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    set_hidden(&game, TEAM_GLOOM, deck, 5);
    ready(&game);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    asked(&game, ASK_HIDDEN, SEAT_GLOOM_1);
    /* The new Common is Attitude, which lies fourth: three to choose from. */
    assert_int_equal(game.common[0], ASPIRATION_ATTITUDE);
    refused(&game, choose(ASK_HIDDEN, ASPIRATION_ATTITUDE), WHY_NOT_AN_ANSWER);
    refused(&game, choose(ASK_HIDDEN, ASPIRATION_LIVELINESS), WHY_NOT_AN_ANSWER);
    play(&game, choose(ASK_HIDDEN, ASPIRATION_VERSATILITY));
    assert_int_equal(game.teams[TEAM_GLOOM].hidden[0], ASPIRATION_VERSATILITY);
    assert_int_equal(game.teams[TEAM_GLOOM].hidden_count, 4);
    unsigned rest = 0;
    for (unsigned i = 1; i < 4; i++)
        rest |= 1u << game.teams[TEAM_GLOOM].hidden[i];
    assert_int_equal(rest, 1u << ASPIRATION_OPENNESS | 1u << ASPIRATION_ATTITUDE |
                               1u << ASPIRATION_UNITY);
}

/* The others are shuffled in: in how many of 50 games does the card below stay where it was? It is
 * one of three. */
static void test_r9_5_the_others_are_shuffled(void **state)
{
    (void)state;
    static const uint8_t deck[] = {ASPIRATION_LIVELINESS, ASPIRATION_OPENNESS,
                                   ASPIRATION_VERSATILITY, ASPIRATION_ATTITUDE, ASPIRATION_UNITY};
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    set_hidden(&game, TEAM_GLOOM, deck, 5);
    ready(&game);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    const struct move move = choose(ASK_HIDDEN, ASPIRATION_OPENNESS);
    assert_int_equal(count_events(&game, move, EVENT_HIDDEN_SHUFFLED, NULL), 1);
    unsigned stayed = 0;
    for (unsigned i = 0; i < 50; i++) {
        struct game copy = game;
        copy.chance[TEAM_GLOOM] += i * 0x9e3779b97f4a7c15u;
        play(&copy, move);
        stayed += copy.teams[TEAM_GLOOM].hidden[1] == ASPIRATION_VERSATILITY;
    }
    assert_in_range(stayed, 5, 30);
}

static void test_r9_5_not_the_new_common(void **state)
{
    (void)state;
    static const uint8_t deck[] = {ASPIRATION_LIVELINESS, ASPIRATION_ATTITUDE,
                                   ASPIRATION_VERSATILITY, ASPIRATION_UNITY};
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    set_hidden(&game, TEAM_GLOOM, deck, 4);
    ready(&game);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    assert_int_equal(game.common[0], ASPIRATION_ATTITUDE);
    assert_int_equal(count_listed(&game, MOVE_CHOOSE), 2);
    refused(&game, choose(ASK_HIDDEN, ASPIRATION_ATTITUDE), WHY_NOT_AN_ANSWER);
}

/* With success, or without taking its fruit, the new top card stands. */
static void test_r9_5_with_success_the_new_top(void **state)
{
    (void)state;
    static const uint8_t deck[] = {ASPIRATION_UNITY, ASPIRATION_LIVELINESS, ASPIRATION_VERSATILITY,
                                   ASPIRATION_OPENNESS};
    static const uint8_t answers[] = {SIZE_MINOR, ANSWER_NONE};
    for (unsigned i = 0; i < 2; i++) {
        struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
        set_hidden(&game, TEAM_BLISS, deck, 4);
        ready(&game);
        reveal(&game);
        play(&game, choose(ASK_FRAGMENT, answers[i]));
        settle(&game);
        assert_memory_equal(game.teams[TEAM_BLISS].hidden, deck + 1, 3);
        assert_int_equal(game.teams[TEAM_BLISS].hidden_count, 3);
    }
}

static void test_r9_5_reshuffles_if_it_is_the_common(void **state)
{
    (void)state;
    static const uint8_t deck[] = {ASPIRATION_UNITY, ASPIRATION_ATTITUDE, ASPIRATION_VERSATILITY,
                                   ASPIRATION_OPENNESS};
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_VERSATILITY);
    set_hidden(&game, TEAM_BLISS, deck, 4);
    ready(&game);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    settle(&game);
    assert_int_equal(game.common[0], ASPIRATION_ATTITUDE);
    assert_true(game.teams[TEAM_BLISS].hidden[0] != ASPIRATION_ATTITUDE);
    assert_int_equal(game.teams[TEAM_BLISS].hidden_count, 3);
}

static void test_r9_5_fewer_than_three(void **state)
{
    (void)state;
    static const uint8_t deck[] = {ASPIRATION_LIVELINESS, ASPIRATION_OPENNESS,
                                   ASPIRATION_VERSATILITY};
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    set_hidden(&game, TEAM_GLOOM, deck, 3);
    ready(&game);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    assert_int_equal(count_listed(&game, MOVE_CHOOSE), 2);
    play(&game, choose(ASK_HIDDEN, ASPIRATION_VERSATILITY));
    assert_int_equal(game.teams[TEAM_GLOOM].hidden[0], ASPIRATION_VERSATILITY);
    assert_int_equal(game.teams[TEAM_GLOOM].hidden[1], ASPIRATION_OPENNESS);
}

/* Two left, one of them the Common's own: the other one it is, unasked (R4.5). */
static void test_r9_5_one_of_two_is_the_common(void **state)
{
    (void)state;
    static const uint8_t deck[] = {ASPIRATION_LIVELINESS, ASPIRATION_ATTITUDE,
                                   ASPIRATION_VERSATILITY};
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    set_hidden(&game, TEAM_GLOOM, deck, 3);
    ready(&game);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    asked(&game, ASK_NONE, 0);
    assert_int_equal(game.common[0], ASPIRATION_ATTITUDE);
    assert_int_equal(game.teams[TEAM_GLOOM].hidden[0], ASPIRATION_VERSATILITY);
}

/* Only the Common's own card left: it stays, whether the team had success or not. */
static void test_r9_5_only_the_commons_own_stays(void **state)
{
    (void)state;
    static const uint8_t row[] = {ASPIRATION_FORTITUDE, ASPIRATION_OPENNESS};
    static const uint8_t bliss[] = {ASPIRATION_UNITY, ASPIRATION_OPENNESS};
    static const uint8_t gloom[] = {ASPIRATION_LIVELINESS, ASPIRATION_OPENNESS};
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    set_common(&game, row, 2);
    set_hidden(&game, TEAM_BLISS, bliss, 2);
    set_hidden(&game, TEAM_GLOOM, gloom, 2);
    ready(&game);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    asked(&game, ASK_NONE, 0);
    assert_int_equal(game.teams[TEAM_BLISS].hidden[0], ASPIRATION_OPENNESS);
    assert_int_equal(game.teams[TEAM_GLOOM].hidden[0], ASPIRATION_OPENNESS);
    assert_int_equal(game.common[0], ASPIRATION_OPENNESS);
}

/* … and accomplishing it counts once, a Minor and never a Major. */
static void test_r9_5_the_commons_own_counts_once(void **state)
{
    (void)state;
    static const uint8_t same[] = {ASPIRATION_OPENNESS};
    struct game game =
        about_to_reveal(ASPIRATION_OPENNESS, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    set_common(&game, same, 1);
    set_hidden(&game, TEAM_BLISS, same, 1);
    ready(&game);
    reveal(&game);
    asked(&game, ASK_FRAGMENT, SEAT_BLISS_1);
    refused(&game, choose(ASK_FRAGMENT, SIZE_MAJOR), WHY_NOT_AN_ANSWER);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    assert_int_equal(game.teams[TEAM_BLISS].identity.minor, 1);
    assert_true(game.ending);
}

/* Chance decided elsewhere: only an order of the very cards is taken. */
static void test_set_hidden_takes_only_a_permutation(void **state)
{
    (void)state;
    static const uint8_t deck[] = {ASPIRATION_UNITY, ASPIRATION_OPENNESS, ASPIRATION_ATTITUDE};
    static const uint8_t turned[] = {ASPIRATION_ATTITUDE, ASPIRATION_UNITY, ASPIRATION_OPENNESS};
    static const uint8_t twice[] = {ASPIRATION_UNITY, ASPIRATION_UNITY, ASPIRATION_ATTITUDE};
    static const uint8_t unknown[] = {ASPIRATION_UNITY, ASPIRATION_OPENNESS, 200};
    struct game game = position_new(PLAYERS_DUEL);
    set_hidden(&game, TEAM_BLISS, deck, 3);
    ready(&game);
    const struct game before = game;
    assert_false(game_set_hidden(&game, TEAM_BLISS, twice, 3));
    assert_false(game_set_hidden(&game, TEAM_BLISS, unknown, 3));
    assert_false(game_set_hidden(&game, TEAM_BLISS, turned, 2));
    assert_true(game_equal(&game, &before));
    assert_true(game_set_hidden(&game, TEAM_BLISS, turned, 3));
    assert_memory_equal(game.teams[TEAM_BLISS].hidden, turned, 3);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r9_4_common_turns_down),
        cmocka_unit_test(test_r9_4_a_major_removes_one_of_the_others_choice),
        cmocka_unit_test(test_r9_4_a_major_leaves_the_last_to_be_removed),
        cmocka_unit_test(test_r9_4_no_next_common_ends_the_game),
        cmocka_unit_test(test_r9_4_asked_of_the_next_in_turn_order),
        cmocka_unit_test(test_r9_5_used_goals_leave),
        cmocka_unit_test(test_r9_5_without_success_one_of_three),
        cmocka_unit_test(test_r9_5_the_others_are_shuffled),
        cmocka_unit_test(test_r9_5_not_the_new_common),
        cmocka_unit_test(test_r9_5_with_success_the_new_top),
        cmocka_unit_test(test_r9_5_reshuffles_if_it_is_the_common),
        cmocka_unit_test(test_r9_5_fewer_than_three),
        cmocka_unit_test(test_r9_5_one_of_two_is_the_common),
        cmocka_unit_test(test_r9_5_only_the_commons_own_stays),
        cmocka_unit_test(test_r9_5_the_commons_own_counts_once),
        cmocka_unit_test(test_set_hidden_takes_only_a_permutation),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
