/* simulate: games between computer players, a table of results, and their records if wished. */
#ifndef _WIN32
#define _POSIX_C_SOURCE 200809L /* mkdir */
#endif

#include <errno.h>
#include <stdlib.h>
#include <string.h>

#ifdef _WIN32
#include <direct.h>
#else
#include <sys/stat.h>
#endif

#include "cli/bots.h"
#include "cli/commands.h"
#include "record/names.h"
#include "record/words.h"

enum { GAMES_MAX = 1000000, PATH_MAX_BYTES = 1024, BOT_STREAM = 2000 };

struct simulation {
    unsigned games;
    uint64_t seed;
    unsigned players;
    const struct bot *bots[TEAM_COUNT];
    const char *folder; /* NULL: no records */
};

struct results {
    unsigned games;
    unsigned won[WINNER_NONE]; /* by enum winner, draws too */
    uint64_t moves, longest, rounds, score[TEAM_COUNT];
};

/* ---- Options ---- */

static bool number_option(const char *word, uint64_t most, uint64_t *value)
{
    char unread[1];
    struct fault fault = {.text = unread}; /* without room the fault is only noticed */
    const struct words words = {.count = 1, .at = {word}};
    return words_seed(&words, 0, value, &fault) && *value <= most;
}

static enum exit_code take_option(const struct call *call, const char *name, const char *value,
                                  struct simulation *simulation)
{
    uint64_t number;
    unsigned choice;
    if (strcmp(name, "--games") == 0) {
        if (!number_option(value, GAMES_MAX, &number) || number == 0)
            return tell_usage(call, "--games needs a number from 1 to %d", GAMES_MAX);
        simulation->games = (unsigned)number;
    } else if (strcmp(name, "--seed") == 0) {
        if (!number_option(value, UINT64_MAX, &simulation->seed))
            return tell_usage(call, "--seed needs a number from 0 to 18446744073709551615");
    } else if (strcmp(name, "--bliss") == 0 || strcmp(name, "--gloom") == 0) {
        const struct bot *bot = bot_find(value);
        if (!bot)
            return tell_usage(call, "there is no computer player \"%s\", only %s", value,
                              bot_names());
        simulation->bots[strcmp(name, "--bliss") == 0 ? TEAM_BLISS : TEAM_GLOOM] = bot;
    } else if (strcmp(name, "--players") == 0) {
        if (!name_find(NAMES_PLAYERS, value, &simulation->players))
            return tell_usage(call, "--players needs duel, teams or trio");
    } else if (strcmp(name, "--mode") == 0) {
        if (!name_find(NAMES_MODE, value, &choice) || choice != MODE_BASIC)
            return tell_usage(call, "--mode needs basic: this version plays Basic only");
    } else if (strcmp(name, "--board") == 0) {
        if (strcmp(value, "a") != 0)
            return tell_usage(call, "--board needs a: this version plays Basic only");
    } else if (strcmp(name, "--out") == 0) {
        simulation->folder = value;
    } else {
        return tell_usage(call, "\"%s\" is no option of simulate", name);
    }
    return EXIT_FINE;
}

static enum exit_code take_options(const struct call *call, struct simulation *simulation)
{
    for (int i = 0; i < call->argc; i += 2) {
        if (i + 1 == call->argc)
            return tell_usage(call, "\"%s\" needs a value or is no option", call->argv[i]);
        const enum exit_code code = take_option(call, call->argv[i], call->argv[i + 1], simulation);
        if (code != EXIT_FINE)
            return code;
    }
    return EXIT_FINE;
}

/* ---- One game ---- */

/* Plays to the end; false if memory is short. */
static bool play_game(const struct simulation *simulation, unsigned index, struct record *record)
{
    struct rng rngs[TEAM_COUNT];
    setup_default(&record->setup, simulation->players);
    record->setup.seed = simulation->seed + index;
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        rng_seed(&rngs[team], record->setup.seed, BOT_STREAM + team);
    game_new(&record->start, &record->setup);
    record->end = record->start;
    while (!game_is_over(&record->end)) {
        struct move moves[MOVES_MAX];
        struct record_step step;
        struct view view;
        const size_t count = game_moves(&record->end, moves);
        const unsigned seat = game_decider(&record->end);
        const struct bot *bot = simulation->bots[seat_team(seat)];
        if (bot->looks)
            game_view(&record->end, seat, &view);
        const size_t at =
            bot->pick(bot->looks ? &view : NULL, moves, count, &rngs[seat_team(seat)]);
        record_play(&record->end, &moves[at], NULL, &step);
        if (!record_add(record, &step))
            return false;
    }
    return true;
}

static enum exit_code write_record(const struct call *call, const char *folder, unsigned index,
                                   const struct record *record)
{
    char path[PATH_MAX_BYTES];
    struct text text = {0};
    const int length = snprintf(path, sizeof path, "%s/%05u.cerebria", folder, index + 1);
    if (length < 0 || (size_t)length >= sizeof path)
        return tell_wrong(call, "the folder's name is too long");
    record_print(&text, record);
    errno = 0;
    FILE *const file = text.failed ? NULL : fopen(path, "wb");
    bool fine = file && fwrite(text.data, 1, text.length, file) == text.length;
    const bool closed = file && fclose(file) == 0;
    fine = fine && closed;
    text_free(&text);
    return fine ? EXIT_FINE
                : tell_wrong(call, "%s: %s", path, errno ? strerror(errno) : "can't be written");
}

/* ---- All games ---- */

static void count_game(struct results *results, const struct record *record)
{
    results->games++;
    results->won[record->end.winner]++;
    results->moves += record->count;
    if (record->count > results->longest)
        results->longest = record->count;
    results->rounds += record->end.round;
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        results->score[team] += (uint64_t)game_score(&record->end, team);
}

static void print_results(FILE *out, const struct simulation *simulation,
                          const struct results *results)
{
    const double games = results->games;
    fprintf(out, "games           %u\n", results->games);
    fprintf(out, "players         %s\n", name_of(NAMES_PLAYERS, simulation->players));
    fprintf(out, "seed            %llu\n", (unsigned long long)simulation->seed);
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        fprintf(out, "%s wins      %u (%.1f %%), %s\n", team_id(team), results->won[team],
                100 * results->won[team] / games, simulation->bots[team]->name);
    fprintf(out, "draws           %u (%.1f %%)\n", results->won[WINNER_DRAW],
            100 * results->won[WINNER_DRAW] / games);
    fprintf(out, "moves, mean     %.1f\n", (double)results->moves / games);
    fprintf(out, "moves, longest  %llu\n", (unsigned long long)results->longest);
    fprintf(out, "rounds, mean    %.1f\n", (double)results->rounds / games);
    fprintf(out, "score, mean     %.2f : %.2f\n", (double)results->score[TEAM_BLISS] / games,
            (double)results->score[TEAM_GLOOM] / games);
}

static bool make_folder(const char *path)
{
#ifdef _WIN32
    return _mkdir(path) == 0 || errno == EEXIST;
#else
    return mkdir(path, 0777) == 0 || errno == EEXIST;
#endif
}

enum exit_code command_simulate(const struct call *call)
{
    struct simulation simulation = {.games = 100, .players = PLAYERS_DUEL};
    struct results results = {0};
    simulation.bots[TEAM_BLISS] = simulation.bots[TEAM_GLOOM] = bot_find("random");
    enum exit_code code = take_options(call, &simulation);
    if (code != EXIT_FINE)
        return code;
    if (simulation.folder && !make_folder(simulation.folder))
        return tell_wrong(call, "%s: %s", simulation.folder, strerror(errno));
    for (unsigned i = 0; i < simulation.games && code == EXIT_FINE; i++) {
        struct record record = {0};
        if (!play_game(&simulation, i, &record))
            code = tell_wrong(call, "memory is short");
        else if (simulation.folder)
            code = write_record(call, simulation.folder, i, &record);
        if (code == EXIT_FINE)
            count_game(&results, &record);
        record_free(&record);
    }
    if (code == EXIT_FINE)
        print_results(call->streams->out, &simulation, &results);
    return code;
}
