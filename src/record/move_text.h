/* Moves as text (docs/records.md): one table says how each kind is written. Reading a move means
 * finding it in the printed list of legal moves. */
#ifndef CEREBRIA_RECORD_MOVE_TEXT_H
#define CEREBRIA_RECORD_MOVE_TEXT_H

#include "core/game.h"
#include "record/text.h"
#include "record/words.h"

/* The longest move text, with its NUL. */
enum { RECORD_MOVE_SIZE = 128 };

/* Writes "invoke kindness 5 +bolster". The move's parts must be in range; hidden ones become "?".
 */
void record_move_print(const struct move *move, struct text *text);
/* The same into a buffer; returns the length. */
size_t record_move_text(const struct move *move, char out[RECORD_MOVE_SIZE]);

/* Finds the legal move that is written so (blanks and a comment don't matter), or `resign`. False
 * if there is none; then the fault says why, or what comes near. */
bool record_move_find(const struct game *game, const struct words *words, struct move *out,
                      struct fault *fault);

/* All legal moves as text, sorted bytewise, one a line. */
void record_legal_print(const struct game *game, struct text *text);

#endif
