/* The verifier: the rules of doc/ir.md 4, broken one at a time in a unit that is fine otherwise. */
#include "ir/text.h"
#include "ir/unit.h"
#include "unit.h"

static const char sample[] = "unit \"v.c\"\n"
                             "type 1 scalar \"int\" size 4\n"
                             "type 2 struct \"s\" size 8 {0:32 \"a\" type 1, 32:32 \"b\" type 1}\n"
                             "type 3 array \"s[2]\" of 2 count 2\n"
                             "scope 1 \"v.c\" \"f\"\n"
                             "scope 2 \"v.h\" \"g\" inlined 3 in 1\n"
                             "var 1 \"v\" type 1\n"
                             "global @x size 16 = {0: 0x10000000000 size 8, 8: @x + 8}\n"
                             "alias @y = @x\n"
                             "func @f(%a) {\n"                       /* symbol 2 */
                             "  %p = addr %a + 8 + 4*%a[2] hint 2\n" /* statement 0 */
                             "  %c = cmp eq %p, 0\n"
                             "  %o, %k = cmpxchg 8 %p, %c, 5 seq_cst\n"
                             "  branch %k, loop, done\n"
                             "loop:\n"
                             "  %i = phi [%c, loop], [1, done]\n" /* statement 4 */
                             "  rmw add 4 %p, 1\n"
                             "  switch %i, loop [1: done, 2: loop]\n"
                             "done:\n"
                             "  store 4 %p, @x + 8\n" /* statement 7 */
                             "  ret\n"
                             "}\n"
                             "func @g() {\n"
                             "  ret\n" /* statement 9 */
                             "}\n"
                             "classdef @C super @D implements @D init @g {\n"
                             "  field @\"C.a:I\" size 4\n"
                             "  static @\"C.s:I\" size 4\n"
                             "  method \"g()V\" @g\n"
                             "}\n"
                             "classdef @E {\n"
                             "}\n"
                             "ctor @g\n"
                             "loss asm \"x\" in @f stmt 2\n";

/* A unit in memory of its own, whose arrays may be written. */
struct writable {
    struct ir_unit *u;
    char *strings;
    int64_t *ints;
    struct ir_addr_const *addrs;
    struct ir_sym *syms;
    struct ir_init *inits;
    struct ir_func *funcs;
    struct ir_block *blocks;
    struct ir_stmt *stmts;
    ir_ref *args;
    uint32_t *succs;
    struct ir_pos *positions;
    struct ir_scope *scopes;
    struct ir_var *vars;
    struct ir_type *types;
    struct ir_member *members;
    struct ir_ctor *ctors;
    struct ir_loss *losses;
    struct ir_class *classes;
    uint32_t *interfaces;
    struct ir_class_field *fields;
    struct ir_class_method *methods;
};

static struct writable open_sample(void)
{
    struct diag d = {0};
    struct ir_unit *u = ir_parse(sample, sizeof sample - 1, "v", &d);
    if (!u)
        fail_msg("%s", diag_str(&d));
    return (struct writable){
        .u = u,
        .strings = (char *)u->strings,
        .ints = (int64_t *)u->ints,
        .addrs = (struct ir_addr_const *)u->addrs,
        .syms = (struct ir_sym *)u->syms,
        .inits = (struct ir_init *)u->inits,
        .funcs = (struct ir_func *)u->funcs,
        .blocks = (struct ir_block *)u->blocks,
        .stmts = (struct ir_stmt *)u->stmts,
        .args = (ir_ref *)u->args,
        .succs = (uint32_t *)u->succs,
        .positions = (struct ir_pos *)u->positions,
        .scopes = (struct ir_scope *)u->scopes,
        .vars = (struct ir_var *)u->vars,
        .types = (struct ir_type *)u->types,
        .members = (struct ir_member *)u->members,
        .ctors = (struct ir_ctor *)u->ctors,
        .losses = (struct ir_loss *)u->losses,
        .classes = (struct ir_class *)u->classes,
        .interfaces = (uint32_t *)u->interfaces,
        .fields = (struct ir_class_field *)u->fields,
        .methods = (struct ir_class_method *)u->methods,
    };
}

static void expect_refused(struct writable w, const char *why, int line)
{
    struct diag d = {0};
    if (ir_verify(w.u, &d))
        fail_msg("line %d: accepted, expected '%s'", line, why);
    if (!strstr(diag_str(&d), why))
        fail_msg("line %d: expected '%s', got '%s'", line, why, diag_str(&d));
    diag_release(&d);
    ir_unit_free(w.u);
}

/* After `change` to a good unit, the verifier says `why`. */
#define REFUSED(why, change)               \
    do {                                   \
        struct writable w = open_sample(); \
        change;                            \
        expect_refused(w, why, __LINE__);  \
    } while (0)

static void test_accepted(void **state)
{
    struct writable w = open_sample();
    assert_true(ir_verify(w.u, NULL));
    w.stmts[1].sub = CMP_SGE;         /* a known predicate */
    w.positions[0].line = 4000000000; /* positions are free */
    w.inits[0].offset = 1u << 31;     /* and so are sizes and offsets */
    assert_true(ir_verify(w.u, NULL));
    ir_unit_free(w.u);
}

static void test_strings(void **state)
{
    REFUSED("string table", w.strings[w.u->nstrings - 1] = 'x');
    REFUSED("string table", w.strings[0] = 'x');
    REFUSED("string table", w.u->nstrings = 0);
    REFUSED("name of the unit", w.u->source = w.u->nstrings);
    REFUSED("symbol 0 has a string", w.syms[0].name = 0);
    REFUSED("symbol 0 has a string", w.syms[0].pretty = UINT32_MAX);
    REFUSED("symbol 2 has a string", w.syms[2].comdat = 2); /* inside "v.c" */
    REFUSED("stands twice", w.syms[0].name = w.syms[1].name);
    REFUSED("pointers of 5", w.u->pointer_size = 5);
}

static void test_symbols(void **state)
{
    REFUSED("unknown kind", w.syms[0].kind = SYM_FIELD + 1);
    REFUSED("unknown kind", w.syms[0].linkage = 99);
    REFUSED("type or scope", w.syms[0].type = 4);
    REFUSED("type or scope", w.syms[0].scope = 3);
    REFUSED("wrong function", w.syms[0].func = 0);
    REFUSED("wrong function", w.syms[2].func = 1);
    REFUSED("wrong function", w.syms[2].flags = 0);
    REFUSED("wrong target", w.syms[1].target = (ir_ref){0});
    REFUSED("wrong target", w.syms[1].target = ref_make(REF_SYM, 77));
    REFUSED("wrong target", w.syms[0].target = ref_make(REF_SYM, 0));
    REFUSED("do not follow", w.syms[0].first_init = 1);
    REFUSED("do not follow", w.syms[0].ninits = 3);
    REFUSED("do not follow", w.syms[0].ninits = 1);
    REFUSED("not a constant", w.inits[0].value = ref_make(REF_REG, 0));
    REFUSED("not a constant", w.inits[0].value = ref_make(REF_INT, 1));
    REFUSED("constructor 0", w.ctors[0].sym = 99);
    REFUSED("fits an immediate", w.ints[0] = 5);
    REFUSED("address constant 0", w.addrs[0].offset = 0);
    REFUSED("address constant 0", w.addrs[0].sym = 99);
}

static void test_classes(void **state)
{
    REFUSED("class 0 is malformed", w.classes[0].sym = 0);
    REFUSED("class 0 is malformed", w.classes[0].super = 2);
    REFUSED("class 0 is malformed", w.classes[0].init = 0);
    REFUSED("class 0 is malformed", w.classes[0].flags = 1 << 30);
    REFUSED("class 0 is malformed", w.interfaces[0] = UINT32_MAX - 1);
    REFUSED("do not follow", w.classes[1].first_field = 0);
    REFUSED("do not follow", w.classes[0].ninterfaces = 2);
    REFUSED("members of no class", w.u->nmethods++);
    REFUSED("field 0 of class 'C'", w.fields[0].sym = w.fields[1].sym);
    REFUSED("field 0 of class 'C'", w.fields[0].flags = 1 << 4);
    REFUSED("field 1 of class 'C'", w.fields[1].flags = 0);
    REFUSED("method 0 of class 'C'", w.methods[0].selector = 0);
    REFUSED("method 0 of class 'C'", w.methods[0].sym = 0);
    REFUSED("without a record", w.classes[1].sym = w.classes[0].sym);
    REFUSED("without a record", w.syms[w.classes[0].super].flags |= SYMF_DEFINED);
    REFUSED("is not an object", w.syms[2].object_class = 1);
    REFUSED("is not an object", w.syms[0].object_class = 1);
}

static void test_advisory(void **state)
{
    REFUSED("scope 0", w.scopes[0].inlined_line = 1);
    REFUSED("scope 1 is inlined", w.scopes[1].inlined_scope = 1);
    REFUSED("scope 1 is inlined", w.scopes[1].inlined_scope = 2);
    REFUSED("scope 1 has a string", w.scopes[1].file = UINT32_MAX);
    REFUSED("type 0", w.types[0].size = 1);
    REFUSED("type 1 is malformed", w.types[1].kind = 7);
    REFUSED("type 3 has an element", w.types[3].first = 4);
    REFUSED("do not follow", w.types[2].count = 3);
    REFUSED("belong to no type", w.types[2].count = 1);
    REFUSED("member 1 is malformed", w.members[1].type = 4);
    REFUSED("contains itself", w.types[3].first = 3);
    REFUSED("contains itself", w.members[1].type = 3);
    REFUSED("variable 0", w.vars[0].type = 4);
    REFUSED("loss 0 is malformed", w.losses[0].kind = 4);
    REFUSED("loss 0 has a place", w.losses[0].func = 2);
    REFUSED("loss 0 has a place", w.losses[0].stmt = 9);
    REFUSED("position of 'addr'", w.positions[0].hint = 4);
    REFUSED("position of 'cmp'", w.positions[1].hint = 4);
    REFUSED("position of 'cmp'", w.positions[1].scope = 3);
}

static void test_blocks(void **state)
{
    REFUSED("does not follow", w.funcs[1].first_stmt = 8);
    REFUSED("does not follow", w.funcs[0].nstmts = 11);
    REFUSED("does not follow", w.funcs[1].first_succ = 0);
    REFUSED("wrong function", w.funcs[1].sym = 2);
    REFUSED("has no block", w.funcs[1].nblocks = 0);
    REFUSED("out of place", w.blocks[1].first = 5);
    REFUSED("empty", w.blocks[1].count = 0);
    REFUSED("does not end with", w.blocks[0].count = 3);
    REFUSED("goes on after", w.blocks[0].count = 5);
    REFUSED("does not end with", w.stmts[8].op = IR_FENCE);
    REFUSED("goes on after", w.stmts[1].op = IR_RET);
    REFUSED("successors", w.blocks[0].nsuccs = 1);
    REFUSED("successors of block 1 out of place", w.blocks[1].succ = 0);
    REFUSED("has 2 successors", w.stmts[3].op = IR_THROW);
    REFUSED("out of range", w.succs[0] = 3);
    REFUSED("unknown operation", w.stmts[1].op = IR_OP_COUNT);
    REFUSED("statements of no function", w.u->nstmts++);
}

static void test_statements(void **state)
{
    REFUSED("registers", w.funcs[0].nregs = UINT32_MAX);
    REFUSED("registers", w.funcs[0].nparams = 99);
    REFUSED("without definition", w.funcs[0].nregs++);
    REFUSED("defined twice", w.stmts[1].dst = 0);
    REFUSED("defined twice", w.stmts[1].dst = w.stmts[0].dst);
    REFUSED("defined twice", w.stmts[2].aux = w.stmts[2].dst);
    REFUSED("out of range", w.stmts[1].dst = 99);
    REFUSED("without a result", w.stmts[1].dst = IR_NO_REG);
    REFUSED("with a result", w.stmts[7].dst = 1);
    REFUSED("do not follow", w.stmts[1].arg = 0);
    REFUSED("do not follow", w.stmts[8].nargs = 1);
    REFUSED("with 5 operands", w.stmts[0].op = IR_ADD);
    REFUSED("is out of range", w.args[0] = ref_make(REF_REG, 99));
    REFUSED("is out of range", w.args[0] = ref_make(REF_BLOCK, 0));
    REFUSED("is out of range", w.args[0] = (ir_ref){5}); /* undefined, but not zero */
    REFUSED("is out of range", w.args[0] = ref_make((enum ref_kind)7, 0));
    REFUSED("'addr' in statement 0", w.args[1] = ref_make(REF_REG, 0));
    REFUSED("'addr' in statement 0", w.args[2] = (ir_ref){0});
    REFUSED("'cmp' in statement 1", w.stmts[1].sub = CMP_SGE + 1);
    REFUSED("'cmpxchg' in statement 2", w.stmts[2].sub = ORDER_SEQ_CST + 1);
    REFUSED("'rmw' in statement 5", w.stmts[5].aux = RMW_OTHER + 1);
    REFUSED("phi operand 1", w.args[w.stmts[4].arg + 1] = ref_make(REF_BLOCK, 3));
    REFUSED("phi operand 1", w.args[w.stmts[4].arg + 1] = ref_make(REF_IMM, 3));
    REFUSED("'switch' in statement 6", w.args[w.stmts[6].arg + 1] = ref_make(REF_REG, 0));
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        UNIT(test_accepted), UNIT(test_strings), UNIT(test_symbols),    UNIT(test_classes),
        UNIT(test_advisory), UNIT(test_blocks),  UNIT(test_statements),
    };
    return UNIT_RUN(tests);
}
