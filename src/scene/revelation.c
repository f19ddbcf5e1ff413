/* The Revelation overlay: what was counted, what goes into the Identity, and the questions of R9,
 * until it is over. */
#include "scene/revelation.h"

#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "session/session.h"

static struct revelation *reveal_of(struct scene *scene)
{
    return (struct revelation *)scene;
}

/* ---- What is asked ---- */

unsigned reveal_question(const struct revelation *reveal)
{
    return reveal_asks(&reveal->view.shown) ? reveal->view.shown.pending.ask : ASK_NONE;
}

unsigned reveal_asked_team(const struct revelation *reveal)
{
    return seat_team(reveal->view.shown.pending.seat);
}

const struct move *reveal_answer(const struct revelation *reveal, unsigned answer)
{
    for (size_t i = 0; i < reveal->answer_count; i++)
        if (reveal->answers[i].b == answer)
            return &reveal->answers[i];
    return NULL;
}

static void look_at_session(struct revelation *reveal)
{
    const struct services *services = reveal->scene.services;
    session_view(services->session, services->viewer, &reveal->view);
    reveal->version = session_version(services->session);
    reveal->answer_count = 0;
    reveal->covered = services->settings->hand_over; /* whoever looked, looks no more */
    const unsigned question = reveal_question(reveal);
    if (question == ASK_NONE)
        return;
    /* The right team answers, whoever sits there: all but the Hidden Aspirations lies open anyway.
     */
    session_view(services->session, reveal_asked_team(reveal), &reveal->asked);
    struct move moves[MOVES_MAX];
    const size_t count = view_moves(&reveal->asked, moves);
    for (size_t i = 0; i < count && reveal->answer_count < REVEAL_ANSWERS_MAX; i++)
        reveal->answers[reveal->answer_count++] = moves[i];
}

/* ---- Time ---- */

static const uint16_t part_ms[PART_COUNT] = {
    [PART_GOALS] = 1700,   [PART_BLISS_FRAGMENT] = 550, [PART_GLOOM_FRAGMENT] = 550,
    [PART_FORTRESS] = 550, [PART_COMMON] = 300,         [PART_REMOVED] = 300,
    [PART_CURRENT] = 350,  [PART_HIDDEN] = 150,         [PART_CAP] = 700,
    [PART_ORIGIN] = 600,
};

static uint32_t part_length(const struct revelation *reveal, unsigned part)
{
    static const uint8_t percent[SPEED_COUNT] = {160, 100, 50, 0};
    const struct settings *settings = reveal->scene.services->settings;
    return settings->reduce_motion ? 0 : part_ms[part] * (uint32_t)percent[settings->speed] / 100;
}

bool reveal_moving(const struct revelation *reveal)
{
    return reveal->now_ms < reveal->end_ms;
}

float reveal_progress(const struct revelation *reveal, unsigned part)
{
    const uint32_t start = reveal->part_start[part], end = reveal->part_end[part];
    if (!reveal_has(&reveal->story, part) || reveal->now_ms < start)
        return 0;
    return reveal->now_ms >= end ? 1 : (float)(reveal->now_ms - start) / (float)(end - start);
}

/* Parts that are new since `known` are told one after the other. */
static void schedule(struct revelation *reveal, unsigned known)
{
    uint32_t at = reveal->now_ms > reveal->end_ms ? reveal->now_ms : reveal->end_ms;
    for (unsigned part = 0; part < PART_COUNT; part++)
        if (reveal_has(&reveal->story, part) && !(known >> part & 1)) {
            reveal->part_start[part] = at;
            at += part_length(reveal, part);
            reveal->part_end[part] = at;
        }
    reveal->end_ms = at;
}

static void skip(struct revelation *reveal)
{
    reveal->now_ms = reveal->end_ms;
}

/* ---- Following the session ---- */

static void remember(struct revelation *reveal)
{
    if (reveal->past_count == REVEAL_MOVES_MAX)
        return;
    reveal->past[reveal->past_count].story = reveal->story;
    reveal->past[reveal->past_count].moves = session_move_count(reveal->scene.services->session);
    reveal->past_count++;
}

/* A move was made: here, or (the first time) the one that began it all. */
static void go_on(struct revelation *reveal)
{
    const struct services *services = reveal->scene.services;
    const struct event *events;
    const size_t count = session_events(services->session, services->viewer, &events);
    struct view before;
    session_view_before(services->session, services->viewer, &before);
    const unsigned known = reveal->story.parts;
    const bool began = reveal_story_follow(&reveal->story, &before.shown, events, count);
    look_at_session(reveal);
    remember(reveal);
    schedule(reveal, began ? 0 : known);
}

/* Undo or redo: the story as it was remembered at that move. A place outside of this Revelation is
 * not its business. */
static void go_to(struct revelation *reveal)
{
    const size_t moves = session_move_count(reveal->scene.services->session);
    look_at_session(reveal);
    for (size_t i = 0; i < reveal->past_count; i++)
        if (reveal->past[i].moves == moves) {
            reveal->story = reveal->past[i].story;
            skip(reveal);
            return;
        }
    reveal->scene.services->request = REQUEST_CLOSE;
}

static void recover(struct revelation *reveal)
{
    uint8_t hidden[TEAM_COUNT];
    struct view view;
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        session_view(reveal->scene.services->session, team, &view);
        hidden[team] = view.shown.teams[team].hidden[0];
    }
    reveal_story_recover(&reveal->story, &reveal->view.shown, hidden);
    remember(reveal);
}

static void play(struct revelation *reveal, unsigned answer)
{
    const struct move *move = reveal_answer(reveal, answer);
    if (!move || reveal_moving(reveal))
        return;
    /* What was remembered beyond this point was undone, and now goes another way. */
    const size_t moves = session_move_count(reveal->scene.services->session);
    while (reveal->past_count > 0 && reveal->past[reveal->past_count - 1].moves > moves)
        reveal->past_count--;
    const struct move chosen = *move;
    if (session_play(reveal->scene.services->session, &chosen).why == WHY_NONE)
        go_on(reveal);
}

static void time_travel(struct revelation *reveal, bool (*travel)(struct session *))
{
    if (travel(reveal->scene.services->session))
        go_to(reveal);
}

/* ---- The scene ---- */

static void leave(struct revelation *reveal)
{
    if (reveal_question(reveal) == ASK_NONE)
        reveal->scene.services->request = REQUEST_CLOSE;
}

static void click(struct revelation *reveal, const struct intent *intent)
{
    const unsigned index = (unsigned)intent->hit_index;
    if (!intent->hit_enabled)
        return;
    switch (intent->hit_kind) {
    case REVEAL_HIT_FRAGMENT:
        play(reveal, index ? reveal->view.shown.pending.a : ANSWER_NONE);
        break;
    case REVEAL_HIT_FORTRESS:
        play(reveal, index ? 1 : ANSWER_NONE);
        break;
    case REVEAL_HIT_REMOVE:
    case REVEAL_HIT_HIDDEN:
        play(reveal, index);
        break;
    case REVEAL_HIT_COVER:
        reveal->covered = false;
        break;
    case REVEAL_HIT_UNDO:
        time_travel(reveal, session_undo);
        break;
    case REVEAL_HIT_CONTINUE:
        leave(reveal);
        break;
    default:
        break;
    }
}

/* Esc and the right button: back one step, at last out of here, or to the pause menu. */
static void cancel(struct revelation *reveal)
{
    const unsigned question = reveal_question(reveal);
    if (question == ASK_NONE)
        leave(reveal);
    else if (question == ASK_HIDDEN && !reveal->covered &&
             reveal->scene.services->settings->hand_over)
        reveal->covered = true;
    else
        reveal->scene.services->request = REQUEST_PAUSE;
}

static void act(struct revelation *reveal, const struct intent *intent)
{
    switch (intent->kind) {
    case INTENT_CLICK:
        click(reveal, intent);
        break;
    case INTENT_ACCEPT: /* nothing has the focus */
        leave(reveal);
        break;
    case INTENT_CANCEL:
        cancel(reveal);
        break;
    case INTENT_MENU:
        reveal->scene.services->request = REQUEST_PAUSE;
        break;
    case INTENT_UNDO:
        time_travel(reveal, session_undo);
        break;
    case INTENT_REDO:
        time_travel(reveal, session_redo);
        break;
    default:
        break;
    }
}

static bool hastens(const struct intent *intent)
{
    return intent->kind == INTENT_CLICK || intent->kind == INTENT_ACCEPT ||
           intent->kind == INTENT_CANCEL || intent->kind == INTENT_END_TURN ||
           intent->kind == INTENT_NUMBER;
}

static void handle(struct scene *scene, const struct intent *intent, const struct draw_list *list)
{
    struct revelation *reveal = reveal_of(scene);
    if (reveal_moving(reveal) && hastens(intent)) {
        skip(reveal);
        return;
    }
    const struct intent meant = ui_state_handle(&reveal->ui, intent, list);
    if (reveal_moving(reveal) && meant.kind != INTENT_MENU)
        return;
    act(reveal, &meant);
}

static bool step(struct scene *scene, uint32_t dt_ms)
{
    struct revelation *reveal = reveal_of(scene);
    if (reveal_moving(reveal)) {
        const uint32_t left = reveal->end_ms - reveal->now_ms;
        reveal->now_ms += dt_ms < left ? dt_ms : left;
    }
    return reveal_moving(reveal);
}

static void draw(struct scene *scene, struct draw_list *list)
{
    static const struct box stage = {0, 0, STAGE_WIDTH, STAGE_HEIGHT};
    struct revelation *reveal = reveal_of(scene);
    /* Both teams look at this: with hand-over, the board below with its open hand must not shine
     * through. */
    if (scene->services->settings->hand_over)
        ui_background(list);
    else
        draw_panel(list, stage, 0, colour_fade(theme.night, 0.72f));
    reveal_draw_heading(reveal, list);
    if (reveal_question(reveal) == ASK_HIDDEN && !reveal_moving(reveal))
        reveal_draw_hidden(reveal, list);
    else
        reveal_draw_goals(reveal, list);
    reveal_draw_identity(reveal, list);
    reveal_draw_common(reveal, list);
    reveal_draw_bar(reveal, list);
    ui_hit_tooltip(list, scene->services, &reveal->ui);
}

static void refresh(struct scene *scene)
{
    struct revelation *reveal = reveal_of(scene);
    if (session_version(scene->services->session) != reveal->version)
        go_to(reveal);
}

static void close(struct scene *scene)
{
    free(reveal_of(scene));
}

static const struct scene_class revelation_class = {
    .name = "revelation",
    .overlay = true,
    .handle = handle,
    .step = step,
    .draw = draw,
    .refresh = refresh,
    .close = close,
};

struct scene *revelation_scene_new(struct services *services)
{
    assert(services->session);
    struct revelation *reveal = calloc(1, sizeof *reveal);
    if (!reveal)
        return NULL;
    reveal->scene = (struct scene){&revelation_class, services};
    ui_state_init(&reveal->ui);
    struct view before;
    session_view_before(services->session, services->viewer, &before);
    reveal_story_begin(&reveal->story, &before.shown);
    go_on(reveal);
    if (!reveal_has(&reveal->story,
                    PART_GOALS)) { /* opened in the middle of one, without its beginning */
        reveal->past_count = 0;
        reveal->end_ms = reveal->now_ms = 0;
        recover(reveal);
    }
    return &reveal->scene;
}
