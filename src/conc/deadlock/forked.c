/*
 * Locks in the child of a fork. The child has one thread, the one that forked, and a copy of all
 * locks as they were: what another thread held then stays held for ever.
 *
 *     thread: lock(&log); ...            main: if (fork() == 0) { log_line("child"); exec(...); }
 *
 * Looked for are locks that the child takes before it is another program, that threads which may
 * run at the fork take, too, and that the forking thread does not hold itself. Where the program
 * says what is to be done around a fork (pthread_atfork), it is trusted.
 */
#include "conc/deadlock/lockuse.h"
#include "conc/flow/flow_int.h"

enum { MAX_DEPTH = 4 };

struct forking {
    struct uses *u;
    struct conc *c;
    uint32_t fctx, stmt; /* the fork */
    uint32_t term;       /* its result */
    uint32_t live, lockset;
};

static bool is_fork(const struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_FORK))
            return true;
    return false;
}

/* Does another thread that may run at the fork take the lock? */
static bool is_taken_by_others(const struct forking *k, uint32_t locs)
{
    const struct lock_order *o = k->u->f->order;
    uint32_t own = k->c->frames.at[k->c->fctxs.at[k->fctx].frame].origin.i;
    for (size_t i = 0; i < o->waits.n; i++) {
        const struct wait *w = &o->waits.at[i];
        origin_id by = wait_origin(o, w);
        if (w->kind == WAIT_LOCK && by.i != own && token_at(k->c, w->token).locs == locs &&
            live_has(k->c, k->live, by))
            return true;
    }
    return false;
}

static void check_child_wait(const struct forking *k, const struct wait *w)
{
    struct conc *c = k->c;
    struct lock_token t = token_at(c, w->token);
    if (w->kind != WAIT_LOCK || !t.unique || locks_meet(c, k->lockset, t.locs) ||
        locks_meet(c, w->lockset, t.locs) || !is_taken_by_others(k, t.locs))
        return;
    struct issue_side side = side_of_wait(k->u->f, w);
    struct issue issue = {.kind = ISSUE_CHILD, .lock = side.at.loc, .is_unique = true};
    issue_add(k->u->f, issue, &side, 1);
}

/* All waits of a function that the child calls, and of what it calls. */
static void check_callee(const struct forking *k, uint32_t fctx, int depth)
{
    const struct lock_order *o = k->u->f->order;
    uint32_t n;
    const uint32_t *waits = waits_of_fctx(o, fctx, &n);
    for (uint32_t i = 0; i < n; i++)
        check_child_wait(k, &o->waits.at[waits[i]]);
    for (size_t i = 0; depth < MAX_DEPTH && i < k->c->fctxs.at[fctx].calls.n; i++)
        if (!k->c->fctxs.at[fctx].calls.at[i].is_spawn)
            check_callee(k, k->c->fctxs.at[fctx].calls.at[i].callee, depth + 1);
}

/* Statements that only the child comes to: the result of the fork is zero in every state. */
static void visit_child(void *ctx, uint32_t stmt, const state_vec *states)
{
    const struct forking *k = ctx;
    struct conc *c = k->c;
    uint32_t n;
    bool is_child = states->n > 0 && stmt != k->stmt;
    for (size_t i = 0; i < states->n && is_child; i++)
        is_child = fact_of(c, &states->at[i], k->term) == TRUTH_ZERO;
    if (!is_child)
        return;
    const uint32_t *waits = waits_of_fctx(k->u->f->order, k->fctx, &n);
    for (uint32_t i = 0; i < n; i++)
        if (k->u->f->order->waits.at[waits[i]].stmt == stmt)
            check_child_wait(k, &k->u->f->order->waits.at[waits[i]]);
    for (size_t i = 0; i < c->fctxs.at[k->fctx].calls.n; i++) {
        struct call_record r = c->fctxs.at[k->fctx].calls.at[i];
        if (r.stmt == stmt && !r.is_spawn)
            check_callee(k, r.callee, 0);
    }
}

struct fork_place {
    struct forking *k;
    bool is_found;
};

static void visit_fork(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct fork_place *p = ctx;
    if (stmt != p->k->stmt || !states->n)
        return;
    struct wait w = wait_make(p->k->c, p->k->fctx, stmt, &states->at[0]);
    p->k->live = w.live;
    p->k->lockset = w.lockset;
    p->is_found = !live_is_alone(p->k->c, w.live);
}

static void check_fork(struct uses *u, uint32_t fctx, uint32_t stmt)
{
    struct conc *c = u->c;
    func_id f = func_of_fctx(c, fctx);
    uint32_t dst = c->prog->funcs[f.i].stmts[stmt].dst;
    if (dst == IR_NO_REG)
        return;
    struct forking k = {.u = u, .c = c, .fctx = fctx, .stmt = stmt};
    struct fork_place place = {&k, false};
    k.term = term_of(c, f, ref_make(REF_REG, dst));
    flow_each(c, fctx, visit_fork, &place);
    if (place.is_found)
        flow_each(c, fctx, visit_child, &k);
}

void forks_check(struct uses *u)
{
    struct conc *c = u->c;
    psym_id handlers = prog_find(c->prog, "pthread_atfork");
    psym_id fork = prog_find(c->prog, "fork");
    if (c->prog->classes || fork.i == IR_NONE || handlers.i != IR_NONE)
        return;
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        const struct prog_func *pf = frame_func(c, c->fctxs.at[x].frame);
        inst_id inst = c->frames.at[c->fctxs.at[x].frame].inst;
        for (uint32_t i = 0; c->fctxs.at[x].is_reached && i < pf->func->nstmts; i++)
            if (pf->stmts[i].op == IR_CALL && is_fork(c, inst, i))
                check_fork(u, x, i);
    }
}
