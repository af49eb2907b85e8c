/*
 * Jobs to units. Each worker takes the next job and does all of it: look in the cache, compile,
 * lower in its own heddle-lower process, store, open. Nothing waits for anything else, and a
 * bitcode file lives only from its compilation to its lowering.
 */
#include "input/acquire.h"
#include "base/os.h"
#include "base/pool.h"
#include "input/compiler.h"
#include "input/lowerer.h"
#include "ir/text.h"
#include "ir/unit.h"
#include "store/deps.h"
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

struct worker {
    struct arena arena;
    struct lowerer lowerer;
};

struct acquisition {
    const struct input_request *request;
    struct acquired *slots;
    size_t n;
    atomic_size_t done;
    struct worker *workers;
    struct compiler compiler;
    bool has_compiler;
    const char *no_compiler; /* why */
    struct key128 lower_identity;
    struct cache cache;
    bool has_cache;
    char *work_dir; /* temporary files */
    struct file_table files;
};

/* ---- one job ---- */

struct task {
    struct acquisition *a;
    struct acquired *slot;
    struct worker *worker;
    size_t index;
};

static char *work_file(const struct task *t, const char *ending)
{
    return arena_printf(&t->worker->arena, "%s/%zu%s", t->a->work_dir, t->index, ending);
}

static bool open_unit(struct task *t, const char *path, struct diag *diag)
{
    t->slot->unit = ir_unit_open(path, diag);
    return t->slot->unit != NULL;
}

/* Opens the cached unit of a key. A damaged one is thrown away. */
static bool open_cached(struct task *t, struct key128 key)
{
    char *path =
        t->a->has_cache ? cache_lookup(&t->a->cache, CACHE_UNIT, key, &t->worker->arena) : NULL;

    if (!path)
        return false;
    if (!open_unit(t, path, NULL)) {
        cache_drop(path);
        return false;
    }
    t->slot->was_cached = true;
    return true;
}

/* Lowers to a work file and opens it; moves it into the cache first if it has a key there. */
static bool lower_and_open(struct task *t, const char *bitcode, const struct key128 *key,
                           struct diag *diag)
{
    char *unit = work_file(t, ".hu"), *cached;
    struct lower_request request = {bitcode, unit, t->slot->job.path};
    bool ok;

    t->slot->was_lowered = true;
    if (!lowerer_run(&t->worker->lowerer, &request, diag))
        return false;
    if (key && cache_adopt(&t->a->cache, CACHE_UNIT, *key, unit, &cached, &t->worker->arena, NULL))
        unit = cached;
    ok = open_unit(t, unit, diag);
    if (!ok)
        cache_drop(unit);
    return ok;
}

static struct key128 lowering_key(const struct acquisition *a, struct key128 input)
{
    struct key128 key = key_mix(key_str(HEDDLE_VERSION), a->lower_identity);

    return key_mix(key_mix_u64(key, IR_UNIT_VERSION), input);
}

static bool acquire_bitcode(struct task *t, struct diag *diag)
{
    struct mapped_file file;
    struct key128 key;

    if (!os_map_file(t->slot->job.path, &file, diag))
        return false;
    key = key_mix(key_str(t->slot->job.path), hash128(file.data, file.len));
    key = lowering_key(t->a, key);
    bool is_empty = file.len == 0;
    os_unmap_file(&file);
    if (is_empty)
        return diag_set(diag, "the file is empty");
    return open_cached(t, key) ||
           lower_and_open(t, t->slot->job.path, t->a->has_cache ? &key : NULL, diag);
}

/* ---- sources ---- */

static bool open_if_unchanged(struct task *t, struct key128 command)
{
    struct arena *arena = &t->worker->arena;
    struct dep_record record;
    bool moved;

    if (!t->a->has_cache || !deps_load(&t->a->cache, command, &record, arena))
        return false;
    if (!deps_are_current(&record, &t->a->files, &moved) || !open_cached(t, record.unit))
        return false;
    if (moved)
        (void)!deps_save(&t->a->cache, command, &record, arena, NULL);
    return true;
}

static int64_t now_ns(void)
{
    struct timespec now;

    clock_gettime(CLOCK_REALTIME, &now);
    return (int64_t)now.tv_sec * 1000000000 + now.tv_nsec;
}

/* What the compilation that began at `start` read. False if a file changed since, so that nobody
 * can say which content was compiled. */
static bool note_dependencies(struct task *t, const char *path, int64_t start,
                              struct key128 command, struct dep_record *record)
{
    struct arena *arena = &t->worker->arena;
    struct mapped_file file;
    str_vec paths = {0};
    bool ok = true;

    record->unit = command;
    if (!os_map_file(path, &file, NULL))
        return false;
    deps_parse_make((const char *)file.data, file.len, t->slot->job.dir, &paths, arena);
    os_unmap_file(&file);
    record->deps = ARENA_ARRAY(arena, struct dep, paths.n + 1);
    record->ndeps = (uint32_t)paths.n;
    for (size_t i = 0; i < paths.n; i++) {
        struct file_state state = file_table_get(&t->a->files, paths.at[i], true);

        record->deps[i] = (struct dep){paths.at[i], state};
        record->unit = key_mix(record->unit, state.hash);
        ok &= state.has_hash && state.mtime_ns < start;
    }
    vec_release(&paths);
    return ok && record->ndeps > 0;
}

static bool compile_and_lower(struct task *t, struct key128 command, struct diag *diag)
{
    char *bitcode = work_file(t, ".bc"), *deps = work_file(t, ".d");
    struct dep_record record = {0};
    int64_t start = now_ns();
    bool ok, is_reusable;

    t->slot->was_compiled = true;
    ok = compiler_run(&t->a->compiler, &t->slot->job, bitcode, deps, &t->worker->arena, diag);
    is_reusable = ok && t->a->has_cache && note_dependencies(t, deps, start, command, &record);
    ok = ok && lower_and_open(t, bitcode, is_reusable ? &record.unit : NULL, diag);
    if (ok && is_reusable)
        (void)!deps_save(&t->a->cache, command, &record, &t->worker->arena, NULL);
    unlink(bitcode);
    unlink(deps);
    return ok;
}

static bool acquire_source(struct task *t, struct diag *diag)
{
    struct key128 command;

    if (!os_is_file(t->slot->job.path))
        return diag_set(diag, "the source file is gone");
    if (!t->a->has_compiler)
        return diag_set(diag, "%s", t->a->no_compiler);
    command = lowering_key(t->a, compiler_key(&t->a->compiler, &t->slot->job));
    return open_if_unchanged(t, command) || compile_and_lower(t, command, diag);
}

static bool acquire_text(struct task *t, struct diag *diag)
{
    struct mapped_file file;

    if (!os_map_file(t->slot->job.path, &file, diag))
        return false;
    t->slot->unit = ir_parse((const char *)file.data, file.len, t->slot->job.shown, diag);
    os_unmap_file(&file);
    return t->slot->unit != NULL;
}

static bool acquire_one(struct task *t, struct diag *diag)
{
    if (t->slot->job.problem)
        return diag_set(diag, "%s", t->slot->job.problem);
    switch (t->slot->job.kind) {
    case FILE_C:
    case FILE_CXX:
        return acquire_source(t, diag);
    case FILE_BITCODE:
        return acquire_bitcode(t, diag);
    case FILE_UNIT:
        return open_unit(t, t->slot->job.path, diag);
    case FILE_IR:
        return acquire_text(t, diag);
    default:
        BUG("job '%s' of kind %d", t->slot->job.path, t->slot->job.kind);
    }
}

static void run_task(void *ctx, size_t i, unsigned worker)
{
    struct acquisition *a = ctx;
    struct task t = {a, &a->slots[i], &a->workers[worker], i};
    struct diag diag = {0};

    if (!acquire_one(&t, &diag))
        t.slot->loss = arena_strdup(&t.worker->arena, diag_str(&diag));
    diag_release(&diag);
    size_t done = atomic_fetch_add(&a->done, 1) + 1;
    if (a->request->progress)
        a->request->progress(a->request->progress_ctx, done, a->n, t.slot->job.shown);
}

/* ---- all jobs ---- */

static void prepare_compiler(struct acquisition *a, struct input_set *set)
{
    struct diag diag = {0};

    a->has_compiler = compiler_choose(&a->compiler, a->request->clang, &set->arena, &diag);
    if (!a->has_compiler)
        a->no_compiler = arena_strdup(&set->arena, diag_str(&diag));
    diag_release(&diag);
}

static void prepare_cache(struct acquisition *a, struct input_set *set)
{
    struct diag diag = {0};

    if (!a->request->cache_dir)
        return;
    a->has_cache = cache_open(&a->cache, a->request->cache_dir, &set->arena, &diag);
    if (!a->has_cache)
        vec_push(&set->notes, arena_printf(&set->arena, "nothing is cached: %s", diag_str(&diag)));
    diag_release(&diag);
}

/* In the cache's folder if there is one, so that units move into it by rename. */
static bool prepare_work_dir(struct acquisition *a, struct diag *diag)
{
    if (a->has_cache) {
        a->work_dir = xasprintf("%s/tmp/run-XXXXXX", a->cache.dir);
        if (mkdtemp(a->work_dir))
            return true;
        free(a->work_dir);
    }
    a->work_dir = os_temp_dir("heddle", diag);
    return a->work_dir != NULL;
}

static void run_tasks(struct acquisition *a, const char *lower, struct input_set *set)
{
    unsigned threads = a->request->jobs ? a->request->jobs : os_cores();
    struct pool *pool = pool_new((unsigned)MAX(1, MIN(threads, a->n)));

    threads = pool_threads(pool);
    a->workers = xcalloc(threads, sizeof *a->workers);
    for (unsigned i = 0; i < threads; i++) {
        arena_init(&a->workers[i].arena, "input");
        lowerer_init(&a->workers[i].lowerer, lower);
    }
    pool_for(pool, a->n, run_task, a);
    for (unsigned i = 0; i < threads; i++) {
        lowerer_release(&a->workers[i].lowerer);
        arena_adopt(&set->arena, &a->workers[i].arena);
    }
    pool_free(pool);
    free(a->workers);
}

static void count_results(struct acquisition *a, struct input_set *set)
{
    bool stored = false;

    for (size_t i = 0; i < a->n; i++) {
        const struct acquired *slot = &a->slots[i];

        set->counts.inputs++;
        set->counts.compiled += slot->was_compiled;
        set->counts.lowered += slot->was_lowered;
        set->counts.cached += slot->was_cached;
        stored |= slot->was_lowered;
        if (slot->loss)
            vec_push(&set->losses, ((struct input_loss){slot->job.shown, slot->loss}));
    }
    if (a->has_cache && stored)
        cache_trim(&a->cache,
                   a->request->cache_bytes ? a->request->cache_bytes : CACHE_DEFAULT_BYTES);
}

/*
 * By content: it is small, and whoever builds heddle again after a change elsewhere gets the same
 * one with another date. One that cannot be read lowers nothing.
 */
static struct key128 lower_identity(const char *lower)
{
    struct mapped_file file;
    struct diag diag = {0};
    struct key128 key = {0};
    if (os_map_file(lower, &file, &diag)) {
        key = hash128(file.data, file.len);
        os_unmap_file(&file);
    }
    diag_release(&diag);
    return key;
}

bool acquire_units(const struct input_request *request, struct acquired *slots, size_t n,
                   struct input_set *set, struct diag *diag)
{
    struct acquisition a = {.request = request, .slots = slots, .n = n};
    char *lower = lowerer_find(&set->arena);

    if (lower)
        a.lower_identity = lower_identity(lower);
    prepare_compiler(&a, set);
    prepare_cache(&a, set);
    if (!prepare_work_dir(&a, diag))
        return false;
    file_table_init(&a.files);
    run_tasks(&a, lower, set);
    file_table_release(&a.files);
    os_remove_tree(a.work_dir);
    free(a.work_dir);
    count_results(&a, set);
    return true;
}
