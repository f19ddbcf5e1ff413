#include "render/device.h"

#include <SDL_opengl.h>
#include <string.h>

/* Drivers that imitate a graphics card on the processor: SDL's own software renderer is several
 * times faster. */
static const char *const imitations[] = {"llvmpipe", "softpipe", "swrast", "SwiftShader",
                                         "Software Rasterizer"};

typedef const GLubyte *(APIENTRY *get_string_function)(GLenum name);

static bool is_imitation(SDL_Renderer *sdl)
{
    SDL_RendererInfo info;
    if (SDL_GetRendererInfo(sdl, &info) != 0 ||
        strncmp(info.name, "opengl", strlen("opengl")) != 0) {
        return false;
    }
    void *address = SDL_GL_GetProcAddress("glGetString");
    get_string_function get_string;
    _Static_assert(sizeof get_string == sizeof address, "functions are found as pointers");
    memcpy(&get_string, &address, sizeof get_string);
    const char *name = get_string ? (const char *)get_string(GL_RENDERER) : NULL;
    for (size_t i = 0; name && i < sizeof imitations / sizeof imitations[0]; i++) {
        if (strstr(name, imitations[i])) {
            return true;
        }
    }
    return false;
}

static bool driver_was_asked_for(void)
{
    const char *driver = SDL_GetHint(SDL_HINT_RENDER_DRIVER);
    return driver && driver[0] != '\0';
}

SDL_Renderer *device_new(SDL_Window *window, bool software)
{
    /* Else the software renderer's pixels take a detour through OpenGL, 3 to 6 times slower. */
    SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0");
    if (!software) {
        SDL_Renderer *sdl =
            SDL_CreateRenderer(window, -1, SDL_RENDERER_ACCELERATED | SDL_RENDERER_PRESENTVSYNC);
        if (sdl && (driver_was_asked_for() || !is_imitation(sdl))) {
            return sdl;
        }
        if (sdl) {
            SDL_DestroyRenderer(sdl);
        }
    }
    return SDL_CreateRenderer(window, -1, SDL_RENDERER_SOFTWARE);
}
