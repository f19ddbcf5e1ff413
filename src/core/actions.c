/* The four Actions of a Spirit: what each asks of its target, and which upgrades it then takes
 * (R5). */
#include "core/control.h"
#include "core/legal.h"
#include "core/powers.h"

static const struct refusal LEGAL = {WHY_NONE, 0, 0, 0};

/* R5.0: the Action is unlocked and the upgrades named lie on the board. */
static struct refusal check_row(const struct actor *actor, unsigned action, unsigned upgrades)
{
    const unsigned tokens = row_tokens(actor->me, action);
    if (upgrades & (UPGRADE_BIT(COLUMN_UNLOCK) | ~0xfu))
        return refuse(WHY_MALFORMED, 0);
    if (!(tokens & UPGRADE_BIT(COLUMN_UNLOCK)))
        return refuse(WHY_LOCKED, action);
    for (unsigned column = COLUMN_1; column < COLUMN_COUNT; column++)
        if (upgrades & ~tokens & UPGRADE_BIT(column))
            return refuse(WHY_UPGRADE_LOCKED, action * COLUMN_COUNT + column);
    return LEGAL;
}

/* ---- Forms ---- */

static struct form never(struct refusal refusal)
{
    return (struct form){refusal, 0, 0};
}

static struct form with(unsigned must, unsigned may)
{
    return (struct form){LEGAL, (uint8_t)must, (uint8_t)(may | UPGRADE_DETERMINATION)};
}

/* R5.1: Haste for exactly two spaces, Surmount for a space with an opposing Spirit. */
static struct form form_of_step(const struct actor *actor, const struct move *move)
{
    if (move->a >= SPACE_COUNT)
        return never(refuse(WHY_MALFORMED, 0));
    const unsigned clockwise = space_step(move->a, -(int)actor->me->space);
    const unsigned distance = clockwise <= SPACE_COUNT / 2 ? clockwise : SPACE_COUNT - clockwise;
    if (distance != 1 && distance != 2)
        return never(lacking(WHY_TOO_FAR, (int)distance, 2));
    unsigned must = distance == 2 ? UPGRADE_HASTE : 0;
    if (opposing_spirit_on(actor->game, move->a, actor->team))
        must |= UPGRADE_SURMOUNT;
    return with(must, 0);
}

/* Anxiety's power: a Bleakness of the supply instead of a card from hand. */
static struct refusal check_invoked_card(const struct actor *actor, unsigned card)
{
    if (card == CARD_BLEAKNESS && actor->me->spirit == SPIRIT_ANXIETY)
        return cards_in_play(actor->game, CARD_BLEAKNESS) < SUPPLY_BLEAKNESS
                   ? LEGAL
                   : refuse(WHY_SUPPLY, card);
    return in_hand(actor->me, card) ? LEGAL : refuse(WHY_NO_CARD, 0);
}

/* R5.2 */
static struct form form_of_invoke(const struct actor *actor, const struct move *move)
{
    if (move->a == CARD_NONE || move->a >= CARD_COUNT || move->b >= SLOT_COUNT)
        return never(refuse(WHY_MALFORMED, 0));
    const struct refusal card = check_invoked_card(actor, move->a);
    if (card.why)
        return never(card);
    if (!(space_slots(actor->me->space) >> move->b & 1))
        return never(refuse(WHY_SLOT_FAR, move->b));
    if (actor->game->slots[move->b].card != CARD_NONE)
        return never(refuse(WHY_SLOT_TAKEN, move->b));
    return with(0, UPGRADE_BOLSTER | UPGRADE_INNER_FORCE);
}

uint16_t quell_slots(const struct actor *actor)
{
    return actor->me->spirit == SPIRIT_MALICE ? space_slots_wide(actor->me->space)
                                              : space_slots(actor->me->space);
}

bool card_matches(unsigned target, unsigned shown)
{
    const unsigned vibe = card_info(target)->vibe;
    return vibe == VIBE_NONE || card_info(shown)->vibe == vibe;
}

/* R5.3: without a card to show only by Extinguish; Subdue needs a second Essence to remove. */
static struct form form_of_quell(const struct actor *actor, const struct move *move)
{
    if (move->a >= SLOT_COUNT || move->b >= CARD_COUNT)
        return never(refuse(WHY_MALFORMED, 0));
    const struct emotion *target = &actor->game->slots[move->a];
    if (target->card == CARD_NONE)
        return never(refuse(WHY_SLOT_EMPTY, move->a));
    const struct card_info *info = card_info(target->card);
    if (info->team == actor->team)
        return never(refuse(WHY_EMOTION_OWN, move->a));
    if (!(quell_slots(actor) >> move->a & 1))
        return never(refuse(WHY_SLOT_FAR, move->a));
    if (actor->shielded >> move->a & 1)
        return never(refuse(WHY_SHIELDED, move->a));
    const unsigned may = target->essence >= 2 ? UPGRADE_SUBDUE : 0;
    if (move->b == CARD_NONE)
        return with(UPGRADE_EXTINGUISH, may);
    if (!in_hand(actor->me, move->b))
        return never(refuse(WHY_NO_CARD, 0));
    return card_matches(target->card, move->b) ? with(0, may)
                                               : never(refuse(WHY_NO_MATCH, info->vibe));
}

/* R5.4: Exalt and Raze are deeds of their own. */
static struct form form_of_fortify(const struct actor *actor, const struct move *move)
{
    if (move->a >= REALM_COUNT)
        return never(refuse(WHY_MALFORMED, 0));
    const unsigned realm = move->a;
    if (!(space_realms(actor->me->space) >> realm & 1))
        return never(refuse(WHY_REALM_FAR, realm));
    const struct fortress *fortress = &actor->game->fortresses[realm];
    const struct fragments *stock = &actor->game->teams[actor->team].stock;
    const bool standing = fortress->size != SIZE_NONE, own = fortress->team == actor->team;
    if (move->upgrades & UPGRADE_RAZE)
        return standing && !own ? with(UPGRADE_RAZE, 0)
                                : never(refuse(WHY_FORTRESS_NOT_OPPOSING, realm));
    if (actor->game->sums.realm_control[realm] == other_team(actor->team))
        return never(refuse(WHY_REALM_CONTROLLED, realm));
    if (move->upgrades & UPGRADE_EXALT) {
        if (fortress->size != SIZE_MINOR || !own)
            return never(refuse(WHY_FORTRESS_NOT_OWN_MINOR, realm));
        return stock->major ? with(UPGRADE_EXALT, 0) : never(refuse(WHY_STOCK, SIZE_MAJOR));
    }
    if (standing)
        return never(refuse(WHY_FORTRESS_TAKEN, realm));
    return stock->minor ? with(0, 0) : never(refuse(WHY_STOCK, SIZE_MINOR));
}

/* The kind of move that does an Action, its form, and what to say where an upgrade that must be
 * named is not. */
static const struct {
    uint8_t kind;
    uint8_t missing[COLUMN_COUNT]; /* enum why */
    struct form (*form)(const struct actor *, const struct move *);
} ACTIONS[ACTION_COUNT] = {
    [ACTION_MOVE] = {MOVE_MOVE, {0, WHY_TOO_FAR, WHY_OPPOSING_SPIRIT, 0}, form_of_step},
    [ACTION_INVOKE] = {MOVE_INVOKE, {0}, form_of_invoke},
    [ACTION_QUELL] = {MOVE_QUELL, {0, 0, WHY_NO_MATCH, 0}, form_of_quell},
    [ACTION_FORTIFY] = {MOVE_FORTIFY, {0}, form_of_fortify},
    [ACTION_EMPOWER] = {MOVE_EMPOWER, {0}, NULL}, /* Full only */
};

struct form action_form(const struct actor *actor, const struct move *move, unsigned action)
{
    return ACTIONS[action].form(actor, move);
}

/* R5.0: Determination that saves nothing, the Action being free without it, can't be named. */
static bool saves_nothing(struct cost total, unsigned upgrades)
{
    return (upgrades & UPGRADE_DETERMINATION) && total.willpower < 0;
}

bool form_allows(const struct actor *actor, struct form form, struct cost price, unsigned action,
                 unsigned upgrades)
{
    if ((form.must & ~upgrades) || (upgrades & ~(unsigned)(form.must | form.may)))
        return false;
    const struct cost total = price_with(price, action, upgrades);
    return can_pay(actor, total) && !saves_nothing(total, upgrades);
}

/* The first of a set of upgrades, as a reason. */
static struct refusal refuse_upgrade(unsigned action, unsigned upgrades, bool missing)
{
    unsigned column = COLUMN_1;
    while (!(upgrades & UPGRADE_BIT(column)))
        column++;
    if (!missing)
        return refuse(WHY_UPGRADE_USELESS, action * COLUMN_COUNT + column);
    return ACTIONS[action].missing[column] == WHY_TOO_FAR
               ? lacking(WHY_TOO_FAR, 2, 1)
               : refuse(ACTIONS[action].missing[column], 0);
}

struct refusal check_action(const struct actor *actor, const struct move *move)
{
    unsigned action = 0;
    while (ACTIONS[action].kind != move->kind)
        action++;
    if (!ACTIONS[action].form)
        return refuse(WHY_FULL_ONLY, 0);
    const struct refusal row = check_row(actor, action, move->upgrades);
    if (row.why)
        return row;
    const struct form form = action_form(actor, move, action);
    if (form.refusal.why)
        return form.refusal;
    const unsigned missing = form.must & ~(unsigned)move->upgrades;
    const unsigned useless = move->upgrades & ~(unsigned)(form.must | form.may);
    if (missing || useless)
        return refuse_upgrade(action, missing ? missing : useless, missing != 0);
    const struct cost price = action_price(actor, move, action);
    if (saves_nothing(price_with(price, action, move->upgrades), move->upgrades))
        return refuse(WHY_UPGRADE_USELESS, action * COLUMN_COUNT + COLUMN_3);
    return check_payment(actor, move);
}
