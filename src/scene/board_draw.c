#include "scene/board_draw.h"

#include <assert.h>
#include <math.h>
#include <stdio.h>

/* ---- Paths ---- */

const char *path_ellipse(char *out, size_t size, struct point centre, struct point axes)
{
    snprintf(out, size, "M%.1f %.1fA%.1f %.1f 0 1 1 %.1f %.1fA%.1f %.1f 0 1 1 %.1f %.1fZ",
             (double)(centre.x - axes.x), (double)centre.y, (double)axes.x, (double)axes.y,
             (double)(centre.x + axes.x), (double)centre.y, (double)axes.x, (double)axes.y,
             (double)(centre.x - axes.x), (double)centre.y);
    return out;
}

const char *path_rounded(char *out, size_t size, struct box box, float radius)
{
    const double x = (double)box.x, y = (double)box.y, w = (double)box.w, h = (double)box.h,
                 r = (double)radius;
    snprintf(out, size,
             "M%.1f %.1fh%.1fa%.1f %.1f 0 0 1 %.1f %.1fv%.1fa%.1f %.1f 0 0 1 %.1f %.1fh%.1fa%.1f "
             "%.1f 0 0 1 %.1f "
             "%.1fv%.1fa%.1f %.1f 0 0 1 %.1f %.1fZ",
             x + r, y, w - 2 * r, r, r, r, r, h - 2 * r, r, r, -r, r, 2 * r - w, r, r, -r, -r,
             2 * r - h, r, r, r, -r);
    return out;
}

const char *path_arc(char *out, size_t size, unsigned from, unsigned to, struct point axes)
{
    const struct point a = layout_border(from, axes);
    const struct point b = layout_border(to, axes);
    snprintf(out, size, "M%.1f %.1fA%.1f %.1f 0 0 1 %.1f %.1f", (double)a.x, (double)a.y,
             (double)axes.x, (double)axes.y, (double)b.x, (double)b.y);
    return out;
}

const char *path_sector(char *out, size_t size, unsigned from, unsigned to, struct point inner,
                        struct point outer)
{
    const struct point a = layout_border(from, outer);
    const struct point b = layout_border(to, outer);
    const struct point c = layout_border(to, inner);
    const struct point d = layout_border(from, inner);
    snprintf(out, size, "M%.1f %.1fA%.1f %.1f 0 0 1 %.1f %.1fL%.1f %.1fA%.1f %.1f 0 0 0 %.1f %.1fZ",
             (double)a.x, (double)a.y, (double)outer.x, (double)outer.y, (double)b.x, (double)b.y,
             (double)c.x, (double)c.y, (double)inner.x, (double)inner.y, (double)d.x, (double)d.y);
    return out;
}

static struct box hull(struct box box, struct point at)
{
    const float right = fmaxf(box.x + box.w, at.x);
    const float bottom = fmaxf(box.y + box.h, at.y);
    const float x = fminf(box.x, at.x);
    const float y = fminf(box.y, at.y);
    return (struct box){x, y, right - x, bottom - y};
}

struct box sector_bounds(unsigned from, unsigned to, struct point inner, struct point outer)
{
    enum { STEPS = 16, MARGIN = 8 };
    const struct point centre = layout_centre();
    const struct point start = layout_border(from, outer);
    float first = layout_border_angle(from), last = layout_border_angle(to);
    struct box box = {start.x, start.y, 0, 0};
    while (last < first)
        last += 360;
    for (int i = 0; i <= STEPS; i++) {
        const float radians = (first + (last - first) * (float)i / STEPS) / 57.29578f;
        const float c = cosf(radians), s = sinf(radians);
        box = hull(box, (struct point){centre.x + outer.x * c, centre.y + outer.y * s});
        box = hull(box, (struct point){centre.x + inner.x * c, centre.y + inner.y * s});
    }
    return box_inset(box, -MARGIN);
}

/* ---- Areas ---- */

unsigned area_first(unsigned area)
{
    const unsigned slot =
        area < REALM_COUNT ? realm_slot_first(area) : frontier_slot(area - REALM_COUNT);
    return slot_prev(slot);
}

unsigned area_last(unsigned area)
{
    return area < REALM_COUNT ? realm_slot_second(area) : frontier_slot(area - REALM_COUNT);
}

unsigned area_control(const struct game *game, unsigned area)
{
    return area < REALM_COUNT ? game->sums.realm_control[area]
                              : game->sums.frontier_control[area - REALM_COUNT];
}

/* ---- Pieces ---- */

static void number(struct draw_list *list, const struct services *services, struct box box,
                   enum align align, struct colour colour, int value, float size)
{
    char text[16];
    snprintf(text, sizeof text, "%d", value);
    ui_text(list, services, box, FONT_BOLD, size, align, colour, text);
}

void draw_sums(struct draw_list *list, const struct services *services, struct box box, int bliss,
               int gloom, unsigned ahead)
{
    char path[256];
    struct draw_command *plate = draw_panel(list, box, box.h / 2, colour_fade(theme.night, 0.86f));
    if (ahead == TEAM_NONE) {
        plate->border = colour_fade(theme.muted, 0.5f);
        plate->line_width = 1;
    } else {
        plate->fill = theme.team_card_top[ahead];
        plate->fill_bottom = theme.team_card_bottom[ahead];
        if (ahead == TEAM_BLISS) {
            plate->border = theme.team[ahead];
            plate->line_width = 3;
        } else {
            struct draw_command *edge = draw_path(
                list, box, path_rounded(path, sizeof path, box_inset(box, 1.5f), box.h / 2 - 1.5f),
                (struct colour){0});
            edge->border = theme.team[ahead];
            edge->line_width = 3;
            edge->dash = 7;
        }
    }
    const float half = box.w / 2;
    const float size = box.h * 0.7f;
    number(list, services, (struct box){box.x, box.y, half - 7, box.h}, ALIGN_RIGHT,
           theme.team[TEAM_BLISS], bliss, size);
    ui_text(list, services, (struct box){box.x, box.y - 2, box.w, box.h}, FONT_BOLD, size,
            ALIGN_CENTRE, theme.muted, ":");
    number(list, services, (struct box){box.x + half + 7, box.y, half - 7, box.h}, ALIGN_LEFT,
           theme.team[TEAM_GLOOM], gloom, size);
}

void draw_glow(struct draw_list *list, struct box box, float radius, struct colour colour,
               bool strong)
{
    const struct {
        float out, opacity;
    } rings[] = {{9, 0.10f}, {6, 0.16f}, {3, 0.3f}};
    for (size_t i = 0; i < sizeof rings / sizeof rings[0]; i++) {
        struct draw_command *ring = draw_panel(list, box_inset(box, -rings[i].out),
                                               radius + rings[i].out, (struct colour){0});
        ring->border = colour_fade(colour, rings[i].opacity * (strong ? 1.8f : 1));
        ring->line_width = 4;
    }
    struct draw_command *edge =
        draw_panel(list, box_inset(box, -1), radius + 1, (struct colour){0});
    edge->border = colour_fade(colour, strong ? 1 : 0.8f);
    edge->line_width = strong ? 4 : 2.5f;
}

void draw_vibe(struct draw_list *list, struct box box, unsigned vibe)
{
    if (vibe == VIBE_NONE) {
        char path[160];
        const struct point axes = {box.w / 2 - 1, box.h / 2 - 1};
        struct draw_command *place =
            draw_path(list, box, path_ellipse(path, sizeof path, box_centre(box), axes),
                      colour_fade(theme.night, 0.6f));
        place->border = theme.muted;
        place->line_width = 1.5f;
        place->dash = 3.5f;
        return;
    }
    draw_piece(list, box, "vibe", vibe_id(vibe));
}

void draw_piece(struct draw_list *list, struct box box, const char *group, const char *id)
{
    char name[64];
    snprintf(name, sizeof name, "%s/%s", group, id);
    draw_art(list, box, name);
}

const char *hit_id(char *out, size_t size, const char *group, unsigned index)
{
    snprintf(out, size, "%s.%u", group, index);
    return out;
}

/* ---- Hit areas ---- */

bool board_is_hot(const struct board_scene *board, uint16_t hit_kind, int16_t hit_index)
{
    if (board->drag.on)
        return board->drag.over_kind == hit_kind && board->drag.over_index == hit_index;
    return ui_hovered(&board->ui, hit_kind, hit_index);
}

/* Out of the blue everything that can begin a gesture would be lit, which says nothing: then
 * nothing is. */
bool board_is_lit(const struct board_scene *board, struct thing thing)
{
    const struct choice *choice = &board->choice;
    return (choice_is_open(choice) || choice->ask != ASK_NONE) && choice_narrows(choice, thing);
}

static struct refusal ask_why(const struct board_scene *board, struct thing thing)
{
    const unsigned action = thing.index / COLUMN_COUNT, column = thing.index % COLUMN_COUNT;
    if (thing.kind == THING_TOKEN && board_is_toggle(board, action, column))
        return choice_why_not_upgrade(&board->view, action, column);
    return choice_why_not(&board->choice, &board->view, thing);
}

/* Asking tries out many moves: each reason is asked for once, until the choice changes. */
const char *board_why(struct board_scene *board, struct thing thing, char *out, size_t size)
{
    const struct lang *lang = board_lang(board);
    assert(thing.kind < THING_KIND_COUNT && thing.index < CHOICE_INDEX_MAX);
    if (choice_has(&board->choice, thing))
        return tr(lang, "board.chosen");
    if (!board->why_known[thing.kind][thing.index]) {
        board->why_known[thing.kind][thing.index] = true;
        board->why[thing.kind][thing.index] = ask_why(board, thing);
    }
    thing_refusal_words(lang, thing, board->why[thing.kind][thing.index], out, size);
    return out[0] != '\0' ? out : tr(lang, "why.malformed");
}

struct hit *board_hit(struct board_scene *board, struct draw_list *list, struct box box,
                      struct thing thing, uint16_t hit_kind, int16_t hit_index, const char *id,
                      const char *label)
{
    char words[WORDS_SIZE];
    struct hit *hit = draw_hit(list, box, hit_kind, hit_index, id, label);
    if (choice_takes(&board->choice, thing))
        hit->droppable = choice_narrows(&board->choice, thing);
    else
        draw_hit_disable(list, hit, board_why(board, thing, words, sizeof words));
    return hit;
}

/* ---- What the hand points at ---- */

const struct hit *board_drop_target(const struct board_scene *board, const struct draw_list *list)
{
    enum { MAGNET = 26 };
    const struct point at = {board->drag.x, board->drag.y};
    const bool card = board->drag.hit_kind == HIT_HAND;
    const struct box box =
        card ? box_around(at, LAYOUT_CARD_WIDTH, LAYOUT_CARD_HEIGHT) : box_around(at, 50, 50);
    return draw_drop_at(list, box, MAGNET);
}

static const struct hit *pointed_hit(const struct board_scene *board, const struct draw_list *list)
{
    if (board->drag.on)
        return board_drop_target(board, list);
    const bool focus = board->ui.focus_shown;
    return ui_find_hit(list, focus ? board->ui.focus_kind : board->ui.hover_kind,
                       focus ? board->ui.focus_index : board->ui.hover_index);
}

bool board_pointed(const struct board_scene *board, const struct draw_list *list,
                   struct thing *thing, struct box *box)
{
    const struct hit *hit = pointed_hit(board, list);
    if (!hit)
        return false;
    *box = hit->box;
    return board_thing(board, hit->kind, hit->index, thing);
}

uint32_t board_pointed_places(const struct board_scene *board, unsigned team)
{
    const struct game *game = &board->view.shown;
    const uint16_t kind = board->ui.focus_shown ? board->ui.focus_kind : board->ui.hover_kind;
    const int16_t index = board->ui.focus_shown ? board->ui.focus_index : board->ui.hover_index;
    unsigned aspiration = ASPIRATION_NONE;
    if (kind == HIT_COMMON && index < (int)game->common_count)
        aspiration = game->common[index];
    else if (kind == HIT_HIDDEN && game->teams[index].hidden_count > 0)
        aspiration = game->teams[index].hidden[0];
    return aspiration < ASPIRATION_COUNT ? aspiration_places(game, aspiration, team) : 0;
}
