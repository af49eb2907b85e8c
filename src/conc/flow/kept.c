/*
 * Tries whose result is kept in an object: `owns_ = mutex.try_lock();` in a constructor, asked for
 * later by `if (guard.owns())`. The pending try of a state then names the place of the flag instead
 * of a register (marked by TRY_OF_FLAG; TRY_OF_HOLDER is for holders that models tell of), goes
 * back to the caller with the exit, and becomes one of a register again where the flag is loaded,
 * by the function itself or by a callee that does nothing else. What is known of the flag without a
 * try (TRY_IS_KNOWN) goes the same way. A store to the flag, and any other call that is given the
 * object, ends it.
 *
 * Cost: only states with a pending try look at statements, a function's stores once per exit.
 */
#include "conc/flow/flow_int.h"

enum { MAX_GETTER_DEPTH = 4, MAX_GETTER_STMTS = 16 };

static uint32_t pending_of(const struct conc *c, const struct state *s)
{
    return tuples_at(&c->state_keys, s->key)[KEY_TRY_REG];
}

static void set_pending(struct conc *c, struct state *s, uint32_t pending, bool is_flipped)
{
    uint32_t key[KEY_WIDTH];
    key_get(c, s->key, key);
    key[KEY_TRY_REG] = pending;
    if (!pending)
        key[KEY_TRY_TOKEN] = key[KEY_TRY_SUCCESS] = 0;
    else if (is_flipped)
        key[KEY_TRY_SUCCESS] =
            key[KEY_TRY_SUCCESS] == SUCCESS_ZERO ? SUCCESS_NONZERO : SUCCESS_ZERO;
    s->key = key_make(c, key);
}

static bool is_plain(const struct ir_stmt *s, enum ir_op op)
{
    return s->op == op && s->sub == ORDER_NONE && !(s->flags & IRF_VOLATILE);
}

/* ---- leaving the function that tries ---- */

static bool is_of_param(const struct conc *c, uint32_t term)
{
    int64_t off;
    return tuples_at(&c->terms, term_strip(c, term, &off))[0] == TERM_PARAM;
}

/* Is the place stored to at one statement of the function only? */
static bool is_stored_once(const struct walk *w, uint32_t place)
{
    int stores = 0;
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++)
        if (w->pf->stmts[i].op == IR_STORE &&
            term_of(w->c, w->func, prog_args(w->pf, &w->pf->stmts[i])[0]) == place)
            stores++;
    return stores == 1;
}

/*
 * Does the function store the truth of a value into a flag behind a parameter, once, on every way
 * to the exit? The flag's place; PTA_NONE no.
 */
static uint32_t flag_kept_by(const struct walk *w, uint32_t stmt, uint32_t exit, struct test *t)
{
    const struct ir_stmt *s = &w->pf->stmts[stmt];
    const ir_ref *args = prog_args(w->pf, s);
    if (!is_plain(s, IR_STORE) || s->size != 1 || ref_kind(args[1]) != REF_REG || !w->info->cfg)
        return PTA_NONE;
    *t = test_of(w, args[1]);
    uint32_t place = term_of(w->c, w->func, args[0]);
    bool is_kept = !t->is_sign && ref_kind(t->value) == REF_REG && is_of_param(w->c, place) &&
                   is_stored_once(w, place) &&
                   cfg_dominates(w->info->cfg, w->info->block_of[stmt], w->info->block_of[exit]);
    return is_kept ? place : PTA_NONE;
}

/* The try failed before it was made (`!word.load() && !word.exchange(true)`): the flag is known. */
static bool knows_call(const struct walk *w, const struct state *s, ir_ref value, enum truth *truth)
{
    uint32_t def = w->info->def[ref_index(value)];
    *truth = fact_of(w->c, s, term_of(w->c, w->func, value));
    return def != IR_NONE && w->pf->stmts[def].op == IR_CALL && *truth != TRUTH_UNKNOWN;
}

void kept_exit(const struct walk *w, const struct state *s, const struct ir_stmt *at,
               struct exit_state *x)
{
    const uint32_t *key = tuples_at(&w->c->state_keys, s->key);
    uint32_t pending = key[KEY_TRY_REG], exit = (uint32_t)(at - w->pf->stmts),
             how = key[KEY_TRY_SUCCESS];
    if (pending && how != SUCCESS_ZERO && how != SUCCESS_NONZERO)
        return;
    if (pending & TRY_MARKS) {
        x->try_kept = is_of_param(w->c, pending & ~TRY_MARKS) ? pending : 0;
        x->try_token = x->try_kept ? key[KEY_TRY_TOKEN] : PTA_NONE;
        x->try_success = how;
        return;
    }
    for (uint32_t i = 0; i < w->pf->func->nstmts && !x->try_kept; i++) {
        struct test t;
        enum truth truth;
        uint32_t place = flag_kept_by(w, i, exit, &t);
        if (place == PTA_NONE)
            continue;
        bool is_same = t.if_true == TRUTH_NONZERO;
        if (ref_index(t.value) + 1 == pending) {
            x->try_token = key[KEY_TRY_TOKEN];
            x->try_success = (how == SUCCESS_ZERO) == is_same ? SUCCESS_ZERO : SUCCESS_NONZERO;
        } else if (!pending && knows_call(w, s, t.value, &truth)) {
            x->try_token = TRY_IS_KNOWN;
            x->try_success = (truth == TRUTH_ZERO) == is_same ? SUCCESS_ZERO : SUCCESS_NONZERO;
        } else {
            continue;
        }
        x->try_kept = TRY_OF_FLAG | place;
    }
}

uint32_t kept_in_caller(const struct walk *w, uint32_t stmt, func_id callee, uint32_t kept)
{
    return (kept & TRY_MARKS) | term_to_caller(w->c, kept & ~TRY_MARKS, callee, w->func, stmt);
}

/* ---- asking ---- */

/* The place whose value the function returns, as one of its own terms; PTA_NONE. */
static uint32_t place_returned(struct conc *c, func_id f, bool *is_flipped, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct walk w = {.c = c, .func = f, .pf = pf, .info = finfo_of(c, f)};
    if (!pf->func->nblocks || pf->func->nstmts > MAX_GETTER_STMTS || depth > MAX_GETTER_DEPTH)
        return PTA_NONE;
    const struct ir_stmt *ret = &pf->stmts[pf->func->nstmts - 1];
    if (pf->func->nblocks != 1 || ret->op != IR_RET || !ret->nargs)
        return PTA_NONE;
    struct test t = test_of(&w, prog_args(pf, ret)[0]);
    uint32_t def = ref_kind(t.value) == REF_REG ? w.info->def[ref_index(t.value)] : IR_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_STORE || (pf->stmts[i].op == IR_CALL && i != def))
            return PTA_NONE;
    if (def == IR_NONE || t.is_sign)
        return PTA_NONE;
    *is_flipped ^= t.if_true != TRUTH_NONZERO;
    if (is_plain(&pf->stmts[def], IR_LOAD))
        return term_of(c, f, prog_args(pf, &pf->stmts[def])[0]);
    func_id callee =
        pf->stmts[def].op == IR_CALL ? named_body(c, pf, &pf->stmts[def]) : (func_id){IR_NONE};
    uint32_t place =
        callee.i == IR_NONE ? PTA_NONE : place_returned(c, callee, is_flipped, depth + 1);
    return place == PTA_NONE ? PTA_NONE : term_to_caller(c, place, callee, f, def);
}

/* The place whose value the statement gets; PTA_NONE. */
static uint32_t place_asked(const struct walk *w, uint32_t stmt, bool *is_flipped)
{
    const struct ir_stmt *s = &w->pf->stmts[stmt];
    *is_flipped = false;
    if (s->dst == IR_NO_REG)
        return PTA_NONE;
    if (is_plain(s, IR_LOAD))
        return term_of(w->c, w->func, prog_args(w->pf, s)[0]);
    func_id callee = s->op == IR_CALL ? named_body(w->c, w->pf, s) : (func_id){IR_NONE};
    uint32_t place = callee.i == IR_NONE ? PTA_NONE : place_returned(w->c, callee, is_flipped, 0);
    return place == PTA_NONE ? PTA_NONE : term_to_caller(w->c, place, callee, w->func, stmt);
}

/* May the statement change what is at the place? */
static bool may_change(const struct walk *w, uint32_t stmt, uint32_t place)
{
    const struct ir_stmt *s = &w->pf->stmts[stmt];
    const ir_ref *args = prog_args(w->pf, s);
    if (s->op == IR_STORE)
        return term_of(w->c, w->func, args[0]) == place;
    for (uint32_t k = 1; s->op == IR_CALL && k < s->nargs; k++)
        if (term_base(w->c, term_of(w->c, w->func, args[k])) == term_base(w->c, place))
            return true;
    return false;
}

/* What was just stored is loaded again: `owns_ = m.try_lock(); return owns_;` */
static bool is_loaded_back(const struct walk *w, uint32_t load, uint32_t reg, bool *is_flipped)
{
    const struct ir_block *b =
        &w->pf->unit->blocks[w->pf->func->first_block + w->info->block_of[load]];
    uint32_t place = term_of(w->c, w->func, prog_args(w->pf, &w->pf->stmts[load])[0]);
    for (uint32_t i = load; i-- > b->first;) {
        const struct ir_stmt *s = &w->pf->stmts[i];
        const ir_ref *args = prog_args(w->pf, s);
        if (s->op == IR_CALL)
            return false;
        if (s->op != IR_STORE)
            continue;
        struct test t = test_of(w, args[1]);
        *is_flipped = t.if_true != TRUTH_NONZERO;
        return term_of(w->c, w->func, args[0]) == place && !t.is_sign &&
               ref_kind(t.value) == REF_REG && ref_index(t.value) == reg;
    }
    return false;
}

static void ask(const struct walk *w, struct state *s, uint32_t dst, bool is_flipped)
{
    const uint32_t *key = tuples_at(&w->c->state_keys, s->key);
    bool is_zero = (key[KEY_TRY_SUCCESS] == SUCCESS_ZERO) != is_flipped;
    if (key[KEY_TRY_TOKEN] == TRY_IS_KNOWN)
        set_fact(w->c, s, term_of(w->c, w->func, ref_make(REF_REG, dst)), !is_zero);
    else
        set_pending(w->c, s, dst + 1, is_flipped);
}

void kept_step(const struct walk *w, uint32_t stmt, state_vec *states)
{
    const struct ir_stmt *s = &w->pf->stmts[stmt];
    bool is_flipped;
    if (s->op != IR_LOAD && s->op != IR_STORE && s->op != IR_CALL)
        return;
    for (size_t i = 0; i < states->n; i++) {
        uint32_t pending = pending_of(w->c, &states->at[i]), place = pending & ~TRY_MARKS;
        if (!pending || pending & TRY_OF_HOLDER)
            continue;
        if (!(pending & TRY_OF_FLAG)) {
            if (is_plain(s, IR_LOAD) && is_loaded_back(w, stmt, pending - 1, &is_flipped))
                set_pending(w->c, &states->at[i], s->dst + 1, is_flipped);
        } else if (place_asked(w, stmt, &is_flipped) == place) {
            ask(w, &states->at[i], s->dst, is_flipped);
        } else if (may_change(w, stmt, place)) {
            set_pending(w->c, &states->at[i], 0, false);
        }
    }
}
