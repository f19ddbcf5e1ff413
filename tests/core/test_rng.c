/* The generator, against its authors' reference output. */
#include "position.h"

#include <string.h>

#include "core/rng.h"

/* pcg32-demo of the reference implementation: pcg32_srandom(42, 54), first round. */
static void test_reference_values(void **state)
{
    (void)state;
    static const uint32_t expected[] = {0xa15c02b7, 0x7b47f409, 0xba1d3330,
                                        0x83d2f293, 0xbfa4784b, 0xcbed606e};
    struct rng rng;
    rng_seed(&rng, 42, 54);
    for (unsigned i = 0; i < sizeof expected / sizeof *expected; i++)
        assert_int_equal(rng_next(&rng), expected[i]);
}

static void test_streams_differ(void **state)
{
    (void)state;
    struct rng one, other, again;
    rng_seed(&one, 42, 54);
    rng_seed(&again, 42, 54);
    rng_seed(&other, 42, 55);
    unsigned equal = 0;
    for (unsigned i = 0; i < 100; i++) {
        const uint32_t value = rng_next(&one);
        assert_int_equal(value, rng_next(&again));
        equal += value == rng_next(&other);
    }
    assert_true(equal < 3);
}

static void test_below_stays_below(void **state)
{
    (void)state;
    static const uint32_t bounds[] = {1, 2, 3, 7, 16, 1000, 0x80000001u, 0xffffffffu};
    struct rng rng;
    rng_seed(&rng, 1, 1);
    for (unsigned b = 0; b < sizeof bounds / sizeof *bounds; b++)
        for (unsigned i = 0; i < 1000; i++)
            assert_true(rng_below(&rng, bounds[b]) < bounds[b]);
}

/* Each value as often as the others: 6 standard deviations around the mean. */
static void test_below_is_even(void **state)
{
    (void)state;
    enum { DRAWS = 60000, BOUND = 6, MEAN = DRAWS / BOUND, MARGIN = 550 };
    unsigned counts[BOUND] = {0};
    struct rng rng;
    rng_seed(&rng, 7, 3);
    for (unsigned i = 0; i < DRAWS; i++)
        counts[rng_below(&rng, BOUND)]++;
    for (unsigned i = 0; i < BOUND; i++)
        assert_in_range(counts[i], MEAN - MARGIN, MEAN + MARGIN);
}

/* Of this range a plain modulo would draw the lower third twice as often as it should, in half of
 * all draws instead of a third; a plain multiplication the multiples of 3. 6 standard deviations
 * again. */
static void test_below_has_no_bias(void **state)
{
    (void)state;
    enum { DRAWS = 30000, THIRD = DRAWS / 3, MARGIN = 500 };
    const uint32_t bound = 0xc0000000u;
    unsigned low = 0, residues[3] = {0};
    struct rng rng;
    rng_seed(&rng, 11, 5);
    for (unsigned i = 0; i < DRAWS; i++) {
        const uint32_t value = rng_below(&rng, bound);
        low += value < bound / 3;
        residues[value % 3]++;
    }
    assert_in_range(low, THIRD - MARGIN, THIRD + MARGIN);
    for (unsigned i = 0; i < 3; i++)
        assert_in_range(residues[i], THIRD - MARGIN, THIRD + MARGIN);
}

static void test_shuffle_keeps_the_items(void **state)
{
    (void)state;
    uint8_t items[16], seen[16] = {0};
    struct rng rng;
    rng_seed(&rng, 5, 5);
    for (uint8_t i = 0; i < 16; i++)
        items[i] = i;
    rng_shuffle(&rng, items, 16);
    for (unsigned i = 0; i < 16; i++)
        seen[items[i]]++;
    for (unsigned i = 0; i < 16; i++)
        assert_int_equal(seen[i], 1);
}

/* Each of the six orders of three items as often as the others. */
static void test_shuffle_is_even(void **state)
{
    (void)state;
    enum { DRAWS = 60000, ORDERS = 6, MEAN = DRAWS / ORDERS, MARGIN = 550 };
    unsigned counts[27] = {0}, orders = 0;
    struct rng rng;
    rng_seed(&rng, 9, 9);
    for (unsigned i = 0; i < DRAWS; i++) {
        uint8_t items[3] = {0, 1, 2};
        rng_shuffle(&rng, items, 3);
        counts[items[0] * 9 + items[1] * 3 + items[2]]++;
    }
    for (unsigned i = 0; i < 27; i++)
        if (counts[i]) {
            orders++;
            assert_in_range(counts[i], MEAN - MARGIN, MEAN + MARGIN);
        }
    assert_int_equal(orders, ORDERS);
}

static void test_shuffle_of_nothing(void **state)
{
    (void)state;
    uint8_t item = 9;
    struct rng rng, before;
    rng_seed(&rng, 1, 2);
    before = rng;
    rng_shuffle(&rng, &item, 0);
    rng_shuffle(&rng, &item, 1);
    assert_int_equal(item, 9);
    assert_memory_equal(&rng, &before, sizeof rng);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_reference_values),  cmocka_unit_test(test_streams_differ),
        cmocka_unit_test(test_below_stays_below), cmocka_unit_test(test_below_is_even),
        cmocka_unit_test(test_below_has_no_bias), cmocka_unit_test(test_shuffle_keeps_the_items),
        cmocka_unit_test(test_shuffle_is_even),   cmocka_unit_test(test_shuffle_of_nothing),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
