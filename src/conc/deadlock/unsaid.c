/*
 * Changes that nobody is told of: a flag that ends a wait is set, and no signal comes after it.
 *
 *     waiter: while (!jobs && !closed) wait(&c, &m);
 *     main:   add(); signal(&c); ... lock; closed = 1; unlock; join(waiter);
 *
 * Said only if all signals of the condition are sent by the one thread that sets the flag, and none
 * can follow in it: not in the function, and not in its callers.
 */
#include "conc/deadlock/lockuse.h"
#include "conc/flow/flow_int.h"

enum { MAX_UP = 16 };

struct unsaid {
    struct uses *u;
    struct conc *c;
    const struct use *wait;
    uint32_t origin;   /* of all signals */
    struct map leads;  /* (function context, statement) -> 1: a signal, or leads to one */
    struct idset seen; /* function contexts that lead to a signal */
    struct idset tested;
    uint32_t fctx;
    inst_id inst;
    const struct prog_func *pf;
};

static bool sets_flag(const struct unsaid *k, uint32_t stmt)
{
    const struct ir_stmt *s = &k->pf->stmts[stmt];
    int64_t value;
    if (s->op != IR_STORE || !ir_ref_int(k->pf->unit, prog_args(k->pf, s)[1], &value) || !value)
        return false;
    uint32_t loc = idset_only(pta_value(k->c->pta, k->inst, prog_args(k->pf, s)[0]));
    return loc != IDSET_END && idset_has(&k->tested, loc);
}

static void add_leads(struct unsaid *k, uint32_t fctx, uint32_t stmt)
{
    map_put(&k->leads, map_key2(fctx, stmt), 1);
    if (!idset_add(&k->seen, fctx))
        return;
    for (size_t i = 0; i < k->c->fctxs.at[fctx].callers.n; i++) {
        struct call_site at = k->c->fctxs.at[fctx].callers.at[i];
        add_leads(k, at.fctx, at.stmt);
    }
}

/* All signals, if one thread sends them all. */
static bool read_signals(struct unsaid *k)
{
    const struct lock_order *o = k->u->f->order;
    bool is_any = false;
    for (size_t i = k->u->begin[USE_SIGNAL]; i < k->u->begin[USE_SIGNAL + 1]; i++) {
        const struct use *s = &k->u->list.at[i];
        if (s->loc == PTA_NONE)
            return false;
        if (s->loc != k->wait->loc)
            continue;
        origin_id by = wait_origin(o, &s->at);
        if ((is_any && by.i != k->origin) || live_has(k->c, s->at.live, by))
            return false;
        k->origin = by.i;
        is_any = true;
        add_leads(k, s->at.fctx, s->at.stmt);
    }
    return is_any && k->origin != wait_origin(o, &k->wait->at).i;
}

static bool leads_in(const struct unsaid *k, uint32_t fctx, uint32_t from, uint32_t end)
{
    for (uint32_t i = from; i < end; i++)
        if (map_get(&k->leads, map_key2(fctx, i), 0))
            return true;
    return false;
}

/* May a signal follow the statement in its function? */
static bool follows_here(const struct unsaid *k, uint32_t fctx, uint32_t stmt)
{
    struct conc *c = k->c;
    func_id f = func_of_fctx(c, fctx);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct idset seen = {0};
    u32_vec work = {0};
    bool is_first = true, is_found = false;
    vec_push(&work, finfo_of(c, f)->block_of[stmt]);
    while (work.n && !is_found) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        is_found = leads_in(k, fctx, is_first ? stmt + 1 : b->first, b->first + b->count);
        is_first = false;
        for (uint32_t i = 0; i < b->nsuccs; i++)
            if (idset_add(&seen, ir_succs(pf->unit, pf->func, b)[i]))
                vec_push(&work, ir_succs(pf->unit, pf->func, b)[i]);
    }
    vec_release(&work);
    idset_release(&seen);
    return is_found;
}

static bool may_follow(const struct unsaid *k, uint32_t fctx, uint32_t stmt, int up)
{
    if (up >= MAX_UP || follows_here(k, fctx, stmt))
        return true;
    for (size_t i = 0; i < k->c->fctxs.at[fctx].callers.n; i++) {
        struct call_site at = k->c->fctxs.at[fctx].callers.at[i];
        if (may_follow(k, at.fctx, at.stmt, up + 1))
            return true;
    }
    return false;
}

/* Is the signal sent before, while the lock of the wait is held? Who is woken gets the lock only
 * after the change. */
static bool is_said_before(const struct unsaid *k, uint32_t stmt, uint32_t lockset)
{
    struct conc *c = k->c;
    func_id f = func_of_fctx(c, k->fctx);
    uint32_t locs = token_at(c, k->wait->at.token).locs;
    uint32_t from =
        locks_meet(c, lockset, locs) ? acquisition_before(c, k->fctx, stmt, locs) : PTA_NONE;
    for (uint32_t i = 0; from != PTA_NONE && i < k->pf->func->nstmts; i++)
        if (map_get(&k->leads, map_key2(k->fctx, i), 0) && stmt_dominates(c, f, from, i) &&
            stmt_dominates(c, f, i, stmt))
            return true;
    return false;
}

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct unsaid *k = ctx;
    if (!states->n || !sets_flag(k, stmt))
        return;
    struct wait at = wait_make(k->c, k->fctx, stmt, &states->at[0]);
    if (!fctxs_can_meet(k->u->f, &k->wait->at, &at) || may_follow(k, k->fctx, stmt, 0) ||
        is_said_before(k, stmt, at.lockset))
        return;
    struct issue issue = {.kind = ISSUE_UNSAID, .lock = {k->wait->loc}, .is_unique = true};
    struct issue_side sides[2] = {
        side_at(k->u->f, k->wait->at.fctx, k->wait->at.stmt, k->wait->at.lockset, "wait"),
        side_at(k->u->f, k->fctx, stmt, at.lockset, "change")};
    sides[0].at.loc = sides[1].at.loc = (loc_id){k->wait->loc};
    issue_add(k->u->f, issue, sides, 2);
}

static bool has_flag(struct unsaid *k)
{
    for (uint32_t i = 0; i < k->pf->func->nstmts; i++)
        if (k->pf->stmts[i].op == IR_STORE && sets_flag(k, i))
            return true;
    return false;
}

void unsaid_check(struct uses *u, const struct use *wait)
{
    struct conc *c = u->c;
    struct unsaid k = {.u = u, .c = c, .wait = wait, .origin = PTA_NONE};
    if (wait->loc != PTA_NONE && !wait->is_timed && read_signals(&k))
        wait_tests(c, &wait->at, &k.tested);
    for (uint32_t x = 0; !idset_is_empty(&k.tested) && x < c->fctxs.n; x++) {
        if (!c->fctxs.at[x].is_reached || c->frames.at[c->fctxs.at[x].frame].origin.i != k.origin)
            continue;
        k.fctx = x;
        k.inst = c->frames.at[c->fctxs.at[x].frame].inst;
        k.pf = frame_func(c, c->fctxs.at[x].frame);
        if (has_flag(&k))
            flow_each(c, x, visit, &k);
    }
    map_release(&k.leads);
    idset_release(&k.seen);
    idset_release(&k.tested);
}
