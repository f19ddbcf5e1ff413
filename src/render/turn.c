#include "render/turn.h"

#include <math.h>
#include <stdbool.h>
#include <stdint.h>

/* Weights of the four pixels around a point add up to this. */
enum { WHOLE = 256 };

/* A pixel of an ARGB surface; transparent outside it. */
static uint32_t pixel_at(const SDL_Surface *surface, int x, int y)
{
    if (x < 0 || y < 0 || x >= surface->w || y >= surface->h) {
        return 0;
    }
    const uint32_t *pixels = surface->pixels;
    return pixels[(size_t)y * (size_t)(surface->pitch / 4) + (size_t)x];
}

/* The four pixels around a point, mixed; each counts by its nearness and, for the colour, its
 * opacity. */
static uint32_t sample(const SDL_Surface *surface, double x, double y)
{
    int left = (int)floor(x);
    int top = (int)floor(y);
    uint32_t right_share = (uint32_t)((x - left) * WHOLE);
    uint32_t low_share = (uint32_t)((y - top) * WHOLE);
    uint32_t alpha = 0, red = 0, green = 0, blue = 0;
    for (int i = 0; i < 4; i++) {
        uint32_t pixel = pixel_at(surface, left + (i & 1), top + (i >> 1));
        uint32_t weight =
            (i & 1 ? right_share : WHOLE - right_share) * (i >> 1 ? low_share : WHOLE - low_share);
        uint32_t part = (pixel >> 24) * weight / WHOLE; /* at most 255 * 256 */
        alpha += part;
        red += (pixel >> 16 & 0xff) * part;
        green += (pixel >> 8 & 0xff) * part;
        blue += (pixel & 0xff) * part;
    }
    if (alpha == 0) {
        return 0;
    }
    uint32_t half = alpha / 2;
    uint32_t opacity = (alpha + WHOLE / 2) / WHOLE;
    return opacity << 24 | (red + half) / alpha << 16 | (green + half) / alpha << 8 |
           (blue + half) / alpha;
}

static void turn_pixels(const SDL_Surface *from, SDL_Surface *to, double sine, double cosine)
{
    for (int y = 0; y < to->h; y++) {
        uint32_t *row = (uint32_t *)to->pixels + (size_t)y * (size_t)(to->pitch / 4);
        double dy = y + 0.5 - to->h / 2.0;
        for (int x = 0; x < to->w; x++) {
            double dx = x + 0.5 - to->w / 2.0;
            double from_x = dx * cosine + dy * sine + from->w / 2.0 - 0.5;
            double from_y = dy * cosine - dx * sine + from->h / 2.0 - 0.5;
            bool inside = from_x > -1 && from_y > -1 && from_x < from->w && from_y < from->h;
            row[x] = inside ? sample(from, from_x, from_y) : 0;
        }
    }
}

SDL_Surface *turn_surface(SDL_Surface *surface, double degrees)
{
    SDL_Surface *from =
        surface ? SDL_ConvertSurfaceFormat(surface, SDL_PIXELFORMAT_ARGB8888, 0) : NULL;
    SDL_FreeSurface(surface);
    if (!from) {
        return NULL;
    }
    double radians = degrees * 3.14159265358979 / 180;
    double sine = sin(radians);
    double cosine = cos(radians);
    int width = (int)ceil(fabs(from->w * cosine) + fabs(from->h * sine));
    int height = (int)ceil(fabs(from->h * cosine) + fabs(from->w * sine));
    SDL_Surface *to =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    if (to) {
        turn_pixels(from, to, sine, cosine);
    }
    SDL_FreeSurface(from);
    return to;
}
