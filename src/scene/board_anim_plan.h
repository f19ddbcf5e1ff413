/* Inside the board's animations: when each event happens, and from where to where something flies.
 */
#ifndef CEREBRIA_SCENE_BOARD_ANIM_PLAN_H
#define CEREBRIA_SCENE_BOARD_ANIM_PLAN_H

#include "scene/board_anim.h"

/* Part c of events made up for undo, whose hands are those of the new position from the start. */
enum { ENTERED_NOT_FROM_HAND = 1, LEFT_FOR_HAND = 2 };

/* Fills beats, end_ms (0: nothing moves) and the first picture of anim->shown. target, team,
 * dropped and reduce_motion are set. */
void board_anim_plan(struct board_anim *anim, const struct game *before, const struct event *events,
                     size_t count, unsigned speed);

/* Applies all of a beat at once. */
void beat_apply(struct game *game, struct beat *beat);

/* Where this card, or else an unknown one, lies in a hand; hand_count if nowhere. */
unsigned hand_find(const struct spirit_seat *seat, unsigned card);

/* Where a Spirit is after the part t of its way. */
struct point spirit_path(const struct beat *beat, float t);

#endif
