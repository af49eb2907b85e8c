/*
 * Locks that change their names: hand over hand along a list.
 *
 *   prev = &head; lock(&prev->lock); cur = prev->next; lock(&cur->lock);
 *   while (...) { unlock(&prev->lock); prev = cur; cur = cur->next; lock(&cur->lock); }
 *
 * On the way round the lock of `cur` becomes that of `prev`: where a phi takes over the pointer
 * that a held lock is known by, the lock is known by the phi. That is done only if the function
 * gives a lock back by that name; what else the pointer was called is forgotten then. A lock whose
 * name is overwritten and has no other is held, but nobody knows which it is. On the JVM it is a
 * lock that a field of the node holds.
 *
 * Who holds the lock of an object has that object: the walk ends where there is none more.
 */
#include "conc/flow/flow_int.h"

/* What the address of a lock is computed from: on the JVM the lock is kept in a field of it. */
static uint32_t root_of(const struct walk *w, uint32_t term)
{
    int64_t off;
    uint32_t root = term_strip(w->c, term, &off);
    const uint32_t *t = tuples_at(&w->c->terms, root);
    bool is_kept = w->c->prog->classes && t[0] == TERM_LOAD && !t[2];
    return is_kept ? term_strip(w->c, t[1], &off) : root;
}

/* Is it computed from a phi of the function? */
static bool is_of_phi(const struct walk *w, uint32_t term)
{
    const uint32_t *t = tuples_at(&w->c->terms, root_of(w, term));
    if (t[0] != TERM_REG || t[1] < w->pf->reg_base || t[1] - w->pf->reg_base >= w->pf->func->nregs)
        return false;
    uint32_t def = w->info->def[t[1] - w->pf->reg_base];
    return def != IR_NONE && w->pf->stmts[def].op == IR_PHI;
}

/* Adds the names by which a call of the function gives locks back. */
static void add_unlocks(const struct walk *w, func_id f, inst_id inst, uint32_t call)
{
    struct conc *c = w->c;
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *effect = &e[i].model->effects[k];
            if (effect->kind != EFFECT_UNLOCK)
                continue;
            uint32_t term = term_of_place(c, f, e[i].stmt, &effect->obj);
            if (call != IR_NONE)
                term = term_to_caller(c, term, f, w->func, call);
            if (is_of_phi(w, term))
                idset_add(&w->info->coupled, term);
        }
        if (e[i].kind == EDGE_CALL && call == IR_NONE)
            add_unlocks(w, pta_inst_func(c->pta, (inst_id){e[i].target}), (inst_id){e[i].target},
                        e[i].stmt);
    }
}

/* How far the address is behind another one that is computed from the same thing. */
static bool distance(const struct conc *c, uint32_t address, uint32_t from, int64_t *out)
{
    int64_t off, from_off;
    uint32_t a = term_strip(c, address, &off), b = term_strip(c, from, &from_off);
    const uint32_t *x = tuples_at(&c->terms, a), *y = tuples_at(&c->terms, b);
    *out = off - from_off;
    if (x[0] == TERM_SYM && y[0] == TERM_SYM && x[1] == y[1]) {
        *out += (int64_t)(int32_t)x[2] - (int32_t)y[2];
        return true;
    }
    return a == b;
}

/* The one lock there is, by the field of `at` that holds it, as the function gives it back. */
static uint32_t name_in_field(const struct walk *w, struct lock_token t, uint32_t self,
                              const struct pta_loc *at)
{
    struct conc *c = w->c;
    const u32_vec *locs = pta_obj_locs(c->pta, at->obj);
    struct idset_iter it = idset_begin(&w->info->coupled);
    const struct pta_loc *lock = pta_loc(c->pta, (loc_id){seqs_at(&c->sets, t.locs).at[0]});
    uint32_t name;
    while (idset_step(&it, &name)) {
        int64_t off, field;
        const uint32_t *kept = tuples_at(&c->terms, term_strip(c, name, &off));
        if (kept[0] != TERM_LOAD || term_strip(c, kept[1], &field) != self)
            continue;
        for (size_t i = 0; i < locs->n; i++) {
            const struct pta_loc *l = pta_loc(c->pta, (loc_id){locs->at[i]});
            uint32_t held = !l->stride && l->off == at->off + field
                                ? idset_only(pta_content(c->pta, (loc_id){locs->at[i]}))
                                : IDSET_END;
            const struct pta_loc *k = held == IDSET_END ? NULL : pta_loc(c->pta, (loc_id){held});
            if (k && k->obj.i == lock->obj.i && k->off + off == lock->off)
                return name;
        }
    }
    return PTA_NONE;
}

/* The lock by the name that the phi gives it; PTA_NONE. */
static uint32_t name_by_phi(const struct walk *w, struct lock_token t, const struct ir_stmt *phi,
                            ir_ref from)
{
    struct conc *c = w->c;
    int64_t off;
    uint32_t self = term_of(c, w->func, ref_make(REF_REG, phi->dst)), name = PTA_NONE;
    if (t.term != PTA_NONE && distance(c, t.term, term_of(c, w->func, from), &off))
        name = term_add(c, self, off);
    else if (t.term != PTA_NONE && c->prog->classes)
        name = term_replace(c, t.term, term_of(c, w->func, from), self);
    if (name != PTA_NONE && !idset_has(&w->info->coupled, name))
        name = PTA_NONE;
    uint32_t loc = t.unique ? idset_only(pta_value(c->pta, w->inst, from)) : IDSET_END;
    if (name == PTA_NONE && loc != IDSET_END) {
        const struct pta_loc *at = pta_loc(c->pta, (loc_id){loc});
        const struct pta_loc *lock = pta_loc(c->pta, (loc_id){seqs_at(&c->sets, t.locs).at[0]});
        if (at->obj.i == lock->obj.i && !at->stride && !at->ext)
            name = term_add(c, self, lock->off - at->off);
        else if (c->prog->classes)
            name = name_in_field(w, t, self, at);
    }
    return name != PTA_NONE && idset_has(&w->info->coupled, name) ? name : PTA_NONE;
}

static uint32_t name_behind(const struct walk *w, struct lock_token t, uint32_t from, uint32_t to)
{
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + to];
    uint32_t name = t.term;
    int64_t off;
    for (uint32_t i = 0; i < b->count; i++) {
        const struct ir_stmt *phi = &w->pf->stmts[b->first + i];
        if (phi->op != IR_PHI)
            break;
        const ir_ref *args = ir_args(w->pf->unit, w->pf->func, phi);
        uint32_t self = term_of(w->c, w->func, ref_make(REF_REG, phi->dst));
        for (uint32_t k = 0; k + 1 < phi->nargs; k += 2) {
            uint32_t other =
                ref_index(args[k + 1]) == from ? name_by_phi(w, t, phi, args[k]) : PTA_NONE;
            if (other != PTA_NONE)
                return other;
        }
        if (name != PTA_NONE && (w->c->prog->classes ? term_contains(w->c, name, self)
                                                     : term_strip(w->c, name, &off) == self))
            name = PTA_NONE;
    }
    return name;
}

void couple_edge(const struct walk *w, struct state *s, uint32_t from, uint32_t to)
{
    struct conc *c = w->c;
    uint32_t lockset = state_locks(c, s), n = seqs_at(&c->sets, lockset).n;
    if (!n)
        return;
    if (!w->info->has_coupled)
        add_unlocks(w, w->func, w->inst, IR_NONE);
    w->info->has_coupled = true;
    if (idset_is_empty(&w->info->coupled))
        return;
    uint32_t out = lockset;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t token = seqs_at(&c->sets, lockset).at[i];
        struct lock_token t = token_at(c, token);
        uint32_t name = name_behind(w, t, from, to);
        if (name != t.term)
            out = lockset_rename(c, out, token, name);
    }
    uint32_t key[KEY_WIDTH];
    key_get(c, s->key, key);
    key[KEY_LOCKS] = out;
    s->key = key_make(c, key);
}

bool holds_lock_of_null(const struct walk *w, const struct state *s, const struct test *t,
                        bool is_true)
{
    struct conc *c = w->c;
    uint32_t lockset = state_locks(c, s), n = seqs_at(&c->sets, lockset).n;
    if (!n || t->is_sign || (is_true ? t->if_true : t->if_false) != TRUTH_ZERO ||
        ref_kind(t->value) != REF_REG)
        return false;
    uint32_t null = term_of(c, w->func, t->value);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t term = token_at(c, seqs_at(&c->sets, lockset).at[i]).term;
        if (term != PTA_NONE && root_of(w, term) == null)
            return true;
    }
    return false;
}
