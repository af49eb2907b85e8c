/*
 * Semaphores made by hand: a counter, a lock and a condition.
 *
 *     wait:  lock(&z->lock);  while (z->value <= 0) cond_wait(&z->cond, &z->lock);
 *            z->value--;  unlock(&z->lock);
 *     post:  lock(&z->lock);  z->value++;  cond_signal(&z->cond);  unlock(&z->lock);
 *     init:  z->value = value;  cond_init(&z->cond);  mutex_init(&z->lock);
 *
 * Such functions get the effects of sem_wait, sem_post and sem_init on the counter, around their
 * bodies, which are analysed as ever: a race on the counter itself is still found. Found by bodies:
 * all they store to memory of others is the counter, one more or one less; who takes one away has
 * found it above zero, does so under a lock and waits for a condition otherwise; who adds one
 * signals. The counter is behind the first parameter, or a variable of the program. That nobody
 * else stores to it is checked where the semaphores are used (conc/order/sync.c).
 */
#include "ir/cfg.h"
#include "pta/pta_int.h"

enum { MAX_STMTS = 80, MAX_WRAPS = 3, MAX_CALLS = 500 };

/* An address that is known up to a constant: a parameter, or a symbol. */
struct spot {
    ir_ref root;
    int64_t off;
};

struct reading {
    struct pta *p;
    const struct prog_func *pf;
    const struct cfg *cfg;
    const uint32_t *def;   /* register -> statement */
    const uint32_t *block; /* statement -> */
    struct arena *scratch;
    uint32_t calls_left; /* that may still be looked into */
};

static const struct ir_stmt *def_of(const struct reading *r, ir_ref ref)
{
    uint32_t at = ref_kind(ref) == REF_REG ? r->def[ref_index(ref)] : IR_NONE;
    return at == IR_NONE ? NULL : &r->pf->stmts[at];
}

static const ir_ref *args_of(const struct reading *r, const struct ir_stmt *s)
{
    return ir_args(r->pf->unit, r->pf->func, s);
}

static bool spot_of(const struct reading *r, ir_ref ref, struct spot *out)
{
    out->off = 0;
    for (const struct ir_stmt *s = def_of(r, ref); s; s = def_of(r, ref)) {
        int64_t by = 0;
        if (s->op != IR_COPY &&
            (s->op != IR_ADDR || s->nargs != 2 || !ir_ref_int(r->pf->unit, args_of(r, s)[1], &by)))
            return false;
        out->off += by;
        ref = args_of(r, s)[0];
    }
    out->root = ref;
    return ref_kind(ref) == REF_SYM || (ref_kind(ref) == REF_REG && ref_index(ref) == 0 &&
                                        r->pf->func->nparams && r->def[0] == IR_NONE);
}

static bool is_at(const struct reading *r, ir_ref address, const struct spot *spot)
{
    struct spot other;
    return spot_of(r, address, &other) && other.root.bits == spot->root.bits &&
           other.off == spot->off;
}

static bool is_own_variable(const struct reading *r, ir_ref address)
{
    const struct ir_stmt *s = def_of(r, address);
    while (s && (s->op == IR_ADDR || s->op == IR_COPY))
        s = def_of(r, args_of(r, s)[0]);
    return s && s->op == IR_ALLOCA;
}

static uint32_t effects_of(const struct model_fn *m)
{
    uint32_t kinds = 0;
    for (int i = 0; i < m->neffects; i++) {
        enum effect_kind kind = m->effects[i].kind;
        if (kind == EFFECT_LOCK || kind == EFFECT_UNLOCK || kind == EFFECT_COND_WAIT ||
            kind == EFFECT_COND_SIGNAL)
            kinds |= 1u << (kind - EFFECT_LOCK);
    }
    return kinds;
}

/* What the call does to locks and conditions, itself or behind a few wrappers. */
static uint32_t kinds_of_call(struct reading *r, const struct prog_func *pf,
                              const struct ir_stmt *s, int depth)
{
    const struct pta *p = r->p;
    ir_ref callee = s->op == IR_CALL ? ir_args(pf->unit, pf->func, s)[0] : (ir_ref){0};
    if (s->op != IR_CALL || ref_kind(callee) != REF_SYM)
        return 0;
    if (!r->calls_left)
        return UINT32_MAX;
    r->calls_left--;
    const struct prog_sym *sym =
        &p->prog->syms[prog_sym_of(p->prog, pf->unit_index, ref_index(callee)).i];
    const struct model_fn *m = model_find(p->model, sym->name, sym->pretty);
    if (m && (sym->func.i == IR_NONE || m->override_body))
        return effects_of(m);
    uint32_t kinds = 0;
    if (sym->func.i == IR_NONE || depth >= MAX_WRAPS)
        return 0;
    const struct prog_func *to = &p->prog->funcs[sym->func.i];
    for (uint32_t i = 0; to->func->nstmts <= MAX_STMTS && i < to->func->nstmts; i++)
        kinds |= kinds_of_call(r, to, &to->stmts[i], depth + 1);
    return kinds;
}

/* Is there such a call, and if `before` is one, on every way to that statement? */
static bool has_call(struct reading *r, enum effect_kind kind, uint32_t before)
{
    for (uint32_t i = 0; i < r->pf->func->nstmts; i++) {
        bool is_before =
            before == IR_NONE || (r->block[i] == r->block[before]
                                      ? i < before
                                      : cfg_dominates(r->cfg, r->block[i], r->block[before]));
        if (is_before && kinds_of_call(r, r->pf, &r->pf->stmts[i], 0) == 1u << (kind - EFFECT_LOCK))
            return true;
    }
    return false;
}

/* The one store to memory that is not the function's own; IR_NONE. */
static uint32_t only_store(const struct prog_func *pf, const struct reading *r)
{
    uint32_t found = IR_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (!(ir_op_info(s->op)->flags & OPF_WRITE) || is_own_variable(r, args_of(r, s)[0]))
            continue;
        if (s->op != IR_STORE || s->sub != ORDER_NONE || found != IR_NONE)
            return IR_NONE;
        found = i;
    }
    return found;
}

/* By how much the store changes what was there; 0: in another way. */
static int64_t step_of(const struct reading *r, const struct ir_stmt *store, struct spot *spot)
{
    int64_t step;
    const struct ir_stmt *sum = def_of(r, args_of(r, store)[1]);
    if (!spot_of(r, args_of(r, store)[0], spot) || !sum ||
        (sum->op != IR_ADD && sum->op != IR_SUB) ||
        !ir_ref_int(r->pf->unit, args_of(r, sum)[1], &step))
        return 0;
    const struct ir_stmt *load = def_of(r, args_of(r, sum)[0]);
    if (!load || load->op != IR_LOAD || !is_at(r, args_of(r, load)[0], spot))
        return 0;
    return sum->op == IR_ADD ? step : -step;
}

/* Which way of the branch means that the counter is above zero: 0 true, 1 false; -1: it is not
 * asked. */
static int way_above_zero(const struct reading *r, const struct ir_stmt *branch,
                          const struct spot *spot)
{
    int64_t bound;
    int flip = 0;
    const struct ir_stmt *cmp = def_of(r, args_of(r, branch)[0]);
    for (; cmp && cmp->op == IR_XOR; flip ^= 1) {
        if (!ir_ref_int(r->pf->unit, args_of(r, cmp)[1], &bound) || (bound & 1) != 1)
            return -1;
        cmp = def_of(r, args_of(r, cmp)[0]);
    }
    const struct ir_stmt *load = cmp && cmp->op == IR_CMP ? def_of(r, args_of(r, cmp)[0]) : NULL;
    if (!load || load->op != IR_LOAD || !is_at(r, args_of(r, load)[0], spot) ||
        !ir_ref_int(r->pf->unit, args_of(r, cmp)[1], &bound))
        return -1;
    bool at_zero = bound == 0, at_one = bound == 1;
    if ((at_zero && (cmp->sub == CMP_SGT || cmp->sub == CMP_UGT || cmp->sub == CMP_NE)) ||
        (at_one && (cmp->sub == CMP_SGE || cmp->sub == CMP_UGE)))
        return flip;
    if ((at_zero && (cmp->sub == CMP_SLE || cmp->sub == CMP_ULE || cmp->sub == CMP_EQ)) ||
        (at_one && (cmp->sub == CMP_SLT || cmp->sub == CMP_ULT)))
        return !flip;
    return -1;
}

/* Can the store be got to from a block without asking again? */
static bool gets_to(const struct reading *r, uint32_t from, uint32_t asks, uint32_t store)
{
    bool *seen = ARENA_ARRAY(r->scratch, bool, r->cfg->nblocks);
    u32_vec work = {0};
    bool found = false;
    vec_push(&work, from);
    while (work.n && !found) {
        uint32_t b = vec_pop(&work);
        if (b == asks || seen[b])
            continue;
        seen[b] = true;
        found = b == store;
        const struct ir_block *block = &r->pf->unit->blocks[r->pf->func->first_block + b];
        for (uint32_t i = 0; i < block->nsuccs; i++)
            vec_push(&work, ir_succs(r->pf->unit, r->pf->func, block)[i]);
    }
    vec_release(&work);
    return found;
}

/* Is the store made only when the counter was found above zero? */
static bool is_asked(const struct reading *r, uint32_t store, const struct spot *spot)
{
    for (uint32_t i = 0; i < r->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &r->pf->stmts[i];
        int way = s->op == IR_BRANCH ? way_above_zero(r, s, spot) : -1;
        uint32_t b = r->block[i];
        if (way < 0 || b == r->block[store] || !cfg_dominates(r->cfg, b, r->block[store]))
            continue;
        const struct ir_block *block = &r->pf->unit->blocks[r->pf->func->first_block + b];
        if (!gets_to(r, ir_succs(r->pf->unit, r->pf->func, block)[!way], b, r->block[store]))
            return true;
    }
    return false;
}

/* Does the function come back only when it has made the store? */
static bool is_always(const struct reading *r, uint32_t store)
{
    for (uint32_t i = 0; i < r->pf->func->nstmts; i++)
        if (r->pf->stmts[i].op == IR_RET && r->cfg->rpo[r->block[i]] != CFG_NONE &&
            !cfg_dominates(r->cfg, r->block[store], r->block[i]))
            return false;
    return true;
}

static void reading_init(struct reading *r, struct pta *p, func_id id, struct arena *scratch)
{
    const struct prog_func *pf = &p->prog->funcs[id.i];
    *r = (struct reading){.p = p, .pf = pf, .scratch = scratch, .calls_left = MAX_CALLS};
    uint32_t *def = ARENA_ARRAY(scratch, uint32_t, pf->func->nregs + 1);
    uint32_t *block = ARENA_ARRAY(scratch, uint32_t, pf->func->nstmts + 1);
    for (uint32_t i = 0; i < pf->func->nregs; i++)
        def[i] = IR_NONE;
    for (uint32_t b = 0; b < pf->func->nblocks; b++) {
        const struct ir_block *at = &pf->unit->blocks[pf->func->first_block + b];
        for (uint32_t i = at->first; i < at->first + at->count; i++) {
            block[i] = b;
            if (pf->stmts[i].dst != IR_NO_REG)
                def[pf->stmts[i].dst] = i;
        }
    }
    r->def = def;
    r->block = block;
}

/* The place of the effect, as its callers see it; false if it has no name for them. */
static bool place_of(const struct reading *r, const struct spot *spot, struct place *out)
{
    *out = (struct place){.kind = PLACE_ARG, .offset = spot->off};
    if (ref_kind(spot->root) == REF_REG)
        return true;
    psym_id sym = prog_sym_of(r->p->prog, r->pf->unit_index, ref_index(spot->root));
    *out = (struct place){
        .kind = PLACE_GLOBAL, .offset = spot->off, .name = r->p->prog->syms[sym.i].name};
    return out->name && prog_find(r->p->prog, out->name).i == sym.i;
}

/* Posts come before what they wake, waits after it. */
static void attach(const struct reading *r, func_id id, struct effect effect)
{
    struct pta *p = r->p;
    struct effect *list = ARENA_ARRAY(&p->arena, struct effect, 2);
    struct model_fn *m = ARENA_NEW(&p->arena, struct model_fn);
    bool is_wait = effect.kind == EFFECT_SEM_WAIT;
    list[is_wait] = effect;
    list[!is_wait] = (struct effect){.kind = EFFECT_BODY};
    *m = (struct model_fn){.name = "semaphore", .effects = list, .neffects = 2, .has_body = true};
    p->own_models[id.i] = m;
}

/* Has the function few statements, one of which counts? Most have not, and cost no more. */
static bool is_worth_a_look(const struct prog_func *pf)
{
    uint32_t nstores = 0, nadds = 0, ncalls = 0;
    for (uint32_t i = 0; pf->func->nstmts <= MAX_STMTS && i < pf->func->nstmts; i++) {
        nstores += pf->stmts[i].op == IR_STORE;
        nadds += pf->stmts[i].op == IR_ADD || pf->stmts[i].op == IR_SUB;
        ncalls += pf->stmts[i].op == IR_CALL;
    }
    return nstores && nadds && ncalls >= 3;
}

static void find_operation(struct pta *p, func_id id, struct arena *scratch)
{
    struct reading r;
    struct spot spot;
    struct effect effect = {.flags = EFF_COUNTED};
    reading_init(&r, p, id, scratch);
    uint32_t store = only_store(r.pf, &r);
    int64_t step = store == IR_NONE ? 0 : step_of(&r, &r.pf->stmts[store], &spot);
    if ((step != 1 && step != -1) || !place_of(&r, &spot, &effect.obj))
        return;
    r.cfg = cfg_build(scratch, r.pf->unit, r.pf->func);
    if (!has_call(&r, EFFECT_LOCK, store) || !has_call(&r, EFFECT_UNLOCK, IR_NONE))
        return;
    bool is_post = step > 0 && has_call(&r, EFFECT_COND_SIGNAL, IR_NONE);
    bool is_wait = step < 0 && has_call(&r, EFFECT_COND_WAIT, IR_NONE) &&
                   is_asked(&r, store, &spot) && is_always(&r, store);
    effect.kind = is_post ? EFFECT_SEM_POST : EFFECT_SEM_WAIT;
    if ((is_post || is_wait) && spot.off >= 0 && spot.off < UINT32_MAX)
        attach(&r, id, effect);
}

/* A function that stores a parameter or a constant to the counter behind its first parameter, and
 * hands another part of the same record to somebody. */
static void find_init(struct pta *p, func_id id, struct arena *scratch, const struct idset *offsets)
{
    struct reading r;
    struct spot spot, part;
    struct effect effect = {.kind = EFFECT_SEM_INIT, .flags = EFF_COUNTED};
    bool hands_on = false;
    reading_init(&r, p, id, scratch);
    for (uint32_t i = 0; i < r.pf->func->nstmts; i++) {
        const struct ir_stmt *s = &r.pf->stmts[i];
        int64_t value;
        if (s->op == IR_CALL && s->nargs > 1)
            hands_on |= spot_of(&r, args_of(&r, s)[1], &part) && ref_kind(part.root) == REF_REG;
        if (s->op != IR_STORE || !spot_of(&r, args_of(&r, s)[0], &spot) || spot.off < 0 ||
            ref_kind(spot.root) != REF_REG || !idset_has(offsets, (uint32_t)spot.off))
            continue;
        ir_ref from = args_of(&r, s)[1];
        bool is_number = ir_ref_int(r.pf->unit, from, &value);
        bool is_param = ref_kind(from) == REF_REG && ref_index(from) < r.pf->func->nparams &&
                        r.def[ref_index(from)] == IR_NONE;
        if (effect.obj.kind != PLACE_NONE || (!is_number && !is_param))
            return;
        place_of(&r, &spot, &effect.obj);
        effect.size = is_param
                          ? (struct place){.kind = PLACE_ARG, .index = (int32_t)ref_index(from)}
                          : (struct place){.kind = PLACE_INT, .index = (int32_t)value};
    }
    if (effect.obj.kind != PLACE_NONE && hands_on)
        attach(&r, id, effect);
}

/* The counter that the function waits for or posts: by its variable, or its place in a record. */
static uint64_t counter_of(const struct pta *p, const struct model_fn *m)
{
    const struct effect *e = m->effects[0].kind == EFFECT_BODY ? &m->effects[1] : m->effects;
    uint32_t sym = e->obj.kind == PLACE_GLOBAL ? prog_find(p->prog, e->obj.name).i : IR_NONE;
    return map_key2(sym, (uint32_t)e->obj.offset);
}

static uint32_t bit_of(const struct model_fn *m)
{
    return model_has(m, EFFECT_SEM_POST) ? 1 : 2;
}

/* What is only posted, or only waited for, is no semaphore. Places of the others in records. */
static void keep_pairs(struct pta *p, struct idset *offsets)
{
    struct map sides = {0};
    for (uint32_t i = 0; i < p->prog->nfuncs; i++) {
        const struct model_fn *m = p->own_models[i];
        bool is_new;
        if (m)
            *map_slot(&sides, counter_of(p, m), &is_new) |= bit_of(m);
    }
    for (uint32_t i = 0; i < p->prog->nfuncs; i++) {
        const struct model_fn *m = p->own_models[i];
        if (m && map_get(&sides, counter_of(p, m), 0) != 3)
            p->own_models[i] = NULL;
        else if (m)
            idset_add(offsets, (uint32_t)counter_of(p, m));
    }
    map_release(&sides);
}

/* Functions that are called by their names: what only a new thread runs, or the system, is no
 * operation of anything. */
static bool *find_called(const struct pta *p, struct arena *arena)
{
    bool *is_called = ARENA_ARRAY(arena, bool, p->prog->nfuncs + 1);
    for (uint32_t i = 0; i < p->prog->nfuncs; i++) {
        const struct prog_func *pf = &p->prog->funcs[i];
        for (uint32_t k = 0; k < pf->func->nstmts; k++) {
            const struct prog_func *callee = named_callee(p->prog, pf, &pf->stmts[k]);
            if (callee)
                is_called[callee - p->prog->funcs] = true;
        }
    }
    return is_called;
}

void find_own_semaphores(struct pta *p)
{
    struct idset offsets = {0};
    struct arena scratch;
    const struct prog *prog = p->prog;
    if (prog->classes)
        return;
    arena_init(&scratch, "semaphores by hand");
    p->own_models = ARENA_ARRAY(&p->arena, const struct model_fn *, prog->nfuncs + 1);
    const bool *is_called = find_called(p, &p->arena);
    for (uint32_t i = 0; i < prog->nfuncs; i++)
        if (is_called[i] && is_worth_a_look(&prog->funcs[i]) &&
            !prog_func_is_library(prog, (func_id){i})) {
            find_operation(p, (func_id){i}, &scratch);
            arena_reset(&scratch);
        }
    keep_pairs(p, &offsets);
    for (uint32_t i = 0; !idset_is_empty(&offsets) && i < prog->nfuncs; i++) {
        const struct prog_func *pf = &prog->funcs[i];
        if (!p->own_models[i] && pf->func->nparams && pf->func->nstmts <= MAX_STMTS &&
            !prog_func_is_library(prog, (func_id){i})) {
            find_init(p, (func_id){i}, &scratch, &offsets);
            arena_reset(&scratch);
        }
    }
    idset_release(&offsets);
    arena_release(&scratch);
}
