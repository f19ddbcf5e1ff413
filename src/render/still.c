#include "render/still.h"

#include <stdbool.h>

#include "render/hash.h"

/* The end of an outermost layer: commands before `end` hash to `hash`. */
struct mark {
    size_t end;
    uint64_t hash;
};

/* ---- Marks ---- */

static size_t last_layer_end(const struct draw_list *list)
{
    size_t end = list->count;
    while (end > 0 && list->commands[end - 1].kind != DRAW_LAYER_END) {
        end--;
    }
    return end;
}

static size_t find_marks(const struct canvas *canvas, const struct draw_list *list,
                         const uint64_t *hashes, struct mark marks[LAYERS_MAX])
{
    size_t count = 0;
    int depth = 0;
    size_t end = last_layer_end(list);
    uint64_t hash = hash_stage(&canvas->viewport, list->clear);
    for (size_t i = 0; i < end && count < LAYERS_MAX; i++) {
        enum draw_kind kind = (enum draw_kind)list->commands[i].kind;
        hash = hash_word(hash, hashes[i]);
        if (kind == DRAW_LAYER_BEGIN) {
            depth++;
        } else if (kind == DRAW_LAYER_END && --depth <= 0) {
            marks[count++] = (struct mark){i + 1, hash};
            depth = 0;
        }
    }
    return count;
}

/* ---- Pictures ---- */

void stills_clear(struct stills *stills)
{
    for (size_t i = 0; i < STILLS_MAX; i++) {
        if (stills->stills[i].texture) {
            SDL_DestroyTexture(stills->stills[i].texture);
        }
    }
    *stills = (struct stills){0};
}

static struct still *find_still(struct stills *stills, uint64_t hash)
{
    for (size_t i = 0; i < STILLS_MAX; i++) {
        if (stills->stills[i].texture && stills->stills[i].hash == hash) {
            return &stills->stills[i];
        }
    }
    return NULL;
}

/* A picture to draw into: the one unused for longest, but not that of `keep`. */
static struct still *free_still(struct stills *stills, const SDL_Texture *keep)
{
    struct still *best = NULL;
    for (size_t i = 0; i < STILLS_MAX; i++) {
        struct still *still = &stills->stills[i];
        bool kept = keep && still->texture == keep;
        if (!kept && (!best || still->last_used < best->last_used)) {
            best = still;
        }
    }
    return best;
}

/* ---- Frames ---- */

void base_draw(const struct base *base, struct canvas *canvas, struct colour clear,
               const SDL_Rect *area)
{
    if (base->texture) {
        SDL_RenderCopy(canvas->sdl, base->texture, area, area);
    } else {
        SDL_SetRenderDrawBlendMode(canvas->sdl, SDL_BLENDMODE_NONE);
        SDL_SetRenderDrawColor(canvas->sdl, clear.r, clear.g, clear.b, 255);
        SDL_RenderFillRect(canvas->sdl, area);
    }
}

/* Makes the picture of a mark; NULL if this renderer can't. */
static struct still *bake(struct stills *stills, struct canvas *canvas,
                          const struct draw_list *list, const struct base *base,
                          const struct mark *mark)
{
    const SDL_Rect all = {0, 0, canvas->viewport.output_width, canvas->viewport.output_height};
    struct still *still = free_still(stills, base->texture);
    still->hash = 0;
    still->texture = canvas_target(canvas, still->texture);
    if (!still->texture || SDL_SetRenderTarget(canvas->sdl, still->texture) != 0) {
        return NULL;
    }
    base_draw(base, canvas, list->clear, &all);
    canvas_draw(canvas, list, base->next, mark->end, NULL, &all);
    SDL_SetRenderTarget(canvas->sdl, NULL);
    still->hash = mark->hash;
    return still;
}

/* Is the picture of mark i worth making? If it came unchanged for the second time, or took the
 * place of a kept one: what stood still before is likely to stand still again. */
static bool is_worth_baking(const struct stills *stills, const struct mark *marks, size_t i)
{
    return i < stills->last_kept || (i < stills->last_count && stills->last[i] == marks[i].hash);
}

static void remember(struct stills *stills, const struct mark *marks, size_t count, size_t kept)
{
    stills->last_count = count;
    stills->last_kept = kept;
    for (size_t i = 0; i < count; i++) {
        stills->last[i] = marks[i].hash;
    }
}

struct base stills_base(struct stills *stills, struct canvas *canvas, const struct draw_list *list,
                        const uint64_t *hashes, bool much)
{
    struct mark marks[LAYERS_MAX];
    size_t count = find_marks(canvas, list, hashes, marks);
    struct base base = {NULL, 0};
    struct still *used = NULL;
    size_t kept = 0; /* so many marks are in the base */
    for (size_t i = 0; i < count; i++) {
        struct still *still = find_still(stills, marks[i].hash);
        if (still) {
            used = still;
            base = (struct base){still->texture, marks[i].end};
            kept = i + 1;
        }
    }
    for (size_t i = count; i-- > kept;) {
        if (much && is_worth_baking(stills, marks, i)) {
            struct still *still = bake(stills, canvas, list, &base, &marks[i]);
            if (still) {
                used = still;
                base = (struct base){still->texture, marks[i].end};
            }
            break;
        }
    }
    if (used) {
        used->last_used = ++stills->clock;
    }
    remember(stills, marks, count, kept);
    return base;
}
