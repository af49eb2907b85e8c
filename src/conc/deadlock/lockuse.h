#ifndef CONC_DEADLOCK_LOCKUSE_H
#define CONC_DEADLOCK_LOCKUSE_H
/*
 * Uses of locks, conditions, semaphores and barriers, each in a state of locks.
 *
 *   lockuse.c  collects them; missing and surplus unlocks
 *   condwait.c conditions: waits without lock or signal; waits that keep the signaller away
 *   condloop.c waits that do not look again
 *   wakeup.c   signals that come between test and wait
 *   need.c     locks that a thread takes on every way to a statement
 *   failedtry.c unlocks after a try that has failed
 *   stuck.c    semaphores, joins and barriers that wait for each other
 *   stopping.c waits of threads that are told to stop otherwise
 *   cancelled.c threads that are cancelled with a lock
 *   starve.c   pools whose threads all wait for tasks of their pool
 *   arrive.c   barriers and latches that wait for more than come
 *   room.c     bounded queues that get full
 *   absent.c   threads that stay away because of their number
 *   tally.c    how often a thread comes to statements
 *   atstart.c  condition waits that end only after a change
 *   content.c  containers that such a wait tests
 *   permit.c   semaphores that are not posted on every way
 *   several.c  threads that take several permits of one semaphore
 *   forked.c   locks that the child of a fork takes
 *   exiting.c  locks that a handler of exit takes
 *   unsaid.c   conditions that nobody signals after the last change
 *   wakeone.c  signals that wake one where others wait, too
 *
 * A use inside a library is told where the user's code calls it.
 */
#include "conc/deadlock/issue_int.h"
#include "conc/deadlock/tally.h"
#include "conc/deadlock/thrown.h"

enum use_kind {
    USE_UNLOCK,
    USE_COND_WAIT,
    USE_SIGNAL,
    USE_SEM_WAIT,
    USE_SEM_POST,
    USE_BARRIER,
    USE_AWAIT,   /* of a promise */
    USE_RELEASE, /* */
    USE_FILL,    /* waits for room in a bounded queue */
    USE_DRAIN,   /* */
    USE_WATCH,   /* waits until an atomic changes and somebody says so, by USE_RELEASE */
    USE_END,     /* of the thread, by a call */
    USE_KINDS
};

struct use {
    enum use_kind kind;
    struct wait at; /* where, with what held; token: lock given back, or that of a condition */
    uint32_t loc;   /* condition, semaphore, barrier; PTA_NONE if it is not one place */
    const struct idset *places; /* all that it may be; NULL if there is none */
    bool is_timed;
    bool is_many;       /* SIGNAL: wakes all */
    bool is_in_library; /* the statement itself stands in library code */
    bool is_direct;     /* no library function of its own between the user and the effect */
};

typedef VEC(struct use) use_vec;

struct uses {
    struct finder *f;
    struct conc *c;
    use_vec list;                /* by kind, function context, statement, lock set */
    size_t nunlocks;             /* of the list: they come first */
    size_t begin[USE_KINDS + 1]; /* where those of a kind begin in the list */
    bool has_posts;              /* of semaphores */
    struct thrown thrown;
    struct map needs;     /* (function context, depth, places) -> need.c: 1 no, wait + 2 */
    struct idset leaking; /* places of locks that some function forgets to give back */
    struct idset nested;  /* places of locks that their holder takes again */
};

/* Is a lock that may be at one of these places in the set? */
bool locks_meet(const struct conc *, uint32_t lockset, uint32_t locs);
/* A flag that nobody who sets it takes back: nobody waits until it is free again. */
bool is_done_flag(struct conc *, const struct lock_token *);
/* Does the thread take the lock at one of these places, and wait for it, on every path to the
 * statement, or in each round of a loop around it (is_repeated: the other side waits again and
 * again, too), or hold it there? If it is known where it waits, *by says so; else it is NULL. */
bool needs_lock(struct uses *, const struct wait *at, uint32_t locs, bool is_repeated,
                const struct wait **by);

bool wait_looks_again(struct conc *, const struct wait *); /* condloop.c */
/* Adds the places that are tested under the lock before it waits. */
void wait_tests(struct conc *, const struct wait *, struct idset *out);
void wakeups_check(struct uses *, const struct use *wait);        /* wakeup.c */
bool follows_failed_try(struct uses *, const struct use *unlock); /* failedtry.c */
void cond_waits_check(struct uses *);
void unsaid_check(struct uses *, const struct use *wait); /* unsaid.c */
void wake_ones_check(struct uses *);                      /* wakeone.c */
void permits_check(struct uses *);                        /* permit.c */
void several_permits_check(struct uses *);                /* several.c */
void forks_check(struct uses *);                          /* forked.c */
void exits_check(struct uses *);                          /* exiting.c */

/* atstart.c: does the wait wait as long as the places that are added to `tested` have what they
 * start with? *first is where that is decided, in the function of the wait. */
bool wait_needs_change(struct conc *, const struct wait *, struct idset *tested, uint32_t *first);
/* The same if its function was called there, with what that call is given: `await(&ready)`. */
bool wait_needs_change_from(struct conc *, const struct wait *, const struct call_site *from,
                            struct idset *tested, uint32_t *first);
/* Do the tests above it lead elsewhere, and does nothing change what they test? */
bool wait_never_begins(struct conc *, const struct wait *);
struct start_change {
    uint32_t loc;
    uint32_t fctx, stmt; /* fctx PTA_NONE: it is not known what it starts with */
};
typedef VEC(struct start_change) start_changes;
/* All statements that may put something else into the places than these start with. */
void start_changes_find(struct conc *, const struct idset *places, start_changes *out);

/* Among tested places: the container at a place, not what is stored there. */
#define CONTENT_BIT (UINT32_C(1) << 31)
/* content.c: does the call ask whether a container, one place, has something in it? *out: what it
 * says if there is nothing. */
bool content_asked(struct conc *, inst_id, uint32_t stmt, uint32_t *loc, int64_t *out);
enum content_use { CONTENT_KEPT, CONTENT_MADE, CONTENT_CHANGED };
/* What a call of the library's does to the container. */
enum content_use content_used(struct conc *, inst_id, uint32_t stmt, uint32_t loc);
/* A global variable that is zero before anybody constructs it. */
bool content_is_zero(const struct conc *, uint32_t loc);

void stuck_check(struct uses *);
void stopping_check(struct uses *); /* stopping.c */
/* May `later` be done after `first`? By what their common caller does. (stopping.c) */
struct stmt_point {
    uint32_t fctx, stmt;
};
bool stmt_may_follow(struct conc *, struct stmt_point first, struct stmt_point later);
uint32_t fctx_origin(const struct conc *, uint32_t fctx);
void cancels_check(struct uses *); /* cancelled.c */
/* May the post, or the release of a promise, be for a wait at this place? One of which nothing is
 * known may; a semaphore's must be one place, or it may be any. */
bool post_may_be_for(const struct use *post, uint32_t loc);
/* starve.c: the wait for a promise (which may be kept) that only threads could keep that may all
 * be waiting like this one. */
void own_promise_check(struct uses *, const struct wait *, uint32_t loc);
void pools_check(struct uses *); /* starve.c: executors of the library */
/* How many threads run the tasks of the origin, if a pool of the library does; -1. */
int64_t threads_of_pool(struct conc *, origin_id);
/* room.c: may more be put into the queue than it holds; does one thread do so at this place? */
bool gets_full(struct uses *, const struct use *fill);
bool fills_alone(struct uses *, const struct use *fill);
void arrivals_check(struct uses *);              /* arrive.c */
bool all_must_come(struct conc *, uint32_t loc); /* those that wait: just as many as it needs */
/* absent.c: how many of the origin's threads surely never come to any of the statements, all of
 * one frame, because of the number of the round that made them. */
int64_t threads_absent(struct conc *, uint32_t frame, const uint32_t *stmts, size_t n,
                       int64_t threads);
/* How many threads, or tasks, of the origin there are in the whole run. */
struct tally origin_tally(struct conc *, origin_id);

#endif
