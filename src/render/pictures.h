/* Textures made once and kept: the least recently used give way when the budget is spent. */
#ifndef CEREBRIA_RENDER_PICTURES_H
#define CEREBRIA_RENDER_PICTURES_H

#include <SDL.h>
#include <stddef.h>
#include <stdint.h>

/* What a picture was made from: two keys are equal if all numbers and the string are. */
enum { KEY_ANGLE = 11 /* how far it is turned, in eighths of a degree */, KEY_NUMBERS = 12 };
struct picture_key {
    int32_t numbers[KEY_NUMBERS];
    const char *string; /* NULL counts as "" */
};

struct picture {
    SDL_Texture *texture; /* NULL: only the size is known, or there is nothing to see */
    int width, height;    /* pixels, before it was turned */
};

struct pictures;

/* NULL if memory is short. The budget counts bytes of pixels and keys. */
struct pictures *pictures_new(size_t budget);
void pictures_free(struct pictures *pictures);
/* Destroys them all: before their renderer is destroyed, and after its device was lost. */
void pictures_clear(struct pictures *pictures);

/* The picture of a key, or NULL. Valid until the next pictures_add. */
const struct picture *pictures_find(struct pictures *pictures, const struct picture_key *key);
/* Keeps a picture and owns its texture from now on, even on failure (NULL: memory is short). */
const struct picture *pictures_add(struct pictures *pictures, const struct picture_key *key,
                                   struct picture picture);

/* A smoothly scaled, blended texture of a surface, which is freed. NULL if either is missing. */
SDL_Texture *picture_texture(SDL_Renderer *sdl, SDL_Surface *surface);

#endif
