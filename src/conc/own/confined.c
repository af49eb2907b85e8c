/*
 * Objects that one event loop has for itself. A-LOOP: an object that contains the handle of a
 * callback and is handed to it (`event_set(&c->event, ..., handler, c)`) is registered with one
 * loop at a time, and its loop's thread alone uses it and what is found only through such objects.
 *
 *   loop object   a register effect's handle lies in it, or the loop itself is kept in it
 *                 (`event_new(w->base, ..., handler, w)`), and it is an argument of the callback;
 *                 there are several of it.
 *   confined      a loop object; or memory of which there are several, and every place that keeps
 *                 its address lies in confined memory or in a local variable.
 *
 * An access belongs to the loop if its address leads back, over confined memory, to an argument of
 * a callback that a loop runs, to the argument of the thread that runs one, or to what the function
 * itself goes on to register. What a function does to such a record before it registers it meets
 * no callback either. Callbacks of a pool that are given the handle itself (a request for work)
 * have the request for themselves, too: the loop's callback comes after that.
 */
#include "conc/conc_int.h"

enum { MAX_ROOT_DEPTH = 48 };

enum rooted { ROOTED = 1, NOT_ROOTED, ROOT_OPEN /* being looked at */ };

struct confined {
    bool *is_loop, *is_confined; /* by object */
    bool *is_registered;         /* as loop objects, but there may be only one of it */
    bool any, any_registered;
    struct map rooted; /* (frame, register) -> enum rooted */
};

/* ---- loop objects ---- */

static bool has_object(const struct conc *c, const struct idset *locs, obj_id obj)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (pta_loc(c->pta, (loc_id){loc})->obj.i == obj.i)
            return true;
    return false;
}

static const struct idset *targets(const struct conc *c, inst_id inst, uint32_t stmt,
                                   const struct place *p)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    return pta_value(c->pta, inst, call_arg(pf, stmt, p->index));
}

static bool is_argument(const struct conc *c, inst_id inst, uint32_t stmt, const struct effect *e,
                        obj_id obj)
{
    for (int i = 0; i < e->nargs; i++)
        if (e->args[i].kind == PLACE_ARG && has_object(c, targets(c, inst, stmt, &e->args[i]), obj))
            return true;
    return false;
}

static bool is_on_loop(const struct effect *e)
{
    return e->kind == EFFECT_REGISTER && e->when == WHEN_ON_EXECUTOR;
}

/* The record that is registered: the handle lies in it and is an argument of the callback. */
static bool is_request(struct conc *c, func_id f, uint32_t stmt, const struct effect *e,
                       const struct place *arg, uint32_t *record)
{
    int64_t off, at;
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (e->handle.kind != PLACE_ARG || arg->kind != PLACE_ARG)
        return false;
    *record = term_strip(c, term_of(c, f, call_arg(pf, stmt, arg->index)), &off);
    return term_strip(c, term_of(c, f, call_arg(pf, stmt, e->handle.index)), &at) == *record;
}

/* Is the loop that the callback is registered with kept in its argument? The term of that. */
static bool keeps_loop(struct conc *c, func_id f, uint32_t stmt, const struct effect *e,
                       const struct place *arg, uint32_t *record)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (e->obj.kind != PLACE_ARG || arg->kind != PLACE_ARG)
        return false;
    ir_ref loop = call_arg(pf, stmt, e->obj.index);
    uint32_t def = ref_kind(loop) == REF_REG ? finfo_of(c, f)->def[ref_index(loop)] : IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_LOAD)
        return false;
    int64_t off, at;
    ir_ref from = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    *record = term_strip(c, term_of(c, f, call_arg(pf, stmt, arg->index)), &off);
    return term_strip(c, term_of(c, f, from), &at) == *record;
}

/* Objects that keep the loop which runs their callbacks. */
static void add_keepers(struct conc *c, struct confined *w, inst_id inst, uint32_t stmt,
                        const struct effect *e)
{
    uint32_t record, loc;
    for (int i = 0; is_on_loop(e) && !(e->flags & EFF_MANY) && i < e->nargs; i++) {
        if (!keeps_loop(c, pta_inst_func(c->pta, inst), stmt, e, &e->args[i], &record))
            continue;
        struct idset_iter it = idset_begin(targets(c, inst, stmt, &e->args[i]));
        while (idset_step(&it, &loc)) {
            const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
            if (l->stride || !obj_is_unique(c, l->obj))
                w->is_loop[l->obj.i] = w->any = true;
        }
    }
}

static void add_loop_objects(struct conc *c, struct confined *w, inst_id inst, uint32_t stmt,
                             const struct effect *e)
{
    add_keepers(c, w, inst, stmt, e);
    if (!is_on_loop(e) || e->handle.kind != PLACE_ARG)
        return;
    struct idset_iter it = idset_begin(targets(c, inst, stmt, &e->handle));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        bool are_several = l->stride || !obj_is_unique(c, l->obj);
        if (!is_argument(c, inst, stmt, e, l->obj))
            continue;
        w->is_registered[l->obj.i] = w->any_registered = true;
        if (!are_several)
            continue;
        w->is_loop[l->obj.i] = true;
        w->any = true;
    }
}

static void find_loop_objects(struct conc *c, struct confined *w)
{
    for (uint32_t i = 0; i < pta_ninsts(c->pta); i++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, (inst_id){i}, &n);
        for (uint32_t k = 0; k < n; k++)
            for (int m = 0; e[k].kind == EDGE_MODEL && m < e[k].model->neffects; m++)
                add_loop_objects(c, w, (inst_id){i}, e[k].stmt, &e[k].model->effects[m]);
    }
}

/* ---- what is found only through them ---- */

static bool is_candidate(struct conc *c, const struct confined *w, obj_id obj)
{
    return w->is_loop[obj.i] || (pta_obj(c->pta, obj)->kind == OBJ_HEAP && !obj_is_unique(c, obj));
}

/* Whatever an object outside keeps is outside. */
static void expose(struct conc *c, struct confined *w, obj_id holder, u32_vec *work)
{
    const u32_vec *places = pta_obj_locs(c->pta, holder);
    for (size_t i = 0; i < places->n; i++) {
        struct idset_iter it = idset_begin(pta_content(c->pta, (loc_id){places->at[i]}));
        uint32_t loc;
        while (idset_step(&it, &loc)) {
            obj_id kept = pta_loc(c->pta, (loc_id){loc})->obj;
            if (!w->is_confined[kept.i] || w->is_loop[kept.i])
                continue;
            w->is_confined[kept.i] = false;
            if (c->obj_escapes[kept.i])
                vec_push(work, kept.i);
        }
    }
}

static void find_confined(struct conc *c, struct confined *w)
{
    u32_vec work = {0};
    for (uint32_t i = 0; i < pta_nobjs(c->pta); i++) {
        w->is_confined[i] = is_candidate(c, w, (obj_id){i});
        if (!w->is_confined[i] && c->obj_escapes[i])
            vec_push(&work, i);
    }
    while (work.n)
        expose(c, w, (obj_id){vec_pop(&work)}, &work);
    vec_release(&work);
}

struct confined *confined_new(struct conc *c)
{
    struct confined *w = ARENA_ARRAY(&c->arena, struct confined, 1);
    w->is_loop = ARENA_ARRAY(&c->arena, bool, pta_nobjs(c->pta) + 1);
    w->is_registered = ARENA_ARRAY(&c->arena, bool, pta_nobjs(c->pta) + 1);
    w->is_confined = ARENA_ARRAY(&c->arena, bool, pta_nobjs(c->pta) + 1);
    if (c->opt.mode != MODE_SOUND)
        find_loop_objects(c, w);
    if (w->any)
        find_confined(c, w);
    return w;
}

bool is_loop_object(const struct confined *w, obj_id obj)
{
    return w->is_registered[obj.i];
}

bool has_loop_objects(const struct confined *w)
{
    return w->any_registered;
}

void confined_free(struct confined *w)
{
    if (w)
        map_release(&w->rooted);
}

/* ---- addresses ---- */

static bool are_all(const struct conc *c, const bool *is, const struct idset *locs)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc, n = 0;
    while (idset_step(&it, &loc)) {
        if (!is[pta_loc(c->pta, (loc_id){loc})->obj.i])
            return false;
        n++;
    }
    return n > 0;
}

static enum rooted is_rooted(struct conc *c, struct confined *w, uint32_t frame, ir_ref ref,
                             int depth);

/* One way in is enough: who comes with an object of another loop is seen at its own accesses. */
static enum rooted param_is_rooted(struct conc *c, struct confined *w, uint32_t frame,
                                   uint32_t param, int depth)
{
    struct frame f = c->frames.at[frame];
    bool are_loop_objects =
        are_all(c, w->is_loop, pta_value(c->pta, f.inst, ref_make(REF_REG, param)));
    if (f.caller == PTA_NONE)
        return are_loop_objects && pta_origin(c->pta, f.origin)->entry.i == f.inst.i ? ROOTED
                                                                                     : NOT_ROOTED;
    uint32_t n;
    const struct call_in *calls = frame_callers(c, frame, &n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t g = calls[i].frame;
        const struct pta_edge *e = edge_of_call(c, &calls[i]);
        bool is_callback = e->model && are_loop_objects && model_has(e->model, EFFECT_RUN_LOOP);
        ir_ref arg = call_arg(frame_func(c, g), e->stmt, (int32_t)param);
        if (is_callback || (!e->model && is_rooted(c, w, g, arg, depth + 1) == ROOTED))
            return ROOTED;
    }
    return NOT_ROOTED;
}

/* Does the function register what the register points to? */
static bool is_registered(struct conc *c, uint32_t frame, uint32_t reg)
{
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = frame_func(c, frame);
    uint32_t base = term_of(c, f, ref_make(REF_REG, reg)), n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *r = &e[i].model->effects[k];
            if (r->kind != EFFECT_REGISTER || r->handle.kind != PLACE_ARG)
                continue;
            int64_t off;
            ir_ref handle = call_arg(pf, e[i].stmt, r->handle.index);
            if (term_strip(c, term_of(c, f, handle), &off) == base)
                return true;
        }
    return false;
}

/* All that a phi may be, or one of the things that a getter is given. */
static enum rooted phi_is_rooted(struct conc *c, struct confined *w, uint32_t frame,
                                 const struct ir_stmt *s, const ir_ref *args, int depth)
{
    enum rooted all = ROOT_OPEN;
    for (uint32_t i = 0; i < s->nargs && all != NOT_ROOTED; i += 2) {
        if (ref_kind(args[i]) != REF_REG)
            continue; /* NULL */
        enum rooted one = is_rooted(c, w, frame, args[i], depth + 1);
        all = one == ROOT_OPEN ? all : one;
    }
    return all;
}

static enum rooted getter_is_rooted(struct conc *c, struct confined *w, uint32_t frame,
                                    const struct ir_stmt *s, const ir_ref *args, int depth)
{
    for (uint32_t i = 1; i < s->nargs; i++)
        if (is_rooted(c, w, frame, args[i], depth + 1) == ROOTED)
            return ROOTED;
    return NOT_ROOTED;
}

static enum rooted reg_is_rooted(struct conc *c, struct confined *w, uint32_t frame, uint32_t reg,
                                 int depth)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    if (!are_all(c, w->is_confined, pta_value(c->pta, inst, ref_make(REF_REG, reg))))
        return NOT_ROOTED;
    if (is_registered(c, frame, reg))
        return ROOTED;
    if (reg < pf->func->nparams)
        return param_is_rooted(c, w, frame, reg, depth);
    uint32_t def = finfo_of(c, pta_inst_func(c->pta, inst))->def[reg];
    if (def == IR_NONE)
        return NOT_ROOTED;
    const struct ir_stmt *s = &pf->stmts[def];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    switch (s->op) {
    case IR_COPY:
    case IR_ADDR:
    case IR_LOAD:
        return is_rooted(c, w, frame, args[0], depth + 1);
    case IR_PHI:
        return phi_is_rooted(c, w, frame, s, args, depth);
    case IR_CALL:
        return getter_is_rooted(c, w, frame, s, args, depth);
    default:
        return NOT_ROOTED;
    }
}

static enum rooted is_rooted(struct conc *c, struct confined *w, uint32_t frame, ir_ref ref,
                             int depth)
{
    if (ref_kind(ref) != REF_REG || depth > MAX_ROOT_DEPTH)
        return NOT_ROOTED;
    uint64_t key = map_key2(frame, ref_index(ref));
    uint32_t known = map_get(&w->rooted, key, 0);
    if (known)
        return (enum rooted)known;
    map_put(&w->rooted, key, ROOT_OPEN);
    enum rooted is = reg_is_rooted(c, w, frame, ref_index(ref), depth);
    map_put(&w->rooted, key, is == ROOTED ? ROOTED : NOT_ROOTED);
    return is;
}

bool belongs_to_loop(struct conc *c, struct confined *w, uint32_t frame, ir_ref address)
{
    return w->any && is_rooted(c, w, frame, address, 0) == ROOTED;
}

/* Can the call come before the statement, without the loop around it going round? */
static bool may_come_before(struct conc *c, func_id f, uint32_t call, uint32_t stmt)
{
    const struct finfo *info = finfo_of(c, f);
    uint32_t loop = info->cfg->loop[info->block_of[call]];
    if (call == stmt)
        return false; /* what the library does before it registers */
    if (loop != CFG_NONE)
        return !comes_first_in_round(c, f, loop, stmt, call);
    return info->block_of[call] == info->block_of[stmt]
               ? call < stmt
               : !cfg_dominates(info->cfg, info->block_of[stmt], info->block_of[call]);
}

bool is_registered_later(struct conc *c, struct confined *w, uint32_t frame, uint32_t stmt,
                         ir_ref address)
{
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    uint32_t n, record;
    if (!w->any || !are_all(c, w->is_loop, pta_value(c->pta, inst, address)))
        return false;
    int64_t off;
    uint32_t base = term_strip(c, term_of(c, f, address), &off);
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *r = &e[i].model->effects[k];
            for (int a = 0; is_on_loop(r) && a < r->nargs; a++)
                if ((keeps_loop(c, f, e[i].stmt, r, &r->args[a], &record) ||
                     is_request(c, f, e[i].stmt, r, &r->args[a], &record)) &&
                    record == base && !may_come_before(c, f, e[i].stmt, stmt))
                    return true;
        }
    return false;
}
