#include "session/session.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record/record.h"
#include "session/filter.h"

static_assert((int)NAME_SIZE == (int)RECORD_NAME_SIZE, "a name fits into its record");
static_assert((int)SEAT_KIND_HUMAN == (int)SEAT_HUMAN, "one name for one thing");

/* A move that was made, the game after it, and where its lines end in the text. */
struct entry {
    struct record_step step;
    struct game after;
    size_t text_end;
    bool barrier; /* not to be undone (R15) */
};

struct event_list {
    struct event *items;
    size_t count, capacity;
};

struct session {
    struct session_setup setup;
    struct record record; /* its head: set-up and start; the steps are in `entries` */
    struct entry *entries;
    size_t count;    /* moves remembered, undone ones included */
    size_t position; /* moves made; those behind can be redone */
    size_t capacity;
    size_t floor;     /* undo stops there: set-up by recommendation is no move of anybody */
    struct text text; /* the record of all `count` moves */
    size_t head_end;
    struct game before; /* the position before the last change */
    struct event_list
        events[TEAM_COUNT + 1]; /* of the last change: as each team sees them, and all */
    unsigned version;
    struct session_store store;
    bool synced; /* the store holds the record up to `position` */
    bool save_failed;
};

enum { ALL_EVENTS = TEAM_COUNT };

/* ---- Events ---- */

/* What a move under way is heard by. */
struct listener {
    struct event_list *list; /* NULL: only the barrier is of interest */
    unsigned team;           /* that made the move */
    bool barrier;
    bool failed; /* memory was short */
};

static bool list_add(struct event_list *list, const struct event *event)
{
    enum { FIRST_CAPACITY = 64 };
    if (list->count == list->capacity) {
        const size_t capacity = list->capacity ? 2 * list->capacity : FIRST_CAPACITY;
        struct event *larger = realloc(list->items, capacity * sizeof *larger);
        if (!larger)
            return false;
        list->items = larger;
        list->capacity = capacity;
    }
    list->items[list->count++] = *event;
    return true;
}

static void hear(void *context, const struct event *event)
{
    struct listener *listener = context;
    listener->barrier = listener->barrier || event_is_barrier(event, listener->team);
    if (listener->list && !list_add(listener->list, event))
        listener->failed = true;
}

static void forget_events(struct session *session)
{
    for (unsigned i = 0; i <= ALL_EVENTS; i++)
        session->events[i].count = 0;
}

static bool filter_events(struct session *session)
{
    const struct event_list *all = &session->events[ALL_EVENTS];
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        for (size_t i = 0; i < all->count; i++) {
            const struct event seen = event_seen_by(&all->items[i], team);
            if (!list_add(&session->events[team], &seen))
                return false;
        }
    return true;
}

/* ---- The timeline ---- */

static const struct game *present(const struct session *session)
{
    return session->position ? &session->entries[session->position - 1].after
                             : &session->record.start;
}

static size_t text_end(const struct session *session, size_t position)
{
    return position ? session->entries[position - 1].text_end : session->head_end;
}

/* Puts a move behind the present position, forgetting what could be redone. False, and the present
 * position stays, if memory is short. */
static bool add_entry(struct session *session, const struct entry *entry)
{
    enum { FIRST_CAPACITY = 64 };
    if (session->position == session->capacity) {
        const size_t capacity = session->capacity ? 2 * session->capacity : FIRST_CAPACITY;
        struct entry *larger = realloc(session->entries, capacity * sizeof *larger);
        if (!larger)
            return false;
        session->entries = larger;
        session->capacity = capacity;
    }
    text_cut(&session->text, text_end(session, session->position));
    session->count = session->position;
    const size_t start = session->text.length;
    record_print_step(&session->text, &entry->step, &entry->after);
    if (session->text.failed) {
        session->text.failed = false;
        text_cut(&session->text, start);
        return false;
    }
    session->entries[session->count] = *entry;
    session->entries[session->count].text_end = session->text.length;
    session->position = ++session->count;
    return true;
}

static unsigned deciding_team(const struct game *game)
{
    const unsigned seat = game_decider(game);
    return seat == SEAT_NONE ? TEAM_BLISS : seat_team(seat);
}

/* ---- Saving ---- */

static void note_saved(struct session *session, bool fine)
{
    session->synced = fine;
    session->save_failed = !fine;
}

static void save_all(struct session *session)
{
    const struct session_store *store = &session->store;
    if (store->replace)
        note_saved(session, store->replace(store->context, session->text.data,
                                           text_end(session, session->position)));
}

/* The last move is new; everything before it was saved, unless something went wrong. */
static void save_last(struct session *session)
{
    const struct session_store *store = &session->store;
    const size_t from = text_end(session, session->position - 1),
                 to = text_end(session, session->position);
    if (!session->synced || !store->append)
        save_all(session);
    else
        note_saved(session, store->append(store->context, session->text.data + from, to - from));
}

/* ---- Beginning and end ---- */

static bool open_record(struct session *session)
{
    record_print_head(&session->text, &session->record);
    session->head_end = session->text.length;
    session->before = session->record.start;
    session->version = 1;
    return !session->text.failed;
}

static struct session *session_make(const struct session_store *store)
{
    struct session *session = calloc(1, sizeof *session);
    if (session && store)
        session->store = *store;
    return session;
}

/* R3.7: recommended places are moves like others, so that the record has them. */
static bool take_recommended(struct session *session)
{
    while (present(session)->phase == PHASE_SETUP) {
        struct entry entry = {.after = *present(session)};
        const struct move move = game_recommended_place(&entry.after);
        record_play(&entry.after, &move, NULL, &entry.step);
        if (!add_entry(session, &entry))
            return false;
    }
    session->floor = session->position;
    session->before = *present(session);
    return true;
}

struct session *session_new(const struct session_setup *setup, const struct session_store *store)
{
    struct session *session = session_make(store);
    if (!session)
        return NULL;
    session->setup = *setup;
    session->record.setup = setup->game;
    session->record.setup.recommended = 0;
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        record_set_name(session->record.names[seat], setup->names[seat]);
        memcpy(session->setup.names[seat], session->record.names[seat], NAME_SIZE);
    }
    const enum setup_fault fault = game_new(&session->record.start, &session->record.setup);
    if (fault != SETUP_FINE || !open_record(session) ||
        (setup->game.recommended && !take_recommended(session))) {
        session_free(session);
        return NULL;
    }
    save_all(session);
    return session;
}

/* The moves of a record that was read, one by one. */
static bool replay_steps(struct session *session, const struct record *record)
{
    struct entry entry = {.after = record->start};
    for (size_t i = 0; i < record->count; i++) {
        struct listener listener = {.team = deciding_team(&entry.after)};
        const struct event_sink sink = {hear, &listener};
        entry.step = record->steps[i];
        record_replay(&entry.after, &entry.step, &sink);
        entry.barrier = listener.barrier;
        if (!add_entry(session, &entry))
            return false;
    }
    session->before = *present(session);
    return true;
}

struct session *session_load(const char *name, const char *text, size_t length,
                             const struct session_store *store, char *error, size_t error_size,
                             char *notice, size_t notice_size)
{
    struct record record;
    if (!record_parse(&record, name, text, length, error, error_size, notice, notice_size))
        return NULL;
    struct session *session = session_make(store);
    bool fine = session != NULL;
    if (fine) {
        session->record = record;
        session->record.steps = NULL; /* they stay ours */
        session->record.count = session->record.capacity = 0;
        session->setup.game = record.setup;
        memcpy(session->setup.names, record.names, sizeof record.names);
        fine = open_record(session) && replay_steps(session, &record);
    }
    record_free(&record);
    if (!fine) {
        snprintf(error, error_size, "%s:1: memory is short (a smaller record expected)", name);
        session_free(session);
        return NULL;
    }
    return session;
}

void session_free(struct session *session)
{
    if (!session)
        return;
    for (unsigned i = 0; i <= ALL_EVENTS; i++)
        free(session->events[i].items);
    text_free(&session->text);
    record_free(&session->record);
    free(session->entries);
    free(session);
}

/* ---- Questions ---- */

const struct session_setup *session_setup_of(const struct session *session)
{
    return &session->setup;
}

const char *session_name(const struct session *session, unsigned seat)
{
    assert(seat < SEAT_COUNT);
    return session->setup.names[seat];
}

void session_view(const struct session *session, unsigned team, struct view *view)
{
    game_view(present(session), team, view); /* a team's first seat has its number */
}

void session_view_before(const struct session *session, unsigned team, struct view *view)
{
    game_view(&session->before, team, view);
}

unsigned session_decider(const struct session *session)
{
    return game_decider(present(session));
}

bool session_is_over(const struct session *session)
{
    return game_is_over(present(session));
}

size_t session_events(const struct session *session, unsigned team, const struct event **events)
{
    assert(team < TEAM_COUNT);
    *events = session->events[team].items;
    return session->events[team].count;
}

unsigned session_version(const struct session *session)
{
    return session->version;
}

size_t session_move_count(const struct session *session)
{
    return session->position;
}

struct move session_move(const struct session *session, size_t index)
{
    assert(index < session->position);
    struct move move = session->entries[index].step.move;
    /* The one secret a move can hold. */
    if (move.kind == MOVE_CHOOSE && move.a == ASK_HIDDEN && !session_is_over(session))
        move.b = ASPIRATION_HIDDEN;
    return move;
}

bool session_save_failed(const struct session *session)
{
    return session->save_failed;
}

char *session_text(const struct session *session, size_t *length)
{
    const size_t end = text_end(session, session->position);
    char *const copy = malloc(end + 1);
    if (!copy)
        return NULL;
    memcpy(copy, session->text.data, end);
    copy[end] = '\0';
    *length = end;
    return copy;
}

/* ---- Changes ---- */

/* WHY_MALFORMED for a legal move means that memory was short; the game is as before then. */
struct refusal session_play(struct session *session, const struct move *move)
{
    const struct game before = *present(session);
    struct entry entry = {.after = before};
    struct listener listener = {.list = &session->events[ALL_EVENTS],
                                .team = deciding_team(&before)};
    const struct event_sink sink = {hear, &listener};
    struct game trial = before; /* a refused move leaves the last change's events as they are */
    const struct refusal refusal = game_apply(&trial, move, NULL);
    if (refusal.why != WHY_NONE)
        return refusal;
    forget_events(session);
    record_play(&entry.after, move, &sink, &entry.step);
    entry.barrier = listener.barrier;
    if (listener.failed || !filter_events(session) || !add_entry(session, &entry)) {
        forget_events(session);
        return (struct refusal){.why = WHY_MALFORMED};
    }
    session->before = before;
    session->version++;
    save_last(session);
    return refusal;
}

bool session_can_undo(const struct session *session)
{
    return session->position > session->floor && !session->entries[session->position - 1].barrier;
}

bool session_can_redo(const struct session *session)
{
    return session->position < session->count;
}

static void step_to(struct session *session, size_t position)
{
    session->before = *present(session);
    session->position = position;
    session->version++;
    forget_events(session);
}

bool session_undo(struct session *session)
{
    if (!session_can_undo(session))
        return false;
    step_to(session, session->position - 1);
    save_all(session);
    return true;
}

bool session_redo(struct session *session)
{
    if (!session_can_redo(session))
        return false;
    step_to(session, session->position + 1);
    save_last(session);
    return true;
}
