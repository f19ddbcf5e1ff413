/* A game being played: its timeline, what may be undone, what is saved, what each side sees. */
#include <stdlib.h>
#include <string.h>

#include "session/filter.h"
#include "table.h"

/* ---- Beginning ---- */

static void test_new_game(void **state)
{
    (void)state;
    struct memory memory = {0};
    const struct session_store store = store_in(&memory);
    const struct session_setup setup = duel(false);
    struct session *session = session_new(&setup, &store);
    struct view view;
    assert_non_null(session);
    assert_int_equal(session_version(session), 1);
    assert_int_equal(session_move_count(session), 0);
    assert_int_equal(session_decider(session), SEAT_BLISS_1);
    assert_string_equal(session_name(session, SEAT_GLOOM_1), "South");
    assert_string_equal(session_name(session, SEAT_GLOOM_2), "");
    assert_int_equal(session_setup_of(session)->game.seed, 4);
    assert_false(session_can_undo(session));
    assert_false(session_can_redo(session));
    assert_false(session_is_over(session));
    assert_int_equal(memory.replaced, 1); /* closing the window now loses nothing */
    expect_saved(session, &memory);
    session_view(session, TEAM_GLOOM, &view);
    assert_int_equal(view.team, TEAM_GLOOM);
    assert_int_equal(view.shown.pending.ask, ASK_PLACE);
    assert_int_equal(view.shown.seats[SEAT_BLISS_1].hand[0], CARD_HIDDEN);
    session_free(session);
    free(memory.text);
}

static void test_recommended_places(void **state)
{
    (void)state;
    const struct session_setup setup = duel(true);
    struct session *session = session_new(&setup, NULL);
    struct view view, before;
    session_view(session, TEAM_BLISS, &view);
    session_view_before(session, TEAM_BLISS, &before);
    assert_int_equal(view.shown.phase, PHASE_PLAY);
    assert_true(game_equal(&view.shown, &before.shown));
    assert_int_equal(session_move_count(session), 2); /* they stand in the record like others */
    assert_false(session_can_undo(session));          /* but nobody has moved yet */
    assert_true(session_setup_of(session)->game.recommended);
    assert_int_equal(play(session, "realm valley").why, WHY_NONE);
    assert_true(session_undo(session));
    assert_false(session_can_undo(session));
    session_free(session);
}

static void test_refused_setup(void **state)
{
    (void)state;
    struct session_setup setup = duel(false);
    setup.game.spirits[SEAT_BLISS_1] = SPIRIT_MISERY;
    assert_null(session_new(&setup, NULL));
}

static void test_names_are_cleaned(void **state)
{
    (void)state;
    struct session_setup setup = duel(false);
    strcpy(setup.names[0], "a\nb \"c\" \\");
    strcpy(setup.names[1], "\xff");
    struct session *session = session_new(&setup, NULL);
    struct record record = whole_truth(session);
    assert_string_equal(session_name(session, SEAT_BLISS_1), "a b \"c\" \\");
    assert_string_equal(record.names[SEAT_BLISS_1], "a b \"c\" \\");
    assert_string_equal(record.names[SEAT_GLOOM_1], "?");
    record_free(&record);
    session_free(session);
}

/* ---- Moves and saving ---- */

static void test_moves_are_appended(void **state)
{
    (void)state;
    struct memory memory = {0};
    const struct session_store store = store_in(&memory);
    const struct session_setup setup = duel(false);
    struct session *session = session_new(&setup, &store);
    const size_t head = memory.length;
    assert_int_equal(play(session, "place valley-cradle 2 0").why, WHY_NONE);
    assert_string_equal(memory.text + head, "place valley-cradle 2 0\n");
    assert_int_equal(play(session, "place network-land 8 6").why, WHY_NONE);
    assert_int_equal(play(session, "realm valley").why, WHY_NONE);
    assert_int_equal(play(session, "end ambition").why, WHY_NONE);
    assert_int_equal(memory.replaced, 1);
    assert_int_equal(memory.appended, 4);
    assert_non_null(strstr(memory.text, "\nrealm valley\nend ambition\n= "));
    assert_int_equal(session_version(session), 5);
    assert_int_equal(session_move_count(session), 4);
    assert_int_equal(session_move(session, 2).kind, MOVE_REALM);
    expect_saved(session, &memory);
    session_free(session);
    free(memory.text);
}

static void test_refused_move_changes_nothing(void **state)
{
    (void)state;
    struct memory memory = {0};
    const struct session_store store = store_in(&memory);
    const struct session_setup setup = duel(true);
    struct session *session = session_new(&setup, &store);
    const struct event *events;
    const struct move wrong = {.kind = MOVE_REALM, .a = REALM_WILLOW, .n = 900};
    assert_int_equal(play(session, "realm valley").why, WHY_NONE);
    const size_t count = session_events(session, TEAM_BLISS, &events);
    const unsigned saved = memory.appended + memory.replaced;
    const struct refusal refusal = session_play(session, &wrong);
    assert_int_equal(refusal.why, WHY_WILLPOWER);
    assert_int_equal(refusal.need, 901);
    assert_int_equal(session_version(session), 2);
    assert_int_equal(session_events(session, TEAM_BLISS, &events), count);
    assert_int_equal(memory.appended + memory.replaced, saved);
    session_free(session);
    free(memory.text);
}

static void test_broken_store(void **state)
{
    (void)state;
    struct memory memory = {0};
    const struct session_store store = store_in(&memory);
    const struct session_setup setup = duel(true);
    struct session *session = session_new(&setup, &store);
    assert_false(session_save_failed(session));
    memory.broken = true;
    assert_int_equal(play(session, "realm valley").why, WHY_NONE); /* the game goes on */
    assert_true(session_save_failed(session));
    assert_int_equal(play(session, "realm cradle").why, WHY_NONE);
    assert_true(session_save_failed(session));
    assert_int_equal(memory.appended, 1); /* after a failure everything is written anew */
    memory.broken = false;
    assert_int_equal(play(session, "realm valley").why, WHY_NONE);
    assert_false(session_save_failed(session));
    expect_saved(session, &memory);
    assert_int_equal(play(session, "end ambition").why, WHY_NONE);
    assert_int_equal(memory.appended, 2);
    expect_saved(session, &memory);
    session_free(session);
    free(memory.text);
}

static void test_store_without_append(void **state)
{
    (void)state;
    struct memory memory = {0};
    struct session_store store = store_in(&memory);
    const struct session_setup setup = duel(true);
    store.append = NULL;
    struct session *session = session_new(&setup, &store);
    assert_int_equal(play(session, "realm valley").why, WHY_NONE);
    assert_int_equal(memory.replaced, 2);
    expect_saved(session, &memory);
    session_free(session);
    free(memory.text);
}

/* ---- Undo and redo ---- */

static void test_undo_and_redo(void **state)
{
    (void)state;
    struct memory memory = {0};
    const struct session_store store = store_in(&memory);
    const struct session_setup setup = duel(true);
    struct session *session = session_new(&setup, &store);
    const struct event *events;
    struct view start, one, view;
    session_view(session, TEAM_BLISS, &start);
    assert_int_equal(play(session, "realm valley").why, WHY_NONE);
    session_view(session, TEAM_BLISS, &one);
    assert_true(session_events(session, TEAM_BLISS, &events) > 0);
    assert_true(session_can_undo(session));
    assert_true(session_undo(session));
    session_view(session, TEAM_BLISS, &view);
    assert_true(game_equal(&view.shown, &start.shown));
    session_view_before(session, TEAM_BLISS, &view);
    assert_true(game_equal(&view.shown, &one.shown));
    assert_int_equal(session_events(session, TEAM_BLISS, &events), 0);
    assert_int_equal(session_version(session), 3);
    assert_int_equal(session_move_count(session), 2);
    expect_saved(session, &memory);
    assert_true(session_can_redo(session));
    assert_true(session_redo(session));
    session_view(session, TEAM_BLISS, &view);
    assert_true(game_equal(&view.shown, &one.shown));
    assert_false(session_can_redo(session));
    assert_false(session_redo(session));
    expect_saved(session, &memory);
    session_free(session);
    free(memory.text);
}

static void test_new_move_ends_redo(void **state)
{
    (void)state;
    struct memory memory = {0};
    const struct session_store store = store_in(&memory);
    const struct session_setup setup = duel(true);
    struct session *session = session_new(&setup, &store);
    play_all(session, (const char *[]){"realm valley", "realm valley", NULL});
    assert_true(session_undo(session));
    assert_true(session_undo(session));
    assert_int_equal(play(session, "realm willow 1").why, WHY_NONE);
    assert_false(session_can_redo(session));
    expect_saved(session, &memory);
    assert_non_null(strstr(memory.text, "realm willow 1\n"));
    assert_null(strstr(memory.text, "realm valley\n"));
    session_free(session);
    free(memory.text);
}

/* R15: drawing shows the next card of the deck; no way back. */
static void test_drawing_is_a_barrier(void **state)
{
    (void)state;
    const struct session_setup setup = duel(true);
    struct session *session = session_new(&setup, NULL);
    play_all(session, (const char *[]){"realm valley", "realm cradle", NULL});
    assert_false(session_can_undo(session));
    assert_false(session_undo(session));
    assert_int_equal(session_move_count(session), 4);
    assert_int_equal(play(session, "realm valley").why, WHY_NONE);
    assert_true(session_undo(session));
    assert_false(session_can_undo(session));
    session_free(session);
}

/* Ending the turn by Ambition shows nothing: it is not committed silently. */
static void test_end_of_turn_may_be_undone(void **state)
{
    (void)state;
    const struct session_setup setup = duel(true);
    struct session *session = session_new(&setup, NULL);
    play_all(session, (const char *[]){"realm valley", "end ambition", NULL});
    assert_int_equal(session_decider(session), SEAT_GLOOM_1);
    assert_true(session_undo(session));
    assert_int_equal(session_decider(session), SEAT_BLISS_1);
    assert_int_equal(play(session, "end draw").why, WHY_NONE);
    assert_false(session_can_undo(session));
    session_free(session);
}

static void test_barriers_by_event(void **state)
{
    (void)state;
    const struct event open = {.kind = EVENT_DRAWN, .seen_by = LEARN_BOTH};
    const struct event bliss = {.kind = EVENT_DISCARDED, .learns = LEARN_BLISS};
    const struct event shuffle = {
        .kind = EVENT_HIDDEN_SHUFFLED, .a = TEAM_GLOOM, .learns = LEARN_GLOOM};
    assert_false(event_is_barrier(&open, TEAM_BLISS));
    assert_true(event_is_barrier(&bliss, TEAM_BLISS));
    assert_false(event_is_barrier(&bliss, TEAM_GLOOM)); /* what one gives away of oneself */
    assert_true(event_is_barrier(&shuffle, TEAM_BLISS));
    assert_true(event_is_barrier(&shuffle, TEAM_GLOOM));
}

/* ---- What each side sees ---- */

static void test_filter(void **state)
{
    (void)state;
    const struct event next = {.kind = EVENT_HIDDEN_NEXT,
                               .a = TEAM_BLISS,
                               .b = ASPIRATION_UNITY,
                               .seen_by = LEARN_BLISS,
                               .learns = LEARN_BLISS};
    assert_int_equal(event_seen_by(&next, TEAM_BLISS).b, ASPIRATION_UNITY);
    assert_int_equal(event_seen_by(&next, TEAM_GLOOM).b, ASPIRATION_HIDDEN);
    assert_int_equal(event_seen_by(&next, TEAM_GLOOM).a, TEAM_BLISS);
    const struct event drawn = {
        .kind = EVENT_DRAWN, .seat = SEAT_GLOOM_1, .a = CARD_ANGER, .seen_by = LEARN_GLOOM};
    assert_int_equal(event_seen_by(&drawn, TEAM_GLOOM).a, CARD_ANGER);
    assert_int_equal(event_seen_by(&drawn, TEAM_BLISS).a, CARD_HIDDEN);
    const struct event kept = {.kind = EVENT_MOVE,
                               .seat = SEAT_GLOOM_1,
                               .a = MOVE_CHOOSE,
                               .b = ASK_HIDDEN,
                               .c = ASPIRATION_UNITY,
                               .seen_by = LEARN_GLOOM};
    assert_int_equal(event_seen_by(&kept, TEAM_GLOOM).c, ASPIRATION_UNITY);
    assert_int_equal(event_seen_by(&kept, TEAM_BLISS).c, ASPIRATION_HIDDEN);
}

/* Which goal a team keeps is told to nobody else: not by events, not by the list of moves. */
static void test_kept_goal_stays_secret(void **state)
{
    (void)state;
    unsigned seen = 0;
    for (uint64_t seed = 0; seed < 20 && seen < 5; seed++) {
        struct session_setup setup = duel(true);
        struct rng rng;
        setup.game.seed = seed;
        rng_seed(&rng, seed, 3);
        struct session *session = session_new(&setup, NULL);
        struct record truth = whole_truth(session);
        while (!game_is_over(&truth.end)) {
            const struct event *events;
            struct record_step step;
            const struct move move = random_move(&truth.end, &rng);
            const unsigned team = seat_team(game_decider(&truth.end));
            assert_int_equal(session_play(session, &move).why, WHY_NONE);
            record_play(&truth.end, &move, NULL, &step);
            if (move.kind != MOVE_CHOOSE || move.a != ASK_HIDDEN || game_is_over(&truth.end))
                continue;
            seen++;
            const size_t count = session_events(session, other_team(team), &events);
            for (size_t i = 0; i < count; i++) {
                if (events[i].kind == EVENT_MOVE)
                    assert_int_equal(events[i].c, ASPIRATION_HIDDEN);
                if (events[i].kind == EVENT_HIDDEN_NEXT && events[i].a == team)
                    assert_int_equal(events[i].b, ASPIRATION_HIDDEN);
            }
            assert_int_equal(session_move(session, session_move_count(session) - 1).b,
                             ASPIRATION_HIDDEN);
            assert_false(session_can_undo(session));
        }
        record_free(&truth);
        session_free(session);
    }
    assert_true(seen >= 5);
}

/* ---- Loading ---- */

static void test_load_goes_on(void **state)
{
    (void)state;
    struct memory memory = {0};
    const struct session_store store = store_in(&memory);
    struct session_setup setup = duel(true);
    struct session *session = session_new(&setup, &store);
    play_all(session, (const char *[]){"realm valley", "realm valley", NULL});
    const unsigned replaced = memory.replaced;
    struct session *loaded = load(memory.text, &store);
    struct view one, two;
    session_view(session, TEAM_BLISS, &one);
    session_view(loaded, TEAM_BLISS, &two);
    assert_true(game_equal(&one.shown, &two.shown));
    assert_int_equal(session_version(loaded), 1);
    assert_int_equal(session_move_count(loaded), 4);
    assert_string_equal(session_name(loaded, SEAT_BLISS_1), "North");
    assert_int_equal(memory.replaced, replaced); /* nothing is written before a move */
    assert_true(session_can_undo(loaded));
    assert_int_equal(play(loaded, "end ambition").why, WHY_NONE);
    assert_int_equal(memory.replaced, replaced + 1); /* it may have come from elsewhere */
    expect_saved(loaded, &memory);
    assert_int_equal(play(loaded, "realm valley").why, WHY_NONE);
    assert_int_equal(memory.replaced, replaced + 1);
    expect_saved(loaded, &memory);
    session_free(loaded);
    session_free(session);
    free(memory.text);
}

/* Barriers are found again in a loaded game. */
static void test_load_keeps_barriers(void **state)
{
    (void)state;
    struct session *session = load("cerebria 1\nscenario\nfirst bliss\nbegin\n"
                                   "realm valley\nrealm cradle\nrealm valley\n",
                                   NULL);
    assert_true(session_undo(session));
    assert_false(session_can_undo(session));
    session_free(session);
}

static void test_load_a_scenario(void **state)
{
    (void)state;
    struct session *session = load("cerebria 1\nscenario\nfirst gloom\nseat gloom 1 hard\n"
                                   "willpower gloom 1 9 # rich\nbegin\nrealm valley\n",
                                   NULL);
    struct record record = whole_truth(session);
    assert_true(record.scenario);
    assert_int_equal(record.kinds[SEAT_GLOOM_1], SEAT_HARD);
    assert_int_equal(record.end.seats[SEAT_GLOOM_1].willpower, 12);
    record_free(&record);
    session_free(session);
}

static void test_load_faults(void **state)
{
    (void)state;
    char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
    static const char wrong[] = "cerebria 1\nbegin\nfly away\n";
    assert_null(session_load("x", wrong, sizeof wrong - 1, NULL, error, sizeof error, notice,
                             sizeof notice));
    assert_string_equal(error, "x:3: \"fly\" is no move (one of the legal moves expected)");
    assert_string_equal(notice, "");
    static const char torn[] = "cerebria 1\nbegin\nresign bliss\nxx";
    struct session *session =
        session_load("x", torn, sizeof torn - 1, NULL, error, sizeof error, notice, sizeof notice);
    assert_non_null(session);
    assert_string_equal(notice, "x:4: the last line was cut off and is left out");
    assert_true(session_is_over(session));
    assert_int_equal(session_decider(session), SEAT_NONE);
    assert_true(session_undo(session)); /* a resignation shows nothing */
    session_free(session);
}

/* ---- Everything at once ---- */

/* Random play with random undo and redo: what is saved always leads to the present position. */
static void test_random_timelines(void **state)
{
    (void)state;
    for (uint64_t seed = 0; seed < 6; seed++) {
        struct memory memory = {0};
        const struct session_store store = store_in(&memory);
        struct session_setup setup = duel(seed % 2);
        struct rng rng;
        setup_default(&setup.game, (unsigned)seed % 3);
        setup.game.seed = seed;
        rng_seed(&rng, seed, 9);
        struct session *session = session_new(&setup, &store);
        for (unsigned i = 0; i < 150; i++) {
            struct record truth = whole_truth(session);
            const uint32_t what = rng_below(&rng, 10);
            memory.broken = rng_below(&rng, 20) == 0;
            if (what == 0) {
                session_undo(session);
            } else if (what == 1) {
                session_redo(session);
            } else if (!game_is_over(&truth.end)) {
                const struct move move = random_move(&truth.end, &rng);
                assert_int_equal(session_play(session, &move).why, WHY_NONE);
            }
            record_free(&truth);
            if (!session_save_failed(session))
                expect_saved(session, &memory);
            truth = whole_truth(session);
            struct view mine, its;
            session_view(session, TEAM_GLOOM, &mine);
            game_view(&truth.end, SEAT_GLOOM_1, &its);
            assert_memory_equal(&mine, &its, sizeof mine);
            assert_int_equal(truth.count, session_move_count(session));
            record_free(&truth);
        }
        session_free(session);
        free(memory.text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_new_game),
        cmocka_unit_test(test_recommended_places),
        cmocka_unit_test(test_refused_setup),
        cmocka_unit_test(test_names_are_cleaned),
        cmocka_unit_test(test_moves_are_appended),
        cmocka_unit_test(test_refused_move_changes_nothing),
        cmocka_unit_test(test_broken_store),
        cmocka_unit_test(test_store_without_append),
        cmocka_unit_test(test_undo_and_redo),
        cmocka_unit_test(test_new_move_ends_redo),
        cmocka_unit_test(test_drawing_is_a_barrier),
        cmocka_unit_test(test_end_of_turn_may_be_undone),
        cmocka_unit_test(test_barriers_by_event),
        cmocka_unit_test(test_filter),
        cmocka_unit_test(test_kept_goal_stays_secret),
        cmocka_unit_test(test_load_goes_on),
        cmocka_unit_test(test_load_keeps_barriers),
        cmocka_unit_test(test_load_a_scenario),
        cmocka_unit_test(test_load_faults),
        cmocka_unit_test(test_random_timelines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
