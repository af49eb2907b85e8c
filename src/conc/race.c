/*
 * Pairs. Every access to a shared object becomes a member of a class: same location and size,
 * same kind, same origin, same guards, same live origins. Members of a class behave alike in
 * every check, so only classes are compared (O2 section 4.1, lock-region merging, with reads and
 * writes kept apart), and only with classes whose bytes overlap: exact ones are sorted by offset,
 * strided ones are few.
 */
#include "conc/conc_int.h"
#include "conc/index.h"
#include "conc/phase.h"
#include <stdlib.h>

enum {
    MAX_MEMBERS = 32,   /* statements kept per class; what is left out is counted */
    MAX_PER_PLACE = 24, /* classes of one place; more is a sign of pointers that say nothing */
};

struct member {
    uint32_t fctx, stmt, lockset;
    inst_id inst;
    ir_ref address;
    const char *via;
    uint32_t next; /* index + 1 */
};

struct class
{
    loc_id loc;
    uint32_t size, flags, origin, guards, live;
    uint32_t own;          /* enum ownership */
    uint32_t first, count; /* members */
    uint32_t seen_stmts;
};

struct flag_pair {
    uint32_t a, b, sync;
};

struct collector {
    struct conc *c;
    uint32_t fctx;
    const struct frame *frame;
    func_id func;
    struct tuples keys;        /* (location, size, flags, origin, guards, live, own) */
    struct tuples member_keys; /* (class, statement id, instance) */
    VEC(struct class) classes;
    VEC(struct member) members;
    access_vec list;
    VEC(struct call_site) sites;
    struct index *index;
    struct map per_place;          /* location -> classes */
    struct map reported;           /* pairs of statements */
    VEC(struct flag_pair) by_flag; /* pairs of classes that a flag keeps apart */
    struct phases *phases;
};

/* Where the user's code stands: the access itself, or the calls that led into the library. */
static void user_sites(struct collector *k, uint32_t fctx, uint32_t stmt)
{
    struct conc *c = k->c;
    struct idset seen = {0};
    vec_clear(&k->sites);
    vec_push(&k->sites, ((struct call_site){fctx, stmt}));
    for (size_t i = 0, kept = 0;; i++) {
        if (i == k->sites.n || kept >= MAX_MEMBERS) {
            k->sites.n = kept;
            break;
        }
        struct call_site at = k->sites.at[i];
        const struct fctx *x = &c->fctxs.at[at.fctx];
        if (!prog_func_is_library(c->prog, pta_inst_func(c->pta, c->frames.at[x->frame].inst))) {
            k->sites.at[kept++] = at;
            continue;
        }
        for (size_t j = 0; j < x->callers.n && idset_add(&seen, at.fctx); j = x->callers.n)
            for (size_t n = 0; n < x->callers.n; n++)
                vec_push(&k->sites, x->callers.at[n]);
    }
    idset_release(&seen);
}

static void add_member(struct collector *k, uint32_t class, struct call_site at, const char *via,
                       uint32_t lockset, ir_ref address)
{
    struct conc *c = k->c;
    inst_id inst = c->frames.at[c->fctxs.at[at.fctx].frame].inst;
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    uint32_t key[3] = {class, pf->stmt_base + at.stmt, inst.i};
    bool fresh;
    tuples_add(&k->member_keys, key, &fresh);
    if (!fresh)
        return;
    struct class *cl = &k->classes.at[class];
    cl->seen_stmts++;
    if (cl->count >= MAX_MEMBERS)
        return;
    struct member m = {at.fctx, at.stmt, lockset, inst, address, via, cl->first};
    vec_push(&k->members, m);
    cl->first = (uint32_t)k->members.n;
    cl->count++;
}

/* Name of the library function that the user's code calls; NULL if it makes the access itself. */
static const char *via_of(struct collector *k, const struct access *a, struct call_site at)
{
    struct conc *c = k->c;
    if (at.fctx == k->fctx)
        return a->via;
    inst_id inst = c->frames.at[c->fctxs.at[at.fctx].frame].inst;
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, at.stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL) {
            func_id f = pta_inst_func(c->pta, (inst_id){e[i].target});
            return c->prog->syms[c->prog->funcs[f.i].sym.i].pretty;
        }
    return a->via;
}

/* Is the place the value of an argument, so that `address` says it all? */
static bool is_plain_arg(const struct place *p)
{
    return p->kind == PLACE_ARG && !p->offset && !p->inside;
}

static void add_members(struct collector *k, uint32_t class, const struct access *a,
                        uint32_t lockset)
{
    user_sites(k, k->fctx, a->stmt);
    for (size_t i = 0; i < k->sites.n; i++) {
        struct call_site at = k->sites.at[i];
        bool is_direct = at.fctx == k->fctx && (!a->place || is_plain_arg(a->place));
        ir_ref address = is_direct ? a->address : (ir_ref){0};
        add_member(k, class, at, via_of(k, a, at), lockset, address);
    }
}

static void add_access(struct collector *k, const struct access *a, loc_id loc,
                       const struct state *s)
{
    struct conc *c = k->c;
    uint32_t lockset = state_locks(c, s);
    uint32_t live = live_apply(c, c->fctxs.at[k->fctx].live_in, s->live);
    if (live_is_alone(c, live))
        return; /* nobody else is there */
    uint32_t address = access_term(c, k->func, a);
    enum ownership own = ownership_at(c, k->fctx, a->stmt, address);
    if (own == OWN_FRESH)
        return; /* nobody else knows of it */
    uint32_t guards = lockset ? lockset_guards(c, lockset, address) : 0;
    uint32_t size = a->size > UINT32_MAX ? 0 : (uint32_t)a->size;
    uint32_t key[7] = {loc.i, size, a->flags, k->frame->origin.i, guards, live, own};
    uint32_t id = tuples_find(&k->keys, key);
    bool is_full = map_get(&k->per_place, loc.i, 0) >= MAX_PER_PLACE;
    if (id == TUPLES_NONE && is_full) {
        c->stats.accesses_cut++;
        return;
    }
    bool fresh;
    id = tuples_add(&k->keys, key, &fresh);
    if (fresh) {
        bool is_new_place;
        ++*map_slot(&k->per_place, loc.i, &is_new_place);
        struct class cl = {loc, size, a->flags, k->frame->origin.i, guards, live, own, 0, 0, 0};
        vec_push(&k->classes, cl);
    }
    c->stats.accesses++;
    add_members(k, id, a, lockset);
}

static void visit_stmt(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct collector *k = ctx;
    struct conc *c = k->c;
    if (!states->n)
        return;
    vec_clear(&k->list);
    accesses_of(c, k->frame->inst, stmt, &k->list);
    for (size_t i = 0; i < k->list.n; i++) {
        struct idset_iter it = idset_begin(k->list.at[i].locs);
        uint32_t loc;
        while (idset_step(&it, &loc)) {
            if (!c->obj_shared[pta_loc(c->pta, (loc_id){loc})->obj.i])
                continue;
            for (size_t s = 0; s < states->n; s++)
                add_access(k, &k->list.at[i], (loc_id){loc}, &states->at[s]);
        }
    }
}

/* ---- comparing ---- */

struct ranked {
    uint32_t class;
    obj_id obj;
    int64_t off, end;
    bool is_wide; /* strided or of unknown length */
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
    return a->class < b->class ? -1 : a->class > b->class;
}

static bool may_overlap(struct conc *c, const struct class *a, const struct class *b)
{
    return live_has(c, a->live, (origin_id){b->origin}) &&
           live_has(c, b->live, (origin_id){a->origin});
}

static struct race_side side_of(const struct class *cl, const struct member *m)
{
    return (struct race_side){.inst = m->inst,
                              .origin = {cl->origin},
                              .stmt = m->stmt,
                              .state = m->fctx,
                              .lockset = m->lockset,
                              .flags = cl->flags,
                              .size = cl->size,
                              .loc = cl->loc,
                              .via = m->via};
}

/* Do the two never touch the same element at the same time? */
static bool are_apart(struct collector *k, const struct class *a, const struct member *m,
                      const struct class *b, const struct member *n)
{
    struct conc *c = k->c;
    struct element x = {c->fctxs.at[m->fctx].frame, m->stmt, m->address, a->size};
    struct element y = {c->fctxs.at[n->fctx].frame, n->stmt, n->address, b->size};
    return phases_apart(k->phases, x.frame, x.stmt, y.frame, y.stmt) ||
           elements_apart(k->index, &x, &y);
}

static uint64_t pair_key(const struct collector *k, const struct member *a, const struct member *b)
{
    const struct conc *c = k->c;
    uint32_t x = c->prog->funcs[pta_inst_func(c->pta, a->inst).i].stmt_base + a->stmt;
    uint32_t y = c->prog->funcs[pta_inst_func(c->pta, b->inst).i].stmt_base + b->stmt;
    return map_key2(MIN(x, y), MAX(x, y));
}

/* Two statements race once, whatever objects and contexts they meet in. */
static bool is_reported(const struct collector *k, const struct member *a, const struct member *b)
{
    return map_get(&k->reported, pair_key(k, a, b), 0);
}

static void note_reported(struct collector *k, const struct member *a, const struct member *b)
{
    map_put(&k->reported, pair_key(k, a, b), 1);
}

static void report(struct collector *k, const struct class *a, const struct class *b)
{
    struct conc *c = k->c;
    const struct class *w = a->flags & ACC_WRITE ? a : b, *o = w == a ? b : a;
    for (uint32_t i = w->first; i; i = k->members.at[i - 1].next) {
        for (uint32_t j = o->first; j; j = k->members.at[j - 1].next) {
            if (a == b && j < i)
                continue; /* each unordered pair once */
            if (is_reported(k, &k->members.at[i - 1], &k->members.at[j - 1]))
                continue;
            if (are_apart(k, w, &k->members.at[i - 1], o, &k->members.at[j - 1]))
                continue;
            struct race r = {.obj = pta_loc(c->pta, a->loc)->obj,
                             .is_many = a->origin == b->origin};
            r.side[0] = side_of(w, &k->members.at[i - 1]);
            r.side[1] = side_of(o, &k->members.at[j - 1]);
            vec_push(&c->races, r);
            note_reported(k, &k->members.at[i - 1], &k->members.at[j - 1]);
        }
    }
    uint64_t all = (uint64_t)a->seen_stmts * b->seen_stmts, kept = (uint64_t)a->count * b->count;
    c->stats.races_cut += (uint32_t)(all - kept);
}

static void compare(struct collector *k, uint32_t x, uint32_t y)
{
    struct conc *c = k->c;
    const struct class *a = &k->classes.at[x], *b = &k->classes.at[y];
    if (!((a->flags | b->flags) & ACC_WRITE) || (a->flags & b->flags & ACC_ATOMIC))
        return;
    if (!pta_overlap(pta_loc(c->pta, a->loc), a->size, pta_loc(c->pta, b->loc), b->size))
        return;
    /* Two instances of an origin each have their own. */
    if (a->origin == b->origin && a->own == OWN_ORIGIN && b->own == OWN_ORIGIN)
        return;
    c->stats.pairs++;
    if (!may_overlap(c, a, b)) {
        c->stats.pairs_ordered++;
        return;
    }
    if (guards_exclude(c, a->guards, b->guards)) {
        c->stats.pairs_locked++;
        return;
    }
    struct sync_view va = {a->origin, a->live, a->guards}, vb = {b->origin, b->live, b->guards};
    uint32_t sync = sync_orders(c, &va, &vb);
    if (sync == PTA_NONE) {
        report(k, a, b);
        return;
    }
    c->stats.pairs_ordered++;
    if (c->syncs.at[sync].kind == SYNC_FLAG)
        vec_push(&k->by_flag, ((struct flag_pair){x, y, sync}));
}

/* What a flag ordered comes back if the flag itself is raced on. */
static void revisit_flags(struct collector *k)
{
    struct conc *c = k->c;
    struct idset racy = {0};
    for (size_t i = 0; i < c->races.n; i++)
        idset_add(&racy, c->races.at[i].side[0].loc.i);
    for (size_t i = 0; i < k->by_flag.n; i++) {
        struct flag_pair p = k->by_flag.at[i];
        if (idset_has(&racy, c->syncs.at[p.sync].loc.i))
            report(k, &k->classes.at[p.a], &k->classes.at[p.b]);
    }
    idset_release(&racy);
}

static void compare_object(struct collector *k, const struct ranked *r, uint32_t n)
{
    uint32_t exact = 0;
    while (exact < n && !r[exact].is_wide)
        exact++;
    for (uint32_t i = 0; i < exact;
         i++) /* the furthest reach so far bounds how far to look ahead */
        for (uint32_t j = i; j < exact && r[j].off < r[i].end; j++)
            compare(k, r[i].class, r[j].class);
    for (uint32_t i = exact; i < n; i++) {
        for (uint32_t j = 0; j < exact; j++)
            compare(k, r[i].class, r[j].class);
        for (uint32_t j = i; j < n; j++)
            compare(k, r[i].class, r[j].class);
    }
}

static void compare_all(struct collector *k)
{
    struct conc *c = k->c;
    uint32_t n = (uint32_t)k->classes.n;
    struct ranked *r = xmalloc((n + 1) * sizeof *r);
    for (uint32_t i = 0; i < n; i++) {
        const struct class *cl = &k->classes.at[i];
        const struct pta_loc *l = pta_loc(c->pta, cl->loc);
        r[i] = (struct ranked){i, l->obj, l->off, (int64_t)l->off + cl->size,
                               l->stride || l->inner || l->ext || !cl->size};
    }
    qsort(r, n, sizeof *r, by_place);
    for (uint32_t i = 0, j; i < n; i = j) {
        for (j = i; j < n && r[j].obj.i == r[i].obj.i; j++)
            ;
        compare_object(k, r + i, j - i);
    }
    c->stats.classes = n;
    free(r);
}

void races_run(struct conc *c)
{
    struct collector k = {.c = c, .index = index_new(c), .phases = phases_new(c)};
    tuples_init(&k.keys, 7);
    tuples_init(&k.member_keys, 3);
    for (uint32_t i = 0; i < c->fctxs.n; i++) {
        if (!c->fctxs.at[i].is_reached)
            continue;
        k.fctx = i;
        k.frame = &c->frames.at[c->fctxs.at[i].frame];
        k.func = pta_inst_func(c->pta, k.frame->inst);
        flow_each(c, i, visit_stmt, &k);
    }
    compare_all(&k);
    revisit_flags(&k);
    index_free(k.index);
    phases_free(k.phases);
    tuples_release(&k.keys);
    tuples_release(&k.member_keys);
    vec_release(&k.classes);
    vec_release(&k.members);
    vec_release(&k.list);
    vec_release(&k.sites);
    vec_release(&k.by_flag);
    map_release(&k.per_place);
    map_release(&k.reported);
}
