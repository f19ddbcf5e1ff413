/* The board's geometry: which slots, spaces, Realms and Frontiers touch (R1). Nothing here changes
 * in a game. */
#ifndef CEREBRIA_CORE_BOARD_H
#define CEREBRIA_CORE_BOARD_H

#include <stdbool.h>

#include "core/catalogue.h"

/* R1.4: spaces form a ring Realm 0, Frontier 0, Realm 1, … */
static inline bool space_is_realm(unsigned space)
{
    return space % 2 == 0;
}
static inline unsigned space_place(unsigned space) /* the Realm or Frontier number */
{
    return space / 2;
}
static inline unsigned realm_space(unsigned realm)
{
    return 2 * realm;
}
static inline unsigned frontier_space(unsigned frontier)
{
    return 2 * frontier + 1;
}
static inline unsigned space_step(unsigned space, int by) /* by in -9..9, clockwise positive */
{
    return (unsigned)((int)space + by + SPACE_COUNT) % SPACE_COUNT;
}

/* R1.2: the ring of slots. */
static inline unsigned slot_next(unsigned slot)
{
    return slot + 1 == SLOT_COUNT ? 0 : slot + 1;
}
static inline unsigned slot_prev(unsigned slot)
{
    return slot == 0 ? SLOT_COUNT - 1 : slot - 1;
}
static inline unsigned realm_slot_first(unsigned realm) /* the counter-clockwise one of the two */
{
    return (3 * realm + 14) % SLOT_COUNT;
}
static inline unsigned realm_slot_second(unsigned realm)
{
    return 3 * realm;
}
static inline unsigned frontier_slot(unsigned frontier)
{
    return 3 * frontier + 1;
}
static inline bool slot_is_frontier(unsigned slot)
{
    return slot % 3 == 1;
}
static inline unsigned slot_triad(unsigned slot) /* R1.3: the Frontier whose Triad holds the slot */
{
    return slot / 3;
}
static inline unsigned slot_realm(unsigned slot) /* of a Realm slot only */
{
    return slot % 3 == 0 ? slot / 3 : (slot / 3 + 1) % REALM_COUNT;
}

/* The two Frontiers beside a Realm: the one before it (counter-clockwise) and the one after it. */
static inline unsigned realm_frontier_before(unsigned realm)
{
    return (realm + 4) % FRONTIER_COUNT;
}
static inline unsigned realm_frontier_after(unsigned realm)
{
    return realm;
}
/* The two Realms beside a Frontier. */
static inline unsigned frontier_realm_before(unsigned frontier)
{
    return frontier;
}
static inline unsigned frontier_realm_after(unsigned frontier)
{
    return (frontier + 1) % REALM_COUNT;
}

/* Slots adjacent to a Spirit on `space`, as bits (R1.5). */
uint16_t space_slots(unsigned space);
/* Slots within one more step of those: what Empathy shields, and what Malice and Love reach (their
 * powers). */
uint16_t space_slots_wide(unsigned space);
/* Frontiers adjacent to a Spirit on `space`, as bits (R1.5); also its adjacent Triads (R14.4). */
uint8_t space_frontiers(unsigned space);
/* Realms whose Fortress location and Sphere a Spirit on `space` reaches, as bits (R1.6, R7.1). */
uint8_t space_realms(unsigned space);

#endif
