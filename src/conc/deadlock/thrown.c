/* Exceptions that code of the user throws. */
#include "conc/deadlock/thrown.h"

enum { MAX_THROW = 4, MAX_ESCAPE = 6, MAX_CALLERS = 4 };

uint32_t exception_block(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_block *b =
        &pf->unit->blocks[pf->func->first_block + finfo_of(c, f)->block_of[stmt]];
    bool is_invoke = stmt + 2 == b->first + b->count && pf->stmts[stmt + 1].op == IR_INVOKE;
    return is_invoke ? ir_succs(pf->unit, pf->func, b)[1] : CFG_NONE;
}

/* Does the function catch what the call throws, not only destroy its variables? */
static bool is_caught_here(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t pad = exception_block(c, f, stmt);
    if (pad == CFG_NONE)
        return false;
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + pad];
    for (uint32_t i = b->first; i < b->first + b->count; i++)
        if (pf->stmts[i].op == IR_LANDINGPAD)
            return pf->stmts[i].nargs > 0;
    return true;
}

static bool throws_below_to(struct thrown *, uint32_t frame, uint32_t stmt, uint32_t depth);

static bool throws_out_to(struct thrown *t, uint32_t frame, uint32_t stmt, uint32_t depth)
{
    func_id f = pta_inst_func(t->c->pta, t->c->frames.at[frame].inst);
    return t->c->prog->funcs[f.i].stmts[stmt].op == IR_CALL && !is_caught_here(t->c, f, stmt) &&
           throws_below_to(t, frame, stmt, depth);
}

/* Does a statement of the frame throw out of it? Remembered: callers ask again and again. */
static bool frame_throws_out(struct thrown *t, uint32_t frame, uint32_t depth)
{
    uint64_t key = map_key2(frame, depth);
    uint32_t known = map_get(&t->known, key, 0);
    bool is_found = known == 2;
    if (known)
        return is_found;
    is_found = t->c->prog->classes && frame_throws_anew(t->c, frame);
    for (uint32_t k = 0; k < frame_func(t->c, frame)->func->nstmts && !is_found; k++)
        is_found = throws_out_to(t, frame, k, depth);
    map_put(&t->known, key, is_found ? 2 : 1);
    return is_found;
}

static bool throws_below_to(struct thrown *t, uint32_t frame, uint32_t stmt, uint32_t depth)
{
    const struct conc *c = t->c;
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    uint32_t n;
    if (s->op != IR_CALL || !call_may_throw(c, frame, stmt) || prog_func_is_library(c->prog, f))
        return false;
    ir_ref callee_ref = ir_args(pf->unit, pf->func, s)[0];
    if (ref_kind(callee_ref) == REF_SYM) {
        psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee_ref));
        if (strcmp(c->prog->syms[sym.i].name, "__cxa_throw") == 0)
            return true;
    }
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind != EDGE_CALL || depth >= MAX_THROW)
            continue;
        uint32_t callee = frame_find(c, c->frames.at[frame].origin, (inst_id){e[i].target});
        if (callee != PTA_NONE && c->frames.at[callee].may_throw &&
            frame_throws_out(t, callee, depth + 1))
            return true;
    }
    return false;
}

bool throws_below(struct thrown *t, uint32_t frame, uint32_t stmt)
{
    return throws_below_to(t, frame, stmt, 0);
}

bool throws_out(struct thrown *t, uint32_t frame, uint32_t stmt)
{
    return throws_out_to(t, frame, stmt, 0);
}

bool ends_thread(struct conc *c, uint32_t frame, uint32_t depth)
{
    uint32_t n;
    if (!c->prog->classes || depth >= MAX_ESCAPE)
        return false;
    const struct call_in *calls = frame_callers(c, frame, &n);
    if (n > MAX_CALLERS)
        return false;
    for (uint32_t i = 0; i < n; i++) {
        func_id f = pta_inst_func(c->pta, c->frames.at[calls[i].frame].inst);
        if (exception_block(c, f, edge_of_call(c, &calls[i])->stmt) != CFG_NONE ||
            !ends_thread(c, calls[i].frame, depth + 1))
            return false;
    }
    return true;
}
