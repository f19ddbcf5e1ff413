#include "scene/lang.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scene/utf8.h"

enum { KEY_SIZE = 128 };

struct entry {
    const char *key;
    const char *text;
    size_t line;
};

/* The text of one file, cut up in place; entries point into it. */
struct block {
    struct block *next;
    char text[];
};

struct lang {
    struct entry *entries; /* sorted by key */
    size_t count;
    struct block *blocks;
};

struct lang *lang_new(void)
{
    return calloc(1, sizeof(struct lang));
}

void lang_free(struct lang *lang)
{
    while (lang && lang->blocks) {
        struct block *block = lang->blocks;
        lang->blocks = block->next;
        free(block);
    }
    if (lang) {
        free(lang->entries);
    }
    free(lang);
}

/* ---- Looking up ---- */

static int compare_keys(const void *a, const void *b)
{
    const struct entry *x = a;
    const struct entry *y = b;
    return strcmp(x->key, y->key);
}

/* NULL if there is none. */
static const char *find(const struct lang *lang, const char *key)
{
    struct entry wanted = {key, NULL, 0};
    if (lang->count == 0) {
        return NULL;
    }
    const struct entry *entry =
        bsearch(&wanted, lang->entries, lang->count, sizeof wanted, compare_keys);
    return entry ? entry->text : NULL;
}

const char *tr(const struct lang *lang, const char *key)
{
    const char *text = find(lang, key);
    return text ? text : key;
}

bool lang_has(const struct lang *lang, const char *key)
{
    return find(lang, key) != NULL;
}

const char *tr_of(const struct lang *lang, const char *group, const char *id, const char *what)
{
    char key[KEY_SIZE];
    snprintf(key, sizeof key, "%s.%s%s%s", group, id, what ? "." : "", what ? what : "");
    const char *text = find(lang, key);
    return text ? text : id; /* the key itself would not outlive this call */
}

/* ---- Reading ---- */

/* One file being read: a copy of its text, and where we are in it. */
struct reader {
    const char *name;
    char *at;
    size_t line;
    struct entry *entries;
    size_t count;
    char *error;
    size_t error_size;
};

static bool fault(const struct reader *reader, size_t line, const char *format, ...)
{
    va_list args;
    int used = snprintf(reader->error, reader->error_size, "%s:%zu: ", reader->name, line);
    if (used >= 0 && (size_t)used < reader->error_size) {
        va_start(args, format);
        vsnprintf(reader->error + used, reader->error_size - (size_t)used, format, args);
        va_end(args);
    }
    return false;
}

static bool is_key_character(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '_' || c == '.' || c == '-';
}

static char *skip_blanks(char *text)
{
    return text + strspn(text, " \t");
}

static void trim_end(char *text)
{
    size_t length = strlen(text);
    while (length > 0 && strchr(" \t\r", text[length - 1])) {
        text[--length] = '\0';
    }
}

/* \n becomes a line break; no other backslash means anything. */
static bool unescape(const struct reader *reader, char *text)
{
    char *to = text;
    for (const char *from = text; *from != '\0'; from++) {
        if (*from == '\\' && from[1] != 'n') {
            return fault(reader, reader->line, "a \\ that no n follows (expected \\n)");
        }
        const bool escaped = *from == '\\'; /* to may be where from is */
        *to++ = escaped ? '\n' : *from;
        from += escaped;
    }
    *to = '\0';
    return true;
}

/* Every { opens a place with a name and is closed again. */
static bool places_are_whole(const struct reader *reader, const char *text)
{
    for (; *text != '\0'; text++) {
        if (*text == '}') {
            return fault(reader, reader->line, "a } without a { before it (expected {name})");
        }
        if (*text != '{') {
            continue;
        }
        size_t length = 0;
        while (is_key_character(text[1 + length])) {
            length++;
        }
        if (length == 0 || text[1 + length] != '}') {
            return fault(reader, reader->line, "a place without name or end (expected {name})");
        }
        text += 1 + length;
    }
    return true;
}

/* `key = text`, an empty line or a comment. */
static bool read_line(struct reader *reader, char *line)
{
    trim_end(line);
    char *key = skip_blanks(line);
    if (*key == '\0' || *key == '#') {
        return true;
    }
    char *end = key;
    while (is_key_character(*end)) {
        end++;
    }
    char *equals = skip_blanks(end);
    if (end == key || *equals != '=') {
        return fault(reader, reader->line, "not a line of words (expected key = text)");
    }
    if (end - key >= KEY_SIZE) {
        return fault(reader, reader->line, "the key is too long (expected at most %d characters)",
                     KEY_SIZE - 1);
    }
    char *text = skip_blanks(equals + 1);
    *end = '\0';
    if (*text == '\0') {
        return fault(reader, reader->line, "%s has no text (expected key = text)", key);
    }
    if (!unescape(reader, text) || !places_are_whole(reader, text)) {
        return false;
    }
    reader->entries[reader->count++] = (struct entry){key, text, reader->line};
    return true;
}

static bool read_lines(struct reader *reader)
{
    while (*reader->at != '\0') {
        char *line = reader->at;
        size_t length = strcspn(line, "\n");
        reader->at = line + length + (line[length] == '\n');
        line[length] = '\0';
        reader->line++;
        if (!utf8_valid(line, length)) {
            return fault(reader, reader->line, "broken characters (expected UTF-8)");
        }
        if (!read_line(reader, line)) {
            return false;
        }
    }
    return true;
}

/* No key twice, neither here nor in what is there; of several faults the first line's is told. */
static bool keys_are_new(struct reader *reader, const struct lang *lang)
{
    const struct entry *first = NULL;
    if (reader->count > 1) {
        qsort(reader->entries, reader->count, sizeof *reader->entries, compare_keys);
    }
    for (size_t i = 0; i < reader->count; i++) {
        const struct entry *entry = &reader->entries[i];
        const struct entry *twin = i > 0 ? entry - 1 : NULL;
        bool twice = twin && strcmp(twin->key, entry->key) == 0;
        const struct entry *later = twice && twin->line > entry->line ? twin : entry;
        if ((twice || find(lang, entry->key)) && (!first || later->line < first->line)) {
            first = later;
        }
    }
    return !first ||
           fault(reader, first->line, "%s has a text already (expected each key once)", first->key);
}

static size_t count_lines(const char *text)
{
    size_t lines = 1;
    for (; *text != '\0'; text++) {
        lines += *text == '\n';
    }
    return lines;
}

/* Takes over what was read. False if memory is short. */
static bool merge(struct lang *lang, const struct reader *reader)
{
    size_t count = lang->count + reader->count;
    if (reader->count == 0) {
        return true;
    }
    struct entry *entries = realloc(lang->entries, count * sizeof *entries);
    if (!entries) {
        return false;
    }
    memcpy(entries + lang->count, reader->entries, reader->count * sizeof *entries);
    qsort(entries, count, sizeof *entries, compare_keys);
    lang->entries = entries;
    lang->count = count;
    return true;
}

static bool add_block(struct lang *lang, struct block *block, struct reader *reader)
{
    static const char byte_order_mark[] = "\xef\xbb\xbf";
    size_t mark = sizeof byte_order_mark - 1;
    if (strncmp(reader->at, byte_order_mark, mark) == 0) {
        reader->at += mark;
    }
    if (!read_lines(reader) || !keys_are_new(reader, lang)) {
        return false;
    }
    if (!merge(lang, reader)) {
        return fault(reader, reader->line, "not enough memory");
    }
    block->next = lang->blocks;
    lang->blocks = block;
    return true;
}

bool lang_add(struct lang *lang, const char *name, const char *text, size_t length, char *error,
              size_t error_size)
{
    struct reader reader = {.name = name, .error = error, .error_size = error_size};
    struct block *block = malloc(sizeof *block + length + 1);
    bool added = false;
    if (!block) {
        return fault(&reader, 0, "not enough memory");
    }
    memcpy(block->text, text, length);
    block->text[length] = '\0';
    if (memchr(text, '\0', length)) {
        fault(&reader, count_lines(block->text), "a zero byte (expected text)");
        goto cleanup;
    }
    reader.at = block->text;
    reader.entries = malloc(count_lines(block->text) * sizeof *reader.entries);
    if (!reader.entries) {
        fault(&reader, 0, "not enough memory");
        goto cleanup;
    }
    added = add_block(lang, block, &reader);
cleanup:
    free(reader.entries);
    if (!added) {
        free(block);
    }
    return added;
}

/* ---- Filling places ---- */

/* Text being written into a buffer that may be too small. */
struct writer {
    char *out;
    size_t size, used;
};

static void put(struct writer *writer, const char *text, size_t length)
{
    size_t room = writer->size - 1 - writer->used;
    size_t taken = utf8_cut(text, length, room);
    memcpy(writer->out + writer->used, text, taken);
    writer->used += taken;
    if (taken < length) {
        writer->size = writer->used + 1; /* full: nothing shorter may follow what was cut */
    }
}

static void put_value(struct writer *writer, const struct lang_value *value)
{
    char number[16];
    const char *text = value->text;
    if (!text) {
        /* U+2212, the sign as long as a plus. */
        snprintf(number, sizeof number, "%s%u", value->number < 0 ? "\xe2\x88\x92" : "",
                 value->number < 0 ? 0u - (unsigned)value->number : (unsigned)value->number);
        text = number;
    }
    put(writer, text, strlen(text));
}

static const struct lang_value *find_value(const struct lang_value *values, size_t count,
                                           const char *name, size_t length)
{
    for (size_t i = 0; i < count; i++) {
        if (strlen(values[i].name) == length && memcmp(values[i].name, name, length) == 0) {
            return &values[i];
        }
    }
    return NULL;
}

/* KEY, or its plural form by the first number; English has two forms. */
static const char *find_form(const struct lang *lang, const char *key,
                             const struct lang_value *values, size_t count)
{
    char form[KEY_SIZE];
    const char *text = find(lang, key);
    for (size_t i = 0; !text && i < count; i++) {
        if (!values[i].text) {
            snprintf(form, sizeof form, "%s.%s", key, values[i].number == 1 ? "one" : "other");
            text = find(lang, form);
            break;
        }
    }
    return text ? text : key;
}

const char *tr_fill(const struct lang *lang, char *out, size_t size, const char *key,
                    const struct lang_value *values, size_t count)
{
    struct writer writer = {out, size, 0};
    const char *text = find_form(lang, key, values, count);
    if (size == 0) {
        return out;
    }
    while (*text != '\0') {
        size_t length = strcspn(text, "{");
        put(&writer, text, length);
        text += length;
        if (*text != '{') {
            break;
        }
        size_t place = strcspn(text, "}");
        const struct lang_value *value = find_value(values, count, text + 1, place - 1);
        size_t whole = place + (text[place] == '}');
        if (value) {
            put_value(&writer, value);
        } else {
            put(&writer, text, whole); /* a place nobody fills shows itself */
        }
        text += whole;
    }
    writer.out[writer.used] = '\0';
    return out;
}
