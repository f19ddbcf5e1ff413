#include "reading.h"

#include <stdio.h>
#include <string.h>

#include "core/rng.h"
#include "support/json_path.h"

struct record read_fine(const char *text)
{
    struct record record;
    char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
    if (!record_parse(&record, "r", text, strlen(text), error, sizeof error, notice, sizeof notice))
        fail_msg("%s", error);
    assert_string_equal(error, "");
    assert_string_equal(notice, "");
    return record;
}

void expect_error(const char *text, const char *expected)
{
    struct record record;
    char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
    if (record_parse(&record, "r", text, strlen(text), error, sizeof error, notice, sizeof notice))
        fail_msg("read without a fault instead of: %s", expected);
    assert_string_equal(error, expected);
    assert_null(record.steps);
    assert_int_equal(record.count, 0);
}

struct record read_scenario(const char *statements, const char *moves)
{
    char text[8192];
    snprintf(text, sizeof text, "cerebria 1\nscenario\n%s\nbegin\n%s", statements, moves);
    return read_fine(text);
}

void expect_statement_error(const char *line, const char *error)
{
    char text[8192];
    snprintf(text, sizeof text, "cerebria 1\nscenario\n%s\nbegin\n", line);
    expect_error(text, error);
}

void expect_json(const struct record *record, const char *path, const char *value)
{
    struct text text = {0};
    char found[VALUE_SIZE];
    record_print_json(&text, &record->end, TEAM_NONE);
    if (!json_path(text.data, path, found, sizeof found))
        fail_msg("no %s in %s", path, text.data);
    if (strcmp(found, value) != 0)
        fail_msg("%s is %s, not %s", path, found, value);
    text_free(&text);
}

struct record random_record(unsigned players, uint64_t seed, size_t moves)
{
    struct record record = {0};
    struct rng rng;
    setup_default(&record.setup, players);
    record.setup.seed = seed;
    record.setup.pair = (uint8_t)(seed % TEAM_COUNT);
    rng_seed(&rng, seed, 77);
    assert_int_equal(game_new(&record.start, &record.setup), SETUP_FINE);
    record.end = record.start;
    while (record.count < moves && !game_is_over(&record.end)) {
        struct move list[MOVES_MAX];
        struct record_step step;
        const size_t count = game_moves(&record.end, list);
        const struct move move = list[rng_below(&rng, (uint32_t)count)];
        assert_int_equal(record_play(&record.end, &move, NULL, &step).why, WHY_NONE);
        assert_true(record_add(&record, &step));
    }
    return record;
}

void expect_round_trip(const struct record *record)
{
    struct text text = {0}, again = {0};
    record_print(&text, record);
    struct record copy = read_fine(text.data);
    assert_true(game_equal(&copy.start, &record->start));
    assert_true(game_equal(&copy.end, &record->end));
    assert_int_equal(copy.count, record->count);
    for (size_t i = 0; i < copy.count; i++)
        assert_true(move_equal(&copy.steps[i].move, &record->steps[i].move));
    record_print(&again, &copy);
    assert_string_equal(text.data, again.data);
    text_free(&text);
    text_free(&again);
    record_free(&copy);
}
