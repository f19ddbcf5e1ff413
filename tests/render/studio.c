#define _POSIX_C_SOURCE 200809L /* mkdtemp, symlink */

#include "render/studio.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

static void link_into(const struct studio *studio, const char *name, const char *target)
{
    char path[128];
    snprintf(path, sizeof path, "%s/%s", studio->folder, name);
    assert_int_equal(symlink(target, path), 0);
}

void studio_open(struct studio *studio, int width, int height)
{
    char error[512] = "";
    *studio = (struct studio){.folder = "/tmp/cerebria-test-XXXXXX"};
    assert_non_null(mkdtemp(studio->folder));
    link_into(studio, "fonts", CEREBRIA_ASSET_DIR "/fonts");
    link_into(studio, "art", CEREBRIA_SOURCE_DIR "/tests/render/art");
    snprintf(studio->assets, sizeof studio->assets, "%s", studio->folder);
    studio->renderer = renderer_new_headless(width, height, studio->assets, error, sizeof error);
    if (!studio->renderer) {
        fail_msg("%s", error);
    }
}

void studio_lose_files(const struct studio *studio)
{
    char path[128];
    snprintf(path, sizeof path, "%s/fonts", studio->folder);
    unlink(path);
    snprintf(path, sizeof path, "%s/art", studio->folder);
    unlink(path);
}

void studio_close(struct studio *studio)
{
    renderer_free(studio->renderer);
    draw_list_free(&studio->list);
    studio_lose_files(studio);
    rmdir(studio->folder);
}

SDL_Surface *studio_shot(struct studio *studio)
{
    SDL_Surface *pixels = renderer_pixels(studio->renderer, &studio->list);
    assert_non_null(pixels);
    return pixels;
}

uint32_t pixel(const SDL_Surface *surface, int x, int y)
{
    const uint32_t *pixels = surface->pixels;
    assert_true(x >= 0 && y >= 0 && x < surface->w && y < surface->h);
    return pixels[y * (surface->pitch / 4) + x] & 0xffffff;
}

SDL_Rect ink(const SDL_Surface *surface, uint32_t paper)
{
    SDL_Rect all = {0, 0, 0, 0};
    for (int y = 0; y < surface->h; y++) {
        for (int x = 0; x < surface->w; x++) {
            if (pixel(surface, x, y) != paper) {
                SDL_Rect one = {x, y, 1, 1};
                SDL_UnionRect(&all, &one, &all);
            }
        }
    }
    return all;
}

void assert_same_pixels(const SDL_Surface *a, const SDL_Surface *b)
{
    assert_int_equal(a->w, b->w);
    assert_int_equal(a->h, b->h);
    for (int y = 0; y < a->h; y++) {
        const uint8_t *row_a = (const uint8_t *)a->pixels + y * a->pitch;
        const uint8_t *row_b = (const uint8_t *)b->pixels + y * b->pitch;
        bool same = memcmp(row_a, row_b, 4 * (size_t)a->w) == 0;
        for (int x = 0; x < a->w && !same; x++) {
            if (pixel(a, x, y) != pixel(b, x, y)) {
                fail_msg("pixel %d,%d is %06x and %06x", x, y, (unsigned)pixel(a, x, y),
                         (unsigned)pixel(b, x, y));
            }
        }
    }
}

void assert_colour(uint32_t colour, uint32_t expected, int by)
{
    for (int shift = 0; shift <= 16; shift += 8) {
        int part = (int)(colour >> shift & 0xff) - (int)(expected >> shift & 0xff);
        if (abs(part) > by) {
            fail_msg("colour %06x is not within %d of %06x", (unsigned)colour, by,
                     (unsigned)expected);
        }
    }
}
