/* The whole program in one process, on SDL's dummy driver: events go in, scenes, records and
 * settings come out. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "app/loop.h"
#include "folder.h"
#include "session/session.h"

enum { SOME_MS = 40, WAITS_MAX = 250 };

static struct app app;
static char error[FILE_ERROR_SIZE];

static void start(void **state)
{
    static char data[PATH_SIZE], hits[PATH_SIZE];
    struct options options = {.width = 1280,
                              .height = 720,
                              .speed = SPEED_NONE,
                              .renderer = "software",
                              .seed_given = true,
                              .seed = 1};
    snprintf(data, sizeof data, "%s", (const char *)*state);
    snprintf(hits, sizeof hits, "%s", in_folder(state, "hits"));
    options.data = data;
    options.hits = hits;
    bool fine = app_open(&app, &options, error, sizeof error);
    if (!fine) {
        fail_msg("%s", error);
    }
    loop_run(&app, SOME_MS);
}

static void stop(void)
{
    app_save_settings(&app);
    app_close(&app);
}

static int set_up(void **state)
{
    int answer = folder_set_up(state);
    start(state);
    return answer;
}

static int tear_down(void **state)
{
    stop();
    return folder_tear_down(state);
}

static void push(SDL_Event event)
{
    assert_int_equal(SDL_PushEvent(&event), 1);
}

/* ---- A hand in the process ---- */

static const struct hit *find(const char *id)
{
    for (size_t i = app.list.hit_count; i > 0; i--) {
        if (strcmp(draw_string(&app.list, app.list.hits[i - 1].id), id) == 0) {
            return &app.list.hits[i - 1];
        }
    }
    fail_msg("there is no area %s", id);
    return NULL;
}

static void middle(const char *id, Sint32 *x, Sint32 *y)
{
    const struct box *box = &find(id)->box;
    float window_x, window_y;
    viewport_from_stage(renderer_viewport(app.renderer), box->x + box->w / 2, box->y + box->h / 2,
                        &window_x, &window_y);
    *x = (Sint32)window_x;
    *y = (Sint32)window_y;
}

static void point(const char *id, Uint32 buttons)
{
    SDL_Event motion = {.motion = {.type = SDL_MOUSEMOTION, .state = buttons}};
    middle(id, &motion.motion.x, &motion.motion.y);
    push(motion);
}

static void press(const char *id, Uint32 type)
{
    SDL_Event event = {.button = {.type = type, .button = SDL_BUTTON_LEFT, .clicks = 1}};
    middle(id, &event.button.x, &event.button.y);
    push(event);
}

static void click(const char *id)
{
    point(id, 0);
    press(id, SDL_MOUSEBUTTONDOWN);
    press(id, SDL_MOUSEBUTTONUP);
    loop_run(&app, SOME_MS);
}

static void drag(const char *from, const char *to)
{
    point(from, 0);
    press(from, SDL_MOUSEBUTTONDOWN);
    point(to, SDL_BUTTON_LMASK);
    loop_run(&app, SOME_MS);
}

static void key(SDL_Keycode code, Uint16 mod)
{
    SDL_Event event = {.key = {.type = SDL_KEYDOWN}};
    event.key.keysym.sym = code;
    event.key.keysym.mod = mod;
    push(event);
    loop_run(&app, SOME_MS);
}

static void window_event(Uint8 what)
{
    SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .event = what}};
    push(event);
    loop_run(&app, SOME_MS);
}

static void assert_scene(const char *name)
{
    for (int i = 0; i < WAITS_MAX && strcmp(stack_top(&app.stack)->class->name, name) != 0; i++) {
        loop_run(&app, SOME_MS);
    }
    assert_string_equal(stack_top(&app.stack)->class->name, name);
}

static void start_game(void)
{
    click("menu.new");
    assert_scene("set_up");
    click("setup.first.bliss");
    click("setup.places.recommended");
    click("setup.start");
    assert_scene("board");
}

/* ---- Tests ---- */

static void first_frame_tells_what_can_be_clicked(void **state)
{
    char *text;
    size_t length;
    text = file_read(in_folder(state, "hits"), &length, error, sizeof error);
    assert_non_null(text);
    assert_int_equal(strncmp(text, "{\"scene\":\"menu\"}\n{\"id\":\"menu.new\"", 32), 0);
    free(text);
    assert_string_equal(renderer_error(app.renderer), "");
}

static void game_is_started_left_and_continued(void **state)
{
    start_game();
    size_t moves = session_move_count(app.table.session);
    drag("hand.0", "slot.1");
    press("slot.1", SDL_MOUSEBUTTONUP);
    loop_run(&app, SOME_MS);
    assert_int_equal(session_move_count(app.table.session), moves + 1);
    size_t length;
    char *before = session_text(app.table.session, &length);
    assert_file(in_folder(state, "game.cerebria"), before);
    push((SDL_Event){.type = SDL_QUIT});
    loop_run(&app, 0); /* returns: the window never asks */
    stop();

    start(state);
    assert_scene("menu");
    click("menu.continue");
    assert_scene("hand_over");
    click("hand_over.accept");
    assert_scene("board");
    char *after = session_text(app.table.session, &length);
    assert_string_equal(after, before);
    free(before);
    free(after);
}

static void drag_is_let_go_when_the_window_loses_the_hand(void **state)
{
    (void)state;
    start_game();
    size_t moves = session_move_count(app.table.session);
    drag("hand.0", "slot.1");
    assert_int_equal(app.input.press, PRESS_DRAG);
    window_event(SDL_WINDOWEVENT_FOCUS_LOST);
    assert_int_equal(app.input.press, PRESS_NONE);
    press("slot.1", SDL_MOUSEBUTTONUP);
    loop_run(&app, SOME_MS);
    assert_int_equal(session_move_count(app.table.session), moves);
    drag("hand.0", "slot.1");
    key(SDLK_ESCAPE, 0);
    assert_int_equal(app.input.press, PRESS_NONE);
    assert_scene("board"); /* it ended the drag and did no more */
    key(SDLK_ESCAPE, 0);
    assert_scene("pause");
    key(SDLK_ESCAPE, 0);
    assert_scene("board");
}

static void scene_change_lets_a_drag_go(void **state)
{
    (void)state;
    start_game();
    drag("hand.0", "slot.1");
    app.stack.services.request = REQUEST_PAUSE; /* as a step might ask */
    app.still_steps = 0;
    loop_run(&app, SOME_MS);
    assert_scene("pause");
    assert_int_equal(app.input.press, PRESS_NONE);
}

static void nothing_is_drawn_while_nothing_moves(void **state)
{
    (void)state;
    for (int i = 0; i < WAITS_MAX && (loop_is_moving(&app) || app.dirty); i++) {
        loop_run(&app, SOME_MS);
    }
    assert_false(loop_is_moving(&app));
    assert_false(app.dirty);
    app.list.clear.r ^= 1; /* a frame would set it back */
    uint8_t mark = app.list.clear.r;
    loop_run(&app, 5 * SOME_MS);
    assert_int_equal(app.list.clear.r, mark);
    window_event(SDL_WINDOWEVENT_EXPOSED);
    assert_int_not_equal(app.list.clear.r, mark);
}

static void lost_pictures_are_made_again(void **state)
{
    (void)state;
    start_game();
    push((SDL_Event){.type = SDL_RENDER_TARGETS_RESET});
    loop_run(&app, SOME_MS);
    push((SDL_Event){.type = SDL_RENDER_DEVICE_RESET});
    loop_run(&app, SOME_MS);
    assert_string_equal(renderer_error(app.renderer), "");
    assert_scene("board");
}

static void settings_are_stored_but_not_the_speed_of_this_run(void **state)
{
    click("menu.settings");
    assert_scene("settings");
    click("settings.hand_over");
    struct stored_settings stored;
    char notice[256];
    size_t length;
    settings_default(&stored);
    char *text = file_read(in_folder(state, "settings"), &length, error, sizeof error);
    assert_non_null(text);
    settings_parse(&stored, text, length, notice, sizeof notice);
    free(text);
    assert_string_equal(notice, "");
    assert_false(stored.play.hand_over);
    assert_int_equal(stored.play.speed, SPEED_NORMAL); /* --speed none was given */
    key(SDLK_ESCAPE, 0);
    assert_scene("menu");
}

static void full_screen_by_key(void **state)
{
    (void)state;
    assert_false(app.settings.play.full_screen);
    key(SDLK_F11, 0);
    assert_true(app.settings.play.full_screen);
    assert_true(window_is_full_screen(app.window));
    key(SDLK_RETURN, KMOD_LALT);
    assert_false(app.settings.play.full_screen);
    assert_scene("menu"); /* Enter was no click on the first button */
}

static void smaller_window_keeps_everything_in_reach(void **state)
{
    (void)state;
    SDL_SetWindowSize(app.window, 1000, 900);
    loop_run(&app, 2 * SOME_MS);
    assert_int_equal(renderer_viewport(app.renderer)->window_width, 1000);
    click("menu.new");
    assert_scene("set_up");
    assert_int_equal(app.settings.width, 1000);
    assert_int_equal(app.settings.height, 900);
}

static void names_are_typed(void **state)
{
    (void)state;
    click("menu.new");
    click("setup.name.bliss");
    assert_true(app.input.text_on);
    SDL_Event text = {.text = {.type = SDL_TEXTINPUT, .text = "Zoë"}};
    push(text);
    loop_run(&app, SOME_MS);
    click("setup.places.recommended");
    click("setup.start");
    assert_scene("board");
    assert_string_equal(session_name(app.table.session, SEAT_BLISS_1), "Zoë");
    assert_false(app.input.text_on);
}

static void limited_run_ends(void **state)
{
    (void)state;
    uint64_t before = SDL_GetTicks64();
    loop_run(&app, SOME_MS);
    assert_true(SDL_GetTicks64() - before < 5000);
}

#define LOOP_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    SDL_setenv("SDL_VIDEODRIVER", "dummy", 1);
    const struct CMUnitTest tests[] = {
        LOOP_TEST(first_frame_tells_what_can_be_clicked),
        LOOP_TEST(game_is_started_left_and_continued),
        LOOP_TEST(drag_is_let_go_when_the_window_loses_the_hand),
        LOOP_TEST(scene_change_lets_a_drag_go),
        LOOP_TEST(nothing_is_drawn_while_nothing_moves),
        LOOP_TEST(lost_pictures_are_made_again),
        LOOP_TEST(settings_are_stored_but_not_the_speed_of_this_run),
        LOOP_TEST(full_screen_by_key),
        LOOP_TEST(smaller_window_keeps_everything_in_reach),
        LOOP_TEST(names_are_typed),
        LOOP_TEST(limited_run_ends),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
