/* The face of an Emotion card, at any size: everything is a share of the card's height, and small
 * cards leave out what would not be readable. Only panels, pictures and text are used: the renderer
 * keeps those while a card moves. */
#include <math.h>
#include <stdio.h>

#include "scene/ui.h"

enum {
    CARD_TEXT_MIN = 15, /* du; numbers and names on cards never get smaller */
    ART_NAME_SIZE = 64
};

/* A card being drawn. */
struct face {
    struct draw_list *list;
    const struct services *services;
    const struct card_look *look;
    const struct card_info *info;
    struct box box;
    float u; /* one part in 420 of the card's height */
};

static const struct colour clear = {0, 0, 0, 0};

static struct box part(const struct face *face, float x, float y, float w, float h)
{
    return (struct box){face->box.x + x, face->box.y + y, w, h};
}

static struct colour team_colour(const struct face *face)
{
    return theme.team[face->look->team % TEAM_COUNT];
}

static void disc(struct draw_list *list, float x, float y, float size, struct colour fill,
                 struct colour border, float line)
{
    struct box box = {x - size / 2, y - size / 2, size, size};
    struct draw_command *panel = draw_panel(list, box, size / 2, fill);
    panel->border = border;
    panel->line_width = line;
}

static void number(const struct face *face, float x, float y, float size, struct colour colour,
                   int value, bool sign)
{
    char digits[8];
    snprintf(digits, sizeof digits, sign ? "+%d" : "%d", value);
    struct box box = {x - size, y - size, 2 * size, 2 * size};
    draw_text(face->list, box, FONT_BOLD, size, ALIGN_CENTRE, colour, digits)->middle = true;
}

/* ---- Frame ---- */

static void frame(const struct face *face)
{
    float u = face->u;
    struct box box = face->box;
    unsigned team = face->look->team % TEAM_COUNT;
    struct box shadow = {box.x + 2 * u, box.y + 9 * u, box.w, box.h};
    draw_panel(face->list, shadow, 24 * u, colour_fade(colour_hex(0x000000), 0.4f));
    if (face->look->glow) {
        struct draw_command *halo =
            draw_panel(face->list, box_inset(box, -9 * u - 1), 31 * u, clear);
        halo->border = colour_fade(theme.glow, 0.35f);
        halo->line_width = 9 * u;
        halo = draw_panel(face->list, box_inset(box, -3 * u - 1), 26 * u, clear);
        halo->border = theme.glow;
        halo->line_width = fmaxf(2, 5 * u);
    }
    struct draw_command *panel = draw_panel(face->list, box, 24 * u, theme.team_card_top[team]);
    panel->fill_bottom = theme.team_card_bottom[team];
    panel->border = theme.team[team];
    panel->line_width = fmaxf(1.5f, 4.5f * u);
    float inset = fmaxf(3, 14 * u);
    struct draw_command *thin = draw_panel(face->list, box_inset(box, inset), 14 * u, clear);
    thin->border = colour_fade(theme.team[team], 0.32f);
    thin->line_width = 1;
}

/* The back: the team's colour, and rings like those of the Origin, nothing that tells one card from
 * another. */
static void back(const struct face *face)
{
    static const float rings[] = {150, 112, 74};
    float x = face->box.x + face->box.w / 2;
    float y = face->box.y + face->box.h / 2;
    struct colour colour = team_colour(face);
    for (size_t i = 0; i < sizeof rings / sizeof rings[0]; i++) {
        disc(face->list, x, y, rings[i] * face->u * 1.15f, colour_fade(colour, 0.06f),
             colour_fade(colour, 0.25f + 0.15f * (float)i), 1.5f);
    }
    for (int i = 0; i < 5; i++) {
        float angle = (float)i * 1.2566371f - 1.5707963f; /* five Spheres, one above */
        disc(face->list, x + cosf(angle) * 75 * face->u * 1.15f,
             y + sinf(angle) * 75 * face->u * 1.15f, 22 * face->u,
             theme.team_card_bottom[face->look->team % TEAM_COUNT], colour_fade(colour, 0.8f),
             1.5f);
    }
    disc(face->list, x, y, 34 * face->u, colour_fade(colour, 0.85f), clear, 0);
}

/* ---- Name, Vibe, creature ---- */

/* Height of the line the name stands in. */
static float name_height(const struct face *face)
{
    return fmaxf(50 * face->u, 20);
}

static float name_top(const struct face *face)
{
    return fmaxf(20 * face->u, 4);
}

static const char *name_of(const struct face *face)
{
    return tr_of(face->services->lang, "card", face->info->id, "name");
}

/* In one line, as large as its width allows. */
static void name(const struct face *face)
{
    float margin = fmaxf(24 * face->u, 4);
    struct box box =
        part(face, margin, name_top(face), face->box.w - 2 * margin, name_height(face));
    float size = fmaxf(40 * face->u, 19);
    const char *text = name_of(face);
    float width = ui_text_width(face->services, FONT_TITLE, size, text);
    while (width > box.w && size > CARD_TEXT_MIN) {
        size = fmaxf(size - 0.5f, CARD_TEXT_MIN);
        width = ui_text_width(face->services, FONT_TITLE, size, text);
    }
    draw_text(face->list, box, FONT_TITLE, size, ALIGN_CENTRE, theme.ink, text)->middle = true;
}

static float symbol_size(const struct face *face)
{
    return fmaxf(54 * face->u, 23);
}

/* Below the name, at the left. */
static void vibe(const struct face *face)
{
    char art[ART_NAME_SIZE];
    if (face->info->vibe >= VIBE_COUNT) {
        return;
    }
    float size = symbol_size(face);
    float left = fmaxf(22 * face->u, 5);
    snprintf(art, sizeof art, "vibe/%s", vibe_id(face->info->vibe));
    draw_art(face->list, part(face, left, name_top(face) + name_height(face), size, size), art);
}

/* Where the pips begin. */
static float pips_middle(const struct face *face)
{
    float size = fmaxf(52 * face->u, 20);
    float low = face->box.h - fmaxf(28 * face->u, 5) - size / 2 - 12 * face->u;
    return face->look->power_text ? 262 * face->u : low;
}

static void creature(const struct face *face)
{
    char art[ART_NAME_SIZE];
    float top = name_top(face) + name_height(face) - 6 * face->u;
    float bottom = pips_middle(face) - fmaxf(52 * face->u, 20) / 2 - 2 * face->u;
    float size = fminf(bottom - top, face->box.w - 12 * face->u);
    snprintf(art, sizeof art, "emotion/%s", face->info->id);
    draw_art(face->list,
             part(face, (face->box.w - size) / 2, top + (bottom - top - size) / 2, size, size),
             art);
}

/* ---- Numbers ---- */

/* A small gold roof under the pip at which the card may be Empowered. */
static void threshold_tick(const struct face *face, float x, float y)
{
    float length = fmaxf(15 * face->u, 5);
    float thick = fmaxf(4 * face->u, 1.5f);
    for (int side = -1; side <= 1; side += 2) {
        struct box bar = {x + (float)side * length * 0.36f - length / 2, y - thick / 2, length,
                          thick};
        struct draw_command *panel = draw_panel(face->list, bar, thick / 2, theme.gold);
        panel->angle = (float)side * 40;
    }
}

static void pips(const struct face *face)
{
    int spaces = face->info->spaces;
    float size = fmaxf(52 * face->u, 20);
    float step = fminf(size * 1.14f, (face->box.w - 2 * fmaxf(16 * face->u, 4)) / (float)spaces);
    size = fminf(size, step - 1);
    float y = face->box.y + pips_middle(face);
    float x = face->box.x + face->box.w / 2 - step * (float)(spaces - 1) / 2;
    struct colour colour = team_colour(face);
    for (int i = 0; i < spaces; i++, x += step) {
        bool filled = i < face->look->essence;
        disc(face->list, x, y, size, filled ? colour : theme.night, colour,
             fmaxf(1.5f, 3.5f * face->u));
        number(face, x, y, fmaxf(size * 0.54f, CARD_TEXT_MIN), filled ? theme.night : theme.ink,
               face->info->intensity[i], false);
        if (face->info->threshold == i + 1) {
            threshold_tick(face, x, y + size / 2 + fmaxf(9 * face->u, 3));
        }
    }
}

/* The Intensity the card has now, upper right, and its token below. */
static void intensity(const struct face *face)
{
    const struct card_look *look = face->look;
    float size = fmaxf(70 * face->u, 26);
    float x = face->box.x + face->box.w - fmaxf(20 * face->u, 4) - size / 2;
    float y = face->box.y + name_top(face) + name_height(face) + size / 2;
    if (look->intensity >= 0) {
        disc(face->list, x, y, size, theme.night, team_colour(face), fmaxf(1.5f, 4 * face->u));
        number(face, x, y, fmaxf(size * 0.62f, CARD_TEXT_MIN), theme.ink, look->intensity, false);
        y += size * 0.5f;
    }
    if (look->token != 0) {
        float w = fmaxf(60 * face->u, 26);
        float h = fmaxf(46 * face->u, 19);
        y += h * 0.5f + 1;
        struct box box = {x - w / 2, y - h / 2, w, h};
        draw_panel(face->list, box, h / 2, theme.gold);
        number(face, x, y, fmaxf(h * 0.72f, CARD_TEXT_MIN), theme.night, look->token, true);
    }
}

/* ---- Power in words ---- */

static void power(const struct face *face)
{
    float u = face->u;
    float top = pips_middle(face) + 46 * u;
    float left = 26 * u;
    float width = face->box.w - 2 * left;
    float height = face->box.h - top - 20 * u;
    const char *text = tr_of(face->services->lang, "card", face->info->id, "power");
    struct box rule = part(face, left + width * 0.2f, top - 5 * u, width * 0.6f, 1);
    draw_panel(face->list, rule, 0, colour_fade(team_colour(face), 0.4f));
    struct box words = part(face, left, top, width, height);
    float size = fmaxf(18 * u, TEXT_SMALL);
    while (ui_text_height(face->services, FONT_TEXT, size, width, text) > height &&
           size > CARD_TEXT_MIN) {
        size -= 0.5f;
    }
    ui_text(face->list, face->services, words, FONT_TEXT, size, ALIGN_CENTRE, theme.ink, text);
    if (face->info->ours) {
        ui_mark_ours(face->list, face->box.x + face->box.w - 30 * u,
                     face->box.y + face->box.h - 30 * u, 11 * u);
    }
}

void ui_mark_ours(struct draw_list *list, float x, float y, float size)
{
    struct box box = {x - size / 2, y - size / 2, size, size};
    struct draw_command *diamond = draw_panel(list, box, 1, clear);
    diamond->border = theme.gold;
    diamond->line_width = 1.5f;
    diamond->angle = 45;
}

/* ---- Turning and fading ---- */

/* Turns what was drawn upright since `from` about a point. */
static void turn(struct draw_list *list, size_t from, float x, float y, float degrees)
{
    float angle = degrees * 3.14159265f / 180;
    for (size_t i = from; i < list->count; i++) {
        struct draw_command *command = &list->commands[i];
        float dx = command->box.x + command->box.w / 2 - x;
        float dy = command->box.y + command->box.h / 2 - y;
        command->box.x = x + dx * cosf(angle) - dy * sinf(angle) - command->box.w / 2;
        command->box.y = y + dx * sinf(angle) + dy * cosf(angle) - command->box.h / 2;
        command->angle += degrees;
    }
}

static void fade(struct draw_list *list, size_t from, float opacity)
{
    for (size_t i = from; i < list->count; i++) {
        struct draw_command *command = &list->commands[i];
        command->fill = colour_fade(command->fill, opacity);
        command->fill_bottom = colour_fade(command->fill_bottom, opacity);
        command->border = colour_fade(command->border, opacity);
    }
}

void ui_card(struct draw_list *list, const struct services *services, const struct card_look *card)
{
    struct face face = {list, services, card, card_info(card->card), card->box, card->box.h / 420};
    size_t from = list->count;
    frame(&face);
    if (card->card == CARD_HIDDEN || card->card == CARD_NONE) {
        back(&face);
    } else {
        creature(&face);
        name(&face);
        vibe(&face);
        pips(&face);
        intensity(&face);
        if (card->power_text) {
            power(&face);
        }
    }
    if (card->angle != 0) {
        turn(list, from, card->box.x + card->box.w / 2, card->box.y + card->box.h / 2, card->angle);
    }
    if (card->opacity < 1) {
        fade(list, from, card->opacity);
    }
}
