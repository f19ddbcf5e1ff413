/* What has happened in a Revelation so far. A Revelation is several moves of the session (R9: each
 * answer is one), but one story for those who watch: this remembers it from the first event to the
 * last. A plain value, copied for undo. */
#ifndef CEREBRIA_SCENE_REVEAL_STORY_H
#define CEREBRIA_SCENE_REVEAL_STORY_H

#include "core/game.h"

/* The three columns. */
enum reveal_column {
    COLUMN_BLISS_HIDDEN,
    COLUMN_COMMON,
    COLUMN_GLOOM_HIDDEN,
    COLUMN_REVEALED_COUNT
};

struct reveal_goal {
    uint8_t aspiration; /* ASPIRATION_HIDDEN: not known to this story */
    uint8_t count[TEAM_COUNT];
    uint32_t places[TEAM_COUNT]; /* as aspiration_places, when it was counted */
};

/* Whether something went into the Identity. */
enum reveal_added {
    ADDED_NOTHING, /* not entitled to it, or not decided yet: see accomplished and the open question
                    */
    ADDED_DECLINED,
    ADDED_DONE,
    ADDED_WAITING /* a Capping Fragment, set at the end of the Revelation */
};

struct reveal_entry {
    uint8_t state; /* enum reveal_added */
    uint8_t size;  /* enum size */
};

/* What becomes of each card of the Common row. */
enum reveal_common { COMMON_STAYS, COMMON_DOWN, COMMON_REMOVED };

/* Steps of the story, each with its own animation, in the order in which they are told. */
enum reveal_part {
    PART_GOALS,
    PART_BLISS_FRAGMENT,
    PART_GLOOM_FRAGMENT,
    PART_FORTRESS,
    PART_COMMON,
    PART_REMOVED,
    PART_CURRENT,
    PART_HIDDEN,
    PART_CAP,
    PART_ORIGIN,
    PART_COUNT
};

struct reveal_story {
    uint16_t parts;   /* bits of the enum reveal_part that have happened */
    uint8_t sphere;   /* the emptied one; SPHERE_COUNT: not known */
    uint8_t realm;    /* which it faced */
    uint8_t absorber; /* seat */
    struct reveal_goal goals[COLUMN_REVEALED_COUNT];
    uint8_t accomplished[TEAM_COUNT];
    struct reveal_entry fragment[TEAM_COUNT];
    struct reveal_entry fortress;
    uint8_t fortress_team;     /* TEAM_NONE: none stood in that Realm */
    uint8_t wheel[TEAM_COUNT]; /* points in place of a Capping Fragment */
    uint8_t common_count;      /* the row before the Revelation */
    uint8_t common[ASPIRATION_COUNT];
    uint8_t common_state[ASPIRATION_COUNT]; /* enum reveal_common, by place in the row */
    uint8_t removed_by;                     /* the last; TEAM_NONE */
    uint8_t current;          /* the new Common, ASPIRATION_NONE: none yet or none left */
    bool renewed[TEAM_COUNT]; /* has its next Hidden Aspiration */
    uint8_t origin_before, origin_after;
    struct fragments identity_before[TEAM_COUNT];
    bool ending;
};

/* Begins with the position as it was before the emptied Sphere's Absorb, or before the answer that
 * led on to the Revelation. */
void reveal_story_begin(struct reveal_story *story, const struct game *before);
/* Goes on by the events of a change. True if they had EVENT_REVELATION: a new story began with
 * `before`. */
bool reveal_story_follow(struct reveal_story *story, const struct game *before,
                         const struct event *events, size_t count);
/* In the middle of a Revelation whose events are gone (a loaded game): what the position still
 * tells. `hidden` are the goals on top of each team's Hidden deck, each from its own view; they
 * count only while they are those revealed. */
void reveal_story_recover(struct reveal_story *story, const struct game *shown,
                          const uint8_t hidden[TEAM_COUNT]);

/* Whether the game waits for an answer that belongs to a Revelation. */
bool reveal_asks(const struct game *shown);

static inline bool reveal_has(const struct reveal_story *story, unsigned part)
{
    return story->parts >> part & 1;
}

/* Who has more of a goal; TEAM_NONE if tied. */
unsigned reveal_leader(const struct reveal_goal *goal);
/* The team that accomplished the goal of a column, TEAM_NONE if nobody: for a Hidden one its own
 * team alone. */
unsigned reveal_accomplisher(const struct reveal_story *story, unsigned column);

#endif
