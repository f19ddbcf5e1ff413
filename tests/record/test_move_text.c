/* Moves as text: every kind and every question, and what is said of a move that is not legal. */
#include <string.h>

#include "reading.h"
#include "record/move_text.h"
#include "record/reasons.h"

static void expect_text(struct move move, const char *expected)
{
    char text[RECORD_MOVE_SIZE];
    assert_int_equal(record_move_text(&move, text), strlen(expected));
    assert_string_equal(text, expected);
}

static void test_every_kind(void **state)
{
    (void)state;
    enum { ALL = UPGRADE_BIT(COLUMN_1) | UPGRADE_BIT(COLUMN_2) | UPGRADE_BIT(COLUMN_3) };
    expect_text((struct move){.kind = MOVE_PLACE, .a = 1, .b = 2, .c = 0},
                "place valley-cradle 2 0");
    expect_text((struct move){.kind = MOVE_PLACE, .a = 9, .b = 14, .c = SLOT_NONE},
                "place willow-valley 14");
    expect_text((struct move){.kind = MOVE_VIBE, .a = ACTION_MOVE, .b = 1, .c = CARD_COURAGE},
                "vibe move.haste courage");
    expect_text((struct move){.kind = MOVE_VIBE, .a = ACTION_FORTIFY, .b = 0, .c = CARD_ANGER},
                "vibe fortify.unlock anger");
    expect_text((struct move){.kind = MOVE_MOVE, .a = 2}, "move cradle");
    expect_text((struct move){.kind = MOVE_MOVE, .a = 2, .upgrades = ALL},
                "move cradle +haste +surmount +determination");
    expect_text((struct move){.kind = MOVE_INVOKE, .a = CARD_KINDNESS, .b = 5, .upgrades = ALL},
                "invoke kindness 5 +bolster +inner_force +determination");
    expect_text((struct move){.kind = MOVE_QUELL, .a = 7, .b = CARD_KINDNESS},
                "quell 7 show kindness");
    expect_text((struct move){.kind = MOVE_QUELL, .a = 7, .upgrades = ALL},
                "quell 7 +subdue +extinguish +determination");
    expect_text((struct move){.kind = MOVE_FORTIFY, .a = REALM_VALLEY, .upgrades = ALL},
                "fortify valley +exalt +raze +determination");
    expect_text((struct move){.kind = MOVE_EMPOWER, .a = 5, .upgrades = ALL},
                "empower 5 +channeled_power +emotional_outburst +determination");
    expect_text((struct move){.kind = MOVE_REALM, .a = REALM_VALLEY}, "realm valley");
    expect_text((struct move){.kind = MOVE_REALM, .a = REALM_CRADLE}, "realm cradle");
    expect_text((struct move){.kind = MOVE_REALM, .a = REALM_NETWORK, .b = 3, .c = 6},
                "realm network 3 6");
    expect_text((struct move){.kind = MOVE_REALM, .a = REALM_LAND, .b = 5, .n = 2},
                "realm land 5 2");
    expect_text((struct move){.kind = MOVE_REALM, .a = REALM_WILLOW, .n = 300}, "realm willow 300");
    expect_text((struct move){.kind = MOVE_ABSORB, .a = SPHERE_DILIGENCE, .b = 1},
                "absorb diligence bonus");
    expect_text((struct move){.kind = MOVE_ABSORB, .a = SPHERE_KNOWLEDGE},
                "absorb knowledge nobonus");
    expect_text((struct move){.kind = MOVE_ABSORB,
                              .a = SPHERE_KNOWLEDGE,
                              .b = 1,
                              .c = ACTION_INVOKE * COLUMN_COUNT,
                              .d = VIBE_RED},
                "absorb knowledge bonus invoke.unlock red");
    expect_text((struct move){.kind = MOVE_AMBITION, .a = ABILITY_ACTION}, "ambition action");
    expect_text(
        (struct move){
            .kind = MOVE_AMBITION, .a = ABILITY_VIBE, .b = ACTION_MOVE, .c = 1, .d = VIBE_BLUE},
        "ambition vibe move.haste blue");
    expect_text((struct move){.kind = MOVE_AMBITION, .a = ABILITY_ROTATE}, "ambition rotate");
    expect_text((struct move){.kind = MOVE_POWER, .a = 5, .b = 6}, "power 5 6");
    expect_text((struct move){.kind = MOVE_END, .a = END_DRAW}, "end draw");
    expect_text((struct move){.kind = MOVE_END, .a = END_AMBITION}, "end ambition");
    expect_text((struct move){.kind = MOVE_RESIGN, .a = TEAM_GLOOM}, "resign gloom");
}

static void test_every_question(void **state)
{
    (void)state;
    static const struct {
        uint8_t ask, b, c;
        const char *text;
    } cases[] = {
        {ASK_FRAGMENT, SIZE_MINOR, 0, "choose fragment minor"},
        {ASK_FRAGMENT, SIZE_MAJOR, 0, "choose fragment major"},
        {ASK_FRAGMENT, SIZE_CAP, 0, "choose fragment cap"},
        {ASK_FORTRESS, 1, 0, "choose fortress yes"},
        {ASK_REMOVE, ASPIRATION_OPENNESS, 0, "choose remove openness"},
        {ASK_HIDDEN, ASPIRATION_ATTITUDE, 0, "choose hidden attitude"},
        {ASK_HIDDEN, ASPIRATION_HIDDEN, 0, "choose hidden ?"},
        {ASK_DELIGHT, 1, 0, "choose delight card"},
        {ASK_EXCITEMENT, 1, 0, "choose excitement valley-cradle"},
        {ASK_TRUST, 0, 0, "choose trust 0"},
        {ASK_ANGER, 14, 0, "choose anger 14"},
        {ASK_SELFISHNESS, 3, 0, "choose selfishness 3"},
        {ASK_DISGUST, 3, 4, "choose disgust 3 4"},
        {ASK_COMFORT, SEAT_BLISS_2, 0, "choose comfort bliss 2"},
        {ASK_JEALOUSY, SEAT_BLISS_1, 0, "choose jealousy bliss 1"},
        {ASK_MISTRUST, SEAT_BLISS_1, 0, "choose mistrust bliss 1"},
        {ASK_DISCARD, CARD_SELF_ESTEEM, 0, "choose discard self_esteem"},
        {ASK_EMBARRASSMENT, SEAT_GLOOM_2, 0, "choose embarrassment gloom 2"},
        {ASK_BOREDOM, SEAT_GLOOM_1, 0, "choose boredom gloom 1"},
    };
    unsigned answered = 0;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        const struct move move = {
            .kind = MOVE_CHOOSE, .a = cases[i].ask, .b = cases[i].b, .c = cases[i].c};
        expect_text(move, cases[i].text);
        answered |= 1u << cases[i].ask;
    }
    for (unsigned ask = ASK_FRAGMENT; ask < ASK_COUNT; ask++) {
        const struct move none = {.kind = MOVE_CHOOSE, .a = (uint8_t)ask, .b = ANSWER_NONE};
        char text[RECORD_MOVE_SIZE];
        record_move_text(&none, text);
        assert_memory_equal(text, "choose ", 7);
        assert_string_equal(strrchr(text, ' '), ask == ASK_HIDDEN ? " ?" : " none");
        assert_true(answered >> ask & 1); /* the table above has every question */
    }
}

/* ---- Finding ---- */

static struct move find(const struct game *game, const char *line)
{
    char error[RECORD_ERROR_SIZE] = "";
    struct fault fault = {"r", 1, error, sizeof error, false};
    struct words words;
    struct move move = {0};
    if (!words_split(&words, line, strlen(line), &fault) ||
        !record_move_find(game, &words, &move, &fault))
        fail_msg("%s", error);
    return move;
}

static void expect_miss(const struct record *record, const char *line, const char *expected)
{
    char error[RECORD_ERROR_SIZE] = "";
    struct fault fault = {"r", 1, error, sizeof error, false};
    struct words words;
    struct move move;
    assert_true(words_split(&words, line, strlen(line), &fault));
    assert_false(record_move_find(&record->end, &words, &move, &fault));
    assert_string_equal(error, expected);
}

/* Whatever is legal in many positions can be written and found again, and no two are written alike.
 */
static void test_all_legal_moves_are_found(void **state)
{
    (void)state;
    for (unsigned players = PLAYERS_DUEL; players <= PLAYERS_TRIO; players++)
        for (uint64_t seed = 0; seed < 6; seed++) {
            struct record record = random_record(players, seed, 1000);
            struct game game = record.start;
            for (size_t i = 0; i < record.count; i++) {
                struct move list[MOVES_MAX];
                char text[RECORD_MOVE_SIZE];
                const size_t count = game_moves(&game, list);
                for (size_t j = i % 3; j < count; j += 3) {
                    record_move_text(&list[j], text);
                    const struct move found = find(&game, text);
                    assert_true(move_equal(&found, &list[j]));
                }
                record_replay(&game, &record.steps[i], NULL);
            }
            record_free(&record);
        }
}

static const char POSITION[] = "turn bliss 1 actions 3 absorb yes\n"
                               "at bliss 1 valley\n"
                               "at gloom 1 cradle\n"
                               "origin commitment valley\n"
                               "hand bliss 1 courage kindness\n"
                               "vibe bliss 1 invoke.bolster red\n"
                               "ambition bliss 1\n"
                               "slot 14 cheerfulness 2\n"
                               "slot 1 pessimism 1\n";

static void test_blanks_and_comments(void **state)
{
    (void)state;
    struct record record = read_scenario(POSITION, "");
    const struct move plain = find(&record.end, "invoke kindness 0 +bolster");
    const struct move spaced = find(&record.end, "  invoke\tkindness   0 +bolster # well");
    assert_true(move_equal(&plain, &spaced));
    assert_int_equal(plain.upgrades, UPGRADE_BOLSTER);
    record_free(&record);
}

static void test_resign_is_found(void **state)
{
    (void)state;
    struct record record = read_scenario(POSITION, "");
    assert_int_equal(find(&record.end, "resign bliss").a, TEAM_BLISS);
    assert_int_equal(find(&record.end, "resign gloom").a, TEAM_GLOOM);
    record_free(&record);
    record = read_scenario(POSITION, "resign gloom\n");
    expect_json(&record, "winner", "bliss");
    expect_miss(&record, "resign bliss",
                "r:1: \"resign bliss\" is not legal: the game is over "
                "(R10.1)");
    expect_miss(&record, "end draw", "r:1: \"end draw\" is not legal: the game is over (R10.1)");
    record_free(&record);
}

static void test_unknown_names(void **state)
{
    (void)state;
    static const struct {
        const char *line, *error;
    } cases[] = {
        {"invok kindness 0", "r:1: \"invok\" is no move (did you mean \"invoke\"?)"},
        {"xyzzy", "r:1: \"xyzzy\" is no move (one of the legal moves expected)"},
        {"invoke kindnes 0", "r:1: \"kindnes\" is not an Emotion (did you mean \"kindness\"?)"},
        {"invoke sausage 0", "r:1: \"sausage\" is unknown here (an Emotion expected)"},
        {"move craddle", "r:1: \"craddle\" is not a Realm or Frontier (did you mean \"cradle\"?)"},
        {"invoke kindness 15", "r:1: \"15\" does not fit here (a number from 0 to 14 expected)"},
        {"invoke kindness 0 +bolter",
         "r:1: \"+bolter\" is no upgrade of invoke (+bolster, +inner_force or +determination "
         "expected)"},
        {"vibe move.hast courage", "r:1: \"move.hast\" is no place on a Spirit's board (did you "
                                   "mean \"move.haste\"?)"},
        {"vibe nowhere courage", "r:1: \"nowhere\" is no place on a Spirit's board (like "
                                 "move.haste expected)"},
        {"choose fragmet minor", "r:1: \"fragmet\" is not a question (did you mean \"fragment\"?)"},
        {"choose comfort bliss 3", "r:1: \"3\" does not fit here (a number from 1 to 2 expected)"},
        {"choose fortress maybe", "r:1: \"maybe\" is not an answer here (yes or none expected)"},
        {"absorb diligence maybe", "r:1: \"maybe\" is not a choice (nobonus or bonus expected)"},
        {"ambition action now", "r:1: the move has too few or too many words (ambition action, "
                                "vibe ACTION.SPACE VIBE or rotate expected)"},
        {"invoke kindness", "r:1: the move has too few or too many words (invoke CARD SLOT "
                            "[+UPGRADE …] expected)"},
        {"move valley-cradle haste", "r:1: the move has too few or too many words (move SPACE "
                                     "[+UPGRADE …] expected)"},
        {"realm willow 0", "r:1: \"0\" does not fit here (a number from 1 to 65535 expected)"},
    };
    struct record record = read_scenario(POSITION, "");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++)
        expect_miss(&record, cases[i].line, cases[i].error);
    record_free(&record);
}

static void test_reasons(void **state)
{
    (void)state;
    static const struct {
        const char *line, *error;
    } cases[] = {
        {"invoke optimism 0", "that card is not in the hand (R5.2)"},
        {"invoke kindness 14", "slot 14 is taken (R5.2)"},
        {"invoke kindness 5", "slot 5 is out of the Spirit's reach (R1.5)"},
        {"invoke kindness 0 +inner_force", "invoke.inner_force has no Vibe token (R5.0)"},
        {"move network", "it is 4 spaces away, the reach is 2 (R5.1)"},
        {"quell 14 show courage", "the Emotion on slot 14 is the team's own (R5.3)"},
        {"quell 0 show courage", "slot 0 is empty (R5.3)"},
        {"quell 1 show courage", "slot 1 is out of the Spirit's reach (R1.5)"},
        {"fortify network", "the Fortress location of network is not adjacent (R1.6)"},
        {"fortify valley +exalt", "fortify.exalt has no Vibe token (R5.0)"},
        {"realm land 14 3", "it needs 3 free Essence spaces, there are 1 (R6.4)"},
        {"realm land 1 1", "the Emotion on slot 1 is an opposing one (R6.4)"},
        {"realm willow 9", "it costs 10 Willpower, 4 is there (R4.5)"},
        {"absorb humility bonus", "the Sphere humility does not face the Spirit (R7.1)"},
        {"power 14 0", "the card on slot 14 has no such power (R14.1)"},
        {"choose trust 14", "that is no answer to \"?\" now (R14.3)"},
        {"place valley-cradle 2", "nothing of that kind is asked now"},
        {"empower 14", "the Basic game does not have it (R3.2)"},
        {"vibe invoke.unlock courage", "invoke.unlock can't take a Vibe token now (R5.0)"},
        {"vibe invoke.inner_force courage", "the row has a red token already (R5.0)"},
    };
    struct record record = read_scenario(POSITION, "");
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        char expected[RECORD_ERROR_SIZE] = "r:1: \"";
        strcat(strcat(strcat(expected, cases[i].line), "\" is not legal: "), cases[i].error);
        if (strcmp(cases[i].line, "choose trust 14") == 0)
            strcpy(expected, "r:1: \"choose trust 14\" is not legal: nothing of that kind is asked "
                             "now");
        expect_miss(&record, cases[i].line, expected);
    }
    record_free(&record);
}

static void test_other_spellings(void **state)
{
    (void)state;
    struct record record = read_scenario(POSITION, "");
    expect_miss(&record, "invoke kindness 00",
                "r:1: \"invoke kindness 00\" is written otherwise (\"invoke kindness 0\" "
                "expected)");
    expect_miss(&record, "place valley 0",
                "r:1: \"place valley 0\" is not legal: nothing of that kind is asked now");
    record_free(&record);
    record = read_fine("cerebria 1\nfirst bliss\nbegin\n");
    expect_miss(&record, "place valley 0 2",
                "r:1: \"place valley 0 2\" is not legal: there is no such move (the nearest legal "
                "move is \"place valley-cradle 0 2\")");
    record_free(&record);
}

/* Every reason makes a sentence without leftovers. */
static void test_every_reason(void **state)
{
    (void)state;
    for (unsigned why = 0; why < WHY_COUNT; why++)
        for (unsigned what = 0; what < 3; what++) {
            char sentence[200];
            struct text text = text_in(sentence, sizeof sentence);
            record_refusal_print(&text, (struct refusal){(uint8_t)why, (uint8_t)what, 5, 4});
            assert_false(text.failed);
            assert_true(text.length > 5);
            assert_null(strchr(sentence, '{'));
            assert_null(strchr(sentence, '}'));
        }
}

static void test_legal_list_is_sorted(void **state)
{
    (void)state;
    struct record record = read_scenario(POSITION, "");
    struct move list[MOVES_MAX];
    struct text text = {0};
    size_t lines = 0;
    char last[RECORD_MOVE_SIZE] = "";
    record_legal_print(&record.end, &text);
    for (char *line = text.data; *line; lines++) {
        const size_t length = strcspn(line, "\n");
        assert_true(length > 0 && length < RECORD_MOVE_SIZE && line[length] == '\n');
        line[length] = '\0';
        assert_true(strcmp(last, line) < 0);
        memcpy(last, line, length + 1);
        line += length + 1;
    }
    assert_int_equal(lines, game_moves(&record.end, list));
    assert_null(strstr(text.data, "resign"));
    text_free(&text);
    record_free(&record);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_every_kind),
        cmocka_unit_test(test_every_question),
        cmocka_unit_test(test_all_legal_moves_are_found),
        cmocka_unit_test(test_blanks_and_comments),
        cmocka_unit_test(test_resign_is_found),
        cmocka_unit_test(test_unknown_names),
        cmocka_unit_test(test_reasons),
        cmocka_unit_test(test_other_spellings),
        cmocka_unit_test(test_every_reason),
        cmocka_unit_test(test_legal_list_is_sorted),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
