/* What is in the air over the board. */
#include "scene/board_anim.h"
#include "scene/ui.h"

static float between(float from, float to, float t)
{
    return from + (to - from) * t;
}

static struct box box_between(struct box from, struct box to, float t)
{
    return (struct box){between(from.x, to.x, t), between(from.y, to.y, t),
                        between(from.w, to.w, t), between(from.h, to.h, t)};
}

/* Lifted off the straight way, most in the middle: what flies is seen to fly. */
static struct box arc(struct box from, struct box to, float t, float height)
{
    struct box box = box_between(from, to, t);
    box.y -= height * 4 * t * (1 - t);
    return box;
}

static void draw_pearl(struct draw_list *list, struct box box, struct colour colour)
{
    struct draw_command *pearl = draw_panel(list, box, box.w / 2, colour);
    pearl->border = colour_fade(theme.ink, 0.8f);
    pearl->line_width = 2;
}

static struct colour pearl_colour(const struct event *event)
{
    return event->kind == EVENT_WILLPOWER ? theme.willpower : theme.team[seat_team(event->seat)];
}

static void draw_stream(struct draw_list *list, const struct board_anim *anim,
                        const struct beat *beat)
{
    for (unsigned i = 0; i < beat_pearls(beat); i++) {
        const float t = beat_pearl_progress(anim, beat, i);
        /* Alternately above and below, so that they don't hide one another. */
        if (t > 0 && t < 1)
            draw_pearl(list, arc(beat->from, beat->to, ease_in_out(t), i % 2 == 0 ? 50 : 20),
                       pearl_colour(&beat->event));
    }
}

static void draw_card(struct draw_list *list, const struct services *services, struct box box,
                      unsigned card, unsigned team, const struct emotion *lies)
{
    const struct card_look look = {.box = box,
                                   .card = card == CARD_NONE ? CARD_HIDDEN : card,
                                   .team = team,
                                   .essence = lies ? lies->essence : 0,
                                   .token = lies ? lies->token : 0,
                                   .intensity = -1,
                                   .opacity = 1};
    ui_card(list, services, &look);
}

/* Up to the middle, a while to be read, and back. */
static struct box shown_box(const struct beat *beat, float t)
{
    const float up = 0.3f, down = 0.7f;
    if (t < up)
        return box_between(beat->from, beat->to, ease_in_out(t / up));
    if (t < down)
        return beat->to;
    return box_between(beat->to, beat->from, ease_in_out((t - down) / (1 - down)));
}

static void draw_flying_card(struct draw_list *list, const struct services *services,
                             const struct beat *beat, float t)
{
    const struct event *event = &beat->event;
    const float eased = ease_in_out(t);
    const struct box box = arc(beat->from, beat->to, eased, 40);
    switch (event->kind) {
    case EVENT_ENTERED: {
        const struct emotion lies = {.card = event->b,
                                     .essence = eased > 0.5f ? (uint8_t)event->n : 0};
        draw_card(list, services, box, event->b, seat_team(event->seat), &lies);
        break;
    }
    case EVENT_LEFT_PLAY:
        draw_card(list, services, box, event->b, seat_team(event->seat), NULL);
        break;
    case EVENT_EMOTION_MOVED:
        draw_card(list, services, box, event->c, card_info(event->c)->team, &beat->carried);
        break;
    case EVENT_SHOWN:
        draw_card(list, services, shown_box(beat, t), event->a, seat_team(event->seat), NULL);
        break;
    default: /* drawn, discarded */
        draw_card(list, services, box, event->a, seat_team(event->seat), NULL);
        break;
    }
}

static void draw_brick(struct draw_list *list, const struct beat *beat, float t)
{
    struct draw_command *brick = draw_panel(list, arc(beat->from, beat->to, ease_in_out(t), 80), 4,
                                            theme.team[beat->event.a]);
    brick->border = theme.glow;
    brick->line_width = 2;
}

/* Essence that appears on a card or leaves it: a number rising from it. */
static void draw_essence_change(struct draw_list *list, const struct beat *beat, float t)
{
    const struct point at = box_centre(layout_slot(beat->event.a));
    const float size = 26, way = 60;
    const bool gained = beat->event.n > 0;
    const float y = gained ? at.y - way * (1 - ease_in_out(t)) : at.y - way * ease_in_out(t);
    draw_pearl(list, box_around((struct point){at.x, y}, size, size),
               colour_fade(theme.glow, gained ? t : 1 - t));
}

static void draw_power(struct draw_list *list, struct box box, float t)
{
    struct draw_command *ring =
        draw_panel(list, box_inset(box, -10 * t), 12, colour_fade(theme.glow, 0));
    ring->border = colour_fade(theme.glow, 1 - t);
    ring->line_width = 4;
}

static void draw_beat(struct draw_list *list, const struct services *services,
                      const struct board_anim *anim, const struct beat *beat)
{
    const float t = beat_progress(anim, beat);
    switch (beat->event.kind) {
    case EVENT_WILLPOWER:
    case EVENT_ESSENCE:
        if (beat_is_stream(beat))
            draw_stream(list, anim, beat);
        else if (beat->to.w > 0)
            draw_pearl(list, arc(beat->from, beat->to, ease_in_out(t), 40),
                       pearl_colour(&beat->event));
        break;
    case EVENT_ENTERED:
    case EVENT_LEFT_PLAY:
    case EVENT_EMOTION_MOVED:
    case EVENT_DRAWN:
    case EVENT_DISCARDED:
    case EVENT_SHOWN:
        draw_flying_card(list, services, beat, t);
        break;
    case EVENT_EMOTION_ESSENCE:
        draw_essence_change(list, beat, t);
        break;
    case EVENT_POWER:
        if (beat->event.a < SLOT_COUNT)
            draw_power(list, layout_slot(beat->event.a), t);
        break;
    case EVENT_VIBE:
        if (beat->to.w > 0)
            draw_pearl(list, arc(beat->from, beat->to, ease_in_out(t), 40),
                       theme.vibe[beat->event.c]);
        break;
    case EVENT_FRAGMENT:
        if (beat->to.w > 0)
            draw_brick(list, beat, t);
        break;
    default:
        break;
    }
}

void board_anim_draw(const struct board_anim *anim, struct draw_list *list,
                     const struct services *services)
{
    for (size_t i = 0; i < anim->count; i++)
        if (anim->beats[i].departed && !anim->beats[i].arrived)
            draw_beat(list, services, anim, &anim->beats[i]);
}
