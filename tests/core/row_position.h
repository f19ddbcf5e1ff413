/* Positions for tests of the Spirit Actions and their upgrades. */
#ifndef CEREBRIA_TESTS_ROW_POSITION_H
#define CEREBRIA_TESTS_ROW_POSITION_H

#include "position.h"

/* Bliss 1 on Frontier 0 with plenty of everything and all upgrades of one Action. */
struct game with_row(unsigned action);

/* Plays a move of Bliss 1 and fails unless it is said to cost this much, and does. */
#define play_for(game, move, willpower, ambition, essence)                                         \
    play_for_at(game, move, (struct cost){willpower, ambition, essence}, __FILE__, __LINE__)
void play_for_at(struct game *game, struct move move, struct cost cost, const char *file, int line);

#endif
