#include "render/problem.h"

#include <stdio.h>

void problem_note(struct problem *problem, const char *what, const char *why)
{
    if (problem->text[0] == '\0') {
        snprintf(problem->text, sizeof problem->text, "%s: %s", what, why);
    }
}
