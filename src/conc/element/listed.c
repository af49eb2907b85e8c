/*
 * Lists of the JVM's library that one loop has filled:
 *
 *     for (int i = 0; i < n; i++)            for (Task t : tasks)
 *         tasks.add(new Task(i));                new Thread(t).start();
 *
 * What an iterator gives in a round of its loop, or get(i) for the counter of a loop, is what was
 * added in the same round of the other one; what a library runs for each of the list (invokeAll)
 * was added in some round, each in another one. That the list is asked for no more than was added
 * is assumed of arrays, too (A-FILLED).
 *
 * Conditions: one call of the whole program puts something into the list, in every round of a loop
 * that begins after the list was made, and nothing else changes it.
 */
#include "conc/element/value_int.h"

static void note_put(struct values *v, uint32_t frame, uint32_t stmt, ir_ref list, bool is_add)
{
    struct conc *c = v->c;
    struct write_log *log = v->log;
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[frame].inst, list));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        bool is_new;
        uint32_t *slot = map_slot(&log->puts, pta_loc(c->pta, (loc_id){loc})->obj.i, &is_new);
        if (is_new) {
            struct list_put p = {frame, stmt, !is_add};
            vec_push(&log->put_list, p);
            *slot = (uint32_t)log->put_list.n;
            continue;
        }
        struct list_put *p = &log->put_list.at[*slot - 1];
        p->is_other |= p->frame != frame || p->stmt != stmt || !is_add;
    }
}

/* Is there something at the place: an argument that is given and refers to an object? */
static bool is_given(const struct values *v, uint32_t frame, uint32_t stmt, const struct place *p)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    if (p->kind != PLACE_ARG && p->kind != PLACE_DEREF)
        return true;
    if ((uint32_t)p->index + 1 >= pf->stmts[stmt].nargs)
        return false;
    ir_ref arg = call_arg(pf, stmt, p->index);
    return !idset_is_empty(pta_value(v->c->pta, v->c->frames.at[frame].inst, arg));
}

/* Lists that the call changes: what it adds, `list.add(x)`, or whatever else. */
static void see_call(struct values *v, uint32_t frame, const struct pta_edge *e)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    for (int i = 0; i < e->model->neffects; i++) {
        const struct effect *f = &e->model->effects[i];
        bool is_put = (f->kind == EFFECT_ASSIGN || f->kind == EFFECT_CALL) &&
                      f->ret.kind == PLACE_DEREF && is_given(v, frame, e->stmt, &f->src);
        bool is_add = is_put && f->kind == EFFECT_ASSIGN && !f->ret.index &&
                      f->src.kind == PLACE_ARG && f->src.index == 1 &&
                      pf->stmts[e->stmt].nargs == 3;
        if (is_put && (uint32_t)f->ret.index + 1 < pf->stmts[e->stmt].nargs)
            note_put(v, frame, e->stmt, call_arg(pf, e->stmt, f->ret.index), is_add);
        bool is_change = f->kind == EFFECT_WRITE && f->obj.kind == PLACE_ARG &&
                         (uint32_t)f->obj.index + 1 < pf->stmts[e->stmt].nargs;
        if (is_change)
            note_put(v, frame, e->stmt, call_arg(pf, e->stmt, f->obj.index), true);
    }
}

/* A call that writes without putting anything in counts as one that adds, until another one is
 * seen: whoever asks looks at what it adds. */
const struct list_put *list_put_into(struct values *v, uint32_t frame, ir_ref list)
{
    struct conc *c = v->c;
    uint32_t loc = idset_only(pta_value(c->pta, c->frames.at[frame].inst, list));
    if (loc == IDSET_END)
        return NULL;
    for (uint32_t f = 0; !v->log->has_puts && f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++)
            if (e[i].kind == EDGE_MODEL && e[i].model)
                see_call(v, f, &e[i]);
    }
    v->log->has_puts = true;
    uint32_t at = map_get(&v->log->puts, pta_loc(c->pta, (loc_id){loc})->obj.i, 0);
    const struct list_put *p = at ? &v->log->put_list.at[at - 1] : NULL;
    return p && !p->is_other && frame_func(c, p->frame)->stmts[p->stmt].nargs == 3 ? p : NULL;
}

static bool is_in_every_round(const struct finfo *info, uint32_t stmt, uint32_t loop)
{
    const struct cfg *cfg = info->cfg;
    uint32_t block = info->block_of[stmt];
    return cfg->loop[block] == loop && !cfg->is_irreducible && cfg_in_each_round(cfg, block, loop);
}

/* Was the list made right before the loop: for every run of it another one? */
static bool is_made_for_loop(struct values *v, uint32_t frame, ir_ref list, uint32_t loop)
{
    struct conc *c = v->c;
    const struct prog_func *pf = frame_func(c, frame);
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    const struct finfo *info = finfo_of(c, f);
    const uint32_t *t = tuples_at(&c->terms, term_of(c, f, list));
    uint32_t reg = t[0] == TERM_REG && t[1] != PTA_NONE ? t[1] - pf->reg_base : IR_NONE;
    uint32_t def = reg < pf->func->nregs ? info->def[reg] : IR_NONE;
    uint32_t around = info->cfg->loops[loop].parent;
    if (def != IR_NONE && makes_memory(c, pf, &pf->stmts[def]))
        return info->cfg->loop[info->block_of[def]] == around;
    uint32_t loc = idset_only(pta_value(c->pta, c->frames.at[frame].inst, list));
    return around == CFG_NONE && c->frames.at[frame].is_once && loc != IDSET_END &&
           obj_is_unique(c, pta_loc(c->pta, (loc_id){loc})->obj);
}

/* The call, if it adds in every round of a loop of the frame. */
static bool listed_put(struct values *v, uint32_t frame, ir_ref list, struct listed *out)
{
    if (!v->c->prog->classes || v->c->opt.mode == MODE_SOUND || ref_kind(list) != REF_REG)
        return false;
    const struct list_put *p = list_put_into(v, frame, list);
    if (!p || p->frame != frame)
        return false;
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct finfo *info =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    uint32_t loop = info->cfg->loop[info->block_of[p->stmt]];
    *out = (struct listed){p->stmt, loop, call_arg(pf, p->stmt, 1)};
    return loop != CFG_NONE && is_in_every_round(info, p->stmt, loop) &&
           is_made_for_loop(v, frame, call_arg(pf, p->stmt, 0), loop);
}

/* Is the statement behind the loop as a whole, and not in one with it? */
static bool is_behind(const struct finfo *info, uint32_t stmt, uint32_t loop)
{
    uint32_t block = info->block_of[stmt];
    return !cfg_in_loop(info->cfg, block, loop) &&
           cfg_dominates(info->cfg, info->cfg->loops[loop].header, block);
}

bool listed_before(struct values *v, uint32_t frame, uint32_t stmt, ir_ref list, struct listed *out)
{
    if (!listed_put(v, frame, list, out))
        return false;
    const struct finfo *info =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    return is_behind(info, stmt, out->loop);
}

static const struct effect *gives_in_turn(const struct conc *c, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++)
        if (e->model->effects[i].kind == EFFECT_ASSIGN && e->model->effects[i].flags & EFF_EACH)
            return &e->model->effects[i];
    return NULL;
}

/* Does the call ask an iterator, made before the loop, for the next one in every round, once? */
static bool iterates(struct values *v, uint32_t frame, uint32_t stmt, uint32_t loop)
{
    struct conc *c = v->c;
    const struct prog_func *pf = frame_func(c, frame);
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    const struct finfo *info = finfo_of(c, f);
    ir_ref iterator = call_arg(pf, stmt, 0);
    const struct ir_stmt *made = def_in(pf, info, iterator);
    if (!gives_in_turn(c, frame, stmt) || !made || made->op != IR_CALL ||
        info->cfg->loop[info->block_of[made - pf->stmts]] != info->cfg->loops[loop].parent)
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (i != stmt && pf->stmts[i].op == IR_CALL && pf->stmts[i].nargs > 1 &&
            cfg_in_loop(info->cfg, info->block_of[i], loop) &&
            call_arg(pf, i, 0).bits == iterator.bits && gives_in_turn(c, frame, i))
            return false;
    return true;
}

struct poly listed_value(struct values *v, uint32_t frame, uint32_t stmt, int depth)
{
    struct conc *c = v->c;
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    struct listed l;
    if (!c->prog->classes || pf->stmts[stmt].nargs < 2 || loop == CFG_NONE ||
        !is_in_every_round(info, stmt, loop) ||
        !listed_before(v, frame, stmt, call_arg(pf, stmt, 0), &l) ||
        cfg_in_loop(info->cfg, info->block_of[l.stmt], loop))
        return poly_unknown();
    struct poly round = poly_symbol(value_symbol(v, VALUE_ROUND, frame, loop, 0));
    if (pf->stmts[stmt].nargs == 3) { /* get(i) */
        struct poly index = value_eval(v, frame, call_arg(pf, stmt, 1), depth + 1);
        if (!poly_equal(&index, &round))
            return poly_unknown();
    } else if (!iterates(v, frame, stmt, loop)) {
        return poly_unknown();
    }
    struct poly value = value_eval(v, frame, l.value, depth + 1);
    return value_replace(v, &value, value_symbol(v, VALUE_ROUND, frame, l.loop, 0), &round);
}
