/* What has to be drawn again after a list changed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "render/changes.h"

/* Commands are letters; each has its own place on the screen, 100 pixels from the next. */
static SDL_Rect place_of(char letter)
{
    return (SDL_Rect){100 * (letter - 'a'), 0, 10, 10};
}

static SDL_Rect find_place(void *context, size_t index)
{
    return place_of(((const char *)context)[index]);
}

static void fill(struct trace *trace, const char *letters)
{
    assert_true(trace_reserve(trace, strlen(letters)));
    trace->count = strlen(letters);
    for (size_t i = 0; i < trace->count; i++) {
        trace->hashes[i] = (uint64_t)letters[i];
        trace->bounds[i] = place_of(letters[i]);
    }
}

static bool covers(const struct areas *areas, char letter)
{
    SDL_Rect place = place_of(letter);
    for (int i = 0; i < areas->count; i++) {
        SDL_Rect both;
        SDL_UnionRect(&areas->rects[i], &place, &both);
        if (SDL_RectEquals(&both, &areas->rects[i])) {
            return true;
        }
    }
    return false;
}

/* Exactly the letters of `changed` must be drawn again. */
static void check(const char *before, char *after, const char *changed)
{
    struct trace old = {0}, new = {0};
    struct areas areas = {.count = 0};
    fill(&old, before);
    fill(&new, after);
    for (size_t i = 0; i < new.count; i++) {
        new.bounds[i] = (SDL_Rect){0, 0, 0, 0};
    }
    changes_find(&old, &new, find_place, after, &areas);
    for (char letter = 'a'; letter <= 'z'; letter++) {
        if (covers(&areas, letter) != (strchr(changed, letter) != NULL)) {
            fail_msg("%s to %s: %c", before, after, letter);
        }
    }
    for (size_t i = 0; i < new.count; i++) {
        SDL_Rect place = place_of(after[i]);
        assert_true(SDL_RectEquals(&new.bounds[i], &place));
    }
    trace_free(&old);
    trace_free(&new);
}

static void test_changes(void **state)
{
    (void)state;
    static struct {
        const char *before;
        char after[16];
        const char *changed;
    } cases[] = {
        {"", "", ""},
        {"abc", "abc", ""},
        {"abc", "abcd", "d"},
        {"abcd", "abc", "d"},
        {"abc", "xabc", "x"},
        {"abc", "bc", "a"},
        {"abc", "axc", "bx"},
        {"abc", "", "abc"},
        {"", "abc", "abc"},
        {"abcd", "axycd", "bxy"},
        {"abcde", "ae", "bcd"},
        {"ab", "xy", "abxy"},
        {"abcd", "xbcy", "axdy"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        check(cases[i].before, cases[i].after, cases[i].changed);
    }
}

/* What changes places lies above what it lay under: one of the two is drawn again. */
static void test_exchange(void **state)
{
    (void)state;
    struct trace old = {0}, new = {0};
    struct areas areas = {.count = 0};
    char after[] = "abdce";
    fill(&old, "abcde");
    fill(&new, after);
    changes_find(&old, &new, find_place, after, &areas);
    assert_true(covers(&areas, 'c') || covers(&areas, 'd'));
    assert_false(covers(&areas, 'a') || covers(&areas, 'b') || covers(&areas, 'e'));
    trace_free(&old);
    trace_free(&new);
}

static void test_areas_are_joined_when_near(void **state)
{
    (void)state;
    struct areas areas = {.count = 0};
    areas_add(&areas, (SDL_Rect){0, 0, 0, 10});
    assert_int_equal(areas.count, 0);
    areas_add(&areas, (SDL_Rect){0, 0, 100, 100});
    areas_add(&areas, (SDL_Rect){500, 500, 100, 100});
    assert_int_equal(areas.count, 2);
    areas_add(&areas, (SDL_Rect){10, 0, 100, 100});
    assert_int_equal(areas.count, 2);
    areas_add(&areas, (SDL_Rect){20, 20, 5, 5});
    assert_int_equal(areas.count, 2);
    assert_int_equal(areas_size(&areas), 110 * 100 + 100 * 100);
}

static void test_areas_never_run_out(void **state)
{
    (void)state;
    struct areas areas = {.count = 0};
    for (int i = 0; i < 50; i++) {
        areas_add(&areas, (SDL_Rect){i * 97 % 50 * 100, i * 61 % 50 * 100, 10, 10});
        assert_in_range(areas.count, 1, AREAS_MAX);
    }
    for (int i = 0; i < 50; i++) {
        SDL_Rect one = {i * 97 % 50 * 100, i * 61 % 50 * 100, 10, 10};
        bool found = false;
        for (int k = 0; k < areas.count; k++) {
            SDL_Rect both;
            SDL_UnionRect(&areas.rects[k], &one, &both);
            found = found || SDL_RectEquals(&both, &areas.rects[k]);
        }
        assert_true(found);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_changes),
        cmocka_unit_test(test_exchange),
        cmocka_unit_test(test_areas_are_joined_when_near),
        cmocka_unit_test(test_areas_never_run_out),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
