/* Text in whole output pixels: breaking lines, measuring and rasterising them in one way. */
#ifndef CEREBRIA_RENDER_TEXT_H
#define CEREBRIA_RENDER_TEXT_H

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>

#include "screen/draw.h"

struct text;

struct text_style {
    enum font font;
    int size; /* pixels, >= 1 */
    int wrap; /* pixels; 0: lines end at newlines only */
    enum align align;
};

/* Loads the fonts from <assets>/fonts. NULL with one sentence in `error`. */
struct text *text_new(const char *assets, char *error, size_t error_size);
void text_destroy(struct text *text);

/* Width of the widest line, and height from the first line's top to the last one's bottom. */
bool text_size(struct text *text, const struct text_style *style, const char *string, int *width,
               int *height);

/* White on transparent, exactly as large as text_size says. NULL with a reason in SDL_GetError(),
 * and for text without any ink. */
SDL_Surface *text_rasterise(struct text *text, const struct text_style *style, const char *string);

/* Where capitals stand in a text of this height: from the top of the first line's to the foot of
 * the last line's. Text looks centred when these are. */
bool text_body(struct text *text, const struct text_style *style, int height, int *top,
               int *bottom);

#endif
