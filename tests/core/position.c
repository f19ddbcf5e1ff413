#include "position.h"

#include <string.h>

/* ---- Building ---- */

static const uint8_t SPIRITS[SEAT_COUNT] = {SPIRIT_LOVE, SPIRIT_HATRED, SPIRIT_HARMONY,
                                            SPIRIT_ANXIETY};
static const uint8_t FRONTIERS[SEAT_COUNT] = {0, 2, 1, 3};

static void lay_out_goals(struct game *game)
{
    for (unsigned i = 0; i < ASPIRATION_BASIC_COUNT; i++) {
        game->common[i] = (uint8_t)i;
        for (unsigned team = 0; team < TEAM_COUNT; team++)
            game->teams[team].hidden[i] = (uint8_t)(ASPIRATION_BASIC_COUNT - 1 - i);
    }
}

struct game position_new(unsigned players)
{
    struct setup setup;
    struct game game;
    setup_default(&setup, players);
    setup.first = TEAM_BLISS;
    setup.recommended = 1;
    memcpy(setup.spirits, SPIRITS, sizeof setup.spirits);
    assert_int_equal(game_new(&game, &setup), SETUP_FINE);
    memset(game.slots, 0, sizeof game.slots);
    game.first_turn = 0;
    game.origin = 0;
    lay_out_goals(&game);
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (game.seats[seat].in_play) {
            stand(&game, seat, frontier_space(FRONTIERS[seat]));
            use_deck(&game, seat, setup.decks[seat]);
        }
    ready(&game);
    return game;
}

void ready(struct game *game)
{
    game_refresh(game);
    const char *fault = game_check(game);
    if (fault)
        fail_msg("the position is impossible: %s", fault);
}

void use_deck(struct game *game, unsigned seat, unsigned deck)
{
    struct spirit_seat *spirit = &game->seats[seat];
    memset(spirit->hand, CARD_NONE, sizeof spirit->hand);
    spirit->hand_count = 0;
    spirit->hand_known = 0;
    spirit->deck_known = 0;
    spirit->deck_count = DECK_SIZE;
    for (unsigned i = 0; i < DECK_SIZE; i++)
        spirit->deck[i] = deck_info(deck)->kinds[i / DECK_COPIES];
}

/* Takes a card out of a deck; of a deck that has none of its kind the lowest goes instead, so that
 * a seat never has more than its 16 cards. */
static void take_from_deck(struct spirit_seat *spirit, unsigned card)
{
    assert_true(spirit->deck_count > 0);
    unsigned at = 0;
    while (at + 1u < spirit->deck_count && spirit->deck[at] != card)
        at++;
    for (; at + 1u < spirit->deck_count; at++)
        spirit->deck[at] = spirit->deck[at + 1];
    spirit->deck[--spirit->deck_count] = CARD_NONE;
}

void put_of(struct game *game, unsigned seat, unsigned slot, unsigned card, unsigned essence)
{
    game->slots[slot] = (struct emotion){
        .card = (uint8_t)card, .essence = (uint8_t)essence, .owner = (uint8_t)seat};
    if (card_info(card)->tier == TIER_MILD)
        take_from_deck(&game->seats[seat], card);
}

void put(struct game *game, unsigned slot, unsigned card, unsigned essence)
{
    put_of(game, card_info(card)->team, slot, card, essence);
}

void give(struct game *game, unsigned seat, unsigned card)
{
    struct spirit_seat *spirit = &game->seats[seat];
    take_from_deck(spirit, card);
    assert_int_equal(spirit->hand_known, 0); /* keeps the sorting below simple */
    unsigned at = spirit->hand_count++;
    for (; at > 0 && spirit->hand[at - 1] > card; at--)
        spirit->hand[at] = spirit->hand[at - 1];
    spirit->hand[at] = (uint8_t)card;
}

void put_on_top(struct game *game, unsigned seat, unsigned card)
{
    struct spirit_seat *spirit = &game->seats[seat];
    unsigned at = 0;
    while (at < spirit->deck_count && spirit->deck[at] != card)
        at++;
    assert_true(at < spirit->deck_count);
    memmove(spirit->deck + 1, spirit->deck, at);
    spirit->deck[0] = (uint8_t)card;
}

void stand(struct game *game, unsigned seat, unsigned space)
{
    game->seats[seat].space = (uint8_t)space;
}

void resources(struct game *game, unsigned seat, unsigned willpower, unsigned essence)
{
    game->seats[seat].willpower = (uint16_t)willpower;
    game->seats[seat].essence = (uint16_t)essence;
}

void vibe_on(struct game *game, unsigned seat, unsigned action, unsigned column, unsigned vibe)
{
    game->seats[seat].board[action][column] = (uint8_t)vibe;
}

void upgrade_row(struct game *game, unsigned seat, unsigned action)
{
    for (unsigned column = COLUMN_UNLOCK; column < COLUMN_COUNT; column++)
        vibe_on(game, seat, action, column, VIBE_WILD);
}

void fortress_on(struct game *game, unsigned realm, unsigned team, unsigned size)
{
    struct fragments *stock = &game->teams[team].stock;
    if (size == SIZE_MINOR)
        stock->minor--;
    else
        stock->major--;
    game->fortresses[realm] = (struct fortress){.size = (uint8_t)size, .team = (uint8_t)team};
}

void identity_of(struct game *game, unsigned team, unsigned minor, unsigned major)
{
    struct team_state *state = &game->teams[team];
    state->stock.minor = (uint8_t)(state->stock.minor - minor);
    state->stock.major = (uint8_t)(state->stock.major - major);
    state->identity.minor = (uint8_t)minor;
    state->identity.major = (uint8_t)major;
}

void turn_of(struct game *game, unsigned seat)
{
    game->order_at = 0;
    while (game->order[game->order_at] != seat)
        game->order_at++;
    game->actions = TURN_ACTIONS;
    game->used = 0;
    game->absorbed = 0;
}

static void bring_first(uint8_t *row, unsigned count, unsigned goal)
{
    unsigned at = 0;
    while (at < count && row[at] != goal)
        at++;
    assert_true(at < count);
    memmove(row + 1, row, at);
    row[0] = (uint8_t)goal;
}

void goals(struct game *game, unsigned common, unsigned bliss, unsigned gloom)
{
    bring_first(game->common, game->common_count, common);
    bring_first(game->teams[TEAM_BLISS].hidden, game->teams[TEAM_BLISS].hidden_count, bliss);
    bring_first(game->teams[TEAM_GLOOM].hidden, game->teams[TEAM_GLOOM].hidden_count, gloom);
}

/* ---- Moves ---- */

static struct move of(unsigned kind, unsigned a, unsigned b, unsigned c)
{
    return (struct move){.kind = (uint8_t)kind, .a = (uint8_t)a, .b = (uint8_t)b, .c = (uint8_t)c};
}

static struct move upgraded(struct move move, unsigned upgrades)
{
    move.upgrades = (uint8_t)upgrades;
    return move;
}

struct move move_to(unsigned space, unsigned upgrades)
{
    return upgraded(of(MOVE_MOVE, space, 0, 0), upgrades);
}

struct move invoke(unsigned card, unsigned slot, unsigned upgrades)
{
    return upgraded(of(MOVE_INVOKE, card, slot, 0), upgrades);
}

struct move quell(unsigned slot, unsigned shown, unsigned upgrades)
{
    return upgraded(of(MOVE_QUELL, slot, shown, 0), upgrades);
}

struct move fortify(unsigned realm, unsigned upgrades)
{
    return upgraded(of(MOVE_FORTIFY, realm, 0, 0), upgrades);
}

struct move vibe(unsigned action, unsigned column, unsigned card)
{
    return of(MOVE_VIBE, action, column, card);
}

struct move valley(void)
{
    return of(MOVE_REALM, REALM_VALLEY, 0, 0);
}

struct move cradle(void)
{
    return of(MOVE_REALM, REALM_CRADLE, 0, 0);
}

struct move network(unsigned from, unsigned to)
{
    return of(MOVE_REALM, REALM_NETWORK, from, to);
}

struct move land(unsigned slot, unsigned essence)
{
    struct move move = of(MOVE_REALM, REALM_LAND, slot, 0);
    move.n = (uint16_t)essence;
    return move;
}

struct move willow(unsigned willpower)
{
    struct move move = of(MOVE_REALM, REALM_WILLOW, 0, 0);
    move.n = (uint16_t)willpower;
    return move;
}

struct move absorb(unsigned sphere, bool bonus)
{
    return of(MOVE_ABSORB, sphere, bonus, 0);
}

struct move absorb_token(unsigned action, unsigned column, unsigned vibe)
{
    struct move move = of(MOVE_ABSORB, SPHERE_KNOWLEDGE, 1, action * COLUMN_COUNT + column);
    move.d = (uint8_t)vibe;
    return move;
}

struct move ability(unsigned which)
{
    return of(MOVE_AMBITION, which, 0, 0);
}

struct move ability_token(unsigned action, unsigned column, unsigned vibe)
{
    struct move move = of(MOVE_AMBITION, ABILITY_VIBE, action, column);
    move.d = (uint8_t)vibe;
    return move;
}

struct move power(unsigned from, unsigned to)
{
    return of(MOVE_POWER, from, to, 0);
}

struct move place(unsigned frontier, unsigned slot, unsigned second)
{
    return of(MOVE_PLACE, frontier_space(frontier), slot, second);
}

struct move end_draw(void)
{
    return of(MOVE_END, END_DRAW, 0, 0);
}

struct move end_ambition(void)
{
    return of(MOVE_END, END_AMBITION, 0, 0);
}

struct move choose(unsigned question, unsigned answer)
{
    return of(MOVE_CHOOSE, question, answer, 0);
}

struct move choose_two(unsigned question, unsigned from, unsigned to)
{
    return of(MOVE_CHOOSE, question, from, to);
}

struct move resign(unsigned team)
{
    return of(MOVE_RESIGN, team, 0, 0);
}

/* ---- Playing ---- */

bool is_listed(const struct game *game, struct move move)
{
    struct move list[MOVES_MAX];
    const size_t count = game_moves(game, list);
    for (size_t i = 0; i < count; i++)
        if (move_equal(&list[i], &move))
            return true;
    return false;
}

size_t count_listed(const struct game *game, unsigned kind)
{
    struct move list[MOVES_MAX];
    const size_t count = game_moves(game, list);
    size_t of_kind = 0;
    for (size_t i = 0; i < count; i++)
        of_kind += list[i].kind == kind;
    return of_kind;
}

void play_at(struct game *game, struct move move, const char *file, int line)
{
    if (move.kind != MOVE_RESIGN && !is_listed(game, move)) {
        print_error("the move is not listed (reason %d)\n", game_why_not(game, &move).why);
        _fail(file, line);
    }
    const struct refusal refusal = game_apply(game, &move, NULL);
    if (refusal.why) {
        print_error("the move is refused for reason %d\n", refusal.why);
        _fail(file, line);
    }
    const char *fault = game_check(game);
    if (fault) {
        print_error("the position after the move is impossible: %s\n", fault);
        _fail(file, line);
    }
}

struct refusal refused_at(const struct game *game, struct move move, unsigned why, const char *file,
                          int line)
{
    struct game copy = *game;
    const struct refusal refusal = game_apply(&copy, &move, NULL);
    if (refusal.why != why) {
        print_error("refused for reason %d, not %u\n", refusal.why, why);
        _fail(file, line);
    }
    if (!game_equal(&copy, game)) {
        print_error("a refused move has changed the game\n");
        _fail(file, line);
    }
    if (is_listed(game, move)) {
        print_error("a refused move is listed\n");
        _fail(file, line);
    }
    return refusal;
}

void asked_at(const struct game *game, unsigned question, unsigned seat, const char *file, int line)
{
    if (game->pending.ask != question || game->pending.seat != seat) {
        print_error("question %d is open for seat %d, not %u for %u\n", game->pending.ask,
                    game->pending.seat, question, seat);
        _fail(file, line);
    }
}

/* ---- Events ---- */

struct counter {
    unsigned kind;
    unsigned count;
    struct event last;
};

static void count_event(void *context, const struct event *event)
{
    struct counter *counter = context;
    if (event->kind != counter->kind)
        return;
    counter->count++;
    counter->last = *event;
}

unsigned count_events(const struct game *game, struct move move, unsigned kind, struct event *last)
{
    struct game copy = *game;
    struct counter counter = {kind, 0, {0}};
    const struct event_sink sink = {count_event, &counter};
    assert_int_equal(game_apply(&copy, &move, &sink).why, WHY_NONE);
    if (last)
        *last = counter.last;
    return counter.count;
}
