#include "base/os.h"
#include "cli/capture.h"
#include "cli/help.h"
#include "cli/message.h"
#include "cli/pipeline.h"
#include "cli/project.h"
#include "cli/saved.h"
#include "input/shim.h"
#include "store/cache.h"
#include <limits.h>
#include <malloc.h>
#include <signal.h>
#include <stdio.h>
#include <sys/resource.h>

static enum exit_code print(const struct strbuf *out)
{
    return message_output(strbuf_str(out), out->len) ? EXIT_CLEAN : EXIT_FAILED;
}

static enum exit_code run_help(struct options *o)
{
    struct strbuf out = {0};
    struct options about;
    struct diag diag = {0};
    enum exit_code code;

    if (o->words.n == 0) {
        help_overview(&out);
    } else if (strcmp(o->words.at[0], "--scdoc") == 0 || strcmp(o->words.at[0], "scdoc") == 0) {
        help_scdoc(&out);
    } else {
        char *argv[] = {(char *)o->words.at[0]};
        bool known = options_parse(&about, 1, argv, &diag);

        if (known)
            help_command(about.command, &out);
        options_release(&about);
        if (!known) {
            message("%s", diag_str(&diag));
            diag_release(&diag);
            return EXIT_FAILED;
        }
    }
    code = print(&out);
    strbuf_release(&out);
    return code;
}

static enum exit_code run_completion(struct options *o)
{
    struct strbuf out = {0};
    enum exit_code code = EXIT_FAILED;

    if (o->words.n != 1 || !completion_script(o->words.at[0], &out))
        message("completion: expected bash, zsh or fish");
    else
        code = print(&out);
    strbuf_release(&out);
    return code;
}

static enum exit_code run_cache(struct options *o)
{
    const char *dir = o->cache_dir ? o->cache_dir : cache_default_dir(&o->arena);
    const char *what = o->words.n == 1 ? o->words.at[0] : "";
    struct strbuf out = {0};
    enum exit_code code;

    if (!dir) {
        message("no cache folder: XDG_CACHE_HOME is not set and HOME is no folder");
        return EXIT_FAILED;
    }
    if (strcmp(what, "path") == 0) {
        strbuf_addf(&out, "%s\n", dir);
    } else if (strcmp(what, "size") == 0) {
        struct cache_usage usage = cache_measure(dir);

        strbuf_addf(&out, "%.1f MB in %" PRIu64 " files\n", (double)usage.bytes / (1 << 20),
                    usage.files);
    } else if (strcmp(what, "clear") == 0) {
        cache_clear(dir);
    } else {
        message("cache: expected path, size or clear");
        return EXIT_FAILED;
    }
    code = print(&out);
    strbuf_release(&out);
    return code;
}

static enum exit_code run_version(void)
{
    static const char text[] = "heddle " HEDDLE_VERSION "\n";

    return message_output(text, strlen(text)) ? EXIT_CLEAN : EXIT_FAILED;
}

static int run_command(struct options *o)
{
    struct strbuf out = {0};
    int code;

    if (o->help) {
        help_command(o->command, &out);
        code = print(&out);
        strbuf_release(&out);
        return code;
    }
    switch (o->command) {
    case CMD_CHECK:
    case CMD_DEADLOCKS:
    case CMD_SHARING:
    case CMD_REDUNDANT:
    case CMD_EXPLAIN:
    case CMD_CALLGRAPH:
    case CMD_POINTS_TO:
        return pipeline_check(o);
    case CMD_DIFF:
        return saved_diff(o);
    case CMD_SHOW:
        return saved_show(o);
    case CMD_LOWER:
        return pipeline_lower(o);
    case CMD_CAPTURE:
        return capture_command(o);
    case CMD_INIT:
        return project_init(o);
    case CMD_DOCTOR:
        return project_doctor(o);
    case CMD_CACHE:
        return run_cache(o);
    case CMD_COMPLETION:
        return run_completion(o);
    case CMD_HELP:
        return run_help(o);
    case CMD_VERSION:
        return run_version();
    case CMD_COUNT:
        break;
    }
    BUG("command %d", o->command);
}

/*
 * What was freed is used again soon, until we end: giving it back to the system in between costs
 * a page fault for each page that is asked for again.
 */
static void keep_freed_memory(void)
{
    enum { MAPPED_ALONE = 1 << 30, AT_ONCE = 16 << 20, NEVER = INT_MAX };
    mallopt(M_MMAP_THRESHOLD, MAPPED_ALONE);
    mallopt(M_TRIM_THRESHOLD, NEVER);
    mallopt(M_TOP_PAD, AT_ONCE);
}

/*
 * Analyses follow calls by recursion, and programs have call chains of any length. The system
 * leaves room for a stack of this size below the limit that is usual.
 */
static void raise_stack_limit(void)
{
    const rlim_t wanted = 112u << 20;
    struct rlimit limit;
    if (getrlimit(RLIMIT_STACK, &limit) != 0 || limit.rlim_cur >= wanted)
        return;
    limit.rlim_cur = MIN(limit.rlim_max, wanted);
    (void)setrlimit(RLIMIT_STACK, &limit);
}

int main(int argc, char **argv)
{
    struct options o;
    struct diag diag = {0};
    int code = EXIT_FAILED;

    /* Under another name we stand in for a compiler while a build is recorded. */
    if (argc > 0 && shim_is_called(argv[0]))
        return shim_main(argc, argv);
    signal(SIGPIPE, SIG_IGN);
    keep_freed_memory();
    raise_stack_limit();
    if (options_parse(&o, argc > 0 ? argc - 1 : 0, argv + 1, &diag))
        code = run_command(&o);
    else
        message("%s", diag_str(&diag));
    options_release(&o);
    diag_release(&diag);
    return code;
}
