/* The catalogue: everything printed on cards and boards, as constant data.
 *
 * Ids are small integers used inside the rules; `id` strings are the names that records use
 * (docs/records.md). Words for people live in assets/lang, under keys made from the id. */
#ifndef CEREBRIA_CORE_CATALOGUE_H
#define CEREBRIA_CORE_CATALOGUE_H

#include <stdbool.h>
#include <stdint.h>

/* ---- Teams, seats, Vibes ---- */

enum team { TEAM_BLISS, TEAM_GLOOM, TEAM_COUNT, TEAM_NONE = TEAM_COUNT };

/* A seat is one Spirit's place at the table; its team is seat % 2, its number seat / 2 + 1. */
enum seat { SEAT_BLISS_1, SEAT_GLOOM_1, SEAT_BLISS_2, SEAT_GLOOM_2, SEAT_COUNT, SEAT_NONE = 255 };

/* What may lie on an unlock or upgrade space. The first four are the Vibes of cards (R2.3). */
enum vibe {
    VIBE_RED,
    VIBE_YELLOW,
    VIBE_GREEN,
    VIBE_BLUE,
    VIBE_COUNT,
    VIBE_WILD = VIBE_COUNT,
    VIBE_NONE
};

/* ---- Board (R1) ---- */

enum realm {
    REALM_VALLEY,
    REALM_CRADLE,
    REALM_NETWORK,
    REALM_LAND,
    REALM_WILLOW,
    REALM_COUNT,
    REALM_NONE = 255
};
enum sphere {
    SPHERE_COMMITMENT,
    SPHERE_CREATIVITY,
    SPHERE_HUMILITY,
    SPHERE_DILIGENCE,
    SPHERE_KNOWLEDGE,
    SPHERE_COUNT
};
enum {
    FRONTIER_COUNT = 5, /* Frontier f lies between Realm f and Realm f + 1 */
    SLOT_COUNT = 15,
    SPACE_COUNT = 10, /* space 2r is Realm r, space 2f + 1 is Frontier f */
    SLOT_NONE = 255,
    SPACE_NONE = 255
};

/* ---- Cards ---- */

/* Card 0 is "no card". Bliss Mild 1..16, Bliss Strong 17..32, Gloom Mild 33..48, Gloom
 * Strong 49..64, then the two starting Emotions, and last the back of a card whose face the viewer
 * does not know. */
enum card {
    CARD_NONE,
    CARD_AFFECTION,
    CARD_COMFORT,
    CARD_COURAGE,
    CARD_SOCIABILITY,
    CARD_CHEERFULNESS,
    CARD_EXCITEMENT,
    CARD_SAFETY,
    CARD_TRUST,
    CARD_DESIRE,
    CARD_GENEROSITY,
    CARD_INNOCENCE,
    CARD_KINDNESS,
    CARD_CONFIDENCE,
    CARD_OPTIMISM,
    CARD_SELF_ESTEEM,
    CARD_TRANQUILITY,
    CARD_ADORATION,
    CARD_INTIMACY,
    CARD_SATISFACTION,
    CARD_VALOR,
    CARD_EUPHORIA,
    CARD_FAITH,
    CARD_FREEDOM,
    CARD_PASSION,
    CARD_BENEVOLENCE,
    CARD_LONGING,
    CARD_PURITY,
    CARD_SELFLESSNESS,
    CARD_DIGNITY,
    CARD_HOPE,
    CARD_SELF_RESPECT,
    CARD_SERENITY,
    CARD_ANGER,
    CARD_CRAVING,
    CARD_HOSTILITY,
    CARD_JEALOUSY,
    CARD_BITTERNESS,
    CARD_BOREDOM,
    CARD_GUILT,
    CARD_PESSIMISM,
    CARD_DISGUST,
    CARD_DISLIKE,
    CARD_SELFISHNESS,
    CARD_MISTRUST,
    CARD_EMBARRASSMENT,
    CARD_FEAR,
    CARD_INSECURITY,
    CARD_LONELINESS,
    CARD_ENVY,
    CARD_GREED,
    CARD_MALEVOLENCE,
    CARD_RAGE,
    CARD_DESPAIR,
    CARD_INDIFFERENCE,
    CARD_LETHARGY,
    CARD_REMORSE,
    CARD_ANIMOSITY,
    CARD_LOATHING,
    CARD_NARCISSISM,
    CARD_SUSPICION,
    CARD_DOUBT,
    CARD_ISOLATION,
    CARD_PANIC,
    CARD_SHAME,
    CARD_BRIGHTNESS,
    CARD_BLEAKNESS,
    CARD_COUNT,
    CARD_HIDDEN = CARD_COUNT /* an unknown card, only ever inside a view */
};

enum tier { TIER_MILD, TIER_STRONG, TIER_STARTING };

enum { ESSENCE_SPACES_MAX = 4 };

struct card_info {
    const char *id;
    uint8_t team;                          /* enum team */
    uint8_t tier;                          /* enum tier */
    uint8_t vibe;                          /* enum vibe; VIBE_NONE for a starting Emotion */
    uint8_t spaces;                        /* how many Essence it can hold, 2..4 */
    uint8_t intensity[ESSENCE_SPACES_MAX]; /* intensity[n - 1] with n Essence (R11.1) */
    uint8_t threshold;                     /* Essence needed to Empower it (R5.5); 0: cannot be */
    uint8_t counterpart; /* its Strong form, or the Mild form it grew from; or CARD_NONE */
    bool ours;           /* its power is this project's own (shown with a diamond) */
};

/* The row of a card; card < CARD_COUNT or CARD_HIDDEN (a row without Vibe, spaces or power). */
const struct card_info *card_info(unsigned card);

/* ---- Spirits ---- */

enum spirit {
    SPIRIT_EMPATHY,
    SPIRIT_DELIGHT,
    SPIRIT_LOVE,
    SPIRIT_HARMONY,
    SPIRIT_MISERY,
    SPIRIT_MALICE,
    SPIRIT_ANXIETY,
    SPIRIT_HATRED,
    SPIRIT_COUNT
};

struct spirit_info {
    const char *id;
    uint8_t team;
    bool ours;
};

const struct spirit_info *spirit_info(unsigned spirit);

/* ---- Spirit Actions and their upgrades (R5) ---- */

enum action {
    ACTION_MOVE,
    ACTION_INVOKE,
    ACTION_QUELL,
    ACTION_FORTIFY,
    ACTION_EMPOWER,
    ACTION_COUNT
};

/* Columns of an Action's row on the Spirit's board: one unlock space, three upgrades. */
enum { COLUMN_UNLOCK, COLUMN_1, COLUMN_2, COLUMN_3, COLUMN_COUNT };

/* Upgrades in use travel as bits: UPGRADE_BIT(column). The names are those of side A boards. */
#define UPGRADE_BIT(column) (1u << (column))
enum {
    UPGRADE_HASTE = UPGRADE_BIT(COLUMN_1),
    UPGRADE_SURMOUNT = UPGRADE_BIT(COLUMN_2),
    UPGRADE_BOLSTER = UPGRADE_BIT(COLUMN_1),
    UPGRADE_INNER_FORCE = UPGRADE_BIT(COLUMN_2),
    UPGRADE_SUBDUE = UPGRADE_BIT(COLUMN_1),
    UPGRADE_EXTINGUISH = UPGRADE_BIT(COLUMN_2),
    UPGRADE_EXALT = UPGRADE_BIT(COLUMN_1),
    UPGRADE_RAZE = UPGRADE_BIT(COLUMN_2),
    UPGRADE_CHANNELED_POWER = UPGRADE_BIT(COLUMN_1),
    UPGRADE_EMOTIONAL_OUTBURST = UPGRADE_BIT(COLUMN_2),
    UPGRADE_DETERMINATION = UPGRADE_BIT(COLUMN_3)
};

struct upgrade_info {
    const char *id;
    int8_t willpower; /* added to the Action's cost; Determination is -1 */
    int8_t ambition;
};

struct action_info {
    const char *id;
    uint8_t willpower;
    uint8_t ambition;
    struct upgrade_info upgrade[COLUMN_COUNT]; /* [COLUMN_UNLOCK] is "unlock", cost 0 */
};

const struct action_info *action_info(unsigned action);

/* ---- Decks, goals, names of places ---- */

enum deck {
    DECK_BLISS_BASIC,
    DECK_GLOOM_BASIC,
    DECK_LOVE,
    DECK_DELIGHT,
    DECK_EMPATHY,
    DECK_HARMONY,
    DECK_HATRED,
    DECK_MISERY,
    DECK_MALICE,
    DECK_ANXIETY,
    DECK_COUNT
};
enum { DECK_KINDS = 8, DECK_SIZE = 16, DECK_COPIES = 2 };

struct deck_info {
    const char *id;
    uint8_t team;
    uint8_t kinds[DECK_KINDS]; /* two copies of each */
};

const struct deck_info *deck_info(unsigned deck);

enum aspiration {
    ASPIRATION_ATTITUDE,
    ASPIRATION_OPENNESS,
    ASPIRATION_UNITY,
    ASPIRATION_AWARENESS,
    ASPIRATION_FORTITUDE,
    ASPIRATION_LIVELINESS,
    ASPIRATION_VERSATILITY,
    ASPIRATION_BASIC_COUNT,
    ASPIRATION_SENSIBILITY = ASPIRATION_BASIC_COUNT,
    ASPIRATION_REFLECTION,
    ASPIRATION_COUNT,
    ASPIRATION_NONE = 255,
    ASPIRATION_HIDDEN = 254 /* only ever inside a view */
};

/* Names as records write them. Each asserts its range. */
const char *team_id(unsigned team);
const char *seat_id(unsigned seat); /* "bliss 1" */
const char *vibe_id(unsigned vibe); /* "red" … "wild" */
const char *realm_id(unsigned realm);
const char *sphere_id(unsigned sphere);
const char *space_id(unsigned space); /* "valley", "valley-cradle" */
const char *aspiration_id(unsigned aspiration);

static inline unsigned seat_team(unsigned seat)
{
    return seat & 1u;
}

static inline unsigned other_team(unsigned team)
{
    return team ^ 1u;
}

#endif
