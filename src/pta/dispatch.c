/*
 * Calls through a function pointer kept in an object, with arguments out of the same object:
 *
 *     o->fn(o)    o->fn(o->arg)    o->ops->fn(o)
 *
 * Bound to whole points-to sets, every o would meet every function that any o holds: a pool's task
 * would run on all tasks' arguments, a callback on all other callbacks' records. So such arguments
 * are bound object by object: what the object holds as function gets this object, or what this
 * object holds as argument. Nothing is lost by it: both loads start from one register.
 *
 * Where very many objects meet in one call, their arguments are bound as those of any other call.
 * The other arguments, the result and the edges of the call graph are those of any indirect call
 * (call.c).
 */
#include "pta/pta_int.h"

/* ---- finding the shape, once per function ---- */

struct rooted {
    uint32_t reg; /* IR_NO_REG: none */
    int64_t off;
    uint32_t layout; /* of the record that the register points to, 0 unknown */
};

/* Layout of a record with another one `off` bytes in it, as far as one of them is known. */
static uint32_t layout_around(uint32_t outer, int64_t off, uint32_t inner)
{
    if (off < 0 || off % 8 || off / 8 >= IR_LAYOUT_WORDS)
        return outer;
    inner <<= 2 * (off / 8);
    return outer ? outer : inner;
}

/* Register and constant offset that an address is made of. */
static struct rooted rooted_of(const struct prog_func *pf, const uint32_t *def, ir_ref ref)
{
    struct rooted r = {IR_NO_REG, 0, 0};
    for (int steps = 0; steps < 16 && ref_kind(ref) == REF_REG; steps++) {
        r.reg = ref_index(ref);
        if (def[r.reg] == IR_NONE)
            break;
        const struct ir_stmt *s = &pf->stmts[def[r.reg]];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        int64_t off = 0;
        bool is_fixed = s->op == IR_ADDR && s->nargs == 2 && ir_ref_int(pf->unit, args[1], &off);
        if (s->op != IR_COPY && !is_fixed)
            break;
        r.off += off;
        if (is_fixed)
            r.layout = layout_around(s->aux, off, r.layout);
        ref = args[0];
    }
    if (r.off > INT32_MAX || r.off < INT32_MIN)
        r.reg = IR_NO_REG;
    return r;
}

/* The address that a register was loaded from. */
static struct rooted loaded_from(const struct prog_func *pf, const uint32_t *def, uint32_t reg)
{
    if (reg == IR_NO_REG || def[reg] == IR_NONE || pf->stmts[def[reg]].op != IR_LOAD)
        return (struct rooted){IR_NO_REG, 0, 0};
    return rooted_of(pf, def, ir_args(pf->unit, pf->func, &pf->stmts[def[reg]])[0]);
}

static void find_args(const struct prog_func *pf, const uint32_t *def, const struct ir_stmt *s,
                      struct tdispatch *d)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    d->nargs = 0;
    for (uint32_t i = 1; i < s->nargs && d->nargs < MAX_DISPATCH_ARGS; i++) {
        struct rooted r = rooted_of(pf, def, args[i]);
        struct dispatch_arg *a = &d->args[d->nargs];
        a->param = i - 1;
        a->is_load = r.reg != d->base;
        if (a->is_load && !r.off)
            r = loaded_from(pf, def, r.reg);
        a->off = (int32_t)r.off;
        d->nargs += r.reg == d->base;
    }
}

bool dispatch_find(const struct prog_func *pf, const uint32_t *def, uint32_t stmt,
                   struct tdispatch *d)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    if (ref_kind(callee) != REF_REG)
        return false;
    d->stmt = stmt;
    d->depth = 0;
    d->base = ref_index(callee);
    while (d->depth < MAX_DISPATCH_DEPTH) {
        struct rooted r = loaded_from(pf, def, d->base);
        if (r.reg == IR_NO_REG)
            return false;
        d->base = r.reg;
        d->layout[d->depth] = r.layout;
        d->off[d->depth++] = (int32_t)r.off;
        find_args(pf, def, s, d);
        if (d->nargs)
            return true;
    }
    return false;
}

/* ---- in an instance ---- */

enum { MAX_DISPATCH_PLACES = 48 };

static const struct tdispatch *shape_of(const struct pta *p, const struct dispatch *d)
{
    return &p->templates[p->insts.at[d->inst.i].func.i].dispatches[d->shape];
}

bool dispatch_binds(const struct pta *p, inst_id caller, uint32_t stmt, uint32_t param)
{
    const struct template *t = &p->templates[p->insts.at[caller.i].func.i];
    for (uint32_t i = 0; i < t->ndispatches; i++)
        for (uint32_t k = 0; t->dispatches[i].stmt == stmt && k < t->dispatches[i].nargs; k++)
            if (t->dispatches[i].args[k].param == param)
                return true;
    return false;
}

void dispatch_expand(struct pta *p, inst_id inst)
{
    const struct template *t = template_of(p, p->insts.at[inst.i].func);
    for (uint32_t i = 0; i < t->ndispatches; i++) {
        uint32_t node = inst_node(p, inst, t->slot_of[t->dispatches[i].base]);
        if (node == PTA_NONE || !pta_runs(p, inst, t->dispatches[i].stmt))
            continue;
        struct dispatch d = {.inst = inst, .shape = i, .root = (uint32_t)p->dispatches.n};
        vec_push(&p->dispatches, d);
        constraint_add(p, node, CON_DISPATCH, (uint32_t)p->dispatches.n - 1, 0);
    }
}

static loc_id moved(struct pta *p, loc_id loc, int32_t off, uint32_t layout)
{
    struct shift by = {.off = off, .layout = layout};
    return off || layout ? loc_shift(p, loc, shift_make(p, by)) : loc;
}

/* Counts an object or table; false if there are too many to bind each on its own. */
static bool count_place(struct pta *p, uint32_t root)
{
    if (p->dispatches.at[root].nplaces > MAX_DISPATCH_PLACES)
        return false;
    if (++p->dispatches.at[root].nplaces <= MAX_DISPATCH_PLACES)
        return true;
    struct dispatch d = p->dispatches.at[root];
    uint32_t callee = inst_operand(p, d.inst, shape_of(p, &d)->stmt, 0);
    if (callee != PTA_NONE)
        constraint_add(p, callee, CON_DISPATCH_ALL, root, 0);
    return false;
}

void dispatch_target_any(struct pta *p, uint32_t id, loc_id fn)
{
    struct dispatch d = p->dispatches.at[id];
    const struct tdispatch *shape = shape_of(p, &d);
    inst_id target;
    if (!call_instance(p, d.inst, shape->stmt, fn, &target))
        return;
    /* What the call finds by itself may be less: where it looks may be given up meanwhile. */
    if (call_edge(p, d.inst, shape->stmt, EDGE_CALL, target.i, NULL))
        call_bind(p, d.inst, shape->stmt, target, PTA_NONE);
    uint32_t nparams = inst_prog_func(p, target)->func->nparams;
    for (uint32_t i = 0; i < shape->nargs; i++) {
        uint32_t node = inst_operand(p, d.inst, shape->stmt, shape->args[i].param + 1);
        if (node != PTA_NONE && shape->args[i].param < nparams)
            edge_add(p, node, p->insts.at[target.i].nodes + shape->args[i].param);
    }
}

/* The object, or the table that it points to, is known: its cell holds the function or a table. */
void dispatch_step(struct pta *p, uint32_t id, loc_id loc)
{
    struct dispatch d = p->dispatches.at[id];
    const struct tdispatch *shape = shape_of(p, &d);
    if (p->dispatches.at[d.root].nplaces > MAX_DISPATCH_PLACES)
        return;
    uint32_t load = shape->depth - 1 - d.step;
    loc_id at = moved(p, loc, shape->off[load], shape->layout[load]);
    if (at.i == PTA_NONE || !loc_has_cell(p, at))
        return;
    if (!d.step++)
        d.obj = loc;
    uint32_t key[5] = {d.inst.i, d.shape, d.obj.i, d.step, at.i};
    bool fresh;
    tuples_add(&p->dispatch_keys, key, &fresh);
    if (!fresh || !count_place(p, d.root))
        return;
    uint32_t cell = cell_load(p, at);
    vec_push(&p->dispatches, d);
    constraint_add(p, cell, d.step == shape->depth ? CON_DISPATCH_FN : CON_DISPATCH,
                   (uint32_t)p->dispatches.n - 1, 0);
}

void dispatch_target(struct pta *p, uint32_t id, loc_id fn)
{
    struct dispatch d = p->dispatches.at[id];
    const struct tdispatch *shape = shape_of(p, &d);
    inst_id target;
    if (!call_instance(p, d.inst, shape->stmt, fn, &target))
        return;
    /* What the call finds by itself may be less: where it looks may be given up meanwhile. */
    if (call_edge(p, d.inst, shape->stmt, EDGE_CALL, target.i, NULL))
        call_bind(p, d.inst, shape->stmt, target, PTA_NONE);
    uint32_t nparams = inst_prog_func(p, target)->func->nparams;
    for (uint32_t i = 0; i < shape->nargs; i++) {
        const struct dispatch_arg *a = &shape->args[i];
        loc_id at = moved(p, d.obj, a->off, 0);
        if (a->param >= nparams || at.i == PTA_NONE)
            continue;
        uint32_t param = p->insts.at[target.i].nodes + a->param;
        if (!a->is_load)
            node_add(p, param, at);
        else if (loc_has_cell(p, at))
            edge_add(p, cell_load(p, at), param);
    }
}
