/* A Revelation, from the hidden goals turned over to the Sphere refilled (R9, R7.4): a chain of
 * effects, each of which may ask. The chain is pushed at once, in the order of the rules. */
#include <assert.h>

#include "core/engine.h"
#include "core/legal.h"
#include "core/rng.h"

/* ---- R9.1: counting ---- */

static unsigned accomplisher(struct run *run, unsigned aspiration, unsigned which)
{
    const int bliss = aspiration_count(run->game, aspiration, TEAM_BLISS);
    const int gloom = aspiration_count(run->game, aspiration, TEAM_GLOOM);
    emit_open(run, EVENT_COUNTED, SEAT_NONE, aspiration, (unsigned)bliss, (unsigned)gloom,
              (int)which);
    return bliss == gloom ? TEAM_NONE : bliss > gloom ? TEAM_BLISS : TEAM_GLOOM;
}

static void reveal_hidden(struct run *run, unsigned team)
{
    const unsigned aspiration = run->game->teams[team].hidden[0];
    emit(run, (struct event){.kind = EVENT_HIDDEN_REVEALED,
                             .seat = SEAT_NONE,
                             .a = (uint8_t)team,
                             .b = (uint8_t)aspiration,
                             .seen_by = LEARN_BOTH,
                             .learns = team == TEAM_BLISS ? LEARN_GLOOM : LEARN_BLISS});
}

static void reveal(struct run *run, unsigned absorber, unsigned sphere)
{
    struct game *game = run->game;
    emit_open(run, EVENT_REVELATION, absorber, sphere, sphere_realm(game, sphere), 0, 0);
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        game->accomplished[team] = 0;
        game->added[team] = SIZE_NONE;
        reveal_hidden(run, team);
    }
    const unsigned common = accomplisher(run, game->common[0], 0);
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        const unsigned hidden = game->teams[team].hidden[0];
        const unsigned winner = accomplisher(run, hidden, team + 1);
        /* R9.5: the same kind counts once, together with the Common. */
        game->accomplished[team] =
            (uint8_t)((common == team) + (winner == team && hidden != game->common[0]));
        emit_open(run, EVENT_ACCOMPLISHED, SEAT_NONE, team, 0, 0, game->accomplished[team]);
    }
}

/* ---- R9.2, R9.3: into the Identity ---- */

static uint8_t *fragment_count(struct fragments *fragments, unsigned size)
{
    return size == SIZE_MINOR   ? &fragments->minor
           : size == SIZE_MAJOR ? &fragments->major
                                : &fragments->cap;
}

/* What a team would add: Minor or Major from its stock, or else its Capping Fragment. */
static unsigned fragment_on_offer(const struct game *game, unsigned team)
{
    const struct fragments *stock = &game->teams[team].stock;
    if (game->accomplished[team] == 0)
        return SIZE_NONE;
    if (game->accomplished[team] == 1)
        return stock->minor ? SIZE_MINOR : stock->cap ? SIZE_CAP : SIZE_NONE;
    return stock->major ? SIZE_MAJOR : stock->cap ? SIZE_CAP : SIZE_NONE;
}

static void add_fragment(struct run *run, unsigned team, unsigned size)
{
    struct team_state *state = &run->game->teams[team];
    (*fragment_count(&state->stock, size))--;
    (*fragment_count(&state->identity, size))++;
    emit_open(run, EVENT_FRAGMENT, SEAT_NONE, team, size, 0, 0);
}

static void offer_fragment(struct run *run, unsigned team)
{
    const unsigned size = fragment_on_offer(run->game, team);
    if (size != SIZE_NONE)
        ask(run, ASK_FRAGMENT, answering_seat(run->game, team), size, team);
}

static void answer_fragment(struct run *run, unsigned team, unsigned size)
{
    if (size == ANSWER_NONE) {
        emit_open(run, EVENT_FRAGMENT, SEAT_NONE, team, SIZE_NONE, 0, 0);
        return;
    }
    run->game->added[team] = (uint8_t)size;
    if (size != SIZE_CAP) /* a Capping Fragment waits for the end of the Revelation */
        add_fragment(run, team, size);
}

static void offer_fortress(struct run *run, unsigned realm)
{
    if (realm == REALM_NONE)
        return;
    const struct fortress *fortress = &run->game->fortresses[realm];
    if (fortress->size == SIZE_NONE || fortress->fresh ||
        run->game->accomplished[fortress->team] == 0)
        return;
    ask(run, ASK_FORTRESS, answering_seat(run->game, fortress->team), realm, fortress->team);
}

static void answer_fortress(struct run *run, unsigned realm, unsigned answer)
{
    const struct fortress fortress = run->game->fortresses[realm];
    if (answer == ANSWER_NONE) {
        emit_open(run, EVENT_FRAGMENT, SEAT_NONE, fortress.team, SIZE_NONE, 1, 0);
        return;
    }
    (*fragment_count(&run->game->teams[fortress.team].identity, fortress.size))++;
    emit_open(run, EVENT_FRAGMENT, SEAT_NONE, fortress.team, fortress.size, 1, 0);
    set_fortress(run, SEAT_NONE, realm, fortress.team, SIZE_NONE, false);
}

static void trigger_end(struct run *run, unsigned ending)
{
    if (run->game->ending)
        return;
    run->game->ending = 1;
    emit_open(run, EVENT_ENDING, SEAT_NONE, ending, 0, 0, 0);
}

/* R9.2: if both would cap, the absorbing team does and the other scores instead. */
static void set_caps(struct run *run)
{
    enum { CAP_INSTEAD_POINTS = 4 };
    struct game *game = run->game;
    const unsigned first = seat_team(game->absorber), second = other_team(first);
    const bool first_caps = game->added[first] == SIZE_CAP,
               second_caps = game->added[second] == SIZE_CAP;
    if (!first_caps && !second_caps)
        return;
    add_fragment(run, first_caps ? first : second, SIZE_CAP);
    if (first_caps && second_caps) {
        game->teams[second].wheel = (uint8_t)(game->teams[second].wheel + CAP_INSTEAD_POINTS);
        emit_open(run, EVENT_WHEEL, SEAT_NONE, second, 0, 0, CAP_INSTEAD_POINTS);
    }
    trigger_end(run, ENDING_CAP);
}

/* ---- R9.4: the Common row ---- */

static unsigned take_common(struct game *game, unsigned at)
{
    const unsigned aspiration = game->common[at];
    game->common_count--;
    for (unsigned i = at; i < game->common_count; i++)
        game->common[i] = game->common[i + 1];
    game->common[game->common_count] = ASPIRATION_NONE;
    return aspiration;
}

static void offer_remove(struct run *run)
{
    for (unsigned team = 0; team < TEAM_COUNT; team++)
        if (run->game->added[team] == SIZE_MAJOR && run->game->common_count)
            ask(run, ASK_REMOVE, answering_seat(run->game, other_team(team)), other_team(team), 0);
}

static void answer_remove(struct run *run, unsigned team, unsigned aspiration)
{
    for (unsigned i = 0; i < run->game->common_count; i++)
        if (run->game->common[i] == aspiration) {
            take_common(run->game, i);
            emit_open(run, EVENT_COMMON_REMOVED, SEAT_NONE, aspiration, team, 0, 0);
            return;
        }
}

static void next_common(struct run *run)
{
    emit_open(run, EVENT_COMMON_CURRENT, SEAT_NONE, run->game->common[0], 0, 0, 0);
    if (run->game->common_count == 0)
        trigger_end(run, ENDING_NO_COMMON);
}

/* ---- R9.5: the next Hidden Aspirations ---- */

static const uint64_t HIDDEN_STREAM =
    0x9e3779b97f4a7c15u; /* any odd constant; the state alone tells teams apart */

static void shuffle_hidden(struct game *game, unsigned team, uint8_t *items, size_t count)
{
    struct rng rng = {game->chance[team], HIDDEN_STREAM};
    rng_shuffle(&rng, items, count);
    game->chance[team] = rng.state;
}

static void tell_shuffle(struct run *run, unsigned team)
{
    emit(run, (struct event){.kind = EVENT_HIDDEN_SHUFFLED,
                             .seat = SEAT_NONE,
                             .a = (uint8_t)team,
                             .seen_by = LEARN_BOTH,
                             .learns = LEARN_BOTH});
}

static void tell_next_hidden(struct run *run, unsigned team)
{
    const uint8_t own = team == TEAM_BLISS ? LEARN_BLISS : LEARN_GLOOM;
    emit(run, (struct event){.kind = EVENT_HIDDEN_NEXT,
                             .seat = SEAT_NONE,
                             .a = (uint8_t)team,
                             .b = run->game->teams[team].hidden[0],
                             .seen_by = own,
                             .learns = own});
}

static unsigned looked_at(const struct team_state *team)
{
    return team->hidden_count < HIDDEN_LOOK ? team->hidden_count : HIDDEN_LOOK;
}

static void renew_hidden(struct run *run, unsigned team)
{
    struct game *game = run->game;
    struct team_state *state = &game->teams[team];
    if (game->common_count == 0)
        return;
    if (state->hidden_count == 1) { /* only in a position set up by hand: the goal stays in force */
        tell_next_hidden(run, team);
        return;
    }
    state->hidden_count--;
    for (unsigned i = 0; i < state->hidden_count; i++)
        state->hidden[i] = state->hidden[i + 1];
    state->hidden[state->hidden_count] = ASPIRATION_NONE;
    if (game->accomplished[team] == 0) {
        emit(run, (struct event){.kind = EVENT_HIDDEN_LOOKED,
                                 .seat = SEAT_NONE,
                                 .a = (uint8_t)team,
                                 .seen_by = LEARN_BOTH,
                                 .learns = team == TEAM_BLISS ? LEARN_BLISS : LEARN_GLOOM});
        if (state->hidden_count > 1)
            ask(run, ASK_HIDDEN, answering_seat(game, team), team, 0);
        else
            tell_next_hidden(run, team);
        return;
    }
    bool shuffled = false;
    while (state->hidden_count > 1 && state->hidden[0] == game->common[0]) {
        shuffle_hidden(game, team, state->hidden, state->hidden_count);
        shuffled = true;
    }
    if (shuffled)
        tell_shuffle(run, team);
    tell_next_hidden(run, team);
}

static void answer_hidden(struct run *run, unsigned team, unsigned aspiration)
{
    struct team_state *state = &run->game->teams[team];
    unsigned at = 0;
    while (state->hidden[at] != aspiration)
        at++;
    state->hidden[at] = state->hidden[0];
    state->hidden[0] = (uint8_t)aspiration;
    if (state->hidden_count > 2) {
        shuffle_hidden(run->game, team, state->hidden + 1, state->hidden_count - 1u);
        tell_shuffle(run, team);
    }
    tell_next_hidden(run, team);
}

static void refill(struct run *run, unsigned sphere)
{
    run->game->spheres[sphere] = SPHERE_WILLPOWER;
    emit_open(run, EVENT_SPHERE, SEAT_NONE, sphere, 0, 0, SPHERE_WILLPOWER);
    turn_origin(run);
}

/* ---- The chain ---- */

void run_revelation(struct run *run, struct effect effect)
{
    switch (effect.kind) {
    case EFFECT_REVEAL:
        reveal(run, effect.seat, effect.a);
        break;
    case EFFECT_FRAGMENT:
        offer_fragment(run, effect.a);
        break;
    case EFFECT_FORTRESS:
        offer_fortress(run, effect.a);
        break;
    case EFFECT_COMMON_DOWN:
        emit_open(run, EVENT_COMMON_DOWN, SEAT_NONE, take_common(run->game, 0), 0, 0, 0);
        break;
    case EFFECT_REMOVE:
        offer_remove(run);
        break;
    case EFFECT_COMMON_NEXT:
        next_common(run);
        break;
    case EFFECT_HIDDEN:
        renew_hidden(run, effect.a);
        break;
    case EFFECT_CAPS:
        set_caps(run);
        break;
    case EFFECT_SPHERE_REFILL:
        refill(run, effect.a);
        break;
    default:
        assert(false && "no such effect");
    }
}

/* ---- Questions ---- */

static size_t hidden_answers(const struct game *game, struct move *out)
{
    const struct team_state *state = &game->teams[game->pending.a];
    size_t count = 0;
    for (unsigned aspiration = 0; aspiration < ASPIRATION_COUNT; aspiration++)
        for (unsigned i = 0; i < looked_at(state); i++)
            if (state->hidden[i] == aspiration && aspiration != game->common[0])
                out[count++] = answer_move(ASK_HIDDEN, aspiration, 0);
    return count;
}

static size_t remove_answers(const struct game *game, struct move *out)
{
    size_t count = 0;
    for (unsigned aspiration = 0; aspiration < ASPIRATION_COUNT; aspiration++)
        for (unsigned i = 0; i < game->common_count; i++)
            if (game->common[i] == aspiration)
                out[count++] = answer_move(ASK_REMOVE, aspiration, 0);
    return count;
}

size_t revelation_answers(const struct game *game, struct move *out)
{
    switch (game->pending.ask) {
    case ASK_FRAGMENT:
        out[0] = answer_move(ASK_FRAGMENT, game->pending.a, 0);
        out[1] = answer_move(ASK_FRAGMENT, ANSWER_NONE, 0);
        return 2;
    case ASK_FORTRESS:
        out[0] = answer_move(ASK_FORTRESS, 1, 0);
        out[1] = answer_move(ASK_FORTRESS, ANSWER_NONE, 0);
        return 2;
    case ASK_REMOVE:
        return remove_answers(game, out);
    default:
        return hidden_answers(game, out);
    }
}

void answer_revelation(struct run *run, struct pending asked, const struct move *move)
{
    switch (asked.ask) {
    case ASK_FRAGMENT:
        answer_fragment(run, asked.b, move->b);
        break;
    case ASK_FORTRESS:
        answer_fortress(run, asked.a, move->b);
        break;
    case ASK_REMOVE:
        answer_remove(run, asked.a, move->b);
        break;
    default:
        answer_hidden(run, asked.a, move->b);
        break;
    }
}

bool game_set_hidden(struct game *game, unsigned team, const uint8_t *order, size_t count)
{
    struct team_state *state = &game->teams[team];
    unsigned have = 0, given = 0;
    if (count != state->hidden_count)
        return false;
    for (size_t i = 0; i < count; i++) {
        if (order[i] >= ASPIRATION_COUNT)
            return false;
        have |= 1u << state->hidden[i];
        given |= 1u << order[i];
    }
    if (have != given)
        return false;
    for (size_t i = 0; i < count; i++)
        state->hidden[i] = order[i];
    return true;
}
