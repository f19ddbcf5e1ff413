/* What events tell, put together: a board that follows a game by its events alone. If it ever
 * differs from the game, an event is missing or wrong, and an animation would be, too. */
#ifndef CEREBRIA_TESTS_TOLD_BOARD_H
#define CEREBRIA_TESTS_TOLD_BOARD_H

#include "core/game.h"

struct told_board {
    struct game game; /* only what events tell is kept up to date */
};

void told_begin(struct told_board *told, const struct game *game);
/* For an event_sink; the context is the told_board. */
void told_event(void *context, const struct event *event);
/* NULL if all that was told agrees with the game, else what does not. */
const char *told_differs(const struct told_board *told, const struct game *game);

#endif
