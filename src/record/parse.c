/* Reading a record: bounds first, then line by line. Everything is built aside and handed over only
 * when the last line was fine. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record/draft.h"
#include "record/move_text.h"
#include "record/record.h"

enum stage { STAGE_FIRST, STAGE_SETUP, STAGE_MOVES };

struct reader {
    struct fault fault;
    struct draft draft;
    struct record record;
    enum stage stage;
    unsigned statements;
    bool digested; /* `digest` is that of the record's end */
    uint16_t digest;
};

/* ---- Before anything is read ---- */

/* Every line short enough, no NUL bytes, UTF-8 throughout. */
static bool check_lines(const char *text, size_t length, struct fault *fault)
{
    size_t bad;
    fault->line = 0;
    for (size_t at = 0; at < length;) {
        const char *const line = text + at;
        const char *const newline = memchr(line, '\n', length - at);
        const size_t bytes = newline ? (size_t)(newline - line) : length - at;
        fault->line++;
        if (bytes > RECORD_LINE_MAX)
            return fault_tell(fault, "the line is longer than %d bytes", RECORD_LINE_MAX);
        if (memchr(line, '\0', bytes))
            return fault_tell(fault, "the line holds a NUL byte (text expected)");
        /* A last line without its newline may end inside a character; it is dropped anyway. */
        if (newline && !utf8_is_valid(line, bytes, &bad))
            return fault_tell(fault, "byte %zu of the line is not UTF-8", bad + 1);
        at += bytes + 1;
    }
    return true;
}

/* ---- Lines after `begin` ---- */

/* "= 7f3a" */
static bool read_digest(struct reader *reader, const struct words *words)
{
    char *end = NULL;
    const char *const word = words->count == 2 ? words->at[1] : "";
    const unsigned long stated = strtoul(word, &end, 16);
    if (strlen(word) != 4 || strspn(word, "0123456789abcdefABCDEF") != 4)
        return fault_tell(&reader->fault, "this is no check value (= and four hexadecimal digits "
                                          "expected)");
    if (!reader->digested)
        reader->digest = record_digest(&reader->record.end);
    reader->digested = true;
    const unsigned found = reader->digest;
    return stated == found ||
           fault_tell(&reader->fault,
                      "the game forks here: the position has the check value %04x "
                      "(%04lx expected)",
                      found, stated);
}

/* What a shuffle may have led to (R9.5): the kept card, or one that is not the Common one, on top.
 */
static bool check_shuffle(struct reader *reader, unsigned team, const uint8_t *order,
                          unsigned count)
{
    struct fault *fault = &reader->fault;
    const struct game *game = &reader->record.end;
    const struct team_state *state = &game->teams[team];
    const struct record_step *step = &reader->record.steps[reader->record.count - 1];
    struct game copy = *game;
    if (!game_set_hidden(&copy, team, order, count))
        return fault_tell(fault,
                          "these are not the Hidden Aspirations of %s (each of the %u left "
                          "once expected)",
                          team_id(team), state->hidden_count);
    if (memcmp(order, state->hidden, count) == 0)
        return true;
    if (!step->hidden_count[team])
        return fault_tell(fault, "the move before did not shuffle the Hidden Aspirations of %s",
                          team_id(team));
    if (game->accomplished[team] == 0 && order[0] != state->hidden[0])
        return fault_tell(fault, "%s has kept %s (that one on top expected)", team_id(team),
                          aspiration_id(state->hidden[0]));
    if (count > 1 && order[0] == game->common[0])
        return fault_tell(fault, "%s is the Common Aspiration (another one on top expected)",
                          aspiration_id(order[0]));
    return true;
}

/* "! hidden gloom unity openness" */
static bool read_shuffle(struct reader *reader, const struct words *words)
{
    struct fault *fault = &reader->fault;
    struct record *record = &reader->record;
    uint8_t order[ASPIRATION_COUNT];
    unsigned team, value;
    if (!word_is(words, 1, "hidden") || words->count < 4 || words->count > 3 + ASPIRATION_COUNT)
        return fault_tell(fault, "this is no shuffle (! hidden TEAM ASPIRATION … expected)");
    if (record->count == 0)
        return fault_tell(fault, "no move comes before this shuffle (a move expected)");
    if (!words_name(words, 2, NAMES_TEAM, &team, fault))
        return false;
    const unsigned count = words->count - 3;
    for (unsigned i = 0; i < count; i++) {
        if (!words_name(words, 3 + i, NAMES_ASPIRATION, &value, fault))
            return false;
        order[i] = (uint8_t)value;
    }
    if (!check_shuffle(reader, team, order, count))
        return false;
    struct record_step *step = &record->steps[record->count - 1];
    reader->digested = false;
    game_set_hidden(&record->end, team, order, count);
    if (step->hidden_count[team])
        memcpy(step->hidden[team], order, count);
    return true;
}

static bool read_move(struct reader *reader, const struct words *words)
{
    struct move move;
    struct record_step step;
    if (draft_has_statement(words->at[0]) && !word_is(words, 0, "ambition") &&
        !word_is(words, 0, "vibe"))
        return fault_tell(&reader->fault, "%s is a statement of the set-up (before begin expected)",
                          words->at[0]);
    if (!record_move_find(&reader->record.end, words, &move, &reader->fault))
        return false;
    reader->digested = false;
    record_play(&reader->record.end, &move, NULL, &step);
    return record_add(&reader->record, &step) ||
           fault_tell(&reader->fault, "memory is short (a smaller record expected)");
}

/* ---- Lines before it ---- */

static bool read_first(struct reader *reader, const struct words *words)
{
    if (!word_is(words, 0, "cerebria") || words->count != 2)
        return fault_tell(&reader->fault, "this is no game record (cerebria 1 expected)");
    reader->stage = STAGE_SETUP;
    return word_is(words, 1, "1") || fault_tell(&reader->fault,
                                                "the format \"%.48s\" is not known to this version "
                                                "(cerebria 1 expected)",
                                                words->at[1]);
}

static bool read_setup(struct reader *reader, const struct words *words)
{
    if (!word_is(words, 0, "begin"))
        return draft_read(&reader->draft, words, &reader->fault);
    if (words->count != 1)
        return fault_tell(&reader->fault, "begin has too many words (begin alone expected)");
    if (!draft_build(&reader->draft, &reader->record, &reader->fault))
        return false;
    reader->record.end = reader->record.start;
    reader->stage = STAGE_MOVES;
    return true;
}

static bool read_line(struct reader *reader, const char *line, size_t length)
{
    struct words words;
    if (!words_split(&words, line, length, &reader->fault))
        return false;
    if (words.count == 0)
        return true;
    if (++reader->statements > RECORD_STATEMENTS_MAX)
        return fault_tell(&reader->fault, "the record has more than %d statements",
                          RECORD_STATEMENTS_MAX);
    if (reader->stage == STAGE_FIRST)
        return read_first(reader, &words);
    if (reader->stage == STAGE_SETUP)
        return read_setup(reader, &words);
    if (word_is(&words, 0, "="))
        return read_digest(reader, &words);
    return word_is(&words, 0, "!") ? read_shuffle(reader, &words) : read_move(reader, &words);
}

/* ---- The whole ---- */

static bool read_text(struct reader *reader, const char *text, size_t length, char *notice,
                      size_t notice_size)
{
    struct fault *fault = &reader->fault;
    fault->line = 1;
    if (length > RECORD_BYTES_MAX)
        return fault_tell(fault, "the record is longer than %d MiB",
                          RECORD_BYTES_MAX / 1024 / 1024);
    if (!check_lines(text, length, fault))
        return false;
    fault->line = 0;
    for (size_t at = 0; at < length;) {
        const char *const newline = memchr(text + at, '\n', length - at);
        fault->line++;
        if (!newline) {
            snprintf(notice, notice_size, "%s:%u: the last line was cut off and is left out",
                     fault->name, fault->line);
            break;
        }
        const size_t bytes = (size_t)(newline - (text + at));
        if (!read_line(reader, text + at, bytes))
            return false;
        at += bytes + 1;
    }
    if (fault->line == 0)
        fault->line = 1;
    if (reader->stage == STAGE_FIRST)
        return fault_tell(fault, "this is no game record (cerebria 1 expected)");
    return reader->stage == STAGE_MOVES ||
           fault_tell(fault, "the record ends in the middle of the set-up (begin expected)");
}

bool record_parse(struct record *record, const char *name, const char *text, size_t length,
                  char *error, size_t error_size, char *notice, size_t notice_size)
{
    struct reader *reader = calloc(1, sizeof *reader);
    *record = (struct record){0};
    if (notice_size)
        *notice = '\0';
    if (error_size)
        *error = '\0';
    if (!reader) {
        snprintf(error, error_size, "%s:1: memory is short", name);
        return false;
    }
    reader->fault = (struct fault){.name = name, .text = error, .size = error_size};
    const bool fine = read_text(reader, text, length, notice, notice_size);
    if (fine)
        *record = reader->record;
    else
        record_free(&reader->record);
    if (!fine && notice_size)
        *notice = '\0';
    free(reader);
    return fine;
}
