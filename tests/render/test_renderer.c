/* Draw lists become the pixels they ask for, the same ones every time. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>
#include <SDL_image.h>

#include "render/studio.h"

enum { NIGHT = 0x0b0b18, GOLD = 0xd9b46a, BLISS = 0xf2a65a };

static int set_up(void **state)
{
    static struct studio studio;
    studio_open(&studio, 960, 540); /* half a pixel a du */
    studio.list.clear = colour_hex(NIGHT);
    *state = &studio;
    return 0;
}

static int tear_down(void **state)
{
    struct studio *studio = *state;
    assert_string_equal(renderer_error(studio->renderer), "");
    studio_close(studio);
    return 0;
}

/* A bit of everything, in a layer and over it. */
static void draw_scene(struct draw_list *list, const char *moving)
{
    draw_list_reset(list);
    list->clear = colour_hex(NIGHT);
    draw_layer_begin(list);
    draw_panel(list, (struct box){0, 0, 1920, 1080}, 0, colour_hex(NIGHT))->fill_bottom =
        colour_hex(0x171633);
    struct draw_command *panel =
        draw_panel(list, (struct box){100, 100, 500, 300}, 20, colour_fade(colour_hex(GOLD), 0.4f));
    panel->border = colour_hex(BLISS);
    panel->line_width = 3;
    draw_path(list, (struct box){900, 200, 300, 300}, "M900 350 Q1050 50 1200 350 T1100 500 Z",
              colour_fade(colour_hex(0x6f8cff), 0.7f));
    draw_art(list, (struct box){700, 600, 200, 200}, "square")->angle = 12;
    draw_layer_end(list);
    draw_panel(list, (struct box){500, 200, 200, 300}, 16, colour_hex(0x4a2f2a))->fill_bottom =
        colour_hex(0x241a22);
    draw_text(list, (struct box){120, 120, 400, 60}, FONT_TITLE, 34, ALIGN_LEFT, colour_hex(GOLD),
              "Valley of Motives");
    draw_layer_begin(list);
    draw_panel(list, (struct box){1300, 600, 300, 200}, 12, colour_fade(colour_hex(0), 0.5f));
    draw_layer_end(list);
    draw_text(list, (struct box){1300, 600, 300, 200}, FONT_TEXT, 24, ALIGN_CENTRE,
              colour_hex(0xffffff), moving)
        ->wrap = true;
}

/* ---- Panels ---- */

static void test_plain_panel(void **state)
{
    struct studio *s = *state;
    draw_panel(&s->list, (struct box){200, 100, 400, 200}, 0, colour_hex(GOLD));
    SDL_Surface *shot = studio_shot(s);
    SDL_Rect rect = ink(shot, NIGHT);
    assert_true(rect.x == 100 && rect.y == 50 && rect.w == 200 && rect.h == 100);
    assert_int_equal(pixel(shot, 100, 50), GOLD);
    assert_int_equal(pixel(shot, 299, 149), GOLD);
    SDL_FreeSurface(shot);
}

static void test_border_and_gradient(void **state)
{
    struct studio *s = *state;
    struct draw_command *panel =
        draw_panel(&s->list, (struct box){200, 100, 400, 200}, 0, colour_hex(0x000000));
    panel->fill_bottom = colour_hex(0xffffff);
    panel->border = colour_hex(BLISS);
    panel->line_width = 4;
    SDL_Surface *shot = studio_shot(s);
    assert_int_equal(pixel(shot, 101, 100), BLISS);
    assert_int_equal(pixel(shot, 298, 100), BLISS);
    assert_int_equal(pixel(shot, 200, 51), BLISS);
    assert_int_equal(pixel(shot, 200, 148), BLISS);
    assert_colour(pixel(shot, 102, 52), 0x000000, 8);
    assert_colour(pixel(shot, 200, 100), 0x808080, 3);
    assert_colour(pixel(shot, 297, 147), 0xffffff, 8);
    SDL_FreeSurface(shot);
}

static void check_round(struct studio *s, struct colour bottom)
{
    draw_list_reset(&s->list);
    s->list.clear = colour_hex(NIGHT);
    struct draw_command *panel =
        draw_panel(&s->list, (struct box){200, 100, 400, 200}, 40, colour_hex(GOLD));
    panel->fill_bottom = bottom;
    panel->border = colour_hex(BLISS);
    panel->line_width = 4;
    SDL_Surface *shot = studio_shot(s);
    SDL_Rect rect = ink(shot, NIGHT);
    assert_true(rect.x == 100 && rect.y == 50 && rect.w == 200 && rect.h == 100);
    const int corners[][2] = {{100, 50}, {299, 50}, {100, 149}, {299, 149}};
    for (size_t i = 0; i < 4; i++) {
        assert_int_equal(pixel(shot, corners[i][0], corners[i][1]), NIGHT);
    }
    assert_int_equal(pixel(shot, 100, 100), BLISS);
    assert_int_equal(pixel(shot, 101, 100), BLISS);
    assert_colour(pixel(shot, 102, 100), GOLD, 1);
    assert_colour(pixel(shot, 200, 100), GOLD, 1);
    /* On the way into a corner the colour goes through a smoothed step. */
    int steps = 0;
    for (int i = 0; i < 20; i++) {
        uint32_t colour = pixel(shot, 100 + i, 50 + i);
        steps += colour != NIGHT && colour != BLISS && colour != GOLD;
    }
    assert_in_range(steps, 1, 5);
    SDL_FreeSurface(shot);
}

static void test_round_panel(void **state)
{
    check_round(*state, colour_hex(GOLD));
}

/* A hair of a gradient makes it another kind of picture with the same look. */
static void test_round_gradient_panel(void **state)
{
    check_round(*state, colour_hex(GOLD + 1));
}

static void test_circle(void **state)
{
    struct studio *s = *state;
    draw_panel(&s->list, (struct box){200, 100, 80, 80}, 40, colour_hex(GOLD));
    SDL_Surface *shot = studio_shot(s);
    int area = 0;
    for (int y = 50; y < 90; y++) {
        for (int x = 100; x < 140; x++) {
            area += pixel(shot, x, y) == GOLD;
        }
    }
    assert_in_range(area, 1140, 1260); /* pi * 20 * 20 = 1257, less its smoothed edge */
    assert_int_equal(pixel(shot, 101, 51), NIGHT);
    SDL_FreeSurface(shot);
}

static void test_translucent_panel(void **state)
{
    struct studio *s = *state;
    s->list.clear = colour_hex(0);
    draw_panel(&s->list, (struct box){200, 100, 400, 200}, 20,
               colour_fade(colour_hex(0xffffff), 0.5f));
    draw_panel(&s->list, (struct box){800, 100, 80, 80}, 40,
               colour_fade(colour_hex(0xffffff), 0.5f));
    SDL_Surface *shot = studio_shot(s);
    assert_colour(pixel(shot, 200, 100), 0x808080, 1);
    assert_colour(pixel(shot, 105, 100), 0x808080, 1);
    assert_colour(pixel(shot, 107, 57), 0x808080, 2);
    assert_colour(pixel(shot, 420, 70), 0x808080, 2);
    SDL_FreeSurface(shot);
}

static void test_dashed_panel(void **state)
{
    struct studio *s = *state;
    struct draw_command *panel =
        draw_panel(&s->list, (struct box){200, 100, 400, 200}, 10, colour_fade(colour_hex(0), 0));
    panel->border = colour_hex(GOLD);
    panel->line_width = 4;
    panel->dash = 20;
    SDL_Surface *shot = studio_shot(s);
    int on = 0, off = 0;
    for (int x = 110; x < 290; x++) {
        on += pixel(shot, x, 51) == GOLD;
        off += pixel(shot, x, 51) == NIGHT;
    }
    assert_in_range(on, 70, 100);
    assert_in_range(off, 70, 100);
    assert_int_equal(pixel(shot, 200, 100), NIGHT);
    SDL_FreeSurface(shot);
}

static void test_turned_panel(void **state)
{
    struct studio *s = *state;
    draw_panel(&s->list, (struct box){200, 200, 400, 100}, 10, colour_hex(GOLD))->angle = 90;
    SDL_Surface *shot = studio_shot(s);
    SDL_Rect rect = ink(shot, NIGHT);
    assert_in_range(rect.x, 174, 176);
    assert_in_range(rect.y, 24, 26);
    assert_in_range(rect.w, 50, 52);
    assert_in_range(rect.h, 200, 202);
    assert_int_equal(pixel(shot, 200, 40), GOLD);
    SDL_FreeSurface(shot);
}

/* ---- Paths and art ---- */

static void test_path(void **state)
{
    struct studio *s = *state;
    struct draw_command *path = draw_path(&s->list, (struct box){200, 100, 100, 100},
                                          "M200 100 L300 100 L300 200 Z", colour_hex(GOLD));
    path->border = colour_hex(BLISS);
    path->line_width = 8;
    SDL_Surface *shot = studio_shot(s);
    SDL_Rect rect = ink(shot, NIGHT);
    /* The stroke reaches half its width out of the bounds and isn't cut. */
    assert_true(rect.x >= 96 && rect.x <= 99 && rect.y == 48);
    assert_true(rect.x + rect.w == 152 && rect.y + rect.h >= 101);
    assert_int_equal(pixel(shot, 140, 60), GOLD);
    assert_int_equal(pixel(shot, 110, 90), NIGHT);
    assert_int_equal(pixel(shot, 130, 50), BLISS);
    SDL_FreeSurface(shot);
}

static void test_fading_path_is_the_same_shape(void **state)
{
    struct studio *s = *state;
    static const char data[] = "M200 100 L300 100 L300 200 L200 200 Z";
    s->list.clear = colour_hex(0);
    draw_path(&s->list, (struct box){200, 100, 100, 100}, data,
              colour_fade(colour_hex(0xffffff), 0.25f));
    SDL_Surface *shot = studio_shot(s);
    assert_colour(pixel(shot, 125, 75), 0x404040, 1);
    assert_colour(pixel(shot, 149, 99), 0x404040, 1);
    assert_int_equal(pixel(shot, 150, 75), 0);
    SDL_FreeSurface(shot);
}

static void test_art(void **state)
{
    struct studio *s = *state;
    draw_art(&s->list, (struct box){200, 100, 200, 200}, "square");
    draw_art(&s->list, (struct box){600, 100, 200, 200}, "wide")->fill = colour_hex(BLISS);
    draw_art(&s->list, (struct box){1000, 100, 200, 200}, "square")->angle = 90;
    SDL_Surface *shot = studio_shot(s);
    assert_colour(pixel(shot, 110, 60), 0x0000ff, 1);
    assert_colour(pixel(shot, 190, 140), 0xff0000, 1);
    /* Its shape is kept: twice as wide as high, in the middle, and tinted. */
    assert_int_equal(pixel(shot, 350, 70), NIGHT);
    assert_colour(pixel(shot, 350, 100), BLISS, 1);
    assert_colour(pixel(shot, 305, 78), BLISS, 1);
    assert_int_equal(pixel(shot, 350, 130), NIGHT);
    /* Turned clockwise the blue quarter is upper right. */
    assert_colour(pixel(shot, 590, 60), 0x0000ff, 1);
    assert_colour(pixel(shot, 510, 60), 0xff0000, 1);
    SDL_FreeSurface(shot);
}

static void expect_missing(struct studio *s, const char *expected)
{
    char text[256] = "";
    SDL_Surface *shot = studio_shot(s);
    SDL_Rect rect = ink(shot, NIGHT);
    assert_true(SDL_RectEmpty(&rect));
    SDL_FreeSurface(shot);
    if (expected[0] != '\0') {
        snprintf(text, sizeof text, "%s/art/%s", s->assets, expected);
    }
    assert_string_equal(renderer_error(s->renderer), text);
    renderer_error_clear(s->renderer);
    assert_string_equal(renderer_error(s->renderer), "");
}

static void test_missing_art_is_told_once(void **state)
{
    struct studio *s = *state;
    draw_art(&s->list, (struct box){200, 100, 200, 200}, "nobody");
    expect_missing(s, "nobody.svg: the picture can't be read");
    draw_art(&s->list, (struct box){200, 100, 300, 300}, "nobody");
    expect_missing(s, "");
    draw_art(&s->list, (struct box){200, 100, 200, 200}, "broken");
    expect_missing(s, "broken.svg: there is no <svg> in it");
}

/* ---- Text ---- */

static void test_text_lies_in_its_box(void **state)
{
    struct studio *s = *state;
    struct text_measure measure = renderer_measure(s->renderer);
    const struct box box = {400, 200, 600, 100};
    for (int align = ALIGN_LEFT; align <= ALIGN_RIGHT; align++) {
        for (int font = 0; font < FONT_COUNT; font++) {
            float width, height;
            draw_list_reset(&s->list);
            s->list.clear = colour_hex(NIGHT);
            draw_text(&s->list, box, (enum font)font, 40, (enum align)align, colour_hex(GOLD),
                      "Joyful Ångström")
                ->middle = true;
            measure.measure(measure.context, (enum font)font, 40, 0, "Joyful Ångström", &width,
                            &height);
            SDL_Surface *shot = studio_shot(s);
            SDL_Rect rect = ink(shot, NIGHT);
            assert_true(rect.w > 100 && (float)rect.w <= width / 2 && (float)rect.h <= height / 2);
            assert_true(rect.x >= 200 && rect.x + rect.w <= 500 && rect.y >= 100 &&
                        rect.y + rect.h <= 150);
            int left = rect.x - 200;
            int right = 500 - rect.x - rect.w;
            assert_true(align == ALIGN_LEFT    ? left < 5
                        : align == ALIGN_RIGHT ? right < 5
                                               : left - right < 5 && right - left < 5);
            SDL_FreeSurface(shot);
        }
    }
}

static void test_capitals_are_centred(void **state)
{
    struct studio *s = *state;
    for (int font = 0; font < FONT_COUNT; font++) {
        draw_list_reset(&s->list);
        s->list.clear = colour_hex(NIGHT);
        draw_text(&s->list, (struct box){400, 200, 600, 200}, (enum font)font, 60, ALIGN_CENTRE,
                  colour_hex(GOLD), "HEH")
            ->middle = true;
        SDL_Surface *shot = studio_shot(s);
        SDL_Rect rect = ink(shot, NIGHT);
        int above = rect.y - 100;
        int below = 200 - rect.y - rect.h;
        assert_true(above - below <= 2 && below - above <= 2);
        SDL_FreeSurface(shot);
    }
}

static void test_wrapped_text(void **state)
{
    struct studio *s = *state;
    draw_text(&s->list, (struct box){400, 200, 200, 400}, FONT_TEXT, 20, ALIGN_LEFT,
              colour_hex(GOLD), "Several words that need more than one line.")
        ->wrap = true;
    SDL_Surface *shot = studio_shot(s);
    SDL_Rect rect = ink(shot, NIGHT);
    assert_true(rect.x >= 200 && rect.x + rect.w <= 300);
    assert_true(rect.h > 30);
    SDL_FreeSurface(shot);
}

static void test_turned_text(void **state)
{
    struct studio *s = *state;
    struct box box = {400, 200, 600, 100}; /* its centre at 350, 125 pixels */
    draw_text(&s->list, box, FONT_TEXT, 60, ALIGN_CENTRE, colour_hex(GOLD), "HHHHHH")->middle =
        true;
    SDL_Surface *upright = studio_shot(s);
    s->list.commands[0].angle = 90;
    SDL_Surface *turned = studio_shot(s);
    SDL_Rect wide = ink(upright, NIGHT);
    SDL_Rect high = ink(turned, NIGHT);
    assert_true(wide.w > 2 * wide.h && high.h > 2 * high.w);
    assert_in_range(2 * high.x + high.w, 2 * 350 - 4, 2 * 350 + 4);
    assert_in_range(2 * high.y + high.h, 2 * 125 - 4, 2 * 125 + 4);
    SDL_FreeSurface(upright);
    SDL_FreeSurface(turned);
}

/* A box as wide as its text was measured never breaks it, at any window size. */
static void test_measured_width_is_enough(void **state)
{
    struct studio *s = *state;
    struct text_measure measure = renderer_measure(s->renderer);
    for (int width = 700; width < 2000; width += 91) {
        assert_true(renderer_resize(s->renderer, width, width * 9 / 16));
        for (float size = 17; size < 36; size += 1.7f) {
            float once, twice, height, wrapped;
            measure.measure(measure.context, FONT_TEXT, size, 0, "Fortitude of will 7 : 6", &once,
                            &height);
            measure.measure(measure.context, FONT_TEXT, size, once, "Fortitude of will 7 : 6",
                            &twice, &wrapped);
            assert_true(once == twice && height == wrapped && once > 50);
        }
    }
}

/* ---- The same again ---- */

static void test_kept_layers_are_the_same_pixels(void **state)
{
    struct studio *s = *state;
    /* Frame 1 draws everything, 2 makes the pictures, 3 uses them; then what moves changes. */
    static const char *const words[] = {"one", "one",   "one",   "two",
                                        "one", "three", "three", "three"};
    for (size_t i = 0; i < sizeof words / sizeof words[0]; i++) {
        draw_scene(&s->list, words[i]);
        SDL_Surface *kept = studio_shot(s);
        struct studio fresh;
        studio_open(&fresh, 960, 540);
        draw_scene(&fresh.list, words[i]);
        SDL_Surface *drawn = studio_shot(&fresh);
        assert_same_pixels(kept, drawn);
        SDL_FreeSurface(kept);
        SDL_FreeSurface(drawn);
        studio_close(&fresh);
    }
}

static void test_a_changed_layer_is_drawn_anew(void **state)
{
    struct studio *s = *state;
    for (int i = 0; i < 12; i++) {
        uint32_t colour = i < 6 ? GOLD : BLISS;
        draw_list_reset(&s->list);
        draw_layer_begin(&s->list);
        draw_panel(&s->list, (struct box){0, 0, 1920, 1080}, 0, colour_hex(colour));
        draw_text(&s->list, (struct box){0, 0, 500, 500}, FONT_TEXT, 200, ALIGN_LEFT, colour_hex(0),
                  i % 6 < 3 ? "a" : "b");
        draw_layer_end(&s->list);
        SDL_Surface *shot = studio_shot(s);
        assert_int_equal(pixel(shot, 900, 500), colour);
        static SDL_Rect letter[2];
        letter[i % 6 < 3] = ink(shot, colour);
        if (i % 6 >= 3) {
            assert_true(letter[0].h > letter[1].h); /* b is higher than a */
        }
        SDL_FreeSurface(shot);
    }
}

static void test_resets_rebuild_everything(void **state)
{
    struct studio *s = *state;
    static const Uint32 resets[] = {SDL_RENDER_TARGETS_RESET, SDL_RENDER_DEVICE_RESET};
    draw_scene(&s->list, "still");
    SDL_Surface *before = studio_shot(s);
    for (size_t i = 0; i < 2; i++) {
        for (int frame = 0; frame < 3; frame++) {
            SDL_Surface *shot = studio_shot(s);
            assert_same_pixels(before, shot);
            SDL_FreeSurface(shot);
        }
        assert_true(renderer_event(s->renderer, &(SDL_Event){.type = resets[i]}));
    }
    /* All is made anew from memory: the files aren't needed any more. */
    studio_lose_files(s);
    SDL_Surface *after = studio_shot(s);
    assert_same_pixels(before, after);
    assert_false(renderer_event(s->renderer, &(SDL_Event){.type = SDL_KEYDOWN}));
    SDL_FreeSurface(before);
    SDL_FreeSurface(after);
}

static void test_resizing_there_and_back(void **state)
{
    struct studio *s = *state;
    draw_scene(&s->list, "still");
    SDL_Surface *before = studio_shot(s);
    assert_true(renderer_resize(s->renderer, 1111, 777));
    SDL_Surface *other = studio_shot(s);
    assert_int_equal(other->w, 1111);
    assert_int_equal(renderer_viewport(s->renderer)->output_height, 777);
    assert_true(renderer_resize(s->renderer, 960, 540));
    SDL_Surface *after = studio_shot(s);
    assert_same_pixels(before, after);
    assert_false(renderer_resize(s->renderer, -1, 540));
    assert_int_equal(renderer_viewport(s->renderer)->output_width, 960);
    SDL_FreeSurface(before);
    SDL_FreeSurface(other);
    SDL_FreeSurface(after);
}

static void test_bars_stay_clean(void **state)
{
    struct studio *s = *state;
    assert_true(renderer_resize(s->renderer, 960, 740)); /* 100 above and below */
    for (int frame = 0; frame < 3; frame++) {
        draw_list_reset(&s->list);
        s->list.clear = colour_hex(NIGHT);
        draw_layer_begin(&s->list);
        draw_panel(&s->list, (struct box){-100, -100, 3000, 3000}, 0, colour_hex(GOLD));
        draw_layer_end(&s->list);
        draw_panel(&s->list, (struct box){100, 1000, 300, 300}, 20, colour_hex(BLISS));
        SDL_Surface *shot = studio_shot(s);
        SDL_Rect rect = ink(shot, NIGHT);
        assert_true(rect.x == 0 && rect.y == 100 && rect.w == 960 && rect.h == 540);
        SDL_FreeSurface(shot);
    }
}

static void test_another_colour_behind_everything(void **state)
{
    struct studio *s = *state;
    draw_scene(&s->list, "x");
    draw_list_reset(&s->list);
    const uint32_t colours[] = {NIGHT, GOLD, GOLD, BLISS};
    for (size_t i = 0; i < sizeof colours / sizeof colours[0]; i++) {
        s->list.clear = colour_hex(colours[i]);
        SDL_Surface *shot = studio_shot(s);
        assert_int_equal(pixel(shot, 5, 5), colours[i]);
        assert_int_equal(pixel(shot, 955, 535), colours[i]);
        SDL_FreeSurface(shot);
    }
}

static void test_screenshot(void **state)
{
    struct studio *s = *state;
    char path[128];
    draw_scene(&s->list, "picture");
    snprintf(path, sizeof path, "%s/shot.png", s->folder);
    assert_true(renderer_screenshot(s->renderer, &s->list, path));
    SDL_Surface *file = IMG_Load(path);
    remove(path);
    assert_non_null(file);
    SDL_Surface *pixels = SDL_ConvertSurfaceFormat(file, SDL_PIXELFORMAT_ARGB8888, 0);
    SDL_Surface *shot = studio_shot(s);
    assert_same_pixels(pixels, shot);
    SDL_FreeSurface(file);
    SDL_FreeSurface(pixels);
    SDL_FreeSurface(shot);
    assert_false(renderer_screenshot(s->renderer, &s->list, "/nowhere/shot.png"));
    assert_non_null(strstr(renderer_error(s->renderer), "/nowhere/shot.png"));
    renderer_error_clear(s->renderer);
}

static int end(void **state)
{
    (void)state;
    SDL_Quit();
    return 0;
}

int main(void)
{
#define IN_STUDIO(test) cmocka_unit_test_setup_teardown(test, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        IN_STUDIO(test_plain_panel),
        IN_STUDIO(test_border_and_gradient),
        IN_STUDIO(test_round_panel),
        IN_STUDIO(test_round_gradient_panel),
        IN_STUDIO(test_circle),
        IN_STUDIO(test_translucent_panel),
        IN_STUDIO(test_dashed_panel),
        IN_STUDIO(test_turned_panel),
        IN_STUDIO(test_path),
        IN_STUDIO(test_fading_path_is_the_same_shape),
        IN_STUDIO(test_art),
        IN_STUDIO(test_missing_art_is_told_once),
        IN_STUDIO(test_text_lies_in_its_box),
        IN_STUDIO(test_capitals_are_centred),
        IN_STUDIO(test_wrapped_text),
        IN_STUDIO(test_turned_text),
        IN_STUDIO(test_measured_width_is_enough),
        IN_STUDIO(test_kept_layers_are_the_same_pixels),
        IN_STUDIO(test_a_changed_layer_is_drawn_anew),
        IN_STUDIO(test_resets_rebuild_everything),
        IN_STUDIO(test_resizing_there_and_back),
        IN_STUDIO(test_bars_stay_clean),
        IN_STUDIO(test_another_colour_behind_everything),
        IN_STUDIO(test_screenshot),
    };
    return cmocka_run_group_tests(tests, NULL, end);
}
