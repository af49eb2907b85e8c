#include "cli/output.h"
#include "base/os.h"
#include "cli/config.h"
#include "input/words.h"
#include "report/compare.h"
#include "report/gather.h"
#include "report/html.h"
#include "report/path.h"
#include "report/read.h"
#include "report/words.h"
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

/* ---- decisions ---- */

static void add_note(struct report *report, struct report_note note)
{
    struct report_note *notes = ARENA_ARRAY(&report->arena, struct report_note, report->nnotes + 1);
    if (report->nnotes)
        memcpy(notes, report->notes, report->nnotes * sizeof *notes);
    notes[report->nnotes++] = note;
    report->notes = notes;
}

/* --min-confidence: by group, so that an entry stays whole; what goes is counted. */
static void drop_unsure(const struct options *o, struct report *report)
{
    struct finding *kept = ARENA_ARRAY(&report->arena, struct finding, report->nfindings);
    uint32_t n = 0, last = UINT32_MAX, groups = 0;
    for (uint32_t i = 0; i < report->nfindings; i++) {
        if (report->findings[i].confidence < o->min_confidence)
            continue;
        groups += report->findings[i].group_index != last;
        last = report->findings[i].group_index;
        kept[n] = report->findings[i];
        kept[n++].group_index = groups - 1;
    }
    if (n == report->nfindings)
        return;
    add_note(report, (struct report_note){
                         .kind = NOTE_INFO,
                         .text = arena_printf(
                             &report->arena,
                             "%u of %u pairs of statements are below --min-confidence and left out",
                             report->nfindings - n, report->nfindings)});
    report->findings = kept;
    report->nfindings = n;
    report->ngroups = groups;
}

/* SOURCE_DATE_EPOCH stands in for the clock, so that a run can be repeated. */
static const char *today(struct arena *arena)
{
    const char *fixed = getenv("SOURCE_DATE_EPOCH");
    time_t now = fixed ? (time_t)strtoll(fixed, NULL, 10) : time(NULL);
    struct tm day;
    if (!gmtime_r(&now, &day))
        return "1970-01-01";
    return arena_printf(arena, "%04d-%02d-%02d", day.tm_year + 1900, day.tm_mon + 1, day.tm_mday);
}

static void suppress(struct options *o, struct report *report, const str_vec *files,
                     const struct prog *prog)
{
    suppression_vec all = {0};
    struct source_cache *sources = source_cache_new(report->source_root);
    for (size_t i = 0; i < files->n; i++)
        suppress_scan(&report->arena, sources, files->at[i], &all);
    if (prog)
        report_remarks(report, prog, &all);
    for (size_t i = 0; i < o->suppressions.n; i++) {
        struct strbuf shown = {0};
        path_add_shown(&shown, report->source_root, o->suppressions.at[i].at.file);
        vec_push(&all, o->suppressions.at[i]);
        vec_last(&all).at.file = arena_strdup(&report->arena, strbuf_str(&shown));
        strbuf_release(&shown);
    }
    if (all.n > 0)
        suppress_apply(report, all.at, all.n, today(&report->arena));
    vec_release(&all);
    source_cache_free(sources);
}

/* A baseline that was made with an option which leaves findings out knows nothing of those. */
static void tell_of_gaps(const struct options *o, struct report *report, const struct report *old)
{
    const struct {
        const char *option;
        bool is_given;
    } cuts[] = {{"--min-confidence", o->min_confidence > 0},
                {"--mode precise", o->mode && strcmp(o->mode, "precise") == 0}};
    for (uint32_t i = 0; i < old->nnotes; i++)
        for (size_t k = 0; k < ARRAY_SIZE(cuts); k++)
            if (!cuts[k].is_given && old->notes[i].kind == NOTE_INFO &&
                strstr(old->notes[i].text, cuts[k].option))
                add_note(report,
                         (struct report_note){
                             .kind = NOTE_INFO,
                             .text = arena_printf(&report->arena,
                                                  "the baseline was made with %s: what it left out "
                                                  "is new here; make it anew without",
                                                  cuts[k].option)});
}

bool output_decide(struct options *o, struct report *report, const str_vec *sources,
                   const struct prog *prog, struct diag *diag)
{
    struct report old;
    if (o->min_confidence > 0)
        drop_unsure(o, report);
    suppress(o, report, sources, prog);
    if (!o->baseline || config_makes_baseline(o))
        return true;
    if (!report_read(&old, o->baseline, diag)) {
        arena_release(&old.arena);
        return diag_prefix(diag, "%s: ", o->baseline_from ? o->baseline_from : "--baseline");
    }
    report_compare(report, &old);
    tell_of_gaps(o, report, &old);
    return true;
}

/* ---- writing ---- */

static bool wants_color(const struct options *o)
{
    const char *none = getenv("NO_COLOR"), *term = getenv("TERM");
    if (o->color && strcmp(o->color, "auto") != 0)
        return strcmp(o->color, "always") == 0;
    return !o->output && isatty(STDOUT_FILENO) && !(none && *none) &&
           !(term && strcmp(term, "dumb") == 0);
}

/* Columns of the terminal; a pipe or file gets a fixed width, so that it is always the same. */
static int text_columns(const struct options *o)
{
    enum { FIXED = 100, WIDEST = 140 };
    struct winsize size;
    if (o->output || !isatty(STDOUT_FILENO) || ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) != 0 ||
        size.ws_col == 0)
        return FIXED;
    return MIN((int)size.ws_col, WIDEST);
}

struct text_options output_text_options(const struct options *o)
{
    return (struct text_options){.color = wants_color(o),
                                 .width = text_columns(o),
                                 .verbose = o->verbose,
                                 .fixed = o->command == CMD_DIFF,
                                 .group_by = o->group_by,
                                 .max_entries = o->max_findings,
                                 .stats = o->stats};
}

static void write_text(const struct options *o, const struct report *report, struct strbuf *out)
{
    struct text_options text = output_text_options(o);
    report_text(report, &text, out);
}

enum format { FORMAT_TEXT, FORMAT_JSON, FORMAT_SARIF, FORMAT_HTML };

static bool write_as(const struct options *o, const struct report *report, enum format format,
                     const char *path, struct diag *diag)
{
    struct strbuf out = {0};
    if (format == FORMAT_JSON)
        report_json(report, &out);
    else if (format == FORMAT_SARIF)
        report_sarif(report, &out);
    else if (format == FORMAT_HTML)
        report_html(report, o->embed_source, &out);
    else
        write_text(o, report, &out);
    bool ok = os_write_file(path, strbuf_str(&out), out.len, diag);
    strbuf_release(&out);
    return ok;
}

static enum format main_format(const struct options *o)
{
    if (o->format && strcmp(o->format, "json") == 0)
        return FORMAT_JSON;
    return o->format && strcmp(o->format, "sarif") == 0 ? FORMAT_SARIF : FORMAT_TEXT;
}

static bool is_same_path(const char *a, const char *b)
{
    struct arena arena;
    arena_init(&arena, "paths");
    bool is_same = strcmp(path_absolute("/", a, &arena), path_absolute("/", b, &arena)) == 0;
    arena_release(&arena);
    return is_same;
}

static bool is_same_file(const char *a, const char *b)
{
    struct stat x, y;
    if ((a[0] == '/') == (b[0] == '/') && is_same_path(a, b))
        return !str_starts(a, "/dev/");
    return stat(a, &x) == 0 && stat(b, &y) == 0 && x.st_dev == y.st_dev && x.st_ino == y.st_ino &&
           S_ISREG(x.st_mode);
}

static bool check_folder(const char *path, struct diag *diag)
{
    const char *slash = strrchr(path, '/');
    if (!slash || slash == path)
        return true;
    char *folder = xasprintf("%.*s", (int)(slash - path), path);
    bool ok = os_is_dir(folder);
    if (!ok)
        diag_set(diag, "cannot write '%s': there is no folder '%s'", path, folder);
    free(folder);
    return ok;
}

enum { MOST_FILES = 4 };
struct output_file {
    const char *option, *path; /* NULL: not asked for */
};

static void list_files(const struct options *o, struct output_file files[MOST_FILES])
{
    files[0] = (struct output_file){"-o", o->output ? o->output : "-"};
    files[1] = (struct output_file){"--json", o->json_file};
    files[2] = (struct output_file){"--sarif", o->sarif_file};
    files[3] = (struct output_file){"--html", o->html_file};
}

bool output_spares(const struct options *o, const str_vec *paths, struct diag *diag)
{
    struct output_file files[MOST_FILES];
    list_files(o, files);
    for (size_t i = 0; i < ARRAY_SIZE(files); i++) {
        if (!files[i].path || !os_is_file(files[i].path))
            continue;
        for (size_t k = 0; k < paths->n; k++)
            if (is_same_file(files[i].path, paths->at[k]))
                return diag_set(diag, "%s '%s' would overwrite a source of the program",
                                files[i].option, files[i].path);
    }
    return true;
}

/* A file that is there and that programs or settings are made of: nobody wants a report over it. */
static bool is_precious(const char *path)
{
    static const char *const ends[] = {".c",   ".h",   ".cc",   ".cpp",  ".cxx", ".hh",    ".hpp",
                                       ".hxx", ".m",   ".mm",   ".s",    ".S",   ".a",     ".o",
                                       ".so",  ".bc",  ".ll",   ".java", ".kt",  ".scala", ".jar",
                                       ".war", ".yml", ".yaml", ".class"};
    for (size_t i = 0; i < ARRAY_SIZE(ends); i++)
        if (str_ends(path, ends[i]))
            return os_is_file(path);
    return false;
}

bool output_check(const struct options *o, struct diag *diag)
{
    struct output_file files[MOST_FILES];
    list_files(o, files);
    bool is_saved = o->command == CMD_SHOW || o->command == CMD_DIFF;
    for (size_t i = 0; i < ARRAY_SIZE(files); i++) {
        if (!files[i].path)
            continue;
        if (i > 0 && !o->output && strcmp(files[i].path, "-") == 0)
            return diag_set(diag,
                            "%s - and the report itself both go to standard output; use "
                            "--format, or -o FILE for the report",
                            files[i].option);
        for (size_t k = 0; k < i; k++)
            if (files[k].path && is_same_file(files[i].path, files[k].path))
                return diag_set(diag, "%s and %s both write to '%s'; give each its own file",
                                files[k].option, files[i].option, files[i].path);
        bool is_file = strcmp(files[i].path, "-") != 0;
        for (size_t k = 0; k < o->words.n && !is_saved && is_file; k++)
            if (is_same_file(files[i].path, o->words.at[k]))
                return diag_set(diag, "%s '%s' would overwrite an input", files[i].option,
                                files[i].path);
        if (is_precious(files[i].path))
            return diag_set(diag, "%s '%s' would overwrite a source, a class or a settings file",
                            files[i].option, files[i].path);
        if (!check_folder(files[i].path, diag))
            return false;
    }
    if (o->html_file && !html_is_available())
        return diag_set(diag, "--html: this heddle was built without its viewer, because npm was "
                              "not there; see 'heddle doctor'");
    return true;
}

bool output_write(const struct options *o, struct report *report, struct diag *diag)
{
    report->with_stats = o->stats;
    if (o->json_file && !write_as(o, report, FORMAT_JSON, o->json_file, diag))
        return false;
    if (o->sarif_file && !write_as(o, report, FORMAT_SARIF, o->sarif_file, diag))
        return false;
    if (o->html_file && !write_as(o, report, FORMAT_HTML, o->html_file, diag))
        return false;
    return write_as(o, report, main_format(o), o->output ? o->output : "-", diag);
}

enum exit_code output_verdict(const struct options *o, const struct report *report)
{
    for (uint32_t i = 0; i < report->nfindings; i++) {
        const struct finding *f = &report->findings[i];
        if (!f->suppression && f->baseline <= BASELINE_NEW && f->confidence >= o->fail_on &&
            !words_is_information(f->rule))
            return EXIT_FINDINGS;
    }
    return EXIT_CLEAN;
}
