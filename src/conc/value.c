/* Values of registers as polynomials: see value.h. */
#include "conc/ticket.h"
#include <stdlib.h>

enum { MAX_STEPS = 4000, MAX_COPIES = 3 };
/* An object with more writes than this holds nothing that one of them would tell. */
enum { MAX_WRITES = 256 };

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

static struct poly opaque(struct values *v, uint32_t frame, uint32_t reg)
{
    return poly_symbol(value_symbol(v, VALUE_REGISTER, frame, reg, 0));
}

/* ---- who writes what ---- */

static void note_write(struct values *v, uint32_t frame, uint32_t stmt, const struct access *a)
{
    struct idset_iter it = idset_begin(a->locs);
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        uint32_t obj = pta_loc(v->c->pta, (loc_id){loc})->obj.i;
        struct write_record w = {v->last_write[obj], frame, stmt, {loc}, a->size};
        vec_push(&v->writes, w);
        v->last_write[obj] = (uint32_t)v->writes.n;
    }
}

static void collect_writes(struct values *v)
{
    struct conc *c = v->c;
    access_vec list = {0};
    v->has_writes = true;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t n = frame_func(c, f)->func->nstmts;
        for (uint32_t s = 0; s < n; s++) {
            vec_clear(&list);
            accesses_of(c, c->frames.at[f].inst, s, &list);
            for (size_t i = 0; i < list.n; i++)
                if (list.at[i].flags & ACC_WRITE && !(list.at[i].flags & ACC_FREE))
                    note_write(v, f, s, &list.at[i]);
        }
    }
    vec_release(&list);
}

uint32_t values_last_write(struct values *v, obj_id obj)
{
    if (!v->has_writes)
        collect_writes(v);
    return v->last_write[obj.i];
}

/* Is the frame a call of the function that makes such origins? */
static bool is_creator(const struct values *v, uint32_t frame, uint32_t origin)
{
    const struct conc *c = v->c;
    const struct birth *b = &v->births[origin];
    return b->is_several && pta_inst_func(c->pta, c->frames.at[frame].inst).i ==
                                pta_inst_func(c->pta, c->frames.at[b->frame].inst).i;
}

static bool is_ancestor(const struct values *v, uint32_t maybe, uint32_t origin)
{
    for (int i = 0; i < 16 && v->births[origin].is_known; i++) {
        origin = v->c->frames.at[v->births[origin].frame].origin.i;
        if (origin == maybe)
            return true;
    }
    return false;
}

/*
 * Does the memory keep its value while the origin looks at it? Yes if only its creators write it
 * (if they do so while it runs, that is a race of its own), or for an origin without creator if it
 * is written by one statement, once.
 */
static bool is_stable_at(struct values *v, uint32_t frame, loc_id loc, uint64_t size)
{
    struct conc *c = v->c;
    uint32_t origin = c->frames.at[frame].origin.i, own = 0, seen = 0;
    const struct pta_loc *l = pta_loc(c->pta, loc);
    for (uint32_t i = v->last_write[l->obj.i]; i; i = v->writes.at[i - 1].next) {
        if (seen++ == MAX_WRITES)
            return false;
        const struct write_record *w = &v->writes.at[i - 1];
        uint32_t writer = c->frames.at[w->frame].origin.i;
        if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, l, size) ||
            is_creator(v, w->frame, origin))
            continue;
        if (writer == origin && !v->births[origin].is_known) {
            func_id f = pta_inst_func(c->pta, c->frames.at[w->frame].inst);
            if (own++ || stmt_in_loop(c, f, w->stmt) || !c->frames.at[w->frame].is_once)
                return false;
        } else if (!is_ancestor(v, writer, origin)) {
            return false;
        }
    }
    return true;
}

/* Who writes the memory that a frame reads, as far as that frame may rely on it. */
struct writers {
    uint32_t n;    /* writes that overlap */
    uint32_t only; /* one of them: index */
    bool is_exact; /* that one writes the same bytes */
    bool is_here;  /* all of them are in the reading frame */
    bool is_own;   /* the memory belongs to one thread: its stack, or there is one thread */
};

static struct writers writers_of(struct values *v, uint32_t frame, ir_ref address, uint64_t size)
{
    struct conc *c = v->c;
    struct writers out = {.is_here = true, .is_own = true};
    const struct frame *f = &c->frames.at[frame];
    struct idset_iter it = idset_begin(pta_value(c->pta, f->inst, address));
    uint32_t loc, nlocs = 0, seen = 0;
    if (!v->has_writes)
        collect_writes(v);
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        const struct pta_obj *o = pta_obj(c->pta, l->obj);
        nlocs++;
        out.is_own &=
            (o->kind == OBJ_STACK && o->inst.i == f->inst.i) || !conc_origin_is_many(c, f->origin);
        for (uint32_t i = v->last_write[l->obj.i]; i; i = v->writes.at[i - 1].next) {
            const struct write_record *w = &v->writes.at[i - 1];
            if (seen++ == MAX_WRITES)
                return (struct writers){.n = MAX_WRITES};
            if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, l, size))
                continue;
            out.n++;
            out.only = i - 1;
            out.is_exact = nlocs == 1 && w->loc.i == loc && w->size == size && !l->stride;
            out.is_here &= w->frame == frame;
        }
    }
    out.is_own &= nlocs > 0;
    return out;
}

static bool is_stable(struct values *v, uint32_t frame, ir_ref address, uint64_t size)
{
    if (!v->has_writes)
        collect_writes(v);
    const struct idset *locs = pta_value(v->c->pta, v->c->frames.at[frame].inst, address);
    struct idset_iter it = idset_begin(locs);
    uint32_t loc, n = 0;
    while (idset_step(&it, &loc)) {
        if (pta_obj(v->c->pta, pta_loc(v->c->pta, (loc_id){loc})->obj)->kind == OBJ_TLS ||
            !is_stable_at(v, frame, (loc_id){loc}, size))
            return false;
        n++;
    }
    return n > 0;
}

/* ---- loads ---- */

const struct effect *share_of_call(const struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_SHARE_LOOP)
                return &e[i].model->effects[k];
    return NULL;
}

/* What the last store to `slot` before `stmt` in its block put there. */
static struct poly stored_before(struct values *v, uint32_t frame, uint32_t stmt, ir_ref slot,
                                 int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    for (uint32_t i = stmt; i > 0 && info->block_of[i - 1] == info->block_of[stmt]; i--) {
        const struct ir_stmt *s = &pf->stmts[i - 1];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->op == IR_STORE && args[0].bits == slot.bits)
            return value_eval(v, frame, args[1], depth + 1);
    }
    return poly_unknown();
}

static struct poly part_of(struct values *v, uint32_t frame, uint32_t stmt, const struct effect *e,
                           int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    int64_t schedule, chunk;
    if (e->size.kind == PLACE_ARG && e->handle.kind == PLACE_ARG &&
        ir_ref_int(pf->unit, call_arg(pf, stmt, e->size.index), &schedule) &&
        ir_ref_int(pf->unit, call_arg(pf, stmt, e->handle.index), &chunk)) {
        struct poly lower = stored_before(v, frame, stmt, call_arg(pf, stmt, e->obj.index), depth);
        struct poly upper = stored_before(v, frame, stmt, call_arg(pf, stmt, e->obj2.index), depth);
        if (!lower.is_unknown && !upper.is_unknown)
            return poly_symbol(value_symbol(v, VALUE_PART, value_intern(v, &lower),
                                            value_intern(v, &upper),
                                            (uint32_t)schedule << 24 ^ (uint32_t)chunk));
    }
    return poly_symbol(value_symbol(v, VALUE_PART, PTA_NONE, frame, stmt));
}

/* A load of the lower bound that a call shared out: any iteration of this thread's part. */
static bool load_part(struct values *v, uint32_t frame, uint32_t load, ir_ref address,
                      struct poly *out, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    inst_id inst = v->c->frames.at[frame].inst;
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, inst));
    if (ref_kind(address) != REF_REG || info->def[ref_index(address)] == IR_NONE ||
        pf->stmts[info->def[ref_index(address)]].op != IR_ALLOCA)
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        bool is_before = info->block_of[i] == info->block_of[load]
                             ? i < load
                             : cfg_dominates(info->cfg, info->block_of[i], info->block_of[load]);
        if (s->op != IR_CALL || s->nargs < 5 || !is_before)
            continue;
        const struct effect *e = share_of_call(v->c, inst, i);
        if (e && call_arg(pf, i, e->obj.index).bits == address.bits) {
            *out = part_of(v, frame, i, e, depth);
            return true;
        }
    }
    return false;
}

static bool is_own_register(const struct values *v, uint32_t frame, uint32_t sym)
{
    const uint32_t *s = value_symbol_at(v, sym);
    return (s[0] == VALUE_REGISTER || s[0] == VALUE_ROUND) &&
           v->c->frames.at[s[1]].origin.i == v->c->frames.at[frame].origin.i;
}

static bool mentions_own(const struct values *v, uint32_t frame, const struct poly *p)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++)
            if (is_own_register(v, frame, p->term[i].sym[k]))
                return true;
    return false;
}

/* Memory of the thread itself: what its one store put there, or the last one in this function. */
static bool load_own(struct values *v, uint32_t frame, uint32_t load, const struct poly *at,
                     struct poly *out, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct ir_stmt *s = &pf->stmts[load];
    struct writers w = writers_of(v, frame, ir_args(pf->unit, pf->func, s)[0], s->size);
    if (!w.n && table_value(v, at, s->size, out))
        return true;
    if (!w.n) { /* written by nobody we see: a library keeps it */
        *out = poly_symbol(value_symbol(v, VALUE_CONTENT, value_intern(v, at), 1, 0));
        return true;
    }
    if (!w.is_own)
        return false;
    if (w.n == 1 && w.is_exact) {
        const struct write_record *r = &v->writes.at[w.only];
        const struct prog_func *from = frame_func(v->c, r->frame);
        const struct ir_stmt *store = &from->stmts[r->stmt];
        if (store->op == IR_STORE) {
            *out = value_eval(v, r->frame, ir_args(from->unit, from->func, store)[1], depth + 1);
            return !out->is_unknown;
        }
    }
    return w.is_here && value_stored(v, frame, load, at, s->size, out, depth + 1);
}

/* The lower bound of the part of a loop that the thread was created for (taskloop). */
static bool load_given_part(struct values *v, uint32_t frame, const struct poly *at,
                            struct poly *out, int depth)
{
    const struct birth *b = &v->births[v->c->frames.at[frame].origin.i];
    if (!b->is_known)
        return false;
    const struct effect *e = share_of_call(v->c, v->c->frames.at[b->frame].inst, b->stmt);
    if (!e || e->obj.kind != PLACE_ARG)
        return false;
    ir_ref slot = call_arg(frame_func(v->c, b->frame), b->stmt, e->obj.index);
    struct poly lower = value_eval(v, b->frame, slot, depth + 1);
    *out = poly_symbol(value_symbol(v, VALUE_PART, PTA_NONE, b->frame, b->stmt));
    return poly_equal(&lower, at);
}

/* Does the origin write what the frame reads at the address? */
static bool origin_writes(struct values *v, uint32_t frame, ir_ref address, uint64_t size,
                          uint32_t origin)
{
    const struct conc *c = v->c;
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[frame].inst, address));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        for (uint32_t i = values_last_write(v, l->obj); i; i = v->writes.at[i - 1].next) {
            const struct write_record *w = &v->writes.at[i - 1];
            if (c->frames.at[w->frame].origin.i == origin &&
                pta_overlap(pta_loc(c->pta, w->loc), w->size, l, size))
                return true;
        }
    }
    return false;
}

/* What the creator stored there before the creation, or the creator's creator, and so on. */
static bool stored_by_ancestor(struct values *v, uint32_t frame, ir_ref address,
                               const struct poly *at, uint32_t size, struct poly *out, int depth)
{
    uint32_t origin = v->c->frames.at[frame].origin.i;
    for (int i = 0; i < MAX_COPIES && v->births[origin].is_known; i++) {
        const struct birth *b = &v->births[origin];
        if (value_stored(v, b->frame, b->stmt, at, size, out, depth + 1))
            return true;
        origin = v->c->frames.at[b->frame].origin.i;
        if (b->is_several || origin_writes(v, frame, address, size, origin))
            return false;
    }
    return false;
}

static struct poly eval_load(struct values *v, uint32_t frame, uint32_t stmt, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref address = ir_args(pf->unit, pf->func, s)[0];
    struct poly self = opaque(v, frame, s->dst), out;
    if (load_part(v, frame, stmt, address, &out, depth))
        return out;
    struct poly at = value_eval(v, frame, address, depth + 1);
    if (at.is_unknown)
        return self;
    if (is_thread_number(v, &at))
        return poly_symbol(value_symbol(v, VALUE_NUMBER, PTA_NONE, 0, 0));
    if (load_is_ticket(v->c, frame, stmt))
        return poly_symbol(value_symbol(v, VALUE_TICKET, value_intern(v, &at), 0, 0));
    if (load_given_part(v, frame, &at, &out, depth) || load_own(v, frame, stmt, &at, &out, depth))
        return out;
    const struct birth *b = &v->births[v->c->frames.at[frame].origin.i];
    bool is_main = !b->is_known;
    if ((!is_main && mentions_own(v, frame, &at)) || !is_stable(v, frame, address, s->size))
        return self;
    if (!is_main && stored_by_ancestor(v, frame, address, &at, s->size, &out, depth))
        return out;
    return poly_symbol(value_symbol(v, VALUE_CONTENT, value_intern(v, &at), 0, 0));
}

/* ---- phis ---- */

static bool is_fixed_in_loop(struct values *v, uint32_t frame, uint32_t loop, const struct poly *p)
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
                if (!is_fixed_in_loop(v, frame, loop, &x) || !is_fixed_in_loop(v, frame, loop, &y))
                    return false;
            }
            if (a != frame)
                continue;
            if (kind == VALUE_ROUND && cfg_in_loop(info->cfg, info->cfg->loops[b].header, loop))
                return false;
            if (kind == VALUE_REGISTER && info->def[b] != IR_NONE &&
                cfg_in_loop(info->cfg, info->block_of[info->def[b]], loop))
                return false;
        }
    }
    return !p->is_unknown;
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
    bool has_start = false, has_step = false, is_counter = true;
    v->unsettled++;
    for (uint32_t i = 0; i + 1 < s->nargs && is_counter; i += 2) {
        bool is_latch = cfg_in_loop(info->cfg, ref_index(args[i + 1]), loop);
        struct poly x = value_eval(v, frame, args[i], depth + 1);
        if (is_latch)
            x = poly_add(&x, &self, -1);
        struct poly *known = is_latch ? &step : &start;
        bool *has = is_latch ? &has_step : &has_start;
        is_counter = !x.is_unknown && (!*has || poly_equal(&x, known));
        *known = x;
        *has = true;
    }
    v->unsettled--;
    uint32_t sym;
    if (!is_counter || !has_start || !has_step || !is_fixed_in_loop(v, frame, loop, &step))
        return self;
    if (poly_is_symbol(&start, &sym) && value_symbol_at(v, sym)[0] == VALUE_PART)
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
            return self;
        only = x;
    }
    return 2 * n == s->nargs || (n && is_ticket(v, &only)) ? only : self;
}

/* ---- other statements ---- */

struct poly value_result(struct values *v, uint32_t op, const struct poly *a, const struct poly *b)
{
    if (a->is_unknown || b->is_unknown)
        return poly_unknown();
    if (poly_is_int(a) && poly_is_int(b) && b->constant > 0 && a->constant >= 0) {
        if (op == IR_SDIV || op == IR_UDIV)
            return poly_int(a->constant / b->constant);
    }
    return poly_symbol(value_symbol(v, VALUE_RESULT, op, value_intern(v, a), value_intern(v, b)));
}

static struct poly eval_arithmetic(struct values *v, uint32_t frame, const struct ir_stmt *s,
                                   const ir_ref *args, int depth)
{
    struct poly a = value_eval(v, frame, args[0], depth + 1),
                b = value_eval(v, frame, args[1], depth + 1);
    switch (s->op) {
    case IR_ADD:
        return poly_add(&a, &b, 1);
    case IR_SUB:
        return poly_add(&a, &b, -1);
    case IR_MUL:
        return poly_mul(&a, &b);
    case IR_SHL:
        if (!poly_is_int(&b) || b.constant < 0 || b.constant > 40)
            break;
        b = poly_int((int64_t)1 << b.constant);
        return poly_mul(&a, &b);
    case IR_SREM: /* x % n is x - x/n*n */
    case IR_UREM: {
        struct poly whole = value_result(v, IR_SDIV, &a, &b);
        whole = poly_mul(&whole, &b);
        return poly_add(&a, &whole, -1);
    }
    case IR_UDIV:
        return value_result(v, IR_SDIV, &a, &b);
    case IR_CMP:
        return poly_unknown();
    default:
        break;
    }
    return value_result(v, s->op, &a, &b);
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
        sum = poly_add(&sum, &index, stride);
    }
    return sum;
}

/* The value a function returns, if it has one return. */
static struct poly eval_return(struct values *v, uint32_t frame, inst_id target, int depth)
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
    /* Its own registers mean something else in every call. */
    for (uint32_t i = 0; i < found.n; i++)
        for (int k = 0; k < POLY_DEGREE && found.term[i].sym[k]; k++) {
            const uint32_t *s = value_symbol_at(v, found.term[i].sym[k]);
            if ((s[0] == VALUE_REGISTER || s[0] == VALUE_ROUND) && s[1] == callee)
                return poly_unknown();
        }
    return found;
}

static struct poly eval_call(struct values *v, uint32_t frame, uint32_t stmt, int depth)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(v->c->pta, v->c->frames.at[frame].inst, stmt, &n);
    if (n != 1)
        return poly_unknown();
    if (e->kind == EDGE_CALL && !e->model)
        return eval_return(v, frame, (inst_id){e->target}, depth);
    for (int i = 0; e->kind == EDGE_MODEL && i < e->model->neffects; i++) {
        enum effect_kind kind = e->model->effects[i].kind;
        if (kind == EFFECT_THREAD_NUMBER)
            return poly_symbol(value_symbol(v, VALUE_NUMBER, e->target, 0, 0));
        if (kind == EFFECT_BARRIER_WAIT)
            return poly_symbol(
                value_symbol(v, VALUE_TURN, frame_func(v->c, frame)->stmt_base + stmt, 0, 0));
        if (kind == EFFECT_THREAD_COUNT)
            return poly_symbol(value_symbol(v, VALUE_COUNT, 0, 0, 0));
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
    return poly_symbol(value_symbol(v, VALUE_TICKET, value_intern(v, &at), 0, 0));
}

/* The object whose method the thread runs. */
static struct poly eval_receiver(struct values *v, const struct birth *b, int depth)
{
    const struct place *fn = &b->effect->fn;
    ir_ref arg = call_arg(frame_func(v->c, b->frame), b->stmt, fn->index);
    struct poly at = value_eval(v, b->frame, arg, depth + 1), out;
    if (at.is_unknown || fn->base != PLACE_ARG || fn->inside || fn->each || fn->depth > 1)
        return poly_unknown();
    at.constant += fn->offset;
    if (!fn->depth)
        return at;
    if (!value_stored(v, b->frame, b->stmt, &at, 0, &out, depth + 1))
        return poly_unknown();
    out.constant += fn->offset2;
    return out;
}

static struct poly eval_param(struct values *v, uint32_t frame, uint32_t param, int depth)
{
    const struct frame *f = &v->c->frames.at[frame];
    if (f->caller != PTA_NONE) {
        const struct prog_func *pf = frame_func(v->c, f->caller);
        uint32_t n;
        const struct pta_edge *e =
            pta_edges(v->c->pta, v->c->frames.at[f->caller].inst, f->call_stmt, &n);
        if (f->ncallers != 1 || n != 1 || e->model || v->is_one_of[frame])
            return poly_unknown();
        return value_eval(v, f->caller, call_arg(pf, f->call_stmt, (int32_t)param), depth + 1);
    }
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
    int32_t index = place->index + ((int)param - last);
    if (place->kind != PLACE_REST && (place->kind != PLACE_ARG || last != (int)param))
        return poly_unknown();
    struct poly p =
        value_eval(v, b->frame, call_arg(frame_func(v->c, b->frame), b->stmt, index), depth + 1);
    p.constant += place->offset;
    return p;
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
    case IR_ZEXT:
    case IR_SEXT:
    case IR_TRUNC:
        return value_eval(v, frame, args[0], depth + 1);
    case IR_ADDR:
        return eval_address(v, frame, s, args, depth);
    case IR_LOAD:
        return eval_load(v, frame, stmt, depth);
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

static struct poly eval_reg(struct values *v, uint32_t frame, uint32_t reg, int depth)
{
    uint64_t key = map_key2(frame, reg);
    uint32_t known = map_get(&v->memo, key, 0);
    if (known)
        return value_poly(v, known - 1);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    struct poly p = opaque(v, frame, reg);
    if (depth > MAX_EVAL_DEPTH || v->steps++ > MAX_STEPS || map_get(&v->working, key, 0))
        return p;
    map_put(&v->working, key, 1);
    struct poly q = reg < frame_func(v->c, frame)->func->nparams ? eval_param(v, frame, reg, depth)
                    : info->def[reg] == IR_NONE                  ? poly_unknown()
                                                : eval_stmt(v, frame, info->def[reg], depth);
    map_put(&v->working, key, 0);
    if (!q.is_unknown)
        p = q;
    if (!v->unsettled && v->steps <= MAX_STEPS)
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

/* What the budget cut is remembered too: the next one to ask would not get further. */
struct poly value_of(struct values *v, uint32_t frame, ir_ref ref)
{
    v->steps = 0;
    struct poly p = value_eval(v, frame, ref, 0);
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
        if (is_vague(v, frame, &index) && ir_ref_int(pf->unit, args[i + 2], &count) && count > 0 &&
            count < INT32_MAX)
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
    tuples_init(&v->syms, 4);
    seqs_init(&v->polys, "polynomials");
    v->last_write = ARENA_ARRAY(&c->arena, uint32_t, pta_nobjs(c->pta) + 1);
    v->births = ARENA_ARRAY(&c->arena, struct birth, pta_norigins(c->pta) + 1);
    v->is_one_of = ARENA_ARRAY(&c->arena, bool, c->frames.n + 1);
    for (uint32_t o = 0; o < pta_norigins(c->pta); o++) {
        v->births[o] = find_birth(c, (origin_id){o});
        if (v->births[o].is_several)
            v->is_one_of[v->births[o].frame] = true;
    }
    return v;
}

struct values *values_of_calls(struct conc *c, func_id func)
{
    struct values *v = values_new(c);
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
    vec_release(&v->writes);
}
