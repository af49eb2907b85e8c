#ifndef CONC_DEADLOCK_LOCKORDER_H
#define CONC_DEADLOCK_LOCKORDER_H
/*
 * Where threads wait, and what they hold meanwhile: the raw material of deadlocks.
 *
 * A wait is a statement that may block in a state of locks: taking a lock, joining a thread,
 * coming back from a condition. It is told where the user's code stands: a wait inside a library
 * or inside a wrapper that takes the lock as its parameter is lifted to its callers, with the lock
 * and the held locks named as the caller names them.
 *
 * An order edge says that some thread waits for node `to` while it holds node `from`. Nodes are
 * places of locks, and ends of origins (who joins waits for the end, who runs holds it).
 *
 * Invariants
 *  1. Waits and edges depend only on the result of flow.c; equal input, equal order.
 *  2. Two locks that may be one run-time lock have one node, except where a pointer may be one of
 *     several variables (at most MAX_PLACES of them; then there is an edge for each).
 * Cost: one walk over the function contexts that wait, plus the lifts, which are capped.
 */
#include "conc/lock/lockrel.h"

enum wait_kind {
    WAIT_LOCK,
    WAIT_AGAIN, /* for the lock of a condition, when the wait is over */
    WAIT_JOIN,
    WAIT_NOTHING, /* only a place with a state (lockuse.h) */
};

struct wait {
    enum wait_kind kind;
    uint32_t fctx, stmt; /* in the user's code */
    uint32_t entry;      /* how it got there */
    uint32_t lockset;    /* held */
    uint32_t token;      /* wanted; JOIN: set of joined origins, as live elements */
    uint32_t places;     /* set of places that `token` can be by this way; 0: all of its own */
    uint32_t live;       /* who may be alive, absolute */
    struct effect_pair change;
    bool is_recursive;               /* the holder may take it again */
    bool is_held;                    /* and does so, as a function on the way sees */
    bool is_masked;                  /* no handler interrupts the holder */
    uint8_t relation;                /* enum relation_kind to held locks of its kind */
    uint32_t inner_fctx, inner_stmt; /* before it was lifted */
    /* What the user is shown: a wrapper's caller, but not the caller of what takes several. */
    uint32_t shown_fctx, shown_stmt, shown_lockset, shown_token;
};

struct order_edge {
    uint32_t from, to; /* nodes */
    uint32_t wait;
    uint32_t held;         /* token; PTA_NONE: the end of an origin */
    uint8_t relation;      /* enum relation_kind, if from == to or both may be either of the two */
    uint8_t held_shared;   /* modes */
    uint8_t wanted_shared; /* */
    bool is_guess;         /* one side may be another lock */
};

struct order_node {
    loc_id loc;      /* PTA_NONE: end of `origin` */
    uint32_t origin; /* */
    bool is_unique;  /* one run-time lock */
};

struct lock_order {
    struct conc *c;
    VEC(struct wait) waits;
    VEC(struct order_node) nodes;
    VEC(struct order_edge) edges; /* sorted by (from, to, wait) */
    struct tuples wait_keys;
    uint32_t *waits_of;     /* function context -> first of its waits in by_fctx; one more */
    uint32_t *by_fctx;      /* waits, by function context */
    struct map node_of;     /* location -> node + 1 */
    struct map node_of_end; /* origin -> node + 1 */
    struct idset wild;      /* objects with locks in arrays */
    struct lock_kinds *kinds;
    uint32_t cut; /* waits and edges left out */
};

void lock_order_build(struct lock_order *, struct conc *);
void lock_order_release(struct lock_order *);
/* Does the join wait for nobody, because the handle that dies there was moved from? (drop.c) */
bool join_is_of_moved(struct conc *, uint32_t fctx, uint32_t stmt, const struct effect *);
/* afteronce.c: is the wait inside of what is done once, or at its beginning, although it was done
 * before on every way there? */
bool wait_is_after_once(struct conc *, const struct wait *);
/* inserted.c: is it in a destructor that only who inserts would run under the inherited locks? */
bool wait_is_of_inserted(struct conc *, const struct wait *);
/* A wait for nothing yet, at a statement in a state. */
struct wait wait_make(struct conc *, uint32_t fctx, uint32_t stmt, const struct state *);
/* The wait with what the callers hold all the while, for one way into its function context. */
struct wait wait_entered(struct conc *, const struct wait *, uint32_t entry);
/* The same as the caller sees it. */
struct wait wait_seen_by_caller(struct conc *, const struct wait *, uint32_t caller,
                                const struct call_record *);
/* The waits of a function context: *n indices into `waits`. */
const uint32_t *waits_of_fctx(const struct lock_order *, uint32_t fctx, uint32_t *n);
origin_id wait_origin(const struct lock_order *, const struct wait *);
/* The place a token stands for; several if it is not known which. At most max. */
uint32_t token_places(struct conc *, uint32_t token, uint32_t *out, uint32_t max, bool *is_unique);

/* lockkind.c: what kind of lock a place is, by how it is initialised. */
enum lock_kind {
    LOCK_NORMAL,
    LOCK_REENTRANT,
    LOCK_CHECKED,
    LOCK_WRITERS_FIRST,
    LOCK_NO_REREAD /* its reader does not know whether writers go first */
};
struct lock_kinds *lock_kinds_find(struct conc *);
void lock_kinds_free(struct lock_kinds *);
enum lock_kind lock_kind_of(const struct lock_kinds *, uint32_t loc);

#endif
