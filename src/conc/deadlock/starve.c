/*
 * Pools whose threads all wait for tasks of their own pool. A pool of n threads is stuck for good
 * when n of its tasks wait for tasks that it has not begun: nobody is left to run them.
 *
 * 1. The task that is waited for was made by the waiting one: it stands behind it in the queue.
 * 2. Only threads of the pool run it, and there are n of them, a constant. A pool whose size is not
 *    known, or that grows, is left alone.
 * 3. n tasks may wait like this: as many are handed in, as far as constants say (tally.c). If it is
 *    not known how many, there may be enough.
 *
 * Pools of the library (JVM) say who runs a task and how many they are (`pool` of `spawn`, with the
 * permits of a semaphore). In a pool that the program builds itself tasks are functions that one
 * origin of n threads calls indirectly, and what is waited for is a promise that only this origin
 * keeps; how many are handed in is how often such a function's address is taken.
 */
#include "conc/deadlock/lockuse.h"

enum { MAX_UP = 40 };

static void report(struct uses *u, const struct wait *at, enum issue_kind kind, uint32_t loc,
                   const char *name)
{
    struct issue_side side = side_at(u->f, at->fctx, at->stmt, at->lockset, "wait");
    struct issue issue = {.kind = kind, .lock = {loc}, .is_unique = true};
    side.at.loc = (loc_id){loc};
    side.name = name;
    issue_add(u->f, issue, &side, 1);
}

static bool may_reach(struct tally n, int64_t least)
{
    return n.most == TALLY_UNKNOWN || n.most >= least;
}

/* ---- pools of the library ---- */

/* The pool whose threads run all tasks of the origin; PTA_NONE if that is not one. */
static uint32_t pool_of(const struct conc *c, uint32_t origin)
{
    const struct pta_creation *made = pta_creations(c->pta, (origin_id){origin});
    uint32_t n = pta_origin(c->pta, (origin_id){origin})->ncreations, pool = PTA_NONE;
    for (uint32_t i = 0; i < n; i++) {
        const struct effect *e = made[i].effect;
        uint32_t at = e->pool.kind == PLACE_NONE
                          ? IDSET_END
                          : idset_only(pta_place(c->pta, made[i].inst, made[i].stmt, &e->pool));
        if (at == IDSET_END || (i && at != pool))
            return PTA_NONE;
        pool = at;
    }
    return pool;
}

int64_t threads_of_pool(struct conc *c, origin_id origin)
{
    uint32_t pool = pool_of(c, origin.i);
    struct idset places = {0};
    if (pool == PTA_NONE)
        return -1;
    idset_add(&places, pool);
    int64_t n = semaphore_value(c, &places);
    idset_release(&places);
    return n;
}

/* Does a thread of one origin make one of the other? */
static bool is_made_by(struct conc *c, uint32_t origin, uint32_t by)
{
    const struct pta_creation *made = pta_creations(c->pta, (origin_id){origin});
    for (uint32_t i = 0; i < pta_origin(c->pta, (origin_id){origin})->ncreations; i++)
        if (frame_find(c, (origin_id){by}, made[i].inst) != PTA_NONE)
            return true;
    return false;
}

static bool is_starving(struct uses *u, const struct wait *w, uint32_t pool)
{
    struct conc *c = u->c;
    uint32_t waiter = wait_origin(u->f->order, w).i;
    struct seq joined = seqs_at(&c->sets, w->token);
    for (uint32_t i = 0; i < joined.n; i++)
        if (pool_of(c, joined.at[i] / 2) != pool || !is_made_by(c, joined.at[i] / 2, waiter))
            return false;
    return joined.n > 0;
}

static bool is_latch(const struct conc *c, uint32_t loc)
{
    uint32_t sync = loc == PTA_NONE ? PTA_NONE : sync_at(c, loc);
    return sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_LATCH;
}

/* The same for a latch: only tasks count it down that the waiting one has made for its pool. */
static bool is_starving_for(struct uses *u, const struct use *use, uint32_t pool)
{
    struct conc *c = u->c;
    const struct lock_order *o = u->f->order;
    uint32_t waiter = wait_origin(o, &use->at).i;
    bool is_any = false;
    for (size_t i = u->begin[USE_SEM_POST]; i < u->begin[USE_SEM_POST + 1]; i++) {
        const struct use *post = &u->list.at[i];
        uint32_t by = wait_origin(o, &post->at).i;
        if (!post_may_be_for(post, use->loc))
            continue;
        if (post->loc == PTA_NONE || pool_of(c, by) != pool || by == waiter ||
            !is_made_by(c, by, waiter))
            return false;
        is_any = true;
    }
    return is_any;
}

/* A wait of a task for another one of its pool. */
struct starving {
    struct wait at;
    uint32_t origin, pool, loc;
};
typedef VEC(struct starving) starving_vec;

static void find_starving(struct uses *u, starving_vec *out)
{
    const struct lock_order *o = u->f->order;
    for (size_t i = 0; i < o->waits.n; i++) {
        struct wait w = o->waits.at[i];
        uint32_t origin = wait_origin(o, &w).i;
        uint32_t pool = w.kind == WAIT_JOIN ? pool_of(u->c, origin) : PTA_NONE;
        if (pool != PTA_NONE && is_starving(u, &w, pool))
            vec_push(out, ((struct starving){w, origin, pool, PTA_NONE}));
    }
    for (size_t i = u->begin[USE_SEM_WAIT]; i < u->begin[USE_SEM_WAIT + 1]; i++) {
        const struct use *use = &u->list.at[i];
        uint32_t origin = wait_origin(o, &use->at).i;
        uint32_t pool =
            !use->is_timed && is_latch(u->c, use->loc) ? pool_of(u->c, origin) : PTA_NONE;
        if (pool != PTA_NONE && is_starving_for(u, use, pool))
            vec_push(out, ((struct starving){use->at, origin, pool, use->loc}));
    }
}

/* How many tasks of the pool may wait beside this one: of all origins that do. */
static struct tally tasks_starving(struct uses *u, const starving_vec *all,
                                   const struct starving *s)
{
    struct tally n = {0, 0};
    struct idset seen = {0};
    for (size_t i = 0; i < all->n; i++) {
        const struct starving *o = &all->at[i];
        bool is_beside = o->origin == s->origin || fctxs_can_meet(u->f, &s->at, &o->at);
        if (o->pool == s->pool && is_beside && idset_add(&seen, o->origin))
            n = tally_plus(n, origin_tally(u->c, (origin_id){o->origin}));
    }
    idset_release(&seen);
    return n;
}

void pools_check(struct uses *u)
{
    starving_vec all = {0};
    find_starving(u, &all);
    for (size_t i = 0; i < all.n; i++) {
        const struct starving *s = &all.at[i];
        int64_t threads = threads_of_pool(u->c, (origin_id){s->origin});
        if (threads > 0 && may_reach(tasks_starving(u, &all, s), threads))
            report(u, &s->at, ISSUE_STARVED, s->loc, "a task of its pool");
    }
    vec_release(&all);
}

/* ---- pools of the program ---- */

/* Is the function context one of those that `top` calls, directly or not? */
static bool is_called_by(struct conc *c, uint32_t fctx, uint32_t top)
{
    struct idset seen = {0};
    u32_vec work = {0};
    vec_push(&work, fctx);
    idset_add(&seen, fctx);
    bool is_found = fctx == top;
    while (work.n && !is_found) {
        const struct fctx *x = &c->fctxs.at[vec_pop(&work)];
        for (size_t i = 0; i < x->callers.n; i++) {
            uint32_t caller = x->callers.at[i].fctx;
            is_found |= caller == top;
            if (idset_add(&seen, caller))
                vec_push(&work, caller);
        }
    }
    vec_release(&work);
    idset_release(&seen);
    return is_found;
}

/* Do threads of the waiter's origin alone keep the promise, and not in what the waiter calls? */
static bool is_kept_by_own_only(struct uses *u, const struct wait *w, uint32_t loc)
{
    const struct lock_order *o = u->f->order;
    bool is_any = false;
    for (size_t i = u->begin[USE_RELEASE]; i < u->begin[USE_RELEASE + 1]; i++) {
        const struct use *use = &u->list.at[i];
        if (!post_may_be_for(use, loc))
            continue;
        if (wait_origin(o, &use->at).i != wait_origin(o, w).i ||
            is_called_by(u->c, use->at.fctx, w->fctx))
            return false;
        is_any = true;
    }
    return is_any;
}

/* Was the promise made by a call of the function that waits, and is its future a variable of that
 * function? Then it is new whenever the function waits. */
static bool is_of_this_call(struct conc *c, const struct wait *w, uint32_t loc)
{
    uint32_t frame = c->fctxs.at[w->fctx].frame;
    inst_id inst = c->frames.at[frame].inst;
    ir_ref future = call_arg(frame_func(c, frame), w->stmt, 0);
    uint32_t local = future.bits ? idset_only(pta_value(c->pta, inst, future)) : IDSET_END;
    const struct pta_obj *made = pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj);
    if (local == IDSET_END || made->kind != OBJ_HEAP)
        return false;
    const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){local})->obj);
    if (o->kind != OBJ_STACK || o->inst.i != inst.i)
        return false;
    uint32_t maker = frame_find(c, c->frames.at[frame].origin, made->inst);
    for (uint32_t x = 0; maker != PTA_NONE && x < c->fctxs.n; x++)
        if (c->fctxs.at[x].frame == maker && is_called_by(c, x, w->fctx))
            return true;
    return false;
}

/* Is the address of the function an operand of the statement, but not what it calls? */
static bool takes_address(const struct conc *c, const struct prog_func *pf, uint32_t stmt,
                          psym_id func)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = prog_args(pf, s);
    bool is_call = s->op == IR_CALL || s->op == IR_INVOKE;
    for (uint32_t i = is_call; i < s->nargs; i++)
        if (ref_kind(args[i]) == REF_SYM &&
            prog_sym_of(c->prog, pf->unit_index, ref_index(args[i])).i == func.i)
            return true;
    return false;
}

/* How often the address of the function is taken; {0, 0} if no statement does. */
static struct tally times_taken(struct conc *c, func_id f)
{
    psym_id sym = c->prog->funcs[f.i].sym;
    struct tally all = {0, 0};
    for (uint32_t frame = 0; frame < c->frames.n; frame++) {
        const struct prog_func *pf = frame_func(c, frame);
        VEC(struct tally_stmt) at = {0};
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            if (takes_address(c, pf, i, sym))
                vec_push(&at, ((struct tally_stmt){frame, i, 1}));
        if (at.n)
            all = tally_plus(all, tally_times(tally_count(c, at.at, at.n),
                                              origin_tally(c, c->frames.at[frame].origin)));
        vec_release(&at);
    }
    return all;
}

/* How many tasks that lead to the frame are handed in: of the functions on the way to it that are
 * called indirectly, the one whose address is taken least often. */
static struct tally tasks_with(struct conc *c, uint32_t frame)
{
    struct tally least = {0, TALLY_UNKNOWN};
    for (int up = 0; up < MAX_UP; up++) {
        uint32_t n;
        const struct call_in *in = frame_callers(c, frame, &n);
        if (n != 1)
            break;
        const struct prog_func *caller = frame_func(c, in->frame);
        const struct ir_stmt *call = &caller->stmts[edge_of_call(c, in)->stmt];
        if (ref_kind(prog_args(caller, call)[0]) == REF_REG) {
            struct tally taken = times_taken(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
            if (taken.most > 0 && (least.most == TALLY_UNKNOWN || taken.most < least.most))
                least = taken;
        }
        frame = in->frame;
    }
    return least;
}

void own_promise_check(struct uses *u, const struct wait *w, uint32_t loc)
{
    struct conc *c = u->c;
    if (!is_kept_by_own_only(u, w, loc) || !is_of_this_call(c, w, loc))
        return;
    struct tally threads = origin_tally(c, wait_origin(u->f->order, w));
    if (threads.most == 1)
        report(u, w, ISSUE_STUCK, loc, "a promise");
    else if (threads.most > 1 && may_reach(tasks_with(c, c->fctxs.at[w->fctx].frame), threads.most))
        report(u, w, ISSUE_STARVED, loc, "a promise");
}
