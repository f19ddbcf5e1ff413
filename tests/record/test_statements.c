/* Statements of the set-up, hands and decks, well and badly stated, and what stands around them. In
 * errors the statement is the third line.
 */
#include "reading.h"

static void test_mode_and_sides(void **state)
{
    (void)state;
    struct record record = read_scenario("mode basic\nboard a\nintentions a\nrules 1", "");
    expect_json(&record, "mode", "basic");
    record_free(&record);
    expect_statement_error("mode full",
                           "r:3: the Full game can't be played yet: this version plays "
                           "Basic only (mode basic expected)");
    expect_statement_error("mode basc", "r:3: \"basc\" is not a mode (did you mean \"basic\"?)");
    expect_statement_error("board b", "r:3: side b belongs to the Full game, which can't be played "
                                      "yet (board a expected)");
    expect_statement_error("intentions b", "r:3: side b belongs to the Full game, which can't be "
                                           "played yet (intentions a expected)");
    expect_statement_error("board c", "r:3: \"c\" is not a side (did you mean \"a\"?)");
    expect_statement_error("rules 2",
                           "r:3: rules \"2\" are not known to this version (rules 1 expected)");
    expect_statement_error("mode", "r:3: mode has too few or too many words (mode basic expected)");
}

static void test_players_and_first(void **state)
{
    (void)state;
    struct record record = read_fine("cerebria 1\nplayers teams\nfirst gloom\nbegin\n");
    expect_json(&record, "players", "teams");
    expect_json(&record, "turn.team", "gloom");
    expect_json(&record, "seats.bliss 2.spirit", "delight");
    expect_json(&record, "seats.gloom 2.spirit", "malice");
    record_free(&record);
    /* R3.1: in a trio `first` is the pair's team. */
    record = read_fine("cerebria 1\nplayers trio\nfirst gloom\nbegin\n");
    assert_true(record.start.seats[SEAT_GLOOM_2].in_play);
    assert_false(record.start.seats[SEAT_BLISS_2].in_play);
    expect_json(&record, "pending.seat", "gloom 1");
    record_free(&record);
    record = read_fine("cerebria 1\nplayers trio\nbegin\n");
    assert_true(record.start.seats[SEAT_BLISS_2].in_play);
    record_free(&record);
    expect_statement_error("players four",
                           "r:3: \"four\" is not a number of players (duel, teams or trio "
                           "expected)");
    expect_statement_error("first blis", "r:3: \"blis\" is not a team (did you mean \"bliss\"?)");
}

static void test_seed(void **state)
{
    (void)state;
    struct record one = read_fine("cerebria 1\nseed 18446744073709551615\nbegin\n");
    struct record two = read_fine("cerebria 1\nseed 7\nbegin\n");
    assert_true(one.setup.seed == UINT64_MAX);
    assert_false(game_equal(&one.start, &two.start));
    record_free(&one);
    record_free(&two);
    expect_statement_error("seed 18446744073709551616",
                           "r:3: \"18446744073709551616\" is no seed (a number from 0 to "
                           "18446744073709551615 expected)");
    expect_statement_error("seed -1", "r:3: \"-1\" is no seed (a number from 0 to "
                                      "18446744073709551615 expected)");
}

static void test_spirits(void **state)
{
    (void)state;
    struct record record = read_scenario("spirit bliss 1 harmony\nspirit gloom 1 hatred", "");
    expect_json(&record, "seats.bliss 1.spirit", "harmony");
    expect_json(&record, "seats.gloom 1.spirit", "hatred");
    record_free(&record);
    /* The partner's usual Spirit makes room. */
    record = read_scenario("players teams\nspirit bliss 1 delight\nspirit gloom 2 misery", "");
    expect_json(&record, "seats.bliss 2.spirit", "empathy");
    expect_json(&record, "seats.gloom 1.spirit", "malice");
    record_free(&record);
    expect_statement_error("spirit bliss 1 misery",
                           "r:3: misery is not a Spirit of bliss (one of its own expected)");
    expect_statement_error("spirit bliss 1 empaty",
                           "r:3: \"empaty\" is not a Spirit (did you mean \"empathy\"?)");
    expect_statement_error("spirit bliss 2 love",
                           "r:3: bliss 2 takes no part in this game (another seat, or players "
                           "teams or trio expected)");
    expect_statement_error("spirit bliss 0 love",
                           "r:3: \"0\" does not fit here (a number from 1 to 2 expected)");
    expect_statement_error("spirit bliss 2 love\nplayers teams\nspirit bliss 1 love",
                           "r:5: love is taken by the partner (two different Spirits expected)");
}

static void test_seats_and_names(void **state)
{
    (void)state;
    struct record record =
        read_scenario("seat gloom 1 hard\nname bliss 1 \"N \\\"o\\\\ # rd\"", "");
    assert_int_equal(record.kinds[SEAT_GLOOM_1], SEAT_HARD);
    assert_int_equal(record.kinds[SEAT_BLISS_1], SEAT_HUMAN);
    assert_string_equal(record.names[SEAT_BLISS_1], "N \"o\\ # rd");
    assert_string_equal(record.names[SEAT_GLOOM_1], "");
    record_free(&record);
    expect_statement_error("seat gloom 1 robot",
                           "r:3: \"robot\" is not a kind of player (human, easy, normal, hard or "
                           "master expected)");
    expect_statement_error("name bliss 1 \"0123456789012345678901234567890123456789012345678901234"
                           "567890123\"",
                           "r:3: the name is too long (at most 63 bytes expected)");
    expect_statement_error("name bliss 1 North Pole",
                           "r:3: name has too few or too many words (name SEAT \"NAME\" expected)");
    expect_statement_error("name bliss 1 \"a\x01z\"",
                           "r:3: a control character in a name (letters expected)");
}

/* ---- Cards ---- */

#define BLISS_DECK                                                                                 \
    "courage courage sociability sociability cheerfulness cheerfulness excitement excitement "     \
    "kindness kindness desire desire optimism optimism self_esteem self_esteem"

static void test_decks_of_a_dealt_game(void **state)
{
    (void)state;
    /* Sixteen cards and no hand: the first two are the hand. */
    struct record record = read_fine("cerebria 1\ndeck bliss 1 " BLISS_DECK "\nbegin\n");
    expect_json(&record, "seats.bliss 1.hand", "[\"courage\",\"courage\"]");
    expect_json(&record, "seats.bliss 1.deck", "14");
    expect_json(&record, "seats.bliss 1.top", "sociability");
    record_free(&record);
    /* A hand takes its cards out of the deck named, which is shuffled. */
    record = read_fine("cerebria 1\ndeck bliss 1 spirit_bliss_love\nhand bliss 1 trust "
                       "affection\nbegin\n");
    expect_json(&record, "seats.bliss 1.hand", "[\"affection\",\"trust\"]");
    expect_json(&record, "seats.bliss 1.deck", "14");
    assert_int_equal(record.setup.decks[SEAT_BLISS_1], DECK_LOVE);
    record_free(&record);
    /* The later statement stands. */
    record = read_fine("cerebria 1\ndeck bliss 1 spirit_bliss_love\ndeck bliss 1 " BLISS_DECK
                       "\nhand bliss 1 courage\nhand bliss 1 desire desire\n"
                       "deck bliss 1 bliss_basic\nbegin\n");
    expect_json(&record, "seats.bliss 1.hand", "[\"desire\",\"desire\"]");
    expect_json(&record, "seats.bliss 1.deck", "14");
    record_free(&record);
    expect_error("cerebria 1\ndeck bliss 1 courage courage\nbegin\n",
                 "r:2: the cards of bliss 1 are no deck (eight kinds twice, two kinds of each "
                 "Vibe, expected)");
    expect_error("cerebria 1\nhand bliss 1 kindness\ndeck bliss 1 " BLISS_DECK "\nbegin\n",
                 "r:3: bliss 1 has 3 cards of kindness in hand, deck and play (at most 2 "
                 "expected)");
    /* Three kinds of red and one of yellow are no deck that the rules know. */
    expect_error("cerebria 1\ndeck bliss 1 courage courage sociability sociability comfort comfort "
                 "excitement excitement kindness kindness desire desire optimism optimism "
                 "self_esteem self_esteem\nbegin\n",
                 "r:2: the cards of bliss 1 are no deck (eight kinds twice, two kinds of each "
                 "Vibe, expected)");
}

static void test_deck_names(void **state)
{
    (void)state;
    expect_statement_error("deck bliss 1 gloom_basic",
                           "r:3: gloom_basic is not a deck of bliss (one of its own expected)");
    expect_statement_error("deck bliss 1 bliss_basc",
                           "r:3: \"bliss_basc\" is not a deck (did you mean \"bliss_basic\"?)");
    expect_statement_error("deck bliss 1 kindnes",
                           "r:3: \"kindnes\" is not an Emotion (did you mean \"kindness\"?)");
    expect_statement_error("deck bliss 1 kindness anger",
                           "r:3: anger is not a card of bliss (one of its own expected)");
    expect_statement_error("deck bliss 1",
                           "r:3: deck has too few or too many words (deck SEAT DECK or SEAT CARD … "
                           "expected)");
    struct record record = read_scenario("deck bliss 1 kindness", "");
    expect_json(&record, "seats.bliss 1.deck", "1");
    expect_json(&record, "seats.bliss 1.top", "kindness");
    record_free(&record);
    record = read_scenario("deck bliss 1 -", "");
    expect_json(&record, "seats.bliss 1.deck", "0");
    expect_json(&record, "seats.bliss 1.top", "null");
    record_free(&record);
}

static void test_hands_of_a_scenario(void **state)
{
    (void)state;
    struct record record = read_scenario("hand bliss 1 kindness courage\nslot 5 kindness 1", "");
    expect_json(&record, "seats.bliss 1.hand", "[\"courage\",\"kindness\"]");
    expect_json(&record, "seats.bliss 1.deck", "13");
    expect_json(&record, "seats.gloom 1.hand", "[]");
    expect_json(&record, "seats.gloom 1.deck", "16");
    record_free(&record);
    record = read_scenario("hand bliss 1 kindness\nhand bliss 1 -", "");
    expect_json(&record, "seats.bliss 1.hand", "[]");
    record_free(&record);
    /* Cards of other decks push cards of the default deck out. */
    record = read_scenario("hand bliss 1 trust\nslot 5 affection 1", "");
    expect_json(&record, "seats.bliss 1.deck", "14");
    record_free(&record);
    expect_statement_error("hand bliss 1 kindness kindness kindness",
                           "r:3: bliss 1 has 3 cards of kindness in hand, deck and play (at most 2 "
                           "expected)");
    expect_statement_error("hand bliss 1 kindness kindness\nslot 3 kindness 1",
                           "r:4: bliss 1 has 3 cards of kindness in hand, deck and play (at most 2 "
                           "expected)");
    expect_statement_error("hand bliss 1 anger",
                           "r:3: anger is not a card of bliss (one of its own expected)");
    expect_statement_error("hand bliss 1 benevolence",
                           "r:3: benevolence is not a Mild Emotion (hands and decks hold Mild "
                           "ones)");
    expect_statement_error("hand bliss 1 brightness",
                           "r:3: brightness is not a Mild Emotion (hands and decks hold Mild "
                           "ones)");
    expect_statement_error("deck bliss 1 " BLISS_DECK "\nslot 0 affection 1",
                           "r:4: bliss 1 has 17 cards in hand, deck and play (at most 16 "
                           "expected)");
    expect_statement_error("hand bliss",
                           "r:3: hand has too few or too many words (hand SEAT CARD … or SEAT - "
                           "expected)");
}

/* ---- Around the statements ---- */

static void test_unknown_statements(void **state)
{
    (void)state;
    expect_statement_error("wilpower bliss 1 3",
                           "r:3: \"wilpower\" is no statement (did you mean \"willpower\"?)");
    expect_statement_error("bgin", "r:3: \"bgin\" is no statement (did you mean \"begin\"?)");
    expect_statement_error("supercalifragilistic",
                           "r:3: \"supercalifragilistic\" is no statement (a "
                           "set-up statement or begin expected)");
    expect_statement_error("begin now", "r:3: begin has too many words (begin alone expected)");
    expect_statement_error("scenario yes",
                           "r:3: scenario has too few or too many words (scenario alone on its "
                           "line expected)");
}

static void test_first_line_and_begin(void **state)
{
    (void)state;
    expect_error("", "r:1: this is no game record (cerebria 1 expected)");
    expect_error("\n# only a comment\n", "r:2: this is no game record (cerebria 1 expected)");
    expect_error("mode basic\ncerebria 1\n", "r:1: this is no game record (cerebria 1 expected)");
    expect_error("cerebria 2\nbegin\n",
                 "r:1: the format \"2\" is not known to this version (cerebria 1 expected)");
    expect_error("cerebria\nbegin\n", "r:1: this is no game record (cerebria 1 expected)");
    expect_error("cerebria 1\nseed 3\n",
                 "r:2: the record ends in the middle of the set-up (begin expected)");
    expect_error("cerebria 1\nbegin\nwillpower bliss 1 3\n",
                 "r:3: willpower is a statement of the set-up (before begin expected)");
    struct record record = read_fine("# a case\n\ncerebria 1 # format\r\n\tbegin\r\n");
    assert_int_equal(record.count, 0);
    record_free(&record);
}

static void test_later_statement_stands(void **state)
{
    (void)state;
    struct record record = read_scenario("willpower bliss 1 9\nwillpower gloom 1 8\n"
                                         "willpower bliss 1 3\nslot 1 kindness 1\n"
                                         "slot 2 courage 1\nslot 1 desire 2",
                                         "");
    expect_json(&record, "seats.bliss 1.willpower", "3");
    expect_json(&record, "seats.gloom 1.willpower", "8");
    expect_json(&record, "slots.1.emotion", "desire");
    expect_json(&record, "slots.2.emotion", "courage");
    record_free(&record);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_mode_and_sides),
        cmocka_unit_test(test_players_and_first),
        cmocka_unit_test(test_seed),
        cmocka_unit_test(test_spirits),
        cmocka_unit_test(test_seats_and_names),
        cmocka_unit_test(test_decks_of_a_dealt_game),
        cmocka_unit_test(test_deck_names),
        cmocka_unit_test(test_hands_of_a_scenario),
        cmocka_unit_test(test_unknown_statements),
        cmocka_unit_test(test_first_line_and_begin),
        cmocka_unit_test(test_later_statement_stands),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
