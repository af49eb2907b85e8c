/*
 * Turns by states: variables that are set to constants under a lock, and waited for.
 *
 *   client: arg = x; lock; state = REQUEST; signal;
 *           while (state != REPLY) wait; state = IDLE; unlock; use(result);
 *   server: lock; while (state != REQUEST) wait; state = RUNNING; unlock; result = f(arg);
 *           lock; state = REPLY; signal; unlock;
 *
 * They are turn variables (turn.c): who has waited until the state is one that no other thread
 * waits for has the turn. To set a state that somebody waits for gives the turn away; to set
 * another one keeps it. If nobody waits for the first state, a thread has the turn from its start
 * on: the one that sets states without having waited. Several flags may pass one turn to each
 * other (`ready` and `processed`): who has the turn by one of them and sets another one passes it
 * on. Conditions, beside those of turn variables:
 *
 *   1. All that is stored is constant, and who waits for the variable sets it, too (`closed`, which
 *      others set once, is a flag as sync.c knows them).
 *   2. Whoever stores has the turn, as soon as there are several threads.
 *   3. The flags that pass a turn to each other have one in all at the start.
 *
 * Only loops that do nothing but wait say what is waited for. What a thread waits for in one of
 * them it may find elsewhere without waiting (`if (full)`).
 */
#include "conc/element/value.h"
#include "conc/flow/flow_int.h"
#include "conc/lock/turn.h"
#include "conc/lock/turn_int.h"

/* ---- who waits for what ---- */

bool waits_for_change(const struct conc *c, inst_id inst)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++)
        if (e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_COND_WAIT))
            return true;
    return false;
}

/* A branch that goes on, `if_true` or if not, where a place has been found in some state. */
struct sighting {
    uint32_t frame, branch;
    bool if_true;
};

/* A condition of a frame that comes out true, or not, at a sighting. */
struct outcome {
    uint32_t frame;
    ir_ref cond;
    bool is_true;
};

static uint32_t note(struct conc *c, struct sighting, struct outcome, bool is_noted);

/* A comparison of a place with a constant, as it comes out; false if it is none. */
static bool find_state(struct conc *c, struct sighting at, struct outcome o, struct state_test *out)
{
    inst_id inst = c->frames.at[o.frame].inst;
    struct found found = found_by(c, c->frames.at[o.frame].func, o.cond, false);
    const struct prog_func *pf = frame_func(c, o.frame);
    if (found.load == IR_NONE || ref_kind(found.value) == REF_REG ||
        pf->stmts[found.load].sub != ORDER_NONE)
        return false;
    struct turn_test t = {PTA_NONE, o.frame, found.load, found.value, o.is_true != found.if_true};
    uint32_t loc = turn_place(c, inst, pf, found.load);
    *out = (struct state_test){t, loc, pf->stmts[found.load].size, at.frame, at.branch, at.if_true};
    return loc != PTA_NONE;
}

/* The place that is compared with a constant; if `is_noted`, it is waited for. PTA_NONE. */
static uint32_t note_state(struct conc *c, struct sighting at, struct outcome o, bool is_noted)
{
    struct state_test test;
    bool is_found = find_state(c, at, o, &test);
    if (is_found && is_noted)
        vec_push(&c->state_tests, test);
    return is_found ? test.loc : PTA_NONE;
}

/* The sighting by which the block is left for the other one; false if that tells nothing. */
static bool left_by(struct conc *c, uint32_t frame, uint32_t block, uint32_t to,
                    struct sighting *out)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_block *b = &pf->unit->blocks[pf->func->first_block + block];
    const uint32_t *succ = ir_succs(pf->unit, pf->func, b);
    *out = (struct sighting){frame, b->first + b->count - 1, b->nsuccs && succ[0] == to};
    return pf->stmts[out->branch].op == IR_BRANCH && b->nsuccs == 2 && succ[0] != succ[1];
}

/* What is found on the inner branch that makes the phi a constant; PTA_NONE. */
static uint32_t note_inner(struct conc *c, struct outcome o, const struct ir_stmt *phi, uint32_t i)
{
    const struct prog_func *pf = frame_func(c, o.frame);
    uint32_t to = finfo_of(c, c->frames.at[o.frame].func)->block_of[phi - pf->stmts];
    struct sighting inner;
    if (!left_by(c, o.frame, ref_index(prog_args(pf, phi)[i + 1]), to, &inner))
        return PTA_NONE;
    ir_ref cond = prog_args(pf, &pf->stmts[inner.branch])[0];
    return note_state(c, inner, (struct outcome){o.frame, cond, inner.if_true}, true);
}

/* `state != A && state != B`: where one of them was found is the way of an inner branch. What the
 * last one finds is known if all look at the same place. */
static uint32_t note_choice(struct conc *c, struct sighting at, struct outcome o,
                            const struct ir_stmt *phi, bool is_noted)
{
    const struct prog_func *pf = frame_func(c, o.frame);
    const ir_ref *args = prog_args(pf, phi);
    uint32_t place = PTA_NONE;
    bool is_one = true;
    int64_t value;
    for (uint32_t i = 0; i + 1 < phi->nargs; i += 2) {
        if (!ir_ref_int(pf->unit, args[i], &value) || (value != 0) != o.is_true)
            continue;
        uint32_t loc = note_inner(c, o, phi, i);
        is_one &= loc != PTA_NONE && (place == PTA_NONE || place == loc);
        place = loc;
    }
    for (uint32_t i = 0; is_one && i + 1 < phi->nargs; i += 2) {
        struct outcome last = {o.frame, args[i], o.is_true};
        if (ref_kind(args[i]) == REF_REG && note_state(c, at, last, false) == place)
            note_state(c, at, last, is_noted);
    }
    return is_one ? place : PTA_NONE;
}

/* A condition that a function returns: `wait(lock, [] { return ready; })`. */
static uint32_t note_result(struct conc *c, struct sighting at, struct outcome o, bool is_noted)
{
    struct found found = found_by(c, c->frames.at[o.frame].func, o.cond, true);
    const struct pta_edge *e = found.load == IR_NONE || found.value.bits
                                   ? NULL
                                   : body_edge(c, c->frames.at[o.frame].inst, found.load);
    uint32_t callee =
        e ? frame_find(c, c->frames.at[o.frame].origin, (inst_id){e->target}) : PTA_NONE;
    struct outcome inside = {callee, {0}, o.is_true != found.if_true};
    if (callee == PTA_NONE || callee == o.frame)
        return PTA_NONE;
    const struct prog_func *pf = frame_func(c, callee);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        if (pf->stmts[i].op != IR_RET)
            continue;
        if (inside.cond.bits || !pf->stmts[i].nargs)
            return PTA_NONE;
        inside.cond = prog_args(pf, &pf->stmts[i])[0];
    }
    return inside.cond.bits ? note(c, at, inside, is_noted) : PTA_NONE;
}

/* The condition that one is the opposite of, with what that comes out as. */
static struct outcome without_not(struct conc *c, struct outcome o)
{
    const struct prog_func *pf = frame_func(c, o.frame);
    const struct finfo *info = finfo_of(c, c->frames.at[o.frame].func);
    int64_t value;
    for (uint32_t def = def_of(info, pf, o.cond);
         def != IR_NONE && pf->stmts[def].op == IR_XOR &&
         ir_ref_int(pf->unit, prog_args(pf, &pf->stmts[def])[1], &value) && value == 1;
         def = def_of(info, pf, o.cond))
        o = (struct outcome){o.frame, prog_args(pf, &pf->stmts[def])[0], !o.is_true};
    return o;
}

static uint32_t note(struct conc *c, struct sighting at, struct outcome o, bool is_noted)
{
    const struct prog_func *pf = frame_func(c, o.frame);
    o = without_not(c, o);
    uint32_t def = def_of(finfo_of(c, c->frames.at[o.frame].func), pf, o.cond);
    if (def != IR_NONE && pf->stmts[def].op == IR_PHI)
        return note_choice(c, at, o, &pf->stmts[def], is_noted);
    uint32_t loc = note_state(c, at, o, is_noted);
    return loc == PTA_NONE && at.frame == o.frame ? note_result(c, at, o, is_noted) : loc;
}

/* Is the call a wait for a condition, or one that changes nothing? */
static bool only_waits(struct conc *c, uint32_t frame, uint32_t stmt, bool *waits)
{
    uint32_t n;
    const struct pta_edge *e = pta_edges(c->pta, c->frames.at[frame].inst, stmt, &n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t callee = frame_called(c, frame, &e[i]);
        bool is_wait = callee == PTA_NONE
                           ? e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_COND_WAIT)
                           : waits_for_change(c, c->frames.at[callee].inst);
        *waits |= is_wait;
        if (e[i].kind == EDGE_SPAWN ||
            (!is_wait && callee != PTA_NONE && c->frames.at[callee].is_noisy))
            return false;
    }
    return true;
}

/* Does the innermost loop around the branch do nothing but wait for a condition? */
static bool is_wait_loop(struct conc *c, uint32_t frame, uint32_t branch)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, c->frames.at[frame].func);
    uint32_t loop = info->cfg->loop[info->block_of[branch]];
    bool waits = false;
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        uint8_t op = pf->stmts[i].op;
        if (!cfg_in_loop(info->cfg, info->block_of[i], loop))
            continue;
        if (ir_op_info(op)->flags & OPF_WRITE ||
            (op == IR_CALL && !only_waits(c, frame, i, &waits)))
            return false;
    }
    return waits;
}

bool states_may_be_noted(struct conc *c, uint32_t frame)
{
    uint32_t n;
    const struct pta_edge *e = pta_inst_edges(c->pta, c->frames.at[frame].inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t callee = frame_called(c, frame, &e[i]);
        if ((e[i].kind == EDGE_MODEL && model_has(e[i].model, EFFECT_COND_WAIT)) ||
            (callee != PTA_NONE && waits_for_change(c, c->frames.at[callee].inst)))
            return true;
    }
    return false;
}

void states_note(struct conc *c, uint32_t frame, uint32_t branch)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, c->frames.at[frame].func);
    ir_ref cond = prog_args(pf, &pf->stmts[branch])[0];
    uint32_t def = def_of(info, pf, cond);
    struct sighting out = {frame, branch, false};
    if (def != IR_NONE && leaves_loop(pf, info, branch, def, &out.if_true) &&
        is_wait_loop(c, frame, branch))
        note(c, out, (struct outcome){frame, cond, out.if_true}, true);
}

/* Does somebody wait for the value? */
static bool is_awaited(struct conc *c, uint32_t turn, int64_t value)
{
    for (size_t i = 0; i < c->turn_tests.n; i++) {
        const struct turn_test *t = &c->turn_tests.at[i];
        int64_t wanted = 0;
        if (t->turn == turn && t->value.bits &&
            !ir_ref_int(frame_func(c, t->frame)->unit, t->value, &wanted))
            return true;
        if (t->turn == turn && (wanted == value) != t->is_not)
            return true;
    }
    return false;
}

/* The turn of a place that is no turn of another kind, or of one that does not hold. */
static uint32_t state_turn(struct conc *c, uint32_t loc)
{
    uint32_t turn = turn_at(c, loc);
    if (turn == PTA_NONE)
        turn = turn_add(c, loc, TURN_VARIABLE);
    else if (!c->turns.at[turn].is_state &&
             (c->turns.at[turn].kind != TURN_BUSY || !c->turns.at[turn].is_bad ||
              c->turns.at[turn].is_lone))
        return PTA_NONE;
    if (turn != PTA_NONE && !c->turns.at[turn].is_state)
        c->turns.at[turn] =
            (struct turn){.loc = {loc}, .kind = TURN_VARIABLE, .group = turn, .is_state = true};
    return turn;
}

static bool is_noted_branch(const struct conc *c, uint32_t frame, uint32_t branch)
{
    for (size_t i = 0; i < c->state_tests.n; i++)
        if (c->state_tests.at[i].frame == frame && c->state_tests.at[i].branch == branch)
            return true;
    return false;
}

/* Does the thread wait elsewhere for what is found there? */
static bool is_waited_for(struct conc *c, const struct state_test *seen)
{
    uint32_t turn = turn_at(c, seen->loc);
    int64_t a = 0, b = 0;
    if (turn == PTA_NONE || !c->turns.at[turn].is_state)
        return false;
    for (size_t i = 0; i < c->turn_tests.n; i++) {
        const struct turn_test *t = &c->turn_tests.at[i], *s = &seen->t;
        bool is_one = t->turn == turn && t->is_not == s->is_not &&
                      c->frames.at[t->frame].origin.i == c->frames.at[s->frame].origin.i;
        if (is_one && (!t->value.bits || ir_ref_int(frame_func(c, t->frame)->unit, t->value, &a)) &&
            (!s->value.bits || ir_ref_int(frame_func(c, s->frame)->unit, s->value, &b)) && a == b)
            return true;
    }
    return false;
}

/* What a thread waits for in one place it may find in another one without waiting: `if (full)`. */
static void see_branch(struct conc *c, uint32_t frame, uint32_t branch)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct finfo *info = finfo_of(c, c->frames.at[frame].func);
    ir_ref cond = prog_args(pf, &pf->stmts[branch])[0];
    for (int if_true = 0; if_true < 2; if_true++) {
        struct state_test t;
        struct sighting at = {frame, branch, if_true};
        if (!find_state(c, at, (struct outcome){frame, cond, if_true}, &t) ||
            info->block_of[t.t.stmt] != info->block_of[branch] || !is_waited_for(c, &t) ||
            is_noted_branch(c, frame, branch))
            continue;
        uint32_t turn = turn_at(c, t.loc);
        bool is_set = false;
        for (uint32_t i = t.t.stmt; i < branch; i++)
            is_set |= turn_sets(c, c->frames.at[frame].inst, i, turn);
        if (!is_set)
            turn_add_event(c, frame, branch, turn, if_true ? TURN_IF_TRUE : TURN_IF_FALSE);
    }
}

static void see_branches(struct conc *c, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    for (uint32_t i = 0; i < pf->func->nstmts; i++)
        if (pf->stmts[i].op == IR_BRANCH)
            see_branch(c, frame, i);
}

/* ---- who sets it ---- */

static void see_value(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t turn, int64_t value)
{
    struct turn *t = &c->turns.at[turn];
    bool gives = is_awaited(c, turn, value);
    t->is_wide |= value < 0 || value > 1;
    if (gives)
        t->posters = seqs_insert(&c->sets, t->posters, c->frames.at[frame].origin.i);
    if (!prog_func_is_constructor(c->prog, c->frames.at[frame].func))
        t->setters = seqs_insert(&c->sets, t->setters, c->frames.at[frame].origin.i);
    turn_add_event(c, frame, stmt, turn, gives ? TURN_STORE : TURN_KEEP);
}

/* What a statement that writes there does to the turn. */
static void see_write(struct conc *c, uint32_t frame, uint32_t stmt, uint32_t turn)
{
    const struct prog_func *pf = frame_func(c, frame);
    const struct ir_stmt *s = &pf->stmts[stmt];
    uint32_t loc = c->turns.at[turn].loc.i;
    int64_t value;
    bool is_all = s->op == IR_MEMSET && ir_ref_int(pf->unit, prog_args(pf, s)[1], &value) && !value;
    bool is_one = s->op == IR_STORE && turn_place(c, c->frames.at[frame].inst, pf, stmt) == loc &&
                  ir_ref_int(pf->unit, prog_args(pf, s)[1], &value);
    if (is_all || is_one)
        see_value(c, frame, stmt, turn, value);
    else
        c->turns.at[turn].is_bad = true;
}

static void see_writes(struct conc *c, uint32_t frame)
{
    const struct prog_func *pf = frame_func(c, frame);
    for (uint32_t i = 0; i < pf->func->nstmts; i++) {
        uint8_t op = pf->stmts[i].op;
        bool is_bulk = op == IR_MEMSET || op == IR_MEMCOPY;
        if (!is_bulk && op != IR_STORE && op != IR_RMW && op != IR_CMPXCHG)
            continue;
        const struct idset *locs =
            pta_value(c->pta, c->frames.at[frame].inst, prog_args(pf, &pf->stmts[i])[0]);
        struct idset_iter it = idset_begin(locs);
        uint32_t loc;
        while (idset_step(&it, &loc))
            for (uint32_t t = 0; t < c->turns.n; t++) {
                loc_id at = c->turns.at[t].loc;
                bool is_there = loc == at.i || (is_bulk && pta_loc(c->pta, (loc_id){loc})->obj.i ==
                                                               pta_loc(c->pta, at)->obj.i);
                if (c->turns.at[t].is_state && is_there)
                    see_write(c, frame, i, t);
            }
    }
}

/* ---- who has it at the start ---- */

static bool is_test_frame(const struct conc *c, uint32_t frame)
{
    for (size_t i = 0; i < c->state_tests.n; i++)
        if (c->state_tests.at[i].frame == frame)
            return true;
    return false;
}

/* Has the frame waited for a state before the statement, itself or in what it called? */
static bool has_waited(struct conc *c, uint32_t frame, uint32_t stmt)
{
    inst_id inst = c->frames.at[frame].inst;
    const struct finfo *info = finfo_of(c, c->frames.at[frame].func);
    uint32_t n;
    for (size_t i = 0; i < c->state_tests.n; i++)
        if (c->state_tests.at[i].frame == frame &&
            comes_first(info, c->state_tests.at[i].branch, stmt))
            return true;
    const struct pta_edge *e = pta_inst_edges(c->pta, inst, &n);
    for (uint32_t i = 0; i < n; i++) {
        uint32_t callee = frame_called(c, frame, &e[i]);
        if (callee != PTA_NONE && comes_first(info, e[i].stmt, stmt) && is_test_frame(c, callee))
            return true;
    }
    return false;
}

/* Is the first state one that somebody waits for? What is not a variable is zero at first. */
static bool is_awaited_first(struct conc *c, uint32_t turn)
{
    struct turn *t = &c->turns.at[turn];
    const struct pta_loc *l = pta_loc(c->pta, t->loc);
    const struct pta_obj *o = pta_obj(c->pta, l->obj);
    int64_t value = 0;
    if (o->kind == OBJ_GLOBAL &&
        !sym_initial_value(&c->prog->syms[o->site], (uint64_t)l->off, t->size, &value))
        t->is_bad = true;
    return is_awaited(c, turn, value);
}

/* The thread that sets states of its own accord: main, or the one thread that does so beside what
 * main sets at first. PTA_NONE if there are several. */
static uint32_t first_setter(struct conc *c, uint32_t turn)
{
    uint32_t found = 0;
    for (uint32_t f = 0; f < c->frames.n; f++) {
        uint32_t o = c->frames.at[f].origin.i;
        for (uint32_t i = 0; o && i < frame_func(c, f)->func->nstmts; i++) {
            if (!turn_sets(c, c->frames.at[f].inst, i, turn) || has_waited(c, f, i))
                continue;
            uint32_t entry =
                frame_find(c, (origin_id){o}, pta_origin(c->pta, (origin_id){o})->entry);
            if ((found && found != o) || entry == PTA_NONE || !runs_once(c, entry, 0))
                return PTA_NONE;
            found = o;
        }
    }
    return found;
}

static void find_starter(struct conc *c, uint32_t turn)
{
    struct turn *t = &c->turns.at[turn];
    /* What is only waited for, and set by others, is no turn: `closed`. */
    t->is_bad |= !seqs_intersect(&c->sets, t->waiters, t->setters);
    if (is_awaited_first(c, turn)) {
        t->total = 1; /* for who waits for it first */
        return;
    }
    uint32_t o = first_setter(c, turn);
    t->is_bad |= o == PTA_NONE;
    if (o != PTA_NONE && seqs_has(&c->sets, t->posters, o))
        t->total = 1, t->first = o + 1;
}

/* Who never waits for a turn has none to give, but perhaps a first one: `awakened = true`. */
static void drop_one_sided(struct conc *c)
{
    uint32_t waiters = 0;
    for (uint32_t i = 0; i < c->turns.n; i++)
        if (c->turns.at[i].is_state)
            waiters = seqs_union(&c->sets, waiters, c->turns.at[i].waiters);
    for (uint32_t i = 0; i < c->turns.n; i++)
        if (c->turns.at[i].is_state)
            c->turns.at[i].is_bad |= seqs_minus(&c->sets, c->turns.at[i].posters, waiters) != 0;
}

void states_find(struct conc *c)
{
    bool has_any = false;
    for (size_t i = 0; i < c->state_tests.n; i++) {
        struct state_test s = c->state_tests.at[i];
        s.t.turn = state_turn(c, s.loc);
        if (s.t.turn == PTA_NONE)
            continue;
        has_any = true;
        vec_push(&c->turn_tests, s.t);
        turn_add_event(c, s.frame, s.branch, s.t.turn, s.if_true ? TURN_IF_TRUE : TURN_IF_FALSE);
        struct turn *t = &c->turns.at[s.t.turn];
        t->size = s.size;
        t->waiters = seqs_insert(&c->sets, t->waiters, c->frames.at[s.t.frame].origin.i);
    }
    for (uint32_t f = 0; has_any && f < c->frames.n; f++)
        see_writes(c, f);
    drop_one_sided(c);
    for (uint32_t f = 0; has_any && f < c->frames.n; f++)
        see_branches(c, f);
    for (uint32_t i = 0; has_any && i < c->turns.n; i++)
        if (c->turns.at[i].is_state)
            find_starter(c, i);
}

/* ---- in the flow ---- */

uint32_t states_at_start(struct conc *c, origin_id o, uint32_t lockset)
{
    for (uint32_t i = 0; i < c->turns.n; i++) {
        const struct turn *t = &c->turns.at[i];
        if (t->is_state && !t->is_bad && t->first == o.i + 1)
            lockset = lockset_acquire(c, lockset, token_of_place(c, t->loc, 0));
    }
    return lockset;
}

/* The turn by a flag that the lock set has: that one if it is there, else another; PTA_NONE. */
static uint32_t state_held(const struct conc *c, uint32_t lockset, uint32_t turn, uint32_t *token)
{
    struct seq s = seqs_at(&c->sets, lockset);
    uint32_t found = PTA_NONE;
    for (uint32_t i = 0; i < s.n && found != turn; i++) {
        struct seq locs = seqs_at(&c->sets, token_at(c, s.at[i]).locs);
        uint32_t other = locs.n == 1 ? turn_at(c, locs.at[0]) : PTA_NONE;
        if (other != PTA_NONE && c->turns.at[other].is_state)
            found = other, *token = s.at[i];
    }
    return found;
}

bool states_set(struct conc *c, uint32_t turn, bool gives, state_vec *states)
{
    bool is_foreign = false;
    for (size_t i = 0; i < states->n; i++) {
        uint32_t held = state_locks(c, &states->at[i]), token = PTA_NONE;
        uint32_t by = state_held(c, held, turn, &token);
        is_foreign |= by == PTA_NONE;
        if (by == PTA_NONE || !gives)
            continue;
        turns_unite(c, turn, by);
        state_set_locks(c, &states->at[i], lockset_release(c, held, token));
    }
    return is_foreign;
}

uint32_t states_released(struct conc *c, uint32_t set)
{
    for (uint32_t i = 0; i < c->turns.n; i++)
        if (c->turns.at[i].is_state)
            set = seqs_insert(&c->sets, set, c->turns.at[i].loc.i);
    return set;
}

/* ---- do they hold? ---- */

/* Who has the turn from the start on loses it by what another thread sets before there are two. */
void states_check(struct conc *c, uint32_t turn, origin_id o, bool gives)
{
    struct turn *t = &c->turns.at[turn];
    t->is_bad |= gives && t->first && t->first != o.i + 1 && o.i == 0;
}

void states_settle(struct conc *c)
{

    for (uint32_t i = 0; i < c->turns.n; i++) {
        struct turn *group = &c->turns.at[turn_group(c, i)];
        group->is_bad |= group->is_state && (c->turns.at[i].is_bad || group->total > 1);
    }
    for (uint32_t i = 0; i < c->turns.n; i++)
        if (c->turns.at[i].is_state)
            c->turns.at[i].is_bad |= c->turns.at[turn_group(c, i)].is_bad;
}
