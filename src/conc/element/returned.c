/*
 * What a join finds: a thread that returns what it was given hands its record back.
 *
 *   pthread_create(&t[i], NULL, run, &job[i]);         (run returns its argument)
 *   pthread_join(t[k], &result);                       result is &job[k]
 *
 * The round of the loop that made the thread is the one whose handle was joined.
 */
#include "conc/element/value_int.h"

enum { MAX_COPIES = 4 };

/* Is the value parameter 0, perhaps by way of copies? */
static bool is_argument(const struct prog_func *pf, const struct finfo *info, ir_ref ref)
{
    for (int i = 0; i < MAX_COPIES && ref_kind(ref) == REF_REG; i++) {
        const struct ir_stmt *s = def_in(pf, info, ref);
        if (!s || (s->op != IR_COPY && s->op != IR_CAST))
            break;
        ref = prog_args(pf, s)[0];
    }
    return ref.bits == ref_make(REF_REG, 0).bits;
}

/* Is there a call in the thread that ends it, in whatever function? */
static bool may_exit(const struct conc *c, origin_id o)
{
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n = 0;
        const struct pta_edge *e = c->frames.at[f].origin.i == o.i
                                       ? pta_inst_edges(c->pta, c->frames.at[f].inst, &n)
                                       : NULL;
        for (uint32_t i = 0; i < n; i++)
            if (e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_EXIT))
                return true;
    }
    return false;
}

/* Does the entry function return its argument, or null, and end in no other way? */
static bool returns_argument(struct conc *c, origin_id o)
{
    func_id f = pta_inst_func(c->pta, pta_origin(c->pta, o)->entry);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    bool is_found = false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        int64_t number;
        if (pf->stmts[i].op != IR_RET || !pf->stmts[i].nargs)
            continue;
        ir_ref value = prog_args(pf, &pf->stmts[i])[0];
        if (ir_ref_int(pf->unit, value, &number) && !number)
            continue;
        if (!is_argument(pf, finfo_of(c, f), value))
            return false;
        is_found = true;
    }
    return is_found && !may_exit(c, o);
}

/* Where the handle is, if the call joins by a value that it has loaded. */
static bool handle_joined(struct values *v, uint32_t frame, uint32_t stmt, const struct effect *e,
                          struct poly *out, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    func_id f = v->c->frames.at[frame].func;
    const struct ir_stmt *load =
        e->handle.kind == PLACE_ARG
            ? def_in(pf, finfo_of(v->c, f), call_arg(pf, stmt, e->handle.index))
            : NULL;
    if (!load || load->op != IR_LOAD)
        return false;
    *out = value_eval(v, frame, prog_args(pf, load)[0], depth + 1);
    return !out->is_unknown;
}

/* The round of the creator's loop whose handle is at the place: handle - (first + step * round)
 * is zero. */
static bool find_round(const struct poly *handle, const struct poly *made, uint32_t round,
                       struct poly *out)
{
    int64_t step = 0;
    struct poly rest = *made;
    for (uint32_t i = 0; i < made->n; i++)
        if (made->term[i].sym[0] == round && !made->term[i].sym[1])
            step = made->term[i].coef;
    if (!step)
        return false;
    struct poly_term term = {.sym = {round}, .coef = -step};
    poly_add_term(&rest, &term);
    *out = poly_add(handle, &rest, -1);
    bool is_whole = !poly_has(&rest, round) && !out->is_unknown && out->constant % step == 0;
    for (uint32_t i = 0; i < out->n && is_whole; i++) {
        is_whole = out->term[i].coef % step == 0;
        out->term[i].coef /= step;
    }
    out->constant /= step;
    return is_whole;
}

bool value_joined(struct values *v, uint32_t frame, uint32_t stmt, const struct effect *e,
                  struct poly *out, int depth)
{
    struct conc *c = v->c;
    struct seq all = seqs_at(&c->sets, joined_by(c, frame, stmt, e));
    struct poly handle, round;
    if (all.n != 1 || !live_is_origin(c, all.at[0]) || depth > MAX_EVAL_DEPTH - 8 ||
        !handle_joined(v, frame, stmt, e, &handle, depth))
        return false;
    origin_id o = {all.at[0] / 2};
    const struct birth *b = &v->births[o.i];
    if (!b->is_known || b->frame != frame || b->effect->handle.kind != PLACE_DEREF ||
        b->effect->nargs != 1 || b->effect->args[0].kind != PLACE_ARG || !returns_argument(c, o))
        return false;
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, c->frames.at[frame].func);
    struct poly made =
        value_eval(v, frame, call_arg(pf, b->stmt, b->effect->handle.index), depth + 1);
    *out = value_eval(v, frame, call_arg(pf, b->stmt, b->effect->args[0].index), depth + 1);
    uint32_t loop = info->cfg->loop[info->block_of[b->stmt]];
    if (made.is_unknown || out->is_unknown)
        return false;
    if (loop == CFG_NONE)
        return poly_equal(&made, &handle);
    uint32_t counter = value_symbol(v, VALUE_ROUND, frame, loop, 0);
    if (!find_round(&handle, &made, counter, &round))
        return false;
    *out = value_replace(v, out, counter, &round);
    return !out->is_unknown;
}
