/*
 * Wake-ups that come between test and wait. Whoever waits for a condition tests under its lock
 * what it waits for; whoever changes that must hold the lock, or take it before it signals:
 *
 *     waiter: lock; while (!stop) wait(&c, &m); unlock          setter: stop = 1; signal(&c);
 *
 * Looked for are signals without the lock after a change without the lock, in one function, with
 * no acquisition in between. Changes inside library code (std::atomic) count where they are called.
 */
#include "conc/deadlock/lockuse.h"

enum { MAX_DEPTH = 3 };

struct setter {
    struct uses *u;
    struct conc *c;
    const struct idset *tested; /* what the waiter tests */
    uint32_t locs;              /* of its lock */
    uint32_t fctx, frame, signal;
    func_id func;
    uint32_t change; /* where it is changed without the lock; IR_NONE */
};

static bool writes(const struct ir_stmt *s)
{
    return s->op == IR_STORE || s->op == IR_RMW || s->op == IR_CMPXCHG;
}

static bool changes(const struct setter *k, uint32_t frame, uint32_t stmt, int depth)
{
    const struct conc *c = k->c;
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    inst_id inst = c->frames.at[frame].inst;
    uint32_t n;
    if (writes(s))
        return idset_intersects(pta_value(c->pta, inst, ir_args(pf->unit, pf->func, s)[0]),
                                k->tested);
    if (s->op != IR_CALL || depth >= MAX_DEPTH)
        return false;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t callee = e[i].kind == EDGE_CALL
                              ? frame_find(c, c->frames.at[frame].origin, (inst_id){e[i].target})
                              : PTA_NONE;
        if (callee == PTA_NONE ||
            !prog_func_is_library(c->prog, pta_inst_func(c->pta, (inst_id){e[i].target})))
            continue;
        for (uint32_t j = 0; j < frame_func(c, callee)->func->nstmts; j++)
            if (changes(k, callee, j, depth + 1))
                return true;
    }
    return false;
}

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct setter *k = ctx;
    if (!states->n || !stmt_dominates(k->c, k->func, stmt, k->signal) ||
        !changes(k, k->frame, stmt, 0))
        return;
    k->change = stmt; /* the last one counts */
    for (size_t i = 0; i < states->n; i++)
        if (locks_meet(k->c, state_locks(k->c, &states->at[i]), k->locs))
            k->change = IR_NONE;
}

/* Is the lock taken between the change and the signal, or may a callee take it? */
static bool is_taken_between(const struct setter *k)
{
    struct conc *c = k->c;
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[k->frame].inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t stmt = e[i].stmt;
        if (stmt == k->signal || stmt == k->change || !stmt_dominates(c, k->func, k->change, stmt))
            continue;
        uint32_t callee = e[i].kind == EDGE_CALL
                              ? frame_find(c, c->frames.at[k->frame].origin, (inst_id){e[i].target})
                              : PTA_NONE;
        if (callee != PTA_NONE && c->frames.at[callee].is_noisy)
            return true;
        for (int m = 0; e[i].kind == EDGE_MODEL && m < e[i].model->neffects; m++)
            if (e[i].model->effects[m].kind == EFFECT_LOCK)
                return true;
    }
    return false;
}

/* The statement that changes what is tested, before the signal and without the lock; IR_NONE. */
static uint32_t change_before(struct uses *u, const struct use *signal, uint32_t locs,
                              const struct idset *tested)
{
    struct conc *c = u->c;
    struct setter k = {.u = u,
                       .c = c,
                       .tested = tested,
                       .locs = locs,
                       .fctx = signal->at.fctx,
                       .frame = c->fctxs.at[signal->at.fctx].frame,
                       .signal = signal->at.stmt,
                       .func = func_of_fctx(c, signal->at.fctx),
                       .change = IR_NONE};
    flow_each(c, k.fctx, visit, &k);
    return k.change == IR_NONE || is_taken_between(&k) ? IR_NONE : k.change;
}

static void check_signal(struct uses *u, const struct use *wait, const struct use *signal,
                         const struct idset *tested)
{
    uint32_t locs = token_at(u->c, wait->at.token).locs;
    if (locks_meet(u->c, signal->at.lockset, locs) || !fctxs_can_meet(u->f, &wait->at, &signal->at))
        return;
    uint32_t change = change_before(u, signal, locs, tested);
    if (change == IR_NONE)
        return;
    struct issue issue = {.kind = ISSUE_BETWEEN, .lock = {wait->loc}, .is_unique = true};
    struct issue_side sides[2] = {
        side_at(u->f, wait->at.fctx, wait->at.stmt, wait->at.lockset, "wait"),
        side_at(u->f, signal->at.fctx, change, signal->at.lockset, "change")};
    sides[0].at.loc = sides[1].at.loc = (loc_id){wait->loc};
    issue_add(u->f, issue, sides, 2);
}

void wakeups_check(struct uses *u, const struct use *wait)
{
    struct conc *c = u->c;
    struct idset tested = {0};
    if (c->prog->classes)
        return; /* the JVM lets nobody signal without the lock */
    wait_tests(c, &wait->at, &tested);
    size_t end = idset_is_empty(&tested) ? 0 : u->begin[USE_SIGNAL + 1];
    for (size_t i = u->begin[USE_SIGNAL]; i < end; i++) {
        const struct use *s = &u->list.at[i];
        if (s->loc == wait->loc)
            check_signal(u, wait, s, &tested);
    }
    idset_release(&tested);
}
