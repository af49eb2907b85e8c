/*
 * Two kinds of threads that run one function and wait for each other in every round of its loop:
 * `main` takes part as number 0 in what it has started. Where both are in the same part of a round,
 * they are in the same round, and what each computes from its number is the same: the colour
 * `p % 2` of a sweep.
 */
#include "conc/element/index_int.h"
#include "conc/element/value_int.h"
#include "conc/order/phase.h"

enum { MAX_STEP_DEPTH = 3 };

static bool are_same_values(struct index *x, const struct element *a, const struct element *b,
                            const struct poly *p, const struct poly *q, int depth);

/* The rounds of one loop, in the frame of each of the two. */
static bool are_rounds_in_step(struct index *x, const struct element *a, const struct element *b,
                               const uint32_t *s, const uint32_t *t)
{
    uint32_t stmt_a = stmt_in_frame(x, a, s[1]), stmt_b = stmt_in_frame(x, b, t[1]);
    const struct frame *f = &x->c->frames.at[s[1]], *g = &x->c->frames.at[t[1]];
    return s[2] == t[2] && x->phases && x->nesting == NEST_NONE && stmt_a != IR_NONE &&
           stmt_b != IR_NONE && f->is_once && g->is_once &&
           index_info(x, s[1]) == index_info(x, t[1]) &&
           index_info(x, s[1])->cfg->loops[s[2]].depth <= 1 &&
           phases_in_step_of_two(x->phases, s[1], t[1], s[2], stmt_a, stmt_b);
}

static bool are_same(struct index *x, const struct element *a, const struct element *b,
                     uint32_t sym_a, uint32_t sym_b, int depth)
{
    uint32_t s[4], t[4];
    memcpy(s, value_symbol_at(x->v, sym_a), sizeof s);
    memcpy(t, value_symbol_at(x->v, sym_b), sizeof t);
    if (sym_a == sym_b)
        return role_of(x, a, b, sym_a) == ROLE_COMMON && role_of(x, b, a, sym_b) == ROLE_COMMON;
    if (s[0] != t[0] || depth == MAX_STEP_DEPTH)
        return false;
    if (s[0] == VALUE_ROUND)
        return are_rounds_in_step(x, a, b, s, t);
    if (s[0] != VALUE_RESULT || s[1] != t[1])
        return false;
    struct poly p = value_poly(x->v, s[2]), q = value_poly(x->v, t[2]);
    struct poly d = value_poly(x->v, s[3]), e = value_poly(x->v, t[3]);
    return are_same_values(x, a, b, &p, &q, depth + 1) &&
           are_same_values(x, a, b, &d, &e, depth + 1);
}

/* Sums of single symbols: what indices are computed from here. */
static bool are_same_values(struct index *x, const struct element *a, const struct element *b,
                            const struct poly *p, const struct poly *q, int depth)
{
    if (p->is_unknown || q->is_unknown || p->n != q->n || p->constant != q->constant)
        return false;
    for (uint32_t i = 0; i < p->n; i++) {
        const struct poly_term *t = &p->term[i];
        bool found = false;
        for (uint32_t k = 0; k < q->n && !found && !t->sym[1]; k++)
            found = !q->term[k].sym[1] && q->term[k].coef == t->coef &&
                    are_same(x, a, b, t->sym[0], q->term[k].sym[0], depth);
        if (!found)
            return false;
    }
    return true;
}

bool symbols_in_step(struct index *x, const struct element *a, const struct element *b,
                     uint32_t sym_a, uint32_t sym_b)
{
    return sym_a != sym_b && index_origin(x, a->frame).i != index_origin(x, b->frame).i &&
           are_same(x, a, b, sym_a, sym_b, 0);
}
