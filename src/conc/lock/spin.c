/*
 * Locks that are made of one atomic word: taken by an exchange, an or, or a compare-and-swap that
 * finds it free, given back by a store of zero or by any other operation that changes it. Whether
 * it was got is told by what was in it before, or by whether the swap succeeded.
 */
#include "conc/conc_int.h"
#include <stdlib.h>

static bool is_constant(const struct prog_func *pf, ir_ref ref, bool is_zero)
{
    int64_t value;
    return ir_ref_int(pf->unit, ref, &value) && (value == 0) == is_zero;
}

/* Zero, also in every round: what a failed swap left in the variable was put back. */
static bool expects_zero(struct conc *c, const struct prog_func *pf, ir_ref ref, int depth)
{
    enum { MAX_ROUNDS = 4 };
    if (ref_kind(ref) != REF_REG)
        return is_constant(pf, ref, true);
    const struct ir_stmt *s = def_in_func(c, (func_id){(uint32_t)(pf - c->prog->funcs)}, ref);
    if (!s || depth == MAX_ROUNDS || (s->op != IR_PHI && s->op != IR_COPY))
        return false;
    for (uint32_t k = 0; k < s->nargs; k += s->op == IR_PHI ? 2 : 1) {
        ir_ref in = prog_args(pf, s)[k];
        if (in.bits != ref.bits && !expects_zero(c, pf, in, depth + 1))
            return false;
    }
    return true;
}

static bool is_taking(struct conc *c, const struct prog_func *pf, const struct ir_stmt *s,
                      const ir_ref *args)
{
    if (s->sub == ORDER_RELAXED || s->sub == ORDER_NONE)
        return false;
    if (s->op == IR_RMW)
        return (s->aux == RMW_XCHG || s->aux == RMW_OR) && is_constant(pf, args[1], false);
    /* From zero to an owner's number, or to a constant. */
    return s->op == IR_CMPXCHG && expects_zero(c, pf, args[1], 0);
}

/* Operations that leave a lock free that was held; with any order. */
static bool is_freeing(const struct prog_func *pf, const struct ir_stmt *s, const ir_ref *args)
{
    switch (s->op) {
    case IR_STORE:
        return is_constant(pf, args[1], true);
    case IR_CMPXCHG:
        return is_constant(pf, args[2], true);
    case IR_RMW:
        return s->aux == RMW_XCHG ? is_constant(pf, args[1], true) : s->aux != RMW_OR;
    default:
        return false;
    }
}

static bool is_giving(const struct prog_func *pf, const struct ir_stmt *s, const ir_ref *args)
{
    return is_freeing(pf, s, args) && (s->op != IR_STORE || s->sub > ORDER_ACQUIRE);
}

enum sync_event spin_event(struct conc *c, uint32_t frame, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = prog_args(pf, s);
    bool takes = is_taking(c, pf, s, args);
    bool gives = !takes && is_giving(pf, s, args);
    if ((!takes && !gives) ||
        !idset_intersects(pta_value(c->pta, c->frames.at[frame].inst, args[0]), &c->spin_locks))
        return EVENT_NONE;
    return takes ? EVENT_TAKE : EVENT_GIVE;
}

/* ---- was it got? ---- */

static bool is_used(const struct prog_func *pf, uint32_t reg)
{
    for (uint32_t i = 0; reg != IR_NO_REG && i < pf->func->nstmts; i++) {
        const ir_ref *args = prog_args(pf, &pf->stmts[i]);
        for (uint32_t k = 0; k < pf->stmts[i].nargs; k++)
            if (ref_kind(args[k]) == REF_REG && ref_index(args[k]) == reg)
                return true;
    }
    return false;
}

/*
 * Is the old value compared with nothing but zero and the value that it has when the lock is held?
 * Who asks for another number does not learn whether the lock was free.
 */
static bool is_compared_well(const struct prog_func *pf, uint32_t reg, int64_t held)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = prog_args(pf, s);
        int64_t value;
        if (s->op == IR_CMP && ref_kind(args[0]) == REF_REG && ref_index(args[0]) == reg &&
            ir_ref_int(pf->unit, args[1], &value) && value && value != held)
            return false;
    }
    return true;
}

/* `old & 1`, if nothing else is done with the old value and the bit is one that the lock has. */
static uint32_t masked(const struct prog_func *pf, uint32_t reg, int64_t held)
{
    uint32_t found = reg;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = prog_args(pf, s);
        int64_t mask;
        for (uint32_t k = 0; k < s->nargs; k++) {
            if (ref_kind(args[k]) != REF_REG || ref_index(args[k]) != reg)
                continue;
            if (s->op != IR_AND || found != reg || !ir_ref_int(pf->unit, args[1], &mask) ||
                !(mask & held))
                return reg;
            found = s->dst;
        }
    }
    return found;
}

uint32_t spin_result(struct conc *c, func_id f, uint32_t stmt, enum success_kind *success)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = prog_args(pf, s);
    if (s->op == IR_CMPXCHG && (!is_constant(pf, args[1], true) || is_used(pf, s->aux))) {
        *success = SUCCESS_NONZERO;
        return s->aux;
    }
    int64_t held = 0;
    *success = SUCCESS_ZERO;
    if (s->dst == IR_NO_REG || !ir_ref_int(pf->unit, args[s->op == IR_CMPXCHG ? 2 : 1], &held))
        return s->dst;
    uint32_t reg = s->op == IR_CMPXCHG ? s->dst : masked(pf, s->dst, held);
    return is_compared_well(pf, reg, held) ? reg : IR_NO_REG;
}

/* ---- do they keep each other out? ---- */

/* What must be in the word before for a taker to have the lock, and what it puts there. */
enum free_kind { FREE_IF_ZERO, FREE_IF_CLEAR, FREE_IF_OTHER };
struct taking {
    uint32_t loc;
    enum free_kind kind;
    int64_t asked; /* bits that are clear, or the number that it is not */
    bool is_known; /* what is put there; an owner's number is not, and is not zero */
    int64_t put;
};

struct takings {
    VEC(struct taking) all; /* few: those of one place are compared with each other */
    struct map first;       /* place -> index + 1; further ones stand behind it, by `next` */
    u32_vec next;           /* index -> index + 1 */
};

/* The number other than zero that the old value is compared with; 0 none. */
static int64_t number_compared(const struct prog_func *pf, uint32_t reg)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = prog_args(pf, s);
        int64_t value;
        if (s->op == IR_CMP && ref_kind(args[0]) == REF_REG && ref_index(args[0]) == reg &&
            ir_ref_int(pf->unit, args[1], &value) && value)
            return value;
    }
    return 0;
}

/* The bits of the old value that are looked at; 0: all of them. */
static int64_t bits_asked(const struct prog_func *pf, uint32_t old, uint32_t reg)
{
    int64_t mask = 0;
    for (uint32_t i = 0; old != reg && i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_AND && pf->stmts[i].dst == reg)
            ir_ref_int(pf->unit, prog_args(pf, &pf->stmts[i])[1], &mask);
    return mask;
}

static struct taking taking_at(const struct prog_func *pf, const struct ir_stmt *s)
{
    struct taking t = {.kind = FREE_IF_ZERO};
    ir_ref put = prog_args(pf, s)[s->op == IR_CMPXCHG ? 2 : 1];
    t.is_known = ir_ref_int(pf->unit, put, &t.put);
    if (s->op == IR_CMPXCHG || !t.is_known || s->dst == IR_NO_REG)
        return t;
    uint32_t reg = masked(pf, s->dst, t.put);
    t.asked = bits_asked(pf, s->dst, reg);
    if (t.asked)
        t.kind = FREE_IF_CLEAR;
    else if ((t.asked = number_compared(pf, reg)) != 0)
        t.kind = FREE_IF_OTHER;
    return t;
}

/* Does the one not get the lock while the other one has it? */
static bool keeps_out(const struct taking *has, const struct taking *wants)
{
    switch (wants->kind) {
    case FREE_IF_CLEAR:
        return has->is_known && (has->put & wants->asked);
    case FREE_IF_OTHER:
        return has->is_known && has->put == wants->asked;
    default:
        return true;
    }
}

/* Remembers how the place is taken; false if another way to take it is not kept out. */
static bool add_taking(struct takings *k, struct taking t)
{
    enum { MAX_WAYS = 8 };
    bool is_new;
    uint32_t *first = map_slot(&k->first, t.loc, &is_new);
    uint32_t n = 0;
    for (uint32_t i = is_new ? 0 : *first; i; i = k->next.at[i - 1], n++) {
        const struct taking *o = &k->all.at[i - 1];
        if (o->kind == t.kind && o->asked == t.asked && o->is_known == t.is_known &&
            o->put == t.put)
            return true;
        if (!keeps_out(o, &t) || !keeps_out(&t, o))
            return false;
    }
    vec_push(&k->all, t);
    vec_push(&k->next, is_new ? 0 : *first);
    *first = (uint32_t)k->all.n;
    return n < MAX_WAYS;
}

bool spin_is_freed(const struct conc *c, const struct prog_func *pf, const struct ir_stmt *s,
                   const struct idset *places)
{
    const ir_ref *args = prog_args(pf, s);
    int64_t kept;
    if (s->op != IR_RMW || s->aux != RMW_AND)
        return is_freeing(pf, s, args) && (s->op != IR_RMW || s->aux == RMW_XCHG);
    if (!ir_ref_int(pf->unit, args[1], &kept))
        return false;
    struct idset_iter it = idset_begin(places);
    for (uint32_t loc; idset_step(&it, &loc);)
        if (map_get(&c->spin_bits, loc, 0) & ~(uint64_t)kept)
            return true;
    return false;
}

/* ---- which words are locks? ---- */

static void find_in(struct conc *c, uint32_t frame, struct takings *k, struct idset *bad)
{
    const struct prog_func *pf = frame_func(c, frame);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_RMW && s->op != IR_CMPXCHG)
            continue;
        const ir_ref *args = prog_args(pf, s);
        if (!is_taking(c, pf, s, args))
            continue;
        const struct idset *locs = pta_value(c->pta, c->frames.at[frame].inst, args[0]);
        struct taking t = taking_at(pf, s);
        struct idset_iter it = idset_begin(locs);
        while (idset_step(&it, &t.loc)) {
            if (!add_taking(k, t))
                idset_add(bad, t.loc);
            map_put(&c->spin_bits, t.loc, t.kind == FREE_IF_CLEAR ? (uint32_t)t.asked : UINT32_MAX);
        }
        idset_union(&c->spin_locks, locs);
    }
}

/* Words that are taken by an atomic operation, in ways that keep each other out. */
static void find_words(struct conc *c)
{
    struct takings k = {0};
    struct idset bad = {0};
    for (uint32_t f = 0; f < c->frames.n; f++)
        find_in(c, f, &k, &bad);
    idset_subtract(&c->spin_locks, &bad);
    idset_release(&bad);
    vec_release(&k.all);
    vec_release(&k.next);
    map_release(&k.first);
}

/* Is the lock taken before, in the same function? */
static bool is_taken_before(struct conc *c, uint32_t frame, uint32_t stmt, const struct idset *locs)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = prog_args(pf, s);
        if ((s->op == IR_RMW || s->op == IR_CMPXCHG) && is_taking(c, pf, s, args) &&
            comes_first(info, i, stmt) && idset_intersects(pta_value(c->pta, inst, args[0]), locs))
            return true;
    }
    return false;
}

/*
 * What a thread gives back by a relaxed operation orders nothing: it is no lock. Who creates the
 * threads may set it up so.
 */
static void drop_relaxed(struct conc *c, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    bool is_created = pta_origin(c->pta, c->frames.at[frame].origin)->ncreations;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        bool is_access = s->op == IR_STORE || s->op == IR_RMW || s->op == IR_CMPXCHG;
        bool is_weak = s->sub == ORDER_RELAXED || (s->op != IR_STORE && s->sub == ORDER_ACQUIRE);
        if (!is_access || !is_weak)
            continue;
        const ir_ref *args = prog_args(pf, s);
        const struct idset *locs = pta_value(c->pta, c->frames.at[frame].inst, args[0]);
        if (!is_taking(c, pf, s, args) && is_freeing(pf, s, args) && !has_fence(c, frame, i) &&
            (is_created || is_taken_before(c, frame, i, locs)))
            idset_subtract(&c->spin_locks, locs);
    }
}

/* ---- who gives it back? ---- */

struct lock_users {
    VEC(uint64_t) takers, givers; /* (place, origin) */
    struct map given;             /* (place, origin) -> 1 */
    struct map starts;            /* (origin, origin that it starts) -> 1 */
};

static void find_lock_users(struct conc *c, uint32_t frame, struct lock_users *k)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    uint32_t loc, n, origin = c->frames.at[frame].origin.i;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_SPAWN)
            map_put(&k->starts, map_key2(origin, e[i].target), 1);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_RMW && s->op != IR_CMPXCHG && s->op != IR_STORE)
            continue;
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        bool takes = s->op != IR_STORE && is_taking(c, pf, s, args);
        bool gives = !takes && is_giving(pf, s, args);
        if (!takes && !gives)
            continue;
        struct idset_iter it = idset_begin(pta_value(c->pta, inst, args[0]));
        while (idset_step(&it, &loc)) {
            if (!idset_has(&c->spin_locks, loc))
                continue;
            if (gives) {
                vec_push(&k->givers, map_key2(loc, origin));
                map_put(&k->given, map_key2(loc, origin), 1);
            } else {
                vec_push(&k->takers, map_key2(loc, origin));
            }
        }
    }
}

static int by_key(const void *a, const void *b)
{
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

/* Is the origin started by one that takes the lock? The takers are sorted. */
static bool is_started_by_taker(const struct lock_users *k, uint32_t loc, uint32_t origin)
{
    size_t lo = 0, hi = k->takers.n;
    while (lo < hi) {
        size_t mid = lo + (hi - lo) / 2;
        if (k->takers.at[mid] >> 32 < loc)
            lo = mid + 1;
        else
            hi = mid;
    }
    for (; lo < k->takers.n && k->takers.at[lo] >> 32 == loc; lo++)
        if (map_get(&k->starts, map_key2((uint32_t)k->takers.at[lo], origin), 0))
            return true;
    return false;
}

/*
 * A mark that is set by one thread and cleared by another: `if (!busy.exchange(true)) start(t);`,
 * and what was started clears it. Who set it has it no longer after the start (flow.c). If others
 * clear it than those whom the setter starts, it is no lock at all.
 */
static void find_handed_locks(struct conc *c)
{
    struct lock_users k = {0};
    struct idset foreign = {0}; /* not given back by those who take it */
    for (uint32_t f = 0; f < c->frames.n; f++)
        find_lock_users(c, f, &k);
    if (k.takers.n)
        qsort(k.takers.at, k.takers.n, sizeof *k.takers.at, by_key);
    for (size_t i = 0; i < k.takers.n; i++)
        if (!map_get(&k.given, k.takers.at[i], 0))
            idset_add(&foreign, (uint32_t)(k.takers.at[i] >> 32));
    for (size_t i = 0; i < k.givers.n; i++) {
        uint32_t loc = (uint32_t)(k.givers.at[i] >> 32), giver = (uint32_t)k.givers.at[i];
        if (!idset_has(&foreign, loc))
            continue;
        if (is_started_by_taker(&k, loc, giver))
            map_put(&c->handed_locks, map_key2(loc, giver), 1);
        else
            idset_remove(&c->spin_locks, loc);
    }
    idset_release(&foreign);
    vec_release(&k.takers);
    vec_release(&k.givers);
    map_release(&k.given);
    map_release(&k.starts);
}

/* ---- locks that the new thread begins with ---- */

/* Does the function have the lock where it starts the thread? It gives none back itself. */
static bool has_it_at(struct conc *c, inst_id inst, uint32_t stmt, uint32_t loc)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    bool has_it = false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_RMW && s->op != IR_CMPXCHG && s->op != IR_STORE)
            continue;
        const ir_ref *args = prog_args(pf, s);
        const struct idset *places = pta_value(c->pta, inst, args[0]);
        enum success_kind success = SUCCESS_ALWAYS;
        if (!idset_has(places, loc))
            continue;
        if (s->op == IR_STORE || !is_taking(c, pf, s, args))
            return false;
        uint32_t reg = spin_result(c, f, i, &success);
        has_it |= idset_only(places) == loc && reg != IR_NO_REG &&
                  (success == SUCCESS_ZERO || success == SUCCESS_NONZERO) &&
                  is_only_where(c, f, stmt, reg, success == SUCCESS_NONZERO);
    }
    return has_it;
}

/*
 * Who gives the lock back for its creator has it from its start on, if each creator has it there:
 *
 *     if (busy.compareAndSet(false, true)) pool.execute(this);        run: ...; busy.set(false);
 */
static void find_start_locks(struct conc *c)
{
    for (uint32_t o = 0; o < pta_norigins(c->pta); o++) {
        const struct pta_origin *origin = pta_origin(c->pta, (origin_id){o});
        const struct pta_creation *made = pta_creations(c->pta, (origin_id){o});
        struct idset_iter it = idset_begin(&c->spin_locks);
        uint32_t loc;
        while (origin->ncreations && idset_step(&it, &loc)) {
            bool has_it = map_get(&c->handed_locks, map_key2(loc, o), 0) &&
                          obj_is_unique(c, pta_loc(c->pta, (loc_id){loc})->obj) &&
                          !pta_loc(c->pta, (loc_id){loc})->stride;
            for (uint32_t i = 0; i < origin->ncreations && has_it; i++)
                has_it = has_it_at(c, made[i].inst, made[i].stmt, loc);
            if (has_it)
                map_put(&c->start_locks, o, loc + 1);
        }
    }
}

void spins_find(struct conc *c)
{
    find_words(c);
    for (uint32_t f = 0; f < c->frames.n && !idset_is_empty(&c->spin_locks); f++)
        drop_relaxed(c, f);
    if (!idset_is_empty(&c->spin_locks))
        find_handed_locks(c);
    if (c->handed_locks.n)
        find_start_locks(c);
}
