#ifndef CONC_DEADLOCK_REGION_H
#define CONC_DEADLOCK_REGION_H
/*
 * Critical sections that protect nothing: between an acquisition and its release there is no access
 * that could meet another thread's if the lock were not there. Asks race.c which accesses needed a
 * lock; everything done under a lock is attributed to the acquisition that a reader would name.
 *
 * Not listed: locks that conditions use, that are somewhere only tried, or that other locks are
 * taken under (they may keep an order); sections that are empty (waiting for somebody), that do
 * input or output, or call code that is not known; sections that write two or more shared places,
 * which may have to change together, or use one by several atomic operations, unless asked for.
 *
 * Cost: one walk over the statements that hold a lock, with their stacks.
 */
#include "conc/conc.h"

enum region_reason {
    REGION_LOCAL,   /* what is used inside belongs to one thread */
    REGION_READ,    /* what is shared inside is only read */
    REGION_ATOMIC,  /* ... is used by atomic operations only */
    REGION_ORDERED, /* those who use it never run at the same time */
};

struct lock_region {
    struct race_side at; /* a statement inside, with its stack; .loc: the lock */
    enum region_reason reason;
    uint32_t stmt_id;   /* the acquisition */
    uint32_t accesses;  /* inside, over all contexts */
    uint32_t loops;     /* of its function, around the acquisition */
    int64_t rounds;     /* how often these take it, as far as constants say; else -1 */
    bool may_be_atomic; /* writes several shared places, or one by several operations */
};

struct regions;
struct regions *regions_find(struct conc *, bool with_atomic); /* needs options.with_regions */
void regions_free(struct regions *);
uint32_t regions_count(const struct regions *);
const struct lock_region *regions_at(const struct regions *, uint32_t i);

#endif
