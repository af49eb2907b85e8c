/*
 * Flags in memory. A cell is a small local variable, or what a parameter points to, whose address
 * is used only to load and to store, or handed on to a parameter that is a cell of its function:
 * `bool failed; p = get_locked(key, &failed); if (failed) return;`. What a constant stored there
 * says, zero or not, is a fact of the state (facts.c) until the next store, and goes back to the
 * caller with the exit. Such facts keep states apart that hold the same locks, as long as there is
 * room.
 *
 * The same for values that a function reads more than once and also stores somewhere: `if
 * (mod->needs_lock)` twice, and `mod = NULL` at the end. They stay known until such a store
 * (A-RELOAD for what others do), as long as the block that reads them also branches on them.
 *
 * Cost: one pass over a function's operands, when it is first asked for.
 */
#include "conc/flow/flow_int.h"

enum { MAX_CALLEE_DEPTH = 6 };

static const struct idset *cells_of(struct conc *, func_id, int depth);

func_id named_body(const struct conc *c, const struct prog_func *pf, const struct ir_stmt *s)
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
    func_id callee = named_body(c, pf, s);
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

/* ---- values that are read again ---- */

static const struct ir_stmt *def_of(const struct walk *w, ir_ref ref, uint32_t *number)
{
    *number = ref_kind(ref) == REF_REG ? w->info->def[ref_index(ref)] : IR_NONE;
    return *number == IR_NONE ? NULL : &w->pf->stmts[*number];
}

/* An address or value as this block reads it; *first: where it begins to. */
static uint32_t term_read_here(const struct walk *w, ir_ref ref, uint32_t block, uint32_t *first,
                               bool *is_stored, int depth)
{
    uint32_t def;
    const struct ir_stmt *s = def_of(w, ref, &def);
    int64_t off;
    if (!s || w->info->block_of[def] != block || depth > MAX_CALLEE_DEPTH)
        return term_of(w->c, w->func, ref);
    const ir_ref *args = ir_args(w->pf->unit, w->pf->func, s);
    if (s->op == IR_ADDR && s->nargs == 2 && ir_ref_int(w->pf->unit, args[1], &off))
        return term_add(w->c, term_read_here(w, args[0], block, first, is_stored, depth + 1), off);
    if (s->op != IR_LOAD || s->sub != ORDER_NONE || s->flags & IRF_VOLATILE)
        return term_of(w->c, w->func, ref);
    *first = MIN(*first, def);
    *is_stored |= tuples_at(&w->c->terms, term_of(w->c, w->func, ref))[0] == TERM_REG;
    return term_of_read(w->c, term_read_here(w, args[0], block, first, is_stored, depth + 1));
}

static bool has_store(const struct walk *w, uint32_t first, uint32_t end)
{
    for (uint32_t i = first; i < end; i++)
        if (w->pf->stmts[i].op == IR_STORE || w->pf->stmts[i].op == IR_CALL)
            return true;
    return false;
}

/* A value that its own block branches on: nothing happens to it in between. */
uint32_t fact_term(const struct walk *w, ir_ref value)
{
    uint32_t def, plain = term_of(w->c, w->func, value);
    const struct ir_stmt *load = def_of(w, value, &def);
    if (!load || load->op != IR_LOAD)
        return plain;
    ir_ref address = ir_args(w->pf->unit, w->pf->func, load)[0];
    uint32_t term = term_of_cell(w, address), block = w->info->block_of[def], first = def;
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + block];
    uint32_t last = b->first + b->count - 1;
    const struct ir_stmt *s = &w->pf->stmts[last];
    bool is_tested = s->op == IR_BRANCH && s->nargs &&
                     test_of(w, ir_args(w->pf->unit, w->pf->func, s)[0]).value.bits == value.bits;
    if (!is_tested)
        return plain;
    if (term != PTA_NONE)
        return is_touched(w, def, last, address) ? plain : term;
    bool is_stored = false; /* by the function itself, or it would not matter */
    term = term_read_here(w, value, block, &first, &is_stored, 0);
    return !is_stored || has_store(w, first, last) ? plain : term;
}

/* The function itself stores: what was read there is no longer known. */
static void forget_reads(const struct walk *w, uint32_t stmt, state_vec *states)
{
    const struct ir_stmt *s = &w->pf->stmts[stmt];
    uint32_t first = stmt;
    bool is_stored = false;
    uint32_t address = term_read_here(w, ir_args(w->pf->unit, w->pf->func, s)[0],
                                      w->info->block_of[stmt], &first, &is_stored, 0);
    for (size_t i = 0; i < states->n; i++) {
        uint32_t key[KEY_WIDTH];
        key_get(w->c, states->at[i].key, key);
        for (uint32_t k = KEY_FACT; k < KEY_WIDTH; k++)
            if (key[k] && term_reads(w->c, (key[k] - 1) >> 1, address))
                forget_fact(w->c, &states->at[i], (key[k] - 1) >> 1);
    }
}

/* ---- cells in states ---- */

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
    if (s->op == IR_STORE)
        forget_reads(w, stmt, states);
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
