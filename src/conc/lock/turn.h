#ifndef CONC_LOCK_TURN_H
#define CONC_LOCK_TURN_H
/*
 * Locks that are no locks by name: a variable whose value says whose turn it is, a busy flag under
 * a lock, semaphores that pass one token round (turn.c has the theory). Lock sets hold their tokens
 * like those of other locks; guards of them have a kind of their own, because whether they hold is
 * known only when every state and every race is.
 */
#include "conc/element/index.h"

/* Before flow_run, after syncs_find. */
void turns_find(struct conc *);
/* The turn kept at the place; PTA_NONE. */
uint32_t turn_at(const struct conc *, uint32_t loc);
/* Is it a semaphore that passes something on? */
static inline bool turn_is_passed(const struct conc *c, uint32_t loc)
{
    uint32_t turn = c->turns.n && loc != IDSET_END ? turn_at(c, loc) : PTA_NONE;
    return turn != PTA_NONE && c->turns.at[turn].is_passed;
}
/* What stands for all the places that pass the turn to each other. */
uint32_t turn_group(const struct conc *, uint32_t turn);

/* Is no lock given back between two statements of the function, the first on every way? */
bool turn_lock_is_kept(struct conc *, uint32_t frame, uint32_t from, uint32_t to);
/* Does a plain store follow a test that found the place zero, under a lock that was kept? */
bool turn_follows_test(struct conc *, uint32_t frame, uint32_t stmt, uint32_t loc);
/* Is the place waited for to be zero behind the store, before the function comes back? */
bool turn_waits_after(struct conc *, uint32_t frame, uint32_t stmt, uint32_t loc);
/* The load of a place that is zero if the condition came out so; IR_NONE. */
uint32_t turn_zero_if(struct conc *, func_id, const struct known *);
/* Is the left side of the comparison zero if it comes out so? */
bool turn_says_zero(const struct prog_func *, const struct ir_stmt *cmp, bool is_true);
/* The busy flag that the statement takes; PTA_NONE. */
uint32_t turn_is_taken(const struct conc *, inst_id, uint32_t stmt);

/* Does somebody get the turn at the statement? */
bool turn_begins(const struct conc *, inst_id, uint32_t stmt);

/* flow.c: stores to turn variables, waits and posts, branches that find the turn. */
struct walk;
/* The result: does it give back what the function has not taken? */
bool turn_step(const struct walk *, uint32_t stmt, state_vec *states);
void turn_edge(const struct walk *, struct state *, uint32_t branch, bool is_true);
/* The result: did it have what it passes on? */
bool turn_semaphore(const struct walk *, struct state *, uint32_t stmt, const struct effect *);
/* What is left of a lock set when a lock is given back: nothing is done only once any more. */
uint32_t turn_unlocked(struct conc *, uint32_t lockset);
/* The set with the places of turns that the statement, or its post, gives back. */
uint32_t turn_releases(struct conc *, inst_id, uint32_t stmt, const struct effect *post,
                       uint32_t set);

/* What an origin holds from its start on, with the turns that it has. */
uint32_t states_at_start(struct conc *, origin_id, uint32_t lockset);

/* race.c: which of them hold, by all states. */
void turns_settle(struct conc *, struct index *);
/* The group of semaphores whose token the origin has from the start, before its first post. */
uint32_t turn_starts(struct conc *, uint32_t origin, uint32_t live);

/* Is the function run under a lock by its model (an atomic section), or does it take one? */
bool func_is_section(struct conc *, func_id);

#endif
