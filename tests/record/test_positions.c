/* Position statements, well and badly stated. In errors the statement is the third line. */
#include <stdio.h>

#include "reading.h"

/* ---- Spirits ---- */

static void test_spirits_on_the_board(void **state)
{
    (void)state;
    struct record record = read_scenario("at bliss 1 willow\nwillpower bliss 1 999\n"
                                         "essence bliss 1 0\nturn bliss 1",
                                         "");
    expect_json(&record, "seats.bliss 1.at", "willow");
    expect_json(&record, "seats.bliss 1.willpower", "999");
    expect_json(&record, "seats.bliss 1.essence", "0");
    record_free(&record);
    /* Who is not put anywhere stands on a recommended place (R3.7). */
    record = read_scenario("first bliss\nplayers teams\nat gloom 1 land", "");
    expect_json(&record, "seats.bliss 1.at", "valley-cradle");
    expect_json(&record, "seats.gloom 1.at", "land");
    expect_json(&record, "seats.bliss 2.at", "cradle-network");
    expect_json(&record, "seats.gloom 2.at", "land-willow");
    record_free(&record);
    expect_statement_error("at bliss 1 cradle-valley",
                           "r:3: \"cradle-valley\" is not a Realm or Frontier (did you mean "
                           "\"valley-cradle\"?)");
    expect_statement_error("at bliss valley",
                           "r:3: at has too few or too many words (at SEAT SPACE "
                           "expected)");
    expect_statement_error("at blis 1 valley",
                           "r:3: \"blis\" is not a team (did you mean \"bliss\"?)");
    expect_statement_error("willpower bliss 1 1000",
                           "r:3: \"1000\" does not fit here (a number from 0 to 999 expected)");
    expect_statement_error("essence bliss 1 -1",
                           "r:3: \"-1\" does not fit here (a number from 0 to 999 expected)");
    expect_statement_error("essence bliss 1 99999999999999999999999",
                           "r:3: \"99999999999999999999999\" does not fit here (a number from 0 to "
                           "999 expected)");
}

static void test_vibes(void **state)
{
    (void)state;
    struct record record = read_scenario("vibe bliss 1 move.haste red\n"
                                         "vibe bliss 1 quell -\n"
                                         "vibe bliss 1 invoke -\n"
                                         "vibe bliss 1 invoke.unlock blue\n"
                                         "vibe bliss 1 fortify.raze wild",
                                         "");
    expect_json(&record, "seats.bliss 1.board.move",
                "{\"unlock\":\"wild\",\"haste\":\"red\",\"surmount\":null,\"determination\":null}");
    expect_json(&record, "seats.bliss 1.board.invoke.unlock", "blue");
    expect_json(&record, "seats.bliss 1.board.quell.unlock", "null");
    expect_json(&record, "seats.bliss 1.board.fortify.raze", "wild");
    record_free(&record);
    expect_statement_error("vibe bliss 1 move.hast red",
                           "r:3: \"move.hast\" is no place on a Spirit's board (did you mean "
                           "\"move.haste\"?)");
    expect_statement_error("vibe bliss 1 move.haste pink",
                           "r:3: \"pink\" is not a Vibe (red, yellow, green, blue or wild "
                           "expected)");
    expect_statement_error("vibe bliss 1 mov -",
                           "r:3: \"mov\" is not an Action (did you mean \"move\"?)");
    expect_statement_error("vibe bliss 1 empower.unlock red",
                           "r:3: a Vibe token on Empower belongs to the Full game (move, invoke, "
                           "quell or fortify expected)");
    expect_statement_error("vibe bliss 1 move.haste red\nvibe bliss 1 move.surmount red",
                           "r:4: two Vibe tokens of one colour in a row (a possible position "
                           "expected)");
    expect_statement_error("vibe bliss 1 move -\nvibe bliss 1 move.haste red",
                           "r:4: an upgrade on a locked Action (a possible position expected)");
}

/* ---- The board ---- */

static void test_slots(void **state)
{
    (void)state;
    struct record record = read_scenario("players teams\nslot 5 kindness 2 token 3 bliss 2\n"
                                         "slot 6 bleakness 1 gloom 1\nslot 7 anger 1\n"
                                         "slot 8 anger 1\nslot 8 -",
                                         "");
    expect_json(&record, "slots.5",
                "{\"emotion\":\"kindness\",\"team\":\"bliss\",\"essence\":2,"
                "\"intensity\":4,\"token\":3}");
    expect_json(&record, "slots.8", "null");
    assert_int_equal(record.start.slots[5].owner, SEAT_BLISS_2);
    assert_int_equal(record.start.slots[7].owner, SEAT_GLOOM_1);
    record_free(&record);
    expect_statement_error("slot 15 kindness 1",
                           "r:3: \"15\" does not fit here (a number from 0 to 14 expected)");
    expect_statement_error("slot 5 kindnes 1",
                           "r:3: \"kindnes\" is not an Emotion (did you mean \"kindness\"?)");
    expect_statement_error("slot 5 kindness 4",
                           "r:3: \"4\" does not fit here (a number from 1 to 3 expected)");
    expect_statement_error("slot 5 kindness 0",
                           "r:3: \"0\" does not fit here (a number from 1 to 3 expected)");
    expect_statement_error("slot 5 kindness",
                           "r:3: the Essence on kindness is missing (slot N CARD "
                           "ESSENCE expected)");
    expect_statement_error("slot 5 kindness 1 token 7",
                           "r:3: \"7\" does not fit here (a number from 0 to 6 expected)");
    expect_statement_error("slot 5 kindness 1 gloom 1",
                           "r:3: kindness can't come from the deck of gloom 1 (a seat of bliss "
                           "expected)");
    expect_statement_error("slot 5 kindness 1 bliss 2",
                           "r:3: bliss 2 takes no part in this game (another seat, or players "
                           "teams or trio expected)");
    expect_statement_error("slot 5 kindness 1 bliss",
                           "r:3: \"bliss\" does not fit here (token N or the owner's seat "
                           "expected)");
    expect_statement_error("slot 5 benevolence 1",
                           "r:3: benevolence is a Strong Emotion of the Full game (a Mild or "
                           "starting one expected)");
    expect_statement_error("slot 1 brightness 1\nslot 2 brightness 1\nslot 3 brightness 1",
                           "r:5: brightness lies on 3 slots (at most 2 expected)");
}

static void test_fortresses_and_fragments(void **state)
{
    (void)state;
    struct record record = read_scenario("fortress valley bliss minor\n"
                                         "fortress cradle bliss major new\n"
                                         "fortress land gloom minor\nfortress land -\n"
                                         "identity bliss minor 2 major 1 cap 1",
                                         "");
    expect_json(&record, "fortresses.valley", "{\"team\":\"bliss\",\"size\":\"minor\"}");
    expect_json(&record, "fortresses.cradle.size", "major");
    expect_json(&record, "fortresses.land", "null");
    expect_json(&record, "teams.bliss.stock", "{\"minor\":2,\"major\":1,\"cap\":0}");
    expect_json(&record, "teams.gloom.stock", "{\"minor\":5,\"major\":3,\"cap\":1}");
    expect_json(&record, "teams.bliss.score", "15");
    assert_true(record.start.fortresses[REALM_CRADLE].fresh);
    assert_false(record.start.fortresses[REALM_VALLEY].fresh);
    record_free(&record);
    expect_statement_error("fortress valley bliss cap",
                           "r:3: a Capping Fragment is no Fortress (minor or major expected)");
    expect_statement_error("fortress valley bliss",
                           "r:3: the size of the Fortress is missing (minor or major expected)");
    expect_statement_error("fortress valley bliss minor old",
                           "r:3: \"old\" does not fit here (new expected)");
    expect_statement_error("fortress vally bliss minor",
                           "r:3: \"vally\" is not a Realm (did you mean \"valley\"?)");
    expect_statement_error("identity bliss minor 13",
                           "r:3: \"13\" does not fit here (a number from 0 to 5 expected)");
    expect_statement_error("identity bliss minor 5\nfortress valley bliss minor",
                           "r:4: bliss has 6 minor Fragments in its Identity and Fortresses (at "
                           "most 5 expected)");
    expect_statement_error("identity bliss minor 1 major",
                           "r:3: how many is missing (major N expected)");
    expect_statement_error("stock bliss minor 5 major 3\nidentity bliss minor 1",
                           "r:3: a stock of 5 minor Fragments does not go with the Identity and "
                           "Fortresses of bliss (4 expected)");
    expect_statement_error("stock bliss minr 5",
                           "r:3: \"minr\" is not a Fragment (did you mean \"minor\"?)");
}

static void test_spheres_and_origin(void **state)
{
    (void)state;
    struct record record =
        read_scenario("sphere diligence 1\norigin humility valley\nsphere knowledge 7", "");
    expect_json(&record, "spheres.3.willpower", "1");
    expect_json(&record, "spheres.2",
                "{\"sphere\":\"humility\",\"realm\":\"valley\",\"willpower\":"
                "7}");
    expect_json(&record, "spheres.0.realm", "land");
    record_free(&record);
    expect_statement_error("sphere diligence 8",
                           "r:3: \"8\" does not fit here (a number from 1 to 7 expected)");
    expect_statement_error("sphere diligence 0",
                           "r:3: \"0\" does not fit here (a number from 1 to 7 expected)");
    expect_statement_error("origin diligent valley",
                           "r:3: \"diligent\" is not a Sphere (did you mean \"diligence\"?)");
}

static void test_team_numbers(void **state)
{
    (void)state;
    struct record record = read_scenario("ambition gloom 3\nwheel bliss 4", "");
    expect_json(&record, "teams.gloom.ambition", "3");
    expect_json(&record, "teams.bliss.wheel", "4");
    expect_json(&record, "teams.bliss.score", "4");
    record_free(&record);
    expect_statement_error("ambition gloom 4",
                           "r:3: \"4\" does not fit here (a number from 0 to 3 expected)");
    expect_statement_error("wheel bliss 100",
                           "r:3: \"100\" does not fit here (a number from 0 to 99 expected)");
}

/* ---- Goals ---- */

static void test_goals(void **state)
{
    (void)state;
    struct record record = read_scenario("common unity openness\n"
                                         "hidden bliss fortitude unity\n"
                                         "hidden gloom attitude openness unity",
                                         "");
    expect_json(&record, "common", "[\"unity\",\"openness\"]");
    expect_json(&record, "teams.bliss.hidden", "fortitude");
    expect_json(&record, "teams.bliss.hidden_left", "1");
    record_free(&record);
    /* R9.5: only the Common's own kind may be left. */
    record = read_scenario("common unity\nhidden bliss unity", "");
    expect_json(&record, "teams.bliss.hidden", "unity");
    record_free(&record);
    /* Fewer Hidden than Common ones: possible, if only by hand. */
    record = read_scenario("hidden bliss unity\ncommon openness unity attitude", "");
    expect_json(&record, "teams.bliss.hidden_left", "0");
    record_free(&record);
    expect_statement_error("common reflection",
                           "r:3: reflection belongs to the Full game (one of the seven Basic ones "
                           "expected)");
    expect_statement_error("common unity unity",
                           "r:3: unity is named twice (each Aspiration once expected)");
    expect_statement_error("common untiy",
                           "r:3: \"untiy\" is not an Aspiration (did you mean \"unity\"?)");
    expect_statement_error("hidden bliss -",
                           "r:3: a team without a Hidden Aspiration (at least one expected)");
    expect_statement_error("hidden bliss unity attitude\ncommon unity openness",
                           "r:4: the Hidden Aspiration of bliss equals the current Common one (two "
                           "different ones expected)");
    expect_statement_error("common -", "r:3: no Common Aspiration is left (ending and a turn with "
                                       "absorb no expected)");
}

/* R3.4: what was not stated gives way, whatever the seed. */
static void test_goals_never_clash(void **state)
{
    (void)state;
    for (unsigned seed = 0; seed < 200; seed++) {
        char text[512];
        snprintf(text, sizeof text, "cerebria 1\nseed %u\ncommon unity openness attitude\nbegin\n",
                 seed);
        struct record record = read_fine(text);
        for (unsigned team = 0; team < TEAM_COUNT; team++)
            assert_int_not_equal(record.start.teams[team].hidden[0], ASPIRATION_UNITY);
        record_free(&record);
        snprintf(text, sizeof text,
                 "cerebria 1\nseed %u\nhidden bliss unity openness attitude awareness fortitude "
                 "liveliness versatility\nbegin\n",
                 seed);
        record = read_fine(text);
        assert_int_not_equal(record.start.common[0], ASPIRATION_UNITY);
        assert_int_not_equal(record.start.common[0], record.start.teams[TEAM_GLOOM].hidden[0]);
        record_free(&record);
    }
}

/* ---- Turns ---- */

static void test_turns(void **state)
{
    (void)state;
    struct record record =
        read_scenario("first bliss\nround 3\nturn gloom 1 actions 2 absorb yes used rotate,action\n"
                      "quiet 4",
                      "");
    expect_json(&record, "round", "3");
    expect_json(&record, "turn",
                "{\"team\":\"gloom\",\"seat\":1,\"actions\":2,\"absorb\":true,"
                "\"used\":[\"action\",\"rotate\"]}");
    expect_json(&record, "quiet", "4");
    expect_json(&record, "phase", "play");
    record_free(&record);
    /* Unless stated, only the very first turn has no Absorb (R3.5). */
    record = read_scenario("first bliss", "");
    expect_json(&record, "turn",
                "{\"team\":\"bliss\",\"seat\":1,\"actions\":3,\"absorb\":false,"
                "\"used\":[]}");
    assert_true(record.start.first_turn);
    record_free(&record);
    record = read_scenario("first bliss\nround 2", "");
    expect_json(&record, "turn.absorb", "true");
    record_free(&record);
    record = read_scenario("first bliss\nturn gloom 1", "");
    expect_json(&record, "turn.absorb", "true");
    record_free(&record);
    record = read_scenario("first bliss\nround 2\nturn bliss 1 absorb no used -", "");
    expect_json(&record, "turn.absorb", "false");
    assert_true(record.start.absorbed);
    record_free(&record);
    expect_statement_error("turn bliss 1 scored a_conquest",
                           "r:3: Intentions are scored in the Full game only (actions, absorb or "
                           "used expected)");
    expect_statement_error("turn bliss 1 actions 21",
                           "r:3: \"21\" does not fit here (a number from 0 to 20 expected)");
    expect_statement_error("turn bliss 1 absorb maybe",
                           "r:3: \"maybe\" is not an answer (no or yes expected)");
    expect_statement_error("turn bliss 1 used rotate,actoin",
                           "r:3: \"actoin\" is not an Ambition Ability (did you mean \"action\"?)");
    expect_statement_error("turn bliss 1 actions",
                           "r:3: \"actions\" is the last word (actions N, absorb yes|no or used "
                           "LIST expected)");
    expect_statement_error("turn bliss 1 action 3",
                           "r:3: \"action\" does not fit here (actions, absorb or used expected)");
    expect_statement_error("turn bliss 2", "r:3: bliss 2 takes no part in this game (another seat, "
                                           "or players teams or trio expected)");
    expect_statement_error("round 0",
                           "r:3: \"0\" does not fit here (a number from 1 to 999 expected)");
    expect_statement_error("quiet 12",
                           "r:3: \"12\" does not fit here (a number from 0 to 11 expected)");
}

static void test_ending(void **state)
{
    (void)state;
    struct record record =
        read_scenario("ending\ncommon -\nround 2\nturn bliss 1 absorb no", "end draw\n");
    expect_json(&record, "over", "true");
    expect_json(&record, "winner", "draw");
    record_free(&record);
    expect_statement_error("ending now", "r:3: ending has too few or too many words (ending alone "
                                         "on its line expected)");
}

/* Without `scenario` the game is dealt, and statements override it piece by piece. */
static void test_overriding_a_dealt_game(void **state)
{
    (void)state;
    struct record record = read_fine("cerebria 1\nfirst bliss\nwillpower bliss 1 9\n"
                                     "at gloom 1 land\nslot 8 bleakness 1\nbegin\n");
    expect_json(&record, "phase", "setup");
    expect_json(&record, "pending.seat", "bliss 1");
    expect_json(&record, "seats.bliss 1.willpower", "9");
    expect_json(&record, "seats.gloom 1.at", "land");
    record_free(&record);
    record = read_fine("cerebria 1\nfirst bliss\nat bliss 1 valley\nat gloom 1 land\n"
                       "turn gloom 1\nbegin\nend draw\n");
    expect_json(&record, "phase", "play");
    expect_json(&record, "round", "2");
    record_free(&record);
    record = read_fine("cerebria 1\nfirst bliss\nat bliss 1 valley\nbegin\n");
    expect_json(&record, "pending.seat", "gloom 1");
    record_free(&record);
    expect_error("cerebria 1\nturn bliss 1\nbegin\n",
                 "r:2: the game is still being set up then (scenario, or at for every Spirit "
                 "expected)");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_spirits_on_the_board),
        cmocka_unit_test(test_vibes),
        cmocka_unit_test(test_slots),
        cmocka_unit_test(test_fortresses_and_fragments),
        cmocka_unit_test(test_spheres_and_origin),
        cmocka_unit_test(test_team_numbers),
        cmocka_unit_test(test_goals),
        cmocka_unit_test(test_goals_never_clash),
        cmocka_unit_test(test_turns),
        cmocka_unit_test(test_ending),
        cmocka_unit_test(test_overriding_a_dealt_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
