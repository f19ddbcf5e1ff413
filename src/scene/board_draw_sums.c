/* "Why": every sum on the board with its parts. From each Emotion a line leads to the sums it
 * counts for, with what it adds; a crossed, dashed one where it is blocked (R11.4). */
#include <stdio.h>

#include "scene/board_draw.h"

static struct point towards(struct point from, struct point to, float t)
{
    return (struct point){from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t};
}

static void draw_line(struct draw_list *list, struct point from, struct point to,
                      struct colour colour, bool dashed)
{
    char path[96];
    snprintf(path, sizeof path, "M%.1f %.1fL%.1f %.1f", (double)from.x, (double)from.y,
             (double)to.x, (double)to.y);
    const float x = from.x < to.x ? from.x : to.x;
    const float y = from.y < to.y ? from.y : to.y;
    const float w = from.x < to.x ? to.x - from.x : from.x - to.x;
    const float h = from.y < to.y ? to.y - from.y : from.y - to.y;
    struct draw_command *line =
        draw_path(list, box_inset((struct box){x, y, w, h}, -4), path, (struct colour){0, 0, 0, 0});
    line->border = colour;
    line->line_width = 3;
    line->dash = dashed ? 6 : 0;
}

static void draw_amount(struct board_scene *board, struct draw_list *list, struct point at,
                        const struct contribution *part)
{
    char text[8];
    const bool blocked = part->amount == 0;
    const struct box box = box_around(at, 30, 24);
    struct draw_command *plate = draw_panel(list, box, 13, theme.night);
    plate->border = blocked ? theme.warn : theme.team[part->team];
    plate->line_width = 2;
    snprintf(text, sizeof text, blocked ? "×" : "+%d", part->amount);
    ui_text(list, board->scene.services, box, FONT_BOLD, TEXT_SMALL, ALIGN_CENTRE,
            blocked ? theme.warn : theme.team[part->team], text);
}

static void draw_part(struct board_scene *board, struct draw_list *list, struct box sums,
                      const struct contribution *part, struct box fortress, float at)
{
    const bool blocked = part->slot != SLOT_NONE && part->blocked_by != SLOT_NONE;
    const struct box source = part->slot == SLOT_NONE ? fortress : layout_slot(part->slot);
    const struct point from = box_centre(source);
    const struct point to = box_centre(sums);
    const float start = part->slot == SLOT_NONE ? 0.2f : 0.3f;
    draw_line(list, towards(from, to, start), towards(from, to, 0.86f),
              colour_fade(blocked ? theme.warn : theme.team[part->team], 0.85f), blocked);
    draw_amount(board, list, towards(from, to, part->slot == SLOT_NONE ? 0.45f : at), part);
}

void board_draw_sums(struct board_scene *board, struct draw_list *list)
{
    struct contribution parts[CONTRIBUTIONS_MAX];
    const struct game *shown = board_anim_shown(&board->anim);
    const struct box none = {0, 0, 0, 0};
    for (unsigned realm = 0; realm < REALM_COUNT; realm++) {
        const size_t count = realm_contributions(shown, realm, parts);
        for (size_t i = 0; i < count; i++)
            draw_part(board, list, layout_realm_sums(realm), &parts[i], layout_fortress(realm),
                      0.66f);
    }
    for (unsigned frontier = 0; frontier < FRONTIER_COUNT; frontier++) {
        const size_t count = frontier_contributions(shown, frontier, parts);
        for (size_t i = 0; i < count; i++)
            draw_part(board, list, layout_frontier_sums(frontier), &parts[i], none, 0.42f);
    }
}
