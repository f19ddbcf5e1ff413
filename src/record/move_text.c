#include "record/move_text.h"

#include <assert.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "record/reasons.h"

/* ---- How each kind of move is written ---- */

/* One part of a move: how it is written, and in which member it lies (0 a, 1 b, 2 c, 3 d). */
enum part_kind {
    PART_END, /* no more parts */
    PART_NAME,
    PART_SLOT,
    PART_SLOT_MAYBE, /* left out if SLOT_NONE */
    PART_SHOWN,      /* "show" and a card, left out if CARD_NONE */
    PART_SEAT,
    PART_ROW,    /* "move.haste": Action and, in the next member, column */
    PART_PACKED, /* the same in one member: action * 4 + column */
    PART_N
};

struct part {
    uint8_t kind;
    uint8_t member;
    uint8_t names; /* of PART_NAME */
};

enum { PARTS_MAX = 3, NO_UPGRADES = ACTION_COUNT };

struct form {
    const char *verb;
    const char *usage;
    struct part parts[PARTS_MAX];
    uint8_t upgrades; /* the Action whose upgrades may follow */
};

static const struct form FORMS[MOVE_KIND_COUNT] = {
    [MOVE_PLACE] = {"place",
                    "place FRONTIER SLOT [SLOT]",
                    {{PART_NAME, 0, NAMES_SPACE}, {PART_SLOT, 1, 0}, {PART_SLOT_MAYBE, 2, 0}},
                    NO_UPGRADES},
    [MOVE_WILD] = {"wild", "wild ACTION.SPACE …", {{PART_END, 0, 0}}, NO_UPGRADES},
    [MOVE_VIBE] = {"vibe",
                   "vibe ACTION.SPACE CARD",
                   {{PART_ROW, 0, 0}, {PART_NAME, 2, NAMES_CARD}},
                   NO_UPGRADES},
    [MOVE_MOVE] = {"move", "move SPACE [+UPGRADE …]", {{PART_NAME, 0, NAMES_SPACE}}, ACTION_MOVE},
    [MOVE_INVOKE] = {"invoke",
                     "invoke CARD SLOT [+UPGRADE …]",
                     {{PART_NAME, 0, NAMES_CARD}, {PART_SLOT, 1, 0}},
                     ACTION_INVOKE},
    [MOVE_QUELL] = {"quell",
                    "quell SLOT [show CARD] [+UPGRADE …]",
                    {{PART_SLOT, 0, 0}, {PART_SHOWN, 1, 0}},
                    ACTION_QUELL},
    [MOVE_FORTIFY] = {"fortify",
                      "fortify REALM [+UPGRADE …]",
                      {{PART_NAME, 0, NAMES_REALM}},
                      ACTION_FORTIFY},
    [MOVE_EMPOWER] = {"empower", "empower SLOT [+UPGRADE …]", {{PART_SLOT, 0, 0}}, ACTION_EMPOWER},
    [MOVE_REALM] = {"realm",
                    "realm valley, cradle, network FROM TO, land SLOT N or willow N",
                    {{PART_NAME, 0, NAMES_REALM}},
                    NO_UPGRADES},
    [MOVE_ABSORB] = {"absorb",
                     "absorb SPHERE bonus|nobonus, after knowledge bonus ACTION.SPACE VIBE",
                     {{PART_NAME, 0, NAMES_SPHERE}, {PART_NAME, 1, NAMES_BONUS}},
                     NO_UPGRADES},
    [MOVE_AMBITION] = {"ambition",
                       "ambition action, vibe ACTION.SPACE VIBE or rotate",
                       {{PART_NAME, 0, NAMES_ABILITY}},
                       NO_UPGRADES},
    [MOVE_POWER] = {"power", "power FROM TO", {{PART_SLOT, 0, 0}, {PART_SLOT, 1, 0}}, NO_UPGRADES},
    [MOVE_END] = {"end", "end draw|ambition", {{PART_NAME, 0, NAMES_END}}, NO_UPGRADES},
    [MOVE_CHOOSE] = {"choose",
                     "choose QUESTION ANSWER",
                     {{PART_NAME, 0, NAMES_QUESTION}},
                     NO_UPGRADES},
    [MOVE_RESIGN] = {"resign", "resign TEAM", {{PART_NAME, 0, NAMES_TEAM}}, NO_UPGRADES},
};

/* Answers: what follows the question's name, unless it is `none`. */
static const struct part ANSWERS[ASK_COUNT][PARTS_MAX] = {
    [ASK_FRAGMENT] = {{PART_NAME, 1, NAMES_SIZE}},
    [ASK_FORTRESS] = {{PART_NAME, 1, NAMES_YES}},
    [ASK_REMOVE] = {{PART_NAME, 1, NAMES_ASPIRATION}},
    [ASK_HIDDEN] = {{PART_NAME, 1, NAMES_ASPIRATION}},
    [ASK_DELIGHT] = {{PART_NAME, 1, NAMES_DREW}},
    [ASK_EXCITEMENT] = {{PART_NAME, 1, NAMES_SPACE}},
    [ASK_TRUST] = {{PART_SLOT, 1, 0}},
    [ASK_ANGER] = {{PART_SLOT, 1, 0}},
    [ASK_SELFISHNESS] = {{PART_SLOT, 1, 0}},
    [ASK_DISGUST] = {{PART_SLOT, 1, 0}, {PART_SLOT, 2, 0}},
    [ASK_COMFORT] = {{PART_SEAT, 1, 0}},
    [ASK_JEALOUSY] = {{PART_SEAT, 1, 0}},
    [ASK_MISTRUST] = {{PART_SEAT, 1, 0}},
    [ASK_DISCARD] = {{PART_NAME, 1, NAMES_CARD}},
    [ASK_EMBARRASSMENT] = {{PART_SEAT, 1, 0}},
    [ASK_BOREDOM] = {{PART_SEAT, 1, 0}},
};

static const struct part NOTHING[] = {{PART_END, 0, 0}};
static const struct part NETWORK[] = {{PART_SLOT, 1, 0}, {PART_SLOT, 2, 0}, {PART_END, 0, 0}};
static const struct part LAND[] = {{PART_SLOT, 1, 0}, {PART_N, 0, 0}, {PART_END, 0, 0}};
static const struct part WILLOW[] = {{PART_N, 0, 0}, {PART_END, 0, 0}};
static const struct part KNOWLEDGE[] = {
    {PART_PACKED, 2, 0}, {PART_NAME, 3, NAMES_VIBE}, {PART_END, 0, 0}};
static const struct part ABILITY[] = {
    {PART_ROW, 1, 0}, {PART_NAME, 3, NAMES_VIBE}, {PART_END, 0, 0}};

/* Whether it answers a question with `none`. Which goal is kept can't be declined; there the same
 * number stands for a goal that a view hides. */
static bool declines(const struct move *move)
{
    return move->kind == MOVE_CHOOSE && move->b == ANSWER_NONE && move->a != ASK_HIDDEN;
}

/* What follows the parts of the form, which depends on them. */
static const struct part *tail_of(const struct move *move)
{
    switch (move->kind) {
    case MOVE_REALM:
        return move->a == REALM_NETWORK  ? NETWORK
               : move->a == REALM_LAND   ? LAND
               : move->a == REALM_WILLOW ? WILLOW
                                         : NOTHING;
    case MOVE_ABSORB:
        return move->a == SPHERE_KNOWLEDGE && move->b ? KNOWLEDGE : NOTHING;
    case MOVE_AMBITION:
        return move->a == ABILITY_VIBE ? ABILITY : NOTHING;
    case MOVE_CHOOSE:
        return move->a < ASK_COUNT && !declines(move) ? ANSWERS[move->a] : NOTHING;
    default:
        return NOTHING;
    }
}

/* ---- Printing ---- */

static unsigned member(const struct move *move, unsigned which)
{
    const uint8_t members[] = {move->a, move->b, move->c, move->d};
    return members[which];
}

static void print_row(struct text *text, unsigned action, unsigned column)
{
    text_add_char(text, ' ');
    text_add(text, name_of(NAMES_ACTION, action));
    text_add_char(text, '.');
    text_add(text, action < ACTION_COUNT && column < COLUMN_COUNT
                       ? action_info(action)->upgrade[column].id
                       : "?");
}

static void print_word(struct text *text, const char *word)
{
    text_add_char(text, ' ');
    text_add(text, word);
}

static void print_number(struct text *text, unsigned number)
{
    text_add_char(text, ' ');
    text_add_unsigned(text, number);
}

static void print_part(struct text *text, const struct move *move, const struct part *part)
{
    const unsigned value = member(move, part->member);
    switch (part->kind) {
    case PART_NAME:
        print_word(text, name_of((enum names)part->names, value));
        break;
    case PART_SLOT:
        print_number(text, value);
        break;
    case PART_SLOT_MAYBE:
        if (value != SLOT_NONE)
            print_number(text, value);
        break;
    case PART_SHOWN:
        if (value != CARD_NONE) {
            print_word(text, "show");
            print_word(text, name_of(NAMES_CARD, value));
        }
        break;
    case PART_SEAT:
        print_word(text, value < SEAT_COUNT ? seat_id(value) : "?");
        break;
    case PART_ROW:
        print_row(text, value, member(move, part->member + 1u));
        break;
    case PART_PACKED:
        print_row(text, value / COLUMN_COUNT, value % COLUMN_COUNT);
        break;
    default:
        print_number(text, move->n);
        break;
    }
}

void record_move_print(const struct move *move, struct text *text)
{
    assert(move->kind < MOVE_KIND_COUNT);
    const struct form *form = &FORMS[move->kind];
    text_add(text, form->verb);
    for (unsigned i = 0; i < PARTS_MAX && form->parts[i].kind != PART_END; i++)
        print_part(text, move, &form->parts[i]);
    for (const struct part *part = tail_of(move); part->kind != PART_END; part++)
        print_part(text, move, part);
    if (declines(move))
        print_word(text, "none");
    if (form->upgrades == NO_UPGRADES)
        return;
    for (unsigned column = COLUMN_1; column < COLUMN_COUNT; column++)
        if (move->upgrades & UPGRADE_BIT(column)) {
            text_add(text, " +");
            text_add(text, action_info(form->upgrades)->upgrade[column].id);
        }
}

size_t record_move_text(const struct move *move, char out[RECORD_MOVE_SIZE])
{
    struct text text = text_in(out, RECORD_MOVE_SIZE);
    record_move_print(move, &text);
    assert(!text.failed);
    return text.length;
}

/* ---- Reading the same table backwards, to say what is wrong with a move that isn't legal ---- */

struct reading {
    const struct words *words;
    unsigned at;
    struct move *move;
    struct fault *fault;
};

static void set_member(struct move *move, unsigned which, unsigned value)
{
    uint8_t *const members[] = {&move->a, &move->b, &move->c, &move->d};
    *members[which] = (uint8_t)value;
}

static bool tell_usage(struct reading *reading)
{
    return fault_tell(reading->fault, "the move has too few or too many words (%s expected)",
                      FORMS[reading->move->kind].usage);
}

static bool read_row(struct reading *reading, const struct part *part)
{
    unsigned action, column;
    if (!words_row(reading->words, reading->at, &action, &column, reading->fault))
        return false;
    reading->at++;
    if (part->kind == PART_PACKED) {
        set_member(reading->move, part->member, action * COLUMN_COUNT + column);
    } else {
        set_member(reading->move, part->member, action);
        set_member(reading->move, part->member + 1u, column);
    }
    return true;
}

/* Parts that may be left out. */
static bool is_absent(struct reading *reading, const struct part *part)
{
    const struct words *words = reading->words;
    if (part->kind == PART_SLOT_MAYBE && reading->at == words->count) {
        set_member(reading->move, part->member, SLOT_NONE);
        return true;
    }
    if (part->kind != PART_SHOWN)
        return false;
    if (!word_is(words, reading->at, "show"))
        return true;
    reading->at++;
    return false;
}

static bool read_part(struct reading *reading, const struct part *part)
{
    unsigned value = 0;
    bool fine;
    if (is_absent(reading, part))
        return true;
    if (reading->at >= reading->words->count)
        return tell_usage(reading);
    switch (part->kind) {
    case PART_ROW:
    case PART_PACKED:
        return read_row(reading, part);
    case PART_N:
        fine = words_number(reading->words, reading->at++, 1, UINT16_MAX, &value, reading->fault);
        reading->move->n = (uint16_t)value;
        return fine;
    case PART_SEAT:
        fine = words_seat(reading->words, reading->at, &value, reading->fault);
        reading->at += 2;
        break;
    case PART_SLOT:
    case PART_SLOT_MAYBE:
        fine =
            words_number(reading->words, reading->at++, 0, SLOT_COUNT - 1, &value, reading->fault);
        break;
    case PART_SHOWN:
        fine = words_name(reading->words, reading->at++, NAMES_CARD, &value, reading->fault);
        break;
    default:
        fine = words_name(reading->words, reading->at++, (enum names)part->names, &value,
                          reading->fault);
        break;
    }
    set_member(reading->move, part->member, value);
    return fine;
}

static bool read_upgrades(struct reading *reading, unsigned action)
{
    for (; reading->at < reading->words->count; reading->at++) {
        const char *const word = reading->words->at[reading->at];
        unsigned column = COLUMN_1;
        if (*word != '+')
            return tell_usage(reading);
        while (column < COLUMN_COUNT &&
               strcmp(word + 1, action_info(action)->upgrade[column].id) != 0)
            column++;
        if (column == COLUMN_COUNT) {
            const struct upgrade_info *upgrade = action_info(action)->upgrade;
            return fault_tell(reading->fault,
                              "\"%.48s\" is no upgrade of %s (+%s, +%s or +%s expected)", word,
                              action_info(action)->id, upgrade[COLUMN_1].id, upgrade[COLUMN_2].id,
                              upgrade[COLUMN_3].id);
        }
        reading->move->upgrades |= (uint8_t)UPGRADE_BIT(column);
    }
    return true;
}

static bool find_verb(const struct words *words, struct move *move, struct fault *fault)
{
    const char *nearest = NULL;
    unsigned best = EDIT_LENGTH;
    for (unsigned kind = 0; kind < MOVE_KIND_COUNT; kind++) {
        const unsigned distance = edit_distance(words->at[0], FORMS[kind].verb);
        if (distance == 0) {
            *move = (struct move){.kind = (uint8_t)kind};
            return true;
        }
        if (distance < best) {
            best = distance;
            nearest = FORMS[kind].verb;
        }
    }
    return edit_is_near(words->at[0], best)
               ? fault_tell(fault, "\"%.48s\" is no move (did you mean \"%s\"?)", words->at[0],
                            nearest)
               : fault_tell(fault, "\"%.48s\" is no move (one of the legal moves expected)",
                            words->at[0]);
}

/* The words as a move, legal or not. */
static bool move_read(const struct words *words, struct move *move, struct fault *fault)
{
    struct reading reading = {words, 1, move, fault};
    if (!find_verb(words, move, fault))
        return false;
    const struct form *form = &FORMS[move->kind];
    for (unsigned i = 0; i < PARTS_MAX && form->parts[i].kind != PART_END; i++)
        if (!read_part(&reading, &form->parts[i]))
            return false;
    if (move->kind == MOVE_CHOOSE && word_is(words, reading.at, "none")) {
        move->b = ANSWER_NONE;
        reading.at++;
    }
    for (const struct part *part = tail_of(move); part->kind != PART_END; part++)
        if (!read_part(&reading, part))
            return false;
    if (form->upgrades != NO_UPGRADES && !read_upgrades(&reading, form->upgrades))
        return false;
    return reading.at == words->count || tell_usage(&reading);
}

/* ---- Finding ---- */

/* The words with single blanks between them; false if no move is as long. */
static bool join_words(const struct words *words, char out[RECORD_MOVE_SIZE])
{
    struct text text = text_in(out, RECORD_MOVE_SIZE);
    for (unsigned i = 0; i < words->count; i++) {
        if (i)
            text_add_char(&text, ' ');
        text_add(&text, words->at[i]);
    }
    return !text.failed;
}

/* The text of the legal move that is most like `line`; false if there is none. */
static bool nearest_move(const struct move *list, size_t count, const char *line,
                         char out[RECORD_MOVE_SIZE])
{
    unsigned best = EDIT_LENGTH + 1;
    for (size_t i = 0; i < count; i++) {
        char text[RECORD_MOVE_SIZE];
        record_move_text(&list[i], text);
        const unsigned distance = edit_distance(line, text);
        if (distance < best) {
            best = distance;
            memcpy(out, text, sizeof text);
        }
    }
    return count > 0;
}

/* `line` reads as a move that is not in the list: why? */
static bool tell_why(const struct game *game, const struct move *wish, const char *line,
                     const struct move *list, size_t count, struct fault *fault)
{
    char reason[160], nearest[RECORD_MOVE_SIZE];
    struct text text = text_in(reason, sizeof reason);
    const struct refusal refusal = game_why_not(game, wish);
    if (refusal.why == WHY_NONE) {
        record_move_text(wish, nearest);
        return fault_tell(fault, "\"%s\" is written otherwise (\"%s\" expected)", line, nearest);
    }
    record_refusal_print(&text, refusal);
    if (refusal.why != WHY_MALFORMED || !nearest_move(list, count, line, nearest))
        return fault_tell(fault, "\"%s\" is not legal: %s", line, reason);
    return fault_tell(fault, "\"%s\" is not legal: %s (the nearest legal move is \"%s\")", line,
                      reason, nearest);
}

bool record_move_find(const struct game *game, const struct words *words, struct move *out,
                      struct fault *fault)
{
    struct move list[MOVES_MAX];
    char line[RECORD_MOVE_SIZE], legal[RECORD_MOVE_SIZE];
    if (words->count == 0)
        return fault_tell(fault, "the move is empty (one of the legal moves expected)");
    const bool fits = join_words(words, line);
    const size_t count = game_moves(game, list);
    for (size_t i = 0; fits && i < count; i++) {
        record_move_text(&list[i], legal);
        if (strcmp(legal, line) == 0) {
            *out = list[i];
            return true;
        }
    }
    struct move wish;
    if (!move_read(words, &wish, fault))
        return false;
    if (!fits)
        return fault_tell(fault, "the move is too long (one of the legal moves expected)");
    /* The one move that is legal without being listed. */
    if (wish.kind == MOVE_RESIGN && !game_is_over(game)) {
        *out = wish;
        return true;
    }
    return tell_why(game, &wish, line, list, count, fault);
}

/* ---- The list ---- */

static int compare_lines(const void *x, const void *y)
{
    return strcmp(x, y);
}

void record_legal_print(const struct game *game, struct text *text)
{
    struct move list[MOVES_MAX];
    const size_t count = game_moves(game, list);
    char(*const lines)[RECORD_MOVE_SIZE] = count ? malloc(count * sizeof *lines) : NULL;
    if (!lines) {
        text->failed = text->failed || count > 0;
        return;
    }
    for (size_t i = 0; i < count; i++)
        record_move_text(&list[i], lines[i]);
    qsort(lines, count, sizeof *lines, compare_lines);
    for (size_t i = 0; i < count; i++) {
        text_add(text, lines[i]);
        text_add_char(text, '\n');
    }
    free(lines);
}
