/*
 * Two addresses that are never equal, by linear arithmetic: all that is known of the values in them
 * (bounds of loops, smaller and larger of two values, quotients, conditions on the way) is written
 * as inequalities over one variable for each value of each thread, and they have no solution
 * (Fourier-Motzkin elimination; each row is divided by what its coefficients have in common and
 * rounded to whole numbers, so rests count, too). Tiles of loops, `for (i = max(1, 32 * t); i <=
 * min(n, 32 * t + 31); i++)`, are the usual case.
 *
 * A product of symbols is a variable of its own. What does not fit is left out: fewer rows have
 * more solutions. Cases (which of two threads has the smaller number, which value was chosen) are
 * tried one by one. Bounded by MAX_ROWS and MAX_CASES: it costs the same whatever the program is.
 */
#include "conc/element/index_int.h"
#include "conc/element/value_int.h"

enum { MAX_VARS = 24, MAX_ROWS = 96, MAX_CASES = 4, CASE_ROWS = 6 };
enum side { SIDE_BOTH, SIDE_A, SIDE_B };

/* A product of symbols: of both threads, or of one. */
struct variable {
    uint32_t sym[POLY_DEGREE];
    enum side side;
};

/* The sum of all is 0 or more. */
struct row {
    int64_t coef[MAX_VARS], constant;
};

/* One or the other. */
struct either {
    struct row rows[2][CASE_ROWS];
    uint32_t n[2];
};

struct linear {
    struct index *x;
    const struct element *e[2]; /* of SIDE_A, SIDE_B */
    struct variable var[MAX_VARS];
    bool is_positive[MAX_VARS]; /* one symbol that is 1 or more */
    uint32_t nvars;
    struct row row[MAX_ROWS];
    uint32_t nrows;
    struct either either[MAX_CASES];
    uint32_t neither;
};

/* ---- rows ---- */

static const struct element *element_of(const struct linear *l, enum side side)
{
    return l->e[side == SIDE_B];
}

static enum role role_in(struct linear *l, enum side side, uint32_t sym)
{
    return role_of(l->x, l->e[side == SIDE_B], l->e[side != SIDE_B], sym);
}

static bool is_common(struct linear *l, uint32_t sym)
{
    return role_in(l, SIDE_A, sym) == ROLE_COMMON && role_in(l, SIDE_B, sym) == ROLE_COMMON;
}

/* The variable for the product in that thread; MAX_VARS if there is no room. */
static uint32_t variable_of(struct linear *l, const struct poly_term *t, enum side side)
{
    struct variable v = {.side = SIDE_BOTH};
    memcpy(v.sym, t->sym, sizeof v.sym);
    for (int k = 0; k < POLY_DEGREE && t->sym[k]; k++)
        if (!is_common(l, t->sym[k]))
            v.side = side == SIDE_BOTH ? SIDE_A : side;
    for (uint32_t i = 0; i < l->nvars; i++)
        if (l->var[i].side == v.side && memcmp(l->var[i].sym, v.sym, sizeof v.sym) == 0)
            return i;
    if (l->nvars == MAX_VARS)
        return MAX_VARS;
    l->var[l->nvars] = v;
    l->is_positive[l->nvars] = false; /* until facts_of says so: not of all variables */
    return l->nvars++;
}

/* The smallest number has no opposite, which elimination asks for. */
static bool has_opposite(int64_t n)
{
    return n != INT64_MIN;
}

static bool add_to(struct linear *l, struct row *r, const struct poly *p, enum side side,
                   int64_t factor)
{
    int64_t part;
    if (p->is_unknown || __builtin_mul_overflow(p->constant, factor, &part) ||
        __builtin_add_overflow(r->constant, part, &r->constant) || !has_opposite(r->constant))
        return false;
    for (uint32_t i = 0; i < p->n; i++) {
        uint32_t at = variable_of(l, &p->term[i], side);
        if (at == MAX_VARS || __builtin_mul_overflow(p->term[i].coef, factor, &part) ||
            __builtin_add_overflow(r->coef[at], part, &r->coef[at]) || !has_opposite(r->coef[at]))
            return false;
    }
    return true;
}

/* big - small >= least, in one thread */
static bool at_least(struct linear *l, const struct poly *big, const struct poly *small,
                     enum side side, int64_t least, struct row *out)
{
    *out = (struct row){.constant = -least};
    return add_to(l, out, big, side, 1) && add_to(l, out, small, side, -1);
}

static void add_fact(struct linear *l, const struct poly *big, const struct poly *small,
                     enum side side, int64_t least)
{
    struct row r;
    if (l->nrows < MAX_ROWS / 2 && at_least(l, big, small, side, least, &r))
        l->row[l->nrows++] = r;
}

/* ---- what is known of a symbol ---- */

/* Is the thread in the loop, or was it made there? */
static bool is_in_loop(struct linear *l, enum side side, uint32_t frame, uint32_t loop)
{
    struct index *x = l->x;
    const struct element *e = element_of(l, side);
    const struct birth *b = &x->v->births[index_origin(x, e->frame).i];
    uint32_t stmt = stmt_in_frame(x, e, frame);
    struct element made = {.frame = b->frame, .stmt = b->stmt};
    if (stmt == IR_NONE && b->is_known)
        stmt = stmt_in_frame(x, &made, frame);
    const struct finfo *info = index_info(x, frame);
    return stmt != IR_NONE && cfg_in_loop(info->cfg, info->block_of[stmt], loop);
}

/* Behind the loop: there was one round more than its test let pass, or none at all, and then the
 * bound may be anywhere. */
static void add_bound_behind(struct linear *l, const struct poly *round,
                             const struct round_bound *bound, enum side side)
{
    struct poly zero = {0}, scaled = poly_add(&zero, round, bound->scale);
    if (value_is_at_least(l->x->v, &bound->max, -bound->scale)) {
        add_fact(l, &bound->max, &scaled, side, -bound->scale);
        return;
    }
    if (l->neither + 1 >= MAX_CASES)
        return;
    struct either *e = &l->either[l->neither];
    *e = (struct either){.n = {1, 1}};
    l->neither += at_least(l, &zero, round, side, 0, &e->rows[0][0]) &&
                  at_least(l, &bound->max, &scaled, side, -bound->scale, &e->rows[1][0]);
}

static void round_facts(struct linear *l, const struct poly *round, const uint32_t *s,
                        enum side side)
{
    struct round_bound bound[MAX_BOUNDS];
    struct poly zero = {0};
    uint32_t n = value_round_bounds(l->x->v, s[1], s[2], bound);
    bool is_inside =
        is_in_loop(l, side, s[1], s[2]) && (side != SIDE_BOTH || is_in_loop(l, SIDE_B, s[1], s[2]));
    add_fact(l, round, &zero, side, 0);
    for (uint32_t i = 0; i < n; i++) {
        struct poly scaled = poly_add(&zero, round, bound[i].scale);
        if (is_inside)
            add_fact(l, &bound[i].max, &scaled, side, 0);
        else
            add_bound_behind(l, round, &bound[i], side);
    }
}

/* Large factors are those of hash functions, which count on it that numbers overflow. */
static bool may_overflow(const struct poly *p)
{
    enum { LARGE = 1 << 20 };
    for (uint32_t i = 0; i < p->n; i++)
        if (p->term[i].coef > LARGE || p->term[i].coef < -LARGE)
            return true;
    return p->is_unknown;
}

/* One of which nothing is known is taken to be positive (A-DIVISOR): mostly the number of rounds of
 * an inner loop that was made one with the outer one, which has no rounds either, else. */
static bool is_divisor(const struct linear *l, const struct poly *d)
{
    return value_is_at_least(l->x->v, d, 1) || (!poly_is_int(d) && l->x->c->opt.mode != MODE_SOUND);
}

/* q = p / d: d*q is at most p, and less than d below it. */
static void quotient_facts(struct linear *l, const struct poly *q, const uint32_t *s,
                           enum side side)
{
    struct values *v = l->x->v;
    struct poly p = value_poly(v, s[2]), d = value_poly(v, s[3]), zero = {0}, next;
    if (!is_divisor(l, &d) || may_overflow(&p))
        return;
    struct poly whole = poly_mul(q, &d);
    bool is_floor = s[1] == IR_ASHR || s[1] == IR_LSHR || value_is_at_least(v, &p, 0);
    next = poly_add(&whole, &d, 1);
    if (is_floor) {
        add_fact(l, &p, &whole, side, 0);
        add_fact(l, &next, &p, side, 1);
        if (s[1] != IR_ASHR || value_is_at_least(v, &p, 0))
            add_fact(l, q, &zero, side, 0);
        return;
    }
    struct poly back = poly_add(&whole, &d, -1);
    add_fact(l, &next, &p, side, 1);
    add_fact(l, &p, &back, side, 1);
}

static void result_facts(struct linear *l, const struct poly *self, const uint32_t *s,
                         enum side side)
{
    struct poly a = value_poly(l->x->v, s[2]), b = value_poly(l->x->v, s[3]), zero = {0};
    if (s[1] == VALUE_MINIMUM) {
        add_fact(l, &a, self, side, 0);
        add_fact(l, &b, self, side, 0);
    } else if (s[1] == IR_SDIV || s[1] == IR_ASHR || s[1] == IR_LSHR) {
        quotient_facts(l, self, s, side);
    } else if (s[1] == IR_SREM || s[1] == IR_AND) { /* SREM: made by differ.c, of no negative one */
        bool is_mask = s[1] == IR_AND && poly_is_int(&b) && b.constant >= 0;
        if (s[1] == IR_AND && !is_mask)
            return;
        add_fact(l, self, &zero, side, 0);
        add_fact(l, &b, self, side, !is_mask);
    }
}

/* Without a sign: a negative number is larger than all others, and then nothing is said of it. */
static bool is_misread(struct linear *l, uint32_t sub, const struct poly *p, const struct poly *q,
                       bool is_true)
{
    bool is_less = sub == CMP_ULT || sub == CMP_ULE;
    if (!is_less && sub != CMP_UGT && sub != CMP_UGE)
        return false;
    const struct poly *larger = is_less == is_true ? q : p;
    return !poly_is_int(larger) && poly_is_int(larger == p ? q : p) &&
           !value_is_at_least(l->x->v, larger, 0);
}

static bool row_of_compare(struct linear *l, uint32_t sub, const struct poly *p,
                           const struct poly *q, bool is_true, enum side side, struct row *out)
{
    if (is_misread(l, sub, p, q, is_true))
        return false;
    switch (sub) {
    case CMP_SLT:
    case CMP_ULT:
        return is_true ? at_least(l, q, p, side, 1, out) : at_least(l, p, q, side, 0, out);
    case CMP_SLE:
    case CMP_ULE:
        return is_true ? at_least(l, q, p, side, 0, out) : at_least(l, p, q, side, 1, out);
    case CMP_SGT:
    case CMP_UGT:
        return is_true ? at_least(l, p, q, side, 1, out) : at_least(l, q, p, side, 0, out);
    case CMP_SGE:
    case CMP_UGE:
        return is_true ? at_least(l, p, q, side, 0, out) : at_least(l, q, p, side, 1, out);
    default:
        return false;
    }
}

/* The smaller or the larger one of what was compared: it is on one side of both. */
static bool is_end_of_two(struct linear *l, uint32_t sub, const struct poly *p,
                          const struct poly *q, const struct poly *yes, const struct poly *no,
                          const struct poly *self, enum side side)
{
    bool is_less = sub == CMP_SLT || sub == CMP_ULT || sub == CMP_SLE || sub == CMP_ULE;
    bool is_greater = sub == CMP_SGT || sub == CMP_UGT || sub == CMP_SGE || sub == CMP_UGE;
    bool is_first = poly_equal(yes, p) && poly_equal(no, q);
    if ((!is_less && !is_greater) || (!is_first && !(poly_equal(yes, q) && poly_equal(no, p))))
        return false;
    bool is_smaller = is_first == is_less;
    add_fact(l, is_smaller ? p : self, is_smaller ? self : p, side, 0);
    add_fact(l, is_smaller ? q : self, is_smaller ? self : q, side, 0);
    return true;
}

/* What a register is, if a comparison chose one of two values for it. */
static void choice_facts(struct linear *l, const struct poly *self, const uint32_t *s,
                         enum side side)
{
    struct index *x = l->x;
    const struct prog_func *pf = frame_func(x->c, s[1]);
    const struct finfo *info = index_info(x, s[1]);
    uint32_t def = s[2] < pf->func->nparams ? IR_NONE : info->def[s[2]];
    struct choice ch;
    if (def == IR_NONE || (pf->stmts[def].op != IR_PHI && pf->stmts[def].op != IR_SELECT) ||
        l->neither + 1 >= MAX_CASES)
        return;
    uint32_t block = info->block_of[def], loop = info->cfg->loop[block];
    if ((loop != CFG_NONE && info->cfg->loops[loop].header == block) ||
        !value_choice_at(x->v, s[1], def, &ch))
        return;
    const ir_ref *args = ir_args(pf->unit, pf->func, ch.cmp);
    struct poly p = value_of(x->v, s[1], args[0]), q = value_of(x->v, s[1], args[1]);
    struct poly values[2] = {value_of(x->v, s[1], ch.if_true), value_of(x->v, s[1], ch.if_false)};
    if (is_end_of_two(l, ch.cmp->sub, &p, &q, &values[0], &values[1], self, side))
        return;
    struct either *e = &l->either[l->neither];
    *e = (struct either){.n = {0, 0}};
    for (int no = 0; no < 2; no++) {
        struct poly value = values[no];
        if (ch.cmp->sub == (no ? CMP_NE : CMP_EQ)) {
            e->n[no] += at_least(l, &p, &q, side, 0, &e->rows[no][e->n[no]]);
            e->n[no] += at_least(l, &q, &p, side, 0, &e->rows[no][e->n[no]]);
        }
        if (row_of_compare(l, ch.cmp->sub, &p, &q, !no, side, &e->rows[no][e->n[no]]))
            e->n[no]++;
        if (at_least(l, self, &value, side, 0, &e->rows[no][e->n[no]]))
            e->n[no]++;
        if (at_least(l, &value, self, side, 0, &e->rows[no][e->n[no]]))
            e->n[no]++;
    }
    l->neither += e->n[0] && e->n[1];
}

/* What a register is at most that was picked from several values: numbers, and a bound. */
static void picked_facts(struct linear *l, const struct poly *self, const uint32_t *s,
                         enum side side)
{
    struct picked all;
    struct poly most, bound = poly_unknown(), number = poly_unknown();
    if (!value_picked(l->x->v, s[1], s[2], &all))
        return;
    for (uint32_t i = 0; i < all.n; i++) {
        if (!value_picked_most(l->x->v, s[1], &all, i, &most))
            return;
        struct poly *old = poly_is_int(&most) ? &number : &bound;
        if (old == &bound && !old->is_unknown && !poly_equal(old, &most))
            return;
        if (old == &bound || old->is_unknown || old->constant < most.constant)
            *old = most;
    }
    if (bound.is_unknown || number.is_unknown) {
        add_fact(l, bound.is_unknown ? &number : &bound, self, side, 0);
    } else if (l->neither + 1 < MAX_CASES) {
        struct either *e = &l->either[l->neither];
        *e = (struct either){.n = {1, 1}};
        l->neither += at_least(l, &bound, self, side, 0, &e->rows[0][0]) &&
                      at_least(l, &number, self, side, 0, &e->rows[1][0]);
    }
}

static void number_facts(struct linear *l, const struct poly *number, const uint32_t *s,
                         enum side side)
{
    struct poly zero = {0};
    add_fact(l, number, &zero, side, 0);
    if (s[1] == PTA_NONE)
        return;
    struct poly count = poly_symbol(value_symbol(l->x->v, VALUE_COUNT, 0, s[2], 0));
    int64_t team = generation_of(l->x, (origin_id){s[2]})->team;
    add_fact(l, &count, number, side, 1);
    if (team > 0) {
        count = poly_int(team);
        add_fact(l, &count, number, side, 1);
    }
}

/* A product with a number that both know: the other factor, too, if the known one is not 0 or if
 * the other one tells the two threads apart. */
static void add_factors(struct linear *l, const struct variable *v)
{
    for (int k = 0; k < 2 && v->sym[1] && !v->sym[2]; k++) {
        struct poly known = poly_symbol(v->sym[k]), other = poly_symbol(v->sym[1 - k]);
        if (is_common(l, v->sym[k]) && (value_is_at_least(l->x->v, &known, 1) ||
                                        role_in(l, v->side, v->sym[1 - k]) == ROLE_DISTINCT)) {
            variable_of(l, &other.term[0], v->side);
            variable_of(l, &known.term[0], v->side);
        }
    }
}

static void facts_of(struct linear *l, uint32_t var)
{
    struct variable v = l->var[var];
    uint32_t s[4];
    struct poly self = poly_symbol(v.sym[0]), zero = {0}, first, last;
    add_factors(l, &v);
    if (v.sym[1])
        return;
    memcpy(s, value_symbol_at(l->x->v, v.sym[0]), sizeof s);
    l->is_positive[var] = value_is_at_least(l->x->v, &self, 1);
    switch (s[0]) {
    case VALUE_ROUND:
        round_facts(l, &self, s, v.side);
        break;
    case VALUE_PART:
        if (part_range(l->x, s, &first, &last)) {
            add_fact(l, &self, &first, v.side, 0);
            add_fact(l, &last, &self, v.side, 0);
        }
        break;
    case VALUE_WITHIN:
        last = poly_int(s[1]);
        add_fact(l, &self, &zero, v.side, 0);
        add_fact(l, &last, &self, v.side, 1);
        break;
    case VALUE_NUMBER:
        number_facts(l, &self, s, v.side);
        break;
    case VALUE_RESULT:
        result_facts(l, &self, s, v.side);
        break;
    case VALUE_REGISTER:
        choice_facts(l, &self, s, v.side);
        picked_facts(l, &self, s, v.side);
        break;
    default:
        break;
    }
    if (l->is_positive[var])
        add_fact(l, &self, &zero, v.side, 1);
    else if (s[0] != VALUE_ROUND && value_is_at_least(l->x->v, &self, 0))
        add_fact(l, &self, &zero, v.side, 0);
}

/* Of what the creator does after a join its counter of creations stands for the joined thread
 * (translate_joined): not for what it was when the loop that counted ended. */
static bool is_of_joined(struct linear *l, const struct poly *p, enum side side)
{
    struct index *x = l->x;
    const struct element *e = element_of(l, side), *other = l->e[e == l->e[0]];
    origin_id made = index_origin(x, other->frame);
    if (made.i == index_origin(x, e->frame).i || !generation_of(x, made)->is_known ||
        generation_of(x, made)->loop == CFG_NONE)
        return false;
    const struct generation *g = generation_of(x, made);
    return poly_has(p, value_symbol(x->v, VALUE_ROUND, g->frame, g->loop, 0)) &&
           joining_loop(x, e, other).loop != CFG_NONE;
}

/* What the branches on the way to the access say. */
static void way_facts(struct linear *l, enum side side)
{
    struct index *x = l->x;
    const struct element *e = element_of(l, side);
    if (e->stmt == IR_NONE)
        return;
    struct pins pins = find_pins(x, e);
    struct poly zero = {0};
    for (uint32_t i = 0; i < pins.n; i++) {
        if (is_of_joined(l, &pins.at[i], side))
            continue;
        add_fact(l, &pins.at[i], &zero, side, 0);
        add_fact(l, &zero, &pins.at[i], side, 0);
    }
    for (uint32_t i = 0; i < pins.nways; i++) {
        const struct way *w = &pins.ways[i];
        const struct prog_func *pf = frame_func(x->c, w->frame);
        const struct finfo *info = index_info(x, w->frame);
        ir_ref cond = ir_args(pf->unit, pf->func, &pf->stmts[w->stmt])[0];
        uint32_t def = ref_kind(cond) == REF_REG ? info->def[ref_index(cond)] : IR_NONE;
        if (def == IR_NONE || pf->stmts[def].op != IR_CMP)
            continue;
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
        struct poly p = value_of(x->v, w->frame, args[0]), q = value_of(x->v, w->frame, args[1]);
        if (is_of_joined(l, &p, side) || is_of_joined(l, &q, side))
            continue;
        struct row r;
        if (l->nrows < MAX_ROWS / 2 &&
            row_of_compare(l, pf->stmts[def].sub, &p, &q, w->is_true, side, &r))
            l->row[l->nrows++] = r;
    }
}

/* ---- two threads ---- */

/* Does the quotient of the variable grow with the symbol, and with nothing else that differs? */
static bool grows_with(struct linear *l, const struct variable *v, uint32_t sym)
{
    uint32_t s[4];
    memcpy(s, value_symbol_at(l->x->v, v->sym[0]), sizeof s);
    if (v->sym[1] || s[0] != VALUE_RESULT ||
        (s[1] != IR_SDIV && s[1] != IR_ASHR && s[1] != IR_LSHR))
        return false;
    struct poly p = value_poly(l->x->v, s[2]), d = value_poly(l->x->v, s[3]);
    bool has = false;
    for (uint32_t i = 0; i < d.n; i++)
        for (int k = 0; k < POLY_DEGREE && d.term[i].sym[k]; k++)
            if (!is_common(l, d.term[i].sym[k]))
                return false;
    for (uint32_t i = 0; i < p.n; i++) {
        bool is_it = p.term[i].sym[0] == sym && !p.term[i].sym[1] && p.term[i].coef > 0;
        has |= is_it;
        for (int k = 0; !is_it && k < POLY_DEGREE && p.term[i].sym[k]; k++)
            if (!is_common(l, p.term[i].sym[k]))
                return false;
    }
    return has && !may_overflow(&p) && is_divisor(l, &d);
}

static uint32_t find_variable(const struct linear *l, uint32_t sym, enum side side)
{
    for (uint32_t i = 0; i < l->nvars; i++)
        if (l->var[i].side == side && l->var[i].sym[0] == sym && !l->var[i].sym[1])
            return i;
    return MAX_VARS;
}

static bool is_never_negative(struct linear *l, const struct poly *p, enum side side);

/* `round * size` is `last round * size` at most, if the size is not negative. */
static void add_most(struct linear *l, const struct poly *whole, const uint32_t *sym, int round,
                     enum side side)
{
    struct round_bound bound[MAX_BOUNDS];
    struct poly size = poly_symbol(sym[!round]);
    uint32_t s[4];
    memcpy(s, value_symbol_at(l->x->v, sym[round]), sizeof s);
    if (s[0] != VALUE_ROUND || !is_in_loop(l, side, s[1], s[2]) ||
        (side == SIDE_BOTH && !is_in_loop(l, SIDE_B, s[1], s[2])))
        return;
    for (uint32_t i = 0, n = value_round_bounds(l->x->v, s[1], s[2], bound); i < n; i++) {
        struct poly most = poly_mul(&bound[i].max, &size);
        if (bound[i].scale == 1)
            add_fact(l, &most, whole, side, 0);
    }
}

/* `number * size` of two that are not negative is not, either: what thread 0 has lies below. */
static void add_signs(struct linear *l, uint32_t var)
{
    struct variable v = l->var[var];
    struct poly_term t = {.coef = 1};
    struct poly whole = {0}, zero = {0};
    if (!v.sym[1] || v.sym[2])
        return;
    for (int k = 0; k < 2; k++) {
        struct poly factor = poly_symbol(v.sym[k]);
        if (!value_is_at_least(l->x->v, &factor, 0) && !is_never_negative(l, &factor, v.side))
            return;
    }
    memcpy(t.sym, v.sym, sizeof t.sym);
    poly_add_term(&whole, &t);
    add_fact(l, &whole, &zero, v.side, 0);
    for (int k = 0; k < 2; k++)
        add_most(l, &whole, v.sym, k, v.side);
}

/* `number * size`: whoever has the smaller number is `size` below the other, or more. */
static void add_products(struct linear *l, struct either *e, uint32_t sym)
{
    for (uint32_t i = 0, n = l->nvars; i < n && e->n[0] < CASE_ROWS; i++) {
        struct poly_term t = {.coef = 1};
        struct poly one = poly_int(1), whole = {0};
        memcpy(t.sym, l->var[i].sym, sizeof t.sym);
        poly_add_term(&whole, &t);
        struct poly rest = poly_replace(&whole, sym, &one);
        if (l->var[i].side != SIDE_A || !t.sym[1] || !poly_term_has(&t, sym) || rest.n != 1 ||
            role_of_poly(l->x, l->e[0], l->e[1], &rest) != ROLE_COMMON ||
            role_of_poly(l->x, l->e[1], l->e[0], &rest) != ROLE_COMMON ||
            !(value_is_at_least(l->x->v, &rest, 0) || is_never_negative(l, &rest, SIDE_A)))
            continue;
        uint32_t twin = variable_of(l, &t, SIDE_B), size = variable_of(l, &rest.term[0], SIDE_A);
        if (twin == MAX_VARS || size == MAX_VARS)
            continue;
        for (int no = 0; no < 2; no++) {
            struct row *r = &e->rows[no][e->n[no]++];
            r->coef[no ? i : twin] = 1;
            r->coef[no ? twin : i] = -1;
            r->coef[size] = -1;
        }
    }
}

/* A symbol that is different in the two threads is smaller in the one or in the other. */
static void add_distinct(struct linear *l, uint32_t var)
{
    uint32_t sym = l->var[var].sym[0];
    uint32_t twin = find_variable(l, sym, SIDE_B);
    if (l->var[var].side != SIDE_A || l->var[var].sym[1] || twin == MAX_VARS ||
        l->neither == MAX_CASES || role_in(l, SIDE_A, sym) != ROLE_DISTINCT ||
        role_in(l, SIDE_B, sym) != ROLE_DISTINCT)
        return;
    struct either *e = &l->either[l->neither++];
    *e = (struct either){.n = {1, 1}};
    for (int no = 0; no < 2; no++) {
        e->rows[no][0].constant = -1;
        e->rows[no][0].coef[no ? var : twin] = 1;
        e->rows[no][0].coef[no ? twin : var] = -1;
    }
    for (uint32_t i = 0; i < l->nvars; i++) {
        uint32_t other = find_variable(l, l->var[i].sym[0], SIDE_B);
        if (l->var[i].side != SIDE_A || other == MAX_VARS || e->n[0] == CASE_ROWS ||
            !grows_with(l, &l->var[i], sym))
            continue;
        for (int no = 0; no < 2; no++) {
            e->rows[no][e->n[no]].coef[no ? i : other] = 1;
            e->rows[no][e->n[no]++].coef[no ? other : i] = -1;
        }
    }
    add_products(l, e, sym);
}

/*
 * What a register that a loop adds up grows by in a round: `at += count`. It is the phi of the
 * loop that makes the thread.
 */
static bool find_step(struct linear *l, const uint32_t *s, enum side side, struct poly *step)
{
    struct index *x = l->x;
    uint32_t frame = s[1], reg = s[2];
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    const struct birth *b = &x->v->births[index_origin(x, element_of(l, side)->frame).i];
    uint32_t def = reg < pf->func->nparams ? IR_NONE : info->def[reg];
    if (def == IR_NONE || pf->stmts[def].op != IR_PHI || !b->is_known || b->frame != frame)
        return false;
    uint32_t block = info->block_of[def], loop = info->cfg->loop[block];
    if (loop == CFG_NONE || info->cfg->loops[loop].header != block ||
        !cfg_in_loop(info->cfg, info->block_of[b->stmt], loop) ||
        role_in(l, side, value_symbol(x->v, VALUE_ROUND, frame, loop, 0)) != ROLE_DISTINCT)
        return false;
    const ir_ref *args = prog_args(pf, &pf->stmts[def]);
    uint32_t n = 0;
    for (uint32_t i = 0; i + 1 < pf->stmts[def].nargs; i += 2) {
        const struct ir_stmt *sum = def_in(pf, info, args[i]);
        if (!cfg_in_loop(info->cfg, ref_index(args[i + 1]), loop))
            continue;
        if (++n > 1 || !sum || sum->op != IR_ADD)
            return false;
        const ir_ref *parts = prog_args(pf, sum);
        bool is_first = ref_kind(parts[0]) == REF_REG && ref_index(parts[0]) == reg;
        bool is_second = ref_kind(parts[1]) == REF_REG && ref_index(parts[1]) == reg;
        if (is_first == is_second)
            return false;
        *step = value_of(x->v, frame, parts[is_first ? 1 : 0]);
    }
    return n == 1 && !step->is_unknown;
}

/* Where a loop that makes threads has got to, by adding up how much each of them gets: a later one
 * begins where an earlier one ends, or behind that. What is added up is not negative (A-OFFSET). */
static void add_totals(struct linear *l, uint32_t var)
{
    uint32_t s[4], sym = l->var[var].sym[0];
    struct poly at = poly_symbol(sym), step[2];
    if (l->var[var].side != SIDE_A || l->var[var].sym[1] || l->neither == MAX_CASES ||
        find_variable(l, sym, SIDE_B) == MAX_VARS || l->x->c->opt.mode == MODE_SOUND)
        return;
    memcpy(s, value_symbol_at(l->x->v, sym), sizeof s);
    if (s[0] != VALUE_REGISTER || !find_step(l, s, SIDE_A, &step[0]) ||
        !find_step(l, s, SIDE_B, &step[1]) || !poly_equal(&step[0], &step[1]))
        return;
    struct either *e = &l->either[l->neither];
    *e = (struct either){.n = {1, 1}};
    bool is_made = true;
    for (int no = 0; no < 2; no++) {
        struct row *r = &e->rows[no][0];
        enum side first = no ? SIDE_B : SIDE_A;
        is_made &= add_to(l, r, &at, no ? SIDE_A : SIDE_B, 1) && add_to(l, r, &at, first, -1) &&
                   add_to(l, r, &step[0], first, -1);
    }
    l->neither += is_made;
}

/* What holds beside the question: the two values are equal, or the second one is greater. */
struct beside {
    const struct poly *in_a, *in_b;
    bool is_equal;
    const struct beside *next; /* what also does; NULL */
};

static bool add_beside(struct linear *l, const struct beside *also)
{
    if (also->next && !add_beside(l, also->next))
        return false;
    struct row *r = &l->row[l->nrows], *s = r + 1;
    *r = *s = (struct row){.constant = also->is_equal ? 0 : -1};
    l->nrows += also->is_equal ? 2 : 1;
    return add_to(l, r, also->in_a, SIDE_A, -1) && add_to(l, r, also->in_b, SIDE_B, 1) &&
           (!also->is_equal ||
            (add_to(l, s, also->in_a, SIDE_A, 1) && add_to(l, s, also->in_b, SIDE_B, -1)));
}

/* The same in both threads because they are in the same round of a loop (step.c). */
static void add_in_step(struct linear *l, uint32_t var)
{
    for (uint32_t i = 0; l->var[var].side == SIDE_A && !l->var[var].sym[1] && i < l->nvars; i++)
        if (l->var[i].side == SIDE_B && !l->var[i].sym[1] && l->nrows + 2 <= MAX_ROWS / 2 &&
            symbols_in_step(l->x, l->e[0], l->e[1], l->var[var].sym[0], l->var[i].sym[0])) {
            struct poly a = poly_symbol(l->var[var].sym[0]), b = poly_symbol(l->var[i].sym[0]);
            struct beside same = {&a, &b, true, NULL};
            add_beside(l, &same);
        }
}

/* ---- elimination ---- */

/* All products in the row have a factor that both threads know and that is not 0: without it. */
static void divide_by_common(const struct linear *l, struct row *r)
{
    for (uint32_t d = 0; d < l->nvars && !r->constant; d++) {
        if (l->var[d].side != SIDE_BOTH || l->var[d].sym[1] || !l->is_positive[d])
            continue;
        struct row out = {.constant = 0};
        bool is_divisible = true;
        uint32_t n = 0;
        for (uint32_t i = 0; i < l->nvars && is_divisible; i++) {
            if (!r->coef[i])
                continue;
            struct poly one = poly_int(1), whole = {0};
            struct poly_term t = {.coef = 1};
            memcpy(t.sym, l->var[i].sym, sizeof t.sym);
            poly_add_term(&whole, &t);
            struct poly rest = poly_replace(&whole, l->var[d].sym[0], &one);
            is_divisible =
                poly_term_has(&t, l->var[d].sym[0]) && !poly_has(&rest, l->var[d].sym[0]);
            n++;
            if (i == d) {
                is_divisible = true;
                out.constant = r->coef[i];
                continue;
            }
            uint32_t sym, at;
            if (!is_divisible || !poly_is_symbol(&rest, &sym) ||
                (at = find_variable(l, sym, l->var[i].side)) == MAX_VARS)
                is_divisible = false;
            else
                out.coef[at] = r->coef[i];
        }
        if (is_divisible && n > 1) {
            *r = out;
            return;
        }
    }
}

static int64_t floor_div(int64_t a, int64_t b)
{
    return a / b - (a % b < 0);
}

/* Whole numbers only. Is the row impossible? */
static bool tighten(const struct linear *l, struct row *r)
{
    divide_by_common(l, r);
    int64_t g = 0;
    for (uint32_t i = 0; i < l->nvars; i++)
        g = gcd(g, r->coef[i]);
    if (!g)
        return r->constant < 0;
    for (uint32_t i = 0; i < l->nvars; i++)
        r->coef[i] /= g;
    r->constant = floor_div(r->constant, g);
    return false;
}

/* up*neg + down*pos, without the variable; false if it does not fit. */
static bool combine(const struct linear *l, const struct row *pos, const struct row *neg,
                    uint32_t var, struct row *out)
{
    int64_t up = pos->coef[var], down = -neg->coef[var], a, b;
    for (uint32_t i = 0; i <= l->nvars; i++) {
        int64_t p = i < l->nvars ? pos->coef[i] : pos->constant;
        int64_t q = i < l->nvars ? neg->coef[i] : neg->constant;
        if (__builtin_mul_overflow(p, down, &a) || __builtin_mul_overflow(q, up, &b) ||
            __builtin_add_overflow(a, b, &a) || !has_opposite(a))
            return false;
        *(i < l->nvars ? &out->coef[i] : &out->constant) = a;
    }
    return true;
}

/* Adds the row unless one that says as much is there; false: no room. */
static bool keep_row(const struct linear *l, struct row *rows, uint32_t *n, const struct row *r)
{
    for (uint32_t i = 0; i < *n; i++)
        if (memcmp(rows[i].coef, r->coef, l->nvars * sizeof *r->coef) == 0) {
            rows[i].constant = MIN(rows[i].constant, r->constant);
            return true;
        }
    if (*n == MAX_ROWS)
        return false;
    rows[(*n)++] = *r;
    return true;
}

/* Do the two say that the sum is 0? The variable, with a factor of 1, that it tells; MAX_VARS. */
static uint32_t told_by(const struct linear *l, const struct row *r, const struct row *s)
{
    uint32_t found = MAX_VARS;
    for (uint32_t i = 0; i < l->nvars; i++) {
        if (r->coef[i] != -s->coef[i])
            return MAX_VARS;
        if (found == MAX_VARS && !l->var[i].sym[1] && (r->coef[i] == 1 || r->coef[i] == -1))
            found = i;
    }
    return r->constant == -s->constant ? found : MAX_VARS;
}

/* Puts what the equation tells in the place of the variable; *n rows are left. Impossible? */
static bool substitute(const struct linear *l, struct row *rows, uint32_t *n, uint32_t one,
                       uint32_t two, uint32_t var)
{
    struct row pos = rows[rows[one].coef[var] > 0 ? one : two];
    struct row neg = rows[rows[one].coef[var] > 0 ? two : one];
    uint32_t kept = 0;
    for (uint32_t i = 0; i < *n; i++) {
        struct row r = rows[i];
        int64_t c = r.coef[var];
        if (i == one || i == two || (c > 0 && !combine(l, &rows[i], &neg, var, &r)) ||
            (c < 0 && !combine(l, &pos, &rows[i], var, &r)))
            continue;
        if (tighten(l, &r))
            return true;
        rows[kept++] = r;
    }
    *n = kept;
    return false;
}

/* Equations first: products that have a factor in common are seen, then. Impossible? */
static bool use_equations(const struct linear *l, struct row *rows, uint32_t *n)
{
    for (uint32_t i = 0; i < *n; i++)
        for (uint32_t k = i + 1; k < *n; k++) {
            uint32_t var = told_by(l, &rows[i], &rows[k]);
            if (var == MAX_VARS)
                continue;
            if (substitute(l, rows, n, i, k, var))
                return true;
            i = UINT32_MAX; /* begin again: there are fewer rows */
            break;
        }
    return false;
}

/*
 * The variable that makes the fewest rows when it goes; or, with `by_factor`, the one with the
 * smallest factors: what is left has large ones in common, and rounding tells (`64 * (4 * k + i)
 * + x`: once x and i are gone, 256 divides all). MAX_VARS: none is left.
 */
static uint32_t next_variable(const struct linear *l, const struct row *rows, uint32_t n,
                              bool by_factor)
{
    uint32_t best = MAX_VARS, least = UINT32_MAX;
    int64_t least_factor = INT64_MAX;
    for (uint32_t v = 0; v < l->nvars; v++) {
        uint32_t pos = 0, neg = 0;
        int64_t factor = 0;
        for (uint32_t i = 0; i < n; i++) {
            pos += rows[i].coef[v] > 0;
            neg += rows[i].coef[v] < 0;
            if (by_factor)
                factor = MAX(factor, rows[i].coef[v] < 0 ? -rows[i].coef[v] : rows[i].coef[v]);
        }
        if (pos + neg && (factor < least_factor || (factor == least_factor && pos * neg < least)))
            best = v, least = pos * neg, least_factor = factor;
    }
    return best;
}

/* Have the rows no solution? False also if that takes too much. */
static bool is_impossible(const struct linear *l, struct row *rows, uint32_t n, bool by_factor)
{
    struct row next[MAX_ROWS];
    for (uint32_t i = 0; i < n; i++)
        if (tighten(l, &rows[i]))
            return true;
    if (use_equations(l, rows, &n))
        return true;
    for (uint32_t step = 0; step < MAX_VARS; step++) {
        uint32_t var = next_variable(l, rows, n, by_factor), kept = 0;
        if (var == MAX_VARS)
            return false;
        for (uint32_t i = 0; i < n; i++) {
            if (!rows[i].coef[var] && !keep_row(l, next, &kept, &rows[i]))
                return false;
            for (uint32_t k = 0; rows[i].coef[var] > 0 && k < n; k++) {
                struct row r;
                if (rows[k].coef[var] >= 0 || !combine(l, &rows[i], &rows[k], var, &r))
                    continue;
                if (tighten(l, &r))
                    return true;
                if (!keep_row(l, next, &kept, &r))
                    return false;
            }
        }
        memcpy(rows, next, kept * sizeof *next);
        n = kept;
    }
    return false;
}

/* The same in all cases that are left. */
static bool is_impossible_in_cases(struct linear *l, uint32_t first, uint32_t nrows)
{
    if (first >= MAX_CASES || first == l->neither) {
        struct row rows[MAX_ROWS];
        for (int by_factor = 0; by_factor < 2; by_factor++) {
            memcpy(rows, l->row, nrows * sizeof *rows);
            if (is_impossible(l, rows, nrows, by_factor))
                return true;
        }
        return false;
    }
    const struct either *e = &l->either[first];
    for (int no = 0; no < 2; no++) {
        if (nrows + e->n[no] > MAX_ROWS)
            return false;
        memcpy(&l->row[nrows], e->rows[no], e->n[no] * sizeof *e->rows[no]);
        if (!is_impossible_in_cases(l, first + 1, nrows + e->n[no]))
            return false;
    }
    return true;
}

/* Does what is known say so? `i` from k - m to k - 1: m is 1 at least. */
static bool is_never_negative(struct linear *l, const struct poly *p, enum side side)
{
    struct poly zero = {0};
    struct row r;
    if (l->nrows == MAX_ROWS || !at_least(l, &zero, p, side, 1, &r))
        return false;
    l->row[l->nrows] = r; /* not kept: a question */
    return is_impossible_in_cases(l, 0, l->nrows + 1);
}

/* A pointer that came from somewhere, which only one of the values is computed from. */
static bool is_lone_pointer(const struct linear *l, const struct variable *v, const uint32_t *s)
{
    if (s[0] != VALUE_REGISTER || v->sym[1] || v->side == SIDE_BOTH ||
        find_variable(l, v->sym[0], v->side == SIDE_A ? SIDE_B : SIDE_A) != MAX_VARS)
        return false;
    inst_id inst = l->x->c->frames.at[s[1]].inst;
    return !idset_is_empty(pta_value(l->x->c->pta, inst, ref_make(REF_REG, s[2])));
}

/* Is there anything in the difference that bounds are known of, and nothing that none can be? */
static bool is_worthwhile(const struct linear *l, const struct row *r, bool has_bounds)
{
    for (uint32_t i = 0; i < l->nvars; i++) {
        const uint32_t *s = value_symbol_at(l->x->v, l->var[i].sym[0]);
        if (!r->coef[i])
            continue;
        if (s[0] == VALUE_ADDRESS || s[0] == VALUE_OBJECT || is_lone_pointer(l, &l->var[i], s))
            return false;
        has_bounds |= s[0] == VALUE_ROUND || s[0] == VALUE_PART || s[0] == VALUE_NUMBER ||
                      s[0] == VALUE_WITHIN || s[0] == VALUE_RESULT;
    }
    return has_bounds;
}

/* Is it impossible that at_a - at_b is between the two, bounds included, while that is so? */
static bool is_never(struct index *x, const struct element *a, const struct element *b,
                     const struct poly *at_a, const struct poly *at_b, const struct poly *low,
                     const struct poly *high, const struct beside *also)
{
    struct linear l; /* not all of it is set: it is large, and mostly little of it is used */
    struct row *above = &l.row[0], *below = &l.row[1];
    l.x = x;
    l.e[0] = a;
    l.e[1] = b;
    l.nvars = l.nrows = l.neither = 0;
    *above = (struct row){.constant = 0};
    if (!add_to(&l, above, at_a, SIDE_A, 1) || !add_to(&l, above, at_b, SIDE_B, -1))
        return false;
    *below = *above;
    if (!is_worthwhile(&l, above, !high))
        return false;
    for (uint32_t i = 0; i < l.nvars; i++)
        below->coef[i] = -below->coef[i];
    below->constant = -below->constant;
    l.nrows = 2;
    if (!low || !add_to(&l, above, low, SIDE_BOTH, -1))
        *above = (struct row){.constant = 0};
    if (!high || !add_to(&l, below, high, SIDE_BOTH, 1))
        *below = (struct row){.constant = 0};
    if (also && !add_beside(&l, also))
        return false;
    uint32_t nasked = l.nrows;
    way_facts(&l, SIDE_A);
    way_facts(&l, SIDE_B);
    for (uint32_t i = 0; i < l.nvars; i++)
        facts_of(&l, i);
    for (uint32_t i = 0; i < l.nvars; i++)
        add_in_step(&l, i);
    for (uint32_t i = 0; i < l.nvars; i++)
        add_signs(&l, i);
    for (uint32_t i = 0; i < l.nvars; i++)
        add_distinct(&l, i);
    for (uint32_t i = 0; i < l.nvars; i++)
        add_totals(&l, i);
    if (!is_impossible_in_cases(&l, 0, l.nrows))
        return false;
    for (uint32_t i = 0; i < nasked; i++)
        l.row[i] = (struct row){.constant = 0};
    return !is_impossible_in_cases(&l, 0, l.nrows); /* of code that cannot run nothing is said */
}

bool linear_differ(struct index *x, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b)
{
    struct poly low = poly_int(1 - (int64_t)a->size), high = poly_int((int64_t)b->size - 1);
    return !at_a->is_unknown && !at_b->is_unknown && a->size && b->size &&
           is_never(x, a, b, at_a, at_b, &low, &high, NULL);
}

bool linear_differ_if_same(struct index *x, const struct element *a, const struct element *b,
                           const struct poly *at_a, const struct poly *at_b,
                           const struct poly *same_a, const struct poly *same_b)
{
    struct poly low = poly_int(1 - (int64_t)a->size), high = poly_int((int64_t)b->size - 1);
    struct beside same = {same_a, same_b, true, NULL};
    return !at_a->is_unknown && !at_b->is_unknown && !same_a->is_unknown && !same_b->is_unknown &&
           a->size && b->size && is_never(x, a, b, at_a, at_b, &low, &high, &same);
}

bool linear_differ_across(struct index *x, const struct element *a, const struct element *b,
                          const struct poly *at_a, const struct poly *at_b,
                          const struct poly *greater, const struct poly *smaller)
{
    struct poly low = poly_int(1 - (int64_t)a->size), high = poly_int((int64_t)b->size - 1);
    struct poly zero = {0}, down = poly_add(&zero, greater, -1);
    struct beside right = {smaller, smaller, false, NULL}, both = {&down, &down, false, &right};
    return !at_a->is_unknown && !at_b->is_unknown && a->size && b->size &&
           is_never(x, a, b, at_a, at_b, &low, &high, &both);
}

bool linear_ranges_apart(struct index *x, const struct element *a, const struct element *b,
                         const struct poly *first_a, const struct poly *last_a,
                         const struct poly *first_b, const struct poly *last_b)
{
    struct poly one = poly_int(1);
    struct beside also = {first_a, last_b, false, NULL};
    return !first_a->is_unknown && !last_a->is_unknown && !first_b->is_unknown &&
           !last_b->is_unknown && is_never(x, a, b, last_a, first_b, &one, NULL, &also);
}

bool linear_stays_below(struct index *x, const struct element *a, const struct element *b,
                        const struct poly *at_a, const struct poly *at_b, const struct poly *limit)
{
    return !at_a->is_unknown && !at_b->is_unknown && !limit->is_unknown &&
           is_never(x, a, b, at_a, at_b, limit, NULL, NULL);
}
