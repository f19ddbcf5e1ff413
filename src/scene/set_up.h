/* Setting up a game: its state, and the two halves of the scene (set_up.c acts, set_up_draw.c
 * draws). */
#ifndef CEREBRIA_SCENE_SET_UP_H
#define CEREBRIA_SCENE_SET_UP_H

#include "scene/menu_parts.h"
#include "scene/text_field.h"
#include "session/session.h"

enum { SET_UP_PLAYERS = 2, SET_UP_SPIRITS = 4, SET_UP_NAME_LIMIT = 20, SET_UP_SEED_LIMIT = 18 };

/* Hit areas. */
enum {
    SET_UP_NAME = 1, /* index: team */
    SET_UP_SPIRIT,   /* index: enum spirit */
    SET_UP_SWAP,
    SET_UP_FIRST,  /* index: enum set_up_first */
    SET_UP_PLACES, /* index: enum set_up_places */
    SET_UP_SEED,
    SET_UP_HAND_OVER,
    SET_UP_MORE,
    SET_UP_BACK,
    SET_UP_START
};

enum set_up_first { FIRST_CHANCE, FIRST_BLISS, FIRST_GLOOM, FIRST_COUNT };
enum set_up_places { PLACES_RECOMMENDED, PLACES_FREE, PLACES_COUNT };

struct set_up_scene {
    struct scene scene;
    struct ui_state ui;
    struct text_field names[SET_UP_PLAYERS]; /* of player one and player two */
    struct text_field seed;
    bool swapped; /* player one plays Gloom */
    bool more;    /* the lesser choices are shown */
    uint8_t spirit[TEAM_COUNT];
    uint8_t first;              /* enum set_up_first */
    uint8_t places;             /* enum set_up_places */
    struct session_setup setup; /* what REQUEST_START points to */
};

/* Who plays a team: 0 is player one. */
unsigned set_up_player(const struct set_up_scene *set_up, unsigned team);

void set_up_draw(struct scene *scene, struct draw_list *list);

#endif
