/* The stack of scenes, with null scenes that only remember what was done to them, over real
 * sessions. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app/stack.h"
#include "folder.h"
#include "scene/lang.h"

/* ---- Null scenes ---- */

static struct {
    int alive, handled, refreshed, stepped;
    enum request from_step; /* asked for by the next step */
    bool moving;
    const char *last_handler;
} log_of;

static void null_handle(struct scene *scene, const struct intent *intent,
                        const struct draw_list *list)
{
    (void)intent;
    (void)list;
    log_of.handled++;
    log_of.last_handler = scene->class->name;
}

static bool null_step(struct scene *scene, uint32_t dt_ms)
{
    (void)dt_ms;
    log_of.stepped++;
    if (log_of.from_step != REQUEST_NONE) {
        scene->services->request = log_of.from_step;
        log_of.from_step = REQUEST_NONE;
    }
    return log_of.moving;
}

static void null_draw(struct scene *scene, struct draw_list *list)
{
    draw_hit(list, (struct box){0, 0, 10, 10}, 1, 0, scene->class->name, "");
}

static void null_refresh(struct scene *scene)
{
    (void)scene;
    log_of.refreshed++;
}

static void null_close(struct scene *scene)
{
    log_of.alive--;
    free(scene);
}

static struct scene *null_scene(struct services *services, const struct scene_class *class)
{
    struct scene *scene = calloc(1, sizeof *scene);
    assert_non_null(scene);
    *scene = (struct scene){class, services};
    log_of.alive++;
    return scene;
}

// clang-format off
static const struct scene_class classes[] = {
    {"menu",       false, null_handle, null_step, null_draw, NULL, null_close},
    {"set_up",     false, null_handle, null_step, null_draw, NULL, null_close},
    {"settings",   true,  null_handle, null_step, null_draw, NULL, null_close},
    {"board",      false, null_handle, null_step, null_draw, null_refresh, null_close},
    {"pause",      true,  null_handle, null_step, null_draw, NULL, null_close},
    {"hand_over",  false, null_handle, null_step, null_draw, NULL, null_close},
    {"revelation", true,  null_handle, null_step, null_draw, null_refresh, null_close},
    {"game_over",  true,  null_handle, null_step, null_draw, NULL, null_close},
};

struct scene *menu_scene_new(struct services *services) { return null_scene(services, &classes[0]); }
struct scene *set_up_scene_new(struct services *services) { return null_scene(services, &classes[1]); }
struct scene *settings_scene_new(struct services *services) { return null_scene(services, &classes[2]); }
struct scene *board_scene_new(struct services *services) { return null_scene(services, &classes[3]); }
struct scene *pause_scene_new(struct services *services) { return null_scene(services, &classes[4]); }
struct scene *hand_over_scene_new(struct services *services) { return null_scene(services, &classes[5]); }
struct scene *revelation_scene_new(struct services *services) { return null_scene(services, &classes[6]); }
struct scene *game_over_scene_new(struct services *services) { return null_scene(services, &classes[7]); }
// clang-format on

/* ---- Fixture ---- */

static struct table table;
static struct stack stack;
static struct settings settings;
static struct lang *lang;
static struct draw_list list;
static struct session_setup setup;

static bool serve(enum request request)
{
    stack.services.request = request;
    return stack_serve(&stack);
}

static void assert_top(const char *name)
{
    assert_non_null(stack_top(&stack));
    assert_string_equal(stack_top(&stack)->class->name, name);
    assert_int_equal(log_of.alive, stack.count);
}

static int set_up(void **state)
{
    static const char words[] = "app.continue.named = {first} – {second}, round {round}\n"
                                "app.continue.nameless = round {round}\n"
                                "app.notice.not_opened = can't open: {reason}\n"
                                "app.notice.not_started = can't start: {reason}\n"
                                "app.notice.not_saved = not saved: {reason}\n";
    char error[256];
    int answer = folder_set_up(state);
    memset(&log_of, 0, sizeof log_of);
    settings = (struct settings){0};
    lang = lang_new();
    assert_true(lang_add(lang, "words", words, sizeof words - 1, error, sizeof error));
    assert_true(table_init(&table, lang, *state));
    stack = (struct stack){.services = {.lang = lang, .settings = &settings, .seed = 7}};
    stack_init(&stack, &table);
    setup = (struct session_setup){.names = {"Ann", "Ben"}};
    setup_default(&setup.game, PLAYERS_DUEL);
    setup.game.recommended = 1;
    serve(REQUEST_MENU);
    return answer;
}

static int tear_down(void **state)
{
    stack_free(&stack);
    assert_int_equal(log_of.alive, 0);
    table_free(&table);
    lang_free(lang);
    draw_list_free(&list);
    list = (struct draw_list){0};
    return folder_tear_down(state);
}

static void start(void)
{
    stack.services.setup = &setup;
    serve(REQUEST_START);
    assert_top("board");
}

static void play_first_move(void)
{
    static struct move moves[MOVES_MAX];
    struct view view;
    session_view(table.session, seat_team(session_decider(table.session)), &view);
    assert_true(view_moves(&view, moves) > 0);
    assert_int_equal(session_play(table.session, &moves[0]).why, WHY_NONE);
}

static void resign(void)
{
    struct move move = {.kind = MOVE_RESIGN, .a = TEAM_BLISS};
    assert_int_equal(session_play(table.session, &move).why, WHY_NONE);
}

/* ---- Tests ---- */

static void menu_comes_first_and_offers_nothing(void **state)
{
    (void)state;
    assert_top("menu");
    assert_false(stack.services.can_continue);
    assert_string_equal(stack.services.continue_label, "");
    assert_null(stack.services.session);
}

static void set_up_gives_another_seed_each_time(void **state)
{
    (void)state;
    serve(REQUEST_SET_UP);
    assert_top("set_up");
    uint64_t first = stack.services.seed;
    assert_true(first < 1000000000u);
    serve(REQUEST_MENU);
    serve(REQUEST_SET_UP);
    assert_true(stack.services.seed != first);
    stack.seed_fixed = true;
    uint64_t fixed = stack.services.seed;
    serve(REQUEST_SET_UP);
    assert_true(stack.services.seed == fixed);
}

static void started_game_is_saved_and_continued(void **state)
{
    start();
    assert_non_null(stack.services.session);
    assert_int_equal(stack.services.viewer, seat_team(session_decider(table.session)));
    assert_true(file_exists(in_folder(state, "game.cerebria")));
    play_first_move();
    stack_serve(&stack);
    size_t moves = session_move_count(table.session);
    serve(REQUEST_MENU);
    assert_top("menu");
    assert_null(table.session);
    assert_true(stack.services.can_continue);
    assert_string_equal(stack.services.continue_label, "Ann – Ben, round 1");
    serve(REQUEST_CONTINUE);
    assert_top("board");
    assert_int_equal(session_move_count(table.session), moves);
}

static void continued_game_is_hidden_first(void **state)
{
    (void)state;
    settings.hand_over = true;
    start(); /* those who set it up are looking already */
    serve(REQUEST_MENU);
    serve(REQUEST_CONTINUE);
    assert_top("hand_over");
    serve(REQUEST_CLOSE);
    assert_top("board");
}

static void finished_game_is_filed(void **state)
{
    start();
    resign();
    stack_serve(&stack);
    assert_false(file_exists(in_folder(state, "game.cerebria")));
    assert_true(file_exists(in_folder(state, "finished/1.cerebria")));
    serve(REQUEST_GAME_OVER);
    assert_top("game_over");
    serve(REQUEST_CLOSE);
    assert_top("board");
    serve(REQUEST_MENU);
    assert_false(stack.services.can_continue);
}

static void finished_game_found_at_the_start_is_filed(void **state)
{
    char error[FILE_ERROR_SIZE];
    start();
    resign();
    stack_serve(&stack);
    serve(REQUEST_MENU);
    assert_true(file_move(in_folder(state, "finished/1.cerebria"),
                          in_folder(state, "game.cerebria"), error, sizeof error));
    table_free(&table);
    assert_true(
        table_init(&table, lang, *state)); /* as if the program had been killed in between */
    serve(REQUEST_MENU);
    assert_false(stack.services.can_continue);
    assert_true(file_exists(in_folder(state, "finished/1.cerebria")));
}

static void unreadable_record_is_told_and_kept(void **state)
{
    char error[FILE_ERROR_SIZE];
    const char *record = in_folder(state, "game.cerebria");
    assert_true(file_write(record, "nonsense\n", 9, FILE_QUICK, error, sizeof error));
    serve(REQUEST_MENU);
    assert_false(stack.services.can_continue);
    assert_non_null(strstr(stack.services.notice, "game.cerebria:1:"));
    serve(REQUEST_CONTINUE);
    assert_top("menu");
    start();
    assert_file(in_folder(state, "set_aside/1.cerebria"), "nonsense\n");
}

static void opened_record_is_left_alone(void **state)
{
    char error[FILE_ERROR_SIZE];
    start();
    size_t length;
    char *text = session_text(table.session, &length);
    const char *path = in_folder(state, "other.cerebria");
    assert_true(file_write(path, text, length, FILE_QUICK, error, sizeof error));
    serve(REQUEST_MENU);
    assert_true(table_open(&table, path, error, sizeof error));
    serve(REQUEST_BOARD);
    assert_top("board");
    play_first_move();
    stack_serve(&stack);
    assert_file(path, text);
    assert_true(file_exists(in_folder(state, "set_aside/1.cerebria")));
    assert_false(table_open(&table, in_folder(state, "none"), error, sizeof error));
    assert_non_null(strstr(error, "/none"));
    free(text);
}

static void overlay_hides_the_areas_below(void **state)
{
    (void)state;
    start();
    serve(REQUEST_PAUSE);
    stack_draw(&stack, &list);
    assert_int_equal(list.hit_count, 1);
    assert_string_equal(draw_string(&list, list.hits[0].id), "pause");
    assert_int_equal(list.count, 1); /* the dimming panel between the two */
    serve(REQUEST_CLOSE);
    serve(REQUEST_HAND_OVER);
    stack_draw(&stack, &list);
    assert_int_equal(list.count, 0); /* no board is drawn below a curtain */
    assert_string_equal(draw_string(&list, list.hits[0].id), "hand_over");
}

static void only_the_top_scene_acts(void **state)
{
    (void)state;
    struct intent click = {.kind = INTENT_CLICK};
    start();
    serve(REQUEST_PAUSE);
    serve(REQUEST_SETTINGS);
    stack_handle(&stack, &click, &list);
    assert_int_equal(log_of.handled, 1);
    assert_string_equal(log_of.last_handler, "settings");
    serve(REQUEST_CLOSE);
    assert_top("pause");
    serve(REQUEST_BOARD);
    assert_top("board");
}

static void all_visible_scenes_move(void **state)
{
    (void)state;
    start();
    serve(REQUEST_REVELATION);
    log_of.stepped = 0;
    log_of.moving = true;
    assert_true(stack_step(&stack, 16));
    assert_int_equal(log_of.stepped, 2);
    serve(REQUEST_HAND_OVER);
    log_of.stepped = 0;
    log_of.moving = false;
    assert_false(stack_step(&stack, 16));
    assert_int_equal(log_of.stepped, 1);
}

static void scene_below_may_not_ask(void **state)
{
    (void)state;
    start();
    serve(REQUEST_REVELATION);
    log_of.from_step = REQUEST_HAND_OVER; /* the board is stepped first */
    stack_step(&stack, 16);
    assert_int_equal(stack.services.request, REQUEST_NONE);
    serve(REQUEST_CLOSE);
    log_of.from_step = REQUEST_HAND_OVER;
    stack_step(&stack, 16);
    assert_int_equal(stack.services.request, REQUEST_HAND_OVER);
}

static void same_overlay_opens_once(void **state)
{
    (void)state;
    start();
    serve(REQUEST_REVELATION);
    assert_false(serve(REQUEST_REVELATION));
    serve(REQUEST_CLOSE);
    assert_top("board");
    assert_false(serve(REQUEST_CLOSE)); /* the last scene stays */
    assert_top("board");
}

static void step_may_ask(void **state)
{
    (void)state;
    start();
    log_of.from_step = REQUEST_REVELATION;
    stack_step(&stack, 16);
    assert_true(stack_serve(&stack));
    assert_top("revelation");
    assert_int_equal(stack.services.request, REQUEST_NONE);
}

static void move_in_an_overlay_refreshes_the_board(void **state)
{
    (void)state;
    start();
    serve(REQUEST_REVELATION);
    log_of.refreshed = 0;
    play_first_move();
    stack_serve(&stack);
    assert_int_equal(log_of.refreshed, 1); /* the board; the overlay did it itself */
    stack_serve(&stack);
    assert_int_equal(log_of.refreshed, 1);
}

static void flags_are_raised_for_the_loop(void **state)
{
    (void)state;
    serve(REQUEST_SETTINGS_CHANGED);
    assert_true(stack.settings_changed);
    serve(REQUEST_SET_UP);
    serve(REQUEST_TEXT_ON);
    assert_true(stack.text_changed && stack.text_on);
    stack.text_changed = false;
    serve(REQUEST_MENU); /* the field went with its scene */
    assert_true(stack.text_changed);
    assert_false(stack.text_on);
    assert_false(stack.quit);
    serve(REQUEST_QUIT);
    assert_true(stack.quit);
}

static void notice_is_shown_until_something_is_done(void **state)
{
    (void)state;
    struct intent hover = {.kind = INTENT_HOVER}, click = {.kind = INTENT_CLICK};
    table_tell(&table, "app.notice.not_saved", "disk full");
    stack_handle(&stack, &click, &list);
    assert_string_equal(stack.services.notice, "not saved: disk full"); /* not drawn yet */
    stack_draw(&stack, &list);
    stack_handle(&stack, &hover, &list);
    assert_string_equal(stack.services.notice, "not saved: disk full");
    stack_handle(&stack, &click, &list);
    assert_string_equal(stack.services.notice, "");
}

static void failed_save_is_told_once(void **state)
{
    char error[FILE_ERROR_SIZE];
    const char *record = in_folder(state, "game.cerebria");
    start();
    assert_int_equal(remove(record), 0);
    assert_true(folder_make(record, error, sizeof error)); /* nothing can be written there now */
    play_first_move();
    stack_serve(&stack);
    assert_non_null(strstr(stack.services.notice, "not saved: "));
    table.notice[0] = '\0';
    play_first_move();
    stack_serve(&stack);
    assert_string_equal(stack.services.notice, "");
    assert_top("board"); /* the game goes on */
}

#define STACK_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        STACK_TEST(menu_comes_first_and_offers_nothing),
        STACK_TEST(set_up_gives_another_seed_each_time),
        STACK_TEST(started_game_is_saved_and_continued),
        STACK_TEST(continued_game_is_hidden_first),
        STACK_TEST(finished_game_is_filed),
        STACK_TEST(finished_game_found_at_the_start_is_filed),
        STACK_TEST(unreadable_record_is_told_and_kept),
        STACK_TEST(opened_record_is_left_alone),
        STACK_TEST(overlay_hides_the_areas_below),
        STACK_TEST(only_the_top_scene_acts),
        STACK_TEST(all_visible_scenes_move),
        STACK_TEST(scene_below_may_not_ask),
        STACK_TEST(same_overlay_opens_once),
        STACK_TEST(step_may_ask),
        STACK_TEST(move_in_an_overlay_refreshes_the_board),
        STACK_TEST(flags_are_raised_for_the_loop),
        STACK_TEST(notice_is_shown_until_something_is_done),
        STACK_TEST(failed_save_is_told_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
