/*
 * Records that are taken out of a queue by value: `job = q->jobs[q->head]; q->head++`, in the
 * function itself or by a call that fills a variable of the caller, through a parameter or as its
 * result. The pointers in the copy are taken as if they had been loaded from the queue (take.c,
 * A-TAKEN): who has the copy has what they point to, until one of them, or the copy, is put
 * somewhere again.
 *
 * The variable is one of the function's own, and everything that is stored to it where the pointer
 * lies is such a copy, or a constant.
 */
#include "conc/own/fresh_int.h"

enum { MAX_COPY_DEPTH = 2 };

/* What is done to the place of a pointer in a variable. */
enum fill { FILL_NONE, FILL_TAKEN, FILL_OTHER };

/* A place: what a register points to, at an offset. */
struct place_at {
    uint32_t reg;
    int64_t off;
};

/* The register that an address is made of by adding a constant; IR_NO_REG. */
static struct place_at place_of(struct conc *c, func_id f, ir_ref ref)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct place_at p = {IR_NO_REG, 0};
    const uint32_t *t = tuples_at(&c->terms, term_strip(c, term_of(c, f, ref), &p.off));
    if (t[0] == TERM_PARAM && t[1] == f.i)
        p.reg = t[2];
    else if (t[0] == TERM_REG && t[1] != PTA_NONE && t[1] - pf->reg_base < pf->func->nregs)
        p.reg = t[1] - pf->reg_base;
    return p;
}

/* Is the element at the address left out of the queue afterwards, by the same function? */
static bool source_takes(struct conc *c, func_id f, uint32_t stmt, ir_ref from)
{
    int64_t off;
    uint32_t term = term_strip(c, term_of(c, f, from), &off);
    const uint32_t *t = tuples_at(&c->terms, term);
    if ((t[0] == TERM_INDEX && index_is_moved_on(c, f, t[3], stmt)) ||
        element_is_shifted_out(c, f, stmt, from))
        return true;
    struct place_at node = place_of(c, f, from);
    uint32_t def = node.reg == IR_NO_REG ? IR_NONE : finfo_of(c, f)->def[node.reg];
    return def != IR_NONE && stmt_takes(c, f, def); /* a node that was taken off its list */
}

static bool value_takes(struct conc *c, func_id f, ir_ref value)
{
    uint32_t def = ref_kind(value) == REF_REG ? finfo_of(c, f)->def[ref_index(value)] : IR_NONE;
    return def != IR_NONE && (stmt_takes(c, f, def) || call_takes(c, f, def, 0));
}

static bool is_constant(const struct conc *c, const struct prog_func *pf, ir_ref ref)
{
    int64_t value;
    if (ref_kind(ref) == REF_SYM)
        return c->prog->syms[prog_sym_of(c->prog, pf->unit_index, ref_index(ref)).i].is_constant;
    return ir_ref_int(pf->unit, ref, &value);
}

static enum fill fill_by(struct conc *c, func_id f, uint32_t stmt, struct place_at at, int depth);

/* What a function does to the place that a parameter leads to. */
static enum fill fill_of_param(struct conc *c, func_id f, uint32_t param, int64_t off, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    enum fill all = FILL_NONE;
    if (depth > MAX_COPY_DEPTH || param >= pf->func->nparams)
        return FILL_OTHER;
    for (uint32_t i = 0; i < pf->func->nstmts && all != FILL_OTHER; i++)
        all = MAX(all, fill_by(c, f, i, (struct place_at){param, off}, depth));
    return all;
}

static enum fill fill_by_call(struct conc *c, func_id f, uint32_t stmt, struct place_at at,
                              int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    enum fill all = FILL_NONE;
    const ir_ref *args = prog_args(pf, s);
    for (uint32_t k = 1; k < s->nargs; k++) {
        struct place_at to = place_of(c, f, args[k]);
        if (to.reg != at.reg || to.reg == IR_NO_REG)
            continue;
        psym_id sym = ref_kind(args[0]) == REF_SYM
                          ? prog_sym_of(c->prog, pf->unit_index, ref_index(args[0]))
                          : (psym_id){IR_NONE};
        const struct model_fn *m = sym.i == IR_NONE ? NULL : pta_model_of(c->pta, sym);
        if (m && !model_has(m, EFFECT_WRITE) && !model_has(m, EFFECT_COPY) &&
            !model_has(m, EFFECT_ASSIGN))
            continue; /* it only reads */
        func_id callee = sym.i == IR_NONE || m ? (func_id){IR_NONE} : c->prog->syms[sym.i].func;
        if (callee.i == IR_NONE)
            return FILL_OTHER;
        enum fill one = fill_of_param(c, callee, k - 1, at.off - to.off, depth + 1);
        if (one == FILL_TAKEN && !func_takes_lock(c, callee) && !func_takes_lock(c, f))
            return FILL_OTHER;
        all = MAX(all, one);
    }
    return all;
}

/* What a statement does to the place. */
static enum fill fill_by(struct conc *c, func_id f, uint32_t stmt, struct place_at at, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = prog_args(pf, s);
    if (s->op == IR_CALL)
        return fill_by_call(c, f, stmt, at, depth);
    if (s->op != IR_STORE && s->op != IR_MEMCOPY && s->op != IR_MEMSET && s->op != IR_RMW &&
        s->op != IR_CMPXCHG)
        return FILL_NONE;
    struct place_at to = place_of(c, f, args[0]);
    if (to.reg != at.reg)
        return FILL_NONE;
    int64_t size = pf->unit->pointer_size;
    if (s->op == IR_STORE && (to.off >= at.off + size || to.off + s->size <= at.off))
        return FILL_NONE;
    if (s->op == IR_MEMSET || (s->op != IR_RMW && is_constant(c, pf, args[1])))
        return FILL_NONE;
    bool takes = s->op == IR_STORE     ? value_takes(c, f, args[1])
                 : s->op == IR_MEMCOPY ? source_takes(c, f, stmt, args[1])
                                       : false;
    return takes ? FILL_TAKEN : FILL_OTHER;
}

/* The statement that fills the variable which the load reads; IR_NONE if it is not taken so. */
static uint32_t filled_at(struct conc *c, func_id f, uint32_t load)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    struct place_at at = place_of(c, f, prog_args(pf, &pf->stmts[load])[0]);
    uint32_t def = at.reg == IR_NO_REG ? IR_NONE : info->def[at.reg], found = IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_ALLOCA)
        return IR_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        enum fill one = fill_by(c, f, i, at, 0);
        if (one == FILL_OTHER)
            return IR_NONE;
        if (one == FILL_TAKEN && comes_first(info, i, load))
            found = i;
    }
    bool is_locked = found != IR_NONE && (pf->stmts[found].op == IR_CALL || func_takes_lock(c, f));
    return is_locked ? found : IR_NONE;
}

static bool may_copy(const struct prog_func *pf)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_MEMCOPY || pf->stmts[i].op == IR_CALL)
            return true;
    return false;
}

void copied_find(struct conc *c, func_id f, struct fresh_info *info)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (c->prog->classes || !finfo_of(c, f)->cfg || !may_copy(pf))
        return;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_LOAD || !(s->flags & IRF_PTR) || s->size != pf->unit->pointer_size)
            continue;
        uint32_t term = term_of(c, f, ref_make(REF_REG, s->dst));
        uint32_t fill = filled_at(c, f, i);
        struct root *r = fill == IR_NONE ? NULL : add_root(info, term, fill, true);
        if (r)
            r->copy = operand_root(c, f, info, prog_args(pf, s)[0]) - info->roots.at + 1;
    }
}

/* What lets the copy out lets out what its pointers lead to. */
void copied_let_out(struct fresh_info *info)
{
    for (size_t i = 0; i < info->roots.n; i++) {
        struct root *r = &info->roots.at[i];
        const struct root *copy = r->copy ? &info->roots.at[r->copy - 1] : NULL;
        for (size_t k = 0; copy && k < copy->published.n; k++)
            if (copy->published.at[k] != r->made_at)
                vec_push(&r->published, copy->published.at[k]);
        for (size_t k = 0; copy && k < copy->opened.n; k++)
            if (copy->opened.at[k] != r->made_at)
                vec_push(&r->published, copy->opened.at[k]);
    }
}

bool func_copies_out(struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; !c->prog->classes && i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_MEMCOPY && source_takes(c, f, i, prog_args(pf, &pf->stmts[i])[1]))
            return true;
    return false;
}
