#include "scene/set_up.h"

#include <assert.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

unsigned set_up_player(const struct set_up_scene *set_up, unsigned team)
{
    return set_up->swapped ? other_team(team) : team;
}

/* ---- Text fields ---- */

static struct text_field *open_field(struct set_up_scene *set_up)
{
    struct text_field *const fields[] = {&set_up->names[0], &set_up->names[1], &set_up->seed};
    for (size_t i = 0; i < sizeof fields / sizeof fields[0]; i++) {
        if (fields[i]->open) {
            return fields[i];
        }
    }
    return NULL;
}

static void close_field(struct set_up_scene *set_up)
{
    struct text_field *field = open_field(set_up);
    if (field) {
        text_field_close(field);
        set_up->scene.services->request = REQUEST_TEXT_OFF;
    }
}

static void edit(struct set_up_scene *set_up, struct text_field *field)
{
    close_field(set_up);
    text_field_open(field);
    set_up->scene.services->request = REQUEST_TEXT_ON;
}

/* True if a field was open and the intent was for it. */
static bool type(struct set_up_scene *set_up, const struct intent *intent)
{
    struct text_field *field = open_field(set_up);
    if (!field || !text_field_handle(field, intent)) {
        return false;
    }
    if (!field->open) {
        set_up->scene.services->request = REQUEST_TEXT_OFF;
    }
    return true;
}

/* ---- Starting ---- */

static uint64_t seed_of(const struct set_up_scene *set_up)
{
    uint64_t seed = 0;
    const char *digits = set_up->seed.text;
    if (*digits == '\0') {
        return set_up->scene.services->seed;
    }
    for (; *digits != '\0'; digits++) {
        seed = seed * 10 + (uint64_t)(*digits - '0'); /* SET_UP_SEED_LIMIT keeps it in range */
    }
    return seed;
}

static_assert((int)TEXT_FIELD_SIZE == (int)NAME_SIZE, "a name is what can be typed");

static void start(struct set_up_scene *set_up)
{
    static const uint8_t firsts[FIRST_COUNT] = {TEAM_NONE, TEAM_BLISS, TEAM_GLOOM};
    struct session_setup *setup = &set_up->setup;
    memset(setup, 0, sizeof *setup);
    setup_default(&setup->game, PLAYERS_DUEL);
    setup->game.seed = seed_of(set_up);
    setup->game.first = firsts[set_up->first];
    setup->game.recommended = set_up->places == PLACES_RECOMMENDED;
    for (unsigned team = 0; team < TEAM_COUNT; team++) {
        const struct text_field *name = &set_up->names[set_up_player(set_up, team)];
        setup->game.spirits[team] = set_up->spirit[team];
        memcpy(setup->names[team], name->text, sizeof name->text);
    }
    set_up->scene.services->setup = setup;
    set_up->scene.services->request = REQUEST_START;
}

/* ---- Acting ---- */

static void click(struct set_up_scene *set_up, const struct intent *act)
{
    struct services *services = set_up->scene.services;
    unsigned index = (unsigned)act->hit_index;
    switch (act->hit_kind) {
    case SET_UP_NAME:
        edit(set_up, &set_up->names[set_up_player(set_up, index)]);
        break;
    case SET_UP_SEED:
        edit(set_up, &set_up->seed);
        break;
    case SET_UP_SPIRIT:
        set_up->spirit[spirit_info(index)->team] = (uint8_t)index;
        break;
    case SET_UP_SWAP:
        set_up->swapped = !set_up->swapped;
        break;
    case SET_UP_FIRST:
        set_up->first = (uint8_t)index;
        break;
    case SET_UP_PLACES:
        set_up->places = (uint8_t)index;
        break;
    case SET_UP_HAND_OVER:
        services->settings->hand_over = !services->settings->hand_over;
        services->request = REQUEST_SETTINGS_CHANGED;
        break;
    case SET_UP_MORE:
        set_up->more = !set_up->more;
        break;
    case SET_UP_BACK:
        services->request = REQUEST_MENU;
        break;
    case SET_UP_START:
        start(set_up);
        break;
    default:
        break;
    }
}

static void set_up_handle(struct scene *scene, const struct intent *intent,
                          const struct draw_list *list)
{
    struct set_up_scene *set_up = (struct set_up_scene *)scene;
    if (type(set_up, intent)) {
        return;
    }
    struct intent act = ui_state_handle(&set_up->ui, intent, list);
    if (act.kind == INTENT_CANCEL) {
        scene->services->request = REQUEST_MENU;
    } else if (act.kind == INTENT_CLICK) {
        close_field(set_up);
        click(set_up, &act);
    } else if (act.kind == INTENT_FOCUS_NEXT || act.kind == INTENT_FOCUS_PREVIOUS ||
               act.kind == INTENT_UP || act.kind == INTENT_DOWN) {
        close_field(set_up); /* the focus went elsewhere */
    }
}

static void set_up_close(struct scene *scene)
{
    free(scene);
}

static const struct scene_class set_up_class = {
    .name = "set_up",
    .handle = set_up_handle,
    .step = menu_step_still,
    .draw = set_up_draw,
    .close = set_up_close,
};

struct scene *set_up_scene_new(struct services *services)
{
    struct set_up_scene *set_up = calloc(1, sizeof *set_up);
    struct setup defaults;
    char digits[24];
    if (!set_up) {
        return NULL;
    }
    set_up->scene = (struct scene){&set_up_class, services};
    ui_state_init(&set_up->ui);
    set_up->ui.focus_kind = SET_UP_START; /* Enter starts with what is proposed */
    for (size_t i = 0; i < SET_UP_PLAYERS; i++) {
        text_field_init(&set_up->names[i], "", SET_UP_NAME_LIMIT, false);
    }
    snprintf(digits, sizeof digits, "%" PRIu64, services->seed);
    text_field_init(&set_up->seed, digits, SET_UP_SEED_LIMIT, true);
    setup_default(&defaults, PLAYERS_DUEL);
    set_up->spirit[TEAM_BLISS] = defaults.spirits[SEAT_BLISS_1];
    set_up->spirit[TEAM_GLOOM] = defaults.spirits[SEAT_GLOOM_1];
    return &set_up->scene;
}
