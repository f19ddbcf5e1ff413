/* The prompt bar: what is to be done next, and the answers that lie nowhere on the table. */
#include <assert.h>
#include <stdio.h>

#include "scene/board_draw.h"
#include "scene/event_words.h"

enum { BUTTONS_MAX = 12, BUTTON_LEAST = 48, BUTTON_GAP = 6 };

/* The buttons of the bar, left to right, with the texts they need. */
struct buttons {
    struct button list[BUTTONS_MAX];
    char labels[BUTTONS_MAX][96];
    char ids[BUTTONS_MAX][24];
    size_t count;
};

static struct button *add(struct buttons *buttons, uint16_t kind, unsigned index, const char *id,
                          const char *label)
{
    assert(buttons->count < BUTTONS_MAX);
    const size_t i = buttons->count++;
    snprintf(buttons->ids[i], sizeof buttons->ids[i], "%s", id);
    snprintf(buttons->labels[i], sizeof buttons->labels[i], "%s", label);
    buttons->list[i] = (struct button){
        .look = BUTTON_PLAIN,
        .kind = kind,
        .index = (int16_t)index,
        .group = GROUP_PROMPT,
        .id = buttons->ids[i],
        .label = buttons->labels[i],
    };
    return &buttons->list[i];
}

static bool open_for(const struct board_scene *board, unsigned kind, unsigned index)
{
    const struct choice *choice = &board->choice;
    return (choice_is_open(choice) || choice->ask != ASK_NONE) &&
           choice_narrows(choice, (struct thing){(uint16_t)kind, (uint16_t)index});
}

static void add_bonus(struct board_scene *board, struct buttons *buttons)
{
    if (open_for(board, THING_BONUS, 1))
        add(buttons, THING_BONUS, 1, "answer.bonus", tr(board_lang(board), "board.answer.bonus"))
            ->look = BUTTON_GOLD;
    if (open_for(board, THING_BONUS, 0))
        add(buttons, THING_BONUS, 0, "answer.plain", tr(board_lang(board), "board.answer.plain"));
}

/* Colours are asked for once the place is known. */
static void add_vibes(struct board_scene *board, struct buttons *buttons)
{
    char id[24];
    const struct choice *choice = &board->choice;
    for (unsigned i = 0; i < CHOICE_INDEX_MAX; i++)
        if (choice->next[THING_TOKEN][i])
            return;
    for (unsigned vibe = 0; vibe < VIBE_COUNT; vibe++) {
        snprintf(id, sizeof id, "answer.%s", vibe_id(vibe));
        if (open_for(board, THING_VIBE, vibe))
            add(buttons, THING_VIBE, vibe, id,
                tr_of(board_lang(board), "vibe", vibe_id(vibe), "name"));
    }
}

static void add_amount(struct board_scene *board, struct buttons *buttons)
{
    char label[96];
    const struct choice *choice = &board->choice;
    if (!choice_is_open(choice) || choice->number_max == 0)
        return;
    for (unsigned i = 0; i < SLOT_COUNT; i++)
        if (choice->next[THING_SLOT][i])
            return;
    add(buttons, HIT_ANSWER, ANSWER_LESS, "answer.less", "–");
    const struct lang_value value = {"n", NULL, board->number};
    tr_fill(board_lang(board), label, sizeof label, "board.answer.take", &value, 1);
    add(buttons, HIT_ANSWER, ANSWER_TAKE, "answer.take", label)->look = BUTTON_GOLD;
    add(buttons, HIT_ANSWER, ANSWER_MORE, "answer.more", "+");
}

static void add_seats(struct board_scene *board, struct buttons *buttons)
{
    char id[24], label[96];
    for (unsigned seat = 0; seat < SEAT_COUNT; seat++) {
        if (!open_for(board, THING_SEAT, seat))
            continue;
        const char *spirit = spirit_info(board->view.shown.seats[seat].spirit)->id;
        snprintf(label, sizeof label, "%s", tr_of(board_lang(board), "spirit", spirit, "name"));
        snprintf(id, sizeof id, "answer.seat.%u", seat);
        add(buttons, THING_SEAT, seat, id, label);
    }
}

static const char *decline_key(const struct board_scene *board)
{
    return board->choice.ask >= ASK_FRAGMENT ? "board.answer.none" : "board.answer.no_card";
}

static void add_answers(struct board_scene *board, struct buttons *buttons)
{
    if (open_for(board, THING_YES, 1))
        add(buttons, THING_YES, 1, "answer.yes", tr(board_lang(board), "board.answer.yes"))->look =
            BUTTON_GOLD;
    add_bonus(board, buttons);
    add_vibes(board, buttons);
    add_amount(board, buttons);
    add_seats(board, buttons);
    if (open_for(board, THING_NONE, 0))
        add(buttons, THING_NONE, 0, "prompt.none", tr(board_lang(board), decline_key(board)));
    if (board->choice.ask == ASK_PLACE && !choice_is_open(&board->choice) && board_decides(board))
        add(buttons, HIT_ANSWER, ANSWER_RECOMMENDED, "place.recommended",
            tr(board_lang(board), "board.answer.recommended"))
            ->look = BUTTON_GOLD;
}

static void add_confirm(struct board_scene *board, struct buttons *buttons)
{
    char deed[WORDS_SIZE];
    struct move move;
    if (board->asking_end) {
        add(buttons, HIT_ANSWER, ANSWER_CONFIRM, "answer.confirm",
            tr(board_lang(board), "board.answer.end"))
            ->look = BUTTON_GOLD;
        add(buttons, HIT_ANSWER, ANSWER_CANCEL, "answer.cancel",
            tr(board_lang(board), "board.answer.back"));
        return;
    }
    if (!choice_is_open(&board->choice))
        return;
    if (board->choice.number_max == 0 && choice_move(&board->choice, &move))
        add(buttons, HIT_ANSWER, ANSWER_CONFIRM, "answer.confirm",
            move_words(board_lang(board), &board->view.shown, &move, deed, sizeof deed))
            ->look = BUTTON_GOLD;
    add(buttons, HIT_ANSWER, ANSWER_CANCEL, "answer.cancel",
        tr(board_lang(board), "board.answer.cancel"));
}

/* From the right edge; returns where the text must end. */
static float place_buttons(struct board_scene *board, struct draw_list *list,
                           struct buttons *buttons, struct box bar)
{
    const struct services *services = board->scene.services;
    float x = bar.x + bar.w;
    for (size_t i = buttons->count; i > 0; i--) {
        struct button *button = &buttons->list[i - 1];
        const enum font font = button->look == BUTTON_GOLD ? FONT_TITLE : FONT_TEXT;
        float width = ui_text_width(services, font, TEXT_SMALL + 1, button->label) + 30;
        if (width < BUTTON_LEAST)
            width = BUTTON_LEAST;
        x -= width;
        button->box = (struct box){x, bar.y + 1, width, bar.h - 2};
        x -= BUTTON_GAP;
    }
    for (size_t i = 0; i < buttons->count; i++)
        ui_button(list, services, &board->ui, &buttons->list[i]);
    return x;
}

void board_draw_prompt(struct board_scene *board, struct draw_list *list)
{
    char text[WORDS_SIZE];
    struct buttons buttons = {.count = 0};
    const struct services *services = board->scene.services;
    const struct box bar = layout_prompt();
    const bool asks =
        choice_is_open(&board->choice) || board->choice.ask != ASK_NONE || board->asking_end;
    add_answers(board, &buttons);
    add_confirm(board, &buttons);
    const struct lang_value value = {"n", NULL, board->view.shown.actions};
    if (board->asking_end)
        tr_fill(services->lang, text, sizeof text, "board.end.ask", &value, 1);
    else
        prompt_words(services->lang, &board->view, &board->choice, text, sizeof text);
    struct draw_command *panel =
        draw_panel(list, box_inset(bar, -2), 14, colour_fade(theme.night, 0.82f));
    panel->border = asks ? colour_fade(theme.gold, 0.9f) : colour_fade(theme.panel_edge, 0.7f);
    panel->line_width = asks ? 2 : 1;
    const float end = place_buttons(board, list, &buttons, bar);
    ui_text(list, services, (struct box){bar.x + 14, bar.y, end - bar.x - 18, bar.h}, FONT_TEXT,
            TEXT_BODY, buttons.count ? ALIGN_LEFT : ALIGN_CENTRE, asks ? theme.ink : theme.muted,
            text);
}
