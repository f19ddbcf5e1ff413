/* What is legal and what it costs (R4-R8): the one set of tests behind the list of moves,
 * game_apply and game_why_not.
 *
 * Everything is asked for an actor: a seat with its Spirit's board and hand as they are, or as they
 * would be after a Vibe token was placed (R4.5 judges an Action after its token). */
#ifndef CEREBRIA_CORE_LEGAL_H
#define CEREBRIA_CORE_LEGAL_H

#include "core/game.h"

struct actor {
    const struct game *game;
    const struct spirit_seat *me;
    uint8_t seat;
    uint8_t team;
    uint16_t shielded; /* slots of the other team that Empathy protects */
};

struct actor actor_of(const struct game *game, unsigned seat);

/* A refusal without numbers; with WHY_NONE: legal. */
struct refusal refuse(unsigned why, unsigned what);

/* A refusal because something is short. */
struct refusal lacking(unsigned why, int need, int have);
bool in_hand(const struct spirit_seat *me, unsigned card);

/* Upgrades lying on an Action's row, as bits; bit 0 (COLUMN_UNLOCK) if it is unlocked. */
unsigned row_tokens(const struct spirit_seat *me, unsigned action);

/* What a move costs its actor, parts in range. */
struct cost actor_cost(const struct actor *actor, const struct move *move);
bool can_pay(const struct actor *actor, struct cost cost);
struct refusal check_payment(const struct actor *actor, const struct move *move);

/* What a move of an Action costs before its upgrades: as printed, and what cards in play add. */
struct cost action_price(const struct actor *actor, const struct move *move, unsigned action);
/* The price with upgrades, Willpower not yet held at 0 or above. */
struct cost price_with(struct cost price, unsigned action, unsigned upgrades);

/* Slots without an Emotion. */
uint16_t empty_slots(const struct game *game);
/* Slots a Spirit may quell on, put Essence on (Land), Realms it may fortify, spheres it may Absorb
 * from: as bits. */
uint16_t quell_slots(const struct actor *actor);
uint16_t land_slots(const struct actor *actor);
uint8_t absorb_spheres(const struct actor *actor);
/* Whether the actor reaches the Sphere without Misery's power. */
bool sphere_is_direct(const struct actor *actor, unsigned sphere);

/* How an Action may be done to its target: not at all, or with upgrades that must and others that
 * may be named. */
struct form {
    struct refusal refusal;
    uint8_t must;
    uint8_t may;
};
/* R5.3: whether showing one card serves to quell the other; any card does against a starting
 * Emotion. */
bool card_matches(unsigned target, unsigned shown);
/* The form of a move of an Action; of its upgrades only Exalt and Raze, which are other deeds, are
 * looked at. */
struct form action_form(const struct actor *actor, const struct move *move, unsigned action);
/* Whether upgrades fit a form and the whole can be paid. */
bool form_allows(const struct actor *actor, struct form form, struct cost price, unsigned action,
                 unsigned upgrades);

/* Whether a move of one of the four Actions is legal, but for the number of Actions left and open
 * questions. */
struct refusal check_action(const struct actor *actor, const struct move *move);
/* Whether any form of the Action is possible and payable. */
bool action_possible(const struct actor *actor, unsigned action);
/* R5.0, R8.2: whether a token of this Vibe may lie there; Vibe tokens by Ability or bonus ask no
 * more than this. */
struct refusal check_token(const struct actor *actor, unsigned action, unsigned column,
                           unsigned vibe);
/* The colours lying on a row, bit per Vibe; wild tokens have none. */
unsigned row_colours(const struct spirit_seat *me, unsigned action);
/* The actor's seat as it would be after discarding `card` for a token there. */
struct spirit_seat seat_with_token(const struct spirit_seat *me, unsigned action, unsigned column,
                                   unsigned card);

/* Whether the whole move is legal now. */
struct refusal check_move(const struct game *game, const struct move *move);

/* Seats that may be chosen, slots, and so on: answers to the pending question, at most `max`;
 * returns how many. */
enum { ANSWERS_MAX = 128 };
size_t answers(const struct game *game, struct move out[ANSWERS_MAX]);

/* R6.5 has no limit; more Willpower than this at once never comes together in a game. */
enum { EXCHANGE_MAX = 2000 };

/* R3.7: a Spirit that is alone on its team places two starting Emotions. */
bool places_two(const struct game *game, unsigned seat);

/* Whether a Spirit of the other team stands on a space. */
bool opposing_spirit_on(const struct game *game, unsigned space, unsigned team);

#endif
