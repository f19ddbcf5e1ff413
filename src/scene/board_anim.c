#include "scene/board_anim.h"

#include <assert.h>
#include <string.h>

#include "scene/board_anim_plan.h"

/* ---- Time ---- */

float ease_in_out(float t)
{
    return t * t * (3 - 2 * t);
}

float beat_progress(const struct board_anim *anim, const struct beat *beat)
{
    if (anim->now_ms >= beat->end_ms)
        return 1;
    if (anim->now_ms <= beat->start_ms)
        return 0;
    return (float)(anim->now_ms - beat->start_ms) / (float)(beat->end_ms - beat->start_ms);
}

bool beat_is_stream(const struct beat *beat)
{
    return (beat->event.kind == EVENT_WILLPOWER || beat->event.kind == EVENT_ESSENCE) &&
           beat->event.n > 0;
}

unsigned beat_pearls(const struct beat *beat)
{
    const unsigned meant = (unsigned)beat->event.n;
    return meant < BOARD_ANIM_DRAWN ? meant : BOARD_ANIM_DRAWN;
}

/* Pearls leave one after the other during the first half; each takes the other half to arrive. */
float beat_pearl_progress(const struct board_anim *anim, const struct beat *beat, unsigned index)
{
    const float leaves = 0.5f * (float)index / (float)beat_pearls(beat);
    const float t = (beat_progress(anim, beat) - leaves) / 0.5f;
    return t < 0 ? 0 : t > 1 ? 1 : t;
}

/* ---- What arrives changes what is shown ---- */

static void add_small(uint8_t *number, int by)
{
    const int sum = *number + by;
    *number = (uint8_t)(sum < 0 ? 0 : sum);
}

static void add_wide(uint16_t *number, int by)
{
    const int sum = *number + by;
    *number = (uint16_t)(sum < 0 ? 0 : sum);
}

static void hand_take(struct spirit_seat *seat, unsigned card)
{
    unsigned at = hand_find(seat, card);
    if (at == seat->hand_count)
        return;
    const unsigned below = (1u << at) - 1;
    seat->hand_known = (uint16_t)((seat->hand_known & below) | (seat->hand_known >> 1 & ~below));
    for (; at + 1 < seat->hand_count; at++)
        seat->hand[at] = seat->hand[at + 1];
    seat->hand[--seat->hand_count] = CARD_NONE;
}

/* Before its equals: a card that lay face up is known, and known ones stand first. */
static void hand_put(struct spirit_seat *seat, unsigned card)
{
    if (seat->hand_count == DECK_SIZE)
        return;
    unsigned at = 0;
    while (at < seat->hand_count && seat->hand[at] < card)
        at++;
    for (unsigned i = seat->hand_count; i > at; i--)
        seat->hand[i] = seat->hand[i - 1];
    seat->hand[at] = (uint8_t)card;
    seat->hand_count++;
    const unsigned below = (1u << at) - 1;
    seat->hand_known =
        (uint16_t)((seat->hand_known & below) | (seat->hand_known & ~below) << 1 | 1u << at);
}

static void deck_take(struct spirit_seat *seat)
{
    if (seat->deck_count == 0)
        return;
    seat->deck_count--;
    for (unsigned i = 0; i < seat->deck_count; i++)
        seat->deck[i] = seat->deck[i + 1];
    seat->deck[seat->deck_count] = CARD_NONE;
}

static void deck_put(struct spirit_seat *seat, unsigned card)
{
    if (card_info(card)->tier == TIER_MILD && seat->deck_count < DECK_SIZE)
        seat->deck[seat->deck_count++] = (uint8_t)card;
}

static void common_take(struct game *game, unsigned aspiration)
{
    unsigned at = 0;
    while (at < game->common_count && game->common[at] != aspiration)
        at++;
    if (at == game->common_count)
        return;
    for (; at + 1 < game->common_count; at++)
        game->common[at] = game->common[at + 1];
    game->common[--game->common_count] = ASPIRATION_NONE;
}

static uint8_t *fragment_count(struct fragments *fragments, unsigned size)
{
    return size == SIZE_MINOR   ? &fragments->minor
           : size == SIZE_MAJOR ? &fragments->major
                                : &fragments->cap;
}

static void set_fortress(struct game *game, const struct event *event)
{
    game->fortresses[event->a] =
        event->b == SIZE_NONE ? (struct fortress){0} : (struct fortress){event->b, event->c, 0};
}

/* What is gone as soon as the event begins. */
static void depart(struct game *game, struct beat *beat)
{
    const struct event *event = &beat->event;
    struct spirit_seat *seat = event->seat < SEAT_COUNT ? &game->seats[event->seat] : NULL;
    switch (event->kind) {
    case EVENT_WILLPOWER:
        add_wide(&seat->willpower, event->n < 0 ? event->n : 0);
        break;
    case EVENT_ESSENCE:
        add_wide(&seat->essence, event->n < 0 ? event->n : 0);
        break;
    case EVENT_AMBITION:
        add_small(&game->teams[event->a].ambition, event->n);
        break;
    case EVENT_ACTIONS:
        add_small(&game->actions, event->n);
        break;
    case EVENT_ENTERED:
        if (event->c != ENTERED_NOT_FROM_HAND && card_info(event->b)->tier != TIER_STARTING)
            hand_take(seat, event->b);
        break;
    case EVENT_LEFT_PLAY:
    case EVENT_EMOTION_MOVED:
        beat->carried = game->slots[event->a];
        game->slots[event->a] = (struct emotion){0};
        break;
    case EVENT_DRAWN:
        deck_take(seat);
        hand_put(seat, event->a);
        break;
    case EVENT_TOP_CARD:
        if (seat->deck_count > 0)
            seat->deck[0] = event->a;
        break;
    case EVENT_DISCARDED:
        hand_take(seat, event->a);
        break;
    case EVENT_FORTRESS:
        if (event->b != SIZE_NONE)
            set_fortress(game, event);
        break;
    case EVENT_SPHERE:
        add_small(&game->spheres[event->a], event->n < 0 ? event->n : 0);
        break;
    case EVENT_FRAGMENT:
        if (event->b != SIZE_NONE && event->c == 0)
            add_small(fragment_count(&game->teams[event->a].stock, event->b), -1);
        break;
    case EVENT_COMMON_DOWN:
    case EVENT_COMMON_REMOVED:
        common_take(game, event->a);
        break;
    default:
        break;
    }
}

/* What is there once the event is over. */
static void arrive(struct game *game, const struct beat *beat)
{
    const struct event *event = &beat->event;
    struct spirit_seat *seat = event->seat < SEAT_COUNT ? &game->seats[event->seat] : NULL;
    switch (event->kind) {
    case EVENT_SPIRIT_MOVED:
        seat->space = event->b;
        break;
    case EVENT_ENTERED:
        game->slots[event->a] =
            (struct emotion){.card = event->b, .essence = (uint8_t)event->n, .owner = event->seat};
        break;
    case EVENT_LEFT_PLAY:
        if (event->c != LEFT_FOR_HAND)
            deck_put(seat, event->b);
        break;
    case EVENT_EMOTION_MOVED:
        game->slots[event->b] = beat->carried;
        break;
    case EVENT_EMOTION_ESSENCE:
        add_small(&game->slots[event->a].essence, event->n);
        break;
    case EVENT_TOKEN:
        game->slots[event->a].token = (uint8_t)event->n;
        break;
    case EVENT_DISCARDED:
        deck_put(seat, event->a);
        break;
    case EVENT_SHOWN: /* known from now on, in place of one unknown */
        hand_take(seat, event->a);
        hand_put(seat, event->a);
        break;
    case EVENT_VIBE:
        seat->board[event->a][event->b] = event->c;
        break;
    case EVENT_FORTRESS:
        set_fortress(game, event);
        break;
    case EVENT_SPHERE:
        add_small(&game->spheres[event->a], event->n > 0 ? event->n : 0);
        break;
    case EVENT_ORIGIN_TURNED:
        game->origin = event->a;
        break;
    case EVENT_FRAGMENT:
        if (event->b != SIZE_NONE)
            add_small(fragment_count(&game->teams[event->a].identity, event->b), 1);
        break;
    case EVENT_WHEEL:
        add_small(&game->teams[event->a].wheel, event->n);
        break;
    default:
        break;
    }
}

/* `arrived` of the pearls drawn stand for so many of the number meant; the last brings the rest. */
static void stream(struct game *game, struct beat *beat, unsigned arrived)
{
    struct spirit_seat *seat = &game->seats[beat->event.seat];
    const unsigned meant = (unsigned)beat->event.n;
    const unsigned due = arrived == beat_pearls(beat) ? meant : arrived;
    const int more = (int)due - beat->streamed;
    add_wide(beat->event.kind == EVENT_WILLPOWER ? &seat->willpower : &seat->essence, more);
    beat->streamed = (uint8_t)due;
}

void beat_apply(struct game *game, struct beat *beat)
{
    depart(game, beat);
    if (beat_is_stream(beat))
        stream(game, beat, beat_pearls(beat));
    arrive(game, beat);
}

static unsigned pearls_arrived(const struct board_anim *anim, const struct beat *beat)
{
    unsigned arrived = 0;
    while (arrived < beat_pearls(beat) && beat_pearl_progress(anim, beat, arrived) >= 1)
        arrived++;
    return arrived;
}

/* Brings what is shown to the present time. */
static void catch_up(struct board_anim *anim)
{
    bool changed = false;
    for (size_t i = 0; i < anim->count; i++) {
        struct beat *beat = &anim->beats[i];
        if (beat->arrived || beat->start_ms > anim->now_ms)
            continue;
        if (!beat->departed)
            depart(&anim->shown, beat);
        changed = changed || !beat->departed || beat->end_ms <= anim->now_ms;
        beat->departed = true;
        if (beat_is_stream(beat))
            stream(&anim->shown, beat, pearls_arrived(anim, beat));
        if (beat->end_ms <= anim->now_ms) {
            arrive(&anim->shown, beat);
            beat->arrived = true;
        }
    }
    if (changed)
        game_refresh(&anim->shown);
}

/* ---- Running ---- */

void board_anim_skip(struct board_anim *anim)
{
    anim->shown = anim->target;
    anim->count = 0;
    anim->now_ms = anim->end_ms = 0;
}

void board_anim_rest(struct board_anim *anim, const struct view *view)
{
    anim->target = view->shown;
    anim->team = view->team;
    anim->dropped = (struct box){0};
    board_anim_skip(anim);
}

void board_anim_dropped(struct board_anim *anim, struct box box)
{
    anim->dropped = box;
}

void board_anim_start(struct board_anim *anim, const struct view *before, const struct view *after,
                      const struct event *events, size_t count, unsigned speed, bool reduce_motion)
{
    assert(speed < SPEED_COUNT && before->team == after->team);
    anim->target = after->shown;
    anim->team = after->team;
    anim->reduce_motion = reduce_motion;
    anim->now_ms = 0;
    board_anim_plan(anim, &before->shown, events, count, speed);
    anim->dropped = (struct box){0};
    if (anim->end_ms == 0)
        board_anim_skip(anim);
    else
        catch_up(anim);
}

bool board_anim_step(struct board_anim *anim, uint32_t dt_ms)
{
    if (!board_anim_moving(anim))
        return false;
    anim->now_ms += dt_ms;
    if (anim->now_ms >= anim->end_ms)
        board_anim_skip(anim);
    else
        catch_up(anim);
    return board_anim_moving(anim);
}

bool board_anim_moving(const struct board_anim *anim)
{
    return anim->now_ms < anim->end_ms;
}

uint32_t board_anim_left_ms(const struct board_anim *anim)
{
    return anim->end_ms - anim->now_ms;
}

/* ---- Questions ---- */

const struct game *board_anim_shown(const struct board_anim *anim)
{
    return &anim->shown;
}

static bool is_flying(const struct beat *beat)
{
    return beat->departed && !beat->arrived;
}

static bool flies_to_hand(const struct beat *beat, unsigned seat, unsigned card)
{
    const struct event *event = &beat->event;
    if (beat->arrived || event->seat != seat)
        return false;
    return event->kind == EVENT_DRAWN
               ? beat->departed && event->a == card
               : event->kind == EVENT_LEFT_PLAY && event->c == LEFT_FOR_HAND && event->b == card;
}

bool board_anim_hand_hidden(const struct board_anim *anim, unsigned seat, unsigned index)
{
    const struct spirit_seat *spirit = &anim->shown.seats[seat];
    if (index >= spirit->hand_count)
        return false;
    const unsigned card = spirit->hand[index];
    unsigned copies_before = 0, flying = 0;
    for (unsigned i = 0; i < index; i++)
        copies_before += spirit->hand[i] == card;
    for (size_t i = 0; i < anim->count; i++)
        flying += flies_to_hand(&anim->beats[i], seat, card);
    return copies_before < flying;
}

float board_anim_origin(const struct board_anim *anim)
{
    float origin = anim->shown.origin;
    for (size_t i = 0; i < anim->count; i++)
        if (anim->beats[i].event.kind == EVENT_ORIGIN_TURNED && is_flying(&anim->beats[i])) {
            const float turned =
                (float)((anim->beats[i].event.a + REALM_COUNT - anim->shown.origin) % REALM_COUNT);
            /* Undo turns it back by one rather than on by four. */
            const float by = turned > REALM_COUNT / 2.0f ? turned - REALM_COUNT : turned;
            origin += by * ease_in_out(beat_progress(anim, &anim->beats[i]));
        }
    return origin < 0              ? origin + REALM_COUNT
           : origin >= REALM_COUNT ? origin - REALM_COUNT
                                   : origin;
}

bool board_anim_spirit(const struct board_anim *anim, unsigned seat, struct point *centre)
{
    for (size_t i = 0; i < anim->count; i++) {
        const struct beat *beat = &anim->beats[i];
        if (beat->event.kind == EVENT_SPIRIT_MOVED && beat->event.seat == seat && is_flying(beat)) {
            *centre = spirit_path(beat, ease_in_out(beat_progress(anim, beat)));
            return true;
        }
    }
    return false;
}

static float control_fade(const struct board_anim *anim, unsigned kind, unsigned area,
                          unsigned present, unsigned *from)
{
    for (size_t i = 0; i < anim->count; i++) {
        const struct beat *beat = &anim->beats[i];
        if (beat->event.kind == kind && beat->event.a == area && !beat->arrived) {
            *from = beat->event.b;
            return beat->departed ? ease_in_out(beat_progress(anim, beat)) : 0;
        }
    }
    *from = present;
    return 1;
}

float board_anim_realm_fade(const struct board_anim *anim, unsigned realm, unsigned *from)
{
    return control_fade(anim, EVENT_REALM_CONTROL, realm, anim->shown.sums.realm_control[realm],
                        from);
}

float board_anim_frontier_fade(const struct board_anim *anim, unsigned frontier, unsigned *from)
{
    return control_fade(anim, EVENT_FRONTIER_CONTROL, frontier,
                        anim->shown.sums.frontier_control[frontier], from);
}

/* A little past its size, then back. */
static float pop_up(float t)
{
    const float past = 1.18f;
    return t < 0.6f ? past * ease_in_out(t / 0.6f)
                    : past + (1 - past) * ease_in_out((t - 0.6f) / 0.4f);
}

float board_anim_fortress_scale(const struct board_anim *anim, unsigned realm)
{
    for (size_t i = 0; i < anim->count; i++) {
        const struct beat *beat = &anim->beats[i];
        if (beat->event.kind != EVENT_FORTRESS || beat->event.a != realm || !is_flying(beat))
            continue;
        const float t = beat_progress(anim, beat);
        return beat->event.b == SIZE_NONE ? 1 - ease_in_out(t) : pop_up(t);
    }
    return 1;
}
