/* Replays every record in tests/records. A record may say in comments what must be true of it:
 *
 *   #= legal MOVE          at its end this move is legal
 *   #= illegal MOVE        … is not
 *   #= json PATH VALUE     … the JSON has this value there (docs/testing.md)
 *   #= error SUBSTRING     it must be refused, and the sentence holds this
 *
 * One that is not to be refused is also printed, read again and printed once more. */
#ifndef _WIN32
#define _POSIX_C_SOURCE 200809L /* opendir */
#endif

#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "reading.h"
#include "record/move_text.h"
#include "support/json_path.h"

#define FOLDER CEREBRIA_SOURCE_DIR "/tests/records"

enum { RECORDS_MAX = 1024, PATH_BYTES = 1024, FILE_BYTES = 1024 * 1024 };

/* What went wrong with the record at hand; all are told before the test fails. */
struct verdict {
    const char *name;
    unsigned faults;
    bool quiet;
};

static void complain(struct verdict *verdict, const char *directive, const char *what)
{
    if (!verdict->quiet)
        print_error("%s: %s: %s\n", verdict->name, directive, what);
    verdict->faults++;
}

static bool is_legal(const struct game *game, const char *move, char *why)
{
    struct fault fault = {"move", 0, why, RECORD_ERROR_SIZE, false};
    struct words words;
    struct move found;
    return words_split(&words, move, strlen(move), &fault) &&
           record_move_find(game, &words, &found, &fault);
}

/* "PATH VALUE": the value is the last word, or the last quoted one; the rest is the path. */
static bool split_json(char *rest, char **value)
{
    const size_t length = strlen(rest);
    if (length > 0 && rest[length - 1] == '"') {
        rest[length - 1] = '\0';
        *value = strrchr(rest, '"');
    } else {
        *value = strrchr(rest, ' ');
    }
    if (!*value || *value == rest)
        return false;
    *(*value)++ = '\0';
    while (rest[strlen(rest) - 1] == ' ')
        rest[strlen(rest) - 1] = '\0';
    return true;
}

static void check_json(struct verdict *verdict, const struct game *game, const char *line,
                       const char *rest)
{
    char copy[VALUE_SIZE], found[VALUE_SIZE], message[2 * VALUE_SIZE];
    char *value;
    struct text json = {0};
    snprintf(copy, sizeof copy, "%s", rest);
    record_print_json(&json, game, TEAM_NONE);
    if (!split_json(copy, &value)) {
        complain(verdict, line, "a path and a value expected");
    } else if (!json_path(json.data, copy, found, sizeof found)) {
        complain(verdict, line, "there is no such path");
    } else if (strcmp(found, value) != 0) {
        snprintf(message, sizeof message, "it is %s", found);
        complain(verdict, line, message);
    }
    text_free(&json);
}

/* One directive; `error` is NULL if the record was read. */
static void check_directive(struct verdict *verdict, const char *line, const struct record *record,
                            const char *error)
{
    char why[RECORD_ERROR_SIZE] = "";
    if (strncmp(line, "error ", 6) == 0) {
        if (!error || !strstr(error, line + 6))
            complain(verdict, line, error ? error : "it was read without a fault");
    } else if (error) {
        return; /* told once, by the caller */
    } else if (strncmp(line, "legal ", 6) == 0) {
        if (!is_legal(&record->end, line + 6, why))
            complain(verdict, line, why);
    } else if (strncmp(line, "illegal ", 8) == 0) {
        if (is_legal(&record->end, line + 8, why))
            complain(verdict, line, "it is legal");
    } else if (strncmp(line, "json ", 5) == 0) {
        check_json(verdict, &record->end, line, line + 5);
    } else {
        complain(verdict, line, "no such directive");
    }
}

/* Calls check_directive for each line that begins with "#= "; whether one of them was `error`. */
static bool check_directives(struct verdict *verdict, const char *text, const struct record *record,
                             const char *error)
{
    bool expected = false;
    for (const char *line = text; *line;) {
        char directive[VALUE_SIZE];
        const size_t length = strcspn(line, "\n");
        if (strncmp(line, "#= ", 3) == 0 && length - 3 < sizeof directive) {
            memcpy(directive, line + 3, length - 3);
            directive[length - 3] = '\0';
            expected = expected || strncmp(directive, "error ", 6) == 0;
            check_directive(verdict, directive, record, error);
        }
        line += length + (line[length] == '\n');
    }
    return expected;
}

static char *read_file(const char *path)
{
    FILE *const file = fopen(path, "rb");
    char *const text = malloc(FILE_BYTES);
    assert_non_null(file);
    assert_non_null(text);
    const size_t length = fread(text, 1, FILE_BYTES - 1, file);
    assert_true(length < FILE_BYTES - 1);
    text[length] = '\0';
    fclose(file);
    return text;
}

static void test_record(void **state)
{
    const char *const name = *state;
    struct verdict verdict = {name, 0, false};
    struct record record;
    char path[PATH_BYTES], error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
    snprintf(path, sizeof path, "%s/%s", FOLDER, name);
    char *const text = read_file(path);
    const bool fine =
        record_parse(&record, name, text, strlen(text), error, sizeof error, notice, sizeof notice);
    const bool expected = check_directives(&verdict, text, &record, fine ? NULL : error);
    if (!fine && !expected)
        complain(&verdict, "it can't be read", error);
    if (fine)
        expect_round_trip(&record);
    record_free(&record);
    free(text);
    assert_int_equal(verdict.faults, 0);
}

static int compare_names(const void *x, const void *y)
{
    return strcmp(((const struct CMUnitTest *)x)->name, ((const struct CMUnitTest *)y)->name);
}

/* The walker itself, on which all `json` directives hang. */
static void test_json_path(void **state)
{
    static const char json[] =
        "{\"a\":1,\"b 1\":[null,{\"c\":\"x,]y\"},[2,3]],\"d\":{\"e\":true},\"f\":\"\"}";
    static const struct {
        const char *path, *value;
    } cases[] = {{"a", "1"},         {"b 1.0", "null"}, {"b 1.1.c", "x,]y"}, {"b 1.2.1", "3"},
                 {"b 1.2", "[2,3]"}, {"d.e", "true"},   {"f", ""},           {"d", "{\"e\":true}"}};
    static const char *const missing[] = {"b", "b 1.3", "a.b", "d.e.f", "b 1.x", "d.f"};
    char found[VALUE_SIZE];
    (void)state;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_true(json_path(json, cases[i].path, found, sizeof found));
        assert_string_equal(found, cases[i].value);
    }
    for (size_t i = 0; i < sizeof missing / sizeof *missing; i++)
        assert_false(json_path(json, missing[i], found, sizeof found));
}

/* A runner that finds fault with nothing would be worth nothing. */
static void test_directives_can_fail(void **state)
{
    static const char *const wrong[] = {
        "legal end nowhere", "illegal end draw",          "json round 2",  "json rounds 1",
        "json round",        "error there is no mistake", "legel end draw"};
    struct verdict verdict = {"(meant to fail)", 0, false};
    struct record record = read_scenario("turn bliss 1 actions 3 absorb yes", "");
    (void)state;
    check_directive(&verdict, "legal end draw", &record, NULL);
    check_directive(&verdict, "illegal move valley-cradle", &record, NULL);
    check_directive(&verdict, "json turn.team bliss", &record, NULL);
    check_directive(&verdict, "json seats.gloom 1.spirit misery", &record, NULL);
    check_directive(&verdict, "error no ca", &record, "r:1: no cake");
    assert_int_equal(verdict.faults, 0);
    verdict.quiet = true;
    for (unsigned i = 0; i < sizeof wrong / sizeof *wrong; i++)
        check_directive(&verdict, wrong[i], &record, NULL);
    assert_int_equal(verdict.faults, sizeof wrong / sizeof *wrong);
    record_free(&record);
}

int main(void)
{
    static struct CMUnitTest tests[RECORDS_MAX] = {
        cmocka_unit_test(test_json_path),
        cmocka_unit_test(test_directives_can_fail),
    };
    static char names[RECORDS_MAX][256];
    size_t count = 0;
    DIR *const folder = opendir(FOLDER);
    if (!folder) {
        fprintf(stderr, "%s can't be opened\n", FOLDER);
        return 1;
    }
    for (struct dirent *entry; (entry = readdir(folder)) != NULL;) {
        const size_t length = strlen(entry->d_name);
        if (length < 10 || strcmp(entry->d_name + length - 9, ".cerebria") != 0)
            continue;
        if (count + 2 == RECORDS_MAX || length >= sizeof names[0]) {
            fprintf(stderr, "%s holds too many records\n", FOLDER);
            closedir(folder);
            return 1;
        }
        memcpy(names[count], entry->d_name, length + 1);
        tests[count + 2] = (struct CMUnitTest){names[count], test_record, NULL, NULL, names[count]};
        count++;
    }
    closedir(folder);
    qsort(tests + 2, count, sizeof *tests, compare_names);
    /* The macro wants the array's own size; this is what it stands for. */
    return _cmocka_run_group_tests("records", tests, count + 2, NULL, NULL);
}
