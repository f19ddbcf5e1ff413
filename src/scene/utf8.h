/* The little that text fields and word lists need to know of UTF-8. */
#ifndef CEREBRIA_SCENE_UTF8_H
#define CEREBRIA_SCENE_UTF8_H

#include <stdbool.h>
#include <stddef.h>

/* Whether `length` bytes are well-formed UTF-8 without a NUL: no overlong forms, no surrogates,
 * nothing past U+10FFFF.
 */
bool utf8_valid(const char *text, size_t length);

/* The largest length <= `limit` at which a valid text of `length` bytes may be cut: never inside a
 * character. */
size_t utf8_cut(const char *text, size_t length, size_t limit);

/* Where the character before `at` begins; 0 at the beginning. */
size_t utf8_previous(const char *text, size_t at);

/* How many characters a valid text has. */
size_t utf8_count(const char *text);

#endif
