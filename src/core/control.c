#include "core/control.h"

#include <assert.h>

#include "core/powers.h"

unsigned fortress_intensity(unsigned size)
{
    return size == SIZE_MINOR ? 1 : size == SIZE_MAJOR ? 2 : 0;
}

unsigned cards_in_play(const struct game *game, unsigned card)
{
    unsigned count = 0;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        count += game->slots[slot].card == card;
    return count;
}

static unsigned card_team(const struct game *game, unsigned slot)
{
    return card_info(game->slots[slot].card)->team;
}

/* R11.1, with Tranquility's weakening; never below 0. */
static unsigned intensity(const struct game *game, unsigned slot)
{
    const struct emotion *emotion = &game->slots[slot];
    if (emotion->card == CARD_NONE || emotion->essence == 0)
        return 0;
    const struct card_info *info = card_info(emotion->card);
    const unsigned strength = info->intensity[emotion->essence - 1] + emotion->token;
    const unsigned neighbours[2] = {slot_prev(slot), slot_next(slot)};
    for (unsigned i = 0; i < 2; i++) {
        const unsigned card = game->slots[neighbours[i]].card;
        if (slot_does(game, neighbours[i], DO_WEAKEN) && card_info(card)->team != info->team) {
            const unsigned less = card_power(card)->amount;
            return strength > less ? strength - less : 0;
        }
    }
    return strength;
}

/* R11.4: an opposing Emotion on the Realm slot next to a Frontier slot blocks it. */
static bool is_blocked(const struct game *game, unsigned frontier_place, unsigned realm_place)
{
    const unsigned here = game->slots[frontier_place].card, there = game->slots[realm_place].card;
    return here != CARD_NONE && there != CARD_NONE &&
           card_info(here)->team != card_info(there)->team;
}

static uint8_t frontier_control(const struct game *game, unsigned frontier,
                                const uint8_t sum[TEAM_COUNT])
{
    unsigned present[TEAM_COUNT + 1] = {0};
    for (unsigned slot = 3 * frontier; slot < 3 * frontier + 3; slot++)
        present[card_team(game, slot)]++;
    if (!present[TEAM_GLOOM])
        return present[TEAM_BLISS] ? TEAM_BLISS : TEAM_NONE;
    if (!present[TEAM_BLISS])
        return TEAM_GLOOM;
    return sum[TEAM_BLISS] == sum[TEAM_GLOOM]  ? TEAM_NONE
           : sum[TEAM_BLISS] > sum[TEAM_GLOOM] ? TEAM_BLISS
                                               : TEAM_GLOOM;
}

void control_compute(const struct game *game, struct sums *out)
{
    struct sums sums = {0};
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        const unsigned team = card_team(game, slot);
        if (team == TEAM_NONE)
            continue;
        sums.held[team] = (uint16_t)(sums.held[team] | 1u << slot);
        sums.intensity[slot] = (uint8_t)intensity(game, slot);
    }
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        if (game->fortresses[realm].size != SIZE_NONE)
            sums.realm[realm][game->fortresses[realm].team] =
                (uint8_t)fortress_intensity(game->fortresses[realm].size);
    for (unsigned frontier = 0; frontier < FRONTIER_COUNT; frontier++) {
        const unsigned first = 3 * frontier, middle = first + 1, last = first + 2;
        const unsigned before = frontier_realm_before(frontier),
                       after = frontier_realm_after(frontier);
        const unsigned home[3] = {before, REALM_NONE, after};
        for (unsigned i = 0; i < 3; i++) {
            const unsigned team = card_team(game, first + i);
            if (team == TEAM_NONE)
                continue;
            const uint8_t strength = sums.intensity[first + i];
            sums.frontier[frontier][team] = (uint8_t)(sums.frontier[frontier][team] + strength);
            if (home[i] != REALM_NONE)
                sums.realm[home[i]][team] = (uint8_t)(sums.realm[home[i]][team] + strength);
        }
        const unsigned team = card_team(game, middle);
        if (team != TEAM_NONE) {
            const uint8_t strength = sums.intensity[middle];
            if (is_blocked(game, middle, first))
                sums.blocked_before = (uint8_t)(sums.blocked_before | 1u << frontier);
            else
                sums.realm[before][team] = (uint8_t)(sums.realm[before][team] + strength);
            if (is_blocked(game, middle, last))
                sums.blocked_after = (uint8_t)(sums.blocked_after | 1u << frontier);
            else
                sums.realm[after][team] = (uint8_t)(sums.realm[after][team] + strength);
        }
        sums.frontier_control[frontier] = frontier_control(game, frontier, sums.frontier[frontier]);
    }
    for (unsigned realm = 0; realm < REALM_COUNT; realm++) {
        const unsigned bliss = sums.realm[realm][TEAM_BLISS], gloom = sums.realm[realm][TEAM_GLOOM];
        sums.realm_control[realm] = (uint8_t)(bliss == gloom  ? TEAM_NONE
                                              : bliss > gloom ? TEAM_BLISS
                                                              : TEAM_GLOOM);
    }
    *out = sums;
}

void game_refresh(struct game *game)
{
    control_compute(game, &game->sums);
}

bool slot_influences(const struct game *game, unsigned slot, unsigned realm)
{
    if (!slot_is_frontier(slot))
        return slot_realm(slot) == realm;
    const unsigned frontier = slot_triad(slot);
    if (realm == frontier_realm_before(frontier))
        return !(game->sums.blocked_before >> frontier & 1);
    return realm == frontier_realm_after(frontier) && !(game->sums.blocked_after >> frontier & 1);
}

/* ---- Explanations ---- */

static struct contribution contribution(const struct game *game, unsigned slot, unsigned blocked_by)
{
    return (struct contribution){.slot = (uint8_t)slot,
                                 .team = card_info(game->slots[slot].card)->team,
                                 .amount = blocked_by == SLOT_NONE ? game->sums.intensity[slot] : 0,
                                 .blocked_by = (uint8_t)blocked_by};
}

size_t realm_contributions(const struct game *game, unsigned realm,
                           struct contribution out[CONTRIBUTIONS_MAX])
{
    assert(realm < REALM_COUNT);
    const unsigned before = frontier_slot(realm_frontier_before(realm)),
                   first = realm_slot_first(realm);
    const unsigned second = realm_slot_second(realm),
                   after = frontier_slot(realm_frontier_after(realm));
    const unsigned slots[4] = {before, first, second, after};
    size_t count = 0;
    for (unsigned i = 0; i < 4; i++) {
        if (game->slots[slots[i]].card == CARD_NONE)
            continue;
        unsigned blocked_by = SLOT_NONE;
        if (slots[i] == before && is_blocked(game, before, first))
            blocked_by = first;
        if (slots[i] == after && is_blocked(game, after, second))
            blocked_by = second;
        out[count++] = contribution(game, slots[i], blocked_by);
    }
    const struct fortress *fortress = &game->fortresses[realm];
    if (fortress->size != SIZE_NONE)
        out[count++] = (struct contribution){.slot = SLOT_NONE,
                                             .team = fortress->team,
                                             .amount = (uint8_t)fortress_intensity(fortress->size),
                                             .blocked_by = SLOT_NONE};
    return count;
}

size_t frontier_contributions(const struct game *game, unsigned frontier,
                              struct contribution out[CONTRIBUTIONS_MAX])
{
    assert(frontier < FRONTIER_COUNT);
    size_t count = 0;
    for (unsigned slot = 3 * frontier; slot < 3 * frontier + 3; slot++)
        if (game->slots[slot].card != CARD_NONE)
            out[count++] = contribution(game, slot, SLOT_NONE);
    return count;
}
