/*
 * Signals that wake one thread where others wait, too.
 *
 *     put:  while (full) wait(&c, &m);  full = 1;  signal(&c);
 *     take: while (!full) wait(&c, &m); full = 0;  signal(&c);
 *
 * 1. Waits of one condition that test different things: the one who is woken may be one who cannot
 *    go on; it waits again, and the signal is lost. Said if one of the two waits as the variables
 *    are at the start (what keeps one waiting lets the other go, or nothing would ever begin) and
 *    three threads or more may wait: of two, the signaller is one.
 * 2. Fewer signals than threads that wait for what is changed once (count_origin).
 *
 * And, on the JVM, signals without the lock: they only throw.
 */
#include "conc/deadlock/lockuse.h"

enum {
    MAX_TESTS = 4,
    MAX_UP = 4,
    MAX_DEPTH = 8,
    MAX_STEPS = 20000, /* values compared for two waits; what is left may be the same */
    MAX_BODY = 64,
    MAX_WAITS = 64,
    ENOUGH = 3
};

/* ---- do two waits test the same? ---- */

struct spot {
    struct conc *c;
    inst_id inst;
    const struct prog_func *pf;
    const struct finfo *info;
    uint32_t *steps; /* of the comparison that it is part of */
};

struct test {
    struct spot in;
    ir_ref cond;
    bool side; /* which of the two leads to the wait */
};

static struct spot spot_of(struct conc *c, inst_id inst, uint32_t *steps)
{
    func_id f = pta_inst_func(c->pta, inst);
    return (struct spot){c, inst, &c->prog->funcs[f.i], finfo_of(c, f), steps};
}

/* The branches of the loop around the statement that lead to it. */
static uint32_t read_tests(struct conc *c, uint32_t fctx, uint32_t stmt, uint32_t *steps,
                           struct test *out)
{
    struct spot in = spot_of(c, c->frames.at[c->fctxs.at[fctx].frame].inst, steps);
    const struct cfg *cfg = in.info->cfg;
    uint32_t block = in.info->block_of[stmt], at = block, loop = cfg->loop[block], n = 0;
    while (loop != CFG_NONE && n < MAX_TESTS && at != CFG_NONE && cfg->idom[at] != at) {
        at = cfg->idom[at];
        const struct ir_block *b = &in.pf->unit->blocks[in.pf->func->first_block + at];
        const struct ir_stmt *last = &in.pf->stmts[b->first + b->count - 1];
        if (!cfg_in_loop(cfg, at, loop))
            break;
        if (last->op != IR_BRANCH || cfg_post_dominates(cfg, block, at))
            continue;
        const uint32_t *succ = ir_succs(in.pf->unit, in.pf->func, b);
        bool side = cfg_dominates(cfg, succ[0], block);
        out[n++] = (struct test){in, prog_args(in.pf, last)[0], side};
    }
    return n;
}

/* ... or of the library's loop, where it waits with a predicate. */
static uint32_t tests_of(struct conc *c, const struct wait *at, uint32_t *steps, struct test *out)
{
    uint32_t fctx = at->inner_fctx, stmt = at->inner_stmt, n = 0;
    for (int up = 0; up < MAX_UP; up++) {
        n = read_tests(c, fctx, stmt, steps, out);
        if (n || fctx == at->fctx || !c->fctxs.at[fctx].callers.n)
            break;
        stmt = c->fctxs.at[fctx].callers.at[0].stmt;
        fctx = c->fctxs.at[fctx].callers.at[0].fctx;
    }
    return n;
}

static bool may_be_same(const struct spot *, ir_ref, const struct spot *, ir_ref, int depth);

static bool may_load_same(const struct spot *a, ir_ref x, const struct spot *b, ir_ref y)
{
    const struct idset *p = pta_value(a->c->pta, a->inst, x), *q = pta_value(b->c->pta, b->inst, y);
    return idset_is_empty(p) || idset_is_empty(q) || idset_intersects(p, q);
}

/* Do two functions say the same, statement by statement? */
static bool are_alike(struct conc *c, inst_id f, inst_id g, uint32_t *steps)
{
    struct spot a = spot_of(c, f, steps), b = spot_of(c, g, steps);
    uint32_t n = a.pf->func->nstmts;
    if (a.pf == b.pf || n > MAX_BODY)
        return true;
    if (n != b.pf->func->nstmts)
        return false;
    for (uint32_t i = 0; i < n; i++) {
        const struct ir_stmt *s = &a.pf->stmts[i], *t = &b.pf->stmts[i];
        if (s->op != t->op || s->sub != t->sub || s->nargs != t->nargs)
            return false;
        const ir_ref *x = prog_args(a.pf, s), *y = prog_args(b.pf, t);
        if (s->op == IR_LOAD && !may_load_same(&a, x[0], &b, y[0]))
            return false;
        for (uint32_t k = 0; k < s->nargs; k++)
            if (ref_kind(x[k]) != REF_REG && !may_be_same(&a, x[k], &b, y[k], MAX_DEPTH))
                return false;
    }
    return true;
}

static bool may_call_same(const struct spot *a, uint32_t stmt, const struct spot *b, uint32_t other)
{
    uint32_t n, m;
    const struct pta_edge *e = pta_edges(a->c->pta, a->inst, stmt, &n);
    const struct pta_edge *f = pta_edges(b->c->pta, b->inst, other, &m);
    if (n != 1 || m != 1)
        return true;
    if (e->kind != f->kind)
        return false;
    if (e->kind == EDGE_MODEL)
        return e->model == f->model &&
               may_be_same(a, prog_args(a->pf, &a->pf->stmts[stmt])[0], b,
                           prog_args(b->pf, &b->pf->stmts[other])[0], MAX_DEPTH);
    return e->kind != EDGE_CALL ||
           are_alike(a->c, (inst_id){e->target}, (inst_id){f->target}, a->steps);
}

/* What is not known may be the same. */
static bool may_be_same(const struct spot *a, ir_ref x, const struct spot *b, ir_ref y, int depth)
{
    int64_t p, q;
    bool is_p = ir_ref_int(a->pf->unit, x, &p), is_q = ir_ref_int(b->pf->unit, y, &q);
    if (is_p || is_q)
        return is_p && is_q && p == q;
    if (ref_kind(x) != ref_kind(y))
        return false;
    if (ref_kind(x) == REF_SYM)
        return prog_sym_of(a->c->prog, a->pf->unit_index, ref_index(x)).i ==
               prog_sym_of(b->c->prog, b->pf->unit_index, ref_index(y)).i;
    if (ref_kind(x) != REF_REG || depth >= MAX_DEPTH || ++*a->steps > MAX_STEPS)
        return true;
    uint32_t d = a->info->def[ref_index(x)], e = b->info->def[ref_index(y)];
    if (d == IR_NONE || e == IR_NONE)
        return d == e;
    const struct ir_stmt *s = &a->pf->stmts[d], *t = &b->pf->stmts[e];
    if (s->op != t->op || s->nargs != t->nargs)
        return false;
    const ir_ref *u = prog_args(a->pf, s), *v = prog_args(b->pf, t);
    if (s->op == IR_LOAD)
        return may_load_same(a, u[0], b, v[0]);
    if (s->op == IR_CALL)
        return may_call_same(a, d, b, e);
    if (s->sub != t->sub)
        return false;
    for (uint32_t i = 0; i < s->nargs; i++)
        if (!may_be_same(a, u[i], b, v[i], depth + 1))
            return false;
    return true;
}

static bool test_differently(struct conc *c, const struct wait *a, const struct wait *b)
{
    struct test x[MAX_TESTS], y[MAX_TESTS];
    uint32_t steps = 0, n = tests_of(c, a, &steps, x), m = tests_of(c, b, &steps, y);
    if (n != m)
        return n && m;
    for (uint32_t i = 0; i < n; i++)
        if (x[i].side != y[i].side || !may_be_same(&x[i].in, x[i].cond, &y[i].in, y[i].cond, 0))
            return true;
    return false;
}

/* ---- waits of different kinds ---- */

static bool waits_at_start(struct conc *c, const struct wait *at)
{
    struct idset tested = {0};
    uint32_t first;
    bool is_waiting = wait_needs_change(c, at, &tested, &first);
    idset_release(&tested);
    return is_waiting;
}

/* Is the condition signalled in the loop around the wait? Then the wrong one wakes the next. */
static bool passes_on(const struct uses *u, const struct use *wait)
{
    const struct finfo *info = finfo_of(u->c, func_of_fctx(u->c, wait->at.fctx));
    uint32_t loop = info->cfg->loop[info->block_of[wait->at.stmt]];
    for (size_t i = u->begin[USE_SIGNAL]; loop != CFG_NONE && i < u->begin[USE_SIGNAL + 1]; i++) {
        const struct use *s = &u->list.at[i];
        if (s->at.fctx == wait->at.fctx && s->loc == wait->loc &&
            cfg_in_loop(info->cfg, info->block_of[s->at.stmt], loop))
            return true;
    }
    return false;
}

/* Threads that may wait for the condition, up to ENOUGH. */
static int64_t threads_waiting(const struct uses *u, uint32_t loc)
{
    struct idset origins = {0};
    struct idset_iter it;
    int64_t sum = 0;
    uint32_t o;
    for (size_t i = u->begin[USE_COND_WAIT]; i < u->begin[USE_COND_WAIT + 1]; i++)
        if (u->list.at[i].loc == loc)
            idset_add(&origins, wait_origin(u->f->order, &u->list.at[i].at).i);
    it = idset_begin(&origins);
    while (sum < ENOUGH && idset_step(&it, &o)) {
        struct tally n = origin_tally(u->c, (origin_id){o});
        sum += n.most == TALLY_UNKNOWN ? ENOUGH : n.most;
    }
    idset_release(&origins);
    return sum;
}

static void report(struct uses *u, enum issue_kind kind, const struct use *a, const struct use *b)
{
    struct issue issue = {.kind = kind, .lock = {a->loc}, .is_unique = true};
    struct issue_side sides[2] = {side_at(u->f, a->at.fctx, a->at.stmt, a->at.lockset, "wait"),
                                  side_at(u->f, b->at.fctx, b->at.stmt, b->at.lockset,
                                          b->kind == USE_SIGNAL ? "signal" : "wait")};
    sides[0].at.loc = sides[1].at.loc = (loc_id){a->loc};
    issue_add(u->f, issue, sides, 2);
}

/* The waits of one condition, once for each statement and thread; false if that cannot be said. */
static bool collect_waits(const struct uses *u, uint32_t loc, const struct use **out, size_t *n)
{
    *n = 0;
    for (size_t i = u->begin[USE_COND_WAIT]; i < u->begin[USE_COND_WAIT + 1]; i++) {
        const struct use *use = &u->list.at[i];
        bool is_known =
            *n && out[*n - 1]->at.fctx == use->at.fctx && out[*n - 1]->at.stmt == use->at.stmt;
        if (use->loc == PTA_NONE || *n == MAX_WAITS)
            return false;
        if (use->loc == loc && use->is_timed)
            return false; /* who stops waiting looks again */
        if (use->loc == loc && !is_known)
            out[(*n)++] = use;
    }
    return true;
}

/* The one thread that makes the wait does not wait while it signals. */
static bool is_signaller(const struct uses *u, const struct use *signal, const struct wait *w)
{
    origin_id own = wait_origin(u->f->order, w);
    return wait_origin(u->f->order, &signal->at).i == own.i && origin_tally(u->c, own).most == 1;
}

static void check_kinds(struct uses *u, const struct use *signal)
{
    const struct use *waits[MAX_WAITS];
    size_t n;
    if (!collect_waits(u, signal->loc, waits, &n) || n < 2 ||
        threads_waiting(u, signal->loc) < ENOUGH)
        return;
    for (size_t i = 0; i < n; i++)
        for (size_t k = i + 1; k < n; k++) {
            const struct wait *a = &waits[i]->at, *b = &waits[k]->at;
            bool is_other = func_of_fctx(u->c, a->fctx).i != func_of_fctx(u->c, b->fctx).i ||
                            a->stmt != b->stmt;
            if (is_other && !is_signaller(u, signal, a) && !is_signaller(u, signal, b) &&
                fctxs_can_meet(u->f, a, b) && test_differently(u->c, a, b) &&
                (waits_at_start(u->c, a) || waits_at_start(u->c, b)) && !passes_on(u, waits[i]) &&
                !passes_on(u, waits[k])) {
                report(u, ISSUE_WRONG_ONE, waits[i], waits[k]);
                return;
            }
        }
}

/* ---- fewer signals than waiters ---- */

struct numbers {
    struct uses *u;
    uint32_t loc;
    struct tally signals, waiters;
};

typedef VEC(struct tally_stmt) stmt_vec;

static void add_stmt(stmt_vec *out, uint32_t frame, uint32_t stmt)
{
    for (size_t i = 0; i < out->n; i++)
        if (out->at[i].frame == frame && out->at[i].stmt == stmt)
            return;
    vec_push(out, ((struct tally_stmt){frame, stmt, 1}));
}

/* A statement before the loop that tests, from which there is no way but to the test; IR_NONE. */
static uint32_t before_loop(struct conc *c, uint32_t fctx, uint32_t first)
{
    func_id f = func_of_fctx(c, fctx);
    const struct finfo *info = finfo_of(c, f);
    const struct cfg *cfg = info->cfg;
    uint32_t block = info->block_of[first], loop = cfg->loop[block];
    if (loop == CFG_NONE)
        return first;
    uint32_t header = cfg->loops[loop].header, top = cfg->idom[header];
    if (top == header || top == CFG_NONE || !cfg_post_dominates(cfg, header, top))
        return IR_NONE;
    const struct prog_func *pf = &c->prog->funcs[f.i];
    return pf->unit->blocks[pf->func->first_block + top].first;
}

/* How often threads of the origin signal, and how many surely come to a wait that needs one. */
static void count_origin(struct numbers *k, uint32_t origin)
{
    struct uses *u = k->u;
    struct conc *c = u->c;
    stmt_vec signals = {0}, waits = {0};
    for (size_t i = u->begin[USE_COND_WAIT]; i < u->begin[USE_SIGNAL + 1]; i++) {
        const struct use *use = &u->list.at[i];
        uint32_t frame = c->fctxs.at[use->at.fctx].frame, first;
        struct idset tested = {0};
        if (use->loc != k->loc || wait_origin(u->f->order, &use->at).i != origin)
            continue;
        if (use->kind == USE_SIGNAL)
            add_stmt(&signals, frame, use->at.stmt);
        else if (wait_needs_change(c, &use->at, &tested, &first) &&
                 (first = before_loop(c, use->at.fctx, first)) != IR_NONE)
            add_stmt(&waits, frame, first);
        idset_release(&tested);
    }
    struct tally threads = origin_tally(c, (origin_id){origin});
    if (signals.n)
        k->signals =
            tally_plus(k->signals, tally_times(tally_count(c, signals.at, signals.n), threads));
    if (waits.n && tally_count(c, waits.at, waits.n).least >= 1 && threads.most != TALLY_UNKNOWN)
        k->waiters.least += threads.least;
    vec_release(&signals);
    vec_release(&waits);
}

static void check_numbers(struct uses *u, const struct use *signal)
{
    struct numbers k = {.u = u, .loc = signal->loc};
    struct idset origins = {0};
    const struct use *waits[MAX_WAITS];
    size_t n;
    bool is_many = false;
    for (size_t i = u->begin[USE_COND_WAIT]; i < u->begin[USE_SIGNAL + 1]; i++) {
        const struct use *use = &u->list.at[i];
        if (use->loc == signal->loc)
            idset_add(&origins, wait_origin(u->f->order, &use->at).i);
        is_many |= use->kind == USE_SIGNAL &&
                   (use->loc == PTA_NONE || (use->loc == signal->loc && use->is_many));
    }
    struct idset_iter it = idset_begin(&origins);
    uint32_t origin;
    if (!is_many && collect_waits(u, signal->loc, waits, &n) && n)
        while (k.signals.most != TALLY_UNKNOWN && idset_step(&it, &origin))
            count_origin(&k, origin);
    if (k.signals.most > 0 && k.signals.most < k.waiters.least)
        report(u, ISSUE_TOO_FEW, waits[0], signal);
    idset_release(&origins);
}

/* ---- the JVM ---- */

/* Does nobody who comes to the signal hold the lock without which it only throws? */
static void check_guarded(struct uses *u, size_t first, size_t end)
{
    struct conc *c = u->c;
    const struct use *signal = &u->list.at[first];
    struct lock_token t = token_at(c, signal->at.token);
    if (!t.unique || c->frames.at[c->fctxs.at[signal->at.fctx].frame].has_overflow)
        return;
    for (size_t k = first; k < end; k++)
        if (locks_meet(c, u->list.at[k].at.lockset, t.locs) ||
            lockset_forgets(c, u->list.at[k].at.lockset))
            return;
    struct issue issue = {.kind = ISSUE_UNLOCKED, .lock = {signal->loc}, .is_unique = true};
    struct issue_side side =
        side_at(u->f, signal->at.fctx, signal->at.stmt, signal->at.lockset, "signal");
    side.at.loc = (loc_id){signal->loc};
    issue_add(u->f, issue, &side, 1);
}

void wake_ones_check(struct uses *u)
{
    struct idset seen = {0};
    size_t last = u->begin[USE_SIGNAL + 1];
    for (size_t i = u->begin[USE_SIGNAL], end; i < last; i = end) {
        const struct use *use = &u->list.at[i];
        for (end = i + 1; end < last && u->list.at[end].at.fctx == use->at.fctx &&
                          u->list.at[end].at.stmt == use->at.stmt;
             end++)
            ;
        if (use->loc == PTA_NONE)
            continue;
        if (use->at.token != PTA_NONE)
            check_guarded(u, i, end);
        if (!use->is_many && idset_add(&seen, use->loc)) {
            check_kinds(u, use);
            check_numbers(u, use);
        }
    }
    idset_release(&seen);
}
