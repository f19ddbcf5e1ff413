#include "screen/draw.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

/* ---- Colours and boxes ---- */

struct colour colour_hex(uint32_t rgb)
{
    return (struct colour){(uint8_t)(rgb >> 16 & 0xff), (uint8_t)(rgb >> 8 & 0xff),
                           (uint8_t)(rgb & 0xff), 255};
}

struct colour colour_fade(struct colour colour, float opacity)
{
    float alpha = (float)colour.a * fminf(fmaxf(opacity, 0), 1);
    colour.a = (uint8_t)lroundf(alpha);
    return colour;
}

bool box_contains(struct box box, float x, float y)
{
    return x >= box.x && y >= box.y && x < box.x + box.w && y < box.y + box.h;
}

struct box box_inset(struct box box, float by)
{
    float dx = fminf(by, box.w / 2);
    float dy = fminf(by, box.h / 2);
    return (struct box){box.x + dx, box.y + dy, box.w - 2 * dx, box.h - 2 * dy};
}

/* ---- Memory ---- */

/* Makes room for `needed` elements in all; false, with all as it was, if there is no memory. */
static bool reserve(void **elements, size_t *capacity, size_t needed, size_t size)
{
    if (needed <= *capacity) {
        return true;
    }
    size_t wanted = *capacity ? *capacity : 64;
    while (wanted < needed) {
        if (wanted > SIZE_MAX / 2 / size) {
            return false;
        }
        wanted *= 2;
    }
    void *grown = realloc(*elements, wanted * size);
    if (!grown) {
        return false;
    }
    *elements = grown;
    *capacity = wanted;
    return true;
}

static bool reserve_strings(struct draw_list *list, size_t needed)
{
    void *strings = list->strings;
    bool done = reserve(&strings, &list->strings_capacity, needed, 1);
    list->strings = strings;
    return done;
}

/* Copies a string into the list. Offset 0 is the empty string, so that zeroed fields mean none. */
static uint32_t add_string(struct draw_list *list, const char *text)
{
    /* A string that lies in the list already (and would move while it grows) is used where it is.
     */
    uintptr_t start = (uintptr_t)list->strings;
    if (list->strings_used > 0 && (uintptr_t)text >= start &&
        (uintptr_t)text < start + list->strings_used) {
        return (uint32_t)((uintptr_t)text - start);
    }
    size_t length = text ? strlen(text) : 0;
    if (length == 0) {
        return 0;
    }
    size_t offset = list->strings_used ? list->strings_used : 1;
    if (length >= UINT32_MAX - offset || !reserve_strings(list, offset + length + 1)) {
        list->incomplete = true;
        return 0;
    }
    list->strings[0] = '\0';
    memcpy(list->strings + offset, text, length + 1);
    list->strings_used = offset + length + 1;
    return (uint32_t)offset;
}

static struct draw_command *add_command(struct draw_list *list, enum draw_kind kind, struct box box)
{
    void *commands = list->commands;
    struct draw_command *command = &list->lost_command;
    if (reserve(&commands, &list->capacity, list->count + 1, sizeof *command)) {
        list->commands = commands;
        command = &list->commands[list->count++];
    } else {
        list->incomplete = true;
    }
    /* Cleared as bytes: equal commands are then equal in memory, too. */
    memset(command, 0, sizeof *command);
    command->kind = (uint8_t)kind;
    command->box = box;
    return command;
}

void draw_list_reset(struct draw_list *list)
{
    list->count = 0;
    list->hit_count = 0;
    list->strings_used = 0;
    list->clear = colour_hex(0);
    list->incomplete = false;
}

void draw_list_free(struct draw_list *list)
{
    free(list->commands);
    free(list->hits);
    free(list->strings);
    memset(list, 0, sizeof *list);
}

const char *draw_string(const struct draw_list *list, uint32_t offset)
{
    return offset < list->strings_used ? list->strings + offset : "";
}

/* ---- Commands ---- */

struct draw_command *draw_panel(struct draw_list *list, struct box box, float radius,
                                struct colour fill)
{
    struct draw_command *command = add_command(list, DRAW_PANEL, box);
    command->radius = radius;
    command->fill = fill;
    command->fill_bottom = fill;
    return command;
}

struct draw_command *draw_path(struct draw_list *list, struct box bounds, const char *data,
                               struct colour fill)
{
    struct draw_command *command = add_command(list, DRAW_PATH, bounds);
    command->fill = fill;
    command->text = add_string(list, data);
    return command;
}

struct draw_command *draw_art(struct draw_list *list, struct box box, const char *name)
{
    struct draw_command *command = add_command(list, DRAW_ART, box);
    command->fill = colour_hex(0xffffff);
    command->text = add_string(list, name);
    return command;
}

struct draw_command *draw_text(struct draw_list *list, struct box box, enum font font, float size,
                               enum align align, struct colour colour, const char *text)
{
    struct draw_command *command = add_command(list, DRAW_TEXT, box);
    command->font = (uint8_t)font;
    command->size = size;
    command->align = (uint8_t)align;
    command->fill = colour;
    command->text = add_string(list, text);
    return command;
}

void draw_layer_begin(struct draw_list *list)
{
    add_command(list, DRAW_LAYER_BEGIN, (struct box){0, 0, 0, 0});
}

void draw_layer_end(struct draw_list *list)
{
    add_command(list, DRAW_LAYER_END, (struct box){0, 0, 0, 0});
}

/* ---- Hit areas ---- */

struct hit *draw_hit(struct draw_list *list, struct box box, uint16_t kind, int16_t index,
                     const char *id, const char *label)
{
    void *hits = list->hits;
    struct hit *hit = &list->lost_hit;
    if (reserve(&hits, &list->hit_capacity, list->hit_count + 1, sizeof *hit)) {
        list->hits = hits;
        hit = &list->hits[list->hit_count++];
    } else {
        list->incomplete = true;
    }
    memset(hit, 0, sizeof *hit);
    hit->box = box;
    hit->kind = kind;
    hit->index = index;
    hit->enabled = true;
    hit->focusable = true;
    hit->id = add_string(list, id);
    hit->label = add_string(list, label);
    return hit;
}

void draw_hit_disable(struct draw_list *list, struct hit *hit, const char *why)
{
    hit->enabled = false;
    hit->why = add_string(list, why);
}

const struct hit *draw_hit_at(const struct draw_list *list, float x, float y)
{
    for (size_t i = list->hit_count; i-- > 0;) {
        if (box_contains(list->hits[i].box, x, y)) {
            return &list->hits[i];
        }
    }
    return NULL;
}

/* How far two intervals overlap; negative: how far they lie apart. */
static float overlap(float a, float a_length, float b, float b_length)
{
    return fminf(a + a_length, b + b_length) - fmaxf(a, b);
}

/* How well a dragged box fits an area: the area they share, or minus the distance between them. */
static float fit(struct box dragged, struct box target)
{
    float x = overlap(dragged.x, dragged.w, target.x, target.w);
    float y = overlap(dragged.y, dragged.h, target.y, target.h);
    if (x > 0 && y > 0) {
        return x * y;
    }
    return -hypotf(fmaxf(-x, 0), fmaxf(-y, 0));
}

const struct hit *draw_drop_at(const struct draw_list *list, struct box dragged, float magnet)
{
    const struct hit *best = NULL;
    float best_fit = 0;
    for (size_t i = list->hit_count; i-- > 0;) {
        const struct hit *hit = &list->hits[i];
        float value = fit(dragged, hit->box);
        if (hit->droppable && value >= -magnet && (!best || value > best_fit)) {
            best = hit;
            best_fit = value;
        }
    }
    return best;
}
