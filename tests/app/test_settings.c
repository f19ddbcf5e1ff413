/* Settings survive a round trip, and a file that somebody damaged. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "app/settings.h"

static struct stored_settings settings;
static char text[SETTINGS_TEXT_SIZE], notice[256];

static void parse(const char *source)
{
    settings_default(&settings);
    settings_parse(&settings, source, strlen(source), notice, sizeof notice);
}

static void every_value_survives_a_round_trip(void **state)
{
    (void)state;
    for (unsigned bits = 0; bits < 16; bits++) {
        for (uint8_t speed = 0; speed < SPEED_COUNT; speed++) {
            struct stored_settings before, after;
            settings_default(&before);
            before.play = (struct settings){.speed = speed,
                                            .hand_over = bits & 1,
                                            .full_screen = bits & 2,
                                            .reduce_motion = bits & 4,
                                            .warn_end_turn = bits & 8};
            before.width = 640 + (int)bits;
            before.height = 2160 - speed;
            size_t length = settings_print(&before, text);
            assert_int_equal(length, strlen(text));
            settings_default(&after);
            settings_parse(&after, text, length, notice, sizeof notice);
            assert_string_equal(notice, "");
            assert_int_equal(after.play.speed, before.play.speed);
            assert_int_equal(after.play.hand_over, before.play.hand_over);
            assert_int_equal(after.play.full_screen, before.play.full_screen);
            assert_int_equal(after.play.reduce_motion, before.play.reduce_motion);
            assert_int_equal(after.play.warn_end_turn, before.play.warn_end_turn);
            assert_int_equal(after.width, before.width);
            assert_int_equal(after.height, before.height);
        }
    }
}

static void comments_blank_lines_and_cr_are_fine(void **state)
{
    (void)state;
    parse("# mine\r\n\r\nspeed fast\r\n\nhand_over no");
    assert_string_equal(notice, "");
    assert_int_equal(settings.play.speed, SPEED_FAST);
    assert_false(settings.play.hand_over);
}

static void bad_line_is_skipped_and_named(void **state)
{
    (void)state;
    parse("width 1600\nspeed quick\nheight 900\nhand_over maybe\n");
    assert_string_equal(notice, "settings, line 2: slow, normal, fast or none expected");
    assert_int_equal(settings.width, 1600);
    assert_int_equal(settings.height, 900);
    assert_int_equal(settings.play.speed, SPEED_NORMAL);
    assert_true(settings.play.hand_over);
}

static void sizes_are_checked(void **state)
{
    (void)state;
    static const char *const bad[] = {"639",  "0",    "-800", "16385", "99999999999999999999",
                                      "800x", " 800", "",     "+800",  "0x500",
                                      "1e3"};
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        char line[64];
        snprintf(line, sizeof line, "width %s\n", bad[i]);
        parse(line);
        assert_string_not_equal(notice, "");
        assert_int_equal(settings.width, 1280);
    }
    parse("width 16384\nheight 360\n");
    assert_string_equal(notice, "");
    assert_int_equal(settings.width, 16384);
    assert_int_equal(settings.height, 360);
}

static void unknown_keys_are_kept(void **state)
{
    (void)state;
    parse("future_thing 3 apples\nspeed none\nother x\n");
    assert_string_equal(notice, "");
    settings_print(&settings, text);
    assert_non_null(strstr(text, "\nfuture_thing 3 apples\nother x\n"));
    size_t length = strlen(text);
    settings_parse(&settings, text, length, notice, sizeof notice);
    char again[SETTINGS_TEXT_SIZE];
    settings_print(&settings, again);
    assert_string_equal(again, text);
}

static void room_for_unknown_keys_ends(void **state)
{
    (void)state;
    static char flood[64 * 1024];
    for (size_t at = 0; at + 16 < sizeof flood; at += 8) {
        memcpy(flood + at, "abc def\n", 8);
    }
    parse(flood);
    size_t length = settings_print(&settings, text);
    assert_true(length < SETTINGS_TEXT_SIZE);
    assert_true(strlen(settings.others) < SETTINGS_OTHERS_SIZE);
}

static void rubbish_changes_nothing(void **state)
{
    (void)state;
    struct stored_settings plain;
    settings_default(&plain);
    static char rubbish[20000];
    uint32_t chance = 1;
    for (unsigned round = 0; round < 50; round++) {
        for (size_t i = 0; i < sizeof rubbish; i++) {
            chance = chance * 1664525u + 1013904223u;
            rubbish[i] = (char)(chance >> 24 | 0x80); /* no letters: no key is ever right */
            if (chance >> 28 == round % 16) {
                rubbish[i] = round % 2 ? '\n' : '\0';
            }
        }
        settings_default(&settings);
        settings_parse(&settings, rubbish, sizeof rubbish, notice, sizeof notice);
        assert_string_not_equal(notice, "");
        assert_memory_equal(&settings.play, &plain.play, sizeof plain.play);
        assert_string_equal(settings.others, "");
        assert_int_equal(settings.width, plain.width);
    }
}

static void line_without_end_is_refused(void **state)
{
    (void)state;
    static char line[10000];
    memset(line, 'a', sizeof line);
    settings_default(&settings);
    settings_parse(&settings, line, sizeof line, notice, sizeof notice);
    assert_string_equal(notice, "settings, line 1: a shorter line expected");
}

static void control_characters_are_not_kept(void **state)
{
    (void)state;
    parse("abc \x1b[2J\n");
    assert_string_not_equal(notice, "");
    assert_string_equal(settings.others, "");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_value_survives_a_round_trip),
        cmocka_unit_test(comments_blank_lines_and_cr_are_fine),
        cmocka_unit_test(bad_line_is_skipped_and_named),
        cmocka_unit_test(sizes_are_checked),
        cmocka_unit_test(unknown_keys_are_kept),
        cmocka_unit_test(room_for_unknown_keys_ends),
        cmocka_unit_test(rubbish_changes_nothing),
        cmocka_unit_test(line_without_end_is_refused),
        cmocka_unit_test(control_characters_are_not_kept),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
