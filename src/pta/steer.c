/*
 * Functions whose callers choose by a constant what they do: `config(OP_X, ...)` with a switch
 * over its first parameter and arguments that mean something else in every case, or
 * `lock_new(LOCK_OF_LOG)` that makes a lock for some numbers and has static ones for the others.
 * They are analysed once per call site (wrapper.c), and there only in the blocks that the constant
 * leads to, with the one element of a static array that it selects.
 */
#include "pta/pta_int.h"

enum { MAX_HANDED = 4, MAX_STEPS = 8 };

/* The parameter that a switch looks at; PTA_NONE. */
static uint32_t switch_param(const struct prog_func *pf, const struct ir_stmt *s)
{
    if (s->op != IR_SWITCH)
        return PTA_NONE;
    ir_ref value = ir_args(pf->unit, pf->func, s)[0];
    bool is_param = ref_kind(value) == REF_REG && ref_index(value) < pf->func->nparams;
    return is_param ? ref_index(value) : PTA_NONE;
}

static bool has_switch(const struct prog_func *pf)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (switch_param(pf, &pf->stmts[i]) != PTA_NONE)
            return true;
    return false;
}

bool func_is_steered(const struct prog_func *pf)
{
    return pf->func->flags & FUNC_VARIADIC && has_switch(pf);
}

bool func_leaves_out(const struct pta *p, const struct prog_func *pf)
{
    uint32_t func = (uint32_t)(pf - p->prog->funcs);
    if (!has_clones(p) || p->opt.sound || !p->is_cloned[func])
        return false;
    return func_is_steered(pf) || (p->gives_fresh[func] && !p->is_raw[func] && has_switch(pf));
}

/* A function and the calls that led to it, newest first. */
struct place_in_chain {
    const struct prog_func *pf;
    const uint32_t *calls;
    uint32_t ncalls;
};

static bool constant_in(const struct pta *p, struct place_in_chain at, ir_ref ref, int steps,
                        int64_t *value);

/* The constant that the newest call passes as a parameter, itself or from its function's. */
static bool passed_constant(const struct pta *p, struct place_in_chain at, uint32_t param,
                            int64_t *value)
{
    uint32_t stmt;
    if (!at.ncalls)
        return false;
    const struct prog_func *caller = prog_stmt(p->prog, at.calls[0], &stmt);
    const struct ir_stmt *call = &caller->stmts[stmt];
    const ir_ref *args = ir_args(caller->unit, caller->func, call);
    if (call->op != IR_CALL || param + 1 >= call->nargs)
        return false;
    if (ref_kind(args[0]) == REF_SYM &&
        prog_sym_of(p->prog, caller->unit_index, ref_index(args[0])).i != at.pf->sym.i)
        return false;
    ir_ref arg = args[param + 1];
    if (ir_ref_int(caller->unit, arg, value))
        return true;
    /* Who calls itself may hand over another one each time. */
    bool is_own = ref_kind(arg) == REF_REG && ref_index(arg) < caller->func->nparams;
    if (!is_own || p->is_recursive[caller - p->prog->funcs])
        return false;
    struct place_in_chain up = {caller, at.calls + 1, at.ncalls - 1};
    return passed_constant(p, up, ref_index(arg), value);
}

static bool constant_of(const struct pta *p, struct place_in_chain at, const struct ir_stmt *s,
                        int steps, int64_t *value)
{
    const ir_ref *args = ir_args(at.pf->unit, at.pf->func, s);
    int64_t a, b;
    switch (s->op) {
    case IR_COPY:
        return constant_in(p, at, args[0], steps, value);
    case IR_ZEXT:
    case IR_SEXT:
    case IR_TRUNC:
        return constant_in(p, at, args[0], steps, &a) && ir_convert(s, a, value);
    default:
        return s->nargs == 2 && ir_op_info(s->op)->flags & OPF_INT &&
               constant_in(p, at, args[0], steps, &a) && constant_in(p, at, args[1], steps, &b) &&
               ir_fold(s, a, b, value);
    }
}

static bool constant_in(const struct pta *p, struct place_in_chain at, ir_ref ref, int steps,
                        int64_t *value)
{
    if (ref_kind(ref) != REF_REG)
        return ir_ref_int(at.pf->unit, ref, value);
    if (ref_index(ref) < at.pf->func->nparams)
        return passed_constant(p, at, ref_index(ref), value);
    uint32_t def = steps ? definition_of(at.pf, ref) : IR_NONE;
    return def != IR_NONE && constant_of(p, at, &at.pf->stmts[def], steps - 1, value);
}

/* What an integer of an instance is, if constants that it is called with say so. */
static bool inst_constant(const struct pta *p, inst_id id, ir_ref ref, int64_t *value)
{
    const struct inst *inst = &p->insts.at[id.i];
    uint32_t calls[MAX_HANDED], newest = tuples_at(&p->ctxs, inst->ctx)[1];
    if (newest == PTA_NONE || newest & CTX_IS_OBJECT)
        return false;
    struct place_in_chain at = {&p->prog->funcs[inst->func.i], calls,
                                pta_ctx_calls(p, inst->ctx, calls, MAX_HANDED)};
    return constant_in(p, at, ref, MAX_STEPS, value);
}

/* The successor that a switch takes in a context, PTA_NONE if that is not known. */
static uint32_t taken(const struct pta *p, inst_id id, const struct prog_func *pf,
                      const struct ir_stmt *s)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    int64_t value, label;
    if (switch_param(pf, s) == PTA_NONE || !inst_constant(p, id, args[0], &value))
        return PTA_NONE;
    for (uint32_t i = 1; i < s->nargs; i++)
        if (ir_ref_int(pf->unit, args[i], &label) && label == value)
            return i;
    return 0;
}

uint32_t element_shift(struct pta *p, inst_id inst, const struct tcon *c)
{
    const struct prog_func *pf = inst_prog_func(p, inst);
    const struct ir_stmt *s = &pf->stmts[c->stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct shift by = shift_at(p, c->arg);
    int64_t off, stride, index;
    if (!ir_ref_int(pf->unit, args[1], &off))
        return c->arg;
    for (uint32_t i = 2; i + 2 < s->nargs; i += 3) {
        if (!ir_ref_int(pf->unit, args[i], &stride) ||
            !inst_constant(p, inst, args[i + 1], &index) || index != (int8_t)index ||
            stride != (int32_t)stride)
            return c->arg;
        off += stride * index;
    }
    if (off != (int32_t)off)
        return c->arg;
    struct shift exact = {
        .off = (int32_t)off, .layout = by.layout, .inside = by.inside, .record = by.record};
    return shift_make(p, exact);
}

const bool *live_blocks(struct pta *p, inst_id id)
{
    const struct prog_func *pf = inst_prog_func(p, id);
    if (!func_leaves_out(p, pf))
        return NULL;
    bool *live = ARENA_ARRAY(&p->arena, bool, pf->func->nblocks + 1);
    u32_vec work = {0};
    vec_push(&work, 0);
    live[0] = true;
    while (work.n) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        uint32_t only = taken(p, id, pf, &pf->stmts[b->first + b->count - 1]);
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t to = pf->unit->succs[pf->func->first_succ + b->succ + i];
            if ((only != PTA_NONE && i != only) || live[to])
                continue;
            live[to] = true;
            vec_push(&work, to);
        }
    }
    vec_release(&work);
    return live;
}

uint32_t stmt_block(const struct prog_func *pf, uint32_t stmt)
{
    uint32_t lo = 0, hi = pf->func->nblocks;
    while (hi - lo > 1) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (pf->unit->blocks[pf->func->first_block + mid].first <= stmt)
            lo = mid;
        else
            hi = mid;
    }
    return lo;
}

bool pta_runs(const struct pta *p, inst_id id, uint32_t stmt)
{
    const bool *live = p->insts.at[id.i].live;
    return !live || live[stmt_block(inst_prog_func(p, id), stmt)];
}
