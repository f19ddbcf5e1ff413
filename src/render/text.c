#include "render/text.h"

#include <SDL_ttf.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static const char *const font_files[] = {
    [FONT_TITLE] = "EBGaramond12-Regular.otf",
    [FONT_TITLE_ITALIC] = "EBGaramond12-Italic.otf",
    [FONT_TEXT] = "Lato-Regular.ttf",
    [FONT_BOLD] = "Lato-Bold.ttf",
};
_Static_assert(sizeof font_files / sizeof font_files[0] == FONT_COUNT, "a file for each font");

/* One open font per face and size: changing the size of an open one costs far more than drawing. */
enum { OPEN_FONTS = 64, PATH_SIZE = 2048 };

struct open_font {
    TTF_Font *ttf; /* NULL: free */
    enum font font;
    int size;
    unsigned last_used;
};

struct face {
    void *data; /* the file */
    size_t size;
};

/* A piece of the buffer. */
struct line {
    size_t start, length;
    int width;
};

struct text {
    struct face faces[FONT_COUNT];
    struct open_font open[OPEN_FONTS];
    unsigned clock;
    bool started; /* SDL_ttf */
    /* The string last laid out, and its lines. */
    char *buffer;
    size_t buffer_capacity;
    struct line *lines;
    size_t line_count, line_capacity;
};

/* ---- Fonts ---- */

static bool load_face(struct face *face, const char *assets, const char *file, char *error,
                      size_t error_size)
{
    char path[PATH_SIZE];
    int length = snprintf(path, sizeof path, "%s/fonts/%s", assets, file);
    if (length < 0 || (size_t)length >= sizeof path) {
        snprintf(error, error_size, "The path of the font %s is too long.", file);
        return false;
    }
    face->data = SDL_LoadFile(path, &face->size);
    if (!face->data) {
        snprintf(error, error_size, "The font file %s can't be read.", path);
        return false;
    }
    /* Opened once here, so that a broken file is found now and not in the middle of a game. */
    TTF_Font *font = TTF_OpenFontRW(SDL_RWFromConstMem(face->data, (int)face->size), 1, 16);
    if (!font) {
        snprintf(error, error_size, "The font file %s is broken: %s.", path, TTF_GetError());
        return false;
    }
    TTF_CloseFont(font);
    return true;
}

struct text *text_new(const char *assets, char *error, size_t error_size)
{
    struct text *text = calloc(1, sizeof *text);
    if (!text) {
        snprintf(error, error_size, "There is no memory for the fonts.");
        return NULL;
    }
    text->started = TTF_Init() == 0;
    if (!text->started) {
        snprintf(error, error_size, "Text can't be drawn: %s.", TTF_GetError());
        text_destroy(text);
        return NULL;
    }
    for (size_t i = 0; i < FONT_COUNT; i++) {
        if (!load_face(&text->faces[i], assets, font_files[i], error, error_size)) {
            text_destroy(text);
            return NULL;
        }
    }
    return text;
}

void text_destroy(struct text *text)
{
    if (!text) {
        return;
    }
    for (size_t i = 0; i < OPEN_FONTS; i++) {
        if (text->open[i].ttf) {
            TTF_CloseFont(text->open[i].ttf);
        }
    }
    for (size_t i = 0; i < FONT_COUNT; i++) {
        SDL_free(text->faces[i].data);
    }
    free(text->buffer);
    free(text->lines);
    if (text->started) {
        TTF_Quit();
    }
    free(text);
}

static TTF_Font *open_font(struct text *text, enum font font, int size)
{
    struct open_font *oldest = &text->open[0];
    text->clock++;
    for (size_t i = 0; i < OPEN_FONTS; i++) {
        struct open_font *open = &text->open[i];
        if (open->ttf && open->font == font && open->size == size) {
            open->last_used = text->clock;
            return open->ttf;
        }
        if (!open->ttf || (oldest->ttf && open->last_used < oldest->last_used)) {
            oldest = open;
        }
    }
    const struct face *face = &text->faces[font];
    TTF_Font *ttf = TTF_OpenFontRW(SDL_RWFromConstMem(face->data, (int)face->size), 1, size);
    if (!ttf) {
        return NULL;
    }
    /* Pinned, so that text has the same width on every system. */
    TTF_SetFontHinting(ttf, TTF_HINTING_LIGHT);
    if (oldest->ttf) {
        TTF_CloseFont(oldest->ttf);
    }
    *oldest = (struct open_font){ttf, font, size, text->clock};
    return ttf;
}

/* ---- Breaking lines ---- */

/* The width of `length` bytes of the buffer from `start`. */
static int width_of(struct text *text, TTF_Font *font, size_t start, size_t length)
{
    char *end = text->buffer + start + length;
    char kept = *end;
    int width = 0;
    *end = '\0';
    TTF_SizeUTF8(font, text->buffer + start, &width, NULL);
    *end = kept;
    return width;
}

static bool is_letter(char c)
{
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (unsigned char)c >= 0x80;
}

/* May a line end before byte i? At spaces, and after a hyphen within a word. */
static bool may_break(const char *s, size_t i, size_t length)
{
    if (i == length || s[i] == ' ') {
        return true;
    }
    return i >= 2 && s[i - 1] == '-' && is_letter(s[i - 2]) && is_letter(s[i]);
}

/* Of `length` bytes from `start`, how many make the longest line of whole words; 0: the first is
 * too long. */
static size_t words_that_fit(struct text *text, TTF_Font *font, size_t start, size_t length,
                             int wrap)
{
    size_t best = 0;
    for (size_t i = 1; i <= length; i++) {
        if (may_break(text->buffer + start, i, length)) {
            if (width_of(text, font, start, i) > wrap) {
                break;
            }
            best = i;
        }
    }
    return best;
}

static size_t next_character(const char *s, size_t i, size_t length)
{
    do {
        i++;
    } while (i < length && ((unsigned char)s[i] & 0xc0) == 0x80);
    return i;
}

/* The same for a part of a word: at least one character. */
static size_t characters_that_fit(struct text *text, TTF_Font *font, size_t start, size_t length,
                                  int wrap)
{
    size_t best = next_character(text->buffer + start, 0, length);
    while (best < length) {
        size_t next = next_character(text->buffer + start, best, length);
        if (width_of(text, font, start, next) > wrap) {
            break;
        }
        best = next;
    }
    return best;
}

static bool add_line(struct text *text, TTF_Font *font, size_t start, size_t length)
{
    if (text->line_count == text->line_capacity) {
        size_t capacity = text->line_capacity ? 2 * text->line_capacity : 16;
        struct line *lines = realloc(text->lines, capacity * sizeof *lines);
        if (!lines) {
            SDL_OutOfMemory();
            return false;
        }
        text->lines = lines;
        text->line_capacity = capacity;
    }
    int width = length > 0 ? width_of(text, font, start, length) : 0;
    text->lines[text->line_count++] = (struct line){start, length, width};
    return true;
}

static bool break_paragraph(struct text *text, TTF_Font *font, size_t start, size_t length,
                            int wrap)
{
    if (wrap <= 0) {
        return add_line(text, font, start, length);
    }
    do {
        size_t fit = words_that_fit(text, font, start, length, wrap);
        if (fit == 0 && length > 0) {
            fit = characters_that_fit(text, font, start, length, wrap);
        }
        if (!add_line(text, font, start, fit)) {
            return false;
        }
        while (fit < length && text->buffer[start + fit] == ' ') {
            fit++;
        }
        start += fit;
        length -= fit;
    } while (length > 0);
    return true;
}

/* Copies the string into the buffer and finds its lines. NULL with a reason in SDL_GetError(). */
static TTF_Font *lay_out(struct text *text, const struct text_style *style, const char *string)
{
    TTF_Font *font = open_font(text, style->font, style->size);
    size_t size = strlen(string) + 1;
    if (!font) {
        return NULL;
    }
    if (size > text->buffer_capacity) {
        char *buffer = realloc(text->buffer, 2 * size);
        if (!buffer) {
            SDL_OutOfMemory();
            return NULL;
        }
        text->buffer = buffer;
        text->buffer_capacity = 2 * size;
    }
    memcpy(text->buffer, string, size);
    text->line_count = 0;
    size_t start = 0;
    for (;;) {
        size_t length = strcspn(text->buffer + start, "\n");
        bool last = text->buffer[start + length] == '\0';
        if (!break_paragraph(text, font, start, length, style->wrap)) {
            return NULL;
        }
        if (last) {
            return font;
        }
        start += length + 1;
    }
}

/* ---- Sizes ---- */

static int line_step(const TTF_Font *font)
{
    int skip = TTF_FontLineSkip(font);
    int height = TTF_FontHeight(font);
    return skip > height ? skip : height;
}

static void lines_size(const struct text *text, const TTF_Font *font, int *width, int *height)
{
    *width = 0;
    for (size_t i = 0; i < text->line_count; i++) {
        *width = text->lines[i].width > *width ? text->lines[i].width : *width;
    }
    *height = (int)(text->line_count - 1) * line_step(font) + TTF_FontHeight(font);
}

bool text_size(struct text *text, const struct text_style *style, const char *string, int *width,
               int *height)
{
    TTF_Font *font = lay_out(text, style, string);
    if (!font) {
        return false;
    }
    lines_size(text, font, width, height);
    return true;
}

bool text_body(struct text *text, const struct text_style *style, int height, int *top, int *bottom)
{
    TTF_Font *font = open_font(text, style->font, style->size);
    int capital;
    if (!font || TTF_GlyphMetrics(font, 'H', NULL, NULL, NULL, &capital, NULL) != 0) {
        return false;
    }
    *top = TTF_FontAscent(font) - capital;
    *bottom = height - TTF_FontHeight(font) + TTF_FontAscent(font);
    return true;
}

/* ---- Pixels ---- */

static bool draw_line(struct text *text, TTF_Font *font, const struct line *line, SDL_Surface *onto,
                      int x, int y)
{
    char *end = text->buffer + line->start + line->length;
    char kept = *end;
    *end = '\0';
    SDL_Surface *piece =
        TTF_RenderUTF8_Blended(font, text->buffer + line->start, (SDL_Color){255, 255, 255, 255});
    *end = kept;
    if (!piece) {
        return false;
    }
    /* Blending white over transparent white: ink of the line above that reaches down here is kept.
     */
    SDL_SetSurfaceBlendMode(piece, SDL_BLENDMODE_BLEND);
    bool done = SDL_BlitSurface(piece, NULL, onto, &(SDL_Rect){x, y, 0, 0}) == 0;
    SDL_FreeSurface(piece);
    return done;
}

SDL_Surface *text_rasterise(struct text *text, const struct text_style *style, const char *string)
{
    TTF_Font *font = lay_out(text, style, string);
    int width, height;
    if (!font) {
        return NULL;
    }
    lines_size(text, font, &width, &height);
    if (width <= 0) {
        SDL_ClearError();
        return NULL;
    }
    SDL_Surface *surface =
        SDL_CreateRGBSurfaceWithFormat(0, width, height, 32, SDL_PIXELFORMAT_ARGB8888);
    if (!surface) {
        return NULL;
    }
    SDL_FillRect(surface, NULL, SDL_MapRGBA(surface->format, 255, 255, 255, 0));
    for (size_t i = 0; i < text->line_count; i++) {
        const struct line *line = &text->lines[i];
        int room = width - line->width;
        int x = style->align == ALIGN_LEFT ? 0 : style->align == ALIGN_CENTRE ? room / 2 : room;
        if (line->width > 0 && !draw_line(text, font, line, surface, x, (int)i * line_step(font))) {
            SDL_FreeSurface(surface);
            return NULL;
        }
    }
    return surface;
}
