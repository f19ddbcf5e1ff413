#include "app/window.h"

#include <SDL_image.h>
#include <stdio.h>
#include <string.h>

#include "app/files.h"

enum { ICON_SIZE = 64 };

static const char title[] = "Cerebria: The Inside World";

static void set_hints(void)
{
#ifdef SDL_HINT_WINDOWS_DPI_AWARENESS
    SDL_SetHint(SDL_HINT_WINDOWS_DPI_AWARENESS, "permonitorv2");
#endif
    SDL_SetHint(SDL_HINT_VIDEO_MINIMIZE_ON_FOCUS_LOSS, "0");
}

/* A game without its icon is still a game. */
static void set_icon(SDL_Window *window, const char *assets)
{
    char path[PATH_SIZE];
    if (!path_join(path, assets, "art/piece/logo.svg")) {
        return;
    }
    SDL_RWops *file = SDL_RWFromFile(path, "rb");
    SDL_Surface *icon = file ? IMG_LoadSizedSVG_RW(file, ICON_SIZE, ICON_SIZE) : NULL;
    if (icon) {
        SDL_SetWindowIcon(window, icon);
        SDL_FreeSurface(icon);
    }
    if (file) {
        SDL_RWclose(file);
    }
}

/* The monitor may be another one than last time. */
static void fit_to_display(int *width, int *height)
{
    SDL_Rect usable;
    if (SDL_GetDisplayUsableBounds(0, &usable) == 0) {
        *width = *width > usable.w ? usable.w : *width;
        *height = *height > usable.h ? usable.h : *height;
    }
}

/* SDL falls back on drivers that show nothing; those are for who asks for them (SDL_VIDEODRIVER).
 */
static bool is_blind(void)
{
    static const char *const blind[] = {"offscreen", "dummy", "evdev"};
    const char *driver = SDL_GetCurrentVideoDriver();
    for (size_t i = 0; i < sizeof blind / sizeof blind[0]; i++) {
        if (strcmp(driver, blind[i]) == 0) {
            return SDL_getenv("SDL_VIDEODRIVER") == NULL;
        }
    }
    return false;
}

static bool start_video(char *error, size_t error_size)
{
    /* Without it libwayland prints a complaint of its own, even where X serves. */
    SDL_setenv("XDG_RUNTIME_DIR", "/", 0);
    if (SDL_Init(SDL_INIT_VIDEO) != 0) {
        snprintf(error, error_size, "There is no display to open a window on: %s.", SDL_GetError());
        return false;
    }
    if (is_blind()) {
        snprintf(error, error_size, "There is no display to open a window on.");
        SDL_Quit();
        return false;
    }
    return true;
}

SDL_Window *window_open(const struct stored_settings *settings, bool exact, const char *assets,
                        char *error, size_t error_size)
{
    set_hints();
    if (!start_video(error, error_size)) {
        return NULL;
    }
    (void)SDL_InitSubSystem(SDL_INIT_GAMECONTROLLER); /* without it there are no pads, that's all */
    int width = settings->width, height = settings->height;
    if (!exact) {
        fit_to_display(&width, &height);
    }
    Uint32 flags = SDL_WINDOW_RESIZABLE | SDL_WINDOW_ALLOW_HIGHDPI;
    if (settings->play.full_screen) {
        flags |= SDL_WINDOW_FULLSCREEN_DESKTOP;
    }
    SDL_Window *window = SDL_CreateWindow(title, SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED,
                                          width, height, flags);
    if (!window) {
        snprintf(error, error_size, "The window can't be opened: %s.", SDL_GetError());
        SDL_Quit();
        return NULL;
    }
    SDL_SetWindowMinimumSize(window, WINDOW_WIDTH_MIN, WINDOW_HEIGHT_MIN);
    set_icon(window, assets);
    SDL_StopTextInput(); /* SDL starts with it on: shortcuts would be taken for text */
    SDL_EnableScreenSaver();
    return window;
}

void window_close(SDL_Window *window)
{
    if (window) {
        SDL_DestroyWindow(window);
        SDL_Quit();
    }
}

bool window_is_full_screen(SDL_Window *window)
{
    return (SDL_GetWindowFlags(window) & SDL_WINDOW_FULLSCREEN_DESKTOP) ==
           SDL_WINDOW_FULLSCREEN_DESKTOP;
}

void window_set_full_screen(SDL_Window *window, bool on)
{
    if (window_is_full_screen(window) != on) {
        SDL_SetWindowFullscreen(window, on ? SDL_WINDOW_FULLSCREEN_DESKTOP : 0);
    }
}

bool window_is_visible(SDL_Window *window)
{
    return !(SDL_GetWindowFlags(window) & (SDL_WINDOW_HIDDEN | SDL_WINDOW_MINIMIZED));
}

void window_remember_size(SDL_Window *window, struct stored_settings *settings)
{
    if (!(SDL_GetWindowFlags(window) & (SDL_WINDOW_FULLSCREEN_DESKTOP | SDL_WINDOW_MAXIMIZED))) {
        SDL_GetWindowSize(window, &settings->width, &settings->height);
    }
}

bool window_toggle_asked(const SDL_Event *event)
{
    if (event->type != SDL_KEYDOWN || event->key.repeat) {
        return false;
    }
    SDL_Keycode key = event->key.keysym.sym;
    return key == SDLK_F11 ||
           ((event->key.keysym.mod & KMOD_ALT) && (key == SDLK_RETURN || key == SDLK_KP_ENTER));
}
