/*
 * Constant arguments. `pull(EVICT)` gives back the lock that `pull(TAKE)` comes back with: a
 * function whose branches ask for parameters is looked at once for each set of constants that it is
 * called with, and ways that these rule out are not gone. Where all calls in an origin hand over
 * the same constants, blocks that are not reached are dead in all that follows.
 */
#include "conc/flow/flow_int.h"
#include <stdlib.h>

/* ---- which parameters decide ---- */

/* Adds the parameters a term is made of; false if it is made of anything else but constants. */
static bool add_params(const struct conc *c, uint32_t term, struct idset *out)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    if (t[0] == TERM_PARAM)
        idset_add(out, t[2]);
    else if (t[0] != TERM_INT && t[0] != TERM_OP)
        return false;
    for (unsigned i = 0, mask = term_children(t[0]); i < 3; i++)
        if (mask & 1u << i && !add_params(c, t[1 + i], out))
            return false;
    return true;
}

static void find_deciding(struct conc *c, func_id f, struct finfo *info)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    info->has_deciding = true;
    for (uint32_t b = 0; b < pf->func->nblocks; b++) {
        const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
        const struct ir_stmt *s = &pf->stmts[block->first + block->count - 1];
        if (s->op != IR_BRANCH && s->op != IR_SWITCH)
            continue;
        struct idset params = {0};
        if (add_params(c, term_of(c, f, ir_args(pf->unit, pf->func, s)[0]), &params)) {
            struct idset_iter it = idset_begin(&params);
            uint32_t param;
            while (idset_step(&it, &param))
                idset_add(&info->deciding, param);
        }
        idset_release(&params);
    }
}

static const struct idset *deciding_params(struct conc *c, func_id f)
{
    struct finfo *info = finfo_of(c, f);
    if (!info->has_deciding)
        find_deciding(c, f, info);
    return &info->deciding;
}

/* ---- values ---- */

enum { MAX_STEPS = 64 }; /* statements from a condition back to parameters, on all ways */

/* A key is (value, is known) for each of the first deciding parameters. */
static bool given_param(struct conc *c, func_id f, uint32_t given, uint32_t param, int64_t *out)
{
    const uint32_t *key = tuples_at(&c->given_keys, given);
    struct idset_iter it = idset_begin(deciding_params(c, f));
    uint32_t p;
    for (uint32_t i = 0; i < MAX_GIVEN && idset_step(&it, &p); i++)
        if (p == param && key[2 * i + 1]) {
            *out = (int32_t)key[2 * i];
            return true;
        }
    return false;
}

static bool is_small(int64_t value)
{
    return value >= INT8_MIN && value <= INT8_MAX;
}

static bool evaluate_in(struct conc *c, func_id f, uint32_t given, ir_ref ref, int *left,
                        int64_t *out);

/* Is the local variable handed to a function? That may change it, which terms do not show. */
static bool is_handed_out(const struct prog_func *pf, uint32_t variable, int depth)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = prog_args(pf, s);
        for (uint32_t k = 0; k < s->nargs; k++) {
            bool is_address = k == 0 && (s->op == IR_LOAD || s->op == IR_STORE);
            if (ref_kind(args[k]) != REF_REG || ref_index(args[k]) != variable || is_address)
                continue;
            if (s->op != IR_ADDR || depth > 1 || is_handed_out(pf, s->dst, depth + 1))
                return true;
        }
    }
    return false;
}

/* Loads of a local variable are what was stored there, if nobody else stores there. */
static bool is_own_variable(struct conc *c, func_id f, ir_ref ref)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    const struct ir_stmt *s = def_in(pf, info, ref);
    if (!s || s->op != IR_LOAD)
        return true;
    const struct ir_stmt *variable = def_in(pf, info, prog_args(pf, s)[0]);
    if (variable && variable->op == IR_ADDR)
        variable = def_in(pf, info, prog_args(pf, variable)[0]);
    return variable && variable->op == IR_ALLOCA && !is_handed_out(pf, variable->dst, 0);
}

/* A parameter or constant that a local variable or a choice passes on. Terms leave conversions
 * out: none changes a small number. */
static bool evaluate_passed_on(struct conc *c, func_id f, uint32_t given, ir_ref ref, int64_t *out)
{
    uint32_t t[4];
    memcpy(t, tuples_at(&c->terms, term_of(c, f, ref)), sizeof t);
    if (t[0] == TERM_INT)
        *out = (int64_t)((uint64_t)t[2] << 32 | t[1]);
    else if (t[0] != TERM_PARAM || t[1] != f.i || !given_param(c, f, given, t[2], out))
        return false;
    return *out >= 0 && is_small(*out) && is_own_variable(c, f, ref);
}

static bool evaluate_reg(struct conc *c, func_id f, uint32_t given, ir_ref ref, int *left,
                         int64_t *out)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t def = finfo_of(c, f)->def[ref_index(ref)];
    if (def == IR_NONE || (*left)-- <= 0)
        return false;
    const struct ir_stmt *s = &pf->stmts[def];
    const ir_ref *args = prog_args(pf, s);
    int64_t a, b;
    switch (s->op) {
    case IR_COPY:
        return evaluate_in(c, f, given, args[0], left, out);
    case IR_ZEXT:
    case IR_SEXT:
    case IR_TRUNC:
        return evaluate_in(c, f, given, args[0], left, &a) && ir_convert(s, a, out);
    default:
        if (!(ir_op_info(s->op)->flags & OPF_INT) || s->nargs != 2)
            return evaluate_passed_on(c, f, given, ref, out);
        return evaluate_in(c, f, given, args[0], left, &a) &&
               evaluate_in(c, f, given, args[1], left, &b) && ir_fold(s, a, b, out);
    }
}

static bool evaluate_in(struct conc *c, func_id f, uint32_t given, ir_ref ref, int *left,
                        int64_t *out)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (ref_kind(ref) != REF_REG)
        return ir_ref_int(pf->unit, ref, out);
    if (ref_index(ref) < pf->func->nparams)
        return given_param(c, f, given, ref_index(ref), out);
    return evaluate_reg(c, f, given, ref, left, out);
}

static bool evaluate(struct conc *c, func_id f, uint32_t given, ir_ref ref, int64_t *out)
{
    int left = MAX_STEPS;
    return evaluate_in(c, f, given, ref, &left, out);
}

/* ---- for the flow ---- */

uint32_t given_for_call(struct conc *c, uint32_t fctx, uint32_t stmt, func_id callee)
{
    func_id f = func_of_fctx(c, fctx);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t key[2 * MAX_GIVEN] = {0}, param;
    struct idset_iter it = idset_begin(deciding_params(c, callee));
    for (uint32_t i = 0; i < MAX_GIVEN && idset_step(&it, &param); i++) {
        ir_ref arg = call_arg(pf, stmt, (int32_t)param);
        uint32_t term = arg.bits ? term_of(c, f, arg) : PTA_NONE;
        int64_t value;
        /* A computed value could count up with every call of a recursion. */
        if (term == PTA_NONE || tuples_at(&c->terms, term)[0] == TERM_OP ||
            !evaluate(c, f, c->fctxs.at[fctx].given, arg, &value) || value != (int32_t)value)
            continue;
        key[2 * i] = (uint32_t)(int32_t)value;
        key[2 * i + 1] = 1;
    }
    return tuples_add(&c->given_keys, key, NULL);
}

bool given_value(struct conc *c, uint32_t fctx, ir_ref ref, int64_t *out)
{
    uint32_t given = c->fctxs.at[fctx].given;
    func_id f = func_of_fctx(c, fctx);
    return given && evaluate(c, f, given, ref, out);
}

/* ---- code that no caller of a thread leads to ---- */

enum { MAX_HANDED = 4 }; /* calls that a constant is followed up */

/* Terms leave conversions out, which change large and negative numbers. */
static bool is_handed_on_as_is(ir_ref arg, uint32_t param, int64_t value)
{
    return (ref_kind(arg) == REF_REG && ref_index(arg) == param) || (value >= 0 && is_small(value));
}

/* The constant that all calls of a frame hand over for a parameter, themselves or from theirs. */
static bool constant_param(struct conc *c, uint32_t frame, uint32_t param, int depth, int64_t *out)
{
    uint32_t n;
    const struct call_in *calls = frame_callers(c, frame, &n);
    if (c->frames.at[frame].caller == PTA_NONE || !n || depth > MAX_HANDED)
        return false;
    for (uint32_t i = 0; i < n; i++) {
        const struct pta_edge *e = edge_of_call(c, &calls[i]);
        const struct prog_func *pf = frame_func(c, calls[i].frame);
        func_id f = pta_inst_func(c->pta, c->frames.at[calls[i].frame].inst);
        ir_ref arg = call_arg(pf, e->stmt, (int32_t)param);
        int64_t value;
        if (e->model || !arg.bits)
            return false;
        uint32_t t[4];
        memcpy(t, tuples_at(&c->terms, term_of(c, f, arg)), sizeof t);
        bool is_param = t[0] == TERM_PARAM && t[1] == f.i;
        bool is_known = is_param
                            ? constant_param(c, calls[i].frame, t[2], depth + 1, &value) &&
                                  is_handed_on_as_is(arg, t[2], value) && is_own_variable(c, f, arg)
                            : ir_ref_int(pf->unit, arg, &value);
        if (!is_known || (i && value != *out))
            return false;
        *out = value;
    }
    return true;
}

/* What all calls of a frame have in common; 0 if nothing is known. */
static uint32_t given_of_frame(struct conc *c, uint32_t frame)
{
    uint32_t key[2 * MAX_GIVEN] = {0}, param;
    bool is_any = false;
    if (c->frames.at[frame].caller == PTA_NONE || !frame_func(c, frame)->func->nparams)
        return 0;
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    struct idset_iter it = idset_begin(deciding_params(c, f));
    for (uint32_t i = 0; i < MAX_GIVEN && idset_step(&it, &param); i++) {
        int64_t value;
        if (!constant_param(c, frame, param, 0, &value) || value != (int32_t)value)
            continue;
        key[2 * i] = (uint32_t)(int32_t)value;
        key[2 * i + 1] = is_any = true;
    }
    return is_any ? tuples_add(&c->given_keys, key, NULL) : 0;
}

/* A function with constants that all calls of a frame hand over. */
struct given_func {
    struct conc *c;
    func_id f;
    uint32_t given;
};

/* Whether the constants keep the block from going on to its i-th successor. */
static bool is_never_taken(void *context, const struct ir_block *b, uint32_t i)
{
    const struct given_func *g = context;
    const struct prog_func *pf = &g->c->prog->funcs[g->f.i];
    const struct ir_stmt *last = &pf->stmts[b->first + b->count - 1];
    int64_t value, label;
    if ((last->op != IR_BRANCH && last->op != IR_SWITCH) ||
        !evaluate(g->c, g->f, g->given, prog_args(pf, last)[0], &value))
        return false;
    if (last->op == IR_BRANCH)
        return (i == 0) != (value != 0);
    if (i)
        return i < last->nargs && ir_ref_int(pf->unit, prog_args(pf, last)[i], &label) &&
               label != value;
    for (uint32_t k = 1; k < last->nargs; k++)
        if (ir_ref_int(pf->unit, prog_args(pf, last)[k], &label) && label == value)
            return true;
    return false;
}

/*
 * Terms of loads depend on the order in which they are asked for. What is asked here, before
 * anything else is known, must not decide how later stages see a function: they begin anew.
 */
struct terms_before {
    uint32_t *term; /* NULL: there were none */
    bool has_stored;
};

static struct terms_before *terms_keep(const struct conc *c)
{
    struct terms_before *kept = xcalloc(c->prog->nfuncs + 1, sizeof *kept);
    for (uint32_t f = 0; f < c->prog->nfuncs; f++) {
        const struct finfo *info = &c->finfos[f];
        size_t n = c->prog->funcs[f].func->nregs;
        kept[f].has_stored = info->has_stored;
        if (!info->term || !n)
            continue;
        kept[f].term = xmalloc(n * sizeof *info->term);
        memcpy(kept[f].term, info->term, n * sizeof *info->term);
    }
    return kept;
}

static void terms_restore(struct conc *c, struct terms_before *kept)
{
    for (uint32_t f = 0; f < c->prog->nfuncs; f++) {
        struct finfo *info = &c->finfos[f];
        size_t bytes = c->prog->funcs[f].func->nregs * sizeof *info->term;
        if (kept[f].term)
            memcpy(info->term, kept[f].term, bytes);
        else if (info->term)
            memset(info->term, 0, bytes);
        if (!kept[f].has_stored) {
            map_clear(&info->store_at);
            map_clear(&info->store_base);
            info->has_stored = false;
        }
        free(kept[f].term);
    }
    free(kept);
}

bool given_find_dead(struct conc *c)
{
    uint32_t n = (uint32_t)c->frames.n;
    bool any = false;
    struct terms_before *kept = terms_keep(c);
    for (uint32_t f = 0; f < n && !c->prog->classes; f++) {
        struct given_func g = {c, pta_inst_func(c->pta, c->frames.at[f].inst),
                               given_of_frame(c, f)};
        if (!g.given)
            continue;
        bool *reached = xcalloc(frame_func(c, f)->func->nblocks + 1, sizeof *reached);
        if (blocks_reached(frame_func(c, f), is_never_taken, &g, reached)) {
            frame_add_dead(c, f, reached);
            any = true;
        }
        free(reached);
    }
    terms_restore(c, kept);
    return any;
}
