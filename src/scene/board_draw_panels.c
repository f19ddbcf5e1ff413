/* The goals along the top, and what both teams have. */
#include <stdio.h>
#include <string.h>

#include "scene/board_draw.h"
#include "scene/event_words.h"
#include "session/session.h"

/* ---- Goals ---- */

static void draw_counts(struct board_scene *board, struct draw_list *list, struct box box,
                        unsigned aspiration)
{
    const struct game *shown = board_anim_shown(&board->anim);
    const int bliss = aspiration_count(shown, aspiration, TEAM_BLISS);
    const int gloom = aspiration_count(shown, aspiration, TEAM_GLOOM);
    const unsigned ahead = bliss == gloom ? TEAM_NONE : bliss > gloom ? TEAM_BLISS : TEAM_GLOOM;
    draw_sums(list, board->scene.services, box, bliss, gloom, ahead);
}

static const char *goal_label(const struct board_scene *board, const char *key, unsigned aspiration,
                              char *out, size_t size)
{
    const struct game *game = &board->view.shown;
    const bool known = aspiration < ASPIRATION_COUNT;
    const struct lang_value values[] = {
        {"name", aspiration_name(board_lang(board), aspiration), 0},
        {"goal", aspiration_goal(board_lang(board), aspiration), 0},
        {"bliss", NULL, known ? aspiration_count(game, aspiration, TEAM_BLISS) : 0},
        {"gloom", NULL, known ? aspiration_count(game, aspiration, TEAM_GLOOM) : 0},
    };
    return tr_fill(board_lang(board), out, size, key, values, 4);
}

static void draw_current(struct board_scene *board, struct draw_list *list, unsigned aspiration)
{
    char label[WORDS_SIZE];
    const struct services *services = board->scene.services;
    const struct box box = layout_common_current();
    const char *name = aspiration_name(services->lang, aspiration);
    const float width = ui_text_width(services, FONT_TITLE, 30, name) + 4;
    const float counts = 104;
    const struct box words = {box.x + width + 14, box.y + 3, box.w - width - counts - 26,
                              box.h - 3};
    ui_text(list, services, (struct box){box.x, box.y - 2, width, box.h}, FONT_TITLE, 30,
            ALIGN_LEFT, theme.gold, name);
    ui_text(list, services, words, FONT_TEXT, TEXT_SMALL + 1, ALIGN_LEFT, theme.ink,
            aspiration_goal(services->lang, aspiration));
    draw_counts(board, list, (struct box){box.x + box.w - counts, box.y + 1, counts, box.h - 2},
                aspiration);
    struct hit *hit =
        draw_hit(list, box, HIT_COMMON, 0, "common.0",
                 goal_label(board, "board.common.current", aspiration, label, sizeof label));
    hit->group = GROUP_TOP;
}

static void draw_chip(struct board_scene *board, struct draw_list *list, unsigned index,
                      unsigned aspiration)
{
    char id[24], label[WORDS_SIZE];
    const struct services *services = board->scene.services;
    const struct box box = layout_common(index);
    const float counts = 58;
    struct draw_command *chip = draw_panel(list, box, 12, colour_fade(theme.dusk, 0.9f));
    chip->border = board_is_hot(board, HIT_COMMON, (int16_t)index) ? theme.gold : theme.panel_edge;
    chip->line_width = 1.5f;
    ui_text(list, services, (struct box){box.x + 9, box.y, box.w - counts - 18, box.h}, FONT_TEXT,
            TEXT_SMALL, ALIGN_LEFT, theme.ink, aspiration_name(services->lang, aspiration));
    draw_counts(board, list,
                (struct box){box.x + box.w - counts - 6, box.y + 6, counts, box.h - 12},
                aspiration);
    struct hit *hit =
        draw_hit(list, box, HIT_COMMON, (int16_t)index, hit_id(id, sizeof id, "common", index),
                 goal_label(board, "board.common.later", aspiration, label, sizeof label));
    hit->group = GROUP_TOP;
}

static void draw_buttons(struct board_scene *board, struct draw_list *list)
{
    static const struct {
        const char *id, *key;
    } buttons[LAYOUT_BUTTON_COUNT] = {
        [LAYOUT_UNDO] = {"undo", "board.button.undo"},
        [LAYOUT_WHY] = {"why", "board.button.why"},
        [LAYOUT_MENU] = {"menu", "board.button.menu"},
    };
    const struct services *services = board->scene.services;
    const bool can_undo = session_can_undo(services->session);
    for (unsigned i = 0; i < LAYOUT_BUTTON_COUNT; i++) {
        const struct button button = {
            .box = layout_button(i),
            .look = BUTTON_PLAIN,
            .kind = HIT_BUTTON,
            .index = (int16_t)i,
            .group = GROUP_TOP,
            .id = buttons[i].id,
            .label = tr(services->lang, buttons[i].key),
            .why =
                i == LAYOUT_UNDO && !can_undo ? tr(services->lang, "board.button.undo_why") : NULL,
            .on = i == LAYOUT_WHY && board->why_on,
        };
        ui_button(list, services, &board->ui, &button);
    }
}

void board_draw_top(struct board_scene *board, struct draw_list *list)
{
    const struct game *shown = board_anim_shown(&board->anim);
    struct draw_command *bar =
        draw_panel(list, layout_top_bar(), 0, colour_fade(theme.night, 0.72f));
    bar->fill_bottom = colour_fade(theme.night, 0.45f);
    if (shown->common_count > 0)
        draw_current(board, list, shown->common[0]);
    for (unsigned i = 1; i < shown->common_count; i++)
        draw_chip(board, list, i, shown->common[i]);
    draw_buttons(board, list);
}

/* ---- Teams ---- */

static void label_at(struct board_scene *board, struct draw_list *list, struct box panel, float y,
                     const char *key)
{
    ui_text(list, board->scene.services, (struct box){panel.x + 16, y, 112, 31}, FONT_TEXT,
            TEXT_BODY - 1, ALIGN_LEFT, theme.ink, tr(board_lang(board), key));
}

static void number_in(struct board_scene *board, struct draw_list *list, struct box box, int value,
                      struct colour colour)
{
    char text[16];
    snprintf(text, sizeof text, "%d", value);
    ui_text(list, board->scene.services, box, FONT_BOLD, TEXT_LARGE + 2, ALIGN_CENTRE, colour,
            text);
}

static void draw_seat_numbers(struct board_scene *board, struct draw_list *list, unsigned seat)
{
    const struct spirit_seat *spirit = &board_anim_shown(&board->anim)->seats[seat];
    number_in(board, list, layout_willpower(seat), spirit->willpower, theme.willpower);
    number_in(board, list, layout_essence(seat), spirit->essence, theme.team[seat_team(seat)]);
    number_in(board, list, layout_hand_count(seat), spirit->hand_count, theme.ink);
}

static void draw_ambition(struct board_scene *board, struct draw_list *list, unsigned team)
{
    const int available = board_anim_shown(&board->anim)->teams[team].ambition;
    for (unsigned token = 0; token < AMBITION_TOKENS; token++)
        draw_art(list, box_inset(layout_ambition(team, token), 2),
                 (int)token < available ? "piece/ambition" : "piece/ambition_spent");
}

static void draw_deck(struct board_scene *board, struct draw_list *list, unsigned seat)
{
    char id[24], label[WORDS_SIZE];
    const struct services *services = board->scene.services;
    const struct spirit_seat *spirit = &board_anim_shown(&board->anim)->seats[seat];
    const struct box box = layout_deck(seat);
    const unsigned top = spirit->deck_count ? spirit->deck[0] : CARD_NONE;
    if (top != CARD_NONE) {
        const struct card_look look = {
            .box = box, .card = top, .team = seat_team(seat), .intensity = -1, .opacity = 1};
        ui_card(list, services, &look);
    } else {
        struct draw_command *place = draw_panel(list, box, 8, colour_fade(theme.night, 0.5f));
        place->border = colour_fade(theme.muted, 0.6f);
        place->line_width = 1;
    }
    const struct lang_value values[] = {{"n", NULL, spirit->deck_count},
                                        {"card", card_words(services->lang, top), 0}};
    tr_fill(services->lang, label, sizeof label, "board.deck.count", values, 2);
    ui_text(list, services, (struct box){box.x - 4, box.y + box.h + 2, box.w + 8, 22}, FONT_TEXT,
            TEXT_SMALL, ALIGN_CENTRE, theme.muted, label);
    tr_fill(services->lang, label, sizeof label,
            top == CARD_NONE ? "board.deck.empty" : "board.deck.label", values, 2);
    struct hit *hit =
        draw_hit(list, box, HIT_DECK, (int16_t)seat, hit_id(id, sizeof id, "deck", seat), label);
    hit->group = GROUP_TEAMS;
}

static void line_of(struct board_scene *board, struct draw_list *list, struct box box, float y,
                    const char *key, const struct lang_value *values, size_t count,
                    struct colour colour, enum font font)
{
    char text[WORDS_SIZE];
    tr_fill(board_lang(board), text, sizeof text, key, values, count);
    ui_text(list, board->scene.services, (struct box){box.x, box.y + y, box.w, 24}, font,
            TEXT_SMALL, ALIGN_LEFT, colour, text);
}

/* What a team has built, and what it still can. */
static void draw_fragments(struct board_scene *board, struct draw_list *list, unsigned team)
{
    const struct game *shown = board_anim_shown(&board->anim);
    const struct team_state *state = &shown->teams[team];
    const struct fragments *own[] = {&state->identity, &state->stock};
    const struct box boxes[] = {layout_score(team), layout_stock(team)};
    static const char *const keys[] = {"board.identity.parts", "board.stock.parts"};
    for (size_t i = 0; i < 2; i++) {
        const struct lang_value values[] = {
            {"points", NULL, game_score(shown, team)},
            {"minor", NULL, own[i]->minor},
            {"major", NULL, own[i]->major},
            {"cap", NULL, own[i]->cap},
        };
        line_of(board, list, boxes[i], 0, i == 0 ? "board.identity.points" : "board.stock.heading",
                values, 4, i == 0 ? theme.gold : theme.muted, i == 0 ? FONT_BOLD : FONT_TEXT);
        line_of(board, list, boxes[i], 22, keys[i], values, 4, theme.ink, FONT_TEXT);
    }
}

static const char *state_key(const struct board_scene *board, unsigned team)
{
    const struct game *game = &board->view.shown;
    if (game->phase == PHASE_OVER)
        return "board.team.over";
    const bool decides = seat_team(game_decider(game)) == team;
    const bool on_turn = game->phase == PHASE_PLAY && seat_team(game_turn_seat(game)) == team;
    if (decides && game->phase == PHASE_PLAY && !on_turn)
        return "board.team.asked";
    if (decides)
        return team == board->viewer ? "board.team.you_decide" : "board.team.decides";
    return on_turn ? "board.team.turn" : "board.team.waits";
}

static void draw_heading(struct board_scene *board, struct draw_list *list, unsigned team)
{
    const struct services *services = board->scene.services;
    const struct box panel = layout_team_panel(team);
    const char *team_words = team_name(services->lang, team);
    char spirits[WORDS_SIZE] = "", line[WORDS_SIZE];
    const char *player = "";
    for (unsigned seat = team; seat < SEAT_COUNT; seat += 2) {
        const struct spirit_seat *spirit = &board->view.shown.seats[seat];
        if (!spirit->in_play)
            continue;
        const size_t used = strlen(spirits);
        snprintf(spirits + used, sizeof spirits - used, "%s%s", used ? ", " : "",
                 tr_of(services->lang, "spirit", spirit_info(spirit->spirit)->id, "name"));
        if (player[0] == '\0')
            player = session_name(services->session, seat);
    }
    const float width = ui_text_width(services, FONT_TITLE, 32, team_words) + 4;
    ui_text(list, services, (struct box){panel.x + 16, panel.y + 6, width, 42}, FONT_TITLE, 32,
            ALIGN_LEFT, theme.team[team], team_words);
    ui_text(list, services,
            (struct box){panel.x + 28 + width, panel.y + 12, panel.w - width - 44, 34}, FONT_TEXT,
            TEXT_BODY, ALIGN_RIGHT, theme.ink, player);
    const struct lang_value values[] = {{"spirit", spirits, 0}};
    tr_fill(services->lang, line, sizeof line, state_key(board, team), values, 1);
    ui_text(list, services, (struct box){panel.x + 16, panel.y + 48, panel.w - 32, 26}, FONT_TEXT,
            TEXT_SMALL + 1, ALIGN_LEFT, theme.muted, line);
}

static void draw_team(struct board_scene *board, struct draw_list *list, unsigned team)
{
    const struct box panel = layout_team_panel(team);
    const unsigned decider = game_decider(&board->view.shown);
    const bool acts = decider != SEAT_NONE && seat_team(decider) == team;
    ui_panel(list, panel, acts ? theme.team[team] : colour_fade(theme.team[team], 0.45f));
    draw_heading(board, list, team);
    label_at(board, list, panel, layout_willpower(team).y, "board.label.willpower");
    label_at(board, list, panel, layout_essence(team).y, "board.label.essence");
    label_at(board, list, panel, layout_hand_count(team).y, "board.label.hand");
    label_at(board, list, panel, layout_ambition(team, 0).y - 1, "board.label.ambition");
    for (unsigned seat = team; seat < SEAT_COUNT; seat += 2)
        if (board->view.shown.seats[seat].in_play) {
            draw_seat_numbers(board, list, seat);
            draw_deck(board, list, seat);
        }
    draw_ambition(board, list, team);
    draw_fragments(board, list, team);
}

static void draw_hidden(struct board_scene *board, struct draw_list *list, unsigned team)
{
    char id[24], label[WORDS_SIZE];
    const struct services *services = board->scene.services;
    const struct team_state *state = &board->view.shown.teams[team];
    const struct box box = layout_hidden(team);
    const unsigned aspiration = state->hidden_count ? state->hidden[0] : ASPIRATION_NONE;
    const bool known = aspiration < ASPIRATION_COUNT;
    ui_panel(list, box, colour_fade(theme.team[team], 0.45f));
    ui_text(list, services, (struct box){box.x + 16, box.y + 6, box.w - 32, 24}, FONT_TEXT,
            TEXT_SMALL, ALIGN_LEFT, theme.muted, tr(services->lang, "board.hidden.heading"));
    ui_text(list, services,
            (struct box){box.x + 16, box.y + 28, known ? box.w - 116 : box.w - 32, 36},
            known ? FONT_TITLE : FONT_TITLE_ITALIC, 26, ALIGN_LEFT,
            known ? theme.gold : theme.muted, aspiration_name(services->lang, aspiration));
    if (known) {
        draw_counts(board, list, (struct box){box.x + box.w - 90, box.y + 30, 76, 34}, aspiration);
        ui_text(list, services, (struct box){box.x + 16, box.y + 66, box.w - 32, 46}, FONT_TEXT,
                TEXT_SMALL, ALIGN_LEFT, theme.ink, aspiration_goal(services->lang, aspiration));
    } else {
        ui_text(list, services, (struct box){box.x + 16, box.y + 66, box.w - 32, 46}, FONT_TEXT,
                TEXT_SMALL, ALIGN_LEFT, theme.muted, tr(services->lang, "board.hidden.until"));
    }
    struct hit *hit =
        draw_hit(list, box, HIT_HIDDEN, (int16_t)team, hit_id(id, sizeof id, "hidden", team),
                 goal_label(board, known ? "board.hidden.own" : "board.hidden.other", aspiration,
                            label, sizeof label));
    hit->group = GROUP_TEAMS;
}

void board_draw_teams(struct board_scene *board, struct draw_list *list)
{
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        draw_team(board, list, team);
        draw_hidden(board, list, team);
    }
}
