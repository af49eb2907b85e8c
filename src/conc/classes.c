/* Every access of every function context becomes a member of a class (classes.h). */
#include "conc/classes.h"
#include "conc/lock/turn.h"
#include "link/classes.h"

enum {
    MAX_MEMBERS = 32, /* statements kept per class; what is left out is counted */
};

struct collector {
    struct conc *c;
    struct classes *out;
    struct answers owns;      /* (owner, statement, address term, operand) -> ownership */
    struct answers guards;    /* (lock set, address term, its locations, a pointer) -> guards */
    struct answers elsewhere; /* (frame, statement, operand) -> is it met elsewhere? */
    struct answers divisible; /* (set of places) */
    uint32_t fctx, entry;
    const struct frame *frame;
    func_id func;
    bool is_library;
    access_vec list;
    VEC(struct call_site) sites;
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
        if (c->opt.shows_library ||
            !prog_func_is_library(c->prog, pta_inst_func(c->pta, c->frames.at[x->frame].inst))) {
            k->sites.at[kept++] = at;
            continue;
        }
        for (size_t j = 0; j < x->callers.n && idset_add(&seen, at.fctx); j = x->callers.n)
            for (size_t n = 0; n < x->callers.n; n++)
                vec_push(&k->sites, x->callers.at[n]);
    }
    idset_release(&seen);
}

static void add_member(struct collector *k, uint32_t class, struct call_site at, uint32_t stmt,
                       struct member m)
{
    struct conc *c = k->c;
    inst_id inst = c->frames.at[c->fctxs.at[at.fctx].frame].inst;
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    uint32_t key[5] = {class, pf->stmt_base + at.stmt, inst.i,
                       c->prog->funcs[k->func.i].stmt_base + stmt, k->frame->inst.i};
    bool fresh;
    tuples_add(&k->out->member_keys, key, &fresh);
    if (!fresh)
        return;
    struct class *cl = &k->out->list.at[class];
    cl->seen_stmts++;
    if (cl->count >= MAX_MEMBERS)
        return;
    m.fctx = at.fctx;
    m.entry = at.fctx == k->fctx ? k->entry : 0;
    m.stmt = at.stmt;
    m.stmt_id = key[1];
    m.inst = inst;
    m.inner_fctx = k->fctx;
    m.inner_stmt = stmt;
    m.next = cl->first;
    vec_push(&k->out->members, m);
    cl->first = (uint32_t)k->out->members.n;
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

/*
 * Is the place the value of an argument, so that `address` says it all? Or a fixed one in an object
 * that only models speak of: then it is the same for all.
 */
static bool is_plain_arg(const struct collector *k, const struct access *a)
{
    const struct place *p = a->place;
    bool is_hidden = k->c->prog->classes && a->size && p->offset > 0 && p->offset < CLASS_HEADER;
    if (a->is_behind)
        return a->size && p->offset2 > 0 && p->offset2 < CLASS_HEADER && !p->inside;
    return p->kind == PLACE_ARG && (!p->offset || is_hidden) && !p->inside && !p->each;
}

static void add_members(struct collector *k, uint32_t class, const struct access *a,
                        uint32_t lockset)
{
    user_sites(k, k->fctx, a->stmt);
    for (size_t i = 0; i < k->sites.n; i++) {
        struct call_site at = k->sites.at[i];
        bool is_direct = !a->place || is_plain_arg(k, a);
        struct member m = {.lockset = lockset,
                           .address = is_direct ? a->address : (ir_ref){0},
                           .base = a->address,
                           .via = via_of(k, a, at)};
        add_member(k, class, at, a->stmt, m);
    }
}

/* The shared ones of a set of locations, as a sequence; 0 if there are none. */
static uint32_t shared_locs(struct collector *k, const struct idset *locs)
{
    struct conc *c = k->c;
    bool is_new, is_last = k->frame->is_last;
    uint32_t *slot = map_slot(&k->out->locs_of, (uint64_t)(uintptr_t)locs | is_last, &is_new);
    if (!is_new)
        return *slot - 1;
    u32_vec words = {0};
    struct idset_iter it = idset_begin(locs);
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        bool is_dying = is_last && pta_obj(c->pta, obj)->kind == OBJ_HEAP;
        if (c->obj_shared[obj.i] && !is_dying)
            vec_push(&words, loc);
    }
    uint32_t seq = seqs_add(&k->out->locs, words.at, (uint32_t)words.n);
    vec_release(&words);
    *slot = seq + 1;
    return seq;
}

static uint32_t extent_of(struct classes *out, uint32_t locs, uint32_t size, uint32_t origin)
{
    uint32_t key[3] = {locs, size, origin};
    bool fresh;
    uint32_t id = tuples_add(&out->extent_keys, key, &fresh);
    if (fresh)
        vec_push(&out->extents, ((struct extent){.locs = locs, .size = size, .origin = origin}));
    return id;
}

static uint32_t class_of(struct classes *out, uint32_t extent, const struct aspect *a)
{
    uint32_t aspect_key[5] = {a->flags, a->origin, a->guards, a->live, a->own};
    uint32_t key[2] = {extent, tuples_add(&out->aspect_keys, aspect_key, NULL)};
    bool fresh;
    uint32_t id = tuples_add(&out->class_keys, key, &fresh);
    if (fresh) {
        struct extent *e = &out->extents.at[extent];
        struct class cl = {.extent = extent, .aspect = key[1], .next = e->first};
        vec_push(&out->list, cl);
        e->first = (uint32_t)out->list.n;
        e->is_written |= (a->flags & ACC_WRITE) != 0;
    }
    return id;
}

/*
 * May several threads each have a part of the memory for themselves, of what they are given? In a
 * global array all can get at everything: there the elements decide (divide.c).
 */
static bool find_divisible(struct collector *k, uint32_t locs)
{
    struct conc *c = k->c;
    struct seq s = seqs_at(&k->out->locs, locs);
    for (uint32_t i = 0; i < s.n && c->opt.mode != MODE_SOUND; i++) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){s.at[i]});
        if (pta_obj(c->pta, l->obj)->kind != OBJ_GLOBAL &&
            (l->stride || l->inner || l->ext || !obj_is_unique(c, l->obj)))
            return true;
    }
    return false;
}

static bool is_divisible(struct collector *k, uint32_t locs)
{
    bool is_new;
    uint32_t *answer = answer_to(&k->divisible, &locs, &is_new);
    if (is_new)
        *answer = find_divisible(k, locs);
    return *answer;
}

/* Who is there; of what a call makes for its threads only those know that began since. */
static uint32_t live_at(struct collector *k, uint32_t address, uint32_t locs, const struct state *s)
{
    struct conc *c = k->c;
    uint32_t before = c->fctxs.at[k->fctx].entries.at[k->entry].live;
    uint32_t live = live_apply(c, before, s->live);
    if (known_to_started_only(c, k->func, address)) {
        uint32_t strangers = seqs_minus(&c->sets, live_origins_only(c, before), s->live.gen);
        return live_with_peers(c, seqs_minus(&c->sets, live, strangers), true);
    }
    return live_with_peers(c, live, is_divisible(k, locs));
}

/* Remembers for heddle explain that an access is compared with no other. */
static void leave_out(struct collector *k, const struct access *a, enum left_out_reason reason)
{
    enum { MOST = 1000 };
    struct conc *c = k->c;
    uint32_t stmt = c->prog->funcs[k->func.i].stmt_base + a->stmt;
    struct left_out l = {k->frame->inst, k->frame->origin, a->stmt, reason};
    if (!c->opt.watch[0] || c->left_out.n >= MOST ||
        !(idset_has(c->opt.watch[0], stmt) || idset_has(c->opt.watch[1], stmt)))
        return;
    for (size_t i = 0; i < c->left_out.n; i++) {
        const struct left_out *o = &c->left_out.at[i];
        if (o->inst.i == l.inst.i && o->origin.i == l.origin.i && o->stmt == l.stmt &&
            o->reason == reason)
            return;
    }
    vec_push(&c->left_out, l);
}

/* The function is entered with other locks, and the statement met in several states. */
static enum ownership owned_at(struct collector *k, const struct access *a, uint32_t address)
{
    bool is_new;
    uint32_t key[4] = {k->c->fctxs.at[k->fctx].owner, a->stmt, address, a->address.bits};
    uint32_t *answer = answer_to(&k->owns, key, &is_new);
    if (is_new)
        *answer = ownership_at(k->c, k->fctx, a->stmt, address, a->address);
    return *answer;
}

static uint32_t guards_at(struct collector *k, uint32_t lockset, const struct access *a,
                          uint32_t address)
{
    bool is_new;
    uint64_t locs = (uint64_t)(uintptr_t)a->locs;
    uint32_t key[4] = {lockset, address, (uint32_t)(locs >> 32), (uint32_t)locs};
    uint32_t *answer = answer_to(&k->guards, key, &is_new);
    if (is_new)
        *answer =
            guards_inside(k->c, lockset_guards(k->c, lockset, address, a->locs), lockset, a->locs);
    return *answer;
}

/* The locks under which the access looks for its object where such objects are taken from. */
static uint32_t looks_in(struct collector *k, const struct access *a, uint32_t lockset)
{
    bool is_new;
    struct conc *c = k->c;
    if (!lockset || !guards_of_takes(c, 0, lockset, NULL))
        return 0;
    uint32_t key[3] = {c->fctxs.at[k->fctx].frame, a->stmt, a->address.bits};
    uint32_t *answer = answer_to(&k->elsewhere, key, &is_new);
    if (is_new)
        *answer = is_met_elsewhere(c, key[0], a);
    return *answer ? 0 : lockset;
}

static void add_access(struct collector *k, const struct access *a, uint32_t locs, uint32_t address,
                       const struct state *s)
{
    struct conc *c = k->c;
    struct entry e = c->fctxs.at[k->fctx].entries.at[k->entry];
    uint32_t lockset = lockset_tight(c, held_locks(c, &e, s));
    if (a->under)
        lockset = lockset_acquire(
            c, lockset,
            token_make(c, c->fctxs.at[k->fctx].frame, a->stmt, a->under, LOCK_EXCLUSIVE));
    struct aspect as = {.flags = a->flags, .origin = k->frame->origin.i};
    as.live = live_at(k, address, locs, s);
    if (live_is_alone(c, as.live)) {
        leave_out(k, a, LEFT_ALONE);
        return; /* nobody else is there */
    }
    as.own = owned_at(k, a, address);
    if (as.own == OWN_TAKEN && !is_own_if_taken(c, a->locs, address, a->size))
        as.own = OWN_NONE;
    if (as.own == OWN_NONE &&
        is_handed_later(c, c->fctxs.at[k->fctx].frame, a->stmt, a->locs, address))
        as.own = OWN_KEPT;
    if (as.own == OWN_FRESH) {
        uint32_t published = 0;
        if (a->flags & ACC_WRITE && !(a->flags & ACC_FREE))
            published = publication_of(c, k->fctx, a->stmt, address);
        if (!published) {
            leave_out(k, a, LEFT_FRESH);
            return; /* nobody else knows of it */
        }
        as.own |= published << OWN_PUBLISHED;
    }
    as.guards = lockset ? guards_at(k, lockset, a, address) : 0;
    if (c->turns.n)
        as.guards = guards_of_start(c, as.guards, as.origin, as.live);
    as.guards = guards_of_rounds(c, as.guards, k->frame->inst, a->stmt);
    if (c->opt.mode != MODE_SOUND)
        as.guards = guards_of_takes(c, as.guards, looks_in(k, a, lockset),
                                    as.own == OWN_TAKEN ? a->locs : NULL);
    if (c->opt.mode != MODE_SOUND && lockset && as.own == OWN_NONE)
        as.guards = guards_of_list(c, as.guards, lockset, list_of_access(c, k->fctx, a));
    uint32_t size = a->size > UINT32_MAX ? 0 : (uint32_t)a->size;
    c->stats.accesses++;
    add_members(k, class_of(k->out, extent_of(k->out, locs, size, as.origin), &as), a, lockset);
}

/* Is the place inside of the container that a member is called for, by all who call it? */
static bool is_inside(struct collector *k, loc_id loc)
{
    struct conc *c = k->c;
    for (size_t i = 0; i < k->sites.n; i++) {
        struct call_site at = k->sites.at[i];
        inst_id inst = c->frames.at[c->fctxs.at[at.fctx].frame].inst;
        if (!loc_is_inside(c, inst, at.stmt, loc))
            return false;
    }
    return true;
}

/* Is the access made by the library, in calls of the user's code that are all of one kind? */
static bool is_made_in(struct collector *k, const struct access *a,
                       bool is_kind(struct conc *, inst_id, uint32_t))
{
    struct conc *c = k->c;
    if (!k->is_library || c->opt.mode == MODE_SOUND || c->opt.shows_library)
        return false;
    user_sites(k, k->fctx, a->stmt);
    for (size_t i = 0; i < k->sites.n; i++) {
        struct call_site at = k->sites.at[i];
        inst_id inst = c->frames.at[c->fctxs.at[at.fctx].frame].inst;
        if (!is_kind(c, inst, at.stmt))
            return false;
    }
    return k->sites.n > 0;
}

/* The places of a sequence but for those that are left out; is_made: by std::make_shared. */
static uint32_t places_but(struct collector *k, uint32_t all, bool is_made)
{
    struct seq s = seqs_at(&k->out->locs, all);
    u32_vec words = {0};
    for (uint32_t i = 0; i < s.n; i++)
        if (is_made ? !loc_is_allocated(k->c, (loc_id){s.at[i]}) : !is_inside(k, (loc_id){s.at[i]}))
            vec_push(&words, s.at[i]);
    uint32_t seq = words.n == s.n ? all : seqs_add(&k->out->locs, words.at, (uint32_t)words.n);
    vec_release(&words);
    return seq;
}

/* Variables are not freed. */
static bool may_be_freed(const struct conc *c, loc_id loc)
{
    enum obj_kind kind = pta_obj(c->pta, pta_loc(c->pta, loc)->obj)->kind;
    return kind != OBJ_GLOBAL && kind != OBJ_TLS && kind != OBJ_STACK && kind != OBJ_FUNC;
}

/* The places that an access can mean, of those that its address has: what is freed was allocated,
 * and a member without an offset (a bit-field) is in the kind of record that its others are in. */
static uint32_t places_meant(struct collector *k, const struct access *a, uint32_t all)
{
    struct seq s = seqs_at(&k->out->locs, all);
    u32_vec words = {0};
    bool is_free = a->flags & ACC_FREE;
    if (k->c->opt.mode == MODE_SOUND || (a->place && !is_free))
        return all;
    for (uint32_t i = 0; i < s.n; i++) {
        loc_id loc = {s.at[i]};
        if (is_free ? may_be_freed(k->c, loc) : pta_fits_use(k->c->pta, k->func, a->address, loc))
            vec_push(&words, loc.i);
    }
    uint32_t seq = words.n == s.n ? all : seqs_add(&k->out->locs, words.at, (uint32_t)words.n);
    vec_release(&words);
    return seq || is_free ? seq : all;
}

/* The shared places of an access that count (A-CONTAINER). */
static uint32_t places_of(struct collector *k, const struct access *a)
{
    uint32_t all = shared_locs(k, a->locs);
    if (all)
        all = places_meant(k, a, all);
    if (!all)
        return all;
    if (a->flags & ACC_WRITE && is_made_in(k, a, call_is_of_promise))
        return 0;
    if (a->flags & ACC_WRITE && is_made_in(k, a, call_makes_shared))
        return places_but(k, all, true);
    return is_made_in(k, a, call_is_of_container) ? places_but(k, all, false) : all;
}

static void visit_stmt(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct collector *k = ctx;
    if (!states->n)
        return;
    vec_clear(&k->list);
    accesses_of(k->c, k->frame->inst, stmt, &k->list);
    for (size_t i = 0; i < k->list.n; i++) {
        const struct access *a = &k->list.at[i];
        uint32_t locs = places_of(k, a);
        size_t nentries = locs ? k->c->fctxs.at[k->fctx].entries.n : 0;
        uint32_t address = 0;
        if (nentries)
            address = term_of_choice(k->c, k->frame->inst, a, access_term(k->c, k->func, a));
        for (k->entry = 0; k->entry < nentries; k->entry++)
            for (size_t s = 0; s < states->n; s++)
                add_access(k, a, locs, address, &states->at[s]);
    }
}

void classes_collect(struct conc *c, struct classes *out)
{
    struct collector k = {.c = c, .out = out};
    seqs_init(&out->locs, "places of accesses");
    tuples_init(&out->extent_keys, 3);
    tuples_init(&out->aspect_keys, 5);
    tuples_init(&out->class_keys, 2);
    tuples_init(&out->member_keys, 5);
    answers_init(&k.owns, 4);
    answers_init(&k.guards, 4);
    answers_init(&k.elsewhere, 3);
    answers_init(&k.divisible, 1);
    for (uint32_t i = 0; i < c->fctxs.n; i++) {
        if (!c->fctxs.at[i].is_reached)
            continue;
        k.fctx = i;
        k.frame = &c->frames.at[c->fctxs.at[i].frame];
        k.func = pta_inst_func(c->pta, k.frame->inst);
        k.is_library = prog_func_is_library(c->prog, k.func);
        flow_each(c, i, visit_stmt, &k);
    }
    vec_release(&k.list);
    vec_release(&k.sites);
    answers_release(&k.owns);
    answers_release(&k.guards);
    answers_release(&k.elsewhere);
    answers_release(&k.divisible);
    c->stats.classes = (uint32_t)out->list.n;
}

void classes_release(struct classes *k)
{
    seqs_release(&k->locs);
    map_release(&k->locs_of);
    tuples_release(&k->extent_keys);
    tuples_release(&k->aspect_keys);
    tuples_release(&k->class_keys);
    tuples_release(&k->member_keys);
    vec_release(&k->extents);
    vec_release(&k->list);
    vec_release(&k->members);
}
