#include "app/bench.h"

#include <stdio.h>
#include <string.h>
#include <time.h>

#include "app/loop.h"
#include "session/session.h"

enum { FRAMES = 600, FRAMES_MAX = 4 * FRAMES, IDLE_MS = 10000, SETTLE_STEPS_MAX = 2000, SEED = 1 };

static const struct {
    int width, height;
} sizes[] = {{1280, 720}, {1920, 1080}};

static double milliseconds_since(uint64_t before)
{
    return (double)(SDL_GetPerformanceCounter() - before) * 1000.0 /
           (double)SDL_GetPerformanceFrequency();
}

static void start_game(struct app *app, uint64_t seed)
{
    struct session_setup setup = {0};
    setup_default(&setup.game, PLAYERS_DUEL);
    setup.game.seed = seed;
    setup.game.recommended = 1;
    app->stack.services.setup = &setup;
    app->stack.services.request = REQUEST_START;
    (void)stack_serve(&app->stack);
}

/* Any move of the side that decides, so that something moves again. */
static void play_something(struct app *app, uint32_t *chance)
{
    static struct move moves[MOVES_MAX];
    struct session *session = app->stack.services.session;
    struct view view;
    if (!session || session_is_over(session)) {
        start_game(app, SEED + *chance);
        return;
    }
    session_view(session, seat_team(session_decider(session)), &view);
    size_t count = view_moves(&view, moves);
    *chance = *chance * 1664525u + 1013904223u;
    if (count > 0) {
        (void)session_play(session, &moves[(*chance >> 8) % count]);
        app->stack.services.viewer = view.team;
        stack_refresh(&app->stack);
        (void)stack_serve(&app->stack);
    }
}

/* Sees to it that the next frame has something that moves. */
static void keep_moving(struct app *app, uint32_t *chance)
{
    if (loop_is_moving(app)) {
        return;
    }
    if (strcmp(stack_top(&app->stack)->class->name, "board") != 0) {
        app->stack.services.request = REQUEST_BOARD; /* an overlay has come to rest */
        (void)stack_serve(&app->stack);
    }
    play_something(app, chance);
    app->still_steps = 0;
}

/* One step and its frame; how long they took. */
static double timed_frame(struct app *app)
{
    uint64_t before = SDL_GetPerformanceCounter();
    loop_step(app);
    loop_frame(app);
    return milliseconds_since(before);
}

static void measure_size(struct app *app, int width, int height)
{
    double sum = 0, worst = 0;
    int measured = 0;
    uint32_t chance = SEED;
    SDL_SetWindowSize(app->window, width, height);
    loop_events(app, 0);
    start_game(app, SEED);
    double opening = timed_frame(app); /* all pictures are made for this size */
    for (int i = 0; i < FRAMES_MAX && measured < FRAMES && !app->stack.quit; i++) {
        loop_events(app, 0);
        keep_moving(app, &chance);
        double time = timed_frame(app);
        if (app->moved) {
            measured++;
            sum += time;
            worst = time > worst ? time : worst;
        }
    }
    SDL_GetWindowSize(app->window, &width, &height); /* a screen may be smaller than asked for */
    printf(
        "%dx%d, %s: the board opens in %.0f ms; %d animated frames: mean %.2f ms, worst %.2f ms\n",
        width, height, renderer_name(app->renderer), opening, measured,
        measured > 0 ? sum / measured : 0.0, worst);
    fflush(stdout);
}

/* Processor time of this process. (On Windows clock() counts the wall's time: the figure means
 * nothing there.) */
static void measure_idle(struct app *app)
{
    for (int i = 0; i < SETTLE_STEPS_MAX && loop_is_moving(app) && !app->stack.quit; i++) {
        loop_step(app);
    }
    loop_run(app, 500);
    clock_t before = clock();
    uint64_t start = SDL_GetPerformanceCounter();
    loop_run(app, IDLE_MS);
    double used = (double)(clock() - before) * 1000.0 / CLOCKS_PER_SEC;
    double passed = milliseconds_since(start);
    printf("idle: %.2f %% of one processor over %.1f s\n", 100.0 * used / passed, passed / 1000.0);
}

bool bench_run(struct app *app, uint64_t began)
{
    loop_events(app, 0);
    loop_frame(app);
    printf("first frame: %.0f ms after the start\n", milliseconds_since(began));
    for (size_t i = 0; i < sizeof sizes / sizeof sizes[0] && !app->stack.quit; i++) {
        measure_size(app, sizes[i].width, sizes[i].height);
    }
    if (!app->stack.quit) {
        measure_idle(app);
    }
    return !app->stack.quit;
}
