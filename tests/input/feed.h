/* A small scene of hit areas, and SDL events made by hand for it: no window, no device. */
#ifndef CEREBRIA_TESTS_INPUT_FEED_H
#define CEREBRIA_TESTS_INPUT_FEED_H

#include "input/input.h"

enum { KIND_CARD = 1, KIND_BUTTON = 2, KIND_SLOT = 3 };

/* Two cards that can be dragged, a button that can't, a disabled slot; in a window of half the
 * stage's size. */
struct fixture {
    struct draw_list list;
    struct viewport viewport;
    struct input_scene scene;
    struct input input;
    struct intent out[INPUT_INTENTS_MAX];
    size_t count;
};

/* For cmocka: *state becomes a fixture. */
int feed_set_up(void **state);
int feed_tear_down(void **state);

/* Each gives the room one event and keeps its answer in the fixture. Positions are in du. */
void feed(struct fixture *f, const SDL_Event *event);
void move_to(struct fixture *f, int x, int y, bool held);
void button(struct fixture *f, Uint32 type, Uint8 which, int x, int y);
void down(struct fixture *f, int x, int y); /* the left button */
void up(struct fixture *f, int x, int y);
void key(struct fixture *f, Uint32 type, SDL_Keycode code, Uint16 mod, bool repeat);
void window_event(struct fixture *f, Uint8 what);
void finger(struct fixture *f, Uint32 type, SDL_FingerID id, int x, int y);

void assert_one(const struct fixture *f, enum intent_kind kind);
void assert_nothing(const struct fixture *f);

#define FEED_TEST(name) cmocka_unit_test_setup_teardown(name, feed_set_up, feed_tear_down)

#endif
