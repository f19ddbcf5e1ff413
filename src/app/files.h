/* Files: bounded reading, and writing that leaves either the old file or the new one, never half of
 * one.
 *
 * Paths are UTF-8 on every system. On failure each returns false or NULL and puts "PATH: reason"
 * into `error`. */
#ifndef CEREBRIA_APP_FILES_H
#define CEREBRIA_APP_FILES_H

#include <stdbool.h>
#include <stddef.h>
#include <stdio.h>

enum {
    FILE_BYTES_MAX = 16 * 1024 * 1024, /* nothing longer is ever read */
    PATH_SIZE = 1024,
    FILE_ERROR_SIZE = PATH_SIZE + 128
};

/* fopen for a path in UTF-8; NULL and errno as fopen. */
FILE *file_open_utf8(const char *path, const char *mode);

/* The whole file, with a NUL behind it that `length` doesn't count. The caller frees it. */
char *file_read(const char *path, size_t *length, char *error, size_t error_size);

/* Whether the file may be opened for reading. */
bool file_exists(const char *path);

enum file_care {
    FILE_QUICK, /* whole or not at all while the system stays up: for files made anew all the time
                 */
    FILE_SAFE   /* on the disk when this returns: survives a power cut */
};

/* Writes a temporary file beside `path` and renames it over. */
bool file_write(const char *path, const char *data, size_t length, enum file_care care, char *error,
                size_t error_size);

/* Adds at the end and flushes to the disk. After a failure a part may have been written. */
bool file_append(const char *path, const char *data, size_t length, char *error, size_t error_size);

/* Renames; an existing file at `to` is replaced. */
bool file_move(const char *from, const char *to, char *error, size_t error_size);

/* Makes a folder (its parent must exist); fine if it is there already. */
bool folder_make(const char *path, char *error, size_t error_size);

/* "FOLDER/NAME" into `out` of PATH_SIZE bytes; false if it would not fit. */
bool path_join(char out[PATH_SIZE], const char *folder, const char *name);

#endif
