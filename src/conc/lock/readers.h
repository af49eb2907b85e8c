#ifndef CONC_LOCK_READERS_H
#define CONC_LOCK_READERS_H
/*
 * Readers that are counted.
 *
 *   by a lock   the first reader takes the lock for all of them, the last gives it back:
 *               `if (++readers == 1) lock(&w);` ... `if (--readers == 0) unlock(&w);`
 *   by a flag   a writer waits until nobody reads and nobody writes, and says that it writes
 *               (a busy flag of turn.h); a reader waits until nobody writes, and counts itself in.
 *
 * Who is counted in holds the lock, or the turn, shared. Conditions: the counter is changed in no
 * other way, and always under one lock; for flags also that each writer looks at the counter before
 * it sets the flag.
 */
#include "conc/conc_int.h"

/* +1 or -1 if the statement stores one more or less than it loads from the one place; 0. */
int readers_count(struct conc *, uint32_t frame, uint32_t stmt, uint32_t *loc);
/* latch.c: the same for an atomic operation that hands on what came before. */
int atomic_step(struct conc *, uint32_t frame, const struct ir_stmt *, uint32_t *loc);
/* latch.c: on this way of the branch the sync is acquired. */
void readers_add_wait(struct conc *, uint32_t frame, uint32_t branch, bool is_true, uint32_t sync);
/* latch.c, after readers_find. */
void latches_find(struct conc *);
/* semlatch.c, the same. */
void semaphore_latches_find(struct conc *);
/* countdown.c: latches of the library */
void countdowns_find(struct conc *);

/* idle.c, the same; and what is known before a statement. */
void idles_find(struct conc *);
struct walk;
/* The worker runs a task at the statement; the waiter may have made another one. */
void idle_add_task(struct conc *, uint32_t frame, uint32_t stmt, uint32_t sync);
void idle_add_put(struct conc *, uint32_t frame, uint32_t stmt, uint32_t sync);
/* futures.c, after idles_find. */
void futures_find(struct conc *);
void idle_step(const struct walk *, uint32_t stmt, state_vec *states);

/* After turns_find. */
void readers_find(struct conc *);
/* Statements and branches at which a reader comes or goes; the result as for turn_step. */
bool readers_step(const struct walk *, uint32_t stmt, state_vec *states);
void readers_edge(const struct walk *, struct state *, uint32_t branch, bool is_true);
/* The set with what the statement gives back. */
uint32_t readers_release(struct conc *, inst_id, uint32_t stmt, uint32_t set);
/* Is it a lock that the first reader takes for all, here, or (PTA_NONE) anywhere? */
bool readers_hold(const struct conc *, uint32_t locs, inst_id);
/* The turn that a reader who goes here must have; PTA_NONE. */
uint32_t readers_leave(const struct conc *, inst_id, uint32_t stmt);

#endif
