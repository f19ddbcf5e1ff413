/* cerebria-cli, run inside the test with streams of its own. */
#ifndef _WIN32
#define _POSIX_C_SOURCE 200809L /* mkdtemp */
#endif

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "cli/cli.h"
#include "cli/event_text.h"
#include "record/record.h"

enum { WORDS_MAX_HERE = 16, OUTPUT_BYTES = 512 * 1024, PATH_BYTES = 256 };

static char out[OUTPUT_BYTES], err[OUTPUT_BYTES];

static void read_back(FILE *file, char *text)
{
    rewind(file);
    text[fread(text, 1, OUTPUT_BYTES - 1, file)] = '\0';
    fclose(file);
}

/* Runs the words, NULL at the end, with this standard input; output lands in `out` and `err`. */
static int run_bytes(const char *input, size_t length, const char *const *words)
{
    char copies[WORDS_MAX_HERE][PATH_BYTES];
    char *argv[WORDS_MAX_HERE + 2] = {"cerebria-cli"};
    int argc = 1;
    for (; words[argc - 1]; argc++) {
        snprintf(copies[argc], sizeof copies[argc], "%s", words[argc - 1]);
        argv[argc] = copies[argc];
    }
    const struct streams streams = {tmpfile(), tmpfile(), tmpfile()};
    assert_true(streams.in && streams.out && streams.err);
    fwrite(input, 1, length, streams.in);
    rewind(streams.in);
    const int code = (int)cli_run(argc, argv, &streams);
    fclose(streams.in);
    read_back(streams.out, out);
    read_back(streams.err, err);
    return code;
}

static int run(const char *input, const char *const *words)
{
    return run_bytes(input, strlen(input), words);
}

#define RUN(input, ...) run((input), (const char *[]){__VA_ARGS__, NULL})

static const char SCENARIO[] = "cerebria 1\nscenario\nfirst bliss\nhand bliss 1 courage kindness\n"
                               "hand gloom 1 anger\nround 2\nbegin\n";

static unsigned lines_of(const char *text)
{
    unsigned lines = 0;
    for (; *text; text++)
        lines += *text == '\n';
    return lines;
}

static void expect_in(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("\"%s\" is missing in:\n%s", part, text);
}

static void test_show(void **state)
{
    (void)state;
    assert_int_equal(RUN(SCENARIO, "show", "-"), 0);
    expect_in(out, "basic duel, round 2, play\n");
    expect_in(out, "hand courage kindness");
    assert_string_equal(err, "");
    assert_int_equal(RUN(SCENARIO, "show", "-", "--as", "gloom"), 0);
    expect_in(out, "hand ? ?");
    expect_in(out, "hand anger");
}

static void test_show_json(void **state)
{
    (void)state;
    assert_int_equal(RUN(SCENARIO, "show", "--json", "-"), 0);
    assert_memory_equal(out, "{\"mode\":\"basic\",", 16);
    assert_int_equal(lines_of(out), 1);
    assert_null(strstr(out, ", "));
    expect_in(out, "\"hand\":[\"courage\",\"kindness\"]");
    assert_int_equal(RUN(SCENARIO, "show", "-", "--as", "gloom", "--json"), 0);
    expect_in(out, "\"hand\":[\"?\",\"?\"]");
    expect_in(out, "\"hand\":[\"anger\"]");
    assert_int_equal(RUN(SCENARIO, "show", "-", "--json", "--as", "all"), 0);
    expect_in(out, "\"hand\":[\"courage\",\"kindness\"]");
}

static void test_legal(void **state)
{
    (void)state;
    assert_int_equal(RUN(SCENARIO, "legal", "-"), 0);
    expect_in(out, "\nend draw\n");
    expect_in(out, "invoke kindness 1\n");
    assert_null(strstr(out, "resign"));
    char last[256] = "";
    for (char *line = strtok(out, "\n"); line; line = strtok(NULL, "\n")) {
        assert_true(strcmp(last, line) < 0);
        snprintf(last, sizeof last, "%s", line);
    }
    assert_int_equal(RUN("cerebria 1\nbegin\nresign bliss\n", "legal", "-"), 0);
    assert_string_equal(out, "");
}

static void test_check(void **state)
{
    (void)state;
    assert_int_equal(RUN("cerebria 1\nscenario\nbegin\nrealm valley\nend draw\n", "check", "-"), 0);
    assert_string_equal(out, "ok 2 moves\n");
    assert_int_equal(RUN("cerebria 1\nscenario\nbegin\nrealm vally\n", "check", "-"), 1);
    assert_string_equal(out, "");
    assert_string_equal(err, "standard input:4: \"vally\" is not a Realm (did you mean "
                             "\"valley\"?)\n");
    assert_int_equal(RUN("cerebria 1\nscenario\nbegin\nrealm va", "check", "-"), 0);
    assert_string_equal(out, "ok 0 moves\n");
    assert_string_equal(err, "standard input:4: the last line was cut off and is left out\n");
}

static void test_play(void **state)
{
    (void)state;
    assert_int_equal(RUN(SCENARIO, "play", "-", "invoke courage 1", "end ambition"), 0);
    expect_in(out, "bliss 1: -2 willpower (cost)\n");
    expect_in(out, "courage enters on slot 1 with 1 essence\n");
    expect_in(out, "frontier 0: control nobody -> bliss\n");
    expect_in(out, "bliss: +1 ambition\n");
    expect_in(out, "gloom 1 begins a turn of round 2\n");
    expect_in(out, "turn: gloom 1, 3 actions");
    assert_int_equal(RUN(SCENARIO, "play", "-"), 0);
    assert_memory_equal(out, "basic duel", 10);
    assert_int_equal(RUN(SCENARIO, "play", "-", "realm valley", "invoke courage 9"), 1);
    assert_string_equal(out, "");
    assert_string_equal(err, "move:2: \"invoke courage 9\" is not legal: slot 9 is out of the "
                             "Spirit's reach (R1.5)\n");
    assert_int_equal(RUN(SCENARIO, "play", "-", ""), 1);
    assert_string_equal(err, "move:1: the move is empty (one of the legal moves expected)\n");
}

static void test_trace(void **state)
{
    (void)state;
    static const char moves[] = "cerebria 1\nscenario\nfirst bliss\nbegin\nrealm valley\n"
                                "end ambition\n";
    assert_int_equal(RUN(moves, "trace", "-"), 0);
    assert_int_equal(lines_of(out), 2);
    char *const second = strchr(out, '\n') + 1;
    assert_memory_equal(second, "{\"mode\"", 7);
    static char last[OUTPUT_BYTES];
    strcpy(last, second);
    assert_int_equal(RUN(moves, "show", "--json", "-"), 0);
    assert_string_equal(out, last);
    assert_int_equal(RUN("cerebria 1\nbegin\n", "trace", "-"), 0);
    assert_string_equal(out, "");
}

/* ---- Calling it wrongly ---- */

static void test_usage(void **state)
{
    (void)state;
    static const struct {
        const char *words[5];
        const char *error;
    } cases[] = {
        {{NULL}, "a command is missing"},
        {{"shw", NULL}, "\"shw\" is no command"},
        {{"show", NULL}, "the record's name is missing"},
        {{"show", "-", "--as", NULL}, "--as needs bliss, gloom or all"},
        {{"show", "-", "--as", "me", NULL}, "--as needs bliss, gloom or all"},
        {{"show", "-", "more", NULL}, "\"more\" is one word too many"},
        {{"show", "--jsn", "-", NULL}, "\"--jsn\" is one word too many"},
        {{"legal", NULL}, "the record's name is missing"},
        {{"check", "-", "-", NULL}, "\"-\" is one word too many"},
        {{"trace", NULL}, "the record's name is missing"},
        {{"play", NULL}, "the record's name is missing"},
        {{"simulate", "--games", NULL}, "\"--games\" needs a value"},
        {{"simulate", "--games", "0", NULL}, "--games needs a number"},
        {{"simulate", "--games", "x", NULL}, "--games needs a number"},
        {{"simulate", "--seed", "18446744073709551616", NULL}, "--seed needs a number"},
        {{"simulate", "--bliss", "genius", NULL},
         "there is no computer player \"genius\", only random"},
        {{"simulate", "--players", "six", NULL}, "--players needs duel, teams or trio"},
        {{"simulate", "--mode", "full", NULL}, "--mode needs basic"},
        {{"simulate", "--board", "b", NULL}, "--board needs a"},
        {{"simulate", "--speed", "9", NULL}, "\"--speed\" is no option of simulate"},
        {{"bench", "--fast", NULL}, "\"--fast\" is no option of bench"},
        {{"bench", "--seconds", "x", NULL}, "--seconds needs a number"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        assert_int_equal(run(SCENARIO, cases[i].words), 2);
        assert_string_equal(out, "");
        assert_memory_equal(err, "cerebria-cli: ", 14);
        expect_in(err, cases[i].error);
    }
}

static void test_help_and_version(void **state)
{
    (void)state;
    assert_int_equal(RUN("", "--help"), 0);
    expect_in(out, "cerebria-cli simulate");
    assert_int_equal(RUN("", "--version"), 0);
    assert_string_equal(out, CEREBRIA_VERSION "\n");
}

/* ---- Files ---- */

static void test_files(void **state)
{
    (void)state;
    char folder[] = "/tmp/cerebria-cli-XXXXXX", path[PATH_BYTES];
    assert_non_null(mkdtemp(folder));
    snprintf(path, sizeof path, "%s/a.cerebria", folder);
    assert_int_equal(RUN("", "check", path), 1);
    expect_in(err, "a.cerebria: ");
    assert_int_equal(lines_of(err), 1);
    FILE *const file = fopen(path, "wb");
    assert_non_null(file);
    fputs(SCENARIO, file);
    fclose(file);
    assert_int_equal(RUN("", "check", path), 0);
    assert_string_equal(out, "ok 0 moves\n");
    assert_int_equal(RUN("", "check", folder), 1); /* a folder is no file */
    assert_int_equal(lines_of(err), 1);
    remove(path);
    remove(folder);
}

/* Much more than a record may be long, without a newline: read no further than that. */
static void test_endless_input(void **state)
{
    (void)state;
    enum { LENGTH = 20 * 1024 * 1024 };
    char *const bytes = malloc(LENGTH);
    assert_non_null(bytes);
    memset(bytes, 'x', LENGTH);
    const char *const words[] = {"check", "-", NULL};
    assert_int_equal(run_bytes(bytes, LENGTH, words), 1);
    assert_string_equal(err, "standard input:1: the record is longer than 16 MiB\n");
    free(bytes);
}

/* ---- Simulations ---- */

static void test_simulate(void **state)
{
    (void)state;
    static const char *const players[] = {"duel", "teams", "trio"};
    for (size_t i = 0; i < 3; i++) {
        assert_int_equal(RUN("", "simulate", "--games", "5", "--seed", "3", "--bliss", "random",
                             "--gloom", "random", "--mode", "basic", "--board", "a", "--players",
                             players[i]),
                         0);
        expect_in(out, "games           5\n");
        expect_in(out, players[i]);
        unsigned bliss, gloom, draws;
        assert_int_equal(sscanf(strstr(out, "bliss wins"), "bliss wins %u", &bliss), 1);
        assert_int_equal(sscanf(strstr(out, "gloom wins"), "gloom wins %u", &gloom), 1);
        assert_int_equal(sscanf(strstr(out, "draws"), "draws %u", &draws), 1);
        assert_int_equal(bliss + gloom + draws, 5);
    }
}

static void test_simulate_is_repeatable(void **state)
{
    (void)state;
    static char first[OUTPUT_BYTES];
    assert_int_equal(RUN("", "simulate", "--games", "4", "--seed", "8"), 0);
    strcpy(first, out);
    assert_int_equal(RUN("", "simulate", "--games", "4", "--seed", "8"), 0);
    assert_string_equal(first, out);
    assert_int_equal(RUN("", "simulate", "--games", "4", "--seed", "9"), 0);
    assert_string_not_equal(first, out);
}

/* The records it writes are complete: they check, even with another seed. */
static void test_simulate_writes_records(void **state)
{
    (void)state;
    char folder[] = "/tmp/cerebria-cli-XXXXXX", inner[PATH_BYTES], path[PATH_BYTES + 32];
    assert_non_null(mkdtemp(folder));
    snprintf(inner, sizeof inner, "%s/made", folder);
    assert_int_equal(RUN("", "simulate", "--games", "3", "--out", inner), 0);
    for (unsigned i = 1; i <= 3; i++) {
        snprintf(path, sizeof path, "%s/%05u.cerebria", inner, i);
        assert_int_equal(RUN("", "check", path), 0);
        unsigned moves;
        assert_int_equal(sscanf(out, "ok %u moves", &moves), 1);
        assert_true(moves > 20);
        FILE *const file = fopen(path, "rb");
        assert_non_null(file);
        static char text[OUTPUT_BYTES];
        text[fread(text, 1, sizeof text - 1, file)] = '\0';
        fclose(file);
        char *const seed = strstr(text, "\nseed ");
        assert_non_null(seed);
        seed[6] = '7'; /* another generator: everything it decided is written out */
        assert_int_equal(RUN(text, "check", "-"), 0);
        remove(path);
    }
    remove(inner);
    remove(folder);
    assert_int_equal(RUN("", "simulate", "--games", "1", "--out", "/nowhere/at/all"), 1);
    assert_int_equal(lines_of(err), 1);
}

static void test_bench_runs(void **state)
{
    (void)state;
    assert_int_equal(RUN("", "bench", "--seconds", "0"), 0);
    expect_in(out, "random duel");
    expect_in(out, "random trio");
    expect_in(out, "struct game");
}

/* ---- Events ---- */

/* Every kind makes a line without leftovers, whatever its members. */
static void test_every_event_has_a_line(void **state)
{
    (void)state;
    static const uint8_t values[] = {0, 1, 2};
    for (unsigned kind = 0; kind < EVENT_KIND_COUNT; kind++)
        for (size_t i = 0; i < sizeof values; i++) {
            struct text text = {0};
            const struct event event = {.kind = (uint8_t)kind,
                                        .seat = values[i],
                                        .a = values[i],
                                        .b = values[i],
                                        .c = values[i],
                                        .n = (int16_t)(values[i] - 1)};
            event_print(&text, &event);
            assert_int_equal(lines_of(text.data), 1);
            assert_null(strpbrk(text.data, "{}"));
            assert_true(text.length > 5);
            text_free(&text);
        }
}

static void test_some_event_lines(void **state)
{
    (void)state;
    static const struct {
        struct event event;
        const char *line;
    } cases[] = {
        {{.kind = EVENT_WILLPOWER, .seat = SEAT_GLOOM_1, .a = CAUSE_SPHERE, .n = 3},
         "gloom 1: +3 willpower (sphere)\n"},
        {{.kind = EVENT_HIDDEN_REVEALED, .seat = SEAT_NONE, .a = TEAM_BLISS, .b = ASPIRATION_UNITY},
         "bliss reveals unity\n"},
        {{.kind = EVENT_FORTRESS,
          .seat = SEAT_BLISS_1,
          .a = REALM_LAND,
          .b = SIZE_NONE,
          .c = TEAM_GLOOM},
         "fortress in land: none, gloom\n"},
        {{.kind = EVENT_TOP_CARD, .seat = SEAT_BLISS_2, .a = CARD_NONE},
         "bliss 2: top card none\n"},
        {{.kind = EVENT_HIDDEN_NEXT, .seat = SEAT_NONE, .a = TEAM_GLOOM, .b = ASPIRATION_HIDDEN},
         "gloom has the hidden aspiration ?\n"},
        {{.kind = EVENT_POWER, .seat = SEAT_NONE, .a = SLOT_NONE, .b = CARD_GUILT},
         "the power of guilt works (slot -)\n"},
    };
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        struct text text = {0};
        event_print(&text, &cases[i].event);
        assert_string_equal(text.data, cases[i].line);
        text_free(&text);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_show),
        cmocka_unit_test(test_show_json),
        cmocka_unit_test(test_legal),
        cmocka_unit_test(test_check),
        cmocka_unit_test(test_play),
        cmocka_unit_test(test_trace),
        cmocka_unit_test(test_usage),
        cmocka_unit_test(test_help_and_version),
        cmocka_unit_test(test_files),
        cmocka_unit_test(test_endless_input),
        cmocka_unit_test(test_simulate),
        cmocka_unit_test(test_simulate_is_repeatable),
        cmocka_unit_test(test_simulate_writes_records),
        cmocka_unit_test(test_bench_runs),
        cmocka_unit_test(test_every_event_has_a_line),
        cmocka_unit_test(test_some_event_lines),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
