/*
 * Objects that hold a lock for a scope and know whether they do (std::unique_lock): a try whose
 * success is asked of the holder later, and holders that gave their lock away.
 *
 * A try that waits for the question is kept in the place of a pending try's register, marked by
 * TRY_OF_HOLDER, with the holder's address as a term. That a holder is empty is the fact that its
 * address is zero, which no test of the program can be about.
 */
#include "conc/flow/flow_int.h"

static uint32_t holder_term(struct conc *c, func_id f, uint32_t stmt, const struct effect *e)
{
    return term_of_place(c, f, stmt, &e->obj2);
}

bool holder_tries(struct conc *c, struct state *s, func_id f, uint32_t stmt, const struct effect *e,
                  uint32_t token)
{
    uint32_t key[KEY_WIDTH];
    if (e->obj2.kind == PLACE_NONE || c->prog->funcs[f.i].stmts[stmt].dst != IR_NO_REG)
        return false;
    memcpy(key, tuples_at(&c->state_keys, s->key), sizeof key);
    key[KEY_TRY_REG] = TRY_OF_HOLDER | holder_term(c, f, stmt, e);
    key[KEY_TRY_TOKEN] = token;
    key[KEY_TRY_SUCCESS] = SUCCESS_NONZERO;
    s->key = tuples_add(&c->state_keys, key, NULL);
    return true;
}

static bool holds(struct conc *c, uint32_t lockset, uint32_t token)
{
    struct seq held = seqs_at(&c->sets, lockset);
    uint32_t locs = token_at(c, token).locs;
    for (uint32_t i = 0; i < held.n; i++)
        if (seqs_meet(&c->sets, token_at(c, held.at[i]).locs, locs))
            return true;
    return false;
}

enum truth holder_asked(struct conc *c, struct state *s, uint32_t frame, uint32_t stmt,
                        const struct effect *e)
{
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    uint32_t dst = c->prog->funcs[f.i].stmts[stmt].dst, key[KEY_WIDTH];
    if (dst == IR_NO_REG)
        return TRUTH_UNKNOWN;
    memcpy(key, tuples_at(&c->state_keys, s->key), sizeof key);
    if (key[KEY_TRY_REG] == (TRY_OF_HOLDER | holder_term(c, f, stmt, e))) {
        key[KEY_TRY_REG] = dst + 1;
        s->key = tuples_add(&c->state_keys, key, NULL);
        return TRUTH_UNKNOWN;
    }
    uint32_t token = token_make(c, frame, stmt, &e->obj, LOCK_EXCLUSIVE);
    return holds(c, key[KEY_LOCKS], token) ? TRUTH_NONZERO : TRUTH_ZERO;
}

uint32_t holder_of(struct conc *c, func_id f, uint32_t stmt, const struct effect *e)
{
    return e->obj2.kind == PLACE_NONE ? PTA_NONE : holder_term(c, f, stmt, e);
}

/* Is the variable an argument of the call otherwise than as its first one? */
static bool is_passed_on(const struct prog_func *pf, uint32_t stmt, ir_ref variable)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    for (uint32_t i = 2; s->op == IR_CALL && i < s->nargs; i++)
        if (args[i].bits == variable.bits)
            return true;
    return false;
}

/* A member of a class of the library: it leaves the object what it is. */
static bool is_member(const char *name)
{
    return !strncmp(name, "_ZNSt", 5) || !strncmp(name, "_ZNKSt", 6);
}

/* Is the variable filled by a function whose name begins so, and given to members only? */
static bool is_made_by(const struct conc *c, const struct prog_func *pf, ir_ref variable,
                       const char *by)
{
    bool is_made = false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (s->nargs < 2 || args[1].bits != variable.bits ||
            (s->op != IR_CALL && s->op != IR_STORE))
            continue;
        if (s->op == IR_STORE || ref_kind(args[0]) != REF_SYM)
            return false;
        psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(args[0]));
        bool makes = !strncmp(c->prog->syms[sym.i].name, by, strlen(by));
        if (!makes && !is_member(c->prog->syms[sym.i].name))
            return false;
        is_made |= makes;
    }
    return is_made;
}

bool variable_is_passed_on(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    ir_ref variable = call_arg(pf, stmt, 0);
    if (ref_kind(variable) != REF_REG || info->def[ref_index(variable)] == IR_NONE ||
        pf->stmts[info->def[ref_index(variable)]].op != IR_ALLOCA)
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (is_passed_on(pf, i, variable))
            return true;
    return false;
}

bool holder_gave_away(struct conc *c, func_id f, uint32_t stmt, const struct effect *e)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    ir_ref variable = e->obj2.kind == PLACE_ARG ? call_arg(pf, stmt, e->obj2.index) : (ir_ref){0};
    if (ref_kind(variable) != REF_REG || info->def[ref_index(variable)] == IR_NONE ||
        pf->stmts[info->def[ref_index(variable)]].op != IR_ALLOCA)
        return e->unless;
    if (e->unless && !is_made_by(c, pf, variable, e->unless))
        return true;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (is_passed_on(pf, i, variable))
            return true;
    return false;
}

void flow_split_tries(const struct walk *w, const struct state *before, struct state *s,
                      uint32_t stmt, const struct model_fn *m, state_vec *out)
{
    uint32_t dst = w->pf->stmts[stmt].dst;
    bool is_tried = false;
    for (int i = 0; i < m->neffects; i++)
        is_tried |= m->effects[i].kind == EFFECT_LOCK && m->effects[i].success == SUCCESS_MINUS_ONE;
    if (!is_tried)
        return;
    struct state failed = *before;
    if (dst != IR_NO_REG) {
        uint32_t is_all = term_equals(w->c, term_of(w->c, w->func, ref_make(REF_REG, dst)), -1);
        set_fact(w->c, &failed, is_all, false);
        set_fact(w->c, s, is_all, true);
    }
    state_add(w->c, out, failed);
}
