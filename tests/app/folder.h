/* A folder of a test's own, gone when the test ends. */
#ifndef CEREBRIA_TESTS_APP_FOLDER_H
#define CEREBRIA_TESTS_APP_FOLDER_H

#include "app/files.h"

/* For cmocka: *state becomes the folder's path. */
int folder_set_up(void **state);
int folder_tear_down(void **state);

/* The path of a file in it; good until the fourth call after. */
const char *in_folder(void *const *state, const char *name);

/* Fails the test unless the file holds exactly this text. */
void assert_file(const char *path, const char *text);

#endif
