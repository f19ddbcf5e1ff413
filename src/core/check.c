/* game_check: every invariant, recomputed from the position alone. */
#include <string.h>

#include "core/control.h"
#include "core/legal.h"

static const char *check_cards(const struct game *game, unsigned seat)
{
    const struct spirit_seat *spirit = &game->seats[seat];
    uint8_t copies[CARD_COUNT] = {0};
    unsigned total = 0;
    if (spirit->hand_count > DECK_SIZE || spirit->deck_count > DECK_SIZE ||
        spirit->deck_known > spirit->deck_count)
        return "a hand or deck holds more cards than a deck has";
    for (unsigned i = 0; i < DECK_SIZE; i++) {
        const unsigned hand = spirit->hand[i], deck = spirit->deck[i];
        if ((i < spirit->hand_count) != (hand != CARD_NONE) ||
            (i < spirit->deck_count) != (deck != CARD_NONE))
            return "a hand or deck does not hold as many cards as it counts";
        if (hand >= CARD_COUNT || deck >= CARD_COUNT)
            return "an unknown card in a hand or deck";
        if (i > 0 && i < spirit->hand_count && spirit->hand[i - 1] > hand)
            return "a hand is not sorted";
        copies[hand]++;
        copies[deck]++;
    }
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if (game->slots[slot].owner == seat && card_info(game->slots[slot].card)->tier == TIER_MILD)
            copies[game->slots[slot].card]++;
    for (unsigned card = 1; card < CARD_COUNT; card++) {
        if (!copies[card])
            continue;
        if (card_info(card)->tier != TIER_MILD || card_info(card)->team != seat_team(seat))
            return "a card that no deck of this team may hold";
        if (copies[card] > DECK_COPIES)
            return "a card occurs more than twice in one deck, hand and board";
        total += copies[card];
    }
    return total <= DECK_SIZE ? NULL : "a seat has more than 16 cards";
}

static const char *check_slots(const struct game *game)
{
    static const struct emotion empty;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        const struct emotion *emotion = &game->slots[slot];
        if (emotion->card == CARD_NONE) {
            if (memcmp(emotion, &empty, sizeof empty))
                return "something lies on an empty slot";
            continue;
        }
        if (emotion->card >= CARD_COUNT)
            return "an unknown card on the board";
        const struct card_info *info = card_info(emotion->card);
        if (emotion->essence < 1 || emotion->essence > info->spaces)
            return "an Emotion has no Essence or more than its spaces";
        if (emotion->token > TOKEN_MAX)
            return "an Intensity token above 6";
        if (emotion->owner >= SEAT_COUNT || seat_team(emotion->owner) != info->team ||
            !game->seats[emotion->owner].in_play)
            return "an Emotion whose owner is not of its team or not in the game";
    }
    if (cards_in_play(game, CARD_BRIGHTNESS) > SUPPLY_BRIGHTNESS)
        return "more than two Brightness on the board";
    if (cards_in_play(game, CARD_BLEAKNESS) > SUPPLY_BLEAKNESS)
        return "more than six Bleakness on the board";
    return NULL;
}

static const char *check_fragments(const struct game *game, unsigned team)
{
    const struct team_state *state = &game->teams[team];
    unsigned minor = state->stock.minor + state->identity.minor,
             major = state->stock.major + state->identity.major;
    for (unsigned realm = 0; realm < REALM_COUNT; realm++) {
        const struct fortress *fortress = &game->fortresses[realm];
        if (fortress->size > SIZE_MAJOR || fortress->team >= TEAM_COUNT)
            return "an impossible Fortress";
        if (fortress->size != SIZE_NONE && fortress->team == team) {
            minor += fortress->size == SIZE_MINOR;
            major += fortress->size == SIZE_MAJOR;
        }
    }
    if (minor != STOCK_MINOR)
        return "a team's Minor Fragments are not five in all";
    if (major != STOCK_MAJOR)
        return "a team's Major Fragments are not three in all";
    if (state->stock.cap + state->identity.cap != 1)
        return "a team's Capping Fragments are not one in all";
    return state->ambition <= AMBITION_TOKENS ? NULL : "more than three Ambition tokens";
}

static const char *check_aspirations(const struct game *game)
{
    unsigned seen = 0;
    if (game->common_count > ASPIRATION_BASIC_COUNT)
        return "more Common Aspirations than there are";
    for (unsigned i = 0; i < game->common_count; i++) {
        if (game->common[i] >= ASPIRATION_BASIC_COUNT)
            return "a Common Aspiration that the Basic game has not";
        if (seen >> game->common[i] & 1)
            return "a Common Aspiration twice";
        seen |= 1u << game->common[i];
    }
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        const struct team_state *state = &game->teams[team];
        seen = 0;
        if (state->hidden_count < 1 || state->hidden_count > ASPIRATION_BASIC_COUNT)
            return "a team without a Hidden Aspiration, or with too many";
        for (unsigned i = 0; i < state->hidden_count; i++) {
            if (state->hidden[i] >= ASPIRATION_BASIC_COUNT)
                return "a Hidden Aspiration that the Basic game has not";
            if (seen >> state->hidden[i] & 1)
                return "a Hidden Aspiration twice";
            seen |= 1u << state->hidden[i];
        }
    }
    return NULL;
}

static const char *check_row(const uint8_t row[COLUMN_COUNT], unsigned action)
{
    unsigned colours = 0;
    for (unsigned column = 0; column < COLUMN_COUNT; column++) {
        if (row[column] > VIBE_NONE)
            return "an unknown Vibe token";
        if (row[column] == VIBE_NONE)
            continue;
        if (action == ACTION_EMPOWER)
            return "a Vibe token on Empower in the Basic game";
        if (row[COLUMN_UNLOCK] == VIBE_NONE)
            return "an upgrade on a locked Action";
        if (row[column] == VIBE_WILD)
            continue;
        if (colours >> row[column] & 1)
            return "two Vibe tokens of one colour in a row";
        colours |= 1u << row[column];
    }
    return NULL;
}

static const char *check_spirits(const struct game *game)
{
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        const struct spirit_seat *spirit = &game->seats[seat];
        if (!spirit->in_play)
            continue;
        if (spirit->space != SPACE_NONE && spirit->space >= SPACE_COUNT)
            return "a Spirit off the board";
        if (game->phase == PHASE_PLAY && spirit->space == SPACE_NONE)
            return "a Spirit without a space";
        for (unsigned action = 0; action < ACTION_COUNT; action++) {
            const char *fault = check_row(spirit->board[action], action);
            if (fault)
                return fault;
        }
    }
    return NULL;
}

static const char *check_spheres(const struct game *game)
{
    bool revelation = false;
    for (unsigned i = 0; i < game->effect_count; i++)
        revelation = revelation || game->effects[i].kind != 0;
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++) {
        if (game->spheres[sphere] > SPHERE_WILLPOWER)
            return "a Sphere with more than 7 Willpower";
        if (game->spheres[sphere] == 0 && !revelation && game->phase != PHASE_OVER)
            return "an empty Sphere outside a Revelation";
    }
    return game->origin < REALM_COUNT ? NULL : "an impossible orientation of the Origin";
}

const char *game_check(const struct game *game)
{
    const char *fault = check_slots(game);
    for (unsigned seat = 0; !fault && seat < SEAT_COUNT; seat++)
        if (game->seats[seat].in_play)
            fault = check_cards(game, seat);
    for (unsigned team = 0; !fault && team < TEAM_COUNT; team++)
        fault = check_fragments(game, team);
    if (!fault)
        fault = check_aspirations(game);
    if (!fault)
        fault = check_spirits(game);
    if (!fault)
        fault = check_spheres(game);
    if (fault)
        return fault;
    struct sums sums;
    control_compute(game, &sums);
    if (memcmp(&sums, &game->sums, sizeof sums))
        return "the sums of control are out of date";
    return NULL;
}
