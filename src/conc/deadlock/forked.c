/*
 * Locks in the child of a fork. The child has one thread, the one that forked, and a copy of all
 * locks as they were: what another thread held then stays held for ever.
 *
 *     thread: lock(&log); ...            main: if (fork() == 0) { log_line("child"); exec(...); }
 *
 * Looked for are locks that the child takes before it is another program, that threads which may
 * run at the fork take, too, and that the forking thread does not hold itself. What a handler
 * (pthread_atfork) gives back or makes anew in the child is free there; what is taken before
 * the fork and given back by none stays held in the child, or in the parent.
 */
#include "conc/deadlock/lockuse.h"
#include "conc/flow/flow_int.h"

enum { MAX_DEPTH = 4 };

/* Places of locks that handlers take before forks, and give back or make anew behind them. */
struct fork_handlers {
    struct idset taken, free_in_child;
};

struct forking {
    struct uses *u;
    struct conc *c;
    const struct fork_handlers *handlers;
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

static bool is_any_in(const struct conc *c, uint32_t locs, const struct idset *places)
{
    struct seq s = seqs_at(&c->sets, locs);
    for (uint32_t i = 0; i < s.n; i++)
        if (idset_has(places, s.at[i]))
            return true;
    return false;
}

static void check_child_wait(const struct forking *k, const struct wait *w)
{
    struct conc *c = k->c;
    struct lock_token t = token_at(c, w->token);
    if (w->kind != WAIT_LOCK || !t.unique || locks_meet(c, k->lockset, t.locs) ||
        locks_meet(c, w->lockset, t.locs) || is_any_in(c, t.locs, &k->handlers->free_in_child) ||
        !(is_any_in(c, t.locs, &k->handlers->taken) || is_taken_by_others(k, t.locs)))
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

static void check_fork(struct uses *u, const struct fork_handlers *h, uint32_t fctx, uint32_t stmt)
{
    struct conc *c = u->c;
    func_id f = func_of_fctx(c, fctx);
    uint32_t dst = c->prog->funcs[f.i].stmts[stmt].dst;
    if (dst == IR_NO_REG)
        return;
    struct forking k = {.u = u, .c = c, .handlers = h, .fctx = fctx, .stmt = stmt};
    struct fork_place place = {&k, false};
    k.term = term_of(c, f, ref_make(REF_REG, dst));
    flow_each(c, fctx, visit_fork, &place);
    if (place.is_found)
        flow_each(c, fctx, visit_child, &k);
}

/* ---- handlers ---- */

/* Does the call take a lock for sure, or (is_free) give it back or make it anew? */
static bool is_change(const struct effect *e, bool is_free)
{
    if (!is_free)
        return e->kind == EFFECT_LOCK && e->success == SUCCESS_ALWAYS;
    return e->kind == EFFECT_UNLOCK || e->kind == EFFECT_LOCK_INIT;
}

/* Adds what a function takes or makes free, with all that it calls. */
static void add_changed(const struct conc *c, uint32_t inst, bool is_free, struct idset *out)
{
    struct idset seen = {0};
    u32_vec work = {0};
    idset_add(&seen, inst);
    vec_push(&work, inst);
    while (work.n) {
        inst_id in = {vec_pop(&work)};
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, in, &n);
        for (uint32_t i = 0; i < n; i++) {
            for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
                if (is_change(&e[i].model->effects[k], is_free))
                    idset_union(out, pta_place(c->pta, in, e[i].stmt, &e[i].model->effects[k].obj));
            if (e[i].kind == EDGE_CALL && idset_add(&seen, e[i].target))
                vec_push(&work, e[i].target);
        }
    }
    vec_release(&work);
    idset_release(&seen);
}

/* Where handlers are registered. */
struct registering {
    struct uses *u;
    uint32_t fctx, stmt;
};

/* Adds what the handlers of that time take or make free; false if there may be
 * one that is not known. */
static bool add_handled(const struct registering *r, enum fork_when when, bool is_free,
                        struct idset *out)
{
    const struct conc *c = r->u->c;
    uint32_t frame = c->fctxs.at[r->fctx].frame, n;
    inst_id inst = c->frames.at[frame].inst;
    const struct pta_edge *e = pta_edges(c->pta, inst, r->stmt, &n);
    bool is_any = false;
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL && is_fork_handler(c, inst, r->stmt, when, e[i].target)) {
            add_changed(c, e[i].target, is_free, out);
            is_any = true;
        }
    ir_ref handler = call_arg(frame_func(c, frame), r->stmt, (uint32_t)when);
    return is_any || ref_kind(handler) != REF_REG;
}

/* Tells of the waits of a handler, and of what it calls, that nobody gives back. */
static void report_kept(const struct registering *r, uint32_t fctx, const struct idset *kept,
                        int depth)
{
    struct conc *c = r->u->c;
    const struct lock_order *o = r->u->f->order;
    uint32_t n;
    const uint32_t *waits = waits_of_fctx(o, fctx, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct wait *w = &o->waits.at[waits[i]];
        struct lock_token t = token_at(c, w->token);
        if (w->kind != WAIT_LOCK || !t.unique || !is_any_in(c, t.locs, kept))
            continue;
        struct issue_side side = side_of_wait(r->u->f, w);
        struct issue issue = {.kind = ISSUE_LEAK, .lock = side.at.loc, .is_unique = true};
        issue_add(r->u->f, issue, &side, 1);
    }
    for (size_t i = 0; depth < MAX_DEPTH && i < c->fctxs.at[fctx].calls.n; i++)
        if (!c->fctxs.at[fctx].calls.at[i].is_spawn)
            report_kept(r, c->fctxs.at[fctx].calls.at[i].callee, kept, depth + 1);
}

/* The parent goes on with what was taken before the fork and is not given back there. */
static void check_parent(const struct registering *r, const struct idset *taken)
{
    struct conc *c = r->u->c;
    struct idset given = {0}, kept = {0};
    if (add_handled(r, IN_PARENT, true, &given))
        idset_union_without(&kept, taken, &given);
    inst_id inst = c->frames.at[c->fctxs.at[r->fctx].frame].inst;
    const struct fctx *x = &c->fctxs.at[r->fctx];
    for (size_t i = 0; i < x->calls.n && idset_count(&kept); i++) {
        uint32_t callee = x->calls.at[i].callee;
        if (x->calls.at[i].stmt == r->stmt && !x->calls.at[i].is_spawn &&
            is_fork_handler(c, inst, r->stmt, BEFORE_FORK,
                            c->frames.at[c->fctxs.at[callee].frame].inst.i))
            report_kept(r, callee, &kept, 0);
    }
    idset_release(&given);
    idset_release(&kept);
}

static void check_handlers(const struct registering *r, struct fork_handlers *h)
{
    struct idset locked = {0}, given = {0}, taken = {0};
    add_handled(r, BEFORE_FORK, false, &locked);
    add_handled(r, BEFORE_FORK, true, &given);
    idset_union_without(&taken, &locked, &given);
    bool is_known = add_handled(r, IN_CHILD, true, &h->free_in_child);
    idset_union(is_known ? &h->taken : &h->free_in_child, &taken);
    check_parent(r, &taken);
    idset_release(&locked);
    idset_release(&given);
    idset_release(&taken);
}

static bool registers_handlers(const struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL && runs_at_fork(e[i].model))
            return true;
    return false;
}

/* ---- all forks ---- */

typedef void call_fn(struct uses *, struct fork_handlers *, uint32_t fctx, uint32_t stmt);

static void register_call(struct uses *u, struct fork_handlers *h, uint32_t fctx, uint32_t stmt)
{
    struct registering r = {u, fctx, stmt};
    if (registers_handlers(u->c, u->c->frames.at[u->c->fctxs.at[fctx].frame].inst, stmt))
        check_handlers(&r, h);
}

static void fork_call(struct uses *u, struct fork_handlers *h, uint32_t fctx, uint32_t stmt)
{
    if (is_fork(u->c, u->c->frames.at[u->c->fctxs.at[fctx].frame].inst, stmt))
        check_fork(u, h, fctx, stmt);
}

static void each_call(struct uses *u, struct fork_handlers *h, call_fn *fn)
{
    for (uint32_t x = 0; x < u->c->fctxs.n; x++) {
        const struct prog_func *pf = frame_func(u->c, u->c->fctxs.at[x].frame);
        for (uint32_t i = 0; u->c->fctxs.at[x].is_reached && i < pf->func->nstmts; i++)
            if (pf->stmts[i].op == IR_CALL)
                fn(u, h, x, i);
    }
}

void forks_check(struct uses *u)
{
    struct fork_handlers h = {0};
    if (u->c->prog->classes || prog_find(u->c->prog, "fork").i == IR_NONE)
        return;
    each_call(u, &h, register_call);
    each_call(u, &h, fork_call);
    idset_release(&h.taken);
    idset_release(&h.free_in_child);
}
