/*
 * What is over when a loop is left: `for (Thread t : threads) t.join();` has joined them all.
 */
#include "conc/flow/flow_int.h"

/* What was joined, and not made again since: `pool` may have been filled before, and emptied. */
static uint32_t joined_so_far(struct conc *c, const struct state *s)
{
    return seqs_minus(&c->sets, s->live.kill, s->live.gen);
}

static bool is_killed(struct conc *c, const struct state *s, uint32_t element)
{
    return seqs_has(&c->sets, joined_so_far(c, s), element);
}

/* Is there a block on every way round that joins, seen at those who come without having joined? */
static bool is_joined_in_every_round(struct walk *w, uint32_t loop, uint32_t element)
{
    const struct fctx *x = &w->c->fctxs.at[w->fctx];
    for (uint32_t b = 0; b < w->pf->func->nblocks; b++) {
        bool is_new = false, is_over = x->block_out[b].n > 0;
        if (!cfg_in_each_round(w->info->cfg, b, loop))
            continue;
        for (size_t k = 0; k < x->block_in[b].n; k++)
            is_new |= !is_killed(w->c, &x->block_in[b].at[k], element);
        for (size_t k = 0; k < x->block_out[b].n; k++)
            is_over &= is_killed(w->c, &x->block_out[b].at[k], element);
        if (is_new && is_over)
            return true;
    }
    return false;
}

/*
 * Without what was joined before the loop. Who comes back to the header with other facts than who
 * enters the loop (`interrupted` was set) is a state of its own, which has joined already: what
 * was joined in an earlier round counts only if a block joins in every one.
 */
static uint32_t minus_earlier(struct walk *w, uint32_t all, uint32_t loop)
{
    struct conc *c = w->c;
    const struct cfg *cfg = w->info->cfg;
    const struct fctx *x = &c->fctxs.at[w->fctx];
    uint32_t header = cfg->loops[loop].header, kept = all, earlier = 0;
    for (size_t k = 0; k < x->block_in[header].n; k++)
        kept = seqs_minus(&c->sets, kept, joined_so_far(c, &x->block_in[header].at[k]));
    if (kept == all)
        return all;
    for (uint32_t i = cfg->pred_first[header]; i < cfg->pred_first[header + 1]; i++) {
        const state_vec *before = &x->block_out[cfg->preds[i]];
        for (size_t k = 0; k < before->n && !cfg_in_loop(cfg, cfg->preds[i], loop); k++)
            earlier = seqs_union(&c->sets, earlier, joined_so_far(c, &before->at[k]));
    }
    u32_vec again = {0};
    uint32_t lost = seqs_minus(&c->sets, seqs_minus(&c->sets, all, kept), earlier);
    struct seq s = seqs_at(&c->sets, lost);
    for (uint32_t i = 0; i < s.n && live_is_origin(c, s.at[i]); i++)
        if (is_joined_in_every_round(w, loop, s.at[i]))
            vec_push(&again, s.at[i]);
    for (size_t i = 0; i < again.n; i++)
        kept = seqs_insert(&c->sets, kept, again.at[i]);
    vec_release(&again);
    return kept;
}

/* Origins whose join happens on every way round the loop: all of them are over when it is left. */
static uint32_t joined_by_loop(struct walk *w, uint32_t loop)
{
    struct conc *c = w->c;
    const struct cfg *cfg = w->info->cfg;
    const struct fctx *x = &c->fctxs.at[w->fctx];
    uint32_t header = cfg->loops[loop].header;
    uint32_t all = PTA_NONE;
    for (uint32_t i = cfg->pred_first[header]; i < cfg->pred_first[header + 1]; i++) {
        uint32_t latch = cfg->preds[i];
        if (!cfg_in_loop(cfg, latch, loop))
            continue;
        for (size_t k = 0; k < x->block_out[latch].n; k++) {
            uint32_t kill = joined_so_far(c, &x->block_out[latch].at[k]);
            all = all == PTA_NONE ? kill : seqs_intersect(&c->sets, all, kill);
        }
    }
    return all == PTA_NONE || !all ? 0 : minus_earlier(w, all, loop);
}

/* Is it a thread that was joined? Of what such a thread leaves behind, others may be over: there is
 * one of it at least, which goes on. */
static bool is_joined(const struct conc *c, uint32_t element)
{
    return live_is_origin(c, element) && (element & 1) == LIVE_ONE;
}

void leave_loops(struct walk *w, struct state *s, uint32_t from, uint32_t to)
{
    struct conc *c = w->c;
    const struct cfg *cfg = w->info->cfg;
    for (uint32_t l = cfg->loop[from]; l != CFG_NONE; l = cfg->loops[l].parent) {
        if (cfg_in_loop(cfg, to, l))
            return;
        struct seq joined = seqs_at(&c->sets, joined_by_loop(w, l));
        for (uint32_t i = 0; i < joined.n && live_is_origin(c, joined.at[i]); i++) {
            if (!is_joined(c, joined.at[i]) ||
                !loop_covers(c, w->func, l, (origin_id){joined.at[i] / 2}))
                continue;
            uint32_t both[2] = {joined.at[i] & ~1u, joined.at[i] | 1u};
            uint32_t dead = seqs_add(&c->sets, both, 2);
            s->live.gen = seqs_minus(&c->sets, s->live.gen, dead);
            s->live.kill = seqs_union(&c->sets, s->live.kill, dead);
        }
    }
}

uint32_t joined_in_each(struct conc *c, const struct state *before, const state_vec *after)
{
    uint32_t all = after->n ? after->at[0].live.kill : 0, dead = 0;
    for (size_t i = 1; i < after->n; i++)
        all = seqs_intersect(&c->sets, all, after->at[i].live.kill);
    all = seqs_minus(&c->sets, all, before->live.kill);
    struct seq s = seqs_at(&c->sets, all);
    u32_vec origins = {0};
    for (uint32_t i = 0; i < s.n; i++)
        if (is_joined(c, s.at[i]))
            vec_push(&origins, s.at[i]);
    for (size_t i = 0; i < origins.n; i++) {
        dead = seqs_insert(&c->sets, dead, origins.at[i] & ~1u);
        dead = seqs_insert(&c->sets, dead, origins.at[i] | 1u);
    }
    vec_release(&origins);
    return dead;
}

bool leaves_too_early(struct walk *w, uint32_t from, uint32_t to)
{
    const struct cfg *cfg = w->info->cfg;
    uint32_t loop = cfg->loop[from];
    if (!w->waited || w->waited[from] == 2 || loop == CFG_NONE || cfg_in_loop(cfg, to, loop))
        return false;
    uint32_t header = cfg->loops[loop].header;
    for (uint32_t i = cfg->pred_first[header]; i < cfg->pred_first[header + 1]; i++)
        if (cfg_in_loop(cfg, cfg->preds[i], loop) &&
            w->c->fctxs.at[w->fctx].block_out[cfg->preds[i]].n)
            return false;
    w->waited[from] = 1;
    return true;
}
