/* The menus, driven by mouse and keyboard: what each way on asks for, and what it leaves behind. */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <cmocka.h>

#include "core/rng.h"
#include "stage.h"

static struct stage stage;

static int open_stage(void **state)
{
    static const char *const files[] = {"ui", "menu", "catalogue"};
    (void)state;
    stage_open(&stage, files, sizeof files / sizeof files[0]);
    return 0;
}

static int close_stage(void **state)
{
    (void)state;
    stage_close(&stage);
    return 0;
}

/* ---- Menu ---- */

static void menu_leads_on(void **state)
{
    (void)state;
    stage_show(&stage, menu_scene_new(&stage.services));
    stage_is_sound(&stage);
    assert_null(stage_hit(&stage, "menu.continue"));
    assert_int_equal(stage_click(&stage, "menu.new"), REQUEST_SET_UP);
    assert_int_equal(stage_click(&stage, "menu.settings"), REQUEST_SETTINGS);
    assert_int_equal(stage_click(&stage, "menu.quit"), REQUEST_QUIT);
    assert_int_equal(stage_key(&stage, INTENT_CANCEL), REQUEST_NONE);
}

static void menu_offers_the_saved_game(void **state)
{
    (void)state;
    stage.services.can_continue = true;
    stage.services.continue_label = "Ann – Ben, round 4";
    stage_show(&stage, menu_scene_new(&stage.services));
    stage_is_sound(&stage);
    assert_true(stage_says(&stage, "Ann – Ben, round 4"));
    assert_int_equal(stage_click(&stage, "menu.continue"), REQUEST_CONTINUE);
}

static void menu_by_keyboard(void **state)
{
    (void)state;
    stage.services.can_continue = true;
    stage_show(&stage, menu_scene_new(&stage.services));
    assert_int_equal(stage_key(&stage, INTENT_ACCEPT), REQUEST_CONTINUE);
    stage_key(&stage, INTENT_DOWN);
    assert_int_equal(stage_key(&stage, INTENT_ACCEPT), REQUEST_SET_UP);
    stage_key(&stage, INTENT_FOCUS_NEXT);
    assert_int_equal(stage_key(&stage, INTENT_ACCEPT), REQUEST_SETTINGS);
    stage_key(&stage, INTENT_UP);
    stage_key(&stage, INTENT_UP);
    stage_key(&stage, INTENT_UP); /* nothing is further up: the focus stays */
    assert_int_equal(stage_key(&stage, INTENT_ACCEPT), REQUEST_CONTINUE);
}

static void menu_shows_a_notice(void **state)
{
    (void)state;
    stage.services.notice = "The game is not saved: disk full";
    stage_show(&stage, menu_scene_new(&stage.services));
    assert_true(stage_says(&stage, "The game is not saved: disk full"));
}

/* ---- Set-up ---- */

static const struct setup *started(void)
{
    assert_non_null(stage.services.setup);
    return &stage.services.setup->game;
}

static void set_up_starts_at_once(void **state)
{
    (void)state;
    stage_show(&stage, set_up_scene_new(&stage.services));
    stage_is_sound(&stage);
    assert_int_equal(stage_click(&stage, "setup.start"), REQUEST_START);
    const struct setup *setup = started();
    assert_int_equal(setup->mode, MODE_BASIC);
    assert_int_equal(setup->players, PLAYERS_DUEL);
    assert_int_equal(setup->seed, 4711);
    assert_int_equal(setup->first, TEAM_NONE);
    assert_int_equal(setup->recommended, 1);
    assert_int_equal(setup->spirits[SEAT_BLISS_1], SPIRIT_EMPATHY);
    assert_int_equal(setup->spirits[SEAT_GLOOM_1], SPIRIT_MISERY);
    assert_string_equal(stage.services.setup->names[SEAT_BLISS_1], "");
    struct game game;
    assert_int_equal(game_new(&game, setup), SETUP_FINE);
}

static void set_up_takes_every_choice(void **state)
{
    (void)state;
    stage_show(&stage, set_up_scene_new(&stage.services));
    assert_int_equal(stage_click(&stage, "setup.spirit.bliss.harmony"), REQUEST_NONE);
    stage_click(&stage, "setup.spirit.gloom.anxiety");
    stage_click(&stage, "setup.first.gloom");
    stage_click(&stage, "setup.places.free");
    stage_click(&stage, "setup.start");
    assert_int_equal(started()->spirits[SEAT_BLISS_1], SPIRIT_HARMONY);
    assert_int_equal(started()->spirits[SEAT_GLOOM_1], SPIRIT_ANXIETY);
    assert_int_equal(started()->first, TEAM_GLOOM);
    assert_int_equal(started()->recommended, 0);
    stage_click(&stage, "setup.first.bliss");
    stage_click(&stage, "setup.places.recommended");
    stage_click(&stage, "setup.start");
    assert_int_equal(started()->first, TEAM_BLISS);
    assert_int_equal(started()->recommended, 1);
    stage_click(&stage, "setup.first.chance");
    stage_click(&stage, "setup.start");
    assert_int_equal(started()->first, TEAM_NONE);
}

static void set_up_offers_all_spirits(void **state)
{
    char id[64];
    (void)state;
    stage_show(&stage, set_up_scene_new(&stage.services));
    for (unsigned spirit = 0; spirit < SPIRIT_COUNT; spirit++) {
        const struct spirit_info *info = spirit_info(spirit);
        snprintf(id, sizeof id, "setup.spirit.%s.%s", team_id(info->team), info->id);
        stage_click(&stage, id);
        stage_click(&stage, "setup.start");
        assert_int_equal(started()->spirits[info->team], spirit);
    }
}

static void names_are_typed(void **state)
{
    (void)state;
    stage_show(&stage, set_up_scene_new(&stage.services));
    assert_int_equal(stage_click(&stage, "setup.name.bliss"), REQUEST_TEXT_ON);
    stage_type(&stage, "Ann");
    stage_type(&stage, "ä");
    stage_type(&stage, "\xff"); /* broken bytes are no text */
    stage_key(&stage, INTENT_BACKSPACE);
    stage_type(&stage, "e");
    stage_key(&stage, INTENT_LEFT);
    stage_type(&stage, "ü");
    stage_is_sound(&stage);
    assert_int_equal(stage_key(&stage, INTENT_ACCEPT), REQUEST_TEXT_OFF);
    assert_int_equal(stage_click(&stage, "setup.name.gloom"), REQUEST_TEXT_ON);
    stage_type(&stage, "Ben");
    assert_int_equal(stage_click(&stage, "setup.start"), REQUEST_START); /* with the field open */
    assert_string_equal(stage.services.setup->names[SEAT_BLISS_1], "Annüe");
    assert_string_equal(stage.services.setup->names[SEAT_GLOOM_1], "Ben");
}

static void escape_brings_the_old_name_back(void **state)
{
    (void)state;
    stage_show(&stage, set_up_scene_new(&stage.services));
    stage_click(&stage, "setup.name.bliss");
    stage_type(&stage, "Ann");
    stage_key(&stage, INTENT_ACCEPT);
    stage_click(&stage, "setup.name.bliss");
    stage_type(&stage, "abel");
    assert_int_equal(stage_key(&stage, INTENT_CANCEL), REQUEST_TEXT_OFF);
    assert_int_equal(stage_key(&stage, INTENT_CANCEL), REQUEST_MENU); /* none is open now */
    stage_click(&stage, "setup.start");
    assert_string_equal(stage.services.setup->names[SEAT_BLISS_1], "Ann");
}

static void a_name_has_an_end(void **state)
{
    (void)state;
    stage_show(&stage, set_up_scene_new(&stage.services));
    stage_click(&stage, "setup.name.bliss");
    for (int i = 0; i < 30; i++) {
        stage_type(&stage, "Ж");
    }
    stage_is_sound(&stage);
    stage_click(&stage, "setup.start");
    assert_int_equal(strlen(stage.services.setup->names[SEAT_BLISS_1]), 40); /* 20 of 2 bytes */
    stage_click(&stage, "setup.name.gloom");
    for (int i = 0; i < 30; i++) {
        stage_type(&stage, "\xf0\x9d\x84\x9e"); /* 4 bytes: the room ends before the 20th */
    }
    stage_click(&stage, "setup.start");
    assert_int_equal(strlen(stage.services.setup->names[SEAT_GLOOM_1]), 60);
}

static void swapping_takes_the_names_along(void **state)
{
    (void)state;
    stage_show(&stage, set_up_scene_new(&stage.services));
    stage_click(&stage, "setup.name.bliss");
    stage_type(&stage, "Ann");
    assert_int_equal(stage_click(&stage, "setup.swap"), REQUEST_TEXT_OFF);
    assert_true(stage_says(&stage, "Name of player two")); /* now the empty one, at Bliss */
    stage_click(&stage, "setup.name.bliss");
    stage_type(&stage, "Ben");
    stage_click(&stage, "setup.start");
    assert_string_equal(stage.services.setup->names[SEAT_BLISS_1], "Ben");
    assert_string_equal(stage.services.setup->names[SEAT_GLOOM_1], "Ann");
}

static void more_has_seed_and_curtain(void **state)
{
    (void)state;
    stage_show(&stage, set_up_scene_new(&stage.services));
    assert_null(stage_hit(&stage, "setup.seed"));
    stage_click(&stage, "setup.more");
    stage_is_sound(&stage);
    assert_int_equal(stage_click(&stage, "setup.seed"), REQUEST_TEXT_ON);
    for (int i = 0; i < 4; i++) {
        stage_key(&stage, INTENT_BACKSPACE);
    }
    stage_type(&stage, "12x-3");
    stage_key(&stage, INTENT_ACCEPT);
    assert_int_equal(stage_click(&stage, "setup.hand_over"), REQUEST_SETTINGS_CHANGED);
    assert_false(stage.settings.hand_over);
    stage_click(&stage, "setup.start");
    assert_int_equal(started()->seed, 123);
    stage_click(&stage, "setup.more"); /* closed again: the seed stays */
    assert_null(stage_hit(&stage, "setup.seed"));
    stage_click(&stage, "setup.start");
    assert_int_equal(started()->seed, 123);
}

static void no_seed_is_the_proposed_one(void **state)
{
    (void)state;
    stage_show(&stage, set_up_scene_new(&stage.services));
    stage_click(&stage, "setup.more");
    stage_click(&stage, "setup.seed");
    for (int i = 0; i < 9; i++) {
        stage_key(&stage, INTENT_BACKSPACE);
    }
    stage_click(&stage, "setup.start");
    assert_int_equal(started()->seed, 4711);
    stage_click(&stage, "setup.seed");
    for (int i = 0; i < 40; i++) {
        stage_type(&stage, "9");
    }
    stage_click(&stage, "setup.start");
    assert_int_equal(started()->seed, 999999999999999999u);
}

static void set_up_by_keyboard(void **state)
{
    (void)state;
    stage_show(&stage, set_up_scene_new(&stage.services));
    assert_int_equal(stage_key(&stage, INTENT_ACCEPT), REQUEST_START);
    stage_key(&stage, INTENT_FOCUS_NEXT); /* the name of Bliss */
    assert_int_equal(stage_key(&stage, INTENT_ACCEPT), REQUEST_TEXT_ON);
    stage_type(&stage, "Ann");
    assert_int_equal(stage_key(&stage, INTENT_FOCUS_NEXT), REQUEST_TEXT_OFF);
    stage_key(&stage, INTENT_DOWN); /* from the name of Gloom to a Spirit below it */
    stage_key(&stage, INTENT_ACCEPT);
    stage_key(&stage, INTENT_FOCUS_NEXT);
    stage_key(&stage, INTENT_RIGHT);
    stage_key(&stage, INTENT_ACCEPT); /* Bliss begins */
    stage_click(&stage, "setup.start");
    assert_string_equal(stage.services.setup->names[SEAT_BLISS_1], "Ann");
    assert_int_equal(started()->spirits[SEAT_GLOOM_1], SPIRIT_MALICE);
    assert_int_equal(started()->first, TEAM_BLISS);
}

static void set_up_leads_back(void **state)
{
    (void)state;
    stage_show(&stage, set_up_scene_new(&stage.services));
    assert_int_equal(stage_click(&stage, "setup.back"), REQUEST_MENU);
    assert_int_equal(stage_key(&stage, INTENT_CANCEL), REQUEST_MENU);
}

/* ---- Settings, pause ---- */

static void settings_count_at_once(void **state)
{
    static const char *const speeds[SPEED_COUNT] = {"settings.speed.slow", "settings.speed.normal",
                                                    "settings.speed.fast", "settings.speed.none"};
    (void)state;
    stage_show(&stage, settings_scene_new(&stage.services));
    stage_is_sound(&stage);
    for (unsigned speed = 0; speed < SPEED_COUNT; speed++) {
        assert_int_equal(stage_click(&stage, speeds[speed]), REQUEST_SETTINGS_CHANGED);
        assert_int_equal(stage.settings.speed, speed);
    }
    const struct {
        const char *id;
        const bool *value;
    } switches[] = {
        {"settings.hand_over", &stage.settings.hand_over},
        {"settings.warn_end_turn", &stage.settings.warn_end_turn},
        {"settings.reduce_motion", &stage.settings.reduce_motion},
        {"settings.full_screen", &stage.settings.full_screen},
    };
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; i++) {
        const struct settings before = stage.settings;
        bool was = *switches[i].value;
        assert_int_equal(stage_click(&stage, switches[i].id), REQUEST_SETTINGS_CHANGED);
        assert_int_equal(*switches[i].value, !was);
        stage_click(&stage, switches[i].id);
        assert_memory_equal(&before, &stage.settings, sizeof before);
    }
    assert_int_equal(stage_click(&stage, "settings.close"), REQUEST_CLOSE);
    assert_int_equal(stage_key(&stage, INTENT_CANCEL), REQUEST_CLOSE);
}

static void a_switch_says_how_it_stands(void **state)
{
    (void)state;
    stage_show(&stage, settings_scene_new(&stage.services));
    const struct hit *hit = stage_hit(&stage, "settings.full_screen");
    assert_string_equal(draw_string(&stage.list, hit->label), "Full screen: off");
    stage_click(&stage, "settings.full_screen");
    hit = stage_hit(&stage, "settings.full_screen");
    assert_string_equal(draw_string(&stage.list, hit->label), "Full screen: on");
}

static void pause_leads_on(void **state)
{
    (void)state;
    stage_show(&stage, pause_scene_new(&stage.services));
    stage_is_sound(&stage);
    assert_int_equal(stage_click(&stage, "pause.settings"), REQUEST_SETTINGS);
    assert_int_equal(stage_click(&stage, "pause.menu"), REQUEST_MENU);
    assert_int_equal(stage_click(&stage, "pause.quit"), REQUEST_QUIT);
    assert_int_equal(stage_click(&stage, "pause.continue"), REQUEST_CLOSE);
    assert_int_equal(stage_key(&stage, INTENT_CANCEL), REQUEST_CLOSE);
    assert_true(stage_says(&stage, "The game is saved after every move."));
    stage.services.notice = "The game is not saved: disk full";
    stage_draw(&stage);
    assert_true(stage_says(&stage, "The game is not saved: disk full"));
    assert_false(stage_says(&stage, "The game is saved after every move."));
}

/* ---- Hand-over ---- */

static void play(const struct move *move)
{
    assert_int_equal(session_play(stage.services.session, move).why, WHY_NONE);
}

static void end_turn(void)
{
    const struct move end = {.kind = MOVE_END, .a = END_DRAW};
    play(&end);
}

static unsigned deciding_team(void)
{
    return seat_team(session_decider(stage.services.session));
}

static void the_curtain_asks_for_the_right_one(void **state)
{
    (void)state;
    stage_start(&stage, 3, "Ann", "");
    for (int turn = 0; turn < 2; turn++, end_turn()) {
        unsigned team = deciding_team();
        stage.services.viewer = (uint8_t)other_team(team);
        stage_show(&stage, hand_over_scene_new(&stage.services));
        stage_is_sound(&stage);
        bool bliss = team == TEAM_BLISS;
        assert_true(
            stage_says(&stage, bliss ? "Bliss (Ann), it is your turn" : "Gloom, it is your turn"));
        assert_true(stage_says(&stage, bliss ? "Gloom, please look away."
                                             : "Bliss (Ann), please look away."));
        assert_int_equal(stage_click(&stage, "hand_over.accept"), REQUEST_CLOSE);
        assert_int_equal(stage.services.viewer, team);
    }
}

static void the_curtain_needs_two_presses(void **state)
{
    (void)state;
    stage_start(&stage, 3, "", "");
    stage.services.viewer = (uint8_t)other_team(deciding_team());
    stage_show(&stage, hand_over_scene_new(&stage.services));
    assert_int_equal(stage_key(&stage, INTENT_ACCEPT), REQUEST_NONE);
    assert_int_not_equal(stage.services.viewer, deciding_team());
    assert_int_equal(stage_key(&stage, INTENT_ACCEPT), REQUEST_CLOSE);
    assert_int_equal(stage.services.viewer, deciding_team());
    assert_int_equal(stage_key(&stage, INTENT_CANCEL), REQUEST_PAUSE);
    assert_int_equal(stage_click(&stage, "hand_over.pause"), REQUEST_PAUSE);
}

/* Nothing of the table is behind the curtain: no card's name, no goal's. */
static void the_curtain_hides_everything(void **state)
{
    (void)state;
    stage_start(&stage, 3, "", "");
    stage_show(&stage, hand_over_scene_new(&stage.services));
    for (size_t i = 0; i < stage.list.count; i++) {
        const char *text = draw_string(&stage.list, stage.list.commands[i].text);
        assert_null(strstr(text, "emotion/"));
        for (unsigned card = CARD_NONE + 1; card < CARD_COUNT; card++) {
            assert_null(strstr(text, tr_of(stage.lang, "card", card_info(card)->id, "name")));
        }
        for (unsigned goal = 0; goal < ASPIRATION_COUNT; goal++) {
            assert_null(strstr(text, tr_of(stage.lang, "aspiration", aspiration_id(goal), "name")));
        }
    }
    assert_false(stage.scene->class->overlay);
}

/* ---- Whole games, for questions and ends ---- */

static void play_at_random(struct rng *rng)
{
    static struct move moves[MOVES_MAX];
    static struct view view;
    session_view(stage.services.session, deciding_team(), &view);
    size_t count = view_moves(&view, moves);
    assert_true(count > 0);
    play(&moves[rng_below(rng, (uint32_t)count)]);
}

static void every_question_has_words(void **state)
{
    bool seen[ASK_COUNT] = {false};
    size_t kinds = 0;
    (void)state;
    for (uint64_t seed = 1; seed <= 12; seed++) {
        struct rng rng;
        rng_seed(&rng, seed, 0);
        stage_start(&stage, seed, "", "");
        while (!session_is_over(stage.services.session)) {
            struct view view;
            session_view(stage.services.session, deciding_team(), &view);
            unsigned ask = view.shown.pending.ask;
            if (!seen[ask]) {
                seen[ask] = true;
                kinds++;
                stage_show(&stage, hand_over_scene_new(&stage.services));
                stage_is_sound(&stage);
            }
            play_at_random(&rng);
        }
    }
    assert_true(kinds > 8);
    for (unsigned ask = ASK_NONE + 1; ask < ASK_COUNT; ask++) {
        char key[64];
        snprintf(key, sizeof key, "hand_over.question.%s", ask_id(ask));
        assert_true(ask == ASK_PLACE || lang_has(stage.lang, key));
    }
}

static void play_to_the_end(uint64_t seed, const char *bliss, const char *gloom)
{
    struct rng rng;
    rng_seed(&rng, seed, 0);
    stage_start(&stage, seed, bliss, gloom);
    while (!session_is_over(stage.services.session)) {
        play_at_random(&rng);
    }
}

/* "2 Minor Fragments, 3 points each", and 6. */
static void says_line(const char *key, int count, int points)
{
    char words[128], number[16];
    const struct lang_value values[] = {{"n", NULL, count}, {"points", NULL, points}};
    assert_true(stage_says(&stage, tr_fill(stage.lang, words, sizeof words, key, values, 2)));
    snprintf(number, sizeof number, "%d", count * points);
    assert_true(stage_says(&stage, number));
}

static void the_end_adds_up(void **state)
{
    (void)state;
    for (uint64_t seed = 1; seed <= 20; seed++) {
        char total[16];
        struct view view;
        play_to_the_end(seed, "Ann", "Ben");
        stage_show(&stage, game_over_scene_new(&stage.services));
        stage_is_sound(&stage);
        session_view(stage.services.session, TEAM_BLISS, &view);
        for (unsigned team = 0; team < TEAM_COUNT; team++) {
            const struct team_state *t = &view.shown.teams[team];
            int sum =
                3 * t->identity.minor + 5 * t->identity.major + 4 * t->identity.cap + t->wheel;
            assert_int_equal(sum, game_score(&view.shown, team));
            says_line("over.minor", t->identity.minor, 3);
            says_line("over.major", t->identity.major, 5);
            says_line("over.cap", t->identity.cap, 4);
            snprintf(total, sizeof total, "%d", sum);
            assert_true(stage_says(&stage, total));
        }
        static const char *const titles[] = {[WINNER_BLISS] = "Ann has won with Bliss",
                                             [WINNER_GLOOM] = "Ben has won with Gloom",
                                             [WINNER_DRAW] = "A draw"};
        assert_true(stage_says(&stage, titles[view.shown.winner]));
    }
}

static void resigning_is_told(void **state)
{
    const struct move resign = {.kind = MOVE_RESIGN, .a = TEAM_BLISS};
    (void)state;
    stage_start(&stage, 5, "", "");
    play(&resign);
    stage_show(&stage, game_over_scene_new(&stage.services));
    assert_true(stage_says(&stage, "Gloom has won"));
    assert_true(stage_says(&stage, "Bliss resigned."));
}

static void play_again_is_another_game(void **state)
{
    (void)state;
    play_to_the_end(2, "Ann", "Ben");
    stage_show(&stage, game_over_scene_new(&stage.services));
    assert_int_equal(stage_click(&stage, "over.again"), REQUEST_START);
    const struct session_setup *before = session_setup_of(stage.services.session);
    assert_string_equal(stage.services.setup->names[SEAT_GLOOM_1], "Ben");
    assert_memory_equal(stage.services.setup->game.spirits, before->game.spirits,
                        sizeof before->game.spirits);
    assert_true(started()->seed != before->game.seed);
    assert_int_equal(stage_click(&stage, "over.board"), REQUEST_CLOSE);
    assert_int_equal(stage_click(&stage, "over.menu"), REQUEST_MENU);
    assert_int_equal(stage_key(&stage, INTENT_CANCEL), REQUEST_CLOSE);
}

int main(void)
{
#define TEST(name) cmocka_unit_test_setup_teardown(name, open_stage, close_stage)
    const struct CMUnitTest tests[] = {
        TEST(menu_leads_on),
        TEST(menu_offers_the_saved_game),
        TEST(menu_by_keyboard),
        TEST(menu_shows_a_notice),
        TEST(set_up_starts_at_once),
        TEST(set_up_takes_every_choice),
        TEST(set_up_offers_all_spirits),
        TEST(names_are_typed),
        TEST(escape_brings_the_old_name_back),
        TEST(a_name_has_an_end),
        TEST(swapping_takes_the_names_along),
        TEST(more_has_seed_and_curtain),
        TEST(no_seed_is_the_proposed_one),
        TEST(set_up_by_keyboard),
        TEST(set_up_leads_back),
        TEST(settings_count_at_once),
        TEST(a_switch_says_how_it_stands),
        TEST(pause_leads_on),
        TEST(the_curtain_asks_for_the_right_one),
        TEST(the_curtain_needs_two_presses),
        TEST(the_curtain_hides_everything),
        TEST(every_question_has_words),
        TEST(the_end_adds_up),
        TEST(resigning_is_told),
        TEST(play_again_is_another_game),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
