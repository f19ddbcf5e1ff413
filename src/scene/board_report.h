/* What happened since a team last sat before the board: the session keeps only the last change, so
 * the board remembers the events of each team until its next turn is over. */
#ifndef CEREBRIA_SCENE_BOARD_REPORT_H
#define CEREBRIA_SCENE_BOARD_REPORT_H

#include "core/game.h"
#include "scene/event_words.h"

enum { REPORT_EVENTS = 240, REPORT_LINES = 9 };

struct report_event {
    struct event event;
    size_t move; /* how many moves the session had made after it */
};

struct team_report {
    struct game before; /* the position before the first event, as the team may see it */
    struct report_event events[REPORT_EVENTS];
    size_t count;
};

struct board_report {
    struct team_report teams[TEAM_COUNT];
};

struct session;

/* Takes over the session's last change for the team that was not before the screen. */
void report_follow(struct board_report *report, const struct session *session, unsigned viewer);
/* Whether another team's whole turn is among it. */
bool report_has_turn(const struct board_report *report, unsigned team);
/* Forgets a team's, as it has read them. */
void report_clear(struct board_report *report, unsigned team);
/* The sentences for a team; returns how many. */
size_t report_lines(const struct board_report *report, const struct lang *lang, unsigned team,
                    char out[][EVENT_SENTENCE_SIZE], size_t limit);

#endif
