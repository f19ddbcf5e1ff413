/* What holds for every game, asked after every move of many random ones: duels, teams and trios
 * with all Spirits and all decks of Mild Emotions.
 *
 * A game that breaks something is told by its number; CEREBRIA_GAME=NUMBER plays it alone. */
#include "position.h"

#include <stdlib.h>
#include <string.h>

#include "plain_control.h"
#include "random_game.h"
#include "told_board.h"

enum {
    GAMES = 2100, /* a third of each number of players */
    /* Dear questions are asked at every so-manyeth move; the intervals have no common factor. */
    EVERY_APPLICATION = 13,
    EVERY_MUTATION = 11,
    EVERY_VIEW = 17,
    EVERY_WISH = 53,
    APPLICATIONS = 6,
    MUTATIONS = 24
};

struct tested {
    struct random_game random;
    struct setup setup;
    struct rng rng; /* for mutations and samples */
    struct move list[MOVES_MAX];
    size_t count;
    unsigned asks_met;    /* bit per enum ask */
    unsigned kinds_met;   /* bit per enum move_kind */
    unsigned endings_met; /* bit per enum ending */
    unsigned winners_met; /* bit per enum winner */
};

static void broken(const struct tested *tested, const char *what)
{
    fail_msg("game %llu, move %u: %s", (unsigned long long)tested->random.number,
             tested->random.moves, what);
}

static void hold(const struct tested *tested, bool holds, const char *what)
{
    if (!holds)
        broken(tested, what);
}

static void hold_null(const struct tested *tested, const char *fault)
{
    if (fault)
        broken(tested, fault);
}

static const struct game *game_of(const struct tested *tested)
{
    return &tested->random.game;
}

/* ---- The list ---- */

static bool in_list(const struct tested *tested, const struct move *move)
{
    size_t low = 0, high = tested->count;
    while (low < high) {
        const size_t middle = (low + high) / 2;
        const int order = move_compare(&tested->list[middle], move);
        if (order == 0)
            return true;
        if (order < 0)
            low = middle + 1;
        else
            high = middle;
    }
    return false;
}

static void check_list(struct tested *tested)
{
    tested->count = game_moves(game_of(tested), tested->list);
    hold(tested, (tested->count == 0) == game_is_over(game_of(tested)),
         "the list is empty before the end");
    for (size_t i = 1; i < tested->count; i++)
        hold(tested, move_compare(&tested->list[i - 1], &tested->list[i]) < 0,
             "the list is not sorted, or has a move twice");
}

static void check_applications(struct tested *tested)
{
    for (unsigned i = 0; i < APPLICATIONS; i++) {
        const struct move *move = &tested->list[rng_below(&tested->rng, (uint32_t)tested->count)];
        struct game copy = *game_of(tested);
        hold(tested, game_why_not(&copy, move).why == WHY_NONE, "a listed move has a reason");
        hold(tested, game_equal(&copy, game_of(tested)), "asking why changes the game");
        hold(tested, game_apply(&copy, move, NULL).why == WHY_NONE, "a listed move is refused");
        hold(tested, !game_equal(&copy, game_of(tested)), "a listed move changes nothing");
        hold_null(tested, game_check(&copy));
    }
}

/* ---- Moves that are not in the list ---- */

static bool is_open(const struct move *move)
{
    return move->a == MOVE_ANY || move->b == MOVE_ANY || move->c == MOVE_ANY ||
           move->d == MOVE_ANY || move->upgrades == MOVE_ANY || move->n == MOVE_ANY_N;
}

/* A near miss of a listed move: one part of it changed. */
static struct move near_miss(struct tested *tested)
{
    struct move move = tested->list[rng_below(&tested->rng, (uint32_t)tested->count)];
    uint8_t *const parts[] = {&move.a, &move.b, &move.c, &move.d, &move.kind, &move.upgrades};
    const unsigned part = rng_below(&tested->rng, 8);
    if (part >= 6)
        move.n = (uint16_t)(move.n + rng_below(&tested->rng, 5) - 2);
    else if (part == 5)
        *parts[part] = (uint8_t)(*parts[part] ^ 1u << rng_below(&tested->rng, 4));
    else if (rng_below(&tested->rng, 2))
        *parts[part] = (uint8_t)(*parts[part] + 1 - 2 * (int)rng_below(&tested->rng, 2));
    else
        *parts[part] = (uint8_t)rng_below(&tested->rng, 70);
    return move;
}

static struct move wild_move(struct tested *tested)
{
    const uint32_t one = rng_next(&tested->rng), two = rng_next(&tested->rng);
    return (struct move){.kind = (uint8_t)(one % (MOVE_KIND_COUNT + 2)),
                         .a = (uint8_t)(one >> 8 & 15),
                         .b = (uint8_t)(one >> 16 & 15),
                         .c = (uint8_t)(one >> 24),
                         .d = (uint8_t)(two & 3 ? 0 : two >> 8),
                         .upgrades = (uint8_t)(two & 12 ? 0 : two >> 16),
                         .n = (uint16_t)(two & 48 ? 0 : two >> 20)};
}

static void check_mutations(struct tested *tested)
{
    for (unsigned i = 0; i < MUTATIONS; i++) {
        const struct move move = i % 3 ? near_miss(tested) : wild_move(tested);
        if (move.kind == MOVE_RESIGN) /* legal and never listed */
            continue;
        const bool listed = in_list(tested, &move);
        struct game copy = *game_of(tested);
        const struct refusal refusal = game_apply(&copy, &move, NULL);
        hold(tested, (refusal.why == WHY_NONE) == listed,
             listed ? "a listed move is refused" : "an unlisted move is applied");
        if (!listed)
            hold(tested, game_equal(&copy, game_of(tested)), "a refused move changes the game");
        if (!is_open(&move)) {
            const struct refusal told = game_why_not(game_of(tested), &move);
            hold(tested,
                 told.why == refusal.why && told.what == refusal.what &&
                     told.need == refusal.need && told.have == refusal.have,
                 "game_why_not gives another reason than game_apply");
        }
    }
}

/* A wish is possible exactly if a listed move fits it. */
static void check_wishes(struct tested *tested)
{
    for (unsigned kind = 0; kind < MOVE_RESIGN; kind++) {
        struct move wish = move_wish(kind);
        if (rng_below(&tested->rng, 2))
            wish.a = (uint8_t)rng_below(&tested->rng, 15);
        bool fits = false;
        for (size_t i = 0; i < tested->count; i++)
            fits = fits || move_matches(&tested->list[i], &wish);
        const struct refusal refusal = game_why_not(game_of(tested), &wish);
        hold(tested, (refusal.why == WHY_NONE) == fits, "a wish and the list disagree");
        hold(tested, refusal.why < WHY_COUNT, "an unknown reason");
    }
}

/* ---- Conservation ---- */

/* R2.2: every seat has its sixteen cards, two of each kind of its deck, in hand, deck and play. */
static void check_cards(const struct tested *tested)
{
    const struct game *game = game_of(tested);
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        if (!game->seats[seat].in_play)
            continue;
        unsigned copies[CARD_COUNT] = {0};
        for (unsigned i = 0; i < game->seats[seat].hand_count; i++)
            copies[game->seats[seat].hand[i]]++;
        for (unsigned i = 0; i < game->seats[seat].deck_count; i++)
            copies[game->seats[seat].deck[i]]++;
        for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
            if (game->slots[slot].owner == seat)
                copies[game->slots[slot].card]++;
        const struct deck_info *deck = deck_info(tested->setup.decks[seat]);
        for (unsigned i = 0; i < DECK_KINDS; i++)
            hold(tested, copies[deck->kinds[i]] == DECK_COPIES, "a card was lost or made");
    }
}

/* R2.1: five Minors, three Majors, one Cap a team; nobody has more than three Ambition. */
static void check_fragments(const struct tested *tested)
{
    const struct game *game = game_of(tested);
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        const struct team_state *state = &game->teams[team];
        unsigned minor = state->stock.minor + state->identity.minor;
        unsigned major = state->stock.major + state->identity.major;
        for (unsigned realm = 0; realm < REALM_COUNT; realm++)
            if (game->fortresses[realm].team == team) {
                minor += game->fortresses[realm].size == SIZE_MINOR;
                major += game->fortresses[realm].size == SIZE_MAJOR;
            }
        hold(tested, minor == 5 && major == 3, "a Fragment was lost or made");
        hold(tested, state->stock.cap + state->identity.cap == 1, "a Cap was lost or made");
        hold(tested, state->ambition <= 3, "more than three Ambition");
    }
}

/* ---- Views ---- */

static void check_view(struct tested *tested, unsigned seat)
{
    struct view view, again;
    struct move list[MOVES_MAX];
    struct game other = *game_of(tested);
    game_view(game_of(tested), seat, &view);
    other.chance[0] = ~other.chance[0];
    other.chance[1] += 12345;
    game_view(&other, seat, &again);
    hold(tested, !memcmp(&view, &again, sizeof view), "a view depends on the generators");
    view_sample(&view, rng_next(&tested->rng), &other);
    hold_null(tested, game_check(&other));
    game_view(&other, seat, &again);
    hold(tested, !memcmp(&view, &again, sizeof view), "a sample looks different to its viewer");
    const unsigned decider = game_decider(game_of(tested));
    const bool decides = decider != SEAT_NONE && seat_team(decider) == seat_team(seat);
    const size_t count = view_moves(&view, list);
    hold(tested, count == (decides ? tested->count : 0), "a view has other moves than the game");
    hold(tested, !memcmp(list, tested->list, count * sizeof *list),
         "a view has other moves than the game");
    if (!decides)
        return;
    hold(tested, game_moves(&other, list) == count, "a sample has other moves than the game");
    hold(tested, !memcmp(list, tested->list, count * sizeof *list),
         "a sample has other moves than the game");
}

static void check_views(struct tested *tested)
{
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (game_of(tested)->seats[seat].in_play)
            check_view(tested, seat);
}

/* ---- Playing ---- */

static void check_position(struct tested *tested)
{
    const unsigned at = tested->random.moves;
    tested->asks_met |= 1u << game_of(tested)->pending.ask;
    hold_null(tested, game_check(game_of(tested)));
    hold_null(tested, plain_control_differs(game_of(tested)));
    check_list(tested);
    check_cards(tested);
    check_fragments(tested);
    if (at % EVERY_VIEW == 0)
        check_views(tested);
    if (tested->count == 0)
        return;
    if (at % EVERY_APPLICATION == 0)
        check_applications(tested);
    if (at % EVERY_MUTATION == 0)
        check_mutations(tested);
    if (at % EVERY_WISH == 0)
        check_wishes(tested);
}

static void play_one(struct tested *tested)
{
    struct told_board told;
    const struct event_sink sink = {told_event, &told};
    struct game *game = &tested->random.game;
    struct game twin = *game;
    const struct move move = tested->list[rng_below(&tested->random.rng, (uint32_t)tested->count)];
    tested->random.moves++;
    tested->kinds_met |= 1u << move.kind;
    told_begin(&told, game);
    hold(tested, game_apply(game, &move, &sink).why == WHY_NONE, "a listed move is refused");
    hold_null(tested, told_differs(&told, game));
    hold(tested, game_apply(&twin, &move, NULL).why == WHY_NONE, "a copy refuses the move");
    hold(tested, game_equal(game, &twin), "copies differ after the same move");
}

/* R10.2 */
static void check_result(struct tested *tested)
{
    const struct game *game = game_of(tested);
    const int bliss = game_score(game, TEAM_BLISS), gloom = game_score(game, TEAM_GLOOM);
    const int caps = game->teams[TEAM_BLISS].identity.cap - game->teams[TEAM_GLOOM].identity.cap;
    const int lead = bliss != gloom ? bliss - gloom : caps;
    const unsigned winner = lead > 0 ? WINNER_BLISS : lead < 0 ? WINNER_GLOOM : WINNER_DRAW;
    hold(tested, game->winner == winner, "the wrong team has won");
    hold(tested, game->ending || game->quiet >= 12, "the game ended without a reason");
    tested->winners_met |= 1u << winner;
    if (!game->ending)
        tested->endings_met |= 1u << ENDING_QUIET;
    else if (game->common_count == 0)
        tested->endings_met |= 1u << ENDING_NO_COMMON;
    else
        tested->endings_met |= 1u << ENDING_CAP;
}

static void check_game(struct tested *tested, uint64_t number)
{
    enum { LONGEST = 20000, STREAM_CHECKS = 2001 };
    random_setup(number, (unsigned)(number % 3), &tested->setup);
    rng_seed(&tested->rng, number, STREAM_CHECKS);
    random_game_begin(&tested->random, number, &tested->setup);
    check_position(tested);
    while (!game_is_over(game_of(tested))) {
        play_one(tested);
        check_position(tested);
        hold(tested, tested->random.moves < LONGEST, "the game does not end");
    }
    check_result(tested);
}

/* The games are worth something only if everything occurs in them. */
static void check_variety(const struct tested *tested)
{
    const unsigned full_only = 1u << ASK_WILD | 1u << ASK_EMPOWER;
    assert_int_equal(tested->asks_met | full_only, (1u << ASK_COUNT) - 1);
    const unsigned never_listed = 1u << MOVE_WILD | 1u << MOVE_EMPOWER | 1u << MOVE_RESIGN;
    assert_int_equal(tested->kinds_met | never_listed, (1u << MOVE_KIND_COUNT) - 1);
    assert_int_equal(tested->endings_met,
                     1u << ENDING_NO_COMMON | 1u << ENDING_CAP | 1u << ENDING_QUIET);
    assert_int_equal(tested->winners_met,
                     1u << WINNER_BLISS | 1u << WINNER_GLOOM | 1u << WINNER_DRAW);
}

static void test_random_games(void **state)
{
    (void)state;
    static struct tested tested; /* big, so not on the stack */
    const char *alone = getenv("CEREBRIA_GAME");
    if (alone) {
        check_game(&tested, strtoull(alone, NULL, 10));
        return;
    }
    for (uint64_t number = 0; number < GAMES; number++)
        check_game(&tested, number);
    check_variety(&tested);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_games),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
