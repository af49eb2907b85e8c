/*
 * Elements in pairs: a thread with number i works on i and on its partner, which is i with some
 * bits changed that all threads agree on (`i ^ j`, `i | j`, `i + j`). Bitonic sorts and butterflies
 * let only one of the two act:
 *
 *   order   `if ((i ^ j) > i)`: of i and k = i ^ j, which are each other's partners, one is larger
 *   bits    `if (!(i & j))`: who acts has none of the bits, so that its partner i + j has them all
 *
 * Partners of two threads differ as the threads' numbers do: exclusive or with one number is
 * one-to-one, and so is what adds to bits that are 0.
 */
#include "conc/element/index_int.h"

struct side {
    uint32_t own;        /* the symbol of the thread's number */
    bool is_partner;     /* this is the partner of it */
    bool is_exclusive;   /* found by exclusive or */
    struct poly bits;    /* that change; if it is a partner */
    struct poly rest;    /* of the address */
    struct poly_term at; /* how it goes with the number, or with the partner */
};

/* A result of an operation on the thread's number and bits that are common. */
static bool bits_of(struct index *x, const struct element *e, const struct element *other,
                    uint32_t sym, uint32_t op, uint32_t *own, struct poly *bits)
{
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, sym), sizeof s);
    if (s[0] != VALUE_RESULT || s[1] != op)
        return false;
    for (int swap = 0; swap < 2; swap++) {
        struct poly number = value_poly(x->v, s[swap ? 3 : 2]);
        *bits = value_poly(x->v, s[swap ? 2 : 3]);
        if (poly_is_symbol(&number, own) && role_of(x, e, other, *own) == ROLE_DISTINCT &&
            role_of_poly(x, e, other, bits) == ROLE_COMMON)
            return true;
    }
    return false;
}

/* Takes an address apart; false if it is not common but for one number. */
static bool side_of(struct index *x, const struct element *e, const struct element *other,
                    const struct poly *at, struct side *out)
{
    *out = (struct side){.rest = poly_int(at->constant)};
    uint32_t n = 0;
    for (uint32_t i = 0; i < at->n; i++) {
        struct poly term = {0};
        poly_add_term(&term, &at->term[i]);
        if (role_of_poly(x, e, other, &term) == ROLE_COMMON) {
            poly_add_term(&out->rest, &at->term[i]);
            continue;
        }
        out->at = at->term[i];
        n++;
    }
    uint32_t sym = out->at.sym[0];
    if (n != 1 || at->is_unknown || out->at.sym[1])
        return false;
    out->own = sym;
    if (role_of(x, e, other, sym) == ROLE_DISTINCT)
        return true;
    out->is_exclusive = bits_of(x, e, other, sym, IR_XOR, &out->own, &out->bits);
    out->is_partner = out->is_exclusive || bits_of(x, e, other, sym, IR_OR, &out->own, &out->bits);
    return out->is_partner;
}

/* Does the way to the element say that none of the bits is in the number? */
static bool has_none_of(struct index *x, const struct element *e, const struct element *other,
                        uint32_t number, const struct poly *bits)
{
    struct pins pins = find_pins(x, e);
    for (uint32_t i = 0; i < pins.n; i++) {
        uint32_t sym, own;
        struct poly found;
        if (poly_is_symbol(&pins.at[i], &sym) && bits_of(x, e, other, sym, IR_AND, &own, &found) &&
            own == number && poly_equal(&found, bits))
            return true;
    }
    return false;
}

/* Does the way say that the partner is larger (1), or smaller (-1) than the number? 0: neither. */
static int order_of(struct index *x, const struct element *e, const struct side *partner)
{
    struct pins pins = find_pins(x, e);
    for (uint32_t i = 0; i < pins.nways; i++) {
        const struct way *w = &pins.ways[i];
        const struct prog_func *pf = frame_func(x->c, w->frame);
        ir_ref cond = ir_args(pf->unit, pf->func, &pf->stmts[w->stmt])[0];
        uint32_t def =
            ref_kind(cond) == REF_REG ? index_info(x, w->frame)->def[ref_index(cond)] : IR_NONE;
        if (def == IR_NONE || pf->stmts[def].op != IR_CMP)
            continue;
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
        struct poly a = value_of(x->v, w->frame, args[0]), b = value_of(x->v, w->frame, args[1]);
        uint32_t sub = pf->stmts[def].sub, left, right;
        if (!poly_is_symbol(&a, &left) || !poly_is_symbol(&b, &right))
            continue;
        bool is_greater = sub == CMP_SGT || sub == CMP_UGT,
             is_less = sub == CMP_SLT || sub == CMP_ULT;
        bool is_not_less = sub == CMP_SGE || sub == CMP_UGE,
             is_not_greater = sub == CMP_SLE || sub == CMP_ULE;
        int sign = (w->is_true ? is_greater : is_not_greater) ? 1
                   : (w->is_true ? is_less : is_not_less)     ? -1
                                                              : 0;
        if (left == partner->at.sym[0] && right == partner->own && sign)
            return sign;
        if (right == partner->at.sym[0] && left == partner->own && sign)
            return -sign;
    }
    return 0;
}

/* The number of one thread and the partner of the other's. */
static bool meets_no_partner(struct index *x, const struct element *a, const struct element *b,
                             const struct side *partner)
{
    if (has_none_of(x, a, b, partner->own, &partner->bits) &&
        has_none_of(x, b, a, partner->own, &partner->bits))
        return true;
    int order = partner->is_exclusive ? order_of(x, a, partner) : 0;
    return order && order == order_of(x, b, partner);
}

/* `i + j` is the partner of i if i has none of the bits of j. */
static bool differs_by_sum(struct index *x, const struct element *a, const struct element *b,
                           const struct side *p, const struct side *q)
{
    struct poly gap = poly_add(&p->rest, &q->rest, -1), zero = {0};
    if (gap.is_unknown || gap.constant || gap.n != 1 || gap.term[0].coef % p->at.coef)
        return false;
    int64_t times = gap.term[0].coef / p->at.coef;
    if (times * times != 1)
        return false;
    gap.term[0].coef = 1;
    struct poly bits = poly_add(&zero, &gap, 1);
    return has_none_of(x, a, b, p->own, &bits) && has_none_of(x, b, a, p->own, &bits);
}

bool partners_apart(struct index *x, const struct element *a, const struct element *b,
                    const struct poly *at_a, const struct poly *at_b)
{
    struct side p, q;
    if (!side_of(x, a, b, at_a, &p) || !side_of(x, b, a, at_b, &q) || p.own != q.own ||
        p.at.coef != q.at.coef || p.at.coef < (int64_t)MAX(a->size, b->size) || !a->size ||
        !b->size)
        return false;
    if (!p.is_partner && !q.is_partner)
        return differs_by_sum(x, a, b, &p, &q);
    if (!poly_equal(&p.rest, &q.rest))
        return false;
    if (p.is_partner && q.is_partner)
        return poly_equal(&p.bits, &q.bits) && p.at.sym[0] == q.at.sym[0] &&
               (p.is_exclusive ||
                (has_none_of(x, a, b, p.own, &p.bits) && has_none_of(x, b, a, q.own, &q.bits)));
    return meets_no_partner(x, a, b, p.is_partner ? &p : &q);
}
