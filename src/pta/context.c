/*
 * Which context a callee is analysed in. A context is an origin and a chain of call sites. With
 * origins the callee stays in its caller's origin (O2, table 2, rule for ordinary calls); only
 * functions marked by wrapper.c push their call site, so that an allocation or creation hidden in
 * them is told apart by who asked for it.
 */
#include "pta/pta_int.h"

enum { MAX_CHAIN = 16 };

/* Context 0 of an origin: no call sites. */
uint32_t ctx_of_origin(struct pta *p, uint32_t origin)
{
    uint32_t key[3] = {origin, PTA_NONE, PTA_NONE};
    return tuples_add(&p->ctxs, key, NULL);
}

uint32_t pta_ctx_calls(const struct pta *p, uint32_t ctx, uint32_t *out, uint32_t max)
{
    uint32_t n = 0;
    for (const uint32_t *key = tuples_at(&p->ctxs, ctx); n < max && key[1] != PTA_NONE;
         key = tuples_at(&p->ctxs, key[2]))
        out[n++] = key[1];
    return n;
}

uint32_t ctx_calls_only(struct pta *p, uint32_t ctx)
{
    uint32_t chain[MAX_CHAIN];
    uint32_t n = pta_ctx_calls(p, ctx, chain, MAX_CHAIN);
    uint32_t out = ctx_of_origin(p, PTA_NONE);
    while (n > 0) {
        uint32_t key[3] = {PTA_NONE, chain[--n], out};
        out = tuples_add(&p->ctxs, key, NULL);
    }
    return out;
}

/* The newest call in front of at most depth - 1 of the caller's. */
static uint32_t push_call(struct pta *p, uint32_t caller, uint32_t origin, uint32_t stmt_id,
                          unsigned depth)
{
    uint32_t chain[MAX_CHAIN];
    uint32_t n = depth ? pta_ctx_calls(p, caller, chain, MIN(depth, MAX_CHAIN) - 1) : 0;
    uint32_t ctx = ctx_of_origin(p, origin);
    while (n > 0) {
        uint32_t key[3] = {origin, chain[--n], ctx};
        ctx = tuples_add(&p->ctxs, key, NULL);
    }
    if (!depth)
        return ctx;
    uint32_t key[3] = {origin, stmt_id, ctx};
    return tuples_add(&p->ctxs, key, NULL);
}

uint32_t ctx_for_call(struct pta *p, inst_id caller, uint32_t stmt_id, func_id callee)
{
    uint32_t from = p->insts.at[caller.i].ctx;
    uint32_t origin = p->insts.at[caller.i].origin;
    switch (p->opt.context) {
    case CTX_INSENSITIVE:
        return ctx_of_origin(p, 0);
    case CTX_CALLSITE:
        return push_call(p, from, 0, stmt_id, p->opt.depth);
    default:
        return p->is_cloned[callee.i] ? push_call(p, from, origin, stmt_id, MAX_CHAIN)
                                      : ctx_of_origin(p, origin);
    }
}
