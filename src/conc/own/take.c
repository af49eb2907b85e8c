/*
 * Taking and dropping: who has an object alone although many know of it.
 *
 *   taken    a pointer is loaded from a shared place and the place is overwritten in the same
 *            function, or the counter that selected the place is: `p = q->head; q->head = p->next`,
 *            `p = ring[tail]; tail++`, `p = exchange(&top, NULL)`, `p = top` until
 *            `cas(&top, p, p->next)` succeeds; or a library's container gives it away (assign:
 *            takes). Under a lock everybody gets another object, until it is put somewhere again
 *            (assumption A-TAKEN). On the JVM what a taken node holds is taken with it.
 *   last     code that runs only if a reference count came down to zero: all others have given up
 *            their reference before (assumption A-LAST). dropped: after the own reference has been
 *            given up; that code may meet the last one's.
 *
 * Both are found by the shape of one function; functions that return what they take, or whether
 * they dropped the last reference, are seen through.
 */
#include "conc/element/index_int.h"
#include "conc/lock/turn.h"
#include "conc/own/fresh_int.h"
#include <stdlib.h>

enum { MAX_TAKE_DEPTH = 4, MAX_SOURCES = 16, MAX_UP = 64, MAX_LOCK_WRAPPER = 16 };

static func_id direct_callee(const struct conc *c, const struct prog_func *pf, uint32_t stmt,
                             const struct model_fn **m)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    *m = NULL;
    if (s->op != IR_CALL)
        return (func_id){IR_NONE};
    ir_ref callee = ir_args(pf->unit, pf->func, s)[0];
    if (ref_kind(callee) != REF_SYM)
        return (func_id){IR_NONE};
    psym_id sym = prog_sym_of(c->prog, pf->unit_index, ref_index(callee));
    *m = pta_model_of(c->pta, sym);
    return *m ? (func_id){IR_NONE} : c->prog->syms[sym.i].func;
}

static const struct effect *lock_effect(const struct model_fn *m)
{
    for (int i = 0; m && i < m->neffects; i++)
        if (m->effects[i].kind == EFFECT_LOCK)
            return &m->effects[i];
    return NULL;
}

/* Does the function take a lock, itself or in a short wrapper? */
static bool takes_lock(struct conc *c, func_id f, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    if (finfo_of(c, f)->makes_lock)
        return true;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct model_fn *m;
        func_id callee = direct_callee(c, pf, i, &m);
        if (lock_effect(m))
            return true;
        if (callee.i != IR_NONE && depth < 2 &&
            c->prog->funcs[callee.i].func->nstmts <= MAX_LOCK_WRAPPER &&
            takes_lock(c, callee, depth + 1))
            return true;
    }
    return false;
}

bool func_takes_lock(struct conc *c, func_id f)
{
    uint8_t *takes = &finfo_of(c, f)->takes_lock;
    if (!*takes)
        *takes = takes_lock(c, f, 0) ? 2 : 1;
    return *takes == 2;
}

/* ---- taking ---- */

/* The register that an address is computed from; IR_NO_REG. */
static uint32_t base_reg(struct conc *c, func_id f, ir_ref ref)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (int i = 0; i < MAX_SOURCES && ref_kind(ref) == REF_REG; i++) {
        uint32_t def = finfo_of(c, f)->def[ref_index(ref)];
        if (def == IR_NONE || (pf->stmts[def].op != IR_ADDR && pf->stmts[def].op != IR_COPY &&
                               pf->stmts[def].op != IR_CAST))
            return ref_index(ref);
        ref = ir_args(pf->unit, pf->func, &pf->stmts[def])[0];
    }
    return IR_NO_REG;
}

/*
 * Is the value also stored into what was loaded? `p = q->tail; p->next = n; q->tail = n` puts
 * something behind p, which stays where it is.
 */
static bool is_put_behind(struct conc *c, func_id f, uint32_t reg, ir_ref value)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; ref_kind(value) == REF_REG && i < pf->func->nstmts; i++) {
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[i]);
        if (pf->stmts[i].op == IR_STORE && args[1].bits == value.bits &&
            base_reg(c, f, args[0]) == reg)
            return true;
    }
    return false;
}

/* Does the function store to the address after the load, and something else than was loaded? */
static bool is_overwritten(struct conc *c, func_id f, uint32_t load, uint32_t address)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    uint32_t reg = pf->stmts[load].dst;
    if (!term_is_stored(c, f, address))
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[i]);
        if (pf->stmts[i].op != IR_STORE || term_of(c, f, args[0]) != address)
            continue;
        bool is_same = args[1].bits == ref_make(REF_REG, reg).bits;
        if (!is_same && comes_first(info, load, i) && !is_only_where(c, f, i, reg, false) &&
            !is_put_behind(c, f, reg, args[1]))
            return !is_left_in_place(c, f, load, address);
    }
    return false;
}

/* Is the value null, or loaded through the register? */
static bool is_rest_of(struct conc *c, func_id f, ir_ref value, uint32_t reg)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t from = base_reg(c, f, value);
    int64_t number;
    if (from == IR_NO_REG)
        return ir_ref_int(pf->unit, value, &number) && !number;
    uint32_t def = finfo_of(c, f)->def[from];
    return def != IR_NONE && pf->stmts[def].op == IR_LOAD &&
           base_reg(c, f, ir_args(pf->unit, pf->func, &pf->stmts[def])[0]) == reg;
}

/* Is what was loaded exchanged for what comes behind it? */
static bool is_exchanged(struct conc *c, func_id f, uint32_t load)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t reg = pf->stmts[load].dst;
    uint32_t address = term_of(c, f, ir_args(pf->unit, pf->func, &pf->stmts[load])[0]);
    for (uint32_t i = 0; c->prog->classes && i < pf->func->nstmts; i++) {
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[i]);
        if (pf->stmts[i].op == IR_CMPXCHG && term_of(c, f, args[0]) == address &&
            base_reg(c, f, args[1]) == reg && is_rest_of(c, f, args[2], reg))
            return true;
    }
    return false;
}

/* Is there a store to the address on the way from one statement to the other? */
static bool is_stored_between(struct conc *c, func_id f, uint32_t address, uint32_t from,
                              uint32_t to)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_STORE && comes_first(info, from, i) && comes_first(info, i, to) &&
            term_of(c, f, ir_args(pf->unit, pf->func, &pf->stmts[i])[0]) == address)
            return true;
    return false;
}

static bool stores_there(struct conc *c, func_id f, uint32_t block, uint32_t address)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
    for (uint32_t i = b->first; i < b->first + b->count; i++)
        if (pf->stmts[i].op == IR_STORE &&
            term_of(c, f, ir_args(pf->unit, pf->func, &pf->stmts[i])[0]) == address)
            return true;
    return false;
}

/* Does the function return something without a store to the address, once it has loaded it? */
static bool may_leave_it(struct conc *c, func_id f, uint32_t load, uint32_t address)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint8_t *seen = xcalloc(pf->func->nblocks + 1, 1);
    u32_vec work = {0};
    bool found = false;
    vec_push(&work, finfo_of(c, f)->block_of[load]);
    while (work.n && !found) {
        uint32_t at = vec_pop(&work);
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + at];
        const struct ir_stmt *last = &pf->stmts[b->first + b->count - 1];
        int64_t value;
        if (seen[at] || stores_there(c, f, at, address))
            continue;
        seen[at] = 1;
        found = last->op == IR_RET && last->nargs &&
                !ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, last)[0], &value);
        for (uint32_t k = 0; k < b->nsuccs; k++)
            vec_push(&work, ir_succs(pf->unit, pf->func, b)[k]);
    }
    free(seen);
    vec_release(&work);
    return found;
}

/* Is the node that was loaded taken off its list: `head = head.next`, it being loaded again? */
static bool is_moved_on(struct conc *c, func_id f, uint32_t node)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    uint32_t address = term_of(c, f, ir_args(pf->unit, pf->func, &pf->stmts[node])[0]);
    if (!term_is_stored(c, f, address) || may_leave_it(c, f, node, address))
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[i]);
        if (pf->stmts[i].op != IR_STORE || !comes_first(info, node, i) ||
            term_of(c, f, args[0]) != address)
            continue;
        const struct ir_stmt *next = def_in(pf, info, args[1]);
        uint32_t from = next && next->op == IR_LOAD
                            ? base_reg(c, f, ir_args(pf->unit, pf->func, next)[0])
                            : IR_NO_REG;
        uint32_t again = from == IR_NO_REG ? IR_NONE : info->def[from];
        if (again == node ||
            (again != IR_NONE && pf->stmts[again].op == IR_LOAD && comes_first(info, node, again) &&
             term_of(c, f, ir_args(pf->unit, pf->func, &pf->stmts[again])[0]) == address &&
             !is_stored_between(c, f, address, node, again)))
            return true;
    }
    return false;
}

/* The array that an address is an element of, by an index that is not constant; PTA_NONE. */
static uint32_t array_of(struct conc *c, func_id f, ir_ref address)
{
    int64_t off;
    const uint32_t *t = tuples_at(&c->terms, term_strip(c, term_of(c, f, address), &off));
    return t[0] == TERM_INDEX ? term_strip(c, t[1], &off) : PTA_NONE;
}

/* Do the other elements move up afterwards: `task = queue[0]; queue[i] = queue[i + 1];`? */
bool element_is_shifted_out(struct conc *c, func_id f, uint32_t stmt, ir_ref from)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    int64_t off;
    uint32_t array = term_strip(c, term_of(c, f, from), &off);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        const ir_ref *args = prog_args(pf, s);
        if ((s->op != IR_STORE && s->op != IR_MEMCOPY) || !comes_first(info, stmt, i) ||
            array_of(c, f, args[0]) != array)
            continue;
        const struct ir_stmt *load = s->op == IR_STORE ? def_in(pf, info, args[1]) : NULL;
        ir_ref source = s->op == IR_MEMCOPY ? args[1] : (ir_ref){0};
        if (load && load->op == IR_LOAD)
            source = prog_args(pf, load)[0];
        if (source.bits && array_of(c, f, source) == array &&
            term_of(c, f, source) != term_of(c, f, args[0]))
            return true;
    }
    return false;
}

static bool model_takes(const struct model_fn *m)
{
    for (int i = 0; i < m->neffects; i++)
        if (m->effects[i].flags & EFF_TAKES && m->effects[i].ret.kind == PLACE_RET)
            return true;
    return false;
}

/* Does a library's container give away what the call returns? */
static const struct model_fn *model_that_takes(struct conc *c, func_id f, uint32_t stmt)
{
    const struct model_fn *m;
    direct_callee(c, &c->prog->funcs[f.i], stmt, &m);
    return m && model_takes(m) ? m : NULL;
}

/* A container that does not lock itself says so by a write. */
static bool locks_itself(const struct model_fn *m)
{
    return !model_has(m, EFFECT_WRITE);
}

/* Do all containers that the call can be for lock themselves? `Queue.poll` alone does not say. */
static bool call_locks_itself(struct conc *c, func_id f, uint32_t stmt)
{
    const struct model_fn *m = model_that_takes(c, f, stmt);
    uint32_t known = 0;
    if (!m || locks_itself(m) || !c->prog->classes)
        return m && locks_itself(m);
    for (uint32_t i = first_frame(c, f); i; i = c->next_frame[i - 1]) {
        uint32_t n;
        const struct pta_edge *e = pta_edges(c->pta, c->frames.at[i - 1].inst, stmt, &n);
        for (uint32_t k = 0; k < n; k++) {
            bool is_back =
                e[k].kind == EDGE_CALL && e[k].model; /* it calls the element's methods */
            if (is_back)
                continue;
            if (e[k].kind != EDGE_MODEL || !model_takes(e[k].model) || !locks_itself(e[k].model))
                return false;
            known++;
        }
    }
    return known > 0;
}

bool stmt_takes(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->op == IR_CALL)
        return s->dst != IR_NO_REG && model_that_takes(c, f, stmt);
    if (s->dst == IR_NO_REG || s->size != pf->unit->pointer_size)
        return false;
    if (s->op == IR_RMW)
        return s->aux == RMW_XCHG && s->sub >= ORDER_ACQUIRE;
    if (s->op != IR_LOAD)
        return false;
    ir_ref from = ir_args(pf->unit, pf->func, s)[0];
    uint32_t address = term_of(c, f, from), node = IR_NONE;
    if (is_overwritten(c, f, stmt, address) || is_exchanged(c, f, stmt) ||
        element_is_shifted_out(c, f, stmt, from))
        return true;
    if (c->prog->classes && base_reg(c, f, from) != IR_NO_REG)
        node = finfo_of(c, f)->def[base_reg(c, f, from)];
    if (node != IR_NONE && pf->stmts[node].op == IR_LOAD &&
        (is_exchanged(c, f, node) || is_moved_on(c, f, node)))
        return true; /* what the node that was taken holds */
    int64_t off;
    const uint32_t *t = tuples_at(&c->terms, term_strip(c, address, &off));
    return t[0] == TERM_INDEX && index_is_moved_on(c, f, t[3], stmt);
}

bool stmt_claims(struct conc *c, func_id f, uint32_t stmt)
{
    const struct ir_stmt *s = &c->prog->funcs[f.i].stmts[stmt];
    if (s->op != IR_ADDR || c->prog->classes)
        return false;
    int64_t off;
    const uint32_t *t =
        tuples_at(&c->terms, term_strip(c, term_of(c, f, ref_make(REF_REG, s->dst)), &off));
    return t[0] == TERM_INDEX && index_is_moved_on(c, f, t[3], stmt);
}

/* What a function returns, if it is not just anything: taken where a lock makes that sure, claimed,
 * taken out of containers that lock themselves. */
enum { RETURNS_ANY = 1, RETURNS_TAKEN, RETURNS_CLAIMED, RETURNS_HANDED };

static uint8_t returned_by(struct conc *c, func_id f, uint32_t stmt, int depth);

/* Is what the statement takes sure to be taken once, whoever else holds which locks? */
static bool is_handed(struct conc *c, func_id f, uint32_t stmt, int depth)
{
    return model_that_takes(c, f, stmt) ? call_locks_itself(c, f, stmt)
                                        : returned_by(c, f, stmt, depth) == RETURNS_HANDED;
}

/* Is the node that the function walked to off its list wherever it returns? */
static bool returns_unlinked(struct conc *c, func_id f, ir_ref value)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    uint32_t node;
    int64_t off;
    if (c->prog->classes || !address_split(c, f, value, &node, &off) || !unlinks_node(c, f, node) ||
        is_put_back(c, f, node))
        return false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_RET && !is_unlinked_at(c, f, node, i))
            return false;
    return true;
}

/* Is everything the function returns taken, fresh or null, and something taken? */
static uint8_t find_returns_taken(struct conc *c, func_id f, int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    ir_ref work[MAX_SOURCES];
    uint32_t n = 0, done = 0;
    bool is_taken = false, is_claimed = false, needs_lock = false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_RET && pf->stmts[i].nargs && n < MAX_SOURCES)
            work[n++] = ir_args(pf->unit, pf->func, &pf->stmts[i])[0];
    for (; done < n; done++) {
        int64_t value;
        if (ir_ref_int(pf->unit, work[done], &value))
            continue;
        uint32_t def = ref_kind(work[done]) == REF_REG ? info->def[ref_index(work[done])] : IR_NONE;
        if (def == IR_NONE)
            return RETURNS_ANY;
        const struct ir_stmt *s = &pf->stmts[def];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        if (returns_unlinked(c, f, work[done])) {
            is_taken = needs_lock = true;
            continue;
        }
        bool passes_on = s->op == IR_PHI || s->op == IR_COPY || s->op == IR_CAST ||
                         s->op == IR_INTTOPTR || s->op == IR_SELECT || s->op == IR_MERGE;
        for (uint32_t k = s->op == IR_SELECT; passes_on && k < s->nargs;
             k += 1 + (s->op == IR_PHI)) {
            const struct ir_stmt *part = s->op == IR_MERGE ? def_in(pf, info, args[k]) : NULL;
            bool is_known = part && !(part->flags & IRF_PTR); /* a number beside the address */
            for (uint32_t j = 0; j < n; j++)
                is_known |= work[j].bits == args[k].bits;
            if (n == MAX_SOURCES)
                return RETURNS_ANY;
            if (!is_known)
                work[n++] = args[k];
        }
        if (passes_on)
            continue;
        if (stmt_takes(c, f, def) || call_takes(c, f, def, depth + 1)) {
            is_taken = true;
            needs_lock |= !is_handed(c, f, def, depth + 1);
        } else if (stmt_claims(c, f, def))
            is_claimed = true;
        else if (!makes_memory(c, pf, s))
            return RETURNS_ANY;
    }
    if (is_taken && is_claimed)
        return RETURNS_ANY;
    if (is_taken)
        return needs_lock ? RETURNS_TAKEN : RETURNS_HANDED;
    return is_claimed ? RETURNS_CLAIMED : RETURNS_ANY;
}

static bool exchanges(const struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; c->prog->classes && i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_CMPXCHG)
            return true;
    return false;
}

/* What the function called there returns, wherever it is called. */
static uint8_t returned_by(struct conc *c, func_id f, uint32_t stmt, int depth)
{
    const struct model_fn *m;
    func_id callee = direct_callee(c, &c->prog->funcs[f.i], stmt, &m);
    if (callee.i == IR_NONE || depth > MAX_TAKE_DEPTH)
        return RETURNS_ANY;
    struct finfo *info = finfo_of(c, callee);
    if (!info->returns_taken) {
        info->returns_taken = RETURNS_ANY; /* until known better, for recursion */
        info->returns_taken = find_returns_taken(c, callee, depth);
    }
    return info->returns_taken;
}

static uint8_t returns_of_call(struct conc *c, func_id f, uint32_t stmt, int depth)
{
    uint8_t returned = returned_by(c, f, stmt, depth);
    if (returned == RETURNS_ANY || returned == RETURNS_HANDED)
        return returned == RETURNS_HANDED ? RETURNS_TAKEN : RETURNS_ANY;
    const struct model_fn *m;
    func_id callee = direct_callee(c, &c->prog->funcs[f.i], stmt, &m);
    return func_takes_lock(c, callee) || func_takes_lock(c, f) || exchanges(c, callee)
               ? returned
               : RETURNS_ANY;
}

bool call_takes(struct conc *c, func_id f, uint32_t stmt, int depth)
{
    return returns_of_call(c, f, stmt, depth) == RETURNS_TAKEN;
}

bool call_claims(struct conc *c, func_id f, uint32_t stmt)
{
    return returns_of_call(c, f, stmt, 0) == RETURNS_CLAIMED;
}

bool take_is_locked(struct conc *c, func_id f, uint32_t stmt)
{
    if (c->prog->funcs[f.i].stmts[stmt].op == IR_RMW)
        return true;
    return call_locks_itself(c, f, stmt) || func_takes_lock(c, f) || exchanges(c, f);
}

static bool takes_under_lock(struct conc *c, func_id f, uint32_t stmt)
{
    const struct ir_stmt *s = &c->prog->funcs[f.i].stmts[stmt];
    return (stmt_takes(c, f, stmt) && take_is_locked(c, f, stmt)) ||
           (s->op == IR_CALL && call_takes(c, f, stmt, 0));
}

/* Is the register only compared, converted, and an input of the phi? */
static bool is_used_by_phi(const struct prog_func *pf, uint32_t reg, uint32_t phi)
{
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        for (uint32_t k = 0; k < s->nargs; k++) {
            ir_ref arg = ir_args(pf->unit, pf->func, s)[k];
            if (ref_kind(arg) != REF_REG || ref_index(arg) != reg || i == phi || s->op == IR_CMP)
                continue;
            if ((s->op != IR_CAST && s->op != IR_COPY) || !is_used_by_phi(pf, s->dst, phi))
                return false;
        }
    }
    return true;
}

/* `for (r = take(); r; r = take())`: is every value of the phi one that was taken for it? */
static bool is_always_taken(struct conc *c, func_id f, uint32_t phi)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[phi]);
    uint32_t n = 0;
    for (uint32_t i = 0; i < pf->stmts[phi].nargs; i += 2) {
        int64_t value;
        if (ir_ref_int(pf->unit, args[i], &value) && !value)
            continue;
        const uint32_t *t = tuples_at(&c->terms, term_of(c, f, args[i]));
        uint32_t reg = t[0] == TERM_REG && t[1] != PTA_NONE ? t[1] - pf->reg_base : IR_NONE;
        uint32_t def = reg < pf->func->nregs ? finfo_of(c, f)->def[reg] : IR_NONE;
        if (def == IR_NONE || def == phi || !takes_under_lock(c, f, def) ||
            !is_used_by_phi(pf, reg, phi))
            return false;
        n++;
    }
    return n > 1;
}

bool takes_alone(struct conc *c, func_id f, uint32_t stmt)
{
    bool is_phi = c->prog->funcs[f.i].stmts[stmt].op == IR_PHI;
    return takes_under_lock(c, f, stmt) ||
           (is_phi && (is_always_taken(c, f, stmt) || walks_whole_list(c, f, stmt)));
}

static bool func_takes(struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (stmt_takes(c, f, i))
            return true;
    return !c->prog->classes &&
           (unlinks_node(c, f, IR_NO_REG) || func_removes(c, f) || func_copies_out(c, f));
}

static bool waits_for_lock(struct conc *c, inst_id inst, const struct pta_edge *e)
{
    for (int k = 0; e->kind == EDGE_MODEL && k < e->model->neffects; k++) {
        const struct effect *f = &e->model->effects[k];
        uint32_t loc = f->kind == EFFECT_SEM_WAIT
                           ? idset_only(pta_place(c->pta, inst, e->stmt, &f->obj))
                           : IDSET_END;
        uint32_t sync = loc == IDSET_END ? PTA_NONE : sync_at(c, loc);
        if (sync != PTA_NONE && c->syncs.at[sync].kind == SYNC_SEM_LOCK)
            return true;
    }
    return false;
}

/* Functions that take what is a lock, though not by its name: atomics, turns, semaphores. */
static void find_makers(struct conc *c, uint32_t frame)
{
    inst_id inst = c->frames.at[frame].inst;
    func_id func = pta_inst_func(c->pta, inst);
    struct finfo *info = finfo_of(c, func);
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n && !info->makes_lock; i++)
        info->makes_lock = waits_for_lock(c, inst, &e[i]);
    uint32_t nstmts = c->prog->funcs[func.i].func->nstmts;
    for (uint32_t i = 0; i < nstmts && !info->makes_lock; i++) {
        enum sync_event event;
        sync_event_at(c, inst, i, &event);
        info->makes_lock = event == EVENT_TAKE || turn_begins(c, inst, i);
    }
}

/* The places of these locks. */
static void add_made_locks(struct conc *c)
{
    idset_union(&c->take_locks, &c->spin_locks);
    for (size_t i = 0; i < c->turns.n; i++)
        idset_add(&c->take_locks, c->turns.at[i].loc.i);
    for (size_t i = 0; i < c->syncs.n; i++)
        if (c->syncs.at[i].kind == SYNC_SEM_LOCK)
            idset_add(&c->take_locks, c->syncs.at[i].loc.i);
}

/* Places of the locks under which somebody takes something. */
void takes_find(struct conc *c)
{
    bool takes = false;
    bool has_made = c->turns.n || c->syncs.n || !idset_is_empty(&c->spin_locks);
    for (uint32_t f = 0; has_made && f < c->frames.n; f++)
        find_makers(c, f);
    for (uint32_t f = 0; has_made && f < c->prog->nfuncs; f++) /* what was asked before */
        c->finfos[f].takes_lock = 0;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        inst_id inst = c->frames.at[f].inst;
        func_id func = pta_inst_func(c->pta, inst);
        struct finfo *info = finfo_of(c, func);
        if (!info->takes)
            info->takes = func_takes(c, func) ? 2 : 1;
        takes |= info->takes == 2;
        uint32_t n;
        const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
        for (uint32_t i = 0; info->takes == 2 && i < n; i++) {
            const struct effect *lock = e[i].kind == EDGE_MODEL ? lock_effect(e[i].model) : NULL;
            if (lock)
                idset_union(&c->take_locks, pta_place(c->pta, inst, e[i].stmt, &lock->obj));
        }
    }
    if (takes)
        add_made_locks(c);
}

/* ---- references ---- */

/* A count that goes down by one: its address, and what the result is when none is left. */
struct drop {
    uint32_t base; /* term of the object */
    int64_t none_left;
    bool is_found;
};

static struct drop drop_at(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct drop d = {0};
    int64_t step;
    if (s->op == IR_RMW && s->sub > ORDER_RELAXED && ir_ref_int(pf->unit, args[1], &step))
        d.is_found = (s->aux == RMW_SUB && step == 1) || (s->aux == RMW_ADD && step == -1);
    if (!d.is_found)
        return d;
    d.base = term_base(c, term_of(c, f, args[0]));
    d.none_left = 1;
    return d;
}

/* `left = --p->count` with plain accesses: the value that is stored back. */
static struct drop drop_of_value(struct conc *c, func_id f, uint32_t def)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    const struct ir_stmt *s = &pf->stmts[def];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    struct drop d = {0};
    int64_t step;
    bool is_step = (s->op == IR_ADD || s->op == IR_SUB) && ir_ref_int(pf->unit, args[1], &step) &&
                   step == (s->op == IR_ADD ? -1 : 1);
    if (!is_step || ref_kind(args[0]) != REF_REG || info->def[ref_index(args[0])] == IR_NONE)
        return d;
    uint32_t source = info->def[ref_index(args[0])];
    if (pf->stmts[source].op == IR_RMW) {
        d = drop_at(c, f, source);
        d.none_left--;
        return d;
    }
    /* Nobody frees objects of a class: a plain number of them counts something else. */
    if (pf->stmts[source].op != IR_LOAD || c->prog->classes)
        return d;
    uint32_t from = term_of(c, f, ir_args(pf->unit, pf->func, &pf->stmts[source])[0]);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const ir_ref *to = ir_args(pf->unit, pf->func, &pf->stmts[i]);
        if (pf->stmts[i].op == IR_STORE && to[1].bits == ref_make(REF_REG, s->dst).bits &&
            term_of(c, f, to[0]) == from)
            d = (struct drop){term_base(c, from), 0, true};
    }
    return d;
}

/* The store of a plain count that was taken down by one. */
static struct drop drop_of_store(struct conc *c, func_id f, uint32_t stmt)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    ir_ref value = ir_args(pf->unit, pf->func, &pf->stmts[stmt])[1];
    uint32_t def = ref_kind(value) == REF_REG ? finfo_of(c, f)->def[ref_index(value)] : IR_NONE;
    return def == IR_NONE ? (struct drop){0} : drop_of_value(c, f, def);
}

/* What the condition being true (or false) says: the last reference to *base is gone. */
static bool tests_last(struct conc *c, func_id f, ir_ref cond, bool is_true, uint32_t *base,
                       int depth);

static bool call_tests_last(struct conc *c, func_id f, uint32_t stmt, bool is_true, uint32_t *base,
                            int depth)
{
    const struct model_fn *m;
    const struct prog_func *pf = &c->prog->funcs[f.i];
    func_id callee = direct_callee(c, pf, stmt, &m);
    if (callee.i == IR_NONE || depth > MAX_TAKE_DEPTH)
        return false;
    const struct prog_func *to = &c->prog->funcs[callee.i];
    bool is_found = false;
    for (uint32_t i = 0; i < to->func->nstmts && to->func->nstmts <= MAX_LOCK_WRAPPER; i++)
        if (to->stmts[i].op == IR_RET && to->stmts[i].nargs)
            is_found |= tests_last(c, callee, ir_args(to->unit, to->func, &to->stmts[i])[0],
                                   is_true, base, depth + 1);
    if (is_found)
        *base = term_base(c, term_to_caller(c, *base, callee, f, stmt));
    return is_found;
}

/* A count is never below the last value that matters: `x > k` is `x != k` then, and `x < k` is
 * `x == k - 1`. ULT: it is compared in another way. */
static enum ir_cmp count_compared(uint32_t sub, int64_t *k)
{
    bool is_next = sub == CMP_SLT || sub == CMP_SGE;
    *k -= is_next;
    if (sub == CMP_EQ || sub == CMP_SLE || sub == CMP_SLT)
        return CMP_EQ;
    return sub == CMP_NE || sub == CMP_SGT || sub == CMP_SGE ? CMP_NE : CMP_ULT;
}

static bool tests_last(struct conc *c, func_id f, ir_ref cond, bool is_true, uint32_t *base,
                       int depth)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    enum ir_cmp sub;
    int64_t value = 0;
    bool is_eq = false;
    for (int i = 0; i < MAX_UP && ref_kind(cond) == REF_REG; i++) {
        uint32_t def = info->def[ref_index(cond)];
        if (def == IR_NONE)
            return false;
        const struct ir_stmt *s = &pf->stmts[def];
        const ir_ref *args = ir_args(pf->unit, pf->func, s);
        int64_t k;
        if (s->op == IR_CALL)
            return call_tests_last(c, f, def, is_true != is_eq, base, depth);
        struct drop d = s->op == IR_RMW ? drop_at(c, f, def) : drop_of_value(c, f, def);
        if (d.is_found) {
            *base = d.base;
            return is_eq && is_true && value == d.none_left;
        }
        if (s->op == IR_ZEXT || s->op == IR_SEXT || s->op == IR_TRUNC || s->op == IR_COPY) {
            cond = args[0];
        } else if (s->op == IR_XOR && ir_ref_int(pf->unit, args[1], &k) && (k == 1 || k == -1)) {
            is_true = !is_true;
            cond = args[0];
        } else if (s->op == IR_CMP && ir_ref_int(pf->unit, args[1], &k) &&
                   (sub = count_compared(s->sub, &k)) != CMP_ULT) {
            bool is_of_truth = is_eq && value == 0; /* (x == k) == 0 */
            if (is_of_truth)
                is_true = !is_true;
            is_true = sub == CMP_EQ ? is_true : !is_true;
            is_eq = true;
            value = k;
            cond = args[0];
        } else {
            return false;
        }
    }
    return false;
}

/* Does the statement give the object back: to a function, or to where it is kept for later? */
static bool gives_away(struct conc *c, func_id f, uint32_t stmt, uint32_t base)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct ir_stmt *s = &pf->stmts[stmt];
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    const struct model_fn *m;
    if (s->op == IR_STORE)
        return term_of(c, f, args[1]) == base;
    if (s->op != IR_CALL)
        return false;
    direct_callee(c, pf, stmt, &m);
    for (uint32_t i = 1; i < s->nargs && (!m || model_has(m, EFFECT_FREE)); i++)
        if (term_of(c, f, args[i]) == base)
            return true;
    return false;
}

/*
 * Is the object given back behind the test? Else the count is one of something else: how many
 * opened a device whose interrupts go on.
 */
static bool is_given_back(struct conc *c, func_id f, uint32_t block, uint32_t base)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    bool is_given = c->prog->classes != NULL;
    for (uint32_t i = 0; i < pf->func->nstmts && !is_given; i++)
        is_given = cfg_dominates(info->cfg, block, info->block_of[i]) && gives_away(c, f, i, base);
    return is_given;
}

/* Does the code run only where the last reference to the object was dropped? */
static bool is_last(struct conc *c, func_id f, uint32_t stmt, uint32_t base)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    const struct finfo *info = finfo_of(c, f);
    uint32_t block = info->block_of[stmt];
    for (int i = 0; i < MAX_UP && block && info->cfg->idom[block] != CFG_NONE; i++) {
        uint32_t from = info->cfg->idom[block], whose;
        const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + from];
        const struct ir_stmt *t = &pf->stmts[b->first + b->count - 1];
        const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
        bool is_one_way = t->op == IR_BRANCH && succ[0] != succ[1] &&
                          (succ[0] == block || succ[1] == block) &&
                          is_entered_from(info->cfg, block, from);
        if (is_one_way &&
            tests_last(c, f, ir_args(pf->unit, pf->func, t)[0], succ[0] == block, &whose, 0) &&
            (whose == base || walks_from(c, base, whose) != WALK_NONE))
            return is_given_back(c, f, block, whose);
        block = from;
    }
    return false;
}

/* Where a function drops references, itself or by a call; made once. */
struct drop_site {
    uint32_t stmt, base; /* term of the object */
};
struct drop_list {
    VEC(struct drop_site) sites;
    uint32_t params; /* bit i: what parameter i points to is dropped */
};

static void add_drop(struct drop_list *l, uint32_t stmt, uint32_t base)
{
    vec_push(&l->sites, ((struct drop_site){stmt, base}));
}

static const struct drop_list *drops_of(struct conc *c, func_id f)
{
    const struct prog_func *pf = &c->prog->funcs[f.i];
    struct finfo *info = finfo_of(c, f);
    if (info->drop_list)
        return info->drop_list; /* also while it is made: recursion adds nothing */
    struct drop_list *l = info->drop_list = ARENA_NEW(&c->arena, struct drop_list);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct model_fn *m;
        struct drop d = drop_at(c, f, i);
        if (!d.is_found && pf->stmts[i].op == IR_STORE)
            d = drop_of_store(c, f, i);
        if (d.is_found)
            add_drop(l, i, d.base);
        func_id callee = direct_callee(c, pf, i, &m);
        uint32_t dropped = callee.i == IR_NONE ? 0 : drops_of(c, callee)->params;
        for (uint32_t k = 0; dropped && k < 32 && k + 1 < pf->stmts[i].nargs; k++)
            if (dropped >> k & 1)
                add_drop(l, i, term_of(c, f, ir_args(pf->unit, pf->func, &pf->stmts[i])[k + 1]));
    }
    for (uint32_t k = 0; l->sites.n && k < 32 && k < pf->func->nparams; k++)
        for (size_t i = 0; i < l->sites.n; i++)
            if (l->sites.at[i].base == term_of(c, f, ref_make(REF_REG, k)))
                l->params |= 1u << k;
    return l;
}

void drops_release(struct finfo *info)
{
    if (info->drop_list)
        vec_release(&info->drop_list->sites);
}

static enum ownership reference_to(struct conc *c, func_id f, uint32_t stmt, uint32_t base)
{
    if (is_last(c, f, stmt, base))
        return OWN_LAST;
    const struct drop_list *drops = drops_of(c, f);
    for (size_t i = 0; i < drops->sites.n; i++)
        if ((drops->sites.at[i].base == base ||
             walks_from(c, base, drops->sites.at[i].base) != WALK_NONE) &&
            comes_first(finfo_of(c, f), drops->sites.at[i].stmt, stmt))
            return OWN_DROPPED;
    return OWN_NONE;
}

enum ownership reference_at(struct conc *c, func_id f, uint32_t stmt, uint32_t base)
{
    enum ownership own = OWN_NONE;
    if (!finfo_of(c, f)->cfg)
        return OWN_NONE;
    /* What the object owns goes with it. */
    while (tuples_at(&c->terms, base)[0] == TERM_LOAD && own == OWN_NONE) {
        own = reference_to(c, f, stmt, base);
        base = term_base(c, tuples_at(&c->terms, base)[1]);
    }
    bool is_variable = tuples_at(&c->terms, base)[0] == TERM_SYM;
    return own != OWN_NONE || is_variable ? own : reference_to(c, f, stmt, base);
}
