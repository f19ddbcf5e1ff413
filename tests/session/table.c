#include "table.h"

#include <stdlib.h>
#include <string.h>

#include "record/move_text.h"

/* ---- A store in memory ---- */

static bool keep(struct memory *memory, const char *text, size_t length)
{
    char *const larger = realloc(memory->text, memory->length + length + 1);
    assert_non_null(larger);
    memcpy(larger + memory->length, text, length);
    memory->text = larger;
    memory->length += length;
    memory->text[memory->length] = '\0';
    return true;
}

static bool store_replace(void *context, const char *text, size_t length)
{
    struct memory *memory = context;
    memory->replaced++;
    if (memory->broken)
        return false;
    memory->length = 0;
    return keep(memory, text, length);
}

static bool store_append(void *context, const char *text, size_t length)
{
    struct memory *memory = context;
    memory->appended++;
    return !memory->broken && keep(memory, text, length);
}

struct session_store store_in(struct memory *memory)
{
    return (struct session_store){store_replace, store_append, memory};
}

/* ---- Playing by text ---- */

struct session_setup duel(bool recommended)
{
    struct session_setup setup = {.names = {"North", "South"}};
    setup_default(&setup.game, PLAYERS_DUEL);
    setup.game.first = TEAM_BLISS;
    setup.game.seed = 4;
    setup.game.recommended = recommended;
    return setup;
}

/* The true game, which only the record tells. */
struct record whole_truth(const struct session *session)
{
    size_t length;
    struct record record;
    char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
    char *const text = session_text(session, &length);
    assert_non_null(text);
    assert_int_equal(strlen(text), length);
    if (!record_parse(&record, "s", text, length, error, sizeof error, notice, sizeof notice))
        fail_msg("%s", error);
    free(text);
    return record;
}

struct refusal play(struct session *session, const char *line)
{
    struct record record = whole_truth(session);
    char error[RECORD_ERROR_SIZE] = "";
    struct fault fault = {"move", 0, error, sizeof error, false};
    struct words words;
    struct move move;
    assert_true(words_split(&words, line, strlen(line), &fault));
    if (!record_move_find(&record.end, &words, &move, &fault))
        fail_msg("%s", error);
    record_free(&record);
    return session_play(session, &move);
}

void play_all(struct session *session, const char *const *lines)
{
    for (; *lines; lines++)
        assert_int_equal(play(session, *lines).why, WHY_NONE);
}

struct session *load(const char *text, const struct session_store *store)
{
    char error[RECORD_ERROR_SIZE], notice[RECORD_ERROR_SIZE];
    struct session *session =
        session_load("s", text, strlen(text), store, error, sizeof error, notice, sizeof notice);
    if (!session)
        fail_msg("%s", error);
    return session;
}

void expect_saved(const struct session *session, const struct memory *memory)
{
    size_t length;
    char *const text = session_text(session, &length);
    assert_int_equal(length, memory->length);
    assert_string_equal(text, memory->text);
    free(text);
}

struct move random_move(const struct game *game, struct rng *rng)
{
    struct move list[MOVES_MAX];
    const size_t count = game_moves(game, list);
    return list[rng_below(rng, (uint32_t)count)];
}
