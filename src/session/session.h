/* A game being played: who sits where, its timeline of moves, undo, and saving after every move.
 *
 * The session owns the true game. Scenes see it through session_view only; they play by handing
 * over one of the view's legal moves. Saving goes through callbacks, so that the session knows no
 * files: the text it hands out is a record (docs/records.md), appended to line by line. */
#ifndef CEREBRIA_SESSION_SESSION_H
#define CEREBRIA_SESSION_SESSION_H

#include <stdbool.h>
#include <stddef.h>

#include "core/game.h"

enum { NAME_SIZE = 64, SEAT_KIND_HUMAN = 0 };

struct session_setup {
    struct setup game;
    char names[SEAT_COUNT][NAME_SIZE]; /* UTF-8; empty: nameless */
};

/* Where the record goes. Each returns false if it could not be written; the game goes on in memory
 * and session_save_failed tells. A NULL callback saves nothing. */
struct session_store {
    bool (*replace)(void *context, const char *text, size_t length); /* the whole record anew */
    bool (*append)(void *context, const char *text, size_t length);  /* more lines at its end */
    void *context;
};

struct session;

/* A new game, its record written at once; NULL if memory is short. The setup must be one game_new
 * accepts. */
struct session *session_new(const struct session_setup *setup, const struct session_store *store);
/* A game from a record's text. NULL on a fault, told in `error` as "NAME:LINE: what (expected)".
 * `notice` gets a sentence if a torn last line was dropped, else "". The file is not written until
 * the next move. */
struct session *session_load(const char *name, const char *text, size_t length,
                             const struct session_store *store, char *error, size_t error_size,
                             char *notice, size_t notice_size);
void session_free(struct session *session);

const struct session_setup *session_setup_of(const struct session *session);
const char *session_name(const struct session *session, unsigned seat); /* "" if nameless */

/* What a team may see of the present position. */
void session_view(const struct session *session, unsigned team, struct view *view);
unsigned session_decider(const struct session *session); /* seat, SEAT_NONE when over */
bool session_is_over(const struct session *session);

/* Plays a legal move. WHY_NONE if done. The events are kept until the next change (session_events).
 */
struct refusal session_play(struct session *session, const struct move *move);

/* What the last change of the session was, for animation: events as `team` may see them (hidden
 * cards are CARD_HIDDEN). Undo and redo leave none. */
size_t session_events(const struct session *session, unsigned team, const struct event **events);
/* The position, as `team` may see it, before that last change. */
void session_view_before(const struct session *session, unsigned team, struct view *view);
/* Counts changes (moves, undo, redo) from 1; a scene compares it to know whether it is up to date.
 */
unsigned session_version(const struct session *session);

/* Undo within R15: never past a move by which the deciding team learnt something hidden or a
 * shuffle happened. */
bool session_can_undo(const struct session *session);
bool session_can_redo(const struct session *session);
bool session_undo(struct session *session);
bool session_redo(struct session *session);

/* Moves made so far, and one of them (0 ..) with the position before it as everybody may see it. */
size_t session_move_count(const struct session *session);
struct move session_move(const struct session *session, size_t index);

bool session_save_failed(const struct session *session);

/* The present position as a full record's text; the caller frees it with free(). NULL if memory is
 * short. */
char *session_text(const struct session *session, size_t *length);

#endif
