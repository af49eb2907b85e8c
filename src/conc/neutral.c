/*
 * Functions that join what they create. A function that divides its work starts a thread which runs
 * the function again, and joins it before it returns:
 *
 *   create(&t, sort, &left);  sort(&right);  join(t);
 *
 * Threads of all depths are one origin, so that a join cannot tell how many are left. But every
 * call of the function joins what it created itself, and so do the calls below it: as a whole it
 * leaves that origin as it was. Conditions: all creations of the origin are in the function, and on
 * every way from each of them to the end (but where it failed) the same handle is joined.
 */
#include "conc/conc_int.h"
#include <stdlib.h>

/* The place of the handle that a call joins for sure; TUPLES_NONE. */
static uint32_t joined_handle(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref callee = s->op == IR_CALL ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM)
        return TUPLES_NONE;
    const struct model_fn *m =
        pta_model_of(c->pta, prog_sym_of(c->prog, pf->unit_index, ref_index(callee)));
    for (int i = 0; m && i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        if (e->kind != EFFECT_JOIN || e->handle.kind != PLACE_ARG || e->flags & EFF_TIMED)
            continue;
        ir_ref handle = call_arg(pf, stmt, e->handle.index);
        uint32_t def =
            ref_kind(handle) == REF_REG ? finfo_of(c, f)->def[ref_index(handle)] : IR_NONE;
        if (def != IR_NONE && pf->stmts[def].op == IR_LOAD)
            return term_of(c, f, ir_args(pf->unit, pf->func, &pf->stmts[def])[0]);
    }
    return TUPLES_NONE;
}

uint32_t failure_way(struct conc *c, func_id f, const struct ir_block *b, uint32_t made,
                     const struct effect *e)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *t = &pf->stmts[b->first + b->count - 1];
    bool if_true = false;
    ir_ref value = {0};
    if (t->op == IR_BRANCH && e->success == SUCCESS_ZERO && pf->stmts[made].dst != IR_NO_REG)
        value = tested_flag(c, f, ir_args(pf->unit, pf->func, t)[0], &if_true);
    if (ref_kind(value) != REF_REG || ref_index(value) != pf->stmts[made].dst)
        return IR_NONE;
    return ir_succs(pf->unit, pf->func, b)[if_true ? 0 : 1];
}

static bool joins_in(struct conc *c, func_id f, uint32_t from, uint32_t end, uint32_t handle)
{
    for (uint32_t i = from; i < end; i++)
        if (joined_handle(c, f, i) == handle)
            return true;
    return false;
}

/* Is the thread joined on every way from its creation to the end of the function? */
static bool is_joined_after(struct conc *c, func_id f, const struct pta_creation *made)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    if (made->effect->handle.kind != PLACE_DEREF || stmt_in_loop(c, f, made->stmt))
        return false;
    uint32_t handle = term_of(c, f, call_arg(pf, made->stmt, made->effect->handle.index));
    uint8_t *seen = xcalloc(pf->func->nblocks + 1, 1);
    bool is_joined = true, is_first = true;
    u32_vec work = {0};
    vec_push(&work, info->block_of[made->stmt]);
    while (work.n && is_joined) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        uint32_t end = b->first + b->count;
        bool is_done = joins_in(c, f, is_first ? made->stmt + 1 : b->first, end, handle);
        is_first = false;
        if (is_done)
            continue;
        uint8_t op = pf->stmts[end - 1].op;
        is_joined = op != IR_RET && op != IR_THROW;
        uint32_t failed = failure_way(c, f, b, made->stmt, made->effect);
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t s = ir_succs(pf->unit, pf->func, b)[i];
            if (s != failed && !seen[s])
                seen[s] = 1, vec_push(&work, s);
        }
    }
    vec_release(&work);
    free(seen);
    return is_joined;
}

static bool is_neutral(struct conc *c, func_id f, origin_id o)
{
    const struct pta_origin *origin = pta_origin(c->pta, o);
    const struct pta_creation *made = pta_creations(c->pta, o);
    for (uint32_t i = 0; i < origin->ncreations; i++)
        if (pta_inst_func(c->pta, made[i].inst).i != f.i || !is_joined_after(c, f, &made[i]))
            return false;
    return origin->ncreations > 0 && !(origin->flags & EFF_MANY);
}

uint32_t neutral_origins(struct conc *c, func_id f)
{
    struct finfo *info = finfo_of(c, f);
    if (info->neutral)
        return info->neutral - 1;
    uint32_t set = 0;
    for (uint32_t o = pta_norigins(c->pta); o > 0; o--) {
        if (!is_neutral(c, f, (origin_id){o - 1}))
            continue;
        set = seqs_insert(&c->sets, set, 2 * (o - 1) + LIVE_ONE);
        set = seqs_insert(&c->sets, set, 2 * (o - 1) + LIVE_MORE);
    }
    info->neutral = set + 1;
    return set;
}
