/*
 * Objects that two threads get out of one list of the JVM's library by different numbers:
 *
 *     for (int i = 0; i < n; i++)            for (int i = from; i < to; i++)
 *         all.add(new Particle());               all.get(i).move();
 *
 * Conditions: there is one such list, one call of the whole program changes it, and what that call
 * adds was made in the same round. Then each object is in the list once and stays at its number.
 */
#include "conc/element/index_int.h"
#include "conc/element/value_int.h"

enum { MAX_BEHIND = 8 };

/* Does the call give what is at a number in a list, and change nothing? `get(i)`, `elementAt(i)` */
static bool is_get(struct index *x, uint32_t frame, uint32_t stmt)
{
    const struct conc *c = x->c;
    inst_id inst = c->frames.at[frame].inst;
    const struct ir_stmt *s = &frame_func(c, frame)->stmts[stmt];
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    if (s->op != IR_CALL || s->nargs != 3 || n != 1 || e->kind != EDGE_MODEL ||
        !idset_is_empty(pta_value(c->pta, inst, call_arg(frame_func(c, frame), stmt, 1))))
        return false;
    bool gives = false;
    for (int i = 0; i < e->model->neffects; i++) {
        const struct effect *f = &e->model->effects[i];
        if (f->kind == EFFECT_WRITE || (f->kind == EFFECT_ASSIGN && f->ret.kind != PLACE_RET))
            return false;
        gives |= f->kind == EFFECT_ASSIGN && f->src.kind == PLACE_DEREF && !f->src.index;
    }
    return gives;
}

/* The call that gave the object of the address, here or in the only caller; IR_NONE. */
static uint32_t get_behind(struct index *x, ir_ref ref, uint32_t *frame)
{
    for (int i = 0; i < MAX_BEHIND && ref_kind(ref) == REF_REG; i++) {
        const struct prog_func *pf = frame_func(x->c, *frame);
        const struct frame *f = &x->c->frames.at[*frame];
        uint32_t def = index_info(x, *frame)->def[ref_index(ref)];
        if (def == IR_NONE) {
            if (f->caller == PTA_NONE || f->ncallers != 1)
                return IR_NONE;
            ref = call_arg(frame_func(x->c, f->caller), f->call_stmt, (int32_t)ref_index(ref));
            *frame = f->caller;
            continue;
        }
        if (is_get(x, *frame, def))
            return def;
        uint8_t op = pf->stmts[def].op;
        if (op != IR_ADDR && op != IR_COPY && op != IR_CAST)
            return IR_NONE;
        ref = prog_args(pf, &pf->stmts[def])[0];
    }
    return IR_NONE;
}

/* Is another object, made for it, put at each number of the list? */
static bool holds_new_objects(struct index *x, uint32_t frame, ir_ref list)
{
    const struct list_put *put = list_put_into(x->v, frame, list);
    if (!put)
        return false;
    const struct finfo *info = index_info(x, put->frame);
    ir_ref value = call_arg(frame_func(x->c, put->frame), put->stmt, 1);
    uint32_t def = ref_kind(value) == REF_REG ? info->def[ref_index(value)] : IR_NONE;
    return def != IR_NONE && makes_object(x, put->frame, def) && !info->cfg->is_irreducible &&
           info->cfg->loop[info->block_of[def]] == info->cfg->loop[info->block_of[put->stmt]];
}

/* The one list that the call asks; IDSET_END. */
static uint32_t list_asked(struct index *x, uint32_t frame, uint32_t stmt)
{
    ir_ref list = call_arg(frame_func(x->c, frame), stmt, 0);
    uint32_t loc = idset_only(pta_value(x->c->pta, x->c->frames.at[frame].inst, list));
    bool is_one = loc != IDSET_END && obj_is_unique(x->c, pta_loc(x->c->pta, (loc_id){loc})->obj);
    return is_one ? loc : IDSET_END;
}

bool listed_apart(struct index *x, const struct element *in_a, const struct element *in_b)
{
    struct element a = {.frame = in_a->frame, .size = 1}, b = {.frame = in_b->frame, .size = 1};
    if (!x->c->prog->classes)
        return false;
    a.stmt = get_behind(x, in_a->address, &a.frame);
    b.stmt = a.stmt == IR_NONE ? IR_NONE : get_behind(x, in_b->address, &b.frame);
    if (b.stmt == IR_NONE)
        return false;
    uint32_t list = list_asked(x, a.frame, a.stmt);
    if (list == IDSET_END || list != list_asked(x, b.frame, b.stmt) ||
        !holds_new_objects(x, a.frame, call_arg(frame_func(x->c, a.frame), a.stmt, 0)))
        return false;
    a.address = call_arg(frame_func(x->c, a.frame), a.stmt, 1);
    b.address = call_arg(frame_func(x->c, b.frame), b.stmt, 1);
    struct poly p = value_of_bounded(x->v, a.frame, a.address);
    struct poly q = value_of_bounded(x->v, b.frame, b.address);
    return index_differs(x, &a, &b, &p, &q);
}
