/*
 * Containers of a library as what a wait tests: `while (queue.empty()) wait(...)`. One that is made
 * by a constructor without arguments starts empty, and stays so until a function of the library is
 * called with it that is neither that constructor, nor a destructor, nor one that only looks.
 */
#include "conc/deadlock/lockuse.h"
#include "conc/element/value.h"

static bool ends_with(const char *text, const char *end)
{
    size_t n = strlen(text), m = strlen(end);
    return n >= m && strcmp(text + n - m, end) == 0;
}

static bool is_java_container(const char *name)
{
    return strncmp(name, "java/util/", 10) == 0;
}

/* The library function behind a call edge, if it may know containers; else NULL. */
static const char *library_name(const struct conc *c, const struct pta_edge *e)
{
    if (e->kind == EDGE_MODEL && e->target < c->prog->nsyms) {
        const char *name = c->prog->syms[e->target].name;
        return !c->prog->classes || is_java_container(name) ? name : NULL;
    }
    if (e->kind != EDGE_CALL)
        return NULL;
    func_id f = pta_inst_func(c->pta, (inst_id){e->target});
    return prog_func_is_library(c->prog, f) ? c->prog->syms[c->prog->funcs[f.i].sym.i].name : NULL;
}

/* What the function returns for an empty container; false if it does not ask for that. */
static bool value_if_empty(const char *name, int64_t *out)
{
    bool is_cxx = strncmp(name, "_ZNKSt", 6) == 0;
    bool is_java = is_java_container(name);
    *out = (is_cxx && ends_with(name, "5emptyEv")) || (is_java && ends_with(name, ".isEmpty()Z"));
    return *out || (is_cxx && ends_with(name, "4sizeEv")) ||
           (is_java && ends_with(name, ".size()I"));
}

static uint32_t container_at(struct conc *c, inst_id inst, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    ir_ref self = call_arg(pf, stmt, 0);
    uint32_t loc = self.bits ? idset_only(pta_value(c->pta, inst, self)) : IDSET_END;
    if (loc == IDSET_END)
        return PTA_NONE;
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
    bool is_one = !l->stride && !l->ext && obj_is_unique(c, l->obj);
    return is_one ? loc : PTA_NONE;
}

bool content_asked(struct conc *c, inst_id inst, uint32_t stmt, uint32_t *loc, int64_t *out)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    const char *name = n == 1 ? library_name(c, e) : NULL;
    *loc = name && value_if_empty(name, out) ? container_at(c, inst, stmt) : PTA_NONE;
    return *loc != PTA_NONE;
}

static bool is_look_or_end(const char *name)
{
    int64_t value;
    return strncmp(name, "_ZNK", 4) == 0 || ends_with(name, "D1Ev") || ends_with(name, "D2Ev") ||
           ends_with(name, "D0Ev") || value_if_empty(name, &value);
}

/* A constructor without arguments, or with a capacity. */
static bool makes_empty(const struct conc *c, const struct pta_edge *e, const char *name)
{
    if (is_java_container(name))
        return ends_with(name, ".<init>()V") || ends_with(name, ".<init>(I)V");
    return e->kind == EDGE_CALL && ends_with(name, "Ev") &&
           prog_func_is_constructor(c->prog, pta_inst_func(c->pta, (inst_id){e->target}));
}

enum content_use content_used(struct conc *c, inst_id inst, uint32_t stmt, uint32_t loc)
{
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    enum content_use use = CONTENT_KEPT;
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        const char *name = library_name(c, &e[i]);
        if (!name || is_look_or_end(name))
            continue;
        for (int32_t a = 0; a < (int32_t)pf->stmts[stmt].nargs; a++) {
            ir_ref arg = call_arg(pf, stmt, a);
            if (!arg.bits || !idset_has(pta_value(c->pta, inst, arg), loc))
                continue;
            if (a || !makes_empty(c, &e[i], name))
                return CONTENT_CHANGED;
            use = CONTENT_MADE;
        }
    }
    return use;
}

bool content_is_zero(const struct conc *c, uint32_t loc)
{
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
    const struct pta_obj *o = pta_obj(c->pta, l->obj);
    int64_t value = 1;
    return o->kind == OBJ_GLOBAL && o->site < c->prog->nsyms && l->off >= 0 &&
           sym_initial_value(&c->prog->syms[o->site], (uint64_t)l->off, 8, &value) && !value;
}
