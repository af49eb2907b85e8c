/*
 * Which context a callee is analysed in. A context is an origin and a chain of call sites. With
 * origins the callee stays in its caller's origin (O2, table 2, rule for ordinary calls); only
 * functions marked by wrapper.c push their call site, so that an allocation or creation hidden in
 * them is told apart by who asked for it.
 */
#include "pta/pta_int.h"

enum {
    MAX_CHAIN = 16,
    MAX_METHOD_CHAIN = 3, /* of Java: constructors and factories call others in long chains */
    MAX_CLONES = 3000,    /* instances of one function */
    METHOD_SITES = 8,     /* these have more of them than other methods */
};

/* Context 0 of an origin: no call sites. */
uint32_t ctx_of_origin(struct pta *p, uint32_t origin)
{
    uint32_t key[3] = {origin, PTA_NONE, PTA_NONE};
    return tuples_add(&p->ctxs, key, NULL);
}

/* The elements of a context, newest first: calls and objects. */
static uint32_t ctx_chain(const struct pta *p, uint32_t ctx, uint32_t *out, uint32_t max)
{
    uint32_t n = 0;
    for (const uint32_t *key = tuples_at(&p->ctxs, ctx); n < max && key[1] != PTA_NONE;
         key = tuples_at(&p->ctxs, key[2]))
        out[n++] = key[1];
    return n;
}

uint32_t pta_ctx_calls(const struct pta *p, uint32_t ctx, uint32_t *out, uint32_t max)
{
    uint32_t n = 0;
    for (const uint32_t *key = tuples_at(&p->ctxs, ctx); n < max && key[1] != PTA_NONE;
         key = tuples_at(&p->ctxs, key[2]))
        if (!(key[1] & CTX_IS_OBJECT))
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
uint32_t ctx_push(struct pta *p, uint32_t caller, uint32_t origin, uint32_t stmt_id, unsigned depth)
{
    uint32_t chain[MAX_CHAIN];
    uint32_t n = depth ? ctx_chain(p, caller, chain, MIN(depth, MAX_CHAIN) - 1) : 0;
    uint32_t skip = 0; /* a site that is in the chain already: go on from there */
    for (uint32_t i = 0; i < n; i++)
        if (chain[i] == stmt_id)
            skip = i + 1;
    uint32_t ctx = ctx_of_origin(p, origin);
    while (n > skip) {
        uint32_t key[3] = {origin, chain[--n], ctx};
        ctx = tuples_add(&p->ctxs, key, NULL);
    }
    if (!depth)
        return ctx;
    uint32_t key[3] = {origin, stmt_id, ctx};
    return tuples_add(&p->ctxs, key, NULL);
}

/* ---- objects ---- */

/* What stands for an object in a context: its allocation or its symbol; PTA_NONE for others. */
static uint32_t element_of(const struct pta *p, const struct pta_obj *o)
{
    switch (o->kind) {
    case OBJ_STACK:
    case OBJ_HEAP:
        return CTX_IS_OBJECT | o->site;
    case OBJ_GLOBAL:
    case OBJ_TLS:
    case OBJ_FUNC:
        return o->name ? PTA_NONE : CTX_IS_OBJECT | (p->prog->nstmts + o->site);
    default:
        return PTA_NONE;
    }
}

uint32_t ctx_push_object(struct pta *p, obj_id obj, uint32_t origin)
{
    uint32_t element = element_of(p, &p->objs.at[obj.i]);
    if (element == PTA_NONE)
        return PTA_NONE;
    enum obj_kind kind = p->objs.at[obj.i].kind;
    bool has_ctx = kind == OBJ_STACK || kind == OBJ_HEAP;
    uint32_t from = has_ctx ? p->objs.at[obj.i].ctx : ctx_of_origin(p, origin);
    return ctx_push(p, from, origin, element, MAX_CHAIN);
}

uint32_t pta_obj_sites(const struct pta *p, obj_id id, uint32_t *out, uint32_t max)
{
    const struct pta_obj *o = &p->objs.at[id.i];
    uint32_t chain[MAX_CHAIN], n = 0;
    if (o->kind != OBJ_HEAP || !max)
        return 0;
    out[n++] = o->site;
    uint32_t len = ctx_chain(p, o->ctx, chain, MAX_CHAIN);
    for (uint32_t i = 0; i < len && n < max; i++)
        if (chain[i] & CTX_IS_OBJECT && (chain[i] & ~CTX_IS_OBJECT) < p->prog->nstmts)
            out[n++] = chain[i] & ~CTX_IS_OBJECT;
    return n;
}

/* How many allocations an object made by the statement is told apart by, its own included. */
static unsigned object_depth(const struct pta *p, uint32_t stmt_id)
{
    return p->opt.context == CTX_ADAPTIVE && p->opt.site_depth ? p->opt.site_depth[stmt_id]
                                                               : MAX(p->opt.depth, 1);
}

uint32_t ctx_of_object(struct pta *p, inst_id inst, uint32_t stmt_id)
{
    uint32_t ctx = p->insts.at[inst.i].ctx, origin = p->insts.at[inst.i].origin;
    uint32_t chain[MAX_CHAIN], keep = 0, nobjects = 0;
    if (!has_receivers(p))
        return ctx;
    uint32_t n = ctx_chain(p, ctx, chain, MAX_CHAIN);
    for (; keep < n; keep++) { /* calls of wrappers are kept, of objects the newest */
        nobjects += (chain[keep] & CTX_IS_OBJECT) != 0;
        if (nobjects >= object_depth(p, stmt_id))
            break;
    }
    uint32_t out = ctx_of_origin(p, origin);
    while (keep > 0) {
        uint32_t key[3] = {origin, chain[--keep], out};
        out = tuples_add(&p->ctxs, key, NULL);
    }
    return out;
}

/* ---- calls ---- */

/* Both are allocators, or both lock what they are given: the program's choice of malloc, or of
 * locks, behind a pointer. */
static bool are_alike(const struct pta *p, func_id a, func_id b)
{
    return p->gives_fresh &&
           ((p->gives_fresh[a.i] && p->gives_fresh[b.i]) || (p->is_sync[a.i] && p->is_sync[b.i]));
}

/*
 * Who calls through a pointer does not know whom: the calls that led there tell such callees not
 * apart, unless both are of one kind.
 */
static bool drops_chain(const struct pta *p, inst_id caller, uint32_t stmt_id, func_id callee)
{
    const struct prog_func *pf = inst_prog_func(p, caller);
    const struct ir_stmt *s = &pf->stmts[stmt_id - pf->stmt_base];
    bool is_direct = s->op == IR_CALL && (ref_kind(ir_args(pf->unit, pf->func, s)[0]) == REF_SYM ||
                                          s->flags & IRF_VIRTUAL);
    return !is_direct && !are_alike(p, p->insts.at[caller.i].func, callee);
}

/* A context per call site, as long as there are not too many of them. */
static uint32_t clone_ctx(struct pta *p, inst_id caller, uint32_t stmt_id, func_id callee)
{
    uint32_t from = p->insts.at[caller.i].ctx, origin = p->insts.at[caller.i].origin;
    bool is_inner = p->is_raw && p->is_raw[p->insts.at[caller.i].func.i] && p->is_raw[callee.i];
    if (is_inner && tuples_at(&p->ctxs, from)[1] != PTA_NONE)
        return from; /* who called the outermost of them is all there is to tell */
    if (drops_chain(p, caller, stmt_id, callee))
        from = ctx_of_origin(p, origin);
    bool is_java = p->is_method != NULL;
    uint32_t ctx = ctx_push(p, from, origin, stmt_id, is_java ? MAX_METHOD_CHAIN : MAX_CHAIN);
    uint32_t key[2] = {callee.i, ctx};
    uint32_t limit = is_java ? method_clones(p) * METHOD_SITES : MAX_CLONES;
    if (p->nclones[callee.i] < limit || tuples_find(&p->inst_keys, key) != TUPLES_NONE)
        return ctx;
    return ctx_of_origin(p, origin);
}

uint32_t ctx_for_call(struct pta *p, inst_id caller, uint32_t stmt_id, func_id callee)
{
    uint32_t from = p->insts.at[caller.i].ctx;
    uint32_t origin = p->insts.at[caller.i].origin;
    switch (p->opt.context) {
    case CTX_CALLSITE:
        return ctx_push(p, from, 0, stmt_id, p->opt.depth);
    case CTX_INSENSITIVE:
    case CTX_ORIGIN:
        if (call_keeps_receiver(p, caller, stmt_id, callee) &&
            !(p->is_phased && p->is_phased[callee.i]))
            return from;
        return p->is_cloned[callee.i] ? clone_ctx(p, caller, stmt_id, callee)
                                      : ctx_of_origin(p, origin);
    case CTX_OBJECT:
    case CTX_THREAD:
    case CTX_ADAPTIVE: /* a call for no object goes on for the caller's (Chord 4.8) */
        return p->is_cloned[callee.i] ? clone_ctx(p, caller, stmt_id, callee) : from;
    }
    BUG("context %d", p->opt.context);
}
