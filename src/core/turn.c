/* Turns: their beginning and end, the set-up's placements, and the end of the game (R3.7, R4, R10).
 */
#include <assert.h>

#include "core/engine.h"
#include "core/legal.h"

bool places_two(const struct game *game, unsigned seat)
{
    return !game->seats[(seat + 2) % SEAT_COUNT].in_play;
}

void next_placement(struct run *run)
{
    struct game *game = run->game;
    for (unsigned i = 0; i < game->order_count; i++) {
        const unsigned seat = game->order[i];
        if (game->seats[seat].space == SPACE_NONE) {
            game->pending = (struct pending){ASK_PLACE, (uint8_t)seat, 0, 0};
            return;
        }
    }
    game->phase = PHASE_PLAY;
    game->first_turn = 1;
    begin_turn(run);
}

void begin_turn(struct run *run)
{
    struct game *game = run->game;
    game->turns++;
    game->actions = TURN_ACTIONS;
    game->used = 0;
    game->absorbed = 0;
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        game->slots[slot].used = 0;
    for (unsigned realm = 0; realm < REALM_COUNT; realm++)
        game->fortresses[realm].fresh = 0;
    emit_open(run, EVENT_TURN_BEGAN, game_turn_seat(game), 0, 0, 0, game->round);
}

/* R4.3, after the choice. */
void end_turn(struct run *run)
{
    struct game *game = run->game;
    const unsigned seat = game_turn_seat(game);
    if (game->seats[seat].willpower == 0)
        change_willpower(run, seat, 1, CAUSE_LACK, SLOT_NONE);
    game->quiet = game->absorbed ? 0 : (uint8_t)(game->quiet + 1);
    game->first_turn = 0;
    emit_open(run, EVENT_TURN_ENDED, seat, !game->absorbed, 0, 0, 0);
    if (game->ending) {
        end_game(run, ENDING_NO_COMMON);
        return;
    }
    if (game->quiet >= QUIET_TURNS_MAX) {
        emit_open(run, EVENT_ENDING, SEAT_NONE, ENDING_QUIET, 0, 0, 0);
        end_game(run, ENDING_QUIET);
        return;
    }
    game->order_at = (uint8_t)((game->order_at + 1) % game->order_count);
    if (game->order_at == 0)
        game->round++;
    begin_turn(run);
}

/* R10.2: more points; tied, the holder of a Capping Fragment. */
static unsigned best_team(const struct game *game)
{
    const int bliss = game_score(game, TEAM_BLISS), gloom = game_score(game, TEAM_GLOOM);
    if (bliss != gloom)
        return bliss > gloom ? WINNER_BLISS : WINNER_GLOOM;
    const unsigned bliss_cap = game->teams[TEAM_BLISS].identity.cap,
                   gloom_cap = game->teams[TEAM_GLOOM].identity.cap;
    if (bliss_cap == gloom_cap)
        return WINNER_DRAW;
    return bliss_cap ? WINNER_BLISS : WINNER_GLOOM;
}

void end_game(struct run *run, unsigned ending)
{
    struct game *game = run->game;
    game->phase = PHASE_OVER;
    game->pending = (struct pending){0};
    if (ending != ENDING_RESIGNED)
        game->winner = (uint8_t)best_team(game);
    emit_open(run, EVENT_GAME_OVER, SEAT_NONE, game->winner, 0, 0, 0);
}
