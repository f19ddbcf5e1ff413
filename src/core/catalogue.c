#include "core/catalogue.h"

#include <assert.h>

/* One row a card, in the order of enum card: id, team, tier, Vibe, Essence spaces, Intensities,
 * Empower threshold, counterpart, ours. */
static const struct card_info CARDS[CARD_COUNT + 1] = {
    [CARD_NONE] = {"none", TEAM_NONE, TIER_MILD, VIBE_NONE, 0, {0}, 0, CARD_NONE, false},
    [CARD_AFFECTION] =
        {"affection", TEAM_BLISS, TIER_MILD, VIBE_RED, 3, {1, 2, 2}, 2, CARD_ADORATION, true},
    [CARD_COMFORT] =
        {"comfort", TEAM_BLISS, TIER_MILD, VIBE_RED, 3, {1, 1, 2}, 2, CARD_SATISFACTION, true},
    [CARD_COURAGE] =
        {"courage", TEAM_BLISS, TIER_MILD, VIBE_RED, 3, {1, 2, 2}, 2, CARD_VALOR, true},
    [CARD_SOCIABILITY] =
        {"sociability", TEAM_BLISS, TIER_MILD, VIBE_RED, 3, {1, 2, 2}, 2, CARD_INTIMACY, true},
    [CARD_CHEERFULNESS] =
        {"cheerfulness", TEAM_BLISS, TIER_MILD, VIBE_YELLOW, 3, {1, 1, 2}, 2, CARD_EUPHORIA, true},
    [CARD_EXCITEMENT] =
        {"excitement", TEAM_BLISS, TIER_MILD, VIBE_YELLOW, 3, {1, 2, 3}, 2, CARD_PASSION, true},
    [CARD_SAFETY] =
        {"safety", TEAM_BLISS, TIER_MILD, VIBE_YELLOW, 3, {1, 2, 3}, 2, CARD_FREEDOM, false},
    [CARD_TRUST] =
        {"trust", TEAM_BLISS, TIER_MILD, VIBE_YELLOW, 3, {1, 1, 2}, 2, CARD_FAITH, false},
    [CARD_DESIRE] =
        {"desire", TEAM_BLISS, TIER_MILD, VIBE_GREEN, 3, {1, 2, 3}, 2, CARD_LONGING, true},
    [CARD_GENEROSITY] = {"generosity",
                         TEAM_BLISS,
                         TIER_MILD,
                         VIBE_GREEN,
                         4,
                         {1, 1, 2, 2},
                         3,
                         CARD_SELFLESSNESS,
                         true},
    [CARD_INNOCENCE] =
        {"innocence", TEAM_BLISS, TIER_MILD, VIBE_GREEN, 3, {1, 2, 3}, 2, CARD_PURITY, true},
    [CARD_KINDNESS] =
        {"kindness", TEAM_BLISS, TIER_MILD, VIBE_GREEN, 3, {1, 1, 2}, 2, CARD_BENEVOLENCE, true},
    [CARD_CONFIDENCE] = {"confidence",
                         TEAM_BLISS,
                         TIER_MILD,
                         VIBE_BLUE,
                         4,
                         {1, 1, 2, 3},
                         3,
                         CARD_SELF_RESPECT,
                         true},
    [CARD_OPTIMISM] =
        {"optimism", TEAM_BLISS, TIER_MILD, VIBE_BLUE, 3, {1, 2, 2}, 2, CARD_HOPE, true},
    [CARD_SELF_ESTEEM] =
        {"self_esteem", TEAM_BLISS, TIER_MILD, VIBE_BLUE, 3, {1, 2, 2}, 2, CARD_DIGNITY, true},
    [CARD_TRANQUILITY] =
        {"tranquility", TEAM_BLISS, TIER_MILD, VIBE_BLUE, 2, {1, 1}, 2, CARD_SERENITY, true},
    [CARD_ADORATION] =
        {"adoration", TEAM_BLISS, TIER_STRONG, VIBE_RED, 4, {2, 3, 3, 4}, 0, CARD_AFFECTION, true},
    [CARD_INTIMACY] =
        {"intimacy", TEAM_BLISS, TIER_STRONG, VIBE_RED, 3, {2, 3, 3}, 0, CARD_SOCIABILITY, true},
    [CARD_SATISFACTION] =
        {"satisfaction", TEAM_BLISS, TIER_STRONG, VIBE_RED, 3, {2, 2, 3}, 0, CARD_COMFORT, true},
    [CARD_VALOR] =
        {"valor", TEAM_BLISS, TIER_STRONG, VIBE_RED, 3, {2, 3, 4}, 0, CARD_COURAGE, true},
    [CARD_EUPHORIA] = {"euphoria",
                       TEAM_BLISS,
                       TIER_STRONG,
                       VIBE_YELLOW,
                       3,
                       {2, 2, 3},
                       0,
                       CARD_CHEERFULNESS,
                       true},
    [CARD_FAITH] =
        {"faith", TEAM_BLISS, TIER_STRONG, VIBE_YELLOW, 3, {2, 2, 3}, 0, CARD_TRUST, false},
    [CARD_FREEDOM] =
        {"freedom", TEAM_BLISS, TIER_STRONG, VIBE_YELLOW, 3, {2, 3, 4}, 0, CARD_SAFETY, true},
    [CARD_PASSION] =
        {"passion", TEAM_BLISS, TIER_STRONG, VIBE_YELLOW, 3, {2, 3, 4}, 0, CARD_EXCITEMENT, true},
    [CARD_BENEVOLENCE] =
        {"benevolence", TEAM_BLISS, TIER_STRONG, VIBE_GREEN, 3, {2, 2, 3}, 0, CARD_KINDNESS, false},
    [CARD_LONGING] =
        {"longing", TEAM_BLISS, TIER_STRONG, VIBE_GREEN, 3, {2, 3, 4}, 0, CARD_DESIRE, true},
    [CARD_PURITY] =
        {"purity", TEAM_BLISS, TIER_STRONG, VIBE_GREEN, 3, {1, 1, 1}, 0, CARD_INNOCENCE, true},
    [CARD_SELFLESSNESS] = {"selflessness",
                           TEAM_BLISS,
                           TIER_STRONG,
                           VIBE_GREEN,
                           4,
                           {3, 3, 3, 3},
                           0,
                           CARD_GENEROSITY,
                           true},
    [CARD_DIGNITY] =
        {"dignity", TEAM_BLISS, TIER_STRONG, VIBE_BLUE, 3, {2, 3, 3}, 0, CARD_SELF_ESTEEM, true},
    [CARD_HOPE] =
        {"hope", TEAM_BLISS, TIER_STRONG, VIBE_BLUE, 3, {2, 3, 3}, 0, CARD_OPTIMISM, true},
    [CARD_SELF_RESPECT] = {"self_respect",
                           TEAM_BLISS,
                           TIER_STRONG,
                           VIBE_BLUE,
                           4,
                           {7, 6, 5, 4},
                           0,
                           CARD_CONFIDENCE,
                           true},
    [CARD_SERENITY] =
        {"serenity", TEAM_BLISS, TIER_STRONG, VIBE_BLUE, 3, {2, 2, 4}, 0, CARD_TRANQUILITY, true},
    [CARD_ANGER] = {"anger", TEAM_GLOOM, TIER_MILD, VIBE_RED, 2, {1, 2}, 2, CARD_RAGE, true},
    [CARD_CRAVING] =
        {"craving", TEAM_GLOOM, TIER_MILD, VIBE_RED, 3, {1, 2, 2}, 2, CARD_GREED, false},
    [CARD_HOSTILITY] =
        {"hostility", TEAM_GLOOM, TIER_MILD, VIBE_RED, 4, {1, 1, 2, 2}, 3, CARD_MALEVOLENCE, true},
    [CARD_JEALOUSY] =
        {"jealousy", TEAM_GLOOM, TIER_MILD, VIBE_RED, 3, {1, 2, 3}, 2, CARD_ENVY, true},
    [CARD_BITTERNESS] =
        {"bitterness", TEAM_GLOOM, TIER_MILD, VIBE_YELLOW, 3, {1, 2, 2}, 2, CARD_LETHARGY, true},
    [CARD_BOREDOM] =
        {"boredom", TEAM_GLOOM, TIER_MILD, VIBE_YELLOW, 3, {1, 2, 2}, 2, CARD_INDIFFERENCE, false},
    [CARD_GUILT] =
        {"guilt", TEAM_GLOOM, TIER_MILD, VIBE_YELLOW, 3, {1, 2, 3}, 2, CARD_REMORSE, true},
    [CARD_PESSIMISM] =
        {"pessimism", TEAM_GLOOM, TIER_MILD, VIBE_YELLOW, 3, {1, 2, 2}, 2, CARD_DESPAIR, false},
    [CARD_DISGUST] =
        {"disgust", TEAM_GLOOM, TIER_MILD, VIBE_GREEN, 3, {1, 1, 2}, 2, CARD_LOATHING, true},
    [CARD_DISLIKE] =
        {"dislike", TEAM_GLOOM, TIER_MILD, VIBE_GREEN, 3, {1, 2, 3}, 2, CARD_ANIMOSITY, true},
    [CARD_SELFISHNESS] =
        {"selfishness", TEAM_GLOOM, TIER_MILD, VIBE_GREEN, 3, {1, 2, 2}, 2, CARD_NARCISSISM, true},
    [CARD_MISTRUST] =
        {"mistrust", TEAM_GLOOM, TIER_MILD, VIBE_GREEN, 3, {1, 1, 2}, 2, CARD_SUSPICION, true},
    [CARD_EMBARRASSMENT] =
        {"embarrassment", TEAM_GLOOM, TIER_MILD, VIBE_BLUE, 3, {1, 2, 2}, 2, CARD_SHAME, true},
    [CARD_FEAR] = {"fear", TEAM_GLOOM, TIER_MILD, VIBE_BLUE, 3, {1, 2, 2}, 2, CARD_PANIC, false},
    [CARD_INSECURITY] =
        {"insecurity", TEAM_GLOOM, TIER_MILD, VIBE_BLUE, 3, {1, 2, 2}, 2, CARD_DOUBT, true},
    [CARD_LONELINESS] =
        {"loneliness", TEAM_GLOOM, TIER_MILD, VIBE_BLUE, 3, {1, 2, 2}, 2, CARD_ISOLATION, true},
    [CARD_ENVY] = {"envy", TEAM_GLOOM, TIER_STRONG, VIBE_RED, 3, {2, 3, 4}, 0, CARD_JEALOUSY, true},
    [CARD_GREED] =
        {"greed", TEAM_GLOOM, TIER_STRONG, VIBE_RED, 3, {2, 3, 3}, 0, CARD_CRAVING, true},
    [CARD_MALEVOLENCE] = {"malevolence",
                          TEAM_GLOOM,
                          TIER_STRONG,
                          VIBE_RED,
                          4,
                          {2, 2, 3, 3},
                          0,
                          CARD_HOSTILITY,
                          true},
    [CARD_RAGE] = {"rage", TEAM_GLOOM, TIER_STRONG, VIBE_RED, 4, {1, 2, 2, 2}, 0, CARD_ANGER, true},
    [CARD_DESPAIR] =
        {"despair", TEAM_GLOOM, TIER_STRONG, VIBE_YELLOW, 3, {1, 2, 2}, 0, CARD_PESSIMISM, true},
    [CARD_INDIFFERENCE] = {"indifference",
                           TEAM_GLOOM,
                           TIER_STRONG,
                           VIBE_YELLOW,
                           3,
                           {2, 3, 3},
                           0,
                           CARD_BOREDOM,
                           false},
    [CARD_LETHARGY] =
        {"lethargy", TEAM_GLOOM, TIER_STRONG, VIBE_YELLOW, 3, {2, 3, 4}, 0, CARD_BITTERNESS, false},
    [CARD_REMORSE] =
        {"remorse", TEAM_GLOOM, TIER_STRONG, VIBE_YELLOW, 3, {2, 3, 4}, 0, CARD_GUILT, true},
    [CARD_ANIMOSITY] =
        {"animosity", TEAM_GLOOM, TIER_STRONG, VIBE_GREEN, 3, {2, 3, 4}, 0, CARD_DISLIKE, true},
    [CARD_LOATHING] =
        {"loathing", TEAM_GLOOM, TIER_STRONG, VIBE_GREEN, 3, {2, 2, 3}, 0, CARD_DISGUST, true},
    [CARD_NARCISSISM] = {"narcissism",
                         TEAM_GLOOM,
                         TIER_STRONG,
                         VIBE_GREEN,
                         3,
                         {2, 3, 3},
                         0,
                         CARD_SELFISHNESS,
                         true},
    [CARD_SUSPICION] =
        {"suspicion", TEAM_GLOOM, TIER_STRONG, VIBE_GREEN, 3, {0, 0, 1}, 0, CARD_MISTRUST, true},
    [CARD_DOUBT] =
        {"doubt", TEAM_GLOOM, TIER_STRONG, VIBE_BLUE, 3, {2, 3, 4}, 0, CARD_INSECURITY, true},
    [CARD_ISOLATION] =
        {"isolation", TEAM_GLOOM, TIER_STRONG, VIBE_BLUE, 3, {2, 3, 4}, 0, CARD_LONELINESS, true},
    [CARD_PANIC] = {"panic", TEAM_GLOOM, TIER_STRONG, VIBE_BLUE, 3, {2, 3, 3}, 0, CARD_FEAR, false},
    [CARD_SHAME] =
        {"shame", TEAM_GLOOM, TIER_STRONG, VIBE_BLUE, 3, {2, 3, 3}, 0, CARD_EMBARRASSMENT, false},
    [CARD_BRIGHTNESS] =
        {"brightness", TEAM_BLISS, TIER_STARTING, VIBE_NONE, 2, {1, 2}, 0, CARD_NONE, false},
    [CARD_BLEAKNESS] =
        {"bleakness", TEAM_GLOOM, TIER_STARTING, VIBE_NONE, 2, {1, 2}, 0, CARD_NONE, false},
    [CARD_HIDDEN] = {"?", TEAM_NONE, TIER_MILD, VIBE_NONE, 0, {0}, 0, CARD_NONE, false},
};

static const struct spirit_info SPIRITS[SPIRIT_COUNT] = {
    [SPIRIT_EMPATHY] = {"empathy", TEAM_BLISS, false},
    [SPIRIT_DELIGHT] = {"delight", TEAM_BLISS, false},
    [SPIRIT_LOVE] = {"love", TEAM_BLISS, true},
    [SPIRIT_HARMONY] = {"harmony", TEAM_BLISS, true},
    [SPIRIT_MISERY] = {"misery", TEAM_GLOOM, false},
    [SPIRIT_MALICE] = {"malice", TEAM_GLOOM, false},
    [SPIRIT_ANXIETY] = {"anxiety", TEAM_GLOOM, false},
    [SPIRIT_HATRED] = {"hatred", TEAM_GLOOM, true},
};

static const struct action_info ACTIONS[ACTION_COUNT] = {
    [ACTION_MOVE] =
        {"move",
         1,
         0,
         {{"unlock", 0, 0}, {"haste", 1, 0}, {"surmount", 1, 0}, {"determination", -1, 0}}},
    [ACTION_INVOKE] =
        {"invoke",
         2,
         0,
         {{"unlock", 0, 0}, {"bolster", 0, 1}, {"inner_force", 2, 0}, {"determination", -1, 0}}},
    [ACTION_QUELL] =
        {"quell",
         2,
         1,
         {{"unlock", 0, 0}, {"subdue", 2, 0}, {"extinguish", 1, 0}, {"determination", -1, 0}}},
    [ACTION_FORTIFY] =
        {"fortify",
         3,
         0,
         {{"unlock", 0, 0}, {"exalt", 0, 1}, {"raze", 1, 1}, {"determination", -1, 0}}},
    [ACTION_EMPOWER] = {"empower",
                        3,
                        0,
                        {{"unlock", 0, 0},
                         {"channeled_power", 0, 1},
                         {"emotional_outburst", 1, 0},
                         {"determination", -1, 0}}},
};

static const struct deck_info DECKS[DECK_COUNT] = {
    [DECK_BLISS_BASIC] = {"bliss_basic",
                          TEAM_BLISS,
                          {CARD_COURAGE, CARD_SOCIABILITY, CARD_CHEERFULNESS, CARD_EXCITEMENT,
                           CARD_KINDNESS, CARD_DESIRE, CARD_OPTIMISM, CARD_SELF_ESTEEM}},
    [DECK_GLOOM_BASIC] = {"gloom_basic",
                          TEAM_GLOOM,
                          {CARD_ANGER, CARD_JEALOUSY, CARD_PESSIMISM, CARD_BITTERNESS, CARD_DISLIKE,
                           CARD_MISTRUST, CARD_EMBARRASSMENT, CARD_LONELINESS}},
    [DECK_LOVE] = {"spirit_bliss_love",
                   TEAM_BLISS,
                   {CARD_AFFECTION, CARD_SOCIABILITY, CARD_EXCITEMENT, CARD_TRUST, CARD_KINDNESS,
                    CARD_GENEROSITY, CARD_OPTIMISM, CARD_CONFIDENCE}},
    [DECK_DELIGHT] = {"spirit_bliss_delight",
                      TEAM_BLISS,
                      {CARD_SOCIABILITY, CARD_COMFORT, CARD_CHEERFULNESS, CARD_EXCITEMENT,
                       CARD_KINDNESS, CARD_DESIRE, CARD_OPTIMISM, CARD_SELF_ESTEEM}},
    [DECK_EMPATHY] = {"spirit_bliss_empathy",
                      TEAM_BLISS,
                      {CARD_COURAGE, CARD_AFFECTION, CARD_TRUST, CARD_EXCITEMENT, CARD_KINDNESS,
                       CARD_INNOCENCE, CARD_TRANQUILITY, CARD_SELF_ESTEEM}},
    [DECK_HARMONY] = {"spirit_bliss_harmony",
                      TEAM_BLISS,
                      {CARD_COURAGE, CARD_COMFORT, CARD_SAFETY, CARD_CHEERFULNESS, CARD_DESIRE,
                       CARD_GENEROSITY, CARD_TRANQUILITY, CARD_CONFIDENCE}},
    [DECK_HATRED] = {"spirit_gloom_hatred",
                     TEAM_GLOOM,
                     {CARD_ANGER, CARD_HOSTILITY, CARD_PESSIMISM, CARD_GUILT, CARD_DISLIKE,
                      CARD_DISGUST, CARD_FEAR, CARD_EMBARRASSMENT}},
    [DECK_MISERY] = {"spirit_gloom_misery",
                     TEAM_GLOOM,
                     {CARD_CRAVING, CARD_JEALOUSY, CARD_BITTERNESS, CARD_PESSIMISM, CARD_MISTRUST,
                      CARD_SELFISHNESS, CARD_EMBARRASSMENT, CARD_LONELINESS}},
    [DECK_MALICE] = {"spirit_gloom_malice",
                     TEAM_GLOOM,
                     {CARD_ANGER, CARD_HOSTILITY, CARD_BOREDOM, CARD_GUILT, CARD_SELFISHNESS,
                      CARD_DISLIKE, CARD_FEAR, CARD_INSECURITY}},
    [DECK_ANXIETY] = {"spirit_gloom_anxiety",
                      TEAM_GLOOM,
                      {CARD_CRAVING, CARD_HOSTILITY, CARD_BOREDOM, CARD_GUILT, CARD_MISTRUST,
                       CARD_DISGUST, CARD_INSECURITY, CARD_LONELINESS}},
};

static const char *const TEAMS[TEAM_COUNT] = {"bliss", "gloom"};
static const char *const SEATS[SEAT_COUNT] = {"bliss 1", "gloom 1", "bliss 2", "gloom 2"};
static const char *const VIBES[VIBE_NONE] = {"red", "yellow", "green", "blue", "wild"};
static const char *const REALMS[REALM_COUNT] = {"valley", "cradle", "network", "land", "willow"};
static const char *const SPHERES[SPHERE_COUNT] = {"commitment", "creativity", "humility",
                                                  "diligence", "knowledge"};
static const char *const SPACES[SPACE_COUNT] = {
    "valley",       "valley-cradle", "cradle",      "cradle-network", "network",
    "network-land", "land",          "land-willow", "willow",         "willow-valley"};
static const char *const ASPIRATIONS[ASPIRATION_COUNT] = {
    "attitude",   "openness",    "unity",       "awareness", "fortitude",
    "liveliness", "versatility", "sensibility", "reflection"};

const struct card_info *card_info(unsigned card)
{
    assert(card <= CARD_HIDDEN);
    return &CARDS[card];
}

const struct spirit_info *spirit_info(unsigned spirit)
{
    assert(spirit < SPIRIT_COUNT);
    return &SPIRITS[spirit];
}

const struct action_info *action_info(unsigned action)
{
    assert(action < ACTION_COUNT);
    return &ACTIONS[action];
}

const struct deck_info *deck_info(unsigned deck)
{
    assert(deck < DECK_COUNT);
    return &DECKS[deck];
}

const char *team_id(unsigned team)
{
    assert(team < TEAM_COUNT);
    return TEAMS[team];
}

const char *seat_id(unsigned seat)
{
    assert(seat < SEAT_COUNT);
    return SEATS[seat];
}

const char *vibe_id(unsigned vibe)
{
    assert(vibe < VIBE_NONE);
    return VIBES[vibe];
}

const char *realm_id(unsigned realm)
{
    assert(realm < REALM_COUNT);
    return REALMS[realm];
}

const char *sphere_id(unsigned sphere)
{
    assert(sphere < SPHERE_COUNT);
    return SPHERES[sphere];
}

const char *space_id(unsigned space)
{
    assert(space < SPACE_COUNT);
    return SPACES[space];
}

const char *aspiration_id(unsigned aspiration)
{
    assert(aspiration < ASPIRATION_COUNT);
    return ASPIRATIONS[aspiration];
}
