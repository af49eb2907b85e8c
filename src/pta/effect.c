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

static uint32_t shifted_node(struct pta *p, uint32_t node, struct shift by)
{
    if (node == PTA_NONE)
        return node;
    uint32_t moved = node_new(p, 1);
    constraint_add(p, node, CON_SHIFT, moved, shift_make(p, by));
    return moved;
}

static uint32_t moved_node(struct pta *p, uint32_t node, int64_t offset)
{
    return offset ? shifted_node(p, node, (struct shift){.off = (int32_t)offset}) : node;
}

static uint32_t any_offset_node(struct pta *p, uint32_t node)
{
    return shifted_node(p, node, (struct shift){.stride = 1});
}

static uint32_t any_word_node(struct pta *p, uint32_t node)
{
    return shifted_node(p, node, (struct shift){.stride = 8});
}

static uint32_t loaded_node(struct pta *p, uint32_t pointer)
{
    if (pointer == PTA_NONE)
        return PTA_NONE;
    uint32_t value = node_new(p, 1);
    constraint_add(p, pointer, CON_LOAD, value, 1);
    return value;
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

/* A hidden object that every thread has for itself. */
static uint32_t thread_node(struct pta *p, inst_id inst, const char *name)
{
    uint32_t id = intern_adds(&p->statics, name);
    uint32_t ctx = ctx_of_origin(p, p->insts.at[inst.i].origin);
    /* Beyond the program's symbols, so that it is no thread-local variable's object. */
    uint32_t site = p->prog->nsyms + id;
    return object_node(p, obj_make(p, OBJ_TLS, site, ctx, 0, intern_str(&p->statics, id), inst));
}

static uint32_t global_node(struct pta *p, inst_id inst, const char *name)
{
    psym_id sym = prog_find(p->prog, name);
    if (sym.i == IR_NONE)
        return static_node(p, name);
    return p->prog->syms[sym.i].is_tls ? tls_node(p, inst, sym, 0) : const_node(p, sym, 0);
}

static uint32_t start_node(struct pta *p, inst_id inst, uint32_t stmt, enum place_kind kind,
                           const struct place *place)
{
    switch (kind) {
    case PLACE_RET:
        return inst_result(p, inst, stmt);
    case PLACE_STATIC:
        return static_node(p, place->name);
    case PLACE_GLOBAL:
        return global_node(p, inst, place->name);
    case PLACE_THREAD:
        return thread_node(p, inst, place->name);
    default:
        if (place->index == 0 && p->receiver != PTA_NONE)
            return p->receiver;
        return inst_operand(p, inst, stmt, (uint32_t)place->index + 1);
    }
}

/* The place's expression after `depth` dereferences (see struct place). */
static uint32_t place_at(struct pta *p, inst_id inst, uint32_t stmt, const struct place *place,
                         int depth)
{
    const int64_t offsets[] = {place->offset, place->offset2, place->offset3};
    bool has_base = place->kind == PLACE_DEREF_OF || place->kind == PLACE_VIRTUAL ||
                    place->kind == PLACE_METHOD || place->kind == PLACE_ANY_FN;
    uint32_t node =
        start_node(p, inst, stmt, has_base && place->base ? place->base : place->kind, place);
    for (int i = 0; i <= depth && node != PTA_NONE; i++) {
        if (i > 0)
            node = loaded_node(p, node);
        if (place->inside & 1u << i)
            node = any_offset_node(p, node);
        else if (i < (int)ARRAY_SIZE(offsets))
            node = moved_node(p, node, offsets[i]);
        if (place->each & 1u << i)
            node = any_word_node(p, node);
    }
    return node;
}

/* Function in a slot of the vtable of the object that the place names. */
static uint32_t virtual_node(struct pta *p, inst_id inst, uint32_t stmt, const struct place *place)
{
    uint32_t object = place_at(p, inst, stmt, place, place->depth);
    uint32_t vtable = loaded_node(p, object);
    return loaded_node(p, moved_node(p, vtable, 8 * (int64_t)place->index2));
}

static uint32_t fresh_node(struct pta *p, inst_id inst, uint32_t stmt)
{
    uint32_t site = stmt_id_of(p, inst, stmt), ctx = ctx_of_object(p, inst, site);
    return object_node(p, obj_make(p, OBJ_HEAP, site, ctx, 0, NULL, inst));
}

/* Node that holds the value of a place; PTA_NONE if it carries no address. */
static uint32_t place_value(struct pta *p, inst_id inst, uint32_t stmt, const struct place *place)
{
    switch (place->kind) {
    case PLACE_NONE:
    case PLACE_INT:
    case PLACE_PROD:
    case PLACE_STRLEN:
        return PTA_NONE;
    case PLACE_REST:
        return rest_node(p, inst, stmt, (uint32_t)place->index);
    case PLACE_FRESH:
        return fresh_node(p, inst, stmt);
    case PLACE_VIRTUAL:
        return virtual_node(p, inst, stmt, place);
    case PLACE_METHOD: /* the object: its class says which function */
        return place_at(p, inst, stmt, place, place->depth);
    case PLACE_ANY_FN:
        return loaded_node(p, any_word_node(p, place_at(p, inst, stmt, place, place->depth)));
    case PLACE_DEREF:
    case PLACE_DEREF_OF:
        return place_at(p, inst, stmt, place, MAX(place->depth, 1));
    default:
        return place_at(p, inst, stmt, place, 0);
    }
}

void place_assign(struct pta *p, inst_id inst, uint32_t stmt, const struct place *to,
                  uint32_t value)
{
    if (value == PTA_NONE)
        return;
    if (to->kind == PLACE_RET) {
        uint32_t result = inst_result(p, inst, stmt);
        if (result != PTA_NONE)
            edge_add(p, value, result);
    } else if (to->kind == PLACE_DEREF || to->kind == PLACE_DEREF_OF) {
        uint32_t pointer = place_at(p, inst, stmt, to, MAX(to->depth, 1) - 1);
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

static void effect_alloc(struct pta *p, inst_id inst, uint32_t stmt, const struct effect *e,
                         uint32_t nth)
{
    uint64_t size = place_size(p, inst, stmt, &e->size);
    uint32_t site = stmt_id_of(p, inst, stmt), ctx = ctx_of_object(p, inst, site);
    enum obj_kind kind = e->flags & EFF_STACK ? OBJ_STACK : OBJ_HEAP;
    uint32_t class = e->class_name ? class_of_name(p, e->class_name) : class_of_new(p, site);
    if (class && class <= classes_count(p->prog->classes))
        size = class_info(p->prog->classes, (class_id){class - 1})->size;
    if (class_is_throwable(p, class))
        ctx = ctx_of_origin(p, p->insts.at[inst.i].origin);
    obj_id obj = obj_make_nth(p, kind, site, ctx, nth, size, inst);
    p->objs.at[obj.i].class = class;
    struct place ret = e->ret.kind == PLACE_NONE ? (struct place){.kind = PLACE_RET} : e->ret;
    if (ret.kind != PLACE_RET) /* how the caller uses the result says nothing of this one */
        p->obj_states.at[obj.i].layout = p->obj_states.at[obj.i].record = 0;
    place_assign(p, inst, stmt, &ret, object_node(p, obj));
    /* What was reallocated stays what it was, perhaps elsewhere: it keeps its identity. */
    if (e->kind == EFFECT_REALLOC)
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

static uint32_t callback_make(struct pta *p, inst_id inst, uint32_t stmt,
                              const struct model_fn *model, const struct effect *e)
{
    struct callback cb = {.inst = inst, .stmt = stmt, .model = model, .effect = e, .fn = PTA_NONE};
    cb.nargs = (uint32_t)e->nargs;
    for (int i = 0; i < e->nargs; i++) /* the rest of the arguments is bound one by one later */
        cb.args[i] =
            e->args[i].kind == PLACE_REST ? PTA_NONE : place_value(p, inst, stmt, &e->args[i]);
    vec_push(&p->callbacks, cb);
    return (uint32_t)p->callbacks.n - 1;
}

static bool is_starter(const struct pta *p, inst_id inst)
{
    uint32_t origin = p->insts.at[inst.i].origin;
    return !has_origins(p) || origin == PTA_NONE || p->origins.at[origin].starts;
}

void effect_starts(struct pta *p, uint32_t origin)
{
    if (origin == PTA_NONE || p->origins.at[origin].starts)
        return;
    p->origins.at[origin].starts = true;
    for (size_t i = 0; i < p->starter_calls.n; i++) {
        const struct callback *cb = &p->callbacks.at[p->starter_calls.at[i]];
        if (p->insts.at[cb->inst.i].origin == origin)
            constraint_add(p, cb->fn, CON_CALLBACK, p->starter_calls.at[i], 0);
    }
}

static void effect_callback(struct pta *p, inst_id inst, uint32_t stmt,
                            const struct model_fn *model, const struct effect *e)
{
    uint32_t fn = place_value(p, inst, stmt, &e->fn);
    if (fn == PTA_NONE)
        return;
    uint32_t id = callback_make(p, inst, stmt, model, e);
    p->callbacks.at[id].fn = fn;
    /* An executor of several threads is its own: no loop of the program runs it. */
    bool is_on_executor =
        e->kind == EFFECT_REGISTER && e->when == WHEN_ON_EXECUTOR && !(e->flags & EFF_MANY);
    uint32_t executor = is_on_executor ? place_value(p, inst, stmt, &e->obj) : PTA_NONE;
    if (executor != PTA_NONE)
        constraint_add(p, executor, CON_EXECUTOR, id, 0);
    else if (e->flags & EFF_STARTERS && !is_starter(p, inst))
        vec_push(&p->starter_calls, id);
    else
        constraint_add(p, fn, CON_CALLBACK, id, 0);
}

void effect_call_else(struct pta *p, inst_id inst, uint32_t stmt, const struct effect *e)
{
    uint32_t value = place_value(p, inst, stmt, &e->src);
    if (value != PTA_NONE)
        place_assign(p, inst, stmt, &e->ret, value);
}

/* Runs what is registered with the loop's objects, here and now. */
static void effect_run_loop(struct pta *p, inst_id inst, uint32_t stmt,
                            const struct model_fn *model, const struct effect *e)
{
    uint32_t loop = place_value(p, inst, stmt, &e->obj);
    if (loop != PTA_NONE)
        constraint_add(p, loop, CON_LOOP, callback_make(p, inst, stmt, model, e), 0);
}

/* What the joined origin returns arrives at `ret`. */
static void effect_join(struct pta *p, inst_id inst, uint32_t stmt, const struct model_fn *model,
                        const struct effect *e)
{
    uint32_t handle = place_value(p, inst, stmt, &e->handle);
    if (handle == PTA_NONE || e->ret.kind == PLACE_NONE)
        return;
    uint32_t value = node_new(p, 1);
    place_assign(p, inst, stmt, &e->ret, value);
    uint32_t id = callback_make(p, inst, stmt, model, e);
    p->callbacks.at[id].fn = value;
    constraint_add(p, handle, CON_CALLBACK, id, 0);
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

/* An argument as it is; the receiver of a virtual call is only a part of argument 0. */
static bool place_is_plain(const struct place *place, const struct ir_stmt *s)
{
    bool is_receiver = place->index == 0 && s->flags & IRF_VIRTUAL;
    return place->kind == PLACE_ARG && !place->offset && !place->inside && !place->each &&
           !is_receiver;
}

/* Places that are more than an argument get a node that the later stages can ask for. */
static void remember_place(struct pta *p, inst_id inst, uint32_t stmt, const struct place *place)
{
    if (place->kind == PLACE_NONE || place->kind == PLACE_REST ||
        place_is_plain(place, &inst_prog_func(p, inst)->stmts[stmt]))
        return;
    uint64_t address = (uint64_t)(uintptr_t)place;
    uint32_t key[4] = {inst.i, stmt, (uint32_t)address, (uint32_t)(address >> 32)};
    bool fresh;
    tuples_add(&p->place_keys, key, &fresh);
    if (fresh)
        vec_push(&p->place_nodes, place_value(p, inst, stmt, place));
}

/* Node of a place that is no plain argument, PTA_NONE if nobody asked for it. */
static uint32_t frozen_place(const struct pta *p, inst_id inst, uint32_t stmt,
                             const struct place *place)
{
    uint64_t address = (uint64_t)(uintptr_t)place;
    uint32_t key[4] = {inst.i, stmt, (uint32_t)address, (uint32_t)(address >> 32)};
    uint32_t id = tuples_find(&p->place_keys, key);
    return id == TUPLES_NONE ? PTA_NONE : p->place_nodes.at[id];
}

static const struct idset *place_set(const struct pta *p, inst_id inst, uint32_t stmt,
                                     const struct place *place, bool is_access)
{
    const struct prog_func *pf = inst_prog_func(p, inst);
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (place_is_plain(place, s)) {
        if ((uint32_t)place->index + 1 >= s->nargs)
            return &p->empty;
        ir_ref arg = ir_args(pf->unit, pf->func, s)[place->index + 1];
        return is_access ? pta_accessed(p, inst, arg) : pta_value(p, inst, arg);
    }
    uint32_t node = frozen_place(p, inst, stmt, place);
    return is_access ? pta_node_followed(p, node) : pta_node_set(p, node);
}

const struct idset *pta_place(const struct pta *p, inst_id inst, uint32_t stmt,
                              const struct place *place)
{
    return place_set(p, inst, stmt, place, false);
}

const struct idset *pta_place_accessed(const struct pta *p, inst_id inst, uint32_t stmt,
                                       const struct place *place)
{
    return place_set(p, inst, stmt, place, true);
}

/* The statement that gives a register its value, NULL. */
static const struct ir_stmt *definition(const struct prog_func *pf, ir_ref ref)
{
    for (uint32_t i = 0; ref_kind(ref) == REF_REG && i < pf->func->nstmts; i++)
        if (pf->stmts[i].dst == ref_index(ref))
            return &pf->stmts[i];
    return NULL;
}

/* Are two values the same by how they are computed, in one round of all loops? */
static bool are_same(const struct prog_func *pf, ir_ref a, ir_ref b, int depth)
{
    enum { MAX_DEPTH = 6 };
    if (a.bits == b.bits)
        return true;
    const struct ir_stmt *s = definition(pf, a);
    const struct ir_stmt *t = definition(pf, b);
    bool is_alike = s && t && s->op == t->op && s->nargs == t->nargs && s->size == t->size;
    if (!is_alike || depth > MAX_DEPTH || (s->op != IR_ADDR && s->op != IR_LOAD))
        return false;
    const ir_ref *x = ir_args(pf->unit, pf->func, s), *y = ir_args(pf->unit, pf->func, t);
    for (uint32_t i = 0; i < s->nargs; i++)
        if (!are_same(pf, x[i], y[i], depth + 1))
            return false;
    return true;
}

static bool calls_name(const struct pta *p, const struct prog_func *pf, const struct ir_stmt *s,
                       const char *name)
{
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    if (s->op != IR_CALL || ref_kind(callee) != REF_SYM)
        return false;
    psym_id sym = prog_sym_of(p->prog, pf->unit_index, ref_index(callee));
    return strcmp(p->prog->syms[sym.i].name, name) == 0;
}

/* Does the function go on to call `unless` for the same object, which assigns another value? */
static bool is_superseded(const struct pta *p, inst_id inst, uint32_t stmt, const struct effect *e)
{
    const struct prog_func *pf = inst_prog_func(p, inst);
    if (!e->unless)
        return false;
    ir_ref object = ir_args(pf->unit, pf->func, &pf->stmts[stmt])[e->ret.index + 1];
    for (uint32_t i = stmt + 1; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (!s->nargs || !calls_name(p, pf, s, e->unless))
            continue;
        for (uint32_t a = 1; a < s->nargs; a++)
            if (are_same(pf, args[a], object, 0))
                return true;
    }
    return false;
}

static void remember_places(struct pta *p, inst_id inst, uint32_t stmt, const struct effect *e)
{
    remember_place(p, inst, stmt, &e->obj);
    remember_place(p, inst, stmt, &e->obj2);
    remember_place(p, inst, stmt, &e->pool);
    remember_place(p, inst, stmt, &e->src);
    if (e->kind == EFFECT_JOIN || e->kind == EFFECT_DETACH)
        remember_place(p, inst, stmt, &e->handle);
    if (e->kind == EFFECT_SPAWN && e->fn.kind == PLACE_METHOD && e->fn.depth)
        remember_place(p, inst, stmt, &e->fn); /* whose method runs */
}

static void effect_apply(struct pta *p, inst_id inst, uint32_t stmt, const struct model_fn *m,
                         uint32_t nth)
{
    const struct effect *e = &m->effects[nth];
    remember_places(p, inst, stmt, e);
    switch (e->kind) {
    case EFFECT_ALLOC:
    case EFFECT_REALLOC:
        effect_alloc(p, inst, stmt, e, nth);
        break;
    case EFFECT_RUN_LOOP:
        effect_run_loop(p, inst, stmt, m, e);
        break;
    case EFFECT_JOIN:
        effect_join(p, inst, stmt, m, e);
        break;
    case EFFECT_COPY:
        effect_copy(p, inst, stmt, e);
        break;
    case EFFECT_ASSIGN:
        if (!is_superseded(p, inst, stmt, e))
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
        effect_apply(p, inst, stmt, m, (uint32_t)i);
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
        struct callback cb = {.inst = inst, .stmt = stmt, .fn = PTA_NONE};
        vec_push(&p->callbacks, cb);
        constraint_add(p, node, CON_CALLBACK, (uint32_t)p->callbacks.n - 1, 0);
    }
}
