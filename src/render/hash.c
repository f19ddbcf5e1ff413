#include "render/hash.h"

#include <string.h>

uint64_t hash_word(uint64_t hash, uint64_t word)
{
    hash = (hash ^ word) * UINT64_C(0x9e3779b97f4a7c15);
    return hash ^ hash >> 29;
}

static uint64_t hash_bytes(uint64_t hash, const void *bytes, size_t size)
{
    const unsigned char *at = bytes;
    uint64_t word;
    for (; size >= sizeof word; size -= sizeof word, at += sizeof word) {
        memcpy(&word, at, sizeof word);
        hash = hash_word(hash, word);
    }
    word = size; /* so that a shorter string is another one */
    for (; size > 0; size--) {
        word = word << 8 | *at++;
    }
    return hash_word(hash, word);
}

uint64_t hash_command(const struct draw_list *list, const struct draw_command *command)
{
    struct draw_command plain = *command;
    const char *string = draw_string(list, command->text);
    plain.text = 0;
    return hash_bytes(hash_bytes(1, &plain, sizeof plain), string, strlen(string));
}

uint64_t hash_stage(const struct viewport *viewport, struct colour clear)
{
    uint64_t size =
        (uint64_t)(uint32_t)viewport->output_width << 32 | (uint32_t)viewport->output_height;
    return hash_bytes(hash_word(0, size), &clear, sizeof clear);
}
