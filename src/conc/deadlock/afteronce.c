/*
 * What is done once was done before: nobody gets into an initialiser again, nor waits for it, after
 * a call of it has returned. That call is the thread's own, or one of whoever created it:
 *
 *     table();  create(worker);                       worker: lock(&m);  table();
 *
 * 1. After it the element "not acquired" of the sync is not alive (sync.c), on any way there.
 * 2. A thread begins after it if that holds where it is created, wherever that is, or if its
 *    creator began after it.
 */
#include "conc/deadlock/lockorder.h"

enum { MAX_CREATORS = 4 };

static bool begins_after(struct conc *c, uint32_t origin, uint32_t sync, int depth);

/* Is it done where the function context creates the origin? *is_any: it does so. */
static bool creates_after(struct conc *c, uint32_t fctx, uint32_t origin, uint32_t sync, int depth,
                          bool *is_any)
{
    const struct fctx *x = &c->fctxs.at[fctx];
    bool is_done = true, is_made = false;
    for (size_t i = 0; i < x->calls.n && is_done; i++) {
        struct call_record r = x->calls.at[i];
        if (!r.is_spawn || r.callee != origin)
            continue;
        is_made = true;
        is_done = sync_is_acquired(c, live_apply(c, x->live_in, r.live), sync);
    }
    for (size_t i = 0; i < x->quiet_calls.n && is_done; i++) {
        if (!x->quiet_calls.at[i].is_spawn || x->quiet_calls.at[i].callee != origin)
            continue;
        is_made = true;
        is_done = sync_is_acquired(c, x->live_in, sync);
    }
    *is_any |= is_made;
    return is_done || begins_after(c, c->frames.at[x->frame].origin.i, sync, depth + 1);
}

static bool begins_after(struct conc *c, uint32_t origin, uint32_t sync, int depth)
{
    bool is_any = false;
    if (depth >= MAX_CREATORS)
        return false;
    for (uint32_t i = 0; i < c->fctxs.n; i++)
        if (c->fctxs.at[i].is_reached && !creates_after(c, i, origin, sync, depth, &is_any))
            return false;
    return is_any;
}

static bool is_done(struct conc *c, const struct wait *w, uint32_t token)
{
    uint32_t sync = once_of_token(c, token);
    uint32_t origin = c->frames.at[c->fctxs.at[w->fctx].frame].origin.i;
    return sync != PTA_NONE &&
           (sync_is_acquired(c, w->live, sync) || begins_after(c, origin, sync, 0));
}

bool wait_is_after_once(struct conc *c, const struct wait *w)
{
    struct seq held = seqs_at(&c->sets, w->lockset);
    bool is_after = w->kind == WAIT_LOCK && is_done(c, w, w->token);
    for (uint32_t i = 0; i < held.n && !is_after; i++)
        is_after = is_done(c, w, seqs_at(&c->sets, w->lockset).at[i]);
    return is_after;
}
