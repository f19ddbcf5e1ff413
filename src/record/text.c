#include "record/text.h"

#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { FIRST_CAPACITY = 256, FORMAT_SIZE = 1024 };

struct text text_in(char *buffer, size_t size)
{
    buffer[0] = '\0';
    return (struct text){.data = buffer, .capacity = size, .fixed = true};
}

void text_free(struct text *text)
{
    if (!text->fixed)
        free(text->data);
    *text = (struct text){0};
}

/* Whether `count` bytes and a NUL fit, after growing if need be. */
static bool make_room(struct text *text, size_t count)
{
    if (text->failed)
        return false;
    if (count < text->capacity - text->length)
        return true;
    text->failed = true; /* unless all goes well */
    if (text->fixed || count > SIZE_MAX / 4 || text->length > SIZE_MAX / 4)
        return false;
    size_t capacity = text->capacity ? text->capacity : FIRST_CAPACITY;
    while (capacity - text->length <= count)
        capacity *= 2;
    char *larger = realloc(text->data, capacity);
    if (!larger)
        return false;
    text->data = larger;
    text->capacity = capacity;
    text->failed = false;
    return true;
}

void text_add_bytes(struct text *text, const char *bytes, size_t count)
{
    if (!make_room(text, count))
        return;
    memcpy(text->data + text->length, bytes, count);
    text->length += count;
    text->data[text->length] = '\0';
}

void text_add(struct text *text, const char *words)
{
    text_add_bytes(text, words, strlen(words));
}

void text_add_char(struct text *text, char c)
{
    text_add_bytes(text, &c, 1);
}

void text_add_unsigned(struct text *text, unsigned long long number)
{
    char digits[24];
    size_t at = sizeof digits;
    do {
        digits[--at] = (char)('0' + number % 10);
        number /= 10;
    } while (number);
    text_add_bytes(text, digits + at, sizeof digits - at);
}

void text_add_number(struct text *text, long long number)
{
    if (number < 0)
        text_add_char(text, '-');
    text_add_unsigned(text,
                      number < 0 ? 0 - (unsigned long long)number : (unsigned long long)number);
}

void text_format(struct text *text, const char *format, ...)
{
    char line[FORMAT_SIZE];
    va_list arguments;
    va_start(arguments, format);
    const int length = vsnprintf(line, sizeof line, format, arguments);
    va_end(arguments);
    if (length < 0 || (size_t)length >= sizeof line)
        text->failed = true;
    else
        text_add_bytes(text, line, (size_t)length);
}

void text_cut(struct text *text, size_t length)
{
    if (length >= text->length)
        return;
    text->length = length;
    text->data[length] = '\0';
}
