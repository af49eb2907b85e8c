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

/* Where in an array the object in the register is kept: it was loaded from there, or is stored
 * there in the same round; unknown. */
static struct poly kept_at(struct index *x, uint32_t frame, ir_ref value)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    const struct ir_stmt *def = def_in(pf, info, value);
    if (def && def->op == IR_LOAD)
        return value_of(x->v, frame, prog_args(pf, def)[0]);
    for (uint32_t i = 0; def && i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_STORE && prog_args(pf, &pf->stmts[i])[1].bits == value.bits &&
            info->cfg->loop[info->block_of[i]] ==
                info->cfg->loop[info->block_of[(uint32_t)(def - pf->stmts)]])
            return value_of(x->v, frame, prog_args(pf, &pf->stmts[i])[0]);
    return poly_unknown();
}

/* Does one statement only store to what the register was loaded from? */
static bool is_stored_once(struct index *x, uint32_t frame, ir_ref value)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct ir_stmt *load = def_in(pf, index_info(x, frame), value);
    if (!load || load->op != IR_LOAD)
        return false;
    const struct idset *from =
        pta_value(x->c->pta, x->c->frames.at[frame].inst, prog_args(pf, load)[0]);
    struct idset_iter it = idset_begin(from);
    uint32_t loc, stmt_id = IR_NONE;
    while (idset_step(&it, &loc))
        for (uint32_t i = values_last_write(x->v, pta_loc(x->c->pta, (loc_id){loc})->obj); i;
             i = x->v->log->writes.at[i - 1].next) {
            const struct write_record *w = &x->v->log->writes.at[i - 1];
            uint32_t id = frame_func(x->c, w->frame)->stmt_base + w->stmt;
            if (stmt_id != IR_NONE && id != stmt_id)
                return false;
            stmt_id = id;
        }
    return stmt_id != IR_NONE;
}

/* Do the creator's register, in a round of the loop of creations, and the other one, in the same
 * round of the other loop, hold what the same element of an array does? */
static bool is_same_element(struct index *x, const struct generation *g, ir_ref made, ir_ref value,
                            uint32_t loop)
{
    struct poly at = kept_at(x, g->frame, value), from = kept_at(x, g->frame, made);
    struct poly round = poly_symbol(value_symbol(x->v, VALUE_ROUND, g->frame, g->loop, 0));
    at = poly_replace(&at, value_symbol(x->v, VALUE_ROUND, g->frame, loop, 0), &round);
    return !at.is_unknown && !from.is_unknown && poly_has(&from, round.term[0].sym[0]) &&
           poly_equal(&at, &from) && is_stored_once(x, g->frame, value);
}

/* Does the call wait for the thread that the element of an array was given to, by the object
 * in the same element of another one? */
static bool joins_element(struct index *x, const struct generation *g, const struct birth *b,
                          uint32_t call, uint32_t loop)
{
    const struct prog_func *pf = frame_func(x->c, g->frame);
    const struct place *made = &b->effect->handle;
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[g->frame].inst, call, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++) {
        const struct effect *f = &e->model->effects[i];
        if (f->kind == EFFECT_JOIN && f->handle.kind == PLACE_DEREF && !(f->flags & EFF_TIMED) &&
            f->handle.offset == made->offset && f->handle.depth == made->depth &&
            is_same_element(x, g, call_arg(pf, b->stmt, made->index),
                            call_arg(pf, call, f->handle.index), loop))
            return true;
    }
    return false;
}

/*
 * Tasks in one array of the JVM, their threads in another:
 *
 *     tasks[i] = new Task(); threads[i] = new Thread(tasks[i]); threads[i].start();
 *     threads[k].join(); sum += tasks[k].sum;
 *
 * `reg` is the creator's register of the task; `root` what the access is to.
 */
static bool is_joined_element(struct index *x, const struct birth *b, origin_id child, uint32_t reg,
                              uint32_t frame, uint32_t stmt, uint32_t root)
{
    const struct generation *g = generation_of(x, child);
    if (!x->c->prog->classes || !g->is_known || !g->is_inner || g->frame != frame ||
        b->frame != frame || b->effect->handle.kind != PLACE_DEREF)
        return false;
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    uint32_t def = info->def[root];
    uint32_t loop = def == IR_NONE ? CFG_NONE : info->cfg->loop[info->block_of[def]];
    if (loop == CFG_NONE || loop == g->loop ||
        !is_same_element(x, g, ref_make(REF_REG, reg), ref_make(REF_REG, root), loop))
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_CALL && info->cfg->loop[info->block_of[i]] == loop &&
            comes_first(info, i, stmt) && joins_element(x, g, b, i, loop))
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
    if (def == IR_NONE || !is_made_for_each(x, k.birth, def))
        return false;
    bool keeps = keeps_handle(x, &k, reg);
    origin_id child = index_origin(x, b->frame);
    uint32_t frame = a->frame, stmt = a->stmt;
    ir_ref base = a->base;
    for (int up = 0; up < MAX_UP && stmt != IR_NONE; up++) {
        const struct frame *at = &x->c->frames.at[frame];
        uint32_t root = root_register(x->c, pta_inst_func(x->c->pta, at->inst), base);
        if (root == IR_NONE)
            return false;
        if ((keeps && is_joined_at(x, &k, frame, stmt, root)) ||
            is_joined_element(x, k.birth, child, reg, frame, stmt, root))
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
