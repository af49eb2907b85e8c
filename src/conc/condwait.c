/*
 * Conditions. A wait is wrong if nobody signals it, if the lock that belongs to it is not held, if
 * it does not look again at what it waits for, or if it keeps another lock that every signaller
 * needs.
 */
#include "conc/lockuse.h"

enum { MAX_CALLERS = 4 };

static struct issue_side side_of(struct uses *u, const struct use *use, const char *what)
{
    struct issue_side s = side_at(u->f, use->at.fctx, use->at.stmt, use->at.lockset, what);
    s.at.loc = (loc_id){use->loc};
    return s;
}

static void report(struct uses *u, enum issue_kind kind, const struct use *use,
                   const struct use *other)
{
    struct issue issue = {.kind = kind, .lock = {use->loc}, .is_unique = true};
    struct issue_side sides[2] = {side_of(u, use, "wait")};
    if (other)
        sides[1] = side_of(u, other, other->kind == USE_SIGNAL ? "signal" : "post");
    issue_add(u->f, issue, sides, other ? 2 : 1);
}

/* ---- does it look again? ---- */

static bool has_lock(const struct conc *c, uint32_t lockset, uint32_t locs)
{
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t k = 0; k < s.n; k++)
        if (seqs_meet(&c->sets, token_at(c, s.at[k]).locs, locs))
            return true;
    return false;
}

/* Does a state at the end of the block hold the lock, or a caller all the while? */
static bool holds_at(const struct conc *c, uint32_t fctx, uint32_t block, uint32_t locs)
{
    const struct fctx *x = &c->fctxs.at[fctx];
    for (size_t i = 0; i < x->entries.n; i++)
        if (has_lock(c, x->entries.at[i].lockset, locs))
            return true;
    for (size_t i = 0; x->block_out && i < x->block_out[block].n; i++)
        if (has_lock(c, state_locks(c, &x->block_out[block].at[i]), locs))
            return true;
    return false;
}

/* A branch in the loop around the statement, made while the lock is held. */
static bool is_in_testing_loop(struct conc *c, uint32_t fctx, uint32_t stmt, uint32_t locs)
{
    func_id f = func_of_fctx(c, fctx);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    bool is_library = prog_func_is_library(c->prog, f);
    if (info->cfg->is_irreducible)
        return true;
    for (; loop != CFG_NONE; loop = info->cfg->loops[loop].parent)
        for (uint32_t b = 0; b < pf->func->nblocks; b++) {
            const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
            const struct ir_stmt *last = &pf->stmts[block->first + block->count - 1];
            if (info->cfg->rpo[b] != CFG_NONE && cfg_in_loop(info->cfg, b, loop) &&
                (last->op == IR_BRANCH || last->op == IR_SWITCH) &&
                (is_library || holds_at(c, fctx, b, locs)))
                return true;
        }
    return false;
}

static bool looks_again(struct conc *c, uint32_t fctx, uint32_t stmt, uint32_t locs, int depth)
{
    if (is_in_testing_loop(c, fctx, stmt, locs))
        return true;
    const struct fctx *x = &c->fctxs.at[fctx];
    for (size_t i = 0; depth < MAX_CALLERS && i < x->callers.n; i++)
        if (looks_again(c, x->callers.at[i].fctx, x->callers.at[i].stmt, locs, depth + 1))
            return true;
    return false;
}

static void check_loop(struct uses *u, const struct use *use)
{
    uint32_t locs = token_at(u->c, use->at.token).locs;
    uint32_t inner = use->at.inner_fctx;
    bool is_library_loop =
        use->is_in_library && is_in_testing_loop(u->c, inner, use->at.inner_stmt, locs);
    if (!is_library_loop && !looks_again(u->c, inner, use->at.inner_stmt, locs, 0))
        report(u, ISSUE_NO_LOOP, use, NULL);
}

/* ---- is its lock held? ---- */

static void check_held(struct uses *u, size_t first, size_t end)
{
    struct conc *c = u->c;
    const struct use *use = &u->list.at[first];
    struct lock_token t = token_at(c, use->at.token);
    if (!t.unique || c->frames.at[c->fctxs.at[use->at.fctx].frame].has_overflow)
        return;
    for (size_t i = first; i < end; i++) {
        struct seq s = seqs_at(&c->sets, u->list.at[i].at.lockset);
        for (uint32_t k = 0; k < s.n; k++)
            if (seqs_meet(&c->sets, token_at(c, s.at[k]).locs, t.locs))
                return;
    }
    report(u, ISSUE_UNGUARDED, use, NULL);
}

/* ---- who signals it, and with what ---- */

static bool is_same_place(const struct conc *c, uint32_t a, uint32_t b)
{
    const struct pta_loc *x = pta_loc(c->pta, (loc_id){a}), *y = pta_loc(c->pta, (loc_id){b});
    return a == b || (x->obj.i == y->obj.i && pta_overlap(x, 1, y, 1));
}

/* A lock that is held at the wait, is not the condition's own, and keeps the signaller away. */
static bool is_kept_away(struct uses *u, const struct use *use, const struct use *signal)
{
    struct conc *c = u->c;
    struct seq s = seqs_at(&c->sets, use->at.lockset);
    uint32_t own = use->at.token == PTA_NONE ? 0 : token_at(c, use->at.token).locs;
    for (uint32_t i = 0; i < s.n; i++) {
        struct lock_token t = token_at(c, s.at[i]);
        if (t.locs == own || !t.unique || t.mode == LOCK_SHARED)
            continue;
        if (needs_lock(u, &signal->at, t.locs))
            return true;
    }
    return false;
}

static bool is_partner(const struct use *use, const struct use *other)
{
    return use->kind == USE_COND_WAIT ? other->kind == USE_SIGNAL : other->kind == USE_SEM_POST;
}

static void check_signals(struct uses *u, const struct use *use)
{
    struct conc *c = u->c;
    const struct use *kept = NULL;
    bool is_any = false, is_free = false, is_unknown = false;
    for (size_t i = 0; i < u->list.n; i++) {
        const struct use *s = &u->list.at[i];
        if (!is_partner(use, s))
            continue;
        is_unknown |= s->loc == PTA_NONE;
        if (s->loc == PTA_NONE || !is_same_place(c, s->loc, use->loc))
            continue;
        is_any = true;
        if (is_kept_away(u, use, s))
            kept = kept ? kept : s;
        else if (s->at.fctx != use->at.fctx || s->at.stmt != use->at.stmt)
            is_free = true;
    }
    if (is_unknown || is_free)
        return;
    if (kept)
        report(u, ISSUE_WAIT, use, kept);
    else if (!is_any &&
             pta_obj(c->pta, pta_loc(c->pta, (loc_id){use->loc})->obj)->kind != OBJ_EXTERNAL)
        report(u, ISSUE_SILENT, use, NULL);
}

void cond_waits_check(struct uses *u)
{
    for (size_t i = 0, end; i < u->list.n; i = end) {
        const struct use *use = &u->list.at[i];
        for (end = i + 1;
             end < u->list.n && u->list.at[end].kind == use->kind &&
             u->list.at[end].at.fctx == use->at.fctx && u->list.at[end].at.stmt == use->at.stmt;
             end++)
            ;
        bool is_semaphore = use->kind == USE_SEM_WAIT && use->loc != PTA_NONE &&
                            (sync_at(u->c, use->loc) == PTA_NONE ||
                             u->c->syncs.at[sync_at(u->c, use->loc)].kind != SYNC_SEM_LOCK ||
                             idset_has(&u->f->one_way, use->loc));
        if (use->is_timed || (use->kind != USE_COND_WAIT && !is_semaphore))
            continue;
        if (use->kind == USE_COND_WAIT) {
            check_loop(u, use);
            check_held(u, i, end);
        }
        for (size_t k = i; use->loc != PTA_NONE && k < end; k++)
            check_signals(u, &u->list.at[k]);
    }
}
