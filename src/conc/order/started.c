/*
 * Joins that are left out because there is no thread: `if (tid[i]) pthread_join(tid[i], NULL)`,
 * `if (w->running) ...`, `if (err[i] == 0) ...`. Where the test says that there is none, what the
 * join waits for is over (A-STARTED). The test may be of
 *
 *   - the handle itself, which is zero if nothing was stored there (what stores zero is looked at
 *     as with flags), or
 *   - a flag of the same record, of the same index, or a plain variable beside a plain handle. It
 *     must be set after each creation of the thread in the same function, from the result or to a
 *     constant, and whatever else is decided there; what says that there is no thread may be
 *     stored before the creation, right before or after a join, or where the object is made or
 *     first filled.
 *
 * A flag that there is one of may also be set before the creation, in a function that leads there
 * (`running = true; thread = std::thread(...)`), or be one that says "stopped", which is stored
 * right before a join and nowhere else.
 *
 * Only for threads that the joining thread itself creates: others may begin after the test.
 */
#include "conc/flow/flow_int.h"

/* A join, and the value whose truth says that it may be left out. */
struct guarded {
    struct conc *c;
    uint32_t frame, join;
    const struct effect *e;
    uint32_t origins;         /* what the join may wait for */
    const struct idset *flag; /* places of the value */
    bool none_if_zero;        /* the value that says that there is no thread */
    bool only_beside;         /* ... which is stored beside joins only */
    bool has_distance;        /* both are in one record, */
    int64_t distance;         /* this far apart */
};

static bool is_creation(struct conc *c, uint32_t origins, inst_id inst, uint32_t stmt)
{
    struct seq o = seqs_at(&c->sets, origins);
    for (uint32_t i = 0; i < o.n; i++) {
        origin_id origin = {o.at[i] / 2};
        const struct pta_creation *made = pta_creations(c->pta, origin);
        for (uint32_t k = 0; k < pta_origin(c->pta, origin)->ncreations; k++)
            if (made[k].inst.i == inst.i && made[k].stmt == stmt)
                return true;
    }
    return false;
}

/* Does nobody but this origin run the instance? */
static bool is_run_by(struct conc *c, inst_id inst, origin_id self)
{
    for (uint32_t o = 0; o < pta_norigins(c->pta); o++)
        if (o != self.i && frame_find(c, (origin_id){o}, inst) != PTA_NONE)
            return false;
    return true;
}

/* ---- two addresses that belong together ---- */

static bool is_variable(struct conc *c, uint32_t term)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    return t[0] == TERM_SYM || t[0] == TERM_REG;
}

static bool are_beside(struct conc *c, uint32_t a, uint32_t b)
{
    int64_t off;
    a = term_strip(c, a, &off);
    b = term_strip(c, b, &off);
    if (a == b)
        return true;
    const uint32_t *s = tuples_at(&c->terms, a), *t = tuples_at(&c->terms, b);
    if (s[0] == TERM_INDEX && t[0] == TERM_INDEX)
        return s[3] == t[3];
    return is_variable(c, a) && is_variable(c, b);
}

/* How far the first is behind the second, if both are in one record. */
static bool distance_of(struct conc *c, uint32_t a, uint32_t b, int64_t *out)
{
    int64_t off_a, off_b;
    a = term_strip(c, a, &off_a);
    b = term_strip(c, b, &off_b);
    *out = off_a - off_b;
    return a == b;
}

static bool is_as_far(const struct guarded *g, uint32_t flag, uint32_t handle)
{
    int64_t distance;
    bool has_distance = distance_of(g->c, flag, handle, &distance);
    return has_distance == g->has_distance && (!has_distance || distance == g->distance);
}

static uint32_t address_term(struct conc *c, inst_id inst, uint32_t stmt)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    return term_of(c, f, prog_args(pf, &pf->stmts[stmt])[0]);
}

static bool is_of_library(struct conc *c, const struct prog_func *pf, const struct ir_stmt *call)
{
    ir_ref callee = prog_args(pf, call)[0];
    if (ref_kind(callee) != REF_SYM)
        return false;
    func_id f = c->prog->syms[prog_sym_of(c->prog, pf->unit_index, ref_index(callee)).i].func;
    return f.i != IR_NONE && prog_func_is_library(c->prog, f);
}

/* The address of the handle that the call is given, or of the object that has it: a std::thread,
 * perhaps behind a pointer; PTA_NONE. */
static uint32_t handle_term(struct conc *c, inst_id inst, uint32_t stmt, const struct place *place)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (place->kind == PLACE_DEREF) {
        ir_ref object = call_arg(pf, stmt, place->index);
        const struct ir_stmt *got = def_in(pf, finfo_of(c, f), object);
        if (got && got->op == IR_CALL && got->nargs > 1 && is_of_library(c, pf, got))
            object = prog_args(pf, got)[1]; /* a std::unique_ptr */
        uint32_t term = term_of(c, f, object);
        const uint32_t *t = tuples_at(&c->terms, term);
        return t[0] == TERM_LOAD ? t[1] : term;
    }
    ir_ref handle =
        place->kind == PLACE_ARG && !place->depth ? call_arg(pf, stmt, place->index) : (ir_ref){0};
    uint32_t def = ref_kind(handle) == REF_REG ? finfo_of(c, f)->def[ref_index(handle)] : IR_NONE;
    return def != IR_NONE && pf->stmts[def].op == IR_LOAD ? address_term(c, inst, def) : PTA_NONE;
}

/* ---- what is stored into the flag ---- */

/* What a value says: 1 that there is a thread, 0 that there is none, -1 not known. */
static int says(const struct guarded *g, uint32_t frame, ir_ref value)
{
    struct conc *c = g->c;
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, f);
    int64_t number;
    if (ir_ref_int(pf->unit, value, &number))
        return (number == 0) != g->none_if_zero;
    struct walk w = {.c = c, .func = f, .pf = pf, .info = finfo_of(c, f)};
    struct test t = test_of(&w, value);
    uint32_t def = ref_kind(t.value) == REF_REG ? info->def[ref_index(t.value)] : IR_NONE;
    if (def == IR_NONE || t.is_sign || !is_creation(c, g->origins, inst, def))
        return -1;
    /* the creation's result is zero if there is a thread */
    bool nonzero_if_thread = t.if_true == TRUTH_ZERO;
    return nonzero_if_thread == g->none_if_zero ? 1 : -1;
}

enum { MAX_STRAIGHT = 16, MAX_CALLS = 4, MAX_LIFT = 12 };

/* The side of a branch on which the call's result is zero; CFG_NONE if it asks something else. */
static uint32_t zero_side(const struct walk *w, const struct ir_block *b, uint32_t call)
{
    const struct ir_stmt *last = &w->pf->stmts[b->first + b->count - 1];
    if (call == IR_NONE || last->op != IR_BRANCH || b->nsuccs != 2)
        return CFG_NONE;
    struct test t = test_of(w, prog_args(w->pf, last)[0]);
    const uint32_t *succ = ir_succs(w->pf->unit, w->pf->func, b);
    bool is_asked =
        ref_kind(t.value) == REF_REG && !t.is_sign && w->info->def[ref_index(t.value)] == call;
    if (!is_asked || (t.if_true != TRUTH_ZERO && t.if_false != TRUTH_ZERO))
        return CFG_NONE;
    return succ[t.if_true == TRUTH_ZERO ? 0 : 1];
}

/* The side of a branch on what the library answers in one way: joinable(). */
static uint32_t answered_side(const struct walk *w, const struct ir_block *b)
{
    const struct ir_stmt *last = &w->pf->stmts[b->first + b->count - 1];
    struct test t =
        last->op == IR_BRANCH ? test_of(w, prog_args(w->pf, last)[0]) : (struct test){0};
    uint32_t def = ref_kind(t.value) == REF_REG ? w->info->def[ref_index(t.value)] : IR_NONE;
    ir_ref callee = def != IR_NONE && w->pf->stmts[def].op == IR_CALL
                        ? prog_args(w->pf, &w->pf->stmts[def])[0]
                        : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM || t.is_sign || b->nsuccs != 2)
        return CFG_NONE;
    const struct model_fn *m =
        pta_model_of(w->c->pta, prog_sym_of(w->c->prog, w->pf->unit_index, ref_index(callee)));
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_ASSIGN && m->effects[i].ret.kind == PLACE_RET &&
            m->effects[i].src.kind == PLACE_INT && m->effects[i].src.index)
            return ir_succs(w->pf->unit, w->pf->func, b)[t.if_true == TRUTH_NONZERO ? 0 : 1];
    return CFG_NONE;
}

/* The way of a switch by the number that a phi of the block has for who comes from `from`: C++
 * leaves a scope so, by way of its destructors. */
static uint32_t switched_way(const struct walk *w, const struct ir_block *b, uint32_t from)
{
    const struct ir_stmt *last = &w->pf->stmts[b->first + b->count - 1];
    const struct ir_stmt *phi =
        last->op == IR_SWITCH ? def_in(w->pf, w->info, prog_args(w->pf, last)[0]) : NULL;
    int64_t value, way;
    if (!phi || phi->op != IR_PHI || (uint32_t)(phi - w->pf->stmts) < b->first ||
        (uint32_t)(phi - w->pf->stmts) >= b->first + b->count)
        return CFG_NONE;
    const ir_ref *args = prog_args(w->pf, phi);
    for (uint32_t i = 0; i + 1 < phi->nargs; i += 2) {
        if (ref_kind(args[i + 1]) != REF_BLOCK || ref_index(args[i + 1]) != from ||
            !ir_ref_int(w->pf->unit, args[i], &value))
            continue;
        for (uint32_t k = 1; k < last->nargs; k++)
            if (ir_ref_int(w->pf->unit, prog_args(w->pf, last)[k], &way) && way == value)
                return ir_succs(w->pf->unit, w->pf->func, b)[k];
    }
    return CFG_NONE;
}

/* Where a block that was entered from `from` leads, whatever is decided elsewhere; CFG_NONE. */
static uint32_t next_of(const struct walk *w, uint32_t at, uint32_t from, uint32_t call)
{
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + at];
    uint32_t last = b->first + b->count - 1, to;
    bool is_sure = w->pf->stmts[last].op == IR_INVOKE && w->frame != PTA_NONE && b->count > 1 &&
                   !call_may_throw(w->c, w->frame, last - 1);
    if (b->nsuccs == 1 || is_sure)
        return ir_succs(w->pf->unit, w->pf->func, b)[0];
    to = zero_side(w, b, call);
    to = to == CFG_NONE ? answered_side(w, b) : to;
    return to == CFG_NONE ? switched_way(w, b, from) : to;
}

/* Does the one statement follow the other, whatever is decided in between but for the result of
 * that call, which is zero (IR_NONE: no call)? */
static bool follows(const struct guarded *g, inst_id inst, uint32_t first, uint32_t then,
                    uint32_t call)
{
    func_id f = pta_inst_func(g->c->pta, inst);
    struct walk w = {
        .c = g->c, .func = f, .pf = &g->c->prog->funcs[f.i], .info = finfo_of(g->c, f)};
    w.frame = frame_find(g->c, g->c->frames.at[g->frame].origin, inst);
    uint32_t at = w.info->block_of[first], goal = w.info->block_of[then], from = CFG_NONE;
    if (at == goal && first < then)
        return true;
    for (int i = 0; i < MAX_STRAIGHT; i++) {
        uint32_t to = next_of(&w, at, from, call);
        if (to == CFG_NONE || to == goal)
            return to == goal;
        from = at;
        at = to;
    }
    return false;
}

/* Is the thread joined right before or after the statement? */
static bool joins_beside(const struct guarded *g, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    inst_id inst = g->c->frames.at[frame].inst;
    const struct finfo *info = finfo_of(g->c, pta_inst_func(g->c->pta, inst));
    const struct pta_edge *e = pta_inst_edges(g->c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind == EFFECT_JOIN &&
                (comes_first(info, e[i].stmt, stmt) ||
                 follows(g, inst, stmt, e[i].stmt, IR_NONE)) &&
                seqs_intersect(&g->c->sets, g->origins, joined_by(g->c, frame, e[i].stmt, f)))
                return true;
        }
    return false;
}

static bool is_before_creation(const struct guarded *g, uint32_t frame, uint32_t stmt)
{
    inst_id inst = g->c->frames.at[frame].inst;
    const struct prog_func *pf = frame_func(g->c, frame);
    const struct finfo *info = finfo_of(g->c, pta_inst_func(g->c->pta, inst));
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_CALL && is_creation(g->c, g->origins, inst, i) &&
            comes_first(info, stmt, i))
            return true;
    return false;
}

/* Does what the instance calls, some calls deep, create the thread? */
static bool leads_to_creation(const struct guarded *g, inst_id inst, struct idset *seen, int depth)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(g->c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (is_creation(g->c, g->origins, inst, e[i].stmt) ||
            (e[i].kind == EDGE_CALL && depth && idset_add(seen, e[i].target) &&
             leads_to_creation(g, (inst_id){e[i].target}, seen, depth - 1)))
            return true;
    return false;
}

/* May the thread be there already? */
static bool is_after_creation(const struct guarded *g, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    inst_id inst = g->c->frames.at[frame].inst;
    const struct finfo *info = finfo_of(g->c, pta_inst_func(g->c->pta, inst));
    const struct pta_edge *e = pta_inst_edges(g->c->pta, inst, &n);
    struct idset seen = {0};
    bool is_after = false;
    for (uint32_t i = 0; i < n && !is_after; i++)
        is_after = !comes_first(info, stmt, e[i].stmt) &&
                   (is_creation(g->c, g->origins, inst, e[i].stmt) ||
                    (e[i].kind == EDGE_CALL && idset_add(&seen, e[i].target) &&
                     leads_to_creation(g, (inst_id){e[i].target}, &seen, MAX_CALLS)));
    idset_release(&seen);
    return is_after;
}

/* Is the memory made here, or does the function only fill it, more than this one member? */
static bool is_filling(const struct guarded *g, uint32_t frame, uint32_t stmt)
{
    struct conc *c = g->c;
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    const struct prog_func *pf = frame_func(c, frame);
    int64_t off;
    uint32_t base = term_strip(c, term_of(c, f, prog_args(pf, &pf->stmts[stmt])[0]), &off);
    uint32_t nstores = 0, nloads = 0;
    if (tuples_at(&c->terms, base)[0] == TERM_REG)
        return !is_after_creation(g, frame, stmt);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if ((s->op != IR_STORE && s->op != IR_LOAD) ||
            term_strip(c, term_of(c, f, prog_args(pf, s)[0]), &off) != base)
            continue;
        nstores += s->op == IR_STORE;
        nloads += s->op == IR_LOAD;
    }
    return nstores > 1 && !nloads;
}

/* Whether a statement leaves the flag true to the thread; false: what it stores is not known. */
static bool stores_well(const struct guarded *g, uint32_t frame, uint32_t stmt, uint8_t op)
{
    const struct prog_func *pf = frame_func(g->c, frame);
    ir_ref value = prog_args(pf, &pf->stmts[stmt])[1];
    int said = op == IR_STORE || op == IR_MEMSET ? says(g, frame, value) : -1;
    if (said)
        return said > 0;
    return g->c->frames.at[frame].origin.i == g->c->frames.at[g->frame].origin.i &&
           (joins_beside(g, frame, stmt) ||
            (!g->only_beside &&
             (is_before_creation(g, frame, stmt) || is_filling(g, frame, stmt))));
}

/* May so many bytes there (0: not known) be part of the flag? */
static bool touches(const struct guarded *g, const struct idset *places, uint64_t size)
{
    struct idset_iter it = idset_begin(places);
    for (uint32_t loc, flag; idset_step(&it, &loc);) {
        struct idset_iter of = idset_begin(g->flag);
        const struct pta_loc *a = pta_loc(g->c->pta, (loc_id){loc});
        while (idset_step(&of, &flag)) {
            const struct pta_loc *b = pta_loc(g->c->pta, (loc_id){flag});
            if (a->obj.i == b->obj.i && (loc == flag || !size || pta_overlap(a, size, b, 1)))
                return true;
        }
    }
    return false;
}

/* Does the statement, or the function of the library that it calls, write to the flag? */
static bool writes(const struct guarded *g, inst_id inst, uint32_t stmt, access_vec *list)
{
    bool is_written = false;
    vec_clear(list);
    accesses_of(g->c, inst, stmt, list);
    for (size_t i = 0; i < list->n && !is_written; i++)
        is_written = (list->at[i].flags & (ACC_WRITE | ACC_FREE)) == ACC_WRITE &&
                     touches(g, list->at[i].locs, list->at[i].size);
    return is_written;
}

/* Does the library fill the flag only before the thread is there, or where it is joined? */
static bool fills_well(const struct guarded *g, uint32_t frame, uint32_t call)
{
    const struct frame *at = &g->c->frames.at[frame];
    return is_creation(g->c, g->origins, at->inst, call) ||
           (at->origin.i == g->c->frames.at[g->frame].origin.i &&
            (is_before_creation(g, frame, call) || joins_beside(g, frame, call)));
}

static bool are_stores_well_in(const struct guarded *g, uint32_t f, access_vec *list)
{
    const struct prog_func *pf = frame_func(g->c, f);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        uint8_t op = pf->stmts[i].op;
        if ((op == IR_CALL || ir_op_info(op)->flags & OPF_WRITE) &&
            writes(g, g->c->frames.at[f].inst, i, list) &&
            !(op == IR_CALL ? fills_well(g, f, i) : stores_well(g, f, i, op)))
            return false;
    }
    return true;
}

static bool are_stores_well(const struct guarded *g)
{
    access_vec list = {0};
    bool are = true;
    for (uint32_t f = 0; f < g->c->frames.n && are; f++)
        are = are_stores_well_in(g, f, &list);
    vec_release(&list);
    return are;
}

/* Is the flag of the same record set after the creation? */
static bool is_set_after(const struct guarded *g, const struct pta_creation *made)
{
    struct conc *c = g->c;
    func_id f = pta_inst_func(c->pta, made->inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t frame = frame_find(c, c->frames.at[g->frame].origin, made->inst);
    const struct place *place = &made->effect->handle;
    if (frame == PTA_NONE || place->kind != PLACE_DEREF)
        return false;
    uint32_t handle = term_of(c, f, call_arg(pf, made->stmt, place->index));
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op == IR_STORE && follows(g, made->inst, made->stmt, i, made->stmt) &&
            idset_intersects(pta_value(c->pta, made->inst, prog_args(pf, s)[0]), g->flag) &&
            are_beside(c, address_term(c, made->inst, i), handle) &&
            is_as_far(g, address_term(c, made->inst, i), handle) &&
            says(g, frame, prog_args(pf, s)[1]) == 1)
            return true;
    }
    return false;
}

/* ---- joins ---- */

/* Are all threads that the join may mean made by the joining thread, and by nobody else? */
static bool are_own_children(const struct guarded *g)
{
    struct conc *c = g->c;
    origin_id self = c->frames.at[g->frame].origin;
    struct seq o = seqs_at(&c->sets, g->origins);
    for (uint32_t i = 0; i < o.n; i++) {
        origin_id origin = {o.at[i] / 2};
        const struct pta_creation *made = pta_creations(c->pta, origin);
        for (uint32_t k = 0; k < pta_origin(c->pta, origin)->ncreations; k++)
            if (!is_run_by(c, made[k].inst, self))
                return false;
    }
    return o.n > 0;
}

/* ... after each creation? */
static bool is_set(const struct guarded *g)
{
    struct conc *c = g->c;
    struct seq o = seqs_at(&c->sets, g->origins);
    for (uint32_t i = 0; i < o.n; i++) {
        origin_id origin = {o.at[i] / 2};
        const struct pta_creation *made = pta_creations(c->pta, origin);
        for (uint32_t k = 0; k < pta_origin(c->pta, origin)->ncreations; k++)
            if (!is_set_after(g, &made[k]))
                return false;
    }
    return true;
}

/* ---- flags of an object there is one of ---- */

/* Is it said that there is no thread, after it was said that there is one? */
static bool is_unset_between(const struct guarded *g, uint32_t frame, uint32_t set, uint32_t stmt)
{
    struct conc *c = g->c;
    inst_id inst = c->frames.at[frame].inst;
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_STORE && i != set && !comes_first(info, i, set) &&
            !comes_first(info, stmt, i) &&
            idset_intersects(pta_value(c->pta, inst, prog_args(pf, &pf->stmts[i])[0]), g->flag) &&
            says(g, frame, prog_args(pf, &pf->stmts[i])[1]) != 1)
            return true;
    return false;
}

/* Is the flag set in the function that makes the thread, or has it made, before or after that? */
static bool is_set_around(const struct guarded *g, uint32_t frame, uint32_t stmt, int depth)
{
    struct conc *c = g->c;
    inst_id inst = c->frames.at[frame].inst;
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    uint32_t n;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_STORE ||
            !idset_intersects(pta_value(c->pta, inst, prog_args(pf, s)[0]), g->flag) ||
            says(g, frame, prog_args(pf, s)[1]) != 1)
            continue;
        if (comes_first(info, i, stmt) ? !is_unset_between(g, frame, i, stmt)
                                       : follows(g, inst, stmt, i, stmt))
            return true;
    }
    const struct call_in *calls = frame_callers(c, frame, &n);
    bool is_set = n > 0 && depth < MAX_LIFT;
    for (uint32_t i = 0; i < n && is_set; i++)
        is_set = is_set_around(g, calls[i].frame, edge_of_call(c, &calls[i])->stmt, depth + 1);
    return is_set;
}

static bool is_set_for_all(const struct guarded *g)
{
    struct conc *c = g->c;
    struct seq o = seqs_at(&c->sets, g->origins);
    for (uint32_t i = 0; i < o.n; i++) {
        origin_id origin = {o.at[i] / 2};
        const struct pta_creation *made = pta_creations(c->pta, origin);
        for (uint32_t k = 0; k < pta_origin(c->pta, origin)->ncreations; k++) {
            uint32_t frame = frame_find(c, c->frames.at[g->frame].origin, made[k].inst);
            if (frame == PTA_NONE || !is_set_around(g, frame, made[k].stmt, 0))
                return false;
        }
    }
    return true;
}

/* Does the value that is loaded, being as `g` says, mean that there is nobody to wait for? */
static bool means_none(const struct guarded *g, uint32_t load)
{
    struct conc *c = g->c;
    inst_id inst = c->frames.at[g->frame].inst;
    uint32_t b = handle_term(c, inst, g->join, &g->e->handle);
    if (b == PTA_NONE || !are_own_children(g))
        return false;
    uint32_t a = address_term(c, inst, load);
    if (a == b)
        return g->none_if_zero && g->e->handle.kind == PLACE_ARG && are_stores_well(g);
    struct guarded at = *g;
    at.has_distance = distance_of(c, a, b, &at.distance);
    if (!are_beside(c, a, b))
        return false;
    if (is_set(&at) && are_stores_well(g))
        return true;
    /* A flag that nobody sets so but who joins needs no other value first. */
    at.only_beside = !g->none_if_zero;
    return one_place(c, g->flag) != PTA_NONE && (at.only_beside || is_set_for_all(g)) &&
           are_stores_well(&at);
}

static bool asks_well(struct walk *w, uint32_t load, uint32_t join, const struct effect *e,
                      bool none_if_zero)
{
    struct conc *c = w->c;
    const struct prog_func *pf = w->pf;
    bool is_new;
    uint32_t key[3] = {w->frame, join, load << 1 | none_if_zero};
    uint32_t id = tuples_add(&c->started_keys, key, &is_new);
    if (!is_new)
        return c->started.at[id];
    struct guarded g = {.c = c, .frame = w->frame, .join = join, .e = e};
    g.origins = joined_by(c, w->frame, join, e);
    g.flag = pta_value(c->pta, w->inst, prog_args(pf, &pf->stmts[load])[0]);
    g.none_if_zero = none_if_zero;
    vec_push(&c->started, means_none(&g, load));
    return c->started.at[id];
}

/* The wait of a call for one thread; NULL. */
static const struct effect *join_of(const struct pta_edge *e)
{
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        const struct effect *f = &e->model->effects[k];
        if (f->kind == EFFECT_JOIN && !(f->flags & (EFF_TIMED | EFF_ALL | EFF_CHILDREN)))
            return f;
    }
    return NULL;
}

/* The edges of the instance that wait for one thread: looked for once, not at every branch. */
static struct seq joins_in(struct conc *c, inst_id inst)
{
    if (!c->join_edges)
        c->join_edges = ARENA_ARRAY(&c->arena, uint32_t, pta_ninsts(c->pta) + 1);
    if (!c->join_edges[inst.i]) {
        u32_vec found = {0};
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
        for (uint32_t i = 0; i < n; i++)
            if (join_of(&e[i]))
                vec_push(&found, i);
        c->join_edges[inst.i] = seqs_add(&c->sets, found.at, (uint32_t)found.n) + 1;
        vec_release(&found);
    }
    return seqs_at(&c->sets, c->join_edges[inst.i] - 1);
}

/* Is the join left out by the way `to`? Both ways may lead through destructors and part again. */
static bool is_decided(const struct walk *w, uint32_t to, uint32_t other, uint32_t join,
                       const struct effect *e)
{
    const struct cfg *cfg = w->info->cfg;
    uint32_t block = w->info->block_of[join];
    bool is_met = cfg->pred_first[to + 1] - cfg->pred_first[to] > 1;
    if (e->handle.kind == PLACE_DEREF && is_met)
        return true;
    return cfg_dominates(cfg, other, block) && !cfg_dominates(cfg, to, block);
}

void started_edge(struct walk *w, struct state *s, uint32_t from, uint32_t to, const struct test *t,
                  bool is_true)
{
    struct conc *c = w->c;
    enum truth truth = is_true ? t->if_true : t->if_false;
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + from];
    uint32_t load = ref_kind(t->value) == REF_REG ? w->info->def[ref_index(t->value)] : IR_NONE;
    if (c->opt.mode == MODE_SOUND || truth == TRUTH_UNKNOWN || t->is_sign || load == IR_NONE ||
        w->pf->stmts[load].op != IR_LOAD || b->nsuccs != 2)
        return;
    const uint32_t *succ = ir_succs(w->pf->unit, w->pf->func, b);
    uint32_t other = succ[0] == to ? succ[1] : succ[0], n;
    const struct pta_edge *all = pta_inst_edges(c->pta, w->inst, &n);
    struct seq joins = joins_in(c, w->inst);
    for (uint32_t i = 0; i < joins.n; i++) {
        const struct pta_edge *e = &all[joins.at[i]];
        const struct effect *f = join_of(e);
        if (other != to && is_decided(w, to, other, e->stmt, f) &&
            asks_well(w, load, e->stmt, f, truth == TRUTH_ZERO))
            live_kill(c, &s->live, join_ended(c, s, w->frame, e->stmt, f, false).dead);
    }
}
