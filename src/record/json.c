/* A position as one JSON object, and its check value. The keys and their order are part of the
 * format: check values in records depend on every byte. New keys go behind the last one. */
#include <assert.h>
#include <string.h>

#include "record/names.h"
#include "record/record.h"

/* ---- Writing JSON ---- */

/* A comma is due unless something was just opened or named. */
static void comma(struct text *text)
{
    if (text->length > 0 && !strchr("{[:\n", text->data[text->length - 1]))
        text_add_char(text, ',');
}

static void open_with(struct text *text, char bracket)
{
    comma(text);
    text_add_char(text, bracket);
}

static void close_with(struct text *text, char bracket)
{
    text_add_char(text, bracket);
}

static void string(struct text *text, const char *value)
{
    comma(text);
    text_add_char(text, '"');
    text_add(text, value);
    text_add_char(text, '"');
}

static void key(struct text *text, const char *name)
{
    string(text, name);
    text_add_char(text, ':');
}

static void number(struct text *text, int value)
{
    comma(text);
    text_add_number(text, value);
}

static void null(struct text *text)
{
    comma(text);
    text_add(text, "null");
}

static void boolean(struct text *text, bool value)
{
    comma(text);
    text_add(text, value ? "true" : "false");
}

static void key_string(struct text *text, const char *name, const char *value)
{
    key(text, name);
    string(text, value);
}

static void key_number(struct text *text, const char *name, int value)
{
    key(text, name);
    number(text, value);
}

/* ---- The parts ---- */

static void print_turn(struct text *text, const struct game *game)
{
    const unsigned seat = game_turn_seat(game);
    key(text, "turn");
    open_with(text, '{');
    key_string(text, "team", team_id(seat_team(seat)));
    key_number(text, "seat", (int)(seat / TEAM_COUNT + 1));
    key_number(text, "actions", game->actions);
    key(text, "absorb");
    boolean(text, game->phase == PHASE_PLAY && !game->absorbed && !game->first_turn);
    key(text, "used");
    open_with(text, '[');
    for (unsigned ability = 0; ability < ABILITY_COUNT; ability++) /* sorted by name, too */
        if (game->used >> ability & 1)
            string(text, name_of(NAMES_ABILITY, ability));
    close_with(text, ']');
    close_with(text, '}');
    key(text, "pending");
    if (game->pending.ask == ASK_NONE) {
        null(text);
        return;
    }
    open_with(text, '{');
    key_string(text, "seat", seat_id(game->pending.seat));
    key_string(text, "question", ask_id(game->pending.ask));
    close_with(text, '}');
}

static void print_rows(struct text *text, const struct game *game, unsigned seat)
{
    const unsigned end = game->mode == MODE_FULL ? ACTION_COUNT : ACTION_EMPOWER;
    key(text, "board");
    open_with(text, '{');
    for (unsigned action = 0; action < end; action++) {
        const struct action_info *info = action_info(action);
        key(text, info->id);
        open_with(text, '{');
        for (unsigned column = 0; column < COLUMN_COUNT; column++) {
            const unsigned vibe = game->seats[seat].board[action][column];
            key(text, info->upgrade[column].id);
            if (vibe == VIBE_NONE)
                null(text);
            else
                string(text, vibe_id(vibe));
        }
        close_with(text, '}');
    }
    close_with(text, '}');
}

static void print_seat(struct text *text, const struct game *game, unsigned seat, bool hidden)
{
    const struct spirit_seat *spirit = &game->seats[seat];
    key(text, seat_id(seat));
    open_with(text, '{');
    key_string(text, "spirit", spirit_info(spirit->spirit)->id);
    key(text, "at");
    if (spirit->space == SPACE_NONE)
        null(text);
    else
        string(text, space_id(spirit->space));
    key_number(text, "willpower", spirit->willpower);
    key_number(text, "essence", spirit->essence);
    key(text, "hand");
    open_with(text, '[');
    for (unsigned i = 0; i < spirit->hand_count; i++)
        string(text, hidden ? "?" : name_of(NAMES_CARD, spirit->hand[i]));
    close_with(text, ']');
    key_number(text, "deck", spirit->deck_count);
    key(text, "top");
    if (spirit->deck_count)
        string(text, name_of(NAMES_CARD, spirit->deck[0]));
    else
        null(text);
    print_rows(text, game, seat);
    close_with(text, '}');
}

static void print_fragments(struct text *text, const char *name, const struct fragments *fragments)
{
    key(text, name);
    open_with(text, '{');
    key_number(text, "minor", fragments->minor);
    key_number(text, "major", fragments->major);
    key_number(text, "cap", fragments->cap);
    close_with(text, '}');
}

static void print_team(struct text *text, const struct game *game, unsigned team)
{
    const struct team_state *state = &game->teams[team];
    key(text, team_id(team));
    open_with(text, '{');
    key_number(text, "ambition", state->ambition);
    print_fragments(text, "stock", &state->stock);
    print_fragments(text, "identity", &state->identity);
    key_number(text, "wheel", state->wheel);
    key_number(text, "score", game_score(game, team));
    key(text, "hidden");
    if (state->hidden_count)
        string(text, name_of(NAMES_ASPIRATION, state->hidden[0]));
    else
        null(text);
    key_number(text, "hidden_left", state->hidden_count ? state->hidden_count - 1 : 0);
    close_with(text, '}');
}

static void print_slots(struct text *text, const struct game *game)
{
    key(text, "slots");
    open_with(text, '[');
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        const struct emotion *emotion = &game->slots[slot];
        if (emotion->card == CARD_NONE) {
            null(text);
            continue;
        }
        open_with(text, '{');
        key_string(text, "emotion", card_info(emotion->card)->id);
        key_string(text, "team", team_id(card_info(emotion->card)->team));
        key_number(text, "essence", emotion->essence);
        key_number(text, "intensity", game->sums.intensity[slot]);
        key_number(text, "token", emotion->token);
        close_with(text, '}');
    }
    close_with(text, ']');
}

static void print_fortresses(struct text *text, const struct game *game)
{
    key(text, "fortresses");
    open_with(text, '{');
    for (unsigned realm = 0; realm < REALM_COUNT; realm++) {
        const struct fortress *fortress = &game->fortresses[realm];
        key(text, realm_id(realm));
        if (fortress->size == SIZE_NONE) {
            null(text);
            continue;
        }
        open_with(text, '{');
        key_string(text, "team", team_id(fortress->team));
        key_string(text, "size", name_of(NAMES_SIZE, fortress->size));
        close_with(text, '}');
    }
    close_with(text, '}');
}

static void print_spheres(struct text *text, const struct game *game)
{
    key(text, "spheres");
    open_with(text, '[');
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++) {
        open_with(text, '{');
        key_string(text, "sphere", sphere_id(sphere));
        key_string(text, "realm", realm_id(sphere_realm(game, sphere)));
        key_number(text, "willpower", game->spheres[sphere]);
        close_with(text, '}');
    }
    close_with(text, ']');
}

static void print_control(struct text *text, unsigned control, const uint8_t sum[TEAM_COUNT])
{
    key(text, "control");
    if (control == TEAM_NONE)
        null(text);
    else
        string(text, team_id(control));
    key_number(text, "bliss", sum[TEAM_BLISS]);
    key_number(text, "gloom", sum[TEAM_GLOOM]);
}

/* `blocked` in ascending order of slots. */
static void print_realms(struct text *text, const struct game *game)
{
    key(text, "realms");
    open_with(text, '{');
    for (unsigned realm = 0; realm < REALM_COUNT; realm++) {
        key(text, realm_id(realm));
        open_with(text, '{');
        print_control(text, game->sums.realm_control[realm], game->sums.realm[realm]);
        key(text, "blocked");
        open_with(text, '[');
        for (unsigned frontier = 0; frontier < FRONTIER_COUNT; frontier++)
            if ((frontier_realm_before(frontier) == realm &&
                 (game->sums.blocked_before >> frontier & 1)) ||
                (frontier_realm_after(frontier) == realm &&
                 (game->sums.blocked_after >> frontier & 1)))
                number(text, (int)frontier_slot(frontier));
        close_with(text, ']');
        close_with(text, '}');
    }
    close_with(text, '}');
    key(text, "frontiers");
    open_with(text, '{');
    for (unsigned frontier = 0; frontier < FRONTIER_COUNT; frontier++) {
        key(text, space_id(frontier_space(frontier)));
        open_with(text, '{');
        print_control(text, game->sums.frontier_control[frontier], game->sums.frontier[frontier]);
        close_with(text, '}');
    }
    close_with(text, '}');
}

static void print_goals(struct text *text, const struct game *game)
{
    const unsigned end = game->mode == MODE_FULL ? ASPIRATION_COUNT : ASPIRATION_BASIC_COUNT;
    key(text, "common");
    open_with(text, '[');
    for (unsigned i = 0; i < game->common_count; i++)
        string(text, name_of(NAMES_ASPIRATION, game->common[i]));
    close_with(text, ']');
    key(text, "counts");
    open_with(text, '{');
    for (unsigned aspiration = 0; aspiration < end; aspiration++) {
        key(text, aspiration_id(aspiration));
        open_with(text, '{');
        key_number(text, "bliss", aspiration_count(game, aspiration, TEAM_BLISS));
        key_number(text, "gloom", aspiration_count(game, aspiration, TEAM_GLOOM));
        close_with(text, '}');
    }
    close_with(text, '}');
}

void record_print_json(struct text *text, const struct game *game, unsigned team)
{
    struct view view;
    if (team < TEAM_COUNT) {
        game_view(game, team, &view); /* a team's first seat has its number */
        game = &view.shown;
    }
    open_with(text, '{');
    key_string(text, "mode", name_of(NAMES_MODE, game->mode));
    key_string(text, "players", name_of(NAMES_PLAYERS, game->players));
    key_number(text, "round", game->round);
    key_string(text, "phase", name_of(NAMES_PHASE, game->phase));
    print_turn(text, game);
    key(text, "seats");
    open_with(text, '{');
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (game->seats[seat].in_play)
            print_seat(text, game, seat, team < TEAM_COUNT && seat_team(seat) != team);
    close_with(text, '}');
    key(text, "teams");
    open_with(text, '{');
    for (unsigned each = 0; each < TEAM_COUNT; each++)
        print_team(text, game, each);
    close_with(text, '}');
    print_slots(text, game);
    print_fortresses(text, game);
    print_spheres(text, game);
    print_realms(text, game);
    print_goals(text, game);
    key_number(text, "quiet", game->quiet);
    key(text, "over");
    boolean(text, game_is_over(game));
    key(text, "winner");
    if (game->winner == WINNER_NONE)
        null(text);
    else
        string(text, name_of(NAMES_WINNER, game->winner));
    close_with(text, '}');
}

/* ---- Check values ---- */

uint16_t crc16_xmodem(const char *bytes, size_t count)
{
    /* Polynomial 0x1021 for each value of half a byte. */
    static const uint16_t table[16] = {0x0000, 0x1021, 0x2042, 0x3063, 0x4084, 0x50a5,
                                       0x60c6, 0x70e7, 0x8108, 0x9129, 0xa14a, 0xb16b,
                                       0xc18c, 0xd1ad, 0xe1ce, 0xf1ef};
    uint16_t crc = 0;
    for (size_t i = 0; i < count; i++) {
        const unsigned byte = (unsigned char)bytes[i];
        crc = (uint16_t)(crc << 4 ^ table[crc >> 12 ^ byte >> 4]);
        crc = (uint16_t)(crc << 4 ^ table[crc >> 12 ^ (byte & 15)]);
    }
    return crc;
}

uint16_t record_digest(const struct game *game)
{
    enum { JSON_MAX = 16384 }; /* four seats with full hands need less than half */
    char buffer[JSON_MAX];
    struct text text = text_in(buffer, sizeof buffer);
    record_print_json(&text, game, TEAM_NONE);
    assert(!text.failed);
    return crc16_xmodem(text.data, text.length);
}
