/* The names that records use, both ways: number to name and name to number, and the nearest name to
 * a misspelt one. */
#ifndef CEREBRIA_RECORD_NAMES_H
#define CEREBRIA_RECORD_NAMES_H

#include <stdbool.h>
#include <stddef.h>

enum names {
    NAMES_TEAM,
    NAMES_VIBE,
    NAMES_REALM,
    NAMES_SPHERE,
    NAMES_SPACE,
    NAMES_ASPIRATION,
    NAMES_CARD,
    NAMES_SPIRIT,
    NAMES_DECK,
    NAMES_ACTION,
    NAMES_QUESTION,
    NAMES_MODE,
    NAMES_PLAYERS,
    NAMES_PHASE,
    NAMES_WINNER,    /* enum winner; WINNER_NONE has no name */
    NAMES_SIZE,      /* minor, major, cap */
    NAMES_ABILITY,   /* action, vibe, rotate */
    NAMES_SEAT_KIND, /* human, easy, … */
    NAMES_SIDE,      /* a, b */
    NAMES_NO_YES,
    NAMES_BONUS, /* nobonus, bonus */
    NAMES_END,   /* draw, ambition */
    NAMES_YES,   /* 1 yes: the answer to `fortress` */
    NAMES_DREW,  /* 1 card: the answer to `delight` */
    NAMES_KIND_COUNT,
    NAMES_NONE = NAMES_KIND_COUNT
};

/* The name of a value; "?" if it has none (what a view hides). */
const char *name_of(enum names names, unsigned value);
/* What such a value is called in sentences: "an Emotion". */
const char *name_noun(enum names names);
/* False if no value has that name. */
bool name_find(enum names names, const char *word, unsigned *value);
/* The name most like a misspelt one; NULL if none is near. */
const char *name_nearest(enum names names, const char *word);
/* All names of a short list, as "a, b or c". */
void name_list(enum names names, char *out, size_t size);

/* How many letters must be added, dropped, changed or swapped with their neighbour to make one word
 * of the other. Words are looked at up to EDIT_LENGTH bytes. */
enum { EDIT_LENGTH = 127 };
unsigned edit_distance(const char *x, const char *y);
/* Whether that many changes are few enough to take one for a misspelling of the other. */
bool edit_is_near(const char *word, unsigned distance);

#endif
