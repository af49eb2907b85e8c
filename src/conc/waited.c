/*
 * Two kinds of tasks that one thread of a team makes, with a wait between them: those of the first
 * kind have ended when the first of the second is made. Live sets do not tell that, for in them
 * the thread's peers, which are the same origin, might be about to make the first kind. Here it
 * is known who makes them: the one thread that runs a `single`, or any, but with a barrier
 * between, at which all tasks of the team end.
 */
#include "conc/index_int.h"
#include "conc/phase.h"

enum { MAX_CALLERS = 16 };

/* A task: it is joined together with all others of its team. */
static bool is_task(const struct birth *b)
{
    return b->is_known && !b->is_several && b->effect->handle.kind == PLACE_DEREF_OF &&
           b->effect->handle.base == PLACE_STATIC && !(b->effect->flags & EFF_JOINED);
}

/* Does the statement wait for all that the thread has made? */
static bool waits_for_all(const struct index *x, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    if (frame_func(x->c, frame)->stmts[stmt].op != IR_CALL)
        return false;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++) {
        const struct effect *f = &e->model->effects[i];
        if (f->kind == EFFECT_JOIN && f->flags & EFF_ALL && f->flags & (EFF_CHILDREN | EFF_DEEP))
            return true;
    }
    return false;
}

/* May tasks of the kind be alive at the start of the block, of those that the frame has made? */
static bool is_made_before(struct index *x, origin_id o, uint32_t frame, uint32_t block)
{
    for (uint32_t i = 0; i < x->c->fctxs.n; i++) {
        const struct fctx *f = &x->c->fctxs.at[i];
        if (f->frame != frame || !f->is_reached)
            continue;
        if (!f->block_in)
            return true;
        for (size_t k = 0; k < f->block_in[block].n; k++)
            if (live_has(x->c, live_apply(x->c, 0, f->block_in[block].at[k].live), o))
                return true;
    }
    return false;
}

bool may_live_at(struct index *x, origin_id o, uint32_t frame, uint32_t stmt)
{
    const struct birth *b = &x->v->births[o.i];
    struct element made = {.frame = b->frame, .stmt = b->stmt};
    for (int up = 0; up < MAX_CALLERS; up++) {
        const struct frame *f = &x->c->frames.at[frame];
        const struct prog_func *pf = frame_func(x->c, frame);
        uint32_t block = index_info(x, frame)->block_of[stmt];
        uint32_t first = pf->unit->blocks[pf->func->first_block + block].first;
        uint32_t maker = stmt_in_frame(x, &made, frame);
        for (uint32_t i = stmt; i > first; i--) {
            if (i - 1 == maker)
                return true;
            if (waits_for_all(x, frame, i - 1))
                return false;
        }
        if (is_made_before(x, o, frame, block))
            return true;
        if (f->caller == PTA_NONE)
            return false;
        if (f->ncallers != 1)
            return true;
        stmt = f->call_stmt;
        frame = f->caller;
    }
    return true;
}

bool tasks_apart(struct index *x, const struct element *a, const struct element *b)
{
    origin_id o = index_origin(x, a->frame), other = index_origin(x, b->frame);
    const struct birth *p = &x->v->births[o.i], *q = &x->v->births[other.i];
    if (o.i == other.i || !is_task(p) || !is_task(q) ||
        index_origin(x, p->frame).i != index_origin(x, q->frame).i)
        return false;
    struct element made = {.frame = p->frame, .stmt = p->stmt};
    struct element made_other = {.frame = q->frame, .stmt = q->stmt};
    if (x->phases && phases_apart(x->phases, p->frame, p->stmt, q->frame, q->stmt))
        return true;
    return is_one_thread(x, &made, &made_other) && !may_live_at(x, o, q->frame, q->stmt) &&
           !may_live_at(x, other, p->frame, p->stmt);
}
