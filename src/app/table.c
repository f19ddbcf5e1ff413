#include "app/table.h"

#include <stdlib.h>
#include <string.h>

#include "scene/lang.h"

enum { ERROR_SIZE = FILE_ERROR_SIZE };

bool table_init(struct table *table, const struct lang *lang, const char *data)
{
    *table = (struct table){.lang = lang, .saves = data != NULL};
    return !data || autosave_init(&table->autosave, data);
}

void table_free(struct table *table)
{
    table_close(table);
    autosave_free(&table->autosave);
}

void table_tell(struct table *table, const char *key, const char *reason)
{
    struct lang_value value = {"reason", reason, 0};
    tr_fill(table->lang, table->notice, sizeof table->notice, key, &value, 1);
}

/* Where a session saves to: nowhere while measuring. */
static struct session_store store_of(struct table *table)
{
    return table->saves ? autosave_store(&table->autosave) : (struct session_store){0};
}

void table_close(struct table *table)
{
    if (table->session) {
        session_free(table->session);
    }
    table->session = NULL;
    table->told = false;
    table->ended = false;
}

bool table_start(struct table *table, const struct session_setup *setup)
{
    struct session_setup copy = *setup; /* it may lie in what is closed now */
    struct session_store store = store_of(table);
    table_close(table);
    if (table->saves && !autosave_new(&table->autosave)) {
        table_tell(table, "app.notice.not_started", table->autosave.error);
        return false;
    }
    table->session = session_new(&copy, &store);
    if (!table->session) {
        table_tell(table, "app.notice.not_started", "not enough memory");
        return false;
    }
    table_watch(table);
    return true;
}

/* ---- Saved games ---- */

static struct session *load(const char *path, const struct session_store *store, char *error,
                            size_t error_size, char *notice, size_t notice_size)
{
    size_t length;
    char *text = file_read(path, &length, error, error_size);
    struct session *session =
        text ? session_load(path, text, length, store, error, error_size, notice, notice_size)
             : NULL;
    free(text);
    return session;
}

/* Opens a record in place of the present game. */
static bool open_record(struct table *table, const char *path, bool foreign, char *error,
                        size_t error_size)
{
    struct session_store store = store_of(table);
    char notice[NOTICE_SIZE] = "";
    struct session *session = load(path, &store, error, error_size, notice, sizeof notice);
    if (!session) {
        return false;
    }
    size_t length;
    char *text = session_text(session, &length);
    if (!text || !autosave_loaded(&table->autosave, text, length, foreign)) {
        snprintf(error, error_size, "not enough memory");
        free(text);
        session_free(session);
        return false;
    }
    free(text);
    table_close(table);
    table->session = session;
    table->ended = session_is_over(session);
    if (notice[0] != '\0') {
        snprintf(table->notice, sizeof table->notice, "%s", notice);
    }
    return true;
}

bool table_open(struct table *table, const char *path, char *error, size_t error_size)
{
    return open_record(table, path, true, error, error_size);
}

bool table_continue(struct table *table)
{
    char error[ERROR_SIZE];
    if (!open_record(table, table->autosave.record, false, error, sizeof error)) {
        table_tell(table, "app.notice.not_opened", error);
        return false;
    }
    return true;
}

/* "Ann – Ben, round 4" */
static void write_label(struct table *table, const struct session *session)
{
    struct view view;
    const char *first = session_name(session, SEAT_BLISS_1),
               *second = session_name(session, SEAT_GLOOM_1);
    bool named = first[0] != '\0' && second[0] != '\0';
    session_view(session, TEAM_BLISS, &view);
    struct lang_value values[] = {
        {"round", NULL, view.shown.round}, {"first", first, 0}, {"second", second, 0}};
    tr_fill(table->lang, table->continue_label, sizeof table->continue_label,
            named ? "app.continue.named" : "app.continue.nameless", values, named ? 3 : 1);
}

void table_look(struct table *table)
{
    char error[ERROR_SIZE], notice[NOTICE_SIZE];
    table->can_continue = false;
    table->continue_label[0] = '\0';
    if (!table->saves || !autosave_exists(&table->autosave)) {
        return;
    }
    struct session_store nowhere = {0};
    struct session *session =
        load(table->autosave.record, &nowhere, error, sizeof error, notice, sizeof notice);
    if (!session) {
        /* It stays where it is for somebody to look at; a new game sets it aside. */
        table_tell(table, "app.notice.not_opened", error);
    } else if (session_is_over(session)) {
        autosave_finish(&table->autosave); /* the program was ended just before it could do that */
    } else {
        table->can_continue = true;
        write_label(table, session);
    }
    if (session) {
        session_free(session);
    }
}

void table_watch(struct table *table)
{
    if (!table->session || !table->saves) {
        return;
    }
    bool failed = session_save_failed(table->session);
    if (failed && !table->told) {
        table_tell(table, "app.notice.not_saved", table->autosave.error);
    }
    table->told = failed;
    bool over = session_is_over(table->session);
    if (over && !table->ended && !failed && !autosave_finish(&table->autosave)) {
        table_tell(table, "app.notice.not_saved", table->autosave.error);
    }
    table->ended = over;
}
