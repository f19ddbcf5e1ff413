#include "random_game.h"

#include <assert.h>

enum { STREAM_SETUP = 1001, STREAM_MOVES };

static uint8_t any_of_team(struct rng *rng, unsigned team, unsigned count,
                           unsigned (*team_of)(unsigned))
{
    unsigned which;
    do
        which = rng_below(rng, count);
    while (team_of(which) != team);
    return (uint8_t)which;
}

static unsigned spirit_team(unsigned spirit)
{
    return spirit_info(spirit)->team;
}

static unsigned deck_team(unsigned deck)
{
    return deck_info(deck)->team;
}

void random_setup(uint64_t number, unsigned players, struct setup *setup)
{
    struct rng rng;
    rng_seed(&rng, number, STREAM_SETUP);
    setup_default(setup, players);
    setup->seed = number;
    setup->pair = (uint8_t)rng_below(&rng, TEAM_COUNT);
    setup->recommended = (uint8_t)rng_below(&rng, 2);
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        do
            setup->spirits[seat] = any_of_team(&rng, seat_team(seat), SPIRIT_COUNT, spirit_team);
        while (seat >= SEAT_BLISS_2 && setup->spirits[seat] == setup->spirits[seat - 2]);
        setup->decks[seat] = any_of_team(&rng, seat_team(seat), DECK_COUNT, deck_team);
    }
}

void random_game_begin(struct random_game *random, uint64_t number, const struct setup *setup)
{
    random->number = number;
    random->moves = 0;
    rng_seed(&random->rng, number, STREAM_MOVES);
    const enum setup_fault fault = game_new(&random->game, setup);
    assert(fault == SETUP_FINE);
    (void)fault;
}

struct move random_move(struct random_game *random)
{
    struct move list[MOVES_MAX];
    const size_t count = game_moves(&random->game, list);
    assert(count > 0);
    random->moves++;
    return list[rng_below(&random->rng, (uint32_t)count)];
}
