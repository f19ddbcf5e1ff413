#include "feed.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

int feed_set_up(void **state)
{
    static struct fixture f;
    f = (struct fixture){0};
    draw_hit(&f.list, (struct box){100, 100, 100, 100}, KIND_CARD, 0, "card.0", "Card")->draggable =
        true;
    draw_hit(&f.list, (struct box){200, 100, 100, 100}, KIND_CARD, 1, "card.1", "Card")->draggable =
        true;
    draw_hit(&f.list, (struct box){400, 100, 100, 100}, KIND_BUTTON, 7, "button", "Button");
    draw_hit_disable(
        &f.list,
        draw_hit(&f.list, (struct box){600, 100, 100, 100}, KIND_SLOT, 2, "slot.2", "Slot"),
        "taken");
    viewport_init(&f.viewport, 960, 540, 960, 540);
    f.scene = (struct input_scene){&f.list, &f.viewport};
    input_init(&f.input);
    *state = &f;
    return 0;
}

int feed_tear_down(void **state)
{
    struct fixture *f = *state;
    draw_list_free(&f->list);
    return 0;
}

void feed(struct fixture *f, const SDL_Event *event)
{
    f->count = input_event(&f->input, event, &f->scene, f->out);
}

/* Positions below are in du; the window is half as large. */
void move_to(struct fixture *f, int x, int y, bool held)
{
    SDL_Event event = {.motion = {.type = SDL_MOUSEMOTION, .x = x / 2, .y = y / 2}};
    event.motion.state = held ? SDL_BUTTON_LMASK : 0;
    feed(f, &event);
}

void button(struct fixture *f, Uint32 type, Uint8 which, int x, int y)
{
    SDL_Event event = {.button = {.type = type, .button = which, .x = x / 2, .y = y / 2}};
    feed(f, &event);
}

void down(struct fixture *f, int x, int y)
{
    button(f, SDL_MOUSEBUTTONDOWN, SDL_BUTTON_LEFT, x, y);
}

void up(struct fixture *f, int x, int y)
{
    button(f, SDL_MOUSEBUTTONUP, SDL_BUTTON_LEFT, x, y);
}

/* SDL knows keyboard layouts only with a window; enough for the digits, which go by place. */
static SDL_Scancode scancode_of(SDL_Keycode code)
{
    if (code >= SDLK_1 && code <= SDLK_9) {
        return (SDL_Scancode)(SDL_SCANCODE_1 + (code - SDLK_1));
    }
    if (code & SDLK_SCANCODE_MASK) {
        return (SDL_Scancode)(code & ~SDLK_SCANCODE_MASK);
    }
    return code == SDLK_0 ? SDL_SCANCODE_0 : SDL_SCANCODE_UNKNOWN;
}

void key(struct fixture *f, Uint32 type, SDL_Keycode code, Uint16 mod, bool repeat)
{
    SDL_Event event = {.key = {.type = type, .repeat = repeat}};
    event.key.keysym.sym = code;
    event.key.keysym.mod = mod;
    event.key.keysym.scancode = scancode_of(code);
    feed(f, &event);
}

void window_event(struct fixture *f, Uint8 what)
{
    SDL_Event event = {.window = {.type = SDL_WINDOWEVENT, .event = what}};
    feed(f, &event);
}

void finger(struct fixture *f, Uint32 type, SDL_FingerID id, int x, int y)
{
    SDL_Event event = {.tfinger = {.type = type, .fingerId = id}};
    event.tfinger.x = (float)x / STAGE_WIDTH;
    event.tfinger.y = (float)y / STAGE_HEIGHT;
    feed(f, &event);
}

void assert_one(const struct fixture *f, enum intent_kind kind)
{
    assert_int_equal(f->count, 1);
    assert_int_equal(f->out[0].kind, kind);
}

void assert_nothing(const struct fixture *f)
{
    assert_int_equal(f->count, 0);
}
