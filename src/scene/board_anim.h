/* The board's animations: what just happened, as small flights over the true position.
 *
 * From the position before a change, the events of it, and the time gone by follow both what lies
 * on the board now (board_anim_shown) and what is in the air (board_anim_draw). Nothing here
 * decides anything: the rules are in the new position already, whoever wants to act calls
 * board_anim_skip and acts. Times are milliseconds at the chosen speed. */
#ifndef CEREBRIA_SCENE_BOARD_ANIM_H
#define CEREBRIA_SCENE_BOARD_ANIM_H

#include "core/game.h"
#include "scene/board_layout.h"
#include "scene/scene.h"

enum {
    BOARD_ANIM_BEATS = 160, /* more events than any move has; what is beyond them simply is there */
    BOARD_ANIM_MAX_MS = 3200, /* no change takes longer at normal speed */
    BOARD_ANIM_DRAWN = 8      /* pearls and pips in one stream, however many are meant */
};

/* One event on its way: it leaves at `start`, arrives at `end`. */
struct beat {
    struct event event;
    uint32_t start_ms, end_ms;
    bool departed, arrived; /* `shown` knows of it */
    uint8_t streamed;       /* of a stream: how many have arrived */
    struct emotion carried; /* the Emotion under way between slots */
    struct box from, to;    /* of whatever flies; w 0: nothing does */
};

/* Treat as opaque; a zeroed one is at rest on an empty board. */
struct board_anim {
    struct game shown;
    struct game target;
    struct beat beats[BOARD_ANIM_BEATS];
    size_t count;
    uint32_t now_ms, end_ms;
    struct box dropped;
    uint8_t team; /* the viewer's: its hand lies open */
    bool reduce_motion;
};

/* Begins with what led from `before` to `after`, views of the same team. Without events (undo,
 * redo) the difference itself is shown. Whatever still moved is at its end. SPEED_NONE ends at
 * once; reduce_motion keeps only colours fading. */
void board_anim_start(struct board_anim *anim, const struct view *before, const struct view *after,
                      const struct event *events, size_t count, unsigned speed, bool reduce_motion);
/* Where the next card out of the hand starts, since a hand had dragged it there; used by the next
 * board_anim_start. */
void board_anim_dropped(struct board_anim *anim, struct box box);
/* At rest with this position (a new board, a loaded game, another viewer). */
void board_anim_rest(struct board_anim *anim, const struct view *view);
/* Goes on by dt_ms. True while something still moves. */
bool board_anim_step(struct board_anim *anim, uint32_t dt_ms);
void board_anim_skip(struct board_anim *anim);
bool board_anim_moving(const struct board_anim *anim);
uint32_t board_anim_left_ms(const struct board_anim *anim);

/* What lies on the board and in the panels now, without what is in the air: cards, Essence,
 * numbers, Spheres, decks, hands (a card flying there has its place already:
 * board_anim_hand_hidden), sums. Whose turn it is and what may be done: ask the true view. Once
 * nothing moves, it is the true position. */
const struct game *board_anim_shown(const struct board_anim *anim);

/* The index-th card of this seat's shown hand is still on its way. */
bool board_anim_hand_hidden(const struct board_anim *anim, unsigned seat, unsigned index);
/* The Realm that Sphere 0 faces, with fractions while the Origin turns: Sphere s is drawn at
 * layout_sphere(s + board_anim_origin()). 0 <= origin < 5. */
float board_anim_origin(const struct board_anim *anim);
/* While a Spirit is on its way: where its pawn's centre is, and true. */
bool board_anim_spirit(const struct board_anim *anim, unsigned seat, struct point *centre);
/* Colours of control: the team that had the area (TEAM_NONE: nobody) in *from, and how far the
 * present one's colour has come, 0..1; 1 at rest. */
float board_anim_realm_fade(const struct board_anim *anim, unsigned realm, unsigned *from);
float board_anim_frontier_fade(const struct board_anim *anim, unsigned frontier, unsigned *from);
/* Size of the Fortress of a Realm as against its usual one: pops up from 0 past 1 to 1. */
float board_anim_fortress_scale(const struct board_anim *anim, unsigned realm);
/* Draws what is in the air; to be called after the board itself. No hit areas. */
void board_anim_draw(const struct board_anim *anim, struct draw_list *list,
                     const struct services *services);

/* How far a beat is, 0..1 (1 also for one without length). */
float beat_progress(const struct board_anim *anim, const struct beat *beat);
/* Willpower or Essence gained arrives pearl by pearl: whether this is such a stream, how many
 * pearls are drawn, and how far the index-th of them is, 0..1. */
bool beat_is_stream(const struct beat *beat);
unsigned beat_pearls(const struct beat *beat);
float beat_pearl_progress(const struct board_anim *anim, const struct beat *beat, unsigned index);

/* The seat whose hand lies open before a team: the one on turn if it is of the team, else its
 * first. */
unsigned board_anim_hand_seat(const struct game *game, unsigned team);

/* Slow start, slow end: 0..1 to 0..1. */
float ease_in_out(float t);

#endif
