/*
 * Iterations that wait for others: `ordered depend(sink: i - 1, j)` and `depend(source)`. A loop
 * posts the vector of its iteration once it has done its part; a later iteration that waits for a
 * vector comes after what was done before that post. Two accesses that touch one element only in
 * iterations so far apart that waits lead from the later to the earlier one are ordered.
 *
 *   wait(V - s)   in iteration V: after the posts of V - s, and so of V - s - t for other waits t
 *   (0, 1)        inner loops that are not shared out: one thread runs their rounds in order
 *
 * How far apart the iterations are is read off the indices: a[i] and a[i - 2] meet at a distance
 * of two.
 */
#include "conc/element/index_int.h"

enum { MAX_DEPTH = 3, MAX_WAITS = 8, MAX_TRIES = 500 };

struct vector {
    struct poly at[MAX_DEPTH];
};
struct distance {
    int64_t at[MAX_DEPTH];
};

/* A loop nest whose iterations wait for each other. */
struct nest {
    uint32_t frame, loop, post; /* loop: the innermost one */
    uint32_t n;                 /* dimensions */
    struct vector post_at;
    uint32_t sym[MAX_DEPTH]; /* what each dimension counts */
    uint32_t nsteps;
    struct distance step[MAX_WAITS + MAX_DEPTH];
    uint32_t wait[MAX_WAITS + MAX_DEPTH]; /* statement; IR_NONE: order of the thread itself */
};

static const struct effect *effect_of(const struct index *x, uint32_t frame, uint32_t stmt,
                                      enum effect_kind kind)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++)
        if (e->model->effects[i].kind == kind)
            return &e->model->effects[i];
    return NULL;
}

/* The value that the block stored at the address last, before the statement. */
static bool stored_at(struct index *x, uint32_t frame, uint32_t stmt, const struct poly *at,
                      struct poly *out)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const uint32_t *block_of = index_info(x, frame)->block_of;
    for (uint32_t i = stmt; i > 0 && block_of[i - 1] == block_of[stmt]; i--) {
        const struct ir_stmt *s = &pf->stmts[i - 1];
        if (s->op != IR_STORE)
            continue;
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        struct poly to = value_of(x->v, frame, args[0]);
        if (!poly_equal(&to, at))
            continue;
        *out = value_of(x->v, frame, args[1]);
        return !out->is_unknown;
    }
    return false;
}

/* The vector of numbers of 8 bytes that the call is given; how many there are. */
static uint32_t vector_of(struct index *x, uint32_t frame, uint32_t stmt, const struct effect *e,
                          struct vector *out)
{
    struct poly at = value_of(x->v, frame, call_arg(frame_func(x->c, frame), stmt, e->obj.index));
    uint32_t n = 0;
    if (e->obj.kind != PLACE_ARG || at.is_unknown)
        return 0;
    while (n < MAX_DEPTH && stored_at(x, frame, stmt, &at, &out->at[n])) {
        at.constant += 8;
        n++;
    }
    return n;
}

/* What a dimension counts: the part of a shared-out loop, or the rounds of one inside; 0. */
static uint32_t counted_by(const struct index *x, const struct poly *p)
{
    if (p->n != 1 || p->term[0].coef != 1 || p->term[0].sym[1])
        return 0;
    uint32_t kind = value_symbol_at(x->v, p->term[0].sym[0])[0];
    return kind == VALUE_PART || kind == VALUE_ROUND ? p->term[0].sym[0] : 0;
}

static void add_wait(struct index *x, struct nest *nest, uint32_t stmt)
{
    struct vector at;
    const struct effect *e = effect_of(x, nest->frame, stmt, EFFECT_ITERATION_WAIT);
    if (!e || nest->nsteps == MAX_WAITS || vector_of(x, nest->frame, stmt, e, &at) != nest->n)
        return;
    struct distance d;
    for (uint32_t k = 0; k < nest->n; k++) {
        struct poly step = poly_add(&nest->post_at.at[k], &at.at[k], -1);
        if (!poly_is_int(&step))
            return;
        d.at[k] = step.constant;
    }
    nest->wait[nest->nsteps] = stmt;
    nest->step[nest->nsteps++] = d;
}

/* The nest around a post; false if it is not understood. */
static bool nest_at(struct index *x, uint32_t frame, uint32_t post, const struct effect *e,
                    struct nest *out)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    *out =
        (struct nest){.frame = frame, .post = post, .loop = info->cfg->loop[info->block_of[post]]};
    out->n = vector_of(x, frame, post, e, &out->post_at);
    if (!out->n || out->loop == CFG_NONE || info->cfg->is_irreducible)
        return false;
    for (uint32_t k = 0; k < out->n; k++)
        if (!(out->sym[k] = counted_by(x, &out->post_at.at[k])))
            return false;
    if (value_symbol_at(x->v, out->sym[0])[0] != VALUE_PART)
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_CALL && cfg_in_loop(info->cfg, info->block_of[i], out->loop) &&
            comes_first(info, i, post))
            add_wait(x, out, i);
    for (uint32_t k = 1; k < out->n; k++) {
        out->wait[out->nsteps] = IR_NONE;
        out->step[out->nsteps++].at[k] = 1;
    }
    return out->nsteps > 0;
}

/* The nest that both elements are in, below one of its posts or before it. */
static bool find_nest(struct index *x, const struct element *a, const struct element *b,
                      struct nest *out)
{
    for (uint32_t frame = a->frame;;) {
        const struct prog_func *pf = frame_func(x->c, frame);
        const struct finfo *info = index_info(x, frame);
        uint32_t at_a = stmt_in_frame(x, a, frame), at_b = stmt_in_frame(x, b, frame);
        for (uint32_t i = 0; i < pf->func->nstmts && at_b != IR_NONE; i++) {
            uint32_t loop = info->cfg->loop[info->block_of[i]];
            if (pf->stmts[i].op != IR_CALL || loop == CFG_NONE ||
                !cfg_in_loop(info->cfg, info->block_of[at_a], loop) ||
                !cfg_in_loop(info->cfg, info->block_of[at_b], loop))
                continue;
            const struct effect *e = effect_of(x, frame, i, EFFECT_ITERATION_DONE);
            if (e)
                return nest_at(x, frame, i, e, out);
        }
        const struct frame *f = &x->c->frames.at[frame];
        if (f->caller == PTA_NONE || f->ncallers != 1)
            return false;
        frame = f->caller;
    }
}

/*
 * How far a's iteration is behind b's in a dimension if both touch one element, as far as one
 * index tells. False: it does not tell.
 */
static bool distance_of(struct index *x, const struct element *a, const struct element *b,
                        const struct poly *at_a, const struct poly *at_b, uint32_t sym,
                        int64_t width, int64_t *out)
{
    struct poly d = poly_add(at_a, at_b, -1), one = poly_symbol(sym), rest = *at_a;
    int64_t factor = 0;
    for (uint32_t i = 0; i < at_a->n; i++)
        if (at_a->term[i].sym[0] == sym && !at_a->term[i].sym[1])
            factor = at_a->term[i].coef;
    rest = poly_add(&rest, &one, -factor);
    /* The same but for a constant, and what is beside the counter is one value for both. */
    if ((factor < width && -factor < width) || !poly_is_int(&d) || poly_has(&rest, sym) ||
        role_of_poly(x, a, b, &rest) != ROLE_COMMON || d.constant % factor)
        return false;
    *out = -d.constant / factor;
    return true;
}

/* Takes factor*symbol out of the sum; the factor, which may be a product. */
static struct poly take_factor(struct poly *sum, uint32_t sym)
{
    struct poly one = poly_int(1), factor = {0}, self = poly_symbol(sym);
    for (uint32_t i = 0; i < sum->n; i++) {
        struct poly term = {0};
        if (!poly_term_has(&sum->term[i], sym))
            continue;
        poly_add_term(&term, &sum->term[i]);
        term = poly_replace(&term, sym, &one);
        factor = poly_add(&factor, &term, 1);
    }
    struct poly whole = poly_mul(&factor, &self);
    *sum = poly_add(sum, &whole, -1);
    return factor;
}

/* How often `row` is in the value, which is what is left over; rounded if it is a number. */
static int64_t take_rows(struct poly *value, const struct poly *row)
{
    int64_t times = 0;
    if (poly_is_int(row) && row->constant > 0 && poly_is_int(value)) {
        int64_t half = value->constant < 0 ? -row->constant / 2 : row->constant / 2;
        times = (value->constant + half) / row->constant;
    } else if (row->n == 1 && !row->constant && row->term[0].coef > 0) {
        for (uint32_t i = 0; i < value->n; i++)
            if (!memcmp(value->term[i].sym, row->term[0].sym, sizeof row->term[0].sym))
                times = value->term[i].coef / row->term[0].coef;
    }
    *value = poly_add(value, row, -times);
    return times;
}

/*
 * `m[i * n + j]`, two dimensions in one index: a row further is n elements further, as long as
 * columns stay in their row (A-ROW).
 */
static bool flat_distance(struct index *x, const struct element *a, const struct element *b,
                          const struct poly *at_a, const struct poly *at_b, const struct nest *nest,
                          struct distance *out)
{
    struct poly in_a = *at_a, in_b = *at_b;
    if (nest->n != 2 || in_a.is_unknown || in_b.is_unknown || x->c->opt.mode == MODE_SOUND)
        return false;
    struct poly row = take_factor(&in_a, nest->sym[0]), row_b = take_factor(&in_b, nest->sym[0]);
    struct poly col = take_factor(&in_a, nest->sym[1]), col_b = take_factor(&in_b, nest->sym[1]);
    struct poly far = poly_add(&in_b, &in_a, -1);
    if (!poly_equal(&row, &row_b) || !poly_equal(&col, &col_b) || !poly_is_int(&col) ||
        col.constant < (int64_t)MAX(a->size, b->size) || col.constant <= 0 ||
        role_of_poly(x, a, b, &in_a) != ROLE_COMMON || role_of_poly(x, a, b, &row) != ROLE_COMMON)
        return false;
    out->at[0] = take_rows(&far, &row);
    out->at[1] = poly_is_int(&far) ? far.constant / col.constant : 0;
    return poly_is_int(&far) && far.constant % col.constant == 0;
}

/* Can waits lead so far back? `tries` bounds the search. */
static bool leads_back(const struct nest *nest, const bool *usable, struct distance d,
                       uint32_t *tries)
{
    bool is_there = true, is_behind = false;
    for (uint32_t k = 0; k < nest->n; k++) {
        is_there &= d.at[k] == 0;
        is_behind |= d.at[0] < 0;
    }
    if (is_there || is_behind || ++*tries > MAX_TRIES)
        return is_there;
    for (uint32_t s = 0; s < nest->nsteps; s++) {
        struct distance rest = d;
        bool is_closer = false;
        for (uint32_t k = 0; k < nest->n; k++) {
            rest.at[k] -= nest->step[s].at[k];
            is_closer |= nest->step[s].at[k] > 0 && d.at[k] > 0;
        }
        if (usable[s] && is_closer && leads_back(nest, usable, rest, tries))
            return true;
    }
    return false;
}

/* Is what `late` does after what `early` did, so many iterations before? */
static bool comes_after(struct index *x, const struct nest *nest, uint32_t late, uint32_t early,
                        const struct distance *d)
{
    const struct finfo *info = index_info(x, nest->frame);
    bool usable[MAX_WAITS + MAX_DEPTH];
    uint32_t tries = 0;
    for (uint32_t s = 0; s < nest->nsteps; s++)
        usable[s] = nest->wait[s] == IR_NONE || comes_first(info, nest->wait[s], late);
    return precedes_in_round(x, nest->frame, nest->loop, early, nest->post) &&
           leads_back(nest, usable, *d, &tries);
}

/* Every iteration waits for the one before, and both are between the wait and the post. */
static bool is_one_chain(struct index *x, const struct nest *nest, uint32_t a, uint32_t b)
{
    const struct distance one = {{1}};
    return nest->n == 1 && comes_after(x, nest, a, b, &one) && comes_after(x, nest, b, a, &one);
}

bool iterations_apart(struct index *x, const struct element *a, const struct element *b)
{
    struct nest nest;
    struct distance d = {{0}}, back = {{0}};
    struct poly index_a[MAX_INDICES], index_b[MAX_INDICES];
    if (index_origin(x, a->frame).i != index_origin(x, b->frame).i || !find_nest(x, a, b, &nest) ||
        role_of(x, a, b, nest.sym[0]) != ROLE_DISTINCT)
        return false;
    uint32_t at_a = stmt_in_frame(x, a, nest.frame), at_b = stmt_in_frame(x, b, nest.frame);
    if (is_one_chain(x, &nest, at_a, at_b))
        return true;
    uint32_t n = dims_indices(x, a, b, index_a, index_b);
    int64_t width =
        n == 1 ? MAX(1, MAX(a->size, b->size)) : 1; /* of one: bytes, of more: elements */
    bool is_flat = n == 1 && flat_distance(x, a, b, &index_a[0], &index_b[0], &nest, &d);
    for (uint32_t k = 0; k < nest.n; k++) {
        bool is_known = is_flat;
        for (uint32_t i = 0; i < n && !is_known; i++)
            is_known = distance_of(x, a, b, &index_a[i], &index_b[i], nest.sym[k], width, &d.at[k]);
        if (!is_known)
            return false;
        back.at[k] = -d.at[k];
    }
    bool is_later = false;
    for (uint32_t k = nest.n; k > 0; k--)
        is_later = d.at[k - 1] ? d.at[k - 1] > 0 : is_later;
    return is_later ? comes_after(x, &nest, at_a, at_b, &d)
                    : comes_after(x, &nest, at_b, at_a, &back);
}
