/*
 * Two reads of one variable that give the same: `t[i].join(); sum += t[i].result();`. Terms
 * (term.c) stand for such values only where the function never writes the variable; here it may,
 * as long as it is done with that: all writes are in other loops, or before.
 */
#include "conc/element/value.h"

enum { MAX_AGAIN_DEPTH = 8 };

/* Can the write come between two reads of which the first is `stmt`? */
static bool may_come_between(const struct finfo *info, uint32_t stmt, uint32_t write)
{
    uint32_t block = info->block_of[stmt], other = info->block_of[write];
    uint32_t loop = info->cfg->loop[block];
    if (loop != CFG_NONE)
        return cfg_in_loop(info->cfg, other, loop);
    return block == other ? write > stmt : info->cfg->rpo[other] >= info->cfg->rpo[block];
}

/* Nobody writes there between the two reads of the function. */
static bool is_left_alone(struct values *v, uint32_t frame, ir_ref address, uint32_t first)
{
    struct conc *c = v->c;
    inst_id inst = c->frames.at[frame].inst;
    struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, address));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *place = pta_loc(c->pta, (loc_id){loc});
        for (uint32_t i = values_last_write(v, place->obj); i; i = v->log->writes.at[i - 1].next) {
            const struct write_record *w = &v->log->writes.at[i - 1];
            if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, place, 8))
                continue;
            if (c->frames.at[w->frame].inst.i != inst.i || may_come_between(info, first, w->stmt))
                return false;
        }
    }
    return true;
}

static bool is_same(struct values *v, uint32_t frame, ir_ref a, ir_ref b, int depth)
{
    if (a.bits == b.bits)
        return true;
    if (ref_kind(a) != REF_REG || ref_kind(b) != REF_REG || depth > MAX_AGAIN_DEPTH)
        return false;
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    uint32_t p = info->def[ref_index(a)], q = info->def[ref_index(b)];
    if (p == IR_NONE || q == IR_NONE || pf->stmts[p].op != pf->stmts[q].op ||
        pf->stmts[p].nargs != pf->stmts[q].nargs ||
        info->cfg->loop[info->block_of[p]] != info->cfg->loop[info->block_of[q]])
        return false;
    enum ir_op op = pf->stmts[p].op;
    if (op != IR_ADDR && op != IR_COPY && op != IR_LOAD && op != IR_CAST)
        return false;
    const ir_ref *x = ir_args(pf->unit, pf->func, &pf->stmts[p]);
    const ir_ref *y = ir_args(pf->unit, pf->func, &pf->stmts[q]);
    for (uint32_t i = 0; i < pf->stmts[p].nargs; i++)
        if (!is_same(v, frame, x[i], y[i], depth + 1))
            return false;
    return op != IR_LOAD || (comes_first(info, p, q) && is_left_alone(v, frame, x[0], p));
}

bool value_is_reread(struct values *v, uint32_t frame, ir_ref first, ir_ref second)
{
    return is_same(v, frame, first, second, 0);
}
