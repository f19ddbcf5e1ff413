/* R2.3: what is printed on the cards, written down a second time from the catalogue of the rules.
 */
#include "position.h"

#include <string.h>

static const struct row {
    const char *id;
    uint8_t team, tier, vibe, spaces;
    uint8_t intensity[ESSENCE_SPACES_MAX];
    uint8_t threshold;
    const char *counterpart;
    bool ours;
} ROWS[] = {
    {"affection", TEAM_BLISS, TIER_MILD, VIBE_RED, 3, {1, 2, 2, 0}, 2, "adoration", true},
    {"comfort", TEAM_BLISS, TIER_MILD, VIBE_RED, 3, {1, 1, 2, 0}, 2, "satisfaction", true},
    {"courage", TEAM_BLISS, TIER_MILD, VIBE_RED, 3, {1, 2, 2, 0}, 2, "valor", true},
    {"sociability", TEAM_BLISS, TIER_MILD, VIBE_RED, 3, {1, 2, 2, 0}, 2, "intimacy", true},
    {"cheerfulness", TEAM_BLISS, TIER_MILD, VIBE_YELLOW, 3, {1, 1, 2, 0}, 2, "euphoria", true},
    {"excitement", TEAM_BLISS, TIER_MILD, VIBE_YELLOW, 3, {1, 2, 3, 0}, 2, "passion", true},
    {"safety", TEAM_BLISS, TIER_MILD, VIBE_YELLOW, 3, {1, 2, 3, 0}, 2, "freedom", false},
    {"trust", TEAM_BLISS, TIER_MILD, VIBE_YELLOW, 3, {1, 1, 2, 0}, 2, "faith", false},
    {"desire", TEAM_BLISS, TIER_MILD, VIBE_GREEN, 3, {1, 2, 3, 0}, 2, "longing", true},
    {"generosity", TEAM_BLISS, TIER_MILD, VIBE_GREEN, 4, {1, 1, 2, 2}, 3, "selflessness", true},
    {"innocence", TEAM_BLISS, TIER_MILD, VIBE_GREEN, 3, {1, 2, 3, 0}, 2, "purity", true},
    {"kindness", TEAM_BLISS, TIER_MILD, VIBE_GREEN, 3, {1, 1, 2, 0}, 2, "benevolence", true},
    {"confidence", TEAM_BLISS, TIER_MILD, VIBE_BLUE, 4, {1, 1, 2, 3}, 3, "self_respect", true},
    {"optimism", TEAM_BLISS, TIER_MILD, VIBE_BLUE, 3, {1, 2, 2, 0}, 2, "hope", true},
    {"self_esteem", TEAM_BLISS, TIER_MILD, VIBE_BLUE, 3, {1, 2, 2, 0}, 2, "dignity", true},
    {"tranquility", TEAM_BLISS, TIER_MILD, VIBE_BLUE, 2, {1, 1, 0, 0}, 2, "serenity", true},
    {"adoration", TEAM_BLISS, TIER_STRONG, VIBE_RED, 4, {2, 3, 3, 4}, 0, "affection", true},
    {"intimacy", TEAM_BLISS, TIER_STRONG, VIBE_RED, 3, {2, 3, 3, 0}, 0, "sociability", true},
    {"satisfaction", TEAM_BLISS, TIER_STRONG, VIBE_RED, 3, {2, 2, 3, 0}, 0, "comfort", true},
    {"valor", TEAM_BLISS, TIER_STRONG, VIBE_RED, 3, {2, 3, 4, 0}, 0, "courage", true},
    {"euphoria", TEAM_BLISS, TIER_STRONG, VIBE_YELLOW, 3, {2, 2, 3, 0}, 0, "cheerfulness", true},
    {"faith", TEAM_BLISS, TIER_STRONG, VIBE_YELLOW, 3, {2, 2, 3, 0}, 0, "trust", false},
    {"freedom", TEAM_BLISS, TIER_STRONG, VIBE_YELLOW, 3, {2, 3, 4, 0}, 0, "safety", true},
    {"passion", TEAM_BLISS, TIER_STRONG, VIBE_YELLOW, 3, {2, 3, 4, 0}, 0, "excitement", true},
    {"benevolence", TEAM_BLISS, TIER_STRONG, VIBE_GREEN, 3, {2, 2, 3, 0}, 0, "kindness", false},
    {"longing", TEAM_BLISS, TIER_STRONG, VIBE_GREEN, 3, {2, 3, 4, 0}, 0, "desire", true},
    {"purity", TEAM_BLISS, TIER_STRONG, VIBE_GREEN, 3, {1, 1, 1, 0}, 0, "innocence", true},
    {"selflessness", TEAM_BLISS, TIER_STRONG, VIBE_GREEN, 4, {3, 3, 3, 3}, 0, "generosity", true},
    {"dignity", TEAM_BLISS, TIER_STRONG, VIBE_BLUE, 3, {2, 3, 3, 0}, 0, "self_esteem", true},
    {"hope", TEAM_BLISS, TIER_STRONG, VIBE_BLUE, 3, {2, 3, 3, 0}, 0, "optimism", true},
    {"self_respect", TEAM_BLISS, TIER_STRONG, VIBE_BLUE, 4, {7, 6, 5, 4}, 0, "confidence", true},
    {"serenity", TEAM_BLISS, TIER_STRONG, VIBE_BLUE, 3, {2, 2, 4, 0}, 0, "tranquility", true},
    {"anger", TEAM_GLOOM, TIER_MILD, VIBE_RED, 2, {1, 2, 0, 0}, 2, "rage", true},
    {"craving", TEAM_GLOOM, TIER_MILD, VIBE_RED, 3, {1, 2, 2, 0}, 2, "greed", false},
    {"hostility", TEAM_GLOOM, TIER_MILD, VIBE_RED, 4, {1, 1, 2, 2}, 3, "malevolence", true},
    {"jealousy", TEAM_GLOOM, TIER_MILD, VIBE_RED, 3, {1, 2, 3, 0}, 2, "envy", true},
    {"bitterness", TEAM_GLOOM, TIER_MILD, VIBE_YELLOW, 3, {1, 2, 2, 0}, 2, "lethargy", true},
    {"boredom", TEAM_GLOOM, TIER_MILD, VIBE_YELLOW, 3, {1, 2, 2, 0}, 2, "indifference", false},
    {"guilt", TEAM_GLOOM, TIER_MILD, VIBE_YELLOW, 3, {1, 2, 3, 0}, 2, "remorse", true},
    {"pessimism", TEAM_GLOOM, TIER_MILD, VIBE_YELLOW, 3, {1, 2, 2, 0}, 2, "despair", false},
    {"disgust", TEAM_GLOOM, TIER_MILD, VIBE_GREEN, 3, {1, 1, 2, 0}, 2, "loathing", true},
    {"dislike", TEAM_GLOOM, TIER_MILD, VIBE_GREEN, 3, {1, 2, 3, 0}, 2, "animosity", true},
    {"selfishness", TEAM_GLOOM, TIER_MILD, VIBE_GREEN, 3, {1, 2, 2, 0}, 2, "narcissism", true},
    {"mistrust", TEAM_GLOOM, TIER_MILD, VIBE_GREEN, 3, {1, 1, 2, 0}, 2, "suspicion", true},
    {"embarrassment", TEAM_GLOOM, TIER_MILD, VIBE_BLUE, 3, {1, 2, 2, 0}, 2, "shame", true},
    {"fear", TEAM_GLOOM, TIER_MILD, VIBE_BLUE, 3, {1, 2, 2, 0}, 2, "panic", false},
    {"insecurity", TEAM_GLOOM, TIER_MILD, VIBE_BLUE, 3, {1, 2, 2, 0}, 2, "doubt", true},
    {"loneliness", TEAM_GLOOM, TIER_MILD, VIBE_BLUE, 3, {1, 2, 2, 0}, 2, "isolation", true},
    {"envy", TEAM_GLOOM, TIER_STRONG, VIBE_RED, 3, {2, 3, 4, 0}, 0, "jealousy", true},
    {"greed", TEAM_GLOOM, TIER_STRONG, VIBE_RED, 3, {2, 3, 3, 0}, 0, "craving", true},
    {"malevolence", TEAM_GLOOM, TIER_STRONG, VIBE_RED, 4, {2, 2, 3, 3}, 0, "hostility", true},
    {"rage", TEAM_GLOOM, TIER_STRONG, VIBE_RED, 4, {1, 2, 2, 2}, 0, "anger", true},
    {"despair", TEAM_GLOOM, TIER_STRONG, VIBE_YELLOW, 3, {1, 2, 2, 0}, 0, "pessimism", true},
    {"indifference", TEAM_GLOOM, TIER_STRONG, VIBE_YELLOW, 3, {2, 3, 3, 0}, 0, "boredom", false},
    {"lethargy", TEAM_GLOOM, TIER_STRONG, VIBE_YELLOW, 3, {2, 3, 4, 0}, 0, "bitterness", false},
    {"remorse", TEAM_GLOOM, TIER_STRONG, VIBE_YELLOW, 3, {2, 3, 4, 0}, 0, "guilt", true},
    {"animosity", TEAM_GLOOM, TIER_STRONG, VIBE_GREEN, 3, {2, 3, 4, 0}, 0, "dislike", true},
    {"loathing", TEAM_GLOOM, TIER_STRONG, VIBE_GREEN, 3, {2, 2, 3, 0}, 0, "disgust", true},
    {"narcissism", TEAM_GLOOM, TIER_STRONG, VIBE_GREEN, 3, {2, 3, 3, 0}, 0, "selfishness", true},
    {"suspicion", TEAM_GLOOM, TIER_STRONG, VIBE_GREEN, 3, {0, 0, 1, 0}, 0, "mistrust", true},
    {"doubt", TEAM_GLOOM, TIER_STRONG, VIBE_BLUE, 3, {2, 3, 4, 0}, 0, "insecurity", true},
    {"isolation", TEAM_GLOOM, TIER_STRONG, VIBE_BLUE, 3, {2, 3, 4, 0}, 0, "loneliness", true},
    {"panic", TEAM_GLOOM, TIER_STRONG, VIBE_BLUE, 3, {2, 3, 3, 0}, 0, "fear", false},
    {"shame", TEAM_GLOOM, TIER_STRONG, VIBE_BLUE, 3, {2, 3, 3, 0}, 0, "embarrassment", false},
    {"brightness", TEAM_BLISS, TIER_STARTING, VIBE_NONE, 2, {1, 2, 0, 0}, 0, NULL, false},
    {"bleakness", TEAM_GLOOM, TIER_STARTING, VIBE_NONE, 2, {1, 2, 0, 0}, 0, NULL, false},
};
enum { ROW_COUNT = sizeof ROWS / sizeof *ROWS };

static unsigned card_named(const char *id)
{
    for (unsigned card = CARD_NONE + 1; card < CARD_COUNT; card++)
        if (!strcmp(card_info(card)->id, id))
            return card;
    fail_msg("no card is named %s", id);
    return CARD_NONE;
}

static void test_r2_3_cards(void **state)
{
    (void)state;
    assert_int_equal(ROW_COUNT, CARD_COUNT - 1);
    for (unsigned i = 0; i < ROW_COUNT; i++) {
        const struct card_info *info = card_info(card_named(ROWS[i].id));
        assert_int_equal(info->team, ROWS[i].team);
        assert_int_equal(info->tier, ROWS[i].tier);
        assert_int_equal(info->vibe, ROWS[i].vibe);
        assert_int_equal(info->spaces, ROWS[i].spaces);
        assert_memory_equal(info->intensity, ROWS[i].intensity, sizeof ROWS[i].intensity);
        assert_int_equal(info->threshold, ROWS[i].threshold);
        assert_int_equal(info->ours, ROWS[i].ours);
        if (ROWS[i].counterpart)
            assert_int_equal(info->counterpart, card_named(ROWS[i].counterpart));
        else
            assert_int_equal(info->counterpart, CARD_NONE);
    }
}

static void test_r2_3_counterparts_are_mutual(void **state)
{
    (void)state;
    for (unsigned card = CARD_NONE + 1; card < CARD_BRIGHTNESS; card++) {
        const unsigned other = card_info(card)->counterpart;
        assert_int_equal(card_info(other)->counterpart, card);
        assert_true(card_info(other)->tier != card_info(card)->tier);
        assert_int_equal(card_info(other)->vibe, card_info(card)->vibe);
        assert_int_equal(card_info(other)->team, card_info(card)->team);
    }
}

/* R5: printed costs, and those of the upgrades. */
static void test_r5_printed_costs(void **state)
{
    (void)state;
    static const struct {
        const char *action;
        int willpower, ambition;
        struct {
            const char *id;
            int willpower, ambition;
        } upgrade[3];
    } rows[ACTION_COUNT] = {
        {"move", 1, 0, {{"haste", 1, 0}, {"surmount", 1, 0}, {"determination", -1, 0}}},
        {"invoke", 2, 0, {{"bolster", 0, 1}, {"inner_force", 2, 0}, {"determination", -1, 0}}},
        {"quell", 2, 1, {{"subdue", 2, 0}, {"extinguish", 1, 0}, {"determination", -1, 0}}},
        {"fortify", 3, 0, {{"exalt", 0, 1}, {"raze", 1, 1}, {"determination", -1, 0}}},
        {"empower",
         3,
         0,
         {{"channeled_power", 0, 1}, {"emotional_outburst", 1, 0}, {"determination", -1, 0}}},
    };
    for (unsigned action = 0; action < ACTION_COUNT; action++) {
        const struct action_info *info = action_info(action);
        assert_string_equal(info->id, rows[action].action);
        assert_int_equal(info->willpower, rows[action].willpower);
        assert_int_equal(info->ambition, rows[action].ambition);
        for (unsigned i = 0; i < 3; i++) {
            assert_string_equal(info->upgrade[i + 1].id, rows[action].upgrade[i].id);
            assert_int_equal(info->upgrade[i + 1].willpower, rows[action].upgrade[i].willpower);
            assert_int_equal(info->upgrade[i + 1].ambition, rows[action].upgrade[i].ambition);
        }
    }
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r2_3_cards),
        cmocka_unit_test(test_r2_3_counterparts_are_mutual),
        cmocka_unit_test(test_r5_printed_costs),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
