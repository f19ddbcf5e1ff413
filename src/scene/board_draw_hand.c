/* The hand, and all that lies over the board for a moment: what is dragged, previews, words, a card
 * shown large. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "scene/board_draw.h"
#include "scene/event_words.h"

/* ---- Hand ---- */

static bool is_dragged(const struct board_scene *board, unsigned index)
{
    return board->drag.on && board->drag.hit_kind == HIT_HAND &&
           board->drag.hit_index == (int)index;
}

/* The card that is read: under the pointer or the focus, while nothing is being done with another.
 */
static bool is_raised(const struct board_scene *board, unsigned index)
{
    if (board->drag.on || choice_is_open(&board->choice))
        return false;
    if (board->ui.focus_shown)
        return board->ui.focus_kind == HIT_HAND && board->ui.focus_index == (int)index;
    return board_is_hot(board, HIT_HAND, (int16_t)index);
}

static const char *card_label(const struct board_scene *board, unsigned card, char *out,
                              size_t size)
{
    if (card == CARD_NONE || card >= CARD_COUNT) {
        snprintf(out, size, "%s", card_words(board_lang(board), card));
        return out;
    }
    const struct lang_value values[] = {
        {"card", card_words(board_lang(board), card), 0},
        {"power", tr_of(board_lang(board), "card", card_info(card)->id, "power"), 0},
    };
    return tr_fill(board_lang(board), out, size, "board.hand.label", values, 2);
}

static bool is_chosen(const struct board_scene *board, unsigned card)
{
    return choice_has(&board->choice, (struct thing){THING_CARD, (uint16_t)card});
}

static void draw_hand_card(struct board_scene *board, struct draw_list *list, unsigned index,
                           unsigned count)
{
    const unsigned card = board_hand_card(board, index);
    const struct thing thing = {THING_CARD, (uint16_t)card};
    struct box box = layout_hand_card(index, count);
    const bool usable =
        !board_decides(board) || choice_takes(&board->choice, thing) || is_chosen(board, card);
    if (is_chosen(board, card))
        box.y -= 5;
    const struct card_look look = {
        .box = box,
        .card = card,
        .team = board->viewer,
        .intensity = -1,
        .angle = layout_hand_angle(index, count),
        .opacity = 1,
        .glow = board_is_lit(board, thing) || is_chosen(board, card),
    };
    ui_card(list, board->scene.services, &look);
    if (!usable)
        draw_panel(list, box_inset(box, -1), 11, colour_fade(theme.night, 0.5f))->angle =
            look.angle;
}

static void add_hand_hit(struct board_scene *board, struct draw_list *list, unsigned index,
                         unsigned count)
{
    char id[24], label[WORDS_SIZE];
    const unsigned card = board_hand_card(board, index);
    struct box box = layout_hand_card(index, count);
    if (index + 1 < count) { /* what the next card covers is the next card's */
        const float step = layout_hand_card(index + 1, count).x - box.x;
        box.w = step < box.w ? step : box.w;
    }
    struct hit *hit = board_hit(board, list, box, (struct thing){THING_CARD, (uint16_t)card},
                                HIT_HAND, (int16_t)index, hit_id(id, sizeof id, "hand", index),
                                card_label(board, card, label, sizeof label));
    hit->group = GROUP_HAND;
    hit->draggable =
        hit->enabled && board->choice.fresh[THING_CARD][card < CHOICE_INDEX_MAX ? card : 0];
    hit->droppable = false;
}

void board_draw_hand(struct board_scene *board, struct draw_list *list)
{
    const unsigned count = board_hand_count(board);
    const unsigned seat = board_seat(board);
    for (unsigned i = 0; i < count; i++) {
        if (!board_anim_hand_hidden(&board->anim, seat, i) && !is_dragged(board, i) &&
            !is_raised(board, i))
            draw_hand_card(board, list, i, count);
        add_hand_hit(board, list, i, count);
    }
    if (count == 0)
        ui_text(list, board->scene.services, layout_hand(), FONT_TITLE_ITALIC, TEXT_BODY,
                ALIGN_CENTRE, theme.muted, tr(board_lang(board), "board.hand.empty"));
}

static void draw_raised(struct board_scene *board, struct draw_list *list)
{
    const unsigned count = board_hand_count(board);
    for (unsigned i = 0; i < count; i++) {
        if (!is_raised(board, i) || board_anim_hand_hidden(&board->anim, board_seat(board), i))
            continue;
        const struct card_look look = {.box = layout_hand_raised(i, count),
                                       .card = board_hand_card(board, i),
                                       .team = board->viewer,
                                       .intensity = -1,
                                       .opacity = 1,
                                       .power_text = true};
        ui_card(list, board->scene.services, &look);
    }
}

static void draw_dragged(struct board_scene *board, struct draw_list *list)
{
    const struct point at = {board->drag.x, board->drag.y};
    if (board->drag.hit_kind == HIT_SPIRIT) {
        const struct box box = box_around(at, 56, 56);
        draw_pawn(list, box, board->view.shown.seats[board->drag.hit_index].spirit, true);
        return;
    }
    const struct card_look look = {.box = box_around(at, LAYOUT_CARD_WIDTH, LAYOUT_CARD_HEIGHT),
                                   .card = board_hand_card(board, (unsigned)board->drag.hit_index),
                                   .team = board->viewer,
                                   .intensity = -1,
                                   .angle = 4,
                                   .opacity = 0.9f};
    ui_card(list, board->scene.services, &look);
}

/* ---- What a click or drop here would do ---- */

/* Bubbles stay over the island: the panels at both sides are to be seen. */
static struct box side_panels(struct box anchor)
{
    const float width = layout_spirit_board().x + layout_spirit_board().w;
    const bool left = anchor.x + anchor.w / 2 < STAGE_WIDTH / 2.0f;
    return (struct box){left ? 0 : STAGE_WIDTH - width, 0, width, STAGE_HEIGHT};
}

static bool has_preview(const struct move *move)
{
    return move->kind == MOVE_PLACE || move->kind == MOVE_INVOKE || move->kind == MOVE_QUELL ||
           move->kind == MOVE_FORTIFY || move->kind == MOVE_MOVE || move->kind == MOVE_POWER ||
           (move->kind == MOVE_CHOOSE && move->a >= ASK_EXCITEMENT) ||
           (move->kind == MOVE_REALM && (move->a == REALM_NETWORK || move->a == REALM_LAND));
}

static void append(char *out, size_t size, const char *line)
{
    const size_t used = strlen(out);
    snprintf(out + used, size - used, "%s%s", used ? "\n" : "", line);
}

static void preview_words(const struct board_scene *board, const struct move *move, char *out,
                          size_t size)
{
    char line[WORDS_SIZE];
    struct game after = board->view.shown;
    out[0] = '\0';
    if (move->kind != MOVE_CHOOSE && move->kind != MOVE_PLACE)
        append(
            out, size,
            cost_words(board_lang(board), game_cost(&board->view.shown, move), line, sizeof line));
    if (game_apply(&after, move, NULL).why != WHY_NONE)
        return;
    bool changes = false;
    for (unsigned area = 0; area < AREA_COUNT; area++)
        if (change_words(board_lang(board), &board->view.shown, &after, board->viewer, area, line,
                         sizeof line)) {
            append(out, size, line);
            changes = true;
        }
    if (!changes && move->kind != MOVE_MOVE)
        append(out, size, tr(board_lang(board), "board.change.none"));
}

static struct box box_join(struct box a, struct box b)
{
    const float x = fminf(a.x, b.x), y = fminf(a.y, b.y);
    return (struct box){x, y, fmaxf(a.x + a.w, b.x + b.w) - x, fmaxf(a.y + a.h, b.y + b.h) - y};
}

/* A bubble stands beside both its place and what is being dragged there. */
static struct box preview_anchor(const struct board_scene *board, struct box place)
{
    if (!board->drag.on)
        return place;
    const struct point at = {board->drag.x, board->drag.y};
    return box_join(place, box_around(at, LAYOUT_CARD_WIDTH, LAYOUT_CARD_HEIGHT));
}

static bool draw_preview(struct board_scene *board, struct draw_list *list)
{
    char heading[WORDS_SIZE], text[1024];
    struct thing thing;
    struct box anchor;
    struct move move;
    const bool begun = choice_is_open(&board->choice) || board->choice.ask != ASK_NONE;
    if (!begun || !board_pointed(board, list, &thing, &anchor) ||
        !choice_narrows(&board->choice, thing) || !choice_move_with(&board->choice, thing, &move) ||
        !has_preview(&move))
        return false;
    move_words(board_lang(board), &board->view.shown, &move, heading, sizeof heading);
    preview_words(board, &move, text, sizeof text);
    anchor = preview_anchor(board, anchor);
    ui_tooltip(list, board->scene.services, anchor, side_panels(anchor), heading, text);
    return true;
}

/* Nobody tries to do something with an own Emotion that has no power to use, or with a Spirit: no
 * need to say so. */
static bool only_tells(const struct board_scene *board, const struct hit *hit)
{
    if (hit->kind == HIT_SPIRIT)
        return true;
    return hit->kind == THING_SLOT && !choice_is_open(&board->choice) &&
           board->why_known[THING_SLOT][hit->index] &&
           board->why[THING_SLOT][hit->index].why == WHY_POWER_NONE;
}

/* Prompt and hand: words about the panels beside them stand above those. */
static struct box lower_middle(void)
{
    const struct box prompt = layout_prompt();
    return (struct box){prompt.x, prompt.y, prompt.w, STAGE_HEIGHT - prompt.y};
}

/* A label's first line is its name, what follows are its words. */
static void draw_hint(struct board_scene *board, struct draw_list *list)
{
    char heading[WORDS_SIZE], text[2 * WORDS_SIZE] = "";
    const struct ui_state *ui = &board->ui;
    const struct hit *hit = ui->focus_shown ? ui_find_hit(list, ui->focus_kind, ui->focus_index)
                                            : ui_find_hit(list, ui->hover_kind, ui->hover_index);
    if (!hit || hit->kind == HIT_CURTAIN)
        return;
    snprintf(heading, sizeof heading, "%s", draw_string(list, hit->label));
    char *rest = strchr(heading, '\n');
    if (rest) {
        *rest = '\0';
        append(text, sizeof text, rest + 1);
    }
    if (draw_string(list, hit->why)[0] != '\0' && !only_tells(board, hit))
        append(text, sizeof text, draw_string(list, hit->why));
    const bool raised = hit->kind == HIT_HAND && is_raised(board, (unsigned)hit->index);
    struct box anchor = hit->box;
    if (raised) {
        if (hit->enabled)
            return; /* the large card says it all */
        anchor = layout_hand_raised((unsigned)hit->index, board_hand_count(board));
        snprintf(text, sizeof text, "%s", draw_string(list, hit->why));
    }
    if (hit->group == GROUP_SPIRIT)
        anchor = layout_spirit_board();
    else if (hit->group == GROUP_TURN)
        anchor = layout_turn_panel();
    const struct box avoid = hit->group == GROUP_ISLAND ? side_panels(anchor) : lower_middle();
    ui_tooltip(list, board->scene.services, anchor, avoid, heading, text);
}

/* ---- Over everything ---- */

static void draw_curtain(struct draw_list *list, const char *id, const char *label)
{
    const struct box stage = {0, 0, STAGE_WIDTH, STAGE_HEIGHT};
    draw_panel(list, stage, 0, colour_fade(theme.night, 0.7f));
    list->hit_count = 0; /* nothing below can be reached */
    draw_hit(list, stage, HIT_CURTAIN, 0, id, label);
}

static void draw_magnified(struct board_scene *board, struct draw_list *list)
{
    char label[WORDS_SIZE];
    const unsigned card = board->magnified;
    draw_curtain(list, "card.close", card_label(board, card, label, sizeof label));
    const struct card_look look = {
        .box = box_around((struct point){STAGE_WIDTH / 2.0f, STAGE_HEIGHT / 2.0f}, 520, 720),
        .card = card,
        .team = card_info(card)->team,
        .intensity = -1,
        .opacity = 1,
        .power_text = true};
    ui_card(list, board->scene.services, &look);
}

static void draw_report(struct board_scene *board, struct draw_list *list)
{
    char lines[REPORT_LINES][EVENT_SENTENCE_SIZE];
    const struct services *services = board->scene.services;
    const size_t count =
        report_lines(&board->report, services->lang, board->viewer, lines, REPORT_LINES);
    const float line = 34;
    const float height = 150 + line * (float)count;
    const struct box box = box_around((struct point){STAGE_WIDTH / 2.0f, 470}, 860, height);
    draw_curtain(list, "report.close", tr(services->lang, "board.report.close"));
    ui_panel(list, box, theme.gold);
    draw_panel(list, box_inset(box, 2), 15, colour_fade(theme.dusk, 0.8f));
    ui_text(list, services, (struct box){box.x, box.y + 14, box.w, 48}, FONT_TITLE, TEXT_HEADING,
            ALIGN_CENTRE, theme.gold, tr(services->lang, "board.report.heading"));
    for (size_t i = 0; i < count; i++)
        ui_text(list, services,
                (struct box){box.x + 60, box.y + 70 + line * (float)i, box.w - 120, line},
                FONT_TEXT, TEXT_BODY + 1, ALIGN_LEFT, theme.ink, lines[i]);
    const struct button button = {
        .box = {box.x + box.w / 2 - 110, box.y + box.h - 66, 220, 50},
        .look = BUTTON_GOLD,
        .kind = HIT_CURTAIN,
        .index = 1,
        .group = GROUP_PROMPT,
        .id = "report.go_on",
        .label = tr(services->lang, "board.report.close"),
    };
    ui_button(list, services, &board->ui, &button);
}

static void draw_notice(struct board_scene *board, struct draw_list *list)
{
    const struct services *services = board->scene.services;
    if (!services->notice || services->notice[0] == '\0')
        return;
    const struct box box = {480, 64, 960, 40};
    ui_panel(list, box, theme.warn);
    ui_text(list, services, box_inset(box, 4), FONT_TEXT, TEXT_BODY, ALIGN_CENTRE, theme.ink,
            services->notice);
}

static void draw_focus(struct board_scene *board, struct draw_list *list)
{
    const struct hit *hit = ui_find_hit(list, board->ui.focus_kind, board->ui.focus_index);
    if (hit && hit->kind != HIT_CURTAIN)
        ui_focus_ring(list, &board->ui, hit->box, 10, hit->kind, hit->index);
}

void board_draw_over(struct board_scene *board, struct draw_list *list)
{
    if (board->why_on || board->why_held)
        board_draw_sums(board, list);
    draw_notice(board, list);
    if (board->magnified != CARD_NONE) {
        draw_magnified(board, list);
        return;
    }
    if (board->reporting) {
        draw_report(board, list);
        return;
    }
    draw_raised(board, list);
    draw_focus(board, list);
    if (board->drag.on)
        draw_dragged(board, list);
    if (!draw_preview(board, list) && !board->drag.on && !board_anim_moving(&board->anim))
        draw_hint(board, list);
}
