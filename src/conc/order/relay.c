/*
 * What is handed on. Who waits for a semaphore or latch comes after all that its releasers had
 * waited for:
 *
 *   a: data = 1; first.set_value();
 *   b: first.wait(); second.set_value();
 *   c: second.wait(); use(data);
 *
 * If every release of t is made by somebody who has acquired s, then who has acquired t has
 * acquired s, too, as far as order goes: a release of s, the acquire of it, a release of t, the
 * acquire of it follow each other.
 *
 * Only what models release carries on: nobody races on it. A pool that was found idle (SYNC_IDLE)
 * says nothing to others than who found it, for there may be new tasks.
 */
#include "conc/conc_int.h"

struct relay {
    struct conc *c;
    uint32_t fctx;
    uint64_t *handed;  /* sync -> what all its releasers have acquired: a bit for each sync */
    bool *is_released; /* sync -> has a release */
};

static bool releases(const struct effect *e)
{
    return e->kind == EFFECT_RELEASE || e->kind == EFFECT_SEM_POST;
}

/* One more release of the sync, by somebody who has acquired these. */
static void see_release(const struct relay *r, uint32_t sync, const uint64_t *acquired)
{
    uint32_t nwords = (uint32_t)r->c->syncs.n / 64 + 1;
    uint64_t *all = &r->handed[(size_t)sync * nwords];
    r->is_released[sync] = true;
    for (uint32_t w = 0; w < nwords; w++)
        all[w] &= acquired ? acquired[w] : 0;
}

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    const struct relay *r = ctx;
    struct conc *c = r->c;
    const struct fctx *f = &c->fctxs.at[r->fctx];
    inst_id inst = c->frames.at[f->frame].inst;
    uint32_t n;
    if (frame_func(c, f->frame)->stmts[stmt].op != IR_CALL)
        return;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            if (!releases(&e[i].model->effects[k]))
                continue;
            struct idset_iter it =
                idset_begin(pta_place(c->pta, inst, stmt, &e[i].model->effects[k].obj));
            uint32_t loc;
            while (idset_step(&it, &loc))
                for (size_t j = 0; sync_at(c, loc) != PTA_NONE && j < f->entries.n; j++)
                    for (size_t m = 0; m < states->n; m++)
                        see_release(r, sync_at(c, loc),
                                    syncs_acquired(c, live_apply(c, f->entries.at[j].live,
                                                                 states->at[m].live)));
        }
}

/* Does the function release something, by a model? */
static bool has_release(const struct conc *c, uint32_t frame)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (releases(&e[i].model->effects[k]))
                return true;
    return false;
}

static bool is_carrier(const struct sync *y)
{
    return !y->is_invalid && (y->kind == SYNC_LATCH || y->kind == SYNC_SEM) && !y->has_stores;
}

/* Everything, until a release shows what is missing. */
static void fill(const struct conc *c, uint32_t sync, uint64_t *handed)
{
    for (uint32_t t = 0; is_carrier(&c->syncs.at[sync]) && t < c->syncs.n; t++)
        if (c->syncs.at[t].kind != SYNC_IDLE)
            handed[t / 64] |= 1ull << t % 64;
}

void relays_find(struct conc *c)
{
    uint32_t n = (uint32_t)c->syncs.n, nwords = n / 64 + 1;
    if (n < 2)
        return;
    size_t all = (size_t)n * nwords;
    struct relay r = {.c = c};
    r.handed = ARENA_ARRAY(&c->arena, uint64_t, all);
    r.is_released = ARENA_ARRAY(&c->arena, bool, n);
    for (uint32_t s = 0; s < n; s++)
        fill(c, s, &r.handed[(size_t)s * nwords]);
    for (r.fctx = 0; r.fctx < c->fctxs.n; r.fctx++)
        if (c->fctxs.at[r.fctx].is_reached && has_release(c, c->fctxs.at[r.fctx].frame))
            flow_each(c, r.fctx, visit, &r);
    for (uint32_t s = 0; s < n; s++)
        for (uint32_t w = 0; !r.is_released[s] && w < nwords; w++)
            r.handed[(size_t)s * nwords + w] = 0;
    c->handed_on = r.handed;
    map_clear(&c->acquired_of); /* found while nothing was known to be handed on */
    vec_clear(&c->acquired);
}
