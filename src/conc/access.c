/* The memory that a statement reads and writes, from the op table and the library models. */
#include "conc/conc_int.h"

ir_ref call_arg(const struct prog_func *pf, uint32_t stmt, int32_t index)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (index < 0 || (uint32_t)index + 1 >= s->nargs)
        return (ir_ref){0};
    return ir_args(pf->unit, pf->func, s)[index + 1];
}

bool has_arg(const struct prog_func *pf, uint32_t stmt, const struct place *place)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    return place->kind != PLACE_ARG || s->op != IR_CALL || (uint32_t)place->index + 1 < s->nargs;
}

void add_objects_at(const struct conc *c, const struct idset *locs, struct idset *objects)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc;
    while (idset_step(&it, &loc))
        idset_add(objects, pta_loc(c->pta, (loc_id){loc})->obj.i);
}

enum { MAX_ARRAY_STEPS = 6, MAX_BEHIND = 8 };

/*
 * Bytes of the array in a record that an address is in; 0: not known. Text and copies of unknown
 * length stay inside it (A-ARRAY), so that `strcmp(e->key, k)` does not read what comes behind.
 */
static uint64_t array_behind(struct conc *c, func_id func, ir_ref ref, int depth)
{
    uint32_t def = ref_kind(ref) == REF_REG ? finfo_of(c, func)->def[ref_index(ref)] : IR_NONE;
    if (def == IR_NONE || !depth)
        return 0;
    const struct prog_func *pf = &c->prog->funcs[func.i];
    const struct ir_stmt *s = &pf->stmts[def];
    if (s->op == IR_ADDR && s->size)
        return s->size > PTA_OPEN_ARRAY ? s->size : 0;
    if (s->op == IR_ADDR || s->op == IR_COPY)
        return array_behind(c, func, ir_args(pf->unit, pf->func, s)[0], depth - 1);
    return 0;
}

static void bound_by_array(struct conc *c, inst_id inst, struct access *a)
{
    if (!a->size && !(a->flags & ACC_FREE) && c->opt.mode != MODE_SOUND)
        a->size = array_behind(c, pta_inst_func(c->pta, inst), a->address, MAX_ARRAY_STEPS);
}

/*
 * Is the place outside of its object? Links of a list lead back to its head, and who looks for the
 * record around the link (container_of) has stopped before.
 */
static bool is_outside(const struct conc *c, loc_id loc)
{
    const struct pta_loc *l = pta_loc(c->pta, loc);
    const struct pta_obj *o = pta_obj(c->pta, l->obj);
    bool is_variable = o->kind == OBJ_GLOBAL || o->kind == OBJ_STACK;
    return !l->stride && !l->ext &&
           (l->off < 0 || (is_variable && o->size && l->off >= (int64_t)o->size));
}

void outside_find(struct conc *c)
{
    uint32_t n = c->opt.mode == MODE_SOUND || c->prog->classes ? 0 : pta_nlocs(c->pta);
    for (uint32_t i = 0; i < n; i++)
        if (is_outside(c, (loc_id){i}))
            idset_add(&c->outside, i);
}

/* The places of a set that are inside of their objects. */
static const struct idset *inside_of(struct conc *c, const struct idset *locs)
{
    bool is_new;
    if (idset_is_empty(&c->outside) || !idset_intersects(locs, &c->outside))
        return locs;
    uint32_t *slot = map_slot(&c->inside_of, (uint64_t)(uintptr_t)locs, &is_new);
    if (is_new) {
        struct idset *rest = ARENA_NEW(&c->arena, struct idset);
        idset_union_without(rest, locs, &c->outside);
        *slot = (uint32_t)c->insides.n;
        vec_push(&c->insides, rest);
    }
    return c->insides.at[*slot];
}

static void add(struct conc *c, inst_id inst, struct access a, access_vec *out)
{
    bound_by_array(c, inst, &a);
    a.locs = inside_of(c, pta_accessed(c->pta, inst, a.address));
    vec_push(out, a);
}

static uint64_t const_length(const struct prog_func *pf, ir_ref ref)
{
    int64_t value;
    return ir_ref_int(pf->unit, ref, &value) && value > 0 ? (uint64_t)value : 0;
}

/*
 * A call through a pointer to a member asks whether the pointer is the number of a virtual
 * function, and then finds it through the object's first word: `v = *obj; f = *(v + (m - 1))`.
 * Where no function is found in this way the object has none, and its first word is not looked
 * at.
 */
static bool is_idle_table(const struct conc *c, inst_id inst, const struct prog_func *pf,
                          uint32_t stmt)
{
    enum { NEAR = 4 };
    uint32_t step = IR_NO_REG, entry = IR_NO_REG;
    int64_t one;
    for (uint32_t i = stmt + 1; i < pf->func->nstmts && i <= stmt + NEAR; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->op == IR_SUB && ir_ref_int(pf->unit, args[1], &one) && one == 1)
            step = s->dst;
        else if (s->op == IR_ADDR && s->nargs >= 4 && step != IR_NO_REG &&
                 args[0].bits == ref_make(REF_REG, pf->stmts[stmt].dst).bits &&
                 args[3].bits == ref_make(REF_REG, step).bits)
            entry = s->dst;
        else if (s->op == IR_LOAD && entry != IR_NO_REG &&
                 args[0].bits == ref_make(REF_REG, entry).bits)
            return idset_is_empty(pta_value(c->pta, inst, ref_make(REF_REG, s->dst)));
    }
    return false;
}

static void plain_access(struct conc *c, inst_id inst, const struct prog_func *pf, uint32_t stmt,
                         access_vec *out)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct access a = {.stmt = stmt, .address = args[0], .size = s->size};
    if (s->op == IR_LOAD && !c->prog->classes && is_idle_table(c, inst, pf, stmt))
        return;
    if (s->op == IR_MEMCOPY || s->op == IR_MEMSET)
        a.size = const_length(pf, args[2]);
    if (s->op == IR_MEMSET && !a.size && prog_func_is_hashed(c->prog, pf))
        a.size = pf->unit->pointer_size; /* of a table that may be one bucket: A-CONTAINER */
    if (s->flags & IRF_VOLATILE)
        a.flags |= ACC_VOLATILE;
    bool has_order =
        s->op == IR_LOAD || s->op == IR_STORE || s->op == IR_RMW || s->op == IR_CMPXCHG;
    bool is_marked = c->opt.volatile_is_atomic && s->flags & IRF_VOLATILE;
    if (has_order && (s->sub != ORDER_NONE || is_marked))
        a.flags |= ACC_ATOMIC;
    if (s->op == IR_MEMCOPY) {
        struct access from = a;
        from.address = args[1];
        add(c, inst, from, out);
    }
    if (ir_op_info(s->op)->flags & OPF_WRITE)
        a.flags |= ACC_WRITE;
    add(c, inst, a, out);
}

static uint64_t effect_size(const struct prog_func *pf, uint32_t stmt, const struct place *size)
{
    if (size->kind == PLACE_INT)
        return size->index > 0 ? (uint64_t)size->index : 0;
    if (size->kind == PLACE_ARG)
        return const_length(pf, call_arg(pf, stmt, size->index));
    if (size->kind == PLACE_PROD)
        return const_length(pf, call_arg(pf, stmt, size->index)) *
               const_length(pf, call_arg(pf, stmt, size->index2));
    return 0;
}

/* A number among the arguments of a printf is no address that it reads from. */
static bool may_be_address(struct conc *c, inst_id inst, const struct prog_func *pf, ir_ref ref)
{
    enum ref_kind kind = ref_kind(ref);
    if (kind != REF_REG)
        return kind == REF_SYM || kind == REF_ADDR;
    uint32_t def = finfo_of(c, pta_inst_func(c->pta, inst))->def[ref_index(ref)];
    if (def == IR_NONE)
        return true;
    uint8_t flags = pf->stmts[def].flags;
    return flags & IRF_PTR && !(flags & IRF_WIDE_INT);
}

/* Has the result of a call no other objects than its receiver: a view, an iterator, an entry? */
static bool is_within_receiver(struct conc *c, inst_id inst, const struct prog_func *pf,
                               uint32_t stmt)
{
    const struct idset *from = pta_value(c->pta, inst, call_arg(pf, stmt, 0));
    struct idset_iter it =
        idset_begin(pta_value(c->pta, inst, ref_make(REF_REG, pf->stmts[stmt].dst)));
    uint32_t loc, n = 0;
    for (; idset_step(&it, &loc); n++)
        if (!idset_has(from, loc))
            return false;
    return n > 0;
}

ir_ref put_into_result(const struct prog_func *pf, uint32_t stmt, const struct model_fn *m,
                       int64_t offset)
{
    for (int i = 0; m && i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        if (e->kind == EFFECT_ASSIGN && e->ret.kind == PLACE_DEREF_OF && e->ret.base == PLACE_RET &&
            e->ret.offset == offset && e->src.kind == PLACE_ARG && !e->src.offset)
            return call_arg(pf, stmt, e->src.index);
    }
    return (ir_ref){0};
}

/*
 * The map behind entries of the JVM's library: a set of entries is an object that keeps the map,
 * and stands for its iterators and for each of them. NONE if it is not seen where they come from.
 */
static ir_ref kept_behind(struct conc *c, inst_id inst, const struct prog_func *pf, ir_ref ref,
                          int64_t offset)
{
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    for (int i = 0; i < MAX_BEHIND && ref_kind(ref) == REF_REG; i++) {
        uint32_t def = info->def[ref_index(ref)], n = 0;
        const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
        if (s && (s->op == IR_CAST || s->op == IR_COPY)) {
            ref = prog_args(pf, s)[0];
            continue;
        }
        const struct pta_edge *e =
            s && s->op == IR_CALL && s->nargs > 1 ? pta_edges(c->pta, inst, def, &n) : NULL;
        if (n != 1 || e->kind != EDGE_MODEL)
            break;
        ir_ref put = put_into_result(pf, def, e->model, offset);
        if (put.bits || !is_within_receiver(c, inst, pf, def))
            return put;
        ref = call_arg(pf, def, 0);
    }
    return (ir_ref){0};
}

static void place_access(struct conc *c, inst_id inst, const struct prog_func *pf, struct access a,
                         const struct place *place, access_vec *out)
{
    if (place->kind == PLACE_REST) {
        for (int32_t i = place->index; (uint32_t)i + 1 < pf->stmts[a.stmt].nargs; i++) {
            a.address = call_arg(pf, a.stmt, i);
            if (may_be_address(c, inst, pf, a.address))
                add(c, inst, a, out);
        }
        return;
    }
    if (place->kind == PLACE_NONE)
        return;
    a.address = place->kind == PLACE_ARG ? call_arg(pf, a.stmt, place->index) : (ir_ref){0};
    if (c->prog->classes && place->kind == PLACE_DEREF && place->depth <= 1 && !place->each)
        a.address = kept_behind(c, inst, pf, call_arg(pf, a.stmt, place->index), place->offset);
    a.is_behind = place->kind != PLACE_ARG && a.address.bits;
    a.place = place;
    if (!place->offset && !place->inside && !place->each)
        bound_by_array(c, inst, &a);
    a.locs = inside_of(c, pta_place_accessed(c->pta, inst, a.stmt, place));
    vec_push(out, a);
}

uint32_t access_term(struct conc *c, func_id func, const struct access *a)
{
    if (a->is_behind)
        return term_add(c, term_of(c, func, a->address), a->place->offset2);
    if (a->place)
        return term_of_place(c, func, a->stmt, a->place);
    return term_of(c, func, a->address);
}

static void effect_access(struct conc *c, inst_id inst, const struct prog_func *pf, uint32_t stmt,
                          const struct pta_edge *edge, const struct effect *e, access_vec *out)
{
    struct access a = {.stmt = stmt, .flags = ACC_LIBRARY};
    a.size = effect_size(pf, stmt, &e->size);
    a.via = c->prog->syms[edge->target].pretty;
    bool has_lock = e->kind == EFFECT_READ || e->kind == EFFECT_WRITE;
    /* Where nothing was stored there is no lock to hold. */
    if (has_lock && e->obj2.kind != PLACE_NONE &&
        !idset_is_empty(pta_place(c->pta, inst, stmt, &e->obj2)))
        a.under = &e->obj2;
    switch (e->kind) {
    case EFFECT_READ:
        place_access(c, inst, pf, a, &e->obj, out);
        break;
    case EFFECT_WRITE:
        /* `if`: only of objects that something was stored in. */
        if (e->src.kind != PLACE_NONE && idset_is_empty(pta_place(c->pta, inst, stmt, &e->src)))
            break;
        if (e->handle.kind == PLACE_ARG &&
            is_error_number(c, inst, call_arg(pf, stmt, e->handle.index)))
            break;
        a.flags |= ACC_WRITE;
        place_access(c, inst, pf, a, &e->obj, out);
        break;
    case EFFECT_FREE:
        /* Owners of the C++ library free what was not moved out of them, which we cannot tell. */
        if (prog_func_is_library(c->prog, pta_inst_func(c->pta, inst)))
            break;
        a.flags |= ACC_WRITE | ACC_FREE;
        a.size = 0;
        place_access(c, inst, pf, a, &e->obj, out);
        break;
    case EFFECT_COPY:
        place_access(c, inst, pf, a, &e->src, out);
        a.flags |= ACC_WRITE;
        place_access(c, inst, pf, a, &e->obj, out);
        break;
    case EFFECT_ATOMIC:
        a.flags |= ACC_ATOMIC | (e->access == ACCESS_LOAD ? 0 : ACC_WRITE);
        place_access(c, inst, pf, a, &e->obj, out);
        break;
    default:
        break;
    }
}

void accesses_of(struct conc *c, inst_id inst, uint32_t stmt, access_vec *out)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    uint8_t flags = ir_op_info(s->op)->flags;
    if (!pta_runs(c->pta, inst, stmt))
        return;
    if (flags & (OPF_READ | OPF_WRITE) && flags & OPF_ADDRESS) {
        if (pta_stores_same_table(c->pta, inst, stmt))
            return;
        plain_access(c, inst, pf, stmt, out);
        return;
    }
    if (s->op != IR_CALL)
        return;
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            effect_access(c, inst, pf, stmt, &e[i], &e[i].model->effects[k], out);
}
