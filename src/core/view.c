/* What a seat may know (R15). What is known is kept per card: the face-up top of a deck, the cards
 * seen going to its bottom, the cards of a hand that lay face up or were shown. All else becomes
 * CARD_HIDDEN in a view. */
#include <assert.h>
#include <string.h>

#include "core/engine.h"
#include "core/legal.h"
#include "core/rng.h"

/* Hides what is unknown of a deck and, for the other team, of a hand. Collects the hidden cards,
 * sorted. */
static void hide_seat(struct spirit_seat *seat, bool own, uint8_t pool[DECK_SIZE])
{
    uint8_t counts[CARD_COUNT] = {0};
    if (!own) {
        uint8_t known[DECK_SIZE] = {0};
        unsigned known_count = 0;
        for (unsigned i = 0; i < seat->hand_count; i++) {
            if (seat->hand_known >> i & 1)
                known[known_count++] = seat->hand[i];
            else
                counts[seat->hand[i]]++;
        }
        for (unsigned i = known_count; i < seat->hand_count; i++)
            known[i] = CARD_HIDDEN;
        memcpy(seat->hand, known, sizeof known);
        seat->hand_known = (uint16_t)((1u << known_count) - 1);
    }
    for (unsigned i = 1; i + seat->deck_known < seat->deck_count; i++) {
        counts[seat->deck[i]]++;
        seat->deck[i] = CARD_HIDDEN;
    }
    unsigned at = 0;
    for (unsigned card = 0; card < CARD_COUNT; card++)
        while (counts[card]--)
            pool[at++] = (uint8_t)card;
}

/* From the reveal of a Revelation until its deck is renewed, a team's goal lies open (R9.1, R9.5).
 */
static bool lies_open(const struct game *game, unsigned team)
{
    bool to_reveal = false, to_renew = false;
    for (unsigned i = 0; i < game->effect_count; i++) {
        to_reveal = to_reveal || game->effects[i].kind == EFFECT_REVEAL;
        to_renew =
            to_renew || (game->effects[i].kind == EFFECT_HIDDEN && game->effects[i].a == team);
    }
    return to_renew && !to_reveal;
}

static void hide_aspirations(struct game *game, unsigned team, bool own,
                             uint8_t pool[ASPIRATION_COUNT])
{
    struct team_state *state = &game->teams[team];
    unsigned known = own || lies_open(game, team) ? 1 : 0;
    /* R9.5: a team that is choosing sees its top three. */
    if (own && game->pending.ask == ASK_HIDDEN && game->pending.a == team)
        known = HIDDEN_LOOK;
    unsigned set = 0;
    for (unsigned i = known; i < state->hidden_count; i++) {
        set |= 1u << state->hidden[i];
        state->hidden[i] = ASPIRATION_HIDDEN;
    }
    memset(pool, ASPIRATION_NONE, ASPIRATION_COUNT);
    unsigned at = 0;
    for (unsigned aspiration = 0; aspiration < ASPIRATION_COUNT; aspiration++)
        if (set >> aspiration & 1)
            pool[at++] = (uint8_t)aspiration;
}

void game_view(const struct game *game, unsigned seat, struct view *view)
{
    assert(seat < SEAT_COUNT);
    memset(view, 0, sizeof *view);
    view->shown = *game;
    view->team = (uint8_t)seat_team(seat);
    memset(view->shown.chance, 0, sizeof view->shown.chance);
    for (unsigned other = 0; other < SEAT_COUNT; other++)
        if (game->seats[other].in_play)
            hide_seat(&view->shown.seats[other], seat_team(other) == view->team, view->pool[other]);
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        hide_aspirations(&view->shown, team, team == view->team, view->hidden_pool[team]);
}

static bool viewer_decides(const struct view *view)
{
    const unsigned seat = game_decider(&view->shown);
    return seat != SEAT_NONE && seat_team(seat) == view->team;
}

size_t view_moves(const struct view *view, struct move out[MOVES_MAX])
{
    return viewer_decides(view) ? game_moves(&view->shown, out) : 0;
}

struct refusal view_why_not(const struct view *view, const struct move *wish)
{
    if (game_is_over(&view->shown))
        return refuse(WHY_GAME_OVER, 0);
    if (!viewer_decides(view))
        return refuse(WHY_NOT_YOUR_TURN, game_decider(&view->shown));
    return game_why_not(&view->shown, wish);
}

/* ---- Dealing the unknown afresh ---- */

static void sample_seat(struct spirit_seat *seat, const uint8_t pool[DECK_SIZE], struct rng *rng)
{
    uint8_t cards[DECK_SIZE];
    unsigned count = 0, next = 0;
    while (count < DECK_SIZE && pool[count] != CARD_NONE)
        count++;
    memcpy(cards, pool, sizeof cards);
    rng_shuffle(rng, cards, count);
    struct spirit_seat dealt = *seat;
    memset(dealt.hand, CARD_NONE, sizeof dealt.hand);
    dealt.hand_count = 0;
    dealt.hand_known = 0;
    for (unsigned i = 0; i < seat->hand_count; i++) {
        const bool hidden = seat->hand[i] == CARD_HIDDEN;
        hand_add(&dealt, hidden ? cards[next++] : seat->hand[i], seat->hand_known >> i & 1);
    }
    for (unsigned i = 0; i < seat->deck_count; i++)
        if (seat->deck[i] == CARD_HIDDEN)
            dealt.deck[i] = cards[next++];
    assert(next == count);
    *seat = dealt;
}

/* R3.4, R9.5: the goal in force never equals the current Common while another kind is left. */
static void sample_aspirations(struct game *game, unsigned team,
                               const uint8_t pool[ASPIRATION_COUNT], struct rng *rng)
{
    struct team_state *state = &game->teams[team];
    uint8_t goals[ASPIRATION_COUNT];
    unsigned count = 0;
    while (count < ASPIRATION_COUNT && pool[count] != ASPIRATION_NONE)
        count++;
    memcpy(goals, pool, sizeof goals);
    const bool top_hidden = state->hidden_count && state->hidden[0] == ASPIRATION_HIDDEN;
    do
        rng_shuffle(rng, goals, count);
    while (top_hidden && count > 1 && goals[0] == game->common[0]);
    for (unsigned i = 0; i < count; i++)
        state->hidden[state->hidden_count - count + i] = goals[i];
}

void view_sample(const struct view *view, uint64_t seed, struct game *out)
{
    struct rng rng;
    rng_seed(&rng, seed, 1);
    *out = view->shown;
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (out->seats[seat].in_play)
            sample_seat(&out->seats[seat], view->pool[seat], &rng);
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        sample_aspirations(out, team, view->hidden_pool[team], &rng);
        out->chance[team] = (uint64_t)rng_next(&rng) << 32;
        out->chance[team] |= rng_next(&rng);
    }
}
