/* The commands of cerebria-cli. Each gets the words behind its name. */
#ifndef CEREBRIA_CLI_COMMANDS_H
#define CEREBRIA_CLI_COMMANDS_H

#include "cli/cli.h"
#include "record/record.h"

struct call {
    int argc; /* words behind the command */
    char **argv;
    const struct streams *streams;
};

enum exit_code command_show(const struct call *call);
enum exit_code command_legal(const struct call *call);
enum exit_code command_check(const struct call *call);
enum exit_code command_play(const struct call *call);
enum exit_code command_trace(const struct call *call);
enum exit_code command_simulate(const struct call *call);
enum exit_code command_bench(const struct call *call);

/* One line on standard error; returns EXIT_USAGE or EXIT_WRONG. */
enum exit_code tell_usage(const struct call *call, const char *format, ...);
enum exit_code tell_wrong(const struct call *call, const char *format, ...);

/* Reads and checks the record at `path` ("-": standard input), at most RECORD_BYTES_MAX + 1 bytes
 * of it. A dropped last line is told on standard error. EXIT_FINE: the record is the caller's to
 * free. */
enum exit_code load_record(const struct call *call, const char *path, struct record *record);

/* Writes a text to standard output, frees it, and passes on what became of it. */
enum exit_code put_text(const struct call *call, struct text *text);

#endif
