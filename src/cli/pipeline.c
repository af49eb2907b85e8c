#include "cli/pipeline.h"
#include "base/os.h"
#include "cli/config.h"
#include "cli/message.h"
#include "cli/output.h"
#include "cli/progress.h"
#include "cli/question.h"
#include "cli/refine.h"
#include "conc/conc.h"
#include "conc/deadlock/deadlock.h"
#include "input/input.h"
#include "input/words.h"
#include "ir/text.h"
#include "link/prog.h"
#include "model/model.h"
#include "pta/pta.h"
#include "report/display.h"
#include "report/finding.h"
#include "report/gather.h"
#include "report/pointers.h"
#include "store/cache.h"
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

/* One run: options, and what the stages have made so far. */
struct run {
    struct options *o;
    const char *cwd;
    const char *config_path;
    const char *java_options; /* of the command line; NULL: none */
    bool is_kernel;           /* profile of the models */
    bool is_told;             /* why nothing could be analysed */
    struct progress progress;
    struct input_request request;
    struct input_set inputs;
    struct prog *prog;
    struct model *models;
    struct pta *pta;
    struct conc *conc;
    struct issues *issues;
    struct regions *regions; /* locks of no use; NULL unless asked for */
    VEC(func_id) entries;
    VEC(enum entry_kind) entry_kinds; /* empty: main */
    VEC(struct stage_stat) stages;
    VEC(struct report_note) notes;
    double stage_start;
    struct report report;
    struct question question;     /* explain, points-to */
    struct refinement refinement; /* --context adaptive */
    unsigned rounds;
    struct diag diag;
};

/* ---- stages are timed and named for --stats ---- */

static double cpu_now(void)
{
    return os_cpu_seconds() + os_children_cpu_seconds();
}

static void stage_begin(struct run *r, const char *name)
{
    progress_stage(&r->progress, name);
    vec_push(&r->stages, ((struct stage_stat){.name = name}));
    r->stage_start = cpu_now();
}

static void stage_end(struct run *r, const char *detail)
{
    struct stage_stat *stage = &vec_last(&r->stages);

    stage->cpu_seconds = cpu_now() - r->stage_start;
    stage->detail = detail;
}

/* ---- begin and end ---- */

/* Folder where the search for heddle.yml starts: of the first input, of the build, or the current.
 * */
static const char *config_start(struct run *r)
{
    struct options *o = r->o;
    const char *path;

    if (o->words.n == 0)
        return o->build_dir ? path_absolute(r->cwd, o->build_dir, &o->arena) : r->cwd;
    path = path_absolute(r->cwd, o->words.at[0], &o->arena);
    return arena_printf(&o->arena, "%.*s", (int)(strrchr(path, '/') - path), path);
}

static const char *cache_dir(struct options *o)
{
    if (o->no_cache)
        return NULL;
    return o->cache_dir ? o->cache_dir : cache_default_dir(&o->arena);
}

/* Options of the command line that say something of Java only. */
static const char *java_options(const struct options *o, struct arena *arena)
{
    struct strbuf s = {0};
    const struct {
        bool is_given;
        const char *name;
    } all[] = {{o->main_class, "--main"},       {o->open.n > 0, "--open"},
               {o->servlets, "--servlets"},     {o->tests, "--tests"},
               {o->classpath.n, "--classpath"}, {o->jdk, "--jdk"}};

    for (size_t i = 0; i < ARRAY_SIZE(all); i++)
        if (all[i].is_given)
            strbuf_addf(&s, "%s%s", s.len ? ", " : "", all[i].name);
    const char *list = s.len ? arena_strdup(arena, strbuf_str(&s)) : NULL;
    strbuf_release(&s);
    return list;
}

static bool run_begin(struct run *r, struct options *o)
{
    char *cwd = getcwd(NULL, 0);

    memset(r, 0, sizeof *r);
    r->o = o;
    r->cwd = arena_strdup(&o->arena, cwd ? cwd : "/");
    free(cwd);
    arena_init(&r->report.arena, "report");
    progress_init(&r->progress, o->quiet);
    r->java_options =
        java_options(o, &o->arena); /* heddle.yml may be about more than these inputs */
    if (o->command == CMD_EXPLAIN && !question_take(&r->question, o, &r->diag))
        return false;
    if (o->command == CMD_POINTS_TO && !question_take_variable(&r->question, o, &r->diag))
        return false;
    return config_load(o, config_start(r), &r->config_path, &r->diag) && output_check(o, &r->diag);
}

static enum exit_code run_end(struct run *r, enum exit_code code)
{
    question_release(&r->question);
    refine_release(&r->refinement);
    progress_end(&r->progress);
    if (code == EXIT_FAILED && r->diag.text.len > 0 && !r->is_told)
        message("%s", diag_str(&r->diag));
    issues_free(r->issues);
    regions_free(r->regions);
    conc_free(r->conc);
    pta_free(r->pta);
    prog_free(r->prog);
    model_free(r->models);
    input_release(&r->inputs);
    vec_release(&r->entries);
    vec_release(&r->entry_kinds);
    vec_release(&r->stages);
    vec_release(&r->notes);
    arena_release(&r->report.arena);
    diag_release(&r->diag);
    return code;
}

/* ---- the stages ---- */

/* What a user must know of who did not ask for more. */
static bool is_urgent(const char *note)
{
    static const char *const starts[] = {"nothing is cached", "no JDK",   "--target",
                                         "compiled with",     "left out", "no sources"};

    for (size_t i = 0; i < ARRAY_SIZE(starts); i++)
        if (str_starts(note, starts[i]))
            return true;
    return false;
}

/* How many inputs from the i-th on were lost for the same reason. */
static size_t alike_from(const struct run *r, size_t i)
{
    size_t n = 1;
    while (i + n < r->inputs.losses.n &&
           strcmp(r->inputs.losses.at[i].reason, r->inputs.losses.at[i + n].reason) == 0)
        n++;
    return n;
}

/* One missing tool loses all inputs: that is said once. Reports list every one of them. */
static void tell_losses(struct run *r)
{
    enum { MAX_ALIKE = 3 };
    progress_stage(&r->progress, "");
    for (size_t i = 0, alike; i < r->inputs.losses.n; i += alike) {
        alike = alike_from(r, i);
        size_t told = alike > MAX_ALIKE && !r->o->verbose ? 1 : alike;
        for (size_t k = i; k < i + told; k++) {
            struct strbuf name = {0};
            display_adds(&name, r->inputs.losses.at[k].file); /* its newlines, too */
            message("cannot analyse '%s': %s", strbuf_str(&name), r->inputs.losses.at[k].reason);
            strbuf_release(&name);
        }
        if (told < alike)
            message("nor %zu more inputs, for the same reason (--verbose names them)",
                    alike - told);
    }
    for (size_t i = 0; i < r->inputs.losses.n; i++) {
        const struct input_loss *loss = &r->inputs.losses.at[i];
        vec_push(&r->notes,
                 ((struct report_note){
                     .kind = NOTE_LOST_INPUT, .text = loss->reason, .at.file = loss->file}));
    }
    for (size_t i = 0; i < r->inputs.notes.n; i++)
        if (r->o->verbose || is_urgent(r->inputs.notes.at[i]))
            message("%s", r->inputs.notes.at[i]);
}

/* A folder may be large, and slow to get at: it is named while it is looked through. */
static void show_folder(struct run *r)
{
    for (size_t i = 0; i < r->o->words.n; i++)
        if (os_is_dir(r->o->words.at[i])) {
            struct strbuf text = {0};
            strbuf_adds(&text, "looking through ");
            display_adds(&text, r->o->words.at[i]);
            progress_stage(&r->progress, strbuf_str(&text));
            strbuf_release(&text);
            return;
        }
}

static bool acquire(struct run *r)
{
    struct options *o = r->o;
    bool ok;

    stage_begin(r, "inputs");
    show_folder(r);
    r->request = (struct input_request){
        .cwd = r->cwd,
        .files = o->words,
        .flags = o->rest,
        .build_dir = o->build_dir,
        .target = o->target,
        .entries = o->entries,
        .clang = o->clang,
        .no_main = o->command == CMD_LOWER,
        .main_class = o->main_class,
        .jdk = o->jdk,
        .classpath = o->classpath,
        .source_dirs = o->source_dirs,
        .open = o->open.n > 0,
        .servlets = o->servlets,
        .tests = o->tests,
        .open_patterns = o->open,
        .jobs = o->jobs,
        .cache_dir = cache_dir(o),
        .cache_bytes = (uint64_t)o->cache_megabytes << 20,
        .progress = progress_step,
        .progress_ctx = &r->progress,
    };
    ok = input_acquire(&r->request, &r->inputs, &r->diag);
    const struct input_counts *c = &r->inputs.counts;
    stage_end(r, arena_printf(&r->report.arena,
                              "%u inputs: %u compiled, %u lowered, %u from the cache", c->inputs,
                              c->compiled, c->lowered, c->cached));
    tell_losses(r);
    /* The one input that was lost is the whole story. */
    r->is_told = !ok && r->inputs.nunits == 0 && r->inputs.losses.n == 1;
    return ok;
}

/* A recorded build has sources that nobody named, and headers. Java's are not known here. */
static bool spare_sources(struct run *r)
{
    str_vec paths = {0};
    for (uint32_t u = 0; u < r->inputs.nunits; u++) {
        const struct ir_unit *unit = r->inputs.units[u];
        for (uint32_t i = 1; i < unit->nscopes; i++)
            if (i == 1 || unit->scopes[i].file != unit->scopes[i - 1].file)
                vec_push(&paths, ir_str(unit, unit->scopes[i].file));
    }
    for (size_t i = 0; i < r->inputs.losses.n; i++)
        vec_push(&paths, r->inputs.losses.at[i].file);
    if (r->config_path)
        vec_push(&paths, r->config_path);
    bool ok = output_spares(r->o, &paths, &r->diag);
    vec_release(&paths);
    return ok;
}

static void note_link_facts(struct run *r)
{
    for (uint32_t i = 0; i < r->prog->nduplicates; i++)
        vec_push(&r->notes,
                 ((struct report_note){.kind = NOTE_LINK, .text = r->prog->duplicates[i]}));
}

static bool link_units(struct run *r)
{
    struct ir_unit **units = r->inputs.units;
    uint32_t n = r->inputs.nunits;

    stage_begin(r, "link");
    r->inputs.units = NULL; /* prog_link owns them from here */
    r->prog = prog_link(units, n, &r->diag);
    free(units);
    if (!r->prog)
        return false;
    note_link_facts(r);
    if (r->java_options && !r->prog->classes)
        message("no input is Java: %s %s without effect", r->java_options,
                strchr(r->java_options, ',') ? "are" : "is");
    stage_end(r,
              arena_printf(&r->report.arena,
                           "%u units, %u functions, %u statements, %u undefined symbols",
                           r->prog->nunits, r->prog->nfuncs, r->prog->nstmts, r->prog->nundefined));
    return true;
}

/* Where to start, if there is no main. */
static bool fail_without_main(struct run *r)
{
    if (r->prog->nfuncs == 0)
        return diag_set(
            &r->diag, "no code: %s%s%s no function", r->o->words.n == 1 ? "'" : "the inputs define",
            r->o->words.n == 1 ? r->o->words.at[0] : "", r->o->words.n == 1 ? "' defines" : "");
    if (r->prog->classes)
        return diag_set(&r->diag, "no class has a main method (public static void main(String[])); "
                                  "--open checks a library, --servlets a web application, --tests "
                                  "its tests, --entry what it names");
    return diag_set(&r->diag, "no function 'main' in the program; name the functions to start at "
                              "with --entry FUNC");
}

/* The function whose name is most like it; NULL if none is. */
static const char *function_like(const struct run *r, const char *name)
{
    const char *best = NULL;
    unsigned nearest = (unsigned)strlen(name) / 3 + 2;

    for (uint32_t i = 0; i < r->prog->nfuncs; i++) {
        const char *other = r->prog->syms[r->prog->funcs[i].sym.i].name;
        unsigned distance = words_distance(name, other);

        if (distance < nearest) {
            nearest = distance;
            best = other;
        }
    }
    return best;
}

static bool add_entry(struct run *r, const char *name, bool is_default)
{
    psym_id sym = prog_find(r->prog, name);

    if (sym.i == IR_NONE || r->prog->syms[sym.i].func.i == IR_NONE) {
        const char *near = is_default ? NULL : function_like(r, name);

        if (is_default)
            return fail_without_main(r);
        return diag_set(
            &r->diag,
            "entry '%s' is not a function that the program defines, or not the only one%s%s%s",
            name, near ? "; did you mean '" : "", near ? near : "", near ? "'?" : "");
    }
    vec_push(&r->entries, r->prog->syms[sym.i].func);
    return true;
}

/* Functions that the models name as called from outside: system calls, module initialisation. */
static void add_modelled_entries(struct run *r)
{
    for (uint32_t i = 0; i < r->prog->nfuncs; i++) {
        const struct prog_sym *sym = &r->prog->syms[r->prog->funcs[i].sym.i];
        const struct model_entry *e = model_find_entry(r->models, sym->name, sym->pretty);

        if (!e)
            continue;
        vec_push(&r->entries, ((func_id){i}));
        vec_push(&r->entry_kinds, e->is_first  ? ENTRY_FIRST
                                  : e->is_last ? ENTRY_LAST
                                  : e->is_many ? ENTRY_MANY
                                               : ENTRY_MAIN);
    }
}

static bool find_entries(struct run *r)
{
    psym_id sym = prog_find(r->prog, "main");
    bool has_main = sym.i != IR_NONE && r->prog->syms[sym.i].func.i != IR_NONE;

    if (r->o->entries.n == 0 && !has_main)
        add_modelled_entries(r);
    if (r->entries.n > 0)
        return true;
    if (r->o->entries.n == 0)
        return add_entry(r, "main", true);
    for (size_t i = 0; i < r->o->entries.n; i++) {
        if (!add_entry(r, r->o->entries.at[i], false))
            return false;
        vec_push(&r->entry_kinds, ENTRY_MANY);
    }
    return true;
}

/* $HEDDLE_MODELS, or beside the program: in the source tree, or installed. */
char *models_dir(struct arena *arena)
{
    static const char *const places[] = {"../share/heddle/models", "../models"};
    const char *given = getenv("HEDDLE_MODELS");
    char *self = os_self_dir(), *found = NULL;

    for (size_t i = 0; !given && !found && i < ARRAY_SIZE(places); i++) {
        char *dir = arena_printf(arena, "%s/%s", self, places[i]);

        found = os_is_dir(dir) ? dir : NULL;
    }
    free(self);
    return given ? arena_strdup(arena, given) : found;
}

bool models_count(const char *dir, size_t *n, struct diag *diag)
{
    struct model *models = model_new();
    bool ok = model_load_dir(models, dir, diag);

    *n = model_count(models);
    model_free(models);
    return ok;
}

static bool has_function(const struct run *r, const char *prefix)
{
    for (uint32_t i = 0; i < r->prog->nfuncs; i++)
        if (strncmp(r->prog->syms[r->prog->funcs[i].sym.i].name, prefix, strlen(prefix)) == 0)
            return true;
    return false;
}

/* A module, or system calls, without a program of their own. */
static bool is_kernel_code(const struct run *r)
{
    static const char *const hooks[] = {"init_module", "cleanup_module", "__x64_sys_",
                                        "__ia32_sys_", "__se_sys_",      "__do_sys_"};
    psym_id main = prog_find(r->prog, "main");

    if (r->o->profile && strcmp(r->o->profile, "auto") != 0)
        return strcmp(r->o->profile, "kernel") == 0;
    if (main.i != IR_NONE && r->prog->syms[main.i].func.i != IR_NONE)
        return false;
    for (size_t i = 0; i < ARRAY_SIZE(hooks); i++)
        if (has_function(r, hooks[i]))
            return true;
    return false;
}

static bool load_models(struct run *r)
{
    char *dir = models_dir(&r->report.arena);

    stage_begin(r, "models");
    r->models = model_new();
    r->is_kernel = is_kernel_code(r);
    if (r->is_kernel)
        model_use_profile(r->models, "kernel");
    if (!dir)
        return diag_set(&r->diag,
                        "the library models were not found beside heddle; set HEDDLE_MODELS");
    if (!model_load_dir(r->models, dir, &r->diag))
        return false;
    for (size_t i = 0; i < r->o->models.n; i++)
        if (!model_load_file(r->models, r->o->models.at[i], &r->diag))
            return false;
    if (r->config_path && !model_load_project(r->models, r->config_path, &r->diag))
        return false;
    stage_end(r, arena_printf(&r->report.arena, "%zu functions%s", model_count(r->models),
                              r->is_kernel ? ", profile kernel" : ""));
    return true;
}

/* ---- analysis ---- */

struct context_name {
    const char *name;
    enum ctx_kind kind;
};

/* "origin:1" and the like; false if it is none of the kinds. */
static bool parse_context(const char *text, struct pta_options *opt)
{
    static const struct context_name names[] = {
        {"insensitive", CTX_INSENSITIVE}, {"callsite", CTX_CALLSITE}, {"object", CTX_OBJECT},
        {"origin", CTX_ORIGIN},           {"thread", CTX_THREAD},     {"adaptive", CTX_ADAPTIVE}};
    size_t len = strcspn(text, ":");

    opt->depth = text[len] ? (unsigned)strtoul(text + len + 1, NULL, 10) : 1;
    for (size_t i = 0; i < ARRAY_SIZE(names); i++)
        if (strlen(names[i].name) == len && strncmp(names[i].name, text, len) == 0) {
            opt->context = names[i].kind;
            return true;
        }
    return false;
}

static struct conc_options race_options(const struct run *r)
{
    struct conc_options opt = {.mode = MODE_BALANCED,
                               .volatile_is_atomic = r->is_kernel,
                               .shows_library = r->o->report_library,
                               .watch = {r->question.watch[0], r->question.watch[1]}};

    if (r->o->mode && strcmp(r->o->mode, "sound") == 0)
        opt.mode = MODE_SOUND;
    else if (r->o->mode && strcmp(r->o->mode, "precise") == 0)
        opt.mode = MODE_PRECISE;
    return opt;
}

/* adaptive: do the races of this round ask for another one? */
static bool refine_again(struct run *r)
{
    struct conc_options opt = race_options(r);
    struct conc *conc = conc_run(r->prog, r->pta, &opt);
    bool any = refine(&r->refinement, r->prog, r->pta, conc);

    conc_free(conc);
    return any;
}

static const char *describe_memory(struct run *r, const struct pta_stats *s)
{
    double mb = 1 << 20;

    return arena_printf(&r->report.arena,
                        "MB: nodes %.1f, sets %.1f, edges %.1f, constraints %.1f, tables %.1f, "
                        "templates %.1f, shifts %.1f",
                        (double)s->node_bytes / mb, (double)s->set_bytes / mb,
                        (double)s->edge_bytes / mb, (double)s->constraint_bytes / mb,
                        (double)s->table_bytes / mb, (double)s->arena_bytes / mb,
                        (double)s->shift_bytes / mb);
}

static bool solve_pointers(struct run *r)
{
    struct pta_options opt = {.context = CTX_ORIGIN,
                              .depth = 1,
                              .entries = r->entries.at,
                              .nentries = (uint32_t)r->entries.n};

    stage_begin(r, "pointers");
    opt.sound = r->o->mode && strcmp(r->o->mode, "sound") == 0;
    opt.entry_kinds = r->entry_kinds.n ? r->entry_kinds.at : NULL;
    if (r->o->context && !parse_context(r->o->context, &opt))
        return diag_set(&r->diag, "unknown context '%s'", r->o->context);
    opt.site_depth = refine_depths(&r->refinement, r->prog);
    opt.threads = r->o->jobs ? r->o->jobs : os_cores();
    r->pta = pta_solve(r->prog, r->models, &opt);
    for (r->rounds = 1; opt.context == CTX_ADAPTIVE && refine_again(r); r->rounds++) {
        pta_free(r->pta);
        r->pta = pta_solve(r->prog, r->models, &opt);
    }
    struct pta_stats s = pta_stats(r->pta);
    const char *rounds =
        r->rounds == 1 ? "" : arena_printf(&r->report.arena, ", %u rounds", r->rounds);
    stage_end(r, arena_printf(&r->report.arena,
                              "%u origins, %u instances, %u nodes, %u objects, %u locations, "
                              "%" PRIu64 " edges%s; %s",
                              s.origins, s.instances, s.nodes, s.objects, s.locations, s.edges,
                              rounds, describe_memory(r, &s)));
    return true;
}

static void find_races(struct run *r)
{
    struct conc_options opt = race_options(r);

    stage_begin(r, "races");
    opt.without_races = r->o->command == CMD_DEADLOCKS;
    opt.with_regions = r->o->command == CMD_REDUNDANT;
    r->conc = conc_run(r->prog, r->pta, &opt);
    struct conc_stats s = conc_stats(r->conc);
    stage_end(r, arena_printf(&r->report.arena,
                              "%u shared objects, %u access classes, %" PRIu64 " pairs, %" PRIu64
                              " ordered, %" PRIu64
                              " locked, %u races; %u of %u accesses have no known base",
                              s.shared_objects, s.classes, s.pairs, s.pairs_ordered, s.pairs_locked,
                              conc_nraces(r->conc), s.unknown_base, s.total_accesses));
}

static void find_deadlocks(struct run *r)
{
    stage_begin(r, "deadlocks");
    r->issues =
        issues_find(r->conc, (struct issue_wishes){r->o->with_atomicity, r->o->with_callbacks});
    struct issue_stats s = issues_stats(r->issues);
    stage_end(r, arena_printf(&r->report.arena,
                              "%u waits, %u edges between %u locks, %u components, %u issues",
                              s.waits, s.edges, s.nodes, s.components, issues_count(r->issues)));
    if (s.cycles_cut > 0)
        vec_push(&r->notes,
                 ((struct report_note){
                     .kind = NOTE_LOST_COVERAGE,
                     .text = arena_printf(&r->report.arena,
                                          "groups of locks with too many cycles to list, a few of "
                                          "each are shown: %u",
                                          s.cycles_cut)}));
    if (s.rings_cut > 0)
        vec_push(&r->notes,
                 ((struct report_note){
                     .kind = NOTE_LOST_COVERAGE,
                     .text = arena_printf(&r->report.arena,
                                          "groups of locks with a ring of more than 1024, which "
                                          "was not looked at: %u",
                                          s.rings_cut)}));
}

static void find_regions(struct run *r)
{
    stage_begin(r, "regions");
    r->regions = regions_find(r->conc, r->o->may_guard_atomicity);
    stage_end(r, arena_printf(&r->report.arena, "%u locks that protect nothing",
                              regions_count(r->regions)));
}

/* Budgets that were hit: deterministic counts, said in every format. */
static void note_budgets(struct run *r)
{
    struct pta_stats p = pta_stats(r->pta);
    struct conc_stats c = conc_stats(r->conc);
    struct arena *a = &r->report.arena;

    if (p.given_up > 0)
        vec_push(&r->notes,
                 ((struct report_note){
                     .kind = NOTE_LOST_COVERAGE,
                     .text = arena_printf(a,
                                          "pointers with too many targets to follow: %u; races "
                                          "through them may be missing",
                                          p.given_up)}));
    if (c.flow_cut > 0)
        vec_push(&r->notes,
                 ((struct report_note){
                     .kind = NOTE_LOST_COVERAGE,
                     .text = arena_printf(
                         a, "recursive functions whose locks were not followed to the end: %u",
                         c.flow_cut)}));
    if (c.locks_cut > 0)
        vec_push(&r->notes,
                 ((struct report_note){
                     .kind = NOTE_LOST_COVERAGE,
                     .text = arena_printf(a,
                                          "locks taken beside more others than are kept track of: "
                                          "%u; nothing is reported that they may prevent",
                                          c.locks_cut)}));
    if (c.orders_cut)
        vec_push(&r->notes,
                 ((struct report_note){
                     .kind = NOTE_LOST_COVERAGE,
                     .text = "some semaphores, flags and turns order nothing: there are more than "
                             "are kept track of"}));
    if (c.races_cut > 0)
        vec_push(&r->notes, ((struct report_note){
                                .kind = NOTE_LOST_COVERAGE,
                                .text = arena_printf(a,
                                                     "pairs of statements that behave like listed "
                                                     "ones and are not listed, at least: %" PRIu64,
                                                     c.races_cut)}));
}

static void note_ambiguous(struct run *r)
{
    uint32_t n = r->report.nambiguous;

    if (n > 0)
        vec_push(&r->notes,
                 ((struct report_note){
                     .kind = NOTE_INFO,
                     .text = arena_printf(&r->report.arena,
                                          "--mode precise left out %u pair%s of statements: the "
                                          "object, or code near it, is not known for certain",
                                          n, n == 1 ? "" : "s")}));
}

static void note_unknown_calls(struct run *r)
{
    const u32_vec *unknown = pta_unknown_calls(r->pta);

    for (size_t i = 0; i < unknown->n; i++) {
        const char *name = r->prog->syms[unknown->at[i]].pretty;
        vec_push(&r->notes,
                 ((struct report_note){
                     .kind = NOTE_UNDEFINED,
                     .text = arena_printf(
                         &r->report.arena,
                         "`%s` has neither a body nor a model: what it does is not known", name)}));
    }
}

/* ---- report ---- */

static void describe_run(struct run *r)
{
    struct report *report = &r->report;

    report->source_root =
        r->o->source_root ? path_absolute(r->cwd, r->o->source_root, &report->arena) : r->cwd;
    report->notes = r->notes.at;
    report->nnotes = (uint32_t)r->notes.n;
    report->stages = r->stages.at;
    report->nstages = (uint32_t)r->stages.n;
    report->tool_version = HEDDLE_VERSION;
    report->command_line = r->o->command_line;
    if (r->o->command == CMD_DEADLOCKS)
        report->nothing = "no deadlock found";
    if (r->o->command == CMD_REDUNDANT)
        report->nothing = "no redundant lock found";
    report->only_sharing = r->o->command == CMD_SHARING;
    report->peak_memory = os_peak_memory();
}

static unsigned what_to_gather(const struct options *o)
{
    /* Readers of JSON and of the page get the whole picture. */
    bool is_data = o->html_file || o->json_file || (o->format && strcmp(o->format, "json") == 0);
    unsigned extra = is_data ? GATHER_SHARING | GATHER_ORDER : 0;

    if (o->stats)
        extra |= GATHER_LIBRARY;
    if (o->report_library)
        extra |= GATHER_INSIDE;
    if (o->mode && strcmp(o->mode, "precise") == 0)
        extra |= GATHER_CERTAIN;

    switch (o->command) {
    case CMD_SHARING:
        return extra | GATHER_SHARING;
    case CMD_DEADLOCKS:
        return extra | GATHER_ISSUES | GATHER_ORDER;
    case CMD_REDUNDANT:
        return extra;
    default:
        return extra | GATHER_RACES | GATHER_ISSUES;
    }
}

static void finish_report(struct run *r)
{
    struct report *report = &r->report;

    describe_run(r);
    stage_begin(r, "report");
    report_gather(report, r->prog, r->pta, r->conc, r->issues, r->regions, what_to_gather(r->o));
    note_unknown_calls(r);
    note_budgets(r);
    note_ambiguous(r);
    stage_end(r, arena_printf(&report->arena, "%u findings in %u groups", report->nfindings,
                              report->ngroups));
    describe_run(r);
}

/* What the user said about findings: by comments, in heddle.yml, with a baseline. */
static bool decide(struct run *r)
{
    str_vec sources = {0};

    report_sources(&r->report, r->prog, &sources);
    bool ok = output_decide(r->o, &r->report, &sources, r->prog, &r->diag);
    vec_release(&sources);
    return ok;
}

static enum exit_code verdict(const struct run *r)
{
    uint32_t given_up = pta_stats(r->pta).given_up;
    uint32_t rings = r->issues ? issues_stats(r->issues).rings_cut : 0;

    if (given_up > 0)
        message("%u pointer%s too many targets to follow: races through them may be missing",
                given_up, given_up == 1 ? " has" : "s have");
    if (rings > 0)
        message("%u group%s of locks with a ring of more than 1024: deadlocks of so many may be "
                "missing",
                rings, rings == 1 ? "" : "s");
    if (given_up + rings > 0 && r->o->strict) {
        message("--strict: not all of the program could be followed");
        return EXIT_FAILED;
    }
    if (r->o->strict && r->inputs.losses.n > 0) {
        message("--strict: %zu of %u inputs were lost", r->inputs.losses.n,
                r->inputs.counts.inputs);
        return EXIT_FAILED;
    }
    return output_verdict(r->o, &r->report);
}

/* What reads JSON or SARIF wants a file that says so, even if nothing was analysed. */
static enum exit_code run_failed(struct run *r)
{
    struct options *o = r->o;
    struct diag diag = {0};

    if ((o->format && strcmp(o->format, "text") != 0) || o->json_file || o->sarif_file) {
        vec_push(&r->notes, ((struct report_note){
                                .kind = NOTE_LOST_INPUT,
                                .text = arena_strdup(&r->report.arena, diag_str(&r->diag))}));
        describe_run(r);
        r->report.is_failed = true;
        if (!output_write(o, &r->report, &diag) && diag.text.len > 0)
            message("%s", diag_str(&diag));
    }
    diag_release(&diag);
    return run_end(r, EXIT_FAILED);
}

/* ---- explain ---- */

/* A question about places is put to the first run; one about an id needs a run that finds it. */
static enum exit_code answer(struct run *r)
{
    struct strbuf out = {0};
    bool ok = true, is_race = false;

    if (r->question.id) {
        find_races(r);
        find_deadlocks(r);
        finish_report(r);
        ok = question_find(&r->question, &r->report, &r->diag);
        is_race =
            strcmp(r->question.finding.rule ? r->question.finding.rule : "", "data-race") == 0;
    } else {
        describe_run(r);
        ok = question_locate(&r->question, r->prog, r->cwd, &r->diag);
    }
    if (ok && r->question.id && is_race) { /* once more, with an eye on the two statements */
        issues_free(r->issues);
        conc_free(r->conc);
        r->issues = NULL;
        r->conc = NULL;
    }
    if (ok) {
        if (!r->conc)
            find_races(r);
        if (!r->question.id) /* what of it is listed */
            report_gather(&r->report, r->prog, r->pta, r->conc, NULL, NULL, what_to_gather(r->o));
        struct explainer e = {&r->report, r->prog,       r->pta,
                              r->conc,    r->o->verbose, output_text_options(r->o).width};
        question_answer(&r->question, &e, r->o, &out);
        progress_end(&r->progress);
        ok = os_write_file(r->o->output ? r->o->output : "-", strbuf_str(&out), out.len, &r->diag);
    }
    strbuf_release(&out);
    return ok ? EXIT_CLEAN : EXIT_FAILED;
}

/* ---- callgraph, points-to ---- */

static enum exit_code show_pointers(struct run *r)
{
    struct options *o = r->o;
    struct strbuf out = {0};
    struct pointer_view view = {&r->report, r->prog, r->pta, GRAPH_TEXT};
    bool ok = true;

    describe_run(r);
    if (o->graph_format)
        view.format = strcmp(o->graph_format, "json") == 0  ? GRAPH_JSON
                      : strcmp(o->graph_format, "dot") == 0 ? GRAPH_DOT
                                                            : GRAPH_TEXT;
    if (o->command == CMD_CALLGRAPH)
        callgraph_write(&view, &out);
    else if (!points_to_write(&view, r->question.variable, &r->question.place[0], &out))
        ok = diag_set(&r->diag, "points-to: no variable '%s' and no code at %s:%u",
                      r->question.variable, r->question.place[0].file, r->question.place[0].line);
    progress_end(&r->progress);
    if (ok)
        ok = os_write_file(o->output ? o->output : "-", strbuf_str(&out), out.len, &r->diag);
    for (size_t i = 0; ok && o->stats && i < r->stages.n; i++)
        fprintf(stderr, "%8.3f  %s: %s\n", r->stages.at[i].cpu_seconds, r->stages.at[i].name,
                r->stages.at[i].detail);
    if (ok && o->stats)
        fprintf(stderr, "peak memory %.1f MB\n", (double)os_peak_memory() / (1 << 20));
    strbuf_release(&out);
    return ok ? EXIT_CLEAN : EXIT_FAILED;
}

/* ---- the pass list ---- */

enum exit_code pipeline_check(struct options *o)
{
    enum exit_code code;
    struct run r;

    if (!run_begin(&r, o))
        return run_end(&r, EXIT_FAILED);
    /* Inputs to units: compile, lower, cache. */
    bool is_acquired = acquire(&r);
    if (!spare_sources(&r)) /* before anything is written, a report of the failure included */
        return run_end(&r, EXIT_FAILED);
    if (!is_acquired)
        return run_failed(&r);
    /* Units to one program. From here on the program does not change. */
    if (!link_units(&r))
        return run_failed(&r);
    /* What library functions do, and where the program starts. */
    if (!load_models(&r) || !find_entries(&r))
        return run_failed(&r);
    /* Who points where, in which origin. */
    if (!solve_pointers(&r))
        return run_failed(&r);
    if (o->command == CMD_CALLGRAPH || o->command == CMD_POINTS_TO)
        return run_end(&r, show_pointers(&r));
    if (o->command == CMD_EXPLAIN)
        return run_end(&r, answer(&r));
    /* Which accesses can meet. */
    find_races(&r);
    /* Which locks can be waited for in a ring, or are misused; which are of no use. */
    if (o->command == CMD_REDUNDANT)
        find_regions(&r);
    else if (o->command != CMD_SHARING || o->html_file)
        find_deadlocks(&r);
    finish_report(&r);
    if (!decide(&r))
        return run_end(&r, EXIT_FAILED);
    code = verdict(&r);
    progress_end(&r.progress);
    if (!output_write(o, &r.report, &r.diag))
        return run_end(&r, EXIT_FAILED);
    return run_end(&r, code);
}

/* ---- lower ---- */

static void describe_total(const struct run *r, struct strbuf *out)
{
    uint32_t classes = 0, lost = 0;
    uint64_t functions = 0, statements = 0;

    for (uint32_t i = 0; i < r->inputs.nunits; i++) {
        const struct ir_unit *u = r->inputs.units[i];

        classes += u->nclasses;
        functions += u->nfuncs;
        statements += u->nstmts;
        for (uint32_t k = 0; k < u->nlosses; k++)
            lost += u->losses[k].kind == LOSS_BODY;
    }
    strbuf_addf(
        out, "lowered: %u classes, %" PRIu64 " methods, %" PRIu64 " statements, %u methods lost\n",
        classes, functions, statements, lost);
}

static void describe_units(const struct run *r, struct strbuf *out)
{
    for (uint32_t i = 0; i < r->inputs.nunits; i++) {
        const struct ir_unit *u = r->inputs.units[i];

        if (r->o->print_ir)
            ir_print(u, out);
        else
            strbuf_addf(out, "%s: %u functions, %u statements, %u symbols\n", ir_str(u, u->source),
                        u->nfuncs, u->nstmts, u->nsyms);
    }
    if (r->o->stats)
        describe_total(r, out);
    for (size_t i = 0; r->o->stats && i < r->stages.n; i++)
        strbuf_addf(out, "%s: %.2f s CPU, %s\n", r->stages.at[i].name, r->stages.at[i].cpu_seconds,
                    r->stages.at[i].detail);
}

enum exit_code pipeline_lower(struct options *o)
{
    struct strbuf out = {0};
    struct run r;
    bool ok;

    if (!run_begin(&r, o) || !acquire(&r) || !spare_sources(&r))
        return run_end(&r, EXIT_FAILED);
    describe_units(&r, &out);
    progress_end(&r.progress);
    ok = os_write_file(o->output ? o->output : "-", strbuf_str(&out), out.len, &r.diag);
    strbuf_release(&out);
    return run_end(&r, ok ? EXIT_CLEAN : EXIT_FAILED);
}
