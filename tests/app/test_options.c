/* The command line. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app/options.h"
#include "app/settings.h"

static struct options options;
static char error[256];

/* Up to six words. */
static bool parse(const char *a, const char *b, const char *c, const char *d)
{
    char copies[4][64];
    char *argv[6] = {copies[0]};
    const char *words[] = {a, b, c, d};
    static char name[] = "cerebria";
    int argc = 1;
    argv[0] = name;
    for (size_t i = 0; i < 4 && words[i]; i++) {
        assert_true(strlen(words[i]) < sizeof copies[i]);
        strcpy(copies[i], words[i]);
        argv[argc++] = copies[i];
    }
    error[0] = '\0';
    return options_parse(&options, argc, argv, error, sizeof error);
}

static void none_is_the_default(void **state)
{
    (void)state;
    assert_true(parse(NULL, NULL, NULL, NULL));
    assert_null(options.hits);
    assert_int_equal(options.width, 0);
    assert_int_equal(options.speed, SPEED_NOT_GIVEN);
    assert_false(options.seed_given);
}

static void values_come_after_or_with_equals(void **state)
{
    (void)state;
    assert_true(parse("--size", "1920x1080", "--speed=none", NULL));
    assert_int_equal(options.width, 1920);
    assert_int_equal(options.height, 1080);
    assert_int_equal(options.speed, SPEED_NONE);
    assert_true(parse("--seed=18446744073709551615", "--renderer", "software", NULL));
    assert_true(options.seed_given);
    assert_true(options.seed == UINT64_MAX);
    assert_true(parse("--bench", "--help", "--version", NULL));
    assert_true(options.bench && options.help && options.version);
}

static void unknown_option_is_named(void **state)
{
    (void)state;
    static const char *const unknown[] = {"--fast", "-h", "file", "--hit", "--hitss=x", "--", ""};
    for (size_t i = 0; i < sizeof unknown / sizeof unknown[0]; i++) {
        assert_false(parse(unknown[i], NULL, NULL, NULL));
        assert_non_null(strstr(error, "Unknown option"));
        assert_non_null(strstr(error, unknown[i]));
        assert_null(strchr(error, '\n'));
    }
}

static void bad_values_are_refused(void **state)
{
    (void)state;
    static const char *const bad[] = {
        "--size=1280",       "--size=x",
        "--size=1280x",      "--size=-1280x720",
        "--size=1280x720x",  "--size=639x720",
        "--size=1280 x 720", "--size=99999999999999999999x720",
        "--size=20000x720",  "--size=",
        "--seed=-1",         "--seed=",
        "--seed=1.5",        "--seed=18446744073709551616",
        "--speed=quick",     "--renderer=opengl",
        "--hits=",           "--record=",
        "--data=",           "--bench=yes",
    };
    for (size_t i = 0; i < sizeof bad / sizeof bad[0]; i++) {
        assert_false(parse(bad[i], NULL, NULL, NULL));
        assert_string_not_equal(error, "");
        assert_null(strstr(error, "Unknown"));
    }
}

static void missing_value_is_refused(void **state)
{
    (void)state;
    assert_false(parse("--bench", "--seed", NULL, NULL));
    assert_string_equal(error, "--seed needs a whole number from 0 to 18446744073709551615.");
}

static void help_names_every_option(void **state)
{
    (void)state;
    static const char *const names[] = {"--hits",  "--record",   "--size",  "--seed",    "--data",
                                        "--speed", "--renderer", "--bench", "--version", "--help"};
    for (size_t i = 0; i < sizeof names / sizeof names[0]; i++) {
        assert_non_null(strstr(options_help, names[i]));
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(none_is_the_default),
        cmocka_unit_test(values_come_after_or_with_equals),
        cmocka_unit_test(unknown_option_is_named),
        cmocka_unit_test(bad_values_are_refused),
        cmocka_unit_test(missing_value_is_refused),
        cmocka_unit_test(help_names_every_option),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
