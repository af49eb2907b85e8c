/*
 * Which origins may be alive at a point. flow.c gives the change since a function's entry; here
 * the entries are filled in, from the program's entry downwards, together with what every origin
 * finds alive when it starts or sees started while it runs:
 *
 *   when P creates B with X alive:  B runs beside P and X, and X beside B and B's descendants.
 *
 * Two accesses may overlap iff each finds the other's origin alive. An origin that finds itself
 * alive has several instances at a time (the paper's "two origins for a loop").
 */
#include "conc/conc_int.h"
#include "conc/lock/turn.h"

static uint32_t one_of(uint32_t origin)
{
    return 2 * origin + LIVE_ONE;
}

bool live_has(const struct conc *c, uint32_t live, origin_id o)
{
    return seqs_has(&c->sets, live, 2 * o.i + LIVE_ONE) ||
           seqs_has(&c->sets, live, 2 * o.i + LIVE_MORE);
}

/* What was alive and is started again is alive more than once. */
static uint32_t live_again(struct conc *c, uint32_t gen, uint32_t kept, uint32_t then)
{
    struct seq again = seqs_at(&c->sets, seqs_intersect(&c->sets, kept, then));
    u32_vec more = {0};
    for (uint32_t i = 0; i < again.n && live_is_origin(c, again.at[i]); i++) {
        uint32_t word = again.at[i] | LIVE_MORE;
        if ((!more.n || vec_last(&more) != word) && !seqs_has(&c->sets, gen, word))
            vec_push(&more, word);
    }
    if (more.n)
        gen = seqs_union(&c->sets, gen, seqs_add(&c->sets, more.at, (uint32_t)more.n));
    vec_release(&more);
    return gen;
}

struct effect_pair live_compose(struct conc *c, struct effect_pair first, struct effect_pair then)
{
    struct effect_pair out;
    uint32_t kept = seqs_minus(&c->sets, first.gen, then.kill);
    out.kill = seqs_union(&c->sets, first.kill, then.kill);
    out.gen = live_again(c, seqs_union(&c->sets, kept, then.gen), kept, then.gen);
    return out;
}

bool conc_origin_is_many(const struct conc *c, origin_id o)
{
    return live_has(c, c->entry_live[o.i], o) && !are_first_comers(c, o, o);
}

static void find_descendants(struct conc *c, const u32_vec *children, uint32_t origin)
{
    u32_vec work = {0};
    struct idset seen = {0};
    vec_push(&work, origin);
    while (work.n) {
        uint32_t o = vec_pop(&work);
        for (size_t i = 0; i < children[o].n; i++) {
            uint32_t child = children[o].at[i];
            if (!idset_add(&seen, 2 * child + LIVE_ONE))
                continue;
            idset_add(&seen, 2 * child + LIVE_MORE);
            vec_push(&work, child);
        }
    }
    idset_add(&seen, one_of(origin));
    c->descendants[origin] = seqs_add_set(&c->sets, &seen);
    idset_release(&seen);
    vec_release(&work);
}

uint32_t origin_leaves_most(struct conc *c, origin_id o)
{
    return seqs_minus(&c->sets, c->descendants[o.i], seqs_insert(&c->sets, 0, one_of(o.i)));
}

void origins_build(struct conc *c)
{
    uint32_t n = pta_norigins(c->pta);
    c->descendants = ARENA_ARRAY(&c->arena, uint32_t, n + 1);
    c->exit_live = ARENA_ARRAY(&c->arena, uint32_t, n + 1);
    c->return_live = ARENA_ARRAY(&c->arena, uint32_t, n + 1);
    c->exit_over = ARENA_ARRAY(&c->arena, uint32_t, n + 1);
    c->entry_live = ARENA_ARRAY(&c->arena, uint32_t, n + 1);
    u32_vec *children = ARENA_ARRAY(&c->arena, u32_vec, n + 1);
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t count;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &count);
        for (uint32_t i = 0; i < count; i++)
            if (e[i].kind == EDGE_SPAWN)
                vec_push(&children[c->frames.at[f].origin.i], e[i].target);
    }
    for (uint32_t o = 0; o < n; o++)
        find_descendants(c, children, o);
    for (uint32_t o = 0; o < n; o++) {
        c->exit_live[o] = c->return_live[o] = origin_leaves_most(c, (origin_id){o});
        vec_release(&children[o]);
    }
}

uint32_t joined_origins(struct conc *c, uint32_t frame, uint32_t stmt, const struct place *place)
{
    const struct idset *handles = pta_place(c->pta, c->frames.at[frame].inst, stmt, place);
    uint32_t set = 0, loc;
    struct idset_iter it = idset_begin(handles);
    while (idset_step(&it, &loc)) {
        const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj);
        if (o->kind == OBJ_HANDLE && !pta_origin(c->pta, (origin_id){o->site})->is_crowd)
            set = seqs_insert(&c->sets, set, one_of(o->site));
    }
    return set;
}

uint32_t joined_by(struct conc *c, uint32_t frame, uint32_t stmt, const struct effect *join)
{
    uint32_t all = joined_origins(c, frame, stmt, &join->handle);
    if (join->src.kind == PLACE_NONE)
        return all;
    return seqs_intersect(&c->sets, all, joined_origins(c, frame, stmt, &join->src)) ? 0 : all;
}

/* A lock of the executor, or one that its creator handed to the thread (spin.c). */
static uint32_t lock_of_origin(struct conc *c, origin_id o)
{
    const struct pta_origin *origin = pta_origin(c->pta, o);
    const struct pta_creation *made = pta_creations(c->pta, o);
    uint32_t handed = map_get(&c->start_locks, o.i, 0);
    if (handed) {
        uint32_t stmt = c->prog->funcs[pta_inst_func(c->pta, made->inst).i].stmt_base + made->stmt;
        return lockset_acquire(c, 0, token_of_place(c, (loc_id){handed - 1}, stmt));
    }
    if (origin->ncreations != 1 || made->effect->kind != EFFECT_SPAWN ||
        made->effect->obj.kind == PLACE_NONE)
        return 0;
    for (uint32_t k = 0; k < pta_norigins(c->pta); k++) {
        uint32_t frame = frame_find(c, (origin_id){k}, made->inst);
        if (frame != PTA_NONE)
            return lockset_acquire(
                c, 0, token_make(c, frame, made->stmt, &made->effect->obj, LOCK_EXCLUSIVE));
    }
    return 0;
}

/* What a thread holds from its start on. */
uint32_t lockset_of_origin(struct conc *c, origin_id o)
{
    return states_at_start(c, o, lock_of_origin(c, o));
}

/* ---- propagation ---- */

static void enter(struct conc *c, uint32_t fctx, uint32_t live, uint32_t parent, uint32_t stmt)
{
    struct fctx *x = &c->fctxs.at[fctx];
    uint32_t all = seqs_union(&c->sets, x->live_in, live);
    uint32_t key[3] = {fctx, parent, stmt};
    bool fresh;
    tuples_add(&c->caller_keys, key, &fresh);
    if (fresh && parent != PTA_NONE)
        vec_push(&x->callers, ((struct call_site){parent, stmt}));
    if (x->is_reached && all == x->live_in)
        return;
    x->is_reached = true;
    x->is_start |= parent == PTA_NONE;
    x->live_in = all;
    if (!x->is_queued) {
        x->is_queued = true;
        vec_push(&c->work, fctx);
    }
}

/*
 * What an origin sees is gathered and handed to it when nothing else is left to do: n origins that
 * see one another come to n sets of n that way, where each one's set grew n times before.
 */
static void origin_sees(struct conc *c, uint32_t origin, uint32_t live)
{
    struct seq words = seqs_at(&c->sets, live);
    struct origin_news *news = &c->origin_news[origin];
    if (!news->is_due)
        vec_push(&c->origins_due, origin);
    news->is_due = true;
    for (uint32_t i = 0; i < words.n; i++)
        idset_add(&news->seen, words.at[i]);
}

static void tell_origin(struct conc *c, uint32_t origin)
{
    struct origin_news *news = &c->origin_news[origin];
    uint32_t all = seqs_union(&c->sets, c->entry_live[origin], seqs_add_set(&c->sets, &news->seen));
    idset_release(&news->seen);
    news->is_due = false;
    all = seqs_union(&c->sets, all, c->nothing_acquired);
    uint32_t frame =
        frame_find(c, (origin_id){origin}, pta_origin(c->pta, (origin_id){origin})->entry);
    uint32_t locks = lockset_of_origin(c, (origin_id){origin});
    uint32_t fctx = fctx_make(c, frame, locks, mask_for_origin(c, (origin_id){origin}), 0);
    if (all == c->entry_live[origin] && c->fctxs.at[fctx].is_reached)
        return;
    c->entry_live[origin] = all;
    enter(c, fctx, all, PTA_NONE, 0);
}

/* Origin `parent` creates `child` while `live` are alive. */
static void create(struct conc *c, uint32_t parent, uint32_t child, uint32_t live)
{
    const struct pta_origin *o = pta_origin(c->pta, (origin_id){child});
    uint32_t beside = live_origins_only(c, live);
    if (!(o->flags & EFF_JOINED))
        beside = seqs_insert(&c->sets, beside, one_of(parent));
    if (o->flags & EFF_MANY)
        beside = seqs_union(&c->sets, beside, c->descendants[child]);
    if (o->flags & EFF_REPEATS) /* what it started the last time may still run */
        beside = seqs_union(&c->sets, beside, live_origins_only(c, c->exit_live[child]));
    origin_sees(c, child, beside);
    struct seq others = seqs_at(&c->sets, beside);
    for (uint32_t i = 0; i < others.n; i++) {
        uint32_t other = others.at[i] / 2;
        bool is_ancestor = seqs_has(&c->sets, c->descendants[other], one_of(child));
        if (!is_ancestor || other == child) /* an ancestor knows its own from the flow */
            origin_sees(c, other, c->descendants[child]);
    }
}

static uint32_t quiet_callee(struct conc *c, uint32_t fctx, const struct pta_edge *e,
                             uint32_t *inert)
{
    struct frame f = c->frames.at[c->fctxs.at[fctx].frame];
    inst_id target = {e->target};
    uint32_t frame = frame_find(c, f.origin, target);
    func_id callee = pta_inst_func(c->pta, target), caller = pta_inst_func(c->pta, f.inst);
    struct lock_split split = lockset_split(c, c->fctxs.at[fctx].lockset, frame);
    uint32_t locks = lockset_to_callee(c, split.relevant, callee, caller, e->stmt);
    *inert = split.inert;
    return fctx_make(c, frame, locks, mask_for_call(c, fctx, e->stmt, callee), 0);
}

void quiet_calls_fill(struct conc *c, uint32_t fctx)
{
    inst_id inst = c->frames.at[c->fctxs.at[fctx].frame].inst;
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    if (c->fctxs.at[fctx].has_quiet_calls)
        return;
    c->fctxs.at[fctx].has_quiet_calls = true;
    for (uint32_t i = 0; i < n; i++) {
        if (stmt_is_dead(c, c->fctxs.at[fctx].frame, e[i].stmt))
            continue;
        struct quiet_call q = {.stmt = e[i].stmt, .is_spawn = e[i].kind == EDGE_SPAWN};
        if (e[i].kind == EDGE_CALL)
            q.callee = quiet_callee(c, fctx, &e[i], &q.inert);
        else if (q.is_spawn)
            q.callee = e[i].target;
        else
            continue;
        vec_push(&c->fctxs.at[fctx].quiet_calls, q);
    }
}

static void leave_quiet(struct conc *c, uint32_t fctx)
{
    uint32_t live = c->fctxs.at[fctx].live_in;
    uint32_t origin = c->frames.at[c->fctxs.at[fctx].frame].origin.i;
    quiet_calls_fill(c, fctx);
    for (size_t i = 0; i < c->fctxs.at[fctx].quiet_calls.n; i++) {
        struct quiet_call q = c->fctxs.at[fctx].quiet_calls.at[i];
        if (q.is_spawn)
            create(c, origin, q.callee, live);
        else
            enter(c, q.callee, live, fctx, q.stmt);
    }
}

static void leave_noisy(struct conc *c, uint32_t fctx)
{
    for (size_t i = 0; i < c->fctxs.at[fctx].calls.n; i++) {
        struct call_record r = c->fctxs.at[fctx].calls.at[i];
        uint32_t live = live_apply(c, c->fctxs.at[fctx].live_in, r.live);
        if (r.is_spawn)
            create(c, c->frames.at[c->fctxs.at[fctx].frame].origin.i, r.callee, live);
        else
            enter(c, r.callee, live, fctx, r.stmt);
    }
}

static bool is_many_entry(const struct conc *c, uint32_t o)
{
    const struct pta_origin *origin = pta_origin(c->pta, (origin_id){o});
    return !origin->ncreations && origin->entry_kind == ENTRY_MANY;
}

/* An entry that the outside calls at any time runs beside itself, the other entries of its kind
 * and whatever origins there are; the first entry has ended before it, the last comes after. */
static void meet_others(struct conc *c, uint32_t entry)
{
    for (uint32_t k = 0; k < pta_norigins(c->pta); k++) {
        bool is_apart = !pta_origin(c->pta, (origin_id){k})->ncreations && !is_many_entry(c, k);
        if (is_apart)
            continue;
        origin_sees(c, entry, c->descendants[k]);
        origin_sees(c, k, c->descendants[entry]);
    }
}

/* The last entry begins when the others have ended, but finds what they started and left. */
static void meet_leftovers(struct conc *c, uint32_t last)
{
    for (uint32_t k = 0; k < pta_norigins(c->pta); k++) {
        if (k == last || pta_origin(c->pta, (origin_id){k})->ncreations)
            continue;
        uint32_t left = live_origins_only(c, c->exit_live[k]);
        origin_sees(c, last, left);
        struct seq s = seqs_at(&c->sets, left);
        for (uint32_t i = 0; i < s.n; i++)
            origin_sees(c, s.at[i] / 2, c->descendants[last]);
    }
}

static bool is_last_entry(const struct conc *c, uint32_t o)
{
    const struct pta_origin *origin = pta_origin(c->pta, (origin_id){o});
    return !origin->ncreations && origin->entry_kind == ENTRY_LAST;
}

static void leave_all(struct conc *c)
{
    for (size_t at = 0; at < c->work.n; at++) { /* grows while it is read */
        uint32_t fctx = c->work.at[at];
        c->fctxs.at[fctx].is_queued = false;
        if (c->fctxs.at[fctx].is_done) /* quiet, or left out by a budget, otherwise */
            leave_noisy(c, fctx);
        else
            leave_quiet(c, fctx);
    }
    vec_clear(&c->work);
}

void order_run(struct conc *c)
{
    c->origin_news = ARENA_ARRAY(&c->arena, struct origin_news, pta_norigins(c->pta) + 1);
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct pta_origin *o = pta_origin(c->pta, c->frames.at[f].origin);
        if (c->frames.at[f].caller != PTA_NONE || o->ncreations)
            continue;
        bool is_entry = c->frames.at[f].inst.i == o->entry.i;
        uint32_t locks = is_entry ? lockset_of_origin(c, c->frames.at[f].origin) : 0;
        enter(c, fctx_make(c, f, locks, 0, 0), c->nothing_acquired, PTA_NONE, 0);
    }
    for (uint32_t o = 0; o < pta_norigins(c->pta); o++)
        if (is_many_entry(c, o))
            meet_others(c, o);
        else if (is_last_entry(c, o))
            meet_leftovers(c, o);
    while (c->work.n || c->origins_due.n) {
        leave_all(c);
        for (size_t i = 0; i < c->origins_due.n; i++)
            tell_origin(c, c->origins_due.at[i]);
        vec_clear(&c->origins_due);
    }
    vec_release(&c->origins_due);
    c->stats.states = (uint32_t)c->fctxs.n;
}

uint32_t conc_stack(const struct conc *c, const struct race_side *side, struct stack_entry *out,
                    uint32_t max)
{
    uint32_t n = 0;
    if (n < max)
        out[n++] = (struct stack_entry){side->inst, side->stmt};
    const struct entry *e = &c->fctxs.at[side->state].entries.at[side->entry];
    while (e->caller != PTA_NONE && n < max) {
        const struct fctx *caller = &c->fctxs.at[e->caller];
        out[n++] = (struct stack_entry){c->frames.at[caller->frame].inst, e->stmt};
        e = &caller->entries.at[e->caller_entry];
    }
    for (uint32_t i = 0; i < n / 2; i++) {
        struct stack_entry t = out[i];
        out[i] = out[n - 1 - i];
        out[n - 1 - i] = t;
    }
    return n;
}

bool live_at_block(struct conc *c, origin_id o, uint32_t frame, uint32_t block)
{
    for (uint32_t i = 0; i < c->fctxs.n; i++) {
        const struct fctx *f = &c->fctxs.at[i];
        if (f->frame != frame || !f->is_reached)
            continue;
        if (!f->block_in)
            return true;
        for (size_t k = 0; k < f->block_in[block].n; k++)
            if (live_has(c, live_apply(c, 0, f->block_in[block].at[k].live), o))
                return true;
    }
    return false;
}
