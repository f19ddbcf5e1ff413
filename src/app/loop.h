/* The loop: events, fixed steps of 1/60 s, frames. It sleeps while nothing moves and draws only
 * what changed. */
#ifndef CEREBRIA_APP_LOOP_H
#define CEREBRIA_APP_LOOP_H

#include "app/app.h"

/* Runs until the player quits, or for `limit_ms` if that isn't 0. */
void loop_run(struct app *app, uint32_t limit_ms);

/* Parts of it, for measuring: what happened since, one step, one frame. */
void loop_events(struct app *app, int wait_ms);
void loop_step(struct app *app);
void loop_frame(struct app *app);

/* Whether steps are due: something moves, or just did. */
bool loop_is_moving(const struct app *app);

#endif
