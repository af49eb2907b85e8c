/*
 * Choices by the number of a thread or of a round, written with the smaller of two values:
 *
 *   lo = t * q + (t < r ? t : r)          t*q + min(t, r)
 *   hi = lo + q + (t < r)                 lo + q + min(t + 1, r) - min(t, r)
 *   if (t < r) lo = t * (q + 1);          the same
 *   else lo = t * q + r;
 *
 * Blocks of which the first ones are larger, because they share what is left over: so written, each
 * ends where the next one begins. With x < y telling which, and A - B = k*(x - y) + c, the value is
 *
 *   B + k * (min(x, y) - y) + c * (min(x + 1, y) - min(x, y))
 */
#include "conc/element/value_int.h"

/* x < y ? yes : no */
struct less {
    struct poly x, y, yes, no;
};

static bool has_number(const struct values *v, const struct poly *p)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            const uint32_t *s = value_symbol_at(v, p->term[i].sym[k]);
            if (s[0] == VALUE_NUMBER || s[0] == VALUE_ROUND ||
                (s[0] == VALUE_RESULT && s[1] == VALUE_MINIMUM))
                return true;
        }
    return false;
}

static void exchange(struct poly *a, struct poly *b)
{
    struct poly t = *a;
    *a = *b;
    *b = t;
}

/* The comparison as x < y, the number of the thread being in x only. */
static bool as_less(const struct values *v, uint32_t sub, struct less *l)
{
    switch (sub) {
    case CMP_SLT:
    case CMP_ULT:
        break;
    case CMP_SLE:
    case CMP_ULE:
        l->y.constant++;
        break;
    case CMP_SGT:
    case CMP_UGT:
        exchange(&l->x, &l->y);
        break;
    case CMP_SGE:
    case CMP_UGE:
        exchange(&l->yes, &l->no);
        break;
    default:
        return false;
    }
    if (has_number(v, &l->y)) { /* not y < x + 1 */
        l->x.constant++;
        exchange(&l->x, &l->y);
        exchange(&l->yes, &l->no);
    }
    return !l->x.is_unknown && !l->y.is_unknown && !l->yes.is_unknown && !l->no.is_unknown &&
           has_number(v, &l->x) && !has_number(v, &l->y);
}

/* How many times the first term of `unit` is in the value; false if not a whole number of times. */
static bool times_in(const struct poly *p, const struct poly *unit, int64_t *out)
{
    *out = 0;
    for (uint32_t i = 0; i < p->n; i++) {
        if (memcmp(p->term[i].sym, unit->term[0].sym, sizeof unit->term[0].sym) != 0)
            continue;
        *out = p->term[i].coef / unit->term[0].coef;
        return p->term[i].coef % unit->term[0].coef == 0;
    }
    return true;
}

struct poly value_smaller(struct values *v, const struct poly *x, const struct poly *y)
{
    struct poly a = *x, b = *y, d = poly_add(x, y, -1);
    if (d.is_unknown || poly_is_int(&d))
        return d.is_unknown ? d : d.constant < 0 ? *x : *y;
    b.is_unknown |= __builtin_sub_overflow(b.constant, a.constant, &b.constant);
    a.constant = 0;
    if (b.is_unknown)
        return b;
    uint32_t sym =
        value_symbol(v, VALUE_RESULT, VALUE_MINIMUM, value_intern(v, &a), value_intern(v, &b));
    struct poly out = poly_symbol(sym);
    out.constant = x->constant;
    return out;
}

/* Is there anything in it that another thread has another one of? */
static bool varies(const struct values *v, const struct poly *p)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
            if (value_symbol_at(v, p->term[i].sym[k])[0] == VALUE_PART)
                return true;
    return has_number(v, p);
}

static bool is_larger_of(uint32_t sub, const struct poly *x, const struct poly *yes)
{
    bool is_more = sub == CMP_SGT || sub == CMP_SGE || sub == CMP_UGT || sub == CMP_UGE;
    return is_more == poly_equal(yes, x);
}

struct poly value_of_two(struct values *v, uint32_t sub, const struct poly *x, const struct poly *y,
                         const struct poly *yes, const struct poly *no)
{
    bool is_less = sub == CMP_SLT || sub == CMP_SLE || sub == CMP_ULT || sub == CMP_ULE;
    bool is_more = sub == CMP_SGT || sub == CMP_SGE || sub == CMP_UGT || sub == CMP_UGE;
    bool is_first = poly_equal(yes, x) && poly_equal(no, y);
    bool is_second = poly_equal(yes, y) && poly_equal(no, x);
    if (x->is_unknown || y->is_unknown || (!is_less && !is_more) || (!is_first && !is_second))
        return poly_unknown();
    bool is_smaller = is_less == is_first, is_turned = varies(v, y) && !varies(v, x);
    struct poly zero = {0};
    struct poly a = poly_add(&zero, is_turned ? y : x, is_smaller ? 1 : -1);
    struct poly b = poly_add(&zero, is_turned ? x : y, is_smaller ? 1 : -1);
    struct poly least = value_smaller(v, &a, &b);
    return is_smaller ? least : poly_add(&zero, &least, -1);
}

static struct poly value_of_less(struct values *v, const struct less *l)
{
    int64_t k;
    struct poly d = poly_add(&l->yes, &l->no, -1), unit = poly_add(&l->x, &l->y, -1);
    if (d.is_unknown || unit.is_unknown || !unit.n || !times_in(&d, &unit, &k) || k < 0)
        return poly_unknown(); /* the larger of two values says less */
    d = poly_add(&d, &unit, -k);
    if (!poly_is_int(&d))
        return poly_unknown();
    struct poly next = l->x, at = value_smaller(v, &l->x, &l->y), out = l->no;
    next.constant++;
    next = value_smaller(v, &next, &l->y);
    out = poly_add(&out, &at, k);
    out = poly_add(&out, &l->y, -k);
    out = poly_add(&out, &next, d.constant);
    return poly_add(&out, &at, -d.constant);
}

struct poly value_chosen(struct values *v, uint32_t frame, uint32_t stmt, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct choice ch;
    struct less l;
    if (pf->stmts[stmt].op == IR_LOAD) {
        struct poly of[2];
        return value_upper_of_minimum(v, frame, stmt, depth + 1, of) &&
                       (has_number(v, &of[0]) || has_number(v, &of[1]))
                   ? has_number(v, &of[1]) ? value_smaller(v, &of[1], &of[0])
                                           : value_smaller(v, &of[0], &of[1])
                   : poly_unknown();
    }
    if (!value_choice_at(v, frame, stmt, &ch))
        return poly_unknown();
    const ir_ref *args = ir_args(pf->unit, pf->func, ch.cmp);
    l.x = value_eval(v, frame, args[0], depth + 1);
    l.y = value_eval(v, frame, args[1], depth + 1);
    enum truth truth = value_decided(v, (enum ir_cmp)ch.cmp->sub, &l.x, &l.y);
    if (truth != TRUTH_UNKNOWN) /* `if (id == 0) low = 1;` by a thread whose number is not 0 */
        return value_eval(v, frame, truth == TRUTH_NONZERO ? ch.if_true : ch.if_false, depth + 1);
    l.yes = value_eval(v, frame, ch.if_true, depth + 1);
    l.no = value_eval(v, frame, ch.if_false, depth + 1);
    struct less whole = l;
    if (as_less(v, ch.cmp->sub, &l))
        return value_of_less(v, &l);
    /* The number of rounds of an inner loop, where the outer one goes farthest. Of the smaller of
     * two as a bound, the comparison itself tells more. */
    return varies(v, &whole.x) || varies(v, &whole.y) ||
                   !is_larger_of(ch.cmp->sub, &whole.x, &whole.yes)
               ? poly_unknown()
               : value_of_two(v, ch.cmp->sub, &whole.x, &whole.y, &whole.yes, &whole.no);
}

struct poly value_compared(struct values *v, uint32_t frame, ir_ref cond, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    uint32_t def = ref_kind(cond) == REF_REG ? info->def[ref_index(cond)] : IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_CMP)
        return poly_unknown();
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
    struct less l = {value_eval(v, frame, args[0], depth + 1),
                     value_eval(v, frame, args[1], depth + 1), poly_int(1), poly_int(0)};
    return as_less(v, pf->stmts[def].sub, &l) ? value_of_less(v, &l) : poly_unknown();
}
