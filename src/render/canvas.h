/* Draws single commands of a draw list, from kept pictures where it can. */
#ifndef CEREBRIA_RENDER_CANVAS_H
#define CEREBRIA_RENDER_CANVAS_H

#include <SDL.h>
#include <stdint.h>

#include "render/art.h"
#include "render/pictures.h"
#include "render/problem.h"
#include "render/svg.h"
#include "render/text.h"
#include "screen/draw.h"
#include "screen/viewport.h"

struct canvas {
    SDL_Renderer *sdl;
    struct viewport viewport;
    struct pictures *pictures; /* of sdl */
    struct pictures *sizes;    /* of texts: no textures in there */
    struct text *text;
    struct art *art;
    struct svg svg; /* the one being written */
    struct problem problem;
};

/* Draws commands [from, to) onto sdl's target, which is as large as the output: only inside `area`,
 * and nothing goes beyond the stage. `bounds` of all commands spare those outside; NULL: not known.
 */
void canvas_draw(struct canvas *canvas, const struct draw_list *list, size_t from, size_t to,
                 const SDL_Rect *bounds, const SDL_Rect *area);

/* Output pixels that a command may touch; some more rather than one too few. */
SDL_Rect canvas_bounds(struct canvas *canvas, const struct draw_list *list,
                       const struct draw_command *command);

/* A texture of the output's size to draw into: `texture` if it is that, else a new one, and
 * `texture` is destroyed. NULL if there can be none. */
SDL_Texture *canvas_target(struct canvas *canvas, SDL_Texture *texture);

/* Size of a text in output pixels; wrap 0: none. */
void canvas_text_size(struct canvas *canvas, enum font font, float size_du, float wrap_du,
                      const char *string, int *width, int *height);

/* ---- For the shapes ---- */

/* What a picture is of: the first number of its key. */
enum picture_kind { PICTURE_PANEL, PICTURE_CORNERS, PICTURE_PATH, PICTURE_ART, PICTURE_TEXT };

/* Colours and lengths as numbers of a key. */
int32_t canvas_colour_key(struct colour colour);
int32_t canvas_length_key(float length);

/* If all visible ones of the colours are equally translucent, makes them opaque and returns their
 * opacity, so that the picture can be kept while it fades; else 255. */
uint8_t canvas_common_opacity(struct colour *const *colours, size_t count);

/* How far a command is turned, as its key says it. */
int32_t canvas_angle_key(const struct draw_command *command);

/* Keeps a surface (freed here), turned as the key says, as picture; `what` is named if that fails.
 */
const struct picture *canvas_keep(struct canvas *canvas, const struct picture_key *key,
                                  SDL_Surface *surface, const char *what);

/* Puts a picture on the stage: `to`, in pixels from the stage's corner, is where it would be if it
 * weren't turned about the centre of the command's box. A NULL picture is nothing. */
void canvas_put(struct canvas *canvas, const struct picture *picture, SDL_Rect to,
                const struct draw_command *command);

/* A picture's colour and opacity from now on. */
void canvas_tint(const struct picture *picture, struct colour tint);

/* A plain rectangle, likewise from the stage's corner. */
void canvas_fill(struct canvas *canvas, SDL_Rect rect, struct colour colour);

#endif
