/* Where everything lies on the board scene, in design units: pure geometry, the same for every
 * game.
 *
 *   +---------------- goals: current Common, chips, Undo, Why, Menu ----------------+
 *   | Bliss |            rim · 15 slots · inner ring of 10 spaces          | Gloom |
 *   | hidden|                 Origin: 5 Spheres, the Identity              | hidden|
 *   +--------------+   prompt bar                          +------------------------+
 *   | Spirit board |   hand                                | Realm Actions, Absorb… |
 *   +--------------+---------------------------------------+------------------------+
 *
 * The island is symmetrical about its vertical axis: the tables hold its right half. */
#ifndef CEREBRIA_SCENE_BOARD_LAYOUT_H
#define CEREBRIA_SCENE_BOARD_LAYOUT_H

#include "core/board.h"
#include "screen/draw.h"

struct point {
    float x, y;
};

enum {
    LAYOUT_CARD_WIDTH = 110, /* a card on the board */
    LAYOUT_CARD_HEIGHT = 152,
    LAYOUT_HAND_WIDTH = 130, /* a card in the hand */
    LAYOUT_HAND_HEIGHT = 180,
    LAYOUT_SPACE_SIZE = 54, /* a round space on the inner ring */
    LAYOUT_SPHERE_SIZE = 72,
    LAYOUT_BRICKS_MAX =
        18 /* Fragments in a full Identity: 10 Minors, 6 Majors, a Cap, and one to spare */
};

/* ---- The island ---- */

struct point layout_centre(void);
/* Half axes of the island's rim, of the ring of spaces, and of the Origin. */
struct point layout_rim(void);
struct point layout_ring(void);
struct point layout_origin(void);
/* The point of the ellipse with half axes (axes.x, axes.y) on the border between `slot` and the
 * next one clockwise. */
struct point layout_border(unsigned slot, struct point axes);
/* The same ellipse's angle there, degrees clockwise from the right, rising from about -103 (after
 * slot 14). */
float layout_border_angle(unsigned slot);

struct box layout_slot(unsigned slot);
struct box layout_space(unsigned space);
/* The pawn of the index-th of `count` Spirits on a space (1..4). */
struct box layout_spirit(unsigned space, unsigned index, unsigned count);
struct box layout_realm_name(unsigned realm);
struct box layout_realm_sums(unsigned realm);
struct box layout_fortress(unsigned realm);
struct box layout_frontier_sums(unsigned frontier);

/* The Sphere facing a Realm; realm may lie between two while the Origin turns: 0.5 is halfway from
 * Realm 0 to 1. */
struct box layout_sphere(float realm);
/* The Identity's tower and the index-th of `count` Fragments in it, from the bottom; `size` as enum
 * size. */
struct box layout_identity(void);
struct box layout_brick(unsigned index, unsigned count, unsigned size);

/* ---- Hand ---- */

struct box layout_hand(void); /* the whole strip */
struct box layout_hand_card(unsigned index, unsigned count);
/* A card as it is read: large, above its place in the hand. */
struct box layout_hand_raised(unsigned index, unsigned count);
float layout_hand_angle(unsigned index, unsigned count); /* degrees */

/* ---- Panels ---- */

struct box layout_team_panel(unsigned team);
/* Numbers in a team's panel: of a seat (its team's first Spirit left, its second right). */
struct box layout_willpower(unsigned seat);
struct box layout_essence(unsigned seat);
struct box
layout_hand_count(unsigned seat); /* where cards of a hand that is not shown come from and go to */
struct box layout_deck(unsigned seat); /* the face-up top card */
struct box layout_ambition(unsigned team, unsigned token);
struct box layout_stock(unsigned team);
struct box layout_score(unsigned team);
struct box layout_hidden(unsigned team); /* the Hidden Aspiration */

struct box layout_spirit_board(void);
struct box layout_action(unsigned action);                 /* a row; ACTION_MOVE..ACTION_FORTIFY */
struct box layout_token(unsigned action, unsigned column); /* its four spaces */

struct box layout_turn_panel(void);
struct box layout_realm_action(unsigned realm);
struct box layout_absorb(void);
struct box layout_ability(unsigned ability);
struct box layout_end(unsigned way); /* END_DRAW, END_AMBITION */

/* ---- Bars ---- */

struct box layout_top_bar(void);
struct box layout_common_current(void);
struct box layout_common(unsigned index); /* 1.. of the face-up row */
enum layout_button { LAYOUT_UNDO, LAYOUT_WHY, LAYOUT_MENU, LAYOUT_BUTTON_COUNT };
struct box layout_button(unsigned button);
struct box layout_prompt(void);

struct point box_centre(struct box box);
struct box box_around(struct point centre, float width, float height);

#endif
