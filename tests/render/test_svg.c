/* SVG documents: numbers whatever the locale, and pictures of exact size. */
#include <locale.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "render/studio.h"
#include "render/svg.h"

static const struct {
    double value;
    const char *text;
} numbers[] = {
    {0, "0"},           {-0.0, "0"},
    {1, "1"},           {10, "10"},
    {-7, "-7"},         {0.5, "0.5"},
    {-0.125, "-0.125"}, {1919.25, "1919.25"},
    {0.05, "0.05"},     {100.01, "100.01"},
    {1e-9, "0"},        {2.0 / 3, "0.666667"},
    {-0.0000004, "0"},  {999999999, "999999999"},
    {1e30, "0"},        {0.999999, "0.999999"},
};

static void check_numbers(void)
{
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++) {
        struct svg svg = {0};
        svg_add_number(&svg, numbers[i].value);
        assert_string_equal(svg.text, numbers[i].text);
        svg_free(&svg);
    }
}

static void test_numbers(void **state)
{
    (void)state;
    check_numbers();
}

static void test_numbers_ignore_the_locale(void **state)
{
    (void)state;
    static const char *const commas[] = {"de_DE.UTF-8", "de_DE.utf8", "ru_RU.UTF-8", "tr_TR.UTF-8",
                                         "fr_FR.UTF-8"};
    bool found = false;
    for (size_t i = 0; !found && i < sizeof commas / sizeof commas[0]; i++) {
        found = setlocale(LC_ALL, commas[i]) != NULL;
    }
    check_numbers();
    setlocale(LC_ALL, "C");
}

static uint32_t alpha(const SDL_Surface *surface, int x, int y)
{
    Uint8 r, g, b, a;
    const uint8_t *row = (const uint8_t *)surface->pixels + y * surface->pitch;
    uint32_t value;
    memcpy(&value, row + 4 * x, sizeof value);
    SDL_GetRGBA(value, surface->format, &r, &g, &b, &a);
    return a;
}

static void test_sizes_are_exact(void **state)
{
    (void)state;
    struct svg svg = {0};
    for (int size = 1; size < 400; size += 7) {
        struct svg_panel panel = {.width = size, .height = 400 - size, .radius = 0.5f, .margin = 1};
        panel.top = panel.bottom = colour_hex(0xffffff);
        svg_write_panel(&svg, &panel);
        SDL_Surface *surface = svg_rasterise(&svg, size + 2, 402 - size);
        assert_non_null(surface);
        assert_int_equal(surface->w, size + 2);
        assert_int_equal(surface->h, 402 - size);
        SDL_FreeSurface(surface);
    }
    svg_free(&svg);
}

static void test_panel_edges_are_sharp_and_corners_smooth(void **state)
{
    (void)state;
    struct svg svg = {0};
    struct svg_panel panel = {.width = 60, .height = 40, .radius = 12, .margin = 1, .line = 2};
    panel.top = panel.bottom = colour_hex(0x0000ff);
    panel.border = colour_hex(0xff0000);
    svg_write_panel(&svg, &panel);
    SDL_Surface *surface = svg_rasterise(&svg, 62, 42);
    assert_non_null(surface);
    assert_int_equal(alpha(surface, 30, 0), 0);
    assert_int_equal(alpha(surface, 30, 1), 255);
    assert_int_equal(alpha(surface, 0, 20), 0);
    assert_int_equal(alpha(surface, 1, 20), 255);
    assert_int_equal(alpha(surface, 1, 1), 0);
    int partial = 0;
    for (int i = 1; i < 13; i++) {
        for (int j = 1; j < 13; j++) {
            partial += alpha(surface, i, j) > 0 && alpha(surface, i, j) < 255;
        }
    }
    assert_in_range(partial, 6, 60);
    SDL_FreeSurface(surface);
    svg_free(&svg);
}

static void test_path_is_moved_and_scaled(void **state)
{
    (void)state;
    struct svg svg = {0};
    struct svg_path path = {.x = 50, .y = 100, .width = 20, .height = 20, .scale = 0.5f};
    path.data = "M110 210 L130 210 L130 230 L110 230 Z"; /* 55..65, 105..115 in pixels */
    path.fill = colour_hex(0xffffff);
    svg_write_path(&svg, &path);
    SDL_Surface *surface = svg_rasterise(&svg, 20, 20);
    assert_non_null(surface);
    assert_int_equal(alpha(surface, 4, 10), 0);
    assert_int_equal(alpha(surface, 5, 5), 255);
    assert_int_equal(alpha(surface, 14, 14), 255);
    assert_int_equal(alpha(surface, 15, 10), 0);
    SDL_FreeSurface(surface);
    svg_free(&svg);
}

static void test_what_is_no_svg_is_refused(void **state)
{
    (void)state;
    assert_null(svg_fit("no picture", 10, 10, 10));
}

/* SDL's own memory of errors, for the leak checker. */
static int end(void **state)
{
    (void)state;
    SDL_Quit();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_numbers_ignore_the_locale),
        cmocka_unit_test(test_sizes_are_exact),
        cmocka_unit_test(test_panel_edges_are_sharp_and_corners_smooth),
        cmocka_unit_test(test_path_is_moved_and_scaled),
        cmocka_unit_test(test_what_is_no_svg_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, end);
}
