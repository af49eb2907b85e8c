/*
 * Numbers that put locks in order: `if (a->id < b->id) lock a, then b`. They do so only if they do
 * not change while there are threads: two that compare at different times may see different orders.
 * A number is fixed if it is set only in objects that nobody else knows yet, or while the program
 * has one thread.
 */
#include "conc/flow/flow_int.h"
#include "conc/lock/lockrel.h"

struct setting {
    struct conc *c;
    uint32_t fctx, stmt;
    bool is_late; /* other threads may be there */
};

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct setting *k = ctx;
    for (size_t i = 0; stmt == k->stmt && i < states->n; i++) {
        uint32_t live = live_apply(k->c, k->c->fctxs.at[k->fctx].live_in, states->at[i].live);
        k->is_late |= !live_is_alone(k->c, live);
    }
}

bool store_is_late(struct conc *c, uint32_t fctx, uint32_t stmt, ir_ref address)
{
    func_id f = func_of_fctx(c, fctx);
    struct setting k = {c, fctx, stmt, false};
    if (!ref_is_none(address) &&
        ownership_at(c, fctx, stmt, term_of(c, f, address), address) == OWN_FRESH)
        return false;
    flow_each(c, fctx, visit, &k);
    return k.is_late;
}

/* Does the address, in this instance, mean the object's place at the offset and no other? */
static bool means(const struct conc *c, inst_id inst, ir_ref address, obj_id obj, int64_t off)
{
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, address));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        if (l->obj.i == obj.i && !l->stride && l->off == off)
            return true;
    }
    return false;
}

static bool is_set_late(struct conc *c, obj_id obj, int64_t off)
{
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        if (!c->fctxs.at[x].is_reached)
            continue;
        const struct prog_func *pf = frame_func(c, c->fctxs.at[x].frame);
        inst_id inst = c->frames.at[c->fctxs.at[x].frame].inst;
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            const struct ir_stmt *s = &pf->stmts[i];
            if (s->op != IR_STORE && s->op != IR_RMW && s->op != IR_CMPXCHG)
                continue;
            ir_ref address = prog_args(pf, s)[0];
            if (means(c, inst, address, obj, off) && store_is_late(c, x, i, address))
                return true;
        }
    }
    return false;
}

/* Is the number in the object of the lock set late? x is how the lock's holder is called. */
static bool changes_in(struct conc *c, uint32_t token, uint32_t x, int64_t field)
{
    struct lock_token t = token_at(c, token);
    struct seq s = seqs_at(&c->sets, t.locs);
    int64_t to_lock;
    if (t.term == PTA_NONE || term_strip(c, t.term, &to_lock) != x)
        return false;
    for (uint32_t i = 0; i < s.n; i++) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){s.at[i]});
        int64_t off = l->off - to_lock + field;
        bool is_new;
        if (l->stride)
            continue;
        uint32_t *slot = map_slot(&c->late_numbers, map_key2(l->obj.i, (uint32_t)off), &is_new);
        if (is_new) {
            bool is_set = is_set_late(c, l->obj, off);
            map_put(&c->late_numbers, map_key2(l->obj.i, (uint32_t)off), is_set);
            if (is_set)
                return true;
        } else if (*slot) {
            return true;
        }
    }
    return false;
}

bool number_is_fixed(struct conc *c, const struct relation_query *q, uint32_t x, uint32_t number)
{
    const uint32_t *t = tuples_at(&c->terms, number);
    int64_t field;
    if (t[0] != TERM_LOAD || term_strip(c, t[1], &field) != x)
        return true; /* the address itself, or what is not told by one field */
    return !changes_in(c, q->held, x, field) && !changes_in(c, q->wanted, x, field);
}
