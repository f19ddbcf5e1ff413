/* Input that wishes us ill: it must end in a sentence, with bounded memory and time. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "reading.h"

/* Reads bytes that must be refused with this sentence. */
static void expect_refusal(const char *bytes, size_t length, const char *expected)
{
    struct record record;
    char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
    assert_false(
        record_parse(&record, "r", bytes, length, error, sizeof error, notice, sizeof notice));
    assert_string_equal(error, expected);
    assert_string_equal(notice, "");
    assert_null(record.steps);
}

static char *filled(size_t length, char c)
{
    char *const bytes = malloc(length);
    assert_non_null(bytes);
    memset(bytes, c, length);
    return bytes;
}

static void test_too_long(void **state)
{
    (void)state;
    enum { LENGTH = 20 * 1024 * 1024 };
    char *const bytes = filled(LENGTH, 'a');
    expect_refusal(bytes, LENGTH, "r:1: the record is longer than 16 MiB");
    expect_refusal(bytes, RECORD_BYTES_MAX, "r:1: the line is longer than 4096 bytes");
    memset(bytes, '\n', LENGTH);
    expect_refusal(bytes, LENGTH, "r:1: the record is longer than 16 MiB");
    free(bytes);
}

static void test_long_lines(void **state)
{
    (void)state;
    char text[2 * RECORD_LINE_MAX];
    const int head = snprintf(text, sizeof text, "cerebria 1\n#");
    memset(text + head, 'x', RECORD_LINE_MAX - 1);
    strcpy(text + head + RECORD_LINE_MAX - 1, "\nbegin\n"); /* exactly 4096 bytes are fine */
    struct record record = read_fine(text);
    record_free(&record);
    memset(text + head, 'x', RECORD_LINE_MAX);
    strcpy(text + head + RECORD_LINE_MAX, "\nbegin\n");
    expect_error(text, "r:2: the line is longer than 4096 bytes");
}

static void test_nul_bytes(void **state)
{
    (void)state;
    static const char text[] = "cerebria 1\nbegin\nend\0 draw\n";
    expect_refusal(text, sizeof text - 1, "r:3: the line holds a NUL byte (text expected)");
    expect_refusal("\0", 1, "r:1: the line holds a NUL byte (text expected)");
}

static void test_invalid_utf8(void **state)
{
    (void)state;
    expect_error("cerebria 1\nname bliss 1 \"a\xff\"\nbegin\n",
                 "r:2: byte 16 of the line is not UTF-8");
    expect_error("cerebria 1\n# \xc0\x80\nbegin\n", "r:2: byte 3 of the line is not UTF-8");
    struct record record = read_fine("cerebria 1\nname bliss 1 \"\xc3\x84\xd0\xb6\"\nbegin\n");
    assert_string_equal(record.names[SEAT_BLISS_1], "\xc3\x84\xd0\xb6");
    record_free(&record);
}

/* `count` times the same line behind a head. */
static char *repeated(const char *head, const char *line, size_t count, size_t *length)
{
    const size_t head_length = strlen(head), line_length = strlen(line);
    *length = head_length + count * line_length;
    char *const bytes = malloc(*length);
    assert_non_null(bytes);
    memcpy(bytes, head, head_length);
    for (size_t i = 0; i < count; i++)
        memcpy(bytes + head_length + i * line_length, line, line_length);
    return bytes;
}

static void test_million_statements(void **state)
{
    (void)state;
    size_t length;
    char *bytes = repeated("cerebria 1\n", "seed 1\n", 1000000, &length);
    expect_refusal(bytes, length, "r:200001: the record has more than 200000 statements");
    free(bytes);
    bytes = repeated("cerebria 1\nbegin\n", "resign bliss\n", 1000000, &length);
    expect_refusal(bytes, length, "r:4: \"resign bliss\" is not legal: the game is over (R10.1)");
    free(bytes);
    /* Lines that say nothing are not counted. */
    bytes = repeated("cerebria 1\nbegin\n", "\n", 1000000, &length);
    struct record record;
    char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
    assert_true(
        record_parse(&record, "r", bytes, length, error, sizeof error, notice, sizeof notice));
    record_free(&record);
    free(bytes);
}

/* Check values are the dearest lines; as many as may be must still be over soon. */
static void test_many_check_values(void **state)
{
    (void)state;
    size_t length;
    char head[64];
    struct record record = read_fine("cerebria 1\nbegin\n");
    snprintf(head, sizeof head, "= %04x\n", record_digest(&record.end));
    record_free(&record);
    char *bytes = repeated("cerebria 1\nbegin\n", head, RECORD_STATEMENTS_MAX, &length);
    expect_refusal(bytes, length, "r:200001: the record has more than 200000 statements");
    free(bytes);
}

/* Every beginning of a record is either read or refused; nothing is read past the end. */
static void test_every_beginning(void **state)
{
    (void)state;
    struct record whole = random_record(PLAYERS_TRIO, 5, 45);
    record_set_name(whole.names[SEAT_GLOOM_1], "\xc3\x84 \"\\ \xe2\x82\xac");
    struct text text = {0};
    record_print(&text, &whole);
    const char *const begin = strstr(text.data, "\nbegin\n");
    assert_non_null(begin);
    const size_t ready = (size_t)(begin - text.data) + 7;
    size_t last_count = 0;
    for (size_t length = 0; length <= text.length; length++) {
        /* In memory of its very size, so that the sanitizer sees a step too far. */
        char *const part = malloc(length ? length : 1);
        assert_non_null(part);
        memcpy(part, text.data, length);
        struct record record;
        char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
        const bool fine =
            record_parse(&record, "r", part, length, error, sizeof error, notice, sizeof notice);
        assert_int_equal(fine, length >= ready);
        if (fine) {
            const bool torn = text.data[length - 1] != '\n';
            assert_int_equal(*notice != '\0', torn);
            assert_true(record.count >= last_count && record.count <= whole.count);
            last_count = record.count;
        } else {
            assert_memory_equal(error, "r:", 2);
        }
        record_free(&record);
        free(part);
    }
    assert_int_equal(last_count, whole.count);
    text_free(&text);
    record_free(&whole);
}

/* One byte changed anywhere: a game or a sentence, never a crash. */
static void test_changed_bytes(void **state)
{
    (void)state;
    static const char bytes[] = " \"#\n-+=!0a\xff";
    struct record whole = random_record(PLAYERS_DUEL, 9, 30);
    struct text text = {0};
    record_print(&text, &whole);
    for (size_t at = 0; at < text.length; at++) {
        const char kept = text.data[at];
        struct record record;
        char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
        text.data[at] = bytes[at % (sizeof bytes - 1)];
        if (record_parse(&record, "r", text.data, text.length, error, sizeof error, notice,
                         sizeof notice))
            assert_null(game_check(&record.end));
        else
            assert_memory_equal(error, "r:", 2);
        record_free(&record);
        text.data[at] = kept;
    }
    text_free(&text);
    record_free(&whole);
}

static void test_torn_last_line(void **state)
{
    (void)state;
    static const char text[] =
        "cerebria 1\nfirst bliss\nbegin\nplace valley-cradle 0 2\nplace land";
    struct record record;
    char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
    assert_true(record_parse(&record, "r", text, sizeof text - 1, error, sizeof error, notice,
                             sizeof notice));
    assert_int_equal(record.count, 1);
    assert_string_equal(notice, "r:5: the last line was cut off and is left out");
    record_free(&record);
    /* Even a whole one is left out: it may have been longer. */
    static const char whole[] = "cerebria 1\nbegin\nresign bliss";
    assert_true(record_parse(&record, "r", whole, sizeof whole - 1, error, sizeof error, notice,
                             sizeof notice));
    assert_int_equal(record.count, 0);
    assert_string_equal(notice, "r:3: the last line was cut off and is left out");
    record_free(&record);
}

/* A sentence that does not fit is cut, never overrun. */
static void test_small_error_buffer(void **state)
{
    (void)state;
    struct record record;
    char error[8] = "xxxxxxx", notice[4] = "xxx";
    assert_false(
        record_parse(&record, "r", "xyz\n", 4, error, sizeof error, notice, sizeof notice));
    assert_string_equal(error, "r:1: th");
    assert_true(record_parse(&record, "r", "cerebria 1\nbegin\ne", 18, error, sizeof error, notice,
                             sizeof notice));
    assert_string_equal(notice, "r:3");
    record_free(&record);
}

static void test_control_characters_are_not_told(void **state)
{
    (void)state;
    expect_statement_error("\x1b[2Jclear", "r:3: \"?[2Jclear\" is no statement (a set-up statement "
                                           "or begin expected)");
    expect_error("cerebria 1\nbegin\n\x07ove cradle\n",
                 "r:3: \"?ove\" is no move (did you mean \"move\"?)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_too_long),
        cmocka_unit_test(test_long_lines),
        cmocka_unit_test(test_nul_bytes),
        cmocka_unit_test(test_invalid_utf8),
        cmocka_unit_test(test_million_statements),
        cmocka_unit_test(test_many_check_values),
        cmocka_unit_test(test_every_beginning),
        cmocka_unit_test(test_changed_bytes),
        cmocka_unit_test(test_torn_last_line),
        cmocka_unit_test(test_small_error_buffer),
        cmocka_unit_test(test_control_characters_are_not_told),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
