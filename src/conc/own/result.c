/*
 * Whose is what a call returns? A part of an object that the call was given: an element of a
 * container, what a smart pointer holds, also if functions of the program only pass it on.
 */
#include "conc/own/fresh_int.h"

enum {
    MAX_RETURNS = 3,
    MAX_GETTER = 12 /* statements of a function that just returns something */
};

static ir_ref owner_within(struct conc *c, func_id f, uint32_t stmt, int depth);

/* The argument that owns what a function of the program returns: `return owner_.get();` */
static ir_ref owner_given(struct conc *c, func_id f, uint32_t stmt, func_id callee, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[callee.i];
    ir_ref found = {0};
    for (uint32_t i = 0; pf->func->nstmts <= MAX_GETTER && i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        ir_ref value = s->op == IR_RET && s->nargs ? ir_args(pf->unit, pf->func, s)[0] : found;
        if (s->op != IR_RET)
            continue;
        uint32_t def =
            ref_kind(value) == REF_REG ? finfo_of(c, callee)->def[ref_index(value)] : IR_NONE;
        bool is_call = def != IR_NONE && pf->stmts[def].op == IR_CALL && depth < MAX_RETURNS;
        ir_ref owner = is_call ? owner_within(c, callee, def, depth + 1) : (ir_ref){0};
        if (!owner.bits || found.bits)
            return (ir_ref){0};
        const uint32_t *t = tuples_at(&c->terms, term_base(c, term_of(c, callee, owner)));
        if (t[0] != TERM_PARAM || t[1] != callee.i)
            return (ir_ref){0};
        found = call_arg(&c->prog->funcs[f.i], stmt, (int32_t)t[2]);
    }
    return found;
}

/* The object that the result of a library function belongs to; NONE. */
static ir_ref owner_within(struct conc *c, func_id f, uint32_t stmt, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    psym_id sym;
    func_id callee = callee_by_name(c, pf, stmt, &sym);
    if (sym.i == IR_NONE)
        return (ir_ref){0};
    const struct model_fn *m = pta_model_of(c->pta, sym);
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_OWNER && m->effects[i].obj.kind == PLACE_ARG)
            return call_arg(pf, stmt, m->effects[i].obj.index);
    if (m || callee.i == IR_NONE || !(pf->stmts[stmt].flags & IRF_PTR))
        return (ir_ref){0};
    if (gives_sole_object(c, callee))
        return call_arg(pf, stmt, 0);
    if (!prog_func_is_library(c->prog, callee))
        return owner_given(c, f, stmt, callee, depth);
    return prog_func_is_container(c->prog, callee) ? call_arg(pf, stmt, 0)
                                                   : container_of_element(c, f, stmt);
}

ir_ref owner_of_result(struct conc *c, func_id f, uint32_t stmt)
{
    return owner_within(c, f, stmt, 0);
}

uint32_t shared_maker(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    ir_ref pointer = call_arg(pf, stmt, 0);
    psym_id sym;
    func_id callee = callee_by_name(c, pf, stmt, &sym);
    if (callee.i == IR_NONE || !asks_shared_pointer(c, callee))
        return IR_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        func_id maker = callee_by_name(c, pf, i, &sym);
        const char *name = maker.i == IR_NONE ? NULL : c->prog->syms[sym.i].pretty;
        if (name && strncmp(name, "std::make_shared<", 17) == 0 &&
            call_arg(pf, i, 0).bits == pointer.bits && comes_first(finfo_of(c, f), i, stmt))
            return i;
    }
    return IR_NONE;
}
