#include "app/autosave.h"

#include <stdlib.h>
#include <string.h>

enum { NUMBER_MAX = 99999, TEXT_FIRST = 16 * 1024 };

bool autosave_init(struct autosave *autosave, const char *folder)
{
    *autosave = (struct autosave){0};
    return path_join(autosave->folder, folder, "") &&
           path_join(autosave->record, folder, "game.cerebria");
}

void autosave_free(struct autosave *autosave)
{
    free(autosave->text);
    autosave->text = NULL;
    autosave->length = autosave->capacity = 0;
}

bool autosave_exists(const struct autosave *autosave)
{
    return file_exists(autosave->record);
}

/* ---- The text in memory ---- */

static bool add_text(struct autosave *autosave, const char *text, size_t length)
{
    if (length > FILE_BYTES_MAX - autosave->length) {
        snprintf(autosave->error, sizeof autosave->error, "the record is longer than 16 MiB");
        return false; /* it could never be read again */
    }
    size_t needed = autosave->length + length;
    if (needed > autosave->capacity) {
        size_t capacity = needed < TEXT_FIRST ? TEXT_FIRST : 2 * needed;
        char *larger = realloc(autosave->text, capacity);
        if (!larger) {
            snprintf(autosave->error, sizeof autosave->error, "not enough memory");
            return false;
        }
        autosave->text = larger;
        autosave->capacity = capacity;
    }
    if (length > 0) {
        memcpy(autosave->text + autosave->length, text, length);
    }
    autosave->length = needed;
    return true;
}

static bool set_text(struct autosave *autosave, const char *text, size_t length)
{
    autosave->length = 0;
    autosave->appendable = false;
    return add_text(autosave, text, length);
}

/* ---- Moving records away ---- */

/* The first path FOLDER/NAME/<n>.cerebria that is still free, and its folder made. */
static bool free_place(struct autosave *autosave, const char *name, char out[PATH_SIZE])
{
    char folder[PATH_SIZE], file[32];
    if (!path_join(folder, autosave->folder, name) ||
        !folder_make(folder, autosave->error, sizeof autosave->error)) {
        return false;
    }
    for (int number = 1; number <= NUMBER_MAX; number++) {
        snprintf(file, sizeof file, "%d.cerebria", number);
        if (!path_join(out, folder, file)) {
            break;
        }
        if (!file_exists(out)) {
            return true;
        }
    }
    snprintf(autosave->error, sizeof autosave->error, "%s: the folder is full", folder);
    return false;
}

static bool set_aside(struct autosave *autosave)
{
    char place[PATH_SIZE];
    return !autosave_exists(autosave) ||
           (free_place(autosave, "set_aside", place) &&
            file_move(autosave->record, place, autosave->error, sizeof autosave->error));
}

bool autosave_new(struct autosave *autosave)
{
    autosave->length = 0;
    autosave->appendable = false;
    autosave->foreign = false;
    autosave->finished[0] = '\0';
    autosave->error[0] = '\0';
    return set_aside(autosave);
}

bool autosave_loaded(struct autosave *autosave, const char *text, size_t length, bool foreign)
{
    autosave->finished[0] = '\0';
    autosave->error[0] = '\0';
    autosave->foreign = foreign;
    return set_text(autosave, text, length);
}

bool autosave_finish(struct autosave *autosave)
{
    char place[PATH_SIZE];
    if (autosave->foreign || !autosave_exists(autosave)) {
        return true;
    }
    if (autosave->finished[0] == '\0' && free_place(autosave, "finished", place)) {
        memcpy(autosave->finished, place, sizeof place);
    }
    autosave->appendable = false;
    return autosave->finished[0] != '\0' &&
           file_move(autosave->record, autosave->finished, autosave->error, sizeof autosave->error);
}

/* ---- What the session calls ---- */

static bool write_all(struct autosave *autosave)
{
    if (autosave->foreign && !set_aside(autosave)) {
        return false;
    }
    autosave->foreign = false;
    autosave->appendable = file_write(autosave->record, autosave->text, autosave->length, FILE_SAFE,
                                      autosave->error, sizeof autosave->error);
    return autosave->appendable;
}

static bool replace(void *context, const char *text, size_t length)
{
    struct autosave *autosave = context;
    autosave->error[0] = '\0';
    return set_text(autosave, text, length) && write_all(autosave);
}

static bool append(void *context, const char *text, size_t length)
{
    struct autosave *autosave = context;
    autosave->error[0] = '\0';
    if (!add_text(autosave, text, length)) {
        autosave->appendable = false;
        return false;
    }
    if (!autosave->appendable) {
        return write_all(autosave);
    }
    autosave->appendable =
        file_append(autosave->record, text, length, autosave->error, sizeof autosave->error);
    return autosave->appendable;
}

struct session_store autosave_store(struct autosave *autosave)
{
    return (struct session_store){.replace = replace, .append = append, .context = autosave};
}
