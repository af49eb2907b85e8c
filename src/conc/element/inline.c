/*
 * Values of calls of small functions that are called at several places: `m.cols()`, `m(i, j)`.
 * Such a function has one frame for all its calls, in which a parameter is no value at all. Here
 * the one value that it returns is worked out for one call: parameters are what that call gives,
 * memory is what nobody changes while the thread runs. What needs more than that is unknown.
 */
#include "conc/element/value_int.h"

enum { MAX_NESTED = 4, MAX_SMALL_FUNCTION = 64 };

/* A call that is looked into; `up`: the one whose body makes it, NULL: the frame itself does. */
struct inlined {
    struct values *v;
    const struct inlined *up;
    uint32_t caller, stmt; /* the call */
    uint32_t frame;        /* what it runs */
    int level;
};

static struct poly eval_inside(const struct inlined *, ir_ref, int depth);

static struct poly eval_given_argument(const struct inlined *at, uint32_t param, int depth)
{
    ir_ref arg = call_arg(frame_func(at->v->c, at->caller), at->stmt, (int32_t)param);
    return at->up ? eval_inside(at->up, arg, depth + 1)
                  : value_eval(at->v, at->caller, arg, depth + 1);
}

static struct poly eval_inside_address(const struct inlined *at, const struct ir_stmt *s,
                                       const ir_ref *args, int depth)
{
    const struct ir_unit *unit = frame_func(at->v->c, at->frame)->unit;
    int64_t off, stride;
    struct poly sum = eval_inside(at, args[0], depth + 1);
    if (!ir_ref_int(unit, args[1], &off))
        return poly_unknown();
    sum.is_unknown |= __builtin_add_overflow(sum.constant, off, &sum.constant);
    for (uint32_t i = 2; i + 2 < s->nargs; i += 3) {
        struct poly index = eval_inside(at, args[i + 1], depth + 1);
        if (!ir_ref_int(unit, args[i], &stride))
            return poly_unknown();
        sum = poly_add(&sum, &index, stride);
    }
    return sum;
}

/* `return a < b ? a : b`, and the larger of two. */
static struct poly eval_inside_choice(const struct inlined *at, uint32_t stmt, int depth)
{
    const struct prog_func *pf = frame_func(at->v->c, at->frame);
    struct choice ch;
    if (!value_choice_at(at->v, at->frame, stmt, &ch))
        return poly_unknown();
    const ir_ref *args = ir_args(pf->unit, pf->func, ch.cmp);
    struct poly x = eval_inside(at, args[0], depth + 1), y = eval_inside(at, args[1], depth + 1);
    struct poly yes = eval_inside(at, ch.if_true, depth + 1);
    struct poly no = eval_inside(at, ch.if_false, depth + 1);
    return value_of_two(at->v, ch.cmp->sub, &x, &y, &yes, &no);
}

static struct poly eval_inside_stmt(const struct inlined *at, uint32_t stmt, int depth)
{
    const struct prog_func *pf = frame_func(at->v->c, at->frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct poly a, b;
    switch (s->op) {
    case IR_COPY:
    case IR_CAST:
    case IR_ZEXT:
    case IR_SEXT:
    case IR_TRUNC:
        return eval_inside(at, args[0], depth + 1);
    case IR_ADDR:
        return eval_inside_address(at, s, args, depth);
    case IR_LOAD:
        a = eval_inside(at, args[0], depth + 1);
        return a.is_unknown ? a
                            : value_unchanged(at->v, at->frame, stmt, args[0], s->size, &a, depth);
    case IR_CALL:
        return value_inlined(at->v, at, at->frame, stmt, depth);
    case IR_PHI:
    case IR_SELECT:
        return eval_inside_choice(at, stmt, depth);
    default:
        if (!(ir_op_info(s->op)->flags & OPF_INT) || s->nargs != 2)
            return poly_unknown();
        a = eval_inside(at, args[0], depth + 1);
        b = eval_inside(at, args[1], depth + 1);
        return value_arithmetic(at->v, s->op, &a, &b);
    }
}

static struct poly eval_inside(const struct inlined *at, ir_ref ref, int depth)
{
    const struct prog_func *pf = frame_func(at->v->c, at->frame);
    if (ref_kind(ref) != REF_REG)
        return value_eval(at->v, at->frame, ref, depth + 1);
    if (depth > MAX_EVAL_DEPTH)
        return poly_unknown();
    if (ref_index(ref) < pf->func->nparams)
        return eval_given_argument(at, ref_index(ref), depth);
    const struct finfo *info =
        finfo_of(at->v->c, pta_inst_func(at->v->c->pta, at->v->c->frames.at[at->frame].inst));
    uint32_t def = info->def[ref_index(ref)];
    return def == IR_NONE ? poly_unknown() : eval_inside_stmt(at, def, depth);
}

/* What the function returns, by its one return. */
static ir_ref returned(const struct prog_func *pf)
{
    ir_ref found = ref_make(REF_NONE, 0);
    for (uint32_t i = 0, n = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_RET)
            continue;
        if (n++ || s->nargs != 1)
            return ref_make(REF_NONE, 0);
        found = ir_args(pf->unit, pf->func, s)[0];
    }
    return found;
}

struct poly value_inlined(struct values *v, const struct inlined *up, uint32_t frame, uint32_t stmt,
                          int depth)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(v->c->pta, v->c->frames.at[frame].inst, stmt, &n);
    if (n != 1 || e->kind != EDGE_CALL || e->model || (up && up->level == MAX_NESTED))
        return poly_unknown();
    uint32_t callee = frame_find(v->c, v->c->frames.at[frame].origin, (inst_id){e->target});
    if (callee == PTA_NONE || frame_func(v->c, callee)->func->nstmts > MAX_SMALL_FUNCTION)
        return poly_unknown();
    struct inlined at = {v, up, frame, stmt, callee, up ? up->level + 1 : 0};
    ir_ref result = returned(frame_func(v->c, callee));
    return ref_kind(result) == REF_NONE ? poly_unknown() : eval_inside(&at, result, depth + 1);
}
