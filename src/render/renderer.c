#include "render/renderer.h"

#include <SDL_image.h>
#include <stdio.h>
#include <stdlib.h>

#include "render/canvas.h"
#include "render/device.h"
#include "render/frame.h"

/* Bytes of kept pictures: an upper bound. A full board at 3840 x 2160 comes near it. */
enum { PICTURES_BUDGET = 256 << 20, SIZES_BUDGET = 1 << 20 };

struct renderer {
    SDL_Window *window;   /* NULL: headless */
    SDL_Surface *surface; /* headless: what is drawn on */
    struct canvas canvas;
    struct frame frame;
    char name[32];
    bool waits;
};

/* ---- Start and end ---- */

static void read_info(struct renderer *renderer)
{
    SDL_RendererInfo info = {.name = "unknown"};
    SDL_GetRendererInfo(renderer->canvas.sdl, &info);
    snprintf(renderer->name, sizeof renderer->name, "%s", info.name);
    /* The software renderer claims to wait, but only does so when asked. */
    renderer->waits =
        (info.flags & SDL_RENDERER_PRESENTVSYNC) && !(info.flags & SDL_RENDERER_SOFTWARE);
}

/* Everything but the SDL renderer. */
static struct renderer *begin(const char *assets, char *error, size_t error_size)
{
    struct text *text = text_new(assets, error, error_size);
    struct renderer *renderer = text ? calloc(1, sizeof *renderer) : NULL;
    if (!renderer) {
        if (text) {
            snprintf(error, error_size, "There is no memory for drawing.");
        }
        text_destroy(text);
        return NULL;
    }
    struct canvas *canvas = &renderer->canvas;
    canvas->text = text;
    canvas->art = art_new(assets);
    canvas->pictures = pictures_new(PICTURES_BUDGET);
    canvas->sizes = pictures_new(SIZES_BUDGET);
    viewport_init(&canvas->viewport, STAGE_WIDTH, STAGE_HEIGHT, STAGE_WIDTH, STAGE_HEIGHT);
    if (!canvas->art || !canvas->pictures || !canvas->sizes) {
        snprintf(error, error_size, "There is no memory for drawing.");
        renderer_free(renderer);
        return NULL;
    }
    return renderer;
}

struct renderer *renderer_new(SDL_Window *window, const char *assets, enum renderer_choice choice,
                              char *error, size_t error_size)
{
    struct renderer *renderer = begin(assets, error, error_size);
    if (!renderer) {
        return NULL;
    }
    renderer->window = window;
    renderer->canvas.sdl = device_new(window, choice == RENDERER_SOFTWARE);
    if (!renderer->canvas.sdl) {
        snprintf(error, error_size, "Nothing can be drawn into the window: %s.", SDL_GetError());
        renderer_free(renderer);
        return NULL;
    }
    read_info(renderer);
    renderer_resize(renderer, 0, 0);
    return renderer;
}

struct renderer *renderer_new_headless(int width, int height, const char *assets, char *error,
                                       size_t error_size)
{
    struct renderer *renderer = begin(assets, error, error_size);
    if (renderer && !renderer_resize(renderer, width, height)) {
        snprintf(error, error_size, "No surface of %d x %d pixels can be made: %s.", width, height,
                 SDL_GetError());
        renderer_free(renderer);
        return NULL;
    }
    return renderer;
}

/* Forgets every texture. */
static void drop_textures(struct renderer *renderer)
{
    frame_clear(&renderer->frame);
    if (renderer->canvas.pictures) {
        pictures_clear(renderer->canvas.pictures);
    }
}

void renderer_free(struct renderer *renderer)
{
    if (!renderer) {
        return;
    }
    struct canvas *canvas = &renderer->canvas;
    drop_textures(renderer);
    if (canvas->sdl) {
        SDL_DestroyRenderer(canvas->sdl);
    }
    SDL_FreeSurface(renderer->surface);
    frame_free(&renderer->frame);
    pictures_free(canvas->pictures);
    pictures_free(canvas->sizes);
    text_destroy(canvas->text);
    art_free(canvas->art);
    svg_free(&canvas->svg);
    free(renderer);
}

/* ---- What it is ---- */

const char *renderer_name(const struct renderer *renderer)
{
    return renderer->name;
}

bool renderer_waits(const struct renderer *renderer)
{
    return renderer->waits;
}

const struct viewport *renderer_viewport(const struct renderer *renderer)
{
    return &renderer->canvas.viewport;
}

const char *renderer_error(const struct renderer *renderer)
{
    return renderer->canvas.problem.text;
}

void renderer_error_clear(struct renderer *renderer)
{
    renderer->canvas.problem.text[0] = '\0';
}

/* ---- Changes around it ---- */

static bool resize_window(struct renderer *renderer)
{
    int width, height, output_width, output_height;
    SDL_GetWindowSize(renderer->window, &width, &height);
    if (SDL_GetRendererOutputSize(renderer->canvas.sdl, &output_width, &output_height) != 0) {
        return false;
    }
    viewport_init(&renderer->canvas.viewport, width, height, output_width, output_height);
    return true;
}

static bool resize_surface(struct renderer *renderer, int width, int height)
{
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_RGB888);
    SDL_Renderer *sdl = surface ? SDL_CreateSoftwareRenderer(surface) : NULL;
    if (!sdl) {
        SDL_FreeSurface(surface);
        return false;
    }
    drop_textures(renderer);
    if (renderer->canvas.sdl) {
        SDL_DestroyRenderer(renderer->canvas.sdl);
    }
    SDL_FreeSurface(renderer->surface);
    renderer->surface = surface;
    renderer->canvas.sdl = sdl;
    viewport_init(&renderer->canvas.viewport, width, height, width, height);
    read_info(renderer);
    return true;
}

bool renderer_resize(struct renderer *renderer, int width, int height)
{
    return renderer->window ? resize_window(renderer) : resize_surface(renderer, width, height);
}

bool renderer_event(struct renderer *renderer, const SDL_Event *event)
{
    switch (event->type) {
    case SDL_RENDER_TARGETS_RESET:
        frame_clear(&renderer->frame);
        return true;
    case SDL_RENDER_DEVICE_RESET:
        drop_textures(renderer);
        return true;
    case SDL_WINDOWEVENT:
        if (event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED && renderer->window &&
            event->window.windowID == SDL_GetWindowID(renderer->window)) {
            resize_window(renderer);
        }
        return false;
    default:
        return false;
    }
}

/* ---- Frames ---- */

void renderer_draw(struct renderer *renderer, const struct draw_list *list)
{
    frame_draw(&renderer->frame, &renderer->canvas, list);
}

void renderer_present(struct renderer *renderer)
{
    SDL_RenderPresent(renderer->canvas.sdl);
}

SDL_Surface *renderer_pixels(struct renderer *renderer, const struct draw_list *list)
{
    const struct viewport *v = &renderer->canvas.viewport;
    SDL_Surface *pixels = SDL_CreateRGBSurfaceWithFormat(0, v->output_width, v->output_height, 32,
                                                         SDL_PIXELFORMAT_ARGB8888);
    if (!pixels) {
        problem_note(&renderer->canvas.problem, "No picture of the screen can be taken",
                     SDL_GetError());
        return NULL;
    }
    renderer_draw(renderer, list);
    if (SDL_RenderReadPixels(renderer->canvas.sdl, NULL, SDL_PIXELFORMAT_ARGB8888, pixels->pixels,
                             pixels->pitch) != 0) {
        problem_note(&renderer->canvas.problem, "No picture of the screen can be taken",
                     SDL_GetError());
        SDL_FreeSurface(pixels);
        return NULL;
    }
    return pixels;
}

bool renderer_screenshot(struct renderer *renderer, const struct draw_list *list, const char *path)
{
    SDL_Surface *pixels = renderer_pixels(renderer, list);
    if (!pixels) {
        return false;
    }
    bool saved = IMG_SavePNG(pixels, path) == 0;
    if (!saved) {
        problem_note(&renderer->canvas.problem, path, SDL_GetError());
    }
    SDL_FreeSurface(pixels);
    return saved;
}

/* ---- Measuring ---- */

static void measure(void *context, enum font font, float size_du, float wrap_du, const char *text,
                    float *width_du, float *height_du)
{
    struct canvas *canvas = context;
    int width, height;
    canvas_text_size(canvas, font, size_du, wrap_du, text, &width, &height);
    *width_du = (float)width / canvas->viewport.scale;
    *height_du = (float)height / canvas->viewport.scale;
}

struct text_measure renderer_measure(struct renderer *renderer)
{
    return (struct text_measure){measure, &renderer->canvas};
}
