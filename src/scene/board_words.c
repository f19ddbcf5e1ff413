#include "scene/board_words.h"

#include <assert.h>
#include <stdio.h>
#include <string.h>

#include "scene/event_words.h"

/* ---- Names ---- */

const char *card_words(const struct lang *lang, unsigned card)
{
    if (card == CARD_NONE || card >= CARD_COUNT)
        return tr(lang, "board.card.hidden");
    return tr_of(lang, "card", card_info(card)->id, "name");
}

const char *aspiration_name(const struct lang *lang, unsigned aspiration)
{
    if (aspiration >= ASPIRATION_COUNT)
        return tr(lang, "board.hidden.unknown");
    return tr_of(lang, "aspiration", aspiration_id(aspiration), "name");
}

const char *aspiration_goal(const struct lang *lang, unsigned aspiration)
{
    if (aspiration >= ASPIRATION_COUNT)
        return "";
    return tr_of(lang, "aspiration", aspiration_id(aspiration), "goal");
}

const char *area_name(const struct lang *lang, unsigned area, char *out, size_t size)
{
    if (area < REALM_COUNT) {
        snprintf(out, size, "%s", realm_name(lang, area));
        return out;
    }
    const char *id = space_id(frontier_space(area - REALM_COUNT));
    const struct lang_value value = {"name", tr_of(lang, "frontier", id, "name"), 0};
    return tr_fill(lang, out, size, "board.frontier", &value, 1);
}

static const char *upgrade_name(const struct lang *lang, unsigned token)
{
    return tr_of(lang, "upgrade",
                 action_info(token / COLUMN_COUNT)->upgrade[token % COLUMN_COUNT].id, "name");
}

/* ---- Why not ---- */

enum what {
    WHAT_NOTHING,
    WHAT_ASK,
    WHAT_SEAT_TEAM,
    WHAT_ACTION,
    WHAT_TOKEN, /* an upgrade's space */
    WHAT_VIBE,
    WHAT_REALM,
    WHAT_SIZE
};

static const struct {
    const char *key;
    uint8_t what;
} reasons[] = {
    [WHY_NONE] = {"why.none", WHAT_NOTHING},
    [WHY_MALFORMED] = {"why.malformed", WHAT_NOTHING},
    [WHY_GAME_OVER] = {"why.game_over", WHAT_NOTHING},
    [WHY_QUESTION] = {"why.question", WHAT_ASK},
    [WHY_NO_QUESTION] = {"why.no_question", WHAT_NOTHING},
    [WHY_NOT_YOUR_TURN] = {"why.not_your_turn", WHAT_NOTHING},
    [WHY_FULL_ONLY] = {"why.full_only", WHAT_NOTHING},
    [WHY_NO_ACTIONS] = {"why.no_actions", WHAT_NOTHING},
    [WHY_LOCKED] = {"why.locked", WHAT_ACTION},
    [WHY_UPGRADE_LOCKED] = {"why.upgrade_locked", WHAT_TOKEN},
    [WHY_NO_CARD] = {"why.no_card", WHAT_NOTHING},
    [WHY_TOKEN_PLACE] = {"why.token_place", WHAT_NOTHING},
    [WHY_TOKEN_COLOUR] = {"why.token_colour", WHAT_VIBE},
    [WHY_TOKEN_USELESS] = {"why.token_useless", WHAT_ACTION},
    [WHY_TOO_FAR] = {"why.too_far", WHAT_NOTHING},
    [WHY_OPPOSING_SPIRIT] = {"why.opposing_spirit", WHAT_NOTHING},
    [WHY_SLOT_FAR] = {"why.slot_far", WHAT_NOTHING},
    [WHY_SLOT_TAKEN] = {"why.slot_taken", WHAT_NOTHING},
    [WHY_SLOT_EMPTY] = {"why.slot_empty", WHAT_NOTHING},
    [WHY_EMOTION_OWN] = {"why.emotion_own", WHAT_NOTHING},
    [WHY_EMOTION_OPPOSING] = {"why.emotion_opposing", WHAT_NOTHING},
    [WHY_SHIELDED] = {"why.shielded", WHAT_NOTHING},
    [WHY_NO_MATCH] = {"why.no_match", WHAT_VIBE},
    [WHY_SUPPLY] = {"why.supply", WHAT_NOTHING},
    [WHY_REALM_FAR] = {"why.realm_far", WHAT_REALM},
    [WHY_REALM_CONTROLLED] = {"why.realm_controlled", WHAT_REALM},
    [WHY_FORTRESS_TAKEN] = {"why.fortress_taken", WHAT_NOTHING},
    [WHY_FORTRESS_NOT_OWN_MINOR] = {"why.fortress_not_own_minor", WHAT_NOTHING},
    [WHY_FORTRESS_NOT_OPPOSING] = {"why.fortress_not_opposing", WHAT_NOTHING},
    [WHY_STOCK] = {"why.stock", WHAT_SIZE},
    [WHY_CARD_FULL] = {"why.card_full", WHAT_NOTHING},
    [WHY_ESSENCE_LAST] = {"why.essence_last", WHAT_NOTHING},
    [WHY_POWER_NONE] = {"why.power_none", WHAT_NOTHING},
    [WHY_POWER_USED] = {"why.power_used", WHAT_NOTHING},
    [WHY_SLOTS_APART] = {"why.slots_apart", WHAT_NOTHING},
    [WHY_FIRST_TURN] = {"why.first_turn", WHAT_NOTHING},
    [WHY_ABSORB_USED] = {"why.absorb_used", WHAT_NOTHING},
    [WHY_SPHERE_FAR] = {"why.sphere_far", WHAT_NOTHING},
    [WHY_BONUS_NOTHING] = {"why.bonus_nothing", WHAT_NOTHING},
    [WHY_ABILITY_USED] = {"why.ability_used", WHAT_NOTHING},
    [WHY_AMBITION_ALL] = {"why.ambition_all", WHAT_NOTHING},
    [WHY_FRONTIER_TAKEN] = {"why.frontier_taken", WHAT_NOTHING},
    [WHY_PLACE_SLOT] = {"why.place_slot", WHAT_NOTHING},
    [WHY_NOT_AN_ANSWER] = {"why.not_an_answer", WHAT_NOTHING},
    [WHY_UPGRADE_USELESS] = {"why.upgrade_useless", WHAT_TOKEN},
    [WHY_AMBITION] = {"why.ambition", WHAT_NOTHING},
    [WHY_WILLPOWER] = {"why.willpower", WHAT_NOTHING},
    [WHY_ESSENCE] = {"why.essence", WHAT_NOTHING},
    [WHY_ESSENCE_FEAR] = {"why.essence_fear", WHAT_NOTHING},
};
static_assert(sizeof reasons / sizeof reasons[0] == WHY_COUNT, "words for every reason");

static const char *size_name(const struct lang *lang, unsigned size)
{
    static const char *const keys[] = {"board.size.none", "board.size.minor", "board.size.major",
                                       "board.size.cap"};
    assert(size <= SIZE_CAP);
    return tr(lang, keys[size]);
}

static const char *what_words(const struct lang *lang, unsigned what, unsigned id)
{
    switch (what) {
    case WHAT_ASK:
        return tr_of(lang, "board.ask", ask_id(id), "short");
    case WHAT_ACTION:
        return tr_of(lang, "action", action_info(id)->id, "name");
    case WHAT_TOKEN:
        return upgrade_name(lang, id);
    case WHAT_VIBE:
        return id < VIBE_COUNT ? tr_of(lang, "vibe", vibe_id(id), "name")
                               : tr(lang, "board.any_vibe");
    case WHAT_REALM:
        return realm_name(lang, id);
    case WHAT_SIZE:
        return size_name(lang, id);
    default:
        return "";
    }
}

const char *refusal_words(const struct lang *lang, struct refusal refusal, char *out, size_t size)
{
    out[0] = '\0';
    if (refusal.why == WHY_NONE)
        return out;
    assert(refusal.why < WHY_COUNT);
    const struct lang_value values[] = {
        {"what", what_words(lang, reasons[refusal.why].what, refusal.what), 0},
        {"need", NULL, refusal.need},
        {"have", NULL, refusal.have},
    };
    tr_fill(lang, out, size, reasons[refusal.why].key, values, 3);
    const char *rule = why_rule(refusal.why);
    const size_t used = strlen(out);
    if (rule[0] != '\0')
        snprintf(out + used, size - used, " (%s)", rule);
    return out;
}

static bool is_about_a_place(unsigned why)
{
    static const bool places[WHY_COUNT] = {
        [WHY_TOO_FAR] = true,        [WHY_OPPOSING_SPIRIT] = true,  [WHY_SLOT_FAR] = true,
        [WHY_SLOT_TAKEN] = true,     [WHY_SLOT_EMPTY] = true,       [WHY_EMOTION_OWN] = true,
        [WHY_REALM_FAR] = true,      [WHY_EMOTION_OPPOSING] = true, [WHY_CARD_FULL] = true,
        [WHY_FORTRESS_TAKEN] = true,
    };
    return places[why];
}

/* Says that there is no place for it; NULL where its own reason is clear. */
static const char *nowhere_key(struct thing thing)
{
    static const char *const actions[ACTION_COUNT] = {
        [ACTION_MOVE] = "why.nowhere.move",
        [ACTION_INVOKE] = "why.nowhere.invoke",
        [ACTION_QUELL] = "why.nowhere.quell",
        [ACTION_FORTIFY] = "why.nowhere.fortify",
    };
    static const char *const realms[REALM_COUNT] = {
        [REALM_NETWORK] = "why.nowhere.network",
        [REALM_LAND] = "why.nowhere.land",
    };
    switch (thing.kind) {
    case THING_ACTION:
        return actions[thing.index];
    case THING_REALM:
        return realms[thing.index];
    case THING_CARD:
        return actions[ACTION_INVOKE];
    default:
        return NULL;
    }
}

const char *thing_refusal_words(const struct lang *lang, struct thing thing, struct refusal refusal,
                                char *out, size_t size)
{
    const char *key = is_about_a_place(refusal.why) ? nowhere_key(thing) : NULL;
    if (!key)
        return refusal_words(lang, refusal, out, size);
    snprintf(out, size, "%s", tr(lang, key));
    return out;
}

/* ---- Costs ---- */

static void join(char *out, size_t size, const char *more)
{
    const size_t used = strlen(out);
    snprintf(out + used, size - used, "%s%s", used ? ", " : "", more);
}

const char *cost_words(const struct lang *lang, struct cost cost, char *out, size_t size)
{
    const struct {
        const char *key;
        int amount;
    } parts[] = {
        {"board.cost.willpower", cost.willpower},
        {"board.cost.ambition", cost.ambition},
        {"board.cost.essence", cost.essence},
    };
    out[0] = '\0';
    for (size_t i = 0; i < sizeof parts / sizeof parts[0]; i++) {
        char part[64];
        const struct lang_value value = {"n", NULL, parts[i].amount};
        if (parts[i].amount > 0)
            join(out, size, tr_fill(lang, part, sizeof part, parts[i].key, &value, 1));
    }
    if (out[0] == '\0')
        snprintf(out, size, "%s", tr(lang, "board.cost.free"));
    return out;
}

/* ---- Deeds ---- */

static const char *slot_card_words(const struct lang *lang, const struct game *game, unsigned slot)
{
    return slot < SLOT_COUNT ? card_words(lang, game->slots[slot].card) : "";
}

static const char *space_words(const struct lang *lang, unsigned space, char *out, size_t size)
{
    return area_name(lang, space_place(space) + (space_is_realm(space) ? 0 : REALM_COUNT), out,
                     size);
}

static const char *fortify_key(unsigned upgrades)
{
    if (upgrades & UPGRADE_EXALT)
        return "board.deed.exalt";
    return upgrades & UPGRADE_RAZE ? "board.deed.raze" : "board.deed.fortify";
}

/* The upgrades that the deed's own words don't tell. */
static void add_upgrades(const struct lang *lang, const struct move *move, char *out, size_t size)
{
    const unsigned action = move_action(move);
    const unsigned told = action == ACTION_FORTIFY ? UPGRADE_EXALT | UPGRADE_RAZE : 0u;
    char names[128] = "";
    for (unsigned column = COLUMN_1; action < ACTION_COUNT && column < COLUMN_COUNT; column++)
        if (move->upgrades & ~told & UPGRADE_BIT(column))
            join(names, sizeof names, upgrade_name(lang, action * COLUMN_COUNT + column));
    if (names[0] == '\0')
        return;
    char deed[WORDS_SIZE];
    snprintf(deed, sizeof deed, "%s", out);
    const struct lang_value values[] = {{"deed", deed, 0}, {"upgrades", names, 0}};
    tr_fill(lang, out, size, "board.deed.with", values, 2);
}

static const char *deed_key(const struct move *move)
{
    static const char *const kinds[MOVE_KIND_COUNT] = {
        [MOVE_PLACE] = "board.deed.place", [MOVE_VIBE] = "board.deed.vibe",
        [MOVE_MOVE] = "board.deed.move",   [MOVE_INVOKE] = "board.deed.invoke",
        [MOVE_POWER] = "board.deed.power",
    };
    static const char *const realms[REALM_COUNT] = {"board.deed.valley", "board.deed.cradle",
                                                    "board.deed.network", "board.deed.land",
                                                    "board.deed.willow"};
    switch (move->kind) {
    case MOVE_QUELL:
        return move->b == CARD_NONE ? "board.deed.extinguish" : "board.deed.quell";
    case MOVE_FORTIFY:
        return fortify_key(move->upgrades);
    case MOVE_REALM:
        return realms[move->a];
    case MOVE_ABSORB:
        return move->b ? "board.deed.absorb_bonus" : "board.deed.absorb";
    default:
        return kinds[move->kind] ? kinds[move->kind] : "board.deed.choose";
    }
}

/* The card a deed is about, and the second one or the Action it goes to. */
static void deed_cards(const struct lang *lang, const struct game *game, const struct move *move,
                       const char **card, const char **to)
{
    if (move->kind == MOVE_VIBE) {
        *card = card_words(lang, move->c);
        *to = tr_of(lang, "action", action_info(move->a)->id, "name");
    } else if (move->kind == MOVE_INVOKE) {
        *card = card_words(lang, move->a);
    } else if (move->kind == MOVE_QUELL) {
        *card = slot_card_words(lang, game, move->a);
        *to = move->b == CARD_NONE ? "" : card_words(lang, move->b);
    } else if (move->kind == MOVE_REALM) {
        *card = slot_card_words(lang, game, move->b);
    } else if (move->kind == MOVE_POWER) {
        *card = slot_card_words(lang, game, move->a);
        *to = slot_card_words(lang, game, move->b);
    }
}

static void deed_place(const struct lang *lang, const struct move *move, char *out, size_t size)
{
    out[0] = '\0';
    if (move->kind == MOVE_PLACE || move->kind == MOVE_MOVE)
        space_words(lang, move->a, out, size);
    else if (move->kind == MOVE_INVOKE)
        slot_where(lang, move->b, out, size);
    else if (move->kind == MOVE_FORTIFY)
        snprintf(out, size, "%s", realm_name(lang, move->a));
    else if (move->kind == MOVE_REALM && move->a == REALM_NETWORK)
        slot_where(lang, move->c, out, size);
    else if (move->kind == MOVE_ABSORB)
        snprintf(out, size, "%s", tr_of(lang, "sphere", sphere_id(move->a), "name"));
}

const char *move_words(const struct lang *lang, const struct game *game, const struct move *move,
                       char *out, size_t size)
{
    char place[128];
    const char *card = "";
    const char *to = "";
    deed_cards(lang, game, move, &card, &to);
    deed_place(lang, move, place, sizeof place);
    const struct lang_value values[] = {
        {"card", card, 0}, {"place", place, 0}, {"to", to, 0}, {"n", NULL, move->n}};
    tr_fill(lang, out, size, deed_key(move), values, sizeof values / sizeof values[0]);
    add_upgrades(lang, move, out, size);
    return out;
}

/* ---- What is to be done next ---- */

static unsigned count_next(const struct choice *choice, unsigned kind)
{
    unsigned count = 0;
    for (unsigned i = 0; i < CHOICE_INDEX_MAX; i++)
        count += choice->next[kind][i];
    return count;
}

static bool any_next(const struct choice *choice, unsigned kind)
{
    return count_next(choice, kind) > 0;
}

static const char *realm_prompt_key(const struct choice *choice)
{
    const unsigned realm = choice->parts[0].index;
    if (choice->number_max > 0 && !any_next(choice, THING_SLOT))
        return realm == REALM_WILLOW ? "board.begun.willow" : "board.begun.amount";
    if (realm == REALM_NETWORK)
        return choice->part_count > 1 ? "board.begun.network_to" : "board.begun.network_from";
    return "board.begun.land";
}

static const char *absorb_prompt_key(const struct choice *choice)
{
    if (count_next(choice, THING_SPHERE) > 1 && choice->part_count == 1)
        return "board.begun.sphere";
    if (any_next(choice, THING_BONUS))
        return "board.begun.bonus";
    return any_next(choice, THING_TOKEN) ? "board.begun.token" : "board.begun.colour";
}

static const char *slot_prompt_key(const struct choice *choice, const struct view *view)
{
    const unsigned card = view->shown.slots[choice->parts[0].index].card;
    if (card == CARD_NONE)
        return "board.begun.slot";
    return card_info(card)->team == view->team ? "board.begun.power" : "board.begun.quell";
}

static const char *begun_key(const struct view *view, const struct choice *choice)
{
    static const char *const action_keys[ACTION_COUNT] = {
        "board.begun.move", "board.begun.invoke", "board.begun.quell_action",
        "board.begun.fortify_action", "board.begun.other"};
    const struct thing first = choice->parts[0];
    switch (first.kind) {
    case THING_REALM:
        return realm_prompt_key(choice);
    case THING_ABSORB:
    case THING_SPHERE:
        return absorb_prompt_key(choice);
    case THING_ABILITY:
        return any_next(choice, THING_TOKEN) ? "board.begun.token" : "board.begun.colour";
    case THING_ACTION:
        return action_keys[first.index];
    case THING_SLOT:
        return choice->ask == ASK_NONE ? slot_prompt_key(choice, view) : "board.begun.network_to";
    case THING_CARD:
        return choice->ask == ASK_NONE ? "board.begun.card" : "board.begun.card_slot";
    case THING_SPACE:
        return choice->part_count > 1 ? "board.begun.place_second" : "board.begun.place_first";
    case THING_FORTRESS:
        return "board.begun.fortress";
    default:
        return "board.begun.other";
    }
}

static const char *begun_words(const struct lang *lang, const struct view *view,
                               const struct choice *choice, char *out, size_t size)
{
    const struct thing first = choice->parts[0];
    unsigned card = CARD_NONE;
    if (first.kind == THING_CARD)
        card = first.index;
    else if (first.kind == THING_SLOT)
        card = view->shown.slots[first.index].card;
    const struct lang_value values[] = {
        {"card", card == CARD_NONE ? "" : card_words(lang, card), 0},
        {"place", first.kind == THING_FORTRESS ? realm_name(lang, first.index) : "", 0},
    };
    return tr_fill(lang, out, size, begun_key(view, choice), values, 2);
}

const char *prompt_words(const struct lang *lang, const struct view *view,
                         const struct choice *choice, char *out, size_t size)
{
    const struct game *game = &view->shown;
    const unsigned seat = game_decider(game);
    if (seat == SEAT_NONE)
        return tr_fill(lang, out, size, "board.prompt.over", NULL, 0);
    if (choice_is_open(choice))
        return begun_words(lang, view, choice, out, size);
    const struct lang_value values[] = {
        {"who", seat_name(lang, game, seat), 0},
        {"spirit", tr_of(lang, "spirit", spirit_info(game->seats[seat].spirit)->id, "name"), 0},
        {"n", NULL, game->actions},
    };
    if (seat_team(seat) != view->team)
        return tr_fill(lang, out, size, "board.prompt.other", values, 3);
    if (game->pending.ask == ASK_NONE)
        return tr_fill(lang, out, size, game->actions ? "board.prompt.free" : "board.prompt.spent",
                       values, 3);
    char key[64];
    snprintf(key, sizeof key, "board.ask.%s.long", ask_id(game->pending.ask));
    return tr_fill(lang, out, size, key, values, 3);
}

/* ---- What a deed would change ---- */

static const char *control_key(unsigned control, unsigned viewer)
{
    if (control == TEAM_NONE)
        return "board.change.nobody";
    return control == viewer ? "board.change.yours" : "board.change.theirs";
}

bool change_words(const struct lang *lang, const struct game *before, const struct game *after,
                  unsigned viewer, unsigned area, char *out, size_t size)
{
    const bool realm = area < REALM_COUNT;
    const unsigned index = realm ? area : area - REALM_COUNT;
    const uint8_t *was = realm ? before->sums.realm[index] : before->sums.frontier[index];
    const uint8_t *now = realm ? after->sums.realm[index] : after->sums.frontier[index];
    const unsigned had =
        realm ? before->sums.realm_control[index] : before->sums.frontier_control[index];
    const unsigned has =
        realm ? after->sums.realm_control[index] : after->sums.frontier_control[index];
    char name[96], sums[TEAM_COUNT][24];
    if (was[0] == now[0] && was[1] == now[1] && had == has)
        return false;
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        if (was[team] == now[team])
            snprintf(sums[team], sizeof sums[team], "%d", now[team]);
        else
            snprintf(sums[team], sizeof sums[team], "%d → %d", was[team], now[team]);
    }
    const struct lang_value values[] = {
        {"area", area_name(lang, area, name, sizeof name), 0},
        {"bliss", sums[TEAM_BLISS], 0},
        {"gloom", sums[TEAM_GLOOM], 0},
        {"control", had == has ? "" : tr(lang, control_key(has, viewer)), 0},
    };
    tr_fill(lang, out, size, had == has ? "board.change.sums" : "board.change.control", values, 4);
    return true;
}
