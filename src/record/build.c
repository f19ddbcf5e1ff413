/* From statements to a game: the set-up first, then everything stated on top of it, group by group,
 * so that an impossible position is told at a line that has to do with it. */
#include <stdlib.h>
#include <string.h>

#include "core/rng.h"
#include "record/draft.h"

static unsigned later(unsigned x, unsigned y)
{
    return x > y ? x : y;
}

/* ---- The set-up ---- */

/* The first line that speaks of a seat, 0 if none does. */
static unsigned seat_line(const struct seat_draft *seat)
{
    const unsigned lines[] = {seat->spirit.line,    seat->kind.line,    seat->space.line,
                              seat->willpower.line, seat->essence.line, seat->deck.line,
                              seat->list.line,      seat->hand.line,    seat->name_line};
    for (unsigned i = 0; i < sizeof lines / sizeof *lines; i++)
        if (lines[i])
            return lines[i];
    for (unsigned i = 0; i < ACTION_COUNT * COLUMN_COUNT; i++)
        if (seat->board[i / COLUMN_COUNT][i % COLUMN_COUNT].line)
            return seat->board[i / COLUMN_COUNT][i % COLUMN_COUNT].line;
    return 0;
}

static bool check_seats(const struct draft *draft, const struct setup *setup, struct fault *fault)
{
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        if (setup_has_seat(setup, seat))
            continue;
        unsigned line = seat_line(&draft->seats[seat]);
        if (draft->turn.line && draft->turn.seat == seat)
            line = draft->turn.line;
        for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
            if (draft->slots[slot].line && draft->slots[slot].emotion.card != CARD_NONE &&
                draft->slots[slot].emotion.owner == seat)
                line = draft->slots[slot].line;
        if (line)
            return fault_tell_at(fault, line,
                                 "%s takes no part in this game (another seat, or "
                                 "players teams or trio expected)",
                                 seat_id(seat));
    }
    return true;
}

/* R3.2's Spirits stand aside if the partner has taken theirs. */
static bool choose_spirits(const struct draft *draft, struct setup *setup, struct fault *fault)
{
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (draft->seats[seat].spirit.line)
            setup->spirits[seat] = (uint8_t)draft->seats[seat].spirit.value;
    for (unsigned seat = SEAT_BLISS_2; seat < SEAT_COUNT; seat++) {
        const unsigned partner = seat - TEAM_COUNT;
        if (!setup_has_seat(setup, seat) || setup->spirits[seat] != setup->spirits[partner])
            continue;
        const struct stated *own = &draft->seats[seat].spirit,
                            *other = &draft->seats[partner].spirit;
        if (own->line && other->line)
            return fault_tell_at(fault, later(own->line, other->line),
                                 "%s is taken by the partner (two different Spirits expected)",
                                 spirit_info(own->value)->id);
        const unsigned free_seat = own->line ? partner : seat;
        struct setup usual;
        setup_default(&usual, setup->players);
        setup->spirits[free_seat] = usual.spirits[own->line ? seat : partner];
    }
    return true;
}

static bool build_setup(const struct draft *draft, struct setup *setup, struct fault *fault)
{
    setup_default(setup, draft->players.line ? draft->players.value : PLAYERS_DUEL);
    setup->seed = draft->seed;
    if (draft->first.line) {
        setup->first = (uint8_t)draft->first.value;
        setup->pair = (uint8_t)draft->first.value;
    }
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (draft->seats[seat].deck.line)
            setup->decks[seat] = (uint8_t)draft->seats[seat].deck.value;
    return check_seats(draft, setup, fault) && choose_spirits(draft, setup, fault);
}

/* ---- Spirits ---- */

static bool set_spirits(const struct draft *draft, struct game *game, struct fault *fault)
{
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        const struct seat_draft *stated = &draft->seats[seat];
        struct spirit_seat *spirit = &game->seats[seat];
        unsigned line = 0;
        if (stated->space.line)
            spirit->space = (uint8_t)stated->space.value;
        if (stated->willpower.line)
            spirit->willpower = (uint16_t)stated->willpower.value;
        if (stated->essence.line)
            spirit->essence = (uint16_t)stated->essence.value;
        for (unsigned action = 0; action < ACTION_COUNT; action++)
            for (unsigned column = 0; column < COLUMN_COUNT; column++) {
                const struct stated *token = &stated->board[action][column];
                if (token->line)
                    spirit->board[action][column] = (uint8_t)token->value;
                line = later(line, token->line);
            }
        const char *const wrong = line ? game_check(game) : NULL;
        if (wrong)
            return fault_tell_at(fault, line, "%s (a possible position expected)", wrong);
    }
    return true;
}

/* ---- Fragments ---- */

static unsigned fragments_of(const struct fragments *fragments, unsigned size)
{
    return size == SIZE_MINOR   ? fragments->minor
           : size == SIZE_MAJOR ? fragments->major
                                : fragments->cap;
}

static void set_fragments(struct fragments *fragments, unsigned size, unsigned number)
{
    uint8_t *const counts[] = {[SIZE_MINOR] = &fragments->minor,
                               [SIZE_MAJOR] = &fragments->major,
                               [SIZE_CAP] = &fragments->cap};
    *counts[size] = (uint8_t)number;
}

/* Stock is what neither stands as a Fortress nor lies in the Identity. */
static bool set_stock(const struct team_draft *stated, struct game *game, unsigned team,
                      unsigned size, unsigned fortress_line, struct fault *fault)
{
    static const struct fragments ALL = {STOCK_MINOR, STOCK_MAJOR, 1};
    const unsigned all = fragments_of(&ALL, size);
    unsigned used = fragments_of(&game->teams[team].identity, size);
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        used += game->fortresses[realm].size == size && game->fortresses[realm].team == team;
    if (used > all)
        return fault_tell_at(fault, later(fortress_line, stated->identity.line),
                             "%s has %u %s Fragments in its Identity and Fortresses (at most %u "
                             "expected)",
                             team_id(team), used, name_of(NAMES_SIZE, size), all);
    const struct stated *stock = &stated->stock.size[size];
    if (stock->line && stock->value != all - used)
        return fault_tell_at(fault, stock->line,
                             "a stock of %u %s Fragments does not go with the Identity and "
                             "Fortresses of %s (%u expected)",
                             stock->value, name_of(NAMES_SIZE, size), team_id(team), all - used);
    set_fragments(&game->teams[team].stock, size, all - used);
    return true;
}

static bool set_teams(const struct draft *draft, struct game *game, struct fault *fault)
{
    unsigned fortress_line = 0;
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        if (draft->fortresses[realm].line) {
            game->fortresses[realm] = draft->fortresses[realm].fortress;
            fortress_line = later(fortress_line, draft->fortresses[realm].line);
        }
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        const struct team_draft *stated = &draft->teams[team];
        if (stated->ambition.line)
            game->teams[team].ambition = (uint8_t)stated->ambition.value;
        if (stated->wheel.line)
            game->teams[team].wheel = (uint8_t)stated->wheel.value;
        for (unsigned size = SIZE_MINOR; size <= SIZE_CAP; size++) {
            set_fragments(&game->teams[team].identity, size, stated->identity.size[size].value);
            if (!set_stock(stated, game, team, size, fortress_line, fault))
                return false;
        }
    }
    for (unsigned sphere = 0; sphere < SPHERE_COUNT; sphere++)
        if (draft->spheres[sphere].line)
            game->spheres[sphere] = (uint8_t)draft->spheres[sphere].value;
    if (draft->origin.line)
        game->origin = (uint8_t)draft->origin.value;
    return true;
}

/* ---- Aspirations ---- */

static void set_list(uint8_t *items, uint8_t *count, const struct stated_list *stated)
{
    memset(items, ASPIRATION_NONE, ASPIRATION_COUNT);
    memcpy(items, stated->items, stated->count);
    *count = (uint8_t)stated->count;
}

/* R3.4: a Hidden Aspiration must not equal the Common one while another kind is left. */
static bool hidden_clashes(const struct game *game, unsigned team)
{
    const struct team_state *state = &game->teams[team];
    return state->hidden_count > 1 && state->hidden[0] == game->common[0];
}

/* Where only one of the two was stated, the other is shuffled until they fit. */
static bool settle_clashes(const struct draft *draft, struct game *game, uint64_t seed,
                           struct fault *fault)
{
    enum { STREAM_SETTLE = 1000 }; /* one that game_new does not use */
    struct rng rng;
    rng_seed(&rng, seed, STREAM_SETTLE);
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        struct team_state *state = &game->teams[team];
        const unsigned hidden_line = draft->teams[team].hidden.line;
        if (hidden_line && draft->common.line && hidden_clashes(game, team))
            return fault_tell_at(fault, later(hidden_line, draft->common.line),
                                 "the Hidden Aspiration of %s equals the current Common one (two "
                                 "different ones expected)",
                                 team_id(team));
        while (!hidden_line && hidden_clashes(game, team))
            rng_shuffle(&rng, state->hidden, state->hidden_count);
    }
    while (!draft->common.line &&
           (hidden_clashes(game, TEAM_BLISS) || hidden_clashes(game, TEAM_GLOOM)))
        rng_shuffle(&rng, game->common, game->common_count);
    return true;
}

static bool set_aspirations(const struct draft *draft, struct game *game, uint64_t seed,
                            struct fault *fault)
{
    if (draft->common.line)
        set_list(game->common, &game->common_count, &draft->common);
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        const struct stated_list *hidden = &draft->teams[team].hidden;
        if (hidden->line)
            set_list(game->teams[team].hidden, &game->teams[team].hidden_count, hidden);
    }
    return settle_clashes(draft, game, seed, fault);
}

/* ---- The board ---- */

static bool set_slots(const struct draft *draft, struct game *game, struct fault *fault)
{
    static const struct {
        uint8_t card, supply;
    } STARTING[] = {{CARD_BRIGHTNESS, SUPPLY_BRIGHTNESS}, {CARD_BLEAKNESS, SUPPLY_BLEAKNESS}};
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if (draft->slots[slot].line)
            game->slots[slot] = draft->slots[slot].emotion;
    for (unsigned i = 0; i < sizeof STARTING / sizeof *STARTING; i++) {
        unsigned count = 0, line = 0;
        for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
            if (game->slots[slot].card == STARTING[i].card) {
                count++;
                line = later(line, draft->slots[slot].line);
            }
        if (count > STARTING[i].supply)
            return fault_tell_at(fault, line, "%s lies on %u slots (at most %u expected)",
                                 card_info(STARTING[i].card)->id, count, STARTING[i].supply);
    }
    return true;
}

/* ---- Whose turn it is ---- */

static void open_turn(const struct draft *draft, struct game *game)
{
    const struct turn_draft *turn = &draft->turn;
    game->phase = PHASE_PLAY;
    game->pending = (struct pending){0};
    game->round = (uint16_t)(draft->round.line ? draft->round.value : 1);
    game->order_at = 0;
    if (turn->line)
        while (game->order[game->order_at] != turn->seat)
            game->order_at++;
    game->turns = (uint16_t)((game->round - 1) * game->order_count + game->order_at + 1);
    game->actions = (uint8_t)(turn->actions.line ? turn->actions.value : TURN_ACTIONS);
    game->used = (uint8_t)turn->used;
    /* R3.5: unless stated otherwise only the very first turn has no Absorb. */
    const bool very_first = game->round == 1 && game->order_at == 0;
    const bool absorb = turn->absorb.line ? turn->absorb.value : !very_first;
    game->first_turn = !absorb && very_first;
    game->absorbed = !absorb && !very_first;
    game->quiet = (uint8_t)draft->quiet.value;
    game->ending = draft->ending.line != 0;
}

static bool set_turn(const struct draft *draft, struct game *game, struct fault *fault)
{
    if (draft->scenario.line)
        game_place_spirits(game);
    for (unsigned i = 0; i < game->order_count; i++) {
        const unsigned seat = game->order[i];
        if (game->seats[seat].space != SPACE_NONE)
            continue;
        /* Set-up goes on with the first Spirit that has no space. */
        const unsigned lines[] = {draft->turn.line, draft->round.line, draft->quiet.line,
                                  draft->ending.line};
        for (unsigned j = 0; j < sizeof lines / sizeof *lines; j++)
            if (lines[j])
                return fault_tell_at(fault, lines[j],
                                     "the game is still being set up then "
                                     "(scenario, or at for every Spirit "
                                     "expected)");
        game->pending = (struct pending){ASK_PLACE, (uint8_t)seat, 0, 0};
        return true;
    }
    open_turn(draft, game);
    if (game->common_count == 0 && !(game->ending && (game->absorbed || game->first_turn)))
        return fault_tell_at(fault, draft->common.line,
                             "no Common Aspiration is left (ending and a turn with absorb no "
                             "expected)");
    return true;
}

/* ---- All together ---- */

bool draft_build(const struct draft *draft, struct record *record, struct fault *fault)
{
    struct game *game = &record->start;
    if (!build_setup(draft, &record->setup, fault))
        return false;
    record->scenario = draft->scenario.line != 0;
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        record->kinds[seat] = (uint8_t)draft->seats[seat].kind.value;
        memcpy(record->names[seat], draft->seats[seat].name, RECORD_NAME_SIZE);
    }
    if (game_new(game, &record->setup) != SETUP_FINE)
        return fault_tell(fault, "this game can't be set up (a Basic game expected)");
    if (!set_spirits(draft, game, fault) || !set_teams(draft, game, fault) ||
        !set_aspirations(draft, game, record->setup.seed, fault) ||
        !set_slots(draft, game, fault) || !draft_deal(draft, game, &record->setup, fault) ||
        !set_turn(draft, game, fault))
        return false;
    game_refresh(game);
    const char *const wrong = game_check(game);
    return !wrong || fault_tell(fault, "%s (a possible position expected)", wrong);
}
