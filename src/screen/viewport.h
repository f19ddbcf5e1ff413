/* Where the stage lies in the window: the one home of the way window points -> output pixels ->
 * design units.
 *
 * Window points are what SDL's events are in. Output pixels are what is drawn; on a high density
 * screen there are more of them than points. The stage (1920 x 1080 du) is fitted into the output,
 * whole and centred, bars around it. */
#ifndef CEREBRIA_SCREEN_VIEWPORT_H
#define CEREBRIA_SCREEN_VIEWPORT_H

struct viewport {
    float scale; /* output pixels per du, > 0 */
    float offset_x,
        offset_y; /* of the stage's corner in output pixels: whole numbers, never negative */
    float density_x, density_y;      /* output pixels per window point */
    int window_width, window_height; /* points */
    int output_width, output_height; /* pixels */
};

/* Fits the stage into a window; sizes below 1 count as 1. */
void viewport_init(struct viewport *viewport, int window_width, int window_height, int output_width,
                   int output_height);

/* Window points to du. Points on the bars lie outside the stage (negative, or past 1920 x 1080). */
void viewport_to_stage(const struct viewport *viewport, float x, float y, float *x_du, float *y_du);
/* And back. */
void viewport_from_stage(const struct viewport *viewport, float x_du, float y_du, float *x,
                         float *y);

/* The window's size in points, as fingers are told in fractions of it. */
void viewport_window_size(const struct viewport *viewport, float *width, float *height);

#endif
