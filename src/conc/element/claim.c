/*
 * Elements that a thread takes for itself: an atomic operation on a flag beside them tells who was
 * first, and only that one goes on.
 *
 *   old = seen[w], seen[w] = 1;  (atomic capture)      if (cas(&parent[w], -1, v))
 *   if (old == 0) level[w] = depth;                        level[w] = depth;
 *
 * Two threads that get through for one flag would both have found the value of a flag that nobody
 * has taken; but who takes it changes that, and nobody changes it back while they run. So they have
 * two flags, and then, the index being the same for flag and element, two elements.
 */
#include "conc/element/index_int.h"

enum { MAX_CLAIMS = 4 };

struct claim {
    uint32_t frame, stmt;
    int64_t before; /* what the flag was */
    struct poly at; /* its address */
};

static const struct ir_stmt *stmt_of(struct index *x, uint32_t frame, uint32_t stmt)
{
    return &frame_func(x->c, frame)->stmts[stmt];
}

static ir_ref operand(struct index *x, uint32_t frame, uint32_t stmt, uint32_t k)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    return ir_args(pf->unit, pf->func, &pf->stmts[stmt])[k];
}

/* Does the atomic operation leave something else than `before` there? */
static bool changes(struct index *x, uint32_t frame, uint32_t stmt, int64_t before)
{
    const struct ir_stmt *s = stmt_of(x, frame, stmt);
    bool is_exchange = s->op == IR_CMPXCHG || (s->op == IR_RMW && s->aux == RMW_XCHG);
    if (!is_exchange && s->op != IR_STORE)
        return false;
    struct poly value = value_of(x->v, frame, operand(x, frame, stmt, s->op == IR_CMPXCHG ? 2 : 1));
    return poly_is_int(&value) ? value.constant != before
                               : value_is_at_least(x->v, &value, before + 1);
}

static void add_claim(struct index *x, uint32_t frame, uint32_t stmt, int64_t before,
                      struct claim *list, uint32_t *n)
{
    if (*n == MAX_CLAIMS || !changes(x, frame, stmt, before))
        return;
    struct poly at = value_of(x->v, frame, operand(x, frame, stmt, 0));
    if (!at.is_unknown)
        list[(*n)++] = (struct claim){frame, stmt, before, at};
}

/* `if (old == 0)`: the register that an atomic operation has set. */
static void add_by_value(struct index *x, const struct poly *pin, struct claim *list, uint32_t *n)
{
    uint32_t s[4];
    if (pin->n != 1 || pin->term[0].sym[1] || pin->term[0].coef * pin->term[0].coef != 1)
        return;
    memcpy(s, value_symbol_at(x->v, pin->term[0].sym[0]), sizeof s);
    uint32_t def = s[0] == VALUE_REGISTER ? index_info(x, s[1])->def[s[2]] : IR_NONE;
    if (def == IR_NONE)
        return;
    const struct ir_stmt *atomic = stmt_of(x, s[1], def);
    int64_t before = -pin->constant * pin->term[0].coef, expected = before;
    if (atomic->op == IR_CMPXCHG &&
        !ir_ref_int(frame_func(x->c, s[1])->unit, operand(x, s[1], def, 1), &expected))
        return;
    if (atomic->op != IR_STORE && expected == before)
        add_claim(x, s[1], def, before, list, n);
}

/* `if (cas(...))`: the register that says whether it has. */
static void add_by_success(struct index *x, const struct way *w, struct claim *list, uint32_t *n)
{
    const struct prog_func *pf = frame_func(x->c, w->frame);
    ir_ref cond = operand(x, w->frame, w->stmt, 0);
    int64_t expected;
    for (uint32_t i = 0; w->is_true && ref_kind(cond) == REF_REG && i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_CMPXCHG && pf->stmts[i].aux == ref_index(cond) &&
            ir_ref_int(pf->unit, operand(x, w->frame, i, 1), &expected))
            add_claim(x, w->frame, i, expected, list, n);
}

static uint32_t claims_of(struct index *x, const struct element *e, struct claim list[MAX_CLAIMS])
{
    struct pins pins = find_pins(x, e);
    uint32_t n = 0;
    for (uint32_t i = 0; i < pins.n; i++)
        add_by_value(x, &pins.at[i], list, &n);
    for (uint32_t i = 0; i < pins.nways; i++)
        add_by_success(x, &pins.ways[i], list, &n);
    return n;
}

/* Does nobody put the old value back while threads of the team run? */
static bool stays_taken(struct index *x, const struct claim *k)
{
    const struct conc *c = x->c;
    uint32_t loc, n = 0, size = stmt_of(x, k->frame, k->stmt)->size;
    uint32_t origin = index_origin(x, k->frame).i;
    struct idset_iter it = idset_begin(
        pta_value(c->pta, c->frames.at[k->frame].inst, operand(x, k->frame, k->stmt, 0)));
    for (; idset_step(&it, &loc); n++) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        for (uint32_t i = values_last_write(x->v, l->obj); i;
             i = x->v->log->writes.at[i - 1].next) {
            const struct write_record w = x->v->log->writes.at[i - 1];
            if (pta_overlap(pta_loc(c->pta, w.loc), w.size, l, size) &&
                !value_is_creator(x->v, w.frame, origin) &&
                (w.size != size || !changes(x, w.frame, w.stmt, k->before)))
                return false;
        }
    }
    return n > 0;
}

/* What of an address the two threads do not have in common. */
static struct poly own_part(struct index *x, const struct element *e, const struct element *other,
                            const struct poly *at)
{
    struct poly out = {0};
    for (uint32_t i = 0; i < at->n; i++) {
        struct poly term = {0};
        poly_add_term(&term, &at->term[i]);
        if (role_of_poly(x, e, other, &term) != ROLE_COMMON)
            poly_add_term(&out, &at->term[i]);
    }
    return out;
}

/* Is there a flag for every element: does one number, in steps of its own, lead to both? */
static bool goes_with(const struct poly *element, const struct poly *flag)
{
    int64_t g = poly_step(element, 0), h = poly_step(flag, 0);
    if (!g || element->n != flag->n || element->is_unknown || flag->is_unknown)
        return false;
    for (uint32_t i = 0; i < element->n; i++) {
        if (element->term[i].coef / g != flag->term[i].coef / h)
            return false;
        for (int k = 0; k < POLY_DEGREE; k++)
            if (element->term[i].sym[k] != flag->term[i].sym[k])
                return false;
    }
    return true;
}

static bool are_two_flags(struct index *x, const struct element *a, const struct element *b,
                          const struct poly *at_a, const struct poly *at_b, const struct claim *k,
                          const struct claim *l)
{
    struct poly own_a = own_part(x, a, b, at_a), own_b = own_part(x, b, a, at_b);
    struct poly flag_a = own_part(x, a, b, &k->at), flag_b = own_part(x, b, a, &l->at);
    struct poly common_a = poly_add(at_a, &own_a, -1), common_b = poly_add(at_b, &own_b, -1);
    struct poly place_a = poly_add(&k->at, &flag_a, -1), place_b = poly_add(&l->at, &flag_b, -1);
    int64_t step = poly_step(&own_a, 0);
    return k->before == l->before && poly_equal(&common_a, &common_b) &&
           poly_equal(&place_a, &place_b) && goes_with(&own_a, &flag_a) &&
           goes_with(&own_b, &flag_b) && step == poly_step(&own_b, 0) &&
           poly_step(&flag_a, 0) == poly_step(&flag_b, 0) && step >= (int64_t)MAX(a->size, b->size);
}

bool claims_apart(struct index *x, const struct element *a, const struct element *b,
                  const struct poly *at_a, const struct poly *at_b)
{
    struct claim of_a[MAX_CLAIMS], of_b[MAX_CLAIMS];
    origin_id o = index_origin(x, a->frame);
    if (o.i != index_origin(x, b->frame).i || at_a->is_unknown || at_b->is_unknown || !a->size ||
        !b->size || !(pta_origin(x->c->pta, o)->flags & EFF_JOINED) || x->nesting)
        return false;
    uint32_t n = claims_of(x, a, of_a), m = n ? claims_of(x, b, of_b) : 0;
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t k = 0; k < m; k++)
            if (are_two_flags(x, a, b, at_a, at_b, &of_a[i], &of_b[k]) &&
                stays_taken(x, &of_a[i]) && stays_taken(x, &of_b[k]))
                return true;
    return false;
}
