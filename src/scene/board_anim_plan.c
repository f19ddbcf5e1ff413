#include "scene/board_anim_plan.h"

#include <assert.h>
#include <string.h>

/* ---- How long ---- */

/* What a kind of event takes, and how long the next one waits: small things overlap, a card must
 * lie before what it causes begins. */
struct pace {
    uint16_t length_ms, lead_ms;
};

static const struct pace paces[EVENT_KIND_COUNT] = {
    [EVENT_WILLPOWER] = {300, 80},      [EVENT_ESSENCE] = {280, 80},
    [EVENT_AMBITION] = {150, 0},        [EVENT_SPIRIT_MOVED] = {300, 300},
    [EVENT_ENTERED] = {300, 300},       [EVENT_LEFT_PLAY] = {300, 180},
    [EVENT_EMOTION_MOVED] = {300, 300}, [EVENT_EMOTION_ESSENCE] = {200, 120},
    [EVENT_TOKEN] = {200, 120},         [EVENT_DRAWN] = {280, 130},
    [EVENT_DISCARDED] = {240, 100},     [EVENT_SHOWN] = {700, 450},
    [EVENT_VIBE] = {240, 120},          [EVENT_FORTRESS] = {300, 180},
    [EVENT_SPHERE] = {150, 60},         [EVENT_ORIGIN_TURNED] = {600, 300},
    [EVENT_REALM_CONTROL] = {350, 40},  [EVENT_FRONTIER_CONTROL] = {350, 40},
    [EVENT_FRAGMENT] = {500, 300},      [EVENT_POWER] = {350, 60},
};

static const uint16_t speed_percent[] = {
    [SPEED_SLOW] = 160, [SPEED_NORMAL] = 100, [SPEED_FAST] = 50, [SPEED_NONE] = 0};
static_assert(sizeof speed_percent / sizeof speed_percent[0] == SPEED_COUNT, "one factor a speed");

enum { PEARL_MS = 50 };

static struct pace pace_of(const struct beat *beat)
{
    struct pace pace = paces[beat->event.kind];
    if (beat_is_stream(beat)) {
        pace.length_ms = (uint16_t)(pace.length_ms + PEARL_MS * (beat_pearls(beat) - 1));
        return pace;
    }
    const unsigned kind = beat->event.kind;
    /* Costs are paid at once; so is what is declined. An Essence that goes onto a card still flies
     * there. */
    const bool instant = kind == EVENT_WILLPOWER || (kind == EVENT_ESSENCE && beat->to.w <= 0) ||
                         (kind == EVENT_FRAGMENT && beat->event.b == SIZE_NONE);
    if (kind == EVENT_ESSENCE) /* with the card it goes onto */
        pace.lead_ms = 0;
    return instant ? (struct pace){0, 0} : pace;
}

static bool only_recolours(const struct beat *beat)
{
    return beat->event.kind == EVENT_REALM_CONTROL || beat->event.kind == EVENT_FRONTIER_CONTROL;
}

/* A planned time as it will be: of a change that takes `planned_ms` in all, at so many percent of
 * normal speed's time. A change of many parts is sped up to stay bearable. */
static uint32_t scaled(uint32_t ms, uint32_t planned_ms, uint32_t percent)
{
    if (planned_ms > BOARD_ANIM_MAX_MS)
        ms = ms * BOARD_ANIM_MAX_MS / planned_ms;
    return (ms * percent + 50) / 100;
}

/* Sets the beats' times one after the other. */
static void set_times(struct board_anim *anim, unsigned speed)
{
    uint32_t at = 0, end = 0;
    for (size_t i = 0; i < anim->count; i++) {
        struct beat *beat = &anim->beats[i];
        struct pace pace = pace_of(beat);
        if (anim->reduce_motion && !only_recolours(beat))
            pace = (struct pace){0, 0};
        beat->start_ms = at;
        beat->end_ms = at + pace.length_ms;
        at += pace.lead_ms;
        if (beat->end_ms > end)
            end = beat->end_ms;
    }
    for (size_t i = 0; i < anim->count; i++) {
        struct beat *beat = &anim->beats[i];
        beat->start_ms = scaled(beat->start_ms, end, speed_percent[speed]);
        beat->end_ms = scaled(beat->end_ms, end, speed_percent[speed]);
    }
    anim->end_ms = scaled(end, end, speed_percent[speed]);
}

/* ---- From where to where ---- */

unsigned board_anim_hand_seat(const struct game *game, unsigned team)
{
    const unsigned turn = game_turn_seat(game);
    return seat_team(turn) == team ? turn : team;
}

unsigned hand_find(const struct spirit_seat *seat, unsigned card)
{
    for (unsigned i = 0; i < seat->hand_count; i++)
        if (seat->hand[i] == card)
            return i;
    for (unsigned i = 0; i < seat->hand_count; i++)
        if (seat->hand[i] == CARD_HIDDEN)
            return i;
    return seat->hand_count;
}

static bool hand_is_open(const struct board_anim *anim, unsigned seat)
{
    return board_anim_hand_seat(&anim->target, anim->team) == seat;
}

/* Where a card of a hand lies; of a hand that is not open, the number of its cards. */
static struct box hand_place(const struct board_anim *anim, const struct game *game, unsigned seat,
                             unsigned card)
{
    if (!hand_is_open(anim, seat))
        return layout_hand_count(seat);
    const struct spirit_seat *spirit = &game->seats[seat];
    const unsigned at = hand_find(spirit, card);
    if (at < spirit->hand_count)
        return layout_hand_card(at, spirit->hand_count);
    return box_around(box_centre(layout_hand()), LAYOUT_HAND_WIDTH, LAYOUT_HAND_HEIGHT);
}

static struct box pearl_at(struct box box)
{
    enum { PEARL_SIZE = 20 };
    return box_around(box_centre(box), PEARL_SIZE, PEARL_SIZE);
}

static struct box spirit_place(const struct game *game, unsigned seat)
{
    const unsigned space = game->seats[seat].space;
    return space < SPACE_COUNT ? layout_spirit(space, 0, 1) : layout_team_panel(seat_team(seat));
}

/* Willpower comes from a Sphere, a card, or out of the Spirit itself (the supply has no place). */
static struct box source(const struct game *game, const struct event *event)
{
    if (event->kind == EVENT_ESSENCE && event->a == CAUSE_EXCHANGE)
        return layout_willpower(event->seat);
    if (event->kind == EVENT_ESSENCE && event->a == CAUSE_SPHERE)
        return layout_sphere((float)sphere_realm(game, SPHERE_HUMILITY));
    if (event->kind == EVENT_WILLPOWER && event->a == CAUSE_SPHERE)
        return layout_sphere((float)sphere_realm(game, event->b));
    if (event->a == CAUSE_POWER && event->b < SLOT_COUNT)
        return layout_slot(event->b);
    return spirit_place(game, event->seat);
}

static void plan_number(const struct game *game, struct beat *beat)
{
    const struct event *event = &beat->event;
    const bool essence = event->kind == EVENT_ESSENCE;
    const struct box panel = essence ? layout_essence(event->seat) : layout_willpower(event->seat);
    if (event->n > 0) {
        beat->from = pearl_at(source(game, event));
        beat->to = pearl_at(panel);
    } else if (essence && event->b < SLOT_COUNT) {
        beat->from = pearl_at(panel);
        beat->to = pearl_at(layout_slot(event->b));
    }
}

/* `next`: the event after it; of a Fortress added, the one that takes it off the board. */
static void plan_fragment(const struct game *game, const struct event *next, struct beat *beat)
{
    const struct event *event = &beat->event;
    unsigned bricks = 0;
    if (event->b == SIZE_NONE)
        return;
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        const struct fragments *identity = &game->teams[team].identity;
        bricks += (unsigned)(identity->minor + identity->major + identity->cap);
    }
    beat->to = layout_brick(bricks, bricks + 1, event->b);
    beat->from = box_around(box_centre(layout_stock(event->a)), beat->to.w, beat->to.h);
    if (event->c && next && next->kind == EVENT_FORTRESS)
        beat->from = box_around(box_centre(layout_fortress(next->a)), beat->to.w, beat->to.h);
}

/* The first card that leaves the open hand starts where it was let go. */
static void start_from_drop(struct board_anim *anim, struct beat *beat)
{
    if (anim->dropped.w <= 0 || !hand_is_open(anim, beat->event.seat))
        return;
    beat->from = anim->dropped;
    anim->dropped = (struct box){0};
}

static void plan_card(struct board_anim *anim, const struct game *game, struct beat *beat)
{
    const struct event *event = &beat->event;
    switch (event->kind) {
    case EVENT_ENTERED:
        beat->to = layout_slot(event->a);
        beat->from = card_info(event->b)->tier == TIER_STARTING
                         ? spirit_place(game, event->seat)
                         : hand_place(anim, game, event->seat, event->b);
        start_from_drop(anim, beat);
        break;
    case EVENT_LEFT_PLAY:
        beat->from = layout_slot(event->a);
        beat->to = event->c == LEFT_FOR_HAND ? hand_place(anim, game, event->seat, event->b)
                                             : layout_deck(event->seat);
        break;
    case EVENT_DISCARDED:
        beat->from = hand_place(anim, game, event->seat, event->a);
        beat->to = layout_deck(event->seat);
        start_from_drop(anim, beat);
        break;
    default: /* EVENT_SHOWN: to the middle, and back */
        beat->from = hand_place(anim, game, event->seat, event->a);
        beat->to = box_around(layout_centre(), 2 * LAYOUT_CARD_WIDTH, 2 * LAYOUT_CARD_HEIGHT);
        break;
    }
}

/* `game` is the position just before the event, `next` the event after it, NULL at the end. */
static void plan_flight(struct board_anim *anim, const struct game *game, const struct event *next,
                        struct beat *beat)
{
    const struct event *event = &beat->event;
    switch (event->kind) {
    case EVENT_WILLPOWER:
    case EVENT_ESSENCE:
        plan_number(game, beat);
        break;
    case EVENT_ENTERED:
    case EVENT_LEFT_PLAY:
    case EVENT_DISCARDED:
    case EVENT_SHOWN:
        plan_card(anim, game, beat);
        break;
    case EVENT_EMOTION_MOVED:
        beat->from = layout_slot(event->a);
        beat->to = layout_slot(event->b);
        break;
    case EVENT_DRAWN:
        beat->from = layout_deck(event->seat);
        break; /* its place in the hand is known only after all are drawn */
    case EVENT_VIBE:
        if (hand_is_open(anim, event->seat) && event->a <= ACTION_FORTIFY) {
            beat->from = pearl_at(layout_deck(event->seat));
            beat->to = pearl_at(layout_token(event->a, event->b));
        }
        break;
    case EVENT_FRAGMENT:
        plan_fragment(game, next, beat);
        break;
    default:
        break;
    }
}

/* Drawn cards fly to where they lie in the end; the hand makes room while they do. */
static void plan_drawn(struct board_anim *anim, const struct game *end)
{
    uint8_t taken[CARD_COUNT + 1] = {0};
    for (size_t i = 0; i < anim->count; i++) {
        struct beat *beat = &anim->beats[i];
        const struct event *event = &beat->event;
        if (event->kind != EVENT_DRAWN)
            continue;
        beat->to = hand_place(anim, end, event->seat, event->a);
        const struct spirit_seat *seat = &end->seats[event->seat];
        const unsigned at = hand_find(seat, event->a) + taken[event->a]++;
        if (hand_is_open(anim, event->seat) && at < seat->hand_count)
            beat->to = layout_hand_card(at, seat->hand_count);
    }
}

struct point spirit_path(const struct beat *beat, float t)
{
    const unsigned from = beat->event.a, to = beat->event.b;
    const struct point end = box_centre(layout_spirit(to, 0, 1));
    struct point start = box_centre(layout_team_panel(seat_team(beat->event.seat)));
    if (from < SPACE_COUNT) {
        start = box_centre(layout_spirit(from, 0, 1));
        /* Two steps lead over the space between. */
        const bool ahead = space_step(from, 2) == to;
        if (ahead || space_step(from, -2) == to) {
            const struct point middle =
                box_centre(layout_spirit(space_step(from, ahead ? 1 : -1), 0, 1));
            const bool late = t > 0.5f;
            const struct point a = late ? middle : start, b = late ? end : middle;
            const float part = late ? 2 * t - 1 : 2 * t;
            return (struct point){a.x + (b.x - a.x) * part, a.y + (b.y - a.y) * part};
        }
    }
    return (struct point){start.x + (end.x - start.x) * t, start.y + (end.y - start.y) * t};
}

/* ---- Undo: what differs, as if it had happened ---- */

struct made_up {
    struct event events[BOARD_ANIM_BEATS];
    size_t count;
};

static void make_up(struct made_up *made, struct event event)
{
    if (made->count < BOARD_ANIM_BEATS)
        made->events[made->count++] = event;
}

/* Where the Emotion that left `from` lies now, if it is still in play; SLOT_NONE. */
static unsigned went_to(const struct game *before, const struct game *after, unsigned from,
                        unsigned taken)
{
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if (!(taken >> slot & 1) && before->slots[slot].card != before->slots[from].card &&
            after->slots[slot].card == before->slots[from].card)
            return slot;
    return SLOT_NONE;
}

static void differing_slots(struct made_up *made, const struct game *before,
                            const struct game *after)
{
    unsigned filled = 0;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        const struct emotion *old = &before->slots[slot];
        if (old->card == CARD_NONE || old->card == after->slots[slot].card)
            continue;
        const unsigned to = went_to(before, after, slot, filled);
        if (to != SLOT_NONE) {
            filled |= 1u << to;
            make_up(made, (struct event){.kind = EVENT_EMOTION_MOVED,
                                         .seat = old->owner,
                                         .a = (uint8_t)slot,
                                         .b = (uint8_t)to,
                                         .c = old->card});
            continue;
        }
        make_up(made, (struct event){.kind = EVENT_LEFT_PLAY,
                                     .seat = old->owner,
                                     .a = (uint8_t)slot,
                                     .b = old->card,
                                     .c = LEFT_FOR_HAND});
    }
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        const struct emotion *new = &after->slots[slot];
        if (new->card != CARD_NONE &&new->card != before->slots[slot].card && !(filled >> slot & 1))
            make_up(made, (struct event){.kind = EVENT_ENTERED,
                                         .seat = new->owner,
                                         .a = (uint8_t)slot,
                                         .b = new->card,
                                         .c = ENTERED_NOT_FROM_HAND,
                                         .n = new->essence});
    }
}

static void differing_control(struct made_up *made, const struct game *before,
                              const struct game *after)
{
    for (unsigned i = 0; i < REALM_COUNT; i++) {
        const uint8_t realm[] = {before->sums.realm_control[i], after->sums.realm_control[i]};
        const uint8_t frontier[] = {before->sums.frontier_control[i],
                                    after->sums.frontier_control[i]};
        if (realm[0] != realm[1])
            make_up(made, (struct event){.kind = EVENT_REALM_CONTROL,
                                         .seat = SEAT_NONE,
                                         .a = (uint8_t)i,
                                         .b = realm[0],
                                         .c = realm[1]});
        if (frontier[0] != frontier[1])
            make_up(made, (struct event){.kind = EVENT_FRONTIER_CONTROL,
                                         .seat = SEAT_NONE,
                                         .a = (uint8_t)i,
                                         .b = frontier[0],
                                         .c = frontier[1]});
    }
}

static void differences(struct made_up *made, const struct game *before, const struct game *after)
{
    made->count = 0;
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (before->seats[seat].space != after->seats[seat].space &&
            after->seats[seat].space < SPACE_COUNT)
            make_up(made, (struct event){.kind = EVENT_SPIRIT_MOVED,
                                         .seat = (uint8_t)seat,
                                         .a = before->seats[seat].space,
                                         .b = after->seats[seat].space});
    differing_slots(made, before, after);
    if (before->origin != after->origin)
        make_up(made,
                (struct event){.kind = EVENT_ORIGIN_TURNED, .seat = SEAT_NONE, .a = after->origin});
    differing_control(made, before, after);
}

/* All numbers are right at once; only what has a place travels. */
static void show_differences(struct board_anim *anim, const struct game *before)
{
    anim->shown = anim->target;
    memcpy(anim->shown.slots, before->slots, sizeof anim->shown.slots);
    anim->shown.origin = before->origin;
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (anim->target.seats[seat].space < SPACE_COUNT)
            anim->shown.seats[seat].space = before->seats[seat].space;
    game_refresh(&anim->shown);
}

/* ---- The plan ---- */

static void plan_beats(struct board_anim *anim, const struct game *from, const struct event *events,
                       size_t count)
{
    struct game game = *from;
    anim->count = count < BOARD_ANIM_BEATS ? count : BOARD_ANIM_BEATS;
    for (size_t i = 0; i < anim->count; i++) {
        struct beat *beat = &anim->beats[i];
        *beat = (struct beat){.event = events[i]};
        plan_flight(anim, &game, i + 1 < count ? &events[i + 1] : NULL, beat);
        struct beat done = *beat;
        beat_apply(&game, &done);
    }
    plan_drawn(anim, &game);
}

void board_anim_plan(struct board_anim *anim, const struct game *before, const struct event *events,
                     size_t count, unsigned speed)
{
    if (count > 0) {
        anim->shown = *before;
        plan_beats(anim, before, events, count);
    } else {
        struct made_up made;
        differences(&made, before, &anim->target);
        show_differences(anim, before);
        plan_beats(anim, &anim->shown, made.events, made.count);
    }
    set_times(anim, speed);
}
