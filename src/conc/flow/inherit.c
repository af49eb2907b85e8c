/*
 * What a function inherits from its callers.
 *
 * A lock that neither a function nor anything it calls ever gives back is held all the way
 * through: it cannot change how the lock state flows, only what it protects. So summaries (flow.c)
 * are made for the locks that can be given back alone, and the others are handed down afterwards,
 * together with the live origins, as entries: pairs of (locks inherited, live origins). A helper
 * that is called with a hundred different locks held has one summary and a few entries.
 */
#include "conc/lock/turn.h"

enum {
    MAX_INHERITED = 64, /* locks of all callers; more are not claimed */
    MAX_ENTRIES = 16,   /* per function context; more fall together */
    MANY_CONTEXTS = 60000,
    FEW_INHERITED = 8, /* the same two in a program with so many function contexts */
    FEW_ENTRIES = 3,
    RANKS = 3,
};

/* ---- which locks a frame may give back ---- */

static uint32_t add_locs(struct conc *c, uint32_t set, const struct idset *locs)
{
    if (idset_is_empty(locs))
        return seqs_insert(&c->sets, set, PLACE_UNKNOWN);
    struct idset_iter it = idset_begin(locs);
    u32_vec places = {0};
    uint32_t loc;
    while (idset_step(&it, &loc))
        vec_push(&places, loc);
    uint32_t all = seqs_add(&c->sets, places.at, (uint32_t)places.n);
    vec_release(&places);
    return seqs_union(&c->sets, set, all);
}

static bool gives_back(enum effect_kind kind)
{
    return kind == EFFECT_UNLOCK || kind == EFFECT_ONCE || kind == EFFECT_SEM_POST;
}

static uint32_t own_releases(struct conc *c, uint32_t frame)
{
    inst_id inst = c->frames.at[frame].inst;
    const struct prog_func *pf = frame_func(c, frame);
    uint32_t n, set = 0;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (gives_back(e[i].model->effects[k].kind)) {
                const struct effect *f = &e[i].model->effects[k];
                set = add_locs(c, set, pta_place(c->pta, inst, e[i].stmt, &f->obj));
                if (f->kind == EFFECT_SEM_POST)
                    set = turn_releases(c, inst, e[i].stmt, f, set);
            }
    for (uint32_t i = 0; c->frames.at[frame].is_noisy && i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        enum sync_event event = EVENT_NONE;
        if (s->op != IR_RELEASE)
            sync_event_at(c, inst, i, &event);
        if (s->op == IR_RELEASE || event == EVENT_GIVE)
            set = add_locs(c, set, pta_value(c->pta, inst, ir_args(pf->unit, pf->func, s)[0]));
        set = turn_releases(c, inst, i, NULL, set);
    }
    return set;
}

static uint32_t own_spawns(struct conc *c, uint32_t frame)
{
    uint32_t n, set = 0;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_SPAWN)
            set = seqs_union(&c->sets, set, c->descendants[e[i].target]);
    return seqs_union(&c->sets, set, prior_spawns(c, frame));
}

/* Sets grow from callees to callers until nothing changes. */
void releases_find(struct conc *c)
{
    bool again = true;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        c->frames.at[f].releases = own_releases(c, f);
        c->frames.at[f].spawns = own_spawns(c, f);
    }
    while (again) {
        again = false;
        for (uint32_t f = (uint32_t)c->frames.n; f > 0; f--) {
            struct frame *frame = &c->frames.at[f - 1];
            if (!frame->is_noisy)
                continue;
            uint32_t n, set = frame->releases, spawns = frame->spawns;
            const struct pta_edge *e = pta_inst_edges(c->pta, frame->inst, &n);
            for (uint32_t i = 0; i < n; i++) {
                if (e[i].kind != EDGE_CALL)
                    continue;
                uint32_t callee = frame_find(c, frame->origin, (inst_id){e[i].target});
                if (callee == PTA_NONE)
                    continue;
                set = seqs_union(&c->sets, set, c->frames.at[callee].releases);
                spawns = seqs_union(&c->sets, spawns, c->frames.at[callee].spawns);
            }
            again |= set != frame->releases || spawns != frame->spawns;
            frame->releases = set;
            frame->spawns = spawns;
        }
    }
}

static struct lock_split split_by(struct conc *c, uint32_t lockset, uint32_t releases)
{
    struct seq s = seqs_at(&c->sets, lockset);
    struct lock_split out = {.inert = lockset};
    bool any_unknown = seqs_has(&c->sets, releases, PLACE_UNKNOWN);
    u32_vec mine = {0}, others = {0};
    for (uint32_t i = 0; i < s.n; i++) {
        uint32_t locs = token_at(c, s.at[i]).locs;
        bool can_go = locs ? seqs_meet(&c->sets, locs, releases) : any_unknown;
        if (can_go)
            vec_push(&mine, s.at[i]);
        else
            vec_push(&others, s.at[i]);
    }
    out.relevant = seqs_add(&c->sets, mine.at, (uint32_t)mine.n);
    out.inert = seqs_add(&c->sets, others.at, (uint32_t)others.n);
    vec_release(&mine);
    vec_release(&others);
    return out;
}

/* Few pairs of sets are asked for, each at many calls. */
struct lock_split lockset_split(struct conc *c, uint32_t lockset, uint32_t frame)
{
    uint32_t releases = c->frames.at[frame].releases;
    if (!seqs_at(&c->sets, lockset).n || !releases)
        return (struct lock_split){.inert = lockset};
    uint64_t key = map_key2(lockset, releases);
    uint32_t known = map_get(&c->split_of, key, 0);
    if (!known) {
        vec_push(&c->splits, split_by(c, lockset, releases));
        known = (uint32_t)c->splits.n;
        map_put(&c->split_of, key, known);
    }
    return c->splits.at[known - 1];
}

/* ---- entries ---- */

struct pending {
    uint32_t fctx, entry;
};

struct hand_down {
    struct conc *c;
    uint32_t most_entries, most_locks;
    VEC(struct pending) work;
};

static void queue(struct hand_down *h, uint32_t fctx, uint32_t entry)
{
    struct entry *e = &h->c->fctxs.at[fctx].entries.at[entry];
    if (e->is_queued)
        return;
    e->is_queued = true;
    vec_push(&h->work, ((struct pending){fctx, entry}));
}

/* The entry to widen when there is no room for another one: the one that loses least. */
static uint32_t nearest(struct conc *c, const struct fctx *x, uint32_t lockset)
{
    uint32_t best = 0, most = 0;
    for (uint32_t i = 0; i < x->entries.n; i++) {
        uint32_t old = x->entries.at[i].lockset;
        if (old == lockset)
            return i;
        uint32_t kept = seqs_at(&c->sets, lockset_meet(c, old, lockset)).n;
        uint32_t lost = seqs_at(&c->sets, old).n - kept;
        uint32_t worth = 4 * kept + 32 - MIN(lost, 32);
        if (worth > most)
            best = i, most = worth;
    }
    return best;
}

/* Does `b` hold all that `a` holds, beside no others? Then it races with nothing that `a` does not
 * race with. */
static bool is_worse(const struct conc *c, const struct entry *a, const struct entry *b)
{
    return seqs_contains(&c->sets, b->lockset, a->lockset) &&
           seqs_contains(&c->sets, a->live, b->live);
}

/* An entry that another one, or the new one, makes needless; PTA_NONE. */
static uint32_t needless(const struct conc *c, const struct fctx *x, const struct entry *new)
{
    for (uint32_t i = 0; i < x->entries.n; i++) {
        if (is_worse(c, new, &x->entries.at[i]))
            return i;
        for (uint32_t k = 0; k < x->entries.n; k++)
            if (i != k && is_worse(c, &x->entries.at[k], &x->entries.at[i]))
                return i;
    }
    return PTA_NONE;
}

/* There is no room for another entry. */
static void squeeze_in(struct hand_down *h, uint32_t fctx, const struct entry *new)
{
    struct conc *c = h->c;
    struct fctx *x = &c->fctxs.at[fctx];
    for (uint32_t i = 0; i < x->entries.n; i++)
        if (is_worse(c, &x->entries.at[i], new))
            return;
    uint32_t at = needless(c, x, new);
    if (at != PTA_NONE) {
        bool is_queued = x->entries.at[at].is_queued;
        x->entries.at[at] = *new;
        x->entries.at[at].is_queued = is_queued;
        queue(h, fctx, at);
        return;
    }
    at = nearest(c, x, new->lockset);
    struct entry *e = &x->entries.at[at];
    e->lockset = lockset_meet(c, e->lockset, new->lockset);
    e->live = seqs_union(&c->sets, e->live, new->live);
    queue(h, fctx, at);
}

static void enter(struct hand_down *h, uint32_t fctx, const struct entry *new)
{
    struct conc *c = h->c;
    struct fctx *x = &c->fctxs.at[fctx];
    for (size_t i = 0; i < x->entries.n; i++) {
        const struct entry *old = &x->entries.at[i];
        if (old->lockset == new->lockset && seqs_contains(&c->sets, old->live, new->live))
            return;
    }
    if (x->entries.n < h->most_entries) {
        vec_push(&x->entries, *new);
        queue(h, fctx, (uint32_t)x->entries.n - 1);
        return;
    }
    squeeze_in(h, fctx, new);
}

/* How much a lock of the callers tells: which object, its name, or only what it may be. */
static uint32_t rank_of(const struct conc *c, uint32_t token)
{
    struct lock_token t = token_at(c, token);
    if (t.unique || token_is_mark(c, token))
        return 0;
    return t.term != PTA_NONE ? 1 : RANKS - 1;
}

/* How often a lock is held does not matter any more: without this, recursion would count up. Of
 * very many those that tell most stay; single locks that have no room leave a mark. */
static uint32_t each_once(const struct hand_down *h, uint32_t lockset)
{
    struct conc *c = h->c;
    struct seq s = seqs_at(&c->sets, lockset);
    uint32_t of_rank[RANKS] = {0}, room[RANKS], left = h->most_locks;
    u32_vec out = {0}, forgotten = {0};
    for (uint32_t i = 0; i < s.n; i++)
        of_rank[rank_of(c, s.at[i])] += !i || s.at[i] != s.at[i - 1];
    for (uint32_t r = 0; r < RANKS; r++) {
        room[r] = MIN(of_rank[r], left);
        left -= room[r];
    }
    for (uint32_t i = 0; i < s.n; i++) {
        uint32_t rank = rank_of(c, s.at[i]);
        if (i && s.at[i] == s.at[i - 1])
            continue;
        if (room[rank] || token_is_mark(c, s.at[i]))
            vec_push(&out, s.at[i]);
        else if (rank == 0)
            vec_push(&forgotten, s.at[i]);
        room[rank] -= room[rank] > 0;
    }
    uint32_t kept = seqs_add(&c->sets, out.at, (uint32_t)out.n);
    for (size_t i = 0; i < forgotten.n; i++)
        kept = lockset_forgetting(c, kept, forgotten.at[i]);
    vec_release(&out);
    vec_release(&forgotten);
    return kept;
}

static void call_into(struct hand_down *h, struct pending from, uint32_t callee, uint32_t stmt,
                      uint32_t inert, uint32_t live)
{
    struct conc *c = h->c;
    const struct fctx *x = &c->fctxs.at[from.fctx];
    inst_id caller = c->frames.at[x->frame].inst;
    func_id callee_func = pta_inst_func(c->pta, c->frames.at[c->fctxs.at[callee].frame].inst);
    uint32_t locks = each_once(h, lockset_join(c, x->entries.at[from.entry].lockset, inert));
    locks = each_once(h, lockset_handed_down(c, locks, callee_func, caller, stmt));
    struct entry e = {.lockset = locks,
                      .live = live,
                      .caller = from.fctx,
                      .caller_entry = from.entry,
                      .stmt = stmt};
    enter(h, callee, &e);
}

static void hand_on(struct hand_down *h, struct pending p)
{
    struct conc *c = h->c;
    uint32_t live = c->fctxs.at[p.fctx].entries.at[p.entry].live;
    if (c->fctxs.at[p.fctx].is_done) {
        for (size_t i = 0; i < c->fctxs.at[p.fctx].calls.n; i++) {
            struct call_record r = c->fctxs.at[p.fctx].calls.at[i];
            if (!r.is_spawn)
                call_into(h, p, r.callee, r.stmt, r.inert, live_apply(c, live, r.live));
        }
        return;
    }
    quiet_calls_fill(c, p.fctx);
    for (size_t i = 0; i < c->fctxs.at[p.fctx].quiet_calls.n; i++) {
        struct quiet_call q = c->fctxs.at[p.fctx].quiet_calls.at[i];
        if (!q.is_spawn)
            call_into(h, p, q.callee, q.stmt, q.inert, live);
    }
}

void entries_run(struct conc *c)
{
    struct hand_down h = {.c = c, .most_entries = MAX_ENTRIES, .most_locks = MAX_INHERITED};
    if (c->fctxs.n > MANY_CONTEXTS)
        h.most_entries = FEW_ENTRIES, h.most_locks = FEW_INHERITED;
    for (uint32_t i = 0; i < c->fctxs.n; i++) {
        struct fctx *x = &c->fctxs.at[i];
        struct entry root = {.live = x->live_in, .caller = PTA_NONE};
        if (!x->is_start)
            continue;
        vec_push(&x->entries, root);
        queue(&h, i, 0);
    }
    while (h.work.n) {
        struct pending p = vec_pop(&h.work);
        c->fctxs.at[p.fctx].entries.at[p.entry].is_queued = false;
        hand_on(&h, p);
    }
    vec_release(&h.work);
}
