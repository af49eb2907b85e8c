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

enum { MAX_UP = 24 };

/* A function that deletes what it finds: where it loads, stores and decides. */
struct candidate {
    uint32_t frame, loc;
    uint32_t load, store, branch; /* statements; store IR_NONE: the destructor */
    bool if_null;                 /* which side of the branch is left if it was null */
};

struct filling {
    uint32_t frame, stmt, loc;
    bool is_null;
};

struct vacant {
    struct conc *c;
    VEC(struct candidate) list;
    VEC(struct filling) fillings;
    struct idset places, objects; /* of the candidates */
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
    idset_add(&v->places, k.loc);
    idset_add(&v->objects, l->obj.i);
    vec_push(&v->list, k);
}

/* What the statement fills: where it points, and the rest of the object if it copies. */
static void add_fillings(struct vacant *v, uint32_t frame, uint32_t stmt, const struct idset *to,
                         bool is_copy, bool is_nothing)
{
    struct idset_iter it = idset_begin(to);
    for (uint32_t at; idset_step(&it, &at);) {
        obj_id obj = pta_loc(v->c->pta, (loc_id){at})->obj;
        struct idset_iter in = idset_begin(&v->places);
        if (!idset_has(&v->objects, obj.i))
            continue;
        for (uint32_t loc; idset_step(&in, &loc);)
            if (loc == at || (is_copy && pta_loc(v->c->pta, (loc_id){loc})->obj.i == obj.i))
                vec_push(&v->fillings, ((struct filling){frame, stmt, loc, is_nothing}));
    }
}

static void read_fillings(struct vacant *v, uint32_t frame)
{
    inst_id inst = v->c->frames.at[frame].inst;
    const struct prog_func *pf = frame_func(v->c, frame);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        bool is_store = s->op == IR_STORE && s->size == 8;
        if (!is_store && s->op != IR_MEMCOPY && s->op != IR_CMPXCHG && s->op != IR_RMW)
            continue;
        const ir_ref *args = prog_args(pf, s);
        bool is_nothing = is_store && idset_is_empty(pta_value(v->c->pta, inst, args[1]));
        add_fillings(v, frame, i, pta_value(v->c->pta, inst, args[0]), s->op == IR_MEMCOPY,
                     is_nothing);
    }
}

/* 1. */
static bool is_first(const struct vacant *v, const struct candidate *k)
{
    bool is_there = false;
    for (size_t i = 0; i < v->fillings.n && k->store != IR_NONE; i++) {
        const struct filling *s = &v->fillings.at[i];
        bool is_own = s->frame == k->frame && s->stmt == k->store;
        if (s->loc == k->loc && !s->is_null && !is_own)
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
    for (size_t i = 0; i < v->fillings.n; i++) {
        const struct filling *s = &v->fillings.at[i];
        if (s->loc != k->loc || s->is_null)
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
    if (o->kind != OBJ_STACK || k->store != IR_NONE)
        return false;
    uint32_t end = seen_by_owner(c, k->frame, k->branch, o->inst, false);
    for (size_t i = 0; i < v->fillings.n; i++) {
        const struct filling *s = &v->fillings.at[i];
        if (s->loc != k->loc || !s->is_null || s->frame == k->frame)
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
    for (uint32_t f = 0; v.list.n && f < c->frames.n; f++)
        read_fillings(&v, f);
    for (size_t i = 0; i < v.list.n; i++)
        if (is_first(&v, &v.list.at[i]) || is_taken_out(&v, &v.list.at[i]))
            any |= close_branch(c, &v.list.at[i]);
    vec_release(&v.list);
    vec_release(&v.fillings);
    idset_release(&v.places);
    idset_release(&v.objects);
    return any;
}
