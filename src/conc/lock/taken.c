/*
 * Where a lock that is held was taken, as a reader would look for it: in the innermost function of
 * the stack that took it, by itself or by a call that came back with it. What the stack does not
 * show is named by any acquisition of the lock.
 */
#include "conc/conc_int.h"
#include "conc/lock/turn.h"

enum { MAX_STACK_SEARCHED = 64, MAX_DOWN = 8, MAX_SHOWN = 64 };

/* A point of a function context. */
struct point {
    uint32_t fctx, stmt;
};

struct taking {
    const struct conc *c;
    uint32_t token;
    uint32_t wait; /* statement id of a wait that gave it back for a while; PTA_NONE */
};

static inst_id inst_of(const struct conc *c, uint32_t fctx)
{
    return c->frames.at[c->fctxs.at[fctx].frame].inst;
}

/* Does the statement wait for a condition? It takes the lock again, which it had before. */
static bool is_wait(const struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].model && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_COND_WAIT)
                return true;
    return false;
}

/* The last acquisition of the function that is before the statement, a wait or not; PTA_NONE. */
static uint32_t last_site(const struct taking *t, const struct prog_func *pf, uint32_t stmt,
                          bool skips_waits, inst_id inst)
{
    const struct conc *c = t->c;
    uint32_t best = PTA_NONE;
    for (uint32_t i = c->token_site.at[t->token]; i; i = c->token_sites.at[i - 1].next) {
        uint32_t id = c->token_sites.at[i - 1].stmt_id;
        bool is_before = id >= pf->stmt_base && id - pf->stmt_base < MIN(stmt, pf->func->nstmts);
        if (is_before && (best == PTA_NONE || id > best) && !site_only_gives_back(c, id) &&
            !(skips_waits && is_wait(c, inst, id - pf->stmt_base)))
            best = id;
    }
    return best;
}

/* The first site in the list that is a wait of the function, before the statement; PTA_NONE. */
static uint32_t first_wait(const struct taking *t, const struct prog_func *pf, uint32_t stmt,
                           inst_id inst)
{
    const struct conc *c = t->c;
    for (uint32_t i = c->token_site.at[t->token]; i; i = c->token_sites.at[i - 1].next) {
        uint32_t id = c->token_sites.at[i - 1].stmt_id;
        bool is_before = id >= pf->stmt_base && id - pf->stmt_base < MIN(stmt, pf->func->nstmts);
        if (is_before && !site_only_gives_back(c, id) && is_wait(c, inst, id - pf->stmt_base))
            return id;
    }
    return PTA_NONE;
}

/* The function's own last acquisition before the statement; PTA_NONE if there is none, and then
 * waits matter. */
static uint32_t own_acquisition(struct taking *t, inst_id inst, uint32_t stmt)
{
    const struct prog_func *pf = &t->c->prog->funcs[pta_inst_func(t->c->pta, inst).i];
    uint32_t best = last_site(t, pf, stmt, false, inst);
    if (best == PTA_NONE || !is_wait(t->c, inst, best - pf->stmt_base))
        return best;
    best = last_site(t, pf, stmt, true, inst);
    if (best == PTA_NONE && t->wait == PTA_NONE)
        t->wait = first_wait(t, pf, stmt, inst);
    return best;
}

static bool holds(const struct taking *t, uint32_t lockset)
{
    return seqs_has(&t->c->sets, lockset, t->token);
}

/* Does the call come back with the lock? */
static bool brings(const struct taking *t, const struct call_record *r)
{
    if (r->is_spawn || holds(t, r->lockset))
        return false;
    const struct fctx *callee = &t->c->fctxs.at[r->callee];
    for (size_t i = 0; i < callee->exits.n; i++)
        if (holds(t, callee->exits.at[i].lockset) || callee->exits.at[i].try_token == t->token)
            return true;
    return false;
}

/* The last call before the point that comes back with the lock; NULL if none does. */
static const struct call_record *bringing_call(const struct taking *t, struct point p)
{
    const struct fctx *x = &t->c->fctxs.at[p.fctx];
    const struct call_record *best = NULL;
    for (size_t i = 0; i < x->calls.n; i++) {
        const struct call_record *r = &x->calls.at[i];
        if (r->stmt < p.stmt && (!best || r->stmt > best->stmt) && brings(t, r))
            best = r;
    }
    return best;
}

/* The acquisition behind such a call, and the function that makes it. */
static bool find_below(struct taking *t, const struct call_record *r, struct race_lock *out)
{
    for (int depth = 0; depth < MAX_DOWN && r; depth++) {
        inst_id inst = inst_of(t->c, r->callee);
        out->stmt_id = own_acquisition(t, inst, UINT32_MAX);
        if (out->stmt_id != PTA_NONE)
            return true;
        r = bringing_call(t, (struct point){r->callee, UINT32_MAX});
    }
    return false;
}

static bool find_at(struct taking *t, struct point p, struct race_lock *out)
{
    const struct conc *c = t->c;
    inst_id inst = inst_of(c, p.fctx);
    uint32_t base = c->prog->funcs[pta_inst_func(c->pta, inst).i].stmt_base;
    const struct call_record *call = bringing_call(t, p);
    out->stmt_id = out->seen_id = own_acquisition(t, inst, p.stmt);
    if (out->stmt_id != PTA_NONE && (!call || base + call->stmt < out->stmt_id))
        return true;
    if (!call || !find_below(t, call, out))
        return out->stmt_id != PTA_NONE;
    out->seen_id = base + call->stmt;
    return true;
}

/* The points of the stack, the innermost first. */
static uint32_t points_of(const struct conc *c, const struct race_side *side, struct point *out)
{
    uint32_t n = 0;
    const struct entry *e = &c->fctxs.at[side->state].entries.at[side->entry];
    out[n++] = (struct point){side->state, side->stmt};
    for (; e->caller != PTA_NONE && n < MAX_STACK_SEARCHED;
         e = &c->fctxs.at[e->caller].entries.at[e->caller_entry])
        out[n++] = (struct point){e->caller, e->stmt};
    return n;
}

uint32_t token_taken_at(const struct conc *c, uint32_t token)
{
    uint32_t first = c->token_stmt.at[token];
    if (!site_only_gives_back(c, first))
        return first;
    for (uint32_t i = c->token_site.at[token]; i; i = c->token_sites.at[i - 1].next)
        if (!site_only_gives_back(c, c->token_sites.at[i - 1].stmt_id))
            return c->token_sites.at[i - 1].stmt_id;
    return first;
}

/* Which point of the stack the lock was taken at, n: none of them. */
static uint32_t find_taken(const struct conc *c, uint32_t token, const struct point *points,
                           uint32_t n, struct race_lock *out)
{
    struct taking t = {c, token, PTA_NONE};
    for (uint32_t i = 0; i < n; i++)
        if (find_at(&t, points[i], out))
            return i;
    out->stmt_id = out->seen_id = t.wait != PTA_NONE ? t.wait : token_taken_at(c, token);
    return n;
}

/* Puts the last lock where it belongs: those come first that were taken nearest to the access. */
static void insert_by_distance(struct race_lock *locks, uint32_t *far, uint32_t n)
{
    for (uint32_t i = n - 1; i > 0 && far[i - 1] > far[i]; i--) {
        struct race_lock lock = locks[i];
        uint32_t distance = far[i];
        locks[i] = locks[i - 1];
        locks[i - 1] = lock;
        far[i] = far[i - 1];
        far[i - 1] = distance;
    }
}

uint32_t conc_locks(const struct conc *c, const struct race_side *side, struct race_lock *out,
                    uint32_t max)
{
    struct seq s = seqs_at(&c->sets, side->lockset);
    struct point points[MAX_STACK_SEARCHED];
    uint32_t far[MAX_SHOWN], depth = s.n ? points_of(c, side, points) : 0, n = 0;
    for (uint32_t i = 0; i < s.n && n < MIN(max, MAX_SHOWN); i++) {
        struct lock_token t = token_at(c, s.at[i]);
        struct seq locs = seqs_at(&c->sets, t.locs);
        uint32_t turn = locs.n == 1 ? turn_at(c, locs.at[0]) : PTA_NONE;
        bool is_no_lock = token_is_mark(c, s.at[i]) ||
                          (turn != PTA_NONE && c->turns.at[turn_group(c, turn)].is_bad);
        if ((i && s.at[i] == s.at[i - 1]) || is_no_lock)
            continue;
        out[n] = (struct race_lock){.loc = {locs.n ? locs.at[0] : PTA_NONE},
                                    .is_shared = t.mode == LOCK_SHARED,
                                    .is_unique = t.unique,
                                    .token = s.at[i]};
        far[n] = find_taken(c, s.at[i], points, depth, &out[n]);
        insert_by_distance(out, far, ++n);
    }
    return n;
}

bool conc_lock_may_be(const struct conc *c, const struct race_lock *lock, loc_id loc)
{
    struct seq locs = seqs_at(&c->sets, token_at(c, lock->token).locs);
    for (uint32_t i = 0; i < locs.n; i++)
        if (locs.at[i] == loc.i)
            return true;
    return false;
}
