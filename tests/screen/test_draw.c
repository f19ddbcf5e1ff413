/* The draw list: what is put in comes out, and what lies under a point or a dragged box. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "screen/draw.h"

enum { KIND_CARD = 1, KIND_SLOT, MANY = 5000 };

static int set_up(void **state)
{
    static struct draw_list list;
    list = (struct draw_list){0};
    *state = &list;
    return 0;
}

static int tear_down(void **state)
{
    draw_list_free(*state);
    return 0;
}

static struct hit *add_hit(struct draw_list *list, float x, float y, float w, float h,
                           int16_t index)
{
    return draw_hit(list, (struct box){x, y, w, h}, KIND_SLOT, index, "slot", "Slot");
}

static void test_colours(void **state)
{
    (void)state;
    struct colour gold = colour_hex(0xd9b46a);
    assert_int_equal(gold.r, 0xd9);
    assert_int_equal(gold.g, 0xb4);
    assert_int_equal(gold.b, 0x6a);
    assert_int_equal(gold.a, 255);
    assert_int_equal(colour_fade(gold, 0.5f).a, 128);
    assert_int_equal(colour_fade(colour_fade(gold, 0.5f), 0.5f).a, 64);
    assert_int_equal(colour_fade(gold, 2).a, 255);
    assert_int_equal(colour_fade(gold, -1).a, 0);
    assert_int_equal(colour_fade(gold, 0.5f).r, 0xd9);
}

static void test_boxes(void **state)
{
    (void)state;
    struct box box = {10, 20, 30, 40};
    assert_true(box_contains(box, 10, 20));
    assert_true(box_contains(box, 39.9f, 59.9f));
    assert_false(box_contains(box, 40, 30));
    assert_false(box_contains(box, 20, 60));
    assert_false(box_contains(box, 9.9f, 30));
    struct box smaller = box_inset(box, 5);
    assert_true(smaller.x == 15 && smaller.y == 25 && smaller.w == 20 && smaller.h == 30);
    struct box larger = box_inset(box, -5);
    assert_true(larger.x == 5 && larger.y == 15 && larger.w == 40 && larger.h == 50);
    struct box nothing = box_inset(box, 100);
    assert_true(nothing.w == 0 && nothing.h == 0 && nothing.x == 25 && nothing.y == 40);
}

static void test_commands_say_what_was_asked(void **state)
{
    struct draw_list *list = *state;
    struct box box = {1, 2, 3, 4};
    draw_layer_begin(list);
    draw_panel(list, box, 5, colour_hex(0x112233))->line_width = 2;
    draw_path(list, box, "M0 0 L1 1", colour_hex(0x445566))->dash = 3;
    draw_art(list, box, "card/hope")->angle = 30;
    draw_text(list, box, FONT_BOLD, 20, ALIGN_RIGHT, colour_hex(0x778899), "Hope")->wrap = true;
    draw_layer_end(list);
    assert_int_equal(list->count, 6);
    const struct draw_command *c = list->commands;
    assert_int_equal(c[0].kind, DRAW_LAYER_BEGIN);
    assert_int_equal(c[1].kind, DRAW_PANEL);
    assert_memory_equal(&c[1].fill, &c[1].fill_bottom, sizeof c[1].fill);
    assert_true(c[1].radius == 5 && c[1].line_width == 2 && c[1].box.h == 4);
    assert_int_equal(c[2].kind, DRAW_PATH);
    assert_string_equal(draw_string(list, c[2].text), "M0 0 L1 1");
    assert_int_equal(c[3].kind, DRAW_ART);
    assert_int_equal(c[3].fill.r & c[3].fill.g & c[3].fill.b & c[3].fill.a, 255);
    assert_string_equal(draw_string(list, c[3].text), "card/hope");
    assert_int_equal(c[4].kind, DRAW_TEXT);
    assert_int_equal(c[4].font, FONT_BOLD);
    assert_int_equal(c[4].align, ALIGN_RIGHT);
    assert_true(c[4].size == 20 && c[4].wrap && !c[4].middle);
    assert_string_equal(draw_string(list, c[4].text), "Hope");
    assert_int_equal(c[5].kind, DRAW_LAYER_END);
}

static void test_grows_and_keeps_everything(void **state)
{
    struct draw_list *list = *state;
    char text[32];
    for (int i = 0; i < MANY; i++) {
        snprintf(text, sizeof text, "text %d", i);
        draw_text(list, (struct box){(float)i, 0, 1, 1}, FONT_TEXT, 20, ALIGN_LEFT, colour_hex(0),
                  text);
        snprintf(text, sizeof text, "slot.%d", i);
        draw_hit(list, (struct box){(float)i, 0, 1, 1}, KIND_SLOT, (int16_t)i, text, "Slot");
    }
    assert_int_equal(list->count, MANY);
    assert_int_equal(list->hit_count, MANY);
    assert_false(list->incomplete);
    for (int i = 0; i < MANY; i++) {
        snprintf(text, sizeof text, "text %d", i);
        assert_string_equal(draw_string(list, list->commands[i].text), text);
        snprintf(text, sizeof text, "slot.%d", i);
        assert_string_equal(draw_string(list, list->hits[i].id), text);
    }
}

static void test_reset_keeps_the_memory(void **state)
{
    struct draw_list *list = *state;
    draw_art(list, (struct box){0}, "a");
    add_hit(list, 0, 0, 1, 1, 0);
    list->clear = colour_hex(0xffffff);
    const struct draw_command *commands = list->commands;
    draw_list_reset(list);
    assert_int_equal(list->count, 0);
    assert_int_equal(list->hit_count, 0);
    assert_int_equal(list->clear.r, 0);
    assert_ptr_equal(draw_art(list, (struct box){0}, "b"), commands);
    assert_string_equal(draw_string(list, list->commands[0].text), "b");
}

static void test_missing_strings_are_empty(void **state)
{
    struct draw_list *list = *state;
    assert_string_equal(draw_string(list, 0), "");
    struct hit *hit = draw_hit(list, (struct box){0}, KIND_CARD, 0, "card", NULL);
    assert_string_equal(draw_string(list, hit->id), "card");
    assert_string_equal(draw_string(list, hit->label), "");
    assert_string_equal(draw_string(list, hit->why), "");
    assert_string_equal(draw_string(list, 1000), "");
}

/* A string of the list itself may be given: it would move while the list grows. */
static void test_strings_of_the_list_may_be_used_again(void **state)
{
    struct draw_list *list = *state;
    uint32_t first = draw_art(list, (struct box){0}, "a name to be shared")->text;
    size_t used = list->strings_used;
    for (int i = 0; i < MANY; i++) {
        draw_art(list, (struct box){0}, draw_string(list, first));
    }
    assert_int_equal(list->strings_used, used);
    assert_string_equal(draw_string(list, list->commands[MANY].text), "a name to be shared");
}

static void test_topmost_hit(void **state)
{
    struct draw_list *list = *state;
    assert_null(draw_hit_at(list, 0, 0));
    add_hit(list, 0, 0, 100, 100, 1);
    add_hit(list, 50, 50, 100, 100, 2);
    draw_hit_disable(list, add_hit(list, 80, 80, 10, 10, 3), "taken");
    assert_int_equal(draw_hit_at(list, 10, 10)->index, 1);
    assert_int_equal(draw_hit_at(list, 60, 60)->index, 2);
    const struct hit *hit = draw_hit_at(list, 85, 85);
    assert_int_equal(hit->index, 3);
    assert_false(hit->enabled);
    assert_string_equal(draw_string(list, hit->why), "taken");
    assert_null(draw_hit_at(list, 10, 140));
    assert_true(list->hits[0].enabled && list->hits[0].focusable);
}

static void test_drop_by_overlap(void **state)
{
    struct draw_list *list = *state;
    add_hit(list, 0, 0, 100, 100, 1)->droppable = true;
    add_hit(list, 110, 0, 100, 100, 2)->droppable = true;
    add_hit(list, 0, 0, 300, 300, 3); /* on top, but nothing can be dropped there */
    assert_int_equal(draw_drop_at(list, (struct box){40, 0, 100, 100}, 0)->index, 1);
    assert_int_equal(draw_drop_at(list, (struct box){70, 0, 100, 100}, 0)->index, 2);
    assert_null(draw_drop_at(list, (struct box){0, 200, 50, 50}, 0));
    /* Exactly between: the one on top. */
    assert_int_equal(draw_drop_at(list, (struct box){55, 0, 100, 100}, 0)->index, 2);
}

static void test_drop_by_magnet(void **state)
{
    struct draw_list *list = *state;
    add_hit(list, 0, 0, 100, 100, 1)->droppable = true;
    add_hit(list, 200, 0, 100, 100, 2)->droppable = true;
    struct box dragged = {130, 10, 50, 50}; /* 30 from the first, 20 from the second */
    assert_null(draw_drop_at(list, dragged, 19));
    assert_int_equal(draw_drop_at(list, dragged, 20)->index, 2);
    assert_int_equal(draw_drop_at(list, dragged, 100)->index, 2);
    /* A corner is 50 away when both sides are 30 and 40. */
    dragged = (struct box){-80, 140, 50, 50};
    assert_null(draw_drop_at(list, dragged, 49));
    assert_int_equal(draw_drop_at(list, dragged, 51)->index, 1);
    /* Overlap, however small, goes before nearness. */
    assert_int_equal(draw_drop_at(list, (struct box){99, 0, 100, 100}, 50)->index, 1);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_colours),
        cmocka_unit_test(test_boxes),
        cmocka_unit_test_setup_teardown(test_commands_say_what_was_asked, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_grows_and_keeps_everything, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_reset_keeps_the_memory, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_missing_strings_are_empty, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_strings_of_the_list_may_be_used_again, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_topmost_hit, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_drop_by_overlap, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_drop_by_magnet, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
