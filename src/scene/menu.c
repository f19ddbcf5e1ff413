/* The main menu: what the game is called, and the ways on from here. */
#include <stdlib.h>

#include "scene/menu_parts.h"

enum { KIND_BUTTON = 1 };

static const struct menu_entry entries[] = {
    {"menu.continue", "menu.continue", REQUEST_CONTINUE},
    {"menu.new", "menu.new", REQUEST_SET_UP},
    {"menu.settings", "menu.settings", REQUEST_SETTINGS},
    {"menu.quit", "menu.quit", REQUEST_QUIT},
};

enum { ENTRY_CONTINUE, ENTRY_NEW, ENTRY_COUNT = sizeof entries / sizeof entries[0] };

struct menu_scene {
    struct scene scene;
    struct ui_state ui;
};

static size_t first_entry(const struct services *services)
{
    return services->can_continue ? ENTRY_CONTINUE : ENTRY_NEW;
}

static void menu_handle(struct scene *scene, const struct intent *intent,
                        const struct draw_list *list)
{
    struct menu_scene *menu = (struct menu_scene *)scene;
    struct intent act = ui_state_handle(&menu->ui, intent, list);
    if (act.kind == INTENT_CLICK && act.hit_kind == KIND_BUTTON && act.hit_index < ENTRY_COUNT) {
        scene->services->request = (enum request)entries[act.hit_index].request;
    }
}

static void draw_title(const struct services *services, struct draw_list *list)
{
    const struct lang *lang = services->lang;
    draw_art(list, (struct box){810, 66, 300, 300}, "piece/logo");
    ui_text(list, services, (struct box){460, 366, 1000, 140}, FONT_TITLE, 112, ALIGN_CENTRE,
            theme.ink, tr(lang, "menu.title"));
    ui_text(list, services, (struct box){460, 498, 1000, 50}, FONT_TITLE_ITALIC, 36, ALIGN_CENTRE,
            theme.gold, tr(lang, "menu.subtitle"));
}

static void draw_buttons(const struct menu_scene *menu, struct draw_list *list)
{
    const struct services *services = menu->scene.services;
    struct box box = {STAGE_WIDTH / 2.0f - 220, 592, 440, 70};
    for (size_t i = first_entry(services); i < ENTRY_COUNT; i++) {
        bool first = i == first_entry(services);
        const char *detail = i == ENTRY_CONTINUE ? services->continue_label : "";
        box.h = detail[0] != '\0' ? 88 : 70;
        struct button button = {
            .box = box,
            .look = first ? BUTTON_GOLD : BUTTON_PLAIN,
            .kind = KIND_BUTTON,
            .index = (int16_t)i,
            .id = entries[i].id,
            .label = tr(services->lang, entries[i].key),
            .detail = detail[0] != '\0' ? detail : NULL,
        };
        ui_button(list, services, &menu->ui, &button);
        box.y += box.h + 16;
    }
}

static void draw_foot(const struct services *services, struct draw_list *list)
{
    ui_text(list, services, (struct box){40, 1014, 1500, 44}, FONT_TEXT, TEXT_SMALL, ALIGN_LEFT,
            theme.muted, tr(services->lang, "menu.credits"));
    ui_text(list, services, (struct box){1560, 1014, 320, 44}, FONT_TEXT, TEXT_SMALL, ALIGN_RIGHT,
            theme.muted, services->version ? services->version : "");
}

static void menu_draw(struct scene *scene, struct draw_list *list)
{
    struct menu_scene *menu = (struct menu_scene *)scene;
    ui_background(list);
    draw_title(scene->services, list);
    draw_buttons(menu, list);
    draw_foot(scene->services, list);
    menu_notice(list, scene->services);
}

static void menu_close(struct scene *scene)
{
    free(scene);
}

static const struct scene_class menu_class = {
    .name = "menu",
    .handle = menu_handle,
    .step = menu_step_still,
    .draw = menu_draw,
    .close = menu_close,
};

struct scene *menu_scene_new(struct services *services)
{
    struct menu_scene *menu = calloc(1, sizeof *menu);
    if (!menu) {
        return NULL;
    }
    menu->scene = (struct scene){&menu_class, services};
    ui_state_init(&menu->ui);
    menu->ui.focus_kind = KIND_BUTTON; /* Enter goes on at once */
    menu->ui.focus_index = (int16_t)first_entry(services);
    return &menu->scene;
}
