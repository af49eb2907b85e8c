/*
 * Pairs. Only classes of accesses are compared (classes.h; O2 section 4.1, lock-region merging,
 * with reads and writes kept apart): first which extents overlap, by a sweep over the sorted
 * locations; then the aspects at them, each two aspects once; and only where these can race the
 * statements, one by one, by element and phase.
 */
#include "conc/classes.h"
#include "conc/index.h"
#include "conc/phase.h"
#include "conc/turn.h"
#include <stdlib.h>

/* A list that nobody can read is cut, and says so: pairs of statements of one object, and of each
 * object once there are this many in all. */
enum { MAX_PER_OBJECT = 5000, MANY_PAIRS = 50000, FEW_PER_OBJECT = 25 };

/* Where two classes meet: a location of each. */
struct meeting {
    uint32_t a, b;
};

struct flag_pair {
    uint32_t a, b;
    struct meeting at;
    uint32_t sync;
};

enum verdict {
    VERDICT_RACE,
    VERDICT_SAME_KIND,
    VERDICT_OWN,
    VERDICT_ORDERED,
    VERDICT_LOCKED,
    VERDICT_FLAG,
    VERDICT_FRESH, /* before its publication; matters if that is raced on */
    VERDICT_TURN,  /* by turns; matters if these are raced on */
};

struct comparer {
    struct conc *c;
    struct classes k;
    struct index *index;
    struct phases *phases;
    struct map verdicts;            /* two aspects -> (sync << 3 | verdict) + 1 */
    struct map reported;            /* pairs of statements */
    VEC(struct flag_pair) by_flag;  /* pairs of classes that a flag keeps apart */
    VEC(struct flag_pair) by_turn;  /* pairs that a turn keeps apart */
    VEC(struct flag_pair) by_fresh; /* pairs that a publication keeps apart (in `sync`) */
    struct map per_object;          /* object -> pairs reported */
    bool *needs_lock;               /* class -> has a pair that only a lock keeps apart, or none */
};

/* ---- two aspects ---- */

static bool may_overlap(struct conc *c, const struct aspect *a, const struct aspect *b)
{
    return live_has(c, a->live, (origin_id){b->origin}) &&
           live_has(c, b->live, (origin_id){a->origin});
}

/* Has a's thread the object for itself, as far as b is concerned? */
static bool has_it_alone(const struct conc *c, const struct aspect *a, const struct aspect *b)
{
    if (c->opt.mode == MODE_SOUND)
        return false;
    bool is_given_up = b->own == OWN_DROPPED || b->own == OWN_LAST;
    return (a->own == OWN_LAST && !is_given_up) || (a->own == OWN_LAST && b->own == OWN_LAST) ||
           (a->own == OWN_TAKEN && b->own == OWN_TAKEN);
}

/* A handler that its executor never runs twice at once. */
static bool is_serial(const struct conc *c, const struct aspect *a, const struct aspect *b)
{
    return a->origin == b->origin && pta_origin(c->pta, (origin_id){a->origin})->flags & EFF_SERIAL;
}

static uint32_t judge(struct comparer *k, const struct aspect *a, const struct aspect *b)
{
    struct conc *c = k->c;
    if (!((a->flags | b->flags) & ACC_WRITE) || (a->flags & b->flags & ACC_ATOMIC))
        return VERDICT_SAME_KIND;
    /* `volatile sig_atomic_t` is made for handlers. */
    if (a->flags & b->flags & ACC_VOLATILE && (origin_is_handler(c, (origin_id){a->origin}) ||
                                               origin_is_handler(c, (origin_id){b->origin})))
        return VERDICT_SAME_KIND;
    if (origin_is_crash(c, a->origin) || origin_is_crash(c, b->origin))
        return VERDICT_ORDERED;
    /* Memory is given back once (A-FREE), by who has counted the others out. */
    if ((a->flags | b->flags) & ACC_FREE &&
        ((a->flags & b->flags & ACC_FREE) || (a->flags | b->flags) & ACC_ATOMIC))
        return VERDICT_SAME_KIND;
    if (a->own >> OWN_PUBLISHED && b->own >> OWN_PUBLISHED)
        return VERDICT_OWN;
    /* Two instances of an origin each have their own. */
    if (a->origin == b->origin && a->own == OWN_ORIGIN && b->own == OWN_ORIGIN)
        return VERDICT_OWN;
    if (has_it_alone(c, a, b) || has_it_alone(c, b, a))
        return VERDICT_OWN;
    if (!may_overlap(c, a, b) || is_serial(c, a, b))
        return VERDICT_ORDERED;
    if (guards_round(c, a->guards, b->guards))
        return VERDICT_ORDERED;
    if (guards_exclude(c, a->guards, b->guards))
        return VERDICT_LOCKED;
    uint32_t turn = guards_turn(c, a->guards, b->guards);
    if (turn != PTA_NONE)
        return turn << 3 | VERDICT_TURN;
    struct sync_view va = {a->origin, a->live, a->guards}, vb = {b->origin, b->live, b->guards};
    uint32_t sync = sync_orders(c, &va, &vb);
    uint32_t published = MAX(a->own, b->own) >> OWN_PUBLISHED;
    if (sync == PTA_NONE && published)
        return published << 3 | VERDICT_FRESH;
    if (sync == PTA_NONE)
        return VERDICT_RACE;
    return c->syncs.at[sync].kind == SYNC_FLAG ? sync << 3 | VERDICT_FLAG : VERDICT_ORDERED;
}

static uint32_t verdict_of(struct comparer *k, uint32_t x, uint32_t y)
{
    bool is_new;
    uint32_t *slot = map_slot(&k->verdicts, map_key2(MIN(x, y), MAX(x, y)), &is_new);
    if (is_new) {
        struct aspect a = aspect_at(&k->k, x), b = aspect_at(&k->k, y);
        *slot = judge(k, &a, &b) + 1;
    }
    return *slot - 1;
}

/* ---- two statements ---- */

/* Do the two never touch the same element at the same time? */
static bool are_apart(struct comparer *k, const struct class *a, const struct member *m,
                      const struct class *b, const struct member *n)
{
    struct conc *c = k->c;
    struct element x = {c->fctxs.at[m->inner_fctx].frame, m->inner_stmt, m->address, m->base,
                        k->k.extents.at[a->extent].size};
    struct element y = {c->fctxs.at[n->inner_fctx].frame, n->inner_stmt, n->address, n->base,
                        k->k.extents.at[b->extent].size};
    return phases_apart(k->phases, c->fctxs.at[m->fctx].frame, m->stmt, c->fctxs.at[n->fctx].frame,
                        n->stmt) ||
           elements_apart(k->index, &x, &y);
}

/* Two statements race once, whatever objects and contexts they meet in. */
static uint64_t pair_key(const struct comparer *k, const struct member *a, const struct member *b)
{
    const struct conc *c = k->c;
    uint32_t x = c->prog->funcs[pta_inst_func(c->pta, a->inst).i].stmt_base + a->stmt;
    uint32_t y = c->prog->funcs[pta_inst_func(c->pta, b->inst).i].stmt_base + b->stmt;
    return map_key2(MIN(x, y), MAX(x, y));
}

static bool is_enough(const struct comparer *k, obj_id obj)
{
    uint32_t limit = k->c->races.n < MANY_PAIRS ? MAX_PER_OBJECT : FEW_PER_OBJECT;
    return map_get(&k->per_object, obj.i, 0) >= limit;
}

static void report(struct comparer *k, const struct class *a, const struct class *b,
                   struct meeting at)
{
    struct conc *c = k->c;
    if (is_enough(k, pta_loc(c->pta, (loc_id){at.a})->obj)) {
        c->stats.races_cut += (uint64_t)a->seen_stmts * b->seen_stmts;
        return;
    }
    bool a_writes = aspect_at(&k->k, a->aspect).flags & ACC_WRITE;
    const struct class *w = a_writes ? a : b, *o = a_writes ? b : a;
    loc_id wl = {a_writes ? at.a : at.b}, ol = {a_writes ? at.b : at.a};
    for (uint32_t i = w->first; i; i = k->k.members.at[i - 1].next) {
        for (uint32_t j = o->first; j; j = k->k.members.at[j - 1].next) {
            const struct member *m = &k->k.members.at[i - 1], *n = &k->k.members.at[j - 1];
            if (a == b && j < i)
                continue; /* each unordered pair once */
            uint64_t key = pair_key(k, m, n);
            if (map_get(&k->reported, key, 0) || are_apart(k, w, m, o, n))
                continue;
            map_put(&k->reported, key, 1);
            struct race r = {.obj = pta_loc(c->pta, wl)->obj};
            r.side[0] = side_of_member(&k->k, w, wl, m);
            r.side[1] = side_of_member(&k->k, o, ol, n);
            r.is_many = r.side[0].origin.i == r.side[1].origin.i;
            vec_push(&c->races, r);
            bool is_new;
            ++*map_slot(&k->per_object, r.obj.i, &is_new);
        }
    }
    uint64_t all = (uint64_t)a->seen_stmts * b->seen_stmts, kept = (uint64_t)a->count * b->count;
    c->stats.races_cut += all - kept;
}

/* ---- pairs that somebody asks about ---- */

static bool is_watched(const struct comparer *k, int which, const struct member *m)
{
    const struct conc *c = k->c;
    return idset_has(c->opt.watch[which],
                     c->prog->funcs[pta_inst_func(c->pta, m->inst).i].stmt_base + m->stmt);
}

static void watch(struct comparer *k, const struct class *a, const struct class *b,
                  struct meeting at, uint32_t verdict)
{
    enum { MOST = 10000 };
    for (uint32_t i = a->first; i; i = k->k.members.at[i - 1].next)
        for (uint32_t j = b->first; j; j = k->k.members.at[j - 1].next) {
            const struct member *m = &k->k.members.at[i - 1], *n = &k->k.members.at[j - 1];
            bool is_asked = (is_watched(k, 0, m) && is_watched(k, 1, n)) ||
                            (is_watched(k, 1, m) && is_watched(k, 0, n));
            if (!is_asked || k->c->watched.n >= MOST)
                continue;
            struct watched_pair p = {{side_of_member(&k->k, a, (loc_id){at.a}, m),
                                      side_of_member(&k->k, b, (loc_id){at.b}, n)},
                                     (enum pair_fate)verdict};
            if (verdict == VERDICT_RACE && are_apart(k, a, m, b, n))
                p.fate = FATE_APART;
            vec_push(&k->c->watched, p);
        }
}
_Static_assert(VERDICT_RACE == (int)FATE_RACE && VERDICT_FLAG == (int)FATE_FLAG, "same order");

/* ---- two classes, two extents ---- */

/* What a user is told of it. */
static uint32_t fate_of(uint32_t verdict)
{
    uint32_t kind = verdict & 7;
    return kind == VERDICT_FRESH ? VERDICT_OWN : kind == VERDICT_TURN ? VERDICT_LOCKED : kind;
}

static void compare(struct comparer *k, uint32_t x, uint32_t y, struct meeting at)
{
    struct conc_stats *stats = &k->c->stats;
    const struct class *a = &k->k.list.at[x], *b = &k->k.list.at[y];
    uint32_t verdict = verdict_of(k, a->aspect, b->aspect);
    if (k->c->opt.watch[0])
        watch(k, a, b, at, fate_of(verdict));
    if (verdict == VERDICT_SAME_KIND || verdict == VERDICT_OWN)
        return;
    stats->pairs++;
    stats->pairs_locked += verdict == VERDICT_LOCKED;
    stats->pairs_ordered += verdict == VERDICT_ORDERED || (verdict & 7) == VERDICT_FLAG;
    if (k->needs_lock && (verdict == VERDICT_RACE || verdict == VERDICT_LOCKED))
        k->needs_lock[x] = k->needs_lock[y] = true;
    if (verdict == VERDICT_RACE)
        report(k, a, b, at);
    else if ((verdict & 7) == VERDICT_FLAG)
        vec_push(&k->by_flag, ((struct flag_pair){x, y, at, verdict >> 3}));
    else if ((verdict & 7) == VERDICT_TURN)
        vec_push(&k->by_turn, ((struct flag_pair){x, y, at, verdict >> 3}));
    else if ((verdict & 7) == VERDICT_FRESH)
        vec_push(&k->by_fresh, ((struct flag_pair){x, y, at, verdict >> 3}));
}

static void compare_extents(struct comparer *k, uint32_t x, uint32_t y, struct meeting at)
{
    const struct extent *e = &k->k.extents.at[x], *f = &k->k.extents.at[y];
    for (uint32_t i = e->first; i; i = k->k.list.at[i - 1].next)
        for (uint32_t j = f->first; j; j = k->k.list.at[j - 1].next)
            if (x != y || j <= i)
                compare(k, i - 1, j - 1, at);
}

/* What a flag ordered comes back if the flag itself is raced on. */
static void revisit_flags(struct comparer *k)
{
    struct conc *c = k->c;
    struct idset racy = {0};
    for (size_t i = 0; i < c->races.n; i++)
        idset_add(&racy, c->races.at[i].side[0].loc.i);
    for (size_t i = 0; i < k->by_flag.n; i++) {
        struct flag_pair p = k->by_flag.at[i];
        if (idset_has(&racy, c->syncs.at[p.sync].loc.i))
            report(k, &k->k.list.at[p.a], &k->k.list.at[p.b], p.at);
    }
    idset_release(&racy);
}

/* The same for turns: the variable of one of its group. */
static void revisit_turns(struct comparer *k)
{
    struct conc *c = k->c;
    for (size_t i = 0; i < c->races.n; i++) {
        uint32_t turn = turn_at(c, c->races.at[i].side[0].loc.i);
        if (turn != PTA_NONE)
            c->turns.at[turn_group(c, turn)].is_bad = true;
        for (size_t t = 0; t < c->turns.n; t++)
            if (c->turns.at[t].readers == c->races.at[i].side[0].loc.i + 1)
                c->turns.at[t].is_bad = true;
    }
    for (size_t i = 0; i < k->by_turn.n; i++) {
        struct flag_pair p = k->by_turn.at[i];
        if (c->turns.at[p.sync].is_bad)
            report(k, &k->k.list.at[p.a], &k->k.list.at[p.b], p.at);
    }
}

/* Does a member of the class reach the object through a relaxed load? */
static bool is_reached_relaxed(struct comparer *k, const struct class *cl)
{
    for (uint32_t i = cl->first; i; i = k->k.members.at[i - 1].next)
        if (loads_relaxed(k->c, &k->k.members.at[i - 1].inst, k->k.members.at[i - 1].address))
            return true;
    return false;
}

/* What was written before a publication that orders nothing: it is raced on, or relaxed. */
static void revisit_fresh(struct comparer *k)
{
    struct conc *c = k->c;
    struct idset racy = {0};
    for (size_t i = 0; i < c->races.n; i++)
        for (int n = 0; n < 2; n++) {
            const struct race_side *side = &c->races.at[i].side[n];
            idset_add(&racy,
                      c->prog->funcs[pta_inst_func(c->pta, side->inst).i].stmt_base + side->stmt);
        }
    for (size_t i = 0; i < k->by_fresh.n; i++) {
        struct flag_pair p = k->by_fresh.at[i];
        const struct class *a = &k->k.list.at[p.a], *b = &k->k.list.at[p.b];
        bool a_is_fresh = aspect_at(&k->k, a->aspect).own >> OWN_PUBLISHED;
        uint32_t at = c->publications.at[p.sync - 1];
        enum ir_order order = publication_order(c, at);
        bool is_unordered = order == ORDER_NONE ? idset_has(&racy, at)
                                                : order <= ORDER_CONSUME ||
                                                      is_reached_relaxed(k, a_is_fresh ? b : a);
        if (is_unordered)
            report(k, a, b, p.at);
    }
    idset_release(&racy);
}

/* ---- which extents overlap ---- */

/* A location of an extent; equal ones of one size stand together. */
struct ranked {
    obj_id obj;
    bool is_wide; /* strided or of unknown length */
    int64_t off, end;
    uint32_t loc, extent;
};

static int by_place(const void *pa, const void *pb)
{
    const struct ranked *a = pa, *b = pb;
    if (a->obj.i != b->obj.i)
        return a->obj.i < b->obj.i ? -1 : 1;
    if (a->is_wide != b->is_wide)
        return a->is_wide ? 1 : -1;
    if (a->off != b->off)
        return a->off < b->off ? -1 : 1;
    if (a->extent != b->extent)
        return a->extent < b->extent ? -1 : 1;
    return a->loc < b->loc ? -1 : a->loc > b->loc;
}

typedef VEC(struct ranked) ranked_vec;

struct sweep {
    struct comparer *k;
    struct idset *met; /* extent -> smaller or equal extents it was compared with */
};

static void meet(struct sweep *s, const struct ranked *a, const struct ranked *b)
{
    struct comparer *k = s->k;
    if (a->extent < b->extent) {
        const struct ranked *t = a;
        a = b;
        b = t;
    }
    const struct extent *x = &k->k.extents.at[a->extent], *y = &k->k.extents.at[b->extent];
    if (!(x->is_written || y->is_written) || idset_has(&s->met[a->extent], b->extent))
        return;
    const struct pta *p = k->c->pta;
    if (!pta_overlap(pta_loc(p, (loc_id){a->loc}), x->size, pta_loc(p, (loc_id){b->loc}), y->size))
        return;
    idset_add(&s->met[a->extent], b->extent);
    compare_extents(k, a->extent, b->extent, (struct meeting){a->loc, b->loc});
}

static void sweep_object(struct sweep *s, const struct ranked *r, uint32_t n)
{
    uint32_t exact = 0;
    while (exact < n && !r[exact].is_wide)
        exact++;
    for (uint32_t i = 0; i < exact; i++)
        for (uint32_t j = i; j < exact && r[j].off < r[i].end; j++)
            meet(s, &r[i], &r[j]);
    for (uint32_t i = exact; i < n; i++)
        for (uint32_t j = 0; j <= i; j++)
            meet(s, &r[i], &r[j]);
}

static void rank_extents(const struct comparer *k, ranked_vec *out)
{
    for (uint32_t e = 0; e < k->k.extents.n; e++) {
        uint32_t size = k->k.extents.at[e].size;
        struct seq locs = seqs_at(&k->k.locs, k->k.extents.at[e].locs);
        for (uint32_t i = 0; i < locs.n; i++) {
            const struct pta_loc *l = pta_loc(k->c->pta, (loc_id){locs.at[i]});
            struct ranked r = {l->obj,     l->stride || l->inner || l->ext || !size,
                               l->off,     (int64_t)l->off + size,
                               locs.at[i], e};
            vec_push(out, r);
        }
    }
    if (out->n)
        qsort(out->at, out->n, sizeof *out->at, by_place);
}

static void compare_all(struct comparer *k)
{
    ranked_vec r = {0};
    rank_extents(k, &r);
    struct sweep s = {k, xcalloc(k->k.extents.n + 1, sizeof *s.met)};
    for (uint32_t i = 0, j; i < r.n; i = j) {
        for (j = i; j < r.n && r.at[j].obj.i == r.at[i].obj.i; j++)
            ;
        sweep_object(&s, r.at + i, j - i);
    }
    for (size_t i = 0; i < k->k.extents.n; i++)
        idset_release(&s.met[i]);
    free(s.met);
    vec_release(&r);
}

void races_run(struct conc *c)
{
    struct comparer k = {.c = c, .index = index_new(c), .phases = phases_new(c)};
    index_use_phases(k.index, k.phases);
    turns_settle(c, k.index);
    classes_collect(c, &k.k);
    sharing_collect(c, &k.k);
    if (c->opt.with_regions)
        k.needs_lock = xcalloc(k.k.list.n + 1, sizeof *k.needs_lock);
    compare_all(&k);
    revisit_turns(&k);
    revisit_flags(&k);
    revisit_fresh(&k);
    for (size_t i = 0; k.needs_lock && i < k.k.list.n; i++)
        if (k.needs_lock[i])
            regions_need(c, &k.k, &k.k.list.at[i]);
    free(k.needs_lock);
    index_free(k.index);
    phases_free(k.phases);
    classes_release(&k.k);
    map_release(&k.verdicts);
    map_release(&k.reported);
    map_release(&k.per_object);
    vec_release(&k.by_flag);
    vec_release(&k.by_turn);
    vec_release(&k.by_fresh);
}
