#include "scene/board_forms.h"

#include <assert.h>

static const struct form forms[] = {
    {MOVE_PLACE,
     MOVE_ANY,
     1,
     3,
     {{THING_SPACE, FIELD_A}, {THING_SLOT, FIELD_B}, {THING_SLOT, FIELD_C}}},
    {MOVE_VIBE, MOVE_ANY, 0, 2, {{THING_CARD, FIELD_C}, {THING_TOKEN, FIELD_AB}}},
    {MOVE_MOVE, MOVE_ANY, 1, 2, {{THING_ACTION, FIELD_ACTION}, {THING_SPACE, FIELD_A}}},
    {MOVE_INVOKE,
     MOVE_ANY,
     0,
     3,
     {{THING_ACTION, FIELD_ACTION}, {THING_CARD, FIELD_A}, {THING_SLOT, FIELD_B}}},
    {MOVE_QUELL,
     MOVE_ANY,
     0,
     3,
     {{THING_ACTION, FIELD_ACTION}, {THING_SLOT, FIELD_A}, {THING_CARD, FIELD_B}}},
    {MOVE_FORTIFY, MOVE_ANY, 0, 2, {{THING_ACTION, FIELD_ACTION}, {THING_FORTRESS, FIELD_A}}},
    {MOVE_REALM, REALM_VALLEY, 1, 1, {{THING_REALM, FIELD_A}}},
    {MOVE_REALM, REALM_CRADLE, 1, 1, {{THING_REALM, FIELD_A}}},
    {MOVE_REALM,
     REALM_NETWORK,
     1,
     3,
     {{THING_REALM, FIELD_A}, {THING_SLOT, FIELD_B}, {THING_SLOT, FIELD_C}}},
    {MOVE_REALM,
     REALM_LAND,
     1,
     3,
     {{THING_REALM, FIELD_A}, {THING_SLOT, FIELD_B}, {THING_NUMBER, FIELD_N}}},
    {MOVE_REALM, REALM_WILLOW, 1, 2, {{THING_REALM, FIELD_A}, {THING_NUMBER, FIELD_N}}},
    {MOVE_ABSORB,
     MOVE_ANY,
     2,
     5,
     {{THING_ABSORB, FIELD_ACTION},
      {THING_SPHERE, FIELD_A},
      {THING_BONUS, FIELD_B},
      {THING_TOKEN, FIELD_C},
      {THING_VIBE, FIELD_D}}},
    {MOVE_AMBITION, ABILITY_ACTION, 1, 1, {{THING_ABILITY, FIELD_A}}},
    {MOVE_AMBITION,
     ABILITY_VIBE,
     1,
     3,
     {{THING_ABILITY, FIELD_A}, {THING_TOKEN, FIELD_BC}, {THING_VIBE, FIELD_D}}},
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
static_assert(sizeof forms / sizeof forms[0] == FORM_COUNT, "the number is right");

const struct form *form_at(size_t index)
{
    assert(index < FORM_COUNT);
    return &forms[index];
}

static const uint8_t action_moves[ACTION_COUNT] = {
    [ACTION_MOVE] = MOVE_MOVE,       [ACTION_INVOKE] = MOVE_INVOKE,   [ACTION_QUELL] = MOVE_QUELL,
    [ACTION_FORTIFY] = MOVE_FORTIFY, [ACTION_EMPOWER] = MOVE_EMPOWER,
};

unsigned action_move(unsigned action)
{
    assert(action < ACTION_COUNT);
    return action_moves[action];
}

unsigned move_action(const struct move *move)
{
    for (unsigned action = 0; action < ACTION_COUNT; action++)
        if (action_moves[action] == move->kind)
            return action;
    return ACTION_COUNT;
}

/* ---- A move as its things ---- */

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
        return (field == FIELD_C || field == FIELD_D) &&
               !(move->a == SPHERE_KNOWLEDGE && move->b == 1);
    return false;
}

static bool part_declines(const struct move *move, unsigned field)
{
    return field == FIELD_B && ((move->kind == MOVE_QUELL && move->b == CARD_NONE) ||
                                (move->kind == MOVE_CHOOSE && move->b == ANSWER_NONE));
}

void things_of(const struct move *move, struct things *out)
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
        out->list[out->count++] =
            declines ? (struct thing){THING_NONE, 0}
                     : (struct thing){role.thing, (uint16_t)field_value(move, role.field)};
        if (declines && move->kind == MOVE_CHOOSE)
            return;
    }
}

bool may_begin(size_t part, size_t heads, unsigned ask)
{
    return heads == 0 || part < heads || (ask != ASK_NONE && ask != ASK_PLACE);
}
