/*
 * Numbers of errors: constants, `errno`, and what calls give back, as they are or with another
 * sign, also if they were handed to a function. The system knows them (A-ERRNO), so that their
 * texts are constant; a number that was found in memory may be any.
 */
#include "conc/conc_int.h"

enum { MAX_STEPS = 12, MAX_UP = 6, MAX_ASKED = 1000 };

/* A question, and how many calls may still be looked at for it. */
struct question {
    struct conc *c;
    int calls;
};

static bool is_known(struct question *, inst_id, ir_ref, int steps, int up);

/* Is the address that of errno? */
static bool is_errno(struct conc *c, inst_id inst, const struct prog_func *pf, ir_ref address)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct ir_stmt *s = def_in_func(c, f, address);
    uint32_t n;
    if (!s || s->op != IR_CALL)
        return false;
    const struct pta_edge *e = pta_edges(c->pta, inst, (uint32_t)(s - pf->stmts), &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_ASSIGN &&
                e[i].model->effects[k].src.kind == PLACE_THREAD)
                return true;
    return false;
}

/* Do all callers hand over such a number? */
static bool is_known_param(struct question *q, inst_id inst, uint32_t param, int up)
{
    struct conc *c = q->c;
    uint32_t ncalls = 0;
    for (uint32_t o = 0; o < pta_norigins(c->pta); o++) {
        uint32_t n = 0, f = frame_find(c, (origin_id){o}, inst);
        const struct call_in *calls = f == PTA_NONE ? NULL : frame_callers(c, f, &n);
        for (uint32_t i = 0; i < n; i++, ncalls++) {
            if (q->calls-- <= 0)
                return false;
            inst_id caller = c->frames.at[calls[i].frame].inst;
            const struct pta_edge *e = edge_of_call(c, &calls[i]);
            ir_ref arg = call_arg(frame_func(c, calls[i].frame), e->stmt, (int32_t)param);
            if (!is_known(q, caller, arg, MAX_STEPS, up - 1))
                return false;
        }
    }
    return ncalls > 0;
}

static bool is_known(struct question *q, inst_id inst, ir_ref ref, int steps, int up)
{
    struct conc *c = q->c;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    int64_t value;
    if (ref_kind(ref) != REF_REG)
        return ir_ref_int(pf->unit, ref, &value);
    const struct ir_stmt *s = def_in_func(c, f, ref);
    if (!steps || !up)
        return false;
    if (!s)
        return ref_index(ref) < pf->func->nparams && is_known_param(q, inst, ref_index(ref), up);
    const ir_ref *args = prog_args(pf, s);
    switch (s->op) {
    case IR_CALL:
        return true;
    case IR_LOAD:
        return is_errno(c, inst, pf, args[0]);
    case IR_SUB:
        return ir_ref_int(pf->unit, args[0], &value) && !value &&
               is_known(q, inst, args[1], steps - 1, up);
    case IR_COPY:
    case IR_SEXT:
    case IR_ZEXT:
    case IR_TRUNC:
        return is_known(q, inst, args[0], steps - 1, up);
    case IR_PHI:
    case IR_SELECT:
        for (uint32_t i = s->op == IR_SELECT; i < s->nargs; i += 1 + (s->op == IR_PHI))
            if (!is_known(q, inst, args[i], steps / 2, up))
                return false;
        return true;
    default:
        return false;
    }
}

bool is_error_number(struct conc *c, inst_id inst, ir_ref ref)
{
    struct question q = {c, MAX_ASKED};
    return c->opt.mode != MODE_SOUND && is_known(&q, inst, ref, MAX_STEPS, MAX_UP);
}
