#include "render/svg.h"

#include <math.h>
#include <SDL_image.h>
#include <stdlib.h>
#include <string.h>

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

static void add(struct svg *svg, const char *text)
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
    add(svg, " ");
    add(svg, name);
    add(svg, "=\"");
    svg_add_number(svg, value);
    add(svg, "\"");
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
    add(svg, " ");
    add(svg, name);
    add(svg, "=\"");
    add(svg, text);
    add(svg, "\"");
    if (colour.a < 255) {
        add_attribute(svg, opacity_name, colour.a / 255.0);
    }
}

static void add_stroke(struct svg *svg, struct colour colour, double width, double dash)
{
    add_colour(svg, "stroke", "stroke-opacity", colour);
    add_attribute(svg, "stroke-width", width);
    add(svg, " stroke-linejoin=\"round\"");
    if (dash > 0) {
        add_attribute(svg, "stroke-dasharray", dash);
    }
}

static void begin(struct svg *svg, int width, int height)
{
    svg->length = 0;
    svg->failed = false;
    add(svg, "<svg xmlns=\"http://www.w3.org/2000/svg\"");
    add_attribute(svg, "width", width);
    add_attribute(svg, "height", height);
    add(svg, ">");
}

/* ---- Panels ---- */

static bool same_colour(struct colour a, struct colour b)
{
    return a.r == b.r && a.g == b.g && a.b == b.b && a.a == b.a;
}

static void add_stop(struct svg *svg, double offset, struct colour colour)
{
    add(svg, "<stop");
    add_attribute(svg, "offset", offset);
    add_colour(svg, "stop-color", "stop-opacity", colour);
    add(svg, "/>");
}

static void add_gradient(struct svg *svg, const struct svg_panel *panel)
{
    add(svg, "<defs><linearGradient id=\"g\" gradientUnits=\"userSpaceOnUse\" x1=\"0\" x2=\"0\"");
    add_attribute(svg, "y1", panel->margin);
    add_attribute(svg, "y2", panel->margin + panel->height);
    add(svg, ">");
    add_stop(svg, 0, panel->top);
    add_stop(svg, 1, panel->bottom);
    add(svg, "</linearGradient></defs>");
}

/* The panel's rectangle, `inset` pixels smaller on each side; the element is left open. */
static void add_rectangle(struct svg *svg, const struct svg_panel *panel, double inset)
{
    add(svg, "<rect");
    add_attribute(svg, "x", panel->margin + inset);
    add_attribute(svg, "y", panel->margin + inset);
    add_attribute(svg, "width", panel->width - 2 * inset);
    add_attribute(svg, "height", panel->height - 2 * inset);
    add_attribute(svg, "rx", fmax(0, panel->radius - inset));
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
            add(svg, " fill=\"url(#g)\"");
        } else {
            add_colour(svg, "fill", "fill-opacity", panel->top);
        }
        add(svg, "/>");
    }
    if (bordered) {
        add_rectangle(svg, panel, panel->line / 2);
        add(svg, " fill=\"none\"");
        add_stroke(svg, panel->border, panel->line, panel->dash);
        add(svg, "/>");
    }
    add(svg, "</svg>");
}

/* ---- Paths ---- */

void svg_write_path(struct svg *svg, const struct svg_path *path)
{
    begin(svg, path->width, path->height);
    add(svg, "<path transform=\"translate(");
    svg_add_number(svg, -path->x);
    add(svg, " ");
    svg_add_number(svg, -path->y);
    add(svg, ") scale(");
    svg_add_number(svg, path->scale);
    add(svg, ")\"");
    if (path->fill.a > 0) {
        add_colour(svg, "fill", "fill-opacity", path->fill);
    } else {
        add(svg, " fill=\"none\"");
    }
    if (path->line > 0 && path->border.a > 0) {
        add_stroke(svg, path->border, path->line, path->dash);
    }
    add(svg, " d=\"");
    add(svg, path->data);
    add(svg, "\"/></svg>");
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
