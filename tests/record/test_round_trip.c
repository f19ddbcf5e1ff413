/* What is written is read again to the same bits; check values and shuffles do their work. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "reading.h"

static void test_random_games(void **state)
{
    (void)state;
    for (unsigned players = PLAYERS_DUEL; players <= PLAYERS_TRIO; players++)
        for (uint64_t seed = 0; seed < 25; seed++) {
            struct record record = random_record(players, seed, 1000);
            assert_true(game_is_over(&record.end));
            expect_round_trip(&record);
            record_free(&record);
        }
}

static void test_dealt_but_not_played(void **state)
{
    (void)state;
    struct record record = random_record(PLAYERS_TEAMS, 3, 0);
    expect_round_trip(&record);
    record_free(&record);
}

static void expect_scenario_round_trip(const char *statements)
{
    struct record record = read_scenario(statements, "");
    expect_round_trip(&record);
    record_free(&record);
}

static void test_scenarios(void **state)
{
    (void)state;
    expect_scenario_round_trip("");
    expect_scenario_round_trip("players teams\nfirst gloom\nturn bliss 2 actions 1 absorb no used "
                               "vibe\nround 7\nquiet 5");
    expect_scenario_round_trip("players trio\nfirst gloom\nturn bliss 1\nending");
    expect_scenario_round_trip("at bliss 1 willow\nat gloom 1 willow\nhand gloom 1 anger\n"
                               "willpower bliss 1 0\nessence gloom 1 999\nambition bliss 3");
    expect_scenario_round_trip("vibe bliss 1 move -\nvibe gloom 1 quell.subdue green\n"
                               "vibe gloom 1 fortify -\nvibe gloom 1 fortify.unlock blue");
    expect_scenario_round_trip("fortress willow gloom major new\nfortress land bliss minor\n"
                               "identity bliss minor 4 major 3 cap 1\nwheel gloom 4\n"
                               "sphere knowledge 1\norigin knowledge valley");
    expect_scenario_round_trip("common unity\nhidden bliss unity\nhidden gloom attitude unity\n"
                               "slot 0 bleakness 2 token 6\nslot 14 generosity 4 token 1");
    expect_scenario_round_trip("ending\ncommon -\nround 2\nturn bliss 1 absorb no");
    expect_scenario_round_trip("name bliss 1 \"a \\\"b\\\" \\\\ #\"\nseat gloom 1 master\nseed 99");
}

static void test_dealt_with_overrides(void **state)
{
    (void)state;
    static const char sparse[] = "cerebria 1\nfirst bliss\nwillpower bliss 1 9\nat gloom 1 land\n"
                                 "slot 8 bleakness 1\nsphere humility 2\nambition gloom 2\n"
                                 "begin\n";
    static const char placed[] = "cerebria 1\nat bliss 1 valley\nat gloom 1 land\nturn gloom 1\n"
                                 "slot 3 kindness 2\nbegin\n";
    static const char deck[] = "cerebria 1\ndeck gloom 1 spirit_gloom_malice\nbegin\n";
    const char *const texts[] = {sparse, placed, deck};
    for (size_t i = 0; i < sizeof texts / sizeof *texts; i++) {
        struct record record = read_fine(texts[i]);
        expect_round_trip(&record);
        record_free(&record);
    }
}

/* A written record names the printed deck again, for the next game with the same set-up. */
static void test_decks_are_recognised(void **state)
{
    (void)state;
    struct record record = read_fine("cerebria 1\ndeck gloom 1 spirit_gloom_malice\nbegin\n");
    struct text text = {0};
    record_print(&text, &record);
    assert_non_null(strstr(text.data, "\ndeck gloom 1 "));
    struct record copy = read_fine(text.data);
    assert_int_equal(copy.setup.decks[SEAT_GLOOM_1], DECK_MALICE);
    assert_int_equal(copy.setup.decks[SEAT_BLISS_1], DECK_BLISS_BASIC);
    text_free(&text);
    record_free(&record);
    record_free(&copy);
}

/* ---- Check values ---- */

/* Where the text of a line begins, counted from the end. */
static char *last_line_with(char *text, const char *start)
{
    char *found = NULL;
    for (char *at = text; (at = strstr(at, start)) != NULL; at++)
        found = at + 1;
    assert_non_null(found);
    return found;
}

static unsigned line_number(const char *text, const char *at)
{
    unsigned line = 1;
    for (; text < at; text++)
        line += *text == '\n';
    return line;
}

static void test_wrong_check_value(void **state)
{
    (void)state;
    struct record record = random_record(PLAYERS_DUEL, 11, 1000);
    struct text text = {0};
    char expected[RECORD_ERROR_SIZE];
    record_print(&text, &record);
    char *const line = last_line_with(text.data, "\n= ");
    char right[5] = "";
    memcpy(right, line + 2, 4);
    memcpy(line + 2, strcmp(right, "0000") == 0 ? "0001" : "0000", 4);
    snprintf(expected, sizeof expected,
             "r:%u: the game forks here: the position has the check value %s (%.4s expected)",
             line_number(text.data, line), right, line + 2);
    expect_error(text.data, expected);
    text_free(&text);
    record_free(&record);
}

/* A change far above is noticed at the first check value behind it. */
static void test_check_values_notice_changes(void **state)
{
    (void)state;
    struct record record = random_record(PLAYERS_DUEL, 11, 60);
    struct text text = {0};
    char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
    record_print(&text, &record);
    char *const digit = strstr(text.data, "origin commitment ");
    assert_non_null(digit);
    char *const changed = malloc(text.length + 32);
    assert_non_null(changed);
    sprintf(changed, "%.*sorigin commitment %s\n%s", (int)(digit - text.data), text.data,
            record.start.origin == REALM_VALLEY ? "land" : "valley", strchr(digit, '\n') + 1);
    struct record other;
    assert_false(record_parse(&other, "r", changed, strlen(changed), error, sizeof error, notice,
                              sizeof notice));
    /* Either the game forks, or a move (an Absorb) is not even possible. */
    assert_true(strstr(error, "forks here") || strstr(error, "is not legal"));
    free(changed);
    text_free(&text);
    record_free(&record);
}

static void test_badly_written_check_values(void **state)
{
    (void)state;
    static const char *const lines[] = {"=", "= 12", "= 12345", "= xyz1", "= 1234 5678", "= 0x12"};
    for (size_t i = 0; i < sizeof lines / sizeof *lines; i++) {
        char text[128];
        snprintf(text, sizeof text, "cerebria 1\nbegin\n%s\n", lines[i]);
        expect_error(text, "r:3: this is no check value (= and four hexadecimal digits expected)");
    }
}

/* After each turn and nowhere else. */
static void test_check_values_stand_after_turns(void **state)
{
    (void)state;
    struct record record = random_record(PLAYERS_DUEL, 2, 200);
    struct text text = {0};
    record_print(&text, &record);
    size_t turns = 0, values = 0;
    for (char *at = text.data; (at = strstr(at, "\nend ")) != NULL; at++)
        turns++;
    for (char *at = text.data; (at = strstr(at, "\n= ")) != NULL; at++)
        values++;
    assert_true(turns > 5);
    assert_int_equal(turns, values);
    text_free(&text);
    record_free(&record);
}

/* ---- Shuffles ---- */

static bool is_shuffled(const struct record_step *step)
{
    return step->hidden_count[TEAM_BLISS] || step->hidden_count[TEAM_GLOOM];
}

/* The first step of a random game after which a Hidden deck of at least three was shuffled. */
static struct record record_with_shuffle(size_t *at)
{
    for (uint64_t seed = 0;; seed++) {
        struct record record = random_record(PLAYERS_DUEL, seed, 1000);
        for (size_t i = 0; i < record.count; i++)
            if (is_shuffled(&record.steps[i])) {
                *at = i;
                return record;
            }
        record_free(&record);
    }
}

/* The stated order stands, whatever the generator would give. */
static void test_stated_shuffle_stands(void **state)
{
    (void)state;
    size_t at;
    struct record record = record_with_shuffle(&at);
    record.count = at + 1;
    struct record_step *step = &record.steps[at];
    const unsigned team = step->hidden_count[TEAM_BLISS] ? TEAM_BLISS : TEAM_GLOOM;
    const unsigned last = step->hidden_count[team] - 1u;
    assert_true(last >= 2);
    const uint8_t item = step->hidden[team][last];
    step->hidden[team][last] = step->hidden[team][last - 1];
    step->hidden[team][last - 1] = item;
    struct text text = {0};
    record_print(&text, &record);
    struct record copy = read_fine(text.data);
    assert_memory_equal(copy.end.teams[team].hidden, step->hidden[team], last + 1);
    expect_round_trip(&copy);
    text_free(&text);
    record_free(&copy);
    record_free(&record);
}

static void expect_shuffle_error(const char *moves, const char *error)
{
    char text[512];
    snprintf(text, sizeof text, "cerebria 1\nfirst bliss\nbegin\n%s", moves);
    expect_error(text, error);
}

static void test_badly_stated_shuffles(void **state)
{
    (void)state;
    expect_shuffle_error("! hidden bliss unity\n",
                         "r:4: no move comes before this shuffle (a move expected)");
    expect_shuffle_error("place valley-cradle 0 2\n! deck bliss unity\n",
                         "r:5: this is no shuffle (! hidden TEAM ASPIRATION … expected)");
    expect_shuffle_error("place valley-cradle 0 2\n! hidden bliss\n",
                         "r:5: this is no shuffle (! hidden TEAM ASPIRATION … expected)");
    expect_shuffle_error("place valley-cradle 0 2\n! hidden blis unity\n",
                         "r:5: \"blis\" is not a team (did you mean \"bliss\"?)");
    expect_shuffle_error("place valley-cradle 0 2\n! hidden bliss unity\n",
                         "r:5: these are not the Hidden Aspirations of bliss (each of the 7 left "
                         "once expected)");
}

static void test_shuffle_where_none_was(void **state)
{
    (void)state;
    struct record record = read_fine("cerebria 1\nfirst bliss\ncommon unity\n"
                                     "hidden bliss attitude openness awareness\nbegin\n"
                                     "place valley-cradle 0 2\n"
                                     "! hidden bliss attitude openness awareness\n");
    assert_int_equal(record.steps[0].hidden_count[TEAM_BLISS], 0);
    record_free(&record);
    expect_error("cerebria 1\nfirst bliss\ncommon unity\n"
                 "hidden bliss attitude openness awareness\nbegin\nplace valley-cradle 0 2\n"
                 "! hidden bliss attitude awareness openness\n",
                 "r:7: the move before did not shuffle the Hidden Aspirations of bliss");
}

/* ---- Names ---- */

static void expect_name(const char *given, const char *kept)
{
    char name[RECORD_NAME_SIZE];
    record_set_name(name, given);
    assert_string_equal(name, kept);
}

static void test_names(void **state)
{
    (void)state;
    expect_name("", "");
    expect_name("North \"N\" \\", "North \"N\" \\");
    expect_name("a\tb\nc\x7f", "a b c ");
    expect_name("a\xff\xc3", "a??");
    expect_name("012345678901234567890123456789012345678901234567890123456789012",
                "012345678901234567890123456789012345678901234567890123456789012");
    expect_name("0123456789012345678901234567890123456789012345678901234567890123456789",
                "012345678901234567890123456789012345678901234567890123456789012");
    /* Cut in front of a character, not inside it. */
    expect_name("01234567890123456789012345678901234567890123456789012345678901\xc3\xa4",
                "01234567890123456789012345678901234567890123456789012345678901");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games),
        cmocka_unit_test(test_dealt_but_not_played),
        cmocka_unit_test(test_scenarios),
        cmocka_unit_test(test_dealt_with_overrides),
        cmocka_unit_test(test_decks_are_recognised),
        cmocka_unit_test(test_wrong_check_value),
        cmocka_unit_test(test_check_values_notice_changes),
        cmocka_unit_test(test_badly_written_check_values),
        cmocka_unit_test(test_check_values_stand_after_turns),
        cmocka_unit_test(test_stated_shuffle_stands),
        cmocka_unit_test(test_badly_stated_shuffles),
        cmocka_unit_test(test_shuffle_where_none_was),
        cmocka_unit_test(test_names),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
