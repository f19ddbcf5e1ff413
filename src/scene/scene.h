/* A scene: one thing to look at and act in (menu, set-up, board …). The app keeps a stack of them
 * and shows the top one, over the one below if it is an overlay. A scene holds no truth: what it
 * draws follows from the session's view, its own interface state and its animations. It asks the
 * app for everything outside through scene_requests. */
#ifndef CEREBRIA_SCENE_SCENE_H
#define CEREBRIA_SCENE_SCENE_H

#include <stdbool.h>
#include <stdint.h>

#include "screen/draw.h"
#include "screen/intent.h"

struct lang;
struct session;
struct session_setup;

enum speed { SPEED_SLOW, SPEED_NORMAL, SPEED_FAST, SPEED_NONE, SPEED_COUNT };

/* What the player prefers; the app stores it between runs. */
struct settings {
    uint8_t speed;  /* enum speed */
    bool hand_over; /* hide the table between turns (R15) */
    bool full_screen;
    bool reduce_motion;
    bool warn_end_turn; /* ask before ending a turn with useful Actions left */
};

enum request {
    REQUEST_NONE,
    REQUEST_MENU,       /* back to the main menu; the game is saved already */
    REQUEST_SET_UP,     /* open the set-up of a new game */
    REQUEST_START,      /* start the game described by request.setup */
    REQUEST_CONTINUE,   /* open the unfinished saved game */
    REQUEST_BOARD,      /* show the board of the running session */
    REQUEST_SETTINGS,   /* open settings over the present scene */
    REQUEST_PAUSE,      /* open the pause menu over the board */
    REQUEST_REVELATION, /* open the Revelation overlay over the board */
    REQUEST_HAND_OVER,  /* hide the table until the deciding team accepts */
    REQUEST_GAME_OVER,
    REQUEST_CLOSE, /* close this overlay */
    REQUEST_SETTINGS_CHANGED,
    REQUEST_TEXT_ON, /* a text field is open: text input wanted */
    REQUEST_TEXT_OFF,
    REQUEST_QUIT
};

/* What every scene may use; owned by the app, the same for all scenes. */
struct services {
    const struct lang *lang;
    struct text_measure measure;
    struct settings *settings;
    struct session *session;    /* the running game, NULL in the menu */
    uint8_t viewer;             /* enum team now in front of the screen: whose view is shown */
    bool can_continue;          /* an unfinished game is saved */
    const char *continue_label; /* which: "Ann – Ben, round 4" or "" */
    const char *notice;         /* a sentence to show once ("not saved: disk full"), "" if none */
    uint64_t seed;              /* cosmetic and default seed for a new game */
    const char *version;
    /* Filled by scenes, emptied by the app after each intent or step. */
    enum request request;
    const struct session_setup *setup; /* with REQUEST_START; lives until the request was served */
};

struct scene;

struct scene_class {
    const char *name; /* for --hits and tests: "menu", "board" … */
    bool overlay;     /* the scene below stays visible, dimmed */
    /* Acts on an intent. `list` is what the scene drew last, for its hit areas. */
    void (*handle)(struct scene *scene, const struct intent *intent, const struct draw_list *list);
    /* Advances animations by dt_ms (0..250). Returns true while something still moves. */
    bool (*step)(struct scene *scene, uint32_t dt_ms);
    /* Adds the scene to the list. */
    void (*draw)(struct scene *scene, struct draw_list *list);
    /* Called when the session changed outside this scene (undo, load, an overlay's move). May be
     * NULL. */
    void (*refresh)(struct scene *scene);
    void (*close)(struct scene *scene); /* frees it */
};

/* First member of every scene's own struct. */
struct scene {
    const struct scene_class *class;
    struct services *services;
};

/* One per file; each returns a scene owned by the caller until class->close. */
struct scene *menu_scene_new(struct services *services);
struct scene *set_up_scene_new(struct services *services);
struct scene *settings_scene_new(struct services *services);
struct scene *board_scene_new(struct services *services);
struct scene *pause_scene_new(struct services *services);
struct scene *hand_over_scene_new(struct services *services);
struct scene *revelation_scene_new(struct services *services);
struct scene *game_over_scene_new(struct services *services);

#endif
