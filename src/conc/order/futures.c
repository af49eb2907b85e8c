/*
 * Futures of tasks that a pool runs: of each kind of task there are many, and each has a state of
 * its own, which heddle knows as one object.
 *
 *   pool:   for (;;) { take; task(); }            (the task sets its state when it is done)
 *   waiter: for (auto &f : futures) sum += f.get();      use(what the tasks did)
 *
 * A loop that waits for a future on every way round has waited for all of them when it is over
 * (A-JOIN-ALL), until the waiter makes the next such task. In words of sync.c and idle.c: R(s) is
 * there unless the worker runs the function whose result the state is for, N(s) unless the waiter
 * has come out of such a loop and has made no state since.
 *
 * Conditions: the states are made by the waiter alone, which is one thread; in the loop it makes
 * none; constants do not show that the loop runs less often than the one that made them.
 *
 * Of a state that there is one of the same is known without a loop: sync.c has it as a latch.
 */
#include "conc/lock/readers.h"

enum { MAX_STATES = 16, MAX_LIFT = 40 };

/* Where a state is set after its function has run. */
struct setting {
    uint32_t frame, stmt, loc;
};

struct promised {
    uint32_t loc, workers, waiter;
    bool is_bad;
};

struct promises {
    VEC(struct promised) list;
    VEC(struct setting) settings;
};

/* The effect of the model that sets a state, after one that calls; NULL. */
static const struct effect *setting_effect(const struct pta_edge *e)
{
    bool has_call = false;
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        const struct effect *f = &e->model->effects[k];
        has_call |= f->kind == EFFECT_CALL;
        if (has_call && f->kind == EFFECT_RELEASE)
            return f;
    }
    return NULL;
}

static struct promised *promised_at(struct promises *all, uint32_t loc)
{
    for (size_t i = 0; i < all->list.n; i++)
        if (all->list.at[i].loc == loc)
            return &all->list.at[i];
    return NULL;
}

static void see_setting(struct conc *c, struct promises *all, uint32_t frame, uint32_t stmt,
                        const struct effect *f)
{
    uint32_t loc = idset_only(pta_place(c->pta, c->frames.at[frame].inst, stmt, &f->obj));
    if (loc == IDSET_END || pta_loc(c->pta, (loc_id){loc})->stride)
        return;
    const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj);
    if (o->kind != OBJ_HEAP || (all->list.n == MAX_STATES && !promised_at(all, loc)))
        return;
    if (!promised_at(all, loc))
        vec_push(&all->list, ((struct promised){.loc = loc, .waiter = PTA_NONE}));
    struct promised *p = promised_at(all, loc);
    p->workers = seqs_insert(&c->sets, p->workers, c->frames.at[frame].origin.i);
    vec_push(&all->settings, ((struct setting){frame, stmt, loc}));
}

/* ---- who makes them ---- */

/* Goes up to the function of the program itself that has the library do it; false: not known. */
static bool lift(struct conc *c, uint32_t *frame, uint32_t *stmt)
{
    for (int i = 0; i < MAX_LIFT; i++) {
        func_id f = pta_inst_func(c->pta, c->frames.at[*frame].inst);
        const struct finfo *info = finfo_of(c, f);
        bool is_in_loop = info->cfg->loop[info->block_of[*stmt]] != CFG_NONE;
        if (is_in_loop && !prog_func_is_library(c->prog, f))
            return true;
        if (!only_caller(c, *frame, frame, stmt))
            return false;
    }
    return false;
}

static uint32_t loop_at(struct conc *c, uint32_t frame, uint32_t stmt)
{
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    return info->cfg->loop[info->block_of[stmt]];
}

static bool is_in_loop(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t loop)
{
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    return cfg_in_loop(info->cfg, info->block_of[stmt], loop);
}

/* Is it made by one thread, the waiter, and not in the loop, which runs as often as one may see? */
static bool is_made_before(struct conc *c, const struct promised *p, uint32_t waiter,
                           uint32_t frame, uint32_t loop)
{
    const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){p->loc})->obj);
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    int64_t waits = loop_rounds(c, f, loop);
    uint32_t local;
    (void)prog_stmt(c->prog, o->site, &local);
    bool is_made = false;
    for (uint32_t i = 0; i < c->frames.n; i++) {
        if (c->frames.at[i].inst.i != o->inst.i)
            continue;
        uint32_t at = i, stmt = local;
        if (c->frames.at[i].origin.i != waiter || !lift(c, &at, &stmt) ||
            (at == frame && is_in_loop(c, at, stmt, loop)))
            return false;
        func_id maker = pta_inst_func(c->pta, c->frames.at[at].inst);
        int64_t makes = loop_rounds(c, maker, loop_at(c, at, stmt));
        if (waits >= 0 && makes > waits)
            return false;
        is_made = true;
    }
    return is_made;
}

/* ---- who waits ---- */

/* The branch that goes on or leaves the loop, and every round comes by the statement; IR_NONE. */
static uint32_t branch_of_loop(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t loop,
                               bool *leaves_if)
{
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    const struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = frame_func(c, frame);
    uint32_t header = info->cfg->loops[loop].header, at = info->block_of[stmt];
    for (uint32_t b = 0; b < pf->func->nblocks; b++) {
        const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
        for (uint32_t i = 0; i < block->nsuccs; i++)
            if (ir_succs(pf->unit, pf->func, block)[i] == header &&
                cfg_in_loop(info->cfg, b, loop) && !cfg_dominates(info->cfg, at, b))
                return IR_NONE;
    }
    const struct ir_block *first = &pf->unit->blocks[pf->func->first_block + header];
    uint32_t last = first->first + first->count - 1;
    if (pf->stmts[last].op != IR_BRANCH || first->nsuccs != 2)
        return IR_NONE;
    const uint32_t *succ = ir_succs(pf->unit, pf->func, first);
    *leaves_if = !cfg_in_loop(info->cfg, succ[0], loop);
    return *leaves_if != !cfg_in_loop(info->cfg, succ[1], loop) ? last : IR_NONE;
}

static void see_wait(struct conc *c, struct promises *all, uint32_t frame, uint32_t stmt,
                     const struct effect *f)
{
    uint32_t waiter = c->frames.at[frame].origin.i, at = frame, call = stmt;
    const struct idset *locs = pta_place(c->pta, c->frames.at[frame].inst, stmt, &f->obj);
    if (conc_origin_is_many(c, (origin_id){waiter}) || !lift(c, &at, &call))
        return;
    bool leaves_if;
    uint32_t loop = loop_at(c, at, call), branch = branch_of_loop(c, at, call, loop, &leaves_if);
    for (size_t i = 0; branch != IR_NONE && i < all->list.n; i++) {
        struct promised *p = &all->list.at[i];
        bool is_latch = sync_at(c, p->loc) != PTA_NONE && p->waiter == PTA_NONE;
        if (!idset_has(locs, p->loc) || is_latch || seqs_has(&c->sets, p->workers, waiter) ||
            (p->waiter != PTA_NONE && p->waiter != waiter) ||
            !is_made_before(c, p, waiter, at, loop))
            continue;
        uint32_t sync = p->waiter == PTA_NONE ? sync_make_idle(c, p->loc, p->workers, waiter)
                                              : sync_at(c, p->loc);
        if (sync == PTA_NONE)
            continue;
        p->waiter = waiter;
        readers_add_wait(c, at, branch, leaves_if, sync);
    }
}

/* ---- events ---- */

static void mark_states(struct conc *c, const struct promised *p)
{
    const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){p->loc})->obj);
    uint32_t local;
    (void)prog_stmt(c->prog, o->site, &local);
    for (uint32_t i = 0; p->waiter != PTA_NONE && i < c->frames.n; i++)
        if (c->frames.at[i].inst.i == o->inst.i)
            idle_add_put(c, i, local, sync_at(c, p->loc));
}

void futures_find(struct conc *c)
{
    struct promises all = {0};
    if (c->opt.mode == MODE_SOUND)
        return;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++) {
            const struct effect *set = setting_effect(&e[i]);
            if (set)
                see_setting(c, &all, f, e[i].stmt, set);
        }
    }
    for (uint32_t f = 0; all.list.n && f < c->frames.n; f++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &n);
        for (uint32_t i = 0; i < n; i++)
            for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
                if (e[i].model->effects[k].kind == EFFECT_AWAIT)
                    see_wait(c, &all, f, e[i].stmt, &e[i].model->effects[k]);
    }
    for (size_t i = 0; i < all.list.n; i++)
        mark_states(c, &all.list.at[i]);
    for (size_t i = 0; i < all.settings.n; i++) {
        const struct setting *s = &all.settings.at[i];
        if (sync_at(c, s->loc) != PTA_NONE)
            idle_add_task(c, s->frame, s->stmt, sync_at(c, s->loc));
    }
    vec_release(&all.list);
    vec_release(&all.settings);
}
