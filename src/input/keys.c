#include "input/keys.h"

#include <SDL_gamecontroller.h>

enum key_use {
    USE_ONCE = 0,
    USE_REPEAT = 1, /* acts again while held */
    USE_LETTER = 2, /* writes something into a text field instead */
    USE_COMMAND = 4 /* the same with Ctrl or Cmd held, as other programs have it */
};

static const struct key_row {
    SDL_Keycode key;
    uint16_t shift; /* 0: with or without Shift; else the state asked for */
    uint8_t use;
    uint8_t intent;
} key_table[] = {
    {SDLK_ESCAPE, 0, USE_ONCE, INTENT_CANCEL},
    {SDLK_AC_BACK, 0, USE_ONCE, INTENT_CANCEL},
    {SDLK_RETURN, 0, USE_ONCE, INTENT_ACCEPT},
    {SDLK_KP_ENTER, 0, USE_ONCE, INTENT_ACCEPT},
    {SDLK_SPACE, 0, USE_LETTER, INTENT_ACCEPT},
    {SDLK_TAB, KMOD_SHIFT, USE_REPEAT, INTENT_FOCUS_PREVIOUS},
    {SDLK_TAB, 0, USE_REPEAT, INTENT_FOCUS_NEXT},
    {SDLK_LEFT, 0, USE_REPEAT, INTENT_LEFT},
    {SDLK_RIGHT, 0, USE_REPEAT, INTENT_RIGHT},
    {SDLK_UP, 0, USE_REPEAT, INTENT_UP},
    {SDLK_DOWN, 0, USE_REPEAT, INTENT_DOWN},
    {SDLK_BACKSPACE, 0, USE_REPEAT, INTENT_BACKSPACE},
    {SDLK_z, KMOD_SHIFT, USE_LETTER | USE_COMMAND, INTENT_REDO},
    {SDLK_z, 0, USE_LETTER | USE_COMMAND, INTENT_UNDO},
    {SDLK_y, 0, USE_LETTER | USE_COMMAND, INTENT_REDO},
    {SDLK_e, 0, USE_LETTER, INTENT_END_TURN},
    {SDLK_a, 0, USE_LETTER, INTENT_ABSORB},
    {SDLK_l, 0, USE_LETTER, INTENT_LOG},
    {SDLK_F1, 0, USE_ONCE, INTENT_HELP},
};

enum { KEY_COUNT = sizeof key_table / sizeof key_table[0] };

static const uint8_t pad_table[SDL_CONTROLLER_BUTTON_MAX] = {
    [SDL_CONTROLLER_BUTTON_DPAD_LEFT] = INTENT_LEFT,
    [SDL_CONTROLLER_BUTTON_DPAD_RIGHT] = INTENT_RIGHT,
    [SDL_CONTROLLER_BUTTON_DPAD_UP] = INTENT_UP,
    [SDL_CONTROLLER_BUTTON_DPAD_DOWN] = INTENT_DOWN,
    [SDL_CONTROLLER_BUTTON_A] = INTENT_ACCEPT,
    [SDL_CONTROLLER_BUTTON_B] = INTENT_CANCEL,
    [SDL_CONTROLLER_BUTTON_X] = INTENT_UNDO,
    [SDL_CONTROLLER_BUTTON_Y] = INTENT_END_TURN,
    [SDL_CONTROLLER_BUTTON_START] = INTENT_MENU,
    [SDL_CONTROLLER_BUTTON_LEFTSHOULDER] = INTENT_FOCUS_PREVIOUS,
    [SDL_CONTROLLER_BUTTON_RIGHTSHOULDER] = INTENT_FOCUS_NEXT,
};

struct intent intent_make(enum intent_kind kind)
{
    return (struct intent){.kind = (uint8_t)kind, .hit_kind = HIT_NONE};
}

struct intent pad_intent(uint8_t button)
{
    return intent_make(button < SDL_CONTROLLER_BUTTON_MAX ? pad_table[button] : INTENT_NONE);
}

/* 1..9 of the row above the letters or of the number pad; 0 for other keys. By place, as on some
 * keyboards (French) the digits need Shift. */
static int8_t key_number(SDL_Scancode scancode)
{
    if (scancode >= SDL_SCANCODE_1 && scancode <= SDL_SCANCODE_9) {
        return (int8_t)(scancode - SDL_SCANCODE_1 + 1);
    }
    if (scancode >= SDL_SCANCODE_KP_1 && scancode <= SDL_SCANCODE_KP_9) {
        return (int8_t)(scancode - SDL_SCANCODE_KP_1 + 1);
    }
    return 0;
}

/* Letters go by what the key writes (Y and Z change places on a German keyboard), but where that
 * isn't a Latin letter (Cyrillic) by place. */
static SDL_Keycode key_code(const SDL_Keysym *keysym)
{
    bool foreign = keysym->sym >= 0x80 && !(keysym->sym & SDLK_SCANCODE_MASK);
    if (foreign && keysym->scancode >= SDL_SCANCODE_A && keysym->scancode <= SDL_SCANCODE_Z) {
        return SDLK_a + (SDL_Keycode)(keysym->scancode - SDL_SCANCODE_A);
    }
    return keysym->sym;
}

static bool row_fits(const struct key_row *row, const SDL_KeyboardEvent *key, bool text_on)
{
    if (row->shift != 0 && !(key->keysym.mod & row->shift)) {
        return false;
    }
    if (key->repeat && !(row->use & USE_REPEAT)) {
        return false;
    }
    if ((key->keysym.mod & (KMOD_CTRL | KMOD_GUI)) && !(row->use & USE_COMMAND)) {
        return false;
    }
    return !(text_on && (row->use & USE_LETTER));
}

struct intent key_intent(const SDL_KeyboardEvent *key, bool text_on)
{
    if (key->keysym.mod & KMOD_ALT) {
        return intent_make(INTENT_NONE); /* Alt+Enter, Alt+F4 and their like belong to the window */
    }
    SDL_Keycode code = key_code(&key->keysym);
    for (size_t i = 0; i < KEY_COUNT; i++) {
        if (key_table[i].key == code && row_fits(&key_table[i], key, text_on)) {
            return intent_make(key_table[i].intent);
        }
    }
    struct intent intent = intent_make(INTENT_NONE);
    int8_t number = key_number(key->keysym.scancode);
    if (number > 0 && !text_on && !key->repeat && !(key->keysym.mod & (KMOD_CTRL | KMOD_GUI))) {
        intent.kind = INTENT_NUMBER;
        intent.number = number;
    }
    return intent;
}
