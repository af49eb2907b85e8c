/*
 * Tables in flat arrays, `t[row * width + column]`: two elements are apart if their rows are and
 * both columns stay below the width. Rows may be anything that differ.c can tell apart: blocks,
 * strides, tickets. A column that no known bound keeps inside is taken to stay there (A-ROW), as
 * long as it is a plain counter, or a number that nothing is known of: what the data says, as in
 * the threads' own histograms `h[thread * bins + value]`. One that is seen to leave its row is not.
 * If the width is a constant, differ.c has looked at columns with bounds.
 */
#include "conc/element/index_int.h"

enum { MIN_ROW = 8 }; /* fewer elements are members of something, or one number beside another */

/* row * unit * width + column */
struct flat {
    struct poly row, column;
};

/* How long a row is: `n`, or `n + 2` if there is a margin. */
struct width {
    uint32_t sym;
    int64_t plus;
};

/* Takes the terms with the symbol apart, once each: a square of it belongs to no row. */
static bool split_by(const struct poly *at, const struct width *width, struct flat *out)
{
    *out = (struct flat){.column = poly_int(at->constant)};
    for (uint32_t i = 0; i < at->n; i++) {
        struct poly whole = {0}, one = poly_int(1);
        poly_add_term(&whole, &at->term[i]);
        if (!poly_term_has(&at->term[i], width->sym)) {
            poly_add_term(&out->column, &at->term[i]);
            continue;
        }
        whole = poly_replace(&whole, width->sym, &one);
        if (poly_has(&whole, width->sym))
            return false;
        out->row = poly_add(&out->row, &whole, 1);
    }
    out->column = poly_add(&out->column, &out->row, -width->plus);
    return !out->row.is_unknown && !out->column.is_unknown;
}

/* 0 if there is a rest, or the quotient does not fit. */
static int64_t quotient_of(int64_t a, int64_t b)
{
    return a == INT64_MIN || a % b ? 0 : a / b;
}

/* How much longer than the symbol the rows are: `i * (n + 2)` has n*i and 2*i. 0: no longer. */
static int64_t margin_of(const struct poly *at, uint32_t sym)
{
    struct width plain = {sym, 0};
    struct flat f;
    if (!split_by(at, &plain, &f))
        return 0;
    for (uint32_t i = 0; i < f.row.n; i++)
        for (uint32_t k = 0; k < f.column.n; k++)
            if (memcmp(f.row.term[i].sym, f.column.term[k].sym, sizeof f.row.term[i].sym) == 0)
                return quotient_of(f.column.term[k].coef, f.row.term[i].coef);
    return 0;
}

static void divide_by(struct poly *row, int64_t unit)
{
    row->constant /= unit;
    for (uint32_t i = 0; i < row->n; i++)
        row->term[i].coef /= unit;
}

/* Does the counter's loop end where both threads know, and not behind the row? */
static bool ends_in_row(struct index *x, const struct element *e, const struct element *other,
                        const struct poly_term *t, const struct poly *width)
{
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, t->sym[0]), sizeof s);
    if (s[0] != VALUE_ROUND)
        return s[0] == VALUE_WITHIN || s[0] == VALUE_PART;
    struct round_bound bound[MAX_BOUNDS];
    uint32_t n = value_round_bounds(x->v, s[1], s[2], bound), ncommon = 0;
    for (uint32_t i = 0; i < n; i++) {
        if (role_of_poly(x, e, other, &bound[i].max) != ROLE_COMMON)
            continue;
        ncommon++;
        struct poly none = {0}, last = poly_add(&none, &bound[i].max, t->coef),
                    rest = poly_add(width, &last, -1);
        struct poly size = poly_int(e->size);
        if (bound[i].scale == 1 && linear_stays_below(x, e, other, &rest, &none, &size))
            return false;
    }
    return ncommon > 0;
}

/* Is the number cut off behind the row: `value & 31` in rows of 16? */
static bool is_cut_behind(struct index *x, const uint32_t *s, int64_t coef,
                          const struct poly *width)
{
    if (s[0] != VALUE_RESULT || s[1] != IR_AND)
        return false;
    for (int k = 2; k < 4; k++) {
        struct poly mask = value_poly(x->v, s[k]), zero = {0};
        struct poly last = poly_add(&zero, &mask, coef), rest = poly_add(width, &last, -1);
        if (poly_is_int(&mask) && poly_is_int(&rest) && rest.constant <= 0)
            return true;
    }
    return false;
}

/* A number that nothing is known of: read from data, or counted in no simple way. */
static bool is_free(struct index *x, const struct poly_term *t, const struct poly *width)
{
    struct round_bound bound[MAX_BOUNDS];
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, t->sym[0]), sizeof s);
    if (t->sym[1] || t->coef <= 0 || is_cut_behind(x, s, t->coef, width))
        return false;
    if (s[0] == VALUE_ROUND)
        return value_round_bounds(x->v, s[1], s[2], bound) == 0;
    return s[0] == VALUE_REGISTER || s[0] == VALUE_CONTENT || s[0] == VALUE_RESULT;
}

/* Nothing but what is common and counters of the thread's own that go up, which are counted. */
static bool is_plain_column(struct index *x, const struct element *e, const struct element *other,
                            const struct poly *column, const struct poly *width,
                            uint32_t *ncounters)
{
    for (uint32_t i = 0; i < column->n; i++) {
        const struct poly_term *t = &column->term[i];
        struct poly whole = {0};
        poly_add_term(&whole, t);
        enum role role = role_of_poly(x, e, other, &whole);
        bool is_counter =
            !t->sym[1] && t->coef > 0 && role != ROLE_DISTINCT &&
            (ends_in_row(x, e, other, t, width) || (role == ROLE_LOCAL && is_free(x, t, width)));
        if (!is_counter && role != ROLE_COMMON)
            return false;
        *ncounters += is_counter;
    }
    return true;
}

/* What is common to both columns, but for counters: the start of the array. */
static struct poly start_of_column(struct index *x, const struct element *e,
                                   const struct element *other, const struct poly *column)
{
    return form_of(x, e, other, column).common;
}

/* Do both columns begin at the same element, or is one of them, without counters, a column that
 * both threads know: `t[i * n + k]` beside `t[i * n + j]`? */
static bool start_together(const struct poly *a, const struct poly *b, uint32_t count_a,
                           uint32_t count_b, int64_t size)
{
    struct poly d = poly_add(a, b, -1);
    for (uint32_t i = 0; i < d.n; i++) {
        int64_t coef = d.term[i].coef;
        if (d.term[i].sym[1] || (coef > 0 ? count_a : count_b) || (coef < size && -coef < size))
            return false;
    }
    return !d.is_unknown && !d.constant;
}

/* Are both columns seen to stay in their rows, `width` bytes long? Others are apart, then, in
 * whatever rows. */
static bool columns_are_inside(struct index *x, const struct element *a, const struct element *b,
                               const struct poly *in_a, const struct poly *in_b,
                               const struct poly *width, bool *leaves)
{
    struct poly lo_a, hi_a, lo_b, hi_b, over, under;
    *leaves = false;
    if (index_extent(x, a, b, in_a, &lo_a, &hi_a) && index_extent(x, b, a, in_b, &lo_b, &hi_b)) {
        over = poly_add(&lo_a, &hi_b, -1);
        under = poly_add(&lo_b, &hi_a, -1);
        over = poly_add(&over, width, 1);
        under = poly_add(&under, width, 1);
        if (value_is_at_least(x->v, &over, b->size) && value_is_at_least(x->v, &under, a->size))
            return true;
        *leaves = poly_is_int(&over) || poly_is_int(&under);
    }
    over = under = *width;
    over.constant -= (int64_t)a->size - 1;
    under.constant -= (int64_t)b->size - 1;
    return linear_stays_below(x, a, b, in_a, in_b, &over) &&
           linear_stays_below(x, b, a, in_b, in_a, &under);
}

/* Do both columns stay in their rows? One that nobody knows the end of is taken to. */
static bool columns_stay(struct index *x, const struct element *a, const struct element *b,
                         const struct poly *in_a, const struct poly *in_b, const struct poly *width)
{
    bool leaves, is_known = columns_are_inside(x, a, b, in_a, in_b, width, &leaves);
    if (is_known || leaves || x->c->opt.mode == MODE_SOUND)
        return is_known;
    struct poly start_a = start_of_column(x, a, b, in_a), start_b = start_of_column(x, b, a, in_b);
    uint32_t count_a = 0, count_b = 0; /* without columns it is no table: the width may be 0 */
    return is_plain_column(x, a, b, in_a, width, &count_a) &&
           is_plain_column(x, b, a, in_b, width, &count_b) && count_a + count_b &&
           start_together(&start_a, &start_b, count_a, count_b, MIN(a->size, b->size));
}

static bool apart_by_width(struct index *x, const struct element *a, const struct element *b,
                           const struct poly *at_a, const struct poly *at_b,
                           const struct width *width)
{
    struct flat p, q;
    if (role_of(x, a, b, width->sym) != ROLE_COMMON ||
        role_of(x, b, a, width->sym) != ROLE_COMMON || !split_by(at_a, width, &p) ||
        !split_by(at_b, width, &q))
        return false;
    int64_t unit =
        gcd(poly_step(&p.row, poly_step(&q.row, 0)), gcd(p.row.constant, q.row.constant));
    if (unit <= 0)
        return false;
    divide_by(&p.row, unit);
    divide_by(&q.row, unit);
    struct element one = *a, two = *b;
    one.size = two.size = 1; /* rows, not bytes */
    struct poly none = {0}, length = poly_symbol(width->sym);
    length.constant = width->plus;
    struct poly bytes = poly_add(&none, &length, unit);
    bool leaves;
    if (index_differs(x, a, b, &p.column, &q.column) &&
        columns_are_inside(x, a, b, &p.column, &q.column, &bytes, &leaves))
        return true;
    return index_differs(x, &one, &two, &p.row, &q.row) &&
           columns_stay(x, a, b, &p.column, &q.column, &bytes);
}

static bool is_apart_in_table(struct index *x, const struct element *a, const struct element *b,
                              const struct poly *at_a, const struct poly *at_b, uint32_t sym)
{
    struct width plain = {sym, 0}, wide = {sym, margin_of(at_a, sym)};
    return apart_by_width(x, a, b, at_a, at_b, &plain) ||
           (wide.plus && apart_by_width(x, a, b, at_a, at_b, &wide));
}

/* A place in the row, one number at least of which nothing is known, and what has bounds inside. */
static bool is_in_own_row(struct index *x, const struct form *f, int64_t width)
{
    bool has_base = false, has_free = false;
    struct poly bytes = poly_int(width);
    for (uint32_t i = 0; i < f->common.n; i++)
        has_base |= f->common.term[i].coef == 1 && !f->common.term[i].sym[1];
    for (uint32_t i = 0; i < f->nlocals; i++) {
        uint32_t s[4];
        memcpy(s, value_symbol_at(x->v, f->local[i].sym[0]), sizeof s);
        bool is_within = s[0] == VALUE_WITHIN && !f->local[i].sym[1] && f->local[i].coef > 0 &&
                         (int64_t)s[1] * f->local[i].coef <= width;
        if (!is_within && !is_free(x, &f->local[i], &bytes))
            return false;
        if (2 * f->local[i].coef > width)
            return false;
        has_free |= !is_within;
    }
    return has_base && has_free && !f->rising.n && f->distinct;
}

/* Rows of constant width, each of another thread or round. */
static bool rows_are_apart(struct index *x, const struct element *a, const struct element *b,
                           const struct poly *at_a, const struct poly *at_b)
{
    struct form f = form_of(x, a, b, at_a), g = form_of(x, b, a, at_b);
    struct poly d = poly_add(&f.common, &g.common, -1);
    if (x->c->opt.mode == MODE_SOUND || f.distinct != g.distinct || !poly_is_int(&f.factor) ||
        !poly_equal(&f.factor, &g.factor) || !poly_is_int(&d))
        return false;
    int64_t width = f.factor.constant, least = MIN(a->size, b->size);
    if (width < MIN_ROW * least || d.constant >= width || -d.constant >= width)
        return false;
    return (!f.nlocals || is_in_own_row(x, &f, width)) &&
           (!g.nlocals || is_in_own_row(x, &g, width)) && (f.nlocals || g.nlocals);
}

bool flat_apart(struct index *x, const struct element *a, const struct element *b,
                const struct poly *at_a, const struct poly *at_b)
{
    if (at_a->is_unknown || at_b->is_unknown || !a->size || !b->size)
        return false;
    for (uint32_t i = 0; i < at_a->n; i++)
        for (int k = 0; at_a->term[i].sym[1] && k < POLY_DEGREE && at_a->term[i].sym[k]; k++)
            if (is_apart_in_table(x, a, b, at_a, at_b, at_a->term[i].sym[k]))
                return true;
    return rows_are_apart(x, a, b, at_a, at_b);
}
