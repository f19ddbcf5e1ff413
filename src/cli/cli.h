/* cerebria-cli: the game without a window. Everything is reached through cli_run, so that tests can
 * run it with streams of their own. */
#ifndef CEREBRIA_CLI_CLI_H
#define CEREBRIA_CLI_CLI_H

#include <stdio.h>

/* What the program returns to the shell. */
enum exit_code {
    EXIT_FINE,
    EXIT_WRONG, /* the record or a move is wrong, or a file can't be read or written */
    EXIT_USAGE
};

struct streams {
    FILE *in, *out, *err;
};

/* Runs a command line; argv[0] is not looked at. */
enum exit_code cli_run(int argc, char **argv, const struct streams *streams);

#endif
