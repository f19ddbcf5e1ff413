/* The beginning of a game: shuffling, dealing, who starts (R3). */
#include <assert.h>
#include <string.h>

#include "core/engine.h"
#include "core/legal.h"
#include "core/rng.h"

/* One stream a purpose, so that a draw more in one place shifts nothing elsewhere. */
enum stream {
    STREAM_START,
    STREAM_ORIGIN,
    STREAM_COMMON,
    STREAM_HIDDEN,
    STREAM_CHANCE = STREAM_HIDDEN + TEAM_COUNT,
    STREAM_DECK = STREAM_CHANCE + TEAM_COUNT
};

static_assert(sizeof(struct game) <= 1024, "a game is copied whole at every step of a search");
/* No padding anywhere, so games and moves may be compared by bytes. */
static_assert(sizeof(struct spirit_seat) == 3 * 2 + 6 + 2 * DECK_SIZE + ACTION_COUNT * COLUMN_COUNT,
              "seat");
static_assert(sizeof(struct sums) == 2 * TEAM_COUNT + 2 + SLOT_COUNT +
                                         (2 * TEAM_COUNT + 1) * REALM_COUNT + FRONTIER_COUNT + 1,
              "sums");
static_assert(sizeof(struct team_state) == 2 + 2 * 3 + 1 + ASPIRATION_COUNT, "team");
static_assert(offsetof(struct game, spare) ==
                  8 * TEAM_COUNT + 2 * 2 + sizeof(struct spirit_seat) * SEAT_COUNT +
                      sizeof(struct sums) + sizeof(struct emotion) * SLOT_COUNT +
                      sizeof(struct fortress) * REALM_COUNT +
                      sizeof(struct team_state) * TEAM_COUNT + SPHERE_COUNT + 2 + ASPIRATION_COUNT +
                      4 + SEAT_COUNT + 9 + 1 + 2 * TEAM_COUNT + 2 + sizeof(struct pending) +
                      sizeof(struct effect) * EFFECTS_MAX,
              "game");
static_assert(sizeof(struct game) == offsetof(struct game, spare) + 6, "game");
static_assert(sizeof(struct move) == 8, "move");

void setup_default(struct setup *setup, unsigned players)
{
    *setup = (struct setup){.mode = MODE_BASIC, .players = (uint8_t)players, .first = TEAM_NONE};
    setup->pair = TEAM_BLISS;
    setup->spirits[SEAT_BLISS_1] = SPIRIT_EMPATHY;
    setup->spirits[SEAT_BLISS_2] = SPIRIT_DELIGHT;
    setup->spirits[SEAT_GLOOM_1] = SPIRIT_MISERY;
    setup->spirits[SEAT_GLOOM_2] = SPIRIT_MALICE;
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        setup->decks[seat] = seat_team(seat) == TEAM_BLISS ? DECK_BLISS_BASIC : DECK_GLOOM_BASIC;
}

bool setup_has_seat(const struct setup *setup, unsigned seat)
{
    if (seat < SEAT_BLISS_2 || setup->players == PLAYERS_TEAMS)
        return true;
    return setup->players == PLAYERS_TRIO && seat_team(seat) == setup->pair;
}

static enum setup_fault setup_fault(const struct setup *setup)
{
    if (setup->mode != MODE_BASIC)
        return SETUP_FULL_MODE;
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        if (!setup_has_seat(setup, seat))
            continue;
        if (spirit_info(setup->spirits[seat])->team != seat_team(seat))
            return SETUP_SPIRIT_TEAM;
        if (deck_info(setup->decks[seat])->team != seat_team(seat))
            return SETUP_DECK_TEAM;
        if (seat >= SEAT_BLISS_2 && setup->spirits[seat] == setup->spirits[seat - 2])
            return SETUP_SPIRIT_TWICE;
    }
    return SETUP_FINE;
}

static uint32_t draw(uint64_t seed, unsigned stream, uint32_t bound)
{
    struct rng rng;
    rng_seed(&rng, seed, stream);
    return rng_below(&rng, bound);
}

static void shuffle(uint64_t seed, unsigned stream, uint8_t *items, size_t count)
{
    struct rng rng;
    rng_seed(&rng, seed, stream);
    rng_shuffle(&rng, items, count);
}

void game_shuffle_deck(uint8_t *cards, size_t count, uint64_t seed, unsigned seat)
{
    shuffle(seed, STREAM_DECK + seat, cards, count);
}

/* R3.3 */
static void deal_seat(struct game *game, const struct setup *setup, unsigned seat)
{
    struct spirit_seat *spirit = &game->seats[seat];
    spirit->space = SPACE_NONE;
    memset(spirit->board, VIBE_NONE, sizeof spirit->board);
    if (!setup_has_seat(setup, seat))
        return;
    spirit->in_play = 1;
    spirit->spirit = setup->spirits[seat];
    spirit->willpower = START_WILLPOWER;
    spirit->essence = START_ESSENCE;
    for (unsigned action = ACTION_MOVE; action <= ACTION_FORTIFY; action++)
        spirit->board[action][COLUMN_UNLOCK] = VIBE_WILD; /* R3.2: fixed in Basic */
    uint8_t cards[DECK_SIZE];
    for (unsigned i = 0; i < DECK_SIZE; i++)
        cards[i] = deck_info(setup->decks[seat])->kinds[i / DECK_COPIES];
    game_shuffle_deck(cards, DECK_SIZE, setup->seed, seat);
    for (unsigned i = 0; i < START_CARDS; i++)
        hand_add(spirit, cards[i], false);
    spirit->deck_count = DECK_SIZE - START_CARDS;
    memcpy(spirit->deck, cards + START_CARDS, spirit->deck_count);
}

/* R3.4 */
static void deal_aspirations(struct game *game, const struct setup *setup)
{
    memset(game->common, ASPIRATION_NONE, sizeof game->common);
    game->common_count = ASPIRATION_BASIC_COUNT;
    for (unsigned i = 0; i < ASPIRATION_BASIC_COUNT; i++)
        game->common[i] = (uint8_t)i;
    shuffle(setup->seed, STREAM_COMMON, game->common, game->common_count);
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        struct team_state *state = &game->teams[team];
        struct rng rng;
        rng_seed(&rng, setup->seed, STREAM_HIDDEN + team);
        memset(state->hidden, ASPIRATION_NONE, sizeof state->hidden);
        state->hidden_count = ASPIRATION_BASIC_COUNT;
        for (unsigned i = 0; i < ASPIRATION_BASIC_COUNT; i++)
            state->hidden[i] = (uint8_t)i;
        do
            rng_shuffle(&rng, state->hidden, state->hidden_count);
        while (state->hidden[0] == game->common[0]);
        state->stock = (struct fragments){STOCK_MINOR, STOCK_MAJOR, 1};
    }
}

/* R3.5, R3.1: alternating; a trio's pair always starts and its lone Spirit acts second and fourth.
 */
static void order_turns(struct game *game, const struct setup *setup)
{
    unsigned first = setup->first;
    if (setup->players == PLAYERS_TRIO)
        first = setup->pair;
    else if (first == TEAM_NONE)
        first = draw(setup->seed, STREAM_START, TEAM_COUNT);
    game->first = (uint8_t)first;
    game->order_count = setup->players == PLAYERS_DUEL ? 2 : SEAT_COUNT;
    memset(game->order, SEAT_NONE, sizeof game->order);
    for (unsigned i = 0; i < game->order_count; i++) {
        const unsigned team = i % 2 ? other_team(first) : first;
        const unsigned seat = team + (i / 2) * TEAM_COUNT;
        game->order[i] = (uint8_t)(setup_has_seat(setup, seat) ? seat : team);
    }
}

enum setup_fault game_new(struct game *game, const struct setup *setup)
{
    const enum setup_fault fault = setup_fault(setup);
    if (fault != SETUP_FINE)
        return fault;
    memset(game, 0, sizeof *game);
    game->mode = setup->mode;
    game->players = setup->players;
    game->round = 1;
    game->winner = WINNER_NONE;
    game->phase = PHASE_SETUP;
    order_turns(game, setup);
    game->origin = (uint8_t)draw(setup->seed, STREAM_ORIGIN, REALM_COUNT);
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++)
        game->spheres[sphere] = SPHERE_WILLPOWER;
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        deal_seat(game, setup, seat);
    deal_aspirations(game, setup);
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        struct rng rng;
        rng_seed(&rng, setup->seed, STREAM_CHANCE + team);
        game->chance[team] = rng.state;
    }
    game_refresh(game);
    next_placement(&(struct run){game, NULL});
    while (setup->recommended && game->phase == PHASE_SETUP) {
        const struct move place = game_recommended_place(game);
        game_apply(game, &place, NULL);
    }
    return SETUP_FINE;
}

/* ---- Recommended places (R3.7) ---- */

static const uint8_t RECOMMENDED_FRONTIERS[SEAT_COUNT] = {0, 2, 1, 3};

/* The how-manyeth to be set up a seat is. */
static unsigned placement_rank(const struct game *game, unsigned seat)
{
    unsigned rank = 0;
    while (game->order[rank] != seat)
        rank++;
    return rank;
}

struct move game_recommended_place(const struct game *game)
{
    assert(game->pending.ask == ASK_PLACE);
    const unsigned seat = game->pending.seat;
    const unsigned wanted = RECOMMENDED_FRONTIERS[placement_rank(game, seat)];
    const bool two = places_two(game, seat);
    /* Where the other players have taken the recommended place, the next Frontier that is free on
     * both sides. */
    for (unsigned i = 0; i < FRONTIER_COUNT; i++) {
        const unsigned frontier = (wanted + i) % FRONTIER_COUNT;
        const struct move move = {.kind = MOVE_PLACE,
                                  .a = (uint8_t)frontier_space(frontier),
                                  .b = (uint8_t)(3 * frontier + 2),
                                  .c = (uint8_t)(two ? 3 * frontier : SLOT_NONE)};
        if (!check_move(game, &move).why)
            return move;
    }
    struct move list[MOVES_MAX];
    game_moves(game, list);
    return list[0];
}

void game_place_spirits(struct game *game)
{
    for (unsigned i = 0; i < game->order_count; i++) {
        struct spirit_seat *spirit = &game->seats[game->order[i]];
        for (unsigned frontier = 0; spirit->space == SPACE_NONE && frontier < FRONTIER_COUNT;
             frontier++) {
            const unsigned wanted =
                (RECOMMENDED_FRONTIERS[placement_rank(game, game->order[i])] + frontier) %
                FRONTIER_COUNT;
            bool free = true;
            for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
                free = free && game->seats[seat].space != frontier_space(wanted);
            if (free)
                spirit->space = (uint8_t)frontier_space(wanted);
        }
    }
}
