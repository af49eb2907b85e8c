/* Two addresses that are never equal, by arithmetic: see index_int.h. */
#include "conc/element/index_int.h"

/* ---- forms ---- */

/* Nothing but what is common, and the distinct symbol, never taken away. */
static bool rises(struct index *x, const struct element *e, const struct element *other,
                  const struct poly *p, uint32_t *distinct)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            uint32_t inner = p->term[i].sym[k];
            enum role r = role_of(x, e, other, inner);
            if (r == ROLE_LOCAL ||
                (r == ROLE_DISTINCT && ((*distinct && *distinct != inner) || p->term[i].coef < 0)))
                return false;
            if (r == ROLE_DISTINCT)
                *distinct = inner;
        }
    return !p->is_unknown;
}

/*
 * A quotient of the distinct symbol, or the smaller of two such values: grows with it. What a table
 * holds at it: the table of the starts of rows rises (A-SEGMENT; who uses it goes from one start to
 * the next, differ_by_block).
 */
static bool is_rising(struct index *x, const struct element *e, const struct element *other,
                      uint32_t sym, uint32_t *distinct)
{
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, sym), sizeof s);
    if (s[0] == VALUE_RESULT && s[1] == VALUE_MINIMUM) {
        struct poly a = value_poly(x->v, s[2]), b = value_poly(x->v, s[3]);
        return rises(x, e, other, &a, distinct) && rises(x, e, other, &b, distinct) && *distinct;
    }
    bool is_table = s[0] == VALUE_CONTENT && x->c->opt.mode != MODE_SOUND;
    if (!is_table && (s[0] != VALUE_RESULT || s[1] != IR_SDIV))
        return false;
    struct poly p = value_poly(x->v, s[is_table ? 1 : 2]);
    struct poly q = is_table ? poly_int(1) : value_poly(x->v, s[3]);
    if (role_of_poly(x, e, other, &q) != ROLE_COMMON || (poly_is_int(&q) && q.constant <= 0))
        return false;
    return rises(x, e, other, &p, distinct) && *distinct;
}

/* `chosen`: which of several distinct symbols counts as such; 0: the first. */
static void form_add(struct index *x, const struct element *e, const struct element *other,
                     const struct poly_term *t, uint32_t chosen, struct form *f)
{
    uint32_t distinct = 0, ndistinct = 0, nlocal = 0, risen = f->distinct;
    for (int k = 0; k < POLY_DEGREE && t->sym[k]; k++) {
        enum role r = role_of(x, e, other, t->sym[k]);
        if (r == ROLE_DISTINCT)
            distinct = t->sym[k], ndistinct++;
        nlocal += r == ROLE_LOCAL;
    }
    if (!nlocal && !ndistinct) {
        poly_add_term(&f->common, t);
    } else if (!nlocal && ndistinct == 1 && (!f->distinct || f->distinct == distinct) &&
               (!chosen || chosen == distinct)) {
        struct poly one = poly_int(1), whole = {0};
        f->distinct = distinct;
        poly_add_term(&whole, t);
        whole = poly_replace(&whole, distinct, &one);
        f->factor = poly_add(&f->factor, &whole, 1);
    } else if (nlocal == 1 && !t->sym[1] && is_rising(x, e, other, t->sym[0], &risen)) {
        f->distinct = risen;
        poly_add_term(&f->rising, t);
    } else {
        f->local[f->nlocals++] = *t;
    }
}

static struct form form_by(struct index *x, const struct element *e, const struct element *other,
                           const struct poly *p, uint32_t chosen)
{
    struct form f = {
        .common = poly_int(p->constant), .whole = *p, .frame = e->frame, .stmt = e->stmt};
    for (uint32_t i = 0; i < p->n; i++)
        form_add(x, e, other, &p->term[i], chosen, &f);
    return f;
}

struct form form_of(struct index *x, const struct element *e, const struct element *other,
                    const struct poly *p)
{
    return form_by(x, e, other, p, 0);
}

/* Another distinct symbol, which the form has as if it were anything; 0. */
static uint32_t other_distinct(struct index *x, const struct element *e,
                               const struct element *other, const struct form *f)
{
    for (uint32_t i = 0; f->distinct && i < f->nlocals; i++)
        if (!f->local[i].sym[1] && role_of(x, e, other, f->local[i].sym[0]) == ROLE_DISTINCT)
            return f->local[i].sym[0];
    return 0;
}
/* ---- ranges ---- */

struct range {
    struct poly lo, hi;
};

/* scale*round <= max: if all of max but its constant is made of whole steps, so is the rest. */
static void round_down(struct round_bound *b)
{
    for (uint32_t i = 0; i < b->max.n; i++)
        if (b->max.term[i].coef % b->scale != 0)
            return;
    int64_t rest = b->max.constant % b->scale;
    b->max.constant -= rest < 0 ? rest + b->scale : rest;
}

/* The last round of a loop that the access can be in, or behind; `which` of the upper bounds. */
static bool last_round(struct index *x, const struct form *f, const uint32_t *s, uint32_t which,
                       struct round_bound *out)
{
    struct round_bound bound[MAX_BOUNDS];
    uint32_t n = value_round_bounds(x->v, s[1], s[2], bound);
    if (!n)
        return false;
    *out = bound[which < n ? which : n - 1];
    round_down(out);
    struct finfo *info = index_info(x, s[1]);
    if (s[1] == f->frame && f->stmt != IR_NONE &&
        !cfg_in_loop(info->cfg, info->block_of[f->stmt], s[2]))
        out->max.constant += out->scale; /* the counter as the loop left it */
    return true;
}

bool part_range(struct index *x, const uint32_t *s, struct poly *first, struct poly *last)
{
    if (s[1] == PTA_NONE)
        return part_bounds(x->v, s[2], s[3], first, last);
    *first = value_poly(x->v, s[1]);
    *last = value_poly(x->v, s[2]);
    return !first->is_unknown && !last->is_unknown;
}

/* The end of the range of coef*symbol that is not 0. */
static bool end_of_local(struct index *x, const struct form *f, const struct poly_term *t,
                         uint32_t which, struct poly *end)
{
    uint32_t s[4];
    struct round_bound b;
    struct poly zero = {0};
    memcpy(s, value_symbol_at(x->v, t->sym[0]), sizeof s);
    if (t->sym[1])
        return false;
    if (s[0] == VALUE_WITHIN) {
        *end = poly_int(((int64_t)s[1] - 1) * t->coef);
        return true;
    }
    if (s[0] == VALUE_RESULT && s[1] == IR_SREM) { /* made by with_rests or with_remainders */
        struct poly by = value_poly(x->v, s[3]);
        by.constant--;
        *end = poly_add(&zero, &by, t->coef);
        return !by.is_unknown;
    }
    if (s[0] == VALUE_PART) {
        struct poly first, last;
        if (!part_range(x, s, &first, &last) || !poly_is_int(&first) || first.constant)
            return false;
        *end = poly_add(&zero, &last, t->coef);
        return true;
    }
    if (s[0] != VALUE_ROUND || !last_round(x, f, s, which, &b))
        return false;
    if (!poly_is_int(&b.max) && t->coef % b.scale != 0)
        return false;
    *end = poly_is_int(&b.max) ? poly_int(b.max.constant / b.scale * t->coef)
                               : poly_add(&zero, &b.max, t->coef / b.scale);
    return true;
}

/* Is the symbol one of the form's local ones, or the counter of a loop around one of these? */
static bool is_local(struct index *x, const struct form *f, uint32_t sym)
{
    const uint32_t *s = value_symbol_at(x->v, sym);
    for (uint32_t i = 0; i < f->nlocals; i++) {
        const uint32_t *l = value_symbol_at(x->v, f->local[i].sym[0]);
        if (f->local[i].sym[0] == sym ||
            (s[0] == VALUE_ROUND && l[0] == VALUE_ROUND && s[1] == l[1]))
            return true;
    }
    return false;
}

/* How deep the loop is that the term counts; inner loops are bounded by outer ones. */
static uint32_t depth_of(struct index *x, const struct poly_term *t)
{
    const uint32_t *s = value_symbol_at(x->v, t->sym[0]);
    return s[0] == VALUE_ROUND ? index_info(x, s[1])->cfg->loops[s[2]].depth + 1 : 1;
}

/* Smallest or largest value of the sum, inner loops first: `j` from 0 to `i` is at most `i`. */
static bool end_of_sum(struct index *x, const struct form *f, struct poly sum, uint32_t which,
                       bool is_low, struct poly *out)
{
    for (int step = 0; step < 4 * POLY_TERMS; step++) {
        struct poly_term t = {0};
        uint32_t deepest = 0;
        for (uint32_t i = 0; i < sum.n; i++) {
            bool is_new = is_local(x, f, sum.term[i].sym[0]);
            if (is_new && depth_of(x, &sum.term[i]) > deepest)
                t = sum.term[i], deepest = depth_of(x, &t);
        }
        *out = sum;
        if (sum.is_unknown || !t.coef)
            return !sum.is_unknown;
        struct poly end = {0};
        if ((t.coef < 0) == is_low && !end_of_local(x, f, &t, which, &end))
            return false;
        if (t.sym[1])
            return false;
        t.coef = -t.coef;
        poly_add_term(&sum, &t);
        sum = poly_add(&sum, &end, 1);
    }
    return false;
}

static bool range_of_locals(struct index *x, const struct form *f, uint32_t which,
                            struct range *out)
{
    struct poly sum = {0};
    struct poly end;
    for (uint32_t i = 0; i < f->nlocals; i++) {
        if (!end_of_local(x, f, &f->local[i], which, &end))
            return false;
        poly_add_term(&sum, &f->local[i]);
    }
    return end_of_sum(x, f, sum, which, true, &out->lo) &&
           end_of_sum(x, f, sum, which, false, &out->hi);
}

static bool is_at_least(struct index *x, const struct poly *p, int64_t least)
{
    return value_is_at_least(x->v, p, least);
}

/* The least that the value can be, seeing what the creator's values are at most (upper.c). */
static struct poly below_bounds(struct index *x, const struct form *f, const struct poly *p)
{
    struct poly out = *p;
    for (uint32_t i = 0; i < p->n; i++) {
        struct poly_term t = p->term[i];
        if (t.coef >= 0 || t.sym[1])
            continue;
        struct poly max = upper_at_creation(x, index_origin(x, f->frame), t.sym[0]);
        if (max.is_unknown)
            continue;
        out = poly_add(&out, &max, t.coef);
        t.coef = -t.coef;
        poly_add_term(&out, &t);
    }
    return out;
}

/* The same for a value that was found for a pair of accesses. */
static bool is_surely(struct index *x, const struct form *f, const struct poly *p, int64_t least)
{
    if (is_at_least(x, p, least))
        return true;
    struct poly q = below_bounds(x, f, p);
    return !poly_equal(p, &q) && is_at_least(x, &q, least);
}

static bool is_one(const struct poly *p)
{
    return poly_is_int(p) && p->constant == 1;
}

/* ---- tests ---- */

enum { MAX_DIVISORS = 4 };

struct pair {
    struct form a, b;
    uint32_t size_a, size_b;
    const struct element *at_a, *at_b;
};

static int64_t gcd_of_form(const struct form *f, int64_t g)
{
    for (uint32_t i = 0; i < f->nlocals; i++)
        g = gcd(g, f->local[i].coef);
    for (uint32_t i = 0; i < f->rising.n; i++)
        g = gcd(g, f->rising.term[i].coef);
    for (uint32_t i = 0; i < f->factor.n; i++)
        g = gcd(g, f->factor.term[i].coef);
    return gcd(g, f->factor.constant);
}

/* Even and odd elements: all that varies, also `t / 2` of `t % 2`, does so in steps that never
 * close the gap. */
static bool differ_by_rest(const struct pair *p)
{
    struct poly d = poly_add(&p->a.common, &p->b.common, -1);
    int64_t g = gcd_of_form(&p->b, gcd_of_form(&p->a, 0));
    for (uint32_t i = 0; i < d.n; i++)
        g = gcd(g, d.term[i].coef);
    if (d.is_unknown || g <= 1)
        return false;
    int64_t rest = d.constant % g;
    if (rest < 0)
        rest += g;
    return rest >= p->size_b && g - rest >= p->size_a;
}

/* The last value of a counter of creations: a bound of its loop that both sides know. */
static bool last_creation(struct index *x, const uint32_t *s, const struct element *e,
                          const struct element *other, struct poly *last)
{
    struct round_bound bound[MAX_BOUNDS];
    uint32_t n = value_round_bounds(x->v, s[1], s[2], bound);
    for (uint32_t i = 0; i < n; i++) {
        *last = bound[i].max;
        if (poly_is_int(last)) {
            last->constant /= bound[i].scale;
            return true;
        }
        if (bound[i].scale == 1 && role_of_poly(x, e, other, last) == ROLE_COMMON)
            return true;
    }
    return false;
}

/* The last quotient of a loop of `a * b` rounds by `b`: two loops that were made one. */
static bool last_quotient(struct index *x, const uint32_t *s, struct poly *last)
{
    if (s[0] != VALUE_RESULT || s[1] != IR_SDIV)
        return false;
    struct poly whole = value_poly(x->v, s[2]), by = value_poly(x->v, s[3]);
    struct poly first;
    uint32_t p[4], part;
    if (!poly_is_symbol(&whole, &part))
        return false;
    memcpy(p, value_symbol_at(x->v, part), sizeof p);
    if (p[0] != VALUE_PART || !part_range(x, p, &first, last) || !poly_is_int(&first) ||
        first.constant)
        return false;
    if (poly_is_int(last) && poly_is_int(&by) && by.constant > 0 && last->constant >= 0) {
        last->constant /= by.constant;
        return true;
    }
    /* A symbol, or the larger of two values: the smaller one, taken away (choose.c). */
    if (by.n != 1 || by.constant || by.term[0].sym[1] || last->constant != -1)
        return false;
    struct poly rounds = {.constant = 0};
    for (uint32_t i = 0; i < last->n; i++) {
        struct poly_term rest;
        if (!poly_term_without(&last->term[i], by.term[0].sym[0], &rest) ||
            rest.coef == INT64_MIN || rest.coef % by.term[0].coef)
            return false;
        rest.coef /= by.term[0].coef;
        poly_add_term(&rounds, &rest);
    }
    rounds.constant--;
    *last = rounds;
    return last->n && !last->is_unknown;
}

/* Bounds of factor*distinct over all threads. */
static bool range_of_distinct(struct index *x, const struct form *f, const struct element *e,
                              const struct element *other, struct range *out)
{
    struct poly zero = {0}, first = zero, last;
    *out = (struct range){zero, zero};
    if (f->rising.n || !poly_is_int(&f->factor))
        return false;
    if (!f->distinct)
        return true;
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, f->distinct), sizeof s);
    if (!(s[0] == VALUE_PART && part_range(x, s, &first, &last)) &&
        !(s[0] == VALUE_ROUND && last_creation(x, s, e, other, &last)) &&
        !last_quotient(x, s, &last))
        return false;
    int64_t m = f->factor.constant;
    out->lo = poly_add(&zero, m > 0 ? &first : &last, m);
    out->hi = poly_add(&zero, m > 0 ? &last : &first, m);
    return true;
}

/*
 * Boards that take turns, `board[t % 2]` and `board[1 - cur]`: what both threads have in common
 * keeps a distance that is a rest and any multiple of a step, and all that is beside it is smaller.
 */
static bool differ_by_turn(struct index *x, const struct pair *p)
{
    struct range ra, rb, da, db;
    struct poly d = poly_add(&p->a.common, &p->b.common, -1);
    int64_t g = poly_step(&d, 0);
    if (d.is_unknown || g <= 1 || !range_of_locals(x, &p->a, 0, &ra) ||
        !range_of_locals(x, &p->b, 0, &rb) || !range_of_distinct(x, &p->a, p->at_a, p->at_b, &da) ||
        !range_of_distinct(x, &p->b, p->at_b, p->at_a, &db))
        return false;
    struct poly lo = poly_add(&ra.lo, &da.lo, 1), hi = poly_add(&ra.hi, &da.hi, 1);
    lo = poly_add(&lo, &rb.hi, -1);
    lo = poly_add(&lo, &db.hi, -1);
    hi = poly_add(&hi, &rb.lo, -1);
    hi = poly_add(&hi, &db.lo, -1);
    int64_t rest = d.constant % g;
    if (rest < 0)
        rest += g;
    return poly_is_int(&lo) && poly_is_int(&hi) && rest + lo.constant >= (int64_t)p->size_b &&
           g - rest - hi.constant >= (int64_t)p->size_a;
}

/* A symbol that is never below a number: `at` is that number and more. 0: none. */
struct least {
    uint32_t sym;
    struct poly at;
};

static struct poly with_least(const struct poly *p, const struct least *l)
{
    return l->sym ? poly_replace(p, l->sym, &l->at) : *p;
}

/* What the loop of a local tells: `from n*k to n*(k + 1)` has n >= 1, or it would not run. */
static void least_by_round(struct index *x, const struct form *f, uint32_t sym, struct least *out)
{
    struct round_bound b[MAX_BOUNDS];
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, sym), sizeof s);
    if (s[0] != VALUE_ROUND)
        return;
    struct finfo *info = index_info(x, s[1]);
    if (s[1] == f->frame && f->stmt != IR_NONE &&
        !cfg_in_loop(info->cfg, info->block_of[f->stmt], s[2]))
        return;
    uint32_t n = value_round_bounds(x->v, s[1], s[2], b);
    for (uint32_t k = 0; k < n; k++) {
        const struct poly_term *t = &b[k].max.term[0];
        if (b[k].max.is_unknown || b[k].max.n != 1 || t->coef <= 0 || t->sym[1])
            continue;
        int64_t rest = b[k].max.constant,
                least = rest > 0 ? -(rest / t->coef) : (t->coef - 1 - rest) / t->coef;
        if (out->sym && (out->sym != t->sym[0] || out->at.constant >= least))
            continue;
        out->sym = t->sym[0];
        out->at = poly_symbol(value_symbol(x->v, VALUE_WITHIN, INT32_MAX, 0, 0));
        out->at.constant = least;
    }
}

static struct least least_in_loops(struct index *x, const struct form *f)
{
    struct least out = {0};
    for (uint32_t i = 0; i < f->nlocals; i++)
        least_by_round(x, f, f->local[i].sym[0], &out);
    return out;
}

/* Two ranges that do not touch, or ranges around distinct centres that lie far enough apart. */
static bool ranges_differ(struct index *x, const struct pair *p, uint32_t which,
                          const struct least *l)
{
    struct range ra, rb;
    if (p->a.distinct != p->b.distinct || !poly_equal(&p->a.rising, &p->b.rising) ||
        !poly_equal(&p->a.factor, &p->b.factor) || !range_of_locals(x, &p->a, which, &ra) ||
        !range_of_locals(x, &p->b, which, &rb))
        return false;
    struct poly d = poly_add(&p->a.common, &p->b.common, -1);
    struct poly lo = poly_add(&d, &ra.lo, 1), hi = poly_add(&d, &ra.hi, 1);
    lo = poly_add(&lo, &rb.hi, -1);
    hi = poly_add(&hi, &rb.lo, -1);
    struct poly none = {0}, neg = poly_add(&none, &hi, -1);
    lo = with_least(&lo, l);
    neg = with_least(&neg, l);
    if (!p->a.distinct || !p->b.distinct)
        return !p->a.distinct && !p->b.distinct &&
               (is_surely(x, &p->a, &lo, p->size_b) || is_surely(x, &p->a, &neg, p->size_a));
    struct poly m = with_least(&p->a.factor, l), minus = poly_add(&none, &m, -1);
    bool is_positive = is_at_least(x, &m, 1);
    if (!is_positive && !is_at_least(x, &minus, 1))
        return false;
    for (uint32_t i = 0; i < p->a.rising.n; i++)
        if ((p->a.rising.term[i].coef > 0) != is_positive ||
            value_symbol_at(x->v, p->a.rising.term[i].sym[0])[0] == VALUE_CONTENT)
            return false;
    lo = poly_add(&lo, is_positive ? &m : &minus, 1);
    neg = poly_add(&neg, is_positive ? &m : &minus, 1);
    return is_surely(x, &p->a, &lo, p->size_b) && is_surely(x, &p->a, &neg, p->size_a);
}

static bool differ_by_range(struct index *x, const struct pair *p, uint32_t which)
{
    struct least l = {0};
    if (ranges_differ(x, p, which, &l))
        return true;
    l = least_in_loops(x, &p->a);
    return l.sym && ranges_differ(x, p, which, &l);
}

/* All that either side can reach, whichever thread it is. */
static bool differ_by_extent(struct index *x, const struct pair *p)
{
    struct range ra, rb, da, db;
    if (!range_of_locals(x, &p->a, 0, &ra) || !range_of_locals(x, &p->b, 0, &rb) ||
        !range_of_distinct(x, &p->a, p->at_a, p->at_b, &da) ||
        !range_of_distinct(x, &p->b, p->at_b, p->at_a, &db))
        return false;
    struct poly d = poly_add(&p->a.common, &p->b.common, -1), none = {0};
    struct poly lo = poly_add(&ra.lo, &da.lo, 1), hi = poly_add(&ra.hi, &da.hi, 1);
    struct poly lo_b = poly_add(&rb.lo, &db.lo, 1), hi_b = poly_add(&rb.hi, &db.hi, 1);
    lo = poly_add(&lo, &d, 1);
    hi = poly_add(&hi, &d, 1);
    lo = poly_add(&lo, &hi_b, -1);
    hi = poly_add(&hi, &lo_b, -1);
    struct poly neg = poly_add(&none, &hi, -1);
    return is_at_least(x, &lo, p->size_b) || is_at_least(x, &neg, p->size_a);
}

/* Is there nothing in the form that could be below 0, but for what is common? */
static bool only_adds(struct index *x, const struct form *f, const struct least *l)
{
    if (f->rising.n)
        return false;
    for (uint32_t i = 0; i < f->nlocals; i++)
        for (int k = 0; k < POLY_DEGREE && f->local[i].sym[k]; k++) {
            struct poly part = poly_symbol(f->local[i].sym[k]);
            part = with_least(&part, l);
            if (f->local[i].coef < 0 || !is_at_least(x, &part, 0))
                return false;
        }
    struct poly factor = with_least(&f->factor, l);
    return !f->distinct ||
           (value_symbol_at(x->v, f->distinct)[0] == VALUE_ROUND && is_at_least(x, &factor, 0));
}

/* One side that is below all that the other can reach, whichever thread it is: the part that the
 * creator does itself, number 0, and the parts from 1 on of its threads. */
static bool differ_by_start(struct index *x, const struct form *one, const struct form *each,
                            uint32_t which, int64_t size)
{
    struct range r;
    struct least l = least_in_loops(x, each);
    if (one->distinct || one->rising.n || !only_adds(x, each, &l) ||
        !range_of_locals(x, one, which, &r))
        return false;
    struct poly gap = poly_add(&each->common, &one->common, -1);
    gap = poly_add(&gap, &r.hi, -1);
    gap = with_least(&gap, &l);
    return is_at_least(x, &gap, size);
}

static bool divide_exactly(const struct poly *p, int64_t by, struct poly *out)
{
    *out = *p;
    if (p->is_unknown || by <= 0 || p->constant % by)
        return false;
    out->constant /= by;
    for (uint32_t i = 0; i < p->n; i++) {
        if (p->term[i].coef % by)
            return false;
        out->term[i].coef /= by;
    }
    return true;
}

/* A quotient or an entry of a table with the distinct symbol one larger. */
static struct poly symbol_further(struct index *x, uint32_t sym, uint32_t distinct)
{
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, sym), sizeof s);
    struct poly next = poly_symbol(distinct);
    next.constant = 1;
    if (s[0] != VALUE_RESULT && s[0] != VALUE_CONTENT)
        return poly_symbol(sym);
    struct poly inner = value_poly(x->v, s[s[0] == VALUE_CONTENT ? 1 : 2]);
    struct poly moved = poly_replace(&inner, distinct, &next);
    if (s[0] == VALUE_CONTENT)
        return poly_symbol(
            value_symbol(x->v, VALUE_CONTENT, value_intern(x->v, &moved), s[2], s[3]));
    struct poly by = value_poly(x->v, s[3]), step = poly_add(&moved, &inner, -1), out, whole;
    if (s[1] == VALUE_MINIMUM) {
        by = poly_replace(&by, distinct, &next);
        return value_result(x->v, s[1], &moved, &by);
    }
    bool is_exact = s[1] == IR_SDIV && poly_is_int(&by) &&
                    divide_exactly(&step, by.constant, &out) &&
                    !divide_exactly(&inner, by.constant, &whole);
    if (is_exact) {
        struct poly self = poly_symbol(sym); /* i*(i+1)/2 grows by i + 1 */
        return poly_add(&self, &out, 1);
    }
    return poly_symbol(value_symbol(x->v, VALUE_RESULT, s[1], value_intern(x->v, &moved), s[3]));
}

/* The polynomial with the distinct symbol one larger, inside quotients and tables too. */
static struct poly one_further(struct index *x, const struct poly *p, uint32_t distinct)
{
    struct poly next = poly_symbol(distinct), out = *p;
    next.constant = 1;
    out = poly_replace(&out, distinct, &next);
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            struct poly moved = symbol_further(x, p->term[i].sym[k], distinct);
            out = poly_replace(&out, p->term[i].sym[k], &moved);
        }
    return out;
}

/* Does the start of a thread's block move upwards with the distinct symbol? */
static bool is_monotone(const struct form *f)
{
    if (f->factor.constant < 0)
        return false;
    for (uint32_t i = 0; i < f->factor.n; i++)
        if (f->factor.term[i].coef < 0)
            return false;
    for (uint32_t i = 0; i < f->rising.n; i++)
        if (f->rising.term[i].coef < 0)
            return false;
    return f->distinct != 0;
}

static struct poly start_of(const struct form *f)
{
    struct poly at = f->whole;
    for (uint32_t i = 0; i < f->nlocals; i++) {
        struct poly_term t = f->local[i];
        t.coef = -t.coef;
        poly_add_term(&at, &t);
    }
    return at;
}

/* Blocks [f(t), f(t+1)): the end of each comes before the next one's start. */
static bool differ_by_block(struct index *x, const struct pair *p, uint32_t which)
{
    struct range ra, rb;
    if (p->a.distinct != p->b.distinct || !is_monotone(&p->a) || !is_monotone(&p->b) ||
        !range_of_locals(x, &p->a, which, &ra) || !range_of_locals(x, &p->b, which, &rb))
        return false;
    struct poly start_a = start_of(&p->a), start_b = start_of(&p->b);
    struct poly next_a = one_further(x, &start_a, p->a.distinct);
    struct poly next_b = one_further(x, &start_b, p->b.distinct);
    next_a = poly_add(&next_a, &ra.lo, 1);
    next_b = poly_add(&next_b, &rb.lo, 1);
    struct poly end_a = poly_add(&start_a, &ra.hi, 1), end_b = poly_add(&start_b, &rb.hi, 1);
    struct poly gap_ab = poly_add(&next_b, &end_a, -1), gap_ba = poly_add(&next_a, &end_b, -1);
    return is_at_least(x, &gap_ab, p->size_a) && is_at_least(x, &gap_ba, p->size_b);
}

/* How many values the distinct symbol takes, in a row. */
static bool count_of_distinct(struct index *x, uint32_t distinct, struct poly *out)
{
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, distinct), sizeof s);
    if (s[0] == VALUE_NUMBER && s[1] != PTA_NONE) {
        *out = poly_symbol(value_symbol(x->v, VALUE_COUNT, 0, s[2], 0));
        return true;
    }
    struct round_bound bound[MAX_BOUNDS];
    if (s[0] != VALUE_ROUND || value_round_bounds(x->v, s[1], s[2], bound) != 1)
        return false;
    *out = bound[0].max;
    if (bound[0].scale != 1 && !poly_is_int(out))
        return false;
    out->constant = bound[0].scale == 1 ? out->constant : out->constant / bound[0].scale;
    out->constant++;
    return true;
}

/* Is every local part of the form a multiple of `step`? */
static bool goes_in_steps(const struct form *f, const struct poly *step)
{
    for (uint32_t i = 0; i < f->nlocals; i++) {
        const struct poly_term *t = &f->local[i];
        if (poly_is_int(step)) {
            if (!step->constant || t->coef % step->constant)
                return false;
            continue;
        }
        if (step->n != 1 || step->constant || step->term[0].sym[1] ||
            !poly_term_has(t, step->term[0].sym[0]) || t->coef % step->term[0].coef)
            return false;
    }
    return true;
}

/* Thread t takes t, t + T, t + 2T ... of T threads. */
static bool differ_by_stride(struct index *x, const struct pair *p)
{
    struct poly count, d = poly_add(&p->a.common, &p->b.common, -1);
    if (!p->a.distinct || p->a.distinct != p->b.distinct || p->a.rising.n || p->b.rising.n ||
        !poly_equal(&p->a.factor, &p->b.factor) || !poly_is_int(&p->a.factor) || !poly_is_int(&d) ||
        d.constant || !count_of_distinct(x, p->a.distinct, &count))
        return false;
    int64_t m = p->a.factor.constant;
    struct poly none = {0}, step = poly_add(&none, &count, m);
    m = m < 0 ? -m : m;
    return p->size_a <= m && p->size_b <= m && goes_in_steps(&p->a, &step) &&
           goes_in_steps(&p->b, &step);
}

/* The form without the locals that go in steps of `count` times its factor. */
static struct form within_step(const struct form *f, int64_t count)
{
    struct form rest = *f;
    const struct poly_term *t = &f->factor.term[0];
    rest.nlocals = 0;
    for (uint32_t i = 0; i < f->nlocals; i++) {
        bool is_int = poly_is_int(&f->factor);
        int64_t step = count * (is_int ? f->factor.constant : t->coef);
        bool is_step =
            f->local[i].coef % step == 0 && (is_int || poly_term_has(&f->local[i], t->sym[0]));
        if (!is_step)
            rest.local[rest.nlocals++] = f->local[i];
    }
    return rest;
}

/* Thread t takes the rows t, t + T, t + 2T ... of T threads, each with all that is in it. */
static bool differ_by_rows(struct index *x, const struct pair *p, uint32_t which)
{
    const struct poly *m = &p->a.factor;
    struct poly count, d = poly_add(&p->a.common, &p->b.common, -1);
    bool is_simple = poly_is_int(m) ? m->constant > 0
                                    : m->n == 1 && !m->constant && !m->is_unknown &&
                                          m->term[0].coef > 0 && !m->term[0].sym[1];
    if (!p->a.distinct || p->a.distinct != p->b.distinct || p->a.rising.n || p->b.rising.n ||
        !is_simple || !poly_equal(m, &p->b.factor) || !poly_is_int(&d) || d.constant ||
        !count_of_distinct(x, p->a.distinct, &count) || !poly_is_int(&count) || count.constant < 2)
        return false;
    struct form a = within_step(&p->a, count.constant), b = within_step(&p->b, count.constant);
    struct range r, s;
    if (a.nlocals == p->a.nlocals || b.nlocals == p->b.nlocals ||
        !range_of_locals(x, &a, which, &r) || !range_of_locals(x, &b, which, &s))
        return false;
    struct poly above = poly_add(&r.hi, &s.lo, -1), below = poly_add(&s.hi, &r.lo, -1);
    above = poly_add(m, &above, -1);
    below = poly_add(m, &below, -1);
    return is_at_least(x, &above, p->size_a) && is_at_least(x, &below, p->size_b);
}

/* Columns of a table: rows are so far apart that two columns never meet in any. */
static bool differ_by_column(struct index *x, const struct pair *p)
{
    struct poly d = poly_add(&p->a.common, &p->b.common, -1), span;
    struct range r;
    int64_t g = 0, m = p->a.factor.constant;
    for (uint32_t i = 0; i < p->a.nlocals; i++)
        g = gcd(g, p->a.local[i].coef);
    for (uint32_t i = 0; i < p->b.nlocals; i++)
        g = gcd(g, p->b.local[i].coef);
    m = m < 0 ? -m : m;
    if (!g || !p->a.distinct || p->a.distinct != p->b.distinct || p->a.rising.n || p->b.rising.n ||
        !poly_equal(&p->a.factor, &p->b.factor) || !poly_is_int(&p->a.factor) || !poly_is_int(&d) ||
        d.constant || m < p->size_a || m < p->size_b ||
        !range_of_distinct(x, &p->a, p->at_a, p->at_b, &r))
        return false;
    span = poly_add(&r.lo, &r.hi, -1);
    span.is_unknown |= __builtin_add_overflow(span.constant, g, &span.constant);
    return is_at_least(x, &span, MAX(p->size_a, p->size_b));
}

/* Entries of a constant table, all different: each two of them are looked at. */
static bool differ_by_table(struct index *x, const struct pair *p)
{
    int64_t entry[MAX_ENTRIES], m = p->a.factor.constant;
    struct poly d = poly_add(&p->a.common, &p->b.common, -1);
    uint32_t at;
    if (!p->a.distinct || p->a.distinct != p->b.distinct || p->a.nlocals || p->b.nlocals ||
        p->a.rising.n || p->b.rising.n || !poly_equal(&p->a.factor, &p->b.factor) ||
        !poly_is_int(&p->a.factor) || !poly_is_int(&d))
        return false;
    uint32_t n = table_entries(x->v, p->a.distinct, entry, &at);
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t k = 0; k < n; k++) {
            int64_t apart = m * (entry[i] - entry[k]) + d.constant;
            if (i != k && apart > -(int64_t)p->size_a && apart < (int64_t)p->size_b)
                return false;
        }
    return n > 0;
}

/* Places in two records of a list: the distinct symbol is the record's address (walk.c). */
static bool differ_by_record(struct index *x, const struct pair *p)
{
    uint32_t one = p->a.distinct;
    return one && one == p->b.distinct && value_symbol_at(x->v, one)[0] == VALUE_REGISTER &&
           is_one(&p->a.factor) && is_one(&p->b.factor) && poly_is_int(&p->a.common) &&
           poly_is_int(&p->b.common) && !p->a.rising.n && !p->b.rising.n;
}

/* Is `step` divided by in the value, also inside of the smaller of two? */
static bool is_divided_by(struct index *x, const struct poly *p, const struct poly *step, int depth)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            uint32_t s[4];
            memcpy(s, value_symbol_at(x->v, p->term[i].sym[k]), sizeof s);
            if (s[0] != VALUE_RESULT || depth == MAX_DIVISORS)
                continue;
            struct poly a = value_poly(x->v, s[2]), b = value_poly(x->v, s[3]);
            bool is_quotient = s[1] == IR_SDIV || s[1] == IR_UDIV;
            if ((is_quotient && poly_equal(&b, step)) || is_divided_by(x, &a, step, depth + 1) ||
                (!is_quotient && is_divided_by(x, &b, step, depth + 1)))
                return true;
        }
    return false;
}

/* Is the value one of the factors of the number of rounds, none of which is 0 if there are any? */
static bool is_factor_of(const struct poly *last, const struct poly *step)
{
    uint32_t sym;
    return poly_is_symbol(step, &sym) && last->n == 1 && last->constant == -1 &&
           poly_term_has(&last->term[0], sym);
}

/*
 * `for (i = a; i < b; i += step)`, shared out: the number of its rounds was divided by the step,
 * which is not 0, then, and two rounds are at two places; and so are those of `m * n` rounds that
 * are n elements apart.
 */
static bool differ_by_unknown_step(struct index *x, const struct pair *p)
{
    const struct poly *m = &p->a.factor;
    struct poly first, last, step, none = {0}, d = poly_add(&p->a.common, &p->b.common, -1);
    if (!p->a.distinct || p->a.distinct != p->b.distinct || p->a.nlocals || p->b.nlocals ||
        p->a.rising.n || p->b.rising.n || !m->n || !poly_equal(m, &p->b.factor) ||
        !poly_is_int(&d) || d.constant)
        return false;
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, p->a.distinct), sizeof s);
    int64_t unit = poly_step(m, m->constant);
    if (unit < MAX(p->size_a, p->size_b) || s[0] != VALUE_PART ||
        !part_range(x, s, &first, &last) || !divide_exactly(m, unit, &step))
        return false;
    struct poly down = poly_add(&none, &step, -1);
    return is_divided_by(x, &last, &step, 0) || is_divided_by(x, &last, &down, 0) ||
           is_factor_of(&last, &step);
}

static bool pair_differs(struct index *x, const struct pair *p)
{
    if (differ_by_record(x, p) || differ_by_rest(p) || differ_by_stride(x, p) ||
        differ_by_extent(x, p) || differ_by_column(x, p) || differ_by_table(x, p) ||
        differ_by_turn(x, p) || differ_by_unknown_step(x, p))
        return true;
    for (uint32_t which = 0; which < 3; which++)
        if (differ_by_range(x, p, which) || differ_by_rows(x, p, which) ||
            differ_by_block(x, p, which) || differ_by_start(x, &p->a, &p->b, which, p->size_a) ||
            differ_by_start(x, &p->b, &p->a, which, p->size_b))
            return true;
    return false;
}

/* `if (i != k)`: the value of the symbol that is left out; unknown if the condition says no such
 * thing. */
static struct poly left_out(struct index *x, const struct element *e, const struct element *other,
                            const struct poly *unequal, uint32_t sym)
{
    struct poly_term own = {0};
    for (uint32_t i = 0; i < unequal->n; i++)
        if (poly_term_has(&unequal->term[i], sym))
            own = unequal->term[i];
    if (!own.coef || own.sym[1] || own.coef * own.coef != 1)
        return poly_unknown();
    struct poly rest = *unequal, zero = {0};
    own.coef = -own.coef;
    poly_add_term(&rest, &own);
    rest = poly_add(&zero, &rest, own.coef);
    return role_of_poly(x, e, other, &rest) == ROLE_COMMON ? rest : poly_unknown();
}

/*
 * Row i of a matrix, i != k, and row k, which is the same for both threads: rows of two numbers
 * that differ, as if another thread had the number k.
 */
static bool differ_by_condition(struct index *x, const struct element *a, const struct element *b,
                                const struct pair *p, uint32_t which)
{
    if (!p->a.distinct || p->b.distinct || p->b.rising.n || p->a.rising.n)
        return false;
    struct pins pins = find_pins(x, a);
    for (uint32_t i = 0; i < pins.nunequal; i++) {
        struct poly k = left_out(x, a, b, &pins.unequal[i], p->a.distinct);
        if (k.is_unknown)
            continue;
        struct pair q = *p;
        struct poly start = poly_mul(&p->a.factor, &k);
        q.b.distinct = p->a.distinct;
        q.b.factor = p->a.factor;
        q.b.common = poly_add(&p->b.common, &start, -1);
        if (!q.b.common.is_unknown && differ_by_range(x, &q, which))
            return true;
    }
    return false;
}

static bool addresses_differ(struct index *x, const struct element *a, const struct element *b,
                             const struct poly *at_a, const struct poly *at_b)
{
    if (at_a->is_unknown || at_b->is_unknown || !a->size || !b->size)
        return false;
    struct pair p = {form_of(x, a, b, at_a), form_of(x, b, a, at_b), a->size, b->size, a, b};
    struct pair reverse = {p.b, p.a, p.size_b, p.size_a, b, a};
    if (pair_differs(x, &p))
        return true;
    for (uint32_t which = 0; which < 2; which++)
        if (differ_by_condition(x, a, b, &p, which) ||
            differ_by_condition(x, b, a, &reverse, which))
            return true;
    uint32_t chosen = other_distinct(x, a, b, &p.a);
    if (!chosen)
        chosen = other_distinct(x, b, a, &p.b);
    if (!chosen)
        return false;
    p.a = form_by(x, a, b, at_a, chosen);
    p.b = form_by(x, b, a, at_b, chosen);
    return pair_differs(x, &p);
}

/* Loops that were made one, the quotients of two threads being different: t is t/n*n + t%n. */
static struct poly with_remainders(struct index *x, const struct poly *at)
{
    struct poly out = *at;
    for (uint32_t i = 0; i < x->split.n; i++) {
        uint32_t s[4], sym;
        memcpy(s, value_symbol_at(x->v, x->split.sym[i]), sizeof s);
        if (s[0] != VALUE_RESULT)
            continue;
        struct poly whole = value_poly(x->v, s[2]), by = value_poly(x->v, s[3]);
        if (x->split.role[i] != ROLE_DISTINCT || !poly_is_symbol(&whole, &sym) ||
            value_symbol_at(x->v, sym)[0] != VALUE_PART || !is_at_least(x, &whole, 0))
            continue;
        struct poly quotient = poly_symbol(x->split.sym[i]), rest;
        rest = poly_symbol(value_symbol(x->v, VALUE_RESULT, IR_SREM, s[2], s[3]));
        quotient = poly_mul(&quotient, &by);
        quotient = poly_add(&quotient, &rest, 1);
        out = poly_replace(&out, sym, &quotient);
    }
    return out;
}

/* Does the value have all terms of the other one, that many times? */
static bool has_terms(const struct poly *at, const struct poly *part, int64_t times)
{
    for (uint32_t i = 0; i < part->n; i++) {
        bool is_there = false;
        for (uint32_t k = 0; k < at->n && !is_there; k++)
            is_there = memcmp(at->term[k].sym, part->term[i].sym, sizeof part->term[i].sym) == 0 &&
                       at->term[k].coef == part->term[i].coef * times;
        if (!is_there)
            return false;
    }
    return part->n > 0;
}

/* `i - i/n*n` is i % n, as the front end wrote it: below n, if i is not below 0. */
static struct poly with_rests(struct index *x, const struct element *e, const struct element *other,
                              const struct poly *at)
{
    struct poly out = *at;
    for (uint32_t i = 0; i < at->n; i++) {
        const struct poly_term *t = &at->term[i];
        uint32_t s[4];
        memcpy(s, value_symbol_at(x->v, t->sym[0]), sizeof s);
        if (t->sym[1] || s[0] != VALUE_RESULT || s[1] != IR_SDIV)
            continue;
        struct poly whole = value_poly(x->v, s[2]), by = value_poly(x->v, s[3]);
        int64_t times = poly_is_int(&by) && by.constant > 0 ? -t->coef / by.constant : 0;
        if (!times || -t->coef % by.constant || !has_terms(&out, &whole, times) ||
            role_of_poly(x, e, other, &whole) == ROLE_COMMON || !is_at_least(x, &whole, 0))
            continue;
        struct poly rest = poly_symbol(value_symbol(x->v, VALUE_RESULT, IR_SREM, s[2], s[3]));
        struct poly_term gone = *t;
        gone.coef = -gone.coef;
        poly_add_term(&out, &gone);
        out = poly_add(&out, &whole, -times);
        out = poly_add(&out, &rest, times);
    }
    return out;
}

/* The register that holds the pointer and nothing is added to, beside a constant; 0. */
static uint32_t bare_pointer(const struct index *x, const struct poly *p)
{
    if (p->is_unknown || p->n != 1 || p->term[0].coef != 1 || p->term[0].sym[1])
        return 0;
    const uint32_t *s = value_symbol_at(x->v, p->term[0].sym[0]);
    if (s[0] != VALUE_REGISTER)
        return 0;
    inst_id inst = x->c->frames.at[s[1]].inst;
    return idset_is_empty(pta_value(x->c->pta, inst, ref_make(REF_REG, s[2]))) ? 0
                                                                               : p->term[0].sym[0];
}

/* Two pointers that came from somewhere, as most of a program's: nothing tells their distance. */
static bool are_unrelated(const struct index *x, const struct poly *p, const struct poly *q)
{
    uint32_t from = bare_pointer(x, p), other = from ? bare_pointer(x, q) : 0;
    return other && from != other;
}

bool index_differs(struct index *x, const struct element *a, const struct element *b,
                   const struct poly *seen_a, const struct poly *seen_b)
{
    struct poly loaded_a, loaded_b;
    const struct poly *at_a = seen_a, *at_b = seen_b;
    if (are_unrelated(x, at_a, at_b))
        return false;
    if (x->seen.sym) {
        loaded_a = value_replace(x->v, seen_a, x->seen.sym, &x->seen.loaded);
        loaded_b = value_replace(x->v, seen_b, x->seen.sym, &x->seen.loaded);
        at_a = &loaded_a, at_b = &loaded_b;
    }
    if (addresses_differ(x, a, b, at_a, at_b))
        return true;
    if (at_a->is_unknown || at_b->is_unknown)
        return false;
    struct poly p = with_rests(x, a, b, at_a), q = with_rests(x, b, a, at_b);
    if (!(poly_equal(&p, at_a) && poly_equal(&q, at_b)) && addresses_differ(x, a, b, &p, &q))
        return true;
    p = with_remainders(x, at_a), q = with_remainders(x, at_b);
    if (!(poly_equal(&p, at_a) && poly_equal(&q, at_b)) && addresses_differ(x, a, b, &p, &q))
        return true;
    return linear_differ(x, a, b, at_a, at_b);
}

bool index_values_differ(struct index *x, uint32_t frame_a, uint32_t stmt_a, ir_ref value_a,
                         uint32_t frame_b, uint32_t stmt_b, ir_ref value_b)
{
    struct element a = {.frame = frame_a, .stmt = stmt_a, .address = value_a, .size = 1};
    struct element b = {.frame = frame_b, .stmt = stmt_b, .address = value_b, .size = 1};
    struct poly at_a = value_of(x->v, frame_a, value_a), at_b = value_of(x->v, frame_b, value_b);
    return index_differs(x, &a, &b, &at_a, &at_b);
}

/* Is p never above q, in one thread? */
static bool stays_below(struct index *x, const struct element *e, const struct element *other,
                        const struct poly *p, const struct poly *q)
{
    struct poly d = poly_add(q, p, -1), least;
    struct form f = form_of(x, e, other, &d);
    struct poly sum = {0};
    for (uint32_t i = 0; i < f.nlocals; i++)
        poly_add_term(&sum, &f.local[i]);
    struct poly_term own = {.coef = poly_is_int(&f.factor) ? f.factor.constant : 0,
                            .sym = {f.distinct}};
    if (d.is_unknown || f.rising.n || (f.distinct && !own.coef) ||
        !end_of_sum(x, &f, sum, 0, true, &least))
        return false;
    if (f.distinct)
        poly_add_term(&least, &own);
    least = poly_add(&least, &f.common, 1);
    return is_at_least(x, &least, 0);
}

bool index_crosses(struct index *x, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b)
{
    struct form f = form_of(x, a, b, &at_a[0]), g = form_of(x, b, a, &at_b[1]);
    if (!f.distinct || f.nlocals || f.rising.n || !poly_equal(&at_a[0], &at_b[1]) ||
        f.distinct != g.distinct || !poly_is_int(&f.factor))
        return false;
    return (stays_below(x, a, b, &at_a[1], &at_a[0]) && stays_below(x, b, a, &at_b[0], &at_b[1])) ||
           (stays_below(x, a, b, &at_a[0], &at_a[1]) && stays_below(x, b, a, &at_b[1], &at_b[0]));
}

bool index_extent(struct index *x, const struct element *e, const struct element *other,
                  const struct poly *at, struct poly *lo, struct poly *hi)
{
    struct form f = form_of(x, e, other, at);
    struct range r, d;
    if (at->is_unknown || !range_of_locals(x, &f, 0, &r) || !range_of_distinct(x, &f, e, other, &d))
        return false;
    *lo = poly_add(&r.lo, &d.lo, 1);
    *hi = poly_add(&r.hi, &d.hi, 1);
    *lo = poly_add(lo, &f.common, 1);
    *hi = poly_add(hi, &f.common, 1);
    return true;
}

bool index_leaves(struct index *x, const struct element *e, const struct element *other,
                  const struct poly *at, int64_t n)
{
    struct poly lo, hi;
    if (!index_extent(x, e, other, at, &lo, &hi))
        return false;
    return (poly_is_int(&lo) && lo.constant < 0) || (poly_is_int(&hi) && hi.constant >= n);
}
