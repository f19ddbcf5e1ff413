/* The record of the running game, on disk after every move.
 *
 *   <data>/game.cerebria           the unfinished game, the one that Continue opens
 *   <data>/finished/<n>.cerebria   games played to their end
 *   <data>/set_aside/<n>.cerebria  unfinished ones that made room for another game
 *
 * The whole text is kept in memory as well: after a failed write, or on a record that was only read
 * so far, the next change writes everything anew instead of appending to who knows what. */
#ifndef CEREBRIA_APP_AUTOSAVE_H
#define CEREBRIA_APP_AUTOSAVE_H

#include "app/files.h"
#include "session/session.h"

struct autosave {
    char folder[PATH_SIZE];
    char record[PATH_SIZE];
    char *text;
    size_t length, capacity;
    bool appendable; /* the file holds exactly this text */
    bool foreign;    /* the text came from elsewhere; an unfinished game may still be at `record` */
    char finished[PATH_SIZE]; /* where the running game went when it ended, "" before; undo may end
                                 it twice */
    char error[FILE_ERROR_SIZE]; /* of the last write that failed, "" if it went well */
};

/* False if the path of the folder is too long. */
bool autosave_init(struct autosave *autosave, const char *folder);
void autosave_free(struct autosave *autosave);

/* Callbacks for a session; valid as long as `autosave` is. */
struct session_store autosave_store(struct autosave *autosave);

/* Before a new game: an unfinished one is set aside. False if that failed (`error` tells). */
bool autosave_new(struct autosave *autosave);

/* After a record was loaded: `text` is what it says. With `foreign` it came from another file than
 * `record`, and an unfinished game there is set aside at the first change. False if memory is
 * short. */
bool autosave_loaded(struct autosave *autosave, const char *text, size_t length, bool foreign);

/* The game is over: its record moves to finished/. Does nothing if there is none. */
bool autosave_finish(struct autosave *autosave);

/* Whether a record lies there to be continued. */
bool autosave_exists(const struct autosave *autosave);

#endif
