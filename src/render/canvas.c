#include "render/canvas.h"

#include <math.h>
#include <string.h>

#include "render/shape.h"
#include "render/turn.h"

enum { ANGLE_STEPS = 8 /* a degree */ };
static const double PI = 3.14159265358979;

/* ---- For the shapes ---- */

int32_t canvas_colour_key(struct colour colour)
{
    int32_t key;
    _Static_assert(sizeof key == sizeof colour, "a colour is four bytes");
    memcpy(&key, &colour, sizeof key);
    return key;
}

int32_t canvas_length_key(float length)
{
    return (int32_t)lroundf(length * 256);
}

uint8_t canvas_common_opacity(struct colour *const *colours, size_t count)
{
    uint8_t common = 0;
    for (size_t i = 0; i < count; i++) {
        uint8_t opacity = colours[i]->a;
        if (opacity > 0 && common > 0 && opacity != common) {
            return 255;
        }
        common = opacity > 0 ? opacity : common;
    }
    for (size_t i = 0; i < count; i++) {
        colours[i]->a = colours[i]->a > 0 ? 255 : 0;
    }
    return common;
}

int32_t canvas_angle_key(const struct draw_command *command)
{
    return (int32_t)lroundf(fmodf(command->angle, 360) * ANGLE_STEPS);
}

const struct picture *canvas_keep(struct canvas *canvas, const struct picture_key *key,
                                  SDL_Surface *surface, const char *what)
{
    struct picture picture = {NULL, surface ? surface->w : 0, surface ? surface->h : 0};
    int32_t angle = key->numbers[KEY_ANGLE];
    if (angle != 0) {
        surface = turn_surface(surface, (double)angle / ANGLE_STEPS);
    }
    picture.texture = picture_texture(canvas->sdl, surface);
    if (!picture.texture) {
        problem_note(&canvas->problem, what, SDL_GetError());
    }
    return pictures_add(canvas->pictures, key, picture);
}

/* Where the turned picture of `straight` lies. */
static SDL_Rect turned(const struct canvas *canvas, const struct picture *picture,
                       SDL_Rect straight, const struct draw_command *command)
{
    double scale = (double)canvas->viewport.scale;
    double angle = (double)canvas_angle_key(command) / ANGLE_STEPS * PI / 180;
    double centre_x = (double)(command->box.x + command->box.w / 2) * scale;
    double centre_y = (double)(command->box.y + command->box.h / 2) * scale;
    double dx = straight.x + straight.w / 2.0 - centre_x;
    double dy = straight.y + straight.h / 2.0 - centre_y;
    SDL_Rect to = straight;
    SDL_QueryTexture(picture->texture, NULL, NULL, &to.w, &to.h);
    to.x = (int)lround(centre_x + dx * cos(angle) - dy * sin(angle) - to.w / 2.0);
    to.y = (int)lround(centre_y + dy * cos(angle) + dx * sin(angle) - to.h / 2.0);
    return to;
}

void canvas_put(struct canvas *canvas, const struct picture *picture, SDL_Rect to,
                const struct draw_command *command)
{
    if (!picture || !picture->texture) {
        return;
    }
    if (canvas_angle_key(command) != 0) {
        to = turned(canvas, picture, to, command);
    }
    to.x += (int)canvas->viewport.offset_x;
    to.y += (int)canvas->viewport.offset_y;
    SDL_RenderCopy(canvas->sdl, picture->texture, NULL, &to);
}

void canvas_tint(const struct picture *picture, struct colour tint)
{
    if (picture && picture->texture) {
        SDL_SetTextureColorMod(picture->texture, tint.r, tint.g, tint.b);
        SDL_SetTextureAlphaMod(picture->texture, tint.a);
    }
}

void canvas_fill(struct canvas *canvas, SDL_Rect rect, struct colour colour)
{
    if (colour.a == 0 || rect.w <= 0 || rect.h <= 0) {
        return;
    }
    rect.x += (int)canvas->viewport.offset_x;
    rect.y += (int)canvas->viewport.offset_y;
    SDL_SetRenderDrawBlendMode(canvas->sdl,
                               colour.a == 255 ? SDL_BLENDMODE_NONE : SDL_BLENDMODE_BLEND);
    SDL_SetRenderDrawColor(canvas->sdl, colour.r, colour.g, colour.b, colour.a);
    SDL_RenderFillRect(canvas->sdl, &rect);
}

/* ---- Text ---- */

static struct text_style text_style(const struct canvas *canvas, enum font font, float size_du,
                                    float wrap_du)
{
    float scale = canvas->viewport.scale;
    long size = lroundf(size_du * scale);
    /* To the nearest, as a measured width that went through du and back must not wrap. */
    long wrap = lroundf(wrap_du * scale);
    struct text_style style = {font, (int)(size < 1 ? 1 : size), 0, ALIGN_LEFT};
    if (wrap_du > 0) {
        style.wrap = (int)(wrap < 1 ? 1 : wrap);
    }
    return style;
}

static struct picture_key text_key(const struct text_style *style, const char *string)
{
    return (struct picture_key){
        {PICTURE_TEXT, (int32_t)style->font, style->size, style->wrap, (int32_t)style->align},
        string};
}

void canvas_text_size(struct canvas *canvas, enum font font, float size_du, float wrap_du,
                      const char *string, int *width, int *height)
{
    struct text_style style = text_style(canvas, font, size_du, wrap_du);
    struct picture_key key = text_key(&style, string);
    const struct picture *known = pictures_find(canvas->sizes, &key);
    if (known) {
        *width = known->width;
        *height = known->height;
        return;
    }
    if (!text_size(canvas->text, &style, string, width, height)) {
        problem_note(&canvas->problem, "A text can't be measured", SDL_GetError());
        *width = 0;
        *height = 0;
        return;
    }
    pictures_add(canvas->sizes, &key, (struct picture){NULL, *width, *height});
}

static const struct picture *text_picture(struct canvas *canvas, const struct text_style *style,
                                          const char *string, int32_t angle)
{
    struct picture_key key = text_key(style, string);
    key.numbers[KEY_ANGLE] = angle;
    const struct picture *picture = pictures_find(canvas->pictures, &key);
    if (picture) {
        return picture;
    }
    SDL_Surface *surface = text_rasterise(canvas->text, style, string);
    if (!surface && SDL_GetError()[0] == '\0') {
        return pictures_add(canvas->pictures, &key, (struct picture){NULL, 0, 0}); /* blanks only */
    }
    return canvas_keep(canvas, &key, surface, "A text can't be drawn");
}

/* The top of a text of this height in the command's box, in pixels. */
static int text_top(struct canvas *canvas, const struct draw_command *command,
                    const struct text_style *style, int height)
{
    float scale = canvas->viewport.scale;
    float box_top = command->box.y * scale;
    float box_height = command->box.h * scale;
    int top, bottom;
    if (!command->middle || !text_body(canvas->text, style, height, &top, &bottom)) {
        return (int)lroundf(box_top);
    }
    /* The capitals' middle at the box's middle, but accents and descenders stay inside if they can.
     */
    float y = box_top + (box_height - (float)(top + bottom)) / 2;
    if ((float)height <= box_height) {
        y = fminf(fmaxf(y, box_top), box_top + box_height - (float)height);
    }
    return (int)lroundf(y);
}

static void draw_text_command(struct canvas *canvas, const struct draw_list *list,
                              const struct draw_command *command)
{
    const char *string = draw_string(list, command->text);
    if (string[0] == '\0' || command->fill.a == 0 || command->font >= FONT_COUNT) {
        return;
    }
    struct text_style style = text_style(canvas, (enum font)command->font, command->size,
                                         command->wrap ? command->box.w : 0);
    style.align = (enum align)command->align;
    const struct picture *picture = text_picture(canvas, &style, string, canvas_angle_key(command));
    if (!picture || !picture->texture) {
        return;
    }
    float scale = canvas->viewport.scale;
    float room = command->box.w * scale - (float)picture->width;
    float share = style.align == ALIGN_LEFT ? 0 : style.align == ALIGN_CENTRE ? 0.5f : 1;
    int x = (int)lroundf(command->box.x * scale + room * share);
    int y = text_top(canvas, command, &style, picture->height);
    canvas_tint(picture, command->fill);
    canvas_put(canvas, picture, (SDL_Rect){x, y, picture->width, picture->height}, command);
}

/* ---- Art ---- */

static void draw_art_command(struct canvas *canvas, const struct draw_list *list,
                             const struct draw_command *command)
{
    float scale = canvas->viewport.scale;
    int width = (int)lroundf(command->box.w * scale);
    int height = (int)lroundf(command->box.h * scale);
    const char *name = draw_string(list, command->text);
    if (width < 1 || height < 1 || command->fill.a == 0) {
        return;
    }
    struct picture_key key = {{PICTURE_ART, width, height, [KEY_ANGLE] = canvas_angle_key(command)},
                              name};
    const struct picture *picture = pictures_find(canvas->pictures, &key);
    if (!picture) {
        SDL_Surface *surface = art_rasterise(canvas->art, name, width, height, &canvas->problem);
        picture = surface ? canvas_keep(canvas, &key, surface, "A picture can't be drawn")
                          : pictures_add(canvas->pictures, &key, (struct picture){NULL, 0, 0});
    }
    if (!picture || !picture->texture) {
        return;
    }
    int x = (int)lroundf((command->box.x + command->box.w / 2) * scale - (float)picture->width / 2);
    int y =
        (int)lroundf((command->box.y + command->box.h / 2) * scale - (float)picture->height / 2);
    canvas_tint(picture, command->fill);
    canvas_put(canvas, picture, (SDL_Rect){x, y, picture->width, picture->height}, command);
}

/* ---- Bounds ---- */

static SDL_Rect rect_around(float left, float top, float right, float bottom)
{
    /* A box of nonsense must not overflow. */
    const float most = 1 << 20;
    int x = (int)floorf(fmaxf(-most, fminf(left, most))) - 2;
    int y = (int)floorf(fmaxf(-most, fminf(top, most))) - 2;
    int x_end = (int)ceilf(fmaxf(-most, fminf(right, most))) + 2;
    int y_end = (int)ceilf(fmaxf(-most, fminf(bottom, most))) + 2;
    return (SDL_Rect){x, y, x_end - x, y_end - y};
}

/* Text may be larger than its box. */
static struct box text_box(struct canvas *canvas, const struct draw_list *list,
                           const struct draw_command *command)
{
    const float scale = canvas->viewport.scale;
    struct box box = command->box;
    int width, height;
    if (command->font >= FONT_COUNT) {
        return box;
    }
    canvas_text_size(canvas, (enum font)command->font, command->size, command->wrap ? box.w : 0,
                     draw_string(list, command->text), &width, &height);
    float room = box.w - (float)width / scale;
    float share = command->align == ALIGN_LEFT ? 0 : command->align == ALIGN_CENTRE ? 0.5f : 1;
    float middle = box.y + box.h / 2;
    float high = (float)height / scale;
    box.x += room * share;
    box.w -= room;
    box.y = command->middle ? middle - high : box.y; /* its capitals are centred, not the whole */
    box.h = command->middle ? 2 * high : high;
    return box;
}

SDL_Rect canvas_bounds(struct canvas *canvas, const struct draw_list *list,
                       const struct draw_command *command)
{
    const struct viewport *v = &canvas->viewport;
    struct box box = command->box;
    if (command->kind == DRAW_LAYER_BEGIN || command->kind == DRAW_LAYER_END) {
        return (SDL_Rect){0, 0, 0, 0};
    }
    if (command->kind == DRAW_TEXT) {
        box = text_box(canvas, list, command);
    } else if (command->kind == DRAW_PATH) {
        box = box_inset(box, -fmaxf(command->line_width, 1 / v->scale));
    }
    if (canvas_angle_key(command) != 0) {
        /* However far it is turned about its own box's centre, it stays in this circle. */
        float x = command->box.x + command->box.w / 2;
        float y = command->box.y + command->box.h / 2;
        float reach =
            hypotf(fmaxf(x - box.x, box.x + box.w - x), fmaxf(y - box.y, box.y + box.h - y));
        box = (struct box){x - reach, y - reach, 2 * reach, 2 * reach};
    }
    SDL_Rect rect = rect_around(box.x * v->scale, box.y * v->scale, (box.x + box.w) * v->scale,
                                (box.y + box.h) * v->scale);
    rect.x += (int)v->offset_x;
    rect.y += (int)v->offset_y;
    const SDL_Rect output = {0, 0, v->output_width, v->output_height};
    SDL_Rect visible;
    return SDL_IntersectRect(&rect, &output, &visible) ? visible : (SDL_Rect){0, 0, 0, 0};
}

/* ---- All ---- */

SDL_Texture *canvas_target(struct canvas *canvas, SDL_Texture *texture)
{
    int width = canvas->viewport.output_width;
    int height = canvas->viewport.output_height;
    int w, h;
    if (texture && SDL_QueryTexture(texture, NULL, NULL, &w, &h) == 0 && w == width &&
        h == height) {
        return texture;
    }
    if (texture) {
        SDL_DestroyTexture(texture);
    }
    /* Without an alpha channel, as the window: copying is plain moving of bytes then. */
    texture = SDL_CreateTexture(canvas->sdl, SDL_PIXELFORMAT_RGB888, SDL_TEXTUREACCESS_TARGET,
                                width, height);
    if (texture) {
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_NONE);
        SDL_SetTextureScaleMode(texture, SDL_ScaleModeNearest);
    }
    return texture;
}

/* The part of an area that lies on the stage; the bars stay clean. The stage ends at the pixel
 * where a panel covering it ends. */
static SDL_Rect on_stage(const struct viewport *v, const SDL_Rect *area)
{
    SDL_Rect stage = {(int)v->offset_x, (int)v->offset_y, (int)lroundf(STAGE_WIDTH * v->scale),
                      (int)lroundf(STAGE_HEIGHT * v->scale)};
    SDL_Rect rect;
    return SDL_IntersectRect(&stage, area, &rect) ? rect : (SDL_Rect){0, 0, 0, 0};
}

static void draw_command(struct canvas *canvas, const struct draw_list *list,
                         const struct draw_command *command)
{
    switch ((enum draw_kind)command->kind) {
    case DRAW_PANEL:
        shape_panel(canvas, command);
        break;
    case DRAW_PATH:
        shape_path(canvas, command, draw_string(list, command->text));
        break;
    case DRAW_ART:
        draw_art_command(canvas, list, command);
        break;
    case DRAW_TEXT:
        draw_text_command(canvas, list, command);
        break;
    case DRAW_LAYER_BEGIN:
    case DRAW_LAYER_END:
    case DRAW_KIND_COUNT:
        break;
    }
}

void canvas_draw(struct canvas *canvas, const struct draw_list *list, size_t from, size_t to,
                 const SDL_Rect *bounds, const SDL_Rect *area)
{
    SDL_Rect clip = on_stage(&canvas->viewport, area);
    if (SDL_RectEmpty(&clip)) {
        return;
    }
    SDL_RenderSetClipRect(canvas->sdl, &clip);
    for (size_t i = from; i < to; i++) {
        if (!bounds || SDL_HasIntersection(&bounds[i], &clip)) {
            draw_command(canvas, list, &list->commands[i]);
        }
    }
    SDL_RenderSetClipRect(canvas->sdl, NULL);
}
