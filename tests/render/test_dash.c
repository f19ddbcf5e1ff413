/* Dashed outlines: where the dashes begin and end. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "render/dash.h"

static void expect(const char *data, double dash, const char *dashes)
{
    struct svg out = {0};
    assert_true(dash_write(&out, data, dash));
    assert_string_equal(out.text, dashes);
    svg_free(&out);
}

static void test_straight_lines(void **state)
{
    (void)state;
    expect("M0 0L30 0", 10, "M0 0L10 0M20 0L30 0");
    expect("M0 0 H 25", 10, "M0 0L10 0M20 0L25 0");
    expect("M5 5v-15", 10, "M5 5L5 -5");
    expect("M0 0L3 4L3 10", 10, "M0 0L3 4L3 9"); /* round the corner without a break */
    expect("M1.5,2 l4 0", 100, "M1.5 2L5.5 2");
}

static void test_closing(void **state)
{
    (void)state;
    /* A square of 10 with dashes of 10: two sides drawn, two not. */
    expect("M0 0h10v10h-10Z", 10, "M0 0L10 0L10 0M10 10L0 10L0 10");
}

/* Half a circle of radius 10 is 31.4 long: seven dashes and gaps of 5, no dash longer than 5. */
static void test_arcs_keep_the_measure(void **state)
{
    (void)state;
    struct svg out = {0};
    assert_true(dash_write(&out, "M0 0A10 10 0 0 1 20 0", 5));
    unsigned moves = 0;
    for (const char *at = out.text; *at; at++)
        moves += *at == 'M';
    assert_int_equal(moves, 4); /* at 0, 10, 20 and 30 */
    svg_free(&out);
}

static void test_refuses_what_it_does_not_know(void **state)
{
    (void)state;
    static const char *const bad[] = {"M0 0C1 1 2 2 3 3", "M0", "M0 0L1 x", "hello", "M0 0L1e3 0"};
    for (size_t i = 0; i < sizeof bad / sizeof *bad; i++) {
        struct svg out = {0};
        assert_false(dash_write(&out, bad[i], 4));
        svg_free(&out);
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_straight_lines),
        cmocka_unit_test(test_closing),
        cmocka_unit_test(test_arcs_keep_the_measure),
        cmocka_unit_test(test_refuses_what_it_does_not_know),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
