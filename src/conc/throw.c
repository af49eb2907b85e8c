/*
 * Which calls may end by an exception. An exception comes from a `throw` of the program, or from a
 * library function whose model says so (`throw`), such as a checked access to a container. What
 * only a lack of memory or threads makes the library throw is left out (assumption A-NOTHROW): the
 * way out of a program that cannot go on is not where its threads meet. A method of the JVM's
 * library that throws has done what it does: an interrupted wait counts as over (A-INTERRUPT).
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

bool edge_may_throw(const struct conc *c, uint32_t frame, const struct pta_edge *e)
{
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

void throws_find(struct conc *c)
{
    bool again = true;
    for (uint32_t f = 0; f < c->frames.n; f++)
        c->frames.at[f].may_throw |= throws_itself(c, f);
    while (again) { /* callees mostly come after their callers */
        again = false;
        for (uint32_t f = (uint32_t)c->frames.n; f > 0; f--) {
            uint32_t n;
            if (c->frames.at[f - 1].may_throw)
                continue;
            const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f - 1].inst, &n);
            for (uint32_t i = 0; i < n && !c->frames.at[f - 1].may_throw; i++)
                c->frames.at[f - 1].may_throw = edge_may_throw(c, f - 1, &e[i]);
            again |= c->frames.at[f - 1].may_throw;
        }
    }
}
