/*
 * Functions with one loop that stand for what the platform does as a whole: arrays of arrays
 * (rows.c), parts of arrays (range.c). Everything in them is at the line of the place that calls
 * them, so that an access is reported there.
 */
#include "front/java/lower.h"

ir_ref made_value(struct jmade *f, struct ir_stmt s, const ir_ref *args, uint32_t n)
{
    s.dst = ir_build_reg(f->lo->build);
    ir_build_stmt(f->lo->build, s, args, n, &f->pos);
    return reg_ref(s.dst);
}

void made_stmt(struct jmade *f, struct ir_stmt s, const ir_ref *args, uint32_t n)
{
    s.dst = IR_NO_REG;
    ir_build_stmt(f->lo->build, s, args, n, &f->pos);
}

ir_ref made_element(struct jmade *f, ir_ref array, uint32_t size, ir_ref index)
{
    ir_ref args[5] = {array, ir_build_int(f->lo->build, IR_ARRAY_ELEMENTS),
                      ir_build_int(f->lo->build, size), index, ir_build_int(f->lo->build, 0)};

    return made_value(f, (struct ir_stmt){.op = IR_ADDR, .flags = IRF_PTR}, args, 5);
}

struct jmade made_begin(struct lower *lo, uint32_t sym, uint32_t nparams, uint32_t scope,
                        uint32_t line)
{
    struct jmade f = {lo, {.scope = scope, .line = line}};

    ir_build_sym_at(lo->build, sym)->flags |= SYMF_ARTIFICIAL;
    ir_build_func_begin(lo->build, sym, nparams, 0);
    ir_build_func_at(lo->build)->scope = scope;
    ir_build_func_at(lo->build)->line = line;
    ir_build_block(lo->build);
    return f;
}

/* Blocks: 0 is what was built so far, 1 tests, 2 is the body, 3 comes next. */
void made_loop(struct jmade *f, ir_ref first, ir_ref end, made_body *body, void *ctx)
{
    static const uint32_t loop[1] = {1}, split[2] = {2, 3};
    struct ir_builder *build = f->lo->build;
    ir_ref next, index, args[2];

    made_stmt(f, (struct ir_stmt){.op = IR_JUMP}, NULL, 0);
    ir_build_succs(build, loop, 1);

    ir_build_block(build);
    next = reg_ref(ir_build_reg(build));
    ir_ref phi[4] = {first, ref_make(REF_BLOCK, 0), next, ref_make(REF_BLOCK, 2)};
    index = made_value(f, (struct ir_stmt){.op = IR_PHI}, phi, 4);
    args[0] = index;
    args[1] = end;
    args[0] = made_value(f, (struct ir_stmt){.op = IR_CMP, .sub = CMP_SLT}, args, 2);
    made_stmt(f, (struct ir_stmt){.op = IR_BRANCH}, args, 1);
    ir_build_succs(build, split, 2);

    ir_build_block(build);
    body(f, index, ctx);
    args[0] = index;
    args[1] = ir_build_int(build, 1);
    ir_build_stmt(build, (struct ir_stmt){.op = IR_ADD, .size = 4, .dst = ref_index(next)}, args, 2,
                  &f->pos);
    made_stmt(f, (struct ir_stmt){.op = IR_JUMP}, NULL, 0);
    ir_build_succs(build, loop, 1);
    ir_build_block(build);
}
