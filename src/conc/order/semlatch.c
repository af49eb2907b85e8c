/*
 * Semaphores that are waited for once for each thread: every thread posts once when it is done, and
 * somebody waits as often as there are threads, in a loop or by so many calls.
 *
 *   for (i = 0; i < N; i++) sem_wait(&done);          worker: result[i] = ...; sem_post(&done);
 *
 * After the last of the waits all threads have posted (A-LATCH: the loop runs as often as threads
 * were made; constants that say otherwise are believed). Conditions: the semaphore starts at zero,
 * is posted by other threads only, once by each, and one function alone waits for it: in one loop,
 * in every round, or in calls that follow each other.
 */
#include "conc/conc_int.h"
#include "conc/lock/readers.h"

enum { MAX_WAITS = 16 };

struct use {
    uint32_t frame, stmt;
    const struct effect *effect;
};
typedef VEC(struct use) use_vec;

/* All that posts to the place, or waits for it. */
static void find_uses(struct conc *c, uint32_t loc, enum effect_kind kind, use_vec *out)
{
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        inst_id inst = c->frames.at[f].inst;
        const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
        for (uint32_t i = 0; i < n; i++)
            for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
                const struct effect *x = &e[i].model->effects[k];
                if (x->kind == kind && idset_has(pta_place(c->pta, inst, e[i].stmt, &x->obj), loc))
                    vec_push(out, ((struct use){f, e[i].stmt, x}));
            }
    }
}

static bool is_single_post(struct conc *c, const struct use *u)
{
    const struct prog_func *pf = frame_func(c, u->frame);
    int64_t count = 1;
    if (u->effect->size.kind == PLACE_ARG &&
        !ir_ref_int(pf->unit, call_arg(pf, u->stmt, u->effect->size.index), &count))
        return false;
    return count == 1 && c->frames.at[u->frame].is_once &&
           !stmt_in_loop(c, pta_inst_func(c->pta, c->frames.at[u->frame].inst), u->stmt);
}

/* The threads that post, each once; 0 if it is not so. */
static uint32_t posters(struct conc *c, const use_vec *posts)
{
    uint32_t origins = 0;
    for (size_t i = 0; i < posts->n; i++) {
        uint32_t origin = c->frames.at[posts->at[i].frame].origin.i;
        bool is_known = seqs_has(&c->sets, origins, origin);
        if (is_known || !pta_origin(c->pta, (origin_id){origin})->ncreations ||
            !is_single_post(c, &posts->at[i]))
            return 0;
        origins = seqs_insert(&c->sets, origins, origin);
    }
    return origins;
}

/* Is every creation run once, so that what constants say of it is all? */
static bool is_made_once(struct conc *c, origin_id made, bool in_loop)
{
    const struct pta_creation *at = pta_creations(c->pta, made);
    for (uint32_t i = 0; i < pta_origin(c->pta, made)->ncreations; i++) {
        func_id f = pta_inst_func(c->pta, at[i].inst);
        if (!in_loop && stmt_in_loop(c, f, at[i].stmt))
            return false;
        for (uint32_t k = 0; k < c->frames.n; k++)
            if (c->frames.at[k].inst.i == at[i].inst.i && !c->frames.at[k].is_once)
                return false;
    }
    return true;
}

/* How many threads there are, as far as constants say; is_open: there may be more. */
static int64_t count_threads(struct conc *c, uint32_t origins, bool *is_open)
{
    struct seq s = seqs_at(&c->sets, origins);
    int64_t n = 0;
    *is_open = false;
    for (uint32_t i = 0; i < s.n; i++) {
        int64_t made = threads_made(c, (origin_id){s.at[i]});
        *is_open |= !is_made_once(c, (origin_id){s.at[i]}, made > 1);
        n += made;
    }
    return n;
}

/* The branch in the loop's header that alone leaves it, if every round passes the wait. */
static uint32_t exit_of(struct conc *c, const struct use *wait, uint32_t loop, bool *if_true)
{
    const struct prog_func *pf = frame_func(c, wait->frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[wait->frame].inst));
    const struct cfg *cfg = info->cfg;
    uint32_t header = cfg->loops[loop].header, waits_in = info->block_of[wait->stmt];
    for (uint32_t at = 0; at < pf->func->nblocks; at++) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + at];
        for (uint32_t i = 0; cfg_in_loop(cfg, at, loop) && i < b->nsuccs; i++) {
            uint32_t to = ir_succs(pf->unit, pf->func, b)[i];
            if (!cfg_in_loop(cfg, to, loop) && at != header)
                return IR_NONE;
            if (to == header && !cfg_dominates(cfg, waits_in, at))
                return IR_NONE;
        }
    }
    const struct ir_block *top = &pf->unit->blocks[pf->func->first_block + header];
    uint32_t branch = top->first + top->count - 1;
    if (top->nsuccs != 2 || pf->stmts[branch].op != IR_BRANCH || waits_in == header)
        return IR_NONE;
    *if_true = !cfg_in_loop(cfg, ir_succs(pf->unit, pf->func, top)[0], loop);
    return branch;
}

/* One wait in a loop: its way out is where all have posted. */
static bool is_loop_of_waits(struct conc *c, const use_vec *waits, uint32_t origins, uint32_t sync)
{
    const struct use *w = &waits->at[0];
    func_id func = pta_inst_func(c->pta, c->frames.at[w->frame].inst);
    const struct finfo *info = finfo_of(c, func);
    uint32_t loop = info->cfg->loop[info->block_of[w->stmt]];
    bool if_true, is_open;
    uint32_t branch = waits->n == 1 && loop != CFG_NONE ? exit_of(c, w, loop, &if_true) : IR_NONE;
    if (branch == IR_NONE)
        return false;
    int64_t threads = count_threads(c, origins, &is_open), rounds = loop_rounds(c, func, loop);
    struct seq s = seqs_at(&c->sets, origins);
    for (uint32_t i = 0; i < s.n; i++)
        if (!loop_covers(c, func, loop, (origin_id){seqs_at(&c->sets, origins).at[i]}))
            return false;
    if (rounds >= 0 && rounds < threads)
        return false;
    readers_add_wait(c, w->frame, branch, if_true, sync);
    return true;
}

/* Waits that follow each other: the last of as many as there are threads. */
static uint32_t last_of_waits(struct conc *c, const use_vec *waits, uint32_t origins)
{
    const struct use *last = &waits->at[0];
    func_id func = pta_inst_func(c->pta, c->frames.at[last->frame].inst);
    bool is_open;
    if (count_threads(c, origins, &is_open) > (int64_t)waits->n || is_open)
        return IR_NONE;
    for (size_t i = 0; i < waits->n; i++) {
        const struct use *w = &waits->at[i];
        if (stmt_in_loop(c, func, w->stmt))
            return IR_NONE;
        if (comes_first(finfo_of(c, func), last->stmt, w->stmt))
            last = w;
    }
    for (size_t i = 0; i < waits->n; i++)
        if (&waits->at[i] != last && !comes_first(finfo_of(c, func), waits->at[i].stmt, last->stmt))
            return IR_NONE;
    return last->stmt;
}

static bool are_of_one(struct conc *c, const use_vec *waits, uint32_t origins)
{
    if (!waits->n || waits->n > MAX_WAITS)
        return false;
    for (size_t i = 0; i < waits->n; i++) {
        const struct effect *e = waits->at[i].effect;
        if (waits->at[i].frame != waits->at[0].frame || e->success || e->flags & EFF_TIMED ||
            seqs_has(&c->sets, origins, c->frames.at[waits->at[i].frame].origin.i))
            return false;
    }
    return true;
}

static void consider(struct conc *c, uint32_t sync)
{
    uint32_t loc = c->syncs.at[sync].loc.i;
    use_vec posts = {0}, waits = {0};
    find_uses(c, loc, EFFECT_SEM_POST, &posts);
    find_uses(c, loc, EFFECT_SEM_WAIT, &waits);
    uint32_t origins = posters(c, &posts), last = IR_NONE;
    bool is_latch = false;
    if (origins && are_of_one(c, &waits, origins)) {
        is_latch = is_loop_of_waits(c, &waits, origins, sync);
        last = is_latch ? IR_NONE : last_of_waits(c, &waits, origins);
    }
    if (is_latch || last != IR_NONE) {
        struct sync *y = &c->syncs.at[sync];
        y->last_wait = last;
        y->is_counted = true;
        sync_count_on(c, sync, origins);
    }
    vec_release(&posts);
    vec_release(&waits);
}

void semaphore_latches_find(struct conc *c)
{
    for (uint32_t s = 0; s < c->syncs.n; s++) {
        if (c->syncs.at[s].kind == SYNC_SEM)
            consider(c, s);
    }
}
