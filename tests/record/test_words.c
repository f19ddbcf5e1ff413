/* The small parts of reading and writing: growing texts, cutting lines, names, UTF-8. */
#include <string.h>

#include "reading.h"
#include "record/names.h"
#include "record/words.h"

static char told[256];

static struct fault fresh_fault(void)
{
    told[0] = '\0';
    return (struct fault){"f", 7, told, sizeof told, false};
}

static void test_text_grows(void **state)
{
    (void)state;
    struct text text = {0};
    for (int i = 0; i < 10000; i++)
        text_add(&text, "abc");
    assert_int_equal(text.length, 30000);
    assert_false(text.failed);
    assert_int_equal(strlen(text.data), 30000);
    text_cut(&text, 4);
    assert_string_equal(text.data, "abca");
    text_add_number(&text, -12);
    text_add_unsigned(&text, UINT64_MAX);
    text_format(&text, "%s%u", "!", 3u);
    assert_string_equal(text.data, "abca-1218446744073709551615!3");
    text_free(&text);
}

static void test_text_in_a_buffer(void **state)
{
    (void)state;
    char buffer[6];
    struct text text = text_in(buffer, sizeof buffer);
    text_add(&text, "abc");
    text_add(&text, "de");
    assert_string_equal(buffer, "abcde");
    assert_false(text.failed);
    text_add(&text, "f");
    assert_true(text.failed);
    assert_string_equal(buffer, "abcde");
    text_add_number(&text, 0);
    assert_string_equal(buffer, "abcde");
}

static void expect_words(const char *line, unsigned count, const char *const *expected)
{
    struct words words;
    struct fault fault = fresh_fault();
    assert_true(words_split(&words, line, strlen(line), &fault));
    assert_int_equal(words.count, count);
    for (unsigned i = 0; i < count; i++)
        assert_string_equal(words.at[i], expected[i]);
}

static void test_cutting(void **state)
{
    (void)state;
    expect_words("", 0, NULL);
    expect_words("  \t\r", 0, NULL);
    expect_words("# all comment", 0, NULL);
    expect_words("one", 1, (const char *[]){"one"});
    expect_words("\tone  two\r", 2, (const char *[]){"one", "two"});
    expect_words("one#two", 1, (const char *[]){"one"});
    expect_words("a \"b # c\" d # e", 3, (const char *[]){"a", "b # c", "d"});
    expect_words("\"\"", 1, (const char *[]){""});
    expect_words("\"a\\\"b\\\\c\\d\"# x", 1, (const char *[]){"a\"b\\c\\d"});
}

static void expect_cut_fault(const char *line, const char *error)
{
    struct words words;
    struct fault fault = fresh_fault();
    assert_false(words_split(&words, line, strlen(line), &fault));
    assert_string_equal(told, error);
}

static void test_cutting_faults(void **state)
{
    (void)state;
    char many[2 * WORDS_MAX + 3] = "";
    expect_cut_fault("name \"North", "f:7: a quotation mark is missing (\" expected at the end)");
    expect_cut_fault("name \"North\\\"",
                     "f:7: a quotation mark is missing (\" expected at the end)");
    expect_cut_fault("\"a\"b", "f:7: a quoted word goes on after its end (a blank expected)");
    expect_cut_fault("a\"b\"", "f:7: a quotation mark inside a word (a blank expected)");
    for (int i = 0; i < WORDS_MAX; i++)
        strcat(many, "a ");
    expect_words(many, WORDS_MAX,
                 (const char *[WORDS_MAX]){"a", "a", "a", "a", "a", "a", "a", "a", "a", "a",
                                           "a", "a", "a", "a", "a", "a", "a", "a", "a", "a",
                                           "a", "a", "a", "a", "a", "a", "a", "a", "a", "a",
                                           "a", "a", "a", "a", "a", "a", "a", "a", "a", "a"});
    strcat(many, "a");
    expect_cut_fault(many, "f:7: too many words (at most 40 in a line)");
}

/* Every name leads back to its value. */
static void test_names_both_ways(void **state)
{
    (void)state;
    for (unsigned names = 0; names < NAMES_KIND_COUNT; names++) {
        unsigned found = 0, last = 0;
        for (unsigned value = 0; value < 300; value++) {
            const char *const name = name_of((enum names)names, value);
            unsigned back;
            if (strcmp(name, "?") == 0)
                continue;
            assert_true(name_find((enum names)names, name, &back));
            assert_int_equal(back, value);
            found++;
            last = value;
        }
        assert_true(found > 0);
        assert_true(last < 100);
        assert_true(strlen(name_noun((enum names)names)) > 0);
    }
    unsigned value;
    assert_false(name_find(NAMES_CARD, "?", &value));
    assert_false(name_find(NAMES_CARD, "", &value));
    assert_string_equal(name_of(NAMES_CARD, CARD_HIDDEN), "?");
    assert_string_equal(name_of(NAMES_ASPIRATION, ASPIRATION_HIDDEN), "?");
}

static void test_nearest_names(void **state)
{
    (void)state;
    assert_string_equal(name_nearest(NAMES_CARD, "kindnes"), "kindness");
    assert_string_equal(name_nearest(NAMES_CARD, "corage"), "courage");
    assert_string_equal(name_nearest(NAMES_CARD, "jaelousy"), "jealousy");
    assert_string_equal(name_nearest(NAMES_SPACE, "cradle-valley"), "valley-cradle");
    assert_string_equal(name_nearest(NAMES_SPIRIT, "mystery"), "misery");
    assert_null(name_nearest(NAMES_CARD, "broccoli"));
    assert_null(name_nearest(NAMES_TEAM, ""));
}

static void test_edit_distance(void **state)
{
    (void)state;
    char long_word[400];
    assert_int_equal(edit_distance("", ""), 0);
    assert_int_equal(edit_distance("abc", ""), 3);
    assert_int_equal(edit_distance("", "ab"), 2);
    assert_int_equal(edit_distance("kitten", "sitting"), 3);
    assert_int_equal(edit_distance("ab", "ba"), 1);
    assert_int_equal(edit_distance("abcd", "acbd"), 1);
    memset(long_word, 'x', sizeof long_word - 1);
    long_word[sizeof long_word - 1] = '\0';
    assert_int_equal(edit_distance(long_word, long_word), 0);
    assert_int_equal(edit_distance(long_word, ""), EDIT_LENGTH);
}

static void test_numbers(void **state)
{
    (void)state;
    static const struct {
        const char *word;
        bool fits;
        unsigned value;
    } cases[] = {{"0", false, 0},
                 {"1", true, 1},
                 {"007", true, 7},
                 {"999", true, 999},
                 {"1000", false, 0},
                 {"", false, 0},
                 {"-1", false, 0},
                 {"+1", false, 0},
                 {"1.0", false, 0},
                 {"4x", false, 0},
                 {"4294967297", false, 0},
                 {"18446744073709551617", false, 0},
                 {"99999999999999999999999999999999999999", false, 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct words words = {.count = 1, .at = {cases[i].word}};
        struct fault fault = fresh_fault();
        unsigned value;
        assert_int_equal(words_number(&words, 0, 1, 999, &value, &fault), cases[i].fits);
        assert_int_equal(value, cases[i].value);
    }
    const struct words most = {.count = 1, .at = {"18446744073709551615"}};
    const struct words more = {.count = 1, .at = {"18446744073709551616"}};
    struct fault fault = fresh_fault();
    uint64_t seed;
    assert_true(words_seed(&most, 0, &seed, &fault));
    assert_true(seed == UINT64_MAX);
    assert_false(words_seed(&more, 0, &seed, &fault));
    assert_string_equal(told, "f:7: \"18446744073709551616\" is no seed (a number from 0 to "
                              "18446744073709551615 expected)");
}

static void test_utf8(void **state)
{
    (void)state;
    static const struct {
        const char *text;
        int bad; /* -1: well-formed */
    } cases[] = {{"", -1},
                 {"plain", -1},
                 {"\xc3\xa4\xd0\x96\xe2\x82\xac\xf0\x9f\x8e\xb2", -1},
                 {"\xf4\x8f\xbf\xbf", -1},
                 {"\xf4\x90\x80\x80", 0}, /* past U+10FFFF */
                 {"a\x80", 1},
                 {"a\xc3", 1},
                 {"\xc0\x80", 0},     /* overlong */
                 {"\xe0\x9f\xbf", 0}, /* overlong */
                 {"\xf0\x8f\xbf\xbf", 0},
                 {"\xed\xa0\x80", 0}, /* surrogate */
                 {"ab\xff", 2},
                 {"\xe2\x82", 0}};
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        size_t bad = 99;
        assert_int_equal(utf8_is_valid(cases[i].text, strlen(cases[i].text), &bad),
                         cases[i].bad < 0);
        if (cases[i].bad >= 0)
            assert_int_equal(bad, cases[i].bad);
    }
}

static void test_faults(void **state)
{
    (void)state;
    struct fault fault = fresh_fault();
    assert_false(fault_tell(&fault, "first %d", 1));
    assert_false(fault_tell_at(&fault, 9, "second"));
    assert_string_equal(told, "f:7: first 1");
    fault = fresh_fault();
    fault_tell_at(&fault, 9, "at \x1b[31m%.2s", "\xc3\xa4\xc3\xa4");
    assert_string_equal(told, "f:9: at ?[31m\xc3\xa4");
    fault = fresh_fault();
    fault_tell(&fault, "%.3s!", "\xc3\xa4\xc3\xa4");
    assert_string_equal(told, "f:7: \xc3\xa4?!");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_text_grows),
        cmocka_unit_test(test_text_in_a_buffer),
        cmocka_unit_test(test_cutting),
        cmocka_unit_test(test_cutting_faults),
        cmocka_unit_test(test_names_both_ways),
        cmocka_unit_test(test_nearest_names),
        cmocka_unit_test(test_edit_distance),
        cmocka_unit_test(test_numbers),
        cmocka_unit_test(test_utf8),
        cmocka_unit_test(test_faults),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
