#include "cli/event_text.h"

#include <assert.h>
#include <string.h>

#include "record/names.h"

/* What a member of an event is: one of the names, or one of these. */
enum { PLAIN = NAMES_KIND_COUNT, SLOT, CAUSE, ENDING, MOVE_KIND };

/* {s} the seat, {a} {b} {c} the members, {n} the number, {+} the number with its sign. */
static const struct {
    const char *line;
    uint8_t a, b, c;
} LINES[] = {
    [EVENT_TURN_BEGAN] = {"{s} begins a turn of round {n}", 0, 0, 0},
    [EVENT_TURN_ENDED] = {"{s} ends the turn", 0, 0, 0},
    [EVENT_MOVE] = {"{s}: {a}", MOVE_KIND, 0, 0},
    [EVENT_WILLPOWER] = {"{s}: {+} willpower ({a})", CAUSE, 0, 0},
    [EVENT_ESSENCE] = {"{s}: {+} essence ({a})", CAUSE, 0, 0},
    [EVENT_AMBITION] = {"{a}: {+} ambition", NAMES_TEAM, 0, 0},
    [EVENT_ACTIONS] = {"{s}: {+} actions", 0, 0, 0},
    [EVENT_SPIRIT_MOVED] = {"{s} moves from {a} to {b}", NAMES_SPACE, NAMES_SPACE, 0},
    [EVENT_ENTERED] = {"{b} enters on slot {a} with {n} essence", SLOT, NAMES_CARD, 0},
    [EVENT_LEFT_PLAY] = {"{b} leaves slot {a}", SLOT, NAMES_CARD, 0},
    [EVENT_EMOTION_MOVED] = {"{c} moves from slot {a} to slot {b}", SLOT, SLOT, NAMES_CARD},
    [EVENT_EMOTION_ESSENCE] = {"slot {a}: {+} essence", SLOT, 0, 0},
    [EVENT_TOKEN] = {"slot {a}: intensity token {n}", SLOT, 0, 0},
    [EVENT_POWER] = {"the power of {b} works (slot {a})", SLOT, NAMES_CARD, 0},
    [EVENT_SPIRIT_POWER] = {"the power of {b} works", 0, NAMES_SPIRIT, 0},
    [EVENT_DRAWN] = {"{s} draws {a}", NAMES_CARD, 0, 0},
    [EVENT_TOP_CARD] = {"{s}: top card {a}", NAMES_CARD, 0, 0},
    [EVENT_DISCARDED] = {"{s} discards {a}", NAMES_CARD, 0, 0},
    [EVENT_SHOWN] = {"{s} shows {a}", NAMES_CARD, 0, 0},
    [EVENT_VIBE] = {"{s}: a {c} token on {a}, space {b}", NAMES_ACTION, PLAIN, NAMES_VIBE},
    [EVENT_FORTRESS] = {"fortress in {a}: {b}, {c}", NAMES_REALM, NAMES_SIZE, NAMES_TEAM},
    [EVENT_SPHERE] = {"sphere {a}: {+} willpower", NAMES_SPHERE, 0, 0},
    [EVENT_ORIGIN_TURNED] = {"the origin turns: commitment faces {a}", NAMES_REALM, 0, 0},
    [EVENT_REALM_CONTROL] = {"{a}: control {b} -> {c}", NAMES_REALM, NAMES_TEAM, NAMES_TEAM},
    [EVENT_FRONTIER_CONTROL] = {"frontier {a}: control {b} -> {c}", PLAIN, NAMES_TEAM, NAMES_TEAM},
    [EVENT_REVELATION] = {"{s} brings a revelation: {a}, facing {b}", NAMES_SPHERE, NAMES_REALM, 0},
    [EVENT_HIDDEN_REVEALED] = {"{a} reveals {b}", NAMES_TEAM, NAMES_ASPIRATION, 0},
    [EVENT_COUNTED] = {"{a}: {b} : {c}", NAMES_ASPIRATION, PLAIN, PLAIN},
    [EVENT_ACCOMPLISHED] = {"{a} accomplishes {n}", NAMES_TEAM, 0, 0},
    [EVENT_FRAGMENT] = {"{a} adds to the identity: {b}", NAMES_TEAM, NAMES_SIZE, 0},
    [EVENT_WHEEL] = {"{a}: {+} points", NAMES_TEAM, 0, 0},
    [EVENT_COMMON_DOWN] = {"common {a} is turned down", NAMES_ASPIRATION, 0, 0},
    [EVENT_COMMON_REMOVED] = {"{b} removes common {a}", NAMES_ASPIRATION, NAMES_TEAM, 0},
    [EVENT_COMMON_CURRENT] = {"common {a} is current", NAMES_ASPIRATION, 0, 0},
    [EVENT_HIDDEN_LOOKED] = {"{a} looks at its hidden aspirations", NAMES_TEAM, 0, 0},
    [EVENT_HIDDEN_SHUFFLED] = {"{a} shuffles its hidden aspirations", NAMES_TEAM, 0, 0},
    [EVENT_HIDDEN_NEXT] = {"{a} has the hidden aspiration {b}", NAMES_TEAM, NAMES_ASPIRATION, 0},
    [EVENT_ENDING] = {"the end is triggered: {a}", ENDING, 0, 0},
    [EVENT_GAME_OVER] = {"the game is over: {a}", NAMES_WINNER, 0, 0},
};

static_assert(sizeof LINES / sizeof *LINES == EVENT_KIND_COUNT, "a line for every event");

static const char *const CAUSES[] = {"cost", "sphere", "supply", "power", "exchange", "lack"};
static const char *const ENDINGS[] = {"no common aspiration left", "capping fragment", "wheel",
                                      "twelve quiet turns", "resigned"};
static const char *const MOVES[] = {"place",    "wild",    "vibe",    "move",   "invoke",
                                    "quell",    "fortify", "empower", "realm",  "absorb",
                                    "ambition", "power",   "end",     "choose", "resign"};

static_assert(sizeof CAUSES / sizeof *CAUSES == CAUSE_LACK + 1, "a word for every cause");
static_assert(sizeof ENDINGS / sizeof *ENDINGS == ENDING_RESIGNED + 1, "a word for every ending");
static_assert(sizeof MOVES / sizeof *MOVES == MOVE_KIND_COUNT, "a word for every kind of move");

static void print_member(struct text *text, unsigned kind, unsigned value)
{
    if (kind == SLOT && value == SLOT_NONE)
        text_add_char(text, '-');
    else if (kind == PLAIN || kind == SLOT)
        text_add_unsigned(text, value);
    else if (kind == CAUSE)
        text_add(text, CAUSES[value]);
    else if (kind == ENDING)
        text_add(text, ENDINGS[value]);
    else if (kind == MOVE_KIND)
        text_add(text, MOVES[value]);
    else if (kind == NAMES_TEAM && value == TEAM_NONE)
        text_add(text, "nobody");
    else if ((kind == NAMES_SIZE && value == SIZE_NONE) ||
             (kind == NAMES_CARD && value == CARD_NONE) ||
             (kind == NAMES_ASPIRATION && value == ASPIRATION_NONE))
        text_add(text, "none");
    else
        text_add(text, name_of((enum names)kind, value));
}

void event_print(struct text *text, const struct event *event)
{
    for (const char *at = LINES[event->kind].line; *at; at++) {
        if (*at != '{') {
            text_add_char(text, *at);
            continue;
        }
        switch (at[1]) {
        case 's':
            text_add(text, event->seat < SEAT_COUNT ? seat_id(event->seat) : "everybody");
            break;
        case 'a':
            print_member(text, LINES[event->kind].a, event->a);
            break;
        case 'b':
            print_member(text, LINES[event->kind].b, event->b);
            break;
        case 'c':
            print_member(text, LINES[event->kind].c, event->c);
            break;
        default:
            if (at[1] == '+' && event->n > 0)
                text_add_char(text, '+');
            text_add_number(text, event->n);
            break;
        }
        at += 2; /* to the closing brace */
    }
    text_add_char(text, '\n');
}
