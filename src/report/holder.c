/*
 * Library objects by the variable that holds them: `DataTree.ephemerals` says more than "the
 * HashMap that a constructor makes", `results[]` more than what std::vector allocates. Looked for
 * where the object is made, then where it is used.
 */
#include "link/classes.h"
#include "report/gather_int.h"
#include "report/name.h"
#include "report/pretty.h"

enum { MAX_HOPS = 4 };

/* Name of the variable at an address: a static field, or a field of some object; NULL. */
static const char *name_of_address(const struct gatherer *g, const struct prog_func *pf,
                                   ir_ref address)
{
    if (ref_kind(address) == REF_SYM)
        return g->prog->syms[prog_sym_of(g->prog, pf->unit_index, ref_index(address)).i].pretty;
    struct typed_place t;
    if (!typed_address(pf, address, &t) || t.offset < CLASS_HEADER)
        return NULL;
    const char *type = ir_str(t.unit, t.unit->types[t.type].name);
    if (strstr(type, "$$Lambda$")) /* a captured variable: nobody knows it by that name */
        return NULL;
    return arena_printf(g->arena, "%s%s", type,
                        name_of_place_in_type(g->arena, t.unit, t.type, (uint64_t)t.offset, 8));
}

/* Where the function stores the value, itself or wrapped by a call that it is given to. */
static const char *stored_in(const struct gatherer *g, const struct prog_func *pf, uint32_t reg,
                             int hops)
{
    const char *found = NULL;
    for (uint32_t i = 0; i < pf->func->nstmts && !found; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        bool is_value =
            s->op == IR_STORE && ref_kind(args[1]) == REF_REG && ref_index(args[1]) == reg;
        if (is_value)
            found = name_of_address(g, pf, args[0]);
        bool is_passed = s->op == IR_COPY || (s->op == IR_CALL && s->dst != IR_NO_REG);
        for (uint32_t k = s->op == IR_CALL; is_passed && hops < MAX_HOPS && k < s->nargs; k++)
            if (ref_kind(args[k]) == REF_REG && ref_index(args[k]) == reg && s->dst != reg &&
                !found)
                found = stored_in(g, pf, s->dst, hops + 1);
    }
    return found;
}

const char *holder_of_object(const struct gatherer *g, obj_id obj)
{
    const struct pta_obj *o = pta_obj(g->pta, obj);
    uint32_t local;
    if (o->kind != OBJ_HEAP || !o->class)
        return NULL;
    const struct prog_func *pf = prog_stmt(g->prog, o->site, &local);
    return pf->stmts[local].dst == IR_NO_REG ? NULL : stored_in(g, pf, pf->stmts[local].dst, 0);
}

/* C: the variable or member that the function keeps the address in, perhaps by way of a local. */
static const char *kept_in(const struct gatherer *g, const struct prog_func *pf, uint32_t reg,
                           int hops)
{
    const char *found = NULL;
    for (uint32_t i = 0; i < pf->func->nstmts && !found; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        struct typed_place t;
        if (s->op == IR_COPY && hops < MAX_HOPS && ref_kind(args[0]) == REF_REG &&
            ref_index(args[0]) == reg && s->dst != reg)
            found = kept_in(g, pf, s->dst, hops + 1);
        if (s->op != IR_STORE || ref_kind(args[1]) != REF_REG || ref_index(args[1]) != reg)
            continue;
        if (ref_kind(args[0]) == REF_SYM) {
            psym_id sym = prog_sym_of(g->prog, pf->unit_index, ref_index(args[0]));
            found = pretty_for_reader(g->arena, g->prog->syms[sym.i].pretty);
        } else if (typed_address(pf, args[0], &t) && t.offset >= 0) {
            found = arena_printf(
                g->arena, "%s%s", ir_str(t.unit, t.unit->types[t.type].name),
                name_of_place_in_type(g->arena, t.unit, t.type, (uint64_t)t.offset, 8));
        }
    }
    return found;
}

const char *holder_of_memory(const struct gatherer *g, loc_id loc)
{
    const struct pta_loc *l = pta_loc(g->pta, loc);
    const struct pta_obj *o = pta_obj(g->pta, l->obj);
    uint32_t local;
    if (o->kind != OBJ_HEAP || g->prog->classes)
        return NULL;
    const struct prog_func *pf = prog_stmt(g->prog, o->site, &local);
    if (pf->stmts[local].dst == IR_NO_REG ||
        prog_func_is_library(g->prog, g->prog->syms[pf->sym.i].func))
        return NULL;
    const char *holder = kept_in(g, pf, pf->stmts[local].dst, 0);
    bool is_element = l->off || l->stride || l->inner || l->ext;
    return holder ? arena_printf(g->arena, is_element ? "%s[]" : "*%s", holder) : NULL;
}

const char *holder_of_receiver(const struct gatherer *g, const struct race_side *side)
{
    const struct prog_func *pf = func_of(g, side->inst);
    const struct ir_stmt *s = &pf->stmts[side->stmt];
    if (!g->prog->classes || s->op != IR_CALL || s->nargs < 2)
        return NULL;
    ir_ref ref = ir_args(pf->unit, pf->func, s)[1];
    for (int hops = 0; hops < MAX_HOPS && ref_kind(ref) == REF_REG; hops++) {
        const struct ir_stmt *def = NULL;
        for (uint32_t i = 0; i < pf->func->nstmts && !def; i++)
            if (pf->stmts[i].dst == ref_index(ref))
                def = &pf->stmts[i];
        if (!def || (def->op != IR_LOAD && def->op != IR_COPY))
            return NULL;
        ref = ir_args(pf->unit, pf->func, def)[0];
        if (def->op == IR_LOAD)
            return name_of_address(g, pf, ref);
    }
    return NULL;
}

/* Members of containers of the C++ library that give an element. */
static bool gives_element(const struct gatherer *g, const struct prog_func *pf,
                          const struct ir_stmt *call)
{
    static const char *const members[] = {"::operator[]", "::at", "::front", "::back"};
    const ir_ref *args = ir_args(pf->unit, pf->func, call);
    if (call->op != IR_CALL || call->nargs < 2 || ref_kind(args[0]) != REF_SYM)
        return false;
    const struct prog_sym *sym =
        &g->prog->syms[prog_sym_of(g->prog, pf->unit_index, ref_index(args[0])).i];
    size_t len = sym->pretty ? strcspn(sym->pretty, "(") : 0;
    for (size_t i = 0; sym->func.i != IR_NONE && i < ARRAY_SIZE(members); i++) {
        size_t n = strlen(members[i]);
        if (len >= n && strncmp(sym->pretty + len - n, members[i], n) == 0)
            return prog_func_is_library(g->prog, sym->func);
    }
    return false;
}

const char *holder_of_element(const struct gatherer *g, const struct race_side *side)
{
    const struct prog_func *pf = func_of(g, side->inst);
    ir_ref address = address_of_side(pf, side);
    const struct ir_stmt *call = NULL;
    uint32_t loc;
    for (uint32_t i = 0; ref_kind(address) == REF_REG && i < pf->func->nstmts && !call; i++)
        if (pf->stmts[i].dst == ref_index(address))
            call = &pf->stmts[i];
    if (!call || !gives_element(g, pf, call))
        return NULL;
    ir_ref container = ir_args(pf->unit, pf->func, call)[1];
    struct typed_place t;
    if (typed_address(pf, container, &t))
        return arena_printf(g->arena, "%s%s[]", ir_str(t.unit, t.unit->types[t.type].name),
                            name_of_place_in_type(g->arena, t.unit, t.type, (uint64_t)t.offset, 8));
    const struct idset *places = pta_value(g->pta, side->inst, container);
    struct idset_iter it = idset_begin(places);
    if (idset_count(places) != 1 || !idset_step(&it, &loc))
        return NULL;
    const struct pta_obj *o = pta_obj(g->pta, pta_loc(g->pta, (loc_id){loc})->obj);
    return o->kind == OBJ_GLOBAL || o->kind == OBJ_STACK
               ? arena_printf(g->arena, "%s[]", gather_loc_name(g, (loc_id){loc}, 1))
               : NULL;
}

/* "[[I" is `int[][]`, "[Ljava/lang/String;" is `java/lang/String[]`; classes stay as they are. */
static const char *java_type(struct arena *arena, const char *name)
{
    static const char *const plain[] = {"Bbyte", "Cchar", "Ddouble", "Ffloat",
                                        "Iint",  "Jlong", "Sshort",  "Zboolean"};
    const char *element = name + strspn(name, "[");
    struct strbuf out = {0};
    size_t len = strlen(element);
    if (element == name)
        return name;
    if (*element == 'L' && len > 2 && element[len - 1] == ';')
        strbuf_add(&out, element + 1, len - 2);
    for (size_t i = 0; len == 1 && i < ARRAY_SIZE(plain); i++)
        if (plain[i][0] == *element)
            strbuf_adds(&out, plain[i] + 1);
    if (!out.len)
        strbuf_adds(&out, element);
    for (const char *dimension = name; dimension < element; dimension++)
        strbuf_adds(&out, "[]");
    const char *shown = arena_strdup(arena, strbuf_str(&out));
    strbuf_release(&out);
    return shown;
}

const char *class_of_heap_object(const struct gatherer *g, const struct pta_obj *o)
{
    if (!o->class || !g->prog->classes || o->class > classes_count(g->prog->classes))
        return NULL;
    const char *raw = class_info(g->prog->classes, (class_id){o->class - 1})->name;
    char *name = arena_strdup(g->arena, java_type(g->arena, raw));
    for (char *c = name; *c; c++)
        if (*c == '/')
            *c = '.';
    return name;
}
