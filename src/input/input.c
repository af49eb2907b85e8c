#include "input/input.h"
#include "base/os.h"
#include "input/acquire.h"
#include "input/capture.h"
#include "input/compiler.h"
#include <stdlib.h>

/* ---- which inputs ---- */

static bool says_openmp(const str_vec *flags)
{
    for (size_t i = 0; i < flags->n; i++)
        if (str_starts(flags->at[i], "-fopenmp") || str_starts(flags->at[i], "-fno-openmp"))
            return true;
    return false;
}

/* Does a line of the source begin with `#pragma omp`, with blanks anywhere? */
static bool has_pragma(const char *at, const char *end)
{
    static const char *const words[] = {"#", "pragma", "omp"};

    for (; at && at < end; at = memchr(at, '\n', (size_t)(end - at)), at = at ? at + 1 : NULL) {
        const char *p = at;
        size_t found = 0;

        for (; found < ARRAY_SIZE(words); found++) {
            size_t len = strlen(words[found]);
            while (p < end && (*p == ' ' || *p == '\t'))
                p++;
            if ((size_t)(end - p) < len || memcmp(p, words[found], len) != 0)
                break;
            p += len;
        }
        if (found == ARRAY_SIZE(words))
            return true;
    }
    return false;
}

static bool uses_openmp(const struct input_job *job)
{
    struct mapped_file file;
    bool has;

    if ((job->kind != FILE_C && job->kind != FILE_CXX) || !os_map_file(job->path, &file, NULL))
        return false;
    has = has_pragma((const char *)file.data, (const char *)file.data + file.len);
    os_unmap_file(&file);
    return has;
}

static const char *const *copy_flags(const str_vec *flags, const char *more, struct arena *arena)
{
    const char **copy = ARENA_ARRAY(arena, const char *, flags->n + 1);

    for (size_t i = 0; i < flags->n; i++)
        copy[i] = flags->at[i];
    copy[flags->n] = more;
    return copy;
}

static bool is_among(const str_vec *words, const char *word)
{
    for (size_t i = 0; i < words->n; i++)
        if (strcmp(words->at[i], word) == 0)
            return true;
    return false;
}

/* Flags that come from a build may be another compiler's and are left out silently; one that was
 * written by hand may be a slip of the pen. */
static void tell_unknown_flags(const struct input_request *request, const str_vec *doubtful,
                               struct input_set *set)
{
    struct compiler compiler;
    struct diag diag = {0};
    struct strbuf names = {0};
    str_vec known = {0};

    for (size_t i = 0; i < doubtful->n; i++)
        vec_push(&known, doubtful->at[i]);
    if (doubtful->n && compiler_choose(&compiler, request->clang, &set->arena, &diag))
        compiler_drop_unknown(&compiler, &known, &set->arena);
    for (size_t i = 0; i < doubtful->n; i++)
        if (!is_among(&known, doubtful->at[i]))
            strbuf_addf(&names, "%s'%s'", names.len ? ", " : "", doubtful->at[i]);
    if (names.len)
        vec_push(&set->notes, arena_printf(&set->arena, "left out, because %s does not know it: %s",
                                           path_base(compiler.path), strbuf_str(&names)));
    strbuf_release(&names);
    vec_release(&known);
    diag_release(&diag);
}

/* What stands behind --; false if it is no flag at all. */
static bool check_flags(const struct input_request *request, const str_vec *files,
                        struct input_set *set, struct diag *diag)
{
    str_vec doubtful = {0}, words = {0};
    bool has_source = false, ok;

    for (size_t i = 0; i < files->n && !has_source; i++)
        has_source = file_kind(files->at[i]) == FILE_C || file_kind(files->at[i]) == FILE_CXX;
    cc_doubtful_words(request->flags.at, request->flags.n, &doubtful, &words);
    ok = words.n == 0 ||
         diag_set(diag, "'%s' behind -- is no compiler flag; inputs stand before --", words.at[0]);
    if (ok && request->flags.n && !has_source)
        vec_push(&set->notes, "left out: flags behind -- are for sources that are named, and none "
                              "is");
    else if (ok)
        tell_unknown_flags(request, &doubtful, set);
    vec_release(&doubtful);
    vec_release(&words);
    return ok;
}

/* Files named on the command line. Whoever gives a source with OpenMP pragmas and says nothing of
 * OpenMP wants them to count: without them there would be one thread, and no race. */
static void add_files(const struct input_request *request, const str_vec *files, job_vec *jobs,
                      struct input_set *set)
{
    str_vec flags = {0};
    size_t nopenmp = 0;

    cc_filter_flags(request->flags.at, request->flags.n, &flags, &set->arena);
    for (size_t i = 0; i < files->n; i++) {
        struct input_job job =
            job_from_file(files->at[i], NULL, (uint32_t)flags.n, request->cwd, &set->arena);
        bool is_openmp = !says_openmp(&flags) && uses_openmp(&job);

        job.flags = copy_flags(&flags, "-fopenmp", &set->arena);
        job.nflags += is_openmp;
        nopenmp += is_openmp;
        vec_push(jobs, job);
    }
    if (nopenmp)
        vec_push(&set->notes, "compiled with -fopenmp, because of OpenMP pragmas ('-- -fno-openmp' "
                              "ignores them)");
    vec_release(&flags);
}

/* A compile_commands.json named itself, or in the folder named. NULL if there is none. */
static char *find_compdb(const char *dir, struct arena *arena)
{
    char *path = arena_printf(arena, "%s/compile_commands.json", dir);

    if (os_is_file(dir) && str_ends(dir, ".json"))
        return arena_strdup(arena, dir);
    return os_is_file(path) ? path : NULL;
}

/* The recorded compilations of one target; all of them if the build linked nothing. */
static bool add_capture(const struct input_request *request, const char *dir, job_vec *jobs,
                        struct input_set *set, struct diag *diag)
{
    struct capture *c = capture_open(dir, request->cwd, &set->arena, diag);
    const struct capture_target *target;
    size_t ntargets;
    bool ok = true;

    if (!c)
        return false;
    (void)capture_targets(c, &ntargets);
    if (capture_ncompilations(c) == 0) {
        ok = diag_set(diag, "the capture in '%s' recorded no compilation", dir);
    } else if (ntargets == 0) {
        capture_all_jobs(c, jobs, &set->arena);
    } else {
        target = capture_choose(c, request->target, diag);
        ok = target != NULL;
        if (ok) {
            capture_jobs(c, target, jobs, &set->losses, &set->arena);
            vec_push(&set->notes, arena_printf(&set->arena, "target '%s'", target->shown));
            set->is_target = true;
        }
    }
    capture_close(c);
    return ok;
}

static bool add_build(const struct input_request *request, job_vec *jobs, struct input_set *set,
                      struct diag *diag)
{
    const char *dir = request->build_dir
                          ? path_absolute(request->cwd, request->build_dir, &set->arena)
                          : request->cwd;
    char *capture = capture_find(dir, &set->arena);
    char *compdb = find_compdb(dir, &set->arena);

    if (capture)
        return add_capture(request, capture, jobs, set, diag);
    if (compdb)
        return compdb_read(compdb, request->cwd, jobs, &set->arena, diag);
    if (request->build_dir)
        return diag_set(diag,
                        os_is_dir(dir)
                            ? "'%s' holds neither compile_commands.json (CMake: "
                              "-DCMAKE_EXPORT_COMPILE_COMMANDS=ON) nor the record of a build "
                              "('heddle capture -- make')"
                            : "there is no folder '%s'; -p names the folder that holds "
                              "compile_commands.json or the record of a build",
                        request->build_dir);
    if (request->target)
        return diag_set(diag,
                        "--target '%s': no build was recorded here; record it with 'heddle capture "
                        "-- make', or name its folder with -p DIR",
                        request->target);
    return diag_set(diag, "no input: name sources or bitcode, use -p DIR, or record a build with "
                          "'heddle capture -- make'");
}

static bool collect_jobs(const struct input_request *request, const str_vec *files, job_vec *jobs,
                         struct input_set *set, struct diag *diag)
{
    size_t others;

    if (files->n > 0)
        add_files(request, files, jobs, set);
    if ((request->build_dir || request->files.n == 0) && !add_build(request, jobs, set, diag))
        return false;
    others = jobs_sort_unique(jobs, !set->is_target);
    if (others > 0)
        vec_push(
            &set->notes,
            arena_printf(&set->arena,
                         "%zu further compilations of the same files with other flags are left out",
                         others));
    return true;
}

/* ---- all steps ---- */

static bool keep_units(struct acquired *slots, size_t n, struct input_set *set, struct diag *diag)
{
    set->units = xrealloc(set->units, (set->nunits + n + 1) * sizeof *set->units);
    for (size_t i = 0; i < n; i++)
        if (slots[i].unit)
            set->units[set->nunits++] = slots[i].unit;
    if (set->nunits > 0)
        return true;
    if (set->losses.n == 1)
        return diag_set(diag, "nothing could be analysed");
    return diag_set(diag, "nothing could be analysed: all %zu inputs failed", set->losses.n);
}

static bool acquire_jobs(const struct input_request *request, const job_vec *jobs,
                         struct input_set *set, struct diag *diag)
{
    struct acquired *slots = ARENA_ARRAY(&set->arena, struct acquired, jobs->n + 1);

    for (size_t i = 0; i < jobs->n; i++)
        slots[i].job = jobs->at[i];
    if (jobs->n == 0)
        return keep_units(slots, 0, set, diag);
    if (!acquire_units(request, slots, jobs->n, set, diag))
        return false;
    if (!select_units(request, slots, jobs->n, set, diag)) {
        for (size_t i = 0; i < jobs->n; i++)
            ir_unit_free(slots[i].unit);
        return false;
    }
    return keep_units(slots, jobs->n, set, diag);
}

bool input_acquire(const struct input_request *request, struct input_set *set, struct diag *diag)
{
    str_vec files = {0};
    job_vec jobs = {0};
    bool ok;

    memset(set, 0, sizeof *set);
    arena_init(&set->arena, "input");
    for (size_t i = 0; i < request->files.n; i++)
        vec_push(&files, request->files.at[i]);
    ok = !is_among(&files, "") || diag_set(diag, "the name of an input is empty");
    ok = ok && check_flags(request, &files, set, diag) && acquire_java(request, &files, set, diag);
    if (ok && (set->nunits + set->losses.n == 0 || files.n > 0 || request->build_dir))
        ok = collect_jobs(request, &files, &jobs, set, diag);
    ok = ok && acquire_jobs(request, &jobs, set, diag);
    vec_release(&files);
    vec_release(&jobs);
    return ok;
}

void input_release(struct input_set *set)
{
    for (uint32_t i = 0; set->units && i < set->nunits; i++)
        ir_unit_free(set->units[i]);
    free(set->units);
    vec_release(&set->losses);
    vec_release(&set->notes);
    arena_release(&set->arena);
}
