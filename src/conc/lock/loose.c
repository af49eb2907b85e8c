/*
 * Spin locks that are given back by who does not have them: who failed to take the word and clears
 * it nevertheless, a watchdog that sets it free. Others may have it then, and somebody else gets
 * it: it guards nothing. Known when the states of all threads are (flow.c, inherit.c).
 *
 * Who sets the word up does so while nobody else runs, or knows of it. A function that decides by
 * itself whether to give the lock back (`if (guard->owns) unlock(...)`) is believed: states are not
 * told apart by flags in memory.
 */
#include "conc/conc_int.h"

struct watcher {
    struct conc *c;
    uint32_t fctx;
    struct idset takers; /* origins that take such a lock */
};

static bool holds(const struct conc *c, uint32_t lockset, const struct idset *places)
{
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; i < s.n; i++) {
        struct seq locs = seqs_at(&c->sets, token_at(c, s.at[i]).locs);
        for (uint32_t k = 0; k < locs.n; k++)
            if (idset_has(places, locs.at[k]))
                return true;
    }
    return false;
}

/* Does the function take the lock, or another one there, itself? */
static bool takes_itself(struct conc *c, inst_id inst, const struct idset *places)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        enum sync_event event;
        sync_event_at(c, inst, i, &event);
        if (event == EVENT_TAKE &&
            idset_intersects(pta_value(c->pta, inst, prog_args(pf, &pf->stmts[i])[0]), places))
            return true;
    }
    return false;
}

/* Is the statement reached whenever the function is called? */
static bool is_always_reached(struct conc *c, inst_id inst, uint32_t stmt)
{
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    return info->cfg && cfg_post_dominates(info->cfg, info->block_of[stmt], 0);
}

static bool is_handed(const struct conc *c, const struct idset *places, uint32_t origin)
{
    struct idset_iter it = idset_begin(places);
    for (uint32_t loc; c->handed_locks.n && idset_step(&it, &loc);)
        if (map_get(&c->handed_locks, map_key2(loc, origin), 0))
            return true;
    return false;
}

/* May the thread, not alone, come to the statement without the lock? */
static bool lacks_lock(struct conc *c, uint32_t fctx, const struct idset *places,
                       const state_vec *states)
{
    for (size_t k = 0; k < c->fctxs.at[fctx].entries.n; k++) {
        struct entry e = c->fctxs.at[fctx].entries.at[k];
        for (size_t i = 0; i < states->n; i++)
            if (!holds(c, held_locks(c, &e, &states->at[i]), places) &&
                !live_is_alone(c, live_apply(c, e.live, states->at[i].live)))
                return true;
    }
    return false;
}

static void see(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct watcher *w = ctx;
    struct conc *c = w->c;
    const struct frame *frame = &c->frames.at[c->fctxs.at[w->fctx].frame];
    const struct prog_func *pf = frame_func(c, c->fctxs.at[w->fctx].frame);
    enum sync_event event;
    sync_event_at(c, frame->inst, stmt, &event);
    if (event != EVENT_GIVE)
        return;
    ir_ref address = prog_args(pf, &pf->stmts[stmt])[0];
    const struct idset *places = pta_value(c->pta, frame->inst, address);
    if (!spin_is_freed(c, pf, &pf->stmts[stmt], places))
        return;
    uint32_t term = term_of(c, pta_inst_func(c->pta, frame->inst), address);
    bool is_told = is_always_reached(c, frame->inst, stmt) ||
                   takes_itself(c, frame->inst, places) || !idset_has(&w->takers, frame->origin.i);
    if (is_told && lacks_lock(c, w->fctx, places, states) &&
        !is_handed(c, places, frame->origin.i) &&
        ownership_at(c, w->fctx, stmt, term, address) == OWN_NONE)
        idset_union(&c->loose_locks, places);
}

static void find_takers(struct watcher *w)
{
    struct conc *c = w->c;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t origin = c->frames.at[f].origin.i, n = frame_func(c, f)->func->nstmts;
        for (uint32_t i = 0; i < n && !idset_has(&w->takers, origin); i++) {
            enum sync_event event;
            sync_event_at(c, c->frames.at[f].inst, i, &event);
            if (event == EVENT_TAKE)
                idset_add(&w->takers, origin);
        }
    }
}

void loose_find(struct conc *c)
{
    struct watcher w = {.c = c};
    if (idset_is_empty(&c->spin_locks))
        return;
    find_takers(&w);
    for (w.fctx = 0; w.fctx < c->fctxs.n; w.fctx++)
        if (c->fctxs.at[w.fctx].is_reached)
            flow_each(c, w.fctx, see, &w);
    idset_release(&w.takers);
}

uint32_t lockset_tight(struct conc *c, uint32_t lockset)
{
    struct seq s = seqs_at(&c->sets, lockset);
    uint32_t tight = lockset;
    for (uint32_t i = 0; !idset_is_empty(&c->loose_locks) && i < s.n; i++) {
        uint32_t token = seqs_at(&c->sets, lockset).at[i];
        struct seq locs = seqs_at(&c->sets, token_at(c, token).locs);
        bool is_loose = false;
        for (uint32_t k = 0; k < locs.n; k++)
            is_loose |= idset_has(&c->loose_locks, locs.at[k]);
        if (is_loose)
            tight = seqs_minus(&c->sets, tight, seqs_insert(&c->sets, 0, token));
    }
    return tight;
}
