/*
 * What a value is at least. Counters start somewhere and only go up; what threads share is looked
 * up in its writers: a variable that is set to constants and counted up is never below the least
 * of them.
 */
#include "conc/element/index.h"
#include "conc/element/value.h"

enum { MAX_DEPTH = 4, MAX_STORES = 8 };

static bool least_of_poly(struct values *v, const struct poly *p, int64_t *out, int depth);

/* Of the first value by the second; a shift has the power of two there (value.c). */
static bool is_quotient(uint32_t op)
{
    return op == IR_SDIV || op == IR_ASHR || op == IR_LSHR;
}

static bool lower(int64_t value, bool *has, int64_t *least)
{
    *least = *has ? MIN(*least, value) : value;
    *has = true;
    return true;
}

/* The one exact place behind an address, PTA_NONE. */
static uint32_t only_place(const struct values *v, uint32_t frame, ir_ref address)
{
    uint32_t loc, other;
    inst_id inst = v->c->frames.at[frame].inst;
    struct idset_iter it = idset_begin(pta_value(v->c->pta, inst, address));
    if (!idset_step(&it, &loc) || idset_step(&it, &other))
        return PTA_NONE;
    return pta_loc(v->c->pta, (loc_id){loc})->stride ? PTA_NONE : loc;
}

static const struct ir_stmt *def_of(const struct values *v, uint32_t frame, ir_ref ref)
{
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    uint32_t def = ref_kind(ref) == REF_REG ? info->def[ref_index(ref)] : IR_NONE;
    return def == IR_NONE ? NULL : &frame_func(v->c, frame)->stmts[def];
}

/* `x = x + c` with c >= 0, for the variable at `loc`; `x = x * c` with c >= 1 (*is_multiplied). */
static bool counts_up(const struct values *v, uint32_t frame, ir_ref value, uint32_t loc,
                      bool *is_multiplied)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct ir_stmt *s = def_of(v, frame, value);
    int64_t step;
    if (!s || (s->op != IR_ADD && s->op != IR_MUL && s->op != IR_SHL))
        return false;
    *is_multiplied |= s->op != IR_ADD;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    const struct ir_stmt *load = def_of(v, frame, args[0]);
    return load && load->op == IR_LOAD && ir_ref_int(pf->unit, args[1], &step) &&
           step >= (s->op == IR_MUL) &&
           only_place(v, frame, ir_args(pf->unit, pf->func, load)[0]) == loc;
}

/* The least of what is ever stored at the place. */
static bool least_at(struct values *v, uint32_t loc, int64_t *out, int depth)
{
    const struct conc *c = v->c;
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
    enum obj_kind kind = pta_obj(c->pta, l->obj)->kind;
    bool has = false, is_multiplied = false;
    uint32_t n = 0;
    if (kind != OBJ_STACK && !(kind == OBJ_GLOBAL && lower(0, &has, out)))
        return false;
    for (uint32_t i = values_last_write(v, l->obj); i; i = v->log->writes.at[i - 1].next) {
        const struct write_record w = v->log->writes.at[i - 1];
        if (!pta_overlap(pta_loc(c->pta, w.loc), w.size, l, 1))
            continue;
        const struct prog_func *pf = frame_func(c, w.frame);
        const struct ir_stmt *s = &pf->stmts[w.stmt];
        int64_t value;
        if (n++ == MAX_STORES || s->op != IR_STORE || w.loc.i != loc)
            return false;
        ir_ref stored = ir_args(pf->unit, pf->func, s)[1];
        if (counts_up(v, w.frame, stored, loc, &is_multiplied))
            continue;
        struct poly p = value_of(v, w.frame, stored);
        if (!least_of_poly(v, &p, &value, depth + 1))
            return false;
        lower(value, &has, out);
    }
    return has && (!is_multiplied || *out >= 0);
}

/* The length of an array: what lies there in objects of the JVM is nothing else that is read. */
static bool is_length(const struct values *v, const struct poly *at)
{
    return v->c->prog->classes && at->n == 1 && at->term[0].coef == 1 && !at->term[0].sym[1] &&
           at->constant == IR_ARRAY_LENGTH;
}

/* `n *= 2`: what is not below 0 does not get smaller. */
static bool is_multiple(const struct poly *p, uint32_t sym)
{
    return !p->is_unknown && p->n == 1 && p->term[0].sym[0] == sym && !p->term[0].sym[1] &&
           p->term[0].coef >= 1 && p->constant >= 0;
}

/* The least of all that was picked for the register. */
static bool least_of_picked(struct values *v, const uint32_t *s, int64_t *out, int depth)
{
    struct picked all;
    bool has = false;
    if (depth > 1 || !value_picked(v, s[1], s[2], &all))
        return false;
    for (uint32_t i = 0; i < all.n; i++) {
        int64_t value;
        if (!least_of_poly(v, &all.leaf[i], &value, depth + 1))
            return false;
        lower(value, &has, out);
    }
    return has;
}

static bool least_of_register(struct values *v, const uint32_t *s, int64_t *out, int depth)
{
    const struct prog_func *pf = frame_func(v->c, s[1]);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[s[1]].inst));
    uint32_t def = info->def[s[2]];
    if (def == IR_NONE)
        return false;
    const struct ir_stmt *t = &pf->stmts[def];
    const ir_ref *args = ir_args(pf->unit, pf->func, t);
    bool has = false, is_multiplied = false;
    if (t->op == IR_LOAD) {
        struct poly at = value_of(v, s[1], args[0]);
        *out = 0;
        if (is_length(v, &at))
            return true;
        uint32_t loc = only_place(v, s[1], args[0]);
        return loc != PTA_NONE && least_at(v, loc, out, depth + 1);
    }
    if (t->op != IR_PHI && t->op != IR_SELECT)
        return false;
    uint32_t self = value_symbol(v, VALUE_REGISTER, s[1], s[2], 0);
    for (uint32_t i = t->op == IR_PHI ? 0 : 1; i < t->nargs; i += t->op == IR_PHI ? 2 : 1) {
        struct poly p = value_of(v, s[1], args[i]), me = poly_symbol(self);
        struct poly step = poly_add(&p, &me, -1);
        int64_t value;
        if (poly_is_int(&step) && step.constant >= 0)
            continue;
        if (is_multiple(&p, self)) {
            is_multiplied = true;
            continue;
        }
        if (!least_of_poly(v, &p, &value, depth + 1))
            return false;
        lower(value, &has, out);
    }
    return has && (!is_multiplied || *out >= 0);
}

/* Where the variable lies whose content the symbol is. */
static uint32_t place_of_content(struct values *v, const uint32_t *s)
{
    struct poly at = value_poly(v, s[1]);
    uint32_t sym;
    if (!poly_is_symbol(&at, &sym))
        return PTA_NONE;
    const uint32_t *base = value_symbol_at(v, sym);
    if (base[0] == VALUE_REGISTER)
        return only_place(v, base[1], ref_make(REF_REG, base[2]));
    if (base[0] != VALUE_ADDRESS)
        return PTA_NONE;
    obj_id obj = pta_sym_obj(v->c->pta, (psym_id){base[1]});
    if (obj.i == PTA_NONE)
        return PTA_NONE;
    const u32_vec *locs = pta_obj_locs(v->c->pta, obj);
    for (size_t i = 0; i < locs->n; i++) {
        const struct pta_loc *l = pta_loc(v->c->pta, (loc_id){locs->at[i]});
        if (!l->stride && !l->off)
            return locs->at[i];
    }
    return PTA_NONE;
}

static bool least_of_symbol(struct values *v, uint32_t sym, int64_t *out, int depth)
{
    uint32_t s[4];
    int64_t part;
    memcpy(s, value_symbol_at(v, sym), sizeof s);
    *out = 0;
    if (depth > MAX_DEPTH)
        return false;
    switch (s[0]) {
    case VALUE_ROUND:
    case VALUE_NUMBER:
    case VALUE_WITHIN:
        return true;
    case VALUE_COUNT:
        *out = 1;
        return true;
    case VALUE_PART: {
        struct poly first, last;
        if (s[1] != PTA_NONE)
            first = value_poly(v, s[1]);
        else if (!part_bounds(v, s[2], s[3], &first, &last))
            return false;
        return least_of_poly(v, &first, out, depth + 1);
    }
    case VALUE_RESULT: {
        struct poly p = value_poly(v, s[2]), q = value_poly(v, s[3]);
        if (s[1] == IR_SHL && poly_is_int(&p) && p.constant > 0) { /* 1 << n */
            *out = p.constant;
            return true;
        }
        if (s[1] == VALUE_MINIMUM && least_of_poly(v, &p, out, depth + 1) &&
            least_of_poly(v, &q, &part, depth + 1)) {
            *out = MIN(*out, part);
            return true;
        }
        *out = 0;
        return is_quotient(s[1]) && least_of_poly(v, &p, &part, depth + 1) && part >= 0 &&
               least_of_poly(v, &q, &part, depth + 1) && part >= 1;
    }
    case VALUE_CONTENT: {
        struct poly at = value_poly(v, s[1]);
        if (is_length(v, &at))
            return true;
        uint32_t loc = s[2] ? PTA_NONE : place_of_content(v, s);
        return loc != PTA_NONE && least_at(v, loc, out, depth + 1);
    }
    case VALUE_REGISTER:
        return least_of_register(v, s, out, depth) || least_of_picked(v, s, out, depth);
    default:
        return false;
    }
}

static bool least_of_poly(struct values *v, const struct poly *p, int64_t *out, int depth)
{
    *out = p->constant;
    for (uint32_t i = 0; i < p->n; i++) {
        int64_t product = p->term[i].coef, least;
        if (product < 0)
            return false;
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
            if (!least_of_symbol(v, p->term[i].sym[k], &least, depth) ||
                (least < 0 && p->term[i].sym[1]) ||
                __builtin_mul_overflow(product, least, &product))
                return false;
        if (__builtin_add_overflow(*out, product, out))
            return false;
    }
    return !p->is_unknown;
}

/* n/k*k is at most n, if n is not below 0: the value with the one in place of the other. */
static struct poly without_quotients(struct values *v, const struct poly *p)
{
    struct poly out = *p;
    for (uint32_t i = 0; i < p->n; i++) {
        uint32_t s[4];
        struct poly_term t = p->term[i];
        memcpy(s, value_symbol_at(v, t.sym[0]), sizeof s);
        if (t.coef >= 0 || t.sym[1] || s[0] != VALUE_RESULT || !is_quotient(s[1]))
            continue;
        struct poly whole = value_poly(v, s[2]), by = value_poly(v, s[3]);
        int64_t least;
        if (!poly_is_int(&by) || by.constant <= 0 || t.coef % by.constant ||
            !least_of_poly(v, &whole, &least, 0) || least < 0)
            continue;
        int64_t times = t.coef / by.constant;
        t.coef = -t.coef;
        poly_add_term(&out, &t);
        out = poly_add(&out, &whole, times);
    }
    return out;
}

bool value_is_at_least(struct values *v, const struct poly *p, int64_t least)
{
    int64_t value;
    if (poly_is_int(p))
        return p->constant >= least;
    if (least_of_poly(v, p, &value, 0) && value >= least)
        return true;
    struct poly q = without_quotients(v, p);
    return !poly_equal(p, &q) && least_of_poly(v, &q, &value, 0) && value >= least;
}

static enum truth truth_of(bool is_true, bool is_false)
{
    return is_true ? TRUTH_NONZERO : is_false ? TRUTH_ZERO : TRUTH_UNKNOWN;
}

/* Numbers that may be negative are not compared unsigned. */
enum truth value_decided(struct values *v, enum ir_cmp cmp, const struct poly *p,
                         const struct poly *q)
{
    struct poly up = poly_add(p, q, -1), down = poly_add(q, p, -1);
    if (up.is_unknown || down.is_unknown)
        return TRUTH_UNKNOWN;
    bool is_same = poly_is_int(&up) && !up.constant;
    bool is_above = !is_same && value_is_at_least(v, &up, 1);
    bool is_below = !is_same && !is_above && value_is_at_least(v, &down, 1);
    switch (cmp) {
    case CMP_EQ:
        return truth_of(is_same, is_above || is_below);
    case CMP_NE:
        return truth_of(is_above || is_below, is_same);
    case CMP_SLT:
        return truth_of(is_below, is_same || is_above || value_is_at_least(v, &up, 0));
    case CMP_SGE:
        return truth_of(is_same || is_above || value_is_at_least(v, &up, 0), is_below);
    case CMP_SGT:
        return truth_of(is_above, is_same || is_below || value_is_at_least(v, &down, 0));
    case CMP_SLE:
        return truth_of(is_same || is_below || value_is_at_least(v, &down, 0), is_above);
    default:
        return TRUTH_UNKNOWN;
    }
}
