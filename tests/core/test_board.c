/* R1: which slots, spaces, Realms and Frontiers touch. The numbers are those of the rules. */
#include "position.h"

static unsigned bits(unsigned a, unsigned b)
{
    return 1u << a | 1u << b;
}

static void test_r1_1_ring_of_realms_and_frontiers(void **state)
{
    (void)state;
    assert_string_equal(realm_id(0), "valley");
    assert_string_equal(realm_id(1), "cradle");
    assert_string_equal(realm_id(2), "network");
    assert_string_equal(realm_id(3), "land");
    assert_string_equal(realm_id(4), "willow");
    for (unsigned frontier = 0; frontier < FRONTIER_COUNT; frontier++) {
        assert_int_equal(frontier_realm_before(frontier), frontier);
        assert_int_equal(frontier_realm_after(frontier), (frontier + 1) % 5);
        assert_int_equal(realm_frontier_after(frontier_realm_before(frontier)), frontier);
        assert_int_equal(realm_frontier_before(frontier_realm_after(frontier)), frontier);
    }
    assert_int_equal(realm_frontier_before(REALM_VALLEY), 4);
}

static void test_r1_2_slots(void **state)
{
    (void)state;
    static const struct {
        unsigned realm, first, second;
    } realms[] = {{0, 14, 0}, {1, 2, 3}, {2, 5, 6}, {3, 8, 9}, {4, 11, 12}};
    static const unsigned frontier_slots[] = {1, 4, 7, 10, 13};
    for (unsigned i = 0; i < 5; i++) {
        assert_int_equal(realm_slot_first(realms[i].realm), realms[i].first);
        assert_int_equal(realm_slot_second(realms[i].realm), realms[i].second);
        assert_int_equal(slot_realm(realms[i].first), realms[i].realm);
        assert_int_equal(slot_realm(realms[i].second), realms[i].realm);
        assert_false(slot_is_frontier(realms[i].first));
        assert_false(slot_is_frontier(realms[i].second));
        assert_int_equal(frontier_slot(i), frontier_slots[i]);
        assert_true(slot_is_frontier(frontier_slots[i]));
    }
}

static void test_r1_2_ring_of_slots(void **state)
{
    (void)state;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        assert_int_equal(slot_next(slot), (slot + 1) % 15);
        assert_int_equal(slot_prev(slot), (slot + 14) % 15);
    }
}

static void test_r1_3_triads(void **state)
{
    (void)state;
    unsigned counts[FRONTIER_COUNT] = {0};
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        counts[slot_triad(slot)]++;
        const unsigned first = 3 * slot_triad(slot);
        assert_in_range(slot, first, first + 2);
    }
    for (unsigned frontier = 0; frontier < FRONTIER_COUNT; frontier++)
        assert_int_equal(counts[frontier], 3);
}

static void test_r1_4_ring_of_spaces(void **state)
{
    (void)state;
    static const char *const names[] = {"valley",  "valley-cradle", "cradle", "cradle-network",
                                        "network", "network-land",  "land",   "land-willow",
                                        "willow",  "willow-valley"};
    for (unsigned space = 0; space < SPACE_COUNT; space++) {
        assert_string_equal(space_id(space), names[space]);
        assert_int_equal(space_is_realm(space), space % 2 == 0);
        assert_int_equal(space_step(space, 1), (space + 1) % 10);
        assert_int_equal(space_step(space, -1), (space + 9) % 10);
    }
}

static void test_r1_5_adjacent_to_a_spirit(void **state)
{
    (void)state;
    assert_int_equal(space_slots(realm_space(REALM_VALLEY)), bits(14, 0));
    assert_int_equal(space_slots(realm_space(REALM_NETWORK)), bits(5, 6));
    assert_int_equal(space_slots(frontier_space(0)), 1u << 1);
    assert_int_equal(space_slots(frontier_space(4)), 1u << 13);
    assert_int_equal(space_frontiers(realm_space(REALM_VALLEY)), bits(4, 0));
    assert_int_equal(space_frontiers(realm_space(REALM_WILLOW)), bits(3, 4));
    assert_int_equal(space_frontiers(frontier_space(2)), 1u << 2);
}

/* Slots adjacent to adjacent slots: what three Spirits' powers reach. */
static void test_r1_5_one_slot_further(void **state)
{
    (void)state;
    assert_int_equal(space_slots_wide(frontier_space(0)), 1u << 0 | 1u << 1 | 1u << 2);
    assert_int_equal(space_slots_wide(frontier_space(4)), 1u << 12 | 1u << 13 | 1u << 14);
    assert_int_equal(space_slots_wide(realm_space(REALM_VALLEY)), bits(13, 14) | bits(0, 1));
    assert_int_equal(space_slots_wide(realm_space(REALM_CRADLE)), bits(1, 2) | bits(3, 4));
}

static void test_r1_6_fortress_locations(void **state)
{
    (void)state;
    for (unsigned realm = 0; realm < REALM_COUNT; realm++) {
        unsigned spaces = 0;
        for (unsigned space = 0; space < SPACE_COUNT; space++)
            if (space_realms(space) >> realm & 1)
                spaces |= 1u << space;
        assert_int_equal(spaces,
                         1u << 2 * realm | 1u << (2 * realm + 1) | 1u << (2 * realm + 9) % 10);
    }
}

static void test_r1_7_spheres_turn(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    assert_string_equal(sphere_id(0), "commitment");
    assert_string_equal(sphere_id(1), "creativity");
    assert_string_equal(sphere_id(2), "humility");
    assert_string_equal(sphere_id(3), "diligence");
    assert_string_equal(sphere_id(4), "knowledge");
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++) {
        assert_int_equal(sphere_realm(&game, sphere), sphere);
        assert_int_equal(realm_sphere(&game, sphere), sphere);
    }
    game.teams[TEAM_BLISS].ambition = 1;
    play(&game, ability(ABILITY_ROTATE));
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++) {
        assert_int_equal(sphere_realm(&game, sphere), (sphere + 1) % 5);
        assert_int_equal(realm_sphere(&game, (sphere + 1) % 5), sphere);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r1_1_ring_of_realms_and_frontiers),
        cmocka_unit_test(test_r1_2_slots),
        cmocka_unit_test(test_r1_2_ring_of_slots),
        cmocka_unit_test(test_r1_3_triads),
        cmocka_unit_test(test_r1_4_ring_of_spaces),
        cmocka_unit_test(test_r1_5_adjacent_to_a_spirit),
        cmocka_unit_test(test_r1_5_one_slot_further),
        cmocka_unit_test(test_r1_6_fortress_locations),
        cmocka_unit_test(test_r1_7_spheres_turn),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
