/*
 * A variable that is given away and gets something else for it, round by round:
 *
 *   Buffer mine = new Buffer();
 *   while (...) { fill(mine); if (full) mine = exchanger.exchange(mine); }
 *
 * At the head of the loop and where the branches meet it is a phi of what was made, what was taken
 * (take.c), and of other such phis. Each of them is a root of its own, taken if one of its inputs
 * is, if no input is known to others when it becomes the phi, nor later by its old name:
 *
 *   made, taken   by nothing but such phis, and in the innermost loop around the edge on which it
 *                 comes to the phi, so that no round chooses it again;
 *   another phi   nothing else that lets it out comes before the end of that edge, or after the
 *                 phi without passing the other phi, which is another object then.
 *
 * Only for phis one of whose inputs is taken, or leads to one: rename.c has the others.
 */
#include "conc/own/fresh_int.h"
#include <stdlib.h>

/* What an input of a phi is: nothing (null), a root, or the phi of another candidate. */
struct input {
    ir_ref value;
    uint32_t pred; /* block that it comes from */
};

static struct input input_of(const struct prog_func *pf, uint32_t phi, uint32_t k)
{
    const ir_ref *args = prog_args(pf, &pf->stmts[phi]);
    return (struct input){args[k], ref_index(args[k + 1])};
}

/* Is it made or taken, by itself? */
static bool is_plain(const struct root *r)
{
    return r->made_at != IR_NONE && !r->is_claimed && !r->is_node && !r->is_choice &&
           !r->owner.bits && !r->copy;
}

static uint32_t candidate_of(const struct prog_func *pf, const struct finfo *info,
                             const uint8_t *is_candidate, ir_ref value)
{
    uint32_t def = ref_kind(value) == REF_REG ? info->def[ref_index(value)] : IR_NONE;
    return def != IR_NONE && pf->stmts[def].op == IR_PHI && is_candidate[def] ? def : IR_NONE;
}

/* Does each input lead to something made or taken, as far as the candidates are known? */
static bool may_be_renewed(struct conc *c, func_id f, struct fresh_info *fresh, uint32_t phi,
                           const uint8_t *is_candidate)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    for (uint32_t k = 0; k < pf->stmts[phi].nargs; k += 2) {
        struct input in = input_of(pf, phi, k);
        if (ir_ref_is_zero(pf->unit, in.value) ||
            candidate_of(pf, info, is_candidate, in.value) != IR_NONE)
            continue;
        const struct root *r = root_of(fresh, term_of(c, f, in.value));
        if (!r || !is_plain(r) ||
            info->cfg->loop[info->block_of[r->made_at]] != info->cfg->loop[in.pred])
            return false;
    }
    return true;
}

/* Does a phi lead to something taken, directly or by others? Marks them with 2. */
static void mark_taken(struct conc *c, func_id f, struct fresh_info *fresh, const u32_vec *phis,
                       uint8_t *is_candidate)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < phis->n; i++) {
            uint32_t phi = phis->at[i];
            for (uint32_t k = 0; is_candidate[phi] == 1 && k < pf->stmts[phi].nargs; k += 2) {
                ir_ref value = input_of(pf, phi, k).value;
                uint32_t other = candidate_of(pf, info, is_candidate, value);
                const struct root *r =
                    other == IR_NONE ? root_of(fresh, term_of(c, f, value)) : NULL;
                if ((r && r->is_taken) || (other != IR_NONE && is_candidate[other] == 2)) {
                    is_candidate[phi] = 2;
                    changed = true;
                }
            }
        }
    }
}

void fresh_renewed(struct conc *c, func_id f, struct fresh_info *fresh)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    u32_vec phis = {0};
    bool has_taken = false;
    for (size_t i = 0; i < fresh->roots.n; i++)
        has_taken |= fresh->roots.at[i].is_taken && is_plain(&fresh->roots.at[i]);
    if (!has_taken || finfo_of(c, f)->cfg->is_irreducible)
        return;
    uint8_t *is_candidate = xcalloc(pf->func->nstmts + 1, 1);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_PHI && pf->stmts[i].flags & IRF_PTR &&
            !root_of(fresh, term_of(c, f, ref_make(REF_REG, pf->stmts[i].dst)))) {
            vec_push(&phis, i);
            is_candidate[i] = 1;
        }
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < phis.n; i++)
            if (is_candidate[phis.at[i]] &&
                !may_be_renewed(c, f, fresh, phis.at[i], is_candidate)) {
                is_candidate[phis.at[i]] = 0;
                changed = true;
            }
    }
    mark_taken(c, f, fresh, &phis, is_candidate);
    for (size_t i = 0; i < phis.n; i++) {
        uint32_t phi = phis.at[i];
        if (is_candidate[phi] != 2)
            continue;
        struct root *r =
            add_root(fresh, term_of(c, f, ref_make(REF_REG, pf->stmts[phi].dst)), phi, true);
        if (r)
            r->is_choice = r->is_renewed = true;
    }
    free(is_candidate);
    vec_release(&phis);
}

/* ---- which of them are ---- */

static const struct root *renewed_by(struct conc *c, func_id f, struct fresh_info *fresh,
                                     uint32_t stmt)
{
    const struct ir_stmt *s = &c->prog->funcs[f.i].stmts[stmt];
    struct root *r =
        s->op == IR_PHI ? root_of(fresh, term_of(c, f, ref_make(REF_REG, s->dst))) : NULL;
    return r && r->is_renewed ? r : NULL;
}

/* Is what was made or taken known to nobody but such phis? */
static bool is_kept(struct conc *c, func_id f, struct fresh_info *fresh, const struct root *r)
{
    for (size_t i = 0; i < r->published.n; i++)
        if (!renewed_by(c, f, fresh, r->published.at[i]))
            return false;
    return !r->held.n && !r->knows_itself;
}

/* Is the old phi let out before it comes to the new one, or, by its old name, afterwards? */
static bool is_let_out_around(struct conc *c, func_id f, struct fresh_info *fresh,
                              const struct root *old, uint32_t phi, uint32_t pred)
{
    const struct finfo *info = finfo_of(c, f);
    uint32_t nblocks = c->prog->funcs[f.i].func->nblocks, maker = info->block_of[old->made_at];
    uint32_t here = info->block_of[phi];
    uint8_t *later = xcalloc(nblocks + 1, 1);
    bool found = false;
    later[here] = here != maker;
    if (later[here])
        mark_reached(c, f, maker, phi, later);
    later[maker] = 0;
    for (size_t i = 0; i < old->published.n && !found; i++) {
        uint32_t at = old->published.at[i], block = info->block_of[at];
        if (renewed_by(c, f, fresh, at))
            continue;
        uint8_t *reached = xcalloc(nblocks + 1, 1);
        mark_reached(c, f, maker, at, reached);
        found = block == pred || (reached[pred] && pred != maker) || later[block];
        free(reached);
    }
    free(later);
    return found;
}

static bool is_renewed(struct conc *c, func_id f, struct fresh_info *fresh, const struct root *r)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t k = 0; k < pf->stmts[r->made_at].nargs; k += 2) {
        struct input in = input_of(pf, r->made_at, k);
        const struct root *from =
            ir_ref_is_zero(pf->unit, in.value) ? NULL : root_of(fresh, term_of(c, f, in.value));
        if (from && (from->is_void ||
                     (from->is_renewed ? is_let_out_around(c, f, fresh, from, r->made_at, in.pred)
                                       : !is_kept(c, f, fresh, from))))
            return false;
    }
    return !r->held.n && !r->knows_itself;
}

void fresh_judge_renewed(struct conc *c, func_id f, struct fresh_info *fresh)
{
    for (bool changed = true; changed;) {
        changed = false;
        for (size_t i = 0; i < fresh->roots.n; i++) {
            struct root *r = &fresh->roots.at[i];
            if (!r->is_renewed || r->is_void || is_renewed(c, f, fresh, r))
                continue;
            r->is_void = changed = true;
        }
    }
    for (size_t i = 0; i < fresh->roots.n; i++)
        if (fresh->roots.at[i].is_renewed && fresh->roots.at[i].is_void)
            vec_push(&fresh->roots.at[i].published, fresh->roots.at[i].made_at);
}
