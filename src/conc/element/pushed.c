/*
 * Vectors of the C++ library that one loop has filled, before any thread that looks at them began:
 *
 *     for (int i = 0; i < n; i++)                 for (auto &w : workers)
 *         workers.emplace_back(i, results[i]);        threads.emplace_back(&Worker::run, &w);
 *
 * A new element is made where the member `finish` points to, which then goes on by one element: the
 * n-th element is what was made in the n-th round of the loop. That the vector is asked for no more
 * than was put in is assumed, as for arrays (A-FILLED).
 *
 * `back()`, asked in the round after that, is the element of the round.
 *
 * Conditions: one statement of the program writes the place in the elements, and behind it, in the
 * same call, `finish` is moved on, in every round of a loop that runs once; nothing else writes
 * `finish` but functions that have it zero, and those that get more memory.
 */
#include "conc/element/value_int.h"

enum { FINISH = 8, MAX_UP = 6 };

/* The place that the elements are made at, and the loop that does so. */
struct push {
    uint32_t frame, stmt; /* that makes the element's part */
    uint32_t from, loop;  /* ... in the rounds of this loop of this frame */
    int64_t element, off; /* bytes of one; of the part in it */
};

static const struct ir_stmt *stmt_of(const struct values *v, const struct write_record *w)
{
    return &frame_func(v->c, w->frame)->stmts[w->stmt];
}

/* In `reserve`: elements move to other memory, each to the same number. */
static bool is_in_reserve(const struct values *v, uint32_t frame)
{
    uint32_t stmt;
    for (int i = 0; i < MAX_UP; i++) {
        const char *name = v->c->prog->syms[frame_func(v->c, frame)->sym.i].name;
        if (name && !strncmp(name, "_ZNSt6vectorI", 13) && strstr(name, "E7reserveE"))
            return true;
        if (!prog_func_is_library(v->c->prog,
                                  pta_inst_func(v->c->pta, v->c->frames.at[frame].inst)) ||
            !only_caller(v->c, frame, &frame, &stmt))
            return false;
    }
    return false;
}

/* The one statement that writes there, whichever memory the vector has at the time. */
static const struct write_record *only_write(struct values *v, uint32_t frame, ir_ref address,
                                             uint32_t size)
{
    const struct conc *c = v->c;
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[frame].inst, address));
    const struct write_record *only = NULL;
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        for (uint32_t i = values_last_write(v, l->obj); i; i = v->log->writes.at[i - 1].next) {
            const struct write_record *w = &v->log->writes.at[i - 1];
            if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, l, size) ||
                is_in_reserve(v, w->frame))
                continue;
            if (only && (only->frame != w->frame || only->stmt != w->stmt))
                return NULL;
            only = w;
        }
    }
    return only;
}

/* Where `finish` is moved on, and what it is. */
struct finish {
    uint32_t frame, stmt;
    loc_id loc;
};

static bool is_finish(const struct poly *address, const struct poly *vector)
{
    struct poly d = poly_add(address, vector, -1);
    return poly_is_int(&d) && d.constant == FINISH;
}

/* Is the address a constant beyond what `finish` is? */
static bool is_beyond_finish(struct values *v, const struct poly *at, const struct poly *vector,
                             int depth)
{
    struct poly base = *at;
    uint32_t sym, s[4];
    base.constant = 0;
    if (base.is_unknown || !poly_is_symbol(&base, &sym))
        return false;
    memcpy(s, value_symbol_at(v, sym), sizeof s);
    if (s[0] == VALUE_CONTENT) {
        struct poly from = value_poly(v, s[1]);
        return is_finish(&from, vector);
    }
    if (s[0] != VALUE_REGISTER)
        return false;
    const struct prog_func *pf = frame_func(v->c, s[1]);
    uint32_t def = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[s[1]].inst))->def[s[2]];
    if (def == IR_NONE || pf->stmts[def].op != IR_LOAD)
        return false;
    struct poly from = value_eval(v, s[1], prog_args(pf, &pf->stmts[def])[0], depth + 1);
    return is_finish(&from, vector);
}

/* The statement behind `after` that stores to `finish`. */
static bool find_finish(struct values *v, uint32_t frame, uint32_t after, const struct poly *vector,
                        struct finish *out, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    inst_id inst = v->c->frames.at[frame].inst;
    const struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, inst));
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_STORE || pf->stmts[i].size != 8 || !comes_first(info, after, i))
            continue;
        ir_ref address = prog_args(pf, &pf->stmts[i])[0];
        struct poly at = value_eval(v, frame, address, depth + 1);
        uint32_t loc = one_place(v->c, pta_value(v->c->pta, inst, address));
        if (loc == PTA_NONE || !is_finish(&at, vector))
            continue;
        *out = (struct finish){frame, i, {loc}};
        return true;
    }
    return false;
}

/* Does the statement leave the number of elements as it is: more memory, or none yet? */
static bool keeps_count(const struct values *v, const struct write_record *w)
{
    const struct prog_func *pf = frame_func(v->c, w->frame);
    const struct ir_stmt *s = stmt_of(v, w);
    int64_t value;
    if (is_in_reserve(v, w->frame))
        return true;
    if (s->op == IR_STORE)
        return ir_ref_int(pf->unit, prog_args(pf, s)[1], &value) && !value;
    return s->op == IR_CALL; /* a model: it grows */
}

/* By how much the statement moves `finish` on, if it is the only one that does so; 0. */
static int64_t step_of_finish(struct values *v, const struct finish *at, const struct poly *vector,
                              int depth)
{
    const struct conc *c = v->c;
    const struct pta_loc *l = pta_loc(c->pta, at->loc);
    for (uint32_t i = values_last_write(v, l->obj); i; i = v->log->writes.at[i - 1].next) {
        const struct write_record *w = &v->log->writes.at[i - 1];
        if (pta_overlap(pta_loc(c->pta, w->loc), w->size, l, 8) && !keeps_count(v, w) &&
            (w->frame != at->frame || w->stmt != at->stmt))
            return 0;
    }
    const struct prog_func *pf = frame_func(c, at->frame);
    struct poly next = value_eval(v, at->frame, prog_args(pf, &pf->stmts[at->stmt])[1], depth + 1);
    return is_beyond_finish(v, &next, vector, depth) && next.constant > 0 ? next.constant : 0;
}

/* The loop that makes the call in every round, with the calls between them made once each. */
static bool find_loop(struct values *v, uint32_t frame, struct push *out)
{
    struct conc *c = v->c;
    uint32_t stmt = IR_NONE;
    for (int i = 0; i < MAX_UP && only_caller(c, frame, &frame, &stmt); i++) {
        const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
        uint32_t block = info->block_of[stmt], loop = info->cfg->loop[block];
        if (loop == CFG_NONE)
            continue;
        out->from = frame, out->loop = loop;
        return !info->cfg->is_irreducible && cfg_in_each_round(info->cfg, block, loop) &&
               info->cfg->loops[loop].parent == CFG_NONE && c->frames.at[frame].is_once;
    }
    return false;
}

static bool find_push(struct values *v, uint32_t frame, ir_ref address, uint32_t size,
                      const struct poly *vector, struct push *out, int depth)
{
    const struct write_record *w = only_write(v, frame, address, size);
    const struct ir_stmt *s = w ? stmt_of(v, w) : NULL;
    if (!s || (s->op != IR_STORE && s->op != IR_MEMCOPY))
        return false;
    struct poly stored =
        value_eval(v, w->frame, prog_args(frame_func(v->c, w->frame), s)[0], depth + 1);
    if (!is_beyond_finish(v, &stored, vector, depth))
        return false;
    *out = (struct push){.frame = w->frame, .stmt = w->stmt, .off = stored.constant};
    uint32_t at = w->frame, stmt = w->stmt;
    for (int i = 0; i < MAX_UP; i++) {
        struct finish f;
        if (find_finish(v, at, stmt, vector, &f, depth)) {
            out->element = step_of_finish(v, &f, vector, depth);
            return out->element && find_loop(v, at, out);
        }
        if (!only_caller(v->c, at, &at, &stmt))
            break;
    }
    return false;
}

/* Is the value told by the round of the loop alone? */
static bool depends_on_round(struct values *v, const struct push *p, const struct poly *value)
{
    for (uint32_t i = 0; i < value->n; i++)
        for (int k = 0; k < POLY_DEGREE && value->term[i].sym[k]; k++) {
            uint32_t s[4];
            memcpy(s, value_symbol_at(v, value->term[i].sym[k]), sizeof s);
            struct poly self = poly_symbol(value->term[i].sym[k]);
            if (s[0] == VALUE_CONTENT)
                self = value_poly(v, s[1]);
            bool is_round = s[0] == VALUE_ROUND && s[1] == p->from && s[2] == p->loop;
            if (!is_round && s[0] != VALUE_ADDRESS &&
                ((s[0] != VALUE_REGISTER && s[0] != VALUE_CONTENT) ||
                 !value_is_fixed(v, p->from, p->loop, &self)))
                return false;
        }
    return !value->is_unknown;
}

/* What is put into the element's part that is `beyond` the beginning of what is written. */
static struct poly value_put(struct values *v, const struct push *p, int64_t beyond, uint32_t size,
                             int depth)
{
    const struct prog_func *pf = frame_func(v->c, p->frame);
    const struct ir_stmt *s = &pf->stmts[p->stmt];
    const ir_ref *args = prog_args(pf, s);
    if (s->op == IR_STORE)
        return beyond || s->size != size ? poly_unknown() : value_eval(v, p->frame, args[1], depth);
    struct slot slot = {.at = value_eval(v, p->frame, args[1], depth),
                        .locs = pta_value(v->c->pta, v->c->frames.at[p->frame].inst, args[1]),
                        .size = size};
    struct poly out;
    slot.at.constant += beyond;
    return content_before(v, p->frame, p->stmt, &slot, &out, depth) ? out : poly_unknown();
}

/* The vector whose memory the address is in, and how far; false if it is not so simple. */
static bool split_content(struct values *v, const struct poly *at, struct poly *vector,
                          struct poly *rest)
{
    for (uint32_t i = 0; i < at->n; i++) {
        uint32_t s[4];
        memcpy(s, value_symbol_at(v, at->term[i].sym[0]), sizeof s);
        if (s[0] != VALUE_CONTENT || at->term[i].coef != 1 || at->term[i].sym[1])
            continue;
        struct poly self = poly_symbol(at->term[i].sym[0]);
        *vector = value_poly(v, s[1]);
        *rest = poly_add(at, &self, -1);
        return true;
    }
    return false;
}

bool pushed_value(struct values *v, uint32_t frame, ir_ref address, uint32_t size,
                  const struct poly *at, struct poly *out, int depth)
{
    struct poly vector, which;
    struct push p;
    if (v->c->prog->classes || v->c->opt.mode == MODE_SOUND ||
        !split_content(v, at, &vector, &which) ||
        !find_push(v, frame, address, size, &vector, &p, depth))
        return false;
    int64_t beyond = (which.constant % p.element + p.element) % p.element - p.off;
    which.constant -= p.off + beyond;
    struct poly value = beyond < 0 ? poly_unknown() : value_put(v, &p, beyond, size, depth + 1);
    if (!value_divide(&which, p.element) || !depends_on_round(v, &p, &value))
        return false;
    *out = value_replace(v, &value, value_symbol(v, VALUE_ROUND, p.from, p.loop, 0), &which);
    return !out->is_unknown;
}

/* The one statement that moves `finish` on, by how much, and the loop that does so. */
static bool find_step(struct values *v, uint32_t frame, ir_ref address, const struct poly *vector,
                      struct finish *f, struct push *out, int depth)
{
    uint32_t place = one_place(v->c, pta_value(v->c->pta, v->c->frames.at[frame].inst, address));
    if (place == PTA_NONE)
        return false;
    const struct pta_loc *l = pta_loc(v->c->pta, (loc_id){place});
    *f = (struct finish){PTA_NONE, 0, {place}};
    for (uint32_t i = values_last_write(v, l->obj); i; i = v->log->writes.at[i - 1].next) {
        const struct write_record *w = &v->log->writes.at[i - 1];
        if (!pta_overlap(pta_loc(v->c->pta, w->loc), w->size, l, 8) || keeps_count(v, w))
            continue;
        if (f->frame != PTA_NONE && (f->frame != w->frame || f->stmt != w->stmt))
            return false;
        f->frame = w->frame, f->stmt = w->stmt;
    }
    if (f->frame == PTA_NONE || frame_func(v->c, f->frame)->stmts[f->stmt].op != IR_STORE)
        return false;
    out->element = step_of_finish(v, f, vector, depth);
    return out->element && find_loop(v, f->frame, out);
}

bool pushed_end(struct values *v, uint32_t frame, uint32_t stmt, ir_ref address,
                const struct poly *at, struct poly *out, int depth)
{
    struct push p = {.frame = PTA_NONE};
    struct finish f;
    struct meeting m;
    struct poly vector = *at, step;
    vector.constant -= FINISH;
    if (v->c->prog->classes || v->c->opt.mode == MODE_SOUND ||
        !prog_func_is_library(v->c->prog, v->c->frames.at[frame].func) ||
        !find_step(v, frame, address, &vector, &f, &p, depth) ||
        !find_meeting(v, frame, stmt, f.frame, f.stmt, &m) || m.frame != p.from || m.a == m.b ||
        !comes_first_in_round(v->c, v->c->frames.at[m.frame].func, p.loop, m.b, m.a))
        return false;
    *out = poly_symbol(value_symbol(v, VALUE_CONTENT, value_intern(v, &vector), 0, 0));
    step = poly_symbol(value_symbol(v, VALUE_ROUND, p.from, p.loop, 0));
    step.constant++;
    *out = poly_add(out, &step, p.element);
    return true;
}
