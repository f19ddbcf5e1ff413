/* What the acting Spirit can do: its board lower left, everything else of a turn lower right, the
 * prompt between. */
#include <stdio.h>

#include "scene/board_draw.h"
#include "scene/event_words.h"

enum price { PRICE_WILLPOWER = 1, PRICE_AMBITION = 2 };

/* A small number with the sign of what is paid: a pearl for Willpower, a diamond for Ambition. */
static void draw_price(struct board_scene *board, struct draw_list *list, struct box box,
                       int amount, unsigned paid, bool sign, struct colour colour)
{
    char text[12];
    const float mark = 15, gap = 2;
    float right = box.x + box.w;
    if (paid & PRICE_AMBITION) {
        const struct box at = {right - mark, box.y + (box.h - mark) / 2 + 1, mark, mark};
        draw_art(list, at, "piece/ambition");
        right -= mark + gap;
    }
    if (paid & PRICE_WILLPOWER) {
        const struct box at = {right - mark, box.y + (box.h - mark) / 2 + 1, mark, mark};
        draw_art(list, at, "piece/willpower");
        right -= mark + gap;
    }
    snprintf(text, sizeof text, sign ? "%+d" : "%d", amount);
    ui_text(list, board->scene.services, (struct box){box.x, box.y, right - box.x, box.h},
            FONT_BOLD, TEXT_SMALL, ALIGN_RIGHT, colour, text);
}

/* ---- The Spirit's board ---- */

static struct cost row_cost(const struct board_scene *board, unsigned action)
{
    const struct action_info *info = action_info(action);
    struct cost cost = {info->willpower, info->ambition, 0};
    for (unsigned column = COLUMN_1; column < COLUMN_COUNT; column++)
        if (choice_upgrade_on(&board->choice, action, column)) {
            cost.willpower = (int16_t)(cost.willpower + info->upgrade[column].willpower);
            cost.ambition = (int16_t)(cost.ambition + info->upgrade[column].ambition);
        }
    if (cost.willpower < 0)
        cost.willpower = 0;
    return cost;
}

/* No upgrade costs different amounts of the two. */
static void draw_upgrade_price(struct board_scene *board, struct draw_list *list, struct box box,
                               const struct upgrade_info *upgrade, struct colour colour)
{
    const unsigned paid =
        (upgrade->willpower ? PRICE_WILLPOWER : 0u) | (upgrade->ambition ? PRICE_AMBITION : 0u);
    draw_price(board, list, box, upgrade->willpower ? upgrade->willpower : upgrade->ambition, paid,
               true, colour);
}

static const char *token_label(const struct board_scene *board, unsigned action, unsigned column,
                               char *out, size_t size)
{
    const struct action_info *info = action_info(action);
    const struct upgrade_info *upgrade = &info->upgrade[column];
    const struct lang_value values[] = {
        {"action", tr_of(board_lang(board), "action", info->id, "name"), 0},
        {"upgrade", tr_of(board_lang(board), "upgrade", upgrade->id, "name"), 0},
        {"effect", tr_of(board_lang(board), "upgrade", upgrade->id, "effect"), 0},
    };
    return tr_fill(board_lang(board), out, size,
                   column == COLUMN_UNLOCK ? "board.token.unlock" : "board.token.upgrade", values,
                   3);
}

/* A hit area that is a switch if a token lies there, else a place for one. */
static void add_token_hit(struct board_scene *board, struct draw_list *list, unsigned action,
                          unsigned column)
{
    char id[32], label[WORDS_SIZE], words[WORDS_SIZE];
    const struct box box = layout_token(action, column);
    const int16_t index = (int16_t)(action * COLUMN_COUNT + column);
    const bool toggle = board_is_toggle(board, action, column);
    snprintf(id, sizeof id, "%s.%u.%u", toggle ? "upgrade" : "token", action, column);
    token_label(board, action, column, label, sizeof label);
    const struct thing thing = {THING_TOKEN, (uint16_t)index};
    struct hit *hit;
    if (!toggle) {
        hit = board_hit(board, list, box, thing, THING_TOKEN, index, id, label);
    } else {
        hit = draw_hit(list, box, THING_TOKEN, index, id, label);
        if (!choice_upgrade_usable(&board->choice, action, column))
            draw_hit_disable(list, hit, board_why(board, thing, words, sizeof words));
    }
    hit->group = GROUP_SPIRIT;
}

static void draw_upgrade(struct board_scene *board, struct draw_list *list, unsigned action,
                         unsigned column)
{
    const struct services *services = board->scene.services;
    const struct box box = layout_token(action, column);
    const struct upgrade_info *upgrade = &action_info(action)->upgrade[column];
    const unsigned token =
        board_anim_shown(&board->anim)->seats[board_seat(board)].board[action][column];
    const uint16_t index = (uint16_t)(action * COLUMN_COUNT + column);
    const bool toggle = board_is_toggle(board, action, column);
    const bool usable = toggle && choice_upgrade_usable(&board->choice, action, column);
    const bool on = usable && choice_upgrade_on(&board->choice, action, column);
    const bool hot = board_is_hot(board, THING_TOKEN, (int16_t)index);
    struct draw_command *panel = draw_panel(list, box, 9, colour_fade(theme.night, 0.75f));
    if (on) {
        panel->fill = colour_hex(0x6a55b8);
        panel->fill_bottom = colour_hex(0x47397f);
    } else if (usable) {
        panel->fill = colour_hex(0x352d62);
        panel->fill_bottom = colour_hex(0x282250);
    }
    panel->border = on ? theme.glow : usable ? theme.gold : colour_fade(theme.panel_edge, 0.8f);
    panel->line_width = on ? 2.5f : 1.5f;
    if (hot)
        panel->border = theme.ink;
    const struct colour ink = toggle ? theme.ink : theme.muted;
    ui_text(list, services, (struct box){box.x + 3, box.y + 4, box.w - 6, 26}, FONT_TEXT,
            TEXT_SMALL, ALIGN_CENTRE, ink,
            tr_of(services->lang, "board.upgrade", upgrade->id, NULL));
    draw_vibe(list, (struct box){box.x + 6, box.y + 33, 24, 24}, token);
    draw_upgrade_price(board, list, (struct box){box.x + 31, box.y + 33, box.w - 37, 24}, upgrade,
                       ink);
    if (board_is_lit(board, (struct thing){THING_TOKEN, index}))
        draw_glow(list, box, 9, theme.glow, hot);
    add_token_hit(board, list, action, column);
}

static void draw_action_words(struct board_scene *board, struct draw_list *list, unsigned action,
                              struct box box, struct colour ink)
{
    char words[64];
    const struct services *services = board->scene.services;
    const struct cost cost = row_cost(board, action);
    const bool two = cost.ambition > 0;
    const float top = two ? box.y + 3 : box.y + 12;
    ui_text(list, services, (struct box){box.x, top, box.w, 26}, FONT_BOLD, TEXT_BODY + 1,
            ALIGN_LEFT, ink, tr_of(services->lang, "action", action_info(action)->id, "name"));
    const struct cost willpower = {cost.willpower, 0, 0}, ambition = {0, cost.ambition, 0};
    ui_text(list, services, (struct box){box.x, top + 25, box.w, 20}, FONT_TEXT, TEXT_SMALL,
            ALIGN_LEFT, theme.willpower,
            cost_words(services->lang, willpower, words, sizeof words));
    if (two)
        ui_text(list, services, (struct box){box.x, top + 44, box.w, 20}, FONT_TEXT, TEXT_SMALL,
                ALIGN_LEFT, theme.gold, cost_words(services->lang, ambition, words, sizeof words));
}

static bool action_is_begun(const struct board_scene *board, unsigned action)
{
    const struct choice *choice = &board->choice;
    if (choice->ask == ASK_MOVE + action)
        return true;
    return choice->part_count > 0 && choice->parts[0].kind == THING_ACTION &&
           choice->parts[0].index == action;
}

static void draw_action(struct board_scene *board, struct draw_list *list, unsigned action)
{
    char id[24], label[WORDS_SIZE];
    const struct box row = layout_action(action);
    const struct thing thing = {THING_ACTION, (uint16_t)action};
    const unsigned token =
        board_anim_shown(&board->anim)->seats[board_seat(board)].board[action][COLUMN_UNLOCK];
    const bool takes = choice_takes(&board->choice, thing);
    struct draw_command *panel =
        draw_panel(list, row, 11, takes ? colour_hex(0x2c2657) : colour_hex(0x17142e));
    panel->fill_bottom = takes ? colour_hex(0x221d47) : colour_hex(0x141128);
    panel->border = action_is_begun(board, action)                       ? theme.glow
                    : board_is_hot(board, THING_ACTION, (int16_t)action) ? theme.gold
                                                                         : theme.panel_edge;
    panel->line_width = action_is_begun(board, action) ? 3 : 1.5f;
    const struct box unlock = layout_token(action, COLUMN_UNLOCK);
    const float first = layout_token(action, COLUMN_1).x;
    const struct box words = {unlock.x + unlock.w, row.y, first - unlock.x - unlock.w - 4, row.h};
    draw_vibe(list, box_around(box_centre(unlock), 28, 28), token);
    draw_action_words(board, list, action, words, takes ? theme.ink : theme.muted);
    const bool locked = token == VIBE_NONE;
    const struct box area =
        locked ? words : (struct box){unlock.x, row.y, unlock.w + words.w, row.h};
    const struct lang_value values[] = {
        {"action", tr_of(board_lang(board), "action", action_info(action)->id, "name"), 0},
        {"effect", tr_of(board_lang(board), "action", action_info(action)->id, "effect"), 0},
    };
    tr_fill(board_lang(board), label, sizeof label, "board.action.label", values, 2);
    struct hit *hit = board_hit(board, list, area, thing, THING_ACTION, (int16_t)action,
                                hit_id(id, sizeof id, "action", action), label);
    hit->group = GROUP_SPIRIT;
    if (locked) {
        if (board_is_lit(board, (struct thing){THING_TOKEN, (uint16_t)(action * COLUMN_COUNT)}))
            draw_glow(list, box_around(box_centre(unlock), 32, 32), 16, theme.glow, false);
        add_token_hit(board, list, action, COLUMN_UNLOCK);
    }
    for (unsigned column = COLUMN_1; column < COLUMN_COUNT; column++)
        draw_upgrade(board, list, action, column);
}

static const char *actions_key(const struct game *game, unsigned seat)
{
    if (game->phase == PHASE_OVER)
        return "board.actions_over";
    if (game->phase == PHASE_SETUP)
        return "board.actions_setup";
    return game_turn_seat(game) == seat ? "board.actions_left" : "board.actions_waits";
}

void board_draw_spirit(struct board_scene *board, struct draw_list *list)
{
    char words[WORDS_SIZE];
    const struct services *services = board->scene.services;
    const struct game *game = &board->view.shown;
    const unsigned seat = board_seat(board);
    const struct box panel = layout_spirit_board();
    ui_panel(list, panel, colour_fade(theme.team[seat_team(seat)], 0.6f));
    ui_text(list, services, (struct box){panel.x + 16, panel.y + 3, 200, 38}, FONT_TITLE, 28,
            ALIGN_LEFT, theme.team[seat_team(seat)],
            tr_of(services->lang, "spirit", spirit_info(game->seats[seat].spirit)->id, "name"));
    const struct lang_value value = {"n", NULL, game->actions};
    tr_fill(services->lang, words, sizeof words, actions_key(game, seat), &value, 1);
    ui_text(list, services, (struct box){panel.x + 200, panel.y + 5, panel.w - 216, 34}, FONT_TEXT,
            TEXT_BODY, ALIGN_RIGHT, theme.ink, words);
    for (unsigned action = 0; action < ACTION_EMPOWER; action++)
        draw_action(board, list, action);
}

/* ---- Realm Actions, Absorb, Ambition, end of turn ---- */

static void draw_realm_action(struct board_scene *board, struct draw_list *list, unsigned realm)
{
    char id[24], label[WORDS_SIZE];
    const struct services *services = board->scene.services;
    const struct box box = layout_realm_action(realm);
    const struct thing thing = {THING_REALM, (uint16_t)realm};
    const bool takes = choice_takes(&board->choice, thing);
    const bool begun = board->choice.part_count > 0 && board->choice.parts[0].kind == THING_REALM &&
                       board->choice.parts[0].index == realm;
    /* Of Land with its first Essence, of Willow without what is exchanged. */
    const struct move plain = {.kind = MOVE_REALM, .a = (uint8_t)realm, .n = realm == REALM_LAND};
    const struct cost cost = game_cost(&board->view.shown, &plain);
    const struct colour ink = takes ? theme.ink : theme.muted;
    struct draw_command *panel =
        draw_panel(list, box, 11, colour_fade(theme.realm[realm], takes ? 0.34f : 0.12f));
    panel->fill_bottom = colour_fade(theme.realm[realm], takes ? 0.2f : 0.08f);
    panel->border = begun ? theme.glow : colour_fade(theme.realm[realm], takes ? 1 : 0.5f);
    panel->line_width = begun ? 3 : 1.5f;
    if (takes && board_is_hot(board, THING_REALM, (int16_t)realm))
        panel->border = theme.gold;
    ui_text(list, services, (struct box){box.x + 12, box.y, 172, box.h}, FONT_BOLD, TEXT_SMALL,
            ALIGN_LEFT, ink, realm_name(services->lang, realm));
    ui_text(list, services, (struct box){box.x + 190, box.y, box.w - 244, box.h}, FONT_TEXT,
            TEXT_SMALL, ALIGN_LEFT, takes ? theme.muted : colour_fade(theme.muted, 0.8f),
            tr_of(services->lang, "board.realm", realm_id(realm), "short"));
    draw_price(board, list, (struct box){box.x + box.w - 52, box.y, 40, box.h}, cost.willpower,
               PRICE_WILLPOWER, false, ink);
    char price[64];
    const struct lang_value values[] = {
        {"realm", realm_name(services->lang, realm), 0},
        {"effect", tr_of(services->lang, "board.realm", realm_id(realm), "long"), 0},
        {"cost", cost_words(services->lang, cost, price, sizeof price), 0},
    };
    tr_fill(services->lang, label, sizeof label, "board.realm.label", values, 3);
    struct hit *hit = board_hit(board, list, box, thing, THING_REALM, (int16_t)realm,
                                hit_id(id, sizeof id, "realm", realm), label);
    hit->group = GROUP_TURN;
}

static bool may_absorb_from(const struct board_scene *board, unsigned sphere)
{
    for (size_t i = 0; i < board->choice.count; i++)
        if (board->choice.moves[i].kind == MOVE_ABSORB && board->choice.moves[i].a == sphere)
            return true;
    return false;
}

/* Where nothing may be absorbed now, it says what the Spheres at hand would give. */
static bool is_within_reach(const struct board_scene *board, unsigned sphere, bool takes)
{
    const struct game *game = &board->view.shown;
    const unsigned space = game->seats[board_seat(board)].space;
    if (takes)
        return may_absorb_from(board, sphere);
    return space < SPACE_COUNT && (space_realms(space) >> sphere_realm(game, sphere) & 1);
}

static void draw_absorb(struct board_scene *board, struct draw_list *list)
{
    char text[WORDS_SIZE];
    const struct services *services = board->scene.services;
    const struct box box = layout_absorb();
    const struct thing thing = {THING_ABSORB, 0};
    const bool takes = choice_takes(&board->choice, thing);
    struct draw_command *panel =
        draw_panel(list, box, 14, takes ? colour_hex(0x4a3b26) : colour_hex(0x1f1a2c));
    panel->fill_bottom = takes ? colour_hex(0x2e2520) : colour_hex(0x181526);
    panel->border = takes ? theme.gold : colour_fade(theme.gold, 0.4f);
    panel->line_width = board_is_hot(board, THING_ABSORB, 0) && takes ? 3 : 2;
    ui_text(list, services, (struct box){box.x + 6, box.y + 2, box.w - 12, 34}, FONT_TITLE, 26,
            ALIGN_CENTRE, takes ? theme.glow : theme.muted,
            tr(services->lang, "board.absorb.name"));
    float y = box.y + 36;
    for (unsigned sphere = 0; sphere < SPHERE_COUNT && y + 20 <= box.y + box.h; sphere++) {
        if (!is_within_reach(board, sphere, takes))
            continue;
        const struct absorb_forecast forecast =
            game_absorb_forecast(&board->view.shown, board_seat(board), sphere, false);
        const struct lang_value values[] = {
            {"n", NULL, forecast.from_sphere + forecast.powers},
            {"sphere", tr_of(services->lang, "sphere", sphere_id(sphere), "name"), 0},
        };
        tr_fill(services->lang, text, sizeof text, "board.absorb.line", values, 2);
        ui_text(list, services, (struct box){box.x + 5, y, box.w - 10, 20}, FONT_TEXT, TEXT_SMALL,
                ALIGN_CENTRE, takes ? theme.ink : theme.muted, text);
        y += 20;
        if (forecast.revelation && y + 20 <= box.y + box.h) {
            ui_text(list, services, (struct box){box.x + 5, y, box.w - 10, 20}, FONT_BOLD,
                    TEXT_SMALL, ALIGN_CENTRE, takes ? theme.glow : theme.muted,
                    tr(services->lang, "board.absorb.revelation"));
            y += 20;
        }
    }
    struct hit *hit = board_hit(board, list, box, thing, THING_ABSORB, 0, "absorb",
                                tr(services->lang, "board.absorb.label"));
    hit->group = GROUP_TURN;
}

/* A button for a thing: possible or with its reason. */
static void thing_button(struct board_scene *board, struct draw_list *list, struct thing thing,
                         struct button button)
{
    char words[WORDS_SIZE];
    button.kind = thing.kind;
    button.index = (int16_t)thing.index;
    if (!choice_takes(&board->choice, thing))
        button.why = board_why(board, thing, words, sizeof words);
    ui_button(list, board->scene.services, &board->ui, &button);
}

static void draw_abilities(struct board_scene *board, struct draw_list *list)
{
    static const char *const keys[ABILITY_COUNT] = {"board.ability.action", "board.ability.vibe",
                                                    "board.ability.rotate"};
    char id[24];
    for (unsigned ability = 0; ability < ABILITY_COUNT; ability++) {
        const struct button button = {
            .box = layout_ability(ability),
            .look = BUTTON_PLAIN,
            .group = GROUP_TURN,
            .id = hit_id(id, sizeof id, "ability", ability),
            .label = tr(board_lang(board), keys[ability]),
        };
        thing_button(board, list, (struct thing){THING_ABILITY, (uint16_t)ability}, button);
    }
}

static void draw_ends(struct board_scene *board, struct draw_list *list)
{
    static const char *const ids[] = {"end.draw", "end.ambition"};
    static const char *const keys[] = {"board.end.draw", "board.end.ambition"};
    for (unsigned way = END_DRAW; way <= END_AMBITION; way++) {
        const struct button button = {
            .box = layout_end(way),
            .look = BUTTON_PLAIN,
            .group = GROUP_TURN,
            .id = ids[way],
            .label = tr(board_lang(board), "board.end.name"),
            .detail = tr(board_lang(board), keys[way]),
        };
        thing_button(board, list, (struct thing){THING_END, (uint16_t)way}, button);
    }
}

void board_draw_turn(struct board_scene *board, struct draw_list *list)
{
    ui_panel(list, layout_turn_panel(), theme.panel_edge);
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        draw_realm_action(board, list, realm);
    draw_absorb(board, list);
    draw_abilities(board, list);
    draw_ends(board, list);
}
