#ifndef CONC_LOCK_EXPLORE_H
#define CONC_LOCK_EXPLORE_H
/*
 * Mutual exclusion by atomics, found by trying all interleavings (explore.c has the theory): the
 * algorithms of Peterson, Dekker, Szymanski and others, turns handed round by waiting for values.
 */
#include "conc/conc_int.h"

struct explore;
struct explore *explore_new(struct conc *);
void explore_free(struct explore *); /* NULL is fine */

struct explore_point {
    uint32_t frame, stmt;
};
/* Is there no way to get two threads to these points at the same time? The threads are explored
 * when first asked for. */
bool explore_apart(struct explore *, struct explore_point a, struct explore_point b);

#endif
