/* Numbers that must not change unnoticed: how many games of up to three moves begin in each of ten
 * positions, and a signature of a thousand random duels.
 *
 * Unlike all other expected values of these tests they come from the program itself, which is their
 * point: they say nothing about right or wrong, but a change that touches the rules, the order of
 * the list, the layout of struct game or the use of chance can't slip through. A commit that
 * changes them says why. CEREBRIA_PRINT_PINS=1 prints the new numbers as they stand below. */
#include "position.h"

#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>

#include "random_game.h"

static bool printing(void)
{
    return getenv("CEREBRIA_PRINT_PINS") != NULL;
}

/* ---- Ten positions ---- */

enum moment {
    AT_PLACES,   /* the set-up, nothing placed yet */
    AT_TURN,     /* a turn begins */
    AT_ACTION,   /* an Action was declared by a Vibe token */
    AT_FRAGMENT, /* a Fragment may be added */
    AT_HIDDEN,   /* a Hidden Aspiration is chosen */
    AT_POWER     /* a power asks */
};

enum { DEPTH = 3 };

static const struct pinned {
    const char *name;
    uint64_t number; /* of the random game */
    uint8_t players;
    uint8_t moment;
    uint16_t moves; /* played at least */
    uint16_t least; /* moves to choose from there, at least */
    uint64_t counts[DEPTH];
} POSITIONS[] = {
    {"placing in a duel", 1, PLAYERS_DUEL, AT_PLACES, 0, 1, {90, 4480, 147796}},
    {"a duel's first turn", 2, PLAYERS_DUEL, AT_TURN, 0, 1, {35, 585, 13189}},
    {"early in a duel", 3, PLAYERS_DUEL, AT_TURN, 20, 60, {102, 6336, 271010}},
    {"midway in a duel", 4, PLAYERS_DUEL, AT_TURN, 60, 140, {164, 13676, 702662}},
    {"teams", 5, PLAYERS_TEAMS, AT_TURN, 60, 120, {121, 7098, 327107}},
    {"a trio", 6, PLAYERS_TRIO, AT_TURN, 80, 120, {120, 6716, 267807}},
    {"an Action is declared", 7, PLAYERS_DUEL, AT_ACTION, 20, 12, {28, 425, 7051}},
    {"a Fragment is on offer", 8, PLAYERS_DUEL, AT_FRAGMENT, 0, 2, {2, 6, 114}},
    {"a goal is to be kept", 9, PLAYERS_TEAMS, AT_HIDDEN, 60, 3, {3, 78, 2016}},
    {"a power asks", 10, PLAYERS_TEAMS, AT_POWER, 20, 5, {7, 469, 16555}},
};
enum { POSITION_COUNT = sizeof POSITIONS / sizeof *POSITIONS };

static bool is_moment(unsigned moment, const struct game *game)
{
    const unsigned question = game->pending.ask;
    switch (moment) {
    case AT_TURN:
        return question == ASK_NONE && game->actions == TURN_ACTIONS && !game->absorbed &&
               !game->used;
    case AT_ACTION:
        return question >= ASK_MOVE && question <= ASK_EMPOWER;
    case AT_FRAGMENT:
        return question == ASK_FRAGMENT;
    case AT_HIDDEN:
        return question == ASK_HIDDEN;
    case AT_POWER:
        return question > ASK_HIDDEN;
    default:
        return question == ASK_PLACE;
    }
}

static uint64_t perft(const struct game *game, unsigned depth)
{
    struct move list[MOVES_MAX];
    const size_t count = game_moves(game, list);
    if (depth == 1)
        return count;
    uint64_t sum = 0;
    for (size_t i = 0; i < count; i++) {
        struct game next = *game;
        assert_int_equal(game_apply(&next, &list[i], NULL).why, WHY_NONE);
        sum += perft(&next, depth - 1);
    }
    return sum;
}

/* Games that end before the moment comes give way to the game a thousand numbers on. */
static struct game reach(const struct pinned *pinned)
{
    for (uint64_t number = pinned->number;; number += 1000) {
        struct setup setup;
        struct random_game random;
        random_setup(number, pinned->players, &setup);
        setup.recommended = pinned->moment != AT_PLACES;
        random_game_begin(&random, number, &setup);
        while (!game_is_over(&random.game)) {
            if (random.moves >= pinned->moves && is_moment(pinned->moment, &random.game) &&
                perft(&random.game, 1) >= pinned->least)
                return random.game;
            const struct move move = random_move(&random);
            assert_int_equal(game_apply(&random.game, &move, NULL).why, WHY_NONE);
        }
    }
}

static void test_perft(void **state)
{
    (void)state;
    for (unsigned i = 0; i < POSITION_COUNT; i++) {
        const struct game game = reach(&POSITIONS[i]);
        uint64_t counts[DEPTH];
        for (unsigned depth = 1; depth <= DEPTH; depth++)
            counts[depth - 1] = perft(&game, depth);
        if (printing())
            printf("%s: {%" PRIu64 ", %" PRIu64 ", %" PRIu64 "}\n", POSITIONS[i].name, counts[0],
                   counts[1], counts[2]);
        for (unsigned depth = 0; !printing() && depth < DEPTH; depth++)
            if (counts[depth] != POSITIONS[i].counts[depth])
                fail_msg("%s, depth %u: %" PRIu64 ", not %" PRIu64, POSITIONS[i].name, depth + 1,
                         counts[depth], POSITIONS[i].counts[depth]);
    }
}

/* The positions are what their names say. */
static void test_positions_are_varied(void **state)
{
    (void)state;
    unsigned questions = 0, phases = 0;
    for (unsigned i = 0; i < POSITION_COUNT; i++) {
        const struct game game = reach(&POSITIONS[i]);
        assert_true(is_moment(POSITIONS[i].moment, &game));
        assert_int_equal(game.players, POSITIONS[i].players);
        questions |= 1u << game.pending.ask;
        phases |= 1u << game.phase;
    }
    assert_true(questions & 1u << ASK_NONE);
    assert_true(questions & 1u << ASK_PLACE);
    assert_int_equal(phases, 1u << PHASE_SETUP | 1u << PHASE_PLAY);
}

/* ---- The signature ---- */

static const uint64_t SIGNATURE = 0x596863a41434670f;

/* FNV-1a over the bytes of a game (of a little-endian machine). */
static uint64_t mix(uint64_t hash, const struct game *game)
{
    const uint8_t *bytes = (const uint8_t *)game;
    for (size_t i = 0; i < sizeof *game; i++)
        hash = (hash ^ bytes[i]) * 0x100000001b3u;
    return hash;
}

static bool is_little_endian(void)
{
    const uint16_t one = 1;
    return *(const uint8_t *)&one == 1;
}

static void test_signature(void **state)
{
    (void)state;
    enum { GAMES = 1000 };
    uint64_t hash = 0xcbf29ce484222325u;
    if (!is_little_endian())
        skip();
    for (uint64_t number = 0; number < GAMES; number++) {
        struct setup setup;
        struct random_game random;
        random_setup(number, PLAYERS_DUEL, &setup);
        random_game_begin(&random, number, &setup);
        while (!game_is_over(&random.game)) {
            const struct move move = random_move(&random);
            assert_int_equal(game_apply(&random.game, &move, NULL).why, WHY_NONE);
            hash = mix(hash, &random.game);
        }
    }
    if (printing())
        printf("signature: 0x%016" PRIx64 "\n", hash);
    else if (hash != SIGNATURE)
        fail_msg("the signature is 0x%016" PRIx64 ", not 0x%016" PRIx64, hash, SIGNATURE);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_perft),
        cmocka_unit_test(test_positions_are_varied),
        cmocka_unit_test(test_signature),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
