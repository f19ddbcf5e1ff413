/* R5.0 to R5.3: Vibe tokens, Move, Invoke and Quell. */
#include "row_position.h"

static struct spirit_seat *bliss(struct game *game)
{
    return &game->seats[SEAT_BLISS_1];
}

/* ---- R5.0: rows and tokens ---- */

static void test_r5_0_locked_action(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    vibe_on(&game, SEAT_BLISS_1, ACTION_MOVE, COLUMN_UNLOCK, VIBE_NONE);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    refused(&game, move_to(0, 0), WHY_LOCKED);
    refused(&game, vibe(ACTION_MOVE, COLUMN_1, CARD_COURAGE), WHY_TOKEN_PLACE);
    play(&game, vibe(ACTION_MOVE, COLUMN_UNLOCK, CARD_COURAGE));
    assert_int_equal(bliss(&game)->board[ACTION_MOVE][COLUMN_UNLOCK], VIBE_RED);
    play(&game, move_to(0, 0));
    assert_int_equal(bliss(&game)->space, 0);
}

static void test_r5_0_token_for_a_discarded_card(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    const unsigned deck = bliss(&game)->deck_count;
    play(&game, vibe(ACTION_MOVE, COLUMN_1, CARD_COURAGE));
    assert_int_equal(bliss(&game)->board[ACTION_MOVE][COLUMN_1], VIBE_RED);
    assert_int_equal(bliss(&game)->hand_count, 0);
    assert_int_equal(bliss(&game)->deck_count, deck + 1);
    assert_int_equal(bliss(&game)->deck[deck], CARD_COURAGE);
    assert_int_equal(bliss(&game)->willpower, 4);
    assert_int_equal(game.actions, 3); /* the Action itself is still to come */
}

static void test_r5_0_the_declared_action_must_follow(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    play(&game, vibe(ACTION_MOVE, COLUMN_1, CARD_COURAGE));
    asked(&game, ASK_MOVE, SEAT_BLISS_1);
    refused(&game, invoke(CARD_KINDNESS, 1, 0), WHY_QUESTION);
    refused(&game, vibe(ACTION_MOVE, COLUMN_2, CARD_KINDNESS),
            WHY_QUESTION); /* one a declaration */
    refused(&game, valley(), WHY_QUESTION);
    refused(&game, end_draw(), WHY_QUESTION);
    assert_true(is_listed(&game, move_to(3, UPGRADE_HASTE)));
    play(&game, move_to(0, 0)); /* the new upgrade is optional */
    asked(&game, ASK_NONE, 0);
    assert_int_equal(game.actions, 2);
    assert_int_equal(bliss(&game)->willpower, 3);
}

static void test_r5_0_token_stays(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    play(&game, vibe(ACTION_MOVE, COLUMN_1, CARD_COURAGE));
    play_for(&game, move_to(3, UPGRADE_HASTE), 2, 0, 0);
    assert_int_equal(bliss(&game)->board[ACTION_MOVE][COLUMN_1], VIBE_RED);
    play_for(&game, move_to(2, 0), 1, 0, 0);
}

static void test_r5_0_no_two_of_one_colour(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    vibe_on(&game, SEAT_BLISS_1, ACTION_MOVE, COLUMN_1, VIBE_RED);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);  /* red */
    give(&game, SEAT_BLISS_1, CARD_KINDNESS); /* green */
    ready(&game);
    refused(&game, vibe(ACTION_MOVE, COLUMN_2, CARD_COURAGE), WHY_TOKEN_COLOUR);
    assert_true(is_listed(&game, vibe(ACTION_MOVE, COLUMN_2, CARD_KINDNESS)));
    assert_true(is_listed(&game, vibe(ACTION_INVOKE, COLUMN_1, CARD_COURAGE))); /* another row */
}

static void test_r5_0_wild_has_no_colour(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    vibe_on(&game, SEAT_BLISS_1, ACTION_MOVE, COLUMN_1, VIBE_WILD);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    assert_true(is_listed(&game, vibe(ACTION_MOVE, COLUMN_2, CARD_COURAGE)));
    refused(&game, vibe(ACTION_MOVE, COLUMN_1, CARD_COURAGE), WHY_TOKEN_PLACE);
    refused(&game, vibe(ACTION_MOVE, COLUMN_UNLOCK, CARD_COURAGE), WHY_TOKEN_PLACE);
}

static void test_r5_0_upgrade_not_on_the_board(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    const struct refusal refusal = refused(&game, move_to(3, UPGRADE_HASTE), WHY_UPGRADE_LOCKED);
    assert_int_equal(refusal.what, ACTION_MOVE * COLUMN_COUNT + COLUMN_1);
}

static void test_r5_0_useless_upgrades_cannot_be_named(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_MOVE);
    refused(&game, move_to(0, UPGRADE_HASTE), WHY_UPGRADE_USELESS);
    refused(&game, move_to(0, UPGRADE_SURMOUNT), WHY_UPGRADE_USELESS);
    refused(&game, move_to(3, UPGRADE_HASTE | UPGRADE_SURMOUNT), WHY_UPGRADE_USELESS);
    game = with_row(ACTION_QUELL);
    put(&game, 1, CARD_BLEAKNESS, 1);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    refused(&game, quell(1, CARD_COURAGE, UPGRADE_SUBDUE), WHY_UPGRADE_USELESS);
    refused(&game, quell(1, CARD_COURAGE, UPGRADE_EXTINGUISH), WHY_UPGRADE_USELESS);
}

static void test_r5_0_determination_saves_one_in_every_row(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_MOVE);
    play_for(&game, move_to(0, UPGRADE_DETERMINATION), 0, 0, 0);
    game = with_row(ACTION_INVOKE);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    play_for(&game, invoke(CARD_COURAGE, 1, UPGRADE_DETERMINATION), 1, 0, 1);
    game = with_row(ACTION_QUELL);
    put(&game, 1, CARD_BLEAKNESS, 1);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    play_for(&game, quell(1, CARD_COURAGE, UPGRADE_DETERMINATION), 1, 1, 0);
    game = with_row(ACTION_FORTIFY);
    play_for(&game, fortify(REALM_VALLEY, UPGRADE_DETERMINATION), 2, 0, 0);
}

static void test_r5_0_no_token_on_empower(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    refused(&game, vibe(ACTION_EMPOWER, COLUMN_UNLOCK, CARD_COURAGE), WHY_FULL_ONLY);
    const struct move empower = {.kind = MOVE_EMPOWER, .a = 1};
    refused(&game, empower, WHY_FULL_ONLY);
}

static void test_r5_0_card_must_be_in_hand(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);
    ready(&game);
    refused(&game, vibe(ACTION_MOVE, COLUMN_1, CARD_KINDNESS), WHY_NO_CARD);
}

/* ---- R5.1 Move ---- */

static void test_r5_1_one_space_along_a_path(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    assert_int_equal(count_listed(&game, MOVE_MOVE), 2);
    refused(&game, move_to(5, 0), WHY_TOO_FAR);
    refused(&game, move_to(1, 0), WHY_TOO_FAR); /* where it stands */
    play_for(&game, move_to(0, 0), 1, 0, 0);
    play_for(&game, move_to(9, 0), 1, 0, 0); /* the ring closes */
    assert_int_equal(bliss(&game)->space, 9);
}

static void test_r5_1_not_onto_an_opposing_spirit(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    stand(&game, SEAT_GLOOM_1, 2);
    refused(&game, move_to(2, 0), WHY_OPPOSING_SPIRIT);
}

static void test_r5_1_may_share_with_a_teammate(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_TEAMS);
    stand(&game, SEAT_BLISS_2, 2);
    play(&game, move_to(2, 0));
    assert_int_equal(bliss(&game)->space, game.seats[SEAT_BLISS_2].space);
}

static void test_r5_1_haste_exactly_two(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_MOVE);
    refused(&game, move_to(3, 0), WHY_TOO_FAR);
    refused(&game, move_to(4, UPGRADE_HASTE), WHY_TOO_FAR);
    play_for(&game, move_to(3, UPGRADE_HASTE), 2, 0, 0);
    play_for(&game, move_to(1, UPGRADE_HASTE | UPGRADE_DETERMINATION), 1, 0, 0);
    play_for(&game, move_to(9, UPGRADE_HASTE), 2, 0, 0);
}

static void test_r5_1_haste_passes_opposing_spirits(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_MOVE);
    stand(&game, SEAT_GLOOM_1, 2);
    play(&game, move_to(3, UPGRADE_HASTE));
    assert_int_equal(bliss(&game)->space, 3);
}

static void test_r5_1_surmount_ends_with_an_opposing_spirit(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_MOVE);
    stand(&game, SEAT_GLOOM_1, 2);
    play_for(&game, move_to(2, UPGRADE_SURMOUNT), 2, 0, 0);
    assert_int_equal(bliss(&game)->space, 2);
}

static void test_r5_1_all_three_upgrades(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_MOVE);
    stand(&game, SEAT_GLOOM_1, 3);
    refused(&game, move_to(3, UPGRADE_HASTE), WHY_OPPOSING_SPIRIT);
    refused(&game, move_to(3, UPGRADE_SURMOUNT), WHY_TOO_FAR);
    play_for(&game, move_to(3, UPGRADE_HASTE | UPGRADE_SURMOUNT | UPGRADE_DETERMINATION), 2, 0, 0);
}

/* ---- R5.2 Invoke ---- */

static void test_r5_2_invoke(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    play_for(&game, invoke(CARD_KINDNESS, 1, 0), 2, 0, 1);
    assert_int_equal(game.slots[1].card, CARD_KINDNESS);
    assert_int_equal(game.slots[1].essence, 1);
    assert_int_equal(game.slots[1].owner, SEAT_BLISS_1);
    assert_int_equal(bliss(&game)->hand_count, 0);
    assert_int_equal(game.actions, 2);
}

static void test_r5_2_only_onto_an_empty_adjacent_slot(void **state)
{
    (void)state;
    struct game game = position_new(PLAYERS_DUEL);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    refused(&game, invoke(CARD_KINDNESS, 0, 0), WHY_SLOT_FAR);
    refused(&game, invoke(CARD_COURAGE, 1, 0), WHY_NO_CARD);
    put(&game, 1, CARD_BLEAKNESS, 1);
    ready(&game);
    refused(&game, invoke(CARD_KINDNESS, 1, 0), WHY_SLOT_TAKEN);
    stand(&game, SEAT_BLISS_1, realm_space(REALM_VALLEY));
    assert_true(is_listed(&game, invoke(CARD_KINDNESS, 0, 0)));
    assert_true(is_listed(&game, invoke(CARD_KINDNESS, 14, 0)));
    refused(&game, invoke(CARD_BRIGHTNESS, 0, 0), WHY_NO_CARD);
}

static void test_r5_2_needs_an_essence(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_INVOKE);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    resources(&game, SEAT_BLISS_1, 4, 0);
    ready(&game);
    refused(&game, invoke(CARD_KINDNESS, 1, 0), WHY_ESSENCE);
    refused(&game, invoke(CARD_KINDNESS, 1, UPGRADE_BOLSTER), WHY_ESSENCE);
    play_for(&game, invoke(CARD_KINDNESS, 1, UPGRADE_INNER_FORCE), 4, 0, 0);
    assert_int_equal(game.slots[1].essence, 1);
}

static void test_r5_2_bolster(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_INVOKE);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    play_for(&game, invoke(CARD_KINDNESS, 1, UPGRADE_BOLSTER), 2, 1, 1);
    assert_int_equal(game.slots[1].essence, 2);
}

static void test_r5_2_bolster_and_inner_force(void **state)
{
    (void)state;
    struct game game = with_row(ACTION_INVOKE);
    give(&game, SEAT_BLISS_1, CARD_KINDNESS);
    ready(&game);
    play_for(
        &game,
        invoke(CARD_KINDNESS, 1, UPGRADE_BOLSTER | UPGRADE_INNER_FORCE | UPGRADE_DETERMINATION), 3,
        1, 0);
    assert_int_equal(game.slots[1].essence, 2);
}

/* ---- R5.3 Quell ---- */

static struct game facing(unsigned card, unsigned essence)
{
    struct game game = with_row(ACTION_QUELL);
    put(&game, 1, card, essence);
    give(&game, SEAT_BLISS_1, CARD_COURAGE);  /* red */
    give(&game, SEAT_BLISS_1, CARD_KINDNESS); /* green */
    ready(&game);
    return game;
}

static void test_r5_3_quell_shows_a_card_and_keeps_it(void **state)
{
    (void)state;
    struct game game = facing(CARD_DISLIKE, 2); /* green */
    assert_int_equal(count_events(&game, quell(1, CARD_KINDNESS, 0), EVENT_SHOWN, NULL), 1);
    play_for(&game, quell(1, CARD_KINDNESS, 0), 2, 1, 0);
    assert_int_equal(game.slots[1].essence, 1);
    assert_int_equal(game.sums.intensity[1], 1);
    assert_int_equal(bliss(&game)->hand_count, 2);
}

static void test_r5_3_card_of_its_vibe(void **state)
{
    (void)state;
    struct game game = facing(CARD_DISLIKE, 2);
    const struct refusal refusal = refused(&game, quell(1, CARD_COURAGE, 0), WHY_NO_MATCH);
    assert_int_equal(refusal.what, VIBE_GREEN);
    refused(&game, quell(1, CARD_DESIRE, 0), WHY_NO_CARD); /* green, but in the deck */
    refused(&game, quell(1, CARD_NONE, 0), WHY_NO_MATCH);
}

static void test_r5_3_any_card_against_a_starting_emotion(void **state)
{
    (void)state;
    struct game game = facing(CARD_BLEAKNESS, 1);
    assert_true(is_listed(&game, quell(1, CARD_COURAGE, 0)));
    assert_true(is_listed(&game, quell(1, CARD_KINDNESS, 0)));
    refused(&game, quell(1, CARD_NONE, 0), WHY_NO_MATCH);
}

static void test_r5_3_extinguish_needs_no_card(void **state)
{
    (void)state;
    struct game game = facing(CARD_PESSIMISM, 2); /* yellow: no card for it */
    play_for(&game, quell(1, CARD_NONE, UPGRADE_EXTINGUISH), 3, 1, 0);
    assert_int_equal(game.slots[1].essence, 1);
}

static void test_r5_3_subdue_removes_one_more(void **state)
{
    (void)state;
    struct game game = facing(CARD_DISLIKE, 3);
    play_for(&game, quell(1, CARD_KINDNESS, UPGRADE_SUBDUE), 4, 1, 0);
    assert_int_equal(game.slots[1].essence, 1);
}

static void test_r5_3_all_three_upgrades(void **state)
{
    (void)state;
    struct game game = facing(CARD_DISLIKE, 2);
    play_for(&game,
             quell(1, CARD_NONE, UPGRADE_SUBDUE | UPGRADE_EXTINGUISH | UPGRADE_DETERMINATION), 4, 1,
             0);
    assert_int_equal(game.slots[1].card, CARD_NONE);
}

static void test_r5_3_at_zero_it_leaves_play(void **state)
{
    (void)state;
    struct game game = facing(CARD_DISLIKE, 1);
    const unsigned deck = game.seats[SEAT_GLOOM_1].deck_count;
    play(&game, quell(1, CARD_KINDNESS, 0));
    assert_int_equal(game.slots[1].card, CARD_NONE);
    assert_int_equal(game.seats[SEAT_GLOOM_1].deck_count, deck + 1);
    assert_int_equal(game.seats[SEAT_GLOOM_1].deck[deck], CARD_DISLIKE);
}

static void test_r5_3_only_opposing_and_adjacent(void **state)
{
    (void)state;
    struct game game = facing(CARD_DISLIKE, 1);
    put(&game, 2, CARD_BLEAKNESS, 1);
    put(&game, 9, CARD_COURAGE, 1);
    ready(&game);
    refused(&game, quell(2, CARD_COURAGE, 0), WHY_SLOT_FAR);
    refused(&game, quell(9, CARD_COURAGE, 0), WHY_EMOTION_OWN);
    refused(&game, quell(0, CARD_COURAGE, 0), WHY_SLOT_EMPTY);
}

static void test_r5_3_needs_ambition(void **state)
{
    (void)state;
    struct game game = facing(CARD_DISLIKE, 1);
    game.teams[TEAM_BLISS].ambition = 0;
    const struct refusal refusal = refused(&game, quell(1, CARD_KINDNESS, 0), WHY_AMBITION);
    assert_int_equal(refusal.need, 1);
    assert_int_equal(refusal.have, 0);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_r5_0_locked_action),
        cmocka_unit_test(test_r5_0_token_for_a_discarded_card),
        cmocka_unit_test(test_r5_0_the_declared_action_must_follow),
        cmocka_unit_test(test_r5_0_token_stays),
        cmocka_unit_test(test_r5_0_no_two_of_one_colour),
        cmocka_unit_test(test_r5_0_wild_has_no_colour),
        cmocka_unit_test(test_r5_0_upgrade_not_on_the_board),
        cmocka_unit_test(test_r5_0_useless_upgrades_cannot_be_named),
        cmocka_unit_test(test_r5_0_determination_saves_one_in_every_row),
        cmocka_unit_test(test_r5_0_no_token_on_empower),
        cmocka_unit_test(test_r5_0_card_must_be_in_hand),
        cmocka_unit_test(test_r5_1_one_space_along_a_path),
        cmocka_unit_test(test_r5_1_not_onto_an_opposing_spirit),
        cmocka_unit_test(test_r5_1_may_share_with_a_teammate),
        cmocka_unit_test(test_r5_1_haste_exactly_two),
        cmocka_unit_test(test_r5_1_haste_passes_opposing_spirits),
        cmocka_unit_test(test_r5_1_surmount_ends_with_an_opposing_spirit),
        cmocka_unit_test(test_r5_1_all_three_upgrades),
        cmocka_unit_test(test_r5_2_invoke),
        cmocka_unit_test(test_r5_2_only_onto_an_empty_adjacent_slot),
        cmocka_unit_test(test_r5_2_needs_an_essence),
        cmocka_unit_test(test_r5_2_bolster),
        cmocka_unit_test(test_r5_2_bolster_and_inner_force),
        cmocka_unit_test(test_r5_3_quell_shows_a_card_and_keeps_it),
        cmocka_unit_test(test_r5_3_card_of_its_vibe),
        cmocka_unit_test(test_r5_3_any_card_against_a_starting_emotion),
        cmocka_unit_test(test_r5_3_extinguish_needs_no_card),
        cmocka_unit_test(test_r5_3_subdue_removes_one_more),
        cmocka_unit_test(test_r5_3_all_three_upgrades),
        cmocka_unit_test(test_r5_3_at_zero_it_leaves_play),
        cmocka_unit_test(test_r5_3_only_opposing_and_adjacent),
        cmocka_unit_test(test_r5_3_needs_ambition),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
