/* A turn told in a few sentences. */
#include "scene/event_words.h"

/* What the sentences need to know of the position, carried along event by event. */
static void follow(struct game *shown, const struct event *event)
{
    switch (event->kind) {
    case EVENT_ENTERED:
        shown->slots[event->a].card = event->b;
        break;
    case EVENT_LEFT_PLAY:
        shown->slots[event->a].card = CARD_NONE;
        break;
    case EVENT_EMOTION_MOVED:
        shown->slots[event->a].card = CARD_NONE;
        shown->slots[event->b].card = event->c;
        break;
    default:
        break;
    }
}

static bool is_control(const struct event *event)
{
    return event->kind == EVENT_REALM_CONTROL || event->kind == EVENT_FRONTIER_CONTROL;
}

/* Whether `event` is about what `other` is about too, so that one sentence is enough for both. */
static bool same_matter(const struct event *event, const struct event *other)
{
    if (event->kind != other->kind)
        return false;
    return is_control(event) ? event->a == other->a
                             : event->kind == EVENT_DRAWN && event->seat == other->seat;
}

/* What is left to tell of the event at `at`, given all others: control is told by the last change,
 * if it made any difference in the end; cards drawn by the first one. False if others tell it. */
static bool condense(const struct event *events, size_t count, size_t at, struct event *out)
{
    *out = events[at];
    if (is_control(out)) {
        for (size_t i = at + 1; i < count; i++)
            if (same_matter(out, &events[i]))
                return false;
        for (size_t i = at; i-- > 0;)
            if (same_matter(out, &events[i]))
                out->b = events[i].b;
        return out->b != out->c;
    }
    if (out->kind == EVENT_DRAWN) {
        for (size_t i = 0; i < at; i++)
            if (same_matter(out, &events[i]))
                return false;
        for (size_t i = at; i < count; i++)
            out->n = (int16_t)(out->n + same_matter(out, &events[i]));
    }
    return true;
}

/* What an event weighs, given all others; 0 if it is not told, or others tell it. */
static unsigned weigh(const struct game *shown, const struct event *events, size_t count, size_t at,
                      struct event *out)
{
    return condense(events, count, at, out) ? event_weight(shown, out) : 0;
}

/* The least weight that is still told, and how many events of exactly that weight are left out, the
 * earliest. */
struct cut {
    unsigned weight;
    size_t skip;
};

static struct cut find_cut(const struct game *shown, const struct event *events, size_t count,
                           size_t limit)
{
    size_t with[EVENT_WEIGHT_MAX + 1] = {0};
    struct event told;
    for (size_t i = 0; i < count; i++)
        with[weigh(shown, events, count, i, &told)]++;
    struct cut cut = {EVENT_WEIGHT_MAX + 1, 0};
    size_t left = limit;
    while (cut.weight > 1 && left > 0) {
        cut.weight--;
        const size_t kept = with[cut.weight] < left ? with[cut.weight] : left;
        cut.skip = with[cut.weight] - kept;
        left -= kept;
    }
    return cut;
}

size_t event_story(const struct lang *lang, const struct game *before, const struct event *events,
                   size_t count, size_t limit, char out[][EVENT_SENTENCE_SIZE])
{
    struct game shown = *before;
    struct cut cut = find_cut(&shown, events, count, limit);
    size_t written = 0;
    for (size_t i = 0; i < count && written < limit; follow(&shown, &events[i]), i++) {
        struct event told;
        const unsigned weight = weigh(&shown, events, count, i, &told);
        if (weight < cut.weight)
            continue;
        if (weight == cut.weight && cut.skip > 0) {
            cut.skip--;
            continue;
        }
        event_sentence(lang, &shown, &told, out[written++], EVENT_SENTENCE_SIZE);
    }
    return written;
}
