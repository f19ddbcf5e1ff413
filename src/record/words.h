/* A line of a record cut into words, and words read as what they stand for. A word that does not
 * fit is told as a fault: "NAME:LINE: what is wrong (what was expected)". */
#ifndef CEREBRIA_RECORD_WORDS_H
#define CEREBRIA_RECORD_WORDS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "record/names.h"

/* Where a fault is told. The first one told stays. */
struct fault {
    const char *name; /* of the record */
    unsigned line;    /* being read, from 1; 0: none, and then the name stands alone */
    char *text;
    size_t size;
    bool told;
};

/* Tells a fault at the present line, or at another one. Both return false, to be returned on. */
bool fault_tell(struct fault *fault, const char *format, ...);
bool fault_tell_at(struct fault *fault, unsigned line, const char *format, ...);

enum { WORDS_MAX = 40, WORDS_BYTES = 4096 };

struct words {
    unsigned count;
    const char *at[WORDS_MAX];
    char bytes[WORDS_BYTES + WORDS_MAX];
};

/* Cuts a line of at most WORDS_BYTES bytes at blanks, drops a comment (# outside of double quotes),
 * and takes quoted words out of their quotes (\" and \\ inside). */
bool words_split(struct words *words, const char *line, size_t length, struct fault *fault);

/* Word `at` as one of the names; as a number low .. high. The word must exist. What can't be read
 * is told, and 0. */
bool words_name(const struct words *words, unsigned at, enum names names, unsigned *value,
                struct fault *fault);
bool words_number(const struct words *words, unsigned at, unsigned low, unsigned high,
                  unsigned *value, struct fault *fault);
bool words_seed(const struct words *words, unsigned at, uint64_t *value, struct fault *fault);
/* Words `at` and `at` + 1 as a seat: "bliss 1". */
bool words_seat(const struct words *words, unsigned at, unsigned *seat, struct fault *fault);
/* Word `at` as a place on a Spirit's board: "move.haste". */
bool words_row(const struct words *words, unsigned at, unsigned *action, unsigned *column,
               struct fault *fault);

bool word_is(const struct words *words, unsigned at, const char *text);

/* Whether the bytes are well-formed UTF-8 (no overlong forms, no surrogates); `bad` gets the offset
 * of the first byte that is not. */
bool utf8_is_valid(const char *text, size_t length, size_t *bad);

#endif
