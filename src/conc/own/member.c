/*
 * Threads that are members of the object they run: `thread_ = std::thread(&Worker::run, this)`. A
 * std::thread holds one thread at a time (to assign to one that was not joined ends the program),
 * so two threads that run at the same time were started for two objects, and what each reaches
 * through the pointer it was given is its own.
 *
 * The creator is the function of the user that calls the library to make the thread. It must hand
 * its own first parameter over, and keep the thread in the object that this points to; a thread
 * that it puts elsewhere (into a list) may be one of many for the object.
 */
#include "conc/element/index_int.h"

enum { MAX_LEVELS = 40, MAX_CALLS = 4 };

/* Where an address of a thread's code comes from. */
enum source {
    SOURCE_NONE,
    SOURCE_STATE,    /* inside of what the library made for the thread: its arguments */
    SOURCE_ARGUMENT, /* an argument, or inside of what that points to */
};

static enum source source_of(struct conc *c, uint32_t frame, uint32_t term, int depth);

static enum source source_of_param(struct conc *c, uint32_t frame, uint32_t param, int depth)
{
    const struct frame *f = &c->frames.at[frame];
    enum source out = SOURCE_NONE;
    if (f->caller == PTA_NONE)
        return param == 0 && pta_origin(c->pta, f->origin)->entry.i == f->inst.i ? SOURCE_STATE
                                                                                 : SOURCE_NONE;
    uint32_t n;
    const struct call_in *calls = frame_callers(c, frame, &n);
    for (uint32_t i = 0; i < n && n <= MAX_CALLS; i++) {
        const struct pta_edge *e = edge_of_call(c, &calls[i]);
        func_id caller = pta_inst_func(c->pta, c->frames.at[calls[i].frame].inst);
        ir_ref arg = call_arg(&c->prog->funcs[caller.i], e->stmt, (int32_t)param);
        enum source from = SOURCE_NONE;
        if (!e->model && ref_kind(arg) == REF_REG)
            from = source_of(c, calls[i].frame, term_of(c, caller, arg), depth + 1);
        if (from == SOURCE_NONE || (i && from != out))
            return SOURCE_NONE;
        out = from;
    }
    return out;
}

static enum source source_of(struct conc *c, uint32_t frame, uint32_t term, int depth)
{
    uint32_t t[4];
    memcpy(t, tuples_at(&c->terms, term_base(c, term)), sizeof t);
    if (depth > MAX_LEVELS)
        return SOURCE_NONE;
    if (t[0] == TERM_PARAM && t[1] == pta_inst_func(c->pta, c->frames.at[frame].inst).i)
        return source_of_param(c, frame, t[2], depth);
    if (t[0] == TERM_LOAD)
        return source_of(c, frame, t[1], depth + 1) == SOURCE_STATE ? SOURCE_ARGUMENT : SOURCE_NONE;
    return SOURCE_NONE;
}

/* ---- where the thread is kept ---- */

static bool is_of_first_param(struct conc *c, func_id f, ir_ref ref)
{
    int64_t off;
    if (ref_kind(ref) != REF_REG)
        return false;
    const uint32_t *t = tuples_at(&c->terms, term_strip(c, term_of(c, f, ref), &off));
    return t[0] == TERM_PARAM && t[1] == f.i && t[2] == 0;
}

static bool is_thread_assignment(const struct conc *c, const struct prog_func *pf, uint32_t stmt)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref callee = s->op == IR_CALL ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM)
        return false;
    const char *name =
        c->prog->syms[prog_sym_of(c->prog, pf->unit_index, ref_index(callee)).i].pretty;
    return name && (strncmp(name, "std::thread::operator=", 22) == 0 ||
                    strncmp(name, "std::jthread::operator=", 23) == 0);
}

/* Is the thread that the call makes kept in what the first parameter points to? */
static bool keeps_thread(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    ir_ref made = call_arg(pf, stmt, 0);
    if (stmt_in_loop(c, f, stmt) || ref_is_none(made))
        return false;
    if (is_of_first_param(c, f, made))
        return true;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (is_thread_assignment(c, pf, i) && call_arg(pf, i, 1).bits == made.bits &&
            is_of_first_param(c, f, call_arg(pf, i, 0)))
            return true;
    return false;
}

/* The user's function that makes the origin's threads, and where; PTA_NONE. */
static uint32_t creator_of(struct values *v, uint32_t origin, uint32_t *stmt)
{
    struct conc *c = v->c;
    const struct birth *b = &v->births[origin];
    uint32_t frame = b->frame;
    *stmt = b->stmt;
    if (!b->is_known || b->effect->fn.kind != PLACE_VIRTUAL)
        return PTA_NONE;
    while (prog_func_is_library(c->prog, pta_inst_func(c->pta, c->frames.at[frame].inst))) {
        const struct frame *f = &c->frames.at[frame];
        if (f->caller == PTA_NONE || f->ncallers != 1)
            return PTA_NONE;
        *stmt = f->call_stmt;
        frame = f->caller;
    }
    return frame;
}

/* Do all objects that the address may be in belong to those of the creator's first parameter? */
static bool is_given_object(struct conc *c, uint32_t creator, uint32_t frame, ir_ref address)
{
    const struct idset *given = pta_value(c->pta, c->frames.at[creator].inst, ref_make(REF_REG, 0));
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[frame].inst, address));
    uint32_t loc, own, n = 0;
    for (; idset_step(&it, &loc); n++) {
        struct idset_iter objs = idset_begin(given);
        bool is_one = false;
        while (!is_one && idset_step(&objs, &own))
            is_one = pta_loc(c->pta, (loc_id){own})->obj.i == pta_loc(c->pta, (loc_id){loc})->obj.i;
        if (!is_one)
            return false;
    }
    return n > 0;
}

static bool is_own(struct conc *c, uint32_t creator, const struct element *e)
{
    func_id f = pta_inst_func(c->pta, c->frames.at[e->frame].inst);
    return is_given_object(c, creator, e->frame, e->base) &&
           source_of(c, e->frame, term_of(c, f, e->base), 0) == SOURCE_ARGUMENT;
}

bool members_apart(struct index *x, const struct element *a, const struct element *b)
{
    struct conc *c = x->c;
    origin_id o = index_origin(x, a->frame);
    uint32_t stmt;
    if (o.i != index_origin(x, b->frame).i || c->prog->classes || ref_kind(a->base) != REF_REG ||
        ref_kind(b->base) != REF_REG)
        return false;
    uint32_t creator = creator_of(x->v, o.i, &stmt);
    return creator != PTA_NONE &&
           keeps_thread(c, pta_inst_func(c->pta, c->frames.at[creator].inst), stmt) &&
           is_own(c, creator, a) && is_own(c, creator, b);
}
