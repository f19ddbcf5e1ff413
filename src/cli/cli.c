#include "cli/cli.h"

#include <string.h>

#include "cli/commands.h"

#ifndef CEREBRIA_VERSION
#define CEREBRIA_VERSION "unversioned"
#endif

static const struct {
    const char *name;
    const char *usage;
    const char *meaning;
    enum exit_code (*run)(const struct call *call);
} COMMANDS[] = {
    {"show", "FILE [--json] [--as bliss|gloom|all]", "the position after all moves", command_show},
    {"legal", "FILE", "every legal move, one a line", command_legal},
    {"check", "FILE", "reads and verifies the record", command_check},
    {"play", "FILE MOVE…", "applies further moves, each one word of the command line",
     command_play},
    {"trace", "FILE", "the position as JSON after every move", command_trace},
    {"simulate",
     "[--games N] [--seed N] [--bliss BOT] [--gloom BOT] [--players duel|teams|trio] "
     "[--mode basic] [--board a] [--out FOLDER]",
     "plays games between computer players", command_simulate},
    {"bench", "[--seconds N]", "measures the rules", command_bench},
};

enum { COMMAND_COUNT = sizeof COMMANDS / sizeof *COMMANDS };

static void print_help(FILE *out)
{
    fprintf(out, "cerebria-cli, version %s: the game without a window\n\n", CEREBRIA_VERSION);
    for (unsigned i = 0; i < COMMAND_COUNT; i++)
        fprintf(out, "  cerebria-cli %s %s\n      %s\n", COMMANDS[i].name, COMMANDS[i].usage,
                COMMANDS[i].meaning);
    fprintf(out, "\nFILE is a game record, - the standard input. The program ends with 0 if all is "
                 "well, 1 if\nthe record or a move is wrong, 2 if it was called wrongly.\n");
}

enum exit_code cli_run(int argc, char **argv, const struct streams *streams)
{
    const struct call call = {argc > 2 ? argc - 2 : 0, argv + 2, streams};
    if (argc < 2)
        return tell_usage(&call, "a command is missing (cerebria-cli --help lists them)");
    if (strcmp(argv[1], "--help") == 0 || strcmp(argv[1], "-h") == 0) {
        print_help(streams->out);
        return EXIT_FINE;
    }
    if (strcmp(argv[1], "--version") == 0) {
        fprintf(streams->out, "%s\n", CEREBRIA_VERSION);
        return EXIT_FINE;
    }
    for (unsigned i = 0; i < COMMAND_COUNT; i++) {
        if (strcmp(argv[1], COMMANDS[i].name) != 0)
            continue;
        const enum exit_code code = COMMANDS[i].run(&call);
        if (code == EXIT_USAGE)
            fprintf(streams->err, "usage: cerebria-cli %s %s\n", COMMANDS[i].name,
                    COMMANDS[i].usage);
        return code;
    }
    return tell_usage(&call, "\"%s\" is no command (cerebria-cli --help lists them)", argv[1]);
}
