/*
 * Parts of an array that threads reserve:
 *
 *   #pragma omp critical                          base = atomic_fetch_add(&used, n);
 *   { base = used; used += n; }
 *   for (i = 0; i < n; i++) out[base + i] = ...
 *
 * The counter only ever goes up, by what each thread takes: the part [base, base + n) of one thread
 * ends before that of the next one begins. What is written stays inside of the part, by the bounds
 * of the loop. That nobody races on the counter is for race.c to say, as with tickets (ticket.c).
 */
#include "conc/element/index_int.h"
#include "conc/lock/turn.h"

enum { MAX_VALUES = 16 };

/* What a thread has taken: the counter, where it was read, and by how much it was moved on. */
struct taken {
    uint32_t frame, counter;
    ir_ref amount;
};

static const ir_ref *operands(const struct prog_func *pf, uint32_t stmt)
{
    return ir_args(pf->unit, pf->func, &pf->stmts[stmt]);
}

static uint32_t def_at(struct index *x, uint32_t frame, ir_ref ref)
{
    return ref_kind(ref) == REF_REG ? index_info(x, frame)->def[ref_index(ref)] : IR_NONE;
}

static uint32_t place_at(struct index *x, uint32_t frame, ir_ref address)
{
    return one_place(x->c, pta_value(x->c->pta, x->c->frames.at[frame].inst, address));
}

/* ---- numbers that are never below zero ---- */

struct sums {
    uint32_t n, reg[MAX_VALUES];
};

static bool sums_add(struct index *x, uint32_t frame, ir_ref ref, struct sums *all)
{
    int64_t number;
    if (ir_ref_int(frame_func(x->c, frame)->unit, ref, &number))
        return number >= 0;
    for (uint32_t i = 0; ref_kind(ref) == REF_REG && i < all->n; i++)
        if (all->reg[i] == ref_index(ref))
            return true;
    if (ref_kind(ref) != REF_REG || all->n == MAX_VALUES)
        return false;
    all->reg[all->n++] = ref_index(ref);
    return true;
}

/* Is the value made of numbers that are not below zero, by sums and choices alone? */
static bool is_count(struct index *x, uint32_t frame, ir_ref ref)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    struct sums all = {0};
    if (!sums_add(x, frame, ref, &all))
        return false;
    for (uint32_t i = 0; i < all.n; i++) {
        uint32_t def = index_info(x, frame)->def[all.reg[i]];
        uint8_t op = def == IR_NONE ? IR_RET : pf->stmts[def].op;
        bool is_widened = op == IR_SEXT || op == IR_ZEXT || op == IR_COPY;
        if (op != IR_PHI && op != IR_ADD && !is_widened) {
            struct poly value = value_of(x->v, frame, ref_make(REF_REG, all.reg[i]));
            if (!value_is_at_least(x->v, &value, 0))
                return false;
            continue;
        }
        uint32_t n = is_widened ? 1 : pf->stmts[def].nargs;
        for (uint32_t k = 0; k < n; k += op == IR_PHI ? 2 : 1)
            if (!sums_add(x, frame, operands(pf, def)[k], &all))
                return false;
    }
    return true;
}

/* ---- the counter ---- */

/* Is the stored value what the place held, and something more? *amount: that. */
static bool is_moved_on(struct index *x, uint32_t frame, ir_ref value, uint32_t counter,
                        ir_ref *amount)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t def = def_at(x, frame, value);
    for (uint32_t k = 0; def != IR_NONE && pf->stmts[def].op == IR_ADD && k < 2; k++) {
        const ir_ref *args = operands(pf, def);
        uint32_t load = def_at(x, frame, args[k]);
        if (load == IR_NONE || pf->stmts[load].op != IR_LOAD ||
            place_at(x, frame, operands(pf, load)[0]) != counter)
            continue;
        *amount = args[1 - k];
        return true;
    }
    return false;
}

/* The first store to the counter behind the load, in its block and under its lock. */
static bool takes_by_load(struct index *x, uint32_t load, struct taken *t)
{
    const struct prog_func *pf = frame_func(x->c, t->frame);
    const struct finfo *info = index_info(x, t->frame);
    for (uint32_t i = load + 1; i < pf->func->nstmts; i++) {
        if (info->block_of[i] != info->block_of[load] || pf->stmts[i].op != IR_STORE ||
            place_at(x, t->frame, operands(pf, i)[0]) != t->counter)
            continue;
        return is_moved_on(x, t->frame, operands(pf, i)[1], t->counter, &t->amount) &&
               turn_lock_is_kept(x->c, t->frame, load, i);
    }
    return false;
}

static bool is_taken(struct index *x, uint32_t frame, uint32_t reg, struct taken *t)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t def = index_info(x, frame)->def[reg];
    if (def == IR_NONE || (pf->stmts[def].op != IR_LOAD && pf->stmts[def].op != IR_RMW))
        return false;
    *t = (struct taken){.frame = frame, .counter = place_at(x, frame, operands(pf, def)[0])};
    if (t->counter == PTA_NONE)
        return false;
    if (pf->stmts[def].op == IR_LOAD)
        return x->c->frames.at[frame].is_noisy && takes_by_load(x, def, t);
    t->amount = operands(pf, def)[1];
    return pf->stmts[def].aux == RMW_ADD;
}

/* Does everybody who runs beside the threads only count it up? */
static bool only_rises(struct index *x, uint32_t counter, uint32_t origin)
{
    const struct pta_loc *l = pta_loc(x->c->pta, (loc_id){counter});
    for (uint32_t i = values_last_write(x->v, l->obj); i; i = x->v->log->writes.at[i - 1].next) {
        const struct write_record w = x->v->log->writes.at[i - 1];
        const struct prog_func *pf = frame_func(x->c, w.frame);
        const struct ir_stmt *s = &pf->stmts[w.stmt];
        if (!pta_overlap(pta_loc(x->c->pta, w.loc), w.size, l, 8) ||
            value_is_creator(x->v, w.frame, origin))
            continue;
        ir_ref amount = {0};
        bool is_known = s->op == IR_RMW
                            ? s->aux == RMW_ADD
                            : s->op == IR_STORE && is_moved_on(x, w.frame, operands(pf, w.stmt)[1],
                                                               counter, &amount);
        if (s->op == IR_RMW)
            amount = operands(pf, w.stmt)[1];
        if (!is_known || !is_count(x, w.frame, amount))
            return false;
    }
    return true;
}

/* ---- elements of the part ---- */

/* Does the loop end before the part does? */
static bool ends_before(struct index *x, const uint32_t *s, const struct poly *amount)
{
    struct round_bound bound[MAX_BOUNDS];
    uint32_t n = value_round_bounds(x->v, s[1], s[2], bound);
    for (uint32_t i = 0; i < n; i++) {
        struct poly rest = poly_add(amount, &bound[i].max, -1);
        rest.constant--;
        if (bound[i].scale == 1 && !rest.is_unknown && value_is_at_least(x->v, &rest, 0))
            return true;
    }
    return false;
}

/* common + step * (base + round): *common is what both threads should have alike. */
static bool is_in_part(struct index *x, const struct element *e, const struct element *other,
                       const struct poly *at, struct taken *t, struct poly *common)
{
    uint32_t rounds = 0, bases = 0, round[4];
    int64_t step = 0;
    *common = poly_int(at->constant);
    for (uint32_t i = 0; i < at->n && !at->is_unknown; i++) {
        struct poly whole = {0};
        uint32_t s[4];
        memcpy(s, value_symbol_at(x->v, at->term[i].sym[0]), sizeof s);
        poly_add_term(&whole, &at->term[i]);
        if (role_of_poly(x, e, other, &whole) == ROLE_COMMON) {
            poly_add_term(common, &at->term[i]);
            continue;
        }
        if (at->term[i].sym[1] || at->term[i].coef < (int64_t)e->size ||
            (step && step != at->term[i].coef))
            return false;
        step = at->term[i].coef;
        bool is_round = s[0] == VALUE_ROUND, is_base = !is_round && s[0] == VALUE_REGISTER;
        if (is_round)
            memcpy(round, s, sizeof s);
        rounds += is_round;
        bases += is_base && is_taken(x, s[1], s[2], t);
        if (!is_round && !is_base)
            return false;
    }
    if (at->is_unknown || bases != 1 || rounds > 1 || bases + rounds + common->n != at->n)
        return false;
    struct poly amount = value_of(x->v, t->frame, t->amount);
    return rounds ? ends_before(x, round, &amount) : value_is_at_least(x->v, &amount, 1);
}

bool parts_apart(struct index *x, const struct element *a, const struct element *b,
                 const struct poly *at_a, const struct poly *at_b)
{
    struct taken p, q;
    struct poly common_a, common_b;
    origin_id o = index_origin(x, a->frame);
    return o.i == index_origin(x, b->frame).i && a->size && a->size == b->size &&
           is_in_part(x, a, b, at_a, &p, &common_a) && is_in_part(x, b, a, at_b, &q, &common_b) &&
           p.counter == q.counter && poly_equal(&common_a, &common_b) &&
           only_rises(x, p.counter, o.i);
}
