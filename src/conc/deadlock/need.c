/*
 * Locks that a thread must get before it comes to a statement: taken on every path to it, in the
 * function itself, in its callers, or in a function that is called before and does not return
 * without having had the lock.
 */
#include "conc/deadlock/lockuse.h"

/* Functions of a library are wrapped into each other: they count less. */
enum { MAX_UP = 32, MAX_DOWN = 24, OWN_STEP = 4, LIBRARY_STEP = 1 };

struct need {
    struct uses *u;
    struct conc *c;
    uint32_t locs;
};

static const struct wait *taken_before(struct need *k, uint32_t fctx, uint32_t stmt, int depth);

static const struct wait *taken_always_new(struct need *k, uint32_t fctx, int depth)
{
    struct conc *c = k->c;
    const struct prog_func *pf = &c->prog->funcs[func_of_fctx(c, fctx).i];
    const struct wait *by = NULL;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_RET)
            continue;
        by = taken_before(k, fctx, i, depth);
        if (!by)
            return NULL;
    }
    return by;
}

/* Does every path through the function take the lock? Remembered: many callers ask. */
static const struct wait *taken_always(struct need *k, uint32_t fctx, int depth)
{
    const struct wait *all = k->u->f->order->waits.at;
    uint64_t key = map_key2(fctx * (MAX_DOWN + 1) + (uint32_t)depth, k->locs);
    uint32_t known = map_get(&k->u->needs, key, 0);
    if (known)
        return known == 1 ? NULL : &all[known - 2];
    const struct wait *by = taken_always_new(k, fctx, depth);
    map_put(&k->u->needs, key, by ? (uint32_t)(by - all) + 2 : 1);
    return by;
}

/* Is it passed whenever the other statement is reached, or in each round of a loop around that? */
static bool is_before(struct conc *c, func_id f, uint32_t at, uint32_t stmt)
{
    return at != stmt && stmt_dominates(c, f, at, stmt);
}

static bool is_in_round(struct conc *c, func_id f, uint32_t at, uint32_t stmt)
{
    const struct finfo *info = finfo_of(c, f);
    for (uint32_t l = info->cfg->loop[info->block_of[stmt]]; l != CFG_NONE;
         l = info->cfg->loops[l].parent)
        if (at != stmt && cfg_in_each_round(info->cfg, info->block_of[at], l))
            return true;
    return false;
}

static int step_into(const struct conc *c, uint32_t callee)
{
    return prog_func_is_library(c->prog, func_of_fctx(c, callee)) ? LIBRARY_STEP : OWN_STEP;
}

typedef bool passes(struct conc *, func_id, uint32_t at, uint32_t stmt);

static const struct wait *taken_below(struct need *k, uint32_t callee, int depth)
{
    int below = depth + step_into(k->c, callee);
    return below <= MAX_DOWN ? taken_always(k, callee, below) : NULL;
}

/* Calls before the statement: all functions that may be meant take it. */
static const struct wait *taken_by_call(struct need *k, uint32_t fctx, uint32_t stmt, int depth,
                                        passes *is_passed)
{
    struct conc *c = k->c;
    for (size_t i = 0, end; i < c->fctxs.at[fctx].calls.n; i = end) {
        uint32_t at = c->fctxs.at[fctx].calls.at[i].stmt;
        const struct wait *by = NULL;
        bool is_always = is_passed(c, func_of_fctx(c, fctx), at, stmt);
        for (end = i; end < c->fctxs.at[fctx].calls.n; end++) {
            struct call_record r = c->fctxs.at[fctx].calls.at[end];
            if (r.stmt != at)
                break;
            if (is_always && (r.is_spawn || !(by = taken_below(k, r.callee, depth))))
                is_always = false;
        }
        if (is_always && by)
            return by;
    }
    return NULL;
}

static const struct wait *taken_before(struct need *k, uint32_t fctx, uint32_t stmt, int depth)
{
    struct conc *c = k->c;
    uint32_t n;
    const uint32_t *waits = waits_of_fctx(k->u->f->order, fctx, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct wait *w = &k->u->f->order->waits.at[waits[i]];
        if (w->kind == WAIT_LOCK && seqs_meet(&c->sets, token_at(c, w->token).locs, k->locs) &&
            stmt_dominates(c, func_of_fctx(c, fctx), w->stmt, stmt))
            return w;
    }
    return taken_by_call(k, fctx, stmt, depth, is_before);
}

/* A lock that each round of a loop around the statement takes, before or after it: who waits for it
 * there does not get to the statement again. */
static const struct wait *taken_in_round(struct need *k, uint32_t fctx, uint32_t stmt)
{
    struct conc *c = k->c;
    uint32_t n;
    const uint32_t *waits = waits_of_fctx(k->u->f->order, fctx, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct wait *w = &k->u->f->order->waits.at[waits[i]];
        if (w->kind == WAIT_LOCK && seqs_meet(&c->sets, token_at(c, w->token).locs, k->locs) &&
            is_in_round(c, func_of_fctx(c, fctx), w->stmt, stmt))
            return w;
    }
    return taken_by_call(k, fctx, stmt, 0, is_in_round);
}

/* Does what the statement calls come before what it signals: a task, before its promise is kept? */
static bool calls_first(struct conc *c, uint32_t fctx, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e =
        pta_edges(c->pta, c->frames.at[c->fctxs.at[fctx].frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int m = 0; e[i].kind == EDGE_MODEL && m < e[i].model->neffects; m++)
            if (e[i].model->effects[m].kind == EFFECT_CALL)
                return true;
            else if (e[i].model->effects[m].kind == EFFECT_RELEASE)
                return false;
    return false;
}

static bool is_there(struct conc *c, func_id f, uint32_t at, uint32_t stmt)
{
    (void)c, (void)f;
    return at == stmt;
}

/* In the library, below where the user sees the signal. */
static const struct wait *taken_inside(struct need *k, const struct wait *at)
{
    const struct wait *by = NULL;
    uint32_t fctx = at->inner_fctx, stmt = at->inner_stmt;
    if (calls_first(k->c, fctx, stmt))
        by = taken_by_call(k, fctx, stmt, 0, is_there);
    return by || fctx == at->fctx ? by : taken_before(k, fctx, stmt, 0);
}

bool needs_lock(struct uses *u, const struct wait *at, uint32_t locs, bool is_repeated,
                const struct wait **by)
{
    struct conc *c = u->c;
    struct need k = {u, c, locs};
    uint32_t fctx = at->fctx, stmt = at->stmt;
    *by = taken_inside(&k, at);
    for (int up = 0; up < MAX_UP && fctx != PTA_NONE && !*by; up++) {
        *by = taken_before(&k, fctx, stmt, 0);
        if (!*by && is_repeated)
            *by = taken_in_round(&k, fctx, stmt);
        if (fctx_is_start(&c->fctxs.at[fctx]))
            break;
        stmt = c->fctxs.at[fctx].entries.at[0].stmt;
        fctx = c->fctxs.at[fctx].entries.at[0].caller;
    }
    return *by || locks_meet(c, at->lockset, locs);
}
