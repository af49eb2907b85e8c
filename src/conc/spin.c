/*
 * Locks that are made of one atomic word: taken by an exchange, an or, or a compare-and-swap that
 * finds it free, given back by a store of zero or by any other operation that changes it. Whether
 * it was got is told by what was in it before, or by whether the swap succeeded.
 */
#include "conc/conc_int.h"

static bool is_constant(const struct prog_func *pf, ir_ref ref, bool is_zero)
{
    int64_t value;
    return ir_ref_int(pf->unit, ref, &value) && (value == 0) == is_zero;
}

static bool is_taking(const struct prog_func *pf, const struct ir_stmt *s, const ir_ref *args)
{
    if (s->sub == ORDER_RELAXED || s->sub == ORDER_NONE)
        return false;
    if (s->op == IR_RMW)
        return (s->aux == RMW_XCHG || s->aux == RMW_OR) && is_constant(pf, args[1], false);
    /* From zero to an owner's number, or to a constant. */
    return s->op == IR_CMPXCHG &&
           (is_constant(pf, args[2], false) || is_constant(pf, args[1], true));
}

/* Operations that leave a lock free that was held; with any order. */
static bool is_freeing(const struct prog_func *pf, const struct ir_stmt *s, const ir_ref *args)
{
    switch (s->op) {
    case IR_STORE:
        return is_constant(pf, args[1], true);
    case IR_CMPXCHG:
        return is_constant(pf, args[2], true);
    case IR_RMW:
        return s->aux == RMW_XCHG ? is_constant(pf, args[1], true) : s->aux != RMW_OR;
    default:
        return false;
    }
}

enum sync_event spin_event(struct conc *c, uint32_t frame, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = prog_args(pf, s);
    bool takes = is_taking(pf, s, args);
    bool gives = !takes && is_freeing(pf, s, args) && (s->op != IR_STORE || s->sub > ORDER_ACQUIRE);
    if ((!takes && !gives) ||
        !idset_intersects(pta_value(c->pta, c->frames.at[frame].inst, args[0]), &c->spin_locks))
        return EVENT_NONE;
    return takes ? EVENT_TAKE : EVENT_GIVE;
}

static void find_in(struct conc *c, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_RMW && s->op != IR_CMPXCHG)
            continue;
        const ir_ref *args = prog_args(pf, s);
        if (is_taking(pf, s, args))
            idset_union(&c->spin_locks, pta_value(c->pta, c->frames.at[frame].inst, args[0]));
    }
}

/* Is the lock taken before, in the same function? */
static bool is_taken_before(struct conc *c, uint32_t frame, uint32_t stmt, const struct idset *locs)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = prog_args(pf, s);
        if ((s->op == IR_RMW || s->op == IR_CMPXCHG) && is_taking(pf, s, args) &&
            comes_first(info, i, stmt) && idset_intersects(pta_value(c->pta, inst, args[0]), locs))
            return true;
    }
    return false;
}

/*
 * What a thread gives back by a relaxed operation orders nothing: it is no lock. Who creates the
 * threads may set it up so.
 */
static void drop_relaxed(struct conc *c, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    bool is_created = pta_origin(c->pta, c->frames.at[frame].origin)->ncreations;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        bool is_access = s->op == IR_STORE || s->op == IR_RMW || s->op == IR_CMPXCHG;
        bool is_weak = s->sub == ORDER_RELAXED || (s->op != IR_STORE && s->sub == ORDER_ACQUIRE);
        if (!is_access || !is_weak)
            continue;
        const ir_ref *args = prog_args(pf, s);
        const struct idset *locs = pta_value(c->pta, c->frames.at[frame].inst, args[0]);
        if (!is_taking(pf, s, args) && is_freeing(pf, s, args) && !has_fence(c, frame, i) &&
            (is_created || is_taken_before(c, frame, i, locs)))
            idset_subtract(&c->spin_locks, locs);
    }
}

void spins_find(struct conc *c)
{
    for (uint32_t f = 0; f < c->frames.n; f++)
        find_in(c, f);
    for (uint32_t f = 0; f < c->frames.n && !idset_is_empty(&c->spin_locks); f++)
        drop_relaxed(c, f);
}

/* ---- was it got? ---- */

static bool is_used(const struct prog_func *pf, uint32_t reg)
{
    for (uint32_t i = 0; reg != IR_NO_REG && i < pf->func->nstmts; i++) {
        const ir_ref *args = prog_args(pf, &pf->stmts[i]);
        for (uint32_t k = 0; k < pf->stmts[i].nargs; k++)
            if (ref_kind(args[k]) == REF_REG && ref_index(args[k]) == reg)
                return true;
    }
    return false;
}

/*
 * Is the old value compared with nothing but zero and the value that it has when the lock is held?
 * Who asks for another number does not learn whether the lock was free.
 */
static bool is_compared_well(const struct prog_func *pf, uint32_t reg, int64_t held)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = prog_args(pf, s);
        int64_t value;
        if (s->op == IR_CMP && ref_kind(args[0]) == REF_REG && ref_index(args[0]) == reg &&
            ir_ref_int(pf->unit, args[1], &value) && value && value != held)
            return false;
    }
    return true;
}

/* `old & 1`, if nothing else is done with the old value and the bit is one that the lock has. */
static uint32_t masked(const struct prog_func *pf, uint32_t reg, int64_t held)
{
    uint32_t found = reg;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = prog_args(pf, s);
        int64_t mask;
        for (uint32_t k = 0; k < s->nargs; k++) {
            if (ref_kind(args[k]) != REF_REG || ref_index(args[k]) != reg)
                continue;
            if (s->op != IR_AND || found != reg || !ir_ref_int(pf->unit, args[1], &mask) ||
                !(mask & held))
                return reg;
            found = s->dst;
        }
    }
    return found;
}

uint32_t spin_result(struct conc *c, func_id f, uint32_t stmt, enum success_kind *success)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = prog_args(pf, s);
    if (s->op == IR_CMPXCHG && (!is_constant(pf, args[1], true) || is_used(pf, s->aux))) {
        *success = SUCCESS_NONZERO;
        return s->aux;
    }
    int64_t held = 0;
    *success = SUCCESS_ZERO;
    if (s->dst == IR_NO_REG || !ir_ref_int(pf->unit, args[s->op == IR_CMPXCHG ? 2 : 1], &held))
        return s->dst;
    uint32_t reg = s->op == IR_CMPXCHG ? s->dst : masked(pf, s->dst, held);
    return is_compared_well(pf, reg, held) ? reg : IR_NO_REG;
}
