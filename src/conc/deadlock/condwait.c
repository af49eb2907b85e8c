/*
 * Conditions. A wait is wrong if nobody signals it, if the lock that belongs to it is not held, if
 * it does not look again at what it waits for, or if it keeps another lock that every signaller
 * needs; the last also for semaphores and promises.
 */
#include "conc/deadlock/lockuse.h"

static struct issue_side side_of(struct uses *u, const struct use *use, const char *what)
{
    struct issue_side s = side_at(u->f, use->at.fctx, use->at.stmt, use->at.lockset, what);
    s.at.loc = (loc_id){use->loc};
    return s;
}

static void report(struct uses *u, enum issue_kind kind, const struct use *use)
{
    struct issue issue = {.kind = kind, .lock = {use->loc}, .is_unique = true};
    struct issue_side side = side_of(u, use, "wait");
    issue_add(u->f, issue, &side, 1);
}

/* Who would signal waits for a lock, or is only known to need it. */
static void report_kept(struct uses *u, const struct use *use, const struct use *other,
                        const struct wait *by)
{
    struct issue issue = {.kind = ISSUE_WAIT, .lock = {use->loc}, .is_unique = true};
    struct issue_side sides[2] = {side_of(u, use, "wait")};
    sides[1] = by ? side_of_wait(u->f, by)
                  : side_of(u, other, other->kind == USE_SIGNAL ? "signal" : "post");
    if (use->kind == USE_AWAIT)
        sides[0].name = "a promise";
    issue_add(u->f, issue, sides, 2);
}

/* ---- is its lock held? ---- */

/* Is it waited for without its lock? */
static bool check_held(struct uses *u, size_t first, size_t end)
{
    struct conc *c = u->c;
    const struct use *use = &u->list.at[first];
    struct lock_token t = token_at(c, use->at.token);
    if (!t.unique || c->frames.at[c->fctxs.at[use->at.fctx].frame].has_overflow)
        return false;
    for (size_t i = first; i < end; i++)
        if (locks_meet(c, u->list.at[i].at.lockset, t.locs) ||
            lockset_forgets(c, u->list.at[i].at.lockset))
            return false;
    report(u, ISSUE_UNGUARDED, use);
    return true;
}

/* ---- who signals it, and with what ---- */

static bool is_same_place(const struct conc *c, uint32_t a, uint32_t b)
{
    const struct pta_loc *x = pta_loc(c->pta, (loc_id){a}), *y = pta_loc(c->pta, (loc_id){b});
    return a == b || (x->obj.i == y->obj.i && pta_overlap(x, 1, y, 1));
}

/* An atomic exchange decides who keeps the promise: nobody waits for that. */
static bool is_claim(const struct conc *c, const struct lock_token *t)
{
    struct seq places = seqs_at(&c->sets, t->locs);
    return places.n == 1 && idset_has(&c->spin_locks, places.at[0]);
}

/* Does the thread come to the wait again and again? The loop that looks again does not count. */
static bool is_repeated(struct conc *c, const struct use *use)
{
    const struct finfo *info = finfo_of(c, func_of_fctx(c, use->at.fctx));
    uint32_t loop = info->cfg->loop[info->block_of[use->at.stmt]];
    bool looks_again = use->kind == USE_COND_WAIT && use->at.fctx == use->at.inner_fctx;
    if (loop != CFG_NONE && looks_again)
        loop = info->cfg->loops[loop].parent;
    return use->kind != USE_AWAIT &&
           (loop != CFG_NONE || !c->frames.at[c->fctxs.at[use->at.fctx].frame].is_once);
}

/* A lock that is held at the wait, is not the condition's own, and keeps the signaller away. */
static bool is_kept_away(struct uses *u, const struct use *use, const struct use *signal,
                         const struct wait **by)
{
    struct conc *c = u->c;
    struct seq s = seqs_at(&c->sets, use->at.lockset);
    uint32_t own = use->at.token == PTA_NONE ? 0 : token_at(c, use->at.token).locs;
    for (uint32_t i = 0; i < s.n; i++) {
        struct lock_token t = token_at(c, s.at[i]);
        if (t.locs == own || !t.unique || t.mode == LOCK_SHARED || is_done_flag(c, &t) ||
            (use->kind == USE_AWAIT && is_claim(c, &t)))
            continue;
        if (needs_lock(u, &signal->at, t.locs, is_repeated(c, use), by))
            return true;
    }
    return false;
}

/* A library's own, or a variable in one of its functions: it sees to the signals itself. */
static bool is_of_library(const struct conc *c, obj_id obj)
{
    const struct pta_obj *o = pta_obj(c->pta, obj);
    return o->kind == OBJ_EXTERNAL ||
           (o->kind == OBJ_STACK && prog_func_is_library(c->prog, pta_inst_func(c->pta, o->inst)));
}

/* Would the waiting thread have to wake itself? */
static bool is_own_signal(const struct uses *u, const struct use *use, const struct use *signal)
{
    const struct lock_order *o = u->f->order;
    origin_id by = wait_origin(o, &signal->at);
    return signal->kind == USE_SIGNAL && by.i == wait_origin(o, &use->at).i &&
           origin_tally(u->c, by).most == 1;
}

static enum use_kind partner_of(enum use_kind kind)
{
    return kind == USE_COND_WAIT ? USE_SIGNAL
           : kind == USE_AWAIT   ? USE_RELEASE
           : kind == USE_FILL    ? USE_DRAIN
                                 : USE_SEM_POST;
}

/* Is there a signal of which it is not known what it signals? */
static bool is_any_unknown(const struct uses *u, enum use_kind partner)
{
    for (size_t i = u->begin[partner]; i < u->begin[partner + 1]; i++)
        if (u->list.at[i].loc == PTA_NONE)
            return true;
    return false;
}

static void check_signals(struct uses *u, const struct use *use)
{
    struct conc *c = u->c;
    const struct use *kept = NULL;
    const struct wait *kept_by = NULL, *by = NULL;
    bool is_any = false;
    enum use_kind partner = partner_of(use->kind);
    if (is_any_unknown(u, partner))
        return;
    for (size_t i = u->begin[partner]; i < u->begin[partner + 1]; i++) {
        const struct use *s = &u->list.at[i];
        if (!is_same_place(c, s->loc, use->loc) || is_own_signal(u, use, s))
            continue;
        is_any = true;
        if (is_kept_away(u, use, s, &by)) {
            kept_by = kept ? kept_by : by;
            kept = kept ? kept : s;
        } else if (s->at.fctx != use->at.fctx || s->at.stmt != use->at.stmt)
            return; /* it can come */
    }
    if (kept)
        report_kept(u, use, kept, kept_by);
    else if (!is_any && use->kind != USE_AWAIT && use->kind != USE_FILL &&
             !is_of_library(c, pta_loc(c->pta, (loc_id){use->loc})->obj) &&
             !(use->kind == USE_COND_WAIT && wait_never_begins(c, &use->at)))
        report(u, ISSUE_SILENT, use);
}

/* Waits for changes of an atomic that nobody tells of: who stores does not wake. Those of the
 * library are seen to by it. */
static void check_watches(struct uses *u)
{
    for (size_t i = u->begin[USE_WATCH]; i < u->begin[USE_WATCH + 1]; i++) {
        const struct use *use = &u->list.at[i];
        bool is_told = use->loc == PTA_NONE || use->is_in_library || is_any_unknown(u, USE_RELEASE);
        for (size_t k = u->begin[USE_RELEASE]; k < u->begin[USE_RELEASE + 1] && !is_told; k++)
            is_told = is_same_place(u->c, u->list.at[k].loc, use->loc);
        if (!is_told)
            report(u, ISSUE_SILENT, use);
    }
}

void cond_waits_check(struct uses *u)
{
    check_watches(u);
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
        bool is_promise = use->kind == USE_AWAIT && use->loc != PTA_NONE;
        if (use->is_timed || (use->kind != USE_COND_WAIT && !is_semaphore && !is_promise &&
                              !(use->kind == USE_FILL && gets_full(u, use))))
            continue;
        /* A function that was left out by a budget has no states to judge by. */
        if (use->kind == USE_COND_WAIT && u->c->fctxs.at[use->at.inner_fctx].block_in) {
            if (!wait_looks_again(u->c, &use->at))
                report(u, ISSUE_NO_LOOP, use);
            if (check_held(u, i, end))
                continue;
            if (use->loc != PTA_NONE) {
                wakeups_check(u, use);
                unsaid_check(u, use);
            }
        }
        for (size_t k = i; use->loc != PTA_NONE && k < end; k++)
            if (k == i || u->list.at[k].at.lockset != u->list.at[k - 1].at.lockset)
                check_signals(u, &u->list.at[k]);
    }
}
