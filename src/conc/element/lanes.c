/*
 * Loops whose rounds run in lanes of vectors (`omp simd`; field aux of the jump back says how many
 * rounds at a time). A statement is done for all lanes before the next one, so what one round does
 * may come too late for a later one:
 *
 *   a[i + 1] = a[i]      the load of all lanes comes before the store of the first
 *   total = total + x    a place that all rounds use
 *
 * A dependence from a statement to one further down stays in order. Only places that are known as
 * functions of the round are looked at; memory that the loop body alone uses is private to it.
 */
#include "conc/element/index_int.h"
#include "conc/element/value_int.h"

struct lanes {
    struct index *x;
    uint32_t frame, fctx, loop;
    uint64_t count; /* rounds at a time */
    access_vec list;
};

static bool is_in_loop(const struct lanes *l, uint32_t stmt)
{
    const struct finfo *info = index_info(l->x, l->frame);
    return cfg_in_loop(info->cfg, info->block_of[stmt], l->loop);
}

/*
 * Stack memory of the function that is used in the loop only. One variable of it may be the copy
 * that a clause asked for: reductions and last values are used behind the loop, too.
 */
static bool is_private(struct lanes *l, obj_id obj, bool is_one_place)
{
    struct conc *c = l->x->c;
    inst_id inst = c->frames.at[l->frame].inst;
    if (pta_obj(c->pta, obj)->kind != OBJ_STACK || pta_obj(c->pta, obj)->inst.i != inst.i)
        return false;
    access_vec list = {0};
    bool is_used = false;
    if (is_one_place)
        return true;
    for (uint32_t i = 0; i < frame_func(c, l->frame)->func->nstmts && !is_used; i++) {
        vec_clear(&list);
        if (!is_in_loop(l, i))
            accesses_of(c, inst, i, &list);
        for (size_t k = 0; k < list.n; k++) {
            struct idset_iter it = idset_begin(list.at[k].locs);
            uint32_t loc;
            while (idset_step(&it, &loc))
                is_used |= pta_loc(c->pta, (loc_id){loc})->obj.i == obj.i;
        }
    }
    vec_release(&list);
    return !is_used;
}

/* An index in a round: start + step * round. */
static bool split_index(struct lanes *l, const struct poly *at, struct poly *start, int64_t *step)
{
    struct values *v = l->x->v;
    uint32_t round = value_symbol(v, VALUE_ROUND, l->frame, l->loop, 0);
    *step = 0;
    for (uint32_t i = 0; i < at->n; i++)
        if (at->term[i].sym[0] == round && !at->term[i].sym[1])
            *step = at->term[i].coef;
    struct poly self = poly_symbol(round);
    *start = poly_add(at, &self, -*step);
    return !at->is_unknown;
}

/* All that is beside the round is the same in all rounds; the iteration of a loop around is. */
static bool is_fixed(struct lanes *l, const struct poly *start, bool has_step)
{
    struct poly rest = poly_int(0);
    for (uint32_t i = 0; i < start->n; i++) {
        bool is_part = value_symbol_at(l->x->v, start->term[i].sym[0])[0] == VALUE_PART;
        if (!is_part || start->term[i].sym[1] || !has_step)
            poly_add_term(&rest, &start->term[i]);
    }
    return value_is_fixed(l->x->v, l->frame, l->loop, &rest);
}

/* How two accesses lie to each other in one round, index by index. */
struct gaps {
    uint32_t n;
    int64_t gap[MAX_INDICES], step[MAX_INDICES];
    uint64_t size_first, size_second; /* in the units of the last index */
};

static bool gaps_of(struct lanes *l, const struct access *upper, const struct access *lower,
                    struct gaps *out)
{
    struct poly in_upper[MAX_INDICES], in_lower[MAX_INDICES], at, other;
    struct element a = {.frame = l->frame,
                        .stmt = upper->stmt,
                        .address = upper->address,
                        .base = upper->address,
                        .size = (uint32_t)upper->size};
    struct element b = {.frame = l->frame,
                        .stmt = lower->stmt,
                        .address = lower->address,
                        .base = lower->address,
                        .size = (uint32_t)lower->size};
    int64_t step;
    bool has_step = false;
    *out = (struct gaps){.size_first = lower->size, .size_second = upper->size};
    out->n = dims_indices(l->x, &a, &b, in_upper, in_lower);
    if (out->n > 1)
        out->size_first = out->size_second = 1;
    for (uint32_t i = 0; i < out->n; i++) {
        if (!split_index(l, &in_upper[i], &at, &step) ||
            !split_index(l, &in_lower[i], &other, &out->step[i]) || step != out->step[i])
            return false;
        has_step |= step != 0;
        struct poly gap = poly_add(&other, &at, -1);
        out->gap[i] = gap.constant;
        if (!poly_is_int(&gap))
            return false;
    }
    for (uint32_t i = 0; i < out->n; i++)
        if (!split_index(l, &in_upper[i], &at, &step) || !is_fixed(l, &at, has_step))
            return false;
    return upper->size && lower->size;
}

/* Is the second access, `later` rounds after the first, at the place of the first? */
static bool meets(const struct gaps *g, int64_t later)
{
    for (uint32_t i = 0; i < g->n; i++) {
        int64_t apart = g->gap[i] - later * g->step[i];
        bool is_near = g->n > 1
                           ? apart == 0
                           : apart < (int64_t)g->size_second && -apart < (int64_t)g->size_first;
        if (!is_near)
            return false;
    }
    return true;
}

/* The last round that there is, as far as known. */
static int64_t last_round(struct lanes *l)
{
    struct round_bound bound[MAX_BOUNDS];
    uint32_t n = value_round_bounds(l->x->v, l->frame, l->loop, bound);
    int64_t last = INT64_MAX;
    for (uint32_t i = 0; i < n; i++)
        if (poly_is_int(&bound[i].max))
            last = MIN(last, bound[i].max.constant / bound[i].scale);
    return last;
}

/*
 * Is there a round after which another one, fewer than `count` later, finds the place of the first
 * changed, though the second statement is done first?
 */
static bool comes_too_late(struct lanes *l, const struct gaps *g)
{
    uint32_t i = 0;
    int64_t last = last_round(l);
    while (i < g->n && !g->step[i])
        i++;
    if (i == g->n)
        return meets(g, 1) && last > 0;
    for (int64_t near = g->gap[i] / g->step[i] - 1; near <= g->gap[i] / g->step[i] + 1; near++)
        if (near > 0 && (uint64_t)near < l->count && near <= last && meets(g, near))
            return true;
    return false;
}

static struct race_side side_of(const struct lanes *l, const struct access *a)
{
    const struct conc *c = l->x->c;
    struct idset_iter it = idset_begin(a->locs);
    uint32_t loc = 0;
    idset_step(&it, &loc);
    return (struct race_side){.inst = c->frames.at[l->frame].inst,
                              .origin = c->frames.at[l->frame].origin,
                              .stmt = a->stmt,
                              .state = l->fctx,
                              .flags = a->flags,
                              .size = (uint32_t)a->size,
                              .loc = {loc}};
}

static bool is_one_object(const struct lanes *l, const struct access *a, const struct access *b)
{
    const struct pta *p = l->x->c->pta;
    struct idset_iter it = idset_begin(a->locs), other;
    uint32_t x, y;
    while (idset_step(&it, &x))
        for (other = idset_begin(b->locs); idset_step(&other, &y);)
            if (pta_loc(p, (loc_id){x})->obj.i == pta_loc(p, (loc_id){y})->obj.i)
                return true;
    return false;
}

/* `upper` is done for all lanes before `lower`; they may be one. */
static void compare(struct lanes *l, const struct access *upper, const struct access *lower)
{
    struct gaps g;
    if (!((upper->flags | lower->flags) & ACC_WRITE) ||
        (upper->flags & lower->flags & ACC_ATOMIC) || !is_one_object(l, upper, lower) ||
        !gaps_of(l, upper, lower, &g) || !comes_too_late(l, &g))
        return;
    bool is_one_place = true;
    for (uint32_t i = 0; i < g.n; i++)
        is_one_place &= !g.step[i];
    bool is_write = upper->flags & ACC_WRITE;
    struct race r = {.is_many = true, .is_lanes = true};
    r.side[0] = side_of(l, is_write ? upper : lower);
    r.side[1] = side_of(l, is_write ? lower : upper);
    r.obj = pta_loc(l->x->c->pta, r.side[0].loc)->obj;
    if (!is_private(l, r.obj, is_one_place))
        vec_push(&l->x->c->races, r);
}

/* Is the statement done for all lanes before the other one is? */
static bool is_done_first(struct lanes *l, uint32_t a, uint32_t b)
{
    return a == b || precedes_in_round(l->x, l->frame, l->loop, a, b);
}

static void look_at_loop(struct lanes *l)
{
    struct conc *c = l->x->c;
    const struct prog_func *pf = frame_func(c, l->frame);
    vec_clear(&l->list);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (is_in_loop(l, i) && pf->stmts[i].op != IR_CALL)
            accesses_of(c, c->frames.at[l->frame].inst, i, &l->list);
    for (size_t i = 0; i < l->list.n; i++)
        for (size_t k = i; k < l->list.n; k++) {
            const struct access *a = &l->list.at[i], *b = &l->list.at[k];
            if (is_done_first(l, a->stmt, b->stmt))
                compare(l, a, b);
            else if (is_done_first(l, b->stmt, a->stmt))
                compare(l, b, a);
        }
}

static uint32_t reached_context(const struct conc *c, uint32_t frame)
{
    for (uint32_t i = 0; i < c->fctxs.n; i++)
        if (c->fctxs.at[i].frame == frame && c->fctxs.at[i].is_reached && c->fctxs.at[i].entries.n)
            return i;
    return PTA_NONE;
}

void lanes_run(struct index *x)
{
    struct conc *c = x->c;
    struct lanes l = {.x = x};
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            const struct ir_stmt *s = &pf->stmts[i];
            if ((s->op != IR_JUMP && s->op != IR_BRANCH) || !s->aux)
                continue;
            const struct finfo *info = index_info(x, f);
            l.frame = f, l.fctx = reached_context(c, f);
            l.loop = info->cfg->loop[info->block_of[i]];
            l.count = s->aux;
            if (l.fctx != PTA_NONE && l.loop != CFG_NONE && !info->cfg->is_irreducible)
                look_at_loop(&l);
        }
    }
    vec_release(&l.list);
}
