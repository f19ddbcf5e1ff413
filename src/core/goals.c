/* Aspirations: how far a team is, and with what (R12). */
#include <assert.h>

#include "core/control.h"
#include "core/game.h"

enum { REALM_BITS = 16, FRONTIER_BITS = 24 };

static bool holds(const struct game *game, unsigned slot, unsigned team)
{
    return game->sums.held[team] >> slot & 1;
}

static unsigned bits(uint32_t set)
{
    unsigned count = 0;
    for (; set; set &= set - 1)
        count++;
    return count;
}

static uint32_t controlled_realms(const struct game *game, unsigned team)
{
    uint32_t set = 0;
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        if (game->sums.realm_control[realm] == team)
            set |= 1u << realm;
    return set;
}

static uint32_t controlled_frontiers(const struct game *game, unsigned team)
{
    uint32_t set = 0;
    for (unsigned frontier = 0; frontier < FRONTIER_COUNT; frontier++)
        if (game->sums.frontier_control[frontier] == team)
            set |= 1u << frontier;
    return set;
}

/* The longest run of own slots on the ring; of equally long ones the one that begins first. */
static uint32_t longest_run(const struct game *game, unsigned team)
{
    const uint32_t own = game->sums.held[team];
    uint32_t best = 0;
    for (unsigned start = 0; start < SLOT_COUNT; start++) {
        uint32_t run = 0;
        for (unsigned slot = start; (own >> slot & 1) && !(run >> slot & 1); slot = slot_next(slot))
            run |= 1u << slot;
        if (bits(run) > bits(best))
            best = run;
    }
    return best;
}

static uint32_t triads_held(const struct game *game, unsigned team)
{
    uint32_t triads = 0;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if (holds(game, slot, team))
            triads |= 1u << slot_triad(slot);
    return triads;
}

static uint32_t fortress_realms(const struct game *game, unsigned team)
{
    uint32_t realms = 0;
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        if (game->fortresses[realm].size != SIZE_NONE && game->fortresses[realm].team == team)
            realms |= 1u << realm;
    return realms;
}

static unsigned essence_on(const struct game *game, uint32_t slots)
{
    unsigned sum = 0;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if (slots >> slot & 1)
            sum += game->slots[slot].essence;
    return sum;
}

/* The first Emotion of each Vibe the team shows. */
static uint32_t vibes_shown(const struct game *game, unsigned team)
{
    uint32_t slots = 0;
    unsigned seen = 1u << VIBE_NONE; /* starting Emotions have none */
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        const unsigned vibe = card_info(game->slots[slot].card)->vibe;
        if (!holds(game, slot, team) || (seen >> vibe & 1))
            continue;
        seen |= 1u << vibe;
        slots |= 1u << slot;
    }
    return slots;
}

static uint32_t strongest(const struct game *game, unsigned team)
{
    unsigned best = SLOT_COUNT;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if (holds(game, slot, team) &&
            (best == SLOT_COUNT || game->sums.intensity[slot] > game->sums.intensity[best]))
            best = slot;
    return best == SLOT_COUNT ? 0 : 1u << best;
}

/* Realm r and the Frontier straight across, r + 2: bits of the Realms that form such a pair. */
static uint32_t reflected(const struct game *game, unsigned team)
{
    const uint32_t realms = controlled_realms(game, team),
                   frontiers = controlled_frontiers(game, team);
    uint32_t pairs = 0;
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        if ((realms >> realm & 1) && (frontiers >> (realm + 2) % FRONTIER_COUNT & 1))
            pairs |= 1u << realm;
    return pairs;
}

static unsigned fortress_sum(const struct game *game, unsigned team)
{
    unsigned sum = 0;
    const uint32_t realms = fortress_realms(game, team);
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        if (realms >> realm & 1)
            sum += fortress_intensity(game->fortresses[realm].size);
    return sum;
}

static unsigned strongest_intensity(const struct game *game, unsigned team)
{
    const uint32_t set = strongest(game, team);
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if (set >> slot & 1)
            return game->sums.intensity[slot];
    return 0;
}

int aspiration_count(const struct game *game, unsigned aspiration, unsigned team)
{
    switch (aspiration) {
    case ASPIRATION_ATTITUDE:
        return (int)bits(controlled_realms(game, team));
    case ASPIRATION_OPENNESS:
        return (int)bits(controlled_frontiers(game, team));
    case ASPIRATION_UNITY:
        return (int)bits(longest_run(game, team));
    case ASPIRATION_AWARENESS:
        return (int)bits(triads_held(game, team));
    case ASPIRATION_FORTITUDE:
        return (int)fortress_sum(game, team);
    case ASPIRATION_LIVELINESS:
        return (int)essence_on(game, game->sums.held[team]);
    case ASPIRATION_VERSATILITY:
        return (int)bits(vibes_shown(game, team));
    case ASPIRATION_SENSIBILITY:
        return (int)strongest_intensity(game, team);
    case ASPIRATION_REFLECTION:
        return (int)bits(reflected(game, team));
    default:
        return 0; /* hidden from the viewer */
    }
}

uint32_t aspiration_places(const struct game *game, unsigned aspiration, unsigned team)
{
    switch (aspiration) {
    case ASPIRATION_ATTITUDE:
        return controlled_realms(game, team) << REALM_BITS;
    case ASPIRATION_OPENNESS:
        return controlled_frontiers(game, team) << FRONTIER_BITS;
    case ASPIRATION_UNITY:
        return longest_run(game, team);
    case ASPIRATION_AWARENESS:
        return triads_held(game, team) << FRONTIER_BITS;
    case ASPIRATION_FORTITUDE:
        return fortress_realms(game, team) << REALM_BITS;
    case ASPIRATION_LIVELINESS:
        return game->sums.held[team];
    case ASPIRATION_VERSATILITY:
        return vibes_shown(game, team);
    case ASPIRATION_SENSIBILITY:
        return strongest(game, team);
    case ASPIRATION_REFLECTION: {
        const uint32_t realms = reflected(game, team);
        const uint32_t across = (realms << 2 | realms >> 3) & 31u;
        return realms << REALM_BITS | across << FRONTIER_BITS;
    }
    default:
        return 0;
    }
}
