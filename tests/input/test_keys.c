/* Keys, typed text and the game pad. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "feed.h"

/* ---- Keys ---- */

static void keys_mean_what_the_table_says(void **state)
{
    struct fixture *f = *state;
    static const struct {
        SDL_Keycode code;
        Uint16 mod;
        enum intent_kind kind;
    } rows[] = {
        {SDLK_ESCAPE, 0, INTENT_CANCEL},
        {SDLK_RETURN, 0, INTENT_ACCEPT},
        {SDLK_KP_ENTER, 0, INTENT_ACCEPT},
        {SDLK_SPACE, 0, INTENT_ACCEPT},
        {SDLK_TAB, 0, INTENT_FOCUS_NEXT},
        {SDLK_TAB, KMOD_LSHIFT, INTENT_FOCUS_PREVIOUS},
        {SDLK_LEFT, 0, INTENT_LEFT},
        {SDLK_RIGHT, 0, INTENT_RIGHT},
        {SDLK_UP, 0, INTENT_UP},
        {SDLK_DOWN, 0, INTENT_DOWN},
        {SDLK_z, 0, INTENT_UNDO},
        {SDLK_z, KMOD_LCTRL, INTENT_UNDO},
        {SDLK_z, KMOD_RSHIFT, INTENT_REDO},
        {SDLK_z, KMOD_LCTRL | KMOD_LSHIFT, INTENT_REDO},
        {SDLK_y, 0, INTENT_REDO},
        {SDLK_e, 0, INTENT_END_TURN},
        {SDLK_a, 0, INTENT_ABSORB},
        {SDLK_a, KMOD_NUM | KMOD_CAPS, INTENT_ABSORB},
        {SDLK_l, 0, INTENT_LOG},
        {SDLK_F1, 0, INTENT_HELP},
        {SDLK_BACKSPACE, 0, INTENT_BACKSPACE},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        key(f, SDL_KEYDOWN, rows[i].code, rows[i].mod, false);
        assert_one(f, rows[i].kind);
        assert_int_equal(f->out[0].hit_kind, HIT_NONE);
        key(f, SDL_KEYUP, rows[i].code, rows[i].mod, false);
        assert_nothing(f);
    }
}

static void digits_are_numbers(void **state)
{
    struct fixture *f = *state;
    for (int digit = 1; digit <= 9; digit++) {
        key(f, SDL_KEYDOWN, SDLK_0 + digit, 0, false);
        assert_one(f, INTENT_NUMBER);
        assert_int_equal(f->out[0].number, digit);
    }
    key(f, SDL_KEYDOWN, SDLK_0, 0, false);
    assert_nothing(f);
    key(f, SDL_KEYDOWN, SDLK_KP_4, 0, false);
    assert_int_equal(f->out[0].number, 4);
}

static void only_arrows_tab_and_backspace_repeat(void **state)
{
    struct fixture *f = *state;
    static const SDL_Keycode once[] = {SDLK_ESCAPE, SDLK_RETURN, SDLK_SPACE, SDLK_z,
                                       SDLK_e,      SDLK_a,      SDLK_1};
    for (size_t i = 0; i < sizeof once / sizeof once[0]; i++) {
        key(f, SDL_KEYDOWN, once[i], 0, true);
        assert_nothing(f);
    }
    key(f, SDL_KEYDOWN, SDLK_LEFT, 0, true);
    assert_one(f, INTENT_LEFT);
    key(f, SDL_KEYDOWN, SDLK_BACKSPACE, 0, true);
    assert_one(f, INTENT_BACKSPACE);
}

static void modified_keys_belong_to_the_window(void **state)
{
    struct fixture *f = *state;
    key(f, SDL_KEYDOWN, SDLK_RETURN, KMOD_LALT, false);
    assert_nothing(f);
    key(f, SDL_KEYDOWN, SDLK_F4, KMOD_LALT, false);
    assert_nothing(f);
    key(f, SDL_KEYDOWN, SDLK_F11, 0, false);
    assert_nothing(f);
    key(f, SDL_KEYDOWN, SDLK_a, KMOD_LCTRL, false);
    assert_nothing(f);
    key(f, SDL_KEYDOWN, SDLK_1, KMOD_LGUI, false);
    assert_nothing(f);
}

static void cyrillic_letters_go_by_place(void **state)
{
    struct fixture *f = *state;
    SDL_Event event = {.key = {.type = SDL_KEYDOWN}};
    event.key.keysym.sym = 0x44f; /* the letter ya, on the key of Z */
    event.key.keysym.scancode = SDL_SCANCODE_Z;
    feed(f, &event);
    assert_one(f, INTENT_UNDO);
}

static void german_z_goes_by_letter(void **state)
{
    struct fixture *f = *state;
    SDL_Event event = {.key = {.type = SDL_KEYDOWN}};
    event.key.keysym.sym = SDLK_z;
    event.key.keysym.scancode = SDL_SCANCODE_Y;
    feed(f, &event);
    assert_one(f, INTENT_UNDO);
}

static void alt_alone_asks_why(void **state)
{
    struct fixture *f = *state;
    key(f, SDL_KEYDOWN, SDLK_LALT, KMOD_LALT, false);
    assert_one(f, INTENT_WHY);
    assert_true(f->out[0].on);
    key(f, SDL_KEYDOWN, SDLK_LALT, KMOD_LALT, true);
    assert_nothing(f);
    key(f, SDL_KEYUP, SDLK_LALT, 0, false);
    assert_one(f, INTENT_WHY);
    assert_false(f->out[0].on);
    key(f, SDL_KEYDOWN, SDLK_LALT, KMOD_LALT, false);
    window_event(f, SDL_WINDOWEVENT_FOCUS_LOST);
    assert_one(f, INTENT_WHY);
    assert_false(f->out[0].on);
}

/* ---- Text ---- */

static void letters_are_text_in_a_field(void **state)
{
    struct fixture *f = *state;
    SDL_Event text = {.text = {.type = SDL_TEXTINPUT, .text = "zß"}};
    feed(f, &text);
    assert_nothing(f);
    input_set_text(&f->input, true);
    feed(f, &text);
    assert_one(f, INTENT_TEXT);
    assert_string_equal(f->out[0].text, "zß");
    static const SDL_Keycode letters[] = {SDLK_z, SDLK_a, SDLK_SPACE, SDLK_1};
    for (size_t i = 0; i < sizeof letters / sizeof letters[0]; i++) {
        key(f, SDL_KEYDOWN, letters[i], 0, false);
        assert_nothing(f);
    }
    key(f, SDL_KEYDOWN, SDLK_RETURN, 0, false);
    assert_one(f, INTENT_ACCEPT);
    key(f, SDL_KEYDOWN, SDLK_ESCAPE, 0, false);
    assert_one(f, INTENT_CANCEL);
    input_set_text(&f->input, false);
    key(f, SDL_KEYDOWN, SDLK_z, 0, false);
    assert_one(f, INTENT_UNDO);
}

/* ---- Pad ---- */

static void pad_buttons_and_stick(void **state)
{
    struct fixture *f = *state;
    static const struct {
        Uint8 pad;
        enum intent_kind kind;
    } rows[] = {
        {SDL_CONTROLLER_BUTTON_DPAD_UP, INTENT_UP},
        {SDL_CONTROLLER_BUTTON_A, INTENT_ACCEPT},
        {SDL_CONTROLLER_BUTTON_B, INTENT_CANCEL},
        {SDL_CONTROLLER_BUTTON_X, INTENT_UNDO},
        {SDL_CONTROLLER_BUTTON_Y, INTENT_END_TURN},
        {SDL_CONTROLLER_BUTTON_START, INTENT_MENU},
        {SDL_CONTROLLER_BUTTON_LEFTSHOULDER, INTENT_FOCUS_PREVIOUS},
        {SDL_CONTROLLER_BUTTON_RIGHTSHOULDER, INTENT_FOCUS_NEXT},
    };
    for (size_t i = 0; i < sizeof rows / sizeof rows[0]; i++) {
        SDL_Event event = {.cbutton = {.type = SDL_CONTROLLERBUTTONDOWN, .button = rows[i].pad}};
        feed(f, &event);
        assert_one(f, rows[i].kind);
    }
    SDL_Event odd = {.cbutton = {.type = SDL_CONTROLLERBUTTONDOWN, .button = 200}};
    feed(f, &odd);
    assert_nothing(f);
    SDL_Event stick = {.caxis = {.type = SDL_CONTROLLERAXISMOTION,
                                 .axis = SDL_CONTROLLER_AXIS_LEFTX,
                                 .value = -32768}};
    feed(f, &stick);
    assert_one(f, INTENT_LEFT);
    feed(f, &stick);
    assert_nothing(f);
    stick.caxis.value = 0;
    feed(f, &stick);
    assert_nothing(f);
    stick.caxis.value = 30000;
    feed(f, &stick);
    assert_one(f, INTENT_RIGHT);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        FEED_TEST(keys_mean_what_the_table_says),
        FEED_TEST(digits_are_numbers),
        FEED_TEST(only_arrows_tab_and_backspace_repeat),
        FEED_TEST(modified_keys_belong_to_the_window),
        FEED_TEST(cyrillic_letters_go_by_place),
        FEED_TEST(german_z_goes_by_letter),
        FEED_TEST(alt_alone_asks_why),
        FEED_TEST(letters_are_text_in_a_field),
        FEED_TEST(pad_buttons_and_stick),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
