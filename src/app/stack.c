#include "app/stack.h"

#include <assert.h>
#include <string.h>

#include "scene/ui.h"
#include "session/session.h"

enum { SERVED_AT_ONCE_MAX = 16 };

void stack_init(struct stack *stack, struct table *table)
{
    stack->count = 0;
    stack->changes = 0;
    stack->notice_drawn = false;
    stack->table = table;
    stack->services.viewer = TEAM_BLISS;
    stack->services.session = NULL;
    stack->services.notice = table->notice;
    stack->services.continue_label = table->continue_label;
    stack->services.request = REQUEST_NONE;
    stack->services.setup = NULL;
}

struct scene *stack_top(const struct stack *stack)
{
    return stack->count > 0 ? stack->scenes[stack->count - 1] : NULL;
}

/* ---- Scenes come and go ---- */

static void pop(struct stack *stack)
{
    struct scene *scene = stack->scenes[--stack->count];
    stack->changes++;
    scene->class->close(scene);
}

static void pop_all(struct stack *stack)
{
    while (stack->count > 0) {
        pop(stack);
    }
}

static bool is_top(const struct stack *stack, const char *name)
{
    return stack->count > 0 && strcmp(stack_top(stack)->class->name, name) == 0;
}

static bool is_open(const struct stack *stack, const char *name)
{
    for (size_t i = 0; i < stack->count; i++) {
        if (strcmp(stack->scenes[i]->class->name, name) == 0) {
            return true;
        }
    }
    return false;
}

/* Only the top scene may ask for something. The others find a request standing, and what they ask
 * for all the same is dropped; they are refreshed and ask again when they are on top. */
struct hush {
    enum request request;
};

static struct hush hush_begin(struct stack *stack, const struct scene *scene)
{
    struct hush hush = {stack->services.request};
    if (scene != stack_top(stack)) {
        stack->services.request = REQUEST_CLOSE;
    }
    return hush;
}

static void hush_end(struct stack *stack, const struct scene *scene, struct hush hush)
{
    if (scene != stack_top(stack)) {
        stack->services.request = hush.request;
    }
}

static void refresh(struct stack *stack, struct scene *scene)
{
    if (scene->class->refresh) {
        struct hush hush = hush_begin(stack, scene);
        scene->class->refresh(scene);
        hush_end(stack, scene, hush);
    }
}

void stack_refresh(struct stack *stack)
{
    for (size_t i = 0; i < stack->count; i++) {
        refresh(stack, stack->scenes[i]);
    }
}

static void push(struct stack *stack, struct scene *scene)
{
    if (!scene) {
        stack->quit = stack->count == 0; /* out of memory: the scene below goes on */
        return;
    }
    if (stack->count == STACK_MAX || is_top(stack, scene->class->name)) {
        scene->class->close(scene);
        return;
    }
    stack->scenes[stack->count++] = scene;
    stack->changes++;
}

/* ---- The session ---- */

static void follow_table(struct stack *stack)
{
    stack->services.session = stack->table->session;
    stack->services.can_continue = stack->table->can_continue;
    stack->version = stack->table->session ? session_version(stack->table->session) : 0;
}

static unsigned deciding_team(const struct session *session)
{
    unsigned seat = session_decider(session);
    return seat == SEAT_NONE ? TEAM_BLISS : seat_team(seat);
}

/* Scenes look into the session: they go before it. */
static void clear_table(struct stack *stack)
{
    pop_all(stack);
    stack->services.session = NULL;
    table_close(stack->table);
}

/* ---- Requests ---- */

static void serve_menu(struct stack *stack)
{
    clear_table(stack);
    table_look(stack->table);
    follow_table(stack);
    push(stack, menu_scene_new(&stack->services));
}

/* Another number for the next game, short enough to be read out (splitmix64's mixing). */
static void renew_seed(struct stack *stack)
{
    if (!stack->seed_fixed) {
        uint64_t mixed = stack->services.seed + 0x9e3779b97f4a7c15u;
        mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
        mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
        stack->services.seed = (mixed ^ (mixed >> 31)) % 1000000000u;
    }
}

static void serve_set_up(struct stack *stack)
{
    clear_table(stack);
    renew_seed(stack);
    follow_table(stack);
    push(stack, set_up_scene_new(&stack->services));
}

/* The board of the game that was just put on the table. */
static void open_board(struct stack *stack)
{
    pop_all(stack);
    follow_table(stack);
    stack->services.viewer = (uint8_t)deciding_team(stack->table->session);
    push(stack, board_scene_new(&stack->services));
}

static void serve_start(struct stack *stack)
{
    struct session_setup setup = *stack->services.setup;
    stack->services.setup = NULL;
    clear_table(stack);
    if (table_start(stack->table, &setup)) {
        open_board(stack);
    } else {
        serve_menu(stack);
    }
}

/* The board of a game that was saved. */
static void resume(struct stack *stack)
{
    open_board(stack);
    /* Nobody knows who sits down again: the table stays hidden until the right one says so. (A
     * Revelation that is going on sees to that itself.) */
    if (stack->services.settings->hand_over && !session_is_over(stack->services.session) &&
        stack->services.request == REQUEST_NONE) {
        push(stack, hand_over_scene_new(&stack->services));
    }
}

static void serve_continue(struct stack *stack)
{
    clear_table(stack);
    if (table_continue(stack->table)) {
        resume(stack);
    } else {
        serve_menu(stack);
    }
}

static void serve_board(struct stack *stack)
{
    if (!stack->table->session) {
        serve_menu(stack);
        return;
    }
    if (!is_open(stack, "board")) {
        resume(stack); /* a record given on the command line */
        return;
    }
    while (!is_top(stack, "board")) {
        pop(stack);
    }
    refresh(stack, stack_top(stack));
}

static void serve_settings(struct stack *stack)
{
    push(stack, settings_scene_new(&stack->services));
}

static void serve_pause(struct stack *stack)
{
    push(stack, pause_scene_new(&stack->services));
}

static void serve_revelation(struct stack *stack)
{
    push(stack, revelation_scene_new(&stack->services));
}

static void serve_hand_over(struct stack *stack)
{
    push(stack, hand_over_scene_new(&stack->services));
}

static void serve_game_over(struct stack *stack)
{
    push(stack, game_over_scene_new(&stack->services));
}

static void serve_close(struct stack *stack)
{
    if (stack->count > 1) {
        pop(stack);
        refresh(stack, stack_top(stack));
    }
}

static void serve_settings_changed(struct stack *stack)
{
    stack->settings_changed = true;
}

static void serve_text_on(struct stack *stack)
{
    stack->text_changed = true;
    stack->text_on = true;
}

static void serve_text_off(struct stack *stack)
{
    stack->text_changed = true;
    stack->text_on = false;
}

static void serve_quit(struct stack *stack)
{
    stack->quit = true;
}

static void (*const servers[])(struct stack *) = {
    [REQUEST_MENU] = serve_menu,           [REQUEST_SET_UP] = serve_set_up,
    [REQUEST_START] = serve_start,         [REQUEST_CONTINUE] = serve_continue,
    [REQUEST_BOARD] = serve_board,         [REQUEST_SETTINGS] = serve_settings,
    [REQUEST_PAUSE] = serve_pause,         [REQUEST_REVELATION] = serve_revelation,
    [REQUEST_HAND_OVER] = serve_hand_over, [REQUEST_GAME_OVER] = serve_game_over,
    [REQUEST_CLOSE] = serve_close,         [REQUEST_SETTINGS_CHANGED] = serve_settings_changed,
    [REQUEST_TEXT_ON] = serve_text_on,     [REQUEST_TEXT_OFF] = serve_text_off,
    [REQUEST_QUIT] = serve_quit,
};
static_assert(sizeof servers / sizeof servers[0] == REQUEST_QUIT + 1, "one server a request");

/* ---- What the loop calls ---- */

/* A move made in one scene concerns those below, too. */
static void follow_session(struct stack *stack, const struct scene *actor)
{
    struct session *session = stack->services.session;
    if (!session || session_version(session) == stack->version) {
        return;
    }
    stack->version = session_version(session);
    for (size_t i = 0; i < stack->count; i++) {
        if (stack->scenes[i] != actor) {
            refresh(stack, stack->scenes[i]);
        }
    }
    table_watch(stack->table);
}

bool stack_serve(struct stack *stack)
{
    unsigned before =
        stack->changes; /* not the top scene's address: a new one may get an old one's */
    follow_session(stack, stack_top(stack));
    /* A new scene may ask for something at once; the bound keeps two that call each other from
     * hanging the game. */
    for (int i = 0; i < SERVED_AT_ONCE_MAX && stack->services.request != REQUEST_NONE; i++) {
        enum request request = stack->services.request;
        stack->services.request = REQUEST_NONE;
        servers[request](stack);
        follow_session(stack, NULL);
    }
    bool changed = stack->changes != before;
    if (changed && stack->text_on && !stack->text_changed) {
        serve_text_off(stack); /* its field is gone */
    }
    return changed;
}

/* Whether a hand did something, as against merely being there. */
static bool is_deed(const struct intent *intent)
{
    return intent->kind != INTENT_HOVER && intent->kind != INTENT_RESIZED &&
           intent->kind != INTENT_WHY;
}

void stack_handle(struct stack *stack, const struct intent *intent, const struct draw_list *list)
{
    struct scene *top = stack_top(stack);
    if (stack->notice_drawn && is_deed(intent)) {
        stack->table->notice[0] = '\0'; /* seen, and life goes on */
        stack->notice_drawn = false;
    }
    if (top) {
        top->class->handle(top, intent, list);
    }
}

static size_t lowest_visible(const struct stack *stack)
{
    size_t lowest = stack->count > 0 ? stack->count - 1 : 0;
    while (lowest > 0 && stack->scenes[lowest]->class->overlay) {
        lowest--;
    }
    return lowest;
}

bool stack_step(struct stack *stack, uint32_t dt_ms)
{
    bool moving = false;
    for (size_t i = lowest_visible(stack); i < stack->count; i++) {
        struct scene *scene = stack->scenes[i];
        struct hush hush = hush_begin(stack, scene);
        moving = scene->class->step(scene, dt_ms) || moving;
        hush_end(stack, scene, hush);
    }
    return moving;
}

void stack_draw(struct stack *stack, struct draw_list *list)
{
    static const struct box stage = {0, 0, STAGE_WIDTH, STAGE_HEIGHT};
    draw_list_reset(list);
    list->clear = theme.night;
    size_t lowest = lowest_visible(stack);
    for (size_t i = lowest; i < stack->count; i++) {
        if (i > lowest) {
            list->hit_count = 0;
            draw_panel(list, stage, 0, colour_fade(theme.night, 0.6f));
        }
        stack->scenes[i]->class->draw(stack->scenes[i], list);
    }
    stack->notice_drawn = stack->table->notice[0] != '\0';
}

void stack_free(struct stack *stack)
{
    pop_all(stack);
}
