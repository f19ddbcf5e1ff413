#include "core/powers.h"

#include "core/control.h"

static const struct power POWERS[CARD_COUNT + 1] = {
    /* Bliss, red */
    [CARD_AFFECTION] = {TRIGGER_PRESENT, IF_ALWAYS, DO_FIRST_ESSENCE, 1},
    [CARD_COMFORT] = {TRIGGER_ENTERS, IF_ALWAYS, DO_TEAM_WILLPOWER, ASK_COMFORT},
    [CARD_COURAGE] = {TRIGGER_ENTERS, IF_OPPONENT_ADJACENT, DO_TOKEN, 1},
    [CARD_SOCIABILITY] = {TRIGGER_ENTERS, IF_ALWAYS, DO_DRAW, 1},
    /* Bliss, yellow */
    [CARD_CHEERFULNESS] = {TRIGGER_ENTERS, IF_ALWAYS, DO_WILLPOWER, 2},
    [CARD_EXCITEMENT] = {TRIGGER_ENTERS, IF_ALWAYS, DO_ASK, ASK_EXCITEMENT},
    [CARD_SAFETY] = {TRIGGER_PRESENT, IF_ALWAYS, DO_QUELL_WILLPOWER, 2},
    [CARD_TRUST] = {TRIGGER_ENTERS, IF_ALWAYS, DO_ASK, ASK_TRUST},
    /* Bliss, green */
    [CARD_DESIRE] = {TRIGGER_ENTERS, IF_HAND_EMPTY, DO_DRAW, 2},
    [CARD_GENEROSITY] = {TRIGGER_FREE, IF_ALWAYS, DO_GIVE_ESSENCE, 1},
    [CARD_INNOCENCE] = {TRIGGER_PRESENT, IF_ALWAYS, DO_QUELL_AMBITION, 1},
    [CARD_KINDNESS] = {TRIGGER_ABSORB, IF_ALWAYS, DO_WILLPOWER, 1},
    /* Bliss, blue */
    [CARD_CONFIDENCE] = {TRIGGER_ENTERS, IF_MORE_REALMS, DO_TOKEN, 1},
    [CARD_OPTIMISM] = {TRIGGER_ENTERS, IF_LESS_ESSENCE, DO_TOKEN, 1},
    [CARD_SELF_ESTEEM] = {TRIGGER_ENTERS, IF_BLISS_FORTRESS, DO_TOKEN, 1},
    [CARD_TRANQUILITY] = {TRIGGER_PRESENT, IF_ALWAYS, DO_WEAKEN, 1},
    /* Gloom, red */
    [CARD_ANGER] = {TRIGGER_ENTERS, IF_ALWAYS, DO_ASK, ASK_ANGER},
    [CARD_CRAVING] = {TRIGGER_ENTERS, IF_NO_AMBITION, DO_ACTION, 1},
    [CARD_HOSTILITY] = {TRIGGER_PRESENT, IF_ALWAYS, DO_INVOKE_WILLPOWER, 1},
    [CARD_JEALOUSY] = {TRIGGER_ENTERS, IF_ALWAYS, DO_ASK, ASK_JEALOUSY},
    /* Gloom, yellow */
    [CARD_BITTERNESS] = {TRIGGER_ENTERS, IF_BLISS_FORTRESS, DO_TOKEN, 1},
    [CARD_BOREDOM] = {TRIGGER_MOVE_UPGRADED, IF_ALWAYS, DO_TEAM_WILLPOWER, ASK_BOREDOM},
    [CARD_GUILT] = {TRIGGER_QUELLED, IF_ALWAYS, DO_LOSE_WILLPOWER, 2},
    [CARD_PESSIMISM] = {TRIGGER_ENTERS, IF_LESS_ESSENCE, DO_TOKEN, 1},
    /* Gloom, green */
    [CARD_DISGUST] = {TRIGGER_ENTERS, IF_ALWAYS, DO_ASK, ASK_DISGUST},
    [CARD_DISLIKE] = {TRIGGER_ENTERS, IF_OPPONENT_ADJACENT, DO_TOKEN, 1},
    [CARD_SELFISHNESS] = {TRIGGER_ENTERS, IF_ALWAYS, DO_ASK, ASK_SELFISHNESS},
    [CARD_MISTRUST] = {TRIGGER_ENTERS, IF_ALWAYS, DO_ASK, ASK_MISTRUST},
    /* Gloom, blue */
    [CARD_EMBARRASSMENT] = {TRIGGER_LEAVES, IF_ALWAYS, DO_TEAM_WILLPOWER, ASK_EMBARRASSMENT},
    [CARD_FEAR] = {TRIGGER_PRESENT, IF_ALWAYS, DO_INVOKE_ESSENCE, 1},
    [CARD_INSECURITY] = {TRIGGER_PRESENT, IF_ALWAYS, DO_NO_DISCOUNT, 1},
    [CARD_LONELINESS] = {TRIGGER_ENTERS, IF_ALONE, DO_TOKEN, 1},
};

const struct power *card_power(unsigned card)
{
    return &POWERS[card];
}

bool slot_does(const struct game *game, unsigned slot, unsigned deed)
{
    return POWERS[game->slots[slot].card].deed == deed;
}

/* ---- Conditions of fired powers ---- */

static bool opponent_on(const struct game *game, unsigned slot, unsigned team)
{
    const unsigned card = game->slots[slot].card;
    return card != CARD_NONE && card_info(card)->team == other_team(team);
}

static bool opponent_adjacent(const struct game *game, unsigned slot, unsigned team)
{
    return opponent_on(game, slot_prev(slot), team) || opponent_on(game, slot_next(slot), team);
}

static bool alone(const struct game *game, unsigned slot)
{
    return game->slots[slot_prev(slot)].card == CARD_NONE &&
           game->slots[slot_next(slot)].card == CARD_NONE;
}

/* A card influences the Realm it stands in; on a Frontier slot both neighbours, but for one it is
 * blocked from. */
static bool bliss_fortress_influenced(const struct game *game, unsigned slot)
{
    for (unsigned realm = 0; realm < REALM_COUNT; realm++) {
        const struct fortress *fortress = &game->fortresses[realm];
        if (fortress->size != SIZE_NONE && fortress->team == TEAM_BLISS &&
            slot_influences(game, slot, realm))
            return true;
    }
    return false;
}

bool power_condition(const struct game *game, unsigned slot, unsigned seat)
{
    const unsigned card = game->slots[slot].card;
    const unsigned team = card_info(card)->team;
    switch (POWERS[card].condition) {
    case IF_OPPONENT_ADJACENT:
        return opponent_adjacent(game, slot, team);
    case IF_ALONE:
        return alone(game, slot);
    case IF_LESS_ESSENCE:
        return aspiration_count(game, ASPIRATION_LIVELINESS, team) <
               aspiration_count(game, ASPIRATION_LIVELINESS, other_team(team));
    case IF_MORE_REALMS:
        return aspiration_count(game, ASPIRATION_ATTITUDE, team) >
               aspiration_count(game, ASPIRATION_ATTITUDE, other_team(team));
    case IF_BLISS_FORTRESS:
        return bliss_fortress_influenced(game, slot);
    case IF_HAND_EMPTY:
        return game->seats[seat].hand_count == 0;
    case IF_NO_AMBITION:
        return game->teams[team].ambition == 0;
    default:
        return true;
    }
}

/* ---- Costs changed by cards in play ---- */

int power_quell_willpower(const struct game *game, unsigned slot)
{
    const unsigned team = card_info(game->slots[slot].card)->team;
    const unsigned neighbours[2] = {slot_prev(slot), slot_next(slot)};
    int more = 0;
    for (unsigned i = 0; i < 2; i++)
        if (slot_does(game, neighbours[i], DO_QUELL_WILLPOWER) &&
            !opponent_on(game, neighbours[i], team))
            more += POWERS[game->slots[neighbours[i]].card].amount;
    return more;
}

int power_quell_ambition(const struct game *game, unsigned slot)
{
    return slot_does(game, slot, DO_QUELL_AMBITION) ? POWERS[game->slots[slot].card].amount : 0;
}

/* R14.2: several copies of the same card beside one slot count once. */
static int opposing_neighbour_amount(const struct game *game, unsigned slot, unsigned team,
                                     unsigned deed)
{
    const unsigned neighbours[2] = {slot_prev(slot), slot_next(slot)};
    for (unsigned i = 0; i < 2; i++)
        if (slot_does(game, neighbours[i], deed) && opponent_on(game, neighbours[i], team))
            return POWERS[game->slots[neighbours[i]].card].amount;
    return 0;
}

int power_invoke_willpower(const struct game *game, unsigned slot, unsigned team)
{
    return opposing_neighbour_amount(game, slot, team, DO_INVOKE_WILLPOWER);
}

int power_invoke_essence(const struct game *game, unsigned slot, unsigned team)
{
    return opposing_neighbour_amount(game, slot, team, DO_INVOKE_ESSENCE);
}

bool power_denies_discount(const struct game *game, unsigned space, unsigned team)
{
    const unsigned near = space_slots(space);
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if ((near >> slot & 1) && slot_does(game, slot, DO_NO_DISCOUNT) &&
            opponent_on(game, slot, team))
            return true;
    return false;
}

bool power_first_essence_free(const struct game *game, unsigned slot)
{
    const unsigned team = card_info(game->slots[slot].card)->team;
    const unsigned places[3] = {slot_prev(slot), slot, slot_next(slot)};
    for (unsigned i = 0; i < 3; i++)
        if (slot_does(game, places[i], DO_FIRST_ESSENCE) && !opponent_on(game, places[i], team))
            return true;
    return false;
}

uint16_t power_shielded(const struct game *game, unsigned team)
{
    for (unsigned seat = team; seat < SEAT_COUNT; seat += 2) {
        const struct spirit_seat *spirit = &game->seats[seat];
        if (spirit->in_play && spirit->spirit == SPIRIT_EMPATHY && spirit->space != SPACE_NONE)
            return space_slots_wide(spirit->space);
    }
    return 0;
}
