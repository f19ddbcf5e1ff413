/* A line of text that can be typed into. Only one is open at a time; the scene that holds it asks
 * the app for text input (REQUEST_TEXT_ON, REQUEST_TEXT_OFF) as the field opens and closes. */
#ifndef CEREBRIA_SCENE_TEXT_FIELD_H
#define CEREBRIA_SCENE_TEXT_FIELD_H

#include "scene/ui.h"

enum { TEXT_FIELD_SIZE = 64 };

struct text_field {
    char text[TEXT_FIELD_SIZE];   /* UTF-8 */
    char before[TEXT_FIELD_SIZE]; /* what it was when opened: Esc brings it back */
    size_t caret;                 /* bytes from the start, never inside a character */
    uint8_t limit;                /* characters, at least 1 */
    bool digits;                  /* takes digits only */
    bool open;
};

/* Closed, with this text as far as it fits. */
void text_field_init(struct text_field *field, const char *text, unsigned limit, bool digits);
/* Opens it, the caret at the end. */
void text_field_open(struct text_field *field);
void text_field_close(struct text_field *field);

/* Lets an open field act on an intent: typed text, backspace, left and right; Enter closes it, Esc
 * closes it with the old text. True if the intent was meant for the field and is done with. */
bool text_field_handle(struct text_field *field, const struct intent *intent);

/* How a field is drawn: its hit area, and words shown dim while it is empty. */
struct text_field_look {
    struct box box;
    uint16_t kind;
    int16_t index;
    uint8_t group;
    const char *id;
    const char *label;
    const char *hint;
};
void text_field_draw(struct draw_list *list, const struct services *services,
                     const struct ui_state *ui, const struct text_field *field,
                     const struct text_field_look *look);

#endif
