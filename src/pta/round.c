/*
 * Rounds: what a worker finds in a plain variable while it has work.
 *
 *     controller                              worker
 *       mode = READ;                            while (load_acquire(gate[me]) == 0) ;
 *       store_release(gate[j], n);  ...         if (mode == IDLE) run_commands();
 *       share of the work                       store_release(gate[me], 0);
 *       while (sum of load_acquire(gate) != 0) ;
 *       mode = IDLE;
 *
 * A worker is active from where it finds its gate not zero until it stores zero there. While one
 * may be active the mode does not change: the controller changes it only when all gates are zero.
 * So the worker finds one of the values that the mode has when a gate is opened, and code that it
 * runs for other values only is no code of the worker. It holds if
 *   1. the variable is only loaded, and stored with constants; gates are only loaded with acquire
 *      and stored with release order; nobody has the address of one of them;
 *   2. in every function that stores the variable or opens gates (a controller) the value is known
 *      where gates are opened; no store follows before all gates were found zero, and neither does
 *      a return (assumption A-ROUND: who adds up gates in a loop adds up all that are open);
 *   3. only main runs controllers, and not while gates are open; a worker runs none.
 *
 * Condition 3 is checked with what is to be shown, the values of the variable: the first violation
 * would need an earlier one.
 */
#include "pta/pta_int.h"

enum { MAX_VALUES = 8, MAX_STEPS = 16, HELPER_STMTS = 24, MAX_SLICE = 64 };

enum event { EVENT_NONE, EVENT_OPEN, EVENT_CLOSE };

/* How a variable is used in the whole program. */
struct use {
    bool has_store;
    bool is_plain; /* only loads and stores of constants */
    bool is_gate;  /* only loads and stores with order, perhaps of an element */
};

/* None: it may be anything. */
struct values {
    int64_t at[MAX_VALUES];
    uint32_t n;
};

/* A call that the controller makes while gates are open. */
struct open_call {
    func_id func;
    uint32_t stmt;
    struct values values; /* of the variable meanwhile */
};

struct round {
    struct pta *p;
    struct arena scratch;
    const uint32_t **defs;  /* function -> register -> defining statement */
    struct use *uses;       /* by program symbol */
    psym_id variable, gate; /* variable: PTA_NONE if only the gate matters */
    struct values values;   /* of the variable while a gate is open */
    bool is_broken, has_opened;
    bool *is_controller; /* function -> */
    bool *closes;        /* function -> stores zero in the gate, or has a helper do it */
    VEC(struct open_call) open_calls;
    uint8_t *reached;   /* instance -> REACHED_* */
    bool *opened;       /* instance -> main may run it while a gate is open */
    uint8_t **by_stmt;  /* function -> statement -> enum round_role; NULL: no such differences */
    bool is_last_visit; /* of the points of a controller: all is known of them */
};
enum { REACHED_IDLE = 1, REACHED_ACTIVE = 2 };

/* What is known at a point of a controller. */
struct point {
    bool is_reached, is_open;
    struct values values;
};

static void values_add(struct values *to, const struct values *from)
{
    if (!to->n || !from->n) {
        to->n = 0;
        return;
    }
    for (uint32_t i = 0; i < from->n && to->n; i++) {
        uint32_t k = 0;
        while (k < to->n && to->at[k] != from->at[i])
            k++;
        if (k < to->n)
            continue;
        if (k < MAX_VALUES)
            to->at[to->n++] = from->at[i];
        else
            to->n = 0;
    }
}

static const uint32_t *defs_of(struct round *r, uint32_t func)
{
    const struct prog_func *pf = &r->p->prog->funcs[func];
    if (r->defs[func])
        return r->defs[func];
    uint32_t *def = arena_alloc(&r->scratch, (pf->func->nregs + 1) * sizeof *def);
    for (uint32_t i = 0; i < pf->func->nregs; i++)
        def[i] = IR_NONE;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].dst != IR_NO_REG)
            def[pf->stmts[i].dst] = i;
    return r->defs[func] = def;
}

static const struct ir_stmt *def_of(struct round *r, const struct prog_func *pf, ir_ref ref)
{
    if (ref_kind(ref) != REF_REG)
        return NULL;
    uint32_t def = defs_of(r, (uint32_t)(pf - r->p->prog->funcs))[ref_index(ref)];
    return def == IR_NONE ? NULL : &pf->stmts[def];
}

static bool is_extension(const struct ir_stmt *s)
{
    return s->op == IR_COPY || s->op == IR_ZEXT || s->op == IR_SEXT || s->op == IR_TRUNC;
}

/* The value before it was widened or narrowed. */
static ir_ref narrow(struct round *r, const struct prog_func *pf, ir_ref ref)
{
    const struct ir_stmt *s = def_of(r, pf, ref);
    for (int i = 0; i < MAX_STEPS && s && is_extension(s); i++) {
        ref = ir_args(pf->unit, pf->func, s)[0];
        s = def_of(r, pf, ref);
    }
    return ref;
}

/* The variable that an address lies in; PTA_NONE if that is not plain to see. */
static uint32_t variable_at(struct round *r, const struct prog_func *pf, ir_ref ref)
{
    psym_id sym;
    int64_t off;
    for (int i = 0; i < MAX_STEPS; i++) {
        if (prog_ref_address(r->p->prog, pf->unit_index, ref, &sym, &off))
            return sym.i;
        const struct ir_stmt *s = def_of(r, pf, ref);
        if (!s || s->op != IR_ADDR)
            break;
        ref = ir_args(pf->unit, pf->func, s)[0];
    }
    return PTA_NONE;
}

/* ---- how variables are used ---- */

static bool has_order(const struct ir_stmt *s)
{
    return (s->op == IR_LOAD && (s->sub == ORDER_ACQUIRE || s->sub == ORDER_SEQ_CST)) ||
           (s->op == IR_STORE && (s->sub == ORDER_RELEASE || s->sub == ORDER_SEQ_CST));
}

static void note_operand(struct round *r, const struct prog_func *pf, const struct ir_stmt *s,
                         uint32_t k)
{
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    uint32_t sym = variable_at(r, pf, args[k]);
    int64_t value;
    if (sym == PTA_NONE)
        return;
    struct use *use = &r->uses[sym];
    bool is_access = k == 0 && (s->op == IR_LOAD || s->op == IR_STORE);
    bool is_store = is_access && s->op == IR_STORE;
    use->has_store |= is_store;
    if (!is_access || ref_kind(args[k]) != REF_SYM ||
        (is_store && !ir_ref_int(pf->unit, args[1], &value)))
        use->is_plain = false;
    if (!(is_access && has_order(s)) && !(k == 0 && s->op == IR_ADDR))
        use->is_gate = false;
}

/* Whose address another variable holds from the start is used in ways that are not seen. */
static void note_initialisers(struct round *r, const struct prog_sym *sym)
{
    psym_id target;
    int64_t off;
    for (uint32_t i = 0; sym->is_defined && !sym->is_function && i < sym->sym->ninits; i++) {
        ir_ref value = sym->unit->inits[sym->sym->first_init + i].value;
        if (prog_ref_address(r->p->prog, sym->unit_index, value, &target, &off))
            r->uses[target.i].is_plain = r->uses[target.i].is_gate = false;
    }
}

static void note_uses(struct round *r)
{
    const struct prog *prog = r->p->prog;
    for (uint32_t i = 0; i < prog->nsyms; i++) {
        const struct prog_sym *sym = &prog->syms[i];
        bool is_variable = sym->is_defined && !sym->is_function && !sym->is_tls;
        r->uses[i].is_gate = is_variable;
        r->uses[i].is_plain = is_variable && sym->size <= 8;
    }
    for (uint32_t i = 0; i < prog->nsyms; i++)
        note_initialisers(r, &prog->syms[i]);
    for (uint32_t f = 0; f < prog->nfuncs; f++) {
        const struct prog_func *pf = &prog->funcs[f];
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            for (uint32_t k = 0; k < pf->stmts[i].nargs; k++)
                note_operand(r, pf, &pf->stmts[i], k);
    }
}

/* ---- gates ---- */

/* The short function that a call runs, and nothing else; NULL. */
static const struct prog_func *helper_of(const struct round *r, const struct prog_func *pf,
                                         const struct ir_stmt *s)
{
    if (s->op != IR_CALL || ref_kind(ir_args(pf->unit, pf->func, s)[0]) != REF_SYM)
        return NULL;
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    psym_id sym = prog_sym_of(r->p->prog, pf->unit_index, ref_index(callee));
    func_id f = r->p->prog->syms[sym.i].func;
    func_id caller = {(uint32_t)(pf - r->p->prog->funcs)};
    if (f.i == IR_NONE || r->p->address_taken[f.i] ||
        pta_ends_program(r->p, caller, (uint32_t)(s - pf->stmts)))
        return NULL;
    const struct prog_func *helper = &r->p->prog->funcs[f.i];
    for (uint32_t i = 0; i < helper->func->nstmts; i++)
        if (helper->stmts[i].op == IR_CALL)
            return NULL;
    return helper->func->nstmts <= HELPER_STMTS ? helper : NULL;
}

/* What a store with order does to a gate; *param: the parameter that it stores, PTA_NONE. */
static enum event store_event(struct round *r, const struct prog_func *pf, const struct ir_stmt *s,
                              uint32_t *gate, uint32_t *param)
{
    int64_t value;
    *param = PTA_NONE;
    if (s->op != IR_STORE || !has_order(s))
        return EVENT_NONE;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    *gate = variable_at(r, pf, args[0]);
    if (*gate == PTA_NONE || !r->uses[*gate].is_gate)
        return EVENT_NONE;
    ir_ref stored = narrow(r, pf, args[1]);
    if (ir_ref_int(pf->unit, stored, &value))
        return value ? EVENT_OPEN : EVENT_CLOSE;
    if (ref_kind(stored) == REF_REG && ref_index(stored) < pf->func->nparams)
        *param = ref_index(stored);
    return EVENT_OPEN;
}

/* The same of any statement: helpers that store for their callers are seen through. */
static enum event event_of(struct round *r, const struct prog_func *pf, const struct ir_stmt *s,
                           uint32_t *gate)
{
    uint32_t param, other;
    int64_t value;
    enum event event = store_event(r, pf, s, gate, &param);
    const struct prog_func *helper = event ? NULL : helper_of(r, pf, s);
    for (uint32_t i = 0; helper && !event && i < helper->func->nstmts; i++) {
        event = store_event(r, helper, &helper->stmts[i], &other, &param);
        if (!event)
            continue;
        *gate = other;
        bool is_zero = param != PTA_NONE && param + 1 < s->nargs &&
                       ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, s)[param + 1], &value) &&
                       !value;
        return is_zero ? EVENT_CLOSE : event;
    }
    return event;
}

static bool is_gate_load(struct round *r, const struct prog_func *pf, ir_ref ref)
{
    const struct ir_stmt *s = def_of(r, pf, narrow(r, pf, ref));
    return s && s->op == IR_LOAD && has_order(s) &&
           variable_at(r, pf, ir_args(pf->unit, pf->func, s)[0]) == r->gate.i;
}

/* Is it what a gate holds, loaded here or by a helper? */
static bool is_gate_value(struct round *r, const struct prog_func *pf, ir_ref ref)
{
    if (is_gate_load(r, pf, ref))
        return true;
    const struct ir_stmt *s = def_of(r, pf, narrow(r, pf, ref));
    const struct prog_func *helper = s ? helper_of(r, pf, s) : NULL;
    bool any = false;
    for (uint32_t i = 0; helper && i < helper->func->nstmts; i++) {
        const struct ir_stmt *ret = &helper->stmts[i];
        if (ret->op != IR_RET)
            continue;
        any = ret->nargs && is_gate_load(r, helper, ir_args(helper->unit, helper->func, ret)[0]);
        if (!any)
            return false;
    }
    return any;
}

/* Is it a sum of what gates hold, and of nothing else? */
static bool is_gate_sum(struct round *r, const struct prog_func *pf, ir_ref ref)
{
    ir_ref work[MAX_SLICE] = {ref};
    uint32_t n = 1, done = 0;
    bool any = false;
    for (; done < n; done++) {
        ir_ref value = narrow(r, pf, work[done]);
        const struct ir_stmt *s = def_of(r, pf, value);
        int64_t number;
        if (ir_ref_int(pf->unit, value, &number) && !number)
            continue;
        if (is_gate_value(r, pf, value)) {
            any = true;
            continue;
        }
        if (!s || (s->op != IR_PHI && s->op != IR_ADD && s->op != IR_OR))
            return false;
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        for (uint32_t i = 0; i < s->nargs; i += s->op == IR_PHI ? 2 : 1) {
            /* A number that is not zero is not what was found to be zero. */
            bool is_known = s->op == IR_PHI && ir_ref_int(pf->unit, args[i], &number) && number;
            for (uint32_t k = 0; k < n && !is_known; k++)
                is_known = work[k].bits == args[i].bits;
            if (!is_known && n == MAX_SLICE)
                return false;
            if (!is_known)
                work[n++] = args[i];
        }
    }
    return any;
}

/* ---- branches ---- */

/* A condition that compares a value with a number; false if it is no such thing. */
static bool compares(struct round *r, const struct prog_func *pf, ir_ref cond, ir_ref *value,
                     int64_t *number, bool *is_equal)
{
    const struct ir_stmt *s = def_of(r, pf, narrow(r, pf, cond));
    *is_equal = true;
    for (int i = 0; i < MAX_STEPS && s && s->op == IR_CMP; i++) {
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if ((s->sub != CMP_EQ && s->sub != CMP_NE) || !ir_ref_int(pf->unit, args[1], number))
            return false;
        *is_equal ^= s->sub == CMP_NE;
        *value = narrow(r, pf, args[0]);
        s = def_of(r, pf, *value);
        if (!s || s->op != IR_CMP || *number) /* !(a == b) */
            return true;
        *is_equal = !*is_equal;
    }
    return false;
}

static const struct ir_block *block_at(const struct prog_func *pf, uint32_t block)
{
    return &pf->unit->blocks[pf->func->first_block + block];
}

/* The number that a block's switch looks at, if it is a constant for who comes from `from`. */
static bool switched_on(struct round *r, const struct prog_func *pf, uint32_t from,
                        const struct ir_block *block, int64_t *number)
{
    const struct ir_stmt *last = &pf->stmts[block->first + block->count - 1];
    for (uint32_t i = 0; i + 1 < block->count; i++)
        if (pf->stmts[block->first + i].op != IR_PHI)
            return false;
    if (last->op != IR_SWITCH)
        return false;
    const struct ir_stmt *phi = def_of(r, pf, ir_args(pf->unit, pf->func, last)[0]);
    bool is_own = phi && phi >= &pf->stmts[block->first] && phi < last;
    const ir_ref *args = is_own ? ir_args(pf->unit, pf->func, phi) : NULL;
    for (uint32_t i = 0; is_own && i + 1 < phi->nargs; i += 2)
        if (ref_index(args[i + 1]) == from)
            return ir_ref_int(pf->unit, args[i], number);
    return false;
}

/*
 * Where the ith way out of a block leads. Compilers let ways out of a scope meet in a block that
 * tells them apart again by a number: it is passed by.
 */
static uint32_t successor(struct round *r, const struct prog_func *pf, uint32_t block, uint32_t way)
{
    uint32_t to = pf->unit->succs[pf->func->first_succ + block_at(pf, block)->succ + way];
    int64_t number, label;
    for (int steps = 0; steps < MAX_STEPS; steps++) {
        const struct ir_block *next = block_at(pf, to);
        if (!switched_on(r, pf, block, next, &number))
            break;
        const struct ir_stmt *last = &pf->stmts[next->first + next->count - 1];
        const ir_ref *args = ir_args(pf->unit, pf->func, last);
        uint32_t taken = 0;
        for (uint32_t i = 1; i < last->nargs && !taken; i++)
            taken = ir_ref_int(pf->unit, args[i], &label) && label == number ? i : 0;
        block = to;
        to = pf->unit->succs[pf->func->first_succ + next->succ + taken];
    }
    return to;
}

/* The successor (0 or 1) that a branch takes if a gate, or the sum of gates, is zero; PTA_NONE. */
static uint32_t zero_way(struct round *r, const struct prog_func *pf, const struct ir_stmt *s,
                         bool is_sum)
{
    ir_ref value;
    int64_t number;
    bool is_equal;
    if (s->op != IR_BRANCH ||
        !compares(r, pf, ir_args(pf->unit, pf->func, s)[0], &value, &number, &is_equal))
        return PTA_NONE;
    if (number || !(is_sum ? is_gate_sum(r, pf, value) : is_gate_value(r, pf, value)))
        return PTA_NONE;
    return is_equal ? 0 : 1;
}

/* May the branch or switch take its ith way, if the variable has one of the values? */
static bool may_take(struct round *r, const struct prog_func *pf, const struct ir_stmt *s,
                     const struct values *values, uint32_t way)
{
    ir_ref value;
    int64_t number;
    bool is_equal;
    if (s->op != IR_BRANCH ||
        !compares(r, pf, ir_args(pf->unit, pf->func, s)[0], &value, &number, &is_equal))
        return true;
    const struct ir_stmt *load = def_of(r, pf, value);
    if (!load || load->op != IR_LOAD ||
        variable_at(r, pf, ir_args(pf->unit, pf->func, load)[0]) != r->variable.i)
        return true;
    for (uint32_t i = 0; i < values->n; i++)
        if (((values->at[i] == number) == is_equal) == (way == 0))
            return true;
    return false;
}

/* Blocks that run if the variable has one of the values. */
static bool *blocks_under(struct round *r, uint32_t func, const struct values *values)
{
    const struct prog_func *pf = &r->p->prog->funcs[func];
    bool *live = ARENA_ARRAY(&r->p->arena, bool, pf->func->nblocks + 1);
    u32_vec work = {0};
    vec_push(&work, 0);
    live[0] = true;
    while (work.n) {
        uint32_t b = vec_pop(&work);
        const struct ir_block *block = block_at(pf, b);
        const struct ir_stmt *last = &pf->stmts[block->first + block->count - 1];
        for (uint32_t i = 0; i < block->nsuccs; i++) {
            uint32_t to = successor(r, pf, b, i);
            if (live[to] || !may_take(r, pf, last, values, i))
                continue;
            live[to] = true;
            vec_push(&work, to);
        }
    }
    vec_release(&work);
    return live;
}

/* ---- controllers ---- */

static bool stores_variable(const struct round *r, const struct prog_func *pf,
                            const struct ir_stmt *s, int64_t *value)
{
    psym_id sym;
    int64_t off;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    return s->op == IR_STORE && prog_ref_address(r->p->prog, pf->unit_index, args[0], &sym, &off) &&
           sym.i == r->variable.i && ir_ref_int(pf->unit, args[1], value);
}

static void add_values(struct round *r, const struct values *values)
{
    r->has_opened = true;
    if (r->variable.i == PTA_NONE)
        return;
    if (!r->values.n)
        r->values = *values;
    else
        values_add(&r->values, values);
    r->is_broken |= !r->values.n || !values->n;
}

/* A helper that stores nothing. */
static bool is_quiet(const struct prog_func *helper)
{
    for (uint32_t i = 0; helper && i < helper->func->nstmts; i++)
        if (ir_op_info(helper->stmts[i].op)->flags & OPF_WRITE)
            return false;
    return helper != NULL;
}

static void control_step(struct round *r, func_id f, uint32_t stmt, struct point *at)
{
    const struct prog_func *pf = &r->p->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    uint32_t gate = PTA_NONE;
    int64_t value;
    enum event event = event_of(r, pf, s, &gate);
    if (stores_variable(r, pf, s, &value)) {
        r->is_broken |= at->is_open;
        at->values = (struct values){{value}, 1};
    } else if (event && gate == r->gate.i) {
        r->is_broken |= at->is_open && event == EVENT_CLOSE;
        at->is_open |= event == EVENT_OPEN;
        if (event == EVENT_OPEN)
            add_values(r, &at->values);
    } else if (s->op == IR_CALL && at->is_open) {
        struct open_call call = {f, stmt, at->values};
        if (r->is_last_visit)
            vec_push(&r->open_calls, call);
    } else if (s->op == IR_CALL && !is_quiet(helper_of(r, pf, s))) {
        at->values.n = 0;
    } else if (s->op == IR_RET) {
        r->is_broken |= at->is_open;
    }
}

/* Joins what is known on a way to a block; false if that is nothing new. */
static bool point_join(struct point *to, const struct point *from)
{
    struct point old = *to;
    if (!to->is_reached) {
        *to = *from;
        return true;
    }
    to->is_open |= from->is_open;
    values_add(&to->values, &from->values);
    return to->is_open != old.is_open || to->values.n != old.values.n;
}

/* Which statements of a controller run while all gates are zero, and which calls do not. */
static void note_windows(struct round *r, func_id f, const struct point *at)
{
    const struct prog_func *pf = &r->p->prog->funcs[f.i];
    uint8_t *role = ARENA_ARRAY(&r->p->arena, uint8_t, pf->func->nstmts + 1);
    r->is_last_visit = true;
    for (uint32_t b = 0; b < pf->func->nblocks; b++) {
        const struct ir_block *block = block_at(pf, b);
        struct point now = at[b];
        for (uint32_t i = 0; i < block->count && now.is_reached; i++) {
            role[block->first + i] = now.is_open ? ROUND_NONE : ROUND_CLOSED;
            control_step(r, f, block->first + i, &now);
        }
    }
    r->by_stmt[f.i] = role;
}

/* Follows one function from "all gates are zero" on. */
static void check_controller(struct round *r, func_id f)
{
    const struct prog_func *pf = &r->p->prog->funcs[f.i];
    struct point *at = ARENA_ARRAY(&r->scratch, struct point, pf->func->nblocks + 1);
    u32_vec work = {0};
    r->is_last_visit = false;
    at[0].is_reached = true;
    vec_push(&work, 0);
    while (work.n && !r->is_broken) {
        uint32_t b = vec_pop(&work);
        const struct ir_block *block = block_at(pf, b);
        struct point now = at[b];
        for (uint32_t i = 0; i < block->count; i++)
            control_step(r, f, block->first + i, &now);
        uint32_t zero = zero_way(r, pf, &pf->stmts[block->first + block->count - 1], true);
        for (uint32_t i = 0; i < block->nsuccs; i++) {
            struct point after = now;
            after.is_open &= i != zero;
            if (point_join(&at[successor(r, pf, b, i)], &after))
                vec_push(&work, successor(r, pf, b, i));
        }
    }
    vec_release(&work);
    if (!r->is_broken)
        note_windows(r, f, at);
}

/* A helper that stores its parameter is no controller: its callers are. */
static bool is_controller(struct round *r, uint32_t func, bool *opens)
{
    const struct prog_func *pf = &r->p->prog->funcs[func];
    bool stores = false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        uint32_t gate = PTA_NONE, param;
        int64_t value;
        enum event event = store_event(r, pf, &pf->stmts[i], &gate, &param);
        bool is_direct = event && param == PTA_NONE;
        if (!event)
            event = event_of(r, pf, &pf->stmts[i], &gate);
        else if (!is_direct && r->p->address_taken[func])
            r->is_broken |= gate == r->gate.i;
        r->closes[func] |= event == EVENT_CLOSE && gate == r->gate.i;
        *opens |= event == EVENT_OPEN && gate == r->gate.i && (is_direct || param == PTA_NONE);
        stores |= stores_variable(r, pf, &pf->stmts[i], &value);
    }
    return stores || *opens;
}

static void find_controllers(struct round *r)
{
    for (uint32_t f = 0; f < r->p->prog->nfuncs && !r->is_broken; f++) {
        bool opens = false;
        r->is_controller[f] = is_controller(r, f, &opens);
        if (opens && r->p->nclones[f]) /* somebody runs it */
            check_controller(r, (func_id){f});
    }
}

/* ---- who runs what ---- */

/* Marks what a call statement leads to. */
static void reach_call(struct round *r, uint32_t inst, uint32_t stmt, uint8_t mark, u32_vec *work)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(r->p, (inst_id){inst}, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind != EDGE_CALL || r->reached[e[i].target] & mark)
            continue;
        r->reached[e[i].target] |= mark;
        vec_push(work, e[i].target);
    }
}

/* Follows calls; values NULL: whatever the variable is. Controllers must not be among them. */
static void reach_all(struct round *r, const struct values *values, uint8_t mark, u32_vec *work)
{
    while (work->n) {
        uint32_t inst = vec_pop(work), n, func = r->p->insts.at[inst].func.i;
        const struct pta_edge *e = pta_inst_edges(r->p, (inst_id){inst}, &n);
        const bool *live = values ? blocks_under(r, func, values) : NULL;
        r->is_broken |= r->is_controller[func] || r->closes[func];
        for (uint32_t i = 0; i < n; i++) {
            bool runs = !live || live[stmt_block(&r->p->prog->funcs[func], e[i].stmt)];
            if (runs && (!i || e[i].stmt != e[i - 1].stmt))
                reach_call(r, inst, e[i].stmt, mark, work);
        }
    }
}

/* Marks statements from one on that are reached without finding the gate open. */
static void mark_idle(struct round *r, const struct prog_func *pf, uint32_t from, bool *idle,
                      bool *entered)
{
    u32_vec work = {0};
    uint32_t b = stmt_block(pf, from), at = from;
    for (;;) {
        const struct ir_block *block = block_at(pf, b);
        uint32_t last = block->first + block->count - 1;
        for (; at <= last; at++)
            idle[at] = true;
        uint32_t zero = zero_way(r, pf, &pf->stmts[last], false);
        for (uint32_t i = 0; i < block->nsuccs; i++) {
            uint32_t to = successor(r, pf, b, i);
            if (entered[to] || (zero != PTA_NONE && i != zero))
                continue;
            entered[to] = true;
            vec_push(&work, to);
        }
        if (!work.n)
            break;
        b = vec_pop(&work);
        at = block_at(pf, b)->first;
    }
    vec_release(&work);
}

/* Statements of a thread's function at which it may have no work. */
static const bool *idle_stmts(struct round *r, const struct prog_func *pf)
{
    bool *idle = ARENA_ARRAY(&r->scratch, bool, pf->func->nstmts + 1);
    bool *entered = ARENA_ARRAY(&r->scratch, bool, pf->func->nblocks + 1);
    entered[0] = true;
    mark_idle(r, pf, 0, idle, entered);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        uint32_t gate = PTA_NONE;
        if (event_of(r, pf, &pf->stmts[i], &gate) && gate == r->gate.i)
            mark_idle(r, pf, i + 1, idle, entered);
    }
    return idle;
}

/* Is the origin's thread a worker? Then what it reaches is marked, with and without work. */
static bool reach_worker(struct round *r, uint32_t origin)
{
    uint32_t entry = r->p->origins.at[origin].pub.entry.i, n;
    const struct prog_func *pf = inst_prog_func(r->p, (inst_id){entry});
    const bool *idle = idle_stmts(r, pf);
    uint8_t *role = ARENA_ARRAY(&r->p->arena, uint8_t, pf->func->nstmts + 1);
    const struct pta_edge *e = pta_inst_edges(r->p, (inst_id){entry}, &n);
    u32_vec busy = {0}, rest = {0};
    for (uint32_t i = 0; i < n; i++) {
        bool is_idle = idle[e[i].stmt];
        reach_call(r, entry, e[i].stmt, is_idle ? REACHED_IDLE : REACHED_ACTIVE,
                   is_idle ? &rest : &busy);
    }
    bool is_worker = false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        is_worker |= zero_way(r, pf, &pf->stmts[i], false) != PTA_NONE;
        role[i] = idle[i] ? ROUND_NONE : ROUND_WORKS;
    }
    if (is_worker) {
        r->by_stmt[r->p->insts.at[entry].func.i] = role;
        r->is_broken |= r->is_controller[r->p->insts.at[entry].func.i];
        reach_all(r, NULL, REACHED_IDLE, &rest);
        reach_all(r, r->values.n ? &r->values : NULL, REACHED_ACTIVE, &busy);
    }
    vec_release(&busy);
    vec_release(&rest);
    return is_worker;
}

/* Only main runs controllers; threads that have no part in the round must not, either. What
 * reports a crash may run anything (A-CRASH). */
static void check_origins(struct round *r, const bool *is_worker)
{
    for (uint32_t i = 0; i < r->p->insts.n; i++) {
        const struct inst *inst = &r->p->insts.at[i];
        bool is_theirs = inst->origin && !is_worker[inst->origin];
        if (is_theirs && (r->is_controller[inst->func.i] || r->closes[inst->func.i]))
            r->is_broken |= !pta_origin_is_crash(r->p, (origin_id){inst->origin});
    }
}

/* While gates are open, main runs no controller. */
static void check_open_calls(struct round *r)
{
    for (size_t k = 0; k < r->open_calls.n && !r->is_broken; k++) {
        struct open_call call = r->open_calls.at[k];
        u32_vec work = {0};
        uint8_t *mine = r->reached;
        r->reached = ARENA_ARRAY(&r->scratch, uint8_t, r->p->insts.n + 1);
        for (uint32_t i = 0; i < r->p->insts.n; i++)
            if (r->p->insts.at[i].func.i == call.func.i && !r->p->insts.at[i].origin)
                reach_call(r, i, call.stmt, REACHED_ACTIVE, &work);
        reach_all(r, r->values.n ? &call.values : NULL, REACHED_ACTIVE, &work);
        for (uint32_t i = 0; i < r->p->insts.n; i++)
            r->opened[i] |= r->reached[i];
        r->reached = mine;
        vec_release(&work);
    }
}

/* ---- what does not run ---- */

/* Edges that start in blocks that cannot run are taken out. */
static void drop_edges(struct pta *p)
{
    uint32_t to = 0;
    for (uint32_t i = 0; i < p->insts.n; i++) {
        uint32_t from = p->edge_first[i];
        p->edge_first[i] = to;
        for (; from < p->edge_first[i + 1]; from++)
            if (pta_runs(p, (inst_id){i}, p->edge_list[from].stmt))
                p->edge_list[to++] = p->edge_list[from];
    }
    p->edge_first[p->insts.n] = to;
}

static void prune(struct round *r)
{
    for (uint32_t i = 0; i < r->p->insts.n && r->values.n; i++)
        if (r->reached[i] == REACHED_ACTIVE && !r->p->insts.at[i].live)
            r->p->insts.at[i].live = blocks_under(r, r->p->insts.at[i].func.i, &r->values);
    drop_edges(r->p);
}

/* The part that each instance has in the round, for who looks for races. */
static void keep_roles(struct round *r, const bool *is_worker)
{
    struct pta *p = r->p;
    uint8_t *role = ARENA_ARRAY(&p->arena, uint8_t, p->insts.n + 1);
    for (uint32_t i = 0; i < p->insts.n; i++) {
        const struct inst *inst = &p->insts.at[i];
        bool is_entry = is_worker[inst->origin] && p->origins.at[inst->origin].pub.entry.i == i;
        bool differs = r->by_stmt[inst->func.i] && (is_entry || !inst->origin);
        if (differs)
            role[i] = ROUND_BY_STMT;
        else if (is_worker[inst->origin] && r->reached[i] == REACHED_ACTIVE)
            role[i] = ROUND_WORKS;
        else if (!inst->origin && !r->opened[i])
            role[i] = ROUND_CLOSED;
    }
    struct round_roles roles = {role, r->by_stmt};
    vec_push(&p->rounds, roles);
}

enum round_role pta_round_role(const struct pta *p, uint32_t round, inst_id inst, uint32_t stmt)
{
    const struct round_roles *roles = &p->rounds.at[round];
    uint8_t role = roles->inst[inst.i];
    return role == ROUND_BY_STMT ? roles->by_stmt[p->insts.at[inst.i].func.i][stmt] : role;
}

uint32_t pta_nrounds(const struct pta *p)
{
    return (uint32_t)p->rounds.n;
}

/* One variable and one gate; false if they keep nothing apart. */
static bool try_round(struct round *r)
{
    uint32_t norigins = (uint32_t)r->p->origins.n;
    bool *is_worker = ARENA_ARRAY(&r->scratch, bool, norigins + 1), any = false;
    r->is_controller = ARENA_ARRAY(&r->scratch, bool, r->p->prog->nfuncs + 1);
    r->opened = ARENA_ARRAY(&r->scratch, bool, r->p->insts.n + 1);
    r->by_stmt = ARENA_ARRAY(&r->p->arena, uint8_t *, r->p->prog->nfuncs + 1);
    r->closes = ARENA_ARRAY(&r->scratch, bool, r->p->prog->nfuncs + 1);
    r->reached = ARENA_ARRAY(&r->scratch, uint8_t, r->p->insts.n + 1);
    r->is_broken = r->has_opened = false;
    r->values.n = 0;
    vec_clear(&r->open_calls);
    find_controllers(r);
    if (r->is_broken || !r->has_opened)
        return false;
    for (uint32_t o = 1; o < norigins && !r->is_broken; o++)
        any |= is_worker[o] = reach_worker(r, o);
    if (any && !r->is_broken)
        check_origins(r, is_worker);
    if (any && !r->is_broken)
        check_open_calls(r);
    if (any && !r->is_broken) {
        prune(r);
        keep_roles(r, is_worker);
    }
    return any && !r->is_broken;
}

/* Variables that a function stores which opens a gate: each with that gate. */
static void pair_up(struct round *r, uint32_t func, uint32_t gate, struct tuples *pairs)
{
    const struct prog_func *pf = &r->p->prog->funcs[func];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        uint32_t sym =
            s->op == IR_STORE ? variable_at(r, pf, ir_args(pf->unit, pf->func, s)[0]) : PTA_NONE;
        uint32_t pair[2] = {sym, gate};
        if (sym != PTA_NONE && r->uses[sym].is_plain)
            tuples_add(pairs, pair, NULL);
    }
}

static void find_pairs(struct round *r, struct tuples *pairs)
{
    for (uint32_t f = 0; f < r->p->prog->nfuncs; f++) {
        const struct prog_func *pf = &r->p->prog->funcs[f];
        uint32_t gate, last = PTA_NONE;
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            if (event_of(r, pf, &pf->stmts[i], &gate) != EVENT_OPEN || gate == last)
                continue;
            pair_up(r, f, gate, pairs);
            last = gate;
        }
    }
    for (uint32_t i = 0; i < r->p->prog->nsyms; i++) { /* and the gates alone */
        uint32_t pair[2] = {PTA_NONE, i};
        if (r->uses[i].is_gate && r->uses[i].has_store)
            tuples_add(pairs, pair, NULL);
    }
}

static bool has_gates(const struct round *r)
{
    for (uint32_t i = 0; i < r->p->prog->nsyms; i++)
        if (r->uses[i].is_gate && r->uses[i].has_store)
            return true;
    return false;
}

void find_rounds(struct pta *p)
{
    if (!has_clones(p) || !has_origins(p) || p->opt.sound || p->is_method || p->origins.n < 2)
        return;
    struct round r = {.p = p};
    arena_init(&r.scratch, "rounds");
    r.defs = ARENA_ARRAY(&r.scratch, const uint32_t *, p->prog->nfuncs + 1);
    r.uses = ARENA_ARRAY(&r.scratch, struct use, p->prog->nsyms + 1);
    note_uses(&r);
    struct tuples pairs;
    struct idset done = {0};
    tuples_init(&pairs, 2);
    if (has_gates(&r))
        find_pairs(&r, &pairs);
    for (uint32_t i = 0; i < tuples_count(&pairs); i++) {
        r.variable = (psym_id){tuples_at(&pairs, i)[0]};
        r.gate = (psym_id){tuples_at(&pairs, i)[1]};
        bool is_done = r.variable.i == PTA_NONE && idset_has(&done, r.gate.i);
        if (!is_done && try_round(&r))
            idset_add(&done, r.gate.i);
    }
    idset_release(&done);
    tuples_release(&pairs);
    vec_release(&r.open_calls);
    arena_release(&r.scratch);
}
