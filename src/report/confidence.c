#include "report/confidence.h"
#include "conc/sharing.h"
#include "report/place.h"
#include <ctype.h>
#include <math.h>

/*
 * Rows: name, weight, what the reader is told. The weights follow logistic regressions on the pairs
 * that are reported in the labelled programs (test/race, test/java), rounded. Fitted to two thirds
 * of the programs, twins never on different sides of the split, they raised the area under the
 * curve on the last third by .02, .02 and .05. What those programs cannot tell (code from outside,
 * set-up, flags, lost code: there it marks racy programs, in real ones harmless pairs) is set by
 * hand. "Many statements", of memory that is no variable, raises the area under the curve from .867
 * to .876 (in mode sound .852 to .867); of six parts of the folders, in mode sound, no part loses.
 */
#define EVIDENCE(X)                                                                            \
    X(GLOBAL, 0.3, "both sides name the same variable")                                        \
    X(POINTED, 0.1, "both sides may mean the same variable, by pointers")                      \
    X(ELEMENT, -1.3, "the sides may mean different elements of an array")                      \
    X(HEAP, -0.8, "allocated memory, found by pointers")                                       \
    X(SEVERAL, -1.7, "one place in the source may stand for several objects")                  \
    X(LOCAL, -0.7, "a local variable whose address other threads know")                        \
    X(OUTSIDE, -1.5, "the object comes from code that was not analysed")                       \
    X(ONE_TARGET, 0.6, "each side can mean one object only")                                   \
    X(MANY_TARGETS, -0.8, "a pointer may mean many objects")                                   \
    X(BOTH_WRITE, 0.3, "both sides write")                                                     \
    X(ONE_LOCKED, 0.5, "only one side holds a lock")                                           \
    X(MOSTLY, 0.4, "most other accesses hold one lock")                                        \
    X(OTHER_LOCKS, -0.2, "both sides hold locks, but none in common")                          \
    X(SAME_NAME, -0.4, "both sides hold locks of one name, perhaps of different objects")      \
    X(READ_LOCK, 0.4, "their common lock is held for reading only")                            \
    X(HANDOVER, -1.2, "the threads wait for each other elsewhere")                             \
    X(LIBRARY, -1.6, "a library function makes one of the accesses")                           \
    X(FREE, -1.6, "one side gives the memory back")                                            \
    X(ATOMIC, -0.3, "one side is atomic")                                                      \
    X(SELF, 0.3, "one statement, run by several threads")                                      \
    X(INSTANCES, 0.3, "both in one kind of thread, of which several run")                      \
    X(AFTER_JOIN, -1.6, "one side comes after a join that may mean the other's thread")        \
    X(SIZES, -0.3, "the sides differ in size")                                                 \
    X(SETUP, -0.4, "one side looks like set-up or clean-up")                                   \
    X(FLAG, -0.1, "looks like a flag: one side stores a constant, the other only reads")       \
    X(INTERRUPTED, 0.7, "a signal handler interrupts the other side")                          \
    X(OUTER_ENTRY, -0.3, "entry points that the outside may not call at the same time")        \
    X(LOST, -0.4, "code near it is known only in part")                                        \
    X(LEFT_OUT, -2.5, "not all calls could be followed: locks may be held that are not known") \
    X(MANY_PAIRS, -0.8, "many pairs on it: the program may keep them apart in a way not seen here")

enum evidence {
#define X(name, weight, text) EV_##name,
    EVIDENCE(X)
#undef X
        EVIDENCE_COUNT
};

#define BIAS 1.4

static const struct {
    double weight;
    const char *text;
} table[EVIDENCE_COUNT] = {
#define X(name, weight, text) {weight, text},
    EVIDENCE(X)
#undef X
};

/* ---- what is seen ---- */

enum { MANY_OBJECTS = 4 };

/* Objects that the address of an access may lie in, counted until there are more than
 * MANY_OBJECTS; 0 if it has none of its own (library calls). */
static uint32_t targets_of(const struct gatherer *g, const struct race_side *side)
{
    const struct prog_func *pf = func_of(g, side->inst);
    uint32_t loc, n = 0, i, objects[MANY_OBJECTS + 1];
    ir_ref address = address_of_side(pf, side);
    if (ref_kind(address) == REF_NONE)
        return 0;
    struct idset_iter it = idset_begin(pta_value(g->pta, side->inst, address));
    while (n <= MANY_OBJECTS && idset_step(&it, &loc)) {
        uint32_t obj = pta_loc(g->pta, (loc_id){loc})->obj.i;
        for (i = 0; i < n && objects[i] != obj; i++)
            ;
        if (i == n)
            objects[n++] = obj;
    }
    return n;
}

/* Any of several elements. */
static bool is_range(const struct gatherer *g, const struct race_side *side)
{
    const struct pta_loc *l = pta_loc(g->pta, side->loc);
    return l->stride || l->inner || l->ext;
}

static void see_object(const struct gatherer *g, const struct race *r, bool *seen)
{
    const struct pta_obj *o = pta_obj(g->pta, r->obj);
    uint32_t a = targets_of(g, &r->side[0]), b = targets_of(g, &r->side[1]);
    bool is_element = is_range(g, &r->side[0]) || is_range(g, &r->side[1]);
    seen[EV_ELEMENT] = is_element;
    seen[EV_GLOBAL] = o->kind == OBJ_GLOBAL && !is_element && a <= 1 && b <= 1;
    seen[EV_POINTED] = o->kind == OBJ_GLOBAL && !is_element && !seen[EV_GLOBAL];
    seen[EV_HEAP] = o->kind == OBJ_HEAP;
    seen[EV_LOCAL] = o->kind == OBJ_STACK;
    seen[EV_OUTSIDE] = o->kind == OBJ_EXTERNAL || o->kind == OBJ_ENTRY;
    seen[EV_ONE_TARGET] = a == 1 && b == 1 && o->kind != OBJ_GLOBAL;
    seen[EV_SEVERAL] = !conc_obj_is_single(g->conc, r->obj);
    seen[EV_MANY_TARGETS] = a > MANY_OBJECTS || b > MANY_OBJECTS;
}

/* A lock of one name on both sides; *is_shared if the writer or both hold it for reading. */
static bool has_common_name(const struct finding *f, bool *is_shared)
{
    const struct access_info *a = &f->access[0], *b = &f->access[1];
    for (uint32_t i = 0; i < a->nlocks; i++)
        for (uint32_t k = 0; k < b->nlocks; k++)
            if (strcmp(a->locks[i].name, b->locks[k].name) == 0) {
                *is_shared = a->locks[i].is_shared && (a->is_write || b->locks[k].is_shared);
                return true;
            }
    return false;
}

/* Its locks are not all known. */
static bool is_cut(const struct gatherer *g, const struct race_side *side)
{
    return conc_way_was_cut(g->conc, side->state, side->entry);
}

static void see_locks(const struct gatherer *g, const struct race *r, const struct finding *f,
                      bool *seen)
{
    bool a = f->access[0].nlocks > 0, b = f->access[1].nlocks > 0;
    bool cut_a = is_cut(g, &r->side[0]), cut_b = is_cut(g, &r->side[1]);
    seen[EV_LEFT_OUT] = (cut_a || cut_b) && (a || cut_a) && (b || cut_b); /* one lock for both? */
    seen[EV_ONE_LOCKED] = a != b;
    bool is_shared = false, is_common = has_common_name(f, &is_shared);
    seen[EV_READ_LOCK] = is_common && is_shared;
    seen[EV_SAME_NAME] = is_common && !is_shared;
    seen[EV_OTHER_LOCKS] = a && b && !is_common;
}

/* "Mostly guarded": the lock that most accesses hold, and the race is where it is missing. */
static const char *see_habit(struct gatherer *g, const struct race *r, struct finding *f,
                             bool *seen)
{
    struct habit habit = gather_habit(g, r->side[0].loc);
    seen[EV_MOSTLY] = habit.lock != NULL;
    f->usual_lock = habit.lock;
    return habit.lock ? arena_printf(g->arena, "`%s` is held at %u of %u accesses", habit.lock,
                                     habit.held, habit.uses)
                      : NULL;
}

/* Is the word one of those in `text`, by itself: "conn_close", "closeConn", but not "closed"? */
static bool has_word(const char *text, const char *word)
{
    size_t len = strlen(word);
    for (const char *at = text; (at = strcasestr(at, word)); at++) {
        bool starts = at == text || !isalpha((unsigned char)at[-1]) ||
                      (isupper((unsigned char)*at) && islower((unsigned char)at[-1]));
        if (starts && !islower((unsigned char)at[len]))
            return true;
    }
    return false;
}

static bool is_setup_name(const char *name)
{
    static const char *const words[] = {"init",     "initialize", "create",  "setup",
                                        "start",    "new",        "free",    "destroy",
                                        "shutdown", "clean",      "cleanup", "close"};
    for (size_t i = 0; name && i < ARRAY_SIZE(words); i++)
        if (has_word(name, words[i]))
            return true;
    return false;
}

/* Code of the function that was not understood, or calls that nothing is known of. */
static bool is_near_loss(const struct gatherer *g, const struct race_side *side)
{
    const struct prog_func *pf = func_of(g, side->inst);
    uint32_t func = (uint32_t)(pf->func - pf->unit->funcs), n;
    for (uint32_t i = 0; i < pf->unit->nlosses; i++)
        if (pf->unit->losses[i].func == func)
            return true;
    const struct pta_edge *edges = pta_inst_edges(g->pta, side->inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (edges[i].kind == EDGE_EXTERNAL)
            return true;
    return false;
}

void confidence_see_access(const struct gatherer *g, const struct race_side *side,
                           struct access_info *a)
{
    a->is_setup = is_setup_name(a->at.function);
    a->is_near_loss = is_near_loss(g, side);
}

/* A store of a constant. */
static bool stores_constant(const struct gatherer *g, const struct race_side *side)
{
    const struct prog_func *pf = func_of(g, side->inst);
    const struct ir_stmt *s = &pf->stmts[side->stmt];
    int64_t value;
    return s->op == IR_STORE && s->nargs > 1 &&
           ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, s)[1], &value);
}

/*
 * Have the two threads a semaphore, condition, flag, latch or barrier in common? Then there is
 * more order between them than could be proved to matter here: memory that changes hands. Not asked
 * for variables, which stay where they are, so that the pair shown first is the one that a lock
 * mends.
 */
static bool hand_over(struct gatherer *g, const struct race *r)
{
    struct handover all[MAX_HANDOVERS];
    uint32_t a = r->side[0].origin.i, b = r->side[1].origin.i;
    bool is_new;
    uint32_t *slot = map_slot(&g->handovers, map_key2(MIN(a, b), MAX(a, b)), &is_new);
    if (is_new)
        *slot = conc_handovers(g->conc, r->side, all, MAX_HANDOVERS) > 0;
    return *slot;
}

/* Does a call on the way to the access, or the access itself, come after the join, in its function?
 * The position in the text stands for the order: it is only evidence. */
static bool follows(const struct access_info *a, const struct place_ref *join)
{
    for (uint32_t i = 0; i < MAX(a->nstack, 1); i++) {
        const struct place_ref *at = a->nstack ? &a->stack[i].at : &a->at;
        if (at->file && join->file && at->function && join->function && at->line > join->line &&
            strcmp(at->file, join->file) == 0 && strcmp(at->function, join->function) == 0)
            return true;
    }
    return false;
}

/* A join of the other side's thread lies before the access, but it was not certain to end all
 * threads that are meant. */
static bool is_after_join(const struct access_info *a, const struct access_info *other)
{
    const struct thread_info *t = other->thread;
    for (uint32_t i = 0; t && t != a->thread && i < t->njoins; i++)
        if (t->joins[i].by == a->thread && follows(a, &t->joins[i].at))
            return true;
    return false;
}

static bool is_signal_handler(const struct thread_info *t)
{
    return strcmp(t->kind, "signal handler") == 0;
}

static void see_accesses(struct gatherer *g, const struct race *r, const struct finding *f,
                         bool *seen)
{
    const struct access_info *a = &f->access[0], *b = &f->access[1];
    uint32_t flags = r->side[0].flags | r->side[1].flags;
    seen[EV_FREE] = flags & ACC_FREE;
    seen[EV_BOTH_WRITE] = a->is_write && b->is_write && !seen[EV_FREE];
    seen[EV_LIBRARY] = !seen[EV_FREE] && (flags & ACC_LIBRARY || r->side[0].via || r->side[1].via);
    seen[EV_ATOMIC] = a->is_atomic || b->is_atomic;
    /* Two handlers seldom run at the same time; a handler and what it interrupts always do. */
    bool is_handler = is_signal_handler(a->thread), is_same = a->thread == b->thread;
    seen[EV_INTERRUPTED] = is_handler != is_signal_handler(b->thread);
    seen[EV_SELF] = is_same && !is_handler && r->side[0].stmt == r->side[1].stmt &&
                    r->side[0].inst.i == r->side[1].inst.i;
    seen[EV_INSTANCES] = is_same && !is_handler && !seen[EV_SELF];
    seen[EV_AFTER_JOIN] = is_after_join(a, b) || is_after_join(b, a);
    seen[EV_SIZES] = a->size && b->size && a->size != b->size;
    seen[EV_SETUP] = a->is_setup || b->is_setup;
    seen[EV_FLAG] = a->size <= 4 && !b->is_write && stores_constant(g, &r->side[0]);
    seen[EV_HANDOVER] = !seen[EV_GLOBAL] && !seen[EV_POINTED] && hand_over(g, r);
    seen[EV_LOST] = a->is_near_loss || b->is_near_loss;
    seen[EV_OUTER_ENTRY] = pta_origin(g->pta, r->side[0].origin)->entry_kind == ENTRY_MANY ||
                           pta_origin(g->pta, r->side[1].origin)->entry_kind == ENTRY_MANY;
}

static bool is_of_openmp(const struct thread_info *t)
{
    return t && (strcmp(t->kind, "parallel region") == 0 || strcmp(t->kind, "OpenMP task") == 0);
}

static bool is_same_function(const struct place_ref *a, const struct place_ref *b)
{
    return a->function && b->function && strcmp(a->function, b->function) == 0;
}

/* A local variable that regions of its own function use: nobody took an address, the source names
 * it on both sides as it would a global. */
static bool is_named_in_region(const struct gatherer *g, const struct race *r,
                               const struct finding *f, const bool *seen)
{
    const struct access_info *a = &f->access[0], *b = &f->access[1];
    if (!seen[EV_LOCAL] || !seen[EV_ONE_TARGET] || a->via || b->via ||
        !(is_of_openmp(a->thread) || is_of_openmp(b->thread)))
        return false;
    struct place_ref made = place_of_stmt(g->arena, g->prog, pta_obj(g->pta, r->obj)->site, NULL);
    return is_same_function(&made, &a->at) && is_same_function(&made, &b->at);
}

/*
 * What --mode precise keeps: both addresses mean one place in one run-time object, all code around
 * is known, and no habit of programs that are right (set-up, elements by thread, locks of one name)
 * could explain it.
 */
static bool is_certain(const struct gatherer *g, const struct race *r, const bool *seen)
{
    static const enum evidence doubts[] = {
        EV_ELEMENT, EV_OUTSIDE, EV_MANY_TARGETS, EV_SAME_NAME,   EV_LIBRARY, EV_FREE,
        EV_SIZES,   EV_SETUP,   EV_LOST,         EV_OUTER_ENTRY, EV_LEFT_OUT};
    for (size_t i = 0; i < ARRAY_SIZE(doubts); i++)
        if (seen[doubts[i]])
            return false;
    return !seen[EV_SEVERAL] && targets_of(g, &r->side[0]) == 1 && targets_of(g, &r->side[1]) == 1;
}

/* ---- the sum ---- */

static bool is_reason(const struct finding *f, enum evidence e)
{
    for (uint32_t i = 0; i < f->nreasons; i++)
        if (f->reasons[i] == table[e].text)
            return true;
    return false;
}

void confidence_see_groups(struct finding *findings, uint32_t n)
{
    enum { MANY = 20 };
    struct map pairs = {0};
    bool is_new;
    for (uint32_t i = 0; i < n; i++)
        ++*map_slot(&pairs, findings[i].group.lo >> 1, &is_new);
    for (uint32_t i = 0; i < n; i++) {
        struct finding *f = &findings[i];
        if (strcmp(f->rule, "data-race") != 0 || is_reason(f, EV_GLOBAL) ||
            is_reason(f, EV_POINTED) || map_get(&pairs, f->group.lo >> 1, 0) < MANY)
            continue;
        double odds = f->confidence / (1 - f->confidence) * exp(table[EV_MANY_PAIRS].weight);
        f->confidence = odds / (1 + odds);
        f->reasons[f->nreasons++] = table[EV_MANY_PAIRS].text;
    }
    map_release(&pairs);
}

void confidence_of_race(struct gatherer *g, const struct race *r, struct finding *f)
{
    bool seen[EVIDENCE_COUNT] = {0};
    double sum = BIAS;
    see_object(g, r, seen);
    see_locks(g, r, f, seen);
    see_accesses(g, r, f, seen);
    if (is_named_in_region(g, r, f, seen)) {
        seen[EV_GLOBAL] = !seen[EV_ELEMENT];
        seen[EV_LOCAL] = seen[EV_ONE_TARGET] = false;
    }
    const char *habit = see_habit(g, r, f, seen);
    f->reasons = ARENA_ARRAY(g->arena, const char *, EVIDENCE_COUNT);
    f->nreasons = 0;
    /* What speaks for it comes first. */
    for (int sign = 1; sign >= -1; sign -= 2)
        for (int i = 0; i < EVIDENCE_COUNT; i++) {
            if (!seen[i] || (table[i].weight < 0) != (sign < 0))
                continue;
            sum += table[i].weight;
            if (table[i].text)
                f->reasons[f->nreasons++] = i == EV_MOSTLY ? habit : table[i].text;
        }
    f->confidence = 1 / (1 + exp(-sum));
    f->is_certain = is_certain(g, r, seen);
}
