/*
 * An address that is one of two, of which nobody else can know the other: std::max(size_, n) gives
 * the address of the member or of the variable. Where such an access meets that of another thread,
 * it is the member that it means, so that a lock beside it counts, or the element `best[i]` of
 * std::min(best[i], sum), so that it is apart from others.
 */
#include "conc/conc_int.h"

struct choices {
    ir_ref at[MAX_CHOICES];
    uint32_t n;
    bool is_bad; /* too many, or something else */
};

static void add_choice(struct choices *out, ir_ref ref)
{
    if (out->n == MAX_CHOICES)
        out->is_bad = true;
    else
        out->at[out->n++] = ref;
}

/* The values that meet in a phi or select; false if the statement is none. */
static bool read_choices(const struct prog_func *pf, const struct ir_stmt *s, struct choices *out)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (s->op != IR_PHI && s->op != IR_SELECT)
        return false;
    for (uint32_t i = s->op == IR_SELECT; i < s->nargs; i += s->op == IR_PHI ? 2 : 1)
        add_choice(out, args[i]);
    return true;
}

/* The arguments of a call of which the callee returns one, as it is. */
static void read_call(struct conc *c, const struct prog_func *pf, const struct ir_stmt *call,
                      struct choices *out)
{
    func_id callee = named_body(c, pf, call);
    struct choices inner = {0};
    uint32_t nrets = 0;
    if (callee.i == IR_NONE)
        return;
    const struct prog_func *body = &c->prog->funcs[callee.i];
    for (uint32_t i = 0; i < body->func->nstmts; i++) {
        const struct ir_stmt *s = &body->stmts[i];
        if (s->op != IR_RET || !s->nargs)
            continue;
        ir_ref value = ir_args(body->unit, body->func, s)[0];
        uint32_t def =
            ref_kind(value) == REF_REG ? finfo_of(c, callee)->def[ref_index(value)] : IR_NONE;
        if (nrets++ || def == IR_NONE || !read_choices(body, &body->stmts[def], &inner))
            return;
    }
    for (uint32_t i = 0; i < inner.n; i++) {
        bool is_param = ref_kind(inner.at[i]) == REF_REG &&
                        ref_index(inner.at[i]) < body->func->nparams &&
                        ref_index(inner.at[i]) + 1 < call->nargs;
        out->is_bad |= !is_param;
        if (is_param)
            add_choice(out, ir_args(pf->unit, pf->func, call)[ref_index(inner.at[i]) + 1]);
    }
    out->is_bad |= inner.is_bad;
}

/* Can it only mean memory that no other thread knows of? */
static bool is_private(const struct conc *c, inst_id inst, ir_ref ref)
{
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, ref));
    uint32_t loc, n = 0;
    while (idset_step(&it, &loc)) {
        if (c->obj_shared[pta_loc(c->pta, (loc_id){loc})->obj.i])
            return false;
        n++;
    }
    return n > 0;
}

static bool find_choices(struct conc *c, func_id f, ir_ref address, struct choices *out)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t def = ref_kind(address) == REF_REG ? finfo_of(c, f)->def[ref_index(address)] : IR_NONE;
    if (def == IR_NONE)
        return false;
    if (pf->stmts[def].op == IR_CALL)
        read_call(c, pf, &pf->stmts[def], out);
    else if (pf->stmts[def].op == IR_SELECT) /* a phi may mean what another round had */
        read_choices(pf, &pf->stmts[def], out);
    return out->n && !out->is_bad;
}

uint32_t choices_of_address(struct conc *c, inst_id inst, ir_ref address, ir_ref out[MAX_CHOICES])
{
    struct choices choices = {0};
    uint32_t n = 0;
    if (!find_choices(c, pta_inst_func(c->pta, inst), address, &choices))
        return 0;
    for (uint32_t i = 0; i < choices.n; i++)
        if (!is_private(c, inst, choices.at[i]))
            out[n++] = choices.at[i];
    return n;
}

uint32_t term_of_choice(struct conc *c, inst_id inst, const struct access *a, uint32_t term)
{
    func_id f = pta_inst_func(c->pta, inst);
    struct choices choices = {0};
    uint32_t found = PTA_NONE;
    if (a->place || ref_kind(a->address) != REF_REG || tuples_at(&c->terms, term)[0] != TERM_REG ||
        !find_choices(c, f, a->address, &choices))
        return term;
    for (uint32_t i = 0; i < choices.n; i++) {
        if (is_private(c, inst, choices.at[i]))
            continue;
        uint32_t one = term_of(c, f, choices.at[i]);
        int64_t off;
        if (found != PTA_NONE && term_strip(c, found, &off) != term_strip(c, one, &off))
            return term;
        found = one;
    }
    return found == PTA_NONE ? term : found;
}
