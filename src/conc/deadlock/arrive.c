/*
 * Barriers and latches that wait for more than can come. How many are waited for is a constant of
 * their initialisation; how many come is counted over all threads, their loops and the loops that
 * create them (tally.c). Where a count is not known nothing is said.
 *
 * A barrier counts threads, however often they come: nobody passes before enough have come once.
 * A latch counts every call.
 */
#include "conc/deadlock/lockuse.h"
#include "conc/element/value.h"
#include <stdlib.h>

enum { MAX_DEPTH = 4, MANY = TALLY_MANY, UNKNOWN = TALLY_UNKNOWN };

/* A statement that makes a barrier or latch, comes to it, or counts it down. */
struct arrival {
    uint32_t origin, frame, stmt;
    const struct effect *effect;
};

struct arrivals {
    struct conc *c;
    VEC(struct arrival) list;  /* by origin */
    struct map threads;        /* origin -> index + 1 in `numbers` */
    VEC(struct tally) numbers; /* of threads */
};

struct crowd {
    struct arrivals *all;
    struct conc *c;
    uint32_t loc;
    int64_t wanted; /* the least that any initialisation says; UNKNOWN if there is none */
    struct tally coming;
};

/* ---- constants ---- */

static bool constant_of(struct conc *c, func_id f, ir_ref ref, int64_t *out, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = def_in_func(c, f, ref);
    int64_t a, b;
    if (ir_ref_int(pf->unit, ref, out) || new_array_length(pf, finfo_of(c, f), ref, out))
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

/* Does the effect make one thread or task, each time it is met? */
static bool makes_one(const struct effect *e)
{
    bool is_task = e->kind == EFFECT_REGISTER && e->when == WHEN_ON_EXECUTOR;
    return (e->kind == EFFECT_SPAWN || is_task) &&
           !(e->flags & (EFF_MANY | EFF_REPEATS | EFF_NUMBERED | EFF_EACH | EFF_CALLER_TOO));
}

static struct tally threads_of(struct arrivals *all, origin_id o, int depth);

/* By one thread of the origin `by`. */
static struct tally threads_made_by(struct conc *c, origin_id by, origin_id o)
{
    const struct pta_creation *made = pta_creations(c->pta, o);
    VEC(struct tally_stmt) at = {0};
    for (uint32_t i = 0; i < pta_origin(c->pta, o)->ncreations; i++) {
        uint32_t f = frame_find(c, by, made[i].inst);
        if (f != PTA_NONE)
            vec_push(&at, ((struct tally_stmt){f, made[i].stmt, 1}));
    }
    struct tally n = tally_count(c, at.at, at.n);
    vec_release(&at);
    return (struct tally){n.most, n.most}; /* one that is never started is another matter */
}

static struct tally threads_counted(struct arrivals *all, origin_id o, int depth)
{
    struct conc *c = all->c;
    const struct pta_origin *origin = pta_origin(c->pta, o);
    const struct pta_creation *made = pta_creations(c->pta, o);
    struct tally n = {0, 0}, unknown = {0, UNKNOWN};
    if (!origin->ncreations)
        return o.i == 0 ? (struct tally){1, 1} : unknown;
    if (depth >= MAX_DEPTH || origin->flags & (EFF_MANY | EFF_REPEATS))
        return unknown;
    for (uint32_t i = 0; i < origin->ncreations; i++)
        if (!makes_one(made[i].effect))
            return unknown;
    for (uint32_t by = 0; by < pta_norigins(c->pta) && n.most != UNKNOWN; by++) {
        struct tally each = threads_made_by(c, (origin_id){by}, o);
        if (each.most)
            n = tally_plus(n, tally_times(each, threads_of(all, (origin_id){by}, depth + 1)));
    }
    return n;
}

/* How many threads of the origin there are, in the whole run. */
static struct tally threads_of(struct arrivals *all, origin_id o, int depth)
{
    uint32_t known = map_get(&all->threads, o.i, 0);
    if (known)
        return all->numbers.at[known - 1];
    struct tally n = threads_counted(all, o, depth);
    if (depth == 0 || n.most != UNKNOWN) { /* deeper down it may be unknown because it is deep */
        vec_push(&all->numbers, n);
        map_put(&all->threads, o.i, (uint32_t)all->numbers.n);
    }
    return n;
}

static void arrivals_release(struct arrivals *all)
{
    map_release(&all->threads);
    vec_release(&all->numbers);
    vec_release(&all->list);
}

struct tally origin_tally(struct conc *c, origin_id o)
{
    struct arrivals all = {.c = c};
    struct tally n = {1, 1};
    if (conc_origin_is_many(c, o))
        n = threads_of(&all, o, 0);
    arrivals_release(&all);
    return n;
}

static bool is_meant(struct crowd *k, uint32_t frame, uint32_t stmt, const struct effect *e)
{
    return idset_has(pta_place(k->c->pta, k->c->frames.at[frame].inst, stmt, &e->obj), k->loc);
}

/* A variable that the compiler has initialised has the count in it. */
static int64_t wanted_in_text(const struct conc *c, uint32_t loc)
{
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
    const struct pta_obj *o = pta_obj(c->pta, l->obj);
    int64_t n;
    bool is_known = o->kind == OBJ_GLOBAL && o->site < c->prog->nsyms && l->off >= 0 &&
                    sym_initial_value(&c->prog->syms[o->site], (uint64_t)l->off, 4, &n);
    return is_known && n > 0 ? n : UNKNOWN;
}

static void read_wanted(struct crowd *k)
{
    for (size_t i = 0; i < k->all->list.n; i++) {
        struct arrival a = k->all->list.at[i];
        if (a.effect->kind != EFFECT_BARRIER_INIT || !is_meant(k, a.frame, a.stmt, a.effect))
            continue;
        int64_t n = size_of(k->c, a.frame, a.stmt, a.effect, 0);
        k->wanted = k->wanted == UNKNOWN ? n : n == UNKNOWN ? 0 : MIN(k->wanted, n);
    }
    if (k->wanted == UNKNOWN)
        k->wanted = wanted_in_text(k->c, k->loc);
}

/* Threads that come to a barrier: all but those that their number keeps away. */
static struct tally threads_coming(struct crowd *k, origin_id origin, const struct tally_stmt *at,
                                   size_t n)
{
    struct tally all = threads_of(k->all, origin, 0);
    u32_vec stmts = {0};
    for (size_t i = 0; i < n && at[i].frame == at[0].frame; i++)
        vec_push(&stmts, at[i].stmt);
    if (stmts.n == n && all.most != UNKNOWN)
        all.most -= threads_absent(k->c, at[0].frame, stmts.at, n, all.most);
    vec_release(&stmts);
    int64_t pool = threads_of_pool(k->c, origin); /* who waits keeps its thread */
    if (pool > 0 && all.most > pool)
        all = (struct tally){MIN(all.least, pool), pool};
    return all;
}

/* Does each task of the origin wait for the latch itself, on every way? */
static bool all_wait(struct crowd *k, origin_id origin)
{
    struct conc *c = k->c;
    VEC(struct tally_stmt) at = {0};
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n && c->frames.at[f].origin.i == origin.i; i++)
            for (int m = 0; e[i].kind == EDGE_MODEL && m < e[i].model->neffects; m++) {
                const struct effect *eff = &e[i].model->effects[m];
                if (eff->kind == EFFECT_SEM_WAIT && eff->success == SUCCESS_ALWAYS &&
                    !(eff->flags & EFF_TIMED) && is_meant(k, f, e[i].stmt, eff))
                    vec_push(&at, ((struct tally_stmt){f, e[i].stmt, 1}));
            }
    }
    bool is_all = at.n && tally_count(c, at.at, at.n).least > 0;
    vec_release(&at);
    return is_all;
}

/* Tasks of the origin that count a latch down: as many as its pool has threads, if each of them
 * keeps its thread until the latch is open. */
static struct tally tasks_counting(struct crowd *k, origin_id origin)
{
    struct tally all = threads_of(k->all, origin, 0);
    int64_t pool = threads_of_pool(k->c, origin);
    if (pool > 0 && all.most > pool && all_wait(k, origin))
        all = (struct tally){MIN(all.least, pool), pool};
    return all;
}

/* Arrivals by threads of one origin, the i-th and the following ones. */
static struct tally arrivals_of_origin(struct crowd *k, size_t i)
{
    struct conc *c = k->c;
    origin_id origin = {k->all->list.at[i].origin};
    VEC(struct tally_stmt) at = {0};
    bool is_thread = false, is_known = true;
    for (; i < k->all->list.n; i++) {
        struct arrival a = k->all->list.at[i];
        if (a.origin != origin.i)
            break;
        if (a.effect->kind == EFFECT_BARRIER_INIT || !is_meant(k, a.frame, a.stmt, a.effect))
            continue;
        is_thread |= a.effect->kind == EFFECT_BARRIER_WAIT;
        int64_t n = size_of(c, a.frame, a.stmt, a.effect, 1);
        is_known &= n != UNKNOWN;
        vec_push(&at, ((struct tally_stmt){a.frame, a.stmt, n}));
    }
    struct tally n = is_known ? tally_count(c, at.at, at.n) : (struct tally){0, UNKNOWN};
    if (is_thread)
        n = threads_coming(k, origin, at.at, at.n);
    else if (at.n)
        n = tally_times(n, tasks_counting(k, origin));
    vec_release(&at);
    return n;
}

static int by_origin(const void *pa, const void *pb)
{
    const struct arrival *a = pa, *b = pb;
    if (a->origin != b->origin)
        return a->origin < b->origin ? -1 : 1;
    if (a->frame != b->frame)
        return a->frame < b->frame ? -1 : 1;
    return a->stmt < b->stmt ? -1 : a->stmt > b->stmt;
}

/* All that has to do with any barrier or latch; collected once. */
static void collect(struct arrivals *all)
{
    struct conc *c = all->c;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n, origin = c->frames.at[f].origin.i;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++)
            for (int m = 0; e[i].kind == EDGE_MODEL && m < e[i].model->neffects; m++) {
                const struct effect *eff = &e[i].model->effects[m];
                if (eff->kind == EFFECT_BARRIER_INIT || eff->kind == EFFECT_BARRIER_WAIT ||
                    eff->kind == EFFECT_SEM_POST)
                    vec_push(&all->list, ((struct arrival){origin, f, e[i].stmt, eff}));
            }
    }
    if (all->list.n)
        qsort(all->list.at, all->list.n, sizeof *all->list.at, by_origin);
}

static struct crowd count_crowd(struct arrivals *all, uint32_t loc)
{
    struct crowd k = {.all = all, .c = all->c, .loc = loc, .wanted = UNKNOWN};
    uint32_t last = PTA_NONE;
    if (!all->list.n)
        collect(all);
    read_wanted(&k);
    for (size_t i = 0; i < all->list.n && k.wanted != UNKNOWN; i++) {
        if (all->list.at[i].origin != last)
            k.coming = tally_plus(k.coming, arrivals_of_origin(&k, i));
        last = all->list.at[i].origin;
    }
    return k;
}

/* Do too few come, or just enough, but not on all ways? One that a latch of one waits for is an
 * event, which may happen or not. */
static bool is_too_small(struct arrivals *all, uint32_t loc)
{
    struct crowd k = count_crowd(all, loc);
    return k.wanted != UNKNOWN && k.coming.most != UNKNOWN &&
           (k.coming.most < k.wanted ||
            (k.coming.most == k.wanted && k.coming.least < k.wanted && k.wanted > 1));
}

bool all_must_come(struct conc *c, uint32_t loc)
{
    struct arrivals all = {.c = c};
    struct crowd k = count_crowd(&all, loc);
    arrivals_release(&all);
    return k.wanted > 1 && k.coming.most == k.wanted;
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
    arrivals_release(&all);
}
