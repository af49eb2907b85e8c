/* The link step: each rule with a case where it acts and a twin where it must not. */
#include "ir/text.h"
#include "link/prog.h"
#include "unit.h"
#include <stdio.h>
#include <stdlib.h>

enum { MAX_UNITS = 4 };

/* Links the texts (up to the first NULL) as units a.c, b.c, ... */
static struct prog *link_texts(const char *const texts[MAX_UNITS])
{
    struct ir_unit *units[MAX_UNITS];
    uint32_t n = 0;
    for (; n < MAX_UNITS && texts[n]; n++) {
        char name[] = {(char)('a' + n), '.', 'c', '\0'};
        struct diag d = {0};
        units[n] = ir_parse(texts[n], strlen(texts[n]), name, &d);
        if (!units[n])
            fail_msg("%s", diag_str(&d));
    }
    struct prog *p = prog_link(units, n, NULL);
    assert_non_null(p);
    return p;
}

#define LINK(...) link_texts((const char *const[MAX_UNITS]){__VA_ARGS__})

/* Name of the unit whose definition of a symbol was chosen, "-" if undefined. */
static const char *home(const struct prog *p, const char *name)
{
    psym_id s = prog_find(p, name);
    if (s.i == IR_NONE)
        return "?";
    const struct prog_sym *sym = &p->syms[s.i];
    return sym->is_defined ? ir_str(sym->unit, sym->unit->source) : "-";
}

static psym_id of(const struct prog *p, uint32_t unit, const char *name)
{
    const struct ir_unit *u = p->units[unit];
    for (uint32_t i = 0; i < u->nsyms; i++)
        if (strcmp(ir_str(u, u->syms[i].name), name) == 0)
            return prog_sym_of(p, unit, i);
    fail_msg("no symbol %s", name);
    return (psym_id){IR_NONE};
}

static int64_t offset_of(const struct prog *p, uint32_t unit, const char *name)
{
    const struct ir_unit *u = p->units[unit];
    for (uint32_t i = 0; i < u->nsyms; i++)
        if (strcmp(ir_str(u, u->syms[i].name), name) == 0)
            return p->sym_offset[unit] ? p->sym_offset[unit][i] : 0;
    fail_msg("no symbol %s", name);
    return 0;
}

#define BODY "{\n ret\n}\n"

static void test_external(void **state)
{
    struct prog *p = LINK("declare @f\nfunc @main() {\n call @f()\n ret\n}\n", "func @f() " BODY);
    assert_string_equal(home(p, "f"), "b.c");
    assert_int_equal(of(p, 0, "f").i, of(p, 1, "f").i);
    assert_int_equal(p->nfuncs, 2);
    assert_int_equal(p->nundefined, 0);
    assert_int_equal(p->nduplicates, 0);
    assert_true(p->syms[of(p, 0, "f").i].is_function);
    prog_free(p);
}

static void test_duplicate(void **state)
{
    struct prog *p = LINK("global @x size 4\nfunc @f() " BODY, "global @x size 8\nfunc @f() " BODY);
    assert_string_equal(home(p, "x"), "a.c");
    assert_string_equal(home(p, "f"), "a.c");
    assert_int_equal(p->nduplicates, 2);
    assert_string_equal(p->duplicates[0],
                        "symbol 'x' is defined in 'a.c' and 'b.c'; the first is used");
    assert_int_equal(p->nfuncs, 1); /* the other body is no part of the program */
    assert_int_equal(p->syms[prog_find(p, "x").i].size, 8);
    prog_free(p);
}

static void test_internal(void **state)
{
    struct prog *p = LINK("func @f() internal " BODY "global @x internal size 4",
                          "func @f() internal " BODY "global @x size 4");
    assert_int_equal(p->nfuncs, 2);
    assert_int_not_equal(of(p, 0, "f").i, of(p, 1, "f").i);
    assert_int_not_equal(of(p, 0, "x").i, of(p, 1, "x").i);
    assert_int_equal(p->nduplicates, 0);
    assert_int_equal(prog_find(p, "f").i, IR_NONE); /* not unique */
    assert_int_equal(prog_find(p, "x").i, of(p, 1, "x").i);
    assert_true(p->syms[of(p, 0, "x").i].is_internal);
    assert_false(p->syms[of(p, 1, "x").i].is_internal);
    assert_false(key_eq(p->syms[of(p, 0, "f").i].key, p->syms[of(p, 1, "f").i].key));
    prog_free(p);
    /* one file compiled twice: same source, same name, still apart */
    p = LINK("unit \"s.c\"\nfunc @f() internal " BODY, "unit \"s.c\"\nfunc @f() internal " BODY);
    assert_false(key_eq(p->syms[of(p, 0, "f").i].key, p->syms[of(p, 1, "f").i].key));
    prog_free(p);
}

static void test_weak(void **state)
{
    struct prog *p = LINK("func @f() weak " BODY "func @g() weak " BODY, "func @f() " BODY,
                          "func @f() weak " BODY "func @g() weak " BODY);
    assert_string_equal(home(p, "f"), "b.c"); /* strong wins */
    assert_string_equal(home(p, "g"), "a.c"); /* else the first */
    assert_int_equal(p->nduplicates, 0);
    assert_int_equal(p->nfuncs, 2);
    prog_free(p);
}

static void test_linkonce(void **state)
{
    struct prog *p = LINK("func @f() linkonce " BODY, "func @f() linkonce " BODY);
    assert_string_equal(home(p, "f"), "a.c");
    assert_int_equal(p->nfuncs, 1);
    prog_free(p);
}

static void test_common(void **state)
{
    struct prog *p =
        LINK("global @x common size 4\nglobal @y common size 4\nglobal @z weak size 4",
             "global @x common size 16\nglobal @y size 4 = {0: 5}\nglobal @z common size 8");
    assert_string_equal(home(p, "x"), "b.c"); /* largest */
    assert_int_equal(p->syms[prog_find(p, "x").i].size, 16);
    assert_string_equal(home(p, "y"), "b.c"); /* strong */
    assert_string_equal(home(p, "z"), "b.c"); /* common over weak */
    assert_int_equal(p->nduplicates, 0);
    prog_free(p);
}

static void test_available(void **state)
{
    struct prog *p =
        LINK("func @f() available " BODY "func @g() available " BODY, "func @f() " BODY);
    assert_string_equal(home(p, "f"), "b.c"); /* the real one */
    assert_string_equal(home(p, "g"), "a.c"); /* nothing better */
    prog_free(p);
}

static void test_undefined(void **state)
{
    struct prog *p = LINK("declare @zz\ndeclare @aa\ndeclare @unused\ndeclare @maybe extern_weak\n"
                          "declare @maybe2 extern_weak\nglobal @table size 8 = {0: @in_table}\n"
                          "declare @in_table\nfunc @main() {\n call @zz()\n call @aa()\n"
                          " call @maybe()\n call @maybe2()\n ret\n}\n",
                          "declare @maybe2\n");
    assert_int_equal(p->nundefined, 4);
    static const char *const expected[] = {"aa", "in_table", "maybe2", "zz"};
    for (uint32_t i = 0; i < 4; i++)
        assert_string_equal(p->syms[p->undefined[i].i].name, expected[i]);
    assert_false(p->syms[prog_find(p, "maybe").i].is_defined);
    prog_free(p);
}

static void test_comdat(void **state)
{
    /* the first unit owns the group: both come from a.c, though b.c's g is strong */
    struct prog *p =
        LINK("func @f() linkonce comdat \"c\" " BODY "func @g() weak comdat \"c\" " BODY,
             "func @f() linkonce comdat \"c\" " BODY "func @g() comdat \"c\" " BODY
             "func @h() linkonce comdat \"c\" " BODY);
    assert_string_equal(home(p, "f"), "a.c");
    assert_string_equal(home(p, "g"), "a.c");
    assert_string_equal(home(p, "h"), "b.c"); /* only there */
    assert_int_equal(p->nduplicates, 0);
    prog_free(p);
    /* twin: other groups, so the strong one wins */
    p = LINK("func @g() weak comdat \"c\" " BODY, "func @g() comdat \"d\" " BODY);
    assert_string_equal(home(p, "g"), "b.c");
    prog_free(p);
    /* twin: two strong definitions of one group are no duplicate, of two groups they are */
    p = LINK("func @g() comdat \"c\" " BODY, "func @g() comdat \"c\" " BODY);
    assert_int_equal(p->nduplicates, 0);
    prog_free(p);
    p = LINK("func @g() comdat \"c\" " BODY, "func @g() comdat \"d\" " BODY);
    assert_int_equal(p->nduplicates, 1);
    prog_free(p);
}

static void test_alias(void **state)
{
    struct prog *p = LINK("global @x size 16\nalias @mid = @x + 8\nalias @again = @mid + 4\n"
                          "func @real() " BODY "alias @public = @real weak\n",
                          "extern @again size 4\nextern @x size 16\ndeclare @public\n"
                          "global @p size 8 = {0: @again + 1}\n");
    assert_int_equal(of(p, 0, "mid").i, of(p, 0, "x").i);
    assert_int_equal(of(p, 1, "again").i, of(p, 1, "x").i);
    assert_int_equal(offset_of(p, 0, "mid"), 8);
    assert_int_equal(offset_of(p, 1, "again"), 12);
    assert_int_equal(offset_of(p, 1, "x"), 0);
    psym_id sym;
    int64_t offset;
    const struct ir_unit *b = p->units[1];
    assert_true(prog_ref_address(p, 1, b->inits[0].value, &sym, &offset));
    assert_int_equal(sym.i, of(p, 0, "x").i);
    assert_int_equal(offset, 13);
    assert_false(prog_ref_address(p, 1, ref_make(REF_IMM, 1), &sym, &offset));
    assert_int_equal(of(p, 1, "public").i, of(p, 0, "real").i);
    assert_int_equal(prog_find(p, "public").i, of(p, 0, "real").i);
    assert_int_equal(p->syms[of(p, 1, "public").i].func.i, 0);
    prog_free(p);
    /* twin: the weak alias yields to a strong definition */
    p = LINK("func @real() " BODY "alias @public = @real weak\n", "func @public() " BODY);
    assert_string_equal(home(p, "public"), "b.c");
    assert_string_equal(home(p, "real"), "a.c");
    prog_free(p);
}

/* An alias keeps meaning its own unit's definition when another one is chosen for that name. */
static void test_alias_binds_locally(void **state)
{
    struct prog *p = LINK("func @f() weak " BODY "alias @original = @f\n", "func @f() " BODY);
    assert_string_equal(home(p, "f"), "b.c");
    assert_string_equal(home(p, "original"), "a.c");
    assert_int_equal(of(p, 0, "f").i, of(p, 1, "f").i);
    assert_int_not_equal(of(p, 0, "original").i, of(p, 0, "f").i);
    assert_int_equal(p->nfuncs, 2);
    prog_free(p);
    p = LINK("func @f() weak " BODY "alias @original = @f\n", "declare @f\n");
    assert_int_equal(of(p, 0, "original").i, of(p, 0, "f").i);
    assert_int_equal(p->nfuncs, 1);
    prog_free(p);
}

static void test_alias_circle(void **state)
{
    struct prog *p = LINK("alias @a = @b\nalias @b = @a\nalias @self = @self + 1\n"
                          "func @f() {\n call @a()\n store 4 @self, 1\n ret\n}\n");
    assert_false(p->syms[of(p, 0, "a").i].is_defined);
    assert_false(p->syms[of(p, 0, "self").i].is_defined);
    assert_int_equal(p->nundefined, 3);
    prog_free(p);
}

static void test_ifunc(void **state)
{
    struct prog *p = LINK("func @resolver() internal {\n ret @impl\n}\nfunc @impl() internal " BODY
                          "ifunc @memcpy = @resolver\n",
                          "func @main() {\n call @memcpy()\n ret\n}\n");
    const struct prog_sym *s = &p->syms[of(p, 1, "memcpy").i];
    assert_true(s->is_ifunc && s->is_defined && s->is_function);
    assert_int_equal(s->func.i, p->syms[of(p, 0, "resolver").i].func.i);
    assert_false(p->syms[of(p, 0, "resolver").i].is_ifunc);
    prog_free(p);
}

static void test_tls_and_types(void **state)
{
    struct prog *p = LINK("extern @t tls size 4\nextern @x\nextern @fn\nglobal @k const size 4",
                          "global @t tls size 4\nglobal @x size 4\nfunc @fn(%a) {\n ret\n}\n");
    assert_true(p->syms[of(p, 0, "t").i].is_tls);
    assert_false(p->syms[of(p, 0, "x").i].is_tls);
    assert_true(p->syms[of(p, 0, "k").i].is_constant);
    assert_true(p->syms[of(p, 0, "fn").i].is_function); /* declared as a variable: tolerated */
    assert_int_equal(p->syms[of(p, 0, "fn").i].func.i, 0);
    prog_free(p);
}

static void test_ctors(void **state)
{
    struct prog *p = LINK("func @a1() internal " BODY "func @a2() internal " BODY "ctor @a1\n"
                          "ctor @a2 priority 101\ndtor @a1 priority 5\nfunc @tmpl() linkonce " BODY
                          "ctor @tmpl\n",
                          "func @b1() internal " BODY "ctor @b1 priority 101\n"
                          "func @tmpl() linkonce " BODY "ctor @tmpl\n");
    static const char *const expected[] = {"a2", "b1", "a1", "tmpl"};
    assert_int_equal(p->nctors, 4);
    for (uint32_t i = 0; i < 4; i++)
        assert_string_equal(p->syms[p->funcs[p->ctors[i].i].sym.i].name, expected[i]);
    prog_free(p);
}

static void test_find_pretty(void **state)
{
    struct prog *p =
        LINK("func @_Z1fi() pretty \"ns::f(int)\" " BODY "func @_Z1gi() pretty \"ns::g(int)\" " BODY
             "func @_Z1gl() pretty \"ns::g(long)\" " BODY);
    assert_int_equal(prog_find(p, "ns::f").i, of(p, 0, "_Z1fi").i);
    assert_int_equal(prog_find(p, "_Z1gi").i, of(p, 0, "_Z1gi").i);
    assert_int_equal(prog_find(p, "ns::g").i, IR_NONE);
    assert_int_equal(prog_find(p, "ns::g(long)").i, of(p, 0, "_Z1gl").i);
    assert_int_equal(prog_find(p, "ns").i, IR_NONE);
    assert_int_equal(prog_find(p, "").i, IR_NONE);
    assert_string_equal(p->syms[of(p, 0, "_Z1fi").i].pretty, "ns::f(int)");
    prog_free(p);
}

static void test_ids(void **state)
{
    struct prog *p = LINK("func @f(%a, %b) {\n %c = add %a, %b\n ret %c ! 7\n}\n",
                          "func @g(%a) {\n ret %a ! 9\n}\nfunc @h() {\n ret ! 11\n}\n");
    assert_int_equal(p->nfuncs, 3);
    assert_int_equal(p->nregs, 4);
    assert_int_equal(p->nstmts, 4);
    assert_int_equal(p->funcs[1].reg_base, 3);
    static const uint32_t func[] = {0, 0, 1, 2}, local[] = {0, 1, 0, 0}, line[] = {0, 7, 9, 11};
    for (uint32_t i = 0; i < 4; i++) {
        uint32_t at;
        assert_ptr_equal(prog_stmt(p, i, &at), &p->funcs[func[i]]);
        assert_int_equal(at, local[i]);
        assert_int_equal(prog_pos(p, i)->line, line[i]);
    }
    prog_free(p);
}

static void test_empty(void **state)
{
    struct prog *p = prog_link(NULL, 0, NULL);
    assert_int_equal(p->nsyms, 0);
    assert_int_equal(prog_find(p, "main").i, IR_NONE);
    prog_free(p);
}

/* Keys do not depend on the other units of the program. */
static void test_keys(void **state)
{
    struct prog *p = LINK("func @f() " BODY), *q = LINK("global @x\n", "func @f() " BODY);
    assert_true(key_eq(p->syms[of(p, 0, "f").i].key, q->syms[of(q, 1, "f").i].key));
    assert_false(key_eq(p->syms[of(p, 0, "f").i].key, q->syms[of(q, 0, "x").i].key));
    prog_free(p);
    prog_free(q);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_external),
        cmocka_unit_test(test_duplicate),
        cmocka_unit_test(test_internal),
        cmocka_unit_test(test_weak),
        cmocka_unit_test(test_linkonce),
        cmocka_unit_test(test_common),
        cmocka_unit_test(test_available),
        cmocka_unit_test(test_undefined),
        cmocka_unit_test(test_comdat),
        cmocka_unit_test(test_alias),
        cmocka_unit_test(test_alias_binds_locally),
        cmocka_unit_test(test_alias_circle),
        cmocka_unit_test(test_ifunc),
        cmocka_unit_test(test_tls_and_types),
        cmocka_unit_test(test_ctors),
        cmocka_unit_test(test_find_pretty),
        cmocka_unit_test(test_ids),
        cmocka_unit_test(test_empty),
        cmocka_unit_test(test_keys),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
