/* Text that stays in its box: smaller, then broken into lines, then cut. */
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "scene/ui.h"
#include "scene/utf8.h"

enum { CUT_SIZE = 1024 };

/* Whole pixels rounded to du may be a little more than what was asked for. */
static const float SLACK = 0.75f;

/* How a text will be set. */
struct setting {
    enum font font;
    float size;
    bool wrap;
};

struct extent {
    float w, h;
};

static struct extent measure(const struct services *services, const struct setting *setting,
                             float wrap, const char *text)
{
    struct extent extent = {0, 0};
    services->measure.measure(services->measure.context, setting->font, setting->size, wrap, text,
                              &extent.w, &extent.h);
    return extent;
}

float ui_text_height(const struct services *services, enum font font, float size, float width,
                     const char *text)
{
    struct setting setting = {font, size, true};
    return measure(services, &setting, width, text).h;
}

float ui_text_width(const struct services *services, enum font font, float size, const char *text)
{
    struct setting setting = {font, size, false};
    return measure(services, &setting, 0, text).w;
}

static bool fits_line(const struct services *services, const struct setting *setting,
                      struct box box, const char *text)
{
    return !strchr(text, '\n') && measure(services, setting, 0, text).w <= box.w + SLACK;
}

static bool fits_block(const struct services *services, const struct setting *setting,
                       struct box box, const char *text)
{
    struct extent extent = measure(services, setting, box.w, text);
    return extent.w <= box.w + SLACK && extent.h <= box.h + SLACK;
}

static bool fits(const struct services *services, struct setting *setting, struct box box,
                 const char *text)
{
    setting->wrap = false;
    if (fits_line(services, setting, box, text)) {
        return true;
    }
    setting->wrap = true;
    return fits_block(services, setting, box, text);
}

/* The longest beginning that still fits with an ellipsis behind it. */
static void cut(const struct services *services, struct setting *setting, struct box box,
                const char *text, char out[CUT_SIZE])
{
    size_t length = utf8_cut(text, strlen(text), CUT_SIZE - 4);
    size_t low = 0;
    size_t high = length;
    while (low < high) {
        size_t middle = utf8_cut(text, length, low + (high - low + 1) / 2);
        if (middle <= low) {
            middle = high; /* nothing but the inside of one character is left between */
        }
        snprintf(out, CUT_SIZE, "%.*s\xe2\x80\xa6", (int)middle, text);
        if (fits(services, setting, box, out)) {
            low = middle;
        } else {
            high = utf8_previous(text, middle);
        }
    }
    while (low > 0 && text[low - 1] == ' ') {
        low--;
    }
    snprintf(out, CUT_SIZE, "%.*s\xe2\x80\xa6", (int)low, text);
    fits(services, setting, box, out);
}

void ui_text(struct draw_list *list, const struct services *services, struct box box,
             enum font font, float size, enum align align, struct colour colour, const char *text)
{
    char shorter[CUT_SIZE];
    struct setting setting = {font, size, false};
    float least = fminf(size, TEXT_SMALL);
    bool whole = fits(services, &setting, box, text);
    while (!whole && setting.size > least) {
        setting.size = fmaxf(setting.size - 1, least);
        whole = fits(services, &setting, box, text);
    }
    if (!whole) {
        cut(services, &setting, box, text, shorter);
        text = shorter;
    }
    struct draw_command *command =
        draw_text(list, box, setting.font, setting.size, align, colour, text);
    command->wrap = setting.wrap;
    /* A box for a line or two is a label's, a taller one a paragraph's. */
    command->middle = box.h < 4 * setting.size;
}
