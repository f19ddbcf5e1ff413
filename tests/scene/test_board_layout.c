/* Everything has its place, nothing lies on anything else. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/game.h"
#include "scene/board_layout.h"

enum { PLACES_MAX = 200, FINGER = 40, HANDS_MAX = 17 };

struct places {
    struct box list[PLACES_MAX];
    size_t count;
};

static void add(struct places *places, struct box box)
{
    assert_true(places->count < PLACES_MAX);
    places->list[places->count++] = box;
}

static bool overlap(struct box a, struct box b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static void on_stage(struct box box)
{
    assert_true(box.x >= 0 && box.y >= 0 && box.w > 0 && box.h > 0);
    assert_true(box.x + box.w <= STAGE_WIDTH && box.y + box.h <= STAGE_HEIGHT);
}

static void all_apart(const struct places *places)
{
    for (size_t i = 0; i < places->count; i++) {
        on_stage(places->list[i]);
        for (size_t j = 0; j < i; j++)
            if (overlap(places->list[i], places->list[j]))
                fail_msg("places %zu and %zu lie on each other", j, i);
    }
}

static void add_island(struct places *places)
{
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        add(places, layout_slot(slot));
    for (unsigned space = 0; space < SPACE_COUNT; space++)
        add(places, layout_space(space));
    for (unsigned realm = 0; realm < REALM_COUNT; realm++) {
        add(places, layout_realm_name(realm));
        add(places, layout_fortress(realm));
        add(places, layout_realm_sums(realm));
        add(places, layout_frontier_sums(realm));
        add(places, layout_sphere((float)realm));
    }
}

static void add_panels(struct places *places)
{
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        add(places, layout_team_panel(team));
        add(places, layout_hidden(team));
    }
    add(places, layout_spirit_board());
    add(places, layout_turn_panel());
    add(places, layout_top_bar());
    add(places, layout_prompt());
    add(places, layout_hand());
}

static void test_island_and_panels_lie_apart(void **state)
{
    (void)state;
    struct places places = {.count = 0};
    add_island(&places);
    add_panels(&places);
    all_apart(&places);
}

static bool is_inside(struct box box, struct point axes)
{
    const struct point centre = layout_centre();
    for (int corner = 0; corner < 4; corner++) {
        const float x = (box.x + (corner & 1 ? box.w : 0) - centre.x) / axes.x;
        const float y = (box.y + (corner & 2 ? box.h : 0) - centre.y) / axes.y;
        if (x * x + y * y > 1)
            return false;
    }
    return true;
}

/* Cards may touch the rim with a corner, but no more. */
static void test_cards_lie_on_the_island(void **state)
{
    (void)state;
    const struct point rim = {layout_rim().x * 1.035f, layout_rim().y * 1.035f};
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        assert_true(is_inside(layout_slot(slot), rim));
}

static void test_slots_run_clockwise_within_their_borders(void **state)
{
    (void)state;
    float last = layout_border_angle(SLOT_COUNT - 1);
    for (unsigned slot = 0; slot < SLOT_COUNT - 1; slot++) {
        assert_true(layout_border_angle(slot) > last);
        last = layout_border_angle(slot);
    }
    assert_true(last < layout_border_angle(SLOT_COUNT - 1) + 360);
}

/* From the centre, Sphere and space lie in one direction, ellipses made circles. */
static void test_spheres_face_their_realms(void **state)
{
    (void)state;
    const struct point centre = layout_centre();
    const struct point axes = {box_centre(layout_sphere(1.25f)).x - centre.x,
                               centre.y - box_centre(layout_sphere(0)).y};
    for (unsigned realm = 0; realm < REALM_COUNT; realm++) {
        const struct point sphere = box_centre(layout_sphere((float)realm));
        const struct point space = box_centre(layout_space(realm_space(realm)));
        const float x = (sphere.x - centre.x) / axes.x, y = (sphere.y - centre.y) / axes.y;
        const float to_x = (space.x - centre.x) / layout_ring().x,
                    to_y = (space.y - centre.y) / layout_ring().y;
        assert_true(x * to_x + y * to_y > 0.97f);
    }
    const struct box full_turn = layout_sphere(REALM_COUNT), start = layout_sphere(0);
    assert_true(full_turn.x - start.x < 0.5f && start.x - full_turn.x < 0.5f);
}

static void inside(struct box outer, struct box inner)
{
    assert_true(inner.x >= outer.x && inner.y >= outer.y);
    assert_true(inner.x + inner.w <= outer.x + outer.w && inner.y + inner.h <= outer.y + outer.h);
}

static void test_panels_hold_their_parts(void **state)
{
    (void)state;
    struct places places = {.count = 0};
    for (unsigned action = 0; action <= ACTION_FORTIFY; action++)
        for (unsigned column = 0; column < COLUMN_COUNT; column++)
            add(&places, layout_token(action, column));
    for (size_t i = 0; i < places.count; i++)
        inside(layout_spirit_board(), places.list[i]);
    const size_t left = places.count;
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        add(&places, layout_realm_action(realm));
    for (unsigned ability = 0; ability < ABILITY_COUNT; ability++)
        add(&places, layout_ability(ability));
    add(&places, layout_absorb());
    add(&places, layout_end(END_DRAW));
    add(&places, layout_end(END_AMBITION));
    for (size_t i = left; i < places.count; i++)
        inside(layout_turn_panel(), places.list[i]);
    for (unsigned seat = 0; seat <= SEAT_GLOOM_1; seat++) {
        const size_t from = places.count;
        add(&places, layout_willpower(seat));
        add(&places, layout_essence(seat));
        add(&places, layout_hand_count(seat));
        add(&places, layout_deck(seat));
        for (unsigned token = 0; token < AMBITION_TOKENS; token++)
            add(&places, layout_ambition(seat, token));
        add(&places, layout_score(seat));
        add(&places, layout_stock(seat));
        for (size_t i = from; i < places.count; i++)
            inside(layout_team_panel(seat), places.list[i]);
    }
    all_apart(&places);
}

static void test_top_bar_holds_all_goals(void **state)
{
    (void)state;
    struct places places = {.count = 0};
    add(&places, layout_common_current());
    for (unsigned i = 1; i < ASPIRATION_BASIC_COUNT; i++)
        add(&places, layout_common(i));
    for (unsigned i = 0; i < LAYOUT_BUTTON_COUNT; i++)
        add(&places, layout_button(i));
    all_apart(&places);
    for (size_t i = 0; i < places.count; i++) {
        inside(layout_top_bar(), places.list[i]);
        assert_true(places.list[i].h >= FINGER && places.list[i].w >= FINGER);
    }
}

static void test_any_hand_fits(void **state)
{
    (void)state;
    for (unsigned count = 1; count <= HANDS_MAX; count++)
        for (unsigned i = 0; i < count; i++) {
            inside(layout_hand(), layout_hand_card(i, count));
            on_stage(layout_hand_raised(i, count));
            if (i > 0)
                assert_true(layout_hand_card(i, count).x - layout_hand_card(i - 1, count).x >=
                            FINGER);
        }
}

static void test_any_identity_fits(void **state)
{
    (void)state;
    for (unsigned count = 1; count <= LAYOUT_BRICKS_MAX; count++)
        for (unsigned i = 0; i < count; i++)
            inside(layout_identity(), layout_brick(i, count, i % 2 ? SIZE_MINOR : SIZE_MAJOR));
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        assert_false(overlap(layout_identity(), layout_sphere((float)realm)));
}

/* Several Spirits on one space stay recognisable and off the numbers around it. */
static void test_spirits_share_a_space(void **state)
{
    (void)state;
    for (unsigned space = 0; space < SPACE_COUNT; space++)
        for (unsigned count = 1; count <= SEAT_COUNT; count++)
            for (unsigned i = 0; i < count; i++) {
                const struct box pawn = layout_spirit(space, i, count);
                on_stage(pawn);
                assert_true(pawn.w >= FINGER);
                for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
                    assert_false(overlap(pawn, layout_slot(slot)));
                for (unsigned realm = 0; realm < REALM_COUNT; realm++)
                    assert_false(overlap(pawn, layout_realm_name(realm)));
            }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_island_and_panels_lie_apart),
        cmocka_unit_test(test_cards_lie_on_the_island),
        cmocka_unit_test(test_slots_run_clockwise_within_their_borders),
        cmocka_unit_test(test_spheres_face_their_realms),
        cmocka_unit_test(test_panels_hold_their_parts),
        cmocka_unit_test(test_top_bar_holds_all_goals),
        cmocka_unit_test(test_any_hand_fits),
        cmocka_unit_test(test_any_identity_fits),
        cmocka_unit_test(test_spirits_share_a_space),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
