/* Turning pictures. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "render/studio.h"
#include "render/turn.h"

static SDL_Surface *paper(int width, int height, uint32_t argb)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    assert_non_null(surface);
    SDL_FillRect(surface, NULL, argb);
    return surface;
}

static uint32_t whole_pixel(const SDL_Surface *surface, int x, int y)
{
    return ((const uint32_t *)surface->pixels)[y * (surface->pitch / 4) + x];
}

static void test_quarter_turn_is_exact(void **state)
{
    (void)state;
    SDL_Surface *surface = paper(30, 20, 0xff102030);
    SDL_FillRect(surface, &(SDL_Rect){0, 0, 10, 5}, 0xffff8000); /* upper left */
    surface = turn_surface(surface, 90);
    assert_non_null(surface);
    assert_in_range(surface->w, 20, 21);
    assert_in_range(surface->h, 30, 31);
    /* Clockwise: what was upper left is upper right. */
    assert_int_equal(whole_pixel(surface, surface->w - 3, 3), 0xffff8000);
    assert_int_equal(whole_pixel(surface, 3, 3), 0xff102030);
    assert_int_equal(whole_pixel(surface, surface->w - 3, surface->h - 3), 0xff102030);
    SDL_FreeSurface(surface);
}

static void test_no_turn_changes_nothing(void **state)
{
    (void)state;
    SDL_Surface *surface = turn_surface(paper(9, 7, 0x80406080), 0);
    assert_int_equal(surface->w, 9);
    assert_int_equal(surface->h, 7);
    assert_int_equal(whole_pixel(surface, 0, 0), 0x80406080);
    assert_int_equal(whole_pixel(surface, 8, 6), 0x80406080);
    SDL_FreeSurface(surface);
}

/* At the edges only the opacity fades: transparent black around doesn't darken them. */
static void test_edges_keep_their_colour(void **state)
{
    (void)state;
    SDL_Surface *surface = paper(40, 40, 0);
    SDL_FillRect(surface, &(SDL_Rect){1, 1, 38, 38}, 0xfff08040);
    surface = turn_surface(surface, 30);
    assert_non_null(surface);
    assert_in_range(surface->w, 55, 56);
    int partial = 0;
    for (int y = 0; y < surface->h; y++) {
        for (int x = 0; x < surface->w; x++) {
            uint32_t value = whole_pixel(surface, x, y);
            if (value >> 24 > 0) {
                assert_colour(value, 0xf08040, 1);
            }
            partial += value >> 24 > 20 && value >> 24 < 235;
        }
    }
    assert_true(partial > 50);
    assert_int_equal(whole_pixel(surface, 0, 0), 0);
    assert_int_equal(whole_pixel(surface, surface->w / 2, surface->h / 2), 0xfff08040);
    SDL_FreeSurface(surface);
}

static void test_nothing_stays_nothing(void **state)
{
    (void)state;
    assert_null(turn_surface(NULL, 30));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_quarter_turn_is_exact),
        cmocka_unit_test(test_no_turn_changes_nothing),
        cmocka_unit_test(test_edges_keep_their_colour),
        cmocka_unit_test(test_nothing_stays_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
