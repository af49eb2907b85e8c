/*
 * Which integers may turn out to be addresses. An integer as wide as a pointer could be one, but
 * most are sizes, hashes and counters, and reading text eight bytes at a time would make every
 * address in a buffer flow into arithmetic. So a value of integer type is followed only if it can
 * reach something that uses it as an address (assumption A-INT):
 *
 *     a conversion to a pointer, an access or address computation, a store (handles are copied as
 *     integers), an argument of unknown code or of an indirect call, an argument or a result of a
 *     function whose parameter or result is used so
 *
 * Also which parameters are sizes of records, for copies whose length is not known here.
 *
 * Backward from the uses, over direct calls, one bit per register. Linear in the program.
 */
#include "pta/pta_int.h"

struct direct_call {
    uint32_t func, stmt; /* caller and statement in it */
    uint32_t next;       /* of the same callee, index + 1 */
};

struct demander {
    struct pta *p;
    bool *ret_demanded;  /* function -> */
    uint32_t *def;       /* program-wide register -> statement in its function + 1 */
    uint32_t *caller_of; /* function -> newest direct call of it, index + 1 */
    VEC(struct direct_call) calls;
    u32_vec work; /* program-wide registers that became demanded */
};

static void demand(struct demander *d, const struct prog_func *pf, ir_ref ref)
{
    if (ref_kind(ref) != REF_REG)
        return;
    uint32_t reg = pf->reg_base + ref_index(ref);
    if (d->p->demanded[reg])
        return;
    d->p->demanded[reg] = true;
    vec_push(&d->work, reg);
}

/* The function whose body a call statement runs, IR_NONE for anything less certain. */
static uint32_t known_body(const struct pta *p, const struct prog_func *pf, const struct ir_stmt *s)
{
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    if (ref_kind(callee) != REF_SYM)
        return IR_NONE;
    const struct prog_sym *sym =
        &p->prog->syms[prog_sym_of(p->prog, pf->unit_index, ref_index(callee)).i];
    return sym->is_ifunc || !sym->is_function ? IR_NONE : sym->func.i;
}

static void use_call(struct demander *d, uint32_t func, const struct prog_func *pf, uint32_t number)
{
    const struct ir_stmt *s = &pf->stmts[number];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    uint32_t callee = known_body(d->p, pf, s);
    uint32_t nparams = callee == IR_NONE ? 0 : d->p->prog->funcs[callee].func->nparams;
    if (callee == IR_NONE) {
        demand(d, pf, args[0]);
    } else {
        struct direct_call call = {func, number, d->caller_of[callee]};
        vec_push(&d->calls, call);
        d->caller_of[callee] = (uint32_t)d->calls.n;
    }
    for (uint32_t i = nparams + 1; i < s->nargs; i++)
        demand(d, pf, args[i]);
}

/* What a statement uses as an address or hands to somebody who may. */
static void use_stmt(struct demander *d, uint32_t func, const struct prog_func *pf, uint32_t number)
{
    const struct ir_stmt *s = &pf->stmts[number];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    switch (s->op) {
    case IR_CALL:
        use_call(d, func, pf, number);
        break;
    case IR_STORE:
    case IR_RMW:
    case IR_MEMCOPY:
    case IR_VACOPY:
        demand(d, pf, args[0]);
        demand(d, pf, args[1]);
        break;
    case IR_CMPXCHG:
        demand(d, pf, args[0]);
        demand(d, pf, args[2]);
        break;
    case IR_LOAD:
    case IR_MEMSET:
    case IR_INTTOPTR:
    case IR_ADDR:
    case IR_FIELD:
    case IR_VASTART:
    case IR_VAARG:
    case IR_ACQUIRE:
    case IR_RELEASE:
        demand(d, pf, args[0]);
        break;
    default:
        if (s->dst != IR_NO_REG && s->flags & IRF_PTR && !(s->flags & IRF_WIDE_INT))
            demand(d, pf, ref_make(REF_REG, s->dst));
        break;
    }
}

static void demand_result(struct demander *d, uint32_t func)
{
    if (d->ret_demanded[func])
        return;
    d->ret_demanded[func] = true;
    const struct prog_func *pf = &d->p->prog->funcs[func];
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_RET && pf->stmts[i].nargs)
            demand(d, pf, ir_args(pf->unit, pf->func, &pf->stmts[i])[0]);
}

/* A function whose address is used may be called from anywhere. */
static void take_address(struct demander *d, const struct ir_unit *u, uint32_t unit, ir_ref ref)
{
    uint32_t index = ref_index(ref);
    if (ref_kind(ref) == REF_ADDR)
        index = u->addrs[index].sym;
    else if (ref_kind(ref) != REF_SYM)
        return;
    func_id func = d->p->prog->syms[prog_sym_of(d->p->prog, unit, index).i].func;
    if (func.i == IR_NONE)
        return;
    d->p->address_taken[func.i] = true;
    demand_result(d, func.i);
}

static void scan_function(struct demander *d, uint32_t func)
{
    const struct prog_func *pf = &d->p->prog->funcs[func];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->dst != IR_NO_REG)
            d->def[pf->reg_base + s->dst] = i + 1;
        use_stmt(d, func, pf, i);
        bool is_direct = s->op == IR_CALL && ref_kind(args[0]) == REF_SYM;
        for (uint32_t k = is_direct; k < s->nargs; k++)
            take_address(d, pf->unit, pf->unit_index, args[k]);
    }
}

static void scan_initialisers(struct demander *d)
{
    const struct prog *prog = d->p->prog;
    for (uint32_t u = 0; u < prog->nunits; u++)
        for (uint32_t i = 0; i < prog->units[u]->ninits; i++)
            take_address(d, prog->units[u], u, prog->units[u]->inits[i].value);
}

/* The function that owns a program-wide register. */
static uint32_t owner_of(const struct prog *prog, uint32_t reg)
{
    uint32_t lo = 0, hi = prog->nfuncs;
    while (hi - lo > 1) {
        uint32_t mid = lo + (hi - lo) / 2;
        if (prog->funcs[mid].reg_base <= reg)
            lo = mid;
        else
            hi = mid;
    }
    return lo;
}

static void demand_argument(struct demander *d, uint32_t func, uint32_t param)
{
    for (uint32_t c = d->caller_of[func]; c; c = d->calls.at[c - 1].next) {
        const struct prog_func *caller = &d->p->prog->funcs[d->calls.at[c - 1].func];
        const struct ir_stmt *s = &caller->stmts[d->calls.at[c - 1].stmt];
        if (param + 1 < s->nargs)
            demand(d, caller, ir_args(caller->unit, caller->func, s)[param + 1]);
    }
}

static void demand_operands(struct demander *d, const struct prog_func *pf, const struct ir_stmt *s)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    uint32_t callee;
    switch (s->op) {
    case IR_COPY:
    case IR_PTRTOINT:
    case IR_INTTOPTR:
    case IR_ADDR:
    case IR_CAST:
    case IR_ZEXT:
    case IR_SEXT:
        demand(d, pf, args[0]);
        break;
    case IR_CALL:
        callee = known_body(d->p, pf, s);
        if (callee != IR_NONE)
            demand_result(d, callee);
        break;
    case IR_PHI:
    case IR_SELECT:
    case IR_MERGE:
    case IR_ADD:
    case IR_SUB:
    case IR_AND:
    case IR_OR:
    case IR_XOR:
        for (uint32_t i = 0; i < s->nargs; i++)
            demand(d, pf, args[i]);
        break;
    default:
        break;
    }
}

static void spread(struct demander *d)
{
    while (d->work.n) {
        uint32_t reg = vec_pop(&d->work);
        uint32_t func = owner_of(d->p->prog, reg);
        const struct prog_func *pf = &d->p->prog->funcs[func];
        if (reg - pf->reg_base < pf->func->nparams)
            demand_argument(d, func, reg - pf->reg_base);
        else if (d->def[reg])
            demand_operands(d, pf, &pf->stmts[d->def[reg] - 1]);
    }
}

/* ---- parameters that are the size of something ---- */

static bool is_record_size(const struct pta *p, const struct prog_func *pf, ir_ref ref)
{
    int64_t value;
    if (ir_ref_int(pf->unit, ref, &value))
        return value > 0 && value % pf->unit->pointer_size == 0;
    return ref_kind(ref) == REF_REG && ref_index(ref) < pf->func->nparams &&
           p->record_size[pf->reg_base + ref_index(ref)];
}

static bool spread_record_sizes(struct pta *p, const struct direct_call *call)
{
    const struct prog_func *pf = &p->prog->funcs[call->func];
    const struct ir_stmt *s = &pf->stmts[call->stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    const struct prog_func *callee = &p->prog->funcs[known_body(p, pf, s)];
    bool changed = false;
    for (uint32_t i = 0; i < callee->func->nparams && i + 1 < s->nargs; i++) {
        bool *is_size = &p->record_size[callee->reg_base + i];
        if (!*is_size && is_record_size(p, pf, args[i + 1]))
            *is_size = changed = true;
    }
    return changed;
}

/* Some caller passes a constant that can be the size of a record with addresses. */
static void find_record_sizes(struct demander *d)
{
    bool changed = true;
    while (changed) {
        changed = false;
        for (size_t i = 0; i < d->calls.n; i++)
            changed |= spread_record_sizes(d->p, &d->calls.at[i]);
    }
}

void find_demanded(struct pta *p)
{
    const struct prog *prog = p->prog;
    struct arena scratch;
    struct demander d = {.p = p};
    arena_init(&scratch, "demand");
    p->demanded = ARENA_ARRAY(&p->arena, bool, prog->nregs + 1);
    p->address_taken = ARENA_ARRAY(&p->arena, bool, prog->nfuncs + 1);
    p->record_size = ARENA_ARRAY(&p->arena, bool, prog->nregs + 1);
    d.ret_demanded = ARENA_ARRAY(&scratch, bool, prog->nfuncs + 1);
    d.caller_of = ARENA_ARRAY(&scratch, uint32_t, prog->nfuncs + 1);
    d.def = ARENA_ARRAY(&scratch, uint32_t, prog->nregs + 1);
    for (uint32_t i = 0; i < prog->nfuncs; i++)
        scan_function(&d, i);
    scan_initialisers(&d);
    for (uint32_t i = 0; i < p->opt.nentries; i++)
        demand_result(&d, p->opt.entries[i].i);
    spread(&d);
    find_record_sizes(&d);
    vec_release(&d.calls);
    vec_release(&d.work);
    arena_release(&scratch);
}
