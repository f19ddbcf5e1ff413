/* What happened, as sentences for people: for the log, for "this happened while you looked away".
 * The words are in events.lang and catalogue.lang. */
#ifndef CEREBRIA_SCENE_EVENT_WORDS_H
#define CEREBRIA_SCENE_EVENT_WORDS_H

#include <stdbool.h>
#include <stddef.h>

#include "core/game.h"
#include "scene/lang.h"

enum { EVENT_SENTENCE_SIZE = 192 };

/* One sentence about an event, as the team may know it whose events these are. `shown` is the
 * position before it: it tells who sits where and which card lies on a slot. False, with out empty,
 * for an event not worth a line of its own: costs, which the deed explains, and parts of a deed
 * told by another event. */
bool event_sentence(const struct lang *lang, const struct game *shown, const struct event *event,
                    char *out, size_t size);

/* How much an event matters beside others, 1 .. EVENT_WEIGHT_MAX; 0 if it has no sentence. */
enum { EVENT_WEIGHT_MAX = 9 };
unsigned event_weight(const struct game *shown, const struct event *event);

/* A turn in at most `limit` sentences, in the order in which things happened: the weightiest stay;
 * several cards drawn become one sentence; of an area that changed hands several times only what
 * came of it is told. `before` is the position before the first event. Returns how many were
 * written. */
size_t event_story(const struct lang *lang, const struct game *before, const struct event *events,
                   size_t count, size_t limit, char out[][EVENT_SENTENCE_SIZE]);

/* The name of a slot's place ("Valley of Motives", "the Valley/Cradle Frontier"), and the same as
 * where something happens ("in Valley of Motives"). Return out. */
const char *slot_name(const struct lang *lang, unsigned slot, char *out, size_t size);
const char *slot_where(const struct lang *lang, unsigned slot, char *out, size_t size);
const char *frontier_name(const struct lang *lang, unsigned frontier, char *out, size_t size);
const char *realm_name(const struct lang *lang, unsigned realm);
const char *team_name(const struct lang *lang, unsigned team);
/* Who acts: the team in a duel, else the Spirit. */
const char *seat_name(const struct lang *lang, const struct game *shown, unsigned seat);

#endif
