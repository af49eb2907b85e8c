/*
 * Flags in memory. A cell is a small local variable, or what a parameter points to, whose address
 * is used only to load and to store, or handed on to a parameter that is a cell of its function:
 * `bool failed; p = get_locked(key, &failed); if (failed) return;`. What a constant stored there
 * says, zero or not, is a fact of the state (facts.c) until the next store, and goes back to the
 * caller with the exit. Such facts keep states apart that hold the same locks, as long as there is
 * room.
 *
 * Cost: one pass over a function's operands, when it is first asked for.
 */
#include "conc/flow_int.h"

enum { MAX_CALLEE_DEPTH = 6 };

static const struct idset *cells_of(struct conc *, func_id, int depth);

static func_id callee_of(const struct conc *c, const struct prog_func *pf, const struct ir_stmt *s)
{
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    if (ref_kind(callee) != REF_SYM)
        return (func_id){IR_NONE};
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
    return pta_model_of(c->pta, sym) ? (func_id){IR_NONE} : c->prog->syms[sym.i].func;
}

/* May operand k of the statement be the address of a cell? */
static bool is_cell_use(struct conc *c, const struct prog_func *pf, const struct ir_stmt *s,
                        uint32_t k, int depth)
{
    if (s->op == IR_LOAD || s->op == IR_STORE)
        return k == 0 && s->size < pf->unit->pointer_size && s->sub == ORDER_NONE &&
               !(s->flags & IRF_VOLATILE);
    if (s->op != IR_CALL || k == 0 || depth > MAX_CALLEE_DEPTH)
        return false;
    func_id callee = callee_of(c, pf, s);
    return callee.i != IR_NONE && k - 1 < c->prog->funcs[callee.i].func->nparams &&
           idset_has(cells_of(c, callee, depth + 1), k - 1);
}

static const struct idset *cells_of(struct conc *c, func_id f, int depth)
{
    struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (info->has_cells)
        return &info->cells;
    info->has_cells = true; /* empty meanwhile: round a cycle of calls nothing is one */
    struct idset cells = {0};
    for (uint32_t i = 0; i < pf->func->nparams; i++)
        idset_add(&cells, i);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_ALLOCA)
            idset_add(&cells, pf->stmts[i].dst);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[i]);
        for (uint32_t k = 0; k < pf->stmts[i].nargs; k++)
            if (ref_kind(args[k]) == REF_REG && idset_has(&cells, ref_index(args[k])) &&
                !is_cell_use(c, pf, &pf->stmts[i], k, depth))
                idset_remove(&cells, ref_index(args[k]));
    }
    info->cells = cells;
    return &info->cells;
}

/* The term of what is in the cell; PTA_NONE if the operand is no address of a cell. */
static uint32_t term_of_cell(const struct walk *w, ir_ref address)
{
    if (ref_kind(address) != REF_REG || !idset_has(cells_of(w->c, w->func, 0), ref_index(address)))
        return PTA_NONE;
    return term_of_flag(w->c, term_of(w->c, w->func, address));
}

static bool is_touched(const struct walk *w, uint32_t first, uint32_t end, ir_ref cell)
{
    for (uint32_t i = first; i < end; i++) {
        const struct ir_stmt *s = &w->pf->stmts[i];
        const ir_ref *args = ir_args(w->pf->unit, w->pf->func, s);
        for (uint32_t k = 0; s->op != IR_LOAD && k < s->nargs; k++)
            if (args[k].bits == cell.bits)
                return true;
    }
    return false;
}

/* A value that its own block branches on: nothing happens to the cell in between. */
uint32_t fact_term(const struct walk *w, ir_ref value)
{
    uint32_t def = ref_kind(value) == REF_REG ? w->info->def[ref_index(value)] : IR_NONE;
    if (def == IR_NONE || w->pf->stmts[def].op != IR_LOAD)
        return term_of(w->c, w->func, value);
    ir_ref cell = ir_args(w->pf->unit, w->pf->func, &w->pf->stmts[def])[0];
    uint32_t term = term_of_cell(w, cell), block = w->info->block_of[def];
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + block];
    uint32_t last = b->first + b->count - 1;
    const struct ir_stmt *s = &w->pf->stmts[last];
    bool is_tested = s->op == IR_BRANCH && s->nargs &&
                     test_of(w, ir_args(w->pf->unit, w->pf->func, s)[0]).value.bits == value.bits;
    if (term == PTA_NONE || !is_tested || is_touched(w, def, last, cell))
        return term_of(w->c, w->func, value);
    return term;
}

/* Is it worth a fact: the function looks at it, or its caller may? */
static bool is_of_interest(const struct walk *w, ir_ref cell, uint32_t term)
{
    return ref_index(cell) < w->pf->func->nparams || idset_has(&w->info->tested, term);
}

void cell_step(const struct walk *w, uint32_t stmt, state_vec *states)
{
    const struct ir_stmt *s = &w->pf->stmts[stmt];
    const ir_ref *args = ir_args(w->pf->unit, w->pf->func, s);
    if (s->op != IR_STORE && s->op != IR_CALL)
        return;
    for (uint32_t k = s->op == IR_CALL; k < (s->op == IR_CALL ? s->nargs : 1); k++) {
        uint32_t term = term_of_cell(w, args[k]);
        enum truth truth = s->op == IR_STORE ? truth_of(w, args[1]) : TRUTH_UNKNOWN;
        for (size_t i = 0; term != PTA_NONE && i < states->n; i++)
            if (truth != TRUTH_UNKNOWN && is_of_interest(w, args[k], term))
                set_fact(w->c, &states->at[i], term, truth == TRUTH_NONZERO);
            else
                forget_fact(w->c, &states->at[i], term);
    }
}

uint32_t cell_at_exit(const struct walk *w, const struct state *s)
{
    for (uint32_t i = 0; i < w->pf->func->nparams; i++) {
        uint32_t term = term_of_cell(w, ref_make(REF_REG, i));
        enum truth truth = term == PTA_NONE ? TRUTH_UNKNOWN : fact_of(w->c, s, term);
        if (truth != TRUTH_UNKNOWN)
            return (i << 1 | (truth == TRUTH_NONZERO)) + 1;
    }
    return 0;
}

void cell_after_call(const struct walk *w, struct state *s, uint32_t stmt, uint32_t cell)
{
    ir_ref arg = cell ? call_arg(w->pf, stmt, (int32_t)((cell - 1) >> 1)) : (ir_ref){0};
    uint32_t term = term_of_cell(w, arg);
    if (term != PTA_NONE && is_of_interest(w, arg, term))
        set_fact(w->c, s, term, (cell - 1) & 1);
}
