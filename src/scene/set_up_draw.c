#include <stdio.h>

#include "scene/set_up.h"

enum { ID_SIZE = 64, GROUP_BLISS = 0, GROUP_GLOOM, GROUP_OPTIONS, GROUP_START };

static const struct menu_entry firsts[FIRST_COUNT] = {
    [FIRST_CHANCE] = {"setup.first.chance", "setup.first.chance", REQUEST_NONE},
    [FIRST_BLISS] = {"setup.first.bliss", "team.bliss.name", REQUEST_NONE},
    [FIRST_GLOOM] = {"setup.first.gloom", "team.gloom.name", REQUEST_NONE},
};

static const struct menu_entry places[PLACES_COUNT] = {
    [PLACES_RECOMMENDED] = {"setup.places.recommended", "setup.places.recommended", REQUEST_NONE},
    [PLACES_FREE] = {"setup.places.free", "setup.places.free", REQUEST_NONE},
};

/* ---- A team's column ---- */

/* One Spirit to choose: its figure, its name, and what it can do. */
static void draw_spirit(const struct set_up_scene *set_up, struct draw_list *list, struct box box,
                        unsigned spirit)
{
    char id[ID_SIZE], art[ID_SIZE];
    const struct services *services = set_up->scene.services;
    const struct spirit_info *info = spirit_info(spirit);
    bool chosen = set_up->spirit[info->team] == spirit;
    bool hovered = ui_hovered(&set_up->ui, SET_UP_SPIRIT, (int16_t)spirit);
    struct colour colour = theme.team[info->team];
    const char *name = tr_of(services->lang, "spirit", info->id, "name");
    snprintf(id, sizeof id, "setup.spirit.%s.%s", team_id(info->team), info->id);
    snprintf(art, sizeof art, "spirit/%s", info->id);

    struct colour top = theme.team_card_top[info->team];
    struct colour bottom = theme.team_card_bottom[info->team];
    float strength = chosen ? 1 : hovered ? 0.7f : 0.35f;
    struct draw_command *panel = draw_panel(list, box, 16, colour_fade(top, strength));
    panel->fill_bottom = colour_fade(bottom, strength);
    panel->border = chosen ? theme.gold : colour_fade(colour, hovered ? 0.8f : 0.35f);
    panel->line_width = chosen ? 2.5f : 1.5f;

    float figure = 164;
    struct draw_command *picture =
        draw_art(list, (struct box){box.x + 10, box.y + (box.h - figure) / 2, figure, figure}, art);
    picture->fill = colour_fade(picture->fill, chosen || hovered ? 1 : 0.75f);
    float left = box.x + figure + 20;
    float width = box.x + box.w - left - 18;
    ui_text(list, services, (struct box){left, box.y + 16, width - 24, 44}, FONT_TITLE, 32,
            ALIGN_LEFT, chosen ? theme.glow : theme.ink, name);
    ui_text(list, services, (struct box){left, box.y + 64, width, box.h - 80}, FONT_TEXT, TEXT_BODY,
            ALIGN_LEFT, chosen ? theme.ink : theme.muted,
            tr_of(services->lang, "spirit", info->id, "power"));
    if (info->ours) {
        ui_mark_ours(list, box.x + box.w - 24, box.y + 24, 9);
    }
    ui_focus_ring(list, &set_up->ui, box, 16, SET_UP_SPIRIT, (int16_t)spirit);
    draw_hit(list, box, SET_UP_SPIRIT, (int16_t)spirit, id, name)->group = info->team;
}

static void draw_name(const struct set_up_scene *set_up, struct draw_list *list, struct box box,
                      unsigned team)
{
    char id[ID_SIZE];
    const struct services *services = set_up->scene.services;
    unsigned player = set_up_player(set_up, team);
    const char *label = tr(services->lang, player == 0 ? "setup.player.one" : "setup.player.two");
    snprintf(id, sizeof id, "setup.name.%s", team_id(team));
    struct text_field_look look = {
        .box = box,
        .kind = SET_UP_NAME,
        .index = (int16_t)team,
        .group = (uint8_t)team,
        .id = id,
        .label = label,
        .hint = label,
    };
    text_field_draw(list, services, &set_up->ui, &set_up->names[player], &look);
}

static void draw_team(const struct set_up_scene *set_up, struct draw_list *list, struct box box,
                      unsigned team)
{
    const struct services *services = set_up->scene.services;
    ui_panel(list, box, colour_fade(theme.team[team], 0.55f));
    ui_text(list, services, (struct box){box.x + 28, box.y + 18, 220, 56}, FONT_TITLE, 44,
            ALIGN_LEFT, theme.team[team], tr_of(services->lang, "team", team_id(team), "name"));
    draw_name(set_up, list, (struct box){box.x + box.w - 20 - 420, box.y + 20, 420, 54}, team);
    float gap = 14;
    float width = (box.w - 40 - gap) / 2;
    float height = (box.h - 96 - 20 - gap) / 2;
    unsigned shown = 0;
    for (unsigned spirit = 0; spirit < SPIRIT_COUNT; spirit++) {
        if (spirit_info(spirit)->team != team) {
            continue;
        }
        struct box cell = {box.x + 20 + (width + gap) * (float)(shown % 2),
                           box.y + 96 + (height + gap) * (float)(shown / 2), width, height};
        draw_spirit(set_up, list, cell, spirit);
        shown++;
    }
}

/* ---- Options ---- */

static void draw_option_label(const struct set_up_scene *set_up, struct draw_list *list,
                              struct box box, const char *key)
{
    const struct services *services = set_up->scene.services;
    ui_text(list, services, (struct box){box.x, box.y, 200, box.h}, FONT_TEXT, TEXT_BODY,
            ALIGN_LEFT, theme.muted, tr(services->lang, key));
}

static struct box behind_label(struct box box)
{
    return (struct box){box.x + 200, box.y, box.w - 200, box.h};
}

static void draw_more(const struct set_up_scene *set_up, struct draw_list *list, struct box left,
                      struct box right)
{
    const struct services *services = set_up->scene.services;
    draw_option_label(set_up, list, left, "setup.seed");
    struct text_field_look look = {
        .box = {left.x + 200, left.y, 300, left.h},
        .kind = SET_UP_SEED,
        .group = GROUP_OPTIONS,
        .id = "setup.seed",
        .label = tr(services->lang, "setup.seed"),
        .hint = tr(services->lang, "setup.seed.hint"),
    };
    text_field_draw(list, services, &set_up->ui, &set_up->seed, &look);
    ui_text(list, services, (struct box){left.x + 516, left.y, left.w - 516, left.h}, FONT_TEXT,
            TEXT_SMALL, ALIGN_LEFT, theme.muted, tr(services->lang, "setup.seed.detail"));
    draw_option_label(set_up, list, right, "setup.hand_over");
    struct menu_switch hand_over = {
        .box = {right.x + 200, right.y, 142, right.h},
        .group = GROUP_OPTIONS,
        .kind = SET_UP_HAND_OVER,
        .id = "setup.hand_over",
        .label = tr(services->lang, "setup.hand_over"),
        .on = services->settings->hand_over,
    };
    menu_switch(list, services, &set_up->ui, &hand_over);
    ui_text(list, services, (struct box){right.x + 358, right.y, right.w - 358, right.h}, FONT_TEXT,
            TEXT_SMALL, ALIGN_LEFT, theme.muted, tr(services->lang, "setup.hand_over.detail"));
}

static void draw_options(const struct set_up_scene *set_up, struct draw_list *list)
{
    const struct services *services = set_up->scene.services;
    struct box left = {80, 778, 860, 54};
    struct box right = {980, 778, 860, 54};
    draw_option_label(set_up, list, left, "setup.first");
    menu_choice(list, services, &set_up->ui, behind_label(left), GROUP_OPTIONS, SET_UP_FIRST,
                firsts, FIRST_COUNT, set_up->first);
    draw_option_label(set_up, list, right, "setup.places");
    menu_choice(list, services, &set_up->ui, behind_label(right), GROUP_OPTIONS, SET_UP_PLACES,
                places, PLACES_COUNT, set_up->places);
    left.y += 74;
    right.y += 74;
    if (set_up->more) {
        draw_more(set_up, list, left, right);
    }
}

/* ---- Buttons ---- */

static void draw_button(const struct set_up_scene *set_up, struct draw_list *list, struct box box,
                        enum button_look look, uint16_t kind, uint8_t group, const char *key)
{
    const struct services *services = set_up->scene.services;
    /* Ids and keys are the same words; "less" is what "more" is called when it is open. */
    struct button button = {
        .box = box,
        .look = look,
        .kind = kind,
        .group = group,
        .id = kind == SET_UP_MORE ? "setup.more" : key,
        .label = tr(services->lang, key),
    };
    ui_button(list, services, &set_up->ui, &button);
}

static void draw_buttons(const struct set_up_scene *set_up, struct draw_list *list)
{
    draw_button(set_up, list, (struct box){80, 944, 220, 72}, BUTTON_PLAIN, SET_UP_BACK,
                GROUP_START, "setup.back");
    draw_button(set_up, list, (struct box){320, 944, 220, 72}, BUTTON_QUIET, SET_UP_MORE,
                GROUP_OPTIONS, set_up->more ? "setup.less" : "setup.more");
    draw_button(set_up, list, (struct box){1440, 932, 400, 88}, BUTTON_GOLD, SET_UP_START,
                GROUP_START, "setup.start");
}

void set_up_draw(struct scene *scene, struct draw_list *list)
{
    struct set_up_scene *set_up = (struct set_up_scene *)scene;
    const struct services *services = scene->services;
    ui_background(list);
    ui_text(list, services, (struct box){80, 26, 1760, 80}, FONT_TITLE, TEXT_TITLE, ALIGN_CENTRE,
            theme.gold, tr(services->lang, "setup.title"));
    draw_team(set_up, list, (struct box){80, 116, 860, 636}, TEAM_BLISS);
    draw_team(set_up, list, (struct box){980, 116, 860, 636}, TEAM_GLOOM);
    draw_button(set_up, list, (struct box){1640, 42, 200, 50}, BUTTON_PLAIN, SET_UP_SWAP,
                GROUP_BLISS, "setup.swap");
    draw_options(set_up, list);
    draw_buttons(set_up, list);
    menu_reason(list, services, &set_up->ui);
    menu_notice(list, services);
}
