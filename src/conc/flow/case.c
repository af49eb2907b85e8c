/*
 * Which way a switch goes. Where a scope with variables is left, by `return` or at its end, clang
 * brings the ways together, ends the variables, and tells them apart again by a number: 1 to
 * return, 2 behind the loop. What number a phi took stands in the state, so that a lock that is
 * given back before the `return` is not taken to be free behind the loop.
 */
#include "conc/flow/flow_int.h"

static const struct ir_stmt *phi_of(const struct walk *w, ir_ref ref)
{
    uint32_t def = ref_kind(ref) == REF_REG ? w->info->def[ref_index(ref)] : IR_NONE;
    return def != IR_NONE && w->pf->stmts[def].op == IR_PHI ? &w->pf->stmts[def] : NULL;
}

/* Phis that switches ask for, and those that go into them. */
void find_switched(const struct walk *w)
{
    u32_vec work = {0};
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &w->pf->stmts[i];
        const struct ir_stmt *phi =
            s->op == IR_SWITCH ? phi_of(w, ir_args(w->pf->unit, w->pf->func, s)[0]) : NULL;
        if (phi && idset_add(&w->info->switched, phi->dst))
            vec_push(&work, w->info->def[phi->dst]);
    }
    while (work.n) {
        const struct ir_stmt *phi = &w->pf->stmts[vec_pop(&work)];
        const ir_ref *args = ir_args(w->pf->unit, w->pf->func, phi);
        for (uint32_t k = 0; k < phi->nargs; k += 2) {
            const struct ir_stmt *from = phi_of(w, args[k]);
            if (from && idset_add(&w->info->switched, from->dst))
                vec_push(&work, w->info->def[from->dst]);
        }
    }
    vec_release(&work);
}

/* The fact that says what number the register is; 0 if none does. */
static uint32_t fact_at(const struct walk *w, const struct state *s, uint32_t reg, int64_t *value)
{
    const uint32_t *key = tuples_at(&w->c->state_keys, s->key);
    uint32_t self = term_of(w->c, w->func, ref_make(REF_REG, reg));
    for (uint32_t i = KEY_FACT; i < KEY_WIDTH; i++)
        if (key[i] && (key[i] - 1) & 1 && term_is_equal(w->c, (key[i] - 1) >> 1, self, value))
            return key[i];
    return 0;
}

void case_takes(const struct walk *w, struct state *s, const struct state *before,
                const struct ir_stmt *phi, ir_ref from)
{
    int64_t value, old;
    uint32_t fact;
    if (!idset_has(&w->info->switched, phi->dst))
        return;
    bool is_known = ref_kind(from) == REF_REG ? fact_at(w, before, ref_index(from), &value) != 0
                                              : ir_ref_int(w->pf->unit, from, &value);
    while ((fact = fact_at(w, s, phi->dst, &old)) != 0)
        forget_fact(w->c, s, (fact - 1) >> 1);
    uint32_t self = term_of(w->c, w->func, ref_make(REF_REG, phi->dst));
    if (is_known)
        set_fact(w->c, s, term_equals(w->c, self, value), true);
}

bool case_is_other(const struct walk *w, const struct state *s, const struct ir_stmt *term,
                   uint32_t way)
{
    const ir_ref *args = ir_args(w->pf->unit, w->pf->func, term);
    int64_t value, label;
    uint32_t chosen = 0;
    if (ref_kind(args[0]) != REF_REG || !idset_has(&w->info->switched, ref_index(args[0])) ||
        !fact_at(w, s, ref_index(args[0]), &value))
        return false;
    for (uint32_t i = 1; i < term->nargs; i++)
        if (ir_ref_int(w->pf->unit, args[i], &label) && label == value)
            chosen = i;
    return way != chosen;
}
