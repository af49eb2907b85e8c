/* The built-in models: they load, and they know what real programs need (test/model). */
#include "base/os.h"
#include "model/model.h"
#include "unit.h"
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>

static char *models_dir(void)
{
    char *self = os_self_dir();
    char *dir = model_default_dir(self);
    free(self);
    assert_non_null(dir);
    return dir;
}

static struct model *load_all(const char *profile)
{
    struct model *m = model_new();
    struct diag d = {0};
    char *dir = models_dir();
    if (profile)
        model_use_profile(m, profile);
    if (!model_load_dir(m, dir, &d))
        fail_msg("%s", diag_str(&d));
    free(dir);
    return m;
}

static void test_all_load(void **state)
{
    double start = os_cpu_seconds();
    struct model *m = load_all(NULL);
    assert_true(model_count(m) > 3500);
    assert_true(os_cpu_seconds() - start < 2.0); /* some 0.02 s; sanitizers are slow */
    model_free(m);
}

/* Names without a model, one per line. */
static void check_names(const struct model *m, const char *path, struct strbuf *missing)
{
    struct mapped_file file;
    struct diag d = {0};
    assert_true(os_map_file(path, &file, &d));
    const char *at = (const char *)file.data, *end = at + file.len;
    while (at < end) {
        const char *stop = memchr(at, '\n', (size_t)(end - at));
        stop = stop ? stop : end;
        char *name = xstrndup(at, (size_t)(stop - at));
        if (*name && !model_find(m, name, NULL))
            strbuf_addf(missing, " %s", name);
        free(name);
        at = stop + 1;
    }
    os_unmap_file(&file);
}

static void test_coverage(void **state)
{
    static const char *const lists[] = {"memcached.names", "redis.names",  "sqlite3.names",
                                        "cxx.names",       "openmp.names", "threads.names"};
    struct model *m = load_all(NULL);
    char *dir = models_dir();
    struct strbuf missing = {0};
    for (size_t i = 0; i < ARRAY_SIZE(lists); i++) {
        char *path = xasprintf("%s/../test/model/%s", dir, lists[i]);
        check_names(m, path, &missing);
        free(path);
    }
    if (missing.len)
        fail_msg("no model for%s", strbuf_str(&missing));
    strbuf_release(&missing);
    free(dir);
    model_free(m);
}

static const struct effect *effect_of(const struct model *m, const char *name,
                                      enum effect_kind kind)
{
    const struct model_fn *fn = model_find(m, name, NULL);
    if (!fn)
        fail_msg("no model for %s", name);
    for (int i = 0; i < fn->neffects; i++)
        if (fn->effects[i].kind == kind)
            return &fn->effects[i];
    fail_msg("%s lacks the effect %s", name, effect_kind_name(kind));
    return NULL;
}

/* The facts that analyses stand or fall with. */
static void test_key_facts(void **state)
{
    struct model *m = load_all(NULL);
    const struct effect *e = effect_of(m, "pthread_create", EFFECT_SPAWN);
    assert_int_equal(e->fn.index, 2);
    assert_int_equal(e->args[0].index, 3);
    assert_int_equal(e->handle.kind, PLACE_DEREF);
    assert_int_equal(effect_of(m, "pthread_mutex_trylock", EFFECT_LOCK)->success, SUCCESS_ZERO);
    assert_int_equal(effect_of(m, "mtx_trylock", EFFECT_LOCK)->success, SUCCESS_ZERO);
    assert_int_equal(effect_of(m, "pthread_rwlock_rdlock", EFFECT_LOCK)->mode, LOCK_SHARED);
    assert_int_equal(effect_of(m, "pthread_cond_wait", EFFECT_COND_WAIT)->obj2.index, 1);
    assert_int_equal(effect_of(m, "localtime", EFFECT_WRITE)->obj.kind, PLACE_STATIC);
    assert_int_equal(effect_of(m, "localtime_r", EFFECT_WRITE)->obj.index, 1);
    assert_int_equal(effect_of(m, "__errno_location", EFFECT_ASSIGN)->src.kind, PLACE_THREAD);
    assert_int_equal(effect_of(m, "signal", EFFECT_REGISTER)->when, WHEN_SIGNAL);
    assert_int_equal(effect_of(m, "atexit", EFFECT_REGISTER)->when, WHEN_EXIT);
    assert_int_equal(effect_of(m, "event_set", EFFECT_REGISTER)->when, WHEN_ON_EXECUTOR);
    assert_int_equal(effect_of(m, "event_base_loop", EFFECT_RUN_LOOP)->obj.index, 0);
    assert_int_equal(effect_of(m, "__atomic_store_8", EFFECT_ATOMIC)->order.index, 2);
    assert_int_equal(effect_of(m, "__kmpc_critical", EFFECT_LOCK)->obj.index, 2);
    assert_int_equal(effect_of(m, "__kmpc_fork_call", EFFECT_SPAWN)->flags,
                     EFF_MANY | EFF_JOINED | EFF_CALLER_TOO);
    assert_int_equal(effect_of(m, "_Znwm", EFFECT_ALLOC)->size.index, 0);
    assert_int_equal(effect_of(m, "_ZNSt6thread4joinEv", EFFECT_JOIN)->handle.kind, PLACE_DEREF);
    assert_int_equal(model_find(m, "rand", NULL)->neffects, 0);
    assert_int_equal(model_find(m, "getpid", NULL)->neffects, 0);
    assert_int_equal(model_find_var(m, "__libc_single_threaded")->value, 0);
    assert_true(model_find_var(m, "_ZSt4cout")->is_internal);
    model_free(m);
}

static void test_std_thread_runs_the_state(void **state)
{
    struct model *m = load_all(NULL);
    const struct effect *e = effect_of(m,
                                       "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_"
                                       "StateESt14default_deleteIS1_EEPFvvE",
                                       EFFECT_SPAWN);
    assert_int_equal(e->fn.kind, PLACE_VIRTUAL);
    assert_int_equal(e->fn.index, 1);
    assert_int_equal(e->fn.depth, 1);
    assert_int_equal(e->fn.index2, 2);
    assert_int_equal(e->args[0].kind, PLACE_DEREF);
    model_free(m);
}

/* In an ordinary program names like `up` and `complete` are the program's own. */
static void test_kernel_profile(void **state)
{
    struct model *plain = load_all(NULL), *kernel = load_all("kernel");
    assert_false(model_find(plain, "mutex_lock", NULL)->override_body);
    assert_true(model_find(kernel, "mutex_lock", NULL)->override_body);
    assert_null(model_find_entry(plain, "sys_open", NULL));
    assert_true(model_find_entry(kernel, "sys_open", NULL)->is_many);
    assert_true(model_find_entry(plain, "__x64_sys_open", NULL)->is_many);
    assert_true(model_find_entry(plain, "init_module", NULL)->is_first);
    assert_int_equal(effect_of(kernel, "spin_lock_irqsave", EFFECT_LOCK)->flags,
                     EFF_SPIN | EFF_IRQ);
    model_free(plain);
    model_free(kernel);
}

/*
 * test/model/prototypes.txt has a line per function that is modelled and declared in a system
 * header: its name and a letter per parameter: i a number, p a pointer, c a pointer to const, f a
 * function, then '.' if more may follow. Models must not contradict it.
 */
struct prototype {
    const char *name, *params;
    size_t count;
    bool is_variadic;
};

static char param_of(const struct prototype *f, const struct place *place)
{
    if (place->kind != PLACE_ARG && place->kind != PLACE_DEREF && place->kind != PLACE_STRLEN)
        return 0;
    if ((size_t)place->index < f->count)
        return f->params[place->index];
    if (!f->is_variadic)
        fail_msg("%s has no argument %d", f->name, place->index);
    return 0;
}

static void check_effect(const struct prototype *f, const struct effect *e)
{
    char obj = param_of(f, &e->obj), fn = param_of(f, &e->fn), size = param_of(f, &e->size);
    char ret = param_of(f, &e->ret), src = param_of(f, &e->src);
    bool is_tls = e->kind == EFFECT_TLS_GET || e->kind == EFFECT_TLS_SET;
    if (obj == 'i' && e->kind != EFFECT_READ && !is_tls)
        fail_msg("%s: '%s' of a number", f->name, effect_kind_name(e->kind));
    if (e->kind == EFFECT_WRITE && obj == 'c' && e->obj.kind == PLACE_ARG)
        fail_msg("%s writes behind a const pointer", f->name);
    if (fn && fn != 'f' && e->fn.kind == PLACE_ARG)
        fail_msg("%s: argument %d is not a function", f->name, e->fn.index);
    if (size && size != 'i' && e->size.kind == PLACE_ARG)
        fail_msg("%s: argument %d is not a size", f->name, e->size.index);
    if (ret == 'i' || (src == 'i' && e->src.kind == PLACE_DEREF))
        fail_msg("%s: '%s' goes through a number", f->name, effect_kind_name(e->kind));
    for (int i = 0; i < e->nargs; i++)
        (void)param_of(f, &e->args[i]);
}

static void check_prototype(const struct model *m, char *line)
{
    char *blank = strchr(line, ' ');
    assert_non_null(blank);
    *blank = 0;
    struct prototype f = {.name = line, .params = blank + 1};
    f.count = strcspn(f.params, ".-");
    f.is_variadic = f.params[f.count] == '.';
    const struct model_fn *fn = model_find(m, f.name, NULL);
    if (!fn)
        fail_msg("no model for %s", f.name);
    for (int i = 0; i < fn->neffects && !strchr(fn->name, '*'); i++)
        check_effect(&f, &fn->effects[i]);
}

static void test_prototypes(void **state)
{
    struct model *m = load_all(NULL);
    struct mapped_file file;
    struct diag d = {0};
    char *dir = models_dir(), *path = xasprintf("%s/../test/model/prototypes.txt", dir);
    assert_true(os_map_file(path, &file, &d));
    char *text = xstrndup((const char *)file.data, file.len);
    for (char *line = text, *end; (end = strchr(line, '\n')); line = end + 1) {
        *end = 0;
        check_prototype(m, line);
    }
    free(text);
    os_unmap_file(&file);
    free(path);
    free(dir);
    model_free(m);
}

/* doc/models.md describes every effect that the parser takes. */
static void test_effects_are_documented(void **state)
{
    struct mapped_file file;
    struct diag d = {0};
    char *dir = models_dir(), *path = xasprintf("%s/../doc/models.md", dir);
    assert_true(os_map_file(path, &file, &d));
    char *text = xstrndup((const char *)file.data, file.len);
    for (int kind = 0; kind < EFFECT_KINDS; kind++) {
        char *name = xasprintf("`%s`", effect_kind_name(kind));
        if (!strstr(text, name))
            fail_msg("doc/models.md does not describe %s", name);
        free(name);
    }
    free(text);
    os_unmap_file(&file);
    free(path);
    free(dir);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_all_load),       UNIT(test_coverage),
        UNIT(test_key_facts),      UNIT(test_std_thread_runs_the_state),
        UNIT(test_kernel_profile), UNIT(test_effects_are_documented),
        UNIT(test_prototypes)};
    return UNIT_RUN(tests);
}
