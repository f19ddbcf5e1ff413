#include "stage.h"

#include <setjmp.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#include <cmocka.h>

#include "words.h"

enum { FINGER = 40 }; /* du: the smallest area that is hit without aiming */

void stage_open(struct stage *stage, const char *const *files, size_t count)
{
    memset(stage, 0, sizeof *stage);
    stage->lang = words_english(files, count);
    stage->settings = (struct settings){SPEED_NORMAL, true, false, false, true};
    stage->services = (struct services){
        .lang = stage->lang,
        .measure = words_ruler(),
        .settings = &stage->settings,
        .continue_label = "",
        .notice = "",
        .seed = 4711,
        .version = "1.2.3",
    };
}

static void drop_scene(struct stage *stage)
{
    if (stage->scene) {
        stage->scene->class->close(stage->scene);
        stage->scene = NULL;
    }
}

void stage_close(struct stage *stage)
{
    drop_scene(stage);
    session_free(stage->services.session);
    lang_free(stage->lang);
    draw_list_free(&stage->list);
}

void stage_draw(struct stage *stage)
{
    draw_list_reset(&stage->list);
    stage->scene->class->draw(stage->scene, &stage->list);
    assert_false(stage->list.incomplete);
}

void stage_show(struct stage *stage, struct scene *scene)
{
    assert_non_null(scene);
    drop_scene(stage);
    stage->scene = scene;
    stage_draw(stage);
}

void stage_start(struct stage *stage, uint64_t seed, const char *bliss, const char *gloom)
{
    static const struct session_store nowhere = {NULL, NULL, NULL};
    struct session_setup setup;
    memset(&setup, 0, sizeof setup);
    setup_default(&setup.game, PLAYERS_DUEL);
    setup.game.seed = seed;
    setup.game.recommended = 1;
    snprintf(setup.names[SEAT_BLISS_1], NAME_SIZE, "%s", bliss);
    snprintf(setup.names[SEAT_GLOOM_1], NAME_SIZE, "%s", gloom);
    session_free(stage->services.session);
    stage->services.session = session_new(&setup, &nowhere);
    assert_non_null(stage->services.session);
}

/* ---- Hands ---- */

static enum request act(struct stage *stage, const struct intent *intent)
{
    stage->services.request = REQUEST_NONE;
    stage->scene->class->handle(stage->scene, intent, &stage->list);
    enum request request = stage->services.request;
    stage->services.request = REQUEST_NONE;
    stage_draw(stage);
    return request;
}

enum request stage_click(struct stage *stage, const char *id)
{
    const struct hit *hit = stage_hit(stage, id);
    if (!hit) {
        fail_msg("no area %s", id);
    }
    float x = hit->box.x + hit->box.w / 2;
    float y = hit->box.y + hit->box.h / 2;
    assert_ptr_equal(draw_hit_at(&stage->list, x, y), hit); /* nothing lies on it */
    const struct intent intent = {
        .kind = INTENT_CLICK,
        .hit_kind = hit->kind,
        .hit_index = hit->index,
        .hit_enabled = hit->enabled,
        .x = x,
        .y = y,
    };
    return act(stage, &intent);
}

enum request stage_key(struct stage *stage, enum intent_kind kind)
{
    const struct intent intent = {.kind = (uint8_t)kind, .hit_kind = HIT_NONE};
    return act(stage, &intent);
}

enum request stage_type(struct stage *stage, const char *text)
{
    struct intent intent = {.kind = INTENT_TEXT, .hit_kind = HIT_NONE};
    snprintf(intent.text, sizeof intent.text, "%s", text);
    return act(stage, &intent);
}

/* ---- What is there ---- */

const struct hit *stage_hit(const struct stage *stage, const char *id)
{
    for (size_t i = 0; i < stage->list.hit_count; i++) {
        if (strcmp(draw_string(&stage->list, stage->list.hits[i].id), id) == 0) {
            return &stage->list.hits[i];
        }
    }
    return NULL;
}

bool stage_says(const struct stage *stage, const char *text)
{
    for (size_t i = 0; i < stage->list.count; i++) {
        const struct draw_command *command = &stage->list.commands[i];
        if (command->kind == DRAW_TEXT &&
            strcmp(draw_string(&stage->list, command->text), text) == 0) {
            return true;
        }
    }
    return false;
}

static bool is_on_stage(struct box box)
{
    return box.x >= 0 && box.y >= 0 && box.x + box.w <= STAGE_WIDTH &&
           box.y + box.h <= STAGE_HEIGHT;
}

static void text_is_sound(const struct stage *stage, const struct draw_command *command)
{
    const char *text = draw_string(&stage->list, command->text);
    const struct text_measure *ruler = &stage->services.measure;
    float w, h;
    if (text[0] == '\0') {
        return;
    }
    ruler->measure(ruler->context, (enum font)command->font, command->size,
                   command->wrap ? command->box.w : 0, text, &w, &h);
    /* One line may be higher than its box by what the font keeps free above and below. */
    if (!is_on_stage(command->box) || w > command->box.w + 1 ||
        (command->wrap && h > command->box.h + 1)) {
        fail_msg("a text leaves its box: %s", text);
    }
    if (command->size < 15) {
        fail_msg("too small to read: %s", text);
    }
}

static bool overlap(struct box a, struct box b)
{
    return a.x < b.x + b.w && b.x < a.x + a.w && a.y < b.y + b.h && b.y < a.y + a.h;
}

static void hit_is_sound(const struct stage *stage, size_t at)
{
    const struct hit *hit = &stage->list.hits[at];
    const char *id = draw_string(&stage->list, hit->id);
    if (id[0] == '\0' || !is_on_stage(hit->box) || hit->box.w < FINGER || hit->box.h < FINGER) {
        fail_msg("area %zu (%s) is nameless, off the stage or too small", at, id);
    }
    words_are_fine(draw_string(&stage->list, hit->label));
    assert_int_equal(hit->enabled, draw_string(&stage->list, hit->why)[0] == '\0');
    for (size_t i = 0; i < at; i++) {
        const struct hit *other = &stage->list.hits[i];
        if (strcmp(draw_string(&stage->list, other->id), id) == 0 ||
            overlap(hit->box, other->box)) {
            fail_msg("%s and %s are the same or lie on each other", id,
                     draw_string(&stage->list, other->id));
        }
        assert_false(hit->kind == other->kind && hit->index == other->index);
    }
}

void stage_is_sound(const struct stage *stage)
{
    for (size_t i = 0; i < stage->list.count; i++) {
        if (stage->list.commands[i].kind == DRAW_TEXT) {
            text_is_sound(stage, &stage->list.commands[i]);
        }
    }
    for (size_t i = 0; i < stage->list.hit_count; i++) {
        hit_is_sound(stage, i);
    }
}
