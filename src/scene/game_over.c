/* The end: who won, every point of both teams line by line, and why it ended. */
#include <stdio.h>
#include <stdlib.h>

#include "scene/menu_parts.h"
#include "session/session.h"

enum { KIND_BUTTON = 1, WORDS_SIZE = 256 };

enum { POINTS_MINOR = 3, POINTS_MAJOR = 5, POINTS_CAP = 4 }; /* R10.2 */

enum { ENTRY_AGAIN, ENTRY_BOARD, ENTRY_MENU, ENTRY_COUNT };

static const struct menu_entry entries[ENTRY_COUNT] = {
    [ENTRY_AGAIN] = {"over.again", "over.again", REQUEST_START},
    [ENTRY_BOARD] = {"over.board", "over.board", REQUEST_CLOSE},
    [ENTRY_MENU] = {"over.menu", "over.menu", REQUEST_MENU},
};

/* One line of a score: so many things at so many points each. */
struct score_line {
    const char *key;
    int count, points;
};

enum { SCORE_LINES = 4 };

struct game_over_scene {
    struct scene scene;
    struct ui_state ui;
    uint8_t winner; /* enum winner */
    struct score_line lines[TEAM_COUNT][SCORE_LINES];
    int total[TEAM_COUNT];
    char title[WORDS_SIZE], why[WORDS_SIZE];
    const char *rule; /* key of how points are counted, or of what decided a tie */
    struct session_setup again;
};

/* ---- What there is to tell ---- */

static bool was_resigned(const struct session *session)
{
    size_t count = session_move_count(session);
    return count > 0 && session_move(session, count - 1).kind == MOVE_RESIGN;
}

/* Why the game is over, from how it ended (R10.1): a loaded game has no events to ask. */
static enum ending ending_of(const struct game *game, const struct session *session)
{
    if (was_resigned(session)) {
        return ENDING_RESIGNED;
    }
    if (game->teams[TEAM_BLISS].identity.cap || game->teams[TEAM_GLOOM].identity.cap) {
        return ENDING_CAP;
    }
    return game->common_count == 0 ? ENDING_NO_COMMON : ENDING_QUIET;
}

static const char *const ending_keys[] = {
    [ENDING_NO_COMMON] = "over.why.no_common", [ENDING_CAP] = "over.why.cap",
    [ENDING_WHEEL] = "over.why.wheel",         [ENDING_QUIET] = "over.why.quiet",
    [ENDING_RESIGNED] = "over.why.resigned",
};

static void count_score(struct game_over_scene *over, const struct game *game, unsigned team)
{
    const struct team_state *state = &game->teams[team];
    const struct score_line lines[SCORE_LINES] = {
        {"over.minor", state->identity.minor, POINTS_MINOR},
        {"over.major", state->identity.major, POINTS_MAJOR},
        {"over.cap", state->identity.cap, POINTS_CAP},
        {"over.wheel", state->wheel, 1},
    };
    for (size_t i = 0; i < SCORE_LINES; i++) {
        over->lines[team][i] = lines[i];
    }
    over->total[team] = game_score(game, team);
}

static const char *team_word(const struct lang *lang, unsigned team)
{
    return tr_of(lang, "team", team_id(team), "name");
}

static void write_words(struct game_over_scene *over, const struct game *game)
{
    const struct services *services = over->scene.services;
    const struct lang *lang = services->lang;
    unsigned team = over->winner == WINNER_GLOOM ? TEAM_GLOOM : TEAM_BLISS;
    const char *name = session_name(services->session, team);
    const struct lang_value values[] = {
        {"team", team_word(lang, team), 0},
        {"other", team_word(lang, other_team(team)), 0},
        {"name", name, 0},
    };
    size_t count = sizeof values / sizeof values[0];
    const char *key = "over.draw";
    if (over->winner < WINNER_DRAW) {
        key = name[0] != '\0' ? "over.won.named" : "over.won";
    }
    tr_fill(lang, over->title, WORDS_SIZE, key, values, count);
    tr_fill(lang, over->why, WORDS_SIZE, ending_keys[ending_of(game, services->session)], values,
            count);
}

/* The next game's chance follows from the last one's, so that a series can be played again. */
static uint64_t next_seed(uint64_t seed)
{
    uint64_t mixed = seed + 0x9e3779b97f4a7c15u;
    mixed = (mixed ^ (mixed >> 30)) * 0xbf58476d1ce4e5b9u;
    mixed = (mixed ^ (mixed >> 27)) * 0x94d049bb133111ebu;
    return (mixed ^ (mixed >> 31)) % 1000000000u;
}

/* ---- Drawing ---- */

/* "2 Minor Fragments × 3" at the left, 6 at the right. */
static void draw_line(const struct game_over_scene *over, struct draw_list *list, struct box box,
                      const struct score_line *line)
{
    char words[WORDS_SIZE], number[16];
    const struct services *services = over->scene.services;
    const struct lang_value values[] = {{"n", NULL, line->count}, {"points", NULL, line->points}};
    bool any = line->count > 0;
    struct box left = {box.x, box.y, box.w - 90, box.h};
    struct box right = {box.x + box.w - 80, box.y, 80, box.h};
    tr_fill(services->lang, words, sizeof words, line->key, values, 2);
    snprintf(number, sizeof number, "%d", line->count * line->points);
    ui_text(list, services, left, FONT_TEXT, TEXT_BODY + 2, ALIGN_LEFT,
            any ? theme.ink : theme.muted, words);
    ui_text(list, services, right, FONT_BOLD, TEXT_LARGE, ALIGN_RIGHT,
            any ? theme.ink : theme.muted, number);
}

static void draw_team(const struct game_over_scene *over, struct draw_list *list, struct box box,
                      unsigned team)
{
    char number[16];
    const struct services *services = over->scene.services;
    const char *name = session_name(services->session, team);
    struct colour colour = theme.team[team];
    bool won = over->winner == team;
    struct draw_command *panel = draw_panel(list, box, 18, theme.team_card_top[team]);
    panel->fill_bottom = theme.team_card_bottom[team];
    panel->border = colour_fade(colour, won ? 1 : 0.5f);
    panel->line_width = won ? 3 : 1.5f;
    struct box inside = {box.x + 36, box.y + 22, box.w - 72, box.h - 44};
    ui_text(list, services, (struct box){inside.x, inside.y, inside.w * 0.5f, 50}, FONT_TITLE, 40,
            ALIGN_LEFT, colour, team_word(services->lang, team));
    ui_text(list, services, (struct box){inside.x + inside.w * 0.5f, inside.y, inside.w * 0.5f, 50},
            FONT_TEXT, TEXT_BODY, ALIGN_RIGHT, theme.muted, name);
    struct box line = {inside.x, inside.y + 66, inside.w, 46};
    for (size_t i = 0; i < SCORE_LINES; i++, line.y += line.h) {
        draw_line(over, list, line, &over->lines[team][i]);
    }
    line.y += 6;
    draw_panel(list, (struct box){line.x, line.y, line.w, 1.5f}, 0, colour_fade(colour, 0.5f));
    line.y += 10;
    line.h = 60;
    snprintf(number, sizeof number, "%d", over->total[team]);
    ui_text(list, services, line, FONT_TEXT, TEXT_LARGE, ALIGN_LEFT, theme.ink,
            tr(services->lang, "over.total"));
    ui_text(list, services, line, FONT_BOLD, 46, ALIGN_RIGHT, colour, number);
}

static void draw_buttons(const struct game_over_scene *over, struct draw_list *list, float y)
{
    const struct services *services = over->scene.services;
    float width = 320;
    float x = STAGE_WIDTH / 2.0f - width * 1.5f - 24;
    for (size_t i = 0; i < ENTRY_COUNT; i++, x += width + 24) {
        struct button button = {
            .box = {x, y, width, 72},
            .look = i == ENTRY_AGAIN ? BUTTON_GOLD : BUTTON_PLAIN,
            .kind = KIND_BUTTON,
            .index = (int16_t)i,
            .id = entries[i].id,
            .label = tr(services->lang, entries[i].key),
        };
        ui_button(list, services, &over->ui, &button);
    }
}

static void game_over_draw(struct scene *scene, struct draw_list *list)
{
    struct game_over_scene *over = (struct game_over_scene *)scene;
    const struct services *services = scene->services;
    struct box sheet = {STAGE_WIDTH / 2.0f - 660, 158, 1320, 764};
    struct box inside = menu_sheet(list, services, sheet, "");
    struct colour colour = over->winner < WINNER_DRAW ? theme.team[over->winner] : theme.gold;
    ui_text(list, services, (struct box){inside.x, sheet.y + 36, inside.w, 92}, FONT_TITLE, 68,
            ALIGN_CENTRE, colour, over->title);
    ui_text(list, services, (struct box){inside.x, sheet.y + 134, inside.w, 44}, FONT_TEXT, 22,
            ALIGN_CENTRE, theme.muted, over->why);
    float width = (inside.w - 36) / 2;
    struct box box = {inside.x, sheet.y + 206, width, 372};
    for (unsigned team = 0; team < TEAM_COUNT; team++, box.x += width + 36) {
        draw_team(over, list, box, team);
    }
    draw_buttons(over, list, sheet.y + sheet.h - 146);
    ui_text(list, services, (struct box){inside.x, sheet.y + sheet.h - 62, inside.w, 32}, FONT_TEXT,
            TEXT_SMALL, ALIGN_CENTRE, theme.muted, tr(services->lang, over->rule));
    menu_notice(list, services);
}

/* ---- The scene ---- */

static void act_on(struct game_over_scene *over, enum request request)
{
    struct services *services = over->scene.services;
    services->request = request;
    services->setup = request == REQUEST_START ? &over->again : NULL;
}

static void game_over_handle(struct scene *scene, const struct intent *intent,
                             const struct draw_list *list)
{
    struct game_over_scene *over = (struct game_over_scene *)scene;
    struct intent act = ui_state_handle(&over->ui, intent, list);
    if (act.kind == INTENT_CANCEL) {
        act_on(over, REQUEST_CLOSE);
    } else if (act.kind == INTENT_CLICK && act.hit_kind == KIND_BUTTON &&
               act.hit_index < ENTRY_COUNT) {
        act_on(over, (enum request)entries[act.hit_index].request);
    }
}

static void game_over_close(struct scene *scene)
{
    free(scene);
}

static const struct scene_class game_over_class = {
    .name = "game_over",
    .overlay = true,
    .handle = game_over_handle,
    .step = menu_step_still,
    .draw = game_over_draw,
    .close = game_over_close,
};

struct scene *game_over_scene_new(struct services *services)
{
    struct game_over_scene *over = calloc(1, sizeof *over);
    struct view view;
    if (!over) {
        return NULL;
    }
    over->scene = (struct scene){&game_over_class, services};
    ui_state_init(&over->ui);
    session_view(services->session, services->viewer, &view);
    over->winner = view.shown.winner;
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        count_score(over, &view.shown, team);
    }
    write_words(over, &view.shown);
    bool equal = over->total[TEAM_BLISS] == over->total[TEAM_GLOOM];
    bool by_cap = equal && over->winner < WINNER_DRAW && !was_resigned(services->session);
    over->rule = by_cap ? "over.rule.tie" : "over.rule";
    over->again = *session_setup_of(services->session);
    over->again.game.seed = next_seed(over->again.game.seed);
    return &over->scene;
}
