/*
 * Owners and what they own (EFFECT_OWNER): `auto p = std::make_unique<T>(); p->x = 1;`. What only
 * the owner knows is as fresh as the owner, until its address is let out (`p.release()`,
 * `p.get()`) or the owner itself is moved on. In a loop the owner is made anew: what was let out
 * in the round before is another object.
 */
#include "conc/own/fresh_int.h"
#include <stdlib.h>

enum { MAX_HOLDERS = 6 };

bool owner_is_opened(struct conc *c, func_id f, const struct root *owner, uint32_t from,
                     uint32_t to)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    uint8_t *reached = xcalloc(pf->func->nblocks + 1, 1);
    uint32_t first = info->block_of[from], last = info->block_of[to];
    bool is_moved = false;
    for (size_t i = 0; i < owner->opened.n && !is_moved; i++) {
        uint32_t at = owner->opened.at[i], block = info->block_of[at];
        if (owner_of_result(c, f, at).bits || calls_member(c, f, at, owner) ||
            (block == first && at <= from))
            continue;
        mark_reached(c, f, first, at, reached);
        is_moved = (block == last && at < to) || (reached[last] && last != first);
    }
    free(reached);
    return is_moved;
}

/* The root that the owner of an owner ... is. */
static const struct root *last_owner(struct conc *c, func_id f, const struct root *r)
{
    for (int i = 0; r && r->owner.bits && i < MAX_HOLDERS; i++)
        r = operand_root(c, f, fresh_of(c, f, 0), r->owner);
    return r;
}

/* The call that makes the owner, a variable: the first one that gets it; else where its memory is
 * made. */
static uint32_t made_by(struct conc *c, func_id f, const struct root *owner, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct fresh_info *info = fresh_of(c, f, 0);
    if (owner->made_at == IR_NONE || pf->stmts[owner->made_at].op != IR_ALLOCA)
        return owner->made_at == IR_NONE ? 0 : owner->made_at;
    for (uint32_t i = owner->made_at + 1; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        bool gets_it = s->op == IR_CALL && s->nargs > 1 &&
                       operand_root(c, f, info, call_arg(pf, i, 0)) == owner;
        if (gets_it && stmt_dominates(c, f, i, stmt))
            return i;
        if (gets_it)
            break;
    }
    return owner->made_at;
}

/* Does one of the statements let something out that is still the same at `stmt`? */
static bool is_out_before(struct conc *c, func_id f, uint32_t made, uint32_t out, uint32_t stmt)
{
    const struct finfo *info = finfo_of(c, f);
    uint32_t maker = info->block_of[made], block = info->block_of[stmt];
    bool made_here = maker == block && made < stmt;
    if (info->block_of[out] == maker && out < made) /* of the one before */
        return false;
    if (info->block_of[out] == block && out < stmt && (!made_here || out > made))
        return true;
    uint8_t *reached = xcalloc(c->prog->funcs[f.i].func->nblocks + 1, 1);
    mark_reached(c, f, maker, out, reached);
    bool is_out = reached[block] && !made_here;
    free(reached);
    return is_out;
}

bool owner_keeps_content(struct conc *c, func_id f, const struct root *owner, uint32_t stmt)
{
    const struct fresh_info *info = fresh_of(c, f, 0);
    const struct root *last = last_owner(c, f, owner);
    uint32_t made = made_by(c, f, owner, stmt);
    for (size_t i = 0; i < info->roots.n; i++) {
        const struct root *x = &info->roots.at[i];
        if (!x->owner.bits || last_owner(c, f, x) != last)
            continue;
        for (size_t k = 0; k < x->published.n; k++)
            if (is_out_before(c, f, made, x->published.at[k], stmt))
                return false;
        for (size_t k = 0; k < x->held.n; k++)
            if (is_out_before(c, f, made, x->held.at[k].stmt, stmt))
                return false;
    }
    return !owner_is_opened(c, f, owner, made, stmt);
}
