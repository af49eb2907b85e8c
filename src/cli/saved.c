#include "cli/saved.h"
#include "cli/config.h"
#include "cli/message.h"
#include "cli/output.h"
#include "input/words.h"
#include "report/compare.h"
#include "report/read.h"
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

/* Settings of the project, as for a check; saved reports know nothing of comments. */
static bool prepare(struct options *o, struct diag *diag)
{
    char *cwd = getcwd(NULL, 0);
    const char *here = arena_strdup(&o->arena, cwd ? cwd : "/"), *path;

    free(cwd);
    if (o->source_root)
        o->source_root = path_absolute(here, o->source_root, &o->arena);
    return config_load(o, here, &path, diag) && output_check(o, diag);
}

/* Excerpts come from the sources as they are now. */
static void tell_changed_sources(const struct options *o, const struct report *report)
{
    struct arena arena;
    struct stat saved, source;
    const char *changed = NULL;

    if (o->quiet || (o->format && strcmp(o->format, "text") != 0) ||
        stat(vec_last(&o->words), &saved) != 0)
        return;
    arena_init(&arena, "paths");
    for (uint32_t i = 0; i < 2 * report->nfindings && !changed; i++) {
        const char *file = report->findings[i / 2].access[i % 2].at.file;

        if (file && report->source_root &&
            stat(path_absolute(report->source_root, file, &arena), &source) == 0 &&
            source.st_mtime > saved.st_mtime)
            changed = file;
    }
    if (changed)
        message("'%s' has changed since the report was written: the lines shown may be others",
                changed);
    arena_release(&arena);
}

static enum exit_code finish(struct options *o, struct report *report, struct diag *diag, bool ok)
{
    enum exit_code code = EXIT_FAILED;

    if (ok && o->source_root)
        report->source_root = o->source_root;
    if (ok) {
        code = output_verdict(o, report);
        ok = output_write(o, report, diag);
        tell_changed_sources(o, report);
    }
    if (!ok && diag->text.len > 0)
        message("%s", diag_str(diag));
    arena_release(&report->arena);
    diag_release(diag);
    return ok ? code : EXIT_FAILED;
}

/* Suppressions of now; a saved report keeps those it was written with if there are none. */
static bool decide(struct options *o, struct report *report, struct diag *diag)
{
    str_vec none = {0};
    return output_decide(o, report, &none, NULL, diag);
}

enum exit_code saved_show(struct options *o)
{
    struct report report = {0};
    struct diag diag = {0};

    if (o->words.n != 1) {
        message("show: expected one JSON report");
        return EXIT_FAILED;
    }
    arena_init(&report.arena, "saved report");
    bool ok = prepare(o, &diag);
    if (ok) {
        arena_release(&report.arena);
        ok = report_read(&report, o->words.at[0], &diag) && decide(o, &report, &diag);
    }
    return finish(o, &report, &diag, ok);
}

enum exit_code saved_diff(struct options *o)
{
    struct report old = {0}, now = {0};
    struct diag diag = {0};

    if (o->words.n != 2) {
        message("diff: expected two JSON reports, the older one first");
        return EXIT_FAILED;
    }
    arena_init(&old.arena, "old report");
    arena_init(&now.arena, "new report");
    bool ok = prepare(o, &diag);
    if (ok) {
        arena_release(&old.arena);
        arena_release(&now.arena);
        ok = report_read(&old, o->words.at[0], &diag);
        ok = report_read(&now, o->words.at[1], ok ? &diag : NULL) && ok;
    }
    if (ok)
        ok = decide(o, &now, &diag);
    if (ok)
        report_compare(&now, &old);
    arena_release(&old.arena);
    return finish(o, &now, &diag, ok);
}
