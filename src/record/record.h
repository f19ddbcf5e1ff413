/* Game records: a whole game as text, and back (docs/records.md). Memory to memory; the files
 * belong to the caller. */
#ifndef CEREBRIA_RECORD_RECORD_H
#define CEREBRIA_RECORD_RECORD_H

#include "core/game.h"
#include "record/text.h"

enum {
    RECORD_BYTES_MAX = 16 * 1024 * 1024, /* longer texts are refused unread */
    RECORD_LINE_MAX = 4096,              /* bytes in a line, without its newline */
    RECORD_STATEMENTS_MAX = 200000,      /* lines that say something */
    RECORD_NUMBER_MAX = 999,             /* Willpower, Essence, rounds */
    RECORD_NAME_SIZE = 64,               /* a player's name in UTF-8, with its NUL */
    RECORD_ERROR_SIZE = 512
};

/* Who plays a seat, as `seat` statements say it. */
enum seat_kind { SEAT_HUMAN, SEAT_EASY, SEAT_NORMAL, SEAT_HARD, SEAT_MASTER, SEAT_KIND_COUNT };

/* A move and what its line in a record is followed by. */
struct record_step {
    struct move move;
    uint8_t hidden_count[TEAM_COUNT]; /* 0: that team's Hidden deck was not shuffled by it */
    uint8_t hidden[TEAM_COUNT][ASPIRATION_COUNT]; /* its order after the shuffle (R9.5) */
    bool ends_turn;                               /* a check value follows */
};

struct record {
    struct setup setup;
    char names[SEAT_COUNT][RECORD_NAME_SIZE]; /* UTF-8; "": nameless */
    uint8_t kinds[SEAT_COUNT];                /* enum seat_kind */
    bool scenario;     /* began in a stated position, so that all of it must be written */
    struct game start; /* at `begin` */
    struct game end;   /* after all steps */
    struct record_step *steps;
    size_t count, capacity;
};

/* ---- Reading ---- */

/* Reads a record's text. False on a fault: `error` tells it as "NAME:LINE: what is wrong (what was
 * expected)", and the record is empty. `notice` gets a sentence if a last line without its newline
 * was dropped, else "". */
bool record_parse(struct record *record, const char *name, const char *text, size_t length,
                  char *error, size_t error_size, char *notice, size_t notice_size);
void record_free(struct record *record);

/* ---- Playing ---- */

/* Applies a move as game_apply does, and notes in `step` what the record must tell of it. An
 * illegal one changes nothing. */
struct refusal record_play(struct game *game, const struct move *move,
                           const struct event_sink *sink, struct record_step *step);
/* Applies a step again, shuffles decided as they were. The step must be legal there. */
void record_replay(struct game *game, const struct record_step *step,
                   const struct event_sink *sink);
/* Adds a step at the end; false if memory is short. `end` is the caller's to move on. */
bool record_add(struct record *record, const struct record_step *step);

/* ---- Writing ---- */

/* Everything up to `begin`, complete without the generator: decks, hands, Hidden and Common
 * Aspirations, the Origin and the first team are spelt out. */
void record_print_head(struct text *text, const struct record *record);
/* The lines of one step: the move, its shuffles, the check value; `after` is the game after it. */
void record_print_step(struct text *text, const struct record_step *step, const struct game *after);
/* The whole record. */
void record_print(struct text *text, const struct record *record);

/* Makes a name one that a record can hold: well-formed UTF-8 without control characters, cut at a
 * whole character. */
void record_set_name(char out[RECORD_NAME_SIZE], const char *name);

/* ---- Positions as text ---- */

/* One JSON object without blanks and newline, as docs/records.md lists its keys. `team` is the one
 * whose eyes see it; TEAM_NONE: everything is shown. */
void record_print_json(struct text *text, const struct game *game, unsigned team);
/* The same for people, several lines. */
void record_print_position(struct text *text, const struct game *game, unsigned team);

/* The check value of a position: CRC-16/XMODEM of its whole JSON. */
uint16_t record_digest(const struct game *game);
uint16_t crc16_xmodem(const char *bytes, size_t count);

#endif
