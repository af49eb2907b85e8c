/*
 * Is the result a solution? Every constraint of every instance is looked at once more, from the
 * templates and not from what the solver made of them, and must hold for the final sets. In debug
 * builds pta_solve does so at its end; a constraint that does not hold is our own fault.
 *
 * A pointer that was given up (too many targets) passes nothing on and is left out.
 */
#include "pta/pta_int.h"

struct checker {
    struct pta *p;
    inst_id inst;
    const char *broken; /* NULL: all hold so far */
};

static const struct idset *set_of(const struct checker *c, uint32_t node)
{
    return node_set(c->p, node_rep(c->p, node));
}

static bool is_given_up(const struct checker *c, uint32_t node)
{
    return c->p->nodes.at[node_rep(c->p, node)].is_given_up;
}

static void demand(struct checker *c, bool holds, const char *what)
{
    if (!holds && !c->broken)
        c->broken = what;
}

static void check_flow(struct checker *c, uint32_t from, uint32_t to, const char *what)
{
    if (from == PTA_NONE || to == PTA_NONE || is_given_up(c, from))
        return;
    struct idset all = {0};
    uint32_t filter = c->p->nodes.at[node_rep(c->p, to)].filter;
    idset_copy(&all, set_of(c, from));
    if (filter)
        record_filter(c->p, filter, &all);
    demand(c, idset_contains(set_of(c, to), &all), what);
    idset_release(&all);
}

static void check_shift(struct checker *c, uint32_t from, uint32_t to, uint32_t shift)
{
    struct idset_iter it = idset_begin(set_of(c, from));
    uint32_t filter = c->p->nodes.at[node_rep(c->p, to)].filter;
    for (uint32_t loc; !is_given_up(c, from) && idset_step(&it, &loc);) {
        uint32_t moved = loc_shifted(c->p, loc, shift);
        bool is_out = moved == PTA_NONE || (filter && !record_takes(c->p, filter, (loc_id){moved}));
        demand(c, is_out || idset_has(set_of(c, to), moved), "shift");
    }
}

/* What is at the location and behind it, word by word. */
static void check_access(struct checker *c, const struct tcon *t, bool is_load)
{
    uint32_t pointer = inst_node(c->p, c->inst, is_load ? t->src : t->dst);
    uint32_t value = inst_node(c->p, c->inst, is_load ? t->dst : t->src);
    if (is_given_up(c, pointer) || (!is_load && table_is_replaced(c->p, c->inst, t->src)))
        return;
    struct idset_iter it = idset_begin(set_of(c, pointer));
    for (uint32_t loc; idset_step(&it, &loc);) {
        if (!loc_has_cell(c->p, (loc_id){loc}))
            continue;
        struct loc_state cell = c->p->loc_states.at[loc];
        demand(c, cell.load_node != PTA_NONE, "access without a cell");
        if (cell.load_node != PTA_NONE && is_load)
            check_flow(c, cell.load_node, value, "load");
        else if (cell.load_node != PTA_NONE)
            check_flow(c, value, cell.store_node, "store");
    }
}

static void check_constraint(struct checker *c, const struct tcon *t)
{
    switch ((enum tcon_kind)t->kind) {
    case TC_COPY:
        check_flow(c, inst_node(c->p, c->inst, t->src), inst_node(c->p, c->inst, t->dst), "copy");
        break;
    case TC_SHIFT:
        check_shift(c, inst_node(c->p, c->inst, t->src), inst_node(c->p, c->inst, t->dst), t->arg);
        break;
    case TC_ELEMENT:
        check_shift(c, inst_node(c->p, c->inst, t->src), inst_node(c->p, c->inst, t->dst),
                    element_shift(c->p, c->inst, t));
        break;
    case TC_LOAD:
    case TC_STORE:
        check_access(c, t, t->kind == TC_LOAD);
        break;
    case TC_ALLOCA:
        demand(c, !idset_is_empty(set_of(c, inst_node(c->p, c->inst, t->dst))), "allocation");
        break;
    case TC_TLS:
    case TC_BULK:
    case TC_VASTART:
    case TC_CAST:
    case TC_CLASSINIT:
        break;
    }
}

/* Does the statement itself call the function, and not code that it was given to? */
static bool calls_itself(const struct checker *c, uint32_t stmt, func_id func)
{
    const struct prog_func *pf = inst_prog_func(c->p, c->inst);
    ir_ref callee = ir_args(pf->unit, pf->func, &pf->stmts[stmt])[0];
    if (ref_kind(callee) == REF_SYM) {
        psym_id sym = prog_sym_of(c->p->prog, pf->unit_index, ref_index(callee));
        return c->p->prog->syms[sym.i].func.i == func.i && !c->p->prog->syms[sym.i].is_ifunc;
    }
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->p, c->inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind != EDGE_CALL || e[i].model)
            return false;
    return true;
}

/* Arguments arrive and results come back along an edge of the call graph. */
static void check_call(struct checker *c, const struct pta_edge *e)
{
    inst_id callee = {e->target};
    if (e->kind != EDGE_CALL || e->model ||
        !calls_itself(c, e->stmt, c->p->insts.at[callee.i].func))
        return;
    const struct ir_stmt *s = &inst_prog_func(c->p, c->inst)->stmts[e->stmt];
    func_id func = c->p->insts.at[callee.i].func;
    uint32_t nparams = c->p->prog->funcs[func.i].func->nparams;
    uint32_t receiver = PTA_NONE;
    if (s->flags & IRF_VIRTUAL)
        receiver = 0;
    else if (has_receivers(c->p))
        receiver = receiver_arg(c->p, c->inst, e->stmt);
    uint32_t target = c->p->insts.at[callee.i].nodes;
    for (uint32_t i = 0; i < nparams && i + 1 < s->nargs; i++)
        if (i != receiver && !dispatch_binds(c->p, c->inst, e->stmt, i))
            check_flow(c, inst_operand(c->p, c->inst, e->stmt, i + 1), target + i, "argument");
    if (!c->p->identity || !c->p->identity[func.i])
        check_flow(c, target + template_of(c->p, func)->ret_slot,
                   inst_result(c->p, c->inst, e->stmt), "result");
}

/* Content that overlaps is seen by whoever loads. */
static void check_cells(struct checker *c, const struct obj_state *o)
{
    for (size_t i = 0; i < o->cells.n; i++)
        for (size_t k = 0; k < o->inexact.n; k++) {
            const struct pta_loc *a = &c->p->locs.at[o->cells.at[i]];
            const struct pta_loc *b = &c->p->locs.at[o->inexact.at[k]];
            if (a->stride == 1 || b->stride == 1 || !pta_overlap(a, 1, b, 1))
                continue;
            check_flow(c, c->p->loc_states.at[o->cells.at[i]].store_node,
                       c->p->loc_states.at[o->inexact.at[k]].load_node, "cells");
            check_flow(c, c->p->loc_states.at[o->inexact.at[k]].store_node,
                       c->p->loc_states.at[o->cells.at[i]].load_node, "cells");
        }
}

static void check_instance(struct checker *c)
{
    const struct template *t = template_of(c->p, c->p->insts.at[c->inst.i].func);
    uint32_t n;
    const bool *live = c->p->insts.at[c->inst.i].live;
    for (uint32_t i = 0; i < t->ncons; i++)
        if (!live || live[t->cons[i].block])
            check_constraint(c, &t->cons[i]);
    const struct pta_edge *e = pta_inst_edges(c->p, c->inst, &n);
    for (uint32_t i = 0; i < n; i++)
        check_call(c, &e[i]);
}

const char *pta_check(struct pta *p)
{
    struct checker c = {.p = p};
    for (uint32_t i = 0; i < p->insts.n && !c.broken; i++) {
        c.inst = (inst_id){i};
        check_instance(&c);
    }
    for (size_t i = 0; i < p->obj_states.n && !c.broken; i++)
        check_cells(&c, &p->obj_states.at[i]);
    return c.broken;
}
