/*
 * Ownership: memory that only one thread can know of.
 *
 *   fresh   made in this activation (allocation, pool, stack variable, or handed in fresh by the
 *           caller) and not published yet: no other thread can touch it. Initialisation before
 *           publication is therefore no race.
 *   own     handed to the origin at its creation, fresh at that moment: every instance of the
 *           origin has another one. Its creator may still touch it, other instances cannot.
 *
 * Both are properties of a root: the register or parameter an address is computed from by adding
 * offsets, never by loading. A root is published by the first statement that lets it out: stored
 * as a value, returned, merged with other values, given to a function that does so or to unknown
 * code. An access is fresh if no publication can come before it on a path that does not make the
 * memory anew. That a pool hands out memory nobody else uses is assumption A-POOL-OWNER.
 */
#include "conc/conc_int.h"
#include <stdlib.h>

enum { MAX_PARAMS = 8, ESCAPE_DEPTH = 40 };

struct root {
    uint32_t term;
    uint32_t made_at; /* statement, IR_NONE for parameters */
    u32_vec published;
    uint8_t *reached; /* block -> published when it is entered; NULL until asked for */
};

struct fresh_info {
    VEC(struct root) roots;
    struct map by_term; /* term -> root + 1 */
    bool is_done;
};

static bool model_lets_out(const struct model_fn *m, int32_t arg)
{
    for (int i = 0; i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        bool takes = e->kind == EFFECT_ASSIGN || e->kind == EFFECT_SPAWN ||
                     e->kind == EFFECT_REGISTER || e->kind == EFFECT_TLS_SET ||
                     e->kind == EFFECT_CALL || e->kind == EFFECT_ONCE;
        if (!takes)
            continue;
        if (e->src.kind == PLACE_ARG && e->src.index == arg && e->ret.kind != PLACE_RET)
            return true;
        for (int k = 0; k < e->nargs; k++)
            if (e->args[k].index <= arg &&
                (e->args[k].kind == PLACE_REST || e->args[k].index == arg))
                return true;
        if (e->kind == EFFECT_REGISTER && e->handle.kind == PLACE_ARG && e->handle.index == arg)
            return true;
    }
    return false;
}

static bool param_escapes(struct conc *c, func_id f, uint32_t param, int depth);

/* Does a call let its argument number `arg` (0-based) out? */
static bool call_lets_out(struct conc *c, const struct prog_func *pf, uint32_t stmt, uint32_t arg,
                          int depth)
{
    ir_ref callee = ir_args(pf->unit, pf->func, &pf->stmts[stmt])[0];
    if (ref_kind(callee) != REF_SYM)
        return true;
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
    const struct model_fn *m = pta_model_of(c->pta, sym);
    if (m)
        return model_lets_out(m, (int32_t)arg);
    func_id f = c->prog->syms[sym.i].func;
    return f.i == IR_NONE || param_escapes(c, f, arg, depth + 1);
}

/* ---- roots of a function ---- */

static struct root *root_of(struct fresh_info *info, uint32_t term)
{
    uint32_t id = map_get(&info->by_term, term, 0);
    return id ? &info->roots.at[id - 1] : NULL;
}

static void add_root(struct fresh_info *info, uint32_t term, uint32_t made_at)
{
    bool fresh;
    uint32_t *slot = map_slot(&info->by_term, term, &fresh);
    if (!fresh)
        return;
    struct root r = {.term = term, .made_at = made_at};
    vec_push(&info->roots, r);
    *slot = (uint32_t)info->roots.n;
}

static bool makes_memory(struct conc *c, const struct prog_func *pf, const struct ir_stmt *s)
{
    if (s->op == IR_ALLOCA || s->op == IR_NEW)
        return true;
    if (s->op != IR_CALL || s->dst == IR_NO_REG)
        return false;
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    if (ref_kind(callee) != REF_SYM)
        return false;
    return pta_returns_fresh(c->pta, prog_sym_of(c->prog, pf->unit_index, ref_index(callee)));
}

/* The root an operand is computed from, NULL if it is none of the function's. */
static struct root *operand_root(struct conc *c, func_id f, struct fresh_info *info, ir_ref ref)
{
    if (ref_kind(ref) != REF_REG)
        return NULL;
    return root_of(info, term_base(c, term_of(c, f, ref)));
}

static void publish(struct root *r, uint32_t stmt)
{
    if (r && (!r->published.n || vec_last(&r->published) != stmt))
        vec_push(&r->published, stmt);
}

/* Which operands of a statement it lets out. */
static void scan_stmt(struct conc *c, func_id f, struct fresh_info *info, uint32_t stmt, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    switch (s->op) {
    case IR_ADDR:
    case IR_LOAD:
    case IR_CMP:
    case IR_MEMCOPY:
    case IR_MEMSET:
    case IR_COPY:
    case IR_VASTART:
    case IR_BRANCH:
        return;
    case IR_STORE:
        publish(operand_root(c, f, info, args[1]), stmt);
        return;
    case IR_RMW:
    case IR_CMPXCHG:
        for (uint32_t i = 1; i < s->nargs; i++)
            publish(operand_root(c, f, info, args[i]), stmt);
        return;
    case IR_CALL:
        for (uint32_t i = 1; i < s->nargs; i++) {
            struct root *r = operand_root(c, f, info, args[i]);
            if (r && call_lets_out(c, pf, stmt, i - 1, depth))
                publish(r, stmt);
        }
        return;
    default:
        for (uint32_t i = 0; i < s->nargs; i++)
            publish(operand_root(c, f, info, args[i]), stmt);
        return;
    }
}

static struct fresh_info *fresh_of(struct conc *c, func_id f, int depth)
{
    struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (info->fresh)
        return info->fresh;
    struct fresh_info *fresh = info->fresh = ARENA_NEW(&c->arena, struct fresh_info);
    for (uint32_t i = 0; i < pf->func->nparams && i < MAX_PARAMS; i++)
        add_root(fresh, term_of(c, f, ref_make(REF_REG, i)), IR_NONE);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].dst != IR_NO_REG && makes_memory(c, pf, &pf->stmts[i]))
            add_root(fresh, term_of(c, f, ref_make(REF_REG, pf->stmts[i].dst)), i);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        scan_stmt(c, f, fresh, i, depth);
    fresh->is_done = true;
    return fresh;
}

static bool param_escapes(struct conc *c, func_id f, uint32_t param, int depth)
{
    if (param >= MAX_PARAMS || depth > ESCAPE_DEPTH)
        return true;
    struct fresh_info *info = fresh_of(c, f, depth);
    if (!info->is_done)
        return true; /* recursion: assume the worst */
    struct root *r = root_of(info, term_of(c, f, ref_make(REF_REG, param)));
    return !r || r->published.n > 0;
}

/* ---- published before this statement? ---- */

/* Blocks entered after a publication, on paths that do not make the memory anew. */
static void find_reached(struct conc *c, func_id f, struct root *r)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    u32_vec work = {0};
    r->reached = ARENA_ARRAY(&c->arena, uint8_t, pf->func->nblocks + 1);
    uint32_t maker = r->made_at == IR_NONE ? IR_NONE : info->block_of[r->made_at];
    for (size_t i = 0; i < r->published.n; i++) {
        uint32_t block = info->block_of[r->published.at[i]];
        bool remade = block == maker && r->made_at > r->published.at[i];
        if (!remade)
            vec_push(&work, block);
    }
    while (work.n) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t succ = ir_succs(pf->unit, pf->func, b)[i];
            if (r->reached[succ])
                continue;
            r->reached[succ] = 1;
            if (succ != maker)
                vec_push(&work, succ);
        }
    }
    vec_release(&work);
}

static bool is_published(struct conc *c, func_id f, struct root *r, uint32_t stmt)
{
    if (!r->published.n)
        return false;
    if (!r->reached)
        find_reached(c, f, r);
    struct finfo *info = finfo_of(c, f);
    uint32_t block = info->block_of[stmt];
    bool made_here =
        r->made_at != IR_NONE && info->block_of[r->made_at] == block && r->made_at < stmt;
    if (r->reached[block] && !made_here)
        return true;
    for (size_t i = 0; i < r->published.n; i++) {
        uint32_t at = r->published.at[i];
        if (info->block_of[at] == block && at < stmt && (!made_here || at > r->made_at))
            return true;
    }
    return false;
}

/* ---- masks: what the parameters of a function context are ---- */

static unsigned mask_get(uint32_t mask, uint32_t param)
{
    return mask >> (2 * param) & 3;
}

static enum ownership root_ownership(struct conc *c, func_id f, uint32_t mask, struct root *r,
                                     uint32_t stmt)
{
    const uint32_t *t = tuples_at(&c->terms, r->term);
    enum ownership own = OWN_FRESH;
    if (t[0] == TERM_PARAM)
        own = t[1] == f.i && t[2] < MAX_PARAMS ? (enum ownership)mask_get(mask, t[2]) : OWN_NONE;
    if (own == OWN_FRESH && is_published(c, f, r, stmt))
        return OWN_NONE;
    return own; /* what is the origin's own stays so, whatever it does with it */
}

enum ownership ownership_at(struct conc *c, uint32_t fctx, uint32_t stmt, uint32_t address)
{
    func_id f = pta_inst_func(c->pta, c->frames.at[c->fctxs.at[fctx].frame].inst);
    struct root *r = root_of(fresh_of(c, f, 0), term_base(c, address));
    return r ? root_ownership(c, f, c->fctxs.at[fctx].mask, r, stmt) : OWN_NONE;
}

uint32_t mask_for_call(struct conc *c, uint32_t fctx, uint32_t stmt, func_id callee)
{
    func_id f = pta_inst_func(c->pta, c->frames.at[c->fctxs.at[fctx].frame].inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    struct fresh_info *info = fresh_of(c, f, 0);
    uint32_t mask = 0, n = c->prog->funcs[callee.i].func->nparams;
    for (uint32_t i = 0; i < n && i < MAX_PARAMS && i + 1 < s->nargs; i++) {
        struct root *r = operand_root(c, f, info, ir_args(pf->unit, pf->func, s)[i + 1]);
        if (r)
            mask |= (uint32_t)root_ownership(c, f, c->fctxs.at[fctx].mask, r, stmt) << (2 * i);
    }
    return mask;
}

/* Memory made for this one creation: by an allocation or variable of the same loop iteration. */
static bool is_made_for(struct conc *c, func_id f, struct root *r, uint32_t stmt)
{
    struct finfo *info = finfo_of(c, f);
    if (r->made_at == IR_NONE || is_published(c, f, r, stmt))
        return false;
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    bool same_loop = info->cfg->loop[info->block_of[r->made_at]] == loop;
    return same_loop && c->prog->funcs[f.i].stmts[r->made_at].op != IR_ALLOCA;
}

uint32_t mask_for_origin(struct conc *c, origin_id o)
{
    const struct pta_origin *origin = pta_origin(c->pta, o);
    uint32_t mask = 0;
    if (origin->ncreations != 1)
        return 0;
    const struct pta_creation *made = pta_creations(c->pta, o);
    func_id f = pta_inst_func(c->pta, made->inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct fresh_info *info = fresh_of(c, f, 0);
    for (int i = 0; i < made->effect->nargs && i < MAX_PARAMS; i++) {
        const struct place *arg = &made->effect->args[i];
        if (arg->kind != PLACE_ARG)
            continue;
        struct root *r = operand_root(c, f, info, call_arg(pf, made->stmt, arg->index));
        if (r && is_made_for(c, f, r, made->stmt))
            mask |= (uint32_t)OWN_ORIGIN << (2 * i);
    }
    return mask;
}

void fresh_release(struct conc *c, struct finfo *info)
{
    (void)c;
    if (!info->fresh)
        return;
    for (size_t i = 0; i < info->fresh->roots.n; i++)
        vec_release(&info->fresh->roots.at[i].published);
    vec_release(&info->fresh->roots);
    map_release(&info->fresh->by_term);
}
