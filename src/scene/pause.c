/* The pause menu over the board: the game is saved already, so every way out is safe. */
#include <stdlib.h>

#include "scene/menu_parts.h"

enum { KIND_BUTTON = 1 };

static const struct menu_entry entries[] = {
    {"pause.continue", "pause.continue", REQUEST_CLOSE},
    {"pause.settings", "pause.settings", REQUEST_SETTINGS},
    {"pause.menu", "pause.menu", REQUEST_MENU},
    {"pause.quit", "pause.quit", REQUEST_QUIT},
};

enum { ENTRY_COUNT = sizeof entries / sizeof entries[0] };

struct pause_scene {
    struct scene scene;
    struct ui_state ui;
};

static void pause_handle(struct scene *scene, const struct intent *intent,
                         const struct draw_list *list)
{
    struct pause_scene *pause = (struct pause_scene *)scene;
    struct intent act = ui_state_handle(&pause->ui, intent, list);
    if (act.kind == INTENT_CANCEL || act.kind == INTENT_MENU) {
        scene->services->request = REQUEST_CLOSE;
    } else if (act.kind == INTENT_CLICK && act.hit_kind == KIND_BUTTON &&
               act.hit_index < ENTRY_COUNT) {
        scene->services->request = (enum request)entries[act.hit_index].request;
    }
}

static void pause_draw(struct scene *scene, struct draw_list *list)
{
    struct pause_scene *pause = (struct pause_scene *)scene;
    const struct services *services = scene->services;
    struct box sheet = {STAGE_WIDTH / 2.0f - 310, 250, 620, 568};
    struct box inside = menu_sheet(list, services, sheet, tr(services->lang, "pause.title"));
    struct box box = {inside.x + 42, inside.y + 8, inside.w - 84, 70};
    for (size_t i = 0; i < ENTRY_COUNT; i++) {
        struct button button = {
            .box = box,
            .look = i == 0 ? BUTTON_GOLD : BUTTON_PLAIN,
            .kind = KIND_BUTTON,
            .index = (int16_t)i,
            .id = entries[i].id,
            .label = tr(services->lang, entries[i].key),
        };
        ui_button(list, services, &pause->ui, &button);
        box.y += box.h + 18;
    }
    bool failed = services->notice && services->notice[0] != '\0';
    struct box words = {inside.x, box.y + 6, inside.w, sheet.y + sheet.h - box.y - 30};
    ui_text(list, services, words, FONT_TEXT, TEXT_SMALL + 1, ALIGN_CENTRE,
            failed ? theme.warn : theme.muted,
            failed ? services->notice : tr(services->lang, "pause.saved"));
}

static void pause_close(struct scene *scene)
{
    free(scene);
}

static const struct scene_class pause_class = {
    .name = "pause",
    .overlay = true,
    .handle = pause_handle,
    .step = menu_step_still,
    .draw = pause_draw,
    .close = pause_close,
};

struct scene *pause_scene_new(struct services *services)
{
    struct pause_scene *pause = calloc(1, sizeof *pause);
    if (!pause) {
        return NULL;
    }
    pause->scene = (struct scene){&pause_class, services};
    ui_state_init(&pause->ui);
    pause->ui.focus_kind = KIND_BUTTON;
    return &pause->scene;
}
