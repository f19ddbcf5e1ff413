/* Writes small SVG documents and rasterises them, edges smoothed. Numbers never follow the locale.
 */
#ifndef CEREBRIA_RENDER_SVG_H
#define CEREBRIA_RENDER_SVG_H

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>

#include "screen/draw.h"

struct svg {
    char *text;
    size_t length, capacity;
    bool failed; /* memory ran out; nothing more is written */
};

/* A rounded rectangle of whole pixels, w x h, `margin` pixels inside the picture's edges. */
struct svg_panel {
    int width, height, margin;
    float radius; /* pixels, at most half the smaller side */
    float line;   /* the border's width in pixels, inside the rectangle; 0: none */
    float dash;   /* pixels; 0: solid */
    struct colour top, bottom, border;
};

/* A path whose du coordinates times `scale`, minus x and y, are the picture's pixels. */
struct svg_path {
    int x, y, width, height;
    float scale;
    float line; /* du; 0: none */
    float dash; /* du; 0: solid */
    struct colour fill, border;
    const char *data;
};

void svg_free(struct svg *svg); /* a zeroed struct svg is an empty one */

/* Each starts the document anew. */
void svg_write_panel(struct svg *svg, const struct svg_panel *panel);
void svg_write_path(struct svg *svg, const struct svg_path *path);

void svg_add(struct svg *svg, const char *text);
/* A decimal number with at most six decimals and a point: -0.125. Numbers from 1e9 on become 0. */
void svg_add_number(struct svg *svg, double value);

/* A picture exactly width x height large. NULL with a reason in SDL_GetError(). */
SDL_Surface *svg_rasterise(const struct svg *svg, int width, int height);
/* The same of any document (terminated), as large as fits into width x height, its shape kept. */
SDL_Surface *svg_fit(const char *text, size_t length, int width, int height);

#endif
