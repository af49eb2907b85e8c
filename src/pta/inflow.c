/*
 * What arrives at a node, and sets that nodes share.
 *
 * A node has what it passed on (pts) and what arrived since (delta); the two have nothing in
 * common. Whatever flows into the node is made smaller by pts and by the filter and united with
 * delta. That is most of the work of the whole analysis, and the order of it does not matter: union
 * commutes, whether a location fits a kind never changes, and pts only grows when the solver takes
 * delta.
 *
 * So with a team (team.c) sets are only left at the node, as parcels, and looked at by whoever
 * comes first: a thread of the team that was told, or the solver when the node's turn has come.
 * What the solver finds then is the same set in any case, so that the result does not depend on
 * threads. Who looks takes the node first (is_taken). Threads of the team do not ask whether a
 * location fits a kind if that was never asked before: such parcels wait for the solver.
 *
 * Sets are shared as long as nobody changes them: a node to which only one set ever flowed has
 * that very set, and large sets that turn out to be equal become one (sqlite3: 211 MB of sets, 12
 * of them different).
 */
#include "pta/pta_int.h"
#include <sched.h>
#include <stdlib.h>

struct shared_set *set_share(struct idset *moved)
{
    struct shared_set *s = xmalloc(sizeof *s);
    atomic_init(&s->refs, 1);
    atomic_init(&s->parts, NULL);
    s->set = *moved;
    s->base = s->sum = NULL;
    s->hash = 0;
    *moved = (struct idset){0};
    return s;
}

struct shared_set *set_retain(struct shared_set *s)
{
    atomic_fetch_add_explicit(&s->refs, 1, memory_order_relaxed);
    return s;
}

/* What is known of a set goes before it changes. */
static void forget_parts(struct shared_set *s)
{
    struct set_part *next, *part = atomic_load_explicit(&s->parts, memory_order_acquire);
    for (; part; part = next) {
        next = part->next;
        set_release(part->set);
        free(part);
    }
    atomic_store_explicit(&s->parts, NULL, memory_order_relaxed);
    set_release(s->base);
    set_release(s->sum);
    s->base = s->sum = NULL;
    s->hash = 0;
}

void set_release(struct shared_set *s)
{
    if (s && atomic_fetch_sub_explicit(&s->refs, 1, memory_order_acq_rel) == 1) {
        forget_parts(s);
        idset_release(&s->set);
        free(s);
    }
}

static bool is_shared(struct shared_set *s)
{
    return atomic_load_explicit(&s->refs, memory_order_acquire) > 1;
}

/* The set to be changed, which nobody else has. */
static struct idset *set_own(struct shared_set **s)
{
    if (!is_shared(*s)) {
        forget_parts(*s);
    } else {
        struct idset copy = {0};
        idset_copy(&copy, &(*s)->set);
        struct shared_set *own = set_share(&copy);
        set_release(*s);
        *s = own;
    }
    return &(*s)->set;
}

/* ---- equal sets ---- */

enum {
    KNOWN_WORDS = 16,     /* of a set that is worth a look */
    KNOWN_SLOTS = 1 << 10 /* at first */
};

static struct shared_set **find_slot(struct known_sets *k, const struct shared_set *s)
{
    uint32_t at = (uint32_t)(s->hash >> 32) & (k->nslots - 1);
    while (k->slots[at] &&
           (k->slots[at]->hash != s->hash || !idset_equal(&k->slots[at]->set, &s->set)))
        at = (at + 1) & (k->nslots - 1);
    return &k->slots[at];
}

/* Sets that no node has any more go, and the table gets the size that fits the others. */
static void known_sets_sift(struct known_sets *k)
{
    struct known_sets old = *k;
    uint32_t n = 0;
    for (uint32_t i = 0; i < old.nslots; i++)
        n += old.slots[i] && is_shared(old.slots[i]);
    *k = (struct known_sets){.nslots = KNOWN_SLOTS};
    while (k->nslots < n * 4)
        k->nslots *= 2;
    k->slots = xcalloc(k->nslots, sizeof *k->slots);
    for (uint32_t i = 0; i < old.nslots; i++) {
        if (old.slots[i] && is_shared(old.slots[i])) {
            *find_slot(k, old.slots[i]) = old.slots[i];
            k->bytes += idset_bytes(&old.slots[i]->set);
            k->n++;
        } else {
            set_release(old.slots[i]);
        }
    }
    k->bytes_kept = k->bytes;
    free(old.slots);
}

static uint64_t hash_of(struct shared_set *s)
{
    if (!s->hash)
        s->hash = idset_sum(&s->set);
    return s->hash;
}

/* A set that is equal to another one becomes that one. */
static void set_unify(struct known_sets *k, struct shared_set **s, uint64_t hash)
{
    enum { SPARE_BYTES = 4 << 20 };
    if (k->n * 2 >= k->nslots || k->bytes > SPARE_BYTES + k->bytes_kept + k->bytes_kept / 4)
        known_sets_sift(k);
    (*s)->hash = hash;
    struct shared_set **slot = find_slot(k, *s);
    if (!*slot) {
        *slot = set_retain(*s);
        k->bytes += idset_bytes(&(*s)->set);
        k->n++;
    } else if (*slot != *s) {
        set_release(*s);
        *s = set_retain(*slot);
    }
}

void known_sets_release(struct known_sets *k)
{
    for (uint32_t i = 0; i < k->nslots; i++)
        set_release(k->slots[i]);
    free(k->slots);
    *k = (struct known_sets){0};
}

static void inflow_lock(struct pta *p, struct inflow *in)
{
    while (p->team && atomic_exchange_explicit(&in->is_taken, true, memory_order_acquire))
        sched_yield();
}

static void inflow_unlock(struct pta *p, struct inflow *in)
{
    if (p->team)
        atomic_store_explicit(&in->is_taken, false, memory_order_release);
}

/* ---- what arrives ---- */

static const struct idset *passed_on(const struct inflow *in)
{
    static const struct idset empty;
    return in->pts ? &in->pts->set : &empty;
}

/*
 * What of the set is of the kind, kept by the set, for it will flow to others who want the same.
 * False if it is not known.
 */
static bool set_part(struct pta *p, struct shared_set *s, uint32_t kind, bool may_ask,
                     struct shared_set **out)
{
    struct set_part *first = atomic_load_explicit(&s->parts, memory_order_acquire), *at = first;
    while (at && at->kind != kind)
        at = at->next;
    if (!at) {
        struct idset some = {0};
        enum idset_part part;
        if (!record_part(p, kind, &s->set, may_ask, &some, &part))
            return false;
        at = xmalloc(sizeof *at);
        *at = (struct set_part){.next = first, .kind = kind, .is_all = part == IDSET_ALL};
        at->set = part == IDSET_SOME ? set_share(&some) : NULL;
        while (!atomic_compare_exchange_weak_explicit(&s->parts, &at->next, at,
                                                      memory_order_acq_rel, memory_order_acquire))
            ;
    }
    *out = at->is_all ? s : at->set;
    return true;
}

/* The set without pts becomes part of delta. */
static void add_set(struct inflow *in, struct shared_set *s)
{
    if (s == in->pts || s == in->delta)
        return;
    if (!in->delta && (!in->pts || s->base == in->pts)) {
        in->delta = set_retain(s);
        return;
    }
    if (in->delta && !is_shared(in->delta)) {
        idset_union_without(set_own(&in->delta), &s->set, passed_on(in));
        return;
    }
    struct idset some = {0};
    enum idset_part part = idset_without(&s->set, passed_on(in), &some);
    const struct idset *rest = part == IDSET_ALL ? &s->set : &some;
    if (!in->delta && part == IDSET_ALL)
        in->delta = set_retain(s);
    else if (!in->delta && part == IDSET_SOME)
        in->delta = set_share(&some);
    else if (part != IDSET_NONE && !idset_contains(&in->delta->set, rest))
        idset_union(set_own(&in->delta), rest);
    idset_release(&some);
}

/* False if it is not known for all of it whether it passes the filter. */
static bool absorb(struct pta *p, struct inflow *in, struct shared_set *s, bool may_ask)
{
    if (s == in->pts || s == in->delta)
        return true;
    if (in->filter && !set_part(p, s, in->filter, may_ask, &s))
        return false;
    if (s)
        add_set(in, s);
    return true;
}

void inflow_add(struct pta *p, struct inflow *in, struct shared_set *s)
{
    (void)absorb(p, in, s, true);
}

bool inflow_add_one(struct pta *p, struct inflow *in, loc_id loc)
{
    if (in->pts && idset_has(&in->pts->set, loc.i))
        return false;
    inflow_lock(p, in);
    bool is_new = true;
    if (!in->delta) {
        struct idset one = {0};
        idset_add(&one, loc.i);
        in->delta = set_share(&one);
    } else if (idset_has(&in->delta->set, loc.i)) {
        is_new = false;
    } else {
        idset_add(set_own(&in->delta), loc.i);
    }
    inflow_unlock(p, in);
    return is_new;
}

/* ---- parcels ---- */

enum { PARCELS_AT_ONCE = 256 };

static struct parcel *parcel_new(struct pta *p)
{
    if (!p->spare)
        p->spare = team_take_spare(p->team);
    if (!p->spare) {
        struct parcel *more = ARENA_ARRAY(&p->arena, struct parcel, PARCELS_AT_ONCE);
        for (int i = 0; i < PARCELS_AT_ONCE; i++) {
            more[i].next = p->spare;
            p->spare = &more[i];
        }
    }
    struct parcel *parcel = p->spare;
    p->spare = parcel->next;
    return parcel;
}

void inflow_leave(struct pta *p, struct inflow *in, struct shared_set *s)
{
    struct parcel *parcel = parcel_new(p);
    parcel->set = set_retain(s);
    parcel->next = atomic_load_explicit(&in->parcels, memory_order_relaxed);
    bool is_first = !parcel->next;
    while (!atomic_compare_exchange_weak_explicit(&in->parcels, &parcel->next, parcel,
                                                  memory_order_release, memory_order_relaxed))
        ;
    if (is_first)
        team_tell(p->team, in);
}

static struct parcel *take_parcels(struct inflow *in)
{
    if (!atomic_load_explicit(&in->parcels, memory_order_relaxed))
        return NULL;
    return atomic_exchange_explicit(&in->parcels, NULL, memory_order_acquire);
}

void inflow_help(struct pta *p, struct inflow *in)
{
    if (!atomic_load_explicit(&in->parcels, memory_order_relaxed) ||
        atomic_exchange_explicit(&in->is_taken, true, memory_order_acquire))
        return;
    for (struct parcel *next, *at = take_parcels(in); at; at = next) {
        next = at->next;
        if (absorb(p, in, at->set, false)) {
            set_release(at->set);
            team_give_spare(p->team, at);
        } else {
            at->next = in->untested;
            in->untested = at;
        }
    }
    atomic_store_explicit(&in->is_taken, false, memory_order_release);
}

static void absorb_list(struct pta *p, struct inflow *in, struct parcel *list)
{
    for (struct parcel *next; list; list = next) {
        next = list->next;
        (void)absorb(p, in, list->set, true);
        set_release(list->set);
        list->next = p->spare;
        p->spare = list;
    }
}

/* By the solver, who has taken it. */
static void absorb_all(struct pta *p, struct inflow *in)
{
    struct parcel *untested = in->untested;
    in->untested = NULL;
    absorb_list(p, in, untested);
    absorb_list(p, in, take_parcels(in));
}

/*
 * Pts grows by delta. Nodes that share pts will mostly get the same delta as well: the first of
 * them leaves there what it made of the two, and they share that again.
 */
static void pass_on_set(struct pta *p, struct inflow *in, struct shared_set *delta)
{
    struct shared_set *pts = in->pts;
    if (!pts) {
        in->pts = set_retain(delta);
        return;
    }
    if (delta->base == pts) {
        in->pts = set_retain(delta->sum);
        set_release(pts);
        return;
    }
    bool is_large = pts->set.words >= KNOWN_WORDS;
    bool will_be_asked = is_shared(pts) && !is_shared(delta);
    uint64_t hash = is_large ? hash_of(pts) + hash_of(delta) : 0;
    if (will_be_asked) {
        set_release(delta->base); /* of an earlier node */
        set_release(delta->sum);
        delta->base = set_retain(pts);
        delta->sum = NULL;
    }
    idset_union(set_own(&in->pts), &delta->set);
    if (is_large)
        set_unify(&p->known_sets, &in->pts, hash);
    if (will_be_asked)
        delta->sum = set_retain(in->pts);
}

struct shared_set *inflow_take(struct pta *p, struct inflow *in)
{
    inflow_lock(p, in);
    absorb_all(p, in);
    struct shared_set *delta = in->delta;
    in->delta = NULL;
    if (delta)
        pass_on_set(p, in, delta);
    inflow_unlock(p, in);
    return delta;
}

struct shared_set *inflow_waiting(struct pta *p, struct inflow *in)
{
    inflow_lock(p, in);
    absorb_all(p, in);
    struct shared_set *delta = in->delta ? set_retain(in->delta) : NULL;
    inflow_unlock(p, in);
    return delta;
}

void inflow_empty(struct pta *p, struct inflow *in, struct shared_set **pts,
                  struct shared_set **delta)
{
    inflow_lock(p, in);
    absorb_all(p, in);
    *pts = in->pts;
    *delta = in->delta;
    in->pts = in->delta = NULL;
    inflow_unlock(p, in);
}

void inflow_merge(struct pta *p, struct inflow *a, struct inflow *b)
{
    inflow_lock(p, a);
    inflow_lock(p, b);
    absorb_all(p, a);
    absorb_all(p, b);
    struct shared_set *all[] = {a->delta, b->delta, a->pts, b->pts};
    struct idset both = {0}, rest = {0};
    if (a->pts && b->pts) {
        idset_copy(&both, &a->pts->set);
        if (a->pts != b->pts)
            idset_intersect(&both, &b->pts->set);
    }
    for (size_t i = 0; i < ARRAY_SIZE(all); i++)
        if (all[i])
            idset_union_without(&rest, &all[i]->set, &both);
    a->pts = idset_is_empty(&both) ? NULL : set_share(&both);
    a->delta = idset_is_empty(&rest) ? NULL : set_share(&rest);
    b->pts = b->delta = NULL;
    for (size_t i = 0; i < ARRAY_SIZE(all); i++)
        set_release(all[i]);
    idset_release(&both);
    idset_release(&rest);
    inflow_unlock(p, b);
    inflow_unlock(p, a);
}

static void release_parcels(struct parcel *list)
{
    for (; list; list = list->next)
        set_release(list->set);
}

void inflow_release(struct inflow *in)
{
    if (!in)
        return;
    release_parcels(take_parcels(in));
    release_parcels(in->untested);
    set_release(in->delta);
    set_release(in->pts);
}
