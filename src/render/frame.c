#include "render/frame.h"

#include "render/hash.h"

enum { MUCH = 8 /* more than an eighth of the output */ };

void frame_clear(struct frame *frame)
{
    if (frame->texture) {
        SDL_DestroyTexture(frame->texture);
    }
    frame->texture = NULL;
    frame->valid = false;
    stills_clear(&frame->stills);
}

void frame_free(struct frame *frame)
{
    frame_clear(frame);
    trace_free(&frame->last);
    trace_free(&frame->next);
}

/* ---- What changed ---- */

struct subject {
    struct canvas *canvas;
    const struct draw_list *list;
};

static SDL_Rect find_bounds(void *context, size_t index)
{
    const struct subject *subject = context;
    return canvas_bounds(subject->canvas, subject->list, &subject->list->commands[index]);
}

static bool trace_list(struct trace *trace, const struct draw_list *list)
{
    if (!trace_reserve(trace, list->count)) {
        return false;
    }
    trace->count = list->count;
    for (size_t i = 0; i < list->count; i++) {
        trace->hashes[i] = hash_command(list, &list->commands[i]);
    }
    return true;
}

static void find_areas(struct frame *frame, struct canvas *canvas, const struct draw_list *list,
                       struct areas *areas)
{
    uint64_t stage = hash_stage(&canvas->viewport, list->clear);
    struct subject subject = {canvas, list};
    bool anew = !frame->valid || stage != frame->stage;
    if (anew) {
        frame->last.count = 0;
    }
    changes_find(&frame->last, &frame->next, find_bounds, &subject, areas);
    if (anew) {
        areas->count = 1;
        areas->rects[0] =
            (SDL_Rect){0, 0, canvas->viewport.output_width, canvas->viewport.output_height};
    }
    frame->stage = stage;
}

/* ---- Drawing ---- */

static void draw_area(struct canvas *canvas, const struct draw_list *list, const struct base *base,
                      const SDL_Rect *bounds, const SDL_Rect *area)
{
    base_draw(base, canvas, list->clear, area);
    canvas_draw(canvas, list, base->next, list->count, bounds, area);
}

/* Without memory or render targets: everything, directly. */
static void draw_plainly(struct frame *frame, struct canvas *canvas, const struct draw_list *list)
{
    const struct base nothing = {NULL, 0};
    const SDL_Rect all = {0, 0, canvas->viewport.output_width, canvas->viewport.output_height};
    frame->valid = false;
    draw_area(canvas, list, &nothing, NULL, &all);
}

void frame_draw(struct frame *frame, struct canvas *canvas, const struct draw_list *list)
{
    struct areas areas = {.count = 0};
    SDL_Texture *texture = canvas_target(canvas, frame->texture);
    frame->texture = texture; /* a new one has another size: find_areas sees that */
    if (!texture || !trace_list(&frame->next, list)) {
        draw_plainly(frame, canvas, list);
        return;
    }
    find_areas(frame, canvas, list, &areas);
    if (areas.count > 0) {
        bool much = areas_size(&areas) * MUCH >
                    (int64_t)canvas->viewport.output_width * canvas->viewport.output_height;
        struct base base = stills_base(&frame->stills, canvas, list, frame->next.hashes, much);
        if (SDL_SetRenderTarget(canvas->sdl, texture) != 0) {
            draw_plainly(frame, canvas, list);
            return;
        }
        for (int i = 0; i < areas.count; i++) {
            draw_area(canvas, list, &base, frame->next.bounds, &areas.rects[i]);
        }
        SDL_SetRenderTarget(canvas->sdl, NULL);
    }
    SDL_RenderCopy(canvas->sdl, texture, NULL, NULL);
    struct trace last = frame->last;
    frame->last = frame->next;
    frame->next = last;
    frame->valid = true;
}
