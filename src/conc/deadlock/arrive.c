/*
 * Barriers and latches that wait for more than can come. How many are waited for is a constant of
 * their initialisation; how many come at most is counted over all threads, their loops and the
 * loops that create them. Where a count is not known nothing is said.
 *
 * A barrier counts threads, however often they come: nobody passes before enough have come once.
 * A latch counts every call.
 */
#include "conc/deadlock/lockuse.h"

enum { MAX_DEPTH = 4, MANY = 1 << 20, UNKNOWN = -1 };

/* A statement that makes a barrier or latch, comes to it, or counts it down. */
struct arrival {
    uint32_t frame, stmt;
    const struct effect *effect;
};

struct arrivals {
    struct conc *c;
    VEC(struct arrival) list;
    struct map threads; /* origin -> number of threads at most + 2 */
};

struct crowd {
    struct arrivals *all;
    struct conc *c;
    uint32_t loc;
    int64_t wanted; /* the least that any initialisation says; UNKNOWN if there is none */
    int64_t coming; /* at most */
};

static int64_t times(int64_t a, int64_t b)
{
    return a == UNKNOWN || b == UNKNOWN ? UNKNOWN : MIN(a * b, MANY);
}

static int64_t plus(int64_t a, int64_t b)
{
    return a == UNKNOWN || b == UNKNOWN ? UNKNOWN : MIN(a + b, MANY);
}

/* ---- constants ---- */

static bool constant_of(struct conc *c, func_id f, ir_ref ref, int64_t *out, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = def_in_func(c, f, ref);
    int64_t a, b;
    if (ir_ref_int(pf->unit, ref, out))
        return true;
    if (depth >= MAX_DEPTH || !s)
        return false;
    const ir_ref *args = prog_args(pf, s);
    bool is_copy = s->op == IR_COPY || s->op == IR_SEXT || s->op == IR_ZEXT;
    if (is_copy)
        return constant_of(c, f, args[0], out, depth + 1);
    if ((s->op != IR_ADD && s->op != IR_SUB && s->op != IR_MUL) ||
        !constant_of(c, f, args[0], &a, depth + 1) || !constant_of(c, f, args[1], &b, depth + 1))
        return false;
    if (a < 0 || b < 0 || a > MANY || b > MANY)
        return false;
    *out = s->op == IR_ADD ? a + b : s->op == IR_SUB ? a - b : a * b;
    return true;
}

/* The number that an effect names; `missing` if it names none. */
static int64_t size_of(struct conc *c, uint32_t frame, uint32_t stmt, const struct effect *e,
                       int64_t missing)
{
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    int64_t value;
    if (e->size.kind == PLACE_NONE)
        return missing;
    if (e->size.kind == PLACE_INT)
        return e->size.index;
    if (e->size.kind != PLACE_ARG)
        return UNKNOWN;
    ir_ref arg = call_arg(frame_func(c, frame), stmt, e->size.index);
    bool is_param =
        ref_kind(arg) == REF_REG && ref_index(arg) < frame_func(c, frame)->func->nparams;
    bool is_known = is_param ? param_is_constant(c, frame, ref_index(arg), &value, 0)
                             : constant_of(c, f, arg, &value, 0);
    return is_known && value >= 0 && value < MANY ? value : UNKNOWN;
}

/* ---- counting ---- */

/* How often one thread runs the statement at most. */
static int64_t times_at(struct conc *c, uint32_t frame, uint32_t stmt)
{
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    const struct finfo *info = finfo_of(c, f);
    int64_t n = c->frames.at[frame].is_once ? 1 : UNKNOWN;
    for (uint32_t loop = info->cfg->loop[info->block_of[stmt]]; loop != CFG_NONE && n != UNKNOWN;
         loop = info->cfg->loops[loop].parent) {
        int64_t rounds = loop_rounds_in(c, frame, loop);
        n = times(n, rounds < 0 ? UNKNOWN : rounds);
    }
    return n;
}

/* Does the effect make one thread or task, each time it is met? */
static bool makes_one(const struct effect *e)
{
    bool is_task = e->kind == EFFECT_REGISTER && e->when == WHEN_ON_EXECUTOR;
    return (e->kind == EFFECT_SPAWN || is_task) &&
           !(e->flags & (EFF_MANY | EFF_REPEATS | EFF_NUMBERED | EFF_EACH | EFF_CALLER_TOO));
}

static int64_t threads_of(struct arrivals *all, origin_id o, int depth);

static int64_t threads_counted(struct arrivals *all, origin_id o, int depth)
{
    struct conc *c = all->c;
    const struct pta_origin *origin = pta_origin(c->pta, o);
    const struct pta_creation *made = pta_creations(c->pta, o);
    int64_t n = 0;
    if (!origin->ncreations)
        return o.i == 0 ? 1 : UNKNOWN;
    if (depth >= MAX_DEPTH || origin->flags & (EFF_MANY | EFF_REPEATS))
        return UNKNOWN;
    for (uint32_t i = 0; i < origin->ncreations; i++) {
        if (!makes_one(made[i].effect))
            return UNKNOWN;
        for (uint32_t by = 0; by < pta_norigins(c->pta) && n != UNKNOWN; by++) {
            uint32_t f = frame_find(c, (origin_id){by}, made[i].inst);
            if (f != PTA_NONE)
                n = plus(n, times(times_at(c, f, made[i].stmt),
                                  threads_of(all, (origin_id){by}, depth + 1)));
        }
    }
    return n;
}

/* How many threads of the origin there are at most, in the whole run. */
static int64_t threads_of(struct arrivals *all, origin_id o, int depth)
{
    uint32_t known = map_get(&all->threads, o.i, 0);
    if (known)
        return (int64_t)known - 2;
    int64_t n = threads_counted(all, o, depth);
    if (depth == 0 || n != UNKNOWN) /* deeper down it may be unknown because it is deep */
        map_put(&all->threads, o.i, (uint32_t)(n + 2));
    return n;
}

bool origin_is_one(struct conc *c, origin_id o)
{
    struct arrivals all = {.c = c};
    bool is_one = !conc_origin_is_many(c, o) || threads_of(&all, o, 0) == 1;
    map_release(&all.threads);
    return is_one;
}

static bool is_meant(struct crowd *k, uint32_t frame, uint32_t stmt, const struct effect *e)
{
    return idset_has(pta_place(k->c->pta, k->c->frames.at[frame].inst, stmt, &e->obj), k->loc);
}

static void count_effect(struct crowd *k, uint32_t frame, uint32_t stmt, const struct effect *e,
                         struct idset *comers)
{
    struct conc *c = k->c;
    origin_id origin = c->frames.at[frame].origin;
    if (e->kind == EFFECT_BARRIER_INIT && is_meant(k, frame, stmt, e)) {
        int64_t n = size_of(c, frame, stmt, e, 0);
        k->wanted = k->wanted == UNKNOWN ? n : n == UNKNOWN ? 0 : MIN(k->wanted, n);
    } else if (e->kind == EFFECT_BARRIER_WAIT && is_meant(k, frame, stmt, e)) {
        if (idset_add(comers, origin.i))
            k->coming = plus(k->coming, threads_of(k->all, origin, 0));
    } else if (e->kind == EFFECT_SEM_POST && is_meant(k, frame, stmt, e)) {
        int64_t n = times(times_at(c, frame, stmt), size_of(c, frame, stmt, e, 1));
        k->coming = plus(k->coming, times(n, threads_of(k->all, origin, 0)));
    }
}

/* All that has to do with any barrier or latch; collected once. */
static void collect(struct arrivals *all)
{
    struct conc *c = all->c;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++)
            for (int m = 0; e[i].kind == EDGE_MODEL && m < e[i].model->neffects; m++) {
                const struct effect *eff = &e[i].model->effects[m];
                if (eff->kind == EFFECT_BARRIER_INIT || eff->kind == EFFECT_BARRIER_WAIT ||
                    eff->kind == EFFECT_SEM_POST)
                    vec_push(&all->list, ((struct arrival){f, e[i].stmt, eff}));
            }
    }
}

static bool is_too_small(struct arrivals *all, uint32_t loc)
{
    struct crowd k = {all, all->c, loc, UNKNOWN, 0};
    struct idset comers = {0};
    if (!all->list.n)
        collect(all);
    for (size_t i = 0; i < all->list.n; i++)
        count_effect(&k, all->list.at[i].frame, all->list.at[i].stmt, all->list.at[i].effect,
                     &comers);
    idset_release(&comers);
    return k.wanted != UNKNOWN && k.coming != UNKNOWN && k.coming < k.wanted;
}

/* Is it a barrier or a latch? A semaphore is not: it starts with permits of its own. */
static bool is_counting(const struct conc *c, const struct use *use)
{
    if (use->is_timed || use->loc == PTA_NONE)
        return false;
    uint32_t sync = sync_at(c, use->loc);
    return use->kind == USE_BARRIER ||
           (use->kind == USE_SEM_WAIT && sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_LATCH);
}

void arrivals_check(struct uses *u)
{
    struct map known = {0}; /* place -> 1 no, 2 yes */
    struct arrivals all = {.c = u->c};
    for (size_t i = 0; i < u->list.n; i++) {
        const struct use *use = &u->list.at[i];
        bool is_new;
        if (!is_counting(u->c, use))
            continue;
        uint32_t *slot = map_slot(&known, use->loc, &is_new);
        if (is_new)
            *slot = is_too_small(&all, use->loc) ? 2 : 1;
        if (*slot != 2)
            continue;
        struct issue_side side = side_at(u->f, use->at.fctx, use->at.stmt, use->at.lockset, "wait");
        side.at.loc = (loc_id){use->loc};
        struct issue issue = {.kind = ISSUE_SHORT, .lock = {use->loc}, .is_unique = true};
        issue_add(u->f, issue, &side, 1);
    }
    map_release(&known);
    map_release(&all.threads);
    vec_release(&all.list);
}
