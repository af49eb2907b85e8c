/*
 * Numbers that are small because of how they are worked out, whatever they are worked out from:
 *
 *     hash(s) % BUCKETS        rand() & 15        c - an unsigned char
 *
 * A remainder of a signed number may be negative; used as an index it is not (A-ROW).
 */
#include "conc/element/value_int.h"

enum { MAX_DEPTH = 8, CHOICE_DEPTH = 3, MAX_WAYS = 16 };

static int64_t count_of(struct values *v, uint32_t frame, ir_ref ref, int depth);

static int64_t count_of_bits(uint32_t bits)
{
    return bits < 31 ? (int64_t)1 << bits : 0;
}

/* The largest of what the operands may be, so many steps apart; 0: not known. */
static int64_t largest(struct values *v, uint32_t frame, const ir_ref *args, uint32_t n,
                       uint32_t step, int depth)
{
    int64_t most = 0;
    for (uint32_t i = 0; i < n; i += step) {
        int64_t count = n > MAX_WAYS ? 0 : count_of(v, frame, args[i], depth + CHOICE_DEPTH);
        if (!count)
            return 0;
        most = MAX(most, count);
    }
    return most;
}

/* What the function returns that is called there. */
static int64_t count_returned(struct values *v, uint32_t frame, uint32_t stmt, int depth)
{
    const struct pta_edge *body = body_edge(v->c, v->c->frames.at[frame].inst, stmt);
    uint32_t callee =
        body ? frame_find(v->c, v->c->frames.at[frame].origin, (inst_id){body->target}) : PTA_NONE;
    int64_t most = 0;
    if (callee == PTA_NONE || body->model)
        return 0;
    const struct prog_func *pf = frame_func(v->c, callee);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_RET)
            continue;
        int64_t count =
            s->nargs ? count_of(v, callee, prog_args(pf, s)[0], depth + CHOICE_DEPTH) : 0;
        if (!count)
            return 0;
        most = MAX(most, count);
    }
    return most;
}

/* What callers hand on. */
static int64_t count_given(struct values *v, uint32_t frame, uint32_t param, int depth)
{
    uint32_t n;
    int64_t most = 0;
    const struct call_in *in = frame_callers(v->c, frame, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct pta_edge *e = edge_of_call(v->c, &in[i]);
        ir_ref arg = call_arg(frame_func(v->c, in[i].frame), e->stmt, (int32_t)param);
        bool is_known = n <= MAX_WAYS && !e->model && !ref_is_none(arg);
        int64_t count = is_known ? count_of(v, in[i].frame, arg, depth + CHOICE_DEPTH) : 0;
        if (!count)
            return 0;
        most = MAX(most, count);
    }
    return most;
}

/* How many numbers the operand may be, from zero on; 0: not known. */
static int64_t count_of(struct values *v, uint32_t frame, ir_ref ref, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct finfo *info =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    int64_t n;
    if (ir_ref_int(pf->unit, ref, &n))
        return n >= 0 && n < INT32_MAX ? n + 1 : 0;
    if (depth >= MAX_DEPTH || ref_kind(ref) != REF_REG)
        return 0;
    if (ref_index(ref) < pf->func->nparams)
        return count_given(v, frame, ref_index(ref), depth);
    const struct ir_stmt *s = def_in(pf, info, ref);
    if (!s)
        return 0;
    const ir_ref *args = prog_args(pf, s);
    switch (s->op) {
    case IR_UREM:
    case IR_SREM:
        return ir_ref_int(pf->unit, args[1], &n) && n > 0 ? n : 0;
    case IR_AND:
        return ir_ref_int(pf->unit, args[1], &n) && n >= 0 && n < INT32_MAX
                   ? n + 1
                   : largest(v, frame, args, 2, 1, depth);
    case IR_LSHR:
        return ir_ref_int(pf->unit, args[1], &n) && n > 0 && n < 8 * (int64_t)s->size
                   ? count_of_bits((uint32_t)(8 * s->size - n))
                   : 0;
    case IR_ZEXT:
        n = count_of(v, frame, args[0], depth + 1);
        return n ? n : count_of_bits(s->size);
    case IR_SEXT:
    case IR_COPY:
        return count_of(v, frame, args[0], depth + 1);
    case IR_PHI:
        return largest(v, frame, args, s->nargs, 2, depth);
    case IR_SELECT:
        return largest(v, frame, args + 1, 2, 1, depth);
    case IR_CALL:
        return count_returned(v, frame, (uint32_t)(s - pf->stmts), depth);
    default:
        return 0;
    }
}

int64_t value_count(struct values *v, uint32_t frame, ir_ref ref)
{
    return count_of(v, frame, ref, 0);
}
