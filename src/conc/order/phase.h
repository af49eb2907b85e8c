#ifndef CONC_ORDER_PHASE_H
#define CONC_ORDER_PHASE_H
/*
 * Barriers divide a run into phases: what one thread does before its k-th wait at a barrier comes
 * before what another does after its k-th wait. For every barrier and every point this module
 * knows how many waits may have been done (and how many may still come) as a set of numbers: exact
 * below PHASE_EXACT, by remainder above. The remainder is that of 48, and of other numbers for
 * loops whose waits do not divide 48, so that these keep their phases apart too. Two points
 * without a common number are ordered.
 *
 * Assumed (A-BARRIER): every thread that waits at a barrier takes part in each of its rounds.
 */
#include "conc/conc_int.h"

struct phases;
struct phases *phases_new(struct conc *);
void phases_free(struct phases *); /* NULL is fine */
/* Does a barrier separate the two statements, run by different threads? */
bool phases_apart(struct phases *, uint32_t frame_a, uint32_t stmt_a, uint32_t frame_b,
                  uint32_t stmt_b);
/* The same if both threads are of one team, of which there may be several. */
bool phases_apart_in_team(struct phases *, uint32_t frame_a, uint32_t stmt_a, uint32_t frame_b,
                          uint32_t stmt_b);
/* Two statements of a loop with a wait in every round: are threads that are at them together in the
 * same round? */
bool phases_in_step(struct phases *, uint32_t frame, uint32_t loop, uint32_t a, uint32_t b);
/* The same of two kinds of threads that run one function, each in a frame of its own. */
bool phases_in_step_of_two(struct phases *, uint32_t frame_a, uint32_t frame_b, uint32_t loop,
                           uint32_t a, uint32_t b);
/* May the thread wait at a barrier on its way from one statement of a function to another? */
bool phases_between(struct phases *, uint32_t frame, uint32_t from, uint32_t to);
/* Does the statement always wait at the barrier of the team? */
bool phases_must_wait(struct phases *, uint32_t frame, uint32_t stmt);
/*
 * rerun.c: does every thread wait at the team's barrier between two runs of the construct that the
 * call at `stmt` begins? If the call is asked again and again in a loop, that is one run.
 */
bool phases_divide_runs(struct conc *, struct phases *, uint32_t frame, uint32_t stmt,
                        bool is_asked_again);

#endif
