#include "app/options.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "app/settings.h"

const char options_help[] =
    "cerebria - Cerebria: The Inside World for two people at one screen (unofficial)\n"
    "\n"
    "  --size WxH           size of the window, e.g. 1280x720\n"
    "  --speed SPEED        of animations: slow, normal, fast or none\n"
    "  --seed N             deal new games by this number\n"
    "  --record FILE        open a game record; the file itself is never changed\n"
    "  --data DIR           keep settings and games in this folder\n"
    "  --renderer software  draw without the graphics card\n"
    "  --hits FILE          keep a list of what can be clicked in FILE, one JSON object a line\n"
    "  --bench              measure drawing, print the figures and end\n"
    "  --version, --help    print this and end\n";

/* A sink for one option's value; false if the value is no good. */
typedef bool take_value(struct options *options, const char *value);

static bool take_hits(struct options *options, const char *value)
{
    options->hits = value;
    return *value != '\0';
}

static bool take_record(struct options *options, const char *value)
{
    options->record = value;
    return *value != '\0';
}

static bool take_data(struct options *options, const char *value)
{
    options->data = value;
    return *value != '\0';
}

static bool take_renderer(struct options *options, const char *value)
{
    options->renderer = value;
    return strcmp(value, "software") == 0;
}

static bool is_digit(char c)
{
    return c >= '0' && c <= '9';
}

static bool take_size(struct options *options, const char *value)
{
    const char *x = strchr(value, 'x');
    if (!x || !is_digit(value[0]) || !is_digit(x[1])) {
        return false;
    }
    char *end;
    long width = strtol(value, &end, 10);
    if (end != x) {
        return false;
    }
    long height = strtol(x + 1, &end, 10);
    if (*end != '\0' || width < WINDOW_WIDTH_MIN || width > WINDOW_SIZE_MAX ||
        height < WINDOW_HEIGHT_MIN || height > WINDOW_SIZE_MAX) {
        return false;
    }
    options->width = (int)width;
    options->height = (int)height;
    return true;
}

static bool take_seed(struct options *options, const char *value)
{
    char *end;
    if (!is_digit(*value)) {
        return false; /* strtoull would take "-1" */
    }
    errno = 0;
    unsigned long long seed = strtoull(value, &end, 10);
    options->seed = seed;
    options->seed_given = true;
    return *end == '\0' && errno == 0 && seed <= UINT64_MAX;
}

static bool take_speed(struct options *options, const char *value)
{
    options->speed = speed_from_name(value);
    return options->speed != SPEED_NOT_GIVEN;
}

static bool take_bench(struct options *options, const char *value)
{
    (void)value;
    options->bench = true;
    return true;
}

static bool take_help(struct options *options, const char *value)
{
    (void)value;
    options->help = true;
    return true;
}

static bool take_version(struct options *options, const char *value)
{
    (void)value;
    options->version = true;
    return true;
}

static const struct {
    const char *name;
    const char *expected; /* NULL: stands alone */
    take_value *take;
} table[] = {
    {"--hits", "a file name", take_hits},
    {"--record", "a file name", take_record},
    {"--data", "a folder", take_data},
    {"--renderer", "software", take_renderer},
    {"--size", "WIDTHxHEIGHT from 640x360 to 16384x16384", take_size},
    {"--seed", "a whole number from 0 to 18446744073709551615", take_seed},
    {"--speed", "slow, normal, fast or none", take_speed},
    {"--bench", NULL, take_bench},
    {"--help", NULL, take_help},
    {"--version", NULL, take_version},
};

enum { OPTION_COUNT = sizeof table / sizeof table[0] };

/* The row whose name is the part of `argument` before '=', or OPTION_COUNT. */
static size_t find_option(const char *argument)
{
    size_t length = strcspn(argument, "=");
    for (size_t i = 0; i < OPTION_COUNT; i++) {
        if (strlen(table[i].name) == length && memcmp(table[i].name, argument, length) == 0) {
            return i;
        }
    }
    return OPTION_COUNT;
}

bool options_parse(struct options *options, int argc, char *const *argv, char *error,
                   size_t error_size)
{
    *options = (struct options){.speed = SPEED_NOT_GIVEN};
    for (int i = 1; i < argc; i++) {
        const char *argument = argv[i];
        size_t row = find_option(argument);
        const char *equals = strchr(argument, '=');
        if (row == OPTION_COUNT) {
            snprintf(error, error_size, "Unknown option \"%s\"; --help lists the options.",
                     argument);
            return false;
        }
        if (!table[row].expected && equals) {
            snprintf(error, error_size, "%s takes no value.", table[row].name);
            return false;
        }
        const char *value = equals ? equals + 1 : NULL;
        if (table[row].expected && !value) {
            value = i + 1 < argc ? argv[++i] : "";
        }
        if (!table[row].take(options, value)) {
            snprintf(error, error_size, "%s needs %s.", table[row].name, table[row].expected);
            return false;
        }
    }
    return true;
}
