/* The Revelation's picture: the three goals, and what goes into the Identity. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "scene/board_layout.h"
#include "scene/board_words.h"
#include "scene/revelation.h"

enum {
    LEFT = 210,
    WIDTH = 1500,
    COLUMN_TOP = 146,
    COLUMN_WIDTH = 480,
    COLUMN_HEIGHT = 404,
    COLUMN_GAP = 30,
    PAD = 28,
    IDENTITY_TOP = 564,
    IDENTITY_HEIGHT = 206,
    TEXT_ORIGIN = 19
};

static struct box column_box(unsigned column)
{
    return (struct box){LEFT + (float)column * (COLUMN_WIDTH + COLUMN_GAP), COLUMN_TOP,
                        COLUMN_WIDTH, COLUMN_HEIGHT};
}

/* A line of the column, counted from its top. */
static struct box column_line(struct box column, float y, float height)
{
    return (struct box){column.x + PAD, column.y + y, column.w - 2 * PAD, height};
}

/* The part of a progress between two of its moments, 0..1. */
static float within(float t, float from, float to)
{
    return t <= from ? 0 : t >= to ? 1 : (t - from) / (to - from);
}

const char *reveal_size_name(const struct lang *lang, unsigned size)
{
    static const char *const keys[] = {"reveal.size.none", "reveal.size.minor", "reveal.size.major",
                                       "reveal.size.cap"};
    return tr(lang, keys[size]);
}

int reveal_points(unsigned size)
{
    static const uint8_t points[] = {0, 3, 5, 4};
    return points[size];
}

/* ---- Heading ---- */

void reveal_draw_heading(struct revelation *reveal, struct draw_list *list)
{
    const struct services *services = reveal->scene.services;
    const struct lang *lang = services->lang;
    const struct reveal_story *story = &reveal->story;
    char text[REVEAL_TEXT_SIZE];
    ui_text(list, services, (struct box){LEFT, 20, WIDTH, 78}, FONT_TITLE, TEXT_TITLE, ALIGN_CENTRE,
            theme.gold, tr(lang, "reveal.title"));
    if (story->sphere == SPHERE_COUNT)
        return;
    const unsigned team = seat_team(story->absorber);
    const unsigned spirit = reveal->view.shown.seats[story->absorber].spirit;
    const struct lang_value values[] = {
        {"sphere", tr_of(lang, "sphere", sphere_id(story->sphere), "name"), 0},
        {"realm", realm_name(lang, story->realm), 0},
        {"spirit", tr_of(lang, "spirit", spirit_info(spirit)->id, "name"), 0},
        {"team", team_name(lang, team), 0},
    };
    tr_fill(lang, text, sizeof text, "reveal.subtitle", values, 4);
    ui_text(list, services, (struct box){LEFT, 98, WIDTH, 34}, FONT_TEXT, TEXT_LARGE, ALIGN_CENTRE,
            theme.muted, text);
}

/* ---- Which places made a count ---- */

enum { PLACES_TOLD = 4 };

struct places {
    const struct lang *lang;
    char *out;
    size_t size;
    unsigned told, left_out;
};

static void tell_place(struct places *places, const char *name)
{
    if (places->told == PLACES_TOLD) {
        places->left_out++;
        return;
    }
    const size_t used = strlen(places->out);
    snprintf(places->out + used, places->size - used, "%s%s", places->told ? ", " : "", name);
    places->told++;
}

/* `bits` as from aspiration_places: cards on slots, then Realms, then Frontiers, the first few by
 * name. */
static void place_words(const struct lang *lang, const struct game *shown, uint32_t bits, char *out,
                        size_t size)
{
    enum { REALM_BITS = 16, FRONTIER_BITS = 24 };
    struct places places = {lang, out, size, 0, 0};
    char name[REVEAL_TEXT_SIZE];
    out[0] = '\0';
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if (bits >> slot & 1)
            tell_place(&places, card_words(lang, shown->slots[slot].card));
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        if (bits >> (REALM_BITS + realm) & 1)
            tell_place(&places, tr_of(lang, "realm", realm_id(realm), "short"));
    for (unsigned frontier = 0; frontier < FRONTIER_COUNT; frontier++)
        if (bits >> (FRONTIER_BITS + frontier) & 1) {
            snprintf(name, sizeof name, "%s/%s",
                     tr_of(lang, "realm", realm_id(frontier_realm_before(frontier)), "short"),
                     tr_of(lang, "realm", realm_id(frontier_realm_after(frontier)), "short"));
            tell_place(&places, name);
        }
    if (places.left_out == 0)
        return;
    const struct lang_value values[] = {{"places", out, 0}, {"n", NULL, (int)places.left_out}};
    tr_fill(lang, name, sizeof name, "reveal.places.more", values, 2);
    snprintf(out, size, "%s", name);
}

/* ---- A column ---- */

static struct colour column_colour(unsigned column)
{
    return column == COLUMN_BLISS_HIDDEN   ? theme.team[TEAM_BLISS]
           : column == COLUMN_GLOOM_HIDDEN ? theme.team[TEAM_GLOOM]
                                           : theme.gold;
}

/* One team's count: a block for each, as wide as there is room, and the number. */
static void draw_count(struct draw_list *list, const struct services *services, struct box box,
                       unsigned team, int count, int most, float t)
{
    const float block_max = 44, gap = 7, number_width = 70;
    const float room = box.w - number_width;
    const float step =
        most > 0 && room / (float)most < block_max + gap ? room / (float)most : block_max + gap;
    const int shown = (int)lroundf((float)count * t);
    char number[16];
    ui_text(list, services, (struct box){box.x, box.y, room, 26}, FONT_TEXT, TEXT_BODY, ALIGN_LEFT,
            theme.team[team], team_name(services->lang, team));
    for (int i = 0; i < shown; i++) {
        const struct box block = {box.x + step * (float)i, box.y + 30,
                                  step - fminf(gap, step * 0.3f), 20};
        /* Gloom's are hollow, so that colour is not alone. */
        struct draw_command *panel = draw_panel(
            list, block, 5, colour_fade(theme.team[team], team == TEAM_GLOOM ? 0.45f : 1));
        panel->border = theme.team[team];
        panel->line_width = 2;
    }
    snprintf(number, sizeof number, "%d", shown);
    ui_text(list, services, (struct box){box.x + room, box.y + 2, number_width, 50}, FONT_BOLD, 42,
            ALIGN_RIGHT, theme.team[team], number);
}

/* The verdict in one line, and why in another. */
static void draw_verdict(struct revelation *reveal, struct draw_list *list, struct box column,
                         unsigned index, float t)
{
    const struct services *services = reveal->scene.services;
    const struct lang *lang = services->lang;
    const struct reveal_story *story = &reveal->story;
    const struct reveal_goal *goal = &story->goals[index];
    const unsigned leader = reveal_leader(goal), by = reveal_accomplisher(story, index);
    const bool twice = index != COLUMN_COMMON && by != TEAM_NONE &&
                       goal->aspiration == story->goals[COLUMN_COMMON].aspiration;
    char verdict[REVEAL_TEXT_SIZE], places[REVEAL_TEXT_SIZE], reason[2 * REVEAL_TEXT_SIZE];
    place_words(lang, &reveal->view.shown, leader == TEAM_NONE ? 0 : goal->places[leader], places,
                sizeof places);
    const struct lang_value values[] = {
        {"team", leader == TEAM_NONE ? "" : team_name(lang, leader), 0}, {"places", places, 0}};
    tr_fill(lang, verdict, sizeof verdict,
            leader == TEAM_NONE ? "reveal.verdict.tied"
            : by == TEAM_NONE   ? "reveal.verdict.missed"
                                : "reveal.verdict.accomplished",
            values, 2);
    tr_fill(lang, reason, sizeof reason,
            twice                 ? "reveal.reason.twice"
            : leader == TEAM_NONE ? "reveal.reason.tied"
            : by == TEAM_NONE     ? "reveal.reason.missed"
                                  : "reveal.reason.accomplished",
            values, 2);
    ui_text(list, services, column_line(column, 300, 36), FONT_BOLD, 28, ALIGN_CENTRE,
            colour_fade(by == TEAM_NONE ? theme.ink : theme.team[by], t), verdict);
    ui_text(list, services, column_line(column, 338, 54), FONT_TEXT, 19, ALIGN_CENTRE,
            colour_fade(theme.muted, t), reason);
}

static void draw_face(struct revelation *reveal, struct draw_list *list, unsigned index, float t)
{
    static const char *const headings[] = {"reveal.column.hidden", "reveal.column.common",
                                           "reveal.column.hidden"};
    const struct services *services = reveal->scene.services;
    const struct lang *lang = services->lang;
    const struct reveal_goal *goal = &reveal->story.goals[index];
    const struct box column = column_box(index);
    const int most = goal->count[TEAM_BLISS] > goal->count[TEAM_GLOOM] ? goal->count[TEAM_BLISS]
                                                                       : goal->count[TEAM_GLOOM];
    char heading[REVEAL_TEXT_SIZE];
    const struct lang_value team = {
        "team", team_name(lang, index == COLUMN_GLOOM_HIDDEN ? TEAM_GLOOM : TEAM_BLISS), 0};
    tr_fill(lang, heading, sizeof heading, headings[index], &team, 1);
    ui_text(list, services, column_line(column, 14, 28), FONT_TEXT, TEXT_BODY, ALIGN_CENTRE,
            column_colour(index), heading);
    ui_text(list, services, column_line(column, 42, 58), FONT_TITLE, 46, ALIGN_CENTRE, theme.ink,
            aspiration_name(lang, goal->aspiration));
    ui_text(list, services, column_line(column, 100, 32), FONT_TEXT, TEXT_BODY, ALIGN_CENTRE,
            theme.muted, aspiration_goal(lang, goal->aspiration));
    for (unsigned side = 0; side < TEAM_COUNT; side++)
        draw_count(list, services, column_line(column, 144 + 68.0f * (float)side, 60), side,
                   goal->count[side], most, within(t, 0.35f, 0.8f));
    const struct box line = column_line(column, 288, 1.5f);
    draw_panel(list, line, 0, colour_fade(theme.panel_edge, 0.9f));
    draw_verdict(reveal, list, column, index, within(t, 0.8f, 1));
}

/* The back of a hidden goal: the team's colour and a lozenge. */
static void draw_back(struct draw_list *list, struct box box, unsigned index)
{
    const struct point centre = box_centre(box);
    const float wide = box.w * 0.14f, high = 66;
    char path[128];
    snprintf(path, sizeof path, "M%.1f %.1f L%.1f %.1f L%.1f %.1f L%.1f %.1f Z", (double)centre.x,
             (double)(centre.y - high), (double)(centre.x + wide), (double)centre.y,
             (double)centre.x, (double)(centre.y + high), (double)(centre.x - wide),
             (double)centre.y);
    struct draw_command *lozenge = draw_path(list, box_around(centre, 2 * wide, 2 * high), path,
                                             colour_fade(column_colour(index), 0.25f));
    lozenge->border = column_colour(index);
    lozenge->line_width = 3;
}

static void draw_column(struct revelation *reveal, struct draw_list *list, unsigned index)
{
    const float t = reveal_progress(reveal, PART_GOALS);
    const bool hidden = index != COLUMN_COMMON;
    /* A card turning over: narrower to its edge, then wider again. */
    const float turn = hidden ? within(t, 0.05f, 0.33f) : 1;
    const float width = fabsf(cosf(turn * 3.14159265f));
    struct box box = column_box(index);
    box.x += box.w * (1 - width) / 2;
    box.w *= width;
    if (box.w < 2)
        return;
    struct draw_command *panel = draw_panel(list, box, 18, colour_hex(0x1a1838));
    panel->fill_bottom = colour_hex(0x121027);
    panel->border = column_colour(index);
    panel->line_width = 3;
    if (turn < 0.5f)
        draw_back(list, box, index);
    else if (turn >= 1)
        draw_face(reveal, list, index, t);
}

void reveal_draw_goals(struct revelation *reveal, struct draw_list *list)
{
    if (!reveal_has(&reveal->story, PART_GOALS)) {
        ui_text(list, reveal->scene.services, (struct box){LEFT, COLUMN_TOP, WIDTH, COLUMN_HEIGHT},
                FONT_TEXT, TEXT_LARGE, ALIGN_CENTRE, theme.muted,
                tr(reveal_lang(reveal), "reveal.resumed"));
        return;
    }
    for (unsigned index = 0; index < COLUMN_REVEALED_COUNT; index++)
        draw_column(reveal, list, index);
}

/* ---- Into the Identity ---- */

static struct box brick_box(struct box at, unsigned size)
{
    static const float width[] = {0, 62, 84, 46};
    return box_around(box_centre(at), width[size], 22);
}

static void draw_brick(struct draw_list *list, struct box box, unsigned team, float opacity)
{
    struct draw_command *brick = draw_panel(list, box, 5, colour_fade(theme.team[team], opacity));
    brick->fill_bottom = colour_fade(theme.team_card_top[team], opacity);
    brick->border = colour_fade(theme.glow, 0.5f * opacity);
    brick->line_width = 1.5f;
}

/* One that is not laid yet. */
static void draw_brick_wanted(struct draw_list *list, struct box box, unsigned team)
{
    struct draw_command *brick = draw_panel(list, box, 5, colour_fade(theme.team[team], 0.1f));
    brick->border = theme.team[team];
    brick->line_width = 2;
    brick->dash = 5;
}

static void draw_sphere(struct draw_list *list, struct point at, unsigned sphere, bool emptied,
                        bool full)
{
    char art[48];
    struct draw_command *pearl = draw_panel(
        list, box_around(at, 36, 36), 18, full ? colour_fade(theme.willpower, 0.5f) : theme.night);
    pearl->border = emptied ? theme.glow : colour_fade(theme.gold, 0.6f);
    pearl->line_width = emptied ? 4 : 2;
    snprintf(art, sizeof art, "sphere/%s", sphere_id(sphere));
    draw_art(list, box_around(at, 24, 24), art);
}

/* What a team will be asked to add; the same as core offers (R9.2), which has it only for the team
 * being asked. */
static unsigned on_offer(const struct revelation *reveal, unsigned team)
{
    const struct fragments *stock = &reveal->view.shown.teams[team].stock;
    const bool both = reveal->story.accomplished[team] == 2;
    if (both ? stock->major : stock->minor)
        return both ? SIZE_MAJOR : SIZE_MINOR;
    return stock->cap ? SIZE_CAP : SIZE_NONE;
}

/* What there is to say of a team's Fragment. */
static const char *fragment_key(const struct revelation *reveal, unsigned team)
{
    const struct reveal_story *story = &reveal->story;
    const struct reveal_entry *entry = &story->fragment[team];
    if (story->wheel[team])
        return "reveal.row.wheel";
    switch (entry->state) {
    case ADDED_DONE:
        return "reveal.row.added";
    case ADDED_WAITING:
        return "reveal.row.waiting";
    case ADDED_DECLINED:
        return "reveal.row.declined";
    default:
        if (story->accomplished[team] == 0)
            return "reveal.row.nothing";
        return reveal_has(story, PART_COMMON) || on_offer(reveal, team) == SIZE_NONE
                   ? "reveal.row.none_left"
                   : "reveal.row.may";
    }
}

static void draw_row(struct revelation *reveal, struct draw_list *list, float y, unsigned team,
                     const char *key, unsigned size, bool solid)
{
    const struct services *services = reveal->scene.services;
    const struct lang *lang = services->lang;
    const struct box picture = {LEFT + PAD, y, 90, 34};
    char text[REVEAL_TEXT_SIZE];
    const struct lang_value values[] = {
        {"team", team_name(lang, team), 0},
        {"size", reveal_size_name(lang, size), 0},
        {"realm", realm_name(lang, reveal->story.realm), 0},
        {"n", NULL, reveal->story.wheel[team] ? reveal->story.wheel[team] : reveal_points(size)},
    };
    if (size != SIZE_NONE && solid)
        draw_brick(list, brick_box(picture, size), team, 1);
    else if (size != SIZE_NONE)
        draw_brick_wanted(list, brick_box(picture, size), team);
    tr_fill(lang, text, sizeof text, key, values, 4);
    ui_text(list, services, (struct box){LEFT + PAD + 106, y, 820, 34}, FONT_TEXT, TEXT_BODY + 1,
            ALIGN_LEFT, theme.ink, text);
}

static void draw_rows(struct revelation *reveal, struct draw_list *list)
{
    const struct reveal_story *story = &reveal->story;
    float y = IDENTITY_TOP + 58;
    for (unsigned team = 0; team < TEAM_COUNT; team++, y += 40) {
        const struct reveal_entry *entry = &story->fragment[team];
        const bool open = entry->state == ADDED_NOTHING && story->accomplished[team] > 0 &&
                          !reveal_has(story, PART_COMMON) && story->wheel[team] == 0;
        const bool added = entry->state == ADDED_DONE || entry->state == ADDED_WAITING;
        const unsigned size = added  ? entry->size
                              : open ? on_offer(reveal, team)
                                     : (unsigned)SIZE_NONE;
        draw_row(reveal, list, y, team, fragment_key(reveal, team), size,
                 entry->state == ADDED_DONE);
    }
    const bool asked = reveal_question(reveal) == ASK_FORTRESS;
    if (story->fortress.state == ADDED_NOTHING && !asked)
        return;
    draw_row(reveal, list, y, story->fortress_team,
             asked                                 ? "reveal.row.fortress_may"
             : story->fortress.state == ADDED_DONE ? "reveal.row.fortress"
                                                   : "reveal.row.fortress_kept",
             story->fortress.size, story->fortress.state == ADDED_DONE);
}

/* The tower as it was, and what this Revelation adds falling onto it. */
struct tower {
    struct draw_list *list;
    struct box box;
    float step;
    unsigned height;
};

static void lay(struct tower *tower, unsigned team, unsigned size, float t)
{
    const float eased = t * t * (3 - 2 * t);
    if (t <= 0)
        return;
    struct box brick = {tower->box.x,
                        tower->box.y + tower->box.h - tower->step * (float)(tower->height + 1),
                        tower->box.w, tower->step};
    brick = brick_box(brick, size);
    brick.h = tower->step - 2;
    brick.y -= (1 - eased) * 120;
    draw_brick(tower->list, brick, team, t < 0.3f ? t / 0.3f : 1);
    tower->height++;
}

static void draw_tower(struct revelation *reveal, struct draw_list *list)
{
    const struct reveal_story *story = &reveal->story;
    const float part[TEAM_COUNT] = {reveal_progress(reveal, PART_BLISS_FRAGMENT),
                                    reveal_progress(reveal, PART_GLOOM_FRAGMENT)};
    enum { ADDED_MOST = 4 };
    unsigned bricks = ADDED_MOST;
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        bricks +=
            (unsigned)(story->identity_before[team].minor + story->identity_before[team].major);
    struct tower tower = {list, {LEFT + 968, IDENTITY_TOP + 14, 120, IDENTITY_HEIGHT - 44}, 20, 0};
    if (tower.step * (float)bricks > tower.box.h)
        tower.step = tower.box.h / (float)bricks;
    draw_panel(list, (struct box){tower.box.x, tower.box.y + tower.box.h, tower.box.w, 3}, 1.5f,
               theme.panel_edge);
    for (unsigned size = SIZE_MAJOR; size >= SIZE_MINOR; size--)
        for (unsigned team = 0; team < TEAM_COUNT; team++) {
            const struct fragments *has = &story->identity_before[team];
            for (unsigned i = 0; i < (size == SIZE_MAJOR ? has->major : has->minor); i++)
                lay(&tower, team, size, 1);
        }
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        if (story->fragment[team].state == ADDED_DONE && story->fragment[team].size != SIZE_CAP)
            lay(&tower, team, story->fragment[team].size, part[team]);
    if (story->fortress.state == ADDED_DONE)
        lay(&tower, story->fortress_team, story->fortress.size,
            reveal_progress(reveal, PART_FORTRESS));
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        if (story->fragment[team].state == ADDED_DONE && story->fragment[team].size == SIZE_CAP)
            lay(&tower, team, SIZE_CAP, reveal_progress(reveal, PART_CAP));
    ui_text(list, reveal->scene.services,
            (struct box){LEFT + 948, IDENTITY_TOP + IDENTITY_HEIGHT - 30, 160, 24}, FONT_TITLE,
            TEXT_BODY, ALIGN_CENTRE, theme.muted, tr(reveal_lang(reveal), "reveal.tower"));
}

static struct point on_ring(struct point centre, float radius, float realm)
{
    const float radians = (realm * 72 - 90) / 57.29578f;
    return (struct point){centre.x + radius * cosf(radians), centre.y + radius * sinf(radians)};
}

/* The Origin from above: Realms outside, Spheres inside; the emptied one has a rim of gold. */
static void draw_origin(struct revelation *reveal, struct draw_list *list)
{
    const struct services *services = reveal->scene.services;
    const struct lang *lang = services->lang;
    const struct reveal_story *story = &reveal->story;
    const struct point centre = {LEFT + 1208, IDENTITY_TOP + IDENTITY_HEIGHT / 2.0f};
    const float t = reveal_progress(reveal, PART_ORIGIN);
    const float turned = (float)story->origin_before + t * t * (3 - 2 * t);
    struct draw_command *disc =
        draw_panel(list, box_around(centre, 150, 150), 75, colour_hex(0x0d0b1f));
    disc->border = colour_fade(theme.gold, 0.6f);
    disc->line_width = 2;
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        draw_panel(list, box_around(on_ring(centre, 86, (float)realm), 20, 20), 10,
                   theme.realm[realm]);
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++)
        draw_sphere(list, on_ring(centre, 48, (float)sphere + turned), sphere,
                    sphere == story->sphere, sphere != story->sphere || t > 0);
    if (story->sphere == SPHERE_COUNT)
        return;
    const bool done = reveal_has(story, PART_ORIGIN);
    const unsigned origin = done ? story->origin_after : story->origin_before;
    char text[REVEAL_TEXT_SIZE];
    const struct lang_value values[] = {
        {"sphere", tr_of(lang, "sphere", sphere_id(story->sphere), "name"), 0},
        {"realm", realm_name(lang, (story->sphere + origin) % REALM_COUNT), 0},
    };
    tr_fill(lang, text, sizeof text, done ? "reveal.origin.turned" : "reveal.origin.waits", values,
            2);
    const float wide = 172, room = IDENTITY_HEIGHT - 24;
    const float needs = ui_text_height(services, FONT_TEXT, TEXT_ORIGIN, wide, text);
    const float high = needs < room ? needs + 2 : room;
    ui_text(list, services, (struct box){LEFT + 1312, centre.y - high / 2, wide, high}, FONT_TEXT,
            TEXT_ORIGIN, ALIGN_LEFT, done ? theme.ink : theme.muted, text);
}

void reveal_draw_identity(struct revelation *reveal, struct draw_list *list)
{
    const struct services *services = reveal->scene.services;
    ui_panel(list, (struct box){LEFT, IDENTITY_TOP, WIDTH, IDENTITY_HEIGHT}, theme.panel_edge);
    ui_text(list, services, (struct box){LEFT + PAD, IDENTITY_TOP + 10, 560, 44}, FONT_TITLE,
            TEXT_HEADING, ALIGN_LEFT, theme.ink, tr(services->lang, "reveal.identity"));
    /* Before the goals are counted there is nothing to say. */
    if (reveal_progress(reveal, PART_GOALS) >= 1 || !reveal_has(&reveal->story, PART_GOALS))
        draw_rows(reveal, list);
    draw_tower(reveal, list);
    draw_origin(reveal, list);
}
