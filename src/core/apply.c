/* game_apply: what each kind of move does. All of it trusts that the move was checked. */
#include <assert.h>
#include <string.h>

#include "core/control.h"
#include "core/engine.h"
#include "core/legal.h"
#include "core/powers.h"

static unsigned team_bit(unsigned team)
{
    return team == TEAM_BLISS ? LEARN_BLISS : LEARN_GLOOM;
}

static void pay(struct run *run, const struct actor *actor, const struct move *move,
                unsigned essence_slot)
{
    const struct cost cost = actor_cost(actor, move);
    change_willpower(run, actor->seat, -cost.willpower, CAUSE_COST, 0);
    change_ambition(run, actor->seat, -cost.ambition);
    change_essence(run, actor->seat, -cost.essence, CAUSE_COST, essence_slot);
}

static void apply_place(struct run *run, const struct actor *actor, const struct move *move)
{
    const unsigned card = actor->team == TEAM_BLISS ? CARD_BRIGHTNESS : CARD_BLEAKNESS;
    run->game->pending = (struct pending){0};
    move_spirit(run, actor->seat, move->a);
    emotion_enters(run, actor->seat, move->b, card, 1, 0);
    if (move->c != SLOT_NONE)
        emotion_enters(run, actor->seat, move->c, card, 1, 0);
    next_placement(run);
}

static void apply_vibe(struct run *run, const struct actor *actor, const struct move *move)
{
    discard_card(run, actor->seat, move->c);
    place_token(run, actor->seat, move->a, move->b, card_info(move->c)->vibe);
    run->game->pending = (struct pending){(uint8_t)(ASK_MOVE + move->a), actor->seat, 0, 0};
}

/* R14.2: Boredom looks at each use of upgrades with Move, once per copy. */
static void watch_upgraded_move(struct run *run, const struct actor *actor)
{
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        const unsigned card = run->game->slots[slot].card;
        const struct power *power = card_power(card);
        if (power->trigger != TRIGGER_MOVE_UPGRADED || card_info(card)->team == actor->team)
            continue;
        emit_open(run, EVENT_POWER, SEAT_NONE, slot, card, 0, 0);
        push_effect(run, EFFECT_TEAM_WILLPOWER, actor->seat, power->amount, card_info(card)->team);
    }
}

static void apply_step(struct run *run, const struct actor *actor, const struct move *move)
{
    pay(run, actor, move, SLOT_NONE);
    move_spirit(run, actor->seat, move->a);
    if (move->upgrades)
        watch_upgraded_move(run, actor);
}

static void apply_invoke(struct run *run, const struct actor *actor, const struct move *move)
{
    const unsigned card = move->a, slot = move->b;
    pay(run, actor, move, slot);
    const bool known =
        card_info(card)->tier == TIER_STARTING || hand_remove(&run->game->seats[actor->seat], card);
    const unsigned essence = move->upgrades & UPGRADE_BOLSTER ? 2 : 1;
    emotion_enters(run, actor->seat, slot, card, essence,
                   known ? 0 : team_bit(other_team(actor->team)));
    push_effect(run, EFFECT_ENTERED, actor->seat, slot, 0);
}

static void show_card(struct run *run, const struct actor *actor, unsigned card)
{
    struct spirit_seat *seat = &run->game->seats[actor->seat];
    const bool known = hand_remove(seat, card);
    hand_add(seat, card, true);
    emit(run, (struct event){.kind = EVENT_SHOWN,
                             .seat = actor->seat,
                             .a = (uint8_t)card,
                             .seen_by = LEARN_BOTH,
                             .learns = (uint8_t)(known ? 0 : team_bit(other_team(actor->team)))});
}

static void apply_quell(struct run *run, const struct actor *actor, const struct move *move)
{
    enum { HATRED_WILLPOWER = 2 };
    pay(run, actor, move, SLOT_NONE);
    if (move->b != CARD_NONE)
        show_card(run, actor, move->b);
    const unsigned removed = move->upgrades & UPGRADE_SUBDUE ? 2 : 1;
    const unsigned has = run->game->slots[move->a].essence;
    if (has > removed) {
        emotion_essence(run, move->a, -(int)removed);
        return;
    }
    emotion_leaves(run, actor->seat, move->a, true);
    if (actor->me->spirit == SPIRIT_HATRED) {
        emit_open(run, EVENT_SPIRIT_POWER, actor->seat, 0, SPIRIT_HATRED, 0, 0);
        change_willpower(run, actor->seat, HATRED_WILLPOWER, CAUSE_POWER, SLOT_NONE);
    }
}

/* R5.4: what is left of an opposing Fortress after Raze. */
static void raze(struct run *run, const struct actor *actor, unsigned realm)
{
    struct fortress *fortress = &run->game->fortresses[realm];
    struct fragments *stock = &run->game->teams[fortress->team].stock;
    unsigned left = SIZE_NONE;
    if (fortress->size == SIZE_MINOR) {
        stock->minor++;
    } else {
        stock->major++;
        if (stock->minor) {
            stock->minor--;
            left = SIZE_MINOR;
        }
    }
    set_fortress(run, actor->seat, realm, fortress->team, left, fortress->fresh);
    gain_actions(run, actor->seat, 1);
}

static void apply_fortify(struct run *run, const struct actor *actor, const struct move *move)
{
    struct fragments *stock = &run->game->teams[actor->team].stock;
    pay(run, actor, move, SLOT_NONE);
    if (move->upgrades & UPGRADE_RAZE) {
        raze(run, actor, move->a);
        return;
    }
    if (move->upgrades & UPGRADE_EXALT) {
        stock->minor++;
        stock->major--;
        set_fortress(run, actor->seat, move->a, actor->team, SIZE_MAJOR, true);
        return;
    }
    stock->minor--;
    set_fortress(run, actor->seat, move->a, actor->team, SIZE_MINOR, true);
}

static void apply_realm(struct run *run, const struct actor *actor, const struct move *move)
{
    enum { VALLEY_WILLPOWER = 4, CRADLE_CARDS = 2 };
    pay(run, actor, move, move->a == REALM_LAND ? move->b : SLOT_NONE);
    switch (move->a) {
    case REALM_VALLEY:
        change_willpower(run, actor->seat, VALLEY_WILLPOWER, CAUSE_SUPPLY, 0);
        break;
    case REALM_CRADLE:
        draw_cards(run, actor->seat, CRADLE_CARDS);
        break;
    case REALM_NETWORK:
        emotion_moves(run, move->b, move->c);
        break;
    case REALM_LAND:
        emotion_essence(run, move->b, move->n);
        break;
    default:
        change_essence(run, actor->seat, move->n, CAUSE_EXCHANGE, SLOT_NONE);
        break;
    }
}

/* ---- Absorb (R7) ---- */

static int frontiers_beside(const struct game *game, unsigned seat)
{
    const unsigned frontiers = space_frontiers(game->seats[seat].space);
    int controlled = 0;
    for (unsigned frontier = 0; frontier < FRONTIER_COUNT; frontier++)
        controlled +=
            (frontiers >> frontier & 1) && game->sums.frontier_control[frontier] == seat_team(seat);
    return controlled;
}

/* Cards that add Willpower to an Absorb, as bits of slots. */
static uint16_t absorb_cards(const struct game *game, unsigned seat)
{
    const unsigned triads = space_frontiers(game->seats[seat].space);
    unsigned slots = 0;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        const unsigned card = game->slots[slot].card;
        if (card_power(card)->trigger == TRIGGER_ABSORB &&
            card_info(card)->team == seat_team(seat) && (triads >> slot_triad(slot) & 1))
            slots |= 1u << slot;
    }
    return (uint16_t)slots;
}

enum { ABSORB_BASE = 2, DILIGENCE_WILLPOWER = 2, DELIGHT_GAIN = 4 };

struct absorb_forecast game_absorb_forecast(const struct game *game, unsigned seat, unsigned sphere,
                                            bool with_bonus)
{
    struct absorb_forecast forecast = {0};
    const int entitled = ABSORB_BASE + frontiers_beside(game, seat), holds = game->spheres[sphere];
    forecast.from_sphere = (int16_t)(entitled < holds ? entitled : holds);
    forecast.bonus = with_bonus && sphere == SPHERE_DILIGENCE ? DILIGENCE_WILLPOWER : 0;
    const unsigned cards = absorb_cards(game, seat);
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if (cards >> slot & 1)
            forecast.powers =
                (int16_t)(forecast.powers + card_power(game->slots[slot].card)->amount);
    forecast.revelation = forecast.from_sphere == holds;
    return forecast;
}

static void apply_bonus(struct run *run, const struct actor *actor, const struct move *move)
{
    switch (move->a) {
    case SPHERE_COMMITMENT:
        change_willpower(run, actor->seat, -1, CAUSE_COST, 0);
        change_ambition(run, actor->seat, 1);
        break;
    case SPHERE_CREATIVITY:
        draw_cards(run, actor->seat, 1);
        break;
    case SPHERE_HUMILITY:
        change_essence(run, actor->seat, 1, CAUSE_SPHERE, SLOT_NONE);
        break;
    case SPHERE_DILIGENCE:
        change_willpower(run, actor->seat, DILIGENCE_WILLPOWER, CAUSE_SUPPLY, 0);
        break;
    default:
        place_token(run, actor->seat, move->c / COLUMN_COUNT, move->c % COLUMN_COUNT, move->d);
        break;
    }
}

static void gains_by_cards(struct run *run, unsigned seat)
{
    /* R14.2: slot order clockwise from the acting Spirit. */
    const unsigned space = run->game->seats[seat].space;
    const unsigned start =
        space_is_realm(space) ? 3 * space_place(space) : frontier_slot(space_place(space));
    const unsigned cards = absorb_cards(run->game, seat);
    for (unsigned i = 0; i < SLOT_COUNT; i++) {
        const unsigned slot = (start + i) % SLOT_COUNT;
        if (!(cards >> slot & 1))
            continue;
        emit_open(run, EVENT_POWER, seat, slot, run->game->slots[slot].card, 0, 0);
        change_willpower(run, seat, card_power(run->game->slots[slot].card)->amount, CAUSE_POWER,
                         slot);
    }
}

/* R7.4, R9: everything an emptied Sphere sets off, in the order of the rules. */
static void push_revelation(struct run *run, const struct actor *actor, unsigned sphere)
{
    const unsigned team = actor->team;
    const unsigned realm =
        sphere_is_direct(actor, sphere) ? sphere_realm(run->game, sphere) : REALM_NONE;
    push_effect(run, EFFECT_REVEAL, actor->seat, sphere, 0);
    push_effect(run, EFFECT_FRAGMENT, actor->seat, team, 0);
    push_effect(run, EFFECT_FRAGMENT, actor->seat, other_team(team), 0);
    push_effect(run, EFFECT_FORTRESS, actor->seat, realm, 0);
    push_effect(run, EFFECT_COMMON_DOWN, actor->seat, 0, 0);
    push_effect(run, EFFECT_REMOVE, actor->seat, 0, 0);
    push_effect(run, EFFECT_COMMON_NEXT, actor->seat, 0, 0);
    push_effect(run, EFFECT_HIDDEN, actor->seat, team, 0);
    push_effect(run, EFFECT_HIDDEN, actor->seat, other_team(team), 0);
    push_effect(run, EFFECT_CAPS, actor->seat, 0, 0);
    push_effect(run, EFFECT_SPHERE_REFILL, actor->seat, sphere, 0);
}

static void apply_absorb(struct run *run, const struct actor *actor, const struct move *move)
{
    struct game *game = run->game;
    const struct absorb_forecast forecast =
        game_absorb_forecast(game, actor->seat, move->a, move->b);
    game->absorbed = 1;
    game->absorber = actor->seat;
    game->gained = (uint8_t)(forecast.from_sphere + forecast.bonus + forecast.powers);
    if (!sphere_is_direct(actor, move->a))
        emit_open(run, EVENT_SPIRIT_POWER, actor->seat, 0, SPIRIT_MISERY, 0, 0);
    game->spheres[move->a] = (uint8_t)(game->spheres[move->a] - forecast.from_sphere);
    emit_open(run, EVENT_SPHERE, actor->seat, move->a, 0, 0, -forecast.from_sphere);
    change_willpower(run, actor->seat, forecast.from_sphere, CAUSE_SPHERE, move->a);
    if (move->b)
        apply_bonus(run, actor, move);
    gains_by_cards(run, actor->seat);
    if (actor->me->spirit == SPIRIT_DELIGHT && game->gained >= DELIGHT_GAIN)
        push_effect(run, EFFECT_DELIGHT, actor->seat, 0, 0);
    if (forecast.revelation)
        push_revelation(run, actor, move->a);
}

/* ---- Abilities, free powers, the end of the turn ---- */

static void apply_ability(struct run *run, const struct actor *actor, const struct move *move)
{
    run->game->used = (uint8_t)(run->game->used | 1u << move->a);
    change_ambition(run, actor->seat, -1);
    if (move->a == ABILITY_ACTION)
        gain_actions(run, actor->seat, 1);
    else if (move->a == ABILITY_VIBE)
        place_token(run, actor->seat, move->b, move->c, move->d);
    else
        turn_origin(run);
}

static void apply_power(struct run *run, const struct actor *actor, const struct move *move)
{
    run->game->slots[move->a].used = 1;
    emit_open(run, EVENT_POWER, actor->seat, move->a, run->game->slots[move->a].card, 0, 0);
    emotion_essence(run, move->a, -1);
    emotion_essence(run, move->b, 1);
}

static void apply_end(struct run *run, const struct actor *actor, const struct move *move)
{
    enum { END_CARDS = 2 };
    if (move->a == END_DRAW)
        draw_cards(run, actor->seat, END_CARDS);
    else
        change_ambition(run, actor->seat, 1);
    push_effect(run, EFFECT_TURN_END, actor->seat, 0, 0);
}

static void resign(struct run *run, unsigned team)
{
    run->game->winner = team == TEAM_BLISS ? WINNER_GLOOM : WINNER_BLISS;
    run->game->effect_count = 0;
    memset(run->game->effects, 0, sizeof run->game->effects);
    emit_open(run, EVENT_ENDING, SEAT_NONE, ENDING_RESIGNED, team, 0, 0);
    end_game(run, ENDING_RESIGNED);
}

static void choose(struct run *run, const struct move *move)
{
    const struct pending asked = run->game->pending;
    run->game->pending = (struct pending){0};
    apply_answer(run, asked, move);
}

static const struct {
    void (*apply)(struct run *, const struct actor *, const struct move *);
    bool spends_action;
} DEEDS[MOVE_KIND_COUNT] = {
    [MOVE_PLACE] = {apply_place, false},      [MOVE_VIBE] = {apply_vibe, false},
    [MOVE_MOVE] = {apply_step, true},         [MOVE_INVOKE] = {apply_invoke, true},
    [MOVE_QUELL] = {apply_quell, true},       [MOVE_FORTIFY] = {apply_fortify, true},
    [MOVE_REALM] = {apply_realm, true},       [MOVE_ABSORB] = {apply_absorb, false},
    [MOVE_AMBITION] = {apply_ability, false}, [MOVE_POWER] = {apply_power, false},
    [MOVE_END] = {apply_end, false},
};

/* Which Hidden Aspiration a team keeps on top is its own secret (R9.5). */
static void tell_move(struct run *run, unsigned seat, const struct move *move)
{
    const bool secret = move->kind == MOVE_CHOOSE && move->a == ASK_HIDDEN;
    emit(run, (struct event){.kind = EVENT_MOVE,
                             .seat = (uint8_t)seat,
                             .a = move->kind,
                             .b = move->a,
                             .c = move->b,
                             .seen_by = (uint8_t)(secret ? team_bit(seat_team(seat)) : LEARN_BOTH),
                             .n = (int16_t)move->n});
}

struct refusal game_apply(struct game *game, const struct move *move, const struct event_sink *sink)
{
    const struct refusal refusal = check_move(game, move);
    if (refusal.why)
        return refusal;
    struct run run = {game, sink};
    const unsigned seat = game_decider(game);
    tell_move(&run, seat, move);
    if (move->kind == MOVE_RESIGN) {
        resign(&run, move->a);
        return refusal;
    }
    if (move->kind == MOVE_CHOOSE) {
        choose(&run, move);
    } else {
        const struct actor actor = actor_of(game, seat);
        if (DEEDS[move->kind].spends_action) {
            game->actions--;
            game->pending = (struct pending){0}; /* the Action a Vibe token had declared */
        }
        DEEDS[move->kind].apply(&run, &actor, move);
    }
    run_effects(&run);
    return refusal;
}

/* ---- Small questions ---- */

unsigned game_turn_seat(const struct game *game)
{
    return game->order[game->order_at];
}

unsigned game_decider(const struct game *game)
{
    if (game->phase == PHASE_OVER)
        return SEAT_NONE;
    return game->pending.ask == ASK_NONE ? game_turn_seat(game) : game->pending.seat;
}

bool game_is_over(const struct game *game)
{
    return game->phase == PHASE_OVER;
}

bool game_equal(const struct game *x, const struct game *y)
{
    return memcmp(x, y, sizeof *x) == 0;
}

unsigned sphere_realm(const struct game *game, unsigned sphere)
{
    assert(sphere < SPHERE_COUNT);
    return (sphere + game->origin) % REALM_COUNT;
}

unsigned realm_sphere(const struct game *game, unsigned realm)
{
    assert(realm < REALM_COUNT);
    return (realm + SPHERE_COUNT - game->origin) % SPHERE_COUNT;
}

int game_score(const struct game *game, unsigned team)
{
    enum { POINTS_MINOR = 3, POINTS_MAJOR = 5, POINTS_CAP = 4 };
    const struct team_state *state = &game->teams[team];
    return state->wheel + POINTS_MINOR * state->identity.minor +
           POINTS_MAJOR * state->identity.major + POINTS_CAP * state->identity.cap;
}
