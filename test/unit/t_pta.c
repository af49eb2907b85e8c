/*
 * Pointer analysis on pages of text: what reaches the argument of @sink. Every rule has a program
 * where it acts and a twin where it must not.
 */
#include "base/strbuf.h"
#include "ir/text.h"
#include "pta/pta.h"
#include "unit.h"
#include <stdio.h>
#include <stdlib.h>

#define MODELS                                                  \
    "functions:\n  malloc: {alloc: {size: arg0}}\n  sink: {}\n" \
    "  start: {spawn: {fn: arg0, args: [arg1]}}\n"

struct bench {
    struct prog *prog;
    struct model *model;
    struct pta *pta;
};

static struct bench solve_text(const char *text, bool sound)
{
    struct bench b = {.model = model_new()};
    struct diag d = {0};
    struct ir_unit *unit = ir_parse(text, strlen(text), "a.c", &d);
    if (!unit)
        fail_msg("%s", diag_str(&d));
    b.prog = prog_link(&unit, 1, NULL);
    assert_non_null(b.prog);
    if (!model_load_text(b.model, MODELS, strlen(MODELS), "test", &d))
        fail_msg("%s", diag_str(&d));
    func_id entry = b.prog->syms[prog_find(b.prog, "main").i].func;
    struct pta_options opt = {
        .context = CTX_ORIGIN, .depth = 1, .sound = sound, .entries = &entry, .nentries = 1};
    b.pta = pta_solve(b.prog, b.model, &opt);
    return b;
}

static void bench_free(struct bench *b)
{
    pta_free(b->pta);
    model_free(b->model);
    prog_free(b->prog);
}

static void name_location(const struct bench *b, uint32_t loc, char *out, size_t size)
{
    const struct pta_loc *l = pta_loc(b->pta, (loc_id){loc});
    const struct pta_obj *o = pta_obj(b->pta, l->obj);
    const char *name = o->kind == OBJ_GLOBAL || o->kind == OBJ_FUNC ? b->prog->syms[o->site].name
                       : o->kind == OBJ_STACK                       ? "stack"
                                                                    : "heap";
    int n = snprintf(out, size, "%s", name);
    if (l->off)
        n += snprintf(out + n, size - (size_t)n, "+%d", l->off);
    if (l->stride)
        n += snprintf(out + n, size - (size_t)n, "/%u", l->stride);
    if (l->inner)
        snprintf(out + n, size - (size_t)n, "/%u", l->inner);
}

static int by_text(const void *a, const void *b)
{
    return strcmp(a, b);
}

enum { MAX_NAMES = 32, NAME_SIZE = 48 };

/* Names of what reaches argument 0 of the calls of @sink, over all instances, in order. */
static const char *sunk(const struct bench *b, struct strbuf *out)
{
    char names[MAX_NAMES][NAME_SIZE];
    size_t n = 0;
    psym_id sink = prog_find(b->prog, "sink");
    for (uint32_t i = 0; i < pta_ninsts(b->pta); i++) {
        const struct prog_func *pf = &b->prog->funcs[pta_inst_func(b->pta, (inst_id){i}).i];
        for (uint32_t k = 0; k < pf->func->nstmts; k++) {
            const struct ir_stmt *s = &pf->stmts[k];
            const ir_ref *args = ir_args(pf->unit, pf->func, s);
            if (s->op != IR_CALL || ref_kind(args[0]) != REF_SYM ||
                prog_sym_of(b->prog, pf->unit_index, ref_index(args[0])).i != sink.i)
                continue;
            struct idset_iter it = idset_begin(pta_value(b->pta, (inst_id){i}, args[1]));
            for (uint32_t loc; n < MAX_NAMES && idset_step(&it, &loc); n++)
                name_location(b, loc, names[n], NAME_SIZE);
        }
    }
    qsort(names, n, NAME_SIZE, by_text);
    for (size_t i = 0; i < n; i++)
        strbuf_addf(out, "%s%s", i ? " " : "", names[i]);
    return strbuf_str(out);
}

static void expect_mode(const char *text, const char *wanted, bool sound)
{
    struct strbuf out = {0};
    struct bench b = solve_text(text, sound);
    assert_string_equal(sunk(&b, &out), wanted);
    strbuf_release(&out);
    bench_free(&b);
}

#define expect(text, wanted) expect_mode(text, wanted, false)

#define HEAD                                                                               \
    "declare @sink\ndeclare @malloc\ndeclare @start\nglobal @a size 8\nglobal @b size 8\n" \
    "global @s size 64\nglobal @t size 64\nglobal @n size 8\n"
#define MAIN(body) HEAD "func @main() {\n" body " ret\n}\n"

static void test_copy(void **state)
{
    expect(MAIN(" %x = copy @a\n call @sink(%x)\n"), "a");
    expect(MAIN(" store 8 @s, @a\n %x = load 8 @s\n call @sink(%x)\n"), "a");
}

static void test_fields(void **state)
{
    expect(MAIN(" store 8 @s + 8, @a\n store 8 @s + 16, @b\n %x = load 8 @s + 16\n"
                " call @sink(%x)\n"),
           "b");
    expect(MAIN(" %p = addr @s + 8\n store 8 %p, @a\n %x = load 8 @s + 8\n call @sink(%x)\n"), "a");
}

static void test_arrays(void **state)
{
    /* some element and a fixed one, of the same array and of the field beside it */
    expect(MAIN(" %i = load 8 @n noptr\n %p = addr @s + 0 + 16*%i[4]\n store 8 %p, @a\n"
                " %x = load 8 @s + 32\n call @sink(%x)\n"),
           "a");
    expect(MAIN(" %i = load 8 @n noptr\n %p = addr @s + 0 + 16*%i[4]\n store 8 %p, @a\n"
                " %x = load 8 @s + 40\n call @sink(%x)\n"),
           "");
    expect(MAIN(" %i = load 8 @n noptr\n %p = addr @s + 0 + 16*%i[2]\n store 8 %p, @a\n"
                " %x = load 8 @s + 32\n call @sink(%x)\n"),
           "");
}

static void test_arrays_in_arrays(void **state)
{
#define INNER                                                               \
    " %i = load 8 @n noptr\n %e = addr @s + 0 + 32*%i\n %m = addr %e + 8\n" \
    " %p = addr %m + 0 + 8*%i[2]\n store 8 %p, @a\n"
    expect(MAIN(INNER " %x = load 8 @s + 48\n call @sink(%x)\n"), "a");
    expect(MAIN(INNER " %x = load 8 @s + 56\n call @sink(%x)\n"), "");
    expect(MAIN(INNER " call @sink(%p)\n"), "s+8/32/8");
#undef INNER
}

/* A walk stays in the array whose address was taken, but for the sound mode. */
static void test_walks(void **state)
{
#define WALK(size)                                                               \
    MAIN(" %m = addr @s + 8\n %q = addr %m + 0" size "\n %i = load 8 @n noptr\n" \
         " %p = addr %q + 0 + 8*%i\n store 8 %p, @a\n %x = load 8 @s + 40\n call @sink(%x)\n")
    expect(WALK(""), "a");
    expect(WALK(" size 16"), "");
    expect_mode(WALK(" size 16"), "a", true);
#undef WALK
}

static void test_container_of(void **state)
{
    expect(MAIN(" store 8 @s + 8, @a\n %p = addr @s + 24\n %q = addr %p - 16\n %x = load 8 %q\n"
                " call @sink(%x)\n"),
           "a");
}

static void test_bulk_copies(void **state)
{
    expect(MAIN(" store 8 @s + 8, @a\n memcopy @t, @s, 16\n %x = load 8 @t + 8\n"
                " call @sink(%x)\n"),
           "a");
    expect(MAIN(" store 8 @s + 16, @a\n memcopy @t, @s, 16\n %x = load 8 @t + 16\n"
                " call @sink(%x)\n"),
           "");
    /* counted in records, and counted in bytes */
    expect(MAIN(" store 8 @s + 8, @a\n %i = load 8 @n noptr\n %l = mul %i, 16\n"
                " memcopy @t, @s, %l\n %x = load 8 @t + 8\n call @sink(%x)\n"),
           "a");
    expect(MAIN(" store 8 @s + 8, @a\n %l = load 8 @n noptr\n memcopy @t, @s, %l\n"
                " %x = load 8 @t + 8\n call @sink(%x)\n"),
           "");
}

static void test_integers(void **state)
{
    expect(MAIN(" store 8 @s, @a\n %i = load 8 @s int\n %x = inttoptr %i\n call @sink(%x)\n"), "a");
    expect(MAIN(" store 8 @s, @a\n %i = load 8 @s int\n store 8 @t, %i\n %x = load 8 @t\n"
                " call @sink(%x)\n"),
           "a");
    expect(MAIN(" store 8 @s, @a\n %i = load 8 @s int\n %j = add %i, 8\n %x = inttoptr %j\n"
                " call @sink(%x)\n"),
           "");
}

static void test_layouts(void **state)
{
    /* the first word of the record is a number (2), the other access wants an address (1) */
    expect(MAIN(" %h = call @malloc(16)\n %f = addr %h + 8 aux 6\n store 8 @t, %h\n"
                " %k = load 8 @t\n %r = addr %k + 8 aux 6\n call @sink(%r)\n"),
           "heap+8");
    expect(MAIN(" %h = call @malloc(16)\n %f = addr %h + 8 aux 6\n store 8 @t, %h\n"
                " %k = load 8 @t\n %r = addr %k + 8 aux 9\n call @sink(%r)\n"),
           "");
}

static void test_function_pointers(void **state)
{
    expect(HEAD "func @f(%p) {\n call @sink(%p)\n ret\n}\nfunc @g(%p) {\n ret\n}\n"
                "func @main() {\n store 8 @s, @f\n store 8 @t, @g\n %c = load 8 @s\n"
                " call %c(@a)\n %d = load 8 @t\n call %d(@b)\n ret\n}\n",
           "a");
}

/* A program that calls what @s holds: so many functions, and so many variables beside them. */
static void expect_called(uint32_t functions, uint32_t variables, uint32_t called)
{
    struct strbuf text = {0};
    strbuf_adds(&text, HEAD);
    for (uint32_t i = 0; i < functions; i++)
        strbuf_addf(&text, "func @f%u() {\n ret\n}\n", i);
    for (uint32_t i = 0; i < variables; i++)
        strbuf_addf(&text, "global @v%u size 8\n", i);
    strbuf_adds(&text, "func @main() {\nb0:\n");
    for (uint32_t i = 0; i < functions; i++)
        strbuf_addf(&text, " store 8 @s, @f%u\n", i);
    for (uint32_t i = 0; i < variables; i++)
        strbuf_addf(&text, " store 8 @s, @v%u\n", i);
    strbuf_adds(&text, " jump b1\nb1:\n %c = load 8 @s\n call %c()\n ret\n}\n");
    struct bench b = solve_text(strbuf_str(&text), false);
    assert_int_equal(pta_ninsts(b.pta), 1 + called);
    assert_int_equal(pta_stats(b.pta).given_up != 0, called == 0);
    bench_free(&b);
    strbuf_release(&text);
}

/* A table of functions may be long; among too many variables they mean nothing. */
static void test_many_functions(void **state)
{
    (void)state;
    expect_called(400, 0, 400);
    expect_called(400, 100, 400);
    expect_called(400, 200, 0);
    expect_called(3900, 0, 3900);
    expect_called(4100, 0, 0);
}

/* o->fn(o): each object gets its own function. */
static void test_dispatch(void **state)
{
#define OBJECTS                                                                              \
    HEAD "func @f(%p) {\n call @sink(%p)\n ret\n}\nfunc @g(%p) {\n ret\n}\n"                 \
         "func @main() {\n store 8 @s + 8, @f\n store 8 @t + 8, @g\n %i = load 8 @n noptr\n" \
         " %o = select %i, @s, @t\n"
    expect(OBJECTS " %q = addr %o + 8\n %c = load 8 %q\n call %c(%o)\n ret\n}\n", "s");
    expect(OBJECTS " %q = addr %o + 8\n %c = load 8 %q\n %z = select %i, @s, @t\n call %c(%z)\n"
                   " ret\n}\n",
           "s t");
#undef OBJECTS
}

static void test_wrappers(void **state)
{
#define TWO_SITES                                                                              \
    "func @main() {\n %p = call @get()\n %q = call @get()\n store 8 %p, @a\n store 8 %q, @b\n" \
    " %x = load 8 %p\n call @sink(%x)\n ret\n}\n"
    expect(HEAD "func @get() {\n %m = call @malloc(16)\n ret %m\n}\n" TWO_SITES, "a");
    /* not fresh: one object for both */
    expect(HEAD "func @get() {\n %m = load 8 @s\n ret %m\n}\nfunc @init() {\n"
                " %m = call @malloc(16)\n store 8 @s, %m\n ret\n}\nfunc @main() {\n call @init()\n"
                " %p = call @get()\n %q = call @get()\n store 8 %p, @a\n store 8 %q, @b\n"
                " %x = load 8 %p\n call @sink(%x)\n ret\n}\n",
           "a b");
    /* a pool hands out again what came back, and that counts as fresh */
    expect(HEAD "func @get() {\n %m = load 8 @s\n %c = cmp ne %m, 0\n branch %c, old, new\nold:\n"
                " jump done\nnew:\n %f = call @malloc(16)\n jump done\ndone:\n"
                " %r = phi [%m, old], [%f, new]\n ret %r\n}\n" TWO_SITES,
           "a");
#undef TWO_SITES
}

/* A constant chooses among memory of its own and the elements of a variable. */
static void test_chosen(void **state)
{
#define CHOICE                                                                                  \
    HEAD "func @make(%k) {\nb0:\n switch %k, old [0: new]\nnew:\n %f = call @malloc(16)\n"      \
         " jump done\nold:\n %i = sub %k, 2\n %e = addr @s + 0 + 16*%i[4]\n jump done\ndone:\n" \
         " %r = phi [%f, new], [%e, old]\n ret %r\n}\n"
#define MAKE CHOICE "func @through(%k) {\n %h = load 8 @n\n %r = call %h(%k)\n ret %r\n}\n"
    expect(CHOICE "func @main() {\n %x = call @make(4)\n call @sink(%x)\n ret\n}\n", "s+32");
    expect(CHOICE "func @main() {\n %x = call @make(0)\n call @sink(%x)\n ret\n}\n", "heap");
    expect(CHOICE "func @main() {\n %k = load 8 @a noptr\n %x = call @make(%k)\n"
                  " call @sink(%x)\n ret\n}\n",
           "heap s/16");
    /* by a function that hands the number on, through a pointer */
    expect(MAKE "func @main() {\n store 8 @n, @make\n %x = call @through(3)\n call @sink(%x)\n"
                " %y = call @through(0)\n ret\n}\n",
           "s+16");
    /* that calls itself with another number */
    expect(CHOICE "func @again(%k, %l) {\nb0:\n branch %l, b1, b2\nb1:\n %q = call @again(%l, 0)\n"
                  " ret %q\nb2:\n %r = call @make(%k)\n ret %r\n}\n"
                  "func @main() {\n %x = call @again(3, 4)\n call @sink(%x)\n ret\n}\n",
           "heap heap s/16");
#undef MAKE
#undef CHOICE
}

/* Not from a list of free memory: everybody gets the same one. */
static void test_pool_with_variable(void **state)
{
    expect(HEAD "func @get() {\n %m = load 8 @n\n %c = cmp ne %m, 0\n branch %c, old, new\nold:\n"
                " jump done\nnew:\n %f = call @malloc(16)\n jump done\ndone:\n"
                " %r = phi [@s, old], [%f, new]\n ret %r\n}\n"
                "func @main() {\n %x = call @get()\n call @sink(%x)\n ret\n}\n",
           "heap s");
}

static void test_identity(void **state)
{
    expect(HEAD "func @same(%p) {\n ret %p\n}\nfunc @main() {\n %x = call @same(@a)\n"
                " %y = call @same(@b)\n call @sink(%y)\n ret\n}\n",
           "b");
}

static void test_varargs(void **state)
{
    expect(HEAD "func @v(%k, ...) {\n %l = alloca 24\n vastart %l\n %x = vaarg %l\n"
                " call @sink(%x)\n ret\n}\nfunc @main() {\n call @v(1, @a)\n ret\n}\n",
           "a");
}

static void test_origins(void **state)
{
    /* each thread works on its own argument */
    struct bench b = solve_text(HEAD "func @work(%p) {\n call @sink(%p)\n ret\n}\nfunc @main() {\n"
                                     " call @start(@work, @a)\n call @start(@work, @b)\n ret\n}\n",
                                false);
    assert_int_equal(pta_norigins(b.pta), 3);
    uint32_t single = 0;
    psym_id work = prog_find(b.prog, "work");
    for (uint32_t i = 0; i < pta_ninsts(b.pta); i++) {
        inst_id inst = {i};
        if (pta_inst_func(b.pta, inst).i != b.prog->syms[work.i].func.i)
            continue;
        single += idset_count(pta_value(b.pta, inst, ref_make(REF_REG, 0))) == 1;
    }
    assert_int_equal(single, 2);
    bench_free(&b);
}

/* A handler that registers itself again must not make origins without end. */
static void test_nested_creation(void **state)
{
    struct bench b =
        solve_text(HEAD "func @go(%f, %p) {\n call @start(%f, %p)\n ret\n}\nfunc @work(%p) {\n"
                        " call @go(@work, %p)\n ret\n}\nfunc @main() {\n call @go(@work, @a)\n"
                        " ret\n}\n",
                   false);
    assert_in_range(pta_norigins(b.pta), 2, 4);
    bench_free(&b);
}

/* ---- what is declared ---- */

#define KINDS                                                                                \
    "type 1 scalar \"int\" size 4\ntype 2 scalar \"long\" size 8\n"                          \
    "type 3 pointer \"\" size 8 of 1\n"                                                      \
    "type 4 struct \"flags\" size 16 {0:32 \"bits\" type 1, 64:64 \"count\" type 2}\n"       \
    "type 5 struct \"names\" size 16 {0:64 \"first\" type 3, 64:64 \"last\" type 3}\n"       \
    "type 6 pointer \"\" size 8 of 4\ntype 7 func \"\" {0:0 \"\", 0:0 \"\" type 6}\n"        \
    "type 8 func \"\" {0:0 \"\", 0:0 \"\"}\n"                                                \
    "type 9 func \"\" {0:0 \"\" type 6}\n"                                                   \
    "declare @sink\nglobal @f size 16 type 4\nglobal @n size 16 type 5\nglobal @u size 16\n" \
    "global @any size 8\nglobal @flag size 8 type 6\n"
#define GIVEN_ALL                                                                          \
    "func @main() {\nb0:\n store 8 @any, @f\n store 8 @any, @n\n store 8 @any, @u\n jump " \
    "b1\nb1:\n %p = load 8 @any\n"                                                         \
    " call @take(%p)\n ret\n}\n"

/* What was stored just before is what is loaded, whatever else is stored there. */
static void test_reload(void **state)
{
    (void)state;
#define STORED " store 8 @s, @b\n %i = load 8 @n noptr\n %p = addr @t + 8*%i[8]\n store 8 %p, @b\n"
    expect(MAIN(STORED " store 8 @s, @a\n %x = load 8 @s\n call @sink(%x)\n"), "a");
    expect(MAIN(STORED " store 8 %p, @a\n %q = addr @t + 8*%i[8]\n %x = load 8 %q\n"
                       " call @sink(%x)\n"),
           "a");
    /* another index; another store, a call, an order in between; a block of its own */
    expect(MAIN(STORED " store 8 %p, @a\n %j = add %i, 1\n %q = addr @t + 8*%j[8]\n"
                       " %x = load 8 %q\n call @sink(%x)\n"),
           "a b");
    expect(MAIN(STORED " store 8 @s, @a\n store 8 %p, @a\n %x = load 8 @s\n call @sink(%x)\n"),
           "a b");
    expect(MAIN(STORED " store 8 @s, @a\n %m = call @malloc(8)\n %x = load 8 @s\n"
                       " call @sink(%x)\n"),
           "a b");
    expect(MAIN(STORED " store 8 @s, @a\n %x = load 8 @s acquire\n call @sink(%x)\n"), "a b");
    expect(HEAD "func @main() {\nb0:\n" STORED " store 8 @s, @a\n jump b1\nb1:\n"
                " %x = load 8 @s\n call @sink(%x)\n ret\n}\n",
           "a b");
    expect_mode(MAIN(STORED " store 8 @s, @a\n %x = load 8 @s\n call @sink(%x)\n"), "a b", true);
#undef STORED
}

static void test_declared(void **state)
{
    (void)state;
    const char *take = KINDS "func @take(%p) type 7 {\n call @sink(%p)\n ret\n}\n" GIVEN_ALL;
    expect(take, "f u");
    expect_mode(take, "f n u", true);
    expect(KINDS "func @take(%p) type 8 {\n call @sink(%p)\n ret\n}\n" GIVEN_ALL, "f n u");
    /* Taken for one another: a cast. */
    expect(KINDS "func @take(%p) type 7 {\n call @sink(%p)\n ret\n}\n"
                 "func @main() {\n call @take(@f)\n call @take(@n)\n ret\n}\n",
           "f n");
    /* A result, a variable in memory, a local variable. */
    expect(KINDS "func @get() type 9 {\nb0:\n store 8 @any, @f\n store 8 @any, @n\n jump b1\nb1:\n "
                 "%p = load 8 @any\n"
                 " ret %p\n}\nfunc @main() {\n %p = call @get()\n call @sink(%p)\n ret\n}\n",
           "f");
    expect(KINDS
           "func @main() {\nb0:\n store 8 @any, @f\n store 8 @any, @n\n jump b1\nb1:\n %q = load 8 "
           "@any\n"
           " store 8 @flag, %q\n jump b2\nb2:\n %p = load 8 @flag\n call @sink(%p)\n ret\n}\n",
           "f");
    expect(KINDS "func @main() {\nb0:\n store 8 @any, @f\n store 8 @any, @n\n jump b1\nb1:\n %p = "
                 "load 8 @any hint 6\n"
                 " call @sink(%p)\n ret\n}\n",
           "f");
    expect(KINDS "func @main() {\nb0:\n store 8 @any, @f\n store 8 @any, @n\n jump b1\nb1:\n %p = "
                 "load 8 @any\n"
                 " call @sink(%p)\n ret\n}\n",
           "f n");
}

/* What follows a union must be alike, whatever is in it. */
static void test_unions(void **state)
{
    expect(KINDS
           "type 10 union \"\" size 8 {0:32 \"i\" type 1, 0:64 \"p\" type 3}\n"
           "type 11 struct \"value\" size 16 {0:64 \"u\" type 10, 64:64 \"n\" type 2}\n"
           "type 12 pointer \"\" size 8 of 11\ntype 13 func \"\" {0:0 \"\", 0:0 \"\" type 12}\n"
           "global @v size 16 type 11\n"
           "func @take(%p) type 13 {\n call @sink(%p)\n ret\n}\n"
           "func @main() {\nb0:\n store 8 @any, @f\n store 8 @any, @n\n store 8 @any, @v\n"
           " jump b1\nb1:\n %p = load 8 @any\n call @take(%p)\n ret\n}\n",
           "f v");
}

/* The reads of %p and %q, of two variables with about n targets each, give so many. */
static void expect_many(uint32_t n, uint32_t wanted_p, uint32_t wanted_q, bool sound)
{
    struct strbuf text = {0}, out = {0};
    strbuf_addf(&text, "%s", KINDS "global @other size 8\n");
    for (uint32_t i = 0; i < n; i++)
        strbuf_addf(&text, "global @x%u size 16 type 5\nglobal @y%u size 16 type 5\n", i, i);
    strbuf_addf(&text, "func @main() {\nb0:\n store 8 @any, @f\n");
    for (uint32_t i = 0; i < n; i++)
        strbuf_addf(&text, " store 8 @any, @x%u\n store 8 @other, @y%u\n", i, i);
    strbuf_addf(
        &text,
        " jump b1\nb1:\n %%p = load 8 @any\n jump b2\nb2:\n %%q = load 8 @other\n"
        " store 8 @flag, %%p\n jump b3\nb3:\n %%d = load 8 @flag\n call @sink(%%d)\n ret\n}\n");
    struct bench b = solve_text(strbuf_str(&text), sound);
    if (!sound)
        assert_string_equal(sunk(&b, &out), "f");
    const struct prog_func *pf = &b.prog->funcs[b.prog->syms[prog_find(b.prog, "main").i].func.i];
    uint32_t counts[3], ncounts = 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_LOAD)
            counts[ncounts++] =
                idset_count(pta_value(b.pta, (inst_id){0}, ref_make(REF_REG, pf->stmts[i].dst)));
    assert_int_equal(ncounts, 3);
    assert_int_equal(counts[0], wanted_p);
    assert_int_equal(counts[1], wanted_q);
    strbuf_release(&out);
    strbuf_release(&text);
    bench_free(&b);
}

/* Pointers with thousands of targets have one set together; who is declared takes what fits. */
static void test_lost(void **state)
{
    expect_many(2000, 2001, 2000, false);
    expect_many(4200, 8401, 8401, false);
    expect_many(4200, 4201, 4200, true);
}

/* What the last store in main writes: through a pointer that @flag or @any holds, which may mean
 * @f, @g and n variables of the type. */
static uint32_t written(const char *from, uint32_t n, const char *type)
{
    struct strbuf text = {0};
    strbuf_addf(&text, "%s", KINDS "global @g size 16 type 4\n");
    for (uint32_t i = 0; i < n; i++)
        strbuf_addf(&text, "global @x%u size 16%s\n", i, type);
    strbuf_addf(&text, "func @main() {\nb0:\n store 8 %s, @f\n store 8 %s, @g\n", from, from);
    for (uint32_t i = 0; i < n; i++)
        strbuf_addf(&text, " store 8 %s, @x%u\n", from, i);
    strbuf_addf(&text, " jump b1\nb1:\n %%p = load 8 %s\n store 4 %%p, 1\n ret\n}\n", from);
    struct bench b = solve_text(strbuf_str(&text), false);
    uint32_t reg = 0;
    uint32_t count = idset_count(pta_accessed(b.pta, (inst_id){0}, ref_make(REF_REG, reg)));
    strbuf_release(&text);
    bench_free(&b);
    return count;
}

/* Through a pointer with too many targets goes only what is sure to be of its kind. */
static void test_accessed(void **state)
{
    (void)state;
    assert_int_equal(written("@flag", 100, ""), 102);
    assert_int_equal(written("@flag", 200, ""), 2);          /* nobody knows what the others are */
    assert_int_equal(written("@flag", 200, " type 4"), 202); /* all are sure */
    assert_int_equal(written("@flag", 400, " type 4"), 0);   /* too many of them */
    assert_int_equal(written("@any", 100, ""), 102);
    assert_int_equal(written("@any", 200, ""), 0);
}

/* Many places in one object are not many targets. */
static void test_accessed_places(void **state)
{
    struct strbuf text = {0};
    (void)state;
    strbuf_adds(&text, "global @s size 2000\nglobal @any size 8\nfunc @main() {\nb0:\n");
    for (uint32_t i = 0; i < 200; i++)
        strbuf_addf(&text, " store 8 @any, @s + %u\n", 8 * i);
    strbuf_adds(&text, " jump b1\nb1:\n %p = load 8 @any\n store 4 %p, 1\n ret\n}\n");
    struct bench b = solve_text(strbuf_str(&text), false);
    const struct idset *set = pta_accessed(b.pta, (inst_id){0}, ref_make(REF_REG, 0));
    assert_int_equal(idset_count(set), 200);
    strbuf_release(&text);
    bench_free(&b);
}

/* However many elements of a table the program names, who walks it finds them all. */
static void test_long_table(void **state)
{
    struct strbuf text = {0};
    (void)state;
    strbuf_adds(&text, HEAD "global @big size 24000\nfunc @main() {\n");
    for (uint32_t i = 0; i < 2600; i++)
        strbuf_addf(&text, " store 8 @big + %u, %s\n", 8 * i, i == 2500 ? "@b" : "@a");
    strbuf_adds(&text, " %i = load 8 @n noptr\n %p = addr @big + 8*%i[3000]\n %q = load 8 %p\n"
                       " call @sink(%q)\n ret\n}\n");
    expect(strbuf_str(&text), "a b");
    strbuf_release(&text);
}

/* A-CRASH: what reports the end of the program is not followed. */
static void test_crash(void **state)
{
    (void)state;
    expect(HEAD "func @report(%p) {\n call @sink(%p)\n ret\n}\n"
                "func @main() {\n call @report(@a)\n unreachable\n}\n",
           "");
    expect(HEAD "func @report(%p) {\n call @sink(%p)\n unreachable\n}\n"
                "func @main() {\n call @report(@a)\n unreachable\n}\n",
           "a");
    expect(HEAD "func @report(%p) {\n call @sink(%p)\n ret\n}\n"
                "func @main() {\n call @report(@a)\n ret\n}\n",
           "a");
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_copy),        UNIT(test_fields),
        UNIT(test_arrays),      UNIT(test_arrays_in_arrays),
        UNIT(test_walks),       UNIT(test_container_of),
        UNIT(test_bulk_copies), UNIT(test_integers),
        UNIT(test_layouts),     UNIT(test_function_pointers),
        UNIT(test_dispatch),    UNIT(test_wrappers),
        UNIT(test_identity),    UNIT(test_varargs),
        UNIT(test_origins),     UNIT(test_nested_creation),
        UNIT(test_declared),    UNIT(test_reload),
        UNIT(test_lost),        UNIT(test_many_functions),
        UNIT(test_chosen),      UNIT(test_pool_with_variable),
        UNIT(test_unions),      UNIT(test_accessed),
        UNIT(test_crash),       UNIT(test_accessed_places),
        UNIT(test_long_table),
    };
    return UNIT_RUN(tests);
}
