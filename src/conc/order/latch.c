/*
 * Counters that somebody waits for: every thread counts once when it is done, under a lock or by an
 * atomic operation, and the waiter goes on when the counter has come down to zero, or up to some
 * number.
 *
 *   while (left > 0) wait(&c, &m);          worker: result[i] = ...; lock; left--; signal; unlock
 *
 * What a thread did before it counted comes before what follows the wait (A-LATCH: the number that
 * is waited for is that of all who count; constants that say otherwise are believed). Conditions:
 * threads count in one direction, once each, and change the counter in no other way.
 */
#include "conc/lock/readers.h"
#include "conc/lock/turn.h"

enum { MAX_COUNTERS = 16 };

struct counter {
    uint32_t loc;
    int step;
    bool is_atomic, is_bad;
    int64_t least; /* that is waited for, if it is a constant; else -1 */
    uint32_t origins;
};
typedef VEC(struct counter) counter_vec;

int atomic_step(struct conc *c, uint32_t frame, const struct ir_stmt *s, uint32_t *loc)
{
    const struct prog_func *pf = frame_func(c, frame);
    int64_t step;
    if (s->op != IR_RMW || (s->aux != RMW_ADD && s->aux != RMW_SUB) || s->sub < ORDER_RELEASE ||
        !ir_ref_int(pf->unit, prog_args(pf, s)[1], &step) || (step != 1 && step != -1))
        return 0;
    *loc = one_place(c, pta_value(c->pta, c->frames.at[frame].inst, prog_args(pf, s)[0]));
    return *loc == PTA_NONE ? 0 : s->aux == RMW_ADD ? (int)step : (int)-step;
}

static struct counter *counter_at(counter_vec *all, uint32_t loc)
{
    for (size_t i = 0; i < all->n; i++)
        if (all->at[i].loc == loc)
            return &all->at[i];
    return NULL;
}

static void see_count(struct conc *c, counter_vec *all, uint32_t frame, uint32_t stmt)
{
    const struct ir_stmt *s = &frame_func(c, frame)->stmts[stmt];
    func_id func = pta_inst_func(c->pta, c->frames.at[frame].inst);
    uint32_t loc;
    int step = atomic_step(c, frame, s, &loc);
    bool is_atomic = step != 0;
    if (!step)
        step = readers_count(c, frame, stmt, &loc);
    if (!step || (!counter_at(all, loc) && all->n == MAX_COUNTERS))
        return;
    if (!counter_at(all, loc))
        vec_push(all, ((struct counter){.loc = loc, .step = step, .is_atomic = is_atomic}));
    struct counter *k = counter_at(all, loc);
    k->is_bad |= k->step != step || k->is_atomic != is_atomic || !c->frames.at[frame].is_once ||
                 stmt_in_loop(c, func, stmt);
    k->origins = seqs_insert(&c->sets, k->origins, c->frames.at[frame].origin.i);
}

/* Stores that do not count. */
static void see_store(struct conc *c, counter_vec *all, uint32_t frame, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    uint32_t loc;
    bool stores = s->op == IR_STORE || s->op == IR_RMW || s->op == IR_CMPXCHG ||
                  s->op == IR_MEMCOPY || s->op == IR_MEMSET;
    if (!stores || atomic_step(c, frame, s, &loc) || readers_count(c, frame, stmt, &loc))
        return;
    const struct idset *locs = pta_value(c->pta, c->frames.at[frame].inst, prog_args(pf, s)[0]);
    for (size_t i = 0; i < all->n; i++)
        all->at[i].is_bad |= idset_has(locs, all->at[i].loc);
}

/* ---- waits ---- */

/* Does the comparison, true or false, say that its left side has come to the right one, counting
 * up or down? */
static bool says_reached(uint16_t sub, bool is_true, int step)
{
    switch (sub) {
    case CMP_EQ:
    case CMP_NE:
        return is_true == (sub == CMP_EQ);
    case CMP_SLT:
    case CMP_ULT:
        return step > 0 && !is_true;
    case CMP_SGE:
    case CMP_UGE:
        return step > 0 && is_true;
    case CMP_SGT:
    case CMP_UGT:
        return step < 0 && !is_true;
    case CMP_SLE:
    case CMP_ULE:
        return step < 0 && is_true;
    default:
        return false;
    }
}

/* The load whose value is compared, and what it is at least (up) or at most (down) then. */
static uint32_t reached_if(struct conc *c, func_id func, const struct known *k, int step,
                           ir_ref *bound)
{
    const struct prog_func *pf = &c->prog->funcs[func.i];
    const struct finfo *info = finfo_of(c, func);
    uint32_t def = ref_kind(k->cond) == REF_REG ? info->def[ref_index(k->cond)] : IR_NONE;
    if (def == IR_NONE)
        return IR_NONE;
    const struct ir_stmt *s = &pf->stmts[def];
    *bound = (ir_ref){0};
    if (s->op == IR_LOAD)
        return !k->is_true && step < 0 ? def : IR_NONE; /* while (left) */
    if (s->op != IR_CMP)
        return IR_NONE;
    ir_ref left = prog_args(pf, s)[0];
    uint32_t load = ref_kind(left) == REF_REG ? info->def[ref_index(left)] : IR_NONE;
    if (load == IR_NONE || pf->stmts[load].op != IR_LOAD || !says_reached(s->sub, k->is_true, step))
        return IR_NONE;
    *bound = prog_args(pf, s)[1];
    return load;
}

static bool has_wait(struct conc *c, inst_id inst, const struct finfo *info, uint32_t loop)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (cfg_in_loop(info->cfg, info->block_of[e[i].stmt], loop) && e[i].kind == EDGE_MODEL &&
            model_has(e[i].model, EFFECT_COND_WAIT))
            return true;
    return false;
}

/* Does a constant say that not all are waited for? */
static bool is_too_few(struct conc *c, const struct prog_func *pf, const struct counter *k,
                       ir_ref bound)
{
    int64_t value = 0;
    if (bound.bits && !ir_ref_int(pf->unit, bound, &value))
        return false; /* a variable: how many there are */
    if (k->step < 0)
        return value != 0;
    struct seq origins = seqs_at(&c->sets, k->origins);
    int64_t threads = 0;
    for (uint32_t i = 0; i < origins.n; i++)
        threads += threads_made(c, (origin_id){origins.at[i]});
    return value < threads || value < 1;
}

static void see_wait(struct conc *c, counter_vec *all, uint32_t frame, uint32_t branch)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    func_id func = pta_inst_func(c->pta, inst);
    const struct finfo *info = finfo_of(c, func);
    uint32_t block = info->block_of[branch], loop = info->cfg->loop[block];
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
    if (loop == CFG_NONE || b->nsuccs != 2)
        return;
    const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
    bool stays = cfg_in_loop(info->cfg, succ[0], loop);
    if (stays == cfg_in_loop(info->cfg, succ[1], loop))
        return;
    struct known known[MAX_KNOWN];
    uint32_t n =
        condition_implies(c, func, prog_args(pf, &pf->stmts[branch])[0], !stays, known, MAX_KNOWN);
    for (uint32_t i = 0; i < n; i++)
        for (size_t j = 0; j < all->n; j++) {
            const struct counter *k = &all->at[j];
            ir_ref bound;
            uint32_t load = k->is_bad ? IR_NONE : reached_if(c, func, &known[i], k->step, &bound);
            /* Who waits before it counts itself waits for something else. */
            if (load == IR_NONE || seqs_has(&c->sets, k->origins, c->frames.at[frame].origin.i) ||
                !cfg_in_loop(info->cfg, info->block_of[load], loop) ||
                one_place(c, pta_value(c->pta, inst, prog_args(pf, &pf->stmts[load])[0])) !=
                    k->loc ||
                (k->is_atomic ? pf->stmts[load].sub < ORDER_ACQUIRE
                              : !has_wait(c, inst, info, loop)) ||
                is_too_few(c, pf, k, bound))
                continue;
            uint32_t sync = sync_make_latch(c, k->loc, k->origins);
            if (sync != PTA_NONE)
                readers_add_wait(c, frame, branch, !stays, sync);
        }
}

void latches_find(struct conc *c)
{
    counter_vec all = {0};
    for (uint32_t f = 0; f < c->frames.n; f++)
        for (uint32_t i = 0; i < frame_func(c, f)->func->nstmts; i++)
            if (pta_origin(c->pta, c->frames.at[f].origin)->ncreations)
                see_count(c, &all, f, i);
    for (uint32_t f = 0; all.n && f < c->frames.n; f++)
        for (uint32_t i = 0; i < frame_func(c, f)->func->nstmts; i++)
            if (pta_origin(c->pta, c->frames.at[f].origin)->ncreations)
                see_store(c, &all, f, i);
    for (uint32_t f = 0; all.n && f < c->frames.n; f++)
        for (uint32_t i = 0; i < frame_func(c, f)->func->nstmts; i++)
            if (frame_func(c, f)->stmts[i].op == IR_BRANCH)
                see_wait(c, &all, f, i);
    vec_release(&all);
}
