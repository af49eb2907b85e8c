/*
 * Threads of the JVM that are joined by the function that starts them: `left.start();
 * right.start(); left.join(); right.join();`. A thread that starts its own kind and joins all of
 * it is one origin at all depths, so that a join cannot tell how many are left (neutral.c says the
 * same of C and C++). But every call of the function joins what it started, and so do the threads
 * below it: as a whole it leaves the origin as it was, and once all that it has started is joined,
 * nothing of it is left.
 *
 * Conditions: on every way from each start to the end of the function, uncaught exceptions of what
 * the program itself throws included, the same variable is joined; no start is in a loop.
 */
#include "conc/conc_int.h"
#include <stdlib.h>

enum { TIDY_UNKNOWN, TIDY_NO, TIDY_YES };

/* The thread object whose handle the effect means; nothing if it is found in another way. */
static ir_ref thread_of(const struct prog_func *pf, uint32_t stmt, const struct effect *e)
{
    bool is_member = e->handle.kind == PLACE_DEREF && !(e->flags & EFF_TIMED);
    ir_ref thread = is_member ? call_arg(pf, stmt, e->handle.index) : (ir_ref){0};
    return ref_kind(thread) == REF_REG ? thread : (ir_ref){0};
}

static bool is_same(ir_ref a, ir_ref b)
{
    return ref_kind(a) == REF_REG && ref_kind(b) == REF_REG && ref_index(a) == ref_index(b);
}

/* Does the statement join the thread, whatever method is meant? */
static bool joins(const struct conc *c, uint32_t frame, uint32_t stmt, ir_ref thread)
{
    const struct prog_func *pf = frame_func(c, frame);
    uint32_t n, found = 0;
    if (pf->stmts[stmt].op != IR_CALL)
        return false;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind != EDGE_MODEL)
            return false;
        bool is_join = false;
        for (int k = 0; k < e[i].model->neffects; k++)
            is_join |= e[i].model->effects[k].kind == EFFECT_JOIN &&
                       is_same(thread, thread_of(pf, stmt, &e[i].model->effects[k]));
        found += is_join;
    }
    return n && found == n;
}

/* Does a method of the program that is called here throw, or is it a wait that is interrupted? */
static bool is_left_at(const struct conc *c, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    if (frame_func(c, frame)->stmts[stmt].op != IR_CALL)
        return false;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (edge_may_fail(c, frame, &e[i]))
            return true;
    return false;
}

enum { WAY_OPEN, WAY_JOINED, WAY_LEFT };

static int follow(const struct conc *c, uint32_t frame, uint32_t from, uint32_t end, ir_ref thread)
{
    bool is_caught = frame_func(c, frame)->stmts[end - 1].op == IR_INVOKE;
    for (uint32_t i = from; i < end; i++) {
        if (joins(c, frame, i, thread))
            return WAY_JOINED;
        if (!is_caught && is_left_at(c, frame, i))
            return WAY_LEFT;
    }
    uint8_t op = frame_func(c, frame)->stmts[end - 1].op;
    return op == IR_RET || op == IR_THROW ? WAY_LEFT : WAY_OPEN;
}

/* Does one of the block's calls end by an exception, which is caught? */
static bool block_may_throw(const struct conc *c, uint32_t frame, const struct ir_block *b)
{
    for (uint32_t i = b->first; i < b->first + b->count; i++)
        if (is_left_at(c, frame, i))
            return true;
    return false;
}

/* Is the thread joined on every way from its start to the end of the function? */
static bool is_joined_after(struct conc *c, uint32_t frame, uint32_t made, ir_ref thread)
{
    const struct prog_func *pf = frame_func(c, frame);
    const bool *dead = c->frames.at[frame].dead;
    uint8_t *seen = xcalloc(pf->func->nblocks + 1, 1);
    bool is_joined = true, is_first = true;
    u32_vec work = {0};
    vec_push(&work, finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst))->block_of[made]);
    while (work.n && is_joined) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        int way = follow(c, frame, is_first ? made + 1 : b->first, b->first + b->count, thread);
        is_first = false;
        is_joined = way != WAY_LEFT;
        bool is_caught = pf->stmts[b->first + b->count - 1].op == IR_INVOKE;
        for (uint32_t i = 0; way == WAY_OPEN && i < b->nsuccs; i++) {
            if (is_caught && i == 1 && !block_may_throw(c, frame, b))
                continue;
            uint32_t s = ir_succs(pf->unit, pf->func, b)[i];
            if (!seen[s] && !(dead && dead[s]))
                seen[s] = 1, vec_push(&work, s);
        }
    }
    vec_release(&work);
    free(seen);
    return is_joined;
}

static bool is_tidily_made(struct conc *c, const struct pta_creation *made)
{
    func_id f = pta_inst_func(c->pta, made->inst);
    ir_ref thread = thread_of(&c->prog->funcs[f.i], made->stmt, made->effect);
    bool is_found = false;
    if (ref_kind(thread) != REF_REG || stmt_in_loop(c, f, made->stmt))
        return false;
    for (uint32_t by = 0; by < pta_norigins(c->pta); by++) {
        uint32_t frame = frame_find(c, (origin_id){by}, made->inst);
        if (frame != PTA_NONE && !is_joined_after(c, frame, made->stmt, thread))
            return false;
        is_found |= frame != PTA_NONE;
    }
    return is_found;
}

bool origin_is_tidy(struct conc *c, origin_id o)
{
    const struct pta_origin *origin = pta_origin(c->pta, o);
    uint32_t known = map_get(&c->tidy, o.i, TIDY_UNKNOWN);
    if (known != TIDY_UNKNOWN || !c->prog->classes)
        return known == TIDY_YES;
    bool is_tidy = origin->ncreations > 0 && !(origin->flags & EFF_MANY) && !origin->is_crowd;
    for (uint32_t i = 0; i < origin->ncreations && is_tidy; i++)
        is_tidy = is_tidily_made(c, &pta_creations(c->pta, o)[i]);
    map_put(&c->tidy, o.i, is_tidy ? TIDY_YES : TIDY_NO);
    return is_tidy;
}

/* Has the thread of that start been joined when the statement is over, which joins `thread`? */
static bool is_over_after(struct conc *c, uint32_t frame, const struct pta_creation *made,
                          uint32_t stmt, ir_ref thread)
{
    const struct prog_func *pf = frame_func(c, frame);
    func_id f = pta_inst_func(c->pta, made->inst);
    ir_ref other = thread_of(pf, made->stmt, made->effect);
    if (is_same(other, thread))
        return stmt_dominates(c, f, made->stmt, stmt);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (joins(c, frame, i, other) && stmt_dominates(c, f, made->stmt, i) &&
            stmt_dominates(c, f, i, stmt))
            return true;
    return false;
}

/* Is all over that this call of the function started of an origin that leads to `o`? */
static bool is_all_over(struct conc *c, uint32_t frame, uint32_t stmt, ir_ref thread, origin_id p)
{
    const struct pta_creation *made = pta_creations(c->pta, p);
    for (uint32_t i = 0; i < pta_origin(c->pta, p)->ncreations; i++)
        if (made[i].inst.i == c->frames.at[frame].inst.i &&
            !is_over_after(c, frame, &made[i], stmt, thread))
            return false;
    return true;
}

uint32_t tidy_over(struct conc *c, uint32_t frame, uint32_t stmt, const struct effect *e)
{
    const struct prog_func *pf = frame_func(c, frame);
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    ir_ref thread = thread_of(pf, stmt, e);
    uint32_t joined = joined_by(c, frame, stmt, e), over = 0;
    if (!c->prog->classes || ref_kind(thread) != REF_REG || seqs_at(&c->sets, joined).n != 1)
        return 0;
    uint32_t o = seqs_at(&c->sets, joined).at[0] / 2, self = c->frames.at[frame].origin.i;
    uint32_t known = map_get(&c->tidy_joins, map_key2(frame, stmt), PTA_NONE);
    if (known != PTA_NONE)
        return known;
    bool is_over = origin_is_tidy(c, (origin_id){o}) && !stmt_in_loop(c, f, stmt);
    for (uint32_t p = pta_norigins(c->pta); p-- > 0 && is_over;) {
        if (!seqs_has(&c->sets, c->descendants[p], 2 * o + LIVE_ONE) ||
            !seqs_has(&c->sets, c->descendants[self], 2 * p + LIVE_MORE))
            continue; /* does not lead to it, or is not begun below this thread */
        is_over = origin_is_tidy(c, (origin_id){p}) &&
                  is_all_over(c, frame, stmt, thread, (origin_id){p});
        over = seqs_insert(&c->sets, over, 2 * p + LIVE_ONE);
        over = seqs_insert(&c->sets, over, 2 * p + LIVE_MORE);
    }
    over = is_over ? over : 0;
    map_put(&c->tidy_joins, map_key2(frame, stmt), over);
    return over;
}

uint32_t live_left(struct conc *c, uint32_t gen, uint32_t neutral)
{
    uint32_t left = seqs_minus(&c->sets, gen, neutral), out = left;
    if (left == gen || !c->prog->classes)
        return left;
    u32_vec origins = {0};
    struct seq s = seqs_at(&c->sets, left);
    for (uint32_t i = 0; i < s.n && live_is_origin(c, s.at[i]); i++)
        vec_push(&origins, s.at[i] / 2);
    for (size_t i = 0; i < origins.n; i++)
        out =
            seqs_union(&c->sets, out, seqs_intersect(&c->sets, gen, c->descendants[origins.at[i]]));
    vec_release(&origins);
    return out;
}
