#include "scene/board_choice.h"

#include <assert.h>
#include <string.h>

/* Which thing stands for which part of a move. Both ways are read from this table: a move into its things, and things
 * into a wish. */
enum field {
    FIELD_ACTION, /* the kind of move itself: may be pointed at, need not */
    FIELD_A,
    FIELD_B,
    FIELD_C,
    FIELD_D,
    FIELD_N,
    FIELD_AB, /* action and column in two parts */
    FIELD_BC
};

struct role {
    uint8_t thing;
    uint8_t field;
};

struct form {
    uint8_t kind;
    uint8_t a; /* the form holds for this first part only, or MOVE_ANY */
    uint8_t heads; /* one of the first so many roles must be pointed at first, unless a question has made that clear */
    uint8_t count;
    struct role roles[CHOICE_PARTS_MAX];
};

static const struct form forms[] = {
    {MOVE_PLACE, MOVE_ANY, 1, 3, {{THING_SPACE, FIELD_A}, {THING_SLOT, FIELD_B}, {THING_SLOT, FIELD_C}}},
    {MOVE_VIBE, MOVE_ANY, 0, 2, {{THING_CARD, FIELD_C}, {THING_TOKEN, FIELD_AB}}},
    {MOVE_MOVE, MOVE_ANY, 1, 2, {{THING_ACTION, FIELD_ACTION}, {THING_SPACE, FIELD_A}}},
    {MOVE_INVOKE, MOVE_ANY, 0, 3, {{THING_ACTION, FIELD_ACTION}, {THING_CARD, FIELD_A}, {THING_SLOT, FIELD_B}}},
    {MOVE_QUELL, MOVE_ANY, 0, 3, {{THING_ACTION, FIELD_ACTION}, {THING_SLOT, FIELD_A}, {THING_CARD, FIELD_B}}},
    {MOVE_FORTIFY, MOVE_ANY, 0, 2, {{THING_ACTION, FIELD_ACTION}, {THING_FORTRESS, FIELD_A}}},
    {MOVE_REALM, REALM_VALLEY, 1, 1, {{THING_REALM, FIELD_A}}},
    {MOVE_REALM, REALM_CRADLE, 1, 1, {{THING_REALM, FIELD_A}}},
    {MOVE_REALM, REALM_NETWORK, 1, 3, {{THING_REALM, FIELD_A}, {THING_SLOT, FIELD_B}, {THING_SLOT, FIELD_C}}},
    {MOVE_REALM, REALM_LAND, 1, 3, {{THING_REALM, FIELD_A}, {THING_SLOT, FIELD_B}, {THING_NUMBER, FIELD_N}}},
    {MOVE_REALM, REALM_WILLOW, 1, 2, {{THING_REALM, FIELD_A}, {THING_NUMBER, FIELD_N}}},
    {MOVE_ABSORB, MOVE_ANY, 2, 5,
     {{THING_ABSORB, FIELD_ACTION}, {THING_SPHERE, FIELD_A}, {THING_BONUS, FIELD_B}, {THING_TOKEN, FIELD_C},
      {THING_VIBE, FIELD_D}}},
    {MOVE_AMBITION, ABILITY_ACTION, 1, 1, {{THING_ABILITY, FIELD_A}}},
    {MOVE_AMBITION, ABILITY_VIBE, 1, 3, {{THING_ABILITY, FIELD_A}, {THING_TOKEN, FIELD_BC}, {THING_VIBE, FIELD_D}}},
    {MOVE_AMBITION, ABILITY_ROTATE, 1, 1, {{THING_ABILITY, FIELD_A}}},
    {MOVE_POWER, MOVE_ANY, 0, 2, {{THING_SLOT, FIELD_A}, {THING_SLOT, FIELD_B}}},
    {MOVE_END, MOVE_ANY, 1, 1, {{THING_END, FIELD_A}}},
    {MOVE_CHOOSE, ASK_DELIGHT, 0, 1, {{THING_YES, FIELD_B}}},
    {MOVE_CHOOSE, ASK_EXCITEMENT, 0, 1, {{THING_SPACE, FIELD_B}}},
    {MOVE_CHOOSE, ASK_TRUST, 0, 1, {{THING_SLOT, FIELD_B}}},
    {MOVE_CHOOSE, ASK_ANGER, 0, 1, {{THING_SLOT, FIELD_B}}},
    {MOVE_CHOOSE, ASK_SELFISHNESS, 0, 1, {{THING_SLOT, FIELD_B}}},
    {MOVE_CHOOSE, ASK_DISGUST, 0, 2, {{THING_SLOT, FIELD_B}, {THING_SLOT, FIELD_C}}},
    {MOVE_CHOOSE, ASK_COMFORT, 0, 1, {{THING_SEAT, FIELD_B}}},
    {MOVE_CHOOSE, ASK_JEALOUSY, 0, 1, {{THING_SEAT, FIELD_B}}},
    {MOVE_CHOOSE, ASK_MISTRUST, 0, 1, {{THING_SEAT, FIELD_B}}},
    {MOVE_CHOOSE, ASK_DISCARD, 0, 1, {{THING_CARD, FIELD_B}}},
    {MOVE_CHOOSE, ASK_EMBARRASSMENT, 0, 1, {{THING_SEAT, FIELD_B}}},
    {MOVE_CHOOSE, ASK_BOREDOM, 0, 1, {{THING_SEAT, FIELD_B}}},
};
enum { FORM_COUNT = sizeof forms / sizeof forms[0] };

static const uint8_t action_moves[ACTION_COUNT] = {
    [ACTION_MOVE] = MOVE_MOVE,       [ACTION_INVOKE] = MOVE_INVOKE,   [ACTION_QUELL] = MOVE_QUELL,
    [ACTION_FORTIFY] = MOVE_FORTIFY, [ACTION_EMPOWER] = MOVE_EMPOWER,
};

unsigned move_action(const struct move *move)
{
    for (unsigned action = 0; action < ACTION_COUNT; action++)
        if (action_moves[action] == move->kind)
            return action;
    return ACTION_COUNT;
}

/* ---- A move as its things ---- */

struct things {
    struct thing list[CHOICE_PARTS_MAX];
    bool optional[CHOICE_PARTS_MAX];
    size_t count;
    size_t heads;
};

static const struct form *form_of(const struct move *move)
{
    for (size_t i = 0; i < FORM_COUNT; i++)
        if (forms[i].kind == move->kind && (forms[i].a == MOVE_ANY || forms[i].a == move->a))
            return &forms[i];
    return NULL; /* a Revelation's answers, which are chosen elsewhere */
}

static unsigned field_value(const struct move *move, unsigned field)
{
    switch (field) {
    case FIELD_A:
        return move->a;
    case FIELD_B:
        return move->b;
    case FIELD_C:
        return move->c;
    case FIELD_D:
        return move->d;
    case FIELD_N:
        return move->n;
    case FIELD_AB:
        return (unsigned)(move->a * COLUMN_COUNT + move->b);
    case FIELD_BC:
        return (unsigned)(move->b * COLUMN_COUNT + move->c);
    default:
        return move->kind == MOVE_ABSORB ? 0 : move_action(move);
    }
}

/* Parts that some moves of a kind don't have. */
static bool part_is_absent(const struct move *move, unsigned field)
{
    if (move->kind == MOVE_PLACE)
        return field == FIELD_C && move->c == SLOT_NONE;
    if (move->kind == MOVE_ABSORB)
        return (field == FIELD_C || field == FIELD_D) && !(move->a == SPHERE_KNOWLEDGE && move->b == 1);
    return false;
}

static bool part_declines(const struct move *move, unsigned field)
{
    return field == FIELD_B && ((move->kind == MOVE_QUELL && move->b == CARD_NONE) ||
                                (move->kind == MOVE_CHOOSE && move->b == ANSWER_NONE));
}

static void things_of(const struct move *move, struct things *out)
{
    const struct form *form = form_of(move);
    out->count = 0;
    out->heads = form ? form->heads : 0;
    for (size_t i = 0; form && i < form->count; i++) {
        const struct role role = form->roles[i];
        if (part_is_absent(move, role.field))
            continue;
        const bool declines = part_declines(move, role.field);
        out->optional[out->count] = role.field == FIELD_ACTION;
        out->list[out->count++] = declines ? (struct thing){THING_NONE, 0}
                                           : (struct thing){role.thing, (uint16_t)field_value(move, role.field)};
        if (declines && move->kind == MOVE_CHOOSE)
            return;
    }
}

/* ---- Narrowing ---- */

/* Whether a gesture may begin with this part of a move. */
static bool may_begin(size_t part, size_t heads, unsigned ask)
{
    return heads == 0 || part < heads || (ask != ASK_NONE && ask != ASK_PLACE);
}

static bool same(struct thing x, struct thing y)
{
    return x.kind == y.kind && x.index == y.index;
}

/* Things of one kind are pointed at in the order of the move: from, then to. Returns the part that `thing` would be,
 * given those taken as bits; CHOICE_PARTS_MAX if none. */
static size_t part_for(const struct things *things, unsigned taken, struct thing thing)
{
    for (size_t i = 0; i < things->count; i++)
        if (!(taken >> i & 1) && things->list[i].kind == thing.kind)
            return same(things->list[i], thing) ? i : CHOICE_PARTS_MAX;
    return CHOICE_PARTS_MAX;
}

/* Whether the move has all the parts; `taken` tells which of its own they are. */
static bool fits(const struct choice *choice, const struct things *things, const struct thing *parts, size_t count,
                 unsigned *taken)
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
    return thing.kind != THING_NUMBER && thing.index < CHOICE_INDEX_MAX && choice->fresh[thing.kind][thing.index];
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
static bool only_move(const struct choice *choice, const struct thing *parts, size_t count, struct move *out,
                      bool *whole)
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

/* A single thing pointed at out of the blue never plays: a click on an Emotion may only mean "what is this?". */
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
        if (choice->moves[i].kind == action_moves[action] && (choice->moves[i].upgrades & UPGRADE_BIT(column)))
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

/* ---- Why not ---- */

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
static bool wish_add(struct move *wish, const struct form *form, unsigned *taken, struct thing thing)
{
    for (size_t i = 0; i < form->count; i++) {
        const struct role role = form->roles[i];
        if ((*taken >> i & 1) || role.thing != thing.kind)
            continue;
        if (role.field == FIELD_ACTION && form->kind != MOVE_ABSORB && action_moves[thing.index] != form->kind)
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
static bool wish_with(const struct view *view, unsigned ask, const struct form *form, const struct thing *parts,
                      size_t count, struct move *wish)
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
static struct refusal furthest(const struct choice *choice, const struct view *view, const struct thing *parts,
                               size_t count)
{
    struct refusal best = {WHY_NONE, 0, 0, 0};
    for (size_t i = 0; i < FORM_COUNT; i++) {
        struct move wish;
        if (!wish_with(view, choice->ask, &forms[i], parts, count, &wish))
            continue;
        const struct refusal refusal = view_why_not(view, &wish);
        if (refusal.why == WHY_NONE)
            return refusal; /* only the upgrades asked for stand in the way */
        if (refusal.why > best.why)
            best = refusal;
    }
    return best;
}

struct refusal choice_why_not(const struct choice *choice, const struct view *view, struct thing thing)
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
    struct move wish = move_wish(action_moves[action]);
    wish.upgrades = (uint8_t)UPGRADE_BIT(column);
    return view_why_not(view, &wish);
}
