/* SDL and the window. */
#ifndef CEREBRIA_APP_WINDOW_H
#define CEREBRIA_APP_WINDOW_H

#include <SDL.h>

#include "app/settings.h"

/* Starts SDL and opens the window, in the remembered size as far as the screen holds it (`exact`:
 * whatever it holds). NULL with a sentence if there is no display. */
SDL_Window *window_open(const struct stored_settings *settings, bool exact, const char *assets,
                        char *error, size_t error_size);
void window_close(SDL_Window *window);

void window_set_full_screen(SDL_Window *window, bool on);
bool window_is_full_screen(SDL_Window *window);
/* Whether something of it can be seen: neither hidden nor minimised. */
bool window_is_visible(SDL_Window *window);
/* Notes its size for the next time, unless it is full screen or maximised. */
void window_remember_size(SDL_Window *window, struct stored_settings *settings);

/* F11 or Alt+Enter went down. */
bool window_toggle_asked(const SDL_Event *event);

#endif
