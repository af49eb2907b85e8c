/*
 * Threads that are joined one after the other, and what they have left is taken at once:
 *
 *     for (size_t i = 0; i < n; i++) {            for (auto &w : workers) {
 *         threads[i].join();                          w->join();
 *         total += part[i];                           total += w->result();
 *     }                                           }
 *
 * The other threads may still run then. They have other handles; and either a handle lies as far
 * from the data of its thread on both sides (a member of the record that the thread works on), or
 * it is the one that was put there in the round of the same number.
 *
 * Where a handle is: what begins a thread leaves it in a variable, which may be moved to where it
 * stays, an element of an array or of a vector. The n-th element of a vector is what was put in
 * in the n-th round, if nothing else fills the vector. Whether a handle stays there: steady.c.
 */
#include "conc/element/index_int.h"
#include <string.h>

enum { MAX_UP = 8, JTHREAD_HANDLE = 8, VECTOR_BYTES = 24 };

/* Bytes of an element, and where in it the handle is. */
static int64_t handle_in(const char *name)
{
    bool is_jthread =
        text_begins(name, "_ZNSt6vectorISt7jthread") || text_begins(name, "_ZNSt7jthread");
    return is_jthread ? JTHREAD_HANDLE : 0;
}

static bool is_push(const char *name)
{
    const char *member = member_of_threads(name);
    return member && (text_begins(member, "9push_backE") || text_begins(member, "12emplace_backI"));
}

/* ---- where a handle stays ---- */

struct home {
    uint32_t frame, stmt; /* of the user's code that puts it there */
    struct poly at;       /* of the handle; in a vector: of the vector */
    bool is_vector;
    int64_t size, offset; /* of an element of the vector; of the handle in it */
};

/* The statement behind `stmt` that moves the variable to where it stays; IR_NONE. */
static uint32_t moved_by(struct index *x, uint32_t frame, uint32_t stmt, ir_ref variable)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const char *name = callee_name(x, frame, i);
        bool is_move = text_begins(name, "_ZNSt6threadaSEOS_") ||
                       text_begins(name, "_ZNSt7jthreadaSEOS_") || is_push(name);
        ir_ref from = is_move ? call_arg(pf, i, 1) : (ir_ref){0};
        if (is_move && from.bits == variable.bits && comes_first(info, stmt, i))
            return i;
    }
    return IR_NONE;
}

static bool find_home(struct index *x, const struct birth *b, struct home *out)
{
    const struct place *handle = &b->effect->handle;
    uint32_t frame = b->frame, stmt = b->stmt;
    if (handle->kind != PLACE_DEREF || handle->depth != 1)
        return false;
    if (!is_library_frame(x, frame)) {
        struct poly at =
            value_of(x->v, frame, call_arg(frame_func(x->c, frame), stmt, handle->index));
        at.constant += handle->offset;
        *out = (struct home){.frame = frame, .stmt = stmt, .at = at};
        return !at.is_unknown;
    }
    for (int i = 0; is_library_frame(x, frame); i++)
        if (i > MAX_UP || !only_caller(x->c, frame, &frame, &stmt))
            return false;
    const struct prog_func *pf = frame_func(x->c, frame);
    const char *name = callee_name(x, frame, stmt);
    ir_ref object = call_arg(pf, stmt, 0);
    if (text_begins(name, "_ZNSt6threadC") || text_begins(name, "_ZNSt7jthreadC")) {
        uint32_t move = moved_by(x, frame, stmt, object);
        if (move != IR_NONE) {
            stmt = move;
            name = callee_name(x, frame, stmt);
            object = call_arg(pf, stmt, 0);
        }
    } else if (!is_push(name)) {
        return false;
    }
    *out = (struct home){.frame = frame, .stmt = stmt, .at = value_of(x->v, frame, object)};
    out->is_vector = is_push(name);
    out->offset = handle_in(name);
    out->size = 8 + handle_in(name);
    if (!out->is_vector)
        out->at.constant += out->offset;
    return !out->at.is_unknown;
}

/* Is the vector empty before the loop, and nothing but the home's statement adds to it? */
static bool is_filled_in_order(struct index *x, const struct home *h)
{
    const struct conc *c = x->c;
    const struct idset *vector = pta_value(c->pta, c->frames.at[h->frame].inst,
                                           call_arg(frame_func(c, h->frame), h->stmt, 0));
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts && !is_library_frame(x, f); i++) {
            const char *name = callee_name(x, f, i);
            bool is_home = pf == frame_func(c, h->frame) && i == h->stmt;
            if (member_of_threads(name) && !is_home && !keeps_order(name) &&
                idset_intersects(pta_value(c->pta, c->frames.at[f].inst, call_arg(pf, i, 0)),
                                 vector))
                return false;
        }
    }
    return true;
}

/* ---- what is joined ---- */

/* Where a handle is that a call waits for: so many bytes from an operand of the function. */
struct joined {
    ir_ref ref;
    int64_t off;
};

static bool joined_here(struct index *x, uint32_t frame, uint32_t stmt, struct joined *out)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->c->pta, x->c->frames.at[frame].inst, stmt, &n);
    for (int i = 0; n == 1 && e->kind == EDGE_MODEL && i < e->model->neffects; i++) {
        const struct effect *f = &e->model->effects[i];
        if (f->kind != EFFECT_JOIN || f->flags & EFF_TIMED)
            continue;
        ir_ref value = call_arg(pf, stmt, f->handle.index);
        *out = (struct joined){value, f->handle.offset};
        if (f->handle.kind == PLACE_DEREF && f->handle.depth == 1)
            return true;
        const struct ir_stmt *load = def_in(pf, index_info(x, frame), value);
        if (f->handle.kind != PLACE_ARG || !load || load->op != IR_LOAD)
            return false;
        *out = (struct joined){prog_args(pf, load)[0], 0};
        return true;
    }
    return false;
}

/* Does a question that the models answer with yes (`joinable()`) lead to the block? Where it asks
 * it, IR_NONE. */
static uint32_t asked_before(struct index *x, uint32_t frame, uint32_t block)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    const struct cfg *cfg = info->cfg;
    if (cfg->pred_first[block + 1] - cfg->pred_first[block] != 1)
        return IR_NONE;
    uint32_t from = cfg->preds[cfg->pred_first[block]];
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + from];
    const struct ir_stmt *last = &pf->stmts[b->first + b->count - 1];
    if (last->op != IR_BRANCH || ir_succs(pf->unit, pf->func, b)[0] != block)
        return IR_NONE;
    ir_ref tested = prog_args(pf, last)[0];
    uint32_t def = ref_kind(tested) == REF_REG ? info->def[ref_index(tested)] : IR_NONE;
    const char *name = def == IR_NONE ? "" : callee_name(x, frame, def);
    bool is_asked = strcmp(name, "_ZNKSt6thread8joinableEv") == 0 ||
                    strcmp(name, "_ZNKSt7jthread8joinableEv") == 0;
    return is_asked ? from : IR_NONE;
}

/* Does the join come before the statement, whenever that is come by? */
static bool is_joined_before(struct index *x, uint32_t frame, uint32_t join, uint32_t stmt)
{
    const struct finfo *info = index_info(x, frame);
    uint32_t at = info->block_of[join];
    if (comes_first(info, join, stmt))
        return true;
    for (int i = 0; i < 2 && (at = asked_before(x, frame, at)) != IR_NONE; i++)
        if (at == info->block_of[stmt] || cfg_dominates(info->cfg, at, info->block_of[stmt]))
            return at != info->block_of[stmt];
    return false;
}

/* Does every call of the function come by the statement? */
static bool is_in_each_call(struct index *x, uint32_t frame, uint32_t stmt)
{
    const struct finfo *info = index_info(x, frame);
    uint32_t at = info->block_of[stmt];
    for (int i = 0; i < 2 && at != IR_NONE; i++, at = asked_before(x, frame, at))
        if (!at || cfg_post_dominates(info->cfg, at, 0))
            return true;
    return false;
}

/* The same by a member function that joins the thread of its object, or one that is given it. */
static bool joined_by_callee(struct index *x, uint32_t frame, uint32_t stmt, struct joined *out)
{
    struct conc *c = x->c;
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    uint32_t callee = n == 1 && e->kind == EDGE_CALL
                          ? frame_find(c, c->frames.at[frame].origin, (inst_id){e->target})
                          : PTA_NONE;
    if (callee == PTA_NONE || is_library_frame(x, callee))
        return false;
    const struct prog_func *pf = frame_func(c, callee);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        struct joined j;
        if (pf->stmts[i].op != IR_CALL || !joined_here(x, callee, i, &j) ||
            !is_in_each_call(x, callee, i))
            continue;
        uint32_t param = root_register(c, pta_inst_func(c->pta, c->frames.at[callee].inst), j.ref);
        if (param >= pf->func->nparams)
            return false;
        struct poly at = value_of(x->v, callee, j.ref);
        struct poly object = value_of(x->v, callee, ref_make(REF_REG, param));
        struct poly inside = poly_add(&at, &object, -1);
        *out = (struct joined){call_arg(frame_func(c, frame), stmt, (int32_t)param),
                               j.off + inside.constant};
        return poly_is_int(&inside) && ref_kind(out->ref) == REF_REG;
    }
    return false;
}

static bool find_joined(struct index *x, uint32_t frame, uint32_t stmt, struct joined *out)
{
    return frame_func(x->c, frame)->stmts[stmt].op == IR_CALL &&
           (joined_here(x, frame, stmt, out) || joined_by_callee(x, frame, stmt, out));
}

static struct poly joined_at(struct index *x, uint32_t frame, const struct joined *j)
{
    struct poly at = value_of(x->v, frame, j->ref);
    at.constant += j->off;
    return at;
}

/* Is the handle that is joined there still that of the thread that was put there? */
static bool stays(struct index *x, const struct home *h, origin_id thread, uint32_t frame,
                  const struct joined *j)
{
    const struct conc *c = x->c;
    struct handle handle = {thread, h->frame, h->stmt};
    const struct idset *at = pta_value(c->pta, c->frames.at[frame].inst, j->ref);
    ir_ref vector = h->is_vector ? call_arg(frame_func(c, h->frame), h->stmt, 0) : (ir_ref){0};
    return handle_stays(x, &handle, at, j->off, sizeof(uint64_t)) &&
           (!h->is_vector ||
            handle_stays(x, &handle, pta_value(c->pta, c->frames.at[h->frame].inst, vector), 0,
                         VECTOR_BYTES));
}

/* ---- the round of the same number ---- */

/* Is that, in the round of its own loop, the handle that was put there in the same round? */
static bool is_of_round(struct index *x, const struct home *h, const struct generation *g,
                        struct poly at, struct join_loop in)
{
    struct poly round = poly_symbol(value_symbol(x->v, VALUE_ROUND, g->frame, g->loop, 0));
    uint32_t joining = value_symbol(x->v, VALUE_ROUND, in.frame, in.loop, 0);
    if (!h->is_vector) {
        at = poly_replace(&at, joining, &round);
        return poly_has(&h->at, round.term[0].sym[0]) && poly_equal(&at, &h->at);
    }
    struct poly slot = storage_slot(x, &at), counted = poly_symbol(joining);
    struct poly rest = poly_add(&at, &counted, -h->size);
    const struct cfg *cfg = index_info(x, g->frame)->cfg;
    uint32_t block = index_info(x, g->frame)->block_of[h->stmt];
    return poly_equal(&slot, &h->at) && rest.n == 1 && rest.constant == h->offset &&
           h->frame == g->frame && cfg_in_each_round(cfg, block, g->loop) &&
           is_filled_in_order(x, h);
}

/* The loop in the frame that has joined, in the round of the statement, the round's thread. */
static uint32_t joined_in_loop(struct index *x, const struct home *h, origin_id thread,
                               uint32_t frame, uint32_t stmt)
{
    const struct generation *g = generation_of(x, thread);
    const struct finfo *info = index_info(x, frame);
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    for (; loop != CFG_NONE && (frame != g->frame || loop != g->loop);
         loop = info->cfg->loops[loop].parent)
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            struct joined j;
            if (info->cfg->loop[info->block_of[i]] == loop && i != stmt &&
                is_joined_before(x, frame, i, stmt) && find_joined(x, frame, i, &j) &&
                is_of_round(x, h, g, joined_at(x, frame, &j), (struct join_loop){frame, loop}) &&
                stays(x, h, thread, frame, &j))
                return loop;
        }
    return CFG_NONE;
}

struct join_loop after_join_loop(struct index *x, const struct element *e,
                                 const struct element *other)
{
    struct join_loop none = {PTA_NONE, CFG_NONE};
    origin_id child = index_origin(x, other->frame);
    const struct birth *b = &x->v->births[child.i];
    const struct generation *g = generation_of(x, child);
    struct home h;
    if (x->c->prog->classes || x->c->opt.mode == MODE_SOUND || !b->is_known || !g->is_known ||
        !g->is_inner || g->loop == CFG_NONE || index_origin(x, e->frame).i == child.i ||
        !find_home(x, b, &h))
        return none;
    uint32_t frame = e->frame, stmt = e->stmt;
    for (int up = 0; up < MAX_UP; up++) {
        uint32_t loop = joined_in_loop(x, &h, child, frame, stmt);
        if (loop != CFG_NONE)
            return (struct join_loop){frame, loop};
        if (!only_caller(x->c, frame, &frame, &stmt))
            break;
    }
    return none;
}

/* ---- the record that the thread works on ---- */

/* Does the value stay what it is for a round of the loop: is it told by what does not change? */
static bool is_settled(struct index *x, const struct poly *p, uint32_t frame, uint32_t loop)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            uint32_t s[4];
            memcpy(s, value_symbol_at(x->v, p->term[i].sym[k]), sizeof s);
            struct poly inner = s[0] == VALUE_CONTENT ? value_poly(x->v, s[1]) : poly_int(0);
            if (s[0] == VALUE_CONTENT && !is_settled(x, &inner, frame, loop))
                return false;
            if (s[0] != VALUE_REGISTER)
                continue;
            const struct finfo *info = index_info(x, s[1]);
            uint32_t def = info->def[s[2]];
            uint32_t in = def == IR_NONE ? CFG_NONE : info->cfg->loop[info->block_of[def]];
            bool is_here = s[1] == frame && in == loop;
            if (in != CFG_NONE && !is_here)
                return false; /* one of many: which one is not told */
        }
    return !p->is_unknown;
}

/* The operand that a constant was added to, and the constant. */
static ir_ref strip_steps(struct index *x, uint32_t frame, ir_ref ref, int64_t *off)
{
    enum { MAX_STEPS = 8 };
    const struct prog_func *pf = frame_func(x->c, frame);
    for (int i = 0; i < MAX_STEPS; i++) {
        const struct ir_stmt *s = def_in(pf, index_info(x, frame), ref);
        int64_t step = 0;
        bool is_step = s && s->op == IR_ADDR && s->nargs == 2 &&
                       ir_ref_int(pf->unit, prog_args(pf, s)[1], &step);
        if (!is_step && !(s && (s->op == IR_COPY || s->op == IR_CAST)))
            break;
        *off += step;
        ref = prog_args(pf, s)[0];
    }
    return ref;
}

/* Does a way lead from one statement to the other that does not come by the block `stop`? */
static bool leads_to(const struct prog_func *pf, const struct finfo *info, uint32_t from,
                     uint32_t to, uint32_t stop)
{
    struct idset seen = {0};
    u32_vec work = {0};
    bool is_found = info->block_of[from] == info->block_of[to] && from < to;
    vec_push(&work, info->block_of[from]);
    while (work.n && !is_found) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t succ = ir_succs(pf->unit, pf->func, b)[i];
            if (succ == stop || !idset_add(&seen, succ))
                continue;
            is_found |= succ == info->block_of[to];
            vec_push(&work, succ);
        }
    }
    idset_release(&seen);
    vec_release(&work);
    return is_found;
}

/* Two loads of one place, in one round of the loop. */
struct loads {
    uint32_t frame, loop, stmt[2];
};

/* Does the statement come between the two loads? */
static bool comes_between(struct index *x, const struct loads *l, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(x->c, l->frame);
    const struct finfo *info = index_info(x, l->frame);
    bool is_inside = cfg_in_loop(info->cfg, info->block_of[l->stmt[0]], l->loop) &&
                     cfg_in_loop(info->cfg, info->block_of[l->stmt[1]], l->loop);
    uint32_t stop = is_inside ? info->cfg->loops[l->loop].header : CFG_NONE;
    for (int i = 0; i < 2; i++)
        if (leads_to(pf, info, l->stmt[i], stmt, stop) &&
            leads_to(pf, info, stmt, l->stmt[1 - i], stop))
            return true;
    return false;
}

/* Does the function of the loads, between them, call what runs in the frame, or run in it itself:
 * the statement? */
static bool runs_between(struct index *x, const struct loads *l, uint32_t frame, uint32_t stmt)
{
    enum { MAX_FRAMES = 200 };
    struct idset seen = {0};
    u32_vec work = {0};
    bool is_found = frame == l->frame && comes_between(x, l, stmt);
    idset_add(&seen, frame);
    vec_push(&work, frame);
    for (int left = MAX_FRAMES; work.n && !is_found; left--) {
        uint32_t n, at = vec_pop(&work);
        const struct call_in *in = frame_callers(x->c, at, &n);
        is_found = !left;
        for (uint32_t i = 0; i < n && !is_found; i++) {
            is_found =
                in[i].frame == l->frame && comes_between(x, l, edge_of_call(x->c, &in[i])->stmt);
            if (in[i].frame != l->frame && idset_add(&seen, in[i].frame))
                vec_push(&work, in[i].frame);
        }
    }
    idset_release(&seen);
    vec_release(&work);
    return is_found;
}

/* May something be written, between the two loads, to what they load? By another thread, too, but
 * for one that has made this one. */
static bool is_written_between(struct index *x, const struct loads *l, ir_ref address,
                               uint64_t size)
{
    const struct conc *c = x->c;
    uint32_t loc, own = index_origin(x, l->frame).i;
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[l->frame].inst, address));
    while (idset_step(&it, &loc)) {
        const struct pta_loc *place = pta_loc(c->pta, (loc_id){loc});
        for (uint32_t i = values_last_write(x->v, place->obj); i;
             i = x->v->log->writes.at[i - 1].next) {
            const struct write_record *w = &x->v->log->writes.at[i - 1];
            if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, place, size))
                continue;
            uint32_t writer = index_origin(x, w->frame).i;
            if (writer == own ? runs_between(x, l, w->frame, w->stmt)
                              : !value_is_creator(x->v, w->frame, own))
                return true;
        }
    }
    return false;
}

/* Are the two operands, in one round of the loop, the same but for a constant: *d = a - b? */
static bool is_same_but(struct index *x, uint32_t frame, uint32_t loop, ir_ref a, ir_ref b,
                        int64_t *d, int depth)
{
    enum { MAX_DEPTH = 8 };
    int64_t m = 0, n = 0, none;
    a = strip_steps(x, frame, a, &m);
    b = strip_steps(x, frame, b, &n);
    *d = m - n;
    if (a.bits == b.bits)
        return true;
    if (ref_kind(a) != REF_REG || ref_kind(b) != REF_REG || depth > MAX_DEPTH)
        return false;
    struct poly p = value_of(x->v, frame, a), q = value_of(x->v, frame, b);
    struct poly diff = poly_add(&p, &q, -1);
    if (poly_is_int(&diff) && is_settled(x, &p, frame, loop)) {
        *d += diff.constant;
        return true;
    }
    const struct prog_func *pf = frame_func(x->c, frame);
    const struct finfo *info = index_info(x, frame);
    uint32_t da = info->def[ref_index(a)], db = info->def[ref_index(b)];
    if (da == IR_NONE || db == IR_NONE)
        return false;
    const struct ir_stmt *s = &pf->stmts[da], *t = &pf->stmts[db];
    ir_ref from = owner_asked(x, frame, ref_index(a)), other = owner_asked(x, frame, ref_index(b));
    uint64_t size = 8;
    if (s->op == IR_LOAD && t->op == IR_LOAD && s->size == t->size)
        from = prog_args(pf, s)[0], other = prog_args(pf, t)[0], size = s->size;
    struct loads loads = {frame, loop, {da, db}};
    return from.bits && other.bits && is_same_but(x, frame, loop, from, other, &none, depth + 1) &&
           !none && !is_written_between(x, &loads, from, size);
}

/* Threads whose handles are in the records that they work on. */
struct records {
    origin_id thread;
    struct home home;
};

/* Does a join of the loop that the statement is in come before it, of a handle that is so many
 * bytes before `at`? */
static bool is_joined_by_record(struct index *x, const struct records *r, uint32_t frame,
                                uint32_t stmt, ir_ref at, int64_t *distance)
{
    const struct finfo *info = index_info(x, frame);
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    for (uint32_t i = 0; i < pf->func->nstmts && loop != CFG_NONE; i++) {
        struct joined j;
        int64_t d;
        if (info->cfg->loop[info->block_of[i]] != loop || i == stmt ||
            !is_joined_before(x, frame, i, stmt) || !find_joined(x, frame, i, &j) ||
            !is_same_but(x, frame, loop, at, j.ref, &d, 0) ||
            !stays(x, &r->home, r->thread, frame, &j))
            continue;
        *distance = d - j.off;
        return true;
    }
    return false;
}

/* How far the access is from the handle that was joined before it, in one round of a loop. */
static bool find_distance(struct index *x, const struct records *r, const struct element *a,
                          int64_t *distance)
{
    uint32_t frame = a->frame, stmt = a->stmt;
    ir_ref at = a->address.bits ? a->address : a->base;
    int64_t inside = 0;
    for (int up = 0; up < MAX_UP; up++) {
        if (is_joined_by_record(x, r, frame, stmt, at, distance)) {
            *distance += inside;
            return true;
        }
        uint32_t param =
            root_register(x->c, pta_inst_func(x->c->pta, x->c->frames.at[frame].inst), at);
        uint32_t caller, call;
        if (param >= frame_func(x->c, frame)->func->nparams ||
            !only_caller(x->c, frame, &caller, &call))
            return false;
        struct poly here = value_of(x->v, frame, at);
        struct poly object = value_of(x->v, frame, ref_make(REF_REG, param));
        struct poly d = poly_add(&here, &object, -1);
        if (!poly_is_int(&d))
            return false;
        inside += d.constant;
        at = call_arg(frame_func(x->c, caller), call, (int32_t)param);
        frame = caller;
        stmt = call;
        if (ref_kind(at) != REF_REG)
            return false;
    }
    return false;
}

/* Does the thread come to the element without choosing one of several by an index? */
static bool is_found_directly(struct index *x, const struct element *b)
{
    uint32_t frame = b->frame, stmt;
    ir_ref at = b->base;
    for (int i = 0; i < 4 * MAX_UP && ref_kind(at) == REF_REG; i++) {
        const struct prog_func *pf = frame_func(x->c, frame);
        uint32_t def = index_info(x, frame)->def[ref_index(at)];
        if (def == IR_NONE) {
            uint32_t param = ref_index(at);
            if (is_library_frame(x, frame) || !only_caller(x->c, frame, &frame, &stmt))
                return true;
            at = call_arg(frame_func(x->c, frame), stmt, (int32_t)param);
            continue;
        }
        const struct ir_stmt *s = &pf->stmts[def];
        ir_ref owner = s->op == IR_CALL ? owner_asked(x, frame, ref_index(at)) : (ir_ref){0};
        bool is_plain = s->op == IR_LOAD || s->op == IR_COPY || s->op == IR_CAST ||
                        (s->op == IR_ADDR && s->nargs == 2);
        if (!is_plain && !owner.bits)
            return is_library_frame(x, frame);
        at = owner.bits ? owner : prog_args(pf, s)[0];
    }
    return true;
}

bool after_join_apart(struct index *x, const struct element *a, const struct element *b,
                      const struct poly *at_b)
{
    origin_id child = index_origin(x, b->frame);
    const struct birth *birth = &x->v->births[child.i];
    struct records r = {.thread = child};
    struct home *h = &r.home;
    int64_t distance;
    bool is_asked = !x->c->prog->classes && x->c->opt.mode != MODE_SOUND;
    if (!is_asked || !birth->is_known || index_origin(x, a->frame).i == child.i ||
        !generation_of(x, child)->is_known || !find_home(x, birth, h) || h->is_vector)
        return false;
    struct poly from = poly_add(at_b, &h->at, -1);
    if (!poly_is_int(&from) || !find_distance(x, &r, a, &distance) || !is_found_directly(x, b))
        return false;
    /* What is not as long as the access says is a whole record, freed. */
    int64_t after = from.constant - distance;
    return a->size ? after < a->size && -after < MAX(b->size, 1) : after >= 0;
}
