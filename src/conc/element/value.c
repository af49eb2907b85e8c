/* Values of registers as polynomials: see value.h. */
#include "conc/element/index.h"
#include "conc/element/ticket.h"
#include "conc/element/value_int.h"
#include <stdlib.h>

enum { MAX_STEPS = 4000, MAX_MENTIONS = 4 };

uint32_t value_symbol(struct values *v, enum value_kind kind, uint32_t a, uint32_t b, uint32_t c)
{
    uint32_t key[4] = {kind, a, b, c};
    return tuples_add(&v->syms, key, NULL) + 1;
}

uint32_t value_intern(struct values *v, const struct poly *p)
{
    uint32_t words[2 + POLY_TERMS * (2 + POLY_DEGREE)], n = 0;
    words[n++] = (uint32_t)p->constant;
    words[n++] = (uint32_t)((uint64_t)p->constant >> 32);
    for (uint32_t i = 0; i < p->n; i++) {
        words[n++] = (uint32_t)p->term[i].coef;
        words[n++] = (uint32_t)((uint64_t)p->term[i].coef >> 32);
        for (int k = 0; k < POLY_DEGREE; k++)
            words[n++] = p->term[i].sym[k];
    }
    return seqs_add(&v->polys, words, p->is_unknown ? 1 : n); /* one word: unknown */
}

static int64_t word_pair(const uint32_t *w)
{
    return (int64_t)((uint64_t)w[1] << 32 | w[0]);
}

struct poly value_poly(const struct values *v, uint32_t id)
{
    struct seq s = seqs_at(&v->polys, id);
    if (s.n < 2)
        return poly_unknown();
    struct poly p = poly_int(word_pair(s.at));
    for (uint32_t at = 2; at < s.n; at += 2 + POLY_DEGREE) {
        struct poly_term t = {.coef = word_pair(s.at + at)};
        memcpy(t.sym, s.at + at + 2, sizeof t.sym);
        poly_add_term(&p, &t);
    }
    return p;
}

/* ---- phis ---- */

/* Is the frame called, however deep, from inside the loop? */
static bool is_called_in_loop(struct values *v, uint32_t callee, uint32_t frame, uint32_t loop)
{
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    for (int i = 0; i < MAX_EVAL_DEPTH; i++) {
        const struct frame *f = &v->c->frames.at[callee];
        if (f->caller == PTA_NONE || f->ncallers != 1)
            return false;
        if (f->caller == frame)
            return cfg_in_loop(info->cfg, info->block_of[f->call_stmt], loop);
        callee = f->caller;
    }
    return true;
}

bool value_is_fixed(struct values *v, uint32_t frame, uint32_t loop, const struct poly *p)
{
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    for (uint32_t i = 0; i < p->n; i++) {
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            const uint32_t *s = value_symbol_at(v, p->term[i].sym[k]);
            uint32_t kind = s[0], a = s[1], b = s[2], c = s[3];
            if (kind == VALUE_PART || kind == VALUE_WITHIN)
                return false;
            if (kind == VALUE_RESULT) {
                struct poly x = value_poly(v, b), y = value_poly(v, c);
                if (!value_is_fixed(v, frame, loop, &x) || !value_is_fixed(v, frame, loop, &y))
                    return false;
            }
            if (a != frame) {
                if ((kind == VALUE_REGISTER || kind == VALUE_ROUND) &&
                    is_called_in_loop(v, a, frame, loop))
                    return false;
                continue;
            }
            if (kind == VALUE_ROUND && cfg_in_loop(info->cfg, info->cfg->loops[b].header, loop))
                return false;
            if (kind == VALUE_REGISTER && info->def[b] != IR_NONE &&
                cfg_in_loop(info->cfg, info->block_of[info->def[b]], loop))
                return false;
        }
    }
    return !p->is_unknown;
}

/* Is the register read behind the loop? */
static bool is_read_behind(const struct prog_func *pf, const struct finfo *info, uint32_t loop,
                           uint32_t reg)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[i]);
        for (uint32_t k = 0; k < pf->stmts[i].nargs; k++)
            if (args[k].bits == ref_make(REF_REG, reg).bits &&
                !cfg_in_loop(info->cfg, info->block_of[i], loop))
                return true;
    }
    return false;
}

/*
 * What a loop's variable becomes in all rounds but the last one, if nobody reads it after that:
 * `last = i == n - 1 ? rows : first + share; ...; first = last` counts by `share`.
 */
static ir_ref usual_value(struct values *v, uint32_t frame, uint32_t loop, uint32_t phi, ir_ref ref,
                          int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    uint32_t def = ref_kind(ref) == REF_REG ? info->def[ref_index(ref)] : IR_NONE;
    uint32_t steps = v->steps;
    struct round_bound bound[MAX_BOUNDS];
    struct choice ch;
    if (def == IR_NONE || !value_choice_at(v, frame, def, &ch) ||
        is_read_behind(pf, info, loop, phi) || value_round_bounds(v, frame, loop, bound) != 1 ||
        bound[0].scale != 1)
        return ref;
    v->steps = steps;
    const ir_ref *args = ir_args(pf->unit, pf->func, ch.cmp);
    struct poly x = value_eval(v, frame, args[0], depth + 1);
    struct poly y = value_eval(v, frame, args[1], depth + 1);
    struct poly left = poly_symbol(value_symbol(v, VALUE_ROUND, frame, loop, 0));
    struct poly before = poly_add(&x, &y, -1), after = poly_add(&y, &x, -1);
    left = poly_add(&left, &bound[0].max, -1); /* rounds that are left, negative */
    bool rises = poly_equal(&before, &left), falls = poly_equal(&after, &left);
    uint32_t sub = ch.cmp->sub;
    if (sub == CMP_EQ && (rises || falls))
        return ch.if_false;
    if ((sub == CMP_NE && (rises || falls)) || (sub == CMP_SLT && rises) ||
        (sub == CMP_SGT && falls))
        return ch.if_true;
    if ((sub == CMP_SGE && rises) || (sub == CMP_SLE && falls))
        return ch.if_false;
    return ref;
}

/* A counter: start + step * rounds. */
static struct poly eval_counter(struct values *v, uint32_t frame, uint32_t stmt, uint32_t loop,
                                int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct poly self = opaque(v, frame, s->dst), start = {0}, step = {0};
    bool has_start = false, has_step = false, is_counter = true, is_part = false;
    uint32_t counter_before = v->counter_depth;
    v->unsettled++;
    v->counter_depth = (uint32_t)depth;
    for (uint32_t i = 0; i + 1 < s->nargs && is_counter; i += 2) {
        bool is_latch = cfg_in_loop(info->cfg, ref_index(args[i + 1]), loop);
        ir_ref arg = is_latch ? usual_value(v, frame, loop, s->dst, args[i], depth) : args[i];
        struct poly x = value_eval(v, frame, arg, depth + 1);
        if (is_latch)
            x = poly_add(&x, &self, -1);
        else
            is_part = value_loads_part(v, frame, args[i]);
        if (!is_latch)
            x = value_after_loops(v, frame, info->block_of[stmt], &x);
        struct poly *known = is_latch ? &step : &start;
        bool *has = is_latch ? &has_step : &has_start;
        is_counter = !x.is_unknown && (!*has || poly_equal(&x, known));
        *known = x;
        *has = true;
    }
    v->unsettled--;
    v->counter_depth = counter_before;
    uint32_t sym;
    if (!is_counter || !has_start || !has_step || !value_is_fixed(v, frame, loop, &step))
        return self;
    /* From the lower bound to the upper one: any iteration of the part. A loop inside of it that
     * begins with the iteration's number is a loop like others. */
    if (is_part && poly_is_symbol(&start, &sym) && value_symbol_at(v, sym)[0] == VALUE_PART)
        return poly_is_int(&step) && step.constant == 1 ? start : self;
    struct poly round = poly_symbol(value_symbol(v, VALUE_ROUND, frame, loop, 0));
    struct poly moved = poly_mul(&step, &round);
    moved = poly_add(&start, &moved, 1);
    return moved.is_unknown ? self : moved;
}

static struct poly eval_phi(struct values *v, uint32_t frame, uint32_t stmt, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    uint32_t block = info->block_of[stmt], loop = info->cfg->loop[block];
    struct poly self = opaque(v, frame, s->dst), only = {0};
    if (info->cfg->is_irreducible || !s->nargs)
        return self;
    if (loop != CFG_NONE && info->cfg->loops[loop].header == block)
        return eval_counter(v, frame, stmt, loop, depth);
    uint32_t n = 0;
    for (uint32_t i = 0; i < s->nargs; i += 2) {
        if (is_error_code(pf, args[i]))
            continue;
        struct poly x = value_eval(v, frame, args[i], depth + 1);
        if (x.is_unknown || (n++ && !poly_equal(&x, &only)))
            return value_chosen(v, frame, stmt, depth);
        only = x;
    }
    return 2 * n == s->nargs || (n && is_ticket(v, &only)) ? only : self;
}

/* ---- other statements ---- */

struct poly value_result(struct values *v, uint32_t op, const struct poly *a, const struct poly *b)
{
    bool is_quotient = op == IR_SDIV || op == IR_UDIV;
    if (a->is_unknown || b->is_unknown)
        return poly_unknown();
    if (op == VALUE_MINIMUM)
        return value_smaller(v, a, b);
    if (is_quotient && poly_is_int(b) && b->constant == 1)
        return *a;
    if (poly_is_int(a) && poly_is_int(b) && b->constant > 0 && a->constant >= 0) {
        if (is_quotient)
            return poly_int(a->constant / b->constant);
    }
    return poly_symbol(value_symbol(v, VALUE_RESULT, op, value_intern(v, a), value_intern(v, b)));
}

/* Is the value its constant or more, because it only counts? */
static bool counts_from(const struct values *v, const struct poly *p)
{
    for (uint32_t i = 0; i < p->n; i++) {
        uint32_t kind = value_symbol_at(v, p->term[i].sym[0])[0];
        if (p->term[i].coef < 0 || p->term[i].sym[1] ||
            (kind != VALUE_ROUND && kind != VALUE_NUMBER))
            return false;
    }
    return !p->is_unknown;
}

/* 1 << (n + 1) is 2 << n */
static struct poly shifted_left(struct values *v, const struct poly *a, const struct poly *b)
{
    struct poly power = poly_int((int64_t)1 << b->constant), rest = *b;
    rest.constant = 0;
    struct poly by_rest = poly_is_int(b) ? *a : value_result(v, IR_SHL, a, &rest);
    return poly_mul(&by_rest, &power);
}

struct poly value_arithmetic(struct values *v, uint32_t op, const struct poly *a,
                             const struct poly *b)
{
    struct poly other;
    switch (op) {
    case IR_ADD:
        return poly_add(a, b, 1);
    case IR_SUB:
        return poly_add(a, b, -1);
    case IR_MUL:
        return poly_mul(a, b);
    case IR_SHL:
        if (b->constant < 0 || b->constant > 40 ||
            (!poly_is_int(b) && (!b->constant || !counts_from(v, b))))
            break;
        return shifted_left(v, a, b);
    case IR_ASHR:
    case IR_LSHR: /* by how much it is divided, not by how many places it is moved */
        if (!poly_is_int(b) || b->constant < 0 || b->constant > 40)
            break;
        other = poly_int((int64_t)1 << b->constant);
        return poly_is_int(a) && a->constant >= 0 ? poly_int(a->constant / other.constant)
                                                  : value_result(v, op, a, &other);
    case IR_SREM: /* x % n is x - x/n*n */
    case IR_UREM:
        other = value_result(v, IR_SDIV, a, b);
        other = poly_mul(&other, b);
        return poly_add(a, &other, -1);
    case IR_UDIV:
        return value_result(v, IR_SDIV, a, b);
    case IR_CMP:
        return poly_unknown();
    default:
        break;
    }
    return value_result(v, op, a, b);
}

static struct poly eval_arithmetic(struct values *v, uint32_t frame, const struct ir_stmt *s,
                                   const ir_ref *args, int depth)
{
    struct poly a = value_eval(v, frame, args[0], depth + 1),
                b = value_eval(v, frame, args[1], depth + 1);
    return value_arithmetic(v, s->op, &a, &b);
}

static struct poly eval_address(struct values *v, uint32_t frame, const struct ir_stmt *s,
                                const ir_ref *args, int depth)
{
    const struct ir_unit *unit = frame_func(v->c, frame)->unit;
    int64_t off, stride;
    struct poly sum = value_eval(v, frame, args[0], depth + 1);
    if (!ir_ref_int(unit, args[1], &off))
        return poly_unknown();
    sum.is_unknown |= __builtin_add_overflow(sum.constant, off, &sum.constant);
    for (uint32_t i = 2; i + 2 < s->nargs; i += 3) {
        if (!ir_ref_int(unit, args[i], &stride))
            return poly_unknown();
        struct poly index = value_eval(v, frame, args[i + 1], depth + 1);
        struct poly next = poly_add(&sum, &index, stride);
        if (next.is_unknown &&
            ref_kind(args[i + 1]) == REF_REG) { /* where it starts still counts */
            index = poly_symbol(value_symbol(v, VALUE_REGISTER, frame, ref_index(args[i + 1]), 0));
            next = poly_add(&sum, &index, stride);
        }
        sum = next;
    }
    return sum;
}

/* Does the value depend on a register of the frame, also inside of results and addresses? */
static bool mentions_frame(const struct values *v, const struct poly *p, uint32_t frame, int depth)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            const uint32_t *s = value_symbol_at(v, p->term[i].sym[k]);
            if ((s[0] == VALUE_REGISTER || s[0] == VALUE_ROUND) && s[1] == frame)
                return true;
            uint32_t inside = s[0] == VALUE_RESULT ? 2 : s[0] == VALUE_CONTENT ? 1 : 0;
            for (uint32_t n = 1; n <= inside; n++) {
                struct poly q = value_poly(v, s[inside == 2 ? n + 1 : n]);
                if (depth == MAX_MENTIONS || mentions_frame(v, &q, frame, depth + 1))
                    return true;
            }
        }
    return false;
}

/* The value a function returns, if it has one return. */
static struct poly eval_return(struct values *v, uint32_t frame, inst_id target, bool is_address,
                               int depth)
{
    uint32_t callee = frame_find(v->c, v->c->frames.at[frame].origin, target);
    if (callee == PTA_NONE)
        return poly_unknown();
    const struct prog_func *pf = frame_func(v->c, callee);
    struct poly found = poly_unknown();
    for (uint32_t i = 0, n = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_RET)
            continue;
        if (n++ || !s->nargs)
            return poly_unknown();
        found = value_eval(v, callee, ir_args(pf->unit, pf->func, s)[0], depth + 1);
    }
    /* Its own registers mean something else in every call, unless there is one; and only of an
     * address it matters how it was found. */
    bool is_followed = is_address && v->c->frames.at[callee].ncallers == 1;
    return !is_followed && mentions_frame(v, &found, callee, 0) ? poly_unknown() : found;
}

/* Does the library function return one thing, an argument or what is behind it? */
static bool result_is_given(const struct model_fn *m)
{
    uint32_t n = 0;
    for (int i = 0; i < m->neffects; i++)
        n += m->effects[i].kind == EFFECT_ASSIGN && m->effects[i].ret.kind == PLACE_RET;
    return n == 1;
}

static struct poly eval_given(struct values *v, uint32_t frame, uint32_t stmt,
                              const struct model_fn *m, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct poly listed = listed_value(v, frame, stmt, depth);
    if (!listed.is_unknown)
        return listed;
    for (int i = 0; i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        if (e->kind != EFFECT_ASSIGN || e->ret.kind != PLACE_RET || e->src.inside || e->src.each)
            continue;
        ir_ref arg = call_arg(pf, stmt, e->src.index);
        if (e->src.kind == PLACE_ARG) {
            struct poly p = value_eval(v, frame, arg, depth + 1);
            p.constant += e->src.offset;
            return p;
        }
        if (e->src.kind == PLACE_DEREF && e->src.depth <= 1 && !e->src.offset && !e->src.offset2)
            return eval_content(v, frame, stmt, arg, pf->unit->pointer_size, depth);
    }
    return poly_unknown();
}

static struct poly eval_call(struct values *v, uint32_t frame, uint32_t stmt, int depth)
{
    uint32_t n;
    inst_id inst = v->c->frames.at[frame].inst;
    const struct pta_edge *e = pta_edges(v->c->pta, inst, stmt, &n),
                          *body = body_edge(v->c, inst, stmt);
    if (body) {
        struct poly p = eval_return(v, frame, (inst_id){body->target},
                                    frame_func(v->c, frame)->stmts[stmt].flags & IRF_PTR, depth);
        return p.is_unknown && !body->model ? value_inlined(v, NULL, frame, stmt, depth) : p;
    }
    if (n != 1)
        return poly_unknown();
    if (e->kind == EDGE_MODEL && result_is_given(e->model))
        return eval_given(v, frame, stmt, e->model, depth);
    for (int i = 0; e->kind == EDGE_MODEL && i < e->model->neffects; i++) {
        enum effect_kind kind = e->model->effects[i].kind;
        if (kind == EFFECT_THREAD_NUMBER)
            return poly_symbol(
                value_symbol(v, VALUE_NUMBER, 0, v->c->frames.at[frame].origin.i, 0));
        if (kind == EFFECT_BARRIER_WAIT)
            return poly_symbol(
                value_symbol(v, VALUE_TURN, frame_func(v->c, frame)->stmt_base + stmt, 0, 0));
        if (kind == EFFECT_THREAD_COUNT)
            return poly_symbol(value_symbol(v, VALUE_COUNT, 0, v->c->frames.at[frame].origin.i, 0));
    }
    return poly_unknown();
}

/* fetch_add gives every caller a number of its own. */
static struct poly eval_ticket(struct values *v, uint32_t frame, const struct ir_stmt *s,
                               const ir_ref *args, int depth)
{
    int64_t step;
    struct poly at = value_eval(v, frame, args[0], depth + 1);
    if (at.is_unknown || (s->aux != RMW_ADD && s->aux != RMW_SUB) ||
        !ir_ref_int(frame_func(v->c, frame)->unit, args[1], &step) || !step)
        return poly_unknown();
    struct poly nth = poly_symbol(value_symbol(v, VALUE_TICKET, value_intern(v, &at), 0, 0));
    struct poly distance = poly_int(ticket_distance(v, frame, args[0]));
    return poly_mul(&nth, &distance);
}

/* What the creator put behind an argument of the creation. */
static struct poly eval_behind(struct values *v, const struct birth *b, const struct place *place,
                               int depth)
{
    ir_ref arg = call_arg(frame_func(v->c, b->frame), b->stmt, place->index);
    struct slot slot = {.at = value_eval(v, b->frame, arg, depth + 1),
                        .locs = pta_value(v->c->pta, v->c->frames.at[b->frame].inst, arg),
                        .size = 8};
    struct poly out;
    if (slot.at.is_unknown || place->inside || place->each || place->depth > 1)
        return poly_unknown();
    slot.at.constant += place->offset;
    if (place->kind != PLACE_DEREF && !place->depth)
        return slot.at;
    if (!content_before(v, b->frame, b->stmt, &slot, &out, depth + 1))
        return poly_unknown();
    out.constant += place->offset2;
    return out;
}

/* The object whose method the thread runs. */
static struct poly eval_receiver(struct values *v, const struct birth *b, int depth)
{
    const struct place *fn = &b->effect->fn;
    struct listed l;
    if (b->effect->flags & EFF_EACH && fn->base == PLACE_ARG &&
        listed_before(v, b->frame, b->stmt,
                      call_arg(frame_func(v->c, b->frame), b->stmt, fn->index), &l))
        return value_eval(v, b->frame, l.value, depth + 1);
    return fn->base == PLACE_ARG ? eval_behind(v, b, fn, depth) : poly_unknown();
}

/* Does the function hand on to itself what it was given? */
static bool is_handed_on(const struct values *v, uint32_t frame, const struct call_in *call,
                         uint32_t param)
{
    const struct prog_func *pf = frame_func(v->c, call->frame);
    const struct pta_edge *e = edge_of_call(v->c, call);
    ir_ref given = e->model ? (ir_ref){0} : call_arg(pf, e->stmt, (int32_t)param);
    return call->frame == frame && ref_kind(given) == REF_REG && ref_index(given) == param;
}

/* What all calls of a function give it: the address of one lock, a constant. A recursion may hand
 * it on. */
static struct poly eval_common_argument(struct values *v, uint32_t frame, uint32_t param, int depth)
{
    enum { MAX_CALLS = 16 };
    uint32_t n, nedges;
    const struct call_in *calls = frame_callers(v->c, frame, &n);
    struct poly common = poly_unknown();
    bool has_one = false;
    if (n > MAX_CALLS || v->is_one_of[frame])
        return common;
    for (uint32_t i = 0; i < n; i++) {
        if (is_handed_on(v, frame, &calls[i], param))
            continue;
        const struct pta_edge *e = edge_of_call(v->c, &calls[i]);
        const struct prog_func *pf = frame_func(v->c, calls[i].frame);
        pta_edges(v->c->pta, v->c->frames.at[calls[i].frame].inst, e->stmt, &nedges);
        if (e->model || nedges != 1)
            return poly_unknown();
        struct poly p =
            value_eval(v, calls[i].frame, call_arg(pf, e->stmt, (int32_t)param), depth + 1);
        if (p.is_unknown || value_mentions_own(v, frame, &p) ||
            (has_one && !poly_equal(&p, &common)))
            return poly_unknown();
        common = p;
        has_one = true;
    }
    return common;
}

/* The only call that a library function makes; NULL if there are more. */
static const struct effect *only_call(const struct model_fn *m)
{
    const struct effect *found = NULL;
    for (int i = 0; i < m->neffects; i++) {
        if (m->effects[i].kind != EFFECT_CALL)
            continue;
        if (found)
            return NULL;
        found = &m->effects[i];
    }
    return found;
}

/* What the one caller of a function gives it, by itself or by a library function that it calls. */
static struct poly eval_argument(struct values *v, uint32_t frame, uint32_t param, int depth)
{
    const struct frame *f = &v->c->frames.at[frame];
    const struct prog_func *pf = frame_func(v->c, f->caller);
    const struct model_fn *model = NULL;
    bool has_one = false;
    uint32_t n;
    const struct pta_edge *e =
        pta_edges(v->c->pta, v->c->frames.at[f->caller].inst, f->call_stmt, &n);
    for (uint32_t i = 0; i < n; i++) { /* all that it may run get the same */
        if (e[i].kind == EDGE_SPAWN && e[i].model)
            continue; /* in a thread of its own, not this function */
        if (has_one && e[i].model != model)
            return poly_unknown();
        has_one = true;
        model = e[i].model;
        if (e[i].kind != EDGE_CALL && (e[i].kind != EDGE_MODEL || !model))
            return poly_unknown();
    }
    if (f->ncallers != 1 || v->is_one_of[frame])
        return poly_unknown();
    if (f->is_numbered && param == 1) /* after the object that is called */
        return poly_symbol(value_symbol(v, VALUE_REGISTER, frame, param, 0));
    if (!model)
        return value_eval(v, f->caller, call_arg(pf, f->call_stmt, (int32_t)param), depth + 1);
    const struct effect *call = only_call(model);
    if (!call || (int)param >= call->nargs || call->args[param].kind != PLACE_ARG)
        return poly_unknown();
    const struct place *place = &call->args[param];
    struct poly p = value_eval(v, f->caller, call_arg(pf, f->call_stmt, place->index), depth + 1);
    p.constant += place->offset;
    return p;
}

static struct poly eval_param(struct values *v, uint32_t frame, uint32_t param, int depth)
{
    const struct frame *f = &v->c->frames.at[frame];
    if (f->caller != PTA_NONE && f->ncallers > 1)
        return eval_common_argument(v, frame, param, depth);
    if (f->caller != PTA_NONE)
        return eval_argument(v, frame, param, depth);
    const struct birth *b = &v->births[f->origin.i];
    if (v->is_one_of[frame])
        return poly_unknown();
    if (b->is_known && b->effect->fn.kind == PLACE_METHOD) {
        if (param == 0)
            return eval_receiver(v, b, depth);
        param--;
    }
    if (b->is_known && b->effect->flags & EFF_NUMBERED && param == 0)
        return poly_symbol(value_symbol(v, VALUE_NUMBER, PTA_NONE, 0, 0));
    if (!b->is_known || b->effect->nargs == 0)
        return poly_unknown();
    int last = MIN((int)param, b->effect->nargs - 1);
    const struct place *place = &b->effect->args[last];
    if (place->kind == PLACE_DEREF && last == (int)param)
        return eval_behind(v, b, place, depth);
    int32_t index = place->index + ((int)param - last);
    if (place->kind != PLACE_REST && (place->kind != PLACE_ARG || last != (int)param))
        return poly_unknown();
    struct poly p =
        value_eval(v, b->frame, call_arg(frame_func(v->c, b->frame), b->stmt, index), depth + 1);
    p.constant += place->offset;
    return p;
}

/* Do constants say that the symbol, of a round or a shared-out loop, gets to the number? */
static bool gets_to(struct values *v, uint32_t sym, int64_t number)
{
    uint32_t s[4], steps = v->steps;
    struct poly first, last;
    memcpy(s, value_symbol_at(v, sym), sizeof s);
    if (s[0] == VALUE_ROUND)
        return loop_rounds(v->c, pta_inst_func(v->c->pta, v->c->frames.at[s[1]].inst), s[2]) >
               number;
    if (s[0] != VALUE_PART)
        return false;
    bool is_known = s[1] != PTA_NONE || part_bounds(v, s[2], s[3], &first, &last);
    if (s[1] != PTA_NONE)
        last = value_poly(v, s[2]);
    v->steps = steps;
    return is_known && poly_is_int(&last) && last.constant >= number;
}

/*
 * Bytes and short integers: `(unsigned char)(i * 31)` makes bytes of any number, on purpose. A
 * number as it is, of a thread or a round, is taken to fit, unless constants say that it does not.
 */
static bool may_wrap(struct values *v, const struct poly *p, uint32_t bits)
{
    enum { SHORT = 32 };
    if (bits >= SHORT || bits <= 1 || p->is_unknown)
        return false;
    for (uint32_t i = 0; i < p->n; i++) {
        const struct poly_term *t = &p->term[i];
        if (t->coef != 1) {
            struct poly most = poly_int((INT64_C(1) << bits) - 1);
            most = poly_add(&most, p, -1);
            return !value_is_at_least(v, p, 0) || !value_is_at_least(v, &most, 0);
        }
        int64_t first; /* that does not fit */
        if (!t->sym[1] && !__builtin_sub_overflow(INT64_C(1) << bits, p->constant, &first) &&
            gets_to(v, t->sym[0], first))
            return true;
    }
    return false;
}

/* Is a factor too large for the integer that is widened: nothing of the symbol is left in it? */
static bool is_cut_off(const struct poly *p, uint32_t bits)
{
    for (uint32_t i = 0; bits && bits < 63 && i < p->n; i++)
        if (p->term[i].coef >> bits != 0 && p->term[i].coef >> bits != -1)
            return true;
    return false;
}

static struct poly eval_stmt(struct values *v, uint32_t frame, uint32_t stmt, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    switch (s->op) {
    case IR_COPY:
    case IR_PTRTOINT:
    case IR_INTTOPTR:
    case IR_CAST:
        return value_eval(v, frame, args[0], depth + 1);
    case IR_SEXT: {
        struct poly p = value_eval(v, frame, args[0], depth + 1);
        return is_cut_off(&p, s->size) ? opaque(v, frame, s->dst) : p;
    }
    case IR_TRUNC: {
        struct poly p = value_eval(v, frame, args[0], depth + 1);
        return may_wrap(v, &p, s->size) ? opaque(v, frame, s->dst) : p;
    }
    case IR_ZEXT: {
        struct poly p = value_compared(v, frame, args[0], depth);
        p = p.is_unknown ? value_eval(v, frame, args[0], depth + 1) : p;
        return is_cut_off(&p, s->size) ? opaque(v, frame, s->dst) : p;
    }
    case IR_SELECT:
        return value_chosen(v, frame, stmt, depth);
    case IR_ADDR:
        return eval_address(v, frame, s, args, depth);
    case IR_LOAD: {
        struct poly p = value_chosen(v, frame, stmt, depth);
        return p.is_unknown ? eval_load(v, frame, stmt, depth) : p;
    }
    case IR_PHI:
        return eval_phi(v, frame, stmt, depth);
    case IR_CALL:
        return eval_call(v, frame, stmt, depth);
    case IR_RMW:
        return eval_ticket(v, frame, s, args, depth);
    default:
        if (ir_op_info(s->op)->flags & OPF_INT && s->nargs == 2)
            return eval_arithmetic(v, frame, s, args, depth);
        return poly_unknown();
    }
}

/* The one object that a reference can mean, on the JVM: whoever loads it, and from where. */
static bool is_one_object(struct values *v, uint32_t frame, uint32_t reg, struct poly *out)
{
    struct conc *c = v->c;
    if (!c->prog->classes)
        return false;
    uint32_t loc = idset_only(pta_value(c->pta, c->frames.at[frame].inst, ref_make(REF_REG, reg)));
    const struct pta_loc *l = loc == IDSET_END ? NULL : pta_loc(c->pta, (loc_id){loc});
    if (!l || l->stride || l->ext || pta_obj(c->pta, l->obj)->kind != OBJ_HEAP ||
        !obj_is_unique(c, l->obj))
        return false;
    *out = poly_symbol(value_symbol(v, VALUE_OBJECT, l->obj.i, 0, 0));
    out->constant = l->off;
    return true;
}

/*
 * Is the register computed from others by arithmetic? Who asks for `next = first + n` gets to the
 * counter `first`, whose step is asked for by way of `next` again: rings end at the counter.
 */
static bool is_computed(const struct values *v, uint32_t frame, uint32_t reg)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    uint32_t def = reg < pf->func->nparams ? IR_NONE : info->def[reg];
    uint8_t op = def == IR_NONE ? IR_RET : pf->stmts[def].op;
    if (v->counted && (op == IR_LOAD || op == IR_CALL))
        return true; /* the counter is in memory */
    return op == IR_ADD || op == IR_SUB || op == IR_MUL || op == IR_SEXT || op == IR_ZEXT ||
           op == IR_TRUNC || op == IR_COPY || op == IR_ADDR || op == IR_CAST;
}

/* Is the value told by rounds of the loop whose step is looked for: by that very step? */
static bool is_by_counter(const struct values *v, uint32_t known)
{
    struct poly p = value_poly(v, known - 1);
    for (uint32_t i = 0; v->counted && i < p.n; i++)
        for (int k = 0; k < POLY_DEGREE && p.term[i].sym[k]; k++) {
            const uint32_t *s = value_symbol_at(v, p.term[i].sym[k]);
            if (s[0] == VALUE_ROUND && s[1] == v->counted->frame && s[2] == v->counted->loop)
                return true;
        }
    return false;
}

static struct poly eval_reg(struct values *v, uint32_t frame, uint32_t reg, int depth)
{
    uint64_t key = map_key2(frame, reg);
    uint32_t known = map_get(&v->memo, key, 0);
    struct poly one;
    if (known && !is_by_counter(v, known))
        return value_poly(v, known - 1);
    if (v->of_calls.i == PTA_NONE && is_one_object(v, frame, reg, &one)) {
        map_put(&v->memo, key, value_intern(v, &one) + 1);
        return one;
    }
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    struct poly p = opaque(v, frame, reg);
    uint32_t since = map_get(&v->working, key, 0);
    bool is_again = since && since - 1 < v->counter_depth && is_computed(v, frame, reg);
    if (since && !is_again)
        v->open_depth = MIN(v->open_depth, since - 1);
    if (depth > MAX_EVAL_DEPTH || v->steps++ > MAX_STEPS || (since && !is_again))
        return p;
    uint32_t open_before = v->open_depth;
    v->open_depth = UINT32_MAX;
    map_put(&v->working, key, (uint32_t)depth + 1);
    struct poly q = reg < frame_func(v->c, frame)->func->nparams ? eval_param(v, frame, reg, depth)
                    : info->def[reg] == IR_NONE                  ? poly_unknown()
                                                : eval_stmt(v, frame, info->def[reg], depth);
    map_put(&v->working, key, since);
    if (!q.is_unknown)
        p = q;
    bool is_open = v->open_depth < (uint32_t)depth; /* made of one that is not known yet */
    v->open_depth = MIN(open_before, is_open ? v->open_depth : UINT32_MAX);
    if (!v->unsettled && !is_open && v->steps <= MAX_STEPS)
        map_put(&v->memo, key, value_intern(v, &p) + 1);
    return p;
}

struct poly value_eval(struct values *v, uint32_t frame, ir_ref ref, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    int64_t value, off = 0;
    uint32_t index = ref_index(ref);
    if (ref_kind(ref) == REF_REG)
        return eval_reg(v, frame, index, depth);
    if (ir_ref_int(pf->unit, ref, &value))
        return poly_int(value);
    if (ref_kind(ref) == REF_ADDR) {
        off = pf->unit->addrs[index].offset;
        index = pf->unit->addrs[index].sym;
    } else if (ref_kind(ref) != REF_SYM) {
        return poly_unknown();
    }
    psym_id sym = prog_sym_of(v->c->prog, pf->unit_index, index);
    if (v->c->prog->syms[sym.i].is_tls)
        return poly_unknown();
    struct poly p = poly_symbol(value_symbol(v, VALUE_ADDRESS, sym.i, 0, 0));
    p.constant = off;
    return p;
}

/*
 * What the budget cut is remembered too: the next one to ask would not get further. Who asks in the
 * middle of another question spends what is left for that one: inside a loop's phi nothing is
 * remembered, and each such question would ask all the others again.
 */
struct poly value_of(struct values *v, uint32_t frame, ir_ref ref)
{
    if (v->is_asked)
        return value_eval(v, frame, ref, 0);
    v->steps = 0;
    v->is_asked = true;
    struct poly p = value_eval(v, frame, ref, 0);
    v->is_asked = false;
    if (v->steps > MAX_STEPS && ref_kind(ref) == REF_REG)
        map_put(&v->memo, map_key2(frame, ref_index(ref)), value_intern(v, &p) + 1);
    return p;
}

/* Does the index depend on what the thread itself counts or computes? */
static bool is_vague(const struct values *v, uint32_t frame, const struct poly *p)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            const uint32_t *s = value_symbol_at(v, p->term[i].sym[k]);
            struct poly inner[2] = {{0}, {0}};
            if (s[0] == VALUE_CONTENT) {
                inner[0] = value_poly(v, s[1]);
            } else if (s[0] == VALUE_RESULT) {
                inner[0] = value_poly(v, s[2]);
                inner[1] = value_poly(v, s[3]);
            }
            if (is_own_register(v, frame, p->term[i].sym[k]) || is_vague(v, frame, &inner[0]) ||
                is_vague(v, frame, &inner[1]))
                return true;
        }
    return p->is_unknown;
}

struct poly value_of_bounded(struct values *v, uint32_t frame, ir_ref ref)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    if (ref_kind(ref) != REF_REG || info->def[ref_index(ref)] == IR_NONE)
        return value_of(v, frame, ref);
    const struct ir_stmt *s = &pf->stmts[info->def[ref_index(ref)]];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    int64_t off, stride, count;
    if (s->op != IR_ADDR || !ir_ref_int(pf->unit, args[1], &off))
        return value_of(v, frame, ref);
    struct poly sum = value_of_bounded(v, frame, args[0]);
    sum.constant += off;
    for (uint32_t i = 2; i + 2 < s->nargs; i += 3) {
        struct poly index = value_of(v, frame, args[i + 1]);
        if (!ir_ref_int(pf->unit, args[i], &stride))
            return poly_unknown();
        bool is_open = is_vague(v, frame, &index);
        int64_t small = is_open ? value_count(v, frame, args[i + 1]) : 0;
        if (!ir_ref_int(pf->unit, args[i + 2], &count) || count <= 0 || (small && small < count))
            count = small;
        if (is_open && count > 0 && count < INT32_MAX)
            index = poly_symbol(value_symbol(v, VALUE_WITHIN, (uint32_t)count, i,
                                             pf->stmt_base + info->def[ref_index(ref)]));
        sum = poly_add(&sum, &index, stride);
    }
    return sum;
}

/* ---- life cycle ---- */

static struct birth find_birth(struct conc *c, origin_id o)
{
    const struct pta_origin *origin = pta_origin(c->pta, o);
    struct birth b = {0};
    const struct pta_creation *made = pta_creations(c->pta, o);
    uint32_t n = 0;
    if (!origin->ncreations)
        return b;
    for (uint32_t i = 0; i < origin->ncreations; i++) {
        if (made[i].stmt != made->stmt || made[i].effect != made->effect ||
            pta_inst_func(c->pta, made[i].inst).i != pta_inst_func(c->pta, made->inst).i)
            return (struct birth){0};
        for (uint32_t p = 0; p < pta_norigins(c->pta); p++) {
            uint32_t f = frame_find(c, (origin_id){p}, made[i].inst);
            if (f == PTA_NONE)
                continue;
            n++;
            if (p != o.i) /* the first that is not itself */
                b.frame = b.is_known ? b.frame : f, b.is_known = true;
        }
    }
    b.is_several = n > 1;
    b.stmt = made->stmt;
    b.effect = made->effect;
    return b;
}

struct values *values_new(struct conc *c)
{
    struct values *v = ARENA_ARRAY(&c->arena, struct values, 1);
    v->c = c;
    v->open_depth = UINT32_MAX;
    v->of_calls.i = PTA_NONE;
    tuples_init(&v->syms, 4);
    seqs_init(&v->polys, "polynomials");
    tuples_init(&v->slot_keys, 4);
    if (!c->write_log)
        c->write_log = ARENA_ARRAY(&c->arena, struct write_log, 1);
    v->log = c->write_log;
    v->births = ARENA_ARRAY(&c->arena, struct birth, pta_norigins(c->pta) + 1);
    v->is_one_of = ARENA_ARRAY(&c->arena, bool, c->frames.n + 1);
    for (uint32_t o = 0; o < pta_norigins(c->pta); o++) {
        v->births[o] = find_birth(c, (origin_id){o});
        if (v->births[o].is_several)
            v->is_one_of[v->births[o].frame] = true;
    }
    return v;
}

struct values *values_set_for_good(struct conc *c)
{
    struct values *v = values_new(c);
    v->is_late = c->prog->classes != NULL;
    return v;
}

/* Do the same calls lead from the function to both frames, and no others? */
static bool is_same_way(const struct conc *c, uint32_t a, uint32_t b, func_id func)
{
    enum { MAX_WAY = 24 };
    for (int i = 0; i < MAX_WAY; i++) {
        const struct frame *f = &c->frames.at[a], *g = &c->frames.at[b];
        func_id at = pta_inst_func(c->pta, f->inst);
        if (at.i != pta_inst_func(c->pta, g->inst).i)
            return false;
        if (at.i == func.i)
            return true;
        if (f->caller == PTA_NONE || g->caller == PTA_NONE || f->ncallers != 1 ||
            g->ncallers != 1 || f->call_stmt != g->call_stmt)
            return false;
        a = f->caller;
        b = g->caller;
    }
    return false;
}

/* Is the origin made in one way by the function, whoever runs that? By a class: std::thread. */
static bool is_made_by_calls(const struct conc *c, origin_id o, const struct birth *b, func_id func)
{
    const struct pta_creation *made = pta_creations(c->pta, o);
    for (uint32_t i = 0; i < pta_origin(c->pta, o)->ncreations; i++)
        for (uint32_t p = 0; p < pta_norigins(c->pta); p++) {
            uint32_t f = frame_find(c, (origin_id){p}, made[i].inst);
            if (f != PTA_NONE && !is_same_way(c, f, b->frame, func))
                return false;
        }
    return true;
}

struct values *values_of_calls(struct conc *c, func_id func)
{
    struct values *v = values_new(c);
    v->of_calls = func;
    for (uint32_t o = 0; o < pta_norigins(c->pta); o++)
        if (v->births[o].is_several && is_made_by_calls(c, (origin_id){o}, &v->births[o], func))
            v->is_one_of[v->births[o].frame] = false;
    for (uint32_t f = 0; f < c->frames.n; f++)
        v->is_one_of[f] |= pta_inst_func(c->pta, c->frames.at[f].inst).i == func.i;
    return v;
}

void values_free(struct values *v)
{
    if (!v)
        return;
    tuples_release(&v->syms);
    seqs_release(&v->polys);
    map_release(&v->memo);
    map_release(&v->working);
    map_release(&v->beside);
    map_release(&v->injective);
    slots_release(v);
}
