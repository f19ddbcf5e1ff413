/* Records in tests: read from literal text, and compared. */
#ifndef CEREBRIA_TESTS_READING_H
#define CEREBRIA_TESTS_READING_H

/* cmocka.h wants these before itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "record/record.h"

enum { VALUE_SIZE = 512 };

/* Reads a text that must be fine; its name is "r". The caller frees the record. */
struct record read_fine(const char *text);
/* Reads a text that must be refused with exactly this sentence. */
void expect_error(const char *text, const char *error);
/* A scenario of these statements, then `begin`, then these moves. */
struct record read_scenario(const char *statements, const char *moves);
/* "cerebria 1", "scenario", the line, "begin": the line is the third one. */
void expect_statement_error(const char *line, const char *error);

/* The value at a path of the JSON of the record's end. */
void expect_json(const struct record *record, const char *path, const char *value);

/* A random game of this many moves at most, from the generator. The caller frees it. */
struct record random_record(unsigned players, uint64_t seed, size_t moves);
/* Printing and reading again must give the same start, steps and end, and the same text. */
void expect_round_trip(const struct record *record);

#endif
