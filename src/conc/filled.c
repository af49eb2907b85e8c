/*
 * Arrays that one loop has filled, before any thread that looks at them began: `idx[i] = 2 * i`,
 * `rows[i] = &data[i * width]`. What such an array holds at an index is what the loop stored in the
 * round of that index. That the loop went as far as the array is read is assumed (A-FILLED).
 */
#include "conc/value_int.h"

/* The one store that writes the array behind the address; NULL. */
static const struct write_record *only_store(struct values *v, uint32_t frame, ir_ref address,
                                             uint32_t size)
{
    const struct conc *c = v->c;
    uint32_t loc = idset_only(pta_value(c->pta, c->frames.at[frame].inst, address));
    const struct write_record *only = NULL;
    if (loc == IDSET_END)
        return NULL;
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
    for (uint32_t i = values_last_write(v, l->obj); i; i = v->writes.at[i - 1].next) {
        const struct write_record *w = &v->writes.at[i - 1];
        if (!pta_overlap(pta_loc(c->pta, w->loc), w->size, l, size))
            continue;
        if (only || w->size != size || frame_func(c, w->frame)->stmts[w->stmt].op != IR_STORE)
            return NULL;
        only = w;
    }
    return only;
}

static bool divide_by(struct poly *p, int64_t by)
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
    return stride && !poly_has(&start, round) && divide_by(out, stride);
}

/* Is the value, but for the number of the round, the same in all rounds, whoever looks? */
static bool depends_on_round(struct values *v, uint32_t frame, uint32_t loop, const struct poly *p)
{
    for (uint32_t i = 0; i < p->n; i++)
        for (int k = 0; k < POLY_DEGREE && p->term[i].sym[k]; k++) {
            uint32_t s[4];
            memcpy(s, value_symbol_at(v, p->term[i].sym[k]), sizeof s);
            struct poly self = poly_symbol(p->term[i].sym[k]);
            bool is_fine = s[0] == VALUE_ADDRESS ||
                           (s[0] == VALUE_ROUND && s[1] == frame && s[2] == loop) ||
                           (s[0] == VALUE_REGISTER && value_is_fixed(v, frame, loop, &self));
            if (s[0] == VALUE_RESULT) {
                struct poly a = value_poly(v, s[2]), b = value_poly(v, s[3]);
                is_fine =
                    depends_on_round(v, frame, loop, &a) && depends_on_round(v, frame, loop, &b);
            }
            if (!is_fine)
                return false;
        }
    return !p->is_unknown;
}

bool filled_value(struct values *v, uint32_t frame, ir_ref address, uint32_t size,
                  const struct poly *at, struct poly *out, int depth)
{
    const struct write_record *w = only_store(v, frame, address, size);
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
    struct poly value = value_eval(v, from, args[1], depth + 1), which;
    uint32_t round = value_symbol(v, VALUE_ROUND, from, loop, 0);
    if (!depends_on_round(v, from, loop, &value) || stored.is_unknown ||
        !round_of(&stored, at, round, &which))
        return false;
    *out = value_replace(v, &value, round, &which);
    return !out->is_unknown;
}
