#include "words.h"

#include <math.h>
#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

static void add_file(struct lang *lang, const char *name)
{
    enum { FILE_MAX = 1 << 18 };
    char path[512], error[512] = "";
    snprintf(path, sizeof path, "%s/assets/lang/en/%s.lang", CEREBRIA_SOURCE_DIR, name);
    FILE *file = fopen(path, "rb");
    if (!file)
        fail_msg("%s can't be opened", path);
    char *text = malloc(FILE_MAX);
    assert_non_null(text);
    const size_t length = fread(text, 1, FILE_MAX, file);
    fclose(file);
    assert_true(length < FILE_MAX);
    if (!lang_add(lang, path, text, length, error, sizeof error))
        fail_msg("%s", error);
    free(text);
}

struct lang *words_english(const char *const *files, size_t count)
{
    struct lang *lang = lang_new();
    assert_non_null(lang);
    for (size_t i = 0; i < count; i++)
        add_file(lang, files[i]);
    return lang;
}

static void measure(void *context, enum font font, float size_du, float wrap_du, const char *text,
                    float *width_du, float *height_du)
{
    (void)context;
    (void)font;
    const float wide = 0.5f * size_du * (float)strlen(text);
    const float lines = wrap_du > 0 ? fmaxf(1, ceilf(wide / wrap_du)) : 1;
    *width_du = wrap_du > 0 ? fminf(wide, wrap_du) : wide;
    *height_du = 1.25f * size_du * lines;
}

struct text_measure words_ruler(void)
{
    return (struct text_measure){measure, NULL};
}

/* A key that has no text is shown as itself: small letters with dots between and no blank. */
static bool is_key(const char *text)
{
    return strchr(text, '.') && !strchr(text, ' ') &&
           strspn(text, "abcdefghijklmnopqrstuvwxyz_.") == strlen(text);
}

void words_are_fine(const char *text)
{
    if (!text[0])
        fail_msg("a text is empty");
    if (strpbrk(text, "{}"))
        fail_msg("a place is not filled: %s", text);
    for (const char *word = text; *word;
         word += strcspn(word, " ") + (word[strcspn(word, " ")] == ' ')) {
        char one[128];
        snprintf(one, sizeof one, "%.*s", (int)strcspn(word, " "), word);
        if (is_key(one) && one[strlen(one) - 1] != '.')
            fail_msg("no text for the key in: %s", text);
    }
}
