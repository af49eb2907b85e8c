/* Names of places in types, and places of statements. */
#include "ir/build.h"
#include "ir/text.h"
#include "report/name.h"
#include "report/place.h"
#include "unit.h"
#include <stdlib.h>

struct fixture {
    struct ir_builder *b;
    struct ir_unit *unit;
    struct arena arena;
};

static int begin(void **state)
{
    struct fixture *f = xcalloc(1, sizeof *f);
    f->b = ir_build_new("a.c", "test", 8);
    arena_init(&f->arena, "test");
    *state = f;
    return 0;
}

static int end(void **state)
{
    struct fixture *f = *state;
    ir_build_free(f->b);
    ir_unit_free(f->unit);
    arena_release(&f->arena);
    free(f);
    return 0;
}

static void finish(struct fixture *f)
{
    struct diag d = {0};
    f->unit = ir_build_finish(f->b, &d);
    f->b = NULL;
    if (!f->unit)
        fail_msg("%s", diag_str(&d));
}

static uint32_t make_type(struct fixture *f, enum ir_type_kind kind, const char *name,
                          uint64_t size, uint32_t first, uint32_t count)
{
    struct ir_type t = {.size = size, .kind = kind, .first = first, .count = count};
    t.name = ir_build_str(f->b, name);
    return ir_build_type(f->b, t);
}

static uint32_t member(struct fixture *f, const char *name, uint64_t bit_offset, uint32_t bits,
                       uint32_t type, uint32_t flags)
{
    struct ir_member m = {.bit_offset = bit_offset, .bit_size = bits, .type = type, .flags = flags};
    m.name = ir_build_str(f->b, name);
    return ir_build_member(f->b, m);
}

static void check(struct fixture *f, uint32_t type, uint64_t offset, uint32_t size,
                  const char *name)
{
    assert_string_equal(name_of_place_in_type(&f->arena, f->unit, type, offset, size), name);
}

struct basic {
    uint32_t i32, i64, point, header;
};

/* struct point { int x, y; }; struct header { long id; struct point at; int tail; }; */
static struct basic make_basic(struct fixture *f)
{
    struct basic t;
    t.i32 = make_type(f, TYPE_SCALAR, "int", 4, 0, 0);
    t.i64 = make_type(f, TYPE_SCALAR, "long", 8, 0, 0);
    uint32_t first = member(f, "x", 0, 32, t.i32, 0);
    member(f, "y", 32, 32, t.i32, 0);
    t.point = make_type(f, TYPE_STRUCT, "point", 8, first, 2);
    first = member(f, "id", 0, 64, t.i64, 0);
    member(f, "at", 64, 64, t.point, 0);
    member(f, "tail", 128, 32, t.i32, 0);
    t.header = make_type(f, TYPE_STRUCT, "header", 24, first, 3);
    return t;
}

static void test_structs(void **state)
{
    struct fixture *f = *state;
    struct basic t = make_basic(f);
    finish(f);
    check(f, t.header, 0, 8, ".id");
    check(f, t.header, 8, 4, ".at.x");
    check(f, t.header, 12, 4, ".at.y");
    check(f, t.header, 8, 8, ".at");        /* copied as one */
    check(f, t.header, 0, 24, "");          /* all of it */
    check(f, t.header, 0, 0, "");           /* who knows how much */
    check(f, t.header, 0, 16, ".id..at");   /* a part */
    check(f, t.header, 12, 8, ".at..tail"); /* across a border */
    check(f, t.header, 20, 4, "+20");       /* padding */
    check(f, t.header, 9, 1, ".at.x+1");    /* a byte of a member */
    check(f, t.header, 24 + 12, 4, "[].at.y");
    check(f, t.i32, 0, 4, "");
    check(f, t.i32, 8, 4, "[]");
    check(f, 0, 0, 4, "");
    check(f, 0, 12, 4, "+12");
    check(f, 4711, 12, 4, "+12"); /* no such type */
}

static void test_arrays(void **state)
{
    struct fixture *f = *state;
    struct basic t = make_basic(f);
    uint32_t headers = make_type(f, TYPE_ARRAY, "", 240, t.header, 10);
    uint32_t row = make_type(f, TYPE_ARRAY, "", 16, t.i32, 4);
    uint32_t matrix = make_type(f, TYPE_ARRAY, "", 64, row, 4);
    uint32_t open = make_type(f, TYPE_ARRAY, "", 0, t.point, 0);
    uint32_t first = member(f, "n", 0, 64, t.i64, 0);
    member(f, "points", 64, 0, open, 0);
    uint32_t flexible = make_type(f, TYPE_STRUCT, "list", 8, first, 2);
    first = member(f, "lock", 0, 64, t.i64, 0);
    member(f, "slots", 64, 1920, headers, 0);
    uint32_t table = make_type(f, TYPE_STRUCT, "table", 248, first, 2);
    finish(f);
    check(f, headers, 24 * 3 + 8, 4, "[].at.x");
    check(f, headers, 0, 240, "");
    check(f, headers, 24, 48, "[]");
    check(f, matrix, 20, 4, "[][]");
    check(f, table, 8 + 48, 8, ".slots[].id");
    check(f, table, 8, 240, ".slots");
    check(f, flexible, 0, 8, ".n");
    check(f, flexible, 8, 4, ".points[].x");
    check(f, flexible, 8 + 8 * 5 + 4, 4, ".points[].y");
}

static void test_unions(void **state)
{
    struct fixture *f = *state;
    struct basic t = make_basic(f);
    uint32_t first = member(f, "whole", 0, 64, t.i64, 0);
    member(f, "parts", 0, 64, t.point, 0);
    uint32_t both = make_type(f, TYPE_UNION, "", 8, first, 2);
    first = member(f, "kind", 0, 32, t.i32, 0);
    member(f, "", 64, 64, both, 0); /* anonymous */
    uint32_t value = make_type(f, TYPE_STRUCT, "value", 16, first, 2);
    finish(f);
    check(f, both, 0, 8, ".whole"); /* first of two that fit */
    check(f, both, 4, 4, ".parts.y");
    check(f, both, 0, 4, ".parts.x");
    check(f, value, 8, 8, ".whole");
    check(f, value, 12, 4, ".parts.y");
    check(f, value, 0, 4, ".kind");
}

static void test_bitfields(void **state)
{
    struct fixture *f = *state;
    struct basic t = make_basic(f);
    uint32_t first = member(f, "id", 0, 32, t.i32, 0);
    member(f, "ready", 32, 1, t.i32, MEMBER_BITFIELD);
    member(f, "flags", 33, 3, t.i32, MEMBER_BITFIELD);
    member(f, "wide", 40, 9, t.i32, MEMBER_BITFIELD);
    uint32_t s = make_type(f, TYPE_STRUCT, "s", 8, first, 4);
    first = member(f, "only", 0, 5, t.i32, MEMBER_BITFIELD);
    uint32_t single = make_type(f, TYPE_STRUCT, "single", 4, first, 1);
    finish(f);
    check(f, s, 0, 4, ".id");
    check(f, s, 4, 1, ".{ready:1,flags:3}");
    check(f, s, 5, 1, ".wide:9");
    check(f, s, 6, 1, ".wide:9");
    check(f, s, 4, 4, ".{ready:1,flags:3,wide:9}");
    check(f, s, 0, 8, ""); /* a copy of all */
    check(f, s, 7, 1, "+7");
    check(f, single, 0, 4, ".only:5");
}

/* class b { int x, y; }; class d : b { long own; } */
static void test_bases(void **state)
{
    struct fixture *f = *state;
    struct basic t = make_basic(f);
    uint32_t first = member(f, "b", 0, 64, t.point, MEMBER_BASE);
    member(f, "own", 64, 64, t.i64, 0);
    uint32_t derived = make_type(f, TYPE_STRUCT, "d", 16, first, 2);
    finish(f);
    check(f, derived, 4, 4, ".y");
    check(f, derived, 8, 8, ".own");
}

/* The tables that clang makes of a class with bit-fields, anonymous members and a base. */
static void test_class_from_clang(void **state)
{
    static const char text[] =
        "unit \"n.cpp\" pointer 8 producer \"clang\"\n"
        "type 1 struct \"D\" size 128 {0:192 \"\" type 2 base, 192:768 \"ps\" type 3, "
        "960:32 \"in\" type 4}\n"
        "type 2 struct \"B\" size 24 {0:64 \"_vptr$B\" type 10, 64:32 \"x\" type 5, "
        "128:64 \"y\" type 10}\n"
        "type 3 array \"\" size 96 of 6 count 4\n"
        "type 4 struct \"\" size 4 {0:32 \"q\" type 5}\n"
        "type 5 scalar \"int\" size 4\n"
        "type 6 struct \"P\" size 24 {0:1 \"a\" type 5 bitfield, 1:3 \"b\" type 5 bitfield, "
        "32:32 \"\" type 7}\n"
        "type 7 union \"\" size 4 {0:32 \"i\" type 5, 0:32 \"\" type 8}\n"
        "type 8 struct \"\" size 4 {0:16 \"lo\" type 9, 16:16 \"hi\" type 9}\n"
        "type 9 scalar \"short\" size 2\n"
        "type 10 scalar \"long\" size 8\n"
        /* own lies in the tail padding of the base */
        "type 11 struct \"E\" size 32 {0:256 \"\" type 12 base, 192:32 \"own\" type 5}\n"
        "type 12 struct \"F\" size 32 {0:64 \"f\" type 10}\n"
        /* a container of the library, as two libraries spell it */
        "type 13 struct \"V\" size 24 {0:64 \"_M_impl\" type 12, 64:64 \"__end_\" type 10, "
        "128:64 \"__x\" type 10}\n"
        "type 14 struct \"S\" size 32 {64:192 \"items\" type 13}\n";
    struct fixture *f = *state;
    struct diag d = {0};
    f->unit = ir_parse(text, sizeof text - 1, "n.cpp", &d);
    if (!f->unit)
        fail_msg("%s", diag_str(&d));
    check(f, 1, 0, 8, ".vptr");
    check(f, 1, 16, 8, ".y");
    check(f, 1, 72, 1, ".ps[].{a:1,b:3}");
    check(f, 1, 52, 2, ".ps[].lo");
    check(f, 1, 52, 4, ".ps[].i");
    check(f, 1, 54, 2, ".ps[].hi");
    check(f, 1, 120, 4, ".in.q");
    check(f, 11, 24, 4, ".own");
    check(f, 11, 0, 8, ".f");
    check(f, 14, 8, 8, ".items");
    check(f, 14, 16, 8, ".items");
    check(f, 14, 24, 8, ".items.__x"); /* a name of somebody who does not know what is reserved */
}

/* A type that holds itself by value cannot exist; a damaged unit can claim it. */
static void test_cycles(void **state)
{
    struct fixture *f = *state;
    uint32_t first = member(f, "m", 0, 64, 1, 0);
    member(f, "n", 0, 64, 1, 0);
    uint32_t u = make_type(f, TYPE_UNION, "u", 8, first, 2);
    finish(f);
    const char *name = name_of_place_in_type(&f->arena, f->unit, u, 1, 1);
    assert_true(strlen(name) < 100); /* it ends, whatever it says */
}

/* inner (a.h) is inlined into middle, that into outer (b.c); then one without position. */
static void make_places(struct fixture *f)
{
    uint32_t outer = ir_build_scope(f->b, "/src/demo/lib/b.c", "outer", 0, 0);
    uint32_t middle = ir_build_scope(f->b, "/src/demo/lib/b.c", "middle", outer, 30);
    uint32_t inner = ir_build_scope(f->b, "/usr/include/../include/a.h", "inner", middle, 20);
    uint32_t sym = ir_build_sym(f->b, "_Z5outerv", SYM_FUNC, LINK_EXTERNAL, 0);
    ir_build_sym_at(f->b, sym)->pretty = ir_build_str(f->b, "outer()");
    ir_build_func_begin(f->b, sym, 0, 0);
    ir_build_func_at(f->b)->scope = outer;
    ir_build_func_at(f->b)->line = 28;
    ir_build_block(f->b);
    struct ir_stmt ret = {.op = IR_RET, .dst = IR_NO_REG},
                   fence = {.op = IR_FENCE, .dst = IR_NO_REG};
    fence.sub = ORDER_SEQ_CST;
    ir_build_stmt(f->b, fence, NULL, 0, &(struct ir_pos){inner, 5, 7, 0});
    ir_build_stmt(f->b, ret, NULL, 0, &(struct ir_pos){0});
    ir_build_func_end(f->b);
    finish(f);
}

static void check_place(const struct place_ref *at, const char *file, uint32_t line,
                        uint32_t column, const char *function)
{
    assert_string_equal(at->file, file);
    assert_int_equal(at->line, line);
    assert_int_equal(at->column, column);
    assert_string_equal(at->function, function);
}

static void test_places(void **state)
{
    struct fixture *f = *state;
    struct stack_frame frames[8];
    make_places(f);
    const struct ir_unit *u = f->unit;
    struct place_ref at = place_in_func(&f->arena, u, u->funcs, 0, "/src/demo");
    check_place(&at, "/usr/include/a.h", 5, 7, "inner");
    at = place_in_func(&f->arena, u, u->funcs, 1, "/src/demo");
    check_place(&at, "lib/b.c", 28, 0, "outer()");
    at = place_in_func(&f->arena, u, u->funcs, 1, NULL);
    check_place(&at, "/src/demo/lib/b.c", 28, 0, "outer()");
    assert_int_equal(frames_in_func(&f->arena, u, u->funcs, 0, "/src/demo", frames, 8), 3);
    check_place(&frames[0].at, "lib/b.c", 30, 0, "outer");
    check_place(&frames[1].at, "lib/b.c", 20, 0, "middle");
    check_place(&frames[2].at, "/usr/include/a.h", 5, 7, "inner");
    assert_int_equal(frames_in_func(&f->arena, u, u->funcs, 0, "/src/demo", frames, 2), 2);
    check_place(&frames[1].at, "/usr/include/a.h", 5, 7, "inner");
    assert_int_equal(frames_in_func(&f->arena, u, u->funcs, 1, "/src/demo", frames, 8), 1);
    check_place(&frames[0].at, "lib/b.c", 28, 0, "outer()");
}

/* The same by program-wide ids, which count over all units. */
static void test_places_of_program(void **state)
{
    struct fixture *f = *state;
    make_places(f);
    struct fixture second = {.b = ir_build_new("c.c", "test", 8)};
    make_places(&second);
    struct ir_unit *units[2] = {f->unit, second.unit};
    f->unit = NULL; /* the program owns them */
    struct prog *prog = prog_link(units, 2, NULL);
    assert_non_null(prog);
    struct stack_frame frames[4];
    for (uint32_t i = 0; i < prog->nfuncs; i++) {
        uint32_t base = prog->funcs[i].stmt_base;
        struct place_ref at = place_of_stmt(&f->arena, prog, base + 1, "/src/demo");
        check_place(&at, "lib/b.c", 28, 0, "outer()");
        assert_int_equal(frames_of_stmt(&f->arena, prog, base, "/src", frames, 4), 3);
        check_place(&frames[0].at, "demo/lib/b.c", 30, 0, "outer");
    }
    prog_free(prog);
}

#define WITH_UNIT(f) cmocka_unit_test_setup_teardown(f, begin, end)

int main(void)
{
    const struct CMUnitTest tests[] = {
        WITH_UNIT(test_structs),   WITH_UNIT(test_arrays), WITH_UNIT(test_unions),
        WITH_UNIT(test_bitfields), WITH_UNIT(test_bases),  WITH_UNIT(test_class_from_clang),
        WITH_UNIT(test_cycles),    WITH_UNIT(test_places), WITH_UNIT(test_places_of_program),
    };
    return UNIT_RUN(tests);
}
