/*
 * Memory that containers of the C++ library have for themselves: nodes, buckets, storage. A member
 * of a container that changes what is in it changes the container, too (its size, its ends), and
 * one that looks for something reads that. So what members do to that memory is left out: what
 * they do to the container itself says it all, at the same line of the user (A-CONTAINER).
 *
 * Nodes and buckets of a map point back to places inside of the map itself, which move with it: a
 * map that was a variable of a function is not known to who gets what was in it. Nor is a list, to
 * which its first and last node are linked.
 */
#include "conc/conc_int.h"

/* Made by the allocator of a container; what std::make_shared makes is the user's. */
static bool is_of_allocator(const struct conc *c, const struct pta_obj *o)
{
    static const char *const classes[] = {"std::__new_allocator<", "__gnu_cxx::new_allocator<"};
    uint32_t local;
    if (o->kind != OBJ_HEAP)
        return false;
    const struct prog_func *maker = prog_stmt(c->prog, o->site, &local);
    const char *name = c->prog->syms[maker->sym.i].pretty;
    for (size_t i = 0; name && i < ARRAY_SIZE(classes); i++) {
        size_t n = strlen(classes[i]);
        if (strncmp(name, classes[i], n) == 0)
            return strncmp(name + n, "std::_Sp_counted", 16) != 0;
    }
    return prog_func_is_container(c->prog, (func_id){(uint32_t)(maker - c->prog->funcs)});
}

/*
 * The state that a promise, a task or an asynchronous call shares with its futures, and the result
 * in it: the library hands it over, from the one who makes the result to the one who gets it. What
 * is called with it is the state's own copy of a function, which runs once (A-FUTURE).
 */
bool obj_is_of_future(const struct conc *c, obj_id obj)
{
    static const char *const makers[] = {
        "std::__new_allocator<std::_Sp_counted_ptr_inplace<std::__future_base::",
        "__gnu_cxx::new_allocator<std::_Sp_counted_ptr_inplace<std::__future_base::",
        "std::__new_allocator<std::__future_base::",
        "std::__future_base::",
        "std::promise<",
    };
    const struct pta_obj *o = pta_obj(c->pta, obj);
    uint32_t local;
    if (o->kind != OBJ_HEAP || c->opt.mode == MODE_SOUND)
        return false;
    const char *name = c->prog->syms[prog_stmt(c->prog, o->site, &local)->sym.i].pretty;
    for (size_t i = 0; name && i < ARRAY_SIZE(makers); i++)
        if (strncmp(name, makers[i], strlen(makers[i])) == 0)
            return true;
    return false;
}

bool obj_is_of_container(struct conc *c, obj_id obj)
{
    uint8_t *is = &c->obj_contained[obj.i];
    if (!*is)
        *is = is_of_allocator(c, pta_obj(c->pta, obj)) ? 2 : 1;
    return *is == 2;
}

static bool points_into(const struct conc *c, const struct idset *set, obj_id obj)
{
    struct idset_iter it = idset_begin(set);
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (pta_loc(c->pta, (loc_id){loc})->obj.i == obj.i)
            return true;
    return false;
}

/* Is the object given to the call, so that it is the container itself or what is put there? */
static bool is_given(const struct conc *c, inst_id inst, uint32_t stmt, obj_id obj)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    for (int32_t i = 0; (uint32_t)i + 1 < pf->stmts[stmt].nargs; i++)
        if (points_into(c, pta_value(c->pta, inst, call_arg(pf, stmt, i)), obj))
            return true;
    return false;
}

/* How a place is known to others: by what the container has for itself only. */
enum { BY_ALL = 1, BY_NODES = 2 };

/* Byte offsets in a map or list that its own nodes and buckets point to. That of a list is the list
 * itself, which others may have the address of, too. */
static const struct {
    const char *class;
    int32_t inner[2];
    uint32_t how;
} maps[] = {{"std::_Rb_tree<", {8, 8}, BY_ALL},
            {"std::_Hashtable<", {16, 48}, BY_ALL},
            {"std::__cxx11::_List_base<", {0, 0}, BY_NODES},
            {"std::_List_base<", {0, 0}, BY_NODES}};

static uint64_t inner_key(obj_id obj, int32_t off)
{
    return (uint64_t)obj.i << 32 | (uint32_t)off;
}

static void add_inner(struct conc *c, inst_id inst, const int32_t inner[2], uint32_t how)
{
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, ref_make(REF_REG, 0)));
    uint32_t loc;
    while (idset_step(&it, &loc)) {
        const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
        for (int i = 0; i < 2; i++)
            map_put(&c->inner_places, inner_key(l->obj, l->off + inner[i]), how);
    }
}

static uint32_t inner_kind(const struct conc *c, loc_id loc)
{
    const struct pta_loc *l = pta_loc(c->pta, loc);
    return map_get(&c->inner_places, inner_key(l->obj, l->off), 0);
}

/* The first two words of a list, or of a node of one: its links. */
static bool is_list_link(const struct conc *c, loc_id loc)
{
    enum { SIZE_OF_LINK = 8, SIZE_OF_LINKS = 16 };
    static const char maker[] = "std::__new_allocator<std::_List_node<";
    const struct pta_loc *l = pta_loc(c->pta, loc);
    const struct pta_obj *o = pta_obj(c->pta, l->obj);
    uint32_t local;
    for (int32_t off = 0; off < SIZE_OF_LINKS; off += SIZE_OF_LINK)
        if (map_get(&c->inner_places, inner_key(l->obj, l->off - off), 0) == BY_NODES)
            return true;
    if (o->kind != OBJ_HEAP || l->off < 0 || l->off >= SIZE_OF_LINKS)
        return false;
    const char *name = c->prog->syms[prog_stmt(c->prog, o->site, &local)->sym.i].pretty;
    return name && strncmp(name, maker, sizeof maker - 1) == 0;
}

bool link_is_inner(const struct conc *c, loc_id from, loc_id to)
{
    uint32_t kind =
        pta_obj(c->pta, pta_loc(c->pta, to)->obj)->kind == OBJ_STACK ? inner_kind(c, to) : 0;
    return kind == BY_ALL || (kind == BY_NODES && is_list_link(c, from));
}

void containers_find_inner(struct conc *c)
{
    for (uint32_t i = 0; i < pta_ninsts(c->pta); i++) {
        const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, (inst_id){i}).i];
        const char *name = c->prog->syms[pf->sym.i].pretty;
        for (size_t k = 0; name && pf->func->nparams && k < ARRAY_SIZE(maps); k++) {
            if (strncmp(name, maps[k].class, strlen(maps[k].class)) == 0)
                add_inner(c, (inst_id){i}, maps[k].inner, maps[k].how);
        }
    }
}

bool call_is_of_container(struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind != EDGE_CALL ||
            !prog_func_is_container(c->prog, pta_inst_func(c->pta, (inst_id){e[i].target})))
            return false;
    return n > 0;
}

/* Members of std::promise keep out of each other's way, as if they held a lock of the promise. */
static bool is_promise_member(const struct conc *c, func_id f)
{
    static const char *const members[] = {"::set_value", "::set_exception", "::get_future"};
    const char *name = c->prog->syms[c->prog->funcs[f.i].sym.i].pretty;
    if (!name || strncmp(name, "std::promise<", 13) != 0)
        return false;
    for (size_t i = 0; i < ARRAY_SIZE(members); i++)
        if (strstr(name, members[i]))
            return true;
    return false;
}

bool call_is_of_promise(struct conc *c, inst_id inst, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind != EDGE_CALL ||
            !is_promise_member(c, pta_inst_func(c->pta, (inst_id){e[i].target})))
            return false;
    return n > 0;
}

/* Is everything that the call writes, of memory from allocators, made by the call itself? */
bool call_makes_shared(struct conc *c, inst_id inst, uint32_t stmt)
{
    static const char maker[] = "std::make_shared<";
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        func_id f = e[i].kind == EDGE_CALL ? pta_inst_func(c->pta, (inst_id){e[i].target})
                                           : (func_id){IR_NONE};
        const char *name = f.i == IR_NONE ? NULL : c->prog->syms[c->prog->funcs[f.i].sym.i].pretty;
        if (!name || strncmp(name, maker, sizeof maker - 1) != 0)
            return false;
    }
    return n > 0;
}

bool loc_is_allocated(const struct conc *c, loc_id loc)
{
    const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, loc)->obj);
    uint32_t local;
    if (o->kind != OBJ_HEAP)
        return false;
    const char *name = c->prog->syms[prog_stmt(c->prog, o->site, &local)->sym.i].pretty;
    return name && (strncmp(name, "std::__new_allocator<", 21) == 0 ||
                    strncmp(name, "__gnu_cxx::new_allocator<", 25) == 0);
}

bool loc_is_inside(struct conc *c, inst_id inst, uint32_t stmt, loc_id loc)
{
    obj_id obj = pta_loc(c->pta, loc)->obj;
    return (inner_kind(c, loc) || obj_is_of_container(c, obj)) && !is_given(c, inst, stmt, obj);
}

/* ---- iterators ---- */

static bool is_iterator_member(const struct conc *c, func_id f)
{
    static const char *const classes[] = {
        "__gnu_cxx::__normal_iterator<",  "std::_Deque_iterator<",
        "std::_List_iterator<",           "std::_List_const_iterator<",
        "std::_Rb_tree_iterator<",        "std::_Rb_tree_const_iterator<",
        "std::__detail::_Node_iterator<", "std::__detail::_Node_const_iterator<",
    };
    const char *name = c->prog->syms[c->prog->funcs[f.i].sym.i].pretty;
    for (size_t i = 0; name && i < ARRAY_SIZE(classes); i++)
        if (strncmp(name, classes[i], strlen(classes[i])) == 0)
            return true;
    return false;
}

static func_id callee_of(const struct conc *c, const struct prog_func *pf, uint32_t stmt)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref callee = s->op == IR_CALL ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM)
        return (func_id){IR_NONE};
    return c->prog->syms[prog_sym_of(c->prog, pf->unit_index, ref_index(callee)).i].func;
}

static bool is_member_call(const struct conc *c, const struct prog_func *pf, uint32_t stmt)
{
    func_id f = callee_of(c, pf, stmt);
    return f.i != IR_NONE && prog_func_is_container(c->prog, f);
}

/* Is the operand the variable, or its first word? */
static bool is_variable(const struct prog_func *pf, const struct finfo *info, ir_ref ref,
                        uint32_t variable)
{
    int64_t off;
    if (ref_kind(ref) != REF_REG)
        return false;
    uint32_t def = info->def[ref_index(ref)];
    if (ref_index(ref) == variable || def == IR_NONE || pf->stmts[def].op != IR_ADDR ||
        pf->stmts[def].nargs != 2)
        return ref_index(ref) == variable;
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
    return ref_kind(args[0]) == REF_REG && ref_index(args[0]) == variable &&
           ir_ref_int(pf->unit, args[1], &off) && !off;
}

/* The container whose member gives the variable its value in this statement; NONE. */
static ir_ref container_given(const struct conc *c, const struct prog_func *pf,
                              const struct finfo *info, uint32_t stmt, uint32_t variable)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (s->op == IR_STORE && is_variable(pf, info, args[0], variable) &&
        ref_kind(args[1]) == REF_REG && info->def[ref_index(args[1])] != IR_NONE &&
        is_member_call(c, pf, info->def[ref_index(args[1])]))
        return call_arg(pf, info->def[ref_index(args[1])], 0);
    if (s->op == IR_CALL && s->nargs > 2 && is_variable(pf, info, args[1], variable) &&
        is_member_call(c, pf, stmt))
        return call_arg(pf, stmt, 1);
    return (ir_ref){0};
}

/* A part of a pair or tuple belongs to that. */
static bool is_part(const struct conc *c, func_id f)
{
    const char *name = c->prog->syms[c->prog->funcs[f.i].sym.i].pretty;
    return name && strncmp(name, "std::get<", 9) == 0;
}

ir_ref container_of_element(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    func_id callee = callee_of(c, pf, stmt);
    ir_ref it = call_arg(pf, stmt, 0), found = {0};
    if (callee.i != IR_NONE && is_part(c, callee))
        return it;
    if (callee.i == IR_NONE || !is_iterator_member(c, callee) || ref_kind(it) != REF_REG ||
        info->def[ref_index(it)] == IR_NONE || pf->stmts[info->def[ref_index(it)]].op != IR_ALLOCA)
        return found;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        ir_ref from = container_given(c, pf, info, i, ref_index(it));
        if (from.bits && found.bits && from.bits != found.bits)
            return (ir_ref){0};
        found = from.bits ? from : found;
    }
    return found;
}
