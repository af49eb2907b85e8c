/*
 * Semaphores, joins and barriers that wait for each other. A wait can go on if something that ends
 * it can happen: a post whose thread has only waits before it that can go on, the end of the
 * joined thread likewise. What cannot go on after all that can is stuck for good.
 *
 * Counts are not followed: a semaphore that does not surely start at zero can go on.
 */
#include "conc/lockuse.h"
#include <stdlib.h>

enum { MAX_STUCK = 400, MAX_UP = 16, MAX_CHAIN = 16 };

struct blocker {
    const struct wait *at;
    uint32_t loc;    /* semaphore, or PTA_NONE */
    uint32_t joined; /* origin, or PTA_NONE */
    bool can_go_on;
};

struct stuck {
    struct uses *u;
    struct conc *c;
    VEC(struct blocker) blockers;
};

/* A wait before the statement that cannot go on, on every path; NULL if there is none. */
static const struct blocker *blocked_before(struct stuck *k, uint32_t fctx, uint32_t stmt)
{
    struct conc *c = k->c;
    for (int up = 0; up < MAX_UP && fctx != PTA_NONE; up++) {
        for (size_t i = 0; i < k->blockers.n; i++) {
            const struct blocker *b = &k->blockers.at[i];
            if (!b->can_go_on && b->at->fctx == fctx &&
                stmt_dominates(c, func_of_fctx(c, fctx), b->at->stmt, stmt))
                return b;
        }
        if (fctx_is_start(&c->fctxs.at[fctx]))
            break;
        stmt = c->fctxs.at[fctx].entries.at[0].stmt;
        fctx = c->fctxs.at[fctx].entries.at[0].caller;
    }
    return NULL;
}

/* Can the semaphore be posted? If not, *by is what keeps its last poster. */
static bool can_be_posted(struct stuck *k, uint32_t loc, const struct blocker **by)
{
    for (size_t i = k->u->begin[USE_SEM_POST]; i < k->u->begin[USE_SEM_POST + 1]; i++) {
        const struct use *use = &k->u->list.at[i];
        if (use->loc != loc && use->loc != PTA_NONE)
            continue;
        const struct blocker *b = blocked_before(k, use->at.fctx, use->at.stmt);
        if (!b || use->loc == PTA_NONE)
            return true;
        *by = b;
    }
    return false;
}

/* Can the origin end? */
static bool can_end(struct stuck *k, uint32_t origin, const struct blocker **by)
{
    struct conc *c = k->c;
    uint32_t frame =
        frame_find(c, (origin_id){origin}, pta_origin(c->pta, (origin_id){origin})->entry);
    bool has_return = false;
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        if (c->fctxs.at[x].frame != frame || !c->fctxs.at[x].is_reached)
            continue;
        const struct prog_func *pf = frame_func(c, frame);
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            if (pf->stmts[i].op != IR_RET)
                continue;
            const struct blocker *b = blocked_before(k, x, i);
            has_return = true;
            if (!b)
                return true;
            *by = b;
        }
    }
    return !has_return;
}

static bool can_go_on(struct stuck *k, const struct blocker *b, const struct blocker **by)
{
    return b->joined != PTA_NONE ? can_end(k, b->joined, by) : can_be_posted(k, b->loc, by);
}

static void collect(struct stuck *k)
{
    struct conc *c = k->c;
    for (size_t i = 0; i < k->u->list.n && k->blockers.n < MAX_STUCK; i++) {
        const struct use *use = &k->u->list.at[i];
        uint32_t sync = use->loc == PTA_NONE ? PTA_NONE : sync_at(c, use->loc);
        if (use->kind == USE_SEM_WAIT && !use->is_timed && sync != PTA_NONE &&
            (c->syncs.at[sync].kind == SYNC_SEM || c->syncs.at[sync].kind == SYNC_LATCH))
            vec_push(&k->blockers, ((struct blocker){&use->at, use->loc, PTA_NONE, false}));
    }
    for (size_t i = 0; i < k->u->f->order->waits.n && k->blockers.n < MAX_STUCK; i++) {
        const struct wait *w = &k->u->f->order->waits.at[i];
        struct seq joined = w->kind == WAIT_JOIN ? seqs_at(&c->sets, w->token) : (struct seq){0};
        if (joined.n == 1 && joined.at[0] / 2 != wait_origin(k->u->f->order, w).i)
            vec_push(&k->blockers, ((struct blocker){w, PTA_NONE, joined.at[0] / 2, false}));
    }
}

static void settle(struct stuck *k)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < k->blockers.n; i++) {
            const struct blocker *by = NULL;
            struct blocker *b = &k->blockers.at[i];
            if (b->can_go_on || !can_go_on(k, b, &by))
                continue;
            b->can_go_on = changed = true;
        }
    }
}

static struct issue_side side_of(struct stuck *k, const struct blocker *b)
{
    struct issue_side s = side_at(k->u->f, b->at->fctx, b->at->stmt, b->at->lockset,
                                  b->joined == PTA_NONE ? "wait" : "join");
    s.at.loc = (loc_id){b->loc};
    s.joined = b->joined;
    return s;
}

/* Follows who waits for whom until somebody comes up again. */
static void report(struct stuck *k, const struct blocker *start)
{
    const struct blocker *chain[MAX_CHAIN];
    struct issue_side sides[MAX_CHAIN];
    uint32_t n = 0, first;
    for (const struct blocker *b = start; b && n < MAX_CHAIN;) {
        const struct blocker *by = NULL;
        for (first = 0; first < n && chain[first] != b; first++)
            ;
        if (first < n) {
            for (uint32_t i = first; i < n; i++)
                sides[i - first] = side_of(k, chain[i]);
            struct issue issue = {.kind = ISSUE_STUCK, .lock = {start->loc}, .is_unique = true};
            issue_add(k->u->f, issue, sides, n - first);
            return;
        }
        chain[n++] = b;
        can_go_on(k, b, &by);
        b = by;
    }
}

/* ---- barriers ---- */

static bool is_other_participant(struct uses *u, const struct use *a, const struct use *b)
{
    return b->kind == USE_BARRIER && b->loc == a->loc && fctxs_can_meet(u->f, &a->at, &b->at);
}

static void check_barrier(struct uses *u, const struct use *use)
{
    struct conc *c = u->c;
    struct seq held = seqs_at(&c->sets, use->at.lockset);
    for (uint32_t k = 0; k < held.n; k++) {
        struct lock_token t = token_at(c, held.at[k]);
        if (!t.unique || t.mode == LOCK_SHARED)
            continue;
        for (size_t i = u->begin[USE_BARRIER]; i < u->begin[USE_BARRIER + 1]; i++) {
            const struct use *other = &u->list.at[i];
            const struct wait *by;
            if (!is_other_participant(u, use, other) || !needs_lock(u, &other->at, t.locs, &by))
                continue;
            struct issue_side sides[2] = {
                side_at(u->f, use->at.fctx, use->at.stmt, use->at.lockset, "wait"),
                side_at(u->f, other->at.fctx, other->at.stmt, other->at.lockset, "wait")};
            sides[0].at.loc = sides[1].at.loc = (loc_id){use->loc};
            struct issue issue = {.kind = ISSUE_BARRIER, .lock = {use->loc}, .is_unique = true};
            issue_add(u->f, issue, sides, 2);
            return;
        }
    }
}

void stuck_check(struct uses *u)
{
    struct stuck k = {.u = u, .c = u->c};
    collect(&k);
    settle(&k);
    for (size_t i = 0; i < k.blockers.n; i++)
        if (!k.blockers.at[i].can_go_on)
            report(&k, &k.blockers.at[i]);
    for (size_t i = 0; i < u->list.n; i++)
        if (u->list.at[i].kind == USE_BARRIER && u->list.at[i].loc != PTA_NONE)
            check_barrier(u, &u->list.at[i]);
    vec_release(&k.blockers);
}
