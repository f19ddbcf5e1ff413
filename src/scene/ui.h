/* The look that all scenes share: colours, sizes, and the few widgets the game is made of. */
#ifndef CEREBRIA_SCENE_UI_H
#define CEREBRIA_SCENE_UI_H

#include "core/catalogue.h"
#include "scene/lang.h"
#include "scene/scene.h"

/* Text sizes in du; nothing smaller than SIZE_SMALL is ever drawn. At 1280 x 720 one du is two
 * thirds of a pixel. */
enum { TEXT_SMALL = 17, TEXT_BODY = 20, TEXT_LARGE = 24, TEXT_HEADING = 34, TEXT_TITLE = 60 };

struct theme {
    struct colour night, dusk, violet, ink, muted, gold, glow;
    struct colour team[TEAM_COUNT]; /* Bliss, Gloom */
    struct colour team_card_top[TEAM_COUNT];
    struct colour team_card_bottom[TEAM_COUNT];
    struct colour vibe[VIBE_COUNT + 1]; /* with wild */
    struct colour realm[REALM_COUNT];
    struct colour panel, panel_edge; /* translucent panels */
    struct colour willpower;
    struct colour warn; /* something that will not be possible */
};

extern const struct theme theme;

/* How a widget stands just now. */
struct ui_state {
    uint16_t hover_kind; /* hit area under the pointer, HIT_NONE if none */
    int16_t hover_index;
    uint16_t focus_kind; /* hit area with the keyboard's focus, HIT_NONE if none */
    int16_t focus_index;
    bool focus_shown; /* the keyboard was used last: draw the focus ring */
    float x, y;       /* the pointer, du */
};

void ui_state_init(struct ui_state *ui);
/* Keeps hover and focus by an intent: hover, Tab and arrows (the nearest focusable area in that
 * direction; Tab the first of the next group). INTENT_ACCEPT is turned into an INTENT_CLICK on the
 * focused area. Returns the intent to act on. */
struct intent ui_state_handle(struct ui_state *ui, const struct intent *intent,
                              const struct draw_list *list);
bool ui_hovered(const struct ui_state *ui, uint16_t kind, int16_t index);
/* The topmost hit area of this kind and index, or NULL. */
const struct hit *ui_find_hit(const struct draw_list *list, uint16_t kind, int16_t index);
/* A ring around a box of this corner radius, if the keyboard's focus is shown there. */
void ui_focus_ring(struct draw_list *list, const struct ui_state *ui, struct box box, float radius,
                   uint16_t kind, int16_t index);

/* Night sky behind every scene: gradient and stars. A still layer. */
void ui_background(struct draw_list *list);
/* Translucent rounded panel with a thin edge. */
void ui_panel(struct draw_list *list, struct box box, struct colour edge);
/* A line or block of text; returns nothing, never draws outside the box: text too wide is set
 * smaller, down to TEXT_SMALL, then wrapped or cut with an ellipsis. In a box less high than four
 * times its size it stands in the middle, in a taller one at the top. */
void ui_text(struct draw_list *list, const struct services *services, struct box box,
             enum font font, float size, enum align align, struct colour colour, const char *text);
/* Height in du of wrapped text. */
float ui_text_height(const struct services *services, enum font font, float size, float width,
                     const char *text);

/* Width in du of one line. */
float ui_text_width(const struct services *services, enum font font, float size, const char *text);

enum button_look { BUTTON_PLAIN, BUTTON_GOLD, BUTTON_QUIET };
struct button {
    struct box box;
    enum button_look look;
    uint16_t kind;
    int16_t index;
    uint8_t group;
    const char *id;
    const char *label;
    const char *detail; /* second, smaller line; NULL: none */
    const char *why;    /* not NULL: disabled, and why */
    bool on;            /* drawn as chosen */
};
/* Draws the button in its present state and adds its hit area. */
void ui_button(struct draw_list *list, const struct services *services, const struct ui_state *ui,
               const struct button *b);

/* A bubble with a heading and lines beside `anchor`, kept on the stage and off `avoid` (may be
 * zero-sized). */
void ui_tooltip(struct draw_list *list, const struct services *services, struct box anchor,
                struct box avoid, const char *heading, const char *text);
/* The tooltip for the area now hovered or focused: its label, and why it is not possible. */
void ui_hit_tooltip(struct draw_list *list, const struct services *services,
                    const struct ui_state *ui);

/* An Emotion card of any size: face with name, Vibe, creature, Intensity pips; `essence` pips
 * filled (0: in hand). */
struct card_look {
    struct box box;
    unsigned card; /* enum card; CARD_HIDDEN draws the back of `team` */
    unsigned team;
    int essence;
    int token;     /* Intensity token, drawn if not 0 */
    int intensity; /* >= 0: the present Intensity, drawn large (board); -1: not drawn (hand) */
    float angle;
    float opacity;   /* 1 normal */
    bool power_text; /* room for the power in words at the bottom (large cards) */
    bool glow;       /* a golden rim: can be chosen */
};
void ui_card(struct draw_list *list, const struct services *services, const struct card_look *card);
/* The diamond that says that a power is this project's own, its side `size` du, about a point. */
void ui_mark_ours(struct draw_list *list, float x, float y, float size);

#endif
