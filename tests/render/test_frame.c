/* Drawing only what changed gives the same pixels as drawing everything: random lists, changed at
 * random. */
#include <setjmp.h>
#include <stdarg.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#include <cmocka.h>

#include "render/studio.h"

enum { ITEMS_MAX = 40, FRAMES = 150, SEEDS = 4 };

/* One command, as it is put into the list each frame. */
struct item {
    enum draw_kind kind;
    struct box box;
    float radius, line, dash, angle;
    struct colour fill, bottom, border;
    unsigned text;
    bool wrap, middle;
};

struct world {
    struct item items[ITEMS_MAX];
    size_t count;
    size_t still; /* so many of them are in a layer */
    uint32_t chance;
};

static const char *const words[] = {"Hope", "Valley of Motives, and a longer line", "gjpqy\nÅÉ",
                                    "7"};

static unsigned chance(struct world *world, unsigned below)
{
    world->chance = world->chance * 1664525u + 1013904223u;
    return (world->chance >> 8) % below;
}

static struct colour any_colour(struct world *world)
{
    static const float opacities[] = {0, 0.3f, 0.7f, 1, 1};
    return colour_fade(colour_hex(chance(world, 0x1000000)), opacities[chance(world, 5)]);
}

static struct item any_item(struct world *world)
{
    static const enum draw_kind kinds[] = {DRAW_PANEL, DRAW_PANEL, DRAW_PATH, DRAW_ART, DRAW_TEXT};
    struct item item = {.kind = kinds[chance(world, 5)]};
    item.box = (struct box){(float)chance(world, 2100) - 100, (float)chance(world, 1200) - 100,
                            (float)chance(world, 4000) / 10, (float)chance(world, 3000) / 10};
    item.radius = chance(world, 2) ? (float)chance(world, 60) : 0;
    item.line = chance(world, 2) ? (float)chance(world, 30) : 0;
    item.dash = chance(world, 4) ? 0 : 12;
    item.angle = chance(world, 3) ? 0 : (float)chance(world, 360);
    item.fill = any_colour(world);
    item.bottom = chance(world, 2) ? item.fill : any_colour(world);
    item.border = any_colour(world);
    item.text = chance(world, 4);
    item.wrap = chance(world, 2);
    item.middle = chance(world, 2);
    return item;
}

static void draw_item(struct draw_list *list, const struct item *item)
{
    const struct box b = item->box;
    char path[128];
    struct draw_command *command = NULL;
    switch (item->kind) {
    case DRAW_PATH:
        snprintf(path, sizeof path, "M%d %d L%d %d L%d %d Z", (int)b.x + 1, (int)b.y + 1,
                 (int)(b.x + b.w), (int)b.y + 1, (int)b.x + 1, (int)(b.y + b.h));
        command = draw_path(list, b, path, item->fill);
        break;
    case DRAW_ART:
        command = draw_art(list, b, item->text & 1 ? "square" : "wide");
        command->fill = item->fill;
        break;
    case DRAW_TEXT:
        command = draw_text(list, b, (enum font)(item->text % FONT_COUNT), 20 + item->radius,
                            (enum align)(item->text % 3), item->fill, words[item->text]);
        break;
    default:
        command = draw_panel(list, b, item->radius, item->fill);
        command->fill_bottom = item->bottom;
        break;
    }
    command->line_width = item->line;
    command->dash = item->dash;
    command->border = item->border;
    command->angle = item->angle;
    command->wrap = item->wrap;
    command->middle = item->middle;
}

static void draw_world(struct draw_list *list, const struct world *world)
{
    draw_list_reset(list);
    list->clear = colour_hex(0x0b0b18);
    draw_layer_begin(list);
    for (size_t i = 0; i < world->count; i++) {
        if (i == world->still) {
            draw_layer_end(list);
        }
        draw_item(list, &world->items[i]);
    }
    if (world->still >= world->count) {
        draw_layer_end(list);
    }
}

/* A few changes, or none. */
static void change_world(struct world *world)
{
    for (unsigned changes = chance(world, 4); changes > 0; changes--) {
        size_t at = chance(world, (unsigned)world->count);
        switch (chance(world, 6)) {
        case 0:
            if (world->count < ITEMS_MAX) {
                world->items[world->count++] = world->items[at];
                world->items[at] = any_item(world);
            }
            break;
        case 1:
            if (world->count > 5) {
                world->items[at] = world->items[--world->count];
            }
            break;
        case 2:
            world->items[at].box.x += 7.3f;
            break;
        case 3:
            world->items[at].fill = any_colour(world);
            break;
        case 4:
            world->items[at].text = chance(world, 4);
            break;
        default:
            world->items[at] = any_item(world);
            break;
        }
    }
}

static void play(struct studio *changing, struct studio *whole, uint32_t seed)
{
    struct world world = {.chance = seed, .count = 20, .still = 8};
    for (size_t i = 0; i < world.count; i++) {
        world.items[i] = any_item(&world);
    }
    for (int frame = 0; frame < FRAMES; frame++) {
        draw_world(&changing->list, &world);
        draw_world(&whole->list, &world);
        renderer_event(whole->renderer, &(SDL_Event){.type = SDL_RENDER_TARGETS_RESET});
        SDL_Surface *a = studio_shot(changing);
        SDL_Surface *b = studio_shot(whole);
        assert_same_pixels(a, b);
        SDL_FreeSurface(a);
        SDL_FreeSurface(b);
        change_world(&world);
    }
}

static void test_same_pixels(void **state)
{
    (void)state;
    struct studio changing, whole;
    studio_open(&changing, 320, 200); /* not the stage's shape: bars, and crooked scales */
    studio_open(&whole, 320, 200);
    for (uint32_t seed = 1; seed <= SEEDS; seed++) {
        play(&changing, &whole, seed);
    }
    assert_string_equal(renderer_error(changing.renderer), "");
    studio_close(&changing);
    studio_close(&whole);
}

static int end(void **state)
{
    (void)state;
    SDL_Quit();
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {cmocka_unit_test(test_same_pixels)};
    return cmocka_run_group_tests(tests, NULL, end);
}
