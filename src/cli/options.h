#ifndef CLI_OPTIONS_H
#define CLI_OPTIONS_H
/*
 * The command line. One table of commands and one of options (options.c) are the source of
 * everything that speaks of them: parsing, heddle.yml, --help, shell completion, the man page.
 *
 * Ownership: strings are borrowed from argv or live in the options' arena.
 */
#include "base/arena.h"
#include "base/diag.h"
#include "base/vec.h"
#include "report/suppress.h"

enum command {
    CMD_CHECK,
    CMD_DEADLOCKS,
    CMD_SHARING,
    CMD_REDUNDANT,
    CMD_CAPTURE,
    CMD_EXPLAIN,
    CMD_CALLGRAPH,
    CMD_POINTS_TO,
    CMD_DIFF,
    CMD_SHOW,
    CMD_LOWER,
    CMD_INIT,
    CMD_DOCTOR,
    CMD_CACHE,
    CMD_COMPLETION,
    CMD_HELP,
    CMD_VERSION,
    CMD_COUNT
};

struct command_spec {
    const char *name;
    const char *synopsis; /* what follows the name */
    const char *summary;  /* one line */
    const char *words;    /* choices of the first word ("path|size|clear"), or NULL: files */
    bool is_wrapper;      /* the first word and all after it are a command to run */
};

struct options {
    enum command command;
    str_vec words; /* inputs, or the arguments of the command */
    str_vec rest;  /* after `--` */
    /* One field per option; see the table. NULL, 0 and empty mean "not given". */
    const char *build_dir, *target, *format, *output, *mode, *context, *config, *clang, *cache_dir;
    const char *baseline_from; /* where heddle.yml names it: "heddle.yml:3: 'baseline'"; NULL */
    const char *color, *group_by, *source_root, *capture_dir, *baseline, *json_file, *sarif_file,
        *html_file;
    const char *main_class, *jdk, *profile, *graph_format;
    str_vec entries, models, suppression_files, classpath, source_dirs, open;
    double min_confidence, fail_on; /* 0: everything */
    unsigned jobs, max_findings, cache_megabytes;
    bool may_guard_atomicity, with_atomicity, with_callbacks;
    bool no_cache, strict, stats, verbose, quiet, report_library, print_ir, fresh, preload, help,
        embed_source, servlets, tests;
    suppression_vec suppressions; /* of heddle.yml and --suppressions */
    uint64_t given;               /* bit i: option i stood on the command line */
    const char *command_line;     /* as given, for reports */
    struct arena arena;
};

enum option_type {
    OPT_FLAG,
    OPT_STRING,
    OPT_CHOICE,
    OPT_NUMBER,
    OPT_COUNT,      /* a number from 1 on */
    OPT_CONFIDENCE, /* high, medium, low, never, or a number from 0 to 1 */
    OPT_LIST,
    OPT_PATTERNS, /* a list; `*` if no value stands in the same word */
    OPT_PATH,
    OPT_PATHS,
    OPT_SEARCH /* paths, several in a word, separated by colons */
};

struct option_spec {
    const char *name; /* long, without dashes */
    char letter;      /* short, or 0 */
    enum option_type type;
    const char *arg;     /* name of the value in help; NULL for flags */
    const char *choices; /* OPT_CHOICE: "a|b:k|c", where k stands for a number */
    size_t field;        /* offset in struct options */
    uint32_t commands;   /* bit set of enum command */
    const char *config;  /* key in heddle.yml, or NULL */
    const char *help;    /* one sentence, lower case, no full stop */
};

const struct command_spec *command_spec(enum command);
const struct option_spec *option_spec(size_t index); /* NULL after the last */
/* By name; NULL if unknown. */
const struct option_spec *option_find(const char *name, size_t len);

/* argv without the program's name. On failure one line that says what is wrong and, if something is
 * near, what may have been meant. */
bool options_parse(struct options *, int argc, char **argv, struct diag *) MUST_USE;
void options_release(struct options *);

/* Sets one option from text; used for both the command line and heddle.yml. `whence` begins the
 * message ("option '--jobs'", "heddle.yml:3: 'jobs'"). `base`: folder relative paths refer to, or
 * NULL. */
bool option_set(struct options *, const struct option_spec *, const char *value, const char *whence,
                const char *base, struct diag *) MUST_USE;

/* The nearest of several names, or NULL if none is near. next(i) gives the i-th, NULL at the end.
 * */
const char *suggest(const char *wrong, const char *(*next)(size_t i));

#endif
