/*
 * Functions that are registered for the end of the process (`atexit`). They run in the thread that
 * ends it, one after the other, the one that was registered last first, when main returns or calls
 * what ends the process: with all threads alive that nobody has waited for. Only for handlers that
 * the first thread registers and runs; those of others count as never run.
 *
 * Where they are registered nothing is called: flow.c leaves the call out.
 */
#include "conc/flow/flow_int.h"

bool runs_at_exit(const struct model_fn *m)
{
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_REGISTER && m->effects[i].when == WHEN_EXIT)
            return true;
    return false;
}

static bool ends_process(const struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_RUN_EXIT))
            return true;
    return false;
}

static void mark_noisy(struct conc *c, uint32_t frame)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_RUN_EXIT))
            c->frames.at[frame].is_noisy = true;
}

void exit_handlers_find(struct conc *c)
{
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n && !c->frames.at[f].origin.i; i++) {
            uint32_t handler = e[i].kind == EDGE_CALL && runs_at_exit(e[i].model)
                                   ? frame_find(c, (origin_id){0}, (inst_id){e[i].target})
                                   : PTA_NONE;
            if (handler != PTA_NONE)
                vec_push(&c->exit_handlers, handler);
        }
    }
    for (uint32_t f = 0; f < c->frames.n && c->exit_handlers.n; f++)
        if (!c->frames.at[f].origin.i)
            mark_noisy(c, f);
}

/* What is alive once the handler has come back: in the worst case. */
static void live_after(struct walk *w, struct state *s, uint32_t fctx)
{
    struct conc *c = w->c;
    struct effect_pair live = s->live;
    for (size_t i = 0; i < c->fctxs.at[fctx].exits.n; i++) {
        struct effect_pair then = live_compose(c, live, c->fctxs.at[fctx].exits.at[i].live);
        s->live = i ? live_join(c, s->live, then) : then;
    }
}

static void run_handlers(struct walk *w, uint32_t stmt, struct state s)
{
    struct conc *c = w->c;
    for (size_t i = c->exit_handlers.n; i > 0; i--) {
        uint32_t frame = c->exit_handlers.at[i - 1];
        uint32_t fctx = fctx_make(c, frame, 0, 0, 0);
        struct state free = {key_make(c, (uint32_t[KEY_WIDTH]){0}), s.live};
        record_call(w, stmt, fctx, false, &free, 0);
        if (c->frames.at[frame].is_noisy && !c->fctxs.at[fctx].is_done)
            analyse(c, fctx, w->depth + 1);
        live_after(w, &s, fctx);
    }
}

void exit_step(struct walk *w, uint32_t stmt, const state_vec *states)
{
    struct conc *c = w->c;
    if (!c->exit_handlers.n || c->frames.at[w->frame].origin.i)
        return;
    uint8_t op = w->pf->stmts[stmt].op;
    bool is_entry = w->inst.i == pta_origin(c->pta, (origin_id){0})->entry.i;
    if (op == IR_CALL ? !ends_process(c, w->inst, stmt) : op != IR_RET || !is_entry)
        return;
    for (size_t i = 0; i < states->n; i++)
        run_handlers(w, stmt, states->at[i]);
}
