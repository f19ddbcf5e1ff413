/* From gestures to a move: every gesture names one thing on the table (a card, a slot, a space …)
 * and narrows the list of legal moves to those of which it is a part. What the rest of the list can
 * still take is lit; one move left is played. No rule is decided here: all that is known comes from
 * view_moves and view_why_not. */
#ifndef CEREBRIA_SCENE_BOARD_CHOICE_H
#define CEREBRIA_SCENE_BOARD_CHOICE_H

#include "core/game.h"

/* What can be pointed at. The index is the core's number of it. */
enum thing_kind {
    THING_CARD, /* enum card, in hand or the supply */
    THING_SLOT,
    THING_SPACE,
    THING_FORTRESS, /* enum realm */
    THING_SPHERE,
    THING_ACTION,
    THING_TOKEN,  /* a space of the Spirit's board, action * COLUMN_COUNT + column */
    THING_REALM,  /* a Realm Action */
    THING_ABSORB, /* 0 */
    THING_ABILITY,
    THING_END, /* END_DRAW, END_AMBITION */
    THING_SEAT,
    THING_VIBE,  /* a colour */
    THING_BONUS, /* 0 without, 1 with */
    THING_NUMBER,
    THING_YES,  /* 1 */
    THING_NONE, /* 0: declines, or no card shown */
    THING_KIND_COUNT
};

struct thing {
    uint16_t kind;
    uint16_t index;
};

enum {
    CHOICE_PARTS_MAX = 5,
    CHOICE_INDEX_MAX = 72 /* of all things but numbers */
};

/* What the player wants of an upgrade. */
enum wanted { WANTED_AUTO, WANTED_ON, WANTED_OFF };

struct choice {
    struct move moves[MOVES_MAX]; /* all legal ones of the viewer */
    size_t count;
    uint8_t ask;                                /* the question open in this position */
    uint8_t wanted[ACTION_COUNT][COLUMN_COUNT]; /* enum wanted */
    struct thing parts[CHOICE_PARTS_MAX];       /* what was pointed at so far */
    size_t part_count;
    /* Follows from the above. */
    size_t left;                                    /* moves that still fit */
    bool next[THING_KIND_COUNT][CHOICE_INDEX_MAX];  /* what would narrow them further */
    bool fresh[THING_KIND_COUNT][CHOICE_INDEX_MAX]; /* what a new gesture could begin with */
    uint16_t number_max;                            /* largest number that fits, 0: none is asked */
};

/* Starts anew in a position. */
void choice_begin(struct choice *choice, const struct view *view);
/* Forgets what was pointed at and which upgrades were wanted. */
void choice_cancel(struct choice *choice);
bool choice_is_open(const struct choice *choice);                 /* something was pointed at */
bool choice_has(const struct choice *choice, struct thing thing); /* this was */

enum choice_result {
    CHOICE_REFUSED, /* no move fits; nothing changed */
    CHOICE_NARROWED,
    CHOICE_READY /* one move is left and meant: see choice_move */
};
/* Points at a thing: narrows by it, or, if nothing that fits has it, begins anew with it. */
enum choice_result choice_point(struct choice *choice, struct thing thing);
/* Whether pointing at it would not be refused; whether it would narrow what has begun. */
bool choice_takes(const struct choice *choice, struct thing thing);
bool choice_narrows(const struct choice *choice, struct thing thing);

/* The only move left, whichever of its parts were pointed at: with the upgrades wanted,
 * Determination unless it is not wanted, and no other that is not needed. False if several are
 * left. */
bool choice_move(const struct choice *choice, struct move *out);
/* The same if `thing` were pointed at as well. */
bool choice_move_with(const struct choice *choice, struct thing thing, struct move *out);

/* Upgrades: whether a legal move of the Action has it; whether it will be used by what the player
 * has asked for; and the switch. */
bool choice_upgrade_usable(const struct choice *choice, unsigned action, unsigned column);
bool choice_upgrade_on(const struct choice *choice, unsigned action, unsigned column);
void choice_upgrade_toggle(struct choice *choice, unsigned action, unsigned column);

/* Why pointing at it leads nowhere; WHY_NONE where there is nothing to say. */
struct refusal choice_why_not(const struct choice *choice, const struct view *view,
                              struct thing thing);
/* Why an upgrade can't be used. */
struct refusal choice_why_not_upgrade(const struct view *view, unsigned action, unsigned column);

/* The Action a move belongs to, ACTION_COUNT for none. */
unsigned move_action(const struct move *move);

#endif
