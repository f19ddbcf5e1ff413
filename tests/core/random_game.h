/* Random games, the same for the same number on every machine. */
#ifndef CEREBRIA_TESTS_RANDOM_GAME_H
#define CEREBRIA_TESTS_RANDOM_GAME_H

#include "core/game.h"
#include "core/rng.h"

struct random_game {
    uint64_t number;
    struct game game;
    struct rng rng; /* chooses the moves; the game's own chance is apart */
    unsigned moves; /* played so far */
};

/* `players` seats any Spirits with any decks of their teams. With recommended places or not, any
 * team first, either team as a trio's pair: all as the number decides. */
void random_setup(uint64_t number, unsigned players, struct setup *setup);
void random_game_begin(struct random_game *random, uint64_t number, const struct setup *setup);
/* One of the legal moves; the game must not be over. */
struct move random_move(struct random_game *random);

#endif
