/*
 * Functions that come back only if a parameter is not zero:
 * `void assume(int c) { if (!c) abort(); }`. Who gets past such a call knows that the value is not
 * zero, as after a branch.
 */
#include "conc/flow/flow_int.h"
#include <stdlib.h>

/* Can the function return from here? */
static bool may_return(const struct prog_func *pf, uint32_t from)
{
    bool found = false;
    u32_vec work = {0};
    uint8_t *seen = xcalloc(pf->func->nblocks + 1, 1);
    vec_push(&work, from);
    while (work.n && !found) {
        uint32_t block = vec_pop(&work);
        if (seen[block])
            continue;
        seen[block] = 1;
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
        uint8_t op = pf->stmts[b->first + b->count - 1].op;
        found = op == IR_RET || op == IR_THROW;
        for (uint32_t i = 0; i < b->nsuccs; i++)
            vec_push(&work, ir_succs(pf->unit, pf->func, b)[i]);
    }
    vec_release(&work);
    free(seen);
    return found;
}

static uint32_t find_required(struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct walk w = {.c = c, .func = f, .pf = pf, .info = finfo_of(c, f)};
    if (!pf->func->nparams || !pf->func->nblocks)
        return IR_NONE;
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block];
    const struct ir_stmt *term = &pf->stmts[b->first + b->count - 1];
    if (term->op != IR_BRANCH || b->nsuccs < 2)
        return IR_NONE;
    struct test t = test_of(&w, ir_args(pf->unit, pf->func, term)[0]);
    if (ref_kind(t.value) != REF_REG || t.is_sign || ref_index(t.value) >= pf->func->nparams)
        return IR_NONE;
    const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
    bool is_required = (t.if_true == TRUTH_ZERO && !may_return(pf, succ[0])) ||
                       (t.if_false == TRUTH_ZERO && !may_return(pf, succ[1]));
    return is_required ? ref_index(t.value) : IR_NONE;
}

/* The parameter that must not be zero; IR_NONE if there is none. */
static uint32_t required_param(struct conc *c, func_id f)
{
    struct finfo *info = finfo_of(c, f);
    if (!info->required)
        info->required = find_required(c, f) + 2; /* 1: none */
    return info->required - 2;
}

ir_ref required_argument(struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    for (uint32_t i = 0; i < n; i++) {
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_ASSUME &&
                e[i].model->effects[k].src.kind == PLACE_ARG)
                return call_arg(pf, stmt, e[i].model->effects[k].src.index);
        uint32_t param = IR_NONE;
        if (n == 1 && e[i].kind == EDGE_CALL && !e[i].model)
            param = required_param(c, pta_inst_func(c->pta, (inst_id){e[i].target}));
        if (param != IR_NONE)
            return call_arg(pf, stmt, (int32_t)param);
    }
    return (ir_ref){0};
}

ir_ref deciding_value(struct conc *c, inst_id inst, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->op == IR_BRANCH)
        return ir_args(pf->unit, pf->func, s)[0];
    return s->op == IR_CALL && s->nargs > 1 ? required_argument(c, inst, stmt) : (ir_ref){0};
}

void require_argument(const struct walk *w, uint32_t stmt, state_vec *states)
{
    ir_ref value = required_argument(w->c, w->inst, stmt);
    if (!value.bits)
        return;
    struct test t = test_of(w, value);
    size_t kept = 0;
    for (size_t i = 0; i < states->n; i++)
        if (assume(w, &states->at[i], &t, true))
            states->at[kept++] = states->at[i];
    states->n = kept;
}
