/* Sentences about events: every kind has one, or is left out on purpose. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "scene/event_words.h"
#include "words.h"

enum { EVENTS_MAX = 4096 };

struct fixture {
    struct lang *lang;
    struct game game;
};

static int set_up(void **state)
{
    static struct fixture fixture;
    static const char *const files[] = {"catalogue", "events"};
    struct setup setup;
    setup_default(&setup, PLAYERS_DUEL);
    setup.recommended = 1;
    assert_int_equal(game_new(&fixture.game, &setup), SETUP_FINE);
    fixture.lang = words_english(files, 2);
    *state = &fixture;
    return 0;
}

static int tear_down(void **state)
{
    lang_free(((struct fixture *)*state)->lang);
    return 0;
}

static void says(const struct fixture *fixture, struct event event, const char *expected)
{
    char text[EVENT_SENTENCE_SIZE];
    const bool told = event_sentence(fixture->lang, &fixture->game, &event, text, sizeof text);
    assert_int_equal(told, expected[0] != '\0');
    assert_int_equal(told, event_weight(&fixture->game, &event) > 0);
    assert_string_equal(text, expected);
}

/* ---- Each kind ---- */

/* Slot 1 is the Valley/Cradle Frontier, slot 5 in Network of Thoughts. */
static const struct {
    struct event event;
    const char *sentence; /* "": deliberately none */
} cases[] = {
    {{.kind = EVENT_TURN_BEGAN, .seat = SEAT_GLOOM_1, .n = 3}, "Round 3: it is the turn of Gloom"},
    {{.kind = EVENT_TURN_ENDED, .seat = SEAT_BLISS_1}, ""},
    {{.kind = EVENT_MOVE, .seat = SEAT_BLISS_1, .a = MOVE_INVOKE, .b = CARD_COURAGE, .c = 1}, ""},
    {{.kind = EVENT_MOVE, .seat = SEAT_BLISS_1, .a = MOVE_QUELL, .b = 5}, "Bliss quells"},
    {{.kind = EVENT_MOVE, .seat = SEAT_BLISS_1, .a = MOVE_REALM, .b = REALM_WILLOW, .n = 3},
     "Bliss exchanges 3 Willpower for Essence through Willow of Values"},
    {{.kind = EVENT_MOVE, .seat = SEAT_BLISS_1, .a = MOVE_AMBITION, .b = ABILITY_ROTATE},
     "Bliss spends Ambition on turning the Origin"},
    {{.kind = EVENT_MOVE, .seat = SEAT_GLOOM_1, .a = MOVE_END, .b = END_AMBITION},
     "Gloom ends the turn and recovers Ambition"},
    {{.kind = EVENT_WILLPOWER, .seat = SEAT_BLISS_1, .a = CAUSE_COST, .n = -2}, ""},
    {{.kind = EVENT_WILLPOWER, .seat = SEAT_BLISS_1, .a = CAUSE_SPHERE, .n = 2}, ""},
    {{.kind = EVENT_WILLPOWER, .seat = SEAT_BLISS_1, .a = CAUSE_SUPPLY, .n = 4},
     "Bliss gains 4 Willpower"},
    {{.kind = EVENT_WILLPOWER, .seat = SEAT_BLISS_1, .a = CAUSE_POWER, .n = -2},
     "Bliss loses 2 Willpower"},
    {{.kind = EVENT_WILLPOWER, .seat = SEAT_GLOOM_1, .a = CAUSE_LACK, .n = 1},
     "Gloom had no Willpower left and gets 1"},
    {{.kind = EVENT_ESSENCE, .seat = SEAT_BLISS_1, .a = CAUSE_COST, .b = 1, .n = -1}, ""},
    {{.kind = EVENT_ESSENCE, .seat = SEAT_BLISS_1, .a = CAUSE_SPHERE, .b = SLOT_NONE, .n = 1},
     "Bliss gains 1 Essence"},
    {{.kind = EVENT_AMBITION, .seat = SEAT_BLISS_1, .a = TEAM_BLISS, .n = 1},
     "Bliss has 1 more Ambition"},
    {{.kind = EVENT_AMBITION, .seat = SEAT_BLISS_1, .a = TEAM_BLISS, .n = -1}, ""},
    {{.kind = EVENT_ACTIONS, .seat = SEAT_BLISS_1, .n = 1}, "Bliss gains 1 Action"},
    {{.kind = EVENT_SPIRIT_MOVED, .seat = SEAT_GLOOM_1, .a = 2, .b = 3},
     "Misery moves to the Cradle/Network Frontier"},
    {{.kind = EVENT_SPIRIT_MOVED, .seat = SEAT_BLISS_1, .a = SPACE_NONE, .b = 0},
     "Empathy starts at Valley of Motives"},
    {{.kind = EVENT_ENTERED, .seat = SEAT_BLISS_1, .a = 1, .b = CARD_COURAGE, .n = 1},
     "Bliss invoked Courage on the Valley/Cradle Frontier"},
    {{.kind = EVENT_ENTERED, .seat = SEAT_GLOOM_1, .a = 5, .b = CARD_BLEAKNESS, .n = 1},
     "Gloom placed Bleakness in Network of Thoughts"},
    {{.kind = EVENT_LEFT_PLAY, .seat = SEAT_BLISS_1, .a = 5, .b = CARD_KINDNESS, .c = 1},
     "Kindness in Network of Thoughts was quelled"},
    {{.kind = EVENT_LEFT_PLAY, .seat = SEAT_BLISS_1, .a = 5, .b = CARD_KINDNESS},
     "Kindness in Network of Thoughts left play"},
    {{.kind = EVENT_EMOTION_MOVED, .a = 1, .b = 5, .c = CARD_DESIRE},
     "Desire moved from the Valley/Cradle Frontier to Network of Thoughts"},
    {{.kind = EVENT_EMOTION_ESSENCE, .seat = SEAT_NONE, .a = 9, .n = 2},
     "Trust in Land of Desires gains 2 Essence"},
    {{.kind = EVENT_EMOTION_ESSENCE, .seat = SEAT_NONE, .a = 9, .n = -1},
     "Trust in Land of Desires loses 1 Essence"},
    {{.kind = EVENT_TOKEN, .seat = SEAT_NONE, .a = 9, .n = 1},
     "Trust in Land of Desires has a +1 Intensity token"},
    {{.kind = EVENT_TOKEN, .seat = SEAT_NONE, .a = 9, .n = 0},
     "Trust in Land of Desires has lost its Intensity token"},
    {{.kind = EVENT_POWER, .seat = SEAT_NONE, .a = SLOT_NONE, .b = CARD_GUILT},
     "The power of Guilt is at work"},
    {{.kind = EVENT_SPIRIT_POWER, .seat = SEAT_GLOOM_1, .b = SPIRIT_HATRED},
     "The power of Hatred is at work"},
    {{.kind = EVENT_DRAWN, .seat = SEAT_BLISS_1, .a = CARD_DESIRE}, "Bliss drew Desire"},
    {{.kind = EVENT_DRAWN, .seat = SEAT_BLISS_1, .a = CARD_HIDDEN}, "Bliss drew an Emotion"},
    {{.kind = EVENT_TOP_CARD, .seat = SEAT_BLISS_1, .a = CARD_DESIRE}, ""},
    {{.kind = EVENT_DISCARDED, .seat = SEAT_BLISS_1, .a = CARD_DESIRE}, "Bliss discarded Desire"},
    {{.kind = EVENT_SHOWN, .seat = SEAT_GLOOM_1, .a = CARD_FEAR}, "Gloom showed Fear"},
    {{.kind = EVENT_VIBE,
      .seat = SEAT_BLISS_1,
      .a = ACTION_QUELL,
      .b = COLUMN_UNLOCK,
      .c = VIBE_RED},
     "Bliss unlocked Quell (red)"},
    {{.kind = EVENT_VIBE, .seat = SEAT_BLISS_1, .a = ACTION_MOVE, .b = COLUMN_1, .c = VIBE_BLUE},
     "Bliss learned Haste for Move (blue)"},
    {{.kind = EVENT_FORTRESS,
      .seat = SEAT_BLISS_1,
      .a = REALM_CRADLE,
      .b = SIZE_MINOR,
      .c = TEAM_BLISS},
     "Bliss built a Fortress in Cradle of Senses"},
    {{.kind = EVENT_FORTRESS,
      .seat = SEAT_BLISS_1,
      .a = REALM_CRADLE,
      .b = SIZE_MAJOR,
      .c = TEAM_BLISS},
     "Bliss raised the Fortress in Cradle of Senses to a Major one"},
    {{.kind = EVENT_FORTRESS,
      .seat = SEAT_GLOOM_1,
      .a = REALM_CRADLE,
      .b = SIZE_MINOR,
      .c = TEAM_BLISS},
     "Gloom razed the Major Fortress of Bliss in Cradle of Senses: a Minor one is left"},
    {{.kind = EVENT_FORTRESS,
      .seat = SEAT_GLOOM_1,
      .a = REALM_CRADLE,
      .b = SIZE_NONE,
      .c = TEAM_BLISS},
     "Gloom razed the Fortress of Bliss in Cradle of Senses"},
    {{.kind = EVENT_FORTRESS,
      .seat = SEAT_NONE,
      .a = REALM_CRADLE,
      .b = SIZE_NONE,
      .c = TEAM_BLISS},
     ""},
    {{.kind = EVENT_SPHERE, .seat = SEAT_BLISS_1, .a = SPHERE_HUMILITY, .n = -3},
     "Bliss absorbed 3 Willpower from Humility"},
    {{.kind = EVENT_SPHERE, .seat = SEAT_NONE, .a = SPHERE_HUMILITY, .n = 7},
     "Humility is full again"},
    {{.kind = EVENT_ORIGIN_TURNED, .seat = SEAT_NONE, .a = 2}, "The Origin turned one step"},
    {{.kind = EVENT_REALM_CONTROL,
      .seat = SEAT_NONE,
      .a = REALM_NETWORK,
      .b = TEAM_NONE,
      .c = TEAM_GLOOM},
     "Gloom now controls Network of Thoughts"},
    {{.kind = EVENT_FRONTIER_CONTROL, .seat = SEAT_NONE, .a = 4, .b = TEAM_GLOOM, .c = TEAM_NONE},
     "Nobody controls the Willow/Valley Frontier any more"},
    {{.kind = EVENT_REVELATION, .seat = SEAT_BLISS_1, .a = SPHERE_DILIGENCE, .b = REALM_LAND},
     "Revelation: Diligence is empty, facing Land of Desires"},
    {{.kind = EVENT_HIDDEN_REVEALED, .seat = SEAT_NONE, .a = TEAM_BLISS, .b = ASPIRATION_UNITY},
     "Bliss had hidden Unity"},
    {{.kind = EVENT_COUNTED, .seat = SEAT_NONE, .a = ASPIRATION_UNITY, .b = 4, .c = 1},
     "Unity: Bliss 4, Gloom 1"},
    {{.kind = EVENT_ACCOMPLISHED, .seat = SEAT_NONE, .a = TEAM_BLISS, .n = 2},
     "Bliss accomplished 2 Aspirations"},
    {{.kind = EVENT_ACCOMPLISHED, .seat = SEAT_NONE, .a = TEAM_BLISS, .n = 1},
     "Bliss accomplished 1 Aspiration"},
    {{.kind = EVENT_ACCOMPLISHED, .seat = SEAT_NONE, .a = TEAM_GLOOM},
     "Gloom accomplished no Aspiration"},
    {{.kind = EVENT_FRAGMENT, .seat = SEAT_NONE, .a = TEAM_BLISS, .b = SIZE_MINOR},
     "Bliss added a Minor Fragment to the Identity"},
    {{.kind = EVENT_FRAGMENT, .seat = SEAT_NONE, .a = TEAM_BLISS, .b = SIZE_CAP},
     "Bliss set its Capping Fragment on the Identity"},
    {{.kind = EVENT_FRAGMENT, .seat = SEAT_NONE, .a = TEAM_BLISS}, "Bliss adds no Fragment"},
    {{.kind = EVENT_FRAGMENT, .seat = SEAT_NONE, .a = TEAM_GLOOM, .b = SIZE_MAJOR, .c = 1},
     "The Fortress of Gloom went into the Identity, a Major Fragment"},
    {{.kind = EVENT_FRAGMENT, .seat = SEAT_NONE, .a = TEAM_GLOOM, .c = 1},
     "Gloom keeps its Fortress"},
    {{.kind = EVENT_WHEEL, .seat = SEAT_NONE, .a = TEAM_GLOOM, .n = 4},
     "Gloom scores 4 points in place of its Capping Fragment"},
    {{.kind = EVENT_COMMON_DOWN, .seat = SEAT_NONE, .a = ASPIRATION_UNITY},
     "Unity is turned down for good"},
    {{.kind = EVENT_COMMON_REMOVED, .seat = SEAT_NONE, .a = ASPIRATION_UNITY, .b = TEAM_GLOOM},
     "Gloom removed Unity from the Common Aspirations"},
    {{.kind = EVENT_COMMON_CURRENT, .seat = SEAT_NONE, .a = ASPIRATION_OPENNESS},
     "The Common Aspiration is now Openness"},
    {{.kind = EVENT_COMMON_CURRENT, .seat = SEAT_NONE, .a = ASPIRATION_NONE},
     "No Common Aspiration is left"},
    {{.kind = EVENT_HIDDEN_LOOKED, .seat = SEAT_NONE, .a = TEAM_GLOOM},
     "Gloom chooses its next Hidden Aspiration"},
    {{.kind = EVENT_HIDDEN_SHUFFLED, .seat = SEAT_NONE, .a = TEAM_GLOOM}, ""},
    {{.kind = EVENT_HIDDEN_NEXT, .seat = SEAT_NONE, .a = TEAM_GLOOM, .b = ASPIRATION_UNITY}, ""},
    {{.kind = EVENT_ENDING, .seat = SEAT_NONE, .a = ENDING_RESIGNED, .b = TEAM_BLISS},
     "Bliss resigns"},
    {{.kind = EVENT_ENDING, .seat = SEAT_NONE, .a = ENDING_QUIET},
     "Twelve turns without an Absorb: the game is over"},
    {{.kind = EVENT_GAME_OVER, .seat = SEAT_NONE, .a = WINNER_GLOOM}, "Gloom has won"},
    {{.kind = EVENT_GAME_OVER, .seat = SEAT_NONE, .a = WINNER_DRAW}, "The game ends in a draw"},
};

static void every_kind(void **state)
{
    struct fixture fixture = *(struct fixture *)*state;
    bool seen[EVENT_KIND_COUNT] = {false};
    fixture.game.slots[9].card = CARD_TRUST;
    for (size_t i = 0; i < sizeof cases / sizeof *cases; i++) {
        says(&fixture, cases[i].event, cases[i].sentence);
        seen[cases[i].event.kind] = true;
    }
    for (unsigned kind = 0; kind < EVENT_KIND_COUNT; kind++)
        if (!seen[kind])
            fail_msg("no case for event kind %u", kind);
}

static void every_realm_action_and_ability_and_ending(void **state)
{
    const struct fixture *fixture = *state;
    char text[EVENT_SENTENCE_SIZE];
    struct event event = {.kind = EVENT_MOVE, .seat = SEAT_BLISS_1, .a = MOVE_REALM, .n = 1};
    for (event.b = 0; event.b < REALM_COUNT; event.b++) {
        assert_true(event_sentence(fixture->lang, &fixture->game, &event, text, sizeof text));
        words_are_fine(text);
    }
    event.a = MOVE_AMBITION;
    for (event.b = 0; event.b < ABILITY_COUNT; event.b++) {
        assert_true(event_sentence(fixture->lang, &fixture->game, &event, text, sizeof text));
        words_are_fine(text);
    }
    event = (struct event){.kind = EVENT_ENDING, .seat = SEAT_NONE};
    for (event.a = ENDING_NO_COMMON; event.a <= ENDING_RESIGNED; event.a++) {
        assert_true(event_sentence(fixture->lang, &fixture->game, &event, text, sizeof text));
        words_are_fine(text);
    }
}

/* With two Spirits a side the team alone would not say who. */
static void spirits_act_in_teams(void **state)
{
    struct fixture fixture = *(struct fixture *)*state;
    struct setup setup;
    setup_default(&setup, PLAYERS_TEAMS);
    assert_int_equal(game_new(&fixture.game, &setup), SETUP_FINE);
    says(&fixture,
         (struct event){.kind = EVENT_ENTERED, .seat = SEAT_BLISS_2, .a = 1, .b = CARD_COURAGE},
         "Delight invoked Courage on the Valley/Cradle Frontier");
}

static void cuts_into_a_short_buffer(void **state)
{
    const struct fixture *fixture = *state;
    char text[12];
    const struct event event = {
        .kind = EVENT_ENTERED, .seat = SEAT_BLISS_1, .a = 1, .b = CARD_COURAGE};
    assert_true(event_sentence(fixture->lang, &fixture->game, &event, text, sizeof text));
    assert_string_equal(text, "Bliss invok");
}

/* ---- Whole games ---- */

struct heard {
    struct event events[EVENTS_MAX];
    size_t count;
};

static void hear(void *context, const struct event *event)
{
    struct heard *heard = context;
    if (heard->count < EVENTS_MAX)
        heard->events[heard->count++] = *event;
}

static void random_games_have_words(void **state)
{
    const struct fixture *fixture = *state;
    static struct move moves[MOVES_MAX];
    static struct heard heard;
    uint32_t dice = 12345;
    for (unsigned seed = 0; seed < 60; seed++) {
        struct setup setup;
        struct game game;
        setup_default(&setup, seed % 3);
        setup.seed = seed;
        assert_int_equal(game_new(&game, &setup), SETUP_FINE);
        while (!game_is_over(&game)) {
            const struct game before = game;
            const size_t count = game_moves(&game, moves);
            dice = dice * 1664525u + 1013904223u;
            heard.count = 0;
            game_apply(&game, &moves[(dice >> 8) % count], &(struct event_sink){hear, &heard});
            for (size_t i = 0; i < heard.count; i++) {
                char text[EVENT_SENTENCE_SIZE];
                if (event_sentence(fixture->lang, &before, &heard.events[i], text, sizeof text))
                    words_are_fine(text);
            }
        }
    }
}

/* ---- Stories ---- */

static void a_story_keeps_what_matters(void **state)
{
    const struct fixture *fixture = *state;
    char lines[3][EVENT_SENTENCE_SIZE];
    const struct event events[] = {
        {.kind = EVENT_WILLPOWER, .seat = SEAT_BLISS_1, .a = CAUSE_SUPPLY, .n = 4},
        {.kind = EVENT_ENTERED, .seat = SEAT_BLISS_1, .a = 6, .b = CARD_COURAGE, .n = 1},
        {.kind = EVENT_SPIRIT_MOVED, .seat = SEAT_BLISS_1, .a = 0, .b = 1},
        {.kind = EVENT_LEFT_PLAY, .seat = SEAT_GLOOM_1, .a = 5, .b = CARD_FEAR, .c = 1},
        {.kind = EVENT_DRAWN, .seat = SEAT_BLISS_1, .a = CARD_DESIRE},
    };
    assert_int_equal(event_story(fixture->lang, &fixture->game, events, 5, 3, lines), 3);
    assert_string_equal(lines[0], "Bliss invoked Courage in Network of Thoughts");
    assert_string_equal(lines[1], "Empathy moves to the Valley/Cradle Frontier");
    assert_string_equal(lines[2], "Fear in Network of Thoughts was quelled");
    assert_int_equal(event_story(fixture->lang, &fixture->game, events, 5, 0, lines), 0);
    assert_int_equal(event_story(fixture->lang, &fixture->game, events, 0, 3, lines), 0);
}

/* Of equals the latest stay. */
static void a_story_forgets_the_earliest(void **state)
{
    const struct fixture *fixture = *state;
    char lines[2][EVENT_SENTENCE_SIZE];
    const struct event events[] = {
        {.kind = EVENT_SPIRIT_MOVED, .seat = SEAT_BLISS_1, .a = 0, .b = 1},
        {.kind = EVENT_SPIRIT_MOVED, .seat = SEAT_BLISS_1, .a = 1, .b = 2},
        {.kind = EVENT_SPIRIT_MOVED, .seat = SEAT_BLISS_1, .a = 2, .b = 3},
    };
    assert_int_equal(event_story(fixture->lang, &fixture->game, events, 3, 2, lines), 2);
    assert_string_equal(lines[0], "Empathy moves to Cradle of Senses");
    assert_string_equal(lines[1], "Empathy moves to the Cradle/Network Frontier");
}

static void a_story_sums_up(void **state)
{
    const struct fixture *fixture = *state;
    char lines[4][EVENT_SENTENCE_SIZE];
    const struct event events[] = {
        {.kind = EVENT_DRAWN, .seat = SEAT_BLISS_1, .a = CARD_DESIRE},
        {.kind = EVENT_REALM_CONTROL, .seat = SEAT_NONE, .a = 0, .b = TEAM_GLOOM, .c = TEAM_NONE},
        {.kind = EVENT_REALM_CONTROL, .seat = SEAT_NONE, .a = 1, .b = TEAM_GLOOM, .c = TEAM_NONE},
        {.kind = EVENT_DRAWN, .seat = SEAT_BLISS_1, .a = CARD_COURAGE},
        {.kind = EVENT_REALM_CONTROL, .seat = SEAT_NONE, .a = 0, .b = TEAM_NONE, .c = TEAM_BLISS},
        {.kind = EVENT_REALM_CONTROL, .seat = SEAT_NONE, .a = 1, .b = TEAM_NONE, .c = TEAM_GLOOM},
    };
    assert_int_equal(event_story(fixture->lang, &fixture->game, events, 6, 4, lines), 2);
    assert_string_equal(lines[0], "Bliss drew 2 cards");
    assert_string_equal(lines[1], "Bliss now controls Valley of Motives");
}

/* A card is called by its name where it lies by then, though it was not there at first. */
static void a_story_follows_the_cards(void **state)
{
    const struct fixture *fixture = *state;
    char lines[4][EVENT_SENTENCE_SIZE];
    const struct event events[] = {
        {.kind = EVENT_ENTERED, .seat = SEAT_BLISS_1, .a = 6, .b = CARD_COURAGE, .n = 1},
        {.kind = EVENT_EMOTION_MOVED, .seat = SEAT_NONE, .a = 6, .b = 9, .c = CARD_COURAGE},
        {.kind = EVENT_EMOTION_ESSENCE, .seat = SEAT_NONE, .a = 9, .n = 1},
    };
    assert_int_equal(event_story(fixture->lang, &fixture->game, events, 3, 4, lines), 3);
    assert_string_equal(lines[2], "Courage in Land of Desires gains 1 Essence");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(every_kind),
        cmocka_unit_test(every_realm_action_and_ability_and_ending),
        cmocka_unit_test(spirits_act_in_teams),
        cmocka_unit_test(cuts_into_a_short_buffer),
        cmocka_unit_test(random_games_have_words),
        cmocka_unit_test(a_story_keeps_what_matters),
        cmocka_unit_test(a_story_forgets_the_earliest),
        cmocka_unit_test(a_story_sums_up),
        cmocka_unit_test(a_story_follows_the_cards),
    };
    return cmocka_run_group_tests(tests, set_up, tear_down);
}
