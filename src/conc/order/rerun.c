/*
 * Is there a barrier between any two runs of a construct? Threads that are in it at the same time
 * are then in the same run of it: what its parts are, and who is the chosen one, is agreed on once
 * per run only.
 *
 * All ways from the end of the construct are followed: through its function, and through the
 * function's only caller if it can return without a wait.
 */
#include "conc/order/phase.h"
#include <stdlib.h>

struct ways {
    struct phases *phases;
    const struct prog_func *pf;
    uint32_t frame;
    uint8_t *seen;
    u32_vec work;
    uint32_t wanted; /* statement */
    bool is_found;   /* a way without wait leads to it, */
    bool returns;    /* or out of the function */
};

static void go_to(struct ways *w, uint32_t block)
{
    if (!w->seen[block])
        w->seen[block] = 1, vec_push(&w->work, block);
}

/* Goes on behind the statements of a block if none of them waits. */
static void pass(struct ways *w, uint32_t block, uint32_t from)
{
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + block];
    for (uint32_t i = MAX(from, b->first); i < b->first + b->count; i++) {
        w->is_found |= i == w->wanted;
        if (phases_must_wait(w->phases, w->frame, i))
            return;
    }
    for (uint32_t k = 0; k < b->nsuccs; k++)
        go_to(w, ir_succs(w->pf->unit, w->pf->func, b)[k]);
    w->returns |= !b->nsuccs;
}

static struct ways ways_new(struct conc *c, struct phases *p, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    return (struct ways){p,   pf,      frame, xcalloc(pf->func->nblocks + 1, 1),
                         {0}, IR_NONE, false, false};
}

static void follow(struct ways *w)
{
    while (w->work.n)
        pass(w, vec_pop(&w->work), 0);
}

static void ways_release(struct ways *w)
{
    free(w->seen);
    vec_release(&w->work);
}

static const struct finfo *info_of(struct conc *c, uint32_t frame)
{
    return finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
}

/* From behind the statement; with a loop from behind that. Is the start reached again? */
static bool is_reached_again(struct conc *c, struct ways *w, uint32_t stmt, uint32_t loop)
{
    const struct finfo *info = info_of(c, w->frame);
    if (loop == CFG_NONE) {
        w->wanted = stmt;
        pass(w, info->block_of[stmt], stmt + 1);
        follow(w);
        return w->is_found;
    }
    for (uint32_t at = 0; at < w->pf->func->nblocks; at++) {
        const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + at];
        for (uint32_t k = 0; cfg_in_loop(info->cfg, at, loop) && k < b->nsuccs; k++)
            if (!cfg_in_loop(info->cfg, ir_succs(w->pf->unit, w->pf->func, b)[k], loop))
                go_to(w, ir_succs(w->pf->unit, w->pf->func, b)[k]);
    }
    follow(w);
    return w->seen[info->cfg->loops[loop].header];
}

bool phases_divide_runs(struct conc *c, struct phases *p, uint32_t frame, uint32_t stmt,
                        bool is_asked_again)
{
    const struct finfo *info = info_of(c, frame);
    uint32_t loop = is_asked_again ? info->cfg->loop[info->block_of[stmt]] : CFG_NONE;
    if (info->cfg->is_irreducible)
        return false;
    for (;;) {
        struct ways w = ways_new(c, p, frame);
        bool is_again = is_reached_again(c, &w, stmt, loop), returns = w.returns;
        ways_release(&w);
        const struct frame *f = &c->frames.at[frame];
        if (is_again || (returns && f->ncallers > 1))
            return false;
        if (!returns || f->caller == PTA_NONE)
            return true;
        frame = f->caller;
        stmt = f->call_stmt;
        loop = CFG_NONE;
    }
}
