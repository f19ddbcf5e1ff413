/* What has to be drawn again: which commands differ from the last frame's, and where on the screen
 * they are. */
#ifndef CEREBRIA_RENDER_CHANGES_H
#define CEREBRIA_RENDER_CHANGES_H

#include <SDL.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { AREAS_MAX = 6 };

/* Areas of the output that together hold every change; they may overlap. */
struct areas {
    SDL_Rect rects[AREAS_MAX];
    int count;
};

/* Adds a rectangle, joined with another one where that costs little or no place is left. Empty ones
 * are ignored. */
void areas_add(struct areas *areas, SDL_Rect rect);

/* How many pixels have to be drawn. */
int64_t areas_size(const struct areas *areas);

/* A frame as fingerprints of its commands, in order, with the pixels each may touch. */
struct trace {
    uint64_t *hashes;
    SDL_Rect *bounds;
    size_t count, capacity;
};

/* Makes room for so many commands; false if there is no memory. */
bool trace_reserve(struct trace *trace, size_t count);
void trace_free(struct trace *trace);

/* Fills new->bounds: from old where a command was there before in the same order, else by `find`
 * (called with its index). Adds to areas what old commands without successor and new ones without
 * predecessor touch. */
void changes_find(const struct trace *old, struct trace *new,
                  SDL_Rect (*find)(void *context, size_t index), void *context,
                  struct areas *areas);

#endif
