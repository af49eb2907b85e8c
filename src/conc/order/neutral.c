/*
 * Functions that join what they create. A function that divides its work starts a thread which runs
 * the function again, and joins it before it returns:
 *
 *   create(&t, sort, &left);  sort(&right);  join(t);
 *
 * Threads of all depths are one origin, so that a join cannot tell how many are left. But every
 * call of the function joins what it created itself, and so do the calls below it: as a whole it
 * leaves that origin as it was. Conditions: all creations of the origin are in the function, and on
 * every way from each of them to the end (but where it failed) the same handle is joined.
 *
 * A thread may also be made by a class: `std::thread t(sort, left)`, `auto f = std::async(...)`.
 * Then the call that is given a variable of the function for it counts as the creation, and a call
 * that is given the same variable and waits for the thread, however deep, as the join. Unwinding
 * that destroys the variable waits, or ends the program.
 */
#include "conc/conc_int.h"
#include <stdlib.h>
#include <string.h>

enum { MAX_UP = 24, MAX_WAIT_DEPTH = 10 };

/* The place of the handle that a call joins for sure; TUPLES_NONE. */
static uint32_t joined_handle(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref callee = s->op == IR_CALL ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM)
        return TUPLES_NONE;
    const struct model_fn *m =
        pta_model_of(c->pta, prog_sym_of(c->prog, pf->unit_index, ref_index(callee)));
    for (int i = 0; m && i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        if (e->kind != EFFECT_JOIN || e->handle.kind != PLACE_ARG || e->flags & EFF_TIMED)
            continue;
        ir_ref handle = call_arg(pf, stmt, e->handle.index);
        uint32_t def =
            ref_kind(handle) == REF_REG ? finfo_of(c, f)->def[ref_index(handle)] : IR_NONE;
        if (def != IR_NONE && pf->stmts[def].op == IR_LOAD)
            return term_of(c, f, ir_args(pf->unit, pf->func, &pf->stmts[def])[0]);
    }
    return TUPLES_NONE;
}

uint32_t failure_way(struct conc *c, func_id f, const struct ir_block *b, uint32_t made,
                     const struct effect *e)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *t = &pf->stmts[b->first + b->count - 1];
    bool if_true = false;
    ir_ref value = {0};
    if (t->op == IR_BRANCH && e->success == SUCCESS_ZERO && pf->stmts[made].dst != IR_NO_REG)
        value = tested_flag(c, f, ir_args(pf->unit, pf->func, t)[0], &if_true);
    if (ref_kind(value) != REF_REG || ref_index(value) != pf->stmts[made].dst)
        return IR_NONE;
    return ir_succs(pf->unit, pf->func, b)[if_true ? 0 : 1];
}

static bool joins_in(struct conc *c, func_id f, uint32_t from, uint32_t end, uint32_t handle)
{
    for (uint32_t i = from; i < end; i++)
        if (joined_handle(c, f, i) == handle)
            return true;
    return false;
}

/* Is the thread joined on every way from its creation to the end of the function? */
static bool is_joined_after(struct conc *c, func_id f, const struct pta_creation *made)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    if (made->effect->handle.kind != PLACE_DEREF || stmt_in_loop(c, f, made->stmt))
        return false;
    uint32_t handle = term_of(c, f, call_arg(pf, made->stmt, made->effect->handle.index));
    uint8_t *seen = xcalloc(pf->func->nblocks + 1, 1);
    bool is_joined = true, is_first = true;
    u32_vec work = {0};
    vec_push(&work, info->block_of[made->stmt]);
    while (work.n && is_joined) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        uint32_t end = b->first + b->count;
        bool is_done = joins_in(c, f, is_first ? made->stmt + 1 : b->first, end, handle);
        is_first = false;
        if (is_done)
            continue;
        uint8_t op = pf->stmts[end - 1].op;
        is_joined = op != IR_RET && op != IR_THROW;
        uint32_t failed = failure_way(c, f, b, made->stmt, made->effect);
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t s = ir_succs(pf->unit, pf->func, b)[i];
            if (s != failed && !seen[s])
                seen[s] = 1, vec_push(&work, s);
        }
    }
    vec_release(&work);
    free(seen);
    return is_joined;
}

/* ---- threads that are made by a class ---- */

/* The frame of the function and its statement that lead to a statement further down. */
static bool find_maker(const struct conc *c, func_id f, uint32_t *frame, uint32_t *stmt)
{
    for (int i = 0; i < MAX_UP; i++) {
        const struct frame *at = &c->frames.at[*frame];
        if (pta_inst_func(c->pta, at->inst).i == f.i)
            return true;
        if (at->caller == PTA_NONE || at->ncallers != 1)
            return false;
        *stmt = at->call_stmt;
        *frame = at->caller;
    }
    return false;
}

/* The variable of the function that a call is given as that argument; IR_NO_REG. */
static uint32_t given_variable(struct conc *c, func_id f, uint32_t stmt, int32_t index)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref arg = s->op == IR_CALL && s->nargs > (uint32_t)index + 1 ? call_arg(pf, stmt, index)
                                                                    : (ir_ref){0};
    uint32_t def = ref_kind(arg) == REF_REG ? finfo_of(c, f)->def[ref_index(arg)] : IR_NONE;
    return def != IR_NONE && pf->stmts[def].op == IR_ALLOCA ? ref_index(arg) : IR_NO_REG;
}

static bool is_given_variable(struct conc *c, func_id f, uint32_t stmt, uint32_t variable)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (int32_t i = 0; (uint32_t)i + 1 < pf->stmts[stmt].nargs; i++)
        if (given_variable(c, f, stmt, i) == variable)
            return true;
    return false;
}

/* A container's function but its destructor: what it is given it keeps, and what it ends is another
 * element, or a node that it does not need. */
static bool keeps_given(const struct conc *c, func_id f)
{
    const char *name = c->prog->syms[c->prog->funcs[f.i].sym.i].pretty;
    return prog_func_is_container(c->prog, f) && name && !strstr(name, "::~");
}

/* The name of the function that is called by name; "". */
static const char *callee_name(const struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    ir_ref callee = prog_args(pf, &pf->stmts[stmt])[0];
    if (ref_kind(callee) != REF_SYM)
        return "";
    return c->prog->syms[prog_sym_of(c->prog, pf->unit_index, ref_index(callee)).i].name;
}

/* An assignment from the variable: what it ends is what the other one had. */
static bool is_assigned_from(struct conc *c, func_id f, uint32_t stmt, uint32_t variable)
{
    const char *name = callee_name(c, f, stmt);
    return given_variable(c, f, stmt, 0) != variable && !strncmp(name, "_ZN", 3) &&
           strstr(name, "aSE");
}

/* A member function that cannot move its object's content away. */
static bool is_const_call(const struct conc *c, func_id f, uint32_t stmt)
{
    return strncmp(callee_name(c, f, stmt), "_ZNK", 4) == 0;
}

/* Does the library function make the call only if its object has something: a pointer that was not
 * moved? */
static bool is_made_if_any(struct conc *c, inst_id inst, uint32_t stmt)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct finfo *info = finfo_of(c, f);
    return prog_func_is_library(c->prog, f) &&
           !cfg_post_dominates(info->cfg, info->block_of[stmt], 0);
}

/* Does the wait happen only if the object still has the thread: was not moved, is the last one? */
static bool is_weak(const struct model_fn *m)
{
    for (int i = 0; i < m->neffects; i++)
        if (m->effects[i].flags & EFF_LAST ||
            (m->effects[i].kind == EFFECT_JOIN && m->effects[i].obj2.kind != PLACE_NONE))
            return true;
    return false;
}

/* Does the call, or what it calls, wait for a thread of the origin? `but`: no call of that one.
 * `is_sure`: whoever else the object was given to before. */
static bool joins_within(struct conc *c, uint32_t frame, uint32_t stmt, origin_id o, func_id but,
                         bool is_sure, int depth)
{
    uint32_t n, m;
    inst_id inst = c->frames.at[frame].inst;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    if (is_sure && is_made_if_any(c, inst, stmt))
        return false;
    for (uint32_t i = 0; i < n; i++) {
        if (is_sure && e[i].model && is_weak(e[i].model))
            continue;
        for (int k = 0; e[i].kind == EDGE_MODEL && e[i].model && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind == EFFECT_JOIN && !(f->flags & EFF_TIMED) &&
                seqs_has(&c->sets, joined_by(c, frame, stmt, f), 2 * o.i + LIVE_ONE))
                return true;
        }
        if (e[i].kind != EDGE_CALL || depth == MAX_WAIT_DEPTH ||
            pta_inst_func(c->pta, (inst_id){e[i].target}).i == but.i ||
            keeps_given(c, pta_inst_func(c->pta, (inst_id){e[i].target})))
            continue;
        uint32_t callee = frame_find(c, c->frames.at[frame].origin, (inst_id){e[i].target});
        const struct pta_edge *inner = pta_inst_edges(c->pta, (inst_id){e[i].target}, &m);
        for (uint32_t k = 0; callee != PTA_NONE && k < m; k++)
            if ((!k || inner[k].stmt != inner[k - 1].stmt) &&
                joins_within(c, callee, inner[k].stmt, o, but, is_sure, depth + 1))
                return true;
    }
    return false;
}

/* A search for ways on which the variable's thread is not joined. */
struct variable_search {
    struct conc *c;
    uint32_t frame, variable;
    func_id func;
    origin_id origin;
};

enum { WAY_OPEN, WAY_JOINED, WAY_RELEASED };

/* Once the variable was given to something else it may have been moved: a destructor that would
 * wait for the thread may have nothing to wait for. */
static int follow_variable(const struct variable_search *w, uint32_t from, uint32_t end, int way)
{
    for (uint32_t i = from; i < end; i++) {
        if (!is_given_variable(w->c, w->func, i, w->variable) || is_const_call(w->c, w->func, i))
            continue;
        if (!is_assigned_from(w->c, w->func, i, w->variable) &&
            joins_within(w->c, w->frame, i, w->origin, w->func, way == WAY_RELEASED, 0))
            return WAY_JOINED;
        way = WAY_RELEASED;
    }
    return way;
}

/* Does every way from the statement on join, or unwind past the variable? */
static bool is_variable_joined(const struct variable_search *w, uint32_t made)
{
    const struct prog_func *pf = &w->c->prog->funcs[w->func.i];
    uint32_t nblocks = pf->func->nblocks, start = finfo_of(w->c, w->func)->block_of[made];
    uint8_t *seen = xcalloc(2 * (size_t)nblocks + 1, 1);
    bool is_joined = true, is_first = true;
    u32_vec work = {0};
    vec_push(&work, 2 * start);
    while (work.n && is_joined) {
        uint32_t at = vec_pop(&work);
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + at / 2];
        uint32_t end = b->first + b->count;
        int way = follow_variable(w, is_first ? made + 1 : b->first, end,
                                  at & 1 ? WAY_RELEASED : WAY_OPEN);
        is_first = false;
        if (way == WAY_JOINED)
            continue;
        uint32_t is_released = way == WAY_RELEASED;
        uint8_t op = pf->stmts[end - 1].op;
        is_joined = op != IR_RET && (op != IR_THROW || is_released);
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t next = 2 * ir_succs(pf->unit, pf->func, b)[i] + is_released;
            if (!seen[next])
                seen[next] = 1, vec_push(&work, next);
        }
    }
    vec_release(&work);
    free(seen);
    return is_joined;
}

/* Marks the functions that a creation may be found to lead up to: most need not be asked. */
static void mark_makers(struct conc *c)
{
    struct idset makers = {0};
    for (uint32_t o = 0; o < pta_norigins(c->pta); o++)
        for (uint32_t i = 0; i < pta_origin(c->pta, (origin_id){o})->ncreations; i++)
            idset_add(&makers, pta_creations(c->pta, (origin_id){o})[i].inst.i);
    for (uint32_t i = 0; i < c->frames.n; i++) {
        uint32_t frame = idset_has(&makers, c->frames.at[i].inst.i) ? i : PTA_NONE;
        for (int up = 0; frame != PTA_NONE && up < MAX_UP; up++) {
            finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst))->may_make = true;
            frame = c->frames.at[frame].ncallers == 1 ? c->frames.at[frame].caller : PTA_NONE;
        }
    }
    idset_release(&makers);
    c->has_makers = true;
}

/* Is the thread made for a variable of the function, and joined through it? */
static bool is_joined_by_class(struct conc *c, func_id f, origin_id o,
                               const struct pta_creation *made)
{
    bool is_found = false;
    if (!c->has_makers)
        mark_makers(c);
    if (!finfo_of(c, f)->may_make)
        return false;
    for (uint32_t by = 0; by < pta_norigins(c->pta); by++) {
        uint32_t frame = frame_find(c, (origin_id){by}, made->inst), stmt = made->stmt;
        if (frame == PTA_NONE)
            continue;
        if (!find_maker(c, f, &frame, &stmt))
            return false;
        struct variable_search w = {c, frame, given_variable(c, f, stmt, 0), f, o};
        if (w.variable == IR_NO_REG || stmt_in_loop(c, f, stmt) || !is_variable_joined(&w, stmt))
            return false;
        is_found = true;
    }
    return is_found;
}

static bool is_neutral(struct conc *c, func_id f, origin_id o)
{
    const struct pta_origin *origin = pta_origin(c->pta, o);
    const struct pta_creation *made = pta_creations(c->pta, o);
    if (c->prog->classes)
        return origin_is_tidy(c, o);
    for (uint32_t i = 0; i < origin->ncreations; i++) {
        bool is_own = pta_inst_func(c->pta, made[i].inst).i == f.i;
        if (is_own ? !is_joined_after(c, f, &made[i]) : !is_joined_by_class(c, f, o, &made[i]))
            return false;
    }
    return origin->ncreations > 0 && !(origin->flags & EFF_MANY);
}

uint32_t neutral_origins(struct conc *c, func_id f)
{
    struct finfo *info = finfo_of(c, f);
    if (info->neutral)
        return info->neutral - 1;
    uint32_t set = 0;
    for (uint32_t o = pta_norigins(c->pta); o > 0; o--) {
        if (!is_neutral(c, f, (origin_id){o - 1}))
            continue;
        set = seqs_insert(&c->sets, set, 2 * (o - 1) + LIVE_ONE);
        set = seqs_insert(&c->sets, set, 2 * (o - 1) + LIVE_MORE);
    }
    info->neutral = set + 1;
    return set;
}
