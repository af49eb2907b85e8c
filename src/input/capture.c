#include "input/capture.h"
#include "base/map.h"
#include "base/os.h"
#include <stdlib.h>

/* One source of one command, and the object it became. */
struct compilation {
    uint32_t record;
    uint32_t source;    /* index in the command's sources */
    const char *object; /* absolute; NULL if it was linked at once */
    struct key128 hash;
};

struct capture {
    const char *cwd;
    struct arena *arena;
    record_vec records;
    struct cc_command *commands; /* by record; empty for archivers */
    VEC(struct compilation) compilations;
    struct map by_hash;                      /* object hash -> compilation + 1 */
    struct map by_object;                    /* object path -> last compilation + 1 */
    struct map by_name;                      /* base name -> compilation + 1, or AMBIGUOUS */
    struct map links_by_hash, links_by_path; /* link outputs -> record + 1 */
    VEC(struct capture_target) targets;
    uint8_t *visited; /* by record, during one walk */
};
#define AMBIGUOUS UINT32_MAX

static uint64_t string_key(const char *s)
{
    return hash64(s, strlen(s)) >> 1; /* never MAP_NO_KEY */
}

static uint64_t hash_key(struct key128 k)
{
    return k.hi >> 1;
}

static bool has_hash(struct key128 k)
{
    return k.hi != 0 || k.lo != 0;
}

char *capture_find(const char *dir, struct arena *arena)
{
    static const char *const places[] = {"", "/.heddle"};

    for (size_t i = 0; i < ARRAY_SIZE(places); i++)
        if (os_is_file(arena_printf(arena, "%s%s/" RECORD_FILE, dir, places[i])))
            return arena_printf(arena, "%s%s", dir, places[i]);
    return NULL;
}

/* ---- what was compiled ---- */

static void add_name(struct capture *c, const char *object, uint32_t index)
{
    bool fresh;
    uint32_t *slot = map_slot(&c->by_name, string_key(path_base(object)), &fresh);

    if (fresh)
        *slot = index + 1;
    else if (*slot != AMBIGUOUS)
        *slot = strcmp(c->compilations.at[*slot - 1].object, object) == 0 ? index + 1 : AMBIGUOUS;
}

static struct key128 output_hash(const struct record *r, const char *path)
{
    for (size_t i = 0; i < r->outputs.n; i++)
        if (strcmp(r->outputs.at[i].path, path) == 0)
            return r->outputs.at[i].hash;
    return (struct key128){0};
}

static void add_compilation(struct capture *c, uint32_t record, uint32_t source)
{
    const struct record *r = &c->records.at[record];
    const struct cc_command *cc = &c->commands[record];
    struct compilation made = {record, source, NULL, {0}};
    uint32_t index = (uint32_t)c->compilations.n;

    if (cc->stage == CC_COMPILE) {
        made.object =
            path_absolute(r->cwd, cc_object(cc, &cc->sources.at[source], c->arena), c->arena);
        made.hash = output_hash(r, made.object);
    }
    vec_push(&c->compilations, made);
    if (!made.object)
        return;
    map_put(&c->by_object, string_key(made.object), index + 1);
    if (has_hash(made.hash))
        map_put(&c->by_hash, hash_key(made.hash), index + 1);
    add_name(c, made.object, index);
}

/* ---- what was linked ---- */

static bool is_configuration_test(const char *path)
{
    return strstr(path, "conftest") || strstr(path, "/CMakeFiles/") ||
           strstr(path, "/meson-private/") || strstr(path, "/CMakeScratch/") ||
           strstr(path, "/config.tests/");
}

static enum target_kind target_kind(const struct capture *c, uint32_t record)
{
    const struct cc_command *cc = &c->commands[record];

    if (c->records.at[record].kind == RECORD_ARCHIVER)
        return TARGET_ARCHIVE;
    if (cc->is_relocatable)
        return TARGET_RELOCATABLE;
    return cc->is_shared ? TARGET_SHARED : TARGET_EXECUTABLE;
}

static void add_target(struct capture *c, uint32_t record, const char *path)
{
    struct capture_target target = {path, path_below(c->cwd, path), target_kind(c, record), record};

    if (target.kind == TARGET_RELOCATABLE || is_configuration_test(path) || !os_is_file(path))
        return;
    for (size_t i = 0; i < c->targets.n; i++) {
        if (strcmp(c->targets.at[i].path, path) == 0) {
            c->targets.at[i] = target; /* made again: the last counts */
            return;
        }
    }
    vec_push(&c->targets, target);
}

static void add_link(struct capture *c, uint32_t record)
{
    const struct record *r = &c->records.at[record];

    for (size_t i = 0; i < r->outputs.n; i++) {
        const struct record_file *out = &r->outputs.at[i];

        map_put(&c->links_by_path, string_key(out->path), record + 1);
        if (has_hash(out->hash))
            map_put(&c->links_by_hash, hash_key(out->hash), record + 1);
        add_target(c, record, out->path);
    }
}

static int by_kind_then_path(const void *a, const void *b)
{
    const struct capture_target *x = a, *y = b;

    if (x->kind != y->kind)
        return x->kind < y->kind ? -1 : 1;
    return strcmp(x->path, y->path);
}

static void index_records(struct capture *c)
{
    c->commands = ARENA_ARRAY(c->arena, struct cc_command, c->records.n + 1);
    c->visited = ARENA_ARRAY(c->arena, uint8_t, c->records.n + 1);
    for (uint32_t i = 0; i < c->records.n; i++) {
        const struct record *r = &c->records.at[i];

        if (r->kind == RECORD_COMPILER)
            cc_parse(&c->commands[i], r->argv.at, r->argv.n, r->cwd, c->arena);
        else if (r->kind == RECORD_LINKER)
            ld_parse(&c->commands[i], r->argv.at, r->argv.n, r->cwd, c->arena);
        for (uint32_t s = 0; s < c->commands[i].sources.n; s++)
            add_compilation(c, i, s);
        if (r->kind == RECORD_ARCHIVER || c->commands[i].stage == CC_LINK)
            add_link(c, i);
    }
    if (c->targets.n) /* a build may link nothing */
        qsort(c->targets.at, c->targets.n, sizeof *c->targets.at, by_kind_then_path);
}

struct capture *capture_open(const char *dir, const char *cwd, struct arena *arena,
                             struct diag *diag)
{
    struct capture *c = ARENA_NEW(arena, struct capture);

    c->cwd = cwd;
    c->arena = arena;
    if (!records_load(dir, &c->records, arena, diag))
        return NULL;
    index_records(c);
    return c;
}

void capture_close(struct capture *c)
{
    if (!c)
        return;
    for (size_t i = 0; i < c->records.n; i++)
        cc_release(&c->commands[i]);
    records_release(&c->records);
    vec_release(&c->compilations);
    vec_release(&c->targets);
    map_release(&c->by_hash);
    map_release(&c->by_object);
    map_release(&c->by_name);
    map_release(&c->links_by_hash);
    map_release(&c->links_by_path);
}

size_t capture_ncompilations(const struct capture *c)
{
    return c->compilations.n;
}

size_t capture_nliving(const struct capture *c)
{
    size_t n = 0;

    for (size_t i = 0; i < c->compilations.n; i++) {
        const struct compilation *made = &c->compilations.at[i];
        const char *source = c->commands[made->record].sources.at[made->source].path;
        bool is_last =
            !made->object || map_get(&c->by_object, string_key(made->object), 0) == i + 1;

        n +=
            is_last && os_is_file(path_absolute(c->records.at[made->record].cwd, source, c->arena));
    }
    return n;
}

const struct capture_target *capture_targets(const struct capture *c, size_t *n)
{
    *n = c->targets.n;
    return c->targets.at;
}

/* ---- choosing ---- */

static const char *kind_name(enum target_kind kind)
{
    static const char *const names[] = {"executable", "shared library", "archive", "object"};

    return names[kind];
}

static const struct capture_target *ask(const struct capture *c, const char *name,
                                        struct diag *diag)
{
    if (name)
        diag_set(diag, "--target '%s' names no single target of the build; it made:", name);
    else
        diag_set(diag, "the build made several programs; choose one with --target NAME:");
    for (size_t i = 0; i < c->targets.n; i++)
        strbuf_addf(&diag->text, "\n  %s (%s)", c->targets.at[i].shown,
                    kind_name(c->targets.at[i].kind));
    return NULL;
}

/* The only target of a kind, or NULL; *n counts them. */
static const struct capture_target *only_of(const struct capture *c, const char *name,
                                            enum target_kind kind, size_t *n)
{
    const struct capture_target *found = NULL;

    *n = 0;
    for (size_t i = 0; i < c->targets.n; i++) {
        const struct capture_target *t = &c->targets.at[i];

        if (t->kind == kind && (!name || path_has_suffix(t->path, name))) {
            found = t;
            ++*n;
        }
    }
    return *n == 1 ? found : NULL;
}

const struct capture_target *capture_choose(const struct capture *c, const char *name,
                                            struct diag *diag)
{
    for (int kind = TARGET_EXECUTABLE; kind <= TARGET_ARCHIVE; kind++) {
        size_t n;
        const struct capture_target *t = only_of(c, name, (enum target_kind)kind, &n);

        if (t)
            return t;
        if (n > 1)
            break;
    }
    return ask(c, name, diag);
}

/* ---- walking what is linked ---- */

struct walk {
    struct capture *c;
    job_vec *jobs;
    loss_vec *losses;
    struct arena *arena;
    uint32_t archives; /* numbered as they are met */
};

static void walk_record(struct walk *w, uint32_t record, uint32_t archive);

static void add_job(struct walk *w, uint32_t compilation, uint32_t archive)
{
    const struct compilation *made = &w->c->compilations.at[compilation];
    const struct cc_command *cc = &w->c->commands[made->record];
    struct input_job job = job_from_source(cc, &cc->sources.at[made->source],
                                           w->c->records.at[made->record].cwd, w->c->cwd, w->arena);

    job.archive = archive;
    vec_push(w->jobs, job);
}

static void lose(struct walk *w, const char *file, const char *reason)
{
    vec_push(w->losses, ((struct input_loss){path_below(w->c->cwd, file), reason}));
}

/* Objects and libraries that belong to the system, not to the build. */
static bool is_system(const char *path)
{
    static const char *const places[] = {"/usr/lib", "/usr/local/lib", "/lib/",
                                         "/lib32/",  "/lib64/",        "/opt/"};

    for (size_t i = 0; i < ARRAY_SIZE(places); i++)
        if (str_starts(path, places[i]))
            return true;
    return false;
}

static uint32_t find_by_hash(const struct capture *c, struct key128 hash)
{
    uint32_t i = has_hash(hash) ? map_get(&c->by_hash, hash_key(hash), 0) : 0;

    return i && key_eq(c->compilations.at[i - 1].hash, hash) ? i : 0;
}

static uint32_t find_link(const struct capture *c, const struct record_file *file)
{
    uint32_t i = has_hash(file->hash) ? map_get(&c->links_by_hash, hash_key(file->hash), 0) : 0;

    return i ? i : map_get(&c->links_by_path, string_key(file->path), 0);
}

static void walk_object(struct walk *w, const struct record_file *file, uint32_t archive)
{
    uint32_t made = find_by_hash(w->c, file->hash), linked = find_link(w->c, file);

    if (!made && !linked)
        made = map_get(&w->c->by_object, string_key(file->path), 0);
    if (made)
        add_job(w, made - 1, archive);
    else if (linked)
        walk_record(w, linked - 1, archive);
    else if (!is_system(file->path) && file_kind(file->path) != FILE_SHARED)
        lose(w, file->path, "linked, but its compilation was not recorded");
}

/* Compilation or partial link that made a member; false if neither is known. */
static bool walk_member(struct walk *w, const struct archive_member *member, uint32_t archive)
{
    uint32_t made = find_by_hash(w->c, member->hash);
    uint32_t linked = map_get(&w->c->links_by_hash, hash_key(member->hash), 0);

    if (!made && linked) {
        walk_record(w, linked - 1, archive);
        return true;
    }
    if (!made)
        made = map_get(&w->c->by_name, string_key(path_base(member->name)), 0);
    if (!made || made == AMBIGUOUS)
        return false;
    add_job(w, made - 1, archive);
    return true;
}

static void walk_archive(struct walk *w, const struct record_file *file, bool whole)
{
    uint32_t number = whole ? 0 : ++w->archives;
    size_t known = 0;
    size_t jobs_before = w->jobs->n;

    for (size_t i = 0; i < file->members.n; i++)
        known += walk_member(w, &file->members.at[i], number);
    if (known == file->members.n || is_system(file->path))
        return;
    if (w->jobs->n == jobs_before)
        lose(w, file->path, "linked, but none of its members was compiled in the recorded build");
    else
        lose(w, file->path,
             arena_printf(w->arena,
                          "%zu of its %zu members were not compiled in the recorded build",
                          file->members.n - known, file->members.n));
}

static void walk_record(struct walk *w, uint32_t record, uint32_t archive)
{
    const struct record *r = &w->c->records.at[record];

    if (w->c->visited[record])
        return;
    w->c->visited[record] = 1;
    for (uint32_t i = 0; i < w->c->compilations.n; i++)
        if (w->c->compilations.at[i].record == record)
            add_job(w, i, archive);
    for (size_t i = 0; i < r->inputs.n; i++) {
        if (r->inputs.at[i].is_archive)
            walk_archive(w, &r->inputs.at[i], r->inputs.at[i].is_whole);
        else
            walk_object(w, &r->inputs.at[i], archive);
    }
    for (size_t i = 0; r->kind == RECORD_ARCHIVER && i < r->outputs.n; i++)
        walk_archive(w, &r->outputs.at[i], true);
}

void capture_jobs(struct capture *c, const struct capture_target *target, job_vec *jobs,
                  loss_vec *losses, struct arena *arena)
{
    struct walk w = {c, jobs, losses, arena, 0};

    memset(c->visited, 0, c->records.n);
    walk_record(&w, target->record, 0);
}

void capture_all_jobs(struct capture *c, job_vec *jobs, struct arena *arena)
{
    struct walk w = {c, jobs, NULL, arena, 0};

    for (uint32_t i = 0; i < c->compilations.n; i++)
        if (!is_configuration_test(c->records.at[c->compilations.at[i].record].cwd) &&
            !strstr(c->commands[c->compilations.at[i].record]
                        .sources.at[c->compilations.at[i].source]
                        .path,
                    "conftest"))
            add_job(&w, i, 0);
}
