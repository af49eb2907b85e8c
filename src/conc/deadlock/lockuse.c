/*
 * Uses of locks: found like waits (lockorder.c), lifted out of library code. Checked here: locks
 * that a path does not give back, and unlocks of what is not held.
 *
 * A lock is missing its unlock if a thread ends with it, or if a function takes it, gives it back
 * on one path and leaves with it on another, and no caller gives it back either.
 */
#include "conc/deadlock/lockuse.h"
#include "conc/flow/flow_int.h"
#include "conc/lock/turn.h"
#include <stdlib.h>

enum { MAX_LIFT = 8, MAX_LIFTED = 16, MAX_USES = 100000, MAX_UP = 32 };

struct gathering {
    struct uses *u;
    struct conc *c;
    uint32_t fctx, frame;
    const struct prog_func *pf;
    uint32_t lifted;
};

/* ---- collecting ---- */

/* Once for each set of locks that the callers hold all the while. */
static void add_use(struct gathering *g, const struct use *use)
{
    struct conc *c = g->c;
    for (uint32_t i = 0; i < c->fctxs.at[use->at.fctx].entries.n; i++) {
        struct use full = *use;
        full.at = wait_entered(c, &use->at, i);
        vec_push(&g->u->list, full);
    }
}

/* A library function that is given a std::stop_token. */
static bool takes_stop_token(const struct conc *c, func_id f)
{
    return strstr(c->prog->syms[c->prog->funcs[f.i].sym.i].name, "St10stop_token") != NULL;
}

static void lift(struct gathering *g, struct use use, int depth)
{
    struct conc *c = g->c;
    const struct fctx *x = &c->fctxs.at[use.at.fctx];
    func_id f = func_of_fctx(c, use.at.fctx);
    if (g->u->list.n >= MAX_USES)
        return;
    if (depth >= MAX_LIFT || !x->callers.n || !prog_func_is_library(c->prog, f)) {
        add_use(g, &use);
        return;
    }
    const char *pretty = c->prog->syms[c->prog->funcs[f.i].sym.i].pretty;
    if (use.kind == USE_COND_WAIT && takes_stop_token(c, f))
        use.is_timed = true; /* a request to stop ends it, too */
    use.is_direct &= pretty && (strstr(pretty, "mutex::") || strncmp(pretty, "__gthread", 9) == 0);
    for (size_t i = 0; i < c->fctxs.at[use.at.fctx].callers.n; i++) {
        struct call_site at = c->fctxs.at[use.at.fctx].callers.at[i];
        for (size_t j = 0; j < c->fctxs.at[at.fctx].calls.n; j++) {
            struct call_record r = c->fctxs.at[at.fctx].calls.at[j];
            if (r.is_spawn || r.stmt != at.stmt || r.callee != use.at.fctx ||
                ++g->lifted > MAX_LIFTED)
                continue;
            struct use up = use;
            up.at = wait_seen_by_caller(c, &use.at, at.fctx, &r);
            lift(g, up, depth + 1);
        }
    }
}

static void found(struct gathering *g, enum use_kind kind, uint32_t stmt, const struct state *s,
                  const struct place *lock, const struct place *object, const struct effect *e)
{
    struct conc *c = g->c;
    /* An object that may have a lock or not (unique_lock) gives back only what it has. */
    bool is_always = lock && (lock->kind == PLACE_ARG || e->obj2.kind == PLACE_NONE);
    struct use use = {.kind = kind, .loc = PTA_NONE, .is_direct = is_always};
    use.at = wait_make(c, g->fctx, stmt, s);
    use.is_timed = e->flags & EFF_TIMED || e->success != SUCCESS_ALWAYS;
    use.is_many = e->flags & EFF_MANY;
    use.is_in_library = prog_func_is_library(c->prog, func_of_fctx(c, g->fctx));
    use.at.token = lock ? token_make(c, g->frame, stmt, lock, LOCK_EXCLUSIVE) : PTA_NONE;
    use.at.kind = lock ? WAIT_AGAIN : WAIT_NOTHING;
    if (object) {
        use.places = pta_place(c->pta, c->frames.at[g->frame].inst, stmt, object);
        uint32_t loc = idset_only(use.places);
        use.loc = loc == IDSET_END ? PTA_NONE : loc;
    }
    g->lifted = 0;
    lift(g, use, 0);
}

static void read_effect(struct gathering *g, uint32_t stmt, const struct effect *e,
                        const struct state *s)
{
    switch (e->kind) {
    case EFFECT_UNLOCK:
        found(g, USE_UNLOCK, stmt, s, &e->obj, NULL, e);
        break;
    case EFFECT_COND_WAIT:
        found(g, USE_COND_WAIT, stmt, s, &e->obj2, &e->obj, e);
        break;
    case EFFECT_COND_SIGNAL:
        found(g, USE_SIGNAL, stmt, s, e->obj2.kind == PLACE_NONE ? NULL : &e->obj2, &e->obj, e);
        break;
    case EFFECT_SEM_WAIT:
        found(g, USE_SEM_WAIT, stmt, s, NULL, &e->obj, e);
        break;
    case EFFECT_SEM_POST:
        found(g, USE_SEM_POST, stmt, s, NULL, &e->obj, e);
        break;
    case EFFECT_BARRIER_WAIT:
        found(g, USE_BARRIER, stmt, s, NULL, &e->obj, e);
        break;
    case EFFECT_FILL:
        found(g, USE_FILL, stmt, s, NULL, &e->obj, e);
        break;
    case EFFECT_DRAIN:
        found(g, USE_DRAIN, stmt, s, NULL, &e->obj, e);
        break;
    case EFFECT_AWAIT:
        if (e->flags & EFF_KEPT)
            found(g, USE_AWAIT, stmt, s, NULL, &e->obj, e);
        if (e->flags & EFF_WATCHES)
            found(g, USE_WATCH, stmt, s, NULL, &e->obj, e);
        break;
    case EFFECT_RELEASE:
        found(g, USE_RELEASE, stmt, s, NULL, &e->obj, e);
        break;
    case EFFECT_EXIT:
        found(g, USE_END, stmt, s, NULL, NULL, e);
        break;
    default:
        break;
    }
}

/* A future ends with its task, or when somebody completes it: neither of them must come. */
static bool waits_otherwise(const struct model_fn *m, const struct effect *e)
{
    bool joins = false;
    for (int i = 0; i < m->neffects; i++)
        joins |= m->effects[i].kind == EFFECT_JOIN;
    return joins && e->kind == EFFECT_SEM_WAIT;
}

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct gathering *g = ctx;
    uint32_t n;
    if (g->pf->stmts[stmt].op != IR_CALL)
        return;
    const struct pta_edge *e = pta_edges(g->c->pta, g->c->frames.at[g->frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int m = 0; e[i].kind == EDGE_MODEL && m < e[i].model->neffects; m++)
            for (size_t s = 0; s < states->n; s++)
                if (!waits_otherwise(e[i].model, &e[i].model->effects[m]))
                    read_effect(g, stmt, &e[i].model->effects[m], &states->at[s]);
}

static bool is_interesting(enum effect_kind kind)
{
    return kind == EFFECT_UNLOCK || kind == EFFECT_COND_WAIT || kind == EFFECT_COND_SIGNAL ||
           kind == EFFECT_SEM_WAIT || kind == EFFECT_SEM_POST || kind == EFFECT_BARRIER_WAIT ||
           kind == EFFECT_EXIT || kind == EFFECT_AWAIT || kind == EFFECT_RELEASE ||
           kind == EFFECT_FILL || kind == EFFECT_DRAIN;
}

static bool has_uses(const struct conc *c, uint32_t frame)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (is_interesting(e[i].model->effects[k].kind))
                return true;
    return false;
}

static void collect(struct uses *u)
{
    struct conc *c = u->c;
    struct gathering g = {.u = u, .c = c};
    for (uint32_t i = 0; i < c->fctxs.n; i++) {
        if (!c->fctxs.at[i].is_reached || !has_uses(c, c->fctxs.at[i].frame))
            continue;
        g.fctx = i;
        g.frame = c->fctxs.at[i].frame;
        g.pf = frame_func(c, g.frame);
        flow_each(c, i, visit, &g);
    }
}

/* ---- what must have happened before ---- */

bool locks_meet(const struct conc *c, uint32_t lockset, uint32_t locs)
{
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; i < s.n; i++)
        if (seqs_meet(&c->sets, token_at(c, s.at[i]).locs, locs))
            return true;
    return false;
}

/* ---- missing unlocks ---- */

uint32_t fctx_origin(const struct conc *c, uint32_t fctx)
{
    return c->frames.at[c->fctxs.at[fctx].frame].origin.i;
}

/* A semaphore that is a lock: taken and given back by the same threads. */
static bool is_lock_semaphore(const struct uses *u, uint32_t loc)
{
    uint32_t sync = sync_at(u->c, loc);
    return sync != PTA_NONE && u->c->syncs.at[sync].kind == SYNC_SEM_LOCK &&
           !idset_has(&u->f->one_way, loc);
}

static bool is_mutex_place(struct uses *u, uint32_t loc)
{
    uint32_t sync = sync_at(u->c, loc);
    if (is_lock_semaphore(u, loc))
        return true;
    return sync == PTA_NONE && !idset_has(&u->c->spin_locks, loc) && turn_at(u->c, loc) == PTA_NONE;
}

/* A monitor of the JVM: its compiler gives back what was taken, on every path. */
static bool is_monitor(const struct conc *c, uint32_t token)
{
    uint32_t local;
    if (!c->prog->classes)
        return false;
    const struct prog_func *pf = prog_stmt(c->prog, c->token_stmt.at[token], &local);
    ir_ref callee = ir_args(pf->unit, pf->func, &pf->stmts[local])[0];
    if (pf->stmts[local].op != IR_CALL || ref_kind(callee) != REF_SYM)
        return false;
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
    return strncmp(c->prog->syms[sym.i].name, "heddle.", 7) == 0;
}

/* A lock that no line of the program speaks of: hidden in a library, or made by the compiler, which
 * also gives it back (`omp critical`, reductions). */
static bool is_hidden(const struct conc *c, uint32_t loc)
{
    const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj);
    bool is_made = o->kind == OBJ_GLOBAL && c->prog->syms[o->site].name[0] == '.';
    return o->kind == OBJ_STATIC || is_made;
}

/* One run-time lock, taken by a function of the library: what we dare to speak of. */
static bool is_plain(struct uses *u, uint32_t token, uint32_t *loc)
{
    bool is_unique;
    if (is_monitor(u->c, token))
        return false;
    if (token_places(u->c, token, loc, 1, &is_unique) != 1 || !is_mutex_place(u, *loc) ||
        lock_kind_of(u->f->order->kinds, *loc) == LOCK_REENTRANT || is_hidden(u->c, *loc))
        return false;
    return is_unique || token_at(u->c, token).term != PTA_NONE;
}

/* Does the function take the lock while it holds it? What is left over then is no other fault. */
static bool is_taken_twice(const struct uses *u, uint32_t fctx, uint32_t loc, uint32_t locs)
{
    const struct conc *c = u->c;
    for (size_t i = 0; idset_has(&u->nested, loc) && i < u->f->order->waits.n; i++) {
        const struct wait *w = &u->f->order->waits.at[i];
        if (w->kind == WAIT_LOCK && w->fctx == fctx && token_at(c, w->token).locs == locs &&
            locks_meet(c, w->lockset, locs))
            return true;
    }
    return false;
}

static bool is_tried(const struct uses *u, uint32_t token)
{
    struct seq s = seqs_at(&u->c->sets, token_at(u->c, token).locs);
    for (uint32_t i = 0; i < s.n; i++)
        if (idset_has(&u->f->tried, s.at[i]))
            return true;
    return false;
}

/* Leaves function context `fctx` with the lock; `side` is what the user is shown. */
static void leak(struct uses *u, uint32_t fctx, uint32_t token, struct issue_side side)
{
    uint32_t loc;
    uint32_t locs = token_at(u->c, token).locs;
    if (!is_plain(u, token, &loc) || is_taken_twice(u, fctx, loc, locs) ||
        has_matched_unlocks(u->f, fctx, locs))
        return;
    side.at.loc = (loc_id){loc};
    struct issue issue = {
        .kind = ISSUE_LEAK, .lock = {loc}, .is_unique = token_at(u->c, token).unique};
    issue_add(u->f, issue, &side, 1);
    idset_add(&u->leaking, loc);
}

/* The first unlock in a function context: unlocks come first, in the order of contexts. */
static size_t first_unlock(const struct uses *u, uint32_t fctx)
{
    size_t lo = 0, hi = u->nunlocks;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (u->list.at[mid].at.fctx < fctx)
            lo = mid + 1;
        else
            hi = mid;
    }
    return lo;
}

/* Does the function, holding the semaphore, post it? */
static bool posts(const struct uses *u, uint32_t fctx, uint32_t locs)
{
    struct seq s = seqs_at(&u->c->sets, locs);
    if (s.n != 1 || !is_lock_semaphore(u, s.at[0]))
        return false;
    for (size_t i = u->nunlocks; i < u->list.n; i++) {
        const struct use *use = &u->list.at[i];
        if (use->kind == USE_SEM_POST && use->at.fctx == fctx && use->loc == s.at[0] &&
            locks_meet(u->c, use->at.lockset, locs))
            return true;
    }
    return false;
}

/* One of the locks of an array, not known which. */
static bool is_element(const struct conc *c, uint32_t token)
{
    struct lock_token t = token_at(c, token);
    struct seq s = seqs_at(&c->sets, t.locs);
    return !t.unique && s.n && pta_loc(c->pta, (loc_id){s.at[0]})->stride;
}

static bool takes(const struct uses *u, uint32_t fctx, uint32_t locs)
{
    uint32_t n;
    const uint32_t *waits = waits_of_fctx(u->f->order, fctx, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct wait *w = &u->f->order->waits.at[waits[i]];
        if (w->kind == WAIT_LOCK && seqs_meet(&u->c->sets, token_at(u->c, w->token).locs, locs))
            return true;
    }
    return false;
}

/* Is one of these given back in another function? Then it may be meant for that. */
static bool is_given_back_by_others(const struct uses *u, func_id func, uint32_t locs)
{
    for (size_t i = 0; i < u->nunlocks; i++) {
        const struct wait *at = &u->list.at[i].at;
        if (seqs_meet(&u->c->sets, token_at(u->c, at->token).locs, locs) &&
            func_of_fctx(u->c, at->fctx).i != func.i && !takes(u, at->fctx, locs))
            return true;
    }
    return false;
}

/* Does the thread end with the lock, whatever the callers do? An element that callers have no name
 * for is lost from their states; it stays held if no function gives back what it does not take. */
static bool nobody_gives_back(const struct uses *u, uint32_t fctx, uint32_t token)
{
    const struct conc *c = u->c;
    uint32_t locs = token_at(c, token).locs;
    bool is_lost = is_element(c, token) && !is_given_back_by_others(u, func_of_fctx(c, fctx), locs);
    for (int up = 0; up < MAX_UP && fctx != PTA_NONE; up++) {
        const struct fctx *x = &c->fctxs.at[fctx];
        bool is_kept = x->exits.n == 0 || (up && is_lost);
        for (size_t i = 0; i < x->exits.n; i++)
            is_kept |= !x->exits.at[i].is_throw && locks_meet(c, x->exits.at[i].lockset, locs);
        if (!is_kept)
            return false;
        fctx = fctx_is_start(x) ? PTA_NONE : x->entries.at[0].caller;
    }
    return true;
}

/* Does anybody give the lock back at all, or one that may be it? */
static bool is_ever_given_back(const struct uses *u, uint32_t locs)
{
    for (size_t i = 0; i < u->nunlocks; i++)
        if (seqs_meet(&u->c->sets, token_at(u->c, u->list.at[i].at.token).locs, locs))
            return true;
    return false;
}

struct leaving {
    struct uses *u;
    uint32_t fctx;
    func_id func;
    const struct prog_func *pf;
    bool is_about_ends; /* of threads; first what functions forget */
};

static bool is_known_leak(const struct leaving *l, uint32_t locs)
{
    struct seq s = seqs_at(&l->u->c->sets, locs);
    for (uint32_t i = 0; i < s.n; i++)
        if (idset_has(&l->u->leaking, s.at[i]) || idset_has(&l->u->nested, s.at[i]))
            return true;
    return false;
}

/* An element of an array is the same one only if it has the same name. */
static bool is_same_lock(const struct conc *c, uint32_t a, uint32_t b)
{
    struct lock_token x = token_at(c, a), y = token_at(c, b);
    return seqs_meet(&c->sets, x.locs, y.locs) && (!is_element(c, a) || x.term == y.term);
}

/* Is the lock taken in this function and given back on a path from there? */
static bool is_given_back_elsewhere(const struct leaving *l, uint32_t token)
{
    struct conc *c = l->u->c;
    uint32_t locs = token_at(c, token).locs;
    for (size_t i = first_unlock(l->u, l->fctx); i < l->u->nunlocks; i++) {
        const struct use *use = &l->u->list.at[i];
        if (use->at.fctx != l->fctx)
            break;
        if (is_same_lock(c, token, use->at.token) && locks_meet(c, use->at.lockset, locs))
            return true;
    }
    return posts(l->u, l->fctx, locs);
}

/* Is the lock one of those that a loop takes, and does another loop, on every way to the return,
 * give such back? As many, then: rounds are not counted. */
static bool is_swept(const struct leaving *l, uint32_t stmt, uint32_t token)
{
    struct conc *c = l->u->c;
    struct finfo *info = finfo_of(c, l->func);
    const struct cfg *cfg = info->cfg;
    uint32_t local, locs = token_at(c, token).locs;
    const struct prog_func *pf = prog_stmt(c->prog, c->token_stmt.at[token], &local);
    uint32_t taken = pf == l->pf ? cfg->loop[info->block_of[local]] : CFG_NONE;
    if (taken == CFG_NONE || token_at(c, token).unique)
        return false;
    for (size_t i = first_unlock(l->u, l->fctx); i < l->u->nunlocks; i++) {
        const struct use *use = &l->u->list.at[i];
        if (use->at.fctx != l->fctx)
            break;
        uint32_t given = cfg->loop[info->block_of[use->at.stmt]];
        if (given != CFG_NONE && seqs_meet(&c->sets, token_at(c, use->at.token).locs, locs) &&
            !cfg_in_loop(cfg, cfg->loops[given].header, taken) &&
            cfg_dominates(cfg, cfg->loops[given].header, info->block_of[stmt]))
            return true;
    }
    return false;
}

/* Does a switch at the end of the block lead elsewhere in this state? */
static bool leads_elsewhere(const struct leaving *l, const struct ir_block *b, uint32_t to,
                            const struct state *s)
{
    struct walk w = {
        .c = l->u->c, .func = l->func, .pf = l->pf, .info = finfo_of(l->u->c, l->func)};
    const struct ir_stmt *term = &l->pf->stmts[b->first + b->count - 1];
    for (uint32_t i = 0; i < b->nsuccs && term->op == IR_SWITCH; i++)
        if (ir_succs(l->pf->unit, l->pf->func, b)[i] == to && !case_is_other(&w, s, term, i))
            return false;
    return term->op == IR_SWITCH;
}

/* Of several ways to a common return, the one that comes with the lock. */
static uint32_t way_with(const struct leaving *l, uint32_t stmt, uint32_t token)
{
    struct conc *c = l->u->c;
    struct finfo *info = finfo_of(c, l->func);
    uint32_t block = info->block_of[stmt];
    const struct cfg *cfg = info->cfg;
    if (cfg->pred_first[block + 1] - cfg->pred_first[block] < 2)
        return stmt;
    for (uint32_t i = cfg->pred_first[block]; i < cfg->pred_first[block + 1]; i++) {
        const state_vec *out = &c->fctxs.at[l->fctx].block_out[cfg->preds[i]];
        const struct ir_block *b = &l->pf->unit->blocks[l->pf->func->first_block + cfg->preds[i]];
        for (size_t k = 0; k < out->n; k++)
            if (locks_meet(c, state_locks(c, &out->at[k]), token_at(c, token).locs) &&
                !leads_elsewhere(l, b, block, &out->at[k]))
                return b->first + b->count - 1;
    }
    return stmt;
}

/* Do all states that leave the block hold the lock? */
static bool is_sure(const struct leaving *l, uint32_t stmt, uint32_t locs)
{
    const struct conc *c = l->u->c;
    uint32_t block = finfo_of(l->u->c, l->func)->block_of[stmt];
    const state_vec *out = &c->fctxs.at[l->fctx].block_out[block];
    for (size_t k = 0; k < out->n; k++)
        if (!locks_meet(c, state_locks(l->u->c, &out->at[k]), locs))
            return false;
    return out->n > 0;
}

/* Does the block decide whether the lock is given back? */
static bool decides(const struct leaving *l, uint32_t block, uint32_t token)
{
    const struct uses *u = l->u;
    struct finfo *info = finfo_of(u->c, l->func);
    for (size_t i = first_unlock(u, l->fctx); i < u->nunlocks && u->list.at[i].at.fctx == l->fctx;
         i++) {
        uint32_t at = info->block_of[u->list.at[i].at.stmt];
        if (at != block && is_same_lock(u->c, token, u->list.at[i].at.token) &&
            cfg_dominates(info->cfg, block, at))
            return true;
    }
    return false;
}

/* A lock of a round that goes on without giving it back: where that is decided, not the return. */
static uint32_t way_out_of_round(const struct leaving *l, uint32_t stmt, uint32_t token)
{
    struct conc *c = l->u->c;
    struct finfo *info = finfo_of(c, l->func);
    const struct cfg *cfg = info->cfg;
    uint32_t local, loop = CFG_NONE;
    const struct prog_func *pf = prog_stmt(c->prog, c->token_stmt.at[token], &local);
    if (pf == l->pf)
        loop = cfg->loop[info->block_of[local]];
    if (loop == CFG_NONE || stmt >= l->pf->func->nstmts || l->pf->stmts[stmt].op != IR_RET ||
        cfg_in_loop(cfg, info->block_of[stmt], loop))
        return stmt;
    for (uint32_t b = 0; b < l->pf->func->nblocks; b++) {
        const struct ir_block *block = &l->pf->unit->blocks[l->pf->func->first_block + b];
        uint32_t last = block->first + block->count - 1;
        if (cfg->rpo[b] != CFG_NONE && cfg_in_loop(cfg, b, loop) && block->nsuccs > 1 &&
            cfg_dominates(cfg, info->block_of[local], b) && decides(l, b, token) &&
            is_sure(l, last, token_at(c, token).locs))
            return last;
    }
    return stmt;
}

/* A jump that no line was written for: what comes before it. */
static uint32_t with_line(const struct leaving *l, uint32_t stmt)
{
    const struct ir_pos *at = l->pf->unit->positions + l->pf->func->first_stmt;
    uint32_t first =
        l->pf->unit->blocks[l->pf->func->first_block + finfo_of(l->u->c, l->func)->block_of[stmt]]
            .first;
    uint32_t s = stmt;
    if (l->u->c->prog->classes || l->pf->stmts[stmt].op != IR_JUMP)
        return stmt;
    while (s > first && !at[s].column)
        s--;
    return at[s].column ? s : stmt;
}

/* A throw that the function itself does not catch. */
static bool is_throw_out(const struct leaving *l, uint32_t stmt)
{
    return throws_out(&l->u->thrown, l->u->c->fctxs.at[l->fctx].frame, stmt);
}

/* Is the lock still held when an exception of the call has run the destructors of the function?
 * What they give back is seen where the exception goes on. */
static bool is_kept_while_unwinding(const struct leaving *l, uint32_t stmt, uint32_t locs)
{
    struct conc *c = l->u->c;
    uint32_t pad = exception_block(c, l->func, stmt);
    bool is_kept = true;
    struct idset seen = {0};
    u32_vec work = {0};
    if (pad != CFG_NONE)
        vec_push(&work, pad);
    while (work.n && is_kept) {
        uint32_t b = vec_pop(&work);
        const struct ir_block *block = &l->pf->unit->blocks[l->pf->func->first_block + b];
        const state_vec *out = &c->fctxs.at[l->fctx].block_out[b];
        bool is_end = l->pf->stmts[block->first + block->count - 1].op == IR_THROW;
        for (size_t i = 0; is_end && i < out->n; i++)
            is_kept &= locks_meet(c, state_locks(c, &out->at[i]), locs);
        for (uint32_t i = 0; idset_add(&seen, b) && i < block->nsuccs; i++)
            vec_push(&work, ir_succs(l->pf->unit, l->pf->func, block)[i]);
    }
    vec_release(&work);
    idset_release(&seen);
    return is_kept;
}

static bool is_semaphore(const struct conc *c, uint32_t locs)
{
    struct seq s = seqs_at(&c->sets, locs);
    return s.n == 1 && sync_at(c, s.at[0]) != PTA_NONE;
}

/* Is the statement reached through a handler only? A wait that is interrupted takes nothing. */
static bool is_handling(const struct leaving *l, uint32_t stmt)
{
    struct idset seen = {0};
    u32_vec work = {0};
    vec_push(&work, 0);
    while (work.n) {
        uint32_t b = work.at[--work.n];
        const struct ir_block *block = &l->pf->unit->blocks[l->pf->func->first_block + b];
        bool is_invoke = l->pf->stmts[block->first + block->count - 1].op == IR_INVOKE;
        uint32_t n = !idset_add(&seen, b) ? 0 : is_invoke ? 1 : block->nsuccs;
        for (uint32_t i = 0; i < n; i++)
            vec_push(&work, ir_succs(l->pf->unit, l->pf->func, block)[i]);
    }
    bool is_normal = idset_has(&seen, finfo_of(l->u->c, l->func)->block_of[stmt]);
    vec_release(&work);
    idset_release(&seen);
    return !is_normal;
}

/* A thread that ends with a lock that a callee took: the fault is there, not at the end. */
static const struct wait *taken_elsewhere(const struct leaving *l, uint32_t token)
{
    const struct conc *c = l->u->c;
    uint32_t local;
    if (!l->is_about_ends || prog_stmt(c->prog, c->token_stmt.at[token], &local) == l->pf)
        return NULL;
    for (size_t i = 0; i < l->u->f->order->waits.n; i++) {
        const struct wait *w = &l->u->f->order->waits.at[i];
        if (w->kind == WAIT_LOCK && c->token_stmt.at[w->token] == c->token_stmt.at[token] &&
            wait_origin(l->u->f->order, w).i == fctx_origin(c, l->fctx))
            return w;
    }
    return NULL;
}

static void leave_with(const struct leaving *l, uint32_t stmt, uint32_t lockset, uint32_t token,
                       bool is_throw)
{
    uint32_t way = stmt, round = way_out_of_round(l, stmt, token);
    if (!is_throw)
        way = round != stmt ? round : with_line(l, way_with(l, stmt, token));
    uint32_t locs = token_at(l->u->c, token).locs;
    /* A lock that is tried may be held in some states only because of what they do not know; what a
     * callee takes sometimes, too. */
    bool is_chance = is_brought_sometimes(l->u->c, l->fctx, locs);
    if ((is_tried(l->u, token) || is_chance) && !is_sure(l, way, locs))
        return;
    if (is_semaphore(l->u->c, locs) && (is_throw || is_handling(l, way)))
        return;
    const struct wait *w = taken_elsewhere(l, token);
    struct issue_side side =
        w ? side_of_wait(l->u->f, w)
          : side_at(l->u->f, l->fctx, way, lockset, is_throw ? "throw" : "return");
    if (w)
        side.what = "lock";
    leak(l->u, l->fctx, token, side);
}

static void check_return(void *ctx, uint32_t stmt, const state_vec *states)
{
    const struct leaving *l = ctx;
    struct conc *c = l->u->c;
    const struct fctx *x = &c->fctxs.at[l->fctx];
    bool is_end = fctx_is_start(x) && c->frames.at[x->frame].origin.i != 0;
    bool is_throw = is_throw_out(l, stmt);
    if (l->pf->stmts[stmt].op != IR_RET && !is_throw)
        return;
    for (size_t i = 0; i < states->n; i++) {
        uint32_t lockset = state_locks(c, &states->at[i]);
        for (uint32_t k = 0; k < seqs_at(&c->sets, lockset).n; k++) {
            uint32_t token = seqs_at(&c->sets, lockset).at[k], locs = token_at(c, token).locs;
            if (locks_meet(c, x->lockset, locs))
                continue;
            bool is_wrong =
                l->is_about_ends
                    ? !is_known_leak(l, locs) && !is_semaphore(c, locs) &&
                          (is_element(c, token) ? !is_ever_given_back(l->u, locs) : is_end)
                    : is_given_back_elsewhere(l, token) && !is_swept(l, stmt, token) &&
                          (is_throw || nobody_gives_back(l->u, l->fctx, token));
            if (is_wrong && (!is_throw || is_kept_while_unwinding(l, stmt, locs)))
                leave_with(l, stmt, lockset, token, is_throw);
        }
    }
}

/* Does the function leave with a lock that it did not come with, and that somebody might forget? */
static bool keeps_more(const struct uses *u, uint32_t fctx)
{
    const struct conc *c = u->c;
    const struct fctx *x = &c->fctxs.at[fctx];
    for (size_t k = 0; k < x->exits.n; k++) {
        struct seq s = seqs_at(&c->sets, x->exits.at[k].lockset);
        for (uint32_t i = 0; x->exits.at[k].lockset != x->lockset && i < s.n; i++)
            if (!is_monitor(c, s.at[i]) && !locks_meet(c, x->lockset, token_at(c, s.at[i]).locs))
                return true;
    }
    return false;
}

/* Does the function itself give any lock back? */
static bool gives_back_some(const struct uses *u, uint32_t fctx)
{
    size_t at = first_unlock(u, fctx);
    return u->has_posts || (at < u->nunlocks && u->list.at[at].at.fctx == fctx);
}

/* Does a thread begin here, or is an element of an array kept, which callers have no name for? */
static bool ends_with(const struct uses *u, uint32_t fctx)
{
    const struct conc *c = u->c;
    const struct fctx *x = &c->fctxs.at[fctx];
    bool is_kept = fctx_is_start(x);
    for (size_t k = 0; k < x->exits.n && fctx_origin(c, fctx) != 0; k++) {
        struct seq s = seqs_at(&c->sets, x->exits.at[k].lockset);
        for (uint32_t i = 0; i < s.n; i++)
            is_kept |= is_element(c, s.at[i]);
    }
    return is_kept;
}

/* Whoever returns from `main` of a C program ends the process, and all who could wait. */
static bool ends_process(const struct conc *c, uint32_t fctx)
{
    const struct prog_func *pf = frame_func(c, c->fctxs.at[fctx].frame);
    return !c->prog->classes && strcmp(c->prog->syms[pf->sym.i].name, "main") == 0;
}

static void check_returns(struct uses *u, bool is_about_ends)
{
    struct conc *c = u->c;
    for (uint32_t i = 0; i < c->fctxs.n; i++) {
        struct leaving l = {
            .u = u, .fctx = i, .func = func_of_fctx(c, i), .is_about_ends = is_about_ends};
        if (!c->fctxs.at[i].is_reached || !keeps_more(u, i) || ends_process(c, i) ||
            prog_func_gives_back(c->prog, l.func) ||
            !(is_about_ends ? ends_with(u, i) : gives_back_some(u, i)))
            continue;
        l.pf = &c->prog->funcs[l.func.i];
        flow_each(c, i, check_return, &l);
    }
}

static void check_leaks(struct uses *u)
{
    struct conc *c = u->c;
    if (c->stats.flow_spent)
        return; /* what gives the lock back may be in a call that was not followed */
    check_returns(u, false);
    check_returns(u, true);
    for (size_t i = 0; i < u->list.n; i++) {
        const struct wait *at = &u->list.at[i].at;
        struct seq s = seqs_at(&c->sets, at->lockset);
        for (uint32_t k = 0; u->list.at[i].kind == USE_END && k < s.n; k++)
            leak(u, at->fctx, s.at[k],
                 side_at(u->f, at->fctx, at->stmt, at->lockset, "end of the thread"));
    }
}

/* ---- surplus unlocks ---- */

/* May the thread have taken it as one of several? `lock(first); lock(second)`, sorted before. */
static bool is_one_of_several(const struct uses *u, const struct use *use, uint32_t locs)
{
    const struct conc *c = u->c;
    for (size_t i = 0; i < u->f->order->waits.n; i++) {
        const struct wait *w = &u->f->order->waits.at[i];
        uint32_t taken = w->kind == WAIT_LOCK ? token_at(c, w->token).locs : 0;
        if (taken && seqs_at(&c->sets, taken).n > 1 && seqs_meet(&c->sets, taken, locs) &&
            fctx_origin(c, w->fctx) == fctx_origin(c, use->at.fctx))
            return true;
    }
    return false;
}

/* Locks that are taken again are counted only to a point. */
static bool is_uncertain(struct uses *u, const struct use *use, uint32_t loc, uint32_t locs)
{
    return idset_has(&u->nested, loc) || is_one_of_several(u, use, locs);
}

static bool is_taken_before(struct uses *u, const struct use *use, uint32_t locs)
{
    struct conc *c = u->c;
    uint32_t n;
    const uint32_t *waits = waits_of_fctx(u->f->order, use->at.fctx, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct wait *w = &u->f->order->waits.at[waits[i]];
        if (w->kind == WAIT_LOCK && token_at(c, w->token).locs == locs &&
            stmt_dominates(c, func_of_fctx(c, w->fctx), w->stmt, use->at.stmt))
            return true;
    }
    return false;
}

/* Is the lock taken on one of the ways from a branch, or from several, to where the unlock always
 * comes? `if (!p) goto out; if (!n) goto out; lock(); ... out: unlock();` */
static bool is_taken_sometimes(struct uses *u, const struct use *use, uint32_t locs)
{
    struct conc *c = u->c;
    struct finfo *info = finfo_of(c, func_of_fctx(c, use->at.fctx));
    uint32_t to = info->block_of[use->at.stmt];
    for (size_t i = 0; i < u->f->order->waits.n; i++) {
        const struct wait *w = &u->f->order->waits.at[i];
        if (w->kind != WAIT_LOCK || w->fctx != use->at.fctx || token_at(c, w->token).locs != locs)
            continue;
        uint32_t from = info->block_of[w->stmt], top = from;
        do
            top = info->cfg->idom[top];
        while (top && !cfg_dominates(info->cfg, top, to));
        if (top != from && !cfg_post_dominates(info->cfg, from, top) &&
            cfg_post_dominates(info->cfg, to, top))
            return true;
    }
    return false;
}

/* Is the statement reached with the lock in another state of its callers? Then the condition under
 * which it is may be one that the states do not know. */
static bool is_held_elsewhere(const struct uses *u, const struct use *use, uint32_t locs)
{
    const struct conc *c = u->c;
    for (size_t i = 0; i < u->list.n; i++) {
        const struct use *o = &u->list.at[i];
        if (o->kind == USE_UNLOCK && o->at.stmt == use->at.stmt &&
            func_of_fctx(c, o->at.fctx).i == func_of_fctx(c, use->at.fctx).i &&
            locks_meet(c, o->at.lockset, locs))
            return true;
    }
    return false;
}

/* Uses of one statement stand together: one for each state. */
static void check_unlock(struct uses *u, size_t first, size_t end)
{
    struct conc *c = u->c;
    const struct use *lacking = NULL;
    bool has_holder = false;
    uint32_t loc, locs = token_at(c, u->list.at[first].at.token).locs;
    for (size_t i = first; i < end; i++) {
        const struct use *use = &u->list.at[i];
        if (locks_meet(c, use->at.lockset, locs))
            has_holder = true;
        else
            lacking = use;
    }
    if (!lacking || !lacking->is_direct || lockset_forgets(c, lacking->at.lockset) ||
        !token_at(c, lacking->at.token).unique ||
        c->frames.at[c->fctxs.at[lacking->at.fctx].frame].has_overflow)
        return;
    loc = seqs_at(&c->sets, locs).at[0];
    bool has_failed = follows_failed_try(u, lacking);
    if (!has_failed && (!is_plain(u, lacking->at.token, &loc) ||
                        is_uncertain(u, lacking, loc, locs) || idset_has(&u->f->tried, loc) ||
                        idset_has(&u->f->shared, loc) || sync_at(c, loc) != PTA_NONE))
        return;
    bool may_be_held = has_holder || conc_way_was_cut(c, lacking->at.fctx, lacking->at.entry) ||
                       is_held_elsewhere(u, lacking, locs);
    if (!has_failed && may_be_held && !is_taken_before(u, lacking, locs) &&
        !is_taken_sometimes(u, lacking, locs))
        return;
    struct issue_side side =
        side_at(u->f, lacking->at.fctx, lacking->at.stmt, lacking->at.lockset, "unlock");
    side.at.loc = (loc_id){loc};
    struct issue issue = {.kind = ISSUE_NOT_HELD, .lock = {loc}, .is_unique = true};
    issue_add(u->f, issue, &side, 1);
}

static int by_place(const void *pa, const void *pb)
{
    const struct use *a = pa, *b = pb;
    if (a->kind != b->kind)
        return a->kind < b->kind ? -1 : 1;
    if (a->at.fctx != b->at.fctx)
        return a->at.fctx < b->at.fctx ? -1 : 1;
    if (a->at.stmt != b->at.stmt)
        return a->at.stmt < b->at.stmt ? -1 : 1;
    if (a->at.lockset != b->at.lockset)
        return a->at.lockset < b->at.lockset ? -1 : 1;
    return a->at.live < b->at.live ? -1 : a->at.live > b->at.live;
}

static void check_unlocks(struct uses *u)
{
    if (u->c->stats.flow_cut)
        return; /* which locks are not held is known only where every call was followed */
    for (size_t i = 0, end; i < u->list.n; i = end) {
        const struct use *a = &u->list.at[i];
        for (end = i + 1;
             end < u->list.n && u->list.at[end].kind == a->kind &&
             u->list.at[end].at.fctx == a->at.fctx && u->list.at[end].at.stmt == a->at.stmt;
             end++)
            ;
        if (a->kind == USE_UNLOCK)
            check_unlock(u, i, end);
    }
}

/* Does every way to the post, but those of exceptions, go past a wait for the semaphore? Who was
 * interrupted on the way posts it, too, in the same `finally`. */
static bool is_post_of_waiter(const struct uses *u, const struct use *post)
{
    const struct prog_func *pf = &u->c->prog->funcs[func_of_fctx(u->c, post->at.fctx).i];
    const struct finfo *info = finfo_of(u->c, func_of_fctx(u->c, post->at.fctx));
    struct idset waiting = {0}, seen = {0};
    u32_vec work = {0};
    for (size_t i = u->nunlocks; i < u->list.n; i++) {
        const struct use *use = &u->list.at[i];
        if (use->kind == USE_SEM_WAIT && use->loc == post->loc && use->at.fctx == post->at.fctx)
            idset_add(&waiting, info->block_of[use->at.stmt]);
    }
    bool is_waiter = !idset_is_empty(&waiting);
    if (is_waiter)
        vec_push(&work, 0);
    while (work.n && is_waiter) {
        uint32_t b = work.at[--work.n];
        const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
        bool is_invoke = pf->stmts[block->first + block->count - 1].op == IR_INVOKE;
        if (idset_has(&waiting, b) || !idset_add(&seen, b))
            continue;
        is_waiter = b != info->block_of[post->at.stmt];
        for (uint32_t i = 0; i < (is_invoke ? 1 : block->nsuccs); i++)
            vec_push(&work, ir_succs(pf->unit, pf->func, block)[i]);
    }
    idset_release(&waiting);
    idset_release(&seen);
    vec_release(&work);
    return is_waiter;
}

/* A semaphore that is posted by somebody who has not taken it is no lock: the last reader gives
 * back what the first one took. */
static void find_handed_over(struct uses *u)
{
    for (size_t i = 0; i < u->list.n; i++) {
        const struct use *use = &u->list.at[i];
        if (use->kind != USE_SEM_POST)
            continue;
        if (use->loc == PTA_NONE) { /* any of them may be meant */
            if (use->places)
                idset_union(&u->f->one_way, use->places);
            continue;
        }
        uint32_t locs = seqs_add(&u->c->sets, &use->loc, 1);
        if (!locks_meet(u->c, use->at.lockset, locs) && !is_post_of_waiter(u, use))
            idset_add(&u->f->one_way, use->loc);
    }
}

void lock_uses_find(struct finder *f)
{
    struct uses u = {.f = f, .c = f->c, .thrown = {.c = f->c}};
    collect(&u);
    if (u.list.n)
        qsort(u.list.at, u.list.n, sizeof *u.list.at, by_place);
    for (size_t i = 0, kind = 0; kind <= USE_KINDS; kind++) {
        while (i < u.list.n && u.list.at[i].kind < kind)
            i++;
        u.begin[kind] = i;
    }
    u.nunlocks = u.begin[USE_UNLOCK + 1];
    u.has_posts = u.begin[USE_SEM_POST] < u.begin[USE_SEM_POST + 1];
    find_handed_over(&u);
    cycles_find(f);
    for (size_t i = 0; i < f->out->list.n; i++)
        if (f->out->list.at[i].kind == ISSUE_SELF)
            idset_add(&u.nested, f->out->list.at[i].lock.i);
    check_leaks(&u);
    check_unlocks(&u);
    cond_waits_check(&u);
    wake_ones_check(&u);
    stuck_check(&u);
    stopping_check(&u);
    cancels_check(&u);
    pools_check(&u);
    arrivals_check(&u);
    permits_check(&u);
    several_permits_check(&u);
    forks_check(&u);
    exits_check(&u);
    vec_release(&u.list);
    map_release(&u.thrown.known);
    map_release(&u.needs);
    idset_release(&u.leaking);
    idset_release(&u.nested);
}
