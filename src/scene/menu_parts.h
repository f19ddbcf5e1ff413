/* What the menus share: rows of choices, switches, sheets, notices. */
#ifndef CEREBRIA_SCENE_MENU_PARTS_H
#define CEREBRIA_SCENE_MENU_PARTS_H

#include "scene/ui.h"

/* A button's mark in a table: where it is clicked to, and the key of its words. */
struct menu_entry {
    const char *id;
    const char *key;
    uint8_t request; /* enum request it stands for; REQUEST_NONE: the scene knows */
};

/* Nothing moves in a menu. */
bool menu_step_still(struct scene *scene, uint32_t dt_ms);

/* Several buttons side by side of which one is chosen; hit areas are `kind` with index 0.. */
void menu_choice(struct draw_list *list, const struct services *services, const struct ui_state *ui,
                 struct box box, uint8_t group, uint16_t kind, const struct menu_entry *entries,
                 size_t count, size_t chosen);

/* A switch with "on" or "off" beside it. The hit area's label is "LABEL: on". */
struct menu_switch {
    struct box box;
    uint8_t group;
    uint16_t kind;
    int16_t index;
    const char *id;
    const char *label;
    bool on;
};
void menu_switch(struct draw_list *list, const struct services *services, const struct ui_state *ui,
                 const struct menu_switch *s);

/* A label with a smaller line of explanation below it (NULL: none), at the left of a row. */
void menu_label(struct draw_list *list, const struct services *services, struct box box,
                const char *label, const char *detail);

/* An opaque sheet with a golden title, for overlays; returns the box below the title. */
struct box menu_sheet(struct draw_list *list, const struct services *services, struct box box,
                      const char *title);

/* Why the disabled area under the hand is not possible; nothing for enabled ones. */
void menu_reason(struct draw_list *list, const struct services *services,
                 const struct ui_state *ui);

/* services->notice at the bottom of the stage, if there is one. */
void menu_notice(struct draw_list *list, const struct services *services);

#endif
