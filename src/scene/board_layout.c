#include "scene/board_layout.h"

#include <assert.h>
#include <math.h>

#include "core/game.h"

/* Found by hand: equal steps along the ellipse, then pulled in where a card's corner stood out over
 * the rim. */
static const struct point island_centre = {960, 450};
static const struct point rim_axes = {672, 388};
static const struct point ring_axes = {417, 171};
static const struct point origin_axes = {222, 140};
static const struct point sphere_axes = {148, 81};

enum { SLOT_BOTTOM = 7, MIRROR_SLOT = 14 };
static const struct point slot_offset[SLOT_BOTTOM + 1] = {
    {100, -303}, {284, -262}, {460, -186}, {588, -52}, {536, 122}, {399, 228}, {200, 284}, {0, 303},
};

/* Of spaces Valley, Valley-Cradle … Network-Land, all on the ring ellipse. */
enum { SPACE_BOTTOM = 5 };
static const struct point space_offset[SPACE_BOTTOM + 1] = {
    {0, -171}, {222, -145}, {400, -48}, {405, 40}, {248, 137}, {0, 171},
};

enum {
    NAME_WIDTH = 184,
    NAME_HEIGHT = 26,
    FORTRESS_SIZE = 42,
    SUMS_WIDTH = 66,
    SUMS_HEIGHT = 34,
    PLATE_GAP = 3, /* between a space and what stands beside it */
    HIT_LEAST = 40,
    SIDE_MARGIN = 10,
    TEAM_PANEL_WIDTH = 262,
    LOWER_PANEL_WIDTH = 452,
    LOWER_PANEL_TOP = 712,
    LOWER_PANEL_HEIGHT = 358,
    PANEL_PAD = 8,
    HAND_LEFT = 480,
    HAND_TOP = 892,
    HAND_GAP = 8
};

struct point box_centre(struct box box)
{
    return (struct point){box.x + box.w / 2, box.y + box.h / 2};
}

struct box box_around(struct point centre, float width, float height)
{
    return (struct box){centre.x - width / 2, centre.y - height / 2, width, height};
}

/* ---- The island ---- */

struct point layout_centre(void)
{
    return island_centre;
}

struct point layout_rim(void)
{
    return rim_axes;
}

struct point layout_ring(void)
{
    return ring_axes;
}

struct point layout_origin(void)
{
    return origin_axes;
}

static struct point from_centre(struct point offset)
{
    return (struct point){island_centre.x + offset.x, island_centre.y + offset.y};
}

static struct point slot_centre(unsigned slot)
{
    assert(slot < SLOT_COUNT);
    if (slot <= SLOT_BOTTOM)
        return from_centre(slot_offset[slot]);
    const struct point mirrored = slot_offset[MIRROR_SLOT - slot];
    return from_centre((struct point){-mirrored.x, mirrored.y});
}

struct box layout_slot(unsigned slot)
{
    return box_around(slot_centre(slot), LAYOUT_CARD_WIDTH, LAYOUT_CARD_HEIGHT);
}

/* Where a slot lies on the rim's ellipse, as its parameter in degrees, -90..270 clockwise. */
static float slot_angle(unsigned slot)
{
    const struct point at = slot_centre(slot);
    const float radians =
        atan2f((at.y - island_centre.y) / rim_axes.y, (at.x - island_centre.x) / rim_axes.x);
    const float degrees = radians * 57.29578f;
    return degrees < -90 ? degrees + 360 : degrees;
}

float layout_border_angle(unsigned slot)
{
    const float here = slot == SLOT_COUNT - 1 ? slot_angle(slot) - 360 : slot_angle(slot);
    return (here + slot_angle(slot_next(slot))) / 2;
}

struct point layout_border(unsigned slot, struct point axes)
{
    const float radians = layout_border_angle(slot) / 57.29578f;
    return from_centre((struct point){axes.x * cosf(radians), axes.y * sinf(radians)});
}

static struct point space_centre(unsigned space)
{
    assert(space < SPACE_COUNT);
    if (space <= SPACE_BOTTOM)
        return from_centre(space_offset[space]);
    const struct point mirrored = space_offset[SPACE_COUNT - space];
    return from_centre((struct point){-mirrored.x, mirrored.y});
}

struct box layout_space(unsigned space)
{
    return box_around(space_centre(space), LAYOUT_SPACE_SIZE, LAYOUT_SPACE_SIZE);
}

struct box layout_spirit(unsigned space, unsigned index, unsigned count)
{
    assert(index < count && count <= 4);
    /* One fills the place; several overlap and stand out a little at its sides. */
    const float size = count == 1 ? 50 : 40;
    const float step = count == 1 ? 0 : 24.0f / (float)(count - 1);
    struct point at = space_centre(space);
    at.x += ((float)index - (float)(count - 1) / 2) * step;
    return box_around(at, size, size);
}

struct box layout_fortress(unsigned realm)
{
    struct point at = space_centre(realm_space(realm));
    at.x -= (LAYOUT_SPACE_SIZE + FORTRESS_SIZE) / 2.0f + PLATE_GAP;
    return box_around(at, FORTRESS_SIZE, FORTRESS_SIZE);
}

struct box layout_realm_sums(unsigned realm)
{
    struct point at = space_centre(realm_space(realm));
    at.x += (LAYOUT_SPACE_SIZE + SUMS_WIDTH) / 2.0f + PLATE_GAP;
    return box_around(at, SUMS_WIDTH, SUMS_HEIGHT);
}

/* The name stands on the rim's side of the space, where there is room. */
struct box layout_realm_name(unsigned realm)
{
    struct point at = space_centre(realm_space(realm));
    const float away = (LAYOUT_SPACE_SIZE + NAME_HEIGHT) / 2.0f + 1;
    at.y += at.y < island_centre.y ? -away : away;
    return box_around(at, NAME_WIDTH, NAME_HEIGHT);
}

/* Beside the space, on the side where no card stands. */
struct box layout_frontier_sums(unsigned frontier)
{
    static const int8_t side[FRONTIER_COUNT] = {1, -1, 1, 1, -1};
    struct point at = space_centre(frontier_space(frontier));
    at.x += (float)side[frontier] * ((LAYOUT_SPACE_SIZE + SUMS_WIDTH) / 2.0f + PLATE_GAP);
    return box_around(at, SUMS_WIDTH, SUMS_HEIGHT);
}

struct box layout_sphere(float realm)
{
    const float radians = (realm * 72.0f - 90.0f) / 57.29578f;
    const struct point offset = {sphere_axes.x * cosf(radians), sphere_axes.y * sinf(radians)};
    return box_around(from_centre(offset), LAYOUT_SPHERE_SIZE, LAYOUT_SPHERE_SIZE);
}

struct box layout_identity(void)
{
    return (struct box){island_centre.x - 44, island_centre.y - 26, 88, 132};
}

struct box layout_brick(unsigned index, unsigned count, unsigned size)
{
    static const float width[] = {0, 62, 80, 46};
    const struct box tower = layout_identity();
    const float tallest = 17;
    const float step = (float)count * tallest <= tower.h ? tallest : tower.h / (float)count;
    assert(index < count && size <= SIZE_CAP);
    return (struct box){tower.x + (tower.w - width[size]) / 2,
                        tower.y + tower.h - step * (float)(index + 1), width[size], step - 1};
}

/* ---- Hand ---- */

struct box layout_hand(void)
{
    return (struct box){HAND_LEFT, HAND_TOP, STAGE_WIDTH - 2 * HAND_LEFT, LAYOUT_HAND_HEIGHT};
}

struct box layout_hand_card(unsigned index, unsigned count)
{
    assert(index < count);
    const struct box strip = layout_hand();
    const float wide = LAYOUT_HAND_WIDTH + HAND_GAP;
    const float room = count > 1 ? (strip.w - LAYOUT_HAND_WIDTH) / (float)(count - 1) : wide;
    const float step = room < wide ? room : wide;
    const float first = strip.x + (strip.w - LAYOUT_HAND_WIDTH - step * (float)(count - 1)) / 2;
    return (struct box){first + step * (float)index, strip.y, LAYOUT_HAND_WIDTH,
                        LAYOUT_HAND_HEIGHT};
}

struct box layout_hand_raised(unsigned index, unsigned count)
{
    const float width = 260;
    const float height = 360;
    const struct box card = layout_hand_card(index, count);
    return (struct box){card.x + (card.w - width) / 2, STAGE_HEIGHT - height - 6, width, height};
}

float layout_hand_angle(unsigned index, unsigned count)
{
    const float middle = ((float)index - (float)(count - 1) / 2);
    return count > 1 ? middle * 5.0f / (float)count : 0;
}

/* ---- Panels ---- */

struct box layout_team_panel(unsigned team)
{
    const float x = team == TEAM_BLISS ? SIDE_MARGIN : STAGE_WIDTH - SIDE_MARGIN - TEAM_PANEL_WIDTH;
    return (struct box){x, 66, TEAM_PANEL_WIDTH, 372};
}

/* A line of a team's panel, counted in du from its top; of a seat: its team's first Spirit first.
 */
static struct box panel_value(unsigned seat, float y, float height)
{
    const struct box panel = layout_team_panel(seat_team(seat));
    const float x = seat / 2 == 0 ? 132 : 196;
    return (struct box){panel.x + x, panel.y + y, 52, height};
}

struct box layout_willpower(unsigned seat)
{
    return panel_value(seat, 79, 31);
}

struct box layout_essence(unsigned seat)
{
    return panel_value(seat, 111, 31);
}

struct box layout_hand_count(unsigned seat)
{
    return panel_value(seat, 143, 31);
}

struct box layout_deck(unsigned seat)
{
    const struct box panel = layout_team_panel(seat_team(seat));
    return (struct box){panel.x + 14 + 98.0f * (float)(seat / 2), panel.y + 214, 92, 127};
}

struct box layout_ambition(unsigned team, unsigned token)
{
    const struct box panel = layout_team_panel(team);
    return (struct box){panel.x + 132 + 38.0f * (float)token, panel.y + 176, 32, 32};
}

struct box layout_score(unsigned team)
{
    const struct box panel = layout_team_panel(team);
    return (struct box){panel.x + 120, panel.y + 222, panel.w - 132, 54};
}

struct box layout_stock(unsigned team)
{
    const struct box panel = layout_team_panel(team);
    return (struct box){panel.x + 120, panel.y + 286, panel.w - 132, 60};
}

struct box layout_hidden(unsigned team)
{
    const struct box panel = layout_team_panel(team);
    return (struct box){panel.x, panel.y + panel.h + 10, panel.w, 116};
}

struct box layout_spirit_board(void)
{
    return (struct box){SIDE_MARGIN, LOWER_PANEL_TOP, LOWER_PANEL_WIDTH, LOWER_PANEL_HEIGHT};
}

struct box layout_action(unsigned action)
{
    assert(action <= ACTION_FORTIFY);
    const struct box panel = layout_spirit_board();
    const float heading = 42;
    const float step = (panel.h - heading - PANEL_PAD) / 4;
    return (struct box){panel.x + PANEL_PAD, panel.y + heading + step * (float)action,
                        panel.w - 2 * PANEL_PAD, step - 4};
}

struct box layout_token(unsigned action, unsigned column)
{
    assert(column < COLUMN_COUNT);
    const struct box row = layout_action(action);
    const float upgrade = 94;
    if (column == COLUMN_UNLOCK)
        return (struct box){row.x, row.y, 44, row.h};
    const float x = row.x + row.w - 4 - (upgrade + 4) * (float)(COLUMN_COUNT - column);
    return (struct box){x + 4, row.y + 4, upgrade, row.h - 8};
}

struct box layout_turn_panel(void)
{
    return (struct box){STAGE_WIDTH - SIDE_MARGIN - LOWER_PANEL_WIDTH, LOWER_PANEL_TOP,
                        LOWER_PANEL_WIDTH, LOWER_PANEL_HEIGHT};
}

struct box layout_realm_action(unsigned realm)
{
    const struct box panel = layout_turn_panel();
    return (struct box){panel.x + PANEL_PAD, panel.y + PANEL_PAD + 43.0f * (float)realm,
                        panel.w - 2 * PANEL_PAD, HIT_LEAST};
}

/* The block under the Realm Actions: Absorb, Abilities, End turn in three columns. */
static struct box turn_block(float x, float width)
{
    const struct box panel = layout_turn_panel();
    const float y = 228;
    return (struct box){panel.x + PANEL_PAD + x, panel.y + y, width, panel.h - y - PANEL_PAD};
}

struct box layout_absorb(void)
{
    return turn_block(0, 138);
}

struct box layout_ability(unsigned ability)
{
    struct box box = turn_block(144, 144);
    box.h = HIT_LEAST;
    box.y += (HIT_LEAST + 1) * (float)ability;
    return box;
}

struct box layout_end(unsigned way)
{
    struct box box = turn_block(294, 142);
    box.h = (box.h - 6) / 2;
    box.y += (box.h + 6) * (float)way;
    return box;
}

/* ---- Bars ---- */

struct box layout_top_bar(void)
{
    return (struct box){0, 0, STAGE_WIDTH, 56};
}

struct box layout_common_current(void)
{
    return (struct box){16, 6, 560, 44};
}

struct box layout_common(unsigned index)
{
    assert(index >= 1);
    return (struct box){592 + 164.0f * (float)(index - 1), 8, 156, HIT_LEAST};
}

struct box layout_button(unsigned button)
{
    const float width = 92;
    return (struct box){STAGE_WIDTH - 16 - (width + 6) * (float)(LAYOUT_BUTTON_COUNT - button) + 6,
                        8, width, HIT_LEAST};
}

struct box layout_prompt(void)
{
    return (struct box){HAND_LEFT, 843, STAGE_WIDTH - 2 * HAND_LEFT, 42};
}
