/* Mouse, wheel and fingers: hover, click, drag and all the ways it ends. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "feed.h"

static void start_drag(struct fixture *f)
{
    move_to(f, 150, 150, false);
    down(f, 150, 150);
    move_to(f, 190, 150, true);
    assert_int_equal(f->count, 2);
    assert_int_equal(f->out[0].kind, INTENT_DRAG_BEGIN);
}

/* ---- Clicks ---- */

static void hover_names_the_area(void **state)
{
    struct fixture *f = *state;
    move_to(f, 250, 150, false);
    assert_one(f, INTENT_HOVER);
    assert_int_equal(f->out[0].hit_kind, KIND_CARD);
    assert_int_equal(f->out[0].hit_index, 1);
    assert_true(f->out[0].x == 250 && f->out[0].y == 150);
    move_to(f, 20, 20, false);
    assert_one(f, INTENT_HOVER);
    assert_int_equal(f->out[0].hit_kind, HIT_NONE);
}

static void click_is_press_and_release_on_one_area(void **state)
{
    struct fixture *f = *state;
    down(f, 410, 110);
    assert_nothing(f);
    up(f, 490, 190);
    assert_int_equal(f->count, 2); /* and where the pointer is now */
    assert_int_equal(f->out[0].kind, INTENT_CLICK);
    assert_int_equal(f->out[0].hit_kind, KIND_BUTTON);
    assert_int_equal(f->out[0].hit_index, 7);
    assert_true(f->out[0].hit_enabled);
    assert_int_equal(f->out[1].kind, INTENT_HOVER);
}

static void click_on_nothing_counts(void **state)
{
    struct fixture *f = *state;
    down(f, 20, 20);
    up(f, 40, 40);
    assert_int_equal(f->out[0].kind, INTENT_CLICK);
    assert_int_equal(f->out[0].hit_kind, HIT_NONE);
}

static void click_on_a_disabled_area_says_so(void **state)
{
    struct fixture *f = *state;
    down(f, 650, 150);
    up(f, 650, 150);
    assert_int_equal(f->out[0].kind, INTENT_CLICK);
    assert_false(f->out[0].hit_enabled);
}

static void release_elsewhere_is_no_click(void **state)
{
    struct fixture *f = *state;
    down(f, 450, 150);
    move_to(f, 20, 20, true);
    assert_nothing(f);
    up(f, 20, 20);
    assert_one(f, INTENT_HOVER);
    down(f, 20, 20);
    up(f, 450, 150);
    assert_one(f, INTENT_HOVER);
}

static void area_is_known_by_name_when_the_list_changes(void **state)
{
    struct fixture *f = *state;
    down(f, 450, 150);
    draw_list_reset(&f->list); /* drawn anew, in another order */
    draw_hit(&f->list, (struct box){0, 0, 1000, 1000}, KIND_BUTTON, 7, "button", "Button");
    up(f, 450, 150);
    assert_int_equal(f->out[0].kind, INTENT_CLICK);
}

/* ---- Drags ---- */

static void small_tremble_is_a_click(void **state)
{
    struct fixture *f = *state;
    down(f, 150, 150);
    move_to(f, 154, 152, true);
    assert_nothing(f);
    up(f, 154, 152);
    assert_int_equal(f->out[0].kind, INTENT_CLICK);
    assert_int_equal(f->out[0].hit_kind, KIND_CARD);
}

static void drag_begins_moves_and_drops(void **state)
{
    struct fixture *f = *state;
    start_drag(f);
    assert_int_equal(f->out[0].hit_kind, KIND_CARD);
    assert_int_equal(f->out[0].hit_index, 0);
    assert_true(f->out[0].x == 150 && f->out[0].y == 150);
    assert_int_equal(f->out[1].kind, INTENT_DRAG_MOVE);
    assert_true(f->out[1].x == 190);
    move_to(f, 640, 160, true);
    assert_one(f, INTENT_DRAG_MOVE);
    up(f, 650, 150);
    assert_int_equal(f->count, 2);
    assert_int_equal(f->out[1].kind, INTENT_DRAG_DROP);
    assert_true(f->out[1].x == 650);
    assert_int_equal(f->out[1].hit_kind, KIND_CARD); /* what was dragged */
}

static void drag_in_one_leap_arrives_complete(void **state)
{
    struct fixture *f = *state;
    down(f, 150, 150);
    up(f, 700, 700);
    assert_int_equal(f->count, 3);
    assert_int_equal(f->out[0].kind, INTENT_DRAG_BEGIN);
    assert_int_equal(f->out[1].kind, INTENT_DRAG_MOVE);
    assert_int_equal(f->out[2].kind, INTENT_DRAG_DROP);
}

static void button_is_not_dragged(void **state)
{
    struct fixture *f = *state;
    down(f, 410, 110);
    move_to(f, 490, 190, true);
    assert_nothing(f);
}

static void cancel_ends_the_drag_and_nothing_more(struct fixture *f)
{
    assert_one(f, INTENT_DRAG_CANCEL);
    assert_int_equal(f->out[0].hit_kind, KIND_CARD);
    up(f, 300, 300);
    for (size_t i = 0; i < f->count; i++) {
        assert_int_equal(f->out[i].kind, INTENT_HOVER);
    }
}

static void drag_cancelled_by_escape(void **state)
{
    struct fixture *f = *state;
    start_drag(f);
    key(f, SDL_KEYDOWN, SDLK_ESCAPE, 0, false);
    cancel_ends_the_drag_and_nothing_more(f);
}

static void drag_cancelled_by_second_button(void **state)
{
    struct fixture *f = *state;
    start_drag(f);
    button(f, SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, 300, 300);
    cancel_ends_the_drag_and_nothing_more(f);
}

static void drag_cancelled_by_focus_loss(void **state)
{
    struct fixture *f = *state;
    start_drag(f);
    window_event(f, SDL_WINDOWEVENT_FOCUS_LOST);
    cancel_ends_the_drag_and_nothing_more(f);
}

static void drag_cancelled_by_motion_without_button(void **state)
{
    struct fixture *f = *state;
    start_drag(f);
    move_to(f, 300, 300, false);
    assert_int_equal(f->count, 2);
    assert_int_equal(f->out[0].kind, INTENT_DRAG_CANCEL);
    assert_int_equal(f->out[1].kind, INTENT_HOVER);
}

static void drag_cancelled_by_scene_change(void **state)
{
    struct fixture *f = *state;
    start_drag(f);
    f->count = input_let_go(&f->input, f->out);
    cancel_ends_the_drag_and_nothing_more(f);
    f->count = input_let_go(&f->input, f->out);
    assert_nothing(f);
}

static void drag_cancelled_by_resize(void **state)
{
    struct fixture *f = *state;
    start_drag(f);
    window_event(f, SDL_WINDOWEVENT_SIZE_CHANGED);
    assert_int_equal(f->count, 2);
    assert_int_equal(f->out[0].kind, INTENT_DRAG_CANCEL);
    assert_int_equal(f->out[1].kind, INTENT_RESIZED);
}

static void drag_swallows_keys_and_wheel(void **state)
{
    struct fixture *f = *state;
    start_drag(f);
    key(f, SDL_KEYDOWN, SDLK_z, 0, false);
    assert_nothing(f);
    SDL_Event wheel = {.wheel = {.type = SDL_MOUSEWHEEL, .y = 1}};
    feed(f, &wheel);
    assert_nothing(f);
    key(f, SDL_KEYDOWN, SDLK_LALT, KMOD_LALT, false);
    assert_one(f, INTENT_WHY);
    up(f, 300, 300);
    assert_int_equal(f->out[f->count - 1].kind, INTENT_DRAG_DROP);
}

static void press_ends_by_second_button(void **state)
{
    struct fixture *f = *state;
    down(f, 150, 150);
    button(f, SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, 150, 150);
    assert_one(f, INTENT_CANCEL);
    up(f, 150, 150);
    assert_nothing(f);
}

static void right_click_cancels(void **state)
{
    struct fixture *f = *state;
    button(f, SDL_MOUSEBUTTONDOWN, SDL_BUTTON_RIGHT, 150, 150);
    assert_one(f, INTENT_CANCEL);
    button(f, SDL_MOUSEBUTTONUP, SDL_BUTTON_RIGHT, 150, 150);
    assert_nothing(f);
}

/* ---- Resting pointer ---- */

static void new_area_under_a_resting_pointer_is_told_once(void **state)
{
    struct fixture *f = *state;
    move_to(f, 450, 150, false);
    f->count = input_redrawn(&f->input, &f->scene, f->out);
    assert_nothing(f);
    draw_list_reset(&f->list);
    draw_hit(&f->list, (struct box){400, 100, 100, 100}, KIND_SLOT, 3, "slot.3", "Slot");
    f->count = input_redrawn(&f->input, &f->scene, f->out);
    assert_one(f, INTENT_HOVER);
    assert_int_equal(f->out[0].hit_kind, KIND_SLOT);
    f->count = input_redrawn(&f->input, &f->scene, f->out);
    assert_nothing(f);
}

static void pointer_that_left_hovers_nowhere(void **state)
{
    struct fixture *f = *state;
    move_to(f, 450, 150, false);
    window_event(f, SDL_WINDOWEVENT_LEAVE);
    assert_one(f, INTENT_HOVER);
    assert_int_equal(f->out[0].hit_kind, HIT_NONE);
    f->count = input_redrawn(&f->input, &f->scene, f->out);
    assert_nothing(f);
}

/* ---- Wheel and touch ---- */

static void wheel_scrolls_away_positive(void **state)
{
    struct fixture *f = *state;
    SDL_Event event = {.wheel = {.type = SDL_MOUSEWHEEL, .y = 2}};
    feed(f, &event);
    assert_one(f, INTENT_SCROLL);
    assert_int_equal(f->out[0].number, 2);
    event.wheel.direction = SDL_MOUSEWHEEL_FLIPPED;
    feed(f, &event);
    assert_int_equal(f->out[0].number, -2);
    event.wheel.y = 100000;
    feed(f, &event);
    assert_int_equal(f->out[0].number, -100);
    event.wheel.y = 0;
    feed(f, &event);
    assert_nothing(f);
}

static void finger_taps_and_drags(void **state)
{
    struct fixture *f = *state;
    finger(f, SDL_FINGERDOWN, 5, 450, 150);
    assert_nothing(f);
    finger(f, SDL_FINGERUP, 5, 450, 150);
    assert_one(f, INTENT_CLICK);
    assert_true(f->out[0].touch);
    assert_int_equal(f->out[0].hit_kind, KIND_BUTTON);
    finger(f, SDL_FINGERDOWN, 6, 150, 150);
    finger(f, SDL_FINGERMOTION, 6, 250, 250);
    assert_int_equal(f->out[0].kind, INTENT_DRAG_BEGIN);
    finger(f, SDL_FINGERUP, 6, 250, 250);
    assert_int_equal(f->out[f->count - 1].kind, INTENT_DRAG_DROP);
}

static void second_finger_cancels(void **state)
{
    struct fixture *f = *state;
    finger(f, SDL_FINGERDOWN, 1, 150, 150);
    finger(f, SDL_FINGERMOTION, 1, 250, 250);
    finger(f, SDL_FINGERDOWN, 2, 800, 800);
    assert_one(f, INTENT_DRAG_CANCEL);
    finger(f, SDL_FINGERUP, 2, 800, 800);
    assert_nothing(f);
    finger(f, SDL_FINGERUP, 1, 250, 250);
    assert_nothing(f);
}

static void mouse_made_from_touch_is_ignored(void **state)
{
    struct fixture *f = *state;
    SDL_Event event = {.button = {.type = SDL_MOUSEBUTTONDOWN,
                                  .which = SDL_TOUCH_MOUSEID,
                                  .button = SDL_BUTTON_LEFT}};
    event.button.x = 225;
    event.button.y = 75;
    feed(f, &event);
    event.type = SDL_MOUSEBUTTONUP;
    feed(f, &event);
    assert_nothing(f);
}

/* ---- Anything at all ---- */

static unsigned below(uint32_t *chance, unsigned bound)
{
    *chance = *chance * 1664525u + 1013904223u;
    return (*chance >> 8) % bound;
}

static void any_event(struct fixture *f, uint32_t *chance)
{
    static const Uint8 windows[] = {SDL_WINDOWEVENT_FOCUS_LOST, SDL_WINDOWEVENT_LEAVE,
                                    SDL_WINDOWEVENT_SIZE_CHANGED};
    static const SDL_Keycode keys[] = {SDLK_ESCAPE, SDLK_z, SDLK_RETURN, SDLK_LALT};
    static const Uint32 fingers[] = {SDL_FINGERDOWN, SDL_FINGERMOTION, SDL_FINGERUP};
    int x = 100 + (int)below(chance, 600), y = 50 + (int)below(chance, 200);
    Uint8 side = below(chance, 5) == 0 ? SDL_BUTTON_RIGHT : SDL_BUTTON_LEFT;
    switch (below(chance, 10)) {
    case 0:
    case 1:
        button(f, SDL_MOUSEBUTTONDOWN, side, x, y);
        break;
    case 2:
        button(f, SDL_MOUSEBUTTONUP, side, x, y);
        break;
    case 3:
        key(f, below(chance, 2) ? SDL_KEYDOWN : SDL_KEYUP, keys[below(chance, 4)], 0, false);
        break;
    case 4:
        if (below(chance, 4) == 0) {
            window_event(f, windows[below(chance, 3)]);
        }
        break;
    case 5:
        finger(f, fingers[below(chance, 3)], (SDL_FingerID)below(chance, 2), x, y);
        break;
    case 6:
        if (below(chance, 8) == 0) {
            f->count = input_let_go(&f->input, f->out);
        }
        break;
    default:
        move_to(f, x, y, below(chance, 4) != 0);
        break;
    }
}

static void drags_always_arrive_complete(void **state)
{
    struct fixture *f = *state;
    uint32_t chance = 1;
    bool dragging = false;
    unsigned drops = 0, cancels = 0;
    for (int i = 0; i < 200000; i++) {
        f->count = 0;
        any_event(f, &chance);
        for (size_t j = 0; j < f->count; j++) {
            bool ends = f->out[j].kind == INTENT_DRAG_DROP || f->out[j].kind == INTENT_DRAG_CANCEL;
            if (f->out[j].kind == INTENT_DRAG_BEGIN) {
                assert_false(dragging);
                assert_int_equal(f->out[j].hit_kind, KIND_CARD);
                dragging = true;
            } else if (ends || f->out[j].kind == INTENT_DRAG_MOVE) {
                assert_true(dragging);
                dragging = !ends;
            } else if (dragging) {
                assert_int_equal(f->out[j].kind, INTENT_WHY);
            }
            drops += f->out[j].kind == INTENT_DRAG_DROP;
            cancels += f->out[j].kind == INTENT_DRAG_CANCEL;
        }
    }
    assert_true(drops > 100 && cancels > 100);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FEED_TEST(hover_names_the_area),
        FEED_TEST(click_is_press_and_release_on_one_area),
        FEED_TEST(click_on_nothing_counts),
        FEED_TEST(click_on_a_disabled_area_says_so),
        FEED_TEST(release_elsewhere_is_no_click),
        FEED_TEST(area_is_known_by_name_when_the_list_changes),
        FEED_TEST(small_tremble_is_a_click),
        FEED_TEST(drag_begins_moves_and_drops),
        FEED_TEST(drag_in_one_leap_arrives_complete),
        FEED_TEST(button_is_not_dragged),
        FEED_TEST(drag_cancelled_by_escape),
        FEED_TEST(drag_cancelled_by_second_button),
        FEED_TEST(drag_cancelled_by_focus_loss),
        FEED_TEST(drag_cancelled_by_motion_without_button),
        FEED_TEST(drag_cancelled_by_scene_change),
        FEED_TEST(drag_cancelled_by_resize),
        FEED_TEST(drag_swallows_keys_and_wheel),
        FEED_TEST(press_ends_by_second_button),
        FEED_TEST(right_click_cancels),
        FEED_TEST(new_area_under_a_resting_pointer_is_told_once),
        FEED_TEST(pointer_that_left_hovers_nowhere),
        FEED_TEST(wheel_scrolls_away_positive),
        FEED_TEST(finger_taps_and_drags),
        FEED_TEST(second_finger_cancels),
        FEED_TEST(mouse_made_from_touch_is_ignored),
        FEED_TEST(drags_always_arrive_complete),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
