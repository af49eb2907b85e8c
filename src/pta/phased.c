/*
 * Functions that a thread calls several times with a barrier in between:
 *
 *   for (;;) { half(0); barrier.await(); half(1); barrier.await(); }
 *
 * What `half` does belongs to one phase in each of its calls, and to all of them if they share one
 * instance. So it is analysed once per call site, and so is what it calls, a few levels down. Who
 * waits is told by models; of the JVM also by a function of the program in which threads wait for a
 * condition, which may be a barrier made by hand. It depends on the program text only.
 */
#include "pta/pta_int.h"

enum { PHASED_MAX_STMTS = 250, PHASED_DEPTH = 2, PHASED_MAX_SITES = 8 };

struct phased {
    struct pta *p;
    const bool *is_recursive;
    bool *waits;     /* function -> it waits for a condition: no step of anything */
    uint32_t *sites; /* function -> calls in the function that is looked at */
};

/* What the statement calls by its name; its body, if it has one. */
static bool callee_at(const struct phased *f, const struct prog_func *pf, const struct ir_stmt *s,
                      psym_id *sym, uint32_t *body)
{
    if (s->op != IR_CALL)
        return false;
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    if (ref_kind(callee) != REF_SYM)
        return false;
    *sym = prog_sym_of(f->p->prog, pf->unit_index, ref_index(callee));
    *body = f->p->prog->syms[sym->i].func.i;
    return true;
}

static bool calls_model(const struct phased *f, const struct prog_func *pf, enum effect_kind kind)
{
    psym_id sym;
    uint32_t body;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (!callee_at(f, pf, &pf->stmts[i], &sym, &body) || body != IR_NONE)
            continue;
        const struct model_fn *m = callee_of(f->p, sym).model;
        if (m && model_has(m, kind))
            return true;
    }
    return false;
}

static bool calls_waiter(const struct phased *f, const struct prog_func *pf)
{
    psym_id sym;
    uint32_t body;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (callee_at(f, pf, &pf->stmts[i], &sym, &body) && body != IR_NONE && f->waits[body])
            return true;
    return false;
}

static void mark(struct phased *f, uint32_t func, int depth)
{
    const struct prog_func *pf = &f->p->prog->funcs[func];
    psym_id sym;
    uint32_t body;
    if (f->is_recursive[func] || f->waits[func] || pf->func->nstmts > PHASED_MAX_STMTS ||
        !pf->func->nparams)
        return;
    f->p->is_cloned[func] = f->p->is_phased[func] = true;
    for (uint32_t i = 0; depth < PHASED_DEPTH && i < pf->func->nstmts; i++)
        if (callee_at(f, pf, &pf->stmts[i], &sym, &body) && body != IR_NONE)
            mark(f, body, depth + 1);
}

/* Marks what the function, which meets others, calls more than once. */
static void look_at(struct phased *f, const struct prog_func *pf)
{
    psym_id sym;
    uint32_t body;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (callee_at(f, pf, &pf->stmts[i], &sym, &body) && body != IR_NONE)
            f->sites[body]++;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (!callee_at(f, pf, &pf->stmts[i], &sym, &body) || body == IR_NONE)
            continue;
        if (f->sites[body] > 1 && f->sites[body] <= PHASED_MAX_SITES)
            mark(f, body, 0);
        f->sites[body] = 0;
    }
}

void find_phased(struct pta *p, const bool *is_recursive)
{
    const struct prog *prog = p->prog;
    struct arena scratch;
    p->is_phased = ARENA_ARRAY(&p->arena, bool, prog->nfuncs + 1);
    if (p->level) /* a large program of the JVM */
        return;
    arena_init(&scratch, "phased");
    struct phased f = {p, is_recursive, ARENA_ARRAY(&scratch, bool, prog->nfuncs + 1),
                       ARENA_ARRAY(&scratch, uint32_t, prog->nfuncs + 1)};
    for (uint32_t i = 0; prog->classes && i < prog->nfuncs; i++)
        f.waits[i] = calls_model(&f, &prog->funcs[i], EFFECT_COND_WAIT);
    for (uint32_t i = 0; i < prog->nfuncs; i++)
        if (calls_model(&f, &prog->funcs[i], EFFECT_BARRIER_WAIT) ||
            (prog->classes && calls_waiter(&f, &prog->funcs[i])))
            look_at(&f, &prog->funcs[i]);
    arena_release(&scratch);
}
