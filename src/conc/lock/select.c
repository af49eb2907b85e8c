/*
 * Calls with a table and a number that give an element: `list.get(i)`, `lock_at(table, i)`. The
 * library's do. A function of the program must be seen to use the number as it is for an index:
 * of `table[i % 4]` two numbers in order say nothing of the order of the locks.
 */
#include "conc/lock/lockrel.h"

static uint32_t result_term(struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t found = PTA_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_RET || !pf->stmts[i].nargs)
            continue;
        uint32_t term = term_of(c, f, prog_args(pf, &pf->stmts[i])[0]);
        if (found != PTA_NONE && term != found)
            return PTA_NONE;
        found = term;
    }
    return found;
}

static bool body_selects(struct conc *c, func_id f)
{
    enum { NUMBER = 1, MAX_DEEP = 16 };
    uint32_t term = result_term(c, f);
    for (int n = 0; n < MAX_DEEP && term != PTA_NONE; n++) {
        const uint32_t *t = tuples_at(&c->terms, term);
        if (t[0] == TERM_INDEX) {
            const uint32_t *number = tuples_at(&c->terms, t[3]);
            if (number[0] == TERM_PARAM && number[2] == NUMBER)
                return true;
        }
        if (t[0] != TERM_LOAD && t[0] != TERM_ADD && t[0] != TERM_INDEX)
            return false;
        term = t[1];
    }
    return false;
}

static bool selects_by_number(struct conc *c, const struct relation_query *q, func_id func,
                              uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[func.i];
    ir_ref callee = prog_args(pf, &pf->stmts[stmt])[0];
    uint32_t n = 0;
    if (ref_kind(callee) == REF_SYM) {
        psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
        func_id f = c->prog->syms[sym.i].func;
        return f.i == IR_NONE || prog_func_is_library(c->prog, f) || body_selects(c, f);
    }
    if (!q || q->fctx >= c->fctxs.n || func_of_fctx(c, q->fctx).i != func.i)
        return true;
    const struct pta_edge *e =
        pta_edges(c->pta, c->frames.at[c->fctxs.at[q->fctx].frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        func_id f = {IR_NONE};
        if (e[i].kind == EDGE_CALL)
            f = pta_inst_func(c->pta, (inst_id){e[i].target});
        if (f.i != IR_NONE && !prog_func_is_library(c->prog, f) && !body_selects(c, f))
            return false;
    }
    return true;
}

bool call_selects(struct conc *c, const struct relation_query *q, func_id func, uint32_t value,
                  struct selection *out)
{
    const struct prog_func *pf = &c->prog->funcs[func.i];
    const uint32_t *t = tuples_at(&c->terms, value);
    if (t[0] != TERM_REG || t[1] - pf->reg_base >= pf->func->nregs)
        return false;
    uint32_t stmt = finfo_of(c, func)->def[t[1] - pf->reg_base];
    const struct ir_stmt *s = stmt == IR_NONE ? NULL : &pf->stmts[stmt];
    if (!s || (s->op != IR_CALL && s->op != IR_VCALL) || s->nargs != 3 ||
        !selects_by_number(c, q, func, stmt))
        return false;
    const ir_ref *args = prog_args(pf, s);
    out->number = term_of(c, func, args[2]);
    out->table = term_index(c, term_of(c, func, args[1]), 2, term_of(c, func, args[0]));
    return true;
}

void selected_to_numbers(struct conc *c, const struct relation_query *q, func_id func, uint32_t *x,
                         uint32_t *y)
{
    struct selection a, b;
    if (call_selects(c, q, func, *x, &a) && call_selects(c, q, func, *y, &b) &&
        a.table == b.table) {
        *x = a.number;
        *y = b.number;
    }
}
