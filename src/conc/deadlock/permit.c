/*
 * Permits that are not given back. A semaphore that starts with several permits and is posted only
 * by functions that have waited for it before hands out something: a connection, a seat.
 *
 *     acquire(&seats);  if (bad) return;  ...  release(&seats);
 *
 * A way from the wait to a return without a post loses a permit for good. Said of waits that every
 * way through the function goes past, so that no condition decides both of them.
 */
#include "conc/deadlock/lockuse.h"

static bool is_use_of(const struct use *use, enum use_kind kind, uint32_t loc)
{
    return use->kind == kind && use->loc == loc;
}

/* Is every post in a function that has waited for the semaphore on the way there? */
static bool are_posts_after_waits(struct uses *u, uint32_t loc)
{
    struct conc *c = u->c;
    for (size_t i = u->begin[USE_SEM_POST]; i < u->begin[USE_SEM_POST + 1]; i++) {
        const struct use *post = &u->list.at[i];
        bool is_after = false;
        if (post->loc == PTA_NONE)
            return false;
        if (!is_use_of(post, USE_SEM_POST, loc))
            continue;
        for (size_t k = u->begin[USE_SEM_WAIT]; k < u->begin[USE_SEM_WAIT + 1] && !is_after; k++) {
            const struct use *wait = &u->list.at[k];
            is_after =
                is_use_of(wait, USE_SEM_WAIT, loc) && wait->at.fctx == post->at.fctx &&
                stmt_dominates(c, func_of_fctx(c, wait->at.fctx), wait->at.stmt, post->at.stmt);
        }
        if (!is_after)
            return false;
    }
    return true;
}

struct way_out {
    struct uses *u;
    const struct use *wait;
    func_id func;
    const struct prog_func *pf;
    const struct finfo *info;
};

/* Every way to a return goes past the wait. */
static bool is_always(const struct way_out *w)
{
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++)
        if (w->pf->stmts[i].op == IR_RET && w->info->cfg->rpo[w->info->block_of[i]] != CFG_NONE &&
            !stmt_dominates(w->u->c, w->func, w->wait->at.stmt, i))
            return false;
    return true;
}

static bool posts_in(const struct way_out *w, uint32_t from, uint32_t end)
{
    const size_t *begin = &w->u->begin[USE_SEM_POST];
    for (size_t i = begin[0]; i < begin[1]; i++) {
        const struct use *use = &w->u->list.at[i];
        if (is_use_of(use, USE_SEM_POST, w->wait->loc) && use->at.fctx == w->wait->at.fctx &&
            use->at.stmt >= from && use->at.stmt < end)
            return true;
    }
    return false;
}

/* The last statement of a way from the wait to a return, or to the function's own `throw`, without
 * a post; IR_NONE. What exceptions of calls do is not looked at: a wait that is interrupted takes
 * nothing. */
static uint32_t way_without_post(const struct way_out *w)
{
    struct idset seen = {0};
    u32_vec work = {0};
    uint32_t found = IR_NONE, start = w->info->block_of[w->wait->at.stmt];
    bool is_first = true;
    vec_push(&work, start);
    while (work.n && found == IR_NONE) {
        uint32_t b = vec_pop(&work);
        const struct ir_block *block = &w->pf->unit->blocks[w->pf->func->first_block + b];
        uint32_t end = block->first + block->count;
        const struct ir_stmt *last = &w->pf->stmts[end - 1];
        bool is_over = posts_in(w, is_first ? w->wait->at.stmt + 1 : block->first, end);
        is_first = false;
        if (is_over)
            continue;
        if (last->op == IR_RET || last->op == IR_THROW)
            found = end - 1;
        for (uint32_t i = 0; i < (last->op == IR_INVOKE ? 1 : block->nsuccs); i++) {
            uint32_t to = ir_succs(w->pf->unit, w->pf->func, block)[i];
            if (idset_add(&seen, to))
                vec_push(&work, to);
        }
    }
    vec_release(&work);
    idset_release(&seen);
    return found;
}

static void check_wait(struct uses *u, const struct use *wait)
{
    struct conc *c = u->c;
    struct way_out w = {.u = u, .wait = wait, .func = func_of_fctx(c, wait->at.fctx)};
    w.pf = &c->prog->funcs[w.func.i];
    w.info = finfo_of(c, w.func);
    if (!posts_in(&w, 0, w.pf->func->nstmts) || !is_always(&w))
        return;
    uint32_t at = way_without_post(&w);
    if (at == IR_NONE)
        return;
    struct issue_side side = side_at(u->f, wait->at.fctx, wait->at.stmt, wait->at.lockset, "wait");
    side.at.loc = (loc_id){wait->loc};
    struct issue issue = {.kind = ISSUE_LEAK, .lock = {wait->loc}, .is_unique = true};
    issue_add(u->f, issue, &side, 1);
}

/* Several permits, and who posts has one. */
static bool is_handing_out(struct uses *u, uint32_t loc)
{
    struct idset places = {0};
    idset_add(&places, loc);
    int64_t permits = semaphore_value(u->c, &places);
    idset_release(&places);
    return permits > 1 && are_posts_after_waits(u, loc);
}

/* Does the function that waits also post? Most do not: nothing else is asked of them. */
static bool is_posted_by(const struct uses *u, const struct use *wait)
{
    for (size_t i = u->begin[USE_SEM_POST]; i < u->begin[USE_SEM_POST + 1]; i++)
        if (u->list.at[i].loc == wait->loc && u->list.at[i].at.fctx == wait->at.fctx)
            return true;
    return false;
}

void permits_check(struct uses *u)
{
    struct map known = {0}; /* place -> 1 no, 2 yes */
    for (size_t i = u->begin[USE_SEM_WAIT]; i < u->begin[USE_SEM_WAIT + 1]; i++) {
        const struct use *use = &u->list.at[i];
        bool is_new;
        if (use->is_timed || use->loc == PTA_NONE || sync_at(u->c, use->loc) != PTA_NONE ||
            !is_posted_by(u, use))
            continue;
        uint32_t *slot = map_slot(&known, use->loc, &is_new);
        if (is_new)
            *slot = is_handing_out(u, use->loc) ? 2 : 1;
        if (*slot == 2)
            check_wait(u, use);
    }
    map_release(&known);
}
