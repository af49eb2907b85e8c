/* Readers that are counted: see readers.h. */
#include "conc/lock/readers.h"
#include "conc/flow/flow_int.h"
#include "conc/lock/turn.h"
#include <stdlib.h>
#include <string.h>

/* A store that counts one up or down. */
struct counting {
    uint32_t frame, stmt, loc;
    int step;
    uint32_t lock; /* place of the lock it is done under, PTA_NONE */
    uint32_t gate; /* branch that the first or last reader goes through, IR_NONE */
    uint32_t held; /* what that reader locks or unlocks, PTA_NONE */
    bool if_true;  /* the way of the others */
    uint32_t next; /* another one of the same place, index + 1 */
};
typedef VEC(struct counting) counting_vec;

/* The locks that a frame takes, so that each statement finds the last one before it quickly. */
struct taking {
    uint32_t stmt, lock;
};
struct takings {
    VEC(struct taking) list; /* by statement */
    uint32_t *last;          /* block -> the last lock on every way to its end, PTA_NONE */
};

struct finder {
    struct conc *c;
    struct takings **takings; /* by frame; NULL: not asked for */
    counting_vec all;
    struct idset counted; /* places of these */
    struct map newest;    /* such a place -> index + 1 into `all` */
    struct map stores;    /* such a place -> how many statements of threads store there */
    bool has_stores;
};

static const struct ir_stmt *def_of(struct conc *c, uint32_t frame, ir_ref ref, uint32_t *stmt)
{
    struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    *stmt = ref_kind(ref) == REF_REG ? info->def[ref_index(ref)] : IR_NONE;
    return *stmt == IR_NONE ? NULL : &frame_func(c, frame)->stmts[*stmt];
}

static uint32_t place_at(struct conc *c, uint32_t frame, const struct ir_stmt *s)
{
    const struct prog_func *pf = frame_func(c, frame);
    return s->size > 8
               ? PTA_NONE
               : one_place(c, pta_value(c->pta, c->frames.at[frame].inst, prog_args(pf, s)[0]));
}

int readers_count(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t *loc)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    uint32_t at;
    int64_t step;
    if (s->op != IR_STORE || s->sub != ORDER_NONE)
        return 0;
    const struct ir_stmt *sum = def_of(c, frame, prog_args(pf, s)[1], &at);
    if (!sum || (sum->op != IR_ADD && sum->op != IR_SUB) ||
        !ir_ref_int(pf->unit, prog_args(pf, sum)[1], &step) || (step != 1 && step != -1))
        return 0;
    const struct ir_stmt *load = def_of(c, frame, prog_args(pf, sum)[0], &at);
    *loc = place_at(c, frame, s);
    if (!load || load->op != IR_LOAD || *loc == PTA_NONE || place_at(c, frame, load) != *loc)
        return 0;
    return sum->op == IR_ADD ? (int)step : (int)-step;
}

static bool is_kind(enum effect_kind kind, bool takes)
{
    return takes ? kind == EFFECT_LOCK || kind == EFFECT_SEM_WAIT
                 : kind == EFFECT_UNLOCK || kind == EFFECT_SEM_POST;
}

/* The one lock, or semaphore that is one, that a call takes or gives back; PTA_NONE. */
static uint32_t lock_of_call(struct conc *c, uint32_t frame, const struct pta_edge *e, bool takes)
{
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        const struct effect *f = &e->model->effects[k];
        bool is_semaphore = f->kind == EFFECT_SEM_WAIT || f->kind == EFFECT_SEM_POST;
        if (!is_kind(f->kind, takes) || (takes && f->success != SUCCESS_ALWAYS))
            continue;
        uint32_t loc = one_place(c, pta_place(c->pta, c->frames.at[frame].inst, e->stmt, &f->obj));
        uint32_t sync = loc == PTA_NONE ? PTA_NONE : sync_at(c, loc);
        if (is_semaphore && (sync == PTA_NONE || c->syncs.at[sync].kind != SYNC_SEM_LOCK))
            return PTA_NONE;
        return loc;
    }
    return PTA_NONE;
}

/* The first lock that a call takes, of its effects and callees in order, is the one that counts. */
static void find_takings(struct conc *c, uint32_t frame, struct takings *t)
{
    inst_id inst = c->frames.at[frame].inst;
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    const struct cfg *cfg = info->cfg;
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    t->last = xmalloc((pf->func->nblocks + 1) * sizeof *t->last);
    memset(t->last, 0xff, (pf->func->nblocks + 1) * sizeof *t->last);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t lock = lock_of_call(c, frame, &e[i], true);
        if (lock == PTA_NONE || (t->list.n && vec_last(&t->list).stmt == e[i].stmt))
            continue;
        vec_push(&t->list, ((struct taking){e[i].stmt, lock}));
        t->last[info->block_of[e[i].stmt]] = lock;
    }
    for (uint32_t i = 1; i < cfg->norder; i++) {
        uint32_t b = cfg->order[i];
        if (t->last[b] == PTA_NONE)
            t->last[b] = t->last[cfg->idom[b]];
    }
}

static const struct takings *takings_of(struct finder *k, uint32_t frame)
{
    if (!k->takings[frame]) {
        k->takings[frame] = xcalloc(1, sizeof **k->takings);
        find_takings(k->c, frame, k->takings[frame]);
    }
    return k->takings[frame];
}

/* The last lock that the frame has taken before the statement, on every way to it; PTA_NONE. */
static uint32_t taken_before(struct finder *k, uint32_t frame, uint32_t stmt)
{
    const struct finfo *info =
        finfo_of(k->c, pta_inst_func(k->c->pta, k->c->frames.at[frame].inst));
    const struct takings *t = takings_of(k, frame);
    uint32_t block = info->block_of[stmt], above = info->cfg->idom[block];
    size_t lo = 0, hi = t->list.n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (t->list.at[mid].stmt < stmt)
            lo = mid + 1;
        else
            hi = mid;
    }
    if (lo && info->block_of[t->list.at[lo - 1].stmt] == block)
        return t->list.at[lo - 1].lock;
    return above == CFG_NONE || above == block ? PTA_NONE : t->last[above];
}

static uint32_t lock_before(struct finder *k, uint32_t frame, uint32_t stmt, int depth);

/* The lock that every caller has taken last before the call; or it is taken around the body. */
static uint32_t lock_of_callers(struct finder *k, uint32_t frame, int depth)
{
    enum { MAX_UP = 3 };
    struct conc *c = k->c;
    uint32_t n, found = PTA_NONE;
    const struct call_in *calls = frame_callers(c, frame, &n);
    for (uint32_t i = 0; i < n; i++) {
        struct pta_edge e = *edge_of_call(c, &calls[i]);
        uint32_t lock = PTA_NONE;
        if (e.model && model_has(e.model, EFFECT_BODY)) {
            e.kind = EDGE_MODEL;
            lock = lock_of_call(c, calls[i].frame, &e, true);
        } else if (!e.model && depth < MAX_UP) {
            lock = lock_before(k, calls[i].frame, e.stmt, depth + 1);
        }
        if (lock == PTA_NONE || (found != PTA_NONE && found != lock))
            return PTA_NONE;
        found = lock;
    }
    return found;
}

/* The last lock that was taken before the statement, on every way to it. */
static uint32_t lock_before(struct finder *k, uint32_t frame, uint32_t stmt, int depth)
{
    uint32_t found = taken_before(k, frame, stmt);
    return found == PTA_NONE ? lock_of_callers(k, frame, depth) : found;
}

/* ---- the gate of the first and the last ---- */

/* What the comparison finds equal: the value just stored, or a load of it. */
static bool is_count(struct conc *c, uint32_t frame, const struct counting *k, ir_ref value)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    uint32_t at;
    if (value.bits == prog_args(pf, &pf->stmts[k->stmt])[1].bits)
        return true;
    const struct ir_stmt *d = def_of(c, frame, value, &at);
    return d && d->op == IR_LOAD && place_at(c, frame, d) == k->loc &&
           comes_first(info, k->stmt, at);
}

/* Was the lock that the counter is counted under given back before the statement? */
static bool is_given_back(struct conc *c, const struct counting *k, uint32_t stmt)
{
    uint32_t n;
    inst_id inst = c->frames.at[k->frame].inst;
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (comes_first(info, k->stmt, e[i].stmt) && comes_first(info, e[i].stmt, stmt) &&
            lock_of_call(c, k->frame, &e[i], false) == k->lock)
            return true;
    return false;
}

static void find_gate(struct conc *c, struct counting *k)
{
    const struct prog_func *pf = frame_func(c, k->frame);
    inst_id inst = c->frames.at[k->frame].inst;
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    for (uint32_t i = k->stmt + 1; i < pf->func->nstmts && k->held == PTA_NONE; i++) {
        uint32_t at, n;
        int64_t value;
        if (pf->stmts[i].op != IR_BRANCH || !comes_first(info, k->stmt, i))
            continue;
        const struct ir_stmt *cmp = def_of(c, k->frame, prog_args(pf, &pf->stmts[i])[0], &at);
        if (!cmp || cmp->op != IR_CMP || (cmp->sub != CMP_EQ && cmp->sub != CMP_NE) ||
            !ir_ref_int(pf->unit, prog_args(pf, cmp)[1], &value) || value != (k->step > 0) ||
            !is_count(c, k->frame, k, prog_args(pf, cmp)[0]) || is_given_back(c, k, i))
            continue;
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + info->block_of[i]];
        uint32_t to = ir_succs(pf->unit, pf->func, b)[cmp->sub == CMP_EQ ? 0 : 1];
        const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
        for (uint32_t j = 0; j < n && k->held == PTA_NONE; j++)
            if (info->block_of[e[j].stmt] == to)
                k->held = lock_of_call(c, k->frame, &e[j], k->step > 0);
        k->gate = i;
        k->if_true = cmp->sub == CMP_NE;
    }
}

/* ---- all that count ---- */

static void collect(struct finder *k)
{
    struct conc *c = k->c;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        if (!pta_origin(c->pta, c->frames.at[f].origin)->ncreations)
            continue;
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            struct counting one = {
                .frame = f, .stmt = i, .gate = IR_NONE, .lock = PTA_NONE, .held = PTA_NONE};
            one.step = readers_count(c, f, i, &one.loc);
            if (!one.step)
                continue;
            one.lock = lock_before(k, f, i, 0);
            if (one.lock != PTA_NONE)
                find_gate(c, &one);
            bool is_new;
            uint32_t *newest = map_slot(&k->newest, one.loc, &is_new);
            one.next = *newest;
            vec_push(&k->all, one);
            *newest = (uint32_t)k->all.n;
            idset_add(&k->counted, one.loc);
        }
    }
}

/* How often threads store to each of the counters. */
static void count_stores(struct finder *k)
{
    struct conc *c = k->c;
    k->has_stores = true;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        if (!pta_origin(c->pta, c->frames.at[f].origin)->ncreations)
            continue;
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            uint8_t op = pf->stmts[i].op;
            if (op != IR_STORE && op != IR_RMW && op != IR_CMPXCHG && op != IR_MEMCOPY &&
                op != IR_MEMSET)
                continue;
            const struct idset *at =
                pta_value(c->pta, c->frames.at[f].inst, prog_args(pf, &pf->stmts[i])[0]);
            struct idset common = {0};
            enum idset_part part = idset_within(at, &k->counted, &common);
            struct idset_iter it = idset_begin(part == IDSET_ALL ? at : &common);
            bool is_new;
            for (uint32_t loc; idset_step(&it, &loc);)
                ++*map_slot(&k->stores, loc, &is_new);
            idset_release(&common);
        }
    }
}

/* Do threads change the counter by those statements only, all under one lock? */
static bool is_only_counted(struct finder *k, const struct counting *one)
{
    uint32_t ups = 0, downs = 0;
    for (uint32_t i = map_get(&k->newest, one->loc, 0); i; i = k->all.at[i - 1].next) {
        const struct counting *other = &k->all.at[i - 1];
        ups += other->step > 0;
        downs += other->step < 0;
        if (other->lock != one->lock || other->lock == PTA_NONE)
            return false;
    }
    if (ups && downs && !k->has_stores)
        count_stores(k);
    return ups && downs && map_get(&k->stores, one->loc, 0) == ups + downs;
}

static void add_event(struct conc *c, const struct counting *k, uint32_t stmt, uint32_t way,
                      uint32_t loc)
{
    inst_id inst = c->frames.at[k->frame].inst;
    struct reader_event e = {.loc = {loc}, .way = way, .enters = k->step > 0, .inst = inst.i};
    bool is_new;
    uint32_t *slot = map_slot(&c->reader_index, map_key2(inst.i, stmt), &is_new);
    if (is_new) {
        vec_push(&c->reader_events, e);
        *slot = (uint32_t)c->reader_events.n;
    }
    c->frames.at[k->frame].is_noisy = true;
}

void readers_add_wait(struct conc *c, uint32_t frame, uint32_t branch, bool is_true, uint32_t sync)
{
    struct reader_event e = {.way = is_true ? WAY_TRUE : WAY_FALSE, .sync = sync + 1};
    bool is_new;
    uint32_t *slot =
        map_slot(&c->reader_index, map_key2(c->frames.at[frame].inst.i, branch), &is_new);
    if (is_new) {
        vec_push(&c->reader_events, e);
        *slot = (uint32_t)c->reader_events.n;
    }
    c->frames.at[frame].is_noisy = true;
}

/* The first reader locks for all. */
static void find_by_lock(struct conc *c, const counting_vec *all, const struct counting *k)
{
    for (size_t i = 0; i < all->n; i++)
        if (all->at[i].loc == k->loc && (all->at[i].held != k->held || all->at[i].held == PTA_NONE))
            return;
    for (size_t i = 0; i < all->n; i++)
        if (all->at[i].loc == k->loc)
            add_event(c, &all->at[i], all->at[i].gate, all->at[i].if_true ? WAY_TRUE : WAY_FALSE,
                      k->held);
}

/* Does everyone who takes the turn look at the counter first, or wait for it then? */
static bool takers_look(struct conc *c, uint32_t turn, uint32_t counter)
{
    uint32_t n = 0;
    for (uint32_t f = 0; f < c->frames.n; f++)
        for (uint32_t i = 0; i < frame_func(c, f)->func->nstmts; i++)
            if (turn_is_taken(c, c->frames.at[f].inst, i) == turn) {
                if (!turn_follows_test(c, f, i, counter) && !turn_waits_after(c, f, i, counter))
                    return false;
                n++;
            }
    return n > 0;
}

/* Readers are kept out by the flag, and the counter keeps out writers. */
static void find_by_flag(struct conc *c, const counting_vec *all, const struct counting *k)
{
    for (uint32_t t = 0; t < c->turns.n; t++) {
        struct turn *turn = &c->turns.at[t];
        if (turn->kind != TURN_BUSY || turn->is_permit || turn->readers ||
            (turn->is_bad && !turn->is_lone))
            continue;
        bool is_kept_out = true;
        for (size_t i = 0; i < all->n && is_kept_out; i++)
            if (all->at[i].loc == k->loc && all->at[i].step > 0)
                is_kept_out = turn_follows_test(c, all->at[i].frame, all->at[i].stmt, turn->loc.i);
        bool was_bad = turn->is_bad;
        turn->is_bad = false; /* one writer is enough */
        if (!is_kept_out || !takers_look(c, t, k->loc)) {
            turn->is_bad = was_bad;
            continue;
        }
        turn->readers = k->loc + 1;
        for (size_t i = 0; i < all->n; i++)
            if (all->at[i].loc == k->loc)
                add_event(c, &all->at[i], all->at[i].stmt, WAY_STMT, turn->loc.i);
        return;
    }
}

void readers_find(struct conc *c)
{
    struct finder f = {.c = c, .takings = xcalloc(c->frames.n + 1, sizeof *f.takings)};
    struct idset seen = {0};
    collect(&f);
    for (size_t i = 0; i < f.all.n; i++) {
        const struct counting *k = &f.all.at[i];
        if (!idset_add(&seen, k->loc) || k->lock == PTA_NONE || !is_only_counted(&f, k))
            continue;
        if (k->held != PTA_NONE)
            find_by_lock(c, &f.all, k);
        else
            find_by_flag(c, &f.all, k);
    }
    for (size_t i = 0; i < c->frames.n; i++) {
        if (!f.takings[i])
            continue;
        vec_release(&f.takings[i]->list);
        free(f.takings[i]->last);
        free(f.takings[i]);
    }
    free(f.takings);
    map_release(&f.stores);
    map_release(&f.newest);
    vec_release(&f.all);
    idset_release(&f.counted);
    idset_release(&seen);
}

/* ---- in the flow ---- */

static const struct reader_event *event_at(const struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t i = c->reader_events.n ? map_get(&c->reader_index, map_key2(inst.i, stmt), 0) : 0;
    if (!i)
        return NULL;
    const struct reader_event *e = &c->reader_events.at[i - 1];
    uint32_t turn = e->way == WAY_STMT ? turn_at(c, e->loc.i) : PTA_NONE;
    return turn != PTA_NONE && c->turns.at[turn].is_bad ? NULL : e;
}

/* The result: was there nothing to give back? */
static bool apply(const struct walk *w, struct state *s, const struct reader_event *e,
                  uint32_t stmt)
{
    struct conc *c = w->c;
    uint32_t key[KEY_WIDTH];
    key_get(c, s->key, key);
    uint32_t token = token_shared(c, e->loc, w->pf->stmt_base + stmt), before = key[KEY_LOCKS];
    key[KEY_LOCKS] =
        e->enters ? lockset_acquire(c, before, token) : lockset_release(c, before, token);
    s->key = key_make(c, key);
    return !e->enters && key[KEY_LOCKS] == before;
}

bool readers_step(const struct walk *w, uint32_t stmt, state_vec *states)
{
    const struct reader_event *e = event_at(w->c, w->inst, stmt);
    bool is_foreign = false;
    for (size_t i = 0; e && e->way == WAY_STMT && i < states->n; i++)
        is_foreign |= apply(w, &states->at[i], e, stmt);
    return is_foreign;
}

void readers_edge(const struct walk *w, struct state *s, uint32_t branch, bool is_true)
{
    const struct reader_event *e = event_at(w->c, w->inst, branch);
    if (!e || e->way != (is_true ? WAY_TRUE : WAY_FALSE))
        return;
    if (e->sync)
        sync_acquire(w->c, &s->live, e->sync - 1);
    else
        apply(w, s, e, branch);
}

uint32_t readers_release(struct conc *c, inst_id inst, uint32_t stmt, uint32_t set)
{
    const struct reader_event *e = event_at(c, inst, stmt);
    return e && !e->enters && !e->sync ? seqs_insert(&c->sets, set, e->loc.i) : set;
}

uint32_t readers_leave(const struct conc *c, inst_id inst, uint32_t stmt)
{
    const struct reader_event *e = event_at(c, inst, stmt);
    return e && !e->enters && e->way == WAY_STMT ? turn_at(c, e->loc.i) : PTA_NONE;
}

bool readers_hold(const struct conc *c, uint32_t locs, inst_id inst)
{
    for (size_t i = 0; i < c->reader_events.n; i++) {
        const struct reader_event *e = &c->reader_events.at[i];
        if (e->way != WAY_STMT && !e->sync && (inst.i == PTA_NONE || e->inst == inst.i) &&
            seqs_has(&c->sets, locs, e->loc.i))
            return true;
    }
    return false;
}
