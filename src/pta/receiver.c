/*
 * Calls told apart by the object they are for: object:k, thread and adaptive contexts (Milanova,
 * Rountev and Ryder, TOSEM'05; Chord, chapters 2 and 4). A C function has no receiver; the first
 * argument that may hold an address takes its place, for that is what C programs pass the
 * structure in that a function works on.
 *
 *   1. For every object that reaches the receiver the callee is analysed in the context of that
 *      object, and there the parameter is that object alone.
 *   2. A call without such an argument goes on in the caller's context, as static methods do in
 *      Chord; so does one of an object that nothing stands for (of unknown code, of a library).
 *   3. If at the end nothing has reached the receiver (null, or an integer we do not follow), the
 *      callee still runs: rule 2. That can add objects to receivers of other calls, so it is done
 *      for all such calls at once, and the fixpoint is computed again until there are none. Each
 *      round has a least fixpoint, so the result does not depend on the order of work.
 */
#include "pta/pta_int.h"

enum { MAX_RECEIVERS = 300 }; /* contexts of a function before its receivers share one */

uint32_t receiver_arg(struct pta *p, inst_id caller, uint32_t stmt)
{
    const struct ir_stmt *s = &inst_prog_func(p, caller)->stmts[stmt];
    for (uint32_t i = 1; i < s->nargs; i++)
        if (inst_operand(p, caller, stmt, i) != PTA_NONE)
            return i - 1;
    return PTA_NONE;
}

uint32_t ctx_for_receiver(struct pta *p, inst_id caller, func_id callee, obj_id receiver)
{
    uint32_t origin = p->insts.at[caller.i].origin;
    uint32_t ctx = ctx_push_object(p, receiver, origin);
    if (ctx == PTA_NONE)
        return p->insts.at[caller.i].ctx;
    uint32_t key[2] = {callee.i, ctx};
    if (p->opt.textbook || p->nclones[callee.i] < MAX_RECEIVERS ||
        tuples_find(&p->inst_keys, key) != TUPLES_NONE)
        return ctx;
    return ctx_of_origin(p, origin);
}

bool receiver_call(struct pta *p, inst_id caller, uint32_t stmt, func_id callee)
{
    uint32_t arg = receiver_arg(p, caller, stmt);
    if (arg == PTA_NONE || arg >= p->prog->funcs[callee.i].func->nparams || p->is_cloned[callee.i])
        return false;
    uint32_t key[3] = {caller.i, stmt, callee.i};
    bool fresh;
    uint32_t id = tuples_add(&p->receiver_calls, key, &fresh);
    if (fresh) {
        vec_push(&p->receiver_done, false);
        constraint_add(p, inst_operand(p, caller, stmt, arg + 1), CON_RECEIVER, id, 0);
    }
    return true;
}

void receiver_target(struct pta *p, uint32_t id, loc_id loc)
{
    const uint32_t *key = tuples_at(&p->receiver_calls, id);
    inst_id caller = {key[0]};
    uint32_t stmt = key[1];
    func_id callee = {key[2]};
    uint32_t arg = receiver_arg(p, caller, stmt);
    uint32_t ctx = ctx_for_receiver(p, caller, callee, p->locs.at[loc.i].obj);
    inst_id target = inst_make(p, callee, ctx);
    p->receiver_done.at[id] = true;
    if (call_edge(p, caller, stmt, EDGE_CALL, target.i, NULL))
        call_bind(p, caller, stmt, target, arg);
    node_add(p, p->insts.at[target.i].nodes + arg, loc);
}

bool receivers_complete(struct pta *p)
{
    bool any = false;
    uint32_t n = tuples_count(&p->receiver_calls);
    for (uint32_t i = 0; i < n; i++) {
        if (p->receiver_done.at[i])
            continue;
        const uint32_t *key = tuples_at(&p->receiver_calls, i);
        inst_id caller = {key[0]};
        uint32_t stmt = key[1];
        inst_id target = inst_make(p, (func_id){key[2]}, p->insts.at[caller.i].ctx);
        p->receiver_done.at[i] = any = true;
        if (call_edge(p, caller, stmt, EDGE_CALL, target.i, NULL))
            call_bind(p, caller, stmt, target, receiver_arg(p, caller, stmt));
    }
    return any;
}
