/* A robot plays whole games, from set-up to the score, knowing nothing but hit areas: it makes up a
 * legal move and then does what a hand would have to do for it. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/rng.h"
#include "scene/board_choice.h"
#include "scene/scene.h"
#include "session/session.h"
#include "words.h"

enum {
    SCENES_MAX = 4,
    GAMES = 10,
    CLICKS_MAX = 60000,
    FRAME_MS = 16,
    FRAMES_MAX = 2000,
    PLAN_MAX = 64,
    ID_SIZE = 32
};

struct robot {
    struct services services;
    struct settings settings;
    struct scene *scenes[SCENES_MAX];
    size_t count;
    struct draw_list list;
    struct rng rng;
    unsigned clicks; /* in this game */
    unsigned drags;
    unsigned moves[MOVE_KIND_COUNT]; /* made through the board, by kind */
    bool over;
};

static unsigned chance(struct robot *robot, unsigned bound)
{
    return rng_below(&robot->rng, bound);
}

/* ---- What the app would do ---- */

static struct scene *top(const struct robot *robot)
{
    return robot->scenes[robot->count - 1];
}

static void redraw(struct robot *robot)
{
    draw_list_reset(&robot->list);
    top(robot)->class->draw(top(robot), &robot->list);
    assert_false(robot->list.incomplete);
}

static void push(struct robot *robot, struct scene *scene)
{
    assert_non_null(scene);
    assert_true(robot->count < SCENES_MAX);
    robot->scenes[robot->count++] = scene;
}

static void pop(struct robot *robot)
{
    struct scene *scene = robot->scenes[--robot->count];
    scene->class->close(scene);
}

static void start_game(struct robot *robot)
{
    static const struct session_store nowhere = {NULL, NULL, NULL};
    const struct session_setup setup = *robot->services.setup;
    pop(robot);
    robot->services.session = session_new(&setup, &nowhere);
    assert_non_null(robot->services.session);
    robot->services.viewer = (uint8_t)seat_team(session_decider(robot->services.session));
    push(robot, board_scene_new(&robot->services));
}

static void serve(struct robot *robot)
{
    while (robot->services.request != REQUEST_NONE) {
        const enum request request = robot->services.request;
        robot->services.request = REQUEST_NONE;
        switch (request) {
        case REQUEST_START:
            start_game(robot);
            break;
        case REQUEST_CLOSE:
            pop(robot);
            if (top(robot)->class->refresh)
                top(robot)->class->refresh(top(robot));
            break;
        case REQUEST_REVELATION:
            push(robot, revelation_scene_new(&robot->services));
            break;
        case REQUEST_HAND_OVER:
            push(robot, hand_over_scene_new(&robot->services));
            break;
        case REQUEST_GAME_OVER:
            push(robot, game_over_scene_new(&robot->services));
            robot->over = true;
            break;
        case REQUEST_TEXT_OFF:
        case REQUEST_SETTINGS_CHANGED:
            break;
        default:
            fail_msg("nobody asked for request %d", (int)request);
        }
    }
}

static void wait_until_still(struct robot *robot)
{
    unsigned frames = 0;
    bool moves = true;
    while (moves) {
        const struct scene *before = top(robot);
        moves = top(robot)->class->step(top(robot), FRAME_MS);
        serve(robot);
        moves = moves || top(robot) != before;
        assert_true(frames++ < FRAMES_MAX);
    }
    redraw(robot);
}

/* ---- A hand ---- */

static const struct hit *find(const struct robot *robot, const char *id)
{
    for (size_t i = 0; i < robot->list.hit_count; i++)
        if (strcmp(draw_string(&robot->list, robot->list.hits[i].id), id) == 0)
            return &robot->list.hits[i];
    return NULL;
}

static bool is_enabled(const struct robot *robot, const char *id)
{
    const struct hit *hit = find(robot, id);
    return hit && hit->enabled;
}

static void send(struct robot *robot, struct intent intent)
{
    top(robot)->class->handle(top(robot), &intent, &robot->list);
    serve(robot);
    redraw(robot);
}

static struct intent at(const struct robot *robot, unsigned kind, struct box box)
{
    struct intent intent = {.kind = (uint8_t)kind,
                            .hit_kind = HIT_NONE,
                            .x = box.x + box.w / 2,
                            .y = box.y + box.h / 2};
    const struct hit *under = draw_hit_at(&robot->list, intent.x, intent.y);
    if (under) {
        intent.hit_kind = under->kind;
        intent.hit_index = under->index;
        intent.hit_enabled = under->enabled;
    }
    return intent;
}

/* On its middle, whatever lies there; the pointer comes by first. */
static void press(struct robot *robot, const struct hit *hit)
{
    const struct box box = hit->box;
    assert_true(++robot->clicks < CLICKS_MAX);
    send(robot, at(robot, INTENT_HOVER, box));
    send(robot, at(robot, INTENT_CLICK, box));
}

static void click(struct robot *robot, const char *id)
{
    const struct hit *hit = find(robot, id);
    if (!hit)
        fail_msg("no area %s on the screen", id);
    if (!hit->enabled)
        fail_msg("%s is not enabled: %s", id, draw_string(&robot->list, hit->why));
    press(robot, hit);
}

/* ---- From a move to clicks ---- */

struct plan {
    char ids[PLAN_MAX][ID_SIZE];
    size_t count;
};

static void then(struct plan *plan, const char *what, unsigned index)
{
    assert_true(plan->count < PLAN_MAX);
    snprintf(plan->ids[plan->count++], ID_SIZE, "%s.%u", what, index);
}

static void then_plain(struct plan *plan, const char *id)
{
    assert_true(plan->count < PLAN_MAX);
    snprintf(plan->ids[plan->count++], ID_SIZE, "%s", id);
}

static void then_token(struct plan *plan, unsigned action, unsigned column)
{
    assert_true(plan->count < PLAN_MAX);
    snprintf(plan->ids[plan->count++], ID_SIZE, "token.%u.%u", action, column);
}

static void then_vibe(struct plan *plan, unsigned vibe)
{
    assert_true(plan->count < PLAN_MAX);
    snprintf(plan->ids[plan->count++], ID_SIZE, "answer.%s", vibe_id(vibe));
}

static void then_card(struct plan *plan, const struct view *view, unsigned card)
{
    const struct spirit_seat *seat = &view->shown.seats[game_decider(&view->shown)];
    unsigned i = 0;
    while (i < seat->hand_count && seat->hand[i] != card)
        i++;
    then(plan, "hand", i); /* a Bleakness of the supply lies behind the last */
}

static void then_number(struct plan *plan, unsigned n)
{
    for (unsigned i = 1; i < n && plan->count + 2 < PLAN_MAX; i++)
        then_plain(plan, "answer.more");
    then_plain(plan, "answer.take");
}

static void plan_upgrades(const struct robot *robot, struct plan *plan, const struct move *move)
{
    const unsigned action = move_action(move);
    for (unsigned column = COLUMN_1; action < ACTION_COUNT && column < COLUMN_COUNT; column++) {
        char id[ID_SIZE];
        snprintf(id, sizeof id, "upgrade.%u.%u", action, column);
        const bool on = column == COLUMN_3 && is_enabled(robot, id);
        const bool wanted = move->upgrades & UPGRADE_BIT(column);
        if (on != wanted)
            then_plain(plan, id);
    }
}

static void plan_realm(struct plan *plan, const struct move *move)
{
    then(plan, "realm", move->a);
    if (move->a == REALM_NETWORK || move->a == REALM_LAND)
        then(plan, "slot", move->b);
    if (move->a == REALM_NETWORK)
        then(plan, "slot", move->c);
    if (move->a == REALM_LAND || move->a == REALM_WILLOW)
        then_number(plan, move->n);
}

static void plan_absorb(struct plan *plan, const struct move *move)
{
    then_plain(plan, "absorb");
    then(plan, "sphere", move->a);
    then_plain(plan, move->b ? "answer.bonus" : "answer.plain");
    if (move->a == SPHERE_KNOWLEDGE && move->b) {
        then_token(plan, move->c / COLUMN_COUNT, move->c % COLUMN_COUNT);
        then_vibe(plan, move->d);
    }
}

static void plan_answer(struct plan *plan, const struct view *view, const struct move *move)
{
    if (move->b == ANSWER_NONE) {
        then_plain(plan, "prompt.none");
        return;
    }
    switch (move->a) {
    case ASK_DELIGHT:
        then_plain(plan, "answer.yes");
        break;
    case ASK_EXCITEMENT:
        then(plan, "space", move->b);
        break;
    case ASK_DISCARD:
        then_card(plan, view, move->b);
        break;
    case ASK_DISGUST:
        then(plan, "slot", move->b);
        then(plan, "slot", move->c);
        break;
    case ASK_TRUST:
    case ASK_ANGER:
    case ASK_SELFISHNESS:
        then(plan, "slot", move->b);
        break;
    default:
        then(plan, "answer.seat", move->b);
        break;
    }
}

static void plan_action(struct robot *robot, struct plan *plan, const struct view *view,
                        const struct move *move)
{
    plan_upgrades(robot, plan, move);
    /* By the row on the board, or without: both ways must lead there. A Spirit must be taken up
     * first. */
    if (view->shown.pending.ask == ASK_NONE && (move->kind == MOVE_MOVE || chance(robot, 2)))
        then(plan, "action", move_action(move));
    if (move->kind == MOVE_MOVE)
        then(plan, "space", move->a);
    if (move->kind == MOVE_INVOKE)
        then_card(plan, view, move->a);
    if (move->kind == MOVE_INVOKE)
        then(plan, "slot", move->b);
    if (move->kind == MOVE_QUELL)
        then(plan, "slot", move->a);
    if (move->kind == MOVE_QUELL && move->b == CARD_NONE)
        then_plain(plan, "prompt.none");
    else if (move->kind == MOVE_QUELL)
        then_card(plan, view, move->b);
    if (move->kind == MOVE_FORTIFY)
        then(plan, "fortress", move->a);
}

static struct plan plan_of(struct robot *robot, const struct view *view, const struct move *move)
{
    struct plan plan = {.count = 0};
    switch (move->kind) {
    case MOVE_PLACE:
        then(&plan, "space", move->a);
        then(&plan, "slot", move->b);
        then(&plan, "slot", move->c);
        break;
    case MOVE_VIBE:
        then_card(&plan, view, move->c);
        then_token(&plan, move->a, move->b);
        break;
    case MOVE_REALM:
        plan_realm(&plan, move);
        break;
    case MOVE_ABSORB:
        plan_absorb(&plan, move);
        break;
    case MOVE_AMBITION:
        then(&plan, "ability", move->a);
        if (move->a == ABILITY_VIBE) {
            then_token(&plan, move->b, move->c);
            then_vibe(&plan, move->d);
        }
        break;
    case MOVE_POWER:
        then(&plan, "slot", move->a);
        then(&plan, "slot", move->b);
        break;
    case MOVE_END:
        then_plain(&plan, move->a == END_DRAW ? "end.draw" : "end.ambition");
        break;
    case MOVE_CHOOSE:
        plan_answer(&plan, view, move);
        break;
    default:
        plan_action(robot, &plan, view, move);
        break;
    }
    return plan;
}

/* Drags what begins the plan to what ends it; false if it is no move to be dragged. */
static bool drag_move(struct robot *robot, const struct plan *plan)
{
    if (plan->count < 2)
        return false;
    const char *first = plan->ids[plan->count - 2];
    char spirit[ID_SIZE];
    if (strcmp(first, "action.0") == 0) {
        snprintf(spirit, sizeof spirit, "spirit.%u", session_decider(robot->services.session));
        first = spirit;
    }
    const struct hit *from = find(robot, first);
    const struct hit *to = find(robot, plan->ids[plan->count - 1]);
    if (!from || !to || !from->draggable)
        return false;
    for (size_t i = 0; i + 2 < plan->count; i++)
        if (strncmp(plan->ids[i], "action", 6) != 0) /* the Action need not be named */
            click(robot, plan->ids[i]);
    const struct box start = find(robot, first)->box,
                     end = find(robot, plan->ids[plan->count - 1])->box;
    send(robot, at(robot, INTENT_DRAG_BEGIN, start));
    const struct box half = {(start.x + end.x) / 2, (start.y + end.y) / 2, start.w, start.h};
    send(robot, at(robot, INTENT_DRAG_MOVE, half));
    send(robot, at(robot, INTENT_DRAG_MOVE, end));
    send(robot, at(robot, INTENT_DRAG_DROP, end));
    robot->drags++;
    return true;
}

/* Looks around without wanting anything: that must change nothing. */
static void look_around(struct robot *robot)
{
    const size_t before = session_move_count(robot->services.session);
    for (unsigned i = 0; i < 3; i++)
        send(robot, at(robot, INTENT_HOVER,
                       robot->list.hits[chance(robot, (uint32_t)robot->list.hit_count)].box));
    send(robot, (struct intent){.kind = INTENT_WHY, .on = true, .hit_kind = HIT_NONE});
    send(robot, (struct intent){.kind = INTENT_WHY, .on = false, .hit_kind = HIT_NONE});
    for (unsigned i = 0; i < 4; i++)
        send(robot, (struct intent){.kind = (uint8_t)(INTENT_FOCUS_NEXT + chance(robot, 6)),
                                    .hit_kind = HIT_NONE});
    const struct hit *card = find(robot, "hand.0");
    if (card) {
        send(robot, at(robot, INTENT_CANCEL, card->box)); /* shown large, and put away */
        send(robot, at(robot, INTENT_CANCEL, card->box));
    }
    assert_int_equal(session_move_count(robot->services.session), before);
}

/* The move is played as soon as only it is left, or asks for a last word. */
static void do_move(struct robot *robot, const struct view *view, const struct move *move)
{
    const struct session *session = robot->services.session;
    const size_t before = session_move_count(session);
    const struct plan plan = plan_of(robot, view, move);
    const bool dragged = chance(robot, 3) == 0 && drag_move(robot, &plan);
    for (size_t i = 0; !dragged && i < plan.count && session_move_count(session) == before; i++)
        click(robot, plan.ids[i]);
    if (session_move_count(session) == before)
        click(robot, "answer.confirm");
    assert_int_equal(session_move_count(session), before + 1);
    const struct move played = session_move(session, before);
    assert_true(move_equal(&played, move));
    robot->moves[move->kind]++;
}

/* ---- Playing ---- */

/* Games shall come to an end and have something to show: Absorbs are liked, early ends not. */
static struct move pick(struct robot *robot, const struct move *moves, size_t count)
{
    struct move move = moves[chance(robot, (uint32_t)count)];
    for (unsigned i = 0; i < 3 && move.kind == MOVE_END && count > 2; i++)
        move = moves[chance(robot, (uint32_t)count)];
    for (size_t i = 0; i < count && chance(robot, 3) == 0; i++)
        if (moves[i].kind == MOVE_ABSORB)
            return moves[i];
    return move;
}

static void play_board(struct robot *robot)
{
    static struct move moves[MOVES_MAX];
    struct view view;
    if (find(robot, "report.go_on")) {
        click(robot, "report.go_on");
        return;
    }
    if (is_enabled(robot, "undo") && chance(robot, 12) == 0) {
        const size_t before = session_move_count(robot->services.session);
        click(robot, "undo");
        assert_int_equal(session_move_count(robot->services.session), before - 1);
        return;
    }
    session_view(robot->services.session, robot->services.viewer, &view);
    const size_t count = view_moves(&view, moves);
    assert_true(count > 0);
    const struct move move = pick(robot, moves, count);
    if (chance(robot, 8) == 0)
        look_around(robot);
    if (move.kind == MOVE_PLACE && chance(robot, 2) && find(robot, "place.recommended")) {
        click(robot, "place.recommended");
        return;
    }
    do_move(robot, &view, &move);
}

/* Elsewhere any answer will do. */
static void play_other(struct robot *robot)
{
    size_t fit[256], count = 0;
    for (size_t i = 0; i < robot->list.hit_count && count < 256; i++) {
        const char *id = draw_string(&robot->list, robot->list.hits[i].id);
        if (robot->list.hits[i].enabled && !strstr(id, "undo") && !strstr(id, "pause") &&
            !strstr(id, "menu"))
            fit[count++] = i;
    }
    if (count == 0)
        fail_msg("no way on from scene %s", top(robot)->class->name);
    press(robot, &robot->list.hits[fit[chance(robot, (uint32_t)count)]]);
}

static void open_game(struct robot *robot, uint64_t seed)
{
    rng_seed(&robot->rng, seed, 7);
    robot->services.seed = seed;
    robot->settings.hand_over = seed % 2 == 0;
    robot->settings.warn_end_turn = seed % 3 == 0;
    robot->settings.speed = seed % 4 == 1 ? SPEED_FAST : SPEED_NONE;
    robot->over = false;
    robot->clicks = 0;
    push(robot, set_up_scene_new(&robot->services));
    redraw(robot);
    if (seed % 2) {
        click(robot, "setup.more");
        click(robot, "setup.places.free");
    }
    click(robot, "setup.start");
}

static void play_game(struct robot *robot, uint64_t seed)
{
    open_game(robot, seed);
    while (!robot->over) {
        wait_until_still(robot);
        if (robot->over)
            break;
        if (strcmp(top(robot)->class->name, "board") == 0)
            play_board(robot);
        else
            play_other(robot);
    }
    assert_true(session_is_over(robot->services.session));
    redraw(robot);
    while (robot->count > 0)
        pop(robot);
    session_free(robot->services.session);
    robot->services.session = NULL;
}

static void test_whole_games_by_hit_areas(void **state)
{
    struct robot *robot = *state;
    for (uint64_t seed = 1; seed <= GAMES; seed++)
        play_game(robot, seed);
    /* All kinds of moves that a Basic duel has came up, or the robot has seen too little. */
    static const uint8_t kinds[] = {MOVE_PLACE,    MOVE_VIBE,    MOVE_MOVE,  MOVE_INVOKE,
                                    MOVE_QUELL,    MOVE_FORTIFY, MOVE_REALM, MOVE_ABSORB,
                                    MOVE_AMBITION, MOVE_END,     MOVE_CHOOSE};
    for (size_t i = 0; i < sizeof kinds; i++)
        assert_true(robot->moves[kinds[i]] > 0);
    assert_true(robot->drags > 20);
}

static int set_up(void **state)
{
    static const char *const files[] = {"app",  "board",      "catalogue", "events",
                                        "menu", "revelation", "ui",        "why"};
    struct robot *robot = calloc(1, sizeof *robot);
    if (!robot)
        return -1;
    robot->services = (struct services){
        .lang = words_english(files, sizeof files / sizeof files[0]),
        .measure = words_ruler(),
        .settings = &robot->settings,
        .continue_label = "",
        .notice = "",
        .version = "",
    };
    *state = robot;
    return 0;
}

static int tear_down(void **state)
{
    struct robot *robot = *state;
    while (robot->count > 0)
        pop(robot);
    session_free(robot->services.session);
    draw_list_free(&robot->list);
    lang_free((struct lang *)(uintptr_t)robot->services.lang);
    free(robot);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_whole_games_by_hit_areas)};
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
