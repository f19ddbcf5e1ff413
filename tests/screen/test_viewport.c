/* Window points, output pixels and design units. */
#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "screen/draw.h"
#include "screen/viewport.h"

static const int sizes[][2] = {
    {1920, 1080}, {1280, 720}, {3840, 2160}, {1366, 768}, {1001, 701},
    {2560, 1080}, {1024, 768}, {333, 999},   {1, 1},
};
enum { SIZE_COUNT = sizeof sizes / sizeof sizes[0] };

static void assert_near(float a, float b, float by)
{
    if (fabsf(a - b) > by) {
        fail_msg("%g is not within %g of %g", (double)a, (double)by, (double)b);
    }
}

static void test_exact_size(void **state)
{
    (void)state;
    struct viewport v;
    float x, y;
    viewport_init(&v, 960, 540, 960, 540);
    assert_true(v.scale == 0.5f && v.offset_x == 0 && v.offset_y == 0);
    viewport_to_stage(&v, 480, 270, &x, &y);
    assert_true(x == 960 && y == 540);
}

static void test_bars(void **state)
{
    (void)state;
    struct viewport v;
    float x, y;
    viewport_init(&v, 2560, 1080, 2560, 1080);
    assert_true(v.scale == 1 && v.offset_x == 320 && v.offset_y == 0);
    viewport_to_stage(&v, 0, 0, &x, &y);
    assert_true(x == -320 && y == 0);
    viewport_init(&v, 1920, 1281, 1920, 1281);
    assert_true(v.scale == 1 && v.offset_x == 0 && v.offset_y == 100);
}

static void test_density(void **state)
{
    (void)state;
    struct viewport v;
    float x, y;
    viewport_init(&v, 960, 540, 1920, 1080);
    assert_true(v.scale == 1);
    viewport_to_stage(&v, 100, 50, &x, &y);
    assert_true(x == 200 && y == 100);
    viewport_from_stage(&v, 200, 100, &x, &y);
    assert_true(x == 100 && y == 50);
    viewport_window_size(&v, &x, &y);
    assert_true(x == 960 && y == 540);
}

static void test_round_trips(void **state)
{
    (void)state;
    static const float points[][2] = {{0, 0}, {1920, 1080}, {960, 540}, {17.25f, 1033.5f}};
    for (size_t i = 0; i < SIZE_COUNT; i++) {
        struct viewport v;
        viewport_init(&v, sizes[i][0], sizes[i][1], sizes[i][0] * 3 / 2, sizes[i][1] * 3 / 2);
        for (size_t p = 0; p < sizeof points / sizeof points[0]; p++) {
            float x, y, x_du, y_du;
            viewport_from_stage(&v, points[p][0], points[p][1], &x, &y);
            viewport_to_stage(&v, x, y, &x_du, &y_du);
            assert_near(x_du, points[p][0], 0.02f);
            assert_near(y_du, points[p][1], 0.02f);
        }
    }
}

static void test_stage_is_whole_and_centred(void **state)
{
    (void)state;
    for (size_t i = 0; i < SIZE_COUNT; i++) {
        struct viewport v;
        viewport_init(&v, sizes[i][0], sizes[i][1], sizes[i][0], sizes[i][1]);
        float right = v.offset_x + STAGE_WIDTH * v.scale;
        float bottom = v.offset_y + STAGE_HEIGHT * v.scale;
        assert_true(v.offset_x >= 0 && v.offset_y >= 0);
        assert_true(v.offset_x == floorf(v.offset_x) && v.offset_y == floorf(v.offset_y));
        assert_true(right <= (float)sizes[i][0] + 0.01f && bottom <= (float)sizes[i][1] + 0.01f);
        /* Centred but for the part of a pixel that was cut off: it is missing here and too much
         * there. */
        assert_near((float)sizes[i][0] - right, v.offset_x, 2);
        assert_near((float)sizes[i][1] - bottom, v.offset_y, 2);
        assert_true(v.offset_x == 0 || v.offset_y == 0);
    }
}

static void test_no_window_is_too_small(void **state)
{
    (void)state;
    struct viewport v;
    float x, y;
    viewport_init(&v, 0, 0, 0, -5);
    assert_true(v.scale > 0);
    viewport_to_stage(&v, 0, 0, &x, &y);
    assert_true(isfinite(x) && isfinite(y));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_exact_size),
        cmocka_unit_test(test_bars),
        cmocka_unit_test(test_density),
        cmocka_unit_test(test_round_trips),
        cmocka_unit_test(test_stage_is_whole_and_centred),
        cmocka_unit_test(test_no_window_is_too_small),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
