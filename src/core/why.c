/* The names of questions, and the rules behind reasons. */
#include <assert.h>

#include "core/game.h"

const char *ask_id(unsigned question)
{
    static const char *const ids[] = {
        [ASK_NONE] = NULL,
        [ASK_PLACE] = "place",
        [ASK_WILD] = "wild",
        [ASK_MOVE] = "move",
        [ASK_INVOKE] = "invoke",
        [ASK_QUELL] = "quell",
        [ASK_FORTIFY] = "fortify",
        [ASK_EMPOWER] = "empower",
        [ASK_FRAGMENT] = "fragment",
        [ASK_FORTRESS] = "fortress",
        [ASK_REMOVE] = "remove",
        [ASK_HIDDEN] = "hidden",
        [ASK_DELIGHT] = "delight",
        [ASK_EXCITEMENT] = "excitement",
        [ASK_TRUST] = "trust",
        [ASK_ANGER] = "anger",
        [ASK_SELFISHNESS] = "selfishness",
        [ASK_DISGUST] = "disgust",
        [ASK_COMFORT] = "comfort",
        [ASK_JEALOUSY] = "jealousy",
        [ASK_MISTRUST] = "mistrust",
        [ASK_DISCARD] = "discard",
        [ASK_EMBARRASSMENT] = "embarrassment",
        [ASK_BOREDOM] = "boredom",
    };
    static_assert(sizeof ids / sizeof *ids == ASK_COUNT, "a name for every question");
    assert(question < ASK_COUNT);
    return ids[question];
}

const char *why_rule(unsigned why)
{
    static const char *const rules[] = {
        [WHY_NONE] = "",
        [WHY_MALFORMED] = "",
        [WHY_GAME_OVER] = "R10.1",
        [WHY_QUESTION] = "R14.3",
        [WHY_NO_QUESTION] = "",
        [WHY_NOT_YOUR_TURN] = "R3.5",
        [WHY_FULL_ONLY] = "R3.2",
        [WHY_NO_ACTIONS] = "R4.1",
        [WHY_LOCKED] = "R5.0",
        [WHY_UPGRADE_LOCKED] = "R5.0",
        [WHY_NO_CARD] = "R5.2",
        [WHY_TOKEN_PLACE] = "R5.0",
        [WHY_TOKEN_COLOUR] = "R5.0",
        [WHY_TOKEN_USELESS] = "R4.5",
        [WHY_TOO_FAR] = "R5.1",
        [WHY_OPPOSING_SPIRIT] = "R5.1",
        [WHY_SLOT_FAR] = "R1.5",
        [WHY_SLOT_TAKEN] = "R5.2",
        [WHY_SLOT_EMPTY] = "R5.3",
        [WHY_EMOTION_OWN] = "R5.3",
        [WHY_EMOTION_OPPOSING] = "R6.4",
        [WHY_SHIELDED] = "R14.1",
        [WHY_NO_MATCH] = "R5.3",
        [WHY_SUPPLY] = "R4.4",
        [WHY_REALM_FAR] = "R1.6",
        [WHY_REALM_CONTROLLED] = "R5.4",
        [WHY_FORTRESS_TAKEN] = "R5.4",
        [WHY_FORTRESS_NOT_OWN_MINOR] = "R5.4",
        [WHY_FORTRESS_NOT_OPPOSING] = "R5.4",
        [WHY_STOCK] = "R2.1",
        [WHY_CARD_FULL] = "R6.4",
        [WHY_ESSENCE_LAST] = "R14.1",
        [WHY_POWER_NONE] = "R14.1",
        [WHY_POWER_USED] = "R14.1",
        [WHY_SLOTS_APART] = "R14.1",
        [WHY_FIRST_TURN] = "R3.5",
        [WHY_ABSORB_USED] = "R4.2",
        [WHY_SPHERE_FAR] = "R7.1",
        [WHY_BONUS_NOTHING] = "R7.3",
        [WHY_ABILITY_USED] = "R4.2",
        [WHY_AMBITION_ALL] = "R4.3",
        [WHY_FRONTIER_TAKEN] = "R3.7",
        [WHY_PLACE_SLOT] = "R3.7",
        [WHY_NOT_AN_ANSWER] = "R14.3",
        [WHY_UPGRADE_USELESS] = "R5.0",
        [WHY_AMBITION] = "R4.5",
        [WHY_WILLPOWER] = "R4.5",
        [WHY_ESSENCE] = "R4.5",
        [WHY_ESSENCE_FEAR] = "R14.2",
    };
    static_assert(sizeof rules / sizeof *rules == WHY_COUNT, "a rule for every reason");
    assert(why < WHY_COUNT);
    return rules[why];
}
