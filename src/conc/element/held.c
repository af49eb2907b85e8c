/*
 * Memory that a thread makes and keeps in its own record, and nowhere else: `job->pairs =
 * calloc(...)`. Who finds such memory by another record has another one: two accesses are apart if
 * the places are that the two pointers were stored at or loaded from, as they are where the one
 * thread uses its own record, and the other one those of threads that it has joined.
 */
#include "conc/element/index_int.h"

/* The statement that alone stores what the address may lead to, each time as it was made, + 1; 0.
 */
static uint32_t only_store(struct index *x, const struct element *e)
{
    struct conc *c = x->c;
    struct idset_iter it = idset_begin(pta_value(c->pta, c->frames.at[e->frame].inst, e->base));
    uint32_t loc, found = 0;
    while (idset_step(&it, &loc)) {
        obj_id obj = pta_loc(c->pta, (loc_id){loc})->obj;
        uint32_t store = pta_obj(c->pta, obj)->kind == OBJ_HEAP ? content_stored_by(c, obj) : 0;
        if (!store || (found && found != store))
            return 0;
        found = store;
    }
    return found;
}

/* The place that the register's value was stored at when it was made, or loaded from. */
static bool place_of_register(struct index *x, uint32_t frame, uint32_t reg, uint32_t store,
                              struct poly *at)
{
    const struct prog_func *pf = frame_func(x->c, frame);
    uint32_t def = reg < pf->func->nparams ? IR_NONE : index_info(x, frame)->def[reg];
    if (def == IR_NONE)
        return false;
    uint32_t local = store - 1 - pf->stmt_base;
    const struct ir_stmt *from = NULL;
    if (pf->stmts[def].op == IR_LOAD)
        from = &pf->stmts[def];
    else if (store > pf->stmt_base && local < pf->func->nstmts &&
             prog_args(pf, &pf->stmts[local])[1].bits == ref_make(REF_REG, reg).bits)
        from = &pf->stmts[local];
    if (!from)
        return false;
    *at = value_of(x->v, frame, prog_args(pf, from)[0]);
    return !at->is_unknown;
}

/* The place that keeps the pointer which the address is made of. */
static bool place_of_base(struct index *x, const struct poly *p, uint32_t store, struct poly *at)
{
    for (uint32_t i = 0; i < p->n && !p->is_unknown; i++) {
        uint32_t s[4];
        memcpy(s, value_symbol_at(x->v, p->term[i].sym[0]), sizeof s);
        if (p->term[i].coef != 1 || p->term[i].sym[1])
            continue;
        if (s[0] == VALUE_CONTENT) {
            *at = value_poly(x->v, s[1]);
            return !at->is_unknown;
        }
        if (s[0] == VALUE_REGISTER && place_of_register(x, s[1], s[2], store, at))
            return true;
    }
    return false;
}

bool held_places(struct index *x, const struct element *a, const struct element *b,
                 struct poly place[2])
{
    uint32_t store = x->c->prog->classes ? 0 : only_store(x, a);
    struct poly at_a = value_of(x->v, a->frame, a->address);
    struct poly at_b = value_of(x->v, b->frame, b->address);
    return store && only_store(x, b) == store && place_of_base(x, &at_a, store, &place[0]) &&
           place_of_base(x, &at_b, store, &place[1]);
}
