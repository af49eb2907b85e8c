/*
 * Two locks that were taken in an order that a comparison decides: `first = a < b ? a : b; second =
 * a < b ? b : a;`. Who holds both holds the lock of a and that of b, by these names.
 */
#include "conc/lock/lockrel.h"

enum { MAX_HELD = 16 }; /* nobody holds more; where pointers mean anything, many seem held */

/* Two locks that were taken in an order that a comparison decides? */
bool locks_are_pair(struct conc *c, struct lock_token a, struct lock_token b, uint32_t chosen[2])
{
    return !a.unique && !b.unique && a.term != PTA_NONE && b.term != PTA_NONE && a.mode == b.mode &&
           a.locs == b.locs && locks_are_exchanged(c, a.term, b.term, chosen);
}

/* Is it the lock of that name, or the only one that a parameter of that name can be? */
static bool is_called(struct conc *c, inst_id inst, struct lock_token t, uint32_t name)
{
    const uint32_t *x = tuples_at(&c->terms, name);
    if (!t.unique)
        return t.term == name;
    if (x[0] != TERM_PARAM || x[1] != pta_inst_func(c->pta, inst).i)
        return false;
    struct seq s = seqs_at(&c->sets, t.locs);
    return s.n == 1 && idset_only(pta_value(c->pta, inst, ref_make(REF_REG, x[2]))) == s.at[0];
}

/* Is it the only one that the value can be, wherever the function runs? */
static bool is_only_one(struct conc *c, struct lock_token t, func_id f, ir_ref value)
{
    struct seq s = seqs_at(&c->sets, t.locs);
    for (uint32_t i = 0; i < c->frames.n; i++)
        if (pta_inst_func(c->pta, c->frames.at[i].inst).i == f.i &&
            idset_only(pta_value(c->pta, c->frames.at[i].inst, value)) != s.at[0])
            return false;
    return t.unique && s.n == 1;
}

/* Does the set have the lock as `x != NULL ? x : other`? */
static bool has_unless_null(struct conc *c, uint32_t lockset, struct lock_token t)
{
    for (uint32_t i = 0; i < seqs_at(&c->sets, lockset).n; i++) {
        struct lock_token h = token_at(c, seqs_at(&c->sets, lockset).at[i]);
        func_id f;
        ir_ref x;
        if (!h.unique && h.term != PTA_NONE && seqs_meet(&c->sets, h.locs, t.locs) &&
            lock_unless_null(c, h.term, &f, &x) && is_only_one(c, t, f, x))
            return true;
    }
    return false;
}

bool lockset_has_chosen(struct conc *c, uint32_t lockset, struct lock_token t, inst_id inst)
{
    uint32_t chosen[2];
    for (uint32_t i = 0; (t.unique || t.term != PTA_NONE) && i < seqs_at(&c->sets, lockset).n; i++)
        for (uint32_t k = 0; k < i; k++) {
            struct lock_token a = token_at(c, seqs_at(&c->sets, lockset).at[i]),
                              b = token_at(c, seqs_at(&c->sets, lockset).at[k]);
            if (seqs_meet(&c->sets, a.locs, t.locs) && locks_are_pair(c, a, b, chosen) &&
                (is_called(c, inst, t, chosen[0]) || is_called(c, inst, t, chosen[1])))
                return true;
        }
    return t.unique && has_unless_null(c, lockset, t);
}

/* Is there a pair in the lock set? Remembered: many accesses are made under each. */
bool lockset_has_pair(struct conc *c, uint32_t lockset)
{
    uint32_t known = map_get(&c->paired, lockset, 0), chosen[2];
    if (known)
        return known == 2;
    bool has = false;
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; s.n <= MAX_HELD && i < s.n && !has; i++)
        for (uint32_t j = i + 1; j < s.n && !has; j++)
            has = locks_are_pair(c, token_at(c, s.at[i]), token_at(c, s.at[j]), chosen);
    map_put(&c->paired, lockset, has ? 2 : 1);
    return has;
}

uint32_t lockset_with_chosen(struct conc *c, uint32_t lockset)
{
    if (!lockset_has_pair(c, lockset))
        return lockset;
    u32_vec out = {0};
    uint32_t n = seqs_at(&c->sets, lockset).n, chosen[2];
    for (uint32_t i = 0; i < n; i++) {
        uint32_t one = seqs_at(&c->sets, lockset).at[i];
        vec_push(&out, one);
        for (uint32_t k = i + 1; k < n; k++) {
            struct lock_token a = token_at(c, one);
            if (!locks_are_pair(c, a, token_at(c, seqs_at(&c->sets, lockset).at[k]), chosen))
                continue;
            for (int m = 0; m < 2; m++) {
                a.term = chosen[m];
                vec_push(&out, token_intern(c, a, c->token_stmt.at[one]));
            }
        }
    }
    return lockset_make(c, &out);
}
