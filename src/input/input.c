#include "input/input.h"

#include <assert.h>
#include <math.h>
#include <string.h>

#include "input/keys.h"

enum {
    STICK_ON = 20000,
    STICK_OFF = 10000
}; /* of 32767: between the two the stick keeps its state */

/* Intents being written for one event. */
struct answer {
    struct intent *out;
    size_t count;
};

static void say(struct answer *answer, struct intent intent)
{
    if (intent.kind != INTENT_NONE && answer->count < INPUT_INTENTS_MAX) {
        answer->out[answer->count++] = intent;
    }
}

void input_init(struct input *input)
{
    *input = (struct input){.x = -1, .y = -1, .hover_kind = HIT_NONE, .press_kind = HIT_NONE};
}

void input_set_text(struct input *input, bool on)
{
    input->text_on = on;
}

/* ---- Pointer ---- */

/* An intent where the pointer is, with what lies under it. */
static struct intent at_pointer(const struct input *input, enum intent_kind kind,
                                const struct input_scene *scene)
{
    struct intent intent = intent_make(kind);
    const struct hit *hit = draw_hit_at(scene->list, input->x, input->y);
    intent.x = input->x;
    intent.y = input->y;
    intent.touch = input->touch;
    if (hit) {
        intent.hit_kind = hit->kind;
        intent.hit_index = hit->index;
        intent.hit_enabled = hit->enabled;
    }
    return intent;
}

/* The area a press went down on, wherever the pointer is by now. */
static struct intent at_press(const struct input *input, enum intent_kind kind)
{
    struct intent intent = intent_make(kind);
    intent.x = input->press_x;
    intent.y = input->press_y;
    intent.touch = input->touch;
    intent.hit_kind = input->press_kind;
    intent.hit_index = input->press_index;
    intent.hit_enabled = input->press_enabled;
    return intent;
}

static void say_hover(struct input *input, const struct input_scene *scene, struct answer *answer)
{
    if (!input->pointing) {
        return;
    }
    struct intent intent = at_pointer(input, INTENT_HOVER, scene);
    intent.touch = false;
    input->hover_kind = intent.hit_kind;
    input->hover_index = intent.hit_index;
    say(answer, intent);
}

/* Forgets the press; a drag is cancelled. */
static void let_go(struct input *input, struct answer *answer)
{
    if (input->press == PRESS_DRAG) {
        struct intent intent = at_press(input, INTENT_DRAG_CANCEL);
        intent.x = input->x;
        intent.y = input->y;
        say(answer, intent);
    }
    input->press = PRESS_NONE;
}

static void press(struct input *input, const struct input_scene *scene)
{
    const struct hit *hit = draw_hit_at(scene->list, input->x, input->y);
    input->press = PRESS_DOWN;
    input->press_x = input->x;
    input->press_y = input->y;
    input->press_kind = hit ? hit->kind : HIT_NONE;
    input->press_index = hit ? hit->index : 0;
    input->press_enabled = hit && hit->enabled;
    input->press_draggable = hit && hit->draggable;
}

static void drag(struct input *input, struct answer *answer)
{
    float distance = hypotf(input->x - input->press_x, input->y - input->press_y);
    if (input->press == PRESS_DOWN && input->press_draggable && distance >= DRAG_THRESHOLD) {
        input->press = PRESS_DRAG;
        say(answer, at_press(input, INTENT_DRAG_BEGIN));
    }
    if (input->press == PRESS_DRAG) {
        struct intent intent = at_press(input, INTENT_DRAG_MOVE);
        intent.x = input->x;
        intent.y = input->y;
        say(answer, intent);
    }
}

static void release(struct input *input, const struct input_scene *scene, struct answer *answer)
{
    enum press was = input->press;
    input->press = PRESS_NONE;
    if (was == PRESS_DRAG) {
        struct intent intent = at_press(input, INTENT_DRAG_DROP);
        intent.x = input->x;
        intent.y = input->y;
        say(answer, intent);
    } else if (was == PRESS_DOWN) {
        struct intent intent = at_pointer(input, INTENT_CLICK, scene);
        bool same = intent.hit_kind == input->press_kind &&
                    (intent.hit_kind == HIT_NONE || intent.hit_index == input->press_index);
        if (same) {
            say(answer, intent);
        }
        say_hover(input, scene, answer);
    }
}

/* ---- Mouse ---- */

static void mouse_at(struct input *input, const struct input_scene *scene, Sint32 x, Sint32 y)
{
    viewport_to_stage(scene->viewport, (float)x, (float)y, &input->x, &input->y);
    input->pointing = true;
}

static void mouse_moved(struct input *input, const SDL_MouseMotionEvent *motion,
                        const struct input_scene *scene, struct answer *answer)
{
    if (motion->which == SDL_TOUCH_MOUSEID || (input->press != PRESS_NONE && input->touch)) {
        return; /* one hand at a time */
    }
    mouse_at(input, scene, motion->x, motion->y);
    if (input->press != PRESS_NONE && !(motion->state & SDL_BUTTON_LMASK)) {
        let_go(input, answer); /* the release happened where we didn't see it */
    }
    if (input->press == PRESS_NONE) {
        input->touch = false;
        say_hover(input, scene, answer);
    } else {
        drag(input, answer);
    }
}

static void mouse_pressed(struct input *input, const SDL_MouseButtonEvent *button,
                          const struct input_scene *scene, struct answer *answer)
{
    if (button->which == SDL_TOUCH_MOUSEID || (input->press != PRESS_NONE && input->touch)) {
        return;
    }
    mouse_at(input, scene, button->x, button->y);
    input->touch = false;
    if (input->press != PRESS_NONE) {
        bool dragged = input->press == PRESS_DRAG;
        let_go(input, answer); /* a second button, whichever */
        if (dragged) {
            return;
        }
    }
    if (button->button == SDL_BUTTON_RIGHT) {
        say(answer, at_pointer(input, INTENT_CANCEL, scene));
    } else if (button->button == SDL_BUTTON_LEFT) {
        press(input, scene);
    }
}

static void mouse_released(struct input *input, const SDL_MouseButtonEvent *button,
                           const struct input_scene *scene, struct answer *answer)
{
    if (button->which == SDL_TOUCH_MOUSEID || button->button != SDL_BUTTON_LEFT || input->touch) {
        return;
    }
    mouse_at(input, scene, button->x, button->y);
    if (input->press != PRESS_NONE) {
        drag(input, answer); /* a release can be the first news of a long way */
    }
    release(input, scene, answer);
}

static void wheel_turned(struct input *input, const SDL_MouseWheelEvent *wheel,
                         const struct input_scene *scene, struct answer *answer)
{
    Sint32 lines = wheel->direction == SDL_MOUSEWHEEL_FLIPPED ? -wheel->y : wheel->y;
    if (lines == 0 || input->press != PRESS_NONE) {
        return;
    }
    struct intent intent = at_pointer(input, INTENT_SCROLL, scene);
    intent.number = (int8_t)(lines > 100 ? 100 : lines < -100 ? -100 : lines);
    say(answer, intent);
}

/* ---- Fingers ---- */

static void finger_at(struct input *input, const SDL_TouchFingerEvent *finger,
                      const struct input_scene *scene)
{
    float width, height;
    viewport_window_size(scene->viewport, &width, &height);
    viewport_to_stage(scene->viewport, finger->x * width, finger->y * height, &input->x, &input->y);
    input->pointing = false;
}

static void finger_pressed(struct input *input, const SDL_TouchFingerEvent *finger,
                           const struct input_scene *scene, struct answer *answer)
{
    if (input->press != PRESS_NONE) {
        /* A second finger is the right button of a hand. */
        bool dragged = input->press == PRESS_DRAG;
        let_go(input, answer);
        if (!dragged) {
            say(answer, at_press(input, INTENT_CANCEL));
        }
        return;
    }
    input->touch = true;
    input->finger = finger->fingerId;
    finger_at(input, finger, scene);
    press(input, scene);
}

static bool is_pressing(const struct input *input, const SDL_TouchFingerEvent *finger)
{
    return input->press != PRESS_NONE && input->touch && input->finger == finger->fingerId;
}

static void finger_moved(struct input *input, const SDL_TouchFingerEvent *finger,
                         const struct input_scene *scene, struct answer *answer)
{
    if (is_pressing(input, finger)) {
        finger_at(input, finger, scene);
        drag(input, answer);
    }
}

static void finger_released(struct input *input, const SDL_TouchFingerEvent *finger,
                            const struct input_scene *scene, struct answer *answer)
{
    if (is_pressing(input, finger)) {
        finger_at(input, finger, scene);
        drag(input, answer);
        release(input, scene, answer);
    }
}

/* ---- Keys, text and pad ---- */

static bool is_alt(SDL_Keycode key)
{
    return key == SDLK_LALT || key == SDLK_RALT;
}

static void set_why(struct input *input, bool on, struct answer *answer)
{
    if (input->why_on != on) {
        struct intent intent = intent_make(INTENT_WHY);
        intent.on = on;
        input->why_on = on;
        say(answer, intent);
    }
}

/* While something is dragged only the end of the drag and "why" are open: an undo in its middle
 * would take away what is in the hand. */
static void say_unless_dragging(struct input *input, struct intent intent, struct answer *answer)
{
    if (input->press == PRESS_NONE) {
        say(answer, intent);
    } else if (intent.kind == INTENT_CANCEL) {
        let_go(input, answer);
    }
}

static void key_pressed(struct input *input, const SDL_KeyboardEvent *key, struct answer *answer)
{
    if (is_alt(key->keysym.sym)) {
        set_why(input, true, answer);
    } else {
        say_unless_dragging(input, key_intent(key, input->text_on), answer);
    }
}

static void text_typed(const struct input *input, const SDL_TextInputEvent *text,
                       struct answer *answer)
{
    static_assert(INTENT_TEXT_SIZE >= SDL_TEXTINPUTEVENT_TEXT_SIZE, "typed text fits whole");
    if (!input->text_on || text->text[0] == '\0') {
        return;
    }
    struct intent intent = intent_make(INTENT_TEXT);
    memcpy(intent.text, text->text, sizeof text->text);
    intent.text[sizeof text->text - 1] = '\0';
    say(answer, intent);
}

/* The left stick works like the pad's cross: one push, one step. */
static void stick_moved(struct input *input, const SDL_ControllerAxisEvent *axis,
                        struct answer *answer)
{
    static const enum intent_kind steps[4] = {INTENT_LEFT, INTENT_RIGHT, INTENT_UP, INTENT_DOWN};
    if (axis->axis != SDL_CONTROLLER_AXIS_LEFTX && axis->axis != SDL_CONTROLLER_AXIS_LEFTY) {
        return;
    }
    int first = axis->axis == SDL_CONTROLLER_AXIS_LEFTX ? 0 : 2;
    for (int side = 0; side < 2; side++) {
        bool *used = &input->stick_used[first + side];
        int push = side == 0 ? -axis->value : axis->value;
        if (push > STICK_ON && !*used) {
            *used = true;
            say_unless_dragging(input, intent_make(steps[first + side]), answer);
        } else if (push < STICK_OFF) {
            *used = false;
        }
    }
}

/* ---- Window ---- */

static void window_changed(struct input *input, const SDL_WindowEvent *window,
                           struct answer *answer)
{
    switch (window->event) {
    case SDL_WINDOWEVENT_FOCUS_LOST:
    case SDL_WINDOWEVENT_HIDDEN:
    case SDL_WINDOWEVENT_MINIMIZED:
        let_go(input, answer);
        set_why(input, false, answer); /* Alt+Tab: its release goes to another window */
        break;
    case SDL_WINDOWEVENT_LEAVE:
        if (input->press == PRESS_NONE && input->pointing) {
            struct intent intent = intent_make(INTENT_HOVER);
            input->x = intent.x = -1;
            input->y = intent.y = -1;
            input->pointing = false;
            input->hover_kind = HIT_NONE;
            say(answer, intent);
        }
        break;
    case SDL_WINDOWEVENT_SIZE_CHANGED:
    case SDL_WINDOWEVENT_DISPLAY_CHANGED:
        let_go(input, answer);
        say(answer, intent_make(INTENT_RESIZED));
        break;
    default:
        break;
    }
}

/* ---- All together ---- */

size_t input_event(struct input *input, const SDL_Event *event, const struct input_scene *scene,
                   struct intent out[INPUT_INTENTS_MAX])
{
    struct answer answer = {out, 0};
    switch (event->type) {
    case SDL_MOUSEMOTION:
        mouse_moved(input, &event->motion, scene, &answer);
        break;
    case SDL_MOUSEBUTTONDOWN:
        mouse_pressed(input, &event->button, scene, &answer);
        break;
    case SDL_MOUSEBUTTONUP:
        mouse_released(input, &event->button, scene, &answer);
        break;
    case SDL_MOUSEWHEEL:
        wheel_turned(input, &event->wheel, scene, &answer);
        break;
    case SDL_FINGERDOWN:
        finger_pressed(input, &event->tfinger, scene, &answer);
        break;
    case SDL_FINGERMOTION:
        finger_moved(input, &event->tfinger, scene, &answer);
        break;
    case SDL_FINGERUP:
        finger_released(input, &event->tfinger, scene, &answer);
        break;
    case SDL_KEYDOWN:
        key_pressed(input, &event->key, &answer);
        break;
    case SDL_KEYUP:
        if (is_alt(event->key.keysym.sym)) {
            set_why(input, false, &answer);
        }
        break;
    case SDL_TEXTINPUT:
        text_typed(input, &event->text, &answer);
        break;
    case SDL_CONTROLLERBUTTONDOWN:
        say_unless_dragging(input, pad_intent(event->cbutton.button), &answer);
        break;
    case SDL_CONTROLLERAXISMOTION:
        stick_moved(input, &event->caxis, &answer);
        break;
    case SDL_WINDOWEVENT:
        window_changed(input, &event->window, &answer);
        break;
    default:
        break;
    }
    return answer.count;
}

size_t input_let_go(struct input *input, struct intent out[INPUT_INTENTS_MAX])
{
    struct answer answer = {out, 0};
    let_go(input, &answer);
    return answer.count;
}

size_t input_redrawn(struct input *input, const struct input_scene *scene,
                     struct intent out[INPUT_INTENTS_MAX])
{
    struct answer answer = {out, 0};
    if (input->pointing && input->press == PRESS_NONE) {
        const struct hit *hit = draw_hit_at(scene->list, input->x, input->y);
        uint16_t kind = hit ? hit->kind : HIT_NONE;
        if (kind != input->hover_kind || (hit && hit->index != input->hover_index)) {
            say_hover(input, scene, &answer);
        }
    }
    return answer.count;
}
