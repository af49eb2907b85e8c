/*
 * Cycles of the lock-order graph that can happen. A cycle is a list of waits, each in a thread of
 * its own, where each wants a lock that the next one holds. It is dropped if
 *
 *   two of the waits cannot be waited at together: the threads are ordered, or one lock that both
 *   hold keeps them apart (a gate);
 *   the holder does not block the one who wants it: both only read;
 *   two locks of one kind are always taken in the same order (lockrel.c).
 *
 * Strongly connected components are searched for cycles of 2, 3, ... locks, with a budget of
 * steps; longer ones by the shortest way back from an edge that is in none so far. A cycle is
 * listed if it has an edge that no shorter one of the list has, so that a dense component gives a
 * few that cover it.
 */
#include "conc/deadlock/issue_int.h"
#include <stdlib.h>

enum {
    MAX_SHORT = 6,     /* locks in a cycle that all ways are tried for */
    MAX_CYCLE = 1024,  /* locks in any cycle */
    MAX_UP = 64,       /* callers asked */
    MAX_STEPS = 60000, /* edges tried in a component */
    MAX_ALL_STEPS = 600000,
    MAX_LISTED = 24,   /* cycles listed of a component */
    MAX_PER_PAIR = 12, /* pairs of statements listed for one pair of locks */
    MAX_TRIED_PER_PAIR = 1000,
    MAX_KIND_PAIRS = 1 << 22, /* of edges between locks of one kind */
    MAX_LINKS = 2000,         /* pairs of locks kept for the reader */
    MAX_LONG_STARTS = 32,     /* locks from which long cycles are looked for */
    MAX_LONG_EDGES = 4,       /* ... and edges of each */
    MAX_SEATS_UP = 4,         /* callers in which a seat is looked for */
};

struct search {
    struct finder *f;
    struct conc *c;
    const struct order_edge *edges;
    uint32_t nedges, nnodes;
    uint32_t *first; /* node -> first edge */
    uint32_t *comp;  /* node -> component */
    bool *on_path;
    uint32_t path[MAX_CYCLE];
    uint32_t length, limit, start;
    uint32_t steps, all_steps, listed;
    bool is_cut;
    bool has_longer;    /* than MAX_CYCLE: not looked at */
    struct map covered; /* (from, to) -> 1 */
    struct map links;   /* two offsets -> do they lead there and back? */
    struct map setups;  /* (held, wanted) -> relation by how fields were set */
};

static const struct wait *wait_of(const struct search *s, const struct order_edge *e)
{
    return &s->f->order->waits.at[e->wait];
}

/* Does anybody take the lock for writing? */
static bool has_writer(const struct search *s, uint32_t loc)
{
    for (size_t i = 0; i < s->f->order->waits.n; i++) {
        const struct wait *w = &s->f->order->waits.at[i];
        if (w->kind == WAIT_LOCK && token_at(s->c, w->token).mode != LOCK_SHARED &&
            seqs_has(&s->c->sets, token_at(s->c, w->token).locs, loc))
            return true;
    }
    return false;
}

/* Does the holder of `held` block who wants it by `wanted`? */
static bool blocks(const struct search *s, const struct order_edge *wanted,
                   const struct order_edge *held)
{
    const struct order_node *node = &s->f->order->nodes.at[wanted->to];
    if (!wanted->wanted_shared || !held->held_shared)
        return true;
    if (node->loc.i == PTA_NONE)
        return false;
    enum lock_kind kind = lock_kind_of(s->f->order->kinds, node->loc.i);
    return kind == LOCK_WRITERS_FIRST ||
           (kind == LOCK_NO_REREAD && wanted == held && has_writer(s, node->loc.i));
}

static uint32_t lockset_without(struct conc *c, uint32_t lockset, uint32_t token)
{
    uint32_t one = seqs_add(&c->sets, &token, 1);
    return seqs_minus(&c->sets, lockset, one);
}

/* A lock that guards the contended one on both sides, although it is not one run-time lock. */
static bool have_relative_gate(const struct search *s, const struct order_edge *wanted,
                               const struct order_edge *held)
{
    struct conc *c = s->c;
    if (held->held == PTA_NONE || wait_of(s, wanted)->kind == WAIT_JOIN)
        return false;
    struct lock_token a = token_at(c, wait_of(s, wanted)->token), b = token_at(c, held->held);
    if (a.term == PTA_NONE || b.term == PTA_NONE)
        return false;
    uint32_t of_wanted = lockset_without(c, wait_of(s, wanted)->lockset, wanted->held);
    uint32_t of_held = lockset_without(c, wait_of(s, held)->lockset, held->held);
    return guards_exclude(c, lockset_guards(c, of_wanted, a.term, NULL),
                          lockset_guards(c, of_held, b.term, NULL));
}

static uint32_t link_of(const struct search *s, const struct order_edge *e)
{
    const struct wait *w = wait_of(s, e);
    struct relation_query q = {w->fctx, w->stmt, e->held, w->token};
    return lock_link(s->c, &q);
}

static bool is_by_link(const struct order_edge *e)
{
    return e->relation == REL_CHILD || e->relation == REL_PARENT;
}

/* Do the two edges follow links that lead there and back: next and prev, child and parent? */
static bool have_inverse_links(struct search *s, const struct order_edge *a,
                               const struct order_edge *b)
{
    if (!is_by_link(a) || !is_by_link(b) || a == b)
        return false;
    uint32_t there = link_of(s, a), back = link_of(s, b);
    if (there == PTA_NONE || back == PTA_NONE || there == back)
        return false;
    bool is_new;
    uint32_t *slot = map_slot(&s->links, map_key2(MIN(there, back), MAX(there, back)), &is_new);
    if (is_new)
        *slot = links_are_inverse(s->c, there, back);
    return *slot;
}

/* Does one go down where the other goes up? */
static bool go_opposite_ways(struct search *s, const struct order_edge *a,
                             const struct order_edge *b)
{
    return a->relation == b->relation && have_inverse_links(s, a, b);
}

/* Both go down, one by the link from parent to child, one by that from child to parent. */
static bool go_same_way(struct search *s, const struct order_edge *a, const struct order_edge *b)
{
    return a->relation != b->relation && have_inverse_links(s, a, b);
}

/* The order in which the objects that lead to the two locks were given them, or have them. */
static enum relation_kind by_setup(struct search *s, const struct order_edge *e)
{
    bool is_new;
    const struct wait *w = wait_of(s, e);
    if (e->held == PTA_NONE || w->kind == WAIT_JOIN)
        return REL_UNKNOWN; /* a join, or the end of a thread: no lock */
    struct relation_query q = {w->fctx, w->stmt, e->held, w->token};
    uint32_t *slot = map_slot(&s->setups, map_key2(e->held, w->token), &is_new);
    if (is_new)
        *slot = setup_relation(s->c, &q);
    return (enum relation_kind) * slot;
}

static enum relation_kind ordered_by(struct search *s, const struct order_edge *e)
{
    return e->relation == REL_UNKNOWN ? by_setup(s, e) : (enum relation_kind)e->relation;
}

/* Both choose among the same locks, and both take the one that comes later last. */
static bool keep_order(struct search *s, const struct order_edge *a, const struct order_edge *b)
{
    if (!a->is_guess || !b->is_guess || a->from == a->to)
        return false;
    if (is_by_link(a) && is_by_link(b))
        return a->relation == b->relation ? !have_inverse_links(s, a, b) : go_same_way(s, a, b);
    enum relation_kind r = ordered_by(s, a);
    return (r == REL_UP || r == REL_DOWN) && r == ordered_by(s, b);
}

static bool is_stopped(struct search *s, const struct order_edge *wanted,
                       const struct order_edge *held)
{
    return !blocks(s, wanted, held) || have_relative_gate(s, wanted, held) ||
           keep_order(s, wanted, held);
}

/* May `e` be the next of the path? */
static bool fits(struct search *s, const struct order_edge *e, bool is_last)
{
    const struct order_edge *first = &s->edges[s->path[0]];
    if (s->length && is_stopped(s, &s->edges[s->path[s->length - 1]], e))
        return false;
    if (is_last && s->length && is_stopped(s, e, first))
        return false;
    for (uint32_t i = 0; i < s->length; i++)
        if (!waits_can_meet(s->f, wait_of(s, &s->edges[s->path[i]]), wait_of(s, e)))
            return false;
    return true;
}

/* ---- listing ---- */

static bool are_surely_held(const struct search *s)
{
    for (uint32_t i = 0; i < s->length; i++) {
        const struct order_edge *e = &s->edges[s->path[i]];
        if (e->held != PTA_NONE && !is_surely_held(s->f, wait_of(s, e), e->held))
            return false;
    }
    return true;
}

/* Is every lock of the ring taken after a comparison, and always the greater one last? Then the
 * comparisons contradict each other. */
static bool is_ruled_out(const struct search *s)
{
    enum relation_kind all = REL_UNKNOWN;
    for (uint32_t i = 0; i < s->length && s->length > 1; i++) {
        const struct order_edge *e = &s->edges[s->path[i]];
        const struct wait *w = wait_of(s, e);
        if (e->held == PTA_NONE || w->kind != WAIT_LOCK)
            return false;
        struct relation_query q = {w->fctx, w->stmt, e->held, w->token};
        enum relation_kind r = lock_relation_by_test(s->c, &q);
        if ((r != REL_UP && r != REL_DOWN) || (i && r != all))
            return false;
        all = r;
    }
    return s->length > 1;
}

static bool holds_node(const struct search *s, const struct wait *w, uint32_t node)
{
    struct seq held = seqs_at(&s->c->sets, w->lockset);
    for (uint32_t i = 0; i < held.n; i++) {
        uint32_t place;
        bool is_unique;
        if (token_places(s->c, held.at[i], &place, 1, &is_unique) == 1 &&
            map_get(&s->f->order->node_of, place, 0) == node + 1)
            return true;
    }
    return false;
}

/* Does somebody hold what another one wants who is not the one before it? Then fewer of them make a
 * ring, which is found by itself. */
static bool has_shorter_ring(const struct search *s)
{
    for (uint32_t i = 0; i < s->length && s->length > 2; i++)
        for (uint32_t k = 0; k < s->length; k++)
            if (k != i && (k + 1) % s->length != i &&
                holds_node(s, wait_of(s, &s->edges[s->path[i]]), s->edges[s->path[k]].to))
                return true;
    return false;
}

static void list_cycle(struct search *s, enum issue_kind kind)
{
    struct issue issue = {.kind = kind, .is_unique = true};
    if (!are_surely_held(s) || (kind == ISSUE_CYCLE && (is_ruled_out(s) || has_shorter_ring(s))))
        return;
    struct issue_side *sides = xcalloc(s->length, sizeof *sides);
    const struct order_node *nodes = s->f->order->nodes.at;
    for (uint32_t i = 0; i < s->length; i++) {
        const struct order_edge *e = &s->edges[s->path[i]];
        sides[i] = side_of_wait(s->f, wait_of(s, e));
        if (nodes[e->to].loc.i == PTA_NONE) {
            issue.kind = ISSUE_JOIN;
            sides[i].joined = nodes[e->to].origin;
        } else {
            sides[i].at.loc = nodes[e->to].loc;
            issue.lock = nodes[e->to].loc;
        }
        issue.is_guess |= e->is_guess;
        issue.is_unique &= nodes[e->to].is_unique;
        map_put(&s->covered, map_key2(e->from, e->to), 1);
    }
    issue_add(s->f, issue, sides, s->length);
    free(sides);
    s->listed++;
}

static bool is_new(const struct search *s)
{
    for (uint32_t i = 0; i < s->length; i++) {
        const struct order_edge *e = &s->edges[s->path[i]];
        if (!map_get(&s->covered, map_key2(e->from, e->to), 0))
            return true;
    }
    return false;
}

/* ---- a lock that its holder wants ---- */

/* A lock that waits for its own holder. A semaphore does if only holders give it back: whoever
 * takes it again waits for a post that comes after the wait. */
static bool is_plain_lock(const struct search *s, const struct order_edge *e)
{
    const struct order_node *node = &s->f->order->nodes.at[e->to];
    enum lock_kind kind = lock_kind_of(s->f->order->kinds, node->loc.i);
    uint32_t sync = sync_at(s->c, node->loc.i);
    bool is_semaphore = sync != PTA_NONE && s->c->syncs.at[sync].kind == SYNC_SEM_LOCK;
    return kind != LOCK_REENTRANT && kind != LOCK_CHECKED &&
           !(is_semaphore && idset_has(&s->f->one_way, node->loc.i)) &&
           !idset_has(&s->c->spin_locks, node->loc.i);
}

/*
 * Who has a lock for reading waits for itself if it wants to write, however often the lock may be
 * taken again by who writes.
 */
static bool is_upgrade(const struct search *s, uint32_t at)
{
    const struct order_edge *e = &s->edges[at];
    if (!e->held_shared || e->wanted_shared)
        return false;
    for (uint32_t i = at;
         i > 0 && s->edges[i - 1].wait == e->wait && s->edges[i - 1].from == e->from; i--)
        if (!s->edges[i - 1].held_shared)
            return false;
    for (uint32_t i = at + 1;
         i < s->f->order->edges.n && s->edges[i].wait == e->wait && s->edges[i].from == e->from;
         i++)
        if (!s->edges[i].held_shared)
            return false;
    return true;
}

/* In recursion that was not followed to the end, what callees give back on the way is not known.
 * In a large circle in which locks of others are given back, flags that tell of a held lock are
 * not kept (exit_unite). What is further up
 * than where the lock was taken does not matter. */
static bool is_cut_short(const struct search *s, const struct wait *w, uint32_t held)
{
    struct conc *c = s->c;
    uint32_t fctx = w->fctx, stmt = w->stmt, entry = w->entry;
    uint32_t locs = token_at(c, held).locs;
    for (int up = 0; up < MAX_UP && fctx != PTA_NONE; up++) {
        const struct fctx *x = &c->fctxs.at[fctx];
        const struct frame *f = &c->frames.at[x->frame];
        if (idset_has(&c->cut_circles, f->circle) || (c->stats.flow_cut && f->is_recursive))
            return true;
        if (entry >= x->entries.n || acquisition_before(c, fctx, stmt, locs) != PTA_NONE)
            break;
        stmt = x->entries.at[entry].stmt;
        fctx = x->entries.at[entry].caller;
        entry = x->entries.at[entry].caller_entry;
    }
    return false;
}

static void check_self(struct search *s, uint32_t at)
{
    const struct order_edge *e = &s->edges[at];
    const struct wait *w = wait_of(s, e);
    bool is_allowed = w->is_recursive && !is_upgrade(s, at);
    if (e->relation != REL_SAME || e->is_guess || is_allowed || w->kind != WAIT_LOCK ||
        !is_plain_lock(s, e) || !blocks(s, e, e) || is_cut_short(s, w, e->held))
        return;
    s->path[0] = at;
    s->length = 1;
    list_cycle(s, ISSUE_SELF);
}

/* ---- two locks of one kind ---- */

/* Edges that are decided by a test, as (function context, lock held, lock wanted). */
static void find_broken(const struct search *s, uint32_t first, uint32_t end, struct tuples *out)
{
    tuples_init(out, 3);
    for (uint32_t i = first; i < end; i++) {
        const struct order_edge *e = &s->edges[i];
        uint32_t key[3] = {wait_of(s, e)->fctx, token_at(s->c, e->held).term,
                           token_at(s->c, wait_of(s, e)->token).term};
        if (e->relation == REL_BROKEN)
            tuples_add(out, key, NULL);
    }
}

/* Another edge with the same two locks the other way round, decided by the same kind of test. */
static bool has_counterpart(const struct search *s, const struct order_edge *e,
                            const struct tuples *broken)
{
    struct lock_token h = token_at(s->c, e->held), w = token_at(s->c, wait_of(s, e)->token);
    uint32_t key[3] = {wait_of(s, e)->fctx, w.term, h.term};
    return tuples_find(broken, key) != TUPLES_NONE;
}

static enum relation_kind effective(struct search *s, const struct order_edge *e,
                                    const struct tuples *broken)
{
    if (e->relation == REL_BROKEN && has_counterpart(s, e, broken))
        return REL_BROKEN;
    if (e->relation == REL_UNKNOWN || e->relation == REL_BROKEN)
        return by_setup(s, e);
    return (enum relation_kind)e->relation;
}

static bool is_opposite(enum relation_kind a, enum relation_kind b)
{
    if (a == REL_SAME || b == REL_SAME || a == REL_BROKEN || b == REL_BROKEN)
        return false;
    if (a == REL_RING || b == REL_RING)
        return true;
    return a == REL_UNKNOWN || b == REL_UNKNOWN || (a == REL_UP && b == REL_DOWN) ||
           (a == REL_DOWN && b == REL_UP) || (a == REL_CHILD && b == REL_PARENT) ||
           (a == REL_PARENT && b == REL_CHILD);
}

/* Locks whose name was lost say nothing about their order. */
static bool is_nameless(const struct search *s, const struct order_edge *e)
{
    struct lock_token h = token_at(s->c, e->held), w = token_at(s->c, wait_of(s, e)->token);
    return (!h.unique && h.term == PTA_NONE) || (!w.unique && w.term == PTA_NONE);
}

/*
 * A ring of n locks needs n threads. A semaphore that lets fewer of them in keeps it open: "one
 * seat less than forks".
 */
static bool keeps_ring_open(struct search *s, const struct order_edge *e, struct seats seats)
{
    struct conc *c = s->c;
    const struct wait *w = wait_of(s, e);
    struct relation_query q = {w->fctx, w->stmt, e->held, w->token};
    if (e->relation != REL_RING)
        return e->relation == REL_UNKNOWN && setup_ring_is_longer(c, &q, &seats);
    const struct pta_loc *l = pta_loc(c->pta, s->f->order->nodes.at[e->to].loc);
    uint64_t span = l->span ? l->span : pta_obj(c->pta, l->obj)->size;
    /* one with a single permit is a lock, perhaps of the ring itself */
    if (l->stride && seats.count > 1)
        return (uint64_t)seats.count < span / l->stride;
    return l->stride && seats.count < 0 && ring_is_longer(c, &q, &seats);
}

/* The statement, and the calls that lead to it. */
struct seat_way {
    uint32_t fctx, stmt;
    const struct seat_way *below;
};

static bool is_kept_on(struct conc *c, const struct seat_way *way, const struct idset *places)
{
    for (; way; way = way->below)
        if (is_given_back_before(c, way->fctx, way->stmt, places))
            return false;
    return true;
}

/* By a wait for a seat that comes before the statement in its function, and is kept. */
static bool has_seat_before(struct search *s, const struct order_edge *e,
                            const struct seat_way *way)
{
    struct conc *c = s->c;
    inst_id inst = c->frames.at[c->fctxs.at[way->fctx].frame].inst;
    uint32_t n;
    const struct pta_edge *p = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; p[i].kind == EDGE_MODEL && k < p[i].model->neffects; k++) {
            const struct effect *eff = &p[i].model->effects[k];
            if (eff->kind != EFFECT_SEM_WAIT || eff->success != SUCCESS_ALWAYS ||
                !stmt_dominates(c, pta_inst_func(c->pta, inst), p[i].stmt, way->stmt))
                continue;
            const struct idset *places = pta_place(c->pta, inst, p[i].stmt, &eff->obj);
            struct seats seats = {semaphore_value(c, places), semaphore_number(c, places)};
            if (keeps_ring_open(s, e, seats) && is_kept_on(c, way, places))
                return true;
        }
    return false;
}

/* In the function that waits, or in all that call it. */
static bool is_ring_kept_open(struct search *s, const struct order_edge *e,
                              const struct seat_way *way, int up)
{
    const struct fctx *x = &s->c->fctxs.at[way->fctx];
    bool is_open = has_seat_before(s, e, way);
    if (is_open || up >= MAX_SEATS_UP || !x->callers.n || fctx_is_start(x))
        return is_open;
    for (size_t i = 0; i < x->callers.n; i++) {
        struct seat_way from = {x->callers.at[i].fctx, x->callers.at[i].stmt, way};
        if (!is_ring_kept_open(s, e, &from, up + 1))
            return false;
    }
    return true;
}

static bool is_never_closed(struct search *s, const struct order_edge *e)
{
    const struct wait *w = wait_of(s, e);
    struct seat_way way = {w->shown_fctx, w->shown_stmt, NULL};
    return is_ring_kept_open(s, e, &way, 0);
}

/* Edges between locks of one kind whose order can be compared, with their relation. */
struct kind_edges {
    u32_vec at, relation;
};

static void find_comparable(struct search *s, uint32_t first, uint32_t end, struct kind_edges *out)
{
    struct tuples broken;
    find_broken(s, first, end, &broken);
    for (uint32_t i = first; i < end; i++) {
        const struct order_edge *e = &s->edges[i];
        if (is_nameless(s, e) || e->is_guess || is_never_closed(s, e))
            continue;
        vec_push(&out->at, i);
        vec_push(&out->relation, effective(s, e, &broken));
    }
    tuples_release(&broken);
}

static void check_kind(struct search *s, uint32_t first, uint32_t end)
{
    uint32_t before = s->listed, tried = 0;
    struct kind_edges k = {0};
    find_comparable(s, first, end, &k);
    uint64_t left = MAX_KIND_PAIRS;
    for (size_t x = 0; x < k.at.n && tried <= MAX_TRIED_PER_PAIR && left; x++)
        for (size_t y = x; y < k.at.n && s->listed - before < MAX_PER_PAIR && left; y++, left--) {
            uint32_t i = k.at.at[x], j = k.at.at[y];
            const struct order_edge *a = &s->edges[i], *b = &s->edges[j];
            if (go_same_way(s, a, b) || !(is_opposite((enum relation_kind)k.relation.at[x],
                                                      (enum relation_kind)k.relation.at[y]) ||
                                          go_opposite_ways(s, a, b)))
                continue;
            s->path[0] = i;
            s->length = 1;
            if (tried++ >= MAX_TRIED_PER_PAIR)
                break;
            if (!fits(s, b, true))
                continue;
            s->path[1] = j;
            s->length = i == j ? 1 : 2;
            list_cycle(s, ISSUE_ORDER);
        }
    s->f->out->stats.cycles_cut += tried > MAX_TRIED_PER_PAIR || !left;
    vec_release(&k.at);
    vec_release(&k.relation);
}

static void check_loops(struct search *s)
{
    for (uint32_t i = 0, end; i < s->nedges; i = end) {
        for (end = i; end < s->nedges && s->edges[end].from == s->edges[i].from &&
                      s->edges[end].to == s->edges[i].to;
             end++)
            ;
        if (s->edges[i].from != s->edges[i].to)
            continue;
        for (uint32_t k = i; k < end; k++)
            check_self(s, k);
        if (!s->f->order->nodes.at[s->edges[i].from].is_unique)
            check_kind(s, i, end);
    }
}

/* ---- several locks ---- */

static uint32_t edges_end(const struct search *s, uint32_t at)
{
    uint32_t end = at;
    while (end < s->nedges && s->edges[end].from == s->edges[at].from &&
           s->edges[end].to == s->edges[at].to)
        end++;
    return end;
}

static bool is_spent(struct search *s)
{
    s->steps++;
    s->all_steps++;
    if (s->steps <= MAX_STEPS && s->all_steps <= MAX_ALL_STEPS && s->listed < MAX_LISTED)
        return false;
    s->is_cut = true;
    return true;
}

static bool is_usable(const struct search *s, const struct order_edge *e, uint32_t component)
{
    return e->from != e->to && s->comp[e->to] == component &&
           !idset_has(&s->f->one_way, s->f->order->nodes.at[e->to].loc.i);
}

static void extend(struct search *s, uint32_t node);

static void try_edge(struct search *s, uint32_t at)
{
    const struct order_edge *e = &s->edges[at];
    bool is_last = e->to == s->start;
    if (!is_last && (s->length + 1 >= s->limit || s->on_path[e->to] || e->to < s->start))
        return;
    if (is_last && s->length + 1 != s->limit)
        return; /* shorter ones were found before */
    if (is_spent(s) || !fits(s, e, is_last))
        return;
    s->path[s->length++] = at;
    if (is_last) {
        if (s->limit == 2 || is_new(s))
            list_cycle(s, ISSUE_CYCLE);
    } else {
        s->on_path[e->to] = true;
        extend(s, e->to);
        s->on_path[e->to] = false;
    }
    s->length--;
}

static void extend(struct search *s, uint32_t node)
{
    uint32_t component = s->comp[node];
    for (uint32_t i = s->first[node]; i < s->nedges && s->edges[i].from == node;) {
        uint32_t end = edges_end(s, i), tried = 0, before = s->listed;
        if (!is_usable(s, &s->edges[i], component)) {
            i = end;
            continue;
        }
        for (; i < end && tried < MAX_PER_PAIR && !s->is_cut; i++, tried++) {
            try_edge(s, i);
            if (s->limit > 2 && s->listed > before)
                break; /* one for these locks is enough */
        }
        i = end;
    }
}

static void search_short(struct search *s, const uint32_t *members, uint32_t n)
{
    uint32_t longest = MIN(n, (uint32_t)MAX_SHORT);
    for (s->limit = 2; s->limit <= longest && !s->is_cut; s->limit++)
        for (uint32_t i = 0; i < n && !s->is_cut; i++) {
            s->start = members[i];
            s->length = 0;
            s->on_path[members[i]] = true;
            extend(s, members[i]);
            s->on_path[members[i]] = false;
        }
}

/* ---- long ones: the shortest way back from an edge ---- */

struct way {
    uint32_t *by; /* node -> edge that reached it + 1 */
    u32_vec queue;
};

static bool find_way(const struct search *s, struct way *w, uint32_t from, uint32_t to)
{
    vec_clear(&w->queue);
    memset(w->by, 0, (s->nnodes + 1) * sizeof *w->by);
    vec_push(&w->queue, from);
    for (size_t at = 0; at < w->queue.n; at++) {
        uint32_t node = w->queue.at[at];
        for (uint32_t i = s->first[node]; i < s->nedges && s->edges[i].from == node;
             i = edges_end(s, i)) {
            const struct order_edge *e = &s->edges[i];
            if (!is_usable(s, e, s->comp[node]) || w->by[e->to] || e->to == from)
                continue;
            w->by[e->to] = i + 1;
            if (e->to == to)
                return true;
            vec_push(&w->queue, e->to);
        }
    }
    return false;
}

/* Chooses a wait for every edge of the way, so that all can meet; one try each is enough here. */
static bool choose_waits(struct search *s, const uint32_t *way, uint32_t n)
{
    s->length = 0;
    for (uint32_t i = 0; i < n; i++) {
        uint32_t end = edges_end(s, way[i]), at = way[i];
        while (at < end && !is_spent(s) && !fits(s, &s->edges[at], i + 1 == n))
            at++;
        if (at >= end || s->is_cut)
            return false;
        s->path[s->length++] = at;
    }
    return true;
}

static void search_from(struct search *s, struct way *w, uint32_t at)
{
    const struct order_edge *e = &s->edges[at];
    uint32_t way[MAX_CYCLE], length = 0;
    if (!find_way(s, w, e->to, e->from))
        return;
    for (uint32_t node = e->from; node != e->to && length < MAX_CYCLE; length++) {
        way[MAX_CYCLE - 1 - length] = w->by[node] - 1;
        node = s->edges[w->by[node] - 1].from;
    }
    if (length + 1 > MAX_CYCLE || length + 1 <= MAX_SHORT) {
        s->has_longer |= length + 1 > MAX_CYCLE;
        return;
    }
    way[MAX_CYCLE - 1 - length++] = at;
    if (choose_waits(s, way + MAX_CYCLE - length, length))
        list_cycle(s, ISSUE_CYCLE);
}

/* Ways back from a few of the waits of a lock that are in no cycle so far; false if it has none. */
static bool search_lock(struct search *s, struct way *w, uint32_t node)
{
    uint32_t tried = 0;
    for (uint32_t i = s->first[node]; i < s->nedges && s->edges[i].from == node;
         i = edges_end(s, i)) {
        if (!is_usable(s, &s->edges[i], s->comp[node]) ||
            map_get(&s->covered, map_key2(node, s->edges[i].to), 0))
            continue;
        if (tried == MAX_LONG_EDGES || s->is_cut || s->listed >= MAX_LISTED)
            break;
        tried++;
        search_from(s, w, i);
    }
    return tried > 0;
}

static void search_long(struct search *s, const uint32_t *members, uint32_t n)
{
    struct way w = {.by = xcalloc(s->nnodes + 1, sizeof *w.by)};
    uint32_t starts = 0;
    for (uint32_t i = 0; i < n && starts < MAX_LONG_STARTS && !s->is_cut; i++)
        starts += search_lock(s, &w, members[i]);
    vec_release(&w.queue);
    free(w.by);
}

/* ---- components ---- */

static void build_graph(struct search *s, struct arena *scratch)
{
    uint32_t *heads = ARENA_ARRAY(scratch, uint32_t, s->nnodes + 2);
    uint32_t *targets = ARENA_ARRAY(scratch, uint32_t, s->nedges + 1);
    s->first = ARENA_ARRAY(scratch, uint32_t, s->nnodes + 1);
    s->on_path = ARENA_ARRAY(scratch, bool, s->nnodes + 1);
    uint32_t at = 0;
    for (uint32_t node = 0; node < s->nnodes; node++) {
        s->first[node] = heads[node] = at;
        while (at < s->nedges && s->edges[at].from == node) {
            targets[at] = s->edges[at].to;
            at++;
        }
    }
    heads[s->nnodes] = at;
    s->comp = scc_build(scratch, s->nnodes, heads, targets).comp;
}

static void search_component(struct search *s, const uint32_t *members, uint32_t n)
{
    s->steps = s->listed = 0;
    s->is_cut = s->has_longer = false;
    s->f->out->stats.components++;
    search_short(s, members, n);
    bool was_cut = s->is_cut;
    if (n > MAX_SHORT && s->listed < MAX_LISTED) {
        s->is_cut = false;
        s->steps = 0;
        search_long(s, members, n);
    }
    s->f->out->stats.cycles_cut += was_cut || s->is_cut;
    s->f->out->stats.rings_cut += s->has_longer;
}

static int by_component(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void search_components(struct search *s, struct arena *scratch)
{
    uint64_t *order = ARENA_ARRAY(scratch, uint64_t, s->nnodes + 1);
    uint32_t *members = ARENA_ARRAY(scratch, uint32_t, s->nnodes + 1);
    for (uint32_t i = 0; i < s->nnodes; i++)
        order[i] = map_key2(s->comp[i], i);
    qsort(order, s->nnodes, sizeof *order, by_component);
    for (uint32_t i = 0; i < s->nnodes; i++)
        members[i] = (uint32_t)order[i];
    for (uint32_t i = 0, end; i < s->nnodes; i = end) {
        for (end = i; end < s->nnodes && s->comp[members[end]] == s->comp[members[i]]; end++)
            ;
        if (end - i > 1)
            search_component(s, members + i, end - i);
    }
}

/* One of the edges between two locks stands for all. */
static void keep_links(const struct search *s)
{
    const struct order_node *nodes = s->f->order->nodes.at;
    for (uint32_t i = 0; i < s->nedges && s->f->out->links.n < MAX_LINKS; i = edges_end(s, i)) {
        const struct order_edge *e = &s->edges[i];
        if (e->held == PTA_NONE || nodes[e->from].loc.i == PTA_NONE ||
            nodes[e->to].loc.i == PTA_NONE || e->relation == REL_SAME)
            continue;
        struct issue_side side = side_of_wait(s->f, wait_of(s, e));
        struct lock_link link = {.from = nodes[e->from].loc,
                                 .to = nodes[e->to].loc,
                                 .from_stmt = token_taken_at(s->c, e->held),
                                 .to_stmt = side.lock_stmt,
                                 .at = side.at,
                                 .is_cyclic =
                                     map_get(&s->covered, map_key2(e->from, e->to), 0) != 0};
        vec_push(&s->f->out->links, link);
    }
}

void cycles_find(struct finder *f)
{
    struct arena scratch;
    struct search s = {.f = f,
                       .c = f->c,
                       .edges = f->order->edges.at,
                       .nedges = (uint32_t)f->order->edges.n,
                       .nnodes = (uint32_t)f->order->nodes.n};
    if (!s.nedges)
        return;
    arena_init(&scratch, "lock order");
    build_graph(&s, &scratch);
    check_loops(&s);
    search_components(&s, &scratch);
    keep_links(&s);
    map_release(&s.covered);
    map_release(&s.links);
    map_release(&s.setups);
    arena_release(&scratch);
}
