#include "render/svg.h"

#include <math.h>
#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>

#include "render/dash.h"

void svg_free(struct svg *svg)
{
    free(svg->text);
    *svg = (struct svg){0};
}

/* ---- Writing ---- */

static void add_bytes(struct svg *svg, const char *bytes, size_t size)
{
    if (svg->failed || size >= SIZE_MAX / 4 - svg->length) {
        svg->failed = true;
        return;
    }
    size_t needed = svg->length + size + 1;
    if (needed > svg->capacity) {
        size_t capacity = 2 * needed;
        char *text = realloc(svg->text, capacity);
        if (!text) {
            svg->failed = true;
            return;
        }
        svg->text = text;
        svg->capacity = capacity;
    }
    memcpy(svg->text + svg->length, bytes, size);
    svg->length += size;
    svg->text[svg->length] = '\0';
}

void svg_add(struct svg *svg, const char *text)
{
    add_bytes(svg, text, strlen(text));
}

void svg_add_number(struct svg *svg, double value)
{
    char digits[32];
    size_t at = sizeof digits;
    /* Nothing on a screen is larger; and the conversion below is always defined. */
    double bounded = value > -1e9 && value < 1e9 ? value : 0;
    long long millionths = llround(bounded * 1e6);
    unsigned long long rest = (unsigned long long)llabs(millionths);
    unsigned decimals = 6;
    while (decimals > 0 && rest % 10 == 0) {
        rest /= 10;
        decimals--;
    }
    for (unsigned written = 0; rest > 0 || written <= decimals; written++) {
        if (written == decimals && decimals > 0) {
            digits[--at] = '.';
        }
        digits[--at] = (char)('0' + rest % 10);
        rest /= 10;
    }
    if (millionths < 0) {
        digits[--at] = '-';
    }
    add_bytes(svg, digits + at, sizeof digits - at);
}

static void add_attribute(struct svg *svg, const char *name, double value)
{
    svg_add(svg, " ");
    svg_add(svg, name);
    svg_add(svg, "=\"");
    svg_add_number(svg, value);
    svg_add(svg, "\"");
}

/* ` fill="#rrggbb" fill-opacity="0.5"` */
static void add_colour(struct svg *svg, const char *name, const char *opacity_name,
                       struct colour colour)
{
    static const char hex[] = "0123456789abcdef";
    const uint8_t parts[] = {colour.r, colour.g, colour.b};
    char text[] = "#rrggbb";
    for (size_t i = 0; i < 3; i++) {
        text[1 + 2 * i] = hex[parts[i] >> 4];
        text[2 + 2 * i] = hex[parts[i] & 15];
    }
    svg_add(svg, " ");
    svg_add(svg, name);
    svg_add(svg, "=\"");
    svg_add(svg, text);
    svg_add(svg, "\"");
    if (colour.a < 255) {
        add_attribute(svg, opacity_name, colour.a / 255.0);
    }
}

static void add_stroke(struct svg *svg, struct colour colour, double width)
{
    add_colour(svg, "stroke", "stroke-opacity", colour);
    add_attribute(svg, "stroke-width", width);
    svg_add(svg, " stroke-linejoin=\"round\"");
}

/* ` d="…"`: an outline in dashes, or whole if it can't be cut. */
static void add_outline(struct svg *svg, const char *data, double dash)
{
    svg_add(svg, " d=\"");
    size_t before = svg->length;
    if (dash <= 0 || !dash_write(svg, data, dash)) {
        svg->length = before;
        svg_add(svg, data);
    }
    svg_add(svg, "\"");
}

static void begin(struct svg *svg, int width, int height)
{
    svg->length = 0;
    svg->failed = false;
    svg_add(svg, "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    add_attribute(svg, "width", width);
    add_attribute(svg, "height", height);
    svg_add(svg, ">");
}

/* ---- Panels ---- */

static bool same_colour(struct colour a, struct colour b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a;
}

static void add_stop(struct svg *svg, double offset, struct colour colour)
{
    svg_add(svg, "<stop");
    add_attribute(svg, "offset", offset);
    add_colour(svg, "stop-color", "stop-opacity", colour);
    svg_add(svg, "/>");
}

static void add_gradient(struct svg *svg, const struct svg_panel *panel)
{
    svg_add(svg,
            "<defs><linearGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\"");
    add_attribute(svg, "y1", panel->margin);
    add_attribute(svg, "y2", panel->margin + panel->height);
    svg_add(svg, ">");
    add_stop(svg, 0, panel->top);
    add_stop(svg, 1, panel->bottom);
    svg_add(svg, "</linearGradient></defs>");
}

/* The panel's rectangle, `inset` pixels smaller on each side; the element is left open. */
static void add_rectangle(struct svg *svg, const struct svg_panel *panel, double inset)
{
    svg_add(svg, "<rect");
    add_attribute(svg, "x", panel->margin + inset);
    add_attribute(svg, "y", panel->margin + inset);
    add_attribute(svg, "width", panel->width - 2 * inset);
    add_attribute(svg, "height", panel->height - 2 * inset);
    add_attribute(svg, "rx", fmax(0, panel->radius - inset));
}

/* The same rectangle as add_rectangle's, as a path, since only paths are cut into dashes. */
static void add_dashed_border(struct svg *svg, const struct svg_panel *panel)
{
    const double inset = (double)panel->line / 2;
    const double edge = panel->margin + inset;
    const double width = panel->width - 2 * inset, height = panel->height - 2 * inset;
    const double radius = fmax(0, (double)panel->radius - inset);
    const double corner[4][2] = {
        {radius, radius}, {-radius, radius}, {-radius, -radius}, {radius, -radius}};
    const double side[4] = {width - 2 * radius, height - 2 * radius, 2 * radius - width,
                            2 * radius - height};
    struct svg data = {0};
    svg_add(&data, "M");
    svg_add_number(&data, edge + radius);
    svg_add(&data, " ");
    svg_add_number(&data, edge);
    for (int i = 0; i < 4; i++) {
        svg_add(&data, i % 2 ? "v" : "h");
        svg_add_number(&data, side[i]);
        svg_add(&data, "a");
        svg_add_number(&data, radius);
        svg_add(&data, " ");
        svg_add_number(&data, radius);
        svg_add(&data, " 0 0 1 ");
        svg_add_number(&data, corner[i][0]);
        svg_add(&data, " ");
        svg_add_number(&data, corner[i][1]);
    }
    svg_add(&data, "Z");
    svg_add(svg, "<path fill=\"none\"");
    add_stroke(svg, panel->border, (double)panel->line);
    add_outline(svg, data.failed ? "" : data.text, (double)panel->dash);
    svg_add(svg, "/>");
    svg_free(&data);
}

void svg_write_panel(struct svg *svg, const struct svg_panel *panel)
{
    bool bordered = panel->line > 0 && panel->border.a > 0;
    bool gradient = !same_colour(panel->top, panel->bottom);
    begin(svg, panel->width + 2 * panel->margin, panel->height + 2 * panel->margin);
    if (gradient) {
        add_gradient(svg, panel);
    }
    if (panel->top.a > 0 || panel->bottom.a > 0) {
        /* Under a solid border the fill ends in its middle: else its colour shines through outside.
         */
        bool hidden = bordered && panel->border.a == 255 && panel->dash <= 0;
        add_rectangle(svg, panel, hidden ? panel->line / 2 : 0);
        if (gradient) {
            svg_add(svg, " fill=\"url(#g)\"");
        } else {
            add_colour(svg, "fill", "fill-opacity", panel->top);
        }
        svg_add(svg, "/>");
    }
    if (bordered && panel->dash > 0) {
        add_dashed_border(svg, panel);
    } else if (bordered) {
        add_rectangle(svg, panel, panel->line / 2);
        svg_add(svg, " fill=\"none\"");
        add_stroke(svg, panel->border, panel->line);
        svg_add(svg, "/>");
    }
    svg_add(svg, "</svg>");
}

/* ---- Paths ---- */

static void begin_path(struct svg *svg, const struct svg_path *path)
{
    svg_add(svg, "<path transform=\"translate(");
    svg_add_number(svg, -path->x);
    svg_add(svg, " ");
    svg_add_number(svg, -path->y);
    svg_add(svg, ") scale(");
    svg_add_number(svg, (double)path->scale);
    svg_add(svg, ")\"");
}

void svg_write_path(struct svg *svg, const struct svg_path *path)
{
    begin(svg, path->width, path->height);
    if (path->fill.a > 0) {
        begin_path(svg, path);
        add_colour(svg, "fill", "fill-opacity", path->fill);
        add_outline(svg, path->data, 0);
        svg_add(svg, "/>");
    }
    if (path->line > 0 && path->border.a > 0) {
        begin_path(svg, path);
        svg_add(svg, " fill=\"none\"");
        add_stroke(svg, path->border, (double)path->line);
        add_outline(svg, path->data, (double)path->dash);
        svg_add(svg, "/>");
    }
    svg_add(svg, "</svg>");
}

/* ---- Pixels ---- */

SDL_Surface *svg_fit(const char *text, size_t length, int width, int height)
{
    /* SDL_image forgets to free what it made of a file that is no SVG at all. */
    if (!strstr(text, "<svg")) {
        SDL_SetError("there is no <svg> in it");
        return NULL;
    }
    SDL_RWops *file = SDL_RWFromConstMem(text, (int)length);
    if (!file) {
        return NULL;
    }
    SDL_Surface *surface = IMG_LoadSizedSVG_RW(file, width, height);
    SDL_RWclose(file);
    return surface;
}

SDL_Surface *svg_rasterise(const struct svg *svg, int width, int height)
{
    if (svg->failed) {
        SDL_SetError("memory is short");
        return NULL;
    }
    return svg_fit(svg->text, svg->length, width, height);
}
