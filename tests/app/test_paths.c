/* Finding the game's files in all the trees it is run from. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmocka.h>

#include "app/paths.h"
#include "folder.h"

static struct paths paths;
static char error[FILE_ERROR_SIZE];

static void make_folders(void **state, const char *const *names)
{
    for (; *names; names++) {
        assert_true(folder_make(in_folder(state, *names), error, sizeof error));
    }
}

static void make_assets(void **state, const char *file)
{
    assert_true(file_write(in_folder(state, file), "x", 1, FILE_QUICK, error, sizeof error));
}

static void beside_the_program(void **state)
{
    static const char *const folders[] = {"assets", "assets/fonts", NULL};
    make_folders(state, folders);
    assert_false(paths_find_assets_from(&paths, in_folder(state, ""), error, sizeof error));
    assert_non_null(strstr(error, "missing"));
    make_assets(state, "assets/fonts/Lato-Regular.ttf");
    assert_true(paths_find_assets_from(&paths, in_folder(state, ""), error, sizeof error));
    assert_string_equal(paths.assets, in_folder(state, "assets"));
}

static void in_an_installed_tree(void **state)
{
    static const char *const folders[] = {
        "bin", "share", "share/cerebria", "share/cerebria/assets", "share/cerebria/assets/fonts",
        NULL};
    make_folders(state, folders);
    make_assets(state, "share/cerebria/assets/fonts/Lato-Regular.ttf");
    assert_true(paths_find_assets_from(&paths, in_folder(state, "bin/"), error, sizeof error));
}

static void two_folders_up(void **state)
{
    static const char *const folders[] = {"build", "build/dev", "assets", "assets/fonts", NULL};
    make_folders(state, folders);
    make_assets(state, "assets/fonts/Lato-Regular.ttf");
    assert_true(
        paths_find_assets_from(&paths, in_folder(state, "build/dev/"), error, sizeof error));
}

static void data_folder_is_made(void **state)
{
    const char *folder = in_folder(state, "games");
    assert_true(paths_find_data(&paths, folder, error, sizeof error));
    assert_string_equal(paths.data, folder);
    assert_true(file_write(in_folder(state, "games/x"), "", 0, FILE_QUICK, error, sizeof error));
    assert_true(paths_find_data(&paths, folder, error, sizeof error));
    assert_false(paths_find_data(&paths, in_folder(state, "a/b/c"), error, sizeof error));
    assert_non_null(strstr(error, "a/b/c"));
}

static void data_path_too_long_is_refused(void **state)
{
    (void)state;
    static char folder[PATH_SIZE];
    memset(folder, 'x', sizeof folder - 1);
    assert_false(paths_find_data(&paths, folder, error, sizeof error));
}

#define PATHS_TEST(name) cmocka_unit_test_setup_teardown(name, folder_set_up, folder_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        PATHS_TEST(beside_the_program),
        PATHS_TEST(in_an_installed_tree),
        PATHS_TEST(two_folders_up),
        PATHS_TEST(data_folder_is_made),
        PATHS_TEST(data_path_too_long_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
