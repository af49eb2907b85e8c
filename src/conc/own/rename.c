/*
 * Roots (fresh_int.h) that have several names in a function: `p = root; ... p = p->part; p++`. A
 * phi whose inputs all lead to one root is only another name for it.
 *
 * A phi of several roots, each made on its way there and let out by nothing but such phis, is a
 * root of its own, made at the phi: `list = old == null ? new List() : new List(old)`. What is made
 * outside of the innermost loop around the phi could be chosen again in the next round.
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

/* ---- choices ---- */

/* The root that an input of the phi is, made in the same round of the loops around; NULL. */
static struct root *made_input(struct conc *c, func_id f, struct fresh_info *info, ir_ref input,
                               uint32_t phi)
{
    const struct finfo *facts = finfo_of(c, f);
    const struct cfg *cfg = facts->cfg;
    struct root *r = root_of(info, term_of(c, f, input));
    if (!r || r->made_at == IR_NONE || r->is_taken || r->is_claimed || r->is_node || r->is_choice ||
        r->owner.bits || r->copy)
        return NULL;
    return cfg->loop[facts->block_of[r->made_at]] == cfg->loop[facts->block_of[phi]] ? r : NULL;
}

/* Is each input made on its way, or null? */
static bool is_choice(struct conc *c, func_id f, struct fresh_info *info, uint32_t phi)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[phi];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    const struct root *first = NULL;
    bool are_several = false;
    int64_t value;
    for (uint32_t i = 0; i < s->nargs; i += 2) {
        if (ir_ref_int(pf->unit, args[i], &value) && !value)
            continue;
        const struct root *r = made_input(c, f, info, args[i], phi);
        if (!r)
            return false;
        are_several |= first && first != r;
        first = r;
    }
    return are_several;
}

void fresh_choices(struct conc *c, func_id f, struct fresh_info *info)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (info->roots.n < 2 || finfo_of(c, f)->cfg->is_irreducible)
        return;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_PHI || !is_choice(c, f, info, i))
            continue;
        uint32_t term = term_of(c, f, ref_make(REF_REG, pf->stmts[i].dst));
        struct root *r = add_root(info, term, i, false);
        if (r)
            r->is_choice = true;
    }
}

/* Is the root let out by nothing but one choice? */
static bool is_only_chosen(struct conc *c, func_id f, struct fresh_info *info, const struct root *r)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (size_t i = 0; i < r->published.n; i++) {
        const struct ir_stmt *s = &pf->stmts[r->published.at[i]];
        const struct root *to =
            s->op == IR_PHI ? root_of(info, term_of(c, f, ref_make(REF_REG, s->dst))) : NULL;
        if (!to || !to->is_choice)
            return false;
    }
    return r->published.n == 1 && !r->held.n && !r->opened.n && !r->knows_itself;
}

void fresh_judge_choices(struct conc *c, func_id f, struct fresh_info *info)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (size_t i = 0; i < info->roots.n; i++) {
        if (!info->roots.at[i].is_choice || info->roots.at[i].is_renewed)
            continue;
        const struct ir_stmt *phi = &pf->stmts[info->roots.at[i].made_at];
        const ir_ref *args = ir_args(pf->unit, pf->func, phi);
        for (uint32_t k = 0; k < phi->nargs; k += 2) {
            const struct root *r = root_of(info, term_of(c, f, args[k]));
            if (r && !is_only_chosen(c, f, info, r))
                info->roots.at[i].is_void = true;
        }
        if (info->roots.at[i].is_void)
            vec_push(&info->roots.at[i].published, info->roots.at[i].made_at);
    }
}
