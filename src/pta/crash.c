/*
 * Code that runs only because the program is about to die: what it reads for its last report, it
 * reads without locks on purpose (A-CRASH). That is
 *
 *   - a function that comes back, called where the source says that nothing comes after it:
 *     `panic("..."); __builtin_unreachable();`. It has told the user and then ends the program.
 *     A function that ends a thread, throws or goes round for ever has no way back, one that calls
 *     what nobody knows may have none. Such calls are
 *     not followed: a report on all that there is would make every thread reach all of the program;
 *   - handlers of the signals by which the system reports a fault of the program itself.
 */
#include "pta/pta_int.h"
#include <signal.h>

/* May the thread end in a function that nobody knows, which the statement calls by its name? */
static bool calls_unknown(const struct pta *p, const struct prog_func *pf, const struct ir_stmt *s)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (s->op != IR_CALL || ref_kind(args[0]) != REF_SYM)
        return false;
    psym_id sym = prog_sym_of(p->prog, pf->unit_index, ref_index(args[0]));
    const struct prog_sym *callee = &p->prog->syms[sym.i];
    return callee->is_function && callee->func.i == IR_NONE &&
           !model_find(p->model, callee->name, callee->pretty);
}

/* Does every way through the function lead back to the caller, and is there one? */
static bool comes_back(const struct pta *p, const struct prog_func *pf)
{
    bool returns = false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (calls_unknown(p, pf, &pf->stmts[i]))
            return false;
    for (uint32_t b = 0; b < pf->func->nblocks; b++) {
        const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
        const struct ir_stmt *last = &pf->stmts[block->first + block->count - 1];
        if (last->op == IR_UNREACHABLE)
            return false;
        returns |= last->op == IR_RET;
    }
    return returns;
}

bool pta_ends_program(const struct pta *p, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &p->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (p->opt.sound || p->opt.textbook || s->op != IR_CALL || stmt + 1 >= pf->func->nstmts ||
        pf->stmts[stmt + 1].op != IR_UNREACHABLE)
        return false;
    const struct prog_func *callee = named_callee(p->prog, pf, s);
    return callee && comes_back(p, callee);
}

static bool is_fault(int64_t number)
{
    return number == SIGSEGV || number == SIGBUS || number == SIGFPE || number == SIGILL ||
           number == SIGABRT || number == SIGTRAP || number == SIGSYS;
}

/*
 * Does the call register another function? Handlers are passed in a record that is filled anew for
 * each of them: the last function stored before the call is the one that is meant.
 */
static bool registers_other(const struct prog *prog, const struct prog_func *pf, uint32_t stmt,
                            func_id handler)
{
    for (uint32_t i = stmt; i-- > 0;) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->op != IR_STORE || ref_kind(args[1]) != REF_SYM)
            continue;
        psym_id stored = prog_sym_of(prog, pf->unit_index, ref_index(args[1]));
        func_id f = prog->syms[stored.i].func;
        if (f.i != PTA_NONE)
            return f.i != handler.i;
    }
    return false;
}

bool pta_origin_is_handler(const struct pta *p, origin_id origin)
{
    return strcmp(pta_origin(p, origin)->kind, "signal handler") == 0;
}

bool pta_origin_is_crash(const struct pta *p, origin_id origin)
{
    const struct pta_origin *o = pta_origin(p, origin);
    if (p->opt.sound || !pta_origin_is_handler(p, origin))
        return false;
    const struct pta_creation *made = pta_creations(p, origin);
    bool is_crash = false;
    for (uint32_t i = 0; i < o->ncreations; i++) {
        const struct prog_func *pf = inst_prog_func(p, made[i].inst);
        const struct ir_stmt *s = &pf->stmts[made[i].stmt];
        int64_t number;
        if (registers_other(p->prog, pf, made[i].stmt, pta_inst_func(p, o->entry)))
            continue;
        is_crash = s->op == IR_CALL && s->nargs > 1 &&
                   ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, s)[1], &number) &&
                   is_fault(number);
        if (!is_crash)
            return false;
    }
    return is_crash;
}
