/*
 * What one thread does, as explore.c sees it: operations on cells, and between them whatever its
 * code may do. Registers that decide branches or are stored to cells have their values as far as
 * these are known: constants, what cells held, what the creator of the thread gave it, and what is
 * computed from that. A branch on anything else goes both ways. Calls of functions that operate on
 * cells are followed; of others, only what code they run is noted.
 */
#include "conc/lock/explore_int.h"
#include <stdlib.h>

enum {
    MAX_STEPS = 400000,
    MAX_BODY = 3000, /* statements: what is live is found for each register, block by block */
    LEAST = -8,
    MOST = 64
};

uint32_t datum_id(struct explore *x, struct datum d)
{
    /* What is counted without end is anything. */
    if (!d.is_known || (!d.is_address && (d.number < LEAST || d.number > MOST)))
        return ANYTHING;
    uint32_t key[4] = {d.is_address, d.is_address ? d.obj.i : 0, (uint32_t)d.number,
                       (uint32_t)((uint64_t)d.number >> 32)};
    return tuples_add(&x->data, key, NULL) + 1;
}

struct datum datum_at(const struct explore *x, uint32_t id)
{
    if (id == ANYTHING)
        return (struct datum){0};
    const uint32_t *t = tuples_at(&x->data, id - 1);
    return (struct datum){true, t[0] != 0, (int64_t)((uint64_t)t[3] << 32 | t[2]), {t[1]}};
}

/* ---- plans ---- */

static const struct prog_func *func_of(const struct explore *x, inst_id inst)
{
    return &x->c->prog->funcs[pta_inst_func(x->c->pta, inst).i];
}

static bool is_access(uint8_t op)
{
    return op == IR_LOAD || op == IR_STORE || op == IR_RMW || op == IR_CMPXCHG;
}

bool is_operation(struct explore *x, inst_id inst, uint32_t stmt)
{
    const struct prog_func *pf = func_of(x, inst);
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (is_call(s->op))
        return threads_started(x, inst, stmt) != 0;
    if (!is_access(s->op) || !is_ordered(x, s))
        return false;
    struct idset_iter it = idset_begin(pta_value(x->c->pta, inst, prog_args(pf, s)[0]));
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (idset_has(&x->objects, pta_loc(x->c->pta, (loc_id){loc})->obj.i))
            return true;
    return false;
}

/* A variable on the stack that no other thread can know of. */
static bool is_local(const struct explore *x, obj_id o)
{
    return pta_obj(x->c->pta, o)->kind == OBJ_STACK && !x->c->obj_escapes[o.i];
}

static bool stores_to_local(const struct explore *x, inst_id inst, const struct prog_func *pf,
                            const struct ir_stmt *s)
{
    uint32_t loc = idset_first(pta_value(x->c->pta, inst, prog_args(pf, s)[0]));
    return loc != IDSET_END && is_local(x, pta_loc(x->c->pta, (loc_id){loc})->obj);
}

/* The instance that a call runs, if it is busy; PTA_NONE: none is. */
static uint32_t busy_callee(const struct explore *x, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL && idset_has(&x->busy, e[i].target))
            return e[i].target;
    return PTA_NONE;
}

static void keep(struct plan *p, u32_vec *work, ir_ref ref)
{
    if (ref_kind(ref) != REF_REG || p->is_kept[ref_index(ref)])
        return;
    p->is_kept[ref_index(ref)] = 1;
    vec_push(work, ref_index(ref));
}

static void keep_args(struct plan *p, u32_vec *work, const struct prog_func *pf,
                      const struct ir_stmt *s)
{
    for (uint32_t i = 0; i < s->nargs; i++)
        keep(p, work, prog_args(pf, s)[i]);
}

static bool is_computed(uint8_t op)
{
    return op == IR_COPY || op == IR_PHI || op == IR_SELECT || op == IR_ADDR || op == IR_PTRTOINT ||
           op == IR_INTTOPTR || op == IR_LOAD || (ir_op_info(op)->flags & OPF_INT);
}

/* Registers that decide something, and all that they are computed from. */
static void find_kept(struct explore *x, inst_id inst, struct plan *p)
{
    const struct prog_func *pf = func_of(x, inst);
    const struct finfo *info = finfo_of(x->c, pta_inst_func(x->c->pta, inst));
    u32_vec work = {0};
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        bool is_deciding = s->op == IR_BRANCH || s->op == IR_SWITCH || s->op == IR_RET;
        bool is_store = s->op == IR_STORE && stores_to_local(x, inst, pf, s);
        bool is_followed =
            is_call(s->op) ? busy_callee(x, inst, i) != PTA_NONE : is_operation(x, inst, i);
        if (is_deciding || is_store || is_followed)
            keep_args(p, &work, pf, s);
    }
    while (work.n) {
        uint32_t def = info->def[vec_pop(&work)];
        if (def != IR_NONE && is_computed(pf->stmts[def].op))
            keep_args(p, &work, pf, &pf->stmts[def]);
    }
    vec_release(&work);
}

/* Registers that an operation gives, and all that are computed from them: what they are changes
 * with the cells, and nobody else knows it. */
static void find_moving(struct explore *x, inst_id inst, struct plan *p)
{
    const struct prog_func *pf = func_of(x, inst);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        bool is_result = !is_call(s->op) && is_operation(x, inst, i);
        if (is_result && s->dst != IR_NO_REG)
            p->is_moving[s->dst] = 1;
        if (is_result && s->op == IR_CMPXCHG && s->aux != IR_NO_REG)
            p->is_moving[s->aux] = 1;
    }
    for (bool has_grown = true; has_grown;) {
        has_grown = false;
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            const struct ir_stmt *s = &pf->stmts[i];
            bool is_moving = false;
            for (uint32_t k = 0; is_computed(s->op) && k < s->nargs; k++) {
                ir_ref a = prog_args(pf, s)[k];
                is_moving |= ref_kind(a) == REF_REG && p->is_moving[ref_index(a)];
            }
            if (!is_moving || s->dst == IR_NO_REG || p->is_moving[s->dst])
                continue;
            p->is_moving[s->dst] = 1;
            has_grown = true;
        }
    }
}

/* Is the register computed from itself, by more than copying? A counter: it is anything. */
static bool counts(const struct prog_func *pf, const struct finfo *info, uint32_t reg, uint32_t of,
                   uint8_t *seen, bool is_changed)
{
    uint32_t def = info->def[reg];
    uint8_t bit = is_changed ? 2 : 1;
    if (def == IR_NONE || seen[reg] & bit)
        return false;
    seen[reg] |= bit;
    const struct ir_stmt *s = &pf->stmts[def];
    if (!is_computed(s->op) || s->op == IR_LOAD)
        return false;
    bool is_same = s->op == IR_COPY || s->op == IR_PHI || s->op == IR_SELECT;
    for (uint32_t i = 0; i < s->nargs; i++) {
        ir_ref a = prog_args(pf, s)[i];
        if (ref_kind(a) != REF_REG)
            continue;
        if (ref_index(a) == of && (is_changed || !is_same))
            return true;
        if (counts(pf, info, ref_index(a), of, seen, is_changed || !is_same))
            return true;
    }
    return false;
}

static void drop_counters(const struct prog_func *pf, const struct finfo *info, struct plan *p)
{
    uint8_t *seen = xcalloc(pf->func->nregs + 1, 1);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_PHI || !p->is_kept[s->dst])
            continue;
        memset(seen, 0, pf->func->nregs);
        if (counts(pf, info, s->dst, s->dst, seen, false))
            p->is_kept[s->dst] = 0;
    }
    free(seen);
}

/* One step backwards through a block; the result: has what is live at its start grown? */
static bool live_in_block(const struct prog_func *pf, const struct plan *p, uint32_t b)
{
    const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
    uint32_t nregs = pf->func->nregs;
    uint8_t *live = p->live + (size_t)b * nregs;
    bool has_grown = false;
    for (uint32_t r = 0; r < nregs; r++) {
        if (live[r] || !p->is_kept[r])
            continue;
        bool is_live = false;
        for (uint32_t i = 0; i < block->nsuccs; i++)
            is_live |= p->live[(size_t)ir_succs(pf->unit, pf->func, block)[i] * nregs + r];
        for (uint32_t i = 0; i < block->count && !is_live; i++) {
            const struct ir_stmt *s = &pf->stmts[block->first + i];
            for (uint32_t k = 0; k < s->nargs; k++) {
                ir_ref a = prog_args(pf, s)[k];
                is_live |= ref_kind(a) == REF_REG && ref_index(a) == r;
            }
        }
        live[r] = is_live;
        has_grown |= is_live;
    }
    return has_grown;
}

static const struct plan *plan_of(struct explore *x, inst_id inst)
{
    bool is_new;
    uint32_t *slot = map_slot(&x->plans, inst.i, &is_new);
    if (!is_new)
        return &x->plan_list.at[*slot - 1];
    const struct prog_func *pf = func_of(x, inst);
    size_t nregs = pf->func->nregs;
    size_t nlive = pf->func->nstmts > MAX_BODY ? 0 : nregs * pf->func->nblocks;
    struct plan p = {ARENA_ARRAY(&x->c->arena, uint8_t, nregs + 1),
                     ARENA_ARRAY(&x->c->arena, uint8_t, nregs + 1),
                     ARENA_ARRAY(&x->c->arena, uint8_t, nlive + 1)};
    vec_push(&x->plan_list, p);
    *slot = (uint32_t)x->plan_list.n;
    x->is_bad |= pf->func->nstmts > MAX_BODY;
    if (x->is_bad)
        return &x->plan_list.at[x->plan_list.n - 1];
    find_kept(x, inst, &p);
    find_moving(x, inst, &p);
    drop_counters(pf, finfo_of(x->c, pta_inst_func(x->c->pta, inst)), &p);
    for (bool has_grown = true; has_grown;) {
        has_grown = false;
        for (uint32_t b = pf->func->nblocks; b-- > 0;)
            has_grown |= live_in_block(pf, &p, b);
    }
    return &x->plan_list.at[x->plan_list.n - 1];
}

/* ---- values ---- */

static struct level *top_of(struct local *l)
{
    return &l->level[l->depth - 1];
}

static uint32_t reg_get(const struct level *v, uint32_t reg)
{
    for (uint32_t i = 0; i < v->n; i++)
        if (v->reg[i] == reg)
            return v->value[i];
    return ANYTHING;
}

static void reg_drop(struct level *v, uint32_t at)
{
    v->n--;
    memmove(v->reg + at, v->reg + at + 1, (v->n - at) * sizeof *v->reg);
    memmove(v->value + at, v->value + at + 1, (v->n - at) * sizeof *v->value);
}

static void reg_set(struct explore *x, struct level *v, uint32_t reg, uint32_t value)
{
    uint32_t at = 0;
    if (reg == IR_NO_REG || !plan_of(x, v->inst)->is_kept[reg])
        return;
    while (at < v->n && v->reg[at] < reg)
        at++;
    if (at < v->n && v->reg[at] == reg)
        reg_drop(v, at);
    if (value == ANYTHING || v->n == MAX_KEPT)
        return;
    memmove(v->reg + at + 1, v->reg + at, (v->n - at) * sizeof *v->reg);
    memmove(v->value + at + 1, v->value + at, (v->n - at) * sizeof *v->value);
    v->reg[at] = reg;
    v->value[at] = value;
    v->n++;
}

/* The value of a polynomial in what the creator of the thread knew. */
static struct datum from_poly(struct explore *x, const struct thread *t, const struct poly *p)
{
    struct datum d = datum_number(p->constant);
    for (uint32_t i = 0; i < p->n; i++) {
        const struct poly_term *term = &p->term[i];
        const uint32_t *s = value_symbol_at(x->values, term->sym[0]);
        bool is_round = s[0] == VALUE_ROUND && t->round >= 0 && s[1] == t->maker && s[2] == t->loop;
        bool is_address = s[0] == VALUE_ADDRESS && term->coef == 1 && !d.is_address;
        if (term->sym[1] || (!is_round && !is_address))
            return (struct datum){0};
        if (is_round)
            d.number += term->coef * t->round;
        else
            d.obj = pta_sym_obj(x->c->pta, (psym_id){s[1]});
        d.is_address |= is_address;
    }
    d.is_known = !p->is_unknown && (!d.is_address || d.obj.i != PTA_NONE);
    return d;
}

/* What is known of a register beside what the thread did: by its creator, or as an address. */
static uint32_t known_otherwise(struct explore *x, const struct local *l, inst_id inst, ir_ref ref)
{
    const struct thread *t = &x->threads.at[l->thread];
    uint32_t frame = frame_find(x->c, t->origin, inst);
    struct datum d = {0};
    if (frame != PTA_NONE) {
        struct poly p = value_of(x->values, frame, ref);
        d = from_poly(x, t, &p);
    }
    uint32_t place = d.is_known ? PTA_NONE : one_place(x->c, pta_value(x->c->pta, inst, ref));
    if (place != PTA_NONE) {
        const struct pta_loc *at = pta_loc(x->c->pta, (loc_id){place});
        d = (struct datum){true, true, at->off, at->obj};
    }
    return datum_id(x, d);
}

static uint32_t value_in(struct explore *x, const struct local *l, const struct level *v,
                         ir_ref ref)
{
    const struct prog_func *pf = func_of(x, v->inst);
    psym_id sym;
    int64_t n;
    if (ref_kind(ref) == REF_REG) {
        uint32_t known = reg_get(v, ref_index(ref));
        return known != ANYTHING || plan_of(x, v->inst)->is_moving[ref_index(ref)]
                   ? known
                   : known_otherwise(x, l, v->inst, ref);
    }
    if (ir_ref_int(pf->unit, ref, &n))
        return datum_id(x, datum_number(n));
    if (prog_ref_address(x->c->prog, pf->unit_index, ref, &sym, &n)) {
        obj_id o = pta_sym_obj(x->c->pta, sym);
        return o.i == PTA_NONE ? ANYTHING : datum_id(x, (struct datum){true, true, n, o});
    }
    return ANYTHING;
}

static struct datum compare(unsigned how, struct datum a, struct datum b)
{
    if (a.is_address || b.is_address)
        return (struct datum){0};
    bool is_signed = how >= CMP_SLT || how == CMP_EQ || how == CMP_NE;
    if (!is_signed && (a.number < 0 || b.number < 0))
        return (struct datum){0};
    return datum_number(ir_cmp_holds(how, a.number, b.number));
}

static struct datum combine(uint8_t op, struct datum a, struct datum b)
{
    struct datum d = a;
    if (op == IR_ADD && a.is_address != b.is_address) {
        d = a.is_address ? a : b;
        d.number = a.number + b.number;
        return d;
    }
    if (a.is_address || b.is_address)
        return (struct datum){0};
    bool is_small = a.number >= 0 && b.number >= 0;
    switch (op) {
    case IR_ADD:
        return datum_number(a.number + b.number);
    case IR_SUB:
        return datum_number(a.number - b.number);
    case IR_MUL:
        return datum_number(a.number * b.number);
    case IR_AND:
        return datum_number(a.number & b.number);
    case IR_OR:
        return datum_number(a.number | b.number);
    case IR_XOR:
        return datum_number(a.number ^ b.number);
    case IR_UREM:
    case IR_SREM:
        d.number = is_small && b.number ? a.number % b.number : 0;
        d.is_known = is_small && b.number;
        return d;
    default:
        return (struct datum){0};
    }
}

/* `not` of one bit: xor with -1 or 1 (a comparison's result is 0 or 1). */
static struct datum exclusive(struct datum a, struct datum b)
{
    bool is_not = !a.is_address && (a.number == 0 || a.number == 1) && !b.is_address &&
                  (b.number == -1 || b.number == 1);
    return is_not ? datum_number(!a.number) : combine(IR_XOR, a, b);
}

static struct datum extend(const struct ir_stmt *s, struct datum a)
{
    int64_t limit = s->size && s->size < 63
                        ? (int64_t)1 << (s->op == IR_SEXT ? s->size - 1 : s->size)
                        : INT64_MAX;
    if (a.is_address || (a.number >= 0 && a.number < limit))
        return a;
    bool keeps_sign = s->op != IR_ZEXT && a.number < 0 && a.number >= -limit / 2;
    return keeps_sign ? a : (struct datum){0};
}

static struct datum address_of(struct explore *x, const struct local *l, const struct level *v,
                               const struct prog_func *pf, const struct ir_stmt *s)
{
    const ir_ref *args = prog_args(pf, s);
    struct datum at = datum_at(x, value_in(x, l, v, args[0]));
    int64_t n = 0;
    if (!at.is_known || !at.is_address || !ir_ref_int(pf->unit, args[1], &n))
        return (struct datum){0};
    at.number += n;
    for (uint32_t i = 2; i + 2 < s->nargs; i += 3) {
        struct datum index = datum_at(x, value_in(x, l, v, args[i + 1]));
        if (!index.is_known || index.is_address || !ir_ref_int(pf->unit, args[i], &n))
            return (struct datum){0};
        at.number += n * index.number;
    }
    return at;
}

static int find_local(const struct local *l, struct datum at)
{
    for (uint32_t i = 0; at.is_known && at.is_address && i < l->nlocals; i++)
        if (l->at[i].obj == at.obj.i && l->at[i].offset == at.number)
            return (int)i;
    return -1;
}

static uint32_t computed(struct explore *x, const struct local *l, const struct level *v,
                         const struct prog_func *pf, const struct ir_stmt *s)
{
    const ir_ref *args = prog_args(pf, s);
    struct datum a =
        s->nargs && s->op != IR_PHI ? datum_at(x, value_in(x, l, v, args[0])) : (struct datum){0};
    struct datum b = s->nargs > 1 && (ir_op_info(s->op)->flags & OPF_INT)
                         ? datum_at(x, value_in(x, l, v, args[1]))
                         : (struct datum){0};
    switch (s->op) {
    case IR_COPY:
    case IR_PTRTOINT:
    case IR_INTTOPTR:
        return datum_id(x, a);
    case IR_ZEXT:
    case IR_SEXT:
    case IR_TRUNC:
        return a.is_known ? datum_id(x, extend(s, a)) : ANYTHING;
    case IR_ADDR:
        return datum_id(x, address_of(x, l, v, pf, s));
    case IR_SELECT:
        if (!a.is_known || a.is_address)
            return ANYTHING;
        return value_in(x, l, v, args[a.number ? 1 : 2]);
    case IR_LOAD: {
        int at = s->sub == ORDER_NONE ? find_local(l, a) : -1;
        return at < 0 ? ANYTHING : l->at[at].value;
    }
    default:
        if (!a.is_known || !b.is_known || !(ir_op_info(s->op)->flags & OPF_INT))
            return ANYTHING;
        if (s->op == IR_CMP)
            return datum_id(x, compare(s->sub, a, b));
        return datum_id(x, s->op == IR_XOR ? exclusive(a, b) : combine(s->op, a, b));
    }
}

/* ---- variables on the stack ---- */

static void drop_local(struct local *l, uint32_t at)
{
    l->nlocals--;
    memmove(l->at + at, l->at + at + 1, (l->nlocals - at) * sizeof *l->at);
}

/* What may be written is not known any more. */
static void spoil_locals(const struct explore *x, struct local *l, const struct idset *locs)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc;
    while (idset_step(&it, &loc))
        for (uint32_t i = l->nlocals; i-- > 0;)
            if (l->at[i].obj == pta_loc(x->c->pta, (loc_id){loc})->obj.i)
                drop_local(l, i);
}

static void store_local(struct explore *x, struct local *l, const struct prog_func *pf,
                        const struct ir_stmt *s)
{
    struct level *v = top_of(l);
    const ir_ref *args = prog_args(pf, s);
    struct datum at = datum_at(x, value_in(x, l, v, args[0]));
    if (!at.is_known || !at.is_address) {
        spoil_locals(x, l, pta_value(x->c->pta, v->inst, args[0]));
        return;
    }
    if (!is_local(x, at.obj))
        return;
    uint32_t value = value_in(x, l, v, args[1]), i = 0;
    for (uint32_t k = l->nlocals; k-- > 0;)
        if (l->at[k].obj == at.obj.i && l->at[k].offset < at.number + 8 &&
            at.number < l->at[k].offset + 8)
            drop_local(l, k);
    if (value == ANYTHING || l->nlocals == MAX_LOCALS)
        return;
    while (i < l->nlocals &&
           (l->at[i].obj < at.obj.i || (l->at[i].obj == at.obj.i && l->at[i].offset < at.number)))
        i++;
    memmove(l->at + i + 1, l->at + i, (l->nlocals - i) * sizeof *l->at);
    l->at[i].obj = at.obj.i;
    l->at[i].offset = at.number;
    l->at[i].value = value;
    l->nlocals++;
}

/* ---- locals as sequences ---- */

static void drop_dead(struct explore *x, struct level *v)
{
    const struct prog_func *pf = func_of(x, v->inst);
    const struct finfo *info = finfo_of(x->c, pta_inst_func(x->c->pta, v->inst));
    const struct plan *p = plan_of(x, v->inst);
    uint32_t b = info->block_of[v->stmt];
    const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
    for (uint32_t k = v->n; k-- > 0;) {
        bool is_live = false;
        for (uint32_t i = 0; i < block->nsuccs; i++)
            is_live |= p->live[(size_t)ir_succs(pf->unit, pf->func, block)[i] * pf->func->nregs +
                               v->reg[k]];
        for (uint32_t i = v->stmt; i < block->first + block->count && !is_live; i++)
            for (uint32_t j = 0; j < pf->stmts[i].nargs; j++) {
                ir_ref a = prog_args(pf, &pf->stmts[i])[j];
                is_live |= ref_kind(a) == REF_REG && ref_index(a) == v->reg[k];
            }
        if (!is_live)
            reg_drop(v, k);
    }
}

static uint32_t local_encode(struct explore *x, struct local *l)
{
    u32_vec out = {0};
    vec_push(&out, l->thread);
    vec_push(&out, l->depth);
    for (uint32_t d = 0; d < l->depth; d++) {
        struct level *v = &l->level[d];
        drop_dead(x, v);
        vec_push(&out, v->inst.i);
        vec_push(&out, v->stmt);
        vec_push(&out, v->n);
        for (uint32_t i = 0; i < v->n; i++) {
            vec_push(&out, v->reg[i]);
            vec_push(&out, v->value[i]);
        }
    }
    for (uint32_t i = 0; i < l->nlocals; i++) {
        vec_push(&out, l->at[i].obj);
        vec_push(&out, (uint32_t)l->at[i].offset);
        vec_push(&out, l->at[i].value);
    }
    uint32_t id = seqs_add(&x->words, out.at, (uint32_t)out.n);
    vec_release(&out);
    return id;
}

static void local_decode(const struct explore *x, uint32_t id, struct local *l)
{
    struct seq s = seqs_at(&x->words, id);
    uint32_t k = 2;
    memset(l, 0, sizeof *l);
    l->thread = s.at[0];
    l->depth = s.at[1];
    for (uint32_t d = 0; d < l->depth; d++) {
        struct level *v = &l->level[d];
        v->inst.i = s.at[k++];
        v->stmt = s.at[k++];
        v->n = s.at[k++];
        for (uint32_t i = 0; i < v->n; i++) {
            v->reg[i] = s.at[k++];
            v->value[i] = s.at[k++];
        }
    }
    for (; k < s.n; k += 3) {
        l->at[l->nlocals].obj = s.at[k];
        l->at[l->nlocals].offset = (int32_t)s.at[k + 1];
        l->at[l->nlocals++].value = s.at[k + 2];
    }
}

uint32_t node_make(struct explore *x, const struct local *at)
{
    struct local l = *at;
    uint32_t at_seq = local_encode(x, &l);
    bool is_new;
    uint32_t *slot = map_slot(&x->node_of, at_seq, &is_new);
    if (is_new) {
        vec_push(&x->nodes, ((struct node){.thread = l.thread, .at = at_seq}));
        *slot = (uint32_t)x->nodes.n;
    }
    return *slot - 1;
}

uint32_t node_of_start(struct explore *x, uint32_t thread)
{
    struct local l = {.thread = thread, .depth = 1};
    l.level[0].inst = pta_origin(x->c->pta, x->threads.at[thread].origin)->entry;
    return node_make(x, &l);
}

/* ---- between operations ---- */

uint32_t point_of(struct explore *x, inst_id inst, uint32_t stmt)
{
    bool is_new;
    uint32_t *slot = map_slot(&x->points, map_key2(inst.i, stmt), &is_new);
    if (is_new)
        *slot = ++x->npoints;
    return *slot - 1;
}

/* All that runs in the call of an instance that is not busy. */
static void cover_call(struct explore *x, struct idset *covered, inst_id inst)
{
    if (!idset_add(covered, point_of(x, inst, IR_NONE)))
        return;
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(x->c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL)
            cover_call(x, covered, (inst_id){e[i].target});
}

struct running {
    struct explore *x;
    uint32_t node;
    struct idset seen; /* sequences */
    u32_vec work;
};

static void go_on(struct running *r, struct local *l)
{
    uint32_t at = local_encode(r->x, l);
    if (idset_add(&r->seen, at))
        vec_push(&r->work, at);
}

/* To the start of a block of the function on top. */
static void jump(struct running *r, const struct local *from, uint32_t block)
{
    struct explore *x = r->x;
    struct local l = *from;
    struct level *v = top_of(&l);
    const struct level *old = &from->level[from->depth - 1];
    const struct prog_func *pf = func_of(x, v->inst);
    const struct finfo *info = finfo_of(x->c, pta_inst_func(x->c->pta, v->inst));
    uint32_t came = info->block_of[v->stmt];
    const struct ir_block *to = &pf->unit->blocks[pf->func->first_block + block];
    uint32_t i = to->first;
    for (; i < to->first + to->count && pf->stmts[i].op == IR_PHI; i++) {
        const ir_ref *args = prog_args(pf, &pf->stmts[i]);
        uint32_t value = ANYTHING;
        for (uint32_t k = 0; k + 1 < pf->stmts[i].nargs; k += 2)
            if (ref_index(args[k + 1]) == came)
                value = value_in(x, from, old, args[k]);
        reg_set(x, v, pf->stmts[i].dst, value);
    }
    v->stmt = i;
    go_on(r, &l);
}

static void drop_frame(struct explore *x, struct local *l)
{
    inst_id inst = top_of(l)->inst;
    l->depth--;
    for (uint32_t i = l->nlocals; i-- > 0;)
        if (pta_obj(x->c->pta, (obj_id){l->at[i].obj})->inst.i == inst.i)
            drop_local(l, i);
}

static void leave(struct running *r, const struct local *from, const struct ir_stmt *ret)
{
    struct explore *x = r->x;
    struct local l = *from;
    const struct prog_func *pf = func_of(x, top_of(&l)->inst);
    uint32_t value = ret->nargs ? value_in(x, from, top_of(&l), prog_args(pf, ret)[0]) : ANYTHING;
    drop_frame(x, &l);
    if (!l.depth)
        return;
    struct level *v = top_of(&l);
    reg_set(x, v, func_of(x, v->inst)->stmts[v->stmt].dst, value);
    v->stmt++;
    go_on(r, &l);
}

/* An exception leaves the function on top, and others, up to a handler or clean-up. */
static void unwind(struct running *r, const struct local *from, bool is_inside)
{
    struct local l = *from;
    for (bool is_first = is_inside;; is_first = false) {
        if (!is_first)
            drop_frame(r->x, &l);
        if (!l.depth)
            return;
        struct level *v = top_of(&l);
        const struct prog_func *pf = func_of(r->x, v->inst);
        if (v->stmt + 1 < pf->func->nstmts && pf->stmts[v->stmt + 1].op == IR_INVOKE) {
            const struct finfo *info = finfo_of(r->x->c, pta_inst_func(r->x->c->pta, v->inst));
            const struct ir_block *b =
                &pf->unit->blocks[pf->func->first_block + info->block_of[++v->stmt]];
            jump(r, &l, ir_succs(pf->unit, pf->func, b)[1]);
            return;
        }
    }
}

static void enter(struct running *r, const struct local *from, inst_id callee)
{
    struct explore *x = r->x;
    if (from->depth == MAX_LEVELS) {
        x->is_bad = true;
        return;
    }
    struct local l = *from;
    const struct level *v = &from->level[from->depth - 1];
    const struct prog_func *pf = func_of(x, callee);
    struct level *inner = &l.level[l.depth++];
    *inner = (struct level){.inst = callee};
    for (uint32_t i = 0; i < pf->func->nparams; i++) {
        ir_ref arg = call_arg(func_of(x, v->inst), v->stmt, (int32_t)i);
        reg_set(x, inner, i, ref_is_none(arg) ? ANYTHING : value_in(x, from, v, arg));
    }
    go_on(r, &l);
}

/* The call at the top's statement; the result: does it go on behind it, here and now? */
static bool call(struct running *r, struct local *l)
{
    struct explore *x = r->x;
    struct level *v = top_of(l);
    const struct prog_func *pf = func_of(x, v->inst);
    const struct ir_stmt *s = &pf->stmts[v->stmt];
    uint32_t n, frame = frame_find(x->c, x->threads.at[l->thread].origin, v->inst);
    const struct pta_edge *e = pta_edges(x->c->pta, v->inst, v->stmt, &n);
    bool is_busy = false, has_body = false;
    for (uint32_t i = 0; i < n; i++) {
        bool is_call = e[i].kind == EDGE_CALL;
        has_body |= is_call || e[i].kind == EDGE_EXTERNAL;
        if (is_call && idset_has(&x->busy, e[i].target)) {
            x->is_bad |= e[i].model != NULL && !e[i].model->has_body; /* perhaps several times */
            is_busy = true;
            enter(r, l, (inst_id){e[i].target});
        } else if (is_call) {
            cover_call(x, &x->nodes.at[r->node].covered, (inst_id){e[i].target});
        }
    }
    if (frame == PTA_NONE || call_may_throw(x->c, frame, v->stmt))
        unwind(r, l, true);
    if ((is_busy && n == 1) || s->flags & IRF_NORETURN)
        return false;
    if (has_body)
        l->nlocals = 0;
    for (uint32_t i = 1; i < s->nargs; i++)
        spoil_locals(x, l, pta_value(x->c->pta, v->inst, prog_args(pf, s)[i]));
    reg_set(x, v, s->dst, ANYTHING);
    return true;
}

static void branch(struct running *r, struct local *l, const struct prog_func *pf,
                   const struct ir_stmt *s)
{
    struct explore *x = r->x;
    struct level *v = top_of(l);
    const struct finfo *info = finfo_of(x->c, pta_inst_func(x->c->pta, v->inst));
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + info->block_of[v->stmt]];
    const uint32_t *to = ir_succs(pf->unit, pf->func, b);
    struct datum d = {0};
    if (s->op == IR_BRANCH || s->op == IR_SWITCH)
        d = datum_at(x, value_in(x, l, v, prog_args(pf, s)[0]));
    if (s->op == IR_BRANCH && d.is_known && b->nsuccs == 2) {
        jump(r, l, to[!d.is_address && !d.number]);
        return;
    }
    if (s->op == IR_SWITCH && d.is_known && !d.is_address) {
        uint32_t way = 0;
        int64_t value;
        for (uint32_t i = 1; i < s->nargs && i < b->nsuccs; i++)
            if (ir_ref_int(pf->unit, prog_args(pf, s)[i], &value) && value == d.number)
                way = i;
        jump(r, l, to[way]);
        return;
    }
    /* An invoke without a call's exception goes on normally: `unwind` does the other. */
    for (uint32_t i = 0; i < (s->op == IR_INVOKE ? MIN(b->nsuccs, 1u) : b->nsuccs); i++)
        jump(r, l, to[i]);
}

/* Runs to the next operation or the end of a block. */
static void run(struct running *r, struct local *l)
{
    struct explore *x = r->x;
    for (;;) {
        struct level *v = top_of(l);
        const struct prog_func *pf = func_of(x, v->inst);
        const struct ir_stmt *s = &pf->stmts[v->stmt];
        x->is_bad |= ++x->steps > MAX_STEPS;
        if (x->is_bad)
            return;
        idset_add(&x->nodes.at[r->node].covered, point_of(x, v->inst, v->stmt));
        if (is_operation(x, v->inst, v->stmt)) {
            vec_push(&x->nodes.at[r->node].next, local_encode(x, l));
            return;
        }
        if (s->op == IR_RET) {
            leave(r, l, s);
            return;
        }
        if (s->op == IR_THROW) {
            unwind(r, l, false);
            return;
        }
        if (ir_op_info(s->op)->flags & OPF_TERM) {
            branch(r, l, pf, s);
            return;
        }
        if (is_call(s->op)) {
            if (!call(r, l))
                return;
        } else if (s->op == IR_STORE) {
            store_local(x, l, pf, s);
        } else if (s->op == IR_MEMCOPY || s->op == IR_MEMSET || s->op == IR_RMW ||
                   s->op == IR_CMPXCHG) {
            spoil_locals(x, l, pta_value(x->c->pta, v->inst, prog_args(pf, s)[0]));
            reg_set(x, v, s->dst, ANYTHING);
        } else if (s->dst != IR_NO_REG && plan_of(x, v->inst)->is_kept[s->dst]) {
            reg_set(x, v, s->dst, computed(x, l, v, pf, s));
        }
        if (s->op == IR_ASM)
            l->nlocals = 0;
        v->stmt++;
    }
}

void node_run(struct explore *x, uint32_t node)
{
    struct running r = {.x = x, .node = node};
    struct local l;
    if (x->nodes.at[node].is_run)
        return;
    x->nodes.at[node].is_run = true;
    uint32_t first = x->nodes.at[node].at;
    idset_add(&r.seen, first);
    vec_push(&r.work, first);
    while (r.work.n && !x->is_bad) {
        local_decode(x, vec_pop(&r.work), &l);
        run(&r, &l);
    }
    idset_release(&r.seen);
    vec_release(&r.work);
}

/* ---- operations ---- */

/* One thing that an operation may come to. */
struct change {
    uint32_t result, success; /* registers' values */
    uint32_t content;         /* of the cell, if is_written */
    bool is_written;
};

static uint32_t changed_by(struct explore *x, const struct ir_stmt *s, uint32_t old, uint32_t with)
{
    static const uint8_t op_of[] = {[RMW_ADD] = IR_ADD,
                                    [RMW_SUB] = IR_SUB,
                                    [RMW_AND] = IR_AND,
                                    [RMW_OR] = IR_OR,
                                    [RMW_XOR] = IR_XOR};
    struct datum a = datum_at(x, old), b = datum_at(x, with);
    if (s->aux == RMW_XCHG)
        return with;
    bool is_simple = s->aux < ARRAY_SIZE(op_of) && op_of[s->aux];
    if (!is_simple || !a.is_known || !b.is_known)
        return ANYTHING;
    return datum_id(x, combine(op_of[s->aux], a, b));
}

static void finish(struct explore *x, const struct local *at, const struct ir_stmt *s,
                   const uint32_t *cells, uint32_t cell, const struct change *k, outcome_vec *out)
{
    struct local l = *at;
    struct level *v = top_of(&l);
    struct outcome o = {.started = threads_started(x, v->inst, v->stmt)};
    memcpy(o.cell, cells, sizeof o.cell);
    if (k->is_written && cell)
        o.cell[cell - 1] = k->content;
    reg_set(x, v, s->dst, k->result);
    if (s->op == IR_CMPXCHG)
        reg_set(x, v, s->aux, k->success);
    v->stmt++;
    o.node = node_make(x, &l);
    vec_push(out, o);
}

static bool may_be_equal(uint32_t a, uint32_t b)
{
    return a == ANYTHING || b == ANYTHING || a == b;
}

void operation_run(struct explore *x, uint32_t local, const uint32_t *cells, outcome_vec *out)
{
    struct local l;
    local_decode(x, local, &l);
    struct level *v = top_of(&l);
    const struct prog_func *pf = func_of(x, v->inst);
    const struct ir_stmt *s = &pf->stmts[v->stmt];
    const ir_ref *args = prog_args(pf, s);
    struct change k = {0};
    if (is_call(s->op)) {
        finish(x, &l, s, cells, 0, &k, out);
        return;
    }
    struct datum at = datum_at(x, value_in(x, &l, v, args[0]));
    bool is_known = at.is_known && at.is_address;
    x->is_bad |= !is_known && s->op != IR_LOAD;
    uint32_t cell = is_known ? cell_of(x, at.obj, at.number, s->size) : 0;
    uint32_t old = ANYTHING;
    if (cell)
        old = cells[cell - 1] == AS_AT_FIRST ? cell_at_first(x, cell - 1) : cells[cell - 1];
    k.result = old;
    if (s->op == IR_CMPXCHG) {
        uint32_t expected = value_in(x, &l, v, args[1]);
        k.success = datum_id(x, datum_number(0));
        finish(x, &l, s, cells, cell, &k, out);
        if (!may_be_equal(expected, old))
            return;
        k.result = old == ANYTHING ? expected : old;
        k.success = datum_id(x, datum_number(1));
        k.content = value_in(x, &l, v, args[2]);
        k.is_written = true;
    } else if (s->op != IR_LOAD) {
        uint32_t with = value_in(x, &l, v, args[1]);
        k.is_written = true;
        k.content = s->op == IR_STORE ? with : changed_by(x, s, old, with);
    }
    finish(x, &l, s, cells, cell, &k, out);
}
