/* Reading is bounded; writing leaves the old file or the new one. */
#define _POSIX_C_SOURCE 200809L /* ftruncate, fileno */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "folder.h"

static char error[FILE_ERROR_SIZE];

static void make_long_file(const char *path, off_t length)
{
    FILE *file = file_open_utf8(path, "wb");
    assert_non_null(file);
    assert_int_equal(ftruncate(fileno(file), length), 0);
    fclose(file);
}

static void written_is_read(void **state)
{
    const char *path = in_folder(state, "größe.txt");
    assert_true(file_write(path, "one\n", 4, FILE_SAFE, error, sizeof error));
    assert_file(path, "one\n");
    assert_true(file_write(path, "second\n", 7, FILE_QUICK, error, sizeof error));
    assert_file(path, "second\n");
    assert_false(file_exists(in_folder(state, "größe.txt.new")));
}

static void empty_file_is_a_text(void **state)
{
    const char *path = in_folder(state, "empty");
    assert_true(file_write(path, "", 0, FILE_SAFE, error, sizeof error));
    assert_file(path, "");
}

static void append_adds(void **state)
{
    const char *path = in_folder(state, "record");
    assert_true(file_append(path, "a\n", 2, error, sizeof error));
    assert_true(file_append(path, "b\n", 2, error, sizeof error));
    assert_file(path, "a\nb\n");
}

static void missing_file_is_named(void **state)
{
    size_t length;
    assert_null(file_read(in_folder(state, "none"), &length, error, sizeof error));
    assert_non_null(strstr(error, "/none: No such file"));
}

static void folder_is_no_file(void **state)
{
    size_t length;
    assert_null(file_read(*state, &length, error, sizeof error));
    assert_non_null(strstr(error, "directory"));
}

static void longest_file_is_read_and_longer_refused(void **state)
{
    size_t length;
    const char *path = in_folder(state, "long");
    make_long_file(path, FILE_BYTES_MAX);
    char *text = file_read(path, &length, error, sizeof error);
    assert_non_null(text);
    assert_int_equal(length, FILE_BYTES_MAX);
    free(text);
    make_long_file(path, (off_t)FILE_BYTES_MAX + 1);
    assert_null(file_read(path, &length, error, sizeof error));
    assert_non_null(strstr(error, "longer than 16 MiB"));
}

static void endless_file_is_refused(void **state)
{
    (void)state;
    size_t length;
    assert_null(file_read("/dev/zero", &length, error, sizeof error));
    assert_non_null(strstr(error, "longer than 16 MiB"));
}

static void full_disk_is_noticed(void **state)
{
    (void)state;
    assert_false(file_append("/dev/full", "x", 1, error, sizeof error));
    assert_non_null(strstr(error, "No space left"));
}

static void failed_write_keeps_the_old_file(void **state)
{
    const char *path = in_folder(state, "kept");
    assert_true(file_write(path, "old\n", 4, FILE_SAFE, error, sizeof error));
    /* The temporary name is taken by a folder: nothing can be written there. */
    assert_true(folder_make(in_folder(state, "kept.new"), error, sizeof error));
    assert_false(file_write(path, "new\n", 4, FILE_SAFE, error, sizeof error));
    assert_non_null(strstr(error, "kept"));
    assert_file(path, "old\n");
}

static void failed_rename_takes_the_temporary_file_away(void **state)
{
    const char *path = in_folder(state, "busy");
    assert_true(folder_make(path, error, sizeof error));
    assert_false(file_write(path, "new\n", 4, FILE_SAFE, error, sizeof error));
    assert_false(file_exists(in_folder(state, "busy.new")));
}

static void moved_file_replaces(void **state)
{
    const char *from = in_folder(state, "from"), *to = in_folder(state, "to");
    assert_true(file_write(from, "1", 1, FILE_QUICK, error, sizeof error));
    assert_true(file_write(to, "2", 1, FILE_QUICK, error, sizeof error));
    assert_true(file_move(from, to, error, sizeof error));
    assert_file(to, "1");
    assert_false(file_exists(from));
    assert_false(file_move(from, to, error, sizeof error));
    assert_file(to, "1");
}

static void folder_may_be_there_already(void **state)
{
    assert_true(folder_make(in_folder(state, "f"), error, sizeof error));
    assert_true(folder_make(in_folder(state, "f"), error, sizeof error));
    assert_false(folder_make(in_folder(state, "a/b/c"), error, sizeof error));
}

static void path_too_long_is_refused(void **state)
{
    (void)state;
    static char name[PATH_SIZE + 1], out[PATH_SIZE];
    memset(name, 'x', PATH_SIZE);
    assert_false(path_join(out, "a", name));
    assert_false(file_write(name, "", 0, FILE_QUICK, error, sizeof error));
    assert_true(path_join(out, "a/", "b"));
    assert_string_equal(out, "a/b");
}

#define FOLDER_TEST(name) cmocka_unit_test_setup_teardown(name, folder_set_up, folder_tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        FOLDER_TEST(written_is_read),
        FOLDER_TEST(empty_file_is_a_text),
        FOLDER_TEST(append_adds),
        FOLDER_TEST(missing_file_is_named),
        FOLDER_TEST(folder_is_no_file),
        FOLDER_TEST(longest_file_is_read_and_longer_refused),
        FOLDER_TEST(endless_file_is_refused),
        FOLDER_TEST(full_disk_is_noticed),
        FOLDER_TEST(failed_write_keeps_the_old_file),
        FOLDER_TEST(failed_rename_takes_the_temporary_file_away),
        FOLDER_TEST(moved_file_replaces),
        FOLDER_TEST(folder_may_be_there_already),
        FOLDER_TEST(path_too_long_is_refused),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
