/* Game pads: opened when they are plugged in, so that SDL sends their events. */
#ifndef CEREBRIA_INPUT_PADS_H
#define CEREBRIA_INPUT_PADS_H

#include <SDL_events.h>
#include <SDL_gamecontroller.h>
#include <stdbool.h>

enum { PADS_MAX = 4 };

struct pads {
    SDL_GameController *open[PADS_MAX];
};

/* Opens and closes pads as they come and go; other events are left alone. */
void pads_event(struct pads *pads, const SDL_Event *event);
void pads_close(struct pads *pads);

#endif
