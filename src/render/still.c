#include "render/still.h"

#include <stdbool.h>
#include <string.h>

/* The end of an outermost layer: commands before `end` hash to `hash`. */
struct mark {
    size_t end;
    uint64_t hash;
};

/* ---- Hashes ---- */

static uint64_t hash_word(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    uint64_t word;
    for (; size >= sizeof word; size -= sizeof word, at += sizeof word) {
        memcpy(&word, at, sizeof word);
        hash = hash_word(hash, word);
    }
    word = size; /* so that a shorter string is another one */
    for (; size > 0; size--) {
        word = word << 8 | *at++;
    }
    return hash_word(hash, word);
}

static uint64_t hash_command(uint64_t hash, const struct draw_list *list,
                             const struct draw_command *command)
{
    struct draw_command plain = *command;
    const char *string = draw_string(list, command->text);
    plain.text = 0; /* where the string lies does not matter */
    hash = hash_bytes(hash, &plain, sizeof plain);
    return string[0] ? hash_bytes(hash, string, strlen(string)) : hash;
}

/* The hash of a frame without commands. */
static uint64_t hash_stage(const struct viewport *viewport, struct colour clear)
{
    int32_t size[] = {viewport->output_width, viewport->output_height, canvas_colour_key(clear)};
    return hash_bytes(0, size, sizeof size);
}

static size_t last_layer_end(const struct draw_list *list)
{
    size_t end = list->count;
    while (end > 0 && list->commands[end - 1].kind != DRAW_LAYER_END) {
        end--;
    }
    return end;
}

static size_t find_marks(const struct canvas *canvas, const struct draw_list *list,
                         struct mark marks[LAYERS_MAX])
{
    size_t count = 0;
    int depth = 0;
    size_t end = last_layer_end(list);
    uint64_t hash = hash_stage(&canvas->viewport, list->clear);
    for (size_t i = 0; i < end && count < LAYERS_MAX; i++) {
        const struct draw_command *command = &list->commands[i];
        hash = hash_command(hash, list, command);
        if (command->kind == DRAW_LAYER_BEGIN) {
            depth++;
        } else if (command->kind == DRAW_LAYER_END && --depth <= 0) {
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

/* A picture to draw into: the one unused for longest, but not `keep`. */
static struct still *free_still(struct stills *stills, const struct still *keep)
{
    struct still *best = NULL;
    for (size_t i = 0; i < STILLS_MAX; i++) {
        struct still *still = &stills->stills[i];
        if (still != keep && (!best || still->last_used < best->last_used)) {
            best = still;
        }
    }
    return best;
}

static bool is_size(SDL_Texture *texture, int width, int height)
{
    int w, h;
    return texture && SDL_QueryTexture(texture, NULL, NULL, &w, &h) == 0 && w == width &&
           h == height;
}

static bool prepare(struct still *still, const struct canvas *canvas)
{
    int width = canvas->viewport.output_width;
    int height = canvas->viewport.output_height;
    if (is_size(still->texture, width, height)) {
        return true;
    }
    if (still->texture) {
        SDL_DestroyTexture(still->texture);
    }
    /* Without an alpha channel, as the window: copying is plain moving of bytes then. */
    still->texture = SDL_CreateTexture(canvas->sdl, SDL_PIXELFORMAT_RGB888,
                                       SDL_TEXTUREACCESS_TARGET, width, height);
    if (still->texture) {
        SDL_SetTextureBlendMode(still->texture, SDL_BLENDMODE_NONE);
        SDL_SetTextureScaleMode(still->texture, SDL_ScaleModeNearest);
    }
    return still->texture != NULL;
}

/* ---- Frames ---- */

/* Starts the target with a picture, or with the colour behind everything. */
static void draw_base(struct canvas *canvas, const struct still *base, struct colour clear)
{
    if (base) {
        SDL_RenderCopy(canvas->sdl, base->texture, NULL, NULL);
    } else {
        SDL_SetRenderDrawColor(canvas->sdl, clear.r, clear.g, clear.b, 255);
        SDL_RenderClear(canvas->sdl);
    }
}

/* Makes the picture of a mark from the one at `from`; NULL if this renderer can't. */
static struct still *bake(struct stills *stills, struct canvas *canvas,
                          const struct draw_list *list, struct still *base, size_t from,
                          const struct mark *mark)
{
    struct still *still = free_still(stills, base);
    if (!prepare(still, canvas) || SDL_SetRenderTarget(canvas->sdl, still->texture) != 0) {
        return NULL;
    }
    draw_base(canvas, base, list->clear);
    canvas_draw(canvas, list, from, mark->end);
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

void stills_draw(struct stills *stills, struct canvas *canvas, const struct draw_list *list)
{
    struct mark marks[LAYERS_MAX];
    size_t count = find_marks(canvas, list, marks);
    struct still *base = NULL;
    size_t kept = 0; /* so many marks are drawn by the base */
    for (size_t i = 0; i < count; i++) {
        struct still *still = find_still(stills, marks[i].hash);
        base = still ? still : base;
        kept = still ? i + 1 : kept;
    }
    const size_t found = kept;
    stills->clock++;
    for (size_t i = count; i-- > found;) {
        if (is_worth_baking(stills, marks, i)) {
            size_t from = found > 0 ? marks[found - 1].end : 0;
            struct still *still = bake(stills, canvas, list, base, from, &marks[i]);
            base = still ? still : base;
            kept = still ? i + 1 : kept;
            break;
        }
    }
    if (base) {
        base->last_used = stills->clock;
    }
    draw_base(canvas, base, list->clear);
    canvas_draw(canvas, list, kept > 0 ? marks[kept - 1].end : 0, list->count);
    stills->last_count = count;
    stills->last_kept = found;
    for (size_t i = 0; i < count; i++) {
        stills->last[i] = marks[i].hash;
    }
}
