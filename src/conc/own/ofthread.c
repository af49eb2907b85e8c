/*
 * Records that each thread makes for itself and finds by a thread-local pointer:
 *
 *   static __thread struct stats *mine;
 *   struct stats *stats(void) { if (!mine) { mine = calloc(...); enlist(mine); } return mine; }
 *
 * If nothing but fresh memory, made by the function that does so, is stored in the variable, what
 * a thread finds there is its own, whoever else may know of it. Functions that return such a
 * pointer are seen through.
 *
 * Cost: a pass over the program for each thread-local pointer that is loaded from.
 */
#include "conc/conc_int.h"

enum { MAX_DEPTH = 4, MAX_STRIP = 8 };

/* The thread-local variable that the address is; PTA_NONE. */
static uint32_t local_at(const struct conc *c, const struct prog_func *pf, ir_ref address)
{
    if (ref_kind(address) != REF_SYM)
        return PTA_NONE;
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(address));
    return c->prog->syms[sym.i].is_tls ? sym.i : PTA_NONE;
}

/* Is null stored, or memory that the function has made? */
static bool is_fresh(struct conc *c, func_id f, ir_ref value)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *def = def_in_func(c, f, value);
    int64_t number;
    if (ir_ref_int(pf->unit, value, &number))
        return number == 0;
    return def && def->op == IR_CALL && makes_memory(c, pf, def);
}

static bool keeps_private(struct conc *c, func_id f, uint32_t sym)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = prog_args(pf, s);
        for (uint32_t k = 0; k < s->nargs; k++) {
            if (local_at(c, pf, args[k]) != sym)
                continue;
            bool is_address = k == 0 && (s->op == IR_LOAD || s->op == IR_STORE);
            if (!is_address || (s->op == IR_STORE && !is_fresh(c, f, args[1])))
                return false;
        }
    }
    return true;
}

static bool is_private(struct conc *c, uint32_t sym)
{
    const struct prog_sym *s = &c->prog->syms[sym];
    uint32_t known = map_get(&c->private_locals, sym, 0);
    if (!s->is_defined || s->sym->ninits)
        known = 1; /* it begins with the address of something */
    for (uint32_t f = 0; !known && f < c->prog->nfuncs; f++)
        if (c->prog->funcs[f].func && !keeps_private(c, (func_id){f}, sym))
            known = 1;
    known = known ? known : 2;
    map_put(&c->private_locals, sym, known);
    return known == 2;
}

static bool is_own_value(struct conc *c, func_id f, ir_ref value, int depth);

/* Does the function return such a pointer on every way, or null? */
static bool returns_own(struct conc *c, func_id f, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    bool is_found = false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_RET || !s->nargs)
            continue;
        if (!is_own_value(c, f, prog_args(pf, s)[0], depth))
            return false;
        is_found = true;
    }
    return is_found;
}

/* Is the value stored in a variable of that kind by the function? */
static bool is_kept_there(struct conc *c, func_id f, ir_ref value)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const ir_ref *args = prog_args(pf, &pf->stmts[i]);
        uint32_t sym = pf->stmts[i].op == IR_STORE && args[1].bits == value.bits
                           ? local_at(c, pf, args[0])
                           : PTA_NONE;
        if (sym != PTA_NONE && is_private(c, sym))
            return true;
    }
    return false;
}

static bool is_own_value(struct conc *c, func_id f, ir_ref value, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = def_in_func(c, f, value);
    int64_t number;
    if (ir_ref_int(pf->unit, value, &number))
        return number == 0;
    if (!s || depth > MAX_DEPTH)
        return false;
    const ir_ref *args = prog_args(pf, s);
    if (s->op == IR_LOAD) {
        uint32_t sym = s->size == pf->unit->pointer_size ? local_at(c, pf, args[0]) : PTA_NONE;
        return sym != PTA_NONE && is_private(c, sym);
    }
    if (s->op == IR_CALL && ref_kind(args[0]) == REF_SYM) {
        psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(args[0]));
        func_id callee = c->prog->syms[sym.i].func;
        if (callee.i != IR_NONE && !pta_model_of(c->pta, sym) && returns_own(c, callee, depth + 1))
            return true;
        return is_kept_there(c, f, value);
    }
    bool is_any = false;
    for (uint32_t i = 0; s->op == IR_PHI && i + 1 < s->nargs; i += 2) {
        if (!is_own_value(c, f, args[i], depth + 1))
            return false;
        is_any |= ref_kind(args[i]) == REF_REG;
    }
    return is_any;
}

bool is_made_by_thread(struct conc *c, func_id f, ir_ref ref)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (int i = 0; i < MAX_STRIP && c->has_thread_locals && ref_kind(ref) == REF_REG; i++) {
        const struct ir_stmt *s = def_in_func(c, f, ref);
        if (!s || (s->op != IR_ADDR && s->op != IR_COPY))
            return s && !is_fresh(c, f, ref) && is_own_value(c, f, ref, 0);
        ref = prog_args(pf, s)[0];
    }
    return false;
}
