#include "cli/bots.h"

#include <string.h>

/* Any legal move, all equally likely. */
static size_t pick_random(const struct view *view, const struct move *moves, size_t count,
                          struct rng *rng)
{
    (void)view;
    (void)moves;
    return rng_below(rng, (uint32_t)count);
}

static const struct bot BOTS[] = {
    {"random", pick_random, false},
};

const struct bot *bot_find(const char *name)
{
    for (unsigned i = 0; i < sizeof BOTS / sizeof *BOTS; i++)
        if (strcmp(BOTS[i].name, name) == 0)
            return &BOTS[i];
    return NULL;
}

const char *bot_names(void)
{
    return "random";
}
