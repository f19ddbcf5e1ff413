#include "told_board.h"

#include <string.h>

void told_begin(struct told_board *told, const struct game *game)
{
    told->game = *game;
}

static void add(uint16_t *value, int by)
{
    *value = (uint16_t)(*value + by);
}

static void add_small(uint8_t *value, int by)
{
    *value = (uint8_t)(*value + by);
}

static void told_emotion(struct game *game, const struct event *event)
{
    struct emotion *slot = &game->slots[event->a];
    switch (event->kind) {
    case EVENT_ENTERED:
        *slot =
            (struct emotion){.card = event->b, .essence = (uint8_t)event->n, .owner = event->seat};
        break;
    case EVENT_LEFT_PLAY:
        *slot = (struct emotion){0};
        break;
    case EVENT_EMOTION_MOVED:
        game->slots[event->b] = *slot;
        *slot = (struct emotion){0};
        break;
    case EVENT_EMOTION_ESSENCE:
        add_small(&slot->essence, event->n);
        break;
    default:
        slot->token = (uint8_t)event->n;
        break;
    }
}

static void told_fragment(struct team_state *team, const struct event *event)
{
    if (event->b == SIZE_MINOR)
        team->identity.minor++;
    if (event->b == SIZE_MAJOR)
        team->identity.major++;
    if (event->b == SIZE_CAP)
        team->identity.cap++;
}

static void told_fortress(struct game *game, const struct event *event)
{
    game->fortresses[event->a] = event->b == SIZE_NONE
                                     ? (struct fortress){0}
                                     : (struct fortress){.size = event->b, .team = event->c};
}

void told_event(void *context, const struct event *event)
{
    struct game *game = &((struct told_board *)context)->game;
    switch (event->kind) {
    case EVENT_WILLPOWER:
        add(&game->seats[event->seat].willpower, event->n);
        break;
    case EVENT_ESSENCE:
        add(&game->seats[event->seat].essence, event->n);
        break;
    case EVENT_AMBITION:
        add_small(&game->teams[event->a].ambition, event->n);
        break;
    case EVENT_SPHERE:
        add_small(&game->spheres[event->a], event->n);
        break;
    case EVENT_ORIGIN_TURNED:
        game->origin = event->a;
        break;
    case EVENT_SPIRIT_MOVED:
        game->seats[event->seat].space = event->b;
        break;
    case EVENT_VIBE:
        game->seats[event->seat].board[event->a][event->b] = event->c;
        break;
    case EVENT_ENTERED:
    case EVENT_LEFT_PLAY:
    case EVENT_EMOTION_MOVED:
    case EVENT_EMOTION_ESSENCE:
    case EVENT_TOKEN:
        told_emotion(game, event);
        break;
    case EVENT_FORTRESS:
        told_fortress(game, event);
        break;
    case EVENT_FRAGMENT:
        told_fragment(&game->teams[event->a], event);
        break;
    case EVENT_WHEEL:
        add_small(&game->teams[event->a].wheel, event->n);
        break;
    case EVENT_REALM_CONTROL:
        game->sums.realm_control[event->a] = event->c;
        break;
    case EVENT_FRONTIER_CONTROL:
        game->sums.frontier_control[event->a] = event->c;
        break;
    case EVENT_COMMON_CURRENT:
        game->common[0] = event->a;
        break;
    case EVENT_HIDDEN_NEXT:
        game->teams[event->a].hidden[0] = event->b;
        break;
    case EVENT_ENDING:
        game->ending = 1;
        break;
    case EVENT_GAME_OVER:
        game->winner = event->a;
        break;
    default:
        break;
    }
}

static bool same_fragments(const struct fragments *x, const struct fragments *y)
{
    return x->minor == y->minor && x->major == y->major && x->cap == y->cap;
}

static const char *slots_differ(const struct game *told, const struct game *game)
{
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        const struct emotion *x = &told->slots[slot], *y = &game->slots[slot];
        if (x->card != y->card || x->essence != y->essence || x->token != y->token ||
            x->owner != y->owner)
            return "Emotions are not as events told";
    }
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        if (told->fortresses[realm].size != game->fortresses[realm].size ||
            told->fortresses[realm].team != game->fortresses[realm].team)
            return "Fortresses are not as events told";
    return NULL;
}

static const char *seats_differ(const struct game *told, const struct game *game)
{
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        const struct spirit_seat *x = &told->seats[seat], *y = &game->seats[seat];
        if (x->willpower != y->willpower)
            return "Willpower is not as events told";
        if (x->essence != y->essence)
            return "Essence is not as events told";
        if (x->space != y->space)
            return "a Spirit does not stand where events told";
        if (memcmp(x->board, y->board, sizeof x->board))
            return "Vibe tokens are not as events told";
    }
    return NULL;
}

static const char *teams_differ(const struct game *told, const struct game *game)
{
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        const struct team_state *x = &told->teams[team], *y = &game->teams[team];
        if (x->ambition != y->ambition)
            return "Ambition is not as events told";
        if (!same_fragments(&x->identity, &y->identity) || x->wheel != y->wheel)
            return "an Identity is not as events told";
        if (x->hidden[0] != y->hidden[0] && game->common_count > 0 && game->pending.ask == ASK_NONE)
            return "the Hidden Aspiration in force is not as events told";
    }
    return NULL;
}

const char *told_differs(const struct told_board *told, const struct game *game)
{
    const struct game *board = &told->game;
    const char *differs = slots_differ(board, game);
    if (!differs)
        differs = seats_differ(board, game);
    if (!differs)
        differs = teams_differ(board, game);
    if (differs)
        return differs;
    if (memcmp(board->spheres, game->spheres, sizeof game->spheres) ||
        board->origin != game->origin)
        return "the Origin is not as events told";
    if (memcmp(board->sums.realm_control, game->sums.realm_control, REALM_COUNT) ||
        memcmp(board->sums.frontier_control, game->sums.frontier_control, FRONTIER_COUNT))
        return "control is not as events told";
    if (board->common[0] != game->common[0] && game->pending.ask == ASK_NONE)
        return "the current Common Aspiration is not as events told";
    if (board->ending != game->ending && game->phase != PHASE_OVER)
        return "the end was triggered without an event";
    return board->winner == game->winner ? NULL : "the winner is not as events told";
}
