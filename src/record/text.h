/* A piece of text being written: into memory that grows, or into a buffer of the caller's. */
#ifndef CEREBRIA_RECORD_TEXT_H
#define CEREBRIA_RECORD_TEXT_H

#include <stdbool.h>
#include <stddef.h>

/* {0} is an empty text that grows. */
struct text {
    char *data; /* ends in NUL once anything was added; NULL before */
    size_t length;
    size_t capacity;
    bool fixed;  /* `data` is the caller's and stays as large as it is */
    bool failed; /* memory or room was short: from there on everything is missing */
};

/* A text in the caller's buffer, size >= 1. */
struct text text_in(char *buffer, size_t size);
void text_free(struct text *text);

void text_add(struct text *text, const char *words);
void text_add_bytes(struct text *text, const char *bytes, size_t count);
void text_add_char(struct text *text, char c);
void text_add_number(struct text *text, long long number);
void text_add_unsigned(struct text *text, unsigned long long number);
/* As printf. For lines that are not written by the thousand. */
void text_format(struct text *text, const char *format, ...);
/* Forgets everything after the first `length` bytes. */
void text_cut(struct text *text, size_t length);

#endif
