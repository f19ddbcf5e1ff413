#include "core/rng.h"

#include <assert.h>

static const uint64_t MULTIPLIER = 6364136223846793005u;

void rng_seed(struct rng *rng, uint64_t seed, uint64_t stream)
{
    rng->state = 0;
    rng->increment = stream << 1 | 1;
    rng_next(rng);
    rng->state += seed;
    rng_next(rng);
}

uint32_t rng_next(struct rng *rng)
{
    const uint64_t old = rng->state;
    rng->state = old * MULTIPLIER + rng->increment;
    const uint32_t shifted = (uint32_t)((old >> 18 ^ old) >> 27);
    const uint32_t turn = (uint32_t)(old >> 59);
    return shifted >> turn | shifted << (-turn & 31);
}

uint32_t rng_below(struct rng *rng, uint32_t bound)
{
    assert(bound >= 1);
    /* Lemire's multiplication, rejecting the short first stretch that would be drawn too often. */
    const uint32_t threshold = -bound % bound;
    for (;;) {
        const uint64_t product = (uint64_t)rng_next(rng) * bound;
        if ((uint32_t)product >= threshold)
            return (uint32_t)(product >> 32);
    }
}

void rng_shuffle(struct rng *rng, uint8_t *items, size_t count)
{
    for (size_t i = count; i > 1; i--) {
        const uint32_t j = rng_below(rng, (uint32_t)i);
        const uint8_t item = items[i - 1];
        items[i - 1] = items[j];
        items[j] = item;
    }
}
