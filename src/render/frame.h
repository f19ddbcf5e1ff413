/* The last frame, kept as a picture: only what changed is drawn again. */
#ifndef CEREBRIA_RENDER_FRAME_H
#define CEREBRIA_RENDER_FRAME_H

#include <SDL.h>
#include <stdbool.h>
#include <stdint.h>

#include "render/canvas.h"
#include "render/changes.h"
#include "render/still.h"

struct frame {
    SDL_Texture *texture; /* of the output's size */
    bool valid;           /* it shows `last` */
    uint64_t stage;       /* hash of its size and clear colour */
    struct trace last, next;
    struct stills stills;
};

/* Forgets the pictures: before their renderer is destroyed, and when render targets were lost. */
void frame_clear(struct frame *frame);
void frame_free(struct frame *frame); /* a zeroed frame is an empty one */

/* Draws a list onto the whole output, bars and all. */
void frame_draw(struct frame *frame, struct canvas *canvas, const struct draw_list *list);

#endif
