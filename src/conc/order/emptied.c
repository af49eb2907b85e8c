/*
 * Joins behind a pointer to what owns the thread: `delete worker`, the destructor of a
 * std::unique_ptr<Worker>, `if (thread) { thread->join(); delete thread; }`. They are left out if
 * the pointer is null, and then there is no thread to wait for (A-EMPTIED), unless somebody has
 * taken the pointer out of its place and left null there: a moved std::unique_ptr. So the way round
 * the join is not gone, if the pointer comes fresh from `new`, or from a place that is not emptied:
 * nothing stores null there in a function that returns, or stores elsewhere, what it found there,
 * or that only knows the place from others. What a function fills anew was null before, perhaps.
 * Locks that the join's way takes or gives back are those of its own: behind it, the locks of the
 * way round are held as well, with the threads that are left (emptied_meet).
 *
 * Elements that a container moves in its own storage, when it grows, do not count as emptied.
 */
#include "conc/flow/flow_int.h"
#include <stdlib.h>
#include <string.h>

enum { MAX_DEEP = 8, MAX_ASKED = 64, MAX_MET = 8, GONE = 1, NOT_GONE };

/* ---- places that are emptied ---- */

static bool is_argument(const struct prog_func *pf, const struct ir_stmt *s, ir_ref value)
{
    for (uint32_t i = 1; s->op == IR_CALL && i < s->nargs; i++)
        if (prog_args(pf, s)[i].bits == value.bits)
            return true;
    return false;
}

/* Is the value given on: returned, stored, or handed to a function? */
static bool is_given_on(const struct prog_func *pf, uint32_t reg)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = prog_args(pf, s);
        uint32_t at = s->op == IR_STORE ? 1 : 0;
        if (is_argument(pf, s, ref_make(REF_REG, reg)))
            return true;
        if ((s->op == IR_STORE || (s->op == IR_RET && s->nargs)) &&
            args[at].bits == ref_make(REF_REG, reg).bits)
            return true;
    }
    return false;
}

/* Does the function give on what it found there, and leave null? */
static bool takes_out(struct conc *c, inst_id inst, uint32_t store, const struct idset *places)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_LOAD && pf->stmts[i].size == 8 &&
            comes_first(finfo_of(c, f), i, store) &&
            idset_intersects(pta_value(c->pta, inst, prog_args(pf, &pf->stmts[i])[0]), places) &&
            is_given_on(pf, pf->stmts[i].dst))
            return true;
    return false;
}

/* Is it somewhere else than in the function's own object, which a constructor fills? */
static bool is_others(struct conc *c, inst_id inst, ir_ref address)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    for (uint32_t def; ref_kind(address) == REF_REG;) {
        def = info->def[ref_index(address)];
        if (def == IR_NONE)
            return ref_index(address) != 0;
        if (pf->stmts[def].op != IR_ADDR && pf->stmts[def].op != IR_COPY)
            return true;
        address = prog_args(pf, &pf->stmts[def])[0];
    }
    return false;
}

/* Does only a container call it, which moves its elements? */
static bool is_for_container(struct conc *c, uint32_t frame, int up)
{
    enum { MAX_UP = 12 };
    uint32_t n;
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    if (prog_func_is_container(c->prog, f))
        return true;
    if (!prog_func_is_library(c->prog, f) || up == MAX_UP)
        return false;
    const struct call_in *calls = frame_callers(c, frame, &n);
    for (uint32_t i = 0; i < n; i++)
        if (!is_for_container(c, calls[i].frame, up + 1))
            return false;
    return n > 0;
}

static bool frame_joins(struct conc *c, uint32_t frame);

/* Null, or what another place had, which may be null. */
static bool may_be_null(struct conc *c, inst_id inst, ir_ref value)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    int64_t number;
    if (ir_ref_int(pf->unit, value, &number))
        return number == 0;
    uint32_t def = ref_kind(value) == REF_REG ? finfo_of(c, f)->def[ref_index(value)] : IR_NONE;
    return def != IR_NONE && pf->stmts[def].op == IR_LOAD;
}

/* Does the store leave null behind? What a function ends itself, it may well forget. */
static bool leaves_null(struct conc *c, uint32_t frame, uint32_t stmt, const struct idset *places)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    inst_id inst = c->frames.at[frame].inst;
    int64_t value;
    if (s->op != IR_STORE || s->size != 8 || idset_is_empty(places) ||
        !may_be_null(c, inst, prog_args(pf, s)[1]))
        return false;
    bool is_null = ir_ref_int(pf->unit, prog_args(pf, s)[1], &value);
    bool is_library = prog_func_is_library(c->prog, pta_inst_func(c->pta, inst));
    if (!takes_out(c, inst, stmt, places) &&
        !(is_null && is_library && is_others(c, inst, prog_args(pf, s)[0])))
        return false;
    return !idset_has(&c->vacant, inst.i) && !frame_joins(c, frame);
}

static void find_emptied(struct conc *c)
{
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            if (pf->stmts[i].op != IR_STORE)
                continue;
            const struct idset *places =
                pta_value(c->pta, c->frames.at[f].inst, prog_args(pf, &pf->stmts[i])[0]);
            if (!leaves_null(c, f, i, places))
                continue;
            bool is_inner = is_for_container(c, f, 0);
            struct idset_iter it = idset_begin(places);
            for (uint32_t loc; idset_step(&it, &loc);)
                if (!is_inner || !obj_is_of_container(c, pta_loc(c->pta, (loc_id){loc})->obj))
                    idset_add(&c->emptied, loc);
        }
    }
    c->has_emptied = true;
}

/* May a pointer in the one be one in the other? */
static bool places_meet(const struct conc *c, const struct idset *a, const struct idset *b)
{
    struct idset_iter it = idset_begin(a);
    for (uint32_t i; idset_step(&it, &i);) {
        struct idset_iter at = idset_begin(b);
        for (uint32_t k; idset_step(&at, &k);)
            if (pta_overlap(pta_loc(c->pta, (loc_id){i}), 8, pta_loc(c->pta, (loc_id){k}), 8))
                return true;
    }
    return false;
}

/* Marks the blocks that the other one leads to. */
static void mark_behind(const struct walk *w, uint32_t from, bool *behind)
{
    u32_vec work = {0};
    vec_push(&work, from);
    while (work.n) {
        const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + vec_pop(&work)];
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t to = ir_succs(w->pf->unit, w->pf->func, b)[i];
            if (!behind[to])
                vec_push(&work, to);
            behind[to] = true;
        }
    }
    vec_release(&work);
}

/* Does the function store null over what it has put there, before it looks? */
static bool is_forgotten(const struct walk *w, uint32_t null, uint32_t look,
                         const struct idset *fillings)
{
    struct idset_iter it = idset_begin(fillings);
    bool is_first = !comes_first(w->info, look, null);
    for (uint32_t fill; is_first && idset_step(&it, &fill);)
        if (!comes_first(w->info, null, fill))
            return true;
    return false;
}

/* Does the function put something else there, from where it looks on? Then what was there before is
 * meant. Or does it forget what it has put there? */
static bool is_filled_again(const struct walk *w, const struct idset *places, uint32_t look)
{
    bool *behind = xcalloc(w->pf->func->nblocks + 1, sizeof *behind), is_filled = false;
    struct idset nulls = {0}, fillings = {0};
    mark_behind(w, w->info->block_of[look], behind);
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &w->pf->stmts[i];
        if (s->op != IR_STORE || s->size != 8 ||
            !places_meet(w->c, pta_value(w->c->pta, w->inst, prog_args(w->pf, s)[0]), places))
            continue;
        if (is_always_zero(w->c, w->frame, prog_args(w->pf, s)[1], 0)) {
            idset_add(&nulls, i);
        } else {
            idset_add(&fillings, i);
            is_filled |= behind[w->info->block_of[i]];
        }
    }
    struct idset_iter it = idset_begin(&nulls);
    for (uint32_t null; !is_filled && idset_step(&it, &null);)
        is_filled = is_forgotten(w, null, look, &fillings);
    idset_release(&nulls);
    idset_release(&fillings);
    free(behind);
    return is_filled;
}

static bool is_never_null(struct conc *c, const struct walk *w, ir_ref value)
{
    uint32_t def = ref_kind(value) == REF_REG ? w->info->def[ref_index(value)] : IR_NONE;
    if (def == IR_NONE)
        return false;
    const struct ir_stmt *s = &w->pf->stmts[def];
    if (s->op == IR_CALL) { /* operators new throw */
        ir_ref callee = prog_args(w->pf, s)[0];
        return ref_kind(callee) == REF_SYM && makes_memory(c, w->pf, s) &&
               !strncmp(ir_str(w->pf->unit, w->pf->unit->syms[ref_index(callee)].name), "_Zn", 3);
    }
    /* Handles are numbers: those are looked at in started.c. */
    if (s->op != IR_LOAD || !(s->flags & IRF_PTR) || s->flags & IRF_WIDE_INT)
        return false;
    if (!c->has_emptied)
        find_emptied(c);
    const struct idset *places = pta_value(c->pta, w->inst, prog_args(w->pf, s)[0]);
    return !idset_is_empty(places) && !idset_intersects(places, &c->emptied) &&
           !(idset_count(places) <= MAX_MET && places_meet(c, places, &c->emptied)) &&
           !is_filled_again(w, places, def);
}

/* ---- what the other way does ---- */

static bool joins_within(struct conc *c, uint32_t frame, struct idset *asked, int depth)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_JOIN))
            return true;
        uint32_t callee = e[i].kind == EDGE_CALL
                              ? frame_find(c, c->frames.at[frame].origin, (inst_id){e[i].target})
                              : PTA_NONE;
        if (callee != PTA_NONE && c->frames.at[callee].is_noisy && depth < MAX_DEEP &&
            idset_count(asked) < MAX_ASKED && idset_add(asked, callee) &&
            joins_within(c, callee, asked, depth + 1))
            return true;
    }
    return false;
}

static bool joins_itself(const struct conc *c, uint32_t frame)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_JOIN))
            return true;
    return false;
}

/* What may join at all, however deep: most of a program does not, and need not be searched. */
static void find_joiners(struct conc *c)
{
    u32_vec work = {0};
    c->has_joiners = true;
    for (uint32_t f = 0; f < c->frames.n; f++)
        if (joins_itself(c, f)) {
            c->frames.at[f].may_join = true;
            vec_push(&work, f);
        }
    while (work.n) {
        uint32_t n;
        const struct call_in *calls = frame_callers(c, vec_pop(&work), &n);
        for (uint32_t i = 0; i < n; i++)
            if (!c->frames.at[calls[i].frame].may_join) {
                c->frames.at[calls[i].frame].may_join = true;
                vec_push(&work, calls[i].frame);
            }
    }
    vec_release(&work);
}

/* Does it or what it calls join, not too deep? */
static bool frame_joins(struct conc *c, uint32_t frame)
{
    struct idset asked = {0};
    if (!c->has_joiners)
        find_joiners(c);
    bool joins = c->frames.at[frame].may_join && joins_within(c, frame, &asked, 0);
    idset_release(&asked);
    return joins;
}

/* Are all the places in objects that the pointer means? */
static bool are_behind(const struct walk *w, const struct idset *places, ir_ref pointer)
{
    struct idset objs = {0};
    struct idset_iter it = idset_begin(pta_value(w->c->pta, w->inst, pointer));
    bool are = !idset_is_empty(places);
    for (uint32_t loc; idset_step(&it, &loc);)
        idset_add(&objs, pta_loc(w->c->pta, (loc_id){loc})->obj.i);
    it = idset_begin(places);
    for (uint32_t loc; are && idset_step(&it, &loc);)
        are = idset_has(&objs, pta_loc(w->c->pta, (loc_id){loc})->obj.i);
    idset_release(&objs);
    return are;
}

/* Is the argument the pointer, something in what it means, or a number from there? */
static bool is_from(const struct walk *w, ir_ref arg, ir_ref pointer)
{
    uint32_t def = ref_kind(arg) == REF_REG ? w->info->def[ref_index(arg)] : IR_NONE;
    const struct ir_stmt *s = def == IR_NONE ? NULL : &w->pf->stmts[def];
    if (arg.bits == pointer.bits)
        return true;
    if (s && s->op == IR_LOAD &&
        are_behind(w, pta_value(w->c->pta, w->inst, prog_args(w->pf, s)[0]), pointer))
        return true;
    return are_behind(w, pta_value(w->c->pta, w->inst, arg), pointer);
}

/* Is one of the call's arguments from there? */
static bool is_given_it(const struct walk *w, uint32_t call, ir_ref pointer)
{
    const struct ir_stmt *s = &w->pf->stmts[call];
    for (uint32_t i = 1; i < s->nargs; i++)
        if (is_from(w, prog_args(w->pf, s)[i], pointer))
            return true;
    return false;
}

/* Does a call behind the block, which other ways do not come to, join, and does nothing there join
 * threads that have nothing to do with the pointer? */
static bool way_joins(const struct walk *w, uint32_t first, ir_ref pointer)
{
    struct conc *c = w->c;
    uint32_t n;
    bool found = false, is_other = false;
    if (!c->has_joiners)
        find_joiners(c);
    if (!c->frames.at[w->frame].may_join)
        return false;
    const struct pta_edge *e = pta_inst_edges(c->pta, w->inst, &n);
    for (uint32_t i = 0; i < n && !is_other; i++) {
        if (!cfg_dominates(w->info->cfg, first, w->info->block_of[e[i].stmt]))
            continue;
        bool joins = e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_JOIN);
        uint32_t callee = e[i].kind == EDGE_CALL
                              ? frame_find(c, c->frames.at[w->frame].origin, (inst_id){e[i].target})
                              : PTA_NONE;
        if (callee != PTA_NONE && c->frames.at[callee].is_noisy)
            joins |= frame_joins(c, callee);
        found |= joins;
        is_other |= joins && !is_given_it(w, e[i].stmt, pointer);
    }
    return found && !is_other;
}

/* Do both ways meet where the one begins? Then no code is behind that one only. */
static bool is_way_round(const struct walk *w, uint32_t to, uint32_t other)
{
    const struct cfg *cfg = w->info->cfg;
    for (uint32_t i = cfg->pred_first[to]; i < cfg->pred_first[to + 1]; i++)
        if (cfg_dominates(cfg, other, cfg->preds[i]))
            return true;
    return false;
}

bool is_emptied_way(const struct walk *w, const struct test *t, uint32_t branch, bool is_true,
                    uint32_t to, uint32_t other)
{
    enum truth truth = is_true ? t->if_true : t->if_false;
    bool is_new;
    if (truth != TRUTH_ZERO || t->is_sign || w->c->opt.mode == MODE_SOUND || w->c->prog->classes)
        return false;
    uint32_t *known =
        map_slot(&w->c->emptied_ways, map_key2(w->inst.i, w->pf->stmt_base + branch), &is_new);
    if (is_new) {
        bool is_gone = is_way_round(w, to, other) && way_joins(w, other, t->value) &&
                       is_never_null(w->c, w, t->value);
        known =
            map_slot(&w->c->emptied_ways, map_key2(w->inst.i, w->pf->stmt_base + branch), &is_new);
        *known = is_gone ? GONE : NOT_GONE;
    }
    return *known == GONE;
}

static bool holds_as_one(const struct conc *c, const struct state *s, const state_vec *others)
{
    for (size_t i = 0; i < others->n; i++)
        if (state_locks(c, s) == state_locks(c, &others->at[i]))
            return true;
    return false;
}

bool emptied_meet(const struct walk *w, const state_vec *states, uint32_t from, uint32_t to)
{
    struct conc *c = w->c;
    const struct cfg *cfg = w->info->cfg;
    uint32_t at = c->emptied_ways.n ? cfg->idom[to] : from;
    if (at == from || at == CFG_NONE)
        return false;
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + at];
    const uint32_t *succ = ir_succs(w->pf->unit, w->pf->func, b);
    uint32_t branch = b->first + b->count - 1;
    if (b->nsuccs != 2 || (succ[0] != to && succ[1] != to) ||
        !cfg_dominates(cfg, succ[succ[0] == to], from) ||
        map_get(&c->emptied_ways, map_key2(w->inst.i, w->pf->stmt_base + branch), 0) != GONE)
        return false;
    bool changed = false;
    const state_vec *before = &c->fctxs.at[w->fctx].block_out[at];
    for (size_t i = 0; i < before->n; i++)
        for (size_t k = 0; k < states->n && !holds_as_one(c, &before->at[i], states); k++) {
            struct state s = before->at[i];
            s.live = states->at[k].live;
            changed |= state_add(c, &c->fctxs.at[w->fctx].block_in[to], s);
        }
    return changed;
}
