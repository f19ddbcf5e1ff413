/* The powers of the Emotions as one table: when a card's power works, on what condition, and what
 * it does (R14).
 *
 * Adding a card touches its row here, its words in assets/lang and its picture. Effects that lie
 * open while a card is in play (TRIGGER_PRESENT) are numbers that the costs and sums ask for; all
 * others run through power_fire. */
#ifndef CEREBRIA_CORE_POWERS_H
#define CEREBRIA_CORE_POWERS_H

#include "core/game.h"

enum trigger {
    TRIGGER_NONE,
    TRIGGER_PRESENT, /* while in play; once per kind of card however many copies, but for Safety
                        (R14.2) */
    TRIGGER_ENTERS,  /* just invoked */
    TRIGGER_FREE,    /* once in each turn of its team, for free */
    TRIGGER_ABSORB,  /* a Spirit of its team Absorbs with the card in an adjacent Triad; per copy */
    TRIGGER_MOVE_UPGRADED, /* an opposing Spirit uses an upgrade of Move; per copy */
    TRIGGER_LEAVES,        /* this card leaves play */
    TRIGGER_QUELLED        /* this card leaves play by a Quell */
};

enum condition {
    IF_ALWAYS,
    IF_OPPONENT_ADJACENT, /* an opposing Emotion on an adjacent slot */
    IF_ALONE,             /* both adjacent slots empty */
    IF_LESS_ESSENCE,      /* the other team has more Essence on its Emotions */
    IF_MORE_REALMS,       /* its team controls more Realms */
    IF_BLISS_FORTRESS,    /* a Bliss Fortress in a Realm the card can influence */
    IF_HAND_EMPTY,        /* the invoker has no cards left */
    IF_NO_AMBITION        /* its team has no available Ambition */
};

enum deed {
    DO_NOTHING,
    /* Fired */
    DO_TOKEN,          /* an Intensity token of `amount` */
    DO_DRAW,           /* the acting Spirit draws `amount` cards */
    DO_WILLPOWER,      /* it gains `amount` Willpower */
    DO_LOSE_WILLPOWER, /* it loses `amount` Willpower, or all it has */
    DO_ACTION,         /* it gains `amount` Actions */
    DO_ASK,            /* its question, an enum ask in `amount`, if it has an answer */
    DO_TEAM_WILLPOWER, /* a Spirit of the card's team, chosen by it, gains Willpower: question in
                          `amount` */
    /* Asked for while present */
    DO_QUELL_WILLPOWER,  /* quelling an Emotion next to it costs `amount` more Willpower, each copy
                          */
    DO_QUELL_AMBITION,   /* quelling it costs `amount` more Ambition */
    DO_INVOKE_WILLPOWER, /* invoking next to it costs opponents `amount` more Willpower */
    DO_INVOKE_ESSENCE,   /* … `amount` more Essence */
    DO_NO_DISCOUNT,      /* opponents adjacent to it get no controlled-Realm discount */
    DO_WEAKEN,           /* opposing Emotions next to it have `amount` less Intensity */
    DO_FIRST_ESSENCE,    /* the first Essence put on it or a neighbour costs no Willpower */
    DO_GIVE_ESSENCE      /* 1 Essence to an adjacent Emotion of its team */
};

struct power {
    uint8_t trigger;
    uint8_t condition;
    uint8_t deed;
    uint8_t amount;
};

const struct power *card_power(unsigned card);

/* What the answers to the questions of these cards move. */
enum {
    COMFORT_WILLPOWER = 2,
    EMBARRASSMENT_WILLPOWER = 2,
    BOREDOM_WILLPOWER = 1,
    JEALOUSY_WILLPOWER = 1
};

/* Whether a card of this kind that is present does `deed` (and it is the slot's card). */
bool slot_does(const struct game *game, unsigned slot, unsigned deed);
/* Whether the power's condition holds for the card on `slot`, acted by `seat`. */
bool power_condition(const struct game *game, unsigned slot, unsigned seat);

/* Extra costs and discounts by cards in play, for the team that acts. */
int power_quell_willpower(const struct game *game, unsigned slot);
int power_quell_ambition(const struct game *game, unsigned slot);
int power_invoke_willpower(const struct game *game, unsigned slot, unsigned team);
int power_invoke_essence(const struct game *game, unsigned slot, unsigned team);
bool power_denies_discount(const struct game *game, unsigned space, unsigned team);
bool power_first_essence_free(const struct game *game, unsigned slot);

/* Slots whose Emotions Empathy shields from Quell, as bits. */
uint16_t power_shielded(const struct game *game, unsigned team);

#endif
