/* How often a loop runs: the bounds that its condition sets (value.h). */
#include "conc/element/value_int.h"

static const struct ir_stmt *compare_at(const struct prog_func *pf, const struct finfo *info,
                                        ir_ref cond)
{
    if (ref_kind(cond) != REF_REG || info->def[ref_index(cond)] == IR_NONE)
        return NULL;
    const struct ir_stmt *s = &pf->stmts[info->def[ref_index(cond)]];
    return s->op == IR_CMP ? s : NULL;
}

/* The comparison behind a condition; of `(a < b) != 0`, as clang writes bounds of loops that were
 * made one, the inner one. */
static const struct ir_stmt *compare_of(const struct prog_func *pf, const struct finfo *info,
                                        ir_ref cond)
{
    const struct ir_stmt *s = compare_at(pf, info, cond), *inner = NULL;
    const ir_ref *args = s ? ir_args(pf->unit, pf->func, s) : NULL;
    int64_t number;
    if (!s || s->sub != CMP_NE || ref_kind(args[0]) != REF_REG ||
        !ir_ref_int(pf->unit, args[1], &number) || number)
        return s;
    uint32_t def = info->def[ref_index(args[0])];
    if (def != IR_NONE && pf->stmts[def].op == IR_ZEXT)
        inner = compare_at(pf, info, ir_args(pf->unit, pf->func, &pf->stmts[def])[0]);
    return inner ? inner : s;
}

/* Does the block lie on one side of the branch only, `side` being where that begins? */
static bool is_on_side(const struct cfg *cfg, uint32_t fork, uint32_t side, uint32_t join,
                       uint32_t block)
{
    if (side == join)
        return block == fork;
    return cfg->pred_first[side + 1] - cfg->pred_first[side] == 1 &&
           cfg_dominates(cfg, side, block);
}

static bool choice_of_phi(const struct prog_func *pf, struct finfo *info, uint32_t stmt,
                          struct choice *out)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    uint32_t join = info->block_of[stmt], fork = info->cfg->idom[join];
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + fork];
    const struct ir_stmt *t = &pf->stmts[b->first + b->count - 1];
    if (s->nargs != 4 || t->op != IR_BRANCH || fork == join)
        return false;
    uint32_t yes = ir_succs(pf->unit, pf->func, b)[0];
    if (yes == join)
        yes = fork;
    bool is_first = ref_index(args[1]) == yes, is_second = ref_index(args[3]) == yes;
    if (is_first == is_second)
        return false;
    const uint32_t *side = ir_succs(pf->unit, pf->func, b);
    uint32_t other = ref_index(args[is_first ? 3 : 1]);
    if (!is_on_side(info->cfg, fork, side[0], join,
                    is_first ? ref_index(args[1]) : ref_index(args[3])) ||
        !is_on_side(info->cfg, fork, side[1], join, other))
        return false; /* `if (a && b)`: not b leads to the other side */
    out->if_true = args[is_first ? 0 : 2];
    out->if_false = args[is_first ? 2 : 0];
    out->cmp = compare_of(pf, info, ir_args(pf->unit, pf->func, t)[0]);
    return out->cmp != NULL;
}

bool value_choice_at(struct values *v, uint32_t frame, uint32_t stmt, struct choice *out)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (s->op != IR_SELECT)
        return s->op == IR_PHI && choice_of_phi(pf, info, stmt, out);
    *out = (struct choice){args[1], args[2], compare_of(pf, info, args[0])};
    return out->cmp != NULL;
}

static bool tells_threads_apart(const struct values *v, uint32_t frame, const struct poly *p)
{
    for (uint32_t i = 0; i < p->n; i++) {
        const uint32_t *s = value_symbol_at(v, p->term[i].sym[0]);
        if (s[0] == VALUE_NUMBER || (s[0] == VALUE_ROUND && v->c->frames.at[s[1]].origin.i !=
                                                                v->c->frames.at[frame].origin.i))
            return true;
    }
    return false;
}

/* Is the difference zero in another round than the last one of the loop that makes the threads? */
static bool is_not_last(struct values *v, const struct poly *d)
{
    for (uint32_t i = 0; i < d->n; i++) {
        struct round_bound bound[MAX_BOUNDS];
        const uint32_t *s = value_symbol_at(v, d->term[i].sym[0]);
        uint32_t frame = s[1], loop = s[2];
        int64_t coef = d->term[i].coef;
        if (s[0] != VALUE_ROUND || d->term[i].sym[1] || (coef != 1 && coef != -1) ||
            value_round_bounds(v, frame, loop, bound) != 1 || bound[0].scale != 1)
            continue;
        struct poly left = poly_symbol(d->term[i].sym[0]);
        left = poly_add(&left, &bound[0].max, -1);
        left = poly_add(d, &left, -coef);
        if (poly_is_int(&left) && left.constant)
            return true;
    }
    return false;
}

/*
 * What a chosen value is at most: both, if the smaller one is chosen; the usual one, if the last
 * thread takes what is left over (A-REST). Else nothing.
 */
static uint32_t upper_of_choice(struct values *v, uint32_t frame, uint32_t user,
                                const struct choice *ch, struct poly *out)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const ir_ref *args = ir_args(pf->unit, pf->func, ch->cmp);
    struct poly x = value_of(v, frame, args[0]), y = value_of(v, frame, args[1]);
    struct poly yes = value_of(v, frame, ch->if_true), no = value_of(v, frame, ch->if_false);
    uint32_t sub = ch->cmp->sub;
    bool is_greater = sub == CMP_SGT || sub == CMP_SGE || sub == CMP_UGT || sub == CMP_UGE;
    bool is_less = sub == CMP_SLT || sub == CMP_SLE || sub == CMP_ULT || sub == CMP_ULE;
    out[0] = yes;
    out[1] = no;
    if ((is_greater && poly_equal(&x, &no) && poly_equal(&y, &yes)) ||
        (is_less && poly_equal(&x, &yes) && poly_equal(&y, &no)))
        return 2;
    struct poly d = poly_add(&x, &y, -1);
    bool is_one = sub == CMP_EQ || sub == CMP_NE;
    if (!tells_threads_apart(v, user, &d) || (is_one && d.n == 1 && !d.constant) ||
        (is_one && is_not_last(v, &d)))
        return 0; /* the first thread takes nothing that is left over */
    if (sub == CMP_EQ || is_greater)
        out[0] = no;
    return 1;
}

uint32_t value_upper_of_minimum(struct values *v, uint32_t frame, uint32_t load, int depth,
                                struct poly out[2])
{
    static const char minimum[] = "std::min<";
    const struct prog_func *pf = frame_func(v->c, frame);
    inst_id inst = v->c->frames.at[frame].inst;
    const struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, inst));
    const struct ir_stmt *s = &pf->stmts[load];
    ir_ref from = ir_args(pf->unit, pf->func, s)[0];
    uint32_t call = ref_kind(from) == REF_REG ? info->def[ref_index(from)] : IR_NONE, n;
    if (call == IR_NONE || pf->stmts[call].op != IR_CALL || pf->stmts[call].nargs != 3)
        return 0;
    const struct pta_edge *e = pta_edges(v->c->pta, inst, call, &n);
    if (n != 1 || e->kind != EDGE_CALL)
        return 0;
    func_id callee = pta_inst_func(v->c->pta, (inst_id){e->target});
    const char *name = v->c->prog->syms[v->c->prog->funcs[callee.i].sym.i].pretty;
    if (!name || strncmp(name, minimum, sizeof minimum - 1) != 0)
        return 0;
    for (int32_t i = 0; i < 2; i++)
        out[i] = eval_content(v, frame, load, call_arg(pf, call, i), s->size, depth);
    return 2;
}

static bool is_smaller_of(const struct values *v, uint32_t sym, uint32_t s[4])
{
    memcpy(s, value_symbol_at(v, sym), 4 * sizeof *s);
    return s[0] == VALUE_RESULT && s[1] == VALUE_MINIMUM;
}

/* min(min(a, y) + c, y) is at most min(a + c, y). */
static struct poly smaller_at_once(struct values *v, const struct poly *x, const struct poly *y)
{
    for (uint32_t i = 0; i < x->n; i++) {
        uint32_t s[4], sym = x->term[i].sym[0];
        if (x->term[i].coef != 1 || x->term[i].sym[1] || !is_smaller_of(v, sym, s))
            continue;
        struct poly a = value_poly(v, s[2]), b = value_poly(v, s[3]);
        if (poly_equal(&b, y))
            a = poly_replace(x, sym, &a);
        return poly_equal(&b, y) ? value_smaller(v, &a, y) : value_smaller(v, x, y);
    }
    return value_smaller(v, x, y);
}

/* The smaller of two values (choose.c): at most each of the two, and that. */
static uint32_t upper_of_smaller(struct values *v, struct poly *out)
{
    struct poly whole = out[0];
    uint32_t s[4];
    if (whole.is_unknown || whole.n != 1 || whole.term[0].coef != 1 || whole.term[0].sym[1])
        return 1;
    if (!is_smaller_of(v, whole.term[0].sym[0], s))
        return 1;
    for (int k = 0; k < 2; k++) {
        out[k] = value_poly(v, s[2 + k]);
        out[k].constant += whole.constant;
    }
    out[2] = smaller_at_once(v, &out[0], &out[1]);
    return 3;
}

static uint32_t upper_values(struct values *v, uint32_t frame, ir_ref ref, struct poly *out)
{
    uint32_t sym;
    out[0] = value_of(v, frame, ref);
    uint32_t known = upper_of_smaller(v, out);
    if (known > 1 || !poly_is_symbol(&out[0], &sym) || value_symbol_at(v, sym)[0] != VALUE_REGISTER)
        return known;
    /* The register that the value comes from, perhaps one of the creator's. */
    uint32_t home = value_symbol_at(v, sym)[1], reg = value_symbol_at(v, sym)[2];
    const struct prog_func *pf = frame_func(v->c, home);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[home].inst));
    struct choice ch;
    uint32_t stmt = info->def[reg];
    if (stmt == IR_NONE)
        return 1;
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->op == IR_LOAD) {
        struct poly whole = out[0];
        uint32_t n = value_upper_of_minimum(v, home, stmt, 0, out);
        if (!n)
            out[n++] = whole;
        return n;
    }
    if (!value_choice_at(v, home, stmt, &ch))
        return 1;
    struct poly whole = out[0];
    uint32_t n = upper_of_choice(v, home, frame, &ch, out);
    if (!n)
        out[n++] = whole;
    return n;
}

/* What is compared, and how. */
struct comparison {
    uint32_t sub; /* CMP_... */
    struct poly left, upper[MAX_BOUNDS];
    uint32_t n; /* of `upper` */
};

static uint32_t bounds_of_compare(const struct comparison *cmp, bool is_strict, bool is_less,
                                  uint32_t round, struct round_bound out[MAX_BOUNDS])
{
    const struct poly *left = &cmp->left, *upper = cmp->upper;
    struct poly start = *left;
    struct poly_term step = {0};
    for (uint32_t i = 0; i < left->n; i++)
        if (poly_term_has(&left->term[i], round))
            step = left->term[i];
    if (left->is_unknown || !step.coef || step.sym[1] || step.sym[0] != round ||
        (step.coef > 0) != is_less)
        return 0;
    step.coef = -step.coef;
    poly_add_term(&start, &step);
    for (uint32_t i = 0; i < cmp->n; i++) {
        /* start + step*k < upper, or start - step*k > upper */
        out[i].scale = step.coef < 0 ? -step.coef : step.coef;
        out[i].max = is_less ? poly_add(&upper[i], &start, -1) : poly_add(&start, &upper[i], -1);
        out[i].max.constant -= is_strict;
    }
    return cmp->n;
}

/* The register of the frame's function that a term stands for. */
static bool register_of_term(const struct conc *c, uint32_t frame, uint32_t term, ir_ref *out)
{
    const struct prog_func *pf = frame_func(c, frame);
    const uint32_t *t = tuples_at(&c->terms, term);
    uint32_t reg = IR_NO_REG;
    if (t[0] == TERM_PARAM && t[1] == pta_inst_func(c->pta, c->frames.at[frame].inst).i)
        reg = t[2];
    else if (t[0] == TERM_REG && t[1] >= pf->reg_base)
        reg = t[1] - pf->reg_base;
    *out = ref_make(REF_REG, reg);
    return reg < pf->func->nregs;
}

/* What a function that the statement calls compares: a register, or the pointer that is there. */
static struct poly value_of_term(struct values *v, uint32_t frame, uint32_t stmt, uint32_t term)
{
    const uint32_t *t = tuples_at(&v->c->terms, term);
    const struct prog_func *pf = frame_func(v->c, frame);
    func_id f = pta_inst_func(v->c->pta, v->c->frames.at[frame].inst);
    uint32_t address = t[0] == TERM_LOAD ? t[1] : PTA_NONE;
    ir_ref ref;
    for (int32_t i = 0; address != PTA_NONE && i < 2; i++) {
        ref = call_arg(pf, stmt, i);
        if (ref_kind(ref) == REF_REG && term_of(v->c, f, ref) == address)
            return value_content(v, frame, stmt, ref, pf->unit->pointer_size, 0);
    }
    return register_of_term(v->c, frame, term, &ref) ? value_of(v, frame, ref) : poly_unknown();
}

/* `first != last` of iterators: a small function compares the pointers in them. */
static bool read_called_compare(struct values *v, uint32_t frame, uint32_t stmt,
                                struct comparison *out)
{
    func_id f = pta_inst_func(v->c->pta, v->c->frames.at[frame].inst);
    const struct ir_stmt *s = &frame_func(v->c, frame)->stmts[stmt];
    const uint32_t *t = tuples_at(&v->c->terms, term_of(v->c, f, ref_make(REF_REG, s->dst)));
    if (t[0] != TERM_OP || t[1] >> 8 != IR_CMP)
        return false;
    uint32_t left = t[2], right = t[3];
    out->sub = t[1] & 0xff;
    out->left = value_of_term(v, frame, stmt, left);
    out->upper[0] = value_of_term(v, frame, stmt, right);
    /* No iterator is a number: that is the end of a vector as it was made, before it grew. */
    out->n = out->upper[0].is_unknown || poly_is_int(&out->upper[0]) ? 0 : 1;
    return true;
}

static bool read_compare(struct values *v, uint32_t frame, uint32_t stmt, struct comparison *out)
{
    const struct prog_func *pf = frame_func(v->c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (s->op == IR_CALL)
        return s->dst != IR_NO_REG && read_called_compare(v, frame, stmt, out);
    if (s->op != IR_CMP)
        return false;
    out->sub = s->sub;
    out->left = value_of(v, frame, args[0]);
    out->n = upper_values(v, frame, args[1], out->upper);
    return true;
}

/* The register that a condition negates: `!(a == b)`; itself if it does not. */
static ir_ref negated(const struct prog_func *pf, const struct finfo *info, ir_ref cond, bool *is)
{
    uint32_t def = ref_kind(cond) == REF_REG ? info->def[ref_index(cond)] : IR_NONE;
    const ir_ref *args = def == IR_NONE ? NULL : ir_args(pf->unit, pf->func, &pf->stmts[def]);
    int64_t value;
    if (!args || pf->stmts[def].op != IR_XOR || !ir_ref_int(pf->unit, args[1], &value) || !value)
        return cond;
    *is = !*is;
    return args[0];
}

/* The bound that the condition sets to a round in which it is true, or not true. */
static uint32_t bounds_of_condition(struct values *v, uint32_t frame, uint32_t loop, ir_ref cond,
                                    bool is_true, struct round_bound out[MAX_BOUNDS])
{
    const struct prog_func *pf = frame_func(v->c, frame);
    struct finfo *info = finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    struct comparison cmp;
    cond = negated(pf, info, cond, &is_true);
    if (ref_kind(cond) != REF_REG || info->def[ref_index(cond)] == IR_NONE ||
        !read_compare(v, frame, info->def[ref_index(cond)], &cmp))
        return 0;
    uint32_t round = value_symbol(v, VALUE_ROUND, frame, loop, 0);
    bool is_strict, is_less;
    switch (cmp.sub) {
    case CMP_EQ:
    case CMP_NE:
        is_strict = is_less = true;
        if (is_true != (cmp.sub == CMP_NE))
            return 0;
        is_true = true;
        break;
    case CMP_ULT:
    case CMP_SLT:
        is_strict = is_less = true;
        break;
    case CMP_ULE:
    case CMP_SLE:
        is_strict = false, is_less = true;
        break;
    case CMP_UGT:
    case CMP_SGT:
        is_strict = true, is_less = false;
        break;
    case CMP_UGE:
    case CMP_SGE:
        is_strict = false, is_less = false;
        break;
    default:
        return 0;
    }
    if (!is_true)
        is_less = !is_less, is_strict = !is_strict;
    return bounds_of_compare(&cmp, is_strict, is_less, round, out);
}

/* Conditions that hold where a loop goes on. */
struct tests {
    struct values *v;
    uint32_t frame, loop;
    const struct prog_func *pf;
    const struct finfo *info;
    struct round_bound *out;
    uint32_t n;
};

static const struct ir_block *block_at(const struct tests *t, uint32_t block)
{
    return &t->pf->unit->blocks[t->pf->func->first_block + block];
}

static const struct ir_stmt *last_of(const struct tests *t, uint32_t block)
{
    const struct ir_block *b = block_at(t, block);
    return &t->pf->stmts[b->first + b->count - 1];
}

static void add_condition(struct tests *t, ir_ref cond, bool is_true)
{
    struct round_bound more[MAX_BOUNDS];
    uint32_t n = bounds_of_condition(t->v, t->frame, t->loop, cond, is_true, more);
    for (uint32_t i = 0; i < n && t->n < MAX_BOUNDS; i++)
        t->out[t->n++] = more[i];
}

static bool is_plain(const struct tests *t, uint32_t block)
{
    const struct ir_block *at = block_at(t, block);
    for (uint32_t k = at->first; k < at->first + at->count; k++) {
        const struct ir_stmt *s = &t->pf->stmts[k];
        if (s->op == IR_STORE || s->op == IR_CALL || (s->op == IR_ADDR && s->nargs > 2))
            return false;
    }
    return true;
}

/* Only tests and sums on the way from the top of the loop to the block: no element is used. */
static bool is_plain_before(const struct tests *t, uint32_t block)
{
    const struct cfg *cfg = t->info->cfg;
    const struct cfg_loop *loop = &cfg->loops[t->loop];
    for (uint32_t i = cfg->rpo[loop->header]; i < loop->end; i++) {
        uint32_t b = cfg->order[i];
        if (cfg_in_loop(cfg, b, t->loop) && !cfg_dominates(cfg, block, b) && !is_plain(t, b))
            return false;
    }
    return true;
}

/* Does every round pass the block? */
static bool is_passed(const struct tests *t, uint32_t block)
{
    const struct cfg *cfg = t->info->cfg;
    uint32_t header = cfg->loops[t->loop].header;
    for (uint32_t k = cfg->pred_first[header]; k < cfg->pred_first[header + 1]; k++)
        if (cfg_in_loop(cfg, cfg->preds[k], t->loop) && !cfg_dominates(cfg, block, cfg->preds[k]))
            return false;
    return true;
}

/* Which operand of the phi is the one that is not the number 0; IR_NONE if there are others. */
static uint32_t only_true_input(const struct tests *t, const struct ir_stmt *phi)
{
    const ir_ref *args = ir_args(t->pf->unit, t->pf->func, phi);
    uint32_t found = IR_NONE;
    for (uint32_t i = 0; i + 1 < phi->nargs; i += 2) {
        int64_t value;
        if (ir_ref_int(t->pf->unit, args[i], &value) && !value)
            continue;
        if (found != IR_NONE)
            return IR_NONE;
        found = i;
    }
    return found;
}

/* `a && b` computed as a value: 0 from where a is false, else b. Both hold; a also where b uses an
 * element. */
static void add_conjunction(struct tests *t, uint32_t block, ir_ref cond)
{
    uint32_t def = ref_kind(cond) == REF_REG ? t->info->def[ref_index(cond)] : IR_NONE;
    if (def == IR_NONE || t->pf->stmts[def].op != IR_PHI || t->info->block_of[def] != block)
        return;
    const ir_ref *args = ir_args(t->pf->unit, t->pf->func, &t->pf->stmts[def]);
    uint32_t last = only_true_input(t, &t->pf->stmts[def]);
    for (uint32_t i = 0; last != IR_NONE && i + 1 < t->pf->stmts[def].nargs; i += 2) {
        uint32_t from = ref_index(args[i + 1]);
        const struct ir_stmt *s = last_of(t, from);
        if (i == last && is_plain_before(t, block))
            add_condition(t, args[i], true);
        if (i != last && s->op == IR_BRANCH && is_plain(t, from) && is_plain_before(t, from) &&
            cfg_dominates(t->info->cfg, from, ref_index(args[last + 1])) &&
            ir_succs(t->pf->unit, t->pf->func, block_at(t, from))[1] == block)
            add_condition(t, ir_args(t->pf->unit, t->pf->func, s)[0], true);
    }
}

static void add_test(struct tests *t, uint32_t block)
{
    const struct ir_block *b = block_at(t, block);
    const struct ir_stmt *s = last_of(t, block);
    const uint32_t *succ = ir_succs(t->pf->unit, t->pf->func, b);
    if (s->op != IR_BRANCH || b->nsuccs != 2)
        return;
    bool stays = cfg_in_loop(t->info->cfg, succ[0], t->loop);
    if (stays == cfg_in_loop(t->info->cfg, succ[1], t->loop) || !is_passed(t, block))
        return;
    ir_ref cond = ir_args(t->pf->unit, t->pf->func, s)[0];
    if (is_plain_before(t, block))
        add_condition(t, cond, stays);
    if (stays)
        add_conjunction(t, block, cond);
}

uint32_t value_round_bounds(struct values *v, uint32_t frame, uint32_t loop,
                            struct round_bound out[MAX_BOUNDS])
{
    const struct finfo *info =
        finfo_of(v->c, pta_inst_func(v->c->pta, v->c->frames.at[frame].inst));
    struct tests t = {v, frame, loop, frame_func(v->c, frame), info, out, 0};
    const struct cfg *cfg = info->cfg;
    uint32_t header = cfg->loops[loop].header;
    add_test(&t, header);
    for (uint32_t i = cfg->rpo[header] + 1; i < cfg->loops[loop].end && t.n < MAX_BOUNDS; i++)
        if (cfg->order[i] != header && cfg->loop[cfg->order[i]] == loop)
            add_test(&t, cfg->order[i]);
    return t.n;
}
