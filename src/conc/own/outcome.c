/*
 * Whether something was let out may be seen from a result: a compare-exchange and the creation of a
 * thread let out only if they succeed, and so does a function that comes back with zero wherever it
 * has let out what it was given, or with something else than zero (`if (put(q, x) < 0) free(x)`).
 * What comes after them is looked at on the way of success only.
 */
#include "conc/own/fresh_int.h"
#include <stdlib.h>

/* What says whether something was let out: a register that is then zero, or not. */
struct outcome {
    uint32_t flag; /* IR_NO_REG: it always is */
    bool is_zero;
};

/* Where a function has let out what it was given. */
struct let_out {
    const struct prog_func *pf;
    const struct finfo *info;
    uint8_t *reached;                     /* block -> when it is entered */
    uint8_t *within;                      /* block -> in it, or when it is entered */
    bool is_zero, is_nonzero, is_unknown; /* what it returns then */
    int64_t number;                       /* that is not zero */
    bool is_other;                        /* there is another one */
};

static void note_outing(struct conc *c, func_id f, struct let_out *l, uint32_t at)
{
    mark_reached(c, f, IR_NONE, at, l->reached);
    l->within[l->info->block_of[at]] = 1;
}

static void note_param(struct conc *c, func_id f, struct let_out *l, uint32_t param)
{
    struct root *r = root_of(fresh_of(c, f, 0), term_of(c, f, ref_make(REF_REG, param)));
    if (!r) {
        l->is_unknown = true;
        return;
    }
    const struct outings *o = outings_of(c, f, 0, r, 0);
    for (size_t i = 0; i < o->at.n; i++)
        note_outing(c, f, l, o->at.at[i]);
    for (size_t i = 0; i < r->opened.n; i++)
        note_outing(c, f, l, r->opened.at[i]);
}

static void note_number(struct let_out *l, int64_t number, bool is_out)
{
    l->is_other |= number && l->number && number != l->number;
    l->number = number ? number : l->number;
    l->is_zero |= is_out && !number;
    l->is_nonzero |= is_out && number;
}

/* The numbers that are returned, and which of them when something was let out. */
static void note_result(struct let_out *l, uint32_t stmt, ir_ref value)
{
    const struct ir_unit *unit = l->pf->unit;
    uint32_t block = l->info->block_of[stmt];
    int64_t number;
    if (ir_ref_int(unit, value, &number)) {
        note_number(l, number, l->within[block]);
        return;
    }
    uint32_t def = ref_kind(value) == REF_REG ? l->info->def[ref_index(value)] : IR_NONE;
    if (def == IR_NONE || l->pf->stmts[def].op != IR_PHI) {
        l->is_unknown = true;
        return;
    }
    const ir_ref *args = ir_args(unit, l->pf->func, &l->pf->stmts[def]);
    bool is_here = l->info->block_of[def] == block;
    bool is_late = l->within[block] && (!is_here || !l->reached[block]); /* let out after the phi */
    for (uint32_t i = 0; i < l->pf->stmts[def].nargs; i += 2) {
        if (ir_ref_int(unit, args[i], &number))
            note_number(l, number, is_late || l->within[ref_index(args[i + 1])]);
        else
            l->is_unknown = true;
    }
}

/* What the result of a function says: nothing, or what it is if something was let out. */
enum told { TOLD_NOTHING, TOLD_ZERO, TOLD_NONZERO };

static enum told find_told(struct conc *c, func_id f, uint32_t nargs)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct let_out l = {.pf = pf, .info = finfo_of(c, f)};
    l.reached = xcalloc(2 * (size_t)pf->func->nblocks + 2, 1);
    l.within = l.reached + pf->func->nblocks + 1;
    for (uint32_t i = 0; i < nargs; i++)
        note_param(c, f, &l, i);
    for (uint32_t i = 0; i < pf->func->nblocks; i++)
        l.within[i] |= l.reached[i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_RET && pf->stmts[i].nargs)
            note_result(&l, i, ir_args(pf->unit, pf->func, &pf->stmts[i])[0]);
    free(l.reached);
    /* That it is not zero is only asked for where there is one such number. */
    if (l.is_unknown || l.is_zero == l.is_nonzero || (!l.is_zero && l.is_other))
        return TOLD_NOTHING;
    return l.is_zero ? TOLD_ZERO : TOLD_NONZERO;
}

/*
 * Asked for once, or it is asked for again at every call on every way down: of functions that call
 * each other the results say no more than when they were asked for first, perhaps nothing.
 */
static struct outcome outcome_of_function(struct conc *c, const struct ir_stmt *call, func_id f)
{
    struct fresh_info *fresh = fresh_of(c, f, 0);
    uint32_t nargs = MIN(call->nargs - 1u, c->prog->funcs[f.i].func->nparams);
    if (!fresh->is_done || fresh->is_asked || call->dst == IR_NO_REG)
        return (struct outcome){IR_NO_REG, false};
    if (fresh->told_args != nargs + 1) {
        fresh->is_asked = true;
        fresh->told = (uint8_t)find_told(c, f, nargs);
        fresh->is_asked = false;
        fresh->told_args = nargs + 1;
    }
    bool tells = fresh->told != TOLD_NOTHING;
    return (struct outcome){tells ? call->dst : IR_NO_REG, fresh->told == TOLD_ZERO};
}

/* A compare-exchange and the creation of a thread let out only if they succeed. */
static struct outcome outcome_of(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    psym_id sym;
    if (s->op == IR_CMPXCHG)
        return (struct outcome){s->aux, false};
    func_id callee = callee_by_name(c, pf, stmt, &sym);
    const struct model_fn *m = sym.i == IR_NONE ? NULL : pta_model_of(c->pta, sym);
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_SPAWN && m->effects[i].success != SUCCESS_ALWAYS)
            return (struct outcome){s->dst, m->effects[i].success == SUCCESS_ZERO};
    if (!m && callee.i != IR_NONE && !c->prog->classes)
        return outcome_of_function(c, s, callee);
    return (struct outcome){IR_NO_REG, false};
}

/* The successor that success leads to, if the block branches on it. */
static uint32_t success_only(struct conc *c, func_id f, uint32_t block, struct outcome o)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
    const struct ir_stmt *t = &pf->stmts[b->first + b->count - 1];
    if (t->op != IR_BRANCH || o.flag == IR_NO_REG)
        return IR_NONE;
    bool if_true;
    ir_ref value = tested_flag(c, f, ir_args(pf->unit, pf->func, t)[0], &if_true);
    if (ref_kind(value) != REF_REG || ref_index(value) != o.flag)
        return IR_NONE;
    return ir_succs(pf->unit, pf->func, b)[if_true != o.is_zero ? 0 : 1];
}

void mark_reached(struct conc *c, func_id f, uint32_t maker, uint32_t at, uint8_t *reached)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct outcome outcome = outcome_of(c, f, at);
    uint8_t *seen = outcome.flag == IR_NO_REG ? reached : xcalloc(pf->func->nblocks + 1, 1);
    u32_vec work = {0};
    vec_push(&work, finfo_of(c, f)->block_of[at]);
    while (work.n) {
        uint32_t block = vec_pop(&work), only = success_only(c, f, block, outcome);
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t succ = ir_succs(pf->unit, pf->func, b)[i];
            if (seen[succ] || (only != IR_NONE && succ != only))
                continue;
            seen[succ] = reached[succ] = 1;
            if (succ != maker)
                vec_push(&work, succ);
        }
    }
    vec_release(&work);
    if (seen != reached)
        free(seen);
}
