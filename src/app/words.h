/* Loads every word of a language. */
#ifndef CEREBRIA_APP_WORDS_H
#define CEREBRIA_APP_WORDS_H

#include "scene/lang.h"

/* All files of <assets>/lang/<code>/. NULL with a sentence if one is missing or faulty. */
struct lang *words_load(const char *assets, const char *code, char *error, size_t error_size);

#endif
