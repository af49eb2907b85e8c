/*
 * What a container of the C++ library keeps belongs to the lock beside the container (A-OWNER): of
 * many objects, each with a mutex and a list, the list's nodes are guarded by the mutex of their
 * own object.
 *
 * A function of the library that is called with the container, or with what was found in it, is
 * told so by another name of the lock, TERM_OWNER: the lock of the object that owns what the call
 * is about. The name goes down to all that the call runs, also to the user's functions that the
 * library calls for the elements. There it guards memory that containers have made, and the
 * container itself as its own nodes point to it.
 *
 *   1. The call is about one owner: nothing else that it is given leads to memory of containers or
 *      to objects such as the owner (`std::copy` from one to the other, `swap` of two).
 *   2. A function of the user has its captured variables by its first parameter, and may know
 *      anything: there only what comes by the other parameters counts.
 *
 * On the JVM a part of an object is used by its own methods: `synchronized void add() {
 * list.add(x); }`, where `list` is of a class of the program. The method is told that its receiver,
 * or another parameter, belongs to the lock's owner, if each such part has one holder.
 */
#include "conc/conc_int.h"

/* Is the object one as the lock is in? */
static bool is_with_lock(const struct conc *c, obj_id obj, uint32_t locks)
{
    struct seq s = seqs_at(&c->sets, locks);
    for (uint32_t i = 0; i < s.n; i++)
        if (pta_loc(c->pta, (loc_id){s.at[i]})->obj.i == obj.i)
            return true;
    return false;
}

/* May a pointer lead to such an object, or to memory of a container? */
static bool set_may_be_kept(struct conc *c, const struct idset *set, uint32_t locks)
{
    struct idset_iter it = idset_begin(set);
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        if (is_with_lock(c, obj, locks) || obj_is_of_container(c, obj))
            return true;
    }
    return false;
}

/* The same of what a variable holds: an iterator that is given by its address. */
static bool holds_kept(struct conc *c, const struct idset *set, uint32_t locks)
{
    struct idset_iter it = idset_begin(set);
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        const u32_vec *fields = pta_obj_locs(c->pta, obj);
        if (pta_obj(c->pta, obj)->kind != OBJ_STACK)
            continue;
        for (size_t i = 0; i < fields->n; i++)
            if (set_may_be_kept(c, pta_content(c->pta, (loc_id){fields->at[i]}), locks))
                return true;
    }
    return false;
}

/* Is the value found through the owner of the lock? A pointer in it may be to another owner. */
static bool is_of_owner(struct conc *c, inst_id inst, ir_ref ref, uint32_t owner, uint32_t locks)
{
    uint32_t term = term_of(c, pta_inst_func(c->pta, inst), ref);
    if (term_base(c, term) == owner || walks_from(c, term, owner) != WALK_NONE ||
        is_element_of(c, term, owner))
        return true;
    const uint32_t *t = tuples_at(&c->terms, term_base(c, term));
    return t[0] == TERM_LOAD && term_base(c, t[1]) == owner &&
           !owners_are_peers(c, locks, pta_value(c->pta, inst, ref));
}

static bool is_about_owner(struct conc *c, struct lock_token t, func_id callee, inst_id caller,
                           uint32_t stmt)
{
    func_id f = pta_inst_func(c->pta, caller);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    bool is_member = prog_func_is_container(c->prog, callee), is_found = false;
    int64_t off;
    uint32_t owner = term_strip(c, t.term, &off);
    for (uint32_t i = 1; i < pf->stmts[stmt].nargs; i++) {
        ir_ref arg = ir_args(pf->unit, pf->func, &pf->stmts[stmt])[i];
        if (ref_kind(arg) == REF_REG && is_of_owner(c, caller, arg, owner, t.locs)) {
            is_found = true;
            continue;
        }
        const struct idset *set = pta_value(c->pta, caller, arg);
        if (set_may_be_kept(c, set, t.locs) || (!is_member && holds_kept(c, set, t.locs)))
            return false;
    }
    return is_found;
}

/* A function of the user that the library runs for elements: is it given one of them? */
static bool passes_element(struct conc *c, inst_id caller, uint32_t stmt)
{
    func_id f = pta_inst_func(c->pta, caller);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t base = term_base(c, term_of(c, f, call_arg(pf, stmt, 0)));
    const uint32_t *t = tuples_at(&c->terms, base);
    return t[0] == TERM_PARAM && t[1] == f.i && t[2] > 0;
}

/* Is all that may be meant held by one object each? */
static bool are_parts(struct conc *c, const struct idset *set)
{
    struct idset_iter it = idset_begin(set);
    uint32_t loc, n = 0;
    for (; idset_step(&it, &loc); n++)
        if (!is_content(c, pta_loc(c->pta, (loc_id){loc})->obj))
            return false;
    return n > 0;
}

uint32_t holder_of_lock(struct conc *c, struct lock_token t)
{
    int64_t off;
    struct seq s = seqs_at(&c->sets, t.locs);
    const uint32_t *name =
        t.unique || t.term == PTA_NONE ? NULL : tuples_at(&c->terms, term_strip(c, t.term, &off));
    if (!name || name[0] != TERM_LOAD || name[2] || !s.n)
        return PTA_NONE;
    /* A side of a read write lock that is kept in a field leads to the lock by one more step. */
    uint32_t holder = term_base(c, name[1]);
    const uint32_t *side = tuples_at(&c->terms, holder);
    bool is_side = side[0] == TERM_LOAD && !side[2];
    for (uint32_t i = 0; i < s.n; i++) {
        obj_id lock = pta_loc(c->pta, (loc_id){seqs_at(&c->sets, t.locs).at[i]})->obj;
        if (!built_by(c, lock))
            return PTA_NONE;
        is_side = is_side && has_own_views(c, lock);
    }
    return is_side ? term_base(c, side[1]) : holder;
}

/* The container that an element was got out of by a call of the JVM's library; NONE. */
static ir_ref got_from(struct conc *c, uint32_t base, func_id *f)
{
    const uint32_t *t = tuples_at(&c->terms, base);
    if (t[0] != TERM_REG || t[1] == PTA_NONE)
        return (ir_ref){0};
    *f = func_of_register(c->prog, t[1]);
    const struct prog_func *pf = &c->prog->funcs[f->i];
    uint32_t def = finfo_of(c, *f)->def[t[1] - pf->reg_base];
    const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
    if (!s || s->op != IR_CALL || ref_kind(prog_args(pf, s)[0]) != REF_SYM)
        return (ir_ref){0};
    const struct model_fn *m =
        pta_model_of(c->pta, prog_sym_of(c->prog, pf->unit_index, ref_index(prog_args(pf, s)[0])));
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_ASSIGN && m->effects[i].ret.kind == PLACE_RET &&
            m->effects[i].src.kind == PLACE_DEREF && !m->effects[i].src.index)
            return call_arg(pf, def, 0);
    return (ir_ref){0};
}

/* Is all that may be meant in a container of one object each? */
static bool are_elements(struct conc *c, const struct idset *set)
{
    struct idset_iter it = idset_begin(set);
    uint32_t loc, n = 0;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        if (c->obj_shared[obj.i] && !is_element_of_content(c, obj))
            return false;
        n += c->obj_shared[obj.i];
    }
    return n > 0;
}

bool is_in_part_of(struct conc *c, uint32_t owner, uint32_t address, const struct idset *locs)
{
    uint32_t base = term_base(c, address);
    func_id f;
    ir_ref container = got_from(c, base, &f);
    bool is_element = !ref_is_none(container);
    if (is_element)
        base = term_base(c, term_of(c, f, container));
    const uint32_t *from = tuples_at(&c->terms, base);
    return from[0] == TERM_LOAD && term_base(c, from[1]) == owner &&
           (is_element ? are_elements(c, locs) : are_parts(c, locs));
}

/* Is the value a part of the owner of the lock? */
static bool is_part(struct conc *c, struct lock_token t, inst_id inst, ir_ref value, uint32_t owner)
{
    const struct idset *set = pta_value(c->pta, inst, value);
    return is_in_part_of(c, owner, term_of(c, pta_inst_func(c->pta, inst), value), set) &&
           !owners_share(c, t.locs, set) && !owners_are_peers(c, t.locs, set);
}

uint32_t call_passes_part(struct conc *c, struct lock_token t, inst_id caller, uint32_t stmt)
{
    func_id f = pta_inst_func(c->pta, caller);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (t.unique || t.term == PTA_NONE || !c->prog->classes || c->opt.mode == MODE_SOUND)
        return IR_NONE;
    const uint32_t *name = tuples_at(&c->terms, t.term);
    bool is_known = name[0] == TERM_OWNER;
    if (is_known && (name[1] != OWNER_OF_PARAM || name[2] != f.i))
        return IR_NONE;
    int64_t off;
    uint32_t owner =
        is_known ? term_of(c, f, ref_make(REF_REG, name[3])) : term_strip(c, t.term, &off);
    uint32_t holder = is_known ? PTA_NONE : holder_of_lock(c, t);
    for (uint32_t i = 1; i < pf->stmts[stmt].nargs; i++) {
        ir_ref arg = prog_args(pf, &pf->stmts[stmt])[i];
        if (ref_kind(arg) != REF_REG)
            continue;
        bool is_itself = is_known && term_base(c, term_of(c, f, arg)) == owner;
        if (is_itself || is_part(c, t, caller, arg, owner) ||
            (holder != PTA_NONE && is_part(c, t, caller, arg, holder)))
            return i - 1;
    }
    return IR_NONE;
}

bool call_keeps_owner(struct conc *c, struct lock_token t, func_id callee, inst_id caller,
                      uint32_t stmt)
{
    bool is_user = !prog_func_is_library(c->prog, pta_inst_func(c->pta, caller));
    if (t.unique || t.term == PTA_NONE || c->prog->classes || c->opt.mode == MODE_SOUND)
        return false;
    if (tuples_at(&c->terms, t.term)[0] == TERM_OWNER)
        return !is_user ||
               (prog_func_is_library(c->prog, callee) && passes_element(c, caller, stmt));
    return is_user && prog_func_is_library(c->prog, callee) &&
           is_about_owner(c, t, callee, caller, stmt);
}

/* All that others can know of: memory of containers, or in objects as the lock is in. */
bool locs_are_kept(struct conc *c, struct lock_token t, const struct idset *locs)
{
    struct idset_iter it = idset_begin(locs);
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        if (c->obj_shared[obj.i] && !obj_is_of_container(c, obj) && !is_with_lock(c, obj, t.locs))
            return false;
    }
    return true;
}

/* Is the address found through the parameter, also by what a place held before it was changed:
 * `n = head; head = n->next; n->next = null`? */
static bool leads_from(struct conc *c, uint32_t address, uint32_t param)
{
    enum { MAX_LOADED = 4 };
    for (int i = 0; i < MAX_LOADED; i++) {
        if (term_contains(c, address, param))
            return true;
        const uint32_t *t = tuples_at(&c->terms, term_base(c, address));
        if (t[0] != TERM_REG || t[1] == PTA_NONE)
            return false;
        func_id f = func_of_register(c->prog, t[1]);
        const struct prog_func *pf = &c->prog->funcs[f.i];
        uint32_t def = finfo_of(c, f)->def[t[1] - pf->reg_base];
        if (def == IR_NONE || pf->stmts[def].op != IR_LOAD)
            return false;
        address = term_of(c, f, prog_args(pf, &pf->stmts[def])[0]);
    }
    return false;
}

bool is_kept_by_owner(struct conc *c, struct lock_token t, uint32_t address,
                      const struct idset *locs)
{
    const uint32_t *base = tuples_at(&c->terms, term_base(c, address));
    const uint32_t *name = tuples_at(&c->terms, t.term);
    if (name[1] == OWNER_OF_PARAM) {
        uint32_t param = term_of(c, (func_id){name[2]}, ref_make(REF_REG, name[3]));
        return locs && leads_from(c, address, param) && !owners_share(c, t.locs, locs) &&
               !owners_are_peers(c, t.locs, locs);
    }
    bool is_library = name[1] == OWNER_IN_LIBRARY;
    return locs && (is_library || (base[0] == TERM_PARAM && base[2] > 0)) &&
           locs_are_kept(c, t, locs);
}
