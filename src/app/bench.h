/* --bench: how fast the window draws, on this machine. */
#ifndef CEREBRIA_APP_BENCH_H
#define CEREBRIA_APP_BENCH_H

#include "app/app.h"

/* Prints the figures; `began` is SDL_GetPerformanceCounter at the start of the program. Takes about
 * half a minute. False if the player closed the window in between. */
bool bench_run(struct app *app, uint64_t began);

#endif
