#include "row_position.h"

struct game with_row(unsigned action)
{
    struct game game = position_new(PLAYERS_DUEL);
    resources(&game, SEAT_BLISS_1, 20, 10);
    game.teams[TEAM_BLISS].ambition = 3;
    upgrade_row(&game, SEAT_BLISS_1, action);
    return game;
}

static bool same_cost(struct cost x, struct cost y)
{
    return x.willpower == y.willpower && x.ambition == y.ambition && x.essence == y.essence;
}

void play_for_at(struct game *game, struct move move, struct cost cost, const char *file, int line)
{
    const struct spirit_seat before = game->seats[SEAT_BLISS_1];
    const int tokens = game->teams[TEAM_BLISS].ambition;
    const struct cost told = game_cost(game, &move);
    play_at(game, move, file, line);
    const struct spirit_seat *after = &game->seats[SEAT_BLISS_1];
    const struct cost paid = {(int16_t)(before.willpower - after->willpower),
                              (int16_t)(tokens - game->teams[TEAM_BLISS].ambition),
                              (int16_t)(before.essence - after->essence)};
    if (same_cost(told, cost) && same_cost(paid, cost))
        return;
    print_error("told %d Willpower, %d Ambition, %d Essence; paid %d, %d, %d\n", told.willpower,
                told.ambition, told.essence, paid.willpower, paid.ambition, paid.essence);
    _fail(file, line);
}
