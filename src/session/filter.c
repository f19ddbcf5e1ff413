#include "session/filter.h"

/* Which members of an event name a card or an Aspiration. */
enum { A_CARD = 1, B_CARD = 2, C_CARD = 4, A_GOAL = 8, B_GOAL = 16, C_GOAL = 32 };

// clang-format off
static const uint8_t HIDES[EVENT_KIND_COUNT] = {
    [EVENT_MOVE] = C_GOAL, /* the one secret move: which Hidden Aspiration is kept */
    [EVENT_ENTERED] = B_CARD,
    [EVENT_LEFT_PLAY] = B_CARD,
    [EVENT_EMOTION_MOVED] = C_CARD,
    [EVENT_POWER] = B_CARD,
    [EVENT_DRAWN] = A_CARD,
    [EVENT_TOP_CARD] = A_CARD,
    [EVENT_DISCARDED] = A_CARD,
    [EVENT_SHOWN] = A_CARD,
    [EVENT_HIDDEN_REVEALED] = B_GOAL,
    [EVENT_COUNTED] = A_GOAL,
    [EVENT_COMMON_DOWN] = A_GOAL,
    [EVENT_COMMON_REMOVED] = A_GOAL,
    [EVENT_COMMON_CURRENT] = A_GOAL,
    [EVENT_HIDDEN_NEXT] = B_GOAL,
};
// clang-format on

static unsigned team_bit(unsigned team)
{
    return team == TEAM_BLISS ? LEARN_BLISS : LEARN_GLOOM;
}

struct event event_seen_by(const struct event *event, unsigned team)
{
    struct event seen = *event;
    if (event->seen_by & team_bit(team))
        return seen;
    const unsigned hides = HIDES[event->kind];
    if (hides & A_CARD)
        seen.a = CARD_HIDDEN;
    if (hides & B_CARD)
        seen.b = CARD_HIDDEN;
    if (hides & C_CARD)
        seen.c = CARD_HIDDEN;
    if (hides & A_GOAL)
        seen.a = ASPIRATION_HIDDEN;
    if (hides & B_GOAL)
        seen.b = ASPIRATION_HIDDEN;
    if (hides & C_GOAL)
        seen.c = ASPIRATION_HIDDEN;
    return seen;
}

bool event_is_barrier(const struct event *event, unsigned team)
{
    return (event->learns & team_bit(team)) ||
           (event->kind == EVENT_HIDDEN_SHUFFLED && event->learns);
}
