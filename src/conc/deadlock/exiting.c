/*
 * Handlers of exit that want what the thread holds which ends the process. Where the first thread
 * does so, flow.c runs them under its locks; for other threads (whose handlers it does not run) the
 * waits of the handlers are compared with what is held at the call:
 *
 *     main: atexit(flush);      worker: lock(&log); if (bad) exit(1);      flush: lock(&log);
 */
#include "conc/deadlock/lockuse.h"

enum { MAX_DEPTH = 8 };

struct ending {
    struct uses *u;
    struct conc *c;
    struct idset handlers; /* function contexts that handlers run */
    uint32_t fctx, stmt;   /* the call that ends the process */
};

static void add_handlers(struct ending *k, uint32_t fctx, int depth)
{
    if (!idset_add(&k->handlers, fctx) || depth >= MAX_DEPTH)
        return;
    for (size_t i = 0; i < k->c->fctxs.at[fctx].calls.n; i++)
        if (!k->c->fctxs.at[fctx].calls.at[i].is_spawn)
            add_handlers(k, k->c->fctxs.at[fctx].calls.at[i].callee, depth + 1);
}

static bool is_wanted(const struct ending *k, const struct wait *w)
{
    struct lock_token t = {0};
    if (w->kind != WAIT_LOCK || w->is_recursive || !idset_has(&k->handlers, w->fctx))
        return false;
    t = token_at(k->c, w->token);
    struct seq locs = seqs_at(&k->c->sets, t.locs);
    if (!t.unique || t.mode == LOCK_SHARED || locs.n != 1)
        return false;
    enum lock_kind kind = lock_kind_of(k->u->f->order->kinds, locs.at[0]);
    return kind != LOCK_REENTRANT && kind != LOCK_CHECKED;
}

static void check_held(const struct ending *k, const struct wait *end)
{
    const struct lock_order *o = k->u->f->order;
    for (size_t i = 0; i < o->waits.n; i++) {
        const struct wait *w = &o->waits.at[i];
        if (!is_wanted(k, w) || !locks_meet(k->c, end->lockset, token_at(k->c, w->token).locs))
            continue;
        struct issue_side sides[2] = {side_of_wait(k->u->f, w),
                                      side_at(k->u->f, end->fctx, end->stmt, end->lockset, "exit")};
        sides[1].at.loc = sides[0].at.loc;
        struct issue issue = {.kind = ISSUE_EXIT, .lock = sides[0].at.loc, .is_unique = true};
        issue_add(k->u->f, issue, sides, 2);
    }
}

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    const struct ending *k = ctx;
    for (size_t i = 0; stmt == k->stmt && i < states->n; i++) {
        struct wait w = wait_make(k->c, k->fctx, stmt, &states->at[i]);
        for (uint32_t e = 0; e < k->c->fctxs.at[k->fctx].entries.n; e++) {
            struct wait full = wait_entered(k->c, &w, e);
            check_held(k, &full);
        }
    }
}

static bool ends_process(const struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_RUN_EXIT))
            return true;
    return false;
}

void exits_check(struct uses *u)
{
    struct conc *c = u->c;
    struct ending k = {.u = u, .c = c};
    for (uint32_t x = 0; x < c->fctxs.n; x++)
        for (size_t h = 0; c->fctxs.at[x].is_reached && h < c->exit_handlers.n; h++)
            if (c->fctxs.at[x].frame == c->exit_handlers.at[h].frame)
                add_handlers(&k, x, 0);
    for (uint32_t x = 0; !idset_is_empty(&k.handlers) && x < c->fctxs.n; x++) {
        const struct frame *f = &c->frames.at[c->fctxs.at[x].frame];
        if (!c->fctxs.at[x].is_reached || !f->origin.i)
            continue;
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, f->inst, &n);
        for (uint32_t i = 0; i < n; i++)
            if (e[i].kind == EDGE_MODEL && ends_process(c, f->inst, e[i].stmt)) {
                k.fctx = x;
                k.stmt = e[i].stmt;
                flow_each(c, x, visit, &k);
            }
    }
    idset_release(&k.handlers);
}
