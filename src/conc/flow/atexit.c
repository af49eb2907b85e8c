/*
 * Functions that are registered for the end of the process (`atexit`). They run in the thread that
 * ends it, one after the other, the one that was registered last first, when main returns or calls
 * what ends the process: with all threads alive that nobody has waited for. What one handler waits
 * for is over for another only where it has surely been registered, and after that one. Only for
 * handlers that the first thread registers and runs; those of others count
 * as never run.
 *
 * Where they are registered nothing is called: flow.c leaves the call out. Those of forks
 * (`pthread_atfork`) are walked there, but leave nothing behind.
 */
#include "conc/flow/flow_int.h"

enum { MAX_CLIMBED = 8 };

static bool registers_for(const struct model_fn *m, enum effect_when when)
{
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_REGISTER && m->effects[i].when == when)
            return true;
    return false;
}

bool runs_at_exit(const struct model_fn *m)
{
    return registers_for(m, WHEN_EXIT);
}

bool runs_at_fork(const struct model_fn *m)
{
    return registers_for(m, WHEN_FORK);
}

bool is_fork_handler(const struct conc *c, inst_id inst, uint32_t stmt, enum fork_when when,
                     uint32_t target)
{
    const struct pta *pta = c->pta;
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(pta, inst).i];
    psym_id f = c->prog->funcs[pta_inst_func(pta, (inst_id){target}).i].sym;
    struct idset_iter it = idset_begin(pta_value(pta, inst, call_arg(pf, stmt, (uint32_t)when)));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_obj *o = pta_obj(pta, pta_loc(pta, (loc_id){loc})->obj);
        if (o->kind == OBJ_FUNC && o->site == f.i)
            return true;
    }
    return false;
}

/* The handlers of that time; what holds after each of them. */
static void run_fork_handlers(struct walk *w, const state_vec *states, uint32_t stmt,
                              enum fork_when when, state_vec *out)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(w->c->pta, w->inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (size_t k = 0; k < states->n; k++)
            if (e[i].kind == EDGE_CALL && runs_at_fork(e[i].model) &&
                is_fork_handler(w->c, w->inst, stmt, when, e[i].target))
                call_frame(w, states->at[k], stmt, (inst_id){e[i].target}, false, out);
}

/* What runs before the fork takes what the others give back, each in a process of its own; nobody
 * holds it otherwise. Whether they give it back: deadlock/forked.c. */
void fork_handlers_step(struct walk *w, struct state s, uint32_t stmt)
{
    state_vec start = {0}, before = {0}, parent = {0}, child = {0};
    vec_push(&start, s);
    run_fork_handlers(w, &start, stmt, BEFORE_FORK, &before);
    run_fork_handlers(w, before.n ? &before : &start, stmt, IN_PARENT, &parent);
    run_fork_handlers(w, before.n ? &before : &start, stmt, IN_CHILD, &child);
    vec_release(&start);
    vec_release(&before);
    vec_release(&parent);
    vec_release(&child);
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

static bool is_only_call(const struct pta_edge *e, uint32_t n, uint32_t at)
{
    for (uint32_t i = 0; i < n; i++)
        if (i != at && e[i].kind == EDGE_CALL && e[i].stmt == e[at].stmt)
            return false;
    return true;
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
            if (handler == PTA_NONE)
                continue;
            struct exit_handler h = {handler, f, e[i].stmt, is_only_call(e, n, i)};
            vec_push(&c->exit_handlers, h);
        }
    }
    for (uint32_t f = 0; f < c->frames.n && c->exit_handlers.n; f++)
        if (!c->frames.at[f].origin.i)
            mark_noisy(c, f);
}

struct spot {
    uint32_t frame, stmt;
};

static bool is_on_every_way(struct conc *c, const struct spot *s)
{
    const struct prog_func *pf = frame_func(c, s->frame);
    const struct finfo *info = finfo_of(c, c->frames.at[s->frame].func);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_RET && !comes_first(info, s->stmt, i))
            return false;
    return true;
}

/* To the one call of the function; one that has surely come to the spot once it is back. */
static bool climb(struct conc *c, struct spot *s, bool is_sure)
{
    uint32_t n;
    const struct call_in *calls = frame_callers(c, s->frame, &n);
    if (n != 1 || (is_sure && !is_on_every_way(c, s)))
        return false;
    struct spot up = {calls->frame, edge_of_call(c, calls)->stmt};
    pta_edges(c->pta, c->frames.at[up.frame].inst, up.stmt, &n);
    *s = up;
    return n == 1 || !is_sure;
}

/* Is the first spot before the second one, in the function that both are in or below of? If sure,
 * it has always been passed there, else it may be left out. */
static bool is_before(struct conc *c, struct spot first, struct spot second, bool is_sure)
{
    int up = 0;
    do {
        struct spot s = second;
        for (int k = 0; s.frame != first.frame && k < MAX_CLIMBED && climb(c, &s, false); k++)
            ;
        if (s.frame == first.frame)
            return s.stmt != first.stmt &&
                   comes_first(finfo_of(c, c->frames.at[s.frame].func), first.stmt, s.stmt);
    } while (up++ < MAX_CLIMBED && climb(c, &first, is_sure));
    return false;
}

/* Has one handler always been run when the other one begins, if the process ends there? */
static bool runs_before(struct conc *c, const struct exit_handler *first,
                        const struct exit_handler *then, struct spot end)
{
    struct spot late = {first->at, first->stmt}, early = {then->at, then->stmt};
    return first->is_only && runs_once(c, early.frame, early.stmt) &&
           is_before(c, early, late, false) && is_before(c, late, end, true);
}

/* What is alive once the handler has come back, in the worst case. */
static struct effect_pair live_after(struct conc *c, struct effect_pair live, uint32_t fctx)
{
    struct effect_pair out = live;
    for (size_t i = 0; i < c->fctxs.at[fctx].exits.n; i++) {
        struct effect_pair then = live_compose(c, live, c->fctxs.at[fctx].exits.at[i].live);
        out = i ? live_join(c, out, then) : then;
    }
    return out;
}

/* What is alive when a handler begins: of the others' joins only those that surely come before. */
static struct effect_pair live_before(const struct walk *w, struct effect_pair live, size_t handler,
                                      uint32_t stmt, const u32_vec *fctxs)
{
    struct conc *c = w->c;
    const struct exit_handler *h = c->exit_handlers.at;
    for (size_t i = fctxs->n; i > 0; i--) {
        if (i - 1 == handler)
            continue;
        struct effect_pair then = live_after(c, live, fctxs->at[i - 1]);
        bool is_sure = runs_before(c, &h[i - 1], &h[handler], (struct spot){w->frame, stmt});
        live = is_sure ? then : live_join(c, live, then);
    }
    return live;
}

struct entered {
    uint32_t fctx, inert;
};

/* Nobody gives back what the thread holds: each handler runs with it. */
static struct entered enter_handler(struct walk *w, uint32_t stmt, uint32_t frame,
                                    const struct state *s)
{
    struct conc *c = w->c;
    func_id handler = pta_inst_func(c->pta, c->frames.at[frame].inst);
    struct lock_split split = split_for_call(w, state_locks(c, s), frame, 0, 0);
    uint32_t locks = lockset_to_callee(c, split.relevant, handler, w->func, stmt);
    uint32_t fctx = fctx_make(c, frame, locks, 0, 0);
    if (c->frames.at[frame].is_noisy && !c->fctxs.at[fctx].is_done)
        analyse(c, fctx, w->depth + 1);
    depend_on(w, fctx, false);
    return (struct entered){fctx, split.inert};
}

static void run_handlers(struct walk *w, uint32_t stmt, const struct state *s)
{
    struct conc *c = w->c;
    u32_vec fctxs = {0}, inert = {0};
    for (size_t i = 0; i < c->exit_handlers.n; i++) {
        struct entered at = enter_handler(w, stmt, c->exit_handlers.at[i].frame, s);
        vec_push(&fctxs, at.fctx);
        vec_push(&inert, at.inert);
    }
    for (size_t i = 0; i < fctxs.n; i++) {
        struct state held = {s->key, live_before(w, s->live, i, stmt, &fctxs)};
        record_call(w, stmt, fctxs.at[i], false, &held, inert.at[i]);
    }
    vec_release(&fctxs);
    vec_release(&inert);
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
        run_handlers(w, stmt, &states->at[i]);
}
