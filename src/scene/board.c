/* The board: the heart of the game's window. */
#include <stdlib.h>

#include "scene/board_scene.h"
#include "session/session.h"

static struct board_scene *board_of(struct scene *scene)
{
    return (struct board_scene *)scene;
}

static void handle(struct scene *scene, const struct intent *intent, const struct draw_list *list)
{
    board_handle(board_of(scene), intent, list);
}

static bool step(struct scene *scene, uint32_t dt_ms)
{
    struct board_scene *board = board_of(scene);
    const bool moving = board_anim_step(&board->anim, dt_ms);
    if (!moving)
        board_refresh(board);
    return moving;
}

static void draw(struct scene *scene, struct draw_list *list)
{
    struct board_scene *board = board_of(scene);
    board_draw_still(board, list);
    draw_layer_begin(list); /* nearly always still, too */
    board_draw_island(board, list);
    board_draw_origin(board, list);
    board_draw_top(board, list);
    board_draw_teams(board, list);
    board_draw_spirit(board, list);
    board_draw_turn(board, list);
    board_draw_prompt(board, list);
    board_draw_hand(board, list);
    draw_layer_end(list);
    board_anim_draw(&board->anim, list, scene->services);
    board_draw_over(board, list);
}

static void refresh(struct scene *scene)
{
    board_refresh(board_of(scene));
}

static void close(struct scene *scene)
{
    free(board_of(scene));
}

static const struct scene_class board_class = {
    .name = "board",
    .overlay = false,
    .handle = handle,
    .step = step,
    .draw = draw,
    .refresh = refresh,
    .close = close,
};

struct scene *board_scene_new(struct services *services)
{
    struct board_scene *board = calloc(1, sizeof *board);
    if (!board)
        return NULL;
    board->scene = (struct scene){&board_class, services};
    ui_state_init(&board->ui);
    board->viewer = services->viewer;
    board->version = session_version(services->session);
    session_view(services->session, board->viewer, &board->view);
    choice_begin(&board->choice, &board->view);
    board->number = 1;
    board_anim_rest(&board->anim, &board->view);
    board_refresh(board);
    return &board->scene;
}
