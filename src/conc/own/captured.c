/*
 * What a lambda has captured (JVM): an object with a field for each value, made by the function
 * that gives it to others to call.
 *
 *     Map<String, Long> copy = new HashMap<>();
 *     live.forEach((k, v) -> copy.put(k, v));           (called back before forEach returns)
 *     synchronized (this) { last = copy; }
 *
 * As long as the lambda is known to nobody but who calls it, it runs while its maker waits for that
 * call. What the maker had for itself then is its own in the lambda, too, even if it is published
 * later, unless the lambda lets it out.
 */
#include "conc/own/fresh_int.h"

/* The root of what the maker has stored in the field, if one statement does so; NULL. */
static struct root *stored_root(struct conc *c, func_id maker, const struct root *lambda,
                                int64_t offset)
{
    const struct prog_func *pf = &c->prog->funcs[maker.i];
    struct fresh_info *info = fresh_of(c, maker, 0);
    struct root *found = NULL;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const ir_ref *args = prog_args(pf, &pf->stmts[i]);
        int64_t at;
        if (pf->stmts[i].op != IR_STORE ||
            term_strip(c, term_of(c, maker, args[0]), &at) != lambda->term || at != offset)
            continue;
        if (found)
            return NULL;
        found = operand_root(c, maker, info, args[1]);
    }
    return found && found->made_at != IR_NONE && !found->is_taken && !found->is_choice &&
                   !found->is_claimed && !found->is_node && !found->owner.bits
               ? found
               : NULL;
}

/* Is the value the maker's own at all calls that are given the lambda? */
static bool is_own_at_calls(struct conc *c, func_id maker, uint32_t made, int64_t offset)
{
    const struct prog_func *pf = &c->prog->funcs[maker.i];
    struct fresh_info *info = fresh_of(c, maker, 0);
    uint32_t dst = pf->stmts[made].dst, ncalls = 0;
    struct root *lambda =
        dst == IR_NO_REG ? NULL : root_of(info, term_of(c, maker, ref_make(REF_REG, dst)));
    struct root *value = !info->is_done || !lambda || lambda->made_at != made || lambda->is_taken
                             ? NULL
                             : stored_root(c, maker, lambda, offset);
    for (uint32_t i = 0; value && i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        for (uint32_t k = 1; s->op == IR_CALL && k < s->nargs; k++) {
            if (operand_root(c, maker, info, prog_args(pf, s)[k]) != lambda)
                continue;
            if (!root_is_fresh(c, maker, value, i))
                return false;
            ncalls++;
        }
    }
    return ncalls > 0;
}

/* Does the statement let out what the register holds? */
static bool lets_out(struct conc *c, func_id f, uint32_t stmt, uint32_t reg)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    for (uint32_t k = 0; k < s->nargs; k++) {
        ir_ref arg = prog_args(pf, s)[k];
        if (ref_kind(arg) != REF_REG || ref_index(arg) != reg)
            continue;
        bool is_kept = s->op == IR_LOAD || s->op == IR_CMP || s->op == IR_BRANCH ||
                       (s->op == IR_STORE && k == 0) ||
                       (s->op == IR_CALL && k > 0 && !call_lets_go(c, f, stmt, k - 1));
        bool is_same = s->op == IR_ADDR || s->op == IR_COPY || s->op == IR_CAST;
        for (uint32_t i = 0; is_same && i < pf->func->nstmts; i++)
            if (lets_out(c, f, i, s->dst))
                return true;
        if (!is_kept && !is_same && !(s->op == IR_CALL && k == 0))
            return true;
    }
    return false;
}

/* Does the method keep to itself what it loads from that place in its receiver? */
static bool keeps_captured(struct conc *c, func_id f, int64_t offset)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t self = term_of(c, f, ref_make(REF_REG, 0));
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        int64_t at;
        if (s->op != IR_LOAD || term_strip(c, term_of(c, f, prog_args(pf, s)[0]), &at) != self ||
            at != offset)
            continue;
        for (uint32_t k = 0; k < pf->func->nstmts; k++)
            if (lets_out(c, f, k, s->dst))
                return false;
    }
    return true;
}

bool is_captured(struct conc *c, inst_id inst, ir_ref from)
{
    func_id f = pta_inst_func(c->pta, inst);
    ir_ref self = ref_make(REF_REG, 0);
    int64_t offset;
    if (!c->prog->classes || c->opt.mode == MODE_SOUND || !c->prog->funcs[f.i].func->nparams ||
        term_strip(c, term_of(c, f, from), &offset) != term_of(c, f, self) ||
        !keeps_captured(c, f, offset))
        return false;
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, self));
    uint32_t loc, n = 0;
    for (; idset_step(&it, &loc); n++) {
        const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj);
        uint32_t made;
        const struct prog_func *pf =
            o->kind == OBJ_HEAP ? prog_stmt(c->prog, o->site, &made) : NULL;
        if (!pf || !is_own_at_calls(c, (func_id){(uint32_t)(pf - c->prog->funcs)}, made, offset))
            return false;
    }
    return n > 0;
}
