/* Which element? See index.h. */
#include "conc/element/index_int.h"
#include "conc/order/depend.h"
#include "conc/order/phase.h"
#include <stdlib.h>

struct index *index_new(struct conc *c)
{
    struct index *x = ARENA_ARRAY(&c->arena, struct index, 1);
    x->c = c;
    x->v = values_new(c);
    x->generations = ARENA_ARRAY(&c->arena, struct generation, pta_norigins(c->pta) + 1);
    return x;
}

void index_use_phases(struct index *x, struct phases *p)
{
    x->phases = p;
}

void index_free(struct index *x)
{
    if (!x)
        return;
    values_free(x->v);
    confined_free(x->confined);
    divisions_release(x);
    map_release(&x->pins_at);
    map_release(&x->never_at);
    map_release(&x->looks);
    map_release(&x->given_away);
    grown_free(x->grown);
    vec_release(&x->pins);
}

/* ---- generations ---- */

static bool is_alive_in(struct index *x, const state_vec *states, uint32_t live_in, origin_id o)
{
    for (size_t i = 0; i < states->n; i++)
        if (live_has(x->c, live_apply(x->c, live_in, states->at[i].live), o))
            return true;
    return false;
}

/* May an instance be alive when the frame's loop is entered? CFG_NONE: when the frame is. */
static bool is_alive_before(struct index *x, origin_id o, uint32_t frame, uint32_t loop,
                            bool is_made_by_one)
{
    const struct cfg *cfg = index_info(x, frame)->cfg;
    for (uint32_t i = 0; i < x->c->fctxs.n; i++) {
        const struct fctx *f = &x->c->fctxs.at[i];
        if (f->frame != frame || !f->is_reached)
            continue;
        /* Of a team one thread creates: what is alive at its entry is what it makes itself. */
        uint32_t live_in = is_made_by_one ? 0 : f->live_in;
        if (loop == CFG_NONE) {
            if (live_has(x->c, live_in, o))
                return true;
            continue;
        }
        uint32_t header = cfg->loops[loop].header;
        for (uint32_t k = cfg->pred_first[header]; k < cfg->pred_first[header + 1]; k++)
            if (!cfg_in_loop(cfg, cfg->preds[k], loop) &&
                (!f->block_out || is_alive_in(x, &f->block_out[cfg->preds[k]], live_in, o)))
                return true;
    }
    return false;
}

/* How many threads the call says that teams have, the next one or all; 0: says nothing. */
static int64_t size_set_by(const struct index *x, uint32_t frame, uint32_t stmt, bool is_all)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    int64_t size = 0;
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (int k = 0; n == 1 && e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        const struct effect *f = &e->model->effects[k];
        if (f->kind == EFFECT_TEAM_SIZE && f->size.kind == PLACE_ARG &&
            is_all == !!(f->flags & EFF_ALL))
            return ir_ref_int(pf->unit, call_arg(pf, stmt, f->size.index), &size) ? size : -1;
    }
    return 0;
}

/* The one place that says it for all teams. */
static void find_setting(struct index *x)
{
    struct team_setting *t = &x->setting;
    t->is_found = true;
    for (uint32_t f = 0; f < x->c->frames.n; f++) {
        const struct prog_func *pf = frame_func(x->c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            int64_t size = pf->stmts[i].op == IR_CALL ? size_set_by(x, f, i, true) : 0;
            if (size) {
                t->sites++;
                t->frame = f, t->stmt = i, t->size = size;
            }
        }
    }
}

/* Number of threads asked for just before a region begins, or once for all; 0 unknown. */
static int64_t team_size(struct index *x, const struct birth *b)
{
    const struct prog_func *pf = frame_func(x->c, b->frame);
    for (uint32_t i = b->stmt; i > 0 && pf->stmts[i - 1].op == IR_CALL; i--) {
        int64_t size = size_set_by(x, b->frame, i - 1, false);
        if (size)
            return MAX(size, 0);
    }
    if (!x->setting.is_found)
        find_setting(x);
    const struct team_setting *t = &x->setting;
    struct meeting m;
    return t->sites == 1 && t->size > 0 &&
                   index_origin(x, t->frame).i == index_origin(x, b->frame).i &&
                   find_meeting(x->v, b->frame, b->stmt, t->frame, t->stmt, &m) &&
                   comes_first(index_info(x, m.frame), m.b, m.a)
               ? t->size
               : 0;
}

/* May several threads run the frame's origin at a time? Not the task that one of a team makes. */
static bool is_of_many(struct index *x, uint32_t frame)
{
    origin_id o = index_origin(x, frame);
    return conc_origin_is_many(x->c, o) && !generation_of(x, o)->is_single;
}

/*
 * The frame whose loop creates the instances: the creator's, or the next one up that has a loop
 * around the call, as long as each is called from one place.
 */
static void find_maker(struct index *x, const struct birth *b, struct generation *g)
{
    g->frame = b->frame;
    g->stmt = b->stmt;
    for (int i = 0; i < MAX_PIN_DEPTH; i++) {
        struct finfo *info = index_info(x, g->frame);
        const struct frame *f = &x->c->frames.at[g->frame];
        if (info->cfg->is_irreducible || info->cfg->loop[info->block_of[g->stmt]] != CFG_NONE)
            return;
        g->is_each = f->is_repeated && f->ncallers == 1;
        if (f->caller == PTA_NONE || f->ncallers != 1 || g->is_each)
            break;
        g->stmt = f->call_stmt;
        g->frame = f->caller;
    }
    if (g->is_each)
        return;
    g->frame = b->frame;
    g->stmt = b->stmt;
}

static struct generation find_generation(struct index *x, origin_id o)
{
    const struct birth *b = &x->v->births[o.i];
    struct generation g = {.is_made = true, .frame = b->frame, .stmt = b->stmt, .loop = CFG_NONE};
    bool has_team = b->is_known && is_of_many(x, b->frame);
    if (!b->is_known || b->is_several ||
        (has_team && !runs_in_one(x, &(struct element){.frame = b->frame, .stmt = b->stmt})))
        return g;
    uint32_t flags = pta_origin(x->c->pta, o)->flags;
    struct listed l;
    if (flags & EFF_JOINED && flags & EFF_EACH && b->effect->fn.base == PLACE_ARG &&
        listed_before(x->v, b->frame, b->stmt,
                      call_arg(frame_func(x->c, b->frame), b->stmt, b->effect->fn.index), &l)) {
        g.is_known = g.is_inner = true; /* one for each round that has added one */
        g.stmt = l.stmt;
        g.loop = l.loop;
        return g;
    }
    if (flags & EFF_JOINED || (flags & EFF_MANY && !may_live_at(x, o, b->frame, b->stmt))) {
        g.is_known = g.is_at_once = true;
        g.team = team_size(x, b);
        g.is_single = g.team == 1;
        return g;
    }
    find_maker(x, b, &g);
    struct finfo *info = index_info(x, g.frame);
    uint32_t inner = info->cfg->loop[info->block_of[g.stmt]];
    if (info->cfg->is_irreducible)
        return g;
    if (g.is_each) {
        const struct frame *each = &x->c->frames.at[g.frame];
        g.is_known = runs_once(x->c, each->caller, each->call_stmt);
        return g;
    }
    bool is_once = x->c->frames.at[g.frame].is_once;
    func_id f = pta_inst_func(x->c->pta, x->c->frames.at[g.frame].inst);
    while (inner != CFG_NONE && loop_runs_once(x->c, f, inner))
        inner = info->cfg->loops[inner].parent;
    for (uint32_t l = inner; l != CFG_NONE; l = info->cfg->loops[l].parent) {
        if (is_alive_before(x, o, g.frame, l, has_team))
            continue;
        g.is_known = true;
        g.loop = l;
        g.is_inner = l == inner;
        return g;
    }
    g.is_known =
        inner == CFG_NONE && (is_once || !is_alive_before(x, o, g.frame, CFG_NONE, has_team));
    g.is_single = inner == CFG_NONE && is_once && !(pta_origin(x->c->pta, o)->flags & EFF_MANY);
    return g;
}

const struct generation *generation_of(struct index *x, origin_id o)
{
    if (!x->generations[o.i].is_made) {
        x->generations[o.i].is_made = true; /* origins that make each other: not known */
        x->generations[o.i] = find_generation(x, o);
    }
    return &x->generations[o.i];
}
/* ---- roles ---- */

enum role role_of_poly(struct index *x, const struct element *e, const struct element *other,
                       const struct poly *p)
{
    enum role worst = p->is_unknown ? ROLE_LOCAL : ROLE_COMMON;
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            enum role r = role_of(x, e, other, p->term[i].sym[k]);
            worst = MAX(worst, r);
        }
    return worst;
}

/* The statement of `frame` that leads to the element; IR_NONE if the element is elsewhere. */
uint32_t stmt_in_frame(const struct index *x, const struct element *e, uint32_t frame)
{
    uint32_t at = e->frame, stmt = e->stmt;
    for (int i = 0; at != frame && i < MAX_PIN_DEPTH; i++) {
        const struct frame *f = &x->c->frames.at[at];
        if (f->caller == PTA_NONE || f->ncallers != 1)
            return IR_NONE;
        stmt = f->call_stmt;
        at = f->caller;
    }
    return at == frame ? stmt : IR_NONE;
}

bool precedes_in_round(struct index *x, uint32_t frame, uint32_t loop, uint32_t stmt,
                       uint32_t later)
{
    func_id f = pta_inst_func(x->c->pta, x->c->frames.at[frame].inst);
    return comes_first_in_round(x->c, f, loop, stmt, later);
}

static bool is_defined_in_loop(struct index *x, uint32_t frame, uint32_t reg, uint32_t loop)
{
    struct finfo *info = index_info(x, frame);
    if (info->def[reg] == IR_NONE)
        return false;
    uint32_t block = info->block_of[info->def[reg]];
    return loop == CFG_NONE ? info->cfg->loop[block] != CFG_NONE
                            : cfg_in_loop(info->cfg, block, loop);
}

/*
 * Is the frame called, however deep, by `top` in a round of a loop? What it computes is another
 * value in each of them. Unknown who calls it: it is taken to stand above `top`.
 */
static bool runs_in_rounds(struct index *x, uint32_t frame, uint32_t top)
{
    bool is_in_loop = false;
    for (int i = 0; i < MAX_PIN_DEPTH && frame != top; i++) {
        const struct frame *f = &x->c->frames.at[frame];
        if (f->caller == PTA_NONE || f->ncallers != 1)
            return false;
        is_in_loop |= stmt_in_loop(x->c, pta_inst_func(x->c->pta, x->c->frames.at[f->caller].inst),
                                   f->call_stmt);
        frame = f->caller;
    }
    return is_in_loop;
}

/* `start(&workers[i])`: both in one call of a helper, the access before the creation. */
static bool precedes_in_call(struct index *x, const struct element *e, const struct element *other,
                             bool is_same_call)
{
    const struct birth *b = &x->v->births[index_origin(x, other->frame).i];
    if (!is_same_call || !b->is_known || b->is_several)
        return false;
    struct finfo *info = index_info(x, b->frame);
    uint32_t stmt = stmt_in_frame(x, e, b->frame);
    if (stmt == IR_NONE || stmt == b->stmt || info->cfg->loop[info->block_of[b->stmt]] != CFG_NONE)
        return false;
    return comes_first(info, stmt, b->stmt);
}

/* A creator's symbol, seen from an access of the creator itself while `other` is a child. */
static enum role role_for_creator(struct index *x, const struct element *e,
                                  const struct element *other, const uint32_t *s)
{
    const struct generation *g = generation_of(x, index_origin(x, other->frame));
    if (!g->is_known)
        return ROLE_LOCAL;
    if (g->is_each && !x->c->frames.at[s[1]].is_once)
        return ROLE_LOCAL;
    if (s[0] == VALUE_REGISTER)
        return is_defined_in_loop(x, s[1], s[2], CFG_NONE) || runs_in_rounds(x, s[1], g->frame)
                   ? ROLE_LOCAL
                   : ROLE_COMMON;
    if (s[1] != g->frame || s[2] != g->loop || !g->is_inner)
        return ROLE_LOCAL;
    uint32_t stmt = stmt_in_frame(x, e, g->frame);
    if (joining_loop(x, e, other).loop != CFG_NONE)
        return ROLE_DISTINCT;
    bool is_before = stmt != IR_NONE && (precedes_in_round(x, g->frame, g->loop, stmt, g->stmt) ||
                                         precedes_in_call(x, e, other, stmt == g->stmt));
    return is_before ? ROLE_DISTINCT : ROLE_LOCAL;
}

/* Are all instances of both made by one statement, one in each round? `bodies[i](&slots[i])` */
static bool are_siblings(struct index *x, origin_id a, origin_id b)
{
    if (a.i == b.i)
        return true;
    const struct birth *p = &x->v->births[a.i], *q = &x->v->births[b.i];
    return p->is_known && q->is_known && p->frame == q->frame && p->stmt == q->stmt &&
           generation_of(x, a)->is_known && generation_of(x, b)->is_known &&
           generation_of(x, a)->loop == generation_of(x, b)->loop;
}

/* The same where the library calls the creator for every element, or every number of a range. */
static enum role role_for_each(struct index *x, const struct generation *g, const uint32_t *s)
{
    bool is_number = s[0] == VALUE_REGISTER && s[1] == g->frame && s[2] == 1;
    if (is_number && x->c->frames.at[g->frame].is_numbered)
        return ROLE_DISTINCT;
    return x->c->frames.at[s[1]].is_once ? ROLE_COMMON : ROLE_LOCAL;
}

/* A creator's symbol, seen from an access of the thread it created. */
static enum role role_for_child(struct index *x, const struct element *e,
                                const struct element *other, const uint32_t *s)
{
    origin_id o = index_origin(x, e->frame);
    const struct generation *g = generation_of(x, o);
    bool is_same = are_siblings(x, o, index_origin(x, other->frame));
    bool is_parent = g->is_known && index_origin(x, g->frame).i == index_origin(x, other->frame).i;
    if (!g->is_known)
        return ROLE_LOCAL;
    if (!is_same && !is_parent) /* two kinds of threads: what was fixed before both */
        return s[0] == VALUE_REGISTER && x->c->frames.at[s[1]].is_once &&
                       !is_defined_in_loop(x, s[1], s[2], CFG_NONE)
                   ? ROLE_COMMON
                   : ROLE_LOCAL;
    if (g->is_each)
        return role_for_each(x, g, s);
    if (g->is_at_once || g->loop == CFG_NONE)
        return ROLE_COMMON;
    if (s[1] != g->frame)
        return runs_in_rounds(x, s[1], g->frame) ? ROLE_LOCAL : ROLE_COMMON;
    const struct cfg *cfg = index_info(x, g->frame)->cfg;
    if (s[0] == VALUE_REGISTER && g->is_inner && is_walk(x, s[1], s[2], g->loop))
        return ROLE_DISTINCT;
    if (s[0] == VALUE_REGISTER)
        return is_defined_in_loop(x, s[1], s[2], g->loop) ? ROLE_LOCAL : ROLE_COMMON;
    if (s[2] == g->loop)
        return g->is_inner ? ROLE_DISTINCT : ROLE_LOCAL;
    return cfg_in_loop(cfg, cfg->loops[s[2]].header, g->loop) ? ROLE_LOCAL : ROLE_COMMON;
}

static bool has_kind(const struct values *v, const struct poly *p, enum value_kind kind)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
            if (value_symbol_at(v, p->term[i].sym[k])[0] == kind)
                return true;
    return false;
}

/* Are all threads that run this code of one team? */
static bool is_one_team(struct index *x, const struct element *e)
{
    const struct birth *b = &x->v->births[index_origin(x, e->frame).i];
    if (x->nesting == NEST_SAME_TEAM)
        return true;
    return b->is_known && !b->is_several && !is_of_many(x, b->frame);
}

/* The last call before the statement that shares out a loop; IR_NONE. */
static uint32_t share_before(struct index *x, uint32_t frame, uint32_t stmt)
{
    const struct finfo *info = index_info(x, frame);
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t found = IR_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_CALL && comes_first(info, i, stmt) &&
            share_of_call(x->c, x->c->frames.at[frame].inst, i))
            found = i;
    return found;
}

bool counts_by(struct index *x, uint32_t frame, uint32_t stmt, uint32_t sym)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    if (loop == CFG_NONE)
        return false;
    const struct ir_block *top =
        &pf->unit->blocks[pf->func->first_block + info->cfg->loops[loop].header];
    for (uint32_t i = top->first; i < top->first + top->count; i++) {
        if (pf->stmts[i].op != IR_PHI)
            continue;
        struct poly counter = value_of(x->v, frame, ref_make(REF_REG, pf->stmts[i].dst));
        struct poly part = poly_symbol(sym);
        if (poly_equal(&counter, &part))
            return true;
    }
    return false;
}

/*
 * Tasks that the threads of a team make, one in each iteration of a loop that is shared out among
 * them: the number of the iteration is another one for each task.
 */
static bool is_task_of_iteration(struct index *x, const struct element *e, uint32_t sym)
{
    const struct birth *b = &x->v->births[index_origin(x, e->frame).i];
    struct element made = {.frame = b->frame, .stmt = b->stmt};
    if (!b->is_known || b->is_several || b->effect->flags & EFF_MANY || !is_one_team(x, &made) ||
        !x->c->frames.at[b->frame].is_once)
        return false;
    const struct finfo *info = index_info(x, b->frame);
    uint32_t loop = info->cfg->loop[info->block_of[b->stmt]];
    uint32_t share = share_before(x, b->frame, b->stmt);
    if (info->cfg->is_irreducible || loop == CFG_NONE || share == IR_NONE)
        return false;
    uint32_t around = info->cfg->loop[info->block_of[share]];
    /* Pieces are asked for in a loop; one more shares out again, while tasks may still run. */
    uint32_t own = value_symbol_at(x->v, sym)[1] == PTA_NONE;
    if (around != CFG_NONE && info->cfg->loops[around].depth > own)
        return false;
    return counts_by(x, b->frame, b->stmt, sym);
}

/* The parts of a shared-out loop are disjoint within one team and one run of the loop. */
static enum role role_of_part(struct index *x, const struct element *e, uint32_t sym,
                              const uint32_t *s)
{
    if (s[1] != PTA_NONE) {
        struct poly lower = value_poly(x->v, s[1]);
        if (is_task_of_iteration(x, e, sym))
            return ROLE_DISTINCT;
        return is_one_team(x, e) || has_kind(x->v, &lower, VALUE_PART) ? ROLE_DISTINCT : ROLE_LOCAL;
    }
    origin_id o = index_origin(x, e->frame);
    if (is_task_of_iteration(x, e, sym))
        return ROLE_DISTINCT;
    if (index_origin(x, s[2]).i != o.i) /* given to each when they were created, all at once */
        return generation_of(x, o)->is_known && generation_of(x, o)->is_at_once ? ROLE_DISTINCT
                                                                                : ROLE_LOCAL;
    struct finfo *info = index_info(x, s[2]);
    uint32_t loop = info->cfg->loop[info->block_of[s[3]]];
    /* A part that is asked for again and again has a loop for that; one more is another run. */
    bool is_one_run =
        x->c->frames.at[s[2]].is_once && (loop == CFG_NONE || info->cfg->loops[loop].depth <= 1);
    if (!is_one_run && x->phases)
        is_one_run = phases_divide_runs(x->c, x->phases, s[2], s[3], true);
    return is_one_team(x, e) && is_one_run ? ROLE_DISTINCT : ROLE_LOCAL;
}

/*
 * A loop with a barrier in every round: threads that are in the same part of it are in the same
 * round. Here the part is the one before the first barrier of a round, or behind the last.
 */
bool is_in_step(struct index *x, const struct element *e, const struct element *other,
                uint32_t frame, uint32_t loop)
{
    uint32_t a = stmt_in_frame(x, e, frame), b = stmt_in_frame(x, other, frame);
    if (!x->phases || x->is_lasting || x->nesting == NEST_OTHER_TEAM || a == IR_NONE ||
        b == IR_NONE || !x->c->frames.at[frame].is_once ||
        index_info(x, frame)->cfg->loops[loop].depth > 1)
        return false;
    return phases_in_step(x->phases, frame, loop, a, b);
}

enum { MAX_IN_STEP = 4 };

/* Phis at the top of a loop that all threads compute alike. */
struct in_step {
    uint32_t frame, block, n, sym[MAX_IN_STEP];
};

/* The phi of the block that the symbol stands for; IR_NONE. */
static uint32_t phi_in_step(struct index *x, const struct in_step *all, uint32_t sym)
{
    const uint32_t *s = value_symbol_at(x->v, sym);
    const struct prog_func *pf = frame_func(x->c, all->frame);
    if (s[0] != VALUE_REGISTER || s[1] != all->frame || s[2] < pf->func->nparams)
        return IR_NONE;
    const struct finfo *info = index_info(x, s[1]);
    uint32_t def = info->def[s[2]];
    return def != IR_NONE && pf->stmts[def].op == IR_PHI && info->block_of[def] == all->block
               ? def
               : IR_NONE;
}

/* Adds a phi to those that are to be the same in all threads. */
static bool in_step_add(struct index *x, struct in_step *all, uint32_t sym)
{
    for (uint32_t i = 0; i < all->n; i++)
        if (all->sym[i] == sym)
            return true;
    if (all->n == MAX_IN_STEP || phi_in_step(x, all, sym) == IR_NONE)
        return false;
    all->sym[all->n++] = sym;
    return true;
}

/* Is it what all threads know: a constant address, or what their creator gave to all of them? */
static bool is_known_to_all(struct index *x, const struct element *e, const struct element *other,
                            uint32_t sym)
{
    uint32_t kind = value_symbol_at(x->v, sym)[0], from = value_symbol_at(x->v, sym)[1];
    if (kind == VALUE_REGISTER)
        return index_origin(x, from).i != index_origin(x, e->frame).i &&
               role_of(x, e, other, sym) == ROLE_COMMON;
    return kind == VALUE_COUNT || kind == VALUE_ADDRESS || kind == VALUE_OBJECT;
}

/* Is the value computed from the phis and from what all threads know? */
static bool is_made_in_step(struct index *x, const struct element *e, const struct element *other,
                            const struct poly *p, struct in_step *all, int depth)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            uint32_t s[4];
            memcpy(s, value_symbol_at(x->v, p->term[i].sym[k]), sizeof s);
            if (is_known_to_all(x, e, other, p->term[i].sym[k]) ||
                in_step_add(x, all, p->term[i].sym[k]))
                continue;
            if (s[0] != VALUE_RESULT || depth == 2)
                return false;
            struct poly a = value_poly(x->v, s[2]), b = value_poly(x->v, s[3]);
            if (!is_made_in_step(x, e, other, &a, all, depth + 1) ||
                !is_made_in_step(x, e, other, &b, all, depth + 1))
                return false;
        }
    return !p->is_unknown;
}

/* `for (d = 1; d < n; d *= 2)` in step, or `t = p, p = q, q = t`: each thread computes the same
 * from the last round's. */
static bool is_computed_in_step(struct index *x, const struct element *e,
                                const struct element *other, uint32_t sym, const uint32_t *s)
{
    const struct prog_func *pf = frame_func(x->c, s[1]);
    const struct finfo *info = index_info(x, s[1]);
    uint32_t def = s[2] < pf->func->nparams ? IR_NONE : info->def[s[2]];
    uint32_t block = def == IR_NONE ? CFG_NONE : info->block_of[def];
    uint32_t loop = block == CFG_NONE ? CFG_NONE : info->cfg->loop[block];
    struct in_step all = {.frame = s[1], .block = block};
    if (loop == CFG_NONE || info->cfg->loops[loop].header != block || !in_step_add(x, &all, sym) ||
        !is_in_step(x, e, other, s[1], loop))
        return false;
    for (uint32_t n = 0; n < all.n; n++) {
        uint32_t phi = phi_in_step(x, &all, all.sym[n]);
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[phi]);
        if (pf->stmts[phi].nargs != 4) /* threads may take different ways back */
            return false;
        for (uint32_t i = 0; i < pf->stmts[phi].nargs; i += 2) {
            struct poly p = value_of(x->v, s[1], args[i]);
            if (!is_made_in_step(x, e, other, &p, &all, 0))
                return false;
        }
    }
    return true;
}

bool is_nested(struct index *x, origin_id o)
{
    const struct birth *b = &x->v->births[o.i];
    return b->is_known && !b->is_several && pta_origin(x->c->pta, o)->flags & EFF_JOINED &&
           index_origin(x, b->frame).i != o.i && is_of_many(x, b->frame);
}

/* Whose threads know the value; PTA_NONE: everybody. */
static uint32_t origin_of_symbol(const struct index *x, const uint32_t *s)
{
    switch (s[0]) {
    case VALUE_REGISTER:
    case VALUE_ROUND:
        return index_origin(x, s[1]).i;
    case VALUE_NUMBER:
        return s[1] == PTA_NONE ? PTA_NONE : s[2];
    case VALUE_COUNT:
        return s[2];
    case VALUE_PART:
        return s[1] == PTA_NONE ? index_origin(x, s[2]).i : value_symbol_at(x->v, s[3])[3];
    default:
        return PTA_NONE;
    }
}

/* What threads of a team inside of another one got from the thread that made the team. */
static enum role role_from_outside(struct index *x, const struct element *e,
                                   const struct element *other, uint32_t sym)
{
    const struct birth *b = &x->v->births[index_origin(x, e->frame).i];
    const struct birth *c = &x->v->births[index_origin(x, other->frame).i];
    struct element maker = {.frame = b->frame, .stmt = b->stmt};
    struct element another = {.frame = c->frame, .stmt = c->stmt};
    if (x->nesting == NEST_SAME_TEAM)
        return ROLE_COMMON;
    x->nesting = NEST_NONE;
    enum role r = role_of(x, &maker, &another, sym);
    x->nesting = NEST_OTHER_TEAM;
    return r;
}

/* An outer thread, and the maker of the team that the other access is done in: not the same. */
static enum role role_beside_maker(struct index *x, const struct element *e,
                                   const struct element *other, uint32_t sym, const uint32_t *s)
{
    const struct birth *of_e = &x->v->births[index_origin(x, e->frame).i];
    const struct birth *of_other = &x->v->births[index_origin(x, other->frame).i];
    bool is_inner =
        of_e->is_known && index_origin(x, of_e->frame).i == index_origin(x, other->frame).i;
    uint32_t from = origin_of_symbol(x, s),
             inner = index_origin(x, (is_inner ? e : other)->frame).i;
    struct element outer = *(is_inner ? other : e);
    struct element maker = {.frame = (is_inner ? of_e : of_other)->frame,
                            .stmt = (is_inner ? of_e : of_other)->stmt};
    if (from == inner)
        return ROLE_LOCAL;
    x->nesting = NEST_NONE;
    enum role r = is_inner ? role_of(x, &maker, &outer, sym) : role_of(x, &outer, &maker, sym);
    x->nesting = NEST_MAKER;
    return r;
}

enum role role_of(struct index *x, const struct element *e, const struct element *other,
                  uint32_t sym)
{
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, sym), sizeof s);
    if (x->nesting == NEST_MAKER)
        return role_beside_maker(x, e, other, sym, s);
    bool is_same = index_origin(x, e->frame).i == index_origin(x, other->frame).i;
    for (uint32_t i = 0; i < x->split.n; i++)
        if (x->split.sym[i] == sym)
            return x->split.role[i];
    uint32_t from = x->nesting ? origin_of_symbol(x, s) : PTA_NONE;
    if (from != PTA_NONE && from != index_origin(x, e->frame).i)
        return role_from_outside(x, e, other, sym);
    switch (s[0]) {
    case VALUE_ADDRESS:
    case VALUE_OBJECT:
    case VALUE_COUNT:
        return ROLE_COMMON;
    case VALUE_NUMBER:
        return is_same && is_one_team(x, e) ? ROLE_DISTINCT : ROLE_LOCAL;
    case VALUE_PART:
        return is_same ? role_of_part(x, e, sym, s) : ROLE_LOCAL;
    case VALUE_TICKET: {
        struct poly p = value_poly(x->v, s[1]);
        return role_of_poly(x, e, other, &p) == ROLE_COMMON ? ROLE_DISTINCT : ROLE_LOCAL;
    }
    case VALUE_CONTENT: {
        struct poly p = value_poly(x->v, s[1]);
        uint32_t at;
        if (table_is_injective(x->v, sym, &at))
            return role_of(x, e, other, at);
        return role_of_poly(x, e, other, &p) == ROLE_COMMON ? ROLE_COMMON : ROLE_LOCAL;
    }
    case VALUE_RESULT: {
        struct poly p = value_poly(x->v, s[2]), q = value_poly(x->v, s[3]);
        enum role a = role_of_poly(x, e, other, &p), b = role_of_poly(x, e, other, &q);
        return a == ROLE_COMMON && b == ROLE_COMMON ? ROLE_COMMON : ROLE_LOCAL;
    }
    case VALUE_REGISTER:
    case VALUE_ROUND:
        if (index_origin(x, s[1]).i != index_origin(x, e->frame).i)
            return role_for_child(x, e, other, s);
        if (is_same && s[0] == VALUE_ROUND && is_in_step(x, e, other, s[1], s[2]))
            return ROLE_COMMON;
        if (is_same && s[0] == VALUE_REGISTER && is_computed_in_step(x, e, other, sym, s))
            return ROLE_COMMON;
        return is_same ? ROLE_LOCAL : role_for_creator(x, e, other, s);
    default:
        return ROLE_LOCAL;
    }
}

/* ---- what the creator does after a join ---- */

/* Does the join wait for the thread object that the same round made? Both are that register. */
static bool is_same_object(struct index *x, const struct birth *b, uint32_t join,
                           const struct effect *f)
{
    const struct prog_func *pf = frame_func(x->c, b->frame);
    func_id func = pta_inst_func(x->c->pta, x->c->frames.at[b->frame].inst);
    const struct place *made = &b->effect->handle;
    if (f->handle.kind != PLACE_DEREF || made->kind != PLACE_DEREF || f->flags & EFF_TIMED ||
        f->handle.offset != made->offset || f->handle.depth != made->depth)
        return false;
    struct poly joined = value_of(x->v, b->frame, call_arg(pf, join, f->handle.index));
    struct poly started = value_of(x->v, b->frame, call_arg(pf, b->stmt, made->index));
    uint32_t reg = base_register(x, &started, b->frame);
    uint32_t def = reg == IR_NO_REG ? IR_NONE : index_info(x, b->frame)->def[reg];
    return def != IR_NONE && stmt_in_loop(x->c, func, def) && makes_object(x, b->frame, def) &&
           poly_equal(&joined, &started);
}

/* The loop of the thread's generation and the other one are in one function; the creation may be
 * in one that it calls. */
static bool is_same_handle(struct index *x, origin_id thread, uint32_t join, uint32_t joined_loop)
{
    const struct birth *b = &x->v->births[thread.i];
    const struct generation *g = generation_of(x, thread);
    struct handle handle = {thread, b->frame, b->stmt};
    const struct prog_func *pf = frame_func(x->c, g->frame), *maker = frame_func(x->c, b->frame);
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[g->frame].inst, join, &n);
    if (n != 1 || e->kind != EDGE_MODEL || b->effect->handle.kind != PLACE_DEREF)
        return false;
    for (int i = 0; i < e->model->neffects; i++) {
        const struct effect *f = &e->model->effects[i];
        if (f->kind == EFFECT_JOIN && g->frame == b->frame && is_same_object(x, b, join, f))
            return true;
        if (f->kind != EFFECT_JOIN || f->handle.kind != PLACE_ARG || f->flags & EFF_TIMED)
            continue;
        ir_ref value = call_arg(pf, join, f->handle.index);
        struct finfo *info = index_info(x, g->frame);
        if (ref_kind(value) != REF_REG || info->def[ref_index(value)] == IR_NONE)
            return false;
        const struct ir_stmt *load = &pf->stmts[info->def[ref_index(value)]];
        if (load->op != IR_LOAD)
            return false;
        ir_ref from = prog_args(pf, load)[0];
        struct poly at = value_of(x->v, g->frame, from);
        struct poly made =
            value_of(x->v, b->frame, call_arg(maker, b->stmt, b->effect->handle.index));
        struct poly round = poly_symbol(value_symbol(x->v, VALUE_ROUND, g->frame, g->loop, 0));
        at = poly_replace(&at, value_symbol(x->v, VALUE_ROUND, g->frame, joined_loop, 0), &round);
        return poly_has(&made, round.term[0].sym[0]) && poly_equal(&at, &made) &&
               handle_stays(x, &handle, pta_value(x->c->pta, x->c->frames.at[g->frame].inst, from),
                            0, load->size);
    }
    return false;
}

struct join_loop joining_loop(struct index *x, const struct element *e, const struct element *other)
{
    origin_id child = index_origin(x, other->frame);
    const struct birth *b = &x->v->births[child.i];
    const struct generation *g = generation_of(x, child);
    struct join_loop none = {PTA_NONE, CFG_NONE};
    if (!b->is_known || !g->is_known || !g->is_inner ||
        index_origin(x, b->frame).i != index_origin(x, e->frame).i)
        return none;
    struct finfo *info = index_info(x, g->frame);
    const struct prog_func *pf = frame_func(x->c, g->frame);
    uint32_t stmt = stmt_in_frame(x, e, g->frame);
    uint32_t loop = stmt == IR_NONE ? CFG_NONE : info->cfg->loop[info->block_of[stmt]];
    for (; loop != CFG_NONE && loop != g->loop; loop = info->cfg->loops[loop].parent)
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            if (pf->stmts[i].op == IR_CALL && info->cfg->loop[info->block_of[i]] == loop &&
                comes_first(info, i, stmt) && is_same_handle(x, child, i, loop))
                return (struct join_loop){g->frame, loop};
    return after_join_loop(x, e, other);
}

struct poly translate_joined(struct index *x, const struct element *e, const struct element *other,
                             const struct poly *p)
{
    struct join_loop in = joining_loop(x, e, other);
    if (in.loop == CFG_NONE)
        return *p;
    const struct generation *g = generation_of(x, index_origin(x, other->frame));
    struct poly round = poly_symbol(value_symbol(x->v, VALUE_ROUND, g->frame, g->loop, 0));
    return value_replace(x->v, p, value_symbol(x->v, VALUE_ROUND, in.frame, in.loop, 0), &round);
}
/* Two loops that each touch what is theirs. */
static bool loops_apart(struct index *x, const struct element *a, const struct element *b)
{
    if (!x->confined)
        x->confined = confined_new(x->c);
    bool a_belongs = belongs_to_loop(x->c, x->confined, a->frame, a->base);
    bool b_belongs = belongs_to_loop(x->c, x->confined, b->frame, b->base);
    return (a_belongs && b_belongs) ||
           (a_belongs && is_registered_later(x->c, x->confined, b->frame, b->stmt, b->base)) ||
           (b_belongs && is_registered_later(x->c, x->confined, a->frame, a->stmt, a->base));
}

/* Two threads that each touch their own thread object; or one that touches it after the join. */
static bool belong_apart(struct index *x, const struct element *a, const struct element *b)
{
    if (!x->c->prog->classes)
        return false;
    uint32_t from = element_from(x->c, a->frame, a->base);
    if (from && from == element_from(x->c, b->frame, b->base))
        return true;
    if (index_origin(x, a->frame).i == index_origin(x, b->frame).i &&
        belongs_to_element(x->c, a->frame, a->base) && belongs_to_element(x->c, b->frame, b->base))
        return true;
    if ((belongs_to_element(x->c, b->frame, b->base) &&
         is_joined_result(x->c, a->frame, a->base, index_origin(x, b->frame))) ||
        (belongs_to_element(x->c, a->frame, a->base) &&
         is_joined_result(x->c, b->frame, b->base, index_origin(x, a->frame))))
        return true;
    bool a_belongs = belongs_to_thread(x->c, a->frame, a->base);
    bool b_belongs = belongs_to_thread(x->c, b->frame, b->base);
    return (a_belongs && b_belongs) ||
           (a_belongs && is_joined_object(x->v, b->frame, b->stmt, b->base)) ||
           (b_belongs && is_joined_object(x->v, a->frame, a->stmt, a->base));
}

/* Where in an array of the JVM the element is; false if the address is none of an element. */
static bool place_in_array(struct index *x, const struct element *e, struct poly *out)
{
    const struct prog_func *pf = frame_func(x->c, e->frame);
    uint32_t def = ref_kind(e->address) == REF_REG
                       ? index_info(x, e->frame)->def[ref_index(e->address)]
                       : IR_NONE;
    const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
    int64_t first, stride;
    if (!s || s->op != IR_ADDR || s->nargs != 5)
        return false;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct poly index = value_of(x->v, e->frame, args[3]), zero = {0};
    if (!ir_ref_int(pf->unit, args[1], &first) || !ir_ref_int(pf->unit, args[2], &stride) ||
        index.is_unknown)
        return false;
    *out = poly_add(&zero, &index, stride);
    out->constant += first;
    return true;
}

/* Two arrays of the JVM never overlap: other places are other elements, of whichever arrays. */
static bool places_apart(struct index *x, const struct element *a, const struct element *b)
{
    struct poly p, q;
    return x->c->prog->classes && place_in_array(x, a, &p) && place_in_array(x, b, &q) &&
           index_differs(x, a, b, &p, &q);
}

/* Are the pointers that lead to the two kept in two places? */
static bool holders_apart(struct index *x, const struct element *a, const struct element *b)
{
    struct poly place[2];
    struct element in_a = {.frame = a->frame, .stmt = a->stmt, .size = 8};
    struct element in_b = {.frame = b->frame, .stmt = b->stmt, .size = 8};
    if (!held_places(x, a, b, place))
        return false;
    if (index_origin(x, a->frame).i != index_origin(x, b->frame).i) {
        place[0] = translate_joined(x, a, b, &place[0]);
        place[1] = translate_joined(x, b, a, &place[1]);
    }
    return index_differs(x, &in_a, &in_b, &place[0], &place[1]);
}

static bool apart_in_case(struct index *x, const struct element *a, const struct element *b)
{
    origin_id o = index_origin(x, a->frame);
    bool is_same = o.i == index_origin(x, b->frame).i;
    if ((is_same && generation_of(x, o)->is_single) || is_one_thread(x, a, b) || excludes(x, a, b))
        return true;
    if (belong_apart(x, a, b) || loops_apart(x, a, b) || tasks_apart(x, a, b) ||
        members_apart(x, a, b))
        return true;
    origin_id other = index_origin(x, b->frame);
    if (generation_of(x, o)->is_known && generation_of(x, other)->is_known &&
        depends_apart(x->v, a->frame, a->address, b->frame, b->address))
        return true;
    struct poly at_a = value_of(x->v, a->frame, a->address);
    struct poly at_b = value_of(x->v, b->frame, b->address);
    if (!is_same) { /* what was counted, and then for which thread */
        at_a = value_behind(x, a, &at_a);
        at_b = value_behind(x, b, &at_b);
        at_a = translate_joined(x, a, b, &at_a);
        at_b = translate_joined(x, b, a, &at_b);
    }
    if (index_differs(x, a, b, &at_a, &at_b) || flat_apart(x, a, b, &at_a, &at_b) ||
        teams_objects_apart(x, a, &at_a, &at_b) || places_apart(x, a, b) ||
        objects_apart(x, a, b, &at_a, &at_b) || objects_apart(x, b, a, &at_b, &at_a) ||
        joined_by_record(x, a, b, &at_b) || joined_by_record(x, b, a, &at_a) ||
        after_join_apart(x, a, b, &at_b) || after_join_apart(x, b, a, &at_a) ||
        (!x->is_lasting && (swapped_apart(x, a, b, &at_a, &at_b) || settled_apart(x, a, b))) ||
        partners_apart(x, a, b, &at_a, &at_b) || claims_apart(x, a, b, &at_a, &at_b) ||
        parts_apart(x, a, b, &at_a, &at_b) || loads_apart(x, a, b, &at_a, &at_b) ||
        iterations_apart(x, a, b) || grid_apart(x, a, b) ||
        (!x->is_lasting && flags_apart(x, a, b)) || owners_apart(x, a, b, &at_a, &at_b) ||
        holders_apart(x, a, b))
        return true;
    if (x->c->opt.mode == MODE_SOUND)
        return false;
    if (containers_apart(x, a, b, &at_a, &at_b) || storage_apart(x, a, b, &at_a, &at_b) ||
        algorithms_apart(x, a, b, &at_a, &at_b) || offsets_apart(x, a, b, &at_a, &at_b))
        return true;
    struct poly in_a = value_of_bounded(x->v, a->frame, a->address);
    struct poly in_b = value_of_bounded(x->v, b->frame, b->address);
    in_a = value_behind(x, a, &in_a);
    in_b = value_behind(x, b, &in_b);
    if (!is_same) {
        in_a = translate_joined(x, a, b, &in_a);
        in_b = translate_joined(x, b, a, &in_b);
    }
    bool is_tried = poly_equal(&in_a, &at_a) && poly_equal(&in_b, &at_b);
    return (!is_tried && index_differs(x, a, b, &in_a, &in_b)) || listed_apart(x, a, b) ||
           rows_apart(x, a, b, &in_a, &in_b) || dims_apart(x, x->v, a, b) ||
           divides_apart(x, a, b) || found_by_holders_apart(x, a, b) || grown_apart(x, a, b);
}

/* What says from which of several counters a number was taken (`slot = count[cell]++`), if the two
 * threads need not agree in that; 0. */
static uint32_t open_counter(struct index *x, const struct element *a, const struct element *b,
                             const uint32_t *s)
{
    struct poly at = s[0] == VALUE_TICKET ? value_poly(x->v, s[1]) : poly_unknown();
    uint32_t found = 0;
    for (uint32_t i = 0; i < at.n && !at.is_unknown; i++)
        for (int k = 0; k < POLY_DEGREE && at.term[i].sym[k]; k++) {
            if (role_of(x, a, b, at.term[i].sym[k]) != ROLE_LOCAL)
                continue;
            if (found && found != at.term[i].sym[k])
                return 0;
            found = at.term[i].sym[k];
        }
    return found;
}

/* A quotient in both values, or the number of a counter, whose role is not known; 0. */
static uint32_t open_symbol(struct index *x, const struct element *a, const struct element *b)
{
    struct poly p = value_of(x->v, a->frame, a->address), q = value_of(x->v, b->frame, b->address);
    for (uint32_t i = 0; i < p.n && !p.is_unknown && !q.is_unknown; i++)
        for (int k = 0; k < POLY_DEGREE && p.term[i].sym[k]; k++) {
            uint32_t s[4], sym = p.term[i].sym[k];
            memcpy(s, value_symbol_at(x->v, sym), sizeof s);
            if (!poly_has(&q, sym))
                continue;
            uint32_t counter = open_counter(x, a, b, s);
            if (counter)
                return counter;
            if (s[0] == VALUE_RESULT && s[1] == IR_SDIV && role_of(x, a, b, sym) == ROLE_LOCAL)
                return sym;
        }
    return 0;
}

/*
 * Loops that were made one, `t / n` and `t % n` being their counters: the quotients of two threads
 * are equal, or they are not. What is apart in both cases is apart. The same for a table of rows
 * with a counter each: two threads have two rows, or two numbers of one counter.
 */
static bool apart_by_case(struct index *x, const struct element *a, const struct element *b)
{
    uint32_t sym = x->split.n < MAX_SPLITS ? open_symbol(x, a, b) : 0;
    bool is_apart = sym != 0;
    if (!sym)
        return false;
    uint32_t at = x->split.n++;
    x->split.sym[at] = sym;
    for (enum role r = ROLE_COMMON; r <= ROLE_DISTINCT && is_apart; r++) {
        x->split.role[at] = r;
        is_apart = apart_in_case(x, a, b) || apart_by_case(x, a, b);
    }
    x->split.n--;
    return is_apart;
}

/* The loop around the creation, in the one that made all threads, if there are just these two. */
static uint32_t inner_loop(struct index *x, const struct generation *g)
{
    const struct finfo *info = index_info(x, g->frame);
    func_id f = pta_inst_func(x->c->pta, x->c->frames.at[g->frame].inst);
    uint32_t inner = info->cfg->loop[info->block_of[g->stmt]];
    while (inner != CFG_NONE && loop_runs_once(x->c, f, inner))
        inner = info->cfg->loops[inner].parent;
    return inner != CFG_NONE && info->cfg->loops[inner].parent == g->loop ? inner : CFG_NONE;
}

/* Is it what the thread's maker does before it makes the thread of the round? */
static bool is_before_child(struct index *x, const struct element *e, const struct generation *g,
                            uint32_t inner)
{
    uint32_t stmt = index_origin(x, e->frame).i == index_origin(x, g->frame).i
                        ? stmt_in_frame(x, e, g->frame)
                        : IR_NONE;
    return stmt != IR_NONE && precedes_in_round(x, g->frame, inner, stmt, g->stmt);
}

/*
 * Threads that are made by a loop in a loop: two of them are made in different rounds of the outer
 * one; or in the same, and then in different rounds of the inner one. The same for one of them and
 * what its maker does in a round before it makes that round's thread.
 */
static bool apart_by_rounds(struct index *x, const struct element *a, const struct element *b)
{
    origin_id o = index_origin(x, a->frame);
    const struct generation *g = generation_of(x, o);
    if (!g->is_known || g->is_each || g->is_at_once || g->is_inner || g->loop == CFG_NONE ||
        x->split.n + 2 > MAX_SPLITS)
        return false;
    uint32_t inner = inner_loop(x, g);
    if (inner == CFG_NONE ||
        (o.i != index_origin(x, b->frame).i && !is_before_child(x, b, g, inner)))
        return false;
    uint32_t at = x->split.n;
    x->split.n += 2;
    x->split.sym[at] = value_symbol(x->v, VALUE_ROUND, g->frame, g->loop, 0);
    x->split.sym[at + 1] = value_symbol(x->v, VALUE_ROUND, g->frame, inner, 0);
    x->split.role[at] = ROLE_DISTINCT;
    x->split.role[at + 1] = ROLE_LOCAL;
    bool is_apart = apart_in_case(x, a, b);
    x->split.role[at] = ROLE_COMMON;
    x->split.role[at + 1] = ROLE_DISTINCT;
    is_apart = is_apart && apart_in_case(x, a, b);
    x->split.n = at;
    return is_apart;
}

/* Two kinds of teams that threads of one kind make, in turn: the makers of two are two threads. */
static bool are_teams_of_one(struct index *x, origin_id a, origin_id b)
{
    return is_nested(x, a) && is_nested(x, b) &&
           index_origin(x, x->v->births[a.i].frame).i == index_origin(x, x->v->births[b.i].frame).i;
}

/* A thread that makes a team and one of the team: by what the makers know, two of them. */
static bool apart_from_maker(struct index *x, const struct element *outer,
                             const struct element *inner)
{
    const struct birth *b = &x->v->births[index_origin(x, inner->frame).i];
    if (!b->is_known || index_origin(x, b->frame).i != index_origin(x, outer->frame).i ||
        !is_nested(x, index_origin(x, inner->frame)))
        return false;
    struct poly at_a = value_of(x->v, outer->frame, outer->address);
    struct poly at_b = value_of(x->v, inner->frame, inner->address);
    origin_id maker = index_origin(x, outer->frame);
    uint32_t own = object_made_by(x, &at_a, maker);
    if (own && own == object_made_by(x, &at_b, maker))
        return true;
    x->nesting = NEST_MAKER;
    bool is_apart = index_differs(x, outer, inner, &at_a, &at_b) ||
                    flat_apart(x, outer, inner, &at_a, &at_b) ||
                    (x->c->opt.mode != MODE_SOUND && dims_apart(x, x->v, outer, inner));
    x->nesting = NEST_NONE;
    return is_apart;
}

static bool addresses_apart(struct index *x, const struct element *a, const struct element *b)
{
    origin_id o = index_origin(x, a->frame);
    if (apart_in_case(x, a, b) || apart_by_case(x, a, b) || apart_by_rounds(x, a, b) ||
        apart_by_rounds(x, b, a) || apart_from_maker(x, a, b) || apart_from_maker(x, b, a))
        return true;
    bool is_same = o.i == index_origin(x, b->frame).i;
    if (!is_nested(x, o) || (!is_same && !are_teams_of_one(x, o, index_origin(x, b->frame))))
        return false;
    x->nesting = NEST_SAME_TEAM;
    bool is_apart =
        !is_same ||
        (x->phases && phases_apart_in_team(x->phases, a->frame, a->stmt, b->frame, b->stmt)) ||
        apart_in_case(x, a, b);
    x->nesting = NEST_OTHER_TEAM;
    is_apart = is_apart && apart_in_case(x, a, b);
    x->nesting = NEST_NONE;
    return is_apart;
}

/* Whichever of the addresses that it is chosen from `a` means: is it apart from the other one? */
static bool choices_apart(struct index *x, const struct element *a, const struct element *b,
                          int depth)
{
    ir_ref choice[MAX_CHOICES];
    inst_id inst = x->c->frames.at[a->frame].inst;
    uint32_t n =
        depth < MAX_NESTED_CHOICES ? choices_of_address(x->c, inst, a->address, choice) : 0;
    for (uint32_t i = 0; i < n; i++) {
        struct element one = *a;
        one.address = choice[i];
        if (!addresses_apart(x, &one, b) && !choices_apart(x, &one, b, depth + 1) &&
            !choices_apart(x, b, &one, depth + 1))
            return false;
    }
    return n > 0;
}

bool elements_apart(struct index *x, const struct element *a, const struct element *b)
{
    return never_runs(x, a) || never_runs(x, b) || addresses_apart(x, a, b) ||
           choices_apart(x, a, b, 0) || choices_apart(x, b, a, 0);
}
