/*
 * What annotations of any package say, checked where the program goes:
 *
 *   @GuardedBy("lock")  every access to the field outside of a constructor holds that lock. Known
 *                       are this and a field (perhaps with `this.` or its class before it); for
 *                       other locks (a class, a method's result, another object) some lock must be
 *                       held. What is guarded by itself is not checked: its reference is free.
 *   @Immutable          no field of the class is written but by its constructors.
 *
 * Objects that nobody else knows yet may be used freely. A lock counts as held if one of those held
 * may be it: what is reported is wrong for every object that is meant.
 */
#include "base/intern.h"
#include "base/strbuf.h"
#include "conc/deadlock/issue_int.h"
#include "link/classes.h"
#include <stdlib.h>

struct checking {
    struct finder *f;
    struct conc *c;
    struct intern names; /* a.B.f of fields, a/B.f:desc of static ones */
    u32_vec promise_of;  /* by name: promise + 1 */
    struct map at;       /* (function, statement) -> promise + 1 */
    uint32_t fctx, entry;
    const struct prog_func *pf;
    func_id func;
};

/* ---- which statements ---- */

static void add_name(struct checking *k, const struct class_promise *p, uint32_t number)
{
    struct strbuf name = {0};
    bool is_class = true;
    for (const char *s = p->field; *s && (p->is_static || *s != ':'); s++) {
        is_class &= *s != '.';
        strbuf_addc(&name, *s == '/' && is_class && !p->is_static ? '.' : *s);
    }
    uint32_t id = intern_adds(&k->names, strbuf_str(&name));
    while (k->promise_of.n <= id)
        vec_push(&k->promise_of, 0);
    k->promise_of.at[id] = number + 1;
    strbuf_release(&name);
}

static uint32_t promise_named(const struct checking *k, const char *name)
{
    uint32_t id;
    return intern_find(&k->names, name, &id) && id < k->promise_of.n ? k->promise_of.at[id] : 0;
}

/* The statement that computes the address of an access; NULL for variables. */
static const struct ir_stmt *address_stmt(struct conc *c, func_id f, ir_ref address)
{
    uint32_t def = ref_kind(address) == REF_REG ? finfo_of(c, f)->def[ref_index(address)] : IR_NONE;
    return def == IR_NONE ? NULL : &c->prog->funcs[f.i].stmts[def];
}

static uint32_t promise_at(struct checking *k, func_id f, const struct ir_stmt *s)
{
    const struct prog_func *pf = &k->c->prog->funcs[f.i];
    const struct ir_unit *u = pf->unit;
    if (s->op != IR_LOAD && s->op != IR_STORE && s->op != IR_RMW && s->op != IR_CMPXCHG)
        return 0;
    ir_ref address = ir_args(u, pf->func, s)[0];
    if (ref_kind(address) == REF_SYM)
        return promise_named(k, ir_str(u, u->syms[ref_index(address)].name));
    const struct ir_stmt *from = address_stmt(k->c, f, address);
    if (!from || from->op != IR_ADDR || from->nargs != 2)
        return 0;
    uint32_t hint = u->positions[pf->func->first_stmt + (uint32_t)(from - pf->stmts)].hint;
    if (!hint || u->types[hint].kind != TYPE_STRUCT || u->types[hint].count != 1)
        return 0;
    struct strbuf name = {0};
    strbuf_addf(&name, "%s.%s", ir_str(u, u->types[hint].name),
                ir_str(u, u->members[u->types[hint].first].name));
    uint32_t found = promise_named(k, strbuf_str(&name));
    strbuf_release(&name);
    return found;
}

/* Is it a constructor of the class, or its static initialiser? */
static bool is_maker(const struct conc *c, const struct prog_func *pf,
                     const struct class_promise *p)
{
    const char *name = c->prog->syms[pf->sym.i].name, *selector = method_selector(name);
    size_t class = strlen(class_info(c->prog->classes, p->class)->name);
    return selector && strncmp(selector, p->is_static ? "<clinit>" : "<init>", 6) == 0 &&
           strncmp(name, p->field, class + 1) == 0;
}

static bool find_statements(struct checking *k, const struct class_promise *promises)
{
    bool is_any = false;
    for (uint32_t f = 0; f < k->c->prog->nfuncs; f++) {
        const struct prog_func *pf = &k->c->prog->funcs[f];
        if (prog_func_is_library(k->c->prog, (func_id){f}))
            continue;
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            uint32_t found = promise_at(k, (func_id){f}, &pf->stmts[i]);
            if (!found || is_maker(k->c, pf, &promises[found - 1]) ||
                (!promises[found - 1].guard && pf->stmts[i].op == IR_LOAD))
                continue;
            map_put(&k->at, map_key2(f, i), found);
            is_any = true;
        }
    }
    return is_any;
}

/* ---- which lock ---- */

/* What the objects hold at the offset. */
static void add_held(const struct conc *c, const struct idset *objects, uint32_t offset,
                     struct idset *out)
{
    struct idset_iter it = idset_begin(objects);
    uint32_t obj;
    while (idset_step(&it, &obj)) {
        const u32_vec *locs = pta_obj_locs(c->pta, (obj_id){obj});
        for (size_t i = 0; locs && i < locs->n; i++)
            if (pta_loc(c->pta, (loc_id){locs->at[i]})->off == (int32_t)offset)
                add_objects_at(c, pta_content(c->pta, (loc_id){locs->at[i]}), out);
    }
}

/* The objects that the annotation means for one access; false if it cannot be told. */
static bool named_objects(struct checking *k, const struct class_promise *p, ir_ref address,
                          struct idset *out)
{
    struct conc *c = k->c;
    const char *guard = strncmp(p->guard, "this.", 5) == 0 ? p->guard + 5 : p->guard;
    const char *dot = strrchr(guard, '.'), *name;
    const struct ir_stmt *from = address_stmt(c, k->func, address);
    struct idset own = {0};
    uint32_t offset;
    bool is_static;
    if (from)
        add_objects_at(c,
                       pta_value(c->pta, c->frames.at[c->fctxs.at[k->fctx].frame].inst,
                                 ir_args(k->pf->unit, k->pf->func, from)[0]),
                       &own);
    if (strcmp(guard, "this") == 0) {
        idset_union(out, &own);
    } else if (class_find_field(c->prog->classes, p->class, dot ? dot + 1 : guard, &name, &offset,
                                &is_static)) {
        obj_id variable = {PTA_NONE};
        if (is_static)
            variable = pta_sym_obj(c->pta, prog_find(c->prog, name));
        if (variable.i != PTA_NONE)
            idset_add(&own, variable.i);
        add_held(c, &own, is_static ? 0 : offset, out);
    }
    idset_release(&own);
    return idset_count(out) > 0;
}

/* Is one of the locks perhaps the one that is named? */
static bool is_held(struct checking *k, const struct class_promise *p, ir_ref address,
                    uint32_t lockset)
{
    struct conc *c = k->c;
    struct idset objects = {0};
    struct seq held = seqs_at(&c->sets, lockset);
    bool is_known = named_objects(k, p, address, &objects), is_one = false;
    for (uint32_t i = 0; i < held.n && !is_one; i++) {
        struct seq locs = seqs_at(&c->sets, token_at(c, held.at[i]).locs);
        is_one = !is_known || !locs.n;
        for (uint32_t j = 0; j < locs.n && !is_one; j++)
            is_one = idset_has(&objects, pta_loc(c->pta, (loc_id){locs.at[j]})->obj.i);
    }
    idset_release(&objects);
    return is_one;
}

/* ---- the walk ---- */

/* B.f of a/B.f:desc */
static const char *shown_name(struct conc *c, const struct class_promise *p)
{
    char *name = arena_printf(&c->arena, "%.*s", (int)strcspn(p->field, ":"), p->field);
    for (char *s = name; *s; s++)
        *s = *s == '/' ? '.' : *s;
    return name;
}

static void add_issue(struct checking *k, const struct class_promise *p, uint32_t stmt,
                      uint32_t lockset)
{
    struct conc *c = k->c;
    bool is_write = k->pf->stmts[stmt].op != IR_LOAD;
    struct issue_side side = side_at(k->f, k->fctx, stmt, lockset, is_write ? "write" : "read");
    side.at.entry = k->entry;
    issue_add(k->f,
              (struct issue){.kind = p->guard ? ISSUE_PROMISE : ISSUE_MUTATED,
                             .lock = {PTA_NONE},
                             .is_unique = true,
                             .name = shown_name(c, p)},
              &side, 1);
}

static void visit(void *ctx, uint32_t stmt, const state_vec *states)
{
    struct checking *k = ctx;
    struct conc *c = k->c;
    uint32_t found = map_get(&k->at, map_key2(k->func.i, stmt), 0), n;
    if (!found || !states->n)
        return;
    const struct class_promise *p = &classes_promises(c->prog->classes, &n)[found - 1];
    ir_ref address = ir_args(k->pf->unit, k->pf->func, &k->pf->stmts[stmt])[0];
    if (ownership_at(c, k->fctx, stmt, term_of(c, k->func, address), address) == OWN_FRESH)
        return;
    size_t nentries = c->fctxs.at[k->fctx].entries.n;
    for (k->entry = 0; k->entry < nentries; k->entry++)
        for (size_t i = 0; i < states->n; i++) {
            struct entry e = c->fctxs.at[k->fctx].entries.at[k->entry];
            uint32_t lockset = held_locks(c, &e, &states->at[i]);
            if (!p->guard || !is_held(k, p, address, lockset)) {
                add_issue(k, p, stmt, lockset);
                return;
            }
        }
}

void promises_check(struct finder *f)
{
    struct conc *c = f->c;
    uint32_t n = 0;
    const struct class_promise *promises =
        c->prog->classes ? classes_promises(c->prog->classes, &n) : NULL;
    struct checking k = {.f = f, .c = c};
    if (!n)
        return;
    intern_init(&k.names);
    for (uint32_t i = 0; i < n; i++)
        if (!promises[i].guard || strcmp(promises[i].guard, "itself") != 0)
            add_name(&k, &promises[i], i);
    bool is_any = find_statements(&k, promises);
    for (uint32_t i = 0; is_any && i < c->fctxs.n; i++) {
        if (!c->fctxs.at[i].is_reached)
            continue;
        k.fctx = i;
        k.func = func_of_fctx(c, i);
        k.pf = &c->prog->funcs[k.func.i];
        flow_each(c, i, visit, &k);
    }
    intern_release(&k.names);
    vec_release(&k.promise_of);
    map_release(&k.at);
}
