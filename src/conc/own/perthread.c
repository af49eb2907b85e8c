/*
 * What a thread keeps in a ThreadLocal of the JVM:
 *
 *   static final ThreadLocal<Stats> LOCAL = ThreadLocal.withInitial(() -> {
 *       Stats s = new Stats();
 *       all.add(s);
 *       return s;
 *   });
 *
 * Every thread has another object there, if whatever is put there was made for that: what the first
 * value comes from returns what it has made, what `set` is given was made by the same function.
 * Then two threads that have each asked the variable do not meet, also if others find the objects
 * elsewhere. Objects that come there in another way, at any place of the program, are not so.
 *
 * An InheritableThreadLocal gives a new thread what its creator has, unless its class makes
 * something of that (`childValue`): what a thread that makes others keeps there is not its own.
 */
#include "conc/own/fresh_int.h"
#include "link/classes.h"

enum { MAX_DEPTH = 4, MAX_VALUES = 8 };

/* The frames of a function, + 1, linked by conc->next_frame. */
uint32_t first_frame(struct conc *c, func_id f)
{
    if (!c->next_frame) {
        c->next_frame = ARENA_ARRAY(&c->arena, uint32_t, c->frames.n + 1);
        for (uint32_t i = 0; i < c->frames.n; i++) {
            uint32_t *first =
                &finfo_of(c, pta_inst_func(c->pta, c->frames.at[i].inst))->first_frame;
            c->next_frame[i] = *first;
            *first = i + 1;
        }
    }
    return finfo_of(c, f)->first_frame;
}

static const struct model_fn *slot_model(const struct conc *c, const struct prog_func *pf,
                                         uint32_t stmt, enum effect_kind kind)
{
    psym_id sym;
    (void)callee_by_name(c, pf, stmt, &sym);
    const struct model_fn *m = sym.i == IR_NONE ? NULL : pta_model_of(c->pta, sym);
    return m && model_has(m, kind) ? m : NULL;
}

static bool returns_made(struct conc *c, func_id f, int depth);

/* Is the value null, or made by the function or by what it calls for that? */
static bool is_made(struct conc *c, func_id f, ir_ref value, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    int64_t number;
    for (int i = 0; i < MAX_VALUES; i++) {
        const struct ir_stmt *s = def_in(pf, info, value);
        if (!s)
            return ir_ref_int(pf->unit, value, &number) && !number;
        psym_id sym;
        func_id callee = callee_by_name(c, pf, (uint32_t)(s - pf->stmts), &sym);
        if (s->op == IR_NEW || makes_memory(c, pf, s))
            return true;
        if (s->op == IR_CALL)
            return callee.i != IR_NONE && !pta_model_of(c->pta, sym) && depth < MAX_DEPTH &&
                   returns_made(c, callee, depth + 1);
        if (s->op != IR_COPY && s->op != IR_CAST)
            return false;
        value = prog_args(pf, s)[0];
    }
    return false;
}

static bool returns_made(struct conc *c, func_id f, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t n = 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op == IR_RET &&
            (!s->nargs || n++ == MAX_VALUES || !is_made(c, f, prog_args(pf, s)[0], depth)))
            return false;
    }
    return n > 0;
}

static void add_objects(struct conc *c, inst_id inst, ir_ref value)
{
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, value));
    uint32_t loc;
    while (idset_step(&it, &loc))
        idset_add(&c->slot_shared, pta_loc(c->pta, (loc_id){loc})->obj.i);
}

/* Origins that start threads. */
static void find_makers(struct conc *c, struct idset *makers)
{
    for (uint32_t i = 0; i < pta_norigins(c->pta); i++) {
        const struct pta_creation *at = pta_creations(c->pta, (origin_id){i});
        for (uint32_t k = 0; k < pta_origin(c->pta, (origin_id){i})->ncreations; k++)
            idset_add(makers, pta_inst_origin(c->pta, at[k].inst).i);
    }
}

/* What the model does with a value that a new thread will find in the variable; NULL: it finds
 * none. */
static const struct effect *inheritance(const struct model_fn *m)
{
    for (int i = 0; i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_CALL && m->effects[i].src.kind != PLACE_NONE)
            return &m->effects[i];
    return NULL;
}

/* Has each of the variables a method of the program's own that makes another value of it? */
static bool makes_another(struct conc *c, inst_id inst, ir_ref variable, const char *method)
{
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, variable));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj);
        struct class_method own;
        if (!o->class || o->class > classes_count(c->prog->classes) ||
            !class_find_method(c->prog->classes, (class_id){o->class - 1}, method, &own) ||
            c->prog->syms[own.sym.i].func.i == IR_NONE || pta_model_of(c->pta, own.sym))
            return false;
    }
    return true;
}

/* May a thread that the frame's origin makes find the very object that the call is about? */
static bool is_left_to_child(struct conc *c, inst_id inst, uint32_t stmt, const struct model_fn *m,
                             const struct idset *makers)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    const struct effect *e = inheritance(m);
    return e && idset_has(makers, pta_inst_origin(c->pta, inst).i) &&
           !makes_another(c, inst, call_arg(pf, stmt, 0), e->fn.name);
}

/* What a frame puts into variables of threads, or lets them ask for at first, that was not made
 * for them. */
static void see_frame(struct conc *c, uint32_t frame, const struct idset *makers)
{
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = frame_func(c, frame);
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct model_fn *m = e[i].model;
        ir_ref value = call_arg(pf, e[i].stmt, 1);
        bool is_set = m && model_has(m, EFFECT_TLS_SET);
        if (!is_set && (!m || !model_has(m, EFFECT_TLS_GET)))
            continue;
        bool is_left = is_left_to_child(c, inst, e[i].stmt, m, makers);
        if (is_set && (is_left || !is_made(c, f, value, 0)))
            add_objects(c, inst, value);
        if (e[i].kind != EDGE_CALL)
            continue;
        inst_id callee = {e[i].target};
        func_id first = pta_inst_func(c->pta, callee);
        const struct prog_func *cf = &c->prog->funcs[first.i];
        for (uint32_t k = 0; k < cf->func->nstmts; k++)
            if (cf->stmts[k].op == IR_RET && cf->stmts[k].nargs &&
                (is_left || !is_made(c, first, prog_args(cf, &cf->stmts[k])[0], 0)))
                add_objects(c, callee, prog_args(cf, &cf->stmts[k])[0]);
    }
}

static void find_slots(struct conc *c)
{
    struct idset makers = {0};
    find_makers(c, &makers);
    for (uint32_t i = 0; i < c->frames.n; i++)
        see_frame(c, i, &makers);
    idset_release(&makers);
    c->has_slots = true;
}

bool slot_is_own(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (!c->prog->classes || c->opt.mode == MODE_SOUND || s->op != IR_CALL || s->dst == IR_NO_REG ||
        !slot_model(c, pf, stmt, EFFECT_TLS_GET))
        return false;
    if (!c->has_slots)
        find_slots(c);
    uint32_t known = 0;
    for (uint32_t i = first_frame(c, f); i; i = c->next_frame[i - 1]) {
        struct idset_iter it =
            idset_begin(pta_value(c->pta, c->frames.at[i - 1].inst, ref_make(REF_REG, s->dst)));
        uint32_t loc;
        for (; idset_step(&it, &loc); known++)
            if (idset_has(&c->slot_shared, pta_loc(c->pta, (loc_id){loc})->obj.i))
                return false;
    }
    return known > 0;
}
