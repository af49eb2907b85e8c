/*
 * Roots (fresh_int.h) that have several names in a function: `p = root; ... p = p->part; p++`. A
 * phi whose inputs all lead to one root is only another name for it.
 */
#include "conc/own/fresh_int.h"

enum { MAX_ROUNDS = 8 }; /* of tying phis to phis */

/* The root that a term is, by itself or by its name (term -> root + 1); 0. */
static uint32_t root_of_term(const struct fresh_info *info, const struct map *names, uint32_t term)
{
    uint32_t root = map_get(&info->by_term, term, 0);
    return root ? root : map_get(names, term, 0);
}

/* The root that all inputs of a phi lead to, but for null; 0: none yet, IR_NONE: several. */
static uint32_t named_root(struct conc *c, func_id f, struct fresh_info *info, struct map *names,
                           const struct ir_stmt *phi)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const ir_ref *args = ir_args(pf->unit, pf->func, phi);
    uint32_t self = term_of(c, f, ref_make(REF_REG, phi->dst)), root = 0;
    for (uint32_t i = 0; i < phi->nargs; i += 2) {
        int64_t value;
        if (ir_ref_int(pf->unit, args[i], &value) && !value)
            continue;
        uint32_t base = term_base(c, term_of(c, f, args[i]));
        uint32_t found = root_of_term(info, names, base);
        if (base == self)
            continue;
        if (!found || (root && found != root))
            return IR_NONE;
        root = found;
    }
    return root;
}

/* Ties a phi to the root of its first input that has one; true if that is new. */
static bool add_name(struct conc *c, func_id f, const struct fresh_info *info, struct map *names,
                     const struct ir_stmt *phi)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const ir_ref *args = ir_args(pf->unit, pf->func, phi);
    uint32_t self = term_of(c, f, ref_make(REF_REG, phi->dst));
    if (root_of_term(info, names, self))
        return false;
    for (uint32_t i = 0; i < phi->nargs; i += 2) {
        uint32_t root = root_of_term(info, names, term_base(c, term_of(c, f, args[i])));
        if (root) {
            map_put(names, self, root);
            return true;
        }
    }
    return false;
}

/* First every phi that one input ties to a root, then those that the others belie are dropped. */
void fresh_names(struct conc *c, func_id f, struct fresh_info *info)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct map names = {0};
    u32_vec phis = {0};
    bool changed = true;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_PHI)
            vec_push(&phis, i);
    for (int round = 0; changed && round < MAX_ROUNDS; round++) {
        changed = false;
        for (size_t i = 0; i < phis.n; i++)
            changed |= add_name(c, f, info, &names, &pf->stmts[phis.at[i]]);
    }
    changed = true;
    while (changed) {
        changed = false;
        for (size_t i = 0; i < phis.n; i++) {
            const struct ir_stmt *phi = &pf->stmts[phis.at[i]];
            uint32_t self = term_of(c, f, ref_make(REF_REG, phi->dst));
            uint32_t root = map_get(&names, self, 0);
            if (!root || named_root(c, f, info, &names, phi) == root)
                continue;
            map_put(&names, self, 0);
            changed = true;
        }
    }
    for (size_t i = 0; i < phis.n; i++) {
        uint32_t self = term_of(c, f, ref_make(REF_REG, pf->stmts[phis.at[i]].dst));
        uint32_t root = map_get(&names, self, 0);
        if (root && !map_get(&info->by_term, self, 0))
            map_put(&info->by_term, self, root);
    }
    vec_release(&phis);
    map_release(&names);
}
