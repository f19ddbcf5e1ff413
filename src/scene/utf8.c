#include "scene/utf8.h"

#include <stdint.h>

static bool is_continuation(char byte)
{
    return ((unsigned char)byte & 0xc0u) == 0x80u;
}

/* What a first byte promises: its own bits, how many bytes follow, and the smallest value that
 * needs so many. */
struct lead {
    unsigned char mask, bits;
    uint8_t follow;
    uint32_t least;
};

static const struct lead leads[] = {
    {0x80, 0x00, 0, 1},
    {0xe0, 0xc0, 1, 0x80},
    {0xf0, 0xe0, 2, 0x800},
    {0xf8, 0xf0, 3, 0x10000},
};

/* Length of the well-formed character at the start of a text, 0 if there is none. */
static size_t character_length(const char *text, size_t length)
{
    unsigned char first = (unsigned char)text[0];
    for (size_t i = 0; i < sizeof leads / sizeof leads[0]; i++) {
        const struct lead *lead = &leads[i];
        if ((first & lead->mask) != lead->bits) {
            continue;
        }
        uint32_t value = first & (unsigned char)~lead->mask;
        if (lead->follow >= length) {
            return 0;
        }
        for (size_t k = 1; k <= lead->follow; k++) {
            if (!is_continuation(text[k])) {
                return 0;
            }
            value = value << 6 | ((unsigned char)text[k] & 0x3fu);
        }
        bool surrogate = value >= 0xd800 && value <= 0xdfff;
        bool good = value >= lead->least && value <= 0x10ffff && !surrogate;
        return good ? lead->follow + 1u : 0;
    }
    return 0;
}

bool utf8_valid(const char *text, size_t length)
{
    size_t at = 0;
    while (at < length) {
        size_t step = character_length(text + at, length - at);
        if (step == 0) {
            return false;
        }
        at += step;
    }
    return true;
}

size_t utf8_cut(const char *text, size_t length, size_t limit)
{
    if (length <= limit) {
        return length;
    }
    while (limit > 0 && is_continuation(text[limit])) {
        limit--;
    }
    return limit;
}

size_t utf8_previous(const char *text, size_t at)
{
    if (at > 0) {
        at--;
    }
    while (at > 0 && is_continuation(text[at])) {
        at--;
    }
    return at;
}

size_t utf8_count(const char *text)
{
    size_t count = 0;
    for (; *text != '\0'; text++) {
        count += !is_continuation(*text);
    }
    return count;
}
