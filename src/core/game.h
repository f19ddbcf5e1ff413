/* A game of Cerebria: the state, the legal moves, and the one way to change it.
 *
 *   struct setup ── game_new ──> struct game ── game_moves ──> struct move ── game_apply ──> struct
 * game + events
 *
 * A game is one plain value: copied by assignment, compared by bytes (game_equal), never holding a
 * pointer. Nothing here allocates, waits, reads time or asks anybody: a choice in the middle of an
 * effect is a pending question inside the game, and its answers are moves like all others. Rule
 * numbers (R7.2) are those of docs/rules.md. */
#ifndef CEREBRIA_CORE_GAME_H
#define CEREBRIA_CORE_GAME_H

#include <stddef.h>

#include "core/board.h"
#include "core/catalogue.h"

enum mode { MODE_BASIC, MODE_FULL };
enum players { PLAYERS_DUEL, PLAYERS_TEAMS, PLAYERS_TRIO };
enum phase { PHASE_SETUP, PHASE_PLAY, PHASE_OVER };
enum size {
    SIZE_NONE,
    SIZE_MINOR,
    SIZE_MAJOR,
    SIZE_CAP
}; /* a Fortress's or Fragment's; CAP for Fragments only */
enum winner { WINNER_BLISS, WINNER_GLOOM, WINNER_DRAW, WINNER_NONE };

/* Ambition Abilities (R8), bits of turn.used. */
enum ability { ABILITY_ACTION, ABILITY_VIBE, ABILITY_ROTATE, ABILITY_COUNT };

enum {
    TURN_ACTIONS = 3,     /* R4.1 */
    AMBITION_TOKENS = 3,  /* R2.1 */
    SPHERE_WILLPOWER = 7, /* R3.3 */
    STOCK_MINOR = 5,      /* R2.1 */
    STOCK_MAJOR = 3,
    START_WILLPOWER = 4, /* R3.3 */
    START_ESSENCE = 2,
    START_CARDS = 2,
    SUPPLY_BRIGHTNESS = 2, /* R4.4 */
    SUPPLY_BLEAKNESS = 6,
    QUIET_TURNS_MAX = 12, /* R10.1 */
    TOKEN_MAX = 6,        /* R11.5 */
    HIDDEN_LOOK = 3,      /* R9.5: how many a team without success looks at */
    EFFECTS_MAX = 16
};

/* ---- Questions in the middle of an effect ---- */

/* What the game is waiting for. ASK_NONE: the turn's seat chooses freely. The order is that of the
 * record's table. */
enum ask {
    ASK_NONE,
    ASK_PLACE, /* R3.7 */
    ASK_WILD,  /* R3.6, Full */
    ASK_MOVE,  /* an Action declared by placing a Vibe token on its row must follow (R5.0) */
    ASK_INVOKE,
    ASK_QUELL,
    ASK_FORTIFY,
    ASK_EMPOWER,
    ASK_FRAGMENT, /* R9.2 */
    ASK_FORTRESS, /* R9.3 */
    ASK_REMOVE,   /* R9.4 */
    ASK_HIDDEN,   /* R9.5 */
    ASK_DELIGHT,
    ASK_EXCITEMENT,
    ASK_TRUST,
    ASK_ANGER,
    ASK_SELFISHNESS,
    ASK_DISGUST,
    ASK_COMFORT,
    ASK_JEALOUSY,
    ASK_MISTRUST,
    ASK_DISCARD, /* after Mistrust */
    ASK_EMBARRASSMENT,
    ASK_BOREDOM,
    ASK_COUNT
};

/* The name records give a question ("place", "fragment", an Action's id …); NULL for ASK_NONE. */
const char *ask_id(unsigned ask);

struct pending {
    uint8_t ask;
    uint8_t seat; /* whose answer is awaited */
    uint8_t a; /* what the question is about: the slot of the card that asks, or the Fragment's size
                  on offer */
    uint8_t b;
};

/* ---- State ---- */

struct spirit_seat {
    uint16_t willpower;
    uint16_t essence;
    uint16_t hand_known; /* bit i: the other team knows hand[i] (it was a face-up top card, or was
                            shown) */
    uint8_t in_play;     /* 0: nobody sits here in this game */
    uint8_t spirit;
    uint8_t space; /* SPACE_NONE until placed */
    uint8_t hand_count;
    uint8_t deck_count;
    uint8_t deck_known; /* how many cards at the bottom everybody has seen going there (R4.4) */
    uint8_t hand[DECK_SIZE]; /* sorted; a known copy before an unknown one; CARD_NONE beyond
                                hand_count */
    uint8_t deck[DECK_SIZE]; /* deck[0] is the face-up top; CARD_NONE beyond deck_count */
    uint8_t board[ACTION_COUNT][COLUMN_COUNT]; /* enum vibe of the token there, VIBE_NONE if free */
};

struct emotion {
    uint8_t card;    /* CARD_NONE: an empty slot */
    uint8_t essence; /* 1..spaces */
    uint8_t token;   /* Intensity token, 0 none (R11.5) */
    uint8_t owner;   /* seat whose deck it came from and goes back to */
    uint8_t used;    /* its free power was used this turn */
};

struct fortress {
    uint8_t size; /* SIZE_NONE, SIZE_MINOR, SIZE_MAJOR */
    uint8_t team;
    uint8_t fresh; /* built or raised this turn (R9.3) */
};

struct fragments {
    uint8_t minor;
    uint8_t major;
    uint8_t cap;
};

struct team_state {
    uint8_t ambition; /* tokens available, 0..3 */
    uint8_t wheel;    /* Wheel points (in Basic only those of R9.2) */
    struct fragments stock;
    struct fragments identity;
    uint8_t hidden_count;
    uint8_t hidden[ASPIRATION_COUNT]; /* [0] is the Hidden Aspiration in force */
};

/* A piece of an effect still to come; the queue is worked off before anybody moves freely again. */
struct effect {
    uint8_t kind;
    uint8_t seat;
    uint8_t a;
    uint8_t b;
};

/* Sums that follow from the board (R11), kept because everything asks for them; game_check
 * recomputes them. */
struct sums {
    uint16_t held[TEAM_COUNT]; /* slots with an Emotion of each team, as bits */
    uint8_t blocked_before;    /* bit f: the Emotion on Frontier f's slot is blocked from the Realm
                                  before it */
    uint8_t blocked_after;     /* … from the Realm after it (R11.4) */
    uint8_t intensity[SLOT_COUNT]; /* of each Emotion, with tokens and powers (R11.1) */
    uint8_t realm[REALM_COUNT][TEAM_COUNT];
    uint8_t frontier[FRONTIER_COUNT][TEAM_COUNT];
    uint8_t realm_control[REALM_COUNT]; /* enum team, TEAM_NONE for nobody */
    uint8_t frontier_control[FRONTIER_COUNT];
    uint8_t spare; /* always 0 */
};

struct game {
    uint64_t
        chance[TEAM_COUNT]; /* generators of the shuffles of R9.5; hidden from views and digests */
    uint16_t round;         /* 1.. */
    uint16_t turns;         /* turns begun in this game, 1.. */
    struct spirit_seat seats[SEAT_COUNT];
    struct sums sums;
    struct emotion slots[SLOT_COUNT];
    struct fortress fortresses[REALM_COUNT];
    struct team_state teams[TEAM_COUNT];
    uint8_t spheres[SPHERE_COUNT]; /* Willpower left in each */
    uint8_t origin;                /* Sphere s faces Realm (s + origin) % 5 */
    uint8_t common_count;
    uint8_t common[ASPIRATION_COUNT]; /* face-up row, [0] is current */
    uint8_t mode;                     /* enum mode */
    uint8_t players;                  /* enum players */
    uint8_t first;                    /* starting team */
    uint8_t phase;
    uint8_t
        order[SEAT_COUNT]; /* turn order, order_count entries; a trio's lone Spirit stands twice */
    uint8_t order_count;
    uint8_t order_at;   /* whose turn: order[order_at] */
    uint8_t actions;    /* Actions left this turn */
    uint8_t used;       /* Ambition Abilities used this turn, bit per enum ability */
    uint8_t absorbed;   /* Absorb was used this turn */
    uint8_t first_turn; /* this is the very first turn: no Absorb (R3.5) */
    uint8_t quiet;      /* turns in a row without an Absorb (R10.1) */
    uint8_t ending;     /* the end is triggered, this turn is finished first */
    uint8_t winner;     /* enum winner */
    /* Of the Revelation or Absorb being resolved. */
    uint8_t gained;                   /* Willpower this Absorb gave so far (Delight) */
    uint8_t accomplished[TEAM_COUNT]; /* Aspirations accomplished, 0..2 */
    uint8_t added[TEAM_COUNT];        /* enum size of what each team added by R9.2 */
    uint8_t absorber;                 /* seat */
    uint8_t effect_count;
    struct pending pending;
    struct effect effects[EFFECTS_MAX]; /* [0] comes next */
    uint8_t spare[6]; /* always 0: fills up the last word, so that no byte is unspoken for */
};

/* ---- Moves ---- */

enum move_kind {
    MOVE_PLACE,   /* a space, b slot, c second slot or SLOT_NONE (R3.7) */
    MOVE_WILD,    /* Full */
    MOVE_MOVE,    /* a space (R5.1) */
    MOVE_INVOKE,  /* a card, b slot (R5.2) */
    MOVE_QUELL,   /* a slot, b card shown or CARD_NONE (R5.3) */
    MOVE_FORTIFY, /* a realm (R5.4) */
    MOVE_EMPOWER, /* a slot, Full (R5.5) */
    MOVE_VIBE,    /* a action, b column, c card discarded (R5.0) */
    MOVE_REALM, /* a realm; Network: b from, c to; Land: b slot, n Essence; Willow: n Willpower (R6)
                 */
    MOVE_ABSORB, /* a sphere, b 1 with bonus; Knowledge's bonus: c action * 4 + column, d vibe (R7)
                  */
    MOVE_AMBITION, /* a ability; Vibe: b action, c column, d vibe (R8) */
    MOVE_POWER,    /* a from slot, b to slot (Generosity) */
    MOVE_END,      /* a 0 draw, 1 ambition (R4.3) */
    MOVE_CHOOSE,   /* a ask, b answer, c second part of an answer; ANSWER_NONE declines */
    MOVE_RESIGN,   /* a team; always possible before the end and never listed */
    MOVE_KIND_COUNT
};

enum {
    ANSWER_NONE = 254, /* of MOVE_CHOOSE.b: "none" */
    MOVE_ANY = 255,    /* in a wish: this part is still open */
    MOVE_ANY_N = 65535,
    END_DRAW = 0,
    END_AMBITION = 1
};

/* Parts a kind does not use are 0. ASK_FRAGMENT answers an enum size, ASK_FORTRESS 1,
 * ASK_DELIGHT 1. */
struct move {
    uint8_t kind;
    uint8_t a, b, c, d;
    uint8_t upgrades; /* UPGRADE_ bits in use */
    uint16_t n;
};

enum { MOVES_MAX = 4096 };

/* ---- Why something is not possible ---- */

/* In the order in which the rules ask; where several reasons hold, the furthest one is told. */
enum why {
    WHY_NONE,
    WHY_MALFORMED, /* no move at all: a part out of range */
    WHY_GAME_OVER,
    WHY_QUESTION,       /* a question is open first (what: enum ask) */
    WHY_NO_QUESTION,    /* an answer to a question nobody asked */
    WHY_NOT_YOUR_TURN,  /* only from view_why_not */
    WHY_FULL_ONLY,      /* not in the Basic game (R3.2) */
    WHY_NO_ACTIONS,     /* R4.1 */
    WHY_LOCKED,         /* the Action is locked (what: action; R5.0) */
    WHY_UPGRADE_LOCKED, /* the upgrade is not on the board (what: action * 4 + column; R5.0) */
    WHY_NO_CARD,        /* that card is not in hand */
    WHY_TOKEN_PLACE,  /* that space of the row is taken, or the Action must be unlocked first (R5.0)
                       */
    WHY_TOKEN_COLOUR, /* the row already has a token of that colour (R5.0) */
    WHY_TOKEN_USELESS,   /* no form of that Action would be possible and payable (R4.5) */
    WHY_TOO_FAR,         /* no path that short (R5.1) */
    WHY_OPPOSING_SPIRIT, /* it may not end there (R5.1) */
    WHY_SLOT_FAR,        /* not adjacent to the Spirit (R1.5) */
    WHY_SLOT_TAKEN,
    WHY_SLOT_EMPTY,
    WHY_EMOTION_OWN, /* it is your own team's */
    WHY_EMOTION_OPPOSING,
    WHY_SHIELDED,         /* Empathy protects it */
    WHY_NO_MATCH,         /* no card of its Vibe to show (R5.3) */
    WHY_SUPPLY,           /* none left in the supply (R4.4) */
    WHY_REALM_FAR,        /* its Fortress location is not adjacent (R1.6) */
    WHY_REALM_CONTROLLED, /* by the opponent (R5.4; what: realm) */
    WHY_FORTRESS_TAKEN,
    WHY_FORTRESS_NOT_OWN_MINOR, /* nothing of yours to Exalt there */
    WHY_FORTRESS_NOT_OPPOSING,  /* nothing to Raze there */
    WHY_STOCK,                  /* no unused Fragment of that size (what: enum size) */
    WHY_CARD_FULL,              /* not that many free Essence spaces (need, have) */
    WHY_ESSENCE_LAST,           /* 1 Essence must stay */
    WHY_POWER_NONE,             /* that card has no such power */
    WHY_POWER_USED,
    WHY_SLOTS_APART,    /* the two slots are not adjacent */
    WHY_FIRST_TURN,     /* no Absorb in the very first turn (R3.5) */
    WHY_ABSORB_USED,    /* R4.2 */
    WHY_SPHERE_FAR,     /* R7.1 */
    WHY_BONUS_NOTHING,  /* the bonus would do nothing now (R7.3) */
    WHY_ABILITY_USED,   /* R4.2 */
    WHY_AMBITION_ALL,   /* all three tokens are available already (R4.3) */
    WHY_FRONTIER_TAKEN, /* set-up: another Spirit is there (R3.7) */
    WHY_PLACE_SLOT,     /* set-up: not a Realm slot that may be taken (R3.7) */
    WHY_NOT_AN_ANSWER,
    WHY_UPGRADE_USELESS, /* it would change neither effect nor cost (R5.0; what: action * 4 +
                            column) */
    WHY_AMBITION,        /* need, have (R4.5) */
    WHY_WILLPOWER,
    WHY_ESSENCE,
    WHY_ESSENCE_FEAR, /* Fear asks 1 Essence more */
    WHY_COUNT
};

struct refusal {
    uint8_t why;
    uint8_t what;
    int16_t need, have;
};

/* The number of the rule behind a reason ("R5.0"), or "" where none applies. */
const char *why_rule(unsigned why);

/* ---- Events: what happened, for logs, animation and undo ---- */

enum event_kind {
    EVENT_TURN_BEGAN, /* seat; n round */
    EVENT_TURN_ENDED, /* seat; a 1 if without an Absorb */
    EVENT_MOVE, /* seat; a enum move_kind; b, c its first two parts: the move itself, before its
                   effects */
    EVENT_WILLPOWER, /* seat; n change; a enum cause; b Sphere, slot or realm it came from */
    EVENT_ESSENCE,  /* seat; n change; a enum cause; b slot it went to or came from, or SLOT_NONE */
    EVENT_AMBITION, /* seat; a team; n change of tokens available */
    EVENT_ACTIONS,  /* seat; n change of Actions left (only gains: Raze, Craving, the Ability) */
    EVENT_SPIRIT_MOVED,     /* seat; a from, b to */
    EVENT_ENTERED,          /* seat; a slot, b card, n Essence */
    EVENT_LEFT_PLAY,        /* seat: owner; a slot, b card, c 1 if by a Quell */
    EVENT_EMOTION_MOVED,    /* a from slot, b to slot, c card */
    EVENT_EMOTION_ESSENCE,  /* a slot; n change */
    EVENT_TOKEN,            /* a slot; n the token's new value */
    EVENT_POWER,            /* a slot (or SLOT_NONE), b card: its power is at work now */
    EVENT_SPIRIT_POWER,     /* seat; b spirit */
    EVENT_DRAWN,            /* seat; a card drawn */
    EVENT_TOP_CARD,         /* seat; a the deck's new face-up top, CARD_NONE if empty */
    EVENT_DISCARDED,        /* seat; a card */
    EVENT_SHOWN,            /* seat; a card shown for a Quell */
    EVENT_VIBE,             /* seat; a action, b column, c vibe */
    EVENT_FORTRESS,         /* seat; a realm, b enum size now there, c team */
    EVENT_SPHERE,           /* a sphere; n change */
    EVENT_ORIGIN_TURNED,    /* a the new origin */
    EVENT_REALM_CONTROL,    /* a realm, b old team, c new team */
    EVENT_FRONTIER_CONTROL, /* a frontier, b old, c new */
    EVENT_REVELATION,       /* seat: absorber; a sphere, b realm it faces */
    EVENT_HIDDEN_REVEALED,  /* a team, b aspiration */
    EVENT_COUNTED,      /* a aspiration, b Bliss's count, c Gloom's; n 0 Common, 1 Bliss's Hidden, 2
                           Gloom's */
    EVENT_ACCOMPLISHED, /* a team; n how many Aspirations */
    EVENT_FRAGMENT,     /* a team, b enum size added to the Identity, SIZE_NONE declined; c 1 if a
                           Fortress */
    EVENT_WHEEL,        /* a team; n points gained */
    EVENT_COMMON_DOWN,  /* a aspiration turned down for good */
    EVENT_COMMON_REMOVED,  /* a aspiration, b team that removed it */
    EVENT_COMMON_CURRENT,  /* a aspiration now current, ASPIRATION_NONE if none */
    EVENT_HIDDEN_LOOKED,   /* a team; looks at its top cards */
    EVENT_HIDDEN_SHUFFLED, /* a team: order of its Hidden deck decided by chance */
    EVENT_HIDDEN_NEXT,     /* a team, b aspiration now in force */
    EVENT_ENDING,          /* the end is triggered; a enum ending */
    EVENT_GAME_OVER,       /* a enum winner */
    EVENT_KIND_COUNT
};

enum ending { ENDING_NO_COMMON, ENDING_CAP, ENDING_WHEEL, ENDING_QUIET, ENDING_RESIGNED };

/* Why Willpower or Essence changed. */
enum cause { CAUSE_COST, CAUSE_SPHERE, CAUSE_SUPPLY, CAUSE_POWER, CAUSE_EXCHANGE, CAUSE_LACK };

enum { LEARN_BLISS = 1, LEARN_GLOOM = 2, LEARN_BOTH = 3 };

struct event {
    uint8_t kind;
    uint8_t seat; /* SEAT_NONE where none is meant */
    uint8_t a, b, c;
    uint8_t seen_by; /* LEARN_ bits: teams that may see all of it; the others see that it happened,
                        not which card */
    uint8_t learns;  /* LEARN_ bits: teams that learn by it something hidden from them before, or a
                        shuffle (R15) */
    int16_t n;
};

/* Receives each event as it happens. A NULL sink is allowed everywhere (search). */
struct event_sink {
    void (*emit)(void *context, const struct event *event);
    void *context;
};

/* ---- Starting a game ---- */

struct setup {
    uint64_t seed;
    uint8_t mode;
    uint8_t players;
    uint8_t first;       /* enum team, or TEAM_NONE: by chance (R3.5) */
    uint8_t pair;        /* trio: the team with two Spirits; it always starts */
    uint8_t recommended; /* 1: recommended places are taken at once, no set-up moves (R3.7) */
    uint8_t spirits[SEAT_COUNT]; /* enum spirit per seat */
    uint8_t decks[SEAT_COUNT];   /* enum deck per seat */
};

/* Defaults of R3.2: Basic, duel, Empathy against Misery (teams: with Delight, with Malice), basic
 * decks, seed 0. */
void setup_default(struct setup *setup, unsigned players);

/* Whether `seat` takes part (R3.1). */
bool setup_has_seat(const struct setup *setup, unsigned seat);

enum setup_fault {
    SETUP_FINE,
    SETUP_FULL_MODE,
    SETUP_SPIRIT_TEAM,
    SETUP_SPIRIT_TWICE,
    SETUP_DECK_TEAM,
    SETUP_FAULT_COUNT
};

/* Shuffles, deals and opens a game (R3). On a fault the game is left untouched. */
enum setup_fault game_new(struct game *game, const struct setup *setup);

/* The recommended places of R3.7 for the seat asked to place, as a move. Only while ASK_PLACE is
 * pending. */
struct move game_recommended_place(const struct game *game);

/* Puts every Spirit that has no space on its recommended place, without starting Emotions
 * (scenarios). */
void game_place_spirits(struct game *game);

/* Deals a deck: shuffles `count` cards with stream `seat` of `seed`, the way game_new does
 * (scenarios). */
void game_shuffle_deck(uint8_t *cards, size_t count, uint64_t seed, unsigned seat);

/* ---- Playing ---- */

/* Writes all legal moves, sorted by move_compare, each once; returns how many. Zero exactly when
 * the game is over. */
size_t game_moves(const struct game *game, struct move out[MOVES_MAX]);

/* Applies a legal move and everything that follows up to the next decision. An illegal one changes
 * nothing. */
struct refusal game_apply(struct game *game, const struct move *move,
                          const struct event_sink *sink);

/* Whether and why a move, or anything that fits a wish (a move with MOVE_ANY parts), is not
 * possible now. */
struct refusal game_why_not(const struct game *game, const struct move *wish);

/* Whether a move fits a wish. */
bool move_matches(const struct move *move, const struct move *wish);
/* A wish of this kind with every part open. */
struct move move_wish(unsigned kind);
/* Order of the list: by kind, then parts, then upgrades. Negative, zero, positive. */
int move_compare(const struct move *x, const struct move *y);
bool move_equal(const struct move *x, const struct move *y);

/* ---- Questions about a position ---- */

struct cost {
    int16_t willpower;
    int16_t ambition;
    int16_t essence; /* from the Spirit's board */
};

/* What a move of an Action, Realm Action, Ability or bonus costs its seat now; zero for free ones.
 * The move may be illegal, but its parts must be in range. */
struct cost game_cost(const struct game *game, const struct move *move);

/* What an Absorb would do now (R7.2-7.4), whether or not it is legal. */
struct absorb_forecast {
    int16_t from_sphere; /* Willpower taken from the Sphere */
    int16_t bonus;       /* Diligence's Willpower, 0 otherwise */
    int16_t powers;      /* Willpower gained by Emotion powers */
    bool revelation;     /* it would empty the Sphere */
};
struct absorb_forecast game_absorb_forecast(const struct game *game, unsigned seat, unsigned sphere,
                                            bool with_bonus);

/* The seat that decides now: the pending question's, else the turn's. SEAT_NONE when over. */
unsigned game_decider(const struct game *game);
/* The seat whose turn it is. */
unsigned game_turn_seat(const struct game *game);
bool game_is_over(const struct game *game);
bool game_equal(const struct game *x, const struct game *y);
unsigned sphere_realm(const struct game *game,
                      unsigned sphere); /* the Realm a Sphere faces (R1.7) */
unsigned realm_sphere(const struct game *game, unsigned realm);
int game_score(const struct game *game, unsigned team); /* R10.2 */

/* How far a team is with an Aspiration (R12). */
int aspiration_count(const struct game *game, unsigned aspiration, unsigned team);
/* Which slots, Realms or Frontiers make up that count: bits of slots, of realms << 16, of frontiers
 * << 24. */
uint32_t aspiration_places(const struct game *game, unsigned aspiration, unsigned team);

/* One line of the explanation of a sum (R11.2, R11.3). */
struct contribution {
    uint8_t slot; /* of an Emotion, or SLOT_NONE for the Fortress */
    uint8_t team;
    uint8_t amount;     /* what it adds; 0 if blocked */
    uint8_t blocked_by; /* slot of the Emotion that blocks it, or SLOT_NONE */
};
enum { CONTRIBUTIONS_MAX = 5 };
/* Parts of a Realm's or Frontier's sums, in slot order clockwise, the Fortress last; returns how
 * many. */
size_t realm_contributions(const struct game *game, unsigned realm,
                           struct contribution out[CONTRIBUTIONS_MAX]);
size_t frontier_contributions(const struct game *game, unsigned frontier,
                              struct contribution out[CONTRIBUTIONS_MAX]);

/* Recomputes the cached sums after a position was edited by hand. */
void game_refresh(struct game *game);

/* Checks every invariant from scratch. NULL if all hold, else a sentence saying which does not. */
const char *game_check(const struct game *game);

/* ---- Chance decided elsewhere (records, R9.5) ---- */

/* Sets the order of a team's Hidden deck; `order` must be a permutation of the cards there. False,
 * unchanged, if not. */
bool game_set_hidden(struct game *game, unsigned team, const uint8_t *order, size_t count);

/* ---- What a seat may know (R15) ---- */

/* A view is a game in which everything its team cannot know is CARD_HIDDEN or ASPIRATION_HIDDEN,
 * the generators zero. All questions above may be asked of view->shown. */
struct view {
    struct game shown;
    uint8_t team;
    uint8_t pool[SEAT_COUNT]
                [DECK_SIZE]; /* the cards hidden at each seat, sorted; CARD_NONE at the end */
    uint8_t hidden_pool[TEAM_COUNT]
                       [ASPIRATION_COUNT]; /* the goals hidden in each Hidden deck, sorted */
};

void game_view(const struct game *game, unsigned seat, struct view *view);
/* Legal moves of the viewer's team; none while the other team decides. */
size_t view_moves(const struct view *view, struct move out[MOVES_MAX]);
struct refusal view_why_not(const struct view *view, const struct move *wish);
/* Deals what is hidden anew, in a way the viewer cannot tell from the truth. */
void view_sample(const struct view *view, uint64_t seed, struct game *out);

#endif
