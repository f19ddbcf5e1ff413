/* Still pictures: what a frame looks like at the end of a layer, kept while every command up to
 * there stays equal.
 *
 * Not the layer alone is kept but all that lies under it as well: so the picture is opaque, a plain
 * copy (the cheapest thing there is in software), and the same to the bit as drawing everything. A
 * layer over something that moves is just drawn. A picture is made when its layer comes unchanged
 * for the second time, or takes the place of a kept one; what moves frame by frame is not baked. */
#ifndef CEREBRIA_RENDER_STILL_H
#define CEREBRIA_RENDER_STILL_H

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "render/canvas.h"

/* More layers than this in a frame are drawn plainly. */
enum { LAYERS_MAX = 8, STILLS_MAX = 3 };

struct still {
    SDL_Texture *texture; /* of the output's size; NULL: free */
    uint64_t hash;        /* of everything that is in it */
    unsigned last_used;
};

struct stills {
    struct still stills[STILLS_MAX];
    uint64_t last[LAYERS_MAX]; /* hashes of the last frame's layers */
    size_t last_count;
    size_t last_kept; /* so many of them came from a picture made before */
    unsigned clock;
};

/* What a frame begins with. */
struct base {
    SDL_Texture *texture; /* NULL: nothing but the colour behind everything */
    size_t next;          /* the first command not in it */
};

/* Forgets the pictures; a zeroed struct has none. */
void stills_clear(struct stills *stills);

/* Finds the picture a frame may begin with; `hashes` are those of its commands. If much of the
 * frame has to be drawn, a picture that will serve again is made. To be called without a render
 * target set. */
struct base stills_base(struct stills *stills, struct canvas *canvas, const struct draw_list *list,
                        const uint64_t *hashes, bool much);

/* Draws it onto an area of the present target. */
void base_draw(const struct base *base, struct canvas *canvas, struct colour clear,
               const SDL_Rect *area);

#endif
