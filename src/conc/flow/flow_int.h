#ifndef CONC_FLOW_FLOW_INT_H
#define CONC_FLOW_FLOW_INT_H
/*
 * Shared by flow.c (calls, blocks, summaries), rounds.c (until nothing changes), exits.c and
 * facts.c (states, and what branches and phis tell about values), cell.c (flags in memory). A state
 * is a key (lock set, pending try, facts) and the change of the live set.
 */
#include "conc/conc_int.h"

struct walk {
    struct conc *c;
    uint32_t fctx, frame;
    uint32_t block; /* that is walked */
    func_id func;
    inst_id inst;
    const struct prog_func *pf;
    struct finfo *info;
    bool is_recording;
    uint8_t *waited; /* block -> 1: left its loop too early and has to come again, 2: has */
    int depth;
    bool is_throwing; /* the library function at hand ends by an exception */
};

/* The tested register, and what the condition being true / false tells of it. */
struct test {
    ir_ref value;
    enum truth if_true, if_false;
    bool is_sign; /* NONZERO stands for negative, ZERO for not negative */
    /* `x == 4`: what is compared, with what, and whether the test is true if they are equal. */
    ir_ref compared;
    int64_t number;
    bool if_equal;
};

/* A pending try whose success ends origins, or acquires a sync: the rest is a set of elements. */
#define TRY_KILLS (1u << 31)

/* In place of the register of a pending try: the address of who knows whether it has succeeded, a
 * holder that models tell of (holder.c), or a flag (kept.c). */
#define TRY_OF_HOLDER (1u << 31)
#define TRY_OF_FLAG   (1u << 30)
#define TRY_MARKS     (TRY_OF_HOLDER | TRY_OF_FLAG)
/* As the token: nothing was tried, the flag is zero (SUCCESS_ZERO) or not. */
#define TRY_IS_KNOWN (UINT32_MAX - 1)

/* A call or start in this state, for those who ask later. */
void record_call(struct walk *w, uint32_t stmt, uint32_t callee, bool is_spawn,
                 const struct state *s, uint32_t inert);
/* prior.c: before a statement, or the first one: what initialisers leave alive. */
void prior_step(struct walk *w, uint32_t stmt, state_vec *states);
uint32_t prior_left(struct conc *, uint32_t fctx); /* once it was walked */

/* Adds a state; true if the set changed. */
bool state_add(struct conc *, state_vec *, struct state);
uint32_t key_make(struct conc *c, const uint32_t key[KEY_WIDTH]);
uint32_t key_with_locks(struct conc *, uint32_t key, uint32_t lockset); /* instead of its own */
void key_get(const struct conc *c, uint32_t id, uint32_t out[KEY_WIDTH]);
struct effect_pair live_join(struct conc *c, struct effect_pair a, struct effect_pair b);
bool live_equal(struct effect_pair a, struct effect_pair b);
bool states_equal(const state_vec *a, const state_vec *b);
void set_fact(struct conc *c, struct state *s, uint32_t term, bool is_nonzero);
enum truth fact_of(const struct conc *c, const struct state *s, uint32_t term);
void forget_fact(struct conc *c, struct state *s, uint32_t term);
/* cell.c: the term under which what is known of a tested value is kept. */
uint32_t fact_term(const struct walk *w, ir_ref value);
/* Before a statement: what it stores into flags, or may. */
void cell_step(const struct walk *w, uint32_t stmt, state_vec *states);
/* What an exit tells of a flag that a parameter leads to, and the caller learns of it. */
uint32_t cell_at_exit(const struct walk *w, const struct state *s);
void cell_after_call(const struct walk *w, struct state *s, uint32_t stmt, uint32_t cell);
/* kept.c: the pending try of an exit, if a flag behind a parameter says how it went. */
void kept_exit(const struct walk *, const struct state *, const struct ir_stmt *,
               struct exit_state *);
uint32_t kept_in_caller(const struct walk *, uint32_t stmt, func_id callee, uint32_t kept);
/* Before a statement: it asks for such a flag, or may change it. */
void kept_step(const struct walk *, uint32_t stmt, state_vec *);
/* The value that a condition tests, and what either outcome says of it. */
struct test test_of(const struct walk *w, ir_ref cond);
void find_tested(const struct walk *w);
/* What is known of a value by itself: constants, and addresses, which are not null. */
enum truth truth_of(const struct walk *w, ir_ref ref);
/* What the facts of a state say of a test. */
enum truth truth_in(const struct walk *, const struct state *, const struct test *);
void live_kill(struct conc *c, struct effect_pair *live, uint32_t dead);
/* State after a branch on the test goes one way; false if it cannot. */
bool assume(const struct walk *w, struct state *s, const struct test *t, bool is_true);
/* flow.c: a statement changes the states before it into those behind it. */
void step_stmt(struct walk *, uint32_t stmt, bool is_throw, state_vec *states);
/* The statements of a block, and its ways out; true if a successor changed: it is marked. */
bool flow_block(struct walk *, uint32_t block, uint8_t *dirty);
void states_copy(state_vec *to, const state_vec *from);
/* rounds.c: what a function does when it is entered like that. */
struct walk walk_make(struct conc *, uint32_t fctx, int depth);
void analyse(struct conc *c, uint32_t fctx, int depth);
void redo_all(struct conc *);                       /* until no exits grow any more */
void flow_walk_again(struct conc *, uint32_t fctx); /* what it was told of others was wrong */
void record_all(struct conc *); /* the calls of all states, when they do not change any more */
bool flow_is_spent(const struct conc *); /* too much work: what is left is not followed */
/* The block at hand is walked again when the exits of the callee grow. */
void depend_on(struct walk *, uint32_t fctx, bool is_guess);
/* The state after a call of the instance, one for each exit. */
void call_frame(struct walk *, struct state, uint32_t stmt, inst_id target, bool is_throw,
                state_vec *out);
/* What of the locks held a call needs to know of: nothing, if it gives back just what it takes. */
struct lock_split split_for_call(struct walk *, uint32_t held, uint32_t frame, uint32_t mask,
                                 uint32_t given);
/* atexit.c: is what the call registers run at the end of the process; runs it, before a return of
 * main or a call that ends the process. */
bool runs_at_exit(const struct model_fn *);
/* The same around a fork; walks those that the call registers. */
bool runs_at_fork(const struct model_fn *);
/* Which argument of the call that registers it the handler is. */
enum fork_when { BEFORE_FORK, IN_PARENT, IN_CHILD };
bool is_fork_handler(const struct conc *, inst_id, uint32_t stmt, enum fork_when, uint32_t target);
void fork_handlers_step(struct walk *, struct state, uint32_t stmt);
void exit_step(struct walk *, uint32_t stmt, const state_vec *states);
/* emptied.c: the way round a join, where the pointer to what has the thread is null. */
bool is_emptied_way(const struct walk *, const struct test *, uint32_t branch, bool is_true,
                    uint32_t to, uint32_t other);
/* leave.c: what a loop that is left by the edge has joined in every round is over. */
void leave_loops(struct walk *, struct state *, uint32_t from, uint32_t to);
/* What is over if each call of a function, which is made for every element, ends like this. */
uint32_t joined_in_each(struct conc *, const struct state *before, const state_vec *after);
/* Would the edge leave a loop whose body has not been looked at? What it joins is not known yet. */
bool leaves_too_early(struct walk *, uint32_t from, uint32_t to);
/* ... where it meets the way with the join: its locks, if they are others; true if changed. */
bool emptied_meet(const struct walk *, const state_vec *, uint32_t from, uint32_t to);
/* started.c: on the way round a join, that there is no thread to wait for. */
void started_edge(struct walk *, struct state *, uint32_t from, uint32_t to, const struct test *,
                  bool is_true);
/* States after a call that comes back only if a value is not zero (require.c). */
void require_argument(const struct walk *w, uint32_t stmt, state_vec *states);
/* couple.c: held locks by the names that phis of the next block give them. */
void couple_edge(const struct walk *w, struct state *s, uint32_t from, uint32_t to);
/* Does a state hold a lock inside of an object that the test says is not there? */
bool holds_lock_of_null(const struct walk *, const struct state *, const struct test *,
                        bool is_true);
/* sweep.c: a loop that takes or gives back all locks of an array is left. */
void sweep_edge(const struct walk *w, struct state *s, uint32_t from, uint32_t to);
/* exits.c: the state after a call back into a large circle whose exits are not known yet. */
struct state guess_exit(struct conc *, uint32_t frame, struct state);
/* Is the edge's callee an empty function that other programs have in place of a lock's? */
bool stands_for_lock(const struct walk *, const struct pta_edge *, uint32_t n,
                     const struct pta_edge *empty);
/* Is this the exit that keeps what another one gives back, by a flag that says what is held? */
bool keeps_needlessly(const struct conc *, uint32_t fctx, func_id callee,
                      const struct exit_state *);
/* ... or the call that would give back, by such a flag, where no lock is held? */
bool gives_needlessly(const struct walk *, uint32_t stmt, uint32_t fctx, func_id callee,
                      uint32_t held);
/* One more way to leave the function. */
void exit_add(struct walk *, struct exit_state);
/* case.c: numbers that phis become, and the ways of a switch that they rule out. */
void find_switched(const struct walk *);
void case_takes(const struct walk *, struct state *, const struct state *before,
                const struct ir_stmt *phi, ir_ref from);
bool case_is_other(const struct walk *, const struct state *, const struct ir_stmt *term,
                   uint32_t way);
/* What the phis of block `to` take over on the edge from `from`. */
void phi_facts(struct walk *w, struct state *s, uint32_t from, uint32_t to);

/* holder.c: several locks that are tried at once, all of them if the result is -1, else none: the
 * state without them goes to `out`. */
void flow_split_tries(const struct walk *, const struct state *before, struct state *,
                      uint32_t stmt, const struct model_fn *, state_vec *out);

#endif
