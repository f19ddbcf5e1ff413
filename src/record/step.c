/* Steps of a record: a move together with what chance decided by it. */
#include <assert.h>
#include <stdlib.h>
#include <string.h>

#include "record/record.h"

/* Hands events on, and keeps an eye on the two kinds that a record must tell of. */
struct watch {
    const struct event_sink *sink;
    unsigned shuffled; /* bit per team */
    bool turn_ended;
};

static void watch_event(void *context, const struct event *event)
{
    struct watch *watch = context;
    if (event->kind == EVENT_HIDDEN_SHUFFLED)
        watch->shuffled |= 1u << event->a;
    if (event->kind == EVENT_TURN_ENDED)
        watch->turn_ended = true;
    if (watch->sink && watch->sink->emit)
        watch->sink->emit(watch->sink->context, event);
}

struct refusal record_play(struct game *game, const struct move *move,
                           const struct event_sink *sink, struct record_step *step)
{
    struct watch watch = {.sink = sink};
    const struct event_sink watching = {watch_event, &watch};
    const struct refusal refusal = game_apply(game, move, &watching);
    if (refusal.why != WHY_NONE)
        return refusal;
    *step = (struct record_step){.move = *move, .ends_turn = watch.turn_ended};
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        if (!(watch.shuffled >> team & 1))
            continue;
        step->hidden_count[team] = game->teams[team].hidden_count;
        memcpy(step->hidden[team], game->teams[team].hidden, ASPIRATION_COUNT);
    }
    return refusal;
}

void record_replay(struct game *game, const struct record_step *step, const struct event_sink *sink)
{
    const struct refusal refusal = game_apply(game, &step->move, sink);
    assert(refusal.why == WHY_NONE);
    (void)refusal;
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        if (step->hidden_count[team])
            game_set_hidden(game, team, step->hidden[team], step->hidden_count[team]);
}

bool record_add(struct record *record, const struct record_step *step)
{
    enum { FIRST_CAPACITY = 64 };
    if (record->count == record->capacity) {
        const size_t capacity = record->capacity ? 2 * record->capacity : FIRST_CAPACITY;
        struct record_step *larger = realloc(record->steps, capacity * sizeof *larger);
        if (!larger)
            return false;
        record->steps = larger;
        record->capacity = capacity;
    }
    record->steps[record->count++] = *step;
    return true;
}

void record_free(struct record *record)
{
    free(record->steps);
    *record = (struct record){0};
}
