/* Where threads are waited for, so that a reader sees which joins were known. */
#include "report/gather_int.h"
#include "report/place.h"

enum { MAX_JOINS = 4 }; /* of one thread */

struct join_finder {
    struct gatherer *g;
    struct thread_join (*found)[MAX_JOINS]; /* by origin */
    struct tuples seen;                     /* (origin, statement) */
};

static void add_join(struct join_finder *f, uint32_t origin, inst_id inst, uint32_t stmt)
{
    const struct gatherer *g = f->g;
    const struct prog_func *pf = func_of(g, inst);
    struct thread_info *t = &g->threads[origin];
    uint32_t key[2] = {origin, pf->stmt_base + stmt};
    bool is_new;
    tuples_add(&f->seen, key, &is_new);
    if (!is_new || t->njoins == MAX_JOINS)
        return;
    origin_id by = pta_inst_origin(g->pta, inst);
    f->found[origin][t->njoins++] = (struct thread_join){
        place_in_func(g->arena, pf->unit, pf->func, stmt, g->report->source_root),
        by.i == PTA_NONE ? NULL : &g->threads[by.i]};
    t->joins = f->found[origin];
}

static void see_effect(struct join_finder *f, inst_id inst, uint32_t stmt, const struct effect *e)
{
    const struct pta *pta = f->g->pta;
    uint32_t loc;
    if (e->kind != EFFECT_JOIN)
        return;
    struct idset_iter it = idset_begin(pta_place(pta, inst, stmt, &e->handle));
    while (idset_step(&it, &loc)) {
        const struct pta_obj *o = pta_obj(pta, pta_loc(pta, (loc_id){loc})->obj);
        if (o->kind == OBJ_HANDLE && o->site < pta_norigins(pta))
            add_join(f, o->site, inst, stmt);
    }
}

void gather_joins(struct gatherer *g)
{
    uint32_t n = pta_norigins(g->pta);
    struct join_finder f = {
        .g = g,
        .found = (void *)ARENA_ARRAY(g->arena, struct thread_join, (size_t)n * MAX_JOINS + 1)};
    tuples_init(&f.seen, 2);
    for (uint32_t i = 0; i < pta_ninsts(g->pta); i++) {
        uint32_t nedges;
        const struct pta_edge *e = pta_inst_edges(g->pta, (inst_id){i}, &nedges);
        for (uint32_t k = 0; k < nedges; k++)
            for (int m = 0; e[k].kind == EDGE_MODEL && m < e[k].model->neffects; m++)
                see_effect(&f, (inst_id){i}, e[k].stmt, &e[k].model->effects[m]);
    }
    tuples_release(&f.seen);
}
