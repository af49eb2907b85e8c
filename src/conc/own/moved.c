/*
 * Elements that are selected by a counter that is moved on: `p = ring[tail]; tail++`. All get
 * another one if the counter is moved on each time, before the lock is given back: on every way
 * from the use of the element to the end of the function, or on the way to it. Ways by which an
 * exception leaves the function do not count. It must be a step from where the counter was (a
 * counter that is only set back moves nothing), and the counter must be one that all threads have.
 */
#include "conc/conc_int.h"
#include <stdlib.h>

enum { MAX_DEPTH = 6, MAX_STEPS = 256 };

/* How a counter is moved in one function. */
struct mover {
    struct conc *c;
    func_id f;
    const struct prog_func *pf;
    struct finfo *info;
    uint32_t address; /* term of the counter */
};

/* Is the value computed from what was in the counter? *left: phis with many operands would make
 * many ways of few levels. */
static bool is_step(const struct mover *m, ir_ref value, int depth, uint32_t *left)
{
    uint32_t def = ref_kind(value) == REF_REG ? m->info->def[ref_index(value)] : IR_NONE;
    if (def == IR_NONE || depth > MAX_DEPTH || !*left)
        return false;
    --*left;
    const struct ir_stmt *s = &m->pf->stmts[def];
    const ir_ref *args = prog_args(m->pf, s);
    if (s->op == IR_LOAD)
        return depth && term_of(m->c, m->f, args[0]) == m->address;
    if (s->op == IR_CALL)
        return false;
    for (uint32_t i = 0; i < s->nargs; i += s->op == IR_PHI ? 2 : 1)
        if (is_step(m, args[i], depth + 1, left))
            return true;
    return false;
}

/* Does the statement change the counter? */
static bool moves(const struct mover *m, uint32_t stmt)
{
    const struct ir_stmt *s = &m->pf->stmts[stmt];
    return s->op == IR_STORE && term_of(m->c, m->f, prog_args(m->pf, s)[0]) == m->address;
}

static bool is_moved_by(const struct mover *m, uint32_t stmt)
{
    uint32_t left = MAX_STEPS;
    return moves(m, stmt) && is_step(m, prog_args(m->pf, &m->pf->stmts[stmt])[1], 0, &left);
}

/* ---- is the lock kept? ---- */

/* Is a lock given back, by the call or in a short function that it calls? */
static bool gives_back(struct conc *c, const struct prog_func *pf, uint32_t stmt, int depth)
{
    enum { MAX_WRAPPER = 16 };
    const struct ir_stmt *s = &pf->stmts[stmt];
    ir_ref callee = s->op == IR_CALL ? prog_args(pf, s)[0] : (ir_ref){0};
    if (ref_kind(callee) != REF_SYM)
        return false;
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
    const struct model_fn *m = pta_model_of(c->pta, sym);
    if (m)
        return model_has(m, EFFECT_UNLOCK);
    func_id to = c->prog->syms[sym.i].func;
    const struct prog_func *inner = to.i == IR_NONE ? NULL : &c->prog->funcs[to.i];
    for (uint32_t i = 0;
         inner && depth < 2 && inner->func->nstmts <= MAX_WRAPPER && i < inner->func->nstmts; i++)
        if (gives_back(c, inner, i, depth + 1))
            return true;
    return false;
}

bool call_gives_back(struct conc *c, func_id f, uint32_t stmt)
{
    return gives_back(c, &c->prog->funcs[f.i], stmt, 0);
}

static bool is_unlocked_between(const struct mover *m, uint32_t first, uint32_t then)
{
    for (uint32_t i = 0; i < m->pf->func->nstmts; i++)
        if (m->pf->stmts[i].op == IR_CALL && comes_first(m->info, first, i) &&
            comes_first(m->info, i, then) && gives_back(m->c, m->pf, i, 0))
            return true;
    return false;
}

/* Was the counter moved on the way to the use, under the lock that it was looked at with? */
static bool is_moved_before(const struct mover *m, uint32_t use, uint32_t load)
{
    for (uint32_t i = 0; i < m->pf->func->nstmts; i++) {
        if (!is_moved_by(m, i) || !comes_first(m->info, i, use))
            continue;
        bool is_looked_first = load == IR_NONE || comes_first(m->info, load, i);
        if (!(is_looked_first ? load != IR_NONE && is_unlocked_between(m, load, i)
                              : is_unlocked_between(m, i, load)))
            return true;
    }
    return false;
}

/* ---- is it moved on every way from the use? ---- */

enum { KEPT = 1, UNLOCKED = 2 };

struct ways {
    const struct mover *m;
    uint8_t *seen; /* by block */
    u32_vec work;  /* block << 1 | unlocked */
    bool is_step, fails;
};

/* Goes through a block from a statement on. */
static void pass(struct ways *w, uint32_t from, uint32_t block, bool is_unlocked)
{
    const struct mover *m = w->m;
    const struct ir_block *b = &m->pf->unit->blocks[m->pf->func->first_block + block];
    for (uint32_t i = MAX(from, b->first); i < b->first + b->count; i++) {
        if (moves(m, i)) {
            w->is_step |= is_moved_by(m, i);
            w->fails |= is_unlocked;
            return;
        }
        w->fails |= m->pf->stmts[i].op == IR_RET;
        is_unlocked |= gives_back(m->c, m->pf, i, 0);
    }
    uint8_t bit = is_unlocked ? UNLOCKED : KEPT;
    for (uint32_t k = 0; k < b->nsuccs; k++) {
        uint32_t to = ir_succs(m->pf->unit, m->pf->func, b)[k];
        if (!(w->seen[to] & bit))
            vec_push(&w->work, to << 1 | is_unlocked);
        w->seen[to] |= bit;
    }
}

static bool is_moved_after(const struct mover *m, uint32_t use)
{
    struct ways w = {.m = m, .seen = xcalloc(m->pf->func->nblocks + 1, 1)};
    pass(&w, use + 1, m->info->block_of[use], false);
    while (w.work.n && !w.fails) {
        uint32_t at = vec_pop(&w.work);
        pass(&w, 0, at >> 1, at & 1);
    }
    free(w.seen);
    vec_release(&w.work);
    return w.is_step && !w.fails;
}

static bool is_of_all(const struct conc *c, uint32_t address)
{
    const uint32_t *t = tuples_at(&c->terms, address);
    while (term_children(t[0]) & 1)
        t = tuples_at(&c->terms, t[1]);
    return t[0] != TERM_SYM || !c->prog->syms[t[1]].is_tls;
}

/* `load`: of the counter, IR_NONE if it is not known which. */
static bool is_moved(struct conc *c, func_id f, uint32_t address, uint32_t use, uint32_t load)
{
    struct mover m = {c, f, &c->prog->funcs[f.i], finfo_of(c, f), address};
    if (!term_is_stored(c, f, address) || c->prog->classes)
        return term_is_stored(c, f, address);
    return is_of_all(c, address) && (is_moved_before(&m, use, load) || is_moved_after(&m, use));
}

/* `ring[head / 2]`: the counter is moved, the element is the same. */
static bool is_quotient_op(uint32_t op)
{
    return op == IR_SDIV || op == IR_UDIV || op == IR_ASHR || op == IR_LSHR;
}

bool index_is_moved_on(struct conc *c, func_id f, uint32_t term, uint32_t use)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t t[4];
    memcpy(t, tuples_at(&c->terms, term), sizeof t);
    if (t[0] == TERM_REG && t[1] != PTA_NONE && t[1] - pf->reg_base < pf->func->nregs) {
        uint32_t def = finfo_of(c, f)->def[t[1] - pf->reg_base];
        if (def == IR_NONE || pf->stmts[def].op != IR_LOAD)
            return false;
        return is_moved(c, f, term_of(c, f, prog_args(pf, &pf->stmts[def])[0]), use, def);
    }
    unsigned mask = term_children(t[0]);
    if (t[0] == TERM_LOAD)
        return is_moved(c, f, t[1], use, IR_NONE);
    if (t[0] == TERM_OP && is_quotient_op(t[1] >> 8))
        return false;
    for (unsigned i = 0; i < 3; i++)
        if (mask & 1u << i && index_is_moved_on(c, f, t[1 + i], use))
            return true;
    return false;
}
