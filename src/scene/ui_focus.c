/* Hover and the keyboard's focus: the same for every scene. */
#include <math.h>

#include "scene/ui.h"

void ui_state_init(struct ui_state *ui)
{
    *ui = (struct ui_state){.hover_kind = HIT_NONE, .focus_kind = HIT_NONE, .x = -1, .y = -1};
}

bool ui_hovered(const struct ui_state *ui, uint16_t kind, int16_t index)
{
    return ui->hover_kind == kind && ui->hover_index == index && kind != HIT_NONE;
}

const struct hit *ui_find_hit(const struct draw_list *list, uint16_t kind, int16_t index)
{
    for (size_t i = list->hit_count; kind != HIT_NONE && i-- > 0;) {
        if (list->hits[i].kind == kind && list->hits[i].index == index) {
            return &list->hits[i];
        }
    }
    return NULL;
}

static const struct hit *focused(const struct ui_state *ui, const struct draw_list *list)
{
    const struct hit *hit = ui_find_hit(list, ui->focus_kind, ui->focus_index);
    return hit && hit->focusable ? hit : NULL;
}

static void set_focus(struct ui_state *ui, const struct hit *hit)
{
    if (hit) {
        ui->focus_kind = hit->kind;
        ui->focus_index = hit->index;
    }
}

/* ---- Tab ---- */

/* Groups in the order in which Tab walks them; with `up` false, backwards. */
static bool group_is_nearer(unsigned group, unsigned than, unsigned from, bool up)
{
    unsigned a = up ? (group - from - 1u) & 0xffu : (from - group - 1u) & 0xffu;
    unsigned b = up ? (than - from - 1u) & 0xffu : (from - than - 1u) & 0xffu;
    return a < b;
}

/* The first area of the next group, group 0 after none. */
static const struct hit *next_group(const struct draw_list *list, unsigned from, bool up)
{
    const struct hit *best = NULL;
    for (size_t i = 0; i < list->hit_count; i++) {
        const struct hit *hit = &list->hits[i];
        if (hit->focusable && (!best || group_is_nearer(hit->group, best->group, from, up))) {
            best = hit;
        }
    }
    return best;
}

/* Within one group: the area after this one in the list, or before it. */
static const struct hit *neighbour(const struct draw_list *list, const struct hit *from, bool up)
{
    size_t count = list->hit_count;
    size_t at = (size_t)(from - list->hits);
    for (size_t i = 1; i < count; i++) {
        const struct hit *hit = &list->hits[(up ? at + i : at + count - i) % count];
        if (hit->focusable) {
            return hit;
        }
    }
    return from;
}

static void tab(struct ui_state *ui, const struct draw_list *list, bool up)
{
    const struct hit *from = focused(ui, list);
    const struct hit *to = next_group(list, from ? from->group : up ? 0xffu : 0u, up);
    if (from && to && to->group == from->group) {
        to = neighbour(list, from, up); /* the only group there is */
    }
    set_focus(ui, to);
}

/* ---- Arrows ---- */

/* Distance between two intervals, 0 if they overlap. */
static float gap(float a, float a_length, float b, float b_length)
{
    return fmaxf(fmaxf(b - (a + a_length), a - (b + b_length)), 0);
}

/* How far `to` is in a direction, sideways counting more; negative if it isn't there. */
static float distance(struct box from, struct box to, int dx, int dy)
{
    float ahead_x = (to.x + to.w / 2 - from.x - from.w / 2) * (float)dx;
    float ahead_y = (to.y + to.h / 2 - from.y - from.h / 2) * (float)dy;
    float ahead = ahead_x + ahead_y;
    if (ahead < 2) {
        return -1;
    }
    float gap_x = gap(from.x, from.w, to.x, to.w);
    float gap_y = gap(from.y, from.h, to.y, to.h);
    float along = dx != 0 ? gap_x : gap_y;
    float aside = dx != 0 ? gap_y : gap_x;
    float offset = fabsf(dx != 0 ? to.y + to.h / 2 - from.y - from.h / 2
                                 : to.x + to.w / 2 - from.x - from.w / 2);
    return along + 3 * aside + (ahead + offset) / 16; /* the last part decides between equals */
}

/* Whether `to` lies rather ahead than aside. */
static bool is_ahead(struct box from, struct box to, int dx, int dy)
{
    float x = to.x + to.w / 2 - from.x - from.w / 2;
    float y = to.y + to.h / 2 - from.y - from.h / 2;
    float ahead = x * (float)dx + y * (float)dy;
    float aside = fabsf(dx != 0 ? y : x);
    return 2 * ahead >= aside;
}

static const struct hit *nearest_of(const struct draw_list *list, const struct hit *from, int dx,
                                    int dy, bool own_group)
{
    const struct hit *best = NULL;
    float best_distance = 0;
    for (size_t i = 0; i < list->hit_count; i++) {
        const struct hit *hit = &list->hits[i];
        if (!hit->focusable || hit == from ||
            (own_group && (hit->group != from->group || !is_ahead(from->box, hit->box, dx, dy)))) {
            continue;
        }
        float d = distance(from->box, hit->box, dx, dy);
        if (d >= 0 && (!best || d < best_distance)) {
            best = hit;
            best_distance = d;
        }
    }
    return best;
}

/* Arrows stay in their group, so that they walk the ring, and leave it where it ends. */
static const struct hit *nearest(const struct draw_list *list, const struct hit *from, int dx,
                                 int dy)
{
    const struct hit *own = nearest_of(list, from, dx, dy, true);
    return own ? own : nearest_of(list, from, dx, dy, false);
}

/* Where arrows start: the focus, else what the pointer is over. */
static void walk(struct ui_state *ui, const struct draw_list *list, int dx, int dy)
{
    const struct hit *from = focused(ui, list);
    if (from) {
        set_focus(ui, nearest(list, from, dx, dy));
        return;
    }
    const struct hit *under = ui_find_hit(list, ui->hover_kind, ui->hover_index);
    set_focus(ui, under && under->focusable ? under : next_group(list, 0xff, true));
}

/* ---- Intents ---- */

static void point(struct ui_state *ui, const struct intent *intent)
{
    ui->x = intent->x;
    ui->y = intent->y;
    ui->hover_kind = intent->touch ? HIT_NONE : intent->hit_kind;
    ui->hover_index = intent->hit_index;
    ui->focus_shown = false;
}

static struct intent accept(const struct ui_state *ui, const struct intent *intent,
                            const struct draw_list *list)
{
    const struct hit *hit = focused(ui, list);
    struct intent click = *intent;
    if (hit) {
        click.kind = INTENT_CLICK;
        click.hit_kind = hit->kind;
        click.hit_index = hit->index;
        click.hit_enabled = hit->enabled;
        click.x = hit->box.x + hit->box.w / 2;
        click.y = hit->box.y + hit->box.h / 2;
    }
    return click;
}

struct intent ui_state_handle(struct ui_state *ui, const struct intent *intent,
                              const struct draw_list *list)
{
    switch ((enum intent_kind)intent->kind) {
    case INTENT_HOVER:
        point(ui, intent);
        break;
    case INTENT_CLICK:
        point(ui, intent);
        ui->focus_kind = intent->hit_kind; /* the keyboard goes on from there */
        ui->focus_index = intent->hit_index;
        break;
    case INTENT_DRAG_BEGIN:
    case INTENT_DRAG_MOVE:
    case INTENT_DRAG_DROP:
        point(ui, intent);
        break;
    case INTENT_FOCUS_NEXT:
    case INTENT_FOCUS_PREVIOUS:
        ui->focus_shown = true;
        tab(ui, list, intent->kind == INTENT_FOCUS_NEXT);
        break;
    case INTENT_LEFT:
    case INTENT_RIGHT:
        ui->focus_shown = true;
        walk(ui, list, intent->kind == INTENT_LEFT ? -1 : 1, 0);
        break;
    case INTENT_UP:
    case INTENT_DOWN:
        ui->focus_shown = true;
        walk(ui, list, 0, intent->kind == INTENT_UP ? -1 : 1);
        break;
    case INTENT_ACCEPT:
        ui->focus_shown = true;
        return accept(ui, intent, list);
    default:
        break;
    }
    return *intent;
}
