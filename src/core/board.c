#include "core/board.h"

#include <assert.h>

#define BIT(n) (1u << (n))

uint16_t space_slots(unsigned space)
{
    assert(space < SPACE_COUNT);
    const unsigned place = space_place(space);
    if (!space_is_realm(space))
        return (uint16_t)BIT(frontier_slot(place));
    return (uint16_t)(BIT(realm_slot_first(place)) | BIT(realm_slot_second(place)));
}

uint16_t space_slots_wide(unsigned space)
{
    const unsigned near = space_slots(space);
    const unsigned all = BIT(SLOT_COUNT) - 1;
    const unsigned clockwise = near << 1 | near >> (SLOT_COUNT - 1);
    const unsigned counter = near >> 1 | near << (SLOT_COUNT - 1);
    return (uint16_t)((near | clockwise | counter) & all);
}

uint8_t space_frontiers(unsigned space)
{
    assert(space < SPACE_COUNT);
    const unsigned place = space_place(space);
    if (!space_is_realm(space))
        return (uint8_t)BIT(place);
    return (uint8_t)(BIT(realm_frontier_before(place)) | BIT(realm_frontier_after(place)));
}

uint8_t space_realms(unsigned space)
{
    assert(space < SPACE_COUNT);
    const unsigned place = space_place(space);
    if (space_is_realm(space))
        return (uint8_t)BIT(place);
    return (uint8_t)(BIT(frontier_realm_before(place)) | BIT(frontier_realm_after(place)));
}
