/* Positions just before a Revelation.
 *
 * Their board: Brightness on 8 and 9, Loneliness on 4. Bliss has more Openness (2 : 1), Unity
 * (2 : 1), Awareness (2 : 1) and Liveliness (2 : 1); Gloom more Attitude (2 : 1) and Versatility
 * (1 : 0); Fortitude is a tie (0 : 0). So a goal is chosen by who shall accomplish it. */
#ifndef CEREBRIA_TESTS_REVELATION_POSITION_H
#define CEREBRIA_TESTS_REVELATION_POSITION_H

#include "position.h"

enum { TIE = ASPIRATION_FORTITUDE };

/* Bliss 1 stands on Frontier 0; Commitment, facing Valley, holds 2 Willpower. */
struct game about_to_reveal(unsigned common, unsigned bliss, unsigned gloom);
/* Empties that Sphere, without its bonus. */
#define reveal(game) play(game, absorb(SPHERE_COMMITMENT, false))
/* Answers every question that is left with the first answer there is. */
void settle(struct game *game);

void set_hidden(struct game *game, unsigned team, const uint8_t *deck, unsigned count);
void set_common(struct game *game, const uint8_t *row, unsigned count);

#endif
