/* What went wrong first, as one sentence, for whoever asks later. Drawing goes on without the
 * missing thing. */
#ifndef CEREBRIA_RENDER_PROBLEM_H
#define CEREBRIA_RENDER_PROBLEM_H

#include <stdbool.h>

struct problem {
    char text[512];
};

/* Remembers "what: why" unless something is remembered already; true if it did. */
bool problem_note(struct problem *problem, const char *what, const char *why);

#endif
