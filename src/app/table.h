/* The game on the table: starting, continuing, opening, saving and ending it. */
#ifndef CEREBRIA_APP_TABLE_H
#define CEREBRIA_APP_TABLE_H

#include "app/autosave.h"
#include "scene/scene.h"

struct lang;

enum { NOTICE_SIZE = 512, LABEL_SIZE = 256 };

struct table {
    const struct lang *lang;
    struct autosave autosave;
    struct session *session;  /* NULL: no game is open */
    bool saves;               /* false: nothing is written (measuring) */
    bool told;                /* a failed save was told already */
    bool ended;               /* the end was dealt with */
    char notice[NOTICE_SIZE]; /* something to tell the player, "" if nothing */
    bool can_continue;
    char continue_label[LABEL_SIZE];
};

/* `data`: the folder of saved games, or NULL to save nothing. False if its path is too long. */
bool table_init(struct table *table, const struct lang *lang, const char *data);
void table_free(struct table *table);

/* Each puts its game in place of the open one. False, with the old one closed and a notice, if it
 * can't. */
bool table_start(struct table *table, const struct session_setup *setup);
bool table_continue(struct table *table);
/* Opens any record; `error` gets "FILE:LINE: what (expected)". */
bool table_open(struct table *table, const char *path, char *error, size_t error_size);
void table_close(struct table *table);

/* Looks whether an unfinished game is saved, and which. A finished one found there is moved away.
 */
void table_look(struct table *table);

/* After every move: files a finished game, tells once when saving fails. */
void table_watch(struct table *table);

/* Sets the notice: the text of a key with its {reason}. */
void table_tell(struct table *table, const char *key, const char *reason);

#endif
