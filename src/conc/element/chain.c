/*
 * Recursion by threads whose calls do not meet, however the data is divided (divide.c): calls that
 * come one after the other, and threads that each have an element of an array of their maker's.
 */
#include "conc/element/divide_int.h"
#include <stdlib.h>

/* The variable that an address is the start of, or in; `is_made`: or an object made here and now;
 * as a term. IR_NO_REG. */
static uint32_t own_object(struct index *x, uint32_t frame, ir_ref address, bool is_made)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    const struct ir_stmt *base = NULL;
    ir_ref at = address;
    for (int i = 0; i < 2; i++) {
        base = def_in(pf, info, at);
        if (!base || base->op != IR_ADDR || base->nargs != 2)
            break;
        at = prog_args(pf, base)[0];
    }
    bool is_variable = base && base->op == IR_ALLOCA;
    is_made &= base && at.bits == address.bits && (base->op == IR_NEW || base->op == IR_CALL);
    return is_variable || is_made ? term_of(x->c, x->c->frames.at[frame].func, address) : IR_NO_REG;
}

/* What keeps the handle of the thread: an object that is made here and now for it, or a variable,
 * perhaps an element of that with a constant number; as a term. IR_NO_REG. */
static uint32_t own_thread(struct index *x, uint32_t frame, uint32_t stmt, const struct effect *e)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    ir_ref thread = call_arg(pf, stmt, e->handle.index);
    const struct ir_stmt *def = def_in(pf, index_info(x, frame), thread);
    if (e->handle.kind == PLACE_ARG && def && def->op == IR_LOAD) /* `join(t)`, `create(&t)` */
        thread = prog_args(pf, def)[0];
    else if (e->handle.kind != PLACE_DEREF)
        return IR_NO_REG;
    return own_object(x, frame, thread, true);
}

uint32_t made_thread(struct index *x, uint32_t frame, uint32_t stmt)
{
    const struct effect *made = creation_at(x, frame, stmt);
    if (made)
        return own_thread(x, frame, stmt, made);
    const struct prog_func *pf =
        frame_func(x->c, frame); /* by the library, for its first argument */
    bool has_args = pf->stmts[stmt].op == IR_CALL && pf->stmts[stmt].nargs > 1;
    return has_args ? own_object(x, frame, call_arg(pf, stmt, 0), false) : IR_NO_REG;
}

/* May the call of the library be one for the thread that the object has, by its arguments? */
static bool is_for_thread(struct index *x, uint32_t frame, uint32_t stmt, uint32_t thread)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    bool any_other = pf->stmts[stmt].nargs < 2;
    for (uint32_t i = 0; i + 1 < pf->stmts[stmt].nargs && i < 2; i++) {
        uint32_t object = own_object(x, frame, call_arg(pf, stmt, (int32_t)i), false);
        if (object == thread)
            return true;
        any_other |= object == IR_NO_REG;
    }
    return any_other || thread == IR_NO_REG;
}

/* Does the library wait for a thread there, whatever else it does: future::get()? */
static bool library_waits(struct index *x, uint32_t frame, uint32_t stmt, int depth)
{
    enum { MAX_DEPTH = 8 };
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n && depth < MAX_DEPTH; i++) {
        if (e[i].kind == EDGE_MODEL && depth && model_has(e[i].model, EFFECT_JOIN))
            return true;
        func_id callee = e[i].kind == EDGE_CALL ? pta_inst_func(x->c->pta, (inst_id){e[i].target})
                                                : (func_id){IR_NONE};
        uint32_t below = callee.i != IR_NONE && prog_func_is_library(x->c->prog, callee)
                             ? frame_find(x->c, index_origin(x, frame), (inst_id){e[i].target})
                             : PTA_NONE;
        const struct prog_func *pf = below == PTA_NONE ? NULL : &x->c->prog->funcs[callee.i];
        for (uint32_t k = 0; pf && k < pf->func->nstmts; k++)
            if (pf->stmts[k].op == IR_CALL && library_waits(x, below, k, depth + 1) &&
                stmt_on_all_ways(x->c, callee, k))
                return true;
    }
    return false;
}

/* Is it a wait for what the other statement creates, or may it be? */
bool is_wait(struct index *x, uint32_t frame, uint32_t stmt, uint32_t thread)
{
    uint32_t n;
    if (frame_func(x->c, frame)->stmts[stmt].op != IR_CALL)
        return false;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind != EFFECT_JOIN)
                continue;
            uint32_t joined =
                f->flags & (EFF_ALL | EFF_CHILDREN) ? IR_NO_REG : own_thread(x, frame, stmt, f);
            if (joined == IR_NO_REG || thread == IR_NO_REG || joined == thread)
                return true;
        }
    return is_for_thread(x, frame, stmt, thread) && library_waits(x, frame, stmt, 0);
}

/* Does the statement run, or may it, while calls do that the function has made before? */
static bool is_beside_calls(struct index *x, const struct division *d, uint32_t stmt)
{
    for (uint32_t i = 0; i < d->ncalls; i++)
        if (runs_on_to(x, d->frame, d->calls[i].at, stmt))
            return true;
    return false;
}

/*
 * A chain: each call makes one further call, or waits for it before it makes the next. All of them
 * are ordered, then, but for what a call does beside the thread it made. A wait is for children
 * only: who waits must not leave anything behind, in any call.
 */
bool is_chain(struct index *x, const struct division *d)
{
    const struct prog_func *pf = frame_func(x->c, d->frame);
    bool leaves = false, waits = false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        waits |= is_wait(x, d->frame, i, IR_NO_REG);
        leaves |= pf->stmts[i].op == IR_RET && is_beside_calls(x, d, i);
    }
    for (uint32_t i = 0; i < d->ncalls; i++) {
        const struct effect *made = creation_at(x, d->frame, d->calls[i].at);
        if ((made && made->flags & EFF_MANY) || d->calls[i].is_looped ||
            is_beside_calls(x, d, d->calls[i].at))
            return false;
        for (uint32_t k = 0; k < i; k++)
            if (d->calls[i].at == d->calls[k].at)
                return false;
    }
    return d->ncalls && !(leaves && waits);
}

/* Are the two of one chain, and none of them beside its links? */
bool is_one_chain(struct index *x, const struct element *a, const struct element *b)
{
    uint32_t at_a, at_b;
    uint32_t p = dividing_frame(x, a, true, &at_a), q = dividing_frame(x, b, true, &at_b);
    if (p == PTA_NONE || q == PTA_NONE || func_of(x, p).i != func_of(x, q).i)
        return false;
    const struct division *d = division_of(x, func_of(x, p));
    return !is_beside_calls(x, d, at_a) && !is_beside_calls(x, d, at_b);
}

/*
 * Threads that a call makes, one in each round, with an element each of an array that the call has
 * made: those of another call have another array.
 */
bool rounds_apart(struct index *x, const struct element *a, const struct element *b)
{
    origin_id o = index_origin(x, a->frame);
    const struct birth *made = &x->v->births[o.i];
    if (o.i != index_origin(x, b->frame).i || !made->is_known || made->effect->flags & EFF_MANY)
        return false;
    const struct division *d = division_of(x, func_of(x, made->frame));
    if (d->frame == PTA_NONE || d->is_within)
        return false;
    const struct cfg *cfg = index_info(x, d->frame)->cfg;
    uint32_t loop = cfg->loop[index_info(x, d->frame)->block_of[made->stmt]];
    struct poly p = canonical_value(x, d, a->frame, a->address);
    struct poly q = canonical_value(x, d, b->frame, b->address), off = poly_add(&p, &q, -1);
    if (loop == CFG_NONE || cfg->loops[loop].parent != CFG_NONE || p.n != 2 || !poly_is_int(&off))
        return false;
    uint32_t round = value_symbol(d->v, VALUE_ROUND, d->frame, loop, 0);
    int own = poly_term_has(&p.term[0], round) ? 1 : 0;
    struct poly base = poly_symbol(p.term[own].sym[0]);
    int64_t step = p.term[1 - own].coef, most = MAX(a->size, b->size) + llabs(off.constant);
    uint32_t def = made_in_call(x, d, &base);
    return p.term[1 - own].sym[0] == round && !p.term[1 - own].sym[1] && p.term[own].coef == 1 &&
           !p.term[own].sym[1] && def != IR_NONE && !stmt_in_loop(x->c, d->func, def) &&
           llabs(step) >= most;
}
