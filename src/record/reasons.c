#include "record/reasons.h"

#include <assert.h>

#include "record/names.h"

/* What `what` of a refusal stands for: one of the names, or one of these. */
enum { WHAT_NUMBER = NAMES_KIND_COUNT, WHAT_ROW, WHAT_SEAT, WHAT_NOTHING };

/* {what}, {need} and {have} are filled in. */
static const struct {
    const char *sentence;
    uint8_t what;
} REASONS[] = {
    [WHY_NONE] = {"it is legal", WHAT_NOTHING},
    [WHY_MALFORMED] = {"there is no such move", WHAT_NOTHING},
    [WHY_GAME_OVER] = {"the game is over", WHAT_NOTHING},
    [WHY_QUESTION] = {"the question \"{what}\" must be answered first", NAMES_QUESTION},
    [WHY_NO_QUESTION] = {"nothing of that kind is asked now", WHAT_NOTHING},
    [WHY_NOT_YOUR_TURN] = {"{what} decides now", WHAT_SEAT},
    [WHY_FULL_ONLY] = {"the Basic game does not have it", WHAT_NOTHING},
    [WHY_NO_ACTIONS] = {"no Actions are left in this turn", WHAT_NOTHING},
    [WHY_LOCKED] = {"the Action {what} is locked", NAMES_ACTION},
    [WHY_UPGRADE_LOCKED] = {"{what} has no Vibe token", WHAT_ROW},
    [WHY_NO_CARD] = {"that card is not in the hand", WHAT_NOTHING},
    [WHY_TOKEN_PLACE] = {"{what} can't take a Vibe token now", WHAT_ROW},
    [WHY_TOKEN_COLOUR] = {"the row has a {what} token already", NAMES_VIBE},
    [WHY_TOKEN_USELESS] = {"no form of {what} would be possible afterwards", NAMES_ACTION},
    [WHY_TOO_FAR] = {"it is {need} spaces away, the reach is {have}", WHAT_NOTHING},
    [WHY_OPPOSING_SPIRIT] = {"an opposing Spirit is there", WHAT_NOTHING},
    [WHY_SLOT_FAR] = {"slot {what} is out of the Spirit's reach", WHAT_NUMBER},
    [WHY_SLOT_TAKEN] = {"slot {what} is taken", WHAT_NUMBER},
    [WHY_SLOT_EMPTY] = {"slot {what} is empty", WHAT_NUMBER},
    [WHY_EMOTION_OWN] = {"the Emotion on slot {what} is the team's own", WHAT_NUMBER},
    [WHY_EMOTION_OPPOSING] = {"the Emotion on slot {what} is an opposing one", WHAT_NUMBER},
    [WHY_SHIELDED] = {"Empathy protects slot {what}", WHAT_NUMBER},
    [WHY_NO_MATCH] = {"a {what} card must be shown", NAMES_VIBE},
    [WHY_SUPPLY] = {"no {what} is left in the supply", NAMES_CARD},
    [WHY_REALM_FAR] = {"the Fortress location of {what} is not adjacent", NAMES_REALM},
    [WHY_REALM_CONTROLLED] = {"the opponent controls {what}", NAMES_REALM},
    [WHY_FORTRESS_TAKEN] = {"the location in {what} is taken", NAMES_REALM},
    [WHY_FORTRESS_NOT_OWN_MINOR] = {"no own Minor Fortress stands in {what}", NAMES_REALM},
    [WHY_FORTRESS_NOT_OPPOSING] = {"no opposing Fortress stands in {what}", NAMES_REALM},
    [WHY_STOCK] = {"no unused {what} Fragment is left", NAMES_SIZE},
    [WHY_CARD_FULL] = {"it needs {need} free Essence spaces, there are {have}", WHAT_NOTHING},
    [WHY_ESSENCE_LAST] = {"one Essence must stay on slot {what}", WHAT_NUMBER},
    [WHY_POWER_NONE] = {"the card on slot {what} has no such power", WHAT_NUMBER},
    [WHY_POWER_USED] = {"the power of slot {what} was used in this turn", WHAT_NUMBER},
    [WHY_SLOTS_APART] = {"the two slots are not adjacent", WHAT_NOTHING},
    [WHY_FIRST_TURN] = {"the very first turn has no Absorb", WHAT_NOTHING},
    [WHY_ABSORB_USED] = {"Absorb was used in this turn", WHAT_NOTHING},
    [WHY_SPHERE_FAR] = {"the Sphere {what} does not face the Spirit", NAMES_SPHERE},
    [WHY_BONUS_NOTHING] = {"the bonus of {what} would do nothing", NAMES_SPHERE},
    [WHY_ABILITY_USED] = {"the Ability {what} was used in this turn", NAMES_ABILITY},
    [WHY_AMBITION_ALL] = {"all three Ambition tokens are available already", WHAT_NOTHING},
    [WHY_FRONTIER_TAKEN] = {"another Spirit is on {what}", NAMES_SPACE},
    [WHY_PLACE_SLOT] = {"no starting Emotion may be put on slot {what}", WHAT_NUMBER},
    [WHY_NOT_AN_ANSWER] = {"that is no answer to \"{what}\" now", NAMES_QUESTION},
    [WHY_UPGRADE_USELESS] = {"{what} would change nothing", WHAT_ROW},
    [WHY_AMBITION] = {"it costs {need} Ambition, {have} is there", WHAT_NOTHING},
    [WHY_WILLPOWER] = {"it costs {need} Willpower, {have} is there", WHAT_NOTHING},
    [WHY_ESSENCE] = {"it costs {need} Essence, {have} is there", WHAT_NOTHING},
    [WHY_ESSENCE_FEAR] = {"it costs {need} Essence because of Fear, {have} is there", WHAT_NOTHING},
};

static_assert(sizeof REASONS / sizeof *REASONS == WHY_COUNT, "a sentence for every reason");

static void print_what(struct text *text, struct refusal refusal)
{
    const unsigned kind = REASONS[refusal.why].what;
    if (kind < NAMES_KIND_COUNT) {
        /* A starting Emotion has no Vibe: any card may be shown. */
        const bool any = kind == NAMES_VIBE && refusal.what >= VIBE_NONE;
        text_add(text, any ? "hand" : name_of((enum names)kind, refusal.what));
    } else if (kind == WHAT_ROW) {
        const struct action_info *info = action_info(refusal.what / COLUMN_COUNT);
        text_add(text, info->id);
        text_add_char(text, '.');
        text_add(text, info->upgrade[refusal.what % COLUMN_COUNT].id);
    } else if (kind == WHAT_SEAT) {
        text_add(text, seat_id(refusal.what));
    } else {
        text_add_number(text, refusal.what);
    }
}

void record_refusal_print(struct text *text, struct refusal refusal)
{
    for (const char *at = REASONS[refusal.why].sentence; *at; at++) {
        if (*at != '{') {
            text_add_char(text, *at);
            continue;
        }
        if (at[1] == 'w')
            print_what(text, refusal);
        else
            text_add_number(text, at[1] == 'n' ? refusal.need : refusal.have);
        while (*at != '}')
            at++;
    }
    const char *const rule = why_rule(refusal.why);
    if (*rule)
        text_format(text, " (%s)", rule);
}
