#include "input/pads.h"

static bool is_pad(SDL_GameController *controller, SDL_JoystickID id)
{
    return controller && SDL_JoystickInstanceID(SDL_GameControllerGetJoystick(controller)) == id;
}

static void plugged_in(struct pads *pads, int device)
{
    SDL_JoystickID id = SDL_JoystickGetDeviceInstanceID(device);
    int place = -1;
    for (int i = 0; i < PADS_MAX; i++) {
        if (is_pad(pads->open[i], id)) {
            return; /* SDL tells of pads found at the start twice */
        }
        if (!pads->open[i] && place < 0) {
            place = i;
        }
    }
    if (place >= 0) {
        pads->open[place] = SDL_GameControllerOpen(device);
    }
}

static void pulled_out(struct pads *pads, SDL_JoystickID id)
{
    for (int i = 0; i < PADS_MAX; i++) {
        if (is_pad(pads->open[i], id)) {
            SDL_GameControllerClose(pads->open[i]);
            pads->open[i] = NULL;
        }
    }
}

void pads_event(struct pads *pads, const SDL_Event *event)
{
    if (event->type == SDL_CONTROLLERDEVICEADDED) {
        plugged_in(pads, event->cdevice.which);
    } else if (event->type == SDL_CONTROLLERDEVICEREMOVED) {
        pulled_out(pads, event->cdevice.which);
    }
}

void pads_close(struct pads *pads)
{
    for (int i = 0; i < PADS_MAX; i++) {
        if (pads->open[i]) {
            SDL_GameControllerClose(pads->open[i]);
            pads->open[i] = NULL;
        }
    }
}
