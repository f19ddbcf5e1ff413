#include "revelation_position.h"

#include <string.h>

struct game about_to_reveal(unsigned common, unsigned bliss, unsigned gloom)
{
    struct game game = position_new(PLAYERS_DUEL);
    put(&game, 8, CARD_BRIGHTNESS, 1);
    put(&game, 9, CARD_BRIGHTNESS, 1);
    put(&game, 4, CARD_LONELINESS, 1);
    game.spheres[SPHERE_COMMITMENT] = 2;
    goals(&game, common, bliss, gloom);
    ready(&game);
    return game;
}

void settle(struct game *game)
{
    while (game->pending.ask != ASK_NONE) {
        struct move list[MOVES_MAX];
        assert_true(game_moves(game, list) > 0);
        play(game, list[0]);
    }
}

void set_hidden(struct game *game, unsigned team, const uint8_t *deck, unsigned count)
{
    struct team_state *state = &game->teams[team];
    memset(state->hidden, ASPIRATION_NONE, sizeof state->hidden);
    memcpy(state->hidden, deck, count);
    state->hidden_count = (uint8_t)count;
}

void set_common(struct game *game, const uint8_t *row, unsigned count)
{
    memset(game->common, ASPIRATION_NONE, sizeof game->common);
    memcpy(game->common, row, count);
    game->common_count = (uint8_t)count;
}
