/*
 * Arrays of several dimensions: two elements are apart if one of their indices is, as long as the
 * others stay inside their dimensions. `t[j][i]` by thread i is a column of its own, though its
 * addresses are spread over those of all other columns. An index whose bounds are not known is
 * taken to stay inside (A-ROW); one that is seen to leave its row is not.
 */
#include "conc/index_int.h"

enum { MAX_DIMS = MAX_INDICES, MAX_STEPS = 16 };

struct dim {
    int64_t stride, count;
    struct poly index;
};

struct dims {
    struct poly base;
    int64_t rest; /* offset inside an element */
    uint32_t n;
    struct dim at[MAX_DIMS]; /* by falling stride */
};

static bool add_dim(struct dims *d, int64_t stride, int64_t count, const struct poly *index)
{
    uint32_t i = d->n;
    if (d->n == MAX_DIMS || stride <= 0)
        return false;
    for (; i > 0 && d->at[i - 1].stride < stride; i--)
        d->at[i] = d->at[i - 1];
    d->at[i] = (struct dim){stride, count, *index};
    d->n++;
    return i == 0 || d->at[i - 1].stride != stride;
}

/* Constant parts belong to the dimensions whose steps they are. */
static bool spread_offset(struct dims *d)
{
    for (uint32_t i = 0; i < d->n; i++) {
        int64_t steps = d->rest / d->at[i].stride;
        d->at[i].index.constant += steps;
        d->rest -= steps * d->at[i].stride;
    }
    return d->rest >= 0;
}

static bool dims_of(struct values *v, uint32_t frame, ir_ref ref, struct dims *d)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    int64_t off, stride, count;
    for (int step = 0; step < MAX_STEPS && ref_kind(ref) == REF_REG; step++) {
        uint32_t def = info->def[ref_index(ref)];
        const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
        if (!s || (s->op != IR_ADDR && s->op != IR_COPY))
            break;
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->op == IR_ADDR && !ir_ref_int(pf->unit, args[1], &off))
            return false;
        d->rest += s->op == IR_ADDR ? off : 0;
        for (uint32_t i = 2; s->op == IR_ADDR && i + 2 < s->nargs; i += 3) {
            struct poly index = value_of(v, frame, args[i + 1]);
            if (!ir_ref_int(pf->unit, args[i], &stride) ||
                !ir_ref_int(pf->unit, args[i + 2], &count) || !add_dim(d, stride, count, &index))
                return false;
        }
        ref = args[0];
    }
    d->base = value_of(v, frame, ref);
    return d->n >= 2 && spread_offset(d);
}

static bool have_same_shape(const struct dims *a, const struct dims *b)
{
    if (a->n != b->n || a->rest != b->rest || !poly_equal(&a->base, &b->base))
        return false;
    for (uint32_t i = 0; i < a->n; i++)
        if (a->at[i].stride != b->at[i].stride)
            return false;
    return true;
}

/* Do all indices but the first stay inside their dimensions? */
static bool stays_inside(struct index *x, const struct element *e, const struct element *other,
                         const struct dims *d)
{
    for (uint32_t i = 1; i < d->n; i++) {
        int64_t count = d->at[i - 1].stride / d->at[i].stride;
        if (index_leaves(x, e, other, &d->at[i].index, count))
            return false;
    }
    return true;
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
    if (MAX(a->size, b->size) > p.at[p.n - 1].stride)
        return false;
    for (uint32_t i = 0; i < p.n; i++)
        if (index_differs(x, &one, &two, &p.at[i].index, &q.at[i].index))
            return true;
    for (uint32_t i = 0; i + 1 < p.n; i++) { /* the two triangles of a matrix */
        struct poly at_p[2] = {p.at[i].index, p.at[i + 1].index};
        struct poly at_q[2] = {q.at[i].index, q.at[i + 1].index};
        if (index_crosses(x, &one, &two, at_p, at_q) || index_crosses(x, &two, &one, at_q, at_p))
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
        MAX(a->size, b->size) <= p.at[p.n - 1].stride) {
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
