/*
 * Is a lock that a state holds held for sure? States are kept apart by what branches say of values,
 * but not by every condition: after a call of
 *
 *     void pause(int on) { if (on) lock(&m); else unlock(&m); }
 *
 * one state holds m and one does not. Where the function that holds the lock has taken it itself,
 * its own branches decide and the states are trusted; where a callee left it held, all states must.
 */
#include "conc/deadlock/issue_int.h"
#include "conc/lock/readers.h"

enum { MAX_UP = 32, MAX_UNLOCKS = 16, MAX_BELOW = 4 };

struct asking {
    struct conc *c;
    uint32_t locs;
    uint32_t stmt;
    bool all;
};

static bool holds(const struct conc *c, uint32_t lockset, uint32_t locs)
{
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; i < s.n; i++)
        if (token_at(c, s.at[i]).locs == locs)
            return true;
    return false;
}

static void ask(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct asking *a = ctx;
    for (size_t i = 0; stmt == a->stmt && i < states->n; i++)
        a->all &= holds(a->c, state_locks(a->c, &states->at[i]), a->locs);
}

/* Does the function itself contain an acquisition of a lock with these places? On every path to a
 * statement, if one is given, or in it. */
static bool find_taken(struct conc *c, uint32_t fctx, uint32_t locs, uint32_t before, bool or_in)
{
    func_id f = func_of_fctx(c, fctx);
    const struct prog_func *pf = frame_func(c, c->fctxs.at[fctx].frame);
    for (uint32_t t = 0; t < tuples_count(&c->token_keys); t++) {
        if (token_at(c, t).locs != locs)
            continue;
        for (uint32_t i = c->token_site.at[t]; i; i = c->token_sites.at[i - 1].next) {
            uint32_t id = c->token_sites.at[i - 1].stmt_id;
            if (site_only_gives_back(c, id))
                continue;
            if (id >= pf->stmt_base && id - pf->stmt_base < pf->func->nstmts &&
                (before == IR_NONE || (or_in && id - pf->stmt_base == before) ||
                 stmt_dominates(c, f, id - pf->stmt_base, before)))
                return true;
        }
    }
    return false;
}

/* Who asks for callees asks the same again and again: answers are kept. */
static bool takes_itself(struct conc *c, uint32_t fctx, uint32_t locs, uint32_t before, bool or_in)
{
    uint32_t key[3] = {fctx, locs, UINT32_MAX};
    bool is_new;
    if (before != IR_NONE)
        return find_taken(c, fctx, locs, before, or_in);
    uint32_t *answer = answer_to(&c->brought, key, &is_new);
    if (is_new)
        *answer = find_taken(c, fctx, locs, before, or_in);
    return *answer;
}

/* Does a callee leave it held only when it throws? That is no choice of the callee's. */
static bool is_left_by_throw(const struct conc *c, uint32_t fctx, uint32_t locs)
{
    for (size_t i = 0; i < c->fctxs.at[fctx].calls.n; i++) {
        const struct call_record *r = &c->fctxs.at[fctx].calls.at[i];
        bool by_throw = false, by_return = false;
        for (size_t k = 0; !r->is_spawn && k < c->fctxs.at[r->callee].exits.n; k++) {
            const struct exit_state *x = &c->fctxs.at[r->callee].exits.at[k];
            if (holds(c, x->lockset, locs))
                *(x->is_throw ? &by_throw : &by_return) = true;
        }
        if (by_throw && !by_return && !holds(c, c->fctxs.at[r->callee].lockset, locs))
            return true;
    }
    return false;
}

/* How the function context was entered with the lock held; NULL if it was not. */
static const struct entry *way_in_with(const struct conc *c, uint32_t fctx, uint32_t locs)
{
    const struct fctx *x = &c->fctxs.at[fctx];
    for (size_t i = 0; i < x->entries.n; i++)
        if (holds(c, x->entries.at[i].lockset, locs))
            return &x->entries.at[i];
    return x->entries.n && holds(c, x->lockset, locs) ? &x->entries.at[0] : NULL;
}

static bool gives_back(const struct conc *c, inst_id inst, const struct pta_edge *e, uint32_t locs)
{
    struct seq s = seqs_at(&c->sets, locs);
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        const struct effect *f = &e->model->effects[k];
        const struct idset *at =
            f->kind == EFFECT_UNLOCK ? pta_place(c->pta, inst, e->stmt, &f->obj) : NULL;
        for (uint32_t i = 0; at && i < s.n; i++)
            if (idset_has(at, s.at[i]))
                return true;
    }
    return false;
}

/* Is a lock that the function takes also given back by it, afterwards? */
static bool takes_and_gives_back(struct conc *c, uint32_t fctx, uint32_t locs)
{
    inst_id inst = c->frames.at[c->fctxs.at[fctx].frame].inst;
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (gives_back(c, inst, &e[i], locs) && takes_itself(c, fctx, locs, e[i].stmt, false))
            return true;
    return false;
}

static bool is_brought_from(struct conc *, uint32_t fctx, uint32_t locs, int depth);

/* Does the function take the lock on some of its paths, for whoever called it? */
static bool is_switch(struct conc *c, uint32_t fctx, uint32_t locs, int depth)
{
    if (takes_itself(c, fctx, locs, IR_NONE, false))
        return !takes_and_gives_back(c, fctx, locs);
    return depth < MAX_BELOW && is_brought_from(c, fctx, locs, depth + 1);
}

/* How many of the locks with these places a set has. */
static uint32_t count_held(const struct conc *c, uint32_t lockset, uint32_t locs)
{
    struct seq s = seqs_at(&c->sets, lockset);
    uint32_t n = 0;
    for (uint32_t i = 0; i < s.n; i++)
        n += token_at(c, s.at[i]).locs == locs;
    return n;
}

/* Of how many locks with these places the function comes back with, the least and the most. */
static void count_left(const struct conc *c, uint32_t fctx, uint32_t locs, uint32_t *least,
                       uint32_t *most)
{
    const struct fctx *x = &c->fctxs.at[fctx];
    *least = UINT32_MAX;
    *most = 0;
    for (size_t k = 0; k < x->exits.n; k++) {
        uint32_t n = x->exits.at[k].is_throw ? *most : count_held(c, x->exits.at[k].lockset, locs);
        *least = MIN(*least, n);
        *most = MAX(*most, n);
    }
}

/*
 * Does the function take one lock or two of a kind, and a function that it calls give back one or
 * two? `lock_two(a, b)` and `unlock_two(a, b)` both ask whether a and b are one object.
 */
static bool is_one_or_two(struct conc *c, uint32_t fctx, uint32_t locs)
{
    bool takes = false, gives = false;
    for (size_t i = 0; i < c->fctxs.at[fctx].calls.n; i++) {
        const struct call_record *r = &c->fctxs.at[fctx].calls.at[i];
        uint32_t least, most, before = count_held(c, c->fctxs.at[r->callee].lockset, locs);
        if (r->is_spawn)
            continue;
        count_left(c, r->callee, locs, &least, &most);
        if (least < most && least >= before)
            takes |= least > 0 && is_switch(c, r->callee, locs, MAX_BELOW);
        else
            gives |= least < most && least < before;
    }
    return takes && gives;
}

static bool find_brought(struct conc *c, uint32_t fctx, uint32_t locs, int depth)
{
    if (is_one_or_two(c, fctx, locs))
        return true;
    for (size_t i = 0; i < c->fctxs.at[fctx].calls.n; i++) {
        const struct call_record *r = &c->fctxs.at[fctx].calls.at[i];
        bool is_held[2] = {false, false};
        for (size_t k = 0; !r->is_spawn && k < c->fctxs.at[r->callee].exits.n; k++)
            is_held[holds(c, c->fctxs.at[r->callee].exits.at[k].lockset, locs)] |=
                !c->fctxs.at[r->callee].exits.at[k].is_throw;
        if (is_held[0] && is_held[1] && is_switch(c, r->callee, locs, depth))
            return true;
    }
    return false;
}

static bool is_brought_from(struct conc *c, uint32_t fctx, uint32_t locs, int depth)
{
    uint32_t key[3] = {fctx, locs, (uint32_t)depth};
    bool is_new, is_brought;
    uint32_t *answer = answer_to(&c->brought, key, &is_new);
    if (!is_new)
        return *answer;
    is_brought = find_brought(c, fctx, locs, depth);
    *answer_to(&c->brought, key, &is_new) = is_brought;
    return is_brought;
}

bool is_brought_sometimes(struct conc *c, uint32_t fctx, uint32_t locs)
{
    return !takes_itself(c, fctx, locs, IR_NONE, false) && is_brought_from(c, fctx, locs, 0);
}

static bool find_matched_unlocks(struct conc *c, uint32_t fctx, uint32_t locs)
{
    inst_id inst = c->frames.at[c->fctxs.at[fctx].frame].inst;
    uint32_t n, sites[MAX_UNLOCKS], found = 0;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n && found < MAX_UNLOCKS; i++)
        if (gives_back(c, inst, &e[i], locs))
            sites[found++] = e[i].stmt;
    for (uint32_t i = 0; i < found; i++)
        for (uint32_t k = i + 1; k < found; k++)
            if (are_decided_alike(c, fctx, sites[i], sites[k]))
                return true;
    return false;
}

bool has_matched_unlocks(struct finder *f, uint32_t fctx, uint32_t locs)
{
    bool is_new;
    uint32_t *slot = map_slot(&f->matched, map_key2(fctx, locs), &is_new);
    if (is_new)
        *slot = find_matched_unlocks(f->c, fctx, locs);
    return *slot;
}

static bool holds_surely(struct finder *f, uint32_t at, struct asking *a)
{
    struct conc *c = f->c;
    bool is_own = takes_itself(c, at, a->locs, IR_NONE, false);
    if (is_own && !has_matched_unlocks(f, at, a->locs))
        return true;
    flow_each(c, at, ask, a);
    return a->all || (!is_own && is_left_by_throw(c, at, a->locs));
}

/* Whoever takes it on every path to the statement need not ask further: in recursion, the way up
 * would not come to an end. A call may itself take a lock and then go on (`compute` of a map). */
static bool is_taken_before(struct finder *f, uint32_t at, const struct asking *a, bool is_call)
{
    return takes_itself(f->c, at, a->locs, a->stmt, is_call) &&
           !has_matched_unlocks(f, at, a->locs);
}

/* While the first reader holds it for all, no reader waits for it. A writer does, and holds it. */
static bool is_held_for_readers(const struct conc *c, const struct wait *w, uint32_t token)
{
    uint32_t locs = token_at(c, token).locs, at = w->inner_fctx;
    bool is_readers = readers_hold(c, locs, (inst_id){PTA_NONE});
    if (!is_readers || token_at(c, token).mode == LOCK_SHARED)
        return is_readers;
    for (int n = 0; n < MAX_UP && at != PTA_NONE; n++) {
        if (readers_hold(c, locs, c->frames.at[c->fctxs.at[at].frame].inst))
            return true;
        const struct entry *e = way_in_with(c, at, locs);
        at = e ? e->caller : PTA_NONE;
    }
    return false;
}

bool is_surely_held(struct finder *f, const struct wait *w, uint32_t token)
{
    struct conc *c = f->c;
    if (is_held_for_readers(c, w, token))
        return false;
    struct asking a = {.c = c, .locs = token_at(c, token).locs, .stmt = w->inner_stmt, .all = true};
    uint32_t at = w->inner_fctx;
    for (int n = 0; n < MAX_UP && !is_taken_before(f, at, &a, n > 0); n++) {
        const struct entry *e = way_in_with(c, at, a.locs);
        if (!e || e->caller == PTA_NONE)
            break;
        a.stmt = e->stmt;
        at = e->caller;
    }
    uint32_t key[3] = {at, a.stmt, a.locs};
    bool is_new;
    uint32_t known = tuples_add(&f->held_keys, key, &is_new);
    if (is_new)
        vec_push(&f->held, holds_surely(f, at, &a));
    return f->held.at[known];
}
