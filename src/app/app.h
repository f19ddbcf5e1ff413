/* The running program: everything there is once, opened and closed together. */
#ifndef CEREBRIA_APP_APP_H
#define CEREBRIA_APP_APP_H

#include "app/hits.h"
#include "app/options.h"
#include "app/paths.h"
#include "app/settings.h"
#include "app/stack.h"
#include "app/table.h"
#include "app/window.h"
#include "input/input.h"
#include "input/pads.h"
#include "render/renderer.h"

struct app {
    struct options options;
    struct paths paths;
    struct stored_settings settings;
    uint8_t own_speed; /* as stored, while --speed stands for it */
    struct lang *lang;
    SDL_Window *window;
    struct renderer *renderer;
    struct pads pads;
    struct input input;
    struct table table;
    struct stack stack;
    struct draw_list list; /* what was drawn last */
    struct hits hits;
    bool dirty;           /* the screen doesn't show what it should */
    bool moved;           /* something did move at the last step */
    unsigned still_steps; /* since something moved or might have begun to */
};

/* Opens everything and puts the first scene on the screen; `app` must not be moved from then on.
 * False with one sentence if that can't be done; app_close is due all the same. */
bool app_open(struct app *app, const struct options *options, char *error, size_t error_size);
void app_close(struct app *app);

/* Stores the settings; a failure becomes a notice. Nothing while measuring. */
void app_save_settings(struct app *app);

#endif
