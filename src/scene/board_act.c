/* What a hand does to the board: intents become things pointed at, those become moves, those go to
 * the session. */
#include <string.h>

#include "scene/board_scene.h"
#include "session/session.h"

/* ---- What is before the viewer ---- */

bool board_decides(const struct board_scene *board)
{
    const unsigned seat = game_decider(&board->view.shown);
    return seat != SEAT_NONE && seat_team(seat) == board->viewer;
}

unsigned board_seat(const struct board_scene *board)
{
    if (board_decides(board))
        return game_decider(&board->view.shown);
    return board_anim_hand_seat(&board->view.shown, board->viewer);
}

static bool may_invoke_bleakness(const struct board_scene *board)
{
    return board->view.shown.seats[board_seat(board)].spirit == SPIRIT_ANXIETY &&
           board_decides(board) && board->view.shown.phase == PHASE_PLAY;
}

unsigned board_hand_count(const struct board_scene *board)
{
    return board->view.shown.seats[board_seat(board)].hand_count +
           (may_invoke_bleakness(board) ? 1u : 0u);
}

unsigned board_hand_card(const struct board_scene *board, unsigned index)
{
    const struct spirit_seat *seat = &board->view.shown.seats[board_seat(board)];
    return index < seat->hand_count ? seat->hand[index] : CARD_BLEAKNESS;
}

bool board_is_toggle(const struct board_scene *board, unsigned action, unsigned column)
{
    return column != COLUMN_UNLOCK &&
           board->view.shown.seats[board_seat(board)].board[action][column] != VIBE_NONE;
}

bool board_has_useful(const struct board_scene *board)
{
    if (board->view.shown.actions == 0)
        return false;
    for (size_t i = 0; i < board->choice.count; i++) {
        const unsigned kind = board->choice.moves[i].kind;
        if (kind == MOVE_REALM || kind == MOVE_VIBE ||
            move_action(&board->choice.moves[i]) < ACTION_COUNT)
            return true;
    }
    return false;
}

bool board_thing(const struct board_scene *board, uint16_t hit_kind, int16_t hit_index,
                 struct thing *out)
{
    const uint16_t index = (uint16_t)hit_index;
    if (hit_kind == HIT_HAND) {
        if (index >= board_hand_count(board))
            return false;
        *out = (struct thing){THING_CARD, (uint16_t)board_hand_card(board, index)};
        return true;
    }
    if (hit_kind == HIT_SPIRIT) {
        /* It stands on its space, and hides it. */
        *out = (struct thing){THING_SPACE, board->view.shown.seats[index].space};
        if (choice_takes(&board->choice, *out))
            return true;
        *out = (struct thing){THING_SEAT, index};
        if (!choice_takes(&board->choice, *out) && index == board_seat(board))
            *out = (struct thing){THING_ACTION, ACTION_MOVE};
        return true;
    }
    *out = (struct thing){hit_kind, index};
    if (hit_kind == THING_TOKEN &&
        board_is_toggle(board, index / COLUMN_COUNT, index % COLUMN_COUNT))
        return false;
    return hit_kind < HIT_THINGS;
}

/* ---- Following the session ---- */

static bool is_for_revelation(unsigned ask)
{
    return ask >= ASK_FRAGMENT && ask <= ASK_HIDDEN;
}

static bool has_revelation(const struct board_scene *board)
{
    const struct event *events;
    const size_t count = session_events(board->scene.services->session, board->viewer, &events);
    for (size_t i = 0; i < count; i++)
        if (events[i].kind == EVENT_REVELATION)
            return true;
    return false;
}

static void choice_changed(struct board_scene *board)
{
    memset(board->why_known, 0, sizeof board->why_known);
    board->number = 1;
}

/* The scene that has to come before the next move: REQUEST_NONE if the viewer may go on. */
static enum request due(struct board_scene *board)
{
    const unsigned seat = game_decider(&board->view.shown);
    if (is_for_revelation(board->view.shown.pending.ask))
        return REQUEST_REVELATION;
    if (board->revealed != board->version && has_revelation(board))
        return REQUEST_REVELATION;
    if (seat == SEAT_NONE)
        return board->revealed != board->version ? REQUEST_GAME_OVER : REQUEST_NONE;
    return seat_team(seat) != board->viewer ? REQUEST_HAND_OVER : REQUEST_NONE;
}

static void take_view(struct board_scene *board)
{
    session_view(board->scene.services->session, board->viewer, &board->view);
    choice_begin(&board->choice, &board->view);
    choice_changed(board);
    board->asking_end = false;
    board->drag.on = false;
}

static void change_viewer(struct board_scene *board, unsigned team)
{
    board->viewer = (uint8_t)team;
    board->scene.services->viewer = (uint8_t)team;
    take_view(board);
    board_anim_rest(&board->anim, &board->view);
    board->magnified = CARD_NONE;
    board->reporting = board_decides(board) && board->view.shown.pending.ask == ASK_NONE &&
                       report_has_turn(&board->report, team);
    if (!board->reporting && game_turn_seat(&board->view.shown) != SEAT_NONE &&
        board_decides(board) && seat_team(game_turn_seat(&board->view.shown)) == team)
        report_clear(&board->report, team);
}

static void start_animation(struct board_scene *board, const struct view *shown)
{
    const struct services *services = board->scene.services;
    const struct event *events;
    const size_t count = session_events(services->session, board->viewer, &events);
    struct view before = *shown;
    if (count > 0)
        session_view_before(services->session, board->viewer, &before);
    board_anim_start(&board->anim, &before, &board->view, events, count, services->settings->speed,
                     services->settings->reduce_motion);
}

/* Asks for what is due, as soon as the eye has seen what happened. */
static void follow_up(struct board_scene *board)
{
    struct services *services = board->scene.services;
    if (board_anim_moving(&board->anim) || services->request != REQUEST_NONE)
        return;
    const enum request request = due(board);
    if (request == REQUEST_HAND_OVER && !services->settings->hand_over) {
        change_viewer(board, other_team(board->viewer));
        return;
    }
    if (request == REQUEST_REVELATION || request == REQUEST_GAME_OVER)
        board->revealed = board->version;
    services->request = request;
}

void board_refresh(struct board_scene *board)
{
    struct services *services = board->scene.services;
    if (!services->session)
        return;
    const unsigned version = session_version(services->session);
    if (version != board->version) {
        const struct view shown = board->view;
        report_follow(&board->report, services->session, board->viewer);
        board->version = version;
        take_view(board);
        if (services->viewer == board->viewer)
            start_animation(board, &shown);
    }
    if (services->viewer != board->viewer)
        change_viewer(board, services->viewer);
    follow_up(board);
}

/* ---- Acting ---- */

static void play(struct board_scene *board, const struct move *move)
{
    struct session *session = board->scene.services->session;
    if (session_play(session, move).why == WHY_NONE)
        board_refresh(board);
}

static void cancel(struct board_scene *board)
{
    choice_cancel(&board->choice);
    choice_changed(board);
    board->asking_end = false;
    board->drag.on = false;
}

static void point(struct board_scene *board, struct thing thing)
{
    const enum choice_result result = choice_point(&board->choice, thing);
    struct move move;
    if (result == CHOICE_REFUSED)
        return;
    choice_changed(board);
    board->asking_end = false;
    if (result == CHOICE_READY && choice_move(&board->choice, &move))
        play(board, &move);
}

/* Ending early is asked about once a turn. */
static void end_turn(struct board_scene *board, unsigned way)
{
    const struct game *game = &board->view.shown;
    const bool warn =
        board->scene.services->settings->warn_end_turn && board->asked_turn != game->turns;
    if (!choice_takes(&board->choice, (struct thing){THING_END, (uint16_t)way}))
        return;
    if (warn && board_has_useful(board)) {
        cancel(board);
        board->asking_end = true;
        board->asked_turn = game->turns;
        board->end_way = (uint8_t)way;
        return;
    }
    point(board, (struct thing){THING_END, (uint16_t)way});
}

static void confirm(struct board_scene *board)
{
    struct move move;
    if (board->asking_end)
        point(board, (struct thing){THING_END, board->end_way});
    else if (choice_is_open(&board->choice) && choice_move(&board->choice, &move))
        play(board, &move);
}

static void answer(struct board_scene *board, int which)
{
    struct move move;
    switch (which) {
    case ANSWER_CONFIRM:
        confirm(board);
        break;
    case ANSWER_CANCEL:
        cancel(board);
        break;
    case ANSWER_LESS:
        board->number = (uint16_t)(board->number > 1 ? board->number - 1 : 1);
        break;
    case ANSWER_MORE:
        board->number =
            (uint16_t)(board->number < board->choice.number_max ? board->number + 1
                                                                : board->choice.number_max);
        break;
    case ANSWER_TAKE:
        point(board, (struct thing){THING_NUMBER, board->number});
        break;
    case ANSWER_RECOMMENDED:
        move = game_recommended_place(&board->view.shown);
        play(board, &move);
        break;
    default:
        break;
    }
}

static void undo(struct board_scene *board, bool (*how)(struct session *session))
{
    if (how(board->scene.services->session))
        board_refresh(board);
}

static void press_button(struct board_scene *board, int which)
{
    if (which == LAYOUT_UNDO)
        undo(board, session_undo);
    else if (which == LAYOUT_WHY)
        board->why_on = !board->why_on;
    else
        board->scene.services->request = REQUEST_PAUSE;
}

static unsigned card_under(const struct board_scene *board, const struct intent *intent)
{
    const struct game *game = &board->view.shown;
    const unsigned index = (unsigned)intent->hit_index;
    if (intent->hit_kind == HIT_HAND && index < board_hand_count(board))
        return board_hand_card(board, index);
    if (intent->hit_kind == THING_SLOT)
        return game->slots[index].card;
    if (intent->hit_kind == HIT_DECK && game->seats[index].deck_count > 0)
        return game->seats[index].deck[0];
    return CARD_NONE;
}

static void click(struct board_scene *board, const struct intent *intent)
{
    struct thing thing;
    const unsigned index = (unsigned)intent->hit_index;
    if (intent->hit_kind == HIT_NONE) {
        cancel(board);
    } else if (!intent->hit_enabled) {
        return; /* its tooltip says why */
    } else if (intent->hit_kind == HIT_BUTTON) {
        press_button(board, intent->hit_index);
    } else if (intent->hit_kind == HIT_ANSWER) {
        answer(board, intent->hit_index);
    } else if (intent->hit_kind == HIT_DECK) {
        board->magnified = card_under(board, intent);
    } else if (intent->hit_kind == THING_END) {
        end_turn(board, index);
    } else if (intent->hit_kind == THING_TOKEN &&
               board_is_toggle(board, index / COLUMN_COUNT, index % COLUMN_COUNT)) {
        choice_upgrade_toggle(&board->choice, index / COLUMN_COUNT, index % COLUMN_COUNT);
        choice_changed(board);
    } else if (board_thing(board, intent->hit_kind, intent->hit_index, &thing)) {
        point(board, thing);
    }
}

/* ---- Dragging ---- */

static void drag_begin(struct board_scene *board, const struct intent *intent)
{
    struct thing thing;
    if (!board_thing(board, intent->hit_kind, intent->hit_index, &thing))
        return;
    board->choice.part_count = 0;
    if (choice_point(&board->choice, thing) == CHOICE_REFUSED)
        return;
    choice_changed(board);
    board->drag.on = true;
    board->drag.hit_kind = intent->hit_kind;
    board->drag.hit_index = intent->hit_index;
    board->drag.x = intent->x;
    board->drag.y = intent->y;
    board->drag.over_kind = HIT_NONE;
}

static void drag_move(struct board_scene *board, const struct intent *intent,
                      const struct draw_list *list)
{
    board->drag.x = intent->x;
    board->drag.y = intent->y;
    const struct hit *over = board->drag.on ? board_drop_target(board, list) : NULL;
    board->drag.over_kind = over ? over->kind : HIT_NONE;
    board->drag.over_index = over ? over->index : 0;
}

static void drag_drop(struct board_scene *board, const struct intent *intent,
                      const struct draw_list *list)
{
    if (!board->drag.on)
        return;
    drag_move(board, intent, list);
    board->drag.on = false;
    struct thing thing;
    if (board->drag.over_kind == HIT_NONE ||
        !board_thing(board, board->drag.over_kind, board->drag.over_index, &thing) ||
        !choice_narrows(&board->choice, thing)) {
        cancel(board);
        return;
    }
    if (board->drag.hit_kind == HIT_HAND)
        board_anim_dropped(&board->anim, box_around((struct point){intent->x, intent->y},
                                                    LAYOUT_CARD_WIDTH, LAYOUT_CARD_HEIGHT));
    point(board, thing);
}

/* ---- Intents ---- */

static void cancel_or_leave(struct board_scene *board, const struct intent *intent)
{
    const unsigned card = card_under(board, intent);
    bool wanted = false;
    for (unsigned action = 0; action < ACTION_COUNT; action++)
        for (unsigned column = 0; column < COLUMN_COUNT; column++)
            wanted = wanted || board->choice.wanted[action][column] != WANTED_AUTO;
    if (choice_is_open(&board->choice) || board->asking_end || wanted)
        cancel(board);
    else if (card != CARD_NONE && card < CARD_COUNT)
        board->magnified = card;
    else
        board->scene.services->request = REQUEST_PAUSE;
}

static void number(struct board_scene *board, unsigned value)
{
    if (board->choice.number_max > 0 && choice_is_open(&board->choice)) {
        if (value <= board->choice.number_max)
            board->number = (uint16_t)value;
    } else if (value <= board_hand_count(board)) {
        point(board, (struct thing){THING_CARD, (uint16_t)board_hand_card(board, value - 1)});
    }
}

/* E leads to the two ways of ending; where there is only one, it ends. */
static void end_key(struct board_scene *board)
{
    const struct thing draw = {THING_END, END_DRAW};
    const struct thing ambition = {THING_END, END_AMBITION};
    if (!choice_takes(&board->choice, draw))
        return;
    if (!choice_takes(&board->choice, ambition)) {
        end_turn(board, END_DRAW);
        return;
    }
    const bool there = board->ui.focus_kind == THING_END && board->ui.focus_shown;
    board->ui.focus_kind = THING_END;
    board->ui.focus_index = there ? 1 - board->ui.focus_index : END_DRAW;
    board->ui.focus_shown = true;
}

static bool is_deed(unsigned kind)
{
    return kind != INTENT_HOVER && kind != INTENT_RESIZED && kind != INTENT_WHY &&
           kind != INTENT_NONE && kind != INTENT_DRAG_MOVE && kind != INTENT_SCROLL;
}

/* What lies over the board goes away first. */
static bool put_away(struct board_scene *board, unsigned kind)
{
    const bool over = board->magnified != CARD_NONE || board->reporting;
    if (!over || !is_deed(kind))
        return over;
    if (kind == INTENT_CLICK || kind == INTENT_ACCEPT || kind == INTENT_CANCEL ||
        kind == INTENT_DRAG_BEGIN) {
        if (board->magnified == CARD_NONE)
            report_clear(&board->report, board->viewer);
        board->reporting = board->reporting && board->magnified != CARD_NONE;
        board->magnified = CARD_NONE;
    }
    return true;
}

static void act(struct board_scene *board, const struct intent *intent,
                const struct draw_list *list)
{
    switch (intent->kind) {
    case INTENT_CLICK:
        click(board, intent);
        break;
    case INTENT_DRAG_BEGIN:
        drag_begin(board, intent);
        break;
    case INTENT_DRAG_MOVE:
        drag_move(board, intent, list);
        break;
    case INTENT_DRAG_DROP:
        drag_drop(board, intent, list);
        break;
    case INTENT_DRAG_CANCEL:
        cancel(board);
        break;
    case INTENT_CANCEL:
        cancel_or_leave(board, intent);
        break;
    case INTENT_NUMBER:
        number(board, (unsigned)intent->number);
        break;
    case INTENT_UNDO:
        undo(board, session_undo);
        break;
    case INTENT_REDO:
        undo(board, session_redo);
        break;
    case INTENT_END_TURN:
        end_key(board);
        break;
    case INTENT_ABSORB:
        point(board, (struct thing){THING_ABSORB, 0});
        break;
    case INTENT_LOG:
        board->reporting = board->report.teams[board->viewer].count > 0;
        break;
    case INTENT_MENU:
        board->scene.services->request = REQUEST_PAUSE;
        break;
    default:
        break;
    }
}

void board_handle(struct board_scene *board, const struct intent *intent,
                  const struct draw_list *list)
{
    const struct intent meant = ui_state_handle(&board->ui, intent, list);
    if (meant.kind == INTENT_WHY)
        board->why_held = meant.on;
    if (is_deed(meant.kind) && board_anim_moving(&board->anim)) {
        board_anim_skip(&board->anim);
        if (due(board) != REQUEST_NONE) {
            follow_up(board);
            return;
        }
    }
    if (!put_away(board, meant.kind))
        act(board, &meant, list);
    if (board->scene.services->request == REQUEST_NONE)
        follow_up(board);
}
