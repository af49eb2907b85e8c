/*
 * Owners that are empty when the library looks whether there is something to delete.
 *
 *     reset:       old = p->_M_ptr;  p->_M_ptr = new;  if (old) delete old;
 *     destructor:  if (p->_M_ptr) delete p->_M_ptr;
 *
 * 1. The only store of a pointer into the place, made at most once in the life of its object, finds
 *    null there: all others put null there, the constructor among them.
 * 2. A local owner is empty at its end if everything that stores a pointer there comes before a
 *    call that takes it out, on every way, and leaves null: `box = std::make_unique<T>()`.
 *
 * So no destructor is run by that call, under the locks that are held there. Objects are looked at
 * as long as their function runs; all others must be single, and the store of 1. must run once in
 * the program.
 */
#include "conc/flow/flow_int.h"
#include <stdlib.h>

enum { MAX_UP = 24, MAX_FILLINGS = 64 };

/* A function that deletes what it finds: where it loads, stores and decides. */
struct candidate {
    uint32_t frame, loc;
    uint32_t load, store, branch; /* statements; store IR_NONE: the destructor */
    bool if_null;                 /* which side of the branch is left if it was null */
};

/* A statement that stores into a place, perhaps. `is_null`: no pointer; `is_sure`: it does. */
struct filling {
    uint32_t frame, stmt, loc;
    bool is_null, is_sure;
};

struct place_of {
    uint32_t obj, loc;
};

struct vacant {
    struct conc *c;
    VEC(struct candidate) list;
    VEC(struct filling) fillings; /* by place */
    VEC(struct place_of) places;  /* of the candidates, by object */
};

static const struct ir_stmt *defined_by(struct conc *c, func_id f, ir_ref value, uint32_t *stmt)
{
    *stmt = ref_kind(value) == REF_REG ? finfo_of(c, f)->def[ref_index(value)] : IR_NONE;
    return *stmt == IR_NONE ? NULL : &c->prog->funcs[f.i].stmts[*stmt];
}

/* Does the branch ask whether a loaded pointer is null? */
static bool read_test(struct conc *c, func_id f, uint32_t branch, struct candidate *out)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t at;
    if (pf->stmts[branch].op != IR_BRANCH)
        return false;
    const struct ir_stmt *cmp = defined_by(c, f, prog_args(pf, &pf->stmts[branch])[0], &at);
    if (!cmp || cmp->op != IR_CMP || (cmp->sub != CMP_EQ && cmp->sub != CMP_NE) ||
        !ir_ref_is_zero(pf->unit, prog_args(pf, cmp)[1]))
        return false;
    const struct ir_stmt *load = defined_by(c, f, prog_args(pf, cmp)[0], &out->load);
    out->branch = branch;
    out->if_null = cmp->sub == CMP_EQ;
    return load && load->op == IR_LOAD && load->size == 8;
}

static bool find_test(struct conc *c, func_id f, struct candidate *out)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t b = 0; b < pf->func->nblocks; b++) {
        const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
        if (!read_test(c, f, block->first + block->count - 1, out))
            continue;
        out->store = IR_NONE;
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            if (pf->stmts[i].op == IR_STORE && pf->stmts[i].size == 8 &&
                stmt_dominates(c, f, out->load, i) && stmt_dominates(c, f, i, out->branch))
                out->store = i;
        return true;
    }
    return false;
}

/* The statement of the function that the local object belongs to, by which the frame comes to its
 * own; IR_NONE if it may come there in several ways, or again. `is_sure`: on all of its paths. */
static uint32_t seen_by_owner(struct conc *c, uint32_t frame, uint32_t stmt, inst_id owner,
                              bool is_sure)
{
    for (int up = 0; up < MAX_UP; up++) {
        const struct frame *f = &c->frames.at[frame];
        func_id func = pta_inst_func(c->pta, f->inst);
        const struct finfo *info = finfo_of(c, func);
        if (stmt_in_loop(c, func, stmt))
            return IR_NONE;
        if (f->inst.i == owner.i)
            return stmt;
        if (f->ncallers != 1 || f->caller == PTA_NONE || f->is_repeated ||
            (is_sure && !cfg_post_dominates(info->cfg, info->block_of[stmt], 0)))
            return IR_NONE;
        stmt = f->call_stmt;
        frame = f->caller;
    }
    return IR_NONE;
}

/* Does the statement run at most once as long as the object lives? */
static bool is_once_for(struct conc *c, const struct candidate *k, obj_id obj)
{
    const struct pta_obj *o = pta_obj(c->pta, obj);
    return o->kind == OBJ_STACK
               ? seen_by_owner(c, k->frame, k->branch, o->inst, false) != IR_NONE
               : k->store != IR_NONE && runs_once(c, k->frame, k->store) && obj_is_unique(c, obj);
}

static void consider(struct vacant *v, uint32_t frame)
{
    struct conc *c = v->c;
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct candidate k = {.frame = frame};
    if (!prog_func_is_library(c->prog, f) || !find_test(c, f, &k))
        return;
    k.loc = idset_only(pta_value(c->pta, inst, prog_args(pf, &pf->stmts[k.load])[0]));
    if (k.loc == IDSET_END)
        return;
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){k.loc});
    if (k.store != IR_NONE &&
        idset_only(pta_value(c->pta, inst, prog_args(pf, &pf->stmts[k.store])[0])) != k.loc)
        return;
    if (l->stride || l->ext || !is_once_for(c, &k, l->obj))
        return;
    vec_push(&v->list, k);
}

static int by_place(const void *a, const void *b)
{
    const struct place_of *x = a, *y = b;
    return x->obj != y->obj ? (x->obj < y->obj ? -1 : 1) : (x->loc > y->loc) - (x->loc < y->loc);
}

static int by_loc(const void *a, const void *b)
{
    const struct filling *x = a, *y = b;
    if (x->loc != y->loc)
        return x->loc < y->loc ? -1 : 1;
    if (x->frame != y->frame)
        return x->frame < y->frame ? -1 : 1;
    return (x->stmt > y->stmt) - (x->stmt < y->stmt);
}

/* The places that the candidates look at, by their objects, each once. */
static void sort_places(struct vacant *v)
{
    size_t n = 0;
    for (size_t i = 0; i < v->list.n; i++) {
        uint32_t loc = v->list.at[i].loc;
        vec_push(&v->places, ((struct place_of){pta_loc(v->c->pta, (loc_id){loc})->obj.i, loc}));
    }
    if (v->places.n)
        qsort(v->places.at, v->places.n, sizeof *v->places.at, by_place);
    for (size_t i = 0; i < v->places.n; i++)
        if (!i || by_place(&v->places.at[i], &v->places.at[n - 1]))
            v->places.at[n++] = v->places.at[i];
    v->places.n = n;
}

/* The first place of an object. */
static size_t first_place(const struct vacant *v, obj_id obj)
{
    size_t lo = 0, hi = v->places.n;
    while (lo < hi) {
        size_t mid = (lo + hi) / 2;
        if (v->places.at[mid].obj < obj.i)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

/* What a statement fills at the addresses: `size` bytes, 0 if it is not known how many. */
static void add_fillings(struct vacant *v, const struct filling *what, const struct idset *to,
                         uint64_t size)
{
    struct idset_iter it = idset_begin(to);
    bool is_one = idset_only(to) != IDSET_END;
    for (uint32_t at; idset_step(&it, &at);) {
        const struct pta_loc *l = pta_loc(v->c->pta, (loc_id){at});
        for (size_t i = first_place(v, l->obj); i < v->places.n && v->places.at[i].obj == l->obj.i;
             i++) {
            struct filling f = *what;
            f.loc = v->places.at[i].loc;
            f.is_sure = f.is_null && is_one && f.loc == at && size == 8;
            if (pta_overlap(l, size, pta_loc(v->c->pta, (loc_id){f.loc}), 8))
                vec_push(&v->fillings, f);
        }
    }
}

/* What a function of the library stores behind its arguments. */
static void add_model(struct vacant *v, const struct filling *what, const struct pta_edge *e)
{
    inst_id inst = v->c->frames.at[what->frame].inst;
    for (int i = 0; e->model && i < e->model->neffects; i++) {
        const struct effect *x = &e->model->effects[i];
        if (x->kind == EFFECT_WRITE || x->kind == EFFECT_COPY || x->kind == EFFECT_ATOMIC)
            add_fillings(v, what, pta_place(v->c->pta, inst, e->stmt, &x->obj), 0);
    }
}

/* How many bytes a statement stores, 0: not known; false: none. */
static bool read_size(const struct prog_func *pf, const struct ir_stmt *s, uint64_t *size)
{
    int64_t count;
    *size = s->size;
    if (s->op != IR_MEMCOPY && s->op != IR_MEMSET)
        return true;
    bool is_known = ir_ref_int(pf->unit, prog_args(pf, s)[2], &count) && count >= 0;
    *size = is_known ? (uint64_t)count : 0;
    return !is_known || count;
}

static void read_fillings(struct vacant *v, uint32_t frame)
{
    inst_id inst = v->c->frames.at[frame].inst;
    const struct prog_func *pf = frame_func(v->c, frame);
    uint32_t n;
    uint64_t size;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        unsigned flags = ir_op_info(s->op)->flags;
        if (!(flags & OPF_WRITE) || !(flags & OPF_ADDRESS) || !read_size(pf, s, &size))
            continue;
        const ir_ref *args = prog_args(pf, s);
        struct filling f = {.frame = frame, .stmt = i};
        f.is_null = s->op == IR_MEMSET
                        ? ir_ref_is_zero(pf->unit, args[1])
                        : s->op == IR_STORE && idset_is_empty(pta_value(v->c->pta, inst, args[1]));
        add_fillings(v, &f, pta_value(v->c->pta, inst, args[0]), size);
    }
    const struct pta_edge *e = pta_inst_edges(v->c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_MODEL)
            add_model(v, &(struct filling){.frame = frame, .stmt = e[i].stmt}, &e[i]);
}

/* The first filling of the candidate's place, all of which follow. */
static size_t first_filling(const struct vacant *v, const struct candidate *k)
{
    size_t lo = 0, hi = v->fillings.n;
    while (lo < hi) {
        size_t mid = (lo + hi) / 2;
        if (v->fillings.at[mid].loc < k->loc)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

/* 1. */
static bool is_first(const struct vacant *v, const struct candidate *k)
{
    bool is_there = false;
    size_t from = first_filling(v, k);
    for (size_t i = from; i < v->fillings.n && v->fillings.at[i].loc == k->loc; i++) {
        const struct filling *s = &v->fillings.at[i];
        bool is_own = s->frame == k->frame && s->stmt == k->store;
        if (k->store == IR_NONE || i - from == MAX_FILLINGS || (!s->is_null && !is_own))
            return false;
        is_there |= is_own && !s->is_null;
    }
    return is_there;
}

/* 2. Is everything else that is stored there before the statement of the owner? */
static bool are_before(const struct vacant *v, const struct candidate *k, inst_id owner,
                       uint32_t stmt)
{
    struct conc *c = v->c;
    size_t from = first_filling(v, k);
    for (size_t i = from; i < v->fillings.n && v->fillings.at[i].loc == k->loc; i++) {
        const struct filling *s = &v->fillings.at[i];
        if (s->is_null)
            continue;
        uint32_t at = seen_by_owner(c, s->frame, s->stmt, owner, false);
        if (at == IR_NONE || at == stmt ||
            !stmt_dominates(c, pta_inst_func(c->pta, owner), at, stmt))
            return false;
    }
    return true;
}

static bool is_taken_out(const struct vacant *v, const struct candidate *k)
{
    struct conc *c = v->c;
    const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){k->loc})->obj);
    size_t from = first_filling(v, k), n = from;
    if (o->kind != OBJ_STACK || k->store != IR_NONE)
        return false;
    while (n < v->fillings.n && v->fillings.at[n].loc == k->loc)
        if (n++ - from == MAX_FILLINGS)
            return false;
    uint32_t end = seen_by_owner(c, k->frame, k->branch, o->inst, false);
    for (size_t i = from; i < n; i++) {
        const struct filling *s = &v->fillings.at[i];
        if (!s->is_sure || s->frame == k->frame)
            continue;
        uint32_t at = seen_by_owner(c, s->frame, s->stmt, o->inst, true);
        if (at != IR_NONE && at != end &&
            stmt_dominates(c, pta_inst_func(c->pta, o->inst), at, end) &&
            are_before(v, k, o->inst, at))
            return true;
    }
    return false;
}

static bool is_never_deleted(void *context, const struct ir_block *b, uint32_t i)
{
    const struct candidate *k = context;
    bool is_true = i == 0;
    return b->first + b->count - 1 == k->branch && is_true != k->if_null;
}

static bool close_branch(struct conc *c, struct candidate *k)
{
    const struct prog_func *pf = frame_func(c, k->frame);
    bool *reached = xcalloc(pf->func->nblocks + 1, sizeof *reached);
    bool is_closed = blocks_reached(pf, is_never_deleted, k, reached);
    if (is_closed) {
        frame_add_dead(c, k->frame, reached);
        idset_add(&c->vacant, c->frames.at[k->frame].inst.i);
    }
    free(reached);
    return is_closed;
}

bool vacants_find(struct conc *c)
{
    struct vacant v = {.c = c};
    bool any = false;
    for (uint32_t f = 0; f < c->frames.n && !c->prog->classes; f++)
        consider(&v, f);
    sort_places(&v);
    for (uint32_t f = 0; v.list.n && f < c->frames.n; f++)
        read_fillings(&v, f);
    if (v.fillings.n)
        qsort(v.fillings.at, v.fillings.n, sizeof *v.fillings.at, by_loc);
    for (size_t i = 0; i < v.list.n; i++)
        if (is_first(&v, &v.list.at[i]) || is_taken_out(&v, &v.list.at[i]))
            any |= close_branch(c, &v.list.at[i]);
    vec_release(&v.list);
    vec_release(&v.fillings);
    vec_release(&v.places);
    return any;
}
