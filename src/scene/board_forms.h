/* The parts of every kind of move as things to be pointed at: the one table behind board_choice.c
 * and board_wish.c. */
#ifndef CEREBRIA_SCENE_BOARD_FORMS_H
#define CEREBRIA_SCENE_BOARD_FORMS_H

#include "scene/board_choice.h"

/* Which thing stands for which part of a move. Both ways are read from the table: a move into its
 * things, and things into a wish. */
enum field {
    FIELD_ACTION, /* the kind of move itself: may be pointed at, need not */
    FIELD_A,
    FIELD_B,
    FIELD_C,
    FIELD_D,
    FIELD_N,
    FIELD_AB, /* action and column in two parts */
    FIELD_BC
};

struct role {
    uint8_t thing;
    uint8_t field;
};

struct form {
    uint8_t kind;
    uint8_t a;     /* the form holds for this first part only, or MOVE_ANY */
    uint8_t heads; /* one of the first so many roles must be pointed at first, unless a question has
                      made that clear */
    uint8_t count;
    struct role roles[CHOICE_PARTS_MAX];
};

enum { FORM_COUNT = 29 };
const struct form *form_at(size_t index);

struct things {
    struct thing list[CHOICE_PARTS_MAX];
    bool optional[CHOICE_PARTS_MAX];
    size_t count;
    size_t heads;
};

/* Takes a move apart; nothing for the answers that a Revelation asks for, which are chosen
 * elsewhere. */
void things_of(const struct move *move, struct things *out);

/* Whether a gesture may begin with the part-th of a move's parts, given the question that is open.
 */
bool may_begin(size_t part, size_t heads, unsigned ask);

/* The kind of move that does an Action. */
unsigned action_move(unsigned action);

#endif
