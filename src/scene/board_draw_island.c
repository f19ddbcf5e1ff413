/* The island: ground, control, slots, spaces, Spirits, Fortresses. */
#include <stdio.h>

#include "scene/board_draw.h"
#include "scene/event_words.h"

/* ---- The ground, which stays ---- */

static void ellipse(struct draw_list *list, struct point centre, struct point axes,
                    struct colour fill, struct colour border, float width)
{
    char path[192];
    struct draw_command *command = draw_path(list, box_around(centre, 2 * axes.x, 2 * axes.y),
                                             path_ellipse(path, sizeof path, centre, axes), fill);
    command->border = border;
    command->line_width = width;
}

static struct point scaled(struct point axes, float by)
{
    return (struct point){axes.x * by, axes.y * by};
}

static struct colour mix(struct colour a, struct colour b, float t)
{
    return (struct colour){(uint8_t)((float)a.r + ((float)b.r - (float)a.r) * t),
                           (uint8_t)((float)a.g + ((float)b.g - (float)a.g) * t),
                           (uint8_t)((float)a.b + ((float)b.b - (float)a.b) * t), 255};
}

/* A sector is darker at the rim: the light comes from the Origin. */
static void draw_sector(struct draw_list *list, unsigned area)
{
    static const float reach[] = {1, 0.92f, 0.82f};
    const struct colour tint =
        area < REALM_COUNT ? theme.realm[area] : mix(theme.violet, theme.dusk, 0.3f);
    const float opacity = area < REALM_COUNT ? 0.36f : 0.42f;
    const struct point inner = scaled(layout_origin(), 1.03f);
    const unsigned from = area_first(area), to = area_last(area);
    char path[256];
    for (size_t i = 0; i < sizeof reach / sizeof reach[0]; i++) {
        const struct point outer = scaled(layout_rim(), reach[i]);
        struct draw_command *wedge =
            draw_path(list, sector_bounds(from, to, inner, outer),
                      path_sector(path, sizeof path, from, to, inner, outer),
                      colour_fade(tint, i == 0 ? opacity : 0.05f));
        if (i == 0) {
            wedge->border = colour_fade(theme.ink, 0.08f);
            wedge->line_width = 1.5f;
        }
    }
}

static void draw_motif(struct draw_list *list, unsigned realm)
{
    const struct point first = box_centre(layout_slot(realm_slot_first(realm)));
    const struct point second = box_centre(layout_slot(realm_slot_second(realm)));
    const struct point centre = layout_centre();
    const struct point between = {(first.x + second.x) / 2, (first.y + second.y) / 2};
    const struct point at = {centre.x + (between.x - centre.x) * 0.93f,
                             centre.y + (between.y - centre.y) * 0.93f};
    char name[32];
    snprintf(name, sizeof name, "realm/%s", realm_id(realm));
    draw_art(list, box_around(at, 230, 230), name)->fill = colour_fade(colour_hex(0xffffff), 0.6f);
}

static void draw_empty_slot(struct draw_list *list, unsigned slot)
{
    char path[256];
    const struct box box = layout_slot(slot);
    struct draw_command *place =
        draw_path(list, box, path_rounded(path, sizeof path, box_inset(box, 1), 11),
                  colour_fade(theme.night, 0.42f));
    place->border = colour_fade(theme.ink, 0.3f);
    place->line_width = 1.5f;
    place->dash = 6;
}

static void draw_rim(struct draw_list *list, unsigned area, unsigned control, float opacity)
{
    char path[160];
    const struct point middle = {layout_rim().x - 3, layout_rim().y - 3};
    path_arc(path, sizeof path, area_first(area), area_last(area), middle);
    const struct box bounds = sector_bounds(area_first(area), area_last(area), middle, middle);
    if (control == TEAM_NONE) {
        struct draw_command *thin = draw_path(list, bounds, path, (struct colour){0});
        thin->border = colour_fade(theme.muted, 0.55f * opacity);
        thin->line_width = 2;
        return;
    }
    if (control == TEAM_GLOOM) {
        struct draw_command *under = draw_path(list, bounds, path, (struct colour){0});
        under->border = colour_fade(theme.team_card_top[TEAM_GLOOM], opacity);
        under->line_width = 9;
    }
    struct draw_command *line = draw_path(list, bounds, path, (struct colour){0});
    line->border = colour_fade(theme.team[control], opacity);
    line->line_width = control == TEAM_GLOOM ? 8 : 9;
    line->dash = control == TEAM_GLOOM ? 9 : 0;
}

static float area_fade(const struct board_scene *board, unsigned area, unsigned *from)
{
    return area < REALM_COUNT ? board_anim_realm_fade(&board->anim, area, from)
                              : board_anim_frontier_fade(&board->anim, area - REALM_COUNT, from);
}

/* Control in the still picture where nothing fades, over it where something does. */
static void draw_control(struct board_scene *board, struct draw_list *list, bool still)
{
    const struct game *game = board_anim_shown(&board->anim);
    for (unsigned area = 0; area < AREA_COUNT; area++) {
        unsigned from = TEAM_NONE;
        const float fade = area_fade(board, area, &from);
        if (still != (fade >= 1))
            continue;
        if (fade < 1)
            draw_rim(list, area, from, 1 - fade);
        draw_rim(list, area, area_control(game, area), fade);
    }
}

void board_draw_areas(struct board_scene *board, struct draw_list *list)
{
    draw_control(board, list, false);
}

static void draw_origin_ground(struct draw_list *list)
{
    const struct point centre = layout_centre();
    const struct point axes = layout_origin();
    ellipse(list, centre, scaled(axes, 1.03f), colour_hex(0x110e22), colour_fade(theme.gold, 0.55f),
            2);
    enum { RINGS = 18 };
    for (unsigned i = 0; i < RINGS; i++)
        ellipse(list, (struct point){centre.x, centre.y + 30},
                scaled((struct point){128, 106}, 1 - (float)i / RINGS),
                colour_fade(theme.glow, 0.012f + 0.0022f * (float)i), (struct colour){0}, 0);
}

void board_draw_still(struct board_scene *board, struct draw_list *list)
{
    const struct services *services = board->scene.services;
    char path[192];
    ui_background(list);
    draw_layer_begin(list);
    const struct point centre = layout_centre();
    ellipse(list, (struct point){centre.x, centre.y + 12}, scaled(layout_rim(), 1.012f),
            colour_fade(theme.night, 0.6f), (struct colour){0}, 0);
    ellipse(list, centre, layout_rim(), mix(theme.dusk, theme.night, 0.35f), (struct colour){0}, 0);
    for (unsigned area = 0; area < AREA_COUNT; area++)
        draw_sector(list, area);
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        draw_motif(list, realm);
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        draw_empty_slot(list, slot);
    struct draw_command *ring =
        draw_path(list, box_around(centre, 2 * layout_ring().x, 2 * layout_ring().y),
                  path_ellipse(path, sizeof path, centre, layout_ring()), (struct colour){0});
    ring->border = colour_fade(theme.ink, 0.28f);
    ring->line_width = 2;
    ring->dash = 5;
    draw_origin_ground(list);
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        ui_text(list, services, layout_realm_name(realm), FONT_TITLE, TEXT_BODY + 1, ALIGN_CENTRE,
                theme.ink, realm_name(services->lang, realm));
    draw_control(board, list, true);
    draw_layer_end(list);
}

/* ---- Slots ---- */

static const char *slot_label(const struct board_scene *board, unsigned slot, char *out,
                              size_t size)
{
    const struct game *game = &board->view.shown;
    const struct emotion *emotion = &game->slots[slot];
    const unsigned area =
        slot_is_frontier(slot) ? REALM_COUNT + slot_triad(slot) : slot_realm(slot);
    char place[96];
    const struct lang_value values[] = {
        {"place", area_name(board_lang(board), area, place, sizeof place), 0},
        {"card", emotion->card == CARD_NONE ? "" : card_words(board_lang(board), emotion->card), 0},
        {"n", NULL, game->sums.intensity[slot]},
        {"essence", NULL, emotion->essence},
        {"spaces", NULL, card_info(emotion->card)->spaces},
        {"power",
         emotion->card == CARD_NONE
             ? ""
             : tr_of(board_lang(board), "card", card_info(emotion->card)->id, "power"),
         0},
    };
    return tr_fill(board_lang(board), out, size,
                   emotion->card == CARD_NONE ? "board.slot.empty" : "board.slot.card", values, 6);
}

static void draw_slot_card(struct board_scene *board, struct draw_list *list, unsigned slot)
{
    const struct game *shown = board_anim_shown(&board->anim);
    const struct emotion *emotion = &shown->slots[slot];
    const struct thing thing = {THING_SLOT, (uint16_t)slot};
    const struct card_look look = {
        .box = layout_slot(slot),
        .card = emotion->card,
        .team = card_info(emotion->card)->team,
        .essence = emotion->essence,
        .token = emotion->token,
        .intensity = shown->sums.intensity[slot],
        .opacity = 1,
        .glow = board_is_lit(board, thing),
    };
    ui_card(list, board->scene.services, &look);
}

static void draw_slot(struct board_scene *board, struct draw_list *list, unsigned slot)
{
    char id[24], label[WORDS_SIZE];
    const struct box box = layout_slot(slot);
    const struct thing thing = {THING_SLOT, (uint16_t)slot};
    const bool lit = board_is_lit(board, thing);
    const bool hot = board_is_hot(board, THING_SLOT, (int16_t)slot);
    if (board_anim_shown(&board->anim)->slots[slot].card != CARD_NONE)
        draw_slot_card(board, list, slot);
    else if (lit)
        draw_panel(list, box, 11, colour_fade(theme.gold, hot ? 0.34f : 0.16f));
    if (lit || choice_has(&board->choice, thing))
        draw_glow(list, box, 11, choice_has(&board->choice, thing) ? theme.ink : theme.glow, hot);
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        if (board_pointed_places(board, team) >> slot & 1)
            draw_glow(list, box, 11, theme.team[team], true);
    struct hit *hit = board_hit(board, list, box, thing, THING_SLOT, (int16_t)slot,
                                hit_id(id, sizeof id, "slot", slot),
                                slot_label(board, slot, label, sizeof label));
    hit->group = GROUP_ISLAND;
}

/* ---- Spaces and Spirits ---- */

static void draw_space(struct board_scene *board, struct draw_list *list, unsigned space)
{
    char id[24], name[96];
    const struct box box = layout_space(space);
    const struct thing thing = {THING_SPACE, (uint16_t)space};
    const bool lit = board_is_lit(board, thing);
    const bool hot = board_is_hot(board, THING_SPACE, (int16_t)space);
    struct draw_command *place = draw_panel(list, box, box.w / 2, colour_hex(0x1a1733));
    place->fill_bottom = colour_hex(0x100d22);
    place->border = colour_fade(theme.ink, 0.35f);
    place->line_width = 1.5f;
    if (lit) {
        draw_panel(list, box, box.w / 2, colour_fade(theme.gold, hot ? 0.45f : 0.2f));
        draw_glow(list, box, box.w / 2, theme.glow, hot);
    }
    area_name(board_lang(board), space_place(space) + (space_is_realm(space) ? 0 : REALM_COUNT),
              name, sizeof name);
    struct hit *hit = board_hit(board, list, box, thing, THING_SPACE, (int16_t)space,
                                hit_id(id, sizeof id, "space", space), name);
    hit->group = GROUP_ISLAND;
}

void draw_pawn(struct draw_list *list, struct box box, unsigned spirit, bool acts)
{
    const unsigned team = spirit_info(spirit)->team;
    struct draw_command *disc = draw_panel(list, box, box.w / 2, theme.team_card_top[team]);
    disc->fill_bottom = theme.team_card_bottom[team];
    disc->border = theme.team[team];
    disc->line_width = 3;
    if (acts)
        draw_glow(list, box, box.w / 2, theme.glow, false);
    draw_piece(list, box_inset(box, 1), "spirit", spirit_info(spirit)->id);
}

static void draw_spirit_hit(struct board_scene *board, struct draw_list *list, unsigned seat,
                            struct box box)
{
    char id[24], label[WORDS_SIZE];
    struct thing thing;
    const struct game *game = &board->view.shown;
    const char *spirit = spirit_info(game->seats[seat].spirit)->id;
    board_thing(board, HIT_SPIRIT, (int16_t)seat, &thing);
    const struct lang_value values[] = {
        {"spirit", tr_of(board_lang(board), "spirit", spirit, "name"), 0},
        {"team", team_name(board_lang(board), seat_team(seat)), 0},
        {"power", tr_of(board_lang(board), "spirit", spirit, "power"), 0},
    };
    tr_fill(board_lang(board), label, sizeof label, "board.spirit.label", values, 3);
    struct hit *hit = board_hit(board, list, box, thing, HIT_SPIRIT, (int16_t)seat,
                                hit_id(id, sizeof id, "spirit", seat), label);
    hit->group = GROUP_ISLAND;
    hit->draggable = hit->enabled && thing.kind == THING_ACTION;
    hit->droppable = false;
}

static void draw_spirits_on(struct board_scene *board, struct draw_list *list, unsigned space)
{
    const struct game *shown = board_anim_shown(&board->anim);
    unsigned count = 0, index = 0;
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        count += shown->seats[seat].in_play && shown->seats[seat].space == space;
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        struct point at;
        if (!shown->seats[seat].in_play || shown->seats[seat].space != space)
            continue;
        struct box box = layout_spirit(space, index++, count);
        const bool dragged = board->drag.on && board->drag.hit_kind == HIT_SPIRIT &&
                             board->drag.hit_index == (int)seat;
        if (board_anim_spirit(&board->anim, seat, &at))
            box = box_around(at, box.w, box.h);
        if (!dragged)
            draw_pawn(list, box, shown->seats[seat].spirit,
                      seat == game_decider(&board->view.shown));
        draw_spirit_hit(board, list, seat, box);
    }
}

/* ---- Fortresses and sums ---- */

static void draw_fortress(struct board_scene *board, struct draw_list *list, unsigned realm)
{
    char id[24], label[WORDS_SIZE];
    const struct fortress *fortress = &board_anim_shown(&board->anim)->fortresses[realm];
    const struct box box = layout_fortress(realm);
    const struct thing thing = {THING_FORTRESS, (uint16_t)realm};
    const float scale = board_anim_fortress_scale(&board->anim, realm);
    const struct box drawn = box_around(box_centre(box), box.w * scale, box.h * scale);
    if (fortress->size == SIZE_NONE) {
        draw_art(list, box, "piece/fortress_empty");
    } else {
        char name[48];
        snprintf(name, sizeof name, "piece/fortress_%s_%s", team_id(fortress->team),
                 fortress->size == SIZE_MAJOR ? "major" : "minor");
        draw_art(list, drawn, name);
    }
    if (board_is_lit(board, thing) || choice_has(&board->choice, thing))
        draw_glow(list, box, 8, theme.glow, board_is_hot(board, THING_FORTRESS, (int16_t)realm));
    static const char *const keys[] = {"board.fortress.none", "board.fortress.minor",
                                       "board.fortress.major"};
    const struct lang_value values[] = {{"place", realm_name(board_lang(board), realm), 0},
                                        {"team", team_name(board_lang(board), fortress->team), 0}};
    tr_fill(board_lang(board), label, sizeof label, keys[fortress->size], values, 2);
    struct hit *hit = board_hit(board, list, box, thing, THING_FORTRESS, (int16_t)realm,
                                hit_id(id, sizeof id, "fortress", realm), label);
    hit->group = GROUP_ISLAND;
}

static void draw_area_sums(struct board_scene *board, struct draw_list *list, unsigned area)
{
    char id[24], name[96], label[WORDS_SIZE];
    const struct game *shown = board_anim_shown(&board->anim);
    const bool realm = area < REALM_COUNT;
    const unsigned index = realm ? area : area - REALM_COUNT;
    const uint8_t *sums = realm ? shown->sums.realm[index] : shown->sums.frontier[index];
    const struct box box = realm ? layout_realm_sums(index) : layout_frontier_sums(index);
    const unsigned control = area_control(shown, area);
    draw_sums(list, board->scene.services, box, sums[TEAM_BLISS], sums[TEAM_GLOOM], control);
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        if (board_pointed_places(board, team) >> (realm ? 16 + index : 24 + index) & 1)
            draw_glow(list, box, box.h / 2, theme.team[team], true);
    const struct lang_value values[] = {
        {"area", area_name(board_lang(board), area, name, sizeof name), 0},
        {"bliss", NULL, sums[TEAM_BLISS]},
        {"gloom", NULL, sums[TEAM_GLOOM]},
        {"team", control == TEAM_NONE ? "" : team_name(board_lang(board), control), 0},
    };
    tr_fill(board_lang(board), label, sizeof label,
            control == TEAM_NONE ? "board.area.nobody" : "board.area.team", values, 4);
    struct hit *hit = draw_hit(list, box_inset(box, -3), HIT_AREA, (int16_t)area,
                               hit_id(id, sizeof id, "area", area), label);
    hit->focusable = false;
    hit->group = GROUP_ISLAND;
}

void board_draw_island(struct board_scene *board, struct draw_list *list)
{
    board_draw_areas(board, list);
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        draw_slot(board, list, slot);
    for (unsigned area = 0; area < AREA_COUNT; area++)
        draw_area_sums(board, list, area);
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        draw_fortress(board, list, realm);
    for (unsigned space = 0; space < SPACE_COUNT; space++)
        draw_space(board, list, space);
    for (unsigned space = 0; space < SPACE_COUNT; space++)
        draw_spirits_on(board, list, space);
}
