/* The board scene's own state, shared by the files that handle and draw it (board.c, board_act.c,
 * board_draw_*.c). Not for other scenes. */
#ifndef CEREBRIA_SCENE_BOARD_SCENE_H
#define CEREBRIA_SCENE_BOARD_SCENE_H

#include "scene/board_anim.h"
#include "scene/board_choice.h"
#include "scene/board_layout.h"
#include "scene/board_report.h"
#include "scene/board_words.h"
#include "scene/lang.h"
#include "scene/scene.h"
#include "scene/ui.h"

/* Hit areas. Those up to HIT_THINGS are things of board_choice.h: the kind is the thing's, the
 * index too, but for cards, which are counted by their place in the hand, and tokens, which may be
 * switches of upgrades as well. */
enum board_hit {
    HIT_THINGS = THING_KIND_COUNT,
    HIT_HAND = HIT_THINGS, /* place in the hand */
    HIT_SPIRIT,            /* pawn of a seat */
    HIT_COMMON,            /* place in the face-up row */
    HIT_HIDDEN,            /* team */
    HIT_DECK,              /* seat */
    HIT_AREA,              /* a Realm's (0-4) or Frontier's (5-9) sums: only tells */
    HIT_BUTTON,            /* enum layout_button */
    HIT_ANSWER,            /* enum answer_kind */
    HIT_CURTAIN            /* whatever lies over all: a click puts it away */
};

/* Buttons of the prompt bar that are not things of their own. */
enum answer_kind {
    ANSWER_CONFIRM,
    ANSWER_CANCEL,
    ANSWER_LESS,
    ANSWER_MORE,
    ANSWER_TAKE,
    ANSWER_RECOMMENDED
};

/* Tab walks from group to group. */
enum board_group {
    GROUP_PROMPT,
    GROUP_HAND,
    GROUP_ISLAND,
    GROUP_ORIGIN,
    GROUP_SPIRIT,
    GROUP_TURN,
    GROUP_TEAMS,
    GROUP_TOP
};

struct board_scene {
    struct scene scene;
    struct ui_state ui;
    struct view view; /* the viewer's */
    unsigned version; /* of the session, as known here */
    uint8_t viewer;
    struct choice choice;
    struct board_anim anim;
    struct board_report report;
    uint16_t number;     /* the amount being chosen */
    bool why_held;       /* Alt is held */
    bool why_on;         /* the Why button is on */
    unsigned asked_turn; /* game.turns of the turn whose early end was asked about */
    bool asking_end;
    uint8_t end_way;    /* END_DRAW, END_AMBITION */
    unsigned revealed;  /* session version whose Revelation or end was shown */
    unsigned magnified; /* a card shown large, CARD_NONE for none */
    bool reporting;     /* what happened meanwhile is shown */
    struct {
        bool on;
        uint16_t hit_kind;
        int16_t hit_index;
        float x, y;
        uint16_t over_kind; /* where it would be dropped, HIT_NONE: nowhere */
        int16_t over_index;
    } drag;
    /* Refusals asked for since the choice last changed. */
    bool why_known[THING_KIND_COUNT][CHOICE_INDEX_MAX];
    struct refusal why[THING_KIND_COUNT][CHOICE_INDEX_MAX];
};

static inline const struct lang *board_lang(const struct board_scene *board)
{
    return board->scene.services->lang;
}

/* ---- board_act.c ---- */

/* Takes over what the session holds now; asks the app for the scene that has to come first. */
void board_refresh(struct board_scene *board);
void board_handle(struct board_scene *board, const struct intent *intent,
                  const struct draw_list *list);

/* The seat whose hand, board and turn panel lie before the viewer. */
unsigned board_seat(const struct board_scene *board);
/* Whether the viewer's team decides now. */
bool board_decides(const struct board_scene *board);
/* The thing a hit area stands for in the present state; false if it is none (a button, a toggle).
 */
bool board_thing(const struct board_scene *board, uint16_t hit_kind, int16_t hit_index,
                 struct thing *out);
/* Cards before the viewer: the hand, and last a Bleakness of the supply if its Spirit may invoke
 * it. */
unsigned board_hand_count(const struct board_scene *board);
unsigned board_hand_card(const struct board_scene *board, unsigned index);
/* Whether a token's space is now a switch for its upgrade. */
bool board_is_toggle(const struct board_scene *board, unsigned action, unsigned column);
/* Useful Actions left to do in this turn. */
bool board_has_useful(const struct board_scene *board);

/* ---- board_draw_*.c ---- */

void board_draw_still(struct board_scene *board,
                      struct draw_list *list); /* the cached ground of it all */
void board_draw_areas(struct board_scene *board, struct draw_list *list); /* control, on the way */
void board_draw_island(struct board_scene *board, struct draw_list *list);
void board_draw_origin(struct board_scene *board, struct draw_list *list);
void board_draw_top(struct board_scene *board, struct draw_list *list);
void board_draw_teams(struct board_scene *board, struct draw_list *list);
void board_draw_spirit(struct board_scene *board, struct draw_list *list);
void board_draw_turn(struct board_scene *board, struct draw_list *list);
void board_draw_prompt(struct board_scene *board, struct draw_list *list);
void board_draw_hand(struct board_scene *board, struct draw_list *list);
void board_draw_over(struct board_scene *board,
                     struct draw_list *list); /* drag, preview, tooltips, large card */
void board_draw_sums(struct board_scene *board,
                     struct draw_list *list); /* "why": the parts of every sum */

/* Why a thing, or the upgrade whose token lies there, is of no use now; writes into `out`. */
const char *board_why(struct board_scene *board, struct thing thing, char *out, size_t size);
/* Adds a hit area for a thing: enabled as the choice has it, with the reason if not. */
struct hit *board_hit(struct board_scene *board, struct draw_list *list, struct box box,
                      struct thing thing, uint16_t hit_kind, int16_t hit_index, const char *id,
                      const char *label);
/* Lit: what began could go on here; hot: the pointer or the focus is on it. */
bool board_is_lit(const struct board_scene *board, struct thing thing);
bool board_is_hot(const struct board_scene *board, uint16_t hit_kind, int16_t hit_index);
/* The area that what is dragged would be dropped on, or NULL. */
const struct hit *board_drop_target(const struct board_scene *board, const struct draw_list *list);
/* The thing under the pointer, the focus, or whatever is dragged, and its hit area; false if there
 * is none. */
bool board_pointed(const struct board_scene *board, const struct draw_list *list,
                   struct thing *thing, struct box *box);
/* Slots, Realms and Frontiers that count for the Aspiration pointed at: bits as in
 * aspiration_places, for both teams. */
uint32_t board_pointed_places(const struct board_scene *board, unsigned team);

#endif
