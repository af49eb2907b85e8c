/*
 * Threads that are started once, however many come to start them: a flag lets only the first one
 * through, and the others go on without.
 *
 *     call_once(&once, start);                     // or the initialiser of a static variable
 *     if (!atomic_exchange(&started, true))
 *         start();
 *     lock();
 *     if (!started) {
 *         started = true;                          // before the start or behind it
 *         start();
 *     }
 *     unlock();
 *
 * Of such an origin there is never a second thread, whatever the threads are that ask for it. The
 * same goes for an origin whose thread object is one, even if a loop starts it among others.
 * Conditions:
 *
 *   1. All creations of the origin are one statement. In every origin that runs it, one chain of
 *      calls leads up from it to where the same flag is asked, and no loop in between repeats it.
 *   2. The flag is one place of an object of which there is one. It is asked by an atomic operation
 *      that sets it and tells what it was, by the library (`once`), or under a lock (lazy.c).
 *   3. Nobody clears the flag, but while nobody else is there, in memory that is still fresh, or in
 *      the constructor of a static variable, which comes before all that is done with it.
 */
#include "conc/element/value.h"
#include "conc/flow/flow_int.h"
#include "conc/order/lazy.h"
#include <stdlib.h>

/* MAX_FLAGS: of a function with many, for each is looked for by following its ways. */
enum { MAX_UP = 24, MAX_DOWN = 8, MAX_WRITES = 64, MAX_FLAGS = 8 };

/* Who comes first: where the flag is, and the lock that it is asked under, or PTA_NONE. */
struct gate {
    uint32_t loc, lock;
    int64_t clear; /* its value as long as nobody came */
};

static const struct gate no_gate = {PTA_NONE, PTA_NONE, 0};

/* ---- asked by one operation ---- */

/* Does the statement come once for each time that the gate is passed? */
static bool comes_each_time(const struct place_in *p, uint32_t gate, uint32_t stmt)
{
    const struct cfg *cfg = p->info->cfg;
    uint32_t loop = cfg->loop[p->info->block_of[stmt]];
    return !cfg->is_irreducible &&
           (loop == CFG_NONE || cfg_in_loop(cfg, p->info->block_of[gate], loop));
}

/* An operation that leaves another value than `clear`, whatever was there. */
static bool rmw_sets(const struct prog_func *pf, const struct ir_stmt *s, int64_t clear)
{
    int64_t value;
    if (!ir_ref_int(pf->unit, prog_args(pf, s)[1], &value))
        return false;
    return s->aux == RMW_XCHG ? value != clear
                              : !clear && value > 0 && (s->aux == RMW_OR || s->aux == RMW_ADD);
}

static bool cmpxchg_sets(const struct prog_func *pf, const struct ir_stmt *s, int64_t clear)
{
    int64_t value;
    return ir_ref_int(pf->unit, prog_args(pf, s)[2], &value) && value != clear;
}

/* The place of the variable that the library looks at to run something once; PTA_NONE. */
static uint32_t library_flag(const struct place_in *p, uint32_t stmt, enum effect_kind kind,
                             uint32_t flags)
{
    uint32_t n = 0;
    const struct pta_edge *e = pta_edges(p->c->pta, p->inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].model && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind == kind && (f->flags & flags) == flags)
                return one_place(p->c, pta_place(p->c->pta, p->inst, stmt, &f->obj));
        }
    return PTA_NONE;
}

/* Does the operation let the statement be reached only by who came first? */
static bool asks_at_once(const struct place_in *p, uint32_t i, uint32_t stmt, struct gate *out)
{
    const struct ir_stmt *s = &p->pf->stmts[i];
    const ir_ref *args = prog_args(p->pf, s);
    *out = no_gate;
    if (s->op == IR_RMW && s->dst != IR_NO_REG && rmw_sets(p->pf, s, 0) &&
        is_only_where(p->c, p->func, stmt, s->dst, false))
        out->loc = one_place(p->c, pta_value(p->c->pta, p->inst, args[0]));
    else if (s->op == IR_CMPXCHG && ir_ref_int(p->pf->unit, args[1], &out->clear) &&
             cmpxchg_sets(p->pf, s, out->clear) && is_only_where(p->c, p->func, stmt, s->aux, true))
        out->loc = one_place(p->c, pta_value(p->c->pta, p->inst, args[0]));
    else if (s->op == IR_CALL && s->dst != IR_NO_REG &&
             is_only_where(p->c, p->func, stmt, s->dst, true))
        out->loc = library_flag(p, i, EFFECT_LOCK, EFF_FIRST);
    return out->loc != PTA_NONE;
}

/* ---- asked under a lock ---- */

/* The only way on from a block where the creation is known to have succeeded, as only then the flag
 * is set; IR_NONE: all ways. */
static uint32_t way_of_success(const struct use *u, uint32_t store, const struct ir_block *b)
{
    const struct place_in *p = &u->p;
    uint32_t dst = p->pf->stmts[u->stmt].dst;
    const struct ir_stmt *t = &p->pf->stmts[b->first + b->count - 1];
    bool if_true = false;
    if (t->op != IR_BRANCH || dst == IR_NO_REG)
        return IR_NONE;
    ir_ref tested = tested_flag(p->c, p->func, prog_args(p->pf, t)[0], &if_true);
    bool if_not = is_only_where(p->c, p->func, store, dst, true);
    if (ref_kind(tested) != REF_REG || ref_index(tested) != dst ||
        (!if_not && !is_only_where(p->c, p->func, store, dst, false)))
        return IR_NONE;
    return if_true == if_not ? 0 : 1;
}

static bool sets_same_flag(const struct place_in *p, uint32_t store, uint32_t i)
{
    const struct ir_stmt *s = &p->pf->stmts[i];
    const ir_ref *args = prog_args(p->pf, s), *others = prog_args(p->pf, &p->pf->stmts[store]);
    int64_t value;
    return s->op == IR_STORE && ir_ref_int(p->pf->unit, args[1], &value) && value &&
           term_of(p->c, p->func, args[0]) == term_of(p->c, p->func, others[0]);
}

/* From a statement to the end of its block: is the function, or the lock, left on the way? */
static bool is_left_unset(const struct use *u, uint32_t store, bool is_creation, uint32_t from,
                          uint8_t *seen, u32_vec *work)
{
    const struct prog_func *pf = u->p.pf;
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + u->p.info->block_of[from]];
    for (uint32_t i = from; i < b->first + b->count; i++) {
        if (sets_same_flag(&u->p, store, i))
            return false;
        if (pf->stmts[i].op == IR_RET || flag_lock_given_back(u, i))
            return true;
    }
    uint32_t way = is_creation ? way_of_success(u, store, b) : IR_NONE;
    for (uint32_t i = 0; i < b->nsuccs; i++) {
        uint32_t next = ir_succs(pf->unit, pf->func, b)[i];
        if ((way != IR_NONE && way != i) || seen[next])
            continue;
        seen[next] = 1;
        vec_push(work, next);
    }
    return false;
}

/* Is the flag set on every way from the start, if that succeeds, before the lock is free? */
static bool is_set_behind(const struct use *u, uint32_t store, bool is_creation)
{
    const struct prog_func *pf = u->p.pf;
    uint8_t *seen = xcalloc(pf->func->nblocks + 1, 1);
    u32_vec work = {0};
    bool is_left = is_left_unset(u, store, is_creation, u->stmt + 1, seen, &work);
    while (work.n && !is_left)
        is_left = is_left_unset(u, store, is_creation,
                                pf->unit->blocks[pf->func->first_block + vec_pop(&work)].first,
                                seen, &work);
    vec_release(&work);
    free(seen);
    return !is_left;
}

/* Does the statement store a constant other than zero in one place? */
static bool may_set_flag(const struct place_in *p, uint32_t i, struct gate *out)
{
    const struct ir_stmt *s = &p->pf->stmts[i];
    int64_t value;
    *out = no_gate;
    if (s->op == IR_STORE && ir_ref_int(p->pf->unit, prog_args(p->pf, s)[1], &value) && value)
        out->loc = one_place(p->c, pta_value(p->c->pta, p->inst, prog_args(p->pf, s)[0]));
    return out->loc != PTA_NONE;
}

/* May the function give a lock back, or wait for a condition, itself or in what it calls? */
static bool may_let_go(struct conc *c, uint32_t frame, int depth)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n && c->frames.at[frame].is_noisy; i++) {
        if (e[i].kind == EDGE_MODEL &&
            (model_has(e[i].model, EFFECT_UNLOCK) || model_has(e[i].model, EFFECT_COND_WAIT)))
            return true;
        uint32_t callee = frame_called(c, frame, &e[i]);
        if (callee != PTA_NONE && (depth == MAX_DOWN || may_let_go(c, callee, depth + 1)))
            return true;
    }
    return false;
}

/* Does the function call one that may give the lock back, before the flag is set for sure? */
static bool is_let_go_inside(const struct place_in *p, uint32_t frame, uint32_t set)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(p->c->pta, p->inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t callee = frame_called(p->c, frame, &e[i]);
        if (callee != PTA_NONE && !comes_first(p->info, set, e[i].stmt) &&
            may_let_go(p->c, callee, 0))
            return true;
    }
    return false;
}

static bool asks_under_lock(const struct place_in *p, uint32_t frame, uint32_t set, uint32_t stmt,
                            bool is_creation, struct gate *out)
{
    bool is_before = comes_first(p->info, set, stmt);
    struct use u = {*p, frame, is_before ? set : stmt, flag_root(p, set)};
    return flag_is_found_clear(&u, set, &out->lock) && !is_let_go_inside(p, frame, set) &&
           (is_before || is_set_behind(&u, set, is_creation));
}

/* ---- up to the flag ---- */

/* Is it a statement that may let the first one through, whatever it leads to? */
static bool may_be_gate(const struct place_in *p, uint32_t i)
{
    const struct ir_stmt *s = &p->pf->stmts[i];
    struct gate g;
    int64_t clear;
    switch (s->op) {
    case IR_RMW:
        return s->dst != IR_NO_REG && rmw_sets(p->pf, s, 0);
    case IR_CMPXCHG:
        return ir_ref_int(p->pf->unit, prog_args(p->pf, s)[1], &clear) &&
               cmpxchg_sets(p->pf, s, clear);
    case IR_CALL:
        return s->dst != IR_NO_REG && library_flag(p, i, EFFECT_LOCK, EFF_FIRST) != PTA_NONE;
    default:
        return may_set_flag(p, i, &g);
    }
}

/* The gates that the function of a frame may have, found once. */
static struct seq gates_of(const struct place_in *p, uint32_t frame)
{
    struct conc *c = p->c;
    bool is_new;
    uint32_t *slot = map_slot(&c->gates, frame, &is_new);
    if (is_new) {
        u32_vec all = {0};
        for (uint32_t i = 0; i < p->pf->func->nstmts; i++)
            if (may_be_gate(p, i))
                vec_push(&all, i);
        *slot = seqs_add(&c->sets, all.at, (uint32_t)all.n);
        vec_release(&all);
    }
    return seqs_at(&c->sets, *slot);
}

static bool find_gate_in(const struct place_in *p, uint32_t frame, uint32_t stmt, bool is_creation,
                         struct gate *out)
{
    struct seq all = gates_of(p, frame);
    for (uint32_t k = 0, tried = 0; k < all.n; k++) {
        uint32_t i = all.at[k];
        if (!comes_each_time(p, i, stmt))
            continue;
        if (asks_at_once(p, i, stmt, out))
            return true;
        if (may_set_flag(p, i, out) && tried++ < MAX_FLAGS &&
            asks_under_lock(p, frame, i, stmt, is_creation, out))
            return true;
    }
    return false;
}

static bool find_gate(struct conc *c, uint32_t frame, uint32_t stmt, struct gate *out)
{
    for (int up = 0; up < MAX_UP; up++) {
        const struct frame *f = &c->frames.at[frame];
        struct place_in p = place_in(c, f->inst);
        if (find_gate_in(&p, frame, stmt, !up, out))
            return true;
        if (f->caller == PTA_NONE || f->ncallers != 1 || f->is_recursive || f->is_repeated ||
            stmt_in_loop(c, p.func, stmt))
            return false;
        frame = f->caller, stmt = f->call_stmt;
        struct place_in above = place_in(c, c->frames.at[frame].inst);
        *out = no_gate;
        out->loc = library_flag(&above, stmt, EFFECT_ONCE, 0);
        if (out->loc != PTA_NONE)
            return true;
    }
    return false;
}

/* ---- nobody clears it ---- */

struct moment {
    struct conc *c;
    uint32_t fctx, stmt;
    bool is_beside; /* somebody else is there */
};

static void visit_moment(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct moment *m = ctx;
    for (size_t i = 0; stmt == m->stmt && i < states->n; i++)
        for (size_t e = 0; e < m->c->fctxs.at[m->fctx].entries.n; e++) {
            uint32_t before = m->c->fctxs.at[m->fctx].entries.at[e].live;
            uint32_t live = live_apply(m->c, before, states->at[i].live);
            m->is_beside |= live_origins_only(m->c, live) != 0;
        }
}

/* Is the memory still its thread's own, or nobody else there? */
static bool is_written_early(struct conc *c, const struct write_record *w)
{
    const struct prog_func *pf = frame_func(c, w->frame);
    const struct fctx_index *index = fctx_index(c);
    ir_ref at = prog_args(pf, &pf->stmts[w->stmt])[0];
    bool is_store = pf->stmts[w->stmt].op == IR_STORE;
    func_id f = c->frames.at[w->frame].func;
    struct gate g; /* of the static variable that is constructed */
    enum obj_kind kind = pta_obj(c->pta, pta_loc(c->pta, w->loc)->obj)->kind;
    if (is_store && prog_func_is_constructor(c->prog, f) && find_gate(c, w->frame, w->stmt, &g) &&
        term_base(c, term_of(c, f, at)) == term_of(c, f, ref_make(REF_REG, 0)))
        return true;
    for (uint32_t x = index->first[w->frame]; x; x = index->next[x - 1]) {
        struct moment m = {c, x - 1, w->stmt, false};
        if (!c->fctxs.at[x - 1].is_reached ||
            (is_store && kind == OBJ_HEAP &&
             ownership_at(c, x - 1, w->stmt, term_of(c, f, at), at) == OWN_FRESH))
            continue;
        flow_each(c, x - 1, visit_moment, &m);
        if (m.is_beside)
            return false;
    }
    return true;
}

static bool leaves_set(const struct prog_func *pf, const struct ir_stmt *s, int64_t clear)
{
    int64_t value;
    switch (s->op) {
    case IR_STORE:
        return ir_ref_int(pf->unit, prog_args(pf, s)[1], &value) && value != clear;
    case IR_RMW:
        return rmw_sets(pf, s, clear);
    case IR_CMPXCHG:
        return cmpxchg_sets(pf, s, clear);
    default:
        return s->op == IR_CALL; /* the library's own flags; others are not given to it */
    }
}

static bool stays_set(struct conc *c, const struct gate *g)
{
    const struct pta_loc *at = pta_loc(c->pta, (loc_id){g->loc});
    const struct write_log *log = write_log_of(c);
    uint32_t seen = 0;
    for (uint32_t i = log->last[at->obj.i]; i; i = log->writes.at[i - 1].next) {
        const struct write_record *w = &log->writes.at[i - 1];
        const struct prog_func *pf = frame_func(c, w->frame);
        if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, at, 1) ||
            leaves_set(pf, &pf->stmts[w->stmt], g->clear))
            continue;
        if (seen++ == MAX_WRITES || !is_written_early(c, w))
            return false;
    }
    return true;
}

/* ---- origins ---- */

/* Origins that one statement makes behind one flag, for several creators or of several objects. */
struct siblings {
    uint32_t made; /* id of the statement, + 1 */
    struct gate gate;
    struct idset creators, origins;
    bool is_bad;
};

static bool is_same_gate(const struct gate *a, const struct gate *b)
{
    return a->loc == b->loc && a->lock == b->lock && a->clear == b->clear;
}

static uint32_t creation_id(const struct conc *c, const struct pta_creation *made)
{
    return c->prog->funcs[pta_inst_func(c->pta, made->inst).i].stmt_base + made->stmt;
}

/* Does every creator come by the same flag, and by one frame each? */
static void add_creation(struct conc *c, const struct pta_creation *made, struct siblings *s)
{
    bool is_one = !s->made || s->made == creation_id(c, made) + 1;
    s->is_bad |= !is_one;
    for (uint32_t k = 0; k < pta_norigins(c->pta) && !s->is_bad; k++) {
        uint32_t frame = frame_find(c, (origin_id){k}, made->inst);
        struct gate g;
        if (frame == PTA_NONE)
            continue;
        s->is_bad = !idset_add(&s->creators, k) || !find_gate(c, frame, made->stmt, &g) ||
                    (s->made && !is_same_gate(&g, &s->gate));
        s->made = creation_id(c, made) + 1;
        s->gate = g;
    }
}

static void add_origin(struct conc *c, origin_id o, struct siblings *s)
{
    const struct pta_origin *origin = pta_origin(c->pta, o);
    const struct pta_creation *made = pta_creations(c->pta, o);
    s->is_bad |= (origin->flags & (EFF_MANY | EFF_REPEATS)) != 0;
    for (uint32_t i = 0; i < origin->ncreations; i++)
        add_creation(c, &made[i], s);
}

/* Adds it to those of the same statement and flag: a creator may come to one of them only. */
static void join_siblings(struct siblings *all, size_t n, struct siblings *s)
{
    size_t i = 0;
    while (i < n && (all[i].made != s->made || !is_same_gate(&all[i].gate, &s->gate)))
        i++;
    if (i == n)
        return;
    all[i].is_bad |= idset_intersects(&all[i].creators, &s->creators);
    idset_union(&all[i].creators, &s->creators);
    idset_union(&all[i].origins, &s->origins);
    s->is_bad = true;
}

static void settle(struct conc *c, const struct siblings *s, uint32_t group)
{
    struct idset_iter it = idset_begin(&s->origins);
    uint32_t o;
    if (!s->is_bad && stays_set(c, &s->gate))
        while (idset_step(&it, &o))
            map_put(&c->first_comers, o, group);
}

/* Threads of one object each, which is started once, by a loop over all of them. */
static void settle_single(struct conc *c, origin_id o)
{
    uint32_t entry = frame_find(c, o, pta_origin(c->pta, o)->entry);
    if (conc_origin_is_many(c, o) && entry != PTA_NONE &&
        (runs_once(c, entry, 0) || runs_for_one_object(c, entry)))
        map_put(&c->first_comers, o.i, pta_norigins(c->pta) + o.i + 1);
}

void first_comers_find(struct conc *c)
{
    VEC(struct siblings) all = {0};
    for (uint32_t o = 0; o < pta_norigins(c->pta) && c->opt.mode != MODE_SOUND; o++) {
        struct siblings s = {.gate = no_gate};
        add_origin(c, (origin_id){o}, &s);
        idset_add(&s.origins, o);
        if (s.made && !s.is_bad)
            join_siblings(all.at, all.n, &s);
        if (s.made && !s.is_bad) {
            vec_push(&all, s);
            continue;
        }
        idset_release(&s.creators);
        idset_release(&s.origins);
    }
    for (uint32_t o = 0; o < pta_norigins(c->pta); o++)
        settle_single(c, (origin_id){o});
    for (uint32_t i = 0; i < all.n; i++) {
        settle(c, &all.at[i], i + 1);
        idset_release(&all.at[i].creators);
        idset_release(&all.at[i].origins);
    }
    vec_release(&all);
}

bool are_first_comers(const struct conc *c, origin_id a, origin_id b)
{
    uint32_t group = map_get(&c->first_comers, a.i, 0);
    return group && group == map_get(&c->first_comers, b.i, 0);
}
