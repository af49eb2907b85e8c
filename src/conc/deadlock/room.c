/*
 * Bounded queues. Who puts something into one waits only if there may be more in it than it holds:
 * how many it holds is what it was made for, how many are put in is counted over all threads, their
 * loops and the loops that create them (tally.c).
 */
#include "conc/deadlock/lockuse.h"
#include "conc/element/value.h"
#include <stdlib.h>

/* How much the queue holds; TALLY_UNKNOWN if that is not a constant, 0 if it has no bound. */
static int64_t room_in_call(struct conc *c, uint32_t frame, const struct pta_edge *e, uint32_t loc)
{
    int64_t room = 0;
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        const struct effect *f = &e->model->effects[k];
        if (f->kind != EFFECT_ROOM || f->size.kind != PLACE_ARG ||
            !idset_has(pta_place(c->pta, c->frames.at[frame].inst, e->stmt, &f->obj), loc))
            continue;
        const struct prog_func *pf = frame_func(c, frame);
        ir_ref size = call_arg(pf, e->stmt, f->size.index);
        bool is_param = ref_kind(size) == REF_REG && ref_index(size) < pf->func->nparams;
        bool is_known = is_param ? param_is_constant(c, frame, ref_index(size), &room, 0)
                                 : ir_ref_int(pf->unit, size, &room);
        if (!is_known || room <= 0)
            return TALLY_UNKNOWN;
    }
    return room;
}

static int64_t room_of(struct conc *c, uint32_t loc)
{
    int64_t least = 0;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++) {
            int64_t room = room_in_call(c, f, &e[i], loc);
            if (room == TALLY_UNKNOWN)
                return room;
            least = room && (!least || room < least) ? room : least;
        }
    }
    return least;
}

static int by_place(const void *pa, const void *pb)
{
    const struct tally_stmt *a = pa, *b = pb;
    if (a->frame != b->frame)
        return a->frame < b->frame ? -1 : 1;
    return a->stmt < b->stmt ? -1 : a->stmt > b->stmt;
}

/* How often threads of one origin put something in, all of them together. */
static struct tally fills_by(struct uses *u, uint32_t loc, uint32_t origin)
{
    struct conc *c = u->c;
    VEC(struct tally_stmt) at = {0};
    size_t n = 0;
    for (size_t i = u->begin[USE_FILL]; i < u->begin[USE_FILL + 1]; i++) {
        const struct use *use = &u->list.at[i];
        uint32_t frame = c->fctxs.at[use->at.fctx].frame;
        if (c->frames.at[frame].origin.i == origin && post_may_be_for(use, loc))
            vec_push(&at, ((struct tally_stmt){frame, use->at.stmt, 1}));
    }
    if (at.n)
        qsort(at.at, at.n, sizeof *at.at, by_place);
    for (size_t i = 0; i < at.n; i++) /* each place has a use for each set of locks */
        if (!n || by_place(&at.at[n - 1], &at.at[i]))
            at.at[n++] = at.at[i];
    struct tally all = tally_count(c, at.at, n);
    if (n)
        all = tally_times(all, origin_tally(c, (origin_id){origin}));
    vec_release(&at);
    return all;
}

bool gets_full(struct uses *u, const struct use *use)
{
    int64_t room = use->loc == PTA_NONE ? 0 : room_of(u->c, use->loc);
    struct tally all = {0, 0};
    if (!room)
        return false;
    for (uint32_t o = 0; o < pta_norigins(u->c->pta); o++)
        all = tally_plus(all, fills_by(u, use->loc, o));
    return all.most == TALLY_UNKNOWN || (room != TALLY_UNKNOWN && all.most > room);
}

bool fills_alone(struct uses *u, const struct use *use)
{
    int64_t room = use->loc == PTA_NONE ? 0 : room_of(u->c, use->loc);
    uint32_t frame = u->c->fctxs.at[use->at.fctx].frame;
    struct tally_stmt at = {frame, use->at.stmt, 1};
    for (size_t i = u->begin[USE_DRAIN]; i < u->begin[USE_DRAIN + 1]; i++) {
        const struct use *drain = &u->list.at[i];
        if (wait_origin(u->f->order, &drain->at).i == u->c->frames.at[frame].origin.i &&
            post_may_be_for(drain, use->loc))
            return false; /* it makes room itself */
    }
    return room > 0 && use->kind == USE_FILL && tally_count(u->c, &at, 1).least > room;
}
