/*
 * Records that pass through several lists, each with a lock of its own: a queue of requests and one
 * of answers, a list of free buffers. Who finds a record by way of one list, under a lock, and who
 * finds one by way of another do not mean the same record: it is in one list at a time (A-TAKEN).
 *
 * Conditions. Of each object that may be meant, wherever its address is stored for others:
 *
 *   own       by who made it or took it out of where it was, or as one more link while the same
 *             lock is held (`q->tail->next = n; q->tail = n`);
 *   into own  into a record of that kind: `n->next = q->head`;
 *   link      what was loaded from a link is stored in a link, or in where the list begins:
 *             `q->head = n->next`, `n->prev->next = n->next`.
 *
 * Of an access: its address is that of the variable where the list begins, or was loaded, link by
 * link, from there, with no change of locks since the first of these loads. Where the two lists
 * begin tells them apart; who does not hold the list's lock races there.
 *
 * Cost: what is asked of an object is asked once, of its puts (handed.c); a short walk back for
 * each access to such objects under a lock.
 */
#include "conc/own/fresh_int.h"
#include <stdlib.h>

enum { MAX_UP = 4, MAX_CONTEXTS = 32, MAX_OBJECTS = 8, MAX_MEANT = 16, MAX_STEPS = 24 };

struct queued {
    uint8_t *is_listed; /* by object: 0 not known yet, 1 no, 2 yes */
    uint32_t *first;    /* frame -> its first function context, + 1 */
    uint32_t *next;     /* the next one of the same frame, + 1 */
};

/* A value at a statement of a function context. */
struct sight {
    uint32_t fctx, stmt;
    ir_ref value;
};

static struct queued *queued_of(struct conc *c)
{
    if (c->queued)
        return c->queued;
    struct queued *q = c->queued = ARENA_NEW(&c->arena, struct queued);
    q->is_listed = ARENA_ARRAY(&c->arena, uint8_t, pta_nobjs(c->pta) + 1);
    q->first = ARENA_ARRAY(&c->arena, uint32_t, c->frames.n + 1);
    q->next = ARENA_ARRAY(&c->arena, uint32_t, c->fctxs.n + 1);
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        q->next[x] = q->first[c->fctxs.at[x].frame];
        q->first[c->fctxs.at[x].frame] = x + 1;
    }
    return q;
}

static inst_id inst_at(const struct conc *c, uint32_t fctx)
{
    return c->frames.at[c->fctxs.at[fctx].frame].inst;
}

static func_id func_at(const struct conc *c, uint32_t fctx)
{
    return pta_inst_func(c->pta, inst_at(c, fctx));
}

/* ---- ways without a change of locks ---- */

static bool waits(const struct conc *c, uint32_t fctx, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst_at(c, fctx), stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_COND_WAIT)
                return true;
    return false;
}

/* May the statement take or give back a lock, if only for a while? */
static bool changes_locks(const struct conc *c, uint32_t fctx, uint32_t stmt)
{
    const struct fctx *x = &c->fctxs.at[fctx];
    const struct ir_stmt *s = &frame_func(c, x->frame)->stmts[stmt];
    bool may = s->op == IR_CALL || s->op == IR_RMW || s->op == IR_CMPXCHG;
    if (!may || !x->is_idle)
        return false;
    if (!x->is_idle[stmt] || (s->op == IR_CALL && waits(c, fctx, stmt)))
        return true;
    for (size_t i = 0; i < x->calls.n; i++)
        if (x->calls.at[i].stmt == stmt && !x->calls.at[i].is_spawn &&
            c->frames.at[c->fctxs.at[x->calls.at[i].callee].frame].releases)
            return true;
    return false;
}

/*
 * Walks back from the statement. Are all ways there without a change of locks as far as a statement
 * that `is_end` knows, or the beginning of the function, if that is allowed?
 */
struct back {
    struct conc *c;
    uint32_t fctx;
    ir_ref value;
    bool may_begin;
    bool (*is_end)(struct back *, uint32_t stmt);
};

/* 1: an end in the block, -1: a change of locks, 0: neither. */
static int look_back(struct back *b, uint32_t first, uint32_t until)
{
    for (uint32_t i = until; i > first; i--) {
        if (b->is_end(b, i - 1))
            return 1;
        if (changes_locks(b->c, b->fctx, i - 1))
            return -1;
    }
    return 0;
}

static bool all_ways_back(struct back *b, uint32_t stmt)
{
    func_id f = func_at(b->c, b->fctx);
    const struct prog_func *pf = &b->c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(b->c, f);
    uint8_t *seen = xcalloc(pf->func->nblocks + 1, 1);
    u32_vec work = {0};
    uint32_t block = info->block_of[stmt], until = stmt;
    bool is_fine = true;
    for (;;) {
        uint32_t first = pf->unit->blocks[pf->func->first_block + block].first;
        int end = look_back(b, first, until);
        is_fine &= end >= 0 && (end || block || b->may_begin);
        for (uint32_t i = info->cfg->pred_first[block];
             is_fine && !end && i < info->cfg->pred_first[block + 1]; i++) {
            uint32_t from = info->cfg->preds[i];
            if (!seen[from])
                vec_push(&work, from);
            seen[from] = 1;
        }
        if (!is_fine || !work.n)
            break;
        block = vec_pop(&work);
        const struct ir_block *at = &pf->unit->blocks[pf->func->first_block + block];
        until = at->first + at->count;
    }
    vec_release(&work);
    free(seen);
    return is_fine;
}

static bool is_def(struct back *b, uint32_t stmt)
{
    return finfo_of(b->c, func_at(b->c, b->fctx))->def[ref_index(b->value)] == stmt;
}

/* Have the locks been the same since the register got its value? */
static bool is_under_same_locks(struct conc *c, const struct sight *s)
{
    struct back b = {.c = c, .fctx = s->fctx, .value = s->value, .is_end = is_def};
    b.may_begin = finfo_of(c, func_at(c, s->fctx))->def[ref_index(s->value)] == IR_NONE;
    return all_ways_back(&b, s->stmt);
}

/* ---- where a list begins ---- */

static bool is_listed(struct conc *c, struct queued *q, obj_id obj);

static bool add_objects(struct conc *c, uint32_t fctx, ir_ref ref, struct idset *out)
{
    add_objects_at(c, pta_value(c->pta, inst_at(c, fctx), ref), out);
    return idset_count(out) <= MAX_OBJECTS;
}

/* What the address is computed from by adding offsets. */
static ir_ref stripped(struct conc *c, func_id f, ir_ref ref)
{
    uint32_t reg;
    int64_t off;
    return address_split(c, f, ref, &reg, &off) ? ref_make(REF_REG, reg) : ref;
}

static bool find_roots(struct conc *c, struct sight s, struct idset *roots, int *steps, int up);

/* May the pointer be one to a record in a list, not only to where lists begin? */
static bool may_be_node(struct conc *c, const struct sight *s)
{
    struct queued *q = queued_of(c);
    struct idset_iter it = idset_begin(pta_value(c->pta, inst_at(c, s->fctx), s->value));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        if (pta_obj(c->pta, obj)->kind != OBJ_GLOBAL && is_listed(c, q, obj))
            return true;
    }
    return false;
}

static bool roots_of_param(struct conc *c, const struct sight *s, struct idset *roots, int *steps,
                           int up)
{
    const struct fctx *x = &c->fctxs.at[s->fctx];
    if (!x->callers.n || fctx_is_start(x) || !may_be_node(c, s))
        return add_objects(c, s->fctx, s->value, roots);
    if (!is_under_same_locks(c, s))
        return false;
    for (size_t i = 0; i < x->callers.n; i++) {
        struct call_site at = c->fctxs.at[s->fctx].callers.at[i];
        const struct prog_func *pf = frame_func(c, c->fctxs.at[at.fctx].frame);
        ir_ref arg = call_arg(pf, at.stmt, (int32_t)ref_index(s->value));
        if (!arg.bits || up == MAX_UP ||
            !find_roots(c, (struct sight){at.fctx, at.stmt, arg}, roots, steps, up + 1))
            return false;
    }
    return true;
}

/* The store to the same place that comes right before the load (A-RELOAD); IR_NONE. */
static uint32_t store_before(struct conc *c, func_id f, uint32_t load)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    uint32_t first = pf->unit->blocks[pf->func->first_block + info->block_of[load]].first;
    uint32_t address = term_of(c, f, prog_args(pf, &pf->stmts[load])[0]);
    for (uint32_t i = load; i > first; i--) {
        const struct ir_stmt *s = &pf->stmts[i - 1];
        if (s->op == IR_STORE && s->size == pf->stmts[load].size &&
            term_of(c, f, prog_args(pf, s)[0]) == address)
            return i - 1;
        if (ir_op_info(s->op)->flags & OPF_WRITE || s->op == IR_CALL)
            return IR_NONE;
    }
    return IR_NONE;
}

static bool find_roots(struct conc *c, struct sight s, struct idset *roots, int *steps, int up)
{
    func_id f = func_at(c, s.fctx);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    int64_t number;
    s.value = stripped(c, f, s.value);
    if (ir_ref_int(pf->unit, s.value, &number))
        return !number;
    if (++*steps > MAX_STEPS)
        return false;
    if (ref_kind(s.value) != REF_REG)
        return add_objects(c, s.fctx, s.value, roots);
    const struct ir_stmt *d = def_in_func(c, f, s.value);
    if (d && d->op == IR_ALLOCA)
        return add_objects(c, s.fctx, s.value, roots);
    if (!d)
        return roots_of_param(c, &s, roots, steps, up);
    if (!is_under_same_locks(c, &s))
        return false;
    uint32_t def = finfo_of(c, f)->def[ref_index(s.value)];
    const ir_ref *args = ir_args(pf->unit, pf->func, d);
    uint32_t store = d->op == IR_LOAD ? store_before(c, f, def) : IR_NONE;
    if (store != IR_NONE)
        return find_roots(c, (struct sight){s.fctx, store, prog_args(pf, &pf->stmts[store])[1]},
                          roots, steps, up);
    if (d->op == IR_LOAD)
        return find_roots(c, (struct sight){s.fctx, def, args[0]}, roots, steps, up);
    for (uint32_t i = 0; d->op == IR_PHI && i < d->nargs; i += 2) {
        const struct ir_block *from =
            &pf->unit->blocks[pf->func->first_block + ref_index(args[i + 1])];
        const struct ir_stmt *in = def_in_func(c, f, args[i]);
        bool is_round = in && in->op == IR_LOAD && ref_kind(prog_args(pf, in)[0]) == REF_REG &&
                        stripped(c, f, prog_args(pf, in)[0]).bits == s.value.bits;
        struct sight one = {s.fctx, from->first + from->count - 1, args[i]};
        if (is_round ? !is_under_same_locks(c, &one) : !find_roots(c, one, roots, steps, up))
            return false;
    }
    return d->op == IR_PHI;
}

/* ---- puts ---- */

/* Is what was loaded still where it was found: is that overwritten only after the statement? */
static bool is_still_there(struct conc *c, func_id f, uint32_t stmt, ir_ref value)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    ir_ref from = stripped(c, f, value);
    const struct ir_stmt *d = def_in_func(c, f, from);
    if (!d || d->op != IR_LOAD)
        return false;
    uint32_t place = term_of(c, f, prog_args(pf, d)[0]), load = info->def[ref_index(from)];
    bool is_overwritten = false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_STORE || !comes_first(info, load, i) ||
            term_of(c, f, prog_args(pf, &pf->stmts[i])[0]) != place)
            continue;
        if (!comes_first(info, stmt, i))
            return false;
        is_overwritten = true;
    }
    return is_overwritten;
}

static bool is_own(struct conc *c, uint32_t fctx, uint32_t stmt, ir_ref value)
{
    func_id f = func_at(c, fctx);
    enum ownership own = ownership_at(c, fctx, stmt, term_of(c, f, value), value);
    return own == OWN_FRESH || (own == OWN_TAKEN && !is_still_there(c, f, stmt, value));
}

static bool stores_own(struct back *b, uint32_t stmt)
{
    func_id f = func_at(b->c, b->fctx);
    const struct prog_func *pf = &b->c->prog->funcs[f.i];
    if (pf->stmts[stmt].op != IR_STORE)
        return false;
    ir_ref value = prog_args(pf, &pf->stmts[stmt])[1];
    return stripped(b->c, f, value).bits == stripped(b->c, f, b->value).bits &&
           is_own(b->c, b->fctx, stmt, value);
}

/* Was it put by who has it, just before, under the same locks? */
static bool is_put_further(struct conc *c, const struct sight *s)
{
    struct back b = {.c = c, .fctx = s->fctx, .value = s->value, .is_end = stores_own};
    return all_ways_back(&b, s->stmt);
}

/* Was it loaded from a link of the same list? `to`: objects that it is stored in, NULL not known */
static bool is_link(struct conc *c, struct sight s, obj_id obj, const struct idset *to, int depth)
{
    func_id f = func_at(c, s.fctx);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    s.value = stripped(c, f, s.value);
    const struct ir_stmt *d = def_in_func(c, f, s.value);
    int64_t number;
    if (ir_ref_int(pf->unit, s.value, &number))
        return true;
    if (d && d->op == IR_PHI && depth < MAX_UP) {
        for (uint32_t i = 0; i < d->nargs; i += 2) {
            ir_ref in = prog_args(pf, d)[i];
            if (in.bits != s.value.bits &&
                !is_link(c, (struct sight){s.fctx, s.stmt, in}, obj, to, depth + 1))
                return false;
        }
        return true;
    }
    if (!d || d->op != IR_LOAD)
        return false;
    struct idset from = {0};
    add_objects_at(c, pta_value(c->pta, inst_at(c, s.fctx), prog_args(pf, d)[0]), &from);
    idset_remove(&from, obj.i);
    bool is_same = to ? idset_contains(to, &from) : idset_is_empty(&from);
    idset_release(&from);
    return is_same;
}

/* Does the value come to be stored in one of the ways that keep a record in one list? */
static bool is_fine(struct conc *c, struct sight s, obj_id obj, const struct idset *to, int up)
{
    func_id f = func_at(c, s.fctx);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (is_own(c, s.fctx, s.stmt, s.value) || is_link(c, s, obj, to, 0) || is_put_further(c, &s))
        return true;
    ir_ref from = stripped(c, f, s.value);
    const struct fctx *x = &c->fctxs.at[s.fctx];
    if (ref_kind(from) != REF_REG || ref_index(from) >= pf->func->nparams || up == MAX_UP ||
        !x->callers.n || fctx_is_start(x) || x->callers.n > MAX_CONTEXTS)
        return false;
    for (size_t i = 0; i < c->fctxs.at[s.fctx].callers.n; i++) {
        struct call_site at = c->fctxs.at[s.fctx].callers.at[i];
        const struct prog_func *caller = frame_func(c, c->fctxs.at[at.fctx].frame);
        ir_ref arg = call_arg(caller, at.stmt, (int32_t)ref_index(from));
        if (!arg.bits || is_own(c, at.fctx, at.stmt, arg) ||
            !is_fine(c, (struct sight){at.fctx, at.stmt, arg}, obj, to, up + 1))
            return false;
    }
    return true;
}

/* Is the put fine in a function context? */
static bool is_fine_in(struct conc *c, uint32_t fctx, uint32_t stmt, obj_id obj)
{
    const struct prog_func *pf = frame_func(c, c->fctxs.at[fctx].frame);
    const ir_ref *args = prog_args(pf, &pf->stmts[stmt]);
    struct idset to = {0};
    add_objects_at(c, pta_value(c->pta, inst_at(c, fctx), args[0]), &to);
    struct idset what = {0};
    add_objects_at(c, pta_value(c->pta, inst_at(c, fctx), args[1]), &what);
    func_id f = func_at(c, fctx);
    bool is_itself = stripped(c, f, args[0]).bits == stripped(c, f, args[1]).bits; /* h->next = h */
    bool is_home = idset_only(&to) == obj.i && idset_only(&what) == obj.i && obj_is_unique(c, obj);
    bool fine = is_itself || is_home || is_own(c, fctx, stmt, args[0]) ||
                is_fine(c, (struct sight){fctx, stmt, args[1]}, obj, &to, 0);
    idset_release(&to);
    idset_release(&what);
    return fine;
}

static bool find_listed(struct conc *c, struct queued *q, obj_id obj)
{
    const struct pta_obj *o = pta_obj(c->pta, obj);
    uint32_t last, n = 0;
    const struct put *puts = puts_of(c, obj, &last);
    if (!puts || !last || (o->kind != OBJ_HEAP && o->kind != OBJ_GLOBAL))
        return false;
    for (uint32_t i = last; i; i = puts[i - 1].next) {
        struct put p = puts[i - 1];
        for (uint32_t x = q->first[p.frame]; x; x = q->next[x - 1])
            if (n++ > 4 * MAX_CONTEXTS ||
                (c->fctxs.at[x - 1].is_reached && !is_fine_in(c, x - 1, p.stmt, obj)))
                return false;
    }
    return true;
}

static bool is_listed(struct conc *c, struct queued *q, obj_id obj)
{
    if (!q->is_listed[obj.i]) {
        q->is_listed[obj.i] = 1; /* until known better */
        q->is_listed[obj.i] = find_listed(c, q, obj) ? 2 : 1;
    }
    return q->is_listed[obj.i] == 2;
}

bool is_list_head(struct conc *c, obj_id obj)
{
    return pta_obj(c->pta, obj)->kind == OBJ_GLOBAL && is_listed(c, queued_of(c), obj);
}

uint32_t list_of_access(struct conc *c, uint32_t fctx, const struct access *a)
{
    struct idset_iter it = idset_begin(a->locs);
    uint32_t loc, n = 0;
    if (c->prog->classes || idset_is_empty(&c->take_locks) || a->place)
        return 0;
    struct queued *q = queued_of(c);
    while (idset_step(&it, &loc))
        if (n++ == MAX_MEANT || !is_listed(c, q, pta_loc(c->pta, (loc_id){loc})->obj))
            return 0;
    struct idset roots = {0};
    int steps = 0;
    uint32_t set = 0, root;
    if (n && find_roots(c, (struct sight){fctx, a->stmt, a->address}, &roots, &steps, 0))
        for (it = idset_begin(&roots); idset_step(&it, &root);)
            set = seqs_insert(&c->sets, set, root);
    idset_release(&roots);
    return set;
}
