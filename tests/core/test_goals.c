/* R12: how far a team is with each Aspiration, and with what. */
#include "position.h"

static void counts(const struct game *game, unsigned aspiration, int bliss, int gloom)
{
    assert_int_equal(aspiration_count(game, aspiration, TEAM_BLISS), bliss);
    assert_int_equal(aspiration_count(game, aspiration, TEAM_GLOOM), gloom);
}

static uint32_t realm_bit(unsigned realm)
{
    return 1u << (16 + realm);
}

static uint32_t frontier_bit(unsigned frontier)
{
    return 1u << (24 + frontier);
}

static void test_r12_nothing_on_the_board(void **state)
{
    (void)state;
    const struct game game = position_new(PLAYERS_DUEL);
    for (unsigned aspiration = 0; aspiration < ASPIRATION_COUNT; aspiration++) {
        counts(&game, aspiration, 0, 0);
        assert_int_equal(aspiration_places(&game, aspiration, TEAM_BLISS), 0);
    }
}

static void test_r12_attitude_realms_controlled(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 1, CARD_KINDNESS, 1); /* Valley and Cradle */
    fortress_on(&game, REALM_LAND, TEAM_GLOOM, SIZE_MINOR);
    ready(&game);
    counts(&game, ASPIRATION_ATTITUDE, 2, 1);
    assert_int_equal(aspiration_places(&game, ASPIRATION_ATTITUDE, TEAM_BLISS),
                     realm_bit(REALM_VALLEY) | realm_bit(REALM_CRADLE));
    assert_int_equal(aspiration_places(&game, ASPIRATION_ATTITUDE, TEAM_GLOOM),
                     realm_bit(REALM_LAND));
}

static void test_r12_openness_frontiers_controlled(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 0, CARD_KINDNESS, 1);
    put(&game, 5, CARD_BLEAKNESS, 1);
    put(&game, 14, CARD_BLEAKNESS, 1);
    put(&game, 9, CARD_KINDNESS, 1); /* Triad 3: 1 : 1 */
    put(&game, 11, CARD_DISLIKE, 1);
    ready(&game);
    counts(&game, ASPIRATION_OPENNESS, 1, 2);
    assert_int_equal(aspiration_places(&game, ASPIRATION_OPENNESS, TEAM_GLOOM),
                     frontier_bit(1) | frontier_bit(4));
}

static void test_r12_unity_wraps(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 14, CARD_KINDNESS, 1);
    put(&game, 0, CARD_COURAGE, 1);
    put(&game, 13, CARD_DESIRE, 1);
    put(&game, 4, CARD_EXCITEMENT, 1);
    put(&game, 5, CARD_OPTIMISM, 1);
    put(&game, 7, CARD_DISLIKE, 1);
    put(&game, 9, CARD_ANGER, 1);
    ready(&game);
    counts(&game, ASPIRATION_UNITY, 3, 1);
    assert_int_equal(aspiration_places(&game, ASPIRATION_UNITY, TEAM_BLISS),
                     1u << 13 | 1u << 14 | 1u << 0);
}

/* A full ring is a run of fifteen, not an endless one. */
static void test_r12_unity_of_the_whole_ring(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        put(&game, slot, deck_info(DECK_GLOOM_BASIC)->kinds[slot / 2], 1);
    ready(&game);
    counts(&game, ASPIRATION_UNITY, 0, 15);
    counts(&game, ASPIRATION_AWARENESS, 0, 5);
}

static void test_r12_awareness_triads_with_an_emotion(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 0, CARD_KINDNESS, 1);
    put(&game, 2, CARD_COURAGE, 1); /* the same Triad */
    put(&game, 3, CARD_COURAGE, 1);
    put(&game, 1, CARD_DISLIKE, 3); /* another team's control doesn't matter */
    put(&game, 14, CARD_BLEAKNESS, 1);
    put(&game, 8, CARD_BLEAKNESS, 1);
    ready(&game);
    counts(&game, ASPIRATION_AWARENESS, 2, 3);
    assert_int_equal(aspiration_places(&game, ASPIRATION_AWARENESS, TEAM_GLOOM),
                     frontier_bit(0) | frontier_bit(4) | frontier_bit(2));
}

static void test_r12_fortitude_fortress_intensity(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    fortress_on(&game, REALM_VALLEY, TEAM_BLISS, SIZE_MINOR);
    fortress_on(&game, REALM_LAND, TEAM_BLISS, SIZE_MAJOR);
    fortress_on(&game, REALM_WILLOW, TEAM_GLOOM, SIZE_MAJOR);
    ready(&game);
    counts(&game, ASPIRATION_FORTITUDE, 3, 2);
    assert_int_equal(aspiration_places(&game, ASPIRATION_FORTITUDE, TEAM_BLISS),
                     realm_bit(REALM_VALLEY) | realm_bit(REALM_LAND));
}

static void test_r12_liveliness_essence_on_emotions(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 0, CARD_KINDNESS, 3);
    put(&game, 6, CARD_BRIGHTNESS, 2);
    put(&game, 9, CARD_ANGER, 2);
    resources(&game, SEAT_GLOOM_1, 4, 9); /* on a board it doesn't count */
    ready(&game);
    counts(&game, ASPIRATION_LIVELINESS, 5, 2);
    assert_int_equal(aspiration_places(&game, ASPIRATION_LIVELINESS, TEAM_BLISS),
                     1u << 0 | 1u << 6);
}

static void test_r12_versatility_different_vibes(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 0, CARD_COURAGE, 1);     /* red */
    put(&game, 1, CARD_SOCIABILITY, 1); /* red */
    put(&game, 2, CARD_KINDNESS, 1);    /* green */
    put(&game, 3, CARD_BRIGHTNESS, 1);  /* none */
    put(&game, 9, CARD_ANGER, 1);       /* red */
    put(&game, 10, CARD_PESSIMISM, 1);  /* yellow */
    put(&game, 11, CARD_DISLIKE, 1);    /* green */
    put(&game, 12, CARD_LONELINESS, 1); /* blue */
    ready(&game);
    counts(&game, ASPIRATION_VERSATILITY, 2, 4);
    assert_int_equal(aspiration_places(&game, ASPIRATION_VERSATILITY, TEAM_BLISS),
                     1u << 0 | 1u << 2);
}

/* Goals of the Full game can be counted already, though Basic deals none of them. */
static void test_r12_sensibility_strongest_emotion(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 0, CARD_COURAGE, 2);
    game.slots[0].token = 1;
    put(&game, 9, CARD_DISLIKE, 2);
    ready(&game);
    counts(&game, ASPIRATION_SENSIBILITY, 3, 2);
}

static void test_r12_reflection_straight_across(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    fortress_on(&game, REALM_LAND, TEAM_BLISS, SIZE_MINOR); /* across lies Frontier 0 */
    fortress_on(&game, REALM_NETWORK, TEAM_GLOOM, SIZE_MINOR);
    put(&game, 1, CARD_KINDNESS, 1);
    ready(&game);
    counts(&game, ASPIRATION_REFLECTION, 1, 0);
    assert_int_equal(aspiration_places(&game, ASPIRATION_REFLECTION, TEAM_BLISS),
                     realm_bit(REALM_LAND) | frontier_bit(0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r12_nothing_on_the_board),
        cmocka_unit_test(test_r12_attitude_realms_controlled),
        cmocka_unit_test(test_r12_openness_frontiers_controlled),
        cmocka_unit_test(test_r12_unity_wraps),
        cmocka_unit_test(test_r12_unity_of_the_whole_ring),
        cmocka_unit_test(test_r12_awareness_triads_with_an_emotion),
        cmocka_unit_test(test_r12_fortitude_fortress_intensity),
        cmocka_unit_test(test_r12_liveliness_essence_on_emotions),
        cmocka_unit_test(test_r12_versatility_different_vibes),
        cmocka_unit_test(test_r12_sensibility_strongest_emotion),
        cmocka_unit_test(test_r12_reflection_straight_across),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
