/* Which element? See index.h. */
#include "conc/index.h"
#include "conc/depend.h"
#include "conc/value.h"
#include <stdlib.h>

enum { MAX_PINS = 8, MAX_PIN_DEPTH = 64 };

enum role { ROLE_COMMON, ROLE_DISTINCT, ROLE_LOCAL };

/* Of one origin: which run of which loop made all instances that are alive at a time. */
struct generation {
    bool is_made, is_known;
    bool is_at_once; /* all by one call */
    uint32_t frame;  /* of the creator */
    uint32_t loop;   /* CFG_NONE: no loop */
    bool is_inner;   /* the loop's body creates one instance per round */
    bool is_single;  /* there is one instance */
};

struct index {
    struct conc *c;
    struct values *v;
    struct generation *generations; /* by origin */
    struct owned *owned;            /* NULL until asked for */
};

struct index *index_new(struct conc *c)
{
    struct index *x = ARENA_ARRAY(&c->arena, struct index, 1);
    x->c = c;
    x->v = values_new(c);
    x->generations = ARENA_ARRAY(&c->arena, struct generation, pta_norigins(c->pta) + 1);
    return x;
}

void index_free(struct index *x)
{
    if (x)
        values_free(x->v), owned_free(x->owned);
}

static struct finfo *info_of(struct index *x, uint32_t frame)
{
    return finfo_of(x->c, pta_inst_func(x->c->pta, x->c->frames.at[frame].inst));
}

static origin_id origin_of(const struct index *x, uint32_t frame)
{
    return x->c->frames.at[frame].origin;
}

/* ---- code that only one thread runs ---- */

struct pins {
    struct poly at[MAX_PINS]; /* each is 0 when the access runs */
    uint32_t n;
};

static void pin(struct pins *pins, const struct poly *p)
{
    if (!p->is_unknown && pins->n < MAX_PINS)
        pins->at[pins->n++] = *p;
}

/* A library's answer that is not zero for one thread only: `single`, `master`. */
static bool chooses_one(const struct index *x, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++)
        if (e->model->effects[i].flags & EFF_ONE_RUNS)
            return true;
    return false;
}

/* A value that is not zero for one thread only; also the last part of a loop. */
static bool is_chosen(struct index *x, uint32_t frame, ir_ref value, struct poly *out)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    struct finfo *info = info_of(x, frame);
    if (ref_kind(value) != REF_REG || info->def[ref_index(value)] == IR_NONE)
        return false;
    const struct ir_stmt *load = &pf->stmts[info->def[ref_index(value)]];
    if (load->op == IR_CALL && chooses_one(x, frame, info->def[ref_index(value)])) {
        *out = poly_symbol(value_symbol(x->v, VALUE_LAST, frame, info->def[ref_index(value)], 0));
        return true;
    }
    if (load->op != IR_LOAD)
        return false;
    ir_ref slot = ir_args(pf->unit, pf->func, load)[0];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_CALL || pf->stmts[i].nargs < 5)
            continue;
        const struct effect *e = share_of_call(x->c, x->c->frames.at[frame].inst, i);
        if (e && e->src.kind == PLACE_ARG && call_arg(pf, i, e->src.index).bits == slot.bits) {
            *out = poly_symbol(value_symbol(x->v, VALUE_LAST, frame, i, 0));
            return true;
        }
    }
    return false;
}

static void pin_branch(struct index *x, uint32_t frame, const struct ir_stmt *t, bool is_true,
                       struct pins *pins)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    struct finfo *info = info_of(x, frame);
    ir_ref cond = ir_args(pf->unit, pf->func, t)[0];
    if (ref_kind(cond) != REF_REG || info->def[ref_index(cond)] == IR_NONE)
        return;
    const struct ir_stmt *s = &pf->stmts[info->def[ref_index(cond)]];
    if (s->op != IR_CMP || (s->sub != CMP_EQ && s->sub != CMP_NE))
        return;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct poly flag, a = value_of(x->v, frame, args[0]), b = value_of(x->v, frame, args[1]);
    if ((s->sub == CMP_EQ) == is_true) {
        a = poly_add(&a, &b, -1);
        pin(pins, &a);
    } else if (poly_is_int(&b) && !b.constant && is_chosen(x, frame, args[0], &flag)) {
        pin(pins, &flag);
    }
}

static void pin_switch(struct index *x, uint32_t frame, const struct ir_stmt *t,
                       const struct ir_block *b, uint32_t target, struct pins *pins)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const ir_ref *args = ir_args(pf->unit, pf->func, t);
    const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
    uint32_t which = 0, n = 0;
    for (uint32_t i = 0; i < b->nsuccs; i++)
        if (succ[i] == target)
            which = i, n++;
    if (n != 1 || !which || which >= t->nargs)
        return; /* the default, or several cases */
    struct poly a = value_of(x->v, frame, args[0]), k = value_of(x->v, frame, args[which]);
    a = poly_add(&a, &k, -1);
    pin(pins, &a);
}

/* Is the edge between the two the only way to the block, but for loops back to it? */
static bool is_entered_from(const struct cfg *cfg, uint32_t block, uint32_t from)
{
    uint32_t n = 0;
    for (uint32_t i = cfg->pred_first[block]; i < cfg->pred_first[block + 1]; i++) {
        if (cfg->preds[i] == from)
            n++;
        else if (!cfg_dominates(cfg, block, cfg->preds[i]))
            return false;
    }
    return n == 1;
}

static void pin_block(struct index *x, uint32_t frame, uint32_t block, struct pins *pins)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct cfg *cfg = info_of(x, frame)->cfg;
    for (int i = 0; i < MAX_PIN_DEPTH && block && cfg->idom[block] != CFG_NONE; i++) {
        uint32_t from = cfg->idom[block];
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + from];
        const struct ir_stmt *t = &pf->stmts[b->first + b->count - 1];
        const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
        bool is_only_way = is_entered_from(cfg, block, from);
        if (t->op == IR_BRANCH && is_only_way && succ[0] != succ[1])
            pin_branch(x, frame, t, succ[0] == block, pins);
        else if (t->op == IR_SWITCH && is_only_way)
            pin_switch(x, frame, t, b, block, pins);
        block = from;
    }
}

static void find_pins(struct index *x, const struct element *e, struct pins *pins)
{
    uint32_t frame = e->frame, stmt = e->stmt;
    for (int i = 0; i < MAX_PIN_DEPTH; i++) {
        pin_block(x, frame, info_of(x, frame)->block_of[stmt], pins);
        const struct frame *f = &x->c->frames.at[frame];
        if (f->caller == PTA_NONE || f->ncallers != 1)
            return;
        stmt = f->call_stmt;
        frame = f->caller;
    }
}

/* Is the creation in a part of the code that one thread of a team runs? */
static bool is_made_by_one(struct index *x, const struct birth *b)
{
    struct element e = {.frame = b->frame, .stmt = b->stmt};
    struct pins pins = {.n = 0};
    find_pins(x, &e, &pins);
    for (uint32_t i = 0; i < pins.n; i++)
        if (pins.at[i].n == 1 && value_symbol_at(x->v, pins.at[i].term[0].sym[0])[0] == VALUE_LAST)
            return true;
    return false;
}

/* ---- generations ---- */

static uint32_t joining_loop(struct index *x, const struct element *e, const struct element *other);

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
    const struct cfg *cfg = info_of(x, frame)->cfg;
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

/* Number of threads asked for just before a region begins; 0 unknown. */
static int64_t team_size(const struct index *x, const struct birth *b)
{
    const struct prog_func *pf = frame_func(x->c, b->frame);
    int64_t size = 0;
    for (uint32_t i = b->stmt; i > 0 && pf->stmts[i - 1].op == IR_CALL; i--) {
        uint32_t n;
        const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[b->frame].inst, i - 1, &n);
        for (int k = 0; n == 1 && e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
            const struct effect *f = &e->model->effects[k];
            if (f->kind == EFFECT_TEAM_SIZE && f->size.kind == PLACE_ARG)
                return ir_ref_int(pf->unit, call_arg(pf, i - 1, f->size.index), &size) ? size : 0;
        }
    }
    return 0;
}

static struct generation find_generation(struct index *x, origin_id o)
{
    const struct birth *b = &x->v->births[o.i];
    struct generation g = {.is_made = true, .frame = b->frame, .loop = CFG_NONE};
    bool has_team = b->is_known && conc_origin_is_many(x->c, origin_of(x, b->frame));
    if (!b->is_known || b->is_several || (has_team && !is_made_by_one(x, b)))
        return g;
    struct finfo *info = info_of(x, b->frame);
    uint32_t inner = info->cfg->loop[info->block_of[b->stmt]];
    if (pta_origin(x->c->pta, o)->flags & EFF_JOINED) {
        g.is_known = g.is_at_once = true;
        g.is_single = team_size(x, b) == 1;
        return g;
    }
    if (info->cfg->is_irreducible)
        return g;
    for (uint32_t l = inner; l != CFG_NONE; l = info->cfg->loops[l].parent) {
        if (is_alive_before(x, o, b->frame, l, has_team))
            continue;
        g.is_known = true;
        g.loop = l;
        g.is_inner = l == inner;
        return g;
    }
    bool is_once = x->c->frames.at[b->frame].is_once;
    g.is_known =
        inner == CFG_NONE && (is_once || !is_alive_before(x, o, b->frame, CFG_NONE, has_team));
    g.is_single = inner == CFG_NONE && is_once && !(pta_origin(x->c->pta, o)->flags & EFF_MANY);
    return g;
}

static const struct generation *generation_of(struct index *x, origin_id o)
{
    if (!x->generations[o.i].is_made)
        x->generations[o.i] = find_generation(x, o);
    return &x->generations[o.i];
}

/* ---- roles ---- */

static enum role role_of(struct index *x, const struct element *e, const struct element *other,
                         uint32_t sym);

static enum role role_of_poly(struct index *x, const struct element *e, const struct element *other,
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
static uint32_t stmt_in_frame(const struct index *x, const struct element *e, uint32_t frame)
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

static void mark_reached(const struct prog_func *pf, const struct cfg *cfg, uint32_t from,
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

/* Does the statement of the loop come before the other one in every round? */
static bool precedes_in_round(struct index *x, uint32_t frame, uint32_t loop, uint32_t stmt,
                              uint32_t later)
{
    struct finfo *info = info_of(x, frame);
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t a = info->block_of[stmt], b = info->block_of[later];
    if (!cfg_in_loop(info->cfg, a, loop) || !cfg_in_loop(info->cfg, b, loop))
        return false;
    if (a == b)
        return stmt < later;
    uint8_t *seen = xcalloc(pf->func->nblocks + 1, 1);
    mark_reached(pf, info->cfg, b, loop, seen);
    bool is_after = seen[a];
    free(seen);
    return !is_after;
}

static bool is_defined_in_loop(struct index *x, uint32_t frame, uint32_t reg, uint32_t loop)
{
    struct finfo *info = info_of(x, frame);
    if (info->def[reg] == IR_NONE)
        return false;
    uint32_t block = info->block_of[info->def[reg]];
    return loop == CFG_NONE ? info->cfg->loop[block] != CFG_NONE
                            : cfg_in_loop(info->cfg, block, loop);
}

/* A creator's symbol, seen from an access of the creator itself while `other` is a child. */
static enum role role_for_creator(struct index *x, const struct element *e,
                                  const struct element *other, const uint32_t *s)
{
    const struct birth *b = &x->v->births[origin_of(x, other->frame).i];
    const struct generation *g = generation_of(x, origin_of(x, other->frame));
    if (!g->is_known || !b->is_known)
        return ROLE_LOCAL;
    if (s[0] == VALUE_REGISTER)
        return is_defined_in_loop(x, s[1], s[2], CFG_NONE) ? ROLE_LOCAL : ROLE_COMMON;
    if (s[1] != g->frame || s[2] != g->loop || !g->is_inner)
        return ROLE_LOCAL;
    uint32_t stmt = stmt_in_frame(x, e, g->frame);
    if (joining_loop(x, e, other) != CFG_NONE)
        return ROLE_DISTINCT;
    bool is_before = stmt != IR_NONE && precedes_in_round(x, g->frame, g->loop, stmt, b->stmt);
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

/* A creator's symbol, seen from an access of the thread it created. */
static enum role role_for_child(struct index *x, const struct element *e,
                                const struct element *other, const uint32_t *s)
{
    origin_id o = origin_of(x, e->frame);
    const struct generation *g = generation_of(x, o);
    bool is_same = are_siblings(x, o, origin_of(x, other->frame));
    bool is_parent = g->is_known && origin_of(x, g->frame).i == origin_of(x, other->frame).i;
    if (!g->is_known)
        return ROLE_LOCAL;
    if (!is_same && !is_parent) /* two kinds of threads: what was fixed before both */
        return s[0] == VALUE_REGISTER && x->c->frames.at[s[1]].is_once &&
                       !is_defined_in_loop(x, s[1], s[2], CFG_NONE)
                   ? ROLE_COMMON
                   : ROLE_LOCAL;
    if (s[1] != g->frame || g->is_at_once || g->loop == CFG_NONE)
        return ROLE_COMMON;
    const struct cfg *cfg = info_of(x, g->frame)->cfg;
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
static bool is_one_team(const struct index *x, const struct element *e)
{
    const struct birth *b = &x->v->births[origin_of(x, e->frame).i];
    return b->is_known && !b->is_several && !conc_origin_is_many(x->c, origin_of(x, b->frame));
}

/* The parts of a shared-out loop are disjoint within one team and one run of the loop. */
static enum role role_of_part(struct index *x, const struct element *e, const uint32_t *s)
{
    if (s[1] != PTA_NONE) {
        struct poly lower = value_poly(x->v, s[1]);
        return is_one_team(x, e) || has_kind(x->v, &lower, VALUE_PART) ? ROLE_DISTINCT : ROLE_LOCAL;
    }
    origin_id o = origin_of(x, e->frame);
    if (origin_of(x, s[2]).i != o.i) /* given to each when they were created, all at once */
        return generation_of(x, o)->is_known && generation_of(x, o)->is_at_once ? ROLE_DISTINCT
                                                                                : ROLE_LOCAL;
    struct finfo *info = info_of(x, s[2]);
    uint32_t loop = info->cfg->loop[info->block_of[s[3]]];
    /* A part that is asked for again and again has a loop for that; one more is another run. */
    bool is_one_run = loop == CFG_NONE || info->cfg->loops[loop].depth <= 1;
    return is_one_team(x, e) && is_one_run && x->c->frames.at[s[2]].is_once ? ROLE_DISTINCT
                                                                            : ROLE_LOCAL;
}

static enum role role_of(struct index *x, const struct element *e, const struct element *other,
                         uint32_t sym)
{
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, sym), sizeof s);
    bool is_same = origin_of(x, e->frame).i == origin_of(x, other->frame).i;
    switch (s[0]) {
    case VALUE_ADDRESS:
    case VALUE_COUNT:
        return ROLE_COMMON;
    case VALUE_NUMBER:
        return is_same && is_one_team(x, e) ? ROLE_DISTINCT : ROLE_LOCAL;
    case VALUE_PART:
        return is_same ? role_of_part(x, e, s) : ROLE_LOCAL;
    case VALUE_TICKET: {
        struct poly p = value_poly(x->v, s[1]);
        return role_of_poly(x, e, other, &p) == ROLE_COMMON ? ROLE_DISTINCT : ROLE_LOCAL;
    }
    case VALUE_CONTENT: {
        struct poly p = value_poly(x->v, s[1]);
        return role_of_poly(x, e, other, &p) == ROLE_COMMON ? ROLE_COMMON : ROLE_LOCAL;
    }
    case VALUE_RESULT: {
        struct poly p = value_poly(x->v, s[2]), q = value_poly(x->v, s[3]);
        enum role a = role_of_poly(x, e, other, &p), b = role_of_poly(x, e, other, &q);
        return a == ROLE_COMMON && b == ROLE_COMMON ? ROLE_COMMON : ROLE_LOCAL;
    }
    case VALUE_REGISTER:
    case VALUE_ROUND:
        if (origin_of(x, s[1]).i != origin_of(x, e->frame).i)
            return role_for_child(x, e, other, s);
        return is_same ? ROLE_LOCAL : role_for_creator(x, e, other, s);
    default:
        return ROLE_LOCAL;
    }
}

/* ---- forms ---- */

/* An address by roles: common + factor*distinct + rising + locals. */
struct form {
    struct poly common, factor, rising;
    uint32_t distinct; /* 0: none */
    struct poly_term local[POLY_TERMS];
    uint32_t nlocals;
    struct poly whole;
};

/* A quotient of the distinct symbol: grows with it. */
static bool is_rising(struct index *x, const struct element *e, const struct element *other,
                      uint32_t sym, uint32_t *distinct)
{
    const uint32_t *s = value_symbol_at(x->v, sym);
    if (s[0] != VALUE_RESULT || s[1] != IR_SDIV)
        return false;
    struct poly p = value_poly(x->v, s[2]), q = value_poly(x->v, s[3]);
    if (role_of_poly(x, e, other, &q) != ROLE_COMMON || (poly_is_int(&q) && q.constant <= 0))
        return false;
    for (uint32_t i = 0; i < p.n; i++)
        for (int k = 0; k < POLY_DEGREE && p.term[i].sym[k]; k++) {
            uint32_t inner = p.term[i].sym[k];
            enum role r = role_of(x, e, other, inner);
            if (r == ROLE_LOCAL || (r == ROLE_DISTINCT && *distinct && *distinct != inner) ||
                p.term[i].coef < 0)
                return false;
            if (r == ROLE_DISTINCT)
                *distinct = inner;
        }
    return *distinct != 0;
}

static void form_add(struct index *x, const struct element *e, const struct element *other,
                     const struct poly_term *t, struct form *f)
{
    uint32_t distinct = 0, ndistinct = 0, nlocal = 0, risen = f->distinct;
    for (int k = 0; k < POLY_DEGREE && t->sym[k]; k++) {
        enum role r = role_of(x, e, other, t->sym[k]);
        if (r == ROLE_DISTINCT)
            distinct = t->sym[k], ndistinct++;
        nlocal += r == ROLE_LOCAL;
    }
    if (!nlocal && !ndistinct) {
        poly_add_term(&f->common, t);
    } else if (!nlocal && ndistinct == 1 && (!f->distinct || f->distinct == distinct)) {
        struct poly one = poly_int(1), whole = {0};
        f->distinct = distinct;
        poly_add_term(&whole, t);
        whole = poly_replace(&whole, distinct, &one);
        f->factor = poly_add(&f->factor, &whole, 1);
    } else if (nlocal == 1 && !t->sym[1] && is_rising(x, e, other, t->sym[0], &risen)) {
        f->distinct = risen;
        poly_add_term(&f->rising, t);
    } else {
        f->local[f->nlocals++] = *t;
    }
}

static struct form form_of(struct index *x, const struct element *e, const struct element *other,
                           const struct poly *p)
{
    struct form f = {.common = poly_int(p->constant), .whole = *p};
    for (uint32_t i = 0; i < p->n; i++)
        form_add(x, e, other, &p->term[i], &f);
    return f;
}

/* ---- ranges ---- */

struct range {
    struct poly lo, hi;
};

/* Bounds of coef*symbol; `which` of the upper bounds to use. */
static bool range_of_local(struct index *x, const struct poly_term *t, uint32_t which,
                           struct range *out)
{
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, t->sym[0]), sizeof s);
    struct poly end;
    if (t->sym[1])
        return false;
    if (s[0] == VALUE_WITHIN) {
        end = poly_int(((int64_t)s[1] - 1) * t->coef);
    } else if (s[0] == VALUE_ROUND) {
        struct round_bound bound[MAX_BOUNDS];
        uint32_t n = value_round_bounds(x->v, s[1], s[2], bound);
        if (!n)
            return false;
        struct round_bound b = bound[which < n ? which : n - 1];
        struct poly zero = {0};
        if (poly_is_int(&b.max))
            end = poly_int(b.max.constant / b.scale * t->coef);
        else if (t->coef % b.scale == 0)
            end = poly_add(&zero, &b.max, t->coef / b.scale);
        else
            return false;
    } else {
        return false;
    }
    struct poly zero = {0};
    out->lo = t->coef > 0 ? zero : end;
    out->hi = t->coef > 0 ? end : zero;
    return true;
}

static bool range_of_locals(struct index *x, const struct form *f, uint32_t which,
                            struct range *out)
{
    *out = (struct range){0};
    for (uint32_t i = 0; i < f->nlocals; i++) {
        struct range r;
        if (!range_of_local(x, &f->local[i], which, &r))
            return false;
        out->lo = poly_add(&out->lo, &r.lo, 1);
        out->hi = poly_add(&out->hi, &r.hi, 1);
    }
    return true;
}

static bool is_at_least(const struct poly *p, int64_t least)
{
    return poly_is_int(p) && p->constant >= least;
}

/* ---- tests ---- */

struct pair {
    struct form a, b;
    uint32_t size_a, size_b;
};

static int64_t gcd(int64_t a, int64_t b)
{
    while (b) {
        int64_t t = a % b;
        a = b;
        b = t;
    }
    return a < 0 ? -a : a;
}

static int64_t gcd_of_form(const struct form *f, int64_t g)
{
    for (uint32_t i = 0; i < f->nlocals; i++)
        g = gcd(g, f->local[i].coef);
    for (uint32_t i = 0; i < f->rising.n; i++)
        g = gcd(g, f->rising.term[i].coef);
    for (uint32_t i = 0; i < f->factor.n; i++)
        g = gcd(g, f->factor.term[i].coef);
    return gcd(g, f->factor.constant);
}

/* Even and odd elements: all that varies does so in steps that never close the gap. */
static bool differ_by_rest(const struct pair *p)
{
    struct poly d = poly_add(&p->a.common, &p->b.common, -1);
    int64_t g = gcd_of_form(&p->b, gcd_of_form(&p->a, 0));
    if (!poly_is_int(&d) || g <= 1)
        return false;
    int64_t rest = d.constant % g;
    if (rest < 0)
        rest += g;
    return rest >= p->size_b && g - rest >= p->size_a;
}

/* Two ranges that do not touch, or ranges around distinct centres that lie far enough apart. */
static bool differ_by_range(struct index *x, const struct pair *p, uint32_t which)
{
    struct range ra, rb;
    if (p->a.distinct != p->b.distinct || !poly_equal(&p->a.rising, &p->b.rising) ||
        !poly_equal(&p->a.factor, &p->b.factor) || !range_of_locals(x, &p->a, which, &ra) ||
        !range_of_locals(x, &p->b, which, &rb))
        return false;
    struct poly d = poly_add(&p->a.common, &p->b.common, -1);
    struct poly lo = poly_add(&d, &ra.lo, 1), hi = poly_add(&d, &ra.hi, 1);
    lo = poly_add(&lo, &rb.hi, -1);
    hi = poly_add(&hi, &rb.lo, -1);
    struct poly none = {0}, neg = poly_add(&none, &hi, -1);
    if (!p->a.distinct || !p->b.distinct)
        return !p->a.distinct && !p->b.distinct &&
               (is_at_least(&lo, p->size_b) || is_at_least(&neg, p->size_a));
    if (!poly_is_int(&p->a.factor) || !p->a.factor.constant)
        return false;
    int64_t m = p->a.factor.constant;
    for (uint32_t i = 0; i < p->a.rising.n; i++)
        if ((p->a.rising.term[i].coef > 0) != (m > 0))
            return false;
    m = m < 0 ? -m : m;
    return is_at_least(&lo, (int64_t)p->size_b - m) && is_at_least(&neg, (int64_t)p->size_a - m);
}

/* Bounds of factor*distinct over all threads. */
static bool range_of_distinct(struct index *x, const struct form *f, struct range *out)
{
    struct poly zero = {0}, first = zero, last;
    *out = (struct range){zero, zero};
    if (f->rising.n || !poly_is_int(&f->factor))
        return false;
    if (!f->distinct)
        return true;
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, f->distinct), sizeof s);
    struct round_bound bound[MAX_BOUNDS];
    if (s[0] == VALUE_PART && s[1] != PTA_NONE) {
        first = value_poly(x->v, s[1]);
        last = value_poly(x->v, s[2]);
    } else if (s[0] == VALUE_PART && part_bounds(x->v, s[2], s[3], &first, &last)) {
        /* piece by piece */
    } else if (s[0] == VALUE_ROUND && value_round_bounds(x->v, s[1], s[2], bound) == 1 &&
               poly_is_int(&bound[0].max)) {
        last = poly_int(bound[0].max.constant / bound[0].scale);
    } else {
        return false;
    }
    int64_t m = f->factor.constant;
    out->lo = poly_add(&zero, m > 0 ? &first : &last, m);
    out->hi = poly_add(&zero, m > 0 ? &last : &first, m);
    return true;
}

/* All that either side can reach, whichever thread it is. */
static bool differ_by_extent(struct index *x, const struct pair *p)
{
    struct range ra, rb, da, db;
    if (!range_of_locals(x, &p->a, 0, &ra) || !range_of_locals(x, &p->b, 0, &rb) ||
        !range_of_distinct(x, &p->a, &da) || !range_of_distinct(x, &p->b, &db))
        return false;
    struct poly d = poly_add(&p->a.common, &p->b.common, -1), none = {0};
    struct poly lo = poly_add(&ra.lo, &da.lo, 1), hi = poly_add(&ra.hi, &da.hi, 1);
    struct poly lo_b = poly_add(&rb.lo, &db.lo, 1), hi_b = poly_add(&rb.hi, &db.hi, 1);
    lo = poly_add(&lo, &d, 1);
    hi = poly_add(&hi, &d, 1);
    lo = poly_add(&lo, &hi_b, -1);
    hi = poly_add(&hi, &lo_b, -1);
    struct poly neg = poly_add(&none, &hi, -1);
    return is_at_least(&lo, p->size_b) || is_at_least(&neg, p->size_a);
}

/* The polynomial with the distinct symbol one larger, inside quotients too. */
static struct poly one_further(struct index *x, const struct poly *p, uint32_t distinct)
{
    struct poly next = poly_symbol(distinct), out = *p;
    next.constant = 1;
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            uint32_t s[4];
            memcpy(s, value_symbol_at(x->v, p->term[i].sym[k]), sizeof s);
            if (s[0] != VALUE_RESULT)
                continue;
            struct poly inner = value_poly(x->v, s[2]);
            inner = poly_replace(&inner, distinct, &next);
            struct poly moved = poly_symbol(
                value_symbol(x->v, VALUE_RESULT, s[1], value_intern(x->v, &inner), s[3]));
            out = poly_replace(&out, p->term[i].sym[k], &moved);
        }
    return poly_replace(&out, distinct, &next);
}

/* Does the start of a thread's block move upwards with the distinct symbol? */
static bool is_monotone(const struct form *f)
{
    if (f->factor.constant < 0)
        return false;
    for (uint32_t i = 0; i < f->factor.n; i++)
        if (f->factor.term[i].coef < 0)
            return false;
    for (uint32_t i = 0; i < f->rising.n; i++)
        if (f->rising.term[i].coef < 0)
            return false;
    return f->distinct != 0;
}

static struct poly start_of(const struct form *f)
{
    struct poly at = f->whole;
    for (uint32_t i = 0; i < f->nlocals; i++) {
        struct poly_term t = f->local[i];
        t.coef = -t.coef;
        poly_add_term(&at, &t);
    }
    return at;
}

/* Blocks [f(t), f(t+1)): the end of each comes before the next one's start. */
static bool differ_by_block(struct index *x, const struct pair *p, uint32_t which)
{
    struct range ra, rb;
    if (p->a.distinct != p->b.distinct || !is_monotone(&p->a) || !is_monotone(&p->b) ||
        !range_of_locals(x, &p->a, which, &ra) || !range_of_locals(x, &p->b, which, &rb))
        return false;
    struct poly start_a = start_of(&p->a), start_b = start_of(&p->b);
    struct poly next_a = one_further(x, &start_a, p->a.distinct);
    struct poly next_b = one_further(x, &start_b, p->b.distinct);
    next_a = poly_add(&next_a, &ra.lo, 1);
    next_b = poly_add(&next_b, &rb.lo, 1);
    struct poly end_a = poly_add(&start_a, &ra.hi, 1), end_b = poly_add(&start_b, &rb.hi, 1);
    struct poly gap_ab = poly_add(&next_b, &end_a, -1), gap_ba = poly_add(&next_a, &end_b, -1);
    return is_at_least(&gap_ab, p->size_a) && is_at_least(&gap_ba, p->size_b);
}

/* How many values the distinct symbol takes, in a row. */
static bool count_of_distinct(struct index *x, uint32_t distinct, struct poly *out)
{
    uint32_t s[4];
    memcpy(s, value_symbol_at(x->v, distinct), sizeof s);
    if (s[0] == VALUE_NUMBER && s[1] != PTA_NONE) {
        *out = poly_symbol(value_symbol(x->v, VALUE_COUNT, 0, 0, 0));
        return true;
    }
    struct round_bound bound[MAX_BOUNDS];
    if (s[0] != VALUE_ROUND || value_round_bounds(x->v, s[1], s[2], bound) != 1)
        return false;
    *out = bound[0].max;
    if (bound[0].scale != 1 && !poly_is_int(out))
        return false;
    out->constant = bound[0].scale == 1 ? out->constant : out->constant / bound[0].scale;
    out->constant++;
    return true;
}

/* Is every local part of the form a multiple of `step`? */
static bool goes_in_steps(const struct form *f, const struct poly *step)
{
    for (uint32_t i = 0; i < f->nlocals; i++) {
        const struct poly_term *t = &f->local[i];
        if (poly_is_int(step)) {
            if (!step->constant || t->coef % step->constant)
                return false;
            continue;
        }
        if (step->n != 1 || step->constant || step->term[0].sym[1] ||
            !poly_term_has(t, step->term[0].sym[0]) || t->coef % step->term[0].coef)
            return false;
    }
    return true;
}

/* Thread t takes t, t + T, t + 2T ... of T threads. */
static bool differ_by_stride(struct index *x, const struct pair *p)
{
    struct poly count, d = poly_add(&p->a.common, &p->b.common, -1);
    if (!p->a.distinct || p->a.distinct != p->b.distinct || p->a.rising.n || p->b.rising.n ||
        !poly_equal(&p->a.factor, &p->b.factor) || !poly_is_int(&p->a.factor) || !poly_is_int(&d) ||
        d.constant || !count_of_distinct(x, p->a.distinct, &count))
        return false;
    int64_t m = p->a.factor.constant;
    struct poly none = {0}, step = poly_add(&none, &count, m);
    m = m < 0 ? -m : m;
    return p->size_a <= m && p->size_b <= m && goes_in_steps(&p->a, &step) &&
           goes_in_steps(&p->b, &step);
}

static bool differ(struct index *x, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b)
{
    if (at_a->is_unknown || at_b->is_unknown || !a->size || !b->size)
        return false;
    struct pair p = {form_of(x, a, b, at_a), form_of(x, b, a, at_b), a->size, b->size};
    if (differ_by_rest(&p) || differ_by_stride(x, &p) || differ_by_extent(x, &p))
        return true;
    for (uint32_t which = 0; which < 2; which++)
        if (differ_by_range(x, &p, which) || differ_by_block(x, &p, which))
            return true;
    return false;
}

bool index_differs(struct index *x, const struct element *a, const struct element *b,
                   const struct poly *at_a, const struct poly *at_b)
{
    return differ(x, a, b, at_a, at_b);
}

bool index_leaves(struct index *x, const struct element *e, const struct element *other,
                  const struct poly *at, int64_t n)
{
    struct form f = form_of(x, e, other, at);
    struct range r, d;
    if (at->is_unknown || !range_of_locals(x, &f, 0, &r) || !range_of_distinct(x, &f, &d))
        return false;
    struct poly lo = poly_add(&r.lo, &d.lo, 1), hi = poly_add(&r.hi, &d.hi, 1);
    lo = poly_add(&lo, &f.common, 1);
    hi = poly_add(&hi, &f.common, 1);
    return (poly_is_int(&lo) && lo.constant < 0) || (poly_is_int(&hi) && hi.constant >= n);
}

/* ---- one thread on both sides ---- */

/* Does the condition single out one thread? */
static bool is_of_one_thread(struct index *x, const struct element *a, const struct element *b,
                             const struct poly *p)
{
    bool is_single = p->n == 1 && !p->term[0].sym[1];
    uint32_t kind = is_single ? value_symbol_at(x->v, p->term[0].sym[0])[0] : VALUE_ADDRESS;
    if (kind == VALUE_TURN && p->constant)
        return true;
    if (origin_of(x, a->frame).i != origin_of(x, b->frame).i)
        return false;
    if (kind == VALUE_LAST)
        return true;
    struct form f = form_of(x, a, b, p);
    return f.distinct && !f.nlocals && !f.rising.n && poly_is_int(&f.factor) && f.factor.constant;
}

/* Both run only in the thread that one condition singles out: it is the same thread. */
static bool is_one_thread(struct index *x, const struct element *a, const struct element *b)
{
    struct pins pa = {.n = 0}, pb = {.n = 0};
    find_pins(x, a, &pa);
    if (!pa.n)
        return false;
    find_pins(x, b, &pb);
    for (uint32_t i = 0; i < pa.n; i++)
        for (uint32_t k = 0; k < pb.n; k++)
            if (poly_equal(&pa.at[i], &pb.at[k]) && is_of_one_thread(x, a, b, &pa.at[i]))
                return true;
    return false;
}

/* ---- objects made for one thread each ---- */

/* Does the statement make an object that did not exist before? */
static bool makes_object(struct index *x, uint32_t frame, uint32_t stmt)
{
    uint32_t n, fresh = 0;
    uint8_t op = frame_func(x->c, frame)->stmts[stmt].op;
    if (op == IR_ALLOCA)
        return true;
    if (op != IR_CALL)
        return false;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        psym_id sym = {e[i].target};
        if (e[i].kind == EDGE_CALL)
            sym = x->c->prog->funcs[pta_inst_func(x->c->pta, (inst_id){e[i].target}).i].sym;
        else if (e[i].kind != EDGE_MODEL)
            return false;
        fresh += pta_returns_fresh(x->c->pta, sym);
    }
    return n && fresh == n;
}

/* Does the register hold a fresh object made by a function that `frame` calls? */
static bool is_part_made(struct index *x, uint32_t callee, uint32_t reg, uint32_t frame)
{
    const struct frame *f = &x->c->frames.at[callee];
    uint32_t def = finfo_of(x->c, pta_inst_func(x->c->pta, f->inst))->def[reg];
    return f->caller == frame && f->ncallers == 1 && def != IR_NONE &&
           makes_object(x, callee, def) &&
           !stmt_in_loop(x->c, pta_inst_func(x->c->pta, f->inst), def);
}

/* The register that the function `frame` calls gets as its object: parts go with it. */
static uint32_t register_given(struct index *x, uint32_t callee, uint32_t frame)
{
    ir_ref given = call_arg(frame_func(x->c, frame), x->c->frames.at[callee].call_stmt, 0);
    return ref_kind(given) == REF_REG ? ref_index(given) : IR_NO_REG;
}

/* The register of `frame` that the address starts from; IR_NO_REG. */
static uint32_t base_register(struct index *x, const struct poly *p, uint32_t frame)
{
    for (uint32_t i = 0; i < p->n; i++) {
        const uint32_t *s = value_symbol_at(x->v, p->term[i].sym[0]);
        if (p->term[i].coef != 1 || p->term[i].sym[1])
            continue;
        if (s[0] == VALUE_REGISTER && s[1] == frame)
            return s[2];
        if (s[0] == VALUE_REGISTER && is_part_made(x, s[1], s[2], frame))
            return register_given(x, s[1], frame);
        if (s[0] == VALUE_CONTENT && s[2]) { /* an object that the library made along with it */
            struct poly owner = value_poly(x->v, s[1]);
            return base_register(x, &owner, frame);
        }
    }
    return IR_NO_REG;
}

/* Is every thread of the origin given an object of its own, the one that `def` made? */
static bool is_made_for_each(struct index *x, const struct birth *b, uint32_t def)
{
    struct finfo *info = info_of(x, b->frame);
    uint32_t loop = info->cfg->loop[info->block_of[b->stmt]];
    bool is_slot = frame_func(x->c, b->frame)->stmts[def].op == IR_ALLOCA;
    return makes_object(x, b->frame, def) && comes_first(info, def, b->stmt) &&
           (is_slot ? loop == CFG_NONE : loop == info->cfg->loop[info->block_of[def]]);
}

/* Has the creator not yet handed over the object when it runs the statement? */
static bool is_before_creation(struct index *x, const struct birth *b, const struct element *e)
{
    struct finfo *info = info_of(x, b->frame);
    uint32_t stmt = stmt_in_frame(x, e, b->frame);
    uint32_t loop = info->cfg->loop[info->block_of[b->stmt]];
    if (stmt == IR_NONE)
        return false;
    if (loop != CFG_NONE)
        return precedes_in_round(x, b->frame, loop, stmt, b->stmt);
    return comes_first(info, stmt, b->stmt);
}

static bool objects_apart(struct index *x, const struct element *a, const struct element *b,
                          const struct poly *at_a, const struct poly *at_b)
{
    const struct birth *made = &x->v->births[origin_of(x, b->frame).i];
    if (at_a->is_unknown || at_b->is_unknown || !made->is_known)
        return false;
    uint32_t reg = base_register(x, at_a, made->frame);
    if (reg == IR_NO_REG || reg != base_register(x, at_b, made->frame))
        return false;
    uint32_t def = info_of(x, made->frame)->def[reg];
    if (def == IR_NONE || !is_made_for_each(x, made, def))
        return false;
    if (origin_of(x, a->frame).i == origin_of(x, b->frame).i)
        return !(pta_origin(x->c->pta, origin_of(x, b->frame))->flags & EFF_MANY);
    /* else several got the same one */
    return is_before_creation(x, made, a);
}

/* ---- what the creator does after a join ---- */

static bool is_same_handle(struct index *x, const struct birth *b, uint32_t loop, uint32_t join,
                           uint32_t joined_loop)
{
    const struct prog_func *pf = frame_func(x->c, b->frame);
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[b->frame].inst, join, &n);
    if (n != 1 || e->kind != EDGE_MODEL || b->effect->handle.kind != PLACE_DEREF)
        return false;
    for (int i = 0; i < e->model->neffects; i++) {
        const struct effect *f = &e->model->effects[i];
        if (f->kind != EFFECT_JOIN || f->handle.kind != PLACE_ARG || f->flags & EFF_TIMED)
            continue;
        ir_ref value = call_arg(pf, join, f->handle.index);
        struct finfo *info = info_of(x, b->frame);
        if (ref_kind(value) != REF_REG || info->def[ref_index(value)] == IR_NONE)
            return false;
        const struct ir_stmt *load = &pf->stmts[info->def[ref_index(value)]];
        if (load->op != IR_LOAD)
            return false;
        struct poly at = value_of(x->v, b->frame, ir_args(pf->unit, pf->func, load)[0]);
        struct poly made = value_of(x->v, b->frame, call_arg(pf, b->stmt, b->effect->handle.index));
        struct poly round = poly_symbol(value_symbol(x->v, VALUE_ROUND, b->frame, loop, 0));
        at = poly_replace(&at, value_symbol(x->v, VALUE_ROUND, b->frame, joined_loop, 0), &round);
        return poly_has(&made, round.term[0].sym[0]) && poly_equal(&at, &made);
    }
    return false;
}

/* The loop around the element that joined `other`'s round before it; CFG_NONE. */
static uint32_t joining_loop(struct index *x, const struct element *e, const struct element *other)
{
    origin_id child = origin_of(x, other->frame);
    const struct birth *b = &x->v->births[child.i];
    const struct generation *g = generation_of(x, child);
    if (!b->is_known || !g->is_known || !g->is_inner ||
        origin_of(x, b->frame).i != origin_of(x, e->frame).i)
        return CFG_NONE;
    struct finfo *info = info_of(x, b->frame);
    const struct prog_func *pf = frame_func(x->c, b->frame);
    uint32_t stmt = stmt_in_frame(x, e, b->frame);
    uint32_t loop = stmt == IR_NONE ? CFG_NONE : info->cfg->loop[info->block_of[stmt]];
    for (; loop != CFG_NONE && loop != g->loop; loop = info->cfg->loops[loop].parent)
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            if (pf->stmts[i].op == IR_CALL && info->cfg->loop[info->block_of[i]] == loop &&
                comes_first(info, i, stmt) && is_same_handle(x, b, g->loop, i, loop))
                return loop;
    return CFG_NONE;
}

/* In a loop of joins the counter stands for threads that have ended. */
static struct poly translate_joined(struct index *x, const struct element *e,
                                    const struct element *other, const struct poly *p)
{
    uint32_t loop = joining_loop(x, e, other);
    if (loop == CFG_NONE)
        return *p;
    const struct birth *b = &x->v->births[origin_of(x, other->frame).i];
    uint32_t own = generation_of(x, origin_of(x, other->frame))->loop;
    struct poly round = poly_symbol(value_symbol(x->v, VALUE_ROUND, b->frame, own, 0));
    return poly_replace(p, value_symbol(x->v, VALUE_ROUND, b->frame, loop, 0), &round);
}

/* ---- rows: arrays of arrays ---- */

/* The load that gave the address its object, IR_NONE; *frame is where it stands. */
static uint32_t row_load(struct index *x, const struct poly *p, uint32_t *frame)
{
    for (uint32_t i = 0; i < p->n; i++) {
        const uint32_t *s = value_symbol_at(x->v, p->term[i].sym[0]);
        if (p->term[i].coef != 1 || p->term[i].sym[1] || s[0] != VALUE_REGISTER)
            continue;
        uint32_t def = info_of(x, s[1])->def[s[2]];
        const struct prog_func *pf = frame_func(x->c, s[1]);
        if (def == IR_NONE || pf->stmts[def].op != IR_LOAD ||
            pf->stmts[def].size != pf->unit->pointer_size)
            continue;
        *frame = s[1];
        return def;
    }
    return IR_NONE;
}

/* Does the store put an object into the array that was made for this element? */
static bool stores_new_row(struct index *x, const struct write_record *w)
{
    const struct prog_func *pf = frame_func(x->c, w->frame);
    const struct ir_stmt *s = &pf->stmts[w->stmt];
    struct finfo *info = info_of(x, w->frame);
    if (s->op != IR_STORE)
        return false;
    ir_ref value = ir_args(pf->unit, pf->func, s)[1];
    uint32_t def = ref_kind(value) == REF_REG ? info->def[ref_index(value)] : IR_NONE;
    return def != IR_NONE && makes_object(x, w->frame, def) &&
           info->cfg->loop[info->block_of[def]] == info->cfg->loop[info->block_of[w->stmt]];
}

/* Does every element that the address may be hold an object of its own? */
static bool holds_new_rows(struct index *x, uint32_t frame, ir_ref address)
{
    struct idset_iter it = idset_begin(pta_value(x->c->pta, x->c->frames.at[frame].inst, address));
    uint32_t loc, found = 0;
    while (idset_step(&it, &loc))
        for (uint32_t i = values_last_write(x->v, pta_loc(x->c->pta, (loc_id){loc})->obj); i;
             i = x->v->writes.at[i - 1].next) {
            if (!stores_new_row(x, &x->v->writes.at[i - 1]))
                return false;
            found++;
        }
    return found > 0;
}

static bool rows_apart(struct index *x, const struct poly *at_a, const struct poly *at_b)
{
    struct element a = {.size = 8}, b = {.size = 8};
    a.stmt = row_load(x, at_a, &a.frame);
    b.stmt = row_load(x, at_b, &b.frame);
    if (a.stmt == IR_NONE || b.stmt == IR_NONE)
        return false;
    const struct prog_func *pa = frame_func(x->c, a.frame), *pb = frame_func(x->c, b.frame);
    a.address = ir_args(pa->unit, pa->func, &pa->stmts[a.stmt])[0];
    b.address = ir_args(pb->unit, pb->func, &pb->stmts[b.stmt])[0];
    struct poly p = value_of_bounded(x->v, a.frame, a.address);
    struct poly q = value_of_bounded(x->v, b.frame, b.address);
    return differ(x, &a, &b, &p, &q) && holds_new_rows(x, a.frame, a.address) &&
           holds_new_rows(x, b.frame, b.address);
}

/* Two threads that each touch their own thread object; or one that touches it after the join. */
static bool belong_apart(struct index *x, const struct element *a, const struct element *b)
{
    if (!x->c->prog->classes)
        return false;
    if (!x->owned)
        x->owned = owned_new(x->c);
    bool a_belongs = belongs_to_thread(x->c, x->owned, a->frame, a->address);
    bool b_belongs = belongs_to_thread(x->c, x->owned, b->frame, b->address);
    return (a_belongs && b_belongs) ||
           (a_belongs && is_joined_object(x->c, b->frame, b->stmt, b->address)) ||
           (b_belongs && is_joined_object(x->c, a->frame, a->stmt, a->address));
}

bool elements_apart(struct index *x, const struct element *a, const struct element *b)
{
    origin_id o = origin_of(x, a->frame);
    bool is_same = o.i == origin_of(x, b->frame).i;
    if ((is_same && generation_of(x, o)->is_single) || is_one_thread(x, a, b))
        return true;
    if (belong_apart(x, a, b))
        return true;
    origin_id other = origin_of(x, b->frame);
    if (generation_of(x, o)->is_known && generation_of(x, other)->is_known &&
        depends_apart(x->v, a->frame, a->address, b->frame, b->address))
        return true;
    struct poly at_a = value_of(x->v, a->frame, a->address);
    struct poly at_b = value_of(x->v, b->frame, b->address);
    if (!is_same) {
        at_a = translate_joined(x, a, b, &at_a);
        at_b = translate_joined(x, b, a, &at_b);
    }
    if (differ(x, a, b, &at_a, &at_b) || objects_apart(x, a, b, &at_a, &at_b) ||
        objects_apart(x, b, a, &at_b, &at_a))
        return true;
    if (x->c->opt.mode == MODE_SOUND)
        return false;
    at_a = value_of_bounded(x->v, a->frame, a->address);
    at_b = value_of_bounded(x->v, b->frame, b->address);
    return differ(x, a, b, &at_a, &at_b) || rows_apart(x, &at_a, &at_b) ||
           dims_apart(x, x->v, a, b);
}
