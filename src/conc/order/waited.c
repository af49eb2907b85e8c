/*
 * Two kinds of tasks that one thread of a team makes, with a wait between them: those of the first
 * kind have ended when the first of the second is made. Live sets do not tell that, for in them
 * the thread's peers, which are the same origin, might be about to make the first kind. Here it
 * is known who makes them: the one thread that runs a `single`, or any, but with a barrier
 * between, at which all tasks of the team end. Tasks may make further ones, and recur: what counts
 * is where the thread of the team makes the first. And what that thread does itself, before the
 * tasks are made or after they ended.
 */
#include "conc/element/index_int.h"
#include "conc/order/depend.h"
#include "conc/order/phase.h"

enum { MAX_CALLERS = 16, MAX_TREE = 8, MAX_MAKERS = 8 };

/* Tasks that one of a team's threads makes, and those that they make, however deep. */
struct task_tree {
    origin_id team, kinds[MAX_TREE];
    uint32_t nkinds; /* 0: what is meant is no task but done by the team's thread itself */
    struct element makers[MAX_MAKERS]; /* statements of the team's thread */
    uint32_t nmakers;
};

/* A task: it is joined together with all others of its team. */
static bool is_task(const struct index *x, origin_id o)
{
    const struct pta_origin *origin = pta_origin(x->c->pta, o);
    const struct pta_creation *made = pta_creations(x->c->pta, o);
    for (uint32_t i = 0; i < origin->ncreations; i++)
        if (made[i].effect->handle.kind != PLACE_DEREF_OF ||
            made[i].effect->handle.base != PLACE_STATIC || made[i].effect->flags & EFF_JOINED)
            return false;
    return origin->ncreations > 0;
}

/* Does a wait for children wait for tasks of the kind, too, that these may have made? */
static bool waits_for_kind(const struct index *x, const struct effect *e, origin_id o)
{
    const struct pta_creation *made = pta_creations(x->c->pta, o);
    for (uint32_t i = 0; i < pta_origin(x->c->pta, o)->ncreations; i++)
        for (uint32_t f = 0; f < x->c->frames.n && !(e->flags & EFF_DEEP); f++)
            if (x->c->frames.at[f].inst.i == made[i].inst.i &&
                is_task(x, x->c->frames.at[f].origin) &&
                live_has(x->c, x->c->exit_live[x->c->frames.at[f].origin.i], o))
                return false;
    return true;
}

/* Does the statement wait for all of the kind that the thread has made? */
static bool waits_for_all(const struct index *x, uint32_t frame, uint32_t stmt, origin_id o)
{
    uint32_t n;
    if (frame_func(x->c, frame)->stmts[stmt].op != IR_CALL)
        return false;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++) {
        const struct effect *f = &e->model->effects[i];
        if (f->kind == EFFECT_JOIN && f->flags & EFF_ALL && f->flags & (EFF_CHILDREN | EFF_DEEP))
            return waits_for_kind(x, f, o) &&
                   (!(f->flags & EFF_DEEP) ||
                    !is_outside_group(x->c, x->c->frames.at[frame].inst, stmt, o));
    }
    return false;
}

/* May the call leave tasks of the kind behind? */
static bool leaves(const struct index *x, uint32_t frame, uint32_t stmt, origin_id o)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind == EDGE_SPAWN && live_has(x->c, x->c->descendants[e[i].target], o))
            return true;
        uint32_t callee = e[i].kind == EDGE_CALL
                              ? frame_find(x->c, index_origin(x, frame), (inst_id){e[i].target})
                              : PTA_NONE;
        for (uint32_t k = 0; callee != PTA_NONE && k < x->c->fctxs.n; k++) {
            const struct fctx *f = &x->c->fctxs.at[k];
            for (size_t j = 0; f->frame == callee && j < f->exits.n; j++)
                if (live_has(x->c, f->exits.at[j].live.gen, o))
                    return true;
        }
    }
    return false;
}

bool may_live_at(struct index *x, origin_id o, uint32_t frame, uint32_t stmt)
{
    for (int up = 0; up < MAX_CALLERS; up++) {
        const struct frame *f = &x->c->frames.at[frame];
        const struct prog_func *pf = frame_func(x->c, frame);
        uint32_t block = index_info(x, frame)->block_of[stmt];
        uint32_t first = pf->unit->blocks[pf->func->first_block + block].first;
        for (uint32_t i = stmt; i > first; i--) {
            if (pf->stmts[i - 1].op != IR_CALL)
                continue;
            if (leaves(x, frame, i - 1, o))
                return true;
            if (waits_for_all(x, frame, i - 1, o))
                return false;
        }
        if (live_at_block(x->c, o, frame, block))
            return true;
        if (!f->ncallers)
            return false;
        /* The calls of a recursion are entered with what was made before it, or by itself. */
        if ((f->is_recursive && live_has(x->c, f->spawns, o)) ||
            !only_caller(x->c, frame, &frame, &stmt))
            return true;
    }
    return true;
}

/* ---- trees ---- */

static bool add_kind(struct task_tree *t, origin_id o)
{
    for (uint32_t i = 0; i < t->nkinds; i++)
        if (t->kinds[i].i == o.i)
            return true;
    if (t->nkinds == MAX_TREE)
        return false;
    t->kinds[t->nkinds++] = o;
    return true;
}

static bool add_maker(struct index *x, struct task_tree *t, uint32_t frame, uint32_t stmt)
{
    origin_id o = index_origin(x, frame);
    if (is_task(x, o))
        return add_kind(t, o);
    if (t->nmakers == MAX_MAKERS || (t->nmakers && t->team.i != o.i))
        return false;
    t->team = o;
    t->makers[t->nmakers++] = (struct element){.frame = frame, .stmt = stmt};
    return true;
}

static bool add_makers_of(struct index *x, struct task_tree *t, origin_id o)
{
    const struct pta_creation *made = pta_creations(x->c->pta, o);
    for (uint32_t i = 0; i < pta_origin(x->c->pta, o)->ncreations; i++)
        for (uint32_t f = 0; f < x->c->frames.n; f++)
            if (x->c->frames.at[f].inst.i == made[i].inst.i && !add_maker(x, t, f, made[i].stmt))
                return false;
    return true;
}

static bool find_tree(struct index *x, const struct element *e, struct task_tree *t)
{
    if (!add_maker(x, t, e->frame, e->stmt))
        return false;
    for (uint32_t i = 0; i < t->nkinds; i++)
        if (!add_makers_of(x, t, t->kinds[i]))
            return false;
    return t->nmakers > 0;
}

static bool are_barriers_between(struct index *x, const struct task_tree *p,
                                 const struct task_tree *q)
{
    for (uint32_t i = 0; i < p->nmakers; i++)
        for (uint32_t k = 0; k < q->nmakers; k++)
            if (!phases_apart(x->phases, p->makers[i].frame, p->makers[i].stmt, q->makers[k].frame,
                              q->makers[k].stmt))
                return false;
    return true;
}

static bool is_made_by_one(struct index *x, const struct task_tree *p, const struct task_tree *q)
{
    if (!conc_origin_is_many(x->c, p->team))
        return true;
    for (uint32_t i = 0; i < p->nmakers; i++)
        for (uint32_t k = 0; k < q->nmakers; k++)
            if (!is_one_thread(x, &p->makers[i], &q->makers[k]))
                return false;
    return true;
}

/* May tasks of both trees go back to one statement, and run side by side? */
static bool have_common_maker(const struct task_tree *p, const struct task_tree *q)
{
    for (uint32_t i = 0; i < p->nmakers; i++)
        for (uint32_t k = 0; k < q->nmakers; k++)
            if (p->makers[i].frame == q->makers[k].frame && p->makers[i].stmt == q->makers[k].stmt)
                return true;
    return false;
}

/* Are tasks of the tree never alive where the thread makes the other one? */
static bool is_over_at(struct index *x, const struct task_tree *t, const struct task_tree *other)
{
    for (uint32_t i = 0; i < t->nkinds; i++)
        for (uint32_t k = 0; k < other->nmakers; k++)
            if (may_live_at(x, t->kinds[i], other->makers[k].frame, other->makers[k].stmt))
                return false;
    return true;
}

/* Has the one task ended, by a wait for what it depends on, where the thread gets to the others? */
static bool is_waited_at(struct index *x, const struct task_tree *t, const struct task_tree *other)
{
    if (t->nkinds != 1 || t->nmakers != 1)
        return false;
    for (uint32_t k = 0; k < other->nmakers; k++) {
        uint32_t stmt = stmt_in_frame(x, &other->makers[k], t->makers[0].frame);
        if (stmt == IR_NONE || !depends_waited(x->v, t->kinds[0], stmt))
            return false;
    }
    return true;
}

/* A region that a task runs is part of it: where it runs it; the element itself if none does. */
static struct element in_task(struct index *x, const struct element *e)
{
    struct element at = *e;
    for (int up = 0; up < MAX_CALLERS; up++) {
        const struct birth *b = &x->v->births[index_origin(x, at.frame).i];
        if (is_task(x, index_origin(x, at.frame)))
            return at;
        if (!b->is_known || b->is_several || !(b->effect->flags & EFF_JOINED))
            break;
        at = (struct element){.frame = b->frame, .stmt = b->stmt};
    }
    return *e;
}

/* Tasks that are ordered by what they depend on, with the regions that they run. */
static bool are_regions_ordered(struct index *x, const struct element *a, const struct element *b)
{
    struct element p = in_task(x, a), q = in_task(x, b);
    origin_id o = index_origin(x, p.frame), other = index_origin(x, q.frame);
    if ((p.frame == a->frame && q.frame == b->frame) || !is_task(x, o) || !is_task(x, other))
        return false;
    return generation_of(x, o)->is_known && generation_of(x, other)->is_known &&
           depends_order(x->v, o, other);
}

bool tasks_apart(struct index *x, const struct element *a, const struct element *b)
{
    struct task_tree p = {.nkinds = 0}, q = {.nkinds = 0};
    if (are_regions_ordered(x, a, b))
        return true;
    if (!is_task(x, index_origin(x, a->frame)) && !is_task(x, index_origin(x, b->frame)))
        return false;
    if (!find_tree(x, a, &p) || !find_tree(x, b, &q) || p.team.i != q.team.i ||
        have_common_maker(&p, &q))
        return false;
    if (x->phases && are_barriers_between(x, &p, &q))
        return true;
    if (!is_made_by_one(x, &p, &q))
        return false;
    return (is_over_at(x, &p, &q) && is_over_at(x, &q, &p)) || is_waited_at(x, &p, &q) ||
           is_waited_at(x, &q, &p);
}
