/*
 * Latches of the library, and how often they are counted down:
 *
 *     CountDownLatch done = new CountDownLatch(n);      task: results[i] = ...; done.countDown();
 *     done.await();
 *
 * A latch of a constant that is less than the number of threads that count it down for sure does
 * not wait for all of them: it orders nothing (as in latch.c, constants are believed).
 *
 * A thread that runs tasks in a loop, each of which counts down when it is done, does so often.
 * What a task did before it counts comes before what follows the wait all the same, for all counts
 * are waited for (A-LATCH). In words of sync.c: R(s) is not there in a task until it has counted,
 * if it counts on every way.
 */
#include "conc/lock/readers.h"
#include <stdlib.h>

enum { MAX_UP = 6 };

struct counts {
    int64_t known;   /* what the latch begins with; 0 not known */
    int64_t threads; /* that count it down for sure */
};

/* The latch that a call of the library counts down; PTA_NONE. */
static uint32_t counted_at(const struct conc *c, uint32_t frame, const struct pta_edge *e)
{
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        const struct effect *f = &e->model->effects[k];
        if (f->kind != EFFECT_SEM_POST)
            continue;
        uint32_t loc = idset_only(pta_place(c->pta, c->frames.at[frame].inst, e->stmt, &f->obj));
        uint32_t sync = loc == IDSET_END ? PTA_NONE : sync_at(c, loc);
        if (sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_LATCH)
            return sync;
    }
    return PTA_NONE;
}

/* Blocks of the frame that count the latch down. */
static uint8_t *counting_blocks(struct conc *c, uint32_t frame, uint32_t sync)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    uint8_t *counts = xcalloc(pf->func->nblocks + 1, 1);
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (counted_at(c, frame, &e[i]) == sync)
            counts[info->block_of[e[i].stmt]] = 1;
    return counts;
}

/* Does every way through the function lead by one of these blocks? */
static bool is_on_every_way(const struct prog_func *pf, const uint8_t *blocks)
{
    struct idset seen = {0};
    u32_vec work = {0};
    bool is_round = false;
    vec_push(&work, 0);
    while (work.n && !is_round) {
        uint32_t at = vec_pop(&work);
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + at];
        if (blocks[at])
            continue;
        is_round = !b->nsuccs;
        for (uint32_t i = 0; i < b->nsuccs; i++)
            if (idset_add(&seen, ir_succs(pf->unit, pf->func, b)[i]))
                vec_push(&work, ir_succs(pf->unit, pf->func, b)[i]);
    }
    idset_release(&seen);
    vec_release(&work);
    return !is_round;
}

/* Does the frame count on every way, and so does every one up to the thread's entry? */
static bool counts_for_sure(struct conc *c, uint32_t frame, uint32_t sync)
{
    uint8_t *blocks = counting_blocks(c, frame, sync);
    bool is_sure = is_on_every_way(frame_func(c, frame), blocks);
    free(blocks);
    for (int i = 0; is_sure && i < MAX_UP && c->frames.at[frame].caller != PTA_NONE; i++) {
        uint32_t stmt;
        if (!only_caller(c, frame, &frame, &stmt))
            return false;
        const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
        blocks = xcalloc(frame_func(c, frame)->func->nblocks + 1, 1);
        blocks[info->block_of[stmt]] = 1;
        is_sure = is_on_every_way(frame_func(c, frame), blocks);
        free(blocks);
    }
    return is_sure && c->frames.at[frame].caller == PTA_NONE;
}

/* Is the call the first of the frame that counts the latch down? (Each way out of a `finally` has
 * its own.) */
static bool is_first_count(const struct conc *c, uint32_t frame, const struct pta_edge *edges,
                           uint32_t at, uint32_t sync)
{
    for (uint32_t i = 0; i < at; i++)
        if (counted_at(c, frame, &edges[i]) == sync)
            return false;
    return true;
}

/* What the latches begin with. */
static void see_makers(struct conc *c, uint32_t frame, struct counts *of)
{
    uint32_t n;
    const struct prog_func *pf = frame_func(c, frame);
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind != EFFECT_BARRIER_INIT || f->size.kind != PLACE_ARG)
                continue;
            uint32_t loc =
                idset_only(pta_place(c->pta, c->frames.at[frame].inst, e[i].stmt, &f->obj));
            uint32_t sync = loc == IDSET_END ? PTA_NONE : sync_at(c, loc);
            int64_t value;
            if (sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_LATCH &&
                ir_ref_int(pf->unit, call_arg(pf, e[i].stmt, f->size.index), &value))
                of[sync].known = value;
        }
}

/* Threads of the frame's kind, if each of them counts. */
static void see_threads(struct conc *c, uint32_t frame, struct counts *of)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t sync = counted_at(c, frame, &e[i]);
        if (sync == PTA_NONE || !of[sync].known || of[sync].threads < 0 ||
            !is_first_count(c, frame, e, i, sync))
            continue;
        if (counts_for_sure(c, frame, sync))
            of[sync].threads += threads_made(c, c->frames.at[frame].origin);
        else
            of[sync].threads = -1; /* not known who counts */
    }
}

/* Does the frame count the latch down before the statement, on every way to it? */
static bool has_counted(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t sync)
{
    uint32_t n;
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (counted_at(c, frame, &e[i]) == sync && comes_first(info, e[i].stmt, stmt))
            return true;
    return false;
}

/* The task begins: its statements that always come before the count are not behind one. */
static void mark_task(struct conc *c, uint32_t frame, uint32_t count, uint32_t sync)
{
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    for (uint32_t i = 0; i < count; i++)
        if (comes_first(info, i, count) && !has_counted(c, frame, i, sync))
            idle_add_task(c, frame, i, sync);
}

/* Tasks that a thread runs again and again. */
static void see_tasks(struct conc *c, uint32_t frame, const struct counts *of)
{
    uint32_t n;
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    if (c->frames.at[frame].is_once || c->frames.at[frame].caller == PTA_NONE)
        return;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t sync = counted_at(c, frame, &e[i]);
        if (sync == PTA_NONE || of[sync].known == 1 || c->syncs.at[sync].is_invalid ||
            stmt_in_loop(c, f, e[i].stmt))
            continue;
        uint8_t *blocks = counting_blocks(c, frame, sync);
        if (is_on_every_way(frame_func(c, frame), blocks))
            mark_task(c, frame, e[i].stmt, sync);
        free(blocks);
    }
}

void countdowns_find(struct conc *c)
{
    bool has_latch = false;
    for (size_t s = 0; s < c->syncs.n; s++)
        has_latch |= c->syncs.at[s].kind == SYNC_LATCH;
    if (!has_latch)
        return;
    struct counts *of = xcalloc(c->syncs.n + 1, sizeof *of);
    for (uint32_t f = 0; f < c->frames.n; f++)
        see_makers(c, f, of);
    for (uint32_t f = 0; f < c->frames.n; f++)
        see_threads(c, f, of);
    for (size_t s = 0; s < c->syncs.n; s++)
        c->syncs.at[s].is_invalid |= of[s].known > 0 && of[s].threads > of[s].known;
    for (uint32_t f = 0; c->opt.mode != MODE_SOUND && f < c->frames.n; f++)
        see_tasks(c, f, of);
    free(of);
}
