/* What is known where a statement runs, from the branches on the way: see index_int.h. */
#include "conc/element/index_int.h"

struct pin_list {
    struct poly at[MAX_PINS], unequal[MAX_PINS];
    struct way ways[MAX_PINS];
    uint32_t n, nunequal, nways;
};

static void pin(struct pin_list *pins, const struct poly *p)
{
    if (!p->is_unknown && pins->n < MAX_PINS)
        pins->at[pins->n++] = *p;
}

static void pin_unequal(struct pin_list *pins, const struct poly *p)
{
    if (!p->is_unknown && p->n && pins->nunequal < MAX_PINS)
        pins->unequal[pins->nunequal++] = *p;
}

static uint32_t number_symbol(struct index *x, uint32_t frame)
{
    return value_symbol(x->v, VALUE_NUMBER, 0, index_origin(x, frame).i, 0);
}

/* A library's answer that is not zero for one thread only: `single`, `master`. */
static const struct effect *chooses_one(const struct index *x, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++)
        if (e->model->effects[i].flags & EFF_ONE_RUNS)
            return &e->model->effects[i];
    return NULL;
}

/* The thread that the call chooses has that number. */
static void pin_number(struct index *x, uint32_t frame, uint32_t call, const struct effect *e,
                       struct pin_list *pins)
{
    struct poly number = poly_symbol(number_symbol(x, frame)), chosen = poly_int(e->src.index);
    if (e->src.kind == PLACE_ARG)
        chosen = value_of(x->v, frame, call_arg(frame_func(x->c, frame), call, e->src.index));
    else if (e->src.kind != PLACE_INT)
        return;
    number = poly_add(&number, &chosen, -1);
    pin(pins, &number);
}

/* In a team of two, who is not the one is the other. */
static void pin_other(struct index *x, uint32_t frame, const struct poly *differ,
                      struct pin_list *pins)
{
    uint32_t number = number_symbol(x, frame);
    if (generation_of(x, index_origin(x, frame))->team != 2 || differ->n != 1 ||
        differ->is_unknown || differ->term[0].sym[1] || differ->term[0].sym[0] != number ||
        differ->term[0].coef * differ->term[0].coef != 1)
        return;
    int64_t not_it = -differ->constant * differ->term[0].coef;
    struct poly other = poly_symbol(number);
    other.constant = not_it == 0 ? -1 : 0;
    if (not_it == 0 || not_it == 1)
        pin(pins, &other);
}

/* What each task of a shared-out loop was told: has it the last iteration? 0, or the symbol. */
static uint32_t given_last(struct index *x, uint32_t frame, ir_ref value)
{
    const struct birth *b = &x->v->births[index_origin(x, frame).i];
    for (int i = 0; i < MAX_PIN_DEPTH && b->is_known && ref_kind(value) == REF_REG; i++) {
        const struct frame *f = &x->c->frames.at[frame];
        const struct prog_func *pf = frame_func(x->c, frame);
        uint32_t def = index_info(x, frame)->def[ref_index(value)];
        if (def == IR_NONE && (f->caller == PTA_NONE || f->ncallers != 1))
            return 0;
        if (def == IR_NONE) { /* a parameter */
            value = call_arg(frame_func(x->c, f->caller), f->call_stmt, (int32_t)ref_index(value));
            frame = f->caller;
            continue;
        }
        const struct effect *e = share_of_call(x->c, x->c->frames.at[b->frame].inst, b->stmt);
        if (pf->stmts[def].op != IR_LOAD || !e || e->src.kind != PLACE_ARG)
            return 0;
        struct poly told =
            value_of(x->v, b->frame, call_arg(frame_func(x->c, b->frame), b->stmt, e->src.index));
        struct poly at = value_of(x->v, frame, ir_args(pf->unit, pf->func, &pf->stmts[def])[0]);
        told.constant += e->src.offset;
        return poly_equal(&told, &at) ? value_symbol(x->v, VALUE_LAST, b->frame, b->stmt, 0) : 0;
    }
    return 0;
}

/* A value that is not zero for one thread only; also the last part of a loop. */
static bool is_chosen(struct index *x, uint32_t frame, ir_ref value, struct pin_list *pins)
{
    struct poly last;
    const struct prog_func *pf = frame_func(x->c, frame);
    struct finfo *info = index_info(x, frame);
    uint32_t told = given_last(x, frame, value);
    if (told) {
        last = poly_symbol(told);
        pin(pins, &last);
        return true;
    }
    if (ref_kind(value) != REF_REG || info->def[ref_index(value)] == IR_NONE)
        return false;
    const struct ir_stmt *load = &pf->stmts[info->def[ref_index(value)]];
    uint32_t def = info->def[ref_index(value)];
    const struct effect *chosen = load->op == IR_CALL ? chooses_one(x, frame, def) : NULL;
    if (chosen) {
        last = poly_symbol(value_symbol(x->v, VALUE_LAST, frame, def, 0));
        pin(pins, &last);
        pin_number(x, frame, def, chosen, pins);
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
            last = poly_symbol(value_symbol(x->v, VALUE_LAST, frame, i, 0));
            pin(pins, &last);
            return true;
        }
    }
    return false;
}

static void pin_branch(struct index *x, uint32_t frame, const struct ir_stmt *t, bool is_true,
                       struct pin_list *pins)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    struct finfo *info = index_info(x, frame);
    ir_ref cond = ir_args(pf->unit, pf->func, t)[0];
    if (ref_kind(cond) != REF_REG || info->def[ref_index(cond)] == IR_NONE)
        return;
    const struct ir_stmt *s = &pf->stmts[info->def[ref_index(cond)]];
    if (s->op != IR_CMP || (s->sub != CMP_EQ && s->sub != CMP_NE))
        return;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct poly a = value_of(x->v, frame, args[0]), b = value_of(x->v, frame, args[1]);
    struct poly d = poly_add(&a, &b, -1);
    if ((s->sub == CMP_EQ) == is_true) {
        pin(pins, &d);
        return;
    }
    pin_unequal(pins, &d);
    if (!poly_is_int(&b) || b.constant || !is_chosen(x, frame, args[0], pins))
        pin_other(x, frame, &d, pins);
}

static void pin_switch(struct index *x, uint32_t frame, const struct ir_stmt *t,
                       const struct ir_block *b, uint32_t target, struct pin_list *pins)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const ir_ref *args = ir_args(pf->unit, pf->func, t);
    const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
    uint32_t which = 0, n = 0;
    struct poly a = value_of(x->v, frame, args[0]), k;
    for (uint32_t i = 0; i < b->nsuccs; i++)
        if (succ[i] == target)
            which = i, n++;
    for (uint32_t i = 1; n == 1 && !which && i < t->nargs; i++) { /* the default */
        k = value_of(x->v, frame, args[i]);
        k = poly_add(&a, &k, -1);
        pin_unequal(pins, &k);
    }
    if (n != 1 || !which || which >= t->nargs)
        return; /* or several cases */
    k = value_of(x->v, frame, args[which]);
    k = poly_add(&a, &k, -1);
    pin(pins, &k);
}

bool is_entered_from(const struct cfg *cfg, uint32_t block, uint32_t from)
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

static void pin_block(struct index *x, uint32_t frame, uint32_t block, struct pin_list *pins)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct cfg *cfg = index_info(x, frame)->cfg;
    for (int i = 0; i < MAX_PIN_DEPTH && block && cfg->idom[block] != CFG_NONE; i++) {
        uint32_t from = cfg->idom[block];
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + from];
        const struct ir_stmt *t = &pf->stmts[b->first + b->count - 1];
        const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
        bool is_only_way = is_entered_from(cfg, block, from);
        if (t->op == IR_BRANCH && is_only_way && succ[0] != succ[1]) {
            pin_branch(x, frame, t, succ[0] == block, pins);
            if (pins->nways < MAX_PINS)
                pins->ways[pins->nways++] =
                    (struct way){frame, b->first + b->count - 1, succ[0] == block};
        } else if (t->op == IR_SWITCH && is_only_way)
            pin_switch(x, frame, t, b, block, pins);
        block = from;
    }
}

/* A shared-out loop of one iteration, in parts that are the same each time: one thread has it. */
static void pin_loop(struct index *x, uint32_t frame, uint32_t loop, struct pin_list *pins)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct cfg *cfg = index_info(x, frame)->cfg;
    const struct ir_block *top = &pf->unit->blocks[pf->func->first_block + cfg->loops[loop].header];
    for (uint32_t i = top->first; i < top->first + top->count; i++) {
        uint32_t sym;
        if (pf->stmts[i].op != IR_PHI)
            break;
        struct poly counter = value_of(x->v, frame, ref_make(REF_REG, pf->stmts[i].dst));
        if (!poly_is_symbol(&counter, &sym) || value_symbol_at(x->v, sym)[0] != VALUE_PART ||
            value_symbol_at(x->v, sym)[1] == PTA_NONE)
            continue;
        struct poly lower = value_poly(x->v, value_symbol_at(x->v, sym)[1]);
        struct poly upper = value_poly(x->v, value_symbol_at(x->v, sym)[2]);
        struct poly one = poly_symbol(value_symbol(x->v, VALUE_LAST, frame, top->first, 0));
        if (poly_is_int(&lower) && poly_equal(&lower, &upper))
            pin(pins, &one);
    }
}

static struct pins pins_at(struct index *x, uint32_t frame, uint32_t stmt, bool may_split,
                           int depth);

static bool has_pin(const struct poly *list, uint32_t n, const struct poly *p)
{
    for (uint32_t i = 0; i < n; i++)
        if (poly_equal(&list[i], p))
            return true;
    return false;
}

static bool has_way(const struct pins *pins, const struct way *w)
{
    for (uint32_t i = 0; i < pins->nways; i++)
        if (pins->ways[i].frame == w->frame && pins->ways[i].stmt == w->stmt &&
            pins->ways[i].is_true == w->is_true)
            return true;
    return false;
}

/* Keeps what the other list says, too. */
static void keep_common(struct pin_list *pins, const struct pins *other)
{
    uint32_t n = 0, nunequal = 0, nways = 0;
    for (uint32_t i = 0; i < pins->n; i++)
        if (has_pin(other->at, other->n, &pins->at[i]))
            pins->at[n++] = pins->at[i];
    for (uint32_t i = 0; i < pins->nunequal; i++)
        if (has_pin(other->unequal, other->nunequal, &pins->unequal[i]))
            pins->unequal[nunequal++] = pins->unequal[i];
    for (uint32_t i = 0; i < pins->nways; i++)
        if (has_way(other, &pins->ways[i]))
            pins->ways[nways++] = pins->ways[i];
    pins->n = n;
    pins->nunequal = nunequal;
    pins->nways = nways;
}

static void add_all(struct pin_list *pins, const struct pins *more)
{
    for (uint32_t i = 0; i < more->n; i++)
        pin(pins, &more->at[i]);
    for (uint32_t i = 0; i < more->nunequal; i++)
        pin_unequal(pins, &more->unequal[i]);
    for (uint32_t i = 0; i < more->nways && pins->nways < MAX_PINS; i++)
        pins->ways[pins->nways++] = more->ways[i];
}

/* What all calls of the function have in common. */
static void pin_calls(struct index *x, uint32_t frame, struct pin_list *pins, int depth)
{
    enum { MAX_CALLS = 4 };
    uint32_t n;
    const struct call_in *calls = frame_callers(x->c, frame, &n);
    struct pin_list common = {.n = 0};
    if (n < 2 || n > MAX_CALLS || x->c->frames.at[frame].caller == PTA_NONE ||
        x->c->frames.at[frame].is_recursive)
        return;
    for (uint32_t i = 0; i < n; i++) {
        const struct pta_edge *e = edge_of_call(x->c, &calls[i]);
        if (e->model || calls[i].frame == frame)
            return;
        struct pins one = pins_at(x, calls[i].frame, e->stmt, false, depth + 1);
        if (i)
            keep_common(&common, &one);
        else
            add_all(&common, &one);
    }
    struct pins all = {common.at, common.unequal,  common.ways,
                       common.n,  common.nunequal, common.nways};
    add_all(pins, &all);
}

/* What is known where the function is called. */
static void pin_callers(struct index *x, uint32_t frame, bool may_split, int depth,
                        struct pin_list *pins)
{
    uint32_t caller, stmt;
    if (depth == MAX_PIN_DEPTH)
        return;
    if (only_caller(x->c, frame, &caller, &stmt)) {
        struct pins above = pins_at(x, caller, stmt, may_split, depth + 1);
        add_all(pins, &above);
    } else if (may_split) {
        pin_calls(x, frame, pins, depth);
    }
}

static struct pins keep_pins(struct index *x, const struct pin_list *found)
{
    struct pins pins = {.n = found->n, .nunequal = found->nunequal, .nways = found->nways};
    if (found->n)
        pins.at = arena_memdup(&x->c->arena, found->at, found->n * sizeof *found->at);
    if (found->nunequal)
        pins.unequal =
            arena_memdup(&x->c->arena, found->unequal, found->nunequal * sizeof *found->unequal);
    if (found->nways)
        pins.ways = arena_memdup(&x->c->arena, found->ways, found->nways * sizeof *found->ways);
    return pins;
}

/* The same in all of a block; what is known in callers is found once for all their callees. */
static struct pins pins_at(struct index *x, uint32_t frame, uint32_t stmt, bool may_split,
                           int depth)
{
    const struct cfg *cfg = index_info(x, frame)->cfg;
    uint32_t block = index_info(x, frame)->block_of[stmt];
    uint64_t key = map_key2(frame, block * 2 + may_split);
    uint32_t known = map_get(&x->pins_at, key, PTA_NONE);
    if (known != PTA_NONE)
        return x->pins.at[known];
    struct pin_list found = {.n = 0};
    pin_block(x, frame, block, &found);
    for (uint32_t l = cfg->loop[block]; l != CFG_NONE; l = cfg->loops[l].parent)
        pin_loop(x, frame, l, &found);
    pin_callers(x, frame, may_split, depth, &found);
    struct pins pins = keep_pins(x, &found);
    map_put(&x->pins_at, key, (uint32_t)x->pins.n);
    vec_push(&x->pins, pins);
    return pins;
}

struct pins find_pins(struct index *x, const struct element *e)
{
    return pins_at(x, e->frame, e->stmt, true, 0);
}

bool runs_in_one(struct index *x, const struct element *e)
{
    struct pins pins = find_pins(x, e);
    for (uint32_t i = 0; i < pins.n; i++)
        if (pins.at[i].n == 1 && value_symbol_at(x->v, pins.at[i].term[0].sym[0])[0] == VALUE_LAST)
            return true;
    return false;
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
    if (index_origin(x, a->frame).i != index_origin(x, b->frame).i)
        return false;
    const uint32_t *one = is_single ? value_symbol_at(x->v, p->term[0].sym[0]) : NULL;
    const struct generation *g = generation_of(x, index_origin(x, a->frame));
    if (kind == VALUE_LAST && index_origin(x, one[1]).i != index_origin(x, a->frame).i)
        return g->is_known && g->is_at_once; /* else another loop's tasks may be there, too */
    if (kind == VALUE_LAST)                  /* each team has one */
        return x->nesting == NEST_SAME_TEAM || !is_nested(x, index_origin(x, a->frame));
    struct form f = form_of(x, a, b, p);
    return f.distinct && !f.nlocals && !f.rising.n && poly_is_int(&f.factor) && f.factor.constant;
}

/* Does some thread wait at a barrier of the library, which may single it out by its answer? */
static bool has_turns(struct index *x)
{
    for (uint32_t i = 0; !x->has_looked_for_turns && !x->has_turns && i < x->c->frames.n; i++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(x->c->pta, x->c->frames.at[i].inst, &n);
        for (uint32_t k = 0; k < n; k++)
            x->has_turns |= e[k].kind == EDGE_MODEL && model_has(e[k].model, EFFECT_BARRIER_WAIT);
    }
    x->has_looked_for_turns = true;
    return x->has_turns;
}

/* Both run only in the thread that one condition singles out: it is the same thread. */
bool is_one_thread(struct index *x, const struct element *a, const struct element *b)
{
    /* Of two kinds of threads only a barrier singles out one. */
    if (index_origin(x, a->frame).i != index_origin(x, b->frame).i && !has_turns(x))
        return false;
    struct pins pa = find_pins(x, a), pb = {.n = 0};
    if (!pa.n)
        return false;
    pb = find_pins(x, b);
    for (uint32_t i = 0; i < pa.n; i++)
        for (uint32_t k = 0; k < pb.n; k++)
            if (poly_equal(&pa.at[i], &pb.at[k]) && is_of_one_thread(x, a, b, &pa.at[i]))
                return true;
    return false;
}

/* ---- ways that exclude each other ---- */

static bool is_common(struct index *x, const struct element *a, const struct element *b,
                      const struct poly *p)
{
    return role_of_poly(x, a, b, p) == ROLE_COMMON && role_of_poly(x, b, a, p) == ROLE_COMMON;
}

/* Is the condition of the branch the same for both threads? */
static bool is_common_branch(struct index *x, const struct element *a, const struct element *b,
                             const struct way *w)
{
    const struct prog_func *pf = frame_func(x->c, w->frame);
    const struct finfo *info = index_info(x, w->frame);
    ir_ref cond = ir_args(pf->unit, pf->func, &pf->stmts[w->stmt])[0];
    uint32_t def = ref_kind(cond) == REF_REG ? info->def[ref_index(cond)] : IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_CMP)
        return false;
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
    struct poly p = value_of(x->v, w->frame, args[0]), q = value_of(x->v, w->frame, args[1]);
    return is_common(x, a, b, &p) && is_common(x, a, b, &q);
}

/* Do two values that are known differ by a number, and not by 0? */
static bool differ_by_number(const struct poly *p, const struct poly *q)
{
    if (p->n != q->n || p->constant == q->constant)
        return false;
    struct poly other = *q;
    other.constant = p->constant;
    return poly_equal(p, &other);
}

static bool are_opposite(const struct poly *p, const struct poly *q)
{
    if (p->n != q->n || (uint64_t)p->constant != -(uint64_t)q->constant)
        return false;
    struct poly zero = {0}, minus = poly_add(&zero, q, -1);
    return poly_equal(p, &minus);
}

static bool pins_exclude(struct index *x, const struct element *a, const struct element *b,
                         const struct poly *p, const struct pins *other)
{
    for (uint32_t k = 0; k < other->n; k++)
        if (differ_by_number(p, &other->at[k]) && is_common(x, a, b, p))
            return true;
    for (uint32_t k = 0; k < other->nunequal; k++)
        if ((poly_equal(p, &other->unequal[k]) || are_opposite(p, &other->unequal[k])) &&
            is_common(x, a, b, p))
            return true;
    return false;
}

bool excludes(struct index *x, const struct element *a, const struct element *b)
{
    struct pins pa, pb;
    if (index_origin(x, a->frame).i != index_origin(x, b->frame).i)
        return false; /* one of them may change what the other one asks */
    pa = find_pins(x, a);
    pb = find_pins(x, b);
    for (uint32_t i = 0; i < pa.nways; i++)
        for (uint32_t k = 0; k < pb.nways; k++)
            if (pa.ways[i].frame == pb.ways[k].frame && pa.ways[i].stmt == pb.ways[k].stmt &&
                pa.ways[i].is_true != pb.ways[k].is_true && is_common_branch(x, a, b, &pa.ways[i]))
                return true;
    for (uint32_t i = 0; i < pa.n; i++)
        if (pins_exclude(x, a, b, &pa.at[i], &pb))
            return true;
    for (uint32_t i = 0; i < pb.n; i++)
        if (pins_exclude(x, b, a, &pb.at[i], &pa))
            return true;
    return false;
}

/* ---- code that a thread does not get to ---- */

/* Does the value count the threads that one loop makes, as they count themselves? */
static bool counts_threads(struct index *x, const struct element *e, const struct poly *p)
{
    const struct generation *g = generation_of(x, index_origin(x, e->frame));
    bool is_counted = false;
    for (uint32_t i = 0; i < p->n; i++) {
        const uint32_t *s = value_symbol_at(x->v, p->term[i].sym[0]);
        is_counted |= s[0] == VALUE_ROUND && s[1] == g->frame && s[2] == g->loop;
    }
    return is_counted;
}

/*
 * `if (id == 0)` in a thread whose number is 1 at least: the creator does that part itself. Only of
 * numbers that the loop gives which makes the threads, others are known less well; and only if one
 * thread was to be singled out: a check of what was given (`if (n < 0)`) is there for other runs.
 */
static bool find_never(struct index *x, const struct element *e)
{
    struct pins pins = find_pins(x, e);
    for (uint32_t i = 0; i < pins.nways; i++) {
        const struct way *w = &pins.ways[i];
        const struct prog_func *pf = frame_func(x->c, w->frame);
        const struct ir_stmt *cmp =
            def_in(pf, index_info(x, w->frame), prog_args(pf, &pf->stmts[w->stmt])[0]);
        if (!cmp || cmp->op != IR_CMP || cmp->sub != (w->is_true ? CMP_EQ : CMP_NE))
            continue;
        struct poly p = value_of(x->v, w->frame, prog_args(pf, cmp)[0]);
        struct poly q = value_of(x->v, w->frame, prog_args(pf, cmp)[1]);
        if ((counts_threads(x, e, &p) || counts_threads(x, e, &q)) &&
            value_decided(x->v, (enum ir_cmp)cmp->sub, &p, &q) ==
                (w->is_true ? TRUTH_ZERO : TRUTH_NONZERO))
            return true;
    }
    return false;
}

bool never_runs(struct index *x, const struct element *e)
{
    const struct generation *g = generation_of(x, index_origin(x, e->frame));
    if (e->stmt == IR_NONE || !g->is_known || g->loop == CFG_NONE)
        return false;
    uint64_t key = map_key2(e->frame, e->stmt);
    uint32_t known = map_get(&x->never_at, key, 0);
    if (!known) { /* the same statements are in many pairs */
        known = find_never(x, e) ? 2 : 1;
        map_put(&x->never_at, key, known);
    }
    return known == 2;
}
