/* Positions for tests of the rules, built piece by piece, and moves written short.
 *
 *   struct game game = position_new(PLAYERS_DUEL);
 *   put(&game, 4, CARD_AFFECTION, 2);
 *   ready(&game);
 *   play(&game, quell(4, CARD_NONE, UPGRADE_EXTINGUISH));
 *
 * A new position has an empty board, empty hands and Bliss 1 to move in its second turn, so that
 * Absorb is allowed. The Spirits are those whose powers disturb least: Love and Harmony (Bliss 1
 * and 2, on Frontiers 0 and 1), Hatred and Anxiety (Gloom 1 and 2, on Frontiers 2 and 3). The
 * Origin stands so that Sphere s faces Realm s. Decks lie in the printed order of their kinds;
 * goals lie in the order of enum aspiration, Hidden decks the other way round (Versatility in
 * force). */
#ifndef CEREBRIA_TESTS_POSITION_H
#define CEREBRIA_TESTS_POSITION_H

/* cmocka.h wants these before itself. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include "core/game.h"

/* ---- Building ---- */

struct game position_new(unsigned players);
/* Recomputes the sums and fails unless game_check finds the position sound. */
void ready(struct game *game);

/* An Emotion of its team's first Spirit, or of `seat` itself; its card leaves that seat's deck. */
void put(struct game *game, unsigned slot, unsigned card, unsigned essence);
void put_of(struct game *game, unsigned seat, unsigned slot, unsigned card, unsigned essence);
/* A card into a hand, unknown to the other team; it leaves the deck. */
void give(struct game *game, unsigned seat, unsigned card);
/* A card of the deck to its top. */
void put_on_top(struct game *game, unsigned seat, unsigned card);
/* A whole deck in the printed order; before cards of it are used. */
void use_deck(struct game *game, unsigned seat, unsigned deck);
void stand(struct game *game, unsigned seat, unsigned space);
void resources(struct game *game, unsigned seat, unsigned willpower, unsigned essence);
void vibe_on(struct game *game, unsigned seat, unsigned action, unsigned column, unsigned vibe);
/* All three upgrades of a row, by wild tokens. */
void upgrade_row(struct game *game, unsigned seat, unsigned action);
/* From stock to a Realm. */
void fortress_on(struct game *game, unsigned realm, unsigned team, unsigned size);
/* From stock to the Identity. */
void identity_of(struct game *game, unsigned team, unsigned minor, unsigned major);
/* Makes it the turn of `seat`, from its beginning. */
void turn_of(struct game *game, unsigned seat);
/* The goals in force: current Common, Bliss's and Gloom's Hidden; each is put first in its row. */
void goals(struct game *game, unsigned common, unsigned bliss, unsigned gloom);

/* ---- Moves ---- */

struct move move_to(unsigned space, unsigned upgrades);
struct move invoke(unsigned card, unsigned slot, unsigned upgrades);
struct move quell(unsigned slot, unsigned shown, unsigned upgrades);
struct move fortify(unsigned realm, unsigned upgrades);
struct move vibe(unsigned action, unsigned column, unsigned card);
struct move valley(void);
struct move cradle(void);
struct move network(unsigned from, unsigned to);
struct move land(unsigned slot, unsigned essence);
struct move willow(unsigned willpower);
struct move absorb(unsigned sphere, bool bonus);
struct move absorb_token(unsigned action, unsigned column, unsigned vibe); /* Knowledge's bonus */
struct move ability(unsigned which);
struct move ability_token(unsigned action, unsigned column, unsigned vibe);
struct move power(unsigned from, unsigned to);
struct move place(unsigned frontier, unsigned slot, unsigned second);
struct move end_draw(void);
struct move end_ambition(void);
struct move choose(unsigned question, unsigned answer);
struct move choose_two(unsigned question, unsigned from, unsigned to);
struct move resign(unsigned team);

/* ---- Playing ---- */

bool is_listed(const struct game *game, struct move move);
size_t count_listed(const struct game *game, unsigned kind);

/* Plays a move that must be listed and must leave a sound position. */
#define play(game, move) play_at(game, move, __FILE__, __LINE__)
/* Fails unless the move is refused for this reason, unlisted and without changing a byte. */
#define refused(game, move, why) refused_at(game, move, why, __FILE__, __LINE__)
/* Fails unless this question is open for this seat. */
#define asked(game, question, seat) asked_at(game, question, seat, __FILE__, __LINE__)

void play_at(struct game *game, struct move move, const char *file, int line);
struct refusal refused_at(const struct game *game, struct move move, unsigned why, const char *file,
                          int line);
void asked_at(const struct game *game, unsigned question, unsigned seat, const char *file,
              int line);

/* How many events of a kind a move that is listed gives; the game stays as it is. `last` may be
 * NULL, else it receives the last of them. */
unsigned count_events(const struct game *game, struct move move, unsigned kind, struct event *last);

#endif
