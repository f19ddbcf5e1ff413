/* What moves cost (R4.5, R5-R8). */
#include <assert.h>

#include "core/legal.h"
#include "core/powers.h"

static int16_t at_least_zero(int value)
{
    return (int16_t)(value < 0 ? 0 : value);
}

struct cost action_price(const struct actor *actor, const struct move *move, unsigned action)
{
    const struct action_info *info = action_info(action);
    struct cost price = {info->willpower, info->ambition, 0};
    if (action == ACTION_INVOKE) {
        const int willpower = power_invoke_willpower(actor->game, move->b, actor->team);
        const int essence = power_invoke_essence(actor->game, move->b, actor->team);
        price.willpower = (int16_t)(price.willpower + willpower);
        price.essence = (int16_t)(1 + essence);
    }
    if (action == ACTION_QUELL) {
        price.willpower = (int16_t)(price.willpower + power_quell_willpower(actor->game, move->a));
        price.ambition = (int16_t)(price.ambition + power_quell_ambition(actor->game, move->a));
    }
    return price;
}

struct cost price_with(struct cost price, unsigned action, unsigned upgrades)
{
    const struct upgrade_info *upgrade = action_info(action)->upgrade;
    int willpower = price.willpower, ambition = price.ambition, essence = price.essence;
    for (unsigned column = COLUMN_1; column < COLUMN_COUNT; column++) {
        const int used = upgrades >> column & 1;
        willpower += used * upgrade[column].willpower;
        ambition += used * upgrade[column].ambition;
    }
    /* Inner Force: the first Essence comes from the supply; Fear's is still the Spirit's own
     * (R5.2). */
    if (action == ACTION_INVOKE && (upgrades & UPGRADE_INNER_FORCE))
        essence--;
    return (struct cost){(int16_t)willpower, (int16_t)ambition, (int16_t)essence};
}

static struct cost action_cost(const struct actor *actor, const struct move *move, unsigned action)
{
    struct cost cost = price_with(action_price(actor, move, action), action, move->upgrades);
    cost.willpower = at_least_zero(cost.willpower);
    return cost;
}

/* Willpower the Spirit saves on a Realm's Action: R6.0 and Harmony's power. */
static int harmony_saves(const struct actor *actor, unsigned realm)
{
    return actor->me->spirit == SPIRIT_HARMONY && actor->me->space == realm_space(realm);
}

static int control_saves(const struct actor *actor, unsigned realm)
{
    return actor->game->sums.realm_control[realm] == actor->team &&
           !power_denies_discount(actor->game, actor->me->space, actor->team);
}

static struct cost realm_cost(const struct actor *actor, const struct move *move)
{
    static const uint8_t base[REALM_COUNT] = {1, 1, 2, 0, 1};
    const unsigned realm = move->a;
    int willpower = base[realm], saves = control_saves(actor, realm), essence = 0;
    if (realm == REALM_LAND) {
        willpower = move->n;
        essence = move->n;
        /* Affection: the first Essence is free, and control saves nothing beyond it. */
        if (power_first_essence_free(actor->game, move->b))
            saves = 1;
    }
    willpower = at_least_zero(willpower - saves - harmony_saves(actor, realm));
    /* The Willpower exchanged at Willow is spent as well (R6.5). */
    if (realm == REALM_WILLOW)
        willpower += move->n;
    return (struct cost){(int16_t)willpower, 0, (int16_t)essence};
}

struct cost actor_cost(const struct actor *actor, const struct move *move)
{
    switch (move->kind) {
    case MOVE_MOVE:
        return action_cost(actor, move, ACTION_MOVE);
    case MOVE_INVOKE:
        return action_cost(actor, move, ACTION_INVOKE);
    case MOVE_QUELL:
        return action_cost(actor, move, ACTION_QUELL);
    case MOVE_FORTIFY:
        return action_cost(actor, move, ACTION_FORTIFY);
    case MOVE_REALM:
        return realm_cost(actor, move);
    case MOVE_ABSORB:
        return (struct cost){move->b && move->a == SPHERE_COMMITMENT ? 1 : 0, 0, 0};
    case MOVE_AMBITION:
        return (struct cost){0, 1, 0};
    default:
        return (struct cost){0, 0, 0};
    }
}

struct cost game_cost(const struct game *game, const struct move *move)
{
    const struct actor actor = actor_of(game, game_turn_seat(game));
    return actor_cost(&actor, move);
}

bool can_pay(const struct actor *actor, struct cost cost)
{
    return cost.willpower <= actor->me->willpower && cost.essence <= actor->me->essence &&
           cost.ambition <= actor->game->teams[actor->team].ambition;
}

struct refusal check_payment(const struct actor *actor, const struct move *move)
{
    const struct cost cost = actor_cost(actor, move);
    const int ambition = actor->game->teams[actor->team].ambition;
    if (cost.essence > actor->me->essence) {
        const bool fear = move->kind == MOVE_INVOKE &&
                          power_invoke_essence(actor->game, move->b, actor->team) > 0;
        return lacking(fear ? WHY_ESSENCE_FEAR : WHY_ESSENCE, cost.essence, actor->me->essence);
    }
    if (cost.ambition > ambition)
        return lacking(WHY_AMBITION, cost.ambition, ambition);
    if (cost.willpower > actor->me->willpower)
        return lacking(WHY_WILLPOWER, cost.willpower, actor->me->willpower);
    return refuse(WHY_NONE, 0);
}
