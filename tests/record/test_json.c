/* Positions as JSON and for people: literally, and as one team may see them. */
#include <string.h>

#include "reading.h"
#include "support/json_path.h"

static const char STATEMENTS[] = "seed 5\nfirst bliss\nround 3\n"
                                 "turn bliss 1 actions 2 absorb yes used rotate\n"
                                 "at bliss 1 valley-cradle\nat gloom 1 willow\n"
                                 "willpower bliss 1 7\nessence gloom 1 0\n"
                                 "hand bliss 1 kindness courage\nhand gloom 1 anger\n"
                                 "deck bliss 1 desire optimism\ndeck gloom 1 -\n"
                                 "vibe bliss 1 move.haste red\n"
                                 "slot 14 affection 2 token 1\nslot 13 fear 2\nslot 0 dislike 1\n"
                                 "slot 1 craving 1\nfortress valley bliss minor\n"
                                 "fortress land gloom major\nidentity gloom minor 2\n"
                                 "ambition bliss 2\nsphere creativity 3\norigin commitment cradle\n"
                                 "common unity openness\nhidden bliss fortitude unity\n"
                                 "hidden gloom attitude liveliness versatility\nquiet 2";

/* Written by hand from the rules. Valley: affection 2 + 1 and the Minor 1 against dislike 1 and
 * craving 1, fear blocked by affection (R11.4). */
static const char EXPECTED[] =
    "{\"mode\":\"basic\",\"players\":\"duel\",\"round\":3,\"phase\":\"play\","
    "\"turn\":{\"team\":\"bliss\",\"seat\":1,\"actions\":2,\"absorb\":true,\"used\":[\"rotate\"]},"
    "\"pending\":null,"
    "\"seats\":{"
    "\"bliss 1\":{\"spirit\":\"empathy\",\"at\":\"valley-cradle\",\"willpower\":7,\"essence\":2,"
    "\"hand\":[\"courage\",\"kindness\"],\"deck\":2,\"top\":\"desire\",\"board\":{"
    "\"move\":{\"unlock\":\"wild\",\"haste\":\"red\",\"surmount\":null,\"determination\":null},"
    "\"invoke\":{\"unlock\":\"wild\",\"bolster\":null,\"inner_force\":null,\"determination\":null},"
    "\"quell\":{\"unlock\":\"wild\",\"subdue\":null,\"extinguish\":null,\"determination\":null},"
    "\"fortify\":{\"unlock\":\"wild\",\"exalt\":null,\"raze\":null,\"determination\":null}}},"
    "\"gloom 1\":{\"spirit\":\"misery\",\"at\":\"willow\",\"willpower\":4,\"essence\":0,"
    "\"hand\":[\"anger\"],\"deck\":0,\"top\":null,\"board\":{"
    "\"move\":{\"unlock\":\"wild\",\"haste\":null,\"surmount\":null,\"determination\":null},"
    "\"invoke\":{\"unlock\":\"wild\",\"bolster\":null,\"inner_force\":null,\"determination\":null},"
    "\"quell\":{\"unlock\":\"wild\",\"subdue\":null,\"extinguish\":null,\"determination\":null},"
    "\"fortify\":{\"unlock\":\"wild\",\"exalt\":null,\"raze\":null,\"determination\":null}}}},"
    "\"teams\":{"
    "\"bliss\":{\"ambition\":2,\"stock\":{\"minor\":4,\"major\":3,\"cap\":1},"
    "\"identity\":{\"minor\":0,\"major\":0,\"cap\":0},\"wheel\":0,\"score\":0,"
    "\"hidden\":\"fortitude\",\"hidden_left\":1},"
    "\"gloom\":{\"ambition\":0,\"stock\":{\"minor\":3,\"major\":2,\"cap\":1},"
    "\"identity\":{\"minor\":2,\"major\":0,\"cap\":0},\"wheel\":0,\"score\":6,"
    "\"hidden\":\"attitude\",\"hidden_left\":2}},"
    "\"slots\":["
    "{\"emotion\":\"dislike\",\"team\":\"gloom\",\"essence\":1,\"intensity\":1,\"token\":0},"
    "{\"emotion\":\"craving\",\"team\":\"gloom\",\"essence\":1,\"intensity\":1,\"token\":0},"
    "null,null,null,null,null,null,null,null,null,null,null,"
    "{\"emotion\":\"fear\",\"team\":\"gloom\",\"essence\":2,\"intensity\":2,\"token\":0},"
    "{\"emotion\":\"affection\",\"team\":\"bliss\",\"essence\":2,\"intensity\":3,\"token\":1}],"
    "\"fortresses\":{\"valley\":{\"team\":\"bliss\",\"size\":\"minor\"},\"cradle\":null,"
    "\"network\":null,\"land\":{\"team\":\"gloom\",\"size\":\"major\"},\"willow\":null},"
    "\"spheres\":["
    "{\"sphere\":\"commitment\",\"realm\":\"cradle\",\"willpower\":7},"
    "{\"sphere\":\"creativity\",\"realm\":\"network\",\"willpower\":3},"
    "{\"sphere\":\"humility\",\"realm\":\"land\",\"willpower\":7},"
    "{\"sphere\":\"diligence\",\"realm\":\"willow\",\"willpower\":7},"
    "{\"sphere\":\"knowledge\",\"realm\":\"valley\",\"willpower\":7}],"
    "\"realms\":{"
    "\"valley\":{\"control\":\"bliss\",\"bliss\":4,\"gloom\":2,\"blocked\":[13]},"
    "\"cradle\":{\"control\":\"gloom\",\"bliss\":0,\"gloom\":1,\"blocked\":[]},"
    "\"network\":{\"control\":null,\"bliss\":0,\"gloom\":0,\"blocked\":[]},"
    "\"land\":{\"control\":\"gloom\",\"bliss\":0,\"gloom\":2,\"blocked\":[]},"
    "\"willow\":{\"control\":\"gloom\",\"bliss\":0,\"gloom\":2,\"blocked\":[]}},"
    "\"frontiers\":{"
    "\"valley-cradle\":{\"control\":\"gloom\",\"bliss\":0,\"gloom\":2},"
    "\"cradle-network\":{\"control\":null,\"bliss\":0,\"gloom\":0},"
    "\"network-land\":{\"control\":null,\"bliss\":0,\"gloom\":0},"
    "\"land-willow\":{\"control\":null,\"bliss\":0,\"gloom\":0},"
    "\"willow-valley\":{\"control\":\"bliss\",\"bliss\":3,\"gloom\":2}},"
    "\"common\":[\"unity\",\"openness\"],"
    "\"counts\":{"
    "\"attitude\":{\"bliss\":1,\"gloom\":3},"
    "\"openness\":{\"bliss\":1,\"gloom\":1},"
    "\"unity\":{\"bliss\":1,\"gloom\":2},"
    "\"awareness\":{\"bliss\":1,\"gloom\":2},"
    "\"fortitude\":{\"bliss\":1,\"gloom\":2},"
    "\"liveliness\":{\"bliss\":2,\"gloom\":4},"
    "\"versatility\":{\"bliss\":1,\"gloom\":3}},"
    "\"quiet\":2,\"over\":false,\"winner\":null}";

static void expect_text(const struct game *game, unsigned team, const char *expected)
{
    struct text text = {0};
    record_print_json(&text, game, team);
    assert_string_equal(text.data, expected);
    text_free(&text);
}

static void test_known_position(void **state)
{
    (void)state;
    struct record record = read_scenario(STATEMENTS, "");
    expect_text(&record.end, TEAM_NONE, EXPECTED);
    record_free(&record);
}

static void replace(char *text, const char *old, const char *new)
{
    char *const at = strstr(text, old);
    assert_non_null(at);
    char rest[sizeof EXPECTED + 64];
    strcpy(rest, at + strlen(old));
    strcpy(at, new);
    strcat(text, rest);
}

static void test_as_one_team(void **state)
{
    (void)state;
    struct record record = read_scenario(STATEMENTS, "");
    char bliss[sizeof EXPECTED + 64], gloom[sizeof EXPECTED + 64];
    memcpy(bliss, EXPECTED, sizeof EXPECTED);
    memcpy(gloom, EXPECTED, sizeof EXPECTED);
    replace(bliss, "[\"anger\"]", "[\"?\"]");
    replace(bliss, "\"hidden\":\"attitude\"", "\"hidden\":\"?\"");
    expect_text(&record.end, TEAM_BLISS, bliss);
    replace(gloom, "[\"courage\",\"kindness\"]", "[\"?\",\"?\"]");
    replace(gloom, "\"hidden\":\"fortitude\"", "\"hidden\":\"?\"");
    expect_text(&record.end, TEAM_GLOOM, gloom);
    record_free(&record);
}

/* Teammates see each other's hands (R15). */
static void test_partners_see_each_other(void **state)
{
    (void)state;
    struct record record = read_scenario("players teams\nhand bliss 1 courage\n"
                                         "hand bliss 2 desire\nhand gloom 2 anger",
                                         "");
    struct text text = {0};
    char value[VALUE_SIZE];
    record_print_json(&text, &record.end, TEAM_BLISS);
    assert_true(json_path(text.data, "seats.bliss 1.hand.0", value, sizeof value));
    assert_string_equal(value, "courage");
    assert_true(json_path(text.data, "seats.bliss 2.hand.0", value, sizeof value));
    assert_string_equal(value, "desire");
    assert_true(json_path(text.data, "seats.gloom 2.hand.0", value, sizeof value));
    assert_string_equal(value, "?");
    text_free(&text);
    record_free(&record);
}

static void test_blocked_on_both_sides(void **state)
{
    (void)state;
    struct record record =
        read_scenario("slot 14 affection 1\nslot 13 fear 1\nslot 0 courage 1\nslot 1 anger 1\n"
                      "slot 2 desire 1",
                      "");
    expect_json(&record, "realms.valley.blocked", "[1,13]");
    expect_json(&record, "realms.cradle.blocked", "[1]");
    expect_json(&record, "realms.willow.blocked", "[]");
    record_free(&record);
}

static void test_setup_and_end(void **state)
{
    (void)state;
    struct record record = read_fine("cerebria 1\nfirst gloom\nbegin\n");
    expect_json(&record, "phase", "setup");
    expect_json(&record, "pending", "{\"seat\":\"gloom 1\",\"question\":\"place\"}");
    expect_json(&record, "turn",
                "{\"team\":\"gloom\",\"seat\":1,\"actions\":0,\"absorb\":false,"
                "\"used\":[]}");
    expect_json(&record, "seats.bliss 1.at", "null");
    record_free(&record);
    record = read_fine("cerebria 1\nbegin\nresign bliss\n");
    expect_json(&record, "phase", "over");
    expect_json(&record, "over", "true");
    expect_json(&record, "winner", "gloom");
    expect_json(&record, "pending", "null");
    record_free(&record);
}

/* An Action declared by a Vibe token is a question of its own name. */
static void test_declared_action(void **state)
{
    (void)state;
    struct record record =
        read_scenario("first bliss\nhand bliss 1 courage", "vibe move.haste courage\n");
    expect_json(&record, "pending", "{\"seat\":\"bliss 1\",\"question\":\"move\"}");
    record_free(&record);
}

static void test_crc(void **state)
{
    (void)state;
    assert_int_equal(crc16_xmodem("123456789", 9), 0x31c3);
    assert_int_equal(crc16_xmodem("", 0), 0);
    assert_int_equal(crc16_xmodem("A", 1), 0x58e5);
    assert_int_equal(crc16_xmodem("\xff\xff", 2), 0x1d0f);
}

static void test_digest_is_of_the_whole_truth(void **state)
{
    (void)state;
    struct record record = read_scenario(STATEMENTS, "");
    assert_int_equal(record_digest(&record.end), crc16_xmodem(EXPECTED, sizeof EXPECTED - 1));
    /* The generator is no part of it. */
    struct game other = record.end;
    other.chance[0] ^= 12345;
    assert_int_equal(record_digest(&other), record_digest(&record.end));
    record_free(&record);
}

/* A text goes on behind other objects: `trace` writes one a line. */
static void test_behind_a_newline(void **state)
{
    (void)state;
    struct record record = read_scenario("", "");
    struct text text = {0};
    record_print_json(&text, &record.end, TEAM_NONE);
    const size_t length = text.length;
    text_add_char(&text, '\n');
    record_print_json(&text, &record.end, TEAM_NONE);
    assert_int_equal(text.length, 2 * length + 1);
    assert_memory_equal(text.data, text.data + length + 1, length);
    text_free(&text);
    record_free(&record);
}

static void expect_contains(const char *text, const char *part)
{
    if (!strstr(text, part))
        fail_msg("\"%s\" is missing in:\n%s", part, text);
}

static void test_position_for_people(void **state)
{
    (void)state;
    struct record record = read_scenario(STATEMENTS, "");
    struct text text = {0};
    record_print_position(&text, &record.end, TEAM_NONE);
    expect_contains(text.data, "basic duel, round 3, play\n");
    expect_contains(text.data, "turn: bliss 1, 2 actions, absorb yes, used rotate, 2 turns without "
                               "an absorb\n");
    expect_contains(text.data, "bliss 1: empathy at valley-cradle, 7 willpower, 2 essence\n");
    expect_contains(text.data, "  hand courage kindness; deck 2, top desire\n");
    expect_contains(text.data, "  hand anger; deck 0\n");
    expect_contains(text.data, "move wild haste:red");
    expect_contains(text.data, "valley: 4 : 2, bliss; sphere knowledge 7; fortress bliss minor\n");
    expect_contains(text.data, "14 affection (bliss) essence 2/3 intensity 3 token 1");
    expect_contains(text.data, "hidden fortitude and 1 more\n");
    expect_contains(text.data, "common: unity openness\n");
    expect_contains(text.data, "liveliness 2:4");
    text_cut(&text, 0);
    record_print_position(&text, &record.end, TEAM_GLOOM);
    expect_contains(text.data, "  hand ? ?; deck 2, top desire\n");
    expect_contains(text.data, "hidden ? and 1 more\n");
    text_free(&text);
    record_free(&record);
    record = read_fine("cerebria 1\nbegin\nresign bliss\n");
    struct text over = {0};
    record_print_position(&over, &record.end, TEAM_NONE);
    expect_contains(over.data, "winner: gloom, 0 : 0\n");
    text_free(&over);
    record_free(&record);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_known_position),
        cmocka_unit_test(test_as_one_team),
        cmocka_unit_test(test_partners_see_each_other),
        cmocka_unit_test(test_blocked_on_both_sides),
        cmocka_unit_test(test_setup_and_end),
        cmocka_unit_test(test_declared_action),
        cmocka_unit_test(test_crc),
        cmocka_unit_test(test_digest_is_of_the_whole_truth),
        cmocka_unit_test(test_behind_a_newline),
        cmocka_unit_test(test_position_for_people),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
