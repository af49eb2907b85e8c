/*
 * Recursion that divides. A function whose calls create threads (tasks) that run it again, with
 *
 *   bounds   f(lo, mid), f(mid + 1, hi): the parts of the calls do not overlap, or
 *   length   f(p, n / 2), f(p + n / 2, n - n / 2), or
 *   square   f(p, n / 2, w), f(p + n / 2 * w, n / 2, w) ...: quarters of a table of rows of w, or
 *   fresh    f(left), f(right): arrays that the call has made for its parts, or
 *   links    f(t->left), f(t->right): subtrees,
 *
 * works on other elements in every thread (A-DIVIDE), as far as it uses what it was given: its own
 * record, or elements that depend on its bounds. While its children run, what it touches itself
 * may be theirs, but for its own record.
 *
 * Two more things are found on the way. A chain: calls that come one after the other, whatever data
 * they use. Rounds: one thread for each element of an array that the call has made.
 *
 * What the function is given may also be the members of a record that its first parameter points
 * to: `struct range left = {r->a, r->lo, mid}; ... f(&left)`. They count as further parameters;
 * what a call has there is what was stored into the record before it.
 *
 * How it is found: the arguments of all calls are written as polynomials over the registers of one
 * call of the function, and compared two by two, but for calls that never run side by side.
 */
#include "conc/element/divide_int.h"
#include <stdlib.h>

/* ---- what runs beside what ---- */

struct reach {
    const struct prog_func *pf;
    uint8_t *seen;
    u32_vec work;
};

/* Walks from a statement to the end of its block; false if a wait stops it. */
static bool passes(struct index *x, uint32_t frame, uint32_t from, uint32_t end, uint32_t wanted,
                   uint32_t thread, bool *found)
{
    for (uint32_t i = from; i < end; i++) {
        if (i == wanted)
            *found = true;
        if (is_wait(x, frame, i, thread))
            return false;
    }
    return true;
}

/* How the statement creates a thread; NULL if it does not. */
const struct effect *creation_at(const struct index *x, uint32_t frame, uint32_t stmt)
{
    uint32_t n;
    if (frame_func(x->c, frame)->stmts[stmt].op != IR_CALL)
        return NULL;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_SPAWN)
                return &e[i].model->effects[k];
    return NULL;
}

/* May the block be left by its second way? Not by an exception that no call of it throws. */
static bool may_unwind(const struct conc *c, uint32_t frame, const struct ir_block *b)
{
    const struct ir_stmt *stmts = frame_func(c, frame)->stmts;
    if (stmts[b->first + b->count - 1].op != IR_INVOKE)
        return true;
    for (uint32_t i = b->first; i + 1 < b->first + b->count; i++)
        if (stmts[i].op == IR_CALL && call_may_throw(c, frame, i))
            return true;
    return false;
}

/* Can the statement be reached from the other one without a wait, if that has succeeded? */
bool runs_on_to(struct index *x, uint32_t frame, uint32_t from, uint32_t to)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    struct reach r = {pf, xcalloc(pf->func->nblocks + 1, 1), {0}};
    uint32_t block = index_info(x, frame)->block_of[from];
    bool found = false, is_first = true;
    const struct effect *made = creation_at(x, frame, from);
    uint32_t thread = made_thread(x, frame, from);
    vec_push(&r.work, block);
    while (r.work.n && !found) {
        block = vec_pop(&r.work);
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
        uint32_t start = is_first ? from + 1 : b->first;
        is_first = false;
        if (!passes(x, frame, start, b->first + b->count, to, thread, &found))
            continue;
        uint32_t failed =
            made ? failure_way(x->c, pta_inst_func(x->c->pta, x->c->frames.at[frame].inst), b, from,
                               made)
                 : IR_NONE;
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t s = ir_succs(pf->unit, pf->func, b)[i];
            if (!r.seen[s] && s != failed && (i != 1 || may_unwind(x->c, frame, b)))
                r.seen[s] = 1, vec_push(&r.work, s);
        }
    }
    vec_release(&r.work);
    free(r.seen);
    return found;
}

/* ---- calls ---- */

func_id func_of(const struct index *x, uint32_t frame)
{
    return pta_inst_func(x->c->pta, x->c->frames.at[frame].inst);
}

/* The register that stands for all into which the same member of the record is loaded. */
static uint32_t member_of(struct index *x, const struct division *d, uint32_t reg)
{
    uint32_t term = term_of(x->c, d->func, ref_make(REF_REG, reg));
    for (uint32_t k = d->nreal; k < d->nparams; k++)
        if (term_of(x->c, d->func, ref_make(REF_REG, d->member[k])) == term)
            return d->member[k];
    return reg;
}

/* The registers of all calls of the function as those of one (`frame`; PTA_NONE: they stay): what
 * is said holds for each. Members of the record are told apart by their place only. */
static struct poly canonical(struct index *x, const struct division *d, const struct poly *p,
                             uint32_t frame, int depth)
{
    struct poly out = *p;
    for (uint32_t i = 0; i < p->n && depth < MAX_LINKS; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            uint32_t s[4];
            memcpy(s, value_symbol_at(d->v, p->term[i].sym[k]), sizeof s);
            if (s[0] == VALUE_REGISTER || s[0] == VALUE_ROUND) {
                if (func_of(x, s[1]).i == d->func.i) {
                    if (s[0] == VALUE_REGISTER)
                        s[2] = member_of(x, d, s[2]);
                    s[1] = frame == PTA_NONE ? s[1] : frame;
                }
            } else if (s[0] == VALUE_CONTENT || s[0] == VALUE_RESULT) {
                for (int w = s[0] == VALUE_CONTENT ? 1 : 2; w < (s[0] == VALUE_CONTENT ? 2 : 4);
                     w++) {
                    struct poly in = value_poly(d->v, s[w]);
                    in = canonical(x, d, &in, frame, depth + 1);
                    s[w] = value_intern(d->v, &in);
                }
            }
            struct poly by = poly_symbol(value_symbol(d->v, s[0], s[1], s[2], s[3]));
            out = poly_replace(&out, p->term[i].sym[k], &by);
        }
    return out;
}

struct poly canonical_value(struct index *x, const struct division *d, uint32_t frame, ir_ref ref)
{
    struct poly p = value_of(d->v, frame, ref);
    return canonical(x, d, &p, d->frame, 0);
}

/* What a call of the function was given. */
static struct poly own_value(struct index *x, const struct division *d, uint32_t frame, uint32_t k)
{
    struct poly p = value_of(d->v, frame, ref_make(REF_REG, k < d->nreal ? k : d->member[k]));
    return canonical(x, d, &p, PTA_NONE, 0);
}

struct poly division_canonical(struct index *x, const struct division *d, const struct poly *p)
{
    return canonical(x, d, p, PTA_NONE, 0);
}

struct poly division_own(struct index *x, const struct division *d, uint32_t param)
{
    return own_value(x, d, d->frame, param);
}

/* Members of the record behind the first parameter that the function reads. */
static void find_members(struct index *x, struct division *d)
{
    const struct prog_func *pf = &x->c->prog->funcs[d->func.i];
    d->nreal = d->nparams;
    for (uint32_t i = 0; d->nreal && i < pf->func->nstmts && d->nparams < MAX_PARAMS; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        int64_t off;
        if (s->op != IR_LOAD ||
            setter_base(x->c, d->func, ir_args(pf->unit, pf->func, s)[0], &off).bits !=
                ref_make(REF_REG, 0).bits ||
            tuples_at(&x->c->terms, term_of(x->c, d->func, ref_make(REF_REG, s->dst)))[0] !=
                TERM_LOAD ||
            member_of(x, d, s->dst) != s->dst)
            continue;
        d->member[d->nparams++] = s->dst;
    }
}

/* What was stored into a record of the function, at the member's place, before the call. */
static struct poly stored_member(struct index *x, const struct division *d, uint32_t frame,
                                 uint32_t call, ir_ref record, uint32_t k)
{
    uint32_t def = finfo_of(x->c, d->func)->def[d->member[k]];
    const struct prog_func *own = &x->c->prog->funcs[d->func.i];
    int64_t off;
    setter_base(x->c, d->func, ir_args(own->unit, own->func, &own->stmts[def])[0], &off);
    ir_ref value = ref_is_none(record) ? record : setter_member(x->c, frame, call, record, off);
    return ref_is_none(value) ? poly_unknown() : canonical_value(x, d, frame, value);
}

/* Is the call already listed? What it is given in another thread, too, is known. */
static bool is_listed(struct division *d, const struct inner_call *c)
{
    for (uint32_t i = 0; i < d->ncalls; i++) {
        struct inner_call *o = &d->calls[i];
        if (o->at != c->at || o->stmt_id != c->stmt_id || o->is_created != c->is_created)
            continue;
        for (uint32_t k = 0; k < d->nparams; k++) {
            if (o->arg[k].is_unknown || poly_equal(&o->arg[k], &c->arg[k]))
                continue;
            o->arg[k] = poly_unknown();
            d->is_vague = true;
        }
        return true;
    }
    return false;
}

/* Is the call in a loop of the frame, or the frame called in one, on the way from the function? */
static bool is_looped(const struct index *x, const struct division *d, uint32_t frame,
                      uint32_t call)
{
    for (int i = 0; i < MAX_UP && frame != PTA_NONE && func_of(x, frame).i != d->func.i; i++) {
        const struct frame *f = &x->c->frames.at[frame];
        if (stmt_in_loop(x->c, func_of(x, frame), call))
            return true;
        call = f->call_stmt;
        frame = f->caller;
    }
    return false;
}

/* `made`: how a thread is created whose entry is the function; NULL for a call, perhaps `through` a
 * model. */
static void add_call(struct index *x, struct division *d, uint32_t at, bool is_thread,
                     uint32_t frame, uint32_t call, const struct effect *made,
                     const struct model_fn *through)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    struct inner_call c = {.at = at, .is_thread = is_thread, .stmt_id = pf->stmt_base + call};
    c.is_created = made != NULL;
    c.is_repeated = is_thread && stmt_in_loop(x->c, d->func, at);
    c.is_looped = is_looped(x, d, frame, call);
    for (uint32_t k = 0; k < d->nreal; k++) {
        bool is_plain = made && (int)k < made->nargs && made->args[k].kind == PLACE_ARG;
        int32_t index = is_plain ? made->args[k].index : (int32_t)k;
        c.arg[k] = (made || through) && !is_plain
                       ? poly_unknown()
                       : canonical_value(x, d, frame, call_arg(pf, call, index));
    }
    ir_ref record = setter_record(x->c, frame, call, made, through);
    for (uint32_t k = d->nreal; k < d->nparams; k++)
        c.arg[k] = stored_member(x, d, frame, call, record, k);
    if (is_listed(d, &c))
        return;
    if (d->ncalls < MAX_CALLS)
        d->calls[d->ncalls++] = c;
    else
        d->is_unclear = true;
}

/* Calls of the function that the frame makes, other than in the function itself. */
static void add_calls_of(struct index *x, struct division *d, uint32_t at, bool is_thread,
                         uint32_t frame)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(x->c->pta, x->c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL &&
            pta_inst_func(x->c->pta, (inst_id){e[i].target}).i == d->func.i)
            add_call(x, d, at == IR_NONE ? e[i].stmt : at, is_thread, frame, e[i].stmt, NULL,
                     e[i].model);
}

/* Calls by functions that only the frame calls, in its own thread: a task that is run at once. */
static void add_calls_below(struct index *x, struct division *d, uint32_t at, uint32_t frame,
                            int depth)
{
    uint32_t n;
    origin_id o = index_origin(x, frame);
    const struct pta_edge *e = pta_inst_edges(x->c->pta, x->c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n && depth < MAX_LINKS; i++) {
        uint32_t callee = e[i].kind == EDGE_CALL && !e[i].model
                              ? frame_find(x->c, o, (inst_id){e[i].target})
                              : PTA_NONE;
        if (callee == PTA_NONE || func_of(x, callee).i == d->func.i ||
            x->c->frames.at[callee].ncallers != 1 || x->c->frames.at[callee].caller != frame)
            continue;
        uint32_t from = at == IR_NONE ? e[i].stmt : at;
        add_calls_of(x, d, from, false, callee);
        add_calls_below(x, d, from, callee, depth + 1);
    }
}

/* Is the frame's function called by the dividing one only, itself or by others that are? */
static bool is_below(const struct index *x, const struct division *d, uint32_t frame)
{
    for (int i = 0; i < MAX_LINKS && x->c->frames.at[frame].ncallers == 1; i++) {
        const struct frame *f = &x->c->frames.at[frame];
        if (pta_origin(x->c->pta, f->origin)->entry.i == f->inst.i)
            return false; /* what a thread begins with, too */
        frame = f->caller;
        if (frame == PTA_NONE || func_of(x, frame).i == d->func.i)
            return frame != PTA_NONE;
    }
    return false;
}

/* Where the function makes the origin: itself, or by a call of what does so (std::thread). */
static bool find_birth(const struct index *x, origin_id o, func_id func, uint32_t *frame,
                       uint32_t *stmt)
{
    const struct birth *b = &x->v->births[o.i];
    *frame = b->frame;
    *stmt = b->stmt;
    for (int i = 0; b->is_known && i < MAX_UP; i++) {
        const struct frame *at = &x->c->frames.at[*frame];
        if (func_of(x, *frame).i == func.i)
            return true;
        if (at->caller == PTA_NONE || at->ncallers != 1)
            return false;
        *stmt = at->call_stmt;
        *frame = at->caller;
    }
    return false;
}

/* Is the origin created by the function, and does it run it? */
static bool recurs(const struct index *x, origin_id o, func_id func)
{
    uint32_t frame, stmt;
    if (!find_birth(x, o, func, &frame, &stmt))
        return false;
    for (uint32_t f = 0; f < x->c->frames.n; f++)
        if (x->c->frames.at[f].origin.i == o.i && func_of(x, f).i == func.i)
            return true;
    return false;
}

/* Does the thread begin with the frame, which calls the function for what it was given itself:
 * `public void run() { sort(); }`? The thread is one of the function, then. */
static bool passes_itself_on(const struct index *x, const struct division *d, uint32_t frame,
                             uint32_t call)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct frame *f = &x->c->frames.at[frame];
    if (!x->c->prog->classes || f->caller != PTA_NONE || d->nreal != 1 || !pf->func->nparams ||
        pta_origin(x->c->pta, f->origin)->entry.i != f->inst.i ||
        !x->v->births[f->origin.i].is_known || func_of(x, frame).i == d->func.i)
        return false;
    ir_ref given = call_arg(pf, call, 0);
    return ref_kind(given) == REF_REG && ref_index(given) == 0;
}

/* The one call of the function by what a thread begins with; IR_NONE. */
static uint32_t call_passed_on(const struct index *x, const struct division *d, uint32_t frame)
{
    uint32_t n, found = IR_NONE;
    const struct pta_edge *e = pta_inst_edges(x->c->pta, x->c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind != EDGE_CALL ||
            pta_inst_func(x->c->pta, (inst_id){e[i].target}).i != d->func.i)
            continue;
        if (found != IR_NONE || e[i].model || !passes_itself_on(x, d, frame, e[i].stmt))
            return IR_NONE;
        found = e[i].stmt;
    }
    return found;
}

static void add_thread(struct index *x, struct division *d, origin_id o)
{
    const struct birth *b = &x->v->births[o.i];
    uint32_t frame, at;
    if (!find_birth(x, o, d->func, &frame, &at))
        return;
    bool is_joined =
        pta_origin(x->c->pta, o)->flags & EFF_JOINED || is_wait(x, b->frame, b->stmt, IR_NO_REG);
    for (uint32_t f = 0; f < x->c->frames.n; f++) {
        if (x->c->frames.at[f].origin.i != o.i)
            continue;
        if (call_passed_on(x, d, f) != IR_NONE)
            add_call(x, d, at, !is_joined, b->frame, b->stmt, b->effect, NULL);
        else if (func_of(x, f).i != d->func.i && !is_below(x, d, f))
            add_calls_of(x, d, at, !is_joined, f);
        else if (func_of(x, f).i == d->func.i && x->c->frames.at[f].caller == PTA_NONE)
            add_call(x, d, at, !is_joined, b->frame, b->stmt, b->effect, NULL);
    }
}

/* ---- parts ---- */

static bool run_together(struct index *x, const struct division *d, const struct inner_call *a,
                         const struct inner_call *b)
{
    if (a->at == b->at || d->is_within)
        return true; /* by one creation: two sections */
    return (a->is_thread && runs_on_to(x, d->frame, a->at, b->at)) ||
           (b->is_thread && runs_on_to(x, d->frame, b->at, a->at));
}

/* Does b's part begin where a's ends? */
static bool follows(const struct inner_call *a, const struct inner_call *b, uint32_t at,
                    uint32_t length)
{
    struct poly gap = poly_add(&b->arg[at], &a->arg[at], -1), zero = {0};
    for (int64_t size = 1; size <= 64 && !gap.is_unknown; size++) {
        struct poly part = poly_add(&zero, &a->arg[length], size);
        if (gap.n && poly_equal(&gap, &part))
            return true;
    }
    return false;
}

/* Where the value was loaded from. */
static bool link_of(struct index *x, const struct division *d, const struct poly *p,
                    struct poly *at)
{
    uint32_t sym;
    if (!poly_is_symbol(p, &sym))
        return false;
    const uint32_t *s = value_symbol_at(d->v, sym);
    if (s[0] == VALUE_CONTENT) {
        *at = value_poly(d->v, s[1]);
        return true;
    }
    if (s[0] != VALUE_REGISTER)
        return false;
    uint32_t frame = s[1], def = index_info(x, frame)->def[s[2]];
    const struct prog_func *pf = frame_func(x->c, frame);
    if (def == IR_NONE || pf->stmts[def].op != IR_LOAD)
        return false;
    *at = value_of(d->v, frame, ir_args(pf->unit, pf->func, &pf->stmts[def])[0]);
    return true;
}

/* Two different links of the record that the function was given. */
static bool links_apart(struct index *x, const struct division *d, const struct inner_call *a,
                        const struct inner_call *b, uint32_t param)
{
    struct poly own = own_value(x, d, d->frame, param), p, q;
    if (!link_of(x, d, &a->arg[param], &p) || !link_of(x, d, &b->arg[param], &q))
        return false;
    p = poly_add(&p, &own, -1);
    q = poly_add(&q, &own, -1);
    return poly_is_int(&p) && poly_is_int(&q) && p.constant != q.constant;
}

/* The statement of the function that made the object which the value is the start of; IR_NONE. */
uint32_t made_in_call(struct index *x, const struct division *d, const struct poly *p)
{
    uint32_t sym;
    if (!poly_is_symbol(p, &sym))
        return IR_NONE;
    uint32_t s[4];
    memcpy(s, value_symbol_at(d->v, sym), sizeof s);
    uint32_t def = s[0] == VALUE_REGISTER && func_of(x, s[1]).i == d->func.i
                       ? index_info(x, s[1])->def[s[2]]
                       : IR_NONE;
    return def != IR_NONE && makes_object(x, s[1], def) ? def : IR_NONE;
}

/* What the call is given is an element of an array that the function has made, in each round of the
 * loop another one: how far from one to the next, 0 if it is no such. */
static int64_t step_of_rounds(struct index *x, const struct division *d, const struct poly *given,
                              uint32_t at, struct poly *base)
{
    const struct finfo *info = index_info(x, d->frame);
    uint32_t loop = info->cfg->loop[info->block_of[at]];
    if (given->is_unknown || given->n != 2 || loop == CFG_NONE ||
        info->cfg->loops[loop].parent != CFG_NONE)
        return 0;
    uint32_t round = value_symbol(d->v, VALUE_ROUND, d->frame, loop, 0);
    int own = poly_term_has(&given->term[0], round) ? 1 : 0;
    const struct poly_term *array = &given->term[own], *count = &given->term[1 - own];
    *base = poly_symbol(array->sym[0]);
    return array->coef == 1 && !array->sym[1] && count->sym[0] == round && !count->sym[1]
               ? llabs(count->coef)
               : 0;
}

/* Do all calls get something that the function has just made? */
static bool are_fresh(struct index *x, struct division *d)
{
    d->step = 0;
    for (uint32_t i = 0; i < d->ncalls; i++) {
        const struct poly *given = &d->calls[i].arg[d->param];
        struct poly base = *given;
        int64_t step = step_of_rounds(x, d, given, d->calls[i].at, &base);
        uint32_t def = made_in_call(x, d, &base);
        if (def == IR_NONE || stmt_in_loop(x->c, d->func, def) ||
            (d->calls[i].is_repeated && (!step || d->ncalls > 1)))
            return false;
        d->step = step;
    }
    return d->ncalls > 0;
}

/* Row and column, in halves, of the quarter that the call gets; *size: of an element. */
static bool is_quarter(struct index *x, const struct division *d, const struct inner_call *c,
                       int *row, int *column, int64_t *size)
{
    struct poly own = own_value(x, d, d->frame, d->param), none = {0};
    struct poly width = own_value(x, d, d->frame, d->width);
    struct poly length = own_value(x, d, d->frame, d->other), two = poly_int(2);
    struct poly half = value_result(d->v, IR_SDIV, &length, &two), down;
    if (!poly_equal(&c->arg[d->other], &half) || !poly_equal(&c->arg[d->width], &width))
        return false;
    down = poly_mul(&half, &width);
    struct poly off = poly_add(&c->arg[d->param], &own, -1);
    for (int64_t bytes = 1; bytes <= 64 && !off.is_unknown; bytes++)
        for (int i = 0; i < 4; i++) {
            struct poly at = poly_add(&none, &half, i % 2 ? bytes : 0);
            at = poly_add(&at, &down, i / 2 ? bytes : 0);
            if (!poly_equal(&at, &off))
                continue;
            *row = i / 2;
            *column = i % 2;
            *size = i ? bytes : *size;
            return true;
        }
    return false;
}

/* Do all calls get quarters of the square, of elements of one size? */
static bool are_quarters(struct index *x, struct division *d)
{
    d->size = 0;
    for (uint32_t i = 0; i < d->ncalls; i++) {
        int row, column;
        int64_t size = d->size;
        if (!is_quarter(x, d, &d->calls[i], &row, &column, &size) || (d->size && size != d->size))
            return false;
        d->size = size;
    }
    return d->size > 0;
}

static bool quarters_apart(struct index *x, const struct division *d, const struct inner_call *a,
                           const struct inner_call *b)
{
    int row_a, row_b, column_a, column_b;
    int64_t size;
    return is_quarter(x, d, a, &row_a, &column_a, &size) &&
           is_quarter(x, d, b, &row_b, &column_b, &size) &&
           (row_a != row_b || column_a != column_b);
}

static bool is_apart(struct index *x, const struct division *d, const struct inner_call *a,
                     const struct inner_call *b)
{
    switch (d->kind) {
    case DIVISION_BOUNDS:
        return bounds_apart(x, d, a, b, d->param, d->other, 0);
    case DIVISION_LENGTH:
        return follows(a, b, d->param, d->other) || follows(b, a, d->param, d->other);
    case DIVISION_LINKS:
        return links_apart(x, d, a, b, d->param);
    case DIVISION_SQUARE:
        return quarters_apart(x, d, a, b);
    case DIVISION_FRESH:
        return made_in_call(x, d, &a->arg[d->param]) != made_in_call(x, d, &b->arg[d->param]);
    default:
        return false;
    }
}

static bool divides(struct index *x, const struct division *d)
{
    uint32_t together = 0;
    for (uint32_t i = 0; i < d->ncalls; i++)
        for (uint32_t k = i + 1; k < d->ncalls; k++) {
            const struct inner_call *a = &d->calls[i], *b = &d->calls[k];
            if (!run_together(x, d, a, b))
                continue;
            if (!is_apart(x, d, a, b))
                return false;
            together++;
        }
    return together > 0 || (d->kind == DIVISION_FRESH && d->step);
}

/* ---- is the upper bound itself an element? ---- */

/* A counter that begins at the value. */
static bool begins_at(struct index *x, const struct division *d, const uint32_t *s,
                      const struct poly *value)
{
    if (s[0] != VALUE_REGISTER)
        return false;
    uint32_t frame = s[1], def = index_info(x, frame)->def[s[2]];
    const struct prog_func *pf = frame_func(x->c, frame);
    if (def == IR_NONE || pf->stmts[def].op != IR_PHI)
        return false;
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
    for (uint32_t i = 0; i < pf->stmts[def].nargs; i += 2) {
        struct poly start = value_of(d->v, frame, args[i]);
        if (poly_equal(&start, value))
            return true;
    }
    return false;
}

static bool reaches_upper(struct index *x, const struct division *d, const struct poly *at)
{
    struct poly hi = own_value(x, d, d->frame, d->other);
    struct poly lo = own_value(x, d, d->frame, d->param);
    uint32_t up, low;
    if (!poly_is_symbol(&hi, &up) || !poly_is_symbol(&lo, &low))
        return true;
    struct round_bound bound[MAX_BOUNDS];
    int64_t first = x->c->prog->classes ? IR_ARRAY_ELEMENTS : 0; /* arrays of the JVM have a head */
    for (uint32_t i = 0; i < at->n; i++) {
        const struct poly_term *t = &at->term[i];
        uint32_t s[4];
        memcpy(s, value_symbol_at(d->v, t->sym[0]), sizeof s);
        if (t->sym[1])
            continue;
        if (at->constant >= first && (t->sym[0] == up || begins_at(x, d, s, &hi)))
            return true;
        if (s[0] != VALUE_ROUND || !poly_has(at, low) ||
            value_round_bounds(d->v, s[1], s[2], bound) != 1)
            continue;
        struct poly last = canonical(x, d, &bound[0].max, PTA_NONE, 0);
        last = poly_add(&last, &lo, 1);
        if (is_at_most(&hi, &last, 0))
            return true;
    }
    return false;
}

/* Does the call whose registers the arguments are written in touch the upper bound's element? */
static bool includes_upper(struct index *x, const struct division *d)
{
    for (uint32_t f = 0; f < x->c->frames.n; f++) {
        const struct frame *fr = &x->c->frames.at[f];
        if (fr->origin.i != index_origin(x, d->frame).i ||
            (f != d->frame && fr->caller != d->frame))
            continue;
        const struct prog_func *pf = frame_func(x->c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            if (pf->stmts[i].op != IR_LOAD && pf->stmts[i].op != IR_STORE)
                continue;
            struct poly at = value_of(d->v, f, ir_args(pf->unit, pf->func, &pf->stmts[i])[0]);
            at = canonical(x, d, &at, PTA_NONE, 0);
            if (!at.is_unknown && reaches_upper(x, d, &at))
                return true;
        }
    }
    return false;
}

static bool bounds_may_touch(struct index *x, const struct division *d)
{
    for (uint32_t i = 0; i < d->ncalls; i++)
        for (uint32_t k = i + 1; k < d->ncalls; k++)
            if (run_together(x, d, &d->calls[i], &d->calls[k]) &&
                !bounds_apart(x, d, &d->calls[i], &d->calls[k], d->param, d->other, 1))
                return true;
    return false;
}

/* ---- the function ---- */

/* May the one member be the lower bound and the other one the upper? The first call has said so. */
static bool may_be_bounds(const struct division *d, uint32_t lower, uint32_t upper)
{
    const struct poly *lo = &d->first[lower], *hi = &d->first[upper];
    struct poly length = poly_add(hi, lo, -1);
    if (lower < d->nreal || upper < d->nreal || lo->is_unknown || hi->is_unknown)
        return true;
    if (poly_is_int(&length))
        return length.constant >= 0;
    return poly_is_int(lo) || !poly_is_int(hi); /* 0 to n, not n to 0 */
}

static bool try_kind(struct index *x, struct division *d, enum division_kind kind, uint32_t param,
                     uint32_t other)
{
    d->kind = kind;
    d->param = param;
    d->other = other;
    if ((kind == DIVISION_SQUARE && !are_quarters(x, d)) ||
        (kind == DIVISION_FRESH && !are_fresh(x, d)) ||
        (kind == DIVISION_BOUNDS && !may_be_bounds(d, param, other)) || !divides(x, d) ||
        (kind == DIVISION_BOUNDS && bounds_may_touch(x, d) && includes_upper(x, d))) {
        d->kind = DIVISION_NONE;
        return false;
    }
    return true;
}

static bool find_square(struct index *x, struct division *d, uint32_t param, uint32_t length)
{
    for (d->width = 0; d->width < d->nparams; d->width++)
        if (d->width != param && d->width != length && param != length &&
            try_kind(x, d, DIVISION_SQUARE, param, length))
            return true;
    return false;
}

static void find_kind(struct index *x, struct division *d)
{
    bool is_repeated = d->is_vague;
    for (uint32_t i = 0; i < d->ncalls; i++)
        is_repeated |= d->calls[i].is_repeated;
    for (uint32_t p = 0; p < d->nparams && !is_repeated; p++) {
        if (p < d->nreal && try_kind(x, d, DIVISION_LINKS, p, p))
            return;
        for (uint32_t q = 0; q < d->nparams; q++)
            if (((p < q ||
                  (p != q && q >= d->nreal)) && /* the lower one first; members as they come */
                 try_kind(x, d, DIVISION_BOUNDS, p, q)) ||
                (p != q && try_kind(x, d, DIVISION_LENGTH, p, q)) || find_square(x, d, p, q))
                return;
    }
    /* last: a record that holds bounds is made by the call, too, but they say more */
    for (uint32_t p = 0; p < d->nreal; p++)
        if (try_kind(x, d, DIVISION_FRESH, p, p))
            return;
}

/* The members of the record that the first call is given. */
static void note_first(struct index *x, struct division *d, uint32_t from, uint32_t stmt,
                       const struct effect *made, const struct model_fn *through)
{
    ir_ref record = setter_record(x->c, from, stmt, made, through);
    for (uint32_t k = 0; k < d->nparams; k++)
        d->first[k] = k < d->nreal ? poly_unknown() : stored_member(x, d, from, stmt, record, k);
}

/* Calls of the function in its own origin, other than by itself, or the creation of that; *from,
 * *stmt: one of them. */
static uint32_t outer_calls(struct index *x, struct division *d, uint32_t frame, uint32_t *from,
                            uint32_t *stmt)
{
    uint32_t count = 0, n;
    const struct call_in *calls = frame_callers(x->c, frame, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (func_of(x, calls[i].frame).i == d->func.i || is_below(x, d, calls[i].frame))
            continue;
        const struct pta_edge *e = edge_of_call(x->c, &calls[i]);
        const struct birth *by = &x->v->births[index_origin(x, calls[i].frame).i];
        bool is_passed_on = call_passed_on(x, d, calls[i].frame) == e->stmt;
        *from = is_passed_on ? by->frame : calls[i].frame;
        *stmt = is_passed_on ? by->stmt : e->stmt;
        note_first(x, d, *from, *stmt, is_passed_on ? by->effect : NULL, e->model);
        count++;
    }
    const struct birth *b = &x->v->births[index_origin(x, frame).i];
    if (x->c->frames.at[frame].caller == PTA_NONE && b->is_known) {
        *from = b->frame;
        *stmt = b->stmt;
        note_first(x, d, *from, *stmt, b->effect, NULL);
        count++;
    }
    return count;
}

/* How the first calls are made: further ones might divide the same data. */
struct begin {
    bool is_one_place, is_once;
    uint32_t frame, stmt;
};

static struct begin find_begin(struct index *x, struct division *d)
{
    struct begin b = {.is_once = true};
    for (uint32_t f = 0; f < x->c->frames.n; f++) {
        origin_id o = index_origin(x, f);
        if (func_of(x, f).i != d->func.i || recurs(x, o, d->func))
            continue;
        uint32_t calls = outer_calls(x, d, f, &b.frame, &b.stmt);
        if (!calls && x->c->frames.at[f].caller != PTA_NONE)
            continue; /* by the function itself only */
        if (b.is_one_place || calls != 1)
            return (struct begin){0};
        b.is_one_place = true;
        bool is_many = conc_origin_is_many(x->c, o) && !generation_of(x, o)->is_single;
        b.is_once =
            !(is_many && !runs_in_one(x, &(struct element){.frame = b.frame, .stmt = b.stmt})) &&
            !stmt_in_loop(x->c, func_of(x, b.frame), b.stmt) && x->c->frames.at[b.frame].is_once;
    }
    b.is_once &= b.is_one_place;
    return b;
}

/* One first call for each iteration of a shared-out loop, each with another variable. */
static bool begins_apart(struct index *x, struct division *d, const struct begin *b)
{
    const struct prog_func *pf = frame_func(x->c, b->frame);
    ir_ref given = call_arg(pf, b->stmt, (int32_t)d->param);
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[b->frame].inst, b->stmt, &n);
    if (d->kind != DIVISION_FRESH || n != 1 || e->kind != EDGE_CALL || e->model)
        return false;
    struct element one = {.frame = b->frame, .stmt = b->stmt, .address = given, .size = 1};
    struct poly at = value_of(x->v, b->frame, given);
    struct form f = form_of(x, &one, &one, &at);
    int64_t step = poly_is_int(&f.factor) ? llabs(f.factor.constant) : 0;
    d->step = d->step ? MIN(d->step, step) : step;
    return !at.is_unknown && f.distinct && !f.nlocals && !f.rising.n && step &&
           value_symbol_at(x->v, f.distinct)[0] == VALUE_PART &&
           counts_by(x, b->frame, b->stmt, f.distinct);
}

/* What the calls of the function have in common, and how they begin. */
static void find_parts(struct index *x, struct division *d)
{
    add_calls_of(x, d, IR_NONE, false, d->frame);
    add_calls_below(x, d, IR_NONE, d->frame, 0);
    struct begin b = find_begin(x, d);
    if (d->is_unclear || !b.is_one_place)
        return;
    d->is_chain = b.is_once && !d->is_within && is_chain(x, d);
    find_kind(x, d);
    if (d->is_within ? !within_begins_apart(x, d, b.frame, b.stmt, !bounds_may_touch(x, d))
                     : !b.is_once && !begins_apart(x, d, &b))
        d->kind = DIVISION_NONE;
}

struct division *division_of(struct index *x, func_id func)
{
    bool is_new;
    uint32_t *slot = map_slot(&x->divisions, func.i, &is_new);
    if (!is_new)
        return x->division_list.at[*slot];
    *slot = (uint32_t)x->division_list.n;
    struct division *d = ARENA_ARRAY(&x->c->arena, struct division, 1);
    vec_push(&x->division_list, d);
    d->func = func;
    d->frame = PTA_NONE;
    d->nparams = MIN(x->c->prog->funcs[func.i].func->nparams, (uint32_t)MAX_PARAMS);
    find_members(x, d);
    for (uint32_t o = 0; o < pta_norigins(x->c->pta); o++) {
        if (!recurs(x, (origin_id){o}, func))
            continue;
        uint32_t stmt;
        if (d->frame == PTA_NONE) {
            find_birth(x, (origin_id){o}, func, &d->frame, &stmt);
            d->v = values_of_calls(x->c, func);
        }
        add_thread(x, d, (origin_id){o});
    }
    if (d->frame == PTA_NONE) {
        d->frame = within_frame(x, func);
        d->is_within = d->frame != PTA_NONE;
        d->v = d->is_within ? values_of_calls(x->c, func) : NULL;
    }
    if (d->frame != PTA_NONE)
        find_parts(x, d);
    if (d->is_within && d->kind == DIVISION_NONE) { /* as most are: their values are large */
        values_free(d->v);
        *d = (struct division){.func = func, .frame = PTA_NONE};
    }
    return d;
}

/* ---- accesses ---- */

/* The call of a function that divides, or is a chain, around the access; PTA_NONE. */
uint32_t dividing_frame(struct index *x, const struct element *e, bool wants_chain, uint32_t *stmt)
{
    struct element call = *e;
    bool is_inside = library_call(x, e->frame, &call); /* which may be recursive itself */
    uint32_t frame = is_inside ? call.frame : e->frame;
    *stmt = is_inside ? call.stmt : e->stmt;
    for (int i = 0; i < MAX_UP && frame != PTA_NONE; i++) {
        const struct division *d = division_of(x, func_of(x, frame));
        if (wants_chain ? d->is_chain : d->kind != DIVISION_NONE)
            return frame;
        *stmt = x->c->frames.at[frame].call_stmt;
        frame = x->c->frames.at[frame].caller;
    }
    return PTA_NONE;
}

/* May threads that the function made run while the statement does? */
static bool is_beside_children(struct index *x, const struct division *d, uint32_t stmt)
{
    for (uint32_t i = 0; i < d->ncalls; i++)
        if (d->calls[i].is_thread && runs_on_to(x, d->frame, d->calls[i].at, stmt))
            return true;
    return false;
}

static bool is_own_record(struct index *x, const struct division *d, const struct element *e,
                          uint32_t frame)
{
    struct poly at = value_of(d->v, e->frame, e->address);
    struct poly own = own_value(x, d, frame, d->param);
    at = poly_add(&at, &own, -1);
    return poly_is_int(&at);
}

/* Does the symbol occur, perhaps as an operand of a result? */
static bool mentions(const struct division *d, const struct poly *p, uint32_t sym, int depth)
{
    if (poly_has(p, sym))
        return true;
    for (uint32_t i = 0; i < p->n && depth < MAX_LINKS; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            const uint32_t *s = value_symbol_at(d->v, p->term[i].sym[k]);
            if (s[0] != VALUE_RESULT)
                continue;
            struct poly a = value_poly(d->v, s[2]), b = value_poly(d->v, s[3]);
            if (mentions(d, &a, sym, depth + 1) || mentions(d, &b, sym, depth + 1))
                return true;
        }
    return false;
}

static bool shares_symbol(const struct division *d, const struct poly *a, const struct poly *b)
{
    for (uint32_t i = 0; i < b->n; i++)
        for (int k = 0; k < POLY_DEGREE && b->term[i].sym[k]; k++)
            if (mentions(d, a, b->term[i].sym[k], 0))
                return true;
    return false;
}

/* Does the address come from the record, perhaps over links? */
static bool is_reached_from(struct index *x, const struct division *d, const struct poly *at,
                            const struct poly *own, int depth)
{
    if (at->is_unknown || depth > MAX_LINKS)
        return false;
    if (shares_symbol(d, at, own))
        return true;
    for (uint32_t i = 0; i < at->n; i++) {
        struct poly from, one = poly_symbol(at->term[i].sym[0]);
        if (link_of(x, d, &one, &from) && is_reached_from(x, d, &from, own, depth + 1))
            return true;
    }
    return false;
}

/* Is the parameter something else in the calls that the function makes? */
static bool varies(struct index *x, const struct division *d, uint32_t param)
{
    struct poly own = own_value(x, d, d->frame, param);
    for (uint32_t i = 0; i < d->ncalls; i++)
        if (!poly_equal(&own, &d->calls[i].arg[param]))
            return true;
    return false;
}

/* Does the polynomial mention a parameter that is another one in other calls? */
static bool mentions_part(struct index *x, const struct division *d, const struct poly *p,
                          uint32_t frame)
{
    for (uint32_t k = 0; k < d->nparams; k++) {
        struct poly own = own_value(x, d, frame, k);
        if (varies(x, d, k) && shares_symbol(d, p, &own))
            return true;
    }
    return p->is_unknown;
}

/*
 * A counter that goes up from a constant, whatever part the call has: `tmp[k++]` from k = 0 on.
 * `depth`: counters that take turns.
 */
static bool begins_at_constant(struct index *x, const struct division *d, const uint32_t *s,
                               int depth)
{
    if (s[0] == VALUE_ROUND)
        return true;
    const struct prog_func *pf = frame_func(x->c, s[1]);
    uint32_t def = index_info(x, s[1])->def[s[2]];
    if (def == IR_NONE || pf->stmts[def].op != IR_PHI || depth > MAX_LINKS)
        return depth > 0 && def != IR_NONE && pf->stmts[def].op == IR_PHI;
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
    for (uint32_t i = 0; i < pf->stmts[def].nargs; i += 2) {
        struct poly p = value_of(d->v, s[1], args[i]);
        if (p.is_unknown || p.n > 1 || (p.n == 1 && p.term[0].sym[1]))
            return false;
        if (!p.n)
            continue;
        uint32_t inner[4];
        memcpy(inner, value_symbol_at(d->v, p.term[0].sym[0]), sizeof inner);
        bool is_self = !memcmp(inner, s, sizeof inner);
        if (!is_self && ((inner[0] != VALUE_REGISTER && inner[0] != VALUE_ROUND) ||
                         !begins_at_constant(x, d, inner, depth + 1)))
            return false;
    }
    return true;
}

/* What the call computes as it goes, not from its parameters alone. */
static bool is_counted(struct index *x, const struct division *d, uint32_t sym, uint32_t frame)
{
    const uint32_t *s = value_symbol_at(d->v, sym);
    if ((s[0] != VALUE_REGISTER && s[0] != VALUE_ROUND) ||
        index_origin(x, s[1]).i != index_origin(x, frame).i)
        return false;
    if (s[0] == VALUE_ROUND || s[1] != frame)
        return true;
    uint32_t def = index_info(x, frame)->def[s[2]];
    return def != IR_NONE && frame_func(x->c, frame)->stmts[def].op == IR_PHI;
}

/* The address of the element; of one that an algorithm of the library touches, the first it was
 * given. */
static struct poly address_of(struct index *x, const struct division *d, const struct element *e)
{
    struct element call;
    ir_ref first =
        !d->is_within && library_call(x, e->frame, &call) ? first_of_range(x, &call) : (ir_ref){0};
    return ref_is_none(first) ? value_of(d->v, e->frame, e->address)
                              : value_of(d->v, call.frame, first);
}

/* Does the element depend on the bounds, or on what the thread counts itself? */
static bool depends_on_part(struct index *x, const struct division *d, const struct element *e,
                            uint32_t frame)
{
    struct poly at = address_of(x, d, e);
    if (at.is_unknown)
        return !d->is_within;
    at = canonical(x, d, &at, PTA_NONE, 0);
    struct poly lo = own_value(x, d, frame, d->param), hi = own_value(x, d, frame, d->other);
    if (d->is_within && !within_stays(x, d, e, &at, &lo, &hi))
        return false;
    for (uint32_t i = 0; i < at.n; i++) {
        const uint32_t *s = value_symbol_at(d->v, at.term[i].sym[0]);
        if (s[0] == VALUE_RESULT && s[1] == VALUE_MINIMUM)
            return false; /* min(i + 1, n - 1): perhaps the first of the next part */
    }
    if (mentions_part(x, d, &at, frame))
        return true;
    for (uint32_t i = 0; i < at.n; i++) {
        uint32_t s[4];
        memcpy(s, value_symbol_at(d->v, at.term[i].sym[0]), sizeof s);
        if (is_counted(x, d, at.term[i].sym[0], frame) && !begins_at_constant(x, d, s, 0))
            return true;
    }
    return false;
}

/* A counter of the call that begins at 0 and stays below the length, that many times. */
static bool counts_to_length(struct index *x, const struct division *d, uint32_t sym,
                             const struct poly *length)
{
    uint32_t s[4];
    struct round_bound bound[MAX_BOUNDS];
    memcpy(s, value_symbol_at(d->v, sym), sizeof s);
    if (s[0] != VALUE_ROUND)
        return false;
    uint32_t n = value_round_bounds(d->v, s[1], s[2], bound);
    for (uint32_t i = 0; i < n; i++) {
        struct poly last = canonical(x, d, &bound[i].max, PTA_NONE, 0);
        if (bound[i].scale == 1 && is_at_most(&last, length, 1))
            return true;
    }
    return false;
}

/* Is the element row * width + column of the square? */
static bool is_in_square(struct index *x, const struct division *d, const struct element *e,
                         uint32_t frame)
{
    struct poly at = value_of(d->v, e->frame, e->address);
    struct poly own = own_value(x, d, frame, d->param), width = own_value(x, d, frame, d->width);
    struct poly length = own_value(x, d, frame, d->other);
    uint32_t down, nrows = 0, ncolumns = 0;
    at = canonical(x, d, &at, PTA_NONE, 0);
    at = poly_add(&at, &own, -1);
    if (at.is_unknown || at.constant || !poly_is_symbol(&width, &down) || e->size != d->size)
        return false;
    for (uint32_t i = 0; i < at.n; i++) {
        const struct poly_term *t = &at.term[i];
        bool is_row = t->sym[1] && !t->sym[2] && poly_term_has(t, down);
        uint32_t counter = is_row && t->sym[0] == down ? t->sym[1] : t->sym[0];
        if (t->coef != d->size || (t->sym[1] && !is_row) ||
            !counts_to_length(x, d, counter, &length))
            return false;
        nrows += is_row;
        ncolumns += !is_row;
    }
    return nrows < 2 && ncolumns < 2;
}

/* Is the element in what the call was given, or in what it has made? */
static bool is_in_own(struct index *x, const struct division *d, const struct element *e,
                      uint32_t frame)
{
    struct poly at = value_of(d->v, e->frame, e->address), own = own_value(x, d, frame, d->param);
    uint32_t given;
    if (at.is_unknown || !poly_is_symbol(&own, &given))
        return false;
    at = canonical(x, d, &at, PTA_NONE, 0);
    struct poly off = poly_add(&at, &own, -1);
    bool is_variable = poly_is_int(&off) && off.constant >= 0 && off.constant + e->size <= d->step;
    for (uint32_t i = 0; i < at.n; i++) {
        const struct poly_term *t = &at.term[i];
        struct poly base = poly_symbol(t->sym[0]);
        if (d->step && t->sym[0] == given && !is_variable)
            return false;
        if (t->coef == 1 && !t->sym[1] &&
            (t->sym[0] == given || (made_in_call(x, d, &base) != IR_NONE &&
                                    value_symbol_at(d->v, t->sym[0])[1] == frame)))
            return true;
    }
    return false;
}

/* The element of this round, before the round's call gets it: others have those of earlier ones. */
static bool is_of_this_round(struct index *x, const struct division *d, const struct element *e,
                             uint32_t frame, uint32_t stmt)
{
    const struct inner_call *c = &d->calls[0];
    struct poly at = value_of(d->v, e->frame, e->address), base = {0};
    if (!d->step || d->ncalls != 1 || !c->is_repeated || e->frame != frame)
        return false;
    at = canonical(x, d, &at, d->frame, 0);
    struct poly off = poly_add(&at, &c->arg[d->param], -1);
    uint32_t loop = index_info(x, d->frame)->cfg->loop[index_info(x, d->frame)->block_of[c->at]];
    return step_of_rounds(x, d, &at, c->at, &base) && poly_is_int(&off) && off.constant >= 0 &&
           off.constant + e->size <= d->step && precedes_in_round(x, frame, loop, stmt, c->at);
}

static bool is_in_part(struct index *x, const struct division *d, const struct element *e,
                       uint32_t frame, uint32_t stmt)
{
    if (d->kind == DIVISION_FRESH && is_of_this_round(x, d, e, frame, stmt))
        return true;
    if (d->kind == DIVISION_LINKS && is_own_record(x, d, e, frame))
        return true;
    if (is_beside_children(x, d, stmt))
        return false;
    if (d->kind == DIVISION_LINKS) {
        struct poly at = value_of(d->v, e->frame, e->address);
        struct poly own = own_value(x, d, frame, d->param);
        return is_reached_from(x, d, &at, &own, 0);
    }
    return d->kind == DIVISION_SQUARE  ? is_in_square(x, d, e, frame)
           : d->kind == DIVISION_FRESH ? is_in_own(x, d, e, frame)
                                       : depends_on_part(x, d, e, frame);
}

bool divides_apart(struct index *x, const struct element *a, const struct element *b)
{
    uint32_t at_a, at_b;
    if (x->c->opt.mode == MODE_SOUND || ref_is_none(a->address) || ref_is_none(b->address))
        return false;
    if (is_one_chain(x, a, b) || rounds_apart(x, a, b))
        return true;
    uint32_t fa = dividing_frame(x, a, false, &at_a);
    uint32_t fb = fa == PTA_NONE ? PTA_NONE : dividing_frame(x, b, false, &at_b);
    if (fb == PTA_NONE || func_of(x, fa).i != func_of(x, fb).i)
        return false;
    const struct division *d = division_of(x, func_of(x, fa));
    return is_in_part(x, d, a, fa, at_a) && is_in_part(x, d, b, fb, at_b);
}

void divisions_release(struct index *x)
{
    for (size_t i = 0; i < x->division_list.n; i++)
        values_free(x->division_list.at[i]->v);
    map_release(&x->divisions);
    vec_release(&x->division_list);
}
