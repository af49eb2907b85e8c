/*
 * States at a point of a function, and facts: what branches and phis tell about a value (zero or
 * not). Facts connect `if (c) lock` with `if (c) unlock`, a trylock's result with the lock, a
 * `locked` flag with its lock. What is known of a value of one round of a loop is forgotten when
 * the next begins; only flags are followed round a loop.
 */
#include "base/hash.h"
#include "conc/flow/flow_int.h"

enum { KEY_STEPS = 1 << 13, MAX_USES = 32 };
enum { MAX_STATES = 8, TANGLED_STATES = 2, MAX_FLAG_PHIS = 8 };

/* ---- states ---- */

uint32_t key_make(struct conc *c, const uint32_t key[KEY_WIDTH])
{
    return tuples_add(&c->state_keys, key, NULL);
}

void key_get(const struct conc *c, uint32_t id, uint32_t out[KEY_WIDTH])
{
    memcpy(out, tuples_at(&c->state_keys, id), KEY_WIDTH * sizeof *out);
}

/* Where such a change is remembered; its `change` is another one if it is not. */
static struct key_step *key_step(struct conc *c, enum key_change change, uint32_t from,
                                 uint32_t with)
{
    if (!c->key_steps)
        c->key_steps = ARENA_ARRAY(&c->arena, struct key_step, KEY_STEPS);
    uint64_t hash = hash_mix64(map_key2(from, with) + change);
    struct key_step *k = &c->key_steps[hash & (KEY_STEPS - 1)];
    if (k->change != change || k->from != from || k->with != with)
        *k = (struct key_step){KEY_UNCHANGED, from, with, from};
    return k;
}

uint32_t key_with_locks(struct conc *c, uint32_t id, uint32_t lockset)
{
    struct key_step *k = key_step(c, KEY_SET_LOCKS, id, lockset);
    if (!k->change) {
        uint32_t key[KEY_WIDTH];
        key_get(c, id, key);
        key[KEY_LOCKS] = lockset;
        k->change = KEY_SET_LOCKS;
        k->to = key_make(c, key);
    }
    return k->to;
}

struct effect_pair live_join(struct conc *c, struct effect_pair a, struct effect_pair b)
{
    return (struct effect_pair){seqs_intersect(&c->sets, a.kill, b.kill),
                                seqs_union(&c->sets, a.gen, b.gen)};
}

bool live_equal(struct effect_pair a, struct effect_pair b)
{
    return a.kill == b.kill && a.gen == b.gen;
}

/* Key of two states that agree in all but facts: only common facts stay. */
static uint32_t common_facts(struct conc *c, uint32_t a, uint32_t b)
{
    struct key_step *step = key_step(c, KEY_COMMON_FACTS, a, b);
    uint32_t x[KEY_WIDTH], y[KEY_WIDTH], out[KEY_WIDTH];
    if (step->change)
        return step->to;
    key_get(c, a, x);
    key_get(c, b, y);
    memcpy(out, x, sizeof out);
    uint32_t at = KEY_FACT;
    memset(out + KEY_FACT, 0, MAX_FACTS * sizeof *out);
    for (uint32_t i = KEY_FACT; i < KEY_WIDTH; i++)
        for (uint32_t k = KEY_FACT; x[i] && k < KEY_WIDTH; k++)
            if (x[i] == y[k])
                out[at++] = x[i];
    step->change = KEY_COMMON_FACTS;
    return step->to = key_make(c, out);
}

static bool same_but_facts(const struct conc *c, uint32_t a, uint32_t b)
{
    return memcmp(tuples_at(&c->state_keys, a), tuples_at(&c->state_keys, b),
                  KEY_FACT * sizeof(uint32_t)) == 0;
}

/* Is every flag that one of them knows the same in the other? */
static bool same_flags(const struct conc *c, uint32_t a, uint32_t b)
{
    const uint32_t *x = tuples_at(&c->state_keys, a), *y = tuples_at(&c->state_keys, b);
    for (uint32_t i = KEY_FACT; i < KEY_WIDTH; i++) {
        uint32_t term = (x[i] - 1) >> 1;
        bool is_common = !x[i] || !(term_is_flag(c, term) || idset_has(&c->choices, term));
        for (uint32_t k = KEY_FACT; !is_common && k < KEY_WIDTH; k++)
            is_common = x[i] == y[k];
        if (!is_common)
            return false;
    }
    return true;
}

static bool is_alike(const struct conc *c, const struct state *a, const struct state *b)
{
    return same_but_facts(c, a->key, b->key) && live_equal(a->live, b->live);
}

/* States that flags keep apart come together. */
static void join_alike(struct conc *c, state_vec *v)
{
    size_t n = 0;
    for (size_t i = 0; i < v->n; i++) {
        size_t k = 0;
        while (k < n && !is_alike(c, &v->at[k], &v->at[i]))
            k++;
        if (k < n)
            v->at[k].key = common_facts(c, v->at[k].key, v->at[i].key);
        else
            v->at[n++] = v->at[i];
    }
    v->n = n;
}

/* At the cap: one state that claims only what all of them claim. */
static void fall_together(struct conc *c, state_vec *v)
{
    uint32_t key[KEY_WIDTH];
    key_get(c, v->at[0].key, key);
    struct effect_pair live = v->at[0].live;
    for (size_t i = 1; i < v->n; i++) {
        key[KEY_LOCKS] = lockset_meet(c, key[KEY_LOCKS], state_locks(c, &v->at[i]));
        live = live_join(c, live, v->at[i].live);
    }
    memset(key + KEY_TRY_REG, 0, (KEY_WIDTH - KEY_TRY_REG) * sizeof *key);
    v->n = 1;
    v->at[0] = (struct state){key_make(c, key), live};
}

/* Adds a state; true if the set changed. */
bool state_add(struct conc *c, state_vec *v, struct state s)
{
    for (size_t i = 0; i < v->n; i++) {
        struct state *old = &v->at[i];
        if (old->key == s.key) {
            struct effect_pair live = live_join(c, old->live, s.live);
            bool changed = !live_equal(live, old->live);
            old->live = live;
            return changed;
        }
        if (is_alike(c, old, &s) && same_flags(c, old->key, s.key) &&
            same_flags(c, s.key, old->key)) {
            uint32_t key = common_facts(c, old->key, s.key);
            bool changed = key != old->key;
            old->key = key;
            return changed;
        }
    }
    vec_push(v, s);
    size_t most = c->is_in_tangle ? TANGLED_STATES : MAX_STATES;
    if (v->n > most)
        join_alike(c, v);
    if (v->n > most)
        fall_together(c, v);
    return true;
}

void set_fact(struct conc *c, struct state *s, uint32_t term, bool is_nonzero)
{
    uint32_t key[KEY_WIDTH], old[MAX_FACTS], n = 0, fact = (term << 1 | is_nonzero) + 1;
    struct key_step *step = key_step(c, KEY_ADD_FACT, s->key, fact);
    if (step->change) {
        s->key = step->to;
        return;
    }
    key_get(c, s->key, key);
    for (uint32_t i = KEY_FACT; i < KEY_WIDTH; i++)
        if (key[i] && (key[i] - 1) >> 1 != term)
            old[n++] = key[i];
    memset(key + KEY_FACT, 0, MAX_FACTS * sizeof *key);
    key[KEY_FACT] = fact;
    for (uint32_t i = 0; i < n && i + 1 < MAX_FACTS; i++)
        key[KEY_FACT + 1 + i] = old[i];
    step->change = KEY_ADD_FACT;
    s->key = step->to = key_make(c, key);
}

void forget_fact(struct conc *c, struct state *s, uint32_t term)
{
    uint32_t key[KEY_WIDTH], n = KEY_FACT;
    if (fact_of(c, s, term) == TRUTH_UNKNOWN)
        return;
    key_get(c, s->key, key);
    for (uint32_t i = KEY_FACT; i < KEY_WIDTH; i++)
        if (key[i] && (key[i] - 1) >> 1 != term)
            key[n++] = key[i];
    while (n < KEY_WIDTH)
        key[n++] = 0;
    s->key = key_make(c, key);
}

enum truth fact_of(const struct conc *c, const struct state *s, uint32_t term)
{
    const uint32_t *key = tuples_at(&c->state_keys, s->key);
    for (uint32_t i = KEY_FACT; i < KEY_WIDTH; i++)
        if (key[i] && (key[i] - 1) >> 1 == term)
            return (key[i] - 1) & 1 ? TRUTH_NONZERO : TRUTH_ZERO;
    return TRUTH_UNKNOWN;
}

/* ---- what a condition says about the value it tests ---- */

static void test_flip(struct test *t)
{
    enum truth old = t->if_true;
    t->if_true = t->if_false;
    t->if_false = old;
}

static bool test_compare(struct test *t, const struct ir_unit *unit, const struct ir_stmt *s,
                         const ir_ref *args)
{
    int64_t value;
    if (!ir_ref_int(unit, args[1], &value))
        return false;
    struct test old = *t;
    t->value = args[0];
    if (value == 0 && (s->sub == CMP_EQ || s->sub == CMP_NE)) {
        if (s->sub == CMP_EQ)
            test_flip(t);
        return true;
    }
    if (value == 0 && (s->sub == CMP_SLT || s->sub == CMP_SGE)) {
        t->is_sign = true;
        if (s->sub == CMP_SGE)
            test_flip(t);
        return true;
    }
    /* x == 1: true means not zero; false means nothing, unless x is a truth value */
    if (s->sub == CMP_EQ || s->sub == CMP_NE) {
        bool eq = s->sub == CMP_EQ;
        if (old.if_true != TRUTH_UNKNOWN && old.if_false != TRUTH_UNKNOWN) {
            t->compared = args[0];
            t->number = value;
            t->if_equal = eq == (old.if_true == TRUTH_NONZERO);
        }
        t->if_true = eq ? old.if_true : TRUTH_UNKNOWN;
        t->if_false = eq ? TRUTH_UNKNOWN : old.if_true;
        return true;
    }
    *t = old; /* the comparison itself is what is tested */
    return false;
}

/*
 * All numbers that a value can be, if it is one of a few: constants that meet in it, results of
 * functions that return only such.
 */
struct numbers {
    int64_t at[8];
    uint32_t n, steps;
};
enum { MAX_NUMBER_STEPS = 40, MAX_NUMBER_DEPTH = 8 };

static bool add_number(struct numbers *all, int64_t number)
{
    for (uint32_t i = 0; i < all->n; i++)
        if (all->at[i] == number)
            return true;
    if (all->n == ARRAY_SIZE(all->at))
        return false;
    all->at[all->n++] = number;
    return true;
}

static bool add_numbers(struct conc *c, func_id f, ir_ref ref, struct numbers *all, int depth);

static bool add_results(struct conc *c, func_id f, struct numbers *all, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op == IR_RET &&
            (!s->nargs || !add_numbers(c, f, ir_args(pf->unit, pf->func, s)[0], all, depth)))
            return false;
    }
    return true;
}

static bool add_numbers(struct conc *c, func_id f, ir_ref ref, struct numbers *all, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    int64_t number;
    if (ir_ref_int(pf->unit, ref, &number))
        return add_number(all, number);
    uint32_t def = ref_kind(ref) == REF_REG ? finfo_of(c, f)->def[ref_index(ref)] : IR_NONE;
    if (def == IR_NONE || ++all->steps > MAX_NUMBER_STEPS || depth > MAX_NUMBER_DEPTH)
        return false;
    const struct ir_stmt *s = &pf->stmts[def];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (s->op == IR_COPY || s->op == IR_SEXT)
        return add_numbers(c, f, args[0], all, depth + 1);
    if (s->op == IR_CALL && ref_kind(args[0]) == REF_SYM) {
        psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(args[0]));
        func_id callee = c->prog->syms[sym.i].func;
        return callee.i != IR_NONE && add_results(c, callee, all, depth + 1);
    }
    if (s->op != IR_PHI)
        return false;
    for (uint32_t i = 0; i < s->nargs; i += 2)
        if (args[i].bits != ref.bits && !add_numbers(c, f, args[i], all, depth + 1))
            return false;
    return true;
}

/*
 * A comparison with a constant that only says whether the value is zero: `put(x) < 0`, where put
 * returns 0 or -1. True means NONZERO, or ZERO; UNKNOWN: it says something else.
 */
static enum truth compared_truth(const struct walk *w, const struct ir_stmt *s)
{
    const ir_ref *args = ir_args(w->pf->unit, w->pf->func, s);
    struct numbers all = {.n = 0};
    enum truth found = TRUTH_UNKNOWN;
    int64_t bound;
    bool is_signed = s->sub == CMP_EQ || s->sub == CMP_NE || s->sub == CMP_SLT ||
                     s->sub == CMP_SLE || s->sub == CMP_SGT || s->sub == CMP_SGE;
    if (!is_signed || !ir_ref_int(w->pf->unit, args[1], &bound) || ref_kind(args[0]) != REF_REG ||
        !add_numbers(w->c, w->func, args[0], &all, 0))
        return TRUTH_UNKNOWN;
    for (uint32_t i = 0; i < all.n; i++) {
        bool is_nonzero = all.at[i] != 0;
        enum truth t =
            is_nonzero == ir_cmp_holds(s->sub, all.at[i], bound) ? TRUTH_NONZERO : TRUTH_ZERO;
        if (found != TRUTH_UNKNOWN && found != t)
            return TRUTH_UNKNOWN;
        found = t;
    }
    return found;
}

/* Goes on to the value that a comparison tests; false if that is the comparison itself. */
static bool test_through(const struct walk *w, struct test *t, uint32_t stmt)
{
    const struct ir_stmt *s = &w->pf->stmts[stmt];
    const ir_ref *args = ir_args(w->pf->unit, w->pf->func, s);
    uint32_t known = map_get(&w->info->compared, stmt, 0);
    enum truth truth = known ? (enum truth)(known - 1) : compared_truth(w, s);
    if (!known)
        map_put(&w->info->compared, stmt, (uint32_t)truth + 1);
    if (truth == TRUTH_UNKNOWN)
        return test_compare(t, w->pf->unit, s, args);
    t->value = args[0];
    if (truth == TRUTH_ZERO)
        test_flip(t);
    return true;
}

struct test test_of(const struct walk *w, ir_ref cond)
{
    struct test t = {.value = cond, .if_true = TRUTH_NONZERO, .if_false = TRUTH_ZERO};
    for (int depth = 0; depth < 16 && ref_kind(t.value) == REF_REG; depth++) {
        uint32_t def = w->info->def[ref_index(t.value)];
        if (def == IR_NONE)
            break;
        const struct ir_stmt *s = &w->pf->stmts[def];
        const ir_ref *args = ir_args(w->pf->unit, w->pf->func, s);
        int64_t value;
        if (s->op == IR_COPY || s->op == IR_ZEXT || s->op == IR_SEXT || s->op == IR_TRUNC)
            t.value = args[0];
        else if (s->op == IR_XOR && ir_ref_int(w->pf->unit, args[1], &value) &&
                 (value == 1 || value == -1))
            t.value = args[0], test_flip(&t);
        else if (s->op != IR_CMP || t.is_sign || !test_through(w, &t, def))
            break;
    }
    return t;
}

ir_ref tested_flag(struct conc *c, func_id f, ir_ref cond, bool *if_true)
{
    struct walk w = {.c = c, .func = f, .pf = &c->prog->funcs[f.i], .info = finfo_of(c, f)};
    struct test t = test_of(&w, cond);
    *if_true = t.if_true == TRUTH_NONZERO;
    bool is_clear = !t.is_sign && (*if_true || t.if_false == TRUTH_NONZERO);
    return is_clear ? t.value : (ir_ref){0};
}

ir_ref tested_value(struct conc *c, func_id f, ir_ref cond)
{
    struct walk w = {.c = c, .func = f, .pf = &c->prog->funcs[f.i], .info = finfo_of(c, f)};
    struct test t = test_of(&w, cond);
    return t.is_sign ? (ir_ref){0} : t.value;
}

bool is_only_where(struct conc *c, func_id f, uint32_t stmt, uint32_t reg, bool is_nonzero)
{
    enum { MAX_BRANCHES = 64 };
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    const struct cfg *cfg = info->cfg;
    uint32_t block = info->block_of[stmt];
    for (int i = 0; i < MAX_BRANCHES && block && cfg->idom[block] != CFG_NONE; i++) {
        uint32_t from = cfg->idom[block];
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + from];
        const struct ir_stmt *t = &pf->stmts[b->first + b->count - 1];
        bool if_true = false;
        ir_ref value = {0};
        /* What both ways of a branch lead to is the next block of one of them, too. */
        if (t->op == IR_BRANCH && cfg->pred_first[block + 1] - cfg->pred_first[block] == 1)
            value = tested_flag(c, f, prog_args(pf, t)[0], &if_true);
        if (ref_kind(value) == REF_REG && ref_index(value) == reg &&
            ir_succs(pf->unit, pf->func, b)[if_true == is_nonzero ? 0 : 1] == block)
            return true;
        block = from;
    }
    return false;
}

static bool is_loop_header(const struct cfg *cfg, uint32_t block)
{
    return cfg->loop[block] != CFG_NONE && cfg->loops[cfg->loop[block]].header == block;
}

/* The one input of a phi that is not a constant, which all others are; NONE if it is not so. */
static ir_ref only_variable(const struct walk *w, const struct ir_stmt *phi, enum truth *others)
{
    const ir_ref *args = ir_args(w->pf->unit, w->pf->func, phi);
    ir_ref only = {0};
    *others = TRUTH_UNKNOWN;
    for (uint32_t i = 0; i < phi->nargs; i += 2) {
        int64_t value;
        if (!ir_ref_int(w->pf->unit, args[i], &value)) {
            if (only.bits)
                return (ir_ref){0};
            only = args[i];
            continue;
        }
        enum truth t = value ? TRUTH_NONZERO : TRUTH_ZERO;
        if (*others != TRUTH_UNKNOWN && *others != t)
            return (ir_ref){0};
        *others = t;
    }
    return *others == TRUTH_UNKNOWN ? (ir_ref){0} : only;
}

/* `a && b` is a phi of false and b: if it is true, b is. */
static ir_ref decided_by(const struct walk *w, const struct test *t, enum truth truth)
{
    uint32_t def = ref_kind(t->value) == REF_REG ? w->info->def[ref_index(t->value)] : IR_NONE;
    if (truth == TRUTH_UNKNOWN || t->is_sign || def == IR_NONE || w->pf->stmts[def].op != IR_PHI ||
        is_loop_header(w->info->cfg, w->info->block_of[def]))
        return (ir_ref){0};
    enum truth others;
    ir_ref only = only_variable(w, &w->pf->stmts[def], &others);
    return others == truth ? (ir_ref){0} : only;
}

/* `x == 4` as a term of its own; PTA_NONE if that is not what is tested. */
static uint32_t equality_of(const struct walk *w, const struct test *t)
{
    if (ref_kind(t->compared) != REF_REG)
        return PTA_NONE;
    return term_equals(w->c, fact_term(w, t->compared), t->number);
}

static void add_tested_term(const struct walk *w, uint32_t term)
{
    if (term != PTA_NONE && !idset_add(&w->info->tested, term))
        idset_add(&w->info->retested, term);
}

static void add_tested(const struct walk *w, ir_ref cond)
{
    enum { MAX_CHAIN = 8 };
    for (int i = 0; i < MAX_CHAIN && cond.bits; i++) {
        struct test t = test_of(w, cond);
        add_tested_term(w, equality_of(w, &t));
        if (ref_kind(t.value) != REF_REG || t.is_sign)
            return;
        add_tested_term(w, fact_term(w, t.value));
        ir_ref if_true = decided_by(w, &t, TRUTH_NONZERO);
        cond = if_true.bits ? if_true : decided_by(w, &t, TRUTH_ZERO);
    }
}

/* Another phi, or what a function says of how it went? */
static bool is_phi_or_call(const struct walk *w, ir_ref reg)
{
    uint8_t op = w->pf->stmts[w->info->def[ref_index(reg)]].op;
    return op == IR_PHI || op == IR_CALL;
}

/* What goes into a tested phi; true if that is new. */
static bool add_tested_inputs(const struct walk *w, const struct ir_stmt *phi)
{
    bool changed = false;
    const ir_ref *args = ir_args(w->pf->unit, w->pf->func, phi);
    if (!idset_has(&w->info->tested, term_of(w->c, w->func, ref_make(REF_REG, phi->dst))))
        return false;
    for (uint32_t i = 0; i < phi->nargs; i += 2) {
        if (ref_kind(args[i]) != REF_REG || w->info->def[ref_index(args[i])] == IR_NONE)
            continue;
        uint32_t term = term_of(w->c, w->func, args[i]);
        if (idset_has(&w->info->tested, term))
            changed |= idset_add(&w->info->retested, term);
        else if (is_phi_or_call(w, args[i]))
            changed |= idset_add(&w->info->tested, term);
    }
    return changed;
}

/* A constant, a flag, or something found or made, but not computed. */
static bool is_flag_value(const struct walk *w, ir_ref ref)
{
    int64_t value;
    if (ref_kind(ref) != REF_REG)
        return ir_ref_int(w->pf->unit, ref, &value);
    uint32_t def = w->info->def[ref_index(ref)];
    return def == IR_NONE || idset_has(&w->info->flags, ref_index(ref)) ||
           w->pf->stmts[def].op == IR_LOAD || w->pf->stmts[def].op == IR_CALL;
}

/* Phis that only ever become one of some values, `found = NULL` or `found = p`: flags, and no
 * loop counters. */
static void find_flag_phis(const struct walk *w)
{
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++)
        if (w->pf->stmts[i].op == IR_PHI)
            idset_add(&w->info->flags, w->pf->stmts[i].dst);
    bool changed = true;
    while (changed) {
        changed = false;
        for (uint32_t i = 0; i < w->pf->func->nstmts; i++) {
            const struct ir_stmt *s = &w->pf->stmts[i];
            if (s->op != IR_PHI || !idset_has(&w->info->flags, s->dst))
                continue;
            const ir_ref *args = ir_args(w->pf->unit, w->pf->func, s);
            bool is_flag = true;
            for (uint32_t k = 0; k < s->nargs; k += 2)
                is_flag &= is_flag_value(w, args[k]);
            if (!is_flag) {
                idset_remove(&w->info->flags, s->dst);
                changed = true;
            }
        }
    }
}

/* Variables that are only ever set to constants tell ways through the function apart, also where
 * these are alike for a while: `fell_back = 1; join(output)` here, `join(output)` there. */
static void find_choices(const struct walk *w)
{
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &w->pf->stmts[i];
        if (s->op != IR_PHI || !idset_has(&w->info->flags, s->dst))
            continue;
        const ir_ref *args = ir_args(w->pf->unit, w->pf->func, s);
        uint32_t term = term_of(w->c, w->func, ref_make(REF_REG, s->dst));
        bool is_choice = idset_has(&w->info->tested, term);
        int64_t value;
        for (uint32_t k = 0; k < s->nargs; k += 2)
            is_choice &= ir_ref_int(w->pf->unit, args[k], &value);
        if (is_choice)
            idset_add(&w->c->choices, term);
    }
}

/* Terms whose truth is worth remembering: the function branches on them, returns them or stores
 * them as a flag, or they become such a one. */
void find_tested(const struct walk *w)
{
    w->info->has_tested = true;
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &w->pf->stmts[i];
        bool is_test = s->op == IR_BRANCH || s->op == IR_SWITCH || s->op == IR_RET;
        if (is_test && s->nargs)
            add_tested(w, ir_args(w->pf->unit, w->pf->func, s)[0]);
        if (s->op == IR_STORE && s->size == 1) /* a flag that others look at (kept.c) */
            add_tested(w, ir_args(w->pf->unit, w->pf->func, s)[1]);
    }
    find_flag_phis(w);
    find_switched(w);
    bool changed = true;
    for (int round = 0; changed && round < MAX_FLAG_PHIS; round++) {
        changed = false;
        for (uint32_t i = 0; i < w->pf->func->nstmts; i++)
            if (w->pf->stmts[i].op == IR_PHI)
                changed |= add_tested_inputs(w, &w->pf->stmts[i]);
    }
    find_choices(w);
}

/* What is known of a value by itself: constants, and addresses, which are not null. */
enum truth truth_of(const struct walk *w, ir_ref ref)
{
    int64_t value;
    if (ir_ref_int(w->pf->unit, ref, &value))
        return value ? TRUTH_NONZERO : TRUTH_ZERO;
    if (ref_kind(ref) == REF_SYM || ref_kind(ref) == REF_ADDR)
        return TRUTH_NONZERO;
    if (ref_kind(ref) != REF_REG || w->info->def[ref_index(ref)] == IR_NONE)
        return TRUTH_UNKNOWN;
    uint8_t op = w->pf->stmts[w->info->def[ref_index(ref)]].op;
    return op == IR_ALLOCA || op == IR_ADDR ? TRUTH_NONZERO : TRUTH_UNKNOWN;
}

void live_kill(struct conc *c, struct effect_pair *live, uint32_t dead)
{
    live->gen = seqs_minus(&c->sets, live->gen, dead);
    live->kill = seqs_union(&c->sets, live->kill, dead);
}

/* Pending try-lock settled by what is now known of its result. */
static bool settle_try(struct conc *c, struct state *s, uint32_t reg, enum truth truth,
                       bool is_sign)
{
    uint32_t key[KEY_WIDTH];
    if (tuples_at(&c->state_keys, s->key)[KEY_TRY_REG] != reg + 1 || truth == TRUTH_UNKNOWN)
        return false;
    key_get(c, s->key, key);
    enum success_kind how = key[KEY_TRY_SUCCESS];
    bool is_held = how == SUCCESS_ZERO ? truth == TRUTH_ZERO : truth == TRUTH_NONZERO;
    if (how == SUCCESS_NONNEG || is_sign)
        is_held = truth == TRUTH_ZERO;
    if (is_held && key[KEY_TRY_TOKEN] & TRY_KILLS)
        live_kill(c, &s->live, key[KEY_TRY_TOKEN] & ~TRY_KILLS);
    else if (is_held)
        key[KEY_LOCKS] = lockset_acquire(c, key[KEY_LOCKS], key[KEY_TRY_TOKEN]);
    else if (!(key[KEY_TRY_TOKEN] & TRY_KILLS))
        sync_done_once(c, &s->live, key[KEY_TRY_TOKEN]);
    key[KEY_TRY_REG] = key[KEY_TRY_TOKEN] = key[KEY_TRY_SUCCESS] = 0;
    s->key = key_make(c, key);
    return true;
}

/* A flag that was found set: whoever set it is past what came before. */
static void see_flag(const struct walk *w, struct state *s, uint32_t reg)
{
    enum sync_event event;
    uint32_t def = w->info->def[reg];
    if (def == IR_NONE)
        return;
    uint32_t sync = sync_event_at(w->c, w->inst, def, &event);
    if (event == EVENT_LOAD && w->c->syncs.at[sync].kind != SYNC_LATCH)
        sync_acquire(w->c, &s->live, sync);
}

/* What is looked at again is worth a fact. */
static void note_fact(const struct walk *w, struct state *s, uint32_t term, enum truth truth)
{
    if (idset_has(&w->info->retested, term))
        set_fact(w->c, s, term, truth == TRUTH_NONZERO);
}

/* The same for `x == 4`, if it is asked for more than once. */
static bool assume_equality(const struct walk *w, struct state *s, const struct test *t,
                            bool is_true)
{
    uint32_t term = equality_of(w, t);
    enum truth truth = is_true == t->if_equal ? TRUTH_NONZERO : TRUTH_ZERO;
    enum truth known = term == PTA_NONE ? TRUTH_UNKNOWN : fact_of(w->c, s, term);
    if (term != PTA_NONE && known == TRUTH_UNKNOWN)
        note_fact(w, s, term, truth);
    return known == TRUTH_UNKNOWN || known == truth;
}

/* State after a branch on a value goes one way; false if it cannot. */
static bool assume_value(const struct walk *w, struct state *s, const struct test *t, bool is_true)
{
    enum truth truth = is_true ? t->if_true : t->if_false;
    int64_t value;
    if (ref_kind(t->value) != REF_REG) {
        if (!ir_ref_int(w->pf->unit, t->value, &value) || t->is_sign)
            return true;
        return truth == TRUTH_UNKNOWN || (truth == TRUTH_NONZERO) == (value != 0);
    }
    /* A try that did not fail with this very error has succeeded: `while (trylock == EBUSY)`. */
    enum truth other = is_true ? t->if_false : t->if_true;
    bool is_other_error = truth == TRUTH_UNKNOWN && other == TRUTH_NONZERO;
    if (is_other_error && settle_try(w->c, s, ref_index(t->value), TRUTH_ZERO, false)) {
        note_fact(w, s, fact_term(w, t->value), TRUTH_ZERO);
        return true;
    }
    if (truth == TRUTH_UNKNOWN)
        return true;
    bool is_settled = settle_try(w->c, s, ref_index(t->value), truth, t->is_sign);
    if (t->is_sign)
        return true;
    if (truth == TRUTH_NONZERO && !is_settled)
        see_flag(w, s, ref_index(t->value));
    uint32_t term = fact_term(w, t->value);
    enum truth known = fact_of(w->c, s, term);
    if (known != TRUTH_UNKNOWN && known != truth)
        return false;
    if (known == TRUTH_UNKNOWN)
        note_fact(w, s, term, truth);
    return true;
}

bool assume(const struct walk *w, struct state *s, const struct test *t, bool is_true)
{
    enum { MAX_CHAIN = 8 };
    struct test now = *t;
    for (int i = 0; i < MAX_CHAIN; i++) {
        enum truth truth = is_true ? now.if_true : now.if_false;
        if (!assume_equality(w, s, &now, is_true) || !assume_value(w, s, &now, is_true))
            return false;
        ir_ref next = decided_by(w, &now, truth);
        if (!next.bits)
            return true;
        now = test_of(w, next);
        is_true = truth == TRUTH_NONZERO;
    }
    return true;
}

/* ---- phis ---- */

/* A pending try-lock whose result, or its opposite, the phi takes over from this predecessor moves
 * to the phi. */
static void phi_try(struct walk *w, struct state *s, uint32_t phi, ir_ref from)
{
    uint32_t key[KEY_WIDTH];
    if (ref_kind(from) != REF_REG || !tuples_at(&w->c->state_keys, s->key)[KEY_TRY_REG])
        return;
    key_get(w->c, s->key, key);
    if (key[KEY_TRY_REG] != ref_index(from) + 1) {
        struct test t = test_of(w, from);
        uint32_t success = key[KEY_TRY_SUCCESS];
        bool is_simple = success == SUCCESS_ZERO || success == SUCCESS_NONZERO;
        if (!is_simple || t.is_sign || ref_kind(t.value) != REF_REG ||
            key[KEY_TRY_REG] != ref_index(t.value) + 1)
            return;
        if (t.if_true != TRUTH_NONZERO)
            key[KEY_TRY_SUCCESS] = success == SUCCESS_ZERO ? SUCCESS_NONZERO : SUCCESS_ZERO;
    }
    key[KEY_TRY_REG] = phi + 1;
    s->key = key_make(w->c, key);
}

enum truth truth_in(const struct walk *w, const struct state *s, const struct test *t)
{
    if (ref_kind(t->value) != REF_REG || t->is_sign)
        return TRUTH_UNKNOWN;
    enum truth known = fact_of(w->c, s, term_of(w->c, w->func, t->value));
    if (known == TRUTH_UNKNOWN)
        return known;
    return known == t->if_true ? TRUTH_NONZERO : known == t->if_false ? TRUTH_ZERO : TRUTH_UNKNOWN;
}

/* Notes for each register that a call defines the loads and stores by it: the k-th one of a
 * register has the key (register, k). */
static void find_used(const struct walk *w)
{
    struct map *used = &w->info->used;
    w->info->has_used = true;
    for (uint32_t i = 0; i < w->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &w->pf->stmts[i];
        bool fresh;
        if (s->op != IR_STORE && s->op != IR_LOAD)
            continue;
        ir_ref at = ir_args(w->pf->unit, w->pf->func, s)[0];
        const struct ir_stmt *sum = def_in(w->pf, w->info, at);
        if (sum && sum->op == IR_ADDR)
            at = ir_args(w->pf->unit, w->pf->func, sum)[0];
        const struct ir_stmt *def = def_in(w->pf, w->info, at);
        if (!def || def->op != IR_CALL)
            continue;
        uint32_t n = (*map_slot(used, map_key2(ref_index(at), 0), &fresh))++;
        map_put(used, map_key2(ref_index(at), n + 1), i);
    }
}

/* Is it memory that a call returned, and that is used on every way to the block: not null? */
static bool is_used_before(const struct walk *w, ir_ref ref, uint32_t block)
{
    const struct ir_stmt *def = def_in(w->pf, w->info, ref);
    if (!def || def->op != IR_CALL)
        return false;
    if (!w->info->has_used)
        find_used(w);
    uint32_t n = map_get(&w->info->used, map_key2(ref_index(ref), 0), 0);
    for (uint32_t k = 1; k <= MIN(n, MAX_USES); k++) {
        uint32_t at = map_get(&w->info->used, map_key2(ref_index(ref), k), 0);
        if (cfg_dominates(w->info->cfg, w->info->block_of[at], block))
            return true;
    }
    return false;
}

/* What a phi takes over from one predecessor, whose facts `before` still has. */
static void phi_takes(struct walk *w, struct state *s, const struct state *before,
                      const struct ir_stmt *phi, ir_ref from, uint32_t block)
{
    enum truth truth = truth_of(w, from);
    uint32_t term = term_of(w->c, w->func, ref_make(REF_REG, phi->dst));
    phi_try(w, s, phi->dst, from);
    case_takes(w, s, before, phi, from);
    if (truth == TRUTH_UNKNOWN && ref_kind(from) == REF_REG)
        truth = fact_of(w->c, before, term_of(w->c, w->func, from));
    if (truth == TRUTH_UNKNOWN && ref_kind(from) == REF_REG) { /* `ok = rc == 0` */
        struct test t = test_of(w, from);
        truth = truth_in(w, before, &t);
    }
    if (!idset_has(&w->info->tested, term))
        return;
    if (truth == TRUTH_UNKNOWN && is_used_before(w, from, block))
        truth = TRUTH_NONZERO;
    if (truth != TRUTH_UNKNOWN)
        set_fact(w->c, s, term, truth == TRUTH_NONZERO);
}

/* Is the value computed anew in every round of the loop? */
static bool is_of_round(const struct walk *w, uint32_t term, uint32_t loop)
{
    const uint32_t *t = tuples_at(&w->c->terms, term);
    if (t[0] == TERM_REG) {
        uint32_t reg = t[1] - w->pf->reg_base;
        bool is_here = t[1] != PTA_NONE && reg < w->pf->func->nregs;
        return is_here && w->info->def[reg] != IR_NONE &&
               cfg_in_loop(w->info->cfg, w->info->block_of[w->info->def[reg]], loop);
    }
    unsigned mask = term_children(t[0]);
    uint32_t child[3] = {t[1], t[2], t[3]};
    for (unsigned i = 0; i < 3; i++)
        if (mask & 1u << i && is_of_round(w, child[i], loop))
            return true;
    return false;
}

/* What is known of values of one round says nothing about the next. */
static void forget_round(const struct walk *w, struct state *s, uint32_t loop)
{
    uint32_t key[KEY_WIDTH], n = KEY_FACT;
    key_get(w->c, s->key, key);
    if (!key[KEY_FACT])
        return;
    for (uint32_t i = KEY_FACT; i < KEY_WIDTH; i++)
        if (key[i] && !is_of_round(w, (key[i] - 1) >> 1, loop))
            key[n++] = key[i];
    while (n < KEY_WIDTH)
        key[n++] = 0;
    s->key = key_make(w->c, key);
}

void phi_facts(struct walk *w, struct state *s, uint32_t from, uint32_t to)
{
    const struct ir_block *b = &w->pf->unit->blocks[w->pf->func->first_block + to];
    const struct cfg *cfg = w->info->cfg;
    const struct state before = *s;
    bool is_header = is_loop_header(cfg, to);
    couple_edge(w, s, from, to);
    sweep_edge(w, s, from, to);
    if (is_header && cfg_in_loop(cfg, from, cfg->loop[to]))
        forget_round(w, s, cfg->loop[to]);
    for (uint32_t i = 0; i < b->count; i++) {
        const struct ir_stmt *phi = &w->pf->stmts[b->first + i];
        if (phi->op != IR_PHI)
            break;
        if (is_header && !idset_has(&w->info->flags, phi->dst))
            continue;
        const ir_ref *args = ir_args(w->pf->unit, w->pf->func, phi);
        for (uint32_t k = 0; k + 1 < phi->nargs; k += 2)
            if (ref_index(args[k + 1]) == from)
                phi_takes(w, s, &before, phi, args[k], ref_index(args[k + 1]));
    }
}

bool states_equal(const state_vec *a, const state_vec *b)
{
    for (size_t i = 0; i < a->n && a->n == b->n; i++)
        if (a->at[i].key != b->at[i].key || !live_equal(a->at[i].live, b->at[i].live))
            return false;
    return a->n == b->n;
}
