/* SDL events become intents. Mouse, finger, keys and pad meet here, so that scenes know only what
 * was meant.
 *
 * One press at a time: left button or first finger goes down on a hit area (or on none); moved past
 * DRAG_THRESHOLD on a draggable area it becomes a drag, else its release on the same area is a
 * click. A drag that began always ends with one INTENT_DRAG_DROP or INTENT_DRAG_CANCEL. Areas are
 * remembered by kind and index: the list may be drawn anew between. */
#ifndef CEREBRIA_INPUT_INPUT_H
#define CEREBRIA_INPUT_INPUT_H

#include <SDL_events.h>
#include <stddef.h>

#include "screen/draw.h"
#include "screen/intent.h"
#include "screen/viewport.h"

enum { DRAG_THRESHOLD = 6 /* du */, INPUT_INTENTS_MAX = 4 };

enum press { PRESS_NONE, PRESS_DOWN, PRESS_DRAG };

struct input {
    enum press press;
    bool touch; /* the press is a finger's */
    SDL_FingerID finger;
    float press_x, press_y; /* du, where it went down */
    uint16_t press_kind;    /* the area it went down on */
    int16_t press_index;
    bool press_enabled;
    bool press_draggable;
    float x, y;          /* the pointer now, du */
    uint16_t hover_kind; /* what the scene was told last to lie under it */
    int16_t hover_index;
    bool pointing;      /* the mouse is over the window; false for fingers */
    bool text_on;       /* a text field is open */
    bool why_on;        /* Alt is held */
    bool stick_used[4]; /* the pad's stick is pushed: left, right, up, down */
};

/* What an event is judged by: the list last drawn and how it was fitted into the window. */
struct input_scene {
    const struct draw_list *list;
    const struct viewport *viewport;
};

void input_init(struct input *input);

/* Writes the intents an event means, in order; returns how many. */
size_t input_event(struct input *input, const SDL_Event *event, const struct input_scene *scene,
                   struct intent out[INPUT_INTENTS_MAX]);

/* Ends a press or drag because the scene changes under it; returns how many intents the old scene
 * is to get. */
size_t input_let_go(struct input *input, struct intent out[INPUT_INTENTS_MAX]);

/* After a new list was drawn: an INTENT_HOVER if another area has come to lie under the resting
 * pointer. */
size_t input_redrawn(struct input *input, const struct input_scene *scene,
                     struct intent out[INPUT_INTENTS_MAX]);

/* A text field was opened or closed: letters are text, or shortcuts again. */
void input_set_text(struct input *input, bool on);

#endif
