/*
 * Frames: every function instance in every origin that runs it, found by walking the call graph
 * from the origins' entries. Also control-flow facts of functions, made when first asked for, and
 * what of a program runs at most once.
 */
#include "conc/conc_int.h"
#include <stdlib.h>

enum { MAX_CREATION_DEPTH = 32 };

struct finfo *finfo_make(struct conc *c, func_id f)
{
    struct finfo *info = &c->finfos[f.i];
    const struct prog_func *pf = &c->prog->funcs[f.i];
    info->cfg = cfg_build(&c->arena, pf->unit, pf->func);
    info->block_of = ARENA_ARRAY(&c->arena, uint32_t, pf->func->nstmts + 1);
    for (uint32_t b = 0; b < pf->func->nblocks; b++) {
        const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
        for (uint32_t i = 0; i < block->count; i++)
            info->block_of[block->first + i] = b;
    }
    info->def = ARENA_ARRAY(&c->arena, uint32_t, pf->func->nregs + 1);
    info->term = ARENA_ARRAY(&c->arena, uint32_t, pf->func->nregs + 1);
    info->in_work = ARENA_ARRAY(&c->arena, uint8_t, pf->func->nregs + 1);
    for (uint32_t r = 0; r < pf->func->nregs; r++)
        info->def[r] = IR_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].dst != IR_NO_REG)
            info->def[pf->stmts[i].dst] = i;
    return info;
}

bool stmt_dominates(struct conc *c, func_id f, uint32_t a, uint32_t b)
{
    struct finfo *info = finfo_of(c, f);
    uint32_t x = info->block_of[a], y = info->block_of[b];
    return x == y ? a < b : cfg_dominates(info->cfg, x, y);
}

bool stmt_on_all_ways(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_RET && !stmt_dominates(c, f, stmt, i))
            return false;
    return true;
}

bool stmt_in_loop(struct conc *c, func_id f, uint32_t stmt)
{
    struct finfo *info = finfo_of(c, f);
    return info->cfg->is_irreducible || info->cfg->loop[info->block_of[stmt]] != CFG_NONE;
}

uint32_t frame_find(const struct conc *c, origin_id o, inst_id i)
{
    uint32_t key[2] = {o.i, i.i};
    uint32_t id = tuples_find(&c->frame_keys, key);
    return id == TUPLES_NONE ? PTA_NONE : id;
}

static uint32_t frame_make(struct conc *c, origin_id o, inst_id i, uint32_t caller, uint32_t stmt)
{
    uint32_t key[2] = {o.i, i.i};
    bool fresh;
    uint32_t id = tuples_add(&c->frame_keys, key, &fresh);
    if (fresh) {
        struct frame f = {.origin = o, .inst = i, .caller = caller, .call_stmt = stmt};
        f.func = pta_inst_func(c->pta, i);
        uint32_t dead = map_get(&c->dead_of, map_key2(o.i, i.i), 0);
        f.dead = dead ? c->dead_blocks.at[dead - 1] : NULL;
        vec_push(&c->frames, f);
    }
    if (caller != PTA_NONE)
        c->frames.at[id].ncallers++;
    return id;
}

bool blocks_reached(const struct prog_func *pf, closed_fn *is_closed, void *context, bool *reached)
{
    uint32_t nreached = 1;
    u32_vec work = {0};
    vec_push(&work, 0);
    reached[0] = true;
    while (work.n) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t succ = ir_succs(pf->unit, pf->func, b)[i];
            if (reached[succ] || is_closed(context, b, i))
                continue;
            reached[succ] = true;
            nreached++;
            vec_push(&work, succ);
        }
    }
    vec_release(&work);
    return nreached < pf->func->nblocks;
}

void frame_add_dead(struct conc *c, uint32_t frame, const bool *reached)
{
    const struct frame *f = &c->frames.at[frame];
    uint32_t n = frame_func(c, frame)->func->nblocks;
    bool *dead = ARENA_ARRAY(&c->arena, bool, n + 1);
    for (uint32_t b = 0; b < n; b++)
        dead[b] = !reached[b] || (f->dead && f->dead[b]);
    vec_push(&c->dead_blocks, dead);
    map_put(&c->dead_of, map_key2(f->origin.i, f->inst.i), (uint32_t)c->dead_blocks.n);
}

bool stmt_is_dead(struct conc *c, uint32_t frame, uint32_t stmt)
{
    const struct frame *f = &c->frames.at[frame];
    func_id func = pta_inst_func(c->pta, f->inst);
    return (f->dead && f->dead[finfo_of(c, func)->block_of[stmt]]) ||
           pta_ends_program(c->pta, func, stmt);
}

static void walk_origin(struct conc *c, origin_id o)
{
    size_t next = c->frames.n;
    frame_make(c, o, pta_origin(c->pta, o)->entry, PTA_NONE, 0);
    for (uint32_t i = 0; i < c->prog->nctors && o.i == 0; i++) {
        inst_id inst = pta_find_inst(c->pta, c->prog->ctors[i], pta_origin(c->pta, o)->ctx);
        if (inst.i != PTA_NONE)
            frame_make(c, o, inst, PTA_NONE, 0);
    }
    for (; next < c->frames.n; next++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[next].inst, &n);
        for (uint32_t i = 0; i < n; i++)
            if (e[i].kind == EDGE_CALL && !stmt_is_dead(c, (uint32_t)next, e[i].stmt))
                frame_make(c, o, (inst_id){e[i].target}, (uint32_t)next, e[i].stmt);
    }
}

/* Does the library call the frame more than once, in its one call? */
static void find_repeats(const struct conc *c, struct frame *f)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[f->caller].inst, f->call_stmt, &n);
    f->is_repeated = f->is_numbered = false;
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind != EDGE_CALL || !e[i].model || e[i].target != f->inst.i)
            continue;
        for (int k = 0; k < e[i].model->neffects; k++) {
            const struct effect *call = &e[i].model->effects[k];
            f->is_repeated |= call->kind == EFFECT_CALL && call->flags & EFF_REPEATS;
            f->is_numbered |= call->kind == EFFECT_CALL && call->flags & EFF_NUMBERED;
        }
    }
}

/* Callers come before callees, except along cycles, whose frames have several callers. */
static void find_once(struct conc *c)
{
    for (uint32_t i = 0; i < c->frames.n; i++) {
        struct frame *f = &c->frames.at[i];
        if (f->caller == PTA_NONE) {
            f->is_once = f->ncallers == 0;
            continue;
        }
        const struct frame *from = &c->frames.at[f->caller];
        if (f->ncallers == 1)
            find_repeats(c, f);
        f->is_once = f->ncallers == 1 && from->is_once && !f->is_repeated &&
                     !stmt_in_loop(c, pta_inst_func(c->pta, from->inst), f->call_stmt);
    }
}

static bool effect_is_noisy(enum effect_kind kind)
{
    switch (kind) {
    case EFFECT_JOIN:
    case EFFECT_EXIT:
    case EFFECT_LOCK:
    case EFFECT_UNLOCK:
    case EFFECT_COND_WAIT:
    case EFFECT_ONCE:
    case EFFECT_SEM_WAIT:
    case EFFECT_SEM_POST:
    case EFFECT_RELEASE:
    case EFFECT_AWAIT:
        return true;
    default:
        return false;
    }
}

static bool is_noisy_by_itself(const struct conc *c, uint32_t frame)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind == EDGE_SPAWN)
            return true;
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (effect_is_noisy(e[i].model->effects[k].kind))
                return true;
    }
    return false;
}

struct call_edge {
    uint32_t caller, next;
};

/* ---- callers ---- */

/* Counts the calls of each frame, or puts them where the counts say. */
static void visit_calls(struct conc *c, struct call_in *out)
{
    for (uint32_t g = 0; g < c->frames.n; g++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[g].inst, &n);
        for (uint32_t i = 0; i < n; i++) {
            if (e[i].kind != EDGE_CALL)
                continue;
            uint32_t f = frame_find(c, c->frames.at[g].origin, (inst_id){e[i].target});
            if (f == PTA_NONE)
                continue;
            if (out)
                out[c->first_call[f]] = (struct call_in){g, i};
            c->first_call[f]++;
        }
    }
}

static void index_calls(struct conc *c)
{
    uint32_t n = (uint32_t)c->frames.n, sum = 0;
    c->first_call = ARENA_ARRAY(&c->arena, uint32_t, n + 1);
    visit_calls(c, NULL);
    for (uint32_t f = 0; f <= n; f++) {
        uint32_t count = c->first_call[f];
        c->first_call[f] = sum;
        sum += count;
    }
    c->calls_in = ARENA_ARRAY(&c->arena, struct call_in, sum + 1);
    visit_calls(c, c->calls_in);
    for (uint32_t f = n; f > 0; f--) /* filling moved each to the end of its part */
        c->first_call[f] = c->first_call[f - 1];
    c->first_call[0] = 0;
}

const struct call_in *frame_callers(struct conc *c, uint32_t frame, uint32_t *n)
{
    if (!c->first_call)
        index_calls(c);
    *n = c->first_call[frame + 1] - c->first_call[frame];
    return c->calls_in + c->first_call[frame];
}

const struct pta_edge *edge_of_call(const struct conc *c, const struct call_in *call)
{
    uint32_t n;
    return &pta_inst_edges(c->pta, c->frames.at[call->frame].inst, &n)[call->edge];
}

/* ---- noise ---- */

/* Spreads noise from callees to callers. */
void noise_spread(struct conc *c)
{
    uint32_t n = (uint32_t)c->frames.n;
    struct arena scratch;
    arena_init(&scratch, "noise");
    uint32_t *head = ARENA_ARRAY(&scratch, uint32_t, n + 1); /* callee -> newest edge + 1 */
    VEC(struct call_edge) edges = {0};
    u32_vec work = {0};
    for (uint32_t f = 0; f < n; f++) {
        uint32_t count;
        const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[f].inst, &count);
        for (uint32_t i = 0; i < count; i++) {
            if (e[i].kind != EDGE_CALL)
                continue;
            uint32_t callee = frame_find(c, c->frames.at[f].origin, (inst_id){e[i].target});
            if (callee == PTA_NONE)
                continue;
            (void)vec_extend(&edges, 1);
            vec_last(&edges).caller = f;
            vec_last(&edges).next = head[callee];
            head[callee] = (uint32_t)edges.n;
        }
        c->frames.at[f].is_noisy |= is_noisy_by_itself(c, f);
        if (c->frames.at[f].is_noisy)
            vec_push(&work, f);
    }
    while (work.n) {
        uint32_t f = vec_pop(&work);
        for (uint32_t e = head[f]; e; e = edges.at[e - 1].next) {
            struct frame *caller = &c->frames.at[edges.at[e - 1].caller];
            if (!caller->is_noisy) {
                caller->is_noisy = true;
                vec_push(&work, edges.at[e - 1].caller);
            }
        }
    }
    vec_release(&work);
    vec_release(&edges);
    arena_release(&scratch);
}

static bool drops_reference(const struct model_fn *m)
{
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_CALL && m->effects[i].flags & EFF_LAST)
            return true;
    return false;
}

/* What a std::unique_ptr calls to delete what it owns alone (A-UNIQUE-OWNER). */
bool func_is_deleter(const struct conc *c, func_id f)
{
    static const char deleter[] = "std::default_delete<";
    const char *name = c->prog->syms[c->prog->funcs[f.i].sym.i].pretty;
    return name && strncmp(name, deleter, sizeof deleter - 1) == 0;
}

static bool is_deleter(const struct conc *c, inst_id inst)
{
    return func_is_deleter(c, pta_inst_func(c->pta, inst));
}

/*
 * What runs only when the last reference to an object is dropped (a destructor under a
 * std::shared_ptr) comes after everybody else's use of what that object owns.
 */
static void find_last(struct conc *c)
{
    u32_vec work = {0};
    for (uint32_t f = 0; f < c->frames.n; f++) {
        c->frames.at[f].is_last = c->frames.at[f].caller != PTA_NONE;
        if (!c->frames.at[f].is_last)
            vec_push(&work, f);
    }
    while (work.n) {
        struct frame from = c->frames.at[vec_pop(&work)];
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, from.inst, &n);
        for (uint32_t i = 0; i < n; i++) {
            if (e[i].kind != EDGE_CALL || drops_reference(e[i].model) ||
                is_deleter(c, (inst_id){e[i].target}))
                continue;
            uint32_t to = frame_find(c, from.origin, (inst_id){e[i].target});
            if (to == PTA_NONE)
                continue;
            if (c->frames.at[to].is_last)
                vec_push(&work, to);
            c->frames.at[to].is_last = false;
        }
    }
    vec_release(&work);
}

static void walk_origins(struct conc *c)
{
    for (uint32_t o = 0; o < pta_norigins(c->pta); o++)
        walk_origin(c, (origin_id){o});
}

/* Again, without the blocks that were found to be dead. */
static void frames_again(struct conc *c)
{
    vec_clear(&c->frames);
    tuples_release(&c->frame_keys);
    tuples_init(&c->frame_keys, 2);
    c->first_call = NULL;
    memset(c->obj_unique, 0, pta_nobjs(c->pta));
    walk_origins(c);
    find_once(c);
}

void frames_build(struct conc *c)
{
    walk_origins(c);
    find_once(c);
    if (c->opt.mode != MODE_SOUND && roles_find(c))
        frames_again(c);
    if (interrupts_find(c))
        frames_again(c);
    if (given_find_dead(c))
        frames_again(c);
    if (vacants_find(c))
        frames_again(c);
    throws_find(c);
    if (uncaught_find(c)) {
        frames_again(c);
        throws_find(c);
    }
    find_last(c);
    c->stats.frames = (uint32_t)c->frames.n;
}

/* ---- what happens at most once ---- */

static bool origin_runs_once(struct conc *c, origin_id o, int depth);

static bool runs_once_at(struct conc *c, uint32_t frame, uint32_t stmt, int depth)
{
    const struct frame *f = &c->frames.at[frame];
    if (!f->is_once || stmt_in_loop(c, pta_inst_func(c->pta, f->inst), stmt))
        return false;
    return origin_runs_once(c, f->origin, depth + 1);
}

static bool origin_runs_once(struct conc *c, origin_id o, int depth)
{
    const struct pta_origin *origin = pta_origin(c->pta, o);
    if (origin->flags & EFF_MANY || depth > MAX_CREATION_DEPTH)
        return false;
    if (!origin->ncreations)
        return true;
    const struct pta_creation *made = pta_creations(c->pta, o);
    if (made->effect->flags & EFF_PER_OBJECT && origin->receiver.i != PTA_NONE &&
        obj_is_unique(c, origin->receiver))
        return true; /* a thread object starts once */
    if (origin->ncreations > 1)
        return false;
    uint32_t creators = 0, frame = PTA_NONE;
    for (uint32_t p = 0; p < pta_norigins(c->pta); p++) {
        uint32_t f = frame_find(c, (origin_id){p}, made->inst);
        if (f != PTA_NONE)
            creators++, frame = f;
    }
    return creators == 1 && runs_once_at(c, frame, made->stmt, depth);
}

static void mark_round(const struct prog_func *pf, const struct cfg *cfg, uint32_t from,
                       uint32_t loop, uint8_t *seen)
{
    u32_vec work = {0};
    vec_push(&work, from);
    while (work.n) {
        uint32_t b = vec_pop(&work);
        const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
        for (uint32_t i = 0; i < block->nsuccs; i++) {
            uint32_t s = ir_succs(pf->unit, pf->func, block)[i];
            if (seen[s] || s == cfg->loops[loop].header || !cfg_in_loop(cfg, s, loop))
                continue;
            seen[s] = 1;
            vec_push(&work, s);
        }
    }
    vec_release(&work);
}

bool comes_first_in_round(struct conc *c, func_id f, uint32_t loop, uint32_t stmt, uint32_t later)
{
    struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t a = info->block_of[stmt], b = info->block_of[later];
    if (!cfg_in_loop(info->cfg, a, loop) || !cfg_in_loop(info->cfg, b, loop))
        return false;
    if (a == b)
        return stmt < later;
    uint8_t *seen = xcalloc(pf->func->nblocks + 1, 1);
    mark_round(pf, info->cfg, b, loop, seen);
    bool is_after = seen[a];
    free(seen);
    return !is_after;
}

bool runs_once(struct conc *c, uint32_t frame, uint32_t stmt)
{
    return runs_once_at(c, frame, stmt, 0);
}

static bool compute_unique(struct conc *c, const struct pta_obj *o)
{
    switch (o->kind) {
    case OBJ_GLOBAL:
    case OBJ_STATIC:
    case OBJ_FUNC:
        return true;
    case OBJ_TLS:
        return false;
    case OBJ_STACK:
    case OBJ_HEAP:
        break;
    default:
        return false;
    }
    uint32_t local, frame = PTA_NONE, frames = 0;
    prog_stmt(c->prog, o->site, &local);
    for (uint32_t p = 0; p < pta_norigins(c->pta); p++) {
        uint32_t f = frame_find(c, (origin_id){p}, o->inst);
        if (f != PTA_NONE)
            frame = f, frames++;
    }
    return frames == 1 && runs_once(c, frame, local);
}

bool obj_is_unique(struct conc *c, obj_id o)
{
    if (!c->obj_unique[o.i])
        c->obj_unique[o.i] = compute_unique(c, pta_obj(c->pta, o)) ? 2 : 1;
    return c->obj_unique[o.i] == 2;
}
