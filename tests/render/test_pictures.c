/* Kept pictures: found by their whole key, forgotten in the order of their last use. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "render/pictures.h"

/* No textures are needed to see what is kept: only long strings that spend the budget. */
enum { LONG = 1000 };

static struct picture_key key_of(int number, const char *string)
{
    return (struct picture_key){{number}, string};
}

static void add(struct pictures *pictures, int number, const char *string)
{
    struct picture_key key = key_of(number, string);
    assert_non_null(pictures_add(pictures, &key, (struct picture){NULL, number, 1}));
}

static bool has(struct pictures *pictures, int number, const char *string)
{
    struct picture_key key = key_of(number, string);
    const struct picture *picture = pictures_find(pictures, &key);
    assert_true(!picture || picture->width == number);
    return picture != NULL;
}

static void test_finds_by_the_whole_key(void **state)
{
    (void)state;
    struct pictures *pictures = pictures_new(1 << 20);
    add(pictures, 1, "a");
    add(pictures, 1, "b");
    add(pictures, 2, NULL);
    assert_true(has(pictures, 1, "a"));
    assert_true(has(pictures, 1, "b"));
    assert_true(has(pictures, 2, ""));
    assert_false(has(pictures, 2, "a"));
    assert_false(has(pictures, 1, ""));
    struct picture_key other = key_of(1, "a");
    other.numbers[KEY_ANGLE] = 8;
    assert_null(pictures_find(pictures, &other));
    pictures_clear(pictures);
    assert_false(has(pictures, 1, "a"));
    add(pictures, 1, "a");
    assert_true(has(pictures, 1, "a"));
    pictures_free(pictures);
}

static void test_forgets_the_least_recently_used(void **state)
{
    (void)state;
    char text[LONG];
    for (size_t i = 0; i + 1 < sizeof text; i++) {
        text[i] = 'x';
    }
    text[LONG - 1] = '\0';
    struct pictures *pictures = pictures_new(4 * LONG); /* three, with what each needs besides */
    add(pictures, 1, text);
    add(pictures, 2, text);
    add(pictures, 3, text);
    assert_true(has(pictures, 1, text)); /* used: now 2 is the oldest */
    add(pictures, 4, text);
    assert_false(has(pictures, 2, text));
    assert_true(has(pictures, 3, text));
    assert_true(has(pictures, 1, text));
    assert_true(has(pictures, 4, text));
    pictures_free(pictures);
}

static void test_keeps_the_newest_even_if_it_is_too_large(void **state)
{
    (void)state;
    struct pictures *pictures = pictures_new(1);
    add(pictures, 1, "a");
    assert_true(has(pictures, 1, "a"));
    add(pictures, 2, "b");
    assert_false(has(pictures, 1, "a"));
    assert_true(has(pictures, 2, "b"));
    pictures_free(pictures);
}

static void test_many(void **state)
{
    (void)state;
    char text[16];
    struct pictures *pictures = pictures_new(16 << 20);
    for (int i = 0; i < 20000; i++) {
        snprintf(text, sizeof text, "%d", i);
        add(pictures, i, text);
    }
    for (int i = 0; i < 20000; i++) {
        snprintf(text, sizeof text, "%d", i);
        assert_true(has(pictures, i, text));
    }
    pictures_free(pictures);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_finds_by_the_whole_key),
        cmocka_unit_test(test_forgets_the_least_recently_used),
        cmocka_unit_test(test_keeps_the_newest_even_if_it_is_too_large),
        cmocka_unit_test(test_many),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
