#ifndef CONC_ORDER_RALLY_H
#define CONC_ORDER_RALLY_H
/*
 * Barriers made by hand: every thread counts itself in, the last one lets all others go on.
 *
 *   arrival   the counter goes up or down by one: an atomic operation, or a load and a store
 *             under a lock
 *   wait      a loop that only looks at a variable: the counter itself, or one (generation, sense,
 *             cycle) that is stored to where the counter says that all are here; or a wait for a
 *             condition in no loop (A-SIGNALLED), which the last one signals to all
 *   point     the first statement that comes after the wait, and after the store that ends it; or,
 *             if the last one returns on its own, every return
 *
 * Or the last one posts a semaphore as often as there are threads, and everybody waits for that
 * once: a turnstile. The counter goes back in the same way, behind a second one.
 *
 * What comes before an arrival in one thread is before what comes behind a point in another, as for
 * the barriers of a library (phase.h, A-BARRIER).
 */
#include "conc/conc_int.h"

struct rally {
    uint32_t point;   /* statement behind the wait; IR_NONE: every return of the function */
    uint32_t counter; /* location */
};
/* Does the frame's function wait at a barrier of its own making? */
bool rally_find(struct conc *, uint32_t frame, struct rally *out);

#endif
