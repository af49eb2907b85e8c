/*
 * A load right after a store to the same address gives what was stored, and nothing else that is
 * ever put there (`jobs[i] = new Job(i); new Thread(jobs[i])`): the one place where sets that know
 * no order lose an order that a reader sees at once. Both are in one block, and between them is
 * nothing that may write there: no call, no lock, no other store (A-RELOAD: other threads are not
 * looked at; who stores there at the same time races for the place itself).
 *
 * Two addresses are the same if they are computed alike from the same registers, or from equal
 * loads: on the JVM a store to an element of an array changes no field.
 */
#include "pta/pta_int.h"

enum { MAX_STEPS = 4 }; /* from one address to the one it was loaded from */

struct reload {
    const struct prog *prog;
    const struct prog_func *pf;
    const uint32_t *def; /* register -> defining statement */
};

static bool is_plain_load(const struct ir_stmt *s)
{
    return s->op == IR_LOAD && s->sub == ORDER_NONE;
}

static const ir_ref *args_of(const struct reload *r, const struct ir_stmt *s)
{
    return ir_args(r->pf->unit, r->pf->func, s);
}

static const struct ir_stmt *def_of(const struct reload *r, ir_ref ref, uint32_t *number)
{
    *number = ref_kind(ref) == REF_REG ? r->def[ref_index(ref)] : IR_NONE;
    return *number == IR_NONE ? NULL : &r->pf->stmts[*number];
}

static bool is_element(const struct reload *r, ir_ref address)
{
    uint32_t number;
    const struct ir_stmt *s = def_of(r, address, &number);
    return s && s->op == IR_ADDR && s->nargs > 2;
}

/* Making an object is a call, too (link/objects.c). */
static bool makes_object(const struct prog *prog, const struct prog_func *pf,
                         const struct ir_stmt *s)
{
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    return prog->classes && ref_kind(callee) == REF_SYM &&
           !strcmp(prog->syms[prog_sym_of(prog, pf->unit_index, ref_index(callee)).i].name,
                   "heddle.new");
}

bool reload_keeps(const struct prog *prog, const struct prog_func *pf, const struct ir_stmt *s)
{
    switch (s->op) {
    case IR_STORE:
    case IR_MEMCOPY:
    case IR_MEMSET:
    case IR_CMPXCHG:
    case IR_RMW:
    case IR_FENCE:
    case IR_VCALL:
    case IR_ASM:
    case IR_VASTART:
    case IR_VAARG:
    case IR_VACOPY:
    case IR_ACQUIRE:
    case IR_RELEASE:
    case IR_INVOKE:
        return false;
    case IR_CALL:
        return makes_object(prog, pf, s);
    default:
        return !(ir_op_info(s->op)->flags & OPF_TERM) && (s->op != IR_LOAD || s->sub == ORDER_NONE);
    }
}

/* Nothing from `first` to `last` of one block may write where a load of `address` reads. */
static bool is_untouched(const struct reload *r, uint32_t first, uint32_t last, ir_ref address)
{
    for (uint32_t i = first + 1; i < last; i++) {
        const struct ir_stmt *s = &r->pf->stmts[i];
        bool is_elsewhere = r->prog->classes && s->op == IR_STORE && s->sub == ORDER_NONE &&
                            is_element(r, args_of(r, s)[0]) && !is_element(r, address);
        if (!is_elsewhere && !reload_keeps(r->prog, r->pf, s))
            return false;
    }
    return true;
}

static bool is_same(const struct reload *r, ir_ref a, ir_ref b, unsigned steps)
{
    uint32_t na, nb;
    if (a.bits == b.bits)
        return true;
    const struct ir_stmt *x = def_of(r, a, &na), *y = def_of(r, b, &nb);
    if (!steps || !x || !y || x->op != y->op || x->nargs != y->nargs || x->aux != y->aux ||
        x->size != y->size)
        return false;
    const ir_ref *xs = args_of(r, x), *ys = args_of(r, y);
    if (is_plain_load(x) && is_plain_load(y))
        return is_same(r, xs[0], ys[0], steps - 1) &&
               is_untouched(r, MIN(na, nb), MAX(na, nb), xs[0]);
    if (x->op != IR_ADDR && x->op != IR_FIELD)
        return false;
    for (uint32_t i = 0; i < x->nargs; i++)
        if (i == 0 ? !is_same(r, xs[0], ys[0], steps - 1) : xs[i].bits != ys[i].bits)
            return false;
    return true;
}

bool reload_gives(const struct prog *prog, const struct prog_func *pf, const uint32_t *def,
                  uint32_t store, uint32_t load)
{
    struct reload r = {prog, pf, def};
    const struct ir_stmt *from = &pf->stmts[store], *to = &pf->stmts[load];
    return from->sub == ORDER_NONE && is_plain_load(to) && from->size == to->size &&
           is_same(&r, args_of(&r, from)[0], args_of(&r, to)[0], MAX_STEPS);
}
