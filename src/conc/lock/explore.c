/*
 * Mutual exclusion by atomics: all interleavings are tried.
 *
 * If every execution that runs one step at a time keeps two conflicting accesses from being next to
 * each other, and all atomics on which that rests are sequentially consistent, no execution has a
 * race between them (Boehm, Adve: Foundations of the C++ concurrency memory model, PLDI 2008,
 * theorems 7.1 and 8.1). So the threads that use such atomics are run against each other: the state
 * is where each of them is and what the atomics hold, a step is one operation on an atomic. All
 * that is not known is taken to be anything, so that there are more executions than in reality, not
 * fewer: where an algorithm is wrong, somebody gets in. Two statements are apart if no state has
 * one thread on the way to the one and another thread on the way to the other.
 *
 * Places count ("cells") that are written by sequentially consistent atomics only, but for what is
 * done before there are threads; reading them in another way gives anything. Threads count that
 * use cells; they must be few, and run once, or as often as a loop with constant bounds makes them.
 *
 * A single place needs less. All accesses of one atomic agree on one order with what each thread
 * does before and after (coherence), so if its loads acquire, its stores release, and nothing else
 * is relied on, the executions of that place are those that run one step at a time, and who reads
 * a value comes after who wrote it. Each place that is used so is explored alone.
 */
#include "conc/lock/explore_int.h"
#include <stdlib.h>

enum { MAX_STATES = 60000, MAX_OBJECTS = 32, MAX_ROUNDS = 3, MAX_SINGLES = 6 };

struct explore *explore_new(struct conc *c)
{
    struct explore *x = xcalloc(1, sizeof *x);
    x->c = c;
    x->single = PTA_NONE;
    return x;
}

void explore_free(struct explore *x)
{
    if (!x)
        return;
    for (size_t i = 0; i < x->singles.n; i++)
        explore_free(x->singles.at[i]);
    vec_release(&x->singles);
    if (x->values)
        values_free(x->values);
    for (size_t i = 0; i < x->nodes.n; i++) {
        vec_release(&x->nodes.at[i].next);
        idset_release(&x->nodes.at[i].covered);
    }
    if (x->is_ready) {
        tuples_release(&x->data);
        seqs_release(&x->words);
    }
    idset_release(&x->objects);
    idset_release(&x->unsettled);
    idset_release(&x->busy);
    vec_release(&x->spoiled);
    vec_release(&x->spoiled_size);
    vec_release(&x->plan_list);
    vec_release(&x->cells);
    vec_release(&x->threads);
    vec_release(&x->nodes);
    vec_release(&x->meetings);
    map_release(&x->alone);
    map_release(&x->plans);
    map_release(&x->node_of);
    map_release(&x->points);
    map_release(&x->met);
    map_release(&x->answers);
    free(x);
}

/* ---- cells ---- */

static bool is_spoiled(const struct explore *x, const struct cell *cell)
{
    struct pta_loc at = {.obj = cell->obj, .off = (int32_t)cell->offset};
    for (size_t i = 0; i < x->spoiled.n; i++)
        if (x->spoiled.at[i].obj.i == cell->obj.i &&
            pta_overlap(&x->spoiled.at[i], x->spoiled_size.at[i], &at, cell->size))
            return true;
    return !idset_has(&x->objects, cell->obj.i);
}

static bool is_single(const struct explore *x, const struct cell *cell)
{
    const struct pta_loc *l = pta_loc(x->c->pta, (loc_id){x->single});
    return l->obj.i == cell->obj.i && l->off == cell->offset;
}

bool is_ordered(const struct explore *x, const struct ir_stmt *s)
{
    if (s->sub == ORDER_SEQ_CST || x->single == PTA_NONE)
        return s->sub == ORDER_SEQ_CST;
    /* A compare-exchange may fail with less than it succeeds with. */
    return (s->op == IR_LOAD && s->sub == ORDER_ACQUIRE) ||
           (s->op == IR_STORE && s->sub == ORDER_RELEASE) ||
           (s->op == IR_RMW && s->sub == ORDER_ACQ_REL);
}

uint32_t cell_of(struct explore *x, obj_id obj, int64_t offset, uint32_t size)
{
    struct cell new = {obj, offset, size};
    if (is_spoiled(x, &new) || (x->single != PTA_NONE && !is_single(x, &new)))
        return 0;
    for (uint32_t i = 0; i < x->cells.n; i++) {
        const struct cell *old = &x->cells.at[i];
        if (old->obj.i != obj.i || old->offset >= offset + size ||
            offset >= old->offset + old->size)
            continue;
        x->is_bad |= old->offset != offset || old->size != size;
        return i + 1;
    }
    x->is_bad |= x->cells.n == MAX_CELLS;
    if (x->is_bad)
        return 0;
    vec_push(&x->cells, new);
    return (uint32_t)x->cells.n;
}

uint32_t cell_at_first(struct explore *x, uint32_t cell)
{
    const struct cell *at = &x->cells.at[cell];
    const struct pta_obj *o = pta_obj(x->c->pta, at->obj);
    uint32_t stored = map_get(&x->alone, map_key2(at->obj.i, (uint32_t)at->offset), 0);
    uint32_t value = ANYTHING;
    int64_t number = 0;
    if (idset_has(&x->unsettled, at->obj.i))
        return ANYTHING;
    if (o->kind != OBJ_GLOBAL && stored)
        return stored - 1;
    if (o->kind != OBJ_GLOBAL) /* the JVM makes objects of zeros */
        return x->c->prog->classes ? datum_id(x, datum_number(0)) : ANYTHING;
    if (sym_initial_value(&x->c->prog->syms[o->site], (uint64_t)at->offset, at->size, &number))
        value = datum_id(x, datum_number(number));
    return !stored || stored - 1 == value ? value : ANYTHING;
}

/* Objects of which there is one, with an atomic that is sequentially consistent. */
static void find_objects(struct explore *x, uint32_t frame)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        bool is_access =
            s->op == IR_LOAD || s->op == IR_STORE || s->op == IR_RMW || s->op == IR_CMPXCHG;
        if (!is_access || !is_ordered(x, s))
            continue;
        struct idset_iter it =
            idset_begin(pta_value(x->c->pta, x->c->frames.at[frame].inst, prog_args(pf, s)[0]));
        uint32_t loc;
        while (idset_step(&it, &loc)) {
            obj_id obj = pta_loc(x->c->pta, (loc_id){loc})->obj;
            if (obj_is_unique(x->c, obj))
                idset_add(&x->objects, obj.i);
        }
    }
}

/* ---- what is done to their objects otherwise ---- */

struct looking {
    struct explore *x;
    uint32_t fctx;
};

static bool is_alone_at(struct conc *c, uint32_t fctx, const state_vec *states)
{
    const struct fctx *f = &c->fctxs.at[fctx];
    for (size_t k = 0; k < f->entries.n; k++)
        for (size_t i = 0; i < states->n; i++)
            if (!live_is_alone(c, live_apply(c, f->entries.at[k].live, states->at[i].live)))
                return false;
    return true;
}

/* A store before there are threads: all such to one place must agree, on the JVM with the zeros
 * that objects are made of if the store may be left out. */
static void see_first(struct explore *x, inst_id inst, uint32_t stmt, uint32_t loc)
{
    func_id f = pta_inst_func(x->c->pta, inst);
    const struct prog_func *pf = &x->c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const struct pta_loc *l = pta_loc(x->c->pta, (loc_id){loc});
    int64_t number;
    bool is_exact = s->op == IR_STORE && !l->stride && !l->ext && !l->inner &&
                    idset_only(pta_value(x->c->pta, inst, prog_args(pf, s)[0])) == loc &&
                    ir_ref_int(pf->unit, prog_args(pf, s)[1], &number);
    if (!is_exact) {
        idset_add(&x->unsettled, l->obj.i);
        return;
    }
    uint32_t value = datum_id(x, datum_number(number)) + 1;
    bool is_new;
    uint32_t *slot = map_slot(&x->alone, map_key2(l->obj.i, (uint32_t)l->off), &is_new);
    *slot = is_new || *slot == value ? value : ANYTHING + 1;
    if (x->c->prog->classes && number && !stmt_on_all_ways(x->c, f, stmt))
        *slot = ANYTHING + 1;
}

static void see_access(struct looking *k, const struct access *a, const state_vec *states)
{
    struct explore *x = k->x;
    inst_id inst = x->c->frames.at[x->c->fctxs.at[k->fctx].frame].inst;
    const struct prog_func *pf = frame_func(x->c, x->c->fctxs.at[k->fctx].frame);
    const struct ir_stmt *s = &pf->stmts[a->stmt];
    bool is_atomic = !is_call(s->op) && a->flags & ACC_ATOMIC && is_ordered(x, s);
    struct idset_iter it = idset_begin(a->locs);
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(x->c->pta, (loc_id){loc});
        if (!idset_has(&x->objects, l->obj.i))
            continue;
        if (is_alone_at(x->c, k->fctx, states)) {
            see_first(x, inst, a->stmt, loc);
        } else if (!is_atomic) {
            vec_push(&x->spoiled, *l);
            vec_push(&x->spoiled_size, (uint32_t)a->size);
        }
    }
}

static void see_stmt(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct looking *k = ctx;
    access_vec found = {0};
    accesses_of(k->x->c, k->x->c->frames.at[k->x->c->fctxs.at[k->fctx].frame].inst, stmt, &found);
    for (size_t i = 0; i < found.n; i++)
        if (found.at[i].flags & ACC_WRITE)
            see_access(k, &found.at[i], states);
    vec_release(&found);
}

static bool writes_objects(struct explore *x, inst_id inst)
{
    const struct prog_func *pf = &x->c->prog->funcs[pta_inst_func(x->c->pta, inst).i];
    access_vec found = {0};
    bool writes = false;
    for (uint32_t s = 0; s < pf->func->nstmts && !writes; s++) {
        vec_clear(&found);
        accesses_of(x->c, inst, s, &found);
        for (size_t i = 0; i < found.n; i++) {
            struct idset_iter it = idset_begin(found.at[i].locs);
            uint32_t loc;
            while (found.at[i].flags & ACC_WRITE && idset_step(&it, &loc))
                writes |= idset_has(&x->objects, pta_loc(x->c->pta, (loc_id){loc})->obj.i);
        }
    }
    vec_release(&found);
    return writes;
}

/* ---- threads ---- */

uint32_t threads_started(const struct explore *x, inst_id inst, uint32_t stmt)
{
    uint32_t n, started = 0;
    const struct pta_edge *e = pta_edges(x->c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t t = 0; e[i].kind == EDGE_SPAWN && t < x->threads.n; t++)
            if (x->threads.at[t].origin.i == e[i].target && x->threads.at[t].is_unborn)
                started |= 1u << t;
    return started;
}

static void add_threads(struct explore *x, origin_id o)
{
    struct conc *c = x->c;
    uint32_t entry = frame_find(c, o, pta_origin(c->pta, o)->entry);
    struct thread t = {.origin = o, .round = -1};
    if (entry == PTA_NONE || runs_once(c, entry, 0)) {
        vec_push(&x->threads, t);
        return;
    }
    const struct pta_origin *origin = pta_origin(c->pta, o);
    x->is_bad |= origin->ncreations != 1;
    if (x->is_bad)
        return;
    const struct pta_creation *made = pta_creations(c->pta, o);
    func_id f = pta_inst_func(c->pta, made->inst);
    const struct finfo *info = finfo_of(c, f);
    uint32_t creators = 0;
    for (uint32_t p = 0; p < pta_norigins(c->pta); p++) {
        uint32_t frame = frame_find(c, (origin_id){p}, made->inst);
        if (frame != PTA_NONE)
            creators++, t.maker = frame;
    }
    t.loop = info->cfg->loop[info->block_of[made->stmt]];
    bool is_simple = creators == 1 && t.loop != CFG_NONE && info->cfg->loops[t.loop].depth == 1 &&
                     !info->cfg->is_irreducible && runs_once(c, t.maker, 0);
    int64_t rounds = is_simple ? loop_rounds(c, f, t.loop) : -1;
    x->is_bad |= rounds < 1 || rounds > MAX_ROUNDS;
    for (t.round = 0; t.round < rounds && !x->is_bad; t.round++)
        vec_push(&x->threads, t);
}

/* Origins that operate on cells beside others. */
static void find_threads(struct explore *x)
{
    struct conc *c = x->c;
    struct idset origins = {0};
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            if (!is_call(pf->stmts[i].op) && is_operation(x, c->frames.at[f].inst, i))
                idset_add(&origins, c->frames.at[f].origin.i);
    }
    struct idset_iter it = idset_begin(&origins);
    uint32_t o;
    x->is_bad |= idset_count(&origins) > MAX_THREADS + 1;
    while (!x->is_bad && idset_step(&it, &o))
        add_threads(x, (origin_id){o});
    x->is_bad |= x->threads.n < 2 || x->threads.n > MAX_THREADS;
    /* Who is made by one of them begins then. */
    for (size_t t = 0; t < x->threads.n; t++) {
        const struct pta_origin *made = pta_origin(c->pta, x->threads.at[t].origin);
        bool is_unborn = made->ncreations == 1;
        for (uint32_t p = 0; p < pta_norigins(c->pta) && is_unborn; p++)
            if (frame_find(c, (origin_id){p},
                           pta_creations(c->pta, x->threads.at[t].origin)->inst) != PTA_NONE)
                is_unborn &= idset_has(&origins, p);
        x->threads.at[t].is_unborn = is_unborn;
    }
    idset_release(&origins);
}

/* Instances with operations in them, and all that call these. */
static void find_busy(struct explore *x)
{
    struct conc *c = x->c;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            if (is_operation(x, c->frames.at[f].inst, i))
                idset_add(&x->busy, c->frames.at[f].inst.i);
    }
    for (bool has_grown = true; has_grown;) {
        has_grown = false;
        for (uint32_t f = (uint32_t)c->frames.n; f-- > 0;) {
            uint32_t n;
            inst_id inst = c->frames.at[f].inst;
            const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
            for (uint32_t i = 0; i < n && !idset_has(&x->busy, inst.i); i++)
                if (e[i].kind == EDGE_CALL && idset_has(&x->busy, e[i].target))
                    has_grown |= idset_add(&x->busy, inst.i);
        }
    }
}

/* ---- all interleavings ---- */

/* A state: a node for each thread (UNBORN: not yet), then the cells. */
enum { UNBORN = UINT32_MAX };

static uint32_t state_of(struct explore *x, const uint32_t *nodes, const uint32_t *cells)
{
    uint32_t word[MAX_THREADS + MAX_CELLS], n = (uint32_t)x->threads.n;
    memcpy(word, nodes, n * sizeof *word);
    memcpy(word + n, cells, MAX_CELLS * sizeof *word);
    return seqs_add(&x->words, word, n + MAX_CELLS);
}

static void note_born(struct explore *x, const uint32_t *nodes)
{
    for (uint32_t t = 0; t < x->threads.n; t++)
        x->threads.at[t].is_started |= nodes[t] != UNBORN;
}

static void note_meetings(struct explore *x, const uint32_t *nodes)
{
    for (uint32_t i = 0; i < x->threads.n; i++)
        for (uint32_t j = 0; j < i; j++) {
            if (nodes[i] == UNBORN || nodes[j] == UNBORN)
                continue;
            bool is_new;
            uint64_t key = map_key2(nodes[j], nodes[i]);
            map_slot(&x->met, key, &is_new);
            if (is_new)
                vec_push(&x->meetings, key);
        }
}

static void step_thread(struct explore *x, uint32_t state, uint32_t t, u32_vec *work,
                        struct idset *seen)
{
    uint32_t n = (uint32_t)x->threads.n, word[MAX_THREADS + MAX_CELLS], nodes[MAX_THREADS];
    outcome_vec out = {0};
    memcpy(word, seqs_at(&x->words, state).at, (n + MAX_CELLS) * sizeof *word);
    if (word[t] == UNBORN)
        return;
    node_run(x, word[t]);
    for (size_t i = 0; i < x->nodes.at[word[t]].next.n && !x->is_bad; i++)
        operation_run(x, x->nodes.at[word[t]].next.at[i], word + n, &out);
    for (size_t i = 0; i < out.n && !x->is_bad; i++) {
        memcpy(nodes, word, n * sizeof *nodes);
        nodes[t] = out.at[i].node;
        for (uint32_t k = 0; k < n; k++)
            if (out.at[i].started >> k & 1 && nodes[k] == UNBORN)
                nodes[k] = x->threads.at[k].start;
        uint32_t next = state_of(x, nodes, out.at[i].cell);
        if (idset_add(seen, next))
            vec_push(work, next);
    }
    vec_release(&out);
}

static void run_all(struct explore *x)
{
    uint32_t nodes[MAX_THREADS], cells[MAX_CELLS], nstates = 0;
    struct idset seen = {0};
    u32_vec work = {0};
    for (uint32_t i = 0; i < MAX_CELLS; i++)
        cells[i] = AS_AT_FIRST;
    for (uint32_t t = 0; t < x->threads.n; t++) {
        x->threads.at[t].start = node_of_start(x, t);
        nodes[t] = x->threads.at[t].is_unborn ? UNBORN : x->threads.at[t].start;
    }
    vec_push(&work, state_of(x, nodes, cells));
    idset_add(&seen, work.at[0]);
    while (work.n && !x->is_bad) {
        uint32_t state = vec_pop(&work);
        note_born(x, seqs_at(&x->words, state).at);
        note_meetings(x, seqs_at(&x->words, state).at);
        x->is_bad |= ++nstates > MAX_STATES;
        for (uint32_t t = 0; t < x->threads.n && !x->is_bad; t++)
            step_thread(x, state, t, &work, &seen);
    }
    for (uint32_t t = 0; t < x->threads.n; t++) /* by what is not followed: an initialiser */
        x->is_bad |= !x->threads.at[t].is_started;
    idset_release(&seen);
    vec_release(&work);
}

static void prepare(struct explore *x)
{
    struct conc *c = x->c;
    x->is_ready = true;
    tuples_init(&x->data, 4);
    seqs_init(&x->words, "explore");
    for (uint32_t f = 0; f < c->frames.n && x->single == PTA_NONE; f++)
        find_objects(x, f);
    if (x->single != PTA_NONE)
        idset_add(&x->objects, pta_loc(c->pta, (loc_id){x->single})->obj.i);
    x->is_bad = idset_is_empty(&x->objects) || idset_count(&x->objects) > MAX_OBJECTS;
    if (!x->is_bad)
        find_threads(x);
    if (x->is_bad)
        return;
    for (uint32_t i = 0; i < c->fctxs.n; i++)
        if (c->fctxs.at[i].is_reached && writes_objects(x, c->frames.at[c->fctxs.at[i].frame].inst))
            flow_each(c, i, see_stmt, &(struct looking){x, i});
    x->values = values_set_for_good(c);
    find_busy(x);
    run_all(x);
}

/* ---- answers ---- */

static bool covers(struct explore *x, uint32_t node, origin_id o, uint32_t stmt_point,
                   uint32_t call_point)
{
    const struct node *n = &x->nodes.at[node];
    return x->threads.at[n->thread].origin.i == o.i &&
           (idset_has(&n->covered, stmt_point) || idset_has(&n->covered, call_point));
}

/* Where no thread was seen to come, one may come all the same: what decides the way there may have
 * been taken for what it is at another time. */
static bool is_covered(struct explore *x, origin_id o, uint32_t stmt_point, uint32_t call_point)
{
    for (uint32_t i = 0; i < x->nodes.n; i++)
        if (covers(x, i, o, stmt_point, call_point))
            return true;
    return false;
}

static bool can_meet(struct explore *x, struct explore_point a, struct explore_point b)
{
    const struct frame *fa = &x->c->frames.at[a.frame], *fb = &x->c->frames.at[b.frame];
    uint32_t pa = point_of(x, fa->inst, a.stmt), qa = point_of(x, fa->inst, IR_NONE);
    uint32_t pb = point_of(x, fb->inst, b.stmt), qb = point_of(x, fb->inst, IR_NONE);
    if (!is_covered(x, fa->origin, pa, qa) || !is_covered(x, fb->origin, pb, qb))
        return true;
    for (size_t i = 0; i < x->meetings.n; i++) {
        uint32_t m = (uint32_t)(x->meetings.at[i] >> 32), n = (uint32_t)x->meetings.at[i];
        if ((covers(x, m, fa->origin, pa, qa) && covers(x, n, fb->origin, pb, qb)) ||
            (covers(x, n, fa->origin, pa, qa) && covers(x, m, fb->origin, pb, qb)))
            return true;
    }
    return false;
}

static bool is_explored(const struct explore *x, uint32_t frame)
{
    for (size_t t = 0; t < x->threads.n; t++)
        if (x->threads.at[t].origin.i == x->c->frames.at[frame].origin.i)
            return true;
    return false;
}

/* ---- places that are explored alone ---- */

/* Adds the places that the function loads from by acquire, or stores to by release. */
static void find_ordered(struct conc *c, uint32_t frame, struct idset *loaded, struct idset *stored)
{
    const struct prog_func *pf = frame_func(c, frame);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        bool is_load = s->op == IR_LOAD && s->sub == ORDER_ACQUIRE;
        if (!is_load && (s->op != IR_STORE || s->sub != ORDER_RELEASE))
            continue;
        uint32_t at =
            one_place(c, pta_value(c->pta, c->frames.at[frame].inst, prog_args(pf, s)[0]));
        if (at != PTA_NONE)
            idset_add(is_load ? loaded : stored, at);
    }
}

static void find_singles(struct explore *x)
{
    struct idset loaded = {0}, stored = {0};
    for (uint32_t f = 0; f < x->c->frames.n; f++)
        find_ordered(x->c, f, &loaded, &stored);
    idset_intersect(&loaded, &stored);
    struct idset_iter it = idset_begin(&loaded);
    for (uint32_t at; x->singles.n < MAX_SINGLES && idset_step(&it, &at);) {
        struct explore *single = explore_new(x->c);
        single->single = at;
        vec_push(&x->singles, single);
    }
    idset_release(&loaded);
    idset_release(&stored);
}

static bool keeps_apart(struct explore *x, struct explore_point a, struct explore_point b)
{
    if (!x->is_ready)
        prepare(x);
    return !x->is_bad && is_explored(x, a.frame) && is_explored(x, b.frame) && !can_meet(x, a, b);
}

bool explore_apart(struct explore *x, struct explore_point a, struct explore_point b)
{
    if (!x->is_ready)
        find_singles(x);
    if (keeps_apart(x, a, b))
        return true;
    for (size_t i = 0; i < x->singles.n; i++)
        if (keeps_apart(x->singles.at[i], a, b))
            return true;
    return false;
}
