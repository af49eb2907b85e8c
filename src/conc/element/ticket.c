/*
 * Numbers that only one thread has. One that it takes from a counter: `mine = next++` under a lock
 * gives every thread another one, as an atomic increment does. That nobody races on the counter is
 * for race.c to say: who does so is reported there. A counter that is moved on by several at a time
 * (`from = next; next += CHUNK`) gives numbers that are so far apart.
 */
#include "conc/element/ticket.h"
#include "conc/lock/turn.h"

/* The constant by which the stored value differs from a loaded one; 0. */
static int64_t step_from(const struct prog_func *pf, const struct finfo *info, ir_ref value,
                         uint32_t *loaded)
{
    int64_t step;
    uint32_t def = ref_kind(value) == REF_REG ? info->def[ref_index(value)] : IR_NONE;
    if (def == IR_NONE || (pf->stmts[def].op != IR_ADD && pf->stmts[def].op != IR_SUB))
        return 0;
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
    if (ref_kind(args[0]) != REF_REG || !ir_ref_int(pf->unit, args[1], &step))
        return 0;
    *loaded = ref_index(args[0]);
    return step < 0 ? -step : step;
}

/* Is the stored value what was loaded, there or once more before the store, and a constant? */
static bool is_step_of(struct conc *c, inst_id inst, const struct prog_func *pf, ir_ref value,
                       uint32_t load, uint32_t loc)
{
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    uint32_t from;
    if (!step_from(pf, info, value, &from))
        return false;
    uint32_t again = info->def[from];
    if (from == pf->stmts[load].dst)
        return true;
    if (again == IR_NONE || again < load || info->block_of[again] != info->block_of[load] ||
        pf->stmts[again].op != IR_LOAD)
        return false;
    for (uint32_t i = load; i < again; i++)
        if (pf->stmts[i].op == IR_CALL) /* whatever happens there */
            return false;
    ir_ref address = ir_args(pf->unit, pf->func, &pf->stmts[again])[0];
    return idset_only(pta_value(c->pta, inst, address)) == loc;
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
        if (idset_only(pta_value(c->pta, inst, args[0])) == loc) /* the first store there */
            return is_step_of(c, inst, pf, args[1], load, loc) &&
                   turn_lock_is_kept(c, frame, load, i);
    }
    return false;
}

bool load_is_ticket(struct conc *c, uint32_t frame, uint32_t load)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[load];
    bool is_locked = c->frames.at[frame].is_noisy ||
                     func_is_section(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    if (s->size > 8 || !is_locked)
        return false;
    uint32_t loc = one_place(
        c, pta_value(c->pta, c->frames.at[frame].inst, ir_args(pf->unit, pf->func, s)[0]));
    return loc != PTA_NONE && moves_on(c, frame, load, loc);
}

static int64_t divisor(int64_t a, int64_t b)
{
    while (b) {
        int64_t rest = a % b;
        a = b;
        b = rest;
    }
    return a;
}

/* By how much the write moves the counter on; 0: it does not do that. */
static int64_t step_of_write(struct conc *c, const struct write_record *w)
{
    const struct prog_func *pf = frame_func(c, w->frame);
    const struct ir_stmt *s = &pf->stmts[w->stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    int64_t step = 0;
    uint32_t from;
    if (s->op == IR_STORE)
        return step_from(pf, finfo_of(c, pta_inst_func(c->pta, c->frames.at[w->frame].inst)),
                         args[1], &from);
    if (s->op == IR_RMW && (s->aux == RMW_ADD || s->aux == RMW_SUB))
        ir_ref_int(pf->unit, args[1], &step);
    return step < 0 ? -step : step;
}

int64_t ticket_distance(struct values *v, uint32_t frame, ir_ref address)
{
    struct conc *c = v->c;
    uint32_t loc = one_place(c, pta_value(c->pta, c->frames.at[frame].inst, address));
    const struct pta_loc *l = loc == PTA_NONE ? NULL : pta_loc(c->pta, (loc_id){loc});
    int64_t all = 0;
    for (uint32_t i = l ? values_last_write(v, l->obj) : 0; i; i = v->log->writes.at[i - 1].next) {
        const struct write_record *w = &v->log->writes.at[i - 1];
        if (pta_overlap(pta_loc(c->pta, w->loc), w->size, l, 1))
            all = divisor(all, step_of_write(c, w));
    }
    return all ? all : 1;
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
