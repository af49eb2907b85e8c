#ifndef CONC_PHASE_H
#define CONC_PHASE_H
/*
 * Barriers divide a run into phases: what one thread does before its k-th wait at a barrier comes
 * before what another does after its k-th wait. For every barrier and every point this module
 * knows how many waits may have been done (and how many may still come) as a set of numbers:
 * exact below PHASE_EXACT, by remainder above, so that loops whose number of waits divides 48 keep
 * their phases apart. Two points without a common number are ordered.
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
/* Two statements of a loop with a wait in every round: are threads that are at them together in the
 * same round? */
bool phases_in_step(struct phases *, uint32_t frame, uint32_t loop, uint32_t a, uint32_t b);
/* May the thread wait at a barrier on its way from one statement of a function to another? */
bool phases_between(struct phases *, uint32_t frame, uint32_t from, uint32_t to);

#endif
