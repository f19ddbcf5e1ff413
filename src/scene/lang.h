/* Words: every string on the screen comes from here. A language is a set of `key = text` lines
 * (assets/lang/<code>/, several files), # starts a comment line, \n in a text breaks the line,
 * {name} is a place for a value. */
#ifndef CEREBRIA_SCENE_LANG_H
#define CEREBRIA_SCENE_LANG_H

#include <stdbool.h>
#include <stddef.h>

struct lang;

struct lang *lang_new(void);
void lang_free(struct lang *lang);
/* Adds the lines of one file. False with "NAME:LINE: what (expected)" in `error`; nothing is added
 * then. */
bool lang_add(struct lang *lang, const char *name, const char *text, size_t length, char *error,
              size_t error_size);

/* The text of a key; the key itself if there is none (a test proves that every key used exists). */
const char *tr(const struct lang *lang, const char *key);
bool lang_has(const struct lang *lang, const char *key);

/* A value for a place {name} in a text: a string, or a number if text is NULL. */
struct lang_value {
    const char *name;
    const char *text;
    int number;
};

/* Fills the places of a text; always terminates `out`, cutting at a whole UTF-8 character. A number
 * chooses the plural: if KEY has no text, KEY.one or KEY.other is taken by the first number value.
 * Returns out. */
const char *tr_fill(const struct lang *lang, char *out, size_t size, const char *key,
                    const struct lang_value *values, size_t count);

/* tr of two parts joined by a dot: tr_of(lang, "card", "courage", "name") is key card.courage.name;
 * third may be NULL. */
const char *tr_of(const struct lang *lang, const char *group, const char *id, const char *what);

#endif
