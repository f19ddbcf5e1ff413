/* Turns draw lists into pixels, in a window or on a surface. Knows no game.
 *
 * Everything round is made from SVG at output pixels and kept as textures; all of it can be made
 * again from what is in memory, so a lost device costs a frame and nothing else. The last frame is
 * kept and only what changed is drawn again; still layers are kept as pictures below that. One
 * thread, that of the window. */
#ifndef CEREBRIA_RENDER_RENDERER_H
#define CEREBRIA_RENDER_RENDERER_H

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>

#include "screen/draw.h"
#include "screen/viewport.h"

struct renderer;

enum renderer_choice {
    RENDERER_BEST, /* the graphics card with vsync; software where there is none. SDL_RENDER_DRIVER
                      is obeyed */
    RENDERER_SOFTWARE
};

/* For a window, which must outlive it. `assets` is the folder holding fonts/ and art/. NULL with
 * one sentence in `error` if there is no renderer or a font is missing. */
struct renderer *renderer_new(SDL_Window *window, const char *assets, enum renderer_choice choice,
                              char *error, size_t error_size);
/* Without a window: draws on a surface of this size, in software. */
struct renderer *renderer_new_headless(int width, int height, const char *assets, char *error,
                                       size_t error_size);
void renderer_free(struct renderer *renderer);

/* The name of what draws, "software" or SDL's name of the driver. */
const char *renderer_name(const struct renderer *renderer);
/* Presenting waits for the screen: the loop needs no limiter of its own. */
bool renderer_waits(const struct renderer *renderer);
/* How the stage lies in the window; stays valid and is kept up to date. */
const struct viewport *renderer_viewport(const struct renderer *renderer);

/* The window's size or density changed (a window's is asked from SDL; width and height count only
 * without one). False, with the old size kept, if no surface of that size can be made. */
bool renderer_resize(struct renderer *renderer, int width, int height);
/* Shows every event to the renderer. True if pictures were lost and the frame is to be drawn again.
 */
bool renderer_event(struct renderer *renderer, const SDL_Event *event);

/* Draws a frame; renderer_present shows it. */
void renderer_draw(struct renderer *renderer, const struct draw_list *list);
void renderer_present(struct renderer *renderer);

/* The list as pixels (32 bit, SDL_PIXELFORMAT_ARGB8888), to be freed by the caller; NULL on
 * failure. */
SDL_Surface *renderer_pixels(struct renderer *renderer, const struct draw_list *list);
/* The same as a PNG file. False with a reason in renderer_error. */
bool renderer_screenshot(struct renderer *renderer, const struct draw_list *list, const char *path);

/* Measures text as it is drawn: whole output pixels, told in du. */
struct text_measure renderer_measure(struct renderer *renderer);

/* The first thing that could not be drawn or done, as one sentence ("" if nothing), and forgetting
 * it. */
const char *renderer_error(const struct renderer *renderer);
void renderer_error_clear(struct renderer *renderer);

#endif
