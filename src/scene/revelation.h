/* The Revelation overlay's own state, shared by the files that handle and draw it (revelation.c,
 * revelation_draw.c, revelation_ask.c). Not for other scenes: they know revelation_scene_new. */
#ifndef CEREBRIA_SCENE_REVELATION_H
#define CEREBRIA_SCENE_REVELATION_H

#include "scene/event_words.h"
#include "scene/lang.h"
#include "scene/reveal_story.h"
#include "scene/scene.h"
#include "scene/ui.h"

enum reveal_hit {
    REVEAL_HIT_FRAGMENT, /* 1 take it, 0 none */
    REVEAL_HIT_FORTRESS, /* likewise */
    REVEAL_HIT_REMOVE,   /* aspiration */
    REVEAL_HIT_HIDDEN,   /* aspiration */
    REVEAL_HIT_COVER,
    REVEAL_HIT_UNDO,
    REVEAL_HIT_CONTINUE
};

enum {
    REVEAL_ANSWERS_MAX = 16,
    REVEAL_MOVES_MAX = 16, /* more than one Revelation asks */
    REVEAL_TEXT_SIZE = 256
};

struct revelation {
    struct scene scene;
    struct ui_state ui;
    struct reveal_story story;
    struct {
        struct reveal_story story;
        size_t moves; /* the session had made by then */
    } past[REVEAL_MOVES_MAX];
    size_t past_count;
    struct view view;  /* the viewer's */
    struct view asked; /* that of the team asked: only what is not covered may be drawn from it */
    struct move answers[REVEAL_ANSWERS_MAX];
    size_t answer_count;
    unsigned version; /* of the session, as known here */
    bool covered;     /* the question about the Hidden Aspiration waits for the right eyes */
    /* Times in ms at the chosen speed. */
    uint32_t now_ms, end_ms;
    uint32_t part_start[PART_COUNT], part_end[PART_COUNT];
};

static inline const struct lang *reveal_lang(const struct revelation *reveal)
{
    return reveal->scene.services->lang;
}

/* ASK_FRAGMENT .. ASK_HIDDEN, or ASK_NONE if the Revelation asks nothing now. */
unsigned reveal_question(const struct revelation *reveal);
/* The team that is asked. */
unsigned reveal_asked_team(const struct revelation *reveal);
/* How far a part of the story has been shown, 0..1; 0 for one that has not happened. */
float reveal_progress(const struct revelation *reveal, unsigned part);
/* The answer with this part b; NULL if it is not among the legal ones. */
const struct move *reveal_answer(const struct revelation *reveal, unsigned answer);
bool reveal_moving(const struct revelation *reveal);

/* ---- revelation_draw.c ---- */

void reveal_draw_heading(struct revelation *reveal, struct draw_list *list);
void reveal_draw_goals(struct revelation *reveal, struct draw_list *list);
void reveal_draw_identity(struct revelation *reveal, struct draw_list *list);

/* ---- revelation_ask.c ---- */

void reveal_draw_common(struct revelation *reveal,
                        struct draw_list *list); /* the row; also what may be removed */
void reveal_draw_hidden(struct revelation *reveal,
                        struct draw_list *list); /* instead of the columns */
void reveal_draw_bar(struct revelation *reveal,
                     struct draw_list *list); /* the question, or Continue */

const char *reveal_size_name(const struct lang *lang, unsigned size);
int reveal_points(unsigned size); /* R10.2 */

#endif
