/*
 * Exceptions that nobody catches. The runtime of C++ (Itanium ABI) looks for a handler first, all
 * the way up to where the thread began; if there is none it ends the program then and there, and
 * no destructor runs. So what runs only while an exception passes through a function (destructors
 * of its variables) is dead code unless some caller has a handler. Likewise what runs only after a
 * call that never throws. A handler that does nothing but end the program, as functions that must
 * not throw have, is none. Nor does anything come after a thread that died unjoined (joinable.c).
 */
#include "conc/conc_int.h"
#include <stdlib.h>

static const struct ir_block *block_at(const struct prog_func *pf, uint32_t block)
{
    return &pf->unit->blocks[pf->func->first_block + block];
}

static bool ends_program(const struct conc *c, const struct prog_func *pf, uint32_t stmt)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref callee = s->op == IR_CALL ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM)
        return false;
    const struct model_fn *m =
        pta_model_of(c->pta, prog_sym_of(c->prog, pf->unit_index, ref_index(callee)));
    return m && model_has(m, EFFECT_NORETURN);
}

/* Does the block that exceptions lead to catch some of them? */
static bool pad_catches(const struct conc *c, const struct prog_func *pf, uint32_t pad)
{
    const struct ir_block *b = block_at(pf, pad);
    bool has_clause = false;
    for (uint32_t i = b->first; i < b->first + b->count; i++) {
        has_clause |= pf->stmts[i].op == IR_LANDINGPAD && pf->stmts[i].nargs > 0;
        if (ends_program(c, pf, i))
            return false;
    }
    return has_clause;
}

/* The block that exceptions of the call lead to; IR_NONE if they leave the function. */
static uint32_t pad_of_call(struct conc *c, const struct prog_func *pf, func_id f, uint32_t stmt)
{
    const struct ir_block *b = block_at(pf, finfo_of(c, f)->block_of[stmt]);
    uint32_t last = b->first + b->count - 1;
    if (pf->stmts[last].op != IR_INVOKE || stmt + 1 != last)
        return IR_NONE;
    return ir_succs(pf->unit, pf->func, b)[1];
}

static bool has_catcher(struct conc *c, const bool *is_caught, uint32_t frame)
{
    uint32_t n;
    const struct call_in *calls = frame_callers(c, frame, &n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t from = calls[i].frame;
        const struct prog_func *pf = frame_func(c, from);
        uint32_t pad = pad_of_call(c, pf, pta_inst_func(c->pta, c->frames.at[from].inst),
                                   edge_of_call(c, &calls[i])->stmt);
        if (is_caught[from] || (pad != IR_NONE && pad_catches(c, pf, pad)))
            return true;
    }
    return false;
}

/* A frame, and whether somebody above it catches what it lets through. */
struct thrower {
    struct conc *c;
    uint32_t frame;
    bool is_caught;
};

/* The way of an exception that the call does not throw, or that nobody catches. */
static bool is_never_unwound(void *context, const struct ir_block *b, uint32_t i)
{
    const struct thrower *t = context;
    const struct prog_func *pf = frame_func(t->c, t->frame);
    uint32_t last = b->first + b->count - 1;
    return pf->stmts[last].op == IR_INVOKE && i == 1 &&
           !(call_may_throw(t->c, t->frame, last - 1) &&
             (t->is_caught || pad_catches(t->c, pf, ir_succs(pf->unit, pf->func, b)[i])));
}

/* ... or the way on, where a thread dies that nobody has joined. */
static bool is_never_gone(void *context, const struct ir_block *b, uint32_t i)
{
    const struct thrower *t = context;
    return is_never_unwound(context, b, i) ||
           block_ends_running_thread(t->c, t->c->frames.at[t->frame].func, b, is_never_unwound,
                                     context);
}

static bool has_pads(const struct prog_func *pf)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_LANDINGPAD)
            return true;
    return false;
}

bool uncaught_find(struct conc *c)
{
    uint32_t nblocks = 0, n = (uint32_t)c->frames.n;
    bool any = false, again = true;
    if (c->prog->classes)
        return false; /* the JVM unwinds in any case */
    for (uint32_t f = 0; f < n; f++) {
        any |= has_pads(frame_func(c, f));
        nblocks = MAX(nblocks, frame_func(c, f)->func->nblocks);
    }
    if (!any)
        return false;
    bool *is_caught = xcalloc(n + 1, sizeof *is_caught);
    bool *reached = xcalloc(nblocks + 1, sizeof *reached);
    while (again) {
        again = false;
        for (uint32_t f = 0; f < n; f++)
            if (!is_caught[f] && has_catcher(c, is_caught, f))
                again = is_caught[f] = true;
    }
    any = false;
    for (uint32_t f = 0; f < n; f++) {
        memset(reached, 0, nblocks + 1);
        struct thrower t = {c, f, is_caught[f]};
        if (!has_pads(frame_func(c, f)) ||
            !blocks_reached(frame_func(c, f), is_never_gone, &t, reached))
            continue;
        frame_add_dead(c, f, reached);
        any = true;
    }
    free(is_caught);
    free(reached);
    return any;
}
