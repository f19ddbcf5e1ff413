/* The list of legal moves. Every candidate that could pass is put to the same checks that
 * game_apply uses; the loops are nested in the order of move_compare, so the list is sorted as it
 * grows. */
#include <assert.h>
#include <string.h>

#include "core/control.h"
#include "core/legal.h"
#include "core/powers.h"

struct list {
    struct move *moves;
    size_t count;
    size_t room;
};

static void add(struct list *list, const struct move *move)
{
    assert(list->count < list->room);
    list->moves[list->count++] = *move;
}

static bool is_full(const struct list *list)
{
    return list->count == list->room;
}

/* The sets of upgrades with which a move of an Action is legal: bit n for the set n << 1 (bit 0 of
 * a set is the unlock space, never named). */
static unsigned allowed_sets(const struct actor *actor, const struct move *move, unsigned action,
                             unsigned available)
{
    const struct form form = action_form(actor, move, action);
    if (form.refusal.why || (form.must & ~available))
        return 0;
    const struct cost price = action_price(actor, move, action);
    const unsigned free = available & form.may & ~(unsigned)form.must;
    unsigned sets = 0, chosen = 0;
    do {
        const unsigned upgrades = chosen | form.must;
        if (form_allows(actor, form, price, action, upgrades))
            sets |= 1u << (upgrades >> 1);
        chosen = (chosen - free) & free; /* the next subset */
    } while (chosen);
    return sets;
}

/* Adds the move once for each set, in ascending order. */
static void add_sets(struct list *list, struct move move, unsigned sets)
{
    for (; sets && !is_full(list); sets >>= 1, move.upgrades = (uint8_t)(move.upgrades + 2))
        if (sets & 1)
            add(list, &move);
}

/* The next different card of the hand after index i. */
static unsigned next_kind(const struct spirit_seat *me, unsigned i)
{
    const unsigned card = me->hand[i];
    while (i < me->hand_count && me->hand[i] == card)
        i++;
    return i;
}

static unsigned available_upgrades(const struct actor *actor, unsigned action)
{
    const unsigned tokens = row_tokens(actor->me, action);
    return tokens & UPGRADE_BIT(COLUMN_UNLOCK) ? tokens & ~UPGRADE_BIT(COLUMN_UNLOCK) : 0;
}

/* Whether the Action's printed price, less Determination if `tokens` has it, could be paid: cards
 * in play only raise it. */
static bool is_affordable(const struct actor *actor, unsigned action, unsigned tokens)
{
    const struct action_info *info = action_info(action);
    const int less = tokens & UPGRADE_DETERMINATION ? 1 : 0;
    return info->willpower - less <= actor->me->willpower &&
           info->ambition <= actor->game->teams[actor->team].ambition;
}

static bool is_unlocked(const struct actor *actor, unsigned action)
{
    return actor->me->board[action][COLUMN_UNLOCK] != VIBE_NONE;
}

static void list_steps(struct list *list, const struct actor *actor)
{
    const unsigned available = available_upgrades(actor, ACTION_MOVE);
    const unsigned here = actor->me->space;
    unsigned targets = 1u << space_step(here, 1) | 1u << space_step(here, -1);
    if (available & UPGRADE_HASTE)
        targets |= 1u << space_step(here, 2) | 1u << space_step(here, -2);
    struct move move = {.kind = MOVE_MOVE};
    for (; targets >> move.a && !is_full(list); move.a++)
        if (targets >> move.a & 1)
            add_sets(list, move, allowed_sets(actor, &move, ACTION_MOVE, available));
}

/* All cards of the hand are invoked in the same ways, so each slot is judged by one of them. */
static void list_invocations(struct list *list, const struct actor *actor)
{
    enum { NEAR_MAX = 2 }; /* R1.5: no Spirit is adjacent to more slots */
    const unsigned available = available_upgrades(actor, ACTION_INVOKE);
    const unsigned near = space_slots(actor->me->space) & empty_slots(actor->game);
    const struct spirit_seat *me = actor->me;
    const bool own_supply = me->spirit == SPIRIT_ANXIETY;
    struct move moves[NEAR_MAX];
    unsigned sets[NEAR_MAX], count = 0;
    for (unsigned slot = 0; near >> slot; slot++) {
        if (!(near >> slot & 1))
            continue;
        moves[count] = (struct move){.kind = MOVE_INVOKE, .a = me->hand[0], .b = (uint8_t)slot};
        sets[count] =
            me->hand_count ? allowed_sets(actor, &moves[count], ACTION_INVOKE, available) : 0;
        count++;
    }
    for (unsigned i = 0; i < me->hand_count && !is_full(list); i = next_kind(me, i))
        for (unsigned at = 0; at < count && me->hand[i] < CARD_COUNT; at++) {
            moves[at].a = me->hand[i];
            add_sets(list, moves[at], sets[at]);
        }
    for (unsigned at = 0; own_supply && at < count; at++) {
        moves[at].a = CARD_BLEAKNESS;
        add_sets(list, moves[at], allowed_sets(actor, &moves[at], ACTION_INVOKE, available));
    }
}

static unsigned quell_targets(const struct actor *actor)
{
    return quell_slots(actor) & actor->game->sums.held[other_team(actor->team)] &
           ~(unsigned)actor->shielded;
}

/* A card that matches is as good as any other, so a target is judged by the first. */
static void list_quells_of(struct list *list, const struct actor *actor, struct move move,
                           unsigned available)
{
    const struct spirit_seat *me = actor->me;
    const unsigned target = actor->game->slots[move.a].card;
    bool judged = false;
    unsigned sets = 0;
    add_sets(list, move, allowed_sets(actor, &move, ACTION_QUELL, available));
    for (unsigned i = 0; i < me->hand_count; i = next_kind(me, i)) {
        move.b = me->hand[i];
        if (move.b >= CARD_COUNT || !card_matches(target, move.b))
            continue;
        if (!judged)
            sets = allowed_sets(actor, &move, ACTION_QUELL, available);
        judged = true;
        add_sets(list, move, sets);
    }
}

static void list_quells(struct list *list, const struct actor *actor)
{
    const unsigned slots = quell_targets(actor);
    struct move move = {.kind = MOVE_QUELL, .b = CARD_NONE};
    for (; slots >> move.a && !is_full(list); move.a++)
        if (slots >> move.a & 1)
            list_quells_of(list, actor, move, available_upgrades(actor, ACTION_QUELL));
}

/* Build, Exalt and Raze have forms of their own. */
static void list_fortifications(struct list *list, const struct actor *actor)
{
    static const uint8_t deeds[] = {0, UPGRADE_EXALT, UPGRADE_RAZE};
    const unsigned available = available_upgrades(actor, ACTION_FORTIFY);
    const unsigned realms = space_realms(actor->me->space);
    for (unsigned realm = 0; realms >> realm; realm++) {
        if (!(realms >> realm & 1))
            continue;
        unsigned sets = 0;
        for (unsigned i = 0; i < sizeof deeds; i++) {
            const struct move move = {
                .kind = MOVE_FORTIFY, .a = (uint8_t)realm, .upgrades = deeds[i]};
            if (!(deeds[i] & ~available))
                sets |= allowed_sets(actor, &move, ACTION_FORTIFY, available);
        }
        add_sets(list, (struct move){.kind = MOVE_FORTIFY, .a = (uint8_t)realm}, sets);
    }
}

static void list_action(struct list *list, const struct actor *actor, unsigned action)
{
    static void (*const lists[ACTION_COUNT])(struct list *, const struct actor *) = {
        [ACTION_MOVE] = list_steps,
        [ACTION_INVOKE] = list_invocations,
        [ACTION_QUELL] = list_quells,
        [ACTION_FORTIFY] = list_fortifications,
    };
    if (lists[action] && is_unlocked(actor, action) &&
        is_affordable(actor, action, row_tokens(actor->me, action)))
        lists[action](list, actor);
}

bool action_possible(const struct actor *actor, unsigned action)
{
    struct move one;
    struct list list = {&one, 0, 1};
    list_action(&list, actor, action);
    return list.count > 0;
}

/* Whether the Action would be possible with that token on its row and that card gone from the hand
 * (R4.5). */
static bool possible_with_token(const struct actor *actor, unsigned action, unsigned column,
                                unsigned card)
{
    const struct spirit_seat changed = seat_with_token(actor->me, action, column, card);
    struct actor then = *actor;
    then.me = &changed;
    return action_possible(&then, action);
}

/* R5.0. Only for Quell does it matter which card leaves the hand, so the other Actions are judged
 * once a space; and not even that if the Action is `sure`, possible already: a token takes no form
 * away. */
static void list_tokens_at(struct list *list, const struct actor *actor, unsigned action,
                           unsigned column, bool sure)
{
    const unsigned colours = row_colours(actor->me, action);
    bool judged = sure, possible = sure;
    for (unsigned i = 0; i < actor->me->hand_count; i = next_kind(actor->me, i)) {
        const unsigned card = actor->me->hand[i];
        if (card >= CARD_COUNT || (colours >> card_info(card)->vibe & 1))
            continue;
        if (!judged || action == ACTION_QUELL)
            possible = possible_with_token(actor, action, column, card);
        judged = true;
        if (possible)
            add(list, &(struct move){.kind = MOVE_VIBE,
                                     .a = (uint8_t)action,
                                     .b = (uint8_t)column,
                                     .c = (uint8_t)card});
    }
}

/* Whether a row's space takes a token: free, and its Action unlocked or to be unlocked by it
 * (R5.0). */
static bool space_is_open(unsigned tokens, unsigned column)
{
    const bool unlocked = tokens & UPGRADE_BIT(COLUMN_UNLOCK);
    return !(tokens & UPGRADE_BIT(column)) && (column == COLUMN_UNLOCK) != unlocked;
}

/* `possible` has a bit for each Action that is possible now. */
static void list_tokens(struct list *list, const struct actor *actor, unsigned possible)
{
    if (actor->me->hand_count == 0)
        return;
    for (unsigned action = 0; action < ACTION_EMPOWER; action++) {
        if (action == ACTION_QUELL && !quell_targets(actor))
            continue;
        const bool last_card = action == ACTION_INVOKE && actor->me->hand_count == 1;
        const bool sure = (possible >> action & 1) && action != ACTION_QUELL && !last_card;
        const unsigned tokens = row_tokens(actor->me, action);
        for (unsigned column = 0; column < COLUMN_COUNT; column++)
            if (space_is_open(tokens, column) &&
                is_affordable(actor, action, tokens | UPGRADE_BIT(column)))
                list_tokens_at(list, actor, action, column, sure);
    }
}

/* R7.3, R8.2: a token of any colour, no card discarded. `write` puts place and colour into the
 * move. */
static void list_free_tokens(struct list *list, const struct actor *actor, struct move move,
                             void (*write)(struct move *, unsigned action, unsigned column,
                                           unsigned vibe))
{
    for (unsigned action = 0; action < ACTION_EMPOWER; action++) {
        const unsigned colours = row_colours(actor->me, action);
        const unsigned tokens = row_tokens(actor->me, action);
        for (unsigned column = 0; column < COLUMN_COUNT; column++)
            for (unsigned vibe = 0; space_is_open(tokens, column) && vibe < VIBE_COUNT; vibe++)
                if (!(colours >> vibe & 1)) {
                    write(&move, action, column, vibe);
                    add(list, &move);
                }
    }
}

static void write_bonus_token(struct move *move, unsigned action, unsigned column, unsigned vibe)
{
    move->c = (uint8_t)(action * COLUMN_COUNT + column);
    move->d = (uint8_t)vibe;
}

static void write_ability_token(struct move *move, unsigned action, unsigned column, unsigned vibe)
{
    move->b = (uint8_t)action;
    move->c = (uint8_t)column;
    move->d = (uint8_t)vibe;
}

static bool payable(const struct actor *actor, const struct move *move)
{
    return can_pay(actor, actor_cost(actor, move));
}

static void list_network(struct list *list, const struct actor *actor)
{
    const unsigned empty = empty_slots(actor->game) & space_slots(actor->me->space);
    const unsigned own = actor->game->sums.held[actor->team];
    struct move move = {.kind = MOVE_REALM, .a = REALM_NETWORK};
    if (!empty || !payable(actor, &move))
        return;
    for (unsigned from = 0; own >> from; from++) {
        if (!(own >> from & 1))
            continue;
        for (unsigned to = 0; empty >> to; to++)
            if (empty >> to & 1) {
                move.b = (uint8_t)from;
                move.c = (uint8_t)to;
                add(list, &move);
            }
    }
}

static void list_land(struct list *list, const struct actor *actor)
{
    const unsigned slots = land_slots(actor) & actor->game->sums.held[actor->team];
    for (unsigned slot = 0; slots >> slot; slot++) {
        const struct emotion *emotion = &actor->game->slots[slot];
        const struct card_info *info = card_info(emotion->card);
        if (!(slots >> slot & 1))
            continue;
        struct move move = {.kind = MOVE_REALM, .a = REALM_LAND, .b = (uint8_t)slot};
        for (move.n = 1; move.n <= info->spaces - emotion->essence && payable(actor, &move);
             move.n++)
            add(list, &move);
    }
}

static void list_willow(struct list *list, const struct actor *actor)
{
    struct move move = {.kind = MOVE_REALM, .a = REALM_WILLOW};
    const int fee = actor_cost(actor, &move).willpower;
    for (move.n = 1; move.n <= EXCHANGE_MAX && fee + move.n <= actor->me->willpower; move.n++)
        add(list, &move);
}

static void list_realms(struct list *list, const struct actor *actor)
{
    for (unsigned realm = REALM_VALLEY; realm <= REALM_CRADLE; realm++) {
        const struct move move = {.kind = MOVE_REALM, .a = (uint8_t)realm};
        if (payable(actor, &move))
            add(list, &move);
    }
    list_network(list, actor);
    list_land(list, actor);
    list_willow(list, actor);
}

static void list_absorbs(struct list *list, const struct actor *actor)
{
    if (actor->game->absorbed || actor->game->first_turn)
        return;
    const unsigned spheres = absorb_spheres(actor);
    struct move move = {.kind = MOVE_ABSORB};
    for (; move.a < SPHERE_COUNT; move.a++) {
        if (!(spheres >> move.a & 1))
            continue;
        move.b = 0;
        add(list, &move);
        move.b = 1;
        if (move.a == SPHERE_KNOWLEDGE)
            list_free_tokens(list, actor, move, write_bonus_token);
        else if (!check_move(actor->game, &move).why)
            add(list, &move);
    }
}

static void list_abilities(struct list *list, const struct actor *actor)
{
    const struct game *game = actor->game;
    if (game->teams[actor->team].ambition == 0)
        return;
    struct move move = {.kind = MOVE_AMBITION};
    for (; move.a < ABILITY_COUNT; move.a++) {
        if (game->used >> move.a & 1)
            continue;
        if (move.a == ABILITY_VIBE)
            list_free_tokens(list, actor, move, write_ability_token);
        else
            add(list, &move);
    }
}

static void list_powers(struct list *list, const struct actor *actor)
{
    const unsigned own = actor->game->sums.held[actor->team];
    for (unsigned from = 0; own >> from; from++) {
        if (!(own >> from & 1) || !slot_does(actor->game, from, DO_GIVE_ESSENCE))
            continue;
        for (unsigned to = 0; to < SLOT_COUNT; to++) {
            const struct move move = {.kind = MOVE_POWER, .a = (uint8_t)from, .b = (uint8_t)to};
            if (!check_move(actor->game, &move).why)
                add(list, &move);
        }
    }
}

static void list_ends(struct list *list, const struct actor *actor)
{
    add(list, &(struct move){.kind = MOVE_END, .a = END_DRAW});
    if (actor->game->teams[actor->team].ambition < AMBITION_TOKENS)
        add(list, &(struct move){.kind = MOVE_END, .a = END_AMBITION});
}

/* R3.7 */
static void list_places(struct list *list, const struct actor *actor)
{
    for (unsigned frontier = 0; frontier < FRONTIER_COUNT; frontier++)
        for (unsigned side = 0; side <= 2; side += 2) {
            struct move move = {.kind = MOVE_PLACE,
                                .a = (uint8_t)frontier_space(frontier),
                                .b = (uint8_t)(3 * frontier + side)};
            const bool two = places_two(actor->game, actor->seat);
            for (unsigned slot = two ? 0 : SLOT_NONE; slot < SLOT_COUNT || slot == SLOT_NONE;
                 slot++) {
                move.c = (uint8_t)slot;
                if (!check_move(actor->game, &move).why)
                    add(list, &move);
                if (slot == SLOT_NONE)
                    break;
            }
        }
}

static void list_answers(struct list *list, const struct game *game)
{
    const size_t count = answers(game, list->moves);
    assert(count > 0);
    list->count = count;
}

size_t game_moves(const struct game *game, struct move out[MOVES_MAX])
{
    struct list list = {out, 0, MOVES_MAX};
    const unsigned asked = game->pending.ask;
    if (game->phase == PHASE_OVER)
        return 0;
    if (asked >= ASK_FRAGMENT) {
        list_answers(&list, game);
        return list.count;
    }
    const struct actor actor = actor_of(game, game_decider(game));
    if (asked == ASK_PLACE) {
        list_places(&list, &actor);
    } else if (asked != ASK_NONE) {
        list_action(&list, &actor, asked - ASK_MOVE);
    } else {
        if (game->actions) {
            unsigned possible = 0;
            for (unsigned action = 0; action < ACTION_COUNT; action++) {
                const size_t before = list.count;
                list_action(&list, &actor, action);
                possible |= (unsigned)(list.count > before) << action;
            }
            list_tokens(&list, &actor, possible);
            list_realms(&list, &actor);
        }
        list_absorbs(&list, &actor);
        list_abilities(&list, &actor);
        list_powers(&list, &actor);
        list_ends(&list, &actor);
    }
    return list.count;
}

int move_compare(const struct move *x, const struct move *y)
{
    const int order[] = {
        x->kind - y->kind,        x->a - y->a, x->b - y->b, x->c - y->c, x->d - y->d, x->n - y->n,
        x->upgrades - y->upgrades};
    for (unsigned i = 0; i < sizeof order / sizeof *order; i++)
        if (order[i])
            return order[i];
    return 0;
}

bool move_equal(const struct move *x, const struct move *y)
{
    return move_compare(x, y) == 0;
}

/* ---- Wishes ---- */

struct move move_wish(unsigned kind)
{
    return (struct move){(uint8_t)kind, MOVE_ANY, MOVE_ANY,  MOVE_ANY,
                         MOVE_ANY,      MOVE_ANY, MOVE_ANY_N};
}

bool move_matches(const struct move *move, const struct move *wish)
{
    return move->kind == wish->kind && (wish->a == MOVE_ANY || wish->a == move->a) &&
           (wish->b == MOVE_ANY || wish->b == move->b) &&
           (wish->c == MOVE_ANY || wish->c == move->c) &&
           (wish->d == MOVE_ANY || wish->d == move->d) &&
           (wish->n == MOVE_ANY_N || wish->n == move->n) &&
           (wish->upgrades == MOVE_ANY || wish->upgrades == move->upgrades);
}

static bool is_open(const struct move *wish)
{
    return wish->a == MOVE_ANY || wish->b == MOVE_ANY || wish->c == MOVE_ANY ||
           wish->d == MOVE_ANY || wish->n == MOVE_ANY_N || wish->upgrades == MOVE_ANY;
}

/* What an open part may be tried with: the cards a seat could name, or a plain range 0 .. limit
 * - 1. */
static unsigned limits(unsigned kind, unsigned part)
{
    static const uint8_t table[MOVE_KIND_COUNT][4] = {
        [MOVE_PLACE] = {SPACE_COUNT, SLOT_COUNT, SLOT_COUNT, 1},
        [MOVE_VIBE] = {ACTION_COUNT, COLUMN_COUNT, CARD_COUNT, 1},
        [MOVE_MOVE] = {SPACE_COUNT, 1, 1, 1},
        [MOVE_INVOKE] = {CARD_COUNT, SLOT_COUNT, 1, 1},
        [MOVE_QUELL] = {SLOT_COUNT, CARD_COUNT, 1, 1},
        [MOVE_FORTIFY] = {REALM_COUNT, 1, 1, 1},
        [MOVE_EMPOWER] = {SLOT_COUNT, 1, 1, 1},
        [MOVE_REALM] = {REALM_COUNT, SLOT_COUNT, SLOT_COUNT, 1},
        [MOVE_ABSORB] = {SPHERE_COUNT, 2, ACTION_COUNT * COLUMN_COUNT, VIBE_COUNT},
        [MOVE_AMBITION] = {ABILITY_COUNT, ACTION_COUNT, COLUMN_COUNT, VIBE_COUNT},
        [MOVE_POWER] = {SLOT_COUNT, SLOT_COUNT, 1, 1},
        [MOVE_END] = {2, 1, 1, 1},
        [MOVE_CHOOSE] = {1, 1, 1, 1},
        [MOVE_RESIGN] = {TEAM_COUNT, 1, 1, 1},
        [MOVE_WILD] = {1, 1, 1, 1},
    };
    return table[kind][part];
}

static bool matches_any(const struct game *game, const struct move *wish)
{
    struct move list[MOVES_MAX];
    const size_t count = game_moves(game, list);
    for (size_t i = 0; i < count; i++)
        if (move_matches(&list[i], wish))
            return true;
    return false;
}

struct refusal game_why_not(const struct game *game, const struct move *wish)
{
    if (wish->kind >= MOVE_KIND_COUNT)
        return refuse(WHY_MALFORMED, 0);
    if (!is_open(wish))
        return check_move(game, wish);
    if (matches_any(game, wish))
        return refuse(WHY_NONE, 0);
    /* Nothing fits: try every way to fill what is open, plainly (no upgrades, one of each), and
     * tell the refusal that came furthest. */
    struct refusal best = refuse(WHY_MALFORMED, 0);
    struct move move = *wish;
    uint8_t *const parts[4] = {&move.a, &move.b, &move.c, &move.d};
    bool open[4];
    unsigned total = 1;
    for (unsigned i = 0; i < 4; i++) {
        open[i] = *parts[i] == MOVE_ANY &&
                  !(wish->kind == MOVE_PLACE && i == 2 && !places_two(game, game_decider(game)));
        total *= open[i] ? limits(wish->kind, i) : 1;
    }
    if (move.upgrades == MOVE_ANY)
        move.upgrades = 0;
    for (unsigned at = 0; at < total; at++) {
        unsigned rest = at;
        for (unsigned i = 0; i < 4; i++)
            if (open[i]) {
                *parts[i] = (uint8_t)(rest % limits(wish->kind, i));
                rest /= limits(wish->kind, i);
            }
        if (wish->n == MOVE_ANY_N)
            move.n = move.kind == MOVE_REALM && (move.a == REALM_LAND || move.a == REALM_WILLOW);
        const struct refusal refusal = check_move(game, &move);
        if (refusal.why > best.why)
            best = refusal;
    }
    return best;
}
