/*
 * A record that keeps the handle of its own thread, as portable layers over threads do:
 * `t = malloc(...); pthread_create(&t->handle, NULL, run, t)`. Who joins a thread by what a record
 * keeps, `pthread_join(t->handle, NULL)`, and then touches that record comes after all that its
 * thread did; other records are other memory, however many there are and in whichever order they
 * are joined.
 */
#include "conc/element/index_int.h"

enum { MAX_UP = 8 };

/* The record, and where in it the handle is. */
struct keeper {
    const struct birth *birth;
    int64_t offset;
};

/* Is the place of the handle in the record that the creator's register holds? */
static bool keeps_handle(struct index *x, struct keeper *k, uint32_t reg)
{
    const struct birth *b = k->birth;
    const struct place *handle = &b->effect->handle;
    if (handle->kind != PLACE_DEREF || handle->depth != 1)
        return false;
    ir_ref at = call_arg(frame_func(x->c, b->frame), b->stmt, handle->index);
    struct poly kept = value_of(x->v, b->frame, at);
    struct poly record = poly_symbol(value_symbol(x->v, VALUE_REGISTER, b->frame, reg, 0));
    struct poly inside = poly_add(&kept, &record, -1);
    k->offset = inside.constant + handle->offset;
    return poly_is_int(&inside);
}

static bool is_creation(struct index *x, const struct birth *b, uint32_t frame, uint32_t stmt)
{
    return frame_func(x->c, frame) == frame_func(x->c, b->frame) && stmt == b->stmt;
}

/* Does nobody but creations of such threads put a handle where it is loaded from? */
static bool is_put_by_creation(struct index *x, const struct keeper *k, uint32_t frame,
                               const struct ir_stmt *load)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    ir_ref address = ir_args(pf->unit, pf->func, load)[0];
    struct idset_iter it = idset_begin(pta_value(x->c->pta, x->c->frames.at[frame].inst, address));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(x->c->pta, (loc_id){loc});
        for (uint32_t i = values_last_write(x->v, l->obj); i;
             i = x->v->log->writes.at[i - 1].next) {
            const struct write_record *w = &x->v->log->writes.at[i - 1];
            if (pta_overlap(pta_loc(x->c->pta, w->loc), w->size, l, load->size) &&
                !is_creation(x, k->birth, w->frame, w->stmt))
                return false;
        }
    }
    return true;
}

/* Are all threads that the handle may mean made by the statement that made the record's? */
static bool means_such_threads(struct index *x, const struct keeper *k, uint32_t frame,
                               uint32_t stmt, const struct place *handle)
{
    struct idset_iter it =
        idset_begin(pta_place(x->c->pta, x->c->frames.at[frame].inst, stmt, handle));
    uint32_t loc, n = 0;
    while (idset_step(&it, &loc)) {
        const struct pta_obj *o = pta_obj(x->c->pta, pta_loc(x->c->pta, (loc_id){loc})->obj);
        if (o->kind != OBJ_HANDLE)
            continue;
        const struct birth *b = &x->v->births[o->site];
        if (!b->is_known || !is_creation(x, k->birth, b->frame, b->stmt))
            return false;
        n++;
    }
    return n > 0;
}

/* Does the call wait for the thread whose handle is in the record that the register holds? */
static bool joins_by_record(struct index *x, const struct keeper *k, uint32_t frame, uint32_t stmt,
                            uint32_t reg)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    func_id f = pta_inst_func(x->c->pta, x->c->frames.at[frame].inst);
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++) {
        const struct effect *join = &e->model->effects[i];
        if (join->kind != EFFECT_JOIN || join->handle.kind != PLACE_ARG || join->flags & EFF_TIMED)
            continue;
        ir_ref value = call_arg(pf, stmt, join->handle.index);
        uint32_t def =
            ref_kind(value) == REF_REG ? index_info(x, frame)->def[ref_index(value)] : IR_NONE;
        if (def == IR_NONE || pf->stmts[def].op != IR_LOAD)
            return false;
        ir_ref address = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
        struct poly at = value_of(x->v, frame, address);
        struct poly record = value_of(x->v, frame, ref_make(REF_REG, reg));
        struct poly inside = poly_add(&at, &record, -1);
        return root_register(x->c, f, address) == reg && poly_is_int(&inside) &&
               inside.constant == k->offset &&
               means_such_threads(x, k, frame, stmt, &join->handle) &&
               is_put_by_creation(x, k, frame, &pf->stmts[def]);
    }
    return false;
}

static bool is_joined_at(struct index *x, const struct keeper *k, uint32_t frame, uint32_t stmt,
                         uint32_t reg)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_CALL && i != stmt && comes_first(info, i, stmt) &&
            joins_by_record(x, k, frame, i, reg))
            return true;
    return false;
}

bool joined_by_record(struct index *x, const struct element *a, const struct element *b,
                      const struct poly *at_b)
{
    struct keeper k = {.birth = &x->v->births[index_origin(x, b->frame).i]};
    if (!k.birth->is_known || at_b->is_unknown ||
        index_origin(x, a->frame).i == index_origin(x, b->frame).i)
        return false;
    uint32_t reg = base_register(x, at_b, k.birth->frame);
    uint32_t def = reg == IR_NO_REG ? IR_NONE : index_info(x, k.birth->frame)->def[reg];
    if (def == IR_NONE || !is_made_for_each(x, k.birth, def) || !keeps_handle(x, &k, reg))
        return false;
    uint32_t frame = a->frame, stmt = a->stmt;
    ir_ref base = a->base;
    for (int up = 0; up < MAX_UP && stmt != IR_NONE; up++) {
        const struct frame *at = &x->c->frames.at[frame];
        uint32_t root = root_register(x->c, pta_inst_func(x->c->pta, at->inst), base);
        if (root == IR_NONE)
            return false;
        if (is_joined_at(x, &k, frame, stmt, root))
            return true;
        if (root >= frame_func(x->c, frame)->func->nparams || at->caller == PTA_NONE ||
            at->ncallers != 1)
            return false;
        base = call_arg(frame_func(x->c, at->caller), at->call_stmt, (int32_t)root);
        stmt = at->call_stmt;
        frame = at->caller;
    }
    return false;
}
