/*
 * Hand-over by semaphore, flag and once, and locks made of atomics.
 *
 * A sync is something that one side releases and the other acquires: a semaphore that starts at
 * zero, a flag that one thread sets and others test, a once control. Two elements of the live set
 * belong to sync s:
 *
 *   R(s)  a release of s may have happened in this origin     (never taken away)
 *   N(s)  s may not have been acquired yet in this origin     (until an acquire)
 *
 * If an acquire has surely happened before b, some release came before it. If all releases are made
 * by a's origin, which runs once, and a can never come after one of them, then a is before the
 * release, the release before the acquire, the acquire before b. A flag that is itself accessed in
 * a race orders nothing; race.c takes back what such a flag had ordered. Relaxed accesses of a flag
 * count with a fence before the store and behind the load.
 *
 * A latch is released by several (threads that count it down, whoever keeps a promise) and waited
 * for until all have done so: what any of them did before its release comes before b, also if the
 * waiter would not wait for ever (A-PATIENCE).
 *
 * A pool that is waited for until it is idle (idle.c): R(s) unless the worker has a task, N(s)
 * unless the waiter has found it idle and has put nothing since.
 *
 * Locks made of atomics: an exchange or compare-exchange that puts a non-zero constant is a
 * try-lock whose result says whether it was taken; an atomic store of zero to the same place is
 * the unlock.
 */
#include "conc/element/value.h"
#include "conc/lock/turn.h"

enum { MAX_SYNCS = 64 };

static uint32_t sync_base(const struct conc *c)
{
    return 2 * pta_norigins(c->pta);
}

static uint32_t released(const struct conc *c, uint32_t sync)
{
    return sync_base(c) + 2 * sync;
}

static uint32_t not_acquired(const struct conc *c, uint32_t sync)
{
    return sync_base(c) + 2 * sync + 1;
}

uint32_t live_origins_only(struct conc *c, uint32_t live)
{
    struct seq s = seqs_at(&c->sets, live);
    uint32_t n = 0;
    while (n < s.n && s.at[n] < sync_base(c))
        n++;
    return n == s.n ? live : seqs_add(&c->sets, s.at, n);
}

bool live_is_alone(const struct conc *c, uint32_t live)
{
    struct seq s = seqs_at(&c->sets, live);
    return s.n == 0 || s.at[0] >= sync_base(c);
}

bool live_is_origin(const struct conc *c, uint32_t element)
{
    return element < sync_base(c);
}

bool sync_may_be_released(const struct conc *c, uint32_t live, uint32_t sync)
{
    return sync != PTA_NONE && seqs_has(&c->sets, live, released(c, sync));
}

void sync_release(struct conc *c, struct effect_pair *live, uint32_t sync)
{
    if (c->syncs.at[sync].is_invalid && !turn_is_passed(c, c->syncs.at[sync].loc.i))
        return;
    live->gen = seqs_insert(&c->sets, live->gen, released(c, sync));
}

uint32_t sync_acquired(struct conc *c, uint32_t sync)
{
    uint32_t n = not_acquired(c, sync);
    return seqs_add(&c->sets, &n, 1);
}

void sync_acquire(struct conc *c, struct effect_pair *live, uint32_t sync)
{
    uint32_t one = sync_acquired(c, sync);
    live->gen = seqs_minus(&c->sets, live->gen, one);
    live->kill = seqs_union(&c->sets, live->kill, one);
}

/* Whoever did not get the token's lock, or gives it back: what is done once is done. */
void sync_done_once(struct conc *c, struct effect_pair *live, uint32_t token)
{
    struct seq locs = seqs_at(&c->sets, token_at(c, token).locs);
    uint32_t sync = locs.n == 1 ? sync_at(c, locs.at[0]) : PTA_NONE;
    if (sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_ONCE)
        sync_acquire(c, live, sync);
}

uint32_t once_of_token(const struct conc *c, uint32_t token)
{
    struct seq locs = seqs_at(&c->sets, token_at(c, token).locs);
    uint32_t sync = locs.n == 1 ? sync_at(c, locs.at[0]) : PTA_NONE;
    bool is_once = sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_ONCE;
    return is_once && !c->syncs.at[sync].is_invalid ? sync : PTA_NONE;
}

bool sync_is_acquired(const struct conc *c, uint32_t live, uint32_t sync)
{
    return !seqs_has(&c->sets, live, not_acquired(c, sync));
}

/* ---- finding them ---- */

uint32_t one_place(struct conc *c, const struct idset *locs)
{
    uint32_t loc = idset_only(locs);
    if (loc == IDSET_END)
        return PTA_NONE;
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
    return !l->stride && !l->ext && obj_is_unique(c, l->obj) ? loc : PTA_NONE;
}

uint32_t sync_at(const struct conc *c, uint32_t loc)
{
    return map_get(&c->sync_of, loc, 0) - 1;
}

static uint32_t sync_add(struct conc *c, uint32_t loc, enum sync_kind kind)
{
    bool is_full = c->syncs.n >= MAX_SYNCS && sync_at(c, loc) == PTA_NONE;
    c->stats.orders_cut |= loc != PTA_NONE && is_full;
    if (loc == PTA_NONE || is_full)
        return PTA_NONE;
    bool fresh;
    uint32_t *slot = map_slot(&c->sync_of, loc, &fresh);
    if (fresh) {
        struct sync s = {.loc = {loc}, .kind = kind};
        vec_push(&c->syncs, s);
        *slot = (uint32_t)c->syncs.n;
    }
    return *slot - 1;
}

/* A semaphore that is a lock may be one of many: locks have names. In an array, an element and all
 * of them are places of their own. */
static void add_lock(struct conc *c, const struct idset *locs)
{
    uint32_t loc = idset_only(locs);
    if (loc == IDSET_END)
        return;
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
    const u32_vec *all = pta_obj_locs(c->pta, l->obj);
    sync_add(c, loc, SYNC_SEM_LOCK);
    for (size_t i = 0; l->stride && i < all->n; i++)
        if (pta_overlap(l, 1, pta_loc(c->pta, (loc_id){all->at[i]}), 1))
            sync_add(c, all->at[i], SYNC_SEM_LOCK);
}

/* ---- semaphores made by hand ---- */

/* Places that somebody stores to who is no operation of the semaphore: no semaphores, then. */
static void find_foreign(struct conc *c, const struct idset *counters, struct idset *foreign)
{
    struct idset both = {0};
    for (uint32_t f = 0; f < c->frames.n; f++) {
        inst_id inst = c->frames.at[f].inst;
        const struct prog_func *pf = frame_func(c, f);
        if (pta_is_own_semaphore(c->pta, pta_inst_func(c->pta, inst)))
            continue;
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            if (!(ir_op_info(pf->stmts[i].op)->flags & OPF_WRITE) || !pf->stmts[i].nargs)
                continue;
            idset_copy(&both, pta_value(c->pta, inst, prog_args(pf, &pf->stmts[i])[0]));
            idset_intersect(&both, counters);
            idset_union(foreign, &both);
        }
    }
    idset_release(&both);
}

/* Counters of the semaphores made by hand that the function uses, and those that it sets. */
static void find_counters(struct conc *c, uint32_t frame, struct idset *out, struct idset *set)
{
    uint32_t n;
    inst_id inst = c->frames.at[frame].inst;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].flags & EFF_COUNTED)
                idset_union(e[i].model->effects[k].kind == EFFECT_SEM_INIT ? set : out,
                            pta_place(c->pta, inst, e[i].stmt, &e[i].model->effects[k].obj));
}

/* Counters that are zero by the program's text, until somebody posts. */
static void add_counters(struct conc *c, const struct idset *counters)
{
    for (uint32_t loc = idset_first(counters); loc != IDSET_END; loc = idset_next(counters, loc)) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        const struct pta_obj *o = pta_obj(c->pta, l->obj);
        struct idset one = {0};
        int64_t value;
        if (sync_at(c, loc) != PTA_NONE || l->stride || l->ext || l->off < 0 ||
            o->kind != OBJ_GLOBAL || o->site >= c->prog->nsyms ||
            !sym_initial_value(&c->prog->syms[o->site], (uint64_t)l->off, 4, &value))
            continue;
        idset_add(&one, loc);
        if (value == 0 && one_place(c, &one) != PTA_NONE)
            sync_add(c, loc, SYNC_SEM);
        idset_release(&one);
    }
}

static void find_in_models(struct conc *c, uint32_t frame, const struct idset *foreign)
{
    uint32_t n;
    inst_id inst = c->frames.at[frame].inst;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            bool is_latch = f->kind == EFFECT_RELEASE || f->kind == EFFECT_AWAIT;
            bool is_first = f->kind == EFFECT_LOCK && f->flags & EFF_FIRST;
            if (f->kind != EFFECT_SEM_INIT && f->kind != EFFECT_ONCE && !is_latch && !is_first)
                continue;
            uint32_t loc = one_place(c, pta_place(c->pta, inst, e[i].stmt, &f->obj));
            int64_t value = -1;
            const struct prog_func *pf = frame_func(c, frame);
            if (f->flags & EFF_COUNTED && loc != PTA_NONE && idset_has(foreign, loc))
                continue;
            if (f->kind == EFFECT_SEM_INIT && f->size.kind == PLACE_ARG)
                ir_ref_int(pf->unit, call_arg(pf, e[i].stmt, f->size.index), &value);
            if (f->kind == EFFECT_SEM_INIT && f->size.kind == PLACE_INT)
                value = f->size.index;
            if (f->kind == EFFECT_ONCE || is_first)
                sync_add(c, loc, SYNC_ONCE);
            else if (is_latch)
                sync_add(c, loc, SYNC_LATCH);
            else if (value == 0)
                sync_add(c, loc, SYNC_SEM);
            else if (value == 1 && !(f->flags & EFF_COUNTED)) /* else a permit, see turn.c */
                add_lock(c, pta_place(c->pta, inst, e[i].stmt, &f->obj));
        }
    }
}

/* A release fence on every way to a relaxed store, an acquire fence behind a relaxed load. */
bool has_fence(struct conc *c, uint32_t frame, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    bool is_load = pf->stmts[stmt].op == IR_LOAD;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_FENCE)
            continue;
        uint32_t first = is_load ? stmt : i, then = is_load ? i : stmt;
        uint32_t p = info->block_of[first], q = info->block_of[then];
        enum ir_order order = pf->stmts[i].sub;
        bool fits = order >= ORDER_ACQ_REL || order == (is_load ? ORDER_ACQUIRE : ORDER_RELEASE);
        if (fits && (p == q ? first < then : cfg_dominates(info->cfg, p, q)))
            return true;
    }
    return false;
}

static bool waits_for_condition(struct conc *c, inst_id inst)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_COND_WAIT)
                return true;
    return false;
}

/* The load whose value, true if it is not zero, is all that a function returns; IR_NONE. */
static uint32_t returned_load(struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    uint32_t load = IR_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_RET)
            continue;
        bool if_true = false;
        ir_ref value = {0};
        if (s->nargs)
            value = tested_flag(c, f, ir_args(pf->unit, pf->func, s)[0], &if_true);
        uint32_t def = ref_kind(value) == REF_REG ? info->def[ref_index(value)] : IR_NONE;
        if (def == IR_NONE || !if_true || pf->stmts[def].op != IR_LOAD || load != IR_NONE)
            return IR_NONE;
        load = def;
    }
    return load;
}

/*
 * The place of the flag that a call returns (`wait(lock, [] { return ready; })`, a getter), and
 * the order it is loaded with; PTA_NONE if it returns none.
 */
static uint32_t flag_of_call(struct conc *c, uint32_t frame, uint32_t stmt, unsigned *order)
{
    uint32_t n, loc = PTA_NONE;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    if (n != 1 || e->kind != EDGE_CALL)
        return PTA_NONE;
    inst_id callee = {e->target};
    func_id f = pta_inst_func(c->pta, callee);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t load = returned_load(c, f);
    if (load != IR_NONE && pf->stmts[load].size <= 8) {
        *order = pf->stmts[load].sub;
        loc = one_place(
            c, pta_value(c->pta, callee, ir_args(pf->unit, pf->func, &pf->stmts[load])[0]));
    }
    return loc;
}

/* The statement that defines the value on which a branch, or a call's coming back, depends. */
static uint32_t tested_def(struct conc *c, inst_id inst, uint32_t stmt)
{
    func_id f = pta_inst_func(c->pta, inst);
    ir_ref cond = deciding_value(c, inst, stmt);
    if (!cond.bits)
        return IR_NONE;
    ir_ref value = tested_value(c, f, cond);
    return ref_kind(value) == REF_REG ? finfo_of(c, f)->def[ref_index(value)] : IR_NONE;
}

/* The place of the flag that the load `def` looks at; PTA_NONE if it is not one of all threads. */
static uint32_t flag_of_load(struct conc *c, inst_id inst, const struct prog_func *pf, uint32_t def)
{
    ir_ref from = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    uint32_t loc = one_place(c, pta_value(c->pta, inst, from));
    if (loc == PTA_NONE || pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj)->kind == OBJ_TLS)
        return PTA_NONE;
    return loc;
}

/*
 * A load whose value decides a branch, from one known place: a flag, if it is atomic or the
 * function waits for a condition. Other variables that are tested: find_plain_flags.
 */
static void find_flags(struct conc *c, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    bool is_waiting = waits_for_condition(c, inst);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        uint32_t def = tested_def(c, inst, i);
        unsigned order = ORDER_NONE;
        if (def != IR_NONE && pf->stmts[def].op == IR_CALL) {
            uint32_t flag = flag_of_call(c, frame, def, &order);
            if (flag != PTA_NONE && (is_waiting || order >= ORDER_ACQUIRE))
                sync_add(c, flag, SYNC_FLAG);
        }
        if (def == IR_NONE || pf->stmts[def].op != IR_LOAD || pf->stmts[def].size > 8)
            continue;
        bool is_acquire = pf->stmts[def].sub >= ORDER_CONSUME ||
                          (pf->stmts[def].sub == ORDER_RELAXED && has_fence(c, frame, def));
        if (!is_waiting && !is_acquire)
            continue;
        sync_add(c, flag_of_load(c, inst, pf, def), SYNC_FLAG);
    }
}

/* A variable that one origin sets to constants and others test, in functions that use locks. */
struct plain_flag {
    uint32_t loc, setter; /* PTA_NONE: nobody yet */
    bool is_bad;          /* set by several, or not to a constant */
};

struct plain_flags {
    VEC(struct plain_flag) list;
    struct map by_loc; /* location -> index + 1 */
};

static void find_plain_loads(struct conc *c, uint32_t frame, struct plain_flags *out)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    for (uint32_t i = 0; i < pf->func->nstmts && c->frames.at[frame].is_noisy; i++) {
        uint32_t def = tested_def(c, inst, i);
        if (def == IR_NONE || pf->stmts[def].op != IR_LOAD || pf->stmts[def].size > 8 ||
            pf->stmts[def].sub != ORDER_NONE)
            continue;
        uint32_t loc = flag_of_load(c, inst, pf, def);
        bool is_new;
        if (loc == PTA_NONE || sync_at(c, loc) != PTA_NONE)
            continue;
        uint32_t *slot = map_slot(&out->by_loc, loc, &is_new);
        if (is_new) {
            vec_push(&out->list, ((struct plain_flag){.loc = loc, .setter = PTA_NONE}));
            *slot = (uint32_t)out->list.n;
        }
    }
}

static void see_plain_access(struct conc *c, uint32_t frame, uint32_t stmt, struct plain_flags *k)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    uint32_t origin = c->frames.at[frame].origin.i, loc;
    int64_t value = 1;
    bool is_constant_store = s->op == IR_STORE && ir_ref_int(pf->unit, args[1], &value);
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[frame].inst, args[0]));
    while (idset_step(&it, &loc)) {
        uint32_t at = map_get(&k->by_loc, loc, 0);
        struct plain_flag *f = at ? &k->list.at[at - 1] : NULL;
        if (!f || (is_constant_store && !value))
            continue;
        if (s->op != IR_STORE || !is_constant_store || !c->frames.at[frame].is_noisy ||
            (f->setter != PTA_NONE && f->setter != origin))
            f->is_bad = true;
        f->setter = origin;
    }
}

/*
 * Variables that are read and set under a lock are flags, too: nobody races on them, and what was
 * done before one was set is seen by who found it set.
 */
static void find_plain_flags(struct conc *c)
{
    struct plain_flags k = {0};
    for (uint32_t f = 0; f < c->frames.n; f++)
        find_plain_loads(c, f, &k);
    for (uint32_t f = 0; k.list.n && f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            uint8_t op = pf->stmts[i].op;
            if (op == IR_STORE || op == IR_RMW || op == IR_CMPXCHG)
                see_plain_access(c, f, i, &k);
        }
    }
    for (size_t i = 0; i < k.list.n; i++)
        if (k.list.at[i].setter != PTA_NONE && !k.list.at[i].is_bad)
            sync_add(c, k.list.at[i].loc, SYNC_FLAG);
    vec_release(&k.list);
    map_release(&k.by_loc);
}

/* ---- what statements do to them ---- */

bool is_always_zero(struct conc *c, uint32_t frame, ir_ref ref, int depth)
{
    enum { MAX_UP = 4 };
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    int64_t value;
    for (uint32_t def; ref_kind(ref) == REF_REG && (def = info->def[ref_index(ref)]) != IR_NONE;) {
        uint8_t op = pf->stmts[def].op;
        if (op != IR_COPY && op != IR_ZEXT && op != IR_SEXT && op != IR_TRUNC)
            return false;
        ref = prog_args(pf, &pf->stmts[def])[0];
    }
    if (ir_ref_int(pf->unit, ref, &value))
        return value == 0;
    if (ref_kind(ref) != REF_REG || ref_index(ref) >= pf->func->nparams || depth == MAX_UP)
        return false;
    uint32_t n;
    const struct call_in *calls = frame_callers(c, frame, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct pta_edge *e = edge_of_call(c, &calls[i]);
        ir_ref arg = call_arg(frame_func(c, calls[i].frame), e->stmt, (int32_t)ref_index(ref));
        if (e->model || !is_always_zero(c, calls[i].frame, arg, depth + 1))
            return false;
    }
    return n > 0;
}

void sync_add_event(struct conc *c, uint32_t frame, uint32_t stmt, enum sync_event event,
                    uint32_t sync)
{
    bool fresh;
    uint64_t key = map_key2(c->frames.at[frame].inst.i, stmt);
    *map_slot(&c->sync_events, key, &fresh) = sync << 3 | event;
    c->has_events[c->frames.at[frame].inst.i] = true;
    c->frames.at[frame].is_noisy = true;
    if (event == EVENT_RELEASE)
        c->syncs.at[sync].has_stores = true;
}

static void flag_event(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t sync)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct sync *y = &c->syncs.at[sync];
    if (s->sub == ORDER_RELAXED && !has_fence(c, frame, stmt))
        y->is_invalid = true;
    if (s->op == IR_LOAD) {
        sync_add_event(c, frame, stmt, EVENT_LOAD, sync);
    } else if (s->op != IR_STORE || !is_always_zero(c, frame, args[1], 0)) {
        sync_add_event(c, frame, stmt, EVENT_RELEASE, sync);
        y->releasers = seqs_insert(&c->sets, y->releasers, c->frames.at[frame].origin.i);
    }
}

static void find_events(struct conc *c, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        unsigned order;
        if (s->op == IR_CALL && c->syncs.n && s->dst != IR_NO_REG) {
            uint32_t flag = flag_of_call(c, frame, i, &order);
            uint32_t asked = flag == PTA_NONE ? PTA_NONE : sync_at(c, flag);
            if (asked != PTA_NONE && c->syncs.at[asked].kind == SYNC_FLAG)
                sync_add_event(c, frame, i, EVENT_LOAD, asked);
        }
        if (s->op != IR_LOAD && s->op != IR_STORE && s->op != IR_RMW && s->op != IR_CMPXCHG)
            continue;
        ir_ref address = ir_args(pf->unit, pf->func, s)[0];
        uint32_t loc = idset_only(pta_value(c->pta, inst, address));
        uint32_t sync = loc == IDSET_END ? PTA_NONE : sync_at(c, loc);
        if (sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_FLAG)
            flag_event(c, frame, i, sync);
        if (sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_ONCE && s->op == IR_LOAD &&
            s->sub >= ORDER_ACQUIRE)
            sync_add_event(c, frame, i, EVENT_LOAD, sync); /* "is it done?" */
        enum sync_event spun = spin_event(c, frame, i);
        if (spun != EVENT_NONE)
            sync_add_event(c, frame, i, spun, 0);
    }
}

static void find_posts(struct conc *c, uint32_t frame)
{
    uint32_t n;
    inst_id inst = c->frames.at[frame].inst;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind != EFFECT_SEM_POST && f->kind != EFFECT_SEM_WAIT &&
                f->kind != EFFECT_RELEASE)
                continue;
            uint32_t loc = idset_only(pta_place(c->pta, inst, e[i].stmt, &f->obj));
            uint32_t sync = loc == IDSET_END ? PTA_NONE : sync_at(c, loc);
            if (sync != PTA_NONE && f->kind == EFFECT_SEM_WAIT && f->flags & EFF_ALL)
                c->syncs.at[sync].kind = SYNC_LATCH;
            if (sync != PTA_NONE && f->kind != EFFECT_SEM_WAIT)
                c->syncs.at[sync].releasers = seqs_insert(&c->sets, c->syncs.at[sync].releasers,
                                                          c->frames.at[frame].origin.i);
        }
}

void syncs_find(struct conc *c)
{
    struct idset counters = {0}, set = {0}, foreign = {0};
    for (uint32_t f = 0; f < c->frames.n; f++)
        find_counters(c, f, &counters, &set);
    if (!idset_is_empty(&counters))
        find_foreign(c, &counters, &foreign);
    for (uint32_t f = 0; f < c->frames.n; f++)
        find_in_models(c, f, &foreign);
    idset_subtract(&counters, &foreign);
    idset_subtract(&counters, &set);
    add_counters(c, &counters);
    idset_release(&counters);
    idset_release(&set);
    idset_release(&foreign);
    for (uint32_t f = 0; f < c->frames.n; f++)
        find_flags(c, f);
    spins_find(c);
    find_plain_flags(c);
    for (uint32_t f = 0; f < c->frames.n; f++) {
        find_events(c, f);
        find_posts(c, f);
    }
    uint32_t all = 0;
    for (uint32_t s = 0; s < c->syncs.n; s++) {
        struct sync *y = &c->syncs.at[s];
        bool is_one_way = seqs_at(&c->sets, y->releasers).n == 1;
        y->is_invalid |= y->kind != SYNC_ONCE && y->kind != SYNC_SEM_LOCK &&
                         y->kind != SYNC_LATCH && !is_one_way;
        if (!y->is_invalid)
            all = seqs_insert(&c->sets, all, not_acquired(c, s));
    }
    c->nothing_acquired = all;
}

/* The place of a flag that is set once: who finds it set comes after what was done for it. */
void sync_make_once(struct conc *c, uint32_t loc)
{
    uint32_t sync = sync_add(c, loc, SYNC_FLAG);
    if (sync == PTA_NONE || c->syncs.at[sync].kind != SYNC_FLAG)
        return;
    c->syncs.at[sync].is_once = true;
    c->syncs.at[sync].is_invalid = false;
    c->nothing_acquired = seqs_insert(&c->sets, c->nothing_acquired, not_acquired(c, sync));
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            const struct ir_stmt *s = &pf->stmts[i];
            if (s->op == IR_LOAD && idset_only(pta_value(c->pta, c->frames.at[f].inst,
                                                         ir_args(pf->unit, pf->func, s)[0])) == loc)
                sync_add_event(c, f, i, EVENT_LOAD, sync);
        }
    }
}

void sync_count_on(struct conc *c, uint32_t sync, uint32_t origins)
{
    c->syncs.at[sync].kind = SYNC_LATCH;
    c->syncs.at[sync].is_invalid = false;
    c->syncs.at[sync].releasers = origins;
    c->nothing_acquired = seqs_insert(&c->sets, c->nothing_acquired, not_acquired(c, sync));
}

/* Stores of the origins to the place are releases. */
static void release_by_stores(struct conc *c, uint32_t sync, uint32_t origins)
{
    uint32_t loc = c->syncs.at[sync].loc.i;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            const struct ir_stmt *s = &pf->stmts[i];
            bool counts = s->op == IR_STORE || s->op == IR_RMW;
            if (counts && seqs_has(&c->sets, origins, c->frames.at[f].origin.i) &&
                idset_only(pta_value(c->pta, c->frames.at[f].inst,
                                     ir_args(pf->unit, pf->func, s)[0])) == loc)
                sync_add_event(c, f, i, EVENT_RELEASE, sync);
        }
    }
}

/* What was thought to be a flag, and is none, is something else from now on. */
static void forget_flag(struct conc *c, uint32_t loc)
{
    uint32_t sync = sync_at(c, loc);
    bool fresh;
    if (sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_FLAG && c->syncs.at[sync].is_invalid &&
        c->syncs.n < MAX_SYNCS) {
        vec_push(&c->syncs, ((struct sync){.loc = {loc}, .kind = SYNC_IDLE}));
        *map_slot(&c->sync_of, loc, &fresh) = (uint32_t)c->syncs.n;
    }
}

uint32_t sync_make_idle(struct conc *c, uint32_t loc, uint32_t workers, uint32_t waiter)
{
    forget_flag(c, loc);
    uint32_t sync = sync_add(c, loc, SYNC_IDLE);
    if (sync == PTA_NONE || c->syncs.at[sync].kind != SYNC_IDLE)
        return PTA_NONE;
    sync_count_on(c, sync, workers);
    c->syncs.at[sync].kind = SYNC_IDLE;
    c->syncs.at[sync].waiter = waiter;
    c->nothing_acquired = seqs_insert(&c->sets, c->nothing_acquired, released(c, sync));
    release_by_stores(c, sync, workers);
    return sync;
}

void sync_take_task(struct conc *c, struct effect_pair *live, uint32_t sync)
{
    uint32_t none = released(c, sync), one = seqs_add(&c->sets, &none, 1);
    live->gen = seqs_minus(&c->sets, live->gen, one);
    live->kill = seqs_union(&c->sets, live->kill, one);
}

void sync_forget(struct conc *c, struct effect_pair *live, uint32_t sync)
{
    live->gen = seqs_insert(&c->sets, live->gen, not_acquired(c, sync));
}

uint32_t sync_make_latch(struct conc *c, uint32_t loc, uint32_t origins)
{
    uint32_t sync = sync_add(c, loc, SYNC_FLAG);
    if (sync == PTA_NONE ||
        (c->syncs.at[sync].kind != SYNC_FLAG && c->syncs.at[sync].kind != SYNC_LATCH))
        return PTA_NONE;
    sync_count_on(c, sync, origins);
    release_by_stores(c, sync, origins);
    return sync;
}

uint32_t sync_event_at(const struct conc *c, inst_id inst, uint32_t stmt, enum sync_event *event)
{
    uint32_t found =
        c->has_events[inst.i] ? map_get(&c->sync_events, map_key2(inst.i, stmt), 0) : 0;
    *event = (enum sync_event)(found & 7);
    bool is_of_sync = *event == EVENT_LOAD || *event == EVENT_RELEASE;
    if (is_of_sync && c->syncs.at[found >> 3].is_invalid)
        *event = EVENT_NONE;
    return found >> 3;
}

/* ---- order ---- */

static bool is_before(struct conc *c, const struct sync *y, uint32_t s, const struct sync_view *a,
                      const struct sync_view *b)
{
    bool is_acquired = b->acquired && b->acquired[s / 64] >> s % 64 & 1;
    if (!is_acquired || y->is_invalid || pta_origin(c->pta, (origin_id){a->origin})->is_crowd)
        return false;
    if (y->kind == SYNC_ONCE)
        return guards_have_unique(c, a->guards, y->loc);
    if (y->kind == SYNC_LATCH) /* each thread that counts down does so once */
        return seqs_has(&c->sets, y->releasers, a->origin) &&
               !seqs_has(&c->sets, a->live, released(c, s));
    if (y->kind == SYNC_IDLE)
        return b->origin == y->waiter && seqs_has(&c->sets, y->releasers, a->origin) &&
               !seqs_has(&c->sets, a->live, released(c, s));
    if (y->is_once && guards_have_unique(c, a->guards, y->loc))
        return true;
    struct seq by = seqs_at(&c->sets, y->releasers);
    return by.n == 1 && by.at[0] == a->origin && !conc_origin_is_many(c, (origin_id){a->origin}) &&
           !seqs_has(&c->sets, a->live, released(c, s));
}

/* What the releasers of acquired ones had acquired, and so on (relay.c). */
static void add_handed_on(const struct conc *c, uint64_t *bits)
{
    uint32_t nwords = (uint32_t)c->syncs.n / 64 + 1;
    for (bool is_more = true; is_more;) {
        is_more = false;
        for (uint32_t s = 0; s < c->syncs.n; s++)
            for (uint32_t w = 0; bits[s / 64] >> s % 64 & 1 && w < nwords; w++) {
                uint64_t with = bits[w] | c->handed_on[(size_t)s * nwords + w];
                is_more |= with != bits[w];
                bits[w] = with;
            }
    }
}

static const uint64_t *find_acquired(struct conc *c, uint32_t live)
{
    uint64_t *bits = NULL;
    for (uint32_t s = 0; s < c->syncs.n; s++) {
        if (c->syncs.at[s].kind == SYNC_SEM_LOCK || c->syncs.at[s].is_invalid ||
            seqs_has(&c->sets, live, not_acquired(c, s)))
            continue;
        if (!bits)
            bits = ARENA_ARRAY(&c->arena, uint64_t, c->syncs.n / 64 + 1);
        bits[s / 64] |= 1ull << s % 64;
    }
    if (bits && c->handed_on)
        add_handed_on(c, bits);
    return bits;
}

const uint64_t *syncs_acquired(struct conc *c, uint32_t live)
{
    bool is_new;
    uint32_t *slot = map_slot(&c->acquired_of, live, &is_new);
    if (is_new) {
        *slot = (uint32_t)c->acquired.n;
        vec_push(&c->acquired, find_acquired(c, live));
    }
    return c->acquired.at[*slot];
}

uint32_t sync_orders(struct conc *c, const struct sync_view *a, const struct sync_view *b)
{
    for (uint32_t w = 0; w < c->syncs.n / 64 + 1 && (a->acquired || b->acquired); w++) {
        uint64_t bits = (a->acquired ? a->acquired[w] : 0) | (b->acquired ? b->acquired[w] : 0);
        for (; bits; bits &= bits - 1) {
            uint32_t s = w * 64 + (uint32_t)__builtin_ctzll(bits);
            const struct sync *y = &c->syncs.at[s];
            if (is_before(c, y, s, a, b) || is_before(c, y, s, b, a))
                return s;
        }
    }
    return PTA_NONE;
}
