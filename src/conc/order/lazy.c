/*
 * What is made once, at first use, behind a flag that is looked at without the lock first:
 *
 *     if (!ready) {                   // acquires
 *         lock();
 *         if (!ready) {               // 2
 *             value = make();         // the write
 *             ready = true;           // releases
 *         }
 *         unlock();
 *     }
 *     return value;                   // the read: the flag was found set, or was set here
 *
 * The flag never goes back, and is set under the lock only. Whoever finds it clear under the lock
 * comes, in the order of the lock, before all that set it: so does the write, which is in the same
 * section. Whoever knows that it is set comes after one that has set it. Conditions:
 *
 *   1. Every way to the read finds the flag set, by a load that acquires or is under the lock, or
 *      sets it.
 *   2. Every way from where the lock is taken to the write finds the flag clear, and neither gives
 *      the lock back nor sets the flag before the write.
 *   3. All writes of the flag release, are under that lock and leave it set, but for constructors.
 *
 * A flag may be one bit of a number (lazy values of Scala). Flag, lock and variable belong to one
 * record, known by its term (term.c), or are variables of all threads. The write may be in a
 * function that is called in the section, the read in one that is called behind the test, and all
 * of this in one that is called before the read.
 */
#include "conc/order/lazy.h"
#include "conc/element/index_int.h"
#include "conc/flow/flow_int.h"
#include "link/classes.h"
#include <stdlib.h>
#include <string.h>

enum { MAX_LIFT = 3, MAX_CASTS = 4, MAX_FLAGS = 4, MAX_STEPS = 2, MAX_CALLEE = 200, MAX_DOWN = 3 };

/* Of a lock: it is known by its place, as there is one of it, not by a term. */
#define ONE_LOCK (1u << 31)

/* A flag as the record knows it (TERM_SELF for the record), or by its name; and which bits. */
struct flag {
    uint32_t place;
    int64_t mask;
};

/* A place in a term of the record; PTA_NONE if it is neither in the record nor has a name. */
static uint32_t seen_from(const struct place_in *p, uint32_t term, uint32_t root)
{
    int64_t off;
    if (root != PTA_NONE && term_contains(p->c, term, root))
        return term_replace(p->c, term, root, term_self(p->c));
    uint32_t base = term_strip(p->c, term, &off);
    return tuples_at(&p->c->terms, base)[0] == TERM_SYM ? term : PTA_NONE;
}

static const struct ir_stmt *behind_casts(const struct place_in *p, ir_ref value)
{
    const struct ir_stmt *s = def_in(p->pf, p->info, value);
    for (int i = 0; s && i < MAX_CASTS; i++) {
        if (s->op != IR_COPY && s->op != IR_ZEXT && s->op != IR_SEXT && s->op != IR_TRUNC)
            break;
        s = def_in(p->pf, p->info, prog_args(p->pf, s)[0]);
    }
    return s;
}

/* ---- looking at a flag ---- */

struct look {
    struct flag flag;
    const struct ir_stmt *load;
    uint32_t set, clear; /* successors where it is so; IR_NONE */
};

static bool read_look(const struct place_in *p, uint32_t stmt, uint32_t root, struct look *out)
{
    if (p->pf->stmts[stmt].op != IR_BRANCH)
        return false;
    struct walk w = {.c = p->c, .func = p->func, .pf = p->pf, .info = p->info};
    struct test t = test_of(&w, prog_args(p->pf, &p->pf->stmts[stmt])[0]);
    const struct ir_stmt *s = t.is_sign ? NULL : behind_casts(p, t.value);
    out->flag.mask = -1;
    if (s && s->op == IR_AND && ir_ref_int(p->pf->unit, prog_args(p->pf, s)[1], &out->flag.mask))
        s = behind_casts(p, prog_args(p->pf, s)[0]);
    if (!s || s->op != IR_LOAD || s->size > 8)
        return false;
    out->load = s;
    out->set = t.if_true == TRUTH_NONZERO ? 0 : t.if_false == TRUTH_NONZERO ? 1 : IR_NONE;
    out->clear = t.if_true == TRUTH_ZERO ? 0 : t.if_false == TRUTH_ZERO ? 1 : IR_NONE;
    out->flag.place = seen_from(p, term_of(p->c, p->func, prog_args(p->pf, s)[0]), root);
    return out->flag.place != PTA_NONE;
}

/* Does the function look at anything by a load that acquires, and branch? */
static bool looks_at_flags(const struct place_in *p)
{
    bool loads = false, branches = false;
    for (uint32_t i = 0; i < p->pf->func->nstmts && !p->info->looks; i++) {
        loads |= p->pf->stmts[i].op == IR_LOAD && p->pf->stmts[i].sub >= ORDER_ACQUIRE;
        branches |= p->pf->stmts[i].op == IR_BRANCH;
    }
    if (!p->info->looks)
        p->info->looks = loads && branches ? 2 : 1;
    return p->info->looks == 2;
}

enum setting { SETS_NOTHING, SETS_FLAG, CLEARS_FLAG };

/* What a store does to the bits of a flag that it writes. */
static enum setting setting_of(const struct place_in *p, const struct ir_stmt *s, int64_t mask)
{
    int64_t value;
    ir_ref stored = prog_args(p->pf, s)[1];
    if (ir_ref_int(p->pf->unit, stored, &value))
        return value & mask ? SETS_FLAG : CLEARS_FLAG;
    const struct ir_stmt *or = behind_casts(p, stored);
    const struct ir_stmt *old =
        or && or->op == IR_OR ? behind_casts(p, prog_args(p->pf, or)[0]) : NULL;
    if (!old || old->op != IR_LOAD || !ir_ref_int(p->pf->unit, prog_args(p->pf, or)[1], &value) ||
        term_of(p->c, p->func, prog_args(p->pf, old)[0]) !=
            term_of(p->c, p->func, prog_args(p->pf, s)[0]))
        return CLEARS_FLAG;
    return value & mask ? SETS_FLAG : SETS_NOTHING;
}

static bool sets(const struct place_in *p, uint32_t stmt, uint32_t root, const struct flag *g)
{
    const struct ir_stmt *s = &p->pf->stmts[stmt];
    return s->op == IR_STORE &&
           seen_from(p, term_of(p->c, p->func, prog_args(p->pf, s)[0]), root) == g->place &&
           setting_of(p, s, g->mask) == SETS_FLAG;
}

/* ---- ways ---- */

struct trip {
    const struct use *u;
    uint32_t to;
    const struct flag *flag;
    bool by_set;     /* ways end where the flag is known to be set; else where it is clear */
    uint32_t behind; /* for `clear`: only loads that this statement dominates; IR_NONE: any */
    uint32_t stop;   /* or at this statement; IR_NONE */
    uint32_t lock;   /* for `set`: loads under this lock need not acquire */
    int down;        /* calls from the use to here: functions may call each other in a circle */
};

static bool is_in_section(const struct use *, const struct flag *, uint32_t *lock, int depth);
static bool comes_back_set(const struct trip *, uint32_t stmt);

static bool dominates(const struct place_in *p, uint32_t first, uint32_t then)
{
    uint32_t a = p->info->block_of[first], b = p->info->block_of[then];
    return a == b ? first < then : cfg_dominates(p->info->cfg, a, b);
}

static bool ends_at(const struct trip *t, uint32_t stmt)
{
    if (stmt == t->stop || !t->flag || !t->by_set)
        return stmt == t->stop;
    return sets(&t->u->p, stmt, t->u->root, t->flag) || comes_back_set(t, stmt);
}

static bool ends_on(const struct trip *t, uint32_t branch, uint32_t way)
{
    struct look k;
    const struct use *u = t->u;
    if (!t->flag || !read_look(&u->p, branch, u->root, &k) || k.flag.place != t->flag->place ||
        k.flag.mask != t->flag->mask)
        return false;
    uint32_t load = (uint32_t)(k.load - u->p.pf->stmts), lock = t->lock;
    struct use look = {u->p, u->frame, load, u->root};
    if (t->by_set)
        return way == k.set &&
               (k.load->sub >= ORDER_ACQUIRE || is_in_section(&look, NULL, &lock, MAX_LIFT));
    return way == k.clear && (t->behind == IR_NONE || dominates(&u->p, t->behind, load));
}

/* From a statement to the end of its block; true: the goal is on the way. */
static bool walk_block(const struct trip *t, uint32_t from, uint8_t *seen, u32_vec *work)
{
    const struct prog_func *pf = t->u->p.pf;
    const struct ir_block *block =
        &pf->unit->blocks[pf->func->first_block + t->u->p.info->block_of[from]];
    uint32_t last = block->first + block->count - 1;
    for (uint32_t i = from; i <= last; i++) {
        if (i == t->to)
            return true;
        if (ends_at(t, i))
            return false;
    }
    for (uint32_t i = 0; i < block->nsuccs; i++) {
        uint32_t next = ir_succs(pf->unit, pf->func, block)[i];
        if (seen[next] || ends_on(t, last, i))
            continue;
        seen[next] = 1;
        vec_push(work, next);
    }
    return false;
}

static bool gets_there(const struct trip *t, uint32_t from)
{
    const struct prog_func *pf = t->u->p.pf;
    uint8_t *seen = xcalloc(pf->func->nblocks + 1, 1);
    u32_vec work = {0};
    bool is_found = walk_block(t, from, seen, &work);
    while (work.n && !is_found)
        is_found = walk_block(t, pf->unit->blocks[pf->func->first_block + vec_pop(&work)].first,
                              seen, &work);
    free(seen);
    vec_release(&work);
    return is_found;
}

/* ---- callers ---- */

/* The calls that a use is part of; of what has a name, all calls there are. */
static uint32_t lift(const struct use *u, struct use out[MAX_CALLERS])
{
    uint32_t n = 0;
    if (u->root != PTA_NONE)
        return uses_above(u, out);
    const struct call_in *in = frame_callers(u->p.c, u->frame, &n);
    for (uint32_t i = 0; i < n && n <= MAX_CALLERS; i++)
        out[i] = (struct use){place_in(u->p.c, u->p.c->frames.at[in[i].frame].inst), in[i].frame,
                              edge_of_call(u->p.c, &in[i])->stmt, PTA_NONE};
    return n <= MAX_CALLERS ? n : 0;
}

/* The function that the statement calls, and the record as it knows it; false if it does not. */
static bool find_callee(const struct use *u, uint32_t stmt, struct use *out)
{
    uint32_t n = 0;
    const struct pta_edge *e =
        u->p.pf->stmts[stmt].op == IR_CALL ? pta_edges(u->p.c->pta, u->p.inst, stmt, &n) : NULL;
    if (n != 1 || e->kind != EDGE_CALL || e->model)
        return false;
    *out = (struct use){place_in(u->p.c, (inst_id){e->target}), 0, 0, PTA_NONE};
    if (out->p.pf->func->nstmts > MAX_CALLEE || out->p.func.i == u->p.func.i)
        return false;
    for (uint32_t i = 0; i < out->p.pf->func->nparams && u->root != PTA_NONE; i++) {
        ir_ref arg = call_arg(u->p.pf, stmt, (int32_t)i);
        if (!ref_is_none(arg) && term_of(u->p.c, u->p.func, arg) == u->root)
            out->root = term_of(u->p.c, out->p.func, ref_make(REF_REG, i));
    }
    return u->root == PTA_NONE || out->root != PTA_NONE;
}

/* ---- 1: the flag is known to be set ---- */

/* Is the flag set whenever the call comes back? */
static bool comes_back_set(const struct trip *t, uint32_t stmt)
{
    struct use callee;
    if (t->down == MAX_DOWN || !find_callee(t->u, stmt, &callee) || !looks_at_flags(&callee.p))
        return false;
    for (uint32_t i = 0; i < callee.p.pf->func->nstmts; i++) {
        struct trip in = {&callee, i, t->flag, true, IR_NONE, IR_NONE, t->lock, t->down + 1};
        if (callee.p.pf->stmts[i].op == IR_RET && gets_there(&in, 0))
            return false;
    }
    return true;
}

static bool knows_set(const struct use *u, const struct flag *g, uint32_t lock, int depth)
{
    struct use above[MAX_CALLERS];
    struct trip t = {u, u->stmt, g, true, IR_NONE, IR_NONE, lock, 0};
    if (!gets_there(&t, 0))
        return true;
    uint32_t n = depth < MAX_LIFT ? lift(u, above) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (!knows_set(&above[i], g, lock, depth + 1))
            return false;
    return n > 0;
}

/* ---- 2: under the lock, and the flag is clear ---- */

/* A lock as the record knows it, or the place of one that there is one of; PTA_NONE. */
static uint32_t name_lock(const struct use *u, uint32_t term, const struct idset *places)
{
    uint32_t seen = seen_from(&u->p, term, u->root);
    uint32_t place = seen == PTA_NONE ? one_place(u->p.c, places) : PTA_NONE;
    return place == PTA_NONE ? seen : ONE_LOCK | place;
}

/* The lock that a statement takes or gives back; PTA_NONE. */
static uint32_t lock_at(const struct use *u, uint32_t stmt, bool is_given, bool *is_any)
{
    const struct place_in *p = &u->p;
    const struct ir_stmt *s = &p->pf->stmts[stmt];
    uint32_t n, found = PTA_NONE;
    if (s->op == (is_given ? IR_RELEASE : IR_ACQUIRE)) {
        *is_any = true;
        ir_ref object = prog_args(p->pf, s)[0];
        return name_lock(u, term_of(p->c, p->func, object), pta_value(p->c->pta, p->inst, object));
    }
    const struct pta_edge *e = s->op == IR_CALL ? pta_edges(p->c->pta, p->inst, stmt, &n) : NULL;
    for (uint32_t i = 0; e && i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            bool is_taken = f->kind == EFFECT_LOCK && !f->success && !f->mode && n == 1 &&
                            !(f->flags & (EFF_PARTS | EFF_TIMED));
            bool is_let_go = f->kind == EFFECT_UNLOCK || f->kind == EFFECT_COND_WAIT;
            if (!(is_given ? is_let_go : is_taken))
                continue;
            *is_any = true;
            found = name_lock(u, term_of_place(p->c, p->func, stmt, &f->obj),
                              pta_place(p->c->pta, p->inst, stmt, &f->obj));
        }
    return found;
}

/* Is a lock given back on a way from where it was taken to the use? */
static bool is_let_go(const struct use *u, uint32_t taken)
{
    struct trip to_use = {u, u->stmt, NULL, false, IR_NONE, taken, PTA_NONE, 0};
    for (uint32_t i = 0; i < u->p.pf->func->nstmts; i++) {
        bool is_any = false;
        lock_at(u, i, true, &is_any);
        if (is_any && dominates(&u->p, taken, i) && i != u->stmt && gets_there(&to_use, i))
            return true;
    }
    return false;
}

/* Is the flag found clear on every way from there to the use, and not set yet? */
static bool is_first(const struct use *u, const struct flag *g, uint32_t taken)
{
    struct trip finds = {u, u->stmt, g, false, taken, IR_NONE, PTA_NONE, 0};
    struct trip to_use = {u, u->stmt, NULL, false, IR_NONE, taken, PTA_NONE, 0};
    if (gets_there(&finds, taken + 1))
        return false;
    for (uint32_t i = 0; i < u->p.pf->func->nstmts; i++)
        if (i != u->stmt && sets(&u->p, i, u->root, g) && gets_there(&to_use, i + 1))
            return false;
    return true;
}

/* Is the use under the lock (PTA_NONE: any, and which is told)? With a flag: that is clear then. */
static bool is_in_section(const struct use *u, const struct flag *g, uint32_t *lock, int depth)
{
    struct use above[MAX_CALLERS];
    for (uint32_t i = 0; i < u->p.pf->func->nstmts; i++) {
        bool is_any = false;
        uint32_t taken = lock_at(u, i, false, &is_any);
        if (taken == PTA_NONE || (*lock != PTA_NONE && *lock != taken) ||
            !dominates(&u->p, i, u->stmt) || is_let_go(u, i) || (g && !is_first(u, g, i)))
            continue;
        *lock = taken;
        return true;
    }
    uint32_t n = depth < MAX_LIFT ? lift(u, above) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (!is_in_section(&above[i], g, lock, depth + 1))
            return false;
    return n > 0;
}

/* ---- the same for others (firstcome.c) ---- */

uint32_t flag_root(const struct place_in *p, uint32_t store)
{
    uint32_t base =
        term_base(p->c, term_of(p->c, p->func, prog_args(p->pf, &p->pf->stmts[store])[0]));
    return tuples_at(&p->c->terms, base)[0] == TERM_SYM ? PTA_NONE : base;
}

bool flag_is_found_clear(const struct use *u, uint32_t store, uint32_t *lock)
{
    ir_ref at = prog_args(u->p.pf, &u->p.pf->stmts[store])[0];
    struct flag g = {seen_from(&u->p, term_of(u->p.c, u->p.func, at), u->root), -1};
    *lock = PTA_NONE;
    return g.place != PTA_NONE && is_in_section(u, &g, lock, MAX_LIFT);
}

bool flag_lock_given_back(const struct use *u, uint32_t stmt)
{
    bool is_any = false;
    lock_at(u, stmt, true, &is_any);
    return is_any;
}

/* ---- 3: all writes of the flag ---- */

static bool is_of_constructor(const struct use *u)
{
    const struct prog *prog = u->p.c->prog;
    const char *selector = method_selector(prog->syms[u->p.pf->sym.i].name);
    return prog->classes && selector && strncmp(selector, "<init>", 6) == 0;
}

/* Is the write one in the lock's section that leaves the flag set, if it was? */
static bool is_good_write(struct conc *c, const struct write_record *w, const struct flag *g,
                          uint32_t lock)
{
    struct use u = {place_in(c, c->frames.at[w->frame].inst), w->frame, w->stmt, PTA_NONE};
    const struct ir_stmt *s = &u.p.pf->stmts[w->stmt];
    int64_t off;
    if (s->op != IR_STORE || s->sub < ORDER_RELEASE)
        return false;
    uint32_t term = term_of(c, u.p.func, prog_args(u.p.pf, s)[0]);
    uint32_t base = term_strip(c, term, &off);
    if (tuples_at(&c->terms, base)[0] != TERM_SYM)
        u.root = base;
    if (is_of_constructor(&u) && u.root == term_of(c, u.p.func, ref_make(REF_REG, 0)))
        return true;
    return seen_from(&u.p, term, u.root) == g->place &&
           setting_of(&u.p, s, g->mask) != CLEARS_FLAG && is_in_section(&u, NULL, &lock, 0);
}

/* A flag that all the program writes is not one of a lazy value: looking at all of its writes, for
 * each of many pairs, would cost their product. */
enum { MAX_FLAG_WRITES = 64 };

static bool is_kept(struct index *x, const struct use *u, const struct look *k, uint32_t lock)
{
    struct conc *c = x->c;
    struct idset_iter it =
        idset_begin(pta_value(c->pta, u->p.inst, prog_args(u->p.pf, k->load)[0]));
    uint32_t loc, n = 0, seen = 0;
    for (; idset_step(&it, &loc); n++) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        for (uint32_t i = values_last_write(x->v, l->obj); i;
             i = x->v->log->writes.at[i - 1].next) {
            const struct write_record *w = &x->v->log->writes.at[i - 1];
            if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, l, k->load->size))
                continue;
            if (++seen > MAX_FLAG_WRITES || !is_good_write(c, w, &k->flag, lock))
                return false;
        }
    }
    return n > 0;
}

/* ---- pairs ---- */

/* Does a flag that is looked at there say so? */
static bool is_over_by(struct index *x, const struct use *made, const struct use *used,
                       const struct use *looked)
{
    uint32_t n = looked->p.pf->func->nstmts;
    for (uint32_t i = 0, tried = 0; i < n && tried < MAX_FLAGS && looks_at_flags(&looked->p); i++) {
        struct look k;
        uint32_t lock = PTA_NONE;
        if (!read_look(&looked->p, i, looked->root, &k) || k.set == IR_NONE ||
            k.load->sub < ORDER_ACQUIRE)
            continue;
        if (is_in_section(made, &k.flag, &lock, 0) && knows_set(used, &k.flag, lock, 0) &&
            is_kept(x, looked, &k, lock))
            return true;
        tried++;
    }
    return false;
}

static bool is_over(struct index *x, const struct use *made, const struct use *used)
{
    if (is_over_by(x, made, used, used))
        return true;
    for (uint32_t i = 0; i < used->p.pf->func->nstmts; i++) {
        struct use callee;
        if (dominates(&used->p, i, used->stmt) && find_callee(used, i, &callee) &&
            is_over_by(x, made, used, &callee))
            return true;
    }
    return false;
}

/* Does every object at the address belong to the record that alone has a pointer to it? */
static bool is_of_record(const struct use *u, ir_ref address)
{
    struct conc *c = u->p.c;
    struct idset_iter it = idset_begin(pta_value(c->pta, u->p.inst, address));
    uint32_t loc, n = 0;
    for (; idset_step(&it, &loc); n++)
        if (!is_content(c, pta_loc(c->pta, (loc_id){loc})->obj))
            return false;
    return n > 0;
}

/* What the object is reached from: where its address was loaded, or stored when it was made. */
static uint32_t reached_from(const struct use *u, uint32_t base)
{
    struct conc *c = u->p.c;
    const uint32_t *t = tuples_at(&c->terms, base);
    if (t[0] == TERM_LOAD && !t[2])
        return term_base(c, t[1]);
    for (uint32_t i = 0; i < u->p.pf->func->nstmts && t[0] == TERM_REG && t[1] != PTA_NONE; i++) {
        const struct ir_stmt *s = &u->p.pf->stmts[i];
        const ir_ref *args = prog_args(u->p.pf, s);
        if (s->op == IR_STORE && term_of(c, u->p.func, args[1]) == base)
            return term_base(c, term_of(c, u->p.func, args[0]));
    }
    return PTA_NONE;
}

/*
 * The record that an address is in, `steps` pointers up; PTA_NONE: what has a name, whichever
 * object that leads to. False if neither is known.
 */
static bool find_record(struct use *u, ir_ref address, int steps)
{
    struct conc *c = u->p.c;
    uint32_t base = term_base(c, term_of(c, u->p.func, address));
    for (int i = 0; i < steps && base != PTA_NONE; i++)
        base = reached_from(u, base);
    if (base == PTA_NONE)
        return false;
    const uint32_t *t = tuples_at(&c->terms, base);
    u->root = t[0] == TERM_SYM ? PTA_NONE : base;
    return t[0] == TERM_SYM ||
           ((t[0] != TERM_REG || t[1] != PTA_NONE) && (!steps || is_of_record(u, address)));
}

/* Is a flag looked at in the frame, or in what it calls? Few pairs get any further. */
static bool may_look(struct index *x, uint32_t frame)
{
    bool is_new;
    uint32_t *looks = map_slot(&x->looks, frame, &is_new);
    if (!is_new)
        return *looks;
    struct use u = {place_in(x->c, x->c->frames.at[frame].inst), frame, 0, PTA_NONE}, callee;
    *looks = looks_at_flags(&u.p);
    for (uint32_t i = 0; i < u.p.pf->func->nstmts && !*looks; i++)
        *looks = find_callee(&u, i, &callee) && looks_at_flags(&callee.p);
    return *looks;
}

bool lazy_apart(struct index *x, const struct signal_side *a, bool a_is_locked,
                const struct signal_side *b, bool b_is_locked)
{
    struct conc *c = x->c;
    a_is_locked = a_is_locked && may_look(x, b->frame);
    b_is_locked = b_is_locked && may_look(x, a->frame);
    if (ref_is_none(a->address) || ref_is_none(b->address) || (!a_is_locked && !b_is_locked))
        return false;
    struct use u = {place_in(c, c->frames.at[a->frame].inst), a->frame, a->stmt, 0};
    struct use v = {place_in(c, c->frames.at[b->frame].inst), b->frame, b->stmt, 0};
    for (int steps = 0; steps <= MAX_STEPS; steps++)
        if (find_record(&u, a->address, steps) && find_record(&v, b->address, steps) &&
            (u.root == PTA_NONE) == (v.root == PTA_NONE) &&
            ((a_is_locked && is_over(x, &u, &v)) || (b_is_locked && is_over(x, &v, &u))))
            return true;
    return false;
}
