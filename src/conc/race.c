/*
 * Pairs. Only classes of accesses are compared (classes.h; O2 section 4.1, lock-region merging,
 * with reads and writes kept apart): first which extents overlap, by a sweep over the sorted
 * locations; then the aspects at them, each two aspects once; and only where these can race the
 * statements, one by one, by element and phase.
 */
#include "base/hash.h"
#include "conc/classes.h"
#include "conc/element/index.h"
#include "conc/lock/explore.h"
#include "conc/lock/turn.h"
#include "conc/order/buffers.h"
#include "conc/order/lazy.h"
#include "conc/order/phase.h"
#include "conc/order/seat.h"
#include "conc/order/signal.h"
#include <stdlib.h>

/* A list that nobody can read is cut, and says so: pairs of statements of one object, and of each
 * object once there are this many in all, and pairs of two statements that each have so many. */
enum { MAX_PER_OBJECT = 5000, MANY_PAIRS = 50000, FEW_PER_OBJECT = 25 };
/* A statement that is in that many pairs is not paired with another such; fewer in long lists. */
enum { MAX_PER_STMT = 16, LONG_LIST = 2000, FEW_PER_STMT = 8 };
/* None of these is cut while the variable is in fewer pairs than that. */
enum { FEW_PER_VARIABLE = 8, FEW_MEANT = 4 };

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
/* A verdict is an enum verdict in the low bits, and what it rests on above them. */
enum { VERDICT_BITS = 3, VERDICT_MASK = (1 << VERDICT_BITS) - 1 };

struct alive {
    uint64_t *origins;        /* a bit each */
    const uint64_t *acquired; /* flags, semaphores, latches: syncs_acquired */
};

/* A verdict on two aspects. */
struct remembered {
    uint64_t key;
    uint32_t verdict; /* (sync << VERDICT_BITS | verdict) + 1; 0 none */
};
enum { REMEMBERED = 1 << 15 };

/* Of locks: has the class a pair that only they keep apart, or none do; has it no lock? */
enum need { NEED_FOUND = 1, NEED_NONE = 2 };

struct comparer {
    struct conc *c;
    struct classes k;
    struct index *index;
    struct phases *phases;
    struct explore *explore;
    struct remembered *last; /* by hash of two aspects */
    struct map alive;        /* set of what is alive -> index into alive_list */
    VEC(struct alive) alive_list;
    struct answers apart;           /* two elements -> are they different ones? */
    struct map excluded;            /* two guard sets -> 2: they exclude each other, 1: not */
    struct map reported;            /* pairs of statements */
    VEC(struct flag_pair) by_flag;  /* pairs of classes that a flag keeps apart */
    VEC(struct flag_pair) by_turn;  /* pairs that a turn keeps apart */
    VEC(struct flag_pair) by_fresh; /* pairs that a publication keeps apart (in `sync`) */
    struct map per_object;          /* object -> pairs reported */
    struct map per_variable;        /* variable -> pairs reported */
    uint8_t *per_stmt;              /* statement -> pairs reported, MAX_PER_STMT at most */
    uint8_t *needs;                 /* class -> enum need; NULL: not asked */
};

/* ---- two aspects ---- */

/* What is known of a set of live ones. */
static const struct alive *alive_of(struct comparer *k, uint32_t live)
{
    bool is_new;
    uint32_t *slot = map_slot(&k->alive, live, &is_new);
    uint32_t n = pta_norigins(k->c->pta);
    if (is_new) {
        *slot = (uint32_t)k->alive_list.n;
        struct alive a = {ARENA_ARRAY(&k->c->arena, uint64_t, n / 64 + 1),
                          syncs_acquired(k->c, live)};
        struct seq s = seqs_at(&k->c->sets, live);
        for (uint32_t i = 0; i < s.n && s.at[i] < 2 * n; i++) /* LIVE_ONE or LIVE_MORE of each */
            a.origins[s.at[i] / 128] |= 1ull << (s.at[i] / 2 % 64);
        vec_push(&k->alive_list, a);
    }
    return &k->alive_list.at[*slot];
}

static bool has_origin(const struct alive *a, uint32_t origin)
{
    return a->origins[origin / 64] >> (origin % 64) & 1;
}

/* May the two run at the same time, for all that is known of the threads' lives? */
static bool may_overlap(struct comparer *k, const struct aspect *a, const struct aspect *b)
{
    if (are_first_comers(k->c, (origin_id){a->origin}, (origin_id){b->origin}))
        return false;
    return has_origin(alive_of(k, a->live), b->origin) &&
           has_origin(alive_of(k, b->live), a->origin);
}

/* A flag, semaphore or latch that orders the two; PTA_NONE. One of them must have acquired it. */
static uint32_t ordering_sync(struct comparer *k, const struct aspect *a, const struct aspect *b)
{
    if (!k->c->syncs.n)
        return PTA_NONE;
    struct sync_view va = {a->origin, a->live, a->guards, alive_of(k, a->live)->acquired};
    struct sync_view vb = {b->origin, b->live, b->guards, alive_of(k, b->live)->acquired};
    return sync_orders(k->c, &va, &vb);
}

/* Has a's thread the object for itself, as far as b is concerned? */
static bool has_it_alone(const struct conc *c, const struct aspect *a, const struct aspect *b)
{
    if (c->opt.mode == MODE_SOUND)
        return false;
    bool is_given_up = b->own == OWN_DROPPED || b->own == OWN_LAST;
    return (a->own == OWN_LAST && !is_given_up) || (a->own == OWN_LAST && b->own == OWN_LAST) ||
           (a->own == OWN_TAKEN && (b->own == OWN_TAKEN || b->own == OWN_KEPT));
}

/* A handler that its executor never runs twice at once. */
static bool is_serial(const struct conc *c, const struct aspect *a, const struct aspect *b)
{
    return a->origin == b->origin && pta_origin(c->pta, (origin_id){a->origin})->flags & EFF_SERIAL;
}

/* Far fewer guard sets meet than aspects. */
static bool are_excluded(struct comparer *k, uint32_t a, uint32_t b)
{
    bool is_new;
    uint32_t *slot = map_slot(&k->excluded, map_key2(MIN(a, b), MAX(a, b)), &is_new);
    if (is_new)
        *slot = guards_exclude(k->c, a, b) ? 2 : 1;
    return *slot == 2;
}

/* Volatile accesses of a handler: `volatile sig_atomic_t` is made for them. */
static bool are_for_handler(const struct conc *c, const struct aspect *a, const struct aspect *b)
{
    return a->flags & b->flags & ACC_VOLATILE &&
           (pta_origin_is_handler(c->pta, (origin_id){a->origin}) ||
            pta_origin_is_handler(c->pta, (origin_id){b->origin}));
}

static bool is_crash(const struct conc *c, const struct aspect *a, const struct aspect *b)
{
    return pta_origin_is_crash(c->pta, (origin_id){a->origin}) ||
           pta_origin_is_crash(c->pta, (origin_id){b->origin});
}

static uint32_t judge(struct comparer *k, const struct aspect *a, const struct aspect *b)
{
    struct conc *c = k->c;
    if (!((a->flags | b->flags) & ACC_WRITE) || (a->flags & b->flags & ACC_ATOMIC))
        return VERDICT_SAME_KIND;
    if (are_for_handler(c, a, b))
        return VERDICT_SAME_KIND;
    if (is_crash(c, a, b))
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
    if (!may_overlap(k, a, b) || is_serial(c, a, b))
        return VERDICT_ORDERED;
    if (guards_round(c, a->guards, b->guards))
        return VERDICT_ORDERED;
    if (a->guards && b->guards && are_excluded(k, a->guards, b->guards))
        return VERDICT_LOCKED;
    uint32_t turn = guards_turn(c, a->guards, b->guards);
    bool is_state = turn != PTA_NONE && c->turns.at[turn].is_state;
    uint32_t sync = turn == PTA_NONE || is_state ? ordering_sync(k, a, b) : PTA_NONE;
    if (turn != PTA_NONE && sync == PTA_NONE)
        return turn << VERDICT_BITS | VERDICT_TURN;
    uint32_t published = MAX(a->own, b->own) >> OWN_PUBLISHED;
    if (sync == PTA_NONE && published)
        return published << VERDICT_BITS | VERDICT_FRESH;
    if (sync == PTA_NONE)
        return VERDICT_RACE;
    return c->syncs.at[sync].kind == SYNC_FLAG ? sync << VERDICT_BITS | VERDICT_FLAG
                                               : VERDICT_ORDERED;
}

/*
 * Two that only read are told apart before anything is looked up, and where nothing but the live
 * threads counts, judging is as fast as remembering. Most pairs of aspects meet once or often at a
 * time: the last ones are remembered, not all.
 */
static uint32_t verdict_of(struct comparer *k, uint32_t x, uint32_t y)
{
    struct aspect p = aspect_at(&k->k, x), q = aspect_at(&k->k, y);
    if (!((p.flags | q.flags) & ACC_WRITE))
        return VERDICT_SAME_KIND;
    if (!p.guards && !q.guards && !k->c->syncs.n)
        return judge(k, &p, &q);
    uint64_t key = map_key2(MIN(x, y), MAX(x, y));
    struct remembered *r = &k->last[hash_mix64(key) & (REMEMBERED - 1)];
    if (r->key != key || !r->verdict)
        *r = (struct remembered){key, judge(k, &p, &q) + 1};
    return r->verdict - 1;
}

/* ---- two statements ---- */

/* The same two are met again with other locks and other threads alive. */
static bool are_apart(struct comparer *k, const struct element *x, const struct element *y)
{
    uint32_t key[10] = {
        x->frame, x->stmt, x->address.bits, x->base.bits, (uint32_t)x->size,
        y->frame, y->stmt, y->address.bits, y->base.bits, (uint32_t)y->size,
    };
    bool is_new;
    uint32_t *answer = answer_to(&k->apart, key, &is_new);
    if (is_new)
        *answer = elements_apart(k->index, x, y);
    return *answer;
}

/* What keeps the two from touching the same element at the same time; FATE_RACE if nothing does. */
static enum pair_fate apart_by(struct comparer *k, const struct class *a, const struct member *m,
                               const struct class *b, const struct member *n)
{
    struct conc *c = k->c;
    struct element x = {c->fctxs.at[m->inner_fctx].frame, m->inner_stmt, m->address, m->base,
                        k->k.extents.at[a->extent].size};
    struct element y = {c->fctxs.at[n->inner_fctx].frame, n->inner_stmt, n->address, n->base,
                        k->k.extents.at[b->extent].size};
    struct ring_side p = {c->fctxs.at[m->fctx].frame, m->stmt, aspect_at(&k->k, a->aspect).guards};
    struct ring_side q = {c->fctxs.at[n->fctx].frame, n->stmt, aspect_at(&k->k, b->aspect).guards};
    if (phases_apart(k->phases, c->fctxs.at[m->fctx].frame, m->stmt, c->fctxs.at[n->fctx].frame,
                     n->stmt))
        return FATE_PHASE;
    if (init_comes_first(c, x.frame, x.address, y.frame) ||
        init_comes_first(c, y.frame, y.address, x.frame))
        return FATE_INIT;
    if (errands_are_one(c, x.frame, y.frame))
        return FATE_SERIAL;
    if (are_apart(k, &x, &y))
        return FATE_APART;
    if (rings_apart(c, &p, &q))
        return FATE_RING;
    struct signal_side g = {x.frame, x.stmt, x.address}, h = {y.frame, y.stmt, y.address};
    if (signals_apart(c, &g, &h))
        return FATE_SIGNAL;
    if (lazy_apart(k->index, &g, p.guards, &h, q.guards))
        return FATE_LAZY;
    if (seats_apart(c, &g, &h))
        return FATE_SEAT;
    if (buffers_apart(k->index, &(struct buffer_side){x.frame, x.stmt, x.address, p.guards},
                      &(struct buffer_side){y.frame, y.stmt, y.address, q.guards}))
        return FATE_BUFFER;
    bool is_apart = explore_apart(k->explore, (struct explore_point){x.frame, x.stmt},
                                  (struct explore_point){y.frame, y.stmt});
    return is_apart ? FATE_EXPLORED : FATE_RACE;
}

/* Are both statements in enough pairs already? */
static bool are_listed(const struct comparer *k, uint32_t x, uint32_t y)
{
    uint32_t limit = k->c->races.n < LONG_LIST ? MAX_PER_STMT : FEW_PER_STMT;
    return MIN(k->per_stmt[x], k->per_stmt[y]) >= limit;
}

static void count_stmt(struct comparer *k, uint32_t stmt)
{
    if (k->per_stmt[stmt] < MAX_PER_STMT)
        k->per_stmt[stmt]++;
}

/* Is every statement of the class in enough pairs already? */
static bool is_listed(const struct comparer *k, const struct class *cl)
{
    for (uint32_t i = cl->first; i; i = k->k.members.at[i - 1].next) {
        uint32_t stmt = k->k.members.at[i - 1].stmt_id;
        if (!are_listed(k, stmt, stmt))
            return false;
    }
    return true;
}

/* Place of an object, as a report names it: the memory of one allocation is one in all contexts. */
static uint64_t variable_at(const struct comparer *k, loc_id at)
{
    const struct pta_loc *loc = pta_loc(k->c->pta, at);
    const struct pta_obj *obj = pta_obj(k->c->pta, loc->obj);
    uint64_t object = map_key2(obj->kind, obj->site);
    return hash_mix64(hash_mix64(object) + (uint32_t)loc->off) >> 1;
}

/* Is the variable in some pairs? None is left out because its statements, or its object, are in
 * many pairs on other variables: who mends those would not know of it. */
static bool is_shown(const struct comparer *k, uint64_t variable)
{
    return map_get(&k->per_variable, variable, 0) >= FEW_PER_VARIABLE;
}

/* Is the object of the variable in enough pairs, and the variable in some? */
static bool is_enough(const struct comparer *k, loc_id at)
{
    uint32_t limit = k->c->races.n < MANY_PAIRS ? MAX_PER_OBJECT : FEW_PER_OBJECT;
    return map_get(&k->per_object, pta_loc(k->c->pta, at)->obj.i, 0) >= limit &&
           is_shown(k, variable_at(k, at));
}

/* Is the access by a pointer that can mean few places only? Where it can mean many, most of them
 * are not meant: one is told, the others are not. */
static bool means_few(const struct conc *c, const struct race_side *side)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, side->inst).i];
    const struct ir_stmt *s = &pf->stmts[side->stmt];
    bool is_plain = s->op == IR_LOAD || s->op == IR_STORE || s->op == IR_RMW;
    return is_plain && idset_count(pta_value(c->pta, side->inst, prog_args(pf, s)[0])) <= FEW_MEANT;
}

/* Two statements race once, whatever objects and contexts they meet in; again only on a variable
 * that no other pair tells of, where each means few. */
static bool is_told(const struct comparer *k, const struct race *r, uint64_t key, uint64_t variable)
{
    return map_get(&k->reported, key, 0) &&
           (map_get(&k->per_variable, variable, 0) || r->side[0].loc.i != r->side[1].loc.i ||
            !means_few(k->c, &r->side[0]) || !means_few(k->c, &r->side[1]));
}

static void report(struct comparer *k, const struct class *a, const struct class *b,
                   struct meeting at)
{
    struct conc *c = k->c;
    bool a_writes = aspect_at(&k->k, a->aspect).flags & ACC_WRITE;
    const struct class *w = a_writes ? a : b, *o = a_writes ? b : a;
    loc_id wl = {a_writes ? at.a : at.b}, ol = {a_writes ? at.b : at.a};
    uint64_t variable = variable_at(k, wl);
    if (is_enough(k, wl) || (is_listed(k, a) && is_listed(k, b) && is_shown(k, variable))) {
        c->stats.races_cut += (uint64_t)a->seen_stmts * b->seen_stmts;
        return;
    }
    for (uint32_t i = w->first; i; i = k->k.members.at[i - 1].next) {
        for (uint32_t j = o->first; j; j = k->k.members.at[j - 1].next) {
            const struct member *m = &k->k.members.at[i - 1], *n = &k->k.members.at[j - 1];
            if (a == b && j < i)
                continue; /* each unordered pair once */
            uint32_t x = m->stmt_id, y = n->stmt_id;
            uint64_t key = map_key2(MIN(x, y), MAX(x, y));
            if (are_listed(k, x, y) && is_shown(k, variable)) {
                c->stats.races_cut++;
                continue;
            }
            struct race r = {.obj = pta_loc(c->pta, wl)->obj};
            r.side[0] = side_of_member(&k->k, w, wl, m);
            r.side[1] = side_of_member(&k->k, o, ol, n);
            if (is_told(k, &r, key, variable) || apart_by(k, w, m, o, n) != FATE_RACE)
                continue;
            r.is_again = map_get(&k->reported, key, 0);
            map_put(&k->reported, key, 1);
            count_stmt(k, x);
            count_stmt(k, y);
            r.is_many = r.side[0].origin.i == r.side[1].origin.i;
            vec_push(&c->races, r);
            bool is_new;
            ++*map_slot(&k->per_object, r.obj.i, &is_new);
            ++*map_slot(&k->per_variable, variable, &is_new);
        }
    }
    uint64_t all = (uint64_t)a->seen_stmts * b->seen_stmts, kept = (uint64_t)a->count * b->count;
    c->stats.races_cut += all - kept;
}

/* ---- pairs that somebody asks about ---- */

static bool is_watched(const struct comparer *k, int which, const struct member *m)
{
    return idset_has(k->c->opt.watch[which], m->stmt_id);
}

/* What a user is told of a verdict on two aspects. */
static enum pair_fate fate_of(struct comparer *k, const struct aspect *a, const struct aspect *b,
                              uint32_t verdict)
{
    const struct conc *c = k->c;
    switch (verdict & VERDICT_MASK) {
    case VERDICT_SAME_KIND:
        return FATE_SAME_KIND;
    case VERDICT_OWN:
        if (a->own == OWN_LAST || b->own == OWN_LAST)
            return FATE_LAST;
        return a->own == OWN_TAKEN || b->own == OWN_TAKEN ? FATE_TAKEN : FATE_OWN;
    case VERDICT_ORDERED:
        if (is_crash(c, a, b))
            return FATE_CRASH;
        if (!may_overlap(k, a, b))
            return FATE_ORDERED;
        if (is_serial(c, a, b))
            return FATE_SERIAL;
        return guards_round(c, a->guards, b->guards) ? FATE_ROUND : FATE_SYNC;
    case VERDICT_LOCKED:
        return FATE_LOCKED;
    case VERDICT_FLAG:
        return FATE_FLAG;
    case VERDICT_FRESH:
        return FATE_PUBLISHED;
    case VERDICT_TURN:
        return FATE_TURN;
    default:
        return FATE_RACE;
    }
}

/* Where the flag, semaphore or turn is that a verdict rests on. */
static loc_id keeper_of(struct comparer *k, const struct aspect *a, const struct aspect *b,
                        enum pair_fate fate, uint32_t verdict)
{
    const struct conc *c = k->c;
    if (fate == FATE_FLAG)
        return c->syncs.at[verdict >> VERDICT_BITS].loc;
    if (fate == FATE_TURN)
        return c->turns.at[verdict >> VERDICT_BITS].loc;
    uint32_t sync = fate == FATE_SYNC ? ordering_sync(k, a, b) : PTA_NONE;
    return sync == PTA_NONE ? (loc_id){PTA_NONE} : c->syncs.at[sync].loc;
}

static void watch(struct comparer *k, const struct class *a, const struct class *b,
                  struct meeting at, uint32_t verdict)
{
    enum { MOST = 10000 };
    if (!k->c->opt.watch[0])
        return;
    struct aspect pa = aspect_at(&k->k, a->aspect), pb = aspect_at(&k->k, b->aspect);
    for (uint32_t i = a->first; i; i = k->k.members.at[i - 1].next)
        for (uint32_t j = b->first; j; j = k->k.members.at[j - 1].next) {
            const struct member *m = &k->k.members.at[i - 1], *n = &k->k.members.at[j - 1];
            bool is_asked = (is_watched(k, 0, m) && is_watched(k, 1, n)) ||
                            (is_watched(k, 1, m) && is_watched(k, 0, n));
            if (!is_asked || k->c->watched.n >= MOST)
                continue;
            struct watched_pair p = {{side_of_member(&k->k, a, (loc_id){at.a}, m),
                                      side_of_member(&k->k, b, (loc_id){at.b}, n)},
                                     fate_of(k, &pa, &pb, verdict),
                                     {PTA_NONE}};
            p.by = keeper_of(k, &pa, &pb, p.fate, verdict);
            if (p.fate == FATE_RACE)
                p.fate = apart_by(k, a, m, b, n);
            vec_push(&k->c->watched, p);
        }
}

/* ---- two classes, two extents ---- */

static bool is_revisited(uint32_t verdict)
{
    uint32_t kind = verdict & VERDICT_MASK;
    return kind == VERDICT_FLAG || kind == VERDICT_FRESH || kind == VERDICT_TURN;
}

static void note_need(struct comparer *k, uint32_t x, uint32_t y, uint32_t verdict)
{
    if (!k->needs || (verdict != VERDICT_RACE && verdict != VERDICT_LOCKED))
        return;
    k->needs[x] |= NEED_FOUND;
    k->needs[y] |= NEED_FOUND;
}

static void compare(struct comparer *k, uint32_t x, uint32_t y, struct meeting at)
{
    struct conc_stats *stats = &k->c->stats;
    const struct class *a = &k->k.list.at[x], *b = &k->k.list.at[y];
    uint32_t verdict = verdict_of(k, a->aspect, b->aspect);
    /* What can still come back is watched when that is known. */
    if (!is_revisited(verdict))
        watch(k, a, b, at, verdict);
    if (verdict == VERDICT_SAME_KIND || verdict == VERDICT_OWN)
        return;
    stats->pairs++;
    stats->pairs_locked += verdict == VERDICT_LOCKED;
    stats->pairs_ordered += verdict == VERDICT_ORDERED || (verdict & VERDICT_MASK) == VERDICT_FLAG;
    note_need(k, x, y, verdict);
    if (verdict == VERDICT_RACE)
        report(k, a, b, at);
    else if ((verdict & VERDICT_MASK) == VERDICT_FLAG)
        vec_push(&k->by_flag, ((struct flag_pair){x, y, at, verdict >> VERDICT_BITS}));
    else if ((verdict & VERDICT_MASK) == VERDICT_TURN)
        vec_push(&k->by_turn, ((struct flag_pair){x, y, at, verdict >> VERDICT_BITS}));
    else if ((verdict & VERDICT_MASK) == VERDICT_FRESH)
        vec_push(&k->by_fresh, ((struct flag_pair){x, y, at, verdict >> VERDICT_BITS}));
}

static void compare_extents(struct comparer *k, uint32_t x, uint32_t y, struct meeting at)
{
    const struct extent *e = &k->k.extents.at[x], *f = &k->k.extents.at[y];
    for (uint32_t i = e->first; i; i = k->k.list.at[i - 1].next)
        for (uint32_t j = f->first; j; j = k->k.list.at[j - 1].next)
            if (x != y || j <= i)
                compare(k, i - 1, j - 1, at);
}

/* Which classes need their locks, of those that have any: the pairs themselves are not told. */
static void find_needs(struct comparer *k, uint32_t x, uint32_t y)
{
    const struct extent *e = &k->k.extents.at[x], *f = &k->k.extents.at[y];
    for (uint32_t i = e->first; i; i = k->k.list.at[i - 1].next)
        for (uint32_t j = f->first; j; j = k->k.list.at[j - 1].next)
            if ((x != y || j <= i) && !(k->needs[i - 1] && k->needs[j - 1]))
                note_need(k, i - 1, j - 1,
                          verdict_of(k, k->k.list.at[i - 1].aspect, k->k.list.at[j - 1].aspect));
}

/* Reports a pair after all, or leaves it dropped. */
static void revisit(struct comparer *k, const struct flag_pair *p, enum verdict kind, bool is_race)
{
    const struct class *a = &k->k.list.at[p->a], *b = &k->k.list.at[p->b];
    watch(k, a, b, p->at, is_race ? (uint32_t)VERDICT_RACE : p->sync << VERDICT_BITS | kind);
    if (is_race)
        report(k, a, b, p->at);
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
        revisit(k, &p, VERDICT_FLAG, idset_has(&racy, c->syncs.at[p.sync].loc.i));
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
        revisit(k, &p, VERDICT_TURN, c->turns.at[p.sync].is_bad);
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
        revisit(k, &p, VERDICT_FRESH, is_unordered);
    }
    idset_release(&racy);
}

/* ---- which extents overlap ---- */

/* A location and the extents of one size that it is in: two places overlap with all of theirs or
 * with none. Many locations are in the same extents: what was found for one of them is not looked
 * for again. */
struct place_of {
    bool is_wide;    /* strided or of unknown length */
    bool is_written; /* by one of its extents */
    uint32_t loc;
    struct pta_loc bytes; /* of the location, no further than its object (pta_bound) */
    uint64_t size;
    uint32_t extents; /* index into sweep.bits */
    uint32_t sole;    /* the only thread that uses it; PTA_NONE if there are more */
};

typedef VEC(struct place_of) place_vec;

struct extent_at {
    uint32_t loc, sole, size, extent;
};

/* A set of extents: two that are only read have nothing to do with each other. */
struct extent_set {
    struct idset all, written;
    struct idset covered; /* extents that were compared with all of it */
};

struct sweep {
    struct comparer *k;
    struct seqs sets;  /* of extents */
    struct map set_at; /* set of extents -> index into bits, + 1 */
    VEC(struct extent_set) bits;
    uint32_t *sole;    /* extent -> the only thread that uses it; PTA_NONE if there are more */
    struct idset *met; /* extent -> extents it need not be compared with any more */
    struct map done;   /* two sets of extents that were compared -> a race of theirs, + 1; 0 */
};

static int by_loc(const void *pa, const void *pb)
{
    const struct extent_at *a = pa, *b = pb;
    if (a->loc != b->loc)
        return a->loc < b->loc ? -1 : 1;
    if (a->sole != b->sole)
        return a->sole < b->sole ? -1 : 1;
    if (a->size != b->size)
        return a->size < b->size ? -1 : 1;
    return a->extent < b->extent ? -1 : a->extent > b->extent;
}

static int by_place(const void *pa, const void *pb)
{
    const struct place_of *a = pa, *b = pb;
    if (a->bytes.obj.i != b->bytes.obj.i)
        return a->bytes.obj.i < b->bytes.obj.i ? -1 : 1;
    if (a->is_wide != b->is_wide)
        return a->is_wide ? 1 : -1;
    if (a->bytes.off != b->bytes.off)
        return a->bytes.off < b->bytes.off ? -1 : 1;
    if (a->loc != b->loc)
        return a->loc < b->loc ? -1 : 1;
    return a->extents < b->extents ? -1 : a->extents > b->extents;
}

/* A variable of an object that has enough of them is not looked at any further, unless somebody
 * asks. */
static bool is_cut(const struct sweep *s, loc_id at)
{
    return !s->k->c->opt.watch[0] && is_enough(s->k, at);
}

/* Compares two extents that overlap there. */
static void meet(struct sweep *s, uint32_t x, uint32_t y, struct meeting at)
{
    if (x < y) {
        meet(s, y, x, (struct meeting){at.b, at.a});
        return;
    }
    idset_add(&s->met[x], y);
    idset_add(&s->met[y], x);
    if (!is_cut(s, (loc_id){at.a})) {
        compare_extents(s->k, x, y, at);
        return;
    }
    s->k->c->stats.races_cut++;
    if (s->k->needs)
        find_needs(s->k, x, y);
}

/* Compares an extent with those of a place that it was not compared with yet. */
static void meet_rest(struct sweep *s, uint32_t x, const struct place_of *b, uint32_t loc)
{
    struct idset rest = {0};
    struct extent_set *set = &s->bits.at[b->extents];
    const struct idset *others = s->k->k.extents.at[x].is_written ? &set->all : &set->written;
    idset_add(&set->covered, x);
    if (idset_contains(&s->met[x], others))
        return;
    idset_copy(&rest, others);
    idset_subtract(&rest, &s->met[x]);
    struct idset_iter it = idset_begin(&rest);
    uint32_t y;
    while (idset_step(&it, &y))
        meet(s, x, y, (struct meeting){loc, b->loc});
    idset_release(&rest);
}

/*
 * Statements that were found to race on one variable, and meet on this one, too, in the same
 * states: `bump(&x); bump(&y);`. Listed once for each variable that no other pair tells of.
 */
static void race_again(struct sweep *s, uint32_t first, loc_id at)
{
    struct comparer *k = s->k;
    struct conc *c = k->c;
    uint64_t variable = variable_at(k, at);
    struct race r = c->races.at[first];
    if (map_get(&k->per_variable, variable, 0) || is_enough(k, at) ||
        r.side[0].loc.i != r.side[1].loc.i || !means_few(c, &r.side[0]) ||
        !means_few(c, &r.side[1]))
        return;
    r.obj = pta_loc(c->pta, at)->obj;
    r.side[0].loc = r.side[1].loc = at;
    r.is_again = true;
    vec_push(&c->races, r);
    bool is_new;
    ++*map_slot(&k->per_object, r.obj.i, &is_new);
    ++*map_slot(&k->per_variable, variable, &is_new);
}

static void meet_places(struct sweep *s, const struct place_of *a, const struct place_of *b)
{
    bool is_one_thread = a->sole == b->sole && a->sole != PTA_NONE;
    if (is_one_thread || !(a->is_written || b->is_written) ||
        !pta_overlap(&a->bytes, a->size, &b->bytes, b->size))
        return;
    uint64_t key = map_key2(MIN(a->extents, b->extents), MAX(a->extents, b->extents));
    bool is_new;
    uint32_t found = *map_slot(&s->done, key, &is_new);
    if (!is_new) {
        if (found && a->loc == b->loc)
            race_again(s, found - 1, (loc_id){a->loc});
        return;
    }
    size_t before = s->k->c->races.n;
    const struct extent_set *set = &s->bits.at[a->extents];
    const struct idset *mine = b->is_written ? &set->all : &set->written;
    struct idset rest = {0};
    uint32_t x;
    enum idset_part part = idset_without(mine, &s->bits.at[b->extents].covered, &rest);
    struct idset_iter it = idset_begin(part == IDSET_ALL ? mine : &rest);
    while (idset_step(&it, &x))
        meet_rest(s, x, b, a->loc);
    idset_release(&rest);
    if (s->k->c->races.n > before)
        map_put(&s->done, key, (uint32_t)before + 1);
}

/* Those from `first` on with all before them; one that is only read with those written to. */
static void sweep_wide(struct sweep *s, const struct place_of *r, uint32_t n, uint32_t first)
{
    u32_vec written = {0};
    for (uint32_t i = 0; i < n; i++) {
        if (r[i].is_written)
            vec_push(&written, i);
        for (size_t j = 0; i >= first && !r[i].is_written && j < written.n; j++)
            meet_places(s, &r[i], &r[written.at[j]]);
        for (uint32_t j = 0; i >= first && r[i].is_written && j <= i; j++)
            meet_places(s, &r[i], &r[j]);
    }
    vec_release(&written);
}

static void sweep_object(struct sweep *s, const struct place_of *r, uint32_t n)
{
    uint32_t exact = 0;
    while (exact < n && !r[exact].is_wide)
        exact++;
    for (uint32_t i = 0; i < exact; i++) {
        int64_t end = r[i].bytes.off + (int64_t)r[i].size;
        for (uint32_t j = i; j < exact && r[j].bytes.off < end; j++)
            meet_places(s, &r[i], &r[j]);
    }
    if (exact < n)
        sweep_wide(s, r, n, exact);
}

/* The thread that alone uses what is in the extent, and is one; nobody has to be compared then,
 * unless somebody asks (heddle explain). */
static uint32_t sole_thread(const struct comparer *k, const struct extent *e)
{
    bool is_one = !conc_origin_is_many(k->c, (origin_id){e->origin});
    return is_one && !k->c->opt.watch[0] ? e->origin : PTA_NONE;
}

/* The place of a set of extents in sweep.bits. */
static uint32_t bits_of(struct sweep *s, const uint32_t *extents, uint32_t n)
{
    bool is_new;
    uint32_t *at = map_slot(&s->set_at, seqs_add(&s->sets, extents, n), &is_new);
    if (is_new) {
        struct extent_set bits = {0};
        for (uint32_t i = 0; i < n; i++) {
            idset_add(&bits.all, extents[i]);
            if (s->k->k.extents.at[extents[i]].is_written)
                idset_add(&bits.written, extents[i]);
        }
        vec_push(&s->bits, bits);
        *at = (uint32_t)s->bits.n;
    }
    return *at - 1;
}

/* The extents of one location and one size, of one thread or of those that there may be many of,
 * as a place. */
static struct place_of place_make(struct sweep *s, const struct extent_at *at, uint32_t n)
{
    const struct conc *c = s->k->c;
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){at->loc});
    struct place_of p = {.loc = at->loc, .bytes = *l, .size = at->size, .sole = at->sole};
    u32_vec extents = {0};
    p.is_wide = l->stride || l->inner || l->ext || !at->size;
    if (c->opt.mode != MODE_SOUND && (!p.size || l->stride == 1))
        pta_bound(c->pta, (loc_id){at->loc}, &p.bytes, &p.size);
    for (uint32_t i = 0; i < n; i++) {
        vec_push(&extents, at[i].extent);
        p.is_written |= s->k->k.extents.at[at[i].extent].is_written;
    }
    p.extents = bits_of(s, extents.at, n);
    vec_release(&extents);
    return p;
}

static bool are_one_place(const struct extent_at *a, const struct extent_at *b)
{
    return a->loc == b->loc && a->sole == b->sole && a->size == b->size;
}

static void find_places(struct sweep *s, place_vec *out)
{
    const struct classes *k = &s->k->k;
    VEC(struct extent_at) all = {0};
    for (uint32_t e = 0; e < k->extents.n; e++) {
        struct seq locs = seqs_at(&k->locs, k->extents.at[e].locs);
        for (uint32_t i = 0; i < locs.n; i++)
            vec_push(&all, ((struct extent_at){locs.at[i], s->sole[e], k->extents.at[e].size, e}));
    }
    if (all.n)
        qsort(all.at, all.n, sizeof *all.at, by_loc);
    for (size_t i = 0, j; i < all.n; i = j) {
        for (j = i; j < all.n && are_one_place(&all.at[i], &all.at[j]); j++)
            ;
        vec_push(out, place_make(s, all.at + i, (uint32_t)(j - i)));
    }
    if (out->n)
        qsort(out->at, out->n, sizeof *out->at, by_place);
    vec_release(&all);
}

static void compare_all(struct comparer *k)
{
    place_vec r = {0};
    struct sweep s = {.k = k, .met = xcalloc(k->k.extents.n + 1, sizeof *s.met)};
    s.sole = xcalloc(k->k.extents.n + 1, sizeof *s.sole);
    for (size_t i = 0; i < k->k.extents.n; i++)
        s.sole[i] = sole_thread(k, &k->k.extents.at[i]);
    seqs_init(&s.sets, "extents");
    find_places(&s, &r);
    for (uint32_t i = 0, j; i < r.n; i = j) {
        for (j = i; j < r.n && r.at[j].bytes.obj.i == r.at[i].bytes.obj.i; j++)
            ;
        sweep_object(&s, r.at + i, j - i);
    }
    for (size_t i = 0; i < k->k.extents.n; i++)
        idset_release(&s.met[i]);
    free(s.met);
    free(s.sole);
    for (size_t i = 0; i < s.bits.n; i++) {
        idset_release(&s.bits.at[i].all);
        idset_release(&s.bits.at[i].written);
        idset_release(&s.bits.at[i].covered);
    }
    vec_release(&s.bits);
    map_release(&s.set_at);
    map_release(&s.done);
    seqs_release(&s.sets);
    vec_release(&r);
}

/* Accesses without a lock need none. */
static uint8_t *needs_new(const struct conc *c, const struct classes *k)
{
    uint8_t *needs = xcalloc(k->list.n + 1, sizeof *needs);
    for (size_t i = 0; i < k->list.n; i++) {
        bool has_lock = false;
        for (uint32_t m = k->list.at[i].first; m && !has_lock; m = k->members.at[m - 1].next)
            has_lock = seqs_at(&c->sets, k->members.at[m - 1].lockset).n > 0;
        needs[i] = has_lock ? 0 : NEED_NONE;
    }
    return needs;
}

void races_run(struct conc *c)
{
    struct comparer k = {.c = c, .index = index_new(c), .phases = phases_new(c)};
    k.explore = explore_new(c);
    answers_init(&k.apart, 10);
    index_use_phases(k.index, k.phases);
    turns_settle(c, k.index);
    k.per_stmt = xcalloc(c->prog->nstmts + 1, sizeof *k.per_stmt);
    k.last = xcalloc(REMEMBERED, sizeof *k.last);
    classes_collect(c, &k.k);
    sharing_collect(c, &k.k);
    if (c->opt.with_regions)
        k.needs = needs_new(c, &k.k);
    compare_all(&k);
    revisit_turns(&k);
    revisit_flags(&k);
    revisit_fresh(&k);
    lanes_run(k.index);
    for (size_t i = 0; k.needs && i < k.k.list.n; i++)
        if (k.needs[i] == NEED_FOUND)
            regions_need(c, &k.k, &k.k.list.at[i]);
    free(k.needs);
    index_free(k.index);
    phases_free(k.phases);
    explore_free(k.explore);
    write_log_release(c);
    classes_release(&k.k);
    free(k.last);
    map_release(&k.alive);
    vec_release(&k.alive_list);
    map_release(&k.excluded);
    answers_release(&k.apart);
    map_release(&k.reported);
    map_release(&k.per_object);
    map_release(&k.per_variable);
    free(k.per_stmt);
    vec_release(&k.by_flag);
    vec_release(&k.by_turn);
    vec_release(&k.by_fresh);
}
