/*
 * What is handed from thread to thread through memory, each thing once: arguments of tasks. A put
 * is a store of an address that others can find. Traced back to where the address was made it is
 *
 *   new     memory that was allocated in the same round of the loop around the put
 *   each    element i of an array, in round i of a loop that runs once
 *   once    any address, put by a statement that runs once
 *   again   the same address, put several times: one variable for all tasks
 *   moved   loaded from somewhere else, or not known
 *
 * Who takes a record out of a queue (take.c) has what the record carries for himself if that was
 * handed out once: there is one put, and it is one of the first three (A-TAKEN). What was put there
 * again and again is nobody's own, whoever takes it.
 *
 * Cost: one pass over the stores of all frames when first asked for; a short walk up the callers
 * for each put of an object that is asked about.
 */
#include "conc/own/fresh_int.h"

enum { MAX_UP = 12, MAX_STRIP = 8, MAX_PUTS = 64 };

enum put_kind { PUT_NEW, PUT_EACH, PUT_ONCE, PUT_AGAIN, PUT_MOVED };

/* Where an address comes from, seen from a put or from a call on the way to it. */
struct source {
    uint32_t frame, stmt;
    ir_ref value;
};

/* What is known of an object. */
struct handing {
    bool is_known, is_once, is_again;
    int64_t stride; /* of the elements that are handed out; 0 none */
    struct source
        put; /* where it is put, if that is once: the call, in the function with the loop */
};

struct handed {
    uint32_t *last; /* object -> its newest put, index + 1 */
    uint8_t *nputs; /* object -> how many are kept; one more than MAX_PUTS says it all */
    VEC(struct put) puts;
    struct handing *of; /* by object */
    uint8_t *is_copied; /* by object: a record that is handed on by value */
};

/* ---- puts ---- */

/* Is the place that is stored to a variable of the running function? */
static bool is_local(const struct conc *c, const struct handed *h, inst_id inst, ir_ref address)
{
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, address));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj);
        if (o->kind != OBJ_STACK || o->inst.i != inst.i ||
            h->is_copied[pta_loc(c->pta, (loc_id){loc})->obj.i])
            return false;
    }
    return true;
}

static void note_put(struct conc *c, struct handed *h, uint32_t frame, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[stmt]);
    if (is_local(c, h, inst, args[0]))
        return;
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, args[1]));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        uint32_t obj = pta_loc(c->pta, (loc_id){loc})->obj.i, last = h->last[obj];
        if (last && h->puts.at[last - 1].frame == frame && h->puts.at[last - 1].stmt == stmt)
            continue;
        if (h->nputs[obj] > MAX_PUTS)
            continue;
        h->nputs[obj]++;
        struct put p = {last, frame, stmt};
        vec_push(&h->puts, p);
        h->last[obj] = (uint32_t)h->puts.n;
    }
}

/* Marks the objects that a frame copies from. */
static void find_copied(struct conc *c, struct handed *h, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_MEMCOPY)
            continue;
        uint32_t loc;
        struct idset_iter it =
            idset_begin(pta_value(c->pta, c->frames.at[frame].inst, prog_args(pf, s)[1]));
        while (idset_step(&it, &loc))
            h->is_copied[pta_loc(c->pta, (loc_id){loc})->obj.i] = 1;
    }
}

static struct handed *handed_of(struct conc *c)
{
    if (c->handed)
        return c->handed;
    struct handed *h = c->handed = ARENA_NEW(&c->arena, struct handed);
    h->last = ARENA_ARRAY(&c->arena, uint32_t, pta_nobjs(c->pta) + 1);
    h->nputs = ARENA_ARRAY(&c->arena, uint8_t, pta_nobjs(c->pta) + 1);
    h->of = ARENA_ARRAY(&c->arena, struct handing, pta_nobjs(c->pta) + 1);
    h->is_copied = ARENA_ARRAY(&c->arena, uint8_t, pta_nobjs(c->pta) + 1);
    for (uint32_t f = 0; f < c->frames.n; f++)
        find_copied(c, h, f);
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            if (pf->stmts[i].op == IR_STORE && pf->stmts[i].size == pf->unit->pointer_size)
                note_put(c, h, f, i);
    }
    return h;
}

const struct put *puts_of(struct conc *c, obj_id obj, uint32_t *last)
{
    const struct handed *h = handed_of(c);
    *last = h->last[obj.i];
    return h->nputs[obj.i] > MAX_PUTS ? NULL : h->puts.at;
}

void handed_free(struct handed *h)
{
    if (h)
        vec_release(&h->puts);
}

/* ---- where an address comes from ---- */

/* By how much the value grows in every round of the loop; 0 if it is not seen to. */
static int64_t step_of(struct conc *c, func_id f, ir_ref ref, uint32_t loop)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    const struct ir_stmt *s = def_in_func(c, f, ref);
    for (int i = 0; s && s->op != IR_PHI && i < MAX_STRIP; i++) {
        int64_t more;
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        bool is_same = s->op == IR_ZEXT || s->op == IR_SEXT || s->op == IR_TRUNC ||
                       s->op == IR_COPY || s->op == IR_CAST ||
                       (s->op == IR_ADD && ir_ref_int(pf->unit, args[1], &more));
        s = is_same ? def_in_func(c, f, args[0]) : NULL;
    }
    if (!s || s->op != IR_PHI || info->block_of[info->def[s->dst]] != info->cfg->loops[loop].header)
        return 0;
    int64_t step = 0;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    for (uint32_t i = 0; i < s->nargs; i += 2) {
        const struct ir_stmt *next = def_in_func(c, f, args[i]);
        uint32_t from = ref_index(args[i + 1]);
        if (!cfg_in_loop(info->cfg, from, loop))
            continue;
        const ir_ref *sum = next ? ir_args(pf->unit, pf->func, next) : NULL;
        bool is_count = next && (next->op == IR_ADD || (next->op == IR_ADDR && next->nargs == 2)) &&
                        sum[0].bits == ref_make(REF_REG, s->dst).bits &&
                        ir_ref_int(pf->unit, sum[1], &step);
        if (next && next->op == IR_ADDR && next->nargs == 5 &&
            sum[0].bits == ref_make(REF_REG, s->dst).bits) { /* an element further */
            int64_t stride, index;
            is_count =
                ir_ref_int(pf->unit, sum[2], &stride) && ir_ref_int(pf->unit, sum[3], &index);
            step = is_count ? stride * index : 0;
        }
        if (!is_count)
            return 0;
    }
    return step < 0 ? -step : step;
}

/* How far apart the addresses of two rounds are; 0 if that is not known. */
static int64_t stride_in(struct conc *c, func_id f, ir_ref ref, uint32_t loop)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (int i = 0; i < MAX_STRIP; i++) {
        int64_t step = step_of(c, f, ref, loop), stride;
        const struct ir_stmt *s = def_in_func(c, f, ref);
        if (step || !s)
            return step;
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->op == IR_ADDR && s->nargs == 5 && ir_ref_int(pf->unit, args[2], &stride) &&
            (step = step_of(c, f, args[3], loop)))
            return step * (stride < 0 ? -stride : stride);
        if (s->op != IR_ADDR && s->op != IR_COPY && s->op != IR_CAST)
            return 0;
        ref = args[0];
    }
    return 0;
}

/* What an address is computed from by adding offsets. */
static ir_ref origin_of(struct conc *c, func_id f, ir_ref ref)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (int i = 0; i < MAX_STRIP; i++) {
        const struct ir_stmt *s = def_in_func(c, f, ref);
        if (!s || (s->op != IR_ADDR && s->op != IR_COPY && s->op != IR_CAST))
            break;
        ref = ir_args(pf->unit, pf->func, s)[0];
    }
    return ref;
}

static bool points_into(const struct conc *c, inst_id inst, ir_ref ref, obj_id obj)
{
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, ref));
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (pta_loc(c->pta, (loc_id){loc})->obj.i == obj.i)
            return true;
    return false;
}

/* The only caller that gives the object to the parameter; false if it is not one. */
static bool find_giver(struct conc *c, struct source *s, uint32_t param, obj_id obj)
{
    uint32_t n, found = 0;
    const struct call_in *calls = frame_callers(c, s->frame, &n);
    struct source giver = {0};
    for (uint32_t i = 0; i < n; i++) {
        const struct pta_edge *e = edge_of_call(c, &calls[i]);
        ir_ref arg = call_arg(frame_func(c, calls[i].frame), e->stmt, (int32_t)param);
        if (!e->model && !points_into(c, c->frames.at[calls[i].frame].inst, arg, obj))
            continue;
        if (e->model || found++)
            return false;
        giver = (struct source){calls[i].frame, e->stmt, arg};
    }
    *s = giver;
    return found == 1;
}

/* Does the register hold memory that was made in the same round of the loops as the statement? */
static bool is_new_at(struct conc *c, func_id f, ir_ref ref, uint32_t stmt)
{
    const struct finfo *info = finfo_of(c, f);
    const struct ir_stmt *s = def_in_func(c, f, ref);
    return s && s->op != IR_ALLOCA && makes_memory(c, &c->prog->funcs[f.i], s) &&
           info->cfg->loop[info->block_of[info->def[s->dst]]] ==
               info->cfg->loop[info->block_of[stmt]];
}

/* Is the value the same in every round of the loop for sure? A variable, or from outside of it. */
static bool is_fixed(struct conc *c, func_id f, ir_ref from, uint32_t loop)
{
    const struct finfo *info = finfo_of(c, f);
    const struct ir_stmt *s = def_in_func(c, f, from);
    return !s || s->op == IR_ALLOCA ||
           !cfg_in_loop(info->cfg, info->block_of[info->def[s->dst]], loop);
}

/* How the address comes to be put there; *at moves up to the function that has it. */
static enum put_kind kind_of(struct conc *c, struct source *at, obj_id obj, int64_t *stride)
{
    for (int up = 0; up < MAX_UP; up++) {
        func_id f = pta_inst_func(c->pta, c->frames.at[at->frame].inst);
        const struct finfo *info = finfo_of(c, f);
        const struct prog_func *pf = &c->prog->funcs[f.i];
        uint32_t loop = info->cfg->loop[info->block_of[at->stmt]];
        ir_ref from = origin_of(c, f, at->value);
        const struct ir_stmt *made = def_in_func(c, f, from);
        bool is_param = ref_kind(from) == REF_REG && ref_index(from) < pf->func->nparams;
        if (is_new_at(c, f, from, at->stmt))
            return PUT_NEW;
        if (loop != CFG_NONE) {
            *stride = stride_in(c, f, at->value, loop);
            bool is_outer = info->cfg->loops[loop].parent == CFG_NONE;
            if (*stride)
                return is_outer && c->frames.at[at->frame].is_once ? PUT_EACH : PUT_MOVED;
            return is_fixed(c, f, from, loop) ? PUT_AGAIN : PUT_MOVED;
        }
        if (!is_param && made && made->op != IR_ALLOCA && !makes_memory(c, pf, made))
            return PUT_MOVED;
        if (!is_param)
            return runs_once(c, at->frame, at->stmt) ? PUT_ONCE : PUT_AGAIN;
        if (!find_giver(c, at, ref_index(from), obj))
            return PUT_MOVED;
    }
    return PUT_MOVED;
}

/* ---- objects ---- */

static struct handing find_handing(struct conc *c, struct handed *h, obj_id obj)
{
    struct handing out = {.is_known = true};
    uint32_t n = 0, once = 0;
    for (uint32_t i = h->last[obj.i]; i; i = h->puts.at[i - 1].next) {
        struct put p = h->puts.at[i - 1];
        const struct prog_func *pf = frame_func(c, p.frame);
        ir_ref value = ir_args(pf->unit, pf->func, &pf->stmts[p.stmt])[1];
        int64_t stride = 0;
        if (n++ == MAX_PUTS)
            return (struct handing){.is_known = true};
        out.put = (struct source){p.frame, p.stmt, value};
        enum put_kind kind = kind_of(c, &out.put, obj, &stride);
        out.is_again |= kind == PUT_AGAIN;
        once += kind < PUT_AGAIN;
        if (kind == PUT_EACH)
            out.stride = out.stride ? MIN(out.stride, stride) : stride;
    }
    out.is_once = n == 1 && once == 1;
    return out;
}

static const struct handing *handing_of(struct conc *c, obj_id obj)
{
    struct handed *h = handed_of(c);
    if (!h->of[obj.i].is_known)
        h->of[obj.i] = find_handing(c, h, obj);
    return &h->of[obj.i];
}

/* Text that goes along with other tasks is nobody's own and needs not be. */
static bool is_constant(const struct conc *c, obj_id obj)
{
    const struct pta_obj *o = pta_obj(c->pta, obj);
    return o->kind == OBJ_GLOBAL && c->prog->syms[o->site].is_constant;
}

bool is_handed_once(struct conc *c, obj_id obj)
{
    return is_constant(c, obj) || handing_of(c, obj)->is_once;
}

bool put_is_once(struct conc *c, uint32_t frame, uint32_t stmt, obj_id obj, int64_t *stride)
{
    const struct prog_func *pf = frame_func(c, frame);
    struct source at = {frame, stmt, ir_args(pf->unit, pf->func, &pf->stmts[stmt])[1]};
    *stride = 0;
    return kind_of(c, &at, obj, stride) < PUT_AGAIN;
}

bool obj_is_copied(struct conc *c, obj_id obj)
{
    return handed_of(c)->is_copied[obj.i];
}

/* Does the address stay in the element that its base is? */
static bool stays_in(const struct conc *c, uint32_t address, uint64_t size, int64_t stride)
{
    int64_t off;
    const uint32_t *t = tuples_at(&c->terms, term_strip(c, address, &off));
    if (t[0] == TERM_INDEX) /* an array inside of the element: A-ROW */
        return (int64_t)t[2] < stride;
    return off >= 0 && size && off + (int64_t)size <= stride;
}

bool is_handed_later(struct conc *c, uint32_t frame, uint32_t stmt, const struct idset *locs,
                     uint32_t address)
{
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    struct idset_iter it = idset_begin(locs);
    uint32_t loc, n = 0;
    for (; idset_step(&it, &loc); n++) {
        const struct handing *h = handing_of(c, pta_loc(c->pta, (loc_id){loc})->obj);
        int64_t off, put_off;
        if (!h->is_once || !h->stride || h->put.frame != frame)
            return false;
        const struct finfo *info = finfo_of(c, f);
        uint32_t loop = info->cfg->loop[info->block_of[h->put.stmt]];
        uint32_t put = term_strip(c, term_of(c, f, h->put.value), &put_off);
        if (term_strip(c, address, &off) != put || off < put_off || off >= put_off + h->stride ||
            !comes_first_in_round(c, f, loop, stmt, h->put.stmt))
            return false;
    }
    return n > 0;
}

bool is_own_if_taken(struct conc *c, const struct idset *locs, uint32_t address, uint64_t size)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        if (!obj_is_unique(c, obj))
            continue;
        const struct handing *h = handing_of(c, obj);
        bool is_fixed = h->is_again || (h->stride && !stays_in(c, address, size, h->stride));
        if (is_fixed && !is_list_head(c, obj)) /* nobody takes the head of a list off it */
            return false;
    }
    return true;
}
