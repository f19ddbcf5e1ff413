#include "render/pictures.h"

#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 1024 /* a power of two */ };

struct entry {
    struct entry *next_in_bucket;
    struct entry *newer, *older; /* by last use */
    uint64_t hash;
    size_t cost;
    struct picture picture;
    int32_t numbers[KEY_NUMBERS];
    char string[]; /* terminated */
};

struct pictures {
    struct entry *buckets[BUCKETS];
    struct entry *newest, *oldest;
    size_t budget, used;
};

struct pictures *pictures_new(size_t budget)
{
    struct pictures *pictures = calloc(1, sizeof *pictures);
    if (pictures) {
        pictures->budget = budget;
    }
    return pictures;
}

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *byte = bytes;
    for (size_t i = 0; i < size; i++) {
        hash = (hash ^ byte[i]) * UINT64_C(0x100000001b3); /* FNV-1a */
    }
    return hash;
}

static const char *key_string(const struct picture_key *key)
{
    return key->string ? key->string : "";
}

static uint64_t key_hash(const struct picture_key *key)
{
    uint64_t hash = hash_bytes(UINT64_C(0xcbf29ce484222325), key->numbers, sizeof key->numbers);
    return hash_bytes(hash, key_string(key), strlen(key_string(key)));
}

static struct entry **bucket(struct pictures *pictures, uint64_t hash)
{
    return &pictures->buckets[(hash ^ hash >> 32) & (BUCKETS - 1)];
}

/* ---- Order of use ---- */

static void unlink_use(struct pictures *pictures, struct entry *entry)
{
    if (entry->newer) {
        entry->newer->older = entry->older;
    } else {
        pictures->newest = entry->older;
    }
    if (entry->older) {
        entry->older->newer = entry->newer;
    } else {
        pictures->oldest = entry->newer;
    }
}

static void link_use(struct pictures *pictures, struct entry *entry)
{
    entry->newer = NULL;
    entry->older = pictures->newest;
    if (pictures->newest) {
        pictures->newest->newer = entry;
    } else {
        pictures->oldest = entry;
    }
    pictures->newest = entry;
}

static void drop(struct pictures *pictures, struct entry *entry)
{
    struct entry **at = bucket(pictures, entry->hash);
    while (*at != entry) {
        at = &(*at)->next_in_bucket;
    }
    *at = entry->next_in_bucket;
    unlink_use(pictures, entry);
    pictures->used -= entry->cost;
    if (entry->picture.texture) {
        SDL_DestroyTexture(entry->picture.texture);
    }
    free(entry);
}

/* ---- Pictures ---- */

void pictures_clear(struct pictures *pictures)
{
    while (pictures->oldest) {
        drop(pictures, pictures->oldest);
    }
}

void pictures_free(struct pictures *pictures)
{
    if (pictures) {
        pictures_clear(pictures);
        free(pictures);
    }
}

const struct picture *pictures_find(struct pictures *pictures, const struct picture_key *key)
{
    uint64_t hash = key_hash(key);
    for (struct entry *e = *bucket(pictures, hash); e; e = e->next_in_bucket) {
        if (e->hash == hash && memcmp(e->numbers, key->numbers, sizeof e->numbers) == 0 &&
            strcmp(e->string, key_string(key)) == 0) {
            unlink_use(pictures, e);
            link_use(pictures, e);
            return &e->picture;
        }
    }
    return NULL;
}

const struct picture *pictures_add(struct pictures *pictures, const struct picture_key *key,
                                   struct picture picture)
{
    size_t string_size = strlen(key_string(key)) + 1;
    struct entry *entry = malloc(sizeof *entry + string_size);
    if (!entry) {
        if (picture.texture) {
            SDL_DestroyTexture(picture.texture);
        }
        return NULL;
    }
    size_t pixels = picture.texture ? (size_t)picture.width * (size_t)picture.height : 0;
    entry->hash = key_hash(key);
    entry->cost = sizeof *entry + string_size + 4 * pixels;
    entry->picture = picture;
    memcpy(entry->numbers, key->numbers, sizeof entry->numbers);
    memcpy(entry->string, key_string(key), string_size);

    while (pictures->oldest && pictures->used + entry->cost > pictures->budget) {
        drop(pictures, pictures->oldest);
    }
    struct entry **at = bucket(pictures, entry->hash);
    entry->next_in_bucket = *at;
    *at = entry;
    link_use(pictures, entry);
    pictures->used += entry->cost;
    return &entry->picture;
}

SDL_Texture *picture_texture(SDL_Renderer *sdl, SDL_Surface *surface)
{
    if (!surface) {
        return NULL;
    }
    SDL_Texture *texture = SDL_CreateTextureFromSurface(sdl, surface);
    SDL_FreeSurface(surface);
    if (texture) {
        SDL_SetTextureBlendMode(texture, SDL_BLENDMODE_BLEND);
        SDL_SetTextureScaleMode(texture, SDL_ScaleModeLinear);
    }
    return texture;
}
