#include "base/os.h"
#include "ir/ir.h"
#include "model/model.h"
#include "unit.h"
#include <stdio.h>
#include <stdlib.h>

/* ---- helpers ---- */

static struct model *load(const char *text)
{
    struct model *m = model_new();
    struct diag d = {0};
    if (!model_load_text(m, text, strlen(text), "m.yml", &d))
        fail_msg("%s", diag_str(&d));
    return m;
}

/* Loads one function's body and gives its first effect, checked to be of `kind`. */
static struct effect first_effect(const char *body, enum effect_kind kind, struct model **keep)
{
    char *text = xasprintf("functions:\n  f: %s\n", body);
    struct model *m = load(text);
    const struct model_fn *fn = model_find(m, "f", NULL);
    assert_non_null(fn);
    assert_true(fn->neffects >= 1);
    assert_int_equal(fn->effects[0].kind, kind);
    free(text);
    *keep = m;
    return fn->effects[0];
}

static void expect_place(struct place p, enum place_kind kind, int index)
{
    assert_int_equal(p.kind, kind);
    assert_int_equal(p.index, index);
}

static void expect_mistake(const char *text, const char *message)
{
    struct model *m = model_new();
    struct diag d = {0};
    assert_false(model_load_text(m, text, strlen(text), "m.yml", &d));
    assert_string_equal(diag_str(&d), message);
    diag_release(&d);
    model_free(m);
}

/* As expect_mistake, for messages that go on with a long list. */
static void expect_mistake_begins(const char *text, const char *begin)
{
    struct model *m = model_new();
    struct diag d = {0};
    assert_false(model_load_text(m, text, strlen(text), "m.yml", &d));
    if (strncmp(diag_str(&d), begin, strlen(begin)) != 0)
        fail_msg("'%s' does not begin with '%s'", diag_str(&d), begin);
    diag_release(&d);
    model_free(m);
}

/* ---- effects ---- */

#define CHECK_EFFECT(body, kind, checks)                \
    do {                                                \
        struct model *m;                                \
        struct effect e = first_effect(body, kind, &m); \
        checks;                                         \
        model_free(m);                                  \
    } while (0)

static void test_thread_effects(void **state)
{
    CHECK_EFFECT("{spawn: {fn: arg2, args: [arg3], handle: '*arg0', many: true, joined: true, "
                 "caller_too: true, detached: true}}",
                 EFFECT_SPAWN, {
                     expect_place(e.fn, PLACE_ARG, 2);
                     assert_int_equal(e.nargs, 1);
                     expect_place(e.args[0], PLACE_ARG, 3);
                     expect_place(e.handle, PLACE_DEREF, 0);
                     assert_int_equal(e.flags,
                                      EFF_MANY | EFF_JOINED | EFF_CALLER_TOO | EFF_DETACHED);
                 });
    CHECK_EFFECT("{spawn: {fn: 'virtual(*arg1, 2)', args: ['*arg1'], then: 'virtual(*arg1, 1)', "
                 "handle: ret}}",
                 EFFECT_SPAWN, {
                     expect_place(e.fn, PLACE_VIRTUAL, 1);
                     assert_int_equal(e.fn.depth, 1);
                     assert_int_equal(e.fn.index2, 2);
                     assert_int_equal(e.fn.base, PLACE_ARG);
                     expect_place(e.then, PLACE_VIRTUAL, 1);
                     assert_int_equal(e.then.index2, 1);
                     expect_place(e.handle, PLACE_RET, 0);
                 });
    CHECK_EFFECT("{join: arg0}", EFFECT_JOIN, expect_place(e.handle, PLACE_ARG, 0));
    CHECK_EFFECT("{join: {handle: arg0, to: '*arg1', success: zero}}", EFFECT_JOIN, {
        expect_place(e.ret, PLACE_DEREF, 1);
        assert_int_equal(e.success, SUCCESS_ZERO);
    });
    CHECK_EFFECT("{detach: arg3}", EFFECT_DETACH, expect_place(e.handle, PLACE_ARG, 3));
    CHECK_EFFECT("{exit_thread: arg0}", EFFECT_EXIT, expect_place(e.src, PLACE_ARG, 0));
    CHECK_EFFECT("{exit_thread: true}", EFFECT_EXIT, expect_place(e.src, PLACE_NONE, 0));
    CHECK_EFFECT("{call: {fn: arg3, args: [arg0, unknown, fresh, 7]}}", EFFECT_CALL, {
        assert_int_equal(e.nargs, 4);
        expect_place(e.args[1], PLACE_NONE, 0);
        expect_place(e.args[2], PLACE_FRESH, 0);
        expect_place(e.args[3], PLACE_INT, 7);
    });
    CHECK_EFFECT("{fork: true}", EFFECT_FORK, (void)e);
    CHECK_EFFECT("{thread_number: }", EFFECT_THREAD_NUMBER,
                 assert_int_equal(e.ret.kind, PLACE_RET));
    CHECK_EFFECT("{thread_count: }", EFFECT_THREAD_COUNT, assert_int_equal(e.ret.kind, PLACE_RET));
    CHECK_EFFECT("{share_loop: {lower: arg4, upper: arg5}}", EFFECT_SHARE_LOOP,
                 assert_int_equal(e.obj2.index, 5));
}

static void test_task_effects(void **state)
{
    CHECK_EFFECT("{register: {fn: arg0}}", EFFECT_REGISTER,
                 assert_int_equal(e.when, WHEN_DEFERRED));
    CHECK_EFFECT("{register: {fn: arg0, executor: arg1, serial: true}}", EFFECT_REGISTER, {
        assert_int_equal(e.when, WHEN_ON_EXECUTOR);
        expect_place(e.obj, PLACE_ARG, 1);
        assert_int_equal(e.flags, EFF_SERIAL);
    });
    CHECK_EFFECT("{register: {fn: '*arg1', when: signal}}", EFFECT_REGISTER,
                 assert_int_equal(e.when, WHEN_SIGNAL));
    CHECK_EFFECT("{register: {fn: any(arg1), when: exit}}", EFFECT_REGISTER, {
        expect_place(e.fn, PLACE_ANY_FN, 1);
        assert_int_equal(e.when, WHEN_EXIT);
    });
    CHECK_EFFECT("{run_loop: arg0}", EFFECT_RUN_LOOP, expect_place(e.obj, PLACE_ARG, 0));
    CHECK_EFFECT("{start: arg0}", EFFECT_START, expect_place(e.handle, PLACE_ARG, 0));
    CHECK_EFFECT("{cancel: arg0}", EFFECT_CANCEL, expect_place(e.handle, PLACE_ARG, 0));
}

static void test_lock_effects(void **state)
{
    CHECK_EFFECT("{lock: arg0}", EFFECT_LOCK, {
        expect_place(e.obj, PLACE_ARG, 0);
        assert_int_equal(e.mode, LOCK_EXCLUSIVE);
        assert_int_equal(e.success, SUCCESS_ALWAYS);
    });
    CHECK_EFFECT(
        "{lock: {obj: arg0+16, mode: shared, success: nonzero, recursive: true, spin: true}}",
        EFFECT_LOCK, {
            assert_int_equal(e.obj.offset, 16);
            assert_int_equal(e.mode, LOCK_SHARED);
            assert_int_equal(e.success, SUCCESS_NONZERO);
            assert_int_equal(e.flags, EFF_RECURSIVE | EFF_SPIN);
        });
    CHECK_EFFECT("{unlock: '*arg0'}", EFFECT_UNLOCK, expect_place(e.obj, PLACE_DEREF, 0));
    CHECK_EFFECT("{lock_init: arg0}", EFFECT_LOCK_INIT, expect_place(e.obj, PLACE_ARG, 0));
    CHECK_EFFECT("{lock_destroy: arg0}", EFFECT_LOCK_DESTROY, expect_place(e.obj, PLACE_ARG, 0));
    CHECK_EFFECT("{cond_wait: {cond: arg0, lock: arg1}}", EFFECT_COND_WAIT, {
        expect_place(e.obj, PLACE_ARG, 0);
        expect_place(e.obj2, PLACE_ARG, 1);
    });
    CHECK_EFFECT("{cond_signal: arg0}", EFFECT_COND_SIGNAL, expect_place(e.obj, PLACE_ARG, 0));
    CHECK_EFFECT("{barrier_init: {obj: arg0, count: arg2}}", EFFECT_BARRIER_INIT,
                 expect_place(e.size, PLACE_ARG, 2));
    CHECK_EFFECT("{barrier_wait: arg0}", EFFECT_BARRIER_WAIT, expect_place(e.obj, PLACE_ARG, 0));
    CHECK_EFFECT("{sem_init: {obj: arg0, value: 1}}", EFFECT_SEM_INIT,
                 expect_place(e.size, PLACE_INT, 1));
    CHECK_EFFECT("{sem_wait: {obj: arg0, success: nonneg}}", EFFECT_SEM_WAIT,
                 assert_int_equal(e.success, SUCCESS_NONNEG));
    CHECK_EFFECT("{sem_post: arg0}", EFFECT_SEM_POST, expect_place(e.obj, PLACE_ARG, 0));
    CHECK_EFFECT("{room: {obj: arg0, size: arg1}}", EFFECT_ROOM,
                 expect_place(e.size, PLACE_ARG, 1));
    CHECK_EFFECT("{fill: arg0}", EFFECT_FILL, expect_place(e.obj, PLACE_ARG, 0));
    CHECK_EFFECT("{drain: arg0}", EFFECT_DRAIN, expect_place(e.obj, PLACE_ARG, 0));
    CHECK_EFFECT("{once: {flag: arg0, fn: arg1}}", EFFECT_ONCE, {
        expect_place(e.obj, PLACE_ARG, 0);
        expect_place(e.fn, PLACE_ARG, 1);
    });
}

static void test_atomic_effects(void **state)
{
    static const struct {
        const char *name;
        enum ir_order order;
    } orders[] = {{"none", ORDER_NONE},       {"relaxed", ORDER_RELAXED},
                  {"consume", ORDER_CONSUME}, {"acquire", ORDER_ACQUIRE},
                  {"release", ORDER_RELEASE}, {"acq_rel", ORDER_ACQ_REL},
                  {"seq_cst", ORDER_SEQ_CST}};
    for (size_t i = 0; i < ARRAY_SIZE(orders); i++) {
        char *body = xasprintf("{fence: %s}", orders[i].name);
        CHECK_EFFECT(body, EFFECT_FENCE, expect_place(e.order, PLACE_INT, orders[i].order));
        free(body);
    }
    CHECK_EFFECT("{fence: arg0}", EFFECT_FENCE, expect_place(e.order, PLACE_ARG, 0));
    CHECK_EFFECT("{atomic: {obj: arg0, access: cmpxchg, order: arg4, order_fail: arg5, size: 8, "
                 "from: arg2, expected: arg1, success: nonzero}}",
                 EFFECT_ATOMIC, {
                     assert_int_equal(e.access, ACCESS_CMPXCHG);
                     expect_place(e.order, PLACE_ARG, 4);
                     expect_place(e.order_fail, PLACE_ARG, 5);
                     expect_place(e.size, PLACE_INT, 8);
                     expect_place(e.obj2, PLACE_ARG, 1);
                 });
}

static void test_memory_effects(void **state)
{
    CHECK_EFFECT("{alloc: {size: arg0*arg1, zeroed: true}}", EFFECT_ALLOC, {
        expect_place(e.ret, PLACE_RET, 0);
        expect_place(e.size, PLACE_PROD, 0);
        assert_int_equal(e.size.index2, 1);
        assert_int_equal(e.flags, EFF_ZEROED);
    });
    CHECK_EFFECT("{alloc: }", EFFECT_ALLOC, expect_place(e.size, PLACE_NONE, 0));
    CHECK_EFFECT("{alloc: {to: '*arg0', size: arg2}}", EFFECT_ALLOC,
                 expect_place(e.ret, PLACE_DEREF, 0));
    CHECK_EFFECT("{alloc: {size: strlen(arg0)}}", EFFECT_ALLOC,
                 expect_place(e.size, PLACE_STRLEN, 0));
    CHECK_EFFECT("{realloc: {from: arg0, size: arg1}}", EFFECT_REALLOC, {
        expect_place(e.src, PLACE_ARG, 0);
        expect_place(e.ret, PLACE_RET, 0);
    });
    CHECK_EFFECT("{free: arg0}", EFFECT_FREE, expect_place(e.obj, PLACE_ARG, 0));
    CHECK_EFFECT("{read: {obj: arg1, size: 24}}", EFFECT_READ, expect_place(e.size, PLACE_INT, 24));
    CHECK_EFFECT("{write: arg2...}", EFFECT_WRITE, expect_place(e.obj, PLACE_REST, 2));
    CHECK_EFFECT("{write: static tm-buffer}", EFFECT_WRITE, {
        expect_place(e.obj, PLACE_STATIC, 0);
        assert_string_equal(e.obj.name, "tm-buffer");
    });
    CHECK_EFFECT("{write: global optind}", EFFECT_WRITE, expect_place(e.obj, PLACE_GLOBAL, 0));
    CHECK_EFFECT("{copy: {to: arg0, from: arg1, size: arg2}}", EFFECT_COPY, {
        expect_place(e.obj, PLACE_ARG, 0);
        expect_place(e.src, PLACE_ARG, 1);
        expect_place(e.size, PLACE_ARG, 2);
    });
    CHECK_EFFECT("{assign: {to: ret, from: thread errno}}", EFFECT_ASSIGN, {
        expect_place(e.ret, PLACE_RET, 0);
        expect_place(e.src, PLACE_THREAD, 0);
    });
    CHECK_EFFECT("{noreturn: true}", EFFECT_NORETURN, (void)e);
    CHECK_EFFECT("{tls_set: {key: arg0, value: arg1}}", EFFECT_TLS_SET,
                 expect_place(e.src, PLACE_ARG, 1));
    CHECK_EFFECT("{tls_get: arg0}", EFFECT_TLS_GET, expect_place(e.ret, PLACE_RET, 0));
    CHECK_EFFECT("{setjmp: arg0}", EFFECT_SETJMP, expect_place(e.obj, PLACE_ARG, 0));
    CHECK_EFFECT("{longjmp: arg0}", EFFECT_LONGJMP, expect_place(e.obj, PLACE_ARG, 0));
}

static void test_places_with_offsets(void **state)
{
    CHECK_EFFECT("{assign: {to: '*(*(arg1+8)+24)', from: '*(arg0 + 16) + 4'}}", EFFECT_ASSIGN, {
        expect_place(e.ret, PLACE_DEREF, 1);
        assert_int_equal(e.ret.depth, 2);
        assert_int_equal(e.ret.offset, 8);
        assert_int_equal(e.ret.offset2, 24);
        assert_int_equal(e.src.depth, 1);
        assert_int_equal(e.src.offset, 16);
        assert_int_equal(e.src.offset2, 4);
    });
    CHECK_EFFECT("{assign: {to: '*static state', from: '**(ret+8)'}}", EFFECT_ASSIGN, {
        assert_int_equal(e.ret.kind, PLACE_DEREF_OF);
        assert_int_equal(e.ret.base, PLACE_STATIC);
        assert_string_equal(e.ret.name, "state");
        assert_int_equal(e.src.base, PLACE_RET);
        assert_int_equal(e.src.depth, 2);
    });
}

static void test_places_inside(void **state)
{
    CHECK_EFFECT("{assign: {to: '*inside(arg1)', from: inside(arg0+4)}}", EFFECT_ASSIGN, {
        expect_place(e.ret, PLACE_DEREF, 1);
        assert_int_equal(e.ret.inside, 1);
        expect_place(e.src, PLACE_ARG, 0);
        assert_int_equal(e.src.inside, 1);
        assert_int_equal(e.src.offset, 4);
    });
    CHECK_EFFECT("{call: {fn: arg3, args: [inside(arg0), arg0]}}", EFFECT_CALL, {
        assert_int_equal(e.args[0].inside, 1);
        assert_int_equal(e.args[1].inside, 0);
    });
    CHECK_EFFECT("{read: 'inside(*arg0)'}", EFFECT_READ, assert_int_equal(e.obj.inside, 2));
    expect_mistake_begins("functions:\n  f: {lock: 'inside(arg0'}\n",
                          "m.yml:2: unknown place 'inside(arg0', ");
}

static void test_several_effects(void **state)
{
    struct model *m =
        load("functions:\n"
             "  a: [{read: [arg0, {obj: arg1, size: 4}]}, {assign: {to: ret, from: arg0}}]\n"
             "  b: {write: arg0, read: arg1, override: true}\n"
             "  [c, d]: {same_as: a, free: arg2}\n"
             "  e: pure\n"
             "  g: {}\n"
             "  h: &h {lock: arg0}\n"
             "  i: *h\n");
    const struct model_fn *a = model_find(m, "a", NULL), *b = model_find(m, "b", "b");
    assert_int_equal(a->neffects, 3);
    assert_int_equal(a->effects[1].kind, EFFECT_READ);
    assert_int_equal(a->effects[1].obj.index, 1);
    assert_int_equal(a->line, 2);
    assert_string_equal(a->file, "m.yml");
    assert_int_equal(b->effects[0].kind, EFFECT_WRITE);
    assert_true(b->override_body);
    assert_false(a->override_body);
    assert_int_equal(model_find(m, "d", NULL)->neffects, 4);
    assert_string_equal(model_find(m, "d", NULL)->name, "d");
    assert_int_equal(model_find(m, "e", NULL)->neffects, 0);
    assert_int_equal(model_find(m, "g", NULL)->neffects, 0);
    assert_int_equal(model_find(m, "i", NULL)->effects[0].kind, EFFECT_LOCK);
    assert_int_equal(model_count(m), 8);
    model_free(m);
}

/* ---- mistakes ---- */

static void test_mistakes_of_names(void **state)
{
    expect_mistake_begins("functions:\n  f:\n    lokc: arg0\n",
                          "m.yml:3: unknown effect 'lokc', expected one of spawn, join, detach, ");
    expect_mistake(
        "functions:\n  f: {lock: {ojb: arg0}}\n",
        "m.yml:2: unknown key 'ojb' in 'lock', expected one of obj, mode, success, "
        "recursive, spin, timed, irq, one_runs, number, holder, first, parts, no_reread");
    expect_mistake("functions:\n  f: {noreturn: {x: 1}}\n",
                   "m.yml:2: unknown key 'x', 'noreturn' takes none");
    expect_mistake(
        "function:\n  f: {}\n",
        "m.yml:1: unknown section 'function', expected one of functions, variables, entries");
    expect_mistake("functions:\n  f: {lock: {obj: arg0, mode: shard}}\n",
                   "m.yml:2: unknown mode 'shard', expected one of exclusive, shared");
    expect_mistake("functions:\n  f: {fence: strong}\n",
                   "m.yml:2: unknown memory order 'strong', expected one of none, relaxed, "
                   "consume, acquire, release, acq_rel, seq_cst");
    expect_mistake("functions:\n  f: {same_as: g}\n  g: {}\n",
                   "m.yml:2: 'same_as' names 'g', which has no model before this line");
    expect_mistake("functions:\n  f: {}\n\n  f: {}\n",
                   "m.yml:4: function 'f' is modelled twice, first in line 2");
    expect_mistake("functions:\n  '': {}\n", "m.yml:2: the name of a function is empty");
    expect_mistake("functions:\n  f: {lock: {obj: arg0, obj: arg1}}\n",
                   "m.yml:2: key 'obj' is given twice");
}

static void test_mistakes_of_places(void **state)
{
    expect_mistake_begins("functions:\n  f:\n    - {lock: agr0}\n",
                          "m.yml:3: unknown place 'agr0', expected argN, ");
    expect_mistake("functions:\n  f: {lock: arg32}\n",
                   "m.yml:2: argument 'arg32' is out of range, expected arg0 to arg31");
    expect_mistake_begins("functions:\n  f: {lock: 'arg0+'}\n", "m.yml:2: unknown place 'arg0+', ");
    expect_mistake_begins("functions:\n  f: {lock: '(arg0'}\n", "m.yml:2: unknown place '(arg0', ");
    expect_mistake("functions:\n  f: {lock: '****arg0'}\n",
                   "m.yml:2: too many dereferences in '****arg0', at most 3 are known");
    expect_mistake("functions:\n  f: {lock: 12}\n",
                   "m.yml:2: 'obj' cannot be '12', expected an address: argN, *argN, argN..., ret, "
                   "static NAME, global NAME or thread NAME");
    expect_mistake("functions:\n  f: {alloc: {size: static x}}\n",
                   "m.yml:2: 'size' cannot be 'static x', expected a number of bytes: argN, *argN, "
                   "ret, a number, argN*argM, strlen(argN) or unknown");
    expect_mistake("functions:\n  f: {alloc: {to: arg0}}\n",
                   "m.yml:2: 'to' cannot be 'arg0', expected somewhere to store: ret, *argN, *ret, "
                   "*static NAME or *global NAME");
    expect_mistake("functions:\n  f: {call: {fn: 3}}\n",
                   "m.yml:2: 'fn' cannot be '3', expected a function: argN, *argN, global NAME, "
                   "virtual(PLACE, SLOT), any(PLACE) or method(PLACE, SELECTOR)");
    expect_mistake("functions:\n  f: {tls_set: {key: arg0, value: strlen(arg1)}}\n",
                   "m.yml:2: 'value' cannot be 'strlen(arg1)', expected a value: argN, *argN, ret, "
                   "a number, fresh, unknown or static NAME");
}

static void test_mistakes_of_shape(void **state)
{
    expect_mistake("functions:\n  f:\n    spawn: {args: [arg0]}\n",
                   "m.yml:3: 'spawn' lacks the key 'fn'");
    expect_mistake("functions:\n  f: {lock: }\n", "m.yml:2: 'lock' lacks the key 'obj'");
    expect_mistake("functions:\n  f: {atomic: {obj: arg0}}\n",
                   "m.yml:2: 'atomic' lacks the key 'access'");
    expect_mistake("functions: 3\n",
                   "m.yml:1: 'functions' is a plain value, expected a mapping from names");
    expect_mistake("- a\n",
                   "m.yml:1: the file is a list, expected functions, variables or entries");
    expect_mistake("functions:\n  f: lock\n", "m.yml:2: 'lock' is not a model, expected effects in "
                                              "{}, a list of them, pure, or null to remove one");
    expect_mistake("functions:\n  f: [lock]\n",
                   "m.yml:2: an effect is a plain value, expected {effect: ...}");
    expect_mistake("functions:\n  f: {lock: [[arg0]]}\n",
                   "m.yml:2: 'lock' is a list, expected a value or a mapping");
    expect_mistake("functions:\n  f: {lock: {obj: [arg0]}}\n",
                   "m.yml:2: obj is a list, expected a plain value");
    expect_mistake("functions:\n  f: {call: {fn: arg0, args: arg1}}\n",
                   "m.yml:2: 'args' is not a list, expected e.g. [arg1, arg2]");
    expect_mistake("functions:\n  f: {call: {fn: arg0, args: [1, 2, 3, 4, 5, 6, 7]}}\n",
                   "m.yml:2: too many values in 'args', expected at most 6");
    expect_mistake("functions:\n  f: {lock: {obj: arg0, spin: maybe}}\n",
                   "m.yml:2: 'spin' is not a yes-or-no value, expected true or false");
    expect_mistake("functions:\n  f: {noreturn: false}\n",
                   "m.yml:2: 'noreturn: false' says nothing, leave it out");
    expect_mistake("functions:\n  f: {override: 1}\n",
                   "m.yml:2: 'override' is not a yes-or-no value, expected true or false");
    expect_mistake("variables:\n  v: {valeu: 1}\n",
                   "m.yml:2: unknown key of a variable, expected thread_local, internal or value");
    expect_mistake("variables:\n  v: {value: x}\n", "m.yml:2: 'value' is not a number");
    expect_mistake("entries:\n  e: {often: true}\n",
                   "m.yml:2: unknown key of an entry, expected many, first, last or profile");
    expect_mistake("entries:\n  e: 1\n",
                   "m.yml:2: entry 'e' is a plain value, expected {many: true} or {}");
}

static void test_mistakes_of_yaml(void **state)
{
    expect_mistake_begins("functions:\n  f: {lock: arg0\n  g: {}\n", "m.yml:3: not valid yaml: ");
    expect_mistake("functions:\n  f: *nothing\n",
                   "m.yml:2: alias '*nothing' has no anchor before it");
    expect_mistake("functions:\n  f: &x [*x]\n", "m.yml:2: alias '*x' has no anchor before it");
    expect_mistake("functions: {}\n---\nfunctions: {}\n",
                   "m.yml:2: a second document, expected only one");
    expect_mistake(
        "functions: {f: [[[[[[[[[[[[[[[[[[[[[[[[[[[[[[[]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]]}\n",
        "m.yml:1: nested too deeply");
}

static void test_yaml_bomb(void **state)
{
    struct strbuf text = {0};
    strbuf_adds(&text, "functions:\n  f0: &a0 [{read: arg0}]\n");
    for (int i = 1; i < 40; i++)
        strbuf_addf(&text, "  f%d: &a%d [*a%d, *a%d, *a%d, *a%d]\n", i, i, i - 1, i - 1, i - 1,
                    i - 1);
    double start = os_cpu_seconds();
    expect_mistake_begins(strbuf_str(&text), "m.yml:");
    assert_true(os_cpu_seconds() - start < 1.0);
    strbuf_release(&text);
}

static void test_missing_file(void **state)
{
    struct model *m = model_new();
    struct diag d = {0};
    assert_false(model_load_file(m, "/nonexistent/x.yml", &d));
    assert_non_null(strstr(diag_str(&d), "/nonexistent/x.yml"));
    diag_release(&d);
    assert_false(model_load_dir(m, "/nonexistent", &d));
    diag_release(&d);
    model_free(m);
}

/* ---- overriding, lookup ---- */

static void add(struct model *m, const char *name, const char *text)
{
    struct diag d = {0};
    if (!model_load_text(m, text, strlen(text), name, &d))
        fail_msg("%s", diag_str(&d));
}

static void test_overriding(void **state)
{
    struct model *m =
        load("functions:\n  f: {lock: arg0}\n  g: {lock: arg0}\n  'x_*': {free: arg0}\n");
    add(m, "user.yml", "functions:\n  f: {unlock: arg0}\n  g: null\n  x_keep: ~\n");
    assert_int_equal(model_find(m, "f", NULL)->effects[0].kind, EFFECT_UNLOCK);
    assert_string_equal(model_find(m, "f", NULL)->file, "user.yml");
    assert_null(model_find(m, "g", NULL));
    assert_null(model_find(m, "x_keep", NULL));
    assert_non_null(model_find(m, "x_other", NULL));
    assert_int_equal(model_count(m), 2);
    add(m, "more.yml", "functions:\n  'x_*': {read: arg0}\n");
    assert_int_equal(model_find(m, "x_other", NULL)->effects[0].kind, EFFECT_READ);
    assert_int_equal(model_count(m), 2);
    model_free(m);
}

static void test_demangled_names(void **state)
{
    struct model *m = load("functions:\n"
                           "  'std::mutex::lock()': {lock: arg0}\n"
                           "  'std::basic_string<char>::append(char const*)': {read: arg1}\n"
                           "  'std::basic_string<char>::append(*)': {write: arg0}\n"
                           "  'std::vector<*>::push_back(*)': {write: arg0}\n"
                           "  'operator new(unsigned long)': {alloc: {size: arg0}}\n"
                           "  'ns::any_parameters': {free: arg0}\n"
                           "  'std::__throw_*': {noreturn: true}\n"
                           "  'a::operator<<(*)': {read: arg1}\n"
                           "  'a::operator()(int)': {read: arg2}\n");
#define KIND(pretty) \
    (model_find(m, "_Zx", pretty) ? (int)model_find(m, "_Zx", pretty)->effects[0].kind : -1)
    assert_int_equal(KIND("std::mutex::lock()"), EFFECT_LOCK);
    assert_int_equal(KIND("std::mutex::lock"), EFFECT_LOCK); /* parameters not known */
    assert_int_equal(KIND("std::mutex::lock(int)"), -1);
    assert_int_equal(KIND("std::__cxx11::basic_string<char>::append(char const *)"), EFFECT_READ);
    assert_int_equal(KIND("std::__1::basic_string<char>::append[abi:v15](char const*)"),
                     EFFECT_READ);
    assert_int_equal(KIND("std::basic_string<char>::append(char const*, unsigned long)"),
                     EFFECT_WRITE);
    assert_int_equal(KIND("std::vector<int, std::allocator<int> >::push_back(int&&)"),
                     EFFECT_WRITE);
    assert_int_equal(KIND("std::vector<a<b>>::push_back(int const&)"), EFFECT_WRITE);
    assert_int_equal(KIND("void std::vector<a<b>>::push_back(int const&)"), EFFECT_WRITE);
    assert_int_equal(KIND("std::vector<a>::x<b>::push_back(int)"), -1);
    assert_int_equal(KIND("f(std::vector<a>::push_back(int))"), -1);
    assert_int_equal(KIND("operator new(unsigned long)"), EFFECT_ALLOC);
    assert_int_equal(KIND("operator new[](unsigned long)"), -1);
    assert_int_equal(KIND("ns::any_parameters(int, char)"), EFFECT_FREE);
    assert_int_equal(KIND("unsigned long ns::any_parameters(int) const"), EFFECT_FREE);
    assert_int_equal(KIND("ns::any_parameters2(int)"), -1);
    assert_int_equal(KIND("std::__throw_bad_alloc()"), EFFECT_NORETURN);
    assert_int_equal(KIND("a::operator<<(b<c>)"), EFFECT_READ);
    assert_int_equal(KIND("a::operator()(int) const"), EFFECT_READ);
    assert_int_equal(KIND("(anonymous namespace)::std::mutex::lock()"), -1);
    model_free(m);
}

static void test_most_specific_pattern(void **state)
{
    struct model *m = load("functions:\n"
                           "  'lib_*': {read: arg0}\n"
                           "  'lib_a*': {write: arg0}\n"
                           "  'lib_*_free': {free: arg0}\n"
                           "  '*_unlock': {unlock: arg0}\n"
                           "  lib_abc: {lock: arg0}\n");
    assert_int_equal(model_find(m, "lib_b", NULL)->effects[0].kind, EFFECT_READ);
    assert_int_equal(model_find(m, "lib_ab", NULL)->effects[0].kind, EFFECT_WRITE);
    assert_int_equal(model_find(m, "lib_a_free", NULL)->effects[0].kind, EFFECT_FREE);
    assert_int_equal(model_find(m, "lib_abc", NULL)->effects[0].kind, EFFECT_LOCK);
    assert_int_equal(model_find(m, "my_unlock", NULL)->effects[0].kind, EFFECT_UNLOCK);
    assert_null(model_find(m, "unlock", NULL));
    model_free(m);
}

static void test_variables_and_entries(void **state)
{
    struct model *m =
        load("variables:\n  v: {value: 5, internal: true}\n  t: {thread_local: true}\n"
             "entries:\n  'sys_*': {many: true}\n  init_module: {first: true}\n");
    assert_int_equal(model_find_var(m, "v")->value, 5);
    assert_true(model_find_var(m, "v")->has_value && model_find_var(m, "v")->is_internal);
    assert_true(model_find_var(m, "t")->is_thread_local);
    assert_null(model_find_var(m, "w"));
    assert_true(model_find_entry(m, "sys_open", NULL)->is_many);
    assert_false(model_find_entry(m, "init_module", NULL)->is_many);
    assert_true(model_find_entry(m, "init_module", NULL)->is_first);
    assert_null(model_find_entry(m, "main", NULL));
    assert_true(model_has_entries(m));
    model_free(m);
}

static void test_profiles(void **state)
{
    const char *text = "functions:\n  f: {lock: arg0, override: {profile: kernel}}\n"
                       "entries:\n  e: {profile: kernel}\n";
    struct model *plain = load(text), *kernel = model_new();
    model_use_profile(kernel, "kernel");
    add(kernel, "k.yml", text);
    assert_false(model_find(plain, "f", NULL)->override_body);
    assert_true(model_find(kernel, "f", NULL)->override_body);
    assert_null(model_find_entry(plain, "e", NULL));
    assert_non_null(model_find_entry(kernel, "e", NULL));
    expect_mistake("functions:\n  f: {override: {when: x}}\n",
                   "m.yml:2: unknown condition, expected {profile: NAME}");
    model_free(plain);
    model_free(kernel);
}

static void test_lookup_speed(void **state)
{
    struct model *m = model_new();
    struct strbuf text = {0};
    strbuf_adds(&text, "functions:\n");
    for (int i = 0; i < 3000; i++)
        strbuf_addf(&text, "  exact_%d: {}\n  'std::c%d<*>::f(*)': {}\n", i, i);
    add(m, "big.yml", strbuf_str(&text));
    double start = os_cpu_seconds();
    for (int i = 0; i < 100000; i++) {
        char *name = xasprintf("std::c%d<int, std::allocator<int>>::%s(int, char const*)", i % 3000,
                               i % 2 ? "f" : "g");
        assert_true((model_find(m, "_Zmangled", name) != NULL) == (i % 2 == 1));
        free(name);
    }
    assert_true(UNIT_SANITIZED || os_cpu_seconds() - start < 3.0);
    strbuf_release(&text);
    model_free(m);
}

static void test_default_dir(void **state)
{
    struct diag d = {0};
    char *root = os_temp_dir("heddle-model", &d);
    assert_non_null(root);
    char *bin = os_join_path(root, "bin"), *share = os_join_path(root, "share/heddle/models");
    assert_true(os_make_dirs(bin, &d));
    assert_null(model_default_dir(bin));
    assert_true(os_make_dirs(share, &d));
    char *found = model_default_dir(bin);
    assert_non_null(found);
    assert_true(os_is_dir(found));
    os_remove_tree(root);
    free(found);
    free(share);
    free(bin);
    free(root);
}

static void test_project_file(void **state)
{
    struct diag d = {0};
    char *root = os_temp_dir("heddle-model", &d), *path = os_join_path(root, "heddle.yml");
    const char *text = "mode: sound\nfunctions:\n  take: {lock: arg0}\nexclude: [a, b]\n";
    struct model *m = model_new();
    assert_true(os_write_file(path, text, strlen(text), &d));
    assert_true(model_load_project(m, path, &d));
    assert_non_null(model_find(m, "take", NULL));
    assert_false(model_load_file(m, path, &d));
    model_free(m);
    diag_release(&d);
    os_remove_tree(root);
    free(path);
    free(root);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_thread_effects),
        UNIT(test_task_effects),
        UNIT(test_lock_effects),
        UNIT(test_atomic_effects),
        UNIT(test_memory_effects),
        UNIT(test_places_with_offsets),
        UNIT(test_several_effects),
        UNIT(test_places_inside),
        UNIT(test_mistakes_of_names),
        UNIT(test_mistakes_of_places),
        UNIT(test_mistakes_of_shape),
        UNIT(test_mistakes_of_yaml),
        UNIT(test_yaml_bomb),
        UNIT(test_missing_file),
        UNIT(test_overriding),
        UNIT(test_demangled_names),
        UNIT(test_most_specific_pattern),
        UNIT(test_variables_and_entries),
        UNIT(test_profiles),
        UNIT(test_lookup_speed),
        UNIT(test_default_dir),
        UNIT(test_project_file),
    };
    return UNIT_RUN(tests);
}
