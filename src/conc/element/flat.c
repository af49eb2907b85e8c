/*
 * Tables in flat arrays, `t[row * width + column]`: two elements are apart if their rows are and
 * both columns stay below the width. Rows may be anything that differ.c can tell apart: blocks,
 * strides, tickets. A column that no known bound keeps inside is taken to stay there (A-ROW), as
 * long as it is a plain counter, or a number that nothing is known of: what the data says, as in
 * the threads' own histograms `h[thread * bins + value]`. One that is seen to leave its row is not.
 * If the width is a constant, differ.c has looked at columns with bounds.
 */
#include "conc/element/index_int.h"

enum { MAX_MARGIN = 2 };
enum { MIN_ROW = 8 }; /* fewer elements are members of something, or one number beside another */

/* row * unit * width + column */
struct flat {
    struct poly row, column;
};

/* How long a row is: `n`, or `n + 2` if there is a margin. */
struct width {
    uint32_t sym;
    int64_t plus;
    int64_t least; /* that it is; 0: not known */
};

/* Takes the terms with the symbol apart: what it is multiplied by is the row. */
static bool split_by(const struct poly *at, const struct width *width, struct flat *out)
{
    *out = (struct flat){.column = poly_int(at->constant)};
    for (uint32_t i = 0; i < at->n; i++) {
        struct poly_term rest;
        if (poly_term_without(&at->term[i], width->sym, &rest))
            poly_add_term(&out->row, &rest);
        else
            poly_add_term(&out->column, &at->term[i]);
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
        int64_t scale = bound[i].scale; /* pointers are counted in bytes */
        struct poly none = {0}, last = poly_add(&none, &bound[i].max, t->coef / MAX(scale, 1)),
                    rest = poly_add(width, &last, -1);
        struct poly size = poly_int(e->size);
        if (scale > 0 && t->coef % scale == 0 &&
            linear_stays_below(x, e, other, &rest, &none, &size))
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

/* Is it picked from several numbers, of which one is seen to be behind the row? */
static bool is_picked_behind(struct index *x, const uint32_t *s, int64_t coef,
                             const struct poly *width)
{
    struct picked all;
    struct poly most, none = {0};
    if (s[0] != VALUE_REGISTER || !value_picked(x->v, s[1], s[2], &all))
        return false;
    for (uint32_t i = 0; i < all.n; i++) {
        if (!value_picked_most(x->v, s[1], &all, i, &most))
            continue;
        struct poly last = poly_add(&none, &most, coef), rest = poly_add(width, &last, -1);
        if (poly_is_int(&rest) && rest.constant <= 0)
            return true;
    }
    return false;
}

/* Does a branch on the way to the element ask for the value? */
static bool is_asked_for(struct index *x, const struct element *e, uint32_t sym)
{
    struct pins pins = find_pins(x, e);
    for (uint32_t i = 0; i < pins.nways; i++) {
        const struct way *w = &pins.ways[i];
        const struct prog_func *pf = frame_func(x->c, w->frame);
        ir_ref cond = ir_args(pf->unit, pf->func, &pf->stmts[w->stmt])[0];
        uint32_t def =
            ref_kind(cond) == REF_REG ? index_info(x, w->frame)->def[ref_index(cond)] : IR_NONE;
        for (uint32_t k = 0; def != IR_NONE && k < pf->stmts[def].nargs; k++) {
            struct poly p =
                value_of(x->v, w->frame, ir_args(pf->unit, pf->func, &pf->stmts[def])[k]);
            if (!p.is_unknown && poly_has(&p, sym))
                return true;
        }
    }
    return false;
}

/* The next place of a row, which a counter of the row's gives: it ends in the row, unless the
 * program asks, and then goes on behind it. */
static bool is_next_place(struct index *x, const struct element *e, const struct element *other,
                          const struct poly_term *t, const struct poly *width)
{
    struct poly at = {0}, zero = {0}, limit = *width;
    if (!is_asked_for(x, e, t->sym[0]))
        return true;
    poly_add_term(&at, t);
    limit.constant -= (int64_t)e->size - 1;
    return linear_stays_below(x, e, other, &at, &zero, &limit);
}

/* A number that nothing is known of: read from data, or counted in no simple way. */
static bool is_free(struct index *x, const struct element *e, const struct element *other,
                    const struct poly_term *t, const struct poly *width)
{
    struct round_bound bound[MAX_BOUNDS];
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, t->sym[0]), sizeof s);
    if (t->sym[1] || t->coef <= 0 || is_cut_behind(x, s, t->coef, width) ||
        is_picked_behind(x, s, t->coef, width))
        return false;
    if (s[0] == VALUE_TICKET)
        return is_next_place(x, e, other, t, width);
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
        bool is_counter = !t->sym[1] && t->coef > 0 && role != ROLE_DISTINCT &&
                          (ends_in_row(x, e, other, t, width) ||
                           (role == ROLE_LOCAL && is_free(x, e, other, t, width)));
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

/* Is the value at least that large, rows being as wide as they are at least? */
static bool is_at_least(struct index *x, const struct poly *p, int64_t least, const struct width *w)
{
    if (value_is_at_least(x->v, p, least))
        return true;
    int64_t times = p->n == 1 && p->term[0].sym[0] == w->sym && !p->term[0].sym[1]
                        ? p->term[0].coef
                        : 0; /* of the width; the rest is what was counted too much */
    struct poly rest = poly_int(p->constant), width = poly_int(w->plus - w->least);
    rest = poly_add(&rest, &width, -times);
    return w->least && times > 0 && !p->is_unknown && !rest.is_unknown && rest.constant >= least;
}

/* Are both columns seen to stay in their rows, `width` bytes long? Others are apart, then, in
 * whatever rows. */
static bool columns_are_inside(struct index *x, const struct element *a, const struct element *b,
                               const struct poly *in_a, const struct poly *in_b,
                               const struct poly *width, const struct width *w, bool *leaves)
{
    struct poly lo_a, hi_a, lo_b, hi_b, over, under;
    *leaves = false;
    if (index_extent(x, a, b, in_a, &lo_a, &hi_a) && index_extent(x, b, a, in_b, &lo_b, &hi_b)) {
        over = poly_add(&lo_a, &hi_b, -1);
        under = poly_add(&lo_b, &hi_a, -1);
        over = poly_add(&over, width, 1);
        under = poly_add(&under, width, 1);
        if (is_at_least(x, &over, b->size, w) && is_at_least(x, &under, a->size, w))
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
                         const struct poly *in_a, const struct poly *in_b, const struct poly *width,
                         const struct width *w)
{
    bool leaves, is_known = columns_are_inside(x, a, b, in_a, in_b, width, w, &leaves);
    if (is_known || leaves || x->c->opt.mode == MODE_SOUND)
        return is_known;
    struct poly start_a = start_of_column(x, a, b, in_a), start_b = start_of_column(x, b, a, in_b);
    uint32_t count_a = 0, count_b = 0; /* without columns it is no table: the width may be 0 */
    return is_plain_column(x, a, b, in_a, width, &count_a) &&
           is_plain_column(x, b, a, in_b, width, &count_b) && count_a + count_b &&
           start_together(&start_a, &start_b, count_a, count_b, MIN(a->size, b->size));
}

/* The two as rows and columns, rows being counted in the largest step that both have. */
static int64_t split_both(const struct poly *at_a, const struct poly *at_b,
                          const struct width *width, struct flat *p, struct flat *q)
{
    if (!split_by(at_a, width, p) || !split_by(at_b, width, q))
        return 0;
    int64_t unit =
        gcd(poly_step(&p->row, poly_step(&q->row, 0)), gcd(p->row.constant, q->row.constant));
    if (unit > 0) {
        divide_by(&p->row, unit);
        divide_by(&q->row, unit);
    }
    return unit;
}

/* The last column, `(i + 1) * width - 1`, of row i: the row as both have it. */
static bool same_rows(struct flat *p, struct flat *q, const struct poly *width)
{
    struct poly d = poly_add(&q->row, &p->row, -1);
    struct flat *upper = d.constant > 0 ? q : p;
    if (!poly_is_int(&d) || (d.constant != 1 && d.constant != -1))
        return false;
    upper->row.constant--;
    upper->column = poly_add(&upper->column, width, 1);
    return !upper->column.is_unknown;
}

static bool apart_by_width(struct index *x, const struct element *a, const struct element *b,
                           const struct poly *at_a, const struct poly *at_b,
                           const struct width *width)
{
    struct flat p, q;
    if (role_of(x, a, b, width->sym) != ROLE_COMMON || role_of(x, b, a, width->sym) != ROLE_COMMON)
        return false;
    int64_t unit = split_both(at_a, at_b, width, &p, &q);
    if (unit <= 0)
        return false;
    struct element one = *a, two = *b;
    one.size = two.size = 1; /* rows, not bytes */
    struct poly none = {0}, length = poly_symbol(width->sym);
    length.constant = width->plus;
    struct poly bytes = poly_add(&none, &length, unit);
    bool leaves;
    if (index_differs(x, a, b, &p.column, &q.column) &&
        columns_are_inside(x, a, b, &p.column, &q.column, &bytes, width, &leaves))
        return true;
    if (index_differs(x, &one, &two, &p.row, &q.row)
            ? columns_stay(x, a, b, &p.column, &q.column, &bytes, width)
            : linear_differ_if_same(x, a, b, &p.column, &q.column, &p.row, &q.row) &&
                  columns_are_inside(x, a, b, &p.column, &q.column, &bytes, width, &leaves))
        return true;
    return same_rows(&p, &q, &bytes) && index_differs(x, &one, &two, &p.row, &q.row) &&
           columns_are_inside(x, a, b, &p.column, &q.column, &bytes, width, &leaves);
}

enum { MAX_TABLES = 3 }; /* that change places with each other */

/* Was what the register holds, or each of those that it is one of, allocated as such a table? The
 * first `n` of `seen` are being looked at. */
static bool is_table(struct index *x, uint32_t frame, uint32_t reg, const struct width *width,
                     uint32_t seen[MAX_TABLES], uint32_t n)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t def = index_info(x, frame)->def[reg];
    for (uint32_t i = 0; i < n; i++)
        if (seen[i] == reg)
            return true;
    if (def != IR_NONE && pf->stmts[def].op == IR_PHI) {
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
        if (n == MAX_TABLES)
            return false;
        seen[n] = reg;
        for (uint32_t i = 0; i < pf->stmts[def].nargs; i += 2)
            if (ref_kind(args[i]) != REF_REG ||
                !is_table(x, frame, ref_index(args[i]), width, seen, n + 1))
                return false;
        return true;
    }
    struct poly size = allocated_size(x, frame, reg), gone = poly_int(-width->plus);
    struct poly rest = poly_replace(&size, width->sym, &gone);
    return poly_has(&size, width->sym) && poly_is_int(&rest) && !rest.constant;
}

/* Is the memory a table of such rows? Then there is a column: it is accessed. */
static bool is_in_table(struct index *x, const struct poly *at, const struct width *width)
{
    uint32_t seen[MAX_TABLES];
    for (uint32_t i = 0; i < at->n; i++) {
        const uint32_t *s = value_symbol_at(x->v, at->term[i].sym[0]);
        if (at->term[i].coef == 1 && !at->term[i].sym[1] && s[0] == VALUE_REGISTER)
            return is_table(x, s[1], s[2], width, seen, 0);
    }
    return false;
}

static bool is_apart_in_table(struct index *x, const struct element *a, const struct element *b,
                              const struct poly *at_a, const struct poly *at_b, uint32_t sym)
{
    struct width plain = {.sym = sym}, wide = {.sym = sym, .plus = margin_of(at_a, sym)};
    plain.least = is_in_table(x, at_a, &plain);
    if (!wide.plus)
        wide.plus = margin_of(at_b, sym);
    wide.least = wide.plus > 0 && x->c->opt.mode != MODE_SOUND ? wide.plus : 0; /* the margin */
    if (apart_by_width(x, a, b, at_a, at_b, &plain) ||
        (wide.plus && apart_by_width(x, a, b, at_a, at_b, &wide)))
        return true;
    for (int64_t plus = 1; plus <= MAX_MARGIN;
         plus++) { /* `i * (n + 1) + k - i` does not show it */
        struct width allocated = {.sym = sym, .plus = plus, .least = 1};
        if (plus != wide.plus && is_in_table(x, at_a, &allocated))
            return apart_by_width(x, a, b, at_a, at_b, &allocated);
    }
    return false;
}

/* Is the product of symbols in the value? Then the table was looked at in it. */
static bool has_product(const struct poly *at, const struct poly_term *t)
{
    for (uint32_t i = 0; i < at->n; i++)
        if (memcmp(at->term[i].sym, t->sym, sizeof t->sym) == 0)
            return true;
    return false;
}

/* A place in the row, one number at least of which nothing is known, and what has bounds inside. */
static bool is_in_own_row(struct index *x, const struct element *e, const struct element *other,
                          const struct form *f, int64_t width)
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
        if (!is_within && !is_free(x, e, other, &f->local[i], &bytes))
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
    return (!f.nlocals || is_in_own_row(x, a, b, &f, width)) &&
           (!g.nlocals || is_in_own_row(x, b, a, &g, width)) && (f.nlocals || g.nlocals);
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
    for (uint32_t i = 0; i < at_b->n; i++)
        for (int k = 0; at_b->term[i].sym[1] && !has_product(at_a, &at_b->term[i]) &&
                        k < POLY_DEGREE && at_b->term[i].sym[k];
             k++)
            if (is_apart_in_table(x, a, b, at_a, at_b, at_b->term[i].sym[k]))
                return true;
    return rows_are_apart(x, a, b, at_a, at_b);
}
