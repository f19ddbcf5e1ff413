/* R11 once more, written slowly and apart from the program's own computation. */
#ifndef CEREBRIA_TESTS_PLAIN_CONTROL_H
#define CEREBRIA_TESTS_PLAIN_CONTROL_H

#include "core/game.h"

/* NULL if the sums in the game are those of the rules, else what is not. */
const char *plain_control_differs(const struct game *game);

#endif
