/* Bubbles of words beside the thing they are about. */
#include <math.h>

#include "scene/ui.h"

enum { WIDTH_MAX = 420, PADDING = 16, GAP = 12, MARGIN = 8 };

static const struct box no_box = {0, 0, 0, 0};

static float clamp(float value, float low, float high)
{
    return fmaxf(low, fminf(value, high));
}

static float shared_area(struct box a, struct box b)
{
    float w = fminf(a.x + a.w, b.x + b.w) - fmaxf(a.x, b.x);
    float h = fminf(a.y + a.h, b.y + b.h) - fmaxf(a.y, b.y);
    return w > 0 && h > 0 ? w * h : 0;
}

static struct box onto_stage(struct box box)
{
    box.x = clamp(box.x, MARGIN, STAGE_WIDTH - MARGIN - box.w);
    box.y = clamp(box.y, MARGIN, STAGE_HEIGHT - MARGIN - box.h);
    return box;
}

/* Right, left, above or below: where it hides least of what it is about and of what must stay
 * visible. */
static struct box place(struct box anchor, struct box avoid, float w, float h)
{
    float middle_x = anchor.x + (anchor.w - w) / 2;
    float middle_y = anchor.y + (anchor.h - h) / 2;
    const struct box places[] = {
        {anchor.x + anchor.w + GAP, middle_y, w, h},
        {anchor.x - GAP - w, middle_y, w, h},
        {middle_x, anchor.y - GAP - h, w, h},
        {middle_x, anchor.y + anchor.h + GAP, w, h},
    };
    struct box best = no_box;
    float best_cost = 0;
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        struct box box = onto_stage(places[i]);
        float cost = 2 * shared_area(box, anchor) + shared_area(box, avoid);
        if (i == 0 || cost < best_cost) {
            best = box;
            best_cost = cost;
        }
    }
    return best;
}

static float line_width(const struct services *services, enum font font, float size,
                        const char *text)
{
    return fminf(ui_text_width(services, font, size, text), WIDTH_MAX);
}

static bool is_empty(const char *text)
{
    return !text || text[0] == '\0';
}

void ui_tooltip(struct draw_list *list, const struct services *services, struct box anchor,
                struct box avoid, const char *heading, const char *text)
{
    float width = 0;
    float heading_height = 0;
    float text_height = 0;
    if (!is_empty(heading)) {
        width = line_width(services, FONT_BOLD, TEXT_BODY, heading);
    }
    if (!is_empty(text)) {
        width = fmaxf(width, line_width(services, FONT_TEXT, TEXT_SMALL + 1, text));
    }
    width = ceilf(width) + 2;
    if (!is_empty(heading)) {
        heading_height = ui_text_height(services, FONT_BOLD, TEXT_BODY, width, heading);
    }
    if (!is_empty(text)) {
        text_height = ui_text_height(services, FONT_TEXT, TEXT_SMALL + 1, width, text);
    }
    float between = heading_height > 0 && text_height > 0 ? 6 : 0;
    float height = heading_height + between + text_height;
    struct box box = place(anchor, avoid, width + 2 * PADDING, height + 2 * PADDING - 8);
    struct box shadow = {box.x + 3, box.y + 5, box.w, box.h};
    draw_panel(list, shadow, 12, colour_fade(theme.night, 0.5f));
    struct draw_command *panel = draw_panel(list, box, 12, colour_hex(0x1c1938));
    panel->border = colour_fade(theme.gold, 0.7f);
    panel->line_width = 1.5f;
    struct box words = {box.x + PADDING, box.y + PADDING - 4, width, heading_height};
    if (heading_height > 0) {
        draw_text(list, words, FONT_BOLD, TEXT_BODY, ALIGN_LEFT, theme.ink, heading)->wrap = true;
    }
    words.y += heading_height + between;
    words.h = text_height;
    if (text_height > 0) {
        draw_text(list, words, FONT_TEXT, TEXT_SMALL + 1, ALIGN_LEFT, theme.muted, text)->wrap =
            true;
    }
}

void ui_hit_tooltip(struct draw_list *list, const struct services *services,
                    const struct ui_state *ui)
{
    const struct hit *hit = ui->focus_shown ? ui_find_hit(list, ui->focus_kind, ui->focus_index)
                                            : ui_find_hit(list, ui->hover_kind, ui->hover_index);
    if (hit) {
        ui_tooltip(list, services, hit->box, no_box, draw_string(list, hit->label),
                   draw_string(list, hit->why));
    }
}
