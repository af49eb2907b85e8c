/*
 * Arrays of several dimensions: two elements are apart if one of their indices is, as long as the
 * others stay inside their dimensions. `t[j][i]` by thread i is a column of its own, though its
 * addresses are spread over those of all other columns. An index whose bounds are not known is
 * taken to stay inside (A-ROW); one that is seen to leave its row is not. A table in a flat array,
 * `t[j * width + i]`, is such an array if its columns are seen to stay in their rows (flat.c has
 * what is assumed of others).
 */
#include "conc/element/index_int.h"

enum { MAX_DIMS = MAX_INDICES, MAX_STEPS = 16, MIN_WIDTH = 4 };

struct dim {
    struct poly stride, index;
};

struct dims {
    struct poly base;
    int64_t rest; /* offset inside an element */
    uint32_t n;
    bool is_flat;            /* the program writes rows and columns as one index */
    struct dim at[MAX_DIMS]; /* by falling stride */
};

/* Steps are met from the innermost outwards; constant ones of one statement in any order. */
static bool add_dim(struct dims *d, const struct poly *stride, const struct poly *index)
{
    uint32_t at = 0;
    bool is_int = poly_is_int(stride);
    if (d->n == MAX_DIMS || stride->is_unknown || (is_int && stride->constant <= 0))
        return false;
    for (; is_int && at < d->n &&
           (!poly_is_int(&d->at[at].stride) || d->at[at].stride.constant >= stride->constant);
         at++)
        if (poly_equal(&d->at[at].stride, stride))
            return false;
    memmove(&d->at[at + 1], &d->at[at], (d->n - at) * sizeof *d->at);
    d->at[at] = (struct dim){*stride, *index};
    d->n++;
    return true;
}

/* Constant parts belong to the dimensions whose steps they are. */
static bool spread_offset(struct dims *d)
{
    for (uint32_t i = 0; i < d->n; i++) {
        if (!poly_is_int(&d->at[i].stride))
            continue;
        int64_t steps = d->rest / d->at[i].stride.constant;
        int64_t *at = &d->at[i].index.constant;
        if (__builtin_add_overflow(*at, steps, at))
            return false;
        d->rest -= steps * d->at[i].stride.constant;
    }
    return d->rest >= 0;
}

/* Rows whose length is a variable: `row * length` is a step of its own. */
static bool split_row(struct values *v, uint32_t frame, ir_ref index, struct poly *row,
                      struct poly *length)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    uint32_t def = ref_kind(index) == REF_REG ? info->def[ref_index(index)] : IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_MUL)
        return false;
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
    *row = value_of(v, frame, args[0]);
    *length = value_of(v, frame, args[1]);
    return ref_kind(args[1]) == REF_REG && !row->is_unknown && !length->is_unknown;
}

/* Is it the same for all rows: nothing that a thread counts or computes? */
static bool is_width(const struct values *v, uint32_t frame, const struct poly *p)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            uint32_t kind = value_symbol_at(v, p->term[i].sym[k])[0];
            if (kind != VALUE_CONTENT && kind != VALUE_REGISTER)
                return false;
        }
    return !p->is_unknown && !value_mentions_own(v, frame, p) &&
           (!poly_is_int(p) || p->constant >= MIN_WIDTH);
}

/* The product in a sum, `j * width + i`; false if there is none, or no width in it. */
static bool find_product(struct values *v, uint32_t frame, ir_ref index, struct poly *row,
                         struct poly *width)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    for (int step = 0; step < MAX_STEPS && ref_kind(index) == REF_REG; step++) {
        uint32_t def = info->def[ref_index(index)];
        const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
        const ir_ref *args = s ? ir_args(pf->unit, pf->func, s) : NULL;
        if (s && s->op == IR_MUL) {
            struct poly one = value_of(v, frame, args[0]), two = value_of(v, frame, args[1]);
            bool is_second = is_width(v, frame, &two);
            *row = is_second ? one : two;
            *width = is_second ? two : one;
            return is_width(v, frame, width) && !row->is_unknown && !poly_is_int(row);
        }
        if (!s || (s->op != IR_ADD && s->op != IR_SUB && s->op != IR_SEXT && s->op != IR_ZEXT))
            return false;
        index = args[0];
        uint32_t second = s->op == IR_ADD && ref_kind(args[1]) == REF_REG
                              ? info->def[ref_index(args[1])]
                              : IR_NONE;
        if (second != IR_NONE && pf->stmts[second].op == IR_MUL)
            index = args[1];
    }
    return false;
}

/* Row and column that were written as one index. */
static bool add_flat(struct values *v, uint32_t frame, ir_ref index, int64_t bytes, struct dims *d)
{
    struct poly row, width, zero = {0}, column = value_of(v, frame, index);
    if (d->n || column.is_unknown || !find_product(v, frame, index, &row, &width))
        return false;
    struct poly whole = poly_mul(&row, &width), stride = poly_int(bytes);
    column = poly_add(&column, &whole, -1);
    width = poly_add(&zero, &width, bytes);
    if (column.is_unknown || width.is_unknown)
        return false;
    d->is_flat = true;
    d->at[0] = (struct dim){width, row};
    d->at[1] = (struct dim){stride, column};
    d->n = 2;
    return true;
}

static bool add_step(struct values *v, uint32_t frame, const ir_ref *args, bool is_only,
                     struct dims *d)
{
    int64_t bytes;
    struct poly row, length, zero = {0};
    if (!ir_ref_int(frame_func(v->c, frame)->unit, args[0], &bytes))
        return false;
    if (is_only && split_row(v, frame, args[1], &row, &length)) {
        length = poly_add(&zero, &length, bytes);
        return add_dim(d, &length, &row);
    }
    if (is_only && add_flat(v, frame, args[1], bytes, d))
        return true;
    struct poly index = value_of(v, frame, args[1]), stride = poly_int(bytes);
    return !d->is_flat && add_dim(d, &stride, &index);
}

static bool dims_of(struct values *v, uint32_t frame, ir_ref ref, struct dims *d)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    int64_t off;
    for (int step = 0; step < MAX_STEPS && ref_kind(ref) == REF_REG; step++) {
        uint32_t def = info->def[ref_index(ref)];
        const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
        if (!s || (s->op != IR_ADDR && s->op != IR_COPY))
            break;
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->op == IR_ADDR && !ir_ref_int(pf->unit, args[1], &off))
            return false;
        if (s->op == IR_ADDR && __builtin_add_overflow(d->rest, off, &d->rest))
            return false;
        for (uint32_t i = 2; s->op == IR_ADDR && i + 2 < s->nargs; i += 3)
            if (!add_step(v, frame, &args[i], s->nargs == 5, d))
                return false;
        ref = args[0];
    }
    d->base = value_of(v, frame, ref);
    return d->n >= 2 && (d->is_flat ? !d->rest : spread_offset(d));
}

static bool have_same_shape(const struct dims *a, const struct dims *b)
{
    if (a->n != b->n || a->is_flat != b->is_flat || a->rest != b->rest ||
        !poly_equal(&a->base, &b->base))
        return false;
    for (uint32_t i = 0; i < a->n; i++)
        if (!poly_equal(&a->at[i].stride, &b->at[i].stride))
            return false;
    return true;
}

/* Is the index seen to leave its dimension, the steps of the next larger one being known? */
static bool is_outside(struct index *x, const struct element *e, const struct element *other,
                       const struct dim *d, const struct poly *row)
{
    struct poly lo, hi, zero = {0}, one = poly_int(1);
    if (poly_is_int(&d->stride) && poly_is_int(row))
        return index_leaves(x, e, other, &d->index, row->constant / d->stride.constant);
    if (role_of_poly(x, e, other, row) != ROLE_COMMON ||
        role_of_poly(x, other, e, row) != ROLE_COMMON)
        return true;
    if (!index_extent(x, e, other, &d->index, &lo, &hi))
        return false;
    struct poly last = poly_mul(&hi, &d->stride), rest = poly_add(row, &last, -1);
    return (poly_is_int(&lo) && lo.constant < 0) ||
           linear_stays_below(x, e, other, &rest, &zero, &one);
}

/* Is the column of a table in a flat array seen to stay in its row, `width` bytes long? */
static bool is_in_row(struct index *x, const struct element *e, const struct element *other,
                      const struct dim *column, const struct poly *width)
{
    struct poly zero = {0}, one = poly_int(1), at = poly_mul(&column->index, &column->stride);
    return role_of_poly(x, e, other, width) == ROLE_COMMON &&
           linear_stays_below(x, e, other, &at, &zero, width) &&
           linear_stays_below(x, e, other, &zero, &at, &one);
}

/* Do all indices but the first stay inside their dimensions? */
static bool stays_inside(struct index *x, const struct element *e, const struct element *other,
                         const struct dims *d)
{
    if (d->is_flat)
        return is_in_row(x, e, other, &d->at[1], &d->at[0].stride);
    for (uint32_t i = 1; i < d->n; i++)
        if (is_outside(x, e, other, &d->at[i], &d->at[i - 1].stride))
            return false;
    return true;
}

/* Is an element of the innermost dimension as large as what is accessed? */
static bool has_room(const struct dims *d, const struct element *a, const struct element *b)
{
    const struct poly *stride = &d->at[d->n - 1].stride;
    return poly_is_int(stride) && stride->constant >= (int64_t)MAX(a->size, b->size);
}

bool dims_apart(struct index *x, struct values *v, const struct element *a, const struct element *b)
{
    struct dims p = {.n = 0}, q = {.n = 0};
    if (!a->size || !b->size || !dims_of(v, a->frame, a->address, &p) ||
        !dims_of(v, b->frame, b->address, &q) || !have_same_shape(&p, &q) ||
        !stays_inside(x, a, b, &p) || !stays_inside(x, b, a, &q))
        return false;
    struct element one = *a, two = *b;
    one.size = two.size = 1; /* indices, not bytes */
    if (!has_room(&p, a, b))
        return false;
    for (uint32_t i = 0; i < p.n; i++)
        if (index_differs(x, &one, &two, &p.at[i].index, &q.at[i].index))
            return true;
    for (uint32_t i = 0; i + 1 < p.n; i++) { /* the two triangles of a matrix */
        struct poly at_p[2] = {p.at[i].index, p.at[i + 1].index};
        struct poly at_q[2] = {q.at[i].index, q.at[i + 1].index};
        if (index_crosses(x, &one, &two, at_p, at_q) || index_crosses(x, &two, &one, at_q, at_p) ||
            linear_differ_if_same(x, &one, &two, &at_p[0], &at_q[0], &at_p[1], &at_q[1]))
            return true;
    }
    for (uint32_t i = 0; i + 1 < p.n; i++) { /* colours: the sum of two indices is even or odd */
        struct poly sum_p = poly_add(&p.at[i].index, &p.at[i + 1].index, 1);
        struct poly sum_q = poly_add(&q.at[i].index, &q.at[i + 1].index, 1);
        if (index_differs(x, &one, &two, &sum_p, &sum_q))
            return true;
    }
    return false;
}

uint32_t dims_indices(struct index *x, const struct element *a, const struct element *b,
                      struct poly in_a[MAX_INDICES], struct poly in_b[MAX_INDICES])
{
    struct dims p = {.n = 0}, q = {.n = 0};
    if (dims_of(x->v, a->frame, a->address, &p) && dims_of(x->v, b->frame, b->address, &q) &&
        have_same_shape(&p, &q) && stays_inside(x, a, b, &p) && stays_inside(x, b, a, &q) &&
        has_room(&p, a, b)) {
        for (uint32_t i = 0; i < p.n; i++)
            in_a[i] = p.at[i].index, in_b[i] = q.at[i].index;
        return p.n;
    }
    in_a[0] = value_of(x->v, a->frame, a->address);
    in_b[0] = value_of(x->v, b->frame, b->address);
    return 1;
}

/* ---- loops that are shared out piece by piece ---- */

static const struct effect *bounds_of_call(const struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (int k = 0; n == 1 && e->kind == EDGE_MODEL && k < e->model->neffects; k++)
        if (e->model->effects[k].kind == EFFECT_LOOP_BOUNDS)
            return &e->model->effects[k];
    return NULL;
}

bool part_bounds(struct values *v, uint32_t frame, uint32_t stmt, struct poly *lower,
                 struct poly *upper)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    inst_id inst = v->c->frames.at[frame].inst;
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, inst));
    for (uint32_t i = stmt; i > 0; i--) {
        bool comes_first = info->block_of[i - 1] == info->block_of[stmt] ||
                           cfg_dominates(info->cfg, info->block_of[i - 1], info->block_of[stmt]);
        if (pf->stmts[i - 1].op != IR_CALL || !comes_first)
            continue;
        const struct effect *e = bounds_of_call(v->c, inst, i - 1);
        if (!e || e->src.kind != PLACE_ARG || e->size.kind != PLACE_ARG)
            continue;
        *lower = value_of(v, frame, call_arg(pf, i - 1, e->src.index));
        *upper = value_of(v, frame, call_arg(pf, i - 1, e->size.index));
        return !lower->is_unknown && !upper->is_unknown;
    }
    return false;
}
