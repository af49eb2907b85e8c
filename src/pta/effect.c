/*
 * Library models as constraints: what a modelled call does to pointers. Locks, order and plain
 * accesses are not looked at here.
 */
#include "pta/pta_int.h"

static uint32_t stmt_id_of(const struct pta *p, inst_id inst, uint32_t stmt)
{
    return inst_prog_func(p, inst)->stmt_base + stmt;
}

static uint32_t object_node(struct pta *p, obj_id obj)
{
    uint32_t node = node_new(p, 1);
    node_add(p, node, loc_exact(p, obj, 0));
    return node;
}

static uint32_t static_node(struct pta *p, const char *name)
{
    uint32_t id = intern_adds(&p->statics, name);
    return object_node(
        p, obj_make(p, OBJ_STATIC, id, 0, 0, intern_str(&p->statics, id), (inst_id){PTA_NONE}));
}

static uint32_t moved_node(struct pta *p, uint32_t node, int64_t offset)
{
    if (node == PTA_NONE || !offset)
        return node;
    uint32_t moved = node_new(p, 1);
    constraint_add(p, node, CON_SHIFT, moved,
                   shift_make(p, (struct shift){.off = (int32_t)offset}));
    return moved;
}

static uint32_t loaded_node(struct pta *p, uint32_t pointer)
{
    if (pointer == PTA_NONE)
        return PTA_NONE;
    uint32_t value = node_new(p, 1);
    constraint_add(p, pointer, CON_LOAD, value, 1);
    return value;
}

static uint32_t arg_node(struct pta *p, inst_id inst, uint32_t stmt, const struct place *place)
{
    return moved_node(p, inst_operand(p, inst, stmt, (uint32_t)place->index + 1), place->offset);
}

static uint32_t rest_node(struct pta *p, inst_id inst, uint32_t stmt, uint32_t first)
{
    uint32_t all = node_new(p, 1);
    for (uint32_t i = first + 1; i < inst_prog_func(p, inst)->stmts[stmt].nargs; i++) {
        uint32_t node = inst_operand(p, inst, stmt, i);
        if (node != PTA_NONE)
            edge_add(p, node, all);
    }
    return all;
}

/* Node that holds the value of a place; PTA_NONE if it carries no address. */
static uint32_t place_value(struct pta *p, inst_id inst, uint32_t stmt, const struct place *place)
{
    switch (place->kind) {
    case PLACE_ARG:
        return arg_node(p, inst, stmt, place);
    case PLACE_RET:
        return inst_result(p, inst, stmt);
    case PLACE_DEREF:
        return loaded_node(p, arg_node(p, inst, stmt, place));
    case PLACE_REST:
        return rest_node(p, inst, stmt, (uint32_t)place->index);
    case PLACE_STATIC:
        return static_node(p, place->name);
    case PLACE_FRESH: {
        uint32_t ctx = p->insts.at[inst.i].ctx;
        return object_node(p, obj_make(p, OBJ_HEAP, stmt_id_of(p, inst, stmt), ctx, 0, NULL, inst));
    }
    default:
        return PTA_NONE;
    }
}

static void place_assign(struct pta *p, inst_id inst, uint32_t stmt, const struct place *to,
                         uint32_t value)
{
    if (value == PTA_NONE)
        return;
    if (to->kind == PLACE_RET) {
        uint32_t result = inst_result(p, inst, stmt);
        if (result != PTA_NONE)
            edge_add(p, value, result);
    } else if (to->kind == PLACE_DEREF) {
        uint32_t pointer = arg_node(p, inst, stmt, to);
        if (pointer != PTA_NONE)
            constraint_add(p, pointer, CON_STORE, value, 1);
    }
}

static bool const_arg(const struct pta *p, inst_id inst, uint32_t stmt, int32_t index,
                      int64_t *value)
{
    const struct prog_func *pf = inst_prog_func(p, inst);
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (index < 0 || (uint32_t)index + 1 >= s->nargs)
        return false;
    return ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, s)[index + 1], value);
}

/* Constant size in bytes, 0 if it is not known. */
static uint64_t place_size(const struct pta *p, inst_id inst, uint32_t stmt,
                           const struct place *place)
{
    int64_t a = 0, b = 1;
    if (place->kind == PLACE_INT)
        a = place->index;
    else if (place->kind == PLACE_ARG && !const_arg(p, inst, stmt, place->index, &a))
        return 0;
    else if (place->kind == PLACE_PROD && (!const_arg(p, inst, stmt, place->index, &a) ||
                                           !const_arg(p, inst, stmt, place->index2, &b)))
        return 0;
    if (a <= 0 || b <= 0 || a > INT32_MAX || b > INT32_MAX)
        return 0;
    return (uint64_t)a * (uint64_t)b;
}

static void effect_alloc(struct pta *p, inst_id inst, uint32_t stmt, const struct effect *e)
{
    uint64_t size = place_size(p, inst, stmt, &e->size);
    obj_id obj =
        obj_make(p, OBJ_HEAP, stmt_id_of(p, inst, stmt), p->insts.at[inst.i].ctx, size, NULL, inst);
    struct place ret = e->ret.kind == PLACE_NONE ? (struct place){.kind = PLACE_RET} : e->ret;
    place_assign(p, inst, stmt, &ret, object_node(p, obj));
    if (e->kind ==
        EFFECT_REALLOC) /* the content stays what it was: same identity, perhaps elsewhere */
        place_assign(p, inst, stmt, &ret, place_value(p, inst, stmt, &e->src));
}

static void effect_copy(struct pta *p, inst_id inst, uint32_t stmt, const struct effect *e)
{
    uint32_t to = place_value(p, inst, stmt, &e->obj), from = place_value(p, inst, stmt, &e->src);
    if (to == PTA_NONE || from == PTA_NONE)
        return;
    uint32_t id = (uint32_t)p->bulks.n;
    obj_id blob = obj_make(p, OBJ_VARARG, id, PTA_NONE, 0, NULL, inst);
    struct bulk b = {to, from, blob.i, place_size(p, inst, stmt, &e->size)};
    vec_push(&p->bulks, b);
    constraint_add(p, from, CON_BULK_FROM, id, 0);
    constraint_add(p, to, CON_BULK_TO, id, 0);
}

static void effect_callback(struct pta *p, inst_id inst, uint32_t stmt,
                            const struct model_fn *model, const struct effect *e)
{
    uint32_t fn = place_value(p, inst, stmt, &e->fn);
    if (fn == PTA_NONE)
        return;
    struct callback cb = {
        .inst = inst, .stmt = stmt, .model = model, .effect = e, .base = PTA_NONE};
    cb.nargs = (uint32_t)e->nargs;
    for (int i = 0; i < e->nargs; i++)
        cb.args[i] = place_value(p, inst, stmt, &e->args[i]);
    uint32_t id = (uint32_t)p->callbacks.n;
    vec_push(&p->callbacks, cb);
    constraint_add(p, fn, CON_CALLBACK, id, 0);
}

/* The symbol whose content is argument `index` (`pthread_getspecific(key)`); PTA_NONE: unclear. */
static uint32_t loaded_symbol(const struct pta *p, inst_id inst, uint32_t stmt, int32_t index)
{
    const struct prog_func *pf = inst_prog_func(p, inst);
    ir_ref ref = ir_args(pf->unit, pf->func, &pf->stmts[stmt])[index + 1];
    if (ref_kind(ref) != REF_REG)
        return PTA_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->dst != ref_index(ref) || s->op != IR_LOAD)
            continue;
        ir_ref from = ir_args(pf->unit, pf->func, s)[0];
        if (ref_kind(from) == REF_SYM)
            return prog_sym_of(p->prog, pf->unit_index, ref_index(from)).i;
    }
    return PTA_NONE;
}

/* Thread-specific data: one slot per key and origin. */
static void effect_tls(struct pta *p, inst_id inst, uint32_t stmt, const struct effect *e)
{
    uint32_t key = e->obj.kind == PLACE_ARG ? loaded_symbol(p, inst, stmt, e->obj.index) : PTA_NONE;
    uint32_t ctx = ctx_of_origin(p, p->insts.at[inst.i].origin);
    obj_id slot = obj_make(p, OBJ_TLS, key, ctx, 8, NULL, inst);
    loc_id loc = loc_exact(p, slot, 0);
    if (e->kind == EFFECT_TLS_SET) {
        uint32_t value = place_value(p, inst, stmt, &e->src);
        if (value != PTA_NONE)
            edge_add(p, value, cell_store(p, loc));
        return;
    }
    uint32_t result = inst_result(p, inst, stmt);
    if (result != PTA_NONE)
        edge_add(p, cell_load(p, loc), result);
}

static void effect_apply(struct pta *p, inst_id inst, uint32_t stmt, const struct model_fn *m,
                         const struct effect *e)
{
    switch (e->kind) {
    case EFFECT_ALLOC:
    case EFFECT_REALLOC:
        effect_alloc(p, inst, stmt, e);
        break;
    case EFFECT_COPY:
        effect_copy(p, inst, stmt, e);
        break;
    case EFFECT_ASSIGN:
        place_assign(p, inst, stmt, &e->ret, place_value(p, inst, stmt, &e->src));
        break;
    case EFFECT_SPAWN:
    case EFFECT_REGISTER:
    case EFFECT_CALL:
    case EFFECT_ONCE:
        effect_callback(p, inst, stmt, m, e);
        break;
    case EFFECT_TLS_SET:
    case EFFECT_TLS_GET:
        effect_tls(p, inst, stmt, e);
        break;
    case EFFECT_ATOMIC: /* the value read or written may be an address */
        place_assign(p, inst, stmt, &e->ret, place_value(p, inst, stmt, &e->src));
        break;
    default:
        break;
    }
}

void effects_apply(struct pta *p, inst_id inst, uint32_t stmt, const struct model_fn *m)
{
    for (int i = 0; i < m->neffects; i++)
        effect_apply(p, inst, stmt, m, &m->effects[i]);
}

/*
 * Unknown code: it returns an object of its own and may call any function it is given. That it
 * may also write behind its arguments is said to the user as lost coverage.
 */
void external_apply(struct pta *p, inst_id inst, uint32_t stmt, psym_id sym)
{
    const struct prog_sym *s = &p->prog->syms[sym.i];
    if (idset_add(&p->unknown_seen, sym.i))
        vec_push(&p->unknown_calls, sym.i);
    obj_id own = obj_make(p, OBJ_EXTERNAL, sym.i, 0, 0, s->pretty, (inst_id){PTA_NONE});
    uint32_t result = inst_result(p, inst, stmt);
    if (result != PTA_NONE)
        node_add(p, result, loc_exact(p, own, 0));
    for (uint32_t i = 1; i < inst_prog_func(p, inst)->stmts[stmt].nargs; i++) {
        uint32_t node = inst_operand(p, inst, stmt, i);
        if (node == PTA_NONE)
            continue;
        struct callback cb = {.inst = inst, .stmt = stmt, .base = PTA_NONE};
        vec_push(&p->callbacks, cb);
        constraint_add(p, node, CON_CALLBACK, (uint32_t)p->callbacks.n - 1, 0);
    }
}
