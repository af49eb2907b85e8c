#include "conc/sharing.h"
#include "conc/classes.h"
#include <stdlib.h>

enum { MAX_MEANT = 16 }; /* places that one access may mean */

struct sharing {
    struct tuples keys; /* (location, statement id, origin) */
    VEC(struct shared_use) uses;
    VEC(struct shared_place) places;
    struct map place_of; /* location -> place + 1 */
};

/* ---- collecting ---- */

static uint32_t stmt_id(const struct conc *c, const struct race_side *s)
{
    return c->prog->funcs[pta_inst_func(c->pta, s->inst).i].stmt_base + s->stmt;
}

static uint32_t places_of_locks(struct conc *c, uint32_t lockset)
{
    uint32_t out = 0;
    for (uint32_t i = 0; i < seqs_at(&c->sets, lockset).n; i++) {
        struct seq locs = seqs_at(&c->sets, token_at(c, seqs_at(&c->sets, lockset).at[i]).locs);
        if (locs.n)
            out = seqs_insert(&c->sets, out, locs.at[0]);
    }
    return out;
}

static void add_use(struct conc *c, const struct race_side *side, uint32_t locks)
{
    struct sharing *s = c->sharing;
    uint32_t key[3] = {side->loc.i, stmt_id(c, side), side->origin.i};
    bool is_new;
    uint32_t id = tuples_add(&s->keys, key, &is_new);
    if (is_new) {
        vec_push(&s->uses, ((struct shared_use){*side, locks}));
        return;
    }
    struct shared_use *use = &s->uses.at[id];
    use->at.flags |= side->flags;
    use->locks = seqs_intersect(&c->sets, use->locks, locks);
}

static void add_class(struct conc *c, const struct classes *k, const struct class *cl)
{
    struct seq locs = seqs_at(&k->locs, k->extents.at[cl->extent].locs);
    if (locs.n > MAX_MEANT)
        return;
    for (uint32_t i = cl->first; i; i = k->members.at[i - 1].next) {
        const struct member *m = &k->members.at[i - 1];
        uint32_t locks = places_of_locks(c, m->lockset);
        for (uint32_t n = 0; n < locs.n; n++) {
            struct race_side side = side_of_member(k, cl, (loc_id){locs.at[n]}, m);
            add_use(c, &side, locks);
        }
    }
}

/* ---- in order ---- */

/* A use with what it is sorted by. */
struct ranked_use {
    uint32_t obj, loc, stmt, origin, index;
    int64_t off;
};

static int by_place(const void *pa, const void *pb)
{
    const struct ranked_use *a = pa, *b = pb;
    if (a->obj != b->obj)
        return a->obj < b->obj ? -1 : 1;
    if (a->off != b->off)
        return a->off < b->off ? -1 : 1;
    if (a->loc != b->loc)
        return a->loc < b->loc ? -1 : 1;
    if (a->stmt != b->stmt)
        return a->stmt < b->stmt ? -1 : 1;
    return a->origin < b->origin ? -1 : a->origin > b->origin;
}

static void sort_uses(struct conc *c)
{
    struct sharing *s = c->sharing;
    size_t n = s->uses.n;
    struct ranked_use *order = xcalloc(n + 1, sizeof *order);
    struct shared_use *sorted = xcalloc(n + 1, sizeof *sorted);
    for (size_t i = 0; i < n; i++) {
        const struct race_side *at = &s->uses.at[i].at;
        const struct pta_loc *l = pta_loc(c->pta, at->loc);
        order[i] = (struct ranked_use){l->obj.i,     at->loc.i,   stmt_id(c, at),
                                       at->origin.i, (uint32_t)i, l->off};
    }
    qsort(order, n, sizeof *order, by_place);
    for (size_t i = 0; i < n; i++)
        sorted[i] = s->uses.at[order[i].index];
    for (size_t i = 0; i < n; i++)
        s->uses.at[i] = sorted[i];
    free(order);
    free(sorted);
}

static void find_places(struct conc *c)
{
    struct sharing *s = c->sharing;
    for (uint32_t i = 0, end; i < s->uses.n; i = end) {
        loc_id loc = s->uses.at[i].at.loc;
        struct shared_place p = {.obj = pta_loc(c->pta, loc)->obj, .loc = loc, .first = i};
        for (end = i; end < s->uses.n && s->uses.at[end].at.loc.i == loc.i; end++)
            p.size = MAX(p.size, s->uses.at[end].at.size);
        p.nuses = end - i;
        vec_push(&s->places, p);
        map_put(&s->place_of, loc.i, (uint32_t)s->places.n);
    }
}

void sharing_collect(struct conc *c, const struct classes *k)
{
    c->sharing = xcalloc(1, sizeof *c->sharing);
    tuples_init(&c->sharing->keys, 3);
    for (size_t i = 0; i < k->list.n; i++)
        add_class(c, k, &k->list.at[i]);
    sort_uses(c);
    find_places(c);
}

void sharing_free(struct conc *c)
{
    if (!c->sharing)
        return;
    tuples_release(&c->sharing->keys);
    vec_release(&c->sharing->uses);
    vec_release(&c->sharing->places);
    map_release(&c->sharing->place_of);
    free(c->sharing);
}

/* ---- asking ---- */

uint32_t sharing_count(const struct conc *c)
{
    return c->sharing ? (uint32_t)c->sharing->places.n : 0;
}

const struct shared_place *sharing_place(const struct conc *c, uint32_t i)
{
    return &c->sharing->places.at[i];
}

const struct shared_use *sharing_use(const struct conc *c, const struct shared_place *p, uint32_t i)
{
    return &c->sharing->uses.at[p->first + i];
}

const struct shared_place *sharing_at(const struct conc *c, loc_id loc)
{
    uint32_t at = c->sharing ? map_get(&c->sharing->place_of, loc.i, 0) : 0;
    return at ? &c->sharing->places.at[at - 1] : NULL;
}

bool sharing_use_holds(const struct conc *c, const struct shared_use *use, loc_id lock)
{
    return seqs_has(&c->sets, use->locks, lock.i);
}

struct usual_lock sharing_usual_lock(const struct conc *c, const struct shared_place *p)
{
    struct usual_lock best = {.loc = {PTA_NONE}, .uses = p->nuses};
    struct map held = {0};
    for (uint32_t i = 0; i < p->nuses; i++) {
        struct seq locks = seqs_at(&c->sets, sharing_use(c, p, i)->locks);
        for (uint32_t k = 0; k < locks.n; k++) {
            bool is_new;
            uint32_t *count = map_slot(&held, locks.at[k], &is_new);
            if (++*count > best.held) {
                best.held = *count;
                best.loc = (loc_id){locks.at[k]};
                best.use = i;
            }
        }
    }
    map_release(&held);
    return best;
}
