#include "scene/event_words.h"

#include <assert.h>
#include <stdio.h>

/* ---- Names ---- */

const char *team_name(const struct lang *lang, unsigned team)
{
    return tr_of(lang, "team", team_id(team), "name");
}

const char *realm_name(const struct lang *lang, unsigned realm)
{
    return tr_of(lang, "realm", realm_id(realm), "name");
}

const char *frontier_name(const struct lang *lang, unsigned frontier, char *out, size_t size)
{
    const struct lang_value values[] = {
        {"before", tr_of(lang, "realm", realm_id(frontier_realm_before(frontier)), "short"), 0},
        {"after", tr_of(lang, "realm", realm_id(frontier_realm_after(frontier)), "short"), 0},
    };
    return tr_fill(lang, out, size, "event.frontier", values, 2);
}

const char *slot_name(const struct lang *lang, unsigned slot, char *out, size_t size)
{
    if (slot_is_frontier(slot))
        return frontier_name(lang, slot_triad(slot), out, size);
    snprintf(out, size, "%s", realm_name(lang, slot_realm(slot)));
    return out;
}

const char *slot_where(const struct lang *lang, unsigned slot, char *out, size_t size)
{
    char name[EVENT_SENTENCE_SIZE];
    const struct lang_value value = {"place", slot_name(lang, slot, name, sizeof name), 0};
    return tr_fill(lang, out, size,
                   slot_is_frontier(slot) ? "event.where.frontier" : "event.where.realm", &value,
                   1);
}

const char *seat_name(const struct lang *lang, const struct game *shown, unsigned seat)
{
    if (shown->players == PLAYERS_DUEL)
        return team_name(lang, seat_team(seat));
    return tr_of(lang, "spirit", spirit_info(shown->seats[seat].spirit)->id, "name");
}

/* ---- What a place in a sentence stands for ---- */

enum what {
    WHAT_NOTHING,
    WHAT_WHO,    /* a seat */
    WHAT_FIGURE, /* a seat's Spirit */
    WHAT_SPIRIT, /* enum spirit */
    WHAT_TEAM,
    WHAT_CARD,
    WHAT_CARD_ON, /* the card that lies on a slot */
    WHAT_SLOT,
    WHAT_WHERE, /* a slot, as where something happens */
    WHAT_SPACE,
    WHAT_REALM,
    WHAT_FRONTIER,
    WHAT_SPHERE,
    WHAT_ASPIRATION,
    WHAT_ACTION,
    WHAT_UPGRADE, /* part a the Action, b the column */
    WHAT_VIBE,
    WHAT_NUMBER /* without its sign */
};

enum part { PART_SEAT, PART_A, PART_B, PART_C, PART_N };

struct part_words {
    const char *name; /* the place in the sentence */
    uint8_t what;
    uint8_t part;
};

static int part_of(const struct event *event, unsigned part)
{
    const int parts[] = {event->seat, event->a, event->b, event->c, event->n};
    return parts[part];
}

static const char *card_name(const struct lang *lang, unsigned card)
{
    if (card == CARD_NONE || card >= CARD_HIDDEN)
        return tr(lang, "event.some_card");
    return tr_of(lang, "card", card_info(card)->id, "name");
}

static const char *space_words(const struct lang *lang, unsigned space, char *out, size_t size)
{
    if (!space_is_realm(space))
        return frontier_name(lang, space_place(space), out, size);
    return realm_name(lang, space_place(space));
}

static const char *aspiration_words(const struct lang *lang, unsigned aspiration)
{
    if (aspiration >= ASPIRATION_COUNT)
        return tr(lang, "event.some_aspiration");
    return tr_of(lang, "aspiration", aspiration_id(aspiration), "name");
}

static const char *board_words(const struct lang *lang, const struct event *event, unsigned what,
                               unsigned id)
{
    const struct action_info *action = action_info(event->a);
    switch (what) {
    case WHAT_ACTION:
        return tr_of(lang, "action", action->id, "name");
    case WHAT_UPGRADE:
        return tr_of(lang, "upgrade", action->upgrade[id].id, "name");
    default:
        return tr_of(lang, "vibe", vibe_id(id), "name");
    }
}

/* The words of a part that is not a number; `out` is memory for those that must be put together. */
static const char *part_words(const struct lang *lang, const struct game *shown,
                              const struct event *event, const struct part_words *part, char *out,
                              size_t size)
{
    const unsigned id = (unsigned)part_of(event, part->part);
    switch (part->what) {
    case WHAT_WHO:
        return seat_name(lang, shown, id);
    case WHAT_FIGURE:
        return tr_of(lang, "spirit", spirit_info(shown->seats[id].spirit)->id, "name");
    case WHAT_SPIRIT:
        return tr_of(lang, "spirit", spirit_info(id)->id, "name");
    case WHAT_TEAM:
        return team_name(lang, id);
    case WHAT_CARD:
        return card_name(lang, id);
    case WHAT_CARD_ON:
        return card_name(lang, shown->slots[id].card);
    case WHAT_SLOT:
        return slot_name(lang, id, out, size);
    case WHAT_WHERE:
        return slot_where(lang, id, out, size);
    case WHAT_SPACE:
        return space_words(lang, id, out, size);
    case WHAT_REALM:
        return realm_name(lang, id);
    case WHAT_FRONTIER:
        return frontier_name(lang, id, out, size);
    case WHAT_SPHERE:
        return tr_of(lang, "sphere", sphere_id(id), "name");
    case WHAT_ASPIRATION:
        return aspiration_words(lang, id);
    default:
        return board_words(lang, event, part->what, id);
    }
}

/* ---- Which of an event's sentences, if any ---- */

/* Each returns the last part of the key, "" if there is none, NULL for an event that is not told.
 */

static const char *move_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    static const char *const realms[REALM_COUNT] = {"valley", "cradle", "network", "land",
                                                    "willow"};
    static const char *const abilities[ABILITY_COUNT] = {"action", "vibe", "rotate"};
    switch (event->a) {
    case MOVE_QUELL:
        return "quell";
    case MOVE_REALM:
        return realms[event->b];
    case MOVE_AMBITION:
        return abilities[event->b];
    case MOVE_END:
        return event->b == END_DRAW ? "end_draw" : "end_ambition";
    default:
        return NULL; /* told by what it does: a card enters, a Spirit moves, a Sphere empties … */
    }
}

static const char *willpower_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    switch (event->a) {
    case CAUSE_SUPPLY:
    case CAUSE_POWER:
        return event->n > 0 ? "gained" : "lost";
    case CAUSE_LACK:
        return "lack";
    default:
        return NULL; /* costs, and what the Sphere and the exchange tell */
    }
}

static const char *essence_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    const bool told = event->n > 0 && event->a != CAUSE_EXCHANGE;
    return told ? "" : NULL;
}

static const char *gain_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return event->n > 0 ? "" : NULL;
}

static const char *spirit_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return event->a == SPACE_NONE ? "placed" : "moved";
}

static const char *entered_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return card_info(event->b)->tier == TIER_STARTING ? "starting" : "invoked";
}

static const char *left_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return event->c ? "quelled" : "gone";
}

static const char *sign_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return event->n > 0 ? "gained" : "lost";
}

static const char *token_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return event->n > 0 ? "set" : "gone";
}

static const char *vibe_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return event->b == COLUMN_UNLOCK ? "unlock" : "upgrade";
}

static const char *drawn_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return event->n > 1 ? "many" : "one"; /* n: only in a story, how many were drawn */
}

/* A Fortress is built and raised by its own team, brought down by the other; it also leaves without
 * anybody's doing, into the Identity, which EVENT_FRAGMENT tells. */
static const char *fortress_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    if (event->seat == SEAT_NONE)
        return NULL;
    if (event->b == SIZE_NONE)
        return "razed";
    if (seat_team(event->seat) != event->c)
        return "lowered";
    return event->b == SIZE_MAJOR ? "major" : "minor";
}

static const char *sphere_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return event->n < 0 ? "absorbed" : "refilled";
}

static const char *control_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return event->c == TEAM_NONE ? "nobody" : "team";
}

static const char *accomplished_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return event->n == 0 ? "none" : "some";
}

static const char *fragment_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    static const char *const sizes[2][SIZE_CAP + 1] = {
        {"declined", "minor", "major", "cap"},
        {"fortress_declined", "fortress_minor", "fortress_major", "cap"},
    };
    return sizes[event->c != 0][event->b];
}

static const char *current_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return event->a == ASPIRATION_NONE ? "none" : "next";
}

static const char *ending_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    static const char *const endings[] = {"no_common", "cap", "wheel", "quiet", "resigned"};
    return endings[event->a];
}

static const char *over_variant(const struct game *shown, const struct event *event)
{
    (void)shown;
    return event->a == WINNER_BLISS || event->a == WINNER_GLOOM ? "won" : "draw";
}

static const char *untold(const struct game *shown, const struct event *event)
{
    (void)shown;
    (void)event;
    return NULL;
}

/* ---- The table ---- */

enum { PARTS_MAX = 4 };

struct row {
    const char *key; /* below "event." */
    const char *(*variant)(const struct game *,
                           const struct event *); /* NULL: always told, one sentence */
    uint8_t weight;                               /* see event_weight */
    struct part_words parts[PARTS_MAX];
};

static const struct row rows[] = {
    [EVENT_TURN_BEGAN] = {"turn",
                          NULL,
                          3,
                          {{"who", WHAT_WHO, PART_SEAT}, {"n", WHAT_NUMBER, PART_N}}},
    [EVENT_TURN_ENDED] = {"-", untold, 0, {{0}}}, /* EVENT_MOVE says how it ended */
    [EVENT_MOVE] = {"deed",
                    move_variant,
                    4,
                    {{"who", WHAT_WHO, PART_SEAT}, {"n", WHAT_NUMBER, PART_N}}},
    [EVENT_WILLPOWER] = {"willpower",
                         willpower_variant,
                         3,
                         {{"who", WHAT_WHO, PART_SEAT}, {"n", WHAT_NUMBER, PART_N}}},
    [EVENT_ESSENCE] = {"essence",
                       essence_variant,
                       2,
                       {{"who", WHAT_WHO, PART_SEAT}, {"n", WHAT_NUMBER, PART_N}}},
    [EVENT_AMBITION] = {"ambition",
                        gain_variant,
                        2,
                        {{"team", WHAT_TEAM, PART_A}, {"n", WHAT_NUMBER, PART_N}}},
    [EVENT_ACTIONS] = {"actions",
                       gain_variant,
                       3,
                       {{"who", WHAT_WHO, PART_SEAT}, {"n", WHAT_NUMBER, PART_N}}},
    [EVENT_SPIRIT_MOVED] = {"spirit",
                            spirit_variant,
                            5,
                            {{"spirit", WHAT_FIGURE, PART_SEAT}, {"place", WHAT_SPACE, PART_B}}},
    [EVENT_ENTERED] = {"entered",
                       entered_variant,
                       8,
                       {{"who", WHAT_WHO, PART_SEAT},
                        {"card", WHAT_CARD, PART_B},
                        {"where", WHAT_WHERE, PART_A}}},
    [EVENT_LEFT_PLAY] = {"left",
                         left_variant,
                         8,
                         {{"card", WHAT_CARD, PART_B}, {"where", WHAT_WHERE, PART_A}}},
    [EVENT_EMOTION_MOVED] = {"carried",
                             NULL,
                             7,
                             {{"card", WHAT_CARD, PART_C},
                              {"from", WHAT_SLOT, PART_A},
                              {"to", WHAT_SLOT, PART_B}}},
    [EVENT_EMOTION_ESSENCE] = {"emotion",
                               sign_variant,
                               6,
                               {{"card", WHAT_CARD_ON, PART_A},
                                {"where", WHAT_WHERE, PART_A},
                                {"n", WHAT_NUMBER, PART_N}}},
    [EVENT_TOKEN] = {"token",
                     token_variant,
                     4,
                     {{"card", WHAT_CARD_ON, PART_A},
                      {"where", WHAT_WHERE, PART_A},
                      {"n", WHAT_NUMBER, PART_N}}},
    [EVENT_POWER] = {"power", NULL, 2, {{"card", WHAT_CARD, PART_B}}},
    [EVENT_SPIRIT_POWER] = {"spirit_power", NULL, 3, {{"spirit", WHAT_SPIRIT, PART_B}}},
    [EVENT_DRAWN] = {"drawn",
                     drawn_variant,
                     3,
                     {{"who", WHAT_WHO, PART_SEAT},
                      {"card", WHAT_CARD, PART_A},
                      {"n", WHAT_NUMBER, PART_N}}},
    [EVENT_TOP_CARD] = {"-", untold, 0, {{0}}}, /* the deck shows it */
    [EVENT_DISCARDED] = {"discarded",
                         NULL,
                         2,
                         {{"who", WHAT_WHO, PART_SEAT}, {"card", WHAT_CARD, PART_A}}},
    [EVENT_SHOWN] = {"shown", NULL, 5, {{"who", WHAT_WHO, PART_SEAT}, {"card", WHAT_CARD, PART_A}}},
    [EVENT_VIBE] = {"vibe",
                    vibe_variant,
                    5,
                    {{"who", WHAT_WHO, PART_SEAT},
                     {"action", WHAT_ACTION, PART_A},
                     {"upgrade", WHAT_UPGRADE, PART_B},
                     {"vibe", WHAT_VIBE, PART_C}}},
    [EVENT_FORTRESS] = {"fortress",
                        fortress_variant,
                        8,
                        {{"who", WHAT_WHO, PART_SEAT},
                         {"realm", WHAT_REALM, PART_A},
                         {"team", WHAT_TEAM, PART_C}}},
    [EVENT_SPHERE] = {"sphere",
                      sphere_variant,
                      7,
                      {{"who", WHAT_WHO, PART_SEAT},
                       {"sphere", WHAT_SPHERE, PART_A},
                       {"n", WHAT_NUMBER, PART_N}}},
    [EVENT_ORIGIN_TURNED] = {"origin", NULL, 6, {{0}}},
    [EVENT_REALM_CONTROL] = {"control",
                             control_variant,
                             7,
                             {{"team", WHAT_TEAM, PART_C}, {"area", WHAT_REALM, PART_A}}},
    [EVENT_FRONTIER_CONTROL] = {"control",
                                control_variant,
                                6,
                                {{"team", WHAT_TEAM, PART_C}, {"area", WHAT_FRONTIER, PART_A}}},
    [EVENT_REVELATION] = {"revelation",
                          NULL,
                          9,
                          {{"sphere", WHAT_SPHERE, PART_A}, {"realm", WHAT_REALM, PART_B}}},
    [EVENT_HIDDEN_REVEALED] = {"revealed",
                               NULL,
                               6,
                               {{"team", WHAT_TEAM, PART_A},
                                {"aspiration", WHAT_ASPIRATION, PART_B}}},
    [EVENT_COUNTED] = {"counted",
                       NULL,
                       5,
                       {{"aspiration", WHAT_ASPIRATION, PART_A},
                        {"bliss", WHAT_NUMBER, PART_B},
                        {"gloom", WHAT_NUMBER, PART_C}}},
    [EVENT_ACCOMPLISHED] = {"accomplished",
                            accomplished_variant,
                            8,
                            {{"team", WHAT_TEAM, PART_A}, {"n", WHAT_NUMBER, PART_N}}},
    [EVENT_FRAGMENT] = {"fragment", fragment_variant, 9, {{"team", WHAT_TEAM, PART_A}}},
    [EVENT_WHEEL] = {"wheel", NULL, 9, {{"team", WHAT_TEAM, PART_A}, {"n", WHAT_NUMBER, PART_N}}},
    [EVENT_COMMON_DOWN] = {"common_down", NULL, 3, {{"aspiration", WHAT_ASPIRATION, PART_A}}},
    [EVENT_COMMON_REMOVED] = {"common_removed",
                              NULL,
                              7,
                              {{"aspiration", WHAT_ASPIRATION, PART_A},
                               {"team", WHAT_TEAM, PART_B}}},
    [EVENT_COMMON_CURRENT] = {"common",
                              current_variant,
                              7,
                              {{"aspiration", WHAT_ASPIRATION, PART_A}}},
    [EVENT_HIDDEN_LOOKED] = {"looked", NULL, 2, {{"team", WHAT_TEAM, PART_A}}},
    [EVENT_HIDDEN_SHUFFLED] = {"-", untold, 0, {{0}}}, /* nobody can use it */
    [EVENT_HIDDEN_NEXT] = {"-",
                           untold,
                           0,
                           {{0}}}, /* a log lies open on the table: what is hidden stays so */
    [EVENT_ENDING] = {"ending", ending_variant, 9, {{"team", WHAT_TEAM, PART_B}}},
    [EVENT_GAME_OVER] = {"over", over_variant, 9, {{"team", WHAT_TEAM, PART_A}}},
};
static_assert(sizeof rows / sizeof rows[0] == EVENT_KIND_COUNT, "one row an event");

/* A part that this event leaves open (nobody, no team) stands in no sentence that is told of it. */
static bool part_is_meant(const struct part_words *part, const struct event *event)
{
    const int id = part_of(event, part->part);
    switch (part->what) {
    case WHAT_NOTHING:
        return false;
    case WHAT_WHO:
    case WHAT_FIGURE:
        return id < SEAT_COUNT;
    case WHAT_TEAM:
        return id < TEAM_COUNT;
    default:
        return true;
    }
}

static size_t collect(const struct lang *lang, const struct game *shown, const struct event *event,
                      char text[PARTS_MAX][EVENT_SENTENCE_SIZE],
                      struct lang_value values[PARTS_MAX])
{
    size_t count = 0;
    for (size_t i = 0; i < PARTS_MAX; i++) {
        const struct part_words *part = &rows[event->kind].parts[i];
        if (!part_is_meant(part, event))
            continue;
        struct lang_value *value = &values[count++];
        *value = (struct lang_value){part->name, NULL, 0};
        const int number = part_of(event, part->part);
        if (part->what == WHAT_NUMBER)
            value->number = number < 0 ? -number : number;
        else
            value->text = part_words(lang, shown, event, part, text[i], sizeof text[i]);
    }
    return count;
}

bool event_sentence(const struct lang *lang, const struct game *shown, const struct event *event,
                    char *out, size_t size)
{
    assert(event->kind < EVENT_KIND_COUNT && size > 0);
    const struct row *row = &rows[event->kind];
    const char *variant = row->variant ? row->variant(shown, event) : "";
    out[0] = '\0';
    if (!variant)
        return false;
    char key[64];
    snprintf(key, sizeof key, "event.%s%s%s", row->key, variant[0] ? "." : "", variant);
    char text[PARTS_MAX][EVENT_SENTENCE_SIZE];
    struct lang_value values[PARTS_MAX];
    const size_t count = collect(lang, shown, event, text, values);
    tr_fill(lang, out, size, key, values, count);
    return true;
}

unsigned event_weight(const struct game *shown, const struct event *event)
{
    assert(event->kind < EVENT_KIND_COUNT);
    const struct row *row = &rows[event->kind];
    return row->variant && !row->variant(shown, event) ? 0 : row->weight;
}
