/*
 * Which calls may end by an exception. An exception comes from a `throw` of the program, or from a
 * library function whose model says so (`throw`), such as a checked access to a container. What
 * only a lack of memory or threads makes the library throw is left out (assumption A-NOTHROW): the
 * way out of a program that cannot go on is not where its threads meet. A method of the JVM's
 * library that throws has done what it does: an interrupted wait counts as over (A-INTERRUPT).
 *
 * A wait for a thread throws only if somebody interrupts, and one for a result if the task was
 * ended by an exception: not where nobody interrupts (A-UNINTERRUPTED) and no code of the task has
 * a `throw` of an exception that it has not caught itself (A-UNFAILING). Then `try { a.get();
 * b.get(); } catch (Exception e) { }` has waited for both. Nor do waits for a condition, a barrier
 * or a permit.
 */
#include "conc/conc_int.h"
#include "link/classes.h"

static bool model_locks(const struct model_fn *m)
{
    return model_has(m, EFFECT_LOCK) || model_has(m, EFFECT_UNLOCK);
}

/* Nothing but a signal to others, which never fails. */
static bool model_only_posts(const struct model_fn *m)
{
    for (int i = 0; i < m->neffects; i++)
        if (m->effects[i].kind != EFFECT_SEM_POST && m->effects[i].kind != EFFECT_COND_SIGNAL)
            return false;
    return m->neffects > 0;
}

/* Methods of the JVM's library may throw, all of them; a lock's only if nothing was taken. */
static bool is_method(const struct conc *c, uint32_t sym)
{
    return c->prog->classes && method_selector(c->prog->syms[sym].name);
}

/* Functions of unknown libraries: those of C do not throw. */
static bool is_cxx_name(const struct conc *c, uint32_t sym)
{
    const char *name = c->prog->syms[sym].name;
    return name && !strncmp(name, "_Z", 2);
}

/* C++ throws by a call of its library; `throw` there only passes on what came from below. */
static bool throws_itself(const struct conc *c, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    bool has_throw = false;
    if (!is_method(c, pf->sym.i))
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts && !has_throw; i++)
        has_throw = pf->stmts[i].op == IR_THROW;
    return has_throw;
}

/* Is the value an exception that was caught, whichever of them? */
static bool is_caught_one(struct conc *c, const struct prog_func *pf, ir_ref value, int depth)
{
    const struct ir_stmt *def =
        def_in(pf, finfo_of(c, (func_id){(uint32_t)(pf - c->prog->funcs)}), value);
    if (!def || depth > 4)
        return false;
    if (def->op == IR_LANDINGPAD)
        return true;
    uint32_t n = def->op == IR_PHI ? def->nargs : def->op == IR_CAST || def->op == IR_COPY ? 1 : 0;
    const ir_ref *args = ir_args(pf->unit, pf->func, def);
    for (uint32_t i = 0; i < n; i++)
        if (!is_caught_one(c, pf, args[i], depth + 1))
            return false;
    return n > 0;
}

bool stmt_throws_anew(struct conc *c, uint32_t frame, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    const bool *dead = c->frames.at[frame].dead;
    return pf->stmts[stmt].op == IR_THROW && !(dead && dead[info->block_of[stmt]]) &&
           !is_caught_one(c, pf, prog_args(pf, &pf->stmts[stmt])[0], 0);
}

bool frame_throws_anew(struct conc *c, uint32_t frame)
{
    for (uint32_t i = 0; i < frame_func(c, frame)->func->nstmts; i++)
        if (stmt_throws_anew(c, frame, i))
            return true;
    return false;
}

/* A wait that only an interrupt ends by an exception, where nobody interrupts (A-UNINTERRUPTED)? */
static bool is_calm_wait(const struct conc *c, const struct pta_edge *e)
{
    bool waits = false;
    for (int i = 0; i < e->model->neffects; i++) {
        enum effect_kind kind = e->model->effects[i].kind;
        bool is_wait =
            kind == EFFECT_COND_WAIT || kind == EFFECT_BARRIER_WAIT || kind == EFFECT_SEM_WAIT;
        if (kind == EFFECT_FILL || kind == EFFECT_DRAIN)
            continue; /* no more than a part of what else the call does */
        if (!is_wait && kind != EFFECT_ASSIGN)
            return false;
        waits |= is_wait;
    }
    return waits && c->is_uninterrupted && is_method(c, e->target);
}

/* Does the wait for a thread come back in every case? */
static bool is_sure_wait(const struct conc *c, uint32_t frame, const struct pta_edge *e)
{
    bool is_wait = c->is_uninterrupted && is_method(c, e->target);
    for (int i = 0; i < e->model->neffects && is_wait; i++) {
        const struct effect *f = &e->model->effects[i];
        if (f->kind == EFFECT_ASSIGN)
            continue;
        is_wait = f->kind == EFFECT_JOIN &&
                  !(f->flags & (EFF_TIMED | EFF_GIVES_UP | EFF_ALL | EFF_CHILDREN));
        if (!is_wait || f->ret.kind == PLACE_NONE)
            continue;
        const struct idset *handles =
            pta_place(c->pta, c->frames.at[frame].inst, e->stmt, &f->handle);
        uint32_t loc, n = 0;
        struct idset_iter it = idset_begin(handles);
        while (idset_step(&it, &loc) && is_wait) {
            const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj);
            is_wait = o->kind == OBJ_HANDLE && !idset_has(&c->throwers, o->site);
            n++;
        }
        is_wait &= n > 0;
    }
    return is_wait && model_has(e->model, EFFECT_JOIN);
}

bool edge_may_throw(const struct conc *c, uint32_t frame, const struct pta_edge *e)
{
    if (e->kind == EDGE_MODEL && (is_sure_wait(c, frame, e) || is_calm_wait(c, e)))
        return false;
    if (e->kind == EDGE_MODEL)
        return model_has(e->model, EFFECT_THROW) ||
               (is_method(c, e->target) && !model_locks(e->model) && !model_only_posts(e->model));
    if (e->kind == EDGE_EXTERNAL)
        return is_cxx_name(c, e->target) || is_method(c, e->target);
    if (e->kind != EDGE_CALL)
        return false;
    uint32_t callee = frame_find(c, c->frames.at[frame].origin, (inst_id){e->target});
    return callee != PTA_NONE && c->frames.at[callee].may_throw;
}

bool edge_may_fail(const struct conc *c, uint32_t frame, const struct pta_edge *e)
{
    if (e->kind != EDGE_CALL)
        return !c->is_uninterrupted && e->kind == EDGE_MODEL &&
               !model_has(e->model, EFFECT_SPAWN) && edge_may_throw(c, frame, e);
    uint32_t callee = frame_find(c, c->frames.at[frame].origin, (inst_id){e->target});
    return callee != PTA_NONE && c->frames.at[callee].may_fail;
}

bool edge_throws_late(const struct conc *c, const struct pta_edge *e)
{
    if (e->kind != EDGE_MODEL || !is_method(c, e->target))
        return false;
    for (int i = 0; i < e->model->neffects; i++)
        if (e->model->effects[i].kind == EFFECT_LOCK)
            return false; /* taken or not: the exception says that it was not */
    return true;
}

bool call_may_throw(const struct conc *c, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (edge_may_throw(c, frame, &e[i]))
            return true;
    return false;
}

static bool *flag_of(struct conc *c, uint32_t frame, bool of_program)
{
    return of_program ? &c->frames.at[frame].may_fail : &c->frames.at[frame].may_throw;
}

static bool edge_passes_on(struct conc *c, uint32_t frame, const struct pta_edge *e,
                           bool of_program)
{
    return of_program ? edge_may_fail(c, frame, e) : edge_may_throw(c, frame, e);
}

/* From callees to callers; callees mostly come after their callers. */
static void pass_up(struct conc *c, bool of_program)
{
    bool again = true;
    while (again) {
        again = false;
        for (uint32_t f = (uint32_t)c->frames.n; f-- > 0;) {
            uint32_t n;
            bool *flag = flag_of(c, f, of_program);
            if (*flag)
                continue;
            const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
            for (uint32_t i = 0; i < n && !*flag; i++)
                *flag = edge_passes_on(c, f, &e[i], of_program);
            again |= *flag;
        }
    }
}

void throws_find(struct conc *c)
{
    for (uint32_t f = 0; f < c->frames.n; f++) {
        struct frame *frame = &c->frames.at[f];
        frame->may_throw |= throws_itself(c, f);
        frame->may_fail = c->is_uninterrupted ? frame_throws_anew(c, f) : frame->may_throw;
        if (c->is_uninterrupted && frame->may_fail)
            idset_add(&c->throwers, frame->origin.i);
    }
    pass_up(c, false);
    if (c->prog->classes)
        pass_up(c, true);
}
