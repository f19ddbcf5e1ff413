/* Sentences of the board: why something is not possible, what it costs, what is asked, what a drop
 * would change. The words are in board.lang and why.lang. Every function writes into `out`, cuts
 * what does not fit, and returns out. */
#ifndef CEREBRIA_SCENE_BOARD_WORDS_H
#define CEREBRIA_SCENE_BOARD_WORDS_H

#include "core/game.h"
#include "scene/board_choice.h"
#include "scene/lang.h"

enum { WORDS_SIZE = 256 };

/* Name of a card, its Vibe in words, and its power ("" for a starting Emotion). */
const char *card_words(const struct lang *lang, unsigned card);
const char *aspiration_name(const struct lang *lang, unsigned aspiration);
const char *aspiration_goal(const struct lang *lang, unsigned aspiration);

/* The index-th area, Realms 0-4, then Frontiers 0-4: "Cradle of Senses", "Frontier Valley/Cradle".
 */
enum { AREA_COUNT = REALM_COUNT + FRONTIER_COUNT };
const char *area_name(const struct lang *lang, unsigned area, char *out, size_t size);

/* "costs 3 Willpower, you have 2 (R4.5)"; empty for WHY_NONE. */
const char *refusal_words(const struct lang *lang, struct refusal refusal, char *out, size_t size);

/* The same about a thing pointed at: a reason that names a place nobody pointed at would puzzle;
 * then it says that there is no place at all ("No opposing Emotion is next to your Spirit"). */
const char *thing_refusal_words(const struct lang *lang, struct thing thing, struct refusal refusal,
                                char *out, size_t size);

/* "2 Willpower, 1 Ambition"; "free". */
const char *cost_words(const struct lang *lang, struct cost cost, char *out, size_t size);

/* The deed in short: "Quell Fear", "Absorb from Diligence with its bonus"; with upgrades: "Move
 * with Haste". */
const char *move_words(const struct lang *lang, const struct game *game, const struct move *move,
                       char *out, size_t size);

/* What is to be done next, given what was pointed at and the question open: for the prompt bar. */
const char *prompt_words(const struct lang *lang, const struct view *view,
                         const struct choice *choice, char *out, size_t size);

/* How the sums and control of an area differ between two positions: "Cradle of Senses 2 → 3 : 1,
 * now yours". False if they don't. */
bool change_words(const struct lang *lang, const struct game *before, const struct game *after,
                  unsigned viewer, unsigned area, char *out, size_t size);

#endif
