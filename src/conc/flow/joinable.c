/*
 * A std::thread that dies while it can be joined ends the program. So what an exception comes to
 * after the destructor of a variable that was given a thread, and that nobody has joined, detached
 * or moved, is dead code:
 *
 *     std::thread t(work);  queue.push(x);  t.join();       (push throws: std::terminate)
 *
 * The variable is one that only members of std::thread get the address of. One constructor gives it
 * a thread, before the destructor on every way, and no way leads from a join to the destructor.
 */
#include "conc/conc_int.h"
#include <stdlib.h>

/* What a call does with the variable. */
enum use { USE_NONE, USE_START, USE_JOIN, USE_LOOK, USE_END, USE_OTHER };

/* NULL if it is no function by its name. */
static const char *callee_name(const struct conc *c, const struct prog_func *pf,
                               const struct ir_stmt *s)
{
    ir_ref callee = s->op == IR_CALL ? prog_args(pf, s)[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM)
        return NULL;
    return c->prog->syms[prog_sym_of(c->prog, pf->unit_index, ref_index(callee)).i].name;
}

static enum use use_of(const struct conc *c, const struct prog_func *pf, const struct ir_stmt *s,
                       ir_ref variable)
{
    enum { NOT_USED = UINT16_MAX, THIS = 1, THIS_AND_CODE = 3 };
    uint32_t at = NOT_USED, count = 0;
    for (uint32_t i = 0; i < s->nargs; i++)
        if (prog_args(pf, s)[i].bits == variable.bits)
            at = i, count++;
    if (!count)
        return USE_NONE;
    const char *name = callee_name(c, pf, s);
    if (!name || at != THIS || count > 1)
        return USE_OTHER;
    if (text_begins(name, "_ZNSt6threadD"))
        return USE_END;
    if (text_begins(name, "_ZNSt6threadC") && s->nargs >= THIS_AND_CODE)
        return strcmp(name + strlen("_ZNSt6threadC1"), "EOS_") == 0 ? USE_OTHER : USE_START;
    if (text_begins(name, "_ZNSt6thread4join") || text_begins(name, "_ZNSt6thread6detach"))
        return USE_JOIN;
    return text_begins(name, "_ZNKSt6thread") ? USE_LOOK : USE_OTHER;
}

/* Does a way lead from one block to the other, but not through a third? */
static bool leads_to(const struct prog_func *pf, uint32_t from, uint32_t to, uint32_t around,
                     closed_fn *is_closed, void *context)
{
    bool *seen = xcalloc(pf->func->nblocks + 1, sizeof *seen), is_reached = from == to;
    u32_vec work = {0};
    vec_push(&work, from);
    while (work.n && !is_reached) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + vec_pop(&work)];
        for (uint32_t i = 0; i < b->nsuccs; i++) {
            uint32_t s = ir_succs(pf->unit, pf->func, b)[i];
            if (seen[s] || s == around || is_closed(context, b, i))
                continue;
            seen[s] = true;
            is_reached |= s == to;
            vec_push(&work, s);
        }
    }
    vec_release(&work);
    free(seen);
    return is_reached;
}

/* Was the variable given a thread before the statement that ends it, and is that still its own? */
static bool is_joinable(struct conc *c, func_id f, ir_ref variable, uint32_t end,
                        closed_fn *is_closed, void *context)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    uint32_t start = IR_NONE;
    u32_vec joins = {0};
    bool is_own = true;
    for (uint32_t i = 0; i < pf->func->nstmts && is_own; i++) {
        enum use use = use_of(c, pf, &pf->stmts[i], variable);
        if (use == USE_JOIN)
            vec_push(&joins, i);
        is_own = use != USE_OTHER && (use != USE_START || start == IR_NONE);
        start = use == USE_START ? i : start;
    }
    is_own = is_own && start != IR_NONE && comes_first(info, start, end);
    for (size_t i = 0; i < joins.n && is_own; i++)
        is_own = !leads_to(pf, info->block_of[joins.at[i]], info->block_of[end],
                           info->block_of[start], is_closed, context);
    vec_release(&joins);
    return is_own;
}

bool block_ends_running_thread(struct conc *c, func_id f, const struct ir_block *b,
                               closed_fn *is_closed, void *context)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = b->first; i < b->first + b->count; i++) {
        const char *name = callee_name(c, pf, &pf->stmts[i]);
        if (!name || !text_begins(name, "_ZNSt6threadD"))
            continue;
        ir_ref variable = call_arg(pf, i, 0);
        const struct ir_stmt *def = def_in_func(c, f, variable);
        if (def && def->op == IR_ALLOCA && is_joinable(c, f, variable, i, is_closed, context))
            return true;
    }
    return false;
}
