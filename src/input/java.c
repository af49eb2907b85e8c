/*
 * Java classes to units, in rounds: first all classes of the application, then the classes that
 * they name, and those that these name, until nothing new is named. Libraries are lowered with
 * their bodies, the platform's classes as declarations. A round runs in parallel; what it names is
 * collected in order, so that the result does not depend on timing.
 */
#include "front/java/java.h"
#include "base/intern.h"
#include "base/pool.h"
#include "front/java/open.h"
#include "input/acquire.h"
#include "input/classpath.h"
#include <stdatomic.h>
#include <stdlib.h>

#define MAIN_SELECTOR "main([Ljava/lang/String;)V"

struct java_slot {
    struct class_member member;
    struct ir_unit *unit; /* NULL if lost, or if it defines no class */
    const char *name;     /* of the class it defines */
    const char *loss;
};

/* What the user named, with the places that came of it: those from where the one before ends. */
struct java_input {
    const char *shown; /* NULL: it could not be read, and that is said */
    size_t end;
};

struct java_run {
    const struct input_request *request;
    struct input_set *set;
    struct classpath path;
    VEC(struct java_input) inputs;
    struct intern seen; /* names of classes that were looked for */
    VEC(struct java_slot) slots;
    str_vec source_dirs;
    struct arena *arenas; /* one a worker */
    size_t first;         /* of the round */
    atomic_size_t done;
};

/* ---- one class ---- */

/* The source file if it can be found, else its path below the package. */
static const char *source_path(const struct java_run *run, const struct jclass *c,
                               struct arena *arena)
{
    const char *slash = strrchr(c->name, '/');
    int package = slash ? (int)(slash - c->name) + 1 : 0;
    const char *relative;

    if (!c->source_file || !*c->source_file)
        return NULL;
    relative = arena_printf(arena, "%.*s%s", package, c->name, c->source_file);
    for (size_t i = 0; i < run->source_dirs.n; i++) {
        char *path = path_absolute(run->source_dirs.at[i], relative, arena);

        if (os_is_file(path))
            return path;
    }
    return relative;
}

static bool lower_class(struct java_run *run, struct java_slot *slot, const uint8_t *data,
                        size_t len, struct arena *arena, struct diag *diag)
{
    enum place_role role = slot->member.place->role;
    struct java_request request = {.source = slot->member.shown,
                                   .is_library = role != ROLE_APPLICATION,
                                   .no_bodies = role == ROLE_PLATFORM};
    struct jclass c;

    if (!jclass_read(&c, data, len, arena, diag))
        return false;
    if (c.flags & ACC_MODULE)
        return true;
    request.file = source_path(run, &c, arena);
    slot->unit = java_lower(&c, &request, NULL, diag);
    if (slot->unit)
        slot->name = ir_str(slot->unit, slot->unit->syms[slot->unit->classes[0].sym].name);
    return slot->unit != NULL;
}

static void run_slot(void *ctx, size_t i, unsigned worker)
{
    struct java_run *run = ctx;
    struct java_slot *slot = &run->slots.at[run->first + i];
    struct arena *arena = &run->arenas[worker];
    struct mapped_file file = {0};
    struct diag diag = {0};
    const uint8_t *data;
    size_t len;

    if (!classpath_read(&slot->member, arena, &data, &len, &file, &diag) ||
        !lower_class(run, slot, data, len, arena, &diag))
        slot->loss = xstrdup(diag_str(&diag));
    if (file.data)
        os_unmap_file(&file);
    arena_reset(arena);
    diag_release(&diag);
    size_t done = atomic_fetch_add(&run->done, 1) + 1;
    if (run->request->progress)
        run->request->progress(run->request->progress_ctx, done, run->slots.n, slot->member.shown);
}

/* ---- rounds ---- */

/* Remembers a name; true if it is new. */
static bool is_new_name(struct java_run *run, const char *name)
{
    size_t before = run->seen.strings.n;

    return intern_adds(&run->seen, name) >= before;
}

/* A second class of a name is not seen by the JVM either. */
static void drop_duplicates(struct java_run *run)
{
    for (size_t i = run->first; i < run->slots.n; i++) {
        struct java_slot *slot = &run->slots.at[i];

        if (slot->unit && !slot->member.name && !is_new_name(run, slot->name)) {
            ir_unit_free(slot->unit);
            slot->unit = NULL;
        }
    }
}

/* Element class of an array; NULL for arrays of numbers. */
static const char *element_name(const char *name, struct arena *arena)
{
    if (*name != '[')
        return name;
    name += strspn(name, "[");
    return *name == 'L' ? arena_printf(arena, "%.*s", (int)strlen(name) - 2, name + 1) : NULL;
}

static void add_named(struct java_run *run, const struct ir_unit *unit)
{
    struct arena *arena = &run->set->arena;

    for (uint32_t i = 0; i < unit->nsyms; i++) {
        struct java_slot slot = {0};
        const char *name;

        if (unit->syms[i].kind != SYM_CLASS || unit->syms[i].flags & SYMF_DEFINED)
            continue;
        name = element_name(ir_str(unit, unit->syms[i].name), arena);
        if (name && is_new_name(run, name) &&
            classpath_find(&run->path, arena_strdup(arena, name), arena, &slot.member))
            vec_push(&run->slots, slot);
    }
}

static void run_rounds(struct java_run *run)
{
    unsigned threads = run->request->jobs ? run->request->jobs : os_cores();
    struct pool *pool = pool_new(threads);

    threads = pool_threads(pool);
    run->arenas = xcalloc(threads, sizeof *run->arenas);
    for (unsigned i = 0; i < threads; i++)
        arena_init(&run->arenas[i], "class");
    while (run->first < run->slots.n) {
        size_t end = run->slots.n;

        pool_for(pool, end - run->first, run_slot, run);
        drop_duplicates(run);
        for (size_t i = run->first; i < end; i++)
            if (run->slots.at[i].unit)
                add_named(run, run->slots.at[i].unit);
        run->first = end;
    }
    for (unsigned i = 0; i < threads; i++)
        arena_release(&run->arenas[i]);
    free(run->arenas);
    pool_free(pool);
}

/* ---- what is asked for ---- */

static void add_sources_near(struct java_run *run, const char *dir)
{
    static const char *const near[] = {"",
                                       "..",
                                       "src",
                                       "../src",
                                       "src/main/java",
                                       "../../src/main/java",
                                       "../../../../src/main/java"};

    for (size_t i = 0; i < ARRAY_SIZE(near); i++)
        vec_push(&run->source_dirs, path_absolute(dir, near[i], &run->set->arena));
}

static void add_source_dir(struct java_run *run, const char *given)
{
    struct arena *arena = &run->set->arena;
    char *path = path_absolute(run->request->cwd, given, arena);

    if (os_is_dir(path))
        vec_push(&run->source_dirs, path);
    else
        vec_push(&run->set->notes,
                 arena_printf(arena, "no sources in '%s': %s", given,
                              os_is_file(path) ? "it is no folder" : "no such folder"));
}

/* Folders in which sources may lie: those given, then those usual around the classes. */
static void find_sources(struct java_run *run)
{
    struct arena *arena = &run->set->arena;

    for (size_t i = 0; i < run->request->source_dirs.n; i++)
        add_source_dir(run, run->request->source_dirs.at[i]);
    for (size_t i = 0; i < run->path.places.n && i < 16; i++) {
        const struct class_place *p = run->path.places.at[i];
        const char *slash = strrchr(p->path, '/');

        if (p->role != ROLE_APPLICATION)
            continue;
        add_sources_near(run, p->kind == PLACE_DIR
                                  ? p->path
                                  : arena_printf(arena, "%.*s", (int)(slash - p->path), p->path));
    }
    add_sources_near(run, run->request->cwd);
}

static void add_library(struct java_run *run, const char *word, struct diag *diag)
{
    struct arena *arena = &run->set->arena;
    char *path = path_absolute(run->request->cwd, word, arena);

    if (str_ends(path, "/*")) /* as java -cp has it: all archives there */
        path[strlen(path) - 2] = '\0';
    if (!os_is_dir(path) && !os_is_file(path))
        (void)diag_set(diag, "no such file");
    else if (classpath_add(&run->path, path, word, ROLE_LIBRARY, diag))
        return;
    vec_push(&run->set->losses, ((struct input_loss){word, arena_strdup(arena, diag_str(diag))}));
    strbuf_clear(&diag->text);
}

static void add_libraries(struct java_run *run)
{
    struct diag diag = {0};

    for (size_t i = 0; i < run->request->classpath.n; i++) {
        char *list = arena_strdup(&run->set->arena, run->request->classpath.at[i]), *rest = NULL;

        for (char *word = strtok_r(list, ":", &rest); word; word = strtok_r(NULL, ":", &rest))
            add_library(run, word, &diag);
    }
    diag_release(&diag);
}

static void add_platform(struct java_run *run)
{
    struct arena *arena = &run->set->arena;
    char *dir = classpath_find_jdk(run->request->jdk, arena);
    struct diag diag = {0};

    for (size_t i = 0; i < run->path.places.n; i++)
        if (run->path.places.at[i]->kind == PLACE_IMAGE)
            return; /* the platform itself is the input */
    if (!dir)
        (void)diag_set(&diag, "neither --jdk nor JAVA_HOME nor `java` on PATH");
    if (!dir || !classpath_add_jdk(&run->path, dir, &diag))
        vec_push(&run->set->notes,
                 arena_printf(arena, "no JDK%s%s%s: %s; the platform is known by models only",
                              dir ? " in '" : "", dir ? dir : "", dir ? "'" : "", diag_str(&diag)));
    diag_release(&diag);
}

/* Takes the Java inputs out of `files`. */
static void add_inputs(struct java_run *run, str_vec *files)
{
    struct arena *arena = &run->set->arena;
    struct diag diag = {0};
    size_t kept = 0;

    for (size_t i = 0; i < files->n; i++) {
        const char *shown = files->at[i], *path = path_absolute(run->request->cwd, shown, arena);

        if (!classpath_is_java(path) || (!os_is_dir(path) && !os_is_file(path))) {
            files->at[kept++] = shown;
            continue;
        }
        bool is_added = classpath_add(&run->path, path, shown, ROLE_APPLICATION, &diag);
        vec_push(&run->inputs, ((struct java_input){is_added ? shown : NULL, run->path.places.n}));
        if (!is_added) {
            vec_push(&run->set->losses,
                     ((struct input_loss){shown, arena_strdup(arena, diag_str(&diag))}));
            strbuf_clear(&diag.text);
        }
    }
    files->n = kept;
    diag_release(&diag);
}

/* ---- main ---- */

/* The main method of an application's class, NULL if it has none. */
static const struct ir_func *main_of(const struct java_slot *slot)
{
    const uint32_t wanted = METHODF_PUBLIC | METHODF_STATIC;
    const struct ir_unit *u = slot->unit;

    if (!u || slot->member.place->role != ROLE_APPLICATION)
        return NULL;
    for (uint32_t i = 0; i < u->classes[0].nmethods; i++) {
        const struct ir_class_method *m = &u->methods[u->classes[0].first_method + i];

        if ((m->flags & wanted) == wanted && u->syms[m->sym].func != IR_NONE &&
            strcmp(ir_str(u, m->selector), MAIN_SELECTOR) == 0)
            return &u->funcs[u->syms[m->sym].func];
    }
    return NULL;
}

static void add_pretty(struct strbuf *out, const char *name)
{
    for (; *name; name++)
        strbuf_addc(out, *name == '/' ? '.' : *name);
}

static bool ask_for_main(const struct java_run *run, const char *why, struct diag *diag)
{
    diag_set(diag, "%s; choose one with --main NAME:", why);
    for (size_t i = 0; i < run->slots.n; i++) {
        if (main_of(&run->slots.at[i])) {
            strbuf_adds(&diag->text, "\n  ");
            add_pretty(&diag->text, run->slots.at[i].name);
        }
    }
    return false;
}

/* The class to start, NULL if there is none to choose from. */
static bool choose_main(const struct java_run *run, const struct java_slot **chosen,
                        struct diag *diag)
{
    const char *wanted = run->request->main_class;
    char *name = wanted ? arena_strdup(&run->set->arena, wanted) : NULL;
    size_t mains = 0;

    for (char *s = name; s && *s; s++)
        *s = *s == '.' ? '/' : *s;
    *chosen = NULL;
    for (size_t i = 0; i < run->slots.n; i++) {
        const struct java_slot *slot = &run->slots.at[i];

        if (!main_of(slot))
            continue;
        mains++;
        if (strcmp(slot->name, name                   ? name
                               : run->path.main_class ? run->path.main_class
                                                      : slot->name) == 0)
            *chosen = slot;
    }
    if (name && !*chosen)
        return mains
                   ? ask_for_main(run,
                                  arena_printf(&run->set->arena, "'%s' has no main method", wanted),
                                  diag)
                   : diag_set(diag, "'%s' has no main method", wanted);
    if (!name && mains > 1 && (!run->path.main_class || !*chosen))
        return ask_for_main(run, "several classes have a main method", diag);
    return true;
}

static void add_made(struct java_run *run, struct ir_unit *unit)
{
    vec_push(&run->slots,
             ((struct java_slot){.unit = unit,
                                 .name = ir_str(unit, unit->source),
                                 .member = {.shown = "", .place = run->path.places.at[0]}}));
}

/* Clients of the classes instead of a program. */
static bool add_harness(struct java_run *run, struct diag *diag)
{
    const struct input_request *r = run->request;
    struct open_request request = {.kind = r->servlets ? OPEN_SERVLETS
                                           : r->tests  ? OPEN_TESTS
                                                       : OPEN_LIBRARY,
                                   .patterns = r->open_patterns.at,
                                   .npatterns = r->open_patterns.n};
    VEC(const struct ir_unit *) units = {0};
    for (size_t i = 0; i < run->slots.n; i++)
        if (run->slots.at[i].unit)
            vec_push(&units, run->slots.at[i].unit);
    struct ir_unit *unit = java_harness(&request, units.at, units.n, diag);
    vec_release(&units);
    if (unit)
        add_made(run, unit);
    return unit != NULL;
}

/* The maker of the providers of a service; NULL if there are none, or for the reason given. */
static struct ir_unit *service_maker(struct java_run *run, const char *service, struct diag *diag)
{
    str_vec providers = {0};
    classpath_services(&run->path, service, &run->set->arena, &providers);
    struct ir_unit *unit =
        providers.n ? java_services(service, providers.at, providers.n, diag) : NULL;
    vec_release(&providers);
    return unit;
}

static struct ir_unit *proxy_maker(struct java_run *run, const char *names, struct diag *diag)
{
    VEC(const struct ir_unit *) units = {0};
    for (size_t i = 0; i < run->slots.n; i++)
        if (run->slots.at[i].unit)
            vec_push(&units, run->slots.at[i].unit);
    struct ir_unit *unit = java_proxy(names, units.at, units.n, diag);
    vec_release(&units);
    return unit;
}

/* What a symbol stands for that is made when all classes are known; NULL. */
static struct ir_unit *maker_of(struct java_run *run, const char *name, struct diag *diag)
{
    size_t services = strlen(SERVICES_PREFIX), proxy = strlen(PROXY_PREFIX);
    bool is_service = strncmp(name, SERVICES_PREFIX, services) == 0;
    if ((!is_service && strncmp(name, PROXY_PREFIX, proxy) != 0) || !is_new_name(run, name))
        return NULL;
    return is_service ? service_maker(run, name + services, diag)
                      : proxy_maker(run, name + proxy, diag);
}

/* Makers for the services and proxies that the classes ask for; the providers' classes are read,
 * too, and may ask for more. */
static bool add_makers(struct java_run *run, struct diag *diag)
{
    size_t seen = 0;
    while (seen < run->slots.n && !diag->text.len) {
        size_t end = run->slots.n;
        VEC(struct ir_unit *) made = {0};
        for (size_t i = seen; i < end; i++) {
            const struct ir_unit *u = run->slots.at[i].unit;
            for (uint32_t k = 0; u && k < u->nsyms; k++) {
                struct ir_unit *unit = maker_of(run, ir_str(u, u->syms[k].name), diag);
                if (unit)
                    vec_push(&made, unit);
            }
        }
        run->first = seen = end;
        for (size_t i = 0; i < made.n; i++)
            add_named(run, made.at[i]);
        run_rounds(run);
        for (size_t i = 0; i < made.n; i++)
            add_made(run, made.at[i]);
        vec_release(&made);
    }
    return !diag->text.len;
}

/* What models need to run the stages of futures and handlers of exceptions, if there are any. */
static bool add_stages(struct java_run *run, struct diag *diag)
{
    static const struct {
        const char *class_name;
        struct ir_unit *(*make)(struct diag *);
    } helpers[] = {
        {"java/util/concurrent/CompletableFuture", java_stages},
        {"java/lang/Thread$UncaughtExceptionHandler", java_uncaught},
        {"java/util/function/BiFunction", java_then},
    };
    for (size_t i = 0; i < ARRAY_SIZE(helpers); i++) {
        uint32_t id;
        if (!intern_find(&run->seen, helpers[i].class_name, &id))
            continue;
        struct ir_unit *unit = helpers[i].make(diag);
        if (!unit)
            return false;
        add_made(run, unit);
    }
    return true;
}

static bool add_launcher(struct java_run *run, struct diag *diag)
{
    const struct java_slot *chosen;
    const struct ir_func *start;
    struct ir_unit *unit;

    if (run->request->open || run->request->servlets || run->request->tests)
        return add_harness(run, diag);
    if (run->request->entries.n > 0 || run->request->no_main)
        return true;
    if (!choose_main(run, &chosen, diag))
        return false;
    if (!chosen)
        return true;
    start = main_of(chosen);
    unit =
        java_launcher(chosen->name, ir_str(chosen->unit, chosen->unit->scopes[start->scope].file),
                      start->line, diag);
    if (!unit)
        return false;
    add_made(run, unit);
    return true;
}

/* ---- all of it ---- */

/* The user's classes first, then the others, by name. */
static int by_role_and_name(const void *a, const void *b)
{
    const struct java_slot *x = a, *y = b;

    if (x->member.place->role != y->member.place->role)
        return x->member.place->role < y->member.place->role ? -1 : 1;
    return strcmp(x->name ? x->name : "", y->name ? y->name : "");
}

static void hand_over(struct java_run *run)
{
    struct input_set *set = run->set;
    uint32_t n = set->nunits;

    if (run->slots.n)
        qsort(run->slots.at, run->slots.n, sizeof *run->slots.at, by_role_and_name);
    set->units = xrealloc(set->units, (n + run->slots.n + 1) * sizeof(struct ir_unit *));
    for (size_t i = 0; i < run->slots.n; i++) {
        struct java_slot *slot = &run->slots.at[i];

        set->counts.inputs++;
        set->counts.lowered += slot->unit != NULL;
        if (slot->unit)
            set->units[set->nunits++] = slot->unit;
        slot->unit = NULL;
        if (slot->loss)
            vec_push(&set->losses, ((struct input_loss){slot->member.shown,
                                                        arena_strdup(&set->arena, slot->loss)}));
    }
}

static void run_release(struct java_run *run)
{
    for (size_t i = 0; i < run->slots.n; i++) {
        ir_unit_free(run->slots.at[i].unit);
        free((char *)run->slots.at[i].loss);
    }
    vec_release(&run->slots);
    vec_release(&run->inputs);
    vec_release(&run->source_dirs);
    intern_release(&run->seen);
    classpath_release(&run->path);
}

/* Says which inputs have no class, given those of all: they come in the order of the places. */
static void note_empty_inputs(struct java_run *run, const member_list *members)
{
    size_t member = 0, place = 0;

    for (size_t i = 0; i < run->inputs.n; i++) {
        const struct java_input *input = &run->inputs.at[i];
        size_t first = member;

        for (; place < input->end; place++)
            while (member < members->n && members->at[member].place == run->path.places.at[place])
                member++;
        if (member == first && input->shown)
            vec_push(&run->set->losses,
                     ((struct input_loss){input->shown, "there are no classes in it"}));
    }
}

/* Of two classes with one name the JVM, too, sees the first only. */
static void note_duplicates(struct java_run *run, const struct class_member *again, size_t n)
{
    struct arena *arena = &run->set->arena;
    const char *more = n > 1 ? arena_printf(arena, " and %zu more", n - 1) : "";

    vec_push(&run->set->notes,
             arena_printf(arena, "left out: %s%s, because an input before it has %s of that name",
                          again->shown, more, n > 1 ? "classes" : "a class"));
}

static void add_application(struct java_run *run)
{
    member_list members = {0};
    const struct class_member *again = NULL;
    size_t n = 0;

    classpath_list(&run->path, ROLE_APPLICATION, &members);
    for (size_t i = 0; i < members.n; i++)
        if (!members.at[i].name || is_new_name(run, members.at[i].name)) {
            vec_push(&run->slots, ((struct java_slot){.member = members.at[i]}));
        } else if (!str_ends(members.at[i].name, "-info")) { /* of modules and packages */
            again = again ? again : &members.at[i];
            n++;
        }
    if (n)
        note_duplicates(run, again, n);
    note_empty_inputs(run, &members);
    vec_release(&members);
}

bool acquire_java(const struct input_request *request, str_vec *files, struct input_set *set,
                  struct diag *diag)
{
    struct java_run run = {.request = request, .set = set};
    bool ok = true;

    classpath_init(&run.path, request->cwd, &set->arena);
    intern_init(&run.seen);
    add_inputs(&run, files);
    if (run.path.places.n > 0) {
        add_libraries(&run);
        add_platform(&run);
        find_sources(&run);
        add_application(&run);
        run_rounds(&run);
        ok = add_launcher(&run, diag) && add_makers(&run, diag) && add_stages(&run, diag);
        hand_over(&run);
    }
    run_release(&run);
    return ok;
}
