/* Widgets: text that fits, focus that walks, areas that say why they are dim, cards of every size.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "scene/menu_parts.h"
#include "scene/text_field.h"
#include "stage.h"

static struct stage stage;
static struct draw_list *const list = &stage.list;
static const struct services *const services = &stage.services;
static struct ui_state ui;

static int set_up(void **state)
{
    static const char *const files[] = {"ui", "catalogue"};
    (void)state;
    stage_open(&stage, files, 2);
    draw_list_reset(&stage.list);
    ui_state_init(&ui);
    return 0;
}

static int tear_down(void **state)
{
    (void)state;
    stage_close(&stage);
    return 0;
}

static const struct draw_command *last(void)
{
    assert_true(list->count > 0);
    return &list->commands[list->count - 1];
}

/* ---- Text ---- */

static const struct draw_command *set(float w, float h, float size, const char *text)
{
    ui_text(list, services, (struct box){10, 10, w, h}, FONT_TEXT, size, ALIGN_LEFT, theme.ink,
            text);
    return last();
}

/* The ruler of the tests: each byte is half the size wide, each line 1.25 sizes high. */
static void text_gets_smaller_then_breaks_then_ends(void **state)
{
    (void)state;
    const struct draw_command *text = set(200, 40, 30, "0123456789");
    assert_float_equal(text->size, 30, 0.01f);
    assert_false(text->wrap);
    assert_true(text->middle);
    text = set(100, 25, 30, "0123456789");
    assert_float_equal(text->size, 20, 0.2f); /* smaller, in one line */
    assert_false(text->wrap);
    text = set(100, 90, 20, "01234567890123456789");
    assert_float_equal(text->size, 20, 0.01f); /* room for two lines */
    assert_true(text->wrap);
    assert_false(text->middle);
    text = set(100, 25, 30, "01234567890123456789");
    assert_float_equal(text->size, TEXT_SMALL, 0.01f);
    const char *shown = draw_string(list, text->text);
    assert_string_equal(shown + strlen(shown) - 3, "\xe2\x80\xa6");
    assert_true(strlen(shown) * TEXT_SMALL / 2 <= 101);
    assert_int_equal(strncmp(shown, "01234567", 8), 0);
}

static void cutting_spares_characters(void **state)
{
    (void)state;
    const struct draw_command *text = set(100, 20, 17, "ЖЖЖЖЖЖЖЖЖЖЖЖ");
    const char *shown = draw_string(list, text->text);
    assert_string_equal(shown, "ЖЖЖЖ…"); /* 8 bytes of letters, 3 of the ellipsis */
    text = set(4, 4, 17, "abc");
    assert_string_equal(draw_string(list, text->text),
                        "…"); /* no room at all: it ends all the same */
    text = set(50, 20, 12, "a");
    assert_float_equal(text->size, 12, 0.01f); /* smaller than the least size only if asked for */
}

/* ---- Buttons ---- */

static struct button a_button(int16_t index, struct box box)
{
    return (struct button){.box = box, .kind = 1, .index = index, .id = "test.a", .label = "Do it"};
}

static void buttons_have_areas(void **state)
{
    (void)state;
    struct button button = a_button(3, (struct box){100, 100, 200, 60});
    ui_button(list, services, &ui, &button);
    const struct hit *hit = stage_hit(&stage, "test.a");
    assert_non_null(hit);
    assert_true(hit->enabled && hit->focusable);
    assert_int_equal(hit->kind, 1);
    assert_int_equal(hit->index, 3);
    assert_string_equal(draw_string(list, hit->label), "Do it");
    assert_memory_equal(&hit->box, &button.box, sizeof button.box);
    assert_true(stage_says(&stage, "Do it"));
}

static void a_dim_button_says_why(void **state)
{
    (void)state;
    struct button button = a_button(0, (struct box){100, 100, 200, 60});
    button.why = "Gloom controls Valley of Motives";
    ui_button(list, services, &ui, &button);
    const struct hit *hit = stage_hit(&stage, "test.a");
    assert_false(hit->enabled);
    assert_string_equal(draw_string(list, hit->why), "Gloom controls Valley of Motives");
    menu_reason(list, services, &ui);
    assert_false(stage_says(&stage, "Gloom controls Valley of Motives"));
    ui.hover_kind = 1;
    menu_reason(list, services, &ui);
    assert_true(stage_says(&stage, "Gloom controls Valley of Motives"));
}

static void a_button_shows_how_it_stands(void **state)
{
    struct draw_command states[4];
    (void)state;
    for (int i = 0; i < 4; i++) {
        struct button button = a_button(0, (struct box){100, 100, 200, 60});
        draw_list_reset(&stage.list);
        ui.hover_kind = i == 1 ? 1 : HIT_NONE;
        button.on = i == 2;
        button.why = i == 3 ? "no" : NULL;
        ui_button(list, services, &ui, &button);
        states[i] = list->commands[0];
        for (int k = 0; k < i; k++) {
            assert_memory_not_equal(&states[i], &states[k], sizeof states[i]);
        }
    }
}

static void golden_numbers_are_not_in_garamond(void **state)
{
    (void)state;
    struct button button = a_button(0, (struct box){100, 100, 300, 60});
    button.look = BUTTON_GOLD;
    ui_button(list, services, &ui, &button);
    assert_int_equal(last()->font, FONT_TITLE);
    button.label = "Draw 2 cards";
    ui_button(list, services, &ui, &button);
    assert_int_equal(last()->font, FONT_TEXT);
}

/* ---- Hover and focus ---- */

/* Two columns of three: group 0 at the left (index 0..2), group 1 at the right (3..5). */
static void two_columns(void)
{
    char id[16];
    for (int16_t i = 0; i < 6; i++) {
        struct button button = a_button(
            i, (struct box){100 + 300 * (float)(i / 3), 100 + 100 * (float)(i % 3), 200, 60});
        snprintf(id, sizeof id, "test.%d", i);
        button.id = id;
        button.group = (uint8_t)(i / 3);
        ui_button(list, services, &ui, &button);
    }
}

static int press(enum intent_kind kind)
{
    const struct intent intent = {.kind = (uint8_t)kind, .hit_kind = HIT_NONE};
    ui_state_handle(&ui, &intent, list);
    return ui.focus_index;
}

static void arrows_walk(void **state)
{
    (void)state;
    two_columns();
    assert_int_equal(press(INTENT_DOWN), 0); /* the first press only shows the focus */
    assert_int_equal(ui.focus_kind, 1);
    assert_true(ui.focus_shown);
    assert_int_equal(press(INTENT_DOWN), 1);
    assert_int_equal(press(INTENT_RIGHT), 4);
    assert_int_equal(press(INTENT_RIGHT), 4);
    assert_int_equal(press(INTENT_UP), 3);
    assert_int_equal(press(INTENT_UP), 3);
    assert_int_equal(press(INTENT_LEFT), 0);
    assert_int_equal(press(INTENT_DOWN), 1);
    assert_int_equal(press(INTENT_DOWN), 2);
}

/* A ring of cards with a bar of another group close above: arrows follow the ring, and leave it
 * only where it ends. */
static void arrows_stay_in_their_group(void **state)
{
    static const struct box boxes[] = {
        {400, 80, 100, 150}, {600, 120, 100, 150}, {480, 20, 80, 40}, {700, 20, 80, 40}};
    (void)state;
    for (int16_t i = 0; i < 4; i++) {
        struct button button = a_button(i, boxes[i]);
        button.id = i < 2 ? "slot" : "bar";
        button.group = (uint8_t)(i < 2 ? 0 : 1);
        ui_button(list, services, &ui, &button);
    }
    press(INTENT_RIGHT);
    ui.focus_kind = 1;
    ui.focus_index = 0;
    assert_int_equal(press(INTENT_RIGHT), 1);
    assert_int_equal(press(INTENT_LEFT), 0);
    assert_int_equal(press(INTENT_UP), 2);
}

static void tab_walks_groups(void **state)
{
    (void)state;
    two_columns();
    assert_int_equal(press(INTENT_FOCUS_NEXT), 0);
    assert_int_equal(press(INTENT_FOCUS_NEXT), 3);
    assert_int_equal(press(INTENT_FOCUS_NEXT), 0);
    assert_int_equal(press(INTENT_FOCUS_PREVIOUS), 3);
    list->hits[3].focusable = false;
    ui_state_init(&ui);
    assert_int_equal(press(INTENT_FOCUS_PREVIOUS), 4); /* what can't be focused is passed over */
}

static void tab_in_one_group_walks_areas(void **state)
{
    (void)state;
    two_columns();
    for (size_t i = 0; i < list->hit_count; i++) {
        list->hits[i].group = 7;
    }
    list->hits[1].focusable = false;
    assert_int_equal(press(INTENT_FOCUS_NEXT), 0);
    assert_int_equal(press(INTENT_FOCUS_NEXT), 2);
    assert_int_equal(press(INTENT_FOCUS_PREVIOUS), 0);
    assert_int_equal(press(INTENT_FOCUS_PREVIOUS), 5);
    assert_int_equal(press(INTENT_FOCUS_NEXT), 0);
}

static void accepting_is_clicking(void **state)
{
    const struct intent accept = {.kind = INTENT_ACCEPT, .hit_kind = HIT_NONE};
    (void)state;
    two_columns();
    struct intent act = ui_state_handle(&ui, &accept, list);
    assert_int_equal(act.kind, INTENT_ACCEPT); /* nothing is focused */
    press(INTENT_DOWN);
    press(INTENT_DOWN);
    draw_hit_disable(list, &list->hits[1], "no");
    act = ui_state_handle(&ui, &accept, list);
    assert_int_equal(act.kind, INTENT_CLICK);
    assert_int_equal(act.hit_kind, 1);
    assert_int_equal(act.hit_index, 1);
    assert_false(act.hit_enabled);
    assert_true(box_contains(list->hits[1].box, act.x, act.y));
    draw_list_reset(&stage.list); /* the area has gone */
    assert_int_equal(ui_state_handle(&ui, &accept, list).kind, INTENT_ACCEPT);
}

static void hover_follows_the_pointer(void **state)
{
    struct intent hover = {.kind = INTENT_HOVER, .hit_kind = 1, .hit_index = 2, .x = 9, .y = 8};
    (void)state;
    two_columns();
    press(INTENT_DOWN);
    ui_state_handle(&ui, &hover, list);
    assert_true(ui_hovered(&ui, 1, 2));
    assert_false(ui_hovered(&ui, 1, 1));
    assert_false(ui.focus_shown); /* the mouse was used last */
    assert_float_equal(ui.x, 9, 0.01f);
    hover.hit_kind = HIT_NONE;
    ui_state_handle(&ui, &hover, list);
    assert_false(ui_hovered(&ui, HIT_NONE, 2));
    struct intent touch = {.kind = INTENT_CLICK, .touch = true, .hit_kind = 1, .hit_index = 4};
    ui_state_handle(&ui, &touch, list);
    assert_false(ui_hovered(&ui, 1, 4)); /* a finger does not hover … */
    assert_int_equal(ui.focus_index, 4); /* … but the keyboard goes on from there */
}

static void tooltips_stay_on_stage_and_off_their_thing(void **state)
{
    static const struct box anchors[] = {{0, 0, 50, 50},
                                         {1870, 0, 50, 50},
                                         {0, 1030, 50, 50},
                                         {1870, 1030, 50, 50},
                                         {900, 500, 100, 80}};
    (void)state;
    for (size_t i = 0; i < sizeof anchors / sizeof anchors[0]; i++) {
        struct box anchor = anchors[i];
        draw_list_reset(&stage.list);
        ui_tooltip(
            list, services, anchor, (struct box){0, 0, 0, 0}, "A heading",
            "A long explanation of what it is and of why it can't be done just now, in words.");
        stage_is_sound(&stage);
        struct box box = list->commands[1].box;
        assert_true(box.x >= 0 && box.y >= 0 && box.x + box.w <= STAGE_WIDTH &&
                    box.y + box.h <= STAGE_HEIGHT);
        assert_true(box.x >= anchor.x + anchor.w || box.x + box.w <= anchor.x ||
                    box.y >= anchor.y + anchor.h || box.y + box.h <= anchor.y);
    }
    struct box right = {1012, 300, 600, 480};
    draw_list_reset(&stage.list);
    ui_tooltip(list, services, anchors[4], right, "A heading", "And words.");
    assert_true(list->commands[1].box.x + list->commands[1].box.w <= anchors[4].x);
}

static void hit_tooltips_tell_label_and_reason(void **state)
{
    (void)state;
    struct button button = a_button(0, (struct box){100, 100, 200, 60});
    button.why = "costs 3 Willpower, you have 2";
    ui_button(list, services, &ui, &button);
    size_t before = list->count;
    ui_hit_tooltip(list, services, &ui);
    assert_int_equal(list->count, before);
    press(INTENT_DOWN);
    ui_hit_tooltip(list, services, &ui);
    assert_true(list->count > before);
    assert_true(stage_says(&stage, "costs 3 Willpower, you have 2"));
}

/* ---- Cards ---- */

static struct card_look look_of(unsigned card, float w, float h)
{
    return (struct card_look){.box = {800, 300, w, h},
                              .card = card,
                              .team = card < CARD_COUNT ? card_info(card)->team : TEAM_GLOOM,
                              .essence = 2,
                              .intensity = -1,
                              .opacity = 1};
}

static const struct draw_command *art(const char *prefix)
{
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->commands[i];
        if (command->kind == DRAW_ART &&
            strncmp(draw_string(list, command->text), prefix, strlen(prefix)) == 0) {
            return command;
        }
    }
    return NULL;
}

static const struct draw_command *text_of(const char *words)
{
    for (size_t i = 0; i < list->count; i++) {
        const struct draw_command *command = &list->commands[i];
        if (command->kind == DRAW_TEXT && strcmp(draw_string(list, command->text), words) == 0) {
            return command;
        }
    }
    return NULL;
}

static void cards_show_what_they_are(void **state)
{
    static const float sizes[][2] = {{92, 128}, {104, 144}, {150, 210}, {300, 420}};
    (void)state;
    for (unsigned card = CARD_NONE + 1; card < CARD_COUNT; card++) {
        const struct card_info *info = card_info(card);
        for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; i++) {
            struct card_look look = look_of(card, sizes[i][0], sizes[i][1]);
            const char *words = tr_of(stage.lang, "card", info->id, "power");
            look.power_text = i == 3;
            draw_list_reset(&stage.list);
            ui_card(list, services, &look);
            const struct draw_command *name = text_of(tr_of(stage.lang, "card", info->id, "name"));
            const struct draw_command *symbol = art("vibe/");
            assert_non_null(name);
            assert_true(name->size >= 15);
            assert_non_null(art("emotion/"));
            assert_int_equal(symbol != NULL, info->vibe < VIBE_COUNT);
            assert_int_equal(text_of(words) != NULL, look.power_text);
            if (symbol) { /* never on the name */
                assert_true(symbol->box.y >= name->box.y + name->box.h - 0.01f);
            }
            for (size_t k = 0; k < list->count; k++) {
                if (list->commands[k].kind == DRAW_TEXT) {
                    assert_true(list->commands[k].size >= 15);
                }
            }
        }
    }
}

/* Pips: so many as the card has spaces, the filled ones in the team's colour. */
static void pips_are_filled_by_essence(void **state)
{
    (void)state;
    for (int essence = 0; essence <= 3; essence++) {
        struct card_look look = look_of(CARD_KINDNESS, 150, 210);
        size_t filled = 0;
        size_t empty = 0;
        look.essence = essence;
        draw_list_reset(&stage.list);
        ui_card(list, services, &look);
        for (size_t i = 0; i < list->count; i++) {
            const struct draw_command *command = &list->commands[i];
            bool round = command->kind == DRAW_PANEL && command->radius == command->box.w / 2;
            filled += round && memcmp(&command->fill, &theme.team[TEAM_BLISS], 4) == 0;
            empty += round && memcmp(&command->fill, &theme.night, 4) == 0;
        }
        assert_int_equal(filled, essence);
        assert_int_equal(empty, 3 - essence);
    }
}

static void a_hidden_card_tells_nothing(void **state)
{
    (void)state;
    struct card_look look = look_of(CARD_HIDDEN, 150, 210);
    ui_card(list, services, &look);
    assert_true(list->count > 3);
    for (size_t i = 0; i < list->count; i++) {
        assert_int_equal(list->commands[i].kind, DRAW_PANEL);
    }
}

static void numbers_of_the_moment(void **state)
{
    (void)state;
    struct card_look look = look_of(CARD_KINDNESS, 104, 144); /* prints 1 1 2 */
    look.intensity = 9;
    look.token = 6;
    ui_card(list, services, &look);
    assert_non_null(text_of("9"));
    assert_non_null(text_of("+6"));
    look.intensity = 0;
    look.token = 0;
    draw_list_reset(&stage.list);
    ui_card(list, services, &look);
    assert_non_null(text_of("0"));
    assert_null(text_of("+0"));
}

static void turning_and_fading_take_all_along(void **state)
{
    (void)state;
    struct card_look look = look_of(CARD_KINDNESS, 150, 210);
    float x = look.box.x + look.box.w / 2;
    float y = look.box.y + look.box.h / 2;
    ui_card(list, services, &look);
    size_t count = list->count;
    look.angle = 90;
    look.opacity = 0.5f;
    ui_card(list, services, &look);
    assert_int_equal(list->count, 2 * count);
    for (size_t i = 0; i < count; i++) {
        const struct draw_command *upright = &list->commands[i];
        const struct draw_command *turned = &list->commands[count + i];
        float dx = upright->box.x + upright->box.w / 2 - x;
        float dy = upright->box.y + upright->box.h / 2 - y;
        assert_float_equal(turned->box.x + turned->box.w / 2 - x, -dy, 0.05f);
        assert_float_equal(turned->box.y + turned->box.h / 2 - y, dx, 0.05f);
        assert_float_equal(turned->angle - upright->angle, 90, 0.01f);
        assert_true(abs(2 * turned->fill.a - upright->fill.a) <= 1);
    }
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)
    const struct CMUnitTest tests[] = {
        TEST(text_gets_smaller_then_breaks_then_ends),
        TEST(cutting_spares_characters),
        TEST(buttons_have_areas),
        TEST(a_dim_button_says_why),
        TEST(a_button_shows_how_it_stands),
        TEST(golden_numbers_are_not_in_garamond),
        TEST(arrows_walk),
        TEST(arrows_stay_in_their_group),
        TEST(tab_walks_groups),
        TEST(tab_in_one_group_walks_areas),
        TEST(accepting_is_clicking),
        TEST(hover_follows_the_pointer),
        TEST(tooltips_stay_on_stage_and_off_their_thing),
        TEST(hit_tooltips_tell_label_and_reason),
        TEST(cards_show_what_they_are),
        TEST(pips_are_filled_by_essence),
        TEST(a_hidden_card_tells_nothing),
        TEST(numbers_of_the_moment),
        TEST(turning_and_fading_take_all_along),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
