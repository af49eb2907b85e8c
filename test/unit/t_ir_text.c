/* Text form: what is written by hand is read; what is printed is read back to the same bytes. */
#include "base/vec.h"
#include "ir/build.h"
#include "ir/text.h"
#include "ir/unit.h"
#include "unit.h"
#include <stdio.h>
#include <stdlib.h>

static struct ir_unit *parse(const char *text)
{
    struct diag d = {0};
    struct ir_unit *u = ir_parse(text, strlen(text), "t.ir", &d);
    if (!u)
        fail_msg("%s", diag_str(&d));
    return u;
}

static void assert_round_trip(const struct ir_unit *u)
{
    struct strbuf text = {0}, again = {0};
    ir_print(u, &text);
    struct ir_unit *back = parse(strbuf_str(&text));
    ir_print(back, &again);
    size_t same = 0;
    while (text.buf[same] && text.buf[same] == again.buf[same])
        same++;
    if (text.buf[same] != again.buf[same])
        fail_msg("printed '%.60s'\nagain '%.60s'", text.buf + (same > 30 ? same - 30 : 0),
                 again.buf + (same > 30 ? same - 30 : 0));
    if (back->storage_len != u->storage_len ||
        memcmp(back->storage, u->storage, u->storage_len) != 0)
        fail_msg("not the same bytes:\n%s", strbuf_str(&text));
    ir_unit_free(back);
    strbuf_release(&text);
    strbuf_release(&again);
}

static const char sample[] = "# a comment\n"
                             "unit \"t.c\" pointer 8\n"
                             "global @counter size 4            # trailing\n"
                             "global @m size 40\n"
                             "type 1 scalar \"int\" size 4\n"
                             "type 2 struct \"stats\" size 8 { 0:32 \"a\" type 1 ! \"t.h\":9,\n"
                             "    32:3 \"b\" type 1 bitfield }\n"
                             "global @stats size 8 type \"stats\" = {0: 7 size 4, 4: -1 size 4}\n"
                             "global @table size 16 const = {\n"
                             "  0: @worker,\n"
                             "  8: @counter + 2\n"
                             "}\n"
                             "global @\"odd name\\\"\" tls internal size 8\n"
                             "extern @errno size 4\n"
                             "declare @pthread_create\n"
                             "alias @al = @counter + 2 weak\n"
                             "ifunc @ifu = @other\n"
                             "ctor @other priority 101\n"
                             "func @worker(%arg) internal {\n"
                             "entry:\n"
                             "  call @pthread_mutex_lock(@m)   ! 12\n"
                             "  %v = load 4 @counter           ! 13:4\n"
                             "  %w = add %v, 1\n"
                             "  store 4 @counter, %w volatile  ! \"inc.h\":3:1\n"
                             "  store 8 %arg, %q release\n"
                             "  %q = addr %arg + 16 + 8*%v[10] - 4*%w\n"
                             "  %q2 = addr @counter - 16\n"
                             "  %c = cmp slt %v, 10\n"
                             "  branch %c, then, else\n"
                             "then:\n"
                             "  %p = alloca 16 \"name\"\n"
                             "  %r = call %p(%v, 3, undef, @table + 8)\n"
                             "  %old = rmw add 4 %p, 1 seq_cst\n"
                             "  %old2, %ok = cmpxchg 4 %p, %v, %w acq_rel\n"
                             "  _, %ok2 = cmpxchg 4 %p, %v, 0x7fffffffffffffff acq_rel\n"
                             "  cmpxchg 8 %p, %v, -9223372036854775808 relaxed\n"
                             "  fence seq_cst\n"
                             "  switch %v, else [1: more, -2: then2]\n"
                             "then2:\n"
                             "  indirect %v [else, more]\n"
                             "more:\n"
                             "  call @f()\n"
                             "  invoke else, else\n"
                             "else:\n"
                             "  %phi = phi [%v, entry], [0, then]\n"
                             "  ret %phi\n"
                             "}\n"
                             "func @other(...) noreturn eh { \n"
                             "  unreachable\n"
                             "}\n"
                             "loss asm \"asm\" in @worker stmt 3\n"
                             "loss feature \"vector\"\n"
                             "remark @counter \"heddle: ignore\"\n";

static void test_sample(void **state)
{
    struct ir_unit *u = parse(sample);
    assert_string_equal(ir_str(u, u->source), "t.c");
    assert_int_equal(u->nfuncs, 2);
    const struct ir_func *f = &u->funcs[0];
    assert_int_equal(f->nblocks, 5);
    assert_int_equal(f->nparams, 1);
    const struct ir_stmt *stmts = ir_func_stmts(u, f);
    assert_int_equal(stmts[1].op, IR_LOAD);
    assert_int_equal(stmts[1].size, 4);
    assert_int_equal(u->positions[1].line, 13);
    assert_int_equal(u->positions[1].column, 4);
    assert_string_equal(ir_str(u, u->scopes[u->positions[1].scope].file), "t.c");
    assert_string_equal(ir_str(u, u->scopes[u->positions[1].scope].function), "worker");
    assert_string_equal(ir_str(u, u->scopes[u->positions[3].scope].file), "inc.h");
    assert_int_equal(stmts[3].flags & IRF_VOLATILE, IRF_VOLATILE);
    assert_int_equal(stmts[4].sub, ORDER_RELEASE);
    struct strbuf out = {0};
    ir_print_stmt(u, f, &stmts[5], &out);
    assert_string_equal(strbuf_str(&out), "%3 = addr %0 + 16 + 8*%1[10] - 4*%2");
    strbuf_clear(&out);
    ir_print_stmt(u, f, &stmts[8], &out);
    assert_string_equal(strbuf_str(&out), "branch %5, b1, b4");
    strbuf_release(&out);
    assert_int_equal(u->members[0].line, 9);
    assert_string_equal(ir_str(u, u->scopes[u->members[0].scope].file), "t.h");
    assert_int_equal(u->nremarks, 1);
    assert_string_equal(ir_str(u, u->syms[u->remarks[0].sym].name), "counter");
    assert_int_equal(u->funcs[1].flags, FUNC_VARIADIC | FUNC_NORETURN | FUNC_HAS_EH);
    assert_round_trip(u);
    ir_unit_free(u);
}

static void test_no_header(void **state)
{
    struct ir_unit *u = parse("func @f() {\n ret 0\n}");
    assert_string_equal(ir_str(u, u->source), "t.ir");
    assert_int_equal(u->pointer_size, 8);
    assert_round_trip(u);
    ir_unit_free(u);
    u = parse("");
    assert_int_equal(u->nsyms, 0);
    assert_round_trip(u);
    ir_unit_free(u);
}

static const char class_sample[] =
    "class @\"java/lang/Object\"\n"
    "classdef @A super @\"java/lang/Object\" implements @I, @J final library init @ini {\n"
    "  field @\"A.n:I\" size 4 volatile\n"
    "  static @\"A.all:LA;\" size 8 final ref\n"
    "\n"
    "  method \"run()V\" @\"A.run()V\" public final\n"
    "  method \"go()V\" @\"A.go()V\" abstract\n"
    "}\n"
    "classdef @I interface {\n"
    "}\n"
    "global @text size 16 const object @A\n"
    "func @\"A.run()V\"(%this) {\n"
    "  classinit @A\n"
    "  %o = new @A\n"
    "  %p = field %o, @\"A.n:I\"\n"
    "  %c = cast %o, @I\n"
    "  %r = vcall @\"A.go()V\"(%c, 7)\n"
    "  acquire @A\n"
    "  release @A\n"
    "  ret\n"
    "}\n"
    "func @ini() {\n"
    "  ret\n"
    "}\n";

static void test_classes(void **state)
{
    struct ir_unit *u = parse(class_sample);
    assert_int_equal(u->nclasses, 2);
    const struct ir_class *c = &u->classes[0];
    assert_string_equal(ir_str(u, u->syms[c->sym].name), "A");
    assert_string_equal(ir_str(u, u->syms[c->super].name), "java/lang/Object");
    assert_string_equal(ir_str(u, u->syms[c->init].name), "ini");
    assert_int_equal(c->flags, CLASSF_FINAL | CLASSF_LIBRARY);
    assert_int_equal(c->ninterfaces, 2);
    assert_string_equal(ir_str(u, u->syms[u->interfaces[1]].name), "J");
    assert_int_equal(c->nfields, 2);
    assert_int_equal(u->fields[0].flags, FIELDF_VOLATILE);
    assert_int_equal(u->syms[u->fields[0].sym].size, 4);
    assert_int_equal(u->fields[1].flags, FIELDF_STATIC | FIELDF_FINAL | FIELDF_REF);
    assert_int_equal(u->syms[u->fields[1].sym].kind, SYM_VAR);
    assert_int_equal(c->nmethods, 2);
    assert_string_equal(ir_str(u, u->methods[1].selector), "go()V");
    assert_int_equal(u->classes[1].super, IR_NONE);
    assert_int_equal(u->classes[1].flags, CLASSF_INTERFACE);
    assert_round_trip(u);
    ir_unit_free(u);
}

/* ---- random units ---- */

struct random {
    uint64_t state;
};

static uint32_t pick(struct random *r, uint32_t n)
{
    r->state = r->state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)((r->state >> 33) % n);
}

static int64_t pick_int(struct random *r)
{
    static const int64_t corner[] = {0,
                                     1,
                                     -1,
                                     INT64_MAX,
                                     INT64_MIN,
                                     1 << 28,
                                     (1 << 28) - 1,
                                     -(1 << 28),
                                     -(1 << 28) - 1,
                                     INT32_MAX,
                                     INT32_MIN};
    return pick(r, 2) ? corner[pick(r, ARRAY_SIZE(corner))] : (int64_t)pick(r, 1000) - 500;
}

struct shape {
    struct random r;
    struct ir_builder *b;
    uint32_t nsyms, ntypes, nscopes, nvars, nregs, nblocks;
    uint32_t class_sym, field_sym, method_sym;
};

static const char *pick_string(struct shape *s)
{
    static const char *const all[] = {"",         "a",        "x y", "tab\t\"q\"\\",
                                      "\x01\x7f", "\xc3\xa9", "#",   "int"};
    return all[pick(&s->r, ARRAY_SIZE(all))];
}

static ir_ref pick_address(struct shape *s)
{
    return ir_build_addr(s->b, pick(&s->r, s->nsyms), pick(&s->r, 2) ? pick_int(&s->r) : 0);
}

static ir_ref pick_operand(struct shape *s)
{
    switch (pick(&s->r, 4)) {
    case 0:
        return s->nregs ? ref_make(REF_REG, pick(&s->r, s->nregs)) : (ir_ref){0};
    case 1:
        return pick_address(s);
    case 2:
        return ir_build_int(s->b, pick_int(&s->r));
    default:
        return (ir_ref){0};
    }
}

static void add_advisory(struct shape *s)
{
    s->ntypes = 1 + pick(&s->r, 6);
    for (uint32_t i = 1; i < s->ntypes; i++)
        ir_build_type(s->b, (struct ir_type){0});
    for (uint32_t i = s->ntypes; i-- > 1;) { /* members in another order than types */
        struct ir_type t = {.kind = pick(&s->r, TYPE_FUNC + 1), .size = pick(&s->r, 3) * 4};
        t.name = ir_build_str(s->b, pick_string(s));
        t.count = pick(&s->r, 4);
        t.first = pick(&s->r, i);
        if (ir_type_has_members(&t))
            for (uint32_t k = 0; k < t.count; k++) {
                struct ir_member m = {.bit_offset = k * 8, .bit_size = pick(&s->r, 65)};
                m.name = ir_build_str(s->b, pick_string(s));
                m.type = pick(&s->r, i);
                m.flags = pick(&s->r, 6);
                uint32_t at = ir_build_member(s->b, m);
                t.first = k ? t.first : at;
            }
        *ir_build_type_at(s->b, i) = t;
    }
    s->nscopes = 1 + pick(&s->r, 5);
    for (uint32_t i = 1; i < s->nscopes; i++)
        ir_build_scope(s->b, pick_string(s), pick_string(s), pick(&s->r, i), pick(&s->r, 3));
    s->nvars = pick(&s->r, 4);
    for (uint32_t i = 0; i < s->nvars; i++)
        ir_build_var(s->b, pick_string(s), pick(&s->r, s->ntypes));
}

static void fill_sym(struct shape *s, uint32_t i)
{
    struct ir_sym *sym = ir_build_sym_at(s->b, i);
    sym->size = pick(&s->r, 2) ? pick(&s->r, 100) : 0;
    sym->comdat = ir_build_str(s->b, pick_string(s));
    sym->pretty = ir_build_str(s->b, pick_string(s));
    sym->type = pick(&s->r, s->ntypes);
    sym->line = pick(&s->r, 3);
    sym->scope = pick(&s->r, s->nscopes);
    if (sym->kind == SYM_ALIAS || sym->kind == SYM_IFUNC)
        sym->target = pick_address(s);
    for (uint32_t k = sym->kind == SYM_VAR ? pick(&s->r, 4) : 0; k > 0; k--) {
        ir_ref value = pick(&s->r, 2) ? pick_address(s) : ir_build_int(s->b, pick_int(&s->r));
        ir_build_init(s->b, i, pick(&s->r, 64), pick(&s->r, 9), value);
    }
}

static void add_syms(struct shape *s)
{
    s->nsyms = 1 + pick(&s->r, 10);
    for (uint32_t i = 0; i < s->nsyms; i++) {
        char name[32];
        snprintf(name, sizeof name, "%s%u", pick_string(s), i);
        enum ir_sym_kind kind = pick(&s->r, 2) ? SYM_FUNC : pick(&s->r, SYM_FIELD + 1);
        uint32_t flags = pick(&s->r, 1 << 9);
        if (kind == SYM_FUNC || kind == SYM_CLASS || kind == SYM_FIELD)
            flags &= ~(uint32_t)SYMF_DEFINED;
        ir_build_sym(s->b, name, kind, pick(&s->r, LINK_EXTERN_WEAK + 1), flags);
    }
    /* one of each kind that the operations of classes need */
    s->class_sym = ir_build_sym(s->b, "C", SYM_CLASS, LINK_EXTERNAL, 0);
    s->field_sym = ir_build_sym(s->b, "C.f:I", SYM_FIELD, LINK_EXTERNAL, 0);
    s->method_sym = ir_build_sym(s->b, "C.m()V", SYM_FUNC, LINK_EXTERNAL, 0);
    s->nsyms += 3;
    for (uint32_t i = s->nsyms; i-- > 0;)
        fill_sym(s, i);
}

static void add_classes(struct shape *s)
{
    u32_vec classes = {0};
    for (uint32_t i = 0; i < s->nsyms; i++)
        if (ir_build_sym_at(s->b, i)->kind == SYM_CLASS)
            vec_push(&classes, i);
    for (size_t i = classes.n; i-- > 0;) {
        if (pick(&s->r, 3) == 0)
            continue;
        uint32_t super = pick(&s->r, 2) ? IR_NONE : classes.at[pick(&s->r, (uint32_t)classes.n)];
        ir_build_class(s->b, classes.at[i], super, pick(&s->r, 32));
        if (pick(&s->r, 2))
            ir_build_class_init(s->b, s->method_sym);
        for (uint32_t k = pick(&s->r, 3); k > 0; k--)
            ir_build_class_interface(s->b, classes.at[pick(&s->r, (uint32_t)classes.n)]);
        for (uint32_t k = pick(&s->r, 3); k > 0; k--)
            ir_build_class_method(s->b, k == 1 ? "m()V" : "n \"q\"", s->method_sym,
                                  pick(&s->r, 128));
        if (i + 1 == classes.n && pick(&s->r, 2))
            ir_build_class_field(s->b, s->field_sym, pick(&s->r, 8) << 1);
    }
    vec_release(&classes);
}

static uint32_t fill_args(struct shape *s, enum ir_op op, ir_ref *args)
{
    const struct ir_op_info *info = ir_op_info(op);
    uint32_t max = info->max < 0 ? (uint32_t)info->min + 5 : (uint32_t)info->max;
    uint32_t n = (uint32_t)info->min + pick(&s->r, max - (uint32_t)info->min + 1);
    if (op == IR_PHI)
        n = n / 2 * 2;
    if (op == IR_ADDR)
        n = 2 + 3 * pick(&s->r, 3);
    for (uint32_t i = 0; i < n; i++) {
        args[i] = pick_operand(s);
        bool is_int = op == IR_ADDR && (i == 1 || (i > 1 && i % 3 != 0));
        if (is_int || (op == IR_SWITCH && i > 0))
            args[i] = ir_build_int(s->b, pick_int(&s->r));
        if (op == IR_PHI && i % 2)
            args[i] = ref_make(REF_BLOCK, pick(&s->r, s->nblocks));
        if ((op == IR_CLASSINIT || op == IR_NEW) ? i == 0 : op == IR_CAST && i == 1)
            args[i] = ref_make(REF_SYM, s->class_sym);
        if (op == IR_FIELD && i == 1)
            args[i] = ref_make(REF_SYM, s->field_sym);
        if (op == IR_VCALL && i == 0)
            args[i] = ref_make(REF_SYM, s->method_sym);
    }
    return n;
}

static struct ir_stmt random_stmt(struct shape *s, enum ir_op op)
{
    struct ir_stmt stmt = {.op = (uint8_t)op, .dst = IR_NO_REG, .flags = (uint8_t)pick(&s->r, 64)};
    bool has_dst = ir_op_info(op)->dst == 1 || (ir_op_info(op)->dst == 2 && pick(&s->r, 2));
    stmt.dst = has_dst ? ir_build_reg(s->b) : IR_NO_REG;
    stmt.size = pick(&s->r, 2) ? 8 : pick(&s->r, 3);
    stmt.sub = (uint16_t)pick(&s->r, ORDER_SEQ_CST + 1);
    stmt.aux =
        op == IR_CMPXCHG ? (pick(&s->r, 2) ? ir_build_reg(s->b) : IR_NO_REG) : pick(&s->r, 5);
    s->nregs = MAX(s->nregs, has_dst ? stmt.dst + 1 : 0);
    return stmt;
}

static void add_stmt(struct shape *s, enum ir_op op)
{
    ir_ref args[16];
    struct ir_stmt stmt = random_stmt(s, op);
    uint32_t n = fill_args(s, op, args);
    struct ir_pos pos = {
        .scope = pick(&s->r, s->nscopes), .line = pick(&s->r, 9), .column = pick(&s->r, 3)};
    if (op == IR_ALLOCA)
        pos.hint = pick(&s->r, s->nvars + 1);
    if (op == IR_ADDR)
        pos.hint = pick(&s->r, s->ntypes);
    ir_build_stmt(s->b, stmt, args, n, &pos);
    uint32_t nsuccs = op == IR_JUMP                        ? 1
                      : op == IR_BRANCH || op == IR_INVOKE ? 2
                      : op == IR_SWITCH                    ? n
                      : op == IR_INDIRECT                  ? pick(&s->r, 4)
                                                           : 0;
    for (uint32_t i = 0; i < nsuccs; i++)
        ir_build_succs(s->b, (uint32_t[]){pick(&s->r, s->nblocks)}, 1);
}

static void add_func(struct shape *s, uint32_t sym)
{
    uint32_t nparams = pick(&s->r, 4);
    uint32_t index = ir_build_func_begin(s->b, sym, nparams, pick(&s->r, 16));
    ir_build_func_at(s->b)->line = pick(&s->r, 3);
    ir_build_func_at(s->b)->scope = pick(&s->r, s->nscopes);
    s->nblocks = 1 + pick(&s->r, 4);
    s->nregs = nparams;
    for (uint32_t i = 0; i < s->nblocks; i++) {
        ir_build_block(s->b);
        for (uint32_t k = pick(&s->r, 8); k > 0; k--)
            add_stmt(s, pick(&s->r, IR_RET)); /* the operations before ret do not end a block */
        add_stmt(s, IR_RET + pick(&s->r, IR_OP_COUNT - IR_RET));
    }
    if (pick(&s->r, 4) == 0)
        ir_build_loss(s->b, LOSS_ASM, index, pick(&s->r, 2) ? IR_NONE : 0, pick_string(s));
    if (pick(&s->r, 8) == 0)
        ir_build_func_drop(s->b);
    else
        ir_build_func_end(s->b);
}

static struct ir_unit *random_unit(uint64_t seed)
{
    struct shape s = {.r = {seed}};
    struct diag d = {0};
    s.b = ir_build_new(pick_string(&s), pick_string(&s), pick(&s.r, 2) ? 8 : 4);
    ir_build_set_flags(s.b, pick(&s.r, 8));
    add_advisory(&s);
    add_syms(&s);
    add_classes(&s);
    for (uint32_t i = 0; i < s.nsyms; i++) {
        uint32_t sym =
            (i * 7 + (uint32_t)seed) % s.nsyms; /* functions in another order than symbols */
        const struct ir_sym *at = ir_build_sym_at(s.b, sym);
        if (at->kind == SYM_FUNC && at->func == IR_NONE && pick(&s.r, 4))
            add_func(&s, sym);
    }
    for (uint32_t i = pick(&s.r, 3); i > 0; i--)
        ir_build_ctor(s.b, pick(&s.r, s.nsyms), pick(&s.r, 3), pick(&s.r, 2));
    struct ir_unit *u = ir_build_finish(s.b, &d);
    if (!u)
        fail_msg("seed %lu: %s", (unsigned long)seed, diag_str(&d));
    return u;
}

static void test_random(void **state)
{
    for (uint64_t seed = 1; seed <= 3000; seed++) {
        struct ir_unit *u = random_unit(seed);
        assert_round_trip(u);
        ir_unit_free(u);
    }
}

/* ---- mistakes ---- */

static void expect_error(const char *text, const char *why)
{
    struct diag d = {0};
    assert_null(ir_parse(text, strlen(text), "t.ir", &d));
    if (!strstr(diag_str(&d), why))
        fail_msg("expected '%s', got '%s'", why, diag_str(&d));
    diag_release(&d);
}

static void test_mistakes(void **state)
{
    expect_error("gobal @x\n",
                 "t.ir:1: expected an item (global, func, declare, ...), found 'gobal'");
    expect_error("\nglobal x\n", "t.ir:2: expected a symbol, found 'x'");
    expect_error("func @f() {\n ret %x\n}\n", "t.ir:2: register '%x' is never defined");
    expect_error("func @f() {\n %x = copy 1\n %x = copy 2\n ret\n}\n",
                 "t.ir:3: register '%x' is defined twice");
    expect_error("func @f() {\n jump nowhere\n}\n", "t.ir:2: label 'nowhere' does not exist");
    expect_error("func @f() {\n %x = load @y\n}\n", "t.ir:2: expected a number, found '@y'");
    expect_error("func @f() {\n %x = load 4 @y\n}\n", "t.ir:2: symbol '@y' is not declared");
    expect_error("func @f() {\n store 4 1\n ret\n}\n", "'store' cannot have 1 operands");
    expect_error("func @f() {\n call @g()\n}\n", "does not end with a terminator");
    expect_error("func @f() {\n ret\n ret\n}\n", "t.ir:3: statement after a terminator");
    expect_error("func @f() {\na:\n ret\na:\n ret\n}\n", "label 'a' stands twice");
    expect_error("func @f() {\n ret\n", "expected '}', found the end of the text");
    expect_error("global @x\nglobal @x\n", "t.ir:2: symbol '@x' is declared twice");
    expect_error("global @x size 99999999999999999999\n", "number too large");
    expect_error("global @\"x\n", "string without end");
    expect_error("unit \"x\" pointer 3\n", "pointers of 3 bytes");
    expect_error("func @f() {\n %x, %y = load 4 1\n ret\n}\n", "'load' defines one register only");
    expect_error("classdef @A {\n gobal @x\n}\n", "expected a member (field, static, method)");
    expect_error("classdef @A {\n}\nclassdef @A {\n}\n", "without a record, or twice");
    expect_error("classdef @A {\n field @f\n", "expected a member");
    expect_error("global @A\nclassdef @A {\n}\n", "t.ir:2: symbol '@A' is of another kind");
    expect_error("static @x\n", "static variable outside a classdef");
}

/* No damaged text may crash or hang: every prefix, and every byte replaced. */
static void test_damage(void **state)
{
    char *text = strdup(sample);
    assert_non_null(text);
    for (size_t i = 0; i < sizeof sample - 1; i++) {
        ir_unit_free(ir_parse(text, i, "t.ir", NULL));
        char saved = text[i];
        for (const char *c = "{}%@\"\n0-"; *c; c++) {
            text[i] = *c;
            ir_unit_free(ir_parse(text, sizeof sample - 1, "t.ir", NULL));
        }
        text[i] = saved;
    }
    free(text);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_sample),   cmocka_unit_test(test_no_header),
        cmocka_unit_test(test_classes),  cmocka_unit_test(test_random),
        cmocka_unit_test(test_mistakes), cmocka_unit_test(test_damage),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
