/* --hits: one JSON object a line, in window pixels, rewritten only when something changed. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "app/hits.h"
#include "folder.h"

static struct draw_list list;
static struct viewport viewport;
static struct hits hits;
static char error[FILE_ERROR_SIZE];

static int set_up(void **state)
{
    viewport_init(&viewport, 1280, 720, 2560, 1440); /* two pixels a point */
    return folder_set_up(state);
}

static int tear_down(void **state)
{
    draw_list_free(&list);
    list = (struct draw_list){0};
    hits_free(&hits);
    return folder_tear_down(state);
}

static void areas_are_told_in_window_points(void **state)
{
    (void)state;
    draw_hit(&list, (struct box){300, 150, 90, 30}, 1, 0, "absorb", "Absorb");
    draw_hit_disable(&list, draw_hit(&list, (struct box){0, 0, 1920, 1080}, 2, 5, "slot.5", "Slot"),
                     "taken");
    assert_string_equal(
        hits_text(&hits, "board", &list, &viewport),
        "{\"scene\":\"board\"}\n"
        "{\"id\":\"absorb\",\"label\":\"Absorb\",\"x\":200,\"y\":100,\"w\":60,\"h\":20,"
        "\"enabled\":true,\"why\":\"\"}\n"
        "{\"id\":\"slot.5\",\"label\":\"Slot\",\"x\":0,\"y\":0,\"w\":1280,\"h\":720,"
        "\"enabled\":false,\"why\":\"taken\"}\n");
}

static void strings_are_escaped(void **state)
{
    (void)state;
    draw_hit(&list, (struct box){0, 0, 30, 30}, 1, 0, "a\"b\\c", "Ann\n\t\x01 – Größe");
    const char *text = hits_text(&hits, "menu", &list, &viewport);
    assert_non_null(
        strstr(text, "{\"id\":\"a\\\"b\\\\c\",\"label\":\"Ann\\u000a\\u0009\\u0001 – Größe\","));
}

static void file_is_rewritten_only_when_changed(void **state)
{
    const char *path = in_folder(state, "hits");
    hits_init(&hits, path);
    assert_true(hits_update(&hits, "menu", &list, &viewport, error, sizeof error));
    assert_file(path, "{\"scene\":\"menu\"}\n");
    assert_int_equal(remove(path), 0);
    assert_true(hits_update(&hits, "menu", &list, &viewport, error, sizeof error));
    assert_false(file_exists(path));
    for (int round = 0; round < 3; round++) {
        assert_true(hits_update(&hits, "board", &list, &viewport, error, sizeof error));
        assert_file(path, "{\"scene\":\"board\"}\n");
        assert_true(hits_update(&hits, "menu", &list, &viewport, error, sizeof error));
        assert_file(path, "{\"scene\":\"menu\"}\n");
    }
}

static void unwritable_file_is_told(void **state)
{
    hits_init(&hits, in_folder(state, "no/such/place"));
    assert_false(hits_update(&hits, "menu", &list, &viewport, error, sizeof error));
    assert_non_null(strstr(error, "no/such/place"));
}

static void nothing_is_written_without_a_path(void **state)
{
    (void)state;
    hits_init(&hits, NULL);
    assert_true(hits_update(&hits, "menu", &list, &viewport, error, sizeof error));
}

static void many_areas_fit(void **state)
{
    (void)state;
    for (int i = 0; i < 2000; i++) {
        draw_hit(&list, (struct box){0, 0, 30, 30}, 1, (int16_t)i, "area",
                 "a label of some length, as labels have");
    }
    const char *text = hits_text(&hits, "board", &list, &viewport);
    size_t lines = 0;
    for (const char *at = text; (at = strchr(at, '\n')) != NULL; at++) {
        lines++;
    }
    assert_int_equal(lines, 2001);
}

#define HITS_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        HITS_TEST(areas_are_told_in_window_points),     HITS_TEST(strings_are_escaped),
        HITS_TEST(file_is_rewritten_only_when_changed), HITS_TEST(unwritable_file_is_told),
        HITS_TEST(nothing_is_written_without_a_path),   HITS_TEST(many_areas_fit),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
