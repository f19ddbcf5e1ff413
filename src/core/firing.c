/* Powers at work: entering powers and the questions they ask (R14). */
#include <assert.h>

#include "core/engine.h"
#include "core/legal.h"
#include "core/powers.h"

void fire_entering_power(struct run *run, unsigned slot, unsigned seat)
{
    const unsigned card = run->game->slots[slot].card;
    const struct power *power = card_power(card);
    if (power->trigger != TRIGGER_ENTERS || !power_condition(run->game, slot, seat))
        return;
    if (power->deed != DO_ASK)
        emit_open(run, EVENT_POWER, seat, slot, card, 0, 0);
    switch (power->deed) {
    case DO_TOKEN:
        set_token(run, slot, power->amount);
        break;
    case DO_DRAW:
        draw_cards(run, seat, power->amount);
        break;
    case DO_WILLPOWER:
        change_willpower(run, seat, power->amount, CAUSE_POWER, slot);
        break;
    case DO_ACTION:
        gain_actions(run, seat, power->amount);
        break;
    case DO_TEAM_WILLPOWER:
        ask(run, power->amount, answering_seat(run->game, card_info(card)->team),
            card_info(card)->team, 0);
        break;
    case DO_ASK:
        ask(run, power->amount, seat, slot, 0);
        break;
    default:
        assert(false && "a deed that no card entering has");
    }
}

/* ---- Answers to the questions of powers ---- */

static const struct card_info *slot_card(const struct game *game, unsigned slot)
{
    return card_info(game->slots[slot].card);
}

static bool has_room(const struct game *game, unsigned slot)
{
    return game->slots[slot].essence < slot_card(game, slot)->spaces;
}

static size_t decline(struct move *out, size_t count, unsigned question)
{
    if (count)
        out[count++] = answer_move(question, ANSWER_NONE, 0);
    return count;
}

/* Excitement: a neighbouring space without an opposing Spirit. */
static size_t excitement_answers(const struct game *game, struct move *out)
{
    const unsigned seat = game->pending.seat;
    const unsigned here = game->seats[seat].space;
    unsigned low = space_step(here, -1), high = space_step(here, 1);
    if (low > high) {
        const unsigned swap = low;
        low = high;
        high = swap;
    }
    size_t count = 0;
    if (!opposing_spirit_on(game, low, seat_team(seat)))
        out[count++] = answer_move(ASK_EXCITEMENT, low, 0);
    if (!opposing_spirit_on(game, high, seat_team(seat)))
        out[count++] = answer_move(ASK_EXCITEMENT, high, 0);
    return decline(out, count, ASK_EXCITEMENT);
}

/* Trust: a Bliss Emotion with a free space, if the Spirit has an Essence to give. */
static size_t trust_answers(const struct game *game, struct move *out)
{
    size_t count = 0;
    if (game->seats[game->pending.seat].essence == 0)
        return 0;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if (slot_card(game, slot)->team == TEAM_BLISS && has_room(game, slot))
            out[count++] = answer_move(ASK_TRUST, slot, 0);
    return decline(out, count, ASK_TRUST);
}

/* Anger: a Bliss Emotion beside it that keeps at least one Essence. */
static size_t anger_answers(const struct game *game, struct move *out)
{
    size_t count = 0;
    const unsigned beside = 1u << slot_prev(game->pending.a) | 1u << slot_next(game->pending.a);
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if ((beside >> slot & 1) && slot_card(game, slot)->team == TEAM_BLISS &&
            game->slots[slot].essence >= 2)
            out[count++] = answer_move(ASK_ANGER, slot, 0);
    return decline(out, count, ASK_ANGER);
}

/* Selfishness: another Gloom Emotion that keeps at least one, if Selfishness has room. */
static size_t selfishness_answers(const struct game *game, struct move *out)
{
    size_t count = 0;
    if (!has_room(game, game->pending.a))
        return 0;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if (slot != game->pending.a && slot_card(game, slot)->team == TEAM_GLOOM &&
            game->slots[slot].essence >= 2)
            out[count++] = answer_move(ASK_SELFISHNESS, slot, 0);
    return decline(out, count, ASK_SELFISHNESS);
}

/* Disgust: a Mild Bliss Emotion beside it, to an empty slot beside that one. */
static size_t disgust_answers(const struct game *game, struct move *out)
{
    size_t count = 0;
    const unsigned beside = 1u << slot_prev(game->pending.a) | 1u << slot_next(game->pending.a);
    for (unsigned from = 0; from < SLOT_COUNT; from++) {
        const struct card_info *info = slot_card(game, from);
        if (!(beside >> from & 1) || info->team != TEAM_BLISS || info->tier != TIER_MILD)
            continue;
        const unsigned around = 1u << slot_prev(from) | 1u << slot_next(from);
        for (unsigned to = 0; to < SLOT_COUNT; to++)
            if ((around >> to & 1) && game->slots[to].card == CARD_NONE)
                out[count++] = answer_move(ASK_DISGUST, from, to);
    }
    return decline(out, count, ASK_DISGUST);
}

/* Every Spirit of a team for whom `fits` holds. */
static size_t seat_answers(const struct game *game, struct move *out, unsigned team,
                           bool (*fits)(const struct game *game, unsigned seat))
{
    size_t count = 0;
    for (unsigned seat = team; seat < SEAT_COUNT; seat += 2)
        if (game->seats[seat].in_play && (!fits || fits(game, seat)))
            out[count++] = answer_move(game->pending.ask, seat, 0);
    return count;
}

static bool is_richer(const struct game *game, unsigned seat)
{
    return game->seats[seat].willpower > game->seats[game->pending.seat].willpower;
}

static bool holds_two_cards(const struct game *game, unsigned seat)
{
    return game->seats[seat].hand_count >= 2;
}

static size_t comfort_answers(const struct game *game, struct move *out)
{
    return seat_answers(game, out, game->pending.a, NULL);
}

static size_t jealousy_answers(const struct game *game, struct move *out)
{
    return seat_answers(game, out, TEAM_BLISS, is_richer);
}

static size_t mistrust_answers(const struct game *game, struct move *out)
{
    return seat_answers(game, out, TEAM_BLISS, holds_two_cards);
}

static size_t discard_answers(const struct game *game, struct move *out)
{
    const struct spirit_seat *seat = &game->seats[game->pending.seat];
    size_t count = 0;
    for (unsigned i = 0; i < seat->hand_count; i++)
        if (i == 0 || seat->hand[i] != seat->hand[i - 1])
            out[count++] = answer_move(ASK_DISCARD, seat->hand[i], 0);
    return count;
}

/* R14.3: with one Spirit the gain is simply taken. */
static size_t boredom_answers(const struct game *game, struct move *out)
{
    const size_t count = seat_answers(game, out, game->pending.a, NULL);
    return count > 1 ? decline(out, count, ASK_BOREDOM) : count;
}

static size_t delight_answers(const struct game *game, struct move *out)
{
    if (game->seats[game->pending.seat].deck_count == 0)
        return 0;
    out[0] = answer_move(ASK_DELIGHT, 1, 0);
    return decline(out, 1, ASK_DELIGHT);
}

size_t power_answers(const struct game *game, struct move *out)
{
    static size_t (*const table[ASK_COUNT])(const struct game *, struct move *) = {
        [ASK_DELIGHT] = delight_answers,
        [ASK_EXCITEMENT] = excitement_answers,
        [ASK_TRUST] = trust_answers,
        [ASK_ANGER] = anger_answers,
        [ASK_SELFISHNESS] = selfishness_answers,
        [ASK_DISGUST] = disgust_answers,
        [ASK_COMFORT] = comfort_answers,
        [ASK_JEALOUSY] = jealousy_answers,
        [ASK_MISTRUST] = mistrust_answers,
        [ASK_DISCARD] = discard_answers,
        [ASK_EMBARRASSMENT] = comfort_answers,
        [ASK_BOREDOM] = boredom_answers,
    };
    assert(table[game->pending.ask]);
    return table[game->pending.ask](game, out);
}

void answer_power(struct run *run, struct pending asked, const struct move *move)
{
    struct game *game = run->game;
    const unsigned answer = move->b;
    if (answer == ANSWER_NONE)
        return;
    if (asked.ask == ASK_DELIGHT)
        emit_open(run, EVENT_SPIRIT_POWER, asked.seat, 0, SPIRIT_DELIGHT, 0, 0);
    else if (asked.ask != ASK_DISCARD && asked.ask >= ASK_EXCITEMENT && asked.ask <= ASK_DISGUST)
        emit_open(run, EVENT_POWER, asked.seat, asked.a, game->slots[asked.a].card, 0, 0);
    switch (asked.ask) {
    case ASK_DELIGHT:
        draw_cards(run, asked.seat, 1);
        break;
    case ASK_EXCITEMENT:
        move_spirit(run, asked.seat, answer);
        break;
    case ASK_TRUST:
        change_essence(run, asked.seat, -1, CAUSE_POWER, answer);
        emotion_essence(run, answer, 1);
        break;
    case ASK_ANGER:
        emotion_essence(run, answer, -1);
        break;
    case ASK_SELFISHNESS:
        emotion_essence(run, answer, -1);
        emotion_essence(run, asked.a, 1);
        break;
    case ASK_DISGUST:
        emotion_moves(run, answer, move->c);
        break;
    case ASK_COMFORT:
        change_willpower(run, answer, COMFORT_WILLPOWER, CAUSE_POWER, SLOT_NONE);
        break;
    case ASK_EMBARRASSMENT:
        change_willpower(run, answer, EMBARRASSMENT_WILLPOWER, CAUSE_POWER, SLOT_NONE);
        break;
    case ASK_BOREDOM:
        change_willpower(run, answer, BOREDOM_WILLPOWER, CAUSE_POWER, SLOT_NONE);
        break;
    case ASK_JEALOUSY:
        emit_open(run, EVENT_POWER, asked.seat, asked.a, CARD_JEALOUSY, 0, 0);
        change_willpower(run, answer, -JEALOUSY_WILLPOWER, CAUSE_POWER, asked.a);
        change_willpower(run, asked.seat, JEALOUSY_WILLPOWER, CAUSE_POWER, asked.a);
        break;
    case ASK_MISTRUST:
        emit_open(run, EVENT_POWER, asked.seat, asked.a, CARD_MISTRUST, 0, 0);
        push_effect(run, EFFECT_ASK_DISCARD, answer, 0, 0);
        break;
    case ASK_DISCARD:
        discard_card(run, asked.seat, answer);
        break;
    default:
        assert(false && "a question without an answer");
    }
}
