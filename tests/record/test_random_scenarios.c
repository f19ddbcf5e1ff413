/* Whatever position is accepted can be played: random statements, then random moves, with every
 * invariant checked after each. Positions that no game comes to are the point of it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "core/rng.h"
#include "reading.h"
#include "record/names.h"

enum { GAMES = 600, MOVES = 120, STATEMENTS = 40 };

static const char *any(struct rng *rng, enum names names)
{
    for (;;) {
        const char *const name = name_of(names, rng_below(rng, 70));
        if (strcmp(name, "?") != 0)
            return name;
    }
}

static const char *any_seat(struct rng *rng)
{
    return seat_id(rng_below(rng, SEAT_COUNT));
}

static void list_any(struct text *text, struct rng *rng, enum names names, unsigned most)
{
    for (unsigned i = rng_below(rng, most) + 1; i > 0; i--)
        text_format(text, " %s", any(rng, names));
    text_add_char(text, '\n');
}

/* One statement, often a senseless one. */
static void print_statement(struct text *text, struct rng *rng)
{
    const unsigned number = rng_below(rng, 8);
    switch (rng_below(rng, 18)) {
    case 0:
        text_format(text, "at %s %s\n", any_seat(rng), any(rng, NAMES_SPACE));
        break;
    case 1:
        text_format(text, "willpower %s %u\n", any_seat(rng),
                    rng_below(rng, 8) ? number : RECORD_NUMBER_MAX);
        break;
    case 2:
        text_format(text, "essence %s %u\n", any_seat(rng),
                    rng_below(rng, 8) ? number : RECORD_NUMBER_MAX);
        break;
    case 3:
        text_format(text, "hand %s", any_seat(rng));
        list_any(text, rng, NAMES_CARD, 3);
        break;
    case 4:
        text_format(text, "deck %s", any_seat(rng));
        list_any(text, rng, NAMES_CARD, 2);
        break;
    case 5: {
        const unsigned action = rng_below(rng, ACTION_EMPOWER);
        text_format(text, "vibe %s %s.%s %s\n", any_seat(rng), action_info(action)->id,
                    action_info(action)->upgrade[rng_below(rng, COLUMN_COUNT)].id,
                    any(rng, NAMES_VIBE));
        break;
    }
    case 6:
        text_format(text, "vibe %s %s -\n", any_seat(rng), any(rng, NAMES_ACTION));
        break;
    case 7:
        text_format(text, "fortress %s %s %s %s\n", any(rng, NAMES_REALM), any(rng, NAMES_TEAM),
                    any(rng, NAMES_SIZE), number % 2 ? "new" : "");
        break;
    case 8:
        text_format(text, "sphere %s %u\n", any(rng, NAMES_SPHERE), number % 3 + 1);
        break;
    case 9:
        text_format(text, "ambition %s %u\n", any(rng, NAMES_TEAM), number % 4);
        break;
    case 10:
        text_format(text, "identity %s minor %u major %u cap %u\n", any(rng, NAMES_TEAM),
                    number % 6, number % 4, number % 2);
        break;
    case 11:
        text_add(text, "common");
        list_any(text, rng, NAMES_ASPIRATION, 3);
        break;
    case 12:
        text_format(text, "hidden %s", any(rng, NAMES_TEAM));
        list_any(text, rng, NAMES_ASPIRATION, 5);
        break;
    case 13:
        text_format(text, "turn %s actions %u absorb %s used %s\n", any_seat(rng), number * 2,
                    any(rng, NAMES_NO_YES), any(rng, NAMES_ABILITY));
        break;
    case 14:
        text_format(text, "spirit %s %s\n", any_seat(rng), any(rng, NAMES_SPIRIT));
        break;
    case 15:
        text_format(text, "quiet %u\n%s", number + 4, number == 1 ? "ending\n" : "");
        break;
    default:
        text_format(text, "slot %u %s %u token %u\n", rng_below(rng, SLOT_COUNT),
                    any(rng, NAMES_CARD), number % 4 + 1, number % 3 ? 0 : number);
        break;
    }
}

/* Adds one statement; takes it back if the position is refused with it. Returns what stands. */
static bool try_statement(struct text *text, struct rng *rng, struct record *record)
{
    char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
    const size_t length = text->length;
    struct record read;
    print_statement(text, rng);
    const size_t stated = text->length;
    text_add(text, "begin\n");
    const bool fine = record_parse(&read, "r", text->data, text->length, error, sizeof error,
                                   notice, sizeof notice);
    text_cut(text, fine ? stated : length);
    if (!fine) {
        assert_memory_equal(error, "r:", 2);
        return false;
    }
    record_free(record);
    *record = read;
    return true;
}

static void play(struct record *record, struct rng *rng)
{
    for (unsigned i = 0; i < MOVES && !game_is_over(&record->end); i++) {
        struct move list[MOVES_MAX];
        struct record_step step;
        const size_t count = game_moves(&record->end, list);
        assert_true(count > 0);
        const struct move move = list[rng_below(rng, (uint32_t)count)];
        assert_int_equal(record_play(&record->end, &move, NULL, &step).why, WHY_NONE);
        assert_true(record_add(record, &step));
        const char *const wrong = game_check(&record->end);
        if (wrong)
            fail_msg("%s", wrong);
    }
}

static void test_random_scenarios(void **state)
{
    (void)state;
    unsigned stated = 0;
    for (unsigned seed = 0; seed < GAMES; seed++) {
        struct record record = {0};
        struct text text = {0};
        struct rng rng;
        rng_seed(&rng, seed, 50);
        text_format(&text, "cerebria 1\nscenario\nseed %u\nplayers %s\n", seed,
                    any(&rng, NAMES_PLAYERS));
        for (unsigned i = 0; i < STATEMENTS; i++)
            stated += try_statement(&text, &rng, &record);
        assert_true(record.scenario);
        assert_null(game_check(&record.start));
        play(&record, &rng);
        expect_round_trip(&record);
        text_free(&text);
        record_free(&record);
    }
    assert_true(stated > 5 * GAMES); /* most of what is tried is refused, but by far not all */
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_random_scenarios),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
