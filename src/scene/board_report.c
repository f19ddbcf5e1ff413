#include "scene/board_report.h"

#include "session/session.h"

/* An undone move did not happen. */
static void take_back(struct team_report *report, size_t moves)
{
    while (report->count > 0 && report->events[report->count - 1].move > moves)
        report->count--;
}

static void follow(struct team_report *report, const struct session *session, unsigned team)
{
    const size_t moves = session_move_count(session);
    const struct event *events;
    const size_t count = session_events(session, team, &events);
    take_back(report, count ? moves - 1 : moves);
    if (report->count == 0 && count > 0) {
        struct view before;
        session_view_before(session, team, &before);
        report->before = before.shown;
    }
    for (size_t i = 0; i < count && report->count < REPORT_EVENTS; i++)
        report->events[report->count++] = (struct report_event){events[i], moves};
}

void report_follow(struct board_report *report, const struct session *session, unsigned viewer)
{
    follow(&report->teams[other_team(viewer)], session, other_team(viewer));
}

bool report_has_turn(const struct board_report *report, unsigned team)
{
    const struct team_report *own = &report->teams[team];
    for (size_t i = 0; i < own->count; i++)
        if (own->events[i].event.kind == EVENT_TURN_ENDED &&
            seat_team(own->events[i].event.seat) != team)
            return true;
    return false;
}

void report_clear(struct board_report *report, unsigned team)
{
    report->teams[team].count = 0;
}

size_t report_lines(const struct board_report *report, const struct lang *lang, unsigned team,
                    char out[][EVENT_SENTENCE_SIZE], size_t limit)
{
    struct event events[REPORT_EVENTS];
    const struct team_report *own = &report->teams[team];
    for (size_t i = 0; i < own->count; i++)
        events[i] = own->events[i].event;
    return event_story(lang, &own->before, events, own->count, limit, out);
}
