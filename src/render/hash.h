/* Fingerprints of draw commands: equal commands with equal strings have equal ones, wherever their
 * strings lie. */
#ifndef CEREBRIA_RENDER_HASH_H
#define CEREBRIA_RENDER_HASH_H

#include <stddef.h>
#include <stdint.h>

#include "screen/draw.h"
#include "screen/viewport.h"

uint64_t hash_word(uint64_t hash, uint64_t word);
uint64_t hash_command(const struct draw_list *list, const struct draw_command *command);
/* Of a frame without commands: its size and the colour behind everything. */
uint64_t hash_stage(const struct viewport *viewport, struct colour clear);

#endif
