/*
 * Waits that go on only after a change: `while (!ready) wait(&c, &m)` waits as long as `ready` is
 * what it was at the start. The tests above a condition wait are computed with the values that the
 * variables start with; if all of them lead to the wait, it ends only after somebody has changed
 * one of those variables.
 */
#include "conc/deadlock/lockuse.h"
#include "conc/element/value.h"
#include "conc/flow/flow_int.h"

enum {
    MAX_CALLS = 3,
    MAX_DEPTH = 16,
    MAX_DOMINATORS = 64,
    MAX_UP = 4,
    MAX_TESTED = 8,
    MAX_STEPS = 256
};

struct starting {
    struct conc *c;
    uint32_t fctx;                /* whose tests are asked */
    const struct call_site *from; /* the call whose arguments the parameters are; NULL: any */
    struct idset *tested;
    uint32_t left; /* values that may still be looked at, for one test */
};

/* ---- values at the start ---- */

/* Memory of the JVM starts at zero, but for lengths; variables as they are initialised. Of other
 * memory we ask that somebody puts a zero there (start_changes_find). */
static bool place_at_start(struct conc *c, uint32_t loc, uint32_t size, int64_t *out)
{
    const struct pta_loc *l = pta_loc(c->pta, (loc_id){loc});
    const struct pta_obj *o = pta_obj(c->pta, l->obj);
    *out = 0;
    if (l->stride || l->ext || l->off < 0 || !obj_is_unique(c, l->obj))
        return false;
    if (o->kind == OBJ_GLOBAL && o->site < c->prog->nsyms)
        return sym_initial_value(&c->prog->syms[o->site], (uint64_t)l->off, size, out);
    bool is_length = c->prog->classes && l->off == IR_ARRAY_LENGTH;
    return o->kind == OBJ_STACK || (o->kind == OBJ_HEAP && !is_length);
}

static bool value_at_start(struct starting *k, inst_id inst, ir_ref ref, int calls, int depth,
                           int64_t *out);

/* The one place that the call in question gives as a parameter; IDSET_END. */
static uint32_t place_given(const struct starting *k, inst_id inst, ir_ref address)
{
    struct conc *c = k->c;
    const struct prog_func *pf = &c->prog->funcs[pta_inst_func(c->pta, inst).i];
    if (!k->from || c->frames.at[c->fctxs.at[k->fctx].frame].inst.i != inst.i ||
        ref_kind(address) != REF_REG || ref_index(address) >= pf->func->nparams)
        return IDSET_END;
    uint32_t frame = c->fctxs.at[k->from->fctx].frame;
    ir_ref arg = call_arg(frame_func(c, frame), k->from->stmt, (int32_t)ref_index(address));
    return arg.bits ? idset_only(pta_value(c->pta, c->frames.at[frame].inst, arg)) : IDSET_END;
}

static bool loaded_at_start(struct starting *k, inst_id inst, const struct prog_func *pf,
                            const struct ir_stmt *s, int64_t *out)
{
    uint32_t loc = idset_only(pta_value(k->c->pta, inst, prog_args(pf, s)[0]));
    if (loc == IDSET_END)
        loc = place_given(k, inst, prog_args(pf, s)[0]);
    if (loc == IDSET_END || !place_at_start(k->c, loc, s->size, out))
        return false;
    idset_add(k->tested, loc);
    return true;
}

/* What the one function that is called returns. */
static bool returned_at_start(struct starting *k, inst_id inst, uint32_t stmt, int calls,
                              int64_t *out)
{
    uint32_t n, ret = IR_NONE;
    const struct pta_edge *e = pta_edges(k->c->pta, inst, stmt, &n);
    uint32_t container;
    if (content_asked(k->c, inst, stmt, &container, out)) {
        idset_add(k->tested, container | CONTENT_BIT);
        return true;
    }
    if (n != 1 || e->kind != EDGE_CALL || calls >= MAX_CALLS)
        return false;
    inst_id callee = {e->target};
    const struct prog_func *pf = &k->c->prog->funcs[pta_inst_func(k->c->pta, callee).i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_RET)
            continue;
        if (ret != IR_NONE || !pf->stmts[i].nargs)
            return false;
        ret = i;
    }
    return ret != IR_NONE &&
           value_at_start(k, callee, prog_args(pf, &pf->stmts[ret])[0], calls + 1, 0, out);
}

/* The constant that all callers of the function context give for a parameter. */
static bool given_by_callers(struct conc *c, uint32_t fctx, uint32_t param, int64_t *out)
{
    const struct fctx *x = &c->fctxs.at[fctx];
    for (size_t i = 0; i < x->entries.n; i++) {
        int64_t value;
        if (x->entries.at[i].caller == PTA_NONE)
            return false;
        const struct prog_func *pf = frame_func(c, c->fctxs.at[x->entries.at[i].caller].frame);
        ir_ref arg = call_arg(pf, x->entries.at[i].stmt, (int32_t)param);
        if (!arg.bits || !ir_ref_int(pf->unit, arg, &value) || (i && value != *out))
            return false;
        *out = value;
    }
    return x->entries.n > 0;
}

static bool value_at_start(struct starting *k, inst_id inst, ir_ref ref, int calls, int depth,
                           int64_t *out)
{
    func_id f = pta_inst_func(k->c->pta, inst);
    const struct prog_func *pf = &k->c->prog->funcs[f.i];
    int64_t a, b;
    if (ir_ref_int(pf->unit, ref, out))
        return true;
    uint32_t def = ref_kind(ref) == REF_REG ? finfo_of(k->c, f)->def[ref_index(ref)] : IR_NONE;
    if (def == IR_NONE && calls == 0 && ref_kind(ref) == REF_REG &&
        ref_index(ref) < pf->func->nparams)
        return given_by_callers(k->c, k->fctx, ref_index(ref), out);
    if (def == IR_NONE || depth >= MAX_DEPTH || !k->left)
        return false;
    k->left--;
    const struct ir_stmt *s = &pf->stmts[def];
    const ir_ref *args = prog_args(pf, s);
    switch (s->op) {
    case IR_LOAD:
        return loaded_at_start(k, inst, pf, s, out);
    case IR_CALL:
    case IR_VCALL:
        return returned_at_start(k, inst, def, calls, out);
    case IR_COPY:
    case IR_ZEXT:
    case IR_SEXT:
    case IR_TRUNC:
        return value_at_start(k, inst, args[0], calls, depth + 1, out);
    default:
        if (s->nargs != 2 || !value_at_start(k, inst, args[0], calls, depth + 1, &a) ||
            !value_at_start(k, inst, args[1], calls, depth + 1, &b) || !ir_fold(s, a, b, out))
            return false;
        if (s->op == IR_XOR && (b == 1 || b == -1) && (a == 0 || a == 1))
            *out = !a; /* `not` of one bit */
        return true;
    }
}

/* ---- the tests above a wait ---- */

enum lead { LEADS_THERE, LEADS_AWAY, LEADS_UNKNOWN };

/* Is the lock held at the end of the block, or by a caller all the while? */
static bool is_held_at(const struct conc *c, uint32_t fctx, uint32_t block, uint32_t locs)
{
    const struct fctx *x = &c->fctxs.at[fctx];
    for (size_t i = 0; i < x->entries.n; i++)
        if (locks_meet(c, x->entries.at[i].lockset, locs))
            return true;
    for (size_t i = 0; x->block_out && i < x->block_out[block].n; i++)
        if (locks_meet(c, state_locks(c, &x->block_out[block].at[i]), locs))
            return true;
    return false;
}

/*
 * Do the tests above the statement lead to it at the start? Those that are made with the lock held
 * are asked; what was decided before decides whether the thread comes here at all. *first is the
 * first of them.
 */
static enum lead lead_at_start(struct starting *k, uint32_t fctx, uint32_t stmt, uint32_t locs,
                               uint32_t *first)
{
    struct conc *c = k->c;
    k->fctx = fctx;
    func_id f = func_of_fctx(c, fctx);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    inst_id inst = c->frames.at[c->fctxs.at[fctx].frame].inst;
    uint32_t block = info->block_of[stmt], at = block;
    for (int n = 0; n < MAX_DOMINATORS && at != CFG_NONE && info->cfg->idom[at] != at; n++) {
        at = info->cfg->idom[at];
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + at];
        uint32_t last = b->first + b->count - 1;
        if (!is_held_at(c, fctx, at, locs))
            break;
        if (b->nsuccs < 2 || pf->stmts[last].op == IR_INVOKE ||
            cfg_post_dominates(info->cfg, block, at))
            continue;
        int64_t value;
        k->left = MAX_STEPS;
        if (pf->stmts[last].op != IR_BRANCH ||
            !value_at_start(k, inst, prog_args(pf, &pf->stmts[last])[0], 0, 0, &value))
            return LEADS_UNKNOWN;
        const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
        if (cfg_dominates(info->cfg, succ[value != 0], block))
            return LEADS_AWAY;
        if (!cfg_dominates(info->cfg, succ[value == 0], block))
            return LEADS_UNKNOWN;
        *first = last;
    }
    return LEADS_THERE;
}

bool wait_needs_change(struct conc *c, const struct wait *at, struct idset *tested, uint32_t *first)
{
    struct starting k = {.c = c, .tested = tested};
    uint32_t fctx = at->inner_fctx, stmt = at->inner_stmt;
    uint32_t locs = token_at(c, at->token).locs;
    for (int up = 0; up < MAX_UP; up++) {
        *first = stmt;
        if (lead_at_start(&k, fctx, stmt, locs, first) != LEADS_THERE)
            return false;
        if (fctx == at->fctx)
            return !idset_is_empty(tested) && idset_count(tested) <= MAX_TESTED;
        if (!c->fctxs.at[fctx].callers.n)
            return false;
        stmt = c->fctxs.at[fctx].callers.at[0].stmt;
        fctx = c->fctxs.at[fctx].callers.at[0].fctx;
    }
    return false;
}

bool wait_needs_change_from(struct conc *c, const struct wait *at, const struct call_site *from,
                            struct idset *tested, uint32_t *first)
{
    struct starting k = {.c = c, .tested = tested, .from = from};
    *first = at->stmt;
    return at->fctx == at->inner_fctx &&
           lead_at_start(&k, at->fctx, at->stmt, token_at(c, at->token).locs, first) ==
               LEADS_THERE &&
           !idset_is_empty(tested) && idset_count(tested) <= MAX_TESTED;
}

/* ---- changes ---- */

struct finding {
    struct conc *c;
    const struct idset *places;
    start_changes *out;
    struct idset zeroed; /* where somebody puts what it starts with */
    u32_vec containers;
    uint32_t fctx;
    inst_id inst;
    const struct prog_func *pf;
};

static void add_changes(struct finding *k, uint32_t stmt, const struct idset *at, ir_ref value)
{
    struct idset_iter it = idset_begin(at);
    uint32_t loc;
    int64_t put, start;
    const struct ir_stmt *s = &k->pf->stmts[stmt];
    bool is_known = value.bits && ir_ref_int(k->pf->unit, value, &put);
    while (idset_step(&it, &loc)) {
        if (!idset_has(k->places, loc))
            continue;
        if (is_known && place_at_start(k->c, loc, s->size, &start) && put == start)
            idset_add(&k->zeroed, loc);
        else
            vec_push(k->out, ((struct start_change){loc, k->fctx, stmt}));
    }
}

static bool may_write(enum effect_kind kind)
{
    return kind == EFFECT_WRITE || kind == EFFECT_ATOMIC || kind == EFFECT_COPY;
}

/* Calls of the library by the user's code. */
static void read_containers(struct finding *k, uint32_t stmt)
{
    for (size_t i = 0; i < k->containers.n; i++) {
        uint32_t loc = k->containers.at[i];
        enum content_use use = content_used(k->c, k->inst, stmt, loc);
        if (use == CONTENT_MADE)
            idset_add(&k->zeroed, loc | CONTENT_BIT);
        else if (use == CONTENT_CHANGED)
            vec_push(k->out, ((struct start_change){loc | CONTENT_BIT, k->fctx, stmt}));
    }
}

static void read_stmt(struct finding *k, uint32_t stmt)
{
    const struct ir_stmt *s = &k->pf->stmts[stmt];
    uint32_t n;
    if (ir_op_info((enum ir_op)s->op)->flags & OPF_WRITE && s->nargs) {
        ir_ref value = s->op == IR_STORE ? prog_args(k->pf, s)[1] : (ir_ref){0};
        const struct idset *at = pta_value(k->c->pta, k->inst, prog_args(k->pf, s)[0]);
        if (idset_intersects(at, k->places))
            add_changes(k, stmt, at, value);
    }
    if (s->op != IR_CALL && s->op != IR_VCALL)
        return;
    if (k->containers.n && !prog_func_is_library(k->c->prog, func_of_fctx(k->c, k->fctx)))
        read_containers(k, stmt);
    const struct pta_edge *e = pta_edges(k->c->pta, k->inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int m = 0; e[i].kind == EDGE_MODEL && m < e[i].model->neffects; m++) {
            const struct effect *effect = &e[i].model->effects[m];
            if (may_write(effect->kind))
                add_changes(k, stmt, pta_place(k->c->pta, k->inst, stmt, &effect->obj),
                            (ir_ref){0});
        }
}

/* Memory that is neither initialised by the program's text nor by the JVM. */
static bool is_raw(const struct conc *c, uint32_t loc)
{
    if (loc & CONTENT_BIT)
        return !content_is_zero(c, loc & ~CONTENT_BIT);
    const struct pta_obj *o = pta_obj(c->pta, pta_loc(c->pta, (loc_id){loc})->obj);
    return o->kind != OBJ_GLOBAL && !c->prog->classes;
}

void start_changes_find(struct conc *c, const struct idset *places, start_changes *out)
{
    struct finding k = {.c = c, .places = places, .out = out};
    struct idset_iter it = idset_begin(places);
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (loc & CONTENT_BIT)
            vec_push(&k.containers, loc & ~CONTENT_BIT);
    for (uint32_t x = 0; !idset_is_empty(places) && x < c->fctxs.n; x++) {
        if (!c->fctxs.at[x].is_reached)
            continue;
        k.fctx = x;
        k.inst = c->frames.at[c->fctxs.at[x].frame].inst;
        k.pf = frame_func(c, c->fctxs.at[x].frame);
        for (uint32_t i = 0; i < k.pf->func->nstmts; i++)
            read_stmt(&k, i);
    }
    it = idset_begin(places);
    while (idset_step(&it, &loc))
        if (is_raw(c, loc) && !idset_has(&k.zeroed, loc))
            vec_push(out, ((struct start_change){loc, PTA_NONE, 0}));
    idset_release(&k.zeroed);
    vec_release(&k.containers);
}

bool wait_never_begins(struct conc *c, const struct wait *at)
{
    struct idset tested = {0};
    struct starting k = {.c = c, .tested = &tested};
    start_changes changes = {0};
    uint32_t first, locs = token_at(c, at->token).locs;
    bool is_away = lead_at_start(&k, at->inner_fctx, at->inner_stmt, locs, &first) == LEADS_AWAY;
    if (is_away)
        start_changes_find(c, &tested, &changes);
    is_away &= !changes.n;
    vec_release(&changes);
    idset_release(&tested);
    return is_away;
}
