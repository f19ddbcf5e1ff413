/* What the player prefers, kept between runs as `key value` lines in the data folder. */
#ifndef CEREBRIA_APP_SETTINGS_H
#define CEREBRIA_APP_SETTINGS_H

#include <stddef.h>

#include "scene/scene.h"

enum {
    WINDOW_WIDTH_MIN = 640,
    WINDOW_HEIGHT_MIN = 360,
    WINDOW_SIZE_MAX = 16384,
    SETTINGS_OTHERS_SIZE = 2048,
    SETTINGS_TEXT_SIZE = SETTINGS_OTHERS_SIZE + 1024
};

struct stored_settings {
    struct settings play;
    int width, height; /* of the window when it is not full screen, in window points */
    char others[SETTINGS_OTHERS_SIZE]; /* lines of keys unknown to this version: a newer one's,
                                          written back as they were */
};

void settings_default(struct stored_settings *settings);

/* Takes what a text says over what is there. A line that makes no sense is skipped; the first of
 * them is named in `notice` ("settings, line 3: …"), which is "" if there was none. */
void settings_parse(struct stored_settings *settings, const char *text, size_t length, char *notice,
                    size_t notice_size);

/* The text of these settings; returns its length. */
size_t settings_print(const struct stored_settings *settings, char out[SETTINGS_TEXT_SIZE]);

/* enum speed of a name, or -1. */
int speed_from_name(const char *name);

#endif
