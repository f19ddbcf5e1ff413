#include "scene/board_choice.h"

#include <assert.h>
#include <string.h>

#include "scene/board_forms.h"

static bool same(struct thing x, struct thing y)
{
    return x.kind == y.kind && x.index == y.index;
}

/* Things of one kind are pointed at in the order of the move: from, then to. Returns the part that
 * `thing` would be, given those taken as bits; CHOICE_PARTS_MAX if none. */
static size_t part_for(const struct things *things, unsigned taken, struct thing thing)
{
    for (size_t i = 0; i < things->count; i++)
        if (!(taken >> i & 1) && things->list[i].kind == thing.kind)
            return same(things->list[i], thing) ? i : CHOICE_PARTS_MAX;
    return CHOICE_PARTS_MAX;
}

/* Whether the move has all the parts; `taken` tells which of its own they are. */
static bool fits(const struct choice *choice, const struct things *things,
                 const struct thing *parts, size_t count, unsigned *taken)
{
    *taken = 0;
    for (size_t i = 0; i < count; i++) {
        const size_t part = part_for(things, *taken, parts[i]);
        if (part == CHOICE_PARTS_MAX)
            return false;
        if (i == 0 && !may_begin(part, things->heads, choice->ask))
            return false;
        *taken |= 1u << part;
    }
    return true;
}

static bool upgrades_fit(const struct choice *choice, const struct move *move)
{
    const unsigned action = move_action(move);
    for (unsigned column = COLUMN_1; action < ACTION_COUNT && column < COLUMN_COUNT; column++) {
        const unsigned wanted = choice->wanted[action][column];
        const bool named = move->upgrades & UPGRADE_BIT(column);
        if ((wanted == WANTED_ON && !named) || (wanted == WANTED_OFF && named))
            return false;
    }
    return true;
}

static void mark(bool table[THING_KIND_COUNT][CHOICE_INDEX_MAX], struct thing thing)
{
    if (thing.kind != THING_NUMBER) {
        assert(thing.index < CHOICE_INDEX_MAX);
        table[thing.kind][thing.index] = true;
    }
}

/* Marks what could be pointed at next: of each kind of thing the first part not yet taken. */
static void mark_open(const struct choice *choice, bool table[THING_KIND_COUNT][CHOICE_INDEX_MAX],
                      const struct things *things, unsigned taken)
{
    unsigned seen = 0;
    for (size_t i = 0; i < things->count; i++) {
        const struct thing thing = things->list[i];
        if ((taken >> i & 1) || (seen >> thing.kind & 1))
            continue;
        seen |= 1u << thing.kind;
        if (taken == 0 && !may_begin(i, things->heads, choice->ask))
            continue;
        mark(table, thing);
    }
}

static void refresh(struct choice *choice)
{
    memset(choice->next, 0, sizeof choice->next);
    memset(choice->fresh, 0, sizeof choice->fresh);
    choice->left = 0;
    choice->number_max = 0;
    for (size_t i = 0; i < choice->count; i++) {
        const struct move *move = &choice->moves[i];
        struct things things = {.count = 0};
        unsigned taken;
        if (!upgrades_fit(choice, move))
            continue;
        things_of(move, &things);
        mark_open(choice, choice->fresh, &things, 0);
        if (!fits(choice, &things, choice->parts, choice->part_count, &taken))
            continue;
        choice->left++;
        mark_open(choice, choice->next, &things, taken);
        if (choice->part_count && move->kind == MOVE_REALM && move->n > choice->number_max)
            choice->number_max = move->n;
    }
}

void choice_begin(struct choice *choice, const struct view *view)
{
    memset(choice, 0, sizeof *choice);
    choice->count = view_moves(view, choice->moves);
    choice->ask = view->shown.pending.ask;
    refresh(choice);
}

void choice_cancel(struct choice *choice)
{
    choice->part_count = 0;
    memset(choice->wanted, 0, sizeof choice->wanted);
    refresh(choice);
}

bool choice_is_open(const struct choice *choice)
{
    return choice->part_count > 0;
}

bool choice_narrows(const struct choice *choice, struct thing thing)
{
    if (thing.kind == THING_NUMBER)
        return thing.index >= 1 && thing.index <= choice->number_max;
    return thing.index < CHOICE_INDEX_MAX && choice->next[thing.kind][thing.index];
}

bool choice_takes(const struct choice *choice, struct thing thing)
{
    if (choice_narrows(choice, thing))
        return true;
    return thing.kind != THING_NUMBER && thing.index < CHOICE_INDEX_MAX &&
           choice->fresh[thing.kind][thing.index];
}

bool choice_has(const struct choice *choice, struct thing thing)
{
    for (size_t i = 0; i < choice->part_count; i++)
        if (same(choice->parts[i], thing))
            return true;
    return false;
}

/* ---- The move left ---- */

static bool same_but_upgrades(const struct move *x, const struct move *y)
{
    struct move plain = *x;
    plain.upgrades = y->upgrades;
    return move_equal(&plain, y);
}

static unsigned upgrade_count(unsigned upgrades)
{
    unsigned count = 0;
    for (unsigned column = COLUMN_1; column < COLUMN_3; column++)
        count += upgrades >> column & 1;
    return count;
}

/* Fewest costly upgrades first, then with Determination, then the order of the list. */
static bool is_plainer(const struct move *x, const struct move *y)
{
    const unsigned a = upgrade_count(x->upgrades);
    const unsigned b = upgrade_count(y->upgrades);
    if (a != b)
        return a < b;
    return (x->upgrades & UPGRADE_DETERMINATION) > (y->upgrades & UPGRADE_DETERMINATION);
}

/* `whole`: every part of it was pointed at that has to be. */
static bool only_move(const struct choice *choice, const struct thing *parts, size_t count,
                      struct move *out, bool *whole)
{
    bool found = false;
    for (size_t i = 0; i < choice->count; i++) {
        const struct move *move = &choice->moves[i];
        struct things things = {.count = 0};
        unsigned taken;
        things_of(move, &things);
        if (!upgrades_fit(choice, move) || !fits(choice, &things, parts, count, &taken))
            continue;
        if (found && !same_but_upgrades(out, move))
            return false;
        if (!found || is_plainer(move, out))
            *out = *move;
        found = true;
        *whole = true;
        for (size_t part = 0; part < things.count; part++)
            *whole = *whole && (things.optional[part] || (taken >> part & 1));
    }
    return found;
}

bool choice_move(const struct choice *choice, struct move *out)
{
    bool whole;
    return only_move(choice, choice->parts, choice->part_count, out, &whole);
}

bool choice_move_with(const struct choice *choice, struct thing thing, struct move *out)
{
    struct thing parts[CHOICE_PARTS_MAX + 1];
    bool whole;
    const bool narrows = choice_narrows(choice, thing);
    const size_t count = narrows ? choice->part_count : 0;
    memcpy(parts, choice->parts, sizeof choice->parts);
    parts[count] = thing;
    return choice_takes(choice, thing) && only_move(choice, parts, count + 1, out, &whole);
}

/* Things that are an order in themselves: what follows from them alone is meant. */
static bool is_order(struct thing thing)
{
    return thing.kind == THING_REALM || thing.kind == THING_ABSORB || thing.kind == THING_ABILITY ||
           thing.kind == THING_END;
}

/* A single thing pointed at out of the blue never plays: a click on an Emotion may only mean "what
 * is this?". */
static bool is_meant(const struct choice *choice, bool whole)
{
    if (choice->part_count >= 2 || is_order(choice->parts[0]))
        return true;
    return choice->ask != ASK_NONE && whole;
}

enum choice_result choice_point(struct choice *choice, struct thing thing)
{
    struct move move;
    bool whole;
    if (!choice_takes(choice, thing))
        return CHOICE_REFUSED;
    if (!choice_narrows(choice, thing))
        choice->part_count = 0;
    assert(choice->part_count < CHOICE_PARTS_MAX);
    choice->parts[choice->part_count++] = thing;
    refresh(choice);
    const bool one = only_move(choice, choice->parts, choice->part_count, &move, &whole);
    return one && is_meant(choice, whole) ? CHOICE_READY : CHOICE_NARROWED;
}

/* ---- Upgrades ---- */

bool choice_upgrade_usable(const struct choice *choice, unsigned action, unsigned column)
{
    for (size_t i = 0; i < choice->count; i++)
        if (choice->moves[i].kind == action_move(action) &&
            (choice->moves[i].upgrades & UPGRADE_BIT(column)))
            return true;
    return false;
}

bool choice_upgrade_on(const struct choice *choice, unsigned action, unsigned column)
{
    const unsigned wanted = choice->wanted[action][column];
    if (wanted != WANTED_AUTO)
        return wanted == WANTED_ON;
    return column == COLUMN_3 && choice_upgrade_usable(choice, action, column);
}

void choice_upgrade_toggle(struct choice *choice, unsigned action, unsigned column)
{
    uint8_t *wanted = &choice->wanted[action][column];
    const uint8_t turned = column == COLUMN_3 ? WANTED_OFF : WANTED_ON;
    *wanted = *wanted == WANTED_AUTO ? turned : WANTED_AUTO;
    refresh(choice);
    if (choice->left == 0) {
        choice->part_count = 0; /* what was begun can't be done this way */
        refresh(choice);
    }
}
