/* The curtain between two people at one screen: it hides the table until the one who decides next
 * says that the other has looked away. It is drawn from words made when it fell; no view of the
 * game is in it. */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "scene/menu_parts.h"
#include "session/session.h"

enum { KIND_ACCEPT = 1, KIND_PAUSE, WORDS_SIZE = 256 };

struct hand_over_scene {
    struct scene scene;
    struct ui_state ui;
    uint8_t team;            /* who decides next */
    char figure[WORDS_SIZE]; /* art of the deciding Spirit */
    char title[WORDS_SIZE], plea[WORDS_SIZE], round[WORDS_SIZE], button[WORDS_SIZE];
};

/* ---- Words ---- */

static const char *team_word(const struct lang *lang, unsigned team)
{
    return tr_of(lang, "team", team_id(team), "name");
}

/* "Gloom", or "Gloom (Ann)" if the seat's player has a name. */
static void person(const struct services *services, unsigned seat, char out[WORDS_SIZE])
{
    const char *name = session_name(services->session, seat);
    struct lang_value values[] = {{"team", team_word(services->lang, seat_team(seat)), 0},
                                  {"name", name, 0}};
    tr_fill(services->lang, out, WORDS_SIZE,
            name[0] != '\0' ? "hand_over.person.named" : "hand_over.person", values, 2);
}

static bool turn_has_begun(const struct game *game)
{
    return game->actions != TURN_ACTIONS || game->used != 0 || game->absorbed != 0;
}

/* What the deciding seat is here for. Only what lies open is asked for. */
static const char *title_key(const struct game *game, unsigned seat)
{
    if (game->pending.ask == ASK_PLACE) {
        return "hand_over.place";
    }
    if (game->pending.ask != ASK_NONE) {
        return "hand_over.asked";
    }
    return seat == game_turn_seat(game) && turn_has_begun(game) ? "hand_over.goes_on"
                                                                : "hand_over.turn";
}

static void write_words(struct hand_over_scene *scene, unsigned seat)
{
    const struct services *services = scene->scene.services;
    const struct lang *lang = services->lang;
    struct view view;
    char here[WORDS_SIZE], away[WORDS_SIZE];
    session_view(services->session, scene->team, &view);
    const struct game *game = &view.shown;
    const char *ask = ask_id(game->pending.ask);
    const char *spirit = spirit_info(game->seats[seat].spirit)->id;
    person(services, seat, here);
    person(services, other_team(scene->team), away);
    const struct lang_value values[] = {
        {"team", here, 0},
        {"other", away, 0},
        {"question", ask ? tr_of(lang, "hand_over.question", ask, NULL) : "", 0},
        {"spirit", tr_of(lang, "spirit", spirit, "name"), 0},
        {"round", NULL, game->round},
    };
    size_t count = sizeof values / sizeof values[0];
    tr_fill(lang, scene->title, WORDS_SIZE, title_key(game, seat), values, count);
    tr_fill(lang, scene->plea, WORDS_SIZE, "hand_over.look_away", values, count);
    tr_fill(lang, scene->round, WORDS_SIZE, "hand_over.round", values, count);
    tr_fill(lang, scene->button, WORDS_SIZE, "hand_over.accept", values, count);
    snprintf(scene->figure, WORDS_SIZE, "spirit/%s", spirit);
}

/* ---- The scene ---- */

static void hand_over_handle(struct scene *scene, const struct intent *intent,
                             const struct draw_list *list)
{
    struct hand_over_scene *curtain = (struct hand_over_scene *)scene;
    struct intent act = ui_state_handle(&curtain->ui, intent, list);
    if (act.kind == INTENT_CLICK && act.hit_kind == KIND_ACCEPT) {
        scene->services->viewer = curtain->team;
        scene->services->request = REQUEST_CLOSE;
    } else if (act.kind == INTENT_CANCEL || act.kind == INTENT_MENU ||
               (act.kind == INTENT_CLICK && act.hit_kind == KIND_PAUSE)) {
        scene->services->request = REQUEST_PAUSE;
    } else if (act.kind == INTENT_ACCEPT) {
        /* A key still held from the last turn must not lift the curtain: the first press only shows
         * where the next one would act. */
        curtain->ui.focus_kind = KIND_ACCEPT;
        curtain->ui.focus_index = 0;
    }
}

static void draw_seal(const struct hand_over_scene *curtain, struct draw_list *list)
{
    static const float rings[] = {300, 236, 172};
    struct colour colour = theme.team[curtain->team];
    float x = STAGE_WIDTH / 2.0f;
    float y = 292;
    for (size_t i = 0; i < sizeof rings / sizeof rings[0]; i++) {
        struct box box = {x - rings[i] / 2, y - rings[i] / 2, rings[i], rings[i]};
        struct draw_command *ring = draw_panel(list, box, rings[i] / 2, colour_fade(colour, 0.05f));
        ring->border = colour_fade(colour, 0.16f + 0.16f * (float)i);
        ring->line_width = 2;
    }
}

static void hand_over_draw(struct scene *scene, struct draw_list *list)
{
    struct hand_over_scene *curtain = (struct hand_over_scene *)scene;
    const struct services *services = scene->services;
    struct colour colour = theme.team[curtain->team];
    ui_background(list);
    draw_seal(curtain, list);
    draw_art(list, (struct box){STAGE_WIDTH / 2.0f - 120, 172, 240, 240}, curtain->figure);
    ui_text(list, services, (struct box){160, 478, 1600, 90}, FONT_TITLE, TEXT_TITLE, ALIGN_CENTRE,
            colour, curtain->title);
    ui_text(list, services, (struct box){260, 576, 1400, 46}, FONT_TEXT, 28, ALIGN_CENTRE,
            theme.ink, curtain->plea);
    ui_text(list, services, (struct box){260, 630, 1400, 36}, FONT_TEXT, TEXT_BODY, ALIGN_CENTRE,
            theme.muted, curtain->round);
    struct button accept = {
        .box = {STAGE_WIDTH / 2.0f - 280, 720, 560, 104},
        .look = BUTTON_GOLD,
        .kind = KIND_ACCEPT,
        .id = "hand_over.accept",
        .label = curtain->button,
    };
    ui_button(list, services, &curtain->ui, &accept);
    struct button pause = {
        .box = {STAGE_WIDTH / 2.0f - 100, 862, 200, 52},
        .look = BUTTON_QUIET,
        .kind = KIND_PAUSE,
        .id = "hand_over.pause",
        .label = tr(services->lang, "hand_over.pause"),
    };
    ui_button(list, services, &curtain->ui, &pause);
    menu_notice(list, services);
}

static void hand_over_close(struct scene *scene)
{
    free(scene);
}

static const struct scene_class hand_over_class = {
    .name = "hand_over",
    .handle = hand_over_handle,
    .step = menu_step_still,
    .draw = hand_over_draw,
    .close = hand_over_close,
};

struct scene *hand_over_scene_new(struct services *services)
{
    struct hand_over_scene *curtain = calloc(1, sizeof *curtain);
    if (!curtain) {
        return NULL;
    }
    unsigned seat = session_decider(services->session);
    if (seat == SEAT_NONE) {
        seat = services->viewer; /* over: there is nothing left to hide */
    }
    curtain->scene = (struct scene){&hand_over_class, services};
    curtain->team = (uint8_t)seat_team(seat);
    ui_state_init(&curtain->ui);
    write_words(curtain, seat);
    return &curtain->scene;
}
