/*
 * Places that a table of running totals tells each thread of:
 *
 *   count[t] = what the thread found;             (each thread)
 *   start[t + 1] = start[t] + count[t];           (one thread, for all t)
 *   at = start[t];  out[at++] = ...               (each thread)
 *
 * Each thread begins at its own entry and goes up from there. That it ends before the next entry
 * is assumed (A-OFFSET): what was counted is what is filled in. The same if all threads count the
 * entries up by atomic operations (`out[fill[c]++]`): two numbers of one entry differ, anyway.
 * What is seen is that the table was filled with totals, that the two threads begin at two
 * entries, and that they only go up.
 */
#include "conc/element/index_int.h"

enum { MAX_WEB = 12 };

static const ir_ref *operands(const struct prog_func *pf, uint32_t stmt)
{
    return ir_args(pf->unit, pf->func, &pf->stmts[stmt]);
}

static uint32_t def_at(struct index *x, uint32_t frame, ir_ref ref)
{
    return ref_kind(ref) == REF_REG ? index_info(x, frame)->def[ref_index(ref)] : IR_NONE;
}

/* ---- where a thread begins ---- */

/* Registers that a place goes through on its way up from a load. */
struct way_up {
    uint32_t frame, load;
    uint32_t n, reg[MAX_WEB];
};

static bool climb_add(struct way_up *w, ir_ref ref)
{
    for (uint32_t i = 0; ref_kind(ref) == REF_REG && i < w->n; i++)
        if (w->reg[i] == ref_index(ref))
            return true;
    if (ref_kind(ref) != REF_REG || w->n == MAX_WEB)
        return false;
    w->reg[w->n++] = ref_index(ref);
    return true;
}

/* Does the register hold what one load found, or that and something that was counted up? */
static bool climbs_from(struct index *x, uint32_t reg, struct way_up *w)
{
    const struct prog_func *pf = frame_func(x->c, w->frame);
    w->load = IR_NONE;
    climb_add(w, ref_make(REF_REG, reg));
    for (uint32_t i = 0; i < w->n; i++) {
        uint32_t def = index_info(x, w->frame)->def[w->reg[i]];
        const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
        const ir_ref *args = s ? operands(pf, def) : NULL;
        int64_t step;
        if (!s || (s->op == IR_LOAD && w->load != IR_NONE && w->load != def))
            return false;
        if (s->op == IR_LOAD) {
            w->load = def;
            continue;
        }
        if (s->op == IR_ADD
                ? !ir_ref_int(pf->unit, args[1], &step) || step < 0
                : s->op != IR_PHI && s->op != IR_SEXT && s->op != IR_ZEXT && s->op != IR_COPY)
            return false;
        uint32_t n = s->op == IR_PHI ? s->nargs : 1;
        for (uint32_t k = 0; k < n; k += 2)
            if (!climb_add(w, args[k]))
                return false;
    }
    return w->load != IR_NONE;
}

/* The load that the symbol stands for, on the way to the address. */
static bool comes_from(struct index *x, ir_ref address, uint32_t sym, struct way_up *w)
{
    const struct prog_func *pf = frame_func(x->c, w->frame);
    climb_add(w, address);
    for (uint32_t i = 0; i < w->n; i++) {
        uint32_t def = index_info(x, w->frame)->def[w->reg[i]], held;
        const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
        if (s && (s->op == IR_LOAD || s->op == IR_RMW)) {
            struct poly value = value_of(x->v, w->frame, ref_make(REF_REG, w->reg[i]));
            w->load = def;
            if (poly_is_symbol(&value, &held) && held == sym)
                return true;
        }
        bool is_followed = s && (s->op == IR_ADDR || s->op == IR_ADD || s->op == IR_PHI ||
                                 s->op == IR_SEXT || s->op == IR_ZEXT || s->op == IR_COPY);
        for (uint32_t k = 0; is_followed && k < s->nargs; k++)
            climb_add(w, operands(pf, def)[k]);
    }
    return false;
}

/* Does the loop end where all threads end, wherever they began? */
static bool ends_for_all(struct index *x, const struct element *e, const struct element *other,
                         const uint32_t *s, const struct poly *begin)
{
    struct round_bound bound[MAX_BOUNDS];
    uint32_t n = value_round_bounds(x->v, s[1], s[2], bound);
    for (uint32_t i = 0; i < n; i++) {
        struct poly end = poly_add(&bound[i].max, begin, bound[i].scale);
        if (role_of_poly(x, e, other, &end) == ROLE_COMMON &&
            role_of_poly(x, e, other, &bound[i].max) != ROLE_COMMON)
            return true;
    }
    return false;
}

/* Does none of the loops that count the place up go on behind the part? */
static bool ends_in_part(struct index *x, const struct element *e, const struct element *other,
                         const struct poly *at, const struct poly *begin)
{
    for (uint32_t i = 0; i < at->n; i++) {
        uint32_t s[4];
        memcpy(s, value_symbol_at(x->v, at->term[i].sym[0]), sizeof s);
        if (s[0] == VALUE_ROUND && ends_for_all(x, e, other, s, begin))
            return false;
    }
    return true;
}

/* The load that says where the element's thread begins: all else is common, or counts up. */
static bool find_begin(struct index *x, const struct element *e, const struct element *other,
                       const struct poly *at, struct way_up *out)
{
    bool is_found = false;
    struct poly begin = {0};
    for (uint32_t i = 0; i < at->n; i++) {
        const struct poly_term *t = &at->term[i];
        struct poly whole = {0};
        uint32_t s[4];
        memcpy(s, value_symbol_at(x->v, t->sym[0]), sizeof s);
        poly_add_term(&whole, t);
        if (role_of_poly(x, e, other, &whole) == ROLE_COMMON)
            continue;
        if (t->sym[1] || t->coef < (int64_t)e->size)
            return false;
        if (s[0] == VALUE_ROUND)
            continue;
        if (is_found)
            return false;
        begin = poly_symbol(t->sym[0]);
        *out = (struct way_up){.frame = s[0] == VALUE_REGISTER ? s[1] : e->frame};
        is_found = s[0] == VALUE_CONTENT || s[0] == VALUE_TICKET
                       ? comes_from(x, e->address, t->sym[0], out)
                       : s[0] == VALUE_REGISTER &&
                             index_origin(x, s[1]).i == index_origin(x, e->frame).i &&
                             climbs_from(x, s[2], out);
        if (!is_found)
            return false;
    }
    return is_found && !at->is_unknown && ends_in_part(x, e, other, at, &begin);
}

/* ---- tables of totals ---- */

/* Is the value loaded, perhaps to be made wider? *load: where. */
static bool is_loaded(struct index *x, uint32_t frame, ir_ref ref, uint32_t *load)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t def = def_at(x, frame, ref);
    while (def != IR_NONE && (pf->stmts[def].op == IR_SEXT || pf->stmts[def].op == IR_ZEXT ||
                              pf->stmts[def].op == IR_TRUNC))
        def = def_at(x, frame, operands(pf, def)[0]);
    *load = def;
    return def != IR_NONE && pf->stmts[def].op == IR_LOAD;
}

/* `total += count[k]` in a loop: the sum, or the phi that it goes round by. */
static bool is_running(struct index *x, uint32_t frame, ir_ref value)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t def = def_at(x, frame, value), load;
    for (uint32_t k = 0; def != IR_NONE && pf->stmts[def].op == IR_ADD && k < 2; k++) {
        const ir_ref *args = operands(pf, def);
        uint32_t phi = def_at(x, frame, args[k]);
        if (phi == IR_NONE || pf->stmts[phi].op != IR_PHI ||
            !is_loaded(x, frame, args[1 - k], &load))
            continue;
        for (uint32_t i = 0; i < pf->stmts[phi].nargs; i += 2)
            if (def_at(x, frame, operands(pf, phi)[i]) == def)
                return true;
    }
    if (def == IR_NONE || pf->stmts[def].op != IR_PHI)
        return false;
    for (uint32_t i = 0; i < pf->stmts[def].nargs; i += 2) {
        ir_ref next = operands(pf, def)[i];
        uint32_t sum = def_at(x, frame, next);
        if (sum != IR_NONE && pf->stmts[sum].op == IR_ADD && is_running(x, frame, next))
            return true;
    }
    return false;
}

/* `start[k + 1] = start[k] + count[k]`: the sum of another entry of the table and a number. */
static bool adds_entry(struct index *x, const struct write_record *w, obj_id table)
{
    const struct prog_func *pf = frame_func(x->c, w->frame);
    const ir_ref *args = operands(pf, w->stmt);
    uint32_t def = def_at(x, w->frame, args[1]), load[2];
    if (def == IR_NONE || pf->stmts[def].op != IR_ADD)
        return false;
    const ir_ref *of = operands(pf, def);
    if (!is_loaded(x, w->frame, of[0], &load[0]) || !is_loaded(x, w->frame, of[1], &load[1]))
        return false;
    struct poly to = value_of(x->v, w->frame, args[0]);
    for (int k = 0; k < 2; k++) {
        ir_ref from = operands(pf, load[k])[0];
        struct poly at = value_of(x->v, w->frame, from), d = poly_add(&at, &to, -1);
        uint32_t loc;
        bool is_in_table = false;
        struct idset_iter it =
            idset_begin(pta_value(x->c->pta, x->c->frames.at[w->frame].inst, from));
        while (idset_step(&it, &loc))
            is_in_table |= pta_loc(x->c->pta, (loc_id){loc})->obj.i == table.i;
        if (is_in_table && poly_is_int(&d) && d.constant)
            return true;
    }
    return false;
}

/* The one object that the load is in; false if there are several. */
static bool table_of(struct index *x, const struct way_up *w, obj_id *out)
{
    const struct prog_func *pf = frame_func(x->c, w->frame);
    uint32_t loc, n = 0;
    struct idset_iter it =
        idset_begin(pta_value(x->c->pta, x->c->frames.at[w->frame].inst, operands(pf, w->load)[0]));
    for (; idset_step(&it, &loc); n++) {
        obj_id obj = pta_loc(x->c->pta, (loc_id){loc})->obj;
        if (n && obj.i != out->i)
            return false;
        *out = obj;
    }
    return n > 0;
}

/* Totals, or a copy of them. */
static bool holds_totals(struct index *x, obj_id table, bool is_copy)
{
    for (uint32_t i = values_last_write(x->v, table); i; i = x->v->log->writes.at[i - 1].next) {
        const struct write_record w = x->v->log->writes.at[i - 1];
        const struct prog_func *pf = frame_func(x->c, w.frame);
        struct way_up from = {.frame = w.frame};
        obj_id other;
        if (pf->stmts[w.stmt].op != IR_STORE)
            continue;
        if (is_running(x, w.frame, operands(pf, w.stmt)[1]) || adds_entry(x, &w, table))
            return true;
        if (!is_copy && is_loaded(x, w.frame, operands(pf, w.stmt)[1], &from.load) &&
            table_of(x, &from, &other) && other.i != table.i && holds_totals(x, other, true))
            return true;
    }
    return false;
}

/* Are the two entries of the table never the same one? */
static bool entries_apart(struct index *x, const struct way_up *p, const struct way_up *q)
{
    const struct prog_func *pf = frame_func(x->c, p->frame), *qf = frame_func(x->c, q->frame);
    struct element a = {.frame = p->frame,
                        .stmt = p->load,
                        .address = operands(pf, p->load)[0],
                        .size = pf->stmts[p->load].size};
    struct element b = {.frame = q->frame,
                        .stmt = q->load,
                        .address = operands(qf, q->load)[0],
                        .size = qf->stmts[q->load].size};
    struct poly at_a = value_of(x->v, a.frame, a.address);
    struct poly at_b = value_of(x->v, b.frame, b.address);
    struct poly in_a = value_of_bounded(x->v, a.frame, a.address);
    struct poly in_b = value_of_bounded(x->v, b.frame, b.address);
    return index_differs(x, &a, &b, &at_a, &at_b) || index_differs(x, &a, &b, &in_a, &in_b) ||
           flat_apart(x, &a, &b, &at_a, &at_b) || dims_apart(x, x->v, &a, &b);
}

bool offsets_apart(struct index *x, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b)
{
    struct way_up p, q;
    obj_id table, other;
    return index_origin(x, a->frame).i == index_origin(x, b->frame).i && a->size && b->size &&
           find_begin(x, a, b, at_a, &p) && find_begin(x, b, a, at_b, &q) &&
           table_of(x, &p, &table) && table_of(x, &q, &other) && table.i == other.i &&
           entries_apart(x, &p, &q) && holds_totals(x, table, false);
}
