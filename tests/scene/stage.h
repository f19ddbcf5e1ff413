/* A scene on its own: drawn into a list, driven by the ids of its hit areas, its requests looked
 * at. */
#ifndef CEREBRIA_TESTS_SCENE_STAGE_H
#define CEREBRIA_TESTS_SCENE_STAGE_H

#include <stddef.h>

#include "scene/lang.h"
#include "scene/scene.h"
#include "session/session.h"

struct stage {
    struct services services;
    struct settings settings;
    struct lang *lang;
    struct draw_list list;
    struct scene *scene;
};

/* Services with the words of these files; no scene, no session yet. */
void stage_open(struct stage *stage, const char *const *files, size_t count);
void stage_close(struct stage *stage);
/* Takes a scene (closing the one before), and draws it. */
void stage_show(struct stage *stage, struct scene *scene);
void stage_draw(struct stage *stage);
/* A duel with recommended places on the table. */
void stage_start(struct stage *stage, uint64_t seed, const char *bliss, const char *gloom);

/* Each acts, draws anew, and returns what was asked for, taking it away. */
enum request stage_click(struct stage *stage, const char *id); /* fails without such an area */
enum request stage_key(struct stage *stage, enum intent_kind kind);
enum request stage_type(struct stage *stage, const char *text);

/* NULL if there is no area of this id. */
const struct hit *stage_hit(const struct stage *stage, const char *id);
/* Whether this very text is drawn. */
bool stage_says(const struct stage *stage, const char *text);

/* Fails if a text or area leaves the stage or a text its box, if areas lie on each other or are too
 * small for a finger, if ids are missing or double, or if any words are missing. */
void stage_is_sound(const struct stage *stage);

#endif
