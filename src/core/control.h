/* Control of Realms and Frontiers (R11), as sums kept in game->sums. */
#ifndef CEREBRIA_CORE_CONTROL_H
#define CEREBRIA_CORE_CONTROL_H

#include "core/game.h"

/* Computes all sums from slots and Fortresses alone. */
void control_compute(const struct game *game, struct sums *out);

/* Whether the card on `slot` counts for `realm`: it stands there, or on a bordering Frontier slot
 * unblocked (R11.4). */
bool slot_influences(const struct game *game, unsigned slot, unsigned realm);

/* Intensity a Fortress of this size adds (R5.4). */
unsigned fortress_intensity(unsigned size);

/* How many of a starting Emotion lie in play; the rest are in the supply (R4.4). */
unsigned cards_in_play(const struct game *game, unsigned card);

#endif
