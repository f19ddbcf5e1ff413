/* The statements before `begin`, one row each: name, number of words, and what to do with them.
 * Here they are only understood; what they mean together is draft_build's business. */
#include <string.h>

#include "record/draft.h"

typedef bool read_statement(struct draft *draft, const struct words *words, struct fault *fault);

static void state(struct stated *stated, const struct fault *fault, unsigned value)
{
    *stated = (struct stated){fault->line, value};
}

/* ---- Set-up statements ---- */

static bool read_mode(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned mode;
    (void)draft;
    if (!words_name(words, 1, NAMES_MODE, &mode, fault))
        return false;
    return mode == MODE_BASIC ||
           fault_tell(fault, "the Full game can't be played yet: this version plays Basic only "
                             "(mode basic expected)");
}

static bool read_players(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned players;
    if (!words_name(words, 1, NAMES_PLAYERS, &players, fault))
        return false;
    state(&draft->players, fault, players);
    return true;
}

static bool read_seed(struct draft *draft, const struct words *words, struct fault *fault)
{
    return words_seed(words, 1, &draft->seed, fault);
}

/* `board` and `intentions`: side A is all there is in Basic. */
static bool read_side(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned side;
    (void)draft;
    if (!words_name(words, 1, NAMES_SIDE, &side, fault))
        return false;
    return side == 0 || fault_tell(fault,
                                   "side b belongs to the Full game, which can't be played "
                                   "yet (%s a expected)",
                                   words->at[0]);
}

static bool read_rules(struct draft *draft, const struct words *words, struct fault *fault)
{
    (void)draft;
    return word_is(words, 1, "1") ||
           fault_tell(fault, "rules \"%.48s\" are not known to this version (rules 1 expected)",
                      words->at[1]);
}

static bool read_first(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned team;
    if (!words_name(words, 1, NAMES_TEAM, &team, fault))
        return false;
    state(&draft->first, fault, team);
    return true;
}

static bool read_spirit(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned seat, spirit;
    if (!words_seat(words, 1, &seat, fault) || !words_name(words, 3, NAMES_SPIRIT, &spirit, fault))
        return false;
    if (spirit_info(spirit)->team != seat_team(seat))
        return fault_tell(fault, "%s is not a Spirit of %s (one of its own expected)",
                          spirit_info(spirit)->id, team_id(seat_team(seat)));
    state(&draft->seats[seat].spirit, fault, spirit);
    return true;
}

static bool read_seat(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned seat, kind;
    if (!words_seat(words, 1, &seat, fault) || !words_name(words, 3, NAMES_SEAT_KIND, &kind, fault))
        return false;
    state(&draft->seats[seat].kind, fault, kind);
    return true;
}

static bool read_name(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned seat;
    if (!words_seat(words, 1, &seat, fault))
        return false;
    if (strlen(words->at[3]) >= RECORD_NAME_SIZE)
        return fault_tell(fault, "the name is too long (at most %d bytes expected)",
                          RECORD_NAME_SIZE - 1);
    for (const char *c = words->at[3]; *c; c++)
        if ((unsigned char)*c < ' ' || *c == 0x7f)
            return fault_tell(fault, "a control character in a name (letters expected)");
    draft->seats[seat].name_line = fault->line;
    memcpy(draft->seats[seat].name, words->at[3], strlen(words->at[3]) + 1);
    return true;
}

/* ---- Lists ---- */

/* Cards from word 3 on that `seat` may own, or "-" for none. */
static bool read_cards(struct stated_list *list, unsigned seat, const struct words *words,
                       struct fault *fault)
{
    struct stated_list read = {.line = fault->line};
    for (unsigned at = 3; at < words->count && !(words->count == 4 && word_is(words, 3, "-"));
         at++) {
        unsigned card;
        if (!words_name(words, at, NAMES_CARD, &card, fault))
            return false;
        const struct card_info *info = card_info(card);
        if (info->tier != TIER_MILD)
            return fault_tell(fault, "%s is not a Mild Emotion (hands and decks hold Mild ones)",
                              info->id);
        if (info->team != seat_team(seat))
            return fault_tell(fault, "%s is not a card of %s (one of its own expected)", info->id,
                              team_id(seat_team(seat)));
        read.items[read.count++] = (uint8_t)card;
    }
    *list = read;
    return true;
}

/* Basic Aspirations from word `at` on, each once, or "-" for none. */
static bool read_aspirations(struct stated_list *list, unsigned at, const struct words *words,
                             struct fault *fault)
{
    struct stated_list read = {.line = fault->line};
    unsigned seen = 0;
    for (; at < words->count && !(at + 1 == words->count && word_is(words, at, "-")); at++) {
        unsigned aspiration;
        if (!words_name(words, at, NAMES_ASPIRATION, &aspiration, fault))
            return false;
        if (aspiration >= ASPIRATION_BASIC_COUNT)
            return fault_tell(fault,
                              "%s belongs to the Full game (one of the seven Basic ones "
                              "expected)",
                              aspiration_id(aspiration));
        if (seen >> aspiration & 1)
            return fault_tell(fault, "%s is named twice (each Aspiration once expected)",
                              aspiration_id(aspiration));
        seen |= 1u << aspiration;
        read.items[read.count++] = (uint8_t)aspiration;
    }
    *list = read;
    return true;
}

static bool read_deck(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned seat, deck;
    if (!words_seat(words, 1, &seat, fault))
        return false;
    struct seat_draft *const mine = &draft->seats[seat];
    if (words->count == 4 && name_find(NAMES_DECK, words->at[3], &deck)) {
        if (deck_info(deck)->team != seat_team(seat))
            return fault_tell(fault, "%s is not a deck of %s (one of its own expected)",
                              deck_info(deck)->id, team_id(seat_team(seat)));
        state(&mine->deck, fault, deck);
        mine->list.line = 0;
        return true;
    }
    /* A single word that is no card was more likely meant as a deck. */
    unsigned card;
    if (words->count == 4 && !word_is(words, 3, "-") &&
        !name_find(NAMES_CARD, words->at[3], &card) && !name_nearest(NAMES_CARD, words->at[3]))
        return words_name(words, 3, NAMES_DECK, &deck, fault);
    if (!read_cards(&mine->list, seat, words, fault))
        return false;
    mine->deck.line = 0;
    return true;
}

static bool read_hand(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned seat;
    return words_seat(words, 1, &seat, fault) &&
           read_cards(&draft->seats[seat].hand, seat, words, fault);
}

static bool read_common(struct draft *draft, const struct words *words, struct fault *fault)
{
    return read_aspirations(&draft->common, 1, words, fault);
}

static bool read_hidden(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned team;
    if (!words_name(words, 1, NAMES_TEAM, &team, fault) ||
        !read_aspirations(&draft->teams[team].hidden, 2, words, fault))
        return false;
    return draft->teams[team].hidden.count > 0 ||
           fault_tell(fault, "a team without a Hidden Aspiration (at least one expected)");
}

/* ---- Position statements ---- */

static bool read_scenario(struct draft *draft, const struct words *words, struct fault *fault)
{
    (void)words;
    state(&draft->scenario, fault, 1);
    return true;
}

static bool read_at(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned seat, space;
    if (!words_seat(words, 1, &seat, fault) || !words_name(words, 3, NAMES_SPACE, &space, fault))
        return false;
    state(&draft->seats[seat].space, fault, space);
    return true;
}

static bool read_willpower(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned seat, number;
    if (!words_seat(words, 1, &seat, fault) ||
        !words_number(words, 3, 0, RECORD_NUMBER_MAX, &number, fault))
        return false;
    state(&draft->seats[seat].willpower, fault, number);
    return true;
}

static bool read_essence(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned seat, number;
    if (!words_seat(words, 1, &seat, fault) ||
        !words_number(words, 3, 0, RECORD_NUMBER_MAX, &number, fault))
        return false;
    state(&draft->seats[seat].essence, fault, number);
    return true;
}

static bool read_vibe(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned seat, action, column, vibe;
    if (!words_seat(words, 1, &seat, fault))
        return false;
    if (word_is(words, 4, "-")) {
        if (!words_name(words, 3, NAMES_ACTION, &action, fault))
            return false;
        for (column = 0; column < COLUMN_COUNT; column++)
            state(&draft->seats[seat].board[action][column], fault, VIBE_NONE);
        return true;
    }
    if (!words_row(words, 3, &action, &column, fault) ||
        !words_name(words, 4, NAMES_VIBE, &vibe, fault))
        return false;
    if (action == ACTION_EMPOWER)
        return fault_tell(fault, "a Vibe token on Empower belongs to the Full game (move, invoke, "
                                 "quell or fortify expected)");
    state(&draft->seats[seat].board[action][column], fault, vibe);
    return true;
}

/* "token N" and "bliss 2" behind a slot's Emotion, each once, in any order. */
static bool read_slot_extras(struct emotion *emotion, const struct words *words,
                             struct fault *fault)
{
    bool token = false, owner = false;
    for (unsigned at = 4; at < words->count; at += 2) {
        unsigned number;
        bool *const given = word_is(words, at, "token") ? &token : &owner;
        if (*given || at + 1 == words->count)
            return fault_tell(fault,
                              "\"%.48s\" does not fit here (token N or the owner's seat "
                              "expected)",
                              words->at[at]);
        *given = true;
        if (given == &token) {
            if (!words_number(words, at + 1, 0, TOKEN_MAX, &number, fault))
                return false;
            emotion->token = (uint8_t)number;
            continue;
        }
        if (!words_seat(words, at, &number, fault))
            return false;
        if (seat_team(number) != card_info(emotion->card)->team)
            return fault_tell(fault, "%s can't come from the deck of %s (a seat of %s expected)",
                              card_info(emotion->card)->id, seat_id(number),
                              team_id(card_info(emotion->card)->team));
        emotion->owner = (uint8_t)number;
    }
    return true;
}

static bool read_slot(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned slot, card, essence;
    struct emotion emotion = {0};
    if (!words_number(words, 1, 0, SLOT_COUNT - 1, &slot, fault))
        return false;
    if (!(words->count == 3 && word_is(words, 2, "-"))) {
        if (!words_name(words, 2, NAMES_CARD, &card, fault))
            return false;
        const struct card_info *info = card_info(card);
        if (info->tier == TIER_STRONG)
            return fault_tell(fault,
                              "%s is a Strong Emotion of the Full game (a Mild or starting "
                              "one expected)",
                              info->id);
        if (words->count == 3)
            return fault_tell(fault, "the Essence on %s is missing (slot N CARD ESSENCE expected)",
                              info->id);
        if (!words_number(words, 3, 1, info->spaces, &essence, fault))
            return false;
        emotion.card = (uint8_t)card;
        emotion.essence = (uint8_t)essence;
        emotion.owner = info->team; /* the team's first seat */
        if (!read_slot_extras(&emotion, words, fault))
            return false;
    }
    draft->slots[slot] = (struct slot_draft){fault->line, emotion};
    return true;
}

static bool read_fortress(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned realm, team, size;
    struct fortress fortress = {0};
    if (!words_name(words, 1, NAMES_REALM, &realm, fault))
        return false;
    if (!(words->count == 3 && word_is(words, 2, "-"))) {
        if (!words_name(words, 2, NAMES_TEAM, &team, fault))
            return false;
        if (words->count == 3)
            return fault_tell(fault, "the size of the Fortress is missing (minor or major "
                                     "expected)");
        if (!words_name(words, 3, NAMES_SIZE, &size, fault))
            return false;
        if (size == SIZE_CAP)
            return fault_tell(fault, "a Capping Fragment is no Fortress (minor or major expected)");
        if (words->count == 5 && !word_is(words, 4, "new"))
            return fault_tell(fault, "\"%.48s\" does not fit here (new expected)", words->at[4]);
        fortress = (struct fortress){(uint8_t)size, (uint8_t)team, words->count == 5};
    }
    draft->fortresses[realm] = (struct fortress_draft){fault->line, fortress};
    return true;
}

static bool read_sphere(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned sphere, number;
    if (!words_name(words, 1, NAMES_SPHERE, &sphere, fault) ||
        !words_number(words, 2, 1, SPHERE_WILLPOWER, &number, fault))
        return false;
    state(&draft->spheres[sphere], fault, number);
    return true;
}

static bool read_origin(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned sphere, realm;
    if (!words_name(words, 1, NAMES_SPHERE, &sphere, fault) ||
        !words_name(words, 2, NAMES_REALM, &realm, fault))
        return false;
    state(&draft->origin, fault, (realm + REALM_COUNT - sphere) % REALM_COUNT);
    return true;
}

static bool read_ambition(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned team, number;
    if (!words_name(words, 1, NAMES_TEAM, &team, fault) ||
        !words_number(words, 2, 0, AMBITION_TOKENS, &number, fault))
        return false;
    state(&draft->teams[team].ambition, fault, number);
    return true;
}

static bool read_wheel(struct draft *draft, const struct words *words, struct fault *fault)
{
    enum { WHEEL_MAX = 99 };
    unsigned team, number;
    if (!words_name(words, 1, NAMES_TEAM, &team, fault) ||
        !words_number(words, 2, 0, WHEEL_MAX, &number, fault))
        return false;
    state(&draft->teams[team].wheel, fault, number);
    return true;
}

/* "minor 2 major 1 cap 0", any of them, each at most the number there are. */
static bool read_fragments(struct fragments_draft *fragments, const struct words *words,
                           struct fault *fault)
{
    static const uint8_t most[] = {
        [SIZE_MINOR] = STOCK_MINOR, [SIZE_MAJOR] = STOCK_MAJOR, [SIZE_CAP] = 1};
    struct fragments_draft read = {.line = fault->line};
    for (unsigned at = 2; at < words->count; at += 2) {
        unsigned size, number;
        if (!words_name(words, at, NAMES_SIZE, &size, fault))
            return false;
        if (at + 1 == words->count)
            return fault_tell(fault, "how many is missing (%s N expected)", words->at[at]);
        if (!words_number(words, at + 1, 0, most[size], &number, fault))
            return false;
        state(&read.size[size], fault, number);
    }
    *fragments = read;
    return true;
}

static bool read_identity(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned team;
    return words_name(words, 1, NAMES_TEAM, &team, fault) &&
           read_fragments(&draft->teams[team].identity, words, fault);
}

static bool read_stock(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned team;
    return words_name(words, 1, NAMES_TEAM, &team, fault) &&
           read_fragments(&draft->teams[team].stock, words, fault);
}

static bool read_quiet(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned number;
    if (!words_number(words, 1, 0, QUIET_TURNS_MAX - 1, &number, fault))
        return false;
    state(&draft->quiet, fault, number);
    return true;
}

static bool read_ending(struct draft *draft, const struct words *words, struct fault *fault)
{
    (void)words;
    state(&draft->ending, fault, 1);
    return true;
}

static bool read_round(struct draft *draft, const struct words *words, struct fault *fault)
{
    unsigned number;
    if (!words_number(words, 1, 1, RECORD_NUMBER_MAX, &number, fault))
        return false;
    state(&draft->round, fault, number);
    return true;
}

/* "action,rotate" or "-" as bits. */
static bool read_used(const char *list, unsigned *used, struct fault *fault)
{
    *used = 0;
    if (strcmp(list, "-") == 0)
        return true;
    for (;;) {
        struct words word = {.count = 1, .at = {word.bytes}};
        const size_t length = strcspn(list, ",");
        unsigned ability;
        memcpy(word.bytes, list, length);
        word.bytes[length] = '\0';
        if (!words_name(&word, 0, NAMES_ABILITY, &ability, fault))
            return false;
        *used |= 1u << ability;
        if (!list[length])
            return true;
        list += length + 1;
    }
}

static bool read_turn(struct draft *draft, const struct words *words, struct fault *fault)
{
    enum { ACTIONS_MAX = 20 };
    struct turn_draft turn = {.line = fault->line};
    if (!words_seat(words, 1, &turn.seat, fault))
        return false;
    for (unsigned at = 3; at < words->count; at += 2) {
        unsigned value;
        if (word_is(words, at, "scored"))
            return fault_tell(fault, "Intentions are scored in the Full game only (actions, absorb "
                                     "or used expected)");
        if (at + 1 == words->count)
            return fault_tell(fault,
                              "\"%.48s\" is the last word (actions N, absorb yes|no or used "
                              "LIST expected)",
                              words->at[at]);
        if (word_is(words, at, "actions")) {
            if (!words_number(words, at + 1, 0, ACTIONS_MAX, &value, fault))
                return false;
            state(&turn.actions, fault, value);
        } else if (word_is(words, at, "absorb")) {
            if (!words_name(words, at + 1, NAMES_NO_YES, &value, fault))
                return false;
            state(&turn.absorb, fault, value);
        } else if (word_is(words, at, "used")) {
            if (!read_used(words->at[at + 1], &turn.used, fault))
                return false;
        } else {
            return fault_tell(fault,
                              "\"%.48s\" does not fit here (actions, absorb or used "
                              "expected)",
                              words->at[at]);
        }
    }
    draft->turn = turn;
    return true;
}

/* ---- The table ---- */

static const struct {
    const char *name;
    const char *usage;
    uint8_t least, most; /* words after the name */
    read_statement *read;
} STATEMENTS[] = {
    {"mode", "basic", 1, 1, read_mode},
    {"players", "duel|teams|trio", 1, 1, read_players},
    {"seed", "N", 1, 1, read_seed},
    {"board", "a", 1, 1, read_side},
    {"intentions", "a", 1, 1, read_side},
    {"rules", "1", 1, 1, read_rules},
    {"first", "bliss|gloom", 1, 1, read_first},
    {"spirit", "SEAT SPIRIT", 3, 3, read_spirit},
    {"deck", "SEAT DECK or SEAT CARD …", 3, 2 + DECK_SIZE, read_deck},
    {"seat", "SEAT human|easy|normal|hard|master", 3, 3, read_seat},
    {"name", "SEAT \"NAME\"", 3, 3, read_name},
    {"scenario", "alone on its line", 0, 0, read_scenario},
    {"at", "SEAT SPACE", 3, 3, read_at},
    {"hand", "SEAT CARD … or SEAT -", 3, 2 + DECK_SIZE, read_hand},
    {"willpower", "SEAT N", 3, 3, read_willpower},
    {"essence", "SEAT N", 3, 3, read_essence},
    {"vibe", "SEAT ACTION.SPACE VIBE or SEAT ACTION -", 4, 4, read_vibe},
    {"slot", "N CARD ESSENCE [token N] [SEAT] or N -", 2, 7, read_slot},
    {"fortress", "REALM TEAM minor|major [new] or REALM -", 2, 4, read_fortress},
    {"sphere", "SPHERE N", 2, 2, read_sphere},
    {"origin", "SPHERE REALM", 2, 2, read_origin},
    {"ambition", "TEAM N", 2, 2, read_ambition},
    {"identity", "TEAM minor N major N cap N", 3, 7, read_identity},
    {"stock", "TEAM minor N major N cap N", 3, 7, read_stock},
    {"wheel", "TEAM N", 2, 2, read_wheel},
    {"quiet", "N", 1, 1, read_quiet},
    {"ending", "alone on its line", 0, 0, read_ending},
    {"common", "ASPIRATION …", 1, ASPIRATION_COUNT, read_common},
    {"hidden", "TEAM ASPIRATION …", 2, 1 + ASPIRATION_COUNT, read_hidden},
    {"turn", "SEAT actions N absorb yes|no used LIST", 2, 10, read_turn},
    {"round", "N", 1, 1, read_round},
};

enum { STATEMENT_COUNT = sizeof STATEMENTS / sizeof *STATEMENTS };

bool draft_has_statement(const char *word)
{
    for (unsigned i = 0; i < STATEMENT_COUNT; i++)
        if (strcmp(STATEMENTS[i].name, word) == 0)
            return true;
    return false;
}

static bool tell_unknown(const char *word, struct fault *fault)
{
    const char *nearest = "begin";
    unsigned best = edit_distance(word, nearest);
    for (unsigned i = 0; i < STATEMENT_COUNT; i++) {
        const unsigned distance = edit_distance(word, STATEMENTS[i].name);
        if (distance >= best)
            continue;
        best = distance;
        nearest = STATEMENTS[i].name;
    }
    return edit_is_near(word, best)
               ? fault_tell(fault, "\"%.48s\" is no statement (did you mean \"%s\"?)", word,
                            nearest)
               : fault_tell(fault,
                            "\"%.48s\" is no statement (a set-up statement or begin expected)",
                            word);
}

bool draft_read(struct draft *draft, const struct words *words, struct fault *fault)
{
    for (unsigned i = 0; i < STATEMENT_COUNT; i++) {
        if (!word_is(words, 0, STATEMENTS[i].name))
            continue;
        if (words->count - 1 < STATEMENTS[i].least || words->count - 1 > STATEMENTS[i].most)
            return fault_tell(fault, "%s has too few or too many words (%s %s expected)",
                              STATEMENTS[i].name, STATEMENTS[i].name, STATEMENTS[i].usage);
        return STATEMENTS[i].read(draft, words, fault);
    }
    return tell_unknown(words->at[0], fault);
}
