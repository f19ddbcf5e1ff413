/* Drawing into a window, and what is said when nothing can be drawn. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "render/studio.h"

static void test_window(void **state)
{
    (void)state;
    struct studio studio;
    struct studio *s = &studio;
    char error[512] = "";
    studio_open(s, 960, 540);
    assert_int_equal(SDL_Init(SDL_INIT_VIDEO), 0);
    SDL_Window *window = SDL_CreateWindow("test", 0, 0, 960, 540, SDL_WINDOW_RESIZABLE);
    assert_non_null(window);
    struct renderer *renderer =
        renderer_new(window, s->assets, RENDERER_SOFTWARE, error, sizeof error);
    assert_string_equal(error, "");
    assert_non_null(renderer);
    assert_string_equal(renderer_name(renderer), "software");
    assert_false(renderer_waits(renderer));
    s->list.clear = colour_hex(0x0b0b18);
    draw_layer_begin(&s->list);
    draw_panel(&s->list, (struct box){100, 100, 500, 300}, 20, colour_hex(0xd9b46a));
    draw_layer_end(&s->list);
    draw_text(&s->list, (struct box){120, 120, 400, 60}, FONT_TITLE, 34, ALIGN_LEFT, colour_hex(0),
              "Window");
    SDL_Surface *shot = studio_shot(s);
    for (int frame = 0; frame < 3; frame++) {
        renderer_draw(renderer, &s->list);
        renderer_present(renderer);
        SDL_Surface *pixels = renderer_pixels(renderer, &s->list);
        assert_same_pixels(shot, pixels);
        SDL_FreeSurface(pixels);
    }
    SDL_SetWindowSize(window, 1280, 720);
    assert_true(renderer_resize(renderer, 0, 0));
    assert_int_equal(renderer_viewport(renderer)->output_width, 1280);
    renderer_draw(renderer, &s->list);
    renderer_present(renderer);
    assert_string_equal(renderer_error(renderer), "");
    SDL_FreeSurface(shot);
    renderer_free(renderer);
    SDL_DestroyWindow(window);
    studio_close(s);
}

static void test_failures_are_sentences(void **state)
{
    (void)state;
    char error[512] = "";
    assert_null(renderer_new_headless(100, 100, "/nowhere", error, sizeof error));
    assert_string_equal(error,
                        "The font file /nowhere/fonts/EBGaramond12-Regular.otf can't be read.");
    assert_null(renderer_new(NULL, CEREBRIA_ASSET_DIR, RENDERER_BEST, error, sizeof error));
    assert_int_equal(strncmp(error, "Nothing can be drawn into the window: ", 38), 0);
    assert_null(renderer_new_headless(-1, 100, CEREBRIA_ASSET_DIR, error, sizeof error));
    assert_non_null(strstr(error, "-1 x 100"));
}

static int end(void **state)
{
    (void)state;
    SDL_Quit();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_window),
        cmocka_unit_test(test_failures_are_sentences),
    };
    return cmocka_run_group_tests(tests, NULL, end);
}
