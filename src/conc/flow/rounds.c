/*
 * Function contexts are walked until the exits of none of them grow.
 *
 * Who calls a function whose exits have grown is done again, callees first. Outside of large
 * circles it is done as a whole: what was found with fewer exits is forgotten. In a large circle
 * (tangle.c) everything waits for everything, and most functions are due many times; there only
 * the blocks with such a call are walked again, and what follows from them. The states before the
 * blocks stay, so they are those of all exits that were ever there. Exits only grow, so an
 * old state claims no less than the new one that comes from the same path, and a pair that the new
 * one does not keep apart is found with it. What was guessed wrongly (guess_exit, is_balanced) may
 * claim less; whoever has used such a guess is done as a whole.
 *
 * The calls of each state are recorded once, when all is done.
 */
#include "conc/flow/flow_int.h"
#include <stdlib.h>

enum {
    MAX_RUNS = 6,
    MAX_RESUMED = 40,
    MAX_STEPS = 2000000,
    MAX_DEPTH = 400,
    MAX_PASSES = 50,
    MAX_UP = 64, /* callers asked */
};

bool flow_is_spent(const struct conc *c)
{
    return c->flow_steps > MAX_STEPS;
}

struct walk walk_make(struct conc *c, uint32_t fctx, int depth)
{
    uint32_t frame = c->fctxs.at[fctx].frame;
    inst_id inst = c->frames.at[frame].inst;
    func_id func = pta_inst_func(c->pta, inst);
    return (struct walk){.c = c,
                         .fctx = fctx,
                         .frame = frame,
                         .func = func,
                         .inst = inst,
                         .pf = &c->prog->funcs[func.i],
                         .info = finfo_of(c, func),
                         .depth = depth};
}

static void reset_blocks(struct walk *w)
{
    struct fctx *x = &w->c->fctxs.at[w->fctx];
    uint32_t n = w->pf->func->nblocks;
    if (!x->block_in) {
        x->block_in = ARENA_ARRAY(&w->c->arena, state_vec, n);
        x->block_out = ARENA_ARRAY(&w->c->arena, state_vec, n);
    }
    for (uint32_t b = 0; b < n; b++) {
        vec_clear(&x->block_in[b]);
        vec_clear(&x->block_out[b]);
    }
    uint32_t key[KEY_WIDTH] = {x->lockset};
    struct state entry = {key_make(w->c, key), {0, 0}};
    state_add(w->c, &x->block_in[0], entry);
    if (w->c->frames.at[w->frame].has_prior)
        prior_step(w, PRIOR_ENTRY, &x->block_in[0]);
}

/* Ways out of loops that were put off: out of the innermost ones first, for the bodies of those
 * around them go on behind. */
static bool leave_waited(struct walk *w, uint8_t *dirty)
{
    const struct cfg *cfg = w->info->cfg;
    uint32_t deepest = 0;
    bool any = false;
    for (uint32_t b = 0; b < w->pf->func->nblocks; b++)
        if (w->waited[b] == 1)
            deepest = MAX(deepest, cfg->loops[cfg->loop[b]].depth);
    for (uint32_t b = 0; b < w->pf->func->nblocks; b++)
        if (w->waited[b] == 1 && cfg->loops[cfg->loop[b]].depth == deepest)
            w->waited[b] = 2, dirty[b] = 1, any = true;
    return any;
}

/* Blocks in reverse post-order until nothing changes. */
static void walk_blocks(struct walk *w, uint8_t *dirty)
{
    const struct cfg *cfg = w->info->cfg;
    bool again = true;
    w->waited = xcalloc(w->pf->func->nblocks + 1, 1);
    for (int pass = 0; again && pass < MAX_PASSES; pass++) {
        again = false;
        for (uint32_t i = 0; i < cfg->norder; i++) {
            uint32_t b = cfg->order[i];
            if (!dirty[b])
                continue;
            dirty[b] = 0;
            w->c->flow_steps++;
            again |= flow_block(w, b, dirty);
        }
        again |= leave_waited(w, dirty);
    }
    free(w->waited);
    w->waited = NULL;
}

/* May the states of an earlier walk stay? */
static bool can_resume(const struct fctx *x)
{
    return x->is_done && x->due && !x->is_stale;
}

static void run_function(struct walk *w)
{
    struct fctx *x = &w->c->fctxs.at[w->fctx];
    uint32_t n = w->pf->func->nblocks;
    uint8_t *dirty = xcalloc(n + 1, 1);
    if (can_resume(x)) {
        memcpy(dirty, x->due, n);
        x->resumed++;
    } else {
        if (!x->due && w->c->frames.at[w->frame].is_tangled)
            x->due = ARENA_ARRAY(&w->c->arena, uint8_t, n + 1);
        reset_blocks(w);
        dirty[0] = 1;
        x->runs++;
    }
    x->is_stale = false;
    if (x->due)
        memset(x->due, 0, n);
    walk_blocks(w, dirty);
    free(dirty);
}

/* The calls of each state, and which statements change nothing: flow_each passes over them. */
static void record(struct walk *w)
{
    struct conc *c = w->c;
    state_vec states = {0}, before = {0};
    w->is_recording = true;
    vec_clear(&c->fctxs.at[w->fctx].calls);
    if (!c->fctxs.at[w->fctx].is_idle)
        c->fctxs.at[w->fctx].is_idle = ARENA_ARRAY(&c->arena, bool, w->pf->func->nstmts + 1);
    for (uint32_t b = 0; b < w->pf->func->nblocks; b++) {
        const struct ir_block *block = &w->pf->unit->blocks[w->pf->func->first_block + b];
        w->block = b;
        states_copy(&states, &c->fctxs.at[w->fctx].block_in[b]);
        if (b == 0 && c->frames.at[w->frame].has_prior)
            prior_step(w, PRIOR_ENTRY, &states);
        for (uint32_t i = block->first; i < block->first + block->count; i++) {
            states_copy(&before, &states);
            exit_step(w, i, &states);
            if (i + 1 < block->first + block->count)
                step_stmt(w, i, false, &states);
            c->fctxs.at[w->fctx].is_idle[i] = states_equal(&before, &states);
        }
    }
    vec_release(&before);
    vec_release(&states);
}

static void redo(struct conc *c, const struct dependent *d, bool is_stale)
{
    struct fctx *x = &c->fctxs.at[d->fctx];
    if (x->due)
        x->due[d->block] = 1;
    x->is_stale |= is_stale;
    if (x->is_queued)
        return;
    bool is_often = can_resume(x) ? x->resumed >= MAX_RESUMED : x->runs >= MAX_RUNS;
    if (is_often || flow_is_spent(c)) {
        c->stats.flow_cut++; /* what its callees still found is left out */
        idset_add(&c->cut_circles, c->frames.at[x->frame].circle);
        return;
    }
    x->is_queued = true;
    vec_push(&c->work, d->fctx);
}

void flow_walk_again(struct conc *c, uint32_t fctx)
{
    c->fctxs.at[fctx].runs = 0;
    redo(c, &(struct dependent){fctx, 0, true}, true);
}

/* The walk with what is special in large circles. */
static void in_its_circle(struct walk *w, void step(struct walk *))
{
    bool was_in_tangle = w->c->is_in_tangle;
    w->c->is_in_tangle = w->c->frames.at[w->frame].is_tangled;
    step(w);
    w->c->is_in_tangle = was_in_tangle;
}

/* Whoever has used the exits is done again. */
static void tell_dependents(struct conc *c, uint32_t fctx, bool was_foreign)
{
    const struct fctx *x = &c->fctxs.at[fctx];
    bool is_other = x->is_foreign != was_foreign;
    for (size_t i = 0; i < x->dependents.n; i++)
        redo(c, &x->dependents.at[i], is_other || x->dependents.at[i].is_guess);
    vec_clear(&c->fctxs.at[fctx].dependents);
}

void analyse(struct conc *c, uint32_t fctx, int depth)
{
    if (c->fctxs.at[fctx].is_running || depth > MAX_DEPTH) {
        if (!c->fctxs.at[fctx].is_running)
            redo(c, &(struct dependent){fctx, 0, true}, true);
        return; /* recursion: the caller is done again when the exits are known */
    }
    bool was_foreign = c->fctxs.at[fctx].is_foreign;
    c->fctxs.at[fctx].is_running = true;
    c->fctxs.at[fctx].is_dirty = false;
    struct walk w = walk_make(c, fctx, depth);
    if (!w.info->has_tested)
        find_tested(&w);
    in_its_circle(&w, run_function);
    struct fctx *x = &c->fctxs.at[fctx];
    x->is_running = false;
    if (!x->is_done)
        x->rank = c->flow_rank++;
    x->is_done = true;
    if (!x->is_unlisted)
        vec_push(&c->unlisted, fctx);
    x->is_unlisted = true;
    if (x->is_dirty)
        tell_dependents(c, fctx, was_foreign);
}

struct ranked {
    uint32_t rank, fctx;
};

static int by_rank(const void *pa, const void *pb)
{
    const struct ranked *a = pa, *b = pb;
    return a->rank < b->rank ? -1 : a->rank > b->rank;
}

/* In rounds, callees first: who waits for several of them is done once, not once for each. */
void redo_all(struct conc *c)
{
    VEC(struct ranked) batch = {0};
    while (c->work.n) {
        vec_clear(&batch);
        for (size_t i = 0; i < c->work.n; i++)
            vec_push(&batch, ((struct ranked){c->fctxs.at[c->work.at[i]].rank, c->work.at[i]}));
        vec_clear(&c->work);
        qsort(batch.at, batch.n, sizeof *batch.at, by_rank);
        for (size_t i = 0; i < batch.n; i++) {
            c->fctxs.at[batch.at[i].fctx].is_queued = false;
            analyse(c, batch.at[i].fctx, 0);
        }
    }
    vec_release(&batch);
}

/* To record is to walk once more, and may come upon something new: handlers of exit. */
void record_all(struct conc *c)
{
    for (size_t i = 0; i < c->unlisted.n; i++) {
        uint32_t fctx = c->unlisted.at[i];
        struct walk w = walk_make(c, fctx, 0);
        c->fctxs.at[fctx].is_unlisted = false;
        in_its_circle(&w, record);
        redo_all(c);
    }
    vec_clear(&c->unlisted);
}

const struct fctx_index *fctx_index(struct conc *c)
{
    if (c->fctx_index)
        return c->fctx_index;
    struct fctx_index *index = c->fctx_index = ARENA_NEW(&c->arena, struct fctx_index);
    index->first = ARENA_ARRAY(&c->arena, uint32_t, c->frames.n + 1);
    index->next = ARENA_ARRAY(&c->arena, uint32_t, c->fctxs.n + 1);
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        index->next[x] = index->first[c->fctxs.at[x].frame];
        index->first[c->fctxs.at[x].frame] = x + 1;
    }
    return index;
}

bool conc_way_was_cut(const struct conc *c, uint32_t fctx, uint32_t entry)
{
    if (c->stats.flow_spent)
        return true;
    for (int up = 0; up < MAX_UP && !idset_is_empty(&c->cut_circles) && fctx != PTA_NONE; up++) {
        const struct fctx *x = &c->fctxs.at[fctx];
        if (idset_has(&c->cut_circles, c->frames.at[x->frame].circle))
            return true;
        if (entry >= x->entries.n)
            break;
        fctx = x->entries.at[entry].caller;
        entry = x->entries.at[entry].caller_entry;
    }
    return false;
}
