/*
 * How memory gets out: by which store, in which order that store and the loads that find it are,
 * and whether only what is started with it comes to know it. See fresh.c for what a root is.
 */
#include "conc/own/fresh_int.h"
#include "link/classes.h"

enum { MAX_LOADS = 8, MAX_RETURNS = 3, MAX_CALLERS = 8 };

/* ---- by which store ---- */

static bool is_atomic_op(const struct ir_stmt *s)
{
    return s->op == IR_STORE || s->op == IR_RMW || s->op == IR_CMPXCHG;
}

static uint32_t find_publication(struct conc *c, uint32_t fctx, struct root *r, int depth);

/* The one of two publications that says more: a plain store, which counts only if it is raced on,
 * else the one that orders more. Either may be IR_NONE. */
static uint32_t pick_publication(const struct conc *c, uint32_t x, uint32_t y)
{
    if (x == IR_NONE || y == IR_NONE)
        return MIN(x, y);
    enum ir_order a = publication_order(c, x), b = publication_order(c, y);
    if (a == ORDER_NONE || b == ORDER_NONE)
        return a == ORDER_NONE ? x : y;
    return a >= b ? x : y;
}

/* By who called the function: what the caller has of it, as its result or as an argument. */
static uint32_t published_by_callers(struct conc *c, uint32_t fctx, uint32_t param, int depth)
{
    const struct fctx *x = &c->fctxs.at[fctx];
    uint32_t found = IR_NONE;
    for (size_t i = 0; i < x->callers.n && i < MAX_CALLERS && depth < MAX_RETURNS; i++) {
        struct call_site at = c->fctxs.at[fctx].callers.at[i];
        func_id caller = pta_inst_func(c->pta, c->frames.at[c->fctxs.at[at.fctx].frame].inst);
        const struct prog_func *to = &c->prog->funcs[caller.i];
        const struct ir_stmt *s = &to->stmts[at.stmt];
        bool is_missing = param == IR_NONE ? s->dst == IR_NO_REG : param + 1 >= s->nargs;
        if (is_missing)
            continue;
        ir_ref value = param == IR_NONE ? ref_make(REF_REG, s->dst)
                                        : ir_args(to->unit, to->func, s)[param + 1];
        struct root *kept = operand_root(c, caller, fresh_of(c, caller, 0), value);
        if (kept)
            found = pick_publication(c, found, find_publication(c, at.fctx, kept, depth + 1));
    }
    return found;
}

/* The store that lets the root out, in this function, in the one it is returned to or in the one
 * that it came from; IR_NONE. */
static uint32_t find_publication(struct conc *c, uint32_t fctx, struct root *r, int depth)
{
    const struct fctx *x = &c->fctxs.at[fctx];
    func_id f = pta_inst_func(c->pta, c->frames.at[x->frame].inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const uint32_t *t = tuples_at(&c->terms, r->term);
    bool is_returned = false;
    for (size_t i = 0; i < r->published.n; i++) {
        const struct ir_stmt *s = &pf->stmts[r->published.at[i]];
        if (is_atomic_op(s))
            return pf->stmt_base + r->published.at[i];
        is_returned |= s->op == IR_RET;
    }
    uint32_t found = is_returned ? published_by_callers(c, fctx, IR_NONE, depth) : IR_NONE;
    bool is_given = !c->prog->classes && r->made_at == IR_NONE && t[0] == TERM_PARAM && t[1] == f.i;
    return found == IR_NONE && is_given ? published_by_callers(c, fctx, t[2], depth) : found;
}

uint32_t publication_of(struct conc *c, uint32_t fctx, uint32_t stmt, uint32_t address)
{
    (void)stmt;
    func_id f = pta_inst_func(c->pta, c->frames.at[c->fctxs.at[fctx].frame].inst);
    struct root *r = root_of(fresh_of(c, f, 0), term_base(c, address));
    uint32_t at = r ? find_publication(c, fctx, r, 0) : IR_NONE;
    if (at == IR_NONE)
        return 0;
    bool fresh;
    uint32_t *slot = map_slot(&c->publication_ids, at, &fresh);
    if (fresh) {
        vec_push(&c->publications, at);
        *slot = (uint32_t)c->publications.n;
    }
    return *slot;
}

enum ir_order publication_order(const struct conc *c, uint32_t stmt_id)
{
    uint32_t local;
    return (enum ir_order)prog_stmt(c->prog, stmt_id, &local)->stmts[local].sub;
}

bool loads_relaxed(struct conc *c, const inst_id *inst, ir_ref address)
{
    func_id f = pta_inst_func(c->pta, *inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const uint32_t *def = finfo_of(c, f)->def;
    for (int i = 0; i < MAX_LOADS && ref_kind(address) == REF_REG; i++) {
        if (def[ref_index(address)] == IR_NONE)
            return false;
        const struct ir_stmt *s = &pf->stmts[def[ref_index(address)]];
        if (s->op == IR_LOAD)
            return s->sub == ORDER_RELAXED;
        bool is_same = s->op == IR_ADDR || s->op == IR_COPY || s->op == IR_CAST ||
                       s->op == IR_PTRTOINT || s->op == IR_INTTOPTR;
        if (!is_same)
            return false;
        address = ir_args(pf->unit, pf->func, s)[0];
    }
    return false;
}

/* ---- what only those know that were started with it ---- */

static bool goes_to_started(struct conc *c, func_id f, struct root *r, int depth);

static bool model_starts_only(const struct model_fn *m)
{
    for (int i = 0; i < m->neffects; i++) {
        enum effect_kind kind = m->effects[i].kind;
        if (kind == EFFECT_ASSIGN || kind == EFFECT_TLS_SET || kind == EFFECT_CALL ||
            kind == EFFECT_ONCE)
            return false;
    }
    return true;
}

static bool call_starts_only(struct conc *c, func_id f, struct root *r, uint32_t stmt, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (ref_kind(args[0]) != REF_SYM)
        return false;
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(args[0]));
    const struct model_fn *m = pta_model_of(c->pta, sym);
    func_id callee = c->prog->syms[sym.i].func;
    if (m)
        return model_starts_only(m);
    for (uint32_t i = 1; callee.i != IR_NONE && i < s->nargs && i <= MAX_PARAMS; i++) {
        if (operand_root(c, f, fresh_of(c, f, 0), args[i]) != r)
            continue;
        if (i > c->prog->funcs[callee.i].func->nparams) /* a variable argument */
            return false;
        struct root *param =
            root_of(fresh_of(c, callee, 0), term_of(c, callee, ref_make(REF_REG, i - 1)));
        if (!param || !goes_to_started(c, callee, param, depth + 1))
            return false;
    }
    return callee.i != IR_NONE && s->nargs <= MAX_PARAMS + 1;
}

static bool outing_starts_only(struct conc *c, func_id f, struct root *r, uint32_t stmt, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->op == IR_RET)
        return true; /* later than all that this call does */
    if (s->op == IR_CALL)
        return call_starts_only(c, f, r, stmt, depth);
    if (s->op != IR_STORE)
        return false;
    struct root *into = content_root(c, f, fresh_of(c, f, 0), ir_args(pf->unit, pf->func, s)[0]);
    return into && into != r && into->made_at != IR_NONE && goes_to_started(c, f, into, depth + 1);
}

static bool goes_to_started(struct conc *c, func_id f, struct root *r, int depth)
{
    if (r->to_started || depth > 12)
        return r->to_started == STARTED_ONLY;
    r->to_started = STARTED_ONLY; /* recursion adds nothing */
    struct fresh_info *info = fresh_of(c, f, 0);
    bool is_so = true;
    for (size_t i = 0; i < r->published.n && is_so; i++)
        is_so = outing_starts_only(c, f, r, r->published.at[i], depth);
    for (size_t i = 0; i < r->opened.n && is_so; i++)
        is_so = !opening_lets_out(c, f, r, r->opened.at[i]);
    for (size_t i = 0; i < r->held.n && is_so; i++) {
        struct root *into = &info->roots.at[r->held.at[i].root];
        is_so = into->made_at != IR_NONE && goes_to_started(c, f, into, depth + 1);
    }
    r->to_started = is_so ? STARTED_ONLY : STARTED_NOT;
    return is_so;
}

bool known_to_started_only(struct conc *c, func_id f, uint32_t address)
{
    struct root *r = root_of(fresh_of(c, f, 0), term_base(c, address));
    return r && r->made_at != IR_NONE && !r->is_taken && goes_to_started(c, f, r, 0);
}
