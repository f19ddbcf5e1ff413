/* The Origin: five Spheres around the Identity. */
#include <stdio.h>

#include "scene/board_draw.h"
#include "scene/event_words.h"

static void draw_sphere_names(struct board_scene *board, struct draw_list *list, unsigned sphere,
                              struct box box)
{
    const struct box line = {box.x - 30, box.y + box.h + 1, box.w + 60, 20};
    ui_text(list, board->scene.services, line, FONT_TEXT, TEXT_SMALL, ALIGN_CENTRE, theme.muted,
            tr_of(board_lang(board), "sphere", sphere_id(sphere), "name"));
}

static void draw_sphere(struct board_scene *board, struct draw_list *list, unsigned sphere)
{
    char id[24], label[WORDS_SIZE], number[8];
    const struct game *shown = board_anim_shown(&board->anim);
    const struct box box = layout_sphere((float)sphere + board_anim_origin(&board->anim));
    const struct thing thing = {THING_SPHERE, (uint16_t)sphere};
    const int willpower = shown->spheres[sphere];
    const float full = (float)willpower / (float)SPHERE_WILLPOWER;
    struct draw_command *ball = draw_panel(list, box, box.w / 2, colour_hex(0x6a55c4));
    ball->fill_bottom = colour_hex(0x2b2359);
    ball->border = theme.gold;
    ball->line_width = 2.5f;
    if (full < 1)
        draw_panel(list, box_inset(box, 2), box.w / 2 - 2,
                   colour_fade(theme.night, 0.55f * (1 - full)));
    draw_piece(list, box_inset(box, 9), "sphere", sphere_id(sphere));
    const struct box badge =
        box_around((struct point){box.x + box.w - 5, box.y + box.h - 18}, 36, 36);
    struct draw_command *plate = draw_panel(list, badge, 18, theme.night);
    plate->border = theme.willpower;
    plate->line_width = 2.5f;
    snprintf(number, sizeof number, "%d", willpower);
    ui_text(list, board->scene.services, badge, FONT_BOLD, 25, ALIGN_CENTRE, theme.ink, number);
    draw_sphere_names(board, list, sphere, box);
    if (board_is_lit(board, thing))
        draw_glow(list, box, box.w / 2, theme.glow,
                  board_is_hot(board, THING_SPHERE, (int16_t)sphere));
    const struct lang_value values[] = {
        {"sphere", tr_of(board_lang(board), "sphere", sphere_id(sphere), "name"), 0},
        {"n", NULL, willpower},
        {"realm", realm_name(board_lang(board), sphere_realm(shown, sphere)), 0},
        {"bonus", tr_of(board_lang(board), "sphere", sphere_id(sphere), "bonus"), 0},
    };
    tr_fill(board_lang(board), label, sizeof label, "board.sphere.label", values, 4);
    struct hit *hit = board_hit(board, list, box, thing, THING_SPHERE, (int16_t)sphere,
                                hit_id(id, sizeof id, "sphere", sphere), label);
    hit->group = GROUP_ORIGIN;
}

static unsigned fragments_of(const struct fragments *own, unsigned size)
{
    const unsigned counts[] = {0, own->minor, own->major, own->cap};
    return counts[size];
}

static void draw_brick(struct draw_list *list, struct box box, unsigned size, unsigned team)
{
    static const char *const art[] = {"", "minor", "major", "cap"};
    char name[48];
    snprintf(name, sizeof name, "piece/fragment_%s_%s", team_id(team), art[size]);
    draw_art(list, box, name);
}

/* Majors lowest, the Cap on top, the two teams by turns: a tower that tells who built how much. */
static void draw_tower(struct board_scene *board, struct draw_list *list)
{
    static const unsigned sizes[] = {SIZE_MAJOR, SIZE_MINOR, SIZE_CAP};
    const struct team_state *teams = board_anim_shown(&board->anim)->teams;
    unsigned total = 0, index = 0;
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        for (size_t i = 0; i < 3; i++)
            total += fragments_of(&teams[team].identity, sizes[i]);
    for (size_t i = 0; i < 3; i++)
        for (unsigned n = 0; n < LAYOUT_BRICKS_MAX; n++)
            for (unsigned team = 0; team < TEAM_COUNT; team++)
                if (n < fragments_of(&teams[team].identity, sizes[i]))
                    draw_brick(list, layout_brick(index++, total, sizes[i]), sizes[i], team);
    const struct box foot = {layout_identity().x, layout_identity().y + 70, layout_identity().w,
                             26};
    if (total == 0)
        ui_text(list, board->scene.services, foot, FONT_TITLE_ITALIC, TEXT_SMALL + 1, ALIGN_CENTRE,
                theme.muted, tr(board_lang(board), "board.identity.empty"));
}

void board_draw_origin(struct board_scene *board, struct draw_list *list)
{
    draw_tower(board, list);
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++)
        draw_sphere(board, list, sphere);
}
