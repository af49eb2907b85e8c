/*
 * Which loaded value a condition compares, and with what: `while (turn != me)`, in so many words or
 * by a function that returns the variable.
 */
#include "conc/lock/turn.h"
#include "conc/lock/turn_int.h"

uint32_t def_of(const struct finfo *info, const struct prog_func *pf, ir_ref ref)
{
    uint32_t def = ref_kind(ref) == REF_REG ? info->def[ref_index(ref)] : IR_NONE;
    while (def != IR_NONE && (pf->stmts[def].op == IR_COPY || pf->stmts[def].op == IR_ZEXT ||
                              pf->stmts[def].op == IR_SEXT || pf->stmts[def].op == IR_TRUNC)) {
        ref = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
        def = ref_kind(ref) == REF_REG ? info->def[ref_index(ref)] : IR_NONE;
    }
    return def;
}

/* Is it a load, or (`with_calls`) a call that may be one? */
static bool is_load(const struct prog_func *pf, uint32_t def, bool with_calls)
{
    return def != IR_NONE &&
           (pf->stmts[def].op == IR_LOAD || (with_calls && pf->stmts[def].op == IR_CALL));
}

struct found found_by(struct conc *c, func_id f, ir_ref cond, bool with_calls)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    uint32_t def = def_of(info, pf, cond);
    bool if_true = true;
    for (int depth = 0; depth < 8 && def != IR_NONE; depth++) { /* !(a == b), (a == b) == 0 */
        const struct ir_stmt *s = &pf->stmts[def];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        int64_t value = 1;
        if (is_load(pf, def, with_calls))
            return (struct found){def, {0}, !if_true};
        bool is_xor =
            s->op == IR_XOR && ir_ref_int(pf->unit, args[1], &value) && (value == 1 || value == -1);
        bool is_cmp = s->op == IR_CMP && (s->sub == CMP_EQ || s->sub == CMP_NE);
        if (!is_xor && !is_cmp)
            break;
        if_true ^= is_xor || s->sub == CMP_NE;
        uint32_t left = def_of(info, pf, args[0]);
        uint32_t right = is_cmp ? def_of(info, pf, args[1]) : IR_NONE;
        if (is_cmp && is_load(pf, left, with_calls))
            return (struct found){left, args[1], if_true};
        if (is_load(pf, right, with_calls))
            return (struct found){right, args[0], if_true};
        if (is_cmp && (!ir_ref_int(pf->unit, args[1], &value) || value))
            break;
        if_true ^= is_cmp;
        def = left;
    }
    return (struct found){.load = IR_NONE};
}

bool func_is_section(struct conc *c, func_id f)
{
    const struct model_fn *m = pta_model_of(c->pta, c->prog->funcs[f.i].sym);
    return func_takes_lock(c, f) || (m && m->has_body && model_has(m, EFFECT_LOCK));
}

struct turn_load load_at(struct conc *c, inst_id inst, uint32_t stmt)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct turn_load found = {inst, pf, stmt, func_is_section(c, f)};
    if (stmt == IR_NONE || pf->stmts[stmt].op == IR_LOAD)
        return found;
    const struct pta_edge *e = body_edge(c, inst, stmt);
    found.stmt = IR_NONE;
    if (!e)
        return found;
    found.inst = (inst_id){e->target};
    func_id callee = pta_inst_func(c->pta, found.inst);
    found.pf = pf = &c->prog->funcs[callee.i];
    found.is_sectioned = func_is_section(c, callee);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_RET && pf->stmts[i].nargs) {
            uint32_t def = def_of(finfo_of(c, callee), pf, prog_args(pf, &pf->stmts[i])[0]);
            found.stmt = found.stmt == IR_NONE && is_load(pf, def, false) ? def : IR_NONE;
            if (found.stmt == IR_NONE)
                break;
        }
    return found;
}
