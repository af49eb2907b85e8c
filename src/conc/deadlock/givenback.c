/*
 * Semaphores whose permit was given back before a statement that only the holder of one comes to:
 *
 *     sem_wait(&seats); greet(); sem_post(&seats); eat();
 *
 * Looked at are all ways from a post to the statement that pass no other wait for the semaphore.
 */
#include "conc/deadlock/issue_int.h"

/* The effect of that kind on one of the places, of the call itself. */
static bool does(const struct conc *c, inst_id inst, const struct pta_edge *e,
                 enum effect_kind kind, const struct idset *places)
{
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        const struct effect *x = &e->model->effects[k];
        if (x->kind == kind && (kind == EFFECT_SEM_POST || x->success == SUCCESS_ALWAYS) &&
            idset_intersects(pta_place(c->pta, inst, e->stmt, &x->obj), places))
            return true;
    }
    return false;
}

/* Does the call post the semaphore, or something that it calls in turn? */
static bool posts(const struct conc *c, inst_id inst, const struct pta_edge *e,
                  const struct idset *places)
{
    struct idset seen = {0};
    u32_vec work = {0};
    bool is_posted = does(c, inst, e, EFFECT_SEM_POST, places);
    if (e->kind == EDGE_CALL && idset_add(&seen, e->target))
        vec_push(&work, e->target);
    while (work.n && !is_posted) {
        inst_id in = {vec_pop(&work)};
        uint32_t n;
        const struct pta_edge *p = pta_inst_edges(c->pta, in, &n);
        for (uint32_t i = 0; i < n && !is_posted; i++) {
            is_posted = does(c, in, &p[i], EFFECT_SEM_POST, places);
            if (p[i].kind == EDGE_CALL && idset_add(&seen, p[i].target))
                vec_push(&work, p[i].target);
        }
    }
    vec_release(&work);
    idset_release(&seen);
    return is_posted;
}

/* Ways through a function that end at waits. */
struct ways {
    const struct prog_func *pf;
    const struct finfo *info;
    struct idset waits, seen; /* statements, blocks */
    u32_vec work;
    uint32_t to;
};

/* From a statement of a block to its end; true if the way comes to where it is to go. */
static bool go_on(struct ways *w, uint32_t block, uint32_t from)
{
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + block];
    for (uint32_t i = from; i < b->first + b->count; i++) {
        if (i == w->to)
            return true;
        if (idset_has(&w->waits, i))
            return false;
    }
    for (uint32_t i = 0; i < b->nsuccs; i++) {
        uint32_t succ = ir_succs(w->pf->unit, w->pf->func, b)[i];
        if (idset_add(&w->seen, succ))
            vec_push(&w->work, succ);
    }
    return false;
}

static bool comes_to(struct ways *w, uint32_t from)
{
    idset_release(&w->seen);
    w->seen = (struct idset){0};
    w->work.n = 0;
    bool is_there = go_on(w, w->info->block_of[from], from + 1);
    while (w->work.n && !is_there) {
        uint32_t block = vec_pop(&w->work);
        is_there = go_on(w, block, w->pf->unit->blocks[w->pf->func->first_block + block].first);
    }
    return is_there;
}

bool is_given_back_before(struct conc *c, uint32_t fctx, uint32_t stmt, const struct idset *places)
{
    uint32_t frame = c->fctxs.at[fctx].frame, n;
    inst_id inst = c->frames.at[frame].inst;
    struct ways w = {.pf = frame_func(c, frame), .info = finfo_of(c, c->frames.at[frame].func)};
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    bool is_back = false;
    w.to = stmt;
    for (uint32_t i = 0; i < n; i++)
        if (does(c, inst, &e[i], EFFECT_SEM_WAIT, places))
            idset_add(&w.waits, e[i].stmt);
    for (uint32_t i = 0; i < n && !is_back; i++)
        is_back = e[i].stmt != stmt && posts(c, inst, &e[i], places) && comes_to(&w, e[i].stmt);
    idset_release(&w.waits);
    idset_release(&w.seen);
    vec_release(&w.work);
    return is_back;
}
