/*
 * Unlocks that follow a try whether or not it got the lock:
 *
 *     if (trylock(&m) == 0) work();                 ok = lock.tryLock(); ... finally { unlock(); }
 *     unlock(&m);
 *
 * The ways from the try on which it has failed are followed; a branch whose condition may depend on
 * the result in another way than by testing it ends them.
 */
#include "conc/deadlock/lockuse.h"

enum { MAX_DEFS = 32 };

struct attempt {
    struct conc *c;
    func_id func;
    const struct prog_func *pf;
    struct finfo *info;
    uint32_t stmt, result;
    bool is_zero_good;  /* zero: it got the lock */
    struct idset taken; /* blocks where it is taken for good */
};

/* How the call may take the lock: by a method of a mutex in the C++ library, or by a model. */
static bool takes(const struct attempt *a, inst_id inst, const struct pta_edge *e, uint32_t loc,
                  enum success_kind *success)
{
    struct conc *c = a->c;
    bool is_taken = false;
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        const struct effect *eff = &e->model->effects[k];
        if (eff->kind != EFFECT_LOCK ||
            !idset_has(pta_place(c->pta, inst, e->stmt, &eff->obj), loc))
            continue;
        is_taken = true;
        *success = eff->success;
    }
    if (e->kind != EDGE_CALL)
        return is_taken;
    func_id f = pta_inst_func(c->pta, (inst_id){e->target});
    const struct ir_stmt *s = &a->pf->stmts[e->stmt];
    const char *pretty = c->prog->syms[c->prog->funcs[f.i].sym.i].pretty;
    *success = pretty && strstr(pretty, "mutex::try_lock") ? SUCCESS_NONZERO : SUCCESS_ALWAYS;
    return prog_func_is_library(c->prog, f) && s->nargs > 1 &&
           (*success == SUCCESS_NONZERO || (pretty && strstr(pretty, "lock"))) &&
           !(pretty && strstr(pretty, "unlock")) &&
           idset_has(pta_value(c->pta, inst, ir_args(a->pf->unit, a->pf->func, s)[1]), loc);
}

/* The only statement of the function that tries to take the lock. Where others take it the ways
 * of the failed try end. */
static bool find_try(struct attempt *a, inst_id inst, uint32_t loc)
{
    uint32_t n, found = 0;
    const struct pta_edge *e = pta_inst_edges(a->c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        enum success_kind success = SUCCESS_ALWAYS;
        if (!takes(a, inst, &e[i], loc, &success))
            continue;
        if (success != SUCCESS_ZERO && success != SUCCESS_NONZERO) {
            idset_add(&a->taken, a->info->block_of[e[i].stmt]);
            continue;
        }
        found++;
        a->stmt = e[i].stmt;
        a->is_zero_good = success == SUCCESS_ZERO;
    }
    a->result = found == 1 ? a->pf->stmts[a->stmt].dst : IR_NONE;
    return a->result != IR_NONE;
}

static bool is_result(const struct attempt *a, ir_ref ref)
{
    return ref_kind(ref) == REF_REG && ref_index(ref) == a->result;
}

static bool is_stored(const struct attempt *a)
{
    for (uint32_t i = 0; i < a->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &a->pf->stmts[i];
        if (s->op == IR_STORE && is_result(a, ir_args(a->pf->unit, a->pf->func, s)[1]))
            return true;
    }
    return false;
}

/* May the value have to do with the result? What comes from several blocks may. */
static bool may_depend(const struct attempt *a, ir_ref ref, int *left)
{
    uint32_t def = ref_kind(ref) == REF_REG ? a->info->def[ref_index(ref)] : IR_NONE;
    if (is_result(a, ref) || --*left < 0)
        return true;
    if (def == IR_NONE)
        return false;
    const struct ir_stmt *s = &a->pf->stmts[def];
    const ir_ref *args = ir_args(a->pf->unit, a->pf->func, s);
    if (s->op == IR_PHI || s->op == IR_SELECT)
        return true;
    for (uint32_t i = 0; s->op != IR_LOAD && i < s->nargs; i++)
        if (may_depend(a, args[i], left))
            return true;
    return false;
}

/* The successors of a block, as bits, if the try has failed. */
static unsigned ways_on(const struct attempt *a, const struct ir_block *b)
{
    const struct ir_stmt *last = &a->pf->stmts[b->first + b->count - 1];
    unsigned all = (1u << MIN(b->nsuccs, 31)) - 1;
    if (last->op == IR_INVOKE)
        return all & 1;
    if (last->op != IR_BRANCH && last->op != IR_SWITCH)
        return all;
    ir_ref cond = ir_args(a->pf->unit, a->pf->func, last)[0];
    bool if_true = false;
    int left = MAX_DEFS;
    if (last->op == IR_BRANCH && is_result(a, tested_flag(a->c, a->func, cond, &if_true)))
        return a->is_zero_good == if_true ? 1 : 2; /* what is tested is not zero: the first way */
    return may_depend(a, cond, &left) ? 0 : all;
}

static bool leads_to(const struct attempt *a, uint32_t stmt)
{
    u32_vec work = {0};
    struct idset seen = {0};
    uint32_t from = a->info->block_of[a->stmt], to = a->info->block_of[stmt];
    bool is_found = from == to && a->stmt < stmt;
    vec_push(&work, from);
    idset_add(&seen, from);
    while (work.n && !is_found) {
        const struct ir_block *b =
            &a->pf->unit->blocks[a->pf->func->first_block + work.at[--work.n]];
        const uint32_t *succ = ir_succs(a->pf->unit, a->pf->func, b);
        unsigned ways = ways_on(a, b);
        for (uint32_t i = 0; i < b->nsuccs && i < 31; i++) {
            if (!(ways & 1u << i) || idset_has(&seen, succ[i]) || idset_has(&a->taken, succ[i]))
                continue;
            idset_add(&seen, succ[i]);
            vec_push(&work, succ[i]);
            is_found |= succ[i] == to;
        }
    }
    vec_release(&work);
    idset_release(&seen);
    return is_found;
}

/* Does the try find the lock held, as one that would turn a read lock into a write lock? */
static bool is_taken_before(const struct attempt *a)
{
    struct idset_iter it = idset_begin(&a->taken);
    for (uint32_t block; idset_step(&it, &block);)
        if (cfg_dominates(a->info->cfg, block, a->info->block_of[a->stmt]))
            return true;
    return false;
}

bool follows_failed_try(struct uses *u, const struct use *unlock)
{
    struct conc *c = u->c;
    struct seq locs = seqs_at(&c->sets, token_at(c, unlock->at.token).locs);
    func_id f = func_of_fctx(c, unlock->at.fctx);
    struct attempt a = {.c = c, .func = f, .pf = &c->prog->funcs[f.i], .info = finfo_of(c, f)};
    inst_id inst = c->frames.at[c->fctxs.at[unlock->at.fctx].frame].inst;
    bool is_try = locs.n == 1 && find_try(&a, inst, locs.at[0]) && !is_stored(&a);
    bool is_after = is_try && !is_taken_before(&a) &&
                    (!idset_is_empty(&a.taken) || stmt_dominates(c, f, a.stmt, unlock->at.stmt));
    bool is_found = is_after && leads_to(&a, unlock->at.stmt);
    idset_release(&a.taken);
    return is_found;
}
