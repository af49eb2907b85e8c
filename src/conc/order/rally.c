/* Barriers made by hand: see rally.h. */
#include "conc/order/rally.h"
#include <stdlib.h>

enum { MAX_BLOCKS = 200, MAX_DEPTH = 6 };

struct search {
    struct conc *c;
    inst_id inst;
    uint32_t frame;
    const struct prog_func *pf;
    struct finfo *info;
    uint32_t arrival, counter;     /* statement, location */
    uint32_t loop, awaited;        /* loop that waits, location it looks at */
    uint32_t wait;                 /* block: the loop's header, or of a wait that is in no loop */
    uint32_t point;                /* block; CFG_NONE: where the function returns */
    const struct idset *condition; /* places, of a wait that is in no loop */
};

static const struct ir_block *block_at(const struct search *s, uint32_t block)
{
    return &s->pf->unit->blocks[s->pf->func->first_block + block];
}

static const struct ir_stmt *def_of(const struct search *s, ir_ref ref, uint32_t *stmt)
{
    *stmt = ref_kind(ref) == REF_REG ? s->info->def[ref_index(ref)] : IR_NONE;
    return *stmt == IR_NONE ? NULL : &s->pf->stmts[*stmt];
}

/* The one place that a load, store or atomic operation touches; PTA_NONE. */
static uint32_t place_of(const struct search *s, const struct ir_stmt *stmt)
{
    return stmt->size > 8
               ? PTA_NONE
               : one_place(s->c, pta_value(s->c->pta, s->inst, prog_args(s->pf, stmt)[0]));
}

static bool stores(const struct ir_stmt *s)
{
    return s->op == IR_STORE || s->op == IR_RMW || s->op == IR_CMPXCHG || s->op == IR_MEMCOPY ||
           s->op == IR_MEMSET;
}

/* ---- arrival ---- */

/* Was a lock taken before, on every way? */
static bool is_locked(const struct search *s, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(s->c->pta, s->inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_LOCK && comes_first(s->info, e[i].stmt, stmt))
                return true;
    return false;
}

static bool counts_by_one(const struct search *s, const struct ir_stmt *store, uint32_t loc)
{
    uint32_t at;
    int64_t step;
    const struct ir_stmt *sum = def_of(s, prog_args(s->pf, store)[1], &at);
    if (!sum || (sum->op != IR_ADD && sum->op != IR_SUB))
        return false;
    const struct ir_stmt *load = def_of(s, prog_args(s->pf, sum)[0], &at);
    return load && load->op == IR_LOAD &&
           ir_ref_int(s->pf->unit, prog_args(s->pf, sum)[1], &step) && (step == 1 || step == -1) &&
           place_of(s, load) == loc;
}

static bool is_arrival(const struct search *s, uint32_t stmt, uint32_t *loc)
{
    const struct ir_stmt *a = &s->pf->stmts[stmt];
    int64_t step;
    if (a->op == IR_RMW) {
        *loc = (a->aux == RMW_ADD || a->aux == RMW_SUB) && a->sub >= ORDER_RELEASE &&
                       ir_ref_int(s->pf->unit, prog_args(s->pf, a)[1], &step) &&
                       (step == 1 || step == -1)
                   ? place_of(s, a)
                   : PTA_NONE;
        return *loc != PTA_NONE;
    }
    if (a->op != IR_STORE || a->sub != ORDER_NONE)
        return false;
    *loc = place_of(s, a);
    return *loc != PTA_NONE && counts_by_one(s, a, *loc) && is_locked(s, stmt);
}

/* By how much the arrival changes the counter: 1 or -1. */
static int64_t step_of(const struct search *s)
{
    const struct ir_stmt *a = &s->pf->stmts[s->arrival];
    int64_t step = 1;
    uint32_t at;
    bool is_rmw = a->op == IR_RMW;
    const struct ir_stmt *sum = is_rmw ? a : def_of(s, prog_args(s->pf, a)[1], &at);
    if (sum)
        ir_ref_int(s->pf->unit, prog_args(s->pf, sum)[1], &step);
    bool is_less = sum && (is_rmw ? sum->aux == RMW_SUB : sum->op == IR_SUB);
    return is_less ? -step : step;
}

/* Where another instance of the function counts. */
static uint32_t place_in(const struct search *s, inst_id inst)
{
    struct search other = *s;
    other.inst = inst;
    return place_of(&other, &s->pf->stmts[s->arrival]);
}

/* ---- what values depend on ---- */

/* A load of the place, or the arrival itself, that the value is computed from; IR_NONE. */
static uint32_t source_of(const struct search *s, ir_ref ref, uint32_t loc, int depth)
{
    uint32_t at;
    const struct ir_stmt *d = def_of(s, ref, &at);
    if (!d || depth > MAX_DEPTH)
        return IR_NONE;
    if ((d->op == IR_LOAD || d->op == IR_RMW) && place_of(s, d) == loc)
        return at;
    if (d->op == IR_LOAD || d->op == IR_CALL || d->op == IR_RMW)
        return IR_NONE;
    uint32_t step = d->op == IR_PHI ? 2 : 1;
    for (uint32_t i = 0; i < d->nargs; i += step) {
        uint32_t found = source_of(s, prog_args(s->pf, d)[i], loc, depth + 1);
        if (found != IR_NONE)
            return found;
    }
    return IR_NONE;
}

/* ---- are all here? ---- */

/* How many threads come to the barrier, as far as constants say. */
static int64_t threads_here(const struct search *s)
{
    func_id own = pta_inst_func(s->c->pta, s->inst);
    int64_t n = 0;
    for (uint32_t f = 0; f < s->c->frames.n; f++) {
        const struct frame *other = &s->c->frames.at[f];
        if (pta_inst_func(s->c->pta, other->inst).i != own.i)
            continue;
        uint32_t at = place_in(s, other->inst);
        if (at == s->counter)
            n += pta_origin(s->c->pta, other->origin)->ncreations
                     ? threads_made(s->c, other->origin)
                     : 1;
    }
    return n;
}

/* A comparison, as it is known to hold: *counted is the side that the counter is on. */
struct comparison {
    enum ir_cmp cmp;
    ir_ref counted, limit;
};

static enum ir_cmp opposite(enum ir_cmp cmp)
{
    static const uint8_t of[] = {
        [CMP_EQ] = CMP_NE,   [CMP_NE] = CMP_EQ,   [CMP_ULT] = CMP_UGE, [CMP_ULE] = CMP_UGT,
        [CMP_UGT] = CMP_ULE, [CMP_UGE] = CMP_ULT, [CMP_SLT] = CMP_SGE, [CMP_SLE] = CMP_SGT,
        [CMP_SGT] = CMP_SLE, [CMP_SGE] = CMP_SLT};
    return (enum ir_cmp)of[cmp];
}

static enum ir_cmp mirrored(enum ir_cmp cmp)
{
    static const uint8_t of[] = {
        [CMP_EQ] = CMP_EQ,   [CMP_NE] = CMP_NE,   [CMP_ULT] = CMP_UGT, [CMP_ULE] = CMP_UGE,
        [CMP_UGT] = CMP_ULT, [CMP_UGE] = CMP_ULE, [CMP_SLT] = CMP_SGT, [CMP_SLE] = CMP_SGE,
        [CMP_SGT] = CMP_SLT, [CMP_SGE] = CMP_SLE};
    return (enum ir_cmp)of[cmp];
}

/* The comparison that a condition comes down to, and that holds if the condition is as said. */
static bool comparison_of(const struct search *s, ir_ref cond, bool is_true, uint32_t loc,
                          struct comparison *out)
{
    uint32_t at;
    int64_t number;
    const struct ir_stmt *d = def_of(s, cond, &at);
    for (int i = 0; i < MAX_DEPTH && d; i++, d = def_of(s, cond, &at)) {
        const ir_ref *args = prog_args(s->pf, d);
        if (d->op == IR_ZEXT || d->op == IR_SEXT || d->op == IR_TRUNC || d->op == IR_COPY) {
            cond = args[0];
        } else if (d->op == IR_XOR && ir_ref_int(s->pf->unit, args[1], &number)) {
            is_true = is_true == !(number & 1);
            cond = args[0];
        } else if (d->op == IR_CMP) {
            const struct ir_stmt *inner = def_of(s, args[0], &at);
            bool is_of_truth = inner && ir_ref_int(s->pf->unit, args[1], &number) && !number &&
                               (inner->op == IR_CMP || inner->op == IR_ZEXT || inner->op == IR_XOR);
            if (is_of_truth && (d->sub == CMP_EQ || d->sub == CMP_NE)) {
                is_true = is_true == (d->sub == CMP_NE);
                cond = args[0];
                continue;
            }
            bool is_first = source_of(s, args[0], loc, 0) != IR_NONE;
            enum ir_cmp cmp = (enum ir_cmp)d->sub;
            cmp = is_true ? cmp : opposite(cmp);
            *out = (struct comparison){is_first ? cmp : mirrored(cmp), args[!is_first],
                                       args[is_first]};
            return is_first || source_of(s, args[1], loc, 0) != IR_NONE;
        } else {
            return false;
        }
    }
    return false;
}

/* The counter and a constant, as *off; also the remainder by a number (`*by`). */
static bool is_count(const struct search *s, ir_ref ref, int64_t *off, ir_ref *by)
{
    *off = 0;
    *by = (ir_ref){0};
    for (int i = 0; i < MAX_DEPTH; i++) {
        uint32_t at;
        int64_t step;
        const struct ir_stmt *d = def_of(s, ref, &at);
        if (!d)
            return false;
        const ir_ref *args = prog_args(s->pf, d);
        if ((d->op == IR_LOAD || d->op == IR_RMW) && place_of(s, d) == s->counter) {
            /* what was there before the arrival is one less, or one more */
            *off += d->op == IR_RMW || !comes_first(s->info, s->arrival, at) ? -step_of(s) : 0;
            return true;
        }
        if (d->op == IR_ZEXT || d->op == IR_SEXT || d->op == IR_TRUNC || d->op == IR_COPY) {
            ref = args[0];
        } else if ((d->op == IR_ADD || d->op == IR_SUB) &&
                   ir_ref_int(s->pf->unit, args[1], &step)) {
            *off += d->op == IR_ADD ? step : -step;
            ref = args[0];
        } else if ((d->op == IR_SREM || d->op == IR_UREM) && !by->bits) {
            *by = args[1];
            ref = args[0];
        } else {
            return false;
        }
    }
    return false;
}

/* Somebody's number of threads, perhaps less one; not a part of it. */
static bool is_whole(const struct search *s, ir_ref ref)
{
    for (int i = 0; i < MAX_DEPTH; i++) {
        uint32_t at;
        int64_t number;
        const struct ir_stmt *d = def_of(s, ref, &at);
        if (!d || d->op == IR_LOAD || d->op == IR_CALL || d->op == IR_PHI)
            return true;
        bool is_step = (d->op == IR_ADD || d->op == IR_SUB) &&
                       ir_ref_int(s->pf->unit, prog_args(s->pf, d)[1], &number) && number >= -1 &&
                       number <= 1;
        if (!is_step && d->op != IR_ZEXT && d->op != IR_SEXT && d->op != IR_TRUNC &&
            d->op != IR_COPY)
            return false;
        ref = prog_args(s->pf, d)[0];
    }
    return false;
}

/* Does the condition, being as said, mean that all threads have arrived? *is_exact: no more. */
static bool says_all(const struct search *s, ir_ref cond, bool is_true, bool *is_exact)
{
    struct comparison k;
    int64_t off, limit;
    ir_ref by;
    bool is_up = step_of(s) > 0;
    if (!comparison_of(s, cond, is_true, s->counter, &k) || !is_count(s, k.counted, &off, &by))
        return false;
    bool is_beyond =
        is_up ? k.cmp == CMP_SGE || k.cmp == CMP_UGE || k.cmp == CMP_SGT || k.cmp == CMP_UGT
              : k.cmp == CMP_SLE || k.cmp == CMP_ULE || k.cmp == CMP_SLT || k.cmp == CMP_ULT;
    *is_exact = k.cmp == CMP_EQ;
    if (by.bits)
        return *is_exact &&
               (ir_ref_int(s->pf->unit, by, &limit) ? limit >= threads_here(s) : is_whole(s, by));
    if (!*is_exact && !is_beyond)
        return false;
    if (!ir_ref_int(s->pf->unit, k.limit, &limit))
        return is_whole(s, k.limit);
    bool is_strict = k.cmp == CMP_SGT || k.cmp == CMP_UGT || k.cmp == CMP_SLT || k.cmp == CMP_ULT;
    limit += is_strict ? step_of(s) : 0;
    return is_up ? limit - off >= threads_here(s) : limit - off <= 0;
}

/* ---- the wait ---- */

static ir_ref condition_of(const struct search *s, uint32_t block)
{
    const struct ir_block *b = block_at(s, block);
    const struct ir_stmt *t = &s->pf->stmts[b->first + b->count - 1];
    return t->op == IR_BRANCH ? prog_args(s->pf, t)[0] : (ir_ref){0};
}

/* Is the block part of the wait? */
static bool is_waiting(const struct search *s, uint32_t block)
{
    return s->loop == CFG_NONE ? block == s->wait : cfg_in_loop(s->info->cfg, block, s->loop);
}

static bool leaves(const struct search *s, uint32_t block)
{
    const struct ir_block *b = block_at(s, block);
    for (uint32_t i = 0; i < b->nsuccs; i++)
        if (!cfg_in_loop(s->info->cfg, ir_succs(s->pf->unit, s->pf->func, b)[i], s->loop))
            return true;
    return false;
}

/* Does a call at the end of the block leave the loop, by an exception, or no handler take that? */
static bool throws(const struct search *s, uint32_t block)
{
    const struct ir_block *b = block_at(s, block);
    const struct ir_stmt *last = &s->pf->stmts[b->first + b->count - 1];
    return last->op == IR_INVOKE ||
           (s->c->prog->classes && last->op == IR_BRANCH && ref_is_none(prog_args(s->pf, last)[0]));
}

/* A load of the condition in the loop, of a place of all threads, ordered as the arrival is. */
static uint32_t awaited_by(const struct search *s, ir_ref ref, int depth)
{
    uint32_t at;
    const struct ir_stmt *d = def_of(s, ref, &at);
    if (!d || depth > MAX_DEPTH || !cfg_in_loop(s->info->cfg, s->info->block_of[at], s->loop))
        return PTA_NONE;
    if (d->op == IR_LOAD) {
        uint32_t loc = place_of(s, d);
        bool is_atomic = s->pf->stmts[s->arrival].op == IR_RMW;
        return !is_atomic || d->sub >= ORDER_ACQUIRE ? loc : PTA_NONE; /* else under the lock */
    }
    if (d->op == IR_CALL)
        return PTA_NONE;
    for (uint32_t i = 0; i < d->nargs; i += d->op == IR_PHI ? 2 : 1) {
        uint32_t loc = awaited_by(s, prog_args(s->pf, d)[i], depth + 1);
        if (loc != PTA_NONE)
            return loc;
    }
    return PTA_NONE;
}

/* The loop does nothing but look (and wait for a condition, or yield). */
static bool only_looks(const struct search *s)
{
    for (uint32_t i = 0; i < s->pf->func->nstmts; i++)
        if (stores(&s->pf->stmts[i]) && cfg_in_loop(s->info->cfg, s->info->block_of[i], s->loop))
            return false;
    return true;
}

/* What was found in the variable before, as it was? */
static bool is_old_value(const struct search *s, ir_ref ref)
{
    for (int i = 0; i < MAX_DEPTH; i++) {
        uint32_t at;
        const struct ir_stmt *d = def_of(s, ref, &at);
        if (!d || d->op == IR_LOAD)
            return d && place_of(s, d) == s->awaited;
        if (d->op != IR_ZEXT && d->op != IR_SEXT && d->op != IR_TRUNC && d->op != IR_COPY)
            return false;
        ref = prog_args(s->pf, d)[0];
    }
    return false;
}

/* Is the loop left because all are here, or because the variable has changed? */
static bool ends_well(const struct search *s, uint32_t block)
{
    const struct ir_block *b = block_at(s, block);
    const uint32_t *succ = ir_succs(s->pf->unit, s->pf->func, b);
    ir_ref cond = condition_of(s, block);
    bool is_exact, is_true = !cfg_in_loop(s->info->cfg, succ[0], s->loop);
    struct comparison k;
    if (s->awaited == s->counter)
        return says_all(s, cond, is_true, &is_exact);
    if (!comparison_of(s, cond, is_true, s->awaited, &k))
        return true; /* the value itself */
    return !is_old_value(s, k.limit) || (k.cmp != CMP_EQ && k.cmp != CMP_SLE && k.cmp != CMP_SGE &&
                                         k.cmp != CMP_ULE && k.cmp != CMP_UGE);
}

static bool is_wait(struct search *s)
{
    const struct cfg *cfg = s->info->cfg;
    uint32_t header = cfg->loops[s->loop].header, arrival = s->info->block_of[s->arrival];
    s->wait = header;
    if (!cfg_dominates(cfg, arrival, header) || cfg_in_loop(cfg, arrival, s->loop) ||
        !only_looks(s))
        return false;
    s->awaited = PTA_NONE;
    for (uint32_t b = 0; b < s->pf->func->nblocks; b++) {
        if (!cfg_in_loop(cfg, b, s->loop) || !leaves(s, b) || throws(s, b))
            continue;
        uint32_t loc = awaited_by(s, condition_of(s, b), 0);
        if (loc == PTA_NONE || (s->awaited != PTA_NONE && loc != s->awaited))
            return false; /* it ends for another reason, too */
        s->awaited = loc;
        if (!ends_well(s, b))
            return false;
    }
    return s->awaited != PTA_NONE;
}

/*
 * A wait for a condition that is in no loop: it is taken to come back when it was signalled, and
 * not before (A-SIGNALLED).
 */
static bool is_plain_wait(struct search *s, const struct pta_edge *e)
{
    const struct cfg *cfg = s->info->cfg;
    uint32_t arrival = s->info->block_of[s->arrival], block = s->info->block_of[e->stmt];
    bool waits = false;
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++)
        if (e->model->effects[k].kind == EFFECT_COND_WAIT &&
            !(e->model->effects[k].flags & EFF_TIMED)) {
            waits = true;
            s->condition = pta_place(s->c->pta, s->inst, e->stmt, &e->model->effects[k].obj);
        }
    s->loop = CFG_NONE;
    s->wait = block;
    s->awaited = PTA_NONE;
    return waits && s->c->opt.mode != MODE_SOUND && block != arrival &&
           cfg_dominates(cfg, arrival, block) && cfg->loop[block] == cfg->loop[arrival];
}

/* ---- who lets the others go on ---- */

/* Is the counter set back where the block is left? */
static bool is_set_back(const struct search *s, uint32_t block)
{
    for (uint32_t i = 0; i < s->pf->func->nstmts; i++)
        if (i != s->arrival && stores(&s->pf->stmts[i]) &&
            cfg_dominates(s->info->cfg, block, s->info->block_of[i]) &&
            place_of(s, &s->pf->stmts[i]) == s->counter)
            return true;
    return false;
}

/* Does only the one block lead to the other, but for rounds of a loop that begins there? */
static bool is_entered_from(const struct search *s, uint32_t block, uint32_t from)
{
    const struct cfg *cfg = s->info->cfg;
    uint32_t n = 0;
    for (uint32_t i = cfg->pred_first[block]; i < cfg->pred_first[block + 1]; i++) {
        n += cfg->preds[i] == from;
        if (cfg->preds[i] != from && !cfg_dominates(cfg, block, cfg->preds[i]))
            return false;
    }
    return n == 1;
}

/* Is the block reached from the branch only where all are here? */
static bool is_where_all(const struct search *s, uint32_t branch, uint32_t block)
{
    const struct cfg *cfg = s->info->cfg;
    const struct ir_block *b = block_at(s, branch);
    const uint32_t *succ = ir_succs(s->pf->unit, s->pf->func, b);
    for (uint32_t i = 0; b->nsuccs == 2 && i < 2; i++) {
        bool is_exact;
        bool is_one_way = is_entered_from(s, succ[i], branch) && cfg_dominates(cfg, succ[i], block);
        if (is_one_way && says_all(s, condition_of(s, branch), i == 0, &is_exact) &&
            (is_exact || is_set_back(s, succ[i])))
            return true;
    }
    return false;
}

/* Does the store come only where the counter, after the arrival, said that all are here? */
static bool is_last_here(const struct search *s, uint32_t store)
{
    const struct cfg *cfg = s->info->cfg;
    uint32_t at = s->info->block_of[store], arrival = s->info->block_of[s->arrival];
    if (!comes_first(s->info, s->arrival, store))
        return false;
    for (uint32_t b = at; b != arrival && b != cfg->idom[b];) {
        b = cfg->idom[b];
        if (is_where_all(s, b, at))
            return true;
    }
    return false;
}

/* The last one to come wakes the others up, without changing what they look at. */
static void find_signals(const struct search *s, uint8_t *is_release)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(s->c->pta, s->inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_COND_SIGNAL &&
                e[i].model->effects[k].flags & EFF_MANY && is_last_here(s, e[i].stmt))
                is_release[s->info->block_of[e[i].stmt]] = 1;
}

/* Does somebody else signal what the wait in no loop waits for? */
static bool is_signalled_by_others(const struct search *s)
{
    struct conc *c = s->c;
    func_id own = pta_inst_func(c->pta, s->inst);
    for (uint32_t f = 0; f < c->frames.n; f++) {
        inst_id inst = c->frames.at[f].inst;
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
        bool is_own = pta_inst_func(c->pta, inst).i == own.i;
        for (uint32_t i = 0; i < n; i++)
            for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
                if (e[i].model->effects[k].kind == EFFECT_COND_SIGNAL &&
                    idset_intersects(
                        pta_place(c->pta, inst, e[i].stmt, &e[i].model->effects[k].obj),
                        s->condition) &&
                    (!is_own || !is_last_here(s, e[i].stmt)))
                    return true;
    }
    return false;
}

/* Blocks that store to the awaited variable; false if one of them does so too early. */
static bool find_releases(const struct search *s, uint8_t *is_release)
{
    if (s->awaited == PTA_NONE || s->awaited == s->counter)
        find_signals(s, is_release);
    if (s->awaited == PTA_NONE)
        return !is_signalled_by_others(s);
    bool is_atomic = s->pf->stmts[s->arrival].op == IR_RMW;
    for (uint32_t i = 0; i < s->pf->func->nstmts; i++) {
        const struct ir_stmt *t = &s->pf->stmts[i];
        if (i == s->arrival || !stores(t) ||
            idset_only(pta_value(s->c->pta, s->inst, prog_args(s->pf, t)[0])) != s->awaited)
            continue;
        if (s->awaited == s->counter || !is_last_here(s, i) ||
            (is_atomic && t->sub < ORDER_RELEASE))
            return false;
        is_release[s->info->block_of[i]] = 1;
    }
    return true;
}

/* Is there a way from one block to another that avoids those marked? To CFG_NONE: to the function's
 * end; who throws does not get there. */
static bool has_way(const struct search *s, uint32_t from, uint32_t to, const uint8_t *avoided)
{
    uint8_t *seen = xcalloc(s->pf->func->nblocks + 1, 1);
    u32_vec work = {0};
    bool is_found = false;
    vec_push(&work, from);
    while (work.n && !is_found) {
        uint32_t at = vec_pop(&work);
        if (avoided[at])
            continue;
        const struct ir_block *b = block_at(s, at);
        is_found = to == CFG_NONE ? s->pf->stmts[b->first + b->count - 1].op == IR_RET : at == to;
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t next = ir_succs(s->pf->unit, s->pf->func, b)[i];
            if (!seen[next])
                vec_push(&work, next);
            seen[next] = 1;
        }
    }
    free(seen);
    vec_release(&work);
    return is_found;
}

/* Does every way from the arrival go through the wait, or a release? */
static bool all_wait(const struct search *s, uint8_t *is_release)
{
    bool was = is_release[s->wait];
    is_release[s->wait] = 1;
    bool is_all = !has_way(s, s->info->block_of[s->arrival], s->point, is_release);
    is_release[s->wait] = was;
    return is_all;
}

/* Do all ways from the arrival, which go through waits and releases, lead there after those? */
static bool is_behind_all(const struct search *s, uint32_t at, const uint8_t *is_release)
{
    uint32_t n = s->pf->func->nblocks, arrival = s->info->block_of[s->arrival];
    if (at == arrival || is_release[at] || is_waiting(s, at) ||
        !cfg_dominates(s->info->cfg, arrival, at))
        return false;
    uint8_t *is_here = xcalloc(n + 1, 1), *is_none = xcalloc(n + 1, 1);
    is_here[at] = 1;
    bool is_behind = !has_way(s, arrival, CFG_NONE, is_here) && has_way(s, s->wait, at, is_none);
    for (uint32_t b = 0; is_behind && b < n; b++) /* not before one of them */
        is_behind = (!is_release[b] && b != s->wait) || !cfg_dominates(s->info->cfg, at, b);
    free(is_here);
    free(is_none);
    return is_behind;
}

/* Does the function return after an arrival only, and not while it waits? */
static bool returns_after(const struct search *s)
{
    uint32_t arrival = s->info->block_of[s->arrival], n = 0;
    for (uint32_t b = 0; b < s->pf->func->nblocks; b++) {
        const struct ir_block *at = block_at(s, b);
        if (s->pf->stmts[at->first + at->count - 1].op != IR_RET)
            continue;
        if (!cfg_dominates(s->info->cfg, arrival, b) || is_waiting(s, b))
            return false;
        n++;
    }
    return n > 0;
}

/* The first block that all ways lead to, behind the wait and behind the releases. */
static bool find_point(struct search *s, const uint8_t *is_release)
{
    s->point = CFG_NONE;
    for (uint32_t b = 0; b < s->pf->func->nblocks; b++)
        if ((s->point == CFG_NONE || cfg_dominates(s->info->cfg, b, s->point)) &&
            is_behind_all(s, b, is_release))
            s->point = b;
    return s->point != CFG_NONE || returns_after(s);
}

/* Between the arrival and the point nothing is stored but what belongs to the barrier. */
static bool is_pure(const struct search *s)
{
    const struct cfg *cfg = s->info->cfg;
    uint32_t first = s->info->block_of[s->arrival];
    for (uint32_t i = s->arrival + 1; i < s->pf->func->nstmts; i++) {
        uint32_t b = s->info->block_of[i];
        bool is_between = cfg_dominates(cfg, first, b) &&
                          (s->point == CFG_NONE || !cfg_dominates(cfg, s->point, b));
        if (!is_between || !stores(&s->pf->stmts[i]))
            continue;
        uint32_t loc =
            idset_only(pta_value(s->c->pta, s->inst, prog_args(s->pf, &s->pf->stmts[i])[0]));
        bool is_own = loc != IDSET_END &&
                      pta_obj(s->c->pta, pta_loc(s->c->pta, (loc_id){loc})->obj)->kind == OBJ_STACK;
        if (loc != s->counter && loc != s->awaited && !is_own)
            return false;
    }
    return true;
}

/* Threads change the counter and what they wait for in this function only. */
static bool is_private(const struct search *s)
{
    func_id own = pta_inst_func(s->c->pta, s->inst);
    for (uint32_t f = 0; f < s->c->frames.n; f++) {
        const struct frame *other = &s->c->frames.at[f];
        const struct prog_func *pf = frame_func(s->c, f);
        if (pta_inst_func(s->c->pta, other->inst).i == own.i ||
            !pta_origin(s->c->pta, other->origin)->ncreations)
            continue;
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            if (!stores(&pf->stmts[i]))
                continue;
            const struct idset *locs =
                pta_value(s->c->pta, other->inst, ir_args(pf->unit, pf->func, &pf->stmts[i])[0]);
            if (idset_has(locs, s->counter) || idset_has(locs, s->awaited))
                return false;
        }
    }
    return true;
}

static bool is_barrier(struct search *s)
{
    uint8_t *is_release = xcalloc(s->pf->func->nblocks + 1, 1);
    func_id func = pta_inst_func(s->c->pta, s->inst);
    bool is_one = find_releases(s, is_release) && find_point(s, is_release) &&
                  all_wait(s, is_release) && is_pure(s) && is_private(s);
    free(is_release);
    /* A counter that nobody sets back lets everybody through the second time. */
    if (is_one && s->awaited == s->counter)
        is_one = s->c->frames.at[s->frame].is_once && !stmt_in_loop(s->c, func, s->arrival);
    return is_one;
}

static struct rally result_of(const struct search *s)
{
    bool is_block = s->point != CFG_NONE;
    return (struct rally){is_block ? block_at(s, s->point)->first : IR_NONE, s->counter};
}

/*
 * ---- turnstiles of semaphores ----
 *
 *     lock; if (++count == N) for (i = 0; i < N; i++) sem_post(&stile); unlock; sem_wait(&stile);
 *
 * The semaphore begins at zero, is posted there only, once for each thread, and waited for there
 * only. If the barrier is used again, the count goes back in the same way, behind another one.
 */

/* The effect of that kind on the place; NULL. */
static const struct effect *effect_on(const struct search *s, inst_id inst,
                                      const struct pta_edge *e, enum effect_kind kind, uint32_t loc)
{
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        const struct effect *x = &e->model->effects[k];
        if (x->kind == kind && idset_has(pta_place(s->c->pta, inst, e->stmt, &x->obj), loc))
            return x;
    }
    return NULL;
}

/* Does the semaphore begin at the number, wherever it is made? */
static bool begins_at(const struct search *s, uint32_t loc, int64_t number)
{
    uint32_t n, found = 0;
    for (uint32_t f = 0; f < s->c->frames.n; f++) {
        inst_id inst = s->c->frames.at[f].inst;
        const struct prog_func *pf = frame_func(s->c, f);
        const struct pta_edge *e = pta_inst_edges(s->c->pta, inst, &n);
        for (uint32_t i = 0; i < n; i++) {
            const struct effect *x = effect_on(s, inst, &e[i], EFFECT_SEM_INIT, loc);
            int64_t value;
            if (!x)
                continue;
            if (x->size.kind != PLACE_ARG ||
                !ir_ref_int(pf->unit, call_arg(pf, e[i].stmt, x->size.index), &value) ||
                value != number)
                return false;
            found++;
        }
    }
    return found > 0;
}

/* Was a semaphore that is used as a lock taken before the statement, and is it kept? */
static bool is_under_semaphore(const struct search *s, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(s->c->pta, s->inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *x = &e[i].model->effects[k];
            if (x->kind != EFFECT_SEM_WAIT || x->success != SUCCESS_ALWAYS ||
                !comes_first(s->info, e[i].stmt, stmt))
                continue;
            uint32_t loc = one_place(s->c, pta_place(s->c->pta, s->inst, e[i].stmt, &x->obj));
            bool is_kept = loc != PTA_NONE && begins_at(s, loc, 1);
            for (uint32_t j = 0; j < n && is_kept; j++)
                is_kept = !effect_on(s, s->inst, &e[j], EFFECT_SEM_POST, loc) ||
                          !comes_first(s->info, e[i].stmt, e[j].stmt) ||
                          !comes_first(s->info, e[j].stmt, stmt);
            if (is_kept)
                return true;
        }
    return false;
}

static bool counts_in(const struct search *s, uint32_t stmt, uint32_t *loc)
{
    const struct ir_stmt *a = &s->pf->stmts[stmt];
    if (a->op != IR_STORE || a->sub != ORDER_NONE)
        return is_arrival(s, stmt, loc);
    *loc = place_of(s, a);
    return *loc != PTA_NONE && counts_by_one(s, a, *loc) &&
           (is_locked(s, stmt) || is_under_semaphore(s, stmt));
}

/* How often the loop runs, `for (i = 0; i < n; i++)`, if the statement is in each of its rounds and
 * it has no other end; -1: it is not known. */
static int64_t rounds_of(const struct search *s, uint32_t loop, uint32_t stmt)
{
    const struct cfg *cfg = s->info->cfg;
    uint32_t header = cfg->loops[loop].header, at;
    int64_t start = 1, step = 0, limit = -1;
    const struct ir_stmt *cmp = def_of(s, condition_of(s, header), &at);
    if (!cmp || cmp->op != IR_CMP ||
        (cmp->sub != CMP_SLT && cmp->sub != CMP_ULT && cmp->sub != CMP_NE) ||
        !ir_ref_int(s->pf->unit, prog_args(s->pf, cmp)[1], &limit) ||
        !cfg_in_loop(cfg, ir_succs(s->pf->unit, s->pf->func, block_at(s, header))[0], loop))
        return -1;
    const struct ir_stmt *phi = def_of(s, prog_args(s->pf, cmp)[0], &at);
    if (!phi || phi->op != IR_PHI || phi->nargs != 4 || s->info->block_of[at] != header)
        return -1;
    for (uint32_t i = 0; i < 4; i += 2) {
        const struct ir_stmt *sum = def_of(s, prog_args(s->pf, phi)[i], &at);
        if (!sum)
            ir_ref_int(s->pf->unit, prog_args(s->pf, phi)[i], &start);
        else if (sum->op == IR_ADD &&
                 prog_args(s->pf, sum)[0].bits == ref_make(REF_REG, phi->dst).bits)
            ir_ref_int(s->pf->unit, prog_args(s->pf, sum)[1], &step);
    }
    for (uint32_t b = 0; b < s->pf->func->nblocks; b++)
        for (uint32_t i = 0; cfg_in_loop(cfg, b, loop) && i < block_at(s, b)->nsuccs; i++) {
            uint32_t to = ir_succs(s->pf->unit, s->pf->func, block_at(s, b))[i];
            if ((b != header && !cfg_in_loop(cfg, to, loop)) ||
                (to == header && !cfg_dominates(cfg, s->info->block_of[stmt], b)))
                return -1;
        }
    return start == 0 && step == 1 ? limit : -1;
}

/* Is the post made by the last one to come, once for each thread? */
static bool lets_all_go(const struct search *s, uint32_t stmt, const struct effect *post)
{
    const struct cfg *cfg = s->info->cfg;
    uint32_t loop = cfg->loop[s->info->block_of[stmt]], arrival = s->info->block_of[s->arrival];
    int64_t times = 1, rounds = 1;
    if (post->size.kind != PLACE_NONE &&
        (post->size.kind != PLACE_ARG ||
         !ir_ref_int(s->pf->unit, call_arg(s->pf, stmt, post->size.index), &times)))
        return false;
    if (loop != CFG_NONE && !cfg_in_loop(cfg, arrival, loop))
        rounds = times == 1 ? rounds_of(s, loop, stmt) : -1;
    else if (loop != cfg->loop[arrival])
        return false;
    return rounds * times == threads_here(s) && is_last_here(s, stmt);
}

/* Is the semaphore waited for at this statement only, and posted only where all are here? */
static bool is_stile_of(const struct search *s, uint32_t loc, uint32_t wait)
{
    uint32_t n, nposts = 0;
    func_id own = pta_inst_func(s->c->pta, s->inst);
    for (uint32_t f = 0; f < s->c->frames.n; f++) {
        inst_id inst = s->c->frames.at[f].inst;
        bool is_own = pta_inst_func(s->c->pta, inst).i == own.i;
        const struct pta_edge *e = pta_inst_edges(s->c->pta, inst, &n);
        for (uint32_t i = 0; i < n; i++) {
            bool waits = effect_on(s, inst, &e[i], EFFECT_SEM_WAIT, loc);
            const struct effect *post = effect_on(s, inst, &e[i], EFFECT_SEM_POST, loc);
            if ((waits && !(is_own && e[i].stmt == wait)) ||
                (post && !(is_own && lets_all_go(s, e[i].stmt, post))))
                return false;
            nposts += post != NULL;
        }
    }
    return nposts > 0 && begins_at(s, loc, 0);
}

/* Is nothing done between the arrival and the wait but what belongs to the barrier? */
static bool is_plain_until(struct search *s, uint32_t wait)
{
    uint32_t n, block = s->info->block_of[wait];
    const struct pta_edge *e = pta_inst_edges(s->c->pta, s->inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind != EDGE_MODEL && comes_first(s->info, s->arrival, e[i].stmt) &&
            !comes_first(s->info, wait, e[i].stmt))
            return false;
    for (uint32_t i = block_at(s, block)->first; i < wait; i++)
        if (stores(&s->pf->stmts[i]) && i != s->arrival)
            return false;
    s->awaited = PTA_NONE;
    s->point = block;
    return block != s->info->block_of[s->arrival] && is_pure(s);
}

/* Does the arrival lead, on all ways, to the wait at a turnstile? Which? IR_NONE. */
static uint32_t stile_behind(struct search *s)
{
    uint32_t n, found = IR_NONE;
    const struct pta_edge *e = pta_inst_edges(s->c->pta, s->inst, &n);
    uint8_t *is_wait = xcalloc(s->pf->func->nblocks + 1, 1);
    for (uint32_t i = 0; i < n && found == IR_NONE; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *x = &e[i].model->effects[k];
            if (x->kind != EFFECT_SEM_WAIT || x->success != SUCCESS_ALWAYS ||
                x->flags & EFF_TIMED || !comes_first(s->info, s->arrival, e[i].stmt))
                continue;
            uint32_t loc = one_place(s->c, pta_place(s->c->pta, s->inst, e[i].stmt, &x->obj));
            uint32_t block = s->info->block_of[e[i].stmt];
            is_wait[block] = 1;
            bool is_passed = has_way(s, s->info->block_of[s->arrival], CFG_NONE, is_wait);
            is_wait[block] = 0;
            if (loc != PTA_NONE && !is_passed && is_stile_of(s, loc, e[i].stmt) &&
                is_plain_until(s, e[i].stmt))
                found = e[i].stmt;
        }
    free(is_wait);
    return found;
}

/* Is the counter changed at turnstiles only, and set back at one if it is needed again? */
static bool are_stiles(struct search *s)
{
    bool has_up = false, has_down = false, is_again = false;
    for (uint32_t f = 0; f < s->c->frames.n; f++) {
        if (!pta_origin(s->c->pta, s->c->frames.at[f].origin)->ncreations)
            continue;
        func_id func = pta_inst_func(s->c->pta, s->c->frames.at[f].inst);
        struct search t = {.c = s->c, .inst = s->c->frames.at[f].inst, .frame = f};
        t.pf = frame_func(s->c, f);
        for (t.arrival = 0; t.arrival < t.pf->func->nstmts; t.arrival++) {
            const struct ir_stmt *a = &t.pf->stmts[t.arrival];
            if (!stores(a) ||
                !idset_has(pta_value(s->c->pta, t.inst, prog_args(t.pf, a)[0]), s->counter))
                continue;
            t.info = finfo_of(s->c, func);
            if (!counts_in(&t, t.arrival, &t.counter) || t.counter != s->counter ||
                stile_behind(&t) == IR_NONE)
                return false;
            *(step_of(&t) > 0 ? &has_up : &has_down) = true;
            is_again |= !s->c->frames.at[f].is_once || stmt_in_loop(s->c, func, t.arrival);
        }
    }
    return has_up && (has_down || !is_again);
}

/* Does the function wait at a turnstile? The first one, if it has two, is the barrier. */
static bool find_stile(struct search *s, struct rally *out)
{
    uint32_t n;
    bool waits = false, posts = false;
    const struct pta_edge *e = pta_inst_edges(s->c->pta, s->inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        waits |= e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_SEM_WAIT);
        posts |= e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_SEM_POST);
    }
    for (s->arrival = 0; waits && posts && s->arrival < s->pf->func->nstmts; s->arrival++) {
        if (!counts_in(s, s->arrival, &s->counter))
            continue;
        uint32_t wait = stile_behind(s);
        if (wait == IR_NONE || !are_stiles(s))
            continue;
        *out = (struct rally){wait + 1, s->counter};
        return true;
    }
    return false;
}

static bool may_wait(const struct pta_edge *e)
{
    return e->kind == EDGE_MODEL && model_has(e->model, EFFECT_COND_WAIT);
}

bool rally_find(struct conc *c, uint32_t frame, struct rally *out)
{
    func_id func = pta_inst_func(c->pta, c->frames.at[frame].inst);
    struct search s = {.c = c,
                       .inst = c->frames.at[frame].inst,
                       .frame = frame,
                       .pf = frame_func(c, frame),
                       .info = finfo_of(c, func)};
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, s.inst, &n);
    bool waits = s.info->cfg->nloops > 0;
    for (uint32_t i = 0; i < n && !waits; i++)
        waits = may_wait(&e[i]);
    if (s.pf->func->nblocks > MAX_BLOCKS || s.info->cfg->is_irreducible)
        return false;
    if (find_stile(&s, out))
        return true;
    for (s.arrival = 0; waits && s.arrival < s.pf->func->nstmts; s.arrival++) {
        if (!is_arrival(&s, s.arrival, &s.counter))
            continue;
        for (s.loop = 0; s.loop < s.info->cfg->nloops; s.loop++) {
            if (!is_wait(&s) || !is_barrier(&s))
                continue;
            *out = result_of(&s);
            return true;
        }
        for (uint32_t i = 0; i < n; i++) {
            if (!may_wait(&e[i]) || !is_plain_wait(&s, &e[i]) || !is_barrier(&s))
                continue;
            *out = result_of(&s);
            return true;
        }
    }
    return false;
}
