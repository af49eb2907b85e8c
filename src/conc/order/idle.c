/*
 * Pools that are waited for until they are idle. A counter P says how many tasks are queued or
 * running, or how many are running while the queue tells of the others:
 *
 *   worker: for (;;) { lock; while (!q) wait; take; [P++;] unlock; run; lock; P--; signal; unlock }
 *   waiter: lock; while (P > 0 [|| q]) wait(&idle); unlock;      puts: lock; q = ...; [P++;] unlock
 *
 * What a worker does between taking a task and counting it off never meets what the waiter does
 * between the end of its wait and the next time it takes the lock: only it, and tasks that run, can
 * put more. In words of sync.c: R(s) is there unless the worker has a task, N(s) unless the waiter
 * has found the pool idle. (A-IDLE: a task is counted while it is queued or running.)
 *
 * P may be atomic: then the waiter may spin, and the lock is the one that workers wait with.
 *
 * Conditions: P is changed by counting only, down by workers only, in a loop; up by workers and the
 * waiter only. If by workers only, the wait ends when something else is empty, too, which workers
 * take from and nobody else but the waiter puts into. The waiter is one thread.
 */
#include "conc/flow/flow_int.h"
#include "conc/lock/readers.h"
#include "conc/lock/turn.h"
#include <stdlib.h>

enum { MAX_POOLS = 8, MAX_LIFT = 3, MAX_QUEUES = 4, MAX_FOUND = 16, MAX_ASKED = 5 };

enum idle_event { IDLE_NONE, IDLE_HAS_TASK, IDLE_MAY_PUT };

/* Where a worker has done its task. */
struct done {
    uint32_t frame, stmt, loop;
};

struct pool {
    uint32_t loc;
    uint32_t workers, putters; /* sets of origins that count down, and up */
    VEC(struct done) done;
    bool is_bad, is_atomic;
    uint32_t waiter, lock, sync; /* PTA_NONE: none yet */
};
typedef VEC(struct pool) pool_vec;

static bool is_created(const struct conc *c, uint32_t frame)
{
    return pta_origin(c->pta, c->frames.at[frame].origin)->ncreations != 0;
}

static struct pool *pool_at(pool_vec *all, uint32_t loc)
{
    for (size_t i = 0; i < all->n; i++)
        if (all->at[i].loc == loc)
            return &all->at[i];
    return NULL;
}

/* ---- who counts ---- */

/* The place in a loop where the count is made: here, or in a function that has one caller. */
static struct done done_at(struct conc *c, uint32_t frame, uint32_t stmt)
{
    for (int i = 0; i < MAX_LIFT; i++) {
        func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
        const struct finfo *info = finfo_of(c, f);
        uint32_t loop = info->cfg->loop[info->block_of[stmt]];
        if (loop != CFG_NONE)
            return (struct done){frame, stmt, loop};
        if (!only_caller(c, frame, &frame, &stmt))
            break;
    }
    return (struct done){.loop = CFG_NONE};
}

static int count_at(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t *loc, bool *is_atomic)
{
    int step = atomic_step(c, frame, &frame_func(c, frame)->stmts[stmt], loc);
    *is_atomic = step != 0;
    return step ? step : readers_count(c, frame, stmt, loc);
}

/* Does the place order threads in another way? What is only compared with zero does not. */
static bool is_known_sync(const struct conc *c, uint32_t loc)
{
    uint32_t sync = sync_at(c, loc);
    return sync != PTA_NONE &&
           !(c->syncs.at[sync].kind == SYNC_FLAG && c->syncs.at[sync].is_invalid);
}

static void see_done(struct conc *c, pool_vec *all, uint32_t frame, uint32_t stmt)
{
    uint32_t loc;
    bool is_atomic;
    if (count_at(c, frame, stmt, &loc, &is_atomic) >= 0 || is_known_sync(c, loc))
        return;
    struct done d = done_at(c, frame, stmt);
    if (!pool_at(all, loc) && (all->n == MAX_POOLS || d.loop == CFG_NONE))
        return;
    if (!pool_at(all, loc))
        vec_push(all,
                 ((struct pool){
                     .loc = loc, .is_atomic = is_atomic, .waiter = PTA_NONE, .sync = PTA_NONE}));
    struct pool *p = pool_at(all, loc);
    p->is_bad |= d.loop == CFG_NONE || p->is_atomic != is_atomic;
    p->workers = seqs_insert(&c->sets, p->workers, c->frames.at[frame].origin.i);
    vec_push(&p->done, d);
}

/* Counts up, and all other stores. */
static void see_store(struct conc *c, pool_vec *all, uint32_t frame, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->op != IR_STORE && s->op != IR_RMW && s->op != IR_CMPXCHG)
        return;
    uint32_t at, origin = c->frames.at[frame].origin.i;
    const struct idset *locs = pta_value(c->pta, c->frames.at[frame].inst, prog_args(pf, s)[0]);
    bool is_atomic;
    int step = count_at(c, frame, stmt, &at, &is_atomic);
    for (size_t i = 0; i < all->n; i++) {
        struct pool *p = &all->at[i];
        if (!idset_has(locs, p->loc))
            continue;
        if (step > 0)
            p->putters = seqs_insert(&c->sets, p->putters, origin);
        else if (step < 0)
            p->is_bad |= !seqs_has(&c->sets, p->workers, origin);
        else /* the first value */
            p->is_bad |= is_created(c, frame) || s->op != IR_STORE ||
                         !is_always_zero(c, frame, prog_args(pf, s)[1], 0);
    }
}

/* ---- events ---- */

static void add_event(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t sync,
                      enum idle_event event)
{
    bool is_new;
    uint64_t key = map_key2(c->frames.at[frame].inst.i, stmt);
    *map_slot(&c->idle_events, key, &is_new) = sync << 2 | event;
    c->frames.at[frame].is_noisy = true;
}

void idle_add_task(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t sync)
{
    add_event(c, frame, stmt, sync, IDLE_HAS_TASK);
}

void idle_add_put(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t sync)
{
    add_event(c, frame, stmt, sync, IDLE_MAY_PUT);
}

/* Does the call take the lock, or give it back, itself or in a function it calls? */
static bool call_has(struct conc *c, uint32_t frame, const struct pta_edge *e, uint32_t lock,
                     enum effect_kind kind, int depth)
{
    inst_id inst = c->frames.at[frame].inst;
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++)
        if (e->model->effects[k].kind == kind &&
            idset_has(pta_place(c->pta, inst, e->stmt, &e->model->effects[k].obj), lock))
            return true;
    uint32_t callee = e->kind == EDGE_CALL && depth < MAX_LIFT
                          ? frame_find(c, c->frames.at[frame].origin, (inst_id){e->target})
                          : PTA_NONE;
    uint32_t n = 0;
    const struct pta_edge *inner =
        callee == PTA_NONE ? NULL : pta_inst_edges(c->pta, c->frames.at[callee].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (call_has(c, callee, &inner[i], lock, kind, depth + 1))
            return true;
    return false;
}

/* May the way from one block to the other be gone, unless an exception is thrown on it? */
static bool is_plain_way(const struct prog_func *pf, const struct ir_block *from, uint32_t to)
{
    const uint32_t *succ = ir_succs(pf->unit, pf->func, from);
    bool is_invoke = pf->stmts[from->first + from->count - 1].op == IR_INVOKE;
    for (uint32_t i = 0; i < (is_invoke ? 1 : from->nsuccs); i++)
        if (succ[i] == to)
            return true;
    return false;
}

/* Marks the blocks of the loop from which a round may end without passing `end`, but for
 * exceptions: who does not count a task off has none, or nobody finds the pool idle again. */
static void mark_ways_out(const struct prog_func *pf, const struct finfo *info, uint32_t loop,
                          uint32_t end, bool *leaves)
{
    const struct cfg *cfg = info->cfg;
    const struct ir_block *blocks = &pf->unit->blocks[pf->func->first_block];
    u32_vec work = {0};
    for (uint32_t b = 0; b < pf->func->nblocks; b++) {
        const uint32_t *succ = ir_succs(pf->unit, pf->func, &blocks[b]);
        bool is_out = !blocks[b].nsuccs;
        for (uint32_t i = 0; i < blocks[b].nsuccs; i++)
            is_out |= (succ[i] == cfg->loops[loop].header || !cfg_in_loop(cfg, succ[i], loop)) &&
                      is_plain_way(pf, &blocks[b], succ[i]);
        leaves[b] = b != end && is_out && cfg_in_loop(cfg, b, loop);
        if (leaves[b])
            vec_push(&work, b);
    }
    while (work.n) {
        uint32_t b = work.at[--work.n];
        for (uint32_t i = cfg->pred_first[b]; i < cfg->pred_first[b + 1]; i++) {
            uint32_t from = cfg->preds[i];
            if (from == end || leaves[from] || !cfg_in_loop(cfg, from, loop) ||
                !is_plain_way(pf, &blocks[from], b))
                continue;
            leaves[from] = true;
            vec_push(&work, from);
        }
    }
    vec_release(&work);
}

/* The worker has a task where the lock was given back in this round, and the task will surely be
 * counted off: marks such statements, if there is a sync. Are there any? */
static bool mark_tasks(struct conc *c, const struct done *d, uint32_t lock, uint32_t sync)
{
    func_id f = pta_inst_func(c->pta, c->frames.at[d->frame].inst);
    const struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = frame_func(c, d->frame);
    uint32_t n, end = info->block_of[d->stmt];
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[d->frame].inst, &n);
    bool has_any = false, *leaves = xcalloc(pf->func->nblocks, sizeof *leaves);
    mark_ways_out(pf, info, d->loop, end, leaves);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].stmt == d->stmt || !comes_first_in_round(c, f, d->loop, e[i].stmt, d->stmt) ||
            !call_has(c, d->frame, &e[i], lock, EFFECT_UNLOCK, 0))
            continue;
        for (uint32_t y = 0; y < pf->func->nstmts; y++) {
            uint32_t at = info->block_of[y];
            if (leaves[at] || y == e[i].stmt || !comes_first(info, e[i].stmt, y) ||
                !comes_first_in_round(c, f, d->loop, y, d->stmt) ||
                !comes_first_in_round(c, f, d->loop, e[i].stmt, y))
                continue;
            has_any = true;
            if (sync != PTA_NONE)
                add_event(c, d->frame, y, sync, IDLE_HAS_TASK);
        }
    }
    free(leaves);
    return has_any;
}

/* ---- who waits ---- */

/* The places that were found empty: zero, or equal to each other. */
struct queues {
    uint32_t loc[MAX_QUEUES], n;
};

static void add_queue(struct conc *c, inst_id inst, const struct prog_func *pf, uint32_t load,
                      uint32_t pool, struct queues *q)
{
    uint32_t loc = one_place(c, pta_value(c->pta, inst, prog_args(pf, &pf->stmts[load])[0]));
    if (loc != PTA_NONE && loc != pool && q->n < MAX_QUEUES)
        q->loc[q->n++] = loc;
}

static void see_queue(struct conc *c, inst_id inst, const struct known *k, uint32_t pool,
                      struct queues *q)
{
    func_id func = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[func.i];
    const struct finfo *info = finfo_of(c, func);
    uint32_t load = turn_zero_if(c, func, k);
    if (load != IR_NONE) {
        add_queue(c, inst, pf, load, pool, q);
        return;
    }
    uint32_t def = ref_kind(k->cond) == REF_REG ? info->def[ref_index(k->cond)] : IR_NONE;
    const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
    bool is_equal = s && s->op == IR_CMP && (s->sub == CMP_EQ || s->sub == CMP_NE) &&
                    k->is_true == (s->sub == CMP_EQ);
    for (int i = 0; is_equal && i < 2; i++) {
        ir_ref side = prog_args(pf, s)[i];
        uint32_t from = ref_kind(side) == REF_REG ? info->def[ref_index(side)] : IR_NONE;
        if (from != IR_NONE && pf->stmts[from].op == IR_LOAD)
            add_queue(c, inst, pf, from, pool, q);
    }
}

/* Do workers take from one of the places, and nobody else but the waiter store to any? */
static bool are_queues(struct conc *c, const struct pool *p, uint32_t waiter,
                       const struct queues *q)
{
    bool is_taken = false;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        uint32_t origin = c->frames.at[f].origin.i;
        bool is_worker = seqs_has(&c->sets, p->workers, origin);
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            uint8_t op = pf->stmts[i].op;
            if (op != IR_STORE && op != IR_RMW && op != IR_CMPXCHG)
                continue;
            const struct idset *locs =
                pta_value(c->pta, c->frames.at[f].inst, prog_args(pf, &pf->stmts[i])[0]);
            for (uint32_t k = 0; k < q->n; k++) {
                if (!idset_has(locs, q->loc[k]))
                    continue;
                int64_t value; /* what is set to a number is no queue */
                is_taken |=
                    is_worker && (op != IR_STORE ||
                                  !ir_ref_int(pf->unit, prog_args(pf, &pf->stmts[i])[1], &value));
                if (!is_worker && origin != waiter)
                    return false;
            }
        }
    }
    return is_taken;
}

static bool waits_for_all(struct conc *c, const struct pool *p, uint32_t waiter,
                          const struct queues *q)
{
    struct seq up = seqs_at(&c->sets, p->putters);
    bool by_waiter = false;
    for (uint32_t i = 0; i < up.n; i++) {
        if (up.at[i] != waiter && !seqs_has(&c->sets, p->workers, up.at[i]))
            return false;
        by_waiter |= up.at[i] == waiter;
    }
    return by_waiter || (up.n && are_queues(c, p, waiter, q));
}

/* The lock that the condition wait in the loop gives back meanwhile, itself or in a function that
 * is called there; PTA_NONE. */
static uint32_t lock_of_wait(struct conc *c, inst_id inst, uint32_t loop, int depth)
{
    uint32_t n, lock = PTA_NONE;
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n && lock == PTA_NONE; i++) {
        if (loop != CFG_NONE && !cfg_in_loop(info->cfg, info->block_of[e[i].stmt], loop))
            continue;
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_COND_WAIT)
                return one_place(c,
                                 pta_place(c->pta, inst, e[i].stmt, &e[i].model->effects[k].obj2));
        if (e[i].kind == EDGE_CALL && depth > 0)
            lock = lock_of_wait(c, (inst_id){e[i].target}, CFG_NONE, depth - 1);
    }
    return lock;
}

/* What was found out, and in which function: predicates of waits ask others. */
struct found {
    inst_id inst[MAX_FOUND];
    struct known known[MAX_FOUND];
    uint32_t n;
};

static void find_out(struct conc *c, inst_id inst, ir_ref cond, bool is_true, int depth,
                     struct found *out)
{
    struct known known[MAX_KNOWN];
    func_id func = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[func.i];
    uint32_t n = condition_implies(c, func, cond, is_true, known, MAX_KNOWN), nedges;
    for (uint32_t i = 0; i < n && out->n < MAX_FOUND; i++) {
        out->inst[out->n] = inst;
        out->known[out->n++] = known[i];
        uint32_t def = finfo_of(c, func)->def[ref_index(known[i].cond)];
        if (pf->stmts[def].op != IR_CALL || depth == MAX_ASKED)
            continue;
        const struct pta_edge *e = pta_edges(c->pta, inst, def, &nedges);
        inst_id callee = {nedges == 1 && e->kind == EDGE_CALL ? e->target : PTA_NONE};
        ir_ref result = callee.i == PTA_NONE
                            ? (ir_ref){0}
                            : only_result(&c->prog->funcs[pta_inst_func(c->pta, callee).i]);
        if (result.bits)
            find_out(c, callee, result, known[i].is_true, depth + 1, out);
    }
}

/* The load that got zero, here or in a getter that is asked, and in which function. */
static uint32_t load_of_zero(struct conc *c, inst_id *inst, const struct known *k)
{
    func_id func = pta_inst_func(c->pta, *inst);
    const struct prog_func *pf = &c->prog->funcs[func.i];
    const struct finfo *info = finfo_of(c, func);
    uint32_t n, load = turn_zero_if(c, func, k), def = info->def[ref_index(k->cond)];
    if (load != IR_NONE || !turn_says_zero(pf, &pf->stmts[def], k->is_true))
        return load;
    ir_ref side = prog_args(pf, &pf->stmts[def])[0];
    uint32_t call = ref_kind(side) == REF_REG ? info->def[ref_index(side)] : IR_NONE;
    if (call == IR_NONE || pf->stmts[call].op != IR_CALL)
        return IR_NONE;
    const struct pta_edge *e = pta_edges(c->pta, *inst, call, &n);
    if (n != 1 || e->kind != EDGE_CALL)
        return IR_NONE;
    *inst = (inst_id){e->target};
    func = pta_inst_func(c->pta, *inst);
    pf = &c->prog->funcs[func.i];
    ir_ref result = only_result(pf);
    load = ref_kind(result) == REF_REG ? finfo_of(c, func)->def[ref_index(result)] : IR_NONE;
    return load != IR_NONE && pf->stmts[load].op == IR_LOAD ? load : IR_NONE;
}

/* Was the counter found to be zero? What else was empty is in `q`. */
static bool is_found_idle(struct conc *c, const struct found *found, const struct pool *p,
                          struct queues *q)
{
    bool is_counted = false;
    for (uint32_t i = 0; i < found->n; i++) {
        inst_id inst = found->inst[i];
        uint32_t load = load_of_zero(c, &inst, &found->known[i]);
        const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
        is_counted |=
            load != IR_NONE && (!p->is_atomic || pf->stmts[load].sub >= ORDER_ACQUIRE) &&
            one_place(c, pta_value(c->pta, inst, prog_args(pf, &pf->stmts[load])[0])) == p->loc;
        see_queue(c, found->inst[i], &found->known[i], p->loc, q);
    }
    return is_counted;
}

/* The lock that the workers take tasks with: the waiter's, or if it has none, theirs. */
static uint32_t lock_of_pool(struct conc *c, const struct pool *p, uint32_t waited)
{
    const struct done *d = &p->done.at[0];
    if (!p->is_atomic)
        return waited;
    return lock_of_wait(c, c->frames.at[d->frame].inst, d->loop, MAX_LIFT);
}

/* What is counted off while the lock is held counts what is queued, not what runs. */
static bool has_tasks(struct conc *c, const struct pool *p, uint32_t lock)
{
    for (size_t i = 0; i < p->done.n; i++)
        if (mark_tasks(c, &p->done.at[i], lock, PTA_NONE))
            return true;
    return false;
}

static void see_wait(struct conc *c, pool_vec *all, uint32_t frame, uint32_t branch)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    func_id func = pta_inst_func(c->pta, inst);
    const struct finfo *info = finfo_of(c, func);
    uint32_t block = info->block_of[branch], loop = info->cfg->loop[block];
    uint32_t waiter = c->frames.at[frame].origin.i;
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
    if (loop == CFG_NONE || b->nsuccs != 2 || conc_origin_is_many(c, c->frames.at[frame].origin))
        return;
    const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
    bool stays = cfg_in_loop(info->cfg, succ[0], loop);
    if (stays == cfg_in_loop(info->cfg, succ[1], loop))
        return;
    uint32_t waited = lock_of_wait(c, inst, loop, 0);
    struct found found = {.n = 0};
    find_out(c, inst, prog_args(pf, &pf->stmts[branch])[0], !stays, 0, &found);
    for (size_t j = 0; j < all->n; j++) {
        struct pool *p = &all->at[j];
        struct queues q = {.n = 0};
        bool is_counted = is_found_idle(c, &found, p, &q);
        uint32_t lock = is_counted ? lock_of_pool(c, p, waited) : PTA_NONE;
        bool is_other = p->waiter != PTA_NONE && (p->waiter != waiter || p->lock != lock);
        if (p->is_bad || lock == PTA_NONE || is_other || seqs_has(&c->sets, p->workers, waiter) ||
            !waits_for_all(c, p, waiter, &q) || !has_tasks(c, p, lock))
            continue;
        if (p->sync == PTA_NONE)
            p->sync = sync_make_idle(c, p->loc, p->workers, waiter);
        p->waiter = waiter;
        p->lock = lock;
        if (p->sync != PTA_NONE)
            readers_add_wait(c, frame, branch, !stays, p->sync);
    }
}

static void mark_puts(struct conc *c, const struct pool *p)
{
    for (uint32_t f = 0; f < c->frames.n; f++) {
        if (c->frames.at[f].origin.i != p->waiter)
            continue;
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++)
            if (e[i].kind == EDGE_MODEL && call_has(c, f, &e[i], p->lock, EFFECT_LOCK, 0))
                add_event(c, f, e[i].stmt, p->sync, IDLE_MAY_PUT);
    }
}

void idles_find(struct conc *c)
{
    pool_vec all = {0};
    if (c->opt.mode == MODE_SOUND)
        return;
    for (uint32_t f = 0; f < c->frames.n; f++)
        for (uint32_t i = 0; is_created(c, f) && i < frame_func(c, f)->func->nstmts; i++)
            see_done(c, &all, f, i);
    for (uint32_t f = 0; all.n && f < c->frames.n; f++)
        for (uint32_t i = 0; i < frame_func(c, f)->func->nstmts; i++)
            see_store(c, &all, f, i);
    for (uint32_t f = 0; all.n && f < c->frames.n; f++)
        for (uint32_t i = 0; i < frame_func(c, f)->func->nstmts; i++)
            if (frame_func(c, f)->stmts[i].op == IR_BRANCH)
                see_wait(c, &all, f, i);
    for (size_t i = 0; i < all.n; i++) {
        struct pool *p = &all.at[i];
        for (size_t k = 0; p->sync != PTA_NONE && k < p->done.n; k++)
            (void)mark_tasks(c, &p->done.at[k], p->lock, p->sync);
        if (p->sync != PTA_NONE)
            mark_puts(c, p);
        vec_release(&p->done);
    }
    vec_release(&all);
}

void idle_step(const struct walk *w, uint32_t stmt, state_vec *states)
{
    struct conc *c = w->c;
    uint32_t found = map_get(&c->idle_events, map_key2(w->inst.i, stmt), 0);
    for (size_t i = 0; found && i < states->n; i++)
        if ((found & 3) == IDLE_HAS_TASK)
            sync_take_task(c, &states->at[i].live, found >> 2);
        else
            sync_forget(c, &states->at[i].live, found >> 2);
}
