/*
 * Lock state and live origins at every point, by summaries.
 *
 * A function is analysed once for each lock set it is entered with (struct fctx). The value at a
 * point is a small set of states; a state is (lock set, pending try-lock, branch facts) with the
 * change to the set of live origins since the function's entry, after = (before - kill) + gen.
 * States with equal keys are joined (kill: intersection, gen: union); states that differ only in
 * facts but agree in all else lose the facts; at the cap all fall together into the intersection.
 * Since everything is relative to the entry, a summary does not depend on what is alive there:
 * that is worked out afterwards (order.c), so a helper called before the threads start and after
 * is not confused.
 *
 * Facts are what branches and phis tell about a value (zero or not). They connect `if (c) lock`
 * with `if (c) unlock`, a trylock wrapper's result with the lock, a `locked` flag with its lock.
 */
#include "conc/flow/flow_int.h"
#include "conc/lock/readers.h"
#include "conc/lock/turn.h"
#include <stdlib.h>

/* In large circles locks come and go by the guess of what callees do: a few sets will do. */
enum { MAX_LOCKSETS = 10, MAX_TANGLED_LOCKSETS = 2, MAX_WITH_GIVEN = 5 };

uint32_t fctx_make(struct conc *c, uint32_t frame, uint32_t lockset, uint32_t mask, uint32_t given)
{
    uint32_t key[4] = {frame, lockset, mask, given};
    bool fresh;
    struct frame *f = &c->frames.at[frame];
    uint32_t known = tuples_find(&c->fctx_keys, key);
    if (known == TUPLES_NONE && given && f->nlocksets >= MAX_WITH_GIVEN) {
        key[3] = 0; /* locks matter more */
        known = tuples_find(&c->fctx_keys, key);
    }
    if (known != TUPLES_NONE)
        return known;
    if (f->nlocksets >= (f->is_tangled ? MAX_TANGLED_LOCKSETS : MAX_LOCKSETS)) {
        f->overflow = f->has_overflow ? lockset_meet(c, f->overflow, lockset) : lockset;
        f->has_overflow = true;
        key[1] = f->overflow;
        key[2] = key[3] = 0;
    }
    uint32_t id = tuples_add(&c->fctx_keys, key, &fresh);
    if (fresh) {
        struct fctx x = {.frame = frame, .lockset = key[1], .mask = key[2], .given = key[3]};
        x.owner = tuples_add(&c->owner_keys, (uint32_t[2]){f->inst.i, x.mask}, NULL);
        vec_push(&c->fctxs, x);
        f->nlocksets++;
    }
    return id;
}

/* ---- calls ---- */

void record_call(struct walk *w, uint32_t stmt, uint32_t callee, bool is_spawn,
                 const struct state *s, uint32_t inert)
{
    struct call_record r = {stmt, callee, is_spawn, state_locks(w->c, s), inert, s->live};
    if (w->is_recording)
        vec_push(&w->c->fctxs.at[w->fctx].calls, r);
}

/* The result of a call is known to be zero or not: worth a fact if it is looked at. */
static void learn_result(struct walk *w, struct state *s, uint32_t stmt, enum truth truth)
{
    uint32_t dst = w->pf->stmts[stmt].dst;
    if (truth == TRUTH_UNKNOWN || dst == IR_NO_REG)
        return;
    uint32_t term = term_of(w->c, w->func, ref_make(REF_REG, dst));
    if (idset_has(&w->info->tested, term))
        set_fact(w->c, s, term, truth == TRUTH_NONZERO);
}

static void apply_lock(struct walk *w, struct state *s, uint32_t stmt, const struct effect *e)
{
    if (!has_arg(w->pf, stmt, &e->obj))
        return;
    uint32_t token = token_make(w->c, w->frame, stmt, &e->obj, e->mode);
    uint32_t key[KEY_WIDTH];
    uint32_t holder = holder_of(w->c, w->func, stmt, e);
    idset_add(&w->c->acquire_sites, w->pf->stmt_base + stmt);
    if (holder != PTA_NONE && fact_of(w->c, s, holder) == TRUTH_ZERO)
        set_fact(w->c, s, holder, true); /* not empty any more */
    key_get(w->c, s->key, key);
    if (e->success == SUCCESS_ALWAYS || e->success == SUCCESS_MINUS_ONE) {
        key[KEY_LOCKS] = lockset_acquire(w->c, key[KEY_LOCKS], token);
        s->key = key_make(w->c, key);
        /* It may say that it failed, but then it has not got it. */
        if (e->kind == EFFECT_LOCK && e->success == SUCCESS_ALWAYS)
            learn_result(w, s, stmt, TRUTH_ZERO);
        return;
    } else if (holder_tries(w->c, s, w->func, stmt, e, token)) {
        return;
    } else if (w->pf->stmts[stmt].dst != IR_NO_REG) {
        key[KEY_TRY_REG] = w->pf->stmts[stmt].dst + 1;
        key[KEY_TRY_TOKEN] = token;
        key[KEY_TRY_SUCCESS] = e->success;
    }
    s->key = key_make(w->c, key);
}

static void mark_foreign(struct walk *w)
{
    struct fctx *x = &w->c->fctxs.at[w->fctx];
    x->is_dirty |= !x->is_foreign;
    x->is_foreign = true;
    if (w->c->is_in_tangle)
        idset_add(&w->c->cut_circles, w->c->frames.at[w->frame].circle);
}

static void release_token(struct walk *w, struct state *s, uint32_t token)
{
    uint32_t key[KEY_WIDTH];
    key_get(w->c, s->key, key);
    uint32_t after = lockset_release(w->c, key[KEY_LOCKS], token);
    if (after == key[KEY_LOCKS])
        mark_foreign(w); /* not taken here: the caller's, if anybody's */
    key[KEY_LOCKS] = turn_unlocked(w->c, after);
    s->key = key_make(w->c, key);
}

static void apply_unlock(struct walk *w, struct state *s, uint32_t stmt, const struct effect *e)
{
    uint32_t holder = holder_of(w->c, w->func, stmt, e);
    if (holder != PTA_NONE && fact_of(w->c, s, holder) == TRUTH_ZERO)
        return; /* it gave the lock away */
    uint32_t token = token_make(w->c, w->frame, stmt, &e->obj, LOCK_EXCLUSIVE);
    idset_add(&w->c->release_sites, w->pf->stmt_base + stmt);
    release_token(w, s, token);
    sync_done_once(w->c, &s->live, token);
}

/* What is over if the result of the call is as `success` says. */
static void kill_if(struct walk *w, struct state *s, uint32_t stmt, const struct effect *e,
                    uint32_t dead)
{
    uint32_t key[KEY_WIDTH], dst = w->pf->stmts[stmt].dst;
    bool may_fail = e->flags & EFF_TIMED || (e->kind != EFFECT_JOIN && e->success);
    if (!may_fail || e->success == SUCCESS_ALWAYS) {
        live_kill(w->c, &s->live, dead);
        return;
    }
    if (dst == IR_NO_REG)
        return;
    key_get(w->c, s->key, key);
    key[KEY_TRY_REG] = dst + 1;
    key[KEY_TRY_TOKEN] = dead | TRY_KILLS;
    key[KEY_TRY_SUCCESS] = e->success;
    s->key = key_make(w->c, key);
}

static void apply_join(struct walk *w, struct state *s, uint32_t stmt, const struct effect *e)
{
    bool is_late = w->is_throwing && e->flags & EFF_GIVES_UP;
    if (is_late || holder_gave_away(w->c, w->func, stmt, e))
        return;
    struct ended over = join_ended(w->c, s, w->frame, stmt, e, w->is_throwing);
    kill_if(w, s, stmt, e, over.dead);
    s->live.gen = seqs_union(&w->c->sets, s->live.gen, over.peers);
    if (!(e->flags & EFF_TIMED) && !w->is_throwing)
        s->live.gen = seqs_minus(&w->c->sets, s->live.gen, tidy_over(w->c, w->frame, stmt, e));
}

static void apply_semaphore(struct walk *w, struct state *s, uint32_t stmt, const struct effect *e)
{
    struct conc *c = w->c;
    uint32_t loc = idset_only(pta_place(c->pta, w->inst, stmt, &e->obj));
    uint32_t sync = loc == IDSET_END ? PTA_NONE : sync_at(c, loc);
    bool is_passed = turn_is_passed(c, loc);
    bool is_lock = sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_SEM_LOCK && !is_passed;
    if (is_passed && !turn_semaphore(w, s, stmt, e))
        mark_foreign(w);
    if (is_lock && e->kind == EFFECT_SEM_WAIT)
        apply_lock(w, s, stmt, e);
    else if (is_lock)
        apply_unlock(w, s, stmt, e);
    else if (sync != PTA_NONE && e->kind == EFFECT_SEM_POST)
        sync_release(c, &s->live, sync);
    else if (sync != PTA_NONE &&
             (!c->syncs.at[sync].is_counted || c->syncs.at[sync].last_wait == stmt))
        kill_if(w, s, stmt, e, sync_acquired(c, sync));
}

/* Something is handed over at one known place. */
static void apply_latch(struct walk *w, struct state *s, uint32_t stmt, const struct effect *e)
{
    struct conc *c = w->c;
    uint32_t loc = idset_only(pta_place(c->pta, w->inst, stmt, &e->obj));
    uint32_t sync = loc == IDSET_END ? PTA_NONE : sync_at(c, loc);
    if (sync == PTA_NONE)
        return;
    if (e->kind == EFFECT_RELEASE)
        sync_release(c, &s->live, sync);
    else if (c->syncs.at[sync].kind != SYNC_IDLE) /* else one of many: futures.c */
        kill_if(w, s, stmt, e, sync_acquired(c, sync));
}

/* Library effects in order, from one to before another; false if the call does not come back. */
static bool apply_model(struct walk *w, struct state *s, uint32_t stmt, const struct model_fn *m,
                        int from, int to)
{
    for (int i = from; i < to; i++) {
        const struct effect *e = &m->effects[i];
        switch (e->kind) {
        case EFFECT_LOCK:
            apply_lock(w, s, stmt, e);
            break;
        case EFFECT_UNLOCK:
            apply_unlock(w, s, stmt, e);
            break;
        case EFFECT_JOIN:
        case EFFECT_CANCEL:
            apply_join(w, s, stmt, e);
            break;
        case EFFECT_SEM_WAIT:
        case EFFECT_SEM_POST:
            apply_semaphore(w, s, stmt, e);
            break;
        case EFFECT_RELEASE:
        case EFFECT_AWAIT:
            apply_latch(w, s, stmt, e);
            break;
        case EFFECT_HELD:
            learn_result(w, s, stmt, holder_asked(w->c, s, w->frame, stmt, e));
            break;
        case EFFECT_EMPTIED:
            set_fact(w->c, s, holder_of(w->c, w->func, stmt, e), false);
            break;
        case EFFECT_ASSIGN:
            if (e->ret.kind == PLACE_RET && e->src.kind == PLACE_INT)
                learn_result(w, s, stmt, e->src.index ? TRUTH_NONZERO : TRUTH_ZERO);
            break;
        case EFFECT_NORETURN:
        case EFFECT_THROW:
        case EFFECT_EXIT:
        case EFFECT_LONGJMP:
            return false;
        default:
            break; /* a condition wait gives the lock back before it returns */
        }
    }
    return true;
}

/* Locks that the new thread gives back for its creator. */
static void hand_locks(struct walk *w, struct state *s, uint32_t origin)
{
    struct conc *c = w->c;
    uint32_t all = state_locks(c, s);
    for (uint32_t i = 0; i < seqs_at(&c->sets, all).n; i++) {
        uint32_t token = seqs_at(&c->sets, all).at[i];
        struct seq places = seqs_at(&c->sets, token_at(c, token).locs);
        bool is_handed = false;
        for (uint32_t k = 0; k < places.n; k++)
            is_handed |= map_get(&c->handed_locks, map_key2(places.at[k], origin), 0);
        if (is_handed)
            release_token(w, s, token);
    }
}

static void apply_spawn(struct walk *w, struct state *s, uint32_t stmt, uint32_t origin)
{
    struct conc *c = w->c;
    const struct pta_origin *o = pta_origin(c->pta, (origin_id){origin});
    record_call(w, stmt, origin, true, s, 0);
    if (c->handed_locks.n)
        hand_locks(w, s, origin);
    if (o->flags & EFF_CALLER_TOO)
        return; /* a parallel region: what it started has ended with it */
    if (o->flags & EFF_JOINED) {
        s->live.gen = seqs_union(&c->sets, s->live.gen, c->exit_live[origin]);
        return;
    }
    bool again = seqs_has(&c->sets, s->live.gen, 2 * origin + LIVE_ONE) ||
                 seqs_has(&c->sets, s->live.gen, 2 * origin + LIVE_MORE);
    s->live.gen = seqs_union(&c->sets, s->live.gen, c->descendants[origin]);
    if (again || o->flags & EFF_MANY)
        s->live.gen = seqs_insert(&c->sets, s->live.gen, 2 * origin + LIVE_MORE);
}

static enum truth find_constant(struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct walk w = {.c = c, .func = f, .pf = pf, .info = finfo_of(c, f)};
    enum truth all = TRUTH_UNKNOWN;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_RET)
            continue;
        enum truth t = s->nargs ? truth_of(&w, ir_args(pf->unit, pf->func, s)[0]) : TRUTH_UNKNOWN;
        if (t == TRUTH_UNKNOWN || (all != TRUTH_UNKNOWN && all != t))
            return TRUTH_UNKNOWN;
        all = t;
    }
    return all;
}

/* A function that returns the same truth on every path (`return 1`). */
static enum truth constant_result(struct conc *c, func_id f)
{
    struct finfo *info = finfo_of(c, f);
    if (!info->constant)
        info->constant = (uint8_t)(find_constant(c, f) + 1);
    return info->constant - 1;
}

static struct state after_exit(struct walk *w, struct state s, struct lock_split split,
                               const struct exit_state *x, func_id callee, uint32_t stmt)
{
    struct conc *c = w->c;
    uint32_t key[KEY_WIDTH];
    uint32_t dst = w->pf->stmts[stmt].dst;
    uint32_t before = split.relevant;
    uint32_t after = lockset_to_caller(c, x->lockset, before, callee, w->func, stmt);
    s.key = key_with_locks(c, s.key, lockset_join(c, after, split.inert));
    if (x->try_token != PTA_NONE && (dst != IR_NO_REG || x->try_kept)) {
        uint32_t token = x->try_token;
        if (!(token & TRY_KILLS)) { /* TRY_IS_KNOWN neither */
            uint32_t one = seqs_add(&c->sets, &token, 1);
            one = lockset_to_caller(c, one, before, callee, w->func, stmt);
            token = seqs_at(&c->sets, one).at[0];
        }
        key_get(c, s.key, key);
        key[KEY_TRY_REG] = x->try_kept ? kept_in_caller(w, stmt, callee, x->try_kept) : dst + 1;
        key[KEY_TRY_TOKEN] = token;
        key[KEY_TRY_SUCCESS] = x->try_success;
        s.key = key_make(c, key);
    }
    struct state out = {s.key, live_compose(c, s.live, x->live)};
    learn_result(w, &out, stmt, x->truth);
    cell_after_call(w, &out, stmt, x->cell);
    return out;
}

/* The block at hand is walked again when the exits of the callee grow. */
void depend_on(struct walk *w, uint32_t fctx, bool is_guess)
{
    struct fctx *x = &w->c->fctxs.at[fctx];
    struct dependent *last = x->dependents.n ? &vec_last(&x->dependents) : NULL;
    if (last && last->fctx == w->fctx && last->block == w->block)
        last->is_guess |= is_guess;
    else
        vec_push(&x->dependents, ((struct dependent){w->fctx, w->block, is_guess}));
}

/* Entered with nothing, does it leave with nothing and touch no lock of others? */
static bool is_balanced(const struct fctx *x)
{
    if (x->is_foreign || (!x->is_done && !x->is_running))
        return false;
    for (size_t i = 0; i < x->exits.n; i++)
        if (x->exits.at[i].lockset)
            return false;
    return true;
}

struct lock_split split_for_call(struct walk *w, uint32_t held, uint32_t frame, uint32_t mask,
                                 uint32_t given)
{
    struct conc *c = w->c;
    struct lock_split split = lockset_split(c, held, frame);
    if (!split.relevant)
        return split;
    uint32_t base = fctx_make(c, frame, 0, mask, given);
    if (c->fctxs.at[base].lockset) /* too many contexts: they share one */
        return split;
    if (!c->fctxs.at[base].is_done && !flow_is_spent(c))
        analyse(c, base, w->depth + 1);
    depend_on(w, base, !c->fctxs.at[base].is_done);
    return is_balanced(&c->fctxs.at[base]) ? (struct lock_split){0, held} : split;
}

/* After a call that was not looked into: what it may start runs, what it may give back is not held.
 */
static void expect_all(struct walk *w, struct state *s, uint32_t frame, uint32_t kept)
{
    uint32_t key[KEY_WIDTH];
    key_get(w->c, s->key, key);
    key[KEY_LOCKS] = kept;
    s->key = key_make(w->c, key);
    s->live.gen = seqs_union(&w->c->sets, s->live.gen, w->c->frames.at[frame].spawns);
}

void call_frame(struct walk *w, struct state s, uint32_t stmt, inst_id target, bool is_throw,
                state_vec *out)
{
    struct conc *c = w->c;
    uint32_t frame = frame_find(c, c->frames.at[w->frame].origin, target);
    func_id callee = pta_inst_func(c->pta, target);
    if (frame == PTA_NONE)
        return;
    if (!w->is_recording && !c->frames.at[frame].is_noisy) {
        if (!is_throw && w->pf->stmts[stmt].dst != IR_NO_REG)
            learn_result(w, &s, stmt, constant_result(c, callee));
        state_add(c, out, s); /* it changes nothing that is kept track of, however it ends */
        return;
    }
    uint32_t mask = mask_for_call(c, w->fctx, stmt, callee);
    uint32_t given = c->frames.at[frame].is_noisy ? given_for_call(c, w->fctx, stmt, callee) : 0;
    struct lock_split split = split_for_call(w, state_locks(c, &s), frame, mask, given);
    uint32_t locks = lockset_to_callee(c, split.relevant, callee, w->func, stmt);
    uint32_t fctx = fctx_make(c, frame, locks, mask, given);
    if (!gives_needlessly(w, stmt, fctx, callee, state_locks(c, &s)))
        record_call(w, stmt, fctx, false, &s, split.inert);
    bool is_spent = flow_is_spent(c) && !c->fctxs.at[fctx].is_done;
    if (!c->frames.at[frame].is_noisy || is_spent) {
        c->stats.flow_cut += is_spent;
        c->stats.flow_spent |= is_spent;
        if (is_spent)
            expect_all(w, &s, frame, split.inert);
        learn_result(w, &s, stmt, constant_result(c, callee));
        state_add(c, out, s);
        return;
    }
    if (!c->fctxs.at[fctx].is_done)
        analyse(c, fctx, w->depth + 1);
    bool is_guess = !c->fctxs.at[fctx].is_done && c->frames.at[frame].is_tangled && !is_throw;
    depend_on(w, fctx, is_guess);
    if (c->fctxs.at[fctx].is_foreign)
        mark_foreign(w);
    if (is_guess)
        state_add(c, out, guess_exit(c, frame, s));
    for (size_t i = 0; i < c->fctxs.at[fctx].exits.n; i++) {
        struct exit_state x = c->fctxs.at[fctx].exits.at[i];
        if (x.is_throw == is_throw && !keeps_needlessly(c, fctx, callee, &x))
            state_add(c, out, after_exit(w, s, split, &x, callee, stmt));
    }
}

static const struct effect *once_effect(const struct model_fn *m)
{
    for (int k = 0; k < m->neffects; k++)
        if (m->effects[k].kind == EFFECT_ONCE)
            return &m->effects[k];
    return NULL;
}

/* The function runs in one thread, as if under a lock of its own, before any call returns. */
static void call_once(struct walk *w, struct state s, uint32_t stmt, const struct effect *once,
                      const struct pta_edge *e, uint32_t n, state_vec *out)
{
    struct conc *c = w->c;
    struct state inside = s;
    state_vec done = {0};
    apply_lock(w, &inside, stmt, once);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL)
            call_frame(w, inside, stmt, (inst_id){e[i].target}, false, &done);
    for (size_t i = 0; i < done.n; i++)
        apply_unlock(w, &done.at[i], stmt, once);
    state_add(c, &done, s); /* somebody else has run it */
    uint32_t loc = idset_only(pta_place(c->pta, w->inst, stmt, &once->obj));
    uint32_t sync = loc == IDSET_END ? PTA_NONE : sync_at(c, loc);
    for (size_t i = 0; i < done.n; i++) {
        if (sync != PTA_NONE)
            sync_acquire(c, &done.at[i].live, sync);
        state_add(c, out, done.at[i]);
    }
    vec_release(&done);
}

/* The child is a process with memory of its own: nobody else is there. It sees the result zero. */
static void fork_child(struct walk *w, struct state *s, uint32_t stmt, state_vec *out)
{
    struct conc *c = w->c;
    uint32_t dst = w->pf->stmts[stmt].dst, all = 0;
    if (dst == IR_NO_REG)
        return;
    for (uint32_t i = 2 * pta_norigins(c->pta); i > 0; i--)
        all = seqs_insert(&c->sets, all, i - 1);
    struct state child = *s;
    live_kill(c, &child.live, all);
    uint32_t term = term_of(c, w->func, ref_make(REF_REG, dst));
    set_fact(c, &child, term, false);
    set_fact(c, s, term, true);
    state_add(c, out, child);
}

/* The first effect that calls back, and whether it surely does. */
static int first_call(const struct model_fn *m, bool *is_sure)
{
    int i = 0;
    while (i < m->neffects && m->effects[i].kind != EFFECT_CALL &&
           m->effects[i].kind != EFFECT_BODY)
        i++;
    *is_sure = i < m->neffects && !(m->effects[i].flags & (EFF_REPEATS | EFF_LAST));
    return i;
}

/* The first effect that starts something, or `end`. */
static int first_spawn(const struct model_fn *m, int end)
{
    int i = 0;
    while (i < end && m->effects[i].kind != EFFECT_SPAWN)
        i++;
    return i;
}

/* Where the result says that no thread was made, none was: the state without it is kept apart. */
static void split_failure(struct walk *w, const struct state *before, struct state *s,
                          uint32_t stmt, const struct model_fn *m, int spawn, state_vec *out)
{
    uint32_t dst = w->pf->stmts[stmt].dst;
    enum success_kind success = spawn < m->neffects ? m->effects[spawn].success : SUCCESS_ALWAYS;
    if ((success != SUCCESS_ZERO && success != SUCCESS_NONZERO) || dst == IR_NO_REG ||
        live_equal(before->live, s->live))
        return;
    uint32_t term = term_of(w->c, w->func, ref_make(REF_REG, dst));
    if (!idset_has(&w->info->tested, term))
        return;
    struct state failed = *before;
    set_fact(w->c, &failed, term, success == SUCCESS_ZERO);
    set_fact(w->c, s, term, success != SUCCESS_ZERO);
    state_add(w->c, out, failed);
}

/* `list.forEach(Thread::start)`: what is called back for each element is called more than once, and
 * leaves what a loop would leave. `s` is the state of who had no element. */
static void repeat_call(struct walk *w, struct state *s, uint32_t stmt, const struct pta_edge *e,
                        uint32_t n, const struct model_fn *m, state_vec *done)
{
    state_vec again = {0};
    uint32_t joined = joined_in_each(w->c, s, done);
    for (size_t k = 0; k < done->n; k++)
        for (uint32_t i = 0; i < n; i++)
            if (e[i].kind == EDGE_CALL && e[i].model == m)
                call_frame(w, done->at[k], stmt, (inst_id){e[i].target}, false, &again);
    for (size_t k = 0; k < again.n; k++)
        state_add(w->c, done, again.at[k]);
    for (size_t k = 0; k < done->n; k++)
        live_kill(w->c, &done->at[k].live, joined);
    live_kill(w->c, &s->live, joined);
    vec_release(&again);
}

/* A modelled call: its effects in order, what it starts, and what it calls back in its place. */
static void step_model(struct walk *w, struct state s, uint32_t stmt, const struct pta_edge *e,
                       uint32_t n, const struct model_fn *m, state_vec *out)
{
    bool is_sure;
    int call = first_call(m, &is_sure), spawn = first_spawn(m, call);
    struct state before = s;
    bool comes_back = apply_model(w, &s, stmt, m, 0, spawn);
    flow_split_tries(w, &before, &s, stmt, m, out);
    before = s;
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_SPAWN && e[i].model == m)
            apply_spawn(w, &s, stmt, e[i].target);
    split_failure(w, &before, &s, stmt, m, spawn, out);
    comes_back &= apply_model(w, &s, stmt, m, spawn, call);
    if (model_has(m, EFFECT_FORK))
        fork_child(w, &s, stmt, out);
    const struct effect *once = once_effect(m);
    if (once) {
        call_once(w, s, stmt, once, e, n, out);
        return;
    }
    state_vec done = {0};
    bool is_called = false;
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL && e[i].model == m && !runs_at_exit(m) && !runs_at_fork(m)) {
            call_frame(w, s, stmt, (inst_id){e[i].target}, false, &done);
            is_called = true;
        }
    if (runs_at_fork(m))
        fork_handlers_step(w, s, stmt);
    if (is_called && m->effects[call].flags & EFF_REPEATS)
        repeat_call(w, &s, stmt, e, n, m, &done);
    if (comes_back && !(is_called && is_sure))
        state_add(w->c, &done, s);
    for (size_t i = 0; i < done.n; i++)
        if (apply_model(w, &done.at[i], stmt, m, call, m->neffects))
            state_add(w->c, out, done.at[i]);
    vec_release(&done);
}

/* One state through a call that ends by an exception. */
static void throw_call(struct walk *w, struct state s, uint32_t stmt, state_vec *out)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(w->c->pta, w->inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (!edge_may_throw(w->c, w->frame, &e[i]))
            continue;
        if (e[i].kind == EDGE_CALL)
            call_frame(w, s, stmt, (inst_id){e[i].target}, true, out);
        else if (!edge_throws_late(w->c, &e[i]))
            state_add(w->c, out, s);
        else {
            w->is_throwing = true;
            step_model(w, s, stmt, e, n, e[i].model, out);
            w->is_throwing = false;
        }
    }
}

/* Is the library function of the edge one that `once` runs, as std::call_once has it? */
static bool is_run_once(const struct pta_edge *e, uint32_t n, const struct pta_edge *at)
{
    for (uint32_t i = 0; i < n && !once_effect(at->model); i++)
        if (e[i].kind == EDGE_MODEL && once_effect(e[i].model))
            return true;
    return false;
}

/* One state through a call statement: every callee is one thing that may happen. */
static void step_call(struct walk *w, struct state s, uint32_t stmt, state_vec *out)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(w->c->pta, w->inst, stmt, &n);
    bool never_returns = w->pf->stmts[stmt].flags & IRF_NORETURN;
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind == EDGE_MODEL && !is_run_once(e, n, &e[i]))
            step_model(w, s, stmt, e, n, e[i].model, out);
        else if (e[i].kind == EDGE_CALL && !e[i].model && !stands_for_lock(w, e, n, &e[i]))
            call_frame(w, s, stmt, (inst_id){e[i].target}, false, out);
        else if (e[i].kind == EDGE_EXTERNAL && !never_returns)
            state_add(w->c, out, s);
    }
    if (n == 0 && !never_returns)
        state_add(w->c, out, s);
}

static void take_atomically(struct walk *w, struct state *s, uint32_t stmt, uint32_t token)
{
    enum success_kind success;
    uint32_t reg = spin_result(w->c, w->func, stmt, &success);
    uint32_t key[KEY_WIDTH];
    key_get(w->c, s->key, key);
    if (reg == IR_NO_REG)
        return;
    key[KEY_TRY_REG] = reg + 1;
    key[KEY_TRY_TOKEN] = token;
    key[KEY_TRY_SUCCESS] = success;
    s->key = key_make(w->c, key);
}

/* The flag that the address is; PTA_NONE. */
static uint32_t flag_at(const struct walk *w, ir_ref address)
{
    uint32_t loc = idset_only(pta_value(w->c->pta, w->inst, address));
    uint32_t sync = loc == IDSET_END ? PTA_NONE : sync_at(w->c, loc);
    return sync != PTA_NONE && w->c->syncs.at[sync].kind == SYNC_FLAG ? sync : PTA_NONE;
}

/* Flags that are set, locks that are made of atomics. */
static void step_access(struct walk *w, uint32_t stmt, state_vec *states)
{
    enum sync_event event;
    uint32_t sync = sync_event_at(w->c, w->inst, stmt, &event);
    if (event == EVENT_NONE || event == EVENT_LOAD)
        return;
    uint32_t token = 0;
    ir_ref address = ir_args(w->pf->unit, w->pf->func, &w->pf->stmts[stmt])[0];
    if (event != EVENT_RELEASE)
        token = token_of_ref(w->c, w->frame, stmt, address);
    bool tells = event == EVENT_RELEASE;
    if (event == EVENT_TAKE || (event == EVENT_GIVE && w->pf->stmts[stmt].op != IR_STORE)) {
        sync = flag_at(w, address); /* who takes it also tells those that look at it */
        tells = sync != PTA_NONE;
    }
    if (event == EVENT_GIVE)
        idset_add(&w->c->release_sites, w->pf->stmt_base + stmt);
    for (size_t i = 0; i < states->n; i++) {
        struct state *s = &states->at[i];
        if (tells)
            sync_release(w->c, &s->live, sync);
        if (event == EVENT_TAKE)
            take_atomically(w, s, stmt, token);
        if (event == EVENT_GIVE)
            release_token(w, s, token);
    }
}

void step_stmt(struct walk *w, uint32_t stmt, bool is_throw, state_vec *states)
{
    if (w->c->frames.at[w->frame].has_prior)
        prior_step(w, stmt, states);
    cell_step(w, stmt, states);
    kept_step(w, stmt, states);
    idle_step(w, stmt, states);
    if (w->pf->stmts[stmt].op != IR_CALL) {
        step_access(w, stmt, states);
        if (turn_step(w, stmt, states))
            mark_foreign(w);
        return;
    }
    state_vec out = {0};
    for (size_t i = 0; i < states->n; i++)
        if (is_throw)
            throw_call(w, states->at[i], stmt, &out);
        else
            step_call(w, states->at[i], stmt, &out);
    if (!is_throw)
        require_argument(w, stmt, &out);
    vec_release(states);
    *states = out;
}

/* ---- blocks ---- */

static uint32_t last_of(const struct walk *w, uint32_t block)
{
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + block];
    return b->first + b->count - 1;
}

/* States that go from one block to another; true if the target changed. */
static bool flow_edge(struct walk *w, const state_vec *states, uint32_t from, uint32_t to,
                      const struct test *t, bool is_true)
{
    bool changed = false;
    const bool *dead = w->c->frames.at[w->frame].dead;
    if (leaves_too_early(w, from, to) || (dead && dead[to]))
        return false;
    for (size_t i = 0; i < states->n; i++) {
        struct state s = states->at[i];
        if (t && (!assume(w, &s, t, is_true) || holds_lock_of_null(w, &s, t, is_true)))
            continue;
        if (t && (w->c->turns.n || w->c->reader_events.n))
            turn_edge(w, &s, last_of(w, from), is_true);
        if (t)
            started_edge(w, &s, from, to, t, is_true);
        phi_facts(w, &s, from, to);
        leave_loops(w, &s, from, to);
        changed |= state_add(w->c, &w->c->fctxs.at[w->fctx].block_in[to], s);
    }
    return emptied_meet(w, states, from, to) || changed;
}

static void flow_exit(struct walk *w, const struct ir_stmt *term, const state_vec *states)
{
    bool is_throw = term->op == IR_THROW;
    bool has_value = term->op == IR_RET && term->nargs;
    struct test t = {0};
    uint32_t neutral = neutral_origins(w->c, w->func);
    if (has_value)
        t = test_of(w, ir_args(w->pf->unit, w->pf->func, term)[0]);
    for (size_t i = 0; i < states->n; i++) {
        const uint32_t *key = tuples_at(&w->c->state_keys, states->at[i].key);
        struct exit_state x = {.lockset = key[KEY_LOCKS],
                               .try_token = PTA_NONE,
                               .is_throw = is_throw,
                               .cell = cell_at_exit(w, &states->at[i]),
                               .live = states->at[i].live};
        x.live.gen = live_left(w->c, x.live.gen, neutral);
        x.live.kill = seqs_minus(&w->c->sets, x.live.kill, neutral);
        if (has_value && ref_kind(t.value) == REF_REG &&
            key[KEY_TRY_REG] == ref_index(t.value) + 1 && !t.is_sign) {
            bool same = t.if_true == TRUTH_NONZERO;
            x.try_token = key[KEY_TRY_TOKEN];
            x.try_success = key[KEY_TRY_SUCCESS] == SUCCESS_ZERO
                                ? (same ? SUCCESS_ZERO : SUCCESS_NONZERO)
                                : (same ? SUCCESS_NONZERO : SUCCESS_ZERO);
        } else if (has_value) {
            x.truth = truth_in(w, &states->at[i], &t);
        }
        if (x.try_token == PTA_NONE)
            kept_exit(w, &states->at[i], term, &x);
        if (has_value && x.truth == TRUTH_UNKNOWN && x.try_token == PTA_NONE)
            x.truth = truth_of(w, ir_args(w->pf->unit, w->pf->func, term)[0]);
        exit_add(w, x);
    }
}

/* An exception that a call lets through leaves the function. */
static void throw_exits(struct walk *w, uint32_t stmt, const state_vec *states)
{
    if (w->is_recording || w->pf->stmts[stmt].op != IR_CALL ||
        !call_may_throw(w->c, w->frame, stmt))
        return;
    state_vec out = {0};
    for (size_t i = 0; i < states->n; i++)
        throw_call(w, states->at[i], stmt, &out);
    uint32_t neutral = w->c->prog->classes ? neutral_origins(w->c, w->func) : 0;
    for (size_t i = 0; i < out.n; i++) {
        struct exit_state x = {.lockset = state_locks(w->c, &out.at[i]),
                               .try_token = PTA_NONE,
                               .is_throw = true,
                               .live = out.at[i].live};
        x.live.gen = live_left(w->c, x.live.gen, neutral);
        exit_add(w, x);
    }
    vec_release(&out);
}

/* The statements of a block on a copy of the states before it. */
static void run_block(struct walk *w, const struct ir_block *b, state_vec *states)
{
    bool is_caught = w->pf->stmts[b->first + b->count - 1].op == IR_INVOKE;
    /* Of Java, all calls of such a block belong to one instruction, and have its handler. */
    bool are_all = is_caught && w->c->prog->classes;
    for (uint32_t i = 0; i + 1 < b->count; i++) {
        if (!is_caught || (!are_all && i + 2 < b->count))
            throw_exits(w, b->first + i, states);
        step_stmt(w, b->first + i, false, states);
    }
}

void states_copy(state_vec *to, const state_vec *from)
{
    vec_clear(to);
    for (size_t i = 0; i < from->n; i++)
        vec_push(to, from->at[i]);
}

/* Which of a block's successors changed: blocks are marked. */
static bool flow_invoke(struct walk *w, uint32_t block, const struct ir_block *b,
                        const state_vec *normal, uint8_t *dirty)
{
    const uint32_t *succ = ir_succs(w->pf->unit, w->pf->func, b);
    state_vec thrown = {0};
    states_copy(&thrown, &w->c->fctxs.at[w->fctx].block_in[block]);
    for (uint32_t i = 0; i + 2 < b->count; i++)
        step_stmt(w, b->first + i, false, &thrown);
    if (b->count >= 2)
        step_stmt(w, b->first + b->count - 2, true, &thrown);
    bool changed = false;
    if (b->nsuccs > 0 && flow_edge(w, normal, block, succ[0], NULL, false))
        dirty[succ[0]] = changed = true;
    if (b->nsuccs > 1 && flow_edge(w, &thrown, block, succ[1], NULL, false))
        dirty[succ[1]] = changed = true;
    vec_release(&thrown);
    return changed;
}

/* Do the constants that the function is called with choose another way? */
static bool is_ruled_out(const struct walk *w, const struct ir_stmt *term, uint32_t way)
{
    const ir_ref *args = ir_args(w->pf->unit, w->pf->func, term);
    int64_t value, label;
    if (!given_value(w->c, w->fctx, args[0], &value))
        return false;
    if (term->op == IR_BRANCH)
        return way != (value == 0);
    uint32_t chosen = 0;
    for (uint32_t i = 1; i < term->nargs; i++)
        if (ir_ref_int(w->pf->unit, args[i], &label) && label == value)
            chosen = i;
    return way != chosen;
}

/* A case other than zero says that the value is not zero. */
static bool flow_switch(struct walk *w, uint32_t block, const struct ir_block *b,
                        const state_vec *states, uint8_t *dirty)
{
    const struct ir_stmt *term = &w->pf->stmts[b->first + b->count - 1];
    const ir_ref *args = ir_args(w->pf->unit, w->pf->func, term);
    const uint32_t *succ = ir_succs(w->pf->unit, w->pf->func, b);
    bool changed = false;
    for (uint32_t i = 0; i < b->nsuccs; i++) {
        struct test t = {args[0], TRUTH_UNKNOWN, TRUTH_UNKNOWN, false};
        int64_t value;
        if (i && i < term->nargs && ir_ref_int(w->pf->unit, args[i], &value))
            t.if_true = value ? TRUTH_NONZERO : TRUTH_ZERO;
        state_vec here = {0};
        for (size_t k = 0; k < states->n && !is_ruled_out(w, term, i); k++)
            if (!case_is_other(w, &states->at[k], term, i))
                vec_push(&here, states->at[k]);
        if (flow_edge(w, &here, block, succ[i], &t, true))
            dirty[succ[i]] = changed = true;
        vec_release(&here);
    }
    return changed;
}

/* Nothing but the way out of the function? */
static bool just_returns(const struct walk *w, uint32_t block)
{
    for (int steps = 0; steps < 3; steps++) {
        const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + block];
        for (uint32_t i = 0; i + 1 < b->count; i++)
            if (w->pf->stmts[b->first + i].op != IR_PHI && w->pf->stmts[b->first + i].op != IR_COPY)
                return false;
        if (w->pf->stmts[b->first + b->count - 1].op == IR_RET)
            return true;
        if (b->nsuccs != 1)
            return false;
        block = ir_succs(w->pf->unit, w->pf->func, b)[0];
    }
    return false;
}

/*
 * A-NULL: a function that takes or gives back locks, or joins, and just returns if a pointer it is
 * given is null, is not given null: `if (m) pthread_mutex_lock(m)`. Not where it calls itself: null
 * is what ends a walk over a tree then; without an end nothing behind the call would be reached.
 */
static bool is_null_way(const struct walk *w, const struct test *t, bool is_true, uint32_t to)
{
    enum truth truth = is_true ? t->if_true : t->if_false;
    int64_t value; /* a caller who gives null does give it */
    if (truth != TRUTH_ZERO || given_value(w->c, w->fctx, t->value, &value) || t->is_sign ||
        w->c->opt.mode == MODE_SOUND || w->c->frames.at[w->frame].is_recursive ||
        ref_kind(t->value) != REF_REG || ref_index(t->value) >= w->pf->func->nparams)
        return false;
    return !idset_is_empty(pta_value(w->c->pta, w->inst, t->value)) && just_returns(w, to);
}

bool flow_block(struct walk *w, uint32_t block, uint8_t *dirty)
{
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + block];
    const struct ir_stmt *term = &w->pf->stmts[b->first + b->count - 1];
    const uint32_t *succ = ir_succs(w->pf->unit, w->pf->func, b);
    state_vec states = {0};
    bool changed = false;
    w->block = block;
    states_copy(&states, &w->c->fctxs.at[w->fctx].block_in[block]);
    run_block(w, b, &states);
    states_copy(&w->c->fctxs.at[w->fctx].block_out[block], &states);
    if (term->op == IR_INVOKE) {
        changed = flow_invoke(w, block, b, &states, dirty);
    } else if (term->op == IR_BRANCH) {
        struct test t = test_of(w, ir_args(w->pf->unit, w->pf->func, term)[0]);
        for (uint32_t i = 0; i < b->nsuccs && i < 2; i++)
            if (!is_null_way(w, &t, i == 0, succ[i]) && !is_ruled_out(w, term, i) &&
                !is_emptied_way(w, &t, b->first + b->count - 1, i == 0, succ[i], succ[!i]) &&
                flow_edge(w, &states, block, succ[i], &t, i == 0))
                dirty[succ[i]] = changed = true;
    } else if (term->op == IR_SWITCH) {
        changed = flow_switch(w, block, b, &states, dirty);
    } else if (b->nsuccs) {
        for (uint32_t i = 0; i < b->nsuccs; i++)
            if (flow_edge(w, &states, block, succ[i], NULL, false))
                dirty[succ[i]] = changed = true;
    } else if (term->op == IR_RET || term->op == IR_THROW) {
        flow_exit(w, term, &states);
    }
    vec_release(&states);
    return changed;
}

/* The summary of an entry: what is still alive, and what is over, when the origin has ended. */
static void summarise_origin(struct conc *c, origin_id o)
{
    uint32_t frame = frame_find(c, o, pta_origin(c->pta, o)->entry);
    uint32_t fctx = fctx_make(c, frame, lockset_of_origin(c, o), mask_for_origin(c, o), 0);
    if (c->frames.at[frame].is_noisy && !c->fctxs.at[fctx].is_done)
        analyse(c, fctx, 0);
    redo_all(c);
    uint32_t alive = 0, over = 0, returned = 0;
    bool is_ever = false;
    for (size_t i = 0; i < c->fctxs.at[fctx].exits.n; i++) {
        const struct exit_state *x = &c->fctxs.at[fctx].exits.at[i];
        const struct effect_pair *live = &x->live;
        alive = seqs_union(&c->sets, alive, live->gen);
        is_ever |= !x->is_throw;
        returned = x->is_throw ? returned : seqs_union(&c->sets, returned, live->gen);
        over = i ? seqs_intersect(&c->sets, over, live->kill) : live->kill;
    }
    c->exit_live[o.i] = alive;
    c->return_live[o.i] = is_ever ? returned : alive;
    c->exit_over[o.i] = seqs_minus(&c->sets, over, alive);
}

/* What was started before the entry, and has not ended. */
static void summarise_priors(struct conc *c)
{
    for (size_t i = 0; i < c->priors.n; i++) {
        uint32_t fctx =
            fctx_make(c, c->priors.at[i].root, 0, mask_for_origin(c, (origin_id){0}), 0);
        if (!c->fctxs.at[fctx].is_done)
            analyse(c, fctx, 0);
        redo_all(c);
        c->priors.at[i].left = prior_left(c, fctx);
    }
}

/*
 * Threads that make each other, both halves of a recursion. What one leaves behind depends on what
 * the others do. It is taken to be nothing: each waits for all that it has made. If that turns out
 * to be so for all of them, it is so: who ends first among those that left something would have
 * been made by one that waited for it. If not, they are done again, without the guess.
 */
static bool make_each_other(const struct conc *c, uint32_t o)
{
    for (uint32_t p = 0; p < pta_norigins(c->pta); p++)
        if (p != o && live_has(c, c->descendants[o], (origin_id){p}) &&
            live_has(c, c->descendants[p], (origin_id){o}))
            return true;
    return false;
}

static void guess_exits(struct conc *c, struct idset *guessed)
{
    enum { MAX_ORIGINS = 256 };
    uint32_t n = pta_norigins(c->pta);
    for (uint32_t o = 1; o < n && n <= MAX_ORIGINS; o++)
        if (make_each_other(c, o))
            idset_add(guessed, o);
    struct idset_iter it = idset_begin(guessed);
    for (uint32_t o; idset_step(&it, &o);)
        c->exit_live[o] = c->return_live[o] = 0;
}

/* Origins made by others come later: their creators' joins need what they leave behind. */
static bool summarise_in_order(struct conc *c, const struct idset *guessed)
{
    bool is_right = true;
    for (uint32_t o = pta_norigins(c->pta); o > 1; o--) {
        summarise_origin(c, (origin_id){o - 1});
        is_right &= !idset_has(guessed, o - 1) || !c->exit_live[o - 1];
    }
    return is_right;
}

static void summarise_origins(struct conc *c)
{
    struct idset guessed = {0};
    guess_exits(c, &guessed);
    if (!summarise_in_order(c, &guessed)) {
        struct idset_iter it = idset_begin(&guessed);
        for (uint32_t o; idset_step(&it, &o);)
            c->exit_live[o] = c->return_live[o] = origin_leaves_most(c, (origin_id){o});
        for (uint32_t x = 0; x < c->fctxs.n; x++)
            if (c->fctxs.at[x].is_done)
                flow_walk_again(c, x);
        summarise_in_order(c, &guessed);
    }
    idset_release(&guessed);
}

void flow_run(struct conc *c)
{
    tangles_find(c);
    summarise_origins(c);
    summarise_priors(c);
    if (pta_norigins(c->pta))
        summarise_origin(c, (origin_id){0});
    for (uint32_t f = 0; f < c->frames.n; f++) {
        if (c->frames.at[f].caller != PTA_NONE)
            continue;
        origin_id o = c->frames.at[f].origin;
        bool is_entry = c->frames.at[f].inst.i == pta_origin(c->pta, o)->entry.i;
        uint32_t locks = is_entry ? lockset_of_origin(c, o) : 0;
        uint32_t fctx = fctx_make(c, f, locks, mask_for_origin(c, o), 0);
        if (c->frames.at[f].is_noisy && !c->fctxs.at[fctx].is_done)
            analyse(c, fctx, 0);
    }
    redo_all(c);
    record_all(c);
}

void flow_each(struct conc *c, uint32_t fctx, flow_visit *visit, void *ctx)
{
    struct walk w = walk_make(c, fctx, 0);
    bool is_quiet = !c->fctxs.at[fctx].block_in;
    bool is_cut = is_quiet && c->frames.at[w.frame].is_noisy;
    uint32_t key[KEY_WIDTH] = {is_cut ? 0 : c->fctxs.at[fctx].lockset};
    struct state entry = {key_make(c, key), {0, is_cut ? c->frames.at[w.frame].spawns : 0}};
    state_vec states = {0};
    vec_push(&states, entry);
    for (uint32_t b = 0; b < w.pf->func->nblocks; b++) {
        const struct ir_block *block = &w.pf->unit->blocks[w.pf->func->first_block + b];
        if (w.info->cfg->rpo[b] == CFG_NONE || stmt_is_dead(c, w.frame, block->first))
            continue;
        if (!is_quiet)
            states_copy(&states, &c->fctxs.at[fctx].block_in[b]);
        uint32_t end = block->first + block->count;
        for (uint32_t i = block->first; i < end; i++) {
            visit(ctx, i, &states);
            if (!is_quiet && i + 1 < end && !c->fctxs.at[fctx].is_idle[i])
                step_stmt(&w, i, false, &states);
        }
    }
    vec_release(&states);
}
