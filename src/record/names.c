#include "record/names.h"

#include <assert.h>
#include <stdint.h>
#include <string.h>

#include "core/game.h"
#include "record/text.h"

static const char *card_name(unsigned card)
{
    return card_info(card)->id;
}

static const char *spirit_name(unsigned spirit)
{
    return spirit_info(spirit)->id;
}

static const char *deck_name(unsigned deck)
{
    return deck_info(deck)->id;
}

static const char *action_name(unsigned action)
{
    return action_info(action)->id;
}

static const char *const MODES[] = {"basic", "full"};
static const char *const PLAYERS[] = {"duel", "teams", "trio"};
static const char *const PHASES[] = {"setup", "play", "over"};
static const char *const WINNERS[] = {"bliss", "gloom", "draw"};
static const char *const SIZES[] = {NULL, "minor", "major", "cap"};
static const char *const ABILITIES[] = {"action", "vibe", "rotate"};
static const char *const SEAT_KINDS[] = {"human", "easy", "normal", "hard", "master"};
static const char *const SIDES[] = {"a", "b"};
static const char *const NO_YES[] = {"no", "yes"};
static const char *const BONUSES[] = {"nobonus", "bonus"};
static const char *const ENDS[] = {"draw", "ambition"};
static const char *const YES[] = {NULL, "yes"};
static const char *const DREW[] = {NULL, "card"};

#define COUNT_OF(array) (uint8_t)(sizeof(array) / sizeof *(array))

/* Values first .. end - 1 have names, in `words` or told by `name`. */
static const struct {
    const char *noun;
    uint8_t first, end;
    const char *(*name)(unsigned value);
    const char *const *words;
} TABLE[NAMES_KIND_COUNT] = {
    [NAMES_TEAM] = {"a team", 0, TEAM_COUNT, team_id, NULL},
    [NAMES_VIBE] = {"a Vibe", 0, VIBE_NONE, vibe_id, NULL},
    [NAMES_REALM] = {"a Realm", 0, REALM_COUNT, realm_id, NULL},
    [NAMES_SPHERE] = {"a Sphere", 0, SPHERE_COUNT, sphere_id, NULL},
    [NAMES_SPACE] = {"a Realm or Frontier", 0, SPACE_COUNT, space_id, NULL},
    [NAMES_ASPIRATION] = {"an Aspiration", 0, ASPIRATION_COUNT, aspiration_id, NULL},
    [NAMES_CARD] = {"an Emotion", CARD_NONE + 1, CARD_COUNT, card_name, NULL},
    [NAMES_SPIRIT] = {"a Spirit", 0, SPIRIT_COUNT, spirit_name, NULL},
    [NAMES_DECK] = {"a deck", 0, DECK_COUNT, deck_name, NULL},
    [NAMES_ACTION] = {"an Action", 0, ACTION_COUNT, action_name, NULL},
    [NAMES_QUESTION] = {"a question", ASK_NONE + 1, ASK_COUNT, ask_id, NULL},
    [NAMES_MODE] = {"a mode", 0, COUNT_OF(MODES), NULL, MODES},
    [NAMES_PLAYERS] = {"a number of players", 0, COUNT_OF(PLAYERS), NULL, PLAYERS},
    [NAMES_PHASE] = {"a phase", 0, COUNT_OF(PHASES), NULL, PHASES},
    [NAMES_WINNER] = {"a winner", 0, COUNT_OF(WINNERS), NULL, WINNERS},
    [NAMES_SIZE] = {"a Fragment", SIZE_MINOR, COUNT_OF(SIZES), NULL, SIZES},
    [NAMES_ABILITY] = {"an Ambition Ability", 0, ABILITY_COUNT, NULL, ABILITIES},
    [NAMES_SEAT_KIND] = {"a kind of player", 0, COUNT_OF(SEAT_KINDS), NULL, SEAT_KINDS},
    [NAMES_SIDE] = {"a side", 0, COUNT_OF(SIDES), NULL, SIDES},
    [NAMES_NO_YES] = {"an answer", 0, COUNT_OF(NO_YES), NULL, NO_YES},
    [NAMES_BONUS] = {"a choice", 0, COUNT_OF(BONUSES), NULL, BONUSES},
    [NAMES_END] = {"a way to end a turn", 0, COUNT_OF(ENDS), NULL, ENDS},
    [NAMES_YES] = {"an answer here", 1, COUNT_OF(YES), NULL, YES},
    [NAMES_DREW] = {"an answer here", 1, COUNT_OF(DREW), NULL, DREW},
};

static_assert(sizeof ABILITIES / sizeof *ABILITIES == ABILITY_COUNT, "a name for every Ability");

const char *name_of(enum names names, unsigned value)
{
    if (value < TABLE[names].first || value >= TABLE[names].end)
        return "?";
    return TABLE[names].name ? TABLE[names].name(value) : TABLE[names].words[value];
}

const char *name_noun(enum names names)
{
    return TABLE[names].noun;
}

bool name_find(enum names names, const char *word, unsigned *value)
{
    for (unsigned i = TABLE[names].first; i < TABLE[names].end; i++)
        if (strcmp(name_of(names, i), word) == 0) {
            *value = i;
            return true;
        }
    return false;
}

/* Frontiers are named clockwise; the Frontier meant by "cradle-valley", or NULL. */
static const char *turn_round(const char *word)
{
    const char *const hyphen = strchr(word, '-');
    for (unsigned frontier = 0; hyphen && frontier < FRONTIER_COUNT; frontier++) {
        const char *const before = realm_id(frontier_realm_before(frontier));
        const char *const after = realm_id(frontier_realm_after(frontier));
        if (strcmp(hyphen + 1, before) == 0 && strlen(after) == (size_t)(hyphen - word) &&
            memcmp(word, after, strlen(after)) == 0)
            return space_id(frontier_space(frontier));
    }
    return NULL;
}

const char *name_nearest(enum names names, const char *word)
{
    if (names == NAMES_SPACE && turn_round(word))
        return turn_round(word);
    const char *nearest = NULL;
    unsigned best = UINT8_MAX;
    for (unsigned i = TABLE[names].first; i < TABLE[names].end; i++) {
        const unsigned distance = edit_distance(word, name_of(names, i));
        if (distance >= best)
            continue;
        best = distance;
        nearest = name_of(names, i);
    }
    return nearest && edit_is_near(word, best) ? nearest : NULL;
}

void name_list(enum names names, char *out, size_t size)
{
    struct text text = text_in(out, size);
    for (unsigned i = TABLE[names].first; i < TABLE[names].end; i++) {
        if (i > TABLE[names].first)
            text_add(&text, i + 1u == TABLE[names].end ? " or " : ", ");
        text_add(&text, name_of(names, i));
    }
    if (names == NAMES_YES || names == NAMES_DREW)
        text_add(&text, " or none");
}

static unsigned least(unsigned x, unsigned y)
{
    return x < y ? x : y;
}

unsigned edit_distance(const char *x, const char *y)
{
    /* Three rows of the usual table; a swap of neighbours looks two rows back. */
    unsigned rows[3][EDIT_LENGTH + 1];
    size_t x_length = strlen(x), y_length = strlen(y);
    x_length = x_length > EDIT_LENGTH ? EDIT_LENGTH : x_length;
    y_length = y_length > EDIT_LENGTH ? EDIT_LENGTH : y_length;
    for (size_t j = 0; j <= y_length; j++)
        rows[0][j] = (unsigned)j;
    for (size_t i = 1; i <= x_length; i++) {
        unsigned *const row = rows[i % 3];
        const unsigned *const before = rows[(i + 2) % 3], *const earlier = rows[(i + 1) % 3];
        row[0] = (unsigned)i;
        for (size_t j = 1; j <= y_length; j++) {
            row[j] =
                least(least(before[j], row[j - 1]) + 1, before[j - 1] + (x[i - 1] != y[j - 1]));
            if (i > 1 && j > 1 && x[i - 1] == y[j - 2] && x[i - 2] == y[j - 1])
                row[j] = least(row[j], earlier[j - 2] + 1);
        }
    }
    return rows[x_length % 3][y_length];
}

bool edit_is_near(const char *word, unsigned distance)
{
    return distance <= 1 + strlen(word) / 4;
}
