/*
 * What tasks carry: variables that a lambda copies, and that go with it through a queue of
 * std::function to whoever runs it.
 *
 *     for (int i = 0; i < n; i++)                      job = std::move(jobs.front());
 *         pool.post([&out, i] { out[i] = f(i); });     job();
 *
 * There is one place where such a lambda is made, and what is stored into it there is in all of
 * them. Two tasks that run at the same time were made in two rounds of the loop around it, so that
 * the loop's counter differs in them, like what an atomic counter gives out (TICKET). Conditions:
 * no std::function that holds it is copied, and it is called only by who has it for itself
 * (errand.c); the maker and its loop run once, and the maker has created the threads.
 */
#include "conc/element/value_int.h"

enum { MAX_CALLS_UP = 12 };

static const char *name_of_frame(const struct conc *c, uint32_t frame)
{
    const char *name = c->prog->syms[frame_func(c, frame)->sym.i].name;
    return name ? name : "";
}

/* The call of the task that the frame runs for: of its handler in std::function; PTA_NONE. */
static uint32_t handler_above(struct conc *c, uint32_t frame)
{
    uint32_t stmt;
    for (int i = 0; i < MAX_CALLS_UP; i++) {
        if (strncmp(name_of_frame(c, frame), "_ZNSt17_Function_handlerI", 25) == 0)
            return frame;
        if (!only_caller(c, frame, &frame, &stmt))
            return PTA_NONE;
    }
    return PTA_NONE;
}

/* Where the handler finds the lambda. */
static struct poly lambda_in(struct values *v, uint32_t handler, int depth)
{
    const struct conc *c = v->c;
    const struct prog_func *pf = frame_func(c, handler);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        ir_ref callee = s->op == IR_CALL ? prog_args(pf, s)[0] : (ir_ref){0};
        if (ref_kind(callee) != REF_SYM || s->dst == IR_NO_REG)
            continue;
        psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
        const char *name = c->prog->syms[sym.i].name;
        if (name && strstr(name, "E14_M_get_pointerE"))
            return value_eval(v, handler, ref_make(REF_REG, s->dst), depth + 1);
    }
    return poly_unknown();
}

/* Where a lambda becomes a task, in the function that has it as a variable. */
struct making {
    uint32_t frame, stmt;
    struct poly lambda; /* the variable's address */
};

static bool find_making(struct values *v, uint32_t handler, struct making *m, int depth)
{
    struct conc *c = v->c;
    uint32_t frame = errand_maker(c, handler), sym;
    if (frame == PTA_NONE)
        return false;
    m->lambda = value_eval(v, frame, ref_make(REF_REG, 1), depth + 1);
    if (!poly_is_symbol(&m->lambda, &sym) || value_symbol_at(v, sym)[0] != VALUE_REGISTER)
        return false;
    m->frame = frame;
    for (int i = 0; i < MAX_CALLS_UP && m->frame != value_symbol_at(v, sym)[1]; i++)
        if (!only_caller(c, m->frame, &m->frame, &m->stmt))
            return false;
    const struct prog_func *pf = frame_func(c, m->frame);
    uint32_t reg = value_symbol_at(v, sym)[2];
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[m->frame].inst));
    uint32_t def = reg < pf->func->nparams ? IR_NONE : info->def[reg];
    return m->frame != frame && m->frame == value_symbol_at(v, sym)[1] && def != IR_NONE &&
           pf->stmts[def].op == IR_ALLOCA;
}

/* What is stored into the lambda, at one statement, before it becomes a task. */
static bool stored_in_lambda(struct values *v, const struct making *m, int64_t off, uint32_t size,
                             struct poly *out, int depth)
{
    const struct prog_func *pf = frame_func(v->c, m->frame);
    const struct finfo *info =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[m->frame].inst));
    struct poly wanted = m->lambda;
    uint32_t store = IR_NONE;
    wanted.constant += off;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_STORE)
            continue;
        struct poly at = value_eval(v, m->frame, prog_args(pf, &pf->stmts[i])[0], depth + 1);
        if (!poly_equal(&at, &wanted))
            continue;
        if (store != IR_NONE || pf->stmts[i].size != size)
            return false;
        store = i;
    }
    if (store == IR_NONE || !comes_first(info, store, m->stmt) ||
        info->cfg->loop[info->block_of[store]] != info->cfg->loop[info->block_of[m->stmt]])
        return false;
    *out = value_eval(v, m->frame, prog_args(pf, &pf->stmts[store])[1], depth + 1);
    return !out->is_unknown;
}

/* The value with the round of the loop that made the task as a number of the task. */
static bool number_by_round(struct values *v, const struct making *m, struct poly *value)
{
    const struct finfo *info =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[m->frame].inst));
    uint32_t loop = info->cfg->loop[info->block_of[m->stmt]];
    if (loop == CFG_NONE)
        return true;
    if (info->cfg->loops[loop].parent != CFG_NONE)
        return false;
    uint32_t round = value_symbol(v, VALUE_ROUND, m->frame, loop, 0);
    struct poly none = poly_int(0), key = poly_int((int64_t)m->frame << 24 | loop);
    struct poly rest = value_replace(v, value, round, &none);
    struct poly nth = poly_symbol(value_symbol(v, VALUE_TICKET, value_intern(v, &key), 0, 0));
    if (rest.is_unknown || !value_is_fixed(v, m->frame, loop, &rest))
        return false;
    *value = value_replace(v, value, round, &nth);
    return !value->is_unknown;
}

bool carried_value(struct values *v, uint32_t frame, uint32_t size, const struct poly *at,
                   struct poly *out, int depth)
{
    struct conc *c = v->c;
    struct making m;
    if (c->prog->classes || c->opt.mode == MODE_SOUND)
        return false;
    uint32_t handler = handler_above(c, frame);
    if (handler == PTA_NONE || !errand_is_moved(c, handler))
        return false;
    struct poly lambda = lambda_in(v, handler, depth);
    struct poly inside = poly_add(at, &lambda, -1);
    const struct birth *b = &v->births[c->frames.at[frame].origin.i];
    return poly_is_int(&inside) && find_making(v, handler, &m, depth) && b->is_known &&
           c->frames.at[m.frame].is_once &&
           c->frames.at[b->frame].origin.i == c->frames.at[m.frame].origin.i &&
           stored_in_lambda(v, &m, inside.constant, size, out, depth) &&
           number_by_round(v, &m, out);
}
