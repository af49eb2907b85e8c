/*
 * Does the part of one call end before that of another one begins (divide.c)? By what the bounds
 * are computed from, `f(lo, mid); f(mid + 1, hi)`, or by what a branch on the way to the calls has
 * told of them:
 *
 *     while (i <= j) { ... i++; ... j--; }      f(lo, j); f(i, hi);
 *
 * A register has one value where both calls are made, if they are behind all loops.
 */
#include "conc/element/divide_int.h"

bool is_at_most(const struct poly *a, const struct poly *b, int64_t gap)
{
    struct poly d = poly_add(b, a, -1);
    return poly_is_int(&d) && d.constant >= gap;
}

/* The comparison tells that *more - *less is at least *gap; false if it tells nothing. */
static bool told_by(enum ir_cmp cmp, bool is_true, bool *is_swapped, int64_t *gap)
{
    switch (cmp) {
    case CMP_SLT:
    case CMP_ULT:
    case CMP_SGE:
    case CMP_UGE:
        *is_swapped = (cmp == CMP_SLT || cmp == CMP_ULT) == is_true;
        *gap = *is_swapped;
        return true;
    case CMP_SGT:
    case CMP_UGT:
    case CMP_SLE:
    case CMP_ULE:
        *is_swapped = (cmp == CMP_SLE || cmp == CMP_ULE) == is_true;
        *gap = !*is_swapped;
        return true;
    default:
        return false;
    }
}

/* a <= b, by what the branch has told? */
static bool way_orders(struct index *x, const struct division *d, const struct way *w,
                       const struct poly *a, const struct poly *b, int64_t gap)
{
    const struct prog_func *pf = frame_func(x->c, w->frame);
    const struct ir_stmt *cmp =
        def_in(pf, index_info(x, w->frame), prog_args(pf, &pf->stmts[w->stmt])[0]);
    bool is_swapped;
    int64_t least;
    if (w->frame != d->frame || !cmp || cmp->op != IR_CMP ||
        !told_by(cmp->sub, w->is_true, &is_swapped, &least))
        return false;
    struct poly p = canonical_value(x, d, d->frame, prog_args(pf, cmp)[0]);
    struct poly q = canonical_value(x, d, d->frame, prog_args(pf, cmp)[1]);
    if (p.is_unknown || q.is_unknown || poly_is_int(&p) || poly_is_int(&q))
        return false;
    struct poly told = is_swapped ? poly_add(&q, &p, -1) : poly_add(&p, &q, -1);
    struct poly wanted = poly_add(b, a, -1), more = poly_add(&wanted, &told, -1);
    return poly_is_int(&more) && more.constant + least >= gap;
}

static bool branches_order(struct index *x, const struct division *d, uint32_t call,
                           const struct poly *a, const struct poly *b, int64_t gap)
{
    struct element e = {.frame = d->frame, .stmt = call};
    struct pins pins = find_pins(x, &e);
    for (uint32_t i = 0; i < pins.nways; i++)
        if (way_orders(x, d, &pins.ways[i], a, b, gap))
            return true;
    return false;
}

static bool ends_before(struct index *x, const struct division *d, const struct inner_call *a,
                        const struct inner_call *b, uint32_t lo, uint32_t hi, int64_t gap)
{
    const struct poly *end = &a->arg[hi], *begin = &b->arg[lo];
    if (is_at_most(end, begin, gap))
        return true;
    return !end->is_unknown && !begin->is_unknown && !stmt_in_loop(x->c, d->func, a->at) &&
           !stmt_in_loop(x->c, d->func, b->at) &&
           (branches_order(x, d, a->at, end, begin, gap) ||
            branches_order(x, d, b->at, end, begin, gap));
}

bool bounds_apart(struct index *x, const struct division *d, const struct inner_call *a,
                  const struct inner_call *b, uint32_t lo, uint32_t hi, int64_t gap)
{
    return ends_before(x, d, a, b, lo, hi, gap) || ends_before(x, d, b, a, lo, hi, gap);
}
