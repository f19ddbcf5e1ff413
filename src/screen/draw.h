/* The draw list: what a scene wants on the screen this frame, as plain commands, with the areas
 * that react to a hand.
 *
 * All positions are in design units (du): the stage is always 1920 x 1080 du, letter-boxed into
 * whatever window there is. A scene refills the list each frame; the render room turns it into
 * pixels, the input room asks it what lies under the pointer, tests read it as text. Round and
 * curved shapes are smoothed: render bakes them into textures and keeps them. */
#ifndef CEREBRIA_SCREEN_DRAW_H
#define CEREBRIA_SCREEN_DRAW_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

enum { STAGE_WIDTH = 1920, STAGE_HEIGHT = 1080 };

struct box {
    float x, y, w, h;
};

struct colour {
    uint8_t r, g, b, a;
};

/* 0xrrggbb, opaque; and the same with another opacity, 0..1. */
struct colour colour_hex(uint32_t rgb);
struct colour colour_fade(struct colour colour, float opacity);

enum font {
    FONT_TITLE, /* EB Garamond: names and titles, never numbers */
    FONT_TITLE_ITALIC,
    FONT_TEXT, /* Lato: everything read in play */
    FONT_BOLD,
    FONT_COUNT
};

enum align { ALIGN_LEFT, ALIGN_CENTRE, ALIGN_RIGHT };

enum draw_kind {
    DRAW_PANEL, /* rounded rectangle: box, radius, fill top and bottom, border */
    DRAW_PATH,  /* SVG path data in du, filled and stroked: text, fill, border, line_width; box is
                   its bounds */
    DRAW_ART, /* picture assets/art/<text>.svg, fitted into box keeping its shape; tinted, turned */
    DRAW_TEXT, /* text in box: font, size, align, wrapped to box.w if wrap; vertically centred if
                  middle */
    DRAW_LAYER_BEGIN, /* until the matching end: a still layer, cached as one texture while its
                         commands stay equal */
    DRAW_LAYER_END,
    DRAW_KIND_COUNT
};

struct draw_command {
    uint8_t kind; /* enum draw_kind */
    uint8_t font;
    uint8_t align;
    bool wrap;
    bool middle;
    struct box box;
    float radius;
    float size;                /* of text, in du: the font's nominal pixel size at 1920 x 1080 */
    float line_width;          /* of border or stroke; 0: none */
    float dash;                /* > 0: a dashed line, dash and gap of this length */
    float angle;               /* degrees clockwise about the box's centre (art and panels) */
    struct colour fill;        /* panel top, path fill, text colour, art tint (white: as drawn) */
    struct colour fill_bottom; /* panel: gradient to this */
    struct colour border;
    uint32_t text; /* offset into draw_list.strings: path data, art name or text */
};

/* An area that reacts. Kind and index belong to the scene; the id is the same area's name for
 * scripts ("slot.5"). */
struct hit {
    struct box box;
    uint16_t kind;
    int16_t index;
    bool enabled;
    bool draggable; /* a drag may start here */
    bool droppable; /* a drag may end here */
    bool focusable; /* the keyboard's focus may stand here */
    uint8_t group;  /* Tab walks from group to group */
    uint32_t id;    /* offsets into draw_list.strings */
    uint32_t label; /* what it is, in words */
    uint32_t why;   /* why it is not enabled; empty if it is */
};

struct draw_list {
    struct draw_command *commands;
    size_t count, capacity;
    struct hit *hits; /* later ones lie on top */
    size_t hit_count, hit_capacity;
    char *strings;
    size_t strings_used, strings_capacity;
    struct colour clear;              /* behind everything, letter-box bars included */
    bool incomplete;                  /* memory ran out: some of it is missing */
    struct draw_command lost_command; /* stand in for what could not be added */
    struct hit lost_hit;
};

/* Measures text: width and height in du of `text` in this font and size, wrapped at wrap_du if > 0.
 */
struct text_measure {
    void (*measure)(void *context, enum font font, float size_du, float wrap_du, const char *text,
                    float *width_du, float *height_du);
    void *context;
};

void draw_list_reset(
    struct draw_list *list); /* empties it, keeps the memory; a zeroed list is an empty one */
void draw_list_free(struct draw_list *list);
const char *draw_string(const struct draw_list *list, uint32_t offset);

/* Each adds one command and returns it for further settings; valid until the next is added. */
struct draw_command *draw_panel(struct draw_list *list, struct box box, float radius,
                                struct colour fill);
struct draw_command *draw_path(struct draw_list *list, struct box bounds, const char *data,
                               struct colour fill);
struct draw_command *draw_art(struct draw_list *list, struct box box, const char *name);
struct draw_command *draw_text(struct draw_list *list, struct box box, enum font font, float size,
                               enum align align, struct colour colour, const char *text);
void draw_layer_begin(struct draw_list *list);
void draw_layer_end(struct draw_list *list);

/* Adds an enabled, focusable hit area and returns it for further settings. */
struct hit *draw_hit(struct draw_list *list, struct box box, uint16_t kind, int16_t index,
                     const char *id, const char *label);
void draw_hit_disable(struct draw_list *list, struct hit *hit, const char *why);

/* The topmost hit area at a point, or NULL. */
const struct hit *draw_hit_at(const struct draw_list *list, float x, float y);
/* The topmost droppable area that a dragged box overlaps most, or lies within `magnet` du of; or
 * NULL. */
const struct hit *draw_drop_at(const struct draw_list *list, struct box dragged, float magnet);

bool box_contains(struct box box, float x, float y);
struct box box_inset(struct box box, float by); /* smaller on each side; negative: larger */

#endif
