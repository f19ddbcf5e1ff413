/* cerebria: the game in a window. Exit codes: 0 fine, 1 it can't run here, 2 a wrong command line.
 */
#include <SDL.h> /* on some systems it renames main */
#include <stdio.h>

#include "app/app.h"
#include "app/bench.h"
#include "app/loop.h"

enum { EXIT_FINE = 0, EXIT_CANNOT = 1, EXIT_USAGE = 2 };

static int run(const struct options *options, uint64_t began)
{
    char error[FILE_ERROR_SIZE] = "";
    struct app app;
    bool fine = app_open(&app, options, error, sizeof error);
    if (!fine) {
        fprintf(stderr, "cerebria: %s\n", error);
    } else if (options->bench) {
        fine = bench_run(&app, began);
    } else {
        loop_run(&app, 0);
        app_save_settings(&app);
    }
    app_close(&app);
    return fine ? EXIT_FINE : EXIT_CANNOT;
}

int main(int argc, char *argv[])
{
    uint64_t began = SDL_GetPerformanceCounter();
    struct options options;
    char error[256];
    if (!options_parse(&options, argc, argv, error, sizeof error)) {
        fprintf(stderr, "cerebria: %s\n", error);
        return EXIT_USAGE;
    }
    if (options.help) {
        fputs(options_help, stdout);
        return EXIT_FINE;
    }
    if (options.version) {
        puts("cerebria " CEREBRIA_VERSION);
        return EXIT_FINE;
    }
    return run(&options, began);
}
