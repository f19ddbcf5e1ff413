/* bench: how fast the rules are, by games of random moves on one core. Figures, not tests. */
#include <stdlib.h>
#include <string.h>
#include <time.h>

#include "cli/commands.h"
#include "core/rng.h"
#include "record/names.h"
#include "record/words.h"

struct figures {
    uint64_t games, moves, longest;
    double seconds;
};

/* Processor time of this process: what else the machine does is left out. */
static double now_s(void)
{
    return (double)clock() / CLOCKS_PER_SEC;
}

/* A game from the first placement to the end; returns its moves. */
static uint64_t play_game(unsigned players, uint64_t seed)
{
    struct setup setup;
    struct game game;
    struct rng rng;
    struct move list[MOVES_MAX];
    uint64_t moves = 0;
    setup_default(&setup, players);
    setup.seed = seed;
    game_new(&game, &setup);
    rng_seed(&rng, seed, 1);
    for (; !game_is_over(&game); moves++) {
        const size_t count = game_moves(&game, list);
        game_apply(&game, &list[rng_below(&rng, (uint32_t)count)], NULL);
    }
    return moves;
}

static struct figures measure_games(unsigned players, double seconds)
{
    enum { GAMES_BETWEEN_LOOKS = 16 };
    struct figures figures = {0};
    const double start = now_s();
    do {
        for (unsigned i = 0; i < GAMES_BETWEEN_LOOKS; i++) {
            const uint64_t moves = play_game(players, figures.games++);
            figures.moves += moves;
            figures.longest = moves > figures.longest ? moves : figures.longest;
        }
        figures.seconds = now_s() - start;
    } while (figures.seconds < seconds);
    return figures;
}

static void print_games(FILE *out, unsigned players, struct figures figures)
{
    fprintf(out, "random %-6s  %10.0f games/s  %10.0f moves/s  mean %.1f moves, longest %llu\n",
            name_of(NAMES_PLAYERS, players), (double)figures.games / figures.seconds,
            (double)figures.moves / figures.seconds, (double)figures.moves / (double)figures.games,
            (unsigned long long)figures.longest);
}

struct sample {
    struct game game;
    struct move move; /* a legal one */
};

enum { SAMPLES = 2048 };

/* Positions of random duels, one after the other. */
static void take_samples(struct sample samples[SAMPLES])
{
    struct setup setup;
    struct rng rng;
    struct move list[MOVES_MAX];
    unsigned taken = 0;
    setup_default(&setup, PLAYERS_DUEL);
    rng_seed(&rng, 0, 1);
    for (; taken < SAMPLES; setup.seed++) {
        struct game game;
        game_new(&game, &setup);
        for (; taken < SAMPLES && !game_is_over(&game); taken++) {
            const size_t count = game_moves(&game, list);
            samples[taken] = (struct sample){game, list[rng_below(&rng, (uint32_t)count)]};
            game_apply(&game, &samples[taken].move, NULL);
        }
    }
}

/* The two functions apart, over the same positions again and again. */
static bool measure_calls(FILE *out, double seconds)
{
    struct sample *const samples = malloc(SAMPLES * sizeof *samples);
    struct move list[MOVES_MAX];
    uint64_t moves = 0;
    double listing = 0, applying = 0, calls = 0;
    if (!samples)
        return false;
    take_samples(samples);
    do {
        const double start = now_s();
        for (unsigned i = 0; i < SAMPLES; i++)
            moves += game_moves(&samples[i].game, list);
        const double middle = now_s();
        for (unsigned i = 0; i < SAMPLES; i++) {
            struct game next = samples[i].game;
            game_apply(&next, &samples[i].move, NULL);
        }
        applying += now_s() - middle;
        listing += middle - start;
        calls += SAMPLES;
    } while (listing + applying < seconds);
    free(samples);
    fprintf(out, "game_moves     %10.0f ns a call, %.1f moves in a list\n", listing * 1e9 / calls,
            (double)moves / calls);
    fprintf(out, "game_apply     %10.0f ns a call, with the copy before it\n",
            applying * 1e9 / calls);
    return true;
}

enum exit_code command_bench(const struct call *call)
{
    enum { SECONDS_MAX = 600 };
    unsigned seconds = 2;
    if (call->argc == 2 && strcmp(call->argv[0], "--seconds") == 0) {
        char unread[1];
        struct fault fault = {.text = unread};
        const struct words words = {.count = 1, .at = {call->argv[1]}};
        if (!words_number(&words, 0, 0, SECONDS_MAX, &seconds, &fault))
            return tell_usage(call, "--seconds needs a number from 0 to %d", SECONDS_MAX);
    } else if (call->argc) {
        return tell_usage(call, "\"%s\" is no option of bench", call->argv[0]);
    }
    FILE *const out = call->streams->out;
    for (unsigned players = PLAYERS_DUEL; players <= PLAYERS_TRIO; players++)
        print_games(out, players, measure_games(players, seconds));
    if (!measure_calls(out, seconds))
        return tell_wrong(call, "memory is short");
    fprintf(out, "struct game    %10zu bytes\nstruct move    %10zu bytes\n", sizeof(struct game),
            sizeof(struct move));
    return EXIT_FINE;
}
