#include "core/legal.h"

#include <assert.h>

#include "core/control.h"
#include "core/powers.h"

struct actor actor_of(const struct game *game, unsigned seat)
{
    assert(seat < SEAT_COUNT);
    const unsigned team = seat_team(seat);
    return (struct actor){game, &game->seats[seat], (uint8_t)seat, (uint8_t)team,
                          power_shielded(game, other_team(team))};
}

struct refusal refuse(unsigned why, unsigned what)
{
    return (struct refusal){(uint8_t)why, (uint8_t)what, 0, 0};
}

static const struct refusal LEGAL = {WHY_NONE, 0, 0, 0};

struct refusal lacking(unsigned why, int need, int have)
{
    return (struct refusal){(uint8_t)why, 0, (int16_t)need, (int16_t)have};
}

unsigned row_tokens(const struct spirit_seat *me, unsigned action)
{
    unsigned set = 0;
    for (unsigned column = 0; column < COLUMN_COUNT; column++)
        if (me->board[action][column] != VIBE_NONE)
            set |= UPGRADE_BIT(column);
    return set;
}

unsigned row_colours(const struct spirit_seat *me, unsigned action)
{
    unsigned set = 0;
    for (unsigned column = 0; column < COLUMN_COUNT; column++)
        if (me->board[action][column] < VIBE_COUNT)
            set |= 1u << me->board[action][column];
    return set;
}

bool opposing_spirit_on(const struct game *game, unsigned space, unsigned team)
{
    for (unsigned seat = other_team(team); seat < SEAT_COUNT; seat += 2)
        if (game->seats[seat].in_play && game->seats[seat].space == space)
            return true;
    return false;
}

uint16_t empty_slots(const struct game *game)
{
    const unsigned held = game->sums.held[TEAM_BLISS] | game->sums.held[TEAM_GLOOM];
    return (uint16_t)(((1u << SLOT_COUNT) - 1) & ~held);
}

bool in_hand(const struct spirit_seat *me, unsigned card)
{
    for (unsigned i = 0; i < me->hand_count; i++)
        if (me->hand[i] == card)
            return true;
    return false;
}

/* ---- Vibe tokens ---- */

struct refusal check_token(const struct actor *actor, unsigned action, unsigned column,
                           unsigned vibe)
{
    if (action >= ACTION_COUNT || column >= COLUMN_COUNT || vibe >= VIBE_COUNT)
        return refuse(WHY_MALFORMED, 0);
    if (action == ACTION_EMPOWER)
        return refuse(WHY_FULL_ONLY, 0);
    const uint8_t *row = actor->me->board[action];
    if (row[column] != VIBE_NONE || (column != COLUMN_UNLOCK && row[COLUMN_UNLOCK] == VIBE_NONE))
        return refuse(WHY_TOKEN_PLACE, action * COLUMN_COUNT + column);
    if (row_colours(actor->me, action) >> vibe & 1)
        return refuse(WHY_TOKEN_COLOUR, vibe);
    return LEGAL;
}

struct spirit_seat seat_with_token(const struct spirit_seat *me, unsigned action, unsigned column,
                                   unsigned card)
{
    struct spirit_seat changed = *me;
    unsigned at = 0;
    while (at < changed.hand_count && changed.hand[at] != card)
        at++;
    for (; at + 1 < changed.hand_count; at++)
        changed.hand[at] = changed.hand[at + 1];
    changed.hand_count--;
    changed.hand[changed.hand_count] = CARD_NONE;
    changed.board[action][column] = card_info(card)->vibe;
    return changed;
}

/* R5.0, R4.5 */
static struct refusal check_vibe(const struct actor *actor, const struct move *move)
{
    if (move->a >= ACTION_COUNT || move->b >= COLUMN_COUNT || move->c == CARD_NONE ||
        move->c >= CARD_COUNT)
        return refuse(WHY_MALFORMED, 0);
    if (move->a == ACTION_EMPOWER)
        return refuse(WHY_FULL_ONLY, 0);
    if (!in_hand(actor->me, move->c))
        return refuse(WHY_NO_CARD, 0);
    const struct refusal token = check_token(actor, move->a, move->b, card_info(move->c)->vibe);
    if (token.why)
        return token;
    const struct spirit_seat changed = seat_with_token(actor->me, move->a, move->b, move->c);
    struct actor then = *actor;
    then.me = &changed;
    return action_possible(&then, move->a) ? LEGAL : refuse(WHY_TOKEN_USELESS, move->a);
}

/* ---- Realm Actions (R6) ---- */

uint16_t land_slots(const struct actor *actor)
{
    return actor->me->spirit == SPIRIT_LOVE ? space_slots_wide(actor->me->space)
                                            : space_slots(actor->me->space);
}

static struct refusal check_own(const struct actor *actor, unsigned slot)
{
    if (slot >= SLOT_COUNT)
        return refuse(WHY_MALFORMED, 0);
    const unsigned card = actor->game->slots[slot].card;
    if (card == CARD_NONE)
        return refuse(WHY_SLOT_EMPTY, slot);
    return card_info(card)->team == actor->team ? LEGAL : refuse(WHY_EMOTION_OPPOSING, slot);
}

static struct refusal check_network(const struct actor *actor, const struct move *move)
{
    const struct refusal from = check_own(actor, move->b);
    if (from.why)
        return from;
    if (move->c >= SLOT_COUNT)
        return refuse(WHY_MALFORMED, 0);
    if (!(space_slots(actor->me->space) >> move->c & 1))
        return refuse(WHY_SLOT_FAR, move->c);
    return actor->game->slots[move->c].card == CARD_NONE ? LEGAL : refuse(WHY_SLOT_TAKEN, move->c);
}

static struct refusal check_land(const struct actor *actor, const struct move *move)
{
    if (move->n < 1)
        return refuse(WHY_MALFORMED, 0);
    const struct refusal own = check_own(actor, move->b);
    if (own.why)
        return own;
    if (!(land_slots(actor) >> move->b & 1))
        return refuse(WHY_SLOT_FAR, move->b);
    const struct emotion *emotion = &actor->game->slots[move->b];
    const int room = card_info(emotion->card)->spaces - emotion->essence;
    return move->n <= room ? LEGAL : lacking(WHY_CARD_FULL, move->n, room);
}

static struct refusal check_realm(const struct actor *actor, const struct move *move)
{
    if (move->a >= REALM_COUNT)
        return refuse(WHY_MALFORMED, 0);
    struct refusal refusal = LEGAL;
    if (move->a == REALM_NETWORK)
        refusal = check_network(actor, move);
    else if (move->a == REALM_LAND)
        refusal = check_land(actor, move);
    else if (move->a == REALM_WILLOW && (move->n < 1 || move->n > EXCHANGE_MAX))
        refusal = refuse(WHY_MALFORMED, 0);
    return refusal.why ? refusal : check_payment(actor, move);
}

/* ---- Absorb (R7), Abilities (R8), free powers, end of turn ---- */

bool sphere_is_direct(const struct actor *actor, unsigned sphere)
{
    return space_realms(actor->me->space) >> sphere_realm(actor->game, sphere) & 1;
}

uint8_t absorb_spheres(const struct actor *actor)
{
    unsigned realms = space_realms(actor->me->space);
    /* Misery's power: also a Sphere next to one it can access. */
    if (actor->me->spirit == SPIRIT_MISERY)
        realms |= realms << 1 | realms >> 4 | realms >> 1 | realms << 4;
    unsigned spheres = 0;
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        if (realms >> realm & 1)
            spheres |= 1u << realm_sphere(actor->game, realm);
    return (uint8_t)spheres;
}

/* R7.3: whether the bonus would do anything. Commitment's 1 Willpower is always there after taking
 * some. */
static struct refusal check_bonus(const struct actor *actor, const struct move *move)
{
    const unsigned column = move->c % COLUMN_COUNT, action = move->c / COLUMN_COUNT;
    switch (move->a) {
    case SPHERE_COMMITMENT:
        return actor->game->teams[actor->team].ambition < AMBITION_TOKENS
                   ? LEGAL
                   : refuse(WHY_BONUS_NOTHING, move->a);
    case SPHERE_CREATIVITY:
        return actor->me->deck_count ? LEGAL : refuse(WHY_BONUS_NOTHING, move->a);
    case SPHERE_KNOWLEDGE:
        return check_token(actor, action, column, move->d);
    default:
        return LEGAL;
    }
}

static struct refusal check_absorb(const struct actor *actor, const struct move *move)
{
    if (move->a >= SPHERE_COUNT || move->b > 1)
        return refuse(WHY_MALFORMED, 0);
    if (actor->game->first_turn)
        return refuse(WHY_FIRST_TURN, 0);
    if (actor->game->absorbed)
        return refuse(WHY_ABSORB_USED, 0);
    if (!(absorb_spheres(actor) >> move->a & 1))
        return refuse(WHY_SPHERE_FAR, move->a);
    return move->b ? check_bonus(actor, move) : LEGAL;
}

static struct refusal check_ability(const struct actor *actor, const struct move *move)
{
    if (move->a >= ABILITY_COUNT)
        return refuse(WHY_MALFORMED, 0);
    if (actor->game->used >> move->a & 1)
        return refuse(WHY_ABILITY_USED, move->a);
    if (move->a == ABILITY_VIBE) {
        const struct refusal token = check_token(actor, move->b, move->c, move->d);
        if (token.why)
            return token;
    }
    return check_payment(actor, move);
}

/* Generosity */
static struct refusal check_power(const struct actor *actor, const struct move *move)
{
    const struct refusal from = check_own(actor, move->a);
    if (from.why)
        return from;
    if (!slot_does(actor->game, move->a, DO_GIVE_ESSENCE))
        return refuse(WHY_POWER_NONE, move->a);
    if (actor->game->slots[move->a].used)
        return refuse(WHY_POWER_USED, move->a);
    if (actor->game->slots[move->a].essence < 2)
        return refuse(WHY_ESSENCE_LAST, move->a);
    const struct refusal to = check_own(actor, move->b);
    if (to.why)
        return to;
    if (move->b != slot_next(move->a) && move->b != slot_prev(move->a))
        return refuse(WHY_SLOTS_APART, 0);
    const struct emotion *target = &actor->game->slots[move->b];
    const int room = card_info(target->card)->spaces - target->essence;
    return room >= 1 ? LEGAL : lacking(WHY_CARD_FULL, 1, room);
}

static struct refusal check_end(const struct actor *actor, const struct move *move)
{
    if (move->a > END_AMBITION)
        return refuse(WHY_MALFORMED, 0);
    if (move->a == END_AMBITION && actor->game->teams[actor->team].ambition == AMBITION_TOKENS)
        return refuse(WHY_AMBITION_ALL, 0);
    return LEGAL;
}

/* R3.7 */
static struct refusal check_place(const struct actor *actor, const struct move *move)
{
    const struct game *game = actor->game;
    if (move->a >= SPACE_COUNT || space_is_realm(move->a))
        return refuse(WHY_MALFORMED, 0);
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (game->seats[seat].in_play && game->seats[seat].space == move->a)
            return refuse(WHY_FRONTIER_TAKEN, move->a);
    const unsigned frontier = space_place(move->a);
    if (move->b != 3 * frontier && move->b != 3 * frontier + 2)
        return refuse(WHY_PLACE_SLOT, move->b);
    if (game->slots[move->b].card != CARD_NONE)
        return refuse(WHY_SLOT_TAKEN, move->b);
    if (!places_two(game, actor->seat))
        return move->c == SLOT_NONE ? LEGAL : refuse(WHY_MALFORMED, 0);
    if (move->c >= SLOT_COUNT || slot_is_frontier(move->c) || move->c == move->b)
        return refuse(WHY_PLACE_SLOT, move->c);
    return game->slots[move->c].card == CARD_NONE ? LEGAL : refuse(WHY_SLOT_TAKEN, move->c);
}

/* ---- The whole move ---- */

enum { SPENDS_ACTION = 1, FREE_MOVE = 2, SET_UP = 4 };

/* Which parts of a move mean something; the others must be 0, so that equal moves have equal bytes.
 */
enum { USES_A = 1, USES_B = 2, USES_C = 4, USES_D = 8, USES_N = 16, USES_UPGRADES = 32 };

static unsigned parts_used(const struct move *move)
{
    static const uint8_t by_kind[MOVE_KIND_COUNT] = {
        [MOVE_PLACE] = USES_A | USES_B | USES_C,
        [MOVE_VIBE] = USES_A | USES_B | USES_C,
        [MOVE_MOVE] = USES_A | USES_UPGRADES,
        [MOVE_INVOKE] = USES_A | USES_B | USES_UPGRADES,
        [MOVE_QUELL] = USES_A | USES_B | USES_UPGRADES,
        [MOVE_FORTIFY] = USES_A | USES_UPGRADES,
        [MOVE_EMPOWER] = USES_A | USES_UPGRADES,
        [MOVE_REALM] = USES_A,
        [MOVE_ABSORB] = USES_A | USES_B,
        [MOVE_AMBITION] = USES_A,
        [MOVE_POWER] = USES_A | USES_B,
        [MOVE_END] = USES_A,
        [MOVE_CHOOSE] = USES_A | USES_B | USES_C,
        [MOVE_RESIGN] = USES_A,
    };
    static const uint8_t by_realm[REALM_COUNT] = {
        [REALM_NETWORK] = USES_B | USES_C, [REALM_LAND] = USES_B | USES_N, [REALM_WILLOW] = USES_N};
    unsigned used = by_kind[move->kind];
    if (move->kind == MOVE_REALM && move->a < REALM_COUNT)
        used |= by_realm[move->a];
    if (move->kind == MOVE_ABSORB && move->a == SPHERE_KNOWLEDGE && move->b)
        used |= USES_C | USES_D;
    if (move->kind == MOVE_AMBITION && move->a == ABILITY_VIBE)
        used |= USES_B | USES_C | USES_D;
    return used;
}

static bool unused_parts_are_zero(const struct move *move)
{
    const unsigned used = parts_used(move);
    return (used & USES_A || !move->a) && (used & USES_B || !move->b) &&
           (used & USES_C || !move->c) && (used & USES_D || !move->d) &&
           (used & USES_N || !move->n) && (used & USES_UPGRADES || !move->upgrades);
}

static const struct {
    uint8_t when;
    uint8_t declared; /* the question by which a Vibe token has announced this kind */
    struct refusal (*check)(const struct actor *, const struct move *);
} KINDS[MOVE_KIND_COUNT] = {
    [MOVE_PLACE] = {SET_UP, ASK_PLACE, check_place},
    [MOVE_VIBE] = {SPENDS_ACTION, ASK_NONE, check_vibe},
    [MOVE_MOVE] = {SPENDS_ACTION, ASK_MOVE, check_action},
    [MOVE_INVOKE] = {SPENDS_ACTION, ASK_INVOKE, check_action},
    [MOVE_QUELL] = {SPENDS_ACTION, ASK_QUELL, check_action},
    [MOVE_FORTIFY] = {SPENDS_ACTION, ASK_FORTIFY, check_action},
    [MOVE_EMPOWER] = {SPENDS_ACTION, ASK_EMPOWER, check_action},
    [MOVE_REALM] = {SPENDS_ACTION, ASK_NONE, check_realm},
    [MOVE_ABSORB] = {FREE_MOVE, ASK_NONE, check_absorb},
    [MOVE_AMBITION] = {FREE_MOVE, ASK_NONE, check_ability},
    [MOVE_POWER] = {FREE_MOVE, ASK_NONE, check_power},
    [MOVE_END] = {FREE_MOVE, ASK_NONE, check_end},
};

static struct refusal check_answer(const struct game *game, const struct move *move)
{
    struct move list[ANSWERS_MAX];
    const size_t count = answers(game, list);
    if (game->pending.ask < ASK_FRAGMENT)
        return refuse(WHY_NO_QUESTION, 0);
    for (size_t i = 0; i < count; i++)
        if (move_equal(&list[i], move))
            return LEGAL;
    return refuse(WHY_NOT_AN_ANSWER, game->pending.ask);
}

struct refusal check_move(const struct game *game, const struct move *move)
{
    if (move->kind >= MOVE_KIND_COUNT || !unused_parts_are_zero(move))
        return refuse(WHY_MALFORMED, 0);
    if (game->phase == PHASE_OVER)
        return refuse(WHY_GAME_OVER, 0);
    if (move->kind == MOVE_RESIGN)
        return move->a < TEAM_COUNT ? LEGAL : refuse(WHY_MALFORMED, 0);
    if (move->kind == MOVE_CHOOSE)
        return check_answer(game, move);
    if (!KINDS[move->kind].check)
        return refuse(WHY_FULL_ONLY, 0);
    const unsigned asked = game->pending.ask;
    if (asked != ASK_NONE && asked != KINDS[move->kind].declared)
        return refuse(WHY_QUESTION, asked);
    if (KINDS[move->kind].when == SET_UP && asked == ASK_NONE)
        return refuse(WHY_NO_QUESTION, 0);
    if (KINDS[move->kind].when == SPENDS_ACTION && game->actions == 0)
        return refuse(WHY_NO_ACTIONS, 0);
    const struct actor actor = actor_of(game, game_decider(game));
    return KINDS[move->kind].check(&actor, move);
}
