#include "app/hits.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum { TEXT_FIRST = 16 * 1024 };

void hits_init(struct hits *hits, const char *path)
{
    *hits = (struct hits){.path = path};
}

void hits_free(struct hits *hits)
{
    free(hits->text);
    free(hits->last);
    *hits = (struct hits){0};
}

/* ---- Making the text ---- */

static void add(struct hits *hits, const char *text, size_t length)
{
    if (hits->failed) {
        return;
    }
    if (hits->length + length + 1 > hits->capacity) {
        size_t capacity = 2 * (hits->length + length) + TEXT_FIRST;
        char *larger = realloc(hits->text, capacity);
        if (!larger) {
            hits->failed = true;
            return;
        }
        hits->text = larger;
        hits->capacity = capacity;
    }
    memcpy(hits->text + hits->length, text, length);
    hits->length += length;
    hits->text[hits->length] = '\0';
}

static void add_plain(struct hits *hits, const char *text)
{
    add(hits, text, strlen(text));
}

static void add_number(struct hits *hits, const char *before, float value)
{
    char number[48];
    int written = snprintf(number, sizeof number, "%s%ld", before, lroundf(value));
    add(hits, number, (size_t)written);
}

/* A JSON string with its quotes. Texts are UTF-8 already; only what JSON forbids is escaped. */
static void add_string(struct hits *hits, const char *text)
{
    add_plain(hits, "\"");
    for (; *text != '\0'; text++) {
        unsigned char c = (unsigned char)*text;
        char escape[8];
        if (c == '"' || c == '\\') {
            snprintf(escape, sizeof escape, "\\%c", c);
            add_plain(hits, escape);
        } else if (c < 0x20 || c == 0x7f) {
            snprintf(escape, sizeof escape, "\\u%04x", (unsigned)c);
            add_plain(hits, escape);
        } else {
            add(hits, text, 1);
        }
    }
    add_plain(hits, "\"");
}

static void add_hit(struct hits *hits, const struct draw_list *list, const struct hit *hit,
                    const struct viewport *viewport)
{
    float left, top, right, bottom;
    viewport_from_stage(viewport, hit->box.x, hit->box.y, &left, &top);
    viewport_from_stage(viewport, hit->box.x + hit->box.w, hit->box.y + hit->box.h, &right,
                        &bottom);
    add_plain(hits, "{\"id\":");
    add_string(hits, draw_string(list, hit->id));
    add_plain(hits, ",\"label\":");
    add_string(hits, draw_string(list, hit->label));
    add_number(hits, ",\"x\":", left);
    add_number(hits, ",\"y\":", top);
    add_number(hits, ",\"w\":", right - left);
    add_number(hits, ",\"h\":", bottom - top);
    add_plain(hits, hit->enabled ? ",\"enabled\":true,\"why\":" : ",\"enabled\":false,\"why\":");
    add_string(hits, draw_string(list, hit->why));
    add_plain(hits, "}\n");
}

const char *hits_text(struct hits *hits, const char *scene, const struct draw_list *list,
                      const struct viewport *viewport)
{
    hits->length = 0;
    hits->failed = false;
    add_plain(hits, "{\"scene\":");
    add_string(hits, scene);
    add_plain(hits, "}\n");
    for (size_t i = 0; i < list->hit_count; i++) {
        add_hit(hits, list, &list->hits[i], viewport);
    }
    return hits->failed ? NULL : hits->text;
}

/* ---- Keeping the file ---- */

static bool is_unchanged(const struct hits *hits)
{
    return hits->last && hits->length == hits->last_length &&
           memcmp(hits->text, hits->last, hits->length) == 0;
}

bool hits_update(struct hits *hits, const char *scene, const struct draw_list *list,
                 const struct viewport *viewport, char *error, size_t error_size)
{
    if (!hits->path) {
        return true;
    }
    if (!hits_text(hits, scene, list, viewport)) {
        snprintf(error, error_size, "%s: not enough memory", hits->path);
        return false;
    }
    if (is_unchanged(hits)) {
        return true;
    }
    if (!file_write(hits->path, hits->text, hits->length, FILE_QUICK, error, error_size)) {
        return false;
    }
    char *text = hits->text;
    size_t capacity = hits->capacity;
    hits->text = hits->last;
    hits->capacity = hits->last_capacity;
    hits->last = text;
    hits->last_capacity = capacity;
    hits->last_length = hits->length;
    return true;
}
