/* Chooses what draws into a window. */
#ifndef CEREBRIA_RENDER_DEVICE_H
#define CEREBRIA_RENDER_DEVICE_H

#include <SDL.h>
#include <stdbool.h>

/* An SDL renderer for the window: the graphics card with vsync, else software. NULL with the reason
 * in SDL_GetError(). */
SDL_Renderer *device_new(SDL_Window *window, bool software);

#endif
