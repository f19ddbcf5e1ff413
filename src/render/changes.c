#include "render/changes.h"

#include <stdlib.h>

/* How many commands may have come or gone at one place before all that follow count as changed. */
enum { LOOK_AHEAD = 96 };

/* ---- Areas ---- */

static int64_t area(const SDL_Rect *rect)
{
    return (int64_t)rect->w * rect->h;
}

/* How many pixels more are drawn if two rectangles become one. */
static int64_t cost_of_joining(const SDL_Rect *a, const SDL_Rect *b)
{
    SDL_Rect both;
    SDL_UnionRect(a, b, &both);
    return area(&both) - area(a) - area(b);
}

void areas_add(struct areas *areas, SDL_Rect rect)
{
    if (SDL_RectEmpty(&rect)) {
        return;
    }
    /* Joined with one it may have come near to others: again, until it stands alone. */
    for (;;) {
        int best = -1;
        int64_t best_cost = 0;
        for (int i = 0; i < areas->count; i++) {
            int64_t cost = cost_of_joining(&areas->rects[i], &rect);
            if (best < 0 || cost < best_cost) {
                best = i;
                best_cost = cost;
            }
        }
        if (best < 0 || (best_cost > area(&rect) / 4 && areas->count < AREAS_MAX)) {
            areas->rects[areas->count++] = rect;
            return;
        }
        SDL_UnionRect(&areas->rects[best], &rect, &rect);
        areas->rects[best] = areas->rects[--areas->count];
    }
}

int64_t areas_size(const struct areas *areas)
{
    int64_t size = 0;
    for (int i = 0; i < areas->count; i++) {
        size += area(&areas->rects[i]);
    }
    return size;
}

/* ---- Traces ---- */

bool trace_reserve(struct trace *trace, size_t count)
{
    if (count <= trace->capacity) {
        return true;
    }
    size_t capacity = 2 * count;
    uint64_t *hashes = realloc(trace->hashes, capacity * sizeof *hashes);
    trace->hashes = hashes ? hashes : trace->hashes;
    SDL_Rect *bounds = realloc(trace->bounds, capacity * sizeof *bounds);
    trace->bounds = bounds ? bounds : trace->bounds;
    if (!hashes || !bounds) {
        return false;
    }
    trace->capacity = capacity;
    return true;
}

void trace_free(struct trace *trace)
{
    free(trace->hashes);
    free(trace->bounds);
    *trace = (struct trace){0};
}

/* ---- Comparing ---- */

/* After two commands differ: how many old and new ones to pass over until two are equal again.
 * False if that isn't near. */
static bool find_next_equal(const struct trace *old, const struct trace *new, size_t *i, size_t *j)
{
    size_t old_left = old->count - *i;
    size_t new_left = new->count - *j;
    for (size_t passed = 1; passed <= LOOK_AHEAD && passed <= old_left + new_left; passed++) {
        for (size_t of_new = 0; of_new <= passed; of_new++) {
            size_t of_old = passed - of_new;
            if (of_old < old_left && of_new < new_left &&
                old->hashes[*i + of_old] == new->hashes[*j + of_new]) {
                *i += of_old;
                *j += of_new;
                return true;
            }
        }
    }
    return false;
}

void changes_find(const struct trace *old, struct trace *new,
                  SDL_Rect (*find)(void *context, size_t index), void *context, struct areas *areas)
{
    size_t i = 0;
    size_t j = 0;
    while (i < old->count || j < new->count) {
        size_t next_i = i;
        size_t next_j = j;
        bool both = i < old->count && j < new->count;
        if (both && old->hashes[i] == new->hashes[j]) {
            new->bounds[j++] = old->bounds[i++];
            continue;
        }
        if (!find_next_equal(old, new, &next_i, &next_j)) {
            next_i = old->count;
            next_j = new->count;
        }
        for (; i < next_i; i++) {
            areas_add(areas, old->bounds[i]);
        }
        for (; j < next_j; j++) {
            new->bounds[j] = find(context, j);
            areas_add(areas, new->bounds[j]);
        }
    }
}
