/*
 * Locks held across calls into code that somebody else has registered: a handler, an observer, a
 * listener. The one who holds the lock cannot know what that code takes or waits for. What it does
 * in this program is followed as any call is (deadlock.c); this is information for whoever writes
 * the holder, and off unless asked for.
 *
 * Registered is what a function is given as a parameter and keeps: it stores it, or hands it to the
 * library (containers). Reported are calls, with a lock held, of
 *   - a function pointer that lies where such a parameter was stored, or that is one of the
 *     functions so given; also one found in a table of the user's that was registered;
 *   - a pointer that is a parameter itself, under a lock that the function takes: whoever gives it
 *     does not see the lock;
 *   - a callable object of the library (std::function) that is no local of the caller, or a copy
 *     of one;
 *   - a virtual method (Java: one that is abstract where it is declared) of objects that were all
 *     registered after they were made: what a constructor is given is a part, not an observer, but
 *     for interfaces of the library (Runnable), which are made for callbacks.
 */
#include "conc/deadlock/issue_int.h"
#include "conc/lock/turn.h"
#include "link/classes.h"

enum { MAX_RECEIVERS = 200, NPARAMS_SEEN = 16, CALLABLE_SIZE = 64 };

struct registered {
    struct idset places;  /* where parameters are stored */
    struct idset objects; /* objects and functions that are given and kept */
    struct idset parts;   /* the same, given to constructors only or as well */
    struct map callables; /* function -> calls what its first parameter holds: 1 no, 2 yes */
};

struct search {
    struct finder *f;
    struct conc *c;
    struct registered *r;
    uint32_t fctx;
    inst_id inst;
    func_id func;
    const struct prog_func *pf;
    struct finfo *info;
};

/* ---- what is registered ---- */

static bool is_param(const struct prog_func *pf, ir_ref ref)
{
    return ref_kind(ref) == REF_REG && ref_index(ref) < pf->func->nparams;
}

static bool is_constructor(const struct prog *prog, func_id f)
{
    const char *name = prog->syms[prog->funcs[f.i].sym.i].name;
    return prog->classes ? strstr(name, ".<init>(") != NULL : prog_func_is_constructor(prog, f);
}

/* Objects, and with `deep` those that they point to (a smart pointer is given by its address). */
static void add_objects(const struct conc *c, struct idset *to, const struct idset *locs, bool deep)
{
    uint32_t seen = 0;
    for (uint32_t l = idset_first(locs); l != IDSET_END && seen < MAX_RECEIVERS;
         l = idset_next(locs, l), seen++) {
        idset_add(to, pta_loc(c->pta, (loc_id){l})->obj.i);
        if (deep)
            add_objects(c, to, pta_content(c->pta, (loc_id){l}), false);
    }
}

/* Is the callee the library's, with code or by its model? */
static bool is_library_call(const struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_MODEL ||
            (e[i].kind == EDGE_CALL &&
             prog_func_is_library(c->prog, pta_inst_func(c->pta, (inst_id){e[i].target}))))
            return true;
    return false;
}

static void read_stored(struct registered *r, const struct conc *c, inst_id inst,
                        const ir_ref *args, struct idset *objects)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    if (!is_param(pf, args[1]))
        return;
    idset_union(&r->places, pta_value(c->pta, inst, args[0]));
    add_objects(c, objects, pta_value(c->pta, inst, args[1]), false);
}

/* The arguments after the callee; the object that is called itself is not given to anybody. */
static void read_handed(const struct conc *c, inst_id inst, const struct ir_stmt *s,
                        const ir_ref *args, struct idset *objects)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    for (uint32_t i = 2; i < s->nargs && i < NPARAMS_SEEN; i++)
        if (is_param(pf, args[i]))
            add_objects(c, objects, pta_value(c->pta, inst, args[i]), true);
}

static void read_function(struct registered *r, const struct conc *c, inst_id inst)
{
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (!pf->func->nparams || prog_func_is_library(c->prog, f))
        return;
    struct idset *objects = is_constructor(c->prog, f) ? &r->parts : &r->objects;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op == IR_STORE)
            read_stored(r, c, inst, prog_args(pf, s), objects);
        else if (s->op == IR_CALL && s->nargs > 2 && is_library_call(c, inst, i))
            read_handed(c, inst, s, prog_args(pf, s), objects);
    }
}

/* ---- calls of it ---- */

static bool are_all_in(const struct conc *c, const struct idset *locs, const struct idset *objects,
                       const struct idset *or_in)
{
    uint32_t seen = 0;
    for (uint32_t l = idset_first(locs); l != IDSET_END; l = idset_next(locs, l)) {
        uint32_t obj = pta_loc(c->pta, (loc_id){l})->obj.i;
        if (++seen > MAX_RECEIVERS ||
            (!idset_has(objects, obj) && !(or_in && idset_has(or_in, obj))))
            return false;
    }
    return seen > 0;
}

static bool runs_users_code(const struct search *s, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(s->c->pta, s->inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_CALL &&
            !prog_func_is_library(s->c->prog, pta_inst_func(s->c->pta, (inst_id){e[i].target})))
            return true;
    return false;
}

static bool is_listener_call(const struct search *s, uint32_t stmt)
{
    const struct prog *prog = s->c->prog;
    const struct ir_stmt *call = &s->pf->stmts[stmt];
    const struct ir_unit *u = s->pf->unit;
    const char *name = ir_str(u, u->syms[call->aux - 1].name), *selector = method_selector(name);
    class_id declared = classes_of_method(prog->classes, name);
    struct class_method m;
    if (!selector || declared.i == IR_NONE || call->nargs < 2 || !runs_users_code(s, stmt))
        return false;
    const struct class_info *info = class_info(prog->classes, declared);
    bool is_library = !info->record || info->is_library;
    if (!is_library &&
        (!class_own_method(prog->classes, declared, selector, &m) || !(m.flags & METHODF_ABSTRACT)))
        return false;
    const struct idset *receivers = pta_value(s->c->pta, s->inst, prog_args(s->pf, call)[1]);
    return are_all_in(s->c, receivers, &s->r->objects, is_library ? &s->r->parts : NULL);
}

/* The load that an address was computed from; NULL. */
static const struct ir_stmt *load_behind(const struct search *s, ir_ref ref)
{
    const struct ir_stmt *d = def_in(s->pf, s->info, ref);
    if (d && d->op == IR_ADDR)
        d = def_in(s->pf, s->info, prog_args(s->pf, d)[0]);
    return d && d->op == IR_LOAD ? d : NULL;
}

static bool is_table_of_class(const struct conc *c, const struct idset *locs)
{
    uint32_t l = idset_first(locs);
    if (l == IDSET_END)
        return false;
    const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){l})->obj);
    return o->kind == OBJ_GLOBAL && o->site < c->prog->nsyms &&
           strncmp(c->prog->syms[o->site].name, "_ZTV", 4) == 0;
}

static bool are_globals(const struct conc *c, const struct idset *locs)
{
    for (uint32_t l = idset_first(locs); l != IDSET_END; l = idset_next(locs, l))
        if (pta_obj(c->pta, pta_loc(c->pta, (loc_id){l})->obj)->kind != OBJ_GLOBAL)
            return false;
    return true;
}

/* `o->method()` through a table of functions that the object leads to. */
static bool is_observer_call(const struct search *s, const struct ir_stmt *table)
{
    const struct conc *c = s->c;
    ir_ref owner = prog_args(s->pf, table)[0];
    const struct idset *tables = pta_value(c->pta, s->inst, ref_make(REF_REG, table->dst));
    if (is_table_of_class(c, tables))
        return are_all_in(c, pta_value(c->pta, s->inst, owner), &s->r->objects, NULL);
    return are_globals(c, tables) && are_all_in(c, tables, &s->r->objects, NULL);
}

static bool is_handler_call(const struct search *s, uint32_t stmt)
{
    const struct conc *c = s->c;
    ir_ref callee = prog_args(s->pf, &s->pf->stmts[stmt])[0];
    const struct ir_stmt *load = def_in(s->pf, s->info, callee);
    const struct idset *targets = pta_value(c->pta, s->inst, callee);
    if (!load || load->op != IR_LOAD)
        return false;
    ir_ref address = prog_args(s->pf, load)[0];
    const struct ir_stmt *table = load_behind(s, address);
    if (table && is_table_of_class(c, pta_value(c->pta, s->inst, ref_make(REF_REG, table->dst))))
        return is_observer_call(s, table);
    return idset_intersects(pta_value(c->pta, s->inst, address), &s->r->places) ||
           are_all_in(c, targets, &s->r->objects, NULL) || (table && is_observer_call(s, table));
}

/* ---- callable objects of the library ---- */

/* Does the function call what its object holds a pointer to? Its copies and its end do so, too. */
static bool find_callable(struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const char *name = c->prog->syms[pf->sym.i].pretty;
    struct finfo *info = finfo_of(c, f);
    for (uint32_t i = 0; name && strstr(name, "::operator()") && i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_CALL)
            continue;
        const struct ir_stmt *d = def_in(pf, info, prog_args(pf, &pf->stmts[i])[0]);
        if (!d || d->op != IR_LOAD)
            continue;
        ir_ref at = prog_args(pf, d)[0];
        const struct ir_stmt *addr = def_in(pf, info, at);
        at = addr && addr->op == IR_ADDR ? prog_args(pf, addr)[0] : at;
        if (is_param(pf, at))
            return true;
    }
    return false;
}

static bool is_callable(const struct search *s, func_id f)
{
    bool is_new;
    uint32_t *slot = map_slot(&s->r->callables, f.i, &is_new);
    if (is_new)
        *slot = 1 + find_callable(s->c, f);
    return *slot == 2;
}

/* Locals, which a closure may lead to; not parts of larger ones. */
static bool are_locals(const struct search *s, const struct idset *locs)
{
    for (uint32_t l = idset_first(locs); l != IDSET_END; l = idset_next(locs, l)) {
        const struct pta_obj *o = pta_obj(s->c->pta, pta_loc(s->c->pta, (loc_id){l})->obj);
        if (o->kind != OBJ_STACK || o->size > CALLABLE_SIZE)
            return false;
    }
    return true;
}

/* Was the local made by the library from something that is no local? */
static bool is_copy(const struct search *s, ir_ref local)
{
    for (uint32_t i = 0; i < s->pf->func->nstmts; i++) {
        const struct ir_stmt *t = &s->pf->stmts[i];
        const ir_ref *args = prog_args(s->pf, t);
        if (t->op == IR_CALL && t->nargs == 3 && args[1].bits == local.bits &&
            ref_kind(args[0]) == REF_SYM && is_library_call(s->c, s->inst, i) &&
            !idset_is_empty(pta_value(s->c->pta, s->inst, args[2])) &&
            !are_locals(s, pta_value(s->c->pta, s->inst, args[2])))
            return true;
    }
    return false;
}

static bool is_functor_call(const struct search *s, uint32_t stmt)
{
    const struct conc *c = s->c;
    const struct ir_stmt *call = &s->pf->stmts[stmt];
    const ir_ref *args = prog_args(s->pf, call);
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, s->inst, stmt, &n);
    if (call->nargs < 2 || n != 1 || e->kind != EDGE_CALL || c->prog->classes)
        return false;
    func_id f = pta_inst_func(c->pta, (inst_id){e->target});
    if (!prog_func_is_library(c->prog, f) || !is_callable(s, f))
        return false;
    const struct idset *object = pta_value(c->pta, s->inst, args[1]);
    if (is_param(s->pf, args[1]))
        return true;
    const struct ir_stmt *made = def_in(s->pf, s->info, args[1]);
    return made && made->op == IR_ALLOCA ? is_copy(s, args[1]) : !are_locals(s, object);
}

/* ---- what is held ---- */

static bool is_lock(const struct conc *c, uint32_t token)
{
    struct seq locs = seqs_at(&c->sets, token_at(c, token).locs);
    return locs.n && (locs.n > 1 || turn_at(c, locs.at[0]) == PTA_NONE);
}

static bool has_lock(const struct conc *c, uint32_t lockset, uint32_t but)
{
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; i < s.n; i++)
        if (is_lock(c, s.at[i]) && !seqs_has(&c->sets, but, s.at[i]))
            return true;
    return false;
}

enum callee_kind { CALLS_NOTHING, CALLS_KEPT, CALLS_PARAM };

static enum callee_kind callee_of(const struct search *s, uint32_t stmt)
{
    const struct ir_stmt *call = &s->pf->stmts[stmt];
    if (call->op != IR_CALL)
        return CALLS_NOTHING;
    ir_ref callee = prog_args(s->pf, call)[0];
    if (s->c->prog->classes && call->flags & IRF_VIRTUAL)
        return call->aux && is_listener_call(s, stmt) ? CALLS_KEPT : CALLS_NOTHING;
    if (ref_kind(callee) == REF_SYM) {
        if (!is_functor_call(s, stmt))
            return CALLS_NOTHING;
        return is_param(s->pf, prog_args(s->pf, call)[1]) ? CALLS_PARAM : CALLS_KEPT;
    }
    if (is_param(s->pf, callee))
        return CALLS_PARAM;
    return is_handler_call(s, stmt) ? CALLS_KEPT : CALLS_NOTHING;
}

static void report(const struct search *s, uint32_t stmt, uint32_t lockset, uint32_t entry)
{
    struct issue_side side = side_at(s->f, s->fctx, stmt, lockset, "callback");
    struct seq held = seqs_at(&s->c->sets, lockset);
    for (uint32_t i = 0; i < held.n; i++)
        if (is_lock(s->c, held.at[i])) {
            side.at.loc = (loc_id){seqs_at(&s->c->sets, token_at(s->c, held.at[i]).locs).at[0]};
            side.lock_stmt = token_taken_at(s->c, held.at[i]);
        }
    side.at.entry = entry;
    struct issue issue = {.kind = ISSUE_CALLBACK, .lock = side.at.loc, .is_unique = true};
    issue_add(s->f, issue, &side, 1);
}

static void look_at(const struct search *s, uint32_t stmt, uint32_t lockset)
{
    struct conc *c = s->c;
    const struct fctx *x = &c->fctxs.at[s->fctx];
    enum callee_kind kind = callee_of(s, stmt);
    if (kind == CALLS_PARAM && has_lock(c, lockset, x->lockset))
        report(s, stmt, lockset, 0);
    for (uint32_t i = 0; kind == CALLS_KEPT && i < x->entries.n; i++) {
        uint32_t all = lockset_join(c, lockset, x->entries.at[i].lockset);
        if (has_lock(c, all, 0))
            report(s, stmt, all, i);
    }
}

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    const struct search *s = ctx;
    if (s->pf->stmts[stmt].op == IR_CALL && states->n)
        look_at(s, stmt, state_locks(s->c, &states->at[0]));
}

static void search_function(struct search *s)
{
    const struct fctx *x = &s->c->fctxs.at[s->fctx];
    if (x->block_in) {
        flow_each(s->c, s->fctx, visit, s);
        return;
    }
    for (uint32_t i = 0; i < s->pf->func->nstmts; i++)
        if (s->pf->stmts[i].op == IR_CALL)
            look_at(s, i, x->lockset);
}

static bool may_hold(const struct conc *c, const struct fctx *x)
{
    bool holds = c->frames.at[x->frame].is_noisy || x->lockset;
    for (size_t i = 0; i < x->entries.n; i++)
        holds |= x->entries.at[i].lockset != 0;
    return holds;
}

void callbacks_check(struct finder *f)
{
    struct conc *c = f->c;
    struct registered r = {0};
    for (uint32_t i = 0; i < c->frames.n; i++)
        read_function(&r, c, c->frames.at[i].inst);
    for (uint32_t x = 0; x < c->fctxs.n; x++) {
        func_id func = func_of_fctx(c, x);
        if (!c->fctxs.at[x].is_reached || !may_hold(c, &c->fctxs.at[x]) ||
            prog_func_is_library(c->prog, func))
            continue;
        struct search s = {.f = f,
                           .c = c,
                           .r = &r,
                           .fctx = x,
                           .inst = c->frames.at[c->fctxs.at[x].frame].inst,
                           .func = func,
                           .pf = &c->prog->funcs[func.i],
                           .info = finfo_of(c, func)};
        search_function(&s);
    }
    idset_release(&r.places);
    idset_release(&r.objects);
    idset_release(&r.parts);
    map_release(&r.callables);
}
