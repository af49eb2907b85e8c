/*
 * Pointers that walk a list: `p = p->next` once in every round of a loop. In different rounds they
 * point to different records (A-LIST). The pointer is a register, or a variable in memory that only
 * the loop moves on: then what is loaded from it.
 */
#include "conc/element/index_int.h"

struct walk {
    const struct prog_func *pf;
    struct finfo *info;
    uint32_t loop;
};

static const struct ir_stmt *def_of(const struct walk *w, ir_ref ref, uint8_t op)
{
    uint32_t def = ref_kind(ref) == REF_REG ? w->info->def[ref_index(ref)] : IR_NONE;
    return def != IR_NONE && w->pf->stmts[def].op == op ? &w->pf->stmts[def] : NULL;
}

static bool is_in_loop(const struct walk *w, const struct ir_stmt *s)
{
    return cfg_in_loop(w->info->cfg, w->info->block_of[s - w->pf->stmts], w->loop);
}

/* The pointer whose record's link the value was loaded from; NULL if it is no such value. */
static const ir_ref *followed(const struct walk *w, ir_ref value)
{
    const struct ir_stmt *load = def_of(w, value, IR_LOAD);
    if (!load || load->size != w->pf->unit->pointer_size)
        return NULL;
    const ir_ref *at = prog_args(w->pf, load);
    const struct ir_stmt *field = def_of(w, *at, IR_ADDR);
    if (!field)
        return at;
    return field->nargs == 2 ? prog_args(w->pf, field) : NULL;
}

static bool is_walking_phi(const struct walk *w, const struct ir_stmt *phi)
{
    const ir_ref *args = prog_args(w->pf, phi);
    uint32_t found = 0;
    if (w->info->cfg->loops[w->loop].header != w->info->block_of[phi - w->pf->stmts])
        return false;
    for (uint32_t i = 0; i + 1 < phi->nargs; i += 2) {
        if (!cfg_in_loop(w->info->cfg, ref_index(args[i + 1]), w->loop))
            continue;
        const ir_ref *from = followed(w, args[i]);
        if (!from || ref_kind(*from) != REF_REG || ref_index(*from) != phi->dst)
            return false;
        found++;
    }
    return found > 0;
}

/* A load of a variable whose one store in the loop moves it on. */
static bool is_walking_load(const struct walk *w, const struct ir_stmt *load)
{
    ir_ref slot = prog_args(w->pf, load)[0];
    uint32_t found = 0;
    if (!is_in_loop(w, load))
        return false;
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &w->pf->stmts[i];
        if (s->op != IR_STORE || prog_args(w->pf, s)[0].bits != slot.bits || !is_in_loop(w, s))
            continue;
        const ir_ref *from = followed(w, prog_args(w->pf, s)[1]);
        const struct ir_stmt *again = from ? def_of(w, *from, IR_LOAD) : NULL;
        if (!again || prog_args(w->pf, again)[0].bits != slot.bits || found++)
            return false;
    }
    return found > 0;
}

bool is_walk(struct index *x, uint32_t frame, uint32_t reg, uint32_t loop)
{
    struct walk w = {frame_func(x->c, frame), index_info(x, frame), loop};
    uint32_t def = w.info->def[reg];
    if (def == IR_NONE || x->c->opt.mode == MODE_SOUND)
        return false;
    const struct ir_stmt *s = &w.pf->stmts[def];
    return s->op == IR_PHI    ? is_walking_phi(&w, s)
           : s->op == IR_LOAD ? is_walking_load(&w, s)
                              : false;
}
