/* PCG32 (XSH-RR 64/32, O'Neill 2014): the only source of chance in the rules. */
#ifndef CEREBRIA_CORE_RNG_H
#define CEREBRIA_CORE_RNG_H

#include <stddef.h>
#include <stdint.h>

struct rng {
    uint64_t state;
    uint64_t increment; /* odd; chooses the stream */
};

/* The reference seeding: `stream` picks one of 2^63 sequences. */
void rng_seed(struct rng *rng, uint64_t seed, uint64_t stream);
uint32_t rng_next(struct rng *rng);
/* Uniform in 0..bound - 1, bound >= 1, without modulo bias. */
uint32_t rng_below(struct rng *rng, uint32_t bound);
/* Fisher-Yates. */
void rng_shuffle(struct rng *rng, uint8_t *items, size_t count);

#endif
