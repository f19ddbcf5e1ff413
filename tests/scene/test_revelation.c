/* The Revelation overlay, driven by hit areas: positions written as records, and random games. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "scene/revelation.h"
#include "session/session.h"
#include "stage.h"
#include "words.h"

enum { FRAME_MS = 16, LONGEST_MS = 12000 };

struct table {
    struct services services;
    struct settings settings;
    struct session *session;
    struct scene *scene;
    struct draw_list list;
};

static int set_up(void **state)
{
    static struct table table;
    static const char *const files[] = {"catalogue", "events", "revelation", "ui"};
    memset(&table, 0, sizeof table);
    table.settings.speed = SPEED_NORMAL;
    table.services = (struct services){.lang = words_english(files, 4),
                                       .measure = words_ruler(),
                                       .settings = &table.settings,
                                       .continue_label = "",
                                       .notice = "",
                                       .version = ""};
    *state = &table;
    return 0;
}

static void clear(struct table *table)
{
    if (table->scene)
        table->scene->class->close(table->scene);
    session_free(table->session);
    table->scene = NULL;
    table->services.session = table->session = NULL;
    table->services.request = REQUEST_NONE;
}

static int tear_down(void **state)
{
    struct table *table = *state;
    clear(table);
    draw_list_free(&table->list);
    lang_free((struct lang *)(uintptr_t)table->services.lang);
    return 0;
}

/* ---- Hands ---- */

static void draw(struct table *table)
{
    draw_list_reset(&table->list);
    table->scene->class->draw(table->scene, &table->list);
    for (size_t i = 0; i < table->list.count; i++)
        if (table->list.commands[i].kind == DRAW_TEXT)
            words_are_fine(draw_string(&table->list, table->list.commands[i].text));
    const struct stage stage = {.services = table->services, .list = table->list};
    stage_is_sound(&stage);
}

static void wait(struct table *table)
{
    uint32_t ms = 0;
    while (table->scene->class->step(table->scene, FRAME_MS)) {
        ms += FRAME_MS;
        assert_true(ms < LONGEST_MS);
    }
}

static const struct hit *find(struct table *table, const char *id)
{
    draw(table);
    for (size_t i = 0; i < table->list.hit_count; i++)
        if (strcmp(draw_string(&table->list, table->list.hits[i].id), id) == 0)
            return &table->list.hits[i];
    return NULL;
}

static bool says(struct table *table, const char *text)
{
    draw(table);
    for (size_t i = 0; i < table->list.count; i++)
        if (table->list.commands[i].kind == DRAW_TEXT &&
            strstr(draw_string(&table->list, table->list.commands[i].text), text))
            return true;
    return false;
}

static void press(struct table *table, const struct hit *hit)
{
    const struct intent click = {.kind = INTENT_CLICK,
                                 .hit_kind = hit->kind,
                                 .hit_index = hit->index,
                                 .hit_enabled = hit->enabled,
                                 .x = hit->box.x + hit->box.w / 2,
                                 .y = hit->box.y + hit->box.h / 2};
    table->scene->class->handle(table->scene, &click, &table->list);
}

static void click(struct table *table, const char *id)
{
    const struct hit *hit = find(table, id);
    if (!hit)
        fail_msg("no hit area %s", id);
    press(table, hit);
    wait(table);
}

static void key(struct table *table, unsigned kind)
{
    draw(table);
    table->scene->class->handle(
        table->scene, &(struct intent){.kind = (uint8_t)kind, .hit_kind = HIT_NONE}, &table->list);
}

/* ---- Positions ---- */

static void load(struct table *table, const char *record)
{
    char error[256] = "", notice[256];
    clear(table);
    table->session = session_load("test", record, strlen(record), NULL, error, sizeof error, notice,
                                  sizeof notice);
    if (!table->session)
        fail_msg("%s", error);
    table->services.session = table->session;
    table->services.viewer = TEAM_BLISS;
}

static void shown(const struct table *table, struct view *view)
{
    session_view(table->session, table->services.viewer, view);
}

static unsigned pending(const struct table *table)
{
    struct view view;
    shown(table, &view);
    return view.shown.pending.ask;
}

/* Bliss 1 empties Diligence, which faces Cradle of Senses, and the overlay opens. */
static void absorb(struct table *table)
{
    const struct move move = {.kind = MOVE_ABSORB, .a = SPHERE_DILIGENCE};
    assert_int_equal(session_play(table->session, &move).why, WHY_NONE);
    table->scene = revelation_scene_new(&table->services);
    assert_non_null(table->scene);
    assert_string_equal(table->scene->class->name, "revelation");
    assert_true(table->scene->class->overlay);
}

/* Bliss has 4 Emotions in a chain, 2 of them beyond Cradle; Gloom has 1. */
#define POSITION                                                                                   \
    "cerebria 1\nplayers duel\nscenario\nmode basic\nspirit bliss 1 love\nspirit gloom 1 hatred\n" \
    "at bliss 1 cradle\nat gloom 1 land\norigin diligence cradle\nsphere diligence 2\n"            \
    "slot 1 kindness 2\nslot 2 desire 1\nslot 3 courage 1\nslot 4 optimism 1\nslot 9 fear 2\n"     \
    "turn bliss 1 actions 3 absorb yes\nround 3\n"
#define COMMONS "common unity openness attitude\n"

/* ---- The tests ---- */

/* One goal for each team: both are asked, the absorbing team first. */
static void both_add_a_minor(void **state)
{
    struct table *table = *state;
    load(table, POSITION
         "fortress willow gloom minor\n" COMMONS
         "hidden bliss fortitude unity openness\nhidden gloom fortitude attitude unity\nbegin\n");
    absorb(table);
    assert_true(table->scene->class->step(table->scene, FRAME_MS));
    draw(table);
    assert_int_equal(table->list.hit_count, 0); /* nothing can be decided before it can be read */
    wait(table);
    assert_true(says(table, "Bliss accomplished it"));
    assert_true(says(table, "Gloom accomplished it"));
    assert_true(says(table, "Not accomplished"));
    assert_true(
        says(table, "Diligence is empty, facing Cradle of Senses. Love (Bliss) absorbed it."));
    assert_true(says(table, "Kindness, Desire, Courage, Optimism"));
    assert_true(says(table, "Bliss decides"));
    assert_null(find(table, "reveal.continue"));
    click(table, "reveal.fragment.take");
    assert_true(says(table, "Bliss added a Minor Fragment, 3 points"));
    assert_true(says(table, "Gloom decides"));
    click(table, "reveal.fragment.none");
    assert_true(says(table, "Gloom added nothing, by its own choice"));
    assert_int_equal(pending(table), ASK_NONE);
    assert_true(says(table, "Openness is the new one"));
    assert_true(
        says(table,
             "The Origin turned one step: Diligence is full again and faces Network of Thoughts"));
    click(table, "reveal.continue");
    assert_int_equal(table->services.request, REQUEST_CLOSE);
    struct view view;
    shown(table, &view);
    assert_int_equal(view.shown.teams[TEAM_BLISS].identity.minor, 1);
    assert_int_equal(view.shown.teams[TEAM_GLOOM].identity.minor, 0);
}

/* Both goals: a Major, and Gloom, without success, removes a Common and chooses in secret. */
static const char major[] = POSITION COMMONS "hidden bliss awareness unity openness\nhidden gloom "
                                             "fortitude attitude openness unity\nbegin\n";

static void a_major_and_its_consequences(void **state)
{
    struct table *table = *state;
    table->settings.hand_over = true;
    load(table, major);
    absorb(table);
    wait(table);
    assert_true(says(table, "Tied: nobody"));
    assert_true(says(table, "strictly more is needed"));
    click(table, "reveal.fragment.take");
    assert_int_equal(pending(table), ASK_REMOVE);
    assert_true(says(table, "Gloom decides"));
    assert_null(find(table, "reveal.remove.unity")); /* it is turned down already */
    click(table, "reveal.remove.openness");
    assert_int_equal(pending(table), ASK_HIDDEN);
    /* Covered: of the goals to choose from nothing is on the screen. */
    assert_true(says(table, "Gloom, look; Bliss, look away"));
    assert_null(find(table, "reveal.hidden.openness"));
    assert_false(says(table, "Keep this one"));
    click(table, "reveal.cover");
    assert_non_null(find(table, "reveal.hidden.openness"));
    assert_non_null(find(table, "reveal.hidden.unity"));
    const struct hit *current = find(table, "reveal.hidden.attitude");
    assert_non_null(current);
    assert_false(current->enabled); /* it is the new Common one */
    assert_true(draw_string(&table->list, current->why)[0]);
    press(table, current);
    assert_int_equal(pending(table), ASK_HIDDEN);
    key(table, INTENT_CANCEL);
    assert_null(find(table, "reveal.hidden.unity")); /* covered again */
    click(table, "reveal.cover");
    click(table, "reveal.hidden.unity");
    assert_int_equal(pending(table), ASK_NONE);
    assert_non_null(find(table, "reveal.continue"));
    struct view view;
    session_view(table->session, TEAM_GLOOM, &view);
    assert_int_equal(view.shown.teams[TEAM_GLOOM].hidden[0], ASPIRATION_UNITY);
    assert_int_equal(view.shown.teams[TEAM_BLISS].identity.major, 1);
    assert_int_equal(view.shown.common[0], ASPIRATION_ATTITUDE);
    table->settings.hand_over = false;
}

/* Both teams without success: each chooses, and the second one's goals are covered anew. */
static void two_secrets_have_two_covers(void **state)
{
    struct table *table = *state;
    table->settings.hand_over = true;
    load(table, POSITION "slot 9 fear 3\nslot 10 jealousy 2\ncommon liveliness openness unity\n"
                         "hidden bliss fortitude unity awareness versatility\n"
                         "hidden gloom attitude unity awareness versatility\nbegin\n");
    absorb(table);
    wait(table);
    assert_int_equal(pending(table), ASK_HIDDEN);
    assert_true(says(table, "Bliss, look; Gloom, look away"));
    click(table, "reveal.cover");
    click(table, "reveal.hidden.awareness");
    assert_int_equal(pending(table), ASK_HIDDEN);
    assert_true(says(table, "Gloom, look; Bliss, look away"));
    assert_null(find(table, "reveal.hidden.unity"));
    click(table, "reveal.cover");
    click(table, "reveal.hidden.versatility");
    assert_non_null(find(table, "reveal.continue"));
    assert_false(says(table, "Awareness"));
    assert_false(says(table, "Versatility"));
    table->settings.hand_over = false;
}

static void an_open_table_needs_no_cover(void **state)
{
    struct table *table = *state;
    load(table, major);
    absorb(table);
    wait(table);
    click(table, "reveal.fragment.none");
    assert_int_equal(pending(table), ASK_HIDDEN);
    assert_null(find(table, "reveal.cover"));
    click(table, "reveal.hidden.unity");
    assert_non_null(find(table, "reveal.continue"));
}

/* With hand-over nothing of the board shines through: it is painted over entirely. */
static void the_board_is_hidden_from_both(void **state)
{
    struct table *table = *state;
    load(table, major);
    absorb(table);
    for (unsigned on = 0; on < 2; on++) {
        table->settings.hand_over = on;
        draw(table);
        bool sky = false;
        for (size_t i = 0; i < table->list.count && !sky; i++)
            sky =
                table->list.commands[i].kind == DRAW_ART &&
                strcmp(draw_string(&table->list, table->list.commands[i].text), "sky/night") == 0 &&
                table->list.commands[i].box.w >= STAGE_WIDTH;
        assert_int_equal(sky, on);
    }
    table->settings.hand_over = false;
}

static void a_fortress_goes_in_or_stays(void **state)
{
    struct table *table = *state;
    for (unsigned stays = 0; stays < 2; stays++) {
        load(
            table, POSITION
            "fortress cradle bliss minor\n" COMMONS
            "hidden bliss awareness unity openness\nhidden gloom attitude unity openness\nbegin\n");
        absorb(table);
        wait(table);
        click(table, "reveal.fragment.none");
        assert_int_equal(pending(table), ASK_FORTRESS);
        assert_true(says(table, "The Fortress of Bliss in Cradle of Senses may go in"));
        click(table, stays ? "reveal.fortress.none" : "reveal.fortress.yes");
        assert_true(says(table, stays ? "Bliss keeps its Fortress in Cradle of Senses"
                                      : "The Fortress of Bliss in Cradle of Senses went in"));
        struct view view;
        shown(table, &view);
        assert_int_equal(view.shown.teams[TEAM_BLISS].identity.minor, !stays);
        assert_int_equal(view.shown.fortresses[REALM_CRADLE].size, stays ? SIZE_MINOR : SIZE_NONE);
    }
}

/* No Minor left: the Capping Fragment is offered, waits until all else is done, and makes the turn
 * the last. */
static void a_capping_fragment_waits(void **state)
{
    struct table *table = *state;
    load(table, POSITION
         "identity bliss minor 5 major 0 cap 0\n" COMMONS
         "hidden bliss fortitude unity openness\nhidden gloom attitude unity awareness\nbegin\n");
    absorb(table);
    wait(table);
    assert_true(says(table, "Bliss may add a Capping Fragment, 4 points"));
    click(table, "reveal.fragment.take");
    assert_int_equal(pending(table), ASK_HIDDEN);
    assert_true(says(table, "Bliss sets its Capping Fragment when all else is done"));
    click(table, "reveal.hidden.unity");
    assert_true(says(table, "Bliss added a Capping Fragment, 4 points"));
    assert_true(says(table, "The end is near"));
    click(table, "reveal.continue");
    assert_int_equal(table->services.request, REQUEST_CLOSE);
}

static void the_last_common_ends_the_game(void **state)
{
    struct table *table = *state;
    load(table, POSITION
         "common unity\nhidden bliss fortitude openness\nhidden gloom attitude openness\nbegin\n");
    absorb(table);
    wait(table);
    click(table, "reveal.fragment.take");
    assert_true(says(table, "none is left, this turn is the last"));
    assert_non_null(find(table, "reveal.continue"));
}

/* ---- Time, keys, undo ---- */

static void a_click_skips_and_decides_nothing(void **state)
{
    struct table *table = *state;
    load(table, major);
    absorb(table);
    draw(table);
    const struct intent anywhere = {.kind = INTENT_CLICK, .hit_kind = HIT_NONE, .x = 5, .y = 5};
    table->scene->class->handle(table->scene, &anywhere, &table->list);
    assert_false(table->scene->class->step(table->scene, FRAME_MS));
    assert_int_equal(pending(table), ASK_FRAGMENT);
    assert_non_null(find(table, "reveal.fragment.take"));
}

static void speed_none_waits_for_nothing(void **state)
{
    struct table *table = *state;
    table->settings.speed = SPEED_NONE;
    load(table, major);
    absorb(table);
    assert_non_null(find(table, "reveal.fragment.take"));
    assert_false(table->scene->class->step(table->scene, FRAME_MS));
    table->settings.speed = SPEED_NORMAL;
}

static void the_keyboard_is_enough(void **state)
{
    struct table *table = *state;
    load(table, major);
    absorb(table);
    wait(table);
    key(table, INTENT_FOCUS_NEXT);
    key(table, INTENT_ACCEPT);
    wait(table);
    assert_int_not_equal(pending(table), ASK_FRAGMENT);
    for (unsigned i = 0; i < 8 && pending(table) != ASK_NONE; i++) {
        key(table, INTENT_FOCUS_NEXT);
        key(table, INTENT_ACCEPT);
        wait(table);
    }
    assert_int_equal(pending(table), ASK_NONE);
    key(table, INTENT_CANCEL);
    assert_int_equal(table->services.request, REQUEST_CLOSE);
}

/* Esc never leaves a question open behind it: it opens the pause menu. */
static void esc_pauses_while_a_question_is_open(void **state)
{
    struct table *table = *state;
    load(table, major);
    absorb(table);
    wait(table);
    key(table, INTENT_CANCEL);
    assert_int_equal(table->services.request, REQUEST_PAUSE);
}

static void undo_takes_an_answer_back(void **state)
{
    struct table *table = *state;
    load(table, major);
    absorb(table);
    wait(table);
    assert_null(find(table, "reveal.undo")); /* the goals have been seen: R15 */
    click(table, "reveal.fragment.take");
    assert_true(says(table, "Bliss added a Major Fragment"));
    click(table, "reveal.undo");
    assert_int_equal(pending(table), ASK_FRAGMENT);
    assert_true(says(table, "Bliss may add a Major Fragment"));
    assert_true(says(table, "Bliss accomplished it"));
    key(table, INTENT_REDO);
    assert_int_equal(pending(table), ASK_REMOVE);
    assert_true(says(table, "Bliss added a Major Fragment"));
    key(table, INTENT_UNDO);
    click(table, "reveal.fragment.none");
    assert_true(says(table, "Bliss added nothing, by its own choice"));
}

/* A saved game opened in the middle of a Revelation: its events are gone, its goals can still be
 * counted. */
static void opened_again_in_the_middle(void **state)
{
    struct table *table = *state;
    load(table, major);
    absorb(table);
    size_t length = 0;
    char *text = session_text(table->session, &length);
    assert_non_null(text);
    load(table, text);
    free(text);
    table->scene = revelation_scene_new(&table->services);
    assert_false(table->scene->class->step(table->scene, FRAME_MS));
    assert_true(says(table, "Bliss accomplished it"));
    assert_true(says(table, "Diligence is empty"));
    click(table, "reveal.fragment.take");
    click(table, "reveal.remove.openness");
    click(table, "reveal.hidden.unity");
    assert_non_null(find(table, "reveal.continue"));
}

/* ---- Random games ---- */

static bool has_revelation(const struct table *table)
{
    const struct event *events;
    const size_t count = session_events(table->session, table->services.viewer, &events);
    for (size_t i = 0; i < count; i++)
        if (events[i].kind == EVENT_REVELATION)
            return true;
    return false;
}

/* Answers at random through the hit areas until Continue was clicked. */
static void attend(struct table *table, uint32_t *dice, bool reveal_asked[ASK_COUNT])
{
    table->scene = revelation_scene_new(&table->services);
    for (unsigned i = 0; i < 64 && table->services.request != REQUEST_CLOSE; i++) {
        wait(table);
        reveal_asked[pending(table)] = true;
        draw(table);
        const struct hit *hit;
        do {
            *dice = *dice * 1664525u + 1013904223u;
            hit = &table->list.hits[(*dice >> 8) % table->list.hit_count];
        } while (!hit->enabled || hit->kind == REVEAL_HIT_UNDO);
        press(table, hit);
    }
    assert_int_equal(table->services.request, REQUEST_CLOSE);
    table->services.request = REQUEST_NONE;
    table->scene->class->close(table->scene);
    table->scene = NULL;
}

static void random_games(void **state)
{
    struct table *table = *state;
    static struct move moves[MOVES_MAX];
    bool reveal_asked[ASK_COUNT] = {false};
    uint32_t dice = 7;
    unsigned revelations = 0;
    for (unsigned seed = 1; seed <= 12; seed++) {
        struct session_setup setup = {0};
        setup_default(&setup.game, seed % 3);
        setup.game.seed = seed;
        clear(table);
        table->services.session = table->session = session_new(&setup, NULL);
        table->settings.hand_over = seed % 2;
        while (!session_is_over(table->session)) {
            struct view view;
            table->services.viewer = (uint8_t)seat_team(session_decider(table->session));
            shown(table, &view);
            const size_t count = view_moves(&view, moves);
            dice = dice * 1664525u + 1013904223u;
            session_play(table->session, &moves[(dice >> 8) % count]);
            if (has_revelation(table)) {
                revelations++;
                attend(table, &dice, reveal_asked);
            }
        }
    }
    table->settings.hand_over = false;
    print_message("%u Revelations attended\n", revelations);
    assert_true(revelations > 20);
    assert_true(reveal_asked[ASK_FRAGMENT] && reveal_asked[ASK_HIDDEN] && reveal_asked[ASK_REMOVE]);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(both_add_a_minor),
        cmocka_unit_test(a_major_and_its_consequences),
        cmocka_unit_test(two_secrets_have_two_covers),
        cmocka_unit_test(an_open_table_needs_no_cover),
        cmocka_unit_test(the_board_is_hidden_from_both),
        cmocka_unit_test(a_fortress_goes_in_or_stays),
        cmocka_unit_test(a_capping_fragment_waits),
        cmocka_unit_test(the_last_common_ends_the_game),
        cmocka_unit_test(a_click_skips_and_decides_nothing),
        cmocka_unit_test(speed_none_waits_for_nothing),
        cmocka_unit_test(the_keyboard_is_enough),
        cmocka_unit_test(esc_pauses_while_a_question_is_open),
        cmocka_unit_test(undo_takes_an_answer_back),
        cmocka_unit_test(opened_again_in_the_middle),
        cmocka_unit_test(random_games),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
