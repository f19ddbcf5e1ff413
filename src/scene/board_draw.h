/* Small things that all files drawing the board need. */
#ifndef CEREBRIA_SCENE_BOARD_DRAW_H
#define CEREBRIA_SCENE_BOARD_DRAW_H

#include "scene/board_scene.h"

/* Path data of a whole ellipse, and of a rectangle with round corners. */
const char *path_ellipse(char *out, size_t size, struct point centre, struct point axes);
const char *path_rounded(char *out, size_t size, struct box box, float radius);
/* Path data of the part of the island between two half axes, from after slot `from` to after slot
 * `to`, clockwise. */
const char *path_sector(char *out, size_t size, unsigned from, unsigned to, struct point inner,
                        struct point outer);
/* Path data of the arc alone. */
const char *path_arc(char *out, size_t size, unsigned from, unsigned to, struct point axes);
/* What a sector's or (inner and outer the same) an arc's path covers, with a margin for its line.
 */
struct box sector_bounds(unsigned from, unsigned to, struct point inner, struct point outer);

/* The slots after which an area begins and ends: Realms 0-4, then Frontiers 0-4. */
unsigned area_first(unsigned area);
unsigned area_last(unsigned area);
unsigned area_control(const struct game *game, unsigned area);

/* Both teams' numbers with a colon between, on a plate that shows by colour and edge who is ahead:
 * Bliss a full line, Gloom a dashed one, nobody a thin one. `ahead` is an enum team. */
void draw_sums(struct draw_list *list, const struct services *services, struct box box, int bliss,
               int gloom, unsigned ahead);

/* A halo around a rectangle or a round thing. */
void draw_glow(struct draw_list *list, struct box box, float radius, struct colour colour,
               bool strong);

/* A Vibe token: its colour and shape; VIBE_NONE an empty place. */
void draw_vibe(struct draw_list *list, struct box box, unsigned vibe);

/* A Spirit's figure; `acts`: it is its turn. */
void draw_pawn(struct draw_list *list, struct box box, unsigned spirit, bool acts);

/* A picture if the art is there; the art of what a team owns is tinted in its colour. */
void draw_piece(struct draw_list *list, struct box box, const char *group, const char *id);

/* The index-th of a set of hit areas: "slot.5". */
const char *hit_id(char *out, size_t size, const char *group, unsigned index);

#endif
