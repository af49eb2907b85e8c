/*
 * Which functions are analysed once per call site. Four kinds, found by looking at bodies, never
 * at names:
 *
 *   allocation wrappers  every value they return is fresh memory (or null), got from an allocation
 *                        model or from another such wrapper. Without this `zmalloc` makes all of a
 *                        program's heap one object.
 *   creation wrappers    hand a parameter on as the function of a new thread (O2 section 3.2,
 *                        "wrapper functions": the entry point is extended by the call site).
 *   small helpers        short functions that store or return what they are given: list and queue
 *                        operations, getters, constructors.
 *
 *   library code         inline functions and templates of the C++ library: containers, smart
 *                        pointers, bind and invoke only pass on what their user gives them.
 *
 * Requirements: a recursive function is never cloned (contexts stay finite); the choice depends on
 * the program text only (ids stay stable).
 */
#include "ir/cfg.h"
#include "pta/pta_int.h"

enum { HELPER_MAX_STMTS = 12, WRAPPER_MAX_STMTS = 250 };

struct finder {
    struct pta *p;
    struct arena scratch;
    struct scc scc;     /* of the direct call graph */
    bool *is_recursive; /* function -> */
    bool *returns_fresh;
    bool *passes_fn;     /* hands a parameter on as a thread's function */
    const uint32_t *def; /* register -> defining statement, of the current function */
    uint8_t *seen;
};

static bool direct_callee(const struct pta *p, const struct prog_func *pf, const struct ir_stmt *s,
                          psym_id *sym)
{
    if (s->op != IR_CALL)
        return false;
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    if (ref_kind(callee) != REF_SYM)
        return false;
    *sym = prog_sym_of(p->prog, pf->unit_index, ref_index(callee));
    return p->prog->syms[sym->i].is_function;
}

static void find_recursion(struct finder *f)
{
    const struct prog *prog = f->p->prog;
    uint32_t *first = ARENA_ARRAY(&f->scratch, uint32_t, prog->nfuncs + 1);
    bool *calls_itself = ARENA_ARRAY(&f->scratch, bool, prog->nfuncs + 1);
    u32_vec edges = {0};
    for (uint32_t i = 0; i < prog->nfuncs; i++) {
        const struct prog_func *pf = &prog->funcs[i];
        first[i] = (uint32_t)edges.n;
        for (uint32_t k = 0; k < pf->func->nstmts; k++) {
            psym_id sym;
            if (!direct_callee(f->p, pf, &pf->stmts[k], &sym) ||
                prog->syms[sym.i].func.i == IR_NONE)
                continue;
            uint32_t callee = prog->syms[sym.i].func.i;
            calls_itself[i] |= callee == i;
            vec_push(&edges, callee);
        }
    }
    first[prog->nfuncs] = (uint32_t)edges.n;
    uint32_t *list = arena_memdup(&f->scratch, edges.at, edges.n * sizeof *edges.at);
    vec_release(&edges);
    f->scc = scc_build(&f->scratch, prog->nfuncs, first, list);
    uint32_t *size = ARENA_ARRAY(&f->scratch, uint32_t, f->scc.ncomps + 1);
    for (uint32_t i = 0; i < prog->nfuncs; i++)
        size[f->scc.comp[i]]++;
    for (uint32_t i = 0; i < prog->nfuncs; i++)
        f->is_recursive[i] = calls_itself[i] || size[f->scc.comp[i]] > 1;
}

/* ---- where a value comes from, inside one function ---- */

enum source { SOURCE_NULL = 1, SOURCE_FRESH = 2, SOURCE_PARAM = 4, SOURCE_OTHER = 8 };

static bool model_has(const struct model_fn *m, enum effect_kind a, enum effect_kind b)
{
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == a || m->effects[i].kind == b)
            return true;
    return false;
}

static unsigned call_source(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s)
{
    psym_id sym;
    if (!direct_callee(f->p, pf, s, &sym))
        return SOURCE_OTHER;
    const struct prog_sym *ps = &f->p->prog->syms[sym.i];
    if (ps->func.i != IR_NONE && f->returns_fresh[ps->func.i])
        return SOURCE_FRESH;
    const struct model_fn *m = model_find(f->p->model, ps->name, ps->pretty);
    if (ps->func.i != IR_NONE && !(m && m->override_body))
        return SOURCE_OTHER;
    return model_has(m, EFFECT_ALLOC, EFFECT_REALLOC) ? SOURCE_FRESH : SOURCE_OTHER;
}

static unsigned source_of(struct finder *f, const struct prog_func *pf, ir_ref ref);

static unsigned def_source(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    unsigned all = 0;
    switch (s->op) {
    case IR_COPY:
    case IR_PTRTOINT:
    case IR_INTTOPTR:
    case IR_ADDR:
        return source_of(f, pf, args[0]);
    case IR_PHI:
        for (uint32_t i = 0; i < s->nargs; i += 2)
            all |= source_of(f, pf, args[i]);
        return all;
    case IR_SELECT:
        return source_of(f, pf, args[1]) | source_of(f, pf, args[2]);
    case IR_CALL:
        return call_source(f, pf, s);
    default:
        return SOURCE_OTHER;
    }
}

static unsigned source_of(struct finder *f, const struct prog_func *pf, ir_ref ref)
{
    enum ref_kind kind = ref_kind(ref);
    if (kind == REF_NONE || kind == REF_IMM || kind == REF_INT)
        return SOURCE_NULL;
    if (kind != REF_REG)
        return SOURCE_OTHER;
    uint32_t reg = ref_index(ref);
    if (reg < pf->func->nparams)
        return SOURCE_PARAM;
    if (f->seen[reg] || f->def[reg] == IR_NONE)
        return 0; /* a loop adds nothing new */
    f->seen[reg] = 1;
    return def_source(f, pf, &pf->stmts[f->def[reg]]);
}

static void index_defs(struct finder *f, const struct prog_func *pf, struct arena *a)
{
    uint32_t *def = arena_alloc(a, (pf->func->nregs + 1) * sizeof *def);
    for (uint32_t r = 0; r < pf->func->nregs; r++)
        def[r] = IR_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].dst != IR_NO_REG)
            def[pf->stmts[i].dst] = i;
    f->def = def;
    f->seen = arena_alloc(a, pf->func->nregs + 1);
}

static unsigned value_source(struct finder *f, const struct prog_func *pf, ir_ref ref)
{
    memset(f->seen, 0, pf->func->nregs);
    return source_of(f, pf, ref);
}

/* ---- the three kinds ---- */

static bool is_alloc_wrapper(struct finder *f, const struct prog_func *pf)
{
    unsigned all = 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op == IR_RET && s->nargs)
            all |= value_source(f, pf, ir_args(pf->unit, pf->func, s)[0]);
    }
    /* A pool also hands out what was given back to it, so other sources do not count against it. */
    return (all & SOURCE_FRESH) && pf->func->nstmts <= WRAPPER_MAX_STMTS;
}

static bool spawns_param(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s)
{
    psym_id sym;
    if (!direct_callee(f->p, pf, s, &sym))
        return false;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    const struct prog_sym *ps = &f->p->prog->syms[sym.i];
    bool is_wrapper = ps->func.i != IR_NONE && f->passes_fn[ps->func.i];
    const struct model_fn *m = is_wrapper ? NULL : model_find(f->p->model, ps->name, ps->pretty);
    if (!is_wrapper && !model_has(m, EFFECT_SPAWN, EFFECT_REGISTER))
        return false;
    for (uint32_t i = 1; i < s->nargs; i++)
        if (value_source(f, pf, args[i]) & SOURCE_PARAM)
            return true;
    return false;
}

static bool is_creation_wrapper(struct finder *f, const struct prog_func *pf)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_CALL && spawns_param(f, pf, &pf->stmts[i]))
            return true;
    return false;
}

static bool is_helper(struct finder *f, const struct prog_func *pf)
{
    if (!pf->func->nparams || pf->func->nstmts > HELPER_MAX_STMTS)
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->op == IR_STORE && s->size >= pf->unit->pointer_size &&
            ref_kind(args[0]) == REF_REG && ref_kind(args[1]) == REF_REG)
            return true;
        if (s->op == IR_RET && s->nargs && ref_kind(args[0]) == REF_REG &&
            f->p->prog->syms[pf->sym.i].is_function)
            return true;
    }
    return false;
}

static void classify(struct finder *f, uint32_t i)
{
    const struct prog_func *pf = &f->p->prog->funcs[i];
    struct arena a;
    if (f->is_recursive[i])
        return;
    arena_init(&a, "clones");
    index_defs(f, pf, &a);
    f->returns_fresh[i] = is_alloc_wrapper(f, pf);
    f->passes_fn[i] = is_creation_wrapper(f, pf);
    bool is_template = prog_func_is_library(f->p->prog, (func_id){i});
    f->p->is_cloned[i] = f->returns_fresh[i] || f->passes_fn[i] || is_template || is_helper(f, pf);
    arena_release(&a);
}

void find_clones(struct pta *p)
{
    uint32_t n = p->prog->nfuncs;
    struct finder f = {.p = p};
    arena_init(&f.scratch, "clones");
    f.is_recursive = ARENA_ARRAY(&f.scratch, bool, n + 1);
    f.returns_fresh = p->returns_fresh;
    f.passes_fn = ARENA_ARRAY(&f.scratch, bool, n + 1);
    find_recursion(&f);
    /* Callees first: components are numbered in reverse topological order. */
    uint32_t *start = ARENA_ARRAY(&f.scratch, uint32_t, f.scc.ncomps + 2);
    uint32_t *order = ARENA_ARRAY(&f.scratch, uint32_t, n + 1);
    for (uint32_t i = 0; i < n; i++)
        start[f.scc.comp[i] + 1]++;
    for (uint32_t c = 0; c < f.scc.ncomps; c++)
        start[c + 1] += start[c];
    for (uint32_t i = 0; i < n; i++)
        order[start[f.scc.comp[i]]++] = i;
    for (uint32_t i = 0; i < n; i++)
        classify(&f, order[i]);
    arena_release(&f.scratch);
}
