/* Text: what is measured is what is drawn, and lines break where they should. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "render/text.h"

static const char sentence[] = "The Spirit of Empathy may move one Emotion to an adjacent Realm; "
                               "Große Gefühle, güçlü düşünceler, сильные чувства.";

static int set_up(void **state)
{
    static struct text *text;
    char error[512] = "";
    text = text_new(CEREBRIA_ASSET_DIR, error, sizeof error);
    if (!text) {
        fail_msg("%s", error);
    }
    *state = text;
    return 0;
}

static int tear_down(void **state)
{
    text_destroy(*state);
    return 0;
}

static int width_of(struct text *text, enum font font, int size, int wrap, const char *string)
{
    struct text_style style = {font, size, wrap, ALIGN_LEFT};
    int width, height;
    assert_true(text_size(text, &style, string, &width, &height));
    return width;
}

static int height_of(struct text *text, int wrap, const char *string)
{
    struct text_style style = {FONT_TEXT, 20, wrap, ALIGN_LEFT};
    int width, height;
    assert_true(text_size(text, &style, string, &width, &height));
    return height;
}

/* How many lines: heights grow by the same step with each. */
static int lines_of(struct text *text, int wrap, const char *string)
{
    int one = height_of(text, 0, "x");
    int step = height_of(text, 0, "x\nx") - one;
    return 1 + (height_of(text, wrap, string) - one) / step;
}

static void test_measured_is_drawn(void **state)
{
    struct text *text = *state;
    for (int font = 0; font < FONT_COUNT; font++) {
        for (int size = 8; size < 80; size += 9) {
            for (int wrap = 0; wrap < 1000; wrap += 333) {
                struct text_style style = {(enum font)font, size, wrap, ALIGN_CENTRE};
                int width, height;
                assert_true(text_size(text, &style, sentence, &width, &height));
                SDL_Surface *surface = text_rasterise(text, &style, sentence);
                assert_non_null(surface);
                assert_int_equal(surface->w, width);
                assert_int_equal(surface->h, height);
                SDL_FreeSurface(surface);
            }
        }
    }
}

static void test_wrapped_lines_fit(void **state)
{
    struct text *text = *state;
    int whole = width_of(text, FONT_TEXT, 20, 0, sentence);
    for (int wrap = 60; wrap < whole; wrap += 37) {
        assert_true(width_of(text, FONT_TEXT, 20, wrap, sentence) <= wrap);
        assert_true(lines_of(text, wrap, sentence) > 1);
    }
    /* What is exactly wide enough isn't wrapped. */
    assert_int_equal(lines_of(text, whole, sentence), 1);
    assert_int_equal(lines_of(text, whole - 1, sentence), 2);
}

static void test_line_breaks(void **state)
{
    struct text *text = *state;
    assert_int_equal(lines_of(text, 0, "one"), 1);
    assert_int_equal(lines_of(text, 0, "one\ntwo"), 2);
    assert_int_equal(lines_of(text, 0, "one\n\nthree"), 3);
    assert_int_equal(lines_of(text, 500, "one\n\nthree"), 3);
    assert_int_equal(lines_of(text, 0, "one\n"), 2);
    assert_int_equal(width_of(text, FONT_TEXT, 20, 0, "wide word\na"),
                     width_of(text, FONT_TEXT, 20, 0, "wide word"));
    /* No line starts or ends with the blanks it was broken at. */
    int word = width_of(text, FONT_TEXT, 20, 0, "mmmm");
    assert_int_equal(width_of(text, FONT_TEXT, 20, word, "mmmm  mmmm mmmm "), word);
    assert_int_equal(lines_of(text, word, "mmmm  mmmm mmmm "), 3);
}

static void test_hyphens_break_words_but_not_numbers(void **state)
{
    struct text *text = *state;
    int first = width_of(text, FONT_TEXT, 20, 0, "Valley-");
    int wider = width_of(text, FONT_TEXT, 20, 0, "Valley-C");
    assert_int_equal(width_of(text, FONT_TEXT, 20, wider, "Valley-Cat"), first);
    int number = width_of(text, FONT_TEXT, 20, 0, "to round-") + 1;
    int apart = width_of(text, FONT_TEXT, 20, 0, "round-2");
    assert_int_equal(width_of(text, FONT_TEXT, 20, number, "to round-2"), apart);
    number = width_of(text, FONT_TEXT, 20, 0, "cost -") + 1;
    int cost = width_of(text, FONT_TEXT, 20, 0, "cost");
    assert_int_equal(width_of(text, FONT_TEXT, 20, number, "cost -1"), cost);
}

static void test_long_words_are_cut_at_whole_characters(void **state)
{
    struct text *text = *state;
    static const char word[] = "ЖЖЖЖЖЖЖЖЖЖЖЖ";
    int one = width_of(text, FONT_TEXT, 20, 0, "Ж");
    assert_int_equal(lines_of(text, one, word), 12);
    assert_int_equal(width_of(text, FONT_TEXT, 20, one, word), one);
    /* Too narrow for anything: one character a line, and an end. */
    assert_int_equal(lines_of(text, 1, word), 12);
    assert_int_equal(lines_of(text, width_of(text, FONT_TEXT, 20, 0, "ЖЖЖЖ"), word), 3);
}

static void test_nothing_to_draw(void **state)
{
    struct text *text = *state;
    struct text_style style = {FONT_TEXT, 20, 0, ALIGN_LEFT};
    SDL_SetError("old");
    assert_null(text_rasterise(text, &style, ""));
    assert_string_equal(SDL_GetError(), "");
    assert_null(text_rasterise(text, &style, "\n"));
    assert_true(height_of(text, 0, "") > 0);
}

/* More sizes than fonts are kept open: those closed are opened again with the same result. */
static void test_many_sizes(void **state)
{
    struct text *text = *state;
    int before = width_of(text, FONT_BOLD, 10, 0, sentence);
    int last = 0;
    for (int size = 1; size < 200; size++) {
        int width = width_of(text, FONT_BOLD, size, 0, sentence);
        assert_true(width >= last);
        last = width;
    }
    assert_int_equal(width_of(text, FONT_BOLD, 10, 0, sentence), before);
}

static void test_capitals_stand_inside(void **state)
{
    struct text *text = *state;
    for (int font = 0; font < FONT_COUNT; font++) {
        struct text_style style = {(enum font)font, 40, 0, ALIGN_LEFT};
        int width, height, top, bottom;
        assert_true(text_size(text, &style, "H\nH", &width, &height));
        assert_true(text_body(text, &style, height, &top, &bottom));
        SDL_Surface *surface = text_rasterise(text, &style, "H\nH");
        int first = -1, last = -1;
        for (int y = 0; y < surface->h; y++) {
            const uint32_t *row = (const uint32_t *)surface->pixels + y * (surface->pitch / 4);
            for (int x = 0; x < surface->w; x++) {
                if (row[x] >> 24 > 128) {
                    first = first < 0 ? y : first;
                    last = y;
                }
            }
        }
        assert_in_range(first, top - 1, top + 1);
        assert_in_range(last + 1, bottom - 1, bottom + 1);
        SDL_FreeSurface(surface);
    }
}

static void test_missing_font_is_named(void **state)
{
    (void)state;
    char error[512] = "";
    assert_null(text_new("/nowhere", error, sizeof error));
    assert_string_equal(error,
                        "The font file /nowhere/fonts/EBGaramond12-Regular.otf can't be read.");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_measured_is_drawn),
        cmocka_unit_test(test_wrapped_lines_fit),
        cmocka_unit_test(test_line_breaks),
        cmocka_unit_test(test_hyphens_break_words_but_not_numbers),
        cmocka_unit_test(test_long_words_are_cut_at_whole_characters),
        cmocka_unit_test(test_nothing_to_draw),
        cmocka_unit_test(test_many_sizes),
        cmocka_unit_test(test_capitals_stand_inside),
        cmocka_unit_test(test_missing_font_is_named),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
