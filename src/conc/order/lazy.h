#ifndef CONC_ORDER_LAZY_H
#define CONC_ORDER_LAZY_H
/* What is made once, at first use, behind a flag (lazy.c has the theory). */
#include "conc/element/index.h"
#include "conc/order/signal.h"

/* Does a flag say, at one of the two accesses, that the other one, which holds locks, is over? */
bool lazy_apart(struct index *, const struct signal_side *, bool is_locked,
                const struct signal_side *, bool other_is_locked);

#endif
