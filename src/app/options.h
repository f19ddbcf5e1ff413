/* The command line of the game. */
#ifndef CEREBRIA_APP_OPTIONS_H
#define CEREBRIA_APP_OPTIONS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { SPEED_NOT_GIVEN = -1 };

struct options {
    const char *hits; /* NULL where not given; they point into argv */
    const char *record;
    const char *data;
    const char *renderer; /* "software" or NULL */
    int width, height;    /* 0: not given */
    int speed;            /* enum speed, or SPEED_NOT_GIVEN */
    bool seed_given;
    uint64_t seed;
    bool bench;
    bool help;
    bool version;
};

/* Reads `--name value` and `--name=value`. False with one sentence for a person in `error`. */
bool options_parse(struct options *options, int argc, char *const *argv, char *error,
                   size_t error_size);

/* The text of --help. */
extern const char options_help[];

#endif
