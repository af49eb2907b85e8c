/*
 * How often a loop runs, as far as constants say: does a loop that joins threads run as often as
 * the loop that created them? Only a proof that it does not counts; otherwise it is taken to join
 * them all (assumption A-JOIN-ALL).
 */
#include "conc/conc_int.h"

struct trip {
    bool has_start, has_bound;
    int64_t start, step, bound;
    ir_ref limit; /* register that the bound, if it is no constant, differs from by `beyond` */
    int64_t beyond;
};

/* The register behind a value, and the constant that is added to it. */
static ir_ref limit_of(const struct prog_func *pf, const struct finfo *info, ir_ref ref,
                       int64_t *beyond)
{
    enum { MAX_STEPS = 6 };
    for (int i = 0; i < MAX_STEPS; i++) {
        const struct ir_stmt *s = def_in(pf, info, ref);
        int64_t n = 0;
        bool is_step = s && (s->op == IR_ADD || s->op == IR_SUB) &&
                       ir_ref_int(pf->unit, prog_args(pf, s)[1], &n);
        bool is_same =
            s && (s->op == IR_COPY || s->op == IR_SEXT || s->op == IR_ZEXT || s->op == IR_TRUNC);
        if (!is_step && !is_same)
            break;
        *beyond += !is_step ? 0 : s->op == IR_ADD ? n : -n;
        ref = prog_args(pf, s)[0];
    }
    return ref;
}

/* The constant a loop variable grows by, 0 if the register is none. */
static int64_t step_of(const struct prog_func *pf, const struct finfo *info, ir_ref next,
                       uint32_t phi)
{
    int64_t step = 0;
    if (ref_kind(next) != REF_REG || info->def[ref_index(next)] == IR_NONE)
        return 0;
    const struct ir_stmt *s = &pf->stmts[info->def[ref_index(next)]];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    bool is_step = s->op == IR_ADD && ref_kind(args[0]) == REF_REG && ref_index(args[0]) == phi;
    return is_step && ir_ref_int(pf->unit, args[1], &step) ? step : 0;
}

/* Does the header leave the loop if the comparison holds? So javac writes `i < n`. */
static bool leaves_if(const struct prog_func *pf, const struct cfg *cfg, uint32_t loop,
                      const struct ir_block *header, uint32_t reg)
{
    const struct ir_stmt *last = &pf->stmts[header->first + header->count - 1];
    const uint32_t *succ = ir_succs(pf->unit, pf->func, header);
    if (last->op != IR_BRANCH)
        return false;
    ir_ref tested = ir_args(pf->unit, pf->func, last)[0];
    return ref_kind(tested) == REF_REG && ref_index(tested) == reg &&
           !cfg_in_loop(cfg, succ[0], loop) && cfg_in_loop(cfg, succ[1], loop);
}

bool new_array_length(const struct prog_func *pf, const struct finfo *info, ir_ref ref,
                      int64_t *out)
{
    const struct ir_stmt *load = def_in(pf, info, ref);
    const struct ir_stmt *at =
        load && load->op == IR_LOAD ? def_in(pf, info, prog_args(pf, load)[0]) : NULL;
    int64_t off;
    if (!at || at->op != IR_ADDR || at->nargs != 2 ||
        !ir_ref_int(pf->unit, prog_args(pf, at)[1], &off) || off != IR_ARRAY_LENGTH)
        return false;
    const struct ir_stmt *made = def_in(pf, info, prog_args(pf, at)[0]);
    if (!made || made->op != IR_CALL || made->nargs != 3 ||
        ref_kind(prog_args(pf, made)[1]) != REF_SYM)
        return false;
    const ir_ref *args = prog_args(pf, made); /* heddle.new, class, length */
    return ir_str(pf->unit, pf->unit->syms[ref_index(args[1])].name)[0] == '[' &&
           ir_ref_int(pf->unit, args[2], out);
}

/* `more`: 1 if the variable also takes the value of the bound. */
static void find_limit(const struct prog_func *pf, const struct finfo *info, ir_ref bound,
                       int64_t more, struct trip *t)
{
    t->has_bound = ir_ref_int(pf->unit, bound, &t->bound) && t->bound < INT32_MAX;
    t->bound += t->has_bound ? more : 0;
    t->beyond = more;
    t->limit = t->has_bound ? (ir_ref){0} : limit_of(pf, info, bound, &t->beyond);
}

/* Bound of the variable from a comparison that some branch of the loop's header makes. */
static void find_bound(const struct prog_func *pf, const struct finfo *info, uint32_t loop,
                       uint32_t phi, struct trip *t)
{
    const struct cfg *cfg = info->cfg;
    const struct ir_block *header =
        &pf->unit->blocks[pf->func->first_block + cfg->loops[loop].header];
    for (uint32_t i = 0; i < header->count; i++) {
        const struct ir_stmt *s = &pf->stmts[header->first + i];
        if (s->op != IR_CMP)
            continue;
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        bool is_less = s->sub == CMP_SLT || s->sub == CMP_ULT || s->sub == CMP_NE;
        bool is_end = s->sub == CMP_SGE || s->sub == CMP_UGE;
        bool is_at_most = s->sub == CMP_SLE || s->sub == CMP_ULE;
        bool is_past = s->sub == CMP_SGT || s->sub == CMP_UGT;
        if (ref_kind(args[0]) == REF_REG && ref_index(args[0]) == phi &&
            (is_less || is_at_most ||
             ((is_end || is_past) && leaves_if(pf, cfg, loop, header, s->dst))))
            find_limit(pf, info, args[1], is_at_most || is_past, t);
    }
}

static struct trip trip_of(struct conc *c, func_id f, uint32_t loop)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    const struct ir_block *header =
        &pf->unit->blocks[pf->func->first_block + info->cfg->loops[loop].header];
    struct trip t = {0};
    for (uint32_t i = 0; i < header->count && !t.has_start; i++) {
        const struct ir_stmt *phi = &pf->stmts[header->first + i];
        if (phi->op != IR_PHI || phi->nargs != 4)
            continue;
        const ir_ref *args = ir_args(pf->unit, pf->func, phi);
        for (uint32_t k = 0; k < 4; k += 2) {
            t.step = step_of(pf, info, args[2 - k], phi->dst);
            if (!t.step || !ir_ref_int(pf->unit, args[k], &t.start))
                continue;
            t.has_start = true;
            find_bound(pf, info, loop, phi->dst, &t);
            break;
        }
    }
    return t;
}

bool loop_runs_once(struct conc *c, func_id f, uint32_t loop)
{
    struct trip t = trip_of(c, f, loop);
    return t.has_start && t.has_bound && t.step > 0 && t.bound - t.start <= t.step;
}

/* How many loops are in one another inside of the loop. */
static uint32_t nesting_in(const struct cfg *cfg, uint32_t loop)
{
    uint32_t most = 0;
    for (uint32_t l = 0; l < cfg->nloops; l++) {
        uint32_t up = 0, at = l;
        for (; at != CFG_NONE && at != loop; at = cfg->loops[at].parent)
            up++;
        most = at == loop ? MAX(most, up) : most;
    }
    return most;
}

/* The loop around as many others, if there is one: a loop in a loop joins what such a one made. */
static uint32_t loop_around(const struct cfg *cfg, uint32_t loop, uint32_t nesting)
{
    for (; nesting && cfg->loops[loop].parent != CFG_NONE; nesting--)
        loop = cfg->loops[loop].parent;
    return loop;
}

bool loop_covers(struct conc *c, func_id joins_in, uint32_t loop, origin_id made)
{
    const struct pta_origin *o = pta_origin(c->pta, made);
    if (o->ncreations != 1)
        return true;
    const struct pta_creation *creation = pta_creations(c->pta, made);
    func_id f = pta_inst_func(c->pta, creation->inst);
    const struct finfo *info = finfo_of(c, f);
    uint32_t made_in = info->cfg->loop[info->block_of[creation->stmt]];
    if (made_in == CFG_NONE)
        return true;
    made_in = loop_around(info->cfg, made_in, nesting_in(finfo_of(c, joins_in)->cfg, loop));
    struct trip create = trip_of(c, f, made_in), join = trip_of(c, joins_in, loop);
    if (!create.has_start || !join.has_start)
        return true;
    if (join.start > create.start || join.step > create.step)
        return false;
    bool is_same_limit = f.i == joins_in.i && ref_kind(create.limit) == REF_REG &&
                         create.limit.bits == join.limit.bits;
    if (is_same_limit && join.beyond - join.start < create.beyond - create.start)
        return false;
    return !create.has_bound || !join.has_bound || join.bound >= create.bound;
}

static int64_t rounds_of(const struct trip *t)
{
    bool is_known = t->has_start && t->has_bound && t->step > 0;
    return is_known ? MAX(t->bound - t->start + t->step - 1, 0) / t->step : -1;
}

/* A bound that is the length of a new array counts the rounds; whether two loops go over the same
 * elements is asked of the array. */
static struct trip counted_trip(struct conc *c, func_id f, uint32_t loop)
{
    struct trip t = trip_of(c, f, loop);
    int64_t length;
    if (!t.has_bound && new_array_length(&c->prog->funcs[f.i], finfo_of(c, f), t.limit, &length)) {
        t.has_bound = true;
        t.bound = length + t.beyond;
    }
    return t;
}

int64_t loop_rounds(struct conc *c, func_id f, uint32_t loop)
{
    struct trip t = counted_trip(c, f, loop);
    return rounds_of(&t);
}

bool param_is_constant(struct conc *c, uint32_t frame, uint32_t param, int64_t *value, int depth)
{
    enum { MAX_CALLERS = 16, MAX_UP = 3 };
    uint32_t n;
    const struct call_in *calls = frame_callers(c, frame, &n);
    if (!n || n > MAX_CALLERS || depth > MAX_UP)
        return false;
    for (uint32_t i = 0; i < n; i++) {
        const struct prog_func *pf = frame_func(c, calls[i].frame);
        const struct pta_edge *e = edge_of_call(c, &calls[i]);
        ir_ref arg = e->model ? (ir_ref){0} : call_arg(pf, e->stmt, (int32_t)param);
        int64_t given;
        bool is_param = ref_kind(arg) == REF_REG && ref_index(arg) < pf->func->nparams;
        if (!ir_ref_int(pf->unit, arg, &given) &&
            !(is_param && param_is_constant(c, calls[i].frame, ref_index(arg), &given, depth + 1)))
            return false;
        if (i && given != *value)
            return false;
        *value = given;
    }
    return true;
}

/* The address that a value was loaded from, if that is a local variable; IR_NO_REG. */
static uint32_t loaded_from(const struct prog_func *pf, const struct finfo *info, ir_ref ref)
{
    const struct ir_stmt *s = def_in(pf, info, ref);
    if (!s || s->op != IR_LOAD)
        return IR_NO_REG;
    ir_ref address = prog_args(pf, s)[0];
    const struct ir_stmt *made = def_in(pf, info, address);
    return made && made->op == IR_ALLOCA ? ref_index(address) : IR_NO_REG;
}

/* Start and step of a local variable that the function itself sets before the loop and steps in
 * it, each once. */
static void find_stores(const struct prog_func *pf, const struct finfo *info, uint32_t loop,
                        uint32_t variable, struct trip *t)
{
    uint32_t starts = 0, steps = 0;
    int64_t step = 0;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_STORE || ref_kind(prog_args(pf, s)[0]) != REF_REG ||
            ref_index(prog_args(pf, s)[0]) != variable)
            continue;
        ir_ref value = prog_args(pf, s)[1];
        const struct ir_stmt *sum = def_in(pf, info, value);
        bool is_start = ir_ref_int(pf->unit, value, &t->start);
        bool is_step = sum && sum->op == IR_ADD &&
                       loaded_from(pf, info, prog_args(pf, sum)[0]) == variable &&
                       ir_ref_int(pf->unit, prog_args(pf, sum)[1], &step) &&
                       cfg_in_loop(info->cfg, info->block_of[i], loop);
        starts += !is_step;
        steps += is_step;
        if (!is_start && !is_step)
            return;
    }
    t->step = step;
    t->has_start = starts == 1 && steps == 1;
}

/* A variable that others are given the address of: they are taken to read it only. */
static struct trip trip_in_memory(struct conc *c, func_id f, uint32_t loop)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    const struct ir_block *header =
        &pf->unit->blocks[pf->func->first_block + info->cfg->loops[loop].header];
    struct trip t = {0};
    for (uint32_t i = 0; i < header->count && !t.has_start; i++) {
        const struct ir_stmt *s = &pf->stmts[header->first + i];
        if (s->op != IR_LOAD || s->dst == IR_NO_REG)
            continue;
        ir_ref address = prog_args(pf, s)[0];
        const struct ir_stmt *made = def_in(pf, info, address);
        if (!made || made->op != IR_ALLOCA)
            continue;
        find_stores(pf, info, loop, ref_index(address), &t);
        if (t.has_start)
            find_bound(pf, info, loop, s->dst, &t);
    }
    return t;
}

int64_t loop_rounds_in(struct conc *c, uint32_t frame, uint32_t loop)
{
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    struct trip t = counted_trip(c, f, loop);
    if (!t.has_start)
        t = trip_in_memory(c, f, loop);
    bool is_param =
        ref_kind(t.limit) == REF_REG && ref_index(t.limit) < c->prog->funcs[f.i].func->nparams;
    if (t.has_bound || !t.has_start || t.step <= 0 || !is_param ||
        !param_is_constant(c, frame, ref_index(t.limit), &t.bound, 0) || t.bound > INT32_MAX)
        return rounds_of(&t);
    return MAX(t.bound + t.beyond - t.start + t.step - 1, 0) / t.step;
}

int64_t threads_made(struct conc *c, origin_id made)
{
    const struct pta_origin *o = pta_origin(c->pta, made);
    if (o->ncreations != 1)
        return MAX(o->ncreations, 1);
    const struct pta_creation *creation = pta_creations(c->pta, made);
    func_id f = pta_inst_func(c->pta, creation->inst);
    const struct finfo *info = finfo_of(c, f);
    uint32_t loop = info->cfg->loop[info->block_of[creation->stmt]];
    struct trip t = loop == CFG_NONE ? (struct trip){0} : counted_trip(c, f, loop);
    bool is_known = t.has_start && t.has_bound && t.step > 0 && t.bound > t.start;
    return is_known ? (t.bound - t.start + t.step - 1) / t.step : 1;
}
