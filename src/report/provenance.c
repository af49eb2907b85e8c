#include "report/provenance.h"
#include "base/map.h"
#include "report/place.h"

enum { MAX_PLACES = 4000, MAX_CELLS = 60, NO_PLACE = -1 };

/* Something that may hold the pointer: a register of an instance, or memory. */
struct holder {
    bool is_cell;
    uint32_t inst, reg;          /* cell: reg is the location */
    int32_t next;                /* towards the use; NO_PLACE: it is the use itself */
    struct provenance_step step; /* how it got from here to the next */
    bool has_step;
};

struct store_ref {
    uint32_t inst, stmt;
};

struct search {
    const struct gatherer *g;
    obj_id obj;
    VEC(struct holder) holders;   /* in the order of discovery: also the queue */
    struct tuples seen;           /* (is_cell, inst, reg) */
    VEC(struct store_ref) stores; /* statements that store a pointer to the object */
    uint32_t ncells;
    bool has_stores, is_cut;
    int32_t found;                /* the holder where the object begins */
    struct provenance_step first; /* and how */
};

/* ---- sets ---- */

static bool means_object(const struct search *x, const struct idset *set)
{
    struct idset_iter it = idset_begin(set);
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (pta_loc(x->g->pta, (loc_id){loc})->obj.i == x->obj.i)
            return true;
    return false;
}

static bool may_hold(const struct search *x, inst_id inst, ir_ref ref)
{
    return means_object(x, pta_value(x->g->pta, inst, ref));
}

static struct place_ref place_at(const struct search *x, inst_id inst, uint32_t stmt)
{
    const struct prog_func *pf = func_of(x->g, inst);
    return place_in_func(x->g->arena, pf->unit, pf->func, stmt, x->g->report->source_root);
}

static const char *name_of_inst(const struct search *x, inst_id inst)
{
    const struct prog_func *pf = func_of(x->g, inst);
    return place_of_func(x->g->arena, pf->unit, pf->func, NULL).function;
}

static const char *name_of_cell(const struct search *x, inst_id inst, uint32_t stmt, loc_id loc)
{
    struct race_side side = {.inst = inst, .stmt = stmt, .loc = loc, .size = 8};
    struct race r = {.obj = pta_loc(x->g->pta, loc)->obj, .side = {side, side}};
    return gather_variable(x->g, &r);
}

/* ---- growing the search ---- */

static void add_holder(struct search *x, struct holder h)
{
    uint32_t key[3] = {h.is_cell, h.inst, h.reg};
    bool is_new;
    if (x->holders.n >= MAX_PLACES) {
        x->is_cut = true;
        return;
    }
    tuples_add(&x->seen, key, &is_new);
    if (is_new)
        vec_push(&x->holders, h);
}

static void found(struct search *x, int32_t at, enum provenance_kind kind, struct place_ref where,
                  const char *name)
{
    if (x->found != NO_PLACE)
        return;
    x->found = at;
    x->first = (struct provenance_step){kind, where, name};
}

/* An operand that the pointer may come from; `step` NULL: the same statement goes on. */
static void from_operand(struct search *x, inst_id inst, uint32_t stmt, ir_ref ref, int32_t next,
                         const struct provenance_step *step)
{
    const struct prog_func *pf = func_of(x->g, inst);
    psym_id sym;
    int64_t offset;
    if (!may_hold(x, inst, ref))
        return;
    struct holder h = {.inst = inst.i, .next = next};
    if (step) {
        h.step = *step;
        h.has_step = true;
    }
    if (ref_kind(ref) == REF_REG) {
        h.reg = ref_index(ref);
        add_holder(x, h);
        return;
    }
    if (!prog_ref_address(x->g->prog, pf->unit_index, ref, &sym, &offset))
        return;
    /* The address of a variable is taken in this very statement. */
    h.reg = UINT32_MAX - (uint32_t)x->holders.n;
    add_holder(x, h);
    found(x, (int32_t)x->holders.n - 1, CAME_MADE, place_at(x, inst, stmt),
          x->g->prog->syms[sym.i].pretty);
}

/* ---- registers ---- */

static void from_load(struct search *x, inst_id inst, uint32_t stmt, int32_t next)
{
    const struct prog_func *pf = func_of(x->g, inst);
    const struct ir_stmt *s = &pf->stmts[stmt];
    struct idset_iter it =
        idset_begin(pta_value(x->g->pta, inst, ir_args(pf->unit, pf->func, s)[0]));
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (means_object(x, pta_content(x->g->pta, (loc_id){loc})))
            add_holder(x, (struct holder){.is_cell = true,
                                          .reg = loc,
                                          .next = next,
                                          .has_step = true,
                                          .step = {CAME_LOADED, place_at(x, inst, stmt),
                                                   name_of_cell(x, inst, stmt, (loc_id){loc})}});
}

/* What a called function gives back. */
static void from_returns(struct search *x, inst_id inst, uint32_t stmt, inst_id callee,
                         int32_t next)
{
    const struct prog_func *pf = func_of(x->g, callee);
    struct provenance_step step = {CAME_RETURNED, place_at(x, inst, stmt), name_of_inst(x, callee)};
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_RET && pf->stmts[i].nargs)
            from_operand(x, callee, i, ir_args(pf->unit, pf->func, &pf->stmts[i])[0], next, &step);
}

static void from_model(struct search *x, inst_id inst, uint32_t stmt, const struct pta_edge *e,
                       int32_t next)
{
    const struct prog_func *pf = func_of(x->g, inst);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const struct pta_obj *o = pta_obj(x->g->pta, x->obj);
    if (o->kind == OBJ_HEAP && o->site == pf->stmt_base + stmt) {
        found(x, next, CAME_MADE, place_at(x, inst, stmt), NULL);
        return;
    }
    struct provenance_step step = {CAME_LIBRARY, place_at(x, inst, stmt),
                                   x->g->prog->syms[e->target].pretty};
    for (uint32_t i = 1; i < s->nargs; i++)
        from_operand(x, inst, stmt, ir_args(pf->unit, pf->func, s)[i], next, &step);
}

static void from_call(struct search *x, inst_id inst, uint32_t stmt, int32_t next)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(x->g->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind == EDGE_CALL)
            from_returns(x, inst, stmt, (inst_id){e[i].target}, next);
        else if (e[i].kind == EDGE_MODEL)
            from_model(x, inst, stmt, &e[i], next);
    }
}

static void from_definition(struct search *x, inst_id inst, uint32_t stmt, int32_t next)
{
    const struct prog_func *pf = func_of(x->g, inst);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    const struct pta_obj *o = pta_obj(x->g->pta, x->obj);
    switch (s->op) {
    case IR_ALLOCA:
    case IR_NEW:
        if (o->site == pf->stmt_base + stmt)
            found(x, next, CAME_MADE, place_at(x, inst, stmt), NULL);
        return;
    case IR_LOAD:
    case IR_RMW:
    case IR_CMPXCHG:
    case IR_VAARG:
        from_load(x, inst, stmt, next);
        return;
    case IR_CALL:
    case IR_VCALL:
        from_call(x, inst, stmt, next);
        return;
    default:
        for (uint32_t i = 0; i < s->nargs; i++)
            from_operand(x, inst, stmt, args[i], next, NULL);
    }
}

/* ---- parameters ---- */

static void from_caller(struct search *x, inst_id caller, uint32_t stmt, inst_id callee,
                        uint32_t param, int32_t next)
{
    const struct prog_func *pf = func_of(x->g, caller);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct provenance_step step = {CAME_PASSED, place_at(x, caller, stmt), name_of_inst(x, callee)};
    if (param + 1 < s->nargs && may_hold(x, caller, args[param + 1])) {
        from_operand(x, caller, stmt, args[param + 1], next, &step);
        return;
    }
    /* Through a library function that calls back: whatever it was given. */
    for (uint32_t i = 1; i < s->nargs; i++)
        from_operand(x, caller, stmt, args[i], next, &step);
}

static void from_creation(struct search *x, uint32_t origin, const struct pta_creation *made,
                          int32_t next)
{
    const struct prog_func *pf = func_of(x->g, made->inst);
    const struct ir_stmt *s = &pf->stmts[made->stmt];
    struct provenance_step step = {CAME_HANDED, place_at(x, made->inst, made->stmt),
                                   x->g->threads[origin].name};
    for (uint32_t i = 1; i < s->nargs; i++)
        from_operand(x, made->inst, made->stmt, ir_args(pf->unit, pf->func, s)[i], next, &step);
    /* Registered with an object, from which the library takes it again. */
    for (int i = 0; made->effect && i < made->effect->nargs; i++) {
        const struct idset *given =
            pta_place(x->g->pta, made->inst, made->stmt, &made->effect->args[i]);
        if (means_object(x, given))
            for (uint32_t k = 1; k < s->nargs; k++) {
                struct idset_iter it = idset_begin(
                    pta_value(x->g->pta, made->inst, ir_args(pf->unit, pf->func, s)[k]));
                uint32_t loc;
                while (idset_step(&it, &loc))
                    if (means_object(x, pta_content(x->g->pta, (loc_id){loc})))
                        add_holder(x, (struct holder){.is_cell = true,
                                                      .reg = loc,
                                                      .next = next,
                                                      .has_step = true,
                                                      .step = step});
            }
    }
}

static void from_parameter(struct search *x, inst_id inst, uint32_t param, int32_t next)
{
    const struct pta *pta = x->g->pta;
    for (uint32_t i = 0; i < pta_ninsts(pta); i++) {
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(pta, (inst_id){i}, &n);
        for (uint32_t k = 0; k < n; k++)
            if (e[k].kind == EDGE_CALL && e[k].target == inst.i)
                from_caller(x, (inst_id){i}, e[k].stmt, inst, param, next);
    }
    for (uint32_t o = 0; o < pta_norigins(pta); o++) {
        const struct pta_origin *origin = pta_origin(pta, (origin_id){o});
        for (uint32_t k = 0; origin->entry.i == inst.i && k < origin->ncreations; k++)
            from_creation(x, o, &pta_creations(pta, (origin_id){o})[k], next);
    }
}

/* ---- memory ---- */

static bool stores_object(const struct search *x, inst_id inst, const struct prog_func *pf,
                          const struct ir_stmt *s)
{
    if (s->op != IR_STORE && s->op != IR_RMW && s->op != IR_CMPXCHG)
        return false;
    return may_hold(x, inst, ir_args(pf->unit, pf->func, s)[s->nargs - 1]);
}

static void find_stores(struct search *x)
{
    x->has_stores = true;
    for (uint32_t i = 0; i < pta_ninsts(x->g->pta); i++) {
        const struct prog_func *pf = func_of(x->g, (inst_id){i});
        for (uint32_t k = 0; k < pf->func->nstmts; k++)
            if (stores_object(x, (inst_id){i}, pf, &pf->stmts[k]))
                vec_push(&x->stores, ((struct store_ref){i, k}));
    }
}

static bool is_stored_to(const struct search *x, const struct store_ref *at, loc_id cell)
{
    const struct pta *pta = x->g->pta;
    const struct prog_func *pf = func_of(x->g, (inst_id){at->inst});
    ir_ref address = ir_args(pf->unit, pf->func, &pf->stmts[at->stmt])[0];
    struct idset_iter it = idset_begin(pta_value(pta, (inst_id){at->inst}, address));
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (pta_overlap(pta_loc(pta, (loc_id){loc}), 8, pta_loc(pta, cell), 8))
            return true;
    return false;
}

static void from_cell(struct search *x, loc_id cell, int32_t next)
{
    if (++x->ncells > MAX_CELLS) {
        x->is_cut = true;
        return;
    }
    if (!x->has_stores)
        find_stores(x);
    for (size_t i = 0; i < x->stores.n; i++) {
        const struct store_ref *at = &x->stores.at[i];
        inst_id inst = {at->inst};
        const struct prog_func *pf = func_of(x->g, inst);
        const struct ir_stmt *s = &pf->stmts[at->stmt];
        if (!is_stored_to(x, at, cell))
            continue;
        struct provenance_step step = {CAME_STORED, place_at(x, inst, at->stmt),
                                       name_of_cell(x, inst, at->stmt, cell)};
        from_operand(x, inst, at->stmt, ir_args(pf->unit, pf->func, s)[s->nargs - 1], next, &step);
    }
}

/* ---- the walk ---- */

static void look_behind(struct search *x, int32_t at)
{
    struct holder h = x->holders.at[at];
    if (h.is_cell) {
        from_cell(x, (loc_id){h.reg}, at);
        return;
    }
    inst_id inst = {h.inst};
    const struct prog_func *pf = func_of(x->g, inst);
    if (h.reg < pf->func->nparams) {
        from_parameter(x, inst, h.reg, at);
        return;
    }
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].dst == h.reg)
            from_definition(x, inst, i, at);
}

static void start(struct search *x, const struct race_side *side)
{
    const struct prog_func *pf = func_of(x->g, side->inst);
    const struct ir_stmt *s = &pf->stmts[side->stmt];
    uint32_t from = s->op == IR_CALL || s->op == IR_VCALL;
    uint32_t to = ir_op_info(s->op)->flags & OPF_ADDRESS && s->op != IR_MEMCOPY ? 1 : s->nargs;
    for (uint32_t i = from; i < to; i++)
        from_operand(x, side->inst, side->stmt, ir_args(pf->unit, pf->func, s)[i], NO_PLACE, NULL);
}

static void put_steps(const struct search *x, provenance_vec *out)
{
    int32_t at = x->found;
    if (at == NO_PLACE)
        return;
    vec_push(out, x->first);
    for (; at != NO_PLACE; at = x->holders.at[at].next)
        if (x->holders.at[at].has_step)
            vec_push(out, x->holders.at[at].step);
}

bool provenance_of(const struct gatherer *g, const struct race_side *side, obj_id obj,
                   provenance_vec *out, bool *is_cut)
{
    struct search x = {.g = g, .obj = obj, .found = NO_PLACE};
    tuples_init(&x.seen, 3);
    start(&x, side);
    for (size_t i = 0; i < x.holders.n && x.found == NO_PLACE; i++)
        look_behind(&x, (int32_t)i);
    put_steps(&x, out);
    *is_cut = x.is_cut;
    vec_release(&x.holders);
    vec_release(&x.stores);
    tuples_release(&x.seen);
    return x.found != NO_PLACE;
}
