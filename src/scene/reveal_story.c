#include "scene/reveal_story.h"

#include <string.h>

bool reveal_asks(const struct game *shown)
{
    return shown->phase == PHASE_PLAY && shown->pending.ask >= ASK_FRAGMENT &&
           shown->pending.ask <= ASK_HIDDEN;
}

unsigned reveal_leader(const struct reveal_goal *goal)
{
    const uint8_t bliss = goal->count[TEAM_BLISS], gloom = goal->count[TEAM_GLOOM];
    return bliss == gloom ? TEAM_NONE : bliss > gloom ? TEAM_BLISS : TEAM_GLOOM;
}

unsigned reveal_accomplisher(const struct reveal_story *story, unsigned column)
{
    const unsigned leader = reveal_leader(&story->goals[column]);
    const unsigned owner = column == COLUMN_BLISS_HIDDEN   ? TEAM_BLISS
                           : column == COLUMN_GLOOM_HIDDEN ? TEAM_GLOOM
                                                           : leader;
    return leader == owner ? leader : TEAM_NONE;
}

void reveal_story_begin(struct reveal_story *story, const struct game *before)
{
    memset(story, 0, sizeof *story);
    story->sphere = SPHERE_COUNT;
    story->absorber = SEAT_NONE;
    story->fortress_team = TEAM_NONE;
    story->removed_by = TEAM_NONE;
    story->current = ASPIRATION_NONE;
    for (unsigned i = 0; i < COLUMN_REVEALED_COUNT; i++)
        story->goals[i].aspiration = ASPIRATION_HIDDEN;
    story->common_count = before->common_count;
    memcpy(story->common, before->common, sizeof story->common);
    story->origin_before = story->origin_after = before->origin;
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        story->identity_before[team] = before->teams[team].identity;
}

/* Events number the goals 0 Common, 1 Bliss's, 2 Gloom's. */
static unsigned column_of(int which)
{
    static const uint8_t columns[] = {COLUMN_COMMON, COLUMN_BLISS_HIDDEN, COLUMN_GLOOM_HIDDEN};
    return columns[which];
}

static void count_goal(struct reveal_story *story, const struct game *board, unsigned column,
                       unsigned aspiration)
{
    struct reveal_goal *goal = &story->goals[column];
    goal->aspiration = (uint8_t)aspiration;
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        goal->count[team] = (uint8_t)aspiration_count(board, aspiration, team);
        goal->places[team] = aspiration_places(board, aspiration, team);
    }
}

static void begin_at(struct reveal_story *story, const struct game *before,
                     const struct event *event)
{
    reveal_story_begin(story, before);
    story->sphere = event->a;
    story->realm = event->b;
    story->absorber = event->seat;
    const struct fortress *fortress = &before->fortresses[event->b];
    if (fortress->size != SIZE_NONE) {
        story->fortress_team = fortress->team;
        story->fortress.size = fortress->size;
    }
}

static void mark_common(struct reveal_story *story, unsigned aspiration, unsigned state)
{
    for (unsigned i = 0; i < story->common_count; i++)
        if (story->common[i] == aspiration)
            story->common_state[i] = (uint8_t)state;
}

static unsigned fragment_part(unsigned team)
{
    return team == TEAM_BLISS ? PART_BLISS_FRAGMENT : PART_GLOOM_FRAGMENT;
}

static void add(struct reveal_story *story, const struct event *event)
{
    struct reveal_entry *entry = event->c ? &story->fortress : &story->fragment[event->a];
    const unsigned part = event->c               ? PART_FORTRESS
                          : event->b == SIZE_CAP ? PART_CAP
                                                 : fragment_part(event->a);
    entry->state = event->b == SIZE_NONE ? ADDED_DECLINED : ADDED_DONE;
    if (event->b != SIZE_NONE)
        entry->size = event->b;
    story->parts |= (uint16_t)(1u << part);
}

/* An answer that takes the Capping Fragment tells no event yet: it is set after everything else
 * (R9.2). */
static void answered(struct reveal_story *story, const struct event *event)
{
    if (event->a != MOVE_CHOOSE || event->b != ASK_FRAGMENT || event->c != SIZE_CAP)
        return;
    const unsigned team = seat_team(event->seat);
    story->fragment[team] = (struct reveal_entry){ADDED_WAITING, SIZE_CAP};
    story->parts |= (uint16_t)(1u << fragment_part(team));
}

/* The part of an event that needs nothing else to be remembered. */
static unsigned plain_part(unsigned kind)
{
    switch (kind) {
    case EVENT_COUNTED:
        return PART_GOALS;
    case EVENT_COMMON_DOWN:
        return PART_COMMON;
    case EVENT_COMMON_REMOVED:
        return PART_REMOVED;
    case EVENT_COMMON_CURRENT:
        return PART_CURRENT;
    case EVENT_HIDDEN_NEXT:
        return PART_HIDDEN;
    case EVENT_ORIGIN_TURNED:
        return PART_ORIGIN;
    default:
        return PART_COUNT;
    }
}

static void follow(struct reveal_story *story, const struct game *board, const struct event *event)
{
    const unsigned part = plain_part(event->kind);
    if (part < PART_COUNT)
        story->parts |= (uint16_t)(1u << part);
    switch (event->kind) {
    case EVENT_MOVE:
        answered(story, event);
        break;
    case EVENT_COUNTED:
        count_goal(story, board, column_of(event->n), event->a);
        story->goals[column_of(event->n)].count[TEAM_BLISS] = event->b;
        story->goals[column_of(event->n)].count[TEAM_GLOOM] = event->c;
        break;
    case EVENT_ACCOMPLISHED:
        story->accomplished[event->a] = (uint8_t)event->n;
        break;
    case EVENT_FRAGMENT:
        add(story, event);
        break;
    case EVENT_WHEEL:
        story->wheel[event->a] = (uint8_t)event->n;
        story->fragment[event->a] = (struct reveal_entry){ADDED_NOTHING, SIZE_NONE};
        break;
    case EVENT_COMMON_DOWN:
        mark_common(story, event->a, COMMON_DOWN);
        break;
    case EVENT_COMMON_REMOVED:
        mark_common(story, event->a, COMMON_REMOVED);
        story->removed_by = event->b;
        break;
    case EVENT_COMMON_CURRENT:
        story->current = event->a;
        break;
    case EVENT_HIDDEN_NEXT:
        story->renewed[event->a] = true;
        break;
    case EVENT_ENDING:
        story->ending = true;
        break;
    case EVENT_ORIGIN_TURNED:
        story->origin_after = event->a;
        break;
    default:
        break;
    }
}

bool reveal_story_follow(struct reveal_story *story, const struct game *before,
                         const struct event *events, size_t count)
{
    bool began = false;
    size_t first = 0;
    for (size_t i = 0; i < count; i++)
        if (events[i].kind == EVENT_REVELATION) {
            begin_at(story, before, &events[i]);
            began = true;
            first = i;
        }
    /* What happens after the Revelation, in the same move, is none of its business: the turn's end,
     * say. */
    for (size_t i = first; i < count && !reveal_has(story, PART_ORIGIN); i++)
        follow(story, before, &events[i]);
    return began;
}

/* ---- Without events ---- */

static void recover_goals(struct reveal_story *story, const struct game *shown,
                          const uint8_t hidden[TEAM_COUNT])
{
    count_goal(story, shown, COLUMN_BLISS_HIDDEN, hidden[TEAM_BLISS]);
    count_goal(story, shown, COLUMN_GLOOM_HIDDEN, hidden[TEAM_GLOOM]);
    count_goal(story, shown, COLUMN_COMMON, shown->common[0]);
    story->parts |= 1u << PART_GOALS;
}

static void recover_sphere(struct reveal_story *story, const struct game *shown)
{
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++)
        if (shown->spheres[sphere] == 0) {
            story->sphere = (uint8_t)sphere;
            story->realm = (uint8_t)sphere_realm(shown, sphere);
        }
    story->absorber = shown->absorber;
}

void reveal_story_recover(struct reveal_story *story, const struct game *shown,
                          const uint8_t hidden[TEAM_COUNT])
{
    reveal_story_begin(story, shown);
    if (!reveal_asks(shown))
        return;
    recover_sphere(story, shown);
    const unsigned ask = shown->pending.ask;
    if (ask == ASK_FRAGMENT || ask == ASK_FORTRESS)
        recover_goals(story, shown, hidden);
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        story->accomplished[team] = shown->accomplished[team];
        if (shown->added[team] != SIZE_NONE) {
            const bool waits = shown->added[team] == SIZE_CAP;
            story->fragment[team] =
                (struct reveal_entry){waits ? ADDED_WAITING : ADDED_DONE, shown->added[team]};
            story->parts |= (uint16_t)(1u << fragment_part(team));
        }
    }
    if (ask == ASK_FORTRESS) {
        story->fortress_team = shown->fortresses[shown->pending.a].team;
        story->fortress.size = shown->fortresses[shown->pending.a].size;
    }
    if (ask == ASK_HIDDEN)
        story->current = shown->common_count ? shown->common[0] : ASPIRATION_NONE;
}
