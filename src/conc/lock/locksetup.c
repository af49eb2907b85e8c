/*
 * Locks that an object has pointers to: a philosopher and its two forks. Which comes first was
 * decided where the fields were set, perhaps by who called the constructor:
 *
 *     if (i == LAST) p = new Philosopher(forks[0], forks[i]);
 *     else           p = new Philosopher(forks[i], forks[i + 1]);
 *
 * All places where both fields are set are looked at. The order is the same everywhere, or a test
 * of the object's number turns a ring round for some (A-PARITY); else it is not known.
 */
#include "conc/lock/lockrel.h"

enum { MAX_SETUPS = 32, MAX_UP = 4 };

struct setup {
    func_id func;
    uint32_t stmt, first, second; /* terms of what the fields are set to */
    enum relation_kind relation;
};

struct setups {
    struct conc *c;
    uint32_t off[2];    /* of the fields */
    struct idset locks; /* objects they may lead to */
    VEC(struct setup) list;
    bool is_lost; /* some place where they are set is not known */
};

static const uint32_t *term_at(const struct conc *c, uint32_t term)
{
    return tuples_at(&c->terms, term);
}

/* The object and the offset of the field that the lock was found through; false if it was not. */
static bool field_behind(const struct conc *c, uint32_t term, uint32_t *object, uint32_t *off)
{
    const uint32_t *t = term_at(c, term);
    while (t[0] == TERM_ADD)
        t = term_at(c, t[1]);
    if (t[0] != TERM_LOAD)
        return false;
    const uint32_t *at = term_at(c, t[1]);
    *object = at[0] == TERM_ADD ? at[1] : t[1];
    *off = at[0] == TERM_ADD ? at[2] : 0;
    return true;
}

/* ---- where the fields are set ---- */

struct field_store {
    uint32_t stmt, object, value;
};

/* May the value be the address of one of the locks, or of the object around it? */
static bool may_be_lock(const struct setups *k, inst_id inst, ir_ref value)
{
    const struct conc *c = k->c;
    struct idset_iter it = idset_begin(pta_value(c->pta, inst, value));
    uint32_t loc;
    while (idset_step(&it, &loc))
        if (idset_has(&k->locks, pta_loc(c->pta, (loc_id){loc})->obj.i))
            return true;
    return false;
}

static bool read_store(const struct setups *k, inst_id inst, func_id f, uint32_t stmt, int which,
                       struct field_store *out)
{
    struct conc *c = k->c;
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->op != IR_STORE)
        return false;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    if (ref_kind(args[1]) != REF_REG && ref_kind(args[1]) != REF_SYM)
        return false;
    uint32_t address = term_of(c, f, args[0]);
    const uint32_t *t = term_at(c, address);
    uint32_t off = t[0] == TERM_ADD ? t[2] : 0;
    if (off != k->off[which] || !may_be_lock(k, inst, args[1]))
        return false;
    *out = (struct field_store){stmt, t[0] == TERM_ADD ? t[1] : address, term_of(c, f, args[1])};
    return true;
}

static bool is_param_of(const struct conc *c, uint32_t term, func_id f)
{
    const uint32_t *t = term_at(c, term);
    while (t[0] == TERM_ADD)
        t = term_at(c, t[1]);
    return t[0] == TERM_PARAM && t[1] == f.i;
}

static void add_setup(struct setups *k, inst_id inst, uint32_t stmt, uint32_t first,
                      uint32_t second, int up);

/* The callers of the constructor say what the fields are set to. */
static void ask_callers(struct setups *k, inst_id callee, uint32_t first, uint32_t second, int up)
{
    struct conc *c = k->c;
    func_id f = pta_inst_func(c->pta, callee);
    uint32_t before = (uint32_t)k->list.n;
    struct idset seen = {0};
    for (uint32_t i = 0; i < c->frames.n; i++) {
        inst_id inst = c->frames.at[i].inst;
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
        if (idset_has(&seen, inst.i))
            continue;
        idset_add(&seen, inst.i);
        for (uint32_t j = 0; j < n; j++)
            if (e[j].kind == EDGE_CALL && e[j].target == callee.i) {
                func_id from = pta_inst_func(c->pta, inst);
                uint32_t a = term_to_caller(c, first, f, from, e[j].stmt);
                uint32_t b = term_to_caller(c, second, f, from, e[j].stmt);
                add_setup(k, inst, e[j].stmt, a, b, up + 1);
            }
    }
    k->is_lost |= k->list.n == before;
    idset_release(&seen);
}

static void add_setup(struct setups *k, inst_id inst, uint32_t stmt, uint32_t first,
                      uint32_t second, int up)
{
    struct conc *c = k->c;
    func_id f = pta_inst_func(c->pta, inst);
    if (first == PTA_NONE || second == PTA_NONE || k->list.n >= MAX_SETUPS) {
        k->is_lost = true;
        return;
    }
    if (up < MAX_UP && is_param_of(c, first, f) && is_param_of(c, second, f)) {
        ask_callers(k, inst, first, second, up);
        return;
    }
    enum relation_kind r = values_relation(c, f, stmt, first, second);
    vec_push(&k->list, ((struct setup){f, stmt, first, second, r}));
}

/* The stores of one function, each to one field of an object with one to its other field. */
static void find_in(struct setups *k, inst_id inst)
{
    struct conc *c = k->c;
    func_id f = pta_inst_func(c->pta, inst);
    uint32_t nstmts = c->prog->funcs[f.i].func->nstmts;
    struct field_store a, b;
    for (uint32_t i = 0; i < nstmts; i++) {
        if (!read_store(k, inst, f, i, 0, &a))
            continue;
        bool is_found = false;
        for (uint32_t j = 0; j < nstmts && !is_found; j++) {
            is_found = read_store(k, inst, f, j, 1, &b) && a.object == b.object &&
                       finfo_of(c, f)->block_of[i] == finfo_of(c, f)->block_of[j];
            if (is_found)
                add_setup(k, inst, MAX(i, j), a.value, b.value, 0);
        }
        k->is_lost |= !is_found;
    }
}

static void find_setups(struct setups *k)
{
    struct idset seen = {0};
    for (uint32_t i = 0; i < k->c->frames.n && !k->is_lost; i++) {
        inst_id inst = k->c->frames.at[i].inst;
        if (!idset_has(&seen, inst.i))
            find_in(k, inst);
        idset_add(&seen, inst.i);
    }
    idset_release(&seen);
}

/* ---- what they agree on ---- */

static bool has_counterpart(const struct setups *k, const struct setup *s)
{
    for (size_t i = 0; i < k->list.n; i++) {
        const struct setup *o = &k->list.at[i];
        if (o->func.i == s->func.i && o->relation == REL_BROKEN && o->first == s->second &&
            o->second == s->first)
            return true;
    }
    return false;
}

static enum relation_kind agreed(const struct setups *k)
{
    enum relation_kind all = REL_UNKNOWN;
    for (size_t i = 0; i < k->list.n; i++) {
        enum relation_kind r = k->list.at[i].relation;
        if (r == REL_BROKEN)
            r = has_counterpart(k, &k->list.at[i]) ? REL_UP : REL_UNKNOWN;
        if ((r != REL_UP && r != REL_DOWN) || (i && r != all))
            return REL_UNKNOWN;
        all = r;
    }
    return all;
}

/* ---- a lock of its own for each object ---- */

/* Does every store to the field put something there that was made for it? */
static bool is_own_lock_in(const struct setups *k, inst_id inst)
{
    struct conc *c = k->c;
    func_id f = pta_inst_func(c->pta, inst);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    struct field_store store;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (!read_store(k, inst, f, i, 0, &store))
            continue;
        ir_ref value = prog_args(pf, &pf->stmts[i])[1];
        uint32_t def = ref_kind(value) == REF_REG ? info->def[ref_index(value)] : IR_NONE;
        if (def == IR_NONE || !makes_memory(c, pf, &pf->stmts[def]) ||
            info->cfg->loop[info->block_of[def]] != info->cfg->loop[info->block_of[i]])
            return false;
    }
    return true;
}

/*
 * `a.lock` and `b.lock` are pointers to locks that were made for a and for b alone: they are in the
 * order of a and b, by what the function compares.
 */
static enum relation_kind by_owners(const struct setups *k, const struct relation_query *q,
                                    uint32_t a, uint32_t b)
{
    struct conc *c = k->c;
    struct idset seen = {0};
    enum relation_kind r = lock_relation_of_owners(c, q, a, b);
    bool is_own = r == REL_UP || r == REL_DOWN;
    for (uint32_t i = 0; is_own && i < c->frames.n; i++)
        if (idset_add(&seen, c->frames.at[i].inst.i))
            is_own = is_own_lock_in(k, c->frames.at[i].inst);
    idset_release(&seen);
    return is_own ? r : REL_UNKNOWN;
}

/* The two fields; false if the locks were not found through any. */
static bool setups_init(struct setups *k, struct conc *c, const struct relation_query *q,
                        uint32_t object[2])
{
    struct lock_token held = token_at(c, q->held), wanted = token_at(c, q->wanted);
    *k = (struct setups){.c = c};
    if (held.term == PTA_NONE || wanted.term == PTA_NONE || c->opt.mode == MODE_SOUND ||
        !field_behind(c, held.term, &object[0], &k->off[0]) ||
        !field_behind(c, wanted.term, &object[1], &k->off[1]) ||
        (object[0] == object[1]) == (k->off[0] == k->off[1]))
        return false;
    for (uint32_t i = 0; i < seqs_at(&c->sets, held.locs).n; i++)
        idset_add(&k->locks, pta_loc(c->pta, (loc_id){seqs_at(&c->sets, held.locs).at[i]})->obj.i);
    return true;
}

static void setups_release(struct setups *k)
{
    idset_release(&k->locks);
    vec_release(&k->list);
}

enum relation_kind setup_relation(struct conc *c, const struct relation_query *q)
{
    uint32_t object[2];
    struct setups k;
    enum relation_kind r;
    if (!setups_init(&k, c, q, object))
        return REL_UNKNOWN;
    if (object[0] != object[1]) {
        r = by_owners(&k, q, object[0], object[1]);
    } else {
        find_setups(&k);
        r = k.is_lost ? REL_UNKNOWN : agreed(&k);
    }
    setups_release(&k);
    return r;
}

bool setup_ring_is_longer(struct conc *c, const struct relation_query *q, const struct seats *seats)
{
    uint32_t object[2];
    struct setups k;
    if (!setups_init(&k, c, q, object))
        return false;
    if (object[0] == object[1])
        find_setups(&k);
    bool is_longer = k.list.n && !k.is_lost;
    for (size_t i = 0; i < k.list.n && is_longer; i++) {
        const struct setup *s = &k.list.at[i];
        is_longer = (s->relation == REL_RING || s->relation == REL_BROKEN) &&
                    ring_of_values_is_longer(c, s->func, s->stmt, s->first, s->second, seats);
    }
    setups_release(&k);
    return is_longer;
}
