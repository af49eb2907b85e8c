#ifndef CONC_DEADLOCK_ISSUE_INT_H
#define CONC_DEADLOCK_ISSUE_INT_H
/* Shared by the files that find issues: the list they add to. */
#include "conc/deadlock/deadlock.h"
#include "conc/deadlock/lockorder.h"
#include "conc/order/phase.h"

struct issues {
    VEC(struct issue) list;
    VEC(struct issue_side) sides;
    VEC(struct lock_link) links;
    struct tuples keys; /* (kind, statement ids ...) already in the list */
    struct issue_stats stats;
};

struct finder {
    struct conc *c;
    struct lock_order *order;
    struct issues *out;
    struct phases *phases;   /* made when first asked for */
    struct idset tried;      /* places of locks that are somewhere tried */
    struct idset shared;     /* ... or taken for reading */
    struct map matched;      /* (function context, places) -> has_matched_unlocks */
    struct tuples held_keys; /* (function context, statement, places) -> is_surely_held */
    VEC(bool) held;
    struct idset one_way; /* semaphores that one side takes and another gives: no locks */
};

/* A side at a statement of a function context, with what it holds there. */
struct issue_side side_at(const struct finder *, uint32_t fctx, uint32_t stmt, uint32_t lockset,
                          const char *what);
struct issue_side side_of_wait(const struct finder *, const struct wait *);
/* Adds an issue with its sides, once for the same statements. */
void issue_add(struct finder *, struct issue, const struct issue_side *sides, uint32_t n);
/* May the two waits, of different threads, be waited at at the same time? */
bool waits_can_meet(struct finder *, const struct wait *, const struct wait *);
bool fctxs_can_meet(struct finder *, const struct wait *, const struct wait *);

/* Is the lock held whenever the wait is reached, as far as its holder can see? A lock that a callee
 * takes on some paths only is not: the condition may be one that the states do not know. */
bool is_surely_held(struct finder *, const struct wait *, uint32_t token);

/* Does the function get the lock from a callee only, which does not take it on all of its paths? */
bool is_brought_sometimes(struct conc *, uint32_t fctx, uint32_t locs);

/* Is the lock given back at two statements of the function, under conditions that read the same
 * memory? States that say it is still held may be wrong then: the conditions belong together. */
bool has_matched_unlocks(struct finder *, uint32_t fctx, uint32_t locs);
/* Do the branches that the two statements depend on read the same memory? (condloop.c) */
bool are_decided_alike(struct conc *, uint32_t fctx, uint32_t a, uint32_t b);

/* What the semaphore at these places starts with; -1 if that is not known. */
int64_t semaphore_value(struct conc *, const struct idset *places);
/* The same as a term. */
struct number_at semaphore_number(struct conc *, const struct idset *places);

/* givenback.c: may a semaphore at one of these places have been posted before the statement by its
 * function, or below it, without a wait for it in between? */
bool is_given_back_before(struct conc *, uint32_t fctx, uint32_t stmt, const struct idset *places);

void cycles_find(struct finder *);       /* deadlock.c */
void atomicity_check(struct finder *);   /* atomicity.c */
void callbacks_check(struct finder *);   /* callback.c */
void handlers_check(struct finder *);    /* handler.c */
void promises_check(struct finder *);    /* promise.c */
void class_inits_check(struct finder *); /* classinit.c */
void init_waits_check(struct finder *);  /* initwait.c */
void lock_uses_find(struct finder *);    /* lockuse.c; calls the other */

#endif
