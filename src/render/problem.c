#include "render/problem.h"

#include <stdio.h>

bool problem_note(struct problem *problem, const char *what, const char *why)
{
    if (problem->text[0] != '\0') {
        return false;
    }
    snprintf(problem->text, sizeof problem->text, "%s: %s", what, why);
    return true;
}
