/*
 * The solver: difference propagation in topological order with collapse of cycles.
 *
 * Every node remembers what of its set it has not passed on yet (inflow.c). A sweep visits waiting
 * nodes in the order of their rank, a topological order of the copy graph at the last collapse,
 * so that a set is usually complete before it is passed on. After the graph has grown by a
 * quarter, its strongly connected components are merged (their sets are equal at the fixpoint)
 * and ranks are assigned anew (after Pereira and Berlin, "Wave propagation and deep propagation
 * for pointer analysis", CGO'09).
 *
 * Constraints are never rewritten: a node keeps its own, a class walks the lists of all members.
 */
#include "base/hash.h"
#include "ir/cfg.h"
#include "pta/pta_int.h"
#include <stdlib.h>

enum {
    COLLAPSE_MIN_EDGES = 4000,
    FEW_WORDS = 2,        /* sets that are not worth collecting */
    MAX_TARGETS = 150,    /* a pointer with more is given up and counted as lost */
    MAX_FUNCTIONS = 4000, /* ... functions by themselves */
    MAX_KNOWN = 300,      /* ... and so many of the kind that it is declared as */
    MAX_OWN = 4096,       /* a pointer with more has no set of its own any more */
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

static struct inflow *inflow_of(struct pta *p, uint32_t rep)
{
    struct node *n = &p->nodes.at[rep];
    if (!n->in) {
        n->in = ARENA_NEW(&p->arena, struct inflow);
        n->in->filter = n->filter;
    }
    return n->in;
}

static struct shared_set *passed_set(const struct pta *p, uint32_t rep)
{
    return p->nodes.at[rep].in ? p->nodes.at[rep].in->pts : NULL;
}

const struct idset *node_set(const struct pta *p, uint32_t rep)
{
    const struct shared_set *set = passed_set(p, rep);
    return set ? &set->set : &p->empty;
}

static void flow(struct pta *p, struct shared_set *set, uint32_t to)
{
    struct inflow *in = inflow_of(p, to);
    p->propagations++;
    if (in->pts == set)
        return;
    if (p->team)
        inflow_leave(p, in, set);
    else
        inflow_add(p, in, set);
    if (p->team || in->delta)
        wake(p, to);
}

void node_add(struct pta *p, uint32_t node, loc_id loc)
{
    node = node_rep(p, node);
    uint32_t filter = p->nodes.at[node].filter;
    if ((!filter || record_takes(p, filter, loc)) && inflow_add_one(p, inflow_of(p, node), loc))
        wake(p, node);
}

/*
 * A pointer with too many targets says nothing. Functions count by themselves: a table of commands
 * is long, and nothing is read or written through them. What is known to be of the kind that it is
 * declared to point to is still followed, as long as that is not too much; a pointer without one is
 * copied, because others may be declared, but nothing is read or written through it. The rest is
 * lost.
 */
static bool has_too_many(const struct pta *p, uint32_t rep)
{
    uint32_t ntargets = p->nodes.at[rep].ntargets;
    if (p->opt.sound || p->opt.textbook || ntargets <= MAX_TARGETS)
        return false;
    uint32_t functions = idset_count_common(node_set(p, rep), &p->functions);
    return functions > MAX_FUNCTIONS || ntargets - functions > MAX_TARGETS;
}

static const struct idset *certain_of(const struct pta *p, uint32_t rep)
{
    return &p->records.at[p->nodes.at[rep].filter - 1].certain;
}

/* What of the set the pointer passes on, which the caller releases; NULL: nothing. */
static struct shared_set *pass_on(struct pta *p, uint32_t rep, struct shared_set *set)
{
    const struct node *n = &p->nodes.at[rep];
    if (!n->is_given_up || !n->filter)
        return set_retain(set);
    struct idset certain = {0};
    enum idset_part part = idset_within(&set->set, certain_of(p, rep), &certain);
    return part == IDSET_ALL ? set_retain(set) : part == IDSET_SOME ? set_share(&certain) : NULL;
}

/* Is what it passes on read and written through? */
static bool is_followed(struct pta *p, uint32_t rep)
{
    struct node *n = &p->nodes.at[rep];
    if (!n->is_given_up || !n->filter)
        return !n->is_given_up;
    if (n->known == PTA_NONE)
        n->known = idset_count_common(node_set(p, rep), certain_of(p, rep));
    struct shared_set *waiting = inflow_waiting(p, n->in);
    uint32_t more = waiting ? idset_count_common(&waiting->set, certain_of(p, rep)) : 0;
    set_release(waiting);
    return n->known + more <= MAX_KNOWN;
}

/* ---- what the result says is accessed ---- */

/* Are the locations those of a few objects, which are walked in many ways? */
static bool has_few_objects(const struct pta *p, const struct idset *set)
{
    enum { FEW_OBJECTS = 16 };
    uint32_t objects[FEW_OBJECTS], n = 0, loc;
    struct idset_iter it = idset_begin(set);
    while (idset_step(&it, &loc)) {
        uint32_t obj = p->locs.at[loc].obj.i, k = 0;
        while (k < n && objects[k] != obj)
            k++;
        if (k == FEW_OBJECTS)
            return false;
        if (k == n)
            objects[n++] = obj;
    }
    return true;
}

/* Of a set that is given up: what is sure to be of the kind; without one nothing, as a rule. */
static struct idset followed_part(const struct pta *p, uint32_t rep)
{
    struct idset part = {0};
    bool has_kind = p->nodes.at[rep].filter != 0;
    if (!has_kind && !has_few_objects(p, node_set(p, rep)))
        return part;
    idset_copy(&part, node_set(p, rep));
    if (has_kind)
        idset_intersect(&part, certain_of(p, rep));
    if (has_kind && idset_count(&part) > MAX_KNOWN)
        idset_release(&part);
    return part;
}

/*
 * Kept by set and kind, for many pointers have both in common. Memory of the JVM has classes
 * instead of kinds: casts told them apart, and nothing is left out.
 */
static uint64_t followed_key(const struct pta *p, uint32_t rep)
{
    return hash_mix64((uint64_t)(uintptr_t)passed_set(p, rep)) + p->nodes.at[rep].filter;
}

void find_followed(struct pta *p)
{
    for (uint32_t i = 0; i < p->nodes.n && !p->prog->classes; i++) {
        const struct node *n = &p->nodes.at[i];
        if (n->rep != i || !n->is_given_up || !passed_set(p, i))
            continue;
        bool is_new;
        uint32_t *slot = map_slot(&p->followed, followed_key(p, i), &is_new);
        if (!is_new)
            continue;
        *slot = (uint32_t)p->followed_sets.n;
        vec_push(&p->followed_sets, followed_part(p, i));
    }
}

const struct idset *node_followed(const struct pta *p, uint32_t rep)
{
    const struct node *n = &p->nodes.at[rep];
    if (!n->is_given_up || p->prog->classes || !passed_set(p, rep))
        return node_set(p, rep);
    return &p->followed_sets.at[map_get(&p->followed, followed_key(p, rep), 0)];
}

/* Through a new edge, which the next visit knows. */
static void flow_along(struct pta *p, uint32_t from, struct shared_set *set, uint32_t to)
{
    struct shared_set *now = set ? pass_on(p, from, set) : NULL;
    if (now)
        flow(p, now, to);
    set_release(now);
}

/* ---- lost pointers ---- */

/*
 * A pointer without a kind that has thousands of targets is given up; its set matters only for
 * those who take what fits their kind. All such pointers are one class, whose set is that of all of
 * them: otherwise each has a set that grows with the program, and copies of it wait everywhere.
 * Whoever takes all of it is lost as well, at once and without looking at a set, so that the
 * class has edges only to pointers with a kind. That also keeps it out of all cycles.
 */
static bool is_lost(const struct pta *p, uint32_t rep)
{
    const struct node *n = &p->nodes.at[rep];
    return n->is_given_up && !n->filter && n->ntargets > MAX_OWN && p->lost != rep;
}

/* The successors of a node of the class are those of the class, or will be lost. */
static void take_over(struct pta *p, uint32_t node)
{
    struct idset succ = p->nodes.at[node].succ;
    p->nodes.at[node].succ = (struct idset){0};
    struct idset_iter it = idset_begin(&succ);
    for (uint32_t to; idset_step(&it, &to);) {
        to = node_rep(p, to);
        if (to == p->lost)
            continue;
        if (!p->nodes.at[to].filter)
            vec_push(&p->losing, to);
        else if (idset_add(&p->nodes.at[p->lost].succ, to) && passed_set(p, p->lost))
            flow(p, passed_set(p, p->lost), to);
    }
    idset_release(&succ);
}

static void join_rings(struct node *a, struct node *b)
{
    uint32_t next = a->next_member;
    a->next_member = b->next_member;
    b->next_member = next;
}

static void join_lost(struct pta *p, uint32_t rep)
{
    struct node *n = &p->nodes.at[rep];
    p->given_up += !n->is_given_up;
    n->is_given_up = true;
    n->rep = p->lost;
    join_rings(&p->nodes.at[p->lost], n);
    p->collapsed++;
    struct shared_set *had[2] = {0};
    if (n->in)
        inflow_empty(p, n->in, &had[0], &had[1]);
    for (size_t i = 0; i < ARRAY_SIZE(had); i++) {
        if (had[i])
            flow(p, had[i], p->lost);
        set_release(had[i]);
    }
    take_over(p, rep);
}

static void lose(struct pta *p, uint32_t rep)
{
    if (p->lost == PTA_NONE) {
        p->lost = rep;
        take_over(p, rep);
    } else {
        vec_push(&p->losing, rep);
    }
    while (p->losing.n) {
        uint32_t next = node_rep(p, vec_pop(&p->losing));
        if (next != p->lost)
            join_lost(p, next);
    }
}

void edge_add(struct pta *p, uint32_t from, uint32_t to)
{
    from = node_rep(p, from);
    to = node_rep(p, to);
    if (from == p->lost && from != to && !p->nodes.at[to].filter) {
        lose(p, to);
        return;
    }
    if (from == to || !idset_add(&p->nodes.at[from].succ, to))
        return;
    p->edges++;
    if (!p->nodes.at[from].in)
        return;
    struct shared_set *waiting = inflow_waiting(p, p->nodes.at[from].in);
    flow_along(p, from, passed_set(p, from), to);
    flow_along(p, from, waiting, to);
    set_release(waiting);
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
    if (idset_is_empty(&moved))
        return;
    struct shared_set *all = set_share(&moved);
    flow(p, all, node_rep(p, dst));
    set_release(all);
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
    struct shared_set *all = passed_set(p, rep); /* the rest comes with the next visit */
    struct shared_set *now = all && is_followed(p, rep) ? pass_on(p, rep, all) : NULL;
    if (now)
        apply_set(p, c, &now->set);
    set_release(now);
}

/* The pointer has targets that it did not pass on yet. */
static void note_targets(struct pta *p, uint32_t rep, const struct idset *fresh)
{
    struct node *n = &p->nodes.at[rep];
    if (!n->is_given_up) {
        n->ntargets += idset_count(fresh);
        n->is_given_up = has_too_many(p, rep);
        n->known = PTA_NONE;
        p->given_up += n->is_given_up;
    } else if (n->filter && n->known <= MAX_KNOWN) {
        n->known += idset_count_common(fresh, certain_of(p, rep));
    }
}

static void visit(struct pta *p, uint32_t rep)
{
    struct shared_set *fresh = inflow_take(p, p->nodes.at[rep].in);
    if (!fresh)
        return;
    note_targets(p, rep, &fresh->set);
    if (is_lost(p, rep)) {
        set_release(fresh);
        lose(p, rep);
        return;
    }
    struct shared_set *now = pass_on(p, rep, fresh);
    set_release(fresh);
    if (!now)
        return;
    struct idset_iter it = idset_begin(&p->nodes.at[rep].succ);
    uint32_t succ;
    while (idset_step(&it, &succ)) {
        uint32_t to = node_rep(p, succ);
        if (to != rep)
            flow(p, now, to);
    }
    bool has_effect = is_followed(p, rep);
    uint32_t member = rep;
    do {
        for (uint32_t c = p->nodes.at[member].constraint; has_effect && c;
             c = p->cons.at[c - 1].next)
            apply_set(p, p->cons.at[c - 1], &now->set);
        member = p->nodes.at[member].next_member;
    } while (member != rep);
    set_release(now);
}

/* ---- cycles ---- */

static void merge(struct pta *p, uint32_t a, uint32_t b)
{
    struct node *na = &p->nodes.at[a], *nb = &p->nodes.at[b];
    inflow_merge(p, inflow_of(p, a), inflow_of(p, b));
    idset_union(&na->succ, &nb->succ);
    idset_release(&nb->succ);
    nb->rep = a;
    na->known = PTA_NONE;
    na->ntargets = idset_count(node_set(p, a));
    join_rings(na, nb);
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
static void assign_ranks(struct pta *p, struct arena *a, const struct scc *scc, const bool *waits)
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
        if (p->nodes.at[i].rep == i && waits[i])
            wake(p, i);
}

static bool is_waiting(const struct pta *p, uint32_t rep)
{
    uint32_t rank = p->nodes.at[rep].rank;
    return p->pending[rank / 64] >> rank % 64 & 1;
}

static void collapse(struct pta *p)
{
    struct arena scratch;
    arena_init(&scratch, "collapse");
    struct scc scc = find_components(p, &scratch, true);
    uint32_t *head = ARENA_ARRAY(&scratch, uint32_t, scc.ncomps);
    bool *waits = ARENA_ARRAY(&scratch, bool, p->nodes.n);
    for (uint32_t i = 0; i < p->nodes.n; i++) {
        if (p->nodes.at[i].rep != i)
            continue;
        uint32_t *h = &head[scc.comp[i]];
        if (*h) {
            merge(p, *h - 1, i);
            waits[*h - 1] = true;
        } else {
            *h = i + 1;
            waits[i] = is_waiting(p, i);
        }
    }
    if (p->has_filters)
        scc = find_components(p, &scratch, false);
    assign_ranks(p, &scratch, &scc, waits);
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

/* Once there was so much to do that threads are worth it. */
static void team_begin(struct pta *p)
{
    enum { TEAM_AFTER = 400000 };
    uint64_t after = p->opt.team_after ? p->opt.team_after : TEAM_AFTER;
    if (!p->team && p->opt.threads > 1 && p->propagations >= after)
        p->opt.threads = team_new(p, p->opt.threads - 1) ? p->opt.threads : 1;
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
        team_begin(p);
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
    team_free(p->team);
    known_sets_release(&p->known_sets);
}
