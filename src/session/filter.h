/* Events as one team may see them (R15). */
#ifndef CEREBRIA_SESSION_FILTER_H
#define CEREBRIA_SESSION_FILTER_H

#include "core/game.h"

/* The event with everything hidden that `team` may not see: cards become CARD_HIDDEN, Aspirations
 * ASPIRATION_HIDDEN. */
struct event event_seen_by(const struct event *event, unsigned team);

/* Whether undo must stop at a move of `team` that caused this event: the team learnt something
 * hidden by it, or anybody saw a shuffle. */
bool event_is_barrier(const struct event *event, unsigned team);

#endif
