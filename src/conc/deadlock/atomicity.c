/*
 * Hints on atomicity: a value is read under a lock, the lock is given back, and what was read
 * decides (check-then-act) or makes (read-modify-write) what is written to the same place under the
 * same lock again. Other threads may have changed it in between. A section may be in the function
 * itself, or a call of a function that takes the lock and gives it back.
 *
 * Silent if the second section looks at the place again before it writes.
 */
#include "conc/deadlock/lockuse.h"
#include "conc/deadlock/region.h"
#include "conc/lock/turn.h"

enum { MAX_ACTS = 200, MAX_DOMINATORS = 64, MAX_DEFS = 200 };

struct act {
    uint32_t stmt;    /* in the function */
    uint32_t section; /* statement that takes the lock, or the call */
    uint32_t locks;   /* set of places */
    uint32_t lockset; /* all that is held */
    uint32_t taken;   /* statement id that takes the lock, maybe in the callee */
    uint32_t address; /* term: of the access, or of the call's first argument */
    const struct idset *locs;
    bool is_write, is_call;
    bool is_tested; /* the callee branches on it */
};

struct acts {
    struct conc *c;
    uint32_t fctx;
    func_id func;
    const struct prog_func *pf;
    struct finfo *info;
    VEC(struct act) list;
};

static bool depends_on(struct conc *c, func_id f, uint32_t stmt, uint32_t from);

/* ---- collecting ---- */

static bool is_shared_place(const struct conc *c, const struct idset *locs)
{
    uint32_t loc = idset_only(locs);
    return loc != IDSET_END && c->obj_shared[pta_loc(c->pta, (loc_id){loc})->obj.i] &&
           !pta_loc(c->pta, (loc_id){loc})->stride;
}

/* A variable that stands for a lock is no section of its own. */
static bool is_turn(const struct conc *c, uint32_t places)
{
    struct seq s = seqs_at(&c->sets, places);
    return s.n == 1 && turn_at(c, s.at[0]) != PTA_NONE;
}

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct acts *k = ctx;
    const struct ir_stmt *s = &k->pf->stmts[stmt];
    if ((s->op != IR_LOAD && s->op != IR_STORE) || s->sub != ORDER_NONE || !states->n ||
        k->list.n >= MAX_ACTS)
        return;
    ir_ref address = ir_args(k->pf->unit, k->pf->func, s)[0];
    inst_id inst = k->c->frames.at[k->c->fctxs.at[k->fctx].frame].inst;
    const struct idset *locs = pta_value(k->c->pta, inst, address);
    uint32_t lockset = state_locks(k->c, &states->at[0]);
    if (!is_shared_place(k->c, locs))
        return;
    for (uint32_t i = 0; i < seqs_at(&k->c->sets, lockset).n; i++) {
        uint32_t places = token_at(k->c, seqs_at(&k->c->sets, lockset).at[i]).locs;
        uint32_t taken = acquisition_before(k->c, k->fctx, stmt, places);
        if (taken == PTA_NONE || is_turn(k->c, places))
            continue;
        struct act a = {.stmt = stmt,
                        .section = taken,
                        .locks = places,
                        .lockset = lockset,
                        .taken = k->pf->stmt_base + taken,
                        .address = term_of(k->c, k->func, address),
                        .locs = locs,
                        .is_write = s->op == IR_STORE};
        vec_push(&k->list, a);
    }
}

static void collect(struct acts *k, struct conc *c, uint32_t fctx)
{
    func_id f = func_of_fctx(c, fctx);
    *k = (struct acts){
        .c = c, .fctx = fctx, .func = f, .pf = &c->prog->funcs[f.i], .info = finfo_of(c, f)};
    flow_each(c, fctx, visit, k);
}

/* Does a branch of the function depend on a load from the place? */
static bool tests_place(const struct acts *k, const struct act *a)
{
    for (size_t i = 0; i < k->list.n; i++) {
        const struct act *r = &k->list.at[i];
        for (uint32_t s = 0;
             !r->is_write && idset_intersects(r->locs, a->locs) && s < k->pf->func->nstmts; s++)
            if (k->pf->stmts[s].op == IR_BRANCH && depends_on(k->c, k->func, s, r->stmt))
                return true;
    }
    return false;
}

/* What a call does in a section of its own counts as done by the call. */
static void add_callees(struct acts *k)
{
    struct conc *c = k->c;
    for (size_t i = 0; i < c->fctxs.at[k->fctx].calls.n; i++) {
        struct call_record r = c->fctxs.at[k->fctx].calls.at[i];
        if (r.is_spawn || prog_func_is_library(c->prog, func_of_fctx(c, r.callee)))
            continue;
        struct acts in;
        collect(&in, c, r.callee);
        const ir_ref *args = ir_args(k->pf->unit, k->pf->func, &k->pf->stmts[r.stmt]);
        for (size_t n = 0; n < in.list.n && k->list.n < MAX_ACTS; n++) {
            struct act a = in.list.at[n];
            if (locks_meet(c, r.lockset, a.locks))
                continue;
            a.is_tested = a.is_write && tests_place(&in, &a);
            a.is_call = true;
            a.stmt = a.section = r.stmt;
            a.address = k->pf->stmts[r.stmt].nargs > 1 ? term_of(c, k->func, args[1]) : 0;
            vec_push(&k->list, a);
        }
        vec_release(&in.list);
    }
}

/* ---- pairs ---- */

/* Does the argument of the statement depend on the result of `from`, without memory in between? */
static bool depends_on(struct conc *c, func_id f, uint32_t stmt, uint32_t from)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    u32_vec work = {0};
    struct idset seen = {0};
    bool is_found = false;
    const struct ir_stmt *s = &pf->stmts[stmt];
    for (uint32_t i = s->op == IR_STORE || s->op == IR_CALL ? 1 : 0; i < s->nargs; i++)
        if (ref_kind(ir_args(pf->unit, pf->func, s)[i]) == REF_REG)
            vec_push(&work, ref_index(ir_args(pf->unit, pf->func, s)[i]));
    for (size_t at = 0; at < work.n && at < MAX_DEFS && !is_found; at++) {
        uint32_t def = info->def[work.at[at]];
        if (def == IR_NONE || !idset_add(&seen, work.at[at]))
            continue;
        is_found = def == from;
        s = &pf->stmts[def];
        for (uint32_t i = 0; s->op != IR_LOAD && s->op != IR_CALL && i < s->nargs; i++)
            if (ref_kind(ir_args(pf->unit, pf->func, s)[i]) == REF_REG)
                vec_push(&work, ref_index(ir_args(pf->unit, pf->func, s)[i]));
    }
    vec_release(&work);
    idset_release(&seen);
    return is_found;
}

static bool is_decided_by(const struct acts *k, uint32_t stmt, uint32_t from)
{
    const struct cfg *cfg = k->info->cfg;
    uint32_t block = k->info->block_of[stmt], at = block;
    for (int n = 0; n < MAX_DOMINATORS && cfg->idom[at] != at && at != CFG_NONE; n++) {
        at = cfg->idom[at];
        const struct ir_block *b = &k->pf->unit->blocks[k->pf->func->first_block + at];
        uint32_t last = b->first + b->count - 1;
        if (k->pf->stmts[last].op == IR_BRANCH && !cfg_post_dominates(cfg, block, at) &&
            depends_on(k->c, k->func, last, from))
            return true;
    }
    return false;
}

static bool is_same_object(const struct acts *k, const struct act *a, const struct act *b)
{
    uint32_t loc = idset_only(a->locs);
    return obj_is_unique(k->c, pta_loc(k->c->pta, (loc_id){loc})->obj) || a->address == b->address;
}

/* Is the place read again in the section of the write? */
static bool is_read_again(const struct acts *k, const struct act *read, const struct act *write)
{
    for (size_t i = 0; i < k->list.n; i++) {
        const struct act *a = &k->list.at[i];
        if (!a->is_write && a != read && a->section == write->section && !write->is_call &&
            idset_intersects(a->locs, write->locs) && comes_first(k->info, a->stmt, write->stmt))
            return true;
    }
    return write->is_tested;
}

static bool is_split(const struct acts *k, const struct act *r, const struct act *w)
{
    return !r->is_write && w->is_write && r->section != w->section && r->stmt != w->stmt &&
           seqs_meet(&k->c->sets, r->locks, w->locks) && idset_intersects(r->locs, w->locs) &&
           comes_first(k->info, r->stmt, w->stmt) &&
           (w->is_call || comes_first(k->info, r->stmt, w->section)) && is_same_object(k, r, w) &&
           (depends_on(k->c, k->func, w->stmt, r->stmt) || is_decided_by(k, w->stmt, r->stmt)) &&
           !is_read_again(k, r, w);
}

static void report(struct finder *f, const struct acts *k, const struct act *r, const struct act *w)
{
    struct issue_side sides[2] = {side_at(f, k->fctx, w->stmt, w->lockset, "write"),
                                  side_at(f, k->fctx, r->stmt, r->lockset, "read")};
    sides[0].section = w->taken;
    sides[1].section = r->taken;
    sides[0].at.loc = sides[1].at.loc = (loc_id){idset_only(w->locs)};
    struct issue issue = {.kind = ISSUE_SPLIT, .lock = sides[0].at.loc, .is_unique = true};
    issue_add(f, issue, sides, 2);
}

void atomicity_check(struct finder *f)
{
    struct conc *c = f->c;
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        if (!c->fctxs.at[x].is_reached || !c->frames.at[c->fctxs.at[x].frame].is_noisy ||
            prog_func_is_library(c->prog, func_of_fctx(c, x)))
            continue;
        struct acts k;
        collect(&k, c, x);
        add_callees(&k);
        for (size_t i = 0; i < k.list.n; i++)
            for (size_t j = 0; j < k.list.n; j++)
                if (is_split(&k, &k.list.at[i], &k.list.at[j]))
                    report(f, &k, &k.list.at[i], &k.list.at[j]);
        vec_release(&k.list);
    }
}
