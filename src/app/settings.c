#include "app/settings.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

static const char *const speed_names[] = {"slow", "normal", "fast", "none"};
static_assert(sizeof speed_names / sizeof speed_names[0] == SPEED_COUNT, "one name a speed");

enum field_kind { FIELD_YES_NO, FIELD_SPEED, FIELD_SIZE };

static const struct field {
    const char *key;
    enum field_kind kind;
    size_t offset; /* in struct stored_settings */
    int min;       /* of FIELD_SIZE */
} fields[] = {
    {"width", FIELD_SIZE, offsetof(struct stored_settings, width), WINDOW_WIDTH_MIN},
    {"height", FIELD_SIZE, offsetof(struct stored_settings, height), WINDOW_HEIGHT_MIN},
    {"full_screen", FIELD_YES_NO, offsetof(struct stored_settings, play.full_screen), 0},
    {"speed", FIELD_SPEED, offsetof(struct stored_settings, play.speed), 0},
    {"hand_over", FIELD_YES_NO, offsetof(struct stored_settings, play.hand_over), 0},
    {"reduce_motion", FIELD_YES_NO, offsetof(struct stored_settings, play.reduce_motion), 0},
    {"warn_end_turn", FIELD_YES_NO, offsetof(struct stored_settings, play.warn_end_turn), 0},
};

enum {
    FIELD_COUNT = sizeof fields / sizeof fields[0],
    LINE_MAX_LENGTH = 200,
    NUMBER_DIGITS_MAX = 6
};

void settings_default(struct stored_settings *settings)
{
    *settings = (struct stored_settings){
        .play = {.speed = SPEED_NORMAL, .hand_over = true, .warn_end_turn = true},
        .width = 1280,
        .height = 720,
    };
}

int speed_from_name(const char *name)
{
    for (int i = 0; i < SPEED_COUNT; i++) {
        if (strcmp(speed_names[i], name) == 0) {
            return i;
        }
    }
    return -1;
}

/* A whole number without sign, or -1. */
static int parse_number(const char *text)
{
    size_t digits = strspn(text, "0123456789");
    if (digits == 0 || digits > NUMBER_DIGITS_MAX || text[digits] != '\0') {
        return -1;
    }
    int number = 0;
    for (size_t i = 0; i < digits; i++) {
        number = 10 * number + (text[i] - '0');
    }
    return number;
}

/* Stores a value; false if it is out of range. `expected` tells then what would have been right. */
static bool set_field(struct stored_settings *settings, const struct field *field,
                      const char *value, const char **expected)
{
    char *place = (char *)settings + field->offset;
    switch (field->kind) {
    case FIELD_YES_NO: {
        bool on = strcmp(value, "yes") == 0;
        *expected = "yes or no";
        if (!on && strcmp(value, "no") != 0) {
            return false;
        }
        memcpy(place, &on, sizeof on);
        return true;
    }
    case FIELD_SPEED: {
        int speed = speed_from_name(value);
        uint8_t stored = (uint8_t)speed;
        *expected = "slow, normal, fast or none";
        if (speed < 0) {
            return false;
        }
        memcpy(place, &stored, sizeof stored);
        return true;
    }
    case FIELD_SIZE: {
        int size = parse_number(value);
        *expected = "a size in pixels";
        if (size < field->min || size > WINDOW_SIZE_MAX) {
            return false;
        }
        memcpy(place, &size, sizeof size);
        return true;
    }
    }
    return false;
}

/* Keeps a line for settings_print as long as there is room. */
static void keep_line(struct stored_settings *settings, const char *line)
{
    size_t used = strlen(settings->others), length = strlen(line);
    if (used + length + 2 <= sizeof settings->others) {
        memcpy(settings->others + used, line, length);
        memcpy(settings->others + used + length, "\n", 2);
    }
}

/* A key is small letters and underscores, so that binary rubbish isn't kept for ever as somebody's
 * settings. */
static bool is_key(const char *text, size_t length)
{
    return length > 0 && strspn(text, "abcdefghijklmnopqrstuvwxyz_") == length;
}

static bool is_printable(const char *text)
{
    for (; *text != '\0'; text++) {
        if ((unsigned char)*text < 0x20) {
            return false;
        }
    }
    return true;
}

/* One line without its end. False if it makes no sense. */
static bool parse_line(struct stored_settings *settings, char *line, const char **expected)
{
    char *space = strchr(line, ' ');
    size_t key_length = space ? (size_t)(space - line) : strlen(line);
    *expected = "a key and a value";
    if (line[0] == '\0' || line[0] == '#') {
        return true;
    }
    if (!space || !is_key(line, key_length) || !is_printable(line)) {
        return false;
    }
    for (size_t i = 0; i < FIELD_COUNT; i++) {
        if (strlen(fields[i].key) == key_length && memcmp(fields[i].key, line, key_length) == 0) {
            return set_field(settings, &fields[i], space + 1, expected);
        }
    }
    keep_line(settings, line);
    return true;
}

void settings_parse(struct stored_settings *settings, const char *text, size_t length, char *notice,
                    size_t notice_size)
{
    char line[LINE_MAX_LENGTH + 1];
    size_t start = 0;
    snprintf(notice, notice_size, "%s", "");
    settings->others[0] = '\0';
    for (unsigned number = 1; start < length; number++) {
        const char *end = memchr(text + start, '\n', length - start);
        size_t line_length = end ? (size_t)(end - (text + start)) : length - start;
        size_t kept = line_length;
        if (kept > 0 && text[start + kept - 1] == '\r') {
            kept--; /* edited on Windows */
        }
        const char *expected = "a shorter line";
        bool fine = kept <= LINE_MAX_LENGTH && !memchr(text + start, '\0', kept);
        if (fine) {
            memcpy(line, text + start, kept);
            line[kept] = '\0';
            fine = parse_line(settings, line, &expected);
        }
        if (!fine && notice[0] == '\0') {
            snprintf(notice, notice_size, "settings, line %u: %s expected", number, expected);
        }
        start += line_length + 1;
    }
}

static const char *print_field(const struct stored_settings *settings, const struct field *field,
                               char *number, size_t number_size)
{
    const char *place = (const char *)settings + field->offset;
    switch (field->kind) {
    case FIELD_YES_NO: {
        bool on;
        memcpy(&on, place, sizeof on);
        return on ? "yes" : "no";
    }
    case FIELD_SPEED: {
        uint8_t speed;
        memcpy(&speed, place, sizeof speed);
        return speed_names[speed < SPEED_COUNT ? speed : SPEED_NORMAL];
    }
    case FIELD_SIZE: {
        int size;
        memcpy(&size, place, sizeof size);
        snprintf(number, number_size, "%d", size);
        return number;
    }
    }
    return "";
}

size_t settings_print(const struct stored_settings *settings, char out[SETTINGS_TEXT_SIZE])
{
    size_t used = 0;
    char number[16];
    for (size_t i = 0; i < FIELD_COUNT; i++) {
        int written = snprintf(out + used, SETTINGS_TEXT_SIZE - used, "%s %s\n", fields[i].key,
                               print_field(settings, &fields[i], number, sizeof number));
        assert(written > 0);
        used += (size_t)written;
    }
    int written = snprintf(out + used, SETTINGS_TEXT_SIZE - used, "%s", settings->others);
    assert(written >= 0);
    return used + (size_t)written;
}
