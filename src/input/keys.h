/* Keys and pad buttons, as tables: which intent each one means. */
#ifndef CEREBRIA_INPUT_KEYS_H
#define CEREBRIA_INPUT_KEYS_H

#include <SDL_events.h>

#include "screen/intent.h"

/* The intent of a key that went down; INTENT_NONE if it means nothing. `text_on`: a text field is
 * open. */
struct intent key_intent(const SDL_KeyboardEvent *key, bool text_on);

/* The intent of a pad's button (SDL_GameControllerButton). */
struct intent pad_intent(uint8_t button);

/* An intent of this kind away from any area. */
struct intent intent_make(enum intent_kind kind);

#endif
