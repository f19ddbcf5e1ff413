/* The scenes on the screen, one over the other, and what they ask for (scene/scene.h).
 *
 * Only the top scene gets intents. Overlays are drawn over the scene below, which is dimmed and out
 * of reach. */
#ifndef CEREBRIA_APP_STACK_H
#define CEREBRIA_APP_STACK_H

#include "app/table.h"
#include "scene/scene.h"

enum { STACK_MAX = 8 };

struct stack {
    struct scene *scenes[STACK_MAX];
    size_t count;
    unsigned changes; /* scenes that came or went so far */
    struct services services;
    struct table *table;
    unsigned version;  /* of the session, as the scenes know it */
    bool notice_drawn; /* the notice was on the screen */
    bool seed_fixed;   /* the seed was given on the command line */
    /* What the loop is to do; it clears them. */
    bool settings_changed;
    bool text_changed;
    bool text_on;
    bool quit;
};

/* The services but for lang, settings, measure, seed and version, which the caller has set. Empty:
 * no scene yet. */
void stack_init(struct stack *stack, struct table *table);
void stack_free(struct stack *stack);

/* The scene that gets intents. There is one as soon as a request was served. */
struct scene *stack_top(const struct stack *stack);

/* Gives an intent to the top scene; `list` is what was drawn last. */
void stack_handle(struct stack *stack, const struct intent *intent, const struct draw_list *list);

/* Advances what is visible. True while something moves. */
bool stack_step(struct stack *stack, uint32_t dt_ms);

/* Serves what the scenes asked for, keeps them up to date with the session, and sees to saving. To
 * be called after each intent and step. True if another scene is on top now. */
bool stack_serve(struct stack *stack);

void stack_draw(struct stack *stack, struct draw_list *list);

/* Refreshes all scenes after the session was changed from outside (measuring). */
void stack_refresh(struct stack *stack);

#endif
