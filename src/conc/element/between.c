/*
 * Statements that may change a place between the store that was found to fill it and the moment
 * when it is looked at: stores through a pointer or index of which nothing is known, calls of
 * functions that make such stores. What was found does not count then.
 */
#include "conc/element/value_int.h"

enum { MAX_CALL_LEVELS = 4 };

/* Does a way lead from one statement to another that does not pass `avoid` (IR_NONE: any way)? */
static bool leads_to(const struct prog_func *pf, const struct finfo *info, uint32_t from,
                     uint32_t to, uint32_t avoid)
{
    uint32_t begin = info->block_of[from], end = info->block_of[to];
    uint32_t stop = avoid == IR_NONE ? IR_NONE : info->block_of[avoid];
    if (begin == end && from < to && !(stop == begin && from < avoid && avoid < to))
        return true;
    if (stop == begin && from < avoid)
        return false;
    struct idset seen = {0};
    u32_vec work = {0};
    bool is_found = false;
    vec_push(&work, begin);
    while (work.n && !is_found) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        for (uint32_t i = 0; i < b->nsuccs && !is_found; i++) {
            uint32_t succ = ir_succs(pf->unit, pf->func, b)[i];
            if (!idset_add(&seen, succ))
                continue;
            is_found = succ == end && (succ != stop || to <= avoid);
            if (succ != stop)
                vec_push(&work, succ);
        }
    }
    idset_release(&seen);
    vec_release(&work);
    return is_found;
}

bool value_comes_between(struct values *v, uint32_t frame, uint32_t store, uint32_t stmt,
                         uint32_t later)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct finfo *info =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    if (stmt == store || (stmt == later && pf->stmts[stmt].op != IR_CALL))
        return false; /* a call comes again in the next round, and the store need not */
    return (store == IR_NONE || leads_to(pf, info, store, stmt, store)) &&
           leads_to(pf, info, stmt, later, store);
}

/* May bytes that are written at `at` be those of the slot? */
static bool may_overlap(const struct slot *slot, const struct poly *at, uint64_t size)
{
    struct poly d = poly_add(&slot->at, at, -1);
    if (!poly_is_int(&d))
        return !slot->is_exact;
    return d.constant < (int64_t)size && d.constant > -(int64_t)slot->size;
}

/* A library function: the writes that its model tells of, at places whose distance is known. */
static bool model_may_store(struct values *v, uint32_t frame, uint32_t stmt,
                            const struct model_fn *m, const struct slot *slot, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    for (int i = 0; i < m->neffects; i++) {
        const struct effect *f = &m->effects[i];
        if (f->kind != EFFECT_WRITE || f->obj.kind != PLACE_ARG)
            continue;
        struct poly at = value_eval(v, frame, call_arg(pf, stmt, f->obj.index), depth + 1);
        struct poly d = poly_add(&slot->at, &at, -1);
        int64_t size = f->size.kind == PLACE_INT ? f->size.index : 8;
        d.constant -= f->obj.offset;
        if (poly_is_int(&d) && d.constant >= 0 && d.constant < size)
            return true;
    }
    return false;
}

static bool frame_may_store(struct values *v, uint32_t frame, const struct slot *slot, int level,
                            int depth);

/*
 * The slot as the function sees it that a call runs: relative to the record that it is given. If it
 * is given none, what it writes behind its parameters is taken to be something else.
 */
static void see_from_callee(struct values *v, uint32_t frame, uint32_t stmt, uint32_t callee,
                            struct slot *slot, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    if (v->c->frames.at[callee].ncallers == 1)
        return;
    for (uint32_t i = 0; i + 1 < pf->stmts[stmt].nargs; i++) {
        struct poly given = value_eval(v, frame, call_arg(pf, stmt, (int32_t)i), depth + 1);
        struct poly inside = poly_add(&slot->at, &given, -1);
        if (!poly_is_int(&inside))
            continue;
        slot->at = poly_symbol(value_symbol(v, VALUE_REGISTER, callee, i, 0));
        slot->at.constant = inside.constant;
        return;
    }
    slot->is_exact = true;
}

static bool call_may_store(struct values *v, uint32_t frame, uint32_t stmt, const struct slot *slot,
                           int level, int depth)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(v->c->pta, v->c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind == EDGE_MODEL && e[i].model &&
            model_may_store(v, frame, stmt, e[i].model, slot, depth))
            return true;
        if (e[i].kind != EDGE_CALL)
            continue;
        uint32_t callee = frame_find(v->c, v->c->frames.at[frame].origin, (inst_id){e[i].target});
        struct slot inner = *slot;
        if (callee == PTA_NONE || callee == frame)
            continue;
        see_from_callee(v, frame, stmt, callee, &inner, depth);
        if (frame_may_store(v, callee, &inner, level + 1, depth + 2))
            return true;
    }
    return false;
}

static bool frame_may_store(struct values *v, uint32_t frame, const struct slot *slot, int level,
                            int depth)
{
    const struct write_site *sites;
    uint32_t n;
    if (level > MAX_CALL_LEVELS || depth > MAX_EVAL_DEPTH - 8)
        return false;
    if (!slot_sites(v, slot, frame, &sites, &n))
        return true;
    for (uint32_t i = 0; i < n; i++)
        if ((!i || sites[i].stmt != sites[i - 1].stmt) &&
            value_may_store(v, frame, sites[i].stmt, slot, level, depth))
            return true;
    return false;
}

bool value_may_store(struct values *v, uint32_t frame, uint32_t stmt, const struct slot *slot,
                     int level, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    int64_t length = INT64_MAX;
    if (s->op == IR_CALL)
        return call_may_store(v, frame, stmt, slot, level, depth);
    if (s->op != IR_STORE && s->op != IR_MEMCOPY)
        return false;
    struct poly at = value_eval(v, frame, args[0], depth + 1);
    if (s->op == IR_STORE)
        length = s->size;
    else if (!ir_ref_int(pf->unit, args[2], &length))
        length = INT64_MAX;
    return may_overlap(slot, &at, (uint64_t)length);
}
