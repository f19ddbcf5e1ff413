#include "scene/ui.h"

#include <math.h>
#include <stdio.h>
#include <string.h>

const struct theme theme = {
    .night = {0x0b, 0x0b, 0x18, 255},
    .dusk = {0x17, 0x16, 0x33, 255},
    .violet = {0x2a, 0x25, 0x50, 255},
    .ink = {0xef, 0xe9, 0xdc, 255},
    .muted = {0xa9, 0xa3, 0xbd, 255},
    .gold = {0xd9, 0xb4, 0x6a, 255},
    .glow = {0xff, 0xe9, 0xa8, 255},
    .team = {[TEAM_BLISS] = {0xf2, 0xa6, 0x5a, 255}, [TEAM_GLOOM] = {0x6f, 0x8c, 0xff, 255}},
    .team_card_top =
        {[TEAM_BLISS] = {0x4a, 0x2f, 0x2a, 255}, [TEAM_GLOOM] = {0x27, 0x30, 0x5c, 255}},
    .team_card_bottom =
        {[TEAM_BLISS] = {0x24, 0x1a, 0x22, 255}, [TEAM_GLOOM] = {0x17, 0x1a, 0x30, 255}},
    .vibe = {[VIBE_RED] = {0xe4, 0x57, 0x2e, 255},
             [VIBE_YELLOW] = {0xf2, 0xc1, 0x4e, 255},
             [VIBE_GREEN] = {0x4f, 0xb2, 0x86, 255},
             [VIBE_BLUE] = {0x4f, 0x9d, 0xde, 255},
             [VIBE_WILD] = {0xe6, 0xe0, 0xf7, 255}},
    .realm = {[REALM_VALLEY] = {0x7b, 0x5a, 0xa6, 255},
              [REALM_CRADLE] = {0x4d, 0x86, 0xa8, 255},
              [REALM_NETWORK] = {0x5a, 0x77, 0xc9, 255},
              [REALM_LAND] = {0xa6, 0x5a, 0x6d, 255},
              [REALM_WILLOW] = {0x5f, 0x9c, 0x78, 255}},
    .panel = {0x14, 0x12, 0x2c, 222},
    .panel_edge = {0x4d, 0x45, 0x7c, 255},
    .willpower = {0xa9, 0x84, 0xf5, 255},
    .warn = {0xf0, 0x93, 0x7d, 255},
};

void ui_background(struct draw_list *list)
{
    draw_layer_begin(list);
    draw_art(list, (struct box){0, 0, STAGE_WIDTH, STAGE_HEIGHT}, "sky/night");
    draw_layer_end(list);
}

void ui_panel(struct draw_list *list, struct box box, struct colour edge)
{
    struct draw_command *panel = draw_panel(list, box, 16, theme.panel);
    panel->border = edge;
    panel->line_width = 1.5f;
}

/* ---- Buttons ---- */

struct button_paint {
    struct colour top, bottom, edge, label;
    float line;
};

static struct colour mix(struct colour a, struct colour b, float share)
{
    return (struct colour){
        (uint8_t)lroundf((float)a.r + ((float)b.r - (float)a.r) * share),
        (uint8_t)lroundf((float)a.g + ((float)b.g - (float)a.g) * share),
        (uint8_t)lroundf((float)a.b + ((float)b.b - (float)a.b) * share),
        (uint8_t)lroundf((float)a.a + ((float)b.a - (float)a.a) * share),
    };
}

static struct button_paint resting_paint(enum button_look look)
{
    switch (look) {
    case BUTTON_GOLD:
        return (struct button_paint){
            {0x4a, 0x3b, 0x26, 255}, {0x33, 0x29, 0x20, 255}, theme.gold, theme.glow, 2};
    case BUTTON_QUIET:
        return (struct button_paint){{0, 0, 0, 0}, {0, 0, 0, 0}, {0, 0, 0, 0}, theme.muted, 1.5f};
    case BUTTON_PLAIN:
    default:
        return (struct button_paint){
            {0x28, 0x24, 0x4e, 235}, {0x1e, 0x1b, 0x3f, 235}, theme.panel_edge, theme.ink, 1.5f};
    }
}

static struct button_paint button_paint(const struct ui_state *ui, const struct button *b)
{
    struct button_paint paint = resting_paint(b->look);
    if (b->on) {
        paint.top = colour_hex(0x4a3b26);
        paint.bottom = colour_hex(0x33291f);
        paint.edge = theme.gold;
        paint.label = theme.glow;
        paint.line = 2;
    }
    if (b->why) {
        paint.top = colour_fade(paint.top, 0.35f);
        paint.bottom = colour_fade(paint.bottom, 0.35f);
        paint.edge = colour_fade(paint.edge, 0.45f);
        paint.label = mix(theme.muted, theme.night, 0.25f);
    } else if (ui_hovered(ui, b->kind, b->index)) {
        paint.top = mix(paint.top, theme.violet, 0.3f);
        paint.top = mix(paint.top, theme.ink, 0.14f);
        paint.bottom = mix(paint.bottom, theme.ink, 0.1f);
        paint.edge = mix(paint.edge, theme.glow, 0.6f);
        paint.label = mix(paint.label, colour_hex(0xffffff), 0.4f);
        if (b->look == BUTTON_QUIET && !b->on) {
            paint.top = colour_fade(theme.violet, 0.8f);
            paint.bottom = paint.top;
        }
    }
    return paint;
}

void ui_focus_ring(struct draw_list *list, const struct ui_state *ui, struct box box, float radius,
                   uint16_t kind, int16_t index)
{
    if (!ui->focus_shown || ui->focus_kind != kind || ui->focus_index != index) {
        return;
    }
    struct draw_command *ring =
        draw_panel(list, box_inset(box, -5), radius + 5, (struct colour){0, 0, 0, 0});
    ring->border = theme.glow;
    ring->line_width = 3;
}

static bool has_digits(const char *text)
{
    return strpbrk(text, "0123456789") != NULL;
}

/* Gold ones are titles, but EB Garamond is not for numbers. */
static enum font label_font(const struct button *b)
{
    return b->look == BUTTON_GOLD && !has_digits(b->label) ? FONT_TITLE : FONT_TEXT;
}

static void button_words(struct draw_list *list, const struct services *services,
                         const struct button *b, struct colour colour)
{
    struct box box = box_inset(b->box, 6);
    enum font font = label_font(b);
    float size = fminf(fmaxf(b->box.h * 0.42f, TEXT_SMALL), font == FONT_TITLE ? 34 : TEXT_LARGE);
    if (!b->detail) {
        ui_text(list, services, box, font, size, ALIGN_CENTRE, colour, b->label);
        return;
    }
    size = fminf(fmaxf(b->box.h * 0.34f, TEXT_SMALL), font == FONT_TITLE ? 32 : TEXT_LARGE);
    float first = fmaxf(size * 1.3f, box.h * 0.45f);
    struct box label = {box.x, box.y, box.w, first};
    struct box detail = {box.x, box.y + first, box.w, box.h - first};
    ui_text(list, services, label, font, size, ALIGN_CENTRE, colour, b->label);
    ui_text(list, services, detail, FONT_TEXT, TEXT_SMALL, ALIGN_CENTRE,
            b->why ? colour : theme.muted, b->detail);
}

void ui_button(struct draw_list *list, const struct services *services, const struct ui_state *ui,
               const struct button *b)
{
    struct button_paint paint = button_paint(ui, b);
    float radius = fminf(14, b->box.h * 0.3f);
    struct draw_command *panel = draw_panel(list, b->box, radius, paint.top);
    panel->fill_bottom = paint.bottom;
    panel->border = paint.edge;
    panel->line_width = paint.line;
    button_words(list, services, b, paint.label);
    ui_focus_ring(list, ui, b->box, radius, b->kind, b->index);
    struct hit *hit = draw_hit(list, b->box, b->kind, b->index, b->id, b->label);
    hit->group = b->group;
    if (b->why) {
        draw_hit_disable(list, hit, b->why);
    }
}
