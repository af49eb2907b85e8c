/*
 * What became of the library: which classes (JVM) or functions that the program reaches were
 * analysed with their bodies, which are known by models, which are skipped. A class may be in
 * several lists, with other methods.
 */
#include "base/intern.h"
#include "base/map.h"
#include "link/classes.h"
#include "report/gather_int.h"
#include <stdlib.h>

struct listing {
    struct gatherer *g;
    struct intern names; /* classes or functions */
    VEC(struct library_row) rows;
    struct map row_of; /* (name, kind) -> row + 1 */
    struct idset seen[LIBRARY_SKIPPED + 1];
};

/* The class of a method `a/B.m()V` as a.B; of anything else the name. */
static char *row_name(const struct listing *l, psym_id sym)
{
    const struct prog_sym *s = &l->g->prog->syms[sym.i];
    const char *dot = l->g->prog->classes && method_selector(s->name) ? strchr(s->name, '.') : NULL;
    if (!dot)
        return arena_strdup(l->g->arena, s->pretty ? s->pretty : s->name);
    char *name = arena_printf(l->g->arena, "%.*s", (int)(dot - s->name), s->name);
    for (char *c = name; *c; c++)
        *c = *c == '/' ? '.' : *c;
    return name;
}

/* Has the function come from a library, with its body? */
static bool is_library(const struct gatherer *g, func_id f)
{
    const struct class_table *t = g->prog->classes;
    class_id class = t ? classes_of_method(t, g->prog->syms[g->prog->funcs[f.i].sym.i].name)
                       : (class_id){IR_NONE};
    return class.i != IR_NONE ? class_info(t, class)->is_library : prog_func_is_library(g->prog, f);
}

bool is_inside_library(const struct gatherer *g, const struct race *r)
{
    const struct pta_obj *o = pta_obj(g->pta, r->obj);
    if (!g->prog->classes)
        return false;
    for (int i = 0; i < 2; i++)
        if (!is_library(g, pta_inst_func(g->pta, r->side[i].inst)))
            return false;
    if (o->kind == OBJ_HEAP)
        return o->inst.i == PTA_NONE || is_library(g, pta_inst_func(g->pta, o->inst));
    return true; /* a static variable, which is one of a class whose code uses it */
}

static void add(struct listing *l, psym_id sym, enum library_kind kind)
{
    if (!idset_add(&l->seen[kind], sym.i))
        return;
    char *name = row_name(l, sym);
    if (strncmp(name, "heddle.", 7) == 0)
        return; /* our own: operations of the language */
    bool is_new;
    uint32_t id = intern_adds(&l->names, name);
    uint32_t *slot = map_slot(&l->row_of, map_key2(id, kind), &is_new);
    if (is_new) {
        *slot = (uint32_t)l->rows.n;
        vec_push(&l->rows, ((struct library_row){.name = name, .kind = kind}));
    }
    l->rows.at[*slot].functions++;
}

static int by_kind_and_name(const void *a, const void *b)
{
    const struct library_row *x = a, *y = b;
    return x->kind != y->kind ? (x->kind > y->kind) - (x->kind < y->kind)
                              : strcmp(x->name, y->name);
}

void gather_library(struct gatherer *g)
{
    struct listing l = {.g = g};
    const u32_vec *unknown = pta_unknown_calls(g->pta);
    intern_init(&l.names);
    for (uint32_t i = 0; i < pta_ninsts(g->pta); i++) {
        func_id f = pta_inst_func(g->pta, (inst_id){i});
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(g->pta, (inst_id){i}, &n);
        if (is_library(g, f))
            add(&l, g->prog->funcs[f.i].sym, LIBRARY_ANALYSED);
        for (uint32_t k = 0; k < n; k++)
            if (e[k].kind == EDGE_MODEL)
                add(&l, (psym_id){e[k].target}, LIBRARY_MODELLED);
    }
    for (size_t i = 0; i < unknown->n; i++)
        add(&l, (psym_id){unknown->at[i]}, LIBRARY_SKIPPED);
    if (l.rows.n)
        qsort(l.rows.at, l.rows.n, sizeof *l.rows.at, by_kind_and_name);
    g->report->library = arena_memdup(g->arena, l.rows.at, l.rows.n * sizeof *l.rows.at);
    g->report->nlibrary = (uint32_t)l.rows.n;
    for (size_t i = 0; i < ARRAY_SIZE(l.seen); i++)
        idset_release(&l.seen[i]);
    vec_release(&l.rows);
    map_release(&l.row_of);
    intern_release(&l.names);
}
