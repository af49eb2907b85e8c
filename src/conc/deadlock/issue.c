/* The list of issues: adding, asking, and what all finders share. */
#include "conc/deadlock/issue_int.h"
#include <stdlib.h>

enum { KEY_WORDS = 5, MAX_LIFTED_OVER = 12 };

static const char *const rules[] = {
    [ISSUE_CYCLE] = "deadlock",
    [ISSUE_ORDER] = "deadlock",
    [ISSUE_SELF] = "deadlock",
    [ISSUE_JOIN] = "deadlock",
    [ISSUE_WAIT] = "deadlock",
    [ISSUE_STUCK] = "deadlock",
    [ISSUE_STARVED] = "deadlock",
    [ISSUE_SHORT] = "deadlock",
    [ISSUE_SEVERAL] = "deadlock",
    [ISSUE_HANDLER] = "deadlock",
    [ISSUE_CHILD] = "deadlock",
    [ISSUE_EXIT] = "deadlock",
    [ISSUE_UNSAID] = "lost-wakeup",
    [ISSUE_UNCHANGED] = "lost-wakeup",
    [ISSUE_WRONG_ONE] = "lost-wakeup",
    [ISSUE_UNLOCKED] = "wait-without-lock",
    [ISSUE_TOO_FEW] = "lost-wakeup",
    [ISSUE_BARRIER] = "deadlock",
    [ISSUE_SILENT] = "lost-wakeup",
    [ISSUE_LEAK] = "missing-unlock",
    [ISSUE_NOT_HELD] = "unlock-not-held",
    [ISSUE_NO_LOOP] = "lost-wakeup",
    [ISSUE_UNGUARDED] = "wait-without-lock",
    [ISSUE_BETWEEN] = "lost-wakeup",
    [ISSUE_SPLIT] = "atomicity",
    [ISSUE_PROMISE] = "guarded-by",
    [ISSUE_MUTATED] = "immutable",
    [ISSUE_INIT] = "deadlock",
    [ISSUE_CALLBACK] = "callback-under-lock",
};

const char *issue_rule(enum issue_kind kind)
{
    return rules[kind];
}

struct issue_side side_at(const struct finder *f, uint32_t fctx, uint32_t stmt, uint32_t lockset,
                          const char *what)
{
    const struct frame *frame = &f->c->frames.at[f->c->fctxs.at[fctx].frame];
    struct race_side at = {.inst = frame->inst,
                           .origin = frame->origin,
                           .stmt = stmt,
                           .state = fctx,
                           .lockset = lockset,
                           .loc = {PTA_NONE}};
    return (struct issue_side){
        .at = at, .joined = PTA_NONE, .lock_stmt = PTA_NONE, .section = PTA_NONE, .what = what};
}

/* What is held where the user is shown the wait, with what callers hold all the while. */
static uint32_t shown_locks(const struct finder *f, const struct wait *w)
{
    struct conc *c = f->c;
    uint32_t shown = w->shown_lockset;
    for (uint32_t i = 0; i < seqs_at(&c->sets, w->lockset).n; i++) {
        uint32_t token = seqs_at(&c->sets, w->lockset).at[i];
        struct seq s = seqs_at(&c->sets, shown);
        bool is_there = false;
        for (uint32_t k = 0; k < s.n; k++)
            is_there |= token_at(c, s.at[k]).locs == token_at(c, token).locs;
        if (!is_there)
            shown = seqs_insert(&c->sets, shown, token);
    }
    return shown;
}

/* Does somebody who comes in by the entry hold all these locks? */
static bool entry_brings(const struct conc *c, const struct entry *e, uint32_t lockset)
{
    struct seq s = seqs_at(&c->sets, lockset), held = seqs_at(&c->sets, e->lockset);
    for (uint32_t i = 0; i < s.n; i++) {
        bool is_there = false;
        for (uint32_t k = 0; k < held.n; k++)
            is_there |= token_at(c, held.at[k]).locs == token_at(c, s.at[i]).locs;
        if (!is_there)
            return false;
    }
    return true;
}

/* How the place that the user is shown was reached from where the wait was lifted to; only the
 * first way in is known for each set of locks. */
static uint32_t shown_entry(const struct conc *c, const struct wait *w)
{
    const struct fctx *x = &c->fctxs.at[w->shown_fctx];
    for (uint32_t i = 0; i < x->entries.n && w->shown_fctx != w->fctx; i++) {
        const struct entry *e = &x->entries.at[i];
        for (int n = 0; n < MAX_LIFTED_OVER && e->caller != PTA_NONE; n++) {
            if (e->caller == w->fctx && e->stmt == w->stmt)
                return i;
            e = &c->fctxs.at[e->caller].entries.at[e->caller_entry];
        }
    }
    for (uint32_t i = 0; i < x->entries.n && w->shown_fctx != w->fctx; i++)
        if (entry_brings(c, &x->entries.at[i], w->lockset))
            return i;
    return w->shown_fctx == w->fctx ? w->entry : 0;
}

struct issue_side side_of_wait(const struct finder *f, const struct wait *w)
{
    struct issue_side s = side_at(f, w->shown_fctx, w->shown_stmt, shown_locks(f, w), "wait");
    s.at.entry = shown_entry(f->c, w);
    /* A thread's first function of its own that takes what it is given has no user above it. */
    if (prog_func_is_library(f->c->prog, func_of_fctx(f->c, w->shown_fctx)) &&
        !prog_func_is_library(f->c->prog, func_of_fctx(f->c, w->inner_fctx)))
        s = side_at(f, w->inner_fctx, w->inner_stmt, w->lockset, "wait");
    if (w->kind == WAIT_JOIN) {
        struct seq o = seqs_at(&f->c->sets, w->token);
        s.joined = o.n ? o.at[0] / 2 : PTA_NONE;
        s.what = "join";
        return s;
    }
    struct lock_token t = token_at(f->c, w->token);
    struct seq locs = seqs_at(&f->c->sets, w->places ? w->places : t.locs);
    s.at.loc = (loc_id){locs.n ? locs.at[0] : PTA_NONE};
    s.lock_stmt = token_taken_at(f->c, w->token);
    s.is_shared = t.mode == LOCK_SHARED;
    return s;
}

static uint32_t stmt_id(const struct finder *f, const struct issue_side *s)
{
    return f->c->prog->funcs[pta_inst_func(f->c->pta, s->at.inst).i].stmt_base + s->at.stmt;
}

static int by_number(const void *a, const void *b)
{
    uint32_t x = *(const uint32_t *)a, y = *(const uint32_t *)b;
    return (x > y) - (x < y);
}

void issue_add(struct finder *f, struct issue issue, const struct issue_side *sides, uint32_t n)
{
    struct issues *out = f->out;
    uint32_t key[KEY_WORDS] = {issue.kind};
    u32_vec at = {0};
    bool fresh;
    for (uint32_t i = 0; i < n; i++)
        vec_push(&at, stmt_id(f, &sides[i]));
    qsort(at.at, n, sizeof *at.at, by_number);
    if (n < KEY_WORDS)
        memcpy(key + 1, at.at, n * sizeof *key);
    else /* a ring: all of its sides count, wherever it begins */
        key[1] = n, key[2] = seqs_add(&f->c->sets, at.at, n), key[KEY_WORDS - 1] = UINT32_MAX;
    vec_release(&at);
    tuples_add(&out->keys, key, &fresh);
    if (!fresh)
        return;
    issue.first = (uint32_t)out->sides.n;
    issue.nsides = n;
    for (uint32_t i = 0; i < n; i++)
        vec_push(&out->sides, sides[i]);
    vec_push(&out->list, issue);
}

/* ---- can two waits happen at the same time? ---- */

static bool have_gate(const struct finder *f, const struct wait *a, const struct wait *b)
{
    struct conc *c = f->c;
    struct seq x = seqs_at(&c->sets, a->lockset), y = seqs_at(&c->sets, b->lockset);
    if (lockset_forgets(c, a->lockset) && lockset_forgets(c, b->lockset))
        return true; /* perhaps */
    for (uint32_t i = 0; i < x.n; i++) {
        uint32_t p, q;
        bool is_unique, is_other_unique;
        bool is_shared = token_at(c, x.at[i]).mode == LOCK_SHARED;
        if (token_places(c, x.at[i], &p, 1, &is_unique) != 1 || !is_unique)
            continue;
        if (lockset_forgets(c, b->lockset) && idset_has(&c->forgotten, p))
            return true; /* perhaps: it is not kept there */
        for (uint32_t k = 0; k < y.n; k++) {
            bool both_shared = is_shared && token_at(c, y.at[k]).mode == LOCK_SHARED;
            if (!both_shared && token_places(c, y.at[k], &q, 1, &is_other_unique) == 1 &&
                is_other_unique && p == q)
                return true;
        }
    }
    return false;
}

static struct sync_view view_of(const struct finder *f, const struct wait *w)
{
    struct conc *c = f->c;
    uint32_t guards = w->lockset ? lockset_guards(c, w->lockset, term_self(c), NULL) : 0;
    return (struct sync_view){wait_origin(f->order, w).i, w->live, guards,
                              syncs_acquired(c, w->live)};
}

/* Does a wait for all that the call itself starts, among it b's thread? */
static bool waits_inside(const struct finder *f, const struct wait *a, const struct wait *b)
{
    uint32_t origin = wait_origin(f->order, b).i;
    return a->kind == WAIT_JOIN && seqs_has(&f->c->sets, a->token, 2 * origin + LIVE_ONE) &&
           pta_origin(f->c->pta, (origin_id){origin})->flags & EFF_JOINED;
}

bool fctxs_can_meet(struct finder *f, const struct wait *a, const struct wait *b)
{
    struct conc *c = f->c;
    if (waits_inside(f, a, b) || waits_inside(f, b, a))
        return true;
    if (!live_has(c, a->live, wait_origin(f->order, b)) ||
        !live_has(c, b->live, wait_origin(f->order, a)))
        return false;
    struct sync_view x = view_of(f, a), y = view_of(f, b);
    if (sync_orders(c, &x, &y) != PTA_NONE)
        return false;
    if (!f->phases)
        f->phases = phases_new(c);
    return !phases_apart(f->phases, c->fctxs.at[a->fctx].frame, a->stmt, c->fctxs.at[b->fctx].frame,
                         b->stmt);
}

bool waits_can_meet(struct finder *f, const struct wait *a, const struct wait *b)
{
    return !have_gate(f, a, b) && !have_gate(f, b, a) && fctxs_can_meet(f, a, b);
}

/* ---- semaphores that are no locks ---- */

static int64_t initial_value(struct conc *c, uint32_t frame, const struct pta_edge *e,
                             const struct idset *places)
{
    const struct prog_func *pf = frame_func(c, frame);
    int64_t value = -1;
    for (int k = 0; k < e->model->neffects; k++) {
        const struct effect *eff = &e->model->effects[k];
        if (eff->kind == EFFECT_SEM_INIT && eff->size.kind == PLACE_ARG &&
            idset_intersects(pta_place(c->pta, c->frames.at[frame].inst, e->stmt, &eff->obj),
                             places) &&
            !ir_ref_int(pf->unit, call_arg(pf, e->stmt, eff->size.index), &value))
            return -1;
    }
    return value;
}

int64_t semaphore_value(struct conc *c, const struct idset *places)
{
    int64_t found = -1;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++)
            if (e[i].kind == EDGE_MODEL)
                found = MAX(found, initial_value(c, f, &e[i], places));
    }
    return found;
}

struct number_at semaphore_number(struct conc *c, const struct idset *places)
{
    struct number_at found = {.term = PTA_NONE};
    for (uint32_t f = 0; f < c->frames.n; f++) {
        inst_id inst = c->frames.at[f].inst;
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
        for (uint32_t i = 0; i < n; i++)
            for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
                const struct effect *eff = &e[i].model->effects[k];
                if (eff->kind != EFFECT_SEM_INIT || eff->size.kind != PLACE_ARG ||
                    !idset_intersects(pta_place(c->pta, inst, e[i].stmt, &eff->obj), places))
                    continue;
                ir_ref value = call_arg(frame_func(c, f), e[i].stmt, eff->size.index);
                func_id func = pta_inst_func(c->pta, inst);
                uint32_t term = term_of(c, func, value);
                if (found.term != PTA_NONE && term != found.term)
                    return (struct number_at){func, PTA_NONE};
                found = (struct number_at){func, term};
            }
    }
    return found;
}

struct sem_users {
    uint32_t takers, givers; /* sets of origins */
};

static void read_semaphores(struct finder *f, uint32_t frame, struct sem_users *users)
{
    struct conc *c = f->c;
    inst_id inst = c->frames.at[frame].inst;
    uint32_t n, origin = c->frames.at[frame].origin.i;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *eff = &e[i].model->effects[k];
            if (eff->kind != EFFECT_SEM_WAIT && eff->kind != EFFECT_SEM_POST)
                continue;
            uint32_t loc = idset_only(pta_place(c->pta, inst, e[i].stmt, &eff->obj));
            uint32_t sync = loc == IDSET_END ? PTA_NONE : sync_at(c, loc);
            if (sync == PTA_NONE)
                continue;
            uint32_t *set =
                eff->kind == EFFECT_SEM_WAIT ? &users[sync].takers : &users[sync].givers;
            *set = seqs_insert(&c->sets, *set, origin);
        }
}

static void find_tried(struct finder *f)
{
    struct conc *c = f->c;
    for (uint32_t i = 0; i < c->frames.n; i++) {
        uint32_t n;
        inst_id inst = c->frames.at[i].inst;
        const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
        for (uint32_t j = 0; j < n; j++)
            for (int k = 0; e[j].kind == EDGE_MODEL && k < e[j].model->neffects; k++) {
                const struct effect *eff = &e[j].model->effects[k];
                if (eff->kind == EFFECT_LOCK && eff->success != SUCCESS_ALWAYS)
                    idset_union(&f->tried, pta_place(c->pta, inst, e[j].stmt, &eff->obj));
                if (eff->kind == EFFECT_LOCK && eff->mode == LOCK_SHARED)
                    idset_union(&f->shared, pta_place(c->pta, inst, e[j].stmt, &eff->obj));
            }
    }
}

static void find_one_way(struct finder *f)
{
    struct conc *c = f->c;
    struct sem_users *users = xcalloc(c->syncs.n + 1, sizeof *users);
    for (uint32_t i = 0; i < c->frames.n; i++)
        read_semaphores(f, i, users);
    for (uint32_t s = 0; s < c->syncs.n; s++)
        if (users[s].takers != users[s].givers)
            idset_add(&f->one_way, c->syncs.at[s].loc.i);
    free(users);
}

/* ---- life cycle ---- */

struct issues *issues_find(struct conc *c, struct issue_wishes wishes)
{
    struct issues *out = xcalloc(1, sizeof *out);
    struct lock_order order;
    struct finder f = {.c = c, .order = &order, .out = out};
    tuples_init(&out->keys, KEY_WORDS);
    tuples_init(&f.held_keys, 3);
    lock_order_build(&order, c);
    find_one_way(&f);
    find_tried(&f);
    lock_uses_find(&f);
    handlers_check(&f);
    promises_check(&f);
    class_inits_check(&f);
    init_waits_check(&f);
    if (wishes.atomicity)
        atomicity_check(&f);
    if (wishes.callbacks)
        callbacks_check(&f);
    out->stats.waits = (uint32_t)order.waits.n;
    out->stats.edges = (uint32_t)order.edges.n;
    out->stats.nodes = (uint32_t)order.nodes.n;
    out->stats.cut = order.cut;
    phases_free(f.phases);
    map_release(&f.matched);
    tuples_release(&f.held_keys);
    vec_release(&f.held);
    idset_release(&f.one_way);
    idset_release(&f.tried);
    idset_release(&f.shared);
    lock_order_release(&order);
    return out;
}

void issues_free(struct issues *s)
{
    if (!s)
        return;
    vec_release(&s->list);
    vec_release(&s->sides);
    vec_release(&s->links);
    tuples_release(&s->keys);
    free(s);
}

uint32_t issues_count(const struct issues *s)
{
    return (uint32_t)s->list.n;
}

const struct issue *issues_at(const struct issues *s, uint32_t i)
{
    return &s->list.at[i];
}

const struct issue_side *issues_side(const struct issues *s, const struct issue *issue, uint32_t i)
{
    return &s->sides.at[issue->first + i];
}

uint32_t issues_nlinks(const struct issues *s)
{
    return (uint32_t)s->links.n;
}

const struct lock_link *issues_link(const struct issues *s, uint32_t i)
{
    return &s->links.at[i];
}

struct issue_stats issues_stats(const struct issues *s)
{
    return s->stats;
}
