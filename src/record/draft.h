/* The set-up of a record while it is being read: what was stated, and in which line. Statements
 * come in any order, so nothing is put into a game before `begin`. */
#ifndef CEREBRIA_RECORD_DRAFT_H
#define CEREBRIA_RECORD_DRAFT_H

#include "record/record.h"
#include "record/words.h"

/* `line` is 0 as long as a thing is not stated. */
struct stated {
    unsigned line;
    unsigned value;
};

struct stated_list {
    unsigned line;
    unsigned count;
    uint8_t items[DECK_SIZE];
};

struct seat_draft {
    struct stated spirit, kind, space, willpower, essence;
    struct stated deck;      /* by its id … */
    struct stated_list list; /* … or card by card; the later one stands, the other has line 0 */
    struct stated_list hand;
    struct stated board[ACTION_COUNT][COLUMN_COUNT]; /* enum vibe */
    unsigned name_line;
    char name[RECORD_NAME_SIZE];
};

struct fragments_draft {
    unsigned line;
    struct stated size[SIZE_CAP + 1]; /* by enum size; SIZE_NONE unused */
};

struct team_draft {
    struct stated ambition, wheel;
    struct fragments_draft identity, stock;
    struct stated_list hidden;
};

struct slot_draft {
    unsigned line;
    struct emotion emotion;
};

struct fortress_draft {
    unsigned line;
    struct fortress fortress;
};

struct turn_draft {
    unsigned line;
    unsigned seat;
    struct stated actions, absorb;
    unsigned used;
};

struct draft {
    uint64_t seed;
    struct stated players, first, scenario, origin, quiet, ending, round;
    struct turn_draft turn;
    struct seat_draft seats[SEAT_COUNT];
    struct team_draft teams[TEAM_COUNT];
    struct slot_draft slots[SLOT_COUNT];
    struct fortress_draft fortresses[REALM_COUNT];
    struct stated spheres[SPHERE_COUNT];
    struct stated_list common;
};

/* Takes in a statement, words[0] being its name. */
bool draft_read(struct draft *draft, const struct words *words, struct fault *fault);
/* Whether a word is the name of a statement. */
bool draft_has_statement(const char *word);

/* Builds the record's start from what was stated; faults that belong to no single statement are
 * told at the present line. */
bool draft_build(const struct draft *draft, struct record *record, struct fault *fault);
/* Part of it: hands and decks. */
bool draft_deal(const struct draft *draft, struct game *game, struct setup *setup,
                struct fault *fault);

#endif
