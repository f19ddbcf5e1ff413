/* The record on disk always holds the whole game so far, whatever failed before. */
#define _POSIX_C_SOURCE 200809L /* rmdir */

#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include "app/autosave.h"
#include "folder.h"

static struct autosave autosave;
static struct session_store store;

static int set_up(void **state)
{
    int answer = folder_set_up(state);
    assert_true(autosave_init(&autosave, *state));
    store = autosave_store(&autosave);
    return answer;
}

static int tear_down(void **state)
{
    autosave_free(&autosave);
    return folder_tear_down(state);
}

static bool replace(const char *text)
{
    return store.replace(store.context, text, strlen(text));
}

static bool append(const char *text)
{
    return store.append(store.context, text, strlen(text));
}

static void record_grows_line_by_line(void **state)
{
    assert_true(autosave_new(&autosave));
    assert_false(autosave_exists(&autosave));
    assert_true(replace("cerebria 1\nbegin\n"));
    assert_file(in_folder(state, "game.cerebria"), "cerebria 1\nbegin\n");
    assert_true(append("end draw\n"));
    assert_file(in_folder(state, "game.cerebria"), "cerebria 1\nbegin\nend draw\n");
    assert_true(replace("cerebria 1\nbegin\n"));
    assert_true(append("end ambition\n"));
    assert_file(in_folder(state, "game.cerebria"), "cerebria 1\nbegin\nend ambition\n");
}

static void lost_lines_are_made_up_for(void **state)
{
    char error[FILE_ERROR_SIZE];
    const char *record = in_folder(state, "game.cerebria"), *away = in_folder(state, "away");
    assert_true(autosave_new(&autosave));
    assert_true(replace("a\n"));
    /* A folder in the record's place: it can't be written for a while. */
    assert_true(file_move(record, away, error, sizeof error));
    assert_true(folder_make(record, error, sizeof error));
    assert_false(append("b\n"));
    assert_string_not_equal(autosave.error, "");
    assert_false(append("c\n"));
    assert_int_equal(rmdir(record), 0);
    assert_true(append("d\n"));
    assert_string_equal(autosave.error, "");
    assert_file(record, "a\nb\nc\nd\n");
}

static void loaded_record_is_written_whole_at_the_first_move(void **state)
{
    const char *record = in_folder(state, "game.cerebria");
    char error[FILE_ERROR_SIZE];
    assert_true(file_write(record, "a\nb\ntorn", 8, FILE_QUICK, error, sizeof error));
    assert_true(autosave_loaded(&autosave, "a\nb\n", 4, false));
    assert_file(record, "a\nb\ntorn");
    assert_true(append("c\n"));
    assert_file(record, "a\nb\nc\n");
    assert_false(file_exists(in_folder(state, "set_aside/1.cerebria")));
}

static void new_game_sets_an_unfinished_one_aside(void **state)
{
    assert_true(autosave_new(&autosave));
    assert_true(replace("first\n"));
    assert_true(autosave_new(&autosave));
    assert_file(in_folder(state, "set_aside/1.cerebria"), "first\n");
    assert_false(autosave_exists(&autosave));
    assert_true(replace("second\n"));
    assert_true(autosave_new(&autosave));
    assert_file(in_folder(state, "set_aside/1.cerebria"), "first\n");
    assert_file(in_folder(state, "set_aside/2.cerebria"), "second\n");
}

static void foreign_record_sets_aside_only_when_played(void **state)
{
    assert_true(autosave_new(&autosave));
    assert_true(replace("mine\n"));
    assert_true(autosave_loaded(&autosave, "theirs\n", 7, true));
    assert_file(in_folder(state, "game.cerebria"), "mine\n");
    assert_true(autosave_finish(&autosave)); /* watched to its end: mine is still unfinished */
    assert_file(in_folder(state, "game.cerebria"), "mine\n");
    assert_true(append("more\n"));
    assert_file(in_folder(state, "set_aside/1.cerebria"), "mine\n");
    assert_file(in_folder(state, "game.cerebria"), "theirs\nmore\n");
}

static void finished_game_is_filed_once(void **state)
{
    const char *record = in_folder(state, "game.cerebria");
    assert_true(autosave_new(&autosave));
    assert_true(replace("game\n"));
    assert_true(append("resign bliss\n"));
    assert_true(autosave_finish(&autosave));
    assert_false(file_exists(record));
    assert_file(in_folder(state, "finished/1.cerebria"), "game\nresign bliss\n");
    /* Taken back and ended otherwise: still one game. */
    assert_true(replace("game\n"));
    assert_file(record, "game\n");
    assert_true(append("resign gloom\n"));
    assert_true(autosave_finish(&autosave));
    assert_file(in_folder(state, "finished/1.cerebria"), "game\nresign gloom\n");
    assert_true(autosave_new(&autosave));
    assert_true(replace("next\n"));
    assert_true(autosave_finish(&autosave));
    assert_file(in_folder(state, "finished/2.cerebria"), "next\n");
    assert_true(autosave_finish(&autosave)); /* nothing left: fine */
}

#define AUTOSAVE_TEST(name) cmocka_unit_test_setup_teardown(name, set_up, tear_down)

int main(void)
{
    const struct CMUnitTest tests[] = {
        AUTOSAVE_TEST(record_grows_line_by_line),
        AUTOSAVE_TEST(lost_lines_are_made_up_for),
        AUTOSAVE_TEST(loaded_record_is_written_whole_at_the_first_move),
        AUTOSAVE_TEST(new_game_sets_an_unfinished_one_aside),
        AUTOSAVE_TEST(foreign_record_sets_aside_only_when_played),
        AUTOSAVE_TEST(finished_game_is_filed_once),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
