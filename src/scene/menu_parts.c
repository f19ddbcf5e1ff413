#include "scene/menu_parts.h"

#include <stdio.h>

static const struct box no_box = {0, 0, 0, 0};
static const struct colour clear = {0, 0, 0, 0};

bool menu_step_still(struct scene *scene, uint32_t dt_ms)
{
    (void)scene;
    (void)dt_ms;
    return false;
}

void menu_choice(struct draw_list *list, const struct services *services, const struct ui_state *ui,
                 struct box box, uint8_t group, uint16_t kind, const struct menu_entry *entries,
                 size_t count, size_t chosen)
{
    float gap = 10;
    float width = (box.w - gap * (float)(count - 1)) / (float)count;
    for (size_t i = 0; i < count; i++) {
        struct button button = {
            .box = {box.x + (width + gap) * (float)i, box.y, width, box.h},
            .kind = kind,
            .index = (int16_t)i,
            .group = group,
            .id = entries[i].id,
            .label = tr(services->lang, entries[i].key),
            .on = i == chosen,
        };
        ui_button(list, services, ui, &button);
    }
}

void menu_switch(struct draw_list *list, const struct services *services, const struct ui_state *ui,
                 const struct menu_switch *s)
{
    char label[128];
    const char *word = tr(services->lang, s->on ? "ui.on" : "ui.off");
    bool hovered = ui_hovered(ui, s->kind, s->index);
    float h = 34;
    struct box track = {s->box.x, s->box.y + (s->box.h - h) / 2, 68, h};
    struct draw_command *panel =
        draw_panel(list, track, h / 2, s->on ? colour_hex(0x5a4729) : theme.night);
    panel->border = s->on || hovered ? theme.gold : theme.panel_edge;
    panel->line_width = 2;
    float knob = h - 12;
    float at = s->on ? track.x + track.w - 6 - knob : track.x + 6;
    draw_panel(list, (struct box){at, track.y + 6, knob, knob}, knob / 2,
               s->on ? theme.glow : theme.muted);
    struct box words = {track.x + track.w + 14, s->box.y, s->box.w - track.w - 14, s->box.h};
    ui_text(list, services, words, FONT_TEXT, TEXT_BODY, ALIGN_LEFT,
            s->on || hovered ? theme.ink : theme.muted, word);
    ui_focus_ring(list, ui, s->box, 10, s->kind, s->index);
    snprintf(label, sizeof label, "%s: %s", s->label, word);
    draw_hit(list, s->box, s->kind, s->index, s->id, label)->group = s->group;
}

void menu_label(struct draw_list *list, const struct services *services, struct box box,
                const char *label, const char *detail)
{
    if (!detail) {
        ui_text(list, services, box, FONT_TEXT, TEXT_BODY, ALIGN_LEFT, theme.ink, label);
        return;
    }
    float middle = box.y + box.h / 2;
    struct box first = {box.x, middle - 29, box.w, 30};
    struct box second = {box.x, middle + 1, box.w, 26};
    ui_text(list, services, first, FONT_TEXT, TEXT_BODY + 1, ALIGN_LEFT, theme.ink, label);
    ui_text(list, services, second, FONT_TEXT, TEXT_SMALL, ALIGN_LEFT, theme.muted, detail);
}

struct box menu_sheet(struct draw_list *list, const struct services *services, struct box box,
                      const char *title)
{
    struct box shadow = {box.x + 4, box.y + 10, box.w, box.h};
    draw_panel(list, shadow, 22, colour_fade(colour_hex(0x000000), 0.45f));
    struct draw_command *panel = draw_panel(list, box, 22, colour_hex(0x1a1738));
    panel->fill_bottom = colour_hex(0x121026);
    panel->border = colour_fade(theme.gold, 0.8f);
    panel->line_width = 2;
    struct draw_command *thin = draw_panel(list, box_inset(box, 8), 16, clear);
    thin->border = colour_fade(theme.gold, 0.16f);
    thin->line_width = 1;
    struct box heading = {box.x + 40, box.y + 28, box.w - 80, 62};
    ui_text(list, services, heading, FONT_TITLE, 46, ALIGN_CENTRE, theme.gold, title);
    return (struct box){box.x + 48, box.y + 106, box.w - 96, box.h - 106 - 40};
}

void menu_reason(struct draw_list *list, const struct services *services, const struct ui_state *ui)
{
    const struct hit *hit = ui->focus_shown ? ui_find_hit(list, ui->focus_kind, ui->focus_index)
                                            : ui_find_hit(list, ui->hover_kind, ui->hover_index);
    if (hit && !hit->enabled) {
        ui_tooltip(list, services, hit->box, no_box, NULL, draw_string(list, hit->why));
    }
}

void menu_notice(struct draw_list *list, const struct services *services)
{
    if (services->notice && services->notice[0] != '\0') {
        struct box foot = {STAGE_WIDTH / 2.0f - 2, STAGE_HEIGHT - 30, 4, 4};
        ui_tooltip(list, services, foot, no_box, NULL, services->notice);
    }
}
