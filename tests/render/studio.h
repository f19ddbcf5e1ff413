/* What tests of drawing need: a renderer without a window, a list to draw, and eyes for pixels.
 *
 * Its assets are a folder of its own, made for the test: the staged fonts and the pictures of
 * tests/render/art. */
#ifndef CEREBRIA_TESTS_RENDER_STUDIO_H
#define CEREBRIA_TESTS_RENDER_STUDIO_H

#include <SDL.h>
#include <stdint.h>

#include "render/renderer.h"

struct studio {
    char folder[64];
    char assets[80];
    struct renderer *renderer;
    struct draw_list list; /* freed by studio_close */
};

/* Fails the test if anything is missing. */
void studio_open(struct studio *studio, int width, int height);
void studio_close(struct studio *studio);
/* Takes the assets away from under it. */
void studio_lose_files(const struct studio *studio);

/* Draws the list and returns the pixels, to be freed. */
SDL_Surface *studio_shot(struct studio *studio);
/* A pixel as 0xrrggbb. */
uint32_t pixel(const SDL_Surface *surface, int x, int y);
/* The smallest rectangle holding all pixels of other colour than `paper`; empty if there are none.
 */
SDL_Rect ink(const SDL_Surface *surface, uint32_t paper);
void assert_same_pixels(const SDL_Surface *a, const SDL_Surface *b);
/* Fails unless each part of a colour is within `by` of the expected one's. */
void assert_colour(uint32_t colour, uint32_t expected, int by);

#endif
