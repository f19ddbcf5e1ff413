/* The machine inside game_apply: small changes that tell their event, and the queue of effects
 * still to come. */
#ifndef CEREBRIA_CORE_ENGINE_H
#define CEREBRIA_CORE_ENGINE_H

#include "core/game.h"

/* One game_apply under way. */
struct run {
    struct game *game;
    const struct event_sink *sink;
};

enum effect_kind {
    EFFECT_ENTERED,        /* a slot: its entering power */
    EFFECT_TEAM_WILLPOWER, /* a ask, b team: a Spirit of that team gains what the question gives */
    EFFECT_ASK_DISCARD,    /* seat discards a card (Mistrust) */
    EFFECT_DELIGHT,        /* seat */
    EFFECT_REVEAL,         /* a sphere: Revelation begins (R9.1) */
    EFFECT_FRAGMENT,       /* a team (R9.2) */
    EFFECT_FORTRESS,       /* a realm (R9.3); REALM_NONE: none (Misery) */
    EFFECT_COMMON_DOWN,    /* R9.4 */
    EFFECT_REMOVE,         /* R9.4 */
    EFFECT_COMMON_NEXT,    /* R9.4 */
    EFFECT_HIDDEN,         /* a team (R9.5) */
    EFFECT_CAPS,           /* R9.2 */
    EFFECT_SPHERE_REFILL,  /* a sphere (R7.4) */
    EFFECT_TURN_END,       /* R4.3 after the choice */
    EFFECT_KIND_COUNT
};

/* ---- Telling ---- */

void emit(struct run *run, struct event event);
/* An event that everybody may see and that teaches nobody anything hidden. */
void emit_open(struct run *run, unsigned kind, unsigned seat, unsigned a, unsigned b, unsigned c,
               int n);

/* ---- Small changes ---- */

void change_willpower(struct run *run, unsigned seat, int by, unsigned cause, unsigned from);
void change_essence(struct run *run, unsigned seat, int by, unsigned cause, unsigned slot);
void change_ambition(struct run *run, unsigned seat, int by);
void gain_actions(struct run *run, unsigned seat, int by);
void draw_cards(struct run *run, unsigned seat, unsigned count);
void discard_card(struct run *run, unsigned seat, unsigned card);
/* Takes a card out of a hand; whether the other team had known it there. */
bool hand_remove(struct spirit_seat *seat, unsigned card);
void hand_add(struct spirit_seat *seat, unsigned card, bool known);
void deck_put_bottom(struct spirit_seat *seat, unsigned card);
void place_token(struct run *run, unsigned seat, unsigned action, unsigned column, unsigned vibe);
void move_spirit(struct run *run, unsigned seat, unsigned space);
void set_fortress(struct run *run, unsigned seat, unsigned realm, unsigned team, unsigned size,
                  bool fresh);
void turn_origin(struct run *run);
void set_token(struct run *run, unsigned slot, unsigned token);
void emotion_enters(struct run *run, unsigned seat, unsigned slot, unsigned card, unsigned essence,
                    unsigned learns);
void emotion_essence(struct run *run, unsigned slot, int by);
void emotion_moves(struct run *run, unsigned from, unsigned to);
/* The Emotion on `slot` leaves play; by_quell: by a Quell of `seat`. Its own power follows. */
void emotion_leaves(struct run *run, unsigned seat, unsigned slot, bool by_quell);
/* Recomputes the sums and tells where control changed. */
void refresh_control(struct run *run);

/* ---- Effects ---- */

void push_effect(struct run *run, unsigned kind, unsigned seat, unsigned a, unsigned b);
/* Works off the queue until it is empty or a question is open. */
void run_effects(struct run *run);
/* Applies an answer to the open question, which is closed already. */
void apply_answer(struct run *run, struct pending asked, const struct move *move);

/* Asks `seat`; if only one answer exists it is taken at once, if none nothing happens (R4.5). */
void ask(struct run *run, unsigned question, unsigned seat, unsigned a, unsigned b);
/* R14.3: who answers for a team: the acting Spirit if it is of the team, else the team's next in
 * turn order. */
unsigned answering_seat(const struct game *game, unsigned team);

/* ---- Parts of the engine in files of their own ---- */

void fire_entering_power(struct run *run, unsigned slot, unsigned seat);
void answer_power(struct run *run, struct pending asked, const struct move *move);
void run_revelation(struct run *run, struct effect effect);
void answer_revelation(struct run *run, struct pending asked, const struct move *move);
void begin_turn(struct run *run);
void end_turn(struct run *run);
void end_game(struct run *run, unsigned ending);
size_t power_answers(const struct game *game, struct move *out);
size_t revelation_answers(const struct game *game, struct move *out);
/* After all have been placed the first turn begins; else the next seat is asked (R3.7). */
void next_placement(struct run *run);

/* An answer as a move. */
struct move answer_move(unsigned question, unsigned b, unsigned c);

#endif
