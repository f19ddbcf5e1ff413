#include "app/words.h"

#include <stdio.h>
#include <stdlib.h>

#include "app/files.h"

static const char *const word_files[] = {"ui",  "menu",   "board",      "catalogue",
                                         "why", "events", "revelation", "app"};

static bool load_file(struct lang *lang, const char *path, char *error, size_t error_size)
{
    size_t length;
    char *text = file_read(path, &length, error, error_size);
    bool fine = text && lang_add(lang, path, text, length, error, error_size);
    free(text);
    return fine;
}

struct lang *words_load(const char *assets, const char *code, char *error, size_t error_size)
{
    char path[PATH_SIZE];
    struct lang *lang = lang_new();
    if (!lang) {
        snprintf(error, error_size, "not enough memory");
        return NULL;
    }
    for (size_t i = 0; i < sizeof word_files / sizeof word_files[0]; i++) {
        snprintf(path, sizeof path, "%s/lang/%s/%s.lang", assets, code, word_files[i]);
        if (!load_file(lang, path, error, error_size)) {
            lang_free(lang);
            return NULL;
        }
    }
    return lang;
}
