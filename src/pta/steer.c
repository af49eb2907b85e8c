/*
 * Functions whose callers choose by a constant what they do: `config(OP_X, ...)` with a switch
 * over its first parameter and arguments that mean something else in every case. They are analysed
 * once per call site (wrapper.c), and there only in the blocks that the constant leads to.
 */
#include "pta/pta_int.h"

/* The parameter that a variadic function's switch looks at; PTA_NONE. */
static uint32_t switch_param(const struct prog_func *pf, const struct ir_stmt *s)
{
    if (s->op != IR_SWITCH)
        return PTA_NONE;
    ir_ref value = ir_args(pf->unit, pf->func, s)[0];
    bool is_param = ref_kind(value) == REF_REG && ref_index(value) < pf->func->nparams;
    return is_param ? ref_index(value) : PTA_NONE;
}

bool func_is_steered(const struct prog_func *pf)
{
    if (!(pf->func->flags & FUNC_VARIADIC))
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (switch_param(pf, &pf->stmts[i]) != PTA_NONE)
            return true;
    return false;
}

/* The constant that the newest call of a context passes as a parameter of the function. */
static bool passed_constant(const struct pta *p, const struct prog_func *pf, uint32_t ctx,
                            uint32_t param, int64_t *value)
{
    uint32_t site, stmt;
    if (!pta_ctx_calls(p, ctx, &site, 1))
        return false;
    const struct prog_func *caller = prog_stmt(p->prog, site, &stmt);
    const struct ir_stmt *call = &caller->stmts[stmt];
    const ir_ref *args = ir_args(caller->unit, caller->func, call);
    bool is_call = call->op == IR_CALL && ref_kind(args[0]) == REF_SYM && param + 1 < call->nargs &&
                   prog_sym_of(p->prog, caller->unit_index, ref_index(args[0])).i == pf->sym.i;
    return is_call && ir_ref_int(caller->unit, args[param + 1], value);
}

/* The successor that a switch takes in a context, PTA_NONE if that is not known. */
static uint32_t taken(const struct pta *p, const struct inst *inst, const struct prog_func *pf,
                      const struct ir_stmt *s)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    int64_t value, label;
    uint32_t param = switch_param(pf, s);
    if (param == PTA_NONE || !passed_constant(p, pf, inst->ctx, param, &value))
        return PTA_NONE;
    for (uint32_t i = 1; i < s->nargs; i++)
        if (ir_ref_int(pf->unit, args[i], &label) && label == value)
            return i;
    return 0;
}

const bool *live_blocks(struct pta *p, inst_id id)
{
    const struct inst *inst = &p->insts.at[id.i];
    const struct prog_func *pf = &p->prog->funcs[inst->func.i];
    if (!has_clones(p) || p->opt.sound || !func_is_steered(pf))
        return NULL;
    bool *live = ARENA_ARRAY(&p->arena, bool, pf->func->nblocks + 1);
    u32_vec work = {0};
    vec_push(&work, 0);
    live[0] = true;
    while (work.n) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        uint32_t only = taken(p, inst, pf, &pf->stmts[b->first + b->count - 1]);
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
