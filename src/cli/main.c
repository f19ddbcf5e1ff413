#include "cli/cli.h"

int main(int argc, char **argv)
{
    const struct streams streams = {stdin, stdout, stderr};
    const enum exit_code code = cli_run(argc, argv, &streams);
    /* A full disk or a closed pipe shows only here. */
    if (fflush(stdout) != 0 || ferror(stdout)) {
        fprintf(stderr, "cerebria-cli: standard output could not be written\n");
        return EXIT_WRONG;
    }
    return (int)code;
}
