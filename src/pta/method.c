/*
 * Virtual calls and callbacks that name a method. The class of each object that reaches the
 * receiver says which method runs; the object is bound as receiver of that method alone. Methods
 * that have no body here are library methods: their model is looked up along the receiver's
 * ancestors, and if the object's class is not known, by the class that the code names.
 *
 * A method is analysed once for each allocation site of its receivers, together with what that
 * receiver's allocation was told apart by (object sensitivity of depth 2), as long as there are not
 * too many of them: what a constructor or factory allocates belongs to the object it is for.
 */
#include "pta/pta_int.h"

enum {
    OBJECT_DEPTH = 2,
};

/* ---- classes of objects ---- */

#define CLASS_BY_NAME 0x80000000u /* class that only a model speaks of: index into `statics` */

uint32_t class_of_name(struct pta *p, const char *name)
{
    class_id id = p->prog->classes ? classes_find(p->prog->classes, name) : (class_id){IR_NONE};
    return id.i != IR_NONE ? id.i + 1 : CLASS_BY_NAME | intern_adds(&p->statics, name);
}

uint32_t class_of_new(const struct pta *p, uint32_t stmt_id)
{
    uint32_t local;
    const struct prog_func *pf = prog_stmt(p->prog, stmt_id, &local);
    const struct ir_stmt *s = &pf->stmts[local];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (s->op != IR_CALL || s->nargs < 2 || ref_kind(args[1]) != REF_SYM)
        return 0;
    psym_id sym = prog_sym_of(p->prog, pf->unit_index, ref_index(args[1]));
    return classes_of_sym(p->prog->classes, sym).i + 1; /* IR_NONE + 1 is 0 */
}

uint32_t class_of_static(struct pta *p, psym_id sym)
{
    const char *name = p->prog->syms[sym.i].name, *type = strstr(name, ":L");
    if (!p->prog->classes || !type || !strchr(name, '.'))
        return 0;
    class_id owner = classes_of_method(p->prog->classes, name);
    const struct class_info *info = owner.i == IR_NONE ? NULL : class_info(p->prog->classes, owner);
    if (info && info->record && !info->is_library)
        return 0;
    psym_id init = info ? class_initialiser(p->prog->classes, owner) : (psym_id){IR_NONE};
    if (init.i != IR_NONE && p->prog->syms[init.i].func.i != IR_NONE)
        return 0;
    return class_of_name(p, arena_printf(&p->arena, "%.*s", (int)strlen(type) - 3, type + 2));
}

static const char *class_name(const struct pta *p, uint32_t class)
{
    if (class & CLASS_BY_NAME)
        return intern_str(&p->statics, class & ~CLASS_BY_NAME);
    return class_info(p->prog->classes, (class_id){class - 1})->name;
}

static bool class_is_library(const struct pta *p, uint32_t class)
{
    if (class & CLASS_BY_NAME)
        return true;
    const struct class_info *info = class_info(p->prog->classes, (class_id){class - 1});
    return !info->record || info->is_library;
}

bool class_passes(const struct pta *p, loc_id loc, uint32_t target)
{
    if (target & CAST_ALL_BUT)
        return is_not_constant(p, loc, target);
    uint32_t class = p->objs.at[p->locs.at[loc.i].obj.i].class;
    if (!class || class & CLASS_BY_NAME)
        return true;
    const struct class_info *to = class_info(p->prog->classes, (class_id){target});
    bool is_interface = !to->record || to->record->flags & CLASSF_INTERFACE;
    if (is_interface && !to->is_array && class_is_library(p, class) &&
        class_is_library(p, target + 1))
        return true; /* models let containers stand for their views and iterators */
    return class_is_subtype(p->prog->classes, (class_id){class - 1}, (class_id){target}, true);
}

/* ---- which method ---- */

/* What no class can override: the model of a whole class (`java.lang.Thread.*`) does not mean
 * it. */
static bool is_of_every_object(const char *selector)
{
    return strncmp(selector, "wait(", 5) == 0 || strcmp(selector, "notify()V") == 0 ||
           strcmp(selector, "notifyAll()V") == 0;
}

/* The model of `class.selector`, by both forms of the name. */
static const struct model_fn *named_model(struct pta *p, const char *class, const char *selector)
{
    struct arena scratch;
    if (is_of_every_object(selector) && strcmp(class, "java/lang/Object") != 0)
        return NULL;
    arena_init(&scratch, "names");
    char *name = arena_printf(&scratch, "%s.%s", class, selector);
    char *pretty = arena_printf(&scratch, "%s.%.*s", class, (int)strcspn(selector, "("), selector);
    for (char *s = pretty; *s; s++)
        if (*s == '/')
            *s = '.';
    const struct model_fn *m = model_find(p->model, name, pretty);
    arena_release(&scratch);
    return m;
}

const struct model_fn *inherited_model(struct pta *p, class_id class, const char *selector)
{
    const struct model_fn *m = NULL;
    u32_vec ancestors = {0};
    if (strncmp(selector, "<init>", 6) != 0)
        class_ancestors(p->prog->classes, class, &ancestors);
    for (size_t i = 0; i < ancestors.n && !m; i++)
        if (class_is_library(p, ancestors.at[i] + 1))
            m = named_model(p, class_name(p, ancestors.at[i] + 1), selector);
    vec_release(&ancestors);
    return m;
}

/* Looks at one ancestor; true if the search ends here. */
static bool try_ancestor(struct pta *p, uint32_t class, const char *selector,
                         struct method_target *out)
{
    struct class_method own;
    bool is_named = class & CLASS_BY_NAME;
    if (!is_named && class_own_method(p->prog->classes, (class_id){class - 1}, selector, &own)) {
        struct callee c = callee_of(p, own.sym);
        bool is_abstract = own.flags & METHODF_ABSTRACT;
        bool is_own = c.kind == CALLEE_BODY && !is_abstract && !class_is_library(p, class);
        /* a library's body only counts if no ancestor's method has a model */
        if (is_own || c.kind == CALLEE_MODEL ||
            (!is_abstract && out->callee.kind == CALLEE_UNKNOWN))
            *out = (struct method_target){c, own.sym};
        if (is_own || c.kind == CALLEE_MODEL)
            return true;
    }
    if (!class_is_library(p, class))
        return false;
    const struct model_fn *m = named_model(p, class_name(p, class), selector);
    if (!m)
        return false;
    *out = (struct method_target){{CALLEE_MODEL, {IR_NONE}, m}, {IR_NONE}};
    return true;
}

static struct method_target find_method(struct pta *p, uint32_t class, const char *selector)
{
    struct method_target out = {{CALLEE_UNKNOWN, {IR_NONE}, NULL}, {IR_NONE}};
    u32_vec ancestors = {0};
    if (class & CLASS_BY_NAME) {
        (void)try_ancestor(p, class, selector, &out);
        return out;
    }
    class_ancestors(p->prog->classes, (class_id){class - 1}, &ancestors);
    bool is_found = false;
    for (size_t i = 0; i < ancestors.n && !is_found; i++)
        is_found = try_ancestor(p, ancestors.at[i] + 1, selector, &out);
    vec_release(&ancestors);
    return out;
}

struct method_target method_of(struct pta *p, uint32_t class, const char *selector)
{
    uint32_t key[2] = {class, intern_adds(&p->statics, selector)};
    bool fresh;
    uint32_t id = tuples_add(&p->method_keys, key, &fresh);
    if (fresh) {
        struct method_target found = find_method(p, class, selector);
        vec_push(&p->methods, found);
    }
    return p->methods.at[id];
}

/* The class that a method's name begins with, which was not read: only models speak of it. */
static uint32_t owner_by_name(struct pta *p, const char *name, const char *selector)
{
    return class_of_name(p, arena_printf(&p->arena, "%.*s", (int)(selector - name) - 1, name));
}

static struct method_target find_call_method(struct pta *p, uint32_t class, psym_id declared)
{
    const char *name = p->prog->syms[declared.i].name, *selector = method_selector(name);
    struct method_target t = {{CALLEE_UNKNOWN, {IR_NONE}, NULL}, {IR_NONE}};
    if (!selector)
        return t;
    if (class)
        t = method_of(p, class, selector);
    class_id of = classes_of_method(p->prog->classes, name);
    bool is_vague = t.callee.kind == CALLEE_UNKNOWN || t.callee.kind == CALLEE_EXTERNAL;
    if (is_vague && (!class || class_is_library(p, class))) {
        uint32_t owner = of.i != IR_NONE ? of.i + 1 : owner_by_name(p, name, selector);
        struct method_target by_name = method_of(p, owner, selector);
        if (by_name.callee.kind != CALLEE_UNKNOWN)
            t = by_name;
    }
    if (t.callee.kind == CALLEE_UNKNOWN && !class)
        t.callee = callee_of(p, declared);
    if (t.sym.i == IR_NONE)
        t.sym = declared;
    return t;
}

/* What a virtual call runs for an object of the class; 0: of unknown class. */
static struct method_target call_method(struct pta *p, uint32_t class, psym_id declared)
{
    uint32_t key[2] = {class, declared.i};
    bool fresh;
    uint32_t id = tuples_add(&p->target_keys, key, &fresh);
    if (fresh) {
        struct method_target found = find_call_method(p, class, declared);
        vec_push(&p->targets, found);
    }
    return p->targets.at[id];
}

/* ---- contexts ---- */

static bool is_heap(const struct pta *p, obj_id obj)
{
    return obj.i != PTA_NONE && p->objs.at[obj.i].kind == OBJ_HEAP;
}

/* The receiver's allocation in front of what that was told apart by. */
static uint32_t ctx_of_receiver(struct pta *p, obj_id receiver, uint32_t origin)
{
    const struct pta_obj *o = &p->objs.at[receiver.i];
    bool fresh;
    uint32_t *slot = map_slot(&p->receiver_ctxs, map_key2(receiver.i, origin), &fresh);
    if (fresh)
        *slot = ctx_push(p, o->ctx, origin, o->site, OBJECT_DEPTH);
    return *slot;
}

uint32_t ctx_for_method(struct pta *p, inst_id caller, uint32_t stmt_id, func_id callee,
                        obj_id receiver)
{
    if (has_receivers(p) && receiver.i != PTA_NONE)
        return ctx_for_receiver(p, caller, callee, receiver);
    if (!has_origins(p) || !is_heap(p, receiver) ||
        class_is_throwable(p, p->objs.at[receiver.i].class))
        return ctx_for_call(p, caller, stmt_id, callee);
    uint32_t origin = p->insts.at[caller.i].origin;
    uint32_t ctx = ctx_of_receiver(p, receiver, origin);
    if (p->is_phased && p->is_phased[callee.i])
        ctx = ctx_push(p, ctx, origin, stmt_id, OBJECT_DEPTH + 1);
    uint32_t key[2] = {callee.i, ctx};
    if (p->nclones[callee.i] < method_clones(p) || tuples_find(&p->inst_keys, key) != TUPLES_NONE)
        return ctx;
    return ctx_of_origin(p, origin);
}

bool call_keeps_receiver(const struct pta *p, inst_id caller, uint32_t stmt_id, func_id callee)
{
    const struct prog_func *pf = inst_prog_func(p, caller);
    const struct ir_stmt *s = &pf->stmts[stmt_id - pf->stmt_base];
    if (!p->is_method || !p->is_method[callee.i] || !p->is_method[p->insts.at[caller.i].func.i] ||
        s->op != IR_CALL || s->nargs < 2)
        return false;
    ir_ref receiver = ir_args(pf->unit, pf->func, s)[1];
    return ref_kind(receiver) == REF_REG && ref_index(receiver) == 0;
}

bool class_is_throwable(const struct pta *p, uint32_t class)
{
    if (!class || class & CLASS_BY_NAME)
        return false;
    return p->throwable.i != IR_NONE &&
           class_is_subtype(p->prog->classes, (class_id){class - 1}, p->throwable, false);
}

/* Exceptions are not told apart, so who makes them needs no context of its own. */
static bool makes_throwable(const struct pta *p, class_id class, const char *selector)
{
    const char *result = strstr(selector, ")L");
    if (strncmp(selector, "<init>", 6) == 0)
        return class_is_throwable(p, class.i + 1);
    if (!result)
        return false;
    struct arena scratch;
    arena_init(&scratch, "names");
    const char *name = arena_printf(&scratch, "%.*s", (int)strcspn(result + 2, ";"), result + 2);
    bool is_throwable = class_is_throwable(p, classes_find(p->prog->classes, name).i + 1);
    arena_release(&scratch);
    return is_throwable;
}

void find_methods(struct pta *p)
{
    const struct prog *prog = p->prog;
    if (!prog->classes)
        return;
    p->throwable = classes_find(prog->classes, "java/lang/Throwable");
    constants_find(p);
    p->is_method = ARENA_ARRAY(&p->arena, bool, prog->nfuncs + 1);
    for (uint32_t i = 0; i < prog->nfuncs; i++) {
        const char *name = prog->syms[prog->funcs[i].sym.i].name;
        const char *selector = method_selector(name);
        class_id class = selector ? classes_of_method(prog->classes, name) : (class_id){IR_NONE};
        struct class_method own;
        if (class.i == IR_NONE || !class_own_method(prog->classes, class, selector, &own))
            continue;
        p->is_method[i] = !(own.flags & METHODF_STATIC);
        if (makes_throwable(p, class, selector))
            p->is_cloned[i] = false;
        else if (strncmp(selector, "<init>", 6) == 0)
            p->is_cloned[i] = true;
    }
}

/* ---- virtual calls ---- */

void virtual_expand(struct pta *p, inst_id inst, uint32_t stmt)
{
    const struct prog_func *pf = inst_prog_func(p, inst);
    ir_ref callee = ir_args(pf->unit, pf->func, &pf->stmts[stmt])[0];
    if (ref_kind(callee) == REF_SYM) /* later stages ask for its model */
        (void)callee_of(p, prog_sym_of(p->prog, pf->unit_index, ref_index(callee)));
    uint32_t receiver = inst_operand(p, inst, stmt, 1);
    if (receiver == PTA_NONE)
        return;
    uint32_t key[2] = {inst.i, stmt};
    constraint_add(p, receiver, CON_VIRTUAL, tuples_add(&p->call_sites, key, NULL), 0);
}

/* The receivers of a call that one model speaks of. */
static uint32_t receivers_of(struct pta *p, uint32_t site, psym_id sym)
{
    uint32_t key[2] = {site, sym.i};
    bool fresh;
    uint32_t id = tuples_add(&p->receiver_keys, key, &fresh);
    if (fresh) {
        uint32_t node = node_new(p, 1);
        vec_push(&p->receiver_nodes, node);
    }
    return p->receiver_nodes.at[id];
}

static void virtual_model(struct pta *p, uint32_t site, const struct method_target *t, loc_id loc)
{
    inst_id inst = {tuples_at(&p->call_sites, site)[0]};
    uint32_t stmt = tuples_at(&p->call_sites, site)[1];
    node_add(p, receivers_of(p, site, t->sym), loc);
    if (t->callee.kind == CALLEE_EXTERNAL) {
        if (call_edge(p, inst, stmt, EDGE_EXTERNAL, t->sym.i, NULL))
            external_apply(p, inst, stmt, t->sym);
        return;
    }
    if (!call_edge(p, inst, stmt, EDGE_MODEL, t->sym.i, t->callee.model))
        return;
    uint32_t before = p->receiver;
    p->receiver = receivers_of(p, site, t->sym);
    effects_apply(p, inst, stmt, t->callee.model);
    p->receiver = before;
}

void virtual_target(struct pta *p, uint32_t site, loc_id loc)
{
    obj_id obj = p->locs.at[loc.i].obj;
    inst_id caller = {tuples_at(&p->call_sites, site)[0]};
    uint32_t stmt = tuples_at(&p->call_sites, site)[1];
    const struct prog_func *pf = inst_prog_func(p, caller);
    if (p->objs.at[obj.i].kind == OBJ_FUNC)
        return;
    psym_id declared = prog_sym_of(p->prog, pf->unit_index, pf->stmts[stmt].aux - 1);
    struct method_target t = call_method(p, p->objs.at[obj.i].class, declared);
    if (t.callee.kind == CALLEE_MODEL || t.callee.kind == CALLEE_EXTERNAL)
        virtual_model(p, site, &t, loc);
    if (t.callee.kind != CALLEE_BODY)
        return;
    uint32_t ctx = ctx_for_method(p, caller, pf->stmt_base + stmt, t.callee.func, obj);
    inst_id target = inst_make(p, t.callee.func, ctx);
    while (p->site_targets.n <= site)
        vec_push(&p->site_targets, PTA_NONE);
    bool is_known = p->site_targets.at[site] == target.i; /* most receivers come in a row */
    p->site_targets.at[site] = target.i;
    if (!is_known && call_edge(p, caller, stmt, EDGE_CALL, target.i, NULL))
        call_bind(p, caller, stmt, target, 0);
    if (inst_prog_func(p, target)->func->nparams)
        node_add(p, p->insts.at[target.i].nodes, loc);
}

/* ---- callbacks ---- */

bool callback_method(struct pta *p, const struct callback *cb, loc_id loc, func_id *func)
{
    obj_id obj = p->locs.at[loc.i].obj;
    if (p->objs.at[obj.i].kind == OBJ_FUNC || !p->objs.at[obj.i].class)
        return false;
    struct method_target t = method_of(p, p->objs.at[obj.i].class, cb->effect->fn.name);
    *func = t.callee.func;
    return t.callee.kind == CALLEE_BODY;
}

/* Was the object made by a thread that the statement started, or below such a thread? */
static bool is_made_below(const struct pta *p, uint32_t stmt_id, uint32_t obj)
{
    inst_id maker = p->objs.at[obj].inst;
    uint32_t o = maker.i == PTA_NONE || !has_origins(p) ? PTA_NONE : p->insts.at[maker.i].origin;
    for (; o != PTA_NONE; o = p->origins.at[o].parent)
        if (tuples_at(&p->origin_keys, o)[0] == stmt_id)
            return true;
    return false;
}

/*
 * The object that tells an origin apart. Not one that such an origin has made itself: threads that
 * start their own kind again would be told apart generation by generation, each with a copy of all
 * that it runs, until the limit.
 */
uint32_t origin_receiver(struct pta *p, uint32_t stmt_id, loc_id loc)
{
    if (loc.i == PTA_NONE)
        return PTA_NONE;
    uint32_t obj = p->locs.at[loc.i].obj.i, n = 0;
    if (is_made_below(p, stmt_id, obj))
        return PTA_NONE;
    for (uint32_t i = 0; i < tuples_count(&p->origin_keys); i++) {
        const uint32_t *key = tuples_at(&p->origin_keys, i);
        if (key[0] == stmt_id && key[4] == obj)
            return obj;
        n += key[0] == stmt_id;
    }
    return n < receiver_origins(p) ? obj : PTA_NONE;
}

/* ---- static initialisers ---- */

static void run_initialiser(struct pta *p, class_id class)
{
    psym_id init = class_initialiser(p->prog->classes, class);
    func_id f = init.i == IR_NONE ? (func_id){IR_NONE} : p->prog->syms[init.i].func;
    if (f.i != IR_NONE && p->origins.n)
        inst_make(p, f, p->origins.at[0].pub.ctx);
}

/* The interfaces, too: their default methods use their own variables without asking for more. */
void class_initialise(struct pta *p, class_id class)
{
    if (class.i == IR_NONE)
        return;
    struct idset_iter it = idset_begin(&class_info(p->prog->classes, class)->interfaces);
    for (uint32_t i; idset_step(&it, &i);)
        run_initialiser(p, (class_id){i});
    for (; class.i != IR_NONE; class = class_info(p->prog->classes, class)->super)
        run_initialiser(p, class);
}
