/* Words: reading them, filling them, and that none is missing. */
#define _POSIX_C_SOURCE 200809L /* opendir */

#include <ctype.h>
#include <dirent.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/catalogue.h"
#include "scene/lang.h"
#include "scene/utf8.h"
#include "words.h"

static struct lang *lang;
static char error[256];

static int new_lang(void **state)
{
    (void)state;
    lang = lang_new();
    error[0] = '\0';
    return lang ? 0 : -1;
}

static int free_lang(void **state)
{
    (void)state;
    lang_free(lang);
    return 0;
}

static bool add(const char *text)
{
    return lang_add(lang, "en.lang", text, strlen(text), error, sizeof error);
}

/* ---- Reading ---- */

static void lines_become_texts(void **state)
{
    (void)state;
    assert_true(
        add("\xef\xbb\xbf# a comment\r\n\r\n  a.b = One  \r\nc-d=two = three\n\te_1\t=\tx\\ny"));
    assert_string_equal(tr(lang, "a.b"), "One");
    assert_string_equal(tr(lang, "c-d"), "two = three");
    assert_string_equal(tr(lang, "e_1"), "x\ny");
    assert_string_equal(tr(lang, "nothing"), "nothing");
    assert_true(lang_has(lang, "a.b"));
    assert_false(lang_has(lang, "a"));
}

static void files_add_up(void **state)
{
    (void)state;
    assert_false(lang_has(lang, "a"));
    assert_true(add(""));
    assert_true(add("b = B\nd = D"));
    assert_true(add("a = A\nc = C\n"));
    assert_string_equal(tr(lang, "a"), "A");
    assert_string_equal(tr(lang, "b"), "B");
    assert_string_equal(tr(lang, "c"), "C");
    assert_string_equal(tr(lang, "d"), "D");
}

static void faults_name_their_line(void **state)
{
    static const struct {
        const char *text, *error;
    } faults[] = {
        {"a = A\nrubbish\n", "en.lang:2: not a line of words (expected key = text)"},
        {"= A", "en.lang:1: not a line of words (expected key = text)"},
        {"A = a", "en.lang:1: not a line of words (expected key = text)"},
        {"a b = c", "en.lang:1: not a line of words (expected key = text)"},
        {"\n\na =  \t", "en.lang:3: a has no text (expected key = text)"},
        {"a = 1\nb = 2\na = 3\nb = 4", "en.lang:3: a has a text already (expected each key once)"},
        {"a = \\t", "en.lang:1: a \\ that no n follows (expected \\n)"},
        {"a = \\", "en.lang:1: a \\ that no n follows (expected \\n)"},
        {"a = {n", "en.lang:1: a place without name or end (expected {name})"},
        {"a = {}", "en.lang:1: a place without name or end (expected {name})"},
        {"a = {a b}", "en.lang:1: a place without name or end (expected {name})"},
        {"a = n}", "en.lang:1: a } without a { before it (expected {name})"},
        {"a = A\nb = \xc3(", "en.lang:2: broken characters (expected UTF-8)"},
        {"a = \xed\xa0\x80", "en.lang:1: broken characters (expected UTF-8)"},
    };
    (void)state;
    for (size_t i = 0; i < sizeof faults / sizeof faults[0]; i++) {
        assert_false(add(faults[i].text));
        assert_string_equal(error, faults[i].error);
        assert_false(lang_has(lang, "a")); /* nothing of it was taken */
    }
    assert_false(lang_add(lang, "en.lang", "a = b\n\0c = d", 12, error, sizeof error));
    assert_string_equal(error, "en.lang:2: a zero byte (expected text)");
    assert_true(add("a = A"));
    assert_false(add("b = B\na = again"));
    assert_string_equal(error, "en.lang:2: a has a text already (expected each key once)");
    assert_string_equal(tr(lang, "a"), "A");
    assert_false(lang_has(lang, "b"));
}

static void long_keys_are_refused(void **state)
{
    char text[256];
    (void)state;
    memset(text, 'k', 127);
    memcpy(text + 127, " = x", 5);
    assert_true(add(text));
    memset(text, 'l', 128);
    memcpy(text + 128, " = x", 5);
    assert_false(add(text));
    assert_non_null(strstr(error, "too long"));
}

/* ---- Filling ---- */

static const char *fill(char *out, size_t size, const char *key, const char *name, int number)
{
    const struct lang_value values[] = {{"name", name, 0}, {"n", NULL, number}};
    return tr_fill(lang, out, size, key, values, 2);
}

static void places_are_filled(void **state)
{
    char out[64];
    (void)state;
    assert_true(add("a = {name} has {n}, {name}!\nb = {who}: {n}\nc = plain"));
    assert_string_equal(fill(out, sizeof out, "a", "Ann", 3), "Ann has 3, Ann!");
    assert_string_equal(fill(out, sizeof out, "a", "{n}", -3), "{n} has \xe2\x88\x92"
                                                               "3, {n}!");
    assert_string_equal(fill(out, sizeof out, "b", "Ann", 0), "{who}: 0");
    assert_string_equal(fill(out, sizeof out, "c", "Ann", 0), "plain");
    assert_string_equal(fill(out, sizeof out, "no.such", "Ann", 0), "no.such");
    assert_string_equal(tr_fill(lang, out, sizeof out, "c", NULL, 0), "plain");
}

static void numbers_choose_the_form(void **state)
{
    char out[64];
    (void)state;
    assert_true(add("card.one = {n} card\ncard.other = {n} cards\nx.one = one"));
    assert_string_equal(fill(out, sizeof out, "card", "", 1), "1 card");
    assert_string_equal(fill(out, sizeof out, "card", "", 2), "2 cards");
    assert_string_equal(fill(out, sizeof out, "card", "", 0), "0 cards");
    assert_string_equal(fill(out, sizeof out, "x", "", 7), "x");
    const struct lang_value words = {"n", "many", 0};
    assert_string_equal(tr_fill(lang, out, sizeof out, "card", &words, 1), "card");
}

static void filling_cuts_whole_characters(void **state)
{
    char out[8];
    (void)state;
    assert_true(add("a = {name}xy\nb = abcdefghi"));
    assert_string_equal(
        fill(out, 8, "a", "\xd0\x96\xd0\x96\xd0\x96\xd0\x96", 0),
        "\xd0\x96\xd0\x96\xd0\x96"); /* half a letter is none, and no x takes its place */
    assert_string_equal(fill(out, 8, "b", "", 0), "abcdefg");
    assert_string_equal(fill(out, 1, "b", "", 0), "");
    out[0] = '?';
    fill(out, 0, "b", "", 0);
    assert_int_equal(out[0], '?');
}

static void parts_make_a_key(void **state)
{
    (void)state;
    assert_true(add("card.courage.name = Courage\nvibe.red = red"));
    assert_string_equal(tr_of(lang, "card", "courage", "name"), "Courage");
    assert_string_equal(tr_of(lang, "vibe", "red", NULL), "red");
    assert_string_equal(tr_of(lang, "card", "envy", "name"), "envy");
}

/* ---- UTF-8 ---- */

static void characters_are_told_apart(void **state)
{
    static const char *const broken[] = {"\x80",
                                         "\xc3",
                                         "\xc0\xaf",
                                         "\xe0\x80\xaf",
                                         "\xed\xbf\xbf",
                                         "\xf4\x90\x80\x80",
                                         "\xf8\x88\x80\x80\x80",
                                         "a\xff"};
    const char *text = "a\xc3\xa4\xe2\x82\xac\xf0\x9d\x84\x9e";
    (void)state;
    assert_true(utf8_valid(text, strlen(text)));
    assert_true(utf8_valid("", 0));
    assert_false(utf8_valid("a\0b", 3));
    for (size_t i = 0; i < sizeof broken / sizeof broken[0]; i++) {
        assert_false(utf8_valid(broken[i], strlen(broken[i])));
    }
    assert_int_equal(utf8_count(text), 4);
    static const size_t cuts[] = {0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 10};
    for (size_t limit = 0; limit < sizeof cuts / sizeof cuts[0]; limit++) {
        assert_int_equal(utf8_cut(text, 10, limit), cuts[limit]);
    }
    assert_int_equal(utf8_previous(text, 10), 6);
    assert_int_equal(utf8_previous(text, 6), 3);
    assert_int_equal(utf8_previous(text, 3), 1);
    assert_int_equal(utf8_previous(text, 1), 0);
    assert_int_equal(utf8_previous(text, 0), 0);
}

/* ---- Every word is there ---- */

static const char *const all_files[] = {"ui",  "menu",   "board",      "catalogue",
                                        "why", "events", "revelation", "app"};

static int all_words(void **state)
{
    (void)state;
    lang = words_english(all_files, sizeof all_files / sizeof all_files[0]);
    return 0;
}

/* A name and what goes with it, neither empty nor a key. */
static void has(const char *group, const char *id, const char *what)
{
    char key[128];
    snprintf(key, sizeof key, "%s.%s.%s", group, id, what);
    if (!lang_has(lang, key)) {
        fail_msg("no text for %s", key);
    }
    words_are_fine(tr(lang, key));
}

static void the_catalogue_is_complete(void **state)
{
    (void)state;
    for (unsigned card = CARD_NONE + 1; card < CARD_COUNT; card++) {
        has("card", card_info(card)->id, "name");
        has("card", card_info(card)->id, "power");
        assert_true(strlen(tr_of(lang, "card", card_info(card)->id, "power")) <= 110);
    }
    for (unsigned spirit = 0; spirit < SPIRIT_COUNT; spirit++) {
        has("spirit", spirit_info(spirit)->id, "name");
        has("spirit", spirit_info(spirit)->id, "power");
    }
    for (unsigned action = 0; action < ACTION_COUNT; action++) {
        has("action", action_info(action)->id, "name");
        has("action", action_info(action)->id, "effect");
        for (unsigned column = 0; column < COLUMN_COUNT; column++) {
            has("upgrade", action_info(action)->upgrade[column].id, "name");
            has("upgrade", action_info(action)->upgrade[column].id, "effect");
        }
    }
    for (unsigned realm = 0; realm < REALM_COUNT; realm++) {
        has("realm", realm_id(realm), "name");
        has("realm", realm_id(realm), "short");
        has("realm", realm_id(realm), "action");
        has("realm", realm_id(realm), "effect");
        has("frontier", space_id(2 * realm + 1), "name");
    }
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++) {
        has("sphere", sphere_id(sphere), "name");
        has("sphere", sphere_id(sphere), "bonus");
    }
    for (unsigned aspiration = 0; aspiration < ASPIRATION_COUNT; aspiration++) {
        has("aspiration", aspiration_id(aspiration), "name");
        has("aspiration", aspiration_id(aspiration), "goal");
    }
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        has("team", team_id(team), "name");
    }
    for (unsigned vibe = 0; vibe < VIBE_NONE; vibe++) {
        has("vibe", vibe_id(vibe), "name");
    }
}

/* ---- Keys in the sources ---- */

static bool is_word(char c)
{
    return isalnum((unsigned char)c) || c == '_';
}

static void key_exists(const char *path, const char *key)
{
    char form[160];
    snprintf(form, sizeof form, "%s.other", key);
    if (!lang_has(lang, key) && !lang_has(lang, form)) {
        fail_msg("%s uses the key %s, which has no text", path, key);
    }
}

/* Every string that stands among the arguments of a call of tr or tr_fill, from behind its (. */
static size_t keys_of_call(const char *path, const char *text)
{
    char key[128];
    size_t found = 0;
    for (int depth = 1; *text != '\0' && depth > 0; text++) {
        depth += (*text == '(') - (*text == ')');
        if (*text == '"') {
            size_t length = strcspn(text + 1, "\"");
            snprintf(key, sizeof key, "%.*s", (int)length, text + 1);
            text += 1 + length;
            if (strchr(key, '.')) { /* others are names of places */
                key_exists(path, key);
                found++;
            }
        }
    }
    return found;
}

static size_t keys_of_source(const char *path)
{
    enum { SOURCE_MAX = 1 << 18 };
    static char text[SOURCE_MAX];
    static const char *const calls[] = {"tr(", "tr_fill("};
    size_t found = 0;
    FILE *file = fopen(path, "rb");
    assert_non_null(file);
    size_t length = fread(text, 1, SOURCE_MAX - 1, file);
    fclose(file);
    text[length] = '\0';
    for (size_t i = 0; i < sizeof calls / sizeof calls[0]; i++) {
        for (const char *at = strstr(text, calls[i]); at; at = strstr(at + 1, calls[i])) {
            if (at == text || !is_word(at[-1])) {
                found += keys_of_call(path, at + strlen(calls[i]));
            }
        }
    }
    return found;
}

static size_t keys_of_folder(const char *folder)
{
    char path[512];
    size_t found = 0;
    DIR *directory = opendir(folder);
    assert_non_null(directory);
    for (const struct dirent *entry = readdir(directory); entry; entry = readdir(directory)) {
        size_t length = strlen(entry->d_name);
        if (length > 2 && strcmp(entry->d_name + length - 2, ".c") == 0) {
            snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
            found += keys_of_source(path);
        }
    }
    closedir(directory);
    return found;
}

static void every_key_used_has_a_text(void **state)
{
    (void)state;
    assert_true(keys_of_folder(CEREBRIA_SOURCE_DIR "/src/scene") > 40);
    assert_true(keys_of_folder(CEREBRIA_SOURCE_DIR "/src/app") > 0);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, new_lang, free_lang)
#define WORDS(name) cmocka_unit_test_setup_teardown(name, all_words, free_lang)
    const struct CMUnitTest tests[] = {
        TEST(lines_become_texts),
        TEST(files_add_up),
        TEST(faults_name_their_line),
        TEST(long_keys_are_refused),
        TEST(places_are_filled),
        TEST(numbers_choose_the_form),
        TEST(filling_cuts_whole_characters),
        TEST(parts_make_a_key),
        TEST(characters_are_told_apart),
        WORDS(the_catalogue_is_complete),
        WORDS(every_key_used_has_a_text),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
