/* Sessions in tests: a store in memory, and play by text. */
#ifndef CEREBRIA_TESTS_TABLE_H
#define CEREBRIA_TESTS_TABLE_H

/* cmocka.h wants these before itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/rng.h"
#include "record/record.h"
#include "session/session.h"

/* A store in memory. `text` is the caller's to free. */
struct memory {
    char *text;
    size_t length;
    unsigned replaced, appended; /* how often it was asked to */
    bool broken;                 /* it fails */
};

struct session_store store_in(struct memory *memory);
/* Fails unless the store holds the session's record. */
void expect_saved(const struct session *session, const struct memory *memory);

/* North (Bliss) against South, Bliss first, seed 4. */
struct session_setup duel(bool recommended);
/* A session from a record's text, which must be fine. */
struct session *load(const char *text, const struct session_store *store);
/* The true game, which only the record tells. The caller frees it. */
struct record whole_truth(const struct session *session);

/* Plays a move given as text; it must be legal. */
struct refusal play(struct session *session, const char *line);
/* The same for several, NULL at the end. */
void play_all(struct session *session, const char *const *lines);
/* Any legal move. */
struct move random_move(const struct game *game, struct rng *rng);

#endif
