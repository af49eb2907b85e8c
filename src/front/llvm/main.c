/*
 * heddle-lower: LLVM bitcode or text to unit files. LLVM can abort on bad input, so this is a
 * process of its own; with --batch it does many inputs and the caller starts it again for the
 * rest if it dies.
 */
#include "front/llvm/load.h"
#include "front/llvm/lower.h"
#include "ir/text.h"
#include "ir/unit.h"
#include <errno.h>
#include <getopt.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/time.h>
#include <unistd.h>

enum action { ACTION_SAVE, ACTION_PRINT, ACTION_AUDIT };

/* What the handler of fatal errors needs to know. */
struct session {
    const char *input;  /* being lowered, NULL if none */
    const char *source; /* what the unit calls itself; NULL: the input */
    bool is_batch;
};

static void print_usage(FILE *out)
{
    fputs(
        "usage: heddle-lower IN.bc -o OUT.hu\n"
        "       heddle-lower --batch        lines INPUT<tab>OUTPUT[<tab>SOURCE] on standard input\n"
        "       heddle-lower --print IN.bc  the unit as text\n"
        "       heddle-lower --audit IN.bc  accesses before and after the passes\n"
        "       heddle-lower --version | --help\n",
        out);
}

/* One line per input, whatever characters the reason holds. */
static void report_failure(const struct session *s, const char *reason)
{
    size_t len = strcspn(reason, "\r\n");
    if (s->is_batch) {
        printf("fail\t%s\t%.*s\n", s->input, (int)len, reason);
        fflush(stdout);
    } else {
        fprintf(stderr, "heddle-lower: '%s': %.*s\n", s->input, (int)len, reason);
    }
}

static void report_success(const struct session *s, const struct lower_stats *stats)
{
    if (!s->is_batch)
        return;
    printf("ok\t%s\tfunctions=%u statements=%u losses=%u bodies_lost=%u\n", s->input,
           stats->functions, stats->statements, stats->losses, stats->bodies_lost);
    fflush(stdout);
}

/* LLVM cannot go on: say so for the current input and leave; the caller starts us again. */
static void on_fatal(void *data, const char *reason)
{
    const struct session *s = data;
    struct strbuf text = {0};
    strbuf_addf(&text, "LLVM gave up: %s", reason);
    if (s->input)
        report_failure(s, strbuf_str(&text));
    _exit(3);
}

/*
 * LLVM's passes may run for ever on damaged code (verifying it first costs five times as much as
 * everything else). Real input needs about 0.2 CPU seconds per megabyte; past the limit the
 * process ends by SIGPROF, which the caller sees as for any crash.
 */
static void limit_cpu(size_t input_bytes)
{
    struct itimerval limit = {.it_value.tv_sec = 20 + (time_t)(input_bytes >> 17)};
    setitimer(ITIMER_PROF, &limit, NULL);
}

static bool write_unit(const struct ir_unit *unit, enum action action, const char *output,
                       const struct strbuf *audit, struct diag *diag)
{
    if (action == ACTION_SAVE)
        return ir_unit_save(unit, output, diag);
    struct strbuf text = {0};
    if (action == ACTION_PRINT)
        ir_print(unit, &text);
    const struct strbuf *shown = action == ACTION_PRINT ? &text : audit;
    bool ok = os_write_file("-", strbuf_str(shown), shown->len, diag);
    strbuf_release(&text);
    return ok;
}

static bool lower_file(struct session *s, enum action action, const char *output)
{
    struct diag diag = {0};
    struct loaded loaded;
    struct lower_stats stats = {0};
    struct strbuf audit = {0};
    struct ir_unit *unit = NULL;
    limit_cpu(0);
    bool ok = load_module(&loaded, s->input, &diag);
    if (ok) {
        limit_cpu(loaded.file.len);
        unit = lower_module(loaded.context, loaded.module, s->source ? s->source : s->input,
                            action == ACTION_AUDIT ? &audit : NULL, &stats, &diag);
        ok = unit && write_unit(unit, action, output, &audit, &diag);
    }
    if (ok)
        report_success(s, &stats);
    else
        report_failure(s, diag_str(&diag));
    ir_unit_free(unit);
    load_release(&loaded);
    strbuf_release(&audit);
    diag_release(&diag);
    return ok;
}

static int run_batch(struct session *s)
{
    char *line = NULL;
    size_t cap = 0;
    ssize_t len;
    s->is_batch = true;
    while ((len = getline(&line, &cap, stdin)) > 0) {
        if (line[len - 1] == '\n')
            line[len - 1] = '\0';
        char *tab = strchr(line, '\t');
        if (!*line)
            continue;
        s->input = line;
        if (!tab) {
            report_failure(s, "no output given (expected INPUT<tab>OUTPUT)");
            continue;
        }
        *tab = '\0';
        char *source = strchr(tab + 1, '\t');
        if (source)
            *source++ = '\0';
        s->source = source;
        (void)lower_file(s, ACTION_SAVE, tab + 1);
    }
    s->input = NULL;
    free(line);
    return 0;
}

static const struct option options[] = {
    {"batch", no_argument, NULL, 'b'},
    {"print", no_argument, NULL, 'p'},
    {"audit", no_argument, NULL, 'a'},
    {"output", required_argument, NULL, 'o'},
    {"version", no_argument, NULL, 'v'},
    {"help", no_argument, NULL, 'h'},
    {NULL, 0, NULL, 0},
};

int main(int argc, char **argv)
{
    struct session session = {0};
    enum action action = ACTION_SAVE;
    const char *output = NULL;
    bool is_batch = false;
    int c;
    while ((c = getopt_long(argc, argv, "o:h", options, NULL)) != -1) {
        switch (c) {
        case 'b':
            is_batch = true;
            break;
        case 'p':
            action = ACTION_PRINT;
            break;
        case 'a':
            action = ACTION_AUDIT;
            break;
        case 'o':
            output = optarg;
            break;
        case 'v':
            printf("heddle-lower %s (LLVM %s)\n", HEDDLE_VERSION, LLVM_VERSION_STRING);
            return 0;
        case 'h':
            print_usage(stdout);
            return 0;
        default:
            print_usage(stderr);
            return 2;
        }
    }
    shim_on_fatal(on_fatal, &session);
    if (is_batch && optind == argc)
        return run_batch(&session);
    if (is_batch || optind + 1 != argc || (action == ACTION_SAVE && !output)) {
        print_usage(stderr);
        return 2;
    }
    session.input = argv[optind];
    return lower_file(&session, action, output) ? 0 : 2;
}
