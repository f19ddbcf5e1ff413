/* Dashed lines, cut by us: SDL_image's rasteriser never prepares the last dash of a path where it
 * goes round a corner, and then draws wedges from whatever lies in its memory. So a dashed outline
 * is handed to it as many short solid ones. */
#ifndef CEREBRIA_RENDER_DASH_H
#define CEREBRIA_RENDER_DASH_H

#include <stdbool.h>

#include "render/svg.h"

/* Adds to `out` the path data of `data`'s outline in dashes and gaps of this length (in the path's
 * own units, > 0). Knows M, L, H, V, A and Z, also relative. False, with nothing useful added, at
 * anything else. */
bool dash_write(struct svg *out, const char *data, double dash);

#endif
