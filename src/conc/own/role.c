/*
 * What the objects of an event loop can be in. A server's connections have a member that says what
 * they are (listening, reading, closing), and one function that switches on it; the loop of the
 * acceptor has listening ones only. A-STATE: what a loop finds in that member was stored by the
 * loop's own thread since the object came to it, through a function that stores the member and
 * registers the object; or by a thread without a loop, and then it is a value that the loop of that
 * object knows by itself, or none does. Values that pass through memory are stored somewhere.
 *
 *   role     the member: objects are loop objects (confined.c), one constant offset.
 *   values   what may be stored there, found together with the code that is reached: a case that
 *            no value leads to is not reached, and stores nothing.
 *
 * Code that is not reached has no frames, and its blocks are dead (frame.dead). The members that
 * are switched on are looked at one after the other.
 *
 * Cost: a few walks over the code of each origin that runs a loop; nothing without such origins.
 */
#include "conc/conc_int.h"

enum { MAX_ROLES = 8, MAX_VALUES = 32, MAX_EVAL = 12, MIN_CASES = 3, MAX_SETTER = 40 };

struct role {
    int32_t off;
    uint32_t size;
    bool is_open; /* may be anything */
    int64_t values[MAX_VALUES];
    uint32_t nvalues;
};

struct roles {
    struct conc *c;
    struct confined *loops;
    struct role role;
    int32_t tried[MAX_ROLES]; /* offsets of the origin's roles so far */
    uint32_t ntried;
    origin_id origin;
    uint32_t first, end;   /* frames of the origin */
    bool **dead;           /* frame -> block -> no value of an earlier role leads there */
    bool **seen;           /* frame -> block -> reached; NULL: not reached */
    struct map evaluated;  /* address sets whose stores are in the values already */
    struct idset *written; /* instance -> objects that it may write to; NULL until asked for */
    struct map touching;   /* instance -> 2: it may store into the role's member, 1: it does not */
    struct map bringing;   /* frame -> 2: it brings objects (brings_objects), 1: it does not */
    u32_vec work;
    access_vec list;
    bool is_changed;
};

/* ---- members of loop objects ---- */

/* Is every target in a loop object, at one offset? */
static bool member_of(const struct roles *r, inst_id inst, ir_ref address, int32_t *off)
{
    struct idset_iter it = idset_begin(pta_value(r->c->pta, inst, address));
    uint32_t loc, n = 0;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(r->c->pta, (loc_id){loc});
        if (!is_loop_object(r->loops, l->obj) || l->stride || (n++ && l->off != *off))
            return false;
        *off = l->off;
    }
    return n > 0;
}

/* May the bytes at the address belong to the role's member? */
static bool may_touch(const struct roles *r, inst_id inst, ir_ref address, uint64_t size)
{
    struct idset_iter it = idset_begin(pta_value(r->c->pta, inst, address));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(r->c->pta, (loc_id){loc});
        if (is_loop_object(r->loops, l->obj) && !l->stride &&
            l->off < r->role.off + (int32_t)r->role.size &&
            (int64_t)l->off + (int64_t)size > r->role.off)
            return true;
    }
    return false;
}

/* The load that a value is, seen through conversions; IR_NONE. */
static uint32_t load_behind(struct conc *c, uint32_t frame, ir_ref ref)
{
    const struct prog_func *pf = frame_func(c, frame);
    struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    for (int depth = 0; depth < MAX_EVAL && ref_kind(ref) == REF_REG; depth++) {
        uint32_t def = info->def[ref_index(ref)];
        if (def == IR_NONE || pf->stmts[def].op == IR_LOAD)
            return def;
        uint8_t op = pf->stmts[def].op;
        if (op != IR_COPY && op != IR_ZEXT && op != IR_SEXT && op != IR_TRUNC)
            return IR_NONE;
        ref = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    }
    return IR_NONE;
}

/* Does the value come from the member of a loop object? */
static bool loads_member(const struct roles *r, uint32_t frame, ir_ref ref, int32_t *off,
                         uint32_t *size)
{
    const struct prog_func *pf = frame_func(r->c, frame);
    uint32_t load = load_behind(r->c, frame, ref);
    if (load == IR_NONE)
        return false;
    *size = pf->stmts[load].size;
    return member_of(r, r->c->frames.at[frame].inst,
                     ir_args(pf->unit, pf->func, &pf->stmts[load])[0], off);
}

static bool is_role(const struct roles *r, uint32_t frame, ir_ref ref)
{
    int32_t off;
    uint32_t size;
    return loads_member(r, frame, ref, &off, &size) && off == r->role.off && size == r->role.size;
}

static bool is_tried(const struct roles *r, int32_t off)
{
    for (uint32_t i = 0; i < r->ntried; i++)
        if (r->tried[i] == off)
            return true;
    return false;
}

/* The next member that is switched on. */
static bool find_role(struct roles *r, const bool *has_loop)
{
    for (uint32_t f = 0; f < r->c->frames.n; f++) {
        const struct prog_func *pf = frame_func(r->c, f);
        for (uint32_t i = 0; has_loop[r->c->frames.at[f].origin.i] && i < pf->func->nstmts; i++) {
            const struct ir_stmt *s = &pf->stmts[i];
            r->role = (struct role){0};
            if (s->op == IR_SWITCH && s->nargs > MIN_CASES &&
                loads_member(r, f, ir_args(pf->unit, pf->func, s)[0], &r->role.off,
                             &r->role.size) &&
                !is_tried(r, r->role.off))
                return true;
        }
    }
    return false;
}

/* ---- how objects come to a loop ---- */

static void add_objects(const struct conc *c, struct idset *out, inst_id inst, uint32_t stmt,
                        const struct place *p)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    if (p->kind != PLACE_ARG)
        return;
    add_objects_at(c, pta_value(c->pta, inst, call_arg(pf, stmt, p->index)), out);
}

/* Calls visit for every effect of a frame's calls of library functions. */
typedef void visit_effect(struct roles *, uint32_t frame, uint32_t stmt, const struct effect *,
                          struct idset *out);
static void each_effect(struct roles *r, uint32_t frame, visit_effect *visit, struct idset *out)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(r->c->pta, r->c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            visit(r, frame, e[i].stmt, &e[i].model->effects[k], out);
}

/* The objects of the loops that are run. */
static void add_run(struct roles *r, uint32_t frame, uint32_t stmt, const struct effect *e,
                    struct idset *out)
{
    if (e->kind == EFFECT_RUN_LOOP)
        add_objects(r->c, out, r->c->frames.at[frame].inst, stmt, &e->obj);
}

/* The objects of the loops that something is registered with. */
static void add_registered(struct roles *r, uint32_t frame, uint32_t stmt, const struct effect *e,
                           struct idset *out)
{
    if (e->kind == EFFECT_ASSIGN)
        add_objects(r->c, out, r->c->frames.at[frame].inst, stmt, &e->src);
    if (e->kind == EFFECT_REGISTER)
        add_objects(r->c, out, r->c->frames.at[frame].inst, stmt, &e->obj);
}

static bool is_register(const struct pta_edge *e, const struct effect **out)
{
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        *out = &e->model->effects[k];
        if ((*out)->kind == EFFECT_REGISTER && (*out)->handle.kind == PLACE_ARG)
            return true;
    }
    return false;
}

static bool find_bringing(struct roles *r, uint32_t frame)
{
    struct conc *c = r->c;
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = frame_func(c, frame);
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct effect *reg;
        if (!is_register(&e[i], &reg))
            continue;
        uint32_t handle = term_base(c, term_of(c, f, call_arg(pf, e[i].stmt, reg->handle.index)));
        for (uint32_t k = 0; k < pf->func->nstmts; k++) {
            ir_ref to = pf->stmts[k].op == IR_STORE ? ir_args(pf->unit, pf->func, &pf->stmts[k])[0]
                                                    : (ir_ref){0};
            int32_t off;
            if (to.bits && comes_first(finfo_of(c, f), k, e[i].stmt) &&
                member_of(r, inst, to, &off) && off == r->role.off &&
                term_base(c, term_of(c, f, to)) == handle)
                return true;
        }
    }
    return false;
}

/* Does the function store the member of an object before it registers that object? Every origin
 * asks that of all frames. */
static bool brings_objects(struct roles *r, uint32_t frame)
{
    bool is_new;
    uint32_t *answer = map_slot(&r->bringing, frame, &is_new);
    if (is_new)
        *answer = find_bringing(r, frame) ? 2 : 1;
    return *answer == 2;
}

/* Do accesses of so many bytes (0: not known) at the one touch one of the other places? */
static bool may_overlap_any(const struct conc *c, const struct idset *locs, uint64_t size,
                            const struct idset *at)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t a, b;
    while (idset_step(&it, &a)) {
        struct idset_iter other = idset_begin(at);
        while (idset_step(&other, &b))
            if (pta_overlap(pta_loc(c->pta, (loc_id){a}), (uint32_t)MIN(size, UINT32_MAX),
                            pta_loc(c->pta, (loc_id){b}), 1))
                return true;
    }
    return false;
}

/* Do all objects of the origin's loops come from its own thread? */
static bool has_own_objects(struct roles *r)
{
    struct idset run = {0}, given = {0};
    bool has_own = false, is_own = true;
    for (uint32_t f = r->first; f < r->end; f++)
        each_effect(r, f, add_run, &run);
    for (uint32_t f = 0; f < r->c->frames.n && is_own && !idset_is_empty(&run); f++) {
        if (!brings_objects(r, f))
            continue;
        idset_clear(&given);
        each_effect(r, f, add_registered, &given);
        bool is_for_us = idset_is_empty(&given) || idset_intersects(&given, &run);
        has_own |= is_for_us && f >= r->first && f < r->end;
        is_own &= !is_for_us || (f >= r->first && f < r->end);
    }
    idset_release(&run);
    idset_release(&given);
    return has_own && is_own;
}

/* ---- values ---- */

static void add_value(struct roles *r, int64_t value)
{
    for (uint32_t i = 0; i < r->role.nvalues; i++)
        if (r->role.values[i] == value)
            return;
    r->is_changed = true;
    if (r->role.nvalues == MAX_VALUES)
        r->role.is_open = true;
    else
        r->role.values[r->role.nvalues++] = value;
}

static bool is_reached(const struct roles *r, uint32_t frame, uint32_t stmt)
{
    if (frame < r->first || frame >= r->end)
        return true;
    struct finfo *info = finfo_of(r->c, pta_inst_func(r->c->pta, r->c->frames.at[frame].inst));
    return r->seen[frame] && r->seen[frame][info->block_of[stmt]];
}

static void eval(struct roles *r, uint32_t frame, ir_ref ref, int depth);

/* Is it a short function that stores a parameter into the member? */
static bool is_setter(struct roles *r, inst_id inst)
{
    const struct prog_func *pf = &r->c->prog->funcs[pta_inst_func(r->c->pta, inst).i];
    for (uint32_t i = 0; pf->func->nstmts <= MAX_SETTER && i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->op == IR_STORE && s->size == r->role.size && ref_kind(args[1]) == REF_REG &&
            ref_index(args[1]) < pf->func->nparams && may_touch(r, inst, args[0], s->size))
            return true;
    }
    return false;
}

/* After the call, is the member of the same object always set anew by the function itself? */
static bool is_set_after(struct roles *r, uint32_t frame, uint32_t call)
{
    struct conc *c = r->c;
    inst_id inst = c->frames.at[frame].inst;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = frame_func(c, frame);
    struct finfo *info = finfo_of(c, f);
    uint32_t object = term_of(c, f, call_arg(pf, call, 0)), n, from = info->block_of[call];
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t to = info->block_of[e[i].stmt];
        bool is_after = from == to ? e[i].stmt > call : cfg_post_dominates(info->cfg, to, from);
        if (e[i].kind == EDGE_CALL && is_after && is_setter(r, (inst_id){e[i].target}) &&
            term_of(c, f, call_arg(pf, e[i].stmt, 0)) == object)
            return true;
    }
    return false;
}

/* Do all callers set the member anew when the function has come back? */
static bool is_overwritten(struct roles *r, uint32_t frame)
{
    uint32_t n, reached = 0;
    const struct call_in *calls = frame_callers(r->c, frame, &n);
    for (uint32_t i = 0; i < n; i++) {
        const struct pta_edge *e = edge_of_call(r->c, &calls[i]);
        if (!is_reached(r, calls[i].frame, e->stmt))
            continue;
        if (e->model || !is_set_after(r, calls[i].frame, e->stmt))
            return false;
        reached++;
    }
    return reached > 0;
}

static void eval_param(struct roles *r, uint32_t frame, uint32_t param, int depth)
{
    uint32_t n;
    const struct call_in *calls = frame_callers(r->c, frame, &n);
    if (r->c->frames.at[frame].caller == PTA_NONE)
        r->role.is_open = true;
    for (uint32_t i = 0; i < n && !r->role.is_open; i++) {
        const struct pta_edge *e = edge_of_call(r->c, &calls[i]);
        if (e->model)
            r->role.is_open = true;
        else if (is_reached(r, calls[i].frame, e->stmt) && !is_overwritten(r, calls[i].frame))
            eval(r, calls[i].frame,
                 call_arg(frame_func(r->c, calls[i].frame), e->stmt, (int32_t)param), depth + 1);
    }
}

/* May the statement write to one of these places, other than by a plain store of this size? */
static bool writes_otherwise(struct roles *r, inst_id inst, const struct prog_func *pf,
                             uint32_t stmt, const struct idset *at)
{
    bool is_written = false;
    const struct ir_stmt *s = &pf->stmts[stmt];
    /* An address there is of another kind of record: a list of free ones (A-LAYOUT). */
    if (s->op == IR_STORE && s->size == pf->unit->pointer_size &&
        !idset_is_empty(pta_value(r->c->pta, inst, ir_args(pf->unit, pf->func, s)[1])))
        return false;
    if (s->op != IR_CALL && !(ir_op_info(s->op)->flags & OPF_WRITE))
        return false;
    vec_clear(&r->list);
    accesses_of(r->c, inst, stmt, &r->list);
    for (size_t i = 0; i < r->list.n && !is_written; i++)
        is_written = (r->list.at[i].flags & (ACC_WRITE | ACC_FREE)) == ACC_WRITE &&
                     may_overlap_any(r->c, r->list.at[i].locs, r->list.at[i].size, at);
    return is_written;
}

static void find_written(struct roles *r)
{
    r->written = ARENA_ARRAY(&r->c->arena, struct idset, pta_ninsts(r->c->pta) + 1);
    for (uint32_t i = 0; i < pta_ninsts(r->c->pta); i++) {
        const struct prog_func *pf = &r->c->prog->funcs[pta_inst_func(r->c->pta, (inst_id){i}).i];
        for (uint32_t s = 0; s < pf->func->nstmts; s++) {
            if (pf->stmts[s].op != IR_CALL && !(ir_op_info(pf->stmts[s].op)->flags & OPF_WRITE))
                continue;
            vec_clear(&r->list);
            accesses_of(r->c, (inst_id){i}, s, &r->list);
            for (size_t k = 0; k < r->list.n; k++)
                if (r->list.at[k].flags & ACC_WRITE)
                    add_objects_at(r->c, r->list.at[k].locs, &r->written[i]);
        }
    }
}

/* What anybody stores at one of these places. */
static void eval_memory(struct roles *r, const struct idset *at, uint32_t size, int depth)
{
    bool is_new;
    struct idset objects = {0};
    map_slot(&r->evaluated, (uint64_t)(uintptr_t)at, &is_new);
    if (!is_new)
        return;
    if (!r->written)
        find_written(r);
    add_objects_at(r->c, at, &objects);
    for (uint32_t f = 0; f < r->c->frames.n && !r->role.is_open; f++) {
        const struct prog_func *pf = frame_func(r->c, f);
        inst_id inst = r->c->frames.at[f].inst;
        bool may_write = idset_intersects(&objects, &r->written[inst.i]);
        for (uint32_t i = 0; may_write && !r->role.is_open && i < pf->func->nstmts; i++) {
            const struct ir_stmt *s = &pf->stmts[i];
            const ir_ref *args = ir_args(pf->unit, pf->func, s);
            bool is_plain = s->op == IR_STORE && s->size == size;
            if (is_plain && idset_intersects(at, pta_value(r->c->pta, inst, args[0])))
                eval(r, f, args[1], depth + 1);
            else if (!is_plain && writes_otherwise(r, inst, pf, i, at))
                r->role.is_open = true;
        }
    }
    idset_release(&objects);
}

static void eval_def(struct roles *r, uint32_t frame, uint32_t def, int depth)
{
    const struct prog_func *pf = frame_func(r->c, frame);
    const struct ir_stmt *s = &pf->stmts[def];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    switch (s->op) {
    case IR_COPY:
    case IR_ZEXT:
    case IR_SEXT:
    case IR_TRUNC:
        eval(r, frame, args[0], depth + 1);
        return;
    case IR_PHI:
        for (uint32_t i = 0; i < s->nargs; i += 2)
            eval(r, frame, args[i], depth + 1);
        return;
    case IR_LOAD:
        if (!is_role(r, frame, ref_make(REF_REG, s->dst)))
            eval_memory(r, pta_value(r->c->pta, r->c->frames.at[frame].inst, args[0]), s->size,
                        depth);
        return;
    default:
        r->role.is_open = true;
    }
}

/* Adds all that the operand may be to the values. */
static void eval(struct roles *r, uint32_t frame, ir_ref ref, int depth)
{
    const struct prog_func *pf = frame_func(r->c, frame);
    int64_t value;
    if (ir_ref_int(pf->unit, ref, &value)) {
        add_value(r, value);
        return;
    }
    if (ref_kind(ref) != REF_REG || depth > MAX_EVAL) {
        r->role.is_open = true;
        return;
    }
    uint32_t def =
        finfo_of(r->c, pta_inst_func(r->c->pta, r->c->frames.at[frame].inst))->def[ref_index(ref)];
    if (ref_index(ref) < pf->func->nparams)
        eval_param(r, frame, ref_index(ref), depth);
    else if (def != IR_NONE)
        eval_def(r, frame, def, depth);
    else
        r->role.is_open = true;
}

static bool stores_member(const struct roles *r, inst_id inst, const struct prog_func *pf,
                          const struct ir_stmt *s)
{
    const ir_ref *args = prog_args(pf, s);
    bool is_bulk = s->op == IR_MEMSET || s->op == IR_MEMCOPY;
    if (s->op != IR_STORE && s->op != IR_RMW && s->op != IR_CMPXCHG && !is_bulk)
        return false;
    int64_t length = INT32_MAX;
    if (is_bulk)
        ir_ref_int(pf->unit, args[2], &length);
    return may_touch(r, inst, args[0], is_bulk ? (uint64_t)length : s->size);
}

/* Does anything in the function store into the member? The code is walked again and again, and
 * little of it does. */
static bool stores_at_all(struct roles *r, uint32_t frame)
{
    inst_id inst = r->c->frames.at[frame].inst;
    const struct prog_func *pf = frame_func(r->c, frame);
    bool is_new;
    uint32_t *answer = map_slot(&r->touching, inst.i, &is_new);
    for (uint32_t i = 0; is_new && *answer != 2 && i < pf->func->nstmts; i++)
        *answer = stores_member(r, inst, pf, &pf->stmts[i]) ? 2 : 1;
    return *answer == 2;
}

/* What a statement stores into the member. */
static void see_store(struct roles *r, uint32_t frame, const struct ir_stmt *s)
{
    const struct prog_func *pf = frame_func(r->c, frame);
    if (!stores_member(r, r->c->frames.at[frame].inst, pf, s))
        return;
    if (s->op == IR_STORE && s->size == r->role.size)
        eval(r, frame, prog_args(pf, s)[1], 0);
    else
        r->role.is_open = true;
}

/* ---- what is reached ---- */

static void reach(struct roles *r, uint32_t frame)
{
    if (frame == PTA_NONE || r->seen[frame])
        return;
    r->seen[frame] = ARENA_ARRAY(&r->c->arena, bool, frame_func(r->c, frame)->func->nblocks + 1);
    vec_push(&r->work, frame);
    r->is_changed = true;
}

static bool may_be(const struct roles *r, const struct prog_func *pf, ir_ref label)
{
    int64_t value;
    bool is_known = ir_ref_int(pf->unit, label, &value);
    for (uint32_t i = 0; is_known && i < r->role.nvalues; i++)
        if (r->role.values[i] == value)
            return true;
    return !is_known || r->role.is_open;
}

/* Is one of the values none of the labels? */
static bool may_be_other(const struct roles *r, const struct prog_func *pf, const struct ir_stmt *s)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    for (uint32_t i = 0; i < r->role.nvalues; i++) {
        bool is_label = false;
        int64_t value;
        for (uint32_t k = 1; k < s->nargs && !is_label; k++)
            is_label = ir_ref_int(pf->unit, args[k], &value) && value == r->role.values[i];
        if (!is_label)
            return true;
    }
    return r->role.is_open;
}

static void walk_block(struct roles *r, uint32_t frame, uint32_t block, u32_vec *blocks)
{
    struct conc *c = r->c;
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
    const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
    inst_id inst = c->frames.at[frame].inst;
    bool stores = stores_at_all(r, frame);
    uint32_t n;
    const struct pta_edge *end = pta_inst_edges(c->pta, inst, &n) + n;
    const struct pta_edge *e = pta_edges(c->pta, inst, b->first, &n); /* and those behind */
    for (uint32_t i = b->first; i < b->first + b->count; i++) {
        if (stores)
            see_store(r, frame, &pf->stmts[i]);
        for (; e < end && e->stmt == i; e++)
            if (e->kind == EDGE_CALL)
                reach(r, frame_find(c, r->origin, (inst_id){e->target}));
    }
    const struct ir_stmt *last = &pf->stmts[b->first + b->count - 1];
    const ir_ref *args = ir_args(pf->unit, pf->func, last);
    bool is_switch = last->op == IR_SWITCH && is_role(r, frame, args[0]);
    for (uint32_t i = 0; i < b->nsuccs; i++) {
        bool may = !is_switch || (i ? may_be(r, pf, args[i]) : may_be_other(r, pf, last));
        may &= !r->dead[frame] || !r->dead[frame][succ[i]];
        if (may && !r->seen[frame][succ[i]])
            r->seen[frame][succ[i]] = r->is_changed = true, vec_push(blocks, succ[i]);
    }
}

static void walk_frame(struct roles *r, uint32_t frame)
{
    uint32_t n = frame_func(r->c, frame)->func->nblocks;
    u32_vec blocks = {0};
    r->seen[frame][0] = true;
    for (uint32_t b = 0; b < n; b++)
        if (r->seen[frame][b])
            vec_push(&blocks, b);
    while (blocks.n)
        walk_block(r, frame, vec_pop(&blocks), &blocks);
    vec_release(&blocks);
}

/* Again over all that was reached before: more values may lead further. */
static void walk_once(struct roles *r)
{
    for (uint32_t f = r->first; f < r->end; f++)
        if (r->seen[f])
            vec_push(&r->work, f);
    while (r->work.n)
        walk_frame(r, vec_pop(&r->work));
}

static void begin_walk(struct roles *r)
{
    for (uint32_t f = r->first; f < r->end; f++)
        r->seen[f] = NULL;
    for (uint32_t f = r->first; f < r->end; f++)
        if (r->c->frames.at[f].caller == PTA_NONE)
            reach(r, f);
    vec_clear(&r->work);
}

static bool runs_loop(const struct conc *c, uint32_t frame)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_RUN_LOOP))
            return true;
    return false;
}

/* What threads without a loop store, wherever they are. */
static void see_others(struct roles *r, const bool *has_loop)
{
    for (uint32_t f = 0; f < r->c->frames.n && !r->role.is_open; f++) {
        const struct prog_func *pf = frame_func(r->c, f);
        if (has_loop[r->c->frames.at[f].origin.i] || !stores_at_all(r, f))
            continue;
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            see_store(r, f, &pf->stmts[i]);
    }
}

/* All values that the origin's own code gives the member, from those it has to begin with. */
static void solve(struct roles *r)
{
    map_clear(&r->evaluated);
    r->role.is_open |= !has_own_objects(r);
    begin_walk(r);
    do {
        r->is_changed = false;
        if (!r->role.is_open)
            walk_once(r);
    } while (r->is_changed && !r->role.is_open);
}

/* Adds to the dead blocks what the last walk did not reach. */
static void add_dead(struct roles *r)
{
    for (uint32_t f = r->first; f < r->end; f++) {
        uint32_t n = frame_func(r->c, f)->func->nblocks;
        for (uint32_t b = 0; b < n; b++) {
            bool is_dead = !r->seen[f] || !r->seen[f][b];
            if (is_dead && !r->dead[f])
                r->dead[f] = ARENA_ARRAY(&r->c->arena, bool, n + 1);
            if (is_dead)
                r->dead[f][b] = true;
        }
    }
}

static void keep_dead(struct roles *r)
{
    for (uint32_t f = 0; f < r->c->frames.n; f++) {
        if (!r->dead[f])
            continue;
        vec_push(&r->c->dead_blocks, r->dead[f]);
        map_put(&r->c->dead_of, map_key2(r->c->frames.at[f].origin.i, r->c->frames.at[f].inst.i),
                (uint32_t)r->c->dead_blocks.n);
    }
}

static bool has_value(const struct role *role, int64_t value)
{
    for (uint32_t i = 0; i < role->nvalues; i++)
        if (role->values[i] == value)
            return true;
    return false;
}

/* The frames of the next origin that runs a loop; false if there is none. */
static bool next_loop(struct roles *r, const bool *has_loop)
{
    const struct conc *c = r->c;
    for (; r->end < c->frames.n;) {
        r->first = r->end;
        r->origin = c->frames.at[r->first].origin;
        while (r->end < c->frames.n && c->frames.at[r->end].origin.i == r->origin.i)
            r->end++;
        if (has_loop[r->origin.i])
            return true;
    }
    r->first = r->end = 0;
    return false;
}

/* Values of threads without a loop that no loop gives its objects itself may be anybody's. */
static void add_others(struct roles *r, const struct role *others, const struct role *own)
{
    for (uint32_t i = 0; i < others->nvalues; i++) {
        bool is_own = false;
        for (uint32_t o = 0; o < pta_norigins(r->c->pta); o++)
            is_own |= !own[o].is_open && has_value(&own[o], others->values[i]);
        if (!is_own)
            add_value(r, others->values[i]);
    }
}

static void solve_role(struct roles *r, const bool *has_loop)
{
    const struct role empty = {.off = r->role.off, .size = r->role.size};
    struct role *own = ARENA_ARRAY(&r->c->arena, struct role, pta_norigins(r->c->pta) + 1);
    r->first = r->end = 0;
    map_clear(&r->touching);
    map_clear(&r->bringing);
    see_others(r, has_loop);
    struct role others = r->role;
    while (next_loop(r, has_loop)) {
        r->role = empty;
        solve(r);
        own[r->origin.i] = r->role;
    }
    while (!others.is_open && next_loop(r, has_loop)) {
        r->role = empty;
        r->role.is_open = own[r->origin.i].is_open;
        add_others(r, &others, own);
        solve(r);
        if (!r->role.is_open)
            add_dead(r);
    }
    r->role = empty;
}

bool roles_find(struct conc *c)
{
    struct roles r = {.c = c, .loops = confined_new(c)};
    bool *has_loop = ARENA_ARRAY(&c->arena, bool, pta_norigins(c->pta) + 1);
    r.seen = ARENA_ARRAY(&c->arena, bool *, c->frames.n + 1);
    r.dead = ARENA_ARRAY(&c->arena, bool *, c->frames.n + 1);
    for (uint32_t f = 0; has_loop_objects(r.loops) && f < c->frames.n; f++)
        has_loop[c->frames.at[f].origin.i] |= runs_loop(c, f);
    while (has_loop_objects(r.loops) && r.ntried < MAX_ROLES && find_role(&r, has_loop)) {
        solve_role(&r, has_loop);
        r.tried[r.ntried++] = r.role.off;
    }
    keep_dead(&r);
    for (uint32_t i = 0; r.written && i < pta_ninsts(c->pta); i++)
        idset_release(&r.written[i]);
    confined_free(r.loops);
    map_release(&r.evaluated);
    map_release(&r.touching);
    map_release(&r.bringing);
    vec_release(&r.work);
    vec_release(&r.list);
    return c->dead_blocks.n > 0;
}
