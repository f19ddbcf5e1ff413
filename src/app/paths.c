#include "app/paths.h"

#include <SDL.h>
#include <string.h>

/* From the program's own folder: a build tree or bundle, an installed tree, a program deeper in a
 * build tree. */
static const char *const places[] = {"assets", "../share/cerebria/assets", "../assets",
                                     "../../assets"};

/* A complete asset folder has fonts; the one in the source tree has none, they are staged when
 * building. */
static const char probe[] = "fonts/Lato-Regular.ttf";

bool paths_find_assets_from(struct paths *paths, const char *base, char *error, size_t error_size)
{
    char file[PATH_SIZE];
    for (size_t i = 0; i < sizeof places / sizeof places[0]; i++) {
        if (path_join(paths->assets, base, places[i]) && path_join(file, paths->assets, probe) &&
            file_exists(file)) {
            return true;
        }
    }
    snprintf(error, error_size,
             "The game's files (assets/%s) are missing beside the program in %s.", probe, base);
    return false;
}

bool paths_find_assets(struct paths *paths, char *error, size_t error_size)
{
    char *base = SDL_GetBasePath();
    bool found = paths_find_assets_from(paths, base ? base : "./", error, error_size);
    SDL_free(base);
    return found;
}

bool paths_find_data(struct paths *paths, const char *folder, char *error, size_t error_size)
{
    char *preferred = NULL;
    char reason[FILE_ERROR_SIZE];
    if (!folder) {
        preferred = SDL_GetPrefPath("Cerebria", "Cerebria");
        if (!preferred) {
            snprintf(error, error_size,
                     "There is no folder to save games in (%s); choose one with --data DIR.",
                     SDL_GetError());
            return false;
        }
        folder = preferred;
    }
    bool fine = strlen(folder) < PATH_SIZE - 64; /* room for the names of the files in it */
    if (!fine) {
        snprintf(error, error_size, "The path of the data folder is too long.");
    } else {
        snprintf(paths->data, sizeof paths->data, "%s", folder);
        fine = preferred || folder_make(folder, reason, sizeof reason);
        if (!fine) {
            snprintf(error, error_size, "The data folder can't be made: %s.", reason);
        }
    }
    SDL_free(preferred);
    return fine;
}
