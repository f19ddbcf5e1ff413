/* R15: what a seat may know. */
#include "revelation_position.h"

static struct view seen_by(const struct game *game, unsigned seat)
{
    struct view view;
    game_view(game, seat, &view);
    return view;
}

static void test_r15_hands_of_the_other_team(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_TEAMS);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    const struct view own = seen_by(&game, SEAT_BLISS_1), mate = seen_by(&game, SEAT_BLISS_2),
                      other = seen_by(&game, SEAT_GLOOM_2);
    assert_int_equal(own.shown.seats[SEAT_BLISS_1].hand[0], CARD_COURAGE);
    assert_int_equal(mate.shown.seats[SEAT_BLISS_1].hand[0], CARD_COURAGE);
    assert_int_equal(mate.shown.seats[SEAT_BLISS_1].hand[1], CARD_KINDNESS);
    assert_int_equal(other.shown.seats[SEAT_BLISS_1].hand_count, 2);
    assert_int_equal(other.shown.seats[SEAT_BLISS_1].hand[0], CARD_HIDDEN);
    assert_int_equal(other.shown.seats[SEAT_BLISS_1].hand[1], CARD_HIDDEN);
}

static void test_r15_decks_below_the_top(void **state)
{
    (void)state;
    const struct game game = position_new(PLAYERS_DUEL);
    for (unsigned seat = SEAT_BLISS_1; seat <= SEAT_GLOOM_1; seat++) {
        const struct view view = seen_by(&game, seat);
        for (unsigned of = SEAT_BLISS_1; of <= SEAT_GLOOM_1; of++) {
            assert_int_equal(view.shown.seats[of].deck_count, 16);
            assert_int_equal(view.shown.seats[of].deck[0], game.seats[of].deck[0]);
            for (unsigned i = 1; i < 16; i++)
                assert_int_equal(view.shown.seats[of].deck[i], CARD_HIDDEN);
        }
    }
}

static void test_r15_hidden_aspirations(void **state)
{
    (void)state;
    const struct game game = position_new(PLAYERS_TEAMS);
    const struct view own = seen_by(&game, SEAT_BLISS_2), other = seen_by(&game, SEAT_GLOOM_1);
    assert_int_equal(own.shown.teams[TEAM_BLISS].hidden[0], game.teams[TEAM_BLISS].hidden[0]);
    assert_int_equal(own.shown.teams[TEAM_BLISS].hidden[1], ASPIRATION_HIDDEN);
    assert_int_equal(other.shown.teams[TEAM_BLISS].hidden[0], ASPIRATION_HIDDEN);
    assert_int_equal(other.shown.teams[TEAM_BLISS].hidden_count, 7);
    assert_memory_equal(own.shown.common, game.common, sizeof game.common);
}

static void test_r15_generators_are_hidden(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    const struct view before = seen_by(&game, SEAT_BLISS_1);
    game.chance[0] ^= 0x1234567;
    game.chance[1] ^= 0x89abcde;
    const struct view after = seen_by(&game, SEAT_BLISS_1);
    assert_memory_equal(&before, &after, sizeof before);
    assert_int_equal(after.shown.chance[0], 0);
}

static void test_r15_a_drawn_top_card_stays_known(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    put_on_top(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    struct event event;
    count_events(&game, absorb(SPHERE_CREATIVITY, true), EVENT_DRAWN, &event);
    assert_int_equal(event.a, CARD_KINDNESS);
    assert_int_equal(event.seen_by, LEARN_BOTH);
    play(&game, absorb(SPHERE_CREATIVITY, true));
    const struct view other = seen_by(&game, SEAT_GLOOM_1);
    assert_int_equal(other.shown.seats[SEAT_BLISS_1].hand_count, 2);
    assert_int_equal(other.shown.seats[SEAT_BLISS_1].hand[0], CARD_KINDNESS);
    assert_int_equal(other.shown.seats[SEAT_BLISS_1].hand[1], CARD_HIDDEN);
    assert_int_equal(other.shown.seats[SEAT_BLISS_1].hand_known, 1);
}

static void test_r15_a_shown_card_stays_known(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 1, CARD_DISLIKE, 2);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    game.teams[TEAM_BLISS].ambition = 1;
    ready(&game);
    struct event event;
    count_events(&game, quell(1, CARD_KINDNESS, 0), EVENT_SHOWN, &event);
    assert_int_equal(event.learns, LEARN_GLOOM);
    play(&game, quell(1, CARD_KINDNESS, 0));
    const struct view other = seen_by(&game, SEAT_GLOOM_1);
    assert_int_equal(other.shown.seats[SEAT_BLISS_1].hand[0], CARD_KINDNESS);
    assert_int_equal(other.shown.seats[SEAT_BLISS_1].hand[1], CARD_HIDDEN);
}

static void test_r15_cards_put_to_the_bottom_are_known(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    const unsigned at = game.seats[SEAT_BLISS_1].deck_count;
    play(&game, vibe(ACTION_MOVE, COLUMN_1, CARD_KINDNESS));
    const struct view other = seen_by(&game, SEAT_GLOOM_1);
    assert_int_equal(other.shown.seats[SEAT_BLISS_1].deck[at], CARD_KINDNESS);
    assert_int_equal(other.shown.seats[SEAT_BLISS_1].deck[at - 1], CARD_HIDDEN);
}

/* R9.5: while it chooses, a team sees its top three and the others see nothing. */
static void test_r15_looking_at_three(void **state)
{
    (void)state;
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    asked(&game, ASK_HIDDEN, SEAT_GLOOM_1);
    const struct view own = seen_by(&game, SEAT_GLOOM_1), other = seen_by(&game, SEAT_BLISS_1);
    for (unsigned i = 0; i < game.teams[TEAM_GLOOM].hidden_count; i++) {
        assert_int_equal(own.shown.teams[TEAM_GLOOM].hidden[i],
                         i < 3 ? game.teams[TEAM_GLOOM].hidden[i] : ASPIRATION_HIDDEN);
        assert_int_equal(other.shown.teams[TEAM_GLOOM].hidden[i], ASPIRATION_HIDDEN);
    }
}

/* … nor do events tell them which one it kept. */
static void test_r15_the_kept_goal_is_secret(void **state)
{
    (void)state;
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    reveal(&game);
    play(&game, choose(ASK_FRAGMENT, SIZE_MINOR));
    struct event event;
    const struct move move = choose(ASK_HIDDEN, game.teams[TEAM_GLOOM].hidden[1]);
    assert_int_equal(count_events(&game, move, EVENT_MOVE, &event), 1);
    assert_int_equal(event.seen_by, LEARN_GLOOM);
    assert_int_equal(count_events(&game, move, EVENT_HIDDEN_NEXT, &event), 1);
    assert_int_equal(event.seen_by, LEARN_GLOOM);
    assert_int_equal(event.learns, LEARN_GLOOM);
}

/* A question before the reveal shows no goal yet. */
static void test_r15_delight_is_asked_before_the_reveal(void **state)
{
    (void)state;
    struct game game = about_to_reveal(TIE, ASPIRATION_UNITY, ASPIRATION_LIVELINESS);
    game.seats[SEAT_BLISS_1].spirit = SPIRIT_DELIGHT;
    put(&game, 0, CARD_KINDNESS, 1);
    put(&game, 2, CARD_KINDNESS, 1);
    ready(&game);
    reveal(&game); /* 2 from the Sphere and 2 by kindness */
    asked(&game, ASK_DELIGHT, SEAT_BLISS_1);
    assert_int_equal(seen_by(&game, SEAT_BLISS_1).shown.teams[TEAM_GLOOM].hidden[0],
                     ASPIRATION_HIDDEN);
}

static void test_moves_of_a_view(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_TEAMS);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    struct move of_game[MOVES_MAX], of_view[MOVES_MAX];
    const size_t count = game_moves(&game, of_game);
    const struct view own = seen_by(&game, SEAT_BLISS_1), other = seen_by(&game, SEAT_GLOOM_1);
    assert_int_equal(view_moves(&own, of_view), count);
    assert_memory_equal(of_game, of_view, count * sizeof *of_game);
    assert_int_equal(view_moves(&other, of_view), 0);
    const struct move move = valley();
    assert_int_equal(view_why_not(&own, &move).why, WHY_NONE);
    const struct refusal refusal = view_why_not(&other, &move);
    assert_int_equal(refusal.why, WHY_NOT_YOUR_TURN);
    assert_int_equal(refusal.what, SEAT_BLISS_1);
}

static void test_sample_keeps_what_is_known(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_GLOOM_1, CARD_ANGER);
    give(&game, SEAT_GLOOM_1, CARD_DISLIKE);
    ready(&game);
    const struct view view = seen_by(&game, SEAT_BLISS_1);
    unsigned other_hands = 0, other_goals = 0;
    for (uint64_t seed = 0; seed < 50; seed++) {
        struct game sample;
        view_sample(&view, seed, &sample);
        assert_null(game_check(&sample));
        const struct view again = seen_by(&sample, SEAT_BLISS_1);
        assert_memory_equal(&again, &view, sizeof view);
        other_hands += sample.seats[SEAT_GLOOM_1].hand[0] != CARD_ANGER;
        other_goals += sample.teams[TEAM_GLOOM].hidden[0] != game.teams[TEAM_GLOOM].hidden[0];
        /* R3.4: the goal in force isn't the current Common. */
        assert_true(sample.teams[TEAM_GLOOM].hidden[0] != sample.common[0]);
    }
    assert_true(other_hands > 10);
    assert_true(other_goals > 10);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r15_hands_of_the_other_team),
        cmocka_unit_test(test_r15_decks_below_the_top),
        cmocka_unit_test(test_r15_hidden_aspirations),
        cmocka_unit_test(test_r15_generators_are_hidden),
        cmocka_unit_test(test_r15_a_drawn_top_card_stays_known),
        cmocka_unit_test(test_r15_a_shown_card_stays_known),
        cmocka_unit_test(test_r15_cards_put_to_the_bottom_are_known),
        cmocka_unit_test(test_r15_looking_at_three),
        cmocka_unit_test(test_r15_the_kept_goal_is_secret),
        cmocka_unit_test(test_r15_delight_is_asked_before_the_reveal),
        cmocka_unit_test(test_moves_of_a_view),
        cmocka_unit_test(test_sample_keeps_what_is_known),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
