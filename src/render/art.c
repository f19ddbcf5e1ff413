#include "render/art.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "render/svg.h"

enum { PATH_SIZE = 2048 };

struct file {
    struct file *next;
    char *svg; /* NULL: could not be read */
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
static const struct file *art_file(struct art *art, const char *name)
{
    for (const struct file *file = art->files; file; file = file->next) {
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
    file->svg = SDL_LoadFile(path, &file->size);
    file->next = art->files;
    art->files = file;
    return file;
}

SDL_Surface *art_rasterise(struct art *art, const char *name, int width, int height,
                           struct problem *problem)
{
    char path[PATH_SIZE];
    art_path(art, name, path);
    const struct file *file = art_file(art, name);
    if (!file || !file->svg) {
        problem_note(problem, path, "the picture can't be read");
        return NULL;
    }
    SDL_Surface *surface = svg_fit(file->svg, file->size, width, height);
    if (!surface) {
        problem_note(problem, path, SDL_GetError());
    }
    return surface;
}
