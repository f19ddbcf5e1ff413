/* --hits FILE: what can be clicked now, as one JSON object a line, for scripts and assistive tools.
 *
 *   {"scene":"board"}
 *   {"id":"slot.5","label":"…","x":812,"y":40,"w":90,"h":126,"enabled":false,"why":"…"}
 *
 * Positions are in window pixels (points, what a pointer is moved by). Written only when something
 * changed. */
#ifndef CEREBRIA_APP_HITS_H
#define CEREBRIA_APP_HITS_H

#include "app/files.h"
#include "screen/draw.h"
#include "screen/viewport.h"

struct hits {
    const char *path;  /* NULL: nothing is written */
    char *text, *last; /* being made, and as it lies in the file */
    size_t length, last_length, capacity, last_capacity;
    bool failed; /* memory was short while it was made */
};

void hits_init(struct hits *hits, const char *path);
void hits_free(struct hits *hits);

/* Makes the text for a list; NULL if memory is short. Valid until the next call. For hits_update
 * and tests. */
const char *hits_text(struct hits *hits, const char *scene, const struct draw_list *list,
                      const struct viewport *viewport);

/* Brings the file up to date. False with a reason if it can't be written. */
bool hits_update(struct hits *hits, const char *scene, const struct draw_list *list,
                 const struct viewport *viewport, char *error, size_t error_size);

#endif
