/*
 * Pointers that change places: `t = from; from = to; to = t;` after every step, or three of them in
 * a ring. They began at different objects, so no two of them ever lead to the same one. They are
 * registers of the creator of the threads, or variables in memory that are written in no other way;
 * or each thread has its own, and all threads are in the same round, and have gone round alike.
 * Elements of one table that change places leave each of them there once (row.c).
 */
#include "conc/element/index_int.h"
#include "conc/order/phase.h"

enum { MAX_TURNS = 4, MAX_RING = 3 };

static bool are_disjoint(const struct index *x, uint32_t frame_a, ir_ref a, uint32_t frame_b,
                         ir_ref b)
{
    const struct pta *p = x->c->pta;
    const struct idset *sa = pta_value(p, x->c->frames.at[frame_a].inst, a);
    const struct idset *sb = pta_value(p, x->c->frames.at[frame_b].inst, b);
    struct idset_iter i = idset_begin(sa);
    uint32_t one, other, n = 0;
    while (idset_step(&i, &one)) {
        obj_id obj = pta_loc(p, (loc_id){one})->obj;
        struct idset_iter k = idset_begin(sb);
        while (idset_step(&k, &other))
            if (pta_loc(p, (loc_id){other})->obj.i == obj.i)
                return false;
        n++;
    }
    return n > 0;
}

struct start {
    uint32_t frame, swaps, block;
    ir_ref value;
    uint32_t swap_frame, swap_stmt, swap_load;
};

/* Objects that the elements of what a value points to hold. */
static void add_rows(const struct index *x, const struct start *at, struct idset *out)
{
    const struct pta *p = x->c->pta;
    struct idset_iter it = idset_begin(pta_value(p, x->c->frames.at[at->frame].inst, at->value));
    uint32_t loc, held;
    while (idset_step(&it, &loc)) {
        const u32_vec *all = pta_obj_locs(p, pta_loc(p, (loc_id){loc})->obj);
        for (size_t i = 0; i < all->n; i++) {
            struct idset_iter in = idset_begin(pta_content(p, (loc_id){all->at[i]}));
            while (idset_step(&in, &held))
                idset_add(out, pta_loc(p, (loc_id){held})->obj.i);
        }
    }
}

static bool rows_are_disjoint(const struct index *x, const struct start *a, const struct start *b)
{
    struct idset p = {0}, q = {0};
    add_rows(x, a, &p);
    add_rows(x, b, &q);
    bool is_disjoint = !idset_is_empty(&p) && !idset_intersects(&p, &q);
    idset_release(&p);
    idset_release(&q);
    return is_disjoint;
}

/* ---- registers ---- */

/* Phis of one block that take each other's values. */
struct turning {
    uint32_t n, stmt[MAX_TURNS];
    uint32_t edges; /* on which they do */
};

static uint32_t turning_find(const struct prog_func *pf, const struct turning *t, ir_ref ref)
{
    for (uint32_t i = 0; ref_kind(ref) == REF_REG && i < t->n; i++)
        if (pf->stmts[t->stmt[i]].dst == ref_index(ref))
            return i;
    return t->n;
}

/* Adds the phi that sets the register, if it is one of the block; false: there are too many. */
static bool turning_add(const struct prog_func *pf, const struct finfo *info, uint32_t block,
                        ir_ref ref, struct turning *t)
{
    uint32_t def = ref_kind(ref) == REF_REG ? info->def[ref_index(ref)] : IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_PHI || info->block_of[def] != block ||
        turning_find(pf, t, ref) < t->n)
        return true;
    if (t->n == MAX_TURNS || (t->n && pf->stmts[def].nargs != pf->stmts[t->stmt[0]].nargs))
        return false;
    t->stmt[t->n++] = def;
    return true;
}

/* On the edge they begin, at different objects each. */
static bool begins_apart(struct index *x, uint32_t frame, const ir_ref *value, uint32_t n,
                         bool has_rows)
{
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t k = 0; k < i; k++) {
            struct start p = {.frame = frame, .value = value[i]}, q = p;
            q.value = value[k];
            if (!are_disjoint(x, frame, value[i], frame, value[k]) ||
                (has_rows && !rows_are_disjoint(x, &p, &q)))
                return false;
        }
    return true;
}

/* Do the phis begin apart on the edge, or each take another one's value? */
static bool turns_on_edge(struct index *x, uint32_t frame, struct turning *t, uint32_t edge,
                          bool has_rows)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    ir_ref value[MAX_TURNS], from = {0};
    uint32_t taken = 0, inside = 0;
    for (uint32_t i = 0; i < t->n; i++) {
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[t->stmt[i]]);
        value[i] = args[edge];
        if (i && args[edge + 1].bits != from.bits)
            return false;
        from = args[edge + 1];
        uint32_t source = turning_find(pf, t, value[i]);
        inside += source < t->n;
        taken |= source < t->n ? 1u << source : 0;
    }
    if (inside == t->n) {
        t->edges++;
        return taken == (1u << t->n) - 1;
    }
    return !inside && begins_apart(x, frame, value, t->n, has_rows);
}

/* Phis of one loop that only take each other's values; `has_rows`: it is about what they hold. */
static bool phis_turn(struct index *x, uint32_t frame, uint32_t reg, uint32_t other, bool has_rows,
                      struct turning *t)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    struct finfo *info = index_info(x, frame);
    uint32_t block = info->def[reg] == IR_NONE ? CFG_NONE : info->block_of[info->def[reg]];
    *t = (struct turning){0};
    if (block == CFG_NONE || !turning_add(pf, info, block, ref_make(REF_REG, reg), t) ||
        !turning_add(pf, info, block, ref_make(REF_REG, other), t) || t->n != 2)
        return false;
    for (uint32_t i = 0; i < t->n; i++) {
        const struct ir_stmt *phi = &pf->stmts[t->stmt[i]];
        for (uint32_t k = 0; k + 1 < phi->nargs; k += 2)
            if (!turning_add(pf, info, block, ir_args(pf->unit, pf->func, phi)[k], t))
                return false;
    }
    for (uint32_t k = 0; k + 1 < pf->stmts[t->stmt[0]].nargs; k += 2)
        if (!turns_on_edge(x, frame, t, k, has_rows))
            return false;
    return true;
}

/*
 * Each thread of a team turns pointers of its own: in the same round of a loop that turns them in
 * one way only, two that began apart are apart, also if they are those of two threads.
 */
static bool own_phis_turn(struct index *x, const struct element *a, const struct element *b,
                          uint32_t frame, uint32_t reg, uint32_t other, bool has_rows)
{
    struct turning t;
    if (!phis_turn(x, frame, reg, other, has_rows, &t) || t.edges != 1)
        return false;
    struct finfo *info = index_info(x, frame);
    uint32_t block = info->block_of[t.stmt[0]], loop = info->cfg->loop[block];
    return loop != CFG_NONE && info->cfg->loops[loop].header == block &&
           is_in_step(x, a, b, frame, loop);
}

/* ---- variables ---- */

/* The one place that the address set stands for; false if there are several. */
static bool one_slot(struct index *x, uint32_t frame, ir_ref ref, loc_id *out)
{
    uint32_t loc;
    struct idset_iter it = idset_begin(pta_value(x->c->pta, x->c->frames.at[frame].inst, ref));
    if (!idset_step(&it, &loc) || idset_step(&it, &(uint32_t){0}))
        return false;
    *out = (loc_id){loc};
    const struct pta_loc *l = pta_loc(x->c->pta, *out);
    return !l->stride && obj_is_unique(x->c, l->obj);
}

/* The one place that a pointer was loaded from, on the way to the address; *rows: how many others
 * were loaded from what it leads to. */
static bool slot_of(struct index *x, const struct element *e, loc_id *out, uint32_t *rows)
{
    uint32_t frame = e->frame;
    ir_ref ref = e->address;
    *rows = 0;
    for (int i = 0; i < MAX_PIN_DEPTH && ref_kind(ref) == REF_REG; i++) {
        const struct prog_func *pf = frame_func(x->c, frame);
        const struct frame *f = &x->c->frames.at[frame];
        uint32_t def = index_info(x, frame)->def[ref_index(ref)];
        if (def == IR_NONE && f->caller != PTA_NONE && f->ncallers == 1) { /* a parameter */
            ref = call_arg(frame_func(x->c, f->caller), f->call_stmt, (int32_t)ref_index(ref));
            frame = f->caller;
            continue;
        }
        const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
        if (!s || (s->op != IR_ADDR && s->op != IR_COPY && s->op != IR_LOAD))
            return false;
        ref = ir_args(pf->unit, pf->func, s)[0];
        if (s->op != IR_LOAD)
            continue;
        if (one_slot(x, frame, ref, out))
            return true;
        ++*rows;
    }
    return false;
}

/* The only store to the place, if the function makes it in the statement's block, before it. */
static uint32_t only_store(struct index *x, uint32_t frame, uint32_t stmt, loc_id slot)
{
    const struct finfo *info = index_info(x, frame);
    uint32_t found = IR_NONE;
    for (uint32_t i = values_last_write(x->v, pta_loc(x->c->pta, slot)->obj); i;
         i = x->v->log->writes.at[i - 1].next) {
        const struct write_record w = x->v->log->writes.at[i - 1];
        if (!pta_overlap(pta_loc(x->c->pta, w.loc), w.size, pta_loc(x->c->pta, slot), 8))
            continue;
        if (found != IR_NONE || w.frame != frame || w.stmt > stmt ||
            info->block_of[w.stmt] != info->block_of[stmt] ||
            frame_func(x->c, frame)->stmts[w.stmt].op != IR_STORE)
            return IR_NONE;
        found = w.stmt;
    }
    return found;
}

/* Does the value come from the other variable, perhaps by way of a third one? *load: where from. */
static bool is_loaded_from(struct index *x, uint32_t frame, ir_ref value, loc_id slot, int depth,
                           uint32_t *load)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t def =
        ref_kind(value) == REF_REG ? index_info(x, frame)->def[ref_index(value)] : IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_LOAD)
        return false;
    ir_ref from = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    loc_id third;
    if (!one_slot(x, frame, from, &third))
        return false;
    *load = def;
    uint32_t kept = third.i == slot.i || depth ? IR_NONE : only_store(x, frame, def, third);
    if (kept == IR_NONE)
        return third.i == slot.i;
    ir_ref stored = ir_args(pf->unit, pf->func, &pf->stmts[kept])[1];
    return is_loaded_from(x, frame, stored, slot, 1, load);
}

/* How a variable is written: once to begin with, else with what the other one holds. */
static bool writes_of(struct index *x, loc_id slot, loc_id other, struct start *out)
{
    uint32_t starts = 0;
    *out = (struct start){.swaps = 0};
    for (uint32_t i = values_last_write(x->v, pta_loc(x->c->pta, slot)->obj); i;
         i = x->v->log->writes.at[i - 1].next) {
        const struct write_record w = x->v->log->writes.at[i - 1];
        const struct prog_func *pf = frame_func(x->c, w.frame);
        if (!pta_overlap(pta_loc(x->c->pta, w.loc), w.size, pta_loc(x->c->pta, slot), 8))
            continue;
        if (pf->stmts[w.stmt].op != IR_STORE)
            return false;
        ir_ref value = ir_args(pf->unit, pf->func, &pf->stmts[w.stmt])[1];
        uint32_t load;
        if (is_loaded_from(x, w.frame, value, other, 0, &load)) {
            out->swaps++;
            out->swap_load = load;
            out->swap_frame = w.frame;
            out->swap_stmt = w.stmt;
            out->block = pf->stmt_base + index_info(x, w.frame)->block_of[w.stmt];
        } else {
            starts++;
            out->frame = w.frame;
            out->value = value;
        }
    }
    return starts == 1;
}

/* Where the outermost loop around the block begins that the other block is not in; itself. */
static uint32_t outermost(const struct cfg *cfg, uint32_t block, uint32_t other)
{
    uint32_t top = block;
    for (uint32_t l = cfg->loop[block]; l != CFG_NONE; l = cfg->loops[l].parent)
        if (!cfg_in_loop(cfg, other, l))
            top = cfg->loops[l].header;
    return top;
}

/* Is the statement done before the variables change for the first time? */
static bool is_before_swap(struct index *x, uint32_t frame, uint32_t stmt, const struct start *s)
{
    struct meeting m;
    if (!find_meeting(x->v, frame, stmt, s->swap_frame, s->swap_stmt, &m) || m.a == m.b)
        return false;
    const struct finfo *info = index_info(x, m.frame);
    const struct cfg *cfg = info->cfg;
    uint32_t first = info->block_of[m.a], later = info->block_of[m.b];
    for (uint32_t l = cfg->loop[first]; l != CFG_NONE; l = cfg->loops[l].parent)
        if (cfg_in_loop(cfg, later, l))
            return false;
    return !cfg->is_irreducible && x->c->frames.at[m.frame].is_once &&
           (first == later
                ? m.a < m.b
                : cfg->rpo[outermost(cfg, first, later)] < cfg->rpo[outermost(cfg, later, first)]);
}

/* Adds what is stored into the object, through one variable or the other; false: not clear. */
static bool add_stored(struct index *x, obj_id obj, const loc_id slot[2], const struct start *s,
                       struct idset out[2])
{
    for (uint32_t i = values_last_write(x->v, obj); i; i = x->v->log->writes.at[i - 1].next) {
        const struct write_record w = x->v->log->writes.at[i - 1];
        const struct prog_func *pf = frame_func(x->c, w.frame);
        if (pf->stmts[w.stmt].op != IR_STORE)
            return false;
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[w.stmt]);
        struct element e = {.frame = w.frame, .stmt = w.stmt, .address = args[0]};
        loc_id from;
        uint32_t rows, held;
        if (!slot_of(x, &e, &from, &rows) || rows || (from.i != slot[0].i && from.i != slot[1].i) ||
            !is_before_swap(x, w.frame, w.stmt, s))
            return false;
        inst_id inst = x->c->frames.at[w.frame].inst;
        struct idset_iter it = idset_begin(pta_value(x->c->pta, inst, args[1]));
        while (idset_step(&it, &held))
            idset_add(&out[from.i == slot[1].i], pta_loc(x->c->pta, (loc_id){held})->obj.i);
    }
    return true;
}

/* Tables of rows that were filled, each through its own variable, before these changed places. */
static bool rows_were_disjoint(struct index *x, const loc_id slot[2], const struct start start[2])
{
    struct idset held[2] = {0};
    bool is_clear = true;
    for (int k = 0; k < 2; k++) {
        uint32_t loc;
        inst_id inst = x->c->frames.at[start[k].frame].inst;
        struct idset_iter it = idset_begin(pta_value(x->c->pta, inst, start[k].value));
        while (is_clear && idset_step(&it, &loc))
            is_clear = add_stored(x, pta_loc(x->c->pta, (loc_id){loc})->obj, slot, start, held);
    }
    is_clear = is_clear && !idset_is_empty(&held[0]) && !idset_intersects(&held[0], &held[1]);
    idset_release(&held[0]);
    idset_release(&held[1]);
    return is_clear;
}

/* Do the threads stand at a barrier while the variables change? */
static bool is_between_phases(struct index *x, const struct start *s, const struct element *e)
{
    return x->phases && phases_apart(x->phases, s->swap_frame, s->swap_stmt, e->frame, e->stmt);
}

/* Are all threads of a kind that are alive at a time made between two changes? */
static bool is_between_creations(struct index *x, const struct start *s, origin_id o)
{
    const struct generation *g = generation_of(x, o);
    const struct finfo *info = index_info(x, s->swap_frame);
    return g->is_known && s->swap_frame == g->frame &&
           (g->loop == CFG_NONE || !cfg_in_loop(info->cfg, info->block_of[s->swap_stmt], g->loop));
}

/* Does each of the variables only ever take what the next one of the ring holds? */
static bool is_ring(struct index *x, const loc_id *slot, uint32_t n, struct start *start)
{
    for (uint32_t i = 0; i < n; i++)
        if (!writes_of(x, slot[i], slot[(i + 1) % n], &start[i]) || start[i].swaps != 1 ||
            start[i].block != start[0].block)
            return false;
    for (uint32_t i = 0; i < n; i++) {
        if (start[i].swap_load >= start[(i + 1) % n].swap_stmt) /* it was overwritten already */
            return false;
        for (uint32_t k = 0; k < i; k++)
            if (!are_disjoint(x, start[i].frame, start[i].value, start[k].frame, start[k].value))
                return false;
    }
    return true;
}

/* The variables that values of this one come from; how many. */
static uint32_t sources_of(struct index *x, loc_id slot, loc_id out[MAX_TURNS])
{
    uint32_t n = 0;
    for (uint32_t i = values_last_write(x->v, pta_loc(x->c->pta, slot)->obj); i && n < MAX_TURNS;
         i = x->v->log->writes.at[i - 1].next) {
        const struct write_record w = x->v->log->writes.at[i - 1];
        const struct prog_func *pf = frame_func(x->c, w.frame);
        if (pf->stmts[w.stmt].op != IR_STORE ||
            !pta_overlap(pta_loc(x->c->pta, w.loc), w.size, pta_loc(x->c->pta, slot), 8))
            continue;
        struct element e = {.frame = w.frame,
                            .address = ir_args(pf->unit, pf->func, &pf->stmts[w.stmt])[1]};
        uint32_t rows;
        n += slot_of(x, &e, &out[n], &rows) && !rows;
    }
    return n;
}

/* Two of three variables that change places in a ring; the start of the second goes to [1]. */
static bool is_ring_of_three(struct index *x, const loc_id slot[2], struct start start[MAX_RING])
{
    loc_id found[2 * MAX_TURNS];
    uint32_t n = sources_of(x, slot[0], found);
    n += sources_of(x, slot[1], found + n);
    for (uint32_t i = 0; i < n; i++) {
        if (found[i].i == slot[0].i || found[i].i == slot[1].i)
            continue;
        loc_id before[MAX_RING] = {slot[0], slot[1], found[i]};
        loc_id behind[MAX_RING] = {slot[1], slot[0], found[i]};
        if (is_ring(x, before, MAX_RING, start))
            return true;
        if (is_ring(x, behind, MAX_RING, start)) {
            struct start first = start[0];
            start[0] = start[1];
            start[1] = first;
            return true;
        }
    }
    return false;
}

static bool slots_swap(struct index *x, const struct element *a, const struct element *b,
                       bool is_at_once)
{
    loc_id slot[2];
    uint32_t rows_a, rows_b;
    struct start start[MAX_RING];
    if (!slot_of(x, a, &slot[0], &rows_a) || !slot_of(x, b, &slot[1], &rows_b) ||
        slot[0].i == slot[1].i || rows_a != rows_b || rows_a > 1 ||
        (!is_ring(x, slot, 2, start) && !is_ring_of_three(x, slot, start)))
        return false;
    return (is_at_once || is_between_creations(x, &start[0], index_origin(x, a->frame)) ||
            (is_between_phases(x, &start[0], a) && is_between_phases(x, &start[0], b))) &&
           (!rows_a || rows_are_disjoint(x, &start[0], &start[1]) ||
            rows_were_disjoint(x, slot, start));
}

/* ---- elements of one table ---- */

struct moved {
    uint32_t load, store; /* statements */
    struct poly from, to;
};

/* What the store puts there was loaded before, in its block, from another place? */
static bool is_moved(struct index *x, uint32_t frame, uint32_t store, struct moved *out)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    if (pf->stmts[store].op != IR_STORE)
        return false;
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[store]);
    uint32_t load = ref_kind(args[1]) == REF_REG ? info->def[ref_index(args[1])] : IR_NONE;
    if (load == IR_NONE || pf->stmts[load].op != IR_LOAD || load > store ||
        info->block_of[load] != info->block_of[store])
        return false;
    *out = (struct moved){load, store,
                          value_of(x->v, frame, ir_args(pf->unit, pf->func, &pf->stmts[load])[0]),
                          value_of(x->v, frame, args[0])};
    return !out->from.is_unknown && !out->to.is_unknown;
}

bool elements_are_exchanged(struct index *x, uint32_t frame, uint32_t store)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    struct moved one, two;
    if (!is_moved(x, frame, store, &one))
        return false;
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + info->block_of[store]];
    for (uint32_t i = b->first; i < b->first + b->count; i++) {
        if (i == store || !is_moved(x, frame, i, &two) || !poly_equal(&one.from, &two.to) ||
            !poly_equal(&two.from, &one.to))
            continue;
        uint32_t first = MIN(one.load, two.load), last = MAX(one.store, two.store), others = 0;
        for (uint32_t k = first; k < last; k++)
            others += pf->stmts[k].op == IR_CALL || pf->stmts[k].op == IR_STORE;
        return others == 1 && MAX(one.load, two.load) < MIN(one.store, two.store);
    }
    return false;
}

/* ---- */

/* The phi that the address is computed from; zero. */
static uint32_t base_phi(const struct index *x, const struct poly *p)
{
    for (uint32_t i = 0; !p->is_unknown && i < p->n; i++)
        if (p->term[i].coef == 1 && !p->term[i].sym[1] &&
            value_symbol_at(x->v, p->term[i].sym[0])[0] == VALUE_REGISTER)
            return p->term[i].sym[0];
    return 0;
}

/* Where the register was loaded from, computed from a phi; zero: it was not. */
static uint32_t base_of_load(struct index *x, const uint32_t *s)
{
    const struct prog_func *pf = frame_func(x->c, s[1]);
    const struct ir_stmt *load = def_in(pf, index_info(x, s[1]), ref_make(REF_REG, s[2]));
    if (!load || load->op != IR_LOAD)
        return 0;
    struct poly at = value_of(x->v, s[1], prog_args(pf, load)[0]);
    return base_phi(x, &at);
}

/* The register that the address starts from; *is_held: the address is what lies there, instead. */
static uint32_t base_symbol(struct index *x, const struct poly *p, bool *is_held)
{
    for (uint32_t i = 0; i < p->n; i++) {
        const uint32_t *s = value_symbol_at(x->v, p->term[i].sym[0]);
        if (p->term[i].coef != 1 || p->term[i].sym[1])
            continue;
        *is_held = s[0] == VALUE_CONTENT && !s[2];
        if (s[0] == VALUE_REGISTER) {
            uint32_t from = base_of_load(x, s);
            *is_held = from != 0;
            return from ? from : p->term[i].sym[0];
        }
        struct poly at = *is_held ? value_poly(x->v, s[1]) : poly_unknown();
        uint32_t from = base_phi(x, &at);
        if (from)
            return from;
    }
    return 0;
}

bool swapped_apart(struct index *x, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b)
{
    origin_id o = index_origin(x, a->frame);
    const struct generation *g = generation_of(x, o);
    if (o.i != index_origin(x, b->frame).i)
        return false;
    bool is_at_once = g->is_known && g->is_at_once, holds_a = false, holds_b = false;
    uint32_t p = base_symbol(x, at_a, &holds_a), q = base_symbol(x, at_b, &holds_b);
    if (p && q && p != q && holds_a == holds_b) {
        const uint32_t *s = value_symbol_at(x->v, p), *t = value_symbol_at(x->v, q);
        struct turning turning;
        bool is_own = index_origin(x, s[1]).i == o.i;
        if (s[1] == t[1] &&
            (is_own ? own_phis_turn(x, a, b, s[1], s[2], t[2], holds_a)
                    : is_at_once && phis_turn(x, s[1], s[2], t[2], holds_a, &turning)))
            return true;
    }
    return slots_swap(x, a, b, is_at_once);
}
