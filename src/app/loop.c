#include "app/loop.h"

enum {
    STEPS_A_SECOND = 60,
    FRAME_TIME_MAX_US = 250000, /* after a pause the world goes on from where it was */
    STEPS_MAX = 5,              /* a slow machine shows slow motion rather than hang */
    FRAME_INTERVAL_MS = 16,
    FRAME_INTERVAL_VSYNC_MS =
        12, /* the screen's own pace, if it has one; else this keeps the loop from spinning */
    IDLE_WAIT_MS = 1000,
    STILL_STEPS = 2 /* the step that ends one movement may begin another: rest comes after two */
};

static const uint64_t step_us = 1000000 / STEPS_A_SECOND;

static struct input_scene input_scene(const struct app *app)
{
    return (struct input_scene){&app->list, renderer_viewport(app->renderer)};
}

/* ---- Scenes ---- */

static void set_text(struct app *app, bool on)
{
    if (on) {
        SDL_StartTextInput();
    } else {
        SDL_StopTextInput();
    }
    input_set_text(&app->input, on);
}

/* A request takes the scene away from under the hand: whatever it holds is let go first. */
static void let_go(struct app *app)
{
    struct services *services = &app->stack.services;
    struct intent intents[INPUT_INTENTS_MAX];
    enum request request = services->request;
    size_t count = input_let_go(&app->input, intents);
    for (size_t i = 0; i < count; i++) {
        stack_handle(&app->stack, &intents[i], &app->list);
    }
    services->request = request;
}

/* Serves what the scenes ask for. True if another scene is on top. */
static bool serve(struct app *app)
{
    struct stack *stack = &app->stack;
    if (stack->services.request != REQUEST_NONE) {
        let_go(app);
    }
    bool changed = stack_serve(stack);
    if (changed) {
        stack_draw(stack, &app->list); /* the next event is judged by the new scene's areas */
    }
    if (stack->settings_changed) {
        stack->settings_changed = false;
        window_set_full_screen(app->window, app->settings.play.full_screen);
        app_save_settings(app);
    }
    if (stack->text_changed) {
        stack->text_changed = false;
        set_text(app, stack->text_on);
    }
    return changed;
}

static void handle(struct app *app, const struct intent *intents, size_t count)
{
    for (size_t i = 0; i < count; i++) {
        stack_handle(&app->stack, &intents[i], &app->list);
        app->dirty = true;
        app->still_steps = 0; /* the next steps tell whether something moves */
        if (serve(app)) {
            break; /* the others were meant for a scene that is gone */
        }
    }
}

/* ---- Events ---- */

static void toggle_full_screen(struct app *app)
{
    app->settings.play.full_screen = !window_is_full_screen(app->window);
    window_set_full_screen(app->window, app->settings.play.full_screen);
    app_save_settings(app);
    app->dirty = true;
}

static void window_changed(struct app *app, const SDL_WindowEvent *event)
{
    if (event->event == SDL_WINDOWEVENT_SIZE_CHANGED ||
        event->event == SDL_WINDOWEVENT_DISPLAY_CHANGED) {
        (void)renderer_resize(app->renderer, event->data1, event->data2);
        window_remember_size(app->window, &app->settings);
    }
    app->dirty = true; /* shown, uncovered, restored: all of them may have lost the picture */
}

static void take_event(struct app *app, const SDL_Event *event)
{
    struct intent intents[INPUT_INTENTS_MAX];
    pads_event(&app->pads, event);
    if (renderer_event(app->renderer, event)) {
        app->dirty = true;
    }
    if (event->type == SDL_QUIT) {
        app->stack.quit = true; /* everything is saved already */
        return;
    }
    if (event->type == SDL_WINDOWEVENT) {
        window_changed(app, &event->window);
    }
    if (window_toggle_asked(event)) {
        toggle_full_screen(app);
        return;
    }
    struct input_scene scene = input_scene(app);
    handle(app, intents, input_event(&app->input, event, &scene, intents));
}

void loop_events(struct app *app, int wait_ms)
{
    SDL_Event event;
    bool any = wait_ms > 0 ? SDL_WaitEventTimeout(&event, wait_ms) : SDL_PollEvent(&event);
    while (any && !app->stack.quit) {
        take_event(app, &event);
        any = SDL_PollEvent(&event);
    }
}

/* ---- Steps and frames ---- */

/* 16, 17, 17 ms: sixty a second in whole milliseconds. */
static uint32_t step_ms(unsigned number)
{
    unsigned third = number % 3;
    return (third + 1) * 50 / 3 - third * 50 / 3;
}

static void step_once(struct app *app, unsigned number)
{
    bool moved = app->moved;
    app->moved = stack_step(&app->stack, step_ms(number));
    app->still_steps = app->moved ? 0 : app->still_steps + 1;
    if (moved || app->moved) {
        app->dirty = true; /* the last step of a movement shows its end */
    }
    if (serve(app)) {
        app->still_steps = 0;
        app->dirty = true;
    }
}

bool loop_is_moving(const struct app *app)
{
    return app->still_steps < STILL_STEPS;
}

void loop_step(struct app *app)
{
    step_once(app, 1);
}

static void tell_renderer_error(struct app *app)
{
    const char *error = renderer_error(app->renderer);
    if (error[0] != '\0') {
        fprintf(stderr, "cerebria: %s\n", error);
        renderer_error_clear(app->renderer);
    }
}

void loop_frame(struct app *app)
{
    char error[FILE_ERROR_SIZE];
    struct intent intents[INPUT_INTENTS_MAX];
    stack_draw(&app->stack, &app->list);
    /* Something may have moved under the resting pointer. Once a frame only: what jumps away from
     * under it and back must not keep us here. */
    struct input_scene scene = input_scene(app);
    size_t count = input_redrawn(&app->input, &scene, intents);
    app->dirty = false;
    if (count > 0) {
        handle(app, intents, count);
        stack_draw(&app->stack, &app->list);
        app->dirty = false;
    }
    renderer_draw(app->renderer, &app->list);
    renderer_present(app->renderer);
    tell_renderer_error(app);
    if (!hits_update(&app->hits, stack_top(&app->stack)->class->name, &app->list,
                     renderer_viewport(app->renderer), error, sizeof error)) {
        fprintf(stderr, "cerebria: %s\n", error);
        app->hits.path = NULL; /* said once */
    }
}

/* Time as the loop knows it. */
struct clock {
    uint64_t frequency, before;
    uint64_t rest_us;    /* passed, but not yet stepped */
    uint64_t next_frame; /* ms */
    unsigned steps;
};

static uint64_t passed_us(struct clock *clock)
{
    uint64_t now = SDL_GetPerformanceCounter();
    uint64_t passed = (now - clock->before) * 1000000 / clock->frequency;
    clock->before = now;
    return passed > FRAME_TIME_MAX_US ? FRAME_TIME_MAX_US : passed;
}

static void run_steps(struct app *app, struct clock *clock, bool was_moving)
{
    uint64_t passed = passed_us(clock);
    /* What begins now begins with one step, however long nothing moved before. */
    clock->rest_us = was_moving ? clock->rest_us + passed : step_us;
    for (int i = 0; i < STEPS_MAX && loop_is_moving(app) && clock->rest_us >= step_us; i++) {
        step_once(app, clock->steps++);
        clock->rest_us -= step_us;
    }
    if (clock->rest_us >= step_us) {
        clock->rest_us = 0;
    }
}

/* How long to wait for events: until the next frame or step is due, or as long as nothing happens.
 */
static int wait_time(const struct app *app, const struct clock *clock)
{
    uint64_t now = SDL_GetTicks64();
    if (!window_is_visible(app->window) || (!app->dirty && !loop_is_moving(app))) {
        return IDLE_WAIT_MS;
    }
    uint64_t frame = clock->next_frame > now ? clock->next_frame - now : 0;
    uint64_t step = app->dirty ? 0 : (step_us - clock->rest_us + 999) / 1000;
    return (int)(frame > step ? frame : step);
}

void loop_run(struct app *app, uint32_t limit_ms)
{
    uint64_t end = limit_ms > 0 ? SDL_GetTicks64() + limit_ms : UINT64_MAX;
    uint64_t interval = renderer_waits(app->renderer) ? FRAME_INTERVAL_VSYNC_MS : FRAME_INTERVAL_MS;
    struct clock clock = {.frequency = SDL_GetPerformanceFrequency(),
                          .before = SDL_GetPerformanceCounter()};
    for (uint64_t now; !app->stack.quit && (now = SDL_GetTicks64()) < end;) {
        bool was_moving = loop_is_moving(app);
        int wait = wait_time(app, &clock);
        loop_events(app, end - now < (uint64_t)wait ? (int)(end - now) : wait);
        if (app->stack.quit || SDL_GetTicks64() < clock.next_frame ||
            !window_is_visible(app->window)) {
            continue;
        }
        run_steps(app, &clock, was_moving);
        if (app->dirty && !app->stack.quit) {
            clock.next_frame = SDL_GetTicks64() + interval;
            loop_frame(app);
        }
    }
}
