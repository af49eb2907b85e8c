#ifndef CONC_DEADLOCK_DEADLOCK_H
#define CONC_DEADLOCK_DEADLOCK_H
/*
 * Deadlocks and misuse of locks, from the lock states that the race detector needs anyway.
 *
 *   lockorder.c  where threads wait, what they hold; the lock-order graph
 *   lockrel.c    which of two locks of one kind comes first
 *   lockkind.c   recursive, error-checking, writers first
 *   deadlock.c   cycles that can happen
 *   handler.c    locks of signal handlers
 *   lockuse.c    missing and surplus unlocks, conditions, semaphores, barriers
 *   arrive.c     barriers and latches that wait for more than come
 *   classinit.c  classes whose initialisers need each other
 *   initwait.c   initialisers that wait for a thread which needs their class
 *   callback.c   locks held across calls of what others registered
 *   promise.c    annotations: what they say of locks and changes
 *
 * Invariants
 *  1. The result is immutable and sorted; equal input gives equal output.
 *  2. Work is bounded by counts, not by time; what was left out is counted in the result.
 */
#include "conc/conc.h"

enum issue_kind {
    ISSUE_CYCLE,     /* every side holds what the one before it wants */
    ISSUE_ORDER,     /* two locks of one kind, in no fixed order */
    ISSUE_SELF,      /* wants what it holds */
    ISSUE_JOIN,      /* a cycle through the end of a thread */
    ISSUE_WAIT,      /* waits for a signal that needs a lock it holds */
    ISSUE_STUCK,     /* waits for what only comes after the wait of another, and so on */
    ISSUE_STARVED,   /* waits for a task that only threads run which may all wait like this */
    ISSUE_INIT,      /* initialisers of classes that need each other's class */
    ISSUE_SHORT,     /* waits for more than can come */
    ISSUE_SEVERAL,   /* waits for a permit with others that all may do so */
    ISSUE_HANDLER,   /* a signal handler wants what the thread that it interrupts may hold */
    ISSUE_CHILD,     /* the child of a fork wants what other threads may have held */
    ISSUE_EXIT,      /* a handler of exit wants what the thread holds that ends the process */
    ISSUE_BARRIER,   /* waits at a barrier with a lock that another participant needs first */
    ISSUE_SILENT,    /* waits for what nobody signals */
    ISSUE_LEAK,      /* returns or ends with a lock that it takes and elsewhere gives back */
    ISSUE_NOT_HELD,  /* gives back what it does not hold */
    ISSUE_NO_LOOP,   /* condition wait that does not look again */
    ISSUE_UNGUARDED, /* condition wait without its lock */
    ISSUE_BETWEEN,   /* what it waits for changes, and is signalled, without its lock */
    ISSUE_WRONG_ONE, /* a signal wakes one of those who wait for different things */
    ISSUE_TOO_FEW,   /* fewer signals than threads that wait for them */
    ISSUE_UNLOCKED,  /* a signal without the lock that it needs (JVM) */
    ISSUE_UNSAID,    /* what it waits for changes, and nobody signals after that */
    ISSUE_UNCHANGED, /* nobody changes what it waits for */
    ISSUE_SPLIT,     /* hint: read and write of one place in two sections of one lock */
    ISSUE_CALLBACK,  /* information: a lock is held while registered code is called */
    ISSUE_PROMISE,   /* access without the lock that an annotation names */
    ISSUE_MUTATED    /* write to what an annotation says does not change */
};

struct issue_side {
    struct race_side at; /* .loc: the lock it wants, PTA_NONE if it waits for a thread's end */
    uint32_t joined;     /* origin whose end it waits for, PTA_NONE */
    uint32_t lock_stmt;  /* statement id that takes the lock, perhaps in a callee; PTA_NONE */
    bool is_shared;      /* wants it for reading */
    const char *what;    /* "wait", "unlock", "return", ... */
    const char *name;    /* of what it waits for, if that is no variable; NULL */
    uint32_t section;    /* statement id that takes the lock of a section; PTA_NONE: not one */
};

struct issue {
    enum issue_kind kind;
    uint32_t first, nsides; /* in the list of sides */
    loc_id lock;            /* what it is about */
    bool is_guess;          /* a pointer may mean several locks */
    bool is_unique;         /* all locks of it are single run-time locks */
    const char *name;       /* what it is about, if that is no lock; NULL */
};

struct issue_stats {
    uint32_t waits, edges, nodes, components;
    uint32_t cut;        /* waits whose locks were not known, or too many */
    uint32_t cycles_cut; /* components that were not searched to the end */
    uint32_t rings_cut;  /* components with a ring of so many locks that it was not looked at */
};

/* `to` is waited for while `from` is held; one for each pair of locks. */
struct lock_link {
    loc_id from, to;
    uint32_t from_stmt; /* where `from` is taken, statement id */
    uint32_t to_stmt;   /* the same of `to`, perhaps in a callee; PTA_NONE: `at` does it */
    struct race_side at;
    bool is_cyclic; /* part of a cycle that is an issue */
};

/* What is only looked for if asked for. */
struct issue_wishes {
    bool atomicity, callbacks;
};

struct issues;
struct issues *issues_find(struct conc *, struct issue_wishes);
void issues_free(struct issues *);
uint32_t issues_count(const struct issues *);
const struct issue *issues_at(const struct issues *, uint32_t i);
const struct issue_side *issues_side(const struct issues *, const struct issue *, uint32_t i);
uint32_t issues_nlinks(const struct issues *);
const struct lock_link *issues_link(const struct issues *, uint32_t i);
struct issue_stats issues_stats(const struct issues *);
const char *issue_rule(enum issue_kind); /* rule id for reports */

#endif
