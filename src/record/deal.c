/* Hands and decks of a record: as stated, or dealt from what is left. */
#include <string.h>

#include "record/draft.h"

/* All cards of one seat, wherever they are. */
struct cards {
    uint8_t hand[DECK_SIZE], deck[2 * DECK_SIZE];
    unsigned hand_count, deck_count;
    unsigned copies[CARD_COUNT]; /* of those in hand and on the board, and then of all */
    unsigned total;
    unsigned line; /* the last one that speaks of them */
};

static void note_line(struct cards *cards, unsigned line)
{
    if (line > cards->line)
        cards->line = line;
}

static void count_card(struct cards *cards, unsigned card)
{
    cards->copies[card]++;
    cards->total++;
}

static void count_board(struct cards *cards, const struct draft *draft, const struct game *game,
                        unsigned seat)
{
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++) {
        const struct emotion *emotion = &game->slots[slot];
        if (emotion->owner != seat || card_info(emotion->card)->tier != TIER_MILD ||
            emotion->card == CARD_NONE)
            continue;
        count_card(cards, emotion->card);
        note_line(cards, draft->slots[slot].line);
    }
}

static void take_into_hand(struct cards *cards, unsigned count)
{
    count = count < cards->deck_count ? count : cards->deck_count;
    memcpy(cards->hand, cards->deck, count);
    cards->hand_count = count;
    cards->deck_count -= count;
    memmove(cards->deck, cards->deck + count, cards->deck_count);
}

/* A printed deck without the cards in hand and on the board, shuffled. Cards that the printed deck
 * does not have take the place of others, from the bottom: nobody owns more than 16. */
static void shuffle_rest(struct cards *cards, const struct setup *setup, unsigned seat)
{
    const struct deck_info *info = deck_info(setup->decks[seat]);
    for (unsigned i = 0; i < DECK_KINDS; i++)
        for (unsigned copy = cards->copies[info->kinds[i]]; copy < DECK_COPIES; copy++)
            cards->deck[cards->deck_count++] = info->kinds[i];
    game_shuffle_deck(cards->deck, cards->deck_count, setup->seed, seat);
    while (cards->deck_count > 0 && cards->deck_count + cards->total > DECK_SIZE)
        cards->deck_count--;
}

/* R2.2: eight kinds twice, two of each Vibe. The program deals from no other deck. */
static bool is_whole_deck(const struct cards *cards)
{
    unsigned kinds[VIBE_COUNT] = {0};
    for (unsigned card = 1; card < CARD_COUNT; card++) {
        if (cards->copies[card] == 0)
            continue;
        if (cards->copies[card] != DECK_COPIES)
            return false;
        kinds[card_info(card)->vibe]++;
    }
    for (unsigned vibe = 0; vibe < VIBE_COUNT; vibe++)
        if (kinds[vibe] != DECK_KINDS / VIBE_COUNT)
            return false;
    return true;
}

static bool check_cards(const struct cards *cards, unsigned seat, bool scenario,
                        struct fault *fault)
{
    for (unsigned card = 1; card < CARD_COUNT; card++)
        if (cards->copies[card] > DECK_COPIES)
            return fault_tell_at(fault, cards->line,
                                 "%s has %u cards of %s in hand, deck and play (at most %d "
                                 "expected)",
                                 seat_id(seat), cards->copies[card], card_info(card)->id,
                                 DECK_COPIES);
    if (cards->total > DECK_SIZE)
        return fault_tell_at(fault, cards->line,
                             "%s has %u cards in hand, deck and play (at most %d expected)",
                             seat_id(seat), cards->total, DECK_SIZE);
    if (!scenario && !is_whole_deck(cards))
        return fault_tell_at(fault, cards->line,
                             "the cards of %s are no deck (eight kinds twice, two kinds of each "
                             "Vibe, expected)",
                             seat_id(seat));
    return true;
}

/* The printed deck that all the cards may come from, for the next game with the same set-up. */
static void guess_deck(const struct cards *cards, struct setup *setup, unsigned seat)
{
    for (unsigned deck = 0; deck < DECK_COUNT; deck++) {
        unsigned found = 0;
        for (unsigned i = 0; i < DECK_KINDS; i++)
            found += cards->copies[deck_info(deck)->kinds[i]];
        if (found == cards->total && found == DECK_SIZE) {
            setup->decks[seat] = (uint8_t)deck;
            return;
        }
    }
}

/* Into the game: the hand sorted, nothing of it known to the others. */
static void put_cards(const struct cards *cards, struct spirit_seat *spirit)
{
    memset(spirit->hand, CARD_NONE, sizeof spirit->hand);
    memset(spirit->deck, CARD_NONE, sizeof spirit->deck);
    memcpy(spirit->deck, cards->deck, cards->deck_count);
    spirit->deck_count = (uint8_t)cards->deck_count;
    spirit->hand_count = (uint8_t)cards->hand_count;
    spirit->hand_known = 0;
    spirit->deck_known = 0;
    for (unsigned i = 0; i < cards->hand_count; i++) {
        unsigned at = i;
        for (; at > 0 && spirit->hand[at - 1] > cards->hand[i]; at--)
            spirit->hand[at] = spirit->hand[at - 1];
        spirit->hand[at] = cards->hand[i];
    }
}

static bool deal_seat(const struct draft *draft, struct game *game, struct setup *setup,
                      unsigned seat, struct fault *fault)
{
    const struct seat_draft *stated = &draft->seats[seat];
    const bool scenario = draft->scenario.line != 0;
    struct cards cards = {0};
    count_board(&cards, draft, game, seat);
    if (!scenario && !stated->hand.line && !stated->list.line && cards.total == 0)
        return true; /* as game_new dealt */
    note_line(&cards, stated->hand.line);
    note_line(&cards, stated->list.line);
    cards.hand_count = stated->hand.line ? stated->hand.count : 0;
    memcpy(cards.hand, stated->hand.items, cards.hand_count);
    for (unsigned i = 0; i < cards.hand_count; i++)
        count_card(&cards, cards.hand[i]);
    if (stated->list.line) {
        cards.deck_count = stated->list.count;
        memcpy(cards.deck, stated->list.items, cards.deck_count);
    } else {
        shuffle_rest(&cards, setup, seat);
    }
    for (unsigned i = 0; i < cards.deck_count; i++)
        count_card(&cards, cards.deck[i]);
    if (!check_cards(&cards, seat, scenario, fault))
        return false;
    if (!scenario && !stated->hand.line)
        take_into_hand(&cards, START_CARDS);
    if (stated->list.line)
        guess_deck(&cards, setup, seat);
    put_cards(&cards, &game->seats[seat]);
    return true;
}

bool draft_deal(const struct draft *draft, struct game *game, struct setup *setup,
                struct fault *fault)
{
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++)
        if (game->seats[seat].in_play && !deal_seat(draft, game, setup, seat, fault))
            return false;
    return true;
}
