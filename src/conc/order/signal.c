/*
 * Signals inside of records: a semaphore or a flag that lies in the object it speaks of, of which
 * there may be many, or in a part that each object's constructor has made for it (a latch of the
 * JVM).
 *
 * Completion: who made a record hands it to others, waits for its semaphore or flag, and then has
 * it back. Others work on it and signal that last:
 *
 *     r->n = 1; put(r);                      r = take();
 *     sem_wait(&r->done);                    r->n = 2;
 *     use(r->n);                             sem_post(&r->done);
 *
 * No way leads from where the maker gives the record away to its access but through the wait, and
 * none from the other's signal to its access but through taking another record. That nobody else
 * signals for who is still at work is assumption A-COMPLETE.
 *
 * Message: who finds the flag of a record set, since it knows which record that is, comes after who
 * has set it and does nothing to the record from then on; if that is somebody who has the record
 * once only: a thread that was given it, the one round of a loop that counts, or who has taken it
 * out of a list or queue, to which the finder does not give it again before the flag is cleared.
 *
 * A state is a flag for each number that is stored there: who finds `r->state == DONE` comes after
 * who has stored DONE. It may be stored by a function that is given the number, and tested by one
 * that returns whether it is so.
 *
 * Turns: one side finds the flag set, and clears it when it has done; the other finds it clear, and
 * sets it when it has done. (Both are part of A-COMPLETE: nobody else changes the flag.)
 *
 * The record is known by its term (term.c): the same root on the way to the access and to the
 * signal. Flags are atomic with release and acquire, or used in functions that take locks: races on
 * the flag itself are reported as such.
 */
#include "conc/order/signal.h"
#include <stdlib.h>

/* An offset in a part of the record is the part's field times this, and the place in the part. */
enum { PART = 1 << 16 };
/* The flag that a state is: its offset, and the number above these bits; zero: any number. */
enum { STATE_SHIFT = 40, MAX_STATE = 1 << 15 };
enum { MAX_SIGNALS = 24, MAX_DEPTH = 3, MAX_LIFT = 3, MAX_ROOTS = 6 };

enum signal_kind {
    SIGNAL_WAIT, /* the semaphore is waited for */
    SIGNAL_POST,
    SIGNAL_FOUND, /* the flag is found not zero, */
    SIGNAL_FREE,  /* or zero */
    SIGNAL_SET,   /* it is set to a number other than zero, */
    SIGNAL_CLEAR, /* or to zero, */
    SIGNAL_GIVEN, /* or to what the function is given */
    SIGNAL_RENEW, /* so many bytes are overwritten as a whole, `param` */
};

/* An event at a statement, or on one way out of a block. */
struct signal {
    enum signal_kind kind;
    int64_t offset; /* of the semaphore or flag from the root */
    uint32_t stmt;  /* the branch, if `way` is not IR_NONE */
    uint32_t way;   /* successor of its block */
    bool is_once;   /* a latch: who waits a second time does not wait */
    uint32_t param; /* SIGNAL_GIVEN: by which it is given; SIGNAL_RENEW: size */
};

struct signals {
    uint32_t n;
    struct signal at[MAX_SIGNALS];
};

struct place_in place_in(struct conc *c, inst_id inst)
{
    func_id f = pta_inst_func(c->pta, inst);
    return (struct place_in){c, inst, f, &c->prog->funcs[f.i], finfo_of(c, f)};
}

/* ---- events ---- */

static void add_signal(struct signals *out, struct signal s)
{
    if (out->n < MAX_SIGNALS)
        out->at[out->n++] = s;
}

/* Is the term an address in the record, at a constant place? */
static bool is_in_record(const struct place_in *p, uint32_t term, uint32_t root, int64_t *offset)
{
    return term_strip(p->c, term, offset) == root;
}

/* Are all that may be meant made by one statement of a constructor, for its object alone? */
static bool is_built(struct conc *c, const struct idset *places)
{
    struct idset_iter it = idset_begin(places);
    uint32_t loc, only = 0;
    while (idset_step(&it, &loc)) {
        uint32_t by = built_by(c, pta_loc(c->pta, (loc_id){loc})->obj);
        if (!by || (only && by != only))
            return false;
        only = by;
    }
    return only != 0;
}

/* Is the place in an object that the record has a field for, as a latch of the JVM is? */
static bool is_in_part(const struct place_in *p, uint32_t stmt, const struct place *place,
                       uint32_t root, int64_t *offset)
{
    int64_t inner, field;
    uint32_t part = term_strip(p->c, term_of_place(p->c, p->func, stmt, place), &inner);
    const uint32_t *t = tuples_at(&p->c->terms, part);
    if (t[0] != TERM_LOAD || t[2] || term_strip(p->c, t[1], &field) != root || field <= 0 ||
        inner < 0 || inner >= PART || !is_built(p->c, pta_place(p->c->pta, p->inst, stmt, place)))
        return false;
    *offset = field * PART + inner;
    return true;
}

static void find_effects(const struct place_in *p, uint32_t stmt, uint32_t root,
                         struct signals *out)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(p->c->pta, p->inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            bool is_wait = f->kind == EFFECT_SEM_WAIT && f->success == SUCCESS_ALWAYS;
            int64_t offset;
            if ((is_wait || f->kind == EFFECT_SEM_POST) &&
                (is_in_record(p, term_of_place(p->c, p->func, stmt, &f->obj), root, &offset) ||
                 is_in_part(p, stmt, &f->obj, root, &offset)))
                add_signal(out, (struct signal){is_wait ? SIGNAL_WAIT : SIGNAL_POST, offset, stmt,
                                                IR_NONE, f->flags & EFF_ALL, 0});
        }
}

/* Does a call that takes a lock come first? */
static bool is_behind_lock(const struct place_in *p, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(p->c->pta, p->inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        bool takes = e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_LOCK);
        takes |= e[i].kind == EDGE_CALL &&
                 func_takes_lock(p->c, pta_inst_func(p->c->pta, (inst_id){e[i].target}));
        if (takes && comes_first(p->info, e[i].stmt, stmt))
            return true;
    }
    return false;
}

static bool is_flag_access(const struct place_in *p, const struct ir_stmt *s)
{
    if (s->size > 8 || s->flags & IRF_BITFIELD)
        return false;
    if (s->sub == ORDER_NONE)
        return func_takes_lock(p->c, p->func) && !(s->flags & IRF_VOLATILE) &&
               (s->op != IR_LOAD || is_behind_lock(p, (uint32_t)(s - p->pf->stmts)));
    return s->sub >= (s->op == IR_LOAD ? ORDER_ACQUIRE : ORDER_RELEASE);
}

static int64_t state_at(int64_t offset, int64_t number)
{
    return offset + number * ((int64_t)1 << STATE_SHIFT);
}

static bool is_state(int64_t number)
{
    return number > 0 && number < MAX_STATE;
}

/* The value is stored at the offset: a constant, or what the function is given. */
static void add_stored(const struct place_in *p, uint32_t stmt, int64_t offset, ir_ref value,
                       struct signals *out)
{
    int64_t number;
    struct signal s = {.offset = offset, .stmt = stmt, .way = IR_NONE};
    if (ir_ref_int(p->pf->unit, value, &number)) {
        s.kind = number ? SIGNAL_SET : SIGNAL_CLEAR;
    } else if (ref_kind(value) == REF_REG && ref_index(value) < p->pf->func->nparams) {
        s.kind = SIGNAL_GIVEN;
        s.param = ref_index(value);
    } else {
        return;
    }
    add_signal(out, s);
    s.offset = s.kind == SIGNAL_SET && is_state(number) ? state_at(offset, number) : offset;
    if (s.offset != offset)
        add_signal(out, s);
}

static void find_store(const struct place_in *p, uint32_t stmt, uint32_t root, struct signals *out)
{
    const struct ir_stmt *s = &p->pf->stmts[stmt];
    int64_t offset;
    if (is_in_record(p, term_of(p->c, p->func, prog_args(p->pf, s)[0]), root, &offset) &&
        is_flag_access(p, s))
        add_stored(p, stmt, offset, prog_args(p->pf, s)[1], out);
}

/* `*r = (struct request){...}`, memset: the record is a new one. */
static void find_renewal(const struct place_in *p, uint32_t stmt, uint32_t root,
                         struct signals *out)
{
    const ir_ref *args = prog_args(p->pf, &p->pf->stmts[stmt]);
    int64_t offset, size;
    if (ir_ref_int(p->pf->unit, args[2], &size) && size > 8 && size < PART &&
        is_in_record(p, term_of(p->c, p->func, args[0]), root, &offset))
        add_signal(out,
                   (struct signal){SIGNAL_RENEW, offset, stmt, IR_NONE, false, (uint32_t)size});
}

/* A value that is compared with a number (0: is it not zero?), as branches and returns have it. */
struct number_test {
    ir_ref value;
    int64_t number;
    bool if_true;
};

static struct number_test number_test_of(const struct place_in *p, ir_ref cond)
{
    enum { MAX_STEPS = 6 };
    struct number_test t = {cond, 0, true};
    for (int i = 0; i < MAX_STEPS && !t.number; i++) {
        const struct ir_stmt *s = def_in(p->pf, p->info, t.value);
        const ir_ref *args = s ? prog_args(p->pf, s) : NULL;
        int64_t number = 0;
        bool has_number = s && s->nargs == 2 && ir_ref_int(p->pf->unit, args[1], &number);
        bool is_cmp = has_number && s->op == IR_CMP && (s->sub == CMP_EQ || s->sub == CMP_NE);
        bool is_not = has_number && s->op == IR_XOR && (number == 1 || number == -1);
        if (!s || (!is_cmp && !is_not && s->op != IR_COPY && s->op != IR_ZEXT && s->op != IR_TRUNC))
            break;
        t.value = args[0];
        if (is_cmp && number)
            t.number = number;
        if (is_not || (is_cmp && !number && s->sub == CMP_EQ) ||
            (is_cmp && number && s->sub == CMP_NE))
            t.if_true = !t.if_true;
    }
    return t;
}

static void add_tested(uint32_t stmt, int64_t offset, const struct number_test *t,
                       struct signals *out)
{
    struct signal s = {SIGNAL_FOUND, offset, stmt, t->if_true ? 0 : 1, false, 0};
    if (t->number && !is_state(t->number))
        return;
    s.offset = state_at(offset, t->number);
    add_signal(out, s);
    s.kind = SIGNAL_FREE;
    s.way = 1 - s.way;
    if (!t->number)
        add_signal(out, s);
}

/* The test that a function returns the outcome of, of a place in what it is given; false: none. */
static bool returned_test(const struct place_in *callee, uint32_t param, struct number_test *out,
                          int64_t *offset)
{
    uint32_t n = 0;
    for (uint32_t i = 0; i < callee->pf->func->nstmts; i++) {
        const struct ir_stmt *s = &callee->pf->stmts[i];
        if (s->op != IR_RET)
            continue;
        if (n++ || !s->nargs)
            return false;
        *out = number_test_of(callee, prog_args(callee->pf, s)[0]);
    }
    const struct ir_stmt *load = n ? def_in(callee->pf, callee->info, out->value) : NULL;
    return load && load->op == IR_LOAD && load->sub == ORDER_NONE && load->size <= 8 &&
           !(load->flags & (IRF_BITFIELD | IRF_VOLATILE)) &&
           is_in_record(callee, term_of(callee->c, callee->func, prog_args(callee->pf, load)[0]),
                        term_of(callee->c, callee->func, ref_make(REF_REG, param)), offset);
}

/* `while (!is_done(r)) wait();` in a function that takes locks. */
static void find_asked(const struct place_in *p, uint32_t stmt, const struct number_test *t,
                       uint32_t root, struct signals *out)
{
    uint32_t n, call = ref_kind(t->value) == REF_REG ? p->info->def[ref_index(t->value)] : IR_NONE;
    const struct pta_edge *e = call == IR_NONE ? NULL : pta_edges(p->c->pta, p->inst, call, &n);
    if (!e || t->number || p->pf->stmts[call].op != IR_CALL || n != 1 || e->kind != EDGE_CALL ||
        e->model || !func_takes_lock(p->c, p->func) || !is_behind_lock(p, call))
        return;
    struct place_in callee = place_in(p->c, (inst_id){e->target});
    for (uint32_t i = 0; i < callee.pf->func->nparams; i++) {
        struct number_test inner;
        int64_t offset, place;
        ir_ref arg = call_arg(p->pf, call, (int32_t)i);
        if (ref_is_none(arg) || !is_in_record(p, term_of(p->c, p->func, arg), root, &offset) ||
            !returned_test(&callee, i, &inner, &place))
            continue;
        inner.if_true = inner.if_true == t->if_true;
        add_tested(stmt, offset + place, &inner, out);
    }
}

static void find_branch(const struct place_in *p, uint32_t stmt, uint32_t root, struct signals *out)
{
    int64_t offset;
    ir_ref cond = prog_args(p->pf, &p->pf->stmts[stmt])[0];
    struct number_test t = number_test_of(p, cond);
    find_asked(p, stmt, &t, root, out);
    if (!t.number) {
        t.if_true = false;
        t.value = tested_flag(p->c, p->func, cond, &t.if_true);
    }
    const struct ir_stmt *load = def_in(p->pf, p->info, t.value);
    if (load && load->op == IR_LOAD && is_flag_access(p, load) &&
        is_in_record(p, term_of(p->c, p->func, prog_args(p->pf, load)[0]), root, &offset))
        add_tested(stmt, offset, &t, out);
}

static const struct signals *signals_of(const struct place_in *, uint32_t root, int depth);
static bool gets_by(const struct place_in *, uint32_t from, uint32_t to, const struct signals *,
                    const struct signal *by);

/* Does every way through the function pass such an event? */
static bool is_on_every_way(const struct place_in *p, const struct signals *all,
                            const struct signal *by)
{
    for (uint32_t i = 0; i < p->pf->func->nstmts; i++)
        if (p->pf->stmts[i].op == IR_RET && gets_by(p, IR_NONE, i, all, by))
            return false;
    return true;
}

/* Events in a function that is given the record. */
static void find_in_callee(const struct place_in *p, uint32_t stmt, uint32_t root, int depth,
                           struct signals *out)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(p->c->pta, p->inst, stmt, &n);
    if (depth == MAX_DEPTH || n != 1 || e->kind != EDGE_CALL || e->model)
        return;
    struct place_in callee = place_in(p->c, (inst_id){e->target});
    for (uint32_t i = 0; i < callee.pf->func->nparams; i++) {
        int64_t offset;
        ir_ref arg = call_arg(p->pf, stmt, (int32_t)i);
        if (ref_is_none(arg) || !is_in_record(p, term_of(p->c, p->func, arg), root, &offset))
            continue;
        uint32_t param = term_of(p->c, callee.func, ref_make(REF_REG, i));
        const struct signals *inner = signals_of(&callee, param, depth + 1);
        for (uint32_t k = 0; k < inner->n; k++) {
            struct signal s = inner->at[k];
            bool is_taken =
                s.kind == SIGNAL_WAIT || s.kind == SIGNAL_FOUND || s.kind == SIGNAL_FREE;
            if (s.kind == SIGNAL_GIVEN)
                add_stored(p, stmt, s.offset + offset, call_arg(p->pf, stmt, (int32_t)s.param),
                           out);
            else if (!is_taken || is_on_every_way(&callee, inner, &s))
                add_signal(out, (struct signal){s.kind, s.offset + offset, stmt, IR_NONE, s.is_once,
                                                s.param});
        }
    }
}

static void find_signals(const struct place_in *p, uint32_t root, int depth, struct signals *out)
{
    for (uint32_t i = 0; i < p->pf->func->nstmts; i++) {
        uint8_t op = p->pf->stmts[i].op;
        if (op == IR_CALL) {
            find_effects(p, i, root, out);
            find_in_callee(p, i, root, depth, out);
        } else if (op == IR_STORE) {
            find_store(p, i, root, out);
        } else if (op == IR_MEMSET || op == IR_MEMCOPY) {
            find_renewal(p, i, root, out);
        } else if (op == IR_BRANCH) {
            find_branch(p, i, root, out);
        }
    }
}

/* The events of a record in a function. Many pairs ask for the same ones, so answers are kept. */
static const struct signals *signals_of(const struct place_in *p, uint32_t root, int depth)
{
    struct conc *c = p->c;
    static const struct signals none = {0};
    const uint32_t key[] = {p->inst.i, root, (uint32_t)depth};
    bool fresh;
    uint32_t id = tuples_add(&c->signal_keys, key, &fresh);
    if (!fresh)
        return c->signals.at[id];
    vec_push(&c->signals, &none);
    struct signals found = {0};
    find_signals(p, root, depth, &found);
    if (found.n) {
        struct signals *kept = arena_alloc(&c->arena, sizeof *kept);
        *kept = found;
        c->signals.at[id] = kept;
    }
    return c->signals.at[id];
}

/* ---- ways ---- */

/* Is the event one of those that `by` stands for? */
static bool is_like(const struct signal *s, const struct signal *by)
{
    if (s->kind == SIGNAL_RENEW && by->kind == SIGNAL_CLEAR)
        return by->offset >= s->offset && by->offset < s->offset + s->param;
    return s->kind == by->kind && s->offset == by->offset;
}

static bool stops_at(const struct signals *all, const struct signal *by, uint32_t stmt,
                     uint32_t way)
{
    for (uint32_t i = 0; by && i < all->n; i++)
        if (all->at[i].stmt == stmt && all->at[i].way == way && is_like(&all->at[i], by))
            return true;
    return false;
}

struct search {
    const struct place_in *p;
    const struct signals *all;
    const struct signal *by;
    uint32_t root; /* ways end where it becomes another one; PTA_NONE: they do not */
    uint32_t to;
    uint8_t *seen;
    u32_vec work;
};

static bool defines_root(const struct search *s, uint32_t stmt)
{
    uint32_t dst = s->p->pf->stmts[stmt].dst;
    if (s->root == PTA_NONE || dst == IR_NO_REG)
        return false;
    uint32_t term = term_of(s->p->c, s->p->func, ref_make(REF_REG, dst));
    const uint32_t *t = tuples_at(&s->p->c->terms, term);
    bool is_load = s->p->pf->stmts[stmt].op == IR_LOAD && term == s->root;
    bool is_reg = t[0] == TERM_REG && t[1] == s->p->pf->reg_base + dst;
    return is_load || (is_reg && term_contains(s->p->c, s->root, term));
}

/* From a statement to the end of its block; true: the goal is on the way. */
static bool walk_block(struct search *s, uint32_t from)
{
    const struct prog_func *pf = s->p->pf;
    uint32_t b = s->p->info->block_of[from];
    const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
    for (uint32_t i = from; i < block->first + block->count; i++) {
        if (i == s->to)
            return true;
        if (stops_at(s->all, s->by, i, IR_NONE) || defines_root(s, i))
            return false;
    }
    uint32_t last = block->first + block->count - 1;
    for (uint32_t i = 0; i < block->nsuccs; i++) {
        uint32_t next = ir_succs(pf->unit, pf->func, block)[i];
        if (s->seen[next] || stops_at(s->all, s->by, last, i))
            continue;
        s->seen[next] = 1;
        vec_push(&s->work, next);
    }
    return false;
}

static bool search(struct search *s, uint32_t from)
{
    const struct prog_func *pf = s->p->pf;
    s->seen = xcalloc(pf->func->nblocks + 1, 1);
    bool is_found = walk_block(s, from);
    while (s->work.n && !is_found)
        is_found = walk_block(s, pf->unit->blocks[pf->func->first_block + vec_pop(&s->work)].first);
    free(s->seen);
    vec_release(&s->work);
    return is_found;
}

/* Does a way lead from behind a statement (IR_NONE: the start) to another one without the event? */
static bool gets_by(const struct place_in *p, uint32_t from, uint32_t to, const struct signals *all,
                    const struct signal *by)
{
    struct search s = {.p = p, .all = all, .by = by, .root = PTA_NONE, .to = to};
    return search(&s, from == IR_NONE ? 0 : from + 1);
}

/* The same, as long as the root stays what it is. */
bool gets_on(const struct place_in *p, uint32_t from, uint32_t to, uint32_t root)
{
    struct signals none = {0};
    struct search s = {.p = p, .all = &none, .root = root, .to = to};
    return search(&s, from + 1);
}

/* ---- who has the record ---- */

/* Does the statement allocate memory that was nobody's before, also no pool's? */
static bool allocates(const struct place_in *p, uint32_t stmt)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(p->c->pta, p->inst, stmt, &n);
    return n == 1 && e->kind == EDGE_MODEL && model_has(e->model, EFFECT_ALLOC);
}

/* Has the function made the record itself? `is_new`: and did not take it from a pool. */
static bool is_made_here(const struct use *u, bool is_new)
{
    const uint32_t *t = tuples_at(&u->p.c->terms, u->root);
    if (t[0] != TERM_REG || t[1] == PTA_NONE || t[1] < u->p.pf->reg_base ||
        t[1] - u->p.pf->reg_base >= u->p.pf->func->nregs)
        return false;
    uint32_t def = u->p.info->def[t[1] - u->p.pf->reg_base];
    if (def == IR_NONE)
        return false;
    const struct ir_stmt *s = &u->p.pf->stmts[def];
    if (s->op != IR_CALL)
        return s->op == IR_ALLOCA;
    return is_new ? allocates(&u->p, def) : makes_memory(u->p.c, u->p.pf, s);
}

/* Does the statement tell others of the record? Library functions and waits do not. */
static bool gives_away(const struct use *u, uint32_t stmt)
{
    const struct place_in *p = &u->p;
    const struct ir_stmt *s = &p->pf->stmts[stmt];
    int64_t offset;
    if (s->op == IR_STORE)
        return is_in_record(p, term_of(p->c, p->func, prog_args(p->pf, s)[1]), u->root, &offset);
    if (s->op != IR_CALL)
        return false;
    uint32_t n;
    const struct pta_edge *e = pta_edges(p->c->pta, p->inst, stmt, &n);
    bool is_model = n > 0;
    for (uint32_t i = 0; i < n; i++)
        is_model &= e[i].kind == EDGE_MODEL && !model_has(e[i].model, EFFECT_ASSIGN) &&
                    !model_has(e[i].model, EFFECT_REGISTER);
    for (uint32_t i = 1; i < s->nargs && !is_model; i++)
        if (is_in_record(p, term_of(p->c, p->func, prog_args(p->pf, s)[i]), u->root, &offset))
            return true;
    return false;
}

/* Is the signal given after the access, and the record not touched after that? */
static bool completes(const struct use *u, const struct signals *all, enum signal_kind kind,
                      int64_t offset)
{
    bool is_given = false;
    for (uint32_t i = 0; i < all->n; i++) {
        const struct signal *s = &all->at[i];
        if (s->kind != kind || s->offset != offset)
            continue;
        if (gets_on(&u->p, s->stmt, u->stmt, u->root))
            return false;
        is_given |= s->stmt == u->stmt || gets_on(&u->p, u->stmt, s->stmt, u->root);
    }
    return is_given;
}

/* ---- lifting a use to where the record comes from ---- */

/* The calls that the use is part of, with the record as they know it; 0 if one does not. */
uint32_t uses_above(const struct use *u, struct use out[MAX_CALLERS])
{
    const struct conc *c = u->p.c;
    uint32_t n = 0;
    if (tuples_at(&c->terms, u->root)[0] != TERM_PARAM)
        return 0;
    const struct call_in *in = frame_callers(u->p.c, u->frame, &n);
    if (n > MAX_CALLERS)
        return 0;
    for (uint32_t i = 0; i < n; i++) {
        const struct pta_edge *e = edge_of_call(c, &in[i]);
        struct use above = {place_in(u->p.c, c->frames.at[in[i].frame].inst), in[i].frame, e->stmt,
                            0};
        int64_t offset = 0;
        if (c->prog->classes && called_back_by(c, above.p.inst, e->stmt, u->p.func))
            return 0; /* it has its arguments from the library */
        uint32_t term = term_to_caller(u->p.c, u->root, u->p.func, above.p.func, e->stmt);
        above.root = term == PTA_NONE ? PTA_NONE : term_strip(c, term, &offset);
        const uint32_t *t = above.root == PTA_NONE ? NULL : tuples_at(&c->terms, above.root);
        if (!t || offset || (t[0] == TERM_REG && t[1] == PTA_NONE))
            return 0;
        out[i] = above;
    }
    return n;
}

/* Has the thread itself made the record, here or where this was called from? */
static bool is_own(const struct use *u, bool is_new, int depth)
{
    struct use above[MAX_CALLERS];
    if (is_made_here(u, is_new))
        return true;
    uint32_t n = depth < MAX_LIFT ? uses_above(u, above) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (!is_own(&above[i], is_new, depth + 1))
            return false;
    return n > 0;
}

/* What is asked for of a record: that the event comes, so that the other side has done with it. */
struct asked {
    enum signal_kind kind;
    int64_t offset;
    const struct use *other;
};

/* Does the use, or who calls its function for that, look whether the flag is clear? */
static bool looks_if_clear(const struct use *u, int64_t offset, int depth)
{
    struct use above[MAX_CALLERS];
    const struct signals *all = signals_of(&u->p, u->root, 0);
    for (uint32_t i = 0; i < all->n; i++)
        if (all->at[i].kind == SIGNAL_FREE && all->at[i].offset == offset)
            return true;
    uint32_t n = depth < MAX_LIFT ? uses_above(u, above) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (looks_if_clear(&above[i], offset, depth + 1))
            return true;
    return false;
}

/* Is it a signal that the maker gives itself? That it clears a flag is none if the other side does
 * not look for that. */
static bool is_given(const struct signal *s, const struct asked *k)
{
    return s->kind == SIGNAL_POST || s->kind == SIGNAL_SET ||
           (s->kind == SIGNAL_CLEAR && looks_if_clear(k->other, s->offset, 0));
}

/* Does a way without the event lead from the statement to the access, or to a signal that the maker
 * gives itself and from there to the access? Whoever waits for that may go on. */
static bool is_given_away_at(const struct use *u, uint32_t stmt, const struct signals *all,
                             const struct signal *by, const struct asked *k)
{
    if (!stops_at(all, by, stmt, IR_NONE) && gets_by(&u->p, stmt, u->stmt, all, by))
        return true;
    for (uint32_t i = 0; i < all->n; i++) {
        const struct signal *s = &all->at[i];
        if (s->stmt != stmt && is_given(s, k) && gets_by(&u->p, stmt, s->stmt, all, NULL) &&
            (s->stmt == u->stmt || gets_by(&u->p, s->stmt, u->stmt, all, by)))
            return true;
    }
    return false;
}

/* Has who gave the record away it back at the access, by the event? */
static bool has_back(const struct use *u, const struct signals *all, const struct signal *by,
                     const struct asked *k, bool is_inside)
{
    for (uint32_t i = 0; i < u->p.pf->func->nstmts; i++)
        if ((i != u->stmt || !is_inside) && gives_away(u, i) && is_given_away_at(u, i, all, by, k))
            return false;
    return true;
}

/* Is the signal given after the use, by who uses the record or who has called it for that? */
static bool is_complete(const struct use *u, const struct asked *k, int depth)
{
    struct use above[MAX_CALLERS];
    const struct signals *all = signals_of(&u->p, u->root, 0);
    for (uint32_t i = 0; i < all->n; i++)
        if (all->at[i].kind == k->kind && all->at[i].offset == k->offset)
            return completes(u, all, k->kind, k->offset);
    uint32_t n = depth < MAX_LIFT ? uses_above(u, above) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (!is_complete(&above[i], k, depth + 1))
            return false;
    return n > 0;
}

/* Does the statement let others know of the record, by itself or in what it calls? */
static bool lets_go(const struct use *u, uint32_t stmt)
{
    const struct place_in *p = &u->p;
    const struct ir_stmt *s = &p->pf->stmts[stmt];
    int64_t offset;
    if (s->op != IR_CALL)
        return gives_away(u, stmt);
    for (uint32_t i = 1; i < s->nargs; i++)
        if (is_in_record(p, term_of(p->c, p->func, prog_args(p->pf, s)[i]), u->root, &offset) &&
            call_lets_go(p->c, p->func, stmt, i - 1))
            return true;
    return false;
}

/* A latch stays open: is the record given away again after it was waited for? */
static bool is_given_again(const struct use *u, const struct signals *all, const struct signal *by)
{
    for (uint32_t i = 0; i < all->n; i++)
        for (uint32_t k = 0; k < u->p.pf->func->nstmts; k++)
            if (all->at[i].is_once && is_like(&all->at[i], by) && lets_go(u, k) &&
                gets_on(&u->p, all->at[i].stmt, k, u->root))
                return true;
    return false;
}

/* Does the function that is called there clear the flag before others know of the record? */
static bool clears_first(const struct use *u, uint32_t stmt, const struct signal *clear, int depth)
{
    uint32_t n;
    const struct place_in *p = &u->p;
    const struct pta_edge *e = pta_edges(p->c->pta, p->inst, stmt, &n);
    if (depth == MAX_DEPTH || n != 1 || e->kind != EDGE_CALL || e->model)
        return false;
    struct use in = {.p = place_in(p->c, (inst_id){e->target}), .frame = u->frame};
    for (uint32_t i = 0; i < in.p.pf->func->nparams; i++) {
        struct signal inner = *clear;
        int64_t offset;
        ir_ref arg = call_arg(p->pf, stmt, (int32_t)i);
        if (ref_is_none(arg) || !is_in_record(p, term_of(p->c, p->func, arg), u->root, &offset))
            continue;
        inner.offset -= offset;
        in.root = term_of(p->c, in.p.func, ref_make(REF_REG, i));
        const struct signals *all = signals_of(&in.p, in.root, 0);
        for (uint32_t k = 0; k < in.p.pf->func->nstmts; k++)
            if (lets_go(&in, k) && gets_by(&in.p, IR_NONE, k, all, &inner) &&
                !clears_first(&in, k, &inner, depth + 1))
                return false;
    }
    return true;
}

/* Does who found the flag set give the record to others again, without clearing the flag? It says
 * nothing of the next one who works on it. */
static bool is_sent_again(const struct use *u, int64_t offset, int depth)
{
    struct use above[MAX_CALLERS];
    struct signal found = {.kind = SIGNAL_FOUND, .offset = offset};
    struct signal clear = {.kind = SIGNAL_CLEAR, .offset = offset};
    const struct signals *all = signals_of(&u->p, u->root, 0);
    for (uint32_t i = 0; i < all->n; i++)
        for (uint32_t k = 0; is_like(&all->at[i], &found) && k < u->p.pf->func->nstmts; k++) {
            struct search s = {.p = &u->p, .all = all, .by = &clear, .root = u->root, .to = k};
            if (k != all->at[i].stmt && lets_go(u, k) && search(&s, all->at[i].stmt + 1) &&
                !clears_first(u, k, &clear, 0))
                return true;
        }
    uint32_t n = depth < MAX_LIFT ? uses_above(u, above) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (is_sent_again(&above[i], offset, depth + 1))
            return true;
    return false;
}

/* Does the maker itself give a signal behind its wait, before the access? Who waits for it, as the
 * sender of the next message does, may be at work again. */
static bool is_given_on(const struct use *u, const struct signals *all, const struct signal *by,
                        const struct asked *k)
{
    for (uint32_t i = 0; i < all->n; i++) {
        const struct signal *s = &all->at[i];
        if (s->stmt != u->stmt && is_given(s, k) && gets_by(&u->p, s->stmt, u->stmt, all, by))
            return true;
    }
    return false;
}

/*
 * Has the maker of the record it back at the access? Nobody on the way from there, who was given
 * it, gives it away without waiting, and somebody waits.
 */
static bool is_back(const struct use *u, const struct asked *k, int depth, bool has_waited)
{
    struct signal by = {.kind = k->kind, .offset = k->offset};
    const struct signals *all = signals_of(&u->p, u->root, 0);
    bool has_event = has_waited;
    for (uint32_t i = 0; i < all->n; i++)
        has_event |= is_like(&all->at[i], &by);
    if (is_given_again(u, all, &by) ||
        (k->kind == SIGNAL_FOUND && !depth && is_sent_again(u, k->offset, 0)) ||
        (!has_waited && (is_given_on(u, all, &by, k) || !has_back(u, all, &by, k, depth > 0))))
        return false;
    if (is_made_here(u, false))
        return has_event;
    /* Behind a wait of its own, nothing matters that was before. */
    has_waited |= !gets_by(&u->p, IR_NONE, u->stmt, all, &by);
    struct use above[MAX_CALLERS];
    uint32_t n = depth < MAX_LIFT ? uses_above(u, above) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (!is_back(&above[i], k, depth + 1, has_waited))
            return false;
    return n > 0;
}

/* ---- pairs ---- */

/* The roots of an address: what is left without constants and indices, step by step. */
static uint32_t find_roots(const struct conc *c, uint32_t term, uint32_t out[MAX_ROOTS])
{
    uint32_t n = 0;
    while (n < MAX_ROOTS) {
        const uint32_t *t = tuples_at(&c->terms, term);
        bool is_unknown = t[0] == TERM_REG && t[1] == PTA_NONE;
        if (t[0] != TERM_ADD && !is_unknown)
            out[n++] = term;
        if (t[0] != TERM_ADD && t[0] != TERM_INDEX)
            break;
        term = t[1];
    }
    return n;
}

/* ---- messages and turns ---- */

/* Is the record found through memory that no other thread changes: `futures[i]`? */
static bool is_kept_alone(const struct use *u, uint32_t address)
{
    const struct conc *c = u->p.c;
    uint32_t loc, n = 0;
    const uint32_t *t = tuples_at(&c->terms, term_base(c, address));
    if (t[0] == TERM_SYM) {
        obj_id o = pta_sym_obj(c->pta, (psym_id){t[1]});
        return o.i != PTA_NONE && !c->obj_shared[o.i];
    }
    if (t[0] != TERM_REG || t[1] == PTA_NONE || t[1] - u->p.pf->reg_base >= u->p.pf->func->nregs)
        return false;
    ir_ref base = ref_make(REF_REG, t[1] - u->p.pf->reg_base);
    struct idset_iter it = idset_begin(pta_value(c->pta, u->p.inst, base));
    for (; idset_step(&it, &loc); n++)
        if (c->obj_shared[pta_loc(c->pta, (loc_id){loc})->obj.i])
            return false;
    return n > 0;
}

/* Is there a way to the use, from where it is known which record that is, without the event? */
static bool is_unguarded(const struct use *u, uint32_t term, const struct signals *all,
                         const struct signal *by)
{
    const uint32_t *t = tuples_at(&u->p.c->terms, term);
    switch (t[0]) {
    case TERM_REG:
        if (t[1] == PTA_NONE || t[1] - u->p.pf->reg_base >= u->p.pf->func->nregs ||
            u->p.info->def[t[1] - u->p.pf->reg_base] == IR_NONE)
            return true;
        return gets_by(&u->p, u->p.info->def[t[1] - u->p.pf->reg_base], u->stmt, all, by);
    case TERM_LOAD:
        if (!is_kept_alone(u, t[1]))
            return true;
        break;
    case TERM_SYM:
    case TERM_INT:
        return false;
    case TERM_PARAM:
        return gets_by(&u->p, IR_NONE, u->stmt, all, by);
    default:
        break;
    }
    for (unsigned i = 0, mask = term_children(t[0]); i < 3; i++)
        if (mask & 1u << i && is_unguarded(u, t[1 + i], all, by))
            return true;
    return false;
}

static bool is_guarded(const struct use *u, enum signal_kind kind, int64_t offset)
{
    const struct signals *all = signals_of(&u->p, u->root, 0);
    struct signal by = {.kind = kind, .offset = offset};
    bool has_event = false;
    for (uint32_t i = 0; i < all->n; i++)
        has_event |= is_like(&all->at[i], &by);
    return has_event && !is_unguarded(u, u->root, all, &by) &&
           !gets_by(&u->p, IR_NONE, u->stmt, all, &by);
}

/* Is the record used again after the flag was changed in this way? */
static bool is_used_after(const struct use *u, enum signal_kind kind, int64_t offset)
{
    const struct signals *all = signals_of(&u->p, u->root, 0);
    for (uint32_t i = 0; i < all->n; i++)
        if (all->at[i].kind == kind && all->at[i].offset == offset &&
            gets_on(&u->p, all->at[i].stmt, u->stmt, u->root))
            return true;
    return false;
}

/* Is the record used again after its state was changed from the number that was found? */
static bool is_left(const struct use *u, int64_t offset)
{
    int64_t place = offset & (((int64_t)1 << STATE_SHIFT) - 1);
    return place != offset &&
           (is_used_after(u, SIGNAL_SET, place) || is_used_after(u, SIGNAL_CLEAR, place));
}

/* Was the thread given the record when it was made? */
static bool is_given_at_start(const struct use *u, int depth)
{
    struct use above[MAX_CALLERS];
    const uint32_t *t = tuples_at(&u->p.c->terms, u->root);
    uint32_t n = 0;
    if (t[0] == TERM_LOAD) { /* in the record that it was given */
        struct use holder = *u;
        int64_t offset;
        holder.root = term_strip(u->p.c, t[1], &offset);
        return tuples_at(&u->p.c->terms, holder.root)[0] == TERM_PARAM &&
               is_given_at_start(&holder, depth);
    }
    if (t[0] != TERM_PARAM)
        return false;
    frame_callers(u->p.c, u->frame, &n);
    if (!n)
        return true;
    n = depth < MAX_LIFT ? uses_above(u, above) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (!is_given_at_start(&above[i], depth + 1))
            return false;
    return n > 0;
}

/* Is it the element that a loop, which runs once, gets to in one of its rounds only? */
static bool is_counted(const struct use *u)
{
    const uint32_t *t = tuples_at(&u->p.c->terms, u->root);
    const uint32_t *index = t[0] == TERM_INDEX ? tuples_at(&u->p.c->terms, t[3]) : NULL;
    const struct cfg *cfg = u->p.info->cfg;
    if (!index || index[0] != TERM_REG || index[1] == PTA_NONE ||
        index[1] - u->p.pf->reg_base >= u->p.pf->func->nregs ||
        !u->p.c->frames.at[u->frame].is_once)
        return false;
    uint32_t reg = index[1] - u->p.pf->reg_base, def = u->p.info->def[reg];
    uint32_t loop = def == IR_NONE ? CFG_NONE : cfg->loop[u->p.info->block_of[def]];
    if (loop == CFG_NONE || cfg->loops[loop].header != u->p.info->block_of[def] ||
        cfg->loops[loop].parent != CFG_NONE || u->p.pf->stmts[def].op != IR_PHI)
        return false;
    const ir_ref *args = prog_args(u->p.pf, &u->p.pf->stmts[def]);
    for (uint32_t i = 0; i < u->p.pf->stmts[def].nargs; i += 2) {
        const struct ir_stmt *s = def_in(u->p.pf, u->p.info, args[i]);
        int64_t step;
        bool is_step = s && s->op == IR_ADD && ref_kind(prog_args(u->p.pf, s)[0]) == REF_REG &&
                       ref_index(prog_args(u->p.pf, s)[0]) == reg &&
                       ir_ref_int(u->p.pf->unit, prog_args(u->p.pf, s)[1], &step) && step;
        if (cfg_in_loop(cfg, ref_index(args[i + 1]), loop) && !is_step)
            return false;
    }
    return true;
}

/* Was the record taken out of where others could find it, a list or a queue, where each is once? */
static bool is_taken(const struct use *u, int depth)
{
    struct use above[MAX_CALLERS];
    const uint32_t *t = tuples_at(&u->p.c->terms, u->root);
    if (t[0] == TERM_REG && t[1] != PTA_NONE && t[1] - u->p.pf->reg_base < u->p.pf->func->nregs) {
        uint32_t def = u->p.info->def[t[1] - u->p.pf->reg_base];
        return def != IR_NONE && takes_alone(u->p.c, u->p.func, def);
    }
    uint32_t n = depth < MAX_LIFT ? uses_above(u, above) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (!is_taken(&above[i], depth + 1))
            return false;
    return n > 0;
}

/* Is the flag always found so before the use, and not changed until then? */
static bool finds(const struct use *u, enum signal_kind found, enum signal_kind changed,
                  int64_t offset)
{
    uint32_t key[6] = {u->p.inst.i, u->root,          u->stmt,
                       found,       (uint32_t)offset, (uint32_t)(offset >> 32)};
    bool is_new;
    uint32_t *answer = answer_to(&u->p.c->signals_found, key, &is_new);
    if (is_new)
        *answer = is_guarded(u, found, offset) && !is_used_after(u, changed, offset) &&
                  !is_left(u, offset);
    return *answer;
}

/* Does one side find the flag of the record as the other one leaves it when it has done? */
static bool is_told(const struct use *u, const struct use *v)
{
    static const enum signal_kind kinds[][4] = {
        {SIGNAL_FOUND, SIGNAL_CLEAR, SIGNAL_FREE, SIGNAL_SET},
        {SIGNAL_FREE, SIGNAL_SET, SIGNAL_FOUND, SIGNAL_CLEAR}};
    const struct signals *all = signals_of(&u->p, u->root, 0);
    for (uint32_t i = 0; i < all->n; i++)
        for (size_t k = 0; k < ARRAY_SIZE(kinds); k++) {
            int64_t offset = all->at[i].offset;
            struct asked given = {kinds[k][3], offset, u};
            if (all->at[i].kind != kinds[k][0] || !finds(u, kinds[k][0], kinds[k][1], offset) ||
                !is_complete(v, &given, 0))
                continue;
            struct asked back = {kinds[k][1], offset, v};
            bool is_once = k == 0 && (is_given_at_start(v, 0) || is_counted(v) ||
                                      (is_taken(v, 0) && !is_sent_again(u, offset, 0)));
            if (is_once || (is_guarded(v, kinds[k][2], offset) && is_complete(u, &back, 0)))
                return true;
        }
    return false;
}

/* Is there a signal that the other side gives when it has done, and the maker waits for? */
static bool is_completed(const struct use *maker, const struct use *other, int depth)
{
    static const enum signal_kind pairs[][2] = {{SIGNAL_POST, SIGNAL_WAIT},
                                                {SIGNAL_SET, SIGNAL_FOUND}};
    struct use above[MAX_CALLERS];
    bool has_signal = false;
    const struct signals *all = signals_of(&other->p, other->root, 0);
    for (uint32_t i = 0; i < all->n; i++)
        for (size_t k = 0; k < ARRAY_SIZE(pairs); k++) {
            struct asked given = {pairs[k][0], all->at[i].offset, maker};
            struct asked waited = {pairs[k][1], all->at[i].offset, other};
            if (all->at[i].kind != pairs[k][0])
                continue;
            has_signal = true;
            if (is_complete(other, &given, 0) && is_back(maker, &waited, 0, false))
                return true;
        }
    /* Signals that its callers give: each of them. */
    uint32_t n = depth < MAX_LIFT && !has_signal ? uses_above(other, above) : 0;
    for (uint32_t i = 0; i < n; i++)
        if (!is_completed(maker, &above[i], depth + 1))
            return false;
    return n > 0;
}

/* Is the place not the same one in both records, as far as that is known? Then these are two. */
static bool is_elsewhere(const struct use *u, const struct use *v, ir_ref a, ir_ref b)
{
    int64_t first, second;
    return term_strip(u->p.c, term_of(u->p.c, u->p.func, a), &first) == u->root &&
           term_strip(v->p.c, term_of(v->p.c, v->p.func, b), &second) == v->root && first != second;
}

bool signals_apart(struct conc *c, const struct signal_side *a, const struct signal_side *b)
{
    uint32_t roots_a[MAX_ROOTS], roots_b[MAX_ROOTS];
    if (c->opt.mode == MODE_SOUND || ref_is_none(a->address) || ref_is_none(b->address))
        return false;
    struct use u = {place_in(c, c->frames.at[a->frame].inst), a->frame, a->stmt, 0};
    struct use v = {place_in(c, c->frames.at[b->frame].inst), b->frame, b->stmt, 0};
    uint32_t n = find_roots(c, term_of(c, u.p.func, a->address), roots_a);
    uint32_t m = find_roots(c, term_of(c, v.p.func, b->address), roots_b);
    for (uint32_t i = 0; i < n; i++)
        for (uint32_t k = 0; k < m; k++) {
            u.root = roots_a[i];
            v.root = roots_b[k];
            bool u_is_own = is_own(&u, false, 0), v_is_own = is_own(&v, false, 0);
            if (!is_elsewhere(&u, &v, a->address, b->address) &&
                (is_told(&u, &v) || is_told(&v, &u)))
                return true;
            if ((u_is_own && is_completed(&u, &v, 0)) || (v_is_own && is_completed(&v, &u, 0)) ||
                (u_is_own && v_is_own && is_own(&u, true, 0) && is_own(&v, true, 0)))
                return true;
        }
    return false;
}
