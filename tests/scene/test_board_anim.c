/* The board's animations: they end, and they end in the truth. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "scene/board_anim.h"
#include "scene/board_anim_plan.h"
#include "scene/lang.h"
#include "words.h"

enum { EVENTS_MAX = 400, FRAME_MS = 16 };

struct change {
    struct view before, after;
    struct event events[EVENTS_MAX];
    size_t count;
};

static void hear(void *context, const struct event *event)
{
    struct change *change = context;
    assert_true(change->count < EVENTS_MAX);
    change->events[change->count++] = *event;
}

/* Plays a move and keeps what a seat saw of it. */
static void make(struct change *change, struct game *game, const struct move *move, unsigned seat)
{
    change->count = 0;
    game_view(game, seat, &change->before);
    assert_int_equal(game_apply(game, move, &(struct event_sink){hear, change}).why, WHY_NONE);
    game_view(game, seat, &change->after);
}

static struct game new_game(unsigned players, uint64_t seed)
{
    struct setup setup;
    struct game game;
    setup_default(&setup, players);
    setup.seed = seed;
    setup.recommended = 1;
    setup.first = TEAM_BLISS;
    assert_int_equal(game_new(&game, &setup), SETUP_FINE);
    return game;
}

static void start(struct board_anim *anim, const struct change *change, unsigned speed)
{
    board_anim_start(anim, &change->before, &change->after, change->events, change->count, speed,
                     false);
}

static void assert_at_rest(const struct board_anim *anim, const struct game *truth)
{
    assert_false(board_anim_moving(anim));
    assert_int_equal(board_anim_left_ms(anim), 0);
    assert_true(game_equal(board_anim_shown(anim), truth));
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        struct point at;
        assert_false(board_anim_spirit(anim, seat, &at));
        for (unsigned i = 0; i < DECK_SIZE; i++)
            assert_false(board_anim_hand_hidden(anim, seat, i));
    }
    assert_true(board_anim_origin(anim) == (float)truth->origin);
    for (unsigned i = 0; i < REALM_COUNT; i++) {
        unsigned from;
        assert_true(board_anim_realm_fade(anim, i, &from) >= 1);
        assert_int_equal(from, truth->sums.realm_control[i]);
        assert_true(board_anim_frontier_fade(anim, i, &from) >= 1);
        assert_true(board_anim_fortress_scale(anim, i) >= 1 &&
                    board_anim_fortress_scale(anim, i) <= 1);
    }
}

static uint32_t run(struct board_anim *anim)
{
    uint32_t ms = 0;
    while (board_anim_step(anim, FRAME_MS)) {
        ms += FRAME_MS;
        assert_true(ms < 2 * BOARD_ANIM_MAX_MS);
        const float origin = board_anim_origin(anim);
        assert_true(origin >= 0 && origin < REALM_COUNT);
    }
    return ms;
}

/* ---- Whole games ---- */

static void assert_same_seat(const struct spirit_seat *shown, const struct spirit_seat *truth)
{
    assert_int_equal(shown->willpower, truth->willpower);
    assert_int_equal(shown->essence, truth->essence);
    assert_int_equal(shown->space, truth->space);
    assert_int_equal(shown->hand_count, truth->hand_count);
    assert_memory_equal(shown->hand, truth->hand, sizeof truth->hand);
    assert_int_equal(shown->deck_count, truth->deck_count);
    assert_int_equal(shown->deck[0], truth->deck[0]);
    assert_memory_equal(shown->board, truth->board, sizeof truth->board);
}

/* What the beats make of the old position is the new one, in all that the board draws. */
static void assert_beats_lead_to(const struct board_anim *anim, const struct game *before,
                                 const struct game *truth)
{
    struct game game = *before;
    for (size_t i = 0; i < anim->count; i++) {
        struct beat beat = {.event = anim->beats[i].event};
        beat_apply(&game, &beat);
    }
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (truth->seats[seat].in_play)
            assert_same_seat(&game.seats[seat], &truth->seats[seat]);
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        assert_int_equal(game.slots[slot].card, truth->slots[slot].card);
        assert_int_equal(game.slots[slot].essence, truth->slots[slot].essence);
        assert_int_equal(game.slots[slot].token, truth->slots[slot].token);
    }
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        assert_int_equal(game.fortresses[realm].size, truth->fortresses[realm].size);
    assert_memory_equal(game.spheres, truth->spheres, sizeof truth->spheres);
    assert_int_equal(game.origin, truth->origin);
    assert_int_equal(game.common_count, truth->common_count);
    assert_memory_equal(game.common, truth->common, sizeof truth->common);
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        assert_int_equal(game.teams[team].ambition, truth->teams[team].ambition);
        assert_int_equal(game.teams[team].wheel, truth->teams[team].wheel);
        assert_memory_equal(&game.teams[team].identity, &truth->teams[team].identity,
                            sizeof(struct fragments));
    }
}

static void random_games_end_in_the_truth(void **state)
{
    (void)state;
    static struct move moves[MOVES_MAX];
    static struct change change;
    static struct board_anim anim;
    uint32_t dice = 99, longest = 0;
    for (unsigned seed = 0; seed < 30; seed++) {
        struct game game = new_game(seed % 3, seed);
        while (!game_is_over(&game)) {
            dice = dice * 1664525u + 1013904223u;
            const size_t count = game_moves(&game, moves);
            const unsigned viewer = dice >> 30 & 1;
            make(&change, &game, &moves[(dice >> 8) % count], viewer);
            start(&anim, &change, SPEED_SLOW);
            if (anim.count > 0)
                assert_beats_lead_to(&anim, &change.before.shown, &change.after.shown);
            const uint32_t ms = run(&anim);
            longest = ms > longest ? ms : longest;
            assert_at_rest(&anim, &change.after.shown);
        }
    }
    print_message("longest change at slow speed: %u ms\n", (unsigned)longest);
    assert_true(longest <= BOARD_ANIM_MAX_MS * 16 / 10 + FRAME_MS);
}

/* ---- One change ---- */

/* Bliss invokes Courage from hand onto an empty slot. */
static void invoke_courage(struct change *change, struct game *game, unsigned *slot)
{
    static struct move moves[MOVES_MAX];
    struct spirit_seat *bliss = &game->seats[SEAT_BLISS_1];
    memset(bliss->hand, CARD_NONE, sizeof bliss->hand);
    bliss->hand[0] = CARD_COURAGE;
    bliss->hand_count = 1;
    bliss->hand_known = 0;
    bliss->board[ACTION_INVOKE][COLUMN_UNLOCK] = VIBE_WILD;
    bliss->willpower = 9;
    bliss->essence = 5;
    game_refresh(game);
    const size_t count = game_moves(game, moves);
    for (size_t i = 0; i < count; i++)
        if (moves[i].kind == MOVE_INVOKE && moves[i].upgrades == 0) {
            *slot = moves[i].b;
            make(change, game, &moves[i], SEAT_BLISS_1);
            return;
        }
    fail_msg("nothing to invoke");
}

static void a_card_flies_to_its_slot(void **state)
{
    (void)state;
    static struct change change;
    static struct board_anim anim;
    struct game game = new_game(PLAYERS_DUEL, 4);
    unsigned slot = 0;
    invoke_courage(&change, &game, &slot);
    start(&anim, &change, SPEED_NORMAL);
    assert_true(board_anim_moving(&anim));
    assert_int_equal(board_anim_shown(&anim)->slots[slot].card, CARD_NONE);
    assert_int_equal(board_anim_shown(&anim)->seats[SEAT_BLISS_1].hand_count, 0);
    /* The cost is paid as it sets out. */
    assert_int_equal(board_anim_shown(&anim)->seats[SEAT_BLISS_1].willpower, 7);
    while (board_anim_shown(&anim)->slots[slot].card == CARD_NONE)
        assert_true(board_anim_step(&anim, FRAME_MS) ||
                    board_anim_shown(&anim)->slots[slot].card != CARD_NONE);
    run(&anim);
    assert_at_rest(&anim, &change.after.shown);
    assert_int_equal(board_anim_shown(&anim)->slots[slot].card, CARD_COURAGE);
}

static const struct beat *find_beat(const struct board_anim *anim, unsigned kind)
{
    for (size_t i = 0; i < anim->count; i++)
        if (anim->beats[i].event.kind == kind)
            return &anim->beats[i];
    fail_msg("no beat of kind %u", kind);
    return NULL;
}

/* A dragged card goes on from where it was let go, once. */
static void a_dropped_card_starts_there(void **state)
{
    (void)state;
    static struct change change;
    static struct board_anim anim;
    struct game game = new_game(PLAYERS_DUEL, 4);
    unsigned slot = 0;
    invoke_courage(&change, &game, &slot);
    board_anim_rest(&anim, &change.before);
    board_anim_dropped(&anim, (struct box){700, 300, 130, 180});
    start(&anim, &change, SPEED_NORMAL);
    assert_true(find_beat(&anim, EVENT_ENTERED)->from.x == 700);
    start(&anim, &change, SPEED_NORMAL);
    assert_true(find_beat(&anim, EVENT_ENTERED)->from.x != 700);
}

static void speed_none_ends_at_once(void **state)
{
    (void)state;
    static struct change change;
    static struct board_anim anim;
    struct game game = new_game(PLAYERS_DUEL, 4);
    unsigned slot = 0;
    invoke_courage(&change, &game, &slot);
    start(&anim, &change, SPEED_NONE);
    assert_at_rest(&anim, &change.after.shown);
    assert_false(board_anim_step(&anim, FRAME_MS));
}

static void faster_speeds_are_shorter(void **state)
{
    (void)state;
    static struct change change;
    static struct board_anim anim;
    struct game game = new_game(PLAYERS_DUEL, 4);
    unsigned slot = 0;
    uint32_t ms[SPEED_COUNT];
    invoke_courage(&change, &game, &slot);
    for (unsigned speed = 0; speed < SPEED_COUNT; speed++) {
        start(&anim, &change, speed);
        ms[speed] = board_anim_left_ms(&anim);
    }
    assert_true(ms[SPEED_NORMAL] >= 300);
    assert_in_range(ms[SPEED_SLOW], ms[SPEED_NORMAL] * 8 / 5 - 1, ms[SPEED_NORMAL] * 8 / 5 + 1);
    assert_in_range(ms[SPEED_FAST], ms[SPEED_NORMAL] / 2 - 1, ms[SPEED_NORMAL] / 2 + 1);
    assert_int_equal(ms[SPEED_NONE], 0);
}

static void a_click_skips(void **state)
{
    (void)state;
    static struct change change;
    static struct board_anim anim;
    struct game game = new_game(PLAYERS_DUEL, 4);
    unsigned slot = 0;
    invoke_courage(&change, &game, &slot);
    start(&anim, &change, SPEED_SLOW);
    board_anim_step(&anim, FRAME_MS);
    board_anim_skip(&anim);
    assert_at_rest(&anim, &change.after.shown);
}

/* With reduced motion nothing flies: all is there, and only colours still fade. */
static void reduced_motion_moves_nothing(void **state)
{
    (void)state;
    static struct change change;
    static struct board_anim anim;
    static struct draw_list list;
    static const char *const files[] = {"catalogue"};
    struct lang *lang = words_english(files, 1);
    struct services services = {.lang = lang, .measure = words_ruler()};
    struct game game = new_game(PLAYERS_DUEL, 4);
    unsigned slot = 0;
    invoke_courage(&change, &game, &slot);
    board_anim_start(&anim, &change.before, &change.after, change.events, change.count,
                     SPEED_NORMAL, true);
    assert_int_equal(board_anim_shown(&anim)->slots[slot].card, CARD_COURAGE);
    board_anim_draw(&anim, &list, &services);
    assert_int_equal(list.count, 0);
    run(&anim);
    assert_at_rest(&anim, &change.after.shown);
    draw_list_free(&list);
    lang_free(lang);
}

static void what_flies_is_drawn(void **state)
{
    (void)state;
    static struct change change;
    static struct board_anim anim;
    static struct draw_list list;
    static const char *const files[] = {"catalogue"};
    struct lang *lang = words_english(files, 1);
    struct services services = {.lang = lang, .measure = words_ruler()};
    struct game game = new_game(PLAYERS_DUEL, 4);
    unsigned slot = 0;
    invoke_courage(&change, &game, &slot);
    start(&anim, &change, SPEED_NORMAL);
    board_anim_step(&anim, 100);
    board_anim_draw(&anim, &list, &services);
    assert_true(list.count > 3);
    assert_int_equal(list.hit_count, 0);
    bool named = false;
    for (size_t i = 0; i < list.count; i++)
        named = named || (list.commands[i].kind == DRAW_TEXT &&
                          strcmp(draw_string(&list, list.commands[i].text), "Courage") == 0);
    assert_true(named);
    board_anim_skip(&anim);
    draw_list_reset(&list);
    board_anim_draw(&anim, &list, &services);
    assert_int_equal(list.count, 0);
    draw_list_free(&list);
    lang_free(lang);
}

/* Cards drawn have their places in the hand at once, but lie there only once they have flown. */
static void drawn_cards_come_one_by_one(void **state)
{
    (void)state;
    static struct change change;
    static struct board_anim anim;
    struct game game = new_game(PLAYERS_DUEL, 4);
    const unsigned had = game.seats[SEAT_BLISS_1].hand_count;
    make(&change, &game, &(struct move){.kind = MOVE_END, .a = END_DRAW}, SEAT_BLISS_1);
    start(&anim, &change, SPEED_NORMAL);
    unsigned most_hidden = 0;
    while (board_anim_step(&anim, FRAME_MS)) {
        const unsigned count = board_anim_shown(&anim)->seats[SEAT_BLISS_1].hand_count;
        unsigned hidden = 0;
        for (unsigned i = 0; i < count; i++)
            hidden += board_anim_hand_hidden(&anim, SEAT_BLISS_1, i);
        assert_true(count - hidden >= had);
        most_hidden = hidden > most_hidden ? hidden : most_hidden;
    }
    assert_int_equal(most_hidden, 2);
    assert_int_equal(board_anim_shown(&anim)->seats[SEAT_BLISS_1].hand_count, had + 2);
}

/* The Origin turns through all that lies between, slowly at both ends. */
static void the_origin_turns_visibly(void **state)
{
    (void)state;
    static struct change change;
    static struct board_anim anim;
    struct game game = new_game(PLAYERS_DUEL, 4);
    game.origin = 4;
    game.teams[TEAM_BLISS].ambition = 1;
    make(&change, &game, &(struct move){.kind = MOVE_AMBITION, .a = ABILITY_ROTATE}, SEAT_BLISS_1);
    start(&anim, &change, SPEED_NORMAL);
    const struct beat *beat = find_beat(&anim, EVENT_ORIGIN_TURNED);
    assert_int_equal(beat->end_ms - beat->start_ms, 600);
    board_anim_step(&anim, beat->start_ms + 60);
    assert_true(board_anim_origin(&anim) > 4 && board_anim_origin(&anim) < 4.1f);
    board_anim_step(&anim, 240);
    assert_true(board_anim_origin(&anim) > 4.45f && board_anim_origin(&anim) < 4.55f);
    board_anim_step(&anim, 240);
    assert_true(board_anim_origin(&anim) > 4.9f);
    run(&anim);
    assert_true(board_anim_origin(&anim) < 0.01f);
}

/* Willpower arrives pearl by pearl, and never more than there is. */
static void willpower_streams(void **state)
{
    (void)state;
    static struct change change;
    static struct board_anim anim;
    struct game game = new_game(PLAYERS_DUEL, 4);
    game.seats[SEAT_BLISS_1].willpower = 5;
    make(&change, &game, &(struct move){.kind = MOVE_REALM, .a = REALM_VALLEY}, SEAT_BLISS_1);
    const unsigned last = change.after.shown.seats[SEAT_BLISS_1].willpower;
    start(&anim, &change, SPEED_NORMAL);
    unsigned seen = 0, before = board_anim_shown(&anim)->seats[SEAT_BLISS_1].willpower;
    while (board_anim_step(&anim, FRAME_MS)) {
        const unsigned now = board_anim_shown(&anim)->seats[SEAT_BLISS_1].willpower;
        assert_true(now >= before && now <= last);
        seen += now != before;
        before = now;
    }
    assert_true(seen >= 3);
}

static void a_spirit_walks(void **state)
{
    (void)state;
    static struct change change;
    static struct board_anim anim;
    struct game game = new_game(PLAYERS_DUEL, 4);
    struct spirit_seat *bliss = &game.seats[SEAT_BLISS_1];
    bliss->board[ACTION_MOVE][COLUMN_UNLOCK] = VIBE_WILD;
    bliss->willpower = 9;
    const unsigned from = bliss->space, to = space_step(from, 1);
    make(&change, &game, &(struct move){.kind = MOVE_MOVE, .a = (uint8_t)to}, SEAT_GLOOM_1);
    start(&anim, &change, SPEED_NORMAL);
    const struct point start_point = box_centre(layout_spirit(from, 0, 1)),
                       end = box_centre(layout_spirit(to, 0, 1));
    struct point at;
    board_anim_step(&anim, 150);
    assert_true(board_anim_spirit(&anim, SEAT_BLISS_1, &at));
    assert_true((at.x - start_point.x) * (at.x - end.x) <= 0 &&
                (at.y - start_point.y) * (at.y - end.y) <= 0);
    assert_false(board_anim_spirit(&anim, SEAT_GLOOM_1, &at));
    assert_int_equal(board_anim_shown(&anim)->seats[SEAT_BLISS_1].space, from);
    run(&anim);
    assert_at_rest(&anim, &change.after.shown);
}

/* ---- Undo ---- */

static void undo_takes_the_card_back(void **state)
{
    (void)state;
    static struct change change;
    static struct board_anim anim;
    struct game game = new_game(PLAYERS_DUEL, 4);
    unsigned slot = 0;
    invoke_courage(&change, &game, &slot);
    board_anim_start(&anim, &change.after, &change.before, NULL, 0, SPEED_NORMAL, false);
    assert_true(board_anim_moving(&anim));
    assert_int_equal(board_anim_shown(&anim)->slots[slot].card, CARD_NONE);
    assert_true(board_anim_hand_hidden(&anim, SEAT_BLISS_1, 0));
    run(&anim);
    assert_at_rest(&anim, &change.before.shown);
    /* And redo puts it there again. */
    board_anim_start(&anim, &change.before, &change.after, NULL, 0, SPEED_NORMAL, false);
    run(&anim);
    assert_at_rest(&anim, &change.after.shown);
}

static void nothing_happened(void **state)
{
    (void)state;
    static struct board_anim anim;
    static struct view view;
    struct game game = new_game(PLAYERS_DUEL, 4);
    game_view(&game, SEAT_BLISS_1, &view);
    board_anim_start(&anim, &view, &view, NULL, 0, SPEED_SLOW, false);
    assert_at_rest(&anim, &view.shown);
    board_anim_rest(&anim, &view);
    assert_at_rest(&anim, &view.shown);
}

/* More events than are kept: what is left out is there at the end all the same. */
static void too_many_events(void **state)
{
    (void)state;
    static struct board_anim anim;
    static struct view before, after;
    static struct event events[BOARD_ANIM_BEATS * 2];
    struct game game = new_game(PLAYERS_DUEL, 4);
    game_view(&game, SEAT_BLISS_1, &before);
    game.seats[SEAT_BLISS_1].willpower =
        (uint16_t)(game.seats[SEAT_BLISS_1].willpower + BOARD_ANIM_BEATS * 2);
    game_view(&game, SEAT_BLISS_1, &after);
    for (size_t i = 0; i < BOARD_ANIM_BEATS * 2; i++)
        events[i] = (struct event){
            .kind = EVENT_WILLPOWER, .seat = SEAT_BLISS_1, .a = CAUSE_SUPPLY, .n = 1};
    board_anim_start(&anim, &before, &after, events, BOARD_ANIM_BEATS * 2, SPEED_NORMAL, false);
    assert_in_range(board_anim_left_ms(&anim), BOARD_ANIM_MAX_MS - 40, BOARD_ANIM_MAX_MS + 40);
    run(&anim);
    assert_at_rest(&anim, &after.shown);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(random_games_end_in_the_truth),
        cmocka_unit_test(a_card_flies_to_its_slot),
        cmocka_unit_test(a_dropped_card_starts_there),
        cmocka_unit_test(speed_none_ends_at_once),
        cmocka_unit_test(faster_speeds_are_shorter),
        cmocka_unit_test(a_click_skips),
        cmocka_unit_test(reduced_motion_moves_nothing),
        cmocka_unit_test(what_flies_is_drawn),
        cmocka_unit_test(drawn_cards_come_one_by_one),
        cmocka_unit_test(the_origin_turns_visibly),
        cmocka_unit_test(willpower_streams),
        cmocka_unit_test(a_spirit_walks),
        cmocka_unit_test(undo_takes_the_card_back),
        cmocka_unit_test(nothing_happened),
        cmocka_unit_test(too_many_events),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
