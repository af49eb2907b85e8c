/* Barriers made by hand: see rally.h. */
#include "conc/rally.h"
#include <stdlib.h>

enum { MAX_BLOCKS = 200, MAX_DEPTH = 6 };

struct search {
    struct conc *c;
    inst_id inst;
    uint32_t frame;
    const struct prog_func *pf;
    struct finfo *info;
    uint32_t arrival, counter; /* statement, location */
    uint32_t loop, awaited;    /* loop that waits, location it looks at */
    uint32_t wait;             /* block: the loop's header, or of a wait that is in no loop */
    uint32_t point;            /* block */
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
        bool fits = is_atomic ? d->sub >= ORDER_ACQUIRE : d->sub == ORDER_NONE;
        return fits ? loc : PTA_NONE;
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

static bool is_wait(struct search *s)
{
    const struct cfg *cfg = s->info->cfg;
    uint32_t header = cfg->loops[s->loop].header, arrival = s->info->block_of[s->arrival];
    s->wait = header;
    if (!cfg_dominates(cfg, arrival, header) || cfg_in_loop(cfg, arrival, s->loop) ||
        !only_looks(s))
        return false;
    s->awaited = PTA_NONE;
    for (uint32_t b = 0; b < s->pf->func->nblocks; b++)
        if (cfg_in_loop(cfg, b, s->loop) && leaves(s, b) && s->awaited == PTA_NONE)
            s->awaited = awaited_by(s, condition_of(s, b), 0);
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
        waits |= e->model->effects[k].kind == EFFECT_COND_WAIT &&
                 !(e->model->effects[k].flags & EFF_TIMED);
    s->loop = CFG_NONE;
    s->wait = block;
    s->awaited = PTA_NONE;
    return waits && s->c->opt.mode != MODE_SOUND && block != arrival &&
           cfg_dominates(cfg, arrival, block) && cfg->loop[block] == cfg->loop[arrival];
}

/* ---- who lets the others go on ---- */

/* Does the store come only where the counter was looked at after the arrival? */
static bool is_last_here(const struct search *s, uint32_t store)
{
    const struct cfg *cfg = s->info->cfg;
    uint32_t at = s->info->block_of[store], arrival = s->info->block_of[s->arrival];
    if (!comes_first(s->info, s->arrival, store))
        return false;
    for (uint32_t b = cfg->idom[at];; b = cfg->idom[b]) {
        bool decides = !cfg_post_dominates(cfg, at, b);
        if (decides && source_of(s, condition_of(s, b), s->counter, 0) != IR_NONE)
            return true;
        if (b == arrival || b == cfg->idom[b])
            return false;
    }
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

/* Blocks that store to the awaited variable; false if one of them does so too early. */
static bool find_releases(const struct search *s, uint8_t *is_release)
{
    if (s->awaited == PTA_NONE || s->awaited == s->counter)
        find_signals(s, is_release);
    if (s->awaited == PTA_NONE)
        return true;
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

/* Does every way from the arrival go through the wait, or a release? */
static bool all_wait(const struct search *s, const uint8_t *is_release)
{
    uint8_t *seen = xcalloc(s->pf->func->nblocks + 1, 1);
    u32_vec work = {0};
    uint32_t first = s->info->block_of[s->arrival];
    bool is_all = true;
    vec_push(&work, first);
    while (work.n && is_all) {
        uint32_t at = vec_pop(&work);
        if (at == s->wait || is_release[at])
            continue;
        is_all = at != s->point;
        const struct ir_block *b = block_at(s, at);
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t next = ir_succs(s->pf->unit, s->pf->func, b)[i];
            if (!seen[next])
                vec_push(&work, next);
            seen[next] = 1;
        }
    }
    free(seen);
    vec_release(&work);
    return is_all;
}

/* The first block that all ways lead to, behind the wait and behind the releases. */
static bool find_point(struct search *s, const uint8_t *is_release)
{
    const struct cfg *cfg = s->info->cfg;
    uint32_t at = s->info->block_of[s->arrival];
    while (at != CFG_NONE) {
        at = cfg->ipdom[at];
        bool is_behind = at != CFG_NONE && at < s->pf->func->nblocks && !is_release[at] &&
                         !is_waiting(s, at) && cfg_post_dominates(cfg, at, s->wait);
        for (uint32_t b = 0; is_behind && b < s->pf->func->nblocks; b++)
            is_behind = !is_release[b] || cfg_post_dominates(cfg, at, b);
        if (!is_behind)
            continue;
        s->point = at;
        return cfg_dominates(cfg, s->info->block_of[s->arrival], at);
    }
    return false;
}

/* Between the arrival and the point nothing is stored but what belongs to the barrier. */
static bool is_pure(const struct search *s)
{
    const struct cfg *cfg = s->info->cfg;
    uint32_t first = s->info->block_of[s->arrival];
    for (uint32_t i = s->arrival + 1; i < s->pf->func->nstmts; i++) {
        uint32_t b = s->info->block_of[i];
        bool is_between = b == first || (cfg_dominates(cfg, first, b) &&
                                         cfg_post_dominates(cfg, s->point, b) && b != s->point);
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
    if (s.pf->func->nblocks > MAX_BLOCKS || s.info->cfg->is_irreducible)
        return false;
    for (s.arrival = 0; s.arrival < s.pf->func->nstmts; s.arrival++) {
        if (!is_arrival(&s, s.arrival, &s.counter))
            continue;
        for (s.loop = 0; s.loop < s.info->cfg->nloops; s.loop++) {
            if (!is_wait(&s) || !is_barrier(&s))
                continue;
            *out = (struct rally){block_at(&s, s.point)->first, s.counter};
            return true;
        }
        for (uint32_t i = 0; i < n; i++) {
            if (!is_plain_wait(&s, &e[i]) || !is_barrier(&s))
                continue;
            *out = (struct rally){block_at(&s, s.point)->first, s.counter};
            return true;
        }
    }
    return false;
}
