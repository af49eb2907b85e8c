/*
 * Instances, call edges and origins. An instance is expanded once: its template's constraints are
 * added over its own nodes, and its calls are resolved. Direct calls are resolved at once,
 * indirect ones when a function reaches the pointer.
 */
#include "pta/pta_int.h"

inst_id inst_make(struct pta *p, func_id func, uint32_t ctx)
{
    uint32_t key[2] = {func.i, ctx};
    bool fresh;
    uint32_t id = tuples_add(&p->inst_keys, key, &fresh);
    if (fresh) {
        const struct template *t = template_of(p, func);
        struct inst inst = {.func = func, .ctx = ctx, .vararg = PTA_NONE};
        inst.nodes = node_new(p, t->nslots);
        p->has_filters |= t->filters != NULL;
        for (uint32_t i = 0; t->filters && i < t->nslots; i++)
            p->nodes.at[inst.nodes + i].filter = t->filters[i];
        inst.origin = tuples_at(&p->ctxs, ctx)[0];
        vec_push(&p->insts, inst);
        p->nclones[func.i]++;
        vec_push(&p->pending_insts, id);
    }
    return (inst_id){id};
}

uint32_t inst_node(struct pta *p, inst_id inst, uint32_t tref)
{
    if (tref == TREF_NONE)
        return PTA_NONE;
    if (tref & TREF_CONST)
        return p->const_nodes.at[tref & ~TREF_CONST];
    return p->insts.at[inst.i].nodes + tref;
}

static obj_id tls_object(struct pta *p, inst_id inst, psym_id sym)
{
    uint32_t ctx = ctx_of_origin(p, p->insts.at[inst.i].origin);
    return obj_make(p, OBJ_TLS, sym.i, ctx, p->prog->syms[sym.i].size, NULL, inst);
}

/* A thread-local variable is another object in every origin, so its address is no constant. */
uint32_t tls_node(struct pta *p, inst_id inst, psym_id sym, int32_t off)
{
    uint32_t key[3] = {sym.i, (uint32_t)off, p->insts.at[inst.i].origin};
    bool fresh;
    uint32_t id = tuples_add(&p->tls_consts, key, &fresh);
    if (fresh) {
        uint32_t node = node_new(p, 1);
        vec_push(&p->tls_nodes, node);
        obj_id obj = tls_object(p, inst, sym);
        node_add(p, node, loc_exact(p, obj, off));
        if (p->prog->syms[sym.i].is_defined)
            obj_initialise(p, obj, &p->prog->syms[sym.i]);
    }
    return p->tls_nodes.at[id];
}

uint32_t inst_operand(struct pta *p, inst_id inst, uint32_t stmt, uint32_t arg)
{
    const struct prog_func *pf = inst_prog_func(p, inst);
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (arg >= s->nargs)
        return PTA_NONE;
    ir_ref ref = ir_args(pf->unit, pf->func, s)[arg];
    uint32_t tref = tref_of(p, pf, template_of(p, p->insts.at[inst.i].func), ref);
    if (tref != TREF_NONE && tref & TREF_CONST) {
        const uint32_t *key = tuples_at(&p->consts, tref & ~TREF_CONST);
        psym_id sym = {key[0]};
        if (p->prog->syms[sym.i].is_tls)
            return tls_node(p, inst, sym, (int32_t)key[1]);
    }
    return inst_node(p, inst, tref);
}

uint32_t inst_result(struct pta *p, inst_id inst, uint32_t stmt)
{
    uint32_t dst = inst_prog_func(p, inst)->stmts[stmt].dst;
    if (dst == IR_NO_REG)
        return PTA_NONE;
    return inst_node(p, inst, template_of(p, p->insts.at[inst.i].func)->slot_of[dst]);
}

bool call_edge(struct pta *p, inst_id inst, uint32_t stmt, enum edge_kind kind, uint32_t target,
               const struct model_fn *model)
{
    uint32_t key[4] = {inst.i, stmt, kind, target};
    bool fresh;
    tuples_add(&p->edge_keys, key, &fresh);
    if (fresh) {
        struct edge_rec rec = {{kind, stmt, target, model}, inst.i};
        vec_push(&p->edge_recs, rec);
    }
    return fresh;
}

/* ---- arguments and results ---- */

static uint32_t vararg_object(struct pta *p, inst_id inst)
{
    if (p->insts.at[inst.i].vararg == PTA_NONE) {
        uint32_t site = inst_prog_func(p, inst)->stmt_base;
        obj_id obj = obj_make(p, OBJ_VARARG, site, p->insts.at[inst.i].ctx, 0, NULL, inst);
        p->insts.at[inst.i].vararg = obj.i;
    }
    return p->insts.at[inst.i].vararg;
}

static loc_id vararg_loc(struct pta *p, inst_id inst)
{
    obj_id obj = {vararg_object(p, inst)};
    return loc_make(p, obj, (struct pta_loc){.off = 0, .stride = 8});
}

void call_bind(struct pta *p, inst_id caller, uint32_t stmt, inst_id callee, uint32_t receiver)
{
    const struct ir_stmt *s = &inst_prog_func(p, caller)->stmts[stmt];
    const struct prog_func *target = inst_prog_func(p, callee);
    const struct template *t = template_of(p, p->insts.at[callee.i].func);
    bool is_variadic = target->func->flags & FUNC_VARIADIC;
    for (uint32_t i = 0; i + 1 < s->nargs; i++) {
        if (i >= target->func->nparams && !is_variadic)
            break;
        uint32_t node = inst_operand(p, caller, stmt, i + 1);
        if (node == PTA_NONE || (i < target->func->nparams && dispatch_binds(p, caller, stmt, i)))
            continue;
        if (i == receiver)
            continue; /* bound one by one */
        if (i < target->func->nparams)
            edge_add(p, node, p->insts.at[callee.i].nodes + i);
        else
            edge_add(p, node, cell_store(p, vararg_loc(p, callee)));
    }
    uint32_t result = inst_result(p, caller, stmt);
    uint64_t identity = p->identity ? p->identity[p->insts.at[callee.i].func.i] : 0;
    if (result == PTA_NONE)
        return;
    if (!identity)
        edge_add(p, p->insts.at[callee.i].nodes + t->ret_slot, result);
    for (uint32_t i = 0; i < 63 && identity >> i; i++) { /* what this call gives, it gets back */
        uint32_t node = identity >> i & 1 ? inst_operand(p, caller, stmt, i + 1) : PTA_NONE;
        if (node != PTA_NONE)
            edge_add(p, node, result);
    }
}

/* With a model: its effects stand around the body. */
static void call_function(struct pta *p, inst_id caller, uint32_t stmt, func_id callee,
                          const struct model_fn *model)
{
    uint32_t stmt_id = inst_prog_func(p, caller)->stmt_base + stmt;
    if (has_receivers(p) && receiver_call(p, caller, stmt, callee))
        return;
    inst_id target = inst_make(p, callee, ctx_for_call(p, caller, stmt_id, callee));
    if (call_edge(p, caller, stmt, EDGE_CALL, target.i, model))
        call_bind(p, caller, stmt, target, PTA_NONE);
}

/* ---- callees ---- */

struct callee callee_of(struct pta *p, psym_id id)
{
    struct callee *c = &p->callees[id.i];
    if (c->kind != CALLEE_UNKNOWN)
        return *c;
    const struct prog_sym *sym = &p->prog->syms[id.i];
    c->model = model_find(p->model, sym->name, sym->pretty);
    c->func = sym->func;
    bool has_body = sym->func.i != IR_NONE;
    class_id class = p->prog->classes && method_selector(sym->name)
                         ? classes_of_method(p->prog->classes, sym->name)
                         : (class_id){IR_NONE};
    bool is_library = class.i != IR_NONE && (class_info(p->prog->classes, class)->is_library ||
                                             !class_info(p->prog->classes, class)->record);
    if (is_library && !c->model)
        c->model = inherited_model(p, class, method_selector(sym->name));
    bool is_used = c->model && (c->model->override_body || c->model->has_body || is_library);
    if (has_body && !is_used && p->own_models && p->own_models[c->func.i])
        c->model = p->own_models[c->func.i];
    if (c->model && (!has_body || c->model->override_body || c->model->has_body || is_library))
        c->kind = CALLEE_MODEL;
    else
        c->kind = has_body ? CALLEE_BODY : CALLEE_EXTERNAL;
    return *c;
}

/* An ifunc is called through what its resolver returns. */
static void call_ifunc(struct pta *p, inst_id caller, uint32_t stmt, func_id resolver)
{
    inst_id inst = inst_make(p, resolver, ctx_of_origin(p, 0));
    uint32_t key[2] = {caller.i, stmt};
    uint32_t site = tuples_add(&p->call_sites, key, NULL);
    constraint_add(p, p->insts.at[inst.i].nodes + template_of(p, resolver)->ret_slot, CON_CALL,
                   site, 0);
}

/* Does the model count in this call? See `when` in doc/models.md. */
static bool model_counts(const struct pta *p, inst_id caller, const struct model_fn *m)
{
    uint32_t call_id, stmt;
    int64_t value;
    const char *not_by = m->when.caller_not;
    const char *name = p->prog->syms[inst_prog_func(p, caller)->sym.i].name;
    if (not_by && name && strncmp(name, not_by, strlen(not_by)) == 0)
        return false;
    if (!m->when.nth_arg)
        return true;
    if (!pta_ctx_calls(p, p->insts.at[caller.i].ctx, &call_id, 1))
        return m->when.is_not;
    const struct prog_func *pf = prog_stmt(p->prog, call_id, &stmt);
    const struct ir_stmt *s = &pf->stmts[stmt];
    bool is_known = s->op == IR_CALL && (uint32_t)m->when.nth_arg < s->nargs &&
                    ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, s)[m->when.nth_arg], &value);
    return is_known ? (value == m->when.value) != m->when.is_not : m->when.is_not;
}

static void call_symbol(struct pta *p, inst_id caller, uint32_t stmt, psym_id sym)
{
    struct callee c = callee_of(p, sym);
    if (c.kind == CALLEE_MODEL && c.func.i != IR_NONE && !model_counts(p, caller, c.model))
        c.kind = CALLEE_BODY;
    if (c.kind == CALLEE_BODY && p->prog->syms[sym.i].is_ifunc)
        call_ifunc(p, caller, stmt, c.func);
    else if (c.kind == CALLEE_BODY)
        call_function(p, caller, stmt, c.func, NULL);
    else if (c.kind == CALLEE_MODEL) {
        if (call_edge(p, caller, stmt, EDGE_MODEL, sym.i, c.model))
            effects_apply(p, caller, stmt, c.model);
        if (c.model->has_body && c.func.i != IR_NONE)
            call_function(p, caller, stmt, c.func, c.model);
    } else if (call_edge(p, caller, stmt, EDGE_EXTERNAL, sym.i, NULL)) {
        external_apply(p, caller, stmt, sym);
    }
}

/* Through a pointer to a member of C++: the function is chosen from a table or given. */
static bool is_member_pointer_call(const struct prog_func *pf, const struct ir_stmt *call)
{
    ir_ref callee = ir_args(pf->unit, pf->func, call)[0];
    for (uint32_t i = 0; ref_kind(callee) == REF_REG && i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_PHI && pf->stmts[i].dst == ref_index(callee))
            return true;
    return false;
}

/* A call with fewer arguments than the function takes is no call of that function; nobody has a
 * pointer to a destructor. */
static bool is_plausible(const struct pta *p, const struct prog_func *pf, uint32_t stmt,
                         psym_id sym)
{
    const struct ir_stmt *call = &pf->stmts[stmt];
    func_id f = p->prog->syms[sym.i].func;
    const char *name = p->prog->syms[sym.i].pretty;
    if (p->opt.sound || f.i == IR_NONE)
        return true;
    if (name && strstr(name, "::~") && is_member_pointer_call(pf, call))
        return false;
    return p->prog->funcs[f.i].func->nparams < call->nargs;
}

void call_target(struct pta *p, uint32_t call_site, loc_id loc)
{
    const struct pta_obj *o = &p->objs.at[p->locs.at[loc.i].obj.i];
    if (o->kind != OBJ_FUNC)
        return;
    const uint32_t *key = tuples_at(&p->call_sites, call_site);
    inst_id caller = {key[0]};
    uint32_t stmt = key[1];
    psym_id sym = {o->site};
    if (is_plausible(p, inst_prog_func(p, caller), stmt, sym))
        call_symbol(p, caller, stmt, sym);
}

bool call_instance(struct pta *p, inst_id caller, uint32_t stmt, loc_id loc, inst_id *target)
{
    const struct pta_obj *o = &p->objs.at[p->locs.at[loc.i].obj.i];
    psym_id sym = {o->site};
    if (o->kind != OBJ_FUNC || !is_plausible(p, inst_prog_func(p, caller), stmt, sym))
        return false;
    struct callee c = callee_of(p, sym);
    if (c.kind != CALLEE_BODY || p->prog->syms[sym.i].is_ifunc)
        return false;
    uint32_t stmt_id = inst_prog_func(p, caller)->stmt_base + stmt;
    *target = inst_make(p, c.func, ctx_for_call(p, caller, stmt_id, c.func));
    return true;
}

/* ---- callbacks: functions that a library model runs ---- */

static const char *origin_kind(const struct effect *e)
{
    if (e->kind == EFFECT_SPAWN)
        return "thread";
    return e->when == WHEN_SIGNAL ? "signal handler" : "event handler";
}

/* Many threads of an executor do not run one task many times. */
static uint32_t origin_flags(const struct effect *e)
{
    bool runs_again =
        e->kind != EFFECT_REGISTER || (e->flags & EFF_REPEATS && !(e->flags & EFF_SERIAL));
    return runs_again ? e->flags : e->flags & ~(uint32_t)EFF_MANY;
}

#define SIGNAL_CREATION (PTA_NONE - 1) /* stands for all statements that install a handler */

/* The newest n creations of a chain. */
static uint32_t newest_creations(struct pta *p, uint32_t chain, unsigned n)
{
    if (!n || chain == PTA_NONE)
        return PTA_NONE;
    uint32_t link[2] = {tuples_at(&p->creation_chains, chain)[0], 0};
    link[1] = newest_creations(p, tuples_at(&p->creation_chains, chain)[1], n - 1);
    return tuples_add(&p->creation_chains, link, NULL);
}

/* What an origin is told apart by beside its own creation: those that led to it (origin:k). */
static uint32_t creators_of(struct pta *p, const struct inst *creator)
{
    if (p->opt.context != CTX_ORIGIN || p->opt.depth < 2)
        return PTA_NONE;
    return newest_creations(p, p->origins.at[creator->origin].chain, p->opt.depth - 1);
}

/*
 * A handler of signals gets nothing from whoever installs it: one origin, however often it is
 * installed and for however many signals. Threads are told apart even so, for they can be joined.
 */
static bool is_same_everywhere(const struct callback *cb)
{
    return cb->effect->when == WHEN_SIGNAL;
}

static origin_id origin_make(struct pta *p, const struct callback *cb, func_id func,
                             loc_id receiver)
{
    struct inst creator = p->insts.at[cb->inst.i];
    bool is_one = is_same_everywhere(cb);
    uint32_t wrapper = origins_keep_calls(p) && !is_one ? ctx_calls_only(p, creator.ctx) : PTA_NONE;
    uint32_t stmt_id = is_one ? SIGNAL_CREATION : inst_prog_func(p, cb->inst)->stmt_base + cb->stmt;
    uint32_t object = origin_receiver(p, stmt_id, receiver);
    uint32_t creation[4] = {stmt_id, func.i, wrapper, object};
    uint32_t link[2] = {tuples_add(&p->creation_keys, creation, NULL), creators_of(p, &creator)};
    uint32_t key[5] = {stmt_id, func.i, wrapper, link[1], object};
    bool fresh;
    uint32_t id = tuples_add(&p->origin_keys, key, &fresh);
    if (fresh) {
        struct origin_state o = {.chain = tuples_add(&p->creation_chains, link, NULL),
                                 .parent = creator.origin};
        o.pub.ctx = ctx_of_origin(p, has_origins(p) ? id : 0);
        o.pub.kind = origin_kind(cb->effect);
        o.pub.flags = origin_flags(cb->effect);
        o.pub.entry = inst_make(p, func, o.pub.ctx);
        o.pub.handle = obj_make(p, OBJ_HANDLE, id, 0, 0, NULL, cb->inst);
        o.pub.receiver.i = key[4];
        vec_push(&p->origins, o);
    }
    return (origin_id){id};
}

origin_id origin_entry(struct pta *p, func_id func, const char *kind, uint32_t flags)
{
    uint32_t key[5] = {PTA_NONE, func.i, PTA_NONE, 0, PTA_NONE};
    bool fresh;
    uint32_t id = tuples_add(&p->origin_keys, key, &fresh);
    if (!fresh)
        return (origin_id){id};
    struct origin_state o = {.chain = PTA_NONE, .parent = PTA_NONE};
    o.pub.ctx = ctx_of_origin(p, has_origins(p) ? id : 0);
    o.pub.kind = kind;
    o.pub.flags = flags;
    o.pub.entry = inst_make(p, func, o.pub.ctx);
    o.pub.handle = obj_make(p, OBJ_HANDLE, id, 0, 0, NULL, o.pub.entry);
    o.pub.receiver.i = PTA_NONE;
    vec_push(&p->origins, o);
    return (origin_id){id};
}

/* A method's receiver comes first and is bound here, too. */
static void bind_callback_args(struct pta *p, const struct callback *cb, inst_id target,
                               loc_id receiver)
{
    const struct prog_func *pf = inst_prog_func(p, target);
    if (receiver.i != PTA_NONE) {
        if (pf->func->nparams)
            node_add(p, p->insts.at[target.i].nodes, receiver);
        for (uint32_t i = 0; i < cb->nargs && i + 1 < pf->func->nparams; i++)
            if (cb->args[i] != PTA_NONE)
                edge_add(p, cb->args[i], p->insts.at[target.i].nodes + i + 1);
        return;
    }
    uint32_t n = cb->nargs, rest = PTA_NONE; /* "arg3...": one parameter for each argument */
    if (n && cb->effect && cb->effect->args[n - 1].kind == PLACE_REST)
        rest = --n;
    for (uint32_t i = 0; i < n && i < pf->func->nparams; i++)
        if (cb->args[i] != PTA_NONE)
            edge_add(p, cb->args[i], p->insts.at[target.i].nodes + i);
    for (uint32_t i = rest; i < pf->func->nparams; i++) {
        uint32_t arg = (uint32_t)cb->effect->args[rest].index + (i - rest) + 1;
        uint32_t node = inst_operand(p, cb->inst, cb->stmt, arg);
        if (node != PTA_NONE)
            edge_add(p, node, p->insts.at[target.i].nodes + i);
    }
}

static void bind_callback_result(struct pta *p, const struct callback *cb, inst_id target)
{
    const struct template *t = template_of(p, p->insts.at[target.i].func);
    if (cb->effect && cb->effect->ret.kind != PLACE_NONE)
        place_assign(p, cb->inst, cb->stmt, &cb->effect->ret,
                     p->insts.at[target.i].nodes + t->ret_slot);
}

static void store_handle(struct pta *p, const struct callback *cb, obj_id handle)
{
    const struct place *to = &cb->effect->handle;
    loc_id loc = loc_exact(p, handle, 0);
    if (to->kind == PLACE_RET) {
        uint32_t result = inst_result(p, cb->inst, cb->stmt);
        if (result != PTA_NONE)
            node_add(p, result, loc);
    } else if ((to->kind == PLACE_DEREF && !to->offset) || to->kind == PLACE_ARG) {
        uint32_t pointer = inst_operand(p, cb->inst, cb->stmt, (uint32_t)to->index + 1);
        uint32_t value = node_new(p, 1);
        node_add(p, value, loc);
        if (pointer != PTA_NONE)
            constraint_add(p, pointer, CON_STORE, value, 1);
    } else if (to->kind == PLACE_DEREF_OF || to->kind == PLACE_DEREF) {
        uint32_t value = node_new(p, 1);
        node_add(p, value, loc);
        place_assign(p, cb->inst, cb->stmt, to, value);
    }
}

static void spawn(struct pta *p, uint32_t id, func_id func, loc_id receiver)
{
    struct callback cb = p->callbacks.at[id];
    uint32_t stmt_id = inst_prog_func(p, cb.inst)->stmt_base + cb.stmt;
    bool is_in_crowd = crowd_has(p, stmt_id, func);
    origin_id origin = is_in_crowd ? crowd_origin(p) : origin_make(p, &cb, func, receiver);
    inst_id entry = is_in_crowd ? crowd_calls(p, origin, func) : p->origins.at[origin.i].pub.entry;
    if (receiver.i != PTA_NONE) /* several effects of one call: several places for the handle */
        store_handle(p, &cb, p->origins.at[origin.i].pub.handle);
    if (!call_edge(p, cb.inst, cb.stmt, EDGE_SPAWN, origin.i, cb.model)) {
        if (receiver.i != PTA_NONE || is_in_crowd)
            bind_callback_args(p, &cb, entry, receiver);
        return;
    }
    effect_starts(p, p->insts.at[cb.inst.i].origin);
    struct pta_creation creation = {cb.inst, cb.stmt, cb.effect};
    vec_push(&p->origins.at[origin.i].creations, creation);
    bind_callback_args(p, &cb, entry, receiver);
    store_handle(p, &cb, p->origins.at[origin.i].pub.handle);
}

/* The result of a joined origin. */
static void joined_result(struct pta *p, const struct callback *cb, uint32_t origin)
{
    inst_id entry = p->origins.at[origin].pub.entry;
    const struct template *t = template_of(p, p->insts.at[entry.i].func);
    edge_add(p, p->insts.at[entry.i].nodes + t->ret_slot, cb->fn);
}

/* Does the effect start an origin of its own? */
static bool is_origin(const struct callback *cb)
{
    const struct effect *e = cb->effect;
    if (!e || cb->is_in_loop)
        return false;
    bool is_beside = e->when == WHEN_NOW || e->when == WHEN_DEFERRED || e->when == WHEN_SIGNAL ||
                     e->when == WHEN_ON_EXECUTOR;
    return e->kind == EFFECT_SPAWN || (e->kind == EFFECT_REGISTER && is_beside);
}

/* Runs the function: in an origin of its own, or now. */
static void callback_run(struct pta *p, uint32_t id, func_id func, loc_id receiver)
{
    struct callback cb = p->callbacks.at[id];
    if (is_origin(&cb)) {
        spawn(p, id, func, receiver);
        return;
    }
    uint32_t stmt_id = inst_prog_func(p, cb.inst)->stmt_base + cb.stmt;
    obj_id obj = receiver.i == PTA_NONE ? (obj_id){PTA_NONE} : p->locs.at[receiver.i].obj;
    inst_id target = inst_make(p, func, ctx_for_method(p, cb.inst, stmt_id, func, obj));
    call_edge(p, cb.inst, cb.stmt, EDGE_CALL, target.i, cb.model);
    bind_callback_args(p, &cb, target, receiver);
    bind_callback_result(p, &cb, target);
}

void callback_target(struct pta *p, uint32_t id, loc_id loc)
{
    const struct pta_obj *o = &p->objs.at[p->locs.at[loc.i].obj.i];
    struct callback cb = p->callbacks.at[id];
    func_id method;
    if (cb.effect && cb.effect->fn.kind == PLACE_METHOD) {
        if (callback_method(p, &cb, loc, &method))
            callback_run(p, id, method, loc);
        else if (cb.effect->kind == EFFECT_CALL && cb.effect->src.kind != PLACE_NONE)
            effect_call_else(p, cb.inst, cb.stmt, cb.effect);
        return;
    }
    bool is_join = cb.effect && cb.effect->kind == EFFECT_JOIN;
    if (is_join && o->kind == OBJ_HANDLE)
        joined_result(p, &cb, o->site);
    if (is_join || o->kind != OBJ_FUNC)
        return;
    psym_id sym = {o->site};
    struct callee c = callee_of(p, sym);
    if (c.kind == CALLEE_MODEL && call_edge(p, cb.inst, cb.stmt, EDGE_MODEL, sym.i, c.model))
        effects_apply(p, cb.inst, cb.stmt, c.model);
    if (c.kind == CALLEE_BODY)
        callback_run(p, id, c.func, (loc_id){PTA_NONE});
}

/* ---- executors: a loop runs the callbacks registered with its object ---- */

/* In the loop's place, call what was registered. */
static void run_registered(struct pta *p, uint32_t loop, uint32_t registered)
{
    struct callback cb = p->callbacks.at[registered];
    cb.inst = p->callbacks.at[loop].inst;
    cb.stmt = p->callbacks.at[loop].stmt;
    cb.model = p->callbacks.at[loop].model;
    cb.is_in_loop = true;
    vec_push(&p->callbacks, cb);
    constraint_add(p, cb.fn, CON_CALLBACK, (uint32_t)p->callbacks.n - 1, 0);
}

void executor_add(struct pta *p, uint32_t callback, loc_id loc, bool is_loop)
{
    uint32_t pair[2] = {p->locs.at[loc.i].obj.i, callback * 2 + is_loop};
    uint32_t n = tuples_count(&p->executor_pairs);
    bool fresh;
    tuples_add(&p->executor_pairs, pair, &fresh);
    for (uint32_t i = 0; fresh && i < n; i++) {
        const uint32_t *at = tuples_at(&p->executor_pairs, i);
        uint32_t other = at[1] / 2;
        if (at[0] == pair[0] && (at[1] & 1) != is_loop)
            run_registered(p, is_loop ? callback : other, is_loop ? other : callback);
    }
}

/* ---- expansion ---- */

static void expand_vastart(struct pta *p, inst_id inst, uint32_t list)
{
    if (list == PTA_NONE)
        return;
    uint32_t area = node_new(p, 1);
    node_add(p, area, vararg_loc(p, inst));
    /* Register save area, overflow area, or a plain pointer: ABIs differ. */
    constraint_add(p, list, CON_STORE, area, 3);
}

static void expand_bulk(struct pta *p, inst_id inst, const struct tcon *c)
{
    uint32_t to = inst_node(p, inst, c->dst), from = inst_node(p, inst, c->src);
    if (to == PTA_NONE || from == PTA_NONE)
        return;
    uint32_t id = (uint32_t)p->bulks.n;
    obj_id blob = obj_make(p, OBJ_VARARG, id, PTA_NONE, c->arg, NULL, inst);
    struct bulk b = {to, from, blob.i, c->arg};
    vec_push(&p->bulks, b);
    constraint_add(p, from, CON_BULK_FROM, id, 0);
    constraint_add(p, to, CON_BULK_TO, id, 0);
}

/* Through a constant address the cell is known at once. */
static bool const_cell(struct pta *p, uint32_t tref, loc_id *loc)
{
    if (!(tref & TREF_CONST))
        return false;
    const uint32_t *key = tuples_at(&p->consts, tref & ~TREF_CONST);
    int64_t off = (int64_t)((uint64_t)key[2] << 32 | key[1]);
    *loc = loc_exact(p, obj_of_sym(p, (psym_id){key[0]}), off);
    return true;
}

static void expand_access(struct pta *p, inst_id inst, const struct tcon *c)
{
    bool is_load = c->kind == TC_LOAD;
    uint32_t pointer = is_load ? c->src : c->dst,
             value = inst_node(p, inst, is_load ? c->dst : c->src);
    loc_id loc;
    if (!is_load && table_is_replaced(p, inst, c->src))
        return;
    if (c->arg == 1 && const_cell(p, pointer, &loc)) {
        if (!loc_has_cell(p, loc))
            return;
        if (is_load)
            edge_add(p, cell_load(p, loc), value);
        else
            edge_add(p, value, cell_store(p, loc));
        return;
    }
    constraint_add(p, inst_node(p, inst, pointer), is_load ? CON_LOAD : CON_STORE, value, c->arg);
}

static void expand_alloca(struct pta *p, inst_id inst, const struct tcon *c)
{
    const struct prog_func *pf = inst_prog_func(p, inst);
    const struct ir_stmt *s = &pf->stmts[c->src];
    int64_t count = 1;
    bool is_fixed = !s->nargs || ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, s)[0], &count);
    uint64_t size = is_fixed && count > 0 && count < INT32_MAX ? (uint64_t)count * s->size : 0;
    enum obj_kind kind = s->op == IR_NEW ? OBJ_HEAP : OBJ_STACK;
    uint32_t site = pf->stmt_base + c->src;
    obj_id obj = obj_make(p, kind, site, ctx_of_object(p, inst, site), size, NULL, inst);
    node_add(p, inst_node(p, inst, c->dst), loc_exact(p, obj, 0));
}

static void expand_constraint(struct pta *p, inst_id inst, const struct tcon *c)
{
    switch ((enum tcon_kind)c->kind) {
    case TC_COPY:
        edge_add(p, inst_node(p, inst, c->src), inst_node(p, inst, c->dst));
        break;
    case TC_SHIFT:
        constraint_add(p, inst_node(p, inst, c->src), CON_SHIFT, inst_node(p, inst, c->dst),
                       c->arg);
        break;
    case TC_ELEMENT:
        constraint_add(p, inst_node(p, inst, c->src), CON_SHIFT, inst_node(p, inst, c->dst),
                       element_shift(p, inst, c));
        break;
    case TC_LOAD:
    case TC_STORE:
        expand_access(p, inst, c);
        break;
    case TC_ALLOCA:
        expand_alloca(p, inst, c);
        break;
    case TC_TLS:
        edge_add(p, tls_node(p, inst, (psym_id){c->src}, (int32_t)c->arg),
                 inst_node(p, inst, c->dst));
        break;
    case TC_BULK:
        expand_bulk(p, inst, c);
        break;
    case TC_CAST:
        constraint_add(p, inst_node(p, inst, c->src), CON_CAST, inst_node(p, inst, c->dst), c->arg);
        break;
    case TC_CLASSINIT:
        class_initialise(p, (class_id){c->arg});
        break;
    case TC_VASTART:
        expand_vastart(p, inst, inst_node(p, inst, c->dst));
        break;
    }
}

static void expand_call(struct pta *p, inst_id inst, uint32_t stmt)
{
    const struct prog_func *pf = inst_prog_func(p, inst);
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[stmt]);
    if (pf->stmts[stmt].flags & IRF_VIRTUAL) {
        virtual_expand(p, inst, stmt);
        return;
    }
    if (ref_kind(args[0]) == REF_SYM) {
        psym_id sym = prog_sym_of(p->prog, pf->unit_index, ref_index(args[0]));
        if (p->prog->syms[sym.i].is_function) {
            call_symbol(p, inst, stmt, sym);
            return;
        }
    }
    uint32_t callee = inst_operand(p, inst, stmt, 0);
    if (callee == PTA_NONE)
        return;
    uint32_t key[2] = {inst.i, stmt};
    constraint_add(p, callee, CON_CALL, tuples_add(&p->call_sites, key, NULL), 0);
}

void inst_expand(struct pta *p, inst_id inst)
{
    const struct template *t = template_of(p, p->insts.at[inst.i].func);
    p->insts.at[inst.i].live = live_blocks(p, inst);
    const bool *live = p->insts.at[inst.i].live;
    for (uint32_t i = 0; i < t->ncons; i++)
        if (!live || live[t->cons[i].block])
            expand_constraint(p, inst, &t->cons[i]);
    for (uint32_t i = 0; i < t->ncalls; i++)
        if (pta_runs(p, inst, t->calls[i]) &&
            !pta_ends_program(p, p->insts.at[inst.i].func, t->calls[i]))
            expand_call(p, inst, t->calls[i]);
    dispatch_expand(p, inst);
    if (p->carriers.n)
        thrown_expand(p, inst);
}
