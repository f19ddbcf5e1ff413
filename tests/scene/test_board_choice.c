/* Narrowing: every legal move can be pointed out, nothing else can, and what is dim has its reason.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/rng.h"
#include "scene/board_choice.h"

/* ---- Random positions ---- */

struct table {
    struct game game;
    struct view view;
    struct choice choice;
    struct rng rng;
    struct move moves[MOVES_MAX];
    size_t count;
};

static void look(struct table *table)
{
    game_view(&table->game, game_decider(&table->game), &table->view);
    table->count = view_moves(&table->view, table->moves);
    choice_begin(&table->choice, &table->view);
}

static bool is_elsewhere(unsigned ask)
{
    return ask >= ASK_FRAGMENT && ask <= ASK_HIDDEN;
}

static void start(struct table *table, uint64_t seed)
{
    struct setup setup;
    setup_default(&setup, seed % 3 == 2 ? PLAYERS_TEAMS : PLAYERS_DUEL);
    setup.seed = seed;
    if (setup.players == PLAYERS_DUEL) {
        setup.spirits[SEAT_BLISS_1] = (uint8_t)(seed / 3 % 4);
        setup.spirits[SEAT_GLOOM_1] = (uint8_t)(SPIRIT_MISERY + seed / 7 % 4);
    }
    assert_int_equal(game_new(&table->game, &setup), SETUP_FINE);
    rng_seed(&table->rng, seed, 99);
    look(table);
}

/* Ends of turns are put off, so that games have something to choose from. */
static void step(struct table *table)
{
    const struct move *move = &table->moves[rng_below(&table->rng, (uint32_t)table->count)];
    if (move->kind == MOVE_END && rng_below(&table->rng, 4) != 0)
        move = &table->moves[rng_below(&table->rng, (uint32_t)table->count)];
    assert_int_equal(game_apply(&table->game, move, NULL).why, WHY_NONE);
}

/* ---- Pointing out a move ---- */

struct plan {
    struct thing things[CHOICE_PARTS_MAX];
    size_t count;
};

static void then(struct plan *plan, unsigned kind, unsigned index)
{
    plan->things[plan->count++] = (struct thing){(uint16_t)kind, (uint16_t)index};
}

static void plan_realm(struct plan *plan, const struct move *move)
{
    then(plan, THING_REALM, move->a);
    if (move->a == REALM_NETWORK || move->a == REALM_LAND)
        then(plan, THING_SLOT, move->b);
    if (move->a == REALM_NETWORK)
        then(plan, THING_SLOT, move->c);
    if (move->a >= REALM_LAND)
        then(plan, THING_NUMBER, move->n);
}

static void plan_absorb(struct plan *plan, const struct move *move)
{
    then(plan, THING_ABSORB, 0);
    then(plan, THING_SPHERE, move->a);
    then(plan, THING_BONUS, move->b);
    if (move->a == SPHERE_KNOWLEDGE && move->b) {
        then(plan, THING_TOKEN, move->c);
        then(plan, THING_VIBE, move->d);
    }
}

static void plan_answer(struct plan *plan, const struct move *move)
{
    static const uint8_t kinds[ASK_COUNT] = {
        [ASK_DELIGHT] = THING_YES,  [ASK_EXCITEMENT] = THING_SPACE,   [ASK_TRUST] = THING_SLOT,
        [ASK_ANGER] = THING_SLOT,   [ASK_SELFISHNESS] = THING_SLOT,   [ASK_DISGUST] = THING_SLOT,
        [ASK_COMFORT] = THING_SEAT, [ASK_JEALOUSY] = THING_SEAT,      [ASK_MISTRUST] = THING_SEAT,
        [ASK_DISCARD] = THING_CARD, [ASK_EMBARRASSMENT] = THING_SEAT, [ASK_BOREDOM] = THING_SEAT,
    };
    if (move->b == ANSWER_NONE) {
        then(plan, THING_NONE, 0);
        return;
    }
    then(plan, kinds[move->a], move->b);
    if (move->a == ASK_DISGUST)
        then(plan, THING_SLOT, move->c);
}

static struct plan plan_of(const struct move *move, unsigned ask)
{
    struct plan plan = {.count = 0};
    if (move_action(move) < ACTION_COUNT && ask == ASK_NONE)
        then(&plan, THING_ACTION, move_action(move));
    switch (move->kind) {
    case MOVE_PLACE:
        then(&plan, THING_SPACE, move->a);
        then(&plan, THING_SLOT, move->b);
        if (move->c != SLOT_NONE)
            then(&plan, THING_SLOT, move->c);
        break;
    case MOVE_VIBE:
        then(&plan, THING_CARD, move->c);
        then(&plan, THING_TOKEN, (unsigned)(move->a * COLUMN_COUNT + move->b));
        break;
    case MOVE_MOVE:
        then(&plan, THING_SPACE, move->a);
        break;
    case MOVE_INVOKE:
        then(&plan, THING_CARD, move->a);
        then(&plan, THING_SLOT, move->b);
        break;
    case MOVE_QUELL:
        then(&plan, THING_SLOT, move->a);
        then(&plan, move->b == CARD_NONE ? THING_NONE : THING_CARD, move->b);
        break;
    case MOVE_FORTIFY:
        then(&plan, THING_FORTRESS, move->a);
        break;
    case MOVE_REALM:
        plan_realm(&plan, move);
        break;
    case MOVE_ABSORB:
        plan_absorb(&plan, move);
        break;
    case MOVE_AMBITION:
        then(&plan, THING_ABILITY, move->a);
        if (move->a == ABILITY_VIBE) {
            then(&plan, THING_TOKEN, (unsigned)(move->b * COLUMN_COUNT + move->c));
            then(&plan, THING_VIBE, move->d);
        }
        break;
    case MOVE_POWER:
        then(&plan, THING_SLOT, move->a);
        then(&plan, THING_SLOT, move->b);
        break;
    case MOVE_END:
        then(&plan, THING_END, move->a);
        break;
    default:
        plan_answer(&plan, move);
        break;
    }
    return plan;
}

static void switch_upgrades(struct choice *choice, const struct move *move)
{
    const unsigned action = move_action(move);
    for (unsigned column = COLUMN_1; action < ACTION_COUNT && column < COLUMN_COUNT; column++) {
        const bool wanted = move->upgrades & UPGRADE_BIT(column);
        if (wanted != choice_upgrade_on(choice, action, column))
            choice_upgrade_toggle(choice, action, column);
    }
}

static void can_be_pointed_out(struct table *table, const struct move *move)
{
    struct move left;
    const struct plan plan = plan_of(move, table->game.pending.ask);
    choice_cancel(&table->choice);
    switch_upgrades(&table->choice, move);
    for (size_t i = 0; i < plan.count; i++) {
        assert_true(choice_takes(&table->choice, plan.things[i]));
        if (i > 0)
            assert_true(choice_narrows(&table->choice, plan.things[i]));
        const enum choice_result result = choice_point(&table->choice, plan.things[i]);
        assert_int_not_equal(result, CHOICE_REFUSED);
        /* What is played before all is said can be nothing else than this. */
        if (result == CHOICE_READY)
            break;
    }
    assert_true(choice_move(&table->choice, &left));
    assert_true(move_equal(&left, move));
}

static void test_every_legal_move_can_be_pointed_out(void **state)
{
    struct table *table = *state;
    for (uint64_t seed = 0; seed < 60; seed++) {
        start(table, seed);
        for (unsigned moves = 0; !game_is_over(&table->game) && moves < 90; moves++) {
            look(table);
            if (!is_elsewhere(table->game.pending.ask) && moves % 3 == 0)
                for (size_t i = 0; i < table->count; i++)
                    can_be_pointed_out(table, &table->moves[i]);
            step(table);
        }
    }
}

/* ---- Nothing else ---- */

static bool is_listed(const struct table *table, const struct move *move)
{
    for (size_t i = 0; i < table->count; i++)
        if (move_equal(&table->moves[i], move))
            return true;
    return false;
}

static struct thing any_thing(struct rng *rng)
{
    const unsigned kind = rng_below(rng, THING_KIND_COUNT);
    return (struct thing){
        (uint16_t)kind, (uint16_t)rng_below(rng, kind == THING_CARD ? CARD_COUNT : SLOT_COUNT + 5)};
}

static void test_pointing_at_random_leads_only_to_legal_moves(void **state)
{
    struct table *table = *state;
    for (uint64_t seed = 100; seed < 120; seed++) {
        start(table, seed);
        for (unsigned moves = 0; !game_is_over(&table->game) && moves < 60; moves++) {
            look(table);
            for (unsigned i = 0; i < 200; i++) {
                struct move move;
                const struct thing thing = any_thing(&table->rng);
                const bool takes = choice_takes(&table->choice, thing);
                const enum choice_result result = choice_point(&table->choice, thing);
                assert_int_equal(result == CHOICE_REFUSED, !takes);
                assert_true(table->choice.left > 0);
                if (result == CHOICE_READY) {
                    assert_true(choice_move(&table->choice, &move));
                    assert_true(is_listed(table, &move));
                    choice_cancel(&table->choice);
                }
            }
            step(table);
        }
    }
}

/* What can't be pointed at out of the blue says why, if there is a rule to it. */
static void test_refusals_have_reasons(void **state)
{
    struct table *table = *state;
    static const uint8_t kinds[] = {THING_SLOT,  THING_SPACE,  THING_FORTRESS, THING_ACTION,
                                    THING_REALM, THING_ABSORB, THING_ABILITY,  THING_END};
    static const uint8_t counts[] = {SLOT_COUNT,  SPACE_COUNT, REALM_COUNT,   ACTION_EMPOWER,
                                     REALM_COUNT, 1,           ABILITY_COUNT, 2};
    for (uint64_t seed = 200; seed < 215; seed++) {
        start(table, seed);
        for (unsigned moves = 0; !game_is_over(&table->game) && moves < 60; moves++) {
            look(table);
            const bool free_turn = table->game.pending.ask == ASK_NONE;
            for (size_t k = 0; free_turn && k < sizeof kinds; k++)
                for (unsigned i = 0; i < counts[k]; i++) {
                    const struct thing thing = {kinds[k], (uint16_t)i};
                    /* A space alone is no gesture: the Spirit comes first. */
                    if (choice_takes(&table->choice, thing) || kinds[k] == THING_SPACE)
                        continue;
                    const struct refusal why = choice_why_not(&table->choice, &table->view, thing);
                    assert_int_not_equal(why.why, WHY_NONE);
                    assert_true(why.why < WHY_COUNT);
                }
            step(table);
        }
    }
}

/* ---- Gestures ---- */

/* Only a click at an order plays at once; an Emotion, a card, a place may just be looked at. */
static void test_one_click_plays_only_orders(void **state)
{
    struct table *table = *state;
    for (uint64_t seed = 300; seed < 320; seed++) {
        start(table, seed);
        for (unsigned moves = 0; !game_is_over(&table->game) && moves < 60; moves++) {
            look(table);
            for (unsigned i = 0; table->game.pending.ask == ASK_NONE && i < 100; i++) {
                const struct thing thing = any_thing(&table->rng);
                choice_cancel(&table->choice);
                if (choice_point(&table->choice, thing) == CHOICE_READY)
                    assert_true(thing.kind == THING_REALM || thing.kind == THING_ABSORB ||
                                thing.kind == THING_ABILITY || thing.kind == THING_END);
            }
            step(table);
        }
    }
}

static void test_cancel_forgets_all(void **state)
{
    struct table *table = *state;
    start(table, 3);
    const struct choice before = table->choice;
    const struct move place = table->moves[0];
    assert_int_equal(choice_point(&table->choice, (struct thing){THING_SPACE, place.a}),
                     CHOICE_NARROWED);
    assert_true(choice_is_open(&table->choice));
    choice_cancel(&table->choice);
    assert_false(choice_is_open(&table->choice));
    assert_memory_equal(before.next, table->choice.next, sizeof before.next);
    assert_int_equal(before.left, table->choice.left);
}

static int set_up(void **state)
{
    *state = malloc(sizeof(struct table));
    return *state ? 0 : -1;
}

static int tear_down(void **state)
{
    free(*state);
    return 0;
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_legal_move_can_be_pointed_out),
        cmocka_unit_test(test_pointing_at_random_leads_only_to_legal_moves),
        cmocka_unit_test(test_refusals_have_reasons),
        cmocka_unit_test(test_one_click_plays_only_orders),
        cmocka_unit_test(test_cancel_forgets_all),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
