/* The English words, and a ruler for text, for tests of scenes. */
#ifndef CEREBRIA_TESTS_SCENE_WORDS_H
#define CEREBRIA_TESTS_SCENE_WORDS_H

#include "scene/lang.h"
#include "screen/draw.h"

/* Loads these files of assets/lang/en; fails the test if one is missing or faulty. */
struct lang *words_english(const char *const *files, size_t count);

/* Every letter as wide as half its size, every line 1.25 sizes high. */
struct text_measure words_ruler(void);

/* Fails if `text` is empty, is a key, or has a place left unfilled. */
void words_are_fine(const char *text);

#endif
