/*
 * Every kind of context on a page of text: for each a program that it tells apart and its neighbour
 * does not. What reaches the argument of @sink in @main.
 */
#include "base/strbuf.h"
#include "ir/text.h"
#include "pta/pta.h"
#include "unit.h"
#include <stdlib.h>

#define MODELS                                                  \
    "functions:\n  malloc: {alloc: {size: arg0}}\n  sink: {}\n" \
    "  start: {spawn: {fn: arg0, args: [arg1]}}\n"
#define HEAD                                                                               \
    "declare @sink\ndeclare @malloc\ndeclare @start\nglobal @a size 8\nglobal @b size 8\n" \
    "global @s size 16\nglobal @t size 16\nglobal @n size 8\n"

static ir_ref sink_argument(const struct prog *prog, const struct prog_func *pf)
{
    psym_id sink = prog_find(prog, "sink");
    for (uint32_t k = 0; k < pf->func->nstmts; k++) {
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[k]);
        if (pf->stmts[k].op == IR_CALL && ref_kind(args[0]) == REF_SYM &&
            prog_sym_of(prog, pf->unit_index, ref_index(args[0])).i == sink.i)
            return args[1];
    }
    fail_msg("no call of @sink");
    return (ir_ref){0};
}

static void expect(const char *text, enum ctx_kind kind, unsigned k, const char *wanted)
{
    struct diag d = {0};
    struct strbuf out = {0};
    struct model *model = model_new();
    struct ir_unit *unit = ir_parse(text, strlen(text), "a.c", &d);
    if (!unit || !model_load_text(model, MODELS, strlen(MODELS), "test", &d))
        fail_msg("%s", diag_str(&d));
    struct prog *prog = prog_link(&unit, 1, NULL);
    func_id entry = prog->syms[prog_find(prog, "main").i].func;
    uint8_t *depth = xmalloc(prog->nstmts + 1);
    memset(depth, (int)k, prog->nstmts + 1);
    struct pta_options opt = {.context = kind,
                              .depth = kind == CTX_ADAPTIVE ? 1 : k,
                              .textbook = true,
                              .site_depth = depth,
                              .entries = &entry,
                              .nentries = 1};
    struct pta *p = pta_solve(prog, model, &opt);
    const struct prog_func *pf = &prog->funcs[entry.i];
    struct idset_iter it = idset_begin(pta_value(p, (inst_id){0}, sink_argument(prog, pf)));
    for (uint32_t loc; idset_step(&it, &loc);) {
        const struct pta_obj *o = pta_obj(p, pta_loc(p, (loc_id){loc})->obj);
        strbuf_addf(&out, "%s%s", out.len ? " " : "", prog->syms[o->site].name);
    }
    assert_null(pta_check(p));
    assert_string_equal(strbuf_str(&out), wanted);
    pta_free(p);
    prog_free(prog);
    model_free(model);
    strbuf_release(&out);
    free(depth);
}

#define IDENTITY HEAD "func @id(%x) {\n ret %x\n}\n"

static void test_callsite(void **state)
{
    const char *once = IDENTITY "func @main() {\n %x = call @id(@a)\n %y = call @id(@b)\n"
                                " call @sink(%x)\n ret\n}\n";
    const char *twice = IDENTITY "func @outer(%x) {\n %r = call @id(%x)\n ret %r\n}\n"
                                 "func @main() {\n %x = call @outer(@a)\n %y = call @outer(@b)\n"
                                 " call @sink(%x)\n ret\n}\n";
    expect(once, CTX_INSENSITIVE, 1, "a b");
    expect(once, CTX_CALLSITE, 1, "a");
    expect(twice, CTX_CALLSITE, 1, "a b");
    expect(twice, CTX_CALLSITE, 2, "a");
}

/* One call for two objects. */
#define SELF                                                                          \
    HEAD "func @self(%o) {\n store 8 %o, %o\n ret\n}\n"                               \
         "func @main() {\n %o = select 1, @s, @t\n call @self(%o)\n %x = load 8 @s\n" \
         " call @sink(%x)\n ret\n}\n"

static void test_object(void **state)
{
    expect(SELF, CTX_CALLSITE, 2, "s t");
    expect(SELF, CTX_OBJECT, 1, "s");
    /* the second argument, if the first cannot be an address */
    const char *second = HEAD "func @self(%n, %o) {\n store 8 %o, %o\n ret\n}\n"
                              "func @main() {\n %o = select 1, @s, @t\n call @self(3, %o)\n"
                              " %x = load 8 @s\n call @sink(%x)\n ret\n}\n";
    expect(second, CTX_OBJECT, 1, "s");
}

#define USE_FILL                                                                           \
    "func @main() {\n call @fill(@s)\n call @fill(@t)\n %m = load 8 @s\n store 8 %m, @a\n" \
    " %n = load 8 @t\n store 8 %n, @b\n %x = load 8 %m\n call @sink(%x)\n ret\n}\n"

/* What is allocated for an object. */
#define FILL HEAD "func @fill(%o) {\n %m = call @malloc(8)\n store 8 %o, %m\n ret\n}\n" USE_FILL

static void test_objects_of_objects(void **state)
{
    expect(FILL, CTX_OBJECT, 1, "a b");
    expect(FILL, CTX_OBJECT, 2, "a");
    expect(FILL, CTX_ADAPTIVE, 1, "a b");
    expect(FILL, CTX_ADAPTIVE, 2, "a");
}

/* A call without an object goes on for the caller's. */
static void test_calls_without_receiver(void **state)
{
    const char *text = HEAD "func @get() {\n %m = call @malloc(8)\n ret %m\n}\n"
                            "func @fill(%o) {\n %m = call @get()\n store 8 %o, %m\n"
                            " ret\n}\n" USE_FILL;
    expect(text, CTX_OBJECT, 1, "a b");
    expect(text, CTX_OBJECT, 2, "a");
}

/* Nothing reaches the receiver: the function runs all the same. */
static void test_null_receiver(void **state)
{
    const char *text = HEAD "func @put(%o, %v) {\n store 8 @s, %v\n ret\n}\n"
                            "func @main() {\n %z = load 8 @n\n call @put(%z, @a)\n"
                            " %x = load 8 @s\n call @sink(%x)\n ret\n}\n";
    expect(text, CTX_OBJECT, 1, "a");
    expect(text, CTX_THREAD, 1, "a");
}

static void test_origin(void **state)
{
    const char *once = HEAD "func @w(%arg) {\n store 8 %arg, %arg\n ret\n}\n"
                            "func @main() {\n call @start(@w, @s)\n call @start(@w, @t)\n"
                            " %x = load 8 @s\n call @sink(%x)\n ret\n}\n";
    const char *twice = HEAD "func @w(%arg) {\n store 8 %arg, %arg\n ret\n}\n"
                             "func @v(%arg) {\n call @start(@w, %arg)\n ret\n}\n"
                             "func @main() {\n call @start(@v, @s)\n call @start(@v, @t)\n"
                             " %x = load 8 @s\n call @sink(%x)\n ret\n}\n";
    expect(once, CTX_INSENSITIVE, 1, "s t");
    expect(once, CTX_CALLSITE, 2, "s t");
    expect(once, CTX_ORIGIN, 1, "s");
    expect(twice, CTX_ORIGIN, 1, "s t");
    expect(twice, CTX_ORIGIN, 2, "s");
}

/* A thread that starts itself: as many origins as k tells apart. */
static void test_recursive_origin(void **state)
{
    const char *text =
        HEAD "func @w(%arg) {\n call @start(@w, %arg)\n store 8 %arg, %arg\n ret\n}\n"
             "func @main() {\n call @start(@w, @s)\n"
             " %x = load 8 @s\n call @sink(%x)\n ret\n}\n";
    expect(text, CTX_ORIGIN, 1, "s");
    expect(text, CTX_ORIGIN, 3, "s");
}

static void test_thread(void **state)
{
    /* one object in two threads, and two objects in one thread */
    const char *text = HEAD "func @put(%o, %v) {\n store 8 %v, %v\n ret\n}\n"
                            "func @w(%arg) {\n call @put(@n, %arg)\n ret\n}\n"
                            "func @main() {\n call @start(@w, @s)\n call @start(@w, @t)\n"
                            " %x = load 8 @s\n call @sink(%x)\n ret\n}\n";
    expect(text, CTX_OBJECT, 1, "s t");
    expect(text, CTX_THREAD, 1, "s");
    expect(SELF, CTX_ORIGIN, 1, "s t");
    expect(SELF, CTX_THREAD, 1, "s");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_callsite),           UNIT(test_object),
        UNIT(test_objects_of_objects), UNIT(test_calls_without_receiver),
        UNIT(test_null_receiver),      UNIT(test_origin),
        UNIT(test_recursive_origin),   UNIT(test_thread),
    };
    return UNIT_RUN(tests);
}
