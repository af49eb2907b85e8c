/*
 * Numbers that only one thread has. One that it takes from a counter: `mine = next++` under a lock
 * gives every thread another one, as an atomic increment does. That nobody races on the counter is
 * for race.c to say: who does so is reported there.
 */
#include "conc/ticket.h"

/* Is the stored value the loaded one and a constant? */
static bool is_step_of(const struct prog_func *pf, const struct finfo *info, ir_ref value,
                       uint32_t loaded)
{
    int64_t step;
    uint32_t def = ref_kind(value) == REF_REG ? info->def[ref_index(value)] : IR_NONE;
    if (def == IR_NONE || (pf->stmts[def].op != IR_ADD && pf->stmts[def].op != IR_SUB))
        return false;
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
    return ref_kind(args[0]) == REF_REG && ref_index(args[0]) == loaded &&
           ir_ref_int(pf->unit, args[1], &step) && step;
}

/* Does the function move the counter on before it does anything else with the number? */
static bool moves_on(struct conc *c, uint32_t frame, uint32_t load, uint32_t loc)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    for (uint32_t i = load + 1; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_STORE || info->block_of[i] != info->block_of[load])
            continue;
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (idset_only(pta_value(c->pta, inst, args[0])) == loc &&
            is_step_of(pf, info, args[1], pf->stmts[load].dst))
            return true;
    }
    return false;
}

bool load_is_ticket(struct conc *c, uint32_t frame, uint32_t load)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[load];
    if (s->size > 8 || !c->frames.at[frame].is_noisy)
        return false;
    uint32_t loc = one_place(
        c, pta_value(c->pta, c->frames.at[frame].inst, ir_args(pf->unit, pf->func, s)[0]));
    return loc != PTA_NONE && moves_on(c, frame, load, loc);
}

bool is_error_code(const struct prog_func *pf, ir_ref ref)
{
    int64_t value;
    return ir_ref_int(pf->unit, ref, &value) && value < 0;
}

bool is_ticket(const struct values *v, const struct poly *value)
{
    uint32_t sym;
    return poly_is_symbol(value, &sym) && value_symbol_at(v, sym)[0] == VALUE_TICKET;
}

static bool is_fresh_param(const struct values *v, uint32_t frame, uint32_t param)
{
    const struct birth *b = &v->births[v->c->frames.at[frame].origin.i];
    return b->is_known && (int)param < b->effect->nargs &&
           b->effect->args[param].kind == PLACE_FRESH;
}

bool is_thread_number(const struct values *v, const struct poly *address)
{
    uint32_t sym;
    if (!poly_is_symbol(address, &sym))
        return false;
    const uint32_t *s = value_symbol_at(v, sym);
    return s[0] == VALUE_REGISTER && v->c->frames.at[s[1]].caller == PTA_NONE &&
           s[2] < frame_func(v->c, s[1])->func->nparams && is_fresh_param(v, s[1], s[2]);
}
