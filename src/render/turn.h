/* Turns pictures. Done here and kept, instead of by SDL at every frame: ten turned cards cost SDL's
 * software renderer 3 ms a frame, and their edges come out smoother. */
#ifndef CEREBRIA_RENDER_TURN_H
#define CEREBRIA_RENDER_TURN_H

#include <SDL.h>

/* The surface turned clockwise about its centre, on one large enough to hold it with the same
 * centre. Frees the given one (NULL gives NULL); NULL with a reason in SDL_GetError() if memory is
 * short. */
SDL_Surface *turn_surface(SDL_Surface *surface, double degrees);

#endif
