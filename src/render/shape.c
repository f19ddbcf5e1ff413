/* Panels come in three ways, all with the same look:
 *   plain      no round corners: rectangles only
 *   cornered   round corners, one colour: four baked corners and rectangles between them, whatever
 * the size whole      all others (gradients, dashes, turned ones, circles): one baked picture of
 * that very size Straight edges lie on whole pixels, so that they are equally sharp everywhere. */
#include "render/shape.h"

#include <math.h>

/* A panel in pixels from the stage's corner. */
struct panel {
    SDL_Rect rect;
    struct svg_panel look;
};

static bool same_colour(struct colour a, struct colour b)
{
    return canvas_colour_key(a) == canvas_colour_key(b);
}

static int at_least(int value, int least)
{
    return value < least ? least : value;
}

/* Lines of less than a pixel would vanish in small windows. */
static float line_pixels(float width_du, float scale)
{
    return width_du > 0 ? fmaxf(1, width_du * scale) : 0;
}

static struct panel panel_in_pixels(const struct canvas *canvas, const struct draw_command *command)
{
    float scale = canvas->viewport.scale;
    const struct box *box = &command->box;
    int x = (int)lroundf(box->x * scale);
    int y = (int)lroundf(box->y * scale);
    int width = (int)lroundf(box->w * scale);
    int height = (int)lroundf(box->h * scale);
    if (command->radius <= 0) {
        /* By their edges, so that neighbours touch; round ones keep their size while they move. */
        width = (int)lroundf((box->x + box->w) * scale) - x;
        height = (int)lroundf((box->y + box->h) * scale) - y;
    }
    struct panel panel = {.rect = {x, y, at_least(width, 1), at_least(height, 1)}};
    struct svg_panel *look = &panel.look;
    look->width = panel.rect.w;
    look->height = panel.rect.h;
    float half = (float)(look->width < look->height ? look->width : look->height) / 2;
    look->radius = fminf(fmaxf(command->radius * scale, 0), half);
    look->line = fminf(roundf(line_pixels(command->line_width, scale)), half);
    look->dash = command->dash > 0 ? command->dash * scale : 0;
    look->top = command->fill;
    look->bottom = command->fill_bottom;
    look->border = command->border;
    if (look->line <= 0 || look->border.a == 0) {
        look->line = 0;
        look->border = (struct colour){0, 0, 0, 0};
    }
    return panel;
}

/* ---- Pictures of panels ---- */

static const struct picture *baked(struct canvas *canvas, enum picture_kind kind,
                                   const struct svg_panel *look, int32_t angle)
{
    struct picture_key key = {
        {(int32_t)kind, look->width, look->height, canvas_length_key(look->radius),
         canvas_length_key(look->line), canvas_length_key(look->dash), canvas_colour_key(look->top),
         canvas_colour_key(look->bottom), canvas_colour_key(look->border), [KEY_ANGLE] = angle},
        NULL};
    const struct picture *picture = pictures_find(canvas->pictures, &key);
    if (picture) {
        return picture;
    }
    svg_write_panel(&canvas->svg, look);
    SDL_Surface *surface = svg_rasterise(&canvas->svg, look->width + 2 * look->margin,
                                         look->height + 2 * look->margin);
    return canvas_keep(canvas, &key, surface, "A panel can't be drawn");
}

static void draw_whole(struct canvas *canvas, const struct panel *panel,
                       const struct draw_command *command)
{
    struct svg_panel look = panel->look;
    struct colour *const colours[] = {&look.top, &look.bottom, &look.border};
    struct colour tint = {255, 255, 255, canvas_common_opacity(colours, 3)};
    look.margin = 1; /* transparent, so that what is turned has smooth edges */
    const struct picture *picture = baked(canvas, PICTURE_PANEL, &look, canvas_angle_key(command));
    SDL_Rect to = {panel->rect.x - 1, panel->rect.y - 1, panel->rect.w + 2, panel->rect.h + 2};
    canvas_tint(picture, tint);
    canvas_put(canvas, picture, to, command);
}

/* ---- Panels of rectangles ---- */

static uint8_t mix(uint8_t a, uint8_t b, int part, int whole)
{
    return (uint8_t)((a * (whole - part) + b * part + whole / 2) / whole);
}

/* The colour of row y of a gradient: taken at the row's middle. */
static struct colour row_colour(const struct svg_panel *look, int y)
{
    struct colour a = look->top;
    struct colour b = look->bottom;
    int part = 2 * y + 1;
    int whole = 2 * look->height;
    return (struct colour){mix(a.r, b.r, part, whole), mix(a.g, b.g, part, whole),
                           mix(a.b, b.b, part, whole), mix(a.a, b.a, part, whole)};
}

/* Rows of the same colour are one rectangle: a dark sky is a dozen of them. */
static void fill_gradient(struct canvas *canvas, const struct panel *panel)
{
    int start = 0;
    struct colour colour = row_colour(&panel->look, 0);
    for (int y = 1; y <= panel->rect.h; y++) {
        struct colour next = y < panel->rect.h ? row_colour(&panel->look, y) : colour;
        if (y == panel->rect.h || !same_colour(colour, next)) {
            canvas_fill(canvas,
                        (SDL_Rect){panel->rect.x, panel->rect.y + start, panel->rect.w, y - start},
                        colour);
            start = y;
            colour = next;
        }
    }
}

static void draw_plain(struct canvas *canvas, const struct panel *panel)
{
    SDL_Rect r = panel->rect;
    int line = (int)panel->look.line;
    struct colour border = panel->look.border;
    fill_gradient(canvas, panel);
    canvas_fill(canvas, (SDL_Rect){r.x, r.y, r.w, line}, border);
    canvas_fill(canvas, (SDL_Rect){r.x, r.y + r.h - line, r.w, line}, border);
    canvas_fill(canvas, (SDL_Rect){r.x, r.y + line, line, r.h - 2 * line}, border);
    canvas_fill(canvas, (SDL_Rect){r.x + r.w - line, r.y + line, line, r.h - 2 * line}, border);
}

/* How large a corner is: from there on the edges are straight. */
static int corner_size(const struct svg_panel *look)
{
    return (int)ceilf(fmaxf(look->radius, look->line));
}

static void draw_corners(struct canvas *canvas, const struct panel *panel)
{
    int size = corner_size(&panel->look);
    struct svg_panel look = panel->look;
    look.width = 2 * size;
    look.height = 2 * size;
    const struct picture *picture = baked(canvas, PICTURE_CORNERS, &look, 0);
    if (!picture || !picture->texture) {
        return;
    }
    for (int corner = 0; corner < 4; corner++) {
        int right = corner & 1;
        int low = corner >> 1;
        SDL_Rect from = {right * size, low * size, size, size};
        SDL_Rect to = {
            panel->rect.x + (int)canvas->viewport.offset_x + right * (panel->rect.w - size),
            panel->rect.y + (int)canvas->viewport.offset_y + low * (panel->rect.h - size), size,
            size};
        SDL_RenderCopy(canvas->sdl, picture->texture, &from, &to);
    }
}

static void draw_cornered(struct canvas *canvas, const struct panel *panel)
{
    SDL_Rect r = panel->rect;
    int size = corner_size(&panel->look);
    int line = (int)panel->look.line;
    struct colour fill = panel->look.top;
    struct colour border = panel->look.border;
    draw_corners(canvas, panel);
    canvas_fill(canvas, (SDL_Rect){r.x + size, r.y, r.w - 2 * size, size}, fill);
    canvas_fill(canvas, (SDL_Rect){r.x, r.y + size, r.w, r.h - 2 * size}, fill);
    canvas_fill(canvas, (SDL_Rect){r.x + size, r.y + r.h - size, r.w - 2 * size, size}, fill);
    canvas_fill(canvas, (SDL_Rect){r.x + size, r.y, r.w - 2 * size, line}, border);
    canvas_fill(canvas, (SDL_Rect){r.x + size, r.y + r.h - line, r.w - 2 * size, line}, border);
    canvas_fill(canvas, (SDL_Rect){r.x, r.y + size, line, r.h - 2 * size}, border);
    canvas_fill(canvas, (SDL_Rect){r.x + r.w - line, r.y + size, line, r.h - 2 * size}, border);
}

void shape_panel(struct canvas *canvas, const struct draw_command *command)
{
    struct panel panel = panel_in_pixels(canvas, command);
    const struct svg_panel *look = &panel.look;
    if (look->top.a == 0 && look->bottom.a == 0 && look->border.a == 0) {
        return;
    }
    int corners = 2 * corner_size(look);
    bool large = corners < panel.rect.w && corners < panel.rect.h;
    if (canvas_angle_key(command) != 0 || look->dash > 0) {
        draw_whole(canvas, &panel, command);
    } else if (look->radius < 0.5f) {
        draw_plain(canvas, &panel);
    } else if (large && same_colour(look->top, look->bottom)) {
        draw_cornered(canvas, &panel);
    } else {
        draw_whole(canvas, &panel, command);
    }
}

/* ---- Paths ---- */

/* The pixels a path needs; only those on the stage unless it is turned. */
static SDL_Rect path_rect(const struct canvas *canvas, const struct draw_command *command,
                          float line_du)
{
    const struct viewport *v = &canvas->viewport;
    struct box box = box_inset(command->box, -line_du);
    int left = (int)floorf(box.x * v->scale);
    int top = (int)floorf(box.y * v->scale);
    int right = (int)ceilf((box.x + box.w) * v->scale);
    int bottom = (int)ceilf((box.y + box.h) * v->scale);
    if (canvas_angle_key(command) == 0) {
        left = left < 0 ? 0 : left;
        top = top < 0 ? 0 : top;
        right = right > v->output_width ? v->output_width : right;
        bottom = bottom > v->output_height ? v->output_height : bottom;
    }
    return (SDL_Rect){left, top, right - left, bottom - top};
}

void shape_path(struct canvas *canvas, const struct draw_command *command, const char *data)
{
    float scale = canvas->viewport.scale;
    struct svg_path path = {
        .scale = scale, .fill = command->fill, .border = command->border, .data = data};
    path.line = line_pixels(command->line_width, scale) / scale;
    path.dash = command->dash > 0 ? command->dash : 0;
    if (path.line <= 0 || path.border.a == 0) {
        path.line = 0;
        path.border = (struct colour){0, 0, 0, 0};
    }
    SDL_Rect rect = path_rect(canvas, command, path.line);
    if ((path.fill.a == 0 && path.border.a == 0) || rect.w <= 0 || rect.h <= 0) {
        return;
    }
    path.x = rect.x;
    path.y = rect.y;
    path.width = rect.w;
    path.height = rect.h;
    struct colour *const colours[] = {&path.fill, &path.border};
    struct colour tint = {255, 255, 255, canvas_common_opacity(colours, 2)};
    struct picture_key key = {
        {PICTURE_PATH, path.x, path.y, path.width, path.height, (int32_t)lroundf(scale * 1e6f),
         canvas_length_key(path.line), canvas_length_key(path.dash), canvas_colour_key(path.fill),
         canvas_colour_key(path.border), [KEY_ANGLE] = canvas_angle_key(command)},
        data};
    const struct picture *picture = pictures_find(canvas->pictures, &key);
    if (!picture) {
        svg_write_path(&canvas->svg, &path);
        picture = canvas_keep(canvas, &key, svg_rasterise(&canvas->svg, rect.w, rect.h),
                              "A shape can't be drawn");
    }
    canvas_tint(picture, tint);
    canvas_put(canvas, picture, rect, command);
}
