/* Intents: what a hand meant, after mouse, keyboard, pad or touch have been made the same.
 * Positions are in design units (see draw.h). Press, drag and release always arrive complete. */
#ifndef CEREBRIA_SCREEN_INTENT_H
#define CEREBRIA_SCREEN_INTENT_H

#include <stdbool.h>
#include <stdint.h>

enum intent_kind {
    INTENT_NONE,
    INTENT_HOVER,      /* the pointer moved (no button): x, y; hit under it or none */
    INTENT_CLICK,      /* pressed and released on the same hit area (or on none) without dragging */
    INTENT_DRAG_BEGIN, /* a drag started on a draggable area: hit; x, y where it was pressed */
    INTENT_DRAG_MOVE,  /* x, y */
    INTENT_DRAG_DROP,  /* x, y; the scene finds the target (draw_drop_at) */
    INTENT_DRAG_CANCEL,
    INTENT_CANCEL,     /* right click or Esc */
    INTENT_ACCEPT,     /* Enter or Space: act on the focused area */
    INTENT_FOCUS_NEXT, /* Tab */
    INTENT_FOCUS_PREVIOUS,
    INTENT_LEFT,
    INTENT_RIGHT,
    INTENT_UP,
    INTENT_DOWN,
    INTENT_NUMBER,   /* 1..9 in number */
    INTENT_UNDO,     /* Z */
    INTENT_REDO,     /* Y, Shift+Z */
    INTENT_END_TURN, /* E */
    INTENT_ABSORB,   /* A */
    INTENT_HELP,     /* F1 */
    INTENT_LOG,      /* L */
    INTENT_WHY,      /* Alt held: on true, released: on false */
    INTENT_MENU,     /* game pad Start */
    INTENT_SCROLL,   /* wheel: number lines, away from the user positive */
    INTENT_TEXT,     /* typed text while a text field is open: text, UTF-8 */
    INTENT_BACKSPACE,
    INTENT_RESIZED, /* the window or its pixel density changed; everything is redrawn */
    INTENT_KIND_COUNT
};

enum { INTENT_TEXT_SIZE = 32, HIT_NONE = 0xffff };

struct intent {
    uint8_t kind; /* enum intent_kind */
    bool on;
    bool touch; /* from a finger: no hover exists */
    int8_t number;
    uint16_t hit_kind; /* of the hit area under the pointer, HIT_NONE if none */
    int16_t hit_index;
    bool hit_enabled;
    float x, y; /* du */
    char text[INTENT_TEXT_SIZE];
};

#endif
