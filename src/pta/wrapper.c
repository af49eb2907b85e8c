/*
 * Which functions are analysed once per call site. Nine kinds, found by looking at bodies, not at
 * names (but for the last):
 *
 *   allocation wrappers  every value they return is fresh memory (or null), got from an allocation
 *                        model or from another such wrapper. Without this `zmalloc` makes all of a
 *                        program's heap one object.
 *   creation wrappers    hand a parameter on as the function of a new thread (O2 section 3.2,
 *                        "wrapper functions": the entry point is extended by the call site), or
 *                        start one through the C++ library: what a std::thread captures comes
 *                        from their parameters as a rule (`this` of a class with a worker).
 *   submitters           put a function they are given, with another argument, into memory they get
 *                        for it: a task of its own for each `submit(pool, work, &job)`.
 *   regions              functions that take parameters and run threads until they return.
 *   semaphores           of the program's own (ownsem.c): each is another counter.
 *   small helpers        short functions that store or return what they are given, or wait for it
 *                        or lock it: list and queue operations, getters, constructors, joins.
 *
 *   library code         inline functions and templates of the C++ library: containers, smart
 *                        pointers, bind and invoke only pass on what their user gives them.
 *   constructors         of C++ classes: what the members allocate is another for each object.
 *   steps                functions that a thread calls several times between barriers (phased.c).
 *
 * Requirements: of recursive functions only allocation wrappers are cloned, and a context never
 * holds a call site twice (contexts stay finite); the choice depends on the program text only (ids
 * stay stable).
 */
#include "ir/cfg.h"
#include "pta/pta_int.h"

enum {
    HELPER_MAX_STMTS = 16,
    CONTAINER_MAX_STMTS = 60,
    FILLER_MAX_STMTS = 100,
    WRAPPER_MAX_STMTS = 250,
    MAX_ROOT_STEPS = 16,
};

struct finder {
    struct pta *p;
    struct arena scratch;
    struct scc scc;     /* of the direct call graph */
    bool *is_recursive; /* function -> */
    bool *returns_fresh;
    uint64_t *returns_params;  /* all it ever returns is one of these parameters; 0: not so */
    uint64_t *keeps_params;    /* parameters that may be stored somewhere */
    uint64_t *fills_params;    /* parameters behind which it stores fresh memory, and only such */
    bool *starts_threads;      /* library code that leads to the start of a thread */
    bool *joins_threads;       /* waits for a thread that a parameter leads to */
    uint64_t *syncs_params;    /* of short functions: lead to what they wait for, lock or unlock */
    uint64_t *spawn_params;    /* parameters handed on to a new thread, as its code or argument */
    uint64_t *code_params;     /* parameters that some call gives a function by its name */
    bool *submits;             /* submitters */
    uint32_t *variables_given; /* calls with the address of a variable as their first argument */
    uint32_t
        *places_given; /* ... of a variable that is no constant, or of a member, as any argument */
    const uint32_t *def; /* register -> defining statement, of the current function */
    uint8_t *seen;
    uint64_t hook_params; /* numbers of parameters that allocators behind pointers have */
    /* (number of parameters, one of them, its kind) -> 1: a function whose address is taken locks
     * what that parameter leads to */
    struct map sync_hooks;
    u32_vec work;    /* operands to look at */
    uint64_t params; /* parameters met by the last value_source */
    bool is_moved;   /* the last value_source went through an address computation */
};

static uint64_t param_bit(uint32_t param)
{
    return 1ull << MIN(param, 63);
}

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

enum source {
    SOURCE_NULL = 1,
    SOURCE_FRESH = 2,
    SOURCE_PARAM = 4,
    SOURCE_VARIABLE = 8, /* the address of a variable, or in it */
    SOURCE_OTHER = 16,
};

/* Looks at the arguments that a call merely returns instead of the call; false if it does more. */
static bool push_returned(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s,
                          uint32_t callee)
{
    uint64_t returned = f->returns_params[callee];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    f->is_moved |= !f->p->identity[callee];
    for (uint32_t i = 0; returned && i + 1 < s->nargs; i++)
        if (returned & param_bit(i))
            vec_push(&f->work, args[i + 1].bits);
    return returned;
}

/* A call through a pointer in a global variable, where programs keep their choice of a function. */
static bool is_hook(const struct finder *f, const struct prog_func *pf, const struct ir_stmt *s)
{
    ir_ref callee = s->op == IR_CALL ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_REG || f->def[ref_index(callee)] == IR_NONE)
        return false;
    const struct ir_stmt *load = &pf->stmts[f->def[ref_index(callee)]];
    if (load->op != IR_LOAD)
        return false;
    enum ref_kind kind = ref_kind(ir_args(pf->unit, pf->func, load)[0]);
    return kind == REF_SYM || kind == REF_ADDR;
}

/* `config.malloc(n)`: some function that returns fresh memory may be behind it. */
static bool is_alloc_hook(const struct finder *f, const struct prog_func *pf,
                          const struct ir_stmt *s)
{
    bool is_pointer = s->flags & IRF_PTR && !(s->flags & IRF_WIDE_INT);
    return is_pointer && f->hook_params & param_bit(s->nargs - 1) && is_hook(f, pf, s);
}

/* Does the call store fresh memory, and nothing else, behind its argument (`alloc(&p)`)? */
static bool call_fills(const struct finder *f, const struct prog_func *pf, const struct ir_stmt *s,
                       uint32_t arg)
{
    psym_id sym;
    if (!direct_callee(f->p, pf, s, &sym))
        return false;
    uint32_t callee = f->p->prog->syms[sym.i].func.i;
    if (callee != IR_NONE)
        return f->fills_params[callee] & param_bit(arg);
    const struct model_fn *m = callee_of(f->p, sym).model;
    for (int i = 0; m && i < m->neffects; i++) {
        const struct place *to = &m->effects[i].ret;
        if (m->effects[i].kind == EFFECT_ALLOC && to->kind == PLACE_DEREF &&
            to->index == (int32_t)arg)
            return true;
    }
    return false;
}

/* What one statement puts into a local variable whose address is `slot`; its values are pushed. */
static unsigned slot_source(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s,
                            ir_ref slot)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    unsigned all = 0;
    for (uint32_t i = 0; i < s->nargs; i++) {
        if (args[i].bits != slot.bits || (s->op == IR_LOAD && i == 0))
            continue;
        if (s->op == IR_STORE && i == 0)
            vec_push(&f->work, args[1].bits);
        else if (s->op == IR_CALL && i > 0 && call_fills(f, pf, s, i - 1))
            all |= SOURCE_FRESH;
        else
            all |= SOURCE_OTHER;
    }
    return all;
}

static bool is_local(const struct finder *f, const struct prog_func *pf, ir_ref address)
{
    return ref_kind(address) == REF_REG && f->def[ref_index(address)] != IR_NONE &&
           pf->stmts[f->def[ref_index(address)]].op == IR_ALLOCA;
}

/* What a load gives: of a local variable that helpers fill, what was put there. */
static unsigned load_source(struct finder *f, const struct prog_func *pf, ir_ref address)
{
    unsigned all = 0;
    if (!is_local(f, pf, address) || pf->func->nstmts > WRAPPER_MAX_STMTS)
        return SOURCE_OTHER;
    for (uint32_t i = 0; i < pf->func->nstmts && !(all & SOURCE_OTHER); i++)
        all |= slot_source(f, pf, &pf->stmts[i], address);
    return all;
}

/* Says the model, instead of the body, that what is stored behind an argument is returned? */
static bool returns_content(const struct model_fn *m)
{
    for (int i = 0; m && m->override_body && i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        if (e->kind == EFFECT_ASSIGN && e->ret.kind == PLACE_RET && e->src.kind == PLACE_DEREF)
            return true;
    }
    return false;
}

static unsigned call_source(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s)
{
    psym_id sym;
    if (!direct_callee(f->p, pf, s, &sym))
        return is_alloc_hook(f, pf, s) ? SOURCE_FRESH : SOURCE_OTHER;
    const struct prog_sym *ps = &f->p->prog->syms[sym.i];
    const struct model_fn *m = callee_of(f->p, sym).model;
    if (ps->func.i != IR_NONE && f->returns_fresh[ps->func.i])
        return f->p->returns_variable[ps->func.i] ? SOURCE_FRESH | SOURCE_VARIABLE : SOURCE_FRESH;
    if (ps->func.i != IR_NONE && !returns_content(m) && push_returned(f, pf, s, ps->func.i))
        return 0;
    if (ps->func.i != IR_NONE && !(m && m->override_body))
        return SOURCE_OTHER;
    bool is_fresh = m && (model_has(m, EFFECT_ALLOC) || model_has(m, EFFECT_REALLOC));
    return is_fresh ? SOURCE_FRESH : SOURCE_OTHER;
}

static void source_push(struct finder *f, const ir_ref *args, uint32_t n, uint32_t step)
{
    for (uint32_t i = 0; i < n; i += step)
        vec_push(&f->work, args[i].bits);
}

/* What one definition adds; operands that it passes on are pushed. */
static unsigned def_source(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    switch (s->op) {
    case IR_COPY:
    case IR_PTRTOINT:
    case IR_INTTOPTR:
    case IR_ADDR:
        f->is_moved |= s->op == IR_ADDR;
        source_push(f, args, 1, 1);
        return 0;
    case IR_AND: /* tags of an address */
    case IR_OR:
        if (ref_kind(args[1]) != REF_IMM)
            return SOURCE_OTHER;
        f->is_moved = true;
        source_push(f, args, 1, 1);
        return 0;
    case IR_PHI:
        source_push(f, args, s->nargs, 2);
        return 0;
    case IR_SELECT:
        source_push(f, args + 1, 2, 1);
        return 0;
    case IR_CALL:
        return call_source(f, pf, s);
    case IR_LOAD:
        return load_source(f, pf, args[0]);
    default:
        return SOURCE_OTHER;
    }
}

static unsigned ref_source(struct finder *f, const struct prog_func *pf, ir_ref ref)
{
    enum ref_kind kind = ref_kind(ref);
    if (kind == REF_NONE || kind == REF_IMM || kind == REF_INT)
        return SOURCE_NULL;
    if (kind != REF_REG)
        return SOURCE_VARIABLE;
    uint32_t reg = ref_index(ref);
    if (reg < pf->func->nparams) {
        f->params |= param_bit(reg);
        return SOURCE_PARAM;
    }
    if (f->seen[reg] || f->def[reg] == IR_NONE)
        return 0; /* a loop adds nothing new */
    f->seen[reg] = 1;
    return def_source(f, pf, &pf->stmts[f->def[reg]]);
}

/* Where a value comes from; f->params then says which parameters. */
static unsigned value_source(struct finder *f, const struct prog_func *pf, ir_ref ref)
{
    unsigned all = 0;
    memset(f->seen, 0, pf->func->nregs);
    f->params = 0;
    f->is_moved = false;
    vec_push(&f->work, ref.bits);
    while (f->work.n)
        all |= ref_source(f, pf, (ir_ref){vec_pop(&f->work)});
    return all;
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

/* ---- the three kinds ---- */

/* Where all that a function returns comes from. */
static unsigned result_source(struct finder *f, const struct prog_func *pf, uint64_t *params)
{
    unsigned all = 0;
    bool is_moved = false;
    *params = 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_RET || !s->nargs)
            continue;
        all |= value_source(f, pf, ir_args(pf->unit, pf->func, s)[0]);
        *params |= f->params;
        is_moved |= f->is_moved;
    }
    f->is_moved = is_moved;
    return all;
}

/*
 * A pool also hands out what was given back to it, so other sources do not count against it. What
 * may also return its argument grows it (a string, an array): that is no new object.
 */
static bool is_alloc_wrapper(const struct prog_func *pf, unsigned result)
{
    return (result & SOURCE_FRESH) && !(result & SOURCE_PARAM) &&
           pf->func->nstmts <= WRAPPER_MAX_STMTS;
}

static uint64_t note_fresh(struct finder *f, const struct prog_func *pf, ir_ref ref)
{
    return value_source(f, pf, ref) & SOURCE_FRESH;
}

/* ---- allocators that do not know what the memory is for ---- */

/* Is the statement a call that gives fresh memory, as its result? */
static bool is_fresh_call(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s)
{
    return s->op == IR_CALL && s->dst != IR_NO_REG &&
           value_source(f, pf, ref_make(REF_REG, s->dst)) == SOURCE_FRESH;
}

/* Uses fresh memory as a record, or keeps a hold on it. */
static bool uses_fresh(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (s->op == IR_ADDR && s->aux)
        return value_source(f, pf, args[0]) & SOURCE_FRESH;
    return s->op == IR_STORE && note_fresh(f, pf, args[1]) &&
           !(value_source(f, pf, args[0]) & SOURCE_PARAM) && !is_local(f, pf, args[0]);
}

/* Marks the calls whose results the statement gives to the caller: returned, or put where a
 * parameter points to. */
static void mark_given(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s,
                       bool *is_given)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    bool is_ret = s->op == IR_RET && s->nargs;
    bool is_put =
        s->op == IR_STORE && ref_kind(args[0]) == REF_REG && ref_index(args[0]) < pf->func->nparams;
    if (!is_ret && !is_put)
        return;
    value_source(f, pf, args[is_ret ? 0 : 1]);
    for (uint32_t r = 0; r < pf->func->nregs; r++)
        is_given[r] |= f->seen[r];
}

/*
 * All that the function does is to get memory for its caller: it is told apart by who calls the
 * outermost of such functions, not by the way from there to malloc.
 */
static bool is_raw_allocator(struct finder *f, const struct prog_func *pf, struct arena *a)
{
    bool *is_given = ARENA_ARRAY(a, bool, pf->func->nregs + 1);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (uses_fresh(f, pf, &pf->stmts[i]))
            return false;
        mark_given(f, pf, &pf->stmts[i], is_given);
    }
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (is_fresh_call(f, pf, &pf->stmts[i]) && !is_given[pf->stmts[i].dst])
            return false;
    return true;
}

/* Parameters behind which the function stores fresh memory, and nothing but that or null. */
static uint64_t params_filled(struct finder *f, const struct prog_func *pf)
{
    uint64_t filled = 0, other = 0;
    if (pf->func->nstmts > WRAPPER_MAX_STMTS)
        return 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        uint32_t first = s->op == IR_STORE ? 0 : 1, last = s->op == IR_CALL ? s->nargs : 1;
        for (uint32_t k = first; k < last; k++) {
            if (ref_kind(args[k]) != REF_REG || ref_index(args[k]) >= pf->func->nparams)
                continue;
            uint64_t param = param_bit(ref_index(args[k]));
            unsigned source = s->op == IR_STORE             ? value_source(f, pf, args[1])
                              : call_fills(f, pf, s, k - 1) ? SOURCE_FRESH
                                                            : SOURCE_NULL;
            filled |= source & SOURCE_FRESH ? param : 0;
            other |= source & (SOURCE_PARAM | SOURCE_VARIABLE | SOURCE_OTHER) ? param : 0;
        }
    }
    return filled & ~other;
}

/* Does the library keep the argument: in a container, that is, and not in what it returns? */
static bool model_keeps(const struct model_fn *m, uint32_t arg)
{
    for (int i = 0; i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        if (e->kind == EFFECT_ASSIGN && e->ret.kind == PLACE_DEREF && e->src.kind == PLACE_ARG &&
            e->src.index == (int32_t)arg)
            return true;
    }
    return false;
}

/* Parameters that a call's callee may store, as arguments of the call. */
static bool call_keeps(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s,
                       uint32_t arg)
{
    psym_id sym;
    if (!direct_callee(f->p, pf, s, &sym))
        return true;
    const struct prog_sym *ps = &f->p->prog->syms[sym.i];
    if (ps->func.i != IR_NONE)
        return f->keeps_params[ps->func.i] & param_bit(arg);
    const struct model_fn *m = callee_of(f->p, sym).model;
    return !m || model_keeps(m, arg);
}

/* Calls note for every operand of the function that may be stored somewhere. */
static uint64_t for_kept(struct finder *f, const struct prog_func *pf,
                         uint64_t (*note)(struct finder *, const struct prog_func *, ir_ref))
{
    uint64_t all = 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->op == IR_STORE || s->op == IR_RMW)
            all |= note(f, pf, args[1]);
        else if (s->op == IR_CMPXCHG)
            all |= note(f, pf, args[2]);
        for (uint32_t k = 1; s->op == IR_CALL && k < s->nargs; k++)
            if (ref_kind(args[k]) == REF_REG && call_keeps(f, pf, s, k - 1))
                all |= note(f, pf, args[k]);
    }
    return all;
}

static uint64_t note_params(struct finder *f, const struct prog_func *pf, ir_ref ref)
{
    value_source(f, pf, ref);
    return f->params;
}

/*
 * Is something taken off a list by a compare-exchange, with a plain load of what comes behind it?
 * Who tries that may still look at what another thread has taken meanwhile, and uses.
 */
static bool pops_by_exchange(const struct finder *f, const struct prog_func *pf)
{
    enum { MAX_CASTS = 4 };
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_CMPXCHG)
            continue;
        ir_ref next = ir_args(pf->unit, pf->func, &pf->stmts[i])[2];
        const struct ir_stmt *s = NULL;
        for (int k = 0; k < MAX_CASTS && ref_kind(next) == REF_REG; k++) {
            uint32_t def = f->def[ref_index(next)];
            s = def == IR_NONE ? NULL : &pf->stmts[def];
            if (!s || (s->op != IR_PTRTOINT && s->op != IR_INTTOPTR && s->op != IR_COPY))
                break;
            next = ir_args(pf->unit, pf->func, s)[0];
        }
        if (s && s->op == IR_LOAD && s->sub == ORDER_NONE)
            return true;
    }
    return false;
}

/*
 * A pool hands out fresh memory or memory that was given back, and keeps no hold on it: memory
 * that comes back is as good as new (assumption A-REUSE). What it returns from its free list is
 * dropped; template.c keeps the fresh operands only. Who stores the fresh memory as well is a
 * table of shared things and no wrapper (classify). Not on the JVM, where nothing is given back:
 * `c != null ? c : new C()` is a default, and what is taken out of a pool is seen by take.c.
 */
static void find_pool(struct finder *f, const struct prog_func *pf)
{
    if (f->p->opt.sound || f->p->prog->classes)
        return;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->dst == IR_NO_REG || s->op == IR_PHI || s->op == IR_SELECT || s->op == IR_COPY)
            continue;
        unsigned source = value_source(f, pf, ref_make(REF_REG, s->dst));
        f->p->fresh_leaf[pf->reg_base + s->dst] = (source & ~SOURCE_VARIABLE) == SOURCE_FRESH;
    }
    f->p->is_pool[pf - f->p->prog->funcs] = true;
}

/* Parameters that the function stores: into the memory it makes for a new thread, perhaps. */
static uint64_t params_stored(struct finder *f, const struct prog_func *pf)
{
    uint64_t all = 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_STORE || s->size < pf->unit->pointer_size)
            continue;
        value_source(f, pf, ir_args(pf->unit, pf->func, s)[1]);
        all |= f->params;
    }
    return all;
}

static uint64_t params_of_arg(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s,
                              int64_t arg)
{
    if (arg < 0 || arg + 1 >= s->nargs)
        return 0;
    unsigned source = value_source(f, pf, ir_args(pf->unit, pf->func, s)[arg + 1]);
    return f->params | (source & SOURCE_FRESH ? params_stored(f, pf) : 0);
}

/* Parameters of the function that a model starts a thread with: its code or its argument. */
static uint64_t spawned_params(struct finder *f, const struct prog_func *pf,
                               const struct ir_stmt *s, const struct model_fn *m)
{
    uint64_t all = 0;
    for (int i = 0; m && i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        bool is_spawn = e->kind == EFFECT_SPAWN;
        if ((is_spawn || e->kind == EFFECT_REGISTER) && e->fn.kind == PLACE_ARG)
            all |= params_of_arg(f, pf, s, e->fn.index);
        for (int k = 0; is_spawn && k < e->nargs; k++)
            if (e->args[k].kind == PLACE_ARG)
                all |= params_of_arg(f, pf, s, e->args[k].index);
    }
    return all;
}

/* Parameters that a call hands on to a new thread. */
static uint64_t call_spawns(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s)
{
    psym_id sym;
    if (!direct_callee(f->p, pf, s, &sym))
        return 0;
    const struct prog_sym *ps = &f->p->prog->syms[sym.i];
    if (ps->func.i == IR_NONE)
        return spawned_params(f, pf, s, callee_of(f->p, sym).model);
    uint64_t all = 0, passed = f->spawn_params[ps->func.i];
    for (uint32_t i = 0; passed && i + 1 < s->nargs; i++)
        if (passed & param_bit(i))
            all |= params_of_arg(f, pf, s, i);
    return all;
}

static uint32_t root_param(const struct finder *f, const struct prog_func *pf, ir_ref ref);

/* Does a model wait for a thread whose handle an argument leads to? */
static bool model_joins(const struct model_fn *m)
{
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_JOIN && m->effects[i].handle.kind == PLACE_DEREF)
            return true;
    return false;
}

/* Waits for a thread that one of the parameters leads to (`worker->stop()`). */
static bool is_join_wrapper(struct finder *f, const struct prog_func *pf)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        psym_id sym;
        if (s->nargs < 2 || !direct_callee(f->p, pf, s, &sym) ||
            root_param(f, pf, ir_args(pf->unit, pf->func, s)[1]) == PTA_NONE)
            continue;
        const struct prog_sym *ps = &f->p->prog->syms[sym.i];
        if (ps->func.i != IR_NONE ? f->joins_threads[ps->func.i]
                                  : model_joins(callee_of(f->p, sym).model))
            return true;
    }
    return false;
}

static bool model_spawns(const struct model_fn *m)
{
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_SPAWN && m->effects[i].fn.kind == PLACE_VIRTUAL)
            return true;
    return false;
}

/* Does the function call library code that starts a thread from an object (std::thread)? */
static bool calls_starter(struct finder *f, const struct prog_func *pf)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        psym_id sym;
        if (!direct_callee(f->p, pf, &pf->stmts[i], &sym))
            continue;
        const struct prog_sym *ps = &f->p->prog->syms[sym.i];
        bool is_starter = ps->func.i != IR_NONE ? f->starts_threads[ps->func.i]
                                                : model_spawns(callee_of(f->p, sym).model);
        if (is_starter)
            return true;
    }
    return false;
}

/* A function with parallel regions: what they work on comes from its parameters as a rule. */
static bool has_region(struct finder *f, const struct prog_func *pf)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        psym_id sym;
        if (!direct_callee(f->p, pf, &pf->stmts[i], &sym))
            continue;
        const struct model_fn *m = callee_of(f->p, sym).model;
        for (int k = 0; m && k < m->neffects; k++)
            if (m->effects[k].kind == EFFECT_SPAWN && m->effects[k].flags & EFF_JOINED)
                return true;
    }
    return false;
}

static uint64_t find_spawn_params(struct finder *f, const struct prog_func *pf)
{
    uint64_t all = 0;
    if (pf->func->nstmts > WRAPPER_MAX_STMTS)
        return 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_CALL)
            all |= call_spawns(f, pf, &pf->stmts[i]);
    return all;
}

/* A member of a class of the C++ library: what it returns is reached from its object. */
static bool is_library_member(const struct finder *f, const struct prog_func *pf,
                              const struct ir_stmt *s)
{
    psym_id sym;
    if (s->nargs < 2 || !direct_callee(f->p, pf, s, &sym))
        return false;
    func_id callee = f->p->prog->syms[sym.i].func;
    return callee.i != IR_NONE && prog_func_is_library(f->p->prog, callee);
}

/* The parameter that an address is reached from, through any number of loads; PTA_NONE. */
static uint32_t root_param(const struct finder *f, const struct prog_func *pf, ir_ref ref)
{
    for (int steps = 0; steps < MAX_ROOT_STEPS && ref_kind(ref) == REF_REG; steps++) {
        uint32_t reg = ref_index(ref);
        if (reg < pf->func->nparams)
            return reg;
        if (f->def[reg] == IR_NONE)
            return PTA_NONE;
        const struct ir_stmt *s = &pf->stmts[f->def[reg]];
        bool is_tag = (s->op == IR_AND || s->op == IR_OR) &&
                      ref_kind(ir_args(pf->unit, pf->func, s)[1]) == REF_IMM;
        bool passes_on = s->op == IR_COPY || s->op == IR_ADDR || s->op == IR_LOAD ||
                         s->op == IR_INTTOPTR || s->op == IR_PTRTOINT || is_tag;
        bool is_member = is_library_member(f, pf, s);
        if ((!passes_on && !is_member) || !(s->flags & IRF_PTR))
            return PTA_NONE;
        ref = ir_args(pf->unit, pf->func, s)[is_member];
    }
    return PTA_NONE;
}

/* The same of a value that need not be an address itself: a handle. */
static uint32_t root_of_value(const struct finder *f, const struct prog_func *pf, ir_ref ref)
{
    if (ref_kind(ref) != REF_REG || ref_index(ref) < pf->func->nparams ||
        f->def[ref_index(ref)] == IR_NONE)
        return root_param(f, pf, ref);
    const struct ir_stmt *s = &pf->stmts[f->def[ref_index(ref)]];
    return s->op == IR_LOAD ? root_param(f, pf, ir_args(pf->unit, pf->func, s)[0])
                            : root_param(f, pf, ref);
}

/* Puts one argument into what another one leads to. */
static bool links_params(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (s->op != IR_STORE || s->size < pf->unit->pointer_size)
        return false;
    uint32_t to = root_param(f, pf, args[0]);
    if (to == PTA_NONE || ref_kind(args[1]) != REF_REG)
        return false;
    return value_source(f, pf, args[1]) & SOURCE_PARAM && f->params != param_bit(to);
}

/* Hands out an address that one argument leads to. */
static bool returns_param(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s)
{
    if (s->op != IR_RET || !s->nargs)
        return false;
    return root_param(f, pf, ir_args(pf->unit, pf->func, s)[0]) != PTA_NONE;
}

/* Writes through one argument and uses another: which lock goes with which data, and the like. */
static bool pairs_params(struct finder *f, const struct prog_func *pf)
{
    uint64_t used = 0;
    bool writes = false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        unsigned flags = ir_op_info(s->op)->flags;
        bool is_access = flags & OPF_ADDRESS;
        for (uint32_t k = !is_access; k < (is_access ? 1 : s->op == IR_CALL ? s->nargs : 0); k++) {
            uint32_t root = root_param(f, pf, args[k]);
            used |= root == PTA_NONE ? 0 : param_bit(root);
            writes |= root != PTA_NONE && flags & OPF_WRITE;
        }
    }
    return writes && used & (used - 1);
}

/* What a call of a library function takes, gives back or waits for; NULL. */
static const struct place *synced_place(const struct effect *e)
{
    switch (e->kind) {
    case EFFECT_JOIN:
        return &e->handle;
    case EFFECT_LOCK:
    case EFFECT_UNLOCK:
    case EFFECT_SEM_WAIT:
    case EFFECT_SEM_POST:
    case EFFECT_BARRIER_WAIT:
        return &e->obj;
    default:
        return NULL;
    }
}

/* Parameters by which a library function waits, locks, unlocks. */
static uint64_t params_synced_by_model(const struct finder *f, const struct prog_sym *ps)
{
    const struct model_fn *m = model_find(f->p->model, ps->name, ps->pretty);
    uint64_t all = 0;
    for (int i = 0; m && i < m->neffects; i++) {
        const struct place *place = synced_place(&m->effects[i]);
        if (place && place->kind == PLACE_ARG)
            all |= param_bit((uint32_t)place->index);
    }
    return all;
}

static uint64_t sync_hook(uint32_t nparams, uint32_t param, uint32_t kind)
{
    return (uint64_t)kind << 32 | nparams << 16 | param;
}

/* `config.lock(p)`: functions that lock what they are given, of the same kind, may be behind it. */
static uint64_t params_hooked(struct finder *f, const struct prog_func *pf, const struct ir_stmt *s)
{
    uint64_t all = 0;
    if (!f->sync_hooks.n || s->nargs > UINT16_MAX || !is_hook(f, pf, s))
        return 0;
    for (uint32_t k = 1; k < s->nargs; k++) {
        uint32_t param = root_of_value(f, pf, ir_args(pf->unit, pf->func, s)[k]);
        if (param == PTA_NONE)
            continue;
        uint32_t kind = record_of_param(f->p, pf, param);
        if (map_get(&f->sync_hooks, sync_hook(s->nargs - 1, k - 1, kind), 0))
            all |= param_bit(param);
    }
    return all;
}

/* Notes what functions that others have the address of lock or wait for. */
static void find_sync_hooks(struct finder *f)
{
    for (uint32_t i = 0; i < f->p->prog->nfuncs; i++) {
        const struct prog_func *pf = &f->p->prog->funcs[i];
        for (uint32_t k = 0; f->p->address_taken[i] && k < MIN(pf->func->nparams, 63); k++)
            if (f->syncs_params[i] & param_bit(k))
                map_put(&f->sync_hooks,
                        sync_hook(pf->func->nparams, k, record_of_param(f->p, pf, k)), 1);
    }
}

/* Perhaps takes or gives back a lock that is made of atomic words (conc/lock/spin.c, turn.c). */
static bool is_atomic_step(const struct prog_func *pf, const struct ir_stmt *s)
{
    int64_t value;
    if (s->sub == ORDER_NONE || s->sub == ORDER_RELAXED)
        return false;
    return s->op == IR_CMPXCHG || s->op == IR_RMW ||
           (s->op == IR_STORE && s->sub > ORDER_ACQUIRE &&
            ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, s)[1], &value) && !value);
}

/* Parameters that lead to what the function waits for, locks or unlocks: which thread or lock that
 * is depends on the call (`P(&items)`). */
static uint64_t params_synced(struct finder *f, const struct prog_func *pf)
{
    uint64_t all = 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        psym_id sym;
        const struct ir_stmt *s = &pf->stmts[i];
        all |= params_hooked(f, pf, s);
        if (!f->p->prog->classes && is_atomic_step(pf, s)) {
            uint32_t param = root_param(f, pf, ir_args(pf->unit, pf->func, s)[0]);
            all |= param != PTA_NONE ? param_bit(param) : 0;
        }
        if (!direct_callee(f->p, pf, s, &sym))
            continue;
        const struct prog_sym *ps = &f->p->prog->syms[sym.i];
        uint64_t synced =
            ps->func.i != IR_NONE ? f->syncs_params[ps->func.i] : params_synced_by_model(f, ps);
        for (uint32_t k = 0; synced && k + 1 < s->nargs; k++) {
            uint32_t param = synced & param_bit(k)
                                 ? root_of_value(f, pf, ir_args(pf->unit, pf->func, s)[k + 1])
                                 : PTA_NONE;
            all |= param != PTA_NONE ? param_bit(param) : 0;
        }
    }
    return all;
}

/* Is it a parameter, or so many bytes from one? */
static bool is_param_place(const struct finder *f, const struct prog_func *pf, ir_ref ref)
{
    for (int i = 0; i < MAX_ROOT_STEPS && ref_kind(ref) == REF_REG; i++) {
        if (ref_index(ref) < pf->func->nparams)
            return true;
        uint32_t def = f->def[ref_index(ref)];
        if (def == IR_NONE || pf->stmts[def].op != IR_ADDR || pf->stmts[def].nargs != 2)
            return false;
        ref = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    }
    return false;
}

/* Uses what callers give it the address of: `add(&rx)` under one lock, `add(&tx)` under another. */
static bool changes_places(struct finder *f, const struct prog_func *pf)
{
    if (f->places_given[pf - f->p->prog->funcs] < 2 || pf->func->nstmts > 8 || f->p->prog->classes)
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (ir_op_info(s->op)->flags & OPF_ADDRESS &&
            is_param_place(f, pf, ir_args(pf->unit, pf->func, s)[0]))
            return true;
    }
    return false;
}

static bool is_helper(struct finder *f, const struct prog_func *pf, bool is_identity)
{
    bool is_short = pf->func->nstmts <= HELPER_MAX_STMTS;
    if (!pf->func->nparams || pf->func->nstmts > CONTAINER_MAX_STMTS)
        return false;
    if (is_short &&
        (pairs_params(f, pf) || f->syncs_params[pf - f->p->prog->funcs] || changes_places(f, pf)))
        return true;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (links_params(f, pf, &pf->stmts[i]) ||
            (is_short && !is_identity && returns_param(f, pf, &pf->stmts[i])))
            return true;
    return false;
}

/* What the argument of a call says of the callee's parameter: it is a function, or one's own. */
static bool is_code(const struct finder *f, const struct prog_func *pf, uint32_t caller, ir_ref arg)
{
    if (ref_kind(arg) == REF_REG)
        return ref_index(arg) < pf->func->nparams &&
               f->code_params[caller] & param_bit(ref_index(arg));
    return ref_kind(arg) == REF_SYM &&
           f->p->prog->syms[prog_sym_of(f->p->prog, pf->unit_index, ref_index(arg)).i].is_function;
}

static bool note_code(struct finder *f, uint32_t i)
{
    const struct prog_func *pf = &f->p->prog->funcs[i];
    bool changed = false;
    for (uint32_t k = 0; k < pf->func->nstmts; k++) {
        psym_id sym;
        const struct ir_stmt *s = &pf->stmts[k];
        if (!direct_callee(f->p, pf, s, &sym) || f->p->prog->syms[sym.i].func.i == IR_NONE)
            continue;
        uint64_t *to = &f->code_params[f->p->prog->syms[sym.i].func.i], old = *to;
        for (uint32_t a = 1; a < s->nargs && a < 63; a++)
            if (is_code(f, pf, i, ir_args(pf->unit, pf->func, s)[a]))
                *to |= param_bit(a - 1);
        changed |= *to != old;
    }
    return changed;
}

/* Does it put a function and something else that it was given into new memory? */
static bool is_submitter(struct finder *f, uint32_t i)
{
    const struct prog_func *pf = &f->p->prog->funcs[i];
    uint64_t packed = 0;
    if (!f->code_params[i] || pf->func->nstmts > WRAPPER_MAX_STMTS || f->p->prog->classes)
        return false;
    for (uint32_t k = 0; k < pf->func->nstmts; k++) {
        const struct ir_stmt *s = &pf->stmts[k];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        psym_id sym;
        if (s->op == IR_STORE && ref_kind(args[1]) == REF_REG &&
            ref_index(args[1]) < pf->func->nparams &&
            !(value_source(f, pf, args[0]) & ~(unsigned)(SOURCE_FRESH | SOURCE_NULL)))
            packed |= param_bit(ref_index(args[1]));
        if (!direct_callee(f->p, pf, s, &sym) || f->p->prog->syms[sym.i].func.i == IR_NONE ||
            !f->submits[f->p->prog->syms[sym.i].func.i])
            continue;
        for (uint32_t a = 1; a < s->nargs; a++)
            if (ref_kind(args[a]) == REF_REG && ref_index(args[a]) < pf->func->nparams)
                packed |= param_bit(ref_index(args[a]));
    }
    return packed & f->code_params[i] && packed & (packed - 1);
}

/* A C++ constructor: what the members of its object allocate belongs to that object. Nor do
 * destructors and assignments know which object they are for. */
static bool is_maker(const struct finder *f, uint32_t i)
{
    const struct prog_func *pf = &f->p->prog->funcs[i];
    return pf->func->nparams && pf->func->nstmts <= WRAPPER_MAX_STMTS && !f->p->prog->classes &&
           (prog_func_is_constructor(f->p->prog, (func_id){i}) ||
            prog_func_ends_object(f->p->prog, (func_id){i}));
}

/* Is it the address of a variable of the program, or of a member of a record? Not a text. */
static bool is_place(const struct finder *f, const struct prog_func *pf,
                     const struct idset *members, ir_ref ref)
{
    if (ref_kind(ref) == REF_REG)
        return idset_has(members, ref_index(ref));
    if (ref_kind(ref) != REF_SYM && ref_kind(ref) != REF_ADDR)
        return false;
    uint32_t sym = ref_kind(ref) == REF_SYM ? ref_index(ref) : pf->unit->addrs[ref_index(ref)].sym;
    const struct prog_sym *ps = &f->p->prog->syms[prog_sym_of(f->p->prog, pf->unit_index, sym).i];
    return !ps->is_function && !ps->is_constant;
}

/* Counts the calls that are given the address of a variable. */
static void count_variables_given(struct finder *f, uint32_t i)
{
    const struct prog_func *pf = &f->p->prog->funcs[i];
    struct idset locals = {0}, members = {0};
    psym_id sym;
    for (uint32_t k = 0; k < pf->func->nstmts; k++) {
        const struct ir_stmt *s = &pf->stmts[k];
        if (s->op == IR_ALLOCA)
            idset_add(&locals, s->dst);
        if (s->op == IR_ADDR && s->nargs == 2)
            idset_add(&members, s->dst);
        if (s->nargs < 2 || !direct_callee(f->p, pf, s, &sym) ||
            f->p->prog->syms[sym.i].func.i == IR_NONE)
            continue;
        ir_ref arg = ir_args(pf->unit, pf->func, s)[1];
        f->variables_given[f->p->prog->syms[sym.i].func.i] +=
            ref_kind(arg) == REF_SYM || ref_kind(arg) == REF_ADDR ||
            (ref_kind(arg) == REF_REG && idset_has(&locals, ref_index(arg)));
        bool is_given = false;
        for (uint32_t a = 1; a < s->nargs; a++)
            is_given |= is_place(f, pf, &members, ir_args(pf->unit, pf->func, s)[a]);
        f->places_given[f->p->prog->syms[sym.i].func.i] += is_given;
    }
    idset_release(&locals);
    idset_release(&members);
}

/* Does it get memory for records that it is given, variables of the program, `m->row = malloc(n)`?
 * Each of them has its own. */
static bool is_filler(struct finder *f, const struct prog_func *pf, uint32_t i)
{
    if (f->variables_given[i] < 2 || pf->func->nstmts > FILLER_MAX_STMTS || f->p->prog->classes)
        return false;
    for (uint32_t k = 0; k < pf->func->nstmts; k++) {
        const struct ir_stmt *s = &pf->stmts[k];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->op == IR_STORE && s->size == pf->unit->pointer_size &&
            root_param(f, pf, args[0]) != PTA_NONE && ref_kind(args[1]) == REF_REG &&
            (value_source(f, pf, args[1]) & ~(unsigned)SOURCE_NULL) == SOURCE_FRESH)
            return true;
    }
    return false;
}

static void classify(struct finder *f, uint32_t i)
{
    const struct prog_func *pf = &f->p->prog->funcs[i];
    struct arena a;
    arena_init(&a, "clones");
    index_defs(f, pf, &a);
    uint64_t params;
    unsigned result = result_source(f, pf, &params);
    f->returns_fresh[i] = is_alloc_wrapper(pf, result);
    f->fills_params[i] = params_filled(f, pf);
    bool is_found =
        f->returns_fresh[i] && !f->is_recursive[i] && result & (SOURCE_OTHER | SOURCE_VARIABLE);
    f->returns_fresh[i] &= !(is_found && (pops_by_exchange(f, pf) ||
                                          for_kept(f, pf, note_fresh))); /* of a table it keeps */
    f->p->gives_fresh[i] = f->returns_fresh[i] || f->fills_params[i];
    f->p->is_pool[i] = false; /* what the first look took for one may be a table */
    bool gives_one = f->returns_fresh[i] ? !f->fills_params[i]
                                         : !(f->fills_params[i] & (f->fills_params[i] - 1));
    f->p->returns_variable[i] =
        result & (SOURCE_VARIABLE | (f->p->prog->classes ? SOURCE_OTHER : 0));
    f->p->is_raw[i] = f->p->gives_fresh[i] && gives_one && !f->p->returns_variable[i] &&
                      is_raw_allocator(f, pf, &a);
    if (f->is_recursive[i]) {
        f->keeps_params[i] = UINT64_MAX;
        f->p->is_cloned[i] = f->p->gives_fresh[i] || func_is_steered(pf);
        arena_release(&a);
        return;
    }
    f->returns_params[i] = result && !(result & ~(SOURCE_PARAM | SOURCE_NULL)) ? params : 0;
    bool is_identity = f->returns_params[i] && !f->is_moved && !(params & param_bit(63));
    f->p->identity[i] = is_identity ? params : 0;
    f->keeps_params[i] = for_kept(f, pf, note_params);
    if (f->returns_fresh[i] && result & SOURCE_OTHER)
        find_pool(f, pf);
    f->spawn_params[i] = find_spawn_params(f, pf);
    bool is_template = prog_func_is_library(f->p->prog, (func_id){i});
    bool is_starter = pf->func->nstmts <= WRAPPER_MAX_STMTS && calls_starter(f, pf);
    f->starts_threads[i] = is_starter && is_template;
    f->joins_threads[i] = pf->func->nstmts <= WRAPPER_MAX_STMTS && is_join_wrapper(f, pf);
    f->submits[i] = is_submitter(f, i);
    f->syncs_params[i] = pf->func->nstmts <= HELPER_MAX_STMTS ? params_synced(f, pf) : 0;
    bool is_region =
        pf->func->nstmts <= WRAPPER_MAX_STMTS && pf->func->nparams && has_region(f, pf);
    f->p->is_cloned[i] = (is_starter && pf->func->nparams) || f->joins_threads[i] || is_region ||
                         f->p->gives_fresh[i] || f->spawn_params[i] || is_template ||
                         f->submits[i] || is_helper(f, pf, is_identity) || is_maker(f, i) ||
                         is_filler(f, pf, i) || func_is_steered(pf) ||
                         pta_is_own_semaphore(f->p, (func_id){i});
    arena_release(&a);
}

static void find_code_params(struct finder *f)
{
    enum { MAX_PASSES = 4 };
    bool changed = true;
    for (int pass = 0; changed && pass < MAX_PASSES; pass++) {
        changed = false;
        for (uint32_t i = 0; i < f->p->prog->nfuncs; i++)
            changed |= note_code(f, i);
    }
}

void find_clones(struct pta *p)
{
    uint32_t n = p->prog->nfuncs;
    struct finder f = {.p = p};
    arena_init(&f.scratch, "clones");
    f.is_recursive = p->is_recursive = ARENA_ARRAY(&p->arena, bool, n + 1);
    f.returns_fresh = p->returns_fresh;
    f.returns_params = ARENA_ARRAY(&f.scratch, uint64_t, n + 1);
    f.keeps_params = ARENA_ARRAY(&f.scratch, uint64_t, n + 1);
    f.fills_params = ARENA_ARRAY(&f.scratch, uint64_t, n + 1);
    p->gives_fresh = ARENA_ARRAY(&p->arena, bool, n + 1);
    p->is_raw = ARENA_ARRAY(&p->arena, bool, n + 1);
    p->is_sync = ARENA_ARRAY(&p->arena, bool, n + 1);
    p->returns_variable = ARENA_ARRAY(&p->arena, bool, n + 1);
    p->identity = ARENA_ARRAY(&p->arena, uint64_t, n + 1);
    p->is_pool = ARENA_ARRAY(&p->arena, bool, n + 1);
    p->fresh_leaf = ARENA_ARRAY(&p->arena, bool, p->prog->nregs + 1);
    f.starts_threads = ARENA_ARRAY(&f.scratch, bool, n + 1);
    f.joins_threads = ARENA_ARRAY(&f.scratch, bool, n + 1);
    f.syncs_params = ARENA_ARRAY(&f.scratch, uint64_t, n + 1);
    f.spawn_params = ARENA_ARRAY(&f.scratch, uint64_t, n + 1);
    f.code_params = ARENA_ARRAY(&f.scratch, uint64_t, n + 1);
    f.submits = ARENA_ARRAY(&f.scratch, bool, n + 1);
    f.variables_given = ARENA_ARRAY(&f.scratch, uint32_t, n + 1);
    f.places_given = ARENA_ARRAY(&f.scratch, uint32_t, n + 1);
    find_recursion(&f);
    find_code_params(&f);
    for (uint32_t i = 0; i < n; i++)
        count_variables_given(&f, i);
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
    for (uint32_t i = 0; i < n; i++)
        if (p->address_taken[i] && f.returns_fresh[i])
            f.hook_params |= param_bit(p->prog->funcs[i].func->nparams);
    find_sync_hooks(&f);
    for (uint32_t i = 0; i < n; i++) /* again, for hooks and cycles of calls */
        classify(&f, order[i]);
    find_phased(p, f.is_recursive);
    for (uint32_t i = 0; i < n; i++)
        p->is_sync[i] = f.syncs_params[i];
    map_release(&f.sync_hooks);
    vec_release(&f.work);
    arena_release(&f.scratch);
}
