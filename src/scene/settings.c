/* What the player prefers. Every change counts at once: there is nothing to confirm. */
#include <assert.h>
#include <stdio.h>
#include <stdlib.h>

#include "scene/menu_parts.h"

enum { KIND_SPEED = 1, KIND_SWITCH, KIND_CLOSE };

static const struct menu_entry speeds[] = {
    {"settings.speed.slow", "settings.speed.slow", REQUEST_NONE},
    {"settings.speed.normal", "settings.speed.normal", REQUEST_NONE},
    {"settings.speed.fast", "settings.speed.fast", REQUEST_NONE},
    {"settings.speed.none", "settings.speed.none", REQUEST_NONE},
};
static_assert(sizeof speeds / sizeof speeds[0] == SPEED_COUNT, "one button a speed");

/* A setting that is on or off; its explanation is at "<id>.detail". */
struct row {
    const char *id;
    size_t offset; /* of the bool in struct settings */
};

static const struct row rows[] = {
    {"settings.hand_over", offsetof(struct settings, hand_over)},
    {"settings.warn_end_turn", offsetof(struct settings, warn_end_turn)},
    {"settings.reduce_motion", offsetof(struct settings, reduce_motion)},
    {"settings.full_screen", offsetof(struct settings, full_screen)},
};

enum { ROW_COUNT = sizeof rows / sizeof rows[0] };

struct settings_scene {
    struct scene scene;
    struct ui_state ui;
};

static bool *value_of(struct settings *settings, const struct row *row)
{
    return (bool *)((char *)settings + row->offset);
}

static void click(struct scene *scene, const struct intent *act)
{
    struct services *services = scene->services;
    switch (act->hit_kind) {
    case KIND_SPEED:
        services->settings->speed = (uint8_t)act->hit_index;
        services->request = REQUEST_SETTINGS_CHANGED;
        break;
    case KIND_SWITCH: {
        bool *value = value_of(services->settings, &rows[act->hit_index]);
        *value = !*value;
        services->request = REQUEST_SETTINGS_CHANGED;
        break;
    }
    case KIND_CLOSE:
        services->request = REQUEST_CLOSE;
        break;
    default:
        break;
    }
}

static void settings_handle(struct scene *scene, const struct intent *intent,
                            const struct draw_list *list)
{
    struct settings_scene *settings = (struct settings_scene *)scene;
    struct intent act = ui_state_handle(&settings->ui, intent, list);
    if (act.kind == INTENT_CANCEL || act.kind == INTENT_MENU) {
        scene->services->request = REQUEST_CLOSE;
    } else if (act.kind == INTENT_CLICK) {
        click(scene, &act);
    }
}

static void draw_speed(const struct settings_scene *settings, struct draw_list *list,
                       struct box line)
{
    const struct services *services = settings->scene.services;
    struct box words = {line.x, line.y, 400, line.h};
    struct box buttons = {line.x + 420, line.y + 8, line.w - 420, line.h - 16};
    menu_label(list, services, words, tr(services->lang, "settings.speed"),
               tr(services->lang, "settings.speed.detail"));
    menu_choice(list, services, &settings->ui, buttons, 0, KIND_SPEED, speeds, SPEED_COUNT,
                services->settings->speed);
}

static void draw_row(const struct settings_scene *settings, struct draw_list *list, struct box line,
                     size_t index)
{
    char key[64];
    const struct services *services = settings->scene.services;
    const char *label = tr(services->lang, rows[index].id);
    snprintf(key, sizeof key, "%s.detail", rows[index].id);
    struct box words = {line.x, line.y, line.w - 170, line.h};
    menu_label(list, services, words, label, tr(services->lang, key));
    struct menu_switch change = {
        .box = {line.x + line.w - 142, line.y + 11, 142, line.h - 22},
        .group = 1,
        .kind = KIND_SWITCH,
        .index = (int16_t)index,
        .id = rows[index].id,
        .label = label,
        .on = *value_of(services->settings, &rows[index]),
    };
    menu_switch(list, services, &settings->ui, &change);
}

static void settings_draw(struct scene *scene, struct draw_list *list)
{
    struct settings_scene *settings = (struct settings_scene *)scene;
    const struct services *services = scene->services;
    struct box sheet = {STAGE_WIDTH / 2.0f - 500, 206, 1000, 668};
    struct box inside = menu_sheet(list, services, sheet, tr(services->lang, "settings.title"));
    struct box line = {inside.x + 12, inside.y, inside.w - 24, 74};
    draw_speed(settings, list, line);
    for (size_t i = 0; i < ROW_COUNT; i++) {
        line.y += line.h + 12;
        draw_panel(list, (struct box){line.x, line.y - 6, line.w, 1}, 0,
                   colour_fade(theme.panel_edge, 0.6f));
        draw_row(settings, list, line, i);
    }
    struct button done = {
        .box = {STAGE_WIDTH / 2.0f - 150, sheet.y + sheet.h - 108, 300, 68},
        .look = BUTTON_GOLD,
        .kind = KIND_CLOSE,
        .group = 2,
        .id = "settings.close",
        .label = tr(services->lang, "settings.close"),
    };
    ui_button(list, services, &settings->ui, &done);
    menu_notice(list, services);
}

static void settings_close(struct scene *scene)
{
    free(scene);
}

static const struct scene_class settings_class = {
    .name = "settings",
    .overlay = true,
    .handle = settings_handle,
    .step = menu_step_still,
    .draw = settings_draw,
    .close = settings_close,
};

struct scene *settings_scene_new(struct services *services)
{
    struct settings_scene *settings = calloc(1, sizeof *settings);
    if (!settings) {
        return NULL;
    }
    settings->scene = (struct scene){&settings_class, services};
    ui_state_init(&settings->ui);
    return &settings->scene;
}
