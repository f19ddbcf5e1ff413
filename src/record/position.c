/* A position as lines for people: used by cerebria-cli, by failing tests and in bug reports. */
#include <string.h>

#include "record/names.h"
#include "record/record.h"

static void print_head(struct text *text, const struct game *game)
{
    text_format(text, "%s %s, round %u, %s\n", name_of(NAMES_MODE, game->mode),
                name_of(NAMES_PLAYERS, game->players), game->round,
                name_of(NAMES_PHASE, game->phase));
    if (game->phase == PHASE_OVER) {
        text_format(text, "winner: %s, %d : %d\n", name_of(NAMES_WINNER, game->winner),
                    game_score(game, TEAM_BLISS), game_score(game, TEAM_GLOOM));
        return;
    }
    text_format(text, "turn: %s", seat_id(game_turn_seat(game)));
    if (game->phase == PHASE_PLAY) {
        text_format(text, ", %u actions, absorb %s", game->actions,
                    game->absorbed || game->first_turn ? "no" : "yes");
        for (unsigned ability = 0; ability < ABILITY_COUNT; ability++)
            if (game->used >> ability & 1)
                text_format(text, ", used %s", name_of(NAMES_ABILITY, ability));
        text_format(text, ", %u turns without an absorb%s", game->quiet,
                    game->ending ? ", the end is triggered" : "");
    }
    text_add_char(text, '\n');
    if (game->pending.ask != ASK_NONE)
        text_format(text, "asked: %s, %s\n", seat_id(game->pending.seat),
                    ask_id(game->pending.ask));
}

/* "move wild haste:red" */
static void print_row(struct text *text, const struct game *game, unsigned seat, unsigned action)
{
    const uint8_t *row = game->seats[seat].board[action];
    text_format(text, "  %s %s", action_info(action)->id,
                row[COLUMN_UNLOCK] == VIBE_NONE ? "locked" : vibe_id(row[COLUMN_UNLOCK]));
    for (unsigned column = COLUMN_1; column < COLUMN_COUNT; column++)
        if (row[column] != VIBE_NONE)
            text_format(text, " %s:%s", action_info(action)->upgrade[column].id,
                        vibe_id(row[column]));
}

static void print_seat(struct text *text, const struct game *game, unsigned seat, bool hidden)
{
    const struct spirit_seat *spirit = &game->seats[seat];
    text_format(text, "%s: %s at %s, %u willpower, %u essence\n  hand", seat_id(seat),
                spirit_info(spirit->spirit)->id,
                spirit->space == SPACE_NONE ? "-" : space_id(spirit->space), spirit->willpower,
                spirit->essence);
    for (unsigned i = 0; i < spirit->hand_count; i++)
        text_format(text, " %s", hidden ? "?" : name_of(NAMES_CARD, spirit->hand[i]));
    text_format(text, "%s; deck %u", spirit->hand_count ? "" : " -", spirit->deck_count);
    if (spirit->deck_count)
        text_format(text, ", top %s", name_of(NAMES_CARD, spirit->deck[0]));
    text_add(text, "\n ");
    const unsigned end = game->mode == MODE_FULL ? ACTION_COUNT : ACTION_EMPOWER;
    for (unsigned action = 0; action < end; action++)
        print_row(text, game, seat, action);
    text_add_char(text, '\n');
}

static void print_team(struct text *text, const struct game *game, unsigned team)
{
    const struct team_state *state = &game->teams[team];
    text_format(text,
                "%s: %u ambition; stock %u minor %u major %u cap; identity %u minor %u major %u "
                "cap; wheel %u; score %d; hidden %s and %d more\n",
                team_id(team), state->ambition, state->stock.minor, state->stock.major,
                state->stock.cap, state->identity.minor, state->identity.major, state->identity.cap,
                state->wheel, game_score(game, team),
                state->hidden_count ? name_of(NAMES_ASPIRATION, state->hidden[0]) : "-",
                state->hidden_count ? state->hidden_count - 1 : 0);
}

static void print_slot(struct text *text, const struct game *game, unsigned slot)
{
    const struct emotion *emotion = &game->slots[slot];
    if (emotion->card == CARD_NONE) {
        text_format(text, "  %u -", slot);
        return;
    }
    const struct card_info *info = card_info(emotion->card);
    text_format(text, "  %u %s (%s) essence %u/%u intensity %u", slot, info->id,
                team_id(info->team), emotion->essence, info->spaces, game->sums.intensity[slot]);
    if (emotion->token)
        text_format(text, " token %u", emotion->token);
}

static const char *controller(unsigned team)
{
    return team == TEAM_NONE ? "nobody" : team_id(team);
}

/* Once around the ring, beginning with Valley. */
static void print_ring(struct text *text, const struct game *game)
{
    for (unsigned place = 0; place < REALM_COUNT; place++) {
        const struct fortress *fortress = &game->fortresses[place];
        const unsigned sphere = realm_sphere(game, place);
        text_format(text, "%s: %u : %u, %s; sphere %s %u", realm_id(place),
                    game->sums.realm[place][TEAM_BLISS], game->sums.realm[place][TEAM_GLOOM],
                    controller(game->sums.realm_control[place]), sphere_id(sphere),
                    game->spheres[sphere]);
        if (fortress->size != SIZE_NONE)
            text_format(text, "; fortress %s %s%s", team_id(fortress->team),
                        name_of(NAMES_SIZE, fortress->size), fortress->fresh ? " new" : "");
        text_add_char(text, '\n');
        print_slot(text, game, realm_slot_first(place));
        print_slot(text, game, realm_slot_second(place));
        text_format(text, "\n%s: %u : %u, %s\n", space_id(frontier_space(place)),
                    game->sums.frontier[place][TEAM_BLISS], game->sums.frontier[place][TEAM_GLOOM],
                    controller(game->sums.frontier_control[place]));
        print_slot(text, game, frontier_slot(place));
        text_add_char(text, '\n');
    }
}

static void print_goals(struct text *text, const struct game *game)
{
    text_add(text, "common:");
    for (unsigned i = 0; i < game->common_count; i++)
        text_format(text, " %s", name_of(NAMES_ASPIRATION, game->common[i]));
    text_add(text, "\ncounts:");
    for (unsigned aspiration = 0; aspiration < ASPIRATION_BASIC_COUNT; aspiration++)
        text_format(text, " %s %d:%d", aspiration_id(aspiration),
                    aspiration_count(game, aspiration, TEAM_BLISS),
                    aspiration_count(game, aspiration, TEAM_GLOOM));
    text_add_char(text, '\n');
}

void record_print_position(struct text *text, const struct game *game, unsigned team)
{
    struct view view;
    if (team < TEAM_COUNT) {
        game_view(game, team, &view);
        game = &view.shown;
    }
    print_head(text, game);
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (game->seats[seat].in_play)
            print_seat(text, game, seat, team < TEAM_COUNT && seat_team(seat) != team);
    for (unsigned each = 0; each < TEAM_COUNT; each++)
        print_team(text, game, each);
    print_ring(text, game);
    print_goals(text, game);
}
