/* Computer players for simulations. */
#ifndef CEREBRIA_CLI_BOTS_H
#define CEREBRIA_CLI_BOTS_H

#include "core/game.h"
#include "core/rng.h"

struct bot {
    const char *name;
    /* Picks one of `count` >= 1 legal moves of the team that decides. */
    size_t (*pick)(const struct view *view, const struct move *moves, size_t count,
                   struct rng *rng);
    bool looks; /* false: it does not look at the view, which may be NULL */
};

/* NULL if there is no bot of that name. */
const struct bot *bot_find(const char *name);
/* The names of all, as "a, b or c". */
const char *bot_names(void);

#endif
