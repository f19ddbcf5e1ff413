#include "scene/text_field.h"

#include <math.h>
#include <string.h>

#include "scene/utf8.h"

/* ---- Text ---- */

static bool is_wanted(const struct text_field *field, const char *character)
{
    unsigned char byte = (unsigned char)*character;
    if (field->digits) {
        return byte >= '0' && byte <= '9';
    }
    return byte >= ' ' && byte != 0x7f; /* no control characters: names stand in records */
}

/* Puts one character of `length` bytes at the caret. */
static void insert(struct text_field *field, const char *character, size_t length)
{
    size_t used = strlen(field->text);
    if (used + length >= TEXT_FIELD_SIZE || utf8_count(field->text) >= field->limit) {
        return;
    }
    memmove(field->text + field->caret + length, field->text + field->caret,
            used - field->caret + 1);
    memcpy(field->text + field->caret, character, length);
    field->caret += length;
}

/* Where the character at `at` ends. */
static size_t next(const char *text, size_t at)
{
    size_t length = strlen(text);
    size_t end = at + 1;
    while (end < length && utf8_previous(text, end + 1) != end) {
        end++;
    }
    return end < length ? end : length;
}

static void type(struct text_field *field, const char *text)
{
    if (!utf8_valid(text, strlen(text))) {
        return;
    }
    while (*text != '\0') {
        size_t length = next(text, 0);
        if (is_wanted(field, text)) {
            insert(field, text, length);
        }
        text += length;
    }
}

static void backspace(struct text_field *field)
{
    size_t from = utf8_previous(field->text, field->caret);
    memmove(field->text + from, field->text + field->caret, strlen(field->text + field->caret) + 1);
    field->caret = from;
}

/* ---- The field ---- */

void text_field_init(struct text_field *field, const char *text, unsigned limit, bool digits)
{
    *field = (struct text_field){.limit = (uint8_t)limit, .digits = digits};
    type(field, text);
}

void text_field_open(struct text_field *field)
{
    memcpy(field->before, field->text, sizeof field->before);
    field->caret = strlen(field->text);
    field->open = true;
}

void text_field_close(struct text_field *field)
{
    field->open = false;
}

bool text_field_handle(struct text_field *field, const struct intent *intent)
{
    if (!field->open) {
        return false;
    }
    switch ((enum intent_kind)intent->kind) {
    case INTENT_TEXT:
        type(field, intent->text);
        return true;
    case INTENT_BACKSPACE:
        backspace(field);
        return true;
    case INTENT_LEFT:
        field->caret = utf8_previous(field->text, field->caret);
        return true;
    case INTENT_RIGHT:
        if (field->text[field->caret] != '\0') {
            field->caret = next(field->text, field->caret);
        }
        return true;
    case INTENT_CANCEL:
        memcpy(field->text, field->before, sizeof field->text);
        field->open = false;
        return true;
    case INTENT_ACCEPT:
        field->open = false;
        return true;
    default:
        return false;
    }
}

/* ---- Drawing ---- */

/* The caret stands behind the words before it; it doesn't blink, so that nothing moves while nobody
 * types. */
static void draw_caret(struct draw_list *list, const struct services *services,
                       const struct text_field *field, struct box words, float size)
{
    char before[TEXT_FIELD_SIZE];
    memcpy(before, field->text, field->caret);
    before[field->caret] = '\0';
    float x = words.x + ui_text_width(services, FONT_TEXT, size, before) + 1;
    struct box caret = {fminf(x, words.x + words.w), words.y + words.h / 2 - size * 0.62f, 2,
                        size * 1.24f};
    draw_panel(list, caret, 0, theme.glow);
}

/* The size at which the whole text stays in its box, so that the caret needs no scrolling. */
static float fitting_size(const struct services *services, const char *text, float width)
{
    float size = TEXT_LARGE - 2;
    while (size > TEXT_SMALL && ui_text_width(services, FONT_TEXT, size, text) > width) {
        size -= 1;
    }
    return size;
}

void text_field_draw(struct draw_list *list, const struct services *services,
                     const struct ui_state *ui, const struct text_field *field,
                     const struct text_field_look *look)
{
    bool hovered = ui_hovered(ui, look->kind, look->index);
    struct draw_command *panel = draw_panel(list, look->box, 10, colour_fade(theme.night, 0.85f));
    panel->border = field->open ? theme.glow : hovered ? theme.gold : theme.panel_edge;
    panel->line_width = field->open ? 2 : 1.5f;
    struct box words = {look->box.x + 16, look->box.y, look->box.w - 32, look->box.h};
    float size = fitting_size(services, field->text, words.w);
    if (field->text[0] != '\0') {
        ui_text(list, services, words, FONT_TEXT, size, ALIGN_LEFT, theme.ink, field->text);
    } else if (!field->open) {
        ui_text(list, services, words, FONT_TEXT, TEXT_BODY, ALIGN_LEFT, theme.muted, look->hint);
    }
    if (field->open) {
        draw_caret(list, services, field, words, size);
    }
    ui_focus_ring(list, ui, look->box, 10, look->kind, look->index);
    draw_hit(list, look->box, look->kind, look->index, look->id, look->label)->group = look->group;
}
