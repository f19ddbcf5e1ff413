/* Events as lines for `play`. */
#ifndef CEREBRIA_CLI_EVENT_TEXT_H
#define CEREBRIA_CLI_EVENT_TEXT_H

#include "core/game.h"
#include "record/text.h"

/* One line, with its newline. */
void event_print(struct text *text, const struct event *event);

#endif
