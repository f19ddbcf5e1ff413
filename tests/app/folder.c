#define _XOPEN_SOURCE 700 /* mkdtemp, nftw */

#include "folder.h"

#include <ftw.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include <cmocka.h>

int folder_set_up(void **state)
{
    static char path[64];
    strcpy(path, "/tmp/cerebria-test-XXXXXX");
    *state = path;
    return mkdtemp(path) ? 0 : -1;
}

static int remove_one(const char *path, const struct stat *status, int kind, struct FTW *walk)
{
    (void)status;
    (void)kind;
    (void)walk;
    chmod(path, 0700);
    return remove(path);
}

int folder_tear_down(void **state)
{
    chmod(*state, 0700);
    return nftw(*state, remove_one, 8, FTW_DEPTH | FTW_PHYS);
}

const char *in_folder(void *const *state, const char *name)
{
    static char paths[4][PATH_SIZE];
    static unsigned turn;
    char *path = paths[turn++ % 4];
    assert_true(path_join(path, *state, name));
    return path;
}

void assert_file(const char *path, const char *text)
{
    char error[FILE_ERROR_SIZE] = "";
    size_t length;
    char *found = file_read(path, &length, error, sizeof error);
    assert_string_equal(error, "");
    assert_non_null(found);
    assert_string_equal(found, text);
    assert_int_equal(length, strlen(text));
    free(found);
}
