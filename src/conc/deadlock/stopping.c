/*
 * Threads that are told to stop, and do not look:
 *
 *     worker                                        main
 *     for (;;) {                                    put(...);
 *         lock(&m);                                 lock(&m);  stop = true;
 *         while (!queue) wait(&c, &m);              broadcast(&c);  unlock(&m);
 *         if (stop) { unlock(&m); return; }         join(worker);
 *         take one out of the queue ...
 *
 * The worker leaves its loop only by a test of the flag; the wait in the loop goes on for other
 * places, which it takes back itself ("consumes"). Who joins it sets the flag, and nobody changes
 * those places after that: once all is consumed, the worker waits for ever, and so does who joins.
 *
 * Said only if the wait surely waits while its places are as at the start (atstart.c), all changes
 * of them are the worker's own or made by the one who joins, on no way after the flag, and every
 * way out of the loop is decided by a variable that others set and that the wait does not test.
 */
#include "conc/deadlock/lockuse.h"

enum { MAX_WAYS = 16, MAX_UP = 16, MAX_DECIDERS = 3 };

struct stopping {
    struct uses *u;
    struct conc *c;
    const struct use *wait;
    const struct wait *join;
    struct idset tested;         /* what the wait tests */
    struct idset flags;          /* what the ways out of the loop test */
    VEC(struct stmt_point) sets; /* where others set these */
    func_id func;
    const struct prog_func *pf;
    const struct finfo *info;
    uint32_t loop;
};

/* ---- the ways out of the loop ---- */

/* The place that the branch at the end of the block tests, and the wait does not; PTA_NONE. */
static uint32_t flag_tested(const struct stopping *k, uint32_t block)
{
    struct conc *c = k->c;
    const struct ir_block *b = &k->pf->unit->blocks[k->pf->func->first_block + block];
    const struct ir_stmt *last = &k->pf->stmts[b->first + b->count - 1];
    if (last->op != IR_BRANCH)
        return PTA_NONE;
    ir_ref value = tested_value(c, k->func, prog_args(k->pf, last)[0]);
    const struct ir_stmt *load = def_in_func(c, k->func, value);
    if (!load || load->op != IR_LOAD)
        return PTA_NONE;
    inst_id inst = c->frames.at[c->fctxs.at[k->wait->at.fctx].frame].inst;
    uint32_t at = one_place(c, pta_value(c->pta, inst, prog_args(k->pf, load)[0]));
    return at == PTA_NONE || idset_has(&k->tested, at) ? PTA_NONE : at;
}

/* Is it decided here, or where a condition of several parts began, that the loop is left? */
static bool is_decided_by_flag(struct stopping *k, uint32_t block)
{
    for (int n = 0; n < MAX_DECIDERS && cfg_in_loop(k->info->cfg, block, k->loop); n++) {
        uint32_t flag = flag_tested(k, block);
        if (flag != PTA_NONE) {
            idset_add(&k->flags, flag);
            return true;
        }
        block = k->info->cfg->idom[block];
    }
    return false;
}

/* Blocks that choose the way to `to` by the constant that they leave in the phi of a switch, as
 * compilers make it of `return` in a block with destructors. False if it is not so. */
static bool choosers(const struct stopping *k, const struct ir_block *b, uint32_t to, u32_vec *out)
{
    const struct ir_stmt *last = &k->pf->stmts[b->first + b->count - 1];
    const struct ir_stmt *phi =
        last->op == IR_SWITCH ? def_in_func(k->c, k->func, prog_args(k->pf, last)[0]) : NULL;
    if (!phi || phi->op != IR_PHI)
        return false;
    const uint32_t *succ = ir_succs(k->pf->unit, k->pf->func, b);
    for (uint32_t i = 0; i + 1 < phi->nargs; i += 2) {
        int64_t value, other;
        uint32_t goes = succ[0];
        if (!ir_ref_int(k->pf->unit, prog_args(k->pf, phi)[i], &value))
            return false;
        for (uint32_t s = 1; s < b->nsuccs && s < last->nargs; s++)
            if (ir_ref_int(k->pf->unit, prog_args(k->pf, last)[s], &other) && other == value)
                goes = succ[s];
        if (goes == to)
            vec_push(out, ref_index(prog_args(k->pf, phi)[i + 1]));
    }
    return true;
}

/* Exceptions, and what is never reached, are no ways out. */
static bool is_way_out(const struct stopping *k, const struct ir_block *b, uint32_t i)
{
    uint32_t to = ir_succs(k->pf->unit, k->pf->func, b)[i];
    const struct ir_block *next = &k->pf->unit->blocks[k->pf->func->first_block + to];
    bool is_unwind = i > 0 && k->pf->stmts[b->first + b->count - 1].op == IR_INVOKE;
    return !is_unwind && !cfg_in_loop(k->info->cfg, to, k->loop) &&
           k->pf->stmts[next->first + next->count - 1].op != IR_UNREACHABLE;
}

static bool is_left_by_flags(struct stopping *k)
{
    bool is_by_flags = true;
    u32_vec deciders = {0};
    for (uint32_t b = 0; b < k->pf->func->nblocks; b++) {
        const struct ir_block *block = &k->pf->unit->blocks[k->pf->func->first_block + b];
        if (k->info->cfg->rpo[b] == CFG_NONE || !cfg_in_loop(k->info->cfg, b, k->loop))
            continue;
        for (uint32_t i = 0; i < block->nsuccs; i++)
            if (is_way_out(k, block, i) &&
                !choosers(k, block, ir_succs(k->pf->unit, k->pf->func, block)[i], &deciders))
                vec_push(&deciders, b);
    }
    for (size_t i = 0; i < deciders.n && is_by_flags; i++)
        is_by_flags = is_decided_by_flag(k, deciders.at[i]);
    is_by_flags &= deciders.n > 0;
    vec_release(&deciders);
    return is_by_flags;
}

/* ---- what comes after the flag was set ---- */

/* The statement and the calls that lead to it, the innermost first. */
static uint32_t way_up(const struct conc *c, struct stmt_point at, struct stmt_point out[MAX_UP])
{
    uint32_t n = 0;
    while (n < MAX_UP && at.fctx != PTA_NONE) {
        const struct fctx *x = &c->fctxs.at[at.fctx];
        out[n++] = at;
        if (fctx_is_start(x) || x->callers.n != 1)
            break;
        at = (struct stmt_point){x->callers.at[0].fctx, x->callers.at[0].stmt};
    }
    return n;
}

static bool leads_to(struct conc *c, const struct stmt_point *from, uint32_t to)
{
    func_id f = func_of_fctx(c, from->fctx);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    struct idset seen = {0};
    u32_vec work = {0};
    bool leads = info->block_of[from->stmt] == info->block_of[to] && from->stmt < to;
    vec_push(&work, info->block_of[from->stmt]);
    while (work.n && !leads) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t next = ir_succs(pf->unit, pf->func, b)[i];
            leads |= next == info->block_of[to];
            if (idset_add(&seen, next))
                vec_push(&work, next);
        }
    }
    vec_release(&work);
    idset_release(&seen);
    return leads;
}

bool stmt_may_follow(struct conc *c, struct stmt_point first, struct stmt_point later)
{
    struct stmt_point a[MAX_UP], b[MAX_UP];
    uint32_t n = way_up(c, first, a), m = way_up(c, later, b);
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t j = 0; j < m; j++)
            if (a[i].fctx == b[j].fctx)
                return a[i].stmt == b[j].stmt || leads_to(c, &a[i], b[j].stmt);
    return true;
}

/* Where others than the thread set one of the flags. */
static void find_sets(struct stopping *k)
{
    struct conc *c = k->c;
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        const struct prog_func *pf = frame_func(c, c->fctxs.at[x].frame);
        inst_id inst = c->frames.at[c->fctxs.at[x].frame].inst;
        if (!c->fctxs.at[x].is_reached || fctx_origin(c, x) == fctx_origin(c, k->wait->at.fctx))
            continue;
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            const struct ir_stmt *s = &pf->stmts[i];
            int64_t value;
            if ((s->op == IR_STORE || s->op == IR_RMW) &&
                idset_intersects(pta_value(c->pta, inst, prog_args(pf, s)[0]), &k->flags) &&
                !(ir_ref_int(pf->unit, prog_args(pf, s)[1], &value) && !value))
                vec_push(&k->sets, ((struct stmt_point){x, i}));
        }
    }
}

static bool is_before_sets(const struct stopping *k, struct stmt_point change)
{
    for (size_t i = 0; i < k->sets.n; i++)
        if (stmt_may_follow(k->c, k->sets.at[i], change))
            return false;
    return true;
}

/* Are all changes of what the wait tests its own thread's, or made before the flag is set? And does
 * the thread itself take them back? */
static bool is_all_before(const struct stopping *k)
{
    start_changes changes = {0};
    uint32_t own = fctx_origin(k->c, k->wait->at.fctx);
    uint32_t joiner = fctx_origin(k->c, k->join->fctx);
    bool is_before = true, is_any = false, is_consumed = false;
    start_changes_find(k->c, &k->tested, &changes);
    for (size_t i = 0; i < changes.n && is_before; i++) {
        const struct start_change *x = &changes.at[i];
        is_before = x->fctx != PTA_NONE;
        if (is_before && fctx_origin(k->c, x->fctx) == own) {
            is_consumed = true;
            continue;
        }
        is_any = true;
        is_before = is_before && fctx_origin(k->c, x->fctx) == joiner &&
                    is_before_sets(k, (struct stmt_point){x->fctx, x->stmt});
    }
    vec_release(&changes);
    return is_before && is_any && is_consumed;
}

/* ---- all together ---- */

static const struct wait *join_of(const struct stopping *k)
{
    const struct lock_order *o = k->u->f->order;
    uint32_t own = fctx_origin(k->c, k->wait->at.fctx);
    for (size_t i = 0; i < o->waits.n; i++) {
        const struct wait *w = &o->waits.at[i];
        struct seq joined = w->kind == WAIT_JOIN ? seqs_at(&k->c->sets, w->token) : (struct seq){0};
        if (joined.n && joined.at[0] / 2 == own && joined.at[joined.n - 1] / 2 == own &&
            fctx_origin(k->c, w->fctx) != own)
            return w;
    }
    return NULL;
}

static void report(const struct stopping *k)
{
    struct issue issue = {.kind = ISSUE_STUCK, .lock = {k->wait->loc}, .is_unique = true};
    struct issue_side sides[2] = {
        side_at(k->u->f, k->wait->at.fctx, k->wait->at.stmt, k->wait->at.lockset, "wait"),
        side_of_wait(k->u->f, k->join)};
    sides[0].at.loc = (loc_id){k->wait->loc};
    issue_add(k->u->f, issue, sides, 2);
}

static void check(struct stopping *k)
{
    struct conc *c = k->c;
    uint32_t first;
    k->func = func_of_fctx(c, k->wait->at.fctx);
    k->pf = &c->prog->funcs[k->func.i];
    k->info = finfo_of(c, k->func);
    k->loop = k->info->cfg->loop[k->info->block_of[k->wait->at.stmt]];
    while (k->loop != CFG_NONE && k->info->cfg->loops[k->loop].parent != CFG_NONE)
        k->loop = k->info->cfg->loops[k->loop].parent;
    k->join = k->loop == CFG_NONE ? NULL : join_of(k);
    if (!k->join || !wait_needs_change(c, &k->wait->at, &k->tested, &first) || !is_left_by_flags(k))
        return;
    find_sets(k);
    if (k->sets.n && is_all_before(k))
        report(k);
}

/* Somebody who is cancelled or interrupted in the wait goes on otherwise. */
static bool may_be_interrupted(const struct conc *c)
{
    if (c->prog->classes)
        return !c->is_uninterrupted;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++)
            if (e[i].kind == EDGE_MODEL &&
                strcmp(c->prog->syms[e[i].target].name, "pthread_cancel") == 0)
                return true;
    }
    return false;
}

void stopping_check(struct uses *u)
{
    size_t first = u->begin[USE_COND_WAIT], end = u->begin[USE_COND_WAIT + 1];
    if (first == end || may_be_interrupted(u->c))
        return;
    for (size_t i = first; i < end; i++) {
        struct stopping k = {.u = u, .c = u->c, .wait = &u->list.at[i]};
        if (!k.wait->is_timed && k.wait->loc != PTA_NONE)
            check(&k);
        idset_release(&k.tested);
        idset_release(&k.flags);
        vec_release(&k.sets);
    }
}
