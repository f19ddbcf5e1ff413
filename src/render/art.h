/* The pictures of assets/art, read once and kept as SVG text. */
#ifndef CEREBRIA_RENDER_ART_H
#define CEREBRIA_RENDER_ART_H

#include <SDL.h>

#include "render/problem.h"

struct art;

/* `assets` is copied. NULL if memory is short. */
struct art *art_new(const char *assets);
void art_free(struct art *art);

/* <assets>/art/<name>.svg as large as fits into width x height. NULL if it is missing or
 * broken: then the file is looked for and the reason noted only once. */
SDL_Surface *art_rasterise(struct art *art, const char *name, int width, int height,
                           struct problem *problem);

#endif
