/* Why pointing at a thing leads nowhere: the things pointed at as a wish, put to the rules. */
#include <string.h>

#include "scene/board_forms.h"

static void set_field(struct move *wish, unsigned field, unsigned value)
{
    switch (field) {
    case FIELD_A:
        wish->a = (uint8_t)value;
        break;
    case FIELD_B:
        wish->b = (uint8_t)value;
        break;
    case FIELD_C:
        wish->c = (uint8_t)value;
        break;
    case FIELD_D:
        wish->d = (uint8_t)value;
        break;
    case FIELD_N:
        wish->n = (uint16_t)value;
        break;
    case FIELD_AB:
        wish->a = (uint8_t)(value / COLUMN_COUNT);
        wish->b = (uint8_t)(value % COLUMN_COUNT);
        break;
    case FIELD_BC:
        wish->b = (uint8_t)(value / COLUMN_COUNT);
        wish->c = (uint8_t)(value % COLUMN_COUNT);
        break;
    default:
        break;
    }
}

/* Parts a kind of move does not use are 0, so that only those it has stay open. */
static struct move wish_of(const struct form *form)
{
    struct move wish = {.kind = form->kind, .a = form->a == MOVE_ANY ? 0 : form->a};
    for (size_t i = 0; i < form->count; i++) {
        set_field(&wish, form->roles[i].field, MOVE_ANY);
        if (form->roles[i].field == FIELD_N)
            wish.n = MOVE_ANY_N;
        if (form->roles[i].field == FIELD_AB || form->roles[i].field == FIELD_BC)
            wish.b = MOVE_ANY;
        if (form->roles[i].field == FIELD_AB)
            wish.a = MOVE_ANY;
        if (form->roles[i].field == FIELD_BC)
            wish.c = MOVE_ANY;
    }
    if (form->a != MOVE_ANY)
        wish.a = form->a;
    if (move_action(&wish) < ACTION_COUNT)
        wish.upgrades = MOVE_ANY;
    return wish;
}

/* Puts a thing into the wish's first open role for it. */
static bool wish_add(struct move *wish, const struct form *form, unsigned *taken,
                     struct thing thing)
{
    for (size_t i = 0; i < form->count; i++) {
        const struct role role = form->roles[i];
        if ((*taken >> i & 1) || role.thing != thing.kind)
            continue;
        if (role.field == FIELD_ACTION && form->kind != MOVE_ABSORB &&
            action_move(thing.index) != form->kind)
            return false;
        if (role.field == FIELD_A && form->a != MOVE_ANY && form->a != thing.index)
            return false;
        set_field(wish, role.field, thing.index);
        *taken |= 1u << i;
        return true;
    }
    return false;
}

/* What a slot invites to: its own Emotion is no target for a Quell, and so on. */
static bool form_suits_slot(const struct form *form, const struct view *view, unsigned slot)
{
    const unsigned card = view->shown.slots[slot].card;
    const bool own = card_info(card)->team == view->team;
    if (form->kind == MOVE_QUELL)
        return card != CARD_NONE && !own;
    if (form->kind == MOVE_POWER)
        return card != CARD_NONE && own;
    return true;
}

/* A card alone wants to be invoked; what else it can serve for is seen where it is wanted. */
static bool form_suits_first(const struct form *form, struct thing first)
{
    return first.kind != THING_CARD || form->kind == MOVE_INVOKE || form->kind == MOVE_CHOOSE;
}

static bool form_suits_ask(const struct form *form, unsigned ask)
{
    if (form->kind == MOVE_CHOOSE)
        return form->a == ask;
    return (form->kind == MOVE_PLACE) == (ask == ASK_PLACE);
}

/* The wish of one form with these parts. */
static bool wish_with(const struct view *view, unsigned ask, const struct form *form,
                      const struct thing *parts, size_t count, struct move *wish)
{
    unsigned taken = 0;
    if (!form_suits_ask(form, ask) || (count == 1 && !form_suits_first(form, parts[0])))
        return false;
    *wish = wish_of(form);
    for (size_t i = 0; i < count; i++) {
        const unsigned before = taken;
        if (!wish_add(wish, form, &taken, parts[i]))
            return false;
        size_t part = 0;
        while (!((taken ^ before) >> part & 1))
            part++;
        if (i == 0 && !may_begin(part, form->heads, ask))
            return false;
        if (parts[i].kind == THING_SLOT && !form_suits_slot(form, view, parts[i].index))
            return false;
    }
    return true;
}

/* Among several things it could have meant, the one that came furthest says why. */
static struct refusal furthest(const struct choice *choice, const struct view *view,
                               const struct thing *parts, size_t count)
{
    struct refusal best = {WHY_NONE, 0, 0, 0};
    for (size_t i = 0; i < FORM_COUNT; i++) {
        struct move wish;
        if (!wish_with(view, choice->ask, form_at(i), parts, count, &wish))
            continue;
        const struct refusal refusal = view_why_not(view, &wish);
        if (refusal.why == WHY_NONE)
            return refusal; /* only the upgrades asked for stand in the way */
        if (refusal.why > best.why)
            best = refusal;
    }
    return best;
}

struct refusal choice_why_not(const struct choice *choice, const struct view *view,
                              struct thing thing)
{
    struct thing parts[CHOICE_PARTS_MAX + 1];
    size_t count = choice->part_count;
    memcpy(parts, choice->parts, sizeof choice->parts);
    parts[count] = thing;
    const struct refusal with = furthest(choice, view, parts, count + 1);
    return with.why != WHY_NONE || count == 0 ? with : furthest(choice, view, &thing, 1);
}

struct refusal choice_why_not_upgrade(const struct view *view, unsigned action, unsigned column)
{
    struct move wish = move_wish(action_move(action));
    wish.upgrades = (uint8_t)UPGRADE_BIT(column);
    return view_why_not(view, &wish);
}
