/*
 * Values that were picked from several: `best = 0; for (k = 0; k < K; k++) if (...) best = k;`.
 * Such a register is a phi of phis; what goes into them from outside is what it can be, whatever
 * way was taken: at least the least of that, and at most one of the bounds.
 *
 * A counter that is picked in the body of its loop is below the loop's bound. Its bound must not
 * change as long as the picked value is kept: it may be made of nothing that counts.
 */
#include "conc/element/value_int.h"

enum { MAX_WEB = 12 };

struct web {
    struct values *v;
    uint32_t frame;
    const struct prog_func *pf;
    const struct finfo *info;
    uint32_t regs[MAX_WEB];
    uint32_t n;
    struct picked *out;
};

static bool add_register(struct web *w, uint32_t reg)
{
    for (uint32_t i = 0; i < w->n; i++)
        if (w->regs[i] == reg)
            return true;
    if (w->n == MAX_WEB)
        return false;
    w->regs[w->n++] = reg;
    return true;
}

/* Is it a phi or a choice of this function that stands for itself? */
static bool is_inner(const struct web *w, const struct poly *p, uint32_t *reg)
{
    uint32_t sym;
    if (!poly_is_symbol(p, &sym))
        return false;
    const uint32_t *s = value_symbol_at(w->v, sym);
    if (s[0] != VALUE_REGISTER || s[1] != w->frame || s[2] < w->pf->func->nparams ||
        w->info->def[s[2]] == IR_NONE)
        return false;
    uint8_t op = w->pf->stmts[w->info->def[s[2]]].op;
    *reg = s[2];
    return op == IR_PHI || op == IR_SELECT;
}

static bool add_leaf(struct web *w, const struct poly *p, uint32_t block)
{
    if (p->is_unknown || w->out->n == MAX_PICKED)
        return false;
    w->out->leaf[w->out->n] = *p;
    w->out->block[w->out->n++] = block;
    return true;
}

bool value_picked(struct values *v, uint32_t frame, uint32_t reg, struct picked *out)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct web w = {.v = v,
                    .frame = frame,
                    .pf = pf,
                    .info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst)),
                    .out = out};
    out->n = 0;
    add_register(&w, reg);
    for (uint32_t i = 0; i < w.n; i++) {
        uint32_t def = w.regs[i] < pf->func->nparams ? IR_NONE : w.info->def[w.regs[i]], inner;
        const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
        if (!s || (s->op != IR_PHI && s->op != IR_SELECT))
            return false;
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        bool is_phi = s->op == IR_PHI;
        for (uint32_t k = is_phi ? 0 : 1; k < s->nargs; k += is_phi ? 2 : 1) {
            struct poly p = value_of(v, frame, args[k]);
            uint32_t block = is_phi ? ref_index(args[k + 1]) : w.info->block_of[def];
            if (is_inner(&w, &p, &inner) ? !add_register(&w, inner) : !add_leaf(&w, &p, block))
                return false;
        }
    }
    return out->n > 0;
}

/* Is the value the same all the while: made of nothing that counts? */
static bool is_lasting(const struct values *v, const struct poly *p)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            uint32_t kind = value_symbol_at(v, p->term[i].sym[k])[0];
            if (kind != VALUE_COUNT && kind != VALUE_CONTENT && kind != VALUE_ADDRESS)
                return false;
        }
    return !p->is_unknown;
}

bool value_picked_most(struct values *v, uint32_t frame, const struct picked *all, uint32_t i,
                       struct poly *most)
{
    const struct cfg *cfg =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst))->cfg;
    const struct poly *p = &all->leaf[i];
    struct round_bound bound[MAX_BOUNDS];
    *most = *p;
    if (poly_is_int(p))
        return true;
    if (p->n != 1 || p->term[0].sym[1] || p->term[0].coef <= 0)
        return false;
    uint32_t s[4];
    memcpy(s, value_symbol_at(v, p->term[0].sym[0]), sizeof s);
    if (s[0] != VALUE_ROUND || s[1] != frame || !cfg_in_loop(cfg, all->block[i], s[2]) ||
        cfg->loops[s[2]].header == all->block[i])
        return false;
    uint32_t n = value_round_bounds(v, frame, s[2], bound);
    for (uint32_t k = 0; k < n; k++) {
        if (bound[k].scale != p->term[0].coef || !is_lasting(v, &bound[k].max))
            continue;
        *most = bound[k].max;
        most->constant += p->constant;
        return true;
    }
    return false;
}
