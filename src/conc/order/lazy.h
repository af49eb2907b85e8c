#ifndef CONC_ORDER_LAZY_H
#define CONC_ORDER_LAZY_H
/* What is made once, at first use, behind a flag (lazy.c has the theory). */
#include "conc/element/index.h"
#include "conc/order/signal.h"

/* Does a flag say, at one of the two accesses, that the other one, which holds locks, is over? */
bool lazy_apart(struct index *, const struct signal_side *, bool is_locked,
                const struct signal_side *, bool other_is_locked);

/* ---- flags under a lock, for firstcome.c ---- */

/* The record that the store sets a flag of; PTA_NONE: a variable. */
uint32_t flag_root(const struct place_in *, uint32_t store);
/* Does every way to the use find the flag of the store clear, under a lock that it still holds, and
 * not set it yet? *lock: which one, as the record knows it. */
bool flag_is_found_clear(const struct use *, uint32_t store, uint32_t *lock);
/* Does the statement give some lock back? */
bool flag_lock_given_back(const struct use *, uint32_t stmt);

#endif
