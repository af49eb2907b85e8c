/*
 * What is known when a condition turned out one way: `while (a || b) ;` is left when neither holds.
 * The front end makes a phi of the parts of such a condition; each part that must have been looked
 * at on the way is listed with its outcome.
 */
#include "conc/conc_int.h"

enum { MAX_STEPS = 8, MAX_BIT_STEPS = 3, MAX_BIT_INPUTS = 8 };

struct finding {
    struct conc *c;
    const struct prog_func *pf;
    struct finfo *info;
    struct known *out;
    uint32_t n, max;
};

static const struct ir_block *block_at(const struct finding *f, uint32_t block)
{
    return &f->pf->unit->blocks[f->pf->func->first_block + block];
}

static void find(struct finding *f, ir_ref cond, bool is_true, int depth);

/* The branches that the block is behind, as long as one edge leads to each. */
static void find_before(struct finding *f, uint32_t block, uint32_t until, int depth)
{
    const struct cfg *cfg = f->info->cfg;
    for (int i = 0; i < MAX_STEPS && block != until; i++) {
        uint32_t first = cfg->pred_first[block];
        if (cfg->pred_first[block + 1] != first + 1)
            return;
        uint32_t pred = cfg->preds[first];
        const struct ir_block *b = block_at(f, pred);
        const struct ir_stmt *t = &f->pf->stmts[b->first + b->count - 1];
        const uint32_t *succ = ir_succs(f->pf->unit, f->pf->func, b);
        if (t->op == IR_BRANCH && succ[0] != succ[1])
            find(f, ir_args(f->pf->unit, f->pf->func, t)[0], succ[0] == block, depth + 1);
        block = pred;
    }
}

/* A phi that came out this way: from the one edge that can bring such a value. */
static void find_phi(struct finding *f, uint32_t def, bool is_true, int depth)
{
    const struct ir_stmt *s = &f->pf->stmts[def];
    const ir_ref *args = ir_args(f->pf->unit, f->pf->func, s);
    uint32_t only = IR_NONE;
    for (uint32_t i = 0; i + 1 < s->nargs; i += 2) {
        int64_t value;
        if (ir_ref_int(f->pf->unit, args[i], &value) && (value != 0) != is_true)
            continue;
        if (only != IR_NONE)
            return;
        only = i;
    }
    if (only == IR_NONE)
        return;
    find(f, args[only], is_true, depth + 1);
    find_before(f, ref_index(args[only + 1]), f->info->cfg->idom[f->info->block_of[def]], depth);
}

/* Is the value a condition, made wider? */
static bool is_truth(const struct finding *f, ir_ref value)
{
    uint32_t def = ref_kind(value) == REF_REG ? f->info->def[ref_index(value)] : IR_NONE;
    return def != IR_NONE && f->pf->stmts[def].op == IR_ZEXT && f->pf->stmts[def].size == 1;
}

/* Is the value zero or one: a comparison, a bit, or a phi of such? */
static bool is_bit(const struct finding *f, ir_ref value, int depth)
{
    int64_t number;
    if (ir_ref_int(f->pf->unit, value, &number))
        return number == 0 || number == 1;
    uint32_t def = ref_kind(value) == REF_REG ? f->info->def[ref_index(value)] : IR_NONE;
    if (def == IR_NONE || depth > MAX_BIT_STEPS || f->pf->stmts[def].nargs > 2 * MAX_BIT_INPUTS)
        return false;
    const struct ir_stmt *s = &f->pf->stmts[def];
    const ir_ref *args = ir_args(f->pf->unit, f->pf->func, s);
    if (s->op == IR_CMP || (s->op == IR_TRUNC && s->size == 1))
        return true;
    uint32_t step = s->op == IR_PHI ? 2 : s->op == IR_XOR ? 1 : 0;
    for (uint32_t i = 0; step && i < s->nargs; i += step)
        if (!is_bit(f, args[i], depth + 1))
            return false;
    return step != 0;
}

/* `!(a && b)` */
static bool is_negation(const struct finding *f, const struct ir_stmt *s, const ir_ref *args)
{
    int64_t one;
    return s->op == IR_XOR && ir_ref_int(f->pf->unit, args[1], &one) && (one == 1 || one == -1) &&
           is_bit(f, args[0], 0);
}

static void find(struct finding *f, ir_ref cond, bool is_true, int depth)
{
    uint32_t def = ref_kind(cond) == REF_REG ? f->info->def[ref_index(cond)] : IR_NONE;
    if (def == IR_NONE || depth > MAX_STEPS)
        return;
    const struct ir_stmt *s = &f->pf->stmts[def];
    const ir_ref *args = ir_args(f->pf->unit, f->pf->func, s);
    if (s->op == IR_PHI) {
        find_phi(f, def, is_true, depth);
        return;
    }
    if (f->n < f->max)
        f->out[f->n++] = (struct known){cond, is_true};
    int64_t zero;
    if (is_negation(f, s, args))
        find(f, args[0], !is_true, depth + 1);
    if (s->op == IR_ZEXT || s->op == IR_SEXT || s->op == IR_COPY)
        find(f, args[0], is_true, depth + 1); /* `(int)(a && b)`, as an argument */
    if (s->op == IR_CMP && (s->sub == CMP_EQ || s->sub == CMP_NE) &&
        ir_ref_int(f->pf->unit, args[1], &zero) && !zero && is_truth(f, args[0]))
        find(f, args[0], (s->sub == CMP_NE) == is_true, depth + 1);
    bool is_both = (s->op == IR_AND && is_true) || (s->op == IR_OR && !is_true);
    for (uint32_t i = 0; is_both && i < s->nargs; i++)
        find(f, args[i], is_true, depth + 1);
}

uint32_t condition_implies(struct conc *c, func_id func, ir_ref cond, bool is_true,
                           struct known *out, uint32_t max)
{
    struct finding f = {
        .c = c, .pf = &c->prog->funcs[func.i], .info = finfo_of(c, func), .out = out, .max = max};
    if (!f.info->cfg->is_irreducible)
        find(&f, cond, is_true, 0);
    return f.n;
}
