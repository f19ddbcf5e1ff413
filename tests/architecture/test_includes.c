/*
 * Who may include whom: reads every #include below src/ and names each line that goes the
 * wrong way.
 *
 * All rooms share one include folder (src/), so the compiler can't keep them apart. This can. To
 * change the architecture, change the table and docs/architecture.md in the same commit.
 */
#define _POSIX_C_SOURCE 200809L /* opendir, mkdtemp */

#include <dirent.h>
#include <errno.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cmocka.h>

/* A room may always include itself. "*" is every room; lists are parted by single spaces. */
struct room {
    const char *name;
    const char *rooms;   /* rooms it may include */
    const char *headers; /* system headers it may include; NULL: any but SDL's */
    bool sdl;            /* may it see SDL? */
};

static const struct room table[] = {
    /* The rules know numbers, memory and strings; stdio.h is there for snprintf alone, which
     * core_symbols.sh sees to. */
    {"core", "",
     "assert.h inttypes.h limits.h stdalign.h stdbool.h stddef.h stdint.h stdio.h string.h", false},
    {"record", "core", NULL, false},
    {"session", "core record", NULL, false},
    {"cli", "core record session", NULL, false},
    /* The plain structs between scene, render and input: draw list, hit areas, intents. */
    {"screen", "", NULL, false},
    {"render", "screen", NULL, true},
    {"input", "screen", NULL, true},
    {"scene", "core session screen", NULL, false},
    {"app", "*", NULL, true},
};

enum { ROOM_COUNT = sizeof table / sizeof table[0], LINE_SIZE = 1024, PATH_SIZE = 1024 };

static const struct room *room_find(const char *name, size_t length)
{
    for (size_t i = 0; i < ROOM_COUNT; i++) {
        if (strlen(table[i].name) == length && memcmp(table[i].name, name, length) == 0) {
            return &table[i];
        }
    }
    return NULL;
}

static bool list_has(const char *list, const char *word, size_t length)
{
    while (*list != '\0') {
        size_t n = strcspn(list, " ");
        if (n == length && memcmp(list, word, n) == 0) {
            return true;
        }
        list += n;
        list += *list == ' ';
    }
    return false;
}

static const char *skip_blanks(const char *text)
{
    return text + strspn(text, " \t");
}

static const char *quoted_problem(const struct room *room, const char *path, size_t length)
{
    size_t folder = 0;
    while (folder < length && path[folder] != '/') {
        folder++;
    }
    if (folder == length || memchr(path, '.', folder) != NULL) {
        return "is not written as \"room/file.h\"";
    }
    const struct room *other = room_find(path, folder);
    if (other == NULL) {
        return "names a room that is not in the table";
    }
    if (other != room && strcmp(room->rooms, "*") != 0 && !list_has(room->rooms, path, folder)) {
        return "goes in a forbidden direction";
    }
    return NULL;
}

static const char *system_problem(const struct room *room, const char *path, size_t length)
{
    bool is_sdl = length >= 3 && memcmp(path, "SDL", 3) == 0;
    if (is_sdl) {
        return room->sdl ? NULL : "brings SDL into a room that must not know it";
    }
    if (room->headers != NULL && !list_has(room->headers, path, length)) {
        return "is a system header this room may not use";
    }
    return NULL;
}

/* What is wrong with this line of a file in this room, or NULL. */
static const char *line_problem(const struct room *room, const char *line)
{
    const char *at = skip_blanks(line);
    if (*at != '#') {
        return NULL;
    }
    at = skip_blanks(at + 1);
    if (strncmp(at, "include", 7) != 0) {
        return NULL;
    }
    at = skip_blanks(at + 7);
    char close = *at == '<' ? '>' : '"';
    const char *end = *at == '<' || *at == '"' ? strchr(at + 1, close) : NULL;
    if (end == NULL) {
        return "names no file that can be read here";
    }
    size_t length = (size_t)(end - at - 1);
    return close == '>' ? system_problem(room, at + 1, length)
                        : quoted_problem(room, at + 1, length);
}

/* What a walk found: how much it read, how much was wrong, and the first such line. */
struct walk {
    bool quiet;
    size_t files;
    size_t includes_bad;
    char first[PATH_SIZE + LINE_SIZE];
};

static void walk_complain(struct walk *walk, const char *path, unsigned line, const char *problem,
                          const char *text)
{
    char message[sizeof walk->first];
    snprintf(message, sizeof message, "%s:%u: %s %s", path, line, skip_blanks(text), problem);
    if (!walk->quiet) {
        print_error("%s\n", message);
    }
    if (walk->includes_bad++ == 0) {
        memcpy(walk->first, message, sizeof message);
    }
}

static void walk_file(struct walk *walk, const struct room *room, const char *path)
{
    FILE *file = fopen(path, "rb");
    if (file == NULL) {
        /* Editors make and unmake files beside the sources; what is gone includes nothing. */
        assert_int_equal(errno, ENOENT);
        return;
    }
    char line[LINE_SIZE];
    unsigned number = 0;
    bool line_starts = true;
    while (fgets(line, sizeof line, file) != NULL) {
        size_t end = strcspn(line, "\r\n");
        bool line_ends = line[end] != '\0';
        line[end] = '\0';
        if (line_starts) {
            const char *problem = line_problem(room, line);
            number++;
            if (problem != NULL) {
                walk_complain(walk, path, number, problem, line);
            }
        }
        line_starts = line_ends;
    }
    assert_false(ferror(file));
    fclose(file);
    walk->files++;
}

static bool is_source(const char *name)
{
    const char *dot = strrchr(name, '.');
    return dot != NULL && name[0] != '.' && list_has(".c .h .inc .def", dot, strlen(dot));
}

static bool is_folder(const char *path)
{
    struct stat info;
    return stat(path, &info) == 0 && S_ISDIR(info.st_mode);
}

/* room is NULL at the top, where each folder is one. */
static void walk_folder(struct walk *walk, const struct room *room, const char *folder)
{
    DIR *dir = opendir(folder);
    if (dir == NULL) {
        fail_msg("%s: %s", folder, strerror(errno));
    }
    const struct dirent *entry;
    while ((entry = readdir(dir)) != NULL) {
        char path[PATH_SIZE];
        int length = snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
        assert_in_range(length, 1, sizeof path - 1);
        if (entry->d_name[0] == '.') {
            continue;
        }
        if (is_folder(path)) {
            const struct room *inner = room;
            if (inner == NULL) {
                inner = room_find(entry->d_name, strlen(entry->d_name));
            }
            if (inner == NULL) {
                fail_msg("%s: this room is not in the table of %s", path, __FILE__);
            }
            walk_folder(walk, inner, path);
        } else if (is_source(entry->d_name)) {
            if (room == NULL) {
                fail_msg("%s: a source file outside all rooms", path);
            }
            walk_file(walk, room, path);
        }
    }
    closedir(dir);
}

/* ---- The sources as they are ---- */

static void test_sources_include_only_what_they_may(void **state)
{
    (void)state;
    struct walk walk = {0};
    walk_folder(&walk, NULL, CEREBRIA_SOURCE_DIR "/src");
    if (walk.includes_bad > 0) {
        fail_msg("%zu forbidden #include lines (listed above), the first: %s", walk.includes_bad,
                 walk.first);
    }
    assert_true(walk.files > 0);
}

/* ---- The reader itself, on lines made up for it ---- */

static void test_lines(void **state)
{
    (void)state;
    static const struct {
        const char *room;
        const char *line;
        bool allowed;
    } cases[] = {
        {"core", "#include \"core/board.h\"", true},
        {"core", "#include <string.h>", true},
        {"core", "  #  include  <stdint.h> /* why */", true},
        {"core", "#include \"record/record.h\"", false},
        {"core", "#include \"corex/board.h\"", false},
        {"core", "#include <stdlib.h>", false},
        {"core", "#include <time.h>", false},
        {"core", "#include <SDL.h>", false},
        {"core", "\t#\tinclude\t\"session/session.h\"", false},
        {"core", "#include\"screen/draw.h\"", false},
        {"core", "#include \"board.h\"", false},
        {"core", "#include \"../core/board.h\"", false},
        {"core", "#include \"./core/board.h\"", false},
        {"core", "#include BOARD_HEADER", false},
        {"core", "#include", false},
        {"core", "#define INCLUDE \"record/record.h\"", true},
        {"core", "/* #include \"record/record.h\" would be wrong */", true},
        {"record", "#include \"core/game.h\"", true},
        {"record", "#include \"session/session.h\"", false},
        {"record", "#include <stdlib.h>", true},
        {"session", "#include \"record/record.h\"", true},
        {"session", "#include \"scene/scene.h\"", false},
        {"cli", "#include \"session/session.h\"", true},
        {"cli", "#include \"render/render.h\"", false},
        {"screen", "#include \"core/game.h\"", false},
        {"screen", "#include <SDL2/SDL.h>", false},
        {"render", "#include <SDL_image.h>", true},
        {"render", "#include \"screen/draw.h\"", true},
        {"render", "#include \"core/game.h\"", false},
        {"render", "#include \"input/input.h\"", false},
        {"input", "#include <SDL.h>", true},
        {"input", "#include \"scene/scene.h\"", false},
        {"scene", "#include \"session/session.h\"", true},
        {"scene", "#include \"record/record.h\"", false},
        {"scene", "#include \"render/render.h\"", false},
        {"scene", "#include <SDL.h>", false},
        {"app", "#include \"cli/cli.h\"", true},
        {"app", "#include <SDL.h>", true},
        {"app", "#include \"nowhere/x.h\"", false},
    };
    for (size_t i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        const struct room *room = room_find(cases[i].room, strlen(cases[i].room));
        assert_non_null(room);
        const char *problem = line_problem(room, cases[i].line);
        if ((problem == NULL) != cases[i].allowed) {
            fail_msg("in %s: %s: %s", cases[i].room, cases[i].line,
                     problem ? problem : "was let pass");
        }
    }
}

/* ---- The walk itself, on a tree made up for it ---- */

static void file_make(const char *path, const char *text)
{
    FILE *file = fopen(path, "wb");
    assert_non_null(file);
    assert_true(fputs(text, file) >= 0);
    assert_int_equal(fclose(file), 0);
}

static void test_walk_names_file_and_line(void **state)
{
    (void)state;
    const char *temp = getenv("TMPDIR");
    char top[PATH_SIZE / 4], core[PATH_SIZE / 2], deep[PATH_SIZE / 2];
    char good[PATH_SIZE], bad[PATH_SIZE];
    snprintf(top, sizeof top, "%s/cerebria-includes-XXXXXX", temp != NULL ? temp : "/tmp");
    assert_non_null(mkdtemp(top));
    snprintf(core, sizeof core, "%s/core", top);
    snprintf(deep, sizeof deep, "%s/core/deep", top);
    snprintf(good, sizeof good, "%s/good.c", core);
    snprintf(bad, sizeof bad, "%s/bad.h", deep);
    assert_int_equal(mkdir(core, 0700), 0);
    assert_int_equal(mkdir(deep, 0700), 0);
    file_make(good, "#include \"core/x.h\"\n");
    file_make(bad, "#include <string.h>\n\n#include \"app/app.h\"\n");

    struct walk walk = {.quiet = true};
    walk_folder(&walk, NULL, top);

    unlink(bad);
    unlink(good);
    rmdir(deep);
    rmdir(core);
    rmdir(top);

    char expected[PATH_SIZE + LINE_SIZE];
    snprintf(expected, sizeof expected,
             "%s:3: #include \"app/app.h\" goes in a forbidden direction", bad);
    assert_int_equal(walk.files, 2);
    assert_int_equal(walk.includes_bad, 1);
    assert_string_equal(walk.first, expected);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sources_include_only_what_they_may),
        cmocka_unit_test(test_lines),
        cmocka_unit_test(test_walk_names_file_and_line),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
