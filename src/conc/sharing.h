#ifndef CONC_SHARING_H
#define CONC_SHARING_H
/*
 * Who shares what: for every shared place the statements that use it, by origin, and the locks that
 * they hold there. Comes out of the classes of race.c; empty if no races were looked for.
 *
 * Invariants
 *  1. Places are sorted by object and offset, uses of a place by statement and origin.
 *  2. A lock of a use is held on every way to it. Locks are named by one of their places.
 * Accesses through pointers that may mean many places say nothing about any of them and are left
 * out. Cost: linear in the members of the classes.
 */
#include "conc/conc.h"

struct shared_use {
    struct race_side at;
    uint32_t locks; /* set of places in the sets of conc: for shared_use_locks */
};

struct shared_place {
    obj_id obj;
    loc_id loc;
    uint32_t size;         /* bytes of the largest access */
    uint32_t first, nuses; /* in the list of uses */
};

/* The lock that is held most often at a place. */
struct usual_lock {
    loc_id loc; /* PTA_NONE: no lock is ever held */
    uint32_t held, uses;
    uint32_t use; /* one that holds it, index in the place */
};

uint32_t sharing_count(const struct conc *);
const struct shared_place *sharing_place(const struct conc *, uint32_t i);
const struct shared_use *sharing_use(const struct conc *, const struct shared_place *, uint32_t i);
/* The place of a location; NULL if it has none. */
const struct shared_place *sharing_at(const struct conc *, loc_id);
bool sharing_use_holds(const struct conc *, const struct shared_use *, loc_id lock);
struct usual_lock sharing_usual_lock(const struct conc *, const struct shared_place *);

#endif
