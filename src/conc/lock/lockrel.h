#ifndef CONC_LOCK_LOCKREL_H
#define CONC_LOCK_LOCKREL_H
/*
 * Two locks of one kind in one function: which one comes first?
 *
 *   lockrel.c    by address, index, a number in the objects, or a link between them
 *   pair.c       two that a comparison put in order
 *   lockplace.c  by their places in one object
 *   fixed.c      numbers that stay as they are while there are threads
 *   locksetup.c  locks that an object has pointers to
 *   locklink.c   fields that lead there and back
 */
#include "conc/conc_int.h"

/* How the wanted lock stands to a held one of the same node. */
enum relation_kind {
    REL_UNKNOWN, /* either may come first */
    REL_SAME,    /* the same run-time lock */
    REL_UP,      /* later by address, index or a number of its own */
    REL_DOWN,
    REL_CHILD, /* found through the held lock's object */
    REL_PARENT,
    REL_RING,   /* the next one of a ring: i, (i + 1) % n */
    REL_BROKEN, /* a ring whose order is turned round for some of the threads */
};

struct relation_query {
    uint32_t fctx, stmt;
    uint32_t held, wanted; /* tokens, in the terms of the function */
};
enum relation_kind lock_relation(struct conc *, const struct relation_query *);
/* The same for two known places of one object, and for the end of an array and any of it. */
enum relation_kind relation_by_place(const struct conc *, const struct lock_token *held,
                                     const struct lock_token *wanted);
enum relation_kind relation_by_end(const struct conc *, const struct lock_token *known,
                                   const struct lock_token *any);
/* The same for locks that are known by the variables that lead to them (settled.c). */
enum relation_kind relation_by_name(struct conc *, const struct lock_token *held,
                                    const struct lock_token *wanted);
/* The same for locks of two known objects, by a comparison that the function makes of them. */
enum relation_kind lock_relation_by_test(struct conc *, const struct relation_query *);
/* The same for two values at a statement: which one is greater, if they name locks? */
enum relation_kind values_relation(struct conc *, func_id, uint32_t stmt, uint32_t a, uint32_t b);
/* May the statement be reached, in this context, while there are other threads, with an address
 * (NONE: not known) that others know? */
bool store_is_late(struct conc *, uint32_t fctx, uint32_t stmt, ir_ref address);
/* Does a number that x is compared by stay as it is while there are threads? (fixed.c) */
bool number_is_fixed(struct conc *, const struct relation_query *, uint32_t x, uint32_t number);
/* The same for locks that two fields of one object lead to, by what the fields were set to, or one
 * field of two objects, by the order of those (locksetup.c). */
enum relation_kind setup_relation(struct conc *, const struct relation_query *);
/* The same for two objects that have pointers to the locks of the query. */
enum relation_kind lock_relation_of_owners(struct conc *, const struct relation_query *,
                                           uint32_t held, uint32_t wanted);
/*
 * Are the locks at two addresses chosen by one comparison, each where the other is not (`first = a
 * < b ? a : b`, `second = a < b ? b : a`)? Then whoever holds both holds the locks at `chosen`.
 */
bool locks_are_exchanged(struct conc *, uint32_t one, uint32_t other, uint32_t chosen[2]);
/* Is the lock at the address `x != NULL ? x : other`? Who holds it holds `x`, if there is one. */
bool lock_unless_null(struct conc *, uint32_t address, func_id *, ir_ref *x);
/* Are they two such locks? (pair.c) */
bool locks_are_pair(struct conc *, struct lock_token, struct lock_token, uint32_t chosen[2]);
bool lockset_has_pair(struct conc *, uint32_t lockset); /* remembered: many ask */
/* Is the lock one of two such that the set has, in the terms of the instance? */
bool lockset_has_chosen(struct conc *, uint32_t lockset, struct lock_token, inst_id);
/* The set with the locks of such pairs also by the names that they were chosen from. */
uint32_t lockset_with_chosen(struct conc *, uint32_t lockset);
struct number_at {
    func_id func;
    uint32_t term; /* PTA_NONE: not known */
};
/* How many a semaphore lets in. */
struct seats {
    int64_t count; /* -1: not known */
    struct number_at number;
};
/* Is the ring that the two locks are neighbours of longer than that? */
bool ring_is_longer(struct conc *, const struct relation_query *, const struct seats *);
/* The same for two values of a function. */
bool ring_of_values_is_longer(struct conc *, func_id, uint32_t stmt, uint32_t a, uint32_t b,
                              const struct seats *);
/* The same for locks that two fields of one object lead to, wherever those are set. */
bool setup_ring_is_longer(struct conc *, const struct relation_query *, const struct seats *);
/* REL_CHILD, REL_PARENT: offset of the field through which one is found; PTA_NONE if not one. */
uint32_t lock_link(struct conc *, const struct relation_query *);
/* Does some function set `a->there = b` and `b->back = a`? Looks at all functions. */
bool links_are_inverse(struct conc *, uint32_t there, uint32_t back);

/* select.c: is the value (a term) what a call gives as the element of its first argument that its
 * second one is the number of, so that numbers in order are locks in order? The query may be of
 * another function. */
struct selection {
    uint32_t table, number; /* terms; the table with the way it is asked */
};
bool call_selects(struct conc *, const struct relation_query *, func_id, uint32_t value,
                  struct selection *);
/* Of two elements that calls select from one table, their numbers; other values stay. */
void selected_to_numbers(struct conc *, const struct relation_query *, func_id, uint32_t *x,
                         uint32_t *y);

#endif
