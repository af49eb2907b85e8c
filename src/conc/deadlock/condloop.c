/*
 * Does a condition wait look again at what it waits for? It may wake up without a signal, or after
 * somebody else took what the signal was about. It looks again if a way leads back to it while the
 * lock is held all the time, or if a branch on such a way reads what the branch before it read.
 * What is tested only after the wait does not help: the signal may have come before.
 */
#include "conc/deadlock/lockuse.h"

enum { MAX_PREDICATE = 2, MAX_CALLERS = 4, MAX_DEFS = 64, MAX_DOMINATORS = 64 };

struct look {
    struct conc *c;
    uint32_t fctx;
    inst_id inst;
    const struct prog_func *pf;
    struct finfo *info;
    uint32_t locs; /* of the lock */
};

/* What a branch depends on. */
struct reads {
    struct idset locs;
    bool is_any; /* the result of a call */
};

static struct look look_at(struct conc *c, uint32_t fctx)
{
    func_id f = func_of_fctx(c, fctx);
    return (struct look){.c = c,
                         .fctx = fctx,
                         .inst = c->frames.at[c->fctxs.at[fctx].frame].inst,
                         .pf = &c->prog->funcs[f.i],
                         .info = finfo_of(c, f)};
}

/* Does a state at the end of the block hold the lock, or a caller all the while? */
static bool holds_at(const struct look *k, uint32_t block)
{
    const struct conc *c = k->c;
    const struct fctx *x = &c->fctxs.at[k->fctx];
    for (size_t i = 0; i < x->entries.n; i++)
        if (locks_meet(c, x->entries.at[i].lockset, k->locs))
            return true;
    for (size_t i = 0; x->block_out && i < x->block_out[block].n; i++)
        if (locks_meet(c, state_locks(c, &x->block_out[block].at[i]), k->locs))
            return true;
    return false;
}

static const struct ir_block *block_at(const struct look *k, uint32_t block)
{
    return &k->pf->unit->blocks[k->pf->func->first_block + block];
}

static const struct ir_stmt *branch_at(const struct look *k, uint32_t block)
{
    const struct ir_block *b = block_at(k, block);
    const struct ir_stmt *last = &k->pf->stmts[b->first + b->count - 1];
    return last->op == IR_BRANCH || last->op == IR_SWITCH ? last : NULL;
}

static void push_once(u32_vec *work, struct idset *seen, uint32_t reg)
{
    if (!idset_has(seen, reg))
        vec_push(work, reg);
    idset_add(seen, reg);
}

static void read_branch(const struct look *k, const struct ir_stmt *branch, struct reads *out)
{
    u32_vec work = {0};
    struct idset seen = {0};
    ir_ref cond = ir_args(k->pf->unit, k->pf->func, branch)[0];
    if (ref_kind(cond) == REF_REG)
        push_once(&work, &seen, ref_index(cond));
    while (work.n && work.n < MAX_DEFS) {
        uint32_t def = k->info->def[work.at[--work.n]];
        if (def == IR_NONE)
            continue;
        const struct ir_stmt *s = &k->pf->stmts[def];
        const ir_ref *args = ir_args(k->pf->unit, k->pf->func, s);
        if (s->op == IR_LOAD)
            idset_union(&out->locs, pta_value(k->c->pta, k->inst, args[0]));
        out->is_any |= s->op == IR_CALL;
        for (uint32_t i = 0; s->op != IR_LOAD && s->op != IR_CALL && i < s->nargs; i++)
            if (ref_kind(args[i]) == REF_REG)
                push_once(&work, &seen, ref_index(args[i]));
    }
    out->is_any |= work.n != 0;
    vec_release(&work);
    idset_release(&seen);
}

/* What was read under the lock to decide that it must wait. */
static void read_before(const struct look *k, uint32_t block, struct reads *out)
{
    const struct cfg *cfg = k->info->cfg;
    uint32_t at = block;
    for (int n = 0; n < MAX_DOMINATORS && cfg->idom[at] != at && at != CFG_NONE; n++) {
        at = cfg->idom[at];
        const struct ir_stmt *branch = branch_at(k, at);
        if (branch && holds_at(k, at) && !cfg_post_dominates(cfg, block, at))
            read_branch(k, branch, out);
    }
}

static bool is_test(const struct look *k, const struct ir_stmt *branch, const struct reads *before)
{
    struct reads now = {0};
    if (!before->is_any && idset_is_empty(&before->locs))
        return false;
    read_branch(k, branch, &now);
    bool is_again = before->is_any || now.is_any || idset_intersects(&now.locs, &before->locs);
    idset_release(&now.locs);
    return is_again;
}

/* A function of the program that may do the looking. What a library says, a branch looks at. */
static bool calls_user(const struct look *k, uint32_t from, uint32_t end)
{
    for (uint32_t i = from; i < end; i++) {
        uint32_t n;
        if (k->pf->stmts[i].op != IR_CALL)
            continue;
        const struct pta_edge *e = pta_edges(k->c->pta, k->inst, i, &n);
        for (uint32_t j = 0; j < n; j++) {
            if (e[j].kind != EDGE_CALL)
                continue;
            func_id f = pta_inst_func(k->c->pta, (inst_id){e[j].target});
            if (k->c->prog->funcs[f.i].func->nblocks > 1 && !prog_func_is_library(k->c->prog, f))
                return true;
        }
    }
    return false;
}

/* Follows the ways from the wait on which the lock stays held. */
static bool comes_back(const struct look *k, uint32_t stmt, const struct reads *before)
{
    u32_vec work = {0};
    struct idset seen = {0};
    bool is_found = false, is_first = true;
    vec_push(&work, k->info->block_of[stmt]);
    while (work.n && !is_found) {
        uint32_t block = work.at[--work.n];
        const struct ir_block *b = block_at(k, block);
        const struct ir_stmt *branch = branch_at(k, block);
        is_found = calls_user(k, is_first ? stmt + 1 : b->first, b->first + b->count);
        is_first = false;
        if (is_found || !holds_at(k, block))
            continue;
        is_found = branch && is_test(k, branch, before);
        const uint32_t *succ = ir_succs(k->pf->unit, k->pf->func, b);
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            is_found |= succ[i] == k->info->block_of[stmt];
            push_once(&work, &seen, succ[i]);
        }
    }
    vec_release(&work);
    idset_release(&seen);
    return is_found;
}

/* Any branch of the loop around it will do where the loop is the library's own. */
static bool is_in_loop(const struct look *k, uint32_t stmt)
{
    const struct cfg *cfg = k->info->cfg;
    uint32_t loop = cfg->loop[k->info->block_of[stmt]];
    for (; loop != CFG_NONE; loop = cfg->loops[loop].parent)
        for (uint32_t b = 0; b < k->pf->func->nblocks; b++)
            if (cfg->rpo[b] != CFG_NONE && cfg_in_loop(cfg, b, loop) && branch_at(k, b))
                return true;
    return false;
}

static bool looks(struct conc *c, uint32_t fctx, uint32_t stmt, uint32_t locs, int depth)
{
    func_id f = func_of_fctx(c, fctx);
    struct look k = look_at(c, fctx);
    k.locs = locs;
    struct reads before = {0};
    if (k.info->cfg->is_irreducible || (prog_func_is_library(c->prog, f) && is_in_loop(&k, stmt)))
        return true;
    read_before(&k, k.info->block_of[stmt], &before);
    bool is_again = comes_back(&k, stmt, &before);
    idset_release(&before.locs);
    const struct fctx *x = &c->fctxs.at[fctx];
    for (size_t i = 0; !is_again && depth < MAX_CALLERS && i < x->callers.n; i++)
        is_again = looks(c, x->callers.at[i].fctx, x->callers.at[i].stmt, locs, depth + 1);
    return is_again;
}

/* The branch that decides whether the statement is reached at all, from its dominator. */
static const struct ir_stmt *decider(const struct look *k, uint32_t stmt)
{
    uint32_t block = k->info->block_of[stmt], top = k->info->cfg->idom[block];
    if (top == block || top == CFG_NONE || cfg_post_dominates(k->info->cfg, block, top))
        return NULL;
    return branch_at(k, top);
}

bool are_decided_alike(struct conc *c, uint32_t fctx, uint32_t a, uint32_t b)
{
    struct look k = look_at(c, fctx);
    const struct ir_stmt *x = decider(&k, a), *y = decider(&k, b);
    struct reads p = {0}, q = {0};
    if (!x || !y || x == y)
        return false;
    read_branch(&k, x, &p);
    read_branch(&k, y, &q);
    bool is_alike = idset_intersects(&p.locs, &q.locs);
    idset_release(&p.locs);
    idset_release(&q.locs);
    return is_alike;
}

/* What the function loads from: a predicate that is waited with. */
static void add_loads(struct conc *c, inst_id inst, struct idset *out, int depth)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        uint32_t n;
        if (s->op == IR_LOAD)
            idset_union(out, pta_value(c->pta, inst, ir_args(pf->unit, pf->func, s)[0]));
        if (s->op != IR_CALL || depth >= MAX_PREDICATE)
            continue;
        const struct pta_edge *e = pta_edges(c->pta, inst, i, &n);
        for (uint32_t k = 0; k < n; k++)
            if (e[k].kind == EDGE_CALL)
                add_loads(c, (inst_id){e[k].target}, out, depth + 1);
    }
}

void wait_tests(struct conc *c, const struct wait *at, struct idset *out)
{
    struct reads before = {0};
    uint32_t fctx = at->inner_fctx, stmt = at->inner_stmt;
    for (int up = 0; up < MAX_CALLERS; up++) {
        struct look k = look_at(c, fctx);
        k.locs = token_at(c, at->token).locs;
        read_before(&k, k.info->block_of[stmt], &before);
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, k.inst, &n);
        bool is_library = prog_func_is_library(c->prog, func_of_fctx(c, fctx));
        for (uint32_t i = 0; is_library && before.is_any && i < n; i++)
            if (e[i].kind == EDGE_CALL && e[i].stmt != stmt)
                add_loads(c, (inst_id){e[i].target}, &before.locs, 0);
        if (!is_library || fctx == at->fctx || !c->fctxs.at[fctx].callers.n)
            break;
        stmt = c->fctxs.at[fctx].callers.at[0].stmt;
        fctx = c->fctxs.at[fctx].callers.at[0].fctx;
    }
    idset_union(out, &before.locs);
    idset_release(&before.locs);
}

bool wait_looks_again(struct conc *c, const struct wait *at)
{
    return looks(c, at->inner_fctx, at->inner_stmt, token_at(c, at->token).locs, 0);
}
