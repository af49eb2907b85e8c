/*
 * Taking turns: locks that are the value of a variable, or a token that semaphores pass round.
 *
 * Turn variable T (`while (turn != me) ;` ... `turn = you`; the counters of a ticket lock): who
 * finds T at a value that no other thread waits for has the turn until it stores to T. At most one
 * thread has it, if
 *   1. the values that two threads wait for are never equal (index.h), and
 *   2. only who has the turn stores to T, once there are several threads.
 *
 * Busy flag B (`while (busy) wait(); busy = 1;` under a lock): who finds B zero and sets it before
 * it gives the lock back has B until it stores zero, if
 *   1. every store but zero follows such a test, and
 *   2. only who has B stores zero.
 * It may be counted up and down instead, and tested with others: `while (writers + readers > 0)`.
 *
 * Permit P (`while (permits == 0) wait(); permits--;` under a lock, a semaphore made by hand): who
 * finds P above zero and takes one away before it gives the lock back has P until it puts it back,
 * if there is one permit at most:
 *   1. the first value is zero or one, and others are stored before there are threads only,
 *   2. whatever takes away follows such a test, and
 *   3. only who has P puts back.
 *
 * Done flag D: a busy flag that nobody takes back. What is done between the test and the store is
 * done once, and before everything that comes after it was found set, or was set. The same for what
 * follows the store under the lock, if no access of D is atomic: who finds it set has the lock by
 * then, or races on D.
 *
 * Passed semaphores: no thread posts what it waits for itself, so a post passes on what the thread
 * got by its wait. Together the semaphores that pass to each other are one lock, if
 *   1. the first value of one of them is one, or one thread begins with a post: it has the token
 *      until then, and
 *   2. all other posts are made by who has one of them.
 *
 * Each becomes a token in lock sets. The conditions are checked when all states are known
 * (turns_settle), and so is that nobody races on the variable itself: race.c takes back
 * what a turn that does not hold had kept apart.
 */
#include "conc/lock/turn.h"
#include "conc/flow/flow_int.h"
#include "conc/lock/readers.h"
#include "conc/lock/turn_int.h"
#include <stdlib.h>

enum { MAX_TURNS = 32 };

uint32_t turn_at(const struct conc *c, uint32_t loc)
{
    return map_get(&c->turn_of, loc, 0) - 1;
}

uint32_t turn_add(struct conc *c, uint32_t loc, enum turn_kind kind)
{
    bool is_full = c->turns.n >= MAX_TURNS && turn_at(c, loc) == PTA_NONE;
    c->stats.orders_cut |= loc != PTA_NONE && is_full;
    if (loc == PTA_NONE || is_full)
        return PTA_NONE;
    bool is_new;
    uint32_t *slot = map_slot(&c->turn_of, loc, &is_new);
    if (is_new) {
        struct turn t = {.loc = {loc}, .kind = kind, .group = (uint32_t)c->turns.n};
        vec_push(&c->turns, t);
        *slot = (uint32_t)c->turns.n;
    }
    return c->turns.at[*slot - 1].kind == kind ? *slot - 1 : PTA_NONE;
}

void turn_add_event(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t turn,
                    enum turn_event event)
{
    bool is_new;
    uint64_t key = map_key2(c->frames.at[frame].inst.i, stmt);
    *map_slot(&c->turn_events, key, &is_new) = turn << 3 | event;
    c->has_events[c->frames.at[frame].inst.i] = true;
    c->frames.at[frame].is_noisy = true;
}

static uint32_t event_at(const struct conc *c, inst_id inst, uint32_t stmt, enum turn_event *event)
{
    uint32_t found =
        c->has_events[inst.i] ? map_get(&c->turn_events, map_key2(inst.i, stmt), 0) : 0;
    bool is_none = !found || c->turns.at[found >> 3].is_bad;
    *event = is_none ? TURN_NONE : (enum turn_event)(found & 7);
    return found >> 3;
}

uint32_t turn_is_taken(const struct conc *c, inst_id inst, uint32_t stmt)
{
    enum turn_event event;
    uint32_t turn = event_at(c, inst, stmt, &event);
    return event == TURN_TAKE ? turn : PTA_NONE;
}

bool turn_sets(const struct conc *c, inst_id inst, uint32_t stmt, uint32_t turn)
{
    enum turn_event event;
    bool is_it = event_at(c, inst, stmt, &event) == turn;
    return is_it && (event == TURN_STORE || event == TURN_KEEP);
}

bool turn_begins(const struct conc *c, inst_id inst, uint32_t stmt)
{
    enum turn_event event;
    event_at(c, inst, stmt, &event);
    return event == TURN_TAKE || event == TURN_IF_TRUE || event == TURN_IF_FALSE;
}

/* ---- variables ---- */

/* The one place that a statement loads from or stores to, shared by all threads; PTA_NONE. */
uint32_t turn_place(struct conc *c, inst_id inst, const struct prog_func *pf, uint32_t stmt)
{
    const struct ir_stmt *s = &pf->stmts[stmt];
    if (s->size > 8)
        return PTA_NONE;
    return one_place(c, pta_value(c->pta, inst, ir_args(pf->unit, pf->func, s)[0]));
}

static bool is_zero(const struct prog_func *pf, ir_ref value)
{
    int64_t n;
    return !value.bits || (ir_ref_int(pf->unit, value, &n) && n == 0);
}

/* The way of a branch that leaves the loop in which the variable is looked at again and again. */
bool leaves_loop(const struct prog_func *pf, const struct finfo *info, uint32_t branch,
                 uint32_t load, bool *if_true)
{
    uint32_t block = info->block_of[branch], loop = info->cfg->loop[block];
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
    if (loop == CFG_NONE || b->nsuccs < 2 || !cfg_in_loop(info->cfg, info->block_of[load], loop))
        return false;
    const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
    bool stays[2] = {cfg_in_loop(info->cfg, succ[0], loop), cfg_in_loop(info->cfg, succ[1], loop)};
    *if_true = stays[1];
    return stays[0] != stays[1];
}

/* Turn variables: loads that are compared with something, atomic ones, or under a lock with a value
 * that is waited for. */
static void find_test(struct conc *c, uint32_t frame, uint32_t branch)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    func_id func = pta_inst_func(c->pta, inst);
    const struct finfo *info = finfo_of(c, func);
    struct found f = found_by(c, func, ir_args(pf->unit, pf->func, &pf->stmts[branch])[0], true);
    struct turn_load load = load_at(c, inst, f.load);
    if (load.stmt == IR_NONE)
        return;
    bool is_atomic = load.pf->stmts[load.stmt].sub >= ORDER_CONSUME;
    bool if_true = f.if_true;
    bool is_waited = leaves_loop(pf, info, branch, f.load, &if_true);
    if (!is_waited && (!is_atomic || is_zero(pf, f.value)))
        return; /* some condition or other */
    if (!is_atomic && (ref_kind(f.value) != REF_REG || !load.is_sectioned))
        return;
    uint32_t loc = turn_place(c, load.inst, load.pf, load.stmt);
    if (loc == PTA_NONE || idset_has(&c->spin_locks, loc))
        return;
    uint32_t turn = turn_add(c, loc, TURN_VARIABLE);
    if (turn == PTA_NONE)
        return;
    struct turn_test t = {turn, frame, branch, f.value, if_true != f.if_true};
    vec_push(&c->turn_tests, t);
    turn_add_event(c, frame, branch, turn, if_true ? TURN_IF_TRUE : TURN_IF_FALSE);
}

bool turn_lock_is_kept(struct conc *c, uint32_t frame, uint32_t from, uint32_t to)
{
    uint32_t n;
    inst_id inst = c->frames.at[frame].inst;
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, inst));
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (!comes_first(info, from, e[i].stmt) || !comes_first(info, e[i].stmt, to))
            continue;
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++)
            if (e[i].model->effects[k].kind == EFFECT_UNLOCK)
                return false;
        if (e[i].kind != EDGE_CALL)
            continue;
        uint32_t callee = frame_find(c, c->frames.at[frame].origin, (inst_id){e[i].target});
        if (callee == PTA_NONE || c->frames.at[callee].is_noisy)
            return false;
    }
    return true;
}

/* The first statement of the block that only this way of the branch leads to, or a loop that begins
 * there; IR_NONE. */
static uint32_t start_of_way(const struct prog_func *pf, const struct finfo *info, uint32_t branch,
                             bool if_true)
{
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + info->block_of[branch]];
    if (b->nsuccs < 2)
        return IR_NONE;
    uint32_t to = ir_succs(pf->unit, pf->func, b)[if_true ? 0 : 1];
    for (uint32_t i = info->cfg->pred_first[to]; i < info->cfg->pred_first[to + 1]; i++) {
        uint32_t pred = info->cfg->preds[i];
        if (pred != info->block_of[branch] && !cfg_dominates(info->cfg, to, pred))
            return IR_NONE;
    }
    return pf->unit->blocks[pf->func->first_block + to].first;
}

/* A place that is zero, or is not, once a statement is past: the load that says so, and where that
 * is known. */
struct zero {
    uint32_t loc, load, from;
};
enum { MAX_ZEROS = 6 };

/* Is the left side zero (or, for other questions, not zero) if the comparison comes out so? Counts
 * are not negative: `readers > 0` is false, `readers < 1` is true. */
static bool says_zero(const struct prog_func *pf, const struct ir_stmt *cmp, bool is_true)
{
    int64_t bound;
    if (cmp->op != IR_CMP || !ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, cmp)[1], &bound))
        return false;
    bool is_above = bound == 0 && (cmp->sub == CMP_SGT || cmp->sub == CMP_UGT);
    bool is_below = bound == 1 && (cmp->sub == CMP_SLT || cmp->sub == CMP_ULT);
    is_above |= bound == 1 && (cmp->sub == CMP_SGE || cmp->sub == CMP_UGE);
    is_below |= bound == 0 && (cmp->sub == CMP_SLE || cmp->sub == CMP_ULE);
    return is_true ? is_below : is_above;
}

/* The load is zero, or not, if the comparison, or the value itself, came out so. */
static uint32_t load_if(struct conc *c, func_id func, const struct known *k, bool wants_zero)
{
    bool is_true = k->is_true == wants_zero;
    const struct prog_func *pf = &c->prog->funcs[func.i];
    const struct finfo *info = finfo_of(c, func);
    struct found f = found_by(c, func, k->cond, false);
    if (f.load != IR_NONE)
        return is_zero(pf, f.value) && f.if_true == is_true ? f.load : IR_NONE;
    uint32_t def = def_of(info, pf, k->cond);
    if (def == IR_NONE || !says_zero(pf, &pf->stmts[def], is_true))
        return IR_NONE;
    uint32_t load = def_of(info, pf, ir_args(pf->unit, pf->func, &pf->stmts[def])[0]);
    return load != IR_NONE && pf->stmts[load].op == IR_LOAD ? load : IR_NONE;
}

/* The loads of a sum, all of which are zero if it is; 0 if there is anything else in it. */
static uint32_t loads_of_sum(const struct prog_func *pf, const struct finfo *info, ir_ref sum,
                             uint32_t *out, uint32_t room)
{
    uint32_t def = def_of(info, pf, sum);
    if (def == IR_NONE || !room)
        return 0;
    const struct ir_stmt *s = &pf->stmts[def];
    if (s->op == IR_LOAD) {
        out[0] = def;
        return 1;
    }
    if (s->op != IR_ADD && s->op != IR_OR)
        return 0;
    const ir_ref *args = ir_args(pf->unit, pf->func, s);
    uint32_t left = loads_of_sum(pf, info, args[0], out, room);
    uint32_t right = left ? loads_of_sum(pf, info, args[1], out + left, room - left) : 0;
    return right ? left + right : 0;
}

/* The loads that are zero, or the one that is not, if the condition came out so. */
static uint32_t loads_if(struct conc *c, func_id func, const struct known *k, bool wants_zero,
                         uint32_t *out, uint32_t room)
{
    const struct prog_func *pf = &c->prog->funcs[func.i];
    const struct finfo *info = finfo_of(c, func);
    out[0] = load_if(c, func, k, wants_zero);
    if (out[0] != IR_NONE)
        return 1;
    uint32_t def = wants_zero ? def_of(info, pf, k->cond) : IR_NONE;
    if (def == IR_NONE || pf->stmts[def].op != IR_CMP)
        return 0;
    const ir_ref *args = ir_args(pf->unit, pf->func, &pf->stmts[def]);
    uint8_t equal = k->is_true ? CMP_EQ : CMP_NE;
    bool is_none = pf->stmts[def].sub == equal && args[1].bits && is_zero(pf, args[1]);
    return is_none || says_zero(pf, &pf->stmts[def], k->is_true)
               ? loads_of_sum(pf, info, args[0], out, room)
               : 0;
}

uint32_t turn_zero_if(struct conc *c, func_id func, const struct known *k)
{
    return load_if(c, func, k, true);
}

bool turn_says_zero(const struct prog_func *pf, const struct ir_stmt *cmp, bool is_true)
{
    return says_zero(pf, cmp, is_true) ||
           (cmp->op == IR_CMP && is_zero(pf, prog_args(pf, cmp)[1]) &&
            cmp->sub == (is_true ? CMP_EQ : CMP_NE));
}

static uint32_t found_values(struct conc *c, uint32_t frame, uint32_t stmt, bool wants_zero,
                             struct zero *out)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    func_id func = pta_inst_func(c->pta, inst);
    bool is_branch = pf->stmts[stmt].op == IR_BRANCH;
    ir_ref cond = deciding_value(c, inst, stmt);
    uint32_t n = 0;
    struct known known[MAX_KNOWN];
    for (int is_true = 1; cond.bits && is_true >= 0; is_true--) {
        if (!is_branch && !is_true)
            break; /* a call that comes back only if it is true */
        uint32_t from = is_branch ? start_of_way(pf, finfo_of(c, func), stmt, is_true) : stmt + 1;
        uint32_t nknown = condition_implies(c, func, cond, is_true, known, MAX_KNOWN);
        for (uint32_t i = 0; from != IR_NONE && i < nknown; i++) {
            uint32_t loads[MAX_ZEROS];
            uint32_t nloads = loads_if(c, func, &known[i], wants_zero, loads, MAX_ZEROS);
            for (uint32_t j = 0; j < nloads && n < MAX_ZEROS; j++) {
                if (pf->stmts[loads[j]].sub != ORDER_NONE)
                    continue;
                out[n] = (struct zero){turn_place(c, inst, pf, loads[j]), loads[j], from};
                n += out[n].loc != PTA_NONE;
            }
        }
    }
    return n;
}

static uint32_t found_zeros(struct conc *c, uint32_t frame, uint32_t stmt, struct zero *out)
{
    return found_values(c, frame, stmt, true, out);
}

/* ---- found on every way ---- */

enum { MAX_FOUND_BLOCKS = 200 };

/* A place, and whether it is found zero, or above it, in a function. */
struct search {
    struct conc *c;
    uint32_t frame, loc;
    bool wants_zero;
    uint32_t forget; /* a statement behind which it must be found again; IR_NONE */
    bool is_lasting; /* what was found stays so, whatever happens to the lock */
};

/* Does a branch that goes this way say so, with the lock kept since the place was looked at? */
static bool way_says(const struct search *k, uint32_t branch, bool is_true)
{
    const struct prog_func *pf = frame_func(k->c, k->frame);
    inst_id inst = k->c->frames.at[k->frame].inst;
    func_id func = pta_inst_func(k->c->pta, inst);
    struct known known[MAX_KNOWN];
    uint32_t loads[MAX_ZEROS];
    ir_ref cond = ir_args(pf->unit, pf->func, &pf->stmts[branch])[0];
    uint32_t nknown = condition_implies(k->c, func, cond, is_true, known, MAX_KNOWN);
    for (uint32_t i = 0; i < nknown; i++) {
        uint32_t n = loads_if(k->c, func, &known[i], k->wants_zero, loads, MAX_ZEROS);
        for (uint32_t j = 0; j < n; j++)
            if (pf->stmts[loads[j]].sub == ORDER_NONE &&
                turn_place(k->c, inst, pf, loads[j]) == k->loc &&
                turn_lock_is_kept(k->c, k->frame, loads[j], branch))
                return true;
    }
    return false;
}

/* Can the place be another one's, or have another value, behind the statement? */
static bool ends_it(const struct search *k, uint32_t stmt)
{
    struct conc *c = k->c;
    const struct prog_func *pf = frame_func(c, k->frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    inst_id inst = c->frames.at[k->frame].inst;
    if (stmt == k->forget || k->is_lasting)
        return stmt == k->forget;
    if (s->op == IR_STORE)
        return idset_has(pta_value(c->pta, inst, ir_args(pf->unit, pf->func, s)[0]), k->loc);
    if (s->op != IR_CALL)
        return false;
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        if (e[i].kind == EDGE_MODEL &&
            (model_has(e[i].model, EFFECT_UNLOCK) || model_has(e[i].model, EFFECT_COND_WAIT)))
            return true;
        uint32_t callee = e[i].kind != EDGE_CALL ? PTA_NONE
                                                 : frame_find(c, c->frames.at[k->frame].origin,
                                                              (inst_id){e[i].target});
        if (callee != PTA_NONE && c->frames.at[callee].is_noisy)
            return true;
    }
    return false;
}

/* Blocks that are begun with the place found so on every way to them; NULL: too many of them. */
static uint8_t *found_at_blocks(const struct search *k)
{
    const struct prog_func *pf = frame_func(k->c, k->frame);
    uint32_t nblocks = pf->func->nblocks;
    if (nblocks > MAX_FOUND_BLOCKS)
        return NULL;
    uint8_t *in = xcalloc(nblocks, 1),
            *out = xcalloc(nblocks, 1); /* out: bits of ways that say so */
    enum { SAYS_IF_TRUE = 1, SAYS_IF_FALSE = 2, ENDS = 4 };
    for (uint32_t b = 0; b < nblocks; b++) {
        const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
        uint32_t last = block->first + block->count - 1;
        for (uint32_t i = block->first; i <= last; i++)
            out[b] |= ends_it(k, i) ? ENDS : 0;
        if (pf->stmts[last].op == IR_BRANCH && block->nsuccs == 2)
            out[b] |= (way_says(k, last, true) ? SAYS_IF_TRUE : 0) |
                      (way_says(k, last, false) ? SAYS_IF_FALSE : 0);
        in[b] = b > 0;
    }
    for (bool changed = true; changed;) {
        changed = false;
        for (uint32_t b = 0; b < nblocks; b++) {
            const struct ir_block *block = &pf->unit->blocks[pf->func->first_block + b];
            const uint32_t *succ = ir_succs(pf->unit, pf->func, block);
            for (uint32_t i = 0; i < block->nsuccs; i++) {
                bool says = i < 2 && out[b] & (i ? SAYS_IF_FALSE : SAYS_IF_TRUE);
                if (!says && (!in[b] || out[b] & ENDS) && in[succ[i]]) {
                    in[succ[i]] = 0;
                    changed = true;
                }
            }
        }
    }
    free(out);
    return in;
}

static bool is_found_before(const struct search *k, const uint8_t *in, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(k->c, k->frame);
    const struct finfo *info =
        finfo_of(k->c, pta_inst_func(k->c->pta, k->c->frames.at[k->frame].inst));
    uint32_t block = info->block_of[stmt];
    bool is_found = in[block];
    for (uint32_t i = pf->unit->blocks[pf->func->first_block + block].first; i < stmt; i++)
        is_found &= !ends_it(k, i);
    return is_found;
}

/* Does the store follow tests that found the place zero, or above it, on every way to it? */
static bool follows_test(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t loc,
                         bool wants_zero)
{
    struct search k = {c, frame, loc, wants_zero, IR_NONE, false};
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    struct zero zeros[MAX_ZEROS];
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        uint32_t n = found_values(c, frame, i, wants_zero, zeros);
        for (uint32_t z = 0; z < n; z++)
            if (zeros[z].loc == loc &&
                (zeros[z].from == stmt || comes_first(info, zeros[z].from, stmt)) &&
                turn_lock_is_kept(c, frame, zeros[z].load, stmt))
                return true;
    }
    uint8_t *in = found_at_blocks(&k);
    bool is_found = in && is_found_before(&k, in, stmt);
    free(in);
    return is_found;
}

/* Nothing that the turn is to keep apart: locals, counters, what belongs to the lock itself. */
static bool is_lock_keeping(struct conc *c, uint32_t frame, uint32_t store, uint32_t loc)
{
    const struct prog_func *pf = frame_func(c, frame);
    obj_id own = pta_loc(c->pta, (loc_id){loc})->obj;
    uint32_t at;
    if (readers_count(c, frame, store, &at))
        return true;
    struct idset_iter it = idset_begin(pta_value(
        c->pta, c->frames.at[frame].inst, ir_args(pf->unit, pf->func, &pf->stmts[store])[0]));
    while (idset_step(&it, &at)) {
        obj_id obj = pta_loc(c->pta, (loc_id){at})->obj;
        if (obj.i != own.i && pta_obj(c->pta, obj)->kind != OBJ_STACK)
            return false;
    }
    return true;
}

bool turn_waits_after(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t loc)
{
    struct search k = {c, frame, loc, true, stmt, true};
    const struct prog_func *pf = frame_func(c, frame);
    uint8_t *in = found_at_blocks(&k);
    bool is_found = in != NULL;
    for (uint32_t i = 0; is_found && i < pf->func->nstmts; i++) {
        uint8_t op = pf->stmts[i].op;
        if (op == IR_RET)
            is_found = is_found_before(&k, in, i);
        else if (op == IR_STORE && i != stmt) /* done before the others are gone */
            is_found = is_lock_keeping(c, frame, i, loc);
    }
    free(in);
    return is_found;
}

bool turn_follows_test(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t loc)
{
    return follows_test(c, frame, stmt, loc, true);
}

static bool stores_constant(const struct prog_func *pf, const struct ir_stmt *s, int64_t *value)
{
    return s->op == IR_STORE && ir_ref_int(pf->unit, ir_args(pf->unit, pf->func, s)[1], value);
}

/* Is what was stored fetched again later on in the function, to be filled? */
static bool is_fetched(struct conc *c, uint32_t frame, uint32_t store)
{
    const struct prog_func *pf = frame_func(c, frame);
    func_id f = pta_inst_func(c->pta, c->frames.at[frame].inst);
    uint32_t to = term_of(c, f, ir_args(pf->unit, pf->func, &pf->stmts[store])[0]);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_LOAD && comes_first(finfo_of(c, f), store, i) &&
            term_of(c, f, ir_args(pf->unit, pf->func, &pf->stmts[i])[0]) == to)
            return true;
    return false;
}

/* Stores something that is not zero, where zero was: a number, one more, or the address of new
 * memory that is yet to be filled (what was filled before it was stored is known to nobody until
 * then). */
static bool stores_mark(struct conc *c, uint32_t frame, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    int64_t value;
    uint32_t loc;
    if (stores_constant(pf, s, &value))
        return value != 0;
    if (readers_count(c, frame, stmt, &loc) > 0)
        return true;
    uint32_t def =
        s->op == IR_STORE ? def_of(info, pf, ir_args(pf->unit, pf->func, s)[1]) : IR_NONE;
    return def != IR_NONE && pf->stmts[def].op == IR_CALL && makes_memory(c, pf, &pf->stmts[def]) &&
           is_fetched(c, frame, stmt);
}

/* Places that somebody tests for zero, and others set: busy flags, perhaps. */
static void find_busy(struct conc *c, uint32_t frame, const struct idset *tested)
{
    const struct prog_func *pf = frame_func(c, frame);
    inst_id inst = c->frames.at[frame].inst;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        const struct ir_stmt *s = &pf->stmts[i];
        if (s->op != IR_STORE || s->sub != ORDER_NONE || !stores_mark(c, frame, i))
            continue;
        uint32_t loc = turn_place(c, inst, pf, i);
        if (loc != PTA_NONE && idset_has(tested, loc) && turn_follows_test(c, frame, i, loc))
            turn_add(c, loc, TURN_BUSY);
    }
}

static void find_tested_zero(struct conc *c, uint32_t frame, struct idset *out)
{
    const struct prog_func *pf = frame_func(c, frame);
    struct zero zeros[MAX_ZEROS];
    /* Threads take turns: what only the main program does is no matter here. */
    if (!pta_origin(c->pta, c->frames.at[frame].origin)->ncreations)
        return;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        bool can_be = c->frames.at[frame].is_noisy || pf->stmts[i].op == IR_CALL;
        uint32_t n = can_be ? found_zeros(c, frame, i, zeros) : 0;
        for (uint32_t k = 0; k < n; k++)
            idset_add(out, zeros[k].loc);
    }
}

/* ---- permits ---- */

/* Does the statement take one away, or put one back? 0: neither. */
static int permit_step(struct conc *c, uint32_t frame, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    int64_t value;
    uint32_t loc;
    if (s->op != IR_STORE || s->sub != ORDER_NONE || s->size > 4)
        return 0;
    if (stores_constant(pf, s, &value))
        return value == 0 ? -1 : value == 1;
    return readers_count(c, frame, stmt, &loc);
}

/* Places that somebody waits to find above zero, and takes from. */
static void find_permits(struct conc *c, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    if (!pta_origin(c->pta, c->frames.at[frame].origin)->ncreations ||
        !waits_for_change(c, c->frames.at[frame].inst))
        return;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        uint32_t loc = permit_step(c, frame, i) < 0 ? turn_place(c, c->frames.at[frame].inst, pf, i)
                                                    : PTA_NONE;
        if (loc == PTA_NONE || turn_at(c, loc) != PTA_NONE ||
            !follows_test(c, frame, i, loc, false))
            continue;
        uint32_t turn = turn_add(c, loc, TURN_BUSY);
        if (turn != PTA_NONE)
            c->turns.at[turn].is_permit = true;
    }
}

/* A constant, or a parameter that all callers give the same constant. */
static bool first_value(struct conc *c, uint32_t frame, ir_ref ref, int64_t *out)
{
    const struct prog_func *pf = frame_func(c, frame);
    if (ir_ref_int(pf->unit, ref, out))
        return true;
    if (ref_kind(ref) != REF_REG || ref_index(ref) >= pf->func->nparams)
        return false;
    uint32_t n;
    const struct call_in *calls = frame_callers(c, frame, &n);
    int64_t most = 0;
    for (uint32_t i = 0; i < n; i++) {
        const struct prog_func *caller = frame_func(c, calls[i].frame);
        const struct pta_edge *e = edge_of_call(c, &calls[i]);
        if ((e->model && !e->model->has_body) ||
            !ir_ref_int(caller->unit, call_arg(caller, e->stmt, (int32_t)ref_index(ref)), out) ||
            *out < 0)
            return false;
        most = MAX(most, *out);
    }
    *out = most;
    return n > 0;
}

static void see_permit(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t turn)
{
    struct turn *t = &c->turns.at[turn];
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    int step = permit_step(c, frame, stmt);
    int64_t value;
    bool is_value =
        s->op == IR_STORE && first_value(c, frame, ir_args(pf->unit, pf->func, s)[1], &value);
    t->is_counted |= !is_value;
    if (step < 0 && follows_test(c, frame, stmt, t->loc.i, false)) {
        turn_add_event(c, frame, stmt, turn, TURN_TAKE);
        t->waiters = seqs_insert(&c->sets, t->waiters, c->frames.at[frame].origin.i);
    } else if (step > 0) {
        turn_add_event(c, frame, stmt, turn, TURN_GIVE);
        t->posters = seqs_insert(&c->sets, t->posters, c->frames.at[frame].origin.i);
    } else if (is_value && value >= 0 && value <= 1) {
        turn_add_event(c, frame, stmt, turn, TURN_STORE);
    } else {
        t->is_bad = true;
    }
}

/* Is more than one there from the start? */
static bool is_many_at_first(const struct conc *c, const struct turn *t)
{
    const struct pta_loc *l = pta_loc(c->pta, t->loc);
    const struct pta_obj *o = pta_obj(c->pta, l->obj);
    if (o->kind != OBJ_GLOBAL || o->site >= c->prog->nsyms)
        return false;
    const struct prog_sym *sym = &c->prog->syms[o->site];
    for (uint32_t i = 0; i < sym->sym->ninits; i++) {
        const struct ir_init *init = &sym->unit->inits[sym->sym->first_init + i];
        int64_t value;
        if ((int64_t)init->offset <= l->off && l->off < (int64_t)init->offset + init->size)
            return !ir_ref_int(sym->unit, init->value, &value) || value != 1;
    }
    return sym->sym->flags & SYMF_INIT_PARTIAL;
}

/* What a store does to the turns that may be there. */
static void see_store(struct conc *c, uint32_t frame, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    const struct idset *locs =
        pta_value(c->pta, c->frames.at[frame].inst, ir_args(pf->unit, pf->func, s)[0]);
    struct idset_iter it = idset_begin(locs);
    uint32_t loc, at;
    while (idset_step(&it, &loc)) {
        uint32_t turn = turn_at(c, loc);
        if (turn == PTA_NONE || c->turns.at[turn].is_state)
            continue;
        struct turn *t = &c->turns.at[turn];
        int64_t value = -1;
        bool is_constant = stores_constant(pf, s, &value);
        t->is_wide |= !is_constant || value < 0 || value > 1;
        if (turn_place(c, c->frames.at[frame].inst, pf, stmt) != loc || s->op == IR_CMPXCHG) {
            t->is_bad = true;
        } else if (t->is_permit) {
            see_permit(c, frame, stmt, turn);
        } else if (t->kind == TURN_VARIABLE) {
            turn_add_event(c, frame, stmt, turn, TURN_STORE);
        } else if ((is_constant && !value) || readers_count(c, frame, stmt, &at) < 0) {
            turn_add_event(c, frame, stmt, turn, TURN_GIVE);
            t->posters = seqs_insert(&c->sets, t->posters, c->frames.at[frame].origin.i);
        } else if (stores_mark(c, frame, stmt) && turn_follows_test(c, frame, stmt, loc)) {
            turn_add_event(c, frame, stmt, turn, TURN_TAKE);
            t->waiters = seqs_insert(&c->sets, t->waiters, c->frames.at[frame].origin.i);
        } else {
            t->is_bad = true;
        }
    }
}

/* A permit that is copied there with other things: how many is not known. */
static void see_copy(struct conc *c, uint32_t frame, uint32_t stmt)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct idset *locs = pta_value(c->pta, c->frames.at[frame].inst,
                                         ir_args(pf->unit, pf->func, &pf->stmts[stmt])[0]);
    for (size_t i = 0; i < c->turns.n; i++) {
        struct turn *t = &c->turns.at[i];
        obj_id obj = pta_loc(c->pta, t->loc)->obj;
        struct idset_iter it = idset_begin(locs);
        uint32_t loc;
        while (t->is_permit && idset_step(&it, &loc))
            t->is_bad |= pta_loc(c->pta, (loc_id){loc})->obj.i == obj.i;
    }
}

/* ---- semaphores ---- */

/* Who waits for a semaphore and who posts it: passed on if nobody does both. */
static void find_passed(struct conc *c, uint32_t frame)
{
    uint32_t n;
    inst_id inst = c->frames.at[frame].inst;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            const struct effect *f = &e[i].model->effects[k];
            if (f->kind != EFFECT_SEM_POST && f->kind != EFFECT_SEM_WAIT)
                continue;
            uint32_t loc = idset_only(pta_place(c->pta, inst, e[i].stmt, &f->obj));
            uint32_t sync = loc == IDSET_END ? PTA_NONE : sync_at(c, loc);
            if (sync == PTA_NONE)
                continue;
            enum sync_kind kind = c->syncs.at[sync].kind;
            bool is_one = kind == SYNC_SEM_LOCK;
            uint32_t turn = is_one || kind == SYNC_SEM ? turn_add(c, loc, TURN_PASSED) : PTA_NONE;
            if (turn == PTA_NONE)
                continue;
            struct turn *t = &c->turns.at[turn];
            t->total = is_one;
            t->is_bad |= f->kind == EFFECT_SEM_WAIT && f->success != SUCCESS_ALWAYS;
            uint32_t *by = f->kind == EFFECT_SEM_POST ? &t->posters : &t->waiters;
            *by = seqs_insert(&c->sets, *by, c->frames.at[frame].origin.i);
        }
}

/* Semaphores that are plain locks, or cannot be one token, are none of ours. */
static void drop_unpassed(struct conc *c)
{
    uint32_t total = 0;
    for (size_t i = 0; i < c->turns.n; i++) {
        struct turn *t = &c->turns.at[i];
        if (t->kind != TURN_PASSED)
            continue;
        t->is_passed = t->posters && t->waiters && !t->is_bad &&
                       !seqs_intersect(&c->sets, t->posters, t->waiters);
        total += t->is_passed;
    }
    for (size_t i = 0; i < c->turns.n; i++)
        c->turns.at[i].is_passed &= total > 1;
}

uint32_t turn_group(const struct conc *c, uint32_t turn)
{
    while (c->turns.at[turn].group != turn)
        turn = c->turns.at[turn].group;
    return turn;
}

void turns_unite(struct conc *c, uint32_t a, uint32_t b)
{
    a = turn_group(c, a);
    b = turn_group(c, b);
    if (a == b)
        return;
    struct turn *into = &c->turns.at[MIN(a, b)], *from = &c->turns.at[MAX(a, b)];
    into->total += from->total;
    into->is_bad |= from->is_bad;
    from->group = MIN(a, b);
}

/* Does the branch lead to the block if its condition is true? */
static bool is_way(const struct prog_func *pf, struct conc *c, uint32_t frame, uint32_t branch,
                   uint32_t to)
{
    const struct finfo *info = finfo_of(c, pta_inst_func(c->pta, c->frames.at[frame].inst));
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + info->block_of[branch]];
    return ir_succs(pf->unit, pf->func, b)[0] == to;
}

static bool is_plain_access(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t loc)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    bool is_access = s->op == IR_LOAD || s->op == IR_STORE;
    bool is_atomic = s->op == IR_RMW || s->op == IR_CMPXCHG || (is_access && s->sub != ORDER_NONE);
    return !is_atomic ||
           !idset_has(
               pta_value(c->pta, c->frames.at[frame].inst, ir_args(pf->unit, pf->func, s)[0]), loc);
}

/* A flag that nobody ever takes back says that something was done, once: between test and set. */
static void make_once(struct conc *c, uint32_t turn)
{
    struct turn *t = &c->turns.at[turn];
    t->kind = TURN_ONCE;
    t->is_plain = !c->opt.volatile_is_atomic;
    sync_make_once(c, t->loc.i);
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            t->is_plain &= is_plain_access(c, f, i, t->loc.i);
            struct zero zeros[MAX_ZEROS];
            uint32_t n = pf->stmts[i].op == IR_BRANCH ? found_zeros(c, f, i, zeros) : 0;
            for (uint32_t k = 0; k < n; k++) {
                if (zeros[k].loc != t->loc.i)
                    continue;
                uint32_t to = finfo_of(c, pta_inst_func(c->pta, c->frames.at[f].inst))
                                  ->block_of[zeros[k].from];
                turn_add_event(c, f, i, turn,
                               is_way(pf, c, f, i, to) ? TURN_IF_TRUE : TURN_IF_FALSE);
            }
        }
    }
}

/* A flag that one thread alone takes keeps nobody away, but perhaps readers (readers.c). */
static void drop_idle(struct conc *c)
{
    for (uint32_t i = 0; i < c->turns.n; i++) {
        struct turn *t = &c->turns.at[i];
        struct seq takers = seqs_at(&c->sets, t->waiters);
        if (t->kind != TURN_BUSY)
            continue;
        origin_id o = {takers.n ? takers.at[0] : 0};
        uint32_t entry = frame_find(c, o, pta_origin(c->pta, o)->entry);
        bool is_one = takers.n == 1 && entry != PTA_NONE && runs_once(c, entry, 0);
        t->is_lone = is_one && !t->is_bad && !t->is_permit && t->posters;
        t->is_bad |= !takers.n || is_one;
        if (t->is_permit)
            t->is_bad |=
                !seqs_intersect(&c->sets, t->waiters, t->posters) || is_many_at_first(c, t);
        else if (!t->is_bad && !t->posters)
            make_once(c, i);
    }
}

/* ---- finding them all ---- */

void turns_find(struct conc *c)
{
    struct idset tested = {0};
    for (uint32_t f = 0; f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        bool may_wait = states_may_be_noted(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++)
            if (pf->stmts[i].op == IR_BRANCH) {
                find_test(c, f, i);
                if (may_wait)
                    states_note(c, f, i);
            }
        find_tested_zero(c, f, &tested);
        find_passed(c, f);
    }
    for (uint32_t f = 0; !idset_is_empty(&tested) && f < c->frames.n; f++)
        find_busy(c, f, &tested);
    for (uint32_t f = 0; f < c->frames.n; f++)
        find_permits(c, f);
    idset_release(&tested);
    drop_unpassed(c);
    for (uint32_t f = 0; c->turns.n && f < c->frames.n; f++) {
        const struct prog_func *pf = frame_func(c, f);
        for (uint32_t i = 0; i < pf->func->nstmts; i++) {
            uint8_t op = pf->stmts[i].op;
            if (op == IR_STORE || op == IR_RMW || op == IR_CMPXCHG)
                see_store(c, f, i);
            else if (op == IR_MEMCOPY)
                see_copy(c, f, i);
        }
    }
    drop_idle(c);
    states_find(c);
}

/* ---- in the flow ---- */

void state_set_locks(struct conc *c, struct state *s, uint32_t lockset)
{
    uint32_t key[KEY_WIDTH];
    key_get(c, s->key, key);
    key[KEY_LOCKS] = lockset;
    s->key = key_make(c, key);
}

static uint32_t token_of_turn(struct conc *c, uint32_t turn, uint32_t stmt_id)
{
    return token_of_place(c, c->turns.at[turn].loc, stmt_id);
}

bool turn_step(const struct walk *w, uint32_t stmt, state_vec *states)
{
    struct conc *c = w->c;
    enum turn_event event;
    uint32_t turn = event_at(c, w->inst, stmt, &event);
    bool is_foreign = readers_step(w, stmt, states);
    if (event == TURN_NONE)
        return is_foreign;
    if (c->turns.at[turn].is_state)
        return states_set(c, turn, event == TURN_STORE, states) || is_foreign;
    uint32_t token = token_of_turn(c, turn, w->pf->stmt_base + stmt);
    bool is_once = c->turns.at[turn].kind == TURN_ONCE;
    for (size_t i = 0; i < states->n; i++) {
        uint32_t held = state_locks(c, &states->at[i]);
        bool takes = event == TURN_TAKE && !is_once;
        if (is_once)
            sync_acquire(c, &states->at[i].live, sync_at(c, c->turns.at[turn].loc.i));
        is_foreign |= !takes && !seqs_has(&c->sets, held, token);
        if (is_once && c->turns.at[turn].is_plain && seqs_at(&c->sets, held).n > 1)
            continue; /* nobody finds it set before the lock is given back: turn_unlocked */
        held = takes ? lockset_acquire(c, held, token) : lockset_release(c, held, token);
        state_set_locks(c, &states->at[i], held);
    }
    return is_foreign;
}

uint32_t turn_unlocked(struct conc *c, uint32_t lockset)
{
    for (uint32_t i = 0; i < c->turns.n; i++)
        if (c->turns.at[i].kind == TURN_ONCE && !c->turns.at[i].is_bad)
            lockset = lockset_release(c, lockset, token_of_turn(c, i, 0));
    return lockset;
}

void turn_edge(const struct walk *w, struct state *s, uint32_t branch, bool is_true)
{
    struct conc *c = w->c;
    enum turn_event event;
    uint32_t turn = event_at(c, w->inst, branch, &event);
    readers_edge(w, s, branch, is_true);
    if (event != (is_true ? TURN_IF_TRUE : TURN_IF_FALSE))
        return;
    uint32_t token = token_of_turn(c, turn, w->pf->stmt_base + branch);
    uint32_t held = state_locks(c, s);
    if (!seqs_has(&c->sets, held, token))
        state_set_locks(c, s, lockset_acquire(c, held, token));
}

/* The passed token that the lock set has; PTA_NONE. */
static uint32_t passed_token(const struct conc *c, uint32_t lockset, uint32_t *turn)
{
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; i < s.n; i++) {
        struct seq locs = seqs_at(&c->sets, token_at(c, s.at[i]).locs);
        *turn = locs.n == 1 ? turn_at(c, locs.at[0]) : PTA_NONE;
        if (*turn != PTA_NONE && c->turns.at[*turn].is_passed)
            return s.at[i];
    }
    return PTA_NONE;
}

/* The semaphore of an effect, if it is passed on; PTA_NONE. */
static uint32_t passed_by(const struct conc *c, inst_id inst, uint32_t stmt, const struct effect *e)
{
    uint32_t loc = c->turns.n ? idset_only(pta_place(c->pta, inst, stmt, &e->obj)) : IDSET_END;
    uint32_t turn = loc == IDSET_END ? PTA_NONE : turn_at(c, loc);
    return turn != PTA_NONE && c->turns.at[turn].is_passed ? turn : PTA_NONE;
}

uint32_t turn_releases(struct conc *c, inst_id inst, uint32_t stmt, const struct effect *post,
                       uint32_t set)
{
    enum turn_event event = TURN_NONE;
    uint32_t turn = post ? passed_by(c, inst, stmt, post) : event_at(c, inst, stmt, &event);
    set = readers_release(c, inst, stmt, set);
    if (event == TURN_STORE && c->turns.at[turn].is_state)
        return states_released(c, set);
    if (event == TURN_STORE || event == TURN_GIVE)
        set = seqs_insert(&c->sets, set, c->turns.at[turn].loc.i);
    for (size_t i = 0; post && turn != PTA_NONE && i < c->turns.n; i++)
        if (c->turns.at[i].is_passed)
            set = seqs_insert(&c->sets, set, c->turns.at[i].loc.i);
    return set;
}

bool turn_semaphore(const struct walk *w, struct state *s, uint32_t stmt, const struct effect *e)
{
    struct conc *c = w->c;
    uint32_t turn = passed_by(c, w->inst, stmt, e), other;
    if (turn == PTA_NONE)
        return true;
    uint32_t held = state_locks(c, s);
    if (e->kind == EFFECT_SEM_WAIT) {
        uint32_t token = token_of_turn(c, turn, w->pf->stmt_base + stmt);
        if (!seqs_has(&c->sets, held, token))
            state_set_locks(c, s, lockset_acquire(c, held, token));
        return true;
    }
    uint32_t token = passed_token(c, held, &other);
    if (token == PTA_NONE)
        return false;
    turns_unite(c, turn, other);
    state_set_locks(c, s, lockset_release(c, held, token));
    return true;
}

/* ---- do they hold? ---- */

/* Is one of the tokens of the turn's group in the lock set? */
static bool has_turn(const struct conc *c, uint32_t lockset, uint32_t turn)
{
    struct seq s = seqs_at(&c->sets, lockset);
    for (uint32_t i = 0; i < s.n; i++) {
        struct seq locs = seqs_at(&c->sets, token_at(c, s.at[i]).locs);
        uint32_t other = locs.n == 1 ? turn_at(c, locs.at[0]) : PTA_NONE;
        if (other != PTA_NONE && turn_group(c, other) == turn_group(c, turn))
            return true;
    }
    return false;
}

/* Has a post of the group's semaphores happened in the origin? */
static bool has_posted(struct conc *c, uint32_t live, uint32_t turn)
{
    for (uint32_t i = 0; i < c->turns.n; i++)
        if (c->turns.at[i].is_passed && turn_group(c, i) == turn_group(c, turn) &&
            sync_may_be_released(c, live, sync_at(c, c->turns.at[i].loc.i)))
            return true;
    return false;
}

/* Can the thread, not alone, come to the statement without the turn? Who starts a round of posts
 * has it until the first of them. */
static bool lacks_turn(struct conc *c, uint32_t fctx, uint32_t turn, const state_vec *states,
                       bool even_alone)
{
    bool is_passed = c->turns.at[turn].is_passed, starts = false;
    for (size_t k = 0; k < c->fctxs.at[fctx].entries.n; k++) {
        struct entry e = c->fctxs.at[fctx].entries.at[k];
        for (size_t i = 0; i < states->n; i++) {
            uint32_t live = live_apply(c, e.live, states->at[i].live);
            if (has_turn(c, held_locks(c, &e, &states->at[i]), turn) ||
                (!is_passed && !even_alone && live_is_alone(c, live)))
                continue;
            if (is_passed && has_posted(c, live, turn))
                c->turns.at[turn_group(c, turn)].is_bad = true;
            starts = true;
        }
    }
    return starts;
}

uint32_t turn_starts(struct conc *c, uint32_t origin, uint32_t live)
{
    for (uint32_t i = 0; i < c->turns.n; i++)
        if (c->turns.at[i].has_starter && c->turns.at[i].group == i &&
            c->turns.at[i].starter == origin && !has_posted(c, live, i))
            return i;
    return PTA_NONE;
}

/* A post by somebody who has nothing to pass on: the one who starts, once. */
static void see_start(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t turn)
{
    struct turn *group = &c->turns.at[turn_group(c, turn)];
    origin_id origin = c->frames.at[frame].origin;
    bool is_again = group->has_starter && (group->starter != origin.i || group->start_stmt != stmt);
    group->is_bad |= is_again || conc_origin_is_many(c, origin) || group->total;
    group->has_starter = true;
    group->starter = origin.i;
    group->start_stmt = stmt;
}

static void visit_post(struct conc *c, uint32_t fctx, uint32_t stmt, const state_vec *states)
{
    uint32_t frame = c->fctxs.at[fctx].frame, n;
    inst_id inst = c->frames.at[frame].inst;
    const struct pta_edge *e = pta_edges(c->pta, inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++)
        for (int k = 0; e[i].kind == EDGE_MODEL && k < e[i].model->neffects; k++) {
            if (e[i].model->effects[k].kind != EFFECT_SEM_POST)
                continue;
            uint32_t turn = passed_by(c, inst, stmt, &e[i].model->effects[k]);
            if (turn != PTA_NONE && lacks_turn(c, fctx, turn, states, false))
                see_start(c, frame, stmt, turn);
        }
}

struct checking {
    struct conc *c;
    uint32_t fctx;
};

static void check_stmt(void *ctx, uint32_t stmt, const state_vec *states)
{
    const struct checking *k = ctx;
    uint32_t frame = k->c->fctxs.at[k->fctx].frame;
    enum turn_event event;
    if (frame_func(k->c, frame)->stmts[stmt].op == IR_CALL) {
        visit_post(k->c, k->fctx, stmt, states);
        return;
    }
    uint32_t turn = event_at(k->c, k->c->frames.at[frame].inst, stmt, &event);
    uint32_t shared = readers_leave(k->c, k->c->frames.at[frame].inst, stmt);
    if (shared != PTA_NONE && lacks_turn(k->c, k->fctx, shared, states, false))
        k->c->turns.at[shared].is_bad = true;
    /* One more permit is too many even if nobody is there yet. */
    bool is_more = event == TURN_GIVE && k->c->turns.at[turn].is_counted;
    bool is_change = event == TURN_STORE || event == TURN_GIVE || event == TURN_KEEP;
    if (is_change && lacks_turn(k->c, k->fctx, turn, states, is_more))
        k->c->turns.at[turn].is_bad = true;
    if (is_change && k->c->turns.at[turn].is_state)
        states_check(k->c, turn, k->c->frames.at[frame].origin, event == TURN_STORE);
}

/* Do two tests never wait for one value? `Not 0` is 1 if there is nothing else. */
static bool is_settled_apart(struct conc *c, struct index *x, const struct turn_test *a,
                             const struct turn_test *b)
{
    origin_id o = c->frames.at[a->frame].origin, p = c->frames.at[b->frame].origin;
    if (o.i == p.i && !conc_origin_is_many(c, o))
        return true; /* one thread */
    const struct prog_func *pa = frame_func(c, a->frame), *pb = frame_func(c, b->frame);
    int64_t va = 0, vb = 0;
    bool has_a = !a->value.bits || ir_ref_int(pa->unit, a->value, &va);
    bool has_b = !b->value.bits || ir_ref_int(pb->unit, b->value, &vb);
    bool is_binary = !c->turns.at[a->turn].is_wide;
    if (is_binary && ((a->is_not && has_a && va >> 1) || (b->is_not && has_b && vb >> 1)))
        return false; /* `not 2` is 0 and 1 */
    if (a->is_not && has_a && is_binary)
        va = !va;
    if (b->is_not && has_b && is_binary)
        vb = !vb;
    bool a_is_not = a->is_not && !is_binary, b_is_not = b->is_not && !is_binary;
    if (has_a && has_b)
        return a_is_not == b_is_not ? !a_is_not && va != vb : va == vb;
    if (a->is_not || b->is_not)
        return false;
    return index_values_differ(x, a->frame, a->stmt, a->value, b->frame, b->stmt, b->value);
}

void turns_settle(struct conc *c, struct index *x)
{
    for (uint32_t i = 0; c->turns.n && i < c->fctxs.n; i++)
        if (c->fctxs.at[i].is_reached)
            flow_each(c, i, check_stmt, &(struct checking){c, i});
    for (size_t i = 0; i < c->turn_tests.n; i++)
        for (size_t k = 0; k <= i; k++) {
            const struct turn_test *a = &c->turn_tests.at[i], *b = &c->turn_tests.at[k];
            if (a->turn == b->turn && !is_settled_apart(c, x, a, b))
                c->turns.at[a->turn].is_bad = true;
        }
    for (size_t i = 0; i < c->turns.n; i++)
        if (c->turns.at[i].kind == TURN_PASSED && c->turns.at[i].group == i)
            c->turns.at[i].is_bad |= c->turns.at[i].total + c->turns.at[i].has_starter != 1;
    states_settle(c);
}
