/* Finds a value in compact JSON by its path, for tests. */
#ifndef CEREBRIA_TESTS_JSON_PATH_H
#define CEREBRIA_TESTS_JSON_PATH_H

#include <stdbool.h>
#include <stddef.h>

/* The text of the value at `path`: keys and array indices parted by dots, "slots.5.emotion",
 * "seats.bliss 1.hand.0". Strings come without their quotes. False if there is no such value or it
 * does not fit. The JSON must be well-formed, without blanks and without escapes. */
bool json_path(const char *json, const char *path, char *out, size_t size);

#endif
