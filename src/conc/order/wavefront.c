/*
 * Tasks in a grid, made by a loop in a loop, each of which waits for the one above and the one on
 * its left: `depend(in: t[i - 1][j], t[i][j - 1]) depend(out: t[i][j])`, whatever data they use.
 * A task comes after all those that are neither below nor on the right of it. What is left are
 * pairs of which one is further down and the other one further to the right: these must use other
 * elements. Tasks that one loop makes, each waiting for the one before, are a chain.
 *
 * The grid has no holes: every round of the inner loop makes a task, and there are as many rounds
 * each time.
 */
#include "conc/element/index_int.h"
#include "conc/element/value_int.h"
#include "conc/order/depend.h"

struct grid {
    uint32_t frame, inner, outer; /* loops; outer CFG_NONE: there is one only */
    uint32_t round[2];            /* symbols: of the outer one, of the inner one */
};

/* Does every round of the loop get to the block? */
static bool is_in_each_round(const struct cfg *cfg, uint32_t block, uint32_t loop)
{
    uint32_t header = cfg->loops[loop].header;
    for (uint32_t k = cfg->pred_first[header]; k < cfg->pred_first[header + 1]; k++)
        if (cfg_in_loop(cfg, cfg->preds[k], loop) && !cfg_dominates(cfg, block, cfg->preds[k]))
            return false;
    return true;
}

/* Does the inner loop make as many rounds in every round of the outer one? */
static bool is_rectangle(struct index *x, const struct grid *g)
{
    struct round_bound bound[MAX_BOUNDS];
    uint32_t n = value_round_bounds(x->v, g->frame, g->inner, bound);
    for (uint32_t i = 0; i < n; i++)
        if (!value_is_fixed(x->v, g->frame, g->outer, &bound[i].max))
            return false;
    return n == 1;
}

/* The loops that make the tasks. */
static bool find_grid(struct index *x, origin_id o, struct grid *out)
{
    const struct birth *b = &x->v->births[o.i];
    const struct generation *g = generation_of(x, o);
    if (!b->is_known || b->is_several || b->effect->flags & EFF_MANY || !g->is_known ||
        g->is_at_once || g->is_each || g->frame != b->frame || g->loop == CFG_NONE)
        return false;
    const struct finfo *info = index_info(x, b->frame);
    const struct cfg *cfg = info->cfg;
    uint32_t block = info->block_of[b->stmt];
    *out = (struct grid){.frame = b->frame, .inner = cfg->loop[block], .outer = CFG_NONE};
    if (cfg->is_irreducible || !is_in_each_round(cfg, block, out->inner))
        return false;
    out->round[1] = value_symbol(x->v, VALUE_ROUND, b->frame, out->inner, 0);
    if (out->inner == g->loop)
        return true;
    out->outer = cfg->loops[out->inner].parent;
    if (out->outer != g->loop ||
        !is_in_each_round(cfg, cfg->loops[out->inner].header, out->outer) || !is_rectangle(x, out))
        return false;
    out->round[0] = value_symbol(x->v, VALUE_ROUND, b->frame, out->outer, 0);
    return true;
}

/* Can the two not touch one element if a is further down in the grid and b further right? */
static bool apart_across(struct index *x, const struct element *a, const struct element *b,
                         const struct grid *g)
{
    struct poly in_a[MAX_INDICES], in_b[MAX_INDICES];
    struct poly down = poly_symbol(g->round[0]), right = poly_symbol(g->round[1]);
    uint32_t n = dims_indices(x, a, b, in_a, in_b);
    struct element one = *a, two = *b;
    if (n > 1)
        one.size = two.size = 1; /* indices, not bytes */
    for (uint32_t i = 0; i < n; i++)
        if (linear_differ_across(x, &one, &two, &in_a[i], &in_b[i], &down, &right))
            return true;
    return false;
}

bool grid_apart(struct index *x, const struct element *a, const struct element *b)
{
    origin_id o = index_origin(x, a->frame);
    struct grid g;
    if (o.i != index_origin(x, b->frame).i || x->split.n + 2 > MAX_SPLITS || !find_grid(x, o, &g) ||
        !depends_on_step(x->v, o, g.round, 0, 1))
        return false;
    if (g.outer == CFG_NONE)
        return true;
    if (!depends_on_step(x->v, o, g.round, 1, 0))
        return false;
    uint32_t at = x->split.n;
    for (int k = 0; k < 2; k++) { /* the one thing that is known of them is asked for */
        x->split.sym[at + k] = g.round[k];
        x->split.role[at + k] = ROLE_LOCAL;
    }
    x->split.n += 2;
    bool is_apart = apart_across(x, a, b, &g) && apart_across(x, b, a, &g);
    x->split.n = at;
    return is_apart;
}
