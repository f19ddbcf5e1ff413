#include "screen/viewport.h"

#include <math.h>

#include "screen/draw.h"

static int at_least_one(int value)
{
    return value < 1 ? 1 : value;
}

void viewport_init(struct viewport *viewport, int window_width, int window_height, int output_width,
                   int output_height)
{
    viewport->window_width = at_least_one(window_width);
    viewport->window_height = at_least_one(window_height);
    viewport->output_width = at_least_one(output_width);
    viewport->output_height = at_least_one(output_height);
    float width = (float)viewport->output_width;
    float height = (float)viewport->output_height;
    viewport->scale = fminf(width / STAGE_WIDTH, height / STAGE_HEIGHT);
    /* Whole pixels, so that what is sharp at one window size is sharp at all. */
    viewport->offset_x = fmaxf(0, floorf((width - STAGE_WIDTH * viewport->scale) / 2));
    viewport->offset_y = fmaxf(0, floorf((height - STAGE_HEIGHT * viewport->scale) / 2));
    viewport->density_x = width / (float)viewport->window_width;
    viewport->density_y = height / (float)viewport->window_height;
}

void viewport_to_stage(const struct viewport *viewport, float x, float y, float *x_du, float *y_du)
{
    *x_du = (x * viewport->density_x - viewport->offset_x) / viewport->scale;
    *y_du = (y * viewport->density_y - viewport->offset_y) / viewport->scale;
}

void viewport_from_stage(const struct viewport *viewport, float x_du, float y_du, float *x,
                         float *y)
{
    *x = (x_du * viewport->scale + viewport->offset_x) / viewport->density_x;
    *y = (y_du * viewport->scale + viewport->offset_y) / viewport->density_y;
}

void viewport_window_size(const struct viewport *viewport, float *width, float *height)
{
    *width = (float)viewport->window_width;
    *height = (float)viewport->window_height;
}
