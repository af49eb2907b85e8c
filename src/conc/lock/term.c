/*
 * Symbolic values. Two registers with the same term hold the same value in one activation of
 * their function, so that `lock(&p->lock)` and `p->data = 1` are known to speak of one object
 * even where many objects come from one allocation.
 *
 *   REG r            value of register r (program-wide number), nothing more is known
 *   PARAM f i        parameter i of function f
 *   SYM s off        address of a symbol
 *   ADD t off        t plus a constant
 *   LOAD t           what is stored at t; only if the function itself never stores there, or only
 *                    once, before all else (what it stores itself, once and before, is the value)
 *   INDEX t stride i t + stride*i
 *   INT lo hi        constant
 *   OP op a b        integer arithmetic, for indices
 *   SELF             the address of an access, in guard relations (lock.c)
 *   OWNER            the object that owns what a call is about, as the name of its lock (keep.c)
 */
#include "conc/conc_int.h"
#include <assert.h>

enum {
    MAX_SEARCH = 48,    /* registers followed to make one term */
    MAX_LOOK_BACK = 64, /* statements before a load that are looked at for one like it */
    MAX_GETTER = 24,    /* statements of a function whose result is looked into */
    MAX_GETTER_DEPTH = 12,
    MAX_TERM_DEPTH = 8, /* nesting of a term; deeper ones are unknown, so that terms stay finite */
};

unsigned term_children(uint32_t kind)
{
    switch (kind) {
    case TERM_ADD:
    case TERM_LOAD:
        return 1;
    case TERM_INDEX:
        return 1 | 4;
    case TERM_OP:
        return 2 | 4;
    default:
        return 0;
    }
}

static uint32_t make(struct conc *c, uint32_t kind, uint32_t a, uint32_t b, uint32_t d)
{
    uint32_t key[4] = {kind, a, b, d};
    uint8_t depth = 0;
    for (unsigned i = 0, mask = term_children(kind); i < 3; i++)
        if (mask & 1u << i)
            depth = MAX(depth, c->term_depth.at[key[1 + i]] + 1);
    if (depth > MAX_TERM_DEPTH)
        return make(c, TERM_REG, PTA_NONE, 0, 0);
    bool fresh;
    uint32_t id = tuples_add(&c->terms, key, &fresh);
    if (fresh)
        vec_push(&c->term_depth, depth);
    return id;
}

uint32_t term_of_flag(struct conc *c, uint32_t address)
{
    return make(c, TERM_LOAD, address, 1, 0);
}

uint32_t term_of_read(struct conc *c, uint32_t address)
{
    return make(c, TERM_LOAD, address, 2, 0);
}

bool term_reads(const struct conc *c, uint32_t term, uint32_t address)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    if (t[0] == TERM_LOAD && t[2] == 2 && t[1] == address)
        return true;
    for (unsigned i = 0, mask = term_children(t[0]); i < 3; i++)
        if (mask & 1u << i && term_reads(c, t[1 + i], address))
            return true;
    return false;
}

bool term_is_flag(const struct conc *c, uint32_t term)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    return t[0] == TERM_LOAD && t[2] == 1;
}

uint32_t term_self(struct conc *c)
{
    return make(c, TERM_SELF, 0, 0, 0);
}

uint32_t term_owner(struct conc *c, bool is_library)
{
    return make(c, TERM_OWNER, is_library ? OWNER_IN_LIBRARY : OWNER_IN_USER, 0, 0);
}

uint32_t term_owner_of(struct conc *c, func_id f, uint32_t param)
{
    return make(c, TERM_OWNER, OWNER_OF_PARAM, f.i, param);
}

uint32_t term_add(struct conc *c, uint32_t term, int64_t off)
{
    if (!off)
        return term;
    const uint32_t *t = tuples_at(&c->terms, term);
    if (t[0] == TERM_ADD)
        return term_add(c, t[1], off + (int32_t)t[2]);
    if (t[0] == TERM_SYM)
        return make(c, TERM_SYM, t[1], t[2] + (uint32_t)off, 0);
    return make(c, TERM_ADD, term, (uint32_t)(int32_t)off, 0);
}

uint32_t term_index(struct conc *c, uint32_t base, uint32_t stride, uint32_t index)
{
    const uint32_t *t = tuples_at(&c->terms, base);
    if (t[0] != TERM_ADD)
        return make(c, TERM_INDEX, base, stride, index);
    int32_t off = (int32_t)t[2]; /* constants come last: m->slot[i].count is m->slot[i] + 8 */
    return term_add(c, make(c, TERM_INDEX, t[1], stride, index), off);
}

uint32_t term_of_variable(struct conc *c, psym_id sym, int32_t off)
{
    return make(c, TERM_SYM, sym.i, (uint32_t)off, 0);
}

bool term_is_neighbour(const struct conc *c, uint32_t number, uint32_t index)
{
    const uint32_t *t = tuples_at(&c->terms, number);
    uint32_t op = t[0] == TERM_OP ? t[1] >> 8 : 0;
    if (op == IR_SREM || op == IR_UREM) {
        t = tuples_at(&c->terms, t[2]);
        op = t[0] == TERM_OP ? t[1] >> 8 : 0;
    }
    return (op == IR_ADD || op == IR_SUB) && t[2] == index &&
           tuples_at(&c->terms, t[3])[0] == TERM_INT;
}

static uint32_t make_int(struct conc *c, int64_t v)
{
    return make(c, TERM_INT, (uint32_t)v, (uint32_t)((uint64_t)v >> 32), 0);
}

uint32_t term_equals(struct conc *c, uint32_t term, int64_t value)
{
    return make(c, TERM_OP, IR_CMP << 8 | CMP_EQ, term, make_int(c, value));
}

bool term_is_equal(const struct conc *c, uint32_t term, uint32_t other, int64_t *value)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    if (t[0] != TERM_OP || t[1] != (IR_CMP << 8 | CMP_EQ) || t[2] != other)
        return false;
    const uint32_t *k = tuples_at(&c->terms, t[3]);
    *value = (int64_t)((uint64_t)k[2] << 32 | k[1]);
    return k[0] == TERM_INT;
}

uint32_t term_base(const struct conc *c, uint32_t term)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    while (t[0] == TERM_ADD || t[0] == TERM_INDEX) {
        term = t[1];
        t = tuples_at(&c->terms, term);
    }
    return term;
}

uint32_t term_strip(const struct conc *c, uint32_t term, int64_t *off)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    *off = 0;
    if (t[0] != TERM_ADD)
        return term;
    *off = (int32_t)t[2];
    return t[1];
}

static uint32_t term_of_const(struct conc *c, const struct prog_func *pf, ir_ref ref)
{
    int64_t value, off;
    psym_id sym;
    if (ir_ref_int(pf->unit, ref, &value))
        return make_int(c, value);
    if (!prog_ref_address(c->prog, pf->unit_index, ref, &sym, &off))
        return make(c, TERM_REG, PTA_NONE, 0, 0);
    return term_of_variable(c, sym, (int32_t)off);
}

static uint32_t term_of_reg(struct conc *c, func_id f, uint32_t reg, int depth);

static uint32_t term_of_ref(struct conc *c, func_id f, ir_ref ref, int depth)
{
    if (ref_kind(ref) == REF_REG)
        return term_of_reg(c, f, ref_index(ref), depth + 1);
    return term_of_const(c, &c->prog->funcs[f.i], ref);
}

static bool has_index(const struct conc *c, uint32_t address)
{
    const uint32_t *t = tuples_at(&c->terms, address);
    while (t[0] == TERM_ADD || t[0] == TERM_INDEX) {
        if (t[0] == TERM_INDEX)
            return true;
        t = tuples_at(&c->terms, t[1]);
    }
    return false;
}

/* How a function stores to what is computed from one base. */
enum { BASE_STORED = 1, BASE_STORED_AGAIN = 2, BASE_INDEXED = 4 };

static void note_store(struct conc *c, struct finfo *info, uint32_t stmt, uint32_t address)
{
    bool fresh;
    uint32_t *at = map_slot(&info->store_at, address, &fresh);
    if (*at == stmt + 1)
        return; /* known by this name already */
    *at = fresh ? stmt + 1 : IR_NONE;
    uint32_t *base = map_slot(&info->store_base, term_base(c, address), &fresh);
    *base |= *base & BASE_STORED ? BASE_STORED_AGAIN : BASE_STORED;
    *base |= has_index(c, address) ? BASE_INDEXED : 0;
}

static void note_stores(struct conc *c, func_id f)
{
    struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (ir_op_info(s->op)->flags & OPF_WRITE && ir_op_info(s->op)->flags & OPF_ADDRESS)
            note_store(c, info, i, term_of_ref(c, f, ir_args(pf->unit, pf->func, s)[0], 0));
    }
}

/*
 * Address terms the function stores to: a load from them may differ each time. First as if nothing
 * that is loaded were stored, then as it is: an address has the names of both, and what was called
 * by the first is forgotten.
 */
static void collect_stores(struct conc *c, func_id f)
{
    struct finfo *info = finfo_of(c, f);
    uint32_t nregs = c->prog->funcs[f.i].func->nregs;
    info->has_stored = info->is_guessing = true;
    note_stores(c, f);
    memset(info->term, 0, nregs * sizeof *info->term);
    info->is_guessing = false;
    note_stores(c, f);
    memset(info->term, 0, nregs * sizeof *info->term);
}

/*
 * What a load surely gets: the value of the one store to its address, if that is made on every way
 * to it and nothing else is stored near it. (In the last round of the store's loop, too: else a way
 * through the header would lead round the store.) PTA_NONE if it is not so simple.
 */
static uint32_t forwarded(struct conc *c, func_id f, uint32_t load, uint32_t address, int depth)
{
    struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t at = map_get(&info->store_at, address, 0);
    uint32_t base = map_get(&info->store_base, term_base(c, address), 0);
    if (!at || at == IR_NONE || load == IR_NONE)
        return PTA_NONE;
    const struct ir_stmt *s = &pf->stmts[at - 1];
    bool is_plain = s->op == IR_STORE && s->sub == ORDER_NONE && !(s->flags & IRF_VOLATILE) &&
                    s->size == pf->stmts[load].size && pf->stmts[load].sub == ORDER_NONE;
    bool is_blurred = base & BASE_INDEXED && base & BASE_STORED_AGAIN;
    if (!is_plain || is_blurred || !comes_first(info, at - 1, load))
        return PTA_NONE;
    return term_of_ref(c, f, ir_args(pf->unit, pf->func, s)[1], depth);
}

bool term_is_stored(struct conc *c, func_id f, uint32_t address)
{
    struct finfo *info = finfo_of(c, f);
    if (!info->has_stored)
        collect_stores(c, f);
    return !info->is_guessing && map_get(&info->store_at, address, 0) != 0;
}

/* Is the address stored to once at most, never after the load: `struct flags of = {0}`, or
 * `if (!q->list) q->list = make();`? All loads from then on get the same. */
static bool is_only_initialised(struct conc *c, func_id f, uint32_t load, uint32_t address)
{
    const struct finfo *info = finfo_of(c, f);
    uint32_t at = map_get(&info->store_at, address, 0);
    if (!at || at == IR_NONE || load == IR_NONE || stmt_in_loop(c, f, at - 1))
        return false;
    uint32_t from = info->block_of[at - 1], to = info->block_of[load];
    return from == to ? at - 1 < load : info->cfg->rpo[from] < info->cfg->rpo[to];
}

/* What a library function has put into the object that it returned: the lock behind its two sides
 * (`lock.writeLock()`). PTA_NONE if the address is not there. */
static uint32_t put_by_call(struct conc *c, func_id f, uint32_t address, int depth)
{
    int64_t off;
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const uint32_t *t = tuples_at(&c->terms, term_strip(c, address, &off));
    if (t[0] != TERM_REG || t[1] == PTA_NONE || t[1] - pf->reg_base >= pf->func->nregs)
        return PTA_NONE;
    uint32_t def = finfo_of(c, f)->def[t[1] - pf->reg_base];
    const struct ir_stmt *s = def == IR_NONE ? NULL : &pf->stmts[def];
    if (!s || s->op != IR_CALL || ref_kind(prog_args(pf, s)[0]) != REF_SYM)
        return PTA_NONE;
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(prog_args(pf, s)[0]));
    ir_ref put = put_into_result(pf, def, pta_model_of(c->pta, sym), off);
    return ref_is_none(put) ? PTA_NONE : term_of_ref(c, f, put, depth);
}

static bool is_plain_load(const struct ir_stmt *s)
{
    return s->op == IR_LOAD && s->sub == ORDER_NONE && !(s->flags & IRF_VOLATILE);
}

/* Variables whose address is kept somewhere: a closure, a structure. */
static void find_kept(struct conc *c, func_id f)
{
    struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    info->has_kept = true;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        bool has_address = ir_op_info((enum ir_op)s->op)->flags & OPF_ADDRESS;
        for (uint32_t k = 0; s->op != IR_CALL && k < s->nargs; k++) {
            ir_ref ref = prog_args(pf, s)[k];
            if (ref_kind(ref) == REF_REG && !(has_address && k == 0))
                idset_add(&info->kept, ref_index(ref));
        }
    }
}

/* May the statement change the variable? A call of the program's own may if it was given the
 * address before; the library does not keep what it is given. */
static bool may_change_variable(struct conc *c, const struct prog_func *pf, uint32_t stmt,
                                ir_ref variable)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    for (uint32_t i = 0; s->op != IR_LOAD && i < s->nargs; i++)
        if (prog_args(pf, s)[i].bits == variable.bits)
            return true;
    if (s->op != IR_CALL && s->op != IR_VCALL)
        return false;
    if (ref_kind(prog_args(pf, s)[0]) != REF_SYM)
        return true;
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(prog_args(pf, s)[0]));
    func_id callee = c->prog->syms[sym.i].func;
    return callee.i == IR_NONE ? !pta_model_of(c->pta, sym)
                               : !prog_func_is_library(c->prog, callee);
}

/* The block that alone leads to another one; CFG_NONE. */
static uint32_t only_pred(const struct cfg *cfg, uint32_t block)
{
    uint32_t first = cfg->pred_first[block];
    return cfg->pred_first[block + 1] - first == 1 ? cfg->preds[first] : CFG_NONE;
}

/* Is it a plain load of a variable that is only handed on to calls? */
static bool is_of_variable(struct conc *c, func_id f, uint32_t load)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (load == IR_NONE || !is_plain_load(&pf->stmts[load]))
        return false;
    const struct ir_stmt *def = def_in_func(c, f, prog_args(pf, &pf->stmts[load])[0]);
    if (!def || def->op != IR_ALLOCA)
        return false;
    if (!finfo_of(c, f)->has_kept)
        find_kept(c, f);
    return !idset_has(&finfo_of(c, f)->kept, def->dst);
}

/*
 * The load of the same variable that comes before this one, with nothing in between that changes
 * it: both get the same. `make(i, forks[i], forks[i + 1])`, where `i` is in memory because it is
 * handed on by reference. IR_NONE if there is none near.
 */
static uint32_t load_before(struct conc *c, func_id f, uint32_t load)
{
    const struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (!is_of_variable(c, f, load))
        return IR_NONE;
    ir_ref variable = prog_args(pf, &pf->stmts[load])[0];
    uint32_t block = info->block_of[load], at = load;
    for (int n = 0; n < MAX_LOOK_BACK && block != CFG_NONE; n++) {
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
        if (at == b->first) {
            block = only_pred(info->cfg, block);
            b = &pf->unit->blocks[pf->func->first_block + (block == CFG_NONE ? 0 : block)];
            at = b->first + b->count;
            continue;
        }
        const struct ir_stmt *s = &pf->stmts[--at];
        if (s->op == IR_LOAD && prog_args(pf, s)[0].bits == variable.bits)
            return s->size == pf->stmts[load].size && is_plain_load(s) ? at : IR_NONE;
        if (may_change_variable(c, pf, at, variable))
            return IR_NONE;
    }
    return IR_NONE;
}

static uint32_t term_of_load(struct conc *c, func_id f, uint32_t load, uint32_t address,
                             uint32_t self, int depth)
{
    uint32_t put = c->prog->classes ? put_by_call(c, f, address, depth) : PTA_NONE;
    if (put != PTA_NONE)
        return put;
    if (!term_is_stored(c, f, address))
        return make(c, TERM_LOAD, address, 0, 0);
    uint32_t value = forwarded(c, f, load, address, depth);
    if (value == PTA_NONE && is_only_initialised(c, f, load, address))
        return make(c, TERM_LOAD, address, 0, 0);
    uint32_t before = value == PTA_NONE ? load_before(c, f, load) : IR_NONE;
    if (before != IR_NONE)
        return term_of_reg(c, f, c->prog->funcs[f.i].stmts[before].dst, depth + 1);
    return value == PTA_NONE ? self : value;
}

static uint32_t term_of_addr(struct conc *c, func_id f, const struct ir_stmt *s, const ir_ref *args,
                             uint32_t self, int depth)
{
    const struct ir_unit *unit = c->prog->funcs[f.i].unit;
    int64_t off;
    if (!ir_ref_int(unit, args[1], &off))
        return self;
    uint32_t term = term_add(c, term_of_ref(c, f, args[0], depth), off);
    for (uint32_t i = 2; i + 2 < s->nargs; i += 3) {
        int64_t stride;
        if (!ir_ref_int(unit, args[i], &stride))
            return self;
        term =
            term_index(c, term, (uint32_t)(int32_t)stride, term_of_ref(c, f, args[i + 1], depth));
    }
    return term;
}

/* Is the term made of what the function itself knows: no registers or parameters of others? */
static bool term_is_of(const struct conc *c, uint32_t term, func_id f)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (t[0] == TERM_PARAM)
        return t[1] == f.i;
    if (t[0] == TERM_REG)
        return t[1] != PTA_NONE && t[1] >= pf->reg_base && t[1] - pf->reg_base < pf->func->nregs;
    for (unsigned i = 0, mask = term_children(t[0]); i < 3; i++)
        if (mask & 1u << i && !term_is_of(c, t[1 + i], f))
            return false;
    return true;
}

/* A phi whose inputs are all one value is that value. */
static uint32_t term_of_phi(struct conc *c, func_id f, const struct ir_stmt *s, const ir_ref *args,
                            uint32_t self, int depth)
{
    uint32_t only = PTA_NONE;
    for (uint32_t i = 0; i < s->nargs; i += 2) {
        uint32_t t = term_of_ref(c, f, args[i], depth);
        if (only != PTA_NONE && t != only)
            return self;
        only = t;
    }
    return only == PTA_NONE ? self : only;
}

ir_ref only_result(const struct prog_func *pf)
{
    ir_ref only = {0};
    for (uint32_t i = 0; pf->func->nstmts <= MAX_GETTER && i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_RET || !s->nargs)
            continue;
        if (only.bits)
            return (ir_ref){0};
        only = ir_args(pf->unit, pf->func, s)[0];
    }
    return only;
}

/* Does a function of the JVM's library give back its receiver? A container stands for its iterators
 * and views. */
static bool returns_receiver(const struct model_fn *m)
{
    int results = 0;
    bool is_receiver = false;
    for (int i = 0; i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        bool is_assigned = e->kind == EFFECT_ASSIGN && e->ret.kind == PLACE_RET;
        results += is_assigned || e->kind == EFFECT_ALLOC || e->kind == EFFECT_BODY;
        is_receiver |= is_assigned && e->src.kind == PLACE_ARG && !e->src.index && !e->src.offset;
    }
    return is_receiver && results == 1;
}

ir_ref receiver_given_back(struct conc *c, const struct prog_func *pf, const struct ir_stmt *s)
{
    const ir_ref *args = prog_args(pf, s);
    if (!c->prog->classes || s->op != IR_CALL || s->nargs < 2 || ref_kind(args[0]) != REF_SYM)
        return (ir_ref){0};
    const struct model_fn *m =
        pta_model_of(c->pta, prog_sym_of(c->prog, pf->unit_index, ref_index(args[0])));
    return m && returns_receiver(m) ? args[1] : (ir_ref){0};
}

/* What a library function reads and returns, if it does nothing else: `*arg0` of a smart pointer's
 * `operator->`. NULL if it is more. */
static const struct place *only_read_result(const struct model_fn *m)
{
    const struct place *found = NULL;
    for (int i = 0; i < m->neffects; i++) {
        const struct effect *e = &m->effects[i];
        if (e->kind == EFFECT_ASSIGN && e->ret.kind == PLACE_RET && !found &&
            e->src.kind == PLACE_DEREF && e->src.depth <= 1)
            found = &e->src;
        else if (e->kind != EFFECT_READ && e->kind != EFFECT_OWNER)
            return NULL;
    }
    return found;
}

static bool is_variable(struct conc *c, func_id f, uint32_t term)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (t[0] != TERM_REG || t[1] == PTA_NONE || t[1] - pf->reg_base >= pf->func->nregs)
        return false;
    uint32_t def = finfo_of(c, f)->def[t[1] - pf->reg_base];
    return def != IR_NONE && pf->stmts[def].op == IR_ALLOCA;
}

static uint32_t term_of_read_result(struct conc *c, func_id f, const struct ir_stmt *s,
                                    const struct model_fn *m, uint32_t self, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct place *at = c->prog->classes ? NULL : only_read_result(m);
    if (!at || at->inside || at->each || (uint32_t)at->index + 1 >= s->nargs)
        return self;
    uint32_t stmt = (uint32_t)(s - pf->stmts);
    uint32_t address = term_of_ref(c, f, call_arg(pf, stmt, at->index), depth);
    if (is_variable(c, f, address))
        return self; /* ownership knows it by the call (fresh.c) */
    uint32_t value = term_of_load(c, f, stmt, term_add(c, address, at->offset), self, depth);
    return value == self ? self : term_add(c, value, at->offset2);
}

/* The result of a getter (`&table[n % SIZE]`, `p->lock`) in terms of the call's arguments. */
static uint32_t term_of_call(struct conc *c, func_id f, const struct ir_stmt *s, const ir_ref *args,
                             uint32_t self, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (ref_kind(args[0]) != REF_SYM || depth > MAX_GETTER_DEPTH)
        return self;
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(args[0]));
    func_id callee = c->prog->syms[sym.i].func;
    const struct model_fn *m = pta_model_of(c->pta, sym);
    ir_ref receiver = receiver_given_back(c, pf, s);
    if (receiver.bits)
        return term_of_ref(c, f, receiver, depth);
    if (m)
        return term_of_read_result(c, f, s, m, self, depth);
    if (callee.i == IR_NONE || callee.i == f.i)
        return self;
    ir_ref result = only_result(&c->prog->funcs[callee.i]);
    if (ref_kind(result) != REF_REG)
        return self;
    uint32_t term = term_of_ref(c, callee, result, depth + 1);
    uint32_t nparams = c->prog->funcs[callee.i].func->nparams;
    for (uint32_t i = 0; i < nparams && i + 1 < s->nargs; i++) {
        uint32_t param = make(c, TERM_PARAM, callee.i, i, 0);
        if (term_contains(c, term, param))
            term = term_replace(c, term, param, term_of_ref(c, f, args[i + 1], depth));
    }
    return term_is_of(c, term, f) ? term : self;
}

static uint32_t term_of_def(struct conc *c, func_id f, const struct ir_stmt *s, uint32_t self,
                            int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    switch (s->op) {
    case IR_COPY:
    case IR_PTRTOINT:
    case IR_INTTOPTR:
    case IR_CAST:
    case IR_ZEXT:
    case IR_SEXT:
    case IR_TRUNC:
        return term_of_ref(c, f, args[0], depth);
    case IR_ADDR:
        return term_of_addr(c, f, s, args, self, depth);
    case IR_LOAD:
        return term_of_load(c, f, (uint32_t)(s - pf->stmts), term_of_ref(c, f, args[0], depth),
                            self, depth);
    case IR_CALL:
        return term_of_call(c, f, s, args, self, depth);
    case IR_PHI:
        return term_of_phi(c, f, s, args, self, depth);
    default:
        if (!(ir_op_info(s->op)->flags & OPF_INT) || s->nargs != 2)
            return self;
        return make(c, TERM_OP, s->op << 8 | s->sub, term_of_ref(c, f, args[0], depth),
                    term_of_ref(c, f, args[1], depth));
    }
}

/*
 * The phi that a value is computed from gets its name first. Asked for in the middle of a round
 * (`next = n->next; ... n = next`), the value would be named while it is being named, by its
 * register, and that would stay in the names of the others.
 */
static void name_phi_first(struct conc *c, func_id f, const struct finfo *info, uint32_t reg)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (int n = 0; n < MAX_SEARCH && info->def[reg] != IR_NONE && !info->in_work[reg]; n++) {
        const struct ir_stmt *s = &pf->stmts[info->def[reg]];
        bool is_step = s->op == IR_LOAD || s->op == IR_ADDR || s->op == IR_COPY || s->op == IR_CAST;
        if (s->op == IR_PHI && n)
            term_of_reg(c, f, reg, 0);
        ir_ref from = is_step ? prog_args(pf, s)[0] : (ir_ref){0};
        if (ref_kind(from) != REF_REG)
            break;
        reg = ref_index(from);
    }
}

static uint32_t term_of_reg(struct conc *c, func_id f, uint32_t reg, int depth)
{
    struct finfo *info = finfo_of(c, f);
    const struct prog_func *pf = &c->prog->funcs[f.i];
    assert(reg < pf->func->nregs); /* an argument is not always a parameter */
    if (!info->has_stored)         /* before any register has a name: names depend on it */
        collect_stores(c, f);
    if (info->term[reg])
        return info->term[reg] - 1;
    if (reg < pf->func->nparams) {
        uint32_t t = make(c, TERM_PARAM, f.i, reg, 0);
        info->term[reg] = t + 1;
        return t;
    }
    uint32_t self = make(c, TERM_REG, pf->reg_base + reg, 0, 0);
    if (info->def[reg] == IR_NONE || info->in_work[reg] || depth > MAX_SEARCH)
        return self;
    if (depth == 0)
        name_phi_first(c, f, info, reg);
    if (info->term[reg]) /* on the way */
        return info->term[reg] - 1;
    info->in_work[reg] = 1;
    uint32_t term = term_of_def(c, f, &pf->stmts[info->def[reg]], self, depth);
    info->in_work[reg] = 0;
    if (depth == 0 || !info->term[reg])
        info->term[reg] = term + 1;
    return info->term[reg] - 1;
}

uint32_t term_of(struct conc *c, func_id f, ir_ref ref)
{
    if (ref_kind(ref) == REF_REG)
        return term_of_reg(c, f, ref_index(ref), 0);
    return term_of_const(c, &c->prog->funcs[f.i], ref);
}

/* What is stored at an address, as far as two loads of one activation can be trusted to agree. */
static uint32_t term_load(struct conc *c, func_id f, uint32_t address)
{
    return term_of_load(c, f, IR_NONE, address, make(c, TERM_REG, PTA_NONE, 0, 0), 0);
}

uint32_t term_of_place(struct conc *c, func_id f, uint32_t stmt, const struct place *place)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const int64_t offsets[] = {place->offset, place->offset2, place->offset3};
    bool is_expression = place->kind == PLACE_ARG || place->kind == PLACE_DEREF;
    if (!is_expression || place->inside || place->each)
        return make(c, TERM_REG, PTA_NONE, 0, 0);
    uint32_t term = term_add(c, term_of(c, f, call_arg(pf, stmt, place->index)), offsets[0]);
    int depth = place->kind == PLACE_DEREF ? MAX(place->depth, 1) : 0;
    for (int i = 1; i <= depth && i < (int)ARRAY_SIZE(offsets); i++)
        term = term_add(c, term_load(c, f, term), offsets[i]);
    return term;
}

uint32_t term_of_content(struct conc *c, func_id f, ir_ref address)
{
    return make(c, TERM_LOAD, term_of(c, f, address), 0, 0);
}

uint32_t term_kept_at(struct conc *c, uint32_t address)
{
    return make(c, TERM_LOAD, address, 0, 0);
}

/* ---- substitution ---- */

bool term_contains(const struct conc *c, uint32_t term, uint32_t part)
{
    if (term == part)
        return true;
    const uint32_t *t = tuples_at(&c->terms, term);
    for (unsigned i = 0, mask = term_children(t[0]); i < 3; i++)
        if (mask & 1u << i && term_contains(c, t[1 + i], part))
            return true;
    return false;
}

uint32_t term_replace(struct conc *c, uint32_t term, uint32_t from, uint32_t to)
{
    if (term == from)
        return to;
    const uint32_t *at = tuples_at(&c->terms, term);
    uint32_t t[4] = {at[0], at[1], at[2], at[3]};
    unsigned mask = term_children(t[0]);
    bool changed = false;
    for (unsigned i = 0; i < 3; i++) {
        if (!(mask & 1u << i))
            continue;
        uint32_t child = term_replace(c, t[1 + i], from, to);
        changed |= child != t[1 + i];
        t[1 + i] = child;
    }
    if (!changed)
        return term;
    if (t[0] == TERM_ADD)
        return term_add(c, t[1], (int32_t)t[2]);
    if (t[0] == TERM_INDEX)
        return term_index(c, t[1], t[2], t[3]);
    return make(c, t[0], t[1], t[2], t[3]);
}

/* Does the term depend on nothing but SELF, symbols and constants? */
bool term_is_closed(const struct conc *c, uint32_t term)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    if (t[0] == TERM_REG || t[0] == TERM_PARAM)
        return false;
    for (unsigned i = 0, mask = term_children(t[0]); i < 3; i++)
        if (mask & 1u << i && !term_is_closed(c, t[1 + i]))
            return false;
    return true;
}

/* Is the term rooted in a parameter of the callee or in a symbol: does it mean something there? */
bool term_is_known_in(const struct conc *c, uint32_t term, func_id callee)
{
    const uint32_t *t = tuples_at(&c->terms, term);
    if (t[0] == TERM_SYM || (t[0] == TERM_PARAM && t[1] == callee.i))
        return true;
    for (unsigned i = 0, mask = term_children(t[0]); i < 3; i++)
        if (mask & 1u << i && term_is_known_in(c, t[1 + i], callee))
            return true;
    return false;
}

static bool is_leaf_constant(const struct conc *c, uint32_t term)
{
    uint32_t kind = tuples_at(&c->terms, term)[0];
    return kind == TERM_INT || (kind == TERM_REG && tuples_at(&c->terms, term)[1] == PTA_NONE);
}

/* The parameter whose argument is the largest part of the term; IR_NONE. */
static uint32_t largest_argument(struct conc *c, uint32_t term, func_id callee, func_id caller,
                                 uint32_t stmt)
{
    const struct prog_func *from = &c->prog->funcs[caller.i], *to = &c->prog->funcs[callee.i];
    const struct ir_stmt *s = &from->stmts[stmt];
    uint32_t best = IR_NONE, depth = 0;
    for (uint32_t i = 0; i < to->func->nparams && i + 1 < s->nargs; i++) {
        uint32_t arg = term_of(c, caller, ir_args(from->unit, from->func, s)[i + 1]);
        if (is_leaf_constant(c, arg) || !term_contains(c, term, arg))
            continue;
        if (best == IR_NONE || c->term_depth.at[arg] > depth)
            best = i, depth = c->term_depth.at[arg];
    }
    return best;
}

uint32_t term_beside(struct conc *c, uint32_t term, func_id callee, func_id caller, uint32_t stmt,
                     uint32_t param)
{
    const struct prog_func *from = &c->prog->funcs[caller.i];
    const struct ir_stmt *s = &from->stmts[stmt];
    int64_t off;
    if (param + 1 >= s->nargs)
        return term;
    uint32_t arg = term_of(c, caller, ir_args(from->unit, from->func, s)[param + 1]);
    uint32_t root = term_strip(c, arg, &off);
    if (is_leaf_constant(c, root) || tuples_at(&c->terms, root)[0] == TERM_SYM ||
        !term_contains(c, term, root))
        return term;
    return term_replace(c, term, root, term_add(c, make(c, TERM_PARAM, callee.i, param, 0), -off));
}

/*
 * The same where the callee is given a variable that holds part of the term: what a lambda has
 * captured. `param` is that parameter, `from` the variable's part that the argument points to.
 */
static uint32_t term_captured(struct conc *c, uint32_t term, func_id caller, uint32_t stmt,
                              uint32_t param, uint32_t variable, int64_t from)
{
    const struct prog_func *pf = &c->prog->funcs[caller.i];
    struct finfo *info = finfo_of(c, caller);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[i]);
        if (pf->stmts[i].op != IR_STORE || !comes_first(info, i, stmt))
            continue;
        int64_t off;
        uint32_t address = term_of(c, caller, args[0]), value = term_of(c, caller, args[1]);
        bool is_here = term_strip(c, address, &off) == variable &&
                       term_is_stored(c, caller, address) &&
                       map_get(&info->store_at, address, 0) == i + 1;
        if (is_here && !is_leaf_constant(c, value) && term_contains(c, term, value))
            return term_replace(c, term, value,
                                make(c, TERM_LOAD, term_add(c, param, off - from), 0, 0));
    }
    return term;
}

static uint32_t term_inside(struct conc *c, uint32_t term, func_id callee, func_id caller,
                            uint32_t stmt)
{
    const struct prog_func *from = &c->prog->funcs[caller.i], *to = &c->prog->funcs[callee.i];
    const struct ir_stmt *s = &from->stmts[stmt];
    for (uint32_t i = 0; i < to->func->nparams && i + 1 < s->nargs; i++) {
        int64_t off;
        uint32_t arg = term_of(c, caller, ir_args(from->unit, from->func, s)[i + 1]);
        uint32_t root = term_strip(c, arg, &off), param = make(c, TERM_PARAM, callee.i, i, 0);
        uint32_t found = is_variable(c, caller, root)
                             ? term_captured(c, term, caller, stmt, param, root, off)
                             : term;
        if (found != term)
            return found;
    }
    return term;
}

/* Largest first: in `move(this, a)` the lock of a == this->all[i] is a's, not one of this. */
uint32_t term_to_callee(struct conc *c, uint32_t term, func_id callee, func_id caller,
                        uint32_t stmt)
{
    const struct prog_func *from = &c->prog->funcs[caller.i];
    const struct ir_stmt *s = &from->stmts[stmt];
    for (int round = 0; round < MAX_TERM_DEPTH; round++) {
        uint32_t i = largest_argument(c, term, callee, caller, stmt);
        if (i == IR_NONE && !round) {
            uint32_t found = term, n = c->prog->funcs[callee.i].func->nparams;
            for (uint32_t k = 0; k < n && found == term; k++)
                found = term_beside(c, term, callee, caller, stmt, k);
            return found == term ? term_inside(c, term, callee, caller, stmt) : found;
        }
        if (i == IR_NONE)
            break;
        uint32_t arg = term_of(c, caller, ir_args(from->unit, from->func, s)[i + 1]);
        term = term_replace(c, term, arg, make(c, TERM_PARAM, callee.i, i, 0));
        if (callee.i == caller.i)
            break; /* parameters of both would be mistaken for each other */
    }
    return term;
}

uint32_t term_to_caller(struct conc *c, uint32_t term, func_id callee, func_id caller,
                        uint32_t stmt)
{
    const struct prog_func *from = &c->prog->funcs[caller.i], *to = &c->prog->funcs[callee.i];
    const struct ir_stmt *s = &from->stmts[stmt];
    for (uint32_t i = 0; i < to->func->nparams && i + 1 < s->nargs; i++) {
        uint32_t param = make(c, TERM_PARAM, callee.i, i, 0);
        if (term_contains(c, term, param))
            term = term_replace(c, term, param,
                                term_of(c, caller, ir_args(from->unit, from->func, s)[i + 1]));
    }
    return term;
}

func_id func_of_register(const struct prog *p, uint32_t reg)
{
    uint32_t low = 0, high = p->nfuncs;
    while (high - low > 1) {
        uint32_t middle = low + (high - low) / 2;
        *(p->funcs[middle].reg_base <= reg ? &low : &high) = middle;
    }
    return (func_id){low};
}
