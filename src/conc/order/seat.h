#ifndef CONC_ORDER_SEAT_H
#define CONC_ORDER_SEAT_H
/* Elements of a table that are taken by a flag under a lock (seat.c has the theory). */
#include "conc/order/signal.h"

/* Are the two accesses, in two threads, to elements that each side has taken for itself? */
bool seats_apart(struct conc *, const struct signal_side *, const struct signal_side *);

#endif
