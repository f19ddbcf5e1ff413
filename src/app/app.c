#include "app/app.h"

#include <stdlib.h>
#include <time.h>

#include "app/words.h"

static bool settings_path(const struct app *app, char out[PATH_SIZE])
{
    return path_join(out, app->paths.data, "settings");
}

static void load_settings(struct app *app, char *notice, size_t notice_size)
{
    char path[PATH_SIZE];
    size_t length;
    settings_default(&app->settings);
    if (!settings_path(app, path) || !file_exists(path)) {
        return; /* the first time */
    }
    char *text = file_read(path, &length, notice, notice_size);
    if (text) {
        settings_parse(&app->settings, text, length, notice, notice_size);
    }
    free(text);
}

void app_save_settings(struct app *app)
{
    char path[PATH_SIZE], error[FILE_ERROR_SIZE], text[SETTINGS_TEXT_SIZE];
    if (app->options.bench) {
        return;
    }
    struct stored_settings stored = app->settings;
    if (app->options.speed != SPEED_NOT_GIVEN && stored.play.speed == app->options.speed) {
        stored.play.speed = app->own_speed; /* --speed holds for this time only */
    }
    size_t length = settings_print(&stored, text);
    if (settings_path(app, path) &&
        !file_write(path, text, length, FILE_SAFE, error, sizeof error)) {
        table_tell(&app->table, "app.notice.settings_not_saved", error);
    }
}

/* Settings are those of the last time, under what the command line says. Measuring begins with
 * defaults, so that figures can be compared. */
static void choose_settings(struct app *app, char *notice, size_t notice_size)
{
    const struct options *options = &app->options;
    if (options->bench) {
        settings_default(&app->settings);
        app->settings.play.hand_over = false;
    } else {
        load_settings(app, notice, notice_size);
    }
    app->own_speed = app->settings.play.speed;
    if (options->speed != SPEED_NOT_GIVEN) {
        app->settings.play.speed = (uint8_t)options->speed;
    }
    if (options->width > 0) {
        app->settings.width = options->width;
        app->settings.height = options->height;
        app->settings.play.full_screen = false;
    }
}

static uint64_t any_seed(void)
{
    return SDL_GetPerformanceCounter() * 0x9e3779b97f4a7c15u ^ (uint64_t)time(NULL);
}

static void fill_services(struct app *app)
{
    struct services *services = &app->stack.services;
    services->lang = app->lang;
    services->measure = renderer_measure(app->renderer);
    services->settings = &app->settings.play;
    services->seed = app->options.seed_given ? app->options.seed : any_seed();
    services->version = CEREBRIA_VERSION;
    app->stack.seed_fixed = app->options.seed_given;
    stack_init(&app->stack, &app->table);
}

static bool open_screen(struct app *app, char *error, size_t error_size)
{
    bool software = app->options.bench || app->options.renderer;
    app->window =
        window_open(&app->settings, app->options.width > 0, app->paths.assets, error, error_size);
    if (!app->window) {
        return false;
    }
    app->renderer = renderer_new(app->window, app->paths.assets,
                                 software ? RENDERER_SOFTWARE : RENDERER_BEST, error, error_size);
    return app->renderer != NULL;
}

static bool first_scene(struct app *app, char *error, size_t error_size)
{
    app->stack.services.request = app->table.session ? REQUEST_BOARD : REQUEST_MENU;
    (void)stack_serve(&app->stack);
    if (!stack_top(&app->stack)) {
        snprintf(error, error_size, "There is not enough memory.");
        return false;
    }
    return true;
}

bool app_open(struct app *app, const struct options *options, char *error, size_t error_size)
{
    char notice[NOTICE_SIZE] = "";
    *app = (struct app){.options = *options, .dirty = true};
    hits_init(&app->hits, options->hits);
    input_init(&app->input);
    if (!paths_find_assets(&app->paths, error, error_size) ||
        (!options->bench && !paths_find_data(&app->paths, options->data, error, error_size))) {
        return false;
    }
    app->lang = words_load(app->paths.assets, "en", error, error_size);
    if (!app->lang) {
        return false;
    }
    if (!table_init(&app->table, app->lang, options->bench ? NULL : app->paths.data)) {
        snprintf(error, error_size, "The path of the data folder is too long.");
        return false;
    }
    if (options->record && !table_open(&app->table, options->record, error, error_size)) {
        return false;
    }
    choose_settings(app, notice, sizeof notice);
    if (!open_screen(app, error, error_size)) {
        return false;
    }
    fill_services(app);
    if (notice[0] != '\0') {
        table_tell(&app->table, "app.notice.settings_bad", notice);
    }
    return first_scene(app, error, error_size);
}

void app_close(struct app *app)
{
    stack_free(&app->stack);
    table_free(&app->table);
    draw_list_free(&app->list);
    hits_free(&app->hits);
    pads_close(&app->pads);
    if (app->renderer) {
        renderer_free(app->renderer);
    }
    window_close(app->window);
    if (app->lang) {
        lang_free(app->lang);
    }
}
