#include "render/art.h"

#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/svg.h"

enum { PATH_SIZE = 2048 };

struct file {
    struct file *next;
    char *svg; /* NULL: could not be read */
    bool told; /* that it is missing or broken: once is enough */
    size_t size;
    char name[];
};

struct art {
    struct file *files;
    char folder[];
};

struct art *art_new(const char *assets)
{
    size_t size = strlen(assets) + sizeof "/art";
    struct art *art = malloc(sizeof *art + size);
    if (art) {
        art->files = NULL;
        snprintf(art->folder, size, "%s/art", assets);
    }
    return art;
}

void art_free(struct art *art)
{
    while (art && art->files) {
        struct file *file = art->files;
        art->files = file->next;
        SDL_free(file->svg);
        free(file);
    }
    free(art);
}

static void art_path(const struct art *art, const char *name, char path[PATH_SIZE])
{
    snprintf(path, PATH_SIZE, "%s/%s.svg", art->folder, name);
}

/* The file of a name, read if need be; NULL if memory is short. */
static struct file *art_file(struct art *art, const char *name)
{
    for (struct file *file = art->files; file; file = file->next) {
        if (strcmp(file->name, name) == 0) {
            return file;
        }
    }
    size_t size = strlen(name) + 1;
    struct file *file = malloc(sizeof *file + size);
    if (!file) {
        SDL_OutOfMemory();
        return NULL;
    }
    char path[PATH_SIZE];
    art_path(art, name, path);
    memcpy(file->name, name, size);
    file->size = 0;
    file->told = false;
    file->svg = SDL_LoadFile(path, &file->size);
    file->next = art->files;
    art->files = file;
    return file;
}

SDL_Surface *art_rasterise(struct art *art, const char *name, int width, int height,
                           struct problem *problem)
{
    struct file *file = art_file(art, name);
    SDL_Surface *surface = NULL;
    if (file && file->svg) {
        surface = svg_fit(file->svg, file->size, width, height);
    }
    if (!surface && file && !file->told) {
        char path[PATH_SIZE];
        art_path(art, name, path);
        const char *why = file->svg ? SDL_GetError() : "the picture can't be read";
        file->told = problem_note(problem, path, why);
    }
    return surface;
}
