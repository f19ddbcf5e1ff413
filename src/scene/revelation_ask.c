/* The Revelation's questions, and the row of Common Aspirations. */
#include <stdio.h>

#include "scene/board_layout.h"
#include "scene/board_words.h"
#include "scene/revelation.h"
#include "session/session.h"

enum {
    LEFT = 210,
    WIDTH = 1500,
    HIDDEN_TOP = 146,
    HIDDEN_HEIGHT = 404,
    COMMON_TOP = 782,
    BAR_TOP = 890,
    BAR_HEIGHT = 148
};
enum { GROUP_ANSWERS, GROUP_COMMON, GROUP_UNDO };

static bool waits(const struct revelation *reveal)
{
    return reveal_question(reveal) != ASK_NONE && !reveal_moving(reveal);
}

static const char *fill_team(const struct lang *lang, char *out, size_t size, const char *key,
                             unsigned team)
{
    const struct lang_value values[] = {{"team", team_name(lang, team), 0},
                                        {"other", team_name(lang, other_team(team)), 0}};
    return tr_fill(lang, out, size, key, values, 2);
}

/* ---- The Common row ---- */

static struct box common_box(unsigned index, unsigned count)
{
    const float gap = 12;
    const float width = (WIDTH - gap * (ASPIRATION_COUNT - 1)) / (float)ASPIRATION_COUNT;
    const float wide =
        count <= ASPIRATION_BASIC_COUNT
            ? (WIDTH - gap * (ASPIRATION_BASIC_COUNT - 1)) / (float)ASPIRATION_BASIC_COUNT
            : width;
    return (struct box){LEFT + (wide + gap) * (float)index, COMMON_TOP + 34, wide, 50};
}

/* How a card of the row stands at this moment of the story. */
enum chip { CHIP_OPEN, CHIP_CURRENT, CHIP_DOWN, CHIP_REMOVED };

static enum chip chip_of(const struct revelation *reveal, unsigned index)
{
    const struct reveal_story *story = &reveal->story;
    const unsigned aspiration = story->common[index];
    if (story->common_state[index] == COMMON_DOWN && reveal_progress(reveal, PART_COMMON) > 0.5f)
        return CHIP_DOWN;
    if (story->common_state[index] == COMMON_REMOVED &&
        reveal_progress(reveal, PART_REMOVED) > 0.5f)
        return CHIP_REMOVED;
    if (story->current == aspiration &&
        (!reveal_has(story, PART_CURRENT) || reveal_progress(reveal, PART_CURRENT) > 0.3f))
        return CHIP_CURRENT;
    return index == 0 && !reveal_has(story, PART_COMMON) && reveal_has(story, PART_GOALS)
               ? CHIP_CURRENT
               : CHIP_OPEN;
}

static void draw_chip(struct revelation *reveal, struct draw_list *list, struct box box,
                      unsigned index)
{
    const struct services *services = reveal->scene.services;
    const char *name = aspiration_name(services->lang, reveal->story.common[index]);
    const enum chip chip = chip_of(reveal, index);
    const bool gone = chip == CHIP_DOWN || chip == CHIP_REMOVED;
    struct draw_command *panel =
        draw_panel(list, box, 10, gone ? colour_fade(theme.night, 0.8f) : theme.violet);
    if (chip == CHIP_CURRENT)
        panel->fill = panel->fill_bottom = theme.gold;
    panel->border = gone                   ? colour_fade(theme.panel_edge, 0.5f)
                    : chip == CHIP_CURRENT ? theme.glow
                                           : theme.panel_edge;
    panel->line_width = 2;
    if (gone)
        panel->dash = 6;
    ui_text(list, services, box_inset(box, 8), FONT_TEXT, TEXT_BODY, ALIGN_CENTRE,
            chip == CHIP_CURRENT ? theme.night
            : gone               ? theme.muted
                                 : theme.ink,
            name);
    if (gone) /* struck through */
        draw_panel(list, (struct box){box.x + 16, box.y + box.h / 2, box.w - 32, 2}, 0,
                   theme.muted);
}

static void draw_removable(struct revelation *reveal, struct draw_list *list, struct box box,
                           unsigned aspiration)
{
    const struct services *services = reveal->scene.services;
    char id[64];
    snprintf(id, sizeof id, "reveal.remove.%s", aspiration_id(aspiration));
    ui_button(list, services, &reveal->ui,
              &(struct button){.box = box,
                               .look = BUTTON_GOLD,
                               .kind = REVEAL_HIT_REMOVE,
                               .index = (int16_t)aspiration,
                               .group = GROUP_ANSWERS,
                               .id = id,
                               .label = aspiration_name(services->lang, aspiration)});
}

static const char *common_key(const struct revelation *reveal)
{
    const struct reveal_story *story = &reveal->story;
    if (!reveal_has(story, PART_CURRENT))
        return "reveal.common.row";
    return story->current == ASPIRATION_NONE ? "reveal.common.none" : "reveal.common.next";
}

void reveal_draw_common(struct revelation *reveal, struct draw_list *list)
{
    const struct services *services = reveal->scene.services;
    const struct reveal_story *story = &reveal->story;
    char text[REVEAL_TEXT_SIZE];
    const struct lang_value value = {"aspiration", aspiration_name(services->lang, story->current),
                                     0};
    tr_fill(services->lang, text, sizeof text, common_key(reveal), &value, 1);
    ui_text(list, services, (struct box){LEFT, COMMON_TOP, WIDTH, 28}, FONT_TEXT, TEXT_BODY,
            ALIGN_LEFT, theme.muted, text);
    const bool removing = waits(reveal) && reveal_question(reveal) == ASK_REMOVE;
    for (unsigned i = 0; i < story->common_count; i++) {
        const struct box box = common_box(i, story->common_count);
        if (removing && reveal_answer(reveal, story->common[i]))
            draw_removable(reveal, list, box, story->common[i]);
        else
            draw_chip(reveal, list, box, i);
    }
}

/* ---- The next Hidden Aspiration ---- */

static struct box hidden_panel(struct revelation *reveal, struct draw_list *list)
{
    const struct box box = {LEFT, HIDDEN_TOP, WIDTH, HIDDEN_HEIGHT};
    struct draw_command *panel = draw_panel(list, box, 18, theme.dusk);
    panel->border = theme.team[reveal_asked_team(reveal)];
    panel->line_width = 3;
    return box;
}

static void draw_cover(struct revelation *reveal, struct draw_list *list)
{
    const struct services *services = reveal->scene.services;
    const unsigned team = reveal_asked_team(reveal);
    const struct box box = hidden_panel(reveal, list);
    char text[REVEAL_TEXT_SIZE];
    fill_team(services->lang, text, sizeof text, "reveal.cover.title", team);
    ui_text(list, services, (struct box){box.x, box.y + 66, box.w, 60}, FONT_TITLE, 46,
            ALIGN_CENTRE, theme.team[team], text);
    fill_team(services->lang, text, sizeof text, "reveal.cover.why", team);
    ui_text(list, services, (struct box){box.x + 250, box.y + 136, box.w - 500, 70}, FONT_TEXT,
            TEXT_LARGE, ALIGN_CENTRE, theme.muted, text);
    ui_button(list, services, &reveal->ui,
              &(struct button){.box = {box.x + box.w / 2 - 170, box.y + 250, 340, 72},
                               .look = BUTTON_GOLD,
                               .kind = REVEAL_HIT_COVER,
                               .group = GROUP_ANSWERS,
                               .id = "reveal.cover",
                               .label = tr(services->lang, "reveal.cover.button")});
}

/* One of the goals looked at, with what it asks and how both teams stand in it now. */
static void draw_hidden_choice(struct revelation *reveal, struct draw_list *list, struct box box,
                               unsigned aspiration)
{
    const struct services *services = reveal->scene.services;
    const struct lang *lang = services->lang;
    const struct game *shown = &reveal->asked.shown;
    char id[64], counts[REVEAL_TEXT_SIZE];
    struct draw_command *panel = draw_panel(list, box, 14, colour_hex(0x1a1838));
    panel->fill_bottom = colour_hex(0x121027);
    panel->border = theme.team[reveal_asked_team(reveal)];
    panel->line_width = 2;
    ui_text(list, services, (struct box){box.x + 16, box.y + 14, box.w - 32, 54}, FONT_TITLE, 40,
            ALIGN_CENTRE, theme.ink, aspiration_name(lang, aspiration));
    ui_text(list, services, (struct box){box.x + 16, box.y + 70, box.w - 32, 52}, FONT_TEXT,
            TEXT_BODY, ALIGN_CENTRE, theme.muted, aspiration_goal(lang, aspiration));
    const struct lang_value values[] = {
        {"bliss", NULL, aspiration_count(shown, aspiration, TEAM_BLISS)},
        {"gloom", NULL, aspiration_count(shown, aspiration, TEAM_GLOOM)},
    };
    tr_fill(lang, counts, sizeof counts, "reveal.hidden.counts", values, 2);
    ui_text(list, services, (struct box){box.x + 16, box.y + 124, box.w - 32, 30}, FONT_TEXT,
            TEXT_BODY, ALIGN_CENTRE, theme.ink, counts);
    snprintf(id, sizeof id, "reveal.hidden.%s", aspiration_id(aspiration));
    ui_button(list, services, &reveal->ui,
              &(struct button){.box = {box.x + 60, box.y + box.h - 80, box.w - 120, 60},
                               .look = BUTTON_GOLD,
                               .kind = REVEAL_HIT_HIDDEN,
                               .index = (int16_t)aspiration,
                               .group = GROUP_ANSWERS,
                               .id = id,
                               .label = tr(lang, "reveal.hidden.keep"),
                               .why = reveal_answer(reveal, aspiration)
                                          ? NULL
                                          : tr(lang, "reveal.hidden.is_common")});
}

void reveal_draw_hidden(struct revelation *reveal, struct draw_list *list)
{
    if (reveal->covered) {
        draw_cover(reveal, list);
        return;
    }
    const struct services *services = reveal->scene.services;
    const unsigned team = reveal_asked_team(reveal);
    const struct team_state *state = &reveal->asked.shown.teams[team];
    const unsigned count = state->hidden_count < HIDDEN_LOOK ? state->hidden_count : HIDDEN_LOOK;
    const struct box panel = hidden_panel(reveal, list);
    const float width = 440, gap = 34;
    const float left = panel.x + (panel.w - width * (float)count - gap * (float)(count - 1)) / 2;
    char text[REVEAL_TEXT_SIZE];
    fill_team(services->lang, text, sizeof text, "reveal.hidden.title", team);
    ui_text(list, services, (struct box){panel.x + 30, panel.y + 16, panel.w - 60, 56}, FONT_TITLE,
            TEXT_HEADING, ALIGN_CENTRE, theme.team[team], text);
    for (unsigned i = 0; i < count; i++)
        draw_hidden_choice(
            reveal, list,
            (struct box){left + (width + gap) * (float)i, panel.y + 92, width, panel.h - 122},
            state->hidden[i]);
}

/* ---- The bar ---- */

static struct box bar_text_box(float y, float height)
{
    return (struct box){LEFT + 28, BAR_TOP + y, 880, height};
}

static void draw_answer(struct revelation *reveal, struct draw_list *list, unsigned place,
                        unsigned kind, int index, const char *id, const char *label,
                        const char *detail)
{
    const float width = 262, gap = 20;
    ui_button(list, reveal->scene.services, &reveal->ui,
              &(struct button){.box = {LEFT + WIDTH - 28 - (width + gap) * (float)(2 - place) + gap,
                                       BAR_TOP + 38, width, BAR_HEIGHT - 76},
                               .look = index ? BUTTON_GOLD : BUTTON_PLAIN,
                               .kind = (uint16_t)kind,
                               .index = (int16_t)index,
                               .group = GROUP_ANSWERS,
                               .id = id,
                               .label = label,
                               .detail = detail});
}

static void draw_fragment_question(struct revelation *reveal, struct draw_list *list)
{
    const struct lang *lang = reveal_lang(reveal);
    const unsigned size = reveal->view.shown.pending.a;
    char points[REVEAL_TEXT_SIZE];
    const struct lang_value value = {"n", NULL, reveal_points(size)};
    tr_fill(lang, points, sizeof points, "reveal.points", &value, 1);
    draw_answer(reveal, list, 0, REVEAL_HIT_FRAGMENT, 1, "reveal.fragment.take",
                tr(lang, "reveal.fragment.take"), points);
    draw_answer(reveal, list, 1, REVEAL_HIT_FRAGMENT, 0, "reveal.fragment.none",
                tr(lang, "reveal.fragment.none"), NULL);
}

static void draw_fortress_question(struct revelation *reveal, struct draw_list *list)
{
    const struct lang *lang = reveal_lang(reveal);
    char points[REVEAL_TEXT_SIZE];
    const struct lang_value value = {"n", NULL, reveal_points(reveal->story.fortress.size)};
    tr_fill(lang, points, sizeof points, "reveal.points", &value, 1);
    draw_answer(reveal, list, 0, REVEAL_HIT_FORTRESS, 1, "reveal.fortress.yes",
                tr(lang, "reveal.fortress.yes"), points);
    draw_answer(reveal, list, 1, REVEAL_HIT_FORTRESS, 0, "reveal.fortress.none",
                tr(lang, "reveal.fortress.none"), NULL);
}

static const char *question_key(const struct revelation *reveal)
{
    static const char *const fragments[] = {"", "reveal.ask.minor", "reveal.ask.major",
                                            "reveal.ask.cap"};
    switch (reveal_question(reveal)) {
    case ASK_FRAGMENT:
        return fragments[reveal->view.shown.pending.a];
    case ASK_FORTRESS:
        return "reveal.ask.fortress";
    case ASK_REMOVE:
        return "reveal.ask.remove";
    default:
        return "reveal.ask.hidden";
    }
}

static void draw_question(struct revelation *reveal, struct draw_list *list)
{
    const struct services *services = reveal->scene.services;
    const struct lang *lang = services->lang;
    const unsigned team = reveal_asked_team(reveal);
    char text[REVEAL_TEXT_SIZE];
    fill_team(lang, text, sizeof text, "reveal.decides", team);
    ui_text(list, services, bar_text_box(14, 46), FONT_TITLE, TEXT_HEADING, ALIGN_LEFT,
            theme.team[team], text);
    const struct lang_value values[] = {
        {"team", team_name(lang, team), 0},
        {"other", team_name(lang, other_team(team)), 0},
        {"realm", realm_name(lang, reveal->story.realm), 0},
        {"size", reveal_size_name(lang, reveal->story.fortress.size), 0},
    };
    tr_fill(lang, text, sizeof text, question_key(reveal), values, 4);
    ui_text(list, services, bar_text_box(62, 62), FONT_TEXT, TEXT_BODY + 1, ALIGN_LEFT, theme.ink,
            text);
    if (reveal_question(reveal) == ASK_FRAGMENT)
        draw_fragment_question(reveal, list);
    else if (reveal_question(reveal) == ASK_FORTRESS)
        draw_fortress_question(reveal, list);
}

static void draw_end(struct revelation *reveal, struct draw_list *list)
{
    const struct services *services = reveal->scene.services;
    const struct lang *lang = services->lang;
    ui_text(list, services, bar_text_box((BAR_HEIGHT - 60) / 2.0f, 60), FONT_TEXT, TEXT_LARGE,
            ALIGN_LEFT, reveal->story.ending ? theme.glow : theme.ink,
            tr(lang, reveal->story.ending ? "reveal.over.ending" : "reveal.over.on"));
    draw_answer(reveal, list, 1, REVEAL_HIT_CONTINUE, 1, "reveal.continue",
                tr(lang, "reveal.continue"), NULL);
}

void reveal_draw_bar(struct revelation *reveal, struct draw_list *list)
{
    const struct services *services = reveal->scene.services;
    const struct box bar = {LEFT, BAR_TOP, WIDTH, BAR_HEIGHT};
    if (reveal_moving(reveal)) {
        ui_text(list, services, bar, FONT_TEXT, TEXT_BODY, ALIGN_CENTRE, theme.muted,
                tr(services->lang, "reveal.skip"));
        return;
    }
    ui_panel(list, bar, waits(reveal) ? theme.team[reveal_asked_team(reveal)] : theme.gold);
    if (waits(reveal))
        draw_question(reveal, list);
    else
        draw_end(reveal, list);
    if (session_can_undo(services->session))
        ui_button(list, services, &reveal->ui,
                  &(struct button){.box = {LEFT + WIDTH + 24, BAR_TOP + 40, 150, 60},
                                   .look = BUTTON_PLAIN,
                                   .kind = REVEAL_HIT_UNDO,
                                   .group = GROUP_UNDO,
                                   .id = "reveal.undo",
                                   .label = tr(services->lang, "reveal.undo")});
}
