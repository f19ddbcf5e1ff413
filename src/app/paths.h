/* Where things are: the game's own files (assets), and the player's (data). */
#ifndef CEREBRIA_APP_PATHS_H
#define CEREBRIA_APP_PATHS_H

#include "app/files.h"

struct paths {
    char assets[PATH_SIZE];
    char data[PATH_SIZE];
};

/* Finds the assets beside the program, in an installed tree or in a build tree. False with a
 * sentence. */
bool paths_find_assets(struct paths *paths, char *error, size_t error_size);

/* The same with the program's folder given (it ends with a separator), for tests. */
bool paths_find_assets_from(struct paths *paths, const char *base, char *error, size_t error_size);

/* The player's folder, made if missing: `folder`, or the system's place for preferences if that is
 * NULL. */
bool paths_find_data(struct paths *paths, const char *folder, char *error, size_t error_size);

#endif
