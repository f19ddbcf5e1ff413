#include "core/engine.h"

#include <assert.h>

#include "core/control.h"
#include "core/legal.h"
#include "core/powers.h"

/* ---- Telling ---- */

void emit(struct run *run, struct event event)
{
    if (run->sink && run->sink->emit)
        run->sink->emit(run->sink->context, &event);
}

void emit_open(struct run *run, unsigned kind, unsigned seat, unsigned a, unsigned b, unsigned c,
               int n)
{
    emit(run, (struct event){(uint8_t)kind, (uint8_t)seat, (uint8_t)a, (uint8_t)b, (uint8_t)c,
                             LEARN_BOTH, 0, (int16_t)n});
}

static unsigned team_bit(unsigned team)
{
    return team == TEAM_BLISS ? LEARN_BLISS : LEARN_GLOOM;
}

/* ---- Resources ---- */

void change_willpower(struct run *run, unsigned seat, int by, unsigned cause, unsigned from)
{
    struct spirit_seat *spirit = &run->game->seats[seat];
    assert(spirit->willpower + by >= 0);
    if (by == 0)
        return;
    spirit->willpower = (uint16_t)(spirit->willpower + by);
    emit_open(run, EVENT_WILLPOWER, seat, cause, from, 0, by);
}

void change_essence(struct run *run, unsigned seat, int by, unsigned cause, unsigned slot)
{
    struct spirit_seat *spirit = &run->game->seats[seat];
    assert(spirit->essence + by >= 0);
    if (by == 0)
        return;
    spirit->essence = (uint16_t)(spirit->essence + by);
    emit_open(run, EVENT_ESSENCE, seat, cause, slot, 0, by);
}

void change_ambition(struct run *run, unsigned seat, int by)
{
    struct team_state *team = &run->game->teams[seat_team(seat)];
    assert(team->ambition + by >= 0 && team->ambition + by <= AMBITION_TOKENS);
    if (by == 0)
        return;
    team->ambition = (uint8_t)(team->ambition + by);
    emit_open(run, EVENT_AMBITION, seat, seat_team(seat), 0, 0, by);
}

void gain_actions(struct run *run, unsigned seat, int by)
{
    run->game->actions = (uint8_t)(run->game->actions + by);
    emit_open(run, EVENT_ACTIONS, seat, 0, 0, 0, by);
}

/* ---- Cards (R4.4, R15) ---- */

static bool is_known(const struct spirit_seat *seat, unsigned at)
{
    return seat->hand_known >> at & 1;
}

bool hand_remove(struct spirit_seat *seat, unsigned card)
{
    unsigned at = 0;
    while (at < seat->hand_count && seat->hand[at] != card)
        at++;
    assert(at < seat->hand_count);
    const bool known = is_known(seat, at);
    const unsigned below = (1u << at) - 1;
    seat->hand_known = (uint16_t)((seat->hand_known & below) | (seat->hand_known >> 1 & ~below));
    for (; at + 1 < seat->hand_count; at++)
        seat->hand[at] = seat->hand[at + 1];
    seat->hand[--seat->hand_count] = CARD_NONE;
    return known;
}

void hand_add(struct spirit_seat *seat, unsigned card, bool known)
{
    assert(seat->hand_count < DECK_SIZE);
    unsigned at = 0;
    while (at < seat->hand_count &&
           (seat->hand[at] < card || (seat->hand[at] == card && is_known(seat, at) && !known)))
        at++;
    for (unsigned i = seat->hand_count; i > at; i--)
        seat->hand[i] = seat->hand[i - 1];
    seat->hand[at] = (uint8_t)card;
    seat->hand_count++;
    const unsigned below = (1u << at) - 1;
    seat->hand_known = (uint16_t)((seat->hand_known & below) | (seat->hand_known & ~below) << 1 |
                                  (unsigned)known << at);
}

void deck_put_bottom(struct spirit_seat *seat, unsigned card)
{
    assert(seat->deck_count < DECK_SIZE);
    seat->deck[seat->deck_count++] = (uint8_t)card;
    seat->deck_known++;
}

static void tell_top(struct run *run, unsigned seat)
{
    const struct spirit_seat *spirit = &run->game->seats[seat];
    const bool fresh = spirit->deck_count > spirit->deck_known;
    emit(run, (struct event){.kind = EVENT_TOP_CARD,
                             .seat = (uint8_t)seat,
                             .a = spirit->deck_count ? spirit->deck[0] : CARD_NONE,
                             .seen_by = LEARN_BOTH,
                             .learns = fresh ? LEARN_BOTH : 0});
}

void draw_cards(struct run *run, unsigned seat, unsigned count)
{
    struct spirit_seat *spirit = &run->game->seats[seat];
    for (; count && spirit->deck_count; count--) {
        const unsigned card = spirit->deck[0];
        spirit->deck_count--;
        for (unsigned i = 0; i < spirit->deck_count; i++)
            spirit->deck[i] = spirit->deck[i + 1];
        spirit->deck[spirit->deck_count] = CARD_NONE;
        if (spirit->deck_known > spirit->deck_count)
            spirit->deck_known = spirit->deck_count;
        hand_add(spirit, card, true); /* it lay face up */
        emit_open(run, EVENT_DRAWN, seat, card, 0, 0, 0);
        tell_top(run, seat);
    }
}

void discard_card(struct run *run, unsigned seat, unsigned card)
{
    struct spirit_seat *spirit = &run->game->seats[seat];
    const bool known = hand_remove(spirit, card);
    const bool was_empty = spirit->deck_count == 0;
    deck_put_bottom(spirit, card);
    emit(run,
         (struct event){.kind = EVENT_DISCARDED,
                        .seat = (uint8_t)seat,
                        .a = (uint8_t)card,
                        .seen_by = LEARN_BOTH,
                        .learns = (uint8_t)(known ? 0 : team_bit(other_team(seat_team(seat))))});
    if (was_empty)
        tell_top(run, seat);
}

/* ---- Pieces on the board ---- */

void place_token(struct run *run, unsigned seat, unsigned action, unsigned column, unsigned vibe)
{
    run->game->seats[seat].board[action][column] = (uint8_t)vibe;
    emit_open(run, EVENT_VIBE, seat, action, column, vibe, 0);
}

void move_spirit(struct run *run, unsigned seat, unsigned space)
{
    const unsigned from = run->game->seats[seat].space;
    run->game->seats[seat].space = (uint8_t)space;
    emit_open(run, EVENT_SPIRIT_MOVED, seat, from, space, 0, 0);
}

void set_fortress(struct run *run, unsigned seat, unsigned realm, unsigned team, unsigned size,
                  bool fresh)
{
    run->game->fortresses[realm] = size == SIZE_NONE
                                       ? (struct fortress){0}
                                       : (struct fortress){(uint8_t)size, (uint8_t)team, fresh};
    emit_open(run, EVENT_FORTRESS, seat, realm, size, team, 0);
    refresh_control(run);
}

void turn_origin(struct run *run)
{
    run->game->origin = (uint8_t)((run->game->origin + 1) % REALM_COUNT);
    emit_open(run, EVENT_ORIGIN_TURNED, SEAT_NONE, run->game->origin, 0, 0, 0);
}

void set_token(struct run *run, unsigned slot, unsigned token)
{
    run->game->slots[slot].token = (uint8_t)(token > TOKEN_MAX ? TOKEN_MAX : token);
    emit_open(run, EVENT_TOKEN, SEAT_NONE, slot, 0, 0, run->game->slots[slot].token);
    refresh_control(run);
}

void emotion_enters(struct run *run, unsigned seat, unsigned slot, unsigned card, unsigned essence,
                    unsigned learns)
{
    run->game->slots[slot] = (struct emotion){
        .card = (uint8_t)card, .essence = (uint8_t)essence, .owner = (uint8_t)seat};
    emit(run, (struct event){.kind = EVENT_ENTERED,
                             .seat = (uint8_t)seat,
                             .a = (uint8_t)slot,
                             .b = (uint8_t)card,
                             .seen_by = LEARN_BOTH,
                             .learns = (uint8_t)learns,
                             .n = (int16_t)essence});
    refresh_control(run);
}

void emotion_essence(struct run *run, unsigned slot, int by)
{
    struct emotion *emotion = &run->game->slots[slot];
    emotion->essence = (uint8_t)(emotion->essence + by);
    emit_open(run, EVENT_EMOTION_ESSENCE, SEAT_NONE, slot, 0, 0, by);
    refresh_control(run);
}

void emotion_moves(struct run *run, unsigned from, unsigned to)
{
    run->game->slots[to] = run->game->slots[from];
    run->game->slots[from] = (struct emotion){0};
    emit_open(run, EVENT_EMOTION_MOVED, SEAT_NONE, from, to, run->game->slots[to].card, 0);
    refresh_control(run);
}

void emotion_leaves(struct run *run, unsigned seat, unsigned slot, bool by_quell)
{
    const struct emotion emotion = run->game->slots[slot];
    struct spirit_seat *owner = &run->game->seats[emotion.owner];
    run->game->slots[slot] = (struct emotion){0};
    emit_open(run, EVENT_LEFT_PLAY, emotion.owner, slot, emotion.card, by_quell, 0);
    if (card_info(emotion.card)->tier == TIER_MILD) {
        const bool was_empty = owner->deck_count == 0;
        deck_put_bottom(owner, emotion.card);
        if (was_empty)
            tell_top(run, emotion.owner);
    }
    refresh_control(run);
    const struct power *power = card_power(emotion.card);
    if (power->trigger != TRIGGER_LEAVES && !(power->trigger == TRIGGER_QUELLED && by_quell))
        return;
    emit_open(run, EVENT_POWER, SEAT_NONE, SLOT_NONE, emotion.card, 0, 0);
    if (power->deed == DO_TEAM_WILLPOWER)
        push_effect(run, EFFECT_TEAM_WILLPOWER, seat, power->amount, card_info(emotion.card)->team);
    if (power->deed == DO_LOSE_WILLPOWER) {
        const int has = run->game->seats[seat].willpower;
        change_willpower(run, seat, -(has < power->amount ? has : power->amount), CAUSE_POWER,
                         slot);
    }
}

void refresh_control(struct run *run)
{
    const struct sums old = run->game->sums;
    game_refresh(run->game);
    if (!run->sink)
        return;
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        if (old.realm_control[realm] != run->game->sums.realm_control[realm])
            emit_open(run, EVENT_REALM_CONTROL, SEAT_NONE, realm, old.realm_control[realm],
                      run->game->sums.realm_control[realm], 0);
    for (unsigned frontier = 0; frontier < FRONTIER_COUNT; frontier++)
        if (old.frontier_control[frontier] != run->game->sums.frontier_control[frontier])
            emit_open(run, EVENT_FRONTIER_CONTROL, SEAT_NONE, frontier,
                      old.frontier_control[frontier], run->game->sums.frontier_control[frontier],
                      0);
}

/* ---- Effects and questions ---- */

void push_effect(struct run *run, unsigned kind, unsigned seat, unsigned a, unsigned b)
{
    struct game *game = run->game;
    assert(game->effect_count < EFFECTS_MAX);
    game->effects[game->effect_count++] =
        (struct effect){(uint8_t)kind, (uint8_t)seat, (uint8_t)a, (uint8_t)b};
}

unsigned answering_seat(const struct game *game, unsigned team)
{
    for (unsigned i = 0; i < game->order_count; i++) {
        const unsigned seat = game->order[(game->order_at + i) % game->order_count];
        if (seat_team(seat) == team)
            return seat;
    }
    assert(false && "a team without a seat");
    return SEAT_NONE;
}

struct move answer_move(unsigned question, unsigned b, unsigned c)
{
    return (struct move){
        .kind = MOVE_CHOOSE, .a = (uint8_t)question, .b = (uint8_t)b, .c = (uint8_t)c};
}

size_t answers(const struct game *game, struct move out[ANSWERS_MAX])
{
    if (game->pending.ask < ASK_FRAGMENT)
        return 0;
    return game->pending.ask <= ASK_HIDDEN ? revelation_answers(game, out)
                                           : power_answers(game, out);
}

void apply_answer(struct run *run, struct pending asked, const struct move *move)
{
    if (asked.ask <= ASK_HIDDEN)
        answer_revelation(run, asked, move);
    else
        answer_power(run, asked, move);
}

void ask(struct run *run, unsigned question, unsigned seat, unsigned a, unsigned b)
{
    struct move list[ANSWERS_MAX];
    struct pending *pending = &run->game->pending;
    *pending = (struct pending){(uint8_t)question, (uint8_t)seat, (uint8_t)a, (uint8_t)b};
    const size_t count = answers(run->game, list);
    const struct pending asked = *pending;
    if (count <= 1)
        *pending = (struct pending){0};
    if (count == 1)
        apply_answer(run, asked, &list[0]);
}

static void team_gains(struct run *run, struct effect effect)
{
    ask(run, effect.a, answering_seat(run->game, effect.b), effect.b, 0);
}

void run_effects(struct run *run)
{
    struct game *game = run->game;
    while (game->effect_count && game->pending.ask == ASK_NONE && game->phase != PHASE_OVER) {
        const struct effect effect = game->effects[0];
        game->effect_count--;
        for (unsigned i = 0; i < game->effect_count; i++)
            game->effects[i] = game->effects[i + 1];
        game->effects[game->effect_count] = (struct effect){0};
        switch (effect.kind) {
        case EFFECT_ENTERED:
            fire_entering_power(run, effect.a, effect.seat);
            break;
        case EFFECT_TEAM_WILLPOWER:
            team_gains(run, effect);
            break;
        case EFFECT_ASK_DISCARD:
            ask(run, ASK_DISCARD, effect.seat, 0, 0);
            break;
        case EFFECT_DELIGHT:
            ask(run, ASK_DELIGHT, effect.seat, 0, 0);
            break;
        case EFFECT_TURN_END:
            end_turn(run);
            break;
        default:
            run_revelation(run, effect);
            break;
        }
    }
}
