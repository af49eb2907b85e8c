/*
 * Arrays that one loop has filled, before any thread that looks at them began: `idx[i] = 2 * i`,
 * `rows[i] = &data[i * width]`. What such an array holds at an index is what the loop stored in the
 * round of that index. That the loop went as far as the array is read is assumed (A-FILLED).
 *
 * A loop in a loop fills what both count, `rows[i * n + j] = &data[(i * n + j) * width]`, if what
 * is stored is told by the place alone.
 *
 * The first element may be stored before the loop, which then goes on from it: `rows[0] = data;
 * rows[i] = rows[0] + i * width`, or `rows[i] = rows[i - 1] + width`.
 */
#include "conc/element/value_int.h"

/* The one store that writes the array behind the address, and another one that writes its first
 * element only; NULL. */
static const struct write_record *only_store(struct values *v, uint32_t frame, ir_ref address,
                                             uint32_t size, const struct write_record **first)
{
    const struct conc *c = v->c;
    uint32_t loc = idset_only(pta_value(c->pta, c->frames.at[frame].inst, address));
    const struct write_record *only = NULL;
    *first = NULL;
    if (loc == IDSET_END)
        return NULL;
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
    for (uint32_t i = values_last_write(v, l->obj); i; i = v->log->writes.at[i - 1].next) {
        const struct write_record *w = &v->log->writes.at[i - 1];
        const struct pta_loc *to = pta_loc(c->pta, w->loc);
        if (!pta_overlap(to, w->size, l, size))
            continue;
        const struct write_record **slot = to->stride || to->ext ? &only : first;
        if (*slot || w->size != size || frame_func(c, w->frame)->stmts[w->stmt].op != IR_STORE)
            return NULL;
        *slot = w;
    }
    return only;
}

bool value_divide(struct poly *p, int64_t by)
{
    if (p->is_unknown || p->constant % by)
        return false;
    p->constant /= by;
    for (uint32_t i = 0; i < p->n; i++) {
        if (p->term[i].coef % by)
            return false;
        p->term[i].coef /= by;
    }
    return true;
}

/* The round in which `stored`, which moves on in each round, was `at`. */
static bool round_of(const struct poly *stored, const struct poly *at, uint32_t round,
                     struct poly *out)
{
    struct poly start = *stored;
    int64_t stride = 0;
    for (uint32_t i = 0; i < stored->n; i++)
        if (stored->term[i].sym[0] == round && !stored->term[i].sym[1])
            stride = stored->term[i].coef;
    struct poly self = poly_symbol(round);
    start = poly_add(&start, &self, -stride);
    *out = poly_add(at, &start, -1);
    return stride && !poly_has(&start, round) && value_divide(out, stride);
}

/* Is the value, but for the numbers of the rounds of these loops, the same in all rounds of the
 * outer one, whoever looks? */
static bool depends_on_rounds(struct values *v, uint32_t frame, uint32_t loop, uint32_t outer,
                              const struct poly *p)
{
    const struct cfg *cfg =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst))->cfg;
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            uint32_t s[4];
            memcpy(s, value_symbol_at(v, p->term[i].sym[k]), sizeof s);
            struct poly self = poly_symbol(p->term[i].sym[k]);
            bool is_fine = s[0] == VALUE_ADDRESS ||
                           (s[0] == VALUE_ROUND && s[1] == frame &&
                            cfg_in_loop(cfg, cfg->loops[loop].header, s[2])) ||
                           (s[0] == VALUE_REGISTER && value_is_fixed(v, frame, outer, &self));
            if (s[0] == VALUE_RESULT) {
                struct poly a = value_poly(v, s[2]), b = value_poly(v, s[3]);
                is_fine = depends_on_rounds(v, frame, loop, outer, &a) &&
                          depends_on_rounds(v, frame, loop, outer, &b);
            }
            if (!is_fine)
                return false;
        }
    return !p->is_unknown;
}

/* How far an address is from the one it is computed from; that one is what a load gives. */
static bool step_from_load(struct values *v, uint32_t frame, ir_ref ref,
                           const struct ir_stmt **load, struct poly *step, int depth)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    func_id f = pta_inst_func(v->c->pta, v->c->frames.at[frame].inst);
    const struct ir_stmt *s = def_in_func(v->c, f, ref);
    *step = (struct poly){0};
    if (!s || s->op != IR_ADDR || !ir_ref_int(pf->unit, prog_args(pf, s)[1], &step->constant))
        return false;
    const ir_ref *args = prog_args(pf, s);
    for (uint32_t i = 2; i + 1 < s->nargs; i += 3) {
        int64_t stride;
        struct poly by = value_eval(v, frame, args[i + 1], depth + 1);
        if (!ir_ref_int(pf->unit, args[i], &stride))
            return false;
        *step = poly_add(step, &by, stride);
    }
    *load = def_in_func(v->c, f, args[0]);
    return *load && (*load)->op == IR_LOAD && !step->is_unknown;
}

/* What the loop stores if it goes on from the first element, as a polynomial in its rounds. */
static bool value_from_first(struct values *v, const struct write_record *w,
                             const struct write_record *first, uint32_t loop,
                             const struct poly *stored, struct poly *value, int depth)
{
    const struct prog_func *pf = frame_func(v->c, w->frame);
    const struct finfo *info =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[w->frame].inst));
    const ir_ref *args = prog_args(pf, &pf->stmts[w->stmt]);
    const ir_ref *args_first = prog_args(pf, &pf->stmts[first->stmt]);
    const struct ir_stmt *load;
    struct poly step, round = poly_symbol(value_symbol(v, VALUE_ROUND, w->frame, loop, 0)),
                      zero = {0};
    if (first->frame != w->frame || !comes_first(info, first->stmt, w->stmt) ||
        info->cfg->loop[info->block_of[first->stmt]] != CFG_NONE ||
        !step_from_load(v, w->frame, args[1], &load, &step, depth))
        return false;
    struct poly start = value_eval(v, w->frame, args_first[0], depth + 1);
    struct poly base = value_eval(v, w->frame, args_first[1], depth + 1);
    struct poly from = value_eval(v, w->frame, prog_args(pf, load)[0], depth + 1);
    struct poly gap = poly_add(stored, &from, -1), off = poly_add(&from, &start, -1);
    struct poly second = value_replace(v, stored, round.term[0].sym[0], &zero);
    second = poly_add(&second, &start, -1);
    if (!poly_is_int(&second) || second.constant != (int64_t)w->size || base.is_unknown)
        return false;
    if (poly_is_int(&gap) && gap.constant == (int64_t)w->size &&
        !poly_has(&step, round.term[0].sym[0])) {
        round.constant = 1; /* from the one before */
        step = poly_mul(&round, &step);
    } else if (!poly_is_int(&off) || off.constant) {
        return false;
    }
    *value = poly_add(&base, &step, 1);
    struct poly before = {.constant = -1};
    struct poly at_first = value_replace(v, &step, round.term[0].sym[0], &before);
    return poly_is_int(&at_first) && !at_first.constant;
}

/* Does the value depend on a round of a loop around the inner one, also inside of results? */
static bool has_round(const struct values *v, uint32_t frame, const struct cfg *cfg, uint32_t loop,
                      const struct poly *p)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            uint32_t s[4];
            memcpy(s, value_symbol_at(v, p->term[i].sym[k]), sizeof s);
            struct poly a = {0}, b = {0};
            if (s[0] == VALUE_RESULT)
                a = value_poly(v, s[2]), b = value_poly(v, s[3]);
            bool is_it = s[0] == VALUE_ROUND && s[1] == frame &&
                         cfg_in_loop(cfg, cfg->loops[loop].header, s[2]);
            if (is_it || has_round(v, frame, cfg, loop, &a) || has_round(v, frame, cfg, loop, &b))
                return true;
        }
    return false;
}

/* The outermost loop around the inner one whose rounds the address counts, too: `t[i * n + j]`. */
static uint32_t outermost_of(struct values *v, uint32_t frame, const struct cfg *cfg, uint32_t loop,
                             const struct poly *stored)
{
    uint32_t outer = loop;
    for (uint32_t l = loop; l != CFG_NONE; l = cfg->loops[l].parent)
        if (poly_has(stored, value_symbol(v, VALUE_ROUND, frame, l, 0)))
            outer = l;
    return outer;
}

bool filled_value(struct values *v, uint32_t frame, ir_ref address, uint32_t size,
                  const struct poly *at, struct poly *out, int depth)
{
    const struct write_record *first, *w = only_store(v, frame, address, size, &first);
    if (!w || v->c->opt.mode == MODE_SOUND || !at->n || w->frame == frame)
        return false;
    uint32_t from = w->frame, stmt = w->stmt;
    const struct prog_func *pf = frame_func(v->c, from);
    const struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[from].inst));
    uint32_t loop = info->cfg->loop[info->block_of[stmt]];
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[stmt]);
    if (loop == CFG_NONE || info->cfg->is_irreducible)
        return false;
    struct poly stored = value_eval(v, from, args[0], depth + 1);
    struct poly value = first ? poly_unknown() : value_eval(v, from, args[1], depth + 1), which;
    if (first && !value_from_first(v, w, first, loop, &stored, &value, depth))
        return false;
    uint32_t round = value_symbol(v, VALUE_ROUND, from, loop, 0);
    uint32_t outer = outermost_of(v, from, info->cfg, loop, &stored);
    if (!depends_on_rounds(v, from, loop, outer, &value) || stored.is_unknown ||
        !round_of(&stored, at, round, &which))
        return false;
    *out = value_replace(v, &value, round, &which);
    return !out->is_unknown && !has_round(v, from, info->cfg, loop, out); /* of outer loops */
}
