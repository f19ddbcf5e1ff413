#include "cli/commands.h"

#include <errno.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "cli/event_text.h"
#include "record/move_text.h"
#include "record/names.h"

/* ---- Help for all commands ---- */

static void tell(const struct call *call, const char *format, va_list arguments)
{
    fprintf(call->streams->err, "cerebria-cli: ");
    vfprintf(call->streams->err, format, arguments);
    fputc('\n', call->streams->err);
}

enum exit_code tell_usage(const struct call *call, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    tell(call, format, arguments);
    va_end(arguments);
    return EXIT_USAGE;
}

enum exit_code tell_wrong(const struct call *call, const char *format, ...)
{
    va_list arguments;
    va_start(arguments, format);
    tell(call, format, arguments);
    va_end(arguments);
    return EXIT_WRONG;
}

enum exit_code put_text(const struct call *call, struct text *text)
{
    const bool failed = text->failed;
    if (!failed && text->length)
        fwrite(text->data, 1, text->length, call->streams->out);
    text_free(text);
    return failed ? tell_wrong(call, "memory is short") : EXIT_FINE;
}

/* One byte more than a record may have, so that longer ones are noticed without being read. */
static bool read_all(FILE *file, struct text *text)
{
    static const size_t MOST = (size_t)RECORD_BYTES_MAX + 1;
    char buffer[16 * 1024];
    while (text->length < MOST && !text->failed) {
        const size_t room = MOST - text->length;
        const size_t got = fread(buffer, 1, room < sizeof buffer ? room : sizeof buffer, file);
        if (got == 0)
            break;
        text_add_bytes(text, buffer, got);
    }
    return !ferror(file) && !text->failed;
}

enum exit_code load_record(const struct call *call, const char *path, struct record *record)
{
    const bool standard = strcmp(path, "-") == 0;
    const char *const name = standard ? "standard input" : path;
    char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
    errno = 0;
    FILE *const file = standard ? call->streams->in : fopen(path, "rb");
    if (!file)
        return tell_wrong(call, "%s: %s", name, errno ? strerror(errno) : "can't be opened");
    struct text text = {0};
    errno = 0;
    const bool read = read_all(file, &text);
    const int reason = errno;
    if (!standard)
        fclose(file);
    if (!read) {
        text_free(&text);
        return tell_wrong(call, "%s: %s", name, reason ? strerror(reason) : "can't be read");
    }
    const bool fine = record_parse(record, name, text.data ? text.data : "", text.length, error,
                                   sizeof error, notice, sizeof notice);
    text_free(&text);
    if (!fine) {
        fprintf(call->streams->err, "%s\n", error);
        return EXIT_WRONG;
    }
    if (*notice)
        fprintf(call->streams->err, "%s\n", notice);
    return EXIT_FINE;
}

/* ---- show, legal, check, trace ---- */

enum exit_code command_show(const struct call *call)
{
    const char *path = NULL;
    unsigned team = TEAM_NONE;
    bool json = false;
    for (int i = 0; i < call->argc; i++) {
        const char *const word = call->argv[i];
        if (strcmp(word, "--json") == 0) {
            json = true;
        } else if (strcmp(word, "--as") == 0) {
            const char *const who = i + 1 < call->argc ? call->argv[++i] : "";
            if (!name_find(NAMES_TEAM, who, &team)) {
                if (strcmp(who, "all") != 0)
                    return tell_usage(call, "--as needs bliss, gloom or all");
                team = TEAM_NONE;
            }
        } else if (path || (word[0] == '-' && word[1])) {
            return tell_usage(call, "\"%s\" is one word too many", word);
        } else {
            path = word;
        }
    }
    if (!path)
        return tell_usage(call, "the record's name is missing");
    struct record record;
    const enum exit_code code = load_record(call, path, &record);
    if (code != EXIT_FINE)
        return code;
    struct text text = {0};
    if (json) {
        record_print_json(&text, &record.end, team);
        text_add_char(&text, '\n');
    } else {
        record_print_position(&text, &record.end, team);
    }
    record_free(&record);
    return put_text(call, &text);
}

/* The one word that is a record's name. */
static enum exit_code load_only(const struct call *call, struct record *record)
{
    if (call->argc < 1)
        return tell_usage(call, "the record's name is missing");
    if (call->argc > 1)
        return tell_usage(call, "\"%s\" is one word too many", call->argv[1]);
    return load_record(call, call->argv[0], record);
}

enum exit_code command_legal(const struct call *call)
{
    struct record record;
    const enum exit_code code = load_only(call, &record);
    if (code != EXIT_FINE)
        return code;
    struct text text = {0};
    record_legal_print(&record.end, &text);
    record_free(&record);
    return put_text(call, &text);
}

enum exit_code command_check(const struct call *call)
{
    struct record record;
    const enum exit_code code = load_only(call, &record);
    if (code != EXIT_FINE)
        return code;
    fprintf(call->streams->out, "ok %zu moves\n", record.count);
    record_free(&record);
    return EXIT_FINE;
}

enum exit_code command_trace(const struct call *call)
{
    struct record record;
    const enum exit_code code = load_only(call, &record);
    if (code != EXIT_FINE)
        return code;
    struct text text = {0};
    struct game game = record.start;
    for (size_t i = 0; i < record.count && !text.failed; i++) {
        record_replay(&game, &record.steps[i], NULL);
        record_print_json(&text, &game, TEAM_NONE);
        text_add_char(&text, '\n');
    }
    record_free(&record);
    return put_text(call, &text);
}

/* ---- play ---- */

static void print_event(void *context, const struct event *event)
{
    event_print(context, event);
}

enum exit_code command_play(const struct call *call)
{
    struct record record;
    if (call->argc < 1)
        return tell_usage(call, "the record's name is missing");
    enum exit_code code = load_record(call, call->argv[0], &record);
    if (code != EXIT_FINE)
        return code;
    struct text text = {0};
    const struct event_sink sink = {print_event, &text};
    for (int i = 1; i < call->argc && code == EXIT_FINE; i++) {
        char error[RECORD_ERROR_SIZE];
        struct fault fault = {"move", (unsigned)i, error, sizeof error, false};
        struct words words;
        struct move move;
        if (!words_split(&words, call->argv[i], strlen(call->argv[i]), &fault) ||
            !record_move_find(&record.end, &words, &move, &fault)) {
            fprintf(call->streams->err, "%s\n", error);
            code = EXIT_WRONG;
        } else {
            game_apply(&record.end, &move, &sink);
        }
    }
    if (code == EXIT_FINE) {
        record_print_position(&text, &record.end, TEAM_NONE);
        code = put_text(call, &text);
    }
    text_free(&text);
    record_free(&record);
    return code;
}
