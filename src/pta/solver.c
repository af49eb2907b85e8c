/*
 * The solver: difference propagation in topological order with collapse of cycles.
 *
 * Every node remembers what of its set it has not passed on yet (delta). A sweep visits waiting
 * nodes in the order of their rank, a topological order of the copy graph at the last collapse,
 * so that a set is usually complete before it is passed on. After the graph has grown by a
 * quarter, its strongly connected components are merged (their sets are equal at the fixpoint)
 * and ranks are assigned anew (after Pereira and Berlin, "Wave propagation and deep propagation
 * for pointer analysis", CGO'09).
 *
 * Constraints are never rewritten: a node keeps its own, a class walks the lists of all members.
 */
#include "ir/cfg.h"
#include "pta/pta_int.h"
#include <stdlib.h>

enum {
    COLLAPSE_MIN_EDGES = 4000,
    FEW_WORDS = 2,     /* sets that are not worth collecting */
    MAX_TARGETS = 150, /* a pointer with more is given up and counted as lost */
    MAX_KNOWN = 300,   /* ... but for functions, and so many of the kind that it is declared as */
};

uint32_t node_new(struct pta *p, uint32_t count)
{
    uint32_t first = (uint32_t)vec_extend(&p->nodes, count);
    for (uint32_t i = 0; i < count; i++) {
        struct node *n = &p->nodes.at[first + i];
        n->rep = n->next_member = first + i;
        n->rank = (uint32_t)p->rank_node.n;
        vec_push(&p->rank_node, first + i);
    }
    uint32_t words = (uint32_t)(p->rank_node.n / 64 + 1);
    if (words > p->pending_words) {
        uint32_t cap = MAX(words, p->pending_words * 2);
        p->pending = xrealloc(p->pending, cap * sizeof *p->pending);
        memset(p->pending + p->pending_words, 0, (cap - p->pending_words) * sizeof *p->pending);
        p->pending_words = cap;
    }
    return first;
}

uint32_t node_rep(struct pta *p, uint32_t node)
{
    struct node *nodes = p->nodes.at;
    while (nodes[node].rep != node)
        node = nodes[node].rep = nodes[nodes[node].rep].rep;
    return node;
}

static void wake(struct pta *p, uint32_t rep)
{
    uint32_t rank = p->nodes.at[rep].rank;
    p->pending[rank / 64] |= 1ull << rank % 64;
}

static void flow_fitting(struct pta *p, const struct idset *set, uint32_t to)
{
    struct node *n = &p->nodes.at[to];
    p->propagations++;
    if (idset_union_diff(&n->pts, set, &n->delta))
        wake(p, to);
}

static void flow(struct pta *p, const struct idset *set, uint32_t to)
{
    struct idset fitting = {0};
    uint32_t filter = p->nodes.at[to].filter;
    if (filter) {
        record_filter(p, filter, set, &fitting);
        set = &fitting;
    }
    flow_fitting(p, set, to);
    idset_release(&fitting);
}

void node_add(struct pta *p, uint32_t node, loc_id loc)
{
    node = node_rep(p, node);
    uint32_t filter = p->nodes.at[node].filter;
    if ((!filter || record_takes(p, filter, loc)) && idset_add(&p->nodes.at[node].pts, loc.i)) {
        idset_add(&p->nodes.at[node].delta, loc.i);
        wake(p, node);
    }
}

/*
 * A pointer with too many targets says nothing. What is known to be of the kind that it is declared
 * to point to is still followed, as long as that is not too much; a pointer without one is copied,
 * because others may be declared, but nothing is read or written through it. The rest is lost.
 */
static bool has_too_many(const struct pta *p, uint32_t rep)
{
    const struct idset *pts = &p->nodes.at[rep].pts;
    if (p->opt.sound || p->opt.textbook || idset_count(pts) <= MAX_TARGETS)
        return false;
    if (idset_count(pts) > MAX_KNOWN)
        return true;
    struct idset_iter it = idset_begin(pts);
    uint32_t n = 0;
    for (uint32_t loc; n <= MAX_TARGETS && idset_step(&it, &loc);)
        n += p->objs.at[p->locs.at[loc].obj.i].kind != OBJ_FUNC;
    return n > MAX_TARGETS;
}

/* Leaves in the set what the pointer passes on; false if it is not followed either. */
static bool pass_on(struct pta *p, uint32_t rep, struct idset *set)
{
    struct node *n = &p->nodes.at[rep];
    if (!n->is_given_up)
        return true;
    if (!n->filter)
        return false;
    const struct idset *certain = &p->records.at[n->filter - 1].certain;
    uint32_t waiting = idset_count_common(&n->delta, certain);
    if (n->known == PTA_NONE)
        n->known = idset_count_common(&n->pts, certain) - waiting;
    idset_intersect(set, certain);
    return n->known + waiting <= MAX_KNOWN;
}

void edge_add(struct pta *p, uint32_t from, uint32_t to)
{
    from = node_rep(p, from);
    to = node_rep(p, to);
    if (from == to || !idset_add(&p->nodes.at[from].succ, to))
        return;
    p->edges++;
    const struct node *n = &p->nodes.at[from];
    if (idset_is_empty(&n->pts))
        return;
    if (!n->is_given_up) {
        flow(p, &n->pts, to);
        return;
    }
    struct idset now = {0};
    idset_copy(&now, &n->pts);
    (void)pass_on(p, from, &now);
    flow(p, &now, to);
    idset_release(&now);
}

/* ---- constraints ---- */

static void apply_load(struct pta *p, loc_id loc, uint32_t dst, uint32_t pieces)
{
    for (uint32_t i = 0; i < pieces; i++) {
        loc_id at =
            i ? loc_shift(p, loc, shift_make(p, (struct shift){.off = (int32_t)(8 * i)})) : loc;
        if (at.i != PTA_NONE && loc_has_cell(p, at))
            edge_add(p, cell_load(p, at), dst);
    }
}

static void apply_store(struct pta *p, loc_id loc, uint32_t src, uint32_t pieces)
{
    for (uint32_t i = 0; i < pieces; i++) {
        loc_id at =
            i ? loc_shift(p, loc, shift_make(p, (struct shift){.off = (int32_t)(8 * i)})) : loc;
        if (at.i != PTA_NONE && loc_has_cell(p, at))
            edge_add(p, src, cell_store(p, at));
    }
}

static void apply_shift(struct pta *p, loc_id loc, uint32_t dst, uint32_t shift)
{
    loc_id moved = loc_shift(p, loc, shift);
    if (moved.i != PTA_NONE)
        node_add(p, dst, moved);
}

static void apply(struct pta *p, struct constraint c, loc_id loc)
{
    switch ((enum constraint_kind)c.kind) {
    case CON_LOAD:
        apply_load(p, loc, c.a, c.b);
        break;
    case CON_STORE:
        apply_store(p, loc, c.a, c.b);
        break;
    case CON_SHIFT:
        apply_shift(p, loc, c.a, c.b);
        break;
    case CON_CALL:
        call_target(p, c.a, loc);
        break;
    case CON_DISPATCH:
        dispatch_step(p, c.a, loc);
        break;
    case CON_DISPATCH_ALL:
        dispatch_target_any(p, c.a, loc);
        break;
    case CON_DISPATCH_FN:
        dispatch_target(p, c.a, loc);
        break;
    case CON_VIRTUAL:
        virtual_target(p, c.a, loc);
        break;
    case CON_CAST:
        if (class_passes(p, loc, c.b))
            node_add(p, c.a, loc);
        break;
    case CON_CALLBACK:
        callback_target(p, c.a, loc);
        break;
    case CON_EXECUTOR:
        executor_add(p, c.a, loc, false);
        break;
    case CON_LOOP:
        executor_add(p, c.a, loc, true);
        break;
    case CON_RECEIVER:
        receiver_target(p, c.a, loc);
        break;
    case CON_BULK_FROM:
        bulk_add_from(p, c.a, loc);
        break;
    case CON_BULK_TO:
        bulk_add_to(p, c.a, loc);
        break;
    }
}

/* Many locations at once: the moved ones are united with the destination as one set. */
static void shift_set(struct pta *p, const struct idset *set, uint32_t dst, uint32_t shift)
{
    struct idset_iter it = idset_begin(set);
    struct idset moved = {0};
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        loc_id to = loc_shift(p, (loc_id){loc}, shift);
        if (to.i == PTA_NONE)
            continue;
        idset_gather_grow(&p->gather, to.i + 1);
        idset_gather_add(&p->gather, to.i);
    }
    idset_gather_take(&p->gather, &moved);
    if (!idset_is_empty(&moved))
        flow(p, &moved, node_rep(p, dst));
    idset_release(&moved);
}

static void apply_set(struct pta *p, struct constraint c, const struct idset *set)
{
    if (c.kind == CON_SHIFT && set->words > FEW_WORDS) {
        shift_set(p, set, c.a, c.b);
        return;
    }
    struct idset_iter it = idset_begin(set);
    uint32_t loc;
    while (idset_step(&it, &loc))
        apply(p, c, (loc_id){loc});
}

void constraint_add(struct pta *p, uint32_t node, enum constraint_kind kind, uint32_t a, uint32_t b)
{
    struct constraint c = {kind, a, b, p->nodes.at[node].constraint};
    vec_push(&p->cons, c);
    p->nodes.at[node].constraint = (uint32_t)p->cons.n;
    uint32_t rep = node_rep(p, node);
    if (idset_is_empty(&p->nodes.at[rep].pts))
        return;
    struct idset now = {0};
    idset_copy(&now, &p->nodes.at[rep].pts);
    idset_subtract(&now, &p->nodes.at[rep].delta); /* the rest comes with the next visit */
    if (pass_on(p, rep, &now))
        apply_set(p, c, &now);
    idset_release(&now);
}

/* What waited is taken to be passed on. */
static struct idset take_delta(struct pta *p, uint32_t rep)
{
    struct node *n = &p->nodes.at[rep];
    struct idset delta = n->delta;
    n->delta = (struct idset){0};
    if (!n->is_given_up && has_too_many(p, rep)) {
        p->given_up++;
        n->is_given_up = true;
        n->known = PTA_NONE;
    } else if (n->is_given_up && n->filter && n->known != PTA_NONE) {
        n->known += idset_count_common(&delta, &p->records.at[n->filter - 1].certain);
    }
    return delta;
}

static void visit(struct pta *p, uint32_t rep)
{
    struct idset delta = take_delta(p, rep);
    bool is_followed = pass_on(p, rep, &delta);
    struct idset_iter it = idset_begin(&p->nodes.at[rep].succ);
    uint32_t succ;
    while (idset_step(&it, &succ)) {
        uint32_t to = node_rep(p, succ);
        if (to != rep)
            flow_fitting(p, record_pass(p, p->nodes.at[to].filter, &delta), to);
    }
    record_pass_end(p);
    uint32_t member = rep;
    do {
        for (uint32_t c = p->nodes.at[member].constraint; is_followed && c;
             c = p->cons.at[c - 1].next)
            apply_set(p, p->cons.at[c - 1], &delta);
        member = p->nodes.at[member].next_member;
    } while (member != rep);
    idset_release(&delta);
}

/* ---- cycles ---- */

/* Merge b into a: a's delta must cover whatever one of them has not passed on. */
static void merge(struct pta *p, uint32_t a, uint32_t b)
{
    struct node *na = &p->nodes.at[a], *nb = &p->nodes.at[b];
    struct idset only_a = {0};
    idset_copy(&only_a, &na->pts);
    idset_subtract(&only_a, &nb->pts);
    idset_union(&na->delta, &nb->delta);
    idset_union(&na->delta, &only_a);
    idset_union_diff(&na->pts, &nb->pts, &na->delta);
    idset_union(&na->succ, &nb->succ);
    idset_release(&only_a);
    idset_release(&nb->pts);
    idset_release(&nb->delta);
    idset_release(&nb->succ);
    nb->rep = a;
    na->known = PTA_NONE;
    uint32_t next = na->next_member; /* join the rings */
    na->next_member = nb->next_member;
    nb->next_member = next;
    p->collapsed++;
}

/* Components of the copy graph over representatives; or only of edges between equal filters, along
 * which sets are equal. */
static struct scc find_components(struct pta *p, struct arena *a, bool only_equal)
{
    uint32_t n = (uint32_t)p->nodes.n;
    uint32_t *first = ARENA_ARRAY(a, uint32_t, n + 1);
    u32_vec edges = {0};
    for (uint32_t i = 0; i < n; i++) {
        first[i] = (uint32_t)edges.n;
        if (p->nodes.at[i].rep != i)
            continue;
        struct idset_iter it = idset_begin(&p->nodes.at[i].succ);
        uint32_t succ;
        while (idset_step(&it, &succ)) {
            uint32_t to = node_rep(p, succ);
            if (!only_equal || p->nodes.at[to].filter == p->nodes.at[i].filter)
                vec_push(&edges, to);
        }
    }
    first[n] = (uint32_t)edges.n;
    struct scc scc = scc_build(a, n, first, edges.at);
    vec_release(&edges);
    return scc;
}

/* Sources first: components are numbered in reverse topological order. */
static void assign_ranks(struct pta *p, struct arena *a, const struct scc *scc)
{
    uint32_t n = (uint32_t)p->nodes.n;
    uint32_t *start = ARENA_ARRAY(a, uint32_t, scc->ncomps + 1);
    for (uint32_t i = 0; i < n; i++)
        start[scc->ncomps - 1 - scc->comp[i]]++;
    uint32_t sum = 0;
    for (uint32_t c = 0; c < scc->ncomps; c++) {
        uint32_t count = start[c];
        start[c] = sum;
        sum += count;
    }
    memset(p->pending, 0, p->pending_words * sizeof *p->pending);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t rank = start[scc->ncomps - 1 - scc->comp[i]]++;
        p->nodes.at[i].rank = rank;
        p->rank_node.at[rank] = i;
    }
    for (uint32_t i = 0; i < n; i++)
        if (p->nodes.at[i].rep == i && !idset_is_empty(&p->nodes.at[i].delta))
            wake(p, i);
}

static void collapse(struct pta *p)
{
    struct arena scratch;
    arena_init(&scratch, "collapse");
    struct scc scc = find_components(p, &scratch, true);
    uint32_t *head = ARENA_ARRAY(&scratch, uint32_t, scc.ncomps);
    for (uint32_t i = 0; i < p->nodes.n; i++) {
        if (p->nodes.at[i].rep != i)
            continue;
        uint32_t *h = &head[scc.comp[i]];
        if (*h)
            merge(p, *h - 1, i);
        else
            *h = i + 1;
    }
    if (p->has_filters)
        scc = find_components(p, &scratch, false);
    assign_ranks(p, &scratch, &scc);
    p->edges_at_collapse = p->edges;
    arena_release(&scratch);
}

static bool wants_collapse(const struct pta *p)
{
    uint64_t grown = p->edges - p->edges_at_collapse;
    uint64_t least = p->opt.collapse_after ? p->opt.collapse_after : COLLAPSE_MIN_EDGES;
    return grown > least && grown > p->edges_at_collapse / 4;
}

/* The waiting node of least rank at or after the cursor; PTA_NONE at the end of a sweep. */
static uint32_t next_waiting(struct pta *p)
{
    uint32_t word = p->cursor / 64;
    uint64_t mask = ~0ull << p->cursor % 64;
    for (; word < p->pending_words; word++, mask = ~0ull) {
        uint64_t bits = p->pending[word] & mask;
        if (!bits)
            continue;
        uint32_t rank = word * 64 + (uint32_t)__builtin_ctzll(bits);
        p->pending[word] &= ~(1ull << rank % 64);
        p->cursor = rank + 1;
        return p->rank_node.at[rank];
    }
    return PTA_NONE;
}

static void expand_pending(struct pta *p)
{
    while (p->pending_insts.n)
        inst_expand(p, (inst_id){vec_pop(&p->pending_insts)});
}

/* One pass over the waiting nodes; false if there were none. */
static bool sweep(struct pta *p)
{
    bool any = false;
    p->cursor = 0;
    for (uint32_t node = next_waiting(p); node != PTA_NONE; node = next_waiting(p)) {
        if (is_over_budget(p))
            return false;
        any = true;
        if (p->nodes.at[node].rep == node)
            visit(p, node);
        expand_pending(p);
        if (wants_collapse(p)) {
            collapse(p);
            p->cursor = 0;
        }
    }
    p->sweeps++;
    return any;
}

void solve(struct pta *p)
{
    expand_pending(p);
    collapse(p);
    do {
        expand_pending(p);
        while (sweep(p))
            ;
    } while (receivers_complete(p));
}
