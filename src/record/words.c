#include "record/words.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "core/catalogue.h"

enum { ROW_SIZE = 64 };

/* ---- Faults ---- */

/* Faults quote what they found, and end up in terminals: no control characters, nothing that is not
 * UTF-8 (also where a long word was cut). */
static void make_printable(char *text)
{
    size_t bad;
    for (char *c = text; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f)
            *c = '?';
    while (!utf8_is_valid(text, strlen(text), &bad))
        text[bad] = '?';
}

static void tell(struct fault *fault, unsigned line, const char *format, va_list arguments)
{
    if (fault->told || fault->size == 0)
        return;
    fault->told = true;
    const int head = line ? snprintf(fault->text, fault->size, "%s:%u: ", fault->name, line)
                          : snprintf(fault->text, fault->size, "%s: ", fault->name);
    if (head >= 0 && (size_t)head < fault->size)
        vsnprintf(fault->text + head, fault->size - (size_t)head, format, arguments);
    make_printable(fault->text);
}

bool fault_tell(struct fault *fault, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    tell(fault, fault->line, format, arguments);
    va_end(arguments);
    return false;
}

bool fault_tell_at(struct fault *fault, unsigned line, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    tell(fault, line, format, arguments);
    va_end(arguments);
    return false;
}

/* ---- Cutting ---- */

static bool is_blank(char c)
{
    return c == ' ' || c == '\t' || c == '\r';
}

/* Copies a quoted word; `from` is behind its opening quote. Returns where it ends, or NULL. */
static const char *copy_quoted(char **to, const char *from, const char *end)
{
    for (; from < end && *from != '"'; from++) {
        if (*from == '\\' && from + 1 < end && (from[1] == '"' || from[1] == '\\'))
            from++;
        *(*to)++ = *from;
    }
    return from < end ? from + 1 : NULL;
}

bool words_split(struct words *words, const char *line, size_t length, struct fault *fault)
{
    const char *from = line;
    const char *const end = line + length;
    char *to = words->bytes;
    words->count = 0;
    if (length > WORDS_BYTES)
        return fault_tell(fault, "the line is longer than %d bytes", WORDS_BYTES);
    for (;;) {
        while (from < end && is_blank(*from))
            from++;
        if (from == end || *from == '#')
            return true;
        if (words->count == WORDS_MAX)
            return fault_tell(fault, "too many words (at most %d in a line)", WORDS_MAX);
        words->at[words->count++] = to;
        if (*from == '"') {
            from = copy_quoted(&to, from + 1, end);
            if (!from)
                return fault_tell(fault, "a quotation mark is missing (\" expected at the end)");
            if (from < end && !is_blank(*from) && *from != '#')
                return fault_tell(fault, "a quoted word goes on after its end (a blank expected)");
        } else {
            while (from < end && !is_blank(*from) && *from != '#' && *from != '"')
                *to++ = *from++;
            if (from < end && *from == '"')
                return fault_tell(fault, "a quotation mark inside a word (a blank expected)");
        }
        *to++ = '\0';
    }
}

/* ---- Meanings ---- */

bool word_is(const struct words *words, unsigned at, const char *text)
{
    return at < words->count && strcmp(words->at[at], text) == 0;
}

bool words_name(const struct words *words, unsigned at, enum names names, unsigned *value,
                struct fault *fault)
{
    const char *const word = words->at[at];
    *value = 0;
    if (name_find(names, word, value))
        return true;
    const char *const nearest = name_nearest(names, word);
    if (nearest)
        return fault_tell(fault, "\"%.48s\" is not %s (did you mean \"%s\"?)", word,
                          name_noun(names), nearest);
    char list[160];
    name_list(names, list, sizeof list);
    /* A long list stops somewhere in the middle; its noun says more. */
    return strlen(list) < 72 ? fault_tell(fault, "\"%.48s\" is not %s (%s expected)", word,
                                          name_noun(names), list)
                             : fault_tell(fault, "\"%.48s\" is unknown here (%s expected)", word,
                                          name_noun(names));
}

/* Decimal digits only, at most `high`. */
static bool read_number(const char *word, uint64_t high, uint64_t *value)
{
    uint64_t number = 0;
    if (!*word)
        return false;
    for (; *word; word++) {
        if (*word < '0' || *word > '9')
            return false;
        const unsigned digit = (unsigned)(*word - '0');
        if (number > (high - digit) / 10 || digit > high)
            return false;
        number = number * 10 + digit;
    }
    *value = number;
    return true;
}

bool words_number(const struct words *words, unsigned at, unsigned low, unsigned high,
                  unsigned *value, struct fault *fault)
{
    uint64_t number;
    *value = 0;
    if (!read_number(words->at[at], high, &number) || number < low)
        return fault_tell(fault, "\"%.48s\" does not fit here (a number from %u to %u expected)",
                          words->at[at], low, high);
    *value = (unsigned)number;
    return true;
}

bool words_seed(const struct words *words, unsigned at, uint64_t *value, struct fault *fault)
{
    if (!read_number(words->at[at], UINT64_MAX, value))
        return fault_tell(fault,
                          "\"%.48s\" is no seed (a number from 0 to 18446744073709551615 "
                          "expected)",
                          words->at[at]);
    return true;
}

bool words_seat(const struct words *words, unsigned at, unsigned *seat, struct fault *fault)
{
    unsigned team, number;
    *seat = 0;
    if (at + 1 >= words->count)
        return fault_tell(fault, "a seat is not complete (bliss 1, gloom 1, bliss 2 or gloom 2 "
                                 "expected)");
    if (!words_name(words, at, NAMES_TEAM, &team, fault) ||
        !words_number(words, at + 1, 1, SEAT_COUNT / TEAM_COUNT, &number, fault))
        return false;
    *seat = team + (number - 1) * TEAM_COUNT;
    return true;
}

static void print_row(char out[ROW_SIZE], unsigned action, unsigned column)
{
    const struct action_info *info = action_info(action);
    snprintf(out, ROW_SIZE, "%s.%s", info->id, info->upgrade[column].id);
}

bool words_row(const struct words *words, unsigned at, unsigned *action, unsigned *column,
               struct fault *fault)
{
    const char *const word = words->at[at];
    char name[ROW_SIZE], nearest[ROW_SIZE] = "";
    unsigned best = 1 + EDIT_LENGTH;
    for (*action = 0; *action < ACTION_COUNT; ++*action)
        for (*column = 0; *column < COLUMN_COUNT; ++*column) {
            print_row(name, *action, *column);
            if (strcmp(word, name) == 0)
                return true;
        }
    for (unsigned i = 0; i < ACTION_COUNT * COLUMN_COUNT; i++) {
        print_row(name, i / COLUMN_COUNT, i % COLUMN_COUNT);
        const unsigned distance = edit_distance(word, name);
        if (distance < best) {
            best = distance;
            memcpy(nearest, name, sizeof nearest);
        }
    }
    *action = *column = 0;
    return edit_is_near(word, best)
               ? fault_tell(fault,
                            "\"%.48s\" is no place on a Spirit's board (did you mean \"%s\"?)",
                            word, nearest)
               : fault_tell(fault,
                            "\"%.48s\" is no place on a Spirit's board (like move.haste "
                            "expected)",
                            word);
}

/* ---- UTF-8 ---- */

/* Bytes of the character at `text`, 0 if it is malformed. */
static size_t utf8_length(const unsigned char *text, size_t left)
{
    static const struct {
        unsigned char mask, lead;
        unsigned least; /* the smallest code point that needs so many bytes */
    } kinds[] = {{0x80, 0x00, 0}, {0xe0, 0xc0, 0x80}, {0xf0, 0xe0, 0x800}, {0xf8, 0xf0, 0x10000}};
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        if ((text[0] & kinds[i].mask) != kinds[i].lead)
            continue;
        if (left < i + 1)
            return 0;
        unsigned code = text[0] & (unsigned char)~kinds[i].mask;
        for (size_t j = 1; j <= i; j++) {
            if ((text[j] & 0xc0) != 0x80)
                return 0;
            code = code << 6 | (text[j] & 0x3f);
        }
        const bool surrogate = code >= 0xd800 && code <= 0xdfff;
        return code < kinds[i].least || code > 0x10ffff || surrogate ? 0 : i + 1;
    }
    return 0;
}

bool utf8_is_valid(const char *text, size_t length, size_t *bad)
{
    for (size_t at = 0; at < length;) {
        const size_t step = utf8_length((const unsigned char *)text + at, length - at);
        if (step == 0) {
            *bad = at;
            return false;
        }
        at += step;
    }
    return true;
}
