/* Writing a record so that it is complete without the generator. */
#include <string.h>

#include "record/move_text.h"
#include "record/names.h"
#include "record/record.h"
#include "record/words.h"

/* ---- Names ---- */

void record_set_name(char out[RECORD_NAME_SIZE], const char *name)
{
    size_t length = strlen(name), bad;
    if (length >= RECORD_NAME_SIZE) {
        length = RECORD_NAME_SIZE - 1;
        while (length > 0 && ((unsigned char)name[length] & 0xc0) == 0x80)
            length--; /* not in the middle of a character */
    }
    memset(out, 0, RECORD_NAME_SIZE);
    memcpy(out, name, length);
    for (size_t i = 0; i < length; i++)
        if ((unsigned char)out[i] < ' ' || out[i] == 0x7f)
            out[i] = ' ';
    while (!utf8_is_valid(out, length, &bad))
        out[bad] = '?';
}

static void print_quoted(struct text *text, const char *name)
{
    text_add_char(text, '"');
    for (; *name; name++) {
        if (*name == '"' || *name == '\\')
            text_add_char(text, '\\');
        text_add_char(text, *name);
    }
    text_add_char(text, '"');
}

/* ---- Lists ---- */

static void print_list(struct text *text, enum names names, const uint8_t *items, unsigned count)
{
    for (unsigned i = 0; i < count; i++) {
        text_add_char(text, ' ');
        text_add(text, name_of(names, items[i]));
    }
    text_add(text, count ? "\n" : " -\n");
}

/* ---- Set-up statements ---- */

static void print_setup(struct text *text, const struct record *record)
{
    const struct game *game = &record->start;
    text_add(text, "cerebria 1\nrules 1\n");
    text_format(text, "mode %s\nplayers %s\nseed ", name_of(NAMES_MODE, game->mode),
                name_of(NAMES_PLAYERS, game->players));
    text_add_unsigned(text, record->setup.seed);
    text_format(text, "\nfirst %s\n", team_id(game->first));
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        if (!game->seats[seat].in_play)
            continue;
        text_format(text, "spirit %s %s\nseat %s %s\n", seat_id(seat),
                    spirit_info(game->seats[seat].spirit)->id, seat_id(seat),
                    name_of(NAMES_SEAT_KIND, record->kinds[seat]));
        if (record->names[seat][0]) {
            text_format(text, "name %s ", seat_id(seat));
            print_quoted(text, record->names[seat]);
            text_add_char(text, '\n');
        }
    }
}

/* ---- Position statements ---- */

/* A row that is not as Basic begins it: cleared, then token by token. */
static void print_row(struct text *text, const struct game *game, unsigned seat, unsigned action)
{
    static const uint8_t USUAL[COLUMN_COUNT] = {VIBE_WILD, VIBE_NONE, VIBE_NONE, VIBE_NONE};
    const uint8_t *row = game->seats[seat].board[action];
    if (action == ACTION_EMPOWER || memcmp(row, USUAL, sizeof USUAL) == 0)
        return;
    text_format(text, "vibe %s %s -\n", seat_id(seat), action_info(action)->id);
    for (unsigned column = 0; column < COLUMN_COUNT; column++)
        if (row[column] != VIBE_NONE)
            text_format(text, "vibe %s %s.%s %s\n", seat_id(seat), action_info(action)->id,
                        action_info(action)->upgrade[column].id, vibe_id(row[column]));
}

static void print_spirit(struct text *text, const struct record *record, unsigned seat)
{
    const struct spirit_seat *spirit = &record->start.seats[seat];
    if (spirit->space != SPACE_NONE)
        text_format(text, "at %s %s\n", seat_id(seat), space_id(spirit->space));
    text_format(text, "hand %s", seat_id(seat));
    print_list(text, NAMES_CARD, spirit->hand, spirit->hand_count);
    text_format(text, "deck %s", seat_id(seat));
    print_list(text, NAMES_CARD, spirit->deck, spirit->deck_count);
    if (record->scenario || spirit->willpower != START_WILLPOWER)
        text_format(text, "willpower %s %u\n", seat_id(seat), spirit->willpower);
    if (record->scenario || spirit->essence != START_ESSENCE)
        text_format(text, "essence %s %u\n", seat_id(seat), spirit->essence);
    for (unsigned action = 0; action < ACTION_COUNT; action++)
        print_row(text, &record->start, seat, action);
}

static void print_board(struct text *text, const struct record *record)
{
    const struct game *game = &record->start;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        const struct emotion *emotion = &game->slots[slot];
        if (emotion->card == CARD_NONE)
            continue;
        text_format(text, "slot %u %s %u", slot, card_info(emotion->card)->id, emotion->essence);
        if (emotion->token)
            text_format(text, " token %u", emotion->token);
        text_format(text, " %s\n", seat_id(emotion->owner));
    }
    for (unsigned realm = 0; realm < REALM_COUNT; realm++) {
        const struct fortress *fortress = &game->fortresses[realm];
        if (fortress->size != SIZE_NONE)
            text_format(text, "fortress %s %s %s%s\n", realm_id(realm), team_id(fortress->team),
                        name_of(NAMES_SIZE, fortress->size), fortress->fresh ? " new" : "");
    }
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++)
        if (record->scenario || game->spheres[sphere] != SPHERE_WILLPOWER)
            text_format(text, "sphere %s %u\n", sphere_id(sphere), game->spheres[sphere]);
    text_format(text, "origin %s %s\n", sphere_id(0), realm_id(sphere_realm(game, 0)));
}

static void print_team(struct text *text, const struct record *record, unsigned team)
{
    const struct team_state *state = &record->start.teams[team];
    const char *const id = team_id(team);
    if (record->scenario || state->ambition)
        text_format(text, "ambition %s %u\n", id, state->ambition);
    if (record->scenario || state->wheel)
        text_format(text, "wheel %s %u\n", id, state->wheel);
    const struct fragments *in = &state->identity, *out = &state->stock;
    if (record->scenario || in->minor || in->major || in->cap)
        text_format(text, "identity %s minor %u major %u cap %u\n", id, in->minor, in->major,
                    in->cap);
    if (record->scenario)
        text_format(text, "stock %s minor %u major %u cap %u\n", id, out->minor, out->major,
                    out->cap);
    text_format(text, "hidden %s", id);
    print_list(text, NAMES_ASPIRATION, state->hidden, state->hidden_count);
}

static void print_turn(struct text *text, const struct game *game)
{
    text_format(text, "round %u\nturn %s actions %u absorb %s used ", game->round,
                seat_id(game_turn_seat(game)), game->actions,
                game->absorbed || game->first_turn ? "no" : "yes");
    if (!game->used)
        text_add_char(text, '-');
    bool more = false;
    for (unsigned ability = 0; ability < ABILITY_COUNT; ability++)
        if (game->used >> ability & 1) {
            text_add(text, more ? "," : "");
            text_add(text, name_of(NAMES_ABILITY, ability));
            more = true;
        }
    text_format(text, "\nquiet %u\n%s", game->quiet, game->ending ? "ending\n" : "");
}

void record_print_head(struct text *text, const struct record *record)
{
    const struct game *game = &record->start;
    print_setup(text, record);
    if (record->scenario)
        text_add(text, "scenario\n");
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (game->seats[seat].in_play)
            print_spirit(text, record, seat);
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        print_team(text, record, team);
    text_add(text, "common");
    print_list(text, NAMES_ASPIRATION, game->common, game->common_count);
    print_board(text, record);
    if (game->phase == PHASE_PLAY)
        print_turn(text, game);
    text_add(text, "begin\n");
}

/* ---- Moves ---- */

void record_print_step(struct text *text, const struct record_step *step, const struct game *after)
{
    record_move_print(&step->move, text);
    text_add_char(text, '\n');
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        if (step->hidden_count[team]) {
            text_format(text, "! hidden %s", team_id(team));
            print_list(text, NAMES_ASPIRATION, step->hidden[team], step->hidden_count[team]);
        }
    if (step->ends_turn)
        text_format(text, "= %04x\n", record_digest(after));
}

void record_print(struct text *text, const struct record *record)
{
    struct game game = record->start;
    record_print_head(text, record);
    for (size_t i = 0; i < record->count; i++) {
        record_replay(&game, &record->steps[i], NULL);
        record_print_step(text, &record->steps[i], &game);
    }
}
