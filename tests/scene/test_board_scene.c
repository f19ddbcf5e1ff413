/* The board scene, driven by its hit areas: what is drawn is sound, and gestures do what they say.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "core/rng.h"
#include "scene/ui.h"
#include "stage.h"
#include "words.h"

enum { FINGER = 40, LEAST_TEXT = 15, FRAMES_MAX = 2000 };

static const char *const files[] = {"board", "catalogue", "events", "ui", "why"};

static int set_up(void **state)
{
    static struct stage stage;
    stage_open(&stage, files, sizeof files / sizeof files[0]);
    stage.settings.speed = SPEED_NONE;
    stage.settings.warn_end_turn = false;
    *state = &stage;
    return 0;
}

static int tear_down(void **state)
{
    stage_close(*state);
    return 0;
}

static void open_board(struct stage *stage, uint64_t seed)
{
    stage_start(stage, seed, "Ann", "Ben");
    stage->services.viewer = (uint8_t)seat_team(session_decider(stage->services.session));
    stage_show(stage, board_scene_new(&stage->services));
}

static void look(const struct stage *stage, struct view *view)
{
    session_view(stage->services.session, stage->services.viewer, view);
}

/* Steps until nothing moves; returns what the scene asked for. */
static enum request settle(struct stage *stage)
{
    unsigned frames = 0;
    while (stage->scene->class->step(stage->scene, 16))
        assert_true(frames++ < FRAMES_MAX);
    const enum request request = stage->services.request;
    stage->services.request = REQUEST_NONE;
    stage_draw(stage);
    return request;
}

/* ---- What is drawn ---- */

static void texts_are_sound(const struct stage *stage)
{
    const struct text_measure *ruler = &stage->services.measure;
    for (size_t i = 0; i < stage->list.count; i++) {
        const struct draw_command *command = &stage->list.commands[i];
        const char *text = draw_string(&stage->list, command->text);
        float w, h;
        if (command->kind != DRAW_TEXT || text[0] == '\0')
            continue;
        ruler->measure(ruler->context, (enum font)command->font, command->size,
                       command->wrap ? command->box.w : 0, text, &w, &h);
        if (command->size < LEAST_TEXT || command->box.x < -1 || command->box.y < -1 ||
            command->box.x + command->box.w > STAGE_WIDTH + 1 ||
            command->box.y + command->box.h > STAGE_HEIGHT + 1)
            fail_msg("too small or off the stage: %s", text);
    }
}

/* A pawn stands on its space, cards of a large hand lie over one another: else no area hides
 * another's middle. */
static void hits_are_sound(const struct stage *stage)
{
    for (size_t i = 0; i < stage->list.hit_count; i++) {
        const struct hit *hit = &stage->list.hits[i];
        const char *id = draw_string(&stage->list, hit->id);
        const struct hit *over =
            draw_hit_at(&stage->list, hit->box.x + hit->box.w / 2, hit->box.y + hit->box.h / 2);
        if (hit->box.w < FINGER || hit->box.h < FINGER || id[0] == '\0')
            fail_msg("%s is nameless or too small", id);
        if (over != hit && strncmp(draw_string(&stage->list, over->id), "spirit.", 7) != 0)
            fail_msg("%s is hidden by %s", id, draw_string(&stage->list, over->id));
        words_are_fine(draw_string(&stage->list, hit->label));
        if (!hit->enabled)
            words_are_fine(draw_string(&stage->list, hit->why));
        for (size_t j = 0; j < i; j++) {
            const struct hit *other = &stage->list.hits[j];
            assert_string_not_equal(draw_string(&stage->list, other->id), id);
            assert_false(other->kind == hit->kind && other->index == hit->index);
        }
    }
}

static bool is_known(const struct game *game, unsigned card)
{
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        const struct spirit_seat *spirit = &game->seats[seat];
        for (unsigned i = 0; i < DECK_SIZE; i++)
            if (spirit->hand[i] == card || spirit->deck[i] == card)
                return true;
    }
    for (unsigned slot = 0; slot < SLOT_COUNT; slot++)
        if (game->slots[slot].card == card)
            return true;
    return false;
}

/* No creature is drawn that the viewer may not know to be somewhere. */
static void secrets_are_kept(const struct stage *stage)
{
    struct view view;
    look(stage, &view);
    for (size_t i = 0; i < stage->list.count; i++) {
        const char *art = draw_string(&stage->list, stage->list.commands[i].text);
        if (stage->list.commands[i].kind != DRAW_ART || strncmp(art, "emotion/", 8) != 0)
            continue;
        bool known = false;
        for (unsigned card = CARD_NONE + 1; card < CARD_COUNT; card++)
            known =
                known || (strcmp(card_info(card)->id, art + 8) == 0 && is_known(&view.shown, card));
        if (!known)
            fail_msg("%s is drawn, but is a secret", art);
    }
}

static void play_random(struct stage *stage, struct rng *rng)
{
    static struct move moves[MOVES_MAX];
    struct view view;
    session_view(stage->services.session, seat_team(session_decider(stage->services.session)),
                 &view);
    const size_t count = view_moves(&view, moves);
    assert_int_equal(
        session_play(stage->services.session, &moves[rng_below(rng, (uint32_t)count)]).why,
        WHY_NONE);
}

static void test_all_positions_are_drawn_soundly(void **state)
{
    struct stage *stage = *state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct rng rng;
        rng_seed(&rng, seed, 5);
        open_board(stage, seed);
        for (unsigned i = 0; i < 40 && !session_is_over(stage->services.session); i++) {
            play_random(stage, &rng);
            if (i % 4 != 0 || session_is_over(stage->services.session))
                continue;
            stage->services.viewer = (uint8_t)seat_team(session_decider(stage->services.session));
            stage_show(stage, board_scene_new(&stage->services));
            stage->services.request = REQUEST_NONE;
            texts_are_sound(stage);
            hits_are_sound(stage);
            secrets_are_kept(stage);
        }
    }
}

/* ---- Gestures ---- */

enum { PLACED = 2 }; /* moves of a recommended set-up */

static size_t moves_made(const struct stage *stage)
{
    return session_move_count(stage->services.session) - PLACED;
}

static void send(struct stage *stage, enum intent_kind kind, const char *id)
{
    const struct hit *hit = stage_hit(stage, id);
    assert_non_null(hit);
    const struct intent intent = {.kind = (uint8_t)kind,
                                  .hit_kind = hit->kind,
                                  .hit_index = hit->index,
                                  .hit_enabled = hit->enabled,
                                  .x = hit->box.x + hit->box.w / 2,
                                  .y = hit->box.y + hit->box.h / 2};
    stage->scene->class->handle(stage->scene, &intent, &stage->list);
    stage_draw(stage);
}

static bool says_part(const struct stage *stage, const char *part)
{
    for (size_t i = 0; i < stage->list.count; i++)
        if (stage->list.commands[i].kind == DRAW_TEXT &&
            strstr(draw_string(&stage->list, stage->list.commands[i].text), part))
            return true;
    return false;
}

/* An empty slot next to the Spirit, where the first card of the hand may go. */
static unsigned open_slot(struct stage *stage)
{
    static struct move moves[MOVES_MAX];
    struct view view;
    look(stage, &view);
    const size_t count = view_moves(&view, moves);
    const unsigned card = view.shown.seats[game_decider(&view.shown)].hand[0];
    for (size_t i = 0; i < count; i++)
        if (moves[i].kind == MOVE_INVOKE && moves[i].a == card)
            return moves[i].b;
    return SLOT_NONE;
}

static void test_dragging_a_card_to_a_slot_invokes_it(void **state)
{
    struct stage *stage = *state;
    char slot[16];
    open_board(stage, 4);
    const unsigned target = open_slot(stage);
    assert_int_not_equal(target, SLOT_NONE);
    snprintf(slot, sizeof slot, "slot.%u", target);
    send(stage, INTENT_DRAG_BEGIN, "hand.0");
    assert_true(stage_hit(stage, slot)->droppable);
    send(stage, INTENT_DRAG_MOVE, slot);
    assert_true(says_part(stage, "Invoke ") && says_part(stage, " → ")); /* what it would change */
    send(stage, INTENT_DRAG_DROP, slot);
    struct view view;
    look(stage, &view);
    assert_int_not_equal(view.shown.slots[target].card, CARD_NONE);
    assert_int_equal(moves_made(stage), 1);
}

static void test_dropping_beside_or_cancelling_a_drag_does_nothing(void **state)
{
    struct stage *stage = *state;
    open_board(stage, 4);
    send(stage, INTENT_DRAG_BEGIN, "hand.0");
    send(stage, INTENT_DRAG_DROP, "menu");
    send(stage, INTENT_DRAG_BEGIN, "hand.0");
    send(stage, INTENT_DRAG_CANCEL, "hand.0");
    assert_int_equal(moves_made(stage), 0);
    assert_null(stage_hit(stage, "answer.cancel"));
}

static void test_clicking_card_then_slot_is_the_same(void **state)
{
    struct stage *stage = *state;
    char slot[16];
    open_board(stage, 4);
    snprintf(slot, sizeof slot, "slot.%u", open_slot(stage));
    stage_click(stage, "hand.0");
    assert_non_null(stage_hit(stage, "answer.cancel"));
    stage_click(stage, slot);
    assert_int_equal(moves_made(stage), 1);
    assert_int_equal(session_move(stage->services.session, PLACED).kind, MOVE_INVOKE);
}

static void test_cancel_backs_out_first_and_leaves_second(void **state)
{
    struct stage *stage = *state;
    open_board(stage, 4);
    stage_click(stage, "hand.0");
    assert_int_equal(stage_key(stage, INTENT_CANCEL), REQUEST_NONE);
    assert_null(stage_hit(stage, "answer.cancel"));
    assert_int_equal(stage_key(stage, INTENT_CANCEL), REQUEST_PAUSE);
    assert_int_equal(stage_click(stage, "menu"), REQUEST_PAUSE);
}

static void test_right_click_shows_a_card_large(void **state)
{
    struct stage *stage = *state;
    open_board(stage, 4);
    send(stage, INTENT_CANCEL, "hand.0");
    assert_int_equal(stage->services.request, REQUEST_NONE);
    assert_non_null(stage_hit(stage, "card.close"));
    assert_null(stage_hit(stage, "end.draw")); /* nothing below can be reached */
    stage_click(stage, "card.close");
    assert_non_null(stage_hit(stage, "end.draw"));
}

static void test_what_is_dim_says_why_with_its_rule(void **state)
{
    struct stage *stage = *state;
    open_board(stage, 4);
    const struct hit *absorb = stage_hit(stage, "absorb");
    assert_false(absorb->enabled);
    assert_string_equal(draw_string(&stage->list, absorb->why),
                        "Nobody may Absorb in the very first turn (R3.5)");
    stage_click(stage, "absorb");
    assert_int_equal(moves_made(stage), 0);
}

static void test_keys_do_what_clicks_do(void **state)
{
    struct stage *stage = *state;
    open_board(stage, 4);
    struct intent number = {.kind = INTENT_NUMBER, .number = 1, .hit_kind = HIT_NONE};
    stage->scene->class->handle(stage->scene, &number, &stage->list);
    stage_draw(stage);
    assert_non_null(stage_hit(stage, "answer.cancel"));
    stage_key(stage, INTENT_CANCEL);
    stage_click(stage, "realm.0");
    assert_int_equal(moves_made(stage), 1);
    stage_key(stage, INTENT_UNDO);
    assert_int_equal(moves_made(stage), 0);
    stage_key(stage, INTENT_REDO);
    assert_int_equal(moves_made(stage), 1);
    stage_key(stage, INTENT_END_TURN); /* to the two ways of ending, not past them */
    assert_int_equal(moves_made(stage), 1);
    stage_key(stage, INTENT_ACCEPT);
    assert_int_equal(session_move(stage->services.session, PLACED + 1).kind, MOVE_END);
}

/* Tab, arrows and Enter alone reach a move. */
static void test_focus_walks_over_everything(void **state)
{
    struct stage *stage = *state;
    open_board(stage, 4);
    bool found = false;
    for (unsigned i = 0; i < 20 && !found; i++) {
        stage_key(stage, INTENT_FOCUS_NEXT);
        for (unsigned j = 0; j < 6 && !found; j++) {
            stage_key(stage, j % 2 ? INTENT_DOWN : INTENT_RIGHT);
            stage_key(stage, INTENT_ACCEPT);
            found = moves_made(stage) > 0;
        }
    }
    assert_true(found);
}

static void test_early_end_is_asked_about_once(void **state)
{
    struct stage *stage = *state;
    open_board(stage, 4);
    stage->settings.warn_end_turn = true;
    stage_click(stage, "end.draw");
    assert_int_equal(moves_made(stage), 0);
    stage_click(stage, "answer.cancel");
    stage_click(stage, "end.draw");
    assert_int_equal(moves_made(stage), 1);
}

static void test_the_other_team_comes_to_the_screen(void **state)
{
    struct stage *stage = *state;
    open_board(stage, 4);
    const unsigned first = stage->services.viewer;
    stage->settings.hand_over = true;
    assert_int_equal(stage_click(stage, "end.draw"), REQUEST_HAND_OVER);
    assert_int_equal(stage->services.viewer, first);

    open_board(stage, 4);
    stage->settings.hand_over = false;
    assert_int_equal(stage_click(stage, "end.draw"), REQUEST_NONE);
    assert_int_equal(stage->services.viewer, other_team(first));
    /* And is told what happened. */
    assert_non_null(stage_hit(stage, "report.go_on"));
    stage_click(stage, "report.go_on");
    assert_null(stage_hit(stage, "report.go_on"));
    assert_non_null(stage_hit(stage, "end.draw"));
}

static void test_animations_come_before_the_curtain(void **state)
{
    struct stage *stage = *state;
    open_board(stage, 4);
    stage->settings.hand_over = true;
    stage->settings.speed = SPEED_NORMAL;
    assert_int_equal(stage_click(stage, "end.draw"), REQUEST_NONE);
    assert_int_equal(settle(stage), REQUEST_HAND_OVER);
}

/* A click while something flies brings it to its end and counts. */
static void test_clicks_hasten_animations(void **state)
{
    struct stage *stage = *state;
    open_board(stage, 4);
    stage->settings.speed = SPEED_SLOW;
    stage_click(stage, "realm.0");
    stage_click(stage, "realm.0");
    assert_int_equal(moves_made(stage), 2);
}

static size_t count_text(const struct stage *stage, const char *text)
{
    size_t count = 0;
    for (size_t i = 0; i < stage->list.count; i++)
        if (stage->list.commands[i].kind == DRAW_TEXT &&
            strcmp(draw_string(&stage->list, stage->list.commands[i].text), text) == 0)
            count++;
    return count;
}

/* Each starting Emotion counts for its Realm and its Frontier. */
static void test_why_shows_the_parts_of_all_sums(void **state)
{
    struct stage *stage = *state;
    open_board(stage, 4);
    const size_t before = count_text(stage, "+1");
    stage_click(stage, "why");
    assert_int_equal(count_text(stage, "+1") - before, 8);
    stage_click(stage, "why");
    assert_int_equal(count_text(stage, "+1"), before);
}

static void test_free_placing_goes_space_then_slots(void **state)
{
    struct stage *stage = *state;
    static const struct session_store nowhere = {NULL, NULL, NULL};
    struct session_setup setup;
    memset(&setup, 0, sizeof setup);
    setup_default(&setup.game, PLAYERS_DUEL);
    session_free(stage->services.session);
    stage->services.session = session_new(&setup, &nowhere);
    stage->services.viewer = (uint8_t)seat_team(session_decider(stage->services.session));
    stage_show(stage, board_scene_new(&stage->services));
    assert_non_null(stage_hit(stage, "place.recommended"));
    assert_false(stage_hit(stage, "slot.3")->enabled);
    stage_click(stage, "space.3");
    stage_click(stage, "slot.3");
    assert_false(stage_hit(stage, "slot.4")->enabled); /* no Realm slot */
    stage_click(stage, "slot.11");
    const struct move placed = session_move(stage->services.session, 0);
    assert_int_equal(placed.kind, MOVE_PLACE);
    assert_int_equal(placed.a, 3);
    assert_int_equal(placed.b, 3);
    assert_int_equal(placed.c, 11);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test_setup_teardown(test_all_positions_are_drawn_soundly, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_dragging_a_card_to_a_slot_invokes_it, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_dropping_beside_or_cancelling_a_drag_does_nothing,
                                        set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_clicking_card_then_slot_is_the_same, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_cancel_backs_out_first_and_leaves_second, set_up,
                                        tear_down),
        cmocka_unit_test_setup_teardown(test_right_click_shows_a_card_large, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_what_is_dim_says_why_with_its_rule, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_keys_do_what_clicks_do, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_focus_walks_over_everything, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_early_end_is_asked_about_once, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_the_other_team_comes_to_the_screen, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_animations_come_before_the_curtain, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_clicks_hasten_animations, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_why_shows_the_parts_of_all_sums, set_up, tear_down),
        cmocka_unit_test_setup_teardown(test_free_placing_goes_space_then_slots, set_up, tear_down),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
