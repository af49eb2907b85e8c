/*
 * Recursion inside of one thread that divides its bounds: each thread sorts its own part.
 *
 *     sort(lo, hi) { mid = ...; sort(lo, mid); sort(mid + 1, hi); merge(lo, mid, hi); }
 *     worker(k)    { sort(k * size, (k + 1) * size - 1); }
 *
 * What such a function does with elements between its bounds stays between those of the first call
 * (A-DIVIDE, as for tasks). If the first call is made in one place, and its bounds in one thread
 * end before those in the next one begin, threads do not meet. Elements beside the bounds, `a[hi +
 * 1]`, are not taken to be inside.
 */
#include "conc/element/divide_int.h"

/* Which parameters the call hands on as they are, and whether it is one of the function itself. */
static bool keeps_params(const struct conc *c, const struct prog_func *pf, const struct ir_stmt *s,
                         func_id func, uint32_t *kept)
{
    const ir_ref *args = prog_args(pf, s);
    *kept = 0;
    if (s->op != IR_CALL || ref_kind(args[0]) != REF_SYM ||
        c->prog->syms[prog_sym_of(c->prog, pf->unit_index, ref_index(args[0])).i].func.i != func.i)
        return false;
    for (uint32_t k = 0; k + 1 < s->nargs && k < MAX_PARAMS; k++)
        if (ref_kind(args[k + 1]) == REF_REG && ref_index(args[k + 1]) == k)
            *kept |= 1u << k;
    return true;
}

/* A call of the function by one of several threads, if the function calls itself with its lower
 * bound and another upper one, and the other way round. Few do. */
uint32_t within_frame(struct index *x, func_id func)
{
    const struct prog_func *pf = &x->c->prog->funcs[func.i];
    uint32_t kept, some = 0, all = UINT32_MAX, nparts = 0;
    for (uint32_t i = 0; pf->func->nparams > 1 && i < pf->func->nstmts; i++)
        if (keeps_params(x->c, pf, &pf->stmts[i], func, &kept)) {
            some |= kept;
            all &= kept;
            nparts++;
        }
    uint32_t bounds = some & ~all; /* kept by some calls, but not by all */
    bool is_division = nparts >= 2 && nparts <= MAX_CALLS && bounds & (bounds - 1);
    for (uint32_t f = 0; is_division && f < x->c->frames.n; f++)
        if (func_of(x, f).i == func.i && conc_origin_is_many(x->c, index_origin(x, f)))
            return f;
    return PTA_NONE;
}

/* Does one of the calls end before that one begins, or begin behind its end? */
static bool has_neighbour(const struct division *d, const struct inner_call *c, bool is_before)
{
    for (uint32_t i = 0; i < d->ncalls; i++) {
        const struct inner_call *other = &d->calls[i];
        const struct inner_call *first = is_before ? other : c, *then = is_before ? c : other;
        struct poly gap = poly_add(&then->arg[d->param], &first->arg[d->other], -1);
        if (other != c && poly_is_int(&gap) && gap.constant >= 0)
            return true;
    }
    return false;
}

/* Does each call get a part of what is between the bounds? */
static bool are_parts(const struct division *d, const struct poly *lo, const struct poly *hi)
{
    for (uint32_t i = 0; i < d->ncalls; i++) {
        const struct inner_call *c = &d->calls[i];
        if ((!poly_equal(&c->arg[d->param], lo) && !has_neighbour(d, c, true)) ||
            (!poly_equal(&c->arg[d->other], hi) && !has_neighbour(d, c, false)))
            return false;
    }
    return true;
}

/* Do the bounds of the first call end in each thread before they begin in another one? */
bool within_begins_apart(struct index *x, const struct division *d, uint32_t frame, uint32_t stmt,
                         bool includes_upper)
{
    struct poly own_lo = division_own(x, d, d->param), own_hi = division_own(x, d, d->other);
    const struct prog_func *pf = frame_func(x->c, frame);
    if (d->kind != DIVISION_BOUNDS || d->param >= d->nreal || d->other >= d->nreal ||
        stmt_in_loop(x->c, func_of(x, frame), stmt) || !are_parts(d, &own_lo, &own_hi))
        return false;
    ir_ref lower = call_arg(pf, stmt, (int32_t)d->param);
    struct element one = {.frame = frame, .stmt = stmt, .address = lower, .size = 1};
    struct poly lo = value_of(x->v, frame, lower);
    struct poly hi = value_of(x->v, frame, call_arg(pf, stmt, (int32_t)d->other));
    struct form f = form_of(x, &one, &one, &lo);
    if (lo.is_unknown || hi.is_unknown || !f.distinct || f.nlocals || f.rising.n)
        return false;
    struct poly length = poly_add(&hi, &lo, -1), left = poly_add(&f.factor, &length, -1);
    return poly_is_int(&left) && left.constant >= includes_upper;
}

/* Is it never below zero: a number, and rounds of loops? */
static bool is_positive(const struct division *d, const struct poly *p)
{
    for (uint32_t i = 0; i < p->n; i++)
        if (p->term[i].coef < 0 || p->term[i].sym[1] ||
            value_symbol_at(d->v, p->term[i].sym[0])[0] != VALUE_ROUND)
            return false;
    return !p->is_unknown && p->constant >= 0;
}

/* The index of the element, of that size, without one of its terms; false if it has none. */
static bool index_without(const struct poly *at, int64_t size, uint32_t without, struct poly *out)
{
    *out = (struct poly){.constant = at->constant / size};
    for (uint32_t i = 0; i < at->n; i++) {
        struct poly_term t = at->term[i];
        bool is_base = t.coef == 1 && !t.sym[1] && size > 1;
        if (i == without || is_base)
            continue;
        if (t.coef % size)
            return false;
        t.coef /= size;
        poly_add_term(out, &t);
    }
    return at->constant % size == 0;
}

/* `a[lo + round + 1]`: is the last round's element still between the bounds? */
static bool ends_inside(struct index *x, const struct division *d, const struct poly *at,
                        int64_t size, const struct poly *hi)
{
    for (uint32_t i = 0; i < at->n; i++) {
        struct round_bound bound[MAX_BOUNDS];
        struct poly rest;
        uint32_t s[4];
        memcpy(s, value_symbol_at(d->v, at->term[i].sym[0]), sizeof s);
        if (at->term[i].sym[1] || s[0] != VALUE_ROUND || at->term[i].coef != size ||
            !index_without(at, size, i, &rest))
            continue;
        uint32_t n = value_round_bounds(d->v, s[1], s[2], bound);
        for (uint32_t k = 0; k < n; k++) {
            struct poly last = division_canonical(x, d, &bound[k].max);
            last = poly_add(&last, &rest, 1);
            last = poly_add(hi, &last, -1);
            if (bound[k].scale == 1 && is_positive(d, &last))
                return true;
        }
    }
    return false;
}

static bool is_round(const struct division *d, const struct poly_term *t)
{
    return value_symbol_at(d->v, t->sym[0])[0] == VALUE_ROUND;
}

/* Bytes from one element to the next, if the address is computed from an index; 0. */
static int64_t stride_of(struct index *x, const struct element *e)
{
    int64_t stride = 0;
    const struct prog_func *pf = frame_func(x->c, e->frame);
    const struct ir_stmt *s = def_in_func(x->c, func_of(x, e->frame), e->address);
    bool is_known = s && s->op == IR_ADDR && s->nargs == 5 &&
                    ir_ref_int(pf->unit, prog_args(pf, s)[2], &stride);
    return is_known ? stride : 0;
}

/* `a[hi]`, and not `a[hi + i]`: is nothing added but the address of the array? */
static bool is_added_to(const struct poly *at, uint32_t bound)
{
    for (uint32_t i = 0; i < at->n; i++)
        if (at->term[i].sym[0] != bound && at->term[i].coef > 1)
            return true;
    return at->constant > 0;
}

/* Is there a loop that makes as many rounds wherever the bounds are? */
static bool goes_on(const struct division *d, const struct poly *at)
{
    for (uint32_t i = 0; i < at->n; i++) {
        struct round_bound bound[MAX_BOUNDS];
        uint32_t s[4], n, fixed = 0;
        if (!is_round(d, &at->term[i]) || at->term[i].coef < 0)
            continue;
        memcpy(s, value_symbol_at(d->v, at->term[i].sym[0]), sizeof s);
        n = value_round_bounds(d->v, s[1], s[2], bound);
        for (uint32_t k = 0; k < n; k++)
            fixed += poly_is_int(&bound[k].max) && bound[k].max.constant > 0;
        if (n && fixed == n)
            return true;
    }
    return false;
}

/* Not an element beside the bounds, as far as these are named: one of them, once. */
bool within_stays(struct index *x, const struct division *d, const struct element *e,
                  const struct poly *at, const struct poly *lo, const struct poly *hi)
{
    uint32_t lower, upper, nbounds = 0;
    int64_t stride = stride_of(x, e);
    if (!poly_is_symbol(lo, &lower) || !poly_is_symbol(hi, &upper))
        return false;
    for (uint32_t i = 0; i < at->n; i++) {
        const struct poly_term *t = &at->term[i];
        if (t->sym[0] != lower && t->sym[1] != lower && t->sym[0] != upper && t->sym[1] != upper)
            continue;
        if (t->sym[1] || t->coef <= 0 || (stride && t->coef != stride) || nbounds++ ||
            (t->sym[0] == upper && is_added_to(at, upper)))
            return false;
        bool is_beyond = at->constant > 0 || goes_on(d, at);
        if (t->sym[0] == lower &&
            (at->constant < 0 || (is_beyond && !ends_inside(x, d, at, t->coef, hi))))
            return false;
    }
    return true;
}
