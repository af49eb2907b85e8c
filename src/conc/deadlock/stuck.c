/*
 * Semaphores, promises, turns, joins and barriers that wait for each other. A wait can go on if
 * something that ends it can happen: a post whose thread has only waits before it that can go on, a
 * change of what is tested, the end of the joined thread likewise. What cannot go on after all that
 * can is stuck for good.
 *
 * Counts are not followed: a semaphore that does not surely start at zero can go on.
 */
#include "conc/deadlock/lockuse.h"
#include "conc/lock/turn.h"
#include <stdlib.h>

enum {
    MAX_STUCK = 400,
    MAX_STANDINGS = 2000,
    MAX_TURNS = 64,
    MAX_GIVEN_TURNS = 16,
    MAX_STANDING = 4,
    MAX_UP = 16,
    MAX_ASKED = 256,
    MAX_CHAIN = 16
};

struct blocker {
    const struct wait *at;
    uint32_t stmt;     /* where it is decided that it waits */
    uint32_t loc;      /* semaphore, promise or condition, or PTA_NONE */
    enum use_kind by;  /* what ends it; SIGNAL: a change of a place it tests */
    uint32_t joined;   /* origin, or PTA_NONE */
    uint32_t tested;   /* SIGNAL: set of places, in conc.sets */
    bool is_in_rounds; /* of the loops around it, in one of them at least */
    bool needs_all;    /* what ends it: by one at least of each origin that does so */
    bool can_go_on;
};

/* Where a blocker stands: at its wait, and at the calls that come to it on every path. If it is in
 * some round of a loop, what comes behind the loop is meant. */
struct standing {
    uint32_t fctx, stmt;
    uint32_t blocker;
    uint32_t loop; /* or CFG_NONE */
};

struct stuck {
    struct uses *u;
    struct conc *c;
    VEC(struct blocker) blockers;
    VEC(struct standing) standings;
    start_changes changes;
    uint32_t asked; /* function contexts, by one question */
    /* Function contexts by frame: those of frame f from first_of[f] on; made when first asked. */
    uint32_t *first_of, *by_frame;
    struct map crowds; /* barrier or latch -> 1 no, 2 yes: must all come? */
};

static void index_frames(struct stuck *k)
{
    struct conc *c = k->c;
    k->first_of = xcalloc(c->frames.n + 2, sizeof *k->first_of);
    k->by_frame = xcalloc(c->fctxs.n + 1, sizeof *k->by_frame);
    for (uint32_t x = 0; x < c->fctxs.n; x++)
        k->first_of[c->fctxs.at[x].frame + 2]++;
    for (uint32_t f = 2; f < c->frames.n + 2; f++)
        k->first_of[f] += k->first_of[f - 1];
    for (uint32_t x = 0; x < c->fctxs.n; x++)
        k->by_frame[k->first_of[c->fctxs.at[x].frame + 1]++] = x;
}

static bool stands_before(struct conc *c, const struct standing *s, uint32_t stmt)
{
    func_id f = func_of_fctx(c, s->fctx);
    const struct finfo *info = finfo_of(c, f);
    if (s->loop == CFG_NONE)
        return stmt_dominates(c, f, s->stmt, stmt);
    uint32_t header = info->cfg->loops[s->loop].header, block = info->block_of[stmt];
    return !cfg_in_loop(info->cfg, block, s->loop) && cfg_dominates(info->cfg, header, block);
}

static const struct blocker *blocked_in(struct stuck *k, uint32_t fctx, uint32_t stmt)
{
    for (size_t i = 0; i < k->standings.n; i++) {
        const struct standing *s = &k->standings.at[i];
        const struct blocker *b = &k->blockers.at[s->blocker];
        if (!b->can_go_on && s->fctx == fctx && stands_before(k->c, s, stmt))
            return b;
    }
    return NULL;
}

static const struct blocker *blocked_above(struct stuck *k, uint32_t fctx, uint32_t stmt, int up);

/* A wait before every start of the thread. */
static const struct blocker *blocked_start(struct stuck *k, origin_id o, int up)
{
    struct conc *c = k->c;
    const struct pta_creation *made = pta_creations(c->pta, o);
    const struct blocker *b = NULL;
    if (!k->first_of)
        index_frames(k);
    for (uint32_t i = 0; i < pta_origin(c->pta, o)->ncreations; i++)
        for (uint32_t by = 0; by < pta_norigins(c->pta); by++) {
            uint32_t f = frame_find(c, (origin_id){by}, made[i].inst);
            for (uint32_t x = f == PTA_NONE ? 0 : k->first_of[f];
                 f != PTA_NONE && x < k->first_of[f + 1]; x++) {
                if (!c->fctxs.at[k->by_frame[x]].is_reached)
                    continue;
                b = blocked_above(k, k->by_frame[x], made[i].stmt, up + 1);
                if (!b)
                    return NULL;
            }
        }
    return b;
}

/* A wait before the statement that cannot go on, on every path; NULL if there is none. */
static const struct blocker *blocked_above(struct stuck *k, uint32_t fctx, uint32_t stmt, int up)
{
    const struct fctx *x = &k->c->fctxs.at[fctx];
    const struct blocker *b = blocked_in(k, fctx, stmt);
    if (b || up >= MAX_UP || k->asked++ >= MAX_ASKED)
        return b;
    if (fctx_is_start(x))
        return blocked_start(k, k->c->frames.at[x->frame].origin, up);
    for (size_t i = 0; i < x->entries.n; i++) {
        if (x->entries.at[i].caller == PTA_NONE)
            return NULL;
        b = blocked_above(k, x->entries.at[i].caller, x->entries.at[i].stmt, up + 1);
        if (!b)
            return NULL;
    }
    return b;
}

static const struct blocker *blocked_before(struct stuck *k, uint32_t fctx, uint32_t stmt)
{
    k->asked = 0;
    return blocked_above(k, fctx, stmt, 0);
}

bool post_may_be_for(const struct use *post, uint32_t loc)
{
    bool is_vague = post->kind == USE_SEM_POST && post->loc == PTA_NONE;
    return is_vague || !post->places || idset_is_empty(post->places) ||
           idset_has(post->places, loc);
}

/* Can the semaphore be posted, the promise be kept? If not, *by keeps the last who would. */
static bool can_be_posted(struct stuck *k, const struct blocker *wait, const struct blocker **by)
{
    for (size_t i = k->u->begin[wait->by]; i < k->u->begin[wait->by + 1]; i++) {
        const struct use *use = &k->u->list.at[i];
        if (!post_may_be_for(use, wait->loc))
            continue;
        const struct blocker *b = blocked_before(k, use->at.fctx, use->at.stmt);
        if (!b || (use->kind == USE_SEM_POST && use->loc == PTA_NONE))
            return true;
        if (b != wait || !*by)
            *by = b;
    }
    return false;
}

/* Can anything that the wait tests change? */
static bool can_change(struct stuck *k, const struct blocker *wait, const struct blocker **by)
{
    for (size_t i = 0; i < k->changes.n; i++) {
        const struct start_change *x = &k->changes.at[i];
        if (!seqs_has(&k->c->sets, wait->tested, x->loc))
            continue;
        const struct blocker *b = x->fctx == PTA_NONE ? NULL : blocked_before(k, x->fctx, x->stmt);
        if (!b)
            return true;
        if (b != wait || !*by)
            *by = b;
    }
    return false;
}

/* Can the origin end? */
static bool can_end(struct stuck *k, uint32_t origin, const struct blocker **by)
{
    struct conc *c = k->c;
    uint32_t frame =
        frame_find(c, (origin_id){origin}, pta_origin(c->pta, (origin_id){origin})->entry);
    bool has_return = false;
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        if (c->fctxs.at[x].frame != frame || !c->fctxs.at[x].is_reached)
            continue;
        const struct prog_func *pf = frame_func(c, frame);
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            if (pf->stmts[i].op != IR_RET)
                continue;
            const struct blocker *b = blocked_before(k, x, i);
            has_return = true;
            if (!b)
                return true;
            *by = b;
        }
    }
    return !has_return;
}

/* Does of all origins that come to the barrier, or count the latch down, some thread get there? */
static bool can_all_come(struct stuck *k, const struct blocker *wait, const struct blocker **by)
{
    const struct lock_order *o = k->u->f->order;
    size_t first = k->u->begin[wait->by], end = k->u->begin[wait->by + 1];
    for (size_t i = first; i < end; i++) {
        const struct blocker *b = NULL;
        const struct use *use = &k->u->list.at[i];
        bool is_one = !post_may_be_for(use, wait->loc);
        for (size_t j = first; j < end && !is_one; j++) {
            const struct use *other = &k->u->list.at[j];
            if (!post_may_be_for(other, wait->loc) ||
                wait_origin(o, &other->at).i != wait_origin(o, &use->at).i)
                continue;
            b = blocked_before(k, other->at.fctx, other->at.stmt);
            is_one = !b;
        }
        if (!is_one) {
            *by = b;
            return false;
        }
    }
    return true;
}

static bool can_go_on(struct stuck *k, const struct blocker *b, const struct blocker **by)
{
    if (b->needs_all)
        return can_all_come(k, b, by);
    if (b->joined != PTA_NONE)
        return can_end(k, b->joined, by);
    return b->by == USE_SIGNAL ? can_change(k, b, by) : can_be_posted(k, b, by);
}

static bool is_hand_over(const struct conc *c, uint32_t loc)
{
    uint32_t sync = loc == PTA_NONE ? PTA_NONE : sync_at(c, loc);
    return sync != PTA_NONE &&
           (c->syncs.at[sync].kind == SYNC_SEM || c->syncs.at[sync].kind == SYNC_LATCH);
}

static void collect_uses(struct stuck *k)
{
    for (size_t i = 0; i < k->u->list.n && k->blockers.n < MAX_STUCK; i++) {
        const struct use *use = &k->u->list.at[i];
        bool is_semaphore = use->kind == USE_SEM_WAIT && is_hand_over(k->c, use->loc);
        bool is_promise = use->kind == USE_AWAIT && use->loc != PTA_NONE;
        bool is_full = use->kind == USE_FILL && fills_alone(k->u, use);
        if (!use->is_timed && (is_semaphore || is_promise || is_full))
            vec_push(&k->blockers, ((struct blocker){.at = &use->at,
                                                     .stmt = use->at.stmt,
                                                     .is_in_rounds = is_full,
                                                     .loc = use->loc,
                                                     .by = is_promise ? USE_RELEASE
                                                           : is_full  ? USE_DRAIN
                                                                      : USE_SEM_POST,
                                                     .joined = PTA_NONE}));
    }
}

static bool must_all_come(struct stuck *k, uint32_t loc)
{
    bool is_new;
    uint32_t *slot = map_slot(&k->crowds, loc, &is_new);
    if (is_new)
        *slot = all_must_come(k->c, loc) ? 2 : 1;
    return *slot == 2;
}

/* Barriers and latches that nobody may stay away from. */
static void collect_crowds(struct stuck *k)
{
    for (size_t i = 0; i < k->blockers.n; i++) {
        struct blocker *b = &k->blockers.at[i];
        uint32_t sync = b->loc == PTA_NONE ? PTA_NONE : sync_at(k->c, b->loc);
        b->needs_all = b->by == USE_SEM_POST && b->joined == PTA_NONE && sync != PTA_NONE &&
                       k->c->syncs.at[sync].kind == SYNC_LATCH && must_all_come(k, b->loc);
    }
    for (size_t i = k->u->begin[USE_BARRIER]; i < k->u->begin[USE_BARRIER + 1]; i++) {
        const struct use *use = &k->u->list.at[i];
        if (use->loc != PTA_NONE && !use->is_timed && k->blockers.n < MAX_STUCK &&
            must_all_come(k, use->loc))
            vec_push(&k->blockers, ((struct blocker){.at = &use->at,
                                                     .stmt = use->at.stmt,
                                                     .loc = use->loc,
                                                     .by = USE_BARRIER,
                                                     .joined = PTA_NONE,
                                                     .needs_all = true}));
    }
}

static void collect_joins(struct stuck *k)
{
    const struct lock_order *o = k->u->f->order;
    for (size_t i = 0; i < o->waits.n && k->blockers.n < MAX_STUCK; i++) {
        const struct wait *w = &o->waits.at[i];
        struct seq joined = w->kind == WAIT_JOIN ? seqs_at(&k->c->sets, w->token) : (struct seq){0};
        if (joined.n && joined.at[0] / 2 == joined.at[joined.n - 1] / 2 &&
            joined.at[0] / 2 != wait_origin(o, w).i)
            vec_push(&k->blockers, ((struct blocker){.at = w,
                                                     .stmt = w->stmt,
                                                     .is_in_rounds = true,
                                                     .loc = PTA_NONE,
                                                     .joined = joined.at[0] / 2}));
    }
}

/* Does the function return only by way of the statement? What calls throw on the way to it is not
 * looked at. */
static bool returns_after(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    uint32_t block = info->block_of[stmt];
    struct idset seen = {0};
    u32_vec work = {0};
    bool is_after = cfg_post_dominates(info->cfg, block, 0), is_around = false;
    if (!is_after && block)
        vec_push(&work, 0);
    while (work.n && !is_around) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        const struct ir_stmt *last = &pf->stmts[b->first + b->count - 1];
        is_around = last->op == IR_RET;
        for (uint32_t i = 0; i < (last->op == IR_INVOKE ? 1 : b->nsuccs); i++) {
            uint32_t to = ir_succs(pf->unit, pf->func, b)[i];
            if (to != block && idset_add(&seen, to))
                vec_push(&work, to);
        }
    }
    vec_release(&work);
    idset_release(&seen);
    return is_after || !is_around;
}

/* A helper that waits for the flag it is given: each of its calls is such a wait. */
static void collect_given_turns(struct stuck *k, const struct use *use, struct idset *all)
{
    struct conc *c = k->c;
    const struct fctx *x = &c->fctxs.at[use->at.fctx];
    for (size_t i = 0; i < x->callers.n && i < MAX_GIVEN_TURNS; i++) {
        struct idset tested = {0};
        uint32_t first, n;
        struct call_site from = x->callers.at[i];
        pta_edges(c->pta, c->frames.at[c->fctxs.at[from.fctx].frame].inst, from.stmt, &n);
        if (n == 1 && wait_needs_change_from(c, &use->at, &from, &tested, &first) &&
            returns_after(c, func_of_fctx(c, use->at.fctx), first)) {
            struct wait *at = ARENA_ARRAY(&c->arena, struct wait, 1);
            *at = use->at;
            at->fctx = from.fctx;
            at->stmt = from.stmt;
            at->lockset = 0;
            vec_push(&k->blockers, ((struct blocker){.at = at,
                                                     .stmt = from.stmt,
                                                     .loc = use->loc,
                                                     .by = USE_SIGNAL,
                                                     .joined = PTA_NONE,
                                                     .tested = seqs_add_set(&c->sets, &tested)}));
            idset_union(all, &tested);
        }
        idset_release(&tested);
    }
}

/* Conditions with what they test, and all that may change that. */
static void collect_turns(struct stuck *k)
{
    struct uses *u = k->u;
    struct idset all = {0};
    uint32_t turns = 0;
    for (size_t i = u->begin[USE_COND_WAIT]; i < u->begin[USE_COND_WAIT + 1]; i++) {
        const struct use *use = &u->list.at[i];
        struct idset tested = {0};
        uint32_t first;
        if (!use->is_timed && turns < MAX_TURNS &&
            wait_needs_change(k->c, &use->at, &tested, &first)) {
            turns++;
            vec_push(&k->blockers,
                     ((struct blocker){.at = &use->at,
                                       .stmt = first,
                                       .loc = use->loc,
                                       .by = USE_SIGNAL,
                                       .joined = PTA_NONE,
                                       .tested = seqs_add_set(&k->c->sets, &tested)}));
            idset_union(&all, &tested);
        } else if (!use->is_timed && turns < MAX_TURNS && idset_is_empty(&tested)) {
            turns++;
            collect_given_turns(k, use, &all);
        }
        idset_release(&tested);
    }
    start_changes_find(k->c, &all, &k->changes);
    idset_release(&all);
}

/* Where does a function come only once it is over, or the loop in whose rounds it is? */
static uint32_t passed_at(struct conc *c, const struct standing *at)
{
    func_id f = func_of_fctx(c, at->fctx);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct cfg *cfg = finfo_of(c, f)->cfg;
    if (at->loop == CFG_NONE)
        return at->stmt;
    return pf->unit->blocks[pf->func->first_block + cfg->loops[at->loop].header].first;
}

static uint32_t outermost_loop(struct conc *c, uint32_t fctx, uint32_t stmt)
{
    const struct finfo *info = finfo_of(c, func_of_fctx(c, fctx));
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    while (loop != CFG_NONE && info->cfg->loops[loop].parent != CFG_NONE)
        loop = info->cfg->loops[loop].parent;
    return loop;
}

static void stand(struct stuck *k, struct standing at, int up)
{
    struct conc *c = k->c;
    vec_push(&k->standings, at);
    if (up >= MAX_STANDING || !returns_after(c, func_of_fctx(c, at.fctx), passed_at(c, &at)))
        return;
    for (size_t i = 0; i < c->fctxs.at[at.fctx].callers.n && k->standings.n < MAX_STANDINGS; i++) {
        struct call_site from = c->fctxs.at[at.fctx].callers.at[i];
        uint32_t n;
        pta_edges(c->pta, c->frames.at[c->fctxs.at[from.fctx].frame].inst, from.stmt, &n);
        if (n == 1) /* who else is called may go on */
            stand(k, (struct standing){from.fctx, from.stmt, at.blocker, CFG_NONE}, up + 1);
    }
}

static void stand_at_wait(struct stuck *k, uint32_t i)
{
    const struct blocker *b = &k->blockers.at[i];
    uint32_t loop = b->is_in_rounds ? outermost_loop(k->c, b->at->fctx, b->stmt) : CFG_NONE;
    stand(k, (struct standing){b->at->fctx, b->stmt, i, loop}, 0);
}

static void settle(struct stuck *k)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < k->blockers.n; i++) {
            const struct blocker *by = NULL;
            struct blocker *b = &k->blockers.at[i];
            if (b->can_go_on || !can_go_on(k, b, &by))
                continue;
            b->can_go_on = changed = true;
        }
    }
}

static struct issue_side side_of(struct stuck *k, const struct blocker *b)
{
    struct issue_side s = side_at(k->u->f, b->at->fctx, b->at->stmt, b->at->lockset,
                                  b->joined == PTA_NONE ? "wait" : "join");
    s.at.loc = (loc_id){b->loc};
    s.joined = b->joined;
    s.name = b->joined == PTA_NONE && b->by == USE_RELEASE ? "a promise" : NULL;
    return s;
}

/* Does nobody ever change what a condition wait tests, which leads to the wait as it is at the
 * start? If nobody signals it either, that is said (condwait.c). */
static bool is_never_changed(const struct stuck *k, const struct blocker *b)
{
    bool is_signalled = false;
    for (size_t i = 0; i < k->changes.n && b->by == USE_SIGNAL; i++)
        if (seqs_has(&k->c->sets, b->tested, k->changes.at[i].loc))
            return false;
    for (size_t i = k->u->begin[USE_SIGNAL]; i < k->u->begin[USE_SIGNAL + 1]; i++)
        is_signalled |= k->u->list.at[i].loc == b->loc;
    return b->by == USE_SIGNAL && is_signalled;
}

/* Follows who waits for whom until somebody comes up again. */
static void report(struct stuck *k, const struct blocker *start)
{
    const struct blocker *chain[MAX_CHAIN];
    struct issue_side sides[MAX_CHAIN];
    uint32_t n = 0, first;
    for (const struct blocker *b = start; b && n < MAX_CHAIN;) {
        const struct blocker *by = NULL;
        for (first = 0; first < n && chain[first] != b; first++)
            ;
        if (first < n) {
            for (uint32_t i = first; i < n; i++)
                sides[i - first] = side_of(k, chain[i]);
            struct issue issue = {.kind = ISSUE_STUCK, .lock = {start->loc}, .is_unique = true};
            issue_add(k->u->f, issue, sides, n - first);
            return;
        }
        chain[n++] = b;
        can_go_on(k, b, &by);
        b = by;
    }
    if (n == 1 && is_never_changed(k, start)) {
        struct issue issue = {.kind = ISSUE_UNCHANGED, .lock = {start->loc}, .is_unique = true};
        sides[0] = side_of(k, start);
        issue_add(k->u->f, issue, sides, 1);
    }
}

/* ---- threads that wait for their own end ---- */

/* Is what the call is given the thread that makes it (`join(pthread_self())`)? One that was stored
 * may be another thread's. */
static bool is_own_thread(struct conc *c, const struct wait *w)
{
    uint32_t frame = c->fctxs.at[w->inner_fctx].frame;
    ir_ref arg = call_arg(frame_func(c, frame), w->inner_stmt, 0);
    const struct ir_stmt *def = def_in_func(c, func_of_fctx(c, w->inner_fctx), arg);
    uint32_t loc = def && def->op == IR_CALL
                       ? idset_only(pta_value(c->pta, c->frames.at[frame].inst, arg))
                       : IDSET_END;
    if (loc == IDSET_END)
        return false;
    const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj);
    return o->kind == OBJ_TLS && o->name && strcmp(o->name, "current-thread") == 0;
}

/* Whatever way the function takes: a test above it may ask who the thread is. */
static bool is_always_made(struct conc *c, uint32_t fctx, uint32_t stmt)
{
    const struct finfo *info = finfo_of(c, func_of_fctx(c, fctx));
    return cfg_post_dominates(info->cfg, info->block_of[stmt], 0);
}

static void check_own_joins(struct stuck *k)
{
    const struct lock_order *o = k->u->f->order;
    for (size_t i = 0; i < o->waits.n; i++) {
        const struct wait *w = &o->waits.at[i];
        struct seq joined = w->kind == WAIT_JOIN ? seqs_at(&k->c->sets, w->token) : (struct seq){0};
        origin_id own = wait_origin(o, w);
        bool is_only =
            joined.n == 1 && joined.at[0] / 2 == own.i && origin_tally(k->c, own).most == 1;
        if (w->kind != WAIT_JOIN || !(is_only || (!joined.n && is_own_thread(k->c, w))))
            continue;
        if (is_only && !is_always_made(k->c, w->fctx, w->stmt))
            continue;
        struct issue_side side = side_at(k->u->f, w->fctx, w->stmt, w->lockset, "join");
        side.joined = own.i;
        struct issue issue = {.kind = ISSUE_STUCK, .lock = {PTA_NONE}, .is_unique = true};
        issue_add(k->u->f, issue, &side, 1);
    }
}

/* ---- barriers ---- */

static bool is_other_participant(struct uses *u, const struct use *a, const struct use *b)
{
    return b->kind == USE_BARRIER && b->loc == a->loc && fctxs_can_meet(u->f, &a->at, &b->at);
}

bool is_done_flag(struct conc *c, const struct lock_token *t)
{
    struct seq places = seqs_at(&c->sets, t->locs);
    uint32_t turn = places.n == 1 ? turn_at(c, places.at[0]) : PTA_NONE;
    const struct turn *flag = turn == PTA_NONE ? NULL : &c->turns.at[turn];
    return flag &&
           (flag->kind == TURN_ONCE ||
            (flag->kind == TURN_BUSY && !seqs_intersect(&c->sets, flag->waiters, flag->posters)));
}

static void check_barrier(struct uses *u, const struct use *use)
{
    struct conc *c = u->c;
    struct seq held = seqs_at(&c->sets, use->at.lockset);
    for (uint32_t k = 0; k < held.n; k++) {
        struct lock_token t = token_at(c, held.at[k]);
        if (!t.unique || t.mode == LOCK_SHARED || is_done_flag(c, &t))
            continue;
        for (size_t i = u->begin[USE_BARRIER]; i < u->begin[USE_BARRIER + 1]; i++) {
            const struct use *other = &u->list.at[i];
            const struct wait *by;
            if (!is_other_participant(u, use, other) ||
                !needs_lock(u, &other->at, t.locs, false, &by))
                continue;
            struct issue_side sides[2] = {
                side_at(u->f, use->at.fctx, use->at.stmt, use->at.lockset, "wait"),
                side_at(u->f, other->at.fctx, other->at.stmt, other->at.lockset, "wait")};
            sides[0].at.loc = sides[1].at.loc = (loc_id){use->loc};
            struct issue issue = {.kind = ISSUE_BARRIER, .lock = {use->loc}, .is_unique = true};
            issue_add(u->f, issue, sides, 2);
            return;
        }
    }
}

void stuck_check(struct uses *u)
{
    struct stuck k = {.u = u, .c = u->c};
    collect_uses(&k);
    collect_crowds(&k);
    collect_joins(&k);
    collect_turns(&k);
    for (uint32_t i = 0; i < k.blockers.n; i++)
        stand_at_wait(&k, i);
    settle(&k);
    check_own_joins(&k);
    for (size_t i = 0; i < k.blockers.n; i++)
        if (!k.blockers.at[i].can_go_on)
            report(&k, &k.blockers.at[i]);
        else if (k.blockers.at[i].by == USE_RELEASE)
            own_promise_check(u, k.blockers.at[i].at, k.blockers.at[i].loc);
    for (size_t i = 0; i < u->list.n; i++)
        if (u->list.at[i].kind == USE_BARRIER && u->list.at[i].loc != PTA_NONE)
            check_barrier(u, &u->list.at[i]);
    vec_release(&k.blockers);
    vec_release(&k.standings);
    vec_release(&k.changes);
    map_release(&k.crowds);
    free(k.first_of);
    free(k.by_frame);
}
