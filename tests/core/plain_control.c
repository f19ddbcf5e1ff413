#include "plain_control.h"

/* R1.2 as a table: the Realm a slot lies in, or -1 for a Frontier slot. */
static const int REALM_OF[SLOT_COUNT] = {0, -1, 1, 1, -1, 2, 2, -1, 3, 3, -1, 4, 4, -1, 0};

static int team_on(const struct game *game, int slot)
{
    const unsigned card = game->slots[(slot + SLOT_COUNT) % SLOT_COUNT].card;
    return card == CARD_NONE ? -1 : card_info(card)->team;
}

static int plain_intensity(const struct game *game, int slot)
{
    const struct emotion *emotion = &game->slots[slot];
    if (emotion->card == CARD_NONE)
        return 0;
    int intensity = card_info(emotion->card)->intensity[emotion->essence - 1] + emotion->token;
    const unsigned before = game->slots[(slot + SLOT_COUNT - 1) % SLOT_COUNT].card;
    const unsigned after = game->slots[(slot + 1) % SLOT_COUNT].card;
    if (card_info(emotion->card)->team == TEAM_GLOOM &&
        (before == CARD_TRANQUILITY || after == CARD_TRANQUILITY))
        intensity--;
    return intensity < 0 ? 0 : intensity;
}

/* R11.3, R11.4: what the Emotion on a slot adds to a Realm. */
static int adds_to_realm(const struct game *game, int slot, int realm)
{
    if (team_on(game, slot) < 0)
        return 0;
    if (REALM_OF[slot] >= 0)
        return REALM_OF[slot] == realm ? plain_intensity(game, slot) : 0;
    for (int step = -1; step <= 1; step += 2) {
        const int neighbour = (slot + step + SLOT_COUNT) % SLOT_COUNT;
        if (REALM_OF[neighbour] != realm)
            continue;
        const int there = team_on(game, neighbour);
        return there >= 0 && there != team_on(game, slot) ? 0 : plain_intensity(game, slot);
    }
    return 0;
}

static unsigned higher(const int sums[TEAM_COUNT])
{
    if (sums[TEAM_BLISS] == sums[TEAM_GLOOM])
        return TEAM_NONE;
    return sums[TEAM_BLISS] > sums[TEAM_GLOOM] ? TEAM_BLISS : TEAM_GLOOM;
}

static bool realm_agrees(const struct game *game, int realm)
{
    int sums[TEAM_COUNT] = {0, 0};
    for (int slot = 0; slot < SLOT_COUNT; slot++)
        if (team_on(game, slot) >= 0)
            sums[team_on(game, slot)] += adds_to_realm(game, slot, realm);
    const struct fortress *fortress = &game->fortresses[realm];
    if (fortress->size != SIZE_NONE)
        sums[fortress->team] += fortress->size == SIZE_MAJOR ? 2 : 1;
    return game->sums.realm[realm][TEAM_BLISS] == sums[TEAM_BLISS] &&
           game->sums.realm[realm][TEAM_GLOOM] == sums[TEAM_GLOOM] &&
           game->sums.realm_control[realm] == higher(sums);
}

/* R11.2 */
static bool frontier_agrees(const struct game *game, int frontier)
{
    int sums[TEAM_COUNT] = {0, 0}, present[TEAM_COUNT] = {0, 0};
    for (int slot = 3 * frontier; slot <= 3 * frontier + 2; slot++)
        if (team_on(game, slot) >= 0) {
            sums[team_on(game, slot)] += plain_intensity(game, slot);
            present[team_on(game, slot)]++;
        }
    unsigned control = higher(sums);
    if (present[TEAM_BLISS] && !present[TEAM_GLOOM])
        control = TEAM_BLISS;
    if (present[TEAM_GLOOM] && !present[TEAM_BLISS])
        control = TEAM_GLOOM;
    return game->sums.frontier[frontier][TEAM_BLISS] == sums[TEAM_BLISS] &&
           game->sums.frontier[frontier][TEAM_GLOOM] == sums[TEAM_GLOOM] &&
           game->sums.frontier_control[frontier] == control;
}

const char *plain_control_differs(const struct game *game)
{
    for (int slot = 0; slot < SLOT_COUNT; slot++)
        if (game->sums.intensity[slot] != plain_intensity(game, slot))
            return "an Intensity is not that of R11.1";
    for (int realm = 0; realm < REALM_COUNT; realm++)
        if (!realm_agrees(game, realm))
            return "control of a Realm is not that of R11.3";
    for (int frontier = 0; frontier < FRONTIER_COUNT; frontier++)
        if (!frontier_agrees(game, frontier))
            return "control of a Frontier is not that of R11.2";
    return NULL;
}
